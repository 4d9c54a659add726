//! Runs a study: the integrator steps, a stepper at rest carries the state to the recorder.

use super::build::Source;
use super::{Engine, Failure, Output, load_wrench, refusals};
use crate::checkpoint::{Bag, Carried, Checkpoints};
use crate::elements::Coordinate;
use crate::error::ModelErrors;
use crate::model::{Force, Model, Scheme, Study};
use crate::record::{Given, Parts, Recorder};
use crate::simulate::{Clock, Progress, Simulation, provenance, study_path};
use crate::step::{Stepper, Twist, Velocities};
use crate::system::compile::{AssemblyReport, JointRole};
use crate::system::pose::Pose;
use crate::trajectory::{LedgerEntry, Status, Trajectory};
use alembert_math::Spatial;
use alembert_math::se3::Screw;
use nalgebra::Vector3;

/// Where a joint acts, and on which body of the tree.
struct Weld {
    body: usize,
    reversed: bool,
    /// First node and joint point on it.
    first: usize,
    point: Vector3<f64>,
}

/// A run in progress.
struct Run<'m> {
    model: &'m Model,
    study: &'m Study,
    engine: Engine,
    output: Output,
    stepper: Stepper<Spatial, 3, 3, 6>,
    recorder: Recorder<Spatial, 3, 3, 6>,
    given: Given<3, 3, 6>,
    /// Welds by joints of the model; nothing for joints that leave everything free.
    welds: Vec<Option<Weld>>,
    /// Wrenches of tree joints: force, and moment about the centre of the body.
    transmitted: Vec<Screw>,
}

/// Runs a study with the Lie group scheme.
pub(crate) fn simulate(
    model: &Model,
    study: &Study,
    checkpoints: Option<&mut Checkpoints>,
    monitor: &mut dyn FnMut(&Progress) -> bool,
) -> Result<Trajectory, ModelErrors> {
    let (mut run, assembly) = Run::new(model, study)?;
    let (clock, done) = Clock::start(checkpoints.as_deref(), |bag| run.carry(bag))?;
    let status = run.drive(done, &clock, checkpoints, monitor);
    Ok(run.finish(status, &assembly, clock.times()))
}

/// The integrator, the stepper that carries its state, and what the recorder needs.
type Prepared = (
    Engine,
    Stepper<Spatial, 3, 3, 6>,
    Velocities<3, 3, 6>,
    Parts<Spatial, 3, 3, 6>,
);

fn prepare(model: &Model, study: &Study) -> Result<Prepared, ModelErrors> {
    let place = study_path(model, study);
    let refused = refusals(model, &place);
    if !refused.is_empty() {
        return Err(ModelErrors(refused));
    }
    let parts = Simulation::<Spatial, 3, 3, 6>::stepper(model, study, Scheme::LieGroup, None)?;
    let (mut stepper, parts) = parts;
    let mut velocities = stepper.new_velocities();
    stepper.velocities(&mut velocities);
    let engine = Source {
        model,
        study,
        place: &place,
        stepper: &stepper,
        velocities: &velocities,
        joints: &parts.0,
        frames: &parts.1,
        node_of: &parts.2,
    }
    .build()?;
    Ok((engine, stepper, velocities, parts))
}

impl Engine {
    /// The integrator of a study, for callers who want to step themselves; the model has no rods any more
    /// ([`Model::expanded`]).
    pub fn new(model: &Model, study: &Study) -> Result<Self, ModelErrors> {
        Ok(prepare(model, study)?.0)
    }
}

