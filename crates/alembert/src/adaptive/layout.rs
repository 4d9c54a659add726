//! The unknowns of an adaptive solver, by kind of node: what says where a body is, and the rates of its joint.
//!
//! # What it is
//! The numbers of one body of the spanning tree, by what its joint lets free:
//! ```text
//! joint              configuration                                   rates
//! any other          its coordinates y                               ẏ
//! a position of      x, position of the centre of mass               ẋ
//! its own
//! any rotation       p, a quaternion; in the plane an angle          ω of the body, world axes
//! ```
//! A free body in space is thus a node (x, p) of seven numbers with one constraint |p| = 1, a point mass one of x alone, a hinge one of an angle.
//!
//! # Equations
//! R = R(p/|p|) R_0, with R_0 the directors at the start, where p = 1; and
//! ```text
//! ṗ = (0, ω) p / 2                                                                                                 (T-ADA-1)
//! ```
//! is orthogonal to p whatever its length, so that |p| changes by the error of the solver only, and R not at all with it.
//!
//! # Symbols
//! p = (s, u) `Rotation`.
//!
//! # Reference
//! Lang and Linn 2009, section 3 (nodes x, p of a rod); Lang, Linn and Arnold 2011.
//!
//! # Departures from the reference
//! Rates are angular velocities, not derivatives of p: six for seven numbers, no constraint on them, and the mass matrix is that of the body.

use crate::joints::Turns;
use crate::step::Twist;
use crate::system::link::Link;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use alembert_math::se3::Rotation;
use nalgebra::{SMatrix, SVector, Vector3};

/// Where the numbers of each body are.
#[derive(Debug)]
pub struct Layout<const D: usize> {
    /// First number of the configuration and first rate of each body.
    first: Vec<[usize; 2]>,
    /// Directors at the start of bodies with any rotation.
    reference: Vec<SMatrix<f64, D, D>>,
    /// Number of unknowns.
    length: usize,
}

/// Numbers of a configuration: position, coordinates of the joint before and with its turns, orientation.
struct Counts {
    position: usize,
    joint: usize,
    orientation: usize,
}

fn counts<S, const D: usize, const A: usize, const T: usize>(link: &Link<S, D, A, T>) -> Counts
where
    S: Space<D, A, T>,
{
    let freedom = link.freedom;
    let ball = freedom.turns == Turns::Ball;
    let slides = freedom.sliding(D);
    let turning = freedom.dof(D) - slides;
    let own = freedom.absolute_position();
    Counts {
        position: if own { D } else { 0 },
        joint: if own { 0 } else { slides } + if ball { 0 } else { turning },
        orientation: match (ball, A) {
            (false, _) => 0,
            (true, 1) => 1,
            (true, _) => 4,
        },
    }
}

impl<const D: usize> Layout<D> {
    /// The layout of a tree whose bodies start at `q`.
    pub fn new<S, const A: usize, const T: usize>(
        mech: &Mechanism<S, D, A, T>,
        q: &[Pose<D>],
    ) -> Self
    where
        S: Space<D, A, T>,
    {
        let (mut half, mut rates) = (0, 0);
        let mut first = vec![];
        for link in &mech.links {
            first.push([half, rates]);
            let c = counts(link);
            half += c.position + c.joint + c.orientation;
            rates += link.dof();
        }
        first.iter_mut().for_each(|f| f[1] += half);
        Self {
            first,
            reference: q[..mech.n()].iter().map(|pose| pose.r).collect(),
            length: half + rates,
        }
    }

    /// Number of unknowns.
    pub fn length(&self) -> usize {
        self.length
    }

