//! The search direction: the condensed Newton system, its inertia, its refinement (T-NLP-4).

use super::scaled::Scaled;
use crate::linear::{Chain, General, LinearSystem, Pattern};
use crate::{Deadline, LinearChoice, ProblemError, Stage, Status};

/// Limits and factors of the regularisation, Wächter and Biegler 2006, algorithm IC.
const FIRST: f64 = 1e-4;
const SMALLEST: f64 = 1e-20;
/// Residual relative to the right side at which a solution is good enough.
const REFINED: f64 = 1e-11;

/// Matrix, factorisation and memory.
pub struct Newton {
    system: Box<dyn LinearSystem>,
    values: Vec<f64>,
    /// Places of the Hessian and of the Jacobian; after them comes the diagonal.
    places: Vec<[u32; 2]>,
    hessian: usize,
    jacobian: usize,
    free: usize,
    rows: usize,
    /// Last multiple of the identity that gave the right inertia.
    last: f64,
    /// What was added to the Hessian and to the rows.
    pub regularisation: f64,
    pub row_regularisation: f64,
    pub was_singular: bool,
    deadline: Deadline,
    right: Vec<f64>,
    solution: Vec<f64>,
    residual: Vec<f64>,
    correction: Vec<f64>,
}

impl Newton {
    /// Plans the factorisation of [W + Σ, Jᵀ; J, -C].
    pub fn new(
        nlp: &Scaled<'_>,
        choice: LinearChoice,
        deadline: Deadline,
    ) -> Result<Self, ProblemError> {
        let (free, rows) = (nlp.free.len(), nlp.rows);
        let size = free + rows;
        if u32::try_from(size).is_err() {
            return Err(ProblemError::Structure("too many unknowns".to_owned()));
        }
        let mut places: Vec<(usize, usize)> = nlp
            .hessian_places()
            .map(|(i, j)| (i.max(j), i.min(j)))
            .collect();
        let hessian = places.len();
        places.extend(nlp.jacobian_places().map(|(i, k)| (free + i, k)));
        let jacobian = places.len() - hessian;
        places.extend((0..size).map(|i| (i, i)));
        let stages: Option<Vec<Stage>> = nlp.problem.stages().map(|s| {
            nlp.free
                .iter()
                .map(|&j| s.variables[j])
                .chain(s.constraints.iter().copied())
                .collect()
        });
        let pattern = Pattern {
            variables: free,
            size,
            places,
            stages,
        };
        let general = |pattern: &Pattern| -> Result<Box<dyn LinearSystem>, ProblemError> {
            Ok(Box::new(
                General::new(pattern).map_err(ProblemError::BackEnd)?,
            ))
        };
        let mut system: Box<dyn LinearSystem> = match choice {
            LinearChoice::Stages => {
                Box::new(Chain::new(&pattern).map_err(ProblemError::Structure)?)
            }
            LinearChoice::Automatic if pattern.stages.is_some() => match Chain::new(&pattern) {
                Ok(chain) => Box::new(chain),
                Err(_) => general(&pattern)?,
            },
            _ => general(&pattern)?,
        };
        system.end_by(&deadline);
        let zero = || vec![0.0; size];
        Ok(Self {
            deadline,
            system,
            values: vec![0.0; pattern.places.len()],
            places: (pattern.places[..hessian + jacobian].iter())
                .map(|&(i, j)| [i as u32, j as u32])
                .collect(),
            hessian,
            jacobian,
            free,
            rows,
            last: 0.0,
            regularisation: 0.0,
            row_regularisation: 0.0,
            was_singular: false,
            right: zero(),
            solution: zero(),
            residual: zero(),
            correction: zero(),
        })
    }

    /// Room for the values of the Hessian.
    pub fn hessian_mut(&mut self) -> &mut [f64] {
        &mut self.values[..self.hessian]
    }

    /// Writes the diagonals for one trial of regularisation; slacks are condensed into the rows.
    fn write_diagonal(&mut self, nlp: &Scaled<'_>, sigma: &[f64], by: f64, by_rows: f64) {
        let diagonal = &mut self.values[self.hessian + self.jacobian..];
        for k in 0..self.free {
            diagonal[k] = sigma[k] + by;
        }
        for i in 0..self.rows {
            diagonal[self.free + i] =
                -by_rows - nlp.slack_of[i].map_or(0.0, |s| 1.0 / (sigma[s] + by).max(1e-20));
        }
        (self.regularisation, self.row_regularisation) = (by, by_rows);
    }

    /// Factorises with as little regularisation as gives one negative eigenvalue for each row and none zero (algorithm IC).
    pub fn factor(
        &mut self,
        nlp: &Scaled<'_>,
        jacobian: &[f64],
        sigma: &[f64],
        barrier: f64,
        largest: f64,
    ) -> bool {
        self.values[self.hessian..self.hessian + self.jacobian].copy_from_slice(jacobian);
        let (mut by, mut by_rows) = (0.0, 0.0);
        loop {
            self.write_diagonal(nlp, sigma, by, by_rows);
            let inertia = self.system.factor(&self.values);
            match inertia {
                Some(found) if found.zero == 0 && found.negative == self.rows => {
                    if by > 0.0 {
                        self.last = by;
                    }
                    return true;
                }
                Some(found) if found.zero > 0 && by_rows == 0.0 => {
                    self.was_singular = true;
                    by_rows = 1e-8 * barrier.powf(0.25);
                    continue;
                }
                None if self.must_end().is_some() => return false,
                _ => {}
            }
            // More of the identity; more quickly if there never was any.
            by = if by == 0.0 {
                if self.last == 0.0 {
                    FIRST
                } else {
                    (self.last / 3.0).max(SMALLEST)
                }
            } else if self.last == 0.0 {
                by * 100.0
            } else {
                by * 8.0
            };
            if by > largest {
                return false;
            }
        }
    }

