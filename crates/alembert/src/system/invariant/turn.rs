//! `Turn`: a weighted sum of products of directors, s = Σ_c (R_a W e_c) · (R_b e_c) = tr((R_a W)ᵀ R_b).
//!
//! The nine products of the directors of two bodies are what is known of their relative rotation; the skew part and the trace of
//! it are four such sums, from which every curvature of a beam follows (T-ROD-2). The columns of W are stored in `u`, `ra`, `rb`.

use super::{Invariant, PairBlocks, Pose, add_ww, twist};
use alembert_math::{Space, mm};
use nalgebra::{SMatrix, SVector};

impl<S, const D: usize, const A: usize, const T: usize> Invariant<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Sum of the products of directors of `a` and `b` with the weights `w`.
    pub fn turn(a: usize, b: usize, w: &SMatrix<f64, D, D>) -> Self {
        // planar weights have two columns; the third place is not read
        let column = |c: usize| w.column(c.min(D - 1)).into_owned();
        Self::new(super::Form::Turn, a, b, column(0), column(1), column(2))
    }

    /// The weights W of `Turn`.
    #[inline]
    pub(crate) fn weights(&self) -> SMatrix<f64, D, D> {
        let columns = [self.u, self.ra, self.rb];
        SMatrix::from_fn(|i, c| columns[c][i])
    }

    /// One of them.
    #[inline]
    pub(crate) fn weight(&self, i: usize, c: usize) -> f64 {
        match c {
            0 => self.u[i],
            1 => self.ra[i],
            _ => self.rb[i],
        }
    }

    #[inline]
    pub(super) fn turn_value(&self, ra: &SMatrix<f64, D, D>, rb: &SMatrix<f64, D, D>) -> f64 {
        mm(ra, &self.weights()).dot(rb)
    }

    #[inline]
    pub(super) fn turn_gradient(
        &self,
        test: [&Pose<D>; 2],
        eval: [&Pose<D>; 2],
    ) -> [SVector<f64, T>; 2] {
        let w = self.weights();
        let (ta, ea) = (mm(&test[0].r, &w), mm(&eval[0].r, &w));
        let zero = SVector::<f64, D>::zeros();
        let [mut ma, mut mb] = [SVector::<f64, A>::zeros(); 2];
        for c in 0..D {
            ma += S::cross(
                &ta.column(c).into_owned(),
                &eval[1].r.column(c).into_owned(),
            );
            mb += S::cross(
                &test[1].r.column(c).into_owned(),
                &ea.column(c).into_owned(),
            );
        }
        [twist(&zero, &ma), twist(&zero, &mb)]
    }

    pub(super) fn turn_director_gradient(&self, a: &Pose<D>, b: &Pose<D>) -> [Pose<D>; 2] {
        let w = self.weights();
        let x = SVector::zeros();
        [
            Pose {
                x,
                r: b.r * w.transpose(),
            },
            Pose { x, r: a.r * w },
        ]
    }

    pub(super) fn second_turn(
        &self,
        out: &mut PairBlocks<T>,
        kt: f64,
        ke: f64,
        t: [&Pose<D>; 2],
        n: [&Pose<D>; 2],
        e: [&Pose<D>; 2],
    ) {
        let w = self.weights();
        let (ta, na, ea) = (mm(&t[0].r, &w), mm(&n[0].r, &w), mm(&e[0].r, &w));
        let pairs = |x: &SMatrix<f64, D, D>, y: &SMatrix<f64, D, D>| {
            let mut sum = SMatrix::<f64, A, A>::zeros();
            for c in 0..D {
                sum += S::pair(&x.column(c).into_owned(), &y.column(c).into_owned());
            }
            sum
        };
        // test vectors turn with their body, the gradient turns with the other one
        add_ww::<D, A, T>(&mut out.aa, -kt, &pairs(&e[1].r, &na));
        add_ww::<D, A, T>(&mut out.ab, ke, &pairs(&ta, &n[1].r));
        add_ww::<D, A, T>(&mut out.bb, -kt, &pairs(&ea, &n[1].r));
        add_ww::<D, A, T>(&mut out.ba, ke, &pairs(&t[1].r, &na));
    }

    /// Change of `Turn` over a step from means and differences of the directors.
    #[inline]
    pub(super) fn turn_change(&self, mean: [&Pose<D>; 2], change: [&Pose<D>; 2]) -> f64 {
        self.turn_value(&change[0].r, &mean[1].r) + self.turn_value(&mean[0].r, &change[1].r)
    }
}
