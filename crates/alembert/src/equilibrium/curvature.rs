//! The stiffness at rest with its digits kept: strains first, forces from them.
//!
//! # What it is
//! The tangent T-EQU-2 as an operator in two parts. Elasticity is applied as strain, law, force, element by element, so a motion that strains
//! nothing has no force, whatever the stiffness; the blocks of the elimination, in which large numbers have been added, lose soft motions of
//! slender rods in their round-off. What stress, loads and joints add stays in blocks.
//!
//! # Equations
//! K = Σ ∇s h ∇sᵀ + K_σ, K x = Σ ∇s (h (∇s·x)) + K_σ x. Of the assembled K nothing below ε (Σ (K_ii x_i²)²)^½ is left, of this form nothing
//! below the same with K_σ (T-EQU-10).
//!
//! # Symbols
//! ∇s `gradients` · h `slopes` · K_σ `stress` · K_ii `diagonal`
//!
//! # Reference
//! Argyris and Brønlund 1975 (natural factor of the stiffness).
//!
//! # Departures from the reference
//! Used for products and quotients only; the elimination stays as it is.

use super::loading::{At, Part};
use super::statics::Statics;
use crate::reduction::elimination::{Elimination, one_node};
use crate::step::Twist;
use alembert_math::Space;

/// Round-off of a sum, in units of ε.
const NOISE: f64 = 16.0;
/// Part of the round-off of the assembled stiffness that a motion without resistance may have in the form kept here.
const LEFT: f64 = 1e-6;

/// Error of a motion that was found by solving, relative to its largest part.
const DIGITS: f64 = 1e-13;

/// The elastic part of one element.
#[derive(Clone, Debug)]
pub(crate) struct Dyad<const T: usize> {
    /// The two nodes of each of its invariants.
    pub nodes: Vec<[usize; 2]>,
    /// ∇s by twists of the two nodes.
    pub gradients: Vec<[Twist<T>; 2]>,
    /// h, row by row.
    pub slopes: Vec<f64>,
}

/// The operator; see the module documentation.
#[derive(Clone, Debug)]
pub(crate) struct Curvature<S, const D: usize, const A: usize, const T: usize> {
    dyads: Vec<Dyad<T>>,
    /// Everything else, and the joints of the tree.
    pub stress: Elimination<S, D, A, T>,
    /// Sizes on the diagonal of K and of K_σ, per body.
    diagonal: Vec<[Twist<T>; 2]>,
    /// Characteristic length [m].
    length: f64,
    forces: Vec<Twist<T>>,
    transmitted: Vec<Twist<T>>,
    rows: Vec<Twist<T>>,
}

