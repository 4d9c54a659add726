//! Explicit variational integrator on SE(3) for rods and free rigid bodies, synchronous and asynchronous.
//!
//! # What it is
//! Nodes fly freely with constant twists between events; at an event of an element its wrenches kick its two nodes. With one
//! step for all elements this is the synchronous scheme, with an own step for each element the asynchronous one. No
//! matrix is assembled; a step costs the same for every element.
//!
//! # Equations
//! Nodes: T-LIE-6 to T-LIE-8 (`node.rs`). Elements: T-LIE-4, T-LIE-5 (`element.rs`). Events, in ticks of a common grid (`grid.rs`):
//! at a time take all elements that are due; let their nodes fly to it; add h_K times their wrenches (half at the start); then solve
//! for the twist of each touched node until the next event of one of its elements (T-LIE-9).
//! Gravity and loads of a node act at the events of that of its elements which has the smallest step (its host).
//!
//! Output at any time t, without change of the state: poses by free flight; momentum after the last kicks, transported to t,
//! minus (t_K + h_K/2 - t) times the wrench of each element at the poses of t, where t_K is its last event (T-LIE-11). At a common
//! event of all elements this is the centred momentum.
//!
//! # Symbols
//! g `pose` · η = (ω, ν) `twist` · μ `momentum` · D time between events of a node · h_K `steps`, in ticks · ξ = l ψ `relative`, in `Beam`
//!
//! # Reference
//! Demoures et al. 2015 and LTD report 2011-2012; Lew, Marsden, Ortiz and West 2003.
//!
//! # Departures from the reference
//! Rotations are unit quaternions. A rigid body welded to a rod is part of that node, whose frame is then that of the common
//! centre of mass and the principal axes. Momenta are carried along the flight, not computed anew from twists. The reported
//! energy in asynchronous runs is that of one time, not of the last events. Kelvin-Voigt damping: the strain rate is the
//! backward difference over the last interval of the element, order 1 in the damping; stable for (hω)² + 2 h τ ω² ≤ 4.

mod build;
mod element;
mod grid;
mod node;
mod output;
mod refuse;
mod run;
#[cfg(test)]
mod tests;

pub use element::{Beam, End};
pub use node::{Flight, NodeInertia};
pub use output::Output;
pub(crate) use refuse::refusals;
pub(crate) use run::simulate;

use crate::checkpoint::{Bag, Carried, carry};
use crate::system::mechanism::Load;
use alembert_math::se3::{RigidMotion, Screw};
use nalgebra::Vector3;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Largest turn of a node between two of its events [rad].
const LARGEST_TURN: f64 = 1.5;

/// Why a step failed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Failure {
    /// The ends of an element are turned too far against each other, or torn apart.
    Reach(usize),
    /// The equation for the twist of a node has no solution; the last increment.
    Twist(usize, f64),
    /// A node turns too far between two events [rad].
    Turn(usize, f64),
}

/// What an element remembers for its damping.
#[derive(Clone, Copy, Debug)]
struct Memory {
    relative: Screw,
    rate: Screw,
}

/// A body of the model on a node.
#[derive(Clone, Copy, Debug)]
struct Member {
    node: usize,
    /// Its centre of mass and directors, from the frame of the node.
    offset: RigidMotion,
}

/// Applied loads of a node.
#[derive(Debug)]
struct Loaded {
    /// Loads, and frames of the bodies on which they act.
    list: Vec<(Load<3>, RigidMotion)>,
    /// Wrench at the last event of the host.
    last: Screw,
    /// Sum of D η since then.
    way: Screw,
}

/// Sums for the ledger.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sums {
    /// Work of the loads [J].
    pub work: f64,
    /// Dissipated energy [J].
    pub dissipated: f64,
    /// Impulse of gravity and loads about the origin.
    pub impulse: Screw,
}

/// Numbers of the run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Updates {
    /// Events of elements.
    pub elements: u64,
    /// Twists solved for.
    pub nodes: u64,
    /// Newton iterations for them.
    pub iterations: u64,
}

