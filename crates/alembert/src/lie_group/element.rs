//! One beam element between two nodes: strains, forces, highest frequency (T-LIE-4, T-LIE-5, T-LIE-10).
//!
//! # Equations
//! ξ = l ψ = cay⁻¹(g_a⁻¹ g_b), n = C (ψ - ψ_ref) + C τ ψ̇, V = l/2 (ψ - ψ_ref)ᵀ C (ψ - ψ_ref). Wrenches in the axes of the ends:
//! (dcay⁻¹_ξ)ᵀ n on a, -(dcay⁻¹_{-ξ})ᵀ n on b. Power: -n · ξ̇ with ξ̇ = dcay⁻¹_{-ξ} η_b - dcay⁻¹_ξ η_a.
//!
//! An end of an element is a frame of its node: the node itself, or one at a constant offset o, g_end = g o; then wrenches
//! come back by (Ad_o⁻¹)ᵀ.

use super::node::NodeInertia;
use alembert_math::se3::{RigidMotion, Screw};
use nalgebra::{Matrix6, SMatrix, SymmetricEigen};

/// Strain beyond which a run counts as unstable.
const LARGEST_STRAIN: f64 = 1e3;

/// An end of an element.
#[derive(Clone, Debug)]
pub struct End {
    /// Node.
    pub node: usize,
    /// Frame of the element on the node, where it is not that of the node.
    pub offset: Option<Box<RigidMotion>>,
    /// Whether gravity and loads of the node act at the events of this element.
    pub host: bool,
}

impl End {
    /// Pose of the end when the node is at `pose`.
    #[inline]
    pub fn pose(&self, pose: &RigidMotion) -> RigidMotion {
        self.offset.as_deref().map_or(*pose, |o| pose.times(o))
    }

    /// A wrench at the end as a wrench at the node.
    #[inline]
    pub fn wrench(&self, wrench: Screw) -> Screw {
        match &self.offset {
            None => wrench,
            Some(o) => o.transfer(&wrench),
        }
    }

    /// A twist of the node as a twist of the end.
    fn twist(&self, eta: &Screw) -> Screw {
        match &self.offset {
            None => *eta,
            Some(o) => Screw {
                w: o.r.apply_inverse(&eta.w),
                v: o.r.apply_inverse(&(eta.v - o.x.cross(&eta.w))),
            },
        }
    }
}

/// A beam element.
#[derive(Clone, Debug)]
pub struct Beam {
    /// First and second end.
    pub ends: [End; 2],
    /// Length l [m].
    pub length: f64,
    /// Stiffness C: EI₁, EI₂, GJ, GA₁, GA₂, EA [N m², N].
    pub stiffness: [f64; 6],
    /// Viscosity C τ [N m² s, N s], if there is any.
    pub viscosity: Option<Box<[f64; 6]>>,
    /// Strain without force ψ_ref [1/m, 1].
    pub reference: [f64; 6],
}

/// Wrenches of an element on its two nodes, in their axes, and its state.
#[derive(Clone, Copy, Debug)]
pub struct Response {
    /// On the first and the second node.
    pub wrenches: [Screw; 2],
    /// Relative motion ξ of the ends.
    pub relative: Screw,
}

impl Beam {
    /// Relative motion ξ of the ends; nothing when they are turned too far against each other or too far apart.
    #[inline]
    pub fn relative(&self, a: &RigidMotion, b: &RigidMotion) -> Option<Screw> {
        let relative = self.ends[0].pose(a).to(&self.ends[1].pose(b));
        let far = LARGEST_STRAIN * self.length;
        // a length that is not a number is too far too
        if relative.x.norm_squared() < far * far {
            relative.cay_inv()
        } else {
            None
        }
    }

    /// ψ - ψ_ref.
    #[inline]
    fn strain(&self, relative: &Screw) -> [f64; 6] {
        let xi = relative.array();
        std::array::from_fn(|k| xi[k] / self.length - self.reference[k])
    }

    /// Stored energy [J].
    pub fn energy(&self, relative: &Screw) -> f64 {
        let strain = self.strain(relative);
        let sum: f64 = strain
            .iter()
            .zip(&self.stiffness)
            .map(|(e, c)| c * e * e)
            .sum();
        0.5 * self.length * sum
    }

