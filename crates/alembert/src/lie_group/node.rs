//! One node: its free flight, and the step equation for its twist (T-LIE-6 to T-LIE-8).
//!
//! # Equations
//! Free flight over D: g ← g cay(D η). Its momentum in space does not change, so μ ← Ad_fᵀ μ with f = cay(D η); this is
//! (dcay⁻¹_{-Dη})ᵀ M η when η solves the step equation (dcay⁻¹_{Dη})ᵀ M η = μ, and it keeps the momentum to round-off whatever
//! the accuracy of η.
//!
//! Step equation with M = diag(J, m), a = D ω/2, p = μ_v: the second row gives ν = (p - a × p + a (a·p))/(m (1 + |a|²)); put into the
//! first row, times D/2, three equations are left:
//! J a + a × J a + a (a·J a) + D²/(4 m) [|p|² a - (a·p) p + (a·p) a × p]/(1 + |a|²) = D/2 μ_w                  (T-LIE-8)

use alembert_math::se3::{RigidMotion, Screw};
use nalgebra::{Matrix3, Vector3};

/// Most iterations for the twist of a node.
const MAX_ITERATIONS: u32 = 50;

/// Increment relative to the unknown after which the next one is below round-off: convergence is quadratic.
const LAST_INCREMENT: f64 = 1e-9;

/// Most halvings of an increment.
const MAX_HALVINGS: u32 = 20;

/// Inertia of a node about its centre of mass, along its axes.
#[derive(Clone, Copy, Debug)]
pub struct NodeInertia {
    /// Mass m [kg].
    pub mass: f64,
    /// Principal moments of inertia J [kg m²].
    pub moments: Vector3<f64>,
}

impl NodeInertia {
    /// M η.
    pub fn momentum(&self, eta: &Screw) -> Screw {
        Screw {
            w: self.moments.component_mul(&eta.w),
            v: eta.v * self.mass,
        }
    }

    /// M⁻¹ μ.
    pub fn twist(&self, mu: &Screw) -> Screw {
        Screw {
            w: mu.w.component_div(&self.moments),
            v: mu.v / self.mass,
        }
    }
}

/// A node in flight.
#[derive(Clone, Copy, Debug)]
pub struct Flight {
    /// Pose g at the last event of the node.
    pub pose: RigidMotion,
    /// Momentum μ after the kicks of that event, in the axes of the node.
    pub momentum: Screw,
    /// Twist η until the next event [rad/s, m/s].
    pub twist: Screw,
}

impl Flight {
    /// Flies over a time.
    #[inline]
    pub fn advance(&mut self, time: f64) {
        let f = RigidMotion::cay(&self.twist.scaled(time));
        self.momentum = f.coadjoint(&self.momentum);
        self.pose.x += self.pose.r.apply(&f.x);
        self.pose.r = self.pose.r.times(&f.r).normalized();
    }

    /// Solves the step equation for the twist; returns the iterations, or the last increment if it fails.
    #[inline]
    pub fn solve_twist(&mut self, inertia: &NodeInertia, time: f64) -> Result<u32, f64> {
        let equation = TurnEquation::new(inertia, &self.momentum, time);
        let (a, iterations) = equation.solve(self.twist.w * (0.5 * time))?;
        let p = &self.momentum.v;
        let scale = 1.0 / (inertia.mass * (1.0 + a.norm_squared()));
        self.twist = Screw {
            w: a * (2.0 / time),
            v: (p - a.cross(p) + a * a.dot(p)) * scale,
        };
        Ok(iterations)
    }
}

/// The three equations for half the turn a.
struct TurnEquation<'a> {
    moments: &'a Vector3<f64>,
    p: &'a Vector3<f64>,
    /// D²/(4 m).
    weight: f64,
    /// D/2 μ_w.
    right: Vector3<f64>,
}

impl<'a> TurnEquation<'a> {
    fn new(inertia: &'a NodeInertia, momentum: &'a Screw, time: f64) -> Self {
        Self {
            moments: &inertia.moments,
            p: &momentum.v,
            weight: 0.25 * time * time / inertia.mass,
            right: momentum.w * (0.5 * time),
        }
    }

    /// The part that the linear momentum adds, without its weight.
    #[inline]
    fn flight(&self, a: &Vector3<f64>) -> Vector3<f64> {
        let ap = a.dot(self.p);
        a * self.p.norm_squared() - self.p * ap + a.cross(self.p) * ap
    }

    #[inline]
    fn residual(&self, a: &Vector3<f64>) -> Vector3<f64> {
        let ja = self.moments.component_mul(a);
        let flight = self.flight(a) * (self.weight / (1.0 + a.norm_squared()));
        ja + a.cross(&ja) + a * a.dot(&ja) + flight - self.right
    }

