//! # What it is
//! First motions in which loops are closed: drawn node by node along the interpolated one, from the closed configuration of the model.
//!
//! # Equations
//! With J = ∂g/∂θ of the rows g (T-OCP-17) and the compliance C of the coordinates, until |g| vanishes
//! ```text
//! θ ← θ - C Jᵀ (J C Jᵀ + |g|² I)⁻¹ g
//! ```
//! Coordinates that are given at a node have the compliance 0, those that are led along the motion 10⁻⁴, those that follow 1.
//!
//! # Symbols
//! g in arms of the model · θ in rad or arms
//!
//! # Reference
//! Levenberg 1944; Yamashita and Fukushima 2001 (damping with the square of the gap, which keeps the order).
//!
//! # Departures from the reference
//! No joint turns by more than 1 rad in an iteration, in place of a line search.

use crate::compile::Ocp;
use crate::guess::Motion;
use crate::loops::{Closing, linearise};
use crate::scalar::{IDENTITY, M3, cay, cay_inverse, product, transposed};
use crate::tree::{CoordinateKind, Node, Setup};
use alembert::error::{ModelError, ModelErrors};

/// Iterations of the closing of a configuration, and the gap at which it ends, in arms of the model.
const ITERATIONS: usize = 50;
const CLOSED: f64 = 1e-12;

/// Compliance of coordinates that are led.
const LED: f64 = 1e-4;

/// How far coordinates are led before loops are closed again [rad, arms].
const STRIDE: f64 = 0.2;

/// A loop that stays open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Open {
    /// The joint that should close it.
    pub closing: usize,
    /// Node.
    pub node: usize,
    /// Largest gap [m, rad].
    pub gap: f64,
}

impl Open {
    /// As an error of the problem.
    pub fn error(&self, ocp: &Ocp) -> ModelErrors {
        let last: usize = ocp.phases.iter().map(|p| p.steps).sum();
        let setup = &ocp.setup;
        let closing = &setup.loops[self.closing];
        let own = closing.coordinates.iter();
        let names: Vec<&str> = own
            .map(|(i, _)| ocp.coordinate_names[*i].as_str())
            .collect();
        let (path, at, help) = match self.node {
            0 => ("start", "[start] asks for".to_owned(), "give"),
            n if n == last => ("end", "[end] asks for".to_owned(), "give"),
            n => (
                "guess",
                format!("the first motion has at node {n}"),
                "let guess.via pass",
            ),
        };
        ModelError::new(
            path,
            format!(
                "the {} \"{}\" cannot close its loop where {at}: a gap of {:.3e} stays open",
                closing.what,
                closing.name,
                self.gap
            ),
        )
        .with_help(format!(
            "{help} places that the loop can reach, or fewer of its coordinates ({}): the others follow",
            names.join(", ")
        ))
        .into()
    }
}

/// Closes the loops at coordinates near the given ones; which one stays open most, and by how much, if any does.
pub(crate) fn close(
    loops: &[Closing],
    setup: &Setup,
    theta: &mut [f64],
    refs: &[M3<f64>],
    time: f64,
    compliance: &[f64],
) -> Option<(usize, f64)> {
    let tree = &setup.tree;
    let root: Vec<f64> = (0..tree.dof)
        .map(|i| setup.unit(i) * compliance[i].sqrt())
        .collect();
    let mut node = Node::<f64>::new(tree);
    for k in 0..=ITERATIONS {
        node.place(tree, theta, refs);
        let (g, mut j) = linearise(loops, tree, &node, time);
        let gap = g.amax() / setup.length;
        if gap <= CLOSED {
            return None;
        }
        if k == ITERATIONS || !gap.is_finite() {
            let worst = g.iter().position(|v| v.abs() == g.amax());
            return Some((owner(loops, worst.unwrap_or(0)), g.amax()));
        }
        for (i, root) in root.iter().enumerate() {
            j.column_mut(i).scale_mut(*root);
        }
        // in the directions of J √C each component of the step by itself
        let damping = g.norm_squared();
        let svd = j.svd(true, true);
        let floor = 1e-9 * svd.singular_values.amax();
        let (Some(u), Some(v)) = (&svd.u, &svd.v_t) else {
            return Some((0, g.amax()));
        };
        let mut along = u.tr_mul(&g);
        for (a, s) in along.iter_mut().zip(&svd.singular_values) {
            *a *= if *s > floor {
                s / (s * s + damping)
            } else {
                0.0
            };
        }
        let step = v.tr_mul(&along);
        let most = step.amax().max(1.0);
        for (i, root) in root.iter().enumerate() {
            theta[i] -= step[i] * root / most;
        }
    }
    None
}

/// The closing to which a row belongs.
fn owner(loops: &[Closing], row: usize) -> usize {
    let mut end = 0;
    let mut ends = loops.iter().map(|c| {
        end += c.rows.len();
        end
    });
    ends.position(|end| row < end).unwrap_or(0)
}

/// How a motion leads the coordinates.
struct Lead {
    /// It differs from the configuration of the model somewhere.
    led: Vec<bool>,
    first: Vec<bool>,
    last: Vec<bool>,
}

