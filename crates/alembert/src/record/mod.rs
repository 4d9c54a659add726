//! Recording: channels, scene and ledger of a run.

mod asked;
mod channels;
mod energies;
mod forces;
mod given;
mod last;
mod reactions;
mod rods;
mod scene;
mod size;

pub(crate) use asked::check_asked;
pub(crate) use channels::{force_unit, unit_of};
use channels::{plan_channels, plan_inputs, plan_reactions};
pub use given::Given;
use reactions::{reaction, symmetries, undetermined};
pub(crate) use size::{FrameSize, frame_size};

use crate::checkpoint::{Bag, carry, zero};
use crate::diagnostics::{Judge, Sizes, extent, fastest, force};
use crate::model::{Force, Model, Vector};
use crate::step::{Stepper, Twist, Velocities};
use crate::system::compile::{AssemblyReport, BodyFrame, JointInfo, JointRole};
use crate::system::mechanism::{AngleSource, Measure};
use crate::system::pose::{Configuration, Pose};
use crate::trajectory::{Channel, Counts, LedgerEntry, Provenance, Scene, Status, Trajectory};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Parts of a compiled model that results need.
pub type Parts<S, const D: usize, const A: usize, const T: usize> = (
    Vec<JointInfo<S, D, A, T>>,
    Vec<BodyFrame<D>>,
    Vec<usize>,
    AssemblyReport,
);

/// Collects what a run reports.
#[derive(Debug)]
pub struct Recorder<S, const D: usize, const A: usize, const T: usize> {
    joints: Vec<JointInfo<S, D, A, T>>,
    frames: Vec<BodyFrame<D>>,
    node_of: Vec<usize>,
    time: Vec<f64>,
    channels: Vec<Channel>,
    scene: Scene,
    velocities: Velocities<A, D, T>,
    start_energy: f64,
    momentum_start: Twist<T>,
    balance: Vec<Twist<T>>,
    symmetric: [bool; T],
    cursor: usize,
    /// Everything that could be recorded, in order: whether it is; and where the recording stands in it.
    keep: Vec<bool>,
    planned: usize,
    rods: Vec<rods::Rod>,
    /// Rod of each force element of the model, and the energies of the rods.
    rod_of: Vec<Option<usize>>,
    rod_energies: Vec<f64>,
    /// Energies of the force elements of the model that store any, while they are recorded.
    energies: Vec<f64>,
    /// Force elements whose forces are recorded; at rest, the part of each force element that acts.
    observed: Vec<forces::Observed<S, D, A, T>>,
    /// Places in the memory of the state that are recorded.
    recalled: Vec<usize>,
    weights: Option<Vec<f64>>,
    markers: Vec<(usize, SVector<f64, D>)>,
    /// Which forces of the model have an energy.
    stores: Vec<bool>,
    lines: Vec<scene::Ends<D>>,
    /// Reactions that the motion does not determine.
    undetermined: Vec<String>,
    /// Configuration and tree coordinates at the start, and the names of the force elements, for verdicts.
    start: (Configuration<D>, Vec<[f64; T]>),
    force_names: Vec<String>,
}