    /// Wrenches at a relative motion; `rate` is that of ξ, for the viscous part.
    #[inline]
    pub fn response(&self, relative: Screw, rate: Option<&Screw>) -> Response {
        let strain = self.strain(&relative);
        let mut n: [f64; 6] = std::array::from_fn(|k| self.stiffness[k] * strain[k]);
        if let (Some(rate), Some(viscosity)) = (rate, &self.viscosity) {
            for ((n, rate), c) in n.iter_mut().zip(rate.array()).zip(viscosity.iter()) {
                *n += c * rate / self.length;
            }
        }
        let n = Screw::from_array(&n);
        let first = relative.dcay_inv_transposed(&n);
        let second = relative.scaled(-1.0).dcay_inv_transposed(&n).scaled(-1.0);
        Response {
            wrenches: [self.ends[0].wrench(first), self.ends[1].wrench(second)],
            relative,
        }
    }

    /// Rate of ξ when the nodes move with these twists.
    pub fn rate(&self, relative: &Screw, twists: [&Screw; 2]) -> Screw {
        let [a, b] = [0, 1].map(|k| self.ends[k].twist(twists[k]));
        let forth = relative.scaled(-1.0).dcay_inv(&b);
        forth.plus(&relative.dcay_inv(&a), -1.0)
    }

    /// Energy dissipated while ξ changes by `way` in a time [J].
    pub fn dissipated(&self, way: &Screw, time: f64) -> f64 {
        let Some(viscosity) = &self.viscosity else {
            return 0.0;
        };
        let parts = way.array().into_iter().zip(viscosity.iter());
        parts.map(|(d, c)| c * d * d).sum::<f64>() / (self.length * time)
    }

    /// Highest frequency of the element alone, with its shares of the inertia of its nodes [rad/s]: no frequency of the rod is
    /// higher. A node without inertia here does not move.
    pub fn frequency(&self, relative: &Screw, shares: [Option<NodeInertia>; 2]) -> f64 {
        let mut lengthened = Matrix6::zeros();
        for (k, share) in shares.into_iter().enumerate() {
            let Some(share) = share else { continue };
            let mut columns = SMatrix::<f64, 6, 6>::zeros();
            for c in 0..6 {
                let mut unit = [0.0; 6];
                unit[c] = 1.0;
                let (eta, rest) = (Screw::from_array(&unit), Screw::zero());
                let twists = if k == 0 { [&eta, &rest] } else { [&rest, &eta] };
                let mass = if c < 3 { share.moments[c] } else { share.mass };
                let rate = self.rate(relative, twists).array();
                for (r, value) in rate.into_iter().enumerate() {
                    let weight = self.stiffness[r] / (self.length * mass);
                    columns[(r, c)] = value * weight.sqrt();
                }
            }
            lengthened += columns * columns.transpose();
        }
        let largest = SymmetricEigen::new(lengthened).eigenvalues.max();
        largest.max(0.0).sqrt()
    }

