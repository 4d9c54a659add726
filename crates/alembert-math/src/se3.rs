//! Rigid motions SE(3) and their Cayley map.
//!
//! # What it is
//! A rigid motion g = (R, x) takes a point p to R p + x. R is kept as a unit quaternion, for which the Cayley map needs
//! neither traces nor trigonometry. Screws ξ = (w, v) are twists (angular velocity, velocity) or, dually, wrenches
//! (moment, force) and momenta, in the axes of the moving frame.
//!
//! # Equations (T-LIE-1 to T-LIE-3), with a = w/2
//! - cay(ξ): quaternion (1, a)/√(1 + |a|²), translation (I - â)⁻¹ v = (v + a × v + a (a·v))/(1 + |a|²)
//! - cay⁻¹(R, d) for the quaternion (s, u) of R: w = 2 u/s, v = d - w × d/2; not defined at half a turn, s = 0
//! - dcay⁻¹_ξ = [[I - ŵ/2 + w wᵀ/4, 0], [-(I - ŵ/2) v̂/2, I - ŵ/2]]: with g(t) = cay(ξ(t)) and ġ = ω̂ g the rate of ξ is dcay⁻¹_ξ ω,
//!   and with ġ = g ω̂ it is dcay⁻¹_{-ξ} ω
//!
//! # Reference
//! Bou-Rabee and Marsden 2009; Kobilarov and Marsden 2011.

use nalgebra::{Matrix3, Matrix6, Vector3};

/// Least |s| of a relative rotation that [`RigidMotion::cay_inv`] accepts: 169 degrees.
pub const LEAST_COSINE: f64 = 0.1;

/// An element of se(3) or of its dual: rotational part first.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Screw {
    /// Angular velocity, or moment.
    pub w: Vector3<f64>,
    /// Velocity, or force.
    pub v: Vector3<f64>,
}

impl Screw {
    /// Zero.
    pub fn zero() -> Self {
        Self::default()
    }

    /// Dual pairing: power of a wrench on a twist.
    #[inline]
    pub fn dot(&self, other: &Self) -> f64 {
        self.w.dot(&other.w) + self.v.dot(&other.v)
    }

    /// self + k other.
    #[inline]
    pub fn plus(&self, other: &Self, k: f64) -> Self {
        Self {
            w: self.w + other.w * k,
            v: self.v + other.v * k,
        }
    }

    /// k self.
    #[inline]
    pub fn scaled(&self, k: f64) -> Self {
        Self {
            w: self.w * k,
            v: self.v * k,
        }
    }

    /// The six components, rotational first.
    #[inline]
    pub fn array(&self) -> [f64; 6] {
        [self.w.x, self.w.y, self.w.z, self.v.x, self.v.y, self.v.z]
    }

    /// From six components, rotational first.
    #[inline]
    pub fn from_array(a: &[f64; 6]) -> Self {
        Self {
            w: Vector3::new(a[0], a[1], a[2]),
            v: Vector3::new(a[3], a[4], a[5]),
        }
    }

    /// Whether all components are finite.
    pub fn is_finite(&self) -> bool {
        self.array().iter().all(|x| x.is_finite())
    }

    /// Length of the arc or helix from the identity to cay(ξ), for ξ = self: the logarithm of the matrix cay(ξ̂) is 2 artanh(ξ̂/2), which keeps v along
    /// w and shortens it across by atan(|a|)/|a|.
    pub fn arc(&self) -> f64 {
        let tangent = 0.5 * self.w.norm();
        if tangent == 0.0 {
            return self.v.norm();
        }
        let axis = self.w / (2.0 * tangent);
        let along = axis.dot(&self.v);
        let across = (self.v - axis * along).norm();
        along.hypot(across * tangent.atan() / tangent)
    }

    /// (dcay⁻¹_ξ)ᵀ n for ξ = self.
    #[inline]
    pub fn dcay_inv_transposed(&self, n: &Self) -> Self {
        let a = self.w * 0.5;
        let force = n.v + a.cross(&n.v);
        Self {
            w: n.w + a.cross(&n.w) + a * a.dot(&n.w) + self.v.cross(&force) * 0.5,
            v: force,
        }
    }

    /// dcay⁻¹_ξ η for ξ = self.
    #[inline]
    pub fn dcay_inv(&self, eta: &Self) -> Self {
        let a = self.w * 0.5;
        let turn = |y: Vector3<f64>| y - a.cross(&y);
        Self {
            w: turn(eta.w) + a * a.dot(&eta.w),
            v: turn(eta.v - self.v.cross(&eta.w) * 0.5),
        }
    }

