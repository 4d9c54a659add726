//! Small optimal control problems, transcribed by hand, with the stage of every variable and constraint.

use alembert_nlp::{OutOfDomain, Problem, Stage, Stages};

const INF: f64 = f64::INFINITY;

/// A mass moved by a force from rest to rest, midpoint rule, with fixed time and least effort or with least time.
///
/// Variables: position, speed, force at each node (no force at the last), then the duration.
#[derive(Clone)]
pub struct DoubleIntegrator {
    pub steps: usize,
    pub mass: f64,
    pub distance: f64,
    /// Bounds of the duration; equal if it is given.
    pub duration: (f64, f64),
    /// Largest force.
    pub force: f64,
    /// Weights of half the squared force and of the duration.
    pub weights: (f64, f64),
    /// Whether the stages are told.
    pub staged: bool,
}

impl DoubleIntegrator {
    pub fn effort(steps: usize) -> Self {
        let (mass, distance) = (1.0, 1.0);
        Self {
            steps,
            mass,
            distance,
            duration: (1.0, 1.0),
            force: INF,
            weights: (1.0, 0.0),
            staged: true,
        }
    }

    pub fn time(steps: usize, force: f64) -> Self {
        Self {
            duration: (0.1, 20.0),
            force,
            weights: (0.0, 1.0),
            ..Self::effort(steps)
        }
    }
}

impl Problem for DoubleIntegrator {
    fn variables(&self) -> usize {
        3 * self.steps + 3
    }
    fn constraints(&self) -> usize {
        2 * self.steps
    }
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        let last = 3 * self.steps;
        lower.fill(-INF);
        upper.fill(INF);
        for k in 0..self.steps {
            (lower[3 * k + 2], upper[3 * k + 2]) = (-self.force, self.force);
        }
        for (i, value) in [(0, 0.0), (1, 0.0), (last, self.distance), (last + 1, 0.0)] {
            (lower[i], upper[i]) = (value, value);
        }
        (lower[last + 2], upper[last + 2]) = self.duration;
    }
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.fill(0.0);
        upper.fill(0.0);
    }
    fn start(&self, x: &mut [f64]) {
        x.fill(0.0);
        for k in 0..=self.steps {
            x[3 * k] = self.distance * k as f64 / self.steps as f64;
        }
        x[3 * self.steps + 2] = if self.duration.0 < self.duration.1 {
            1.0
        } else {
            self.duration.0
        };
    }
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        let total = x[3 * self.steps + 2];
        let squares: f64 = (0..self.steps).map(|k| x[3 * k + 2].powi(2)).sum();
        Ok(self.weights.0 * 0.5 * squares * total / self.steps as f64 + self.weights.1 * total)
    }
    fn gradient(&mut self, x: &[f64], g: &mut [f64]) -> Result<(), OutOfDomain> {
        let (last, n) = (3 * self.steps + 2, self.steps as f64);
        g.fill(0.0);
        for k in 0..self.steps {
            g[3 * k + 2] = self.weights.0 * x[3 * k + 2] * x[last] / n;
            g[last] += self.weights.0 * 0.5 * x[3 * k + 2].powi(2) / n;
        }
        g[last] += self.weights.1;
        Ok(())
    }
    fn constraint_values(&mut self, x: &[f64], c: &mut [f64]) -> Result<(), OutOfDomain> {
        let h = x[3 * self.steps + 2] / self.steps as f64;
        for k in 0..self.steps {
            let (a, b) = (&x[3 * k..3 * k + 3], &x[3 * k + 3..3 * k + 5]);
            c[2 * k] = b[0] - a[0] - 0.5 * h * (a[1] + b[1]);
            c[2 * k + 1] = self.mass * (b[1] - a[1]) - h * a[2];
        }
        Ok(())
    }
    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let last = 3 * self.steps + 2;
        let rows = |k: usize| {
            let (i, j) = (2 * k, 3 * k);
            [
                (i, j),
                (i, j + 3),
                (i, j + 1),
                (i, j + 4),
                (i, last),
                (i + 1, j + 1),
                (i + 1, j + 4),
                (i + 1, j + 2),
                (i + 1, last),
            ]
        };
        (0..self.steps).flat_map(rows).collect()
    }
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let n = self.steps as f64;
        let h = x[3 * self.steps + 2] / n;
        for k in 0..self.steps {
            let (v, w, u) = (x[3 * k + 1], x[3 * k + 4], x[3 * k + 2]);
            let row = [
                -1.0,
                1.0,
                -0.5 * h,
                -0.5 * h,
                -0.5 * (v + w) / n,
                -self.mass,
                self.mass,
                -h,
                -u / n,
            ];
            values[9 * k..9 * k + 9].copy_from_slice(&row);
        }
        Ok(())
    }
    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        let last = 3 * self.steps + 2;
        let places = |k: usize| {
            [
                (3 * k + 2, 3 * k + 2),
                (last, 3 * k + 2),
                (last, 3 * k + 1),
                (last, 3 * k + 4),
            ]
        };
        (0..self.steps).flat_map(places).collect()
    }
    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        y: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let (n, total, weight) = (
            self.steps as f64,
            x[3 * self.steps + 2],
            self.weights.0 * factor,
        );
        for k in 0..self.steps {
            let half = -0.5 * y[2 * k] / n;
            let row = [
                weight * total / n,
                (weight * x[3 * k + 2] - y[2 * k + 1]) / n,
                half,
                half,
            ];
            values[4 * k..4 * k + 4].copy_from_slice(&row);
        }
        Ok(())
    }
    fn variable_name(&self, i: usize) -> String {
        let kind = if i == 3 * self.steps + 2 {
            "duration"
        } else {
            ["position", "speed", "force"][i % 3]
        };
        format!("{kind}, node {}, phase main", i / 3)
    }
    fn constraint_name(&self, i: usize) -> String {
        let kind = ["kinematics", "dynamics"][i % 2];
        format!("{kind}, node {}, phase main", i / 2)
    }
    fn stages(&self) -> Option<Stages> {
        let mut variables: Vec<Stage> = (0..3 * self.steps + 2).map(|i| Stage::At(i / 3)).collect();
        variables.push(Stage::Global);
        let constraints = (0..2 * self.steps).map(|i| Stage::At(i / 2)).collect();
        self.staged.then_some(Stages {
            variables,
            constraints,
        })
    }
}

