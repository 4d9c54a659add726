//! A smooth curve through points, by its arc length, with frames that do not turn about the tangent.
//!
//! # Equations
//! Cubic spline c(u) over the accumulated chord length u, second derivatives M_k at the points:
//! ```text
//! h_{k-1} M_{k-1} + 2 (h_{k-1} + h_k) M_k + h_k M_{k+1} = 6 [(x_{k+1} - x_k)/h_k - (x_k - x_{k-1})/h_{k-1}]
//! ```
//! Open ends: not a knot (the third derivative is continuous at the second and the last but one point), so that the curvature is of
//! second order up to the ends; three points give a parabola, two a line. Closed curves: periodic. The arc length is the integral of
//! |c'| by Gauss's rule with five points on cells of a chord each; the place of an arc length is found by Newton's method.
//!
//! Frames by double reflection from cell to cell: v ↦ v - 2 (a·v)/(a·a) a with a = x₁ - x₀, then with a = T₁ - T₀ᴸ, T₀ᴸ the reflected
//! tangent; the error is of order 4 in the length of a cell.
//!
//! # Reference
//! Splines: de Boor, A practical guide to splines, chapter IV. Frames: Wang, Jüttler, Zheng, Liu, ACM Trans. Graph. 27 (2008).
//!
//! # Departures from the reference
//! None.

use super::geometry::{Matrix3, cross, dot, norm, transpose, unit};

/// Cells of each piece of the spline.
const CELLS: usize = 16;

/// Least speed |c'| of the spline; the chord length gives about one.
const LEAST_SPEED: f64 = 1e-3;

/// Nodes and weights of Gauss's rule with five points on [0, 1].
const GAUSS: [(f64, f64); 5] = [
    (0.046_910_077_030_668_004, 0.118_463_442_528_094_54),
    (0.230_765_344_947_158_45, 0.239_314_335_249_683_23),
    (0.5, 0.284_444_444_444_444_44),
    (0.769_234_655_052_841_5, 0.239_314_335_249_683_23),
    (0.953_089_922_969_332, 0.118_463_442_528_094_54),
];

/// A curve through points; see the module documentation.
#[derive(Debug, Clone)]
pub(super) struct PathSpline {
    /// Chord length up to each point.
    knots: Vec<f64>,
    points: Vec<[f64; 3]>,
    /// Second derivatives at the points.
    bends: Vec<[f64; 3]>,
    /// Borders of cells.
    cells: Vec<Cell>,
}

/// Border of two cells.
#[derive(Debug, Clone, Copy)]
struct Cell {
    /// Chord length.
    u: f64,
    /// Arc length.
    arc: f64,
    position: [f64; 3],
    tangent: [f64; 3],
    /// First axis of the frame that is carried along from an arbitrary one at the start.
    normal: [f64; 3],
}

impl PathSpline {
    /// Through points; nothing if two neighbours coincide, there are too few, or the curve turns back on itself.
    pub fn new(points: &[[f64; 3]], closed: bool) -> Option<Self> {
        let mut knots = vec![0.0];
        for (a, b) in points.iter().zip(points.get(1..)?) {
            let chord = norm([0, 1, 2].map(|i| b[i] - a[i]));
            let last = knots.last().copied().unwrap_or(0.0);
            let next = last + chord;
            if !(chord > 0.0 && next.is_finite() && next > last) {
                return None;
            }
            knots.push(next);
        }
        if points.len() < 2 || (closed && points.len() < 4) {
            return None;
        }
        let mut bends = vec![[0.0; 3]; points.len()];
        for axis in 0..3 {
            let values: Vec<f64> = points.iter().map(|p| p[axis]).collect();
            let column = second_derivatives(&knots, &values, closed);
            for (bend, value) in bends.iter_mut().zip(column) {
                bend[axis] = value;
            }
        }
        let mut spline = Self {
            knots,
            points: points.to_vec(),
            bends,
            cells: vec![],
        };
        spline.cells = spline.make_cells()?;
        Some(spline)
    }

    /// Arc length [m].
    pub fn length(&self) -> f64 {
        self.cells.last().map_or(0.0, |c| c.arc)
    }

    /// Unit tangent at the start.
    pub fn tangent_at_start(&self) -> [f64; 3] {
        self.cells.first().map_or([0.0; 3], |c| c.tangent)
    }

    /// Position and frame at the fraction `s` of the arc length, for the frame at the start (columns, one of them the tangent).
    pub fn at(&self, s: f64, frame: &Matrix3) -> ([f64; 3], Matrix3) {
        let here = self.cell_at(s);
        let Some(first) = self.cells.first() else {
            return (here.position, *frame);
        };
        // the carried frames at the start and here; what is fixed in the one is fixed in the other
        let [t0, n0] = [first.tangent, first.normal];
        let [t1, n1] = [here.tangent, here.normal];
        let (b0, b1) = (cross(t0, n0), cross(t1, n1));
        let columns = transpose(frame).map(|v| {
            let (n, b, t) = (dot(v, n0), dot(v, b0), dot(v, t0));
            [0, 1, 2].map(|i| n * n1[i] + b * b1[i] + t * t1[i])
        });
        (here.position, transpose(&columns))
    }

