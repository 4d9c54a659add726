//! Fronts of a few unknowns, in arrays of fixed size (T-NLP-5).
//!
//! The same elimination as in `front.rs`, for fronts without delayed unknowns in which every unknown finds its pivot. Such a front is done
//! in a few hundred instructions; bookkeeping would cost several times as much. All columns are brought up to date after every pivot, over their
//! whole length; rows of eliminated unknowns are zero. Positions: own unknowns, border.

use super::Inertia;
use super::front::{Front, PAIR, Scales, THRESHOLDS};

/// A front as it comes: own unknowns, border, entries (number, larger and smaller position).
#[derive(Clone, Copy)]
pub struct Parts<'a> {
    pub own: &'a [u32],
    pub border: &'a [u32],
    pub inner: &'a [[u32; 3]],
    pub outer: &'a [[u32; 3]],
}

impl Parts<'_> {
    /// Number of unknowns.
    pub fn size(&self) -> usize {
        self.own.len() + self.border.len()
    }
}

/// The front at work: columns, of own unknowns whole, of the border below the diagonal.
pub struct Small<const S: usize> {
    columns: [[f64; S]; S],
    l: [[f64; S]; S],
    /// Pivots: diagonal, coupling with the next, 1 or 2 for the order (0: second of an order 2).
    d: [[f64; 3]; S],
    order: [usize; S],
    pivots: usize,
    own: usize,
    size: usize,
    alive: [bool; S],
}

impl<const S: usize> Small<S> {
    /// Assembles a front; `before` must have no delayed unknowns.
    #[inline(always)]
    pub fn new(parts: &Parts<'_>, values: &[f64], before: &Front, next: &[u32]) -> Self {
        let mut front = Self {
            columns: [[0.0; S]; S],
            l: [[0.0; S]; S],
            d: [[0.0; 3]; S],
            order: [0; S],
            pivots: 0,
            own: parts.own.len(),
            size: parts.size(),
            alive: [false; S],
        };
        front.alive[..front.own].fill(true);
        for &[t, high, low] in parts.outer {
            front.columns[low as usize][high as usize] += values[t as usize];
        }
        for &[t, high, low] in parts.inner {
            let (high, low, value) = (high as usize, low as usize, values[t as usize]);
            front.columns[low][high] += value;
            front.columns[high][low] += value;
        }
        before.visit_border(|i, j, value| {
            let (a, b) = (next[i] as usize, next[j] as usize);
            front.columns[a.min(b)][a.max(b)] += value;
            if a != b && a.max(b) < front.own {
                front.columns[a.max(b)][a.min(b)] += value;
            }
        });
        front
    }

    /// The largest entry of a column but those of two rows.
    #[inline(always)]
    fn largest_without(&self, q: usize, without: [usize; 2]) -> f64 {
        let mut column = self.columns[q];
        column[without[0]] = 0.0;
        column[without[1]] = 0.0;
        // plain comparisons: entries are numbers, or the inertia is wrong anyway
        column.iter().fold(0.0, |a: f64, b| {
            let b = b.abs();
            if b > a { b } else { a }
        })
    }

    /// Whether q is a pivot for the threshold, alone or with a partner.
    #[inline(always)]
    fn test(&self, q: usize, u: f64, floor: f64) -> Option<Option<usize>> {
        let (a, gamma) = (self.columns[q][q], self.largest_without(q, [q, q]));
        if a.abs().max(gamma) <= floor {
            return None;
        }
        if a.abs() >= u * gamma && a.abs() > floor {
            return Some(None);
        }
        let (mut c, mut r) = (0.0, q);
        for i in 0..self.own {
            let size = self.columns[q][i].abs();
            if size > c && i != q {
                (c, r) = (size, i);
            }
        }
        if c == 0.0 {
            return None;
        }
        let b = self.columns[r][r];
        let det = a * b - c * c;
        let (gq, gr) = (
            self.largest_without(q, [q, r]),
            self.largest_without(r, [q, r]),
        );
        let grows = (b.abs() * gq + c * gr).max(c * gq + a.abs() * gr);
        (det.abs() > PAIR * (a * b).abs().max(c * c) && u * grows <= det.abs()).then_some(Some(r))
    }

