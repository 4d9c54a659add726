//! The state of all nodes at one time (T-LIE-11): poses, centred momenta, energies, wrenches. Changes nothing.

use super::{Engine, Failure, Sums};
use alembert_math::se3::{RigidMotion, Screw};

/// Everything about one time.
#[derive(Clone, Debug)]
pub struct Output {
    /// Poses of the nodes.
    pub poses: Vec<RigidMotion>,
    /// Momenta of the nodes, in their axes; zero for those that do not move.
    pub momenta: Vec<Screw>,
    /// Twists of the nodes, in their axes.
    pub twists: Vec<Screw>,
    /// Wrenches of the elements on their nodes, in the axes of the nodes.
    pub wrenches: Vec<[Screw; 2]>,
    /// Energies of the elements [J].
    pub energies: Vec<f64>,
    /// Kinetic energy [J].
    pub kinetic: f64,
    /// Momentum about the origin, in space: angular and linear.
    pub momentum: Screw,
    /// Work, dissipation and impulses until now.
    pub sums: Sums,
}

impl Engine {
    /// Memory for an output.
    pub fn new_output(&self) -> Output {
        let (n, zero) = (self.nodes.len(), Screw::zero());
        Output {
            poses: vec![RigidMotion::identity(); n],
            momenta: vec![zero; n],
            twists: vec![zero; n],
            wrenches: vec![[zero; 2]; self.beams.len()],
            energies: vec![0.0; self.beams.len()],
            kinetic: 0.0,
            momentum: zero,
            sums: Sums::default(),
        }
    }

    /// Fills in everything about the time reached.
    pub fn output(&self, out: &mut Output) -> Result<(), Failure> {
        let now = self.done * self.base;
        out.sums = self.sums;
        for (node, flight) in self.nodes.iter().enumerate() {
            let mut flight = *flight;
            if !self.fixed[node] {
                flight.advance((now - self.times[node]) as f64 * self.tick);
            }
            out.poses[node] = flight.pose;
            out.momenta[node] = flight.momentum;
        }
        for (e, beam) in self.beams.iter().enumerate() {
            let [a, b] = [beam.ends[0].node, beam.ends[1].node];
            let relative = beam
                .relative(&out.poses[a], &out.poses[b])
                .ok_or(Failure::Reach(e))?;
            let rate = beam.viscosity.as_ref().map(|_| &self.memory[e].rate);
            let response = beam.response(relative, rate);
            out.energies[e] = beam.energy(&relative);
            out.wrenches[e] = response.wrenches;
            // what the last kick has given too early
            let early = self.early(e, now);
            for (end, wrench) in beam.ends.iter().zip(&response.wrenches) {
                out.momenta[end.node] = out.momenta[end.node].plus(wrench, -early);
                if end.host {
                    self.take_back_loads(end.node, now, early, out);
                }
            }
        }
        for (k, &node) in self.singles.iter().enumerate() {
            let early = self.early(self.beams.len() + k, now);
            self.take_back_loads(node, now, early, out);
        }
        self.sum_up(out);
        Ok(())
    }

    /// Time by which the last kick of an element reaches beyond now [s].
    fn early(&self, element: usize, now: u64) -> f64 {
        if !self.started {
            return 0.0;
        }
        let step = self.steps[element];
        // next - step is the last event; in halves of ticks
        let reach = 2.0 * (self.next[element] as f64 - now as f64) - step as f64;
        0.5 * reach * self.tick
    }

    fn take_back_loads(&self, node: usize, now: u64, early: f64, out: &mut Output) {
        if self.fixed[node] {
            return;
        }
        let pose = out.poses[node];
        let mut wrench = self.weight(node, &pose);
        if let Some(k) = self.loaded_of(node) {
            let load = self.load(k, now as f64 * self.tick, &pose);
            let loaded = &self.loaded[k];
            let flown = (now - self.times[node]) as f64 * self.tick;
            let way = loaded.way.plus(&self.nodes[node].twist, flown);
            out.sums.work += 0.5 * loaded.last.plus(&load, 1.0).dot(&way);
            wrench = wrench.plus(&load, 1.0);
        }
        out.momenta[node] = out.momenta[node].plus(&wrench, -early);
        out.sums.impulse = out.sums.impulse.plus(&pose.transfer(&wrench), -early);
    }

    /// Twists, kinetic energy and momentum of all.
    fn sum_up(&self, out: &mut Output) {
        out.kinetic = 0.0;
        out.momentum = Screw::zero();
        for node in 0..self.nodes.len() {
            if self.fixed[node] {
                out.momenta[node] = Screw::zero();
                out.twists[node] = Screw::zero();
                continue;
            }
            let momentum = &out.momenta[node];
            out.twists[node] = self.inertia[node].twist(momentum);
            out.kinetic += 0.5 * momentum.dot(&out.twists[node]);
            let space = out.poses[node].transfer(momentum);
            out.momentum = out.momentum.plus(&space, 1.0);
        }
    }
}
