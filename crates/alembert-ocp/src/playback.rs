//! A plan and the simulator: the same controls played back, and the trajectory with everything that a report shows.

mod names;

pub use names::{actuators, contacts};

use crate::actions::Action;
use crate::compile::Ocp;
use crate::problem::ProblemFile;
use crate::scalar::{M3, add, column, cross, scale, sub};
use crate::solve::Plan;
use crate::stability;
use crate::tree::{Node, NodeBlock, Wrenches};
use alembert::error::ModelErrors;
use alembert::model::Model;
use alembert::replay;
use alembert::trajectory::{Channel, LedgerEntry, Status, Trajectory, Verdict};
use nalgebra::{DMatrix, DVector};

/// Line of the ledger about plan and simulator.
const DEVIATION: &str = "plan against simulator";
/// Distances of plan and simulator, relative to the size of the motion, that are doubtful, and broken.
const APART: [f64; 2] = [1e-3, 0.1];

/// A plan that was played back.
#[derive(Debug)]
pub struct Playback {
    /// Motion, controls, contact forces, multipliers, objective.
    pub trajectory: Trajectory,
    /// Largest distance between plan and simulator: centres of mass [m] and directors.
    pub deviation: Option<f64>,
    /// The replay leaves the plan, but each step is reproduced: the motion is unstable. The trajectory is the plan then.
    pub amplified: Option<Amplified>,
}

/// A plan of an unstable motion: the simulator reproduces every step of it, but not the whole without feedback.
#[derive(Clone, Copy, Debug)]
pub struct Amplified {
    /// Largest distance of the end of a step, solved from the nodes of the plan before it: directors, and positions relative to the size of the model.
    pub step: f64,
    /// Growth of a deviation of size one in every step until the replay leaves the plan.
    pub growth: f64,
    /// When it does [s].
    pub time: f64,
    /// How far it goes, relative to the size of the model.
    pub largest: f64,
}

impl Amplified {
    /// The same in words.
    pub fn sentence(&self) -> String {
        format!(
            "reproduced step by step, to {:.1e} of the size of the model; the motion is unstable: played back as a whole without feedback, deviations grow by {:.1e} until t = {:.4} s, where the replay leaves the plan (by up to {:.1e})",
            self.step, self.growth, self.time, self.largest
        )
    }
}

/// A replay that leaves its plan.
struct Left {
    /// First node at which it is off, and by how much.
    node: usize,
    by: f64,
    largest: f64,
}

impl Left {
    /// As the end of its run.
    fn status(&self, times: &[f64]) -> Status {
        let time = times.get(self.node).copied().unwrap_or(0.0);
        Status::Stalled {
            time,
            body: String::new(),
            joint: None,
            residual: self.largest,
            message: format!(
                "the simulator does not reproduce this plan: played back with its controls the motion leaves it at t = {time:.4} s, by up to {:.1e} of the size of the model. Try a smaller tolerance under [solver], more steps, or a smaller max_turn",
                self.largest
            ),
        }
    }
}

/// How much larger the deviation of a replay may be than random defects of the steps predict: they need not be random.
const SPREAD: f64 = 100.0;
/// A replay that leaves its plan by more than this, in directors or relative to the size of the model, is another motion.
const OFF: f64 = 1e-3;

impl Plan {
    /// Configurations of all nodes as the simulator knows them.
    pub fn nodes(&self) -> Vec<replay::Node> {
        let (p, x) = (&self.program, &self.solution.x);
        (0..=p.steps())
            .map(|n| Self::node_of(&p.ocp, p.theta(x, n), &p.refs[n]))
            .collect()
    }

    /// A configuration as the simulator knows it.
    pub fn node_of(ocp: &Ocp, theta: &[f64], refs: &[M3<f64>]) -> replay::Node {
        let tree = &ocp.setup.tree;
        let mut node = Node::<f64>::new(tree);
        node.place(tree, theta, refs);
        let pose = |b: usize| {
            let mut directors = [0.0; 9];
            for k in 0..3 {
                directors[3 * k..3 * k + 3].copy_from_slice(&column(&node.r[b], k));
            }
            (directors, node.x[b])
        };
        let coords = |b: usize| {
            let body = &tree.bodies[b];
            let count = body.joint.dof();
            // free bodies and spherical joints are given by their poses
            let free = ocp
                .setup
                .bodies
                .iter()
                .any(|s| s.node == b && s.free.is_some());
            let ball = body.ball.is_some();
            match free || ball {
                true => vec![],
                false => theta[body.first..body.first + count].to_vec(),
            }
        };
        let count = tree.bodies.len();
        replay::Node {
            poses: (0..count).map(pose).collect(),
            coords: (0..count).map(coords).collect(),
        }
    }

