//! One dense front: search for pivots, elimination, contribution (T-NLP-5).
//!
//! A column is brought up to date only when it is looked at, by all pivots since the last time at once; the border is, when all pivots are
//! known. Columns are exchanged by their numbers, rows in memory. Positions: delayed unknowns, own unknowns, border.

use super::Inertia;
use super::kernels::{LANES, largest, pad, subtract};
use crate::Deadline;
use pulp::Arch;

/// Thresholds of the pivot tests, strict first; the last one for the last front only.
pub(super) const THRESHOLDS: [f64; 3] = [0.1, 1e-6, 0.0];
/// A multiplier's column below this multiple of its row before elimination has cancelled.
const CANCELLED: f64 = 1e-13;
/// A pair whose determinant is below this multiple of its products has cancelled.
pub(super) const PAIR: f64 = 1e-13;

/// Tests of pivots between two looks at the clock.
const TESTS: usize = 64;

/// What a test of pivots needs to know of the unknowns.
pub struct Scales<'a> {
    /// Variables; the unknowns after them are multipliers.
    pub variables: usize,
    /// Largest entry of every row before elimination.
    pub rows: &'a [f64],
}

impl Scales<'_> {
    /// The size below which the column of an unknown counts as zero.
    #[inline]
    pub fn floor(&self, unknown: usize) -> f64 {
        if unknown >= self.variables {
            CANCELLED * self.rows[unknown]
        } else {
            f64::MIN_POSITIVE
        }
    }
}

/// Appends the inverses of pivots.
#[inline]
pub(super) fn store_pivots(pivots: &[[f64; 3]], out: &mut Vec<[f64; 3]>) {
    let mut p = 0;
    while p < pivots.len() {
        let [a, c, order] = pivots[p];
        if order == 2.0 {
            let b = pivots[p + 1][0];
            let det = a * b - c * c;
            out.extend([[b / det, -c / det, 2.0], [a / det, 0.0, 0.0]]);
            p += 2;
        } else {
            out.push([if a == 0.0 { 0.0 } else { 1.0 / a }, 0.0, 1.0]);
            p += 1;
        }
    }
}

/// The front at work.
#[derive(Default)]
pub struct Front {
    /// Unknown of each position.
    pub rows: Vec<u32>,
    /// Unknowns that are complete, and those eliminated.
    pub complete: usize,
    pub eliminated: usize,
    /// Unknowns in the border.
    pub border: usize,
    /// Distance of columns, and of those in the border.
    stride: usize,
    border_stride: usize,
    /// Columns of complete unknowns, all rows; the lower triangle of the border; the columns of L.
    a: Vec<f64>,
    c: Vec<f64>,
    l: Vec<f64>,
    /// Where the column of a position is, and how many pivots it has seen.
    column: Vec<usize>,
    seen: Vec<usize>,
    /// Pivots: diagonal, coupling with the next, 1 or 2 for the order (0: second of an order 2).
    d: Vec<[f64; 3]>,
    starts: Vec<usize>,
    weights: Vec<f64>,
}

impl Front {
    /// Room for fronts up to a size.
    pub fn with_capacity(size: usize) -> Self {
        let room = || Vec::with_capacity(pad(size) * size);
        Self {
            a: room(),
            c: room(),
            l: room(),
            rows: Vec::with_capacity(size),
            column: Vec::with_capacity(size),
            seen: Vec::with_capacity(size),
            d: Vec::with_capacity(size),
            starts: Vec::with_capacity(size),
            weights: Vec::with_capacity(size),
            ..Self::default()
        }
    }

    /// Empties the front for unknowns delayed, own and in the border.
    pub fn reset(&mut self, delayed: &[u32], own: &[u32], border: &[u32]) {
        self.rows.clear();
        for part in [delayed, own, border] {
            self.rows.extend_from_slice(part);
        }
        (self.complete, self.border, self.eliminated) =
            (delayed.len() + own.len(), border.len(), 0);
        // One chunk more than needed: columns are read from the chunk in which they begin.
        (self.stride, self.border_stride) = (pad(self.rows.len()) + LANES, pad(self.border));
        for (part, length) in [
            (&mut self.a, self.stride * self.complete),
            (&mut self.c, self.border_stride * self.border),
        ] {
            part.clear();
            part.resize(length, 0.0);
        }
        self.l.clear();
        self.d.clear();
        self.column.clear();
        self.column.extend(0..self.complete);
        self.seen.clear();
        self.seen.resize(self.complete, 0);
    }