    /// Why the work must end now, if it must.
    pub fn must_end(&self) -> Option<Status> {
        self.deadline.reason()
    }

    /// Tries without regularisation again, as in the first iteration.
    pub fn forget_regularisation(&mut self) {
        self.last = 0.0;
    }

    /// Factorises [I, Jᵀ; J, 0] and returns the multipliers that fit the gradient best; `false` if they cannot be had.
    pub fn solve_multipliers(
        &mut self,
        nlp: &Scaled<'_>,
        jacobian: &[f64],
        gradient: &[f64],
        y: &mut [f64],
    ) -> bool {
        self.values[..self.hessian].fill(0.0);
        self.values[self.hessian..self.hessian + self.jacobian].copy_from_slice(jacobian);
        let diagonal = &mut self.values[self.hessian + self.jacobian..];
        diagonal[..self.free].fill(1.0);
        for i in 0..self.rows {
            diagonal[self.free + i] = -1e-10 - f64::from(u8::from(nlp.slack_of[i].is_some()));
        }
        self.right.fill(0.0);
        for k in 0..self.free {
            self.right[k] = -gradient[k];
        }
        for i in 0..self.rows {
            self.right[self.free + i] = nlp.slack_of[i].map_or(0.0, |s| -gradient[s]);
        }
        let good = self
            .system
            .factor(&self.values)
            .is_some_and(|i| i.zero == 0)
            && self.solve_refined();
        if good {
            y.copy_from_slice(&self.solution[self.free..]);
        }
        good && y.iter().all(|v| v.is_finite())
    }

    /// Rows whose gradients are combinations of others, by the zero pivots of [I, Jᵀ; J, 0]: its null space is that of Jᵀ. Empty if the
    /// factorisation does not tell its zero pivots.
    pub fn find_dependent(&mut self, nlp: &Scaled<'_>, jacobian: &[f64]) -> Vec<usize> {
        self.values[..self.hessian].fill(0.0);
        self.values[self.hessian..self.hessian + self.jacobian].copy_from_slice(jacobian);
        let diagonal = &mut self.values[self.hessian + self.jacobian..];
        diagonal[..self.free].fill(1.0);
        for i in 0..self.rows {
            diagonal[self.free + i] = -f64::from(u8::from(nlp.slack_of[i].is_some()));
        }
        if self.system.factor(&self.values).is_none() {
            return Vec::new();
        }
        let free = self.free;
        let mut rows: Vec<usize> = (self.system.zero_pivots().iter())
            .filter_map(|&i| i.checked_sub(free))
            .collect();
        rows.sort_unstable();
        rows
    }

    /// Solves for the steps of w and y: gradient part `rw`, rows `r`.
    pub fn solve(
        &mut self,
        nlp: &Scaled<'_>,
        sigma: &[f64],
        rw: &[f64],
        r: &[f64],
        dw: &mut [f64],
        dy: &mut [f64],
    ) -> bool {
        let by = self.regularisation;
        for k in 0..self.free {
            self.right[k] = -rw[k];
        }
        for i in 0..self.rows {
            self.right[self.free + i] =
                -r[i] - nlp.slack_of[i].map_or(0.0, |s| rw[s] / (sigma[s] + by).max(1e-20));
        }
        if !self.solve_refined() {
            return false;
        }
        dw[..self.free].copy_from_slice(&self.solution[..self.free]);
        dy.copy_from_slice(&self.solution[self.free..]);
        for i in 0..self.rows {
            if let Some(s) = nlp.slack_of[i] {
                dw[s] = (dy[i] - rw[s]) / (sigma[s] + by).max(1e-20);
            }
        }
        dw.iter().chain(dy.iter()).all(|v| v.is_finite())
    }

    /// Solves and refines until the residual no longer falls.
    fn solve_refined(&mut self) -> bool {
        if !self.system.solve(&self.right, &mut self.solution) {
            return false;
        }
        let size = self
            .right
            .iter()
            .fold(0.0_f64, |a, b| a.max(b.abs()))
            .max(f64::MIN_POSITIVE);
        let mut before = f64::INFINITY;
        for _ in 0..5 {
            let error = self.assemble_residual();
            if error <= REFINED * size || error >= 0.5 * before {
                if error > before {
                    self.solution
                        .iter_mut()
                        .zip(&self.correction)
                        .for_each(|(s, c)| *s -= c);
                }
                break;
            }
            before = error;
            if !self.system.solve(&self.residual, &mut self.correction) {
                break;
            }
            self.solution
                .iter_mut()
                .zip(&self.correction)
                .for_each(|(s, c)| *s += c);
        }
        true
    }

    /// Right side minus matrix times solution; its largest entry.
    fn assemble_residual(&mut self) -> f64 {
        self.residual.copy_from_slice(&self.right);
        let diagonal = self.hessian + self.jacobian;
        for (&[i, j], value) in self.places.iter().zip(&self.values[..diagonal]) {
            let (i, j) = (i as usize, j as usize);
            self.residual[i] -= value * self.solution[j];
            if i != j {
                self.residual[j] -= value * self.solution[i];
            }
        }
        let diagonal = &self.values[diagonal..];
        for ((r, d), x) in self.residual.iter_mut().zip(diagonal).zip(&self.solution) {
            *r -= d * x;
        }
        self.residual.iter().fold(0.0, |a, b| a.max(b.abs()))
    }
}
