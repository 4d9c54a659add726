//! The player: one step for each interval of the plan, solved or imposed, and recorded.

use super::actuators::{Context, Point, hold};
use super::nodes::{check_start, columns};
use super::{Node, Plan, Replayed, Start, refuse};
use crate::error::ModelErrors;
use crate::model::{self, Model, Scheme, Study};
use crate::record::Recorder;
use crate::simulate::{Simulation, cpu_time, provenance};
use crate::step::{Cause, StepFailure, Stepper, Twist};
use crate::system::compile::{AssemblyReport, jacobian, least_norm, reduce};
use crate::system::row::Closure;
use crate::trajectory::{Channel, LedgerEntry, Status, Trajectory};
use alembert_math::Space;
use nalgebra::DVector;
use std::time::Instant;

const AXES: [&str; 3] = ["x", "y", "z"];

/// Newton tolerance that is tried first; if a step is too badly conditioned for it, that of a run. Momenta are off by mass times this over h.
const TOLERANCE: f64 = 1e-15;

/// A contact that is closed: its place in the plan, and what holds it.
type Held<S, const D: usize, const A: usize, const T: usize> = (usize, Closure<S, D, A, T>);

/// Plays a plan; see the module documentation of `replay`.
pub(super) struct Player<'a, S, const D: usize, const A: usize, const T: usize> {
    model: &'a Model,
    plan: &'a Plan<'a>,
    study: Study,
    stepper: Stepper<S, D, A, T>,
    recorder: Recorder<S, D, A, T>,
    assembly: AssemblyReport,
    /// Closures of the model.
    closures: Vec<Closure<S, D, A, T>>,
    points: Vec<Point<D>>,
    held: Vec<Held<S, D, A, T>>,
    /// Contacts that open at this node, with their force [N].
    released: Vec<(usize, Twist<T>)>,
    /// Channels of the contacts, D for each.
    forces: Vec<Channel>,
    started: (Instant, Option<f64>),
}

