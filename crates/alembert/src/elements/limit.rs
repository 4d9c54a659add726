//! Elastic stops of a coordinate.
//!
//! # What it is
//! A spring and damper that acts only where the coordinate is outside its limits.
//!
//! # Equations
//! Penetration p(y) = max(y - b, 0) + min(y - a, 0), U = k p²/2.
//! - mean force over a step: [U(y₁) - U(y₀)]/(y₁ - y₀); on one side of the stop k (p₀ + p₁)/2, and nowhere a quotient of small
//!   differences, since |y₁ - y₀| ≥ |p₁ - p₀|
//! - damping c ṗ: force c (p₁ - p₀)²/(h (y₁ - y₀)), continuous at contact, work c (p₁ - p₀)²/h ≥ 0
//!
//! # Symbols
//! a `lower`, b `upper` [rad or m] · k `stiffness` [N m/rad or N/m] · c `damping` [N m s/rad or N s/m]
//!
//! # Reference
//! None; the usual engineering model.
//!
//! # Departures from the reference
//! None. The damper may pull while the stop is left, as long as there is penetration.

use super::on_coordinate::{Course, Law, Slope};
use alembert_math::scalar::Scalar;

/// Elastic stops; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// Lower limit, or minus infinity.
    pub lower: f64,
    /// Upper limit, or infinity.
    pub upper: f64,
    /// Stiffness.
    pub stiffness: f64,
    /// Damping.
    pub damping: f64,
}

impl Limit {
    fn penetration<R: Scalar>(&self, y: R) -> R {
        if y.value() > self.upper {
            y - self.upper
        } else if y.value() < self.lower {
            y - self.lower
        } else {
            R::zero()
        }
    }
}

impl Law for Limit {
    fn energy<R: Scalar>(&self, y: R, _memory: &[f64]) -> R {
        let p = self.penetration(y);
        p * p * (0.5 * self.stiffness)
    }

    fn force(&self, _t: f64, y: f64) -> Slope {
        let p = self.penetration(y);
        [
            self.stiffness * p,
            if p == 0.0 { 0.0 } else { self.stiffness },
        ]
    }

    fn mean_force(&self, c: &Course<'_>) -> Slope {
        let (p0, p1) = (self.penetration(c.y0), self.penetration(c.y1));
        let k = self.stiffness;
        if p0 * p1 > 0.0 {
            return [0.5 * k * (p0 + p1), 0.5 * k];
        }
        if p0 == 0.0 && p1 == 0.0 {
            return [0.0; 2];
        }
        let way = c.y1 - c.y0;
        let f = 0.5 * k * (p1 - p0) * (p1 + p0) / way;
        [f, (k * p1 - f) / way]
    }

    fn viscous_of<R: Scalar>(&self, c: &Course<'_, R>) -> R {
        let (p0, p1) = (self.penetration(c.y0), self.penetration(c.y1));
        let way = c.y1 - c.y0;
        if p0.value() * p1.value() > 0.0 {
            return way / c.step * self.damping;
        }
        let dp = p1 - p0;
        if dp.value() == 0.0 {
            return R::zero();
        }
        dp * dp / (way * c.step) * self.damping
    }

    fn viscous(&self, c: &Course<'_>) -> Slope {
        let (p0, p1) = (self.penetration(c.y0), self.penetration(c.y1));
        let (dp, way, d) = (p1 - p0, c.y1 - c.y0, self.damping / c.step);
        if p0 * p1 > 0.0 {
            return [d * way, d];
        }
        if dp == 0.0 {
            return [0.0; 2];
        }
        let f = d * dp * dp / way;
        let moving = if p1 == 0.0 { 0.0 } else { 2.0 * d * dp };
        [f, (moving - f) / way]
    }

    fn viscous_rate(&self, y: f64, rate: f64) -> Slope {
        if self.penetration(y) == 0.0 {
            [0.0; 2]
        } else {
            [self.damping * rate, self.damping]
        }
    }

    fn dissipates(&self) -> bool {
        self.damping > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::{Coordinate, OnCoordinate, check};

    #[test]
    fn conf_stop_in_contact() {
        let e = OnCoordinate {
            coordinate: Coordinate::Displacement,
            law: Limit {
                lower: -1.0,
                upper: 0.3,
                stiffness: 7.0,
                damping: 0.4,
            },
        };
        check::element(&e, &[0.8], &[0.5], 0.0, |s| {
            let y = s[0] - 0.3;
            y * y * 3.5
        });
    }

    #[test]
    fn id_energy_is_exact_through_contact() {
        let law = Limit {
            lower: -1.0,
            upper: 0.3,
            stiffness: 7.0,
            damping: 0.4,
        };
        let points = [-1.4, -1.0, -0.2, 0.3, 0.300_001, 0.7];
        for y0 in points {
            for y1 in points {
                let c = Course {
                    time: 0.0,
                    step: 0.1,
                    y0,
                    y1,
                    memory: &[],
                };
                let change = law.energy(y1, &[]) - law.energy(y0, &[]);
                assert!((law.mean_force(&c)[0] * (y1 - y0) - change).abs() < 1e-15);
                assert!(law.viscous(&c)[0] * (y1 - y0) >= 0.0);
                let d = 1e-7;
                let at = |y1: f64| Course { y1, ..c };
                // away from the kinks the slopes are derivatives
                if (y1 + 1.0).abs() > 1e-3 && (y1 - 0.3).abs() > 1e-3 {
                    for f in [Limit::mean_force, Limit::viscous] {
                        let fd = (f(&law, &at(y1 + d))[0] - f(&law, &at(y1 - d))[0]) / (2.0 * d);
                        let slope = f(&law, &c)[1];
                        assert!((slope - fd).abs() < 1e-5 * (1.0 + fd.abs()), "{y0} {y1}");
                    }
                }
            }
        }
    }
}
