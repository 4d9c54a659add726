//! Quaternions and the clamped rod on the staggered grid in quaternion coordinates.

use alembert_math::scalar::Scalar;
use nalgebra::{Matrix3, Matrix4, SMatrix, Vector3, Vector4};

/// Real part, then imaginary part.
pub type Quaternion<T> = [T; 4];

pub fn product<T: Scalar>(p: Quaternion<T>, q: Quaternion<T>) -> Quaternion<T> {
    [
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + q[0] * p[1] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] + q[0] * p[2] + p[3] * q[1] - p[1] * q[3],
        p[0] * q[3] + q[0] * p[3] + p[1] * q[2] - p[2] * q[1],
    ]
}

pub fn conjugate<T: Scalar>(p: Quaternion<T>) -> Quaternion<T> {
    [p[0], -p[1], -p[2], -p[3]]
}

pub fn imaginary<T: Copy>(p: Quaternion<T>) -> [T; 3] {
    [p[1], p[2], p[3]]
}

pub fn pure<T: Scalar>(v: [T; 3]) -> Quaternion<T> {
    [T::constant(0.0), v[0], v[1], v[2]]
}

/// Q(p), (63): p q = Q(p) q.
pub fn left<T: Scalar>(p: Quaternion<T>) -> Matrix4<T> {
    Matrix4::from_columns(&[0, 1, 2, 3].map(|k| {
        let mut e = [T::constant(0.0); 4];
        e[k] = T::constant(1.0);
        Vector4::from(product(p, e))
    }))
}

/// F(p), (62): the derivative of Im(p̄ q) by q.
pub fn fundamental(p: Quaternion<f64>) -> SMatrix<f64, 3, 4> {
    SMatrix::from_rows(&[
        [-p[1], p[0], p[3], -p[2]].into(),
        [-p[2], -p[3], p[0], p[1]].into(),
        [-p[3], p[2], -p[1], p[0]].into(),
    ])
}

/// Columns are p e_k p̄.
pub fn rotation(p: Quaternion<f64>) -> Matrix3<f64> {
    Matrix3::from_columns(&[0, 1, 2].map(|k| {
        let mut e = [0.0; 3];
        e[k] = 1.0;
        Vector3::from(imaginary(product(product(p, pure(e)), conjugate(p))))
    }))
}

/// 4 Q diag(0, I) Qᵀ for a diagonal I, (27).
pub fn mass<T: Scalar>(p: Quaternion<T>, inertia: [f64; 3]) -> Matrix4<T> {
    let q = left(p);
    Matrix4::from_fn(|i, j| {
        (0..3).fold(T::constant(0.0), |sum, k| {
            sum + q[(i, k + 1)] * q[(j, k + 1)] * (4.0 * inertia[k])
        })
    })
}

/// The tangential inverse, (30).
pub fn mass_inverse(p: Quaternion<f64>, inertia: [f64; 3]) -> Matrix4<f64> {
    mass(p, inertia.map(|i| 1.0 / (16.0 * i)))
}

/// A clamped rod of round rubber along x; section axes y and z.
pub struct Rod {
    elements: usize,
    h: f64,
    /// Shear, shear, extension; bending, bending, torsion.
    strain: Vector3<f64>,
    curvature: Vector3<f64>,
    mass: f64,
    inertia: [f64; 3],
    clamp: (Vector3<f64>, Vector4<f64>),
}

#[derive(Clone)]
pub struct State {
    pub x: Vec<Vector3<f64>>,
    pub p: Vec<Vector4<f64>>,
    v: Vec<Vector3<f64>>,
    u: Vec<Vector4<f64>>,
}

