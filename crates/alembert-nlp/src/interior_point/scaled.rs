//! The problem as the iteration sees it (T-NLP-2): scaled, fixed variables left out, a slack for every inequality.
//!
//! Unknowns w = (free variables, slacks). Rows r(w) = d_i (c_i(x) - b_i) for equalities and d_i c_i(x) - s_i for inequalities.

use crate::{Options, OutOfDomain, Problem};

/// Scaling never makes a gradient smaller than this multiple.
const SMALLEST_SCALE: f64 = 1e-8;

/// A problem with slacks and scales, and the memory for its derivatives.
pub struct Scaled<'a> {
    pub problem: &'a mut dyn Problem,
    /// Free variables, and the number of rows.
    pub free: Vec<usize>,
    pub rows: usize,
    /// The slack of a row, as an index of w.
    pub slack_of: Vec<Option<usize>>,
    /// Bounds of w.
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
    /// Scales of the objective and of the rows.
    pub objective_scale: f64,
    pub row_scale: Vec<f64>,
    /// Value of an equality.
    target: Vec<f64>,
    /// All variables, the fixed ones at their values.
    pub x: Vec<f64>,
    /// Constraint values of the last call of `assemble_rows`, without scale.
    pub c: Vec<f64>,
    full_gradient: Vec<f64>,
    scaled_multipliers: Vec<f64>,
    raw_jacobian: Vec<f64>,
    raw_hessian: Vec<f64>,
    /// (source, row, unknown) of the Jacobian by the free variables.
    jacobian_places: Vec<(usize, usize, usize)>,
    hessian_places: Vec<(usize, usize, usize)>,
}

impl<'a> Scaled<'a> {
    /// Reads structure and bounds; scales are one until `set_scales`.
    pub fn new(problem: &'a mut dyn Problem, start: &[f64]) -> Self {
        let (n, m) = (problem.variables(), problem.constraints());
        let (mut xl, mut xu, mut cl, mut cu) =
            (vec![0.0; n], vec![0.0; n], vec![0.0; m], vec![0.0; m]);
        problem.variable_bounds(&mut xl, &mut xu);
        problem.constraint_bounds(&mut cl, &mut cu);
        let free: Vec<usize> = (0..n).filter(|&j| xl[j] < xu[j]).collect();
        let mut column = vec![None; n];
        free.iter()
            .enumerate()
            .for_each(|(k, &j)| column[j] = Some(k));
        let x: Vec<f64> = (0..n)
            .map(|j| if column[j].is_some() { start[j] } else { xl[j] })
            .collect();
        let mut lower: Vec<f64> = free.iter().map(|&j| xl[j]).collect();
        let mut upper: Vec<f64> = free.iter().map(|&j| xu[j]).collect();
        let mut slack_of = vec![None; m];
        for i in 0..m {
            if cl[i] < cu[i] {
                slack_of[i] = Some(lower.len());
                lower.push(cl[i]);
                upper.push(cu[i]);
            }
        }
        let (jacobian, hessian) = (problem.jacobian_structure(), problem.hessian_structure());
        let jacobian_places = jacobian
            .iter()
            .enumerate()
            .filter_map(|(t, &(i, j))| column[j].map(|k| (t, i, k)))
            .collect();
        let hessian_places = hessian
            .iter()
            .enumerate()
            .filter_map(|(t, &(i, j))| Some((t, column[i]?, column[j]?)))
            .collect();
        Self {
            rows: m,
            slack_of,
            lower,
            upper,
            objective_scale: 1.0,
            row_scale: vec![1.0; m],
            target: cl,
            x,
            c: vec![0.0; m],
            full_gradient: vec![0.0; n],
            scaled_multipliers: vec![0.0; m],
            raw_jacobian: vec![0.0; jacobian.len()],
            raw_hessian: vec![0.0; hessian.len()],
            jacobian_places,
            hessian_places,
            free,
            problem,
        }
    }

    /// Places (row, unknown) of the Jacobian by the free variables.
    pub fn jacobian_places(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.jacobian_places.iter().map(|&(_, i, k)| (i, k))
    }

    /// Places of the Hessian among the free variables.
    pub fn hessian_places(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.hessian_places.iter().map(|&(_, i, k)| (i, k))
    }

