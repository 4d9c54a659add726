//! Tree joints: nodal reparametrisation and null space map of one kinematic pair.
//!
//! # What it is
//! Every body hangs on one joint of the spanning tree. The joint places the body (the nodal
//! reparametrisation F) and maps its own rates and the twist of the parent to the twist of the
//! body (one block row of the null space matrix P). A kind is data: which directions of the joint frame
//! slide, about which it turns, and whether the turn is absolute.
//!
//! # Equations
//! Parent p, child c, joint frame F on p with origin r₁, frame M on c with origin r₂ (from the centres of mass):
//! ```text
//! R_c = R_p F Rot(q) Mᵀ,   x_c = x_p + r₁ + R_p F t(q) - r₂                       (T-RIG-6)
//! ω_c = ω_p + Σ e_k u_k,   v_c = v_p + ω_p × (r₁ + Δ) + Σ s_k u_k - ω_c × r₂      (T-RIG-7)
//! ```
//! e_k are axes (n₁; for universal joints a₁ and b₂), s_k slide directions, *dual* vectors of the frame
//! (a × b, ...). Spherical and free joints take the absolute ω_c as rate: then ω_p does not enter.
//! With these choices G(q) P(q) = 0 holds as an algebraic identity also for averaged,
//! non-orthonormal directors, so the same map is the discrete null space matrix of the energy-momentum scheme.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4 (table of kinematic pairs); Penner and Leyendecker 2020, eqs. (7)-(11).
//!
//! # Departures from the reference
//! The position rows of Penner and Leyendecker (9) and (11) are misprinted; T-RIG-6 is the consistent form.
//! Joint angles are stored and added up, so revolute axes cannot drift apart and angles are not wrapped.

use super::path_motion::{Along, PathMotion};
use super::placement::Placement;
use super::pose::Pose;
use crate::joints::{Freedom, Slides, Turns};
use crate::step::Momentum;
use alembert_math::scalar::{IDENTITY, V3};
use alembert_math::{Space, det, mm, mv};
use nalgebra::{SMatrix, SVector};
use std::marker::PhantomData;

/// A tree joint; vectors in the frames of the two bodies, from their centres of mass.
#[derive(Clone, Debug)]
pub struct Link<S, const D: usize, const A: usize, const T: usize> {
    /// Node of the parent.
    pub parent: usize,
    /// What the joint lets free.
    pub freedom: Freedom,
    /// Joint origin on the parent [m].
    pub r1: SVector<f64, D>,
    /// Joint origin on the child [m].
    pub r2: SVector<f64, D>,
    /// Axes, kept apart: spherical joints do not need them, and their chains stay in the cache.
    axes: Box<LinkAxes<D>>,
    space: PhantomData<S>,
}

/// Joint frames on the two bodies.
#[derive(Clone, Debug)]
struct LinkAxes<const D: usize> {
    /// Joint frame on the parent.
    f1: SMatrix<f64, D, D>,
    /// Joint frame on the child.
    m2: SMatrix<f64, D, D>,
    /// Advance of a screw [m/rad].
    pitch: f64,
    /// Functions of a custom joint.
    path: PathMotion,
    /// F Rot(angle) Mᵀ = fixed + cos · cos_part + sin · sin_part, for joints that turn about one axis.
    turning: [SMatrix<f64, D, D>; 3],
}

/// World vectors from the bodies to a joint, at one (possibly averaged) configuration.
#[derive(Clone, Copy, Debug)]
pub struct Levers<const D: usize> {
    /// From the parent's centre to the joint point of the child (r₁ + Δ).
    pub lever: SVector<f64, D>,
    /// From the child's centre to the joint point.
    pub r2: SVector<f64, D>,
}

impl<const D: usize> Levers<D> {
    /// Everything zero.
    pub fn zero() -> Self {
        Self {
            lever: SVector::zeros(),
            r2: SVector::zeros(),
        }
    }