    #[inline]
    fn derivative(&self, a: &Vector3<f64>) -> Matrix3<f64> {
        let ja = self.moments.component_mul(a);
        let (p, ap) = (self.p, a.dot(self.p));
        let mut m = a * (ja * 2.0).transpose();
        let hat = |v: &Vector3<f64>| Matrix3::new(0.0, -v.z, v.y, v.z, 0.0, -v.x, -v.y, v.x, 0.0);
        // a × J da - (J a) × da
        let mut turn = hat(a);
        for k in 0..3 {
            turn.column_mut(k).scale_mut(self.moments[k]);
        }
        m += turn - hat(&ja);
        let k = 1.0 / (1.0 + a.norm_squared());
        let scale = self.weight * k;
        m += ((a.cross(p) - p) * p.transpose() - hat(p) * ap) * scale;
        m -= self.flight(a) * a.transpose() * (2.0 * scale * k);
        let both = a.dot(&ja) + scale * p.norm_squared();
        for i in 0..3 {
            m[(i, i)] += self.moments[i] + both;
        }
        m
    }

    /// Newton from a first guess, with increments halved while the residual grows.
    fn solve(&self, mut a: Vector3<f64>) -> Result<(Vector3<f64>, u32), f64> {
        let mut g = self.residual(&a);
        let mut last = f64::INFINITY;
        for iteration in 1..=MAX_ITERATIONS {
            let Some(inverse) = inverse(&self.derivative(&a)) else {
                return Err(last);
            };
            let mut step = inverse * g;
            let size = step.norm();
            // also false for what is not a number
            if size <= LAST_INCREMENT * a.norm() || size < 1e-18 {
                return Ok((a - step, iteration));
            }
            last = size;
            let before = g.norm_squared();
            let mut halvings = 0;
            loop {
                let trial = a - step;
                g = self.residual(&trial);
                if g.norm_squared() <= before || halvings == MAX_HALVINGS {
                    a = trial;
                    break;
                }
                step *= 0.5;
                halvings += 1;
            }
        }
        Err(last)
    }
}

/// Inverse by cofactors; nothing where there is none.
#[inline]
fn inverse(m: &Matrix3<f64>) -> Option<Matrix3<f64>> {
    let (a, b, c) = (m.column(0), m.column(1), m.column(2));
    let (bc, ca, ab) = (b.cross(&c), c.cross(&a), a.cross(&b));
    let det = a.dot(&bc);
    if det == 0.0 || !det.is_finite() {
        return None;
    }
    Some(Matrix3::from_rows(&[bc.transpose(), ca.transpose(), ab.transpose()]) / det)
}

#[cfg(test)]
mod tests {
    use super::*;

    const INERTIA: NodeInertia = NodeInertia {
        mass: 2.0,
        moments: Vector3::new(0.3, 0.5, 0.7),
    };

    fn flight(turn: f64) -> Flight {
        Flight {
            pose: RigidMotion::cay(&Screw {
                w: Vector3::new(0.1, 0.2, -0.3),
                v: Vector3::new(1.0, 2.0, 3.0),
            }),
            momentum: Screw {
                w: Vector3::new(0.4, -0.3, 0.6) * turn,
                v: Vector3::new(-1.0, 0.5, 2.0),
            },
            twist: Screw::zero(),
        }
    }

    #[test]
    fn diff_derivative_of_the_step_equation() {
        let f = flight(1.0);
        let equation = TurnEquation::new(&INERTIA, &f.momentum, 0.8);
        let a = Vector3::new(0.4, -0.2, 0.5);
        let exact = equation.derivative(&a);
        for k in 0..3 {
            let mut d = Vector3::zeros();
            d[k] = 1e-5;
            let slope = (equation.residual(&(a + d)) - equation.residual(&(a - d))) / 2e-5;
            assert!((slope - exact.column(k)).norm() < 1e-9, "{k}");
        }
    }

    #[test]
    fn id_twist_solves_the_step_equation_and_flight_keeps_momentum() {
        // turns of a step from tiny to far beyond what is sensible
        for turn in [0.0, 1e-6, 1.0, 30.0, 1e3] {
            let mut f = flight(turn);
            let time = 0.5;
            let iterations = f.solve_twist(&INERTIA, time);
            assert!(iterations.is_ok_and(|n| n < 30), "{turn}: {iterations:?}");
            let xi = f.twist.scaled(time);
            let size = f.momentum.dot(&f.momentum).sqrt();
            let start = xi.dcay_inv_transposed(&INERTIA.momentum(&f.twist));
            let gap = start.plus(&f.momentum, -1.0);
            assert!(gap.dot(&gap).sqrt() < 1e-13 * size, "{turn}");
            let space = f.pose.transfer(&f.momentum);
            f.advance(time);
            // the end of the flight, in both ways
            let end = xi
                .scaled(-1.0)
                .dcay_inv_transposed(&INERTIA.momentum(&f.twist));
            let gap = end.plus(&f.momentum, -1.0);
            assert!(gap.dot(&gap).sqrt() < 1e-13 * size, "{turn}");
            let gap = f.pose.transfer(&f.momentum).plus(&space, -1.0);
            assert!(gap.dot(&gap).sqrt() < 1e-13 * size * 5.0, "{turn}");
        }
    }

    #[test]
    fn id_what_is_not_a_number_is_no_solution() {
        let mut f = flight(1.0);
        f.momentum.v.x = f64::NAN;
        assert!(f.solve_twist(&INERTIA, 0.1).is_err());
    }
}
