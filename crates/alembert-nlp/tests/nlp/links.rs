//! A machine with many joints between two poses: dense couplings as in a discrete Lagrangian, smooth, with closed derivatives.
//!
//! The kinetic energy is that of `p` unit masses at x_i = sin(w_i·θ + φ_i) and of unit inertias, so that with s = sin(Wθ + φ), c = cos(Wθ + φ)
//! the discrete Euler-Lagrange rows of node k are
//! Wᵀ(c_k (2 s_k - s_{k-1} - s_{k+1}))/h + (2 θ_k - θ_{k-1} - θ_{k+1})/h + h/2 B (τ_{k-1} + τ_k) = 0; at rest in the first and the last node.

use alembert_nlp::{OutOfDomain, Problem, Stage, Stages};

const INF: f64 = f64::INFINITY;

#[derive(Clone)]
pub struct Links {
    pub steps: usize,
    /// Coordinates and torques of a node; the torques act on the last coordinates.
    pub joints: usize,
    pub torques: usize,
    /// Bounds of a torque and of the turn of a joint in one step.
    pub torque: f64,
    pub turn: f64,
    pub goal: f64,
    /// Torques are told in these units: a large number makes the variables small.
    pub unit: f64,
    pub staged: bool,
    /// Masses, and how they move.
    pub p: usize,
    pub w: Vec<f64>,
    pub phase: Vec<f64>,
}

impl Links {
    pub fn new(steps: usize, joints: usize, torques: usize) -> Self {
        let (p, mut seed) = (2 * joints, 12345_u64);
        let mut number = || {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (seed >> 11) as f64 / (1u64 << 52) as f64 - 1.0
        };
        let w = (0..p * joints).map(|_| 0.7 * number()).collect();
        let phase = (0..p).map(|_| 3.0 * number()).collect();
        Self {
            steps,
            joints,
            torques,
            torque: INF,
            turn: INF,
            goal: 0.8,
            unit: 1.0,
            staged: true,
            p,
            w,
            phase,
        }
    }

    fn h(&self) -> f64 {
        1.0 / self.steps as f64
    }
    fn block(&self) -> usize {
        self.joints + self.torques
    }
    /// Rows of balance in a node.
    fn rows(&self, k: usize) -> usize {
        if k < self.steps {
            self.joints
        } else {
            self.torques
        }
    }
    /// The joint of a row, and of a torque.
    fn joint(&self, k: usize, row: usize) -> usize {
        row + self.joints - self.rows(k)
    }
    fn has_turns(&self) -> bool {
        self.turn.is_finite()
    }
    fn turns(&self) -> usize {
        usize::from(self.has_turns()) * self.steps * self.joints
    }
    fn balances(&self) -> usize {
        self.steps * self.joints + self.torques
    }

    /// Sines and cosines of a node.
    fn waves(&self, x: &[f64], k: usize) -> (Vec<f64>, Vec<f64>) {
        let theta = &x[k * self.block()..k * self.block() + self.joints];
        let angle = |i: usize| {
            let row = &self.w[i * self.joints..(i + 1) * self.joints];
            self.phase[i] + row.iter().zip(theta).map(|(w, t)| w * t).sum::<f64>()
        };
        (0..self.p).map(|i| angle(i).sin_cos()).unzip()
    }

    /// Wᵀ diag(v) W + m 1, one entry.
    fn sandwich(&self, v: &[f64], m: f64, a: usize, b: usize) -> f64 {
        let d = self.joints;
        (0..self.p)
            .map(|i| v[i] * self.w[i * d + a] * self.w[i * d + b])
            .sum::<f64>()
            + if a == b { m } else { 0.0 }
    }

    /// Neighbours of a node.
    fn near(&self, k: usize) -> impl Iterator<Item = usize> {
        (k.saturating_sub(1)..=(k + 1).min(self.steps)).filter(move |&j| j != k)
    }

    /// Steps whose torque acts on a node.
    fn acting(&self, k: usize) -> impl Iterator<Item = usize> {
        let last = self.steps;
        (k.saturating_sub(1)..=k).filter(move |&s| s < last)
    }
}