    /// Adds entries of an own unknown: with another own one into both columns, with itself or the border into one.
    pub fn add_entries(
        &mut self,
        late: usize,
        inner: &[[u32; 3]],
        outer: &[[u32; 3]],
        values: &[f64],
    ) {
        let stride = self.stride;
        let a = &mut self.a[late * stride..];
        for &[t, high, low] in outer {
            a[late + high as usize + low as usize * stride] += values[t as usize];
        }
        for &[t, high, low] in inner {
            let (high, low, value) = (high as usize, low as usize, values[t as usize]);
            a[late + high + low * stride] += value;
            a[late + low + high * stride] += value;
        }
    }

    /// Adds to the entry at two positions, before any elimination.
    #[inline]
    fn add(&mut self, i: usize, j: usize, value: f64) {
        let (low, high) = (i.min(j), i.max(j));
        if low >= self.complete {
            self.c[high - self.complete + (low - self.complete) * self.border_stride] += value;
            return;
        }
        self.a[high + low * self.stride] += value;
        if high < self.complete && high != low {
            self.a[low + high * self.stride] += value;
        }
    }

    /// Visits (i, j, value) of what is left of the border, i not before j.
    #[inline]
    pub fn visit_border(&self, mut out: impl FnMut(usize, usize, f64)) {
        for j in 0..self.border {
            let start = j * self.border_stride;
            for i in j..self.border {
                out(i, j, self.c[start + i]);
            }
        }
    }