    /// dcay⁻¹_ξ as a matrix, for ξ = self.
    pub fn dcay_inv_matrix(&self) -> Matrix6<f64> {
        let mut m = Matrix6::zeros();
        for k in 0..6 {
            let mut e = [0.0; 6];
            e[k] = 1.0;
            let column = self.dcay_inv(&Self::from_array(&e)).array();
            for (r, value) in column.into_iter().enumerate() {
                m[(r, k)] = value;
            }
        }
        m
    }
}

/// A unit quaternion: cosine of half the angle, and axis times its sine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rotation {
    /// Scalar part.
    pub s: f64,
    /// Vector part.
    pub u: Vector3<f64>,
}

impl Rotation {
    /// No rotation.
    pub fn identity() -> Self {
        Self {
            s: 1.0,
            u: Vector3::zeros(),
        }
    }

    /// The product: first `other`, then self.
    #[inline]
    pub fn times(&self, other: &Self) -> Self {
        Self {
            s: self.s * other.s - self.u.dot(&other.u),
            u: other.u * self.s + self.u * other.s + self.u.cross(&other.u),
        }
    }

    /// The inverse.
    #[inline]
    pub fn inverse(&self) -> Self {
        Self {
            s: self.s,
            u: -self.u,
        }
    }

    /// The unit quaternion next to one that is almost of unit length.
    #[inline]
    pub fn normalized(&self) -> Self {
        let k = 0.5 * (3.0 - self.s * self.s - self.u.norm_squared());
        Self {
            s: self.s * k,
            u: self.u * k,
        }
    }

    /// A rotated vector.
    #[inline]
    pub fn apply(&self, y: &Vector3<f64>) -> Vector3<f64> {
        let t = self.u.cross(y) * 2.0;
        y + t * self.s + self.u.cross(&t)
    }

    /// A vector rotated back.
    #[inline]
    pub fn apply_inverse(&self, y: &Vector3<f64>) -> Vector3<f64> {
        let t = self.u.cross(y) * 2.0;
        y - t * self.s + self.u.cross(&t)
    }

    /// The rotation matrix.
    pub fn matrix(&self) -> Matrix3<f64> {
        let e = Matrix3::identity();
        let column = |k: usize| self.apply(&e.column(k).into_owned());
        Matrix3::from_columns(&[column(0), column(1), column(2)])
    }

    /// From a rotation matrix.
    pub fn from_matrix(r: &Matrix3<f64>) -> Self {
        // the largest of the four components first, by Shepperd
        let t = r.trace();
        let skew = Vector3::new(
            r[(2, 1)] - r[(1, 2)],
            r[(0, 2)] - r[(2, 0)],
            r[(1, 0)] - r[(0, 1)],
        );
        let diagonal = r.diagonal();
        let (s, u) = if t >= diagonal.max() {
            (1.0 + t, skew)
        } else {
            let i = diagonal.imax();
            let (j, k) = ((i + 1) % 3, (i + 2) % 3);
            let mut u = Vector3::zeros();
            u[i] = 1.0 + 2.0 * diagonal[i] - t;
            u[j] = r[(i, j)] + r[(j, i)];
            u[k] = r[(i, k)] + r[(k, i)];
            (skew[i], u)
        };
        let k = 1.0 / (s * s + u.norm_squared()).sqrt();
        Self { s: s * k, u: u * k }
    }
}

/// A rigid motion, or the pose of a frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RigidMotion {
    /// Rotation.
    pub r: Rotation,
    /// Translation.
    pub x: Vector3<f64>,
}

impl RigidMotion {
    /// No motion.
    pub fn identity() -> Self {
        Self {
            r: Rotation::identity(),
            x: Vector3::zeros(),
        }
    }

    /// The product: first `other`, then self.
    #[inline]
    pub fn times(&self, other: &Self) -> Self {
        Self {
            r: self.r.times(&other.r),
            x: self.x + self.r.apply(&other.x),
        }
    }

    /// self⁻¹ other: `other` as seen from self.
    #[inline]
    pub fn to(&self, other: &Self) -> Self {
        Self {
            r: self.r.inverse().times(&other.r),
            x: self.r.apply_inverse(&(other.x - self.x)),
        }
    }

    /// Cayley map (T-LIE-1).
    #[inline]
    pub fn cay(xi: &Screw) -> Self {
        let a = xi.w * 0.5;
        let k = 1.0 / (1.0 + a.norm_squared());
        let root = k.sqrt();
        Self {
            r: Rotation {
                s: root,
                u: a * root,
            },
            x: (xi.v + a.cross(&xi.v) + a * a.dot(&xi.v)) * k,
        }
    }