impl Problem for Links {
    fn variables(&self) -> usize {
        self.steps * self.block() + self.joints
    }
    fn constraints(&self) -> usize {
        self.balances() + self.turns()
    }
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        let d = self.joints;
        for i in 0..lower.len() {
            let bound = if i % self.block() < d {
                INF
            } else {
                self.torque / self.unit
            };
            (lower[i], upper[i]) = (-bound, bound);
        }
        let last = self.steps * self.block();
        for j in 0..d {
            (lower[j], upper[j]) = (0.0, 0.0);
            if j >= d - self.torques {
                (lower[last + j], upper[last + j]) = (self.goal, self.goal);
            }
        }
    }
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.fill(0.0);
        upper.fill(0.0);
        lower[self.balances()..].fill(-self.turn);
        upper[self.balances()..].fill(self.turn);
    }
    fn start(&self, x: &mut [f64]) {
        x.fill(0.0);
        for k in 0..=self.steps {
            for j in self.joints - self.torques..self.joints {
                x[k * self.block() + j] = self.goal * k as f64 / self.steps as f64;
            }
        }
    }
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        let mut sum = 0.0;
        for k in 0..self.steps {
            for j in self.joints..self.block() {
                sum += (self.unit * x[k * self.block() + j]).powi(2);
            }
        }
        Ok(0.5 * self.h() * sum)
    }
    fn gradient(&mut self, x: &[f64], g: &mut [f64]) -> Result<(), OutOfDomain> {
        let weight = self.h() * self.unit * self.unit;
        for i in 0..x.len() {
            let is_torque = i % self.block() >= self.joints;
            g[i] = if is_torque { weight * x[i] } else { 0.0 };
        }
        Ok(())
    }
    fn constraint_values(&mut self, x: &[f64], c: &mut [f64]) -> Result<(), OutOfDomain> {
        let (d, n, h) = (self.joints, self.block(), self.h());
        let waves: Vec<_> = (0..=self.steps).map(|k| self.waves(x, k)).collect();
        for k in 0..=self.steps {
            let mut pull = vec![0.0; self.p];
            for j in self.near(k) {
                for i in 0..self.p {
                    pull[i] += waves[k].1[i] * (waves[k].0[i] - waves[j].0[i]) / h;
                }
            }
            for row in 0..self.rows(k) {
                let a = self.joint(k, row);
                let mut value: f64 = (0..self.p).map(|i| self.w[i * d + a] * pull[i]).sum();
                for j in self.near(k) {
                    value += (x[k * n + a] - x[j * n + a]) / h;
                }
                if let Some(t) = (a + self.torques).checked_sub(d) {
                    for s in self.acting(k) {
                        value += 0.5 * h * self.unit * x[s * n + d + t];
                    }
                }
                c[k * d + row] = value;
            }
        }
        for t in 0..self.turns() {
            let (k, j) = (t / d, t % d);
            c[self.balances() + t] = x[(k + 1) * n + j] - x[k * n + j];
        }
        Ok(())
    }
    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let (d, n, mut places) = (self.joints, self.block(), Vec::new());
        for k in 0..=self.steps {
            for row in 0..self.rows(k) {
                for j in std::iter::once(k).chain(self.near(k)) {
                    places.extend((0..d).map(|b| (k * d + row, j * n + b)));
                }
                if let Some(t) = (self.joint(k, row) + self.torques).checked_sub(d) {
                    places.extend(self.acting(k).map(|s| (k * d + row, s * n + d + t)));
                }
            }
        }
        for t in 0..self.turns() {
            let (k, j) = (t / d, t % d);
            let row = self.balances() + t;
            places.extend([(row, (k + 1) * n + j), (row, k * n + j)]);
        }
        places
    }
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let (d, h) = (self.joints, self.h());
        let waves: Vec<_> = (0..=self.steps).map(|k| self.waves(x, k)).collect();
        let mut out = values.iter_mut();
        let mut write = |v: f64| out.next().into_iter().for_each(|o| *o = v);
        for k in 0..=self.steps {
            let (s, c) = &waves[k];
            let (mut own, mut count) = (vec![0.0; self.p], 0.0);
            for j in self.near(k) {
                count += 1.0;
                for i in 0..self.p {
                    own[i] += (c[i] * c[i] - s[i] * (s[i] - waves[j].0[i])) / h;
                }
            }
            let cross: Vec<Vec<f64>> = self
                .near(k)
                .map(|j| (0..self.p).map(|i| -c[i] * waves[j].1[i] / h).collect())
                .collect();
            for row in 0..self.rows(k) {
                let a = self.joint(k, row);
                (0..d).for_each(|b| write(self.sandwich(&own, count / h, a, b)));
                for v in &cross {
                    (0..d).for_each(|b| write(self.sandwich(v, -1.0 / h, a, b)));
                }
                if a + self.torques >= d {
                    self.acting(k).for_each(|_| write(0.5 * h * self.unit));
                }
            }
        }
        for _ in 0..self.turns() {
            write(1.0);
            write(-1.0);
        }
        Ok(())
    }
    // Each step: the blocks of its two nodes and their coupling; then the torques.
    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        let (d, n, mut places) = (self.joints, self.block(), Vec::new());
        for k in 0..self.steps {
            for node in [k, k + 1] {
                places.extend(
                    (0..d).flat_map(|a| (0..=a).map(move |b| (node * n + a, node * n + b))),
                );
            }
            places.extend((0..d).flat_map(|a| (0..d).map(move |b| ((k + 1) * n + a, k * n + b))));
            places.extend((d..n).map(|t| (k * n + t, k * n + t)));
        }
        places
    }
    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        y: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let (d, h, p) = (self.joints, self.h(), self.p);
        let waves: Vec<_> = (0..=self.steps).map(|k| self.waves(x, k)).collect();
        // W y of a node.
        let pushes: Vec<Vec<f64>> = (0..=self.steps)
            .map(|k| {
                let entry = |i: usize| {
                    (0..self.rows(k))
                        .map(|r| self.w[i * d + self.joint(k, r)] * y[k * d + r])
                        .sum()
                };
                (0..p).map(entry).collect()
            })
            .collect();
        let mut out = values.iter_mut();
        let mut write = |v: f64| out.next().into_iter().for_each(|o| *o = v);
        for k in 0..self.steps {
            // Of v_k c_k (s_k - s_j) + v_j c_j (s_j - s_k): twice by node k, twice by node j, mixed.
            let (mut blocks, mut mixed) = ([vec![0.0; p], vec![0.0; p]], vec![0.0; p]);
            for i in 0..p {
                let at = |node: usize| (waves[node].0[i], waves[node].1[i], pushes[node][i]);
                for (e, (me, other)) in [(k, k + 1), (k + 1, k)].into_iter().enumerate() {
                    let ((s, c, v), (so, co, vo)) = (at(me), at(other));
                    blocks[e][i] = (v * (-4.0 * s * c + c * so) + vo * co * s) / h;
                    mixed[i] += v * s * co / h;
                }
            }
            for block in &blocks {
                (0..d).for_each(|a| (0..=a).for_each(|b| write(self.sandwich(block, 0.0, a, b))));
            }
            (0..d).for_each(|a| (0..d).for_each(|b| write(self.sandwich(&mixed, 0.0, a, b))));
            (0..self.torques).for_each(|_| write(factor * h * self.unit * self.unit));
        }
        Ok(())
    }
    fn variable_name(&self, i: usize) -> String {
        let (k, j) = (i / self.block(), i % self.block());
        match j.checked_sub(self.joints) {
            Some(t) => format!("torque limit {t}, node {k}, phase main"),
            None => format!("joint {j}, node {k}, phase main"),
        }
    }
    fn constraint_name(&self, i: usize) -> String {
        let (d, turn) = (self.joints, i.checked_sub(self.balances()));
        match turn {
            Some(t) => format!("turn of joint {}, node {}, phase main", t % d, t / d),
            None => format!("balance of joint {}, node {}, phase main", i % d, i / d),
        }
    }
    fn stages(&self) -> Option<Stages> {
        let (d, n) = (self.joints, self.block());
        let variables = (0..self.variables()).map(|i| Stage::At(i / n)).collect();
        let balances = (0..self.balances()).map(|i| Stage::At(i / d));
        let turns = (0..self.turns()).map(|t| Stage::At(t / d));
        self.staged.then(|| Stages {
            variables,
            constraints: balances.chain(turns).collect(),
        })
    }
}
