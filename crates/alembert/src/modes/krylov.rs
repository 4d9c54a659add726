//! Krylov spaces in the inner product of a weight, by blocks, and what a problem projected on them says.
//!
//! # What it is
//! A basis V that is orthonormal in the weight B, with its images S V under the inverted operator. Symmetric or not, the projection VᵀB S V
//! has the wanted eigenvalues θ long before V is complete. Blocks, because symmetric rods have pairs of equal frequencies.
//!
//! # Equations
//! VᵀB V = I, (VᵀB S V) y = θ y, x = V y, residual |S x - θ x|/|θ|  (T-EQU-8).
//!
//! # Symbols
//! V `basis` · B V `weighted` · S V `images` · θ `theta`
//!
//! # Reference
//! Ericsson and Ruhe 1980; Grimes, Lewis and Simon 1994; Saad 2011, chapter 6.
//!
//! # Departures from the reference
//! No restarts: the space grows until the wanted ones have converged, or no longer improve.

use super::schur::{self, Pair};
use nalgebra::{Complex, DMatrix, DVector};

/// Vectors of a block, unless more motions are alike.
pub(super) const BLOCK: usize = 6;
/// Residual of a vector that has converged.
const CONVERGED: f64 = 1e-10;
/// Part of the largest θ that counts as none.
const NONE: f64 = 1e-13;

/// An inverted operator S that is applied, and the weight B of its inner product.
pub(super) trait Pencil {
    /// Length of vectors.
    fn size(&self) -> usize;
    /// S x, with B x at hand.
    fn apply(&mut self, x: &DVector<f64>, weighted: &DVector<f64>) -> DVector<f64>;
    /// B x.
    fn weigh(&mut self, x: &DVector<f64>) -> DVector<f64>;
}

/// Numbers between -1/2 and 1/2 that favour nothing, the same in every run.
pub(super) fn next(state: &mut u64) -> f64 {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as f64 / f64::from(1_u32 << 31) - 0.5
}

/// A space of vectors with its images.
#[derive(Default)]
pub(super) struct Krylov {
    /// Vectors of a block: as many equal eigenvalues can be found.
    pub block: usize,
    pub basis: Vec<DVector<f64>>,
    pub weighted: Vec<DVector<f64>>,
    pub images: Vec<DVector<f64>>,
}

impl Krylov {
    /// A block of arbitrary vectors, inverted once: closures allow them.
    pub(super) fn random(pencil: &mut impl Pencil, block: usize) -> Self {
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        let mut out = Self {
            block,
            ..Self::default()
        };
        for _ in 0..block.min(pencil.size()) {
            let x = DVector::from_fn(pencil.size(), |_, _| next(&mut state));
            let weighted = pencil.weigh(&x);
            let x = pencil.apply(&x, &weighted);
            out.add(pencil, x);
        }
        out
    }

    /// Adds a direction, made orthogonal to the others, if anything is left of it.
    pub(super) fn add(&mut self, pencil: &mut impl Pencil, mut x: DVector<f64>) {
        let before = pencil.weigh(&x).dot(&x).max(0.0).sqrt();
        for _ in 0..2 {
            for (v, w) in self.basis.iter().zip(&self.weighted) {
                let along = w.dot(&x);
                x.axpy(-along, v, 1.0);
            }
        }
        let size = pencil.weigh(&x).dot(&x).max(0.0).sqrt();
        if size <= 1e-11 * before || size == 0.0 || !size.is_finite() {
            return;
        }
        x /= size;
        let weighted = pencil.weigh(&x);
        self.images.push(pencil.apply(&x, &weighted));
        self.weighted.push(weighted);
        self.basis.push(x);
    }

    /// Grows to a number of directions; `false` when there are no more.
    pub(super) fn grow(&mut self, pencil: &mut impl Pencil, wanted: usize) -> bool {
        while self.basis.len() < wanted {
            let from = self.basis.len().saturating_sub(self.block);
            let block: Vec<_> = self.images[from..].to_vec();
            let before = self.basis.len();
            for x in block {
                self.add(pencil, x);
            }
            if self.basis.len() == before {
                return false;
            }
        }
        true
    }

