//! # What it is
//! The lifted program as a list of products: values and both derivatives in one pass over the list each.
//!
//! # Equations
//! Every row is a sum of c T^p x_i x_j x_k, with a free duration T and p = ±1, or without one. Places of derivatives are found once; each
//! product knows where its derivatives go.

use super::form::{Form, NONE};

/// A factor of a whole form: a number, and a power of a free duration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    pub factor: f64,
    /// Variable of the duration.
    pub duration: Option<usize>,
    pub power: i8,
}

impl Scale {
    /// A number.
    pub fn number(factor: f64) -> Self {
        Self {
            factor,
            duration: None,
            power: 0,
        }
    }
}

/// One product.
#[derive(Clone, Copy, Debug)]
struct Product {
    row: u32,
    factors: [u32; 3],
    duration: u32,
    power: i8,
    coefficient: f64,
}

impl Product {
    /// The factors, 1 where there is none.
    #[inline]
    fn values(&self, x: &[f64]) -> [f64; 3] {
        self.factors
            .map(|i| if i == NONE { 1.0 } else { x[i as usize] })
    }

    /// c T^p and its first and second derivative by T.
    #[inline]
    fn scale(&self, x: &[f64]) -> [f64; 3] {
        let c = self.coefficient;
        if self.duration == NONE {
            return [c, 0.0, 0.0];
        }
        let t = x[self.duration as usize];
        if self.power < 0 {
            [c / t, -c / (t * t), 2.0 * c / (t * t * t)]
        } else {
            [c * t, c, 0.0]
        }
    }

    #[inline]
    fn value(&self, x: &[f64]) -> f64 {
        let [a, b, c] = self.values(x);
        self.scale(x)[0] * a * b * c
    }

    /// Visits (number of the factor, derivative); 3 is the duration.
    #[inline]
    fn visit_first(&self, x: &[f64], mut out: impl FnMut(usize, f64)) {
        let ([a, b, c], [s, ds, _]) = (self.values(x), self.scale(x));
        let first = [b * c, a * c, a * b];
        for k in 0..3 {
            if self.factors[k] != NONE {
                out(k, s * first[k]);
            }
        }
        if self.duration != NONE {
            out(3, ds * a * b * c);
        }
    }

    /// Visits (variable, variable, second derivative) in a fixed order; a square counts twice.
    #[inline]
    fn visit_second(&self, x: &[f64], mut out: impl FnMut(u32, u32, f64)) {
        let ([a, b, c], [s, ds, dds]) = (self.values(x), self.scale(x));
        let f = &self.factors;
        for (i, j, rest) in [(0, 1, c), (0, 2, b), (1, 2, a)] {
            if f[i] != NONE && f[j] != NONE {
                let twice = if f[i] == f[j] { 2.0 } else { 1.0 };
                out(f[i].max(f[j]), f[i].min(f[j]), twice * s * rest);
            }
        }
        if self.duration == NONE {
            return;
        }
        let t = self.duration;
        for (k, rest) in [(0, b * c), (1, a * c), (2, a * b)] {
            if f[k] != NONE {
                out(t.max(f[k]), t.min(f[k]), ds * rest);
            }
        }
        if self.power < 0 {
            out(t, t, dds * a * b * c);
        }
    }

    fn is_curved(&self) -> bool {
        self.factors[1] != NONE
            || (self.duration != NONE && (self.factors[0] != NONE || self.power < 0))
    }
}

/// All products of rows and objective, and the places of their derivatives.
#[derive(Debug, Default)]
pub(super) struct Products {
    rows: Vec<Product>,
    objective: Vec<Product>,
    /// Places (row, variable).
    pub jacobian: Vec<(usize, usize)>,
    /// Places (row, column) of the lower triangle.
    pub hessian: Vec<(usize, usize)>,
    jacobian_slots: Vec<[u32; 4]>,
    /// Products with second derivatives: of rows, then of the objective.
    curved: [Vec<u32>; 2],
    hessian_slots: Vec<u32>,
}

