//! Loops of a recorded motion: what the record does not tell follows from the loops, and what it tells is corrected by the least
//! amount that closes them.

use super::spline::{Moment, Spline};
use crate::system::compile::{least_norm, offsets, scaled_jacobian};
use crate::system::mechanism::{Measure, Mechanism};
use crate::system::pose::Configuration;
use crate::system::row::{Ends, on_ends};
use alembert_math::Space;
use nalgebra::{DMatrix, DVector};

/// Closure violation that counts as closed, in lengths of the model or rad.
const CLOSED: f64 = 1e-13;
/// Largest number of Gauss-Newton steps.
const MOST_STEPS: usize = 100;

/// A recorded coordinate that leads rates which are not recorded themselves.
#[derive(Debug)]
pub(super) struct Guide<S, const D: usize, const A: usize, const T: usize> {
    pub measure: Measure<S, D, A, T>,
    pub spline: Spline,
}

/// A loop that stays open: the joint, and by how much [m, rad].
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    pub joint: usize,
    pub gap: f64,
    /// The same in lengths of the model or rad.
    part: f64,
}

/// A configuration of a mechanism on its way to closed loops.
pub(super) struct Closing<'a, S, const D: usize, const A: usize, const T: usize> {
    pub mech: &'a Mechanism<S, D, A, T>,
    pub q: &'a mut Configuration<D>,
    pub coords: &'a mut Vec<[f64; T]>,
    pub followed: &'a [f64],
}

impl<S, const D: usize, const A: usize, const T: usize> Closing<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Values of the closures, and the one that is missed most.
    fn values(&self) -> (Vec<f64>, Open) {
        let mut values = vec![];
        let mut open = Open {
            joint: 0,
            gap: 0.0,
            part: 0.0,
        };
        for c in &self.mech.closures {
            for row in &c.rows {
                let v = self.mech.row_value(row, self.q, self.coords, self.followed);
                let part = v.abs() / row.unit(self.mech.length);
                if part > open.part || part.is_nan() {
                    open = Open {
                        joint: c.joint,
                        gap: v.abs(),
                        part,
                    };
                }
                values.push(v);
            }
        }
        (values, open)
    }

    /// Jacobian of closures and guides by the tree rates in lengths of the model and rad, and the units of rows and rates.
    fn jacobian(&self, guides: &[Guide<S, D, A, T>]) -> (DMatrix<f64>, [DVector<f64>; 2]) {
        let rows = self.mech.closure_rows();
        let rows = rows.map(|(nodes, r)| (nodes, r.gradient(self.q, self.q, None)));
        let guides = guides.iter().map(|g| &g.measure);
        let guides = guides.map(|m| (Ends::pair(m.nodes()), on_ends(m.gradient(self.q))));
        scaled_jacobian(self.mech, self.q, rows.chain(guides).collect())
    }

    /// Moves along an increment of the tree rates in lengths of the model and rad, at most a half at once.
    fn advance(&mut self, step: &DVector<f64>, units: &DVector<f64>) {
        let size = step.amax();
        let step = step.component_mul(units);
        let damping = if size > 0.5 { 0.5 / size } else { 1.0 };
        for (i, at) in offsets(self.mech).into_iter().enumerate() {
            let link = &self.mech.links[i];
            let u: Vec<f64> = (0..link.dof()).map(|k| damping * step[at + k]).collect();
            link.advance(&mut self.coords[i], &mut self.q[i], &u);
        }
        self.mech.place_bodies(self.coords, self.q);
    }

    /// How many of the missing rates closures and guides determine.
    pub fn rank(&self, missing: &[bool], guides: &[Guide<S, D, A, T>]) -> usize {
        let jacobian = masked(self.jacobian(guides).0, missing);
        if jacobian.is_empty() || !jacobian.iter().all(|v| v.is_finite()) {
            return 0;
        }
        let singular = jacobian.svd(false, false).singular_values;
        let cut = 1e-8 * singular.max();
        singular.iter().filter(|s| **s > cut && **s > 0.0).count()
    }

    /// Finds the missing rates from closures and guides, in the sense of least squares.
    pub fn complete(&mut self, missing: &[bool], guides: &[Guide<S, D, A, T>], moment: &Moment) {
        for _ in 0..MOST_STEPS {
            let (mut values, _) = self.values();
            for g in guides {
                let wanted = g.spline.at(moment);
                values.push(g.measure.value(self.q, wanted) - wanted);
            }
            let (jacobian, [rows, units]) = self.jacobian(guides);
            let jacobian = masked(jacobian, missing);
            if !finite(&jacobian, &values) {
                return;
            }
            let values = DVector::from_vec(values).component_div(&rows);
            let step = least_norm(jacobian, &-values);
            self.advance(&step, &units);
            if step.amax() < 1e-14 {
                return;
            }
        }
    }

    /// Closes the loops by the least change of all tree rates, in lengths of the model and rad; gives back its size [rad, m].
    pub fn close(&mut self) -> Result<f64, Open> {
        let mut total = DVector::<f64>::zeros(self.mech.n_rates());
        let (mut best, mut stalled, mut polished) = (f64::INFINITY, 0, false);
        for _ in 0..MOST_STEPS {
            let (values, open) = self.values();
            if open.part <= CLOSED && (polished || open.part == 0.0 || best.is_infinite()) {
                return Ok(total.amax());
            }
            // forces divide by the square of the step: one more step brings the gap down to round-off
            polished = open.part <= CLOSED;
            stalled = if open.part < 0.9 * best {
                0
            } else {
                stalled + 1
            };
            best = best.min(open.part);
            let (jacobian, [rows, units]) = self.jacobian(&[]);
            if stalled > 10 || !finite(&jacobian, &values) {
                return match best <= 1e-10 {
                    true => Ok(total.amax()),
                    false => Err(open),
                };
            }
            let values = DVector::from_vec(values).component_div(&rows);
            let step = least_norm(jacobian, &-values);
            total += step.component_mul(&units);
            self.advance(&step, &units);
        }
        Err(self.values().1)
    }
}

/// Only the columns of some rates; the others are zero.
fn masked(mut jacobian: DMatrix<f64>, keep: &[bool]) -> DMatrix<f64> {
    for (k, _) in keep.iter().enumerate().filter(|(_, keep)| !**keep) {
        jacobian.column_mut(k).fill(0.0);
    }
    jacobian
}

fn finite(jacobian: &DMatrix<f64>, values: &[f64]) -> bool {
    jacobian.iter().chain(values).all(|v| v.is_finite())
}