    /// Inverse of the Cayley map (T-LIE-2); nothing for rotations close to half a turn.
    #[inline]
    pub fn cay_inv(&self) -> Option<Screw> {
        // written so that a number that is not one is refused too
        if self.r.s.abs() > LEAST_COSINE {
            let a = self.r.u / self.r.s;
            Some(Screw {
                w: a * 2.0,
                v: self.x - a.cross(&self.x),
            })
        } else {
            None
        }
    }

    /// Ad_g η: a twist of the moving frame, in the axes and at the origin of the fixed one.
    pub fn adjoint(&self, eta: &Screw) -> Screw {
        let w = self.r.apply(&eta.w);
        Screw {
            w,
            v: self.r.apply(&eta.v) + self.x.cross(&w),
        }
    }

    /// Ad_gᵀ μ: a wrench of the fixed frame, in the axes and at the origin of the moving one.
    #[inline]
    pub fn coadjoint(&self, mu: &Screw) -> Screw {
        Screw {
            w: self.r.apply_inverse(&(mu.w - self.x.cross(&mu.v))),
            v: self.r.apply_inverse(&mu.v),
        }
    }

    /// (Ad_g⁻¹)ᵀ μ: a wrench of the moving frame, in the axes and at the origin of the fixed one.
    #[inline]
    pub fn transfer(&self, mu: &Screw) -> Screw {
        let v = self.r.apply(&mu.v);
        Screw {
            w: self.r.apply(&mu.w) + self.x.cross(&v),
            v,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const XI: Screw = Screw {
        w: Vector3::new(0.4, -0.7, 0.3),
        v: Vector3::new(1.1, 0.2, -0.6),
    };
    const ETA: Screw = Screw {
        w: Vector3::new(-0.2, 0.5, 0.9),
        v: Vector3::new(0.3, -0.8, 0.1),
    };

    fn gap(a: &Screw, b: &Screw) -> f64 {
        let d = a.plus(b, -1.0);
        d.dot(&d).sqrt()
    }

    fn distance(a: &RigidMotion, b: &RigidMotion) -> f64 {
        (a.r.matrix() - b.r.matrix()).norm() + (a.x - b.x).norm()
    }

    #[test]
    fn id_cayley_map_and_its_inverse() {
        let g = RigidMotion::cay(&XI);
        assert!((g.r.s * g.r.s + g.r.u.norm_squared() - 1.0).abs() < 1e-15);
        assert!(gap(&g.cay_inv().expect("small"), &XI) < 1e-15);
        // the sign of a quaternion means nothing
        let other = RigidMotion {
            r: Rotation {
                s: -g.r.s,
                u: -g.r.u,
            },
            x: g.x,
        };
        assert!(gap(&other.cay_inv().expect("small"), &XI) < 1e-15);
        // cay(-ξ) = cay(ξ)⁻¹
        let back = RigidMotion::cay(&XI.scaled(-1.0));
        assert!(distance(&g.times(&back), &RigidMotion::identity()) < 1e-15);
        // the matrix of the definition: (I - ξ̂/2)⁻¹ (I + ξ̂/2)
        let mut hat = nalgebra::Matrix4::zeros();
        hat.fixed_view_mut::<3, 3>(0, 0)
            .copy_from(&XI.w.cross_matrix());
        hat.fixed_view_mut::<3, 1>(0, 3).copy_from(&XI.v);
        let e = nalgebra::Matrix4::identity();
        let m = (e - hat * 0.5).try_inverse().expect("regular") * (e + hat * 0.5);
        assert!((m.fixed_view::<3, 3>(0, 0) - g.r.matrix()).norm() < 1e-15);
        assert!((m.fixed_view::<3, 1>(0, 3) - g.x).norm() < 1e-15);
        // half a turn is out of reach
        let half = RigidMotion {
            r: Rotation {
                s: 0.0,
                u: Vector3::x(),
            },
            x: Vector3::zeros(),
        };
        assert_eq!(half.cay_inv(), None);
        let broken = RigidMotion {
            r: Rotation {
                s: f64::NAN,
                u: Vector3::x(),
            },
            x: Vector3::zeros(),
        };
        assert_eq!(broken.cay_inv(), None);
    }

    #[test]
    fn ref_length_of_an_arc_and_of_a_helix() {
        let turn = |angle: f64| Rotation {
            s: (0.5 * angle).cos(),
            u: Vector3::z() * (0.5 * angle).sin(),
        };
        for (radius, angle, rise) in [
            (2.0, 1.3, 0.0),
            (0.7, -0.4, 0.9),
            (1.0, 1e-9, 0.3),
            (0.0, 0.0, 2.0),
        ] {
            // a point at this distance from the axis turns and rises
            let (s, c) = f64::sin_cos(angle);
            let g = RigidMotion {
                r: turn(angle),
                x: Vector3::new(radius * (c - 1.0), radius * s, rise),
            };
            let length = f64::hypot(radius * angle, rise);
            let found = g.cay_inv().expect("small").arc();
            assert!(
                (found - length).abs() < 1e-15 * (1.0 + length),
                "{found} {length}"
            );
        }
    }

    #[test]
    fn diff_inverse_derivative_of_the_cayley_map() {
        // cay⁻¹(cay(εη) cay(ξ)) and cay⁻¹(cay(ξ) cay(εη)), by central differences
        let g = RigidMotion::cay(&XI);
        for (left, exact) in [
            (true, XI.dcay_inv(&ETA)),
            (false, XI.scaled(-1.0).dcay_inv(&ETA)),
        ] {
            let at = |e: f64| {
                let d = RigidMotion::cay(&ETA.scaled(e));
                let moved = if left { d.times(&g) } else { g.times(&d) };
                moved.cay_inv().expect("small")
            };
            let e = 1e-4;
            let slope = at(e).plus(&at(-e), -1.0).scaled(0.5 / e);
            // error of the difference: e² times the third derivative
            assert!(gap(&slope, &exact) < 1e-7, "{left}");
        }
    }

    #[test]
    fn id_transposed_matrix_and_products_agree() {
        let m = XI.dcay_inv_matrix();
        let n = Screw {
            w: Vector3::new(0.7, 0.1, -0.4),
            v: Vector3::new(-0.5, 0.6, 0.2),
        };
        let product = m.transpose() * nalgebra::Vector6::from(n.array());
        let mut array = [0.0; 6];
        array.copy_from_slice(product.as_slice());
        assert!(gap(&XI.dcay_inv_transposed(&n), &Screw::from_array(&array)) < 1e-15);
        // the blocks of the formula
        let (w, v) = (XI.w.cross_matrix(), XI.v.cross_matrix());
        let c = Matrix3::identity() - w * 0.5;
        let a = c + XI.w * XI.w.transpose() * 0.25;
        assert!((m.fixed_view::<3, 3>(0, 0) - a).norm() < 1e-15);
        assert!((m.fixed_view::<3, 3>(3, 0) + c * v * 0.5).norm() < 1e-15);
        assert!((m.fixed_view::<3, 3>(3, 3) - c).norm() < 1e-15);
        assert_eq!(m.fixed_view::<3, 3>(0, 3).norm(), 0.0);
        // dcay⁻¹_{-ξ} = dcay⁻¹_ξ Ad_cay(ξ)
        let g = RigidMotion::cay(&XI);
        let both = XI.dcay_inv(&g.adjoint(&ETA));
        assert!(gap(&both, &XI.scaled(-1.0).dcay_inv(&ETA)) < 1e-15);
    }

    #[test]
    fn id_group_and_its_actions() {
        let (g, f) = (RigidMotion::cay(&XI), RigidMotion::cay(&ETA));
        assert!(distance(&g.times(&g.to(&f)), &f) < 1e-15);
        // pairing is kept
        let power = g.transfer(&ETA).dot(&g.adjoint(&XI));
        assert!((power - ETA.dot(&XI)).abs() < 1e-15);
        assert!(gap(&g.coadjoint(&g.transfer(&ETA)), &ETA) < 1e-15);
        assert!((g.r.matrix() * XI.v - g.r.apply(&XI.v)).norm() < 1e-15);
        assert!((g.r.apply_inverse(&g.r.apply(&XI.v)) - XI.v).norm() < 1e-15);
    }

    #[test]
    fn id_rotation_from_its_matrix() {
        for (angle, axis) in [
            (0.3, Vector3::new(1.0, 2.0, -1.0)),
            (3.0, Vector3::new(1.0, 0.1, 0.2)),
            (3.1, Vector3::new(0.1, -1.0, 0.2)),
            (std::f64::consts::PI - 1e-3, Vector3::new(0.1, 0.1, 1.0)),
            (0.0, Vector3::x()),
        ] {
            let half: f64 = 0.5 * angle;
            let q = Rotation {
                s: half.cos(),
                u: axis.normalize() * half.sin(),
            };
            let back = Rotation::from_matrix(&q.matrix());
            assert!((back.matrix() - q.matrix()).norm() < 1e-14, "{angle}");
            let long = Rotation {
                s: q.s * (1.0 + 1e-9),
                u: q.u * (1.0 + 1e-9),
            };
            let short = long.normalized();
            assert!((short.s - q.s).abs() + (short.u - q.u).norm() < 1e-15);
        }
    }
}