/// A pendulum of 1 kg on 1 m driven from rest at 0 (hanging) to rest at an angle, least effort. Variables: angle and torque at each node.
///
/// The discrete Lagrangian is either that of the midpoint rule in the angle, Δ²/(2h) + h g cos((θ_0 + θ_1)/2), or that in the coordinates
/// of the mass (directors), (1 - cos Δ)/h + h g (cos θ_0 + cos θ_1)/2. The torque acts half at either end of a step.
#[derive(Clone)]
pub struct Pendulum {
    pub steps: usize,
    pub duration: f64,
    pub torque: f64,
    pub gravity: f64,
    pub angle: f64,
    pub directors: bool,
    pub staged: bool,
    /// Size and seed of a random change of the start.
    pub noise: (f64, u64),
}

impl Pendulum {
    pub fn new(steps: usize, duration: f64, torque: f64) -> Self {
        Self {
            steps,
            duration,
            torque,
            gravity: 9.81,
            angle: std::f64::consts::PI,
            directors: false,
            staged: true,
            noise: (0.0, 0),
        }
    }

    fn h(&self) -> f64 {
        self.duration / self.steps as f64
    }

    /// Momentum and half the impulse of gravity at either end of a step, with first and second derivatives by the two angles.
    fn step(&self, a: f64, b: f64) -> [[f64; 6]; 3] {
        let (h, g, d) = (self.h(), 0.5 * self.h() * self.gravity, b - a);
        if self.directors {
            let (s, c) = (d.sin() / h, d.cos() / h);
            let left = [g * a.sin(), g * a.cos(), 0.0, -g * a.sin(), 0.0, 0.0];
            [
                [s, -c, c, -s, -s, s],
                left,
                [g * b.sin(), 0.0, g * b.cos(), 0.0, -g * b.sin(), 0.0],
            ]
        } else {
            let (s, c) = (g * (0.5 * (a + b)).sin(), 0.5 * g * (0.5 * (a + b)).cos());
            let both = [s, c, c, -0.25 * s, -0.25 * s, -0.25 * s];
            [[d / h, -1.0 / h, 1.0 / h, 0.0, 0.0, 0.0], both, both]
        }
    }
}