    /// Director momenta before the first node whose projection is the momentum with which the plan begins.
    fn start_momenta(&self) -> Option<Vec<([f64; 9], [f64; 3])>> {
        let p = &self.program;
        let rest = |m: &Option<[f64; 2]>| *m == Some([0.0; 2]);
        if p.ocp.period.is_none() && p.ocp.start.momentum.iter().all(rest) {
            return None;
        }
        let tree = &p.ocp.setup.tree;
        let momentum = DVector::from_vec(p.start_momentum(&self.solution.x));
        // velocities θ' with M θ' = p: then M q' are director momenta with this projection
        let mut node = Node::<f64>::new(tree);
        node.place(tree, p.theta(&self.solution.x, 0), &p.refs[0]);
        node.compose(tree);
        let mut mass = DMatrix::zeros(tree.dof, tree.dof);
        let mut none = Wrenches::<f64>::new(tree);
        none.clear();
        NodeBlock::visit(tree, &node, &none, 1.0, |i, j, v| {
            mass[(i, j)] += v;
            if i != j {
                mass[(j, i)] += v;
            }
        });
        let rates = mass.cholesky()?.solve(&momentum);
        let one = |b: usize| {
            let body = &tree.bodies[b];
            let (mut w, mut v) = ([0.0; 3], [0.0; 3]);
            for &i in &tree.path[b] {
                w = add(&w, &scale(&node.twist[i][0], rates[i]));
                v = add(&v, &scale(&node.velocity(i, &node.x[b]), rates[i]));
            }
            let mut directors = [0.0; 9];
            for k in 0..3 {
                let rate = scale(&cross(&w, &column(&node.r[b], k)), body.euler[k]);
                directors[3 * k..3 * k + 3].copy_from_slice(&rate);
            }
            (directors, scale(&v, body.mass))
        };
        Some((0..tree.bodies.len()).map(one).collect())
    }

    /// Plays the controls back with the simulator; a plan that is not optimal is recorded as it is.
    pub fn play(
        &self,
        file: &ProblemFile,
        model: &Model,
        study: &str,
    ) -> Result<Playback, ModelErrors> {
        let (p, x) = (&self.program, &self.solution.x);
        let model = &self.model(model)?;
        let (actuators, contacts) = (actuators(file, model)?, contacts(file, model)?);
        let times = p.times(x);
        let intervals: Vec<replay::Interval<'_>> = (0..p.steps())
            .map(|n| replay::Interval {
                h: p.step(x, n),
                controls: p.tau(x, n),
                contacts: &p.ocp.phases[p.phase_of[n]].contacts,
            })
            .collect();
        let plan = replay::Plan {
            study,
            actuators: &actuators,
            contacts: &contacts,
            intervals: &intervals,
        };
        let nodes = self.nodes();
        let momenta = self.start_momenta();
        let start = momenta
            .as_ref()
            .map_or(replay::Start::Rest, |m| replay::Start::Momenta(m));
        let (mut trajectory, deviation, amplified) = if self.solution.is_optimal() {
            let mut replayed = replay::replay(model, &plan, &nodes[0], start)?;
            let deviation = deviation(&nodes, &replayed.nodes);
            let mut amplified = None;
            if let Some(left) = self.leaves(&nodes, &replayed.nodes) {
                let retraced = replay::retrace(model, &plan, &nodes, start)?;
                amplified = self.amplified(&left, &nodes, &retraced.nodes, &times);
                match amplified {
                    Some(_) => replayed.trajectory = retraced.trajectory,
                    None => replayed.trajectory.status = left.status(&times),
                }
            }
            (replayed.trajectory, Some(deviation), amplified)
        } else {
            (replay::record(model, &plan, &nodes, start)?, None, None)
        };
        // the grid of the plan, free of accumulated round-off
        if trajectory.time.len() == times.len() {
            trajectory.time = times;
        }
        self.add_channels(&mut trajectory, deviation, amplified.as_ref());
        Ok(Playback {
            trajectory,
            deviation,
            amplified,
        })
    }