impl<'a, S, const D: usize, const A: usize, const T: usize> Player<'a, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// At the first node of the plan; a motion that is going to be solved must start in a configuration that joints allow.
    pub fn new(
        model: &'a Model,
        plan: &'a Plan<'a>,
        start: &Node,
        motion: Start<'_>,
        solved: bool,
    ) -> Result<Self, ModelErrors> {
        let study = study(plan)?;
        if !model.servos.is_empty() {
            let message = "the model has servos, but the plan says what motors do";
            return Err(refuse("servo[0]", message, "leave the servos out"));
        }
        let (mut stepper, parts) =
            Simulation::<S, D, A, T>::stepper(model, &study, Scheme::Midpoint, None)?;
        let (joints, frames, node_of, assembly) = parts;
        let forces: Vec<usize> = stepper.mech.forces.iter().map(|f| f.force).collect();
        let context = Context {
            forces: &forces,
            model,
            joints: &joints,
            frames: &frames,
            node_of: &node_of,
            ground: stepper.mech.n(),
        };
        let units = context.units(plan)?;
        check_intervals(plan, units.len())?;
        let points = context.points(plan.contacts)?;
        // the start, on the joints to the last digit where steps follow
        let (mut q, coords) = start.configuration(&stepper.mech, 0.0, &stepper.state.coords)?;
        if solved {
            check_start(model, &stepper.mech, &q, &coords)?;
            stepper.mech.place_bodies(&coords, &mut q);
        }
        stepper.begin_at(&q, &coords);
        stepper.set_controls(units);
        let frames_count = plan.intervals.len() + 1;
        let recorder = Recorder::new(model, &stepper, joints, frames, node_of, frames_count);
        let mut player = Self {
            model,
            plan,
            study,
            closures: stepper.mech.closures.clone(),
            stepper,
            recorder,
            assembly,
            points,
            held: vec![],
            released: vec![],
            forces: contact_channels::<D>(plan),
            started: (Instant::now(), cpu_time()),
        };
        player.enter(0);
        player.set_motion(motion)?;
        Ok(player)
    }

    /// Velocities or momenta of the first node.
    fn set_motion(&mut self, motion: Start<'_>) -> Result<(), ModelErrors> {
        let n = self.stepper.mech.n();
        let given = match motion {
            Start::Rest => n,
            Start::Twists(list) => list.len(),
            Start::Momenta(list) => list.len(),
        };
        if given != n {
            return Err(refuse(
                "start",
                format!("the start tells the motion of {given} bodies, {n} move"),
                "give one for every moving body, in tree order",
            ));
        }
        let twists: Vec<Twist<T>> = match motion {
            Start::Rest => vec![Twist::zeros(); n],
            Start::Twists(list) => {
                // components of the plane: two velocities and the last turn
                let pick = |i: usize| if i < D { i } else { 6 - T + i };
                list.iter()
                    .map(|t| Twist::from_fn(|i, _| t[pick(i)]))
                    .collect()
            }
            Start::Momenta(list) => {
                let momenta: Vec<_> = list.iter().map(columns::<D>).collect();
                self.stepper.set_momenta(&momenta);
                return Ok(());
            }
        };
        match self.stepper.set_velocities(&twists, self.study.step) {
            Some(_) => Ok(()),
            None => Err(refuse(
                "start",
                "a motion of the model has no inertia: its mass matrix is singular",
                "give every body that can turn a positive inertia about that axis",
            )),
        }
    }

    /// Contacts and controls of an interval.
    fn enter(&mut self, k: usize) {
        let interval = &self.plan.intervals[k];
        self.stepper.set_control_values(interval.controls);
        let now: Vec<usize> = self.held.iter().map(|h| h.0).collect();
        if now == interval.contacts {
            return;
        }
        let closes = k > 0 && interval.contacts.iter().any(|c| !now.contains(c));
        let before = closes.then(|| self.stepper.kinetic_energy());
        // those that stay keep their place, others are held where they are
        let (ground, q) = (self.stepper.mech.n(), &self.stepper.state.q);
        let keep = |c: &usize| {
            let before = self.held.iter().find(|h| h.0 == *c).cloned();
            before.unwrap_or_else(|| (*c, hold(ground, &self.points[*c], q)))
        };
        self.held = interval.contacts.iter().map(keep).collect();
        let contacts = self.held.iter().map(|h| h.1.clone());
        let all = self.closures.iter().cloned().chain(contacts).collect();
        self.stepper.set_closures(all);
        self.recorder.limit_symmetries(&self.stepper);
        // an impact: what the momentum along the new closures was worth
        if let Some(before) = before {
            let after = self.stepper.kinetic_energy();
            self.stepper.state.totals.dissipated += before - after;
        }
    }

    /// Contacts that open at node `k` act over the half interval before it: by half of what would hold them for one interval more.
    fn release(&mut self, k: usize) -> Result<(), StepFailure> {
        self.released.clear();
        let (h, next) = (
            self.plan.intervals[k - 1].h,
            self.plan.intervals[k].contacts,
        );
        let opens =
            |h: &Held<S, D, A, T>| !next.contains(&h.0) && !self.plan.contacts[h.0].1.force_free;
        if !self.held.iter().any(opens) {
            return Ok(());
        }
        self.closely(|stepper| stepper.try_step(h))?;
        for (at, held) in self.held.iter().enumerate() {
            if opens(held) {
                let impulse = self.stepper.closure_impulse(self.closures.len() + at);
                self.released.push((held.0, impulse / h));
            }
        }
        for (c, force) in &self.released {
            let node = self.points[*c].0;
            self.stepper.carry_impulse(node, &(force * (0.5 * h)));
        }
        Ok(())
    }

    /// The node that was reached.
    fn node(&self) -> Node {
        let state = &self.stepper.state;
        Node::new(&self.stepper.mech, &state.q, &state.coords)
    }

    /// Solves all steps.
    pub fn play(mut self) -> Result<Replayed, ModelErrors> {
        let mut nodes = vec![self.node()];
        let mut status = Status::Completed;
        self.recorder.record(&mut self.stepper);
        for k in 0..self.plan.intervals.len() {
            if let Err(failure) = self.advance(k) {
                status = self.stalled(&failure);
                break;
            }
            self.finish_step(k);
            if !self.recorder.last_is_finite() {
                self.recorder.drop_last();
                for channel in &mut self.forces {
                    channel.values.pop();
                }
                status = self.not_finite(k);
                break;
            }
            nodes.push(self.node());
        }
        let trajectory = self.finish(status, nodes.len());
        Ok(Replayed { trajectory, nodes })
    }

    /// Contacts and controls of an interval, and its step.
    fn advance(&mut self, k: usize) -> Result<(), StepFailure> {
        if k > 0 {
            self.release(k)?;
            self.enter(k);
        }
        let h = self.plan.intervals[k].h;
        self.closely(|stepper| stepper.step(h))
    }

    /// Solves a step, as closely as round-off lets it.
    fn closely(
        &mut self,
        mut step: impl FnMut(&mut Stepper<S, D, A, T>) -> Result<(), StepFailure>,
    ) -> Result<(), StepFailure> {
        let usual = self.stepper.newton;
        self.stepper.newton.tolerance = TOLERANCE;
        let close = step(&mut self.stepper);
        self.stepper.newton = usual;
        close.or_else(|_| step(&mut self.stepper))
    }

    /// Imposes all steps. If they are to be `solved` too, each from the nodes of the plan before it, the ends that this leads to are given back;
    /// they are as many as the nodes if all can be solved.
    pub fn record(mut self, nodes: &[Node], solved: bool) -> Result<Replayed, ModelErrors> {
        let mut ends = vec![self.node()];
        self.recorder.record(&mut self.stepper);
        let (mut left, mut time) = (0.0_f64, 0.0);
        for (k, node) in nodes.iter().enumerate().skip(1) {
            if k > 1 {
                // where no step can be found from a plan that is not finished, a contact leaves without force
                let _ = self.release(k - 1);
                self.enter(k - 1);
            }
            let h = self.plan.intervals[k - 1].h;
            time += h;
            if solved && self.closely(|stepper| stepper.try_step(h)).is_ok() {
                let (q, coords) = self.stepper.found_end();
                ends.push(Node::new(&self.stepper.mech, q, coords));
            }
            let coords = &self.stepper.state.coords;
            let (q, coords) = node.configuration(&self.stepper.mech, time, coords)?;
            self.stepper.impose_end(h, &q, &coords);
            let multipliers = self.multipliers();
            let defect = self
                .stepper
                .complete_imposed(h, &[], &[], multipliers.as_slice());
            left = left.max(defect / h);
            self.stepper.accept_imposed(h);
            self.finish_step(k - 1);
            if !self.recorder.last_is_finite() {
                return Err(refuse(
                    "nodes",
                    format!("a result is not a number at node {k}"),
                    "give configurations of finite numbers",
                ));
            }
        }
        let mut trajectory = self.finish(Status::Completed, nodes.len());
        trajectory.ledger.push(LedgerEntry {
            name: "plan, equations of motion".into(),
            largest: left,
            relative: None,
            unit: "N,N m".into(),
            note: "largest force that the plan leaves open; its configurations are imposed".into(),
            ..LedgerEntry::default()
        });
        Ok(Replayed {
            trajectory,
            nodes: ends,
        })
    }

    /// Multipliers of all closures that leave least of the equations of the imposed step.
    fn multipliers(&self) -> DVector<f64> {
        let (mech, q) = (&self.stepper.mech, &self.stepper.state.q);
        let rows = mech.closures.iter().enumerate().flat_map(|(c, closure)| {
            let forces = self.stepper.closure_forces(c).iter();
            forces.map(move |f| (closure.nodes, *f))
        });
        let matrix = jacobian(mech, q, rows.collect()).transpose();
        let open = reduce(mech, q, &mut self.stepper.imposed_impulses().to_vec());
        if matrix.is_empty() || !matrix.iter().chain(&open).all(|v| v.is_finite()) {
            return DVector::zeros(matrix.ncols());
        }
        least_norm(matrix, &-open)
    }

    /// After a step: the forces of contacts at its start are known, and its end is recorded.
    fn finish_step(&mut self, k: usize) {
        let done = self.plan.intervals[..=k].iter();
        self.stepper.state.time = done.map(|i| i.h).sum();
        self.push_contact_forces(k);
        if let Some(next) = self.plan.intervals.get(k + 1) {
            self.stepper.average_controls(next.controls);
        }
        self.recorder.record(&mut self.stepper);
    }

    /// Forces of the contacts at node `k`, from the step that started there.
    fn push_contact_forces(&mut self, k: usize) {
        let intervals = self.plan.intervals;
        let before = k.checked_sub(1).and_then(|k| intervals.get(k));
        for c in 0..self.points.len() {
            let closed = self.held.iter().position(|h| h.0 == c);
            let left = self.released.iter().find(|r| r.0 == c).map(|r| r.1);
            let open = || left.unwrap_or_else(Twist::zeros);
            let force = closed.map_or_else(open, |at| {
                let before = before.filter(|i| i.contacts.contains(&c));
                let time = 0.5 * (intervals[k].h + before.map_or(0.0, |i| i.h));
                self.stepper.closure_impulse(self.closures.len() + at) / time
            });
            for i in 0..D {
                self.forces[D * c + i].values.push(force[i]);
            }
        }
    }

    /// A step that cannot be solved.
    fn stalled(&self, failure: &StepFailure) -> Status {
        let (body, joint) = self.recorder.body_name(self.model, failure.body);
        let time = self.stepper.state.time;
        let cause = match failure.cause {
            Cause::Singular => "its matrix is singular",
            _ => "Newton does not converge",
        };
        let message = format!(
            "the interval after t = {time:.6} s cannot be solved: {cause}, body \"{body}\" (last increment {:.1e}). The plan is not a \
             solution there; refine its grid, or solve it more closely.",
            failure.residual
        );
        Status::Stalled {
            time,
            body,
            joint,
            residual: failure.residual,
            message,
        }
    }

    fn not_finite(&self, k: usize) -> Status {
        let (body, joint) = self.recorder.body_name(self.model, 0);
        let time = self.plan.intervals[..k].iter().map(|i| i.h).sum();
        Status::Stalled {
            time,
            body,
            joint,
            residual: f64::INFINITY,
            message: format!(
                "a result is not a number after t = {time:.6} s; check the controls there"
            ),
        }
    }

    /// The trajectory, with the channels of the plan.
    fn finish(mut self, status: Status, count: usize) -> Trajectory {
        let (start, cpu_start) = self.started;
        let wall = start.elapsed().as_secs_f64();
        let cpu = cpu_time()
            .zip(cpu_start)
            .map_or(wall, |(end, start)| end - start);
        let (formulation, tolerance) = (self.stepper.formulation(), self.stepper.newton.tolerance);
        let provenance = provenance(self.model, &self.study, formulation, tolerance);
        let mut channels = self.control_channels(count);
        // at the last node as before it
        for channel in &mut self.forces {
            let last = channel.values.last().copied().unwrap_or(0.0);
            channel.values.resize(count, last);
        }
        channels.append(&mut self.forces);
        let mut trajectory = self.recorder.finish(
            &mut self.stepper,
            status,
            provenance,
            &self.assembly,
            [wall, cpu],
        );
        trajectory.channels.append(&mut channels);
        trajectory
    }

    /// Controls at the nodes.
    fn control_channels(&self, count: usize) -> Vec<Channel> {
        let last = self.plan.intervals.len() - 1;
        let mut out: Vec<Channel> = vec![];
        for (name, actuator) in self.plan.actuators {
            // they were checked before
            for (name, unit) in actuator.channels(self.model, name).unwrap_or_default() {
                let k = out.len();
                let value = |node: usize| self.plan.intervals[node.min(last)].controls[k];
                out.push(Channel {
                    name,
                    unit: unit.to_owned(),
                    values: (0..count).map(value).collect(),
                });
            }
        }
        out
    }
}

