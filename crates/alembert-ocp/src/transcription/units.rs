//! # What it is
//! Units of an optimal control problem, from its own data: what coordinates, controls, forces, momenta and terms are of the order of (T-OCP-11).
//!
//! # Equations
//! With the arm L of the model, the way X of its sliding coordinates, T the duration and c_i the unit of coordinate i (1 rad, or X), at nodes
//! of the first motion:
//! ```text
//! a_i = Σ_j |M_ij| c_j,   F_i = max(a_i/T², Σ_b m_b |∂x_b/∂θ_i| g⊥),   P_i = √(a_i F_i),   forces max(m X/T², m g)
//! ```
//! Without contacts the largest F_i and P_i of all turns are those of every turn, the largest of all slides those of every slide.
//! g⊥ is gravity across the axis of a turn, along a slide.
//!
//! # Symbols
//! M mass matrix, m mass of everything, F_i generalised force, P_i generalised momentum.
//!
//! # Reference
//! Own.
//!
//! # Departures from the reference
//! None.

use super::Transcription;
use crate::actions::Action;
use crate::compile::Where;
use crate::scalar::{V3, dot, scale, sub};
use crate::tree::{CoordinateKind, Node, NodeBlock, Wrenches};

/// Nodes of the first motion that are looked at.
const SAMPLES: usize = 9;

/// Part of the largest force, squared, and of the largest of every other term, that counts as the unit of the objective. Rules of thumb: the
/// number of iterations hardly depends on them over two decades, the last digits of the objective do; contacts need a barrier that counts.
const SHARE: f64 = 5e-3;
const SHARE_WITH_CONTACTS: f64 = 5e-2;

/// Units of a problem.
#[derive(Clone, Debug)]
pub(crate) struct Units {
    /// Of places [m].
    pub length: f64,
    /// Sum of the durations [s].
    pub duration: f64,
    /// Of forces in the world [N] and of their impulses [N s].
    pub force: f64,
    pub impulse: f64,
    /// Of each coordinate, of the force and of the momentum that belong to it.
    pub coordinates: Vec<f64>,
    pub forces: Vec<f64>,
    pub momenta: Vec<f64>,
    /// Of the components of controls.
    pub controls: Vec<f64>,
}

impl Units {
    /// Of the work of a force on its coordinate, the largest.
    pub fn energy(&self) -> f64 {
        let energies = self.forces.iter().zip(&self.coordinates);
        energies.map(|(f, c)| f * c).fold(0.0, f64::max)
    }
}

/// The value, if it is a size.
fn size(v: f64) -> Option<f64> {
    (v > 0.0 && v.is_finite()).then_some(v)
}

fn norm(v: &V3<f64>) -> f64 {
    dot(v, v).sqrt()
}

impl Transcription {
    /// Units from masses, lengths, gravity and duration.
    pub(super) fn units(&self) -> Units {
        let tree = &self.ocp.setup.tree;
        let duration = size(self.ocp.phases.iter().map(|p| p.guess).sum()).unwrap_or(1.0);
        let (arm, way) = (self.arm(), self.way());
        let g = norm(&tree.gravity);
        let fall = g * duration * duration;
        let way = size(arm.max(way)).or(size(fall)).unwrap_or(1.0);
        let length = size(arm).unwrap_or(way);
        let coordinates: Vec<f64> = (tree.kinds.iter())
            .map(|kind| match kind {
                CoordinateKind::Length => way,
                _ => 1.0,
            })
            .collect();
        let mass = size(tree.mass()).unwrap_or(1.0);
        let force = mass * g.max(way / (duration * duration));
        let (inertia, weight) = self.sample_forces(&coordinates);
        let forces: Vec<f64> = (inertia.iter().zip(&weight))
            .map(|(a, w)| size(w.max(a / (duration * duration))).unwrap_or(force * length))
            .collect();
        let momenta: Vec<f64> = (inertia.iter().zip(&forces))
            .map(|(a, f)| size((a * f).sqrt()).unwrap_or(f * duration))
            .collect();
        // without contacts one unit for all turns and one for all slides: rows of light bodies must not outweigh the others in the line search
        let is_slide = |i: usize| tree.kinds[i] == CoordinateKind::Length;
        let common = |list: &[f64]| -> Vec<f64> {
            let largest = |slides: bool| {
                let own = (0..list.len()).filter(|&i| is_slide(i) == slides);
                own.fold(0.0_f64, |most, i| most.max(list[i]))
            };
            let both = [largest(false), largest(true)];
            (0..list.len())
                .map(|i| both[usize::from(is_slide(i))])
                .collect()
        };
        let (forces, momenta) = match self.ocp.touches.is_empty() {
            true => (common(&forces), common(&momenta)),
            false => (forces, momenta),
        };
        let mut units = Units {
            length,
            duration,
            force,
            impulse: (mass * way * force).sqrt(),
            coordinates,
            forces,
            momenta,
            controls: vec![],
        };
        units.controls = self.control_units(&units);
        units
    }

    /// A length that is typical for model and motion [m].
    pub(crate) fn size(&self) -> f64 {
        size(self.arm().max(self.way())).unwrap_or(1.0)
    }

    /// The longest arm of the model: radii of gyration, joints and contacts from centres of mass; zero if it has none.
    fn arm(&self) -> f64 {
        let touches = self.ocp.touches.iter().filter(|t| t.point.body.is_some());
        let points = touches.map(|t| norm(&t.point.at));
        points.fold(self.ocp.setup.tree.arm(), f64::max)
    }