/// The integrator; see the module documentation.
#[derive(Debug)]
pub struct Engine {
    nodes: Vec<Flight>,
    inertia: Vec<NodeInertia>,
    fixed: Vec<bool>,
    /// Last event of each node [ticks].
    times: Vec<u64>,
    beams: Vec<Beam>,
    /// Nodes without element: they have events of their own, numbered after the beams.
    singles: Vec<usize>,
    memory: Vec<Memory>,
    /// Steps of beams and single nodes [ticks].
    steps: Vec<u64>,
    /// Their next events [ticks].
    next: Vec<u64>,
    /// Elements of node `i`: `near[first[i]..first[i + 1]]`.
    first: Vec<u32>,
    near: Vec<u32>,
    /// Index into `loaded`, one more; zero without loads.
    load_of: Vec<u32>,
    loaded: Vec<Loaded>,
    gravity: Vector3<f64>,
    /// Length of a tick [s].
    tick: f64,
    /// Ticks in a step of the study.
    base: u64,
    /// Steps of the study done.
    done: u64,
    started: bool,
    queue: Option<Queue>,
    sums: Sums,
    /// Counters.
    pub updates: Updates,
    /// Bodies of the mechanism in tree order.
    members: Vec<Member>,
    /// Index in the force elements of the mechanism, and the two bodies, of each beam.
    origin: Vec<(usize, [usize; 2])>,
}

/// Elements by the time of their next event.
#[derive(Debug)]
struct Queue {
    heap: BinaryHeap<Reverse<(u64, u32)>>,
    due: Vec<u32>,
    touched: Vec<u32>,
}

impl Carried for Memory {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.relative, self.rate);
    }
}

impl Carried for Flight {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.pose, self.momentum, self.twist);
    }
}

impl Carried for Engine {
    fn carry(&mut self, bag: &mut Bag<'_>) {
        carry!(bag; self.nodes, self.times, self.memory, self.steps, self.next, self.done, self.started);
        for loaded in &mut self.loaded {
            carry!(bag; loaded.last, loaded.way);
        }
        carry!(bag; self.sums.work, self.sums.dissipated, self.sums.impulse);
        carry!(bag; self.updates.elements, self.updates.nodes, self.updates.iterations);
        // the queue holds every element once, at its next event
        if let (Some(queue), true) = (&mut self.queue, self.started) {
            queue.heap.clear();
            let all = self.next.iter().enumerate();
            queue.heap.extend(all.map(|(e, t)| Reverse((*t, e as u32))));
        }
    }
}

impl Engine {
    /// Time reached [s].
    pub fn time(&self) -> f64 {
        (self.done * self.base) as f64 * self.tick
    }

    /// Number of nodes; the last one is the ground.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Elements, in the order of the forces of the model.
    pub fn beams(&self) -> &[Beam] {
        &self.beams
    }

    /// Step of an element [s].
    pub fn element_step(&self, element: usize) -> f64 {
        self.steps
            .get(element)
            .map_or(0.0, |s| *s as f64 * self.tick)
    }

    /// Advances one step of the study.
    pub fn advance(&mut self) -> Result<(), Failure> {
        if !self.started {
            self.start()?;
        }
        let target = (self.done + 1) * self.base;
        match self.queue.take() {
            None => self.advance_all(target)?,
            Some(mut queue) => {
                let result = self.advance_queue(&mut queue, target);
                self.queue = Some(queue);
                result?;
            }
        }
        self.done += 1;
        Ok(())
    }

    /// Half a kick of all elements at the start.
    fn start(&mut self) -> Result<(), Failure> {
        for e in 0..self.beams.len() {
            self.begin_memory(e)?;
        }
        for e in 0..self.steps.len() {
            self.kick(e, 0, 0.5)?;
            self.next[e] = self.steps[e];
        }
        for node in 0..self.nodes.len() {
            self.solve(node, 0)?;
        }
        if let Some(queue) = &mut self.queue {
            let all = self.next.iter().enumerate();
            queue.heap.extend(all.map(|(e, t)| Reverse((*t, e as u32))));
        }
        self.started = true;
        Ok(())
    }