    /// The unknowns at the start.
    pub fn start<S, const A: usize, const T: usize>(
        &self,
        mech: &Mechanism<S, D, A, T>,
        (q, coords): (&[Pose<D>], &[[f64; T]]),
        rates: &[Twist<T>],
    ) -> Vec<f64>
    where
        S: Space<D, A, T>,
    {
        let mut y = vec![0.0; self.length];
        for (i, link) in mech.links.iter().enumerate() {
            let [at, rate] = self.first[i];
            let c = counts(link);
            y[at..at + c.position].copy_from_slice(&q[i].x.as_slice()[..c.position]);
            let joint = at + c.position;
            y[joint..joint + c.joint].copy_from_slice(&coords[i][..c.joint]);
            if c.orientation == 4 {
                y[joint + c.joint] = 1.0;
            }
            let dof = link.dof();
            y[rate..rate + dof].copy_from_slice(&rates[i].as_slice()[..dof]);
        }
        y
    }

    /// Puts the bodies where the unknowns say they are.
    pub fn place<S, const A: usize, const T: usize>(
        &self,
        y: &[f64],
        mech: &Mechanism<S, D, A, T>,
        q: &mut [Pose<D>],
        coords: &mut [[f64; T]],
    ) where
        S: Space<D, A, T>,
    {
        for (i, link) in mech.links.iter().enumerate() {
            let c = counts(link);
            let at = self.first[i][0];
            if c.position > 0 {
                q[i].x = SVector::from_fn(|k, _| y[at + k]);
            }
            let joint = at + c.position;
            coords[i][..c.joint].copy_from_slice(&y[joint..joint + c.joint]);
            match y[joint + c.joint..].get(..c.orientation) {
                Some([angle]) => q[i].r = S::turn(*angle) * self.reference[i],
                Some([s, u @ ..]) => q[i].r = turned(*s, u, &self.reference[i]),
                _ => {}
            }
        }
        mech.place_bodies(coords, q);
    }

    /// Rates of the joints.
    pub fn rates<S, const A: usize, const T: usize>(
        &self,
        y: &[f64],
        mech: &Mechanism<S, D, A, T>,
        rates: &mut [Twist<T>],
    ) where
        S: Space<D, A, T>,
    {
        for (i, link) in mech.links.iter().enumerate() {
            let (rate, dof) = (self.first[i][1], link.dof());
            rates[i] = Twist::from_fn(|k, _| if k < dof { y[rate + k] } else { 0.0 });
        }
    }

    /// Derivatives of the unknowns from rates and accelerations of the joints.
    pub fn derivative<S, const A: usize, const T: usize>(
        &self,
        y: &[f64],
        mech: &Mechanism<S, D, A, T>,
        [rates, accelerations]: [&[Twist<T>]; 2],
        out: &mut [f64],
    ) where
        S: Space<D, A, T>,
    {
        for (i, link) in mech.links.iter().enumerate() {
            let c = counts(link);
            let [at, rate] = self.first[i];
            let numbers = c.position + c.joint;
            let u = rates[i].as_slice();
            out[at..at + numbers].copy_from_slice(&u[..numbers]);
            let turn = at + numbers;
            match c.orientation {
                0 => {}
                1 => out[turn] = u[numbers],
                _ => {
                    let p = quaternion(y[turn], &y[turn + 1..turn + 4]);
                    let w = quaternion(0.0, &u[numbers..]);
                    let rate = w.times(&p);
                    out[turn] = 0.5 * rate.s;
                    for k in 0..3 {
                        out[turn + 1 + k] = 0.5 * rate.u[k];
                    }
                }
            }
            let dof = link.dof();
            out[rate..rate + dof].copy_from_slice(&accelerations[i].as_slice()[..dof]);
        }
    }
}

fn quaternion(s: f64, u: &[f64]) -> Rotation {
    Rotation {
        s,
        u: Vector3::from_fn(|k, _| u[k]),
    }
}

/// R(p/|p|) R_0.
fn turned<const D: usize>(s: f64, u: &[f64], reference: &SMatrix<f64, D, D>) -> SMatrix<f64, D, D> {
    let p = quaternion(s, u);
    let k = 1.0 / (p.s * p.s + p.u.norm_squared()).sqrt();
    let p = Rotation {
        s: p.s * k,
        u: p.u * k,
    };
    let r = p.matrix();
    SMatrix::from_fn(|i, j| {
        (0..D)
            .map(|k| r[(i.min(2), k.min(2))] * reference[(k, j)])
            .sum()
    })
}