/// The study that a plan stands for.
fn study(plan: &Plan<'_>) -> Result<Study, ModelErrors> {
    let Some(first) = plan.intervals.first() else {
        return Err(refuse(
            "intervals",
            "the plan is empty",
            "give one interval at least",
        ));
    };
    Ok(Study {
        name: plan.study.to_owned(),
        scheme: Scheme::Midpoint,
        formulation: model::Formulation::NullSpace,
        step: first.h,
        duration: plan.intervals.iter().map(|i| i.h).sum(),
        record_every: Some(1),
        // the grid is the plan's
        max_turn: Some(std::f64::consts::PI),
        ..Study::default()
    })
}

/// Every interval has a length, a value for every control, and contacts that are there, each once.
fn check_intervals(plan: &Plan<'_>, controls: usize) -> Result<(), ModelErrors> {
    for (k, interval) in plan.intervals.iter().enumerate() {
        let path = format!("intervals[{k}]");
        if !(interval.h.is_finite() && interval.h > 0.0) {
            let message = format!("the interval is {} s long", interval.h);
            return Err(refuse(&path, message, "give a positive length"));
        }
        if interval.controls.len() != controls {
            let message = format!(
                "the interval has {} controls, the actuators have {controls} components",
                interval.controls.len()
            );
            return Err(refuse(
                &path,
                message,
                "give all components of all actuators",
            ));
        }
        for (i, c) in interval.contacts.iter().enumerate() {
            if *c >= plan.contacts.len() || interval.contacts[..i].contains(c) {
                let message = format!("contact {c} is not there, or is closed twice");
                return Err(refuse(&path, message, "count contacts from 0, each once"));
            }
        }
    }
    Ok(())
}

/// Empty channels of all contacts.
fn contact_channels<const D: usize>(plan: &Plan<'_>) -> Vec<Channel> {
    let frames = plan.intervals.len() + 1;
    let channel = |name: &str, axis: &str| Channel {
        name: format!("contact.{name}.force.{axis}"),
        unit: "N".to_owned(),
        values: Vec::with_capacity(frames),
    };
    let contacts = plan.contacts.iter();
    contacts
        .flat_map(|(name, _)| AXES[..D].iter().map(move |axis| channel(name, axis)))
        .collect()
}