    /// Position, tangent and carried normal at the fraction `s` of the arc length.
    fn cell_at(&self, s: f64) -> Cell {
        let arc = s * self.length();
        let after = self.cells.partition_point(|c| c.arc < arc);
        let after = after.clamp(1, self.cells.len().saturating_sub(1).max(1));
        let (Some(a), Some(b)) = (self.cells.get(after - 1), self.cells.get(after)) else {
            return EMPTY;
        };
        let mut u = a.u + (b.u - a.u) * ((arc - a.arc) / (b.arc - a.arc)).clamp(0.0, 1.0);
        for _ in 0..8 {
            let (_, rate) = self.eval(u);
            let change = (arc - a.arc - self.arc_between(a.u, u)) / norm(rate);
            u = (u + change).clamp(a.u, b.u);
            if change.abs() <= 1e-15 * b.u {
                break;
            }
        }
        self.carried(a, u).unwrap_or(*a)
    }

    fn make_cells(&self) -> Option<Vec<Cell>> {
        let first = self.knots.first().copied()?;
        let (position, rate) = self.eval(first);
        let tangent = unit(rate)?;
        // any direction across the tangent
        let least = (1..3).fold(0, |k, i| {
            if tangent[i].abs() < tangent[k].abs() {
                i
            } else {
                k
            }
        });
        let axis = [0, 1, 2].map(|i| if i == least { 1.0 } else { 0.0 });
        let mut cell = Cell {
            u: first,
            arc: 0.0,
            position,
            tangent,
            normal: unit(cross(tangent, axis))?,
        };
        let mut cells = vec![cell];
        for (a, b) in self.knots.iter().zip(self.knots.get(1..)?) {
            for k in 1..=CELLS {
                let u = a + (b - a) * k as f64 / CELLS as f64;
                if norm(self.eval(u).1) < LEAST_SPEED {
                    return None;
                }
                let next = self.carried(&cell, u)?;
                // a cell that turns back has no frame
                if dot(next.tangent, cell.tangent) <= 0.0 {
                    return None;
                }
                cell = next;
                cells.push(cell);
            }
        }
        Some(cells)
    }

    /// The frame of a cell carried to another place by double reflection.
    fn carried(&self, from: &Cell, u: f64) -> Option<Cell> {
        let (position, rate) = self.eval(u);
        let tangent = unit(rate)?;
        let reflect = |v: [f64; 3], a: [f64; 3]| {
            let square = dot(a, a);
            if square < f64::MIN_POSITIVE {
                return v;
            }
            let k = 2.0 * dot(a, v) / square;
            [0, 1, 2].map(|i| v[i] - k * a[i])
        };
        let way = [0, 1, 2].map(|i| position[i] - from.position[i]);
        let (normal, left) = (reflect(from.normal, way), reflect(from.tangent, way));
        let normal = if way == [0.0; 3] {
            from.normal
        } else {
            reflect(normal, [0, 1, 2].map(|i| tangent[i] - left[i]))
        };
        // round-off must not add up over many cells
        let along = dot(normal, tangent);
        let normal = unit([0, 1, 2].map(|i| normal[i] - along * tangent[i]))?;
        Some(Cell {
            u,
            arc: from.arc + self.arc_between(from.u, u),
            position,
            tangent,
            normal,
        })
    }

    /// Arc length between two places of one cell.
    fn arc_between(&self, a: f64, b: f64) -> f64 {
        let speed = |x: f64| norm(self.eval(a + (b - a) * x).1);
        (b - a) * GAUSS.iter().map(|(x, w)| w * speed(*x)).sum::<f64>()
    }

    /// Position and derivative by the chord length.
    fn eval(&self, u: f64) -> ([f64; 3], [f64; 3]) {
        let last = self.knots.len().saturating_sub(1).max(1);
        let after = self.knots.partition_point(|k| *k <= u).clamp(1, last);
        let knot = |i: usize| {
            let (u, x, m) = (self.knots.get(i), self.points.get(i), self.bends.get(i));
            (
                u.copied().unwrap_or(0.0),
                x.copied().unwrap_or([0.0; 3]),
                m.copied().unwrap_or([0.0; 3]),
            )
        };
        let ((u0, x0, m0), (u1, x1, m1)) = (knot(after - 1), knot(after));
        let h = u1 - u0;
        let (b, a) = ((u - u0) / h, (u1 - u) / h);
        let (ca, cb) = ((a * a * a - a) * h * h / 6.0, (b * b * b - b) * h * h / 6.0);
        let (da, db) = ((1.0 - 3.0 * a * a) * h / 6.0, (3.0 * b * b - 1.0) * h / 6.0);
        let position = [0, 1, 2].map(|i| a * x0[i] + b * x1[i] + ca * m0[i] + cb * m1[i]);
        let rate = [0, 1, 2].map(|i| (x1[i] - x0[i]) / h + da * m0[i] + db * m1[i]);
        (position, rate)
    }
}