impl<S, const D: usize, const A: usize, const T: usize> Recorder<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Plans the channels of a model.
    pub fn new(
        model: &Model,
        stepper: &Stepper<S, D, A, T>,
        joints: Vec<JointInfo<S, D, A, T>>,
        frames: Vec<BodyFrame<D>>,
        node_of: Vec<usize>,
        capacity: usize,
    ) -> Self {
        let parts = model.rod_parts();
        let plan = plan_channels::<D>(model, &parts, capacity);
        let (mut channels, keep) = (plan.channels, plan.keep);
        channels.extend(plan_inputs(model, capacity));
        channels.extend(plan_reactions::<D>(model, capacity));
        let observed = forces::plan_observed::<D>(model).into_iter();
        channels.extend(observed.map(|(name, unit)| Channel {
            name,
            unit: unit.into(),
            values: Vec::with_capacity(capacity),
        }));
        let index = |name: &str| -> Option<usize> {
            let bodies = model.bodies.iter().map(|b| &b.name);
            bodies
                .chain(model.points.iter().map(|p| &p.name))
                .position(|n| n == name)
        };
        let place = |name: &str, at: Option<[f64; 3]>| match index(name) {
            Some(k) => (node_of[k], frames[k].point_local(at.unwrap_or([0.0; 3]))),
            None => (
                stepper.mech.n(),
                SVector::from_fn(|i, _| at.unwrap_or([0.0; 3])[i]),
            ),
        };
        let markers = model
            .markers
            .iter()
            .map(|m| place(&m.body, m.at.as_ref().map(Vector::xyz)))
            .collect();
        let (scene, lines) = scene::plan(model, stepper, capacity);
        let undetermined = undetermined(model, stepper, &joints);
        Self {
            observed: forces::observed(model, stepper, &joints),
            recalled: forces::recalled(model, stepper),
            weights: None,
            undetermined,
            joints,
            frames,
            node_of,
            time: Vec::with_capacity(capacity),
            channels,
            scene,
            velocities: stepper.new_velocities(),
            start_energy: 0.0,
            momentum_start: Twist::zeros(),
            balance: Vec::with_capacity(capacity),
            symmetric: symmetries(stepper),
            cursor: 0,
            keep,
            planned: 0,
            rods: rods::plan(
                model,
                &parts,
                &energies::element_of(model, stepper),
                capacity,
            ),
            rod_of: energies::rod_of(model, &parts),
            rod_energies: vec![0.0; parts.len()],
            energies: vec![],
            stores: model.forces.iter().map(Force::stores_energy).collect(),
            markers,
            lines,
            start: (stepper.state.q.clone(), stepper.state.coords.clone()),
            force_names: model.forces.iter().map(|f| f.name().to_owned()).collect(),
        }
    }

    /// Records the next value, if it is one of those that are kept; what comes after the plan always is.
    fn push(&mut self, value: f64) {
        if self.next_is_kept() {
            self.channels[self.cursor].values.push(value);
            self.cursor += 1;
        }
        self.planned += 1;
    }

    fn next_is_kept(&self) -> bool {
        self.keep.get(self.planned).copied().unwrap_or(true)
    }

    fn push_vector(&mut self, v: &SVector<f64, D>) {
        for k in 0..D {
            self.push(v[k]);
        }
    }

    /// Records the current node.
    pub fn record(&mut self, stepper: &mut Stepper<S, D, A, T>) {
        let mut velocities = std::mem::replace(&mut self.velocities, empty());
        stepper.velocities(&mut velocities);
        stepper.assemble_node_forces();
        self.record_node(stepper, &velocities, None);
        self.velocities = velocities;
    }

    fn record_node(
        &mut self,
        stepper: &Stepper<S, D, A, T>,
        velocities: &Velocities<A, D, T>,
        given: Option<&Given<A, D, T>>,
    ) {
        (self.cursor, self.planned) = (0, 0);
        // what a joint to ground allows at the start it may take up later
        self.limit_symmetries(stepper);
        self.time.push(stepper.state.time);
        self.record_bodies(stepper, velocities);
        self.record_rods(stepper, velocities);
        for m in 0..self.markers.len() {
            let (node, r) = self.markers[m];
            let (x, v) = point_motion::<S, D, A, T>(stepper, &velocities.twists, node, &r);
            self.push_vector(&x);
            self.push_vector(&v);
        }
        self.record_coordinates(stepper, velocities);
        match given {
            Some(given) => self.record_given_energies(&given.energies),
            None => self.record_energies(stepper),
        }
        self.record_memory(stepper);
        for k in 0..stepper.mech.servos.len() {
            self.push(stepper.servo_error(k));
        }
        self.record_totals(stepper, velocities, given.map(|g| g.potential));
        for k in 0..stepper.mech.servos.len() {
            self.push(stepper.node.motors[k]);
        }
        match given {
            Some(given) => given.reactions.iter().flatten().for_each(|v| self.push(*v)),
            None => self.record_reactions(stepper),
        }
        self.record_forces(stepper, &velocities.twists);
        self.record_scene(stepper);
    }

    fn record_bodies(&mut self, stepper: &Stepper<S, D, A, T>, velocities: &Velocities<A, D, T>) {
        for k in 0..self.frames.len() {
            let frame = self.frames[k].clone();
            let BodyMotion { x, axes, v, w } = self.motion(k, stepper, velocities);
            self.push_vector(&x);
            if !frame.point {
                for c in 0..D {
                    self.push_vector(&axes.column(c).into_owned());
                }
            }
            self.push_vector(&v);
            if frame.point {
                let mass = if frame.driven {
                    0.0
                } else {
                    frame.inertia.mass
                };
                self.push_vector(&(v.component_mul(&v) * (0.5 * mass)));
            } else {
                for a in 0..A {
                    self.push(w[a]);
                }
                if D == 2 {
                    let angle = axes[(1, 0)].atan2(axes[(0, 0)]);
                    self.push_turning_angle(angle, w[0]);
                }
            }
        }
    }

    /// Motion of a body or point of the model.
    fn motion(
        &self,
        k: usize,
        stepper: &Stepper<S, D, A, T>,
        velocities: &Velocities<A, D, T>,
    ) -> BodyMotion<D, A> {
        let (frame, node) = (&self.frames[k], self.node_of[k]);
        let pose = stepper.state.q[node];
        // back from principal directors at the centre of mass to the user's body frame
        let axes = pose.r * frame.directors.transpose();
        let offset = axes * frame.center;
        let twist = velocities
            .twists
            .get(node)
            .copied()
            .unwrap_or_else(Twist::zeros);
        let w = SVector::<f64, A>::from_fn(|i, _| twist[D + i]);
        let v = SVector::<f64, D>::from_fn(|i, _| twist[i]) - S::rate(&w, &offset);
        BodyMotion {
            x: pose.x - offset,
            axes,
            v,
            w,
        }
    }

    /// Shapes, velocities and strains of rods.
    fn record_rods(&mut self, stepper: &Stepper<S, D, A, T>, velocities: &Velocities<A, D, T>) {
        let mut rods = std::mem::take(&mut self.rods);
        for rod in &mut rods {
            for i in 0..rod.nodes.len() {
                let m = self.motion(rod.nodes[i], stepper, velocities);
                let three = |v: &SVector<f64, D>| [0, 1, 2].map(|i| if i < D { v[i] } else { 0.0 });
                // in the plane everything turns about z
                let w = [0, 1, 2].map(|i| match (A, i) {
                    (3, i) => m.w[i],
                    (_, 2) => m.w[0],
                    _ => 0.0,
                });
                rod.push_node(three(&m.x), rods::section_frame(&m.axes), three(&m.v), w);
            }
            rod.centre_frames();
            rod.push_strains(stepper);
        }
        self.rods = rods;
    }

    /// Angle of a planar body, unwrapped: the turn nearest to the last frame plus angular velocity times the time between.
    fn push_turning_angle(&mut self, angle: f64, rate: f64) {
        if !self.next_is_kept() {
            self.planned += 1;
            return;
        }
        let near = match (
            self.channels[self.cursor].values.last(),
            self.time.as_slice(),
        ) {
            (Some(last), [.., before, now]) => last + rate * (now - before),
            _ => angle,
        };
        let turn = std::f64::consts::TAU;
        self.push(angle + turn * ((near - angle) / turn).round());
    }

    fn record_coordinates(
        &mut self,
        stepper: &Stepper<S, D, A, T>,
        velocities: &Velocities<A, D, T>,
    ) {
        for j in 0..self.joints.len() {
            for m in 0..self.joints[j].measures.len() {
                let measure = &self.joints[j].measures[m];
                let value = measure_value(stepper, measure);
                let rate = measure.rate(&stepper.state.q, &velocities.twists);
                self.push(value);
                self.push(rate);
            }
        }
        for measure in &stepper.mech.coordinates {
            self.push(measure_value(stepper, measure));
            self.push(measure.rate(&stepper.state.q, &velocities.twists));
        }
    }

    /// What elements with memory report.
    fn record_memory(&mut self, stepper: &Stepper<S, D, A, T>) {
        for k in 0..self.recalled.len() {
            self.push(stepper.state.memory[self.recalled[k]]);
        }
    }

    fn record_reactions(&mut self, stepper: &Stepper<S, D, A, T>) {
        for j in 0..self.joints.len() {
            let (f, m) = reaction(stepper, &self.joints[j]);
            self.push_vector(&f);
            for a in 0..A {
                self.push(m[a]);
            }
        }
        self.record_couplings(stepper);
    }

    /// Forces with which couplings drive their coordinates.
    fn record_couplings(&mut self, stepper: &Stepper<S, D, A, T>) {
        let joints = self.joints.len();
        for (c, closure) in stepper.mech.closures.iter().enumerate() {
            // contacts of a replay come after them
            if closure.joint >= joints && closure.joint != usize::MAX {
                self.push(-stepper.node.multipliers[c][0]);
            }
        }
    }

    /// Value of a channel in the last frame, or so many frames before it.
    pub(crate) fn value_before(&self, name: &str, back: usize) -> Option<f64> {
        let channel = self.channels.iter().find(|c| c.name == name)?;
        channel.values.iter().rev().nth(back).copied()
    }

    /// Rigid motions that joints to ground do not allow here leave the balance of momentum.
    pub(crate) fn limit_symmetries(&mut self, stepper: &Stepper<S, D, A, T>) {
        for (kept, allowed) in self.symmetric.iter_mut().zip(symmetries(stepper)) {
            *kept &= allowed;
        }
    }

    /// Names of all channels.
    pub(crate) fn channel_names(&self) -> Vec<&str> {
        self.channels.iter().map(|c| c.name.as_str()).collect()
    }

    /// Whether the last frame holds only finite numbers.
    pub fn last_is_finite(&self) -> bool {
        self.channels
            .iter()
            .all(|c| c.values.last().is_none_or(|v| v.is_finite()))
            && self.rods.iter().all(rods::Rod::last_is_finite)
    }

    /// Removes the last frame.
    pub fn drop_last(&mut self) {
        self.time.pop();
        self.balance.pop();
        for c in &mut self.channels {
            c.values.pop();
        }
        for rod in &mut self.rods {
            rod.truncate(self.time.len());
        }
        let frames = 3 * self.time.len();
        for j in &mut self.scene.joints {
            j.position.truncate(frames);
            j.axis.truncate(frames);
        }
        for l in &mut self.scene.lines {
            l.a.truncate(frames);
            l.b.truncate(frames);
        }
    }

    /// What of the recording goes into a checkpoint: all frames so far.
    pub(crate) fn carry(&mut self, bag: &mut Bag<'_>) {
        bag.grown(&mut self.time, 0.0);
        bag.grown(&mut self.balance, zero());
        carry!(bag; self.start_energy, self.momentum_start, self.symmetric, self.rod_energies);
        let v = &mut self.velocities;
        carry!(bag; v.twists, v.kinetic, v.linear, v.angular, v.violation);
        for channel in &mut self.channels {
            bag.grown(&mut channel.values, 0.0);
        }
        let joints = self.scene.joints.iter_mut();
        let joints = joints.flat_map(|j| [&mut j.position, &mut j.axis]);
        let lines = self
            .scene
            .lines
            .iter_mut()
            .flat_map(|l| [&mut l.a, &mut l.b]);
        joints.chain(lines).for_each(|list| bag.grown(list, 0.0));
        for rod in &mut self.rods {
            let r = &mut rod.record;
            bag.grown(&mut r.position, 0.0);
            bag.grown(&mut r.orientation, 0.0);
            bag.grown(&mut r.velocity, 0.0);
            bag.grown(&mut r.angular_velocity, 0.0);
            bag.grown(&mut r.strain, 0.0);
        }
    }

    /// Name of a moving body, and of the joint that carries it.
    pub fn body_name(&self, model: &Model, body: usize) -> (String, Option<String>) {
        let name = self
            .node_of
            .iter()
            .position(|&n| n == body)
            .map_or(String::new(), |k| {
                let bodies = model.bodies.len();
                if k < bodies {
                    model.bodies[k].name.clone()
                } else {
                    model.points[k - bodies].name.clone()
                }
            });
        let carries = |j: &JointInfo<S, D, A, T>| matches!(j.role, JointRole::Tree { body: b, .. } if b == body);
        let joint = self
            .joints
            .iter()
            .position(carries)
            .map(|k| model.joints[k].name.clone());
        (name, joint)
    }

    /// The balances of the run, judged.
    fn ledger(&self, stepper: &Stepper<S, D, A, T>, provenance: &Provenance) -> Vec<LedgerEntry> {
        let (mech, state) = (&stepper.mech, &stepper.state);
        let start = (&*self.start.0, &*self.start.1);
        let end = (&*state.q, &*state.coords);
        let sizes = Sizes {
            length: mech.length,
            extent: extent(start.0).max(extent(end.0)).max(mech.length),
            mass: mech.bodies.iter().map(|b| b.mass).sum(),
            force: force(mech, start).max(force(mech, end)),
            steps: stepper.counters.steps,
            fastest: &|| fastest(mech, start, &self.force_names),
        };
        let judge = Judge {
            claims: &stepper.table.claims,
            provenance,
            sizes: &sizes,
        };
        crate::diagnostics::ledger::<D, T>(&self.channels, &self.balance, self.symmetric, &judge)
    }

    /// Ends the recording.
    pub fn finish(
        mut self,
        stepper: &mut Stepper<S, D, A, T>,
        status: Status,
        provenance: Provenance,
        assembly: &AssemblyReport,
        [wall_time, cpu_time]: [f64; 2],
    ) -> Trajectory {
        let c = stepper.counters;
        let ledger = self.ledger(stepper, &provenance);
        let last = self.last_state(stepper);
        Trajectory {
            time: self.time,
            channels: self.channels,
            status,
            ledger,
            provenance,
            counts: Counts {
                steps: c.steps,
                iterations: c.iterations,
                factorizations: c.factorizations,
                jacobians: c.jacobians,
                solves: c.solves,
                evaluations: c.evaluations,
                divided: c.divided,
                dof: assembly.dof,
                redundant: assembly.redundant,
                misfit: assembly.misfit,
                wall_time,
                cpu_time,
            },
            scene: self.scene,
            rods: self.rods.into_iter().map(|rod| rod.record).collect(),
            undetermined: self.undetermined,
            last,
        }
    }
}