    /// Largest stable step of an oscillation of this frequency with the damping of the element [s] (T-LIE-10).
    pub fn largest_step(&self, frequency: f64) -> f64 {
        let viscosity = self.viscosity.iter().flat_map(|v| v.iter());
        let ratios = viscosity.zip(&self.stiffness);
        let slow = ratios.fold(0.0_f64, |m, (v, c)| m.max(v / c));
        let free = 2.0 / frequency;
        // (τ² + free²)^½ - τ without cancellation
        free * free / (slow + slow.hypot(free))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nalgebra::Vector3;

    fn beam() -> Beam {
        let end = |node| End {
            node,
            offset: None,
            host: false,
        };
        Beam {
            ends: [end(0), end(1)],
            length: 0.5,
            stiffness: [2.0, 3.0, 1.5, 40.0, 50.0, 90.0],
            viscosity: None,
            reference: [0.2, -0.1, 0.3, 0.01, 0.02, 1.0],
        }
    }

    fn poses() -> [RigidMotion; 2] {
        let a = RigidMotion::cay(&Screw {
            w: Vector3::new(0.4, -0.7, 0.3),
            v: Vector3::new(1.1, 0.2, -0.6),
        });
        let step = RigidMotion::cay(&Screw {
            w: Vector3::new(0.3, 0.2, -0.5),
            v: Vector3::new(0.1, -0.05, 0.6),
        });
        [a, a.times(&step)]
    }

    fn with_offsets() -> Beam {
        let mut beam = beam();
        for (k, end) in beam.ends.iter_mut().enumerate() {
            end.offset = Some(Box::new(RigidMotion::cay(&Screw {
                w: Vector3::new(0.2, -0.1, 0.4) * (1.0 + k as f64),
                v: Vector3::new(0.02, 0.05, -0.03),
            })));
        }
        beam
    }

    #[test]
    fn diff_wrenches_are_the_derivative_of_the_energy() {
        for beam in [beam(), with_offsets()] {
            let poses = poses();
            let at = |q: &[RigidMotion; 2]| beam.relative(&q[0], &q[1]).expect("near");
            let r = beam.response(at(&poses), None);
            for k in 0..2 {
                for c in 0..6 {
                    let mut unit = [0.0; 6];
                    unit[c] = 1.0;
                    let eta = Screw::from_array(&unit);
                    let moved = |e: f64| {
                        let mut q = poses;
                        q[k] = q[k].times(&RigidMotion::cay(&eta.scaled(e)));
                        at(&q)
                    };
                    let e = 1e-5;
                    let slope = (beam.energy(&moved(e)) - beam.energy(&moved(-e))) / (2.0 * e);
                    // 1e-16 of energies of some J over 1e-5
                    assert!((slope + r.wrenches[k].array()[c]).abs() < 1e-7, "{k} {c}");
                    let rest = Screw::zero();
                    let twists = if k == 0 { [&eta, &rest] } else { [&rest, &eta] };
                    let rate = beam.rate(&r.relative, twists);
                    let slope = moved(e).plus(&moved(-e), -1.0).scaled(0.5 / e);
                    let gap = slope.plus(&rate, -1.0);
                    assert!(gap.dot(&gap).sqrt() < 1e-8, "{k} {c}");
                }
            }
        }
    }

    #[test]
    fn id_wrenches_are_in_balance_and_do_not_see_rigid_motions() {
        let beam = with_offsets();
        let [a, b] = poses();
        let r = beam.response(beam.relative(&a, &b).expect("near"), None);
        let sum = a
            .transfer(&r.wrenches[0])
            .plus(&b.transfer(&r.wrenches[1]), 1.0);
        assert!(sum.dot(&sum).sqrt() < 1e-13);
        let g = RigidMotion::cay(&Screw {
            w: Vector3::new(-0.9, 0.3, 1.4),
            v: Vector3::new(5.0, -2.0, 1.0),
        });
        let moved = beam.relative(&g.times(&a), &g.times(&b)).expect("near");
        let gap = moved.plus(&r.relative, -1.0);
        assert!(gap.dot(&gap).sqrt() < 1e-14);
    }

    #[test]
    fn ref_frequency_of_a_straight_element() {
        // axial: 2 c/l; torsion: 2 c/l; the highest is shear with rotation: √(4 GA/(ρA l²) + GA/ρI), here about one axis
        let (rho_a, rho_i, l) = (2.0, 0.01, 0.5);
        let mut beam = beam();
        beam.reference = [0.0, 0.0, 0.0, 0.0, 0.0, 1.0];
        let share = NodeInertia {
            mass: 0.5 * l * rho_a,
            moments: Vector3::from_element(0.5 * l * rho_i),
        };
        let straight = Screw {
            w: Vector3::zeros(),
            v: Vector3::new(0.0, 0.0, l),
        };
        let axial = 2.0 * (90.0_f64 / rho_a).sqrt() / l;
        beam.stiffness = [1e-9, 1e-9, 1e-9, 1e-9, 1e-9, 90.0];
        let f = beam.frequency(&straight, [Some(share); 2]);
        assert!((f / axial - 1.0).abs() < 1e-9, "{f} {axial}");
        beam.stiffness = [1e-9, 1e-9, 1e-9, 1e-9, 50.0, 1e-9];
        let shear = (4.0 * 50.0 / (rho_a * l * l) + 50.0 / rho_i).sqrt();
        let f = beam.frequency(&straight, [Some(share); 2]);
        assert!((f / shear - 1.0).abs() < 1e-9, "{f} {shear}");
        // one end that does not move halves the square
        let f = beam.frequency(&straight, [Some(share), None]);
        assert!((f / shear - 0.5_f64.sqrt()).abs() < 1e-9);
        assert!((beam.largest_step(4.0) - 0.5).abs() < 1e-15);
    }

    #[test]
    fn id_ends_too_far_turned_or_apart_are_refused() {
        let beam = beam();
        let a = RigidMotion::identity();
        let far = RigidMotion {
            x: Vector3::new(0.0, 0.0, 1e3),
            ..a
        };
        assert!(beam.relative(&a, &far).is_none());
        let turned = RigidMotion::cay(&Screw {
            w: Vector3::new(40.0, 0.0, 0.0),
            v: Vector3::zeros(),
        });
        assert!(beam.relative(&a, &turned).is_none());
        let broken = RigidMotion {
            x: Vector3::new(0.0, f64::NAN, 0.0),
            ..a
        };
        assert!(beam.relative(&a, &broken).is_none());
    }
}
