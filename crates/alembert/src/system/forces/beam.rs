//! Beam elements as a whole: all strains of an element from the relative placement of its two bodies.
//!
//! # What it is
//! The same forces and blocks as from the invariants one by one, to round-off. What invariants share is computed once: the vector between
//! the bodies as both see it, and the nine products of their directors.
//!
//! # Equations
//! With Δ = x_b - x_a and M = R_aᵀ R_b, of the displacements and the turns of the element
//! ```text
//! δ_k = ½ (u_k · R_aᵀ Δ + w_k · R_bᵀ Δ),      σ_k = Σ_ij W^k_ij M_ij                                       (T-ROD-6)
//! ∇δ_k = (-f_k, ½ R_a u_k × Δ, f_k, ½ R_b w_k × Δ),   f_k = ½ (R_a u_k + R_b w_k);      ∇σ_k = Σ_ij W^k_ij (0, d_i^a × d_j^b, 0, d_j^b × d_i^a)
//! ```
//! A displacement pulls the two bodies by opposite forces, a turn by none: of the blocks Σ ∇s_i h_ij ∇s_jᵀ (T-ELM-16) a quarter of the force part is
//! computed.
//!
//! # Symbols
//! u, w axes of the element in the two bodies · W weights of a turn
//!
//! # Reference
//! As `elements/beam.rs`.
//!
//! # Departures from the reference
//! None.

use super::ForceElement;
use crate::elements::{AnyElement, Beam, Change, Coefficients, Element, MAX_INVARIANTS as MAX};
use crate::system::invariant::{Form, Invariant, PairBlocks};
use crate::system::pose::Pose;
use alembert_math::{Space, mm, mv, tmm, tmv};
use nalgebra::{SMatrix, SVector};

/// Poses of the two bodies.
pub(crate) type Two<'a, const D: usize> = [&'a Pose<D>; 2];

/// A beam element between its two bodies.
#[derive(Clone, Copy)]
pub(crate) struct BeamView<'a, S, const D: usize, const A: usize, const T: usize> {
    /// What its deformations cost.
    pub law: &'a Beam,
    /// Its two nodes.
    pub nodes: [usize; 2],
    shifts: &'a [Invariant<S, D, A, T>],
    turns: &'a [Invariant<S, D, A, T>],
}

/// Gradients of the invariants of a beam: forces of the displacements on the second body, moments of all on both.
#[derive(Clone, Copy)]
pub(crate) struct Gradients<const D: usize, const A: usize> {
    force: [SVector<f64, D>; D],
    moment: [[SVector<f64, A>; 2]; MAX],
}