    /// Where the replay leaves the plan; nothing if it follows.
    fn leaves(&self, a: &[replay::Node], b: &[replay::Node]) -> Option<Left> {
        let all = self.distances(a, b);
        let first = all.iter().position(|d| *d > OFF)?;
        let largest = all.iter().fold(0.0, |m: f64, d| m.max(*d));
        Some(Left {
            node: first,
            by: all[first],
            largest,
        })
    }

    /// Distances of two motions at all nodes that both have: of directors, and of centres of mass relative to the size of the model.
    fn distances(&self, a: &[replay::Node], b: &[replay::Node]) -> Vec<f64> {
        let size = self.program.size();
        let off = |(a, b): (&replay::Node, &replay::Node)| {
            let pairs = a.poses.iter().zip(&b.poses);
            let far = |a: &[f64], b: &[f64]| {
                let each = a.iter().zip(b).map(|(a, b)| (a - b).abs());
                // not a number is far
                each.fold(0.0, |most: f64, d| if d <= most { most } else { d })
            };
            let each = pairs.map(|(a, b)| far(&a.0, &b.0).max(far(&a.1, &b.1) / size));
            each.fold(0.0, f64::max)
        };
        a.iter().zip(b).map(off).collect()
    }

    /// Whether a replay leaves the plan only because deviations grow on the way: every step is reproduced by itself, so closely that what is left
    /// would not lead off without growth (T-OCP-21), and the growth of deviations explains how far the replay went.
    fn amplified(
        &self,
        left: &Left,
        nodes: &[replay::Node],
        ends: &[replay::Node],
        times: &[f64],
    ) -> Option<Amplified> {
        if ends.len() != nodes.len() {
            return None;
        }
        let defects = self.distances(nodes, ends);
        let end = times.last()?;
        // a defect of position in a step is one of velocity from there on
        let led = |(k, d): (usize, &f64)| d * (end - times[k - 1]) / (times[k] - times[k - 1]);
        let all = defects.iter().enumerate().skip(1);
        let drift: f64 = all.map(led).sum();
        let step = defects.iter().fold(0.0, |m: f64, d| m.max(*d));
        let growth = stability::growth(&self.program, &self.solution.x)?;
        let explained = SPREAD * step.max(f64::EPSILON) * growth[left.node];
        (drift <= OFF && left.by <= explained).then(|| Amplified {
            step,
            growth: growth[left.node],
            time: times[left.node],
            largest: left.largest,
        })
    }

