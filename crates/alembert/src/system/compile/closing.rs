//! Loops as the assembly sees them: rank, small corrections, singular positions; by the elimination of a step, in linear time.
//!
//! # What it is
//! The elimination of `reduction/` with a mass matrix that knows lengths only: every body has mass 1 and the inertia of the characteristic length. Its
//! closure pivots tell which rows are independent, with the same scale and the same tolerance as those of a step (T-RED-20).
//!
//! # Equations
//! ```text
//! [ PᵀMP  (GP)ᵀ ] [ν]   [ 0 ]
//! [ GP     0    ] [μ] = [ w ]       M = diag(1, L²),   rank = Σ ranks of the closure pivots                        (T-ASM-2)
//! ```
//! gives the smallest motion ν that changes the closures by w, as far as independent rows allow. Speeds ν at a singular position belong to a motion
//! if the curvature of the closures along them can be made up by accelerations a:
//! ```text
//! c = d²g/dt² at a = 0,    min_a | c + GP a | = 0                                                                (T-ASM-5)
//! ```
//!
//! # Reference
//! Wampler, Hauenstein and Sommese 2011 (mobility by second order); Müller 2018 (singular positions of linkages).
//!
//! # Departures from the reference
//! The curvature is a second difference of the closures along the motion.

use super::rates::offsets;
use crate::reduction::elimination::{Elimination, JointLevers, JointMotions, one_node};
use crate::step::plan::plan;
use crate::system::mechanism::Mechanism;
use crate::system::pose::{Configuration, Pose};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Part of a motion over which the curvature of closures is taken [s].
const SPREAD: f64 = 1e-4;
/// Curvature that no acceleration makes up, by the square of the speed in rad/s or lengths of the model per second, that is no round-off of
/// the second difference.
const CURVED: f64 = 1e-5;

/// Corrections without gain after which loops count as open.
const STALLED: u32 = 4;

/// The elimination with lengths for masses.
pub(super) struct Closer<S, const D: usize, const A: usize, const T: usize> {
    elimination: Elimination<S, D, A, T>,
    rates: Vec<SVector<f64, T>>,
    gaps: Vec<SVector<f64, T>>,
    twists: Vec<SVector<f64, T>>,
}

impl<S, const D: usize, const A: usize, const T: usize> Closer<S, D, A, T>
where
    S: Space<D, A, T>,
{
    pub(super) fn new(mech: &Mechanism<S, D, A, T>) -> Self {
        let zero = SVector::<f64, T>::zeros();
        Self {
            elimination: plan(mech, 0.0, false),
            rates: vec![zero; mech.n()],
            gaps: vec![zero; mech.closures.len()],
            twists: vec![zero; mech.n()],
        }
    }

    /// Factorises at a configuration; returns the number of independent rows.
    pub(super) fn rank(&mut self, mech: &Mechanism<S, D, A, T>, q: &[Pose<D>]) -> Option<usize> {
        let block = SMatrix::<f64, T, T>::from_fn(|r, c| match r == c {
            true if r < D => 1.0,
            true => mech.length * mech.length,
            false => 0.0,
        });
        let e = &mut self.elimination;
        fill(mech, q, e, |_| block);
        e.factor().ok().map(|()| e.closure_rank())
    }

    /// The smallest rates that change the closures by what is in `gaps`, with the last factorisation; left in `rates`.
    fn solve(&mut self) {
        self.rates.fill(SVector::zeros());
        self.elimination.solve(
            one_node(&mut self.rates),
            one_node(&mut self.gaps),
            one_node(&mut self.twists),
        );
    }

    /// Rates of the closures when the tree moves with `rates`, added to `gaps` with a factor.
    fn add_rates(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
        rates: &[SVector<f64, T>],
        factor: f64,
    ) {
        self.elimination.spread(rates, &mut self.twists);
        for (c, closure) in mech.closures.iter().enumerate() {
            for (r, row) in closure.rows.iter().enumerate() {
                let g = row.gradient(q, q, None);
                for (&node, g) in closure.nodes.iter().zip(&g) {
                    if let Some(twist) = self.twists.get(node) {
                        self.gaps[c][r] += factor * g.dot(twist);
                    }
                }
            }
        }
    }

    /// Adds the values of the closures to `gaps` with a factor; returns the largest, in lengths of the model or rad.
    fn add_values(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        factor: f64,
    ) -> f64 {
        let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
        let mut worst = 0.0_f64;
        for (c, closure) in mech.closures.iter().enumerate() {
            for (r, row) in closure.rows.iter().enumerate() {
                let v = mech.row_value(row, q, coords, &angles);
                let part = v.abs() / row.unit(mech.length);
                worst = if v.is_nan() { v } else { worst.max(part) };
                self.gaps[c][r] += factor * v;
            }
        }
        worst
    }

    /// Moves by `push` along what the closures allow and closes the loops again; the rank there if they close.
    pub(super) fn rank_near(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        start: (&[Pose<D>], &[[f64; T]]),
        push: &[SVector<f64, T>],
        tolerance: f64,
    ) -> Option<usize> {
        let (mut q, mut coords) = (start.0.to_vec(), start.1.to_vec());
        let mut push = push.to_vec();
        let mut best = f64::INFINITY;
        let mut stalled = 0;
        for _ in 0..60 {
            let rank = self.rank(mech, &q)?;
            self.gaps.fill(SVector::zeros());
            let worst = self.add_values(mech, &q, &coords, -1.0);
            let first = best == f64::INFINITY;
            // a gap g may lie √g away from a singular position, where the rank is another one: closed until round-off ends it
            if !first && worst <= tolerance && worst >= 0.5 * best {
                return Some(rank);
            }
            // beside a singular position gaps shrink to a quarter each time, elsewhere faster
            stalled = match first || worst < 0.7 * best {
                true => 0,
                false => stalled + 1,
            };
            best = if first { f64::MAX } else { best.min(worst) };
            if worst.is_nan() || worst > 1e3 * best || stalled > STALLED {
                return None;
            }
            self.add_rates(mech, &q, &push, -1.0);
            self.solve();
            for (rate, push) in self.rates.iter_mut().zip(&mut push) {
                *rate += *push;
                *push = SVector::zeros();
            }
            advance(mech, &self.rates, 1.0, &mut q, &mut coords);
        }
        None
    }

    /// Whether rates at a singular position belong to a motion (T-ASM-5): else the closure that opens most, and its curvature [m/s², rad/s²].
    pub(super) fn belongs(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        start: (&[Pose<D>], &[[f64; T]]),
        rates: &[SVector<f64, T>],
    ) -> Result<(), (usize, f64)> {
        let (q, coords) = start;
        if self.rank(mech, q).is_none() {
            return Ok(());
        }
        let links = mech.links.iter().zip(rates);
        let each =
            links.flat_map(|(l, r)| (0..l.dof()).map(move |k| r[k].abs() / l.unit(k, mech.length)));
        let speed = each.fold(0.0, f64::max);
        if speed == 0.0 {
            return Ok(());
        }
        let s = SPREAD / speed;
        self.gaps.fill(SVector::zeros());
        self.add_values(mech, q, coords, -2.0 / (s * s));
        for sign in [1.0, -1.0] {
            let (mut near, mut c) = (q.to_vec(), coords.to_vec());
            advance(mech, rates, sign * s, &mut near, &mut c);
            self.add_values(mech, &near, &c, 1.0 / (s * s));
        }
        let curvature = self.gaps.clone();
        for gap in &mut self.gaps {
            *gap = -*gap;
        }
        self.solve();
        let accelerations = self.rates.clone();
        self.gaps.copy_from_slice(&curvature);
        self.add_rates(mech, q, &accelerations, 1.0);
        let closures = mech.closures.iter().zip(&self.gaps);
        let each = closures.flat_map(|(c, gap)| {
            let rows = c.rows.iter().zip(gap.iter());
            rows.map(|(row, v)| (v.abs() / row.unit(mech.length), c.joint, v.abs()))
        });
        match each.max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((part, joint, size)) if part > CURVED * speed * speed => Err((joint, size)),
            _ => Ok(()),
        }
    }
}