impl Rod {
    pub fn rubber(elements: usize, length: f64) -> Self {
        let (r, e, rho) = (5e-3_f64, 5e6, 1100.0);
        let (area, second) = (
            std::f64::consts::PI * r * r,
            0.25 * std::f64::consts::PI * r.powi(4),
        );
        let g = e / 3.0;
        // frame with the axes (y, z, x): a third of a turn about (1, 1, 1)
        let clamp = Vector4::new(0.5, 0.5, 0.5, 0.5);
        Self {
            elements,
            h: length / elements as f64,
            strain: Vector3::new(g * area, g * area, e * area),
            curvature: Vector3::new(e * second, e * second, 2.0 * g * second),
            mass: rho * area,
            inertia: [rho * second, rho * second, 2.0 * rho * second],
            clamp: (Vector3::zeros(), clamp),
        }
    }

    pub fn moved(&self, g: &Vector4<f64>, shift: &Vector3<f64>) -> Self {
        let (g, p) = ((*g).into(), self.clamp.1.into());
        Self {
            clamp: (
                rotation(g) * self.clamp.0 + shift,
                Vector4::from(product(g, p)),
            ),
            ..*self
        }
    }

    /// Vertices 1 … N and quaternions of the segments.
    pub fn straight(&self) -> State {
        let x = (1..=self.elements)
            .map(|j| Vector3::new(j as f64 * self.h, 0.0, 0.0))
            .collect();
        State {
            x,
            p: vec![self.clamp.1; self.elements],
            v: vec![Vector3::zeros(); self.elements],
            u: vec![Vector4::zeros(); self.elements],
        }
    }

    /// The elastic energy of section D of the reference, for any kind of number.
    pub fn energy_of<T: Scalar>(
        &self,
        x: impl Fn(usize, usize) -> T,
        p: impl Fn(usize, usize) -> T,
    ) -> T {
        let mut sum = T::constant(0.0);
        for j in 0..self.elements {
            let before = |c: usize| {
                if j == 0 {
                    T::constant(self.clamp.0[c])
                } else {
                    x(j - 1, c)
                }
            };
            let quaternion = |j: usize| -> Quaternion<T> { std::array::from_fn(|c| p(j, c)) };
            let (own, last) = (
                quaternion(j),
                if j == 0 {
                    std::array::from_fn(|c| T::constant(self.clamp.1[c]))
                } else {
                    quaternion(j - 1)
                },
            );
            let span = std::array::from_fn(|c| (x(j, c) - before(c)) / self.h);
            let gamma = imaginary(product(product(conjugate(own), pure(span)), own));
            let delta = if j == 0 { 0.5 * self.h } else { self.h };
            let bent = imaginary(product(conjugate(last), own));
            for k in 0..3 {
                let g = gamma[k] - if k == 2 { 1.0 } else { 0.0 };
                sum += g * g * (0.5 * self.h * self.strain[k]);
                let b = bent[k] * (2.0 / delta);
                sum += b * b * (0.5 * delta * self.curvature[k]);
            }
        }
        sum
    }

    pub fn potential(&self, x: &[Vector3<f64>], p: &[Vector4<f64>]) -> f64 {
        self.energy_of(|j, c| x[j][c], |j, c| p[j][c])
    }

    /// The gradient in closed form: F of (62) for the curvature, -2 Δx p F for the strain.
    pub fn gradient(
        &self,
        x: &[Vector3<f64>],
        p: &[Vector4<f64>],
    ) -> (Vec<Vector3<f64>>, Vec<Vector4<f64>>) {
        let mut gx = vec![Vector3::zeros(); self.elements];
        let mut gp = vec![Vector4::zeros(); self.elements];
        for j in 0..self.elements {
            let (start, last) = if j == 0 {
                self.clamp
            } else {
                (x[j - 1], p[j - 1])
            };
            let (own, last): (Quaternion<f64>, Quaternion<f64>) = (p[j].into(), last.into());
            let span = x[j] - start;
            let turned = Vector3::from(imaginary(product(
                product(conjugate(own), pure(span.into())),
                own,
            )));
            let gamma = turned / self.h - Vector3::z();
            let force = self.strain.component_mul(&gamma);
            let spatial = Vector3::from(imaginary(product(
                product(own, pure(force.into())),
                conjugate(own),
            )));
            gx[j] += spatial;
            if j > 0 {
                gx[j - 1] -= spatial;
            }
            gp[j] -=
                Vector4::from(product(product(pure(span.into()), own), pure(force.into()))) * 2.0;
            let delta = if j == 0 { 0.5 * self.h } else { self.h };
            let bent = Vector3::from(imaginary(product(conjugate(last), own))) * (2.0 / delta);
            let moment = self.curvature.component_mul(&bent) * 2.0;
            gp[j] += fundamental(last).transpose() * moment;
            if j > 0 {
                gp[j - 1] -= fundamental(own).transpose() * moment;
            }
        }
        (gx, gp)
    }