impl Lead {
    fn of(ocp: &Ocp, motion: &Motion) -> Self {
        let tree = &ocp.setup.tree;
        let given = |bounds: &Vec<[f64; 2]>| bounds.iter().map(|b| b[0] == b[1]).collect();
        let moves = |i: usize| match tree.kinds[i] {
            CoordinateKind::Ball(ball, _) => {
                let k = tree.balls[ball];
                let other = |r: &Vec<M3<f64>>| r[ball] != ocp.setup.refs[ball];
                motion.refs.iter().any(other)
                    || motion.theta.iter().any(|t| t[k..k + 3] != [0.0; 3])
            }
            _ => motion.theta.iter().any(|t| t[i] != ocp.setup.theta[i]),
        };
        Self {
            led: (0..tree.dof).map(moves).collect(),
            first: given(&ocp.start.theta),
            last: given(&ocp.end.theta),
        }
    }

    fn compliance(&self, node: usize, last: usize) -> Vec<f64> {
        let given = |i: usize| node == 0 && self.first[i] || node == last && self.last[i];
        let one = |i: usize| match (given(i), self.led[i]) {
            (true, _) => 0.0,
            (_, true) => LED,
            _ => 1.0,
        };
        (0..self.led.len()).map(one).collect()
    }
}

impl Motion {
    /// Closes all loops at all nodes; one that stays open, if one does, at the ends first. What the motion does not lead follows from node to node.
    pub fn close(&mut self, ocp: &Ocp) -> Result<(), Open> {
        let setup = &ocp.setup;
        if setup.loops.is_empty() {
            return Ok(());
        }
        let (last, lead) = (self.theta.len() - 1, Lead::of(ocp, self));
        let times = self.times(ocp);
        let mut open = None;
        let mut before = (setup.theta.clone(), setup.refs.clone());
        // where the motion was before it was closed: followers keep their distance from it
        let mut drawn = setup.theta.clone();
        for n in 0..=last {
            let compliance = lead.compliance(n, last);
            let own = self.theta[n].clone();
            let refs = &mut self.refs[n];
            let (from, to) = ends_of_way(setup, &before, (&drawn, &own), refs, &compliance);
            let (theta, left) = follow(setup, (&from, &to), refs, times[n], &compliance);
            // what is given at the end says more than the way to it
            if let Some((closing, gap)) = left
                && (open.is_none() || n == last && open.is_some_and(|o: Open| o.node > 0))
            {
                open = Some(Open {
                    closing,
                    node: n,
                    gap,
                });
            }
            before = (theta.clone(), self.refs[n].clone());
            drawn = own;
            self.theta[n] = theta;
        }
        open.map_or(Ok(()), Err)
    }

    /// Times of the nodes [s].
    fn times(&self, ocp: &Ocp) -> Vec<f64> {
        let (mut out, mut now) = (vec![0.0], 0.0);
        for (phase, duration) in ocp.phases.iter().zip(&self.durations) {
            for _ in 0..phase.steps {
                now += duration / phase.steps as f64;
                out.push(now);
            }
        }
        out.resize(self.theta.len(), now);
        out
    }
}

/// From the closed node before to where the motion leads, in the chart of the node. The rotations of balls that follow get a chart of their own.
fn ends_of_way(
    setup: &Setup,
    (theta, before): &(Vec<f64>, Vec<M3<f64>>),
    (drawn, own): (&[f64], &[f64]),
    refs: &mut [M3<f64>],
    compliance: &[f64],
) -> (Vec<f64>, Vec<f64>) {
    let follows = |i: usize| compliance[i] == 1.0;
    let mut from = theta.clone();
    let mut to: Vec<f64> = (0..own.len())
        .map(|i| match follows(i) {
            true => theta[i] + own[i] - drawn[i],
            false => own[i],
        })
        .collect();
    for (ball, &k) in setup.tree.balls.iter().enumerate() {
        let v = [theta[k], theta[k + 1], theta[k + 2]];
        let rotation = product(&cay(&v), &before[ball]);
        let away = if follows(k) {
            refs[ball] = rotation;
            to[k..k + 3].fill(0.0);
            IDENTITY
        } else {
            product(&rotation, &transposed(&refs[ball]))
        };
        from[k..k + 3].copy_from_slice(&cay_inverse(&away));
    }
    (from, to)
}

/// Goes a way in strides, closed after each.
fn follow(
    setup: &Setup,
    (from, to): (&[f64], &[f64]),
    refs: &[M3<f64>],
    time: f64,
    compliance: &[f64],
) -> (Vec<f64>, Option<(usize, f64)>) {
    let way = |i: usize| (to[i] - from[i]).abs() / setup.unit(i);
    let far = (0..to.len()).map(way).fold(0.0, f64::max);
    let strides = (far / STRIDE).ceil().clamp(1.0, 200.0) as usize;
    let (mut theta, mut left) = (from.to_vec(), None);
    for k in 1..=strides {
        let share = k as f64 / strides as f64;
        for i in 0..to.len() {
            theta[i] = match compliance[i] == 1.0 {
                true => theta[i] + (to[i] - from[i]) / strides as f64,
                false if k == strides => to[i],
                false => from[i] + (to[i] - from[i]) * share,
            };
        }
        left = close(&setup.loops, setup, &mut theta, refs, time, compliance);
    }
    (theta, left)
}