/// Moves the configuration by `scale` times rates.
pub(super) fn advance<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    rates: &[SVector<f64, T>],
    scale: f64,
    q: &mut Configuration<D>,
    coords: &mut [[f64; T]],
) {
    for (i, link) in mech.links.iter().enumerate() {
        let u = rates[i] * scale;
        link.advance(&mut coords[i], &mut q[i], &u.as_slice()[..link.dof()]);
    }
    mech.place_bodies(coords, q);
}

/// A disturbance of all tree rates that are not held: pseudo-random, in rad or in lengths of the model, the same in every run.
pub(super) fn disturbance<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    held: &[bool],
    size: f64,
    seed: usize,
) -> Vec<SVector<f64, T>> {
    let at = offsets(mech);
    let wave = |i: usize| ((i + 1) as f64 * 12.9898 + seed as f64 * 78.233).sin();
    let links = mech.links.iter().enumerate();
    links
        .map(|(i, link)| {
            SVector::from_fn(|k, _| match k < link.dof() && !held[at[i] + k] {
                true => size * wave(at[i] + k) * link.unit(k, mech.length),
                false => 0.0,
            })
        })
        .collect()
}

/// Fills the elimination of a mass matrix with closures at a configuration.
pub(crate) fn fill<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    e: &mut Elimination<S, D, A, T>,
    block: impl Fn(usize) -> SMatrix<f64, T, T>,
) {
    let n = mech.n();
    e.clear();
    for (i, link) in mech.links.iter().enumerate() {
        let (w, s) = link.world_motion(&q[link.parent], &q[i]);
        e.levers[i] = JointLevers {
            test: [w],
            end: [w],
            geometric: false,
        };
        e.motions[i] = JointMotions {
            test: [s],
            end: [s],
        };
        e.blocks[i] = [[block(i)]];
    }
    for (c, closure) in mech.closures.iter().enumerate() {
        for (r, row) in closure.rows.iter().enumerate() {
            let g = row.gradient(q, q, None);
            for (&b, g) in closure.nodes.iter().zip(&g) {
                if b < n
                    && let (Some(bc), Some(cb)) = (e.slot(b, n + c), e.slot(n + c, b))
                {
                    e.blocks[bc][0][0].set_column(r, g);
                    e.blocks[cb][0][0].set_row(r, &g.transpose());
                }
            }
        }
    }
}