    /// All elements at once.
    fn advance_all(&mut self, target: u64) -> Result<(), Failure> {
        for node in 0..self.nodes.len() {
            self.fly(node, target);
        }
        for e in 0..self.steps.len() {
            self.kick(e, target, 1.0)?;
            self.next[e] = target + self.steps[e];
        }
        for node in 0..self.nodes.len() {
            self.solve(node, target)?;
        }
        Ok(())
    }

    /// All events up to a time, in the order of time; those of one time together, in the order of the elements.
    fn advance_queue(&mut self, queue: &mut Queue, target: u64) -> Result<(), Failure> {
        while let Some(&Reverse((now, _))) = queue.heap.peek() {
            if now > target {
                break;
            }
            queue.due.clear();
            queue.touched.clear();
            while let Some(&Reverse((time, e))) = queue.heap.peek() {
                if time != now {
                    break;
                }
                queue.heap.pop();
                queue.due.push(e);
            }
            for &e in &queue.due {
                let (a, b) = self.nodes_of(e as usize);
                for node in [Some(a), b].into_iter().flatten() {
                    if self.times[node] != now {
                        self.fly(node, now);
                        queue.touched.push(node as u32);
                    }
                }
            }
            for &e in &queue.due {
                let element = e as usize;
                self.kick(element, now, 1.0)?;
                self.next[element] = now + self.steps[element];
                queue.heap.push(Reverse((self.next[element], e)));
            }
            for &node in &queue.touched {
                self.solve(node as usize, now)?;
            }
        }
        Ok(())
    }

    /// Nodes of an element.
    #[inline]
    fn nodes_of(&self, element: usize) -> (usize, Option<usize>) {
        match self.beams.get(element) {
            Some(beam) => (beam.ends[0].node, Some(beam.ends[1].node)),
            None => (self.singles[element - self.beams.len()], None),
        }
    }

    /// Free flight of a node to a time.
    #[inline]
    fn fly(&mut self, node: usize, now: u64) {
        let time = (now - self.times[node]) as f64 * self.tick;
        self.times[node] = now;
        if self.fixed[node] || time == 0.0 {
            return;
        }
        if let Some(loaded) = self.loaded_of(node) {
            let twist = self.nodes[node].twist;
            let loaded = &mut self.loaded[loaded];
            loaded.way = loaded.way.plus(&twist, time);
        }
        self.nodes[node].advance(time);
    }

    #[inline]
    fn loaded_of(&self, node: usize) -> Option<usize> {
        (self.load_of[node] as usize).checked_sub(1)
    }

    /// Twist of a node until the next event of its elements.
    #[inline]
    fn solve(&mut self, node: usize, now: u64) -> Result<(), Failure> {
        if self.fixed[node] {
            return Ok(());
        }
        let near = self.first[node] as usize..self.first[node + 1] as usize;
        let next = self.near[near].iter().map(|&e| self.next[e as usize]).min();
        let time = (next.unwrap_or(now + self.base) - now) as f64 * self.tick;
        let flight = &mut self.nodes[node];
        let iterations = flight
            .solve_twist(&self.inertia[node], time)
            .map_err(|last| Failure::Twist(node, last))?;
        let turn = flight.twist.w.norm() * time;
        // also for what is not a number
        if !matches!(
            turn.partial_cmp(&LARGEST_TURN),
            Some(std::cmp::Ordering::Less)
        ) {
            return Err(Failure::Turn(node, turn));
        }
        self.updates.nodes += 1;
        self.updates.iterations += u64::from(iterations);
        Ok(())
    }