/// Motion of a body frame: position, axes, velocity, angular velocity.
struct BodyMotion<const D: usize, const A: usize> {
    x: SVector<f64, D>,
    axes: SMatrix<f64, D, D>,
    v: SVector<f64, D>,
    w: SVector<f64, A>,
}

fn empty<const A: usize, const D: usize, const T: usize>() -> Velocities<A, D, T> {
    Velocities {
        twists: vec![],
        kinetic: 0.0,
        linear: SVector::zeros(),
        angular: SVector::zeros(),
        violation: 0.0,
    }
}

fn point_motion<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    twists: &[Twist<T>],
    node: usize,
    r: &SVector<f64, D>,
) -> (SVector<f64, D>, SVector<f64, D>) {
    let pose: Pose<D> = stepper.state.q[node];
    let arm = pose.r * r;
    let twist = twists.get(node).copied().unwrap_or_else(Twist::zeros);
    let w = SVector::<f64, A>::from_fn(|i, _| twist[D + i]);
    (
        pose.x + arm,
        SVector::<f64, D>::from_fn(|i, _| twist[i]) + S::rate(&w, &arm),
    )
}

fn measure_value<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    m: &Measure<S, D, A, T>,
) -> f64 {
    let state = &stepper.state;
    match m.source {
        AngleSource::None => m.value(&state.q, 0.0),
        source => stepper.mech.angle(source, &state.coords, &state.angles),
    }
}
