//! A scheme on the oscillator q̈ = -ω² q: its step as a recursion.
//!
//! # What it is
//! Every scheme of the library turns the oscillator into q_{k+1} = 2c q_k - d q_{k-1} (T-INT-3), where c and d depend on
//! u = ω h alone. They are computed here from the tables of the schemes, not from formulas for each of them.
//!
//! # Equations
//! ```text
//! K_ij = Σ_l w_l [ g_i' g_j' - u² g_i g_j ](c_l),   L_d = qᵀ K q / 2,   control values q = (q_k, inner, q_{k+1})
//! rows 0 and inner:  K (1 + y) = 0,  y_0 = 0   ⟹   1 - c = -y_last,   d = 1                          (T-INT-4)
//! ```
//! The motion that starts with q = 1 and p = 0 ends at q = c, because the step is symmetric. Written for the difference
//! y to the constant 1, nothing cancels: K 1 is formed from Σ_j g_j and Σ_j g_j'.
//!
//! # Symbols
//! g_i functions of the control values; w_l, c_l quadrature; 1 the vector of ones
//!
//! # Reference
//! Kosmas and Leyendecker 2012; Marsden and West 2001, 2.2.6 (Galerkin); Chung and Hulbert 1993.
//!
//! # Departures from the reference
//! None.

use crate::schemes::generalized_alpha::Alpha;
use crate::schemes::interpolation::Interpolation;
use alembert_math::quadrature::{self, Rule};
use nalgebra::{DMatrix, DVector, Matrix3, Vector3};

/// A scheme, as far as the oscillator can tell.
#[derive(Clone, Debug, PartialEq)]
pub enum Method {
    /// Interpolation between the ends of a step with a quadrature rule.
    Table {
        /// The functions.
        interpolation: Interpolation,
        /// The rule.
        rule: Rule,
    },
    /// Polynomials of degree `degree` with inner nodes, and a quadrature rule.
    Galerkin {
        /// Degree of the polynomials, at least 1.
        degree: usize,
        /// The rule.
        rule: Rule,
    },
    /// Generalised-alpha.
    GeneralizedAlpha {
        /// Spectral radius at infinite frequency.
        spectral_radius: f64,
    },
}

/// The recursion q_{k+1} = 2c q_k - d q_{k-1}, kept as differences to that of rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recursion {
    /// 1 - c.
    pub one_minus_c: f64,
    /// 1 - d; zero for symplectic schemes.
    pub one_minus_d: f64,
}

impl Method {
    /// The recursion at u = ω h, with functions of frequency `fit` = ω' h. `None` where the scheme has no step.
    pub fn recursion(&self, u: f64, fit: f64) -> Option<Recursion> {
        let recursion = match self {
            Self::Table {
                interpolation,
                rule,
            } => {
                if interpolation.singular(fit) {
                    return None;
                }
                symmetric(u, rule, 2, |c| Stage::of_table(*interpolation, c, fit))?
            }
            Self::Galerkin { degree, rule } => {
                let nodes = quadrature::lobatto(degree + 1).nodes;
                symmetric(u, rule, degree + 1, |c| Stage::of_polynomials(&nodes, c))?
            }
            Self::GeneralizedAlpha { spectral_radius } => {
                principal_pair(&alpha_matrix(&Alpha::new(*spectral_radius), u))
            }
        };
        (recursion.one_minus_c.is_finite() && recursion.one_minus_d.is_finite())
            .then_some(recursion)
    }
}

/// Functions of the control values at one place of the step.
struct Stage {
    g: Vec<f64>,
    d: Vec<f64>,
    /// Sum of g, and of d, free of cancellation.
    sum_g: f64,
    sum_d: f64,
}

impl Stage {
    fn of_table(interpolation: Interpolation, c: f64, u: f64) -> Self {
        let shape = interpolation.at(c, u);
        let (sum_g, sum_d) = match interpolation {
            Interpolation::Linear => (1.0, 0.0),
            Interpolation::Cubic => (
                1.0 + 0.5 * u * u * c * (1.0 - c),
                0.5 * u * u * (1.0 - 2.0 * c),
            ),
            Interpolation::Trigonometric => {
                let (x, half) = ((0.5 - c) * u, (0.5 * u).cos());
                (x.cos() / half, u * x.sin() / half)
            }
        };
        Self {
            g: vec![shape.g0, shape.g1],
            d: vec![shape.d0, shape.d1],
            sum_g,
            sum_d,
        }
    }

