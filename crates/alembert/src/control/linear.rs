//! The mechanism linearised at its start, at rest, on the constraints of its joints.

use crate::elements::Coefficients;
use crate::error::{ModelError, ModelErrors};
use crate::reduction::dense::Dense;
use crate::step::Stepper;
use crate::system::compile::{
    closure_wrenches, jacobian, rate_units, reduce, scaled_jacobian, wrench_unit,
};
use crate::system::pose::Configuration;
use alembert_math::Space;
use nalgebra::{DMatrix, DVector, SVector};

/// Singular values below this, relative to the largest, count as zero.
const RANK: f64 = 1e-9;
/// Displacements of the differences, in rad or lengths of the model.
const DIFFERENCE: f64 = 1e-5;
/// Squared frequencies below this part of acceleration by amplitude are the round-off of differences.
const NOISE: f64 = 1e-4;

/// z̈ = A z + B w, δb = R z in mass-orthonormal coordinates of the admissible motions.
#[derive(Debug)]
pub(super) struct Linear {
    /// Admissible motions: tree rates per coordinate.
    z: DMatrix<f64>,
    a: DMatrix<f64>,
    b: DMatrix<f64>,
    r: DMatrix<f64>,
    /// Units of the tree rates and of the outputs: lengths of the model or rad.
    rates: DVector<f64>,
    outputs: DVector<f64>,
    /// Least squared frequency that matters [1/s²].
    slowest: f64,
}

