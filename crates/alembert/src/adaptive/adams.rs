//! Adams-Bashforth-Moulton predictor and corrector of variable order and step: the method behind ode113.
//!
//! # What it is
//! Predict, evaluate, correct, evaluate (PECE): a predictor of order k, a corrector of order k + 1, both in modified divided
//! differences of the rates, so that step and order change at every step without a restart.
//!
//! # Equations
//! With ψ_i = h_{n+1} + … + h_{n+2-i}, α_i = h/ψ_i, β_1 = 1, β_i = β_{i-1} ψ_{i-1}(n+1)/ψ_{i-1}(n), σ_1 = 1,
//! σ_{i+1} = i α_i σ_i, φ_i the modified divided differences of f at t_n and φ*_i = β_i φ_i:
//! ```text
//! p = y_n + h Σ_{i=1..k} g_i φ*_i                      predictor
//! y_{n+1} = p + h g_{k+1} (f(p) - f_p),  f_p = Σ φ*_i   corrector, one order higher
//! e_k = h (g_k - g_{k+1}) |f(p) - f_p|                  local error, kept below the tolerance
//! E_k = h σ_{k+1} |γ*_k| |f(p) - f_p|                   the same for equal steps: chooses order and step
//! ```
//! γ*_0 = 1, γ*_m = -Σ_{j<m} γ*_j/(m + 1 - j): the coefficients of Adams-Moulton for equal steps.
//!
//! # Symbols
//! φ `phi` · ψ `psi` · α `alpha` · β `beta` · σ `sigma` · g `g` · |γ*| `moulton` · k `order`
//!
//! # Reference
//! Shampine and Gordon 1975, chapters 5 and 10 (STEP, INTRP); Shampine and Reichelt 1997 (ode113).
//!
//! # Departures from the reference
//! The error is measured in the mean of its components, relative to the tolerance of each, as in the other solvers here. The
//! control of propagated round-off is left out, as in ode113.

/// Highest order of the predictor.
pub const MOST: usize = 12;
/// Failures of a step after which the order falls to one, and the step by more than half.
const MANY_FAILURES: u32 = 3;
/// A step is at least so many units of round-off of the time.
const ROUND_OFF_STEPS: f64 = 16.0;

/// The right-hand side: time, state, rates.
pub type Rates<'f> = dyn Fn(f64, &[f64], &mut [f64]) + 'f;

/// The method and its memory.
pub struct Adams<'f> {
    rates: &'f Rates<'f>,
    relative: f64,
    absolute: f64,
    highest: usize,
    /// Time reached.
    pub time: f64,
    end: f64,
    y: Vec<f64>,
    /// Step to be tried next.
    step: f64,
    /// Order of the next step; of the last one, which [`Self::at`] needs.
    order: usize,
    last_order: usize,
    last_step: f64,
    /// Steps in a row with the same size.
    equal: usize,
    /// At first order and step grow at every step.
    starting: bool,
    /// Differences φ_1 …, each as long as the state.
    phi: Vec<Vec<f64>>,
    psi: [f64; MOST + 1],
    alpha: [f64; MOST + 1],
    beta: [f64; MOST + 1],
    sigma: [f64; MOST + 2],
    v: [f64; MOST + 2],
    w: [f64; MOST + 2],
    g: [f64; MOST + 2],
    moulton: [f64; MOST + 2],
    p: Vec<f64>,
    f: Vec<f64>,
}

/// Estimated local errors in units of the tolerance.
struct Errors {
    /// Of the step as it was done.
    step: f64,
    /// For equal steps: at this order, one below, two below.
    here: f64,
    below: f64,
    far_below: f64,
}

impl<'f> Adams<'f> {
    /// Starts at time zero with order one.
    pub fn new(rates: &'f Rates<'f>, start: &[f64], end: f64, tolerances: [f64; 2]) -> Self {
        let n = start.len();
        let mut f = vec![0.0; n];
        rates(0.0, start, &mut f);
        let mut solver = Self {
            rates,
            relative: tolerances[0],
            absolute: tolerances[1],
            highest: MOST,
            time: 0.0,
            end,
            y: start.to_vec(),
            step: end,
            order: 1,
            last_order: 0,
            last_step: 0.0,
            equal: 0,
            starting: true,
            phi: vec![vec![0.0; n]; MOST + 3],
            psi: [0.0; MOST + 1],
            alpha: [0.0; MOST + 1],
            beta: [0.0; MOST + 1],
            sigma: [1.0; MOST + 2],
            v: [0.0; MOST + 2],
            w: [0.0; MOST + 2],
            g: [1.0; MOST + 2],
            moulton: moulton(),
            p: start.to_vec(),
            f: f.clone(),
        };
        solver.g[2] = 0.5;
        solver.phi[1] = f;
        // the first step changes the state by a share of the root of the relative tolerance
        let size = solver.size(&solver.phi[1]);
        if size > 0.0 {
            solver.step = end.min(0.8 / (size * solver.relative.sqrt()));
        }
        solver
    }