    /// VᵀB S V.
    pub(super) fn projected(&self) -> DMatrix<f64> {
        let m = self.basis.len();
        DMatrix::from_fn(m, m, |i, j| self.weighted[i].dot(&self.images[j]))
    }

    /// V y or S V y.
    pub(super) fn combine(list: &[DVector<f64>], y: impl Fn(usize) -> f64) -> DVector<f64> {
        let mut x = DVector::zeros(list.first().map_or(0, DVector::len));
        for (j, v) in list.iter().enumerate() {
            x.axpy(y(j), v, 1.0);
        }
        x
    }
}

/// An eigenvector of S.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub theta: Complex<f64>,
    /// Real and imaginary part.
    pub vector: [DVector<f64>; 2],
    pub residual: f64,
}

/// Decides when a growing space is large enough.
pub(super) struct Growth {
    /// Directions of the next space.
    pub wanted: usize,
    most: usize,
    last: f64,
}

impl Growth {
    pub(super) fn new(count: usize, block: usize) -> Self {
        Self {
            wanted: 2 * count + 5 * block,
            most: 16 * count + 40 * block,
            last: f64::INFINITY,
        }
    }

    /// Whether the residual is small, no longer falls, or the space is as large as it may be; else the next size.
    pub(super) fn ends(&mut self, residual: f64) -> bool {
        let stagnates = residual < 1e-6 && residual > 0.3 * self.last;
        if residual <= CONVERGED || stagnates || self.wanted >= self.most {
            return true;
        }
        self.last = residual;
        self.wanted += self.wanted / 2;
        false
    }
}

/// At least `count` of the largest eigenvalues θ of an operator that need not be symmetric, with the closed half plane im θ ≤ 0 only.
pub(super) fn largest(pencil: &mut impl Pencil, count: usize) -> Option<Vec<Found>> {
    let mut space = Krylov::random(pencil, BLOCK);
    let mut growth = Growth::new(2 * count, BLOCK);
    loop {
        let more = space.grow(pencil, growth.wanted);
        let found = unsymmetric(pencil, &space, count)?;
        let residual = found.iter().take(count).map(|f| f.residual);
        if growth.ends(residual.fold(0.0, f64::max)) || !more {
            return Some(found);
        }
    }
}

/// Eigenvectors in a space, largest θ first.
fn unsymmetric(pencil: &mut impl Pencil, space: &Krylov, count: usize) -> Option<Vec<Found>> {
    let mut pairs = schur::eigen(&space.projected())?;
    let top = pairs.iter().fold(0.0_f64, |a, p| a.max(p.value.norm()));
    // of a pair of conjugates one is enough; an imaginary part that is round-off is none
    for p in &mut pairs {
        if p.value.im.abs() <= 1e-9 * p.value.norm() {
            p.value.im = 0.0;
        }
    }
    pairs.retain(|p| p.value.norm() > NONE * top && p.value.im <= 0.0);
    pairs.sort_by(|a, b| b.value.norm().total_cmp(&a.value.norm()));
    pairs.truncate(2 * count);
    let size = |pencil: &mut _, x: &[DVector<f64>; 2]| -> f64 {
        let squares = x.iter().map(|x| Pencil::weigh(pencil, x).dot(x));
        squares.sum::<f64>().max(0.0).sqrt()
    };
    let mut out = vec![];
    for Pair { value, vector } in pairs {
        let part = |list, imaginary| {
            Krylov::combine(list, |j| {
                let y: &Complex<f64> = &vector[j];
                if imaginary { y.im } else { y.re }
            })
        };
        let x = [part(&space.basis, false), part(&space.basis, true)];
        let image = [part(&space.images, false), part(&space.images, true)];
        let left = [
            &image[0] - (&x[0] * value.re - &x[1] * value.im),
            &image[1] - (&x[0] * value.im + &x[1] * value.re),
        ];
        let residual = size(pencil, &left) / (value.norm() * size(pencil, &x));
        out.push(Found {
            theta: value,
            vector: x,
            residual,
        });
    }
    Some(out)
}