impl Linear {
    /// Outputs and inputs on the admissible motions at the start of a run of this duration [s].
    pub fn new<S, const D: usize, const A: usize, const T: usize>(
        stepper: &Stepper<S, D, A, T>,
        duration: f64,
    ) -> Result<Self, ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let (mech, q) = (&stepper.mech, &stepper.state.q);
        let z = admissible(stepper, q).ok_or_else(|| {
            ModelErrors(vec![ModelError::new(
                "",
                "a motion of the model has no inertia: its mass matrix is singular",
            )])
        })?;
        let outputs = mech.servos.iter().map(|s| &s.output);
        let outputs: Vec<_> = outputs.map(|m| (m.nodes(), m.gradient(q))).collect();
        let units = outputs
            .iter()
            .map(|o| wrench_unit::<D, T>(&o.1, mech.length));
        let units = DVector::from_iterator(outputs.len(), units);
        let r = jacobian(mech, q, outputs) * &z;
        let b = inputs(stepper, q) * &z;
        let d = z.ncols();
        Ok(Self {
            z,
            a: DMatrix::zeros(d, d),
            b: b.transpose(),
            r,
            rates: rate_units(mech),
            outputs: units,
            slowest: duration.powi(-2),
        })
    }

    /// Degrees of freedom.
    pub fn freedom(&self) -> usize {
        self.z.ncols()
    }

    /// An output that cannot move.
    pub fn fixed_output(&self) -> Option<usize> {
        let size = |k: usize| self.r.row(k).amax() / self.outputs[k];
        let largest = (0..self.r.nrows()).map(size).fold(0.0, f64::max);
        let still = |k: &usize| size(*k) <= RANK * largest;
        (0..self.r.nrows()).find(still)
    }

    /// An output that follows from others.
    pub fn dependent_output(&self) -> Option<usize> {
        dependent_row(&self.r)
    }

    /// An input without an effect of its own.
    pub fn idle_input(&self) -> Option<usize> {
        dependent_row(&self.b.transpose())
    }

    /// Finds A by differences of the acceleration at rest, with the motor forces that give the outputs the wanted
    /// accelerations beyond those without motors, as far as they can.
    pub fn linearise<S, const D: usize, const A: usize, const T: usize>(
        &mut self,
        stepper: &Stepper<S, D, A, T>,
        wanted: &[f64],
    ) where
        S: Space<D, A, T>,
    {
        let u = self.motors_for(wanted);
        let d = self.freedom();
        let rest = acceleration(stepper, &stepper.state.q, &self.z, &u).norm();
        for k in 0..d {
            // in rad or lengths of the model
            let amplitude = self.z.column(k).component_div(&self.rates).amax();
            // differences leave round-off ε/DIFFERENCE of this
            self.slowest = self.slowest.max(NOISE * rest * amplitude);
            let scale = match amplitude > 0.0 {
                true => DIFFERENCE / amplitude,
                false => continue,
            };
            let mut slope = DVector::zeros(d);
            for sign in [1.0, -1.0] {
                let mut q = stepper.state.q.clone();
                let mut coords = stepper.state.coords.clone();
                let push = self.z.column(k) * (sign * scale);
                let mut at = 0;
                for (i, link) in stepper.mech.links.iter().enumerate() {
                    let dof = link.dof();
                    let u: Vec<f64> = push.rows(at, dof).iter().copied().collect();
                    link.advance(&mut coords[i], &mut q[i], &u);
                    at += dof;
                }
                stepper.mech.place_bodies(&coords, &mut q);
                slope += acceleration(stepper, &q, &self.z, &u) * (sign * 0.5 / scale);
            }
            self.a.set_column(k, &slope);
        }
    }

    /// Motor forces that give the outputs these accelerations, as far as they can at once.
    fn motors_for(&self, wanted: &[f64]) -> DVector<f64> {
        let coupling = &self.r * &self.b;
        let mut system = Dense::new(wanted.len());
        for (k, a) in system.a.iter_mut().enumerate() {
            *a = coupling[(k / wanted.len(), k % wanted.len())];
        }
        let mut u = wanted.to_vec();
        system.factor(RANK);
        system.solve(&mut u);
        DVector::from_vec(u)
    }

    /// How far the largest of these accelerations is out of reach of the motors, and of which output.
    pub fn out_of_reach(&self, wanted: &[f64]) -> (f64, usize) {
        let gap =
            &self.r * (&self.b * self.motors_for(wanted)) - DVector::from_column_slice(wanted);
        (gap.amax(), gap.iamax())
    }

    /// Whether the servo coordinates begin with a speed.
    pub fn outputs_move<S, const D: usize, const A: usize, const T: usize>(
        &self,
        stepper: &Stepper<S, D, A, T>,
    ) -> bool
    where
        S: Space<D, A, T>,
    {
        let mut servos = stepper.mech.servos.iter().zip(&self.outputs);
        let slow = RANK * self.slowest.sqrt();
        servos.any(|(s, unit)| s.motion.derivative(0.0, 1).abs() > slow * unit)
    }

    /// Size of A, a squared frequency [1/s²].
    fn size(&self) -> f64 {
        self.a.norm().max(self.slowest)
    }

    /// What an output may be off at most in a derivative of this order, by the natural frequency of the mechanism.
    pub fn natural(&self, output: usize, order: i32) -> f64 {
        self.outputs[output] * self.size().sqrt().powi(order)
    }

    /// Singular values of R (x I - A)⁻¹ B at x = s².
    fn gains(&self, x: f64) -> Option<DVector<f64>> {
        let d = self.freedom();
        let shifted = DMatrix::identity(d, d) * x - &self.a;
        let response = shifted.lu().solve(&self.b)?;
        Some((&self.r * response).svd(false, false).singular_values)
    }

    /// Relative degrees T-SRV-3; `usize::MAX` where a motor never reaches its output.
    pub fn relative_degrees(&self) -> Vec<usize> {
        let (near, far) = (1e2 * self.size(), 1e4 * self.size());
        let (Some(g), Some(f)) = (self.gains(near), self.gains(far)) else {
            return vec![usize::MAX];
        };
        let slope = (far / near).ln();
        let pairs = g.iter().zip(f.iter());
        pairs
            .map(|(g, f)| {
                if *f <= 1e-14 * self.gain_floor(far) {
                    return usize::MAX;
                }
                let degree = (g / f).ln() / slope;
                2 * degree.round().max(1.0) as usize
            })
            .collect()
    }

    /// Size of the largest gain at x, for comparison.
    fn gain_floor(&self, x: f64) -> f64 {
        self.r.norm() * self.b.norm() / x
    }

    /// Growth rate of the internal dynamics T-SRV-4, of the given number of degrees of freedom [1/s]; not a number when it
    /// cannot be found.
    pub fn growth(&self, internal: usize) -> f64 {
        let (d, m) = (self.freedom(), self.r.nrows());
        if internal == 0 {
            return 0.0;
        }
        // eigenvalues x of the pencil by inversion about a shift that is no eigenvalue
        let shift = 0.734_1 * self.size();
        let mut pencil = DMatrix::zeros(d + m, d + m);
        pencil
            .view_mut((0, 0), (d, d))
            .copy_from(&(&self.a - DMatrix::identity(d, d) * shift));
        pencil.view_mut((0, d), (d, m)).copy_from(&self.b);
        pencil.view_mut((d, 0), (m, d)).copy_from(&self.r);
        let mut mass = DMatrix::zeros(d + m, d + m);
        mass.view_mut((0, 0), (d, d))
            .copy_from(&DMatrix::<f64>::identity(d, d));
        let Some(inverse) = pencil.lu().solve(&mass) else {
            return f64::NAN;
        };
        // nalgebra's Schur decomposition may not end on matrices like these, which are nilpotent but for round-off
        let copy = faer::Mat::from_fn(d + m, d + m, |i, j| inverse[(i, j)]);
        let Ok(values) = copy.eigenvalues() else {
            return f64::NAN;
        };
        let mut values: Vec<_> = values
            .iter()
            .map(|z| nalgebra::Complex::new(z.re, z.im))
            .collect();
        values.sort_by(|a, b| b.norm().total_cmp(&a.norm()));
        let growth = |mu: &nalgebra::Complex<f64>| {
            let s = (mu.inv() + shift).sqrt();
            // round-off of an undamped oscillation is no growth, nor that of a free motion
            let free = s.norm() < 1e-3 * self.size().sqrt();
            if free || s.re.abs() < 1e-3 * s.norm() {
                0.0
            } else {
                s.re.abs()
            }
        };
        let finite = values.iter().take(internal);
        finite
            .filter(|mu| mu.norm() > 0.0)
            .map(growth)
            .fold(0.0, f64::max)
    }
}