const EMPTY: Cell = Cell {
    u: 0.0,
    arc: 0.0,
    position: [0.0; 3],
    tangent: [0.0; 3],
    normal: [0.0; 3],
};

/// Second derivatives of the cubic spline through values at increasing knots, at least two.
fn second_derivatives(knots: &[f64], values: &[f64], closed: bool) -> Vec<f64> {
    let n = knots.len().min(values.len());
    let h: Vec<f64> = knots.windows(2).map(|k| k[1] - k[0]).collect();
    let slope: Vec<f64> = (values.windows(2).zip(&h))
        .map(|(v, h)| (v[1] - v[0]) / h)
        .collect();
    let jump = |k: usize| 6.0 * (slope[k] - slope[k - 1]);
    if closed && n >= 4 {
        return periodic(&h, &slope);
    }
    match n {
        0..=2 => vec![0.0; n],
        3 => vec![jump(1) / (3.0 * (h[0] + h[1])); 3],
        _ => {
            let mut rows: Vec<[f64; 4]> = (1..n - 1)
                .map(|k| [h[k - 1], 2.0 * (h[k - 1] + h[k]), h[k], jump(k)])
                .collect();
            // not a knot: M_0 = ((h_0 + h_1) M_1 - h_0 M_2)/h_1, and the mirror image at the end
            let (a, b) = (h[0], h[1]);
            rows[0][1] = (a + b) * (a + 2.0 * b) / b;
            rows[0][2] = (b * b - a * a) / b;
            let (z, y) = (h[n - 2], h[n - 3]);
            let last = n - 3;
            rows[last][1] = (z + y) * (z + 2.0 * y) / y;
            rows[last][0] = (y * y - z * z) / y;
            let inner = tridiagonal(&rows);
            let first = ((a + b) * inner[0] - a * inner[1]) / b;
            let end = ((z + y) * inner[last] - z * inner[last - 1]) / y;
            let mut all = vec![first];
            all.extend(inner);
            all.push(end);
            all
        }
    }
}

/// Second derivatives of a closed spline: a cyclic system, by two tridiagonal ones (Sherman and Morrison).
fn periodic(h: &[f64], slope: &[f64]) -> Vec<f64> {
    let n = h.len();
    let before = |k: usize| (k + n - 1) % n;
    let mut rows: Vec<[f64; 4]> = (0..n)
        .map(|k| {
            let (a, b) = (h[before(k)], h[k]);
            [a, 2.0 * (a + b), b, 6.0 * (slope[k] - slope[before(k)])]
        })
        .collect();
    // the corner entry h_{n-1} couples the first and the last unknown
    let corner = h[n - 1];
    let gamma = -rows[0][1];
    rows[0][1] -= gamma;
    rows[n - 1][1] -= corner * corner / gamma;
    let plain = tridiagonal(&rows);
    for (k, row) in rows.iter_mut().enumerate() {
        row[3] = match k {
            0 => gamma,
            k if k == n - 1 => corner,
            _ => 0.0,
        };
    }
    let more = tridiagonal(&rows);
    let part = |x: &[f64]| x[0] + x[n - 1] * corner / gamma;
    let factor = part(&plain) / (1.0 + part(&more));
    let mut all: Vec<f64> = plain
        .iter()
        .zip(&more)
        .map(|(x, y)| x - factor * y)
        .collect();
    all.push(all[0]);
    all
}

/// Solves rows [below, diagonal, above, right side].
fn tridiagonal(rows: &[[f64; 4]]) -> Vec<f64> {
    let mut swept: Vec<[f64; 2]> = Vec::with_capacity(rows.len());
    for (k, [below, diagonal, above, right]) in rows.iter().enumerate() {
        let [c, d] = if k > 0 { swept[k - 1] } else { [0.0; 2] };
        let below = if k > 0 { *below } else { 0.0 };
        let pivot = diagonal - below * c;
        swept.push([above / pivot, (right - below * d) / pivot]);
    }
    let mut x = vec![0.0; rows.len()];
    for k in (0..rows.len()).rev() {
        let next = x.get(k + 1).copied().unwrap_or(0.0);
        x[k] = swept[k][1] - swept[k][0] * next;
    }
    x
}