    fn of_polynomials(nodes: &[f64], c: f64) -> Self {
        Self {
            g: quadrature::basis(nodes, c),
            d: quadrature::basis_derivative(nodes, c),
            sum_g: 1.0,
            sum_d: 0.0,
        }
    }
}

/// T-INT-4 for `n` control values.
fn symmetric(u: f64, rule: &Rule, n: usize, stage: impl Fn(f64) -> Stage) -> Option<Recursion> {
    let mut k = DMatrix::<f64>::zeros(n, n);
    let mut k1 = DVector::<f64>::zeros(n);
    for (&c, &w) in rule.nodes.iter().zip(&rule.weights) {
        let s = stage(c);
        for i in 0..n {
            for j in 0..n {
                k[(i, j)] += w * (s.d[i] * s.d[j] - u * u * s.g[i] * s.g[j]);
            }
            k1[i] += w * (s.d[i] * s.sum_d - u * u * s.g[i] * s.sum_g);
        }
    }
    // rows of the start and the inner nodes, columns of the inner nodes and the end
    let m = k.view((0, 1), (n - 1, n - 1)).into_owned();
    let y = m.lu().solve(&-k1.rows(0, n - 1))?;
    Some(Recursion {
        one_minus_c: -y[n - 2],
        one_minus_d: 0.0,
    })
}

/// Amplification matrix of (q, v, a), h = 1, from T-SCH-8.
fn alpha_matrix(alpha: &Alpha, u: f64) -> Matrix3<f64> {
    let w = u * u;
    let k = 1.0 / (1.0 - alpha.m + w * (1.0 - alpha.f) * alpha.beta);
    let a = Vector3::new(
        -w * k,
        -w * (1.0 - alpha.f) * k,
        -(alpha.m + w * (1.0 - alpha.f) * (0.5 - alpha.beta)) * k,
    );
    let q = Vector3::new(1.0, 1.0, 0.5 - alpha.beta) + a * alpha.beta;
    let v = Vector3::new(0.0, 1.0, 1.0 - alpha.gamma) + a * alpha.gamma;
    Matrix3::from_rows(&[q.transpose(), v.transpose(), a.transpose()])
}