/// A row that depends on the others: the first without a pivot of its own.
fn dependent_row(m: &DMatrix<f64>) -> Option<usize> {
    let mut kept: Vec<DVector<f64>> = vec![];
    for k in 0..m.nrows() {
        let row = m.row(k).transpose();
        let size = row.norm();
        let mut rest = row;
        for other in &kept {
            rest -= other * other.dot(&rest);
        }
        let left = rest.norm();
        if left <= RANK * size {
            return Some(k);
        }
        kept.push(rest / left);
    }
    None
}

/// Rows of the motor coordinates by the tree rates.
fn inputs<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    q: &Configuration<D>,
) -> DMatrix<f64>
where
    S: Space<D, A, T>,
{
    let motors = stepper.mech.servos.iter().map(|s| &s.input);
    jacobian(
        &stepper.mech,
        q,
        motors.map(|m| (m.nodes(), m.gradient(q))).collect(),
    )
}

/// Mass matrix by the tree rates.
fn mass<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    q: &Configuration<D>,
) -> DMatrix<f64>
where
    S: Space<D, A, T>,
{
    let mech = &stepper.mech;
    let n = mech.n_rates();
    let mut out = DMatrix::zeros(n, n);
    for (i, body) in mech.bodies.iter().enumerate() {
        let unit = |k: usize| {
            let mut w = SVector::<f64, T>::zeros();
            w[k] = 1.0;
            ([i, i], [w, SVector::zeros()])
        };
        let rows = jacobian(mech, q, (0..T).map(unit).collect());
        let block = crate::step::velocity::mass_block::<S, D, A, T>(body, &q[i].r);
        let block = DMatrix::from_fn(T, T, |r, c| block[(r, c)]);
        out += rows.transpose() * block * &rows;
    }
    out
}

