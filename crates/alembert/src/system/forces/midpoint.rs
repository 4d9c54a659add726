//! An element over a midpoint step, with all derivatives: what optimal control asks.
//!
//! # Equations
//! Over a step of length h the invariants have the values z = (s̄, s₀, s₁, h): in the middle, at both ends, and the length. The coefficients are
//! impulses (T-OCP-15)
//! ```text
//! p_i(z) = h (∂V/∂s_i(s̄) + D_i(s₀, s₁, h)),      p_i,m = ∂p_i/∂z_m,      Σ_i η_i p_i,mn
//! ```
//! with second derivatives along weights η of the invariants, by dual numbers.

use crate::elements::{AnyElement, Change, Coefficients, Element, MAX_INVARIANTS as MAX};
use alembert_math::scalar::{Dual, Scalar};

type Third = Dual<Dual<Dual>>;

/// Impulses of an element over a step and their derivatives; z has 3n + 1 entries.
#[derive(Clone, Debug)]
pub struct MidpointStep {
    n: usize,
    /// η, set before evaluation.
    pub eta: Vec<f64>,
    /// Impulses p.
    pub p: Vec<f64>,
    /// p_i,m, rows of 3n + 1.
    pub first: Vec<f64>,
    /// Σ_i η_i p_i,mn.
    pub second: Vec<f64>,
    /// c_m = Σ_i η_i p_i,m.
    pub c: Vec<f64>,
}

impl MidpointStep {
    /// For an element of `n` invariants.
    pub fn new(n: usize) -> Self {
        let m = 3 * n + 1;
        Self {
            n,
            eta: vec![0.0; n],
            p: vec![0.0; n],
            first: vec![0.0; n * m],
            second: vec![0.0; m * m],
            c: vec![0.0; m],
        }
    }

    /// Number of the z.
    pub fn m(&self) -> usize {
        3 * self.n + 1
    }

    /// Evaluates at invariants (s̄, s₀, s₁), the time of the middle and the length of the step; second derivatives where `curved`.
    pub fn evaluate(
        &mut self,
        law: &AnyElement,
        s: [&[f64]; 3],
        (time, h): (f64, f64),
        phase: f64,
        curved: bool,
    ) {
        self.first.fill(0.0);
        self.second.fill(0.0);
        self.add_stored(law, s[0], time, h, phase, curved);
        if law.dissipates() {
            self.add_lost(law, [s[1], s[2]], h, phase, curved);
        }
        let (n, m) = (self.n, self.m());
        for k in 0..m {
            self.c[k] = (0..n).map(|i| self.eta[i] * self.first[i * m + k]).sum();
        }
    }

    /// What is stored or driven: h V(s̄).
    fn add_stored(
        &mut self,
        law: &AnyElement,
        s: &[f64],
        time: f64,
        h: f64,
        phase: f64,
        curved: bool,
    ) {
        let (n, m) = (self.n, self.m());
        let mut closed = Coefficients::default();
        law.gradient(time, s, phase, &mut closed);
        for i in 0..n {
            self.p[i] = h * closed.g[i];
            self.first[i * m + 3 * n] = closed.g[i];
            for j in 0..n {
                self.first[i * m + j] = h * closed.h[i][j];
            }
        }
        if !curved {
            return;
        }
        let mut numbers = [Third::zero(); MAX];
        for i in 0..n {
            for j in 0..=i {
                let one = |k: usize, i: usize| f64::from(u8::from(k == i));
                for (k, number) in numbers[..n].iter_mut().enumerate() {
                    let along = Dual::new(s[k], self.eta[k]);
                    let by_j = Dual::new(along, Dual::constant(one(k, j)));
                    *number = Dual::new(by_j, Dual::constant(one(k, i)));
                }
                let numbers = &numbers[..n];
                let v = law.energy(numbers, phase, &[]) - law.drive(time, numbers, phase);
                let third = h * v.eps.eps.eps;
                self.second[i * m + j] += third;
                if i != j {
                    self.second[j * m + i] += third;
                }
            }
            let row: f64 = (0..n).map(|j| closed.h[i][j] * self.eta[j]).sum();
            self.second[i * m + 3 * n] += row;
            self.second[3 * n * m + i] += row;
        }
    }

    /// What is dissipated: h D(s₀, s₁, h).
    fn add_lost(&mut self, law: &AnyElement, s: [&[f64]; 2], h: f64, phase: f64, curved: bool) {
        let (n, m) = (self.n, self.m());
        let number = |k: usize, value: f64, a: usize, b: usize| {
            let one = |j: usize| f64::from(u8::from(k == j));
            Dual::new(Dual::new(value, one(b)), Dual::constant(one(a)))
        };
        for a in n..m {
            let lowest = if curved { n } else { a };
            for b in lowest..=a {
                let list = |which: usize| -> [Dual<Dual>; MAX] {
                    std::array::from_fn(|i| match s[which].get(i) {
                        Some(v) => number((which + 1) * n + i, *v, a, b),
                        None => Dual::constant(0.0),
                    })
                };
                let (s0, s1, step) = (list(0), list(1), number(3 * n, h, a, b));
                let mut out = [Dual::<Dual>::constant(0.0); MAX];
                let change = Change {
                    time: 0.0,
                    step,
                    s0: &s0[..n],
                    s1: &s1[..n],
                    phase,
                    memory: &[],
                };
                law.dissipation_of(&change, &mut out[..n]);
                for (i, d) in out[..n].iter().enumerate() {
                    let impulse = *d * step;
                    if a == b {
                        self.first[i * m + a] += impulse.eps.re;
                        if a == n {
                            self.p[i] += impulse.re.re;
                        }
                    }
                    let bent = self.eta[i] * impulse.eps.eps;
                    self.second[a * m + b] += bent;
                    if a != b {
                        self.second[b * m + a] += bent;
                    }
                }
            }
        }
    }
}