/// Half the sum, and the product, of the two eigenvalues that belong to the motion; the third, real one is spurious.
fn principal_pair(m: &Matrix3<f64>) -> Recursion {
    let trace = m.trace();
    let minors = 0.5 * (trace * trace - (m * m).trace());
    let det = m.determinant();
    let value = |x: f64| ((x - trace) * x + minors) * x - det;
    // the motion has a complex pair, so the characteristic polynomial has one real root; bisection within the bound
    let (mut low, mut high) = (-2.0, 1.0);
    for _ in 0..200 {
        let middle = 0.5 * (low + high);
        if value(middle) > 0.0 {
            high = middle;
        } else {
            low = middle;
        }
    }
    let spurious = 0.5 * (low + high);
    Recursion {
        one_minus_c: 1.0 - 0.5 * (trace - spurious),
        one_minus_d: 1.0 - (minors - spurious * (trace - spurious)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(interpolation: Interpolation, rule: Rule) -> Method {
        Method::Table {
            interpolation,
            rule,
        }
    }

    fn cosine(method: &Method, u: f64) -> f64 {
        1.0 - method.recursion(u, u).expect("regular").one_minus_c
    }

    #[test]
    fn ref_closed_forms_of_the_tables() {
        use quadrature::{equidistant, gauss, lobatto};
        for u in [0.01_f64, 0.1, 0.5, 1.0, 2.0, 3.0] {
            let w = u * u;
            // a few roundings; c is of the size of 1
            let near = |method: Method, c: f64| {
                assert!((cosine(&method, u) - c).abs() < 4e-15, "{method:?} {u}");
            };
            let linear = (1.0 - w / 3.0) / (1.0 + w / 6.0);
            for rule in [equidistant(2), equidistant(5), gauss(2), lobatto(4)] {
                near(table(Interpolation::Linear, rule), linear);
            }
            near(
                table(Interpolation::Linear, gauss(1)),
                (1.0 - w / 4.0) / (1.0 + w / 4.0),
            );
            near(table(Interpolation::Linear, equidistant(1)), 1.0 - w / 2.0);
            let simpson = (1152.0 - 384.0 * w - 20.0 * w * w - 3.0 * w * w * w)
                / (1152.0 + 192.0 * w + 28.0 * w * w + 3.0 * w * w * w);
            near(table(Interpolation::Cubic, equidistant(2)), simpson);
            let exact = 16.0 * (945.0 - 315.0 * w - 21.0 * w * w - 2.0 * w * w * w)
                / (15120.0 + 2520.0 * w + 294.0 * w * w + 31.0 * w * w * w);
            for rule in [equidistant(6), equidistant(8), lobatto(5), gauss(4)] {
                near(table(Interpolation::Cubic, rule), exact);
            }
            for rule in [equidistant(1), equidistant(3), gauss(1), lobatto(4)] {
                // products of functions of the size 1/sin u
                let tolerance = 4e-15 / (u.sin() * u.sin()).min(1.0);
                let c = cosine(&table(Interpolation::Trigonometric, rule), u);
                assert!((c - u.cos()).abs() < tolerance, "{u}: {c}");
            }
        }
    }

    #[test]
    fn ref_galerkin_gauss_is_the_diagonal_pade_approximation() {
        // c is the real part of the (s, s) Padé approximation of exp(iu): Hairer, Lubich and Wanner, II.1.3
        for u in [0.05_f64, 0.7, 1.9, 3.0] {
            let w = u * u;
            let pade: [(f64, f64); 3] = [
                (1.0, 0.5 * u),
                (1.0 - w / 12.0, 0.5 * u),
                (1.0 - w / 10.0, 0.5 * u - u * w / 120.0),
            ];
            for (k, (re, im)) in pade.into_iter().enumerate() {
                let c = (re * re - im * im) / (re * re + im * im);
                let method = Method::Galerkin {
                    degree: k + 1,
                    rule: quadrature::gauss(k + 1),
                };
                assert!((cosine(&method, u) - c).abs() < 1e-14, "{k} {u}");
            }
        }
    }

    #[test]
    fn claim_galerkin_orders() {
        // c - cos u falls like u^(order + 2)
        for degree in 1..=3 {
            for rule in [quadrature::gauss(degree), quadrature::lobatto(degree + 1)] {
                let method = Method::Galerkin { degree, rule };
                let error = |u: f64| {
                    let r = method.recursion(u, u).expect("regular");
                    let half = (0.5 * u).sin();
                    (r.one_minus_c - 2.0 * half * half).abs()
                };
                let rate = (error(0.4) / error(0.2)).log2();
                let expected = (2 * degree + 2) as f64;
                assert!((rate - expected).abs() < 0.1, "{method:?}: {rate}");
            }
        }
    }

    #[test]
    fn ref_galerkin_passes_the_resonance_of_its_inner_nodes() {
        // K of the inner node vanishes at u² = 12 for degree 2 with two Gauss points; the step exists there
        let method = Method::Galerkin {
            degree: 2,
            rule: quadrature::gauss(2),
        };
        let (at, near) = (
            cosine(&method, 12.0_f64.sqrt()),
            cosine(&method, 12.0_f64.sqrt() + 1e-9),
        );
        assert!((at - near).abs() < 1e-7, "{at} {near}");
    }

    #[test]
    fn ref_generalized_alpha() {
        for rho in [0.0, 0.3, 0.8, 0.9, 1.0] {
            let method = Method::GeneralizedAlpha {
                spectral_radius: rho,
            };
            // order 2 of the frequency: c - cos u = O(u⁴)
            let error = |u: f64| {
                let r = method.recursion(u, u).expect("regular");
                ((1.0 - r.one_minus_d).sqrt(), r.one_minus_c)
            };
            let (radius, c) = error(1e-3);
            assert!((radius - 1.0).abs() < 1e-9 && (c / 5e-7 - 1.0).abs() < 1e-5);
            // spectral radius ρ at infinity
            // (the roots differ from it by O(1/u))
            let (radius, _) = error(1e4);
            assert!((radius - rho).abs() < 5e-3, "{rho}: {radius}");
        }
        // ρ = 1 dissipates nothing
        let r = Method::GeneralizedAlpha {
            spectral_radius: 1.0,
        }
        .recursion(1.7, 1.7)
        .expect("regular");
        assert!(r.one_minus_d.abs() < 1e-14);
    }
}