impl Products {
    /// Adds a form to a row; none: the objective. `place` tells the variables of the form.
    pub fn add(
        &mut self,
        row: Option<usize>,
        form: &Form,
        scale: Scale,
        place: impl Fn(u32) -> usize,
    ) {
        for (key, c) in form.terms() {
            let product = Product {
                row: row.map_or(NONE, |r| r as u32),
                factors: key.map(|v| if v == NONE { NONE } else { place(v) as u32 }),
                duration: scale.duration.map_or(NONE, |t| t as u32),
                power: scale.power,
                coefficient: c * scale.factor,
            };
            match row {
                Some(_) => self.rows.push(product),
                None => self.objective.push(product),
            }
        }
    }

    /// Finds the places of all derivatives; after the last product.
    pub fn find_places(&mut self, variables: usize) {
        self.rows.sort_by_key(|p| p.row);
        // the Jacobian, row after row
        let (mut seen, mut row) = (vec![NONE; variables], NONE);
        let mut begin = 0;
        for p in &self.rows {
            if p.row != row {
                (row, begin) = (p.row, self.jacobian.len());
            }
            let [a, b, c] = p.factors;
            let slots = [a, b, c, p.duration].map(|v| {
                if v == NONE {
                    return NONE;
                }
                let slot = seen[v as usize];
                let known = (begin..self.jacobian.len()).contains(&(slot as usize));
                if !known {
                    seen[v as usize] = self.jacobian.len() as u32;
                    self.jacobian.push((p.row as usize, v as usize));
                }
                seen[v as usize]
            });
            self.jacobian_slots.push(slots);
        }
        self.find_hessian(variables);
    }

    fn find_hessian(&mut self, variables: usize) {
        let ones = vec![1.0; variables];
        let mut places: Vec<(u64, u32)> = vec![];
        for (list, curved) in [&self.rows, &self.objective].iter().zip(&mut self.curved) {
            for (k, p) in list.iter().enumerate().filter(|(_, p)| p.is_curved()) {
                curved.push(k as u32);
                p.visit_second(&ones, |i, j, _| {
                    places.push(((u64::from(j) << 32) | u64::from(i), places.len() as u32));
                });
            }
        }
        self.hessian_slots = vec![0; places.len()];
        places.sort_unstable();
        let mut last = u64::MAX;
        for (key, k) in places {
            if key != last {
                let (i, j) = (key & u64::from(u32::MAX), key >> 32);
                self.hessian.push((i as usize, j as usize));
                last = key;
            }
            self.hessian_slots[k as usize] = self.hessian.len() as u32 - 1;
        }
    }

    pub fn calc_objective(&self, x: &[f64]) -> f64 {
        self.objective.iter().map(|p| p.value(x)).sum()
    }

    pub fn assemble_gradient(&self, x: &[f64], out: &mut [f64]) {
        out.fill(0.0);
        for p in &self.objective {
            p.visit_first(x, |k, v| {
                let i = if k < 3 { p.factors[k] } else { p.duration };
                out[i as usize] += v;
            });
        }
    }

    pub fn assemble_rows(&self, x: &[f64], out: &mut [f64]) {
        out.fill(0.0);
        for p in &self.rows {
            out[p.row as usize] += p.value(x);
        }
    }

    pub fn assemble_jacobian(&self, x: &[f64], out: &mut [f64]) {
        out.fill(0.0);
        for (p, slots) in self.rows.iter().zip(&self.jacobian_slots) {
            p.visit_first(x, |k, v| out[slots[k] as usize] += v);
        }
    }

    /// `factor` ∇²f + Σ y ∇²c.
    pub fn assemble_hessian(&self, x: &[f64], factor: f64, y: &[f64], out: &mut [f64]) {
        out.fill(0.0);
        let mut k = 0;
        let [rows, objective] = &self.curved;
        let mut visit = |p: &Product, weight: f64| {
            p.visit_second(x, |_, _, v| {
                out[self.hessian_slots[k] as usize] += weight * v;
                k += 1;
            });
        };
        for &i in rows {
            let p = &self.rows[i as usize];
            visit(p, y[p.row as usize]);
        }
        for &i in objective {
            visit(&self.objective[i as usize], factor);
        }
    }
}