    /// Becomes a front of which only the border is left.
    #[inline]
    pub fn set_border<'v>(&mut self, border: usize, column: impl Fn(usize) -> &'v [f64]) {
        self.rows.clear();
        (self.complete, self.eliminated, self.border) = (0, 0, border);
        self.border_stride = pad(border);
        self.c.resize(self.border_stride * border, 0.0);
        for j in 0..border {
            let start = j * self.border_stride;
            self.c[start + j..start + border].copy_from_slice(column(j));
        }
    }

    /// Unknowns that could not be eliminated.
    pub fn delayed(&self) -> &[u32] {
        &self.rows[self.eliminated..self.complete]
    }

    /// Adds the contribution of an eliminated front: delayed unknowns stay the first, `next` tells the place of each in the border.
    pub fn add_contribution(&mut self, from: &Self, next: &[u32]) {
        let late = from.complete - from.eliminated;
        for j in 0..late {
            let start = from.column[from.eliminated + j] * from.stride;
            let column = &from.a[start..start + from.rows.len()];
            for i in j..late {
                self.add(i, j, column[from.eliminated + i]);
            }
            for (i, &to) in next.iter().enumerate() {
                self.add(late + to as usize, j, column[from.complete + i]);
            }
        }
        from.visit_border(|i, j, value| {
            self.add(late + next[i] as usize, late + next[j] as usize, value);
        });
    }

    /// Brings a complete column up to date.
    fn refresh(&mut self, q: usize, arch: Arch) {
        let (p, from) = (self.eliminated, self.seen[q]);
        if from < p {
            self.seen[q] = p;
            let first = p - p % LANES;
            self.weigh(q, from, first);
            let start = self.column[q] * self.stride;
            let end = start + pad(self.rows.len());
            let column = &mut self.a[start + first..end];
            subtract(arch, column, &self.l, &self.starts, &self.weights);
        }
    }

    /// Weights of the pivots `from..` for the column of row q, zeros left out, and where their columns begin.
    fn weigh(&mut self, q: usize, from: usize, first: usize) {
        self.starts.clear();
        self.weights.clear();
        // A pair is never seen by half.
        let mut t = from;
        while t < self.eliminated {
            let start = t * self.stride;
            let x = self.l[start + q];
            let [a, c, order] = self.d[t];
            if order == 2.0 {
                let y = self.l[start + self.stride + q];
                if x != 0.0 || y != 0.0 {
                    let b = self.d[t + 1][0];
                    self.starts
                        .extend([start + first, start + self.stride + first]);
                    self.weights.extend([a * x + c * y, c * x + b * y]);
                }
                t += 2;
            } else {
                if x != 0.0 {
                    self.starts.push(start + first);
                    self.weights.push(a * x);
                }
                t += 1;
            }
        }
    }

    /// Exchanges the positions of two complete unknowns that are not eliminated.
    fn swap(&mut self, a: usize, b: usize) {
        if a == b {
            return;
        }
        self.rows.swap(a, b);
        self.column.swap(a, b);
        self.seen.swap(a, b);
        let stride = self.stride;
        for column in self.a.chunks_exact_mut(stride) {
            column.swap(a, b);
        }
        for column in self.l.chunks_exact_mut(stride) {
            column.swap(a, b);
        }
    }

    /// The largest entry of a column that is up to date, among all rows left but two.
    fn largest_without(&mut self, q: usize, without: [usize; 2], arch: Arch) -> f64 {
        let start = self.column[q] * self.stride;
        let column = &mut self.a[start..start + self.rows.len()];
        let kept = without.map(|i| column[i]);
        without.iter().for_each(|&i| column[i] = 0.0);
        let best = largest(arch, &column[self.eliminated..]);
        // In this order also if both are the same.
        column[without[1]] = kept[1];
        column[without[0]] = kept[0];
        best
    }

    /// The entry of a column that is up to date.
    fn entry(&self, i: usize, q: usize) -> f64 {
        self.a[self.column[q] * self.stride + i]
    }

    /// Whether q is a pivot for the threshold, alone or with a partner.
    fn test(&mut self, q: usize, u: f64, s: &Scales<'_>, arch: Arch) -> Option<Option<usize>> {
        self.refresh(q, arch);
        let (a, gamma) = (self.entry(q, q), self.largest_without(q, [q, q], arch));
        let unknown = self.rows[q] as usize;
        let floor = s.floor(unknown);
        if a.abs().max(gamma) <= floor {
            return None;
        }
        if a.abs() >= u * gamma && a.abs() > floor {
            return Some(None);
        }
        // A pair with the complete unknown it is coupled with most.
        let (mut c, mut r) = (0.0, q);
        let start = self.column[q] * self.stride;
        for i in self.eliminated..self.complete {
            let size = self.a[start + i].abs();
            if size > c && i != q {
                (c, r) = (size, i);
            }
        }
        if c == 0.0 {
            return None;
        }
        self.refresh(r, arch);
        let b = self.entry(r, r);
        let det = a * b - c * c;
        let gq = self.largest_without(q, [q, r], arch);
        let gr = self.largest_without(r, [q, r], arch);
        let grows = (b.abs() * gq + c * gr).max(c * gq + a.abs() * gr);
        (det.abs() > PAIR * (a * b).abs().max(c * c) && u * grows <= det.abs()).then_some(Some(r))
    }

    /// Makes the column at position p the next one of L, without its pivot.
    fn take_column(&mut self, p: usize) -> usize {
        let (from, to) = (self.column[p] * self.stride, self.l.len());
        self.l.extend_from_slice(&self.a[from..from + self.stride]);
        self.l[to..to + p].fill(0.0);
        to
    }

    /// Eliminates the column at the next position; counts its sign.
    fn eliminate_one(&mut self, inertia: &mut Inertia) {
        let p = self.eliminated;
        let start = self.take_column(p);
        let column = &mut self.l[start..];
        let d = column[p];
        column[p] = 0.0;
        inertia.negative += usize::from(d < 0.0);
        self.d.push([d, 0.0, 1.0]);
        let inverse = 1.0 / d;
        column[p + 1..].iter_mut().for_each(|l| *l *= inverse);
        self.eliminated += 1;
    }

    /// Eliminates the columns at the next two positions; counts their signs.
    fn eliminate_two(&mut self, inertia: &mut Inertia) {
        let p = self.eliminated;
        let start = self.take_column(p);
        self.take_column(p + 1);
        let (first, second) = self.l[start..].split_at_mut(self.stride);
        let (a, c, b) = (first[p], first[p + 1], second[p + 1]);
        let det = a * b - c * c;
        inertia.negative += if det < 0.0 {
            1
        } else {
            2 * usize::from(a < 0.0)
        };
        self.d.push([a, c, 2.0]);
        self.d.push([b, 0.0, 0.0]);
        for part in [&mut *first, &mut *second] {
            part[p..p + 2].fill(0.0);
        }
        let (a, b, c) = (a / det, b / det, c / det);
        for (l, m) in first[p + 2..].iter_mut().zip(&mut second[p + 2..]) {
            (*l, *m) = (b * *l - c * *m, a * *m - c * *l);
        }
        self.eliminated += 2;
    }

    /// Eliminates what can be eliminated, own unknowns first, in their order as far as the tests allow; `false` if there is no time left.
    pub fn eliminate(
        &mut self,
        late: usize,
        is_last: bool,
        scales: &Scales<'_>,
        inertia: &mut Inertia,
        arch: Arch,
        deadline: &Deadline,
    ) -> bool {
        let thresholds = if is_last {
            &THRESHOLDS[..]
        } else {
            &THRESHOLDS[..2]
        };
        let mut tests = 0_usize;
        for &u in thresholds {
            let (mut cursor, mut failed) = (late, 0);
            // Around and around, until every unknown left has failed since the last pivot.
            while self.eliminated + failed < self.complete {
                tests += 1;
                if tests.is_multiple_of(TESTS) && deadline.reason().is_some() {
                    return false;
                }
                if cursor >= self.complete || cursor < self.eliminated {
                    cursor = self.eliminated;
                }
                let p = self.eliminated;
                match self.test(cursor, u, scales, arch) {
                    None => {
                        (cursor, failed) = (cursor + 1, failed + 1);
                        continue;
                    }
                    Some(None) => {
                        self.swap(p, cursor);
                        self.eliminate_one(inertia);
                    }
                    Some(Some(r)) => {
                        self.swap(p, cursor);
                        // The partner may just have been moved.
                        self.swap(p + 1, if r == p { cursor } else { r });
                        self.eliminate_two(inertia);
                    }
                }
                (cursor, failed) = (cursor + 1, 0);
            }
        }
        self.finish(arch);
        true
    }

    /// Brings what was delayed and the border up to date.
    fn finish(&mut self, arch: Arch) {
        for q in self.eliminated..self.complete {
            self.refresh(q, arch);
        }
        for j in 0..self.border {
            let first = j - j % LANES;
            self.weigh(self.complete + j, 0, self.complete + first);
            let start = j * self.border_stride;
            let column = &mut self.c[start + first..start + self.border_stride];
            subtract(arch, column, &self.l, &self.starts, &self.weights);
        }
    }

    /// Counts as zero what has cancelled, in the last front all that is left, and names it. Nothing that follows can change such a column: what is
    /// subtracted from it is a multiple of its own entries.
    pub fn eliminate_zeros(
        &mut self,
        is_last: bool,
        scales: &Scales<'_>,
        inertia: &mut Inertia,
        zero: &mut Vec<usize>,
        arch: Arch,
    ) {
        for q in self.eliminated..self.complete {
            let (p, unknown) = (self.eliminated, self.rows[q] as usize);
            let floor = scales.floor(unknown);
            let gone = |front: &mut Self| {
                unknown >= scales.variables
                    && (front.entry(q, q).abs()).max(front.largest_without(q, [q, q], arch))
                        <= floor
            };
            if is_last || gone(self) {
                inertia.zero += 1;
                zero.push(unknown);
                self.swap(p, q);
                self.d.push([0.0, 0.0, 1.0]);
                self.l.resize(self.l.len() + self.stride, 0.0);
                self.eliminated += 1;
            }
        }
    }

    /// Appends the columns of L below their pivots, and the inverses of the pivots.
    pub fn store(&self, l: &mut Vec<f64>, d: &mut Vec<[f64; 3]>) {
        let size = self.rows.len();
        for (p, column) in self.l.chunks_exact(self.stride).enumerate() {
            l.extend_from_slice(&column[p + 1..size]);
        }
        store_pivots(&self.d, d);
    }
}