    fn vertex_mass(&self, j: usize) -> f64 {
        self.mass * self.h * if j + 1 == self.elements { 0.5 } else { 1.0 }
    }

    pub fn weight(&self, x: &[Vector3<f64>]) -> f64 {
        x.iter()
            .enumerate()
            .map(|(j, x)| 9.81 * self.vertex_mass(j) * x[2])
            .sum()
    }

    pub fn kinetic(&self, s: &State) -> f64 {
        (0..self.elements)
            .map(|j| {
                let mu = mass(s.p[j].into(), self.inertia);
                0.5 * self.vertex_mass(j) * s.v[j].norm_squared()
                    + 0.5 * self.h * s.u[j].dot(&(mu * s.u[j]))
            })
            .sum()
    }

    /// Accelerations, with the constraint ⟨p, p̈⟩ = -|ṗ|² by (51).
    fn rates(&self, s: &State, load: &Vector3<f64>) -> State {
        let (gx, gp) = self.gradient(&s.x, &s.p);
        let mut out = State {
            x: s.v.clone(),
            p: s.u.clone(),
            v: vec![],
            u: vec![],
        };
        for j in 0..self.elements {
            let m = self.vertex_mass(j);
            let tip = if j + 1 == self.elements {
                *load
            } else {
                Vector3::zeros()
            };
            out.v.push((tip - gx[j]) / m - Vector3::z() * 9.81);
            let (p, u): (Quaternion<f64>, Quaternion<f64>) = (s.p[j].into(), s.u[j].into());
            let inner = imaginary(product(conjugate(u), p));
            let turning = pure([0, 1, 2].map(|k| inner[k] * self.inertia[k]));
            // (29)
            let right = Vector4::from(product(u, turning)) * (8.0 * self.h) - gp[j];
            let inverse = mass_inverse(p, self.inertia) / self.h;
            out.u.push(inverse * right - s.p[j] * s.u[j].norm_squared());
        }
        out
    }

    /// From the straight rod at rest, by the classical Runge-Kutta method of order 4.
    pub fn run(&self, duration: f64, step: f64, load: &Vector3<f64>) -> State {
        let mut s = self.straight();
        let moved = |s: &State, k: &State, h: f64| State {
            x: s.x.iter().zip(&k.x).map(|(a, b)| a + b * h).collect(),
            p: s.p.iter().zip(&k.p).map(|(a, b)| a + b * h).collect(),
            v: s.v.iter().zip(&k.v).map(|(a, b)| a + b * h).collect(),
            u: s.u.iter().zip(&k.u).map(|(a, b)| a + b * h).collect(),
        };
        for _ in 0..(duration / step).round() as usize {
            let k1 = self.rates(&s, load);
            let k2 = self.rates(&moved(&s, &k1, 0.5 * step), load);
            let k3 = self.rates(&moved(&s, &k2, 0.5 * step), load);
            let k4 = self.rates(&moved(&s, &k3, step), load);
            for (k, w) in [(k1, 1.0), (k2, 2.0), (k3, 2.0), (k4, 1.0)] {
                s = moved(&s, &k, w * step / 6.0);
            }
            for (p, u) in s.p.iter_mut().zip(&mut s.u) {
                p.normalize_mut();
                *u -= *p * p.dot(u);
            }
        }
        s
    }
}