    /// Multipliers over time, and numbers of the whole plan as constant channels.
    fn add_channels(
        &self,
        trajectory: &mut Trajectory,
        deviation: Option<f64>,
        amplified: Option<&Amplified>,
    ) {
        let (p, frames) = (&self.program, trajectory.time.len());
        let dof = p.ocp.setup.tree.dof;
        let priced = self.solution.multipliers.iter().any(|y| *y != 0.0);
        for i in (0..dof).filter(|_| priced) {
            let values = (0..frames).map(|n| p.costate(&self.solution.multipliers, n, i));
            trajectory.channels.push(Channel {
                name: format!("costate.{}", p.ocp.coordinate_names[i]),
                unit: "1".to_owned(),
                values: values.collect(),
            });
        }
        let mut constant = |name: String, unit: &str, value: f64| {
            trajectory.channels.push(Channel {
                name,
                unit: unit.to_owned(),
                values: vec![value; frames],
            });
        };
        constant("objective.total".to_owned(), "1", self.solution.objective);
        for (term, value) in p.ocp.terms.iter().zip(&self.terms) {
            constant(format!("objective.{}", term.name), &term.unit, *value);
        }
        for (k, phase) in p.ocp.phases.iter().enumerate() {
            let name = format!("phase.{}.duration", phase.name);
            constant(name, "s", p.duration(&self.solution.x, k));
        }
        if let Some(period) = &p.ocp.period {
            for (a, at) in period.advance.iter().zip(&p.advance_at) {
                constant(format!("advance.{}", a.name), "1", self.solution.x[*at]);
            }
        }
        for (parameter, value) in p.ocp.design.parameters.iter().zip(self.parameters()) {
            constant(format!("parameter.{}", parameter.name), "1", value);
        }
        constant("plan.duration".to_owned(), "s", self.duration());
        constant("plan.largest_turn".to_owned(), "rad", self.turn);
        let residuals = self.solution.residuals;
        // the nearest motion to what cannot be met has no multipliers
        let optimality = residuals.filter(|r| !r.stationarity.is_nan());
        if let Some(r) = optimality {
            constant("plan.kkt".to_owned(), "1", r.largest());
        }
        if let Some(r) = residuals {
            constant("plan.violation".to_owned(), "1", r.violation);
        }
        if let Some(d) = deviation {
            constant("plan.replay_deviation".to_owned(), "m", d);
        }
        if let Some(a) = amplified {
            constant("plan.replay_growth".to_owned(), "1", a.growth);
            constant("plan.replay_step_defect".to_owned(), "1", a.step);
        }
        if let Some(share) = self.friction_used() {
            constant("plan.friction_used".to_owned(), "1", share);
        }
        let flight = self.flight();
        if let Some(f) = &flight {
            constant("plan.flight_parabola".to_owned(), "m", f.parabola);
            let unit = "kg m²/s";
            constant("plan.flight_angular_momentum".to_owned(), unit, f.angular);
        }
        // a plan has steps of its own to give, not the scheme of a study
        for e in trajectory
            .ledger
            .iter_mut()
            .filter(|e| e.verdict > Verdict::Good)
        {
            let part = e.relative.map_or(String::new(), |r| {
                format!("off by {:.2} % of what there is; ", 100.0 * r)
            });
            e.remedy = format!("{part}give the phases of the plan more steps");
        }
        let size = motion_size(trajectory);
        if let Some(a) = amplified {
            let entry = LedgerEntry {
                name: DEVIATION.to_owned(),
                largest: a.step,
                relative: Some(a.step),
                unit: "1".to_owned(),
                note: a.sentence(),
                ..LedgerEntry::default()
            };
            let remedy = "the plan is right; a machine follows it with feedback only";
            trajectory
                .ledger
                .push(entry.judged(Verdict::Doubtful, remedy));
        }
        let mut line = |name: &str, largest: f64, note: &str| {
            let entry = LedgerEntry {
                name: name.to_owned(),
                largest,
                relative: None,
                unit: "1".to_owned(),
                note: note.to_owned(),
                ..LedgerEntry::default()
            };
            let verdict = Verdict::of(largest, APART.map(|a| a * size));
            trajectory.ledger.push(match name {
                DEVIATION => entry.judged(verdict, "the simulator does not follow the plan: take more steps, or look for an unstable motion"),
                _ => entry,
            });
        };
        if let Some(r) = optimality {
            line(
                "optimality (KKT)",
                r.largest(),
                "largest residual of the first order conditions, measured apart from the solver",
            );
        }
        if let (Some(d), None) = (deviation, amplified) {
            line(
                DEVIATION,
                d,
                "largest distance of centres of mass [m] and directors when the controls are played back",
            );
        }
    }
}

impl Plan {
    /// Largest share of the friction that is used, |μ_t|/(c ν·μ), over all forces and impulses with a cone; none without cones.
    pub fn friction_used(&self) -> Option<f64> {
        let (p, x) = (&self.program, &self.solution.x);
        let normals = p.layout.cones.iter().map(|cone| {
            let t = &p.ocp.touches[cone.touch];
            t.friction.unwrap_or(0.0) * x[cone.first + t.axes.len() - 1]
        });
        let load = normals.fold(0.0, f64::max);
        let share = |cone: &crate::transcription::Cone| {
            let t = &p.ocp.touches[cone.touch];
            let (tangents, normal) =
                x[cone.first..cone.first + t.axes.len()].split_at(t.axes.len() - 1);
            let size = tangents.iter().map(|v| v * v).sum::<f64>().sqrt();
            let most = t.friction.unwrap_or(0.0) * normal[0];
            // a foot without load has no direction
            if most > 1e-9 * load { size / most } else { 0.0 }
        };
        p.layout.cones.iter().map(share).reduce(f64::max)
    }
}

/// What must not change in flight.
#[derive(Debug, Clone, Copy, Default)]
pub struct Flight {
    /// Largest deviation of the second difference of the centre of mass from g h² [m].
    pub parabola: f64,
    /// Largest change of the angular momentum about the centre of mass [kg m²/s].
    pub angular: f64,
}

impl Plan {
    /// Whether nothing but gravity and contacts acts from outside: the tree hangs on no joint, and no actuator pushes on its root.
    fn is_loose(&self) -> bool {
        let ocp = &self.program.ocp;
        let tree = &ocp.setup.tree;
        let free = |b: usize| {
            let mut list = ocp.setup.bodies.iter();
            list.any(|s| s.node == b && s.free.is_some())
        };
        let root = |i: usize| tree.bodies[tree.owner[i]].parent.is_none();
        let inside = ocp.drives.iter().all(|d| match &d.action {
            Action::Direct(i, _) => !root(*i),
            Action::Local(l) => !l.coordinates.iter().any(|&i| root(i)),
            Action::WorldForce(..) => false,
            Action::Input(..) => true,
        });
        let mut roots = (0..tree.bodies.len()).filter(|&b| tree.bodies[b].parent.is_none());
        inside && roots.all(free)
    }