    /// How far the first motion and the conditions lead along sliding coordinates; zero if nowhere.
    fn way(&self) -> f64 {
        let tree = &self.ocp.setup.tree;
        let slides = (0..tree.dof).filter(|&i| tree.kinds[i] == CoordinateKind::Length);
        let slides: Vec<usize> = slides.collect();
        if slides.is_empty() {
            return 0.0;
        }
        let first = self.theta(&self.start, 0);
        let mut way = 0.0_f64;
        for n in 0..=self.steps() {
            let theta = self.theta(&self.start, n);
            for &i in &slides {
                way = way.max((theta[i] - first[i]).abs());
            }
        }
        // what is asked of places at single nodes
        let mut node = Node::<f64>::new(tree);
        for demand in &self.ocp.demands {
            let (Where::Node(n), true) = (demand.at, demand.quantity.is_place()) else {
                continue;
            };
            node.place(tree, self.theta(&self.start, n), &self.refs[n]);
            let value = demand.value(&node);
            way = way.max((demand.bounds[0] - value).max(value - demand.bounds[1]));
        }
        node.place(
            tree,
            self.theta(&self.start, self.steps()),
            &self.refs[self.steps()],
        );
        for term in &self.ocp.terms {
            if let Some(point) = term.kind.point() {
                way = way.max(term.kind.way(&node.point(point)));
            }
        }
        way
    }

    /// Largest Σ_j |M_ij| c_j and largest force of the weight on each coordinate, along the first motion.
    fn sample_forces(&self, units: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let tree = &self.ocp.setup.tree;
        let g = tree.gravity;
        let (mut inertia, mut weight) = (vec![0.0_f64; tree.dof], vec![0.0_f64; tree.dof]);
        let mut node = Node::<f64>::new(tree);
        let mut none = Wrenches::<f64>::new(tree);
        none.clear();
        let samples = SAMPLES.min(self.steps() + 1);
        for k in 0..samples {
            let n = k * self.steps() / (samples - 1).max(1);
            node.place(tree, self.theta(&self.start, n), &self.refs[n]);
            node.compose(tree);
            let mut rows = vec![0.0; tree.dof];
            NodeBlock::visit(tree, &node, &none, 1.0, |i, j, v| {
                rows[i] += v.abs() * units[j];
                if i != j {
                    rows[j] += v.abs() * units[i];
                }
            });
            let mut pulls = vec![0.0; tree.dof];
            for (b, body) in tree.bodies.iter().enumerate() {
                for &i in &tree.path[b] {
                    let v = node.velocity(i, &node.x[b]);
                    let w = &node.twist[i][0];
                    pulls[i] += body.mass
                        * match size(dot(w, w)) {
                            Some(square) => {
                                norm(&v) * norm(&sub(&g, &scale(w, dot(&g, w) / square)))
                            }
                            None => dot(&g, &v).abs(),
                        };
                }
            }
            for i in 0..tree.dof {
                (inertia[i], weight[i]) = (inertia[i].max(rows[i]), weight[i].max(pulls[i]));
            }
        }
        (inertia, weight)
    }

    /// Of the components of controls: what the coordinates ask for, or the limits if these are lower.
    fn control_units(&self, u: &Units) -> Vec<f64> {
        let kinds = &self.ocp.setup.tree.kinds;
        let mut out = vec![1.0; self.ocp.control_names.len()];
        for d in &self.ocp.drives {
            let pushes = d.unit == "N";
            let unit = match &d.action {
                Action::Direct(i, _) => u.forces[*i],
                Action::Local(local) => {
                    let own = local.coordinates.iter();
                    own.filter(|i| (kinds[**i] == CoordinateKind::Length) == pushes)
                        .map(|i| u.forces[*i])
                        .fold(0.0, f64::max)
                }
                Action::WorldForce(..) => u.force,
                Action::Input(..) if d.unit == "N m" => u.force * u.length,
                Action::Input(..) if pushes => u.force,
                Action::Input(..) => 1.0,
            };
            let unit = size(unit).unwrap_or(if pushes { u.force } else { u.force * u.length });
            for c in d.first..d.first + d.action.components() {
                let limit = self.ocp.limits[c]
                    .iter()
                    .fold(0.0, |a: f64, l| a.max(l.abs()));
                out[c] = size(limit).map_or(unit, |l| unit.min(l));
            }
        }
        out
    }

    /// The size of the objective: a part of what it is if every term is one in units of the problem.
    pub(super) fn objective_unit(&self, u: &Units) -> f64 {
        let mut sum = 0.0;
        for term in &self.ocp.terms {
            let list = self.ocp.period.as_ref().map_or(&[][..], |p| &p.advance);
            let per = term
                .per
                .and_then(|k| list.get(k))
                .map_or(1.0, |a| u.coordinates[a.coordinate]);
            sum += term.weight.abs() * term.kind.size(u) / per;
        }
        size(self.objective_share() * sum).unwrap_or(1.0)
    }

    /// Part of what the terms may be that counts as the unit of the objective.
    pub(super) fn objective_share(&self) -> f64 {
        match self.ocp.touches.is_empty() {
            true => SHARE,
            false => SHARE_WITH_CONTACTS,
        }
    }
}