    /// Eliminates all own unknowns; `false` if one finds no pivot.
    #[inline(always)]
    pub fn eliminate(&mut self, parts: &Parts<'_>, s: &Scales<'_>, inertia: &mut Inertia) -> bool {
        for &u in &THRESHOLDS[..2] {
            let (mut cursor, mut failed) = (0, 0);
            while self.pivots + failed < self.own {
                let q = cursor;
                cursor = if q + 1 < self.own { q + 1 } else { 0 };
                if !self.alive[q] {
                    continue;
                }
                match self.test(q, u, s.floor(parts.own[q] as usize)) {
                    None => {
                        failed += 1;
                        continue;
                    }
                    Some(None) => self.eliminate_one(q, inertia),
                    Some(Some(r)) => self.eliminate_two(q, r, inertia),
                }
                failed = 0;
            }
        }
        self.pivots == self.own
    }

    #[inline(always)]
    fn eliminate_one(&mut self, q: usize, inertia: &mut Inertia) {
        let d = self.columns[q][q];
        let mut l = self.columns[q];
        l[q] = 0.0;
        let inverse = 1.0 / d;
        l.iter_mut().for_each(|l| *l *= inverse);
        inertia.negative += usize::from(d < 0.0);
        (self.order[self.pivots], self.d[self.pivots]) = (q, [d, 0.0, 1.0]);
        self.alive[q] = false;
        for j in 0..self.size {
            if self.alive[j] || j >= self.own {
                let (column, w) = (&mut self.columns[j], d * l[j]);
                for (c, l) in column.iter_mut().zip(&l) {
                    *c -= w * l;
                }
                column[q] = 0.0;
            }
        }
        self.l[self.pivots] = l;
        self.pivots += 1;
    }

    #[inline(always)]
    fn eliminate_two(&mut self, q: usize, r: usize, inertia: &mut Inertia) {
        let (a, b, c) = (self.columns[q][q], self.columns[r][r], self.columns[q][r]);
        let det = a * b - c * c;
        inertia.negative += if det < 0.0 {
            1
        } else {
            2 * usize::from(a < 0.0)
        };
        let (mut l, mut m) = (self.columns[q], self.columns[r]);
        for k in [q, r] {
            (l[k], m[k], self.alive[k]) = (0.0, 0.0, false);
        }
        let (x, y, z) = (a / det, b / det, c / det);
        for (l, m) in l.iter_mut().zip(&mut m) {
            (*l, *m) = (y * *l - z * *m, x * *m - z * *l);
        }
        for j in 0..self.size {
            if self.alive[j] || j >= self.own {
                let column = &mut self.columns[j];
                let (u, v) = (a * l[j] + c * m[j], c * l[j] + b * m[j]);
                for ((c, l), m) in column.iter_mut().zip(&l).zip(&m) {
                    *c -= u * l + v * m;
                }
                (column[q], column[r]) = (0.0, 0.0);
            }
        }
        let p = self.pivots;
        (self.order[p], self.order[p + 1]) = (q, r);
        (self.d[p], self.d[p + 1]) = ([a, c, 2.0], [b, 0.0, 0.0]);
        (self.l[p], self.l[p + 1]) = (l, m);
        self.pivots += 2;
    }

    /// Appends unknowns in the order of their pivots, the columns of L below them, and the inverses of the pivots.
    #[inline(always)]
    pub fn store(
        &self,
        parts: &Parts<'_>,
        rows: &mut Vec<u32>,
        l: &mut Vec<f64>,
        d: &mut Vec<[f64; 3]>,
    ) {
        let order = &self.order[..self.own];
        rows.extend(order.iter().map(|&q| parts.own[q]));
        rows.extend_from_slice(parts.border);
        for (p, column) in self.l[..self.own].iter().enumerate() {
            l.extend(order[p + 1..].iter().map(|&q| column[q]));
            l.extend_from_slice(&column[self.own..self.size]);
        }
        super::front::store_pivots(&self.d[..self.own], d);
    }

    /// What is left of the border: its column j from the diagonal on.
    pub fn border(&self, j: usize) -> &[f64] {
        &self.columns[self.own + j][self.own + j..self.size]
    }
}