impl<'m> Run<'m> {
    fn new(model: &'m Model, study: &'m Study) -> Result<(Self, AssemblyReport), ModelErrors> {
        let (engine, stepper, velocities, parts) = prepare(model, study)?;
        let (joints, frames, node_of, assembly) = parts;
        let welds = joints.iter().map(|joint| match joint.role {
            JointRole::Tree { body, reversed } => Some(Weld {
                body,
                reversed,
                first: joint.nodes[0],
                point: joint.first.origin,
            }),
            _ => None,
        });
        let welds = welds.collect();
        let capacity = (study.step_count() / study.recording_interval() + 2) as usize;
        let given = Given {
            velocities,
            potential: 0.0,
            energies: vec![0.0; model.forces.len()],
            reactions: vec![Twist::zeros(); model.joints.len()],
        };
        let run = Self {
            model,
            study,
            output: engine.new_output(),
            recorder: Recorder::new(model, &stepper, joints, frames, node_of, capacity),
            transmitted: vec![Screw::zero(); engine.members.len()],
            engine,
            stepper,
            given,
            welds,
        };
        Ok((run, assembly))
    }

    fn drive(
        &mut self,
        done: u64,
        clock: &Clock,
        mut checkpoints: Option<&mut Checkpoints>,
        monitor: &mut dyn FnMut(&Progress) -> bool,
    ) -> Status {
        let (steps, every) = (self.study.step_count(), self.study.recording_interval());
        if done == 0
            && let Err(failure) = self.record()
        {
            return self.stalled(failure);
        }
        for step in done + 1..=steps {
            if let Err(failure) = self.engine.advance() {
                return self.stalled(failure);
            }
            self.stepper.counters.steps = step;
            // the grid is t = n h, free of accumulated round-off
            self.stepper.state.time = self.study.step * step as f64;
            let frame = step % every == 0 || step == steps;
            let result = match frame {
                true => self.record(),
                false => self.follow(),
            };
            if let Err(failure) = result {
                return self.stalled(failure);
            }
            if frame && !self.recorder.last_is_finite() {
                self.recorder.drop_last();
                return self.stalled(Failure::Reach(0));
            }
            if step % 64 != 0 {
                continue;
            }
            let time = self.stepper.state.time;
            let goes_on = monitor(&Progress { step, steps, time });
            if let Some(checkpoints) = &mut checkpoints {
                checkpoints.save((step, time), clock, !goes_on, |bag| self.carry(bag));
            }
            if !goes_on {
                return Status::Interrupted { time };
            }
        }
        Status::Completed
    }

    /// What goes into a checkpoint; the output is made anew at every frame.
    fn carry(&mut self, bag: &mut Bag<'_>) {
        self.engine.carry(bag);
        self.stepper.carry(bag);
        self.recorder.carry(bag);
    }

    /// Angles over full turns are followed at every step, where there are any.
    fn follow(&mut self) -> Result<(), Failure> {
        if self.stepper.mech.angles.is_empty() {
            return Ok(());
        }
        self.place()
    }

    /// Puts the bodies where they are now.
    fn place(&mut self) -> Result<(), Failure> {
        self.engine.output(&mut self.output)?;
        let state = &mut self.stepper.state;
        for (i, member) in self.engine.members.iter().enumerate() {
            let pose = self.output.poses[member.node].times(&member.offset);
            state.q[i] = Pose {
                x: pose.x,
                r: pose.r.matrix(),
            };
        }
        for (angle, value) in self.stepper.mech.angles.iter().zip(&mut state.angles) {
            let parts = [angle.cos.value(&state.q), angle.sin.value(&state.q)];
            *value = Coordinate::Angle.value(&parts, *value);
        }
        Ok(())
    }

