//! First motions: interpolation in the joint coordinates, from other grids, with random disturbances.

use crate::compile::{Ends, Ocp};
use crate::rods::chains;
use crate::scalar::{M3, add, cross, dot, product, rotation, rotation_vector, scale, transposed};
use crate::tree::CoordinateKind;

/// Coordinates and reference rotations at all nodes, and what else is known.
#[derive(Clone, Debug)]
pub struct Motion {
    /// Coordinates, node after node.
    pub theta: Vec<Vec<f64>>,
    /// Reference rotations.
    pub refs: Vec<Vec<M3<f64>>>,
    /// Controls of the steps, if known.
    pub tau: Option<Vec<Vec<f64>>>,
    /// Contact forces at the nodes, all components one after the other, if known.
    pub contact: Option<Vec<Vec<f64>>>,
    /// Multipliers of the equations of motion at the nodes, if it is an optimum.
    pub costates: Option<Vec<Vec<f64>>>,
    /// Durations of the phases.
    pub durations: Vec<f64>,
    /// Parameters of the model, if known.
    pub parameters: Option<Vec<f64>>,
}

/// What is given at a node: coordinates and rotations.
#[derive(Clone, Debug)]
pub struct Station {
    /// Node.
    pub node: usize,
    /// Coordinates; none: passes through.
    pub theta: Vec<Option<f64>>,
    /// Rotations.
    pub rotations: Vec<Option<M3<f64>>>,
}