impl Problem for Pendulum {
    fn variables(&self) -> usize {
        2 * self.steps + 1
    }
    fn constraints(&self) -> usize {
        self.steps + 1
    }
    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        for i in 0..lower.len() {
            let bound = if i % 2 == 0 { INF } else { self.torque };
            (lower[i], upper[i]) = (-bound, bound);
        }
        let last = 2 * self.steps;
        (lower[0], upper[0]) = (0.0, 0.0);
        (lower[last], upper[last]) = (self.angle, self.angle);
    }
    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.fill(0.0);
        upper.fill(0.0);
    }
    fn start(&self, x: &mut [f64]) {
        x.fill(0.0);
        for k in 0..=self.steps {
            x[2 * k] = self.angle * k as f64 / self.steps as f64;
        }
        let mut seed = self.noise.1;
        for v in x.iter_mut() {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            *v += self.noise.0 * ((seed >> 11) as f64 / (1u64 << 52) as f64 - 1.0);
        }
    }
    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        Ok((0..self.steps)
            .map(|k| 0.5 * self.h() * x[2 * k + 1].powi(2))
            .sum())
    }
    fn gradient(&mut self, x: &[f64], g: &mut [f64]) -> Result<(), OutOfDomain> {
        for i in 0..x.len() {
            g[i] = if i % 2 == 1 { self.h() * x[i] } else { 0.0 };
        }
        Ok(())
    }
    // Momentum at the start, balance at each node, momentum at the end.
    fn constraint_values(&mut self, x: &[f64], c: &mut [f64]) -> Result<(), OutOfDomain> {
        let h = self.h();
        c.fill(0.0);
        for k in 0..self.steps {
            let [p, left, right] = self.step(x[2 * k], x[2 * k + 2]);
            let push = 0.5 * h * x[2 * k + 1];
            c[k] += -p[0] - left[0] + push;
            c[k + 1] += p[0] - right[0] + push;
        }
        Ok(())
    }
    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        let step = |k: usize| {
            let j = 2 * k;
            [
                (k, j),
                (k, j + 2),
                (k, j + 1),
                (k + 1, j),
                (k + 1, j + 2),
                (k + 1, j + 1),
            ]
        };
        (0..self.steps).flat_map(step).collect()
    }
    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        let h = self.h();
        for k in 0..self.steps {
            let [p, left, right] = self.step(x[2 * k], x[2 * k + 2]);
            let row = [
                -p[1] - left[1],
                -p[2] - left[2],
                0.5 * h,
                p[1] - right[1],
                p[2] - right[2],
                0.5 * h,
            ];
            values[6 * k..6 * k + 6].copy_from_slice(&row);
        }
        Ok(())
    }
    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        (0..self.steps)
            .flat_map(|k| {
                [
                    (2 * k, 2 * k),
                    (2 * k + 2, 2 * k + 2),
                    (2 * k + 2, 2 * k),
                    (2 * k + 1, 2 * k + 1),
                ]
            })
            .collect()
    }
    fn hessian(
        &mut self,
        x: &[f64],
        factor: f64,
        y: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let h = self.h();
        for k in 0..self.steps {
            let [p, left, right] = self.step(x[2 * k], x[2 * k + 2]);
            let second = |i: usize| y[k] * (-p[i] - left[i]) + y[k + 1] * (p[i] - right[i]);
            values[4 * k..4 * k + 4].copy_from_slice(&[
                second(3),
                second(4),
                second(5),
                factor * h,
            ]);
        }
        Ok(())
    }
    fn stages(&self) -> Option<Stages> {
        let variables = (0..=2 * self.steps).map(|i| Stage::At(i / 2)).collect();
        let constraints = (0..=self.steps).map(Stage::At).collect();
        self.staged.then_some(Stages {
            variables,
            constraints,
        })
    }
}