    /// Weighted mean of the vectors at two configurations.
    #[inline]
    pub fn lerp(&self, o: &Self, b: f64) -> Self {
        Self {
            lever: self.lever + (o.lever - self.lever) * b,
            r2: self.r2 + (o.r2 - self.r2) * b,
        }
    }
}

/// World frames of a joint at one (possibly averaged) configuration.
#[derive(Clone, Copy, Debug)]
pub struct Frames<const D: usize> {
    /// Joint frame on the parent.
    pub f1: SMatrix<f64, D, D>,
    /// Joint frame on the child.
    pub m2: SMatrix<f64, D, D>,
}

impl<const D: usize> Frames<D> {
    /// Everything zero.
    pub fn zero() -> Self {
        Self {
            f1: SMatrix::zeros(),
            m2: SMatrix::zeros(),
        }
    }

    /// Weighted mean of the frames at two configurations.
    #[inline]
    pub fn lerp(&self, o: &Self, b: f64) -> Self {
        Self {
            f1: self.f1 + (o.f1 - self.f1) * b,
            m2: self.m2 + (o.m2 - self.m2) * b,
        }
    }
}

/// World vectors of all tree joints at one configuration.
#[derive(Clone, Debug)]
pub struct JointVectors<const D: usize> {
    /// Levers, per body.
    pub levers: Vec<Levers<D>>,
    /// Frames, per body; only those of joints with axes are kept.
    pub frames: Vec<Frames<D>>,
}

impl<const D: usize> JointVectors<D> {
    /// For `n` joints.
    pub fn new(n: usize) -> Self {
        Self {
            levers: vec![Levers::zero(); n],
            frames: vec![Frames::zero(); n],
        }
    }