impl Station {
    /// What the bounds of an end say: a value, the nearest bound, or nothing.
    fn of(node: usize, ends: &Ends, near: &[f64]) -> Self {
        let value = |(b, near): (&[f64; 2], &f64)| {
            let bounded = b[0].is_finite() || b[1].is_finite();
            bounded.then(|| near.max(b[0]).min(b[1]))
        };
        Self {
            node,
            theta: ends.theta.iter().zip(near).map(value).collect(),
            rotations: ends.rotations.clone(),
        }
    }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// From a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    /// Between -1 and 1.
    pub fn symmetric(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        (z >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}

impl Motion {
    /// Straight lines in the coordinates through what is given. Without contacts they are passed through with the speed zero at an end that
    /// is at rest: a speed that jumps there takes controls that grow with the number of steps.
    pub fn interpolate(ocp: &Ocp, via: &[Station]) -> Self {
        let setup = &ocp.setup;
        let last: usize = ocp.phases.iter().map(|p| p.steps).sum();
        let mut stations = vec![Station::of(0, &ocp.start, &setup.theta)];
        stations.extend_from_slice(via);
        stations.push(Station::of(last, &ocp.end, &setup.theta));
        stations.sort_by_key(|s| s.node);
        let mut motion = Self {
            theta: vec![setup.theta.clone(); last + 1],
            refs: vec![setup.refs.clone(); last + 1],
            tau: None,
            contact: None,
            costates: None,
            durations: ocp.phases.iter().map(|p| p.guess).collect(),
            parameters: None,
        };
        let ease = Ease::of(ocp);
        for i in 0..setup.tree.dof {
            if matches!(setup.tree.kinds[i], CoordinateKind::Ball(..)) {
                motion.theta.iter_mut().for_each(|t| t[i] = 0.0);
                continue;
            }
            let known: Vec<(usize, f64)> = stations
                .iter()
                .filter_map(|s| Some((s.node, s.theta[i]?)))
                .collect();
            fill(&known, last, &ease, |n, a, b, s| {
                motion.theta[n][i] = a + (b - a) * s;
            });
        }
        for ball in 0..setup.tree.balls.len() {
            let known: Vec<(usize, M3<f64>)> = stations
                .iter()
                .filter_map(|s| Some((s.node, s.rotations[ball]?)))
                .collect();
            fill(&known, last, &ease, |n, a, b, s| {
                motion.refs[n][ball] = between(&a, &b, s);
            });
        }
        motion.carry_rods(ocp);
        motion
    }

    /// Rods that a joint carries move as rigid bodies, where their nodes are not given.
    fn carry_rods(&mut self, ocp: &Ocp) {
        let last = self.theta.len() - 1;
        for chain in chains(&ocp.setup) {
            for (n, (theta, refs)) in self.theta.iter_mut().zip(&mut self.refs).enumerate() {
                let ends = match n {
                    0 => Some(&ocp.start),
                    n if n == last => Some(&ocp.end),
                    _ => None,
                };
                let given = |i: &usize| ends.is_some_and(|e| e.theta[*i][0] == e.theta[*i][1]);
                let (kept, kept_refs) = (theta.clone(), refs.clone());
                chain.carry(&ocp.setup, theta, refs);
                for i in chain.nodes.iter().flat_map(|b| &ocp.setup.tree.path[*b]) {
                    if given(i) {
                        theta[*i] = kept[*i];
                        if let CoordinateKind::Ball(ball, _) = ocp.setup.tree.kinds[*i] {
                            refs[ball] = kept_refs[ball];
                        }
                    }
                }
            }
        }
    }

    /// The same motion on another grid with the same phases: cubic in every phase, so that speeds do not jump at the nodes; controls and
    /// multipliers on straight lines.
    pub fn resample(&self, from: &[usize], to: &[usize]) -> Self {
        if from == to {
            return self.clone();
        }
        let mut out = Self {
            theta: vec![],
            refs: vec![],
            tau: self.tau.as_ref().map(|_| vec![]),
            contact: None,
            costates: self.costates.as_ref().map(|_| vec![]),
            durations: self.durations.clone(),
            parameters: self.parameters.clone(),
        };
        let mut begin = 0;
        for (p, (&a, &b)) in from.iter().zip(to).enumerate() {
            for k in usize::from(p > 0)..=b {
                let at = a as f64 * k as f64 / b as f64;
                let n = (at.floor() as usize).min(a - 1);
                let s = at - n as f64;
                out.push_between(self, begin..begin + a, begin + n, s);
                if let (Some(list), Some(own)) = (&mut out.costates, &self.costates) {
                    list.push(line(&own[begin + n], &own[begin + n + 1], s));
                }
            }
            if let (Some(tau), Some(source)) = (&mut out.tau, &self.tau) {
                for k in 0..b {
                    // controls belong to the middle of their step
                    let at =
                        (a as f64 * (k as f64 + 0.5) / b as f64 - 0.5).clamp(0.0, (a - 1) as f64);
                    let n = at.floor() as usize;
                    let next = (n + 1).min(a - 1);
                    tau.push(line(
                        &source[begin + n],
                        &source[begin + next],
                        at - n as f64,
                    ));
                }
            }
            begin += a;
        }
        out
    }

    /// Adds a node between nodes n and n + 1 of another motion, by the cubic with the mean slopes of the neighbours in the same phase.
    /// Cayley vectors are taken into the reference rotation.
    fn push_between(&mut self, other: &Self, phase: std::ops::Range<usize>, n: usize, s: f64) {
        let nodes = [
            n.saturating_sub(1).max(phase.start),
            n,
            n + 1,
            (n + 2).min(phase.end),
        ];
        let weights = cubic(nodes[0] < n, nodes[3] > n + 1, s);
        let mixed = |value: &dyn Fn(usize) -> f64| -> f64 {
            nodes.iter().zip(&weights).map(|(k, w)| w * value(*k)).sum()
        };
        let count = other.theta[n].len();
        let theta = (0..count).map(|i| mixed(&|k| other.theta[k][i]));
        self.theta.push(theta.collect());
        let refs = (0..other.refs[n].len()).map(|ball| {
            let here = other.refs[n][ball];
            let v =
                nodes.map(|k| rotation_vector(&product(&other.refs[k][ball], &transposed(&here))));
            let turn = std::array::from_fn(|c| (0..4).map(|k| weights[k] * v[k][c]).sum());
            product(&rotation(&turn), &here)
        });
        self.refs.push(refs.collect());
    }

    /// Moves the reference rotations to the solution: all Cayley vectors become zero, and multipliers of their rows turn into T(θ) λ, for
    /// Σ λ·p is the same in any chart (T-OCP-3).
    pub fn recentre(&mut self, ocp: &Ocp) {
        for (n, (theta, refs)) in self.theta.iter_mut().zip(&mut self.refs).enumerate() {
            for (ball, &k) in ocp.setup.tree.balls.iter().enumerate() {
                let t = [theta[k], theta[k + 1], theta[k + 2]];
                if let Some(own) = self.costates.as_mut().map(|list| &mut list[n]) {
                    let l = [own[k], own[k + 1], own[k + 2]];
                    let turned = add(&l, &scale(&cross(&t, &l), 0.5));
                    let by = 1.0 / (1.0 + 0.25 * dot(&t, &t));
                    own[k..k + 3].copy_from_slice(&scale(&turned, by));
                }
                refs[ball] = product(&crate::scalar::cay(&t), &refs[ball]);
                theta[k..k + 3].fill(0.0);
            }
        }
    }

    /// Given rotations at the ends are those of the problem, whatever motion this was: reference rotations are what their coordinates start from.
    pub fn pin(&mut self, ocp: &Ocp) {
        let last = self.refs.len() - 1;
        for (n, end) in [(0, &ocp.start), (last, &ocp.end)] {
            for (ball, &k) in ocp.setup.tree.balls.iter().enumerate() {
                if let Some(r) = end.rotations[ball] {
                    self.refs[n][ball] = r;
                    self.theta[n][k..k + 3].fill(0.0);
                }
            }
        }
    }

    /// Smooth disturbances that vanish where coordinates are given, with loops closed again.
    pub fn disturb(&mut self, ocp: &Ocp, spread: f64, random: &mut Random) {
        let (last, tree) = (self.theta.len() - 1, &ocp.setup.tree);
        for i in 0..tree.dof {
            // three half waves with random amplitudes, and random ends where they are free
            let size = match tree.kinds[i] {
                CoordinateKind::Length => spread * ocp.setup.length,
                _ => spread,
            };
            let waves: [f64; 3] = std::array::from_fn(|_| size * random.symmetric());
            let end = size * random.symmetric();
            let free = ocp.end.theta[i][0] < ocp.end.theta[i][1];
            for n in 0..=last {
                let s = n as f64 / last as f64;
                let wave = |k: usize| waves[k] * ((k + 1) as f64 * std::f64::consts::PI * s).sin();
                let mut v = (0..3).map(wave).sum::<f64>();
                if free {
                    v += end * s;
                }
                self.theta[n][i] += v;
            }
        }
        // what stays open is for the solver
        let _ = self.close(ocp);
    }
}

/// At which ends a first motion has no speed.
struct Ease {
    first: bool,
    last: bool,
}

impl Ease {
    fn of(ocp: &Ocp) -> Self {
        let rest = |ends: &Ends| {
            ocp.touches.is_empty() && ends.momentum.iter().all(|m| *m == Some([0.0; 2]))
        };
        Self {
            first: rest(&ocp.start),
            last: rest(&ocp.end),
        }
    }

    /// The fraction of a way at the fraction s of its time.
    fn at(&self, s: f64, first: bool, last: bool) -> f64 {
        match (self.first && first, self.last && last) {
            (true, true) => s * s * (3.0 - 2.0 * s),
            (true, false) => s * s,
            (false, true) => s * (2.0 - s),
            (false, false) => s,
        }
    }
}

/// Visits all nodes with the known values around them.
fn fill<V: Copy>(
    known: &[(usize, V)],
    last: usize,
    ease: &Ease,
    mut out: impl FnMut(usize, V, V, f64),
) {
    let Some(first) = known.first() else { return };
    for n in 0..=last {
        let after = known.partition_point(|k| k.0 < n);
        let b = known.get(after).unwrap_or(&known[known.len() - 1]);
        let a = after.checked_sub(1).map_or(first, |k| &known[k]);
        let s = if b.0 > a.0 {
            let s = ((n as f64 - a.0 as f64) / (b.0 - a.0) as f64).clamp(0.0, 1.0);
            ease.at(s, a.0 == 0, b.0 == last)
        } else {
            1.0
        };
        out(n, a.1, b.1, s);
    }
}

/// A point of a straight line.
fn line(a: &[f64], b: &[f64], s: f64) -> Vec<f64> {
    a.iter().zip(b).map(|(a, b)| a + (b - a) * s).collect()
}

/// Weights of the nodes -1, 0, 1, 2 in the cubic through 0 and 1 with mean slopes; without a node beside, with the slope of the parabola
/// through the other three, or of the line.
fn cubic(before: bool, after: bool, s: f64) -> [f64; 4] {
    // slopes at 0 and 1, as weights of the nodes
    let (left, right) = match (before, after) {
        (true, true) => ([-0.5, 0.0, 0.5, 0.0], [0.0, -0.5, 0.0, 0.5]),
        (false, true) => ([0.0, -1.5, 2.0, -0.5], [0.0, -0.5, 0.0, 0.5]),
        (true, false) => ([-0.5, 0.0, 0.5, 0.0], [0.5, -2.0, 1.5, 0.0]),
        (false, false) => ([0.0, -1.0, 1.0, 0.0], [0.0, -1.0, 1.0, 0.0]),
    };
    let (rise, t) = (s * s * (3.0 - 2.0 * s), 1.0 - s);
    let mut out = [0.0, 1.0 - rise, rise, 0.0];
    for k in 0..4 {
        out[k] += s * t * t * left[k] - s * s * t * right[k];
    }
    out
}

/// The rotation at fraction s of the way.
fn between(a: &M3<f64>, b: &M3<f64>, s: f64) -> M3<f64> {
    if s <= 0.0 {
        return *a;
    }
    if s >= 1.0 {
        return *b;
    }
    let v = rotation_vector(&product(b, &transposed(a)));
    product(&rotation(&scale(&v, s)), a)
}