    /// Records the time reached.
    fn record(&mut self) -> Result<(), Failure> {
        self.place()?;
        let out = &self.output;
        let given = &mut self.given;
        for (i, member) in self.engine.members.iter().enumerate() {
            let (eta, r) = (&out.twists[member.node], &out.poses[member.node].r);
            let w = r.apply(&eta.w);
            let v = r.apply(&(eta.v + eta.w.cross(&member.offset.x)));
            given.velocities.twists[i] = Twist::from_iterator(v.iter().chain(&w).copied());
        }
        given.velocities.kinetic = out.kinetic;
        given.velocities.linear = out.momentum.v;
        given.velocities.angular = out.momentum.w;
        given.velocities.violation = 0.0;
        let mech = &self.stepper.mech;
        let heights = mech.bodies.iter().zip(&self.stepper.state.q);
        given.potential = heights.map(|(b, q)| -b.mass * mech.gravity.dot(&q.x)).sum();
        for ((force, _), energy) in self.engine.origin.iter().zip(&out.energies) {
            given.energies[*force] = *energy;
            given.potential += energy;
        }
        let totals = &mut self.stepper.state.totals;
        totals.work = out.sums.work;
        totals.dissipated = out.sums.dissipated;
        let impulse = &out.sums.impulse;
        totals.impulse = Twist::from_iterator(impulse.v.iter().chain(&impulse.w).copied());
        self.reactions();
        let updates = self.engine.updates;
        let counters = &mut self.stepper.counters;
        counters.iterations = updates.iterations;
        counters.solves = updates.nodes;
        counters.evaluations = updates.elements;
        self.stepper.last_iterations = updates.iterations.div_ceil(updates.nodes.max(1)) as u32;
        self.recorder.record_given(&self.stepper, &self.given);
        Ok(())
    }

    /// What welds transmit: inertia minus all other forces of everything behind them.
    fn reactions(&mut self) {
        if self.welds.iter().all(Option::is_none) {
            return;
        }
        self.behind();
        let q = &self.stepper.state.q;
        for (weld, reaction) in self.welds.iter().zip(&mut self.given.reactions) {
            let Some(weld) = weld else { continue };
            let wrench = self.transmitted[weld.body];
            let point = q[weld.first].x + q[weld.first].r * weld.point;
            let arm = point - q[weld.body].x;
            let moment = wrench.w - arm.cross(&wrench.v);
            let sign = if weld.reversed { -1.0 } else { 1.0 };
            *reaction = Twist::from_iterator(wrench.v.iter().chain(&moment).map(|x| sign * x));
        }
    }

    /// Fills `transmitted`, in world axes: inertia minus forces of each body and of all that hang on it.
    fn behind(&mut self) {
        let (engine, out, mech) = (&self.engine, &self.output, &self.stepper.mech);
        let q = &self.stepper.state.q;
        let mut total: Vec<Screw> = vec![Screw::zero(); engine.nodes.len()];
        self.transmitted.fill(Screw::zero());
        // forces, by bodies and by nodes
        let mut apply = |body: usize, wrench: Screw, node: usize| {
            total[node] = total[node].plus(&wrench, 1.0);
            let Some(sum) = self.transmitted.get_mut(body) else {
                return;
            };
            let space = out.poses[node].transfer(&wrench);
            sum.v -= space.v;
            sum.w -= space.w - q[body].x.cross(&space.v);
        };
        for ((_, bodies), (beam, wrenches)) in engine
            .origin
            .iter()
            .zip(engine.beams.iter().zip(&out.wrenches))
        {
            for k in 0..2 {
                apply(bodies[k], wrenches[k], beam.ends[k].node);
            }
        }
        for loaded in &engine.loaded {
            for (load, frame) in &loaded.list {
                let node = engine.members[load.node].node;
                let pose = &out.poses[node];
                let wrench = load_wrench(load, frame, self.stepper.state.time, pose);
                apply(load.node, wrench, node);
            }
        }
        for (i, member) in engine.members.iter().enumerate() {
            let pose = &out.poses[member.node];
            let force = pose.r.apply_inverse(&mech.gravity) * mech.bodies[i].mass;
            let weight = Screw {
                w: member.offset.x.cross(&force),
                v: force,
            };
            apply(i, weight, member.node);
        }
        // inertia, parents last
        for i in (0..engine.members.len()).rev() {
            let inertia = self.inertia_wrench(i, &total[engine.members[i].node]);
            self.transmitted[i] = self.transmitted[i].plus(&inertia, 1.0);
            let parent = self.stepper.mech.links[i].parent;
            let here = self.transmitted[i];
            let arm = q.get(parent).map(|p| q[i].x - p.x);
            if let (Some(sum), Some(arm)) = (self.transmitted.get_mut(parent), arm) {
                sum.v += here.v;
                sum.w += here.w + arm.cross(&here.v);
            }
        }
    }