    /// Adds the impulses of an element at an event to the momenta of its nodes.
    #[inline]
    fn kick(&mut self, element: usize, now: u64, share: f64) -> Result<(), Failure> {
        let step = self.steps[element] as f64 * self.tick;
        let impulse = step * share;
        self.updates.elements += 1;
        let Some(beam) = self.beams.get(element) else {
            let node = self.singles[element - self.beams.len()];
            self.kick_loads(node, now, impulse);
            return Ok(());
        };
        let [a, b] = [beam.ends[0].node, beam.ends[1].node];
        let relative = beam
            .relative(&self.nodes[a].pose, &self.nodes[b].pose)
            .ok_or(Failure::Reach(element))?;
        let mut rate = None;
        if beam.viscosity.is_some() {
            let memory = &mut self.memory[element];
            if now > 0 {
                let way = relative.plus(&memory.relative, -1.0);
                self.sums.dissipated += beam.dissipated(&way, step);
                *memory = Memory {
                    relative,
                    rate: way.scaled(1.0 / step),
                };
            }
            rate = Some(&self.memory[element].rate);
        }
        let [on_a, on_b] = beam.response(relative, rate).wrenches;
        let hosts = [beam.ends[0].host, beam.ends[1].host];
        self.nodes[a].momentum = self.nodes[a].momentum.plus(&on_a, impulse);
        self.nodes[b].momentum = self.nodes[b].momentum.plus(&on_b, impulse);
        for (node, host) in [a, b].into_iter().zip(hosts) {
            if host {
                self.kick_loads(node, now, impulse);
            }
        }
        Ok(())
    }

    /// Strains at the start, and their rates from the twists.
    fn begin_memory(&mut self, element: usize) -> Result<(), Failure> {
        let beam = &self.beams[element];
        if beam.viscosity.is_none() {
            return Ok(());
        }
        let [a, b] = [0, 1].map(|k| &self.nodes[beam.ends[k].node]);
        let relative = beam
            .relative(&a.pose, &b.pose)
            .ok_or(Failure::Reach(element))?;
        let rate = beam.rate(&relative, [&a.twist, &b.twist]);
        self.memory[element] = Memory { relative, rate };
        Ok(())
    }

    /// Impulses of gravity and loads on a node.
    #[inline]
    fn kick_loads(&mut self, node: usize, now: u64, impulse: f64) {
        if self.fixed[node] {
            return;
        }
        let pose = self.nodes[node].pose;
        let mut wrench = self.weight(node, &pose);
        if let Some(k) = self.loaded_of(node) {
            let load = self.load(k, now as f64 * self.tick, &pose);
            let loaded = &mut self.loaded[k];
            self.sums.work += 0.5 * loaded.last.plus(&load, 1.0).dot(&loaded.way);
            loaded.last = load;
            loaded.way = Screw::zero();
            wrench = wrench.plus(&load, 1.0);
        } else if self.gravity == Vector3::zeros() {
            return;
        }
        let flight = &mut self.nodes[node];
        flight.momentum = flight.momentum.plus(&wrench, impulse);
        self.sums.impulse = self.sums.impulse.plus(&pose.transfer(&wrench), impulse);
    }

    /// Weight of a node, in its axes.
    #[inline]
    fn weight(&self, node: usize, pose: &RigidMotion) -> Screw {
        Screw {
            w: Vector3::zeros(),
            v: pose.r.apply_inverse(&self.gravity) * self.inertia[node].mass,
        }
    }

    /// Wrench of the loads of a node, in its axes.
    fn load(&self, loaded: usize, time: f64, pose: &RigidMotion) -> Screw {
        let mut sum = Screw::zero();
        for (load, frame) in &self.loaded[loaded].list {
            sum = sum.plus(&load_wrench(load, frame, time, pose), 1.0);
        }
        sum
    }
}

/// Wrench of a load in the axes of its node; `frame` is that of the body on the node.
fn load_wrench(load: &Load<3>, frame: &RigidMotion, time: f64, pose: &RigidMotion) -> Screw {
    let value = Vector3::from_fn(|i, _| load.component(i, time));
    let local = if load.follower {
        frame.r.apply(&(load.to_directors * value))
    } else {
        pose.r.apply_inverse(&value)
    };
    if load.torque {
        return Screw {
            w: local,
            v: Vector3::zeros(),
        };
    }
    let arm = frame.x + frame.r.apply(&load.point);
    Screw {
        w: arm.cross(&local),
        v: local,
    }
}