impl<S, const D: usize, const A: usize, const T: usize> ForceElement<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Whether [`Self::beam`] knows it.
    pub(super) fn is_beam(law: &AnyElement, invariants: &[Invariant<S, D, A, T>]) -> bool {
        let (AnyElement::Beam(_), Some(first)) = (law, invariants.first()) else {
            return false;
        };
        let form = |k: usize| if k < D { Form::Mean } else { Form::Turn };
        let own = |(k, inv): (usize, &Invariant<S, D, A, T>)| {
            inv.form == form(k) && inv.nodes() == first.nodes()
        };
        invariants.len() > D && invariants.iter().enumerate().all(own)
    }

    /// The element as a beam, if it is one.
    #[inline]
    pub(crate) fn beam(&self) -> Option<BeamView<'_, S, D, A, T>> {
        match &self.law {
            AnyElement::Beam(law) if self.fused => Some(BeamView {
                law,
                nodes: self.invariants[0].nodes(),
                shifts: &self.invariants[..D],
                turns: &self.invariants[D..],
            }),
            _ => None,
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> BeamView<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Number of invariants.
    #[inline]
    pub fn count(&self) -> usize {
        D + self.turns.len()
    }

    /// Whether it dissipates.
    #[inline]
    pub fn dissipates(&self) -> bool {
        self.law.dissipates()
    }

    /// Its two bodies in a configuration.
    #[inline]
    pub fn of<'q>(&self, q: &'q [Pose<D>]) -> Two<'q, D> {
        self.nodes.map(|k| &q[k])
    }

    /// Values of the invariants from R_aᵀ Δ, R_bᵀ Δ and M.
    #[inline]
    fn combine(&self, [sa, sb]: [SVector<f64, D>; 2], m: &SMatrix<f64, D, D>) -> [f64; MAX] {
        let mut s = [0.0; MAX];
        for (s, inv) in s.iter_mut().zip(self.shifts) {
            *s = 0.5 * (inv.u.dot(&sa) + inv.rb.dot(&sb));
        }
        for (s, inv) in s[D..].iter_mut().zip(self.turns) {
            *s = inv.weights().dot(m);
        }
        s
    }

    /// Values of the invariants.
    #[inline]
    pub fn values(&self, [a, b]: Two<'_, D>) -> [f64; MAX] {
        let span = b.x - a.x;
        self.combine([tmv(&a.r, &span), tmv(&b.r, &span)], &tmm(&a.r, &b.r))
    }

    /// Values at both ends of a step; those at the end from the change, so that small changes keep their digits.
    #[inline]
    pub fn travel(&self, q0: Two<'_, D>, q1: Two<'_, D>) -> [[f64; MAX]; 2] {
        let s0 = self.values(q0);
        let [ma, mb] = [0, 1].map(|i| q0[i].lerp(q1[i], 0.5));
        let [da, db] = [0, 1].map(|i| Pose {
            x: q1[i].x - q0[i].x,
            r: q1[i].r - q0[i].r,
        });
        let (span, change) = (mb.x - ma.x, db.x - da.x);
        let seen = [(&ma, &da), (&mb, &db)].map(|(m, d)| tmv(&d.r, &span) + tmv(&m.r, &change));
        let products = tmm(&da.r, &mb.r) + tmm(&ma.r, &db.r);
        let mut s1 = self.combine(seen, &products);
        for (s1, s0) in s1.iter_mut().zip(&s0) {
            *s1 += s0;
        }
        [s0, s1]
    }

    /// Adds the wrenches Σ g ∇s on both bodies: virtual motions at `test`, gradients at `eval`.
    #[inline]
    pub fn add_wrenches(
        &self,
        g: &[f64; MAX],
        test: Two<'_, D>,
        eval: Two<'_, D>,
        out: &mut [SVector<f64, T>],
    ) {
        let [mut u, mut w] = [SVector::<f64, D>::zeros(); 2];
        for (g, inv) in g.iter().zip(self.shifts) {
            u += inv.u * (0.5 * g);
            w += inv.rb * (0.5 * g);
        }
        let mut weights = SMatrix::<f64, D, D>::zeros();
        for (g, inv) in g[D..].iter().zip(self.turns) {
            weights += inv.weights() * *g;
        }
        let span = eval[1].x - eval[0].x;
        let force = mv(&eval[0].r, &u) + mv(&eval[1].r, &w);
        let mut ma = S::cross(&mv(&test[0].r, &u), &span);
        let mut mb = S::cross(&mv(&test[1].r, &w), &span);
        let (x, y) = (mm(&test[0].r, &weights), mm(&eval[0].r, &weights));
        for c in 0..D {
            let column = |m: &SMatrix<f64, D, D>| SVector::<f64, D>::from_fn(|i, _| m[(i, c)]);
            ma += S::cross(&column(&x), &column(&eval[1].r));
            mb += S::cross(&column(&test[1].r), &column(&y));
        }
        for (node, sign, m) in [(self.nodes[0], -1.0, ma), (self.nodes[1], 1.0, mb)] {
            let out = &mut out[node];
            for k in 0..D {
                out[k] += sign * force[k];
            }
            for k in 0..A {
                out[D + k] += m[k];
            }
        }
    }

    /// Gradients of all invariants.
    #[inline]
    pub fn gradients(&self, test: Two<'_, D>, eval: Two<'_, D>) -> Gradients<D, A> {
        let mut out = Gradients {
            force: [SVector::zeros(); D],
            moment: [[SVector::zeros(); 2]; MAX],
        };
        let span = (eval[1].x - eval[0].x) * 0.5;
        for (k, inv) in self.shifts.iter().enumerate() {
            out.force[k] = (mv(&eval[0].r, &inv.u) + mv(&eval[1].r, &inv.rb)) * 0.5;
            out.moment[k] = [
                S::cross(&mv(&test[0].r, &inv.u), &span),
                S::cross(&mv(&test[1].r, &inv.rb), &span),
            ];
        }
        let column = |p: &Pose<D>, c: usize| SVector::<f64, D>::from_fn(|i, _| p.r[(i, c)]);
        for c in 0..D {
            let (te, tt) = (column(eval[1], c), column(test[1], c));
            for i in 0..D {
                let on_a = S::cross(&column(test[0], i), &te);
                let on_b = S::cross(&tt, &column(eval[0], i));
                for (moment, inv) in out.moment[D..].iter_mut().zip(self.turns) {
                    let w = inv.weight(i, c);
                    // most weights of straight elements are zero
                    if w != 0.0 {
                        moment[0] += on_a * w;
                        moment[1] += on_b * w;
                    }
                }
            }
        }
        out
    }

    /// Adds Σ ∇s_i h_ij ∇s_jᵀ times a factor.
    #[inline]
    pub fn add_blocks(
        &self,
        row: &Gradients<D, A>,
        (column, h, factor): (&Gradients<D, A>, &[[f64; MAX]; MAX], f64),
        out: &mut PairBlocks<T>,
    ) {
        let n = self.count();
        let mut ff = SMatrix::<f64, D, D>::zeros();
        let mut fm = [SMatrix::<f64, D, A>::zeros(); 2];
        let mut mf = [SMatrix::<f64, A, D>::zeros(); 2];
        let mut mm = [[SMatrix::<f64, A, A>::zeros(); 2]; 2];
        for i in 0..n {
            // h_ij ∇s_j
            let mut force = SVector::<f64, D>::zeros();
            let mut moment = [SVector::<f64, A>::zeros(); 2];
            for (j, h) in h[i][..n].iter().enumerate() {
                let h = factor * h;
                moment[0] += column.moment[j][0] * h;
                moment[1] += column.moment[j][1] * h;
                if j < D {
                    force += column.force[j] * h;
                }
            }
            if i < D {
                add_dyad(&mut ff, &row.force[i], &force);
                add_dyad(&mut fm[0], &row.force[i], &moment[0]);
                add_dyad(&mut fm[1], &row.force[i], &moment[1]);
            }
            for k in 0..2 {
                let m = &row.moment[i][k];
                add_dyad(&mut mf[k], m, &force);
                add_dyad(&mut mm[k][0], m, &moment[0]);
                add_dyad(&mut mm[k][1], m, &moment[1]);
            }
        }
        // forces on the first body are opposite
        let [aa, ab, ba, bb] = [&mut out.aa, &mut out.ab, &mut out.ba, &mut out.bb];
        add_parts(aa, [1.0, -1.0, -1.0], &ff, &fm[0], &mf[0], &mm[0][0]);
        add_parts(ab, [-1.0, -1.0, 1.0], &ff, &fm[1], &mf[0], &mm[0][1]);
        add_parts(ba, [-1.0, 1.0, -1.0], &ff, &fm[0], &mf[1], &mm[1][0]);
        add_parts(bb, [1.0, 1.0, 1.0], &ff, &fm[1], &mf[1], &mm[1][1]);
    }

    /// Coefficients of the energy in a configuration, without derivatives.
    #[inline]
    pub fn forces_at(&self, q: Two<'_, D>) -> [f64; MAX] {
        self.law.forces_at(&self.values(q)[..self.count()])
    }

    /// The same with derivatives by the invariants.
    pub fn coefficients_at(&self, q: Two<'_, D>, out: &mut Coefficients) {
        let n = self.count();
        out.clear(n);
        self.law.gradient(0.0, &self.values(q)[..n], 0.0, out);
    }

    /// Coefficients over a step: the discrete gradient where `elastic`, and what damping takes; no derivatives.
    #[inline]
    pub fn forces_over(&self, step: f64, [q0, q1]: [Two<'_, D>; 2], elastic: bool) -> [f64; MAX] {
        let n = self.count();
        let [s0, s1] = self.travel(q0, q1);
        self.law
            .forces_over(&change(step, &s0[..n], &s1[..n]), elastic)
    }

    /// Energy that is dissipated over a step [J].
    #[inline]
    pub fn lost(&self, step: f64, [q0, q1]: [Two<'_, D>; 2]) -> f64 {
        if !self.law.dissipates() {
            return 0.0;
        }
        let n = self.count();
        let [s0, s1] = self.travel(q0, q1);
        let (s0, s1) = (&s0[..n], &s1[..n]);
        let g = self.law.forces_over(&change(step, s0, s1), false);
        let ways = s1.iter().zip(s0).map(|(s1, s0)| s1 - s0);
        ways.zip(&g).map(|(way, g)| g * way).sum()
    }

    /// Coefficients over a step with derivatives by its end: the discrete gradient where `elastic`, and what damping takes.
    pub fn coefficients_over(
        &self,
        step: f64,
        [q0, q1]: [Two<'_, D>; 2],
        elastic: bool,
        out: &mut Coefficients,
    ) {
        let n = self.count();
        let [s0, s1] = self.travel(q0, q1);
        self.law
            .coefficients_over(&change(step, &s0[..n], &s1[..n]), elastic, out);
    }
}

fn change<'a>(step: f64, s0: &'a [f64], s1: &'a [f64]) -> Change<'a> {
    Change {
        time: 0.0,
        step,
        s0,
        s1,
        phase: 0.0,
    }
}

#[inline]
fn add_dyad<const R: usize, const C: usize>(
    out: &mut SMatrix<f64, R, C>,
    a: &SVector<f64, R>,
    b: &SVector<f64, C>,
) {
    for c in 0..C {
        for r in 0..R {
            out[(r, c)] += a[r] * b[c];
        }
    }
}

/// Adds the four parts of a block; signs of force by force, force by moment, moment by force.
#[inline]
fn add_parts<const D: usize, const A: usize, const T: usize>(
    out: &mut SMatrix<f64, T, T>,
    [ff, fm, mf]: [f64; 3],
    forces: &SMatrix<f64, D, D>,
    by_turn: &SMatrix<f64, D, A>,
    by_shift: &SMatrix<f64, A, D>,
    moments: &SMatrix<f64, A, A>,
) {
    for c in 0..D {
        for r in 0..D {
            out[(r, c)] += ff * forces[(r, c)];
        }
        for r in 0..A {
            out[(D + r, c)] += mf * by_shift[(r, c)];
        }
    }
    for c in 0..A {
        for r in 0..D {
            out[(r, D + c)] += fm * by_turn[(r, c)];
        }
        for r in 0..A {
            out[(D + r, D + c)] += moments[(r, c)];
        }
    }
}

#[cfg(test)]
mod tests;