    /// Rate of the momentum of a body, about its centre, world axes; `force` acts on its node, in the axes of that.
    fn inertia_wrench(&self, body: usize, force: &Screw) -> Screw {
        let member = &self.engine.members[body];
        if self.engine.fixed[member.node] {
            return Screw::zero();
        }
        let (inertia, eta) = (
            &self.engine.inertia[member.node],
            &self.output.twists[member.node],
        );
        let spin = inertia.moments.component_mul(&eta.w);
        let turn = (force.w - eta.w.cross(&spin)).component_div(&inertia.moments);
        let arm = member.offset.x;
        let rate = force.v / inertia.mass + turn.cross(&arm) + eta.w.cross(&eta.w.cross(&arm));
        let own = &self.stepper.mech.bodies[body];
        let moments = Vector3::from_element(own.euler.sum()) - own.euler;
        let tensor = |y: &Vector3<f64>| {
            let local = member.offset.r.apply_inverse(y);
            member.offset.r.apply(&moments.component_mul(&local))
        };
        let r = &self.output.poses[member.node].r;
        Screw {
            w: r.apply(&(tensor(&turn) + eta.w.cross(&tensor(&eta.w)))),
            v: r.apply(&rate) * own.mass,
        }
    }

    fn stalled(&self, failure: Failure) -> Status {
        let time = self.stepper.state.time;
        let element = |e: usize| {
            let force = self
                .engine
                .origin
                .get(e)
                .and_then(|(k, _)| self.model.forces.get(*k));
            force.map_or("", Force::name).to_owned()
        };
        let body = |node: usize| {
            let body = self.engine.members.iter().position(|m| m.node == node);
            body.map_or(String::new(), |b| self.recorder.body_name(self.model, b).0)
        };
        let (cause, name, residual) = match failure {
            Failure::Reach(e) => (
                format!(
                    "element \"{}\" is torn apart, or turned by more than 169 degrees",
                    element(e)
                ),
                element(e),
                f64::INFINITY,
            ),
            Failure::Twist(node, last) => (
                format!("the twist of body \"{}\" does not converge", body(node)),
                body(node),
                last,
            ),
            Failure::Turn(node, turn) => (
                format!("body \"{}\" turns by {turn:.2} rad in a step", body(node)),
                body(node),
                turn,
            ),
        };
        let limit = self.engine.largest_stable_step().map_or(String::new(), |(e, limit)| {
            let step = self.engine.element_step(e);
            format!(
                " The scheme is explicit: element \"{}\" is stable up to a step of about {limit:.2e} s, and has {step:.2e} s here.",
                element(e)
            )
        });
        let message = format!(
            "the step after t = {time:.6} s failed: {cause}.{limit} Use a smaller step, asynchronous = true with `courant`, or more elements; \
             scheme = \"midpoint\" has no such limit."
        );
        Status::Stalled {
            time,
            body: name,
            joint: None,
            residual,
            message,
        }
    }

    fn finish(mut self, status: Status, assembly: &AssemblyReport, times: [f64; 2]) -> Trajectory {
        let formulation = self.stepper.formulation();
        let mut provenance = provenance(self.model, self.study, formulation, f64::EPSILON);
        provenance.formulation = match self.study.asynchronous {
            true => "asynchronous".to_owned(),
            false => "synchronous".to_owned(),
        };
        let updates = self.engine.updates;
        let finish = self
            .recorder
            .finish(&mut self.stepper, status, provenance, assembly, times);
        let mut trajectory = finish;
        let per = updates.iterations as f64 / updates.nodes.max(1) as f64;
        trajectory.ledger.push(LedgerEntry {
            name: "updates of elements".into(),
            largest: updates.elements as f64,
            relative: None,
            unit: "1".into(),
            note: format!("and {} of nodes, {per:.2} iterations each", updates.nodes),
            ..LedgerEntry::default()
        });
        trajectory
    }
}