    /// Parabola and angular momentum in the phases without contacts; none where there is no such phase.
    pub fn flight(&self) -> Option<Flight> {
        let (p, x) = (&self.program, &self.solution.x);
        let tree = &p.ocp.setup.tree;
        if !self.is_loose() || p.ocp.phases.iter().all(|f| !f.contacts.is_empty()) {
            return None;
        }
        let mut node = Node::<f64>::new(tree);
        let mut center = |n: usize| {
            node.place(tree, p.theta(x, n), &p.refs[n]);
            let parts = tree.bodies.iter().zip(&node.x);
            parts.fold([0.0; 3], |sum, (b, x)| {
                add(&sum, &scale(x, b.mass / tree.mass()))
            })
        };
        let centers: Vec<[f64; 3]> = (0..=p.steps()).map(&mut center).collect();
        let own = |n: usize| {
            let (angular, linear) = momentum_between(self, n);
            sub(&angular, &cross(&centers[n], &linear))
        };
        let (mut out, mut first) = (Flight::default(), 0);
        for (k, phase) in p.ocp.phases.iter().enumerate() {
            let (begin, end) = (first, first + phase.steps);
            first = end;
            if !phase.contacts.is_empty() {
                continue;
            }
            let (h, start) = (p.duration(x, k) / phase.steps as f64, own(begin));
            for n in begin + 1..end {
                let second = sub(
                    &sub(&centers[n + 1], &centers[n]),
                    &sub(&centers[n], &centers[n - 1]),
                );
                let off = sub(&second, &scale(&tree.gravity, h * h));
                let change = sub(&own(n), &start);
                for c in 0..3 {
                    out.parabola = out.parabola.max(off[c].abs());
                    out.angular = out.angular.max(change[c].abs());
                }
            }
        }
        Some(out)
    }
}

/// Largest coordinate of a body, at most the size of directors, one.
fn motion_size(trajectory: &Trajectory) -> f64 {
    let positions = trajectory
        .channels
        .iter()
        .filter(|c| c.name.contains(".position."));
    let size = positions
        .flat_map(|c| &c.values)
        .fold(0.0_f64, |m, v| m.max(v.abs()));
    if size > 0.0 { size.min(1.0) } else { 1.0 }
}

/// Largest difference of poses; infinite if the replay did not reach the end.
fn deviation(a: &[replay::Node], b: &[replay::Node]) -> f64 {
    if a.len() != b.len() {
        return f64::INFINITY;
    }
    let poses = |n: &replay::Node| -> Vec<f64> {
        let all = n.poses.iter().flat_map(|(r, x)| r.iter().chain(x).copied());
        all.collect()
    };
    a.iter()
        .zip(b)
        .flat_map(|(a, b)| {
            let pairs = poses(a).into_iter().zip(poses(b));
            pairs.map(|(a, b)| (a - b).abs()).collect::<Vec<_>>()
        })
        .fold(0.0, f64::max)
}

/// Total angular momentum about the origin and total linear momentum between two nodes of a plan.
pub fn momentum_between(plan: &Plan, n: usize) -> ([f64; 3], [f64; 3]) {
    let (p, tree) = (&plan.program, &plan.program.ocp.setup.tree);
    let (mut a, mut b) = (Node::<f64>::new(tree), Node::<f64>::new(tree));
    let x = &plan.solution.x;
    a.place(tree, p.theta(x, n), &p.refs[n]);
    b.place(tree, p.theta(x, n + 1), &p.refs[n + 1]);
    let h = p.step(x, n);
    let (mut angular, mut linear) = ([0.0; 3], [0.0; 3]);
    for (i, body) in tree.bodies.iter().enumerate() {
        let d = sub(&b.x[i], &a.x[i]);
        linear = add(&linear, &scale(&d, body.mass / h));
        angular = add(&angular, &scale(&cross(&a.x[i], &d), body.mass / h));
        for k in 0..3 {
            let (d0, d1) = (column(&a.r[i], k), column(&b.r[i], k));
            angular = add(&angular, &scale(&cross(&d0, &d1), body.euler[k] / h));
        }
    }
    (angular, linear)
}
