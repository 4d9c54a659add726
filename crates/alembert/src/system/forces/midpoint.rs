//! An element over a midpoint step, with all derivatives: what optimal control asks.
//!
//! # Equations
//! Over a step of length h the invariants have the values x = (s̄, s₀, s₁, h, z₀, z₁, u): in the middle, at both ends, the length, the states
//! at both ends, and the inputs where a plan commands them. The coefficients are impulses (T-OCP-15, T-OCP-27)
//! ```text
//! p_i(x) = h (∂V/∂s_i(s̄) + D_i(s₀, s₁, h) + G_i(s₀, s₁, z₀, z₁, h)),      p_i,m = ∂p_i/∂x_m,      Σ_i η_i p_i,mn - Σ_r μ_r r_r,mn
//! ```
//! with second derivatives along weights η of the invariants, by dual numbers. The rows r are the equation of the states, and in the first step
//! what they begin with; μ are their multipliers.

use crate::elements::states::Condensing;
use crate::elements::{
    AnyElement, Change, Coefficients, Element, MAX_INPUTS, MAX_INVARIANTS as MAX, MAX_STATES,
    States,
};
use alembert_math::scalar::{Dual, Scalar};

type Third = Dual<Dual<Dual>>;

/// States of an element over a step.
#[derive(Clone, Copy, Debug, Default)]
pub struct Held<'a> {
    /// At the start.
    pub z0: &'a [f64],
    /// At the end.
    pub z1: &'a [f64],
    /// Inputs that are commanded; those of the law when empty.
    pub u: &'a [f64],
    /// Whether the step is the first one: then there are rows of what the states begin with.
    pub begins: bool,
}

/// Impulses of an element over a step and their derivatives; x has 3n + 1 + 2k + c entries with k states and c commanded inputs.
#[derive(Clone, Debug)]
pub struct MidpointStep {
    n: usize,
    k: usize,
    commanded: usize,
    /// η, set before evaluation.
    pub eta: Vec<f64>,
    /// μ, set before evaluation: of the equation of the states, and of what they begin with.
    pub mu: Vec<f64>,
    /// Impulses p.
    pub p: Vec<f64>,
    /// p_i,m, rows of as many as there are x.
    pub first: Vec<f64>,
    /// Rows r: the equation of the states, then what they begin with.
    pub rows: Vec<f64>,
    /// r_r,m.
    pub rows_first: Vec<f64>,
    /// Σ_i η_i p_i,mn - Σ_r μ_r r_r,mn.
    pub second: Vec<f64>,
    /// c_m = Σ_i η_i p_i,m - Σ_r μ_r r_r,m.
    pub c: Vec<f64>,
}

impl MidpointStep {
    /// For an element of `n` invariants, `k` states and some inputs that are commanded.
    pub fn new(n: usize, k: usize, commanded: usize) -> Self {
        let m = 3 * n + 1 + 2 * k + commanded;
        Self {
            n,
            k,
            commanded,
            mu: vec![0.0; 2 * k],
            rows: vec![0.0; 2 * k],
            rows_first: vec![0.0; 2 * k * m],
            eta: vec![0.0; n],
            p: vec![0.0; n],
            first: vec![0.0; n * m],
            second: vec![0.0; m * m],
            c: vec![0.0; m],
        }
    }

    /// Number of the x.
    pub fn m(&self) -> usize {
        3 * self.n + 1 + 2 * self.k + self.commanded
    }

    /// Number of states at both ends and of commanded inputs: the last of the x.
    pub fn inner(&self) -> usize {
        2 * self.k + self.commanded
    }

    /// Evaluates at invariants (s̄, s₀, s₁), the time of the middle and the length of the step; second derivatives where `curved`.
    pub fn evaluate(
        &mut self,
        law: &AnyElement,
        s: [&[f64]; 3],
        (time, h): (f64, f64),
        phase: f64,
        held: Held<'_>,
        curved: bool,
    ) {
        self.first.fill(0.0);
        self.second.fill(0.0);
        self.add_stored(law, s[0], time, h, phase, curved);
        if law.dissipates() {
            self.add_lost(law, [s[1], s[2]], h, phase, curved);
        }
        if self.k > 0 {
            self.add_states(law, [s[1], s[2]], (time, h), phase, held, curved);
        }
        let (n, m) = (self.n, self.m());
        for k in 0..m {
            let forces: f64 = (0..n).map(|i| self.eta[i] * self.first[i * m + k]).sum();
            let rows = self.mu.iter().zip(self.rows_first.chunks(m));
            self.c[k] = forces - rows.map(|(mu, row)| mu * row[k]).sum::<f64>();
        }
    }