    /// Scales so that no gradient at the start exceeds the option (T-NLP-3).
    pub fn set_scales(&mut self, options: &Options) -> Result<(), OutOfDomain> {
        if options.scaled_gradient.is_infinite() {
            return Ok(());
        }
        let scale = |g: f64| {
            if g > options.scaled_gradient {
                (options.scaled_gradient / g).max(SMALLEST_SCALE)
            } else {
                1.0
            }
        };
        self.problem.gradient(&self.x, &mut self.full_gradient)?;
        let largest = self
            .free
            .iter()
            .map(|&j| self.full_gradient[j].abs())
            .fold(0.0, f64::max);
        self.objective_scale = scale(largest);
        self.problem.jacobian(&self.x, &mut self.raw_jacobian)?;
        let mut largest = vec![0.0_f64; self.rows];
        for &(t, i, _) in &self.jacobian_places {
            largest[i] = largest[i].max(self.raw_jacobian[t].abs());
        }
        for i in 0..self.rows {
            self.row_scale[i] = scale(largest[i]);
            if let Some(s) = self.slack_of[i] {
                self.lower[s] *= self.row_scale[i];
                self.upper[s] *= self.row_scale[i];
            }
        }
        Ok(())
    }

    /// Takes the free variables out of w.
    fn read(&mut self, w: &[f64]) {
        for (&j, value) in self.free.iter().zip(w) {
            self.x[j] = *value;
        }
    }

    /// Scaled objective.
    pub fn objective(&mut self, w: &[f64]) -> Result<f64, OutOfDomain> {
        self.read(w);
        let f = self.problem.objective(&self.x)? * self.objective_scale;
        if f.is_finite() {
            Ok(f)
        } else {
            Err(OutOfDomain)
        }
    }

    /// Scaled rows r(w).
    pub fn assemble_rows(&mut self, w: &[f64], out: &mut [f64]) -> Result<(), OutOfDomain> {
        self.read(w);
        self.problem.constraint_values(&self.x, &mut self.c)?;
        for i in 0..self.rows {
            out[i] = match self.slack_of[i] {
                Some(s) => self.row_scale[i] * self.c[i] - w[s],
                None => self.row_scale[i] * (self.c[i] - self.target[i]),
            };
        }
        if out.iter().all(|v| v.is_finite()) {
            Ok(())
        } else {
            Err(OutOfDomain)
        }
    }

    /// Tells the problem which derivatives follow.
    pub fn prepare(&mut self, w: &[f64], y: &[f64]) {
        self.read(w);
        self.scale_multipliers(y);
        self.problem
            .prepare(&self.x, self.objective_scale, &self.scaled_multipliers);
    }

    fn scale_multipliers(&mut self, y: &[f64]) {
        for i in 0..self.rows {
            self.scaled_multipliers[i] = self.row_scale[i] * y[i];
        }
    }

    /// Scaled gradient by w, and scaled values of the Jacobian.
    pub fn assemble_first(
        &mut self,
        w: &[f64],
        gradient: &mut [f64],
        jacobian: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        self.read(w);
        self.problem.gradient(&self.x, &mut self.full_gradient)?;
        gradient.fill(0.0);
        for (g, &j) in gradient.iter_mut().zip(&self.free) {
            *g = self.objective_scale * self.full_gradient[j];
        }
        self.problem.jacobian(&self.x, &mut self.raw_jacobian)?;
        for (value, &(t, i, _)) in jacobian.iter_mut().zip(&self.jacobian_places) {
            *value = self.row_scale[i] * self.raw_jacobian[t];
        }
        let finite = gradient
            .iter()
            .chain(jacobian.iter())
            .all(|v| v.is_finite());
        if finite { Ok(()) } else { Err(OutOfDomain) }
    }

    /// Values of the Hessian of the scaled Lagrangian.
    pub fn assemble_hessian(
        &mut self,
        w: &[f64],
        y: &[f64],
        out: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        self.read(w);
        self.scale_multipliers(y);
        self.problem.hessian(
            &self.x,
            self.objective_scale,
            &self.scaled_multipliers,
            &mut self.raw_hessian,
        )?;
        for (value, &(t, ..)) in out.iter_mut().zip(&self.hessian_places) {
            *value = self.raw_hessian[t];
        }
        if out.iter().all(|v| v.is_finite()) {
            Ok(())
        } else {
            Err(OutOfDomain)
        }
    }

    /// Jᵀ y of all variables, fixed ones too, without scale, at the point of the last first derivatives.
    pub fn calc_pull(&self, y: &[f64]) -> Vec<f64> {
        let mut out = vec![0.0; self.x.len()];
        for ((i, j), value) in
            (self.problem.jacobian_structure().into_iter()).zip(&self.raw_jacobian)
        {
            out[j] += value * y[i];
        }
        out
    }

    /// Adds Aᵀ y to `out`, A being the derivative of the rows by w.
    pub fn add_transposed(&self, jacobian: &[f64], y: &[f64], out: &mut [f64]) {
        for (value, &(_, i, k)) in jacobian.iter().zip(&self.jacobian_places) {
            out[k] += value * y[i];
        }
        for (i, slack) in self.slack_of.iter().enumerate() {
            if let Some(s) = slack {
                out[*s] -= y[i];
            }
        }
    }
}