impl<S, const D: usize, const A: usize, const T: usize> Curvature<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// At the configuration and factor of `statics`.
    pub(crate) fn new(statics: &mut Statics<S, D, A, T>) -> Self {
        statics.assemble_rows(Part::At(statics.factor));
        statics.fill_stress();
        let stress = statics.elimination.clone();
        let (mech, state) = (&statics.stepper.mech, &statics.stepper.state);
        let at = At {
            q: &state.q,
            coords: &state.coords,
            angles: &state.angles,
        };
        let (factor, scratch) = (statics.factor, &mut statics.scratch);
        let dyads = statics.loading.dyads(mech, at, factor, scratch);
        let n = mech.n();
        let of_stress = |i: usize| Twist::<T>::from_fn(|k, _| stress.blocks[i][0][0][(k, k)].abs());
        let mut diagonal: Vec<_> = (0..n).map(|i| [of_stress(i); 2]).collect();
        for dyad in &dyads {
            dyad.add_diagonal(&mut diagonal);
        }
        // closures are part of the assembled stiffness as squares
        for ((nodes, _), forces) in mech.closure_rows().zip(&statics.closure_forces) {
            for (&node, force) in nodes.iter().zip(forces) {
                if node < n {
                    diagonal[node][0] += force.component_mul(force) * statics.penalty;
                }
            }
        }
        let zero = Twist::<T>::zeros();
        Self {
            dyads,
            stress,
            diagonal,
            length: mech.length,
            forces: vec![zero; mech.n_nodes()],
            transmitted: vec![zero; n],
            rows: vec![zero; n],
        }
    }

    /// K u in `rows`; twists of the bodies in `twists`; `wrenches` is memory. Multipliers of closures are left out.
    pub(crate) fn multiply(
        &mut self,
        parent: impl Fn(usize) -> usize + Copy,
        rates: &[Twist<T>],
        twists: &mut [Twist<T>],
        wrenches: &mut [Twist<T>],
        rows: &mut [Twist<T>],
    ) {
        self.stress.multiply(parent, rates, twists, wrenches, rows);
        self.forces.fill(Twist::zeros());
        for dyad in &self.dyads {
            dyad.add_forces(twists, &mut self.forces);
        }
        self.stress.test(
            parent,
            one_node(&mut self.forces),
            one_node(&mut self.transmitted),
            one_node(&mut self.rows),
        );
        for (row, more) in rows.iter_mut().zip(&self.rows) {
            *row += more;
        }
    }

    /// What xᵀ K x cannot resolve: of the assembled stiffness, and of the form kept here.
    pub(crate) fn noise(&self, twists: &[Twist<T>]) -> [f64; 2] {
        let mut sums = [0.0; 2];
        for (twist, diagonal) in twists.iter().zip(&self.diagonal) {
            let square = twist.component_mul(twist);
            for (sum, d) in sums.iter_mut().zip(diagonal) {
                *sum += d.dot(&square).powi(2);
            }
        }
        let [whole, stress] = sums.map(|s| NOISE * f64::EPSILON * s.sqrt());
        let inexact = self.inexact(twists);
        [whole.max(inexact), stress.max(LEFT * whole).max(inexact)]
    }

    /// What a motion that is not known better than to [`DIGITS`] strains everything.
    fn inexact(&self, twists: &[Twist<T>]) -> f64 {
        let mut largest = 0.0_f64;
        for t in twists {
            for k in 0..T {
                let by = if k < D { 1.0 / self.length } else { 1.0 };
                largest = largest.max(t[k].abs() * by);
            }
        }
        let mut sum = 0.0;
        for d in &self.diagonal {
            for k in 0..T {
                let by = if k < D { self.length } else { 1.0 };
                sum += d[0][k] * by * by;
            }
        }
        sum * (DIGITS * largest).powi(2)
    }

    /// Asymmetry of K_σ between two motions, and what of it is round-off.
    pub(crate) fn asymmetry(
        &mut self,
        parent: impl Fn(usize) -> usize + Copy,
        motions: [&[Twist<T>]; 2],
    ) -> [f64; 2] {
        let n = self.rows.len();
        let mut twists = [vec![Twist::zeros(); n], vec![Twist::zeros(); n]];
        let mut rows = vec![Twist::zeros(); n];
        let mut products = [0.0; 2];
        for k in 0..2 {
            let (forces, own) = (&mut self.forces, &mut twists[k]);
            self.stress
                .multiply(parent, motions[k], own, forces, &mut rows);
            let pairs = rows.iter().zip(motions[1 - k]);
            products[k] = pairs.map(|(a, b)| a.dot(b)).sum();
        }
        let [mut whole, mut stress] = [0.0; 2];
        for ((a, b), d) in twists[0].iter().zip(&twists[1]).zip(&self.diagonal) {
            let both = a.component_mul(b).abs();
            whole += d[0].dot(&both);
            stress += d[1].dot(&both);
        }
        let noise = NOISE * f64::EPSILON * whole + 1e-7 * stress;
        [(products[0] - products[1]).abs(), noise]
    }
}

impl<const T: usize> Dyad<T> {
    /// Forces h ∇s·x along ∇s.
    fn add_forces(&self, twists: &[Twist<T>], out: &mut [Twist<T>]) {
        let still = Twist::zeros();
        let at = |node: usize| twists.get(node).unwrap_or(&still);
        let n = self.gradients.len();
        let invariants = || self.nodes.iter().zip(&self.gradients).enumerate();
        for (j, ([a, b], [ga, gb])) in invariants() {
            let strain = ga.dot(at(*a)) + gb.dot(at(*b));
            for (i, ([a, b], [fa, fb])) in invariants() {
                let force = self.slopes[i * n + j] * strain;
                if force != 0.0 {
                    out[*a] += fa * force;
                    out[*b] += fb * force;
                }
            }
        }
    }

    fn add_diagonal(&self, out: &mut [[Twist<T>; 2]]) {
        let n = self.gradients.len();
        let sides = || (0..n).flat_map(|i| [(i, 0), (i, 1)]);
        for (i, side) in sides() {
            let node = self.nodes[i][side];
            let Some(to) = out.get_mut(node) else {
                continue;
            };
            for (j, other) in sides().filter(|(j, other)| self.nodes[*j][*other] == node) {
                let (x, y) = (&self.gradients[i][side], &self.gradients[j][other]);
                to[0] += (x.component_mul(y) * self.slopes[i * n + j]).abs();
            }
        }
    }
}