    /// Forces that depend on states, h G, and the rows of the states.
    fn add_states(
        &mut self,
        law: &AnyElement,
        s: [&[f64]; 2],
        (time, h): (f64, f64),
        phase: f64,
        held: Held<'_>,
        curved: bool,
    ) {
        let (n, k, m) = (self.n, self.k, self.m());
        self.rows_first.fill(0.0);
        let mut u = [0.0; MAX_INPUTS];
        law.input(time, &mut u[..law.inputs()]);
        let own = u.map(Dual::constant);
        for a in n..m {
            let lowest = if curved { n } else { a };
            for b in lowest..=a {
                let number = |at: usize, value: f64| -> Dual<Dual> {
                    let one = |j: usize| f64::from(u8::from(at == j));
                    Dual::new(Dual::new(value, one(b)), Dual::constant(one(a)))
                };
                let list = |values: &[f64], first: usize| -> [Dual<Dual>; MAX] {
                    std::array::from_fn(|i| {
                        values
                            .get(i)
                            .map_or(Dual::zero(), |v| number(first + i, *v))
                    })
                };
                let (s0, s1) = (list(s[0], n), list(s[1], 2 * n));
                let (z0, z1) = (list(held.z0, 3 * n + 1), list(held.z1, 3 * n + 1 + k));
                let u = list(held.u, 3 * n + 1 + 2 * k);
                let u = if held.u.is_empty() { &own[..] } else { &u[..] };
                let change = Change {
                    time: time - 0.5 * h,
                    step: number(3 * n, h),
                    s0: &s0[..n],
                    s1: &s1[..n],
                    phase,
                };
                let states = States {
                    z0: &z0[..k],
                    z1: &z1[..k],
                    u: &u[..law.inputs()],
                };
                let mut g = [Dual::<Dual>::zero(); MAX];
                law.state_force(&change, &states, &mut g[..n]);
                let mut rows = [Dual::<Dual>::zero(); 2 * MAX_STATES];
                law.state_rows(&change, &states, &mut rows[..k]);
                if held.begins {
                    law.begin(change.s0, phase, &mut rows[k..2 * k]);
                    for (row, z0) in rows[k..2 * k].iter_mut().zip(&z0) {
                        *row = *z0 - *row;
                    }
                }
                let impulses = g[..n].iter().map(|g| *g * change.step);
                self.take_states(impulses, &rows[..2 * k], [a, b]);
            }
        }
    }

    /// Takes impulses and rows with derivatives along two of the x.
    fn take_states(
        &mut self,
        impulses: impl Iterator<Item = Dual<Dual>>,
        rows: &[Dual<Dual>],
        [a, b]: [usize; 2],
    ) {
        let (n, m) = (self.n, self.m());
        let mut bent = 0.0;
        for (i, impulse) in impulses.enumerate() {
            if a == b {
                self.first[i * m + a] += impulse.eps.re;
                if a == n {
                    self.p[i] += impulse.re.re;
                }
            }
            bent += self.eta[i] * impulse.eps.eps;
        }
        for (r, row) in rows.iter().enumerate() {
            if a == b {
                self.rows_first[r * m + a] = row.eps.re;
                self.rows[r] = row.re.re;
            }
            bent -= self.mu[r] * row.eps.eps;
        }
        self.second[a * m + b] += bent;
        if a != b {
            self.second[b * m + a] += bent;
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
                let v = law.energy(numbers, phase) - law.drive(time, numbers, phase);
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
        for a in n..=3 * n {
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

/// States of an element at the end of a step from those at its start: what a first motion begins with.
pub fn states_after(
    law: &AnyElement,
    s: [&[f64]; 2],
    (time, h): (f64, f64),
    phase: f64,
    held: Held<'_>,
    z1: &mut [f64],
) {
    let mut u = [0.0; MAX_INPUTS];
    law.input(time + 0.5 * h, &mut u[..law.inputs()]);
    for (u, given) in u.iter_mut().zip(held.u) {
        *u = *given;
    }
    let condensing = Condensing {
        law,
        change: Change {
            time,
            step: h,
            s0: s[0],
            s1: s[1],
            phase,
        },
        z0: held.z0,
        u: &u[..law.inputs()],
    };
    condensing.solve(z1);
}

/// States of an element at the start of a run.
pub fn states_at_start(law: &AnyElement, s: &[f64], phase: f64, z: &mut [f64]) {
    law.begin(s, phase, z);
}