    /// Sets joint `i` to the weighted mean of two configurations.
    #[inline]
    pub fn set_mean(&mut self, i: usize, axes: bool, at0: &Self, at1: &Self, b: f64) {
        self.levers[i] = at0.levers[i].lerp(&at1.levers[i], b);
        if axes {
            self.frames[i] = at0.frames[i].lerp(&at1.frames[i], b);
        }
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Link<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// A joint between a frame on the parent and one on the child.
    pub fn new(
        parent: usize,
        freedom: Freedom,
        on_parent: (SVector<f64, D>, SMatrix<f64, D, D>),
        on_child: (SVector<f64, D>, SMatrix<f64, D, D>),
        pitch: f64,
    ) -> Self {
        let ((r1, f1), (r2, m2)) = (on_parent, on_child);
        // split the turn into its constant, cosine and sine parts
        let about = |t: SMatrix<f64, D, D>| f1 * t * m2.transpose();
        let (zero, quarter, half) = (
            about(S::turn(0.0)),
            about(quarter_turn::<S, D, A, T>()),
            about(half_turn::<S, D, A, T>()),
        );
        let fixed = (zero + half) * 0.5;
        Self {
            parent,
            freedom,
            r1,
            r2,
            axes: Box::new(LinkAxes {
                f1,
                m2,
                pitch,
                path: PathMotion::default(),
                turning: [fixed, zero - fixed, quarter - fixed],
            }),
            space: PhantomData,
        }
    }

    /// With the functions of a custom joint.
    pub fn with_path(mut self, path: PathMotion) -> Self {
        self.axes.path = path;
        self
    }

    /// The same joint for any scalar, in space.
    pub fn placement(&self) -> Placement {
        let vector = |v: &SVector<f64, D>| std::array::from_fn(|i| if i < D { v[i] } else { 0.0 });
        let matrix = |m: &SMatrix<f64, D, D>| {
            let entry = |i: usize, j: usize| match i < D && j < D {
                true => m[(i, j)],
                false => IDENTITY[i][j],
            };
            std::array::from_fn(|i| std::array::from_fn(|j| entry(i, j)))
        };
        Placement {
            r1: vector(&self.r1),
            f1: matrix(&self.axes.f1),
            r2: vector(&self.r2),
            m2t: matrix(&self.axes.m2.transpose()),
            pitch: self.axes.pitch,
            path: self.axes.path.clone(),
            moves: self.freedom.moves(D),
        }
    }

    /// F Rot(angle) Mᵀ.
    #[inline]
    fn turned(&self, angle: f64) -> SMatrix<f64, D, D> {
        let (s, c) = angle.sin_cos();
        self.axes.turning[0] + self.axes.turning[1] * c + self.axes.turning[2] * s
    }

    /// Number of rates.
    #[inline]
    pub fn dof(&self) -> usize {
        self.freedom.dof(D)
    }

    /// Translation t(q) in the joint frame and whether there is any.
    fn translation(&self, q: &[f64; T]) -> SVector<f64, D> {
        let mut t = SVector::<f64, D>::zeros();
        if self.freedom.slides == Slides::Screw {
            t[S::SLIDE] = self.axes.pitch * q[0];
        }
        if self.freedom.slides == Slides::Path {
            t = in_space(&self.axes.path.slide(q[0], 0));
        }
        for (q, axis) in q.iter().zip(self.freedom.axes()) {
            t[usize::from(axis)] = *q;
        }
        t
    }

    /// Places the child: T-RIG-6. `child` carries what is absolute (position, orientation) on entry.
    #[inline]
    pub fn place(&self, parent: &Pose<D>, q: &[f64; T], child: &mut Pose<D>) {
        if self.freedom.absolute_position() {
            return;
        }
        let first = self.freedom.sliding(D);
        match self.freedom.turns {
            Turns::Ball | Turns::Point => {}
            Turns::Axis => child.r = mm(&parent.r, &self.turned(q[first])),
            Turns::Cross => {
                child.r = parent.r
                    * (self.axes.f1
                        * universal_rotation(q[first], q[first + 1])
                        * self.axes.m2.transpose());
            }
            Turns::Path => {
                child.r = parent.r * self.turned_along(q[0]);
            }
            Turns::No => child.r = mm(&parent.r, &self.turned(0.0)),
        }
        child.x = parent.x + mv(&parent.r, &self.r1) - mv(&child.r, &self.r2);
        if self.freedom.slides() {
            child.x += mv(&parent.r, &mv(&self.axes.f1, &self.translation(q)));
        }
    }

    /// Joint coordinates of a given relative pose; what the joint cannot represent is ignored.
    pub fn coordinates(&self, parent: &Pose<D>, child: &Pose<D>) -> [f64; T] {
        let mut q = [0.0; T];
        if self.freedom.absolute_position() {
            return q;
        }
        let frame = parent.r * self.axes.f1;
        let rel = frame.transpose() * child.r * self.axes.m2;
        let t = frame.transpose() * (child.x + child.r * self.r2 - parent.x - parent.r * self.r1);
        for (q, axis) in q.iter_mut().zip(self.freedom.axes()) {
            *q = t[usize::from(axis)];
        }
        let first = self.freedom.sliding(D);
        match self.freedom.turns {
            Turns::Axis => q[first] = rel[(1, 0)].atan2(rel[(0, 0)]),
            Turns::Path => q[first] = (-rel[(0, 1)]).atan2(rel[(1, 1)]),
            Turns::Cross => {
                q[first] = rel[(D - 1, 1)].atan2(rel[(1, 1)]);
                q[first + 1] = rel[(0, D - 1)].atan2(rel[(0, 0)]);
            }
            _ => {}
        }
        q
    }

    /// World vectors at a configuration; frames only where the motion of the joint needs them.
    #[inline]
    pub fn world(
        &self,
        parent: &Pose<D>,
        child: &Pose<D>,
        levers: &mut Levers<D>,
        frames: &mut Frames<D>,
    ) {
        if self.freedom.absolute_position() {
            return;
        }
        levers.r2 = mv(&child.r, &self.r2);
        levers.lever = child.x + levers.r2 - parent.x;
        if self.freedom.has_axes() {
            frames.f1 = mm(&parent.r, &self.axes.f1);
            if self.freedom.crosses()
                || self.freedom.slides == Slides::Screw
                || self.freedom.follows_path()
            {
                frames.m2 = mm(&child.r, &self.axes.m2);
            }
        }
    }

    /// Motion matrix: column k is (slide direction, axis) of rate k, at the joint point. Only entries that vary are written; `s` starts as
    /// [`Self::motion_template`]. A custom joint writes the derivative of its column by its angle behind it.
    #[inline]
    pub fn motion(&self, w: &Frames<D>, along: Along, s: &mut SMatrix<f64, T, T>) {
        let Freedom { slides, turns } = self.freedom;
        match slides {
            Slides::No | Slides::Free => {}
            Slides::Along(_) => {
                let dual = S::dual(&w.f1);
                for (k, axis) in self.freedom.axes().enumerate() {
                    set_slide::<D, T>(s, k, &dual.column(usize::from(axis)).into_owned());
                }
            }
            Slides::Screw => {
                let factor = match along {
                    Along::At(_) => 1.0,
                    Along::Over([q0, q1]) => screw_factor::<S, D, A, T>(w, q0, q1),
                };
                let slide = S::dual(&w.f1).column(S::SLIDE) * (self.axes.pitch * factor);
                set_slide::<D, T>(s, 0, &slide);
            }
            Slides::Path => return self.path_motion(w, along, s),
        }
        let first = self.freedom.sliding(D);
        match turns {
            Turns::No | Turns::Ball | Turns::Point | Turns::Path => {}
            Turns::Axis => set_axis::<D, A, T>(s, first, &S::axis(&w.f1)),
            Turns::Cross => {
                for i in 0..A.min(D) {
                    s[(D + i, first)] = w.f1[(i, 0)];
                    s[(D + i, first + 1)] = w.m2[(i, 1)];
                }
            }
        }
    }

    /// F R(q) Mᵀ of a custom joint; out of the way of all others.
    #[cold]
    #[inline(never)]
    fn turned_along(&self, q: f64) -> SMatrix<f64, D, D> {
        let mut turn = IDENTITY;
        self.axes.path.rotate(&mut turn, q);
        let turn = SMatrix::from_fn(|i, j| turn[i.min(2)][j.min(2)]);
        self.axes.f1 * turn * self.axes.m2.transpose()
    }

    /// The motion of a custom joint (T-RIG-41, T-RIG-42), and its derivative by the angle.
    #[cold]
    #[inline(never)]
    fn path_motion(&self, w: &Frames<D>, along: Along, s: &mut SMatrix<f64, T, T>) {
        let path = &self.axes.path;
        let dual = S::dual(&w.f1);
        let (at, mut first) = match along {
            Along::At(q) => (q, None),
            Along::Over([q0, q1]) => {
                let (slide, rho, square) = path.over::<S, D, A, T>([q0, q1]);
                let k2 = det(&w.m2) * (1.0 + 0.25 * square) / det(&w.f1);
                (0.5 * (q0 + q1), Some((slide, rho / k2.sqrt())))
            }
        };
        for (k, axis) in path.axis(at).into_iter().enumerate() {
            let tangent = (in_space(&path.slide(at, k + 1)), about_axes(&axis));
            let (slide, axis) = first.take().unwrap_or(tangent);
            set_slide::<D, T>(s, k, &mv(&dual, &slide));
            set_axis::<D, A, T>(s, k, &turned_axis(&w.f1, &axis));
        }
    }

    /// The constant part of the motion matrix.
    pub fn motion_template(&self) -> SMatrix<f64, T, T> {
        let mut s = SMatrix::<f64, T, T>::zeros();
        let first = self.freedom.sliding(D);
        if self.freedom.absolute_position() {
            (0..D).for_each(|i| s[(i, i)] = 1.0);
        }
        if self.freedom.absolute_rotation() {
            (0..A).for_each(|i| s[(D + i, first + i)] = 1.0);
        }
        s
    }

    /// World vectors and motion matrix together, for code outside a step.
    pub fn world_motion(
        &self,
        parent: &Pose<D>,
        child: &Pose<D>,
    ) -> (Levers<D>, SMatrix<f64, T, T>) {
        let (mut levers, mut frames) = (Levers::zero(), Frames::zero());
        self.world(parent, child, &mut levers, &mut frames);
        let mut s = self.motion_template();
        let q = match self.freedom.follows_path() {
            true => self.coordinates(parent, child)[0],
            false => 0.0,
        };
        self.motion(&frames, Along::At(q), &mut s);
        (levers, s)
    }

    /// Unit of rate `k`: a length where it slides, 1 (rad) where it turns.
    pub fn unit(&self, k: usize, length: f64) -> f64 {
        if k < self.freedom.sliding(D) {
            length
        } else {
            1.0
        }
    }

    /// Applies an increment of the rates: coordinates and absolute parts of the child.
    #[inline]
    pub fn advance(&self, q: &mut [f64; T], child: &mut Pose<D>, u: &[f64]) {
        let Freedom { slides, turns } = self.freedom;
        if slides != Slides::Free && turns != Turns::Ball {
            for (qi, ui) in q.iter_mut().zip(u) {
                *qi += ui;
            }
            return;
        }
        let mut first = 0;
        if slides == Slides::Free {
            for i in 0..D {
                child.x[i] += u[i];
            }
            first = D;
        }
        if turns == Turns::Ball {
            let turn = S::cay(&SVector::<f64, A>::from_fn(|i, _| u[first + i]));
            child.r = mm(&turn, &child.r);
        }
    }

    /// Adds an increment to the accumulated one, for joints with absolute position or rotation.
    #[inline]
    pub fn accumulate(&self, total: &mut SVector<f64, T>, u: &SVector<f64, T>) {
        let Freedom { slides, turns } = self.freedom;
        if slides == Slides::Free && turns == Turns::Point {
            *total += u;
            return;
        }
        let mut first = 0;
        if slides == Slides::Free {
            for i in 0..D {
                total[i] += u[i];
            }
            first = D;
        }
        if turns == Turns::Ball {
            let turn = |v: &SVector<f64, T>| SVector::<f64, A>::from_fn(|i, _| v[first + i]);
            let w = S::compose(&turn(u), &turn(total));
            for i in 0..A {
                total[first + i] = w[i];
            }
        }
    }

    /// Change of the directors of a body with absolute rotation: where its whole increment of the step leads from `start`,
    /// Δd = (cay(w) - 1) d.
    #[inline]
    pub fn turned_by(
        &self,
        total: &SVector<f64, T>,
        start: &SMatrix<f64, D, D>,
    ) -> SMatrix<f64, D, D> {
        let first = if self.freedom.absolute_position() {
            D
        } else {
            0
        };
        let w = SVector::<f64, A>::from_fn(|i, _| total[first + i]);
        mm(&S::cay_change(&w), start)
    }

    /// Places a child that is turned already and held by a spherical joint, with its levers.
    #[inline]
    pub fn place_ball(&self, parent: &Pose<D>, child: &mut Pose<D>, levers: &mut Levers<D>) {
        levers.lever = mv(&parent.r, &self.r1);
        levers.r2 = mv(&child.r, &self.r2);
        child.x = parent.x + levers.lever - levers.r2;
    }

    /// Change of position and directors over the step: from the accumulated increment where there is one (then
    /// Δd = w × (d + d')/2 without cancellation), else the difference.
    #[inline]
    pub fn change(&self, q0: &Pose<D>, q1: &Pose<D>, total: &SVector<f64, T>) -> Momentum<D> {
        let at = if self.freedom.absolute_position() {
            D
        } else {
            0
        };
        let linear = if self.freedom.absolute_position() {
            SVector::from_fn(|i, _| total[i])
        } else {
            q1.x - q0.x
        };
        let director = if self.freedom.absolute_rotation() {
            let w = SVector::<f64, A>::from_fn(|i, _| total[at + i]);
            let mut d = SMatrix::<f64, D, D>::zeros();
            for c in 0..D {
                let mid = (q0.r.column(c) + q1.r.column(c)) * 0.5;
                d.set_column(c, &S::rate(&w, &mid));
            }
            d
        } else {
            q1.r - q0.r
        };
        Momentum { linear, director }
    }
}

fn quarter_turn<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>()
-> SMatrix<f64, D, D> {
    let mut m = S::turn(0.0);
    (m[(0, 0)], m[(0, 1)], m[(1, 0)], m[(1, 1)]) = (0.0, -1.0, 1.0, 0.0);
    m
}

fn half_turn<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>()
-> SMatrix<f64, D, D> {
    let mut m = S::turn(0.0);
    (m[(0, 0)], m[(1, 1)]) = (-1.0, -1.0);
    m
}

/// Rotation Rx(α) Ry(β) of a universal joint.
fn universal_rotation<const D: usize>(alpha: f64, beta: f64) -> SMatrix<f64, D, D> {
    let ((sa, ca), (sb, cb)) = (alpha.sin_cos(), beta.sin_cos());
    let m = [
        [cb, 0.0, sb],
        [sa * sb, ca, -sa * cb],
        [-ca * sb, sa, ca * cb],
    ];
    SMatrix::from_fn(|i, j| m[i.min(2)][j.min(2)])
}

/// A vector of the joint frame; in the plane without its normal.
#[inline]
fn in_space<const D: usize>(v: &V3<f64>) -> SVector<f64, D> {
    SVector::from_fn(|i, _| v[i.min(2)])
}

/// An angular vector of the joint frame; in the plane its component along the normal.
#[inline]
fn about_axes<const A: usize>(v: &V3<f64>) -> SVector<f64, A> {
    SVector::from_fn(|i, _| v[(3 - A + i).min(2)])
}

/// An axis of the joint frame in the world; in the plane there is one.
#[inline]
fn turned_axis<const D: usize, const A: usize>(
    frame: &SMatrix<f64, D, D>,
    axis: &SVector<f64, A>,
) -> SVector<f64, A> {
    if A < D {
        return *axis;
    }
    SVector::from_fn(|i, _| {
        (0..D)
            .map(|k| frame[(i.min(D - 1), k)] * axis[k.min(A - 1)])
            .sum()
    })
}

/// Slide rate per turn rate of a screw for virtual motions between the nodes: from the discrete
/// gradient of the angle, so that constraint forces do no work over the step.
fn screw_factor<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    w: &Frames<D>,
    angle0: f64,
    angle1: f64,
) -> f64 {
    let k = crate::elements::kappa(angle1 - angle0).0;
    let (c, s) = (
        0.5 * (angle0.cos() + angle1.cos()),
        0.5 * (angle0.sin() + angle1.sin()),
    );
    let n = S::axis(&w.f1);
    let a2 = w.m2.column(0).into_owned();
    let along = |v: SVector<f64, D>| n.dot(&S::cross(&v, &a2));
    let rate =
        k * (-s * along(w.f1.column(0).into_owned()) + c * along(w.f1.column(1).into_owned()));
    -rate / det(&w.f1)
}

#[inline]
fn set_slide<const D: usize, const T: usize>(
    s: &mut SMatrix<f64, T, T>,
    k: usize,
    v: &SVector<f64, D>,
) {
    for i in 0..D {
        s[(i, k)] = v[i];
    }
}

#[inline]
fn set_axis<const D: usize, const A: usize, const T: usize>(
    s: &mut SMatrix<f64, T, T>,
    k: usize,
    e: &SVector<f64, A>,
) {
    for i in 0..A {
        s[(D + i, k)] = e[i];
    }
}