    /// Mean of the components in units of their tolerances.
    fn size(&self, x: &[f64]) -> f64 {
        let each = x.iter().zip(&self.y).zip(&self.p);
        let square = |((x, y), p): ((&f64, &f64), &f64)| {
            let allowed = self.relative * y.abs().max(p.abs()) + self.absolute;
            (x / allowed).powi(2)
        };
        (each.map(square).sum::<f64>() / x.len().max(1) as f64).sqrt()
    }

    /// One accepted step; whether the end is reached, or why there is no step.
    pub fn advance(&mut self) -> Result<bool, &'static str> {
        let mut failures = 0;
        loop {
            let least = ROUND_OFF_STEPS * f64::EPSILON * self.time.max(f64::EPSILON * self.end);
            let left = self.end - self.time;
            let last = 1.1 * self.step >= left;
            let h = if last { left } else { self.step };
            self.set_coefficients(h);
            self.predict(h);
            let time = if last { self.end } else { self.time + h };
            (self.rates)(time, &self.p, &mut self.f);
            let (errors, lower) = self.errors(h);
            if errors.step <= 1.0 {
                self.correct(h, time);
                self.choose(h, &errors, lower);
                return Ok(last);
            }
            failures += 1;
            self.take_back(h);
            self.starting = false;
            let factor = if failures > MANY_FAILURES {
                (0.5 / errors.here).sqrt().min(0.5)
            } else {
                0.5
            };
            self.order = match failures {
                MANY_FAILURES => 1,
                _ if lower => self.order - 1,
                _ => self.order,
            };
            self.step = factor * h;
            if self.step.is_nan() || self.step < least {
                return Err("its step became smaller than the round-off of the time");
            }
        }
    }

    /// α, β, σ, ψ and g of a step; what an equal step leaves as it is stays.
    fn set_coefficients(&mut self, h: f64) {
        let k = self.order;
        if h != self.last_step {
            self.equal = 0;
        }
        if self.equal <= self.last_order {
            self.equal += 1;
        }
        let equal = self.equal;
        if k < equal {
            return;
        }
        self.beta[equal] = 1.0;
        self.alpha[equal] = 1.0 / equal as f64;
        let mut sum = h * equal as f64;
        self.sigma[equal + 1] = 1.0;
        for i in equal + 1..=k {
            let before = self.psi[i - 1];
            self.psi[i - 1] = sum;
            sum = before + h;
            self.beta[i] = self.beta[i - 1] * self.psi[i - 1] / before;
            self.alpha[i] = h / sum;
            self.sigma[i + 1] = i as f64 * self.alpha[i] * self.sigma[i];
        }
        self.psi[k] = sum;
        // g_i by integration by parts: the first column of a triangle of integrals
        if equal == 1 {
            for i in 1..=k {
                self.v[i] = 1.0 / (i * (i + 1)) as f64;
                self.w[i] = self.v[i];
            }
        } else {
            // the order was raised: one more diagonal
            if k > self.last_order {
                self.v[k] = 1.0 / (k * (k + 1)) as f64;
                for j in 1..=equal.saturating_sub(2) {
                    self.v[k - j] -= self.alpha[j + 1] * self.v[k - j + 1];
                }
            }
            for i in 1..=k + 1 - equal {
                self.v[i] -= self.alpha[equal] * self.v[i + 1];
                self.w[i] = self.v[i];
            }
            self.g[equal + 1] = self.w[1];
        }
        for i in equal + 2..=k + 1 {
            for j in 1..=k + 2 - i {
                self.w[j] -= self.alpha[i - 1] * self.w[j + 1];
            }
            self.g[i] = self.w[1];
        }
    }

    /// φ becomes φ*, then its sums: those that f at the end would have without a further difference.
    fn predict(&mut self, h: f64) {
        let k = self.order;
        for i in self.equal + 1..=k {
            let beta = self.beta[i];
            self.phi[i].iter_mut().for_each(|x| *x *= beta);
        }
        self.phi.swap(k + 1, k + 2);
        self.phi[k + 1].fill(0.0);
        self.p.fill(0.0);
        for i in (1..=k).rev() {
            for j in 0..self.p.len() {
                self.p[j] += self.g[i] * self.phi[i][j];
                self.phi[i][j] += self.phi[i + 1][j];
            }
        }
        for (p, y) in self.p.iter_mut().zip(&self.y) {
            *p = y + h * *p;
        }
    }

    /// Local errors, and whether a lower order is better.
    fn errors(&self, h: f64) -> (Errors, bool) {
        let k = self.order;
        let change: Vec<f64> = self
            .f
            .iter()
            .zip(&self.phi[1])
            .map(|(f, p)| f - p)
            .collect();
        let with = |i: usize| -> Vec<f64> {
            self.phi[i]
                .iter()
                .zip(&change)
                .map(|(p, c)| p + c)
                .collect()
        };
        let size = self.size(&change);
        let lower = |below: usize| match k > below {
            true => {
                h * self.sigma[k + 1 - below]
                    * self.moulton[k - below]
                    * self.size(&with(k + 1 - below))
            }
            false => f64::INFINITY,
        };
        let errors = Errors {
            step: h * (self.g[k] - self.g[k + 1]).abs() * size,
            here: h * self.sigma[k + 1] * self.moulton[k] * size,
            below: lower(1),
            far_below: lower(2),
        };
        let better = match k {
            1 => false,
            2 => errors.below <= 0.5 * errors.here,
            _ => errors.below.max(errors.far_below) <= errors.here,
        };
        (errors, better)
    }

    /// Undoes [`Self::predict`] and the shift of ψ.
    fn take_back(&mut self, h: f64) {
        let k = self.order;
        for i in 1..=k {
            for j in 0..self.y.len() {
                self.phi[i][j] = (self.phi[i][j] - self.phi[i + 1][j]) / self.beta[i];
            }
        }
        self.phi.swap(k + 1, k + 2);
        for i in 2..=k {
            self.psi[i - 1] = self.psi[i] - h;
        }
    }

    /// Corrects, evaluates again, and brings the differences to the end of the step.
    fn correct(&mut self, h: f64, time: f64) {
        let k = self.order;
        for (j, y) in self.y.iter_mut().enumerate() {
            *y = self.p[j] + h * self.g[k + 1] * (self.f[j] - self.phi[1][j]);
        }
        (self.time, self.last_order, self.last_step) = (time, k, h);
        (self.rates)(time, &self.y, &mut self.f);
        for j in 0..self.y.len() {
            self.phi[k + 1][j] = self.f[j] - self.phi[1][j];
            self.phi[k + 2][j] = self.phi[k + 1][j] - self.phi[k + 2][j];
            for i in 1..=k {
                self.phi[i][j] += self.phi[k + 1][j];
            }
        }
    }

    /// Order and size of the next step.
    fn choose(&mut self, h: f64, errors: &Errors, lower: bool) {
        let k = self.order;
        if lower || k == self.highest {
            self.starting = false;
        }
        let mut error = errors.here;
        if self.starting {
            self.order = k + 1;
            self.step = 2.0 * h;
            return;
        }
        if lower {
            (self.order, error) = (k - 1, errors.below);
        } else if k < self.equal {
            let above = h * self.moulton[k + 1] * self.size(&self.phi[k + 2]);
            if k == 1 {
                if above < 0.5 * error && k < self.highest {
                    (self.order, error) = (k + 1, above);
                }
            } else if errors.below <= error.min(above) {
                (self.order, error) = (k - 1, errors.below);
            } else if above < error && k < self.highest {
                (self.order, error) = (k + 1, above);
            }
        }
        let power = self.order as f64 + 1.0;
        self.step = if error * power.exp2() <= 0.5 {
            2.0 * h
        } else if error <= 0.5 {
            h
        } else {
            h * (0.5 / error).powf(1.0 / power).clamp(0.5, 0.9)
        };
    }

    /// The state at a time within the last step, by the polynomial of the corrector.
    pub fn at(&self, time: f64) -> Vec<f64> {
        let (s, k) = (time - self.time, self.last_order + 1);
        let mut w: Vec<f64> = (1..=k).map(|i| 1.0 / i as f64).collect();
        let mut out = vec![0.0; self.y.len()];
        let mut before = 0.0;
        for i in 1..=k {
            if i > 1 {
                let psi = self.psi[i - 1];
                let (gamma, eta) = ((s + before) / psi, s / psi);
                for j in 0..=k - i {
                    w[j] = gamma * w[j] - eta * w[j + 1];
                }
                before = psi;
            }
            for (out, phi) in out.iter_mut().zip(&self.phi[i]) {
                *out += w[0] * phi;
            }
        }
        out.iter().zip(&self.y).map(|(d, y)| y + s * d).collect()
    }
}

/// |γ*_m| for m = 0 …
fn moulton() -> [f64; MOST + 2] {
    let mut gamma = [1.0_f64; MOST + 2];
    for m in 1..gamma.len() {
        gamma[m] = -(0..m).map(|j| gamma[j] / (m + 1 - j) as f64).sum::<f64>();
    }
    gamma.map(f64::abs)
}

#[cfg(test)]
mod tests;