/// Rows of the closures by the tree rates.
fn closures<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    q: &Configuration<D>,
) -> DMatrix<f64>
where
    S: Space<D, A, T>,
{
    let rows = stepper.mech.closure_rows();
    let rows = rows.map(|(nodes, r)| (nodes, r.gradient(q, q, None)));
    jacobian(&stepper.mech, q, rows.collect())
}

/// Accelerations M⁻¹ (f - Gᵀ λ) with G times them zero; redundant rows are made harmless by a tiny regularisation.
fn constrained(
    mass: &DMatrix<f64>,
    closures: &DMatrix<f64>,
    force: &DVector<f64>,
) -> Option<DVector<f64>> {
    let mass = mass.clone().cholesky()?;
    let free = mass.solve(force);
    if closures.nrows() == 0 {
        return Some(free);
    }
    let response = mass.solve(&closures.transpose());
    let mut coupling = closures * &response;
    let tiny = 1e-13 * coupling.trace();
    for k in 0..coupling.nrows() {
        coupling[(k, k)] += tiny;
    }
    let multipliers = coupling.cholesky()?.solve(&(closures * &free));
    Some(free - response * multipliers)
}

/// Mass-orthonormal basis of the motions that joints allow.
fn admissible<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    q: &Configuration<D>,
) -> Option<DMatrix<f64>>
where
    S: Space<D, A, T>,
{
    let n = stepper.mech.n_rates();
    let rows = closure_wrenches(&stepper.mech, q);
    let (closures, [_, units]) = scaled_jacobian(&stepper.mech, q, rows);
    // null space: eigenvectors of Gᵀ G without an eigenvalue, in lengths of the model and rad
    let gram = (closures.transpose() * &closures).symmetric_eigen();
    let cut = 1e-14 * gram.eigenvalues.amax();
    let free: Vec<_> = (0..n)
        .filter(|&k| gram.eigenvalues[k].abs() <= cut.max(1e-14))
        .map(|k| gram.eigenvectors.column(k).component_mul(&units))
        .collect();
    let basis = if free.is_empty() {
        DMatrix::zeros(n, 0)
    } else {
        DMatrix::from_columns(&free)
    };
    let reduced = basis.transpose() * mass(stepper, q) * &basis;
    let factor = reduced.cholesky()?;
    // Z = basis L⁻ᵀ
    let inverse = factor.l().transpose().try_inverse()?;
    Some(basis * inverse)
}

/// Acceleration at rest along the coordinates z, with constraint forces of the joints at `q` and motor forces `u`.
fn acceleration<S, const D: usize, const A: usize, const T: usize>(
    stepper: &Stepper<S, D, A, T>,
    q: &Configuration<D>,
    z: &DMatrix<f64>,
    u: &DVector<f64>,
) -> DVector<f64>
where
    S: Space<D, A, T>,
{
    let mut wrench = vec![SVector::<f64, T>::zeros(); stepper.mech.n_nodes()];
    let mut scratch = vec![Coefficients::default(); 2];
    stepper.static_forces(q, &mut scratch, &mut wrench);
    let force = -reduce(&stepper.mech, q, &mut wrench) + inputs(stepper, q).transpose() * u;
    let rates = constrained(&mass(stepper, q), &closures(stepper, q), &force)
        .unwrap_or_else(|| DVector::zeros(force.len()));
    // back to the coordinates of the start: Zᵀ M
    z.transpose() * (mass(stepper, &stepper.state.q) * rates)
}
