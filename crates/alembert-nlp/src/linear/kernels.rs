//! The inner loops of the factorisation, compiled for the vector instructions of the machine at hand.
//!
//! Products and sums are not fused and stand in a fixed order, so that the numbers are the same on every machine.

use pulp::{Arch, Simd, WithSimd};

/// Numbers taken at once.
pub const LANES: usize = 4;

/// The next multiple of the number of lanes.
pub fn pad(size: usize) -> usize {
    size.next_multiple_of(LANES)
}

/// `column` -= Σ weights_t columns_t; the columns begin at the places `starts` of `l`. All lengths are multiples of the lanes.
struct Subtract<'a> {
    column: &'a mut [f64],
    l: &'a [f64],
    starts: &'a [usize],
    weights: &'a [f64],
}

impl WithSimd for Subtract<'_> {
    type Output = ();
    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let length = self.column.len();
        let (mut starts, mut weights) = (self.starts, self.weights);
        let (out, _) = S::as_mut_simd_f64s(self.column);
        let take = |start: usize| S::as_simd_f64s(&self.l[start..start + length]).0;
        let times = |a: S::f64s, b: S::f64s| simd.mul_f64s(a, b);
        // Four at a time, so that a number is loaded and stored less often.
        while let ([a, b, c, d, ..], [u, v, w, x, ..]) = (starts, weights) {
            let [u, v, w, x] = [u, v, w, x].map(|weight| simd.splat_f64s(*weight));
            let sources = take(*a).iter().zip(take(*b)).zip(take(*c)).zip(take(*d));
            for (o, (((a, b), c), d)) in out.iter_mut().zip(sources) {
                let first = simd.add_f64s(times(*a, u), times(*b, v));
                let second = simd.add_f64s(times(*c, w), times(*d, x));
                *o = simd.sub_f64s(*o, simd.add_f64s(first, second));
            }
            (starts, weights) = (&starts[4..], &weights[4..]);
        }
        for (a, u) in starts.iter().zip(weights) {
            let u = simd.splat_f64s(*u);
            for (o, a) in out.iter_mut().zip(take(*a)) {
                *o = simd.sub_f64s(*o, times(*a, u));
            }
        }
    }
}

/// See `Subtract`.
pub fn subtract(arch: Arch, column: &mut [f64], l: &[f64], starts: &[usize], weights: &[f64]) {
    arch.dispatch(Subtract {
        column,
        l,
        starts,
        weights,
    });
}

/// The largest size of an entry.
struct Largest<'a>(&'a [f64]);

impl WithSimd for Largest<'_> {
    type Output = f64;
    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> f64 {
        let (chunks, rest) = S::as_simd_f64s(self.0);
        let best = chunks.iter().fold(simd.splat_f64s(0.0), |best, &chunk| {
            simd.max_f64s(best, simd.abs_f64s(chunk))
        });
        (rest.iter()).fold(simd.reduce_max_f64s(best), |a, b| a.max(b.abs()))
    }
}

/// See `Largest`.
pub fn largest(arch: Arch, column: &[f64]) -> f64 {
    arch.dispatch(Largest(column))
}

/// Factors of all fronts: where those of each begin, and one entry more for the end.
pub struct Substitute<'a> {
    pub factors: &'a [Factor],
    pub rows: &'a [u32],
    pub d: &'a [[f64; 3]],
    pub l: &'a [f64],
    pub vector: &'a mut [f64],
    pub work: &'a mut Vec<f64>,
}

/// The factors of one front: where they begin.
#[derive(Clone, Copy, Default)]
pub struct Factor {
    pub rows: usize,
    pub l: usize,
    pub d: usize,
}

impl WithSimd for Substitute<'_> {
    type Output = ();
    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let columns = |pair: &[Factor]| Columns {
            rows: &self.rows[pair[0].rows..pair[1].rows],
            d: &self.d[pair[0].d..pair[1].d],
            l: &self.l[pair[0].l..pair[1].l],
        };
        for pair in self.factors.windows(2) {
            forward(&columns(pair), self.vector, self.work);
        }
        for pair in self.factors.windows(2).rev() {
            backward(&columns(pair), self.vector, self.work);
        }
    }
}

/// One front of the factors: rows, pivots and the columns of L below their pivots, one after the other.
struct Columns<'a> {
    rows: &'a [u32],
    d: &'a [[f64; 3]],
    l: &'a [f64],
}

/// Forward substitution and the pivots, for one front.
#[inline(always)]
fn forward(front: &Columns<'_>, vector: &mut [f64], work: &mut Vec<f64>) {
    work.clear();
    work.extend(front.rows.iter().map(|&i| vector[i as usize]));
    let mut l = front.l;
    for p in 0..front.d.len() {
        let (head, rest) = work.split_at_mut(p + 1);
        let (column, tail) = l.split_at(rest.len());
        let value = head[p];
        for (w, l) in rest.iter_mut().zip(column) {
            *w -= l * value;
        }
        l = tail;
    }
    let mut p = 0;
    while p < front.d.len() {
        let d = front.d[p];
        if d[2] == 2.0 {
            let (x, y) = (work[p], work[p + 1]);
            (work[p], work[p + 1]) = (d[0] * x + d[1] * y, d[1] * x + front.d[p + 1][0] * y);
            p += 2;
        } else {
            work[p] *= d[0];
            p += 1;
        }
    }
    for (&i, &w) in front.rows.iter().zip(work.iter()) {
        vector[i as usize] = w;
    }
}

/// Backward substitution for one front.
#[inline(always)]
fn backward(front: &Columns<'_>, vector: &mut [f64], work: &mut Vec<f64>) {
    work.clear();
    work.extend(front.rows.iter().map(|&i| vector[i as usize]));
    let mut l = front.l;
    for p in (0..front.d.len()).rev() {
        let (head, rest) = work.split_at_mut(p + 1);
        let (before, column) = l.split_at(l.len() - rest.len());
        head[p] -= dot(rest, column);
        l = before;
    }
    for (&i, &w) in front.rows[..front.d.len()].iter().zip(work.iter()) {
        vector[i as usize] = w;
    }
}

/// Σ a b, by lanes.
#[inline(always)]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let ((a, a_rest), (b, b_rest)) = (a.as_chunks::<LANES>(), b.as_chunks::<LANES>());
    let mut sums = [0.0; LANES];
    for (a, b) in a.iter().zip(b) {
        for k in 0..LANES {
            sums[k] += a[k] * b[k];
        }
    }
    let rest: f64 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    (sums[0] + sums[1]) + (sums[2] + sums[3]) + rest
}
