//! The numerical model: bodies, tree, closures, forces, in tree order, all vectors from centres of mass.
//!
//! Nodes are numbered: moving bodies 0..n in tree order (parents before children), then ground, then driven anchors.

use super::forces::ForceElement;
use super::invariant::Invariant;
use super::link::Link;
use super::pose::Pose;
use super::row::{Closure, Ends, Row};
use crate::elements::{Change, Coordinate, Fault, Over};
use crate::model::CompiledSignal;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Inertia of a body in director coordinates: constant and diagonal.
#[derive(Clone, Copy, Debug)]
pub struct Inertia<const D: usize> {
    /// Mass m [kg].
    pub mass: f64,
    /// Principal values E_I of the Euler tensor, director masses [kg m²].
    pub euler: SVector<f64, D>,
}

/// Where an unwrapped angle comes from.
#[derive(Clone, Copy, Debug)]
pub enum AngleSource {
    /// Coordinate `k` of the tree joint of a body, times a sign.
    Tree(usize, usize, f64),
    /// An entry of [`Mechanism::angles`].
    Measured(usize),
    /// No angle: a displacement.
    None,
}

impl AngleSource {
    /// The angle given the tree coordinates and the followed angles.
    #[inline]
    pub fn angle<const T: usize>(self, coords: &[[f64; T]], followed: &[f64]) -> f64 {
        match self {
            Self::Tree(body, k, sign) => sign * coords[body][k],
            Self::Measured(i) => followed[i],
            Self::None => 0.0,
        }
    }
}

/// A coordinate of a joint, or an augmented one, that can be reported, acted on and prescribed.
#[derive(Clone, Debug)]
pub struct Measure<S, const D: usize, const A: usize, const T: usize> {
    /// Angle, displacement or distance.
    pub coordinate: Coordinate,
    /// Its invariants, all between the same two nodes: displacement, squared distance, or cosine and sine.
    pub invariants: Vec<Invariant<S, D, A, T>>,
    /// Where the number of turns is kept.
    pub source: AngleSource,
}

/// Cosine and sine of an angle that must be followed over full turns.
#[derive(Clone, Debug)]
pub struct FollowedAngle<S, const D: usize, const A: usize, const T: usize> {
    /// Cosine.
    pub cos: Invariant<S, D, A, T>,
    /// Sine.
    pub sin: Invariant<S, D, A, T>,
}

/// A control constraint b(q) = γ(t) and the motor that keeps it.
#[derive(Clone, Debug)]
pub struct Servo<S, const D: usize, const A: usize, const T: usize> {
    /// Index of the servo in the model.
    pub servo: usize,
    /// The prescribed coordinate b.
    pub output: Measure<S, D, A, T>,
    /// Its motion γ(t).
    pub motion: CompiledSignal,
    /// The coordinate on which the motor acts.
    pub input: Measure<S, D, A, T>,
}

/// An applied force or torque, a function of time.
#[derive(Clone, Debug)]
pub struct Load<const D: usize> {
    /// Index of the force in the model.
    pub force: usize,
    /// Body.
    pub node: usize,
    /// Point of attack from the centre of mass [m].
    pub point: SVector<f64, D>,
    /// Components: D for a force, 3 or 1 for a torque.
    pub value: Vec<CompiledSignal>,
    /// Components along the body axes (else world axes).
    pub follower: bool,
    /// Body axes to director axes.
    pub to_directors: SMatrix<f64, D, D>,
    /// Torque instead of force.
    pub torque: bool,
    /// Factor of the value: 1, or the length of a rod on which a load per length acts [m].
    pub share: f64,
}

impl<const D: usize> Load<D> {
    /// Component `i` of the whole force or torque on the body at a time, zero beyond the given ones [N, N m].
    #[inline]
    pub fn component(&self, i: usize, t: f64) -> f64 {
        self.share * self.value.get(i).map_or(0.0, |s| s.eval(t))
    }
}

/// The numerical model.
#[derive(Debug)]
pub struct Mechanism<S, const D: usize, const A: usize, const T: usize> {
    /// Inertia of moving bodies, in tree order.
    pub bodies: Vec<Inertia<D>>,
    /// Tree joints, one per moving body.
    pub links: Vec<Link<S, D, A, T>>,
    /// Constraints of the tree joints, one per moving body (for the multiplier formulation and the violation).
    pub tree_rows: Vec<Vec<Row<S, D, A, T>>>,
    /// Loop closures.
    pub closures: Vec<Closure<S, D, A, T>>,
    /// Force elements.
    pub forces: Vec<ForceElement<S, D, A, T>>,
    /// Applied loads.
    pub loads: Vec<Load<D>>,
    /// Augmented coordinates, in the order of the model.
    pub coordinates: Vec<Measure<S, D, A, T>>,
    /// Control constraints.
    pub servos: Vec<Servo<S, D, A, T>>,
    /// Angles followed over full turns.
    pub angles: Vec<FollowedAngle<S, D, A, T>>,
    /// Positions of driven anchors.
    pub anchors: Vec<Vec<CompiledSignal>>,
    /// Gravity [m/s²].
    pub gravity: SVector<f64, D>,
    /// Characteristic length [m], scales translations against rotations.
    pub length: f64,
    /// Rows of closures that agree to this part of their natural size are redundant (T-RED-20).
    pub closure_tolerance: f64,
    /// Redundant closure rows, found at assembly.
    pub redundant: usize,
}

impl<S, const D: usize, const A: usize, const T: usize> Mechanism<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Number of moving bodies, and the node of ground.
    #[inline]
    pub fn n(&self) -> usize {
        self.bodies.len()
    }

    /// Number of nodes with ground and anchors.
    pub fn n_nodes(&self) -> usize {
        self.n() + 1 + self.anchors.len()
    }

    /// Number of tree rates.
    pub fn n_rates(&self) -> usize {
        self.links.iter().map(Link::dof).sum()
    }

    /// Whether all forces and constraints are known to be smooth functions of the configuration, without kinks (stops, dry friction, slack,
    /// curves of the user): then Newton's iteration behaves in one step as it did in the last.
    pub fn is_smooth(&self) -> bool {
        let laws = self.forces.iter().all(|f| f.is_smooth());
        let joints = self.links.iter().all(|l| !l.freedom.follows_path());
        let rows = self.closures.iter().flat_map(|c| &c.rows);
        laws && joints && rows.into_iter().all(|row| row.terms.is_empty())
    }

    /// Puts the driven anchors where they are at time `t`.
    pub fn place_anchors(&self, t: f64, q: &mut [Pose<D>]) {
        let first = self.n() + 1;
        for (k, anchor) in self.anchors.iter().enumerate() {
            q[first + k].x = SVector::from_fn(|i, _| anchor[i].eval(t));
        }
    }

    /// Velocity (order 1) or acceleration (order 2) of a driven anchor at time `t`.
    pub fn anchor_rate(&self, node: usize, t: f64, order: usize) -> SVector<f64, D> {
        let signals = &self.anchors[node - self.n() - 1];
        SVector::from_fn(|i, _| signals[i].derivative(t, order))
    }

    /// Closure rows with their nodes.
    #[inline]
    pub fn closure_rows(&self) -> impl Iterator<Item = (Ends, &Row<S, D, A, T>)> {
        let closures = self.closures.iter();
        closures.flat_map(|c| c.rows.iter().map(|row| (c.nodes, row)))
    }

    /// All constraint rows with their nodes, those of the tree first.
    pub fn rows(&self) -> impl Iterator<Item = (Ends, &Row<S, D, A, T>)> {
        let tree = self.tree_rows.iter().flatten();
        let tree = tree.map(|row| (Ends::pair([row.main.a, row.main.b]), row));
        tree.chain(self.closure_rows())
    }

    /// Places all bodies from the joint coordinates; absolute parts are taken from `q` itself.
    #[inline]
    pub fn place_bodies(&self, coords: &[[f64; T]], q: &mut [Pose<D>]) {
        for i in 0..self.n() {
            let parent = q[self.links[i].parent];
            self.links[i].place(&parent, &coords[i], &mut q[i]);
        }
    }

    /// The value of an angle source given the tree coordinates and the followed angles.
    #[inline]
    pub fn angle(&self, source: AngleSource, coords: &[[f64; T]], followed: &[f64]) -> f64 {
        source.angle(coords, followed)
    }

    /// Largest violation of position constraints [m or rad], and the joint it belongs to (`None`: orthonormality of directors).
    pub fn violation(
        &self,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        followed: &[f64],
    ) -> (f64, Option<usize>) {
        self.violation_in(1.0, q, coords, followed)
    }

    /// The same with lengths in this unit [m].
    pub fn violation_in(
        &self,
        length: f64,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        followed: &[f64],
    ) -> (f64, Option<usize>) {
        let mut worst = (0.0_f64, None);
        let mut note = |v: f64, who: Option<usize>| {
            if v > worst.0 || v.is_nan() {
                worst = (v, who);
            }
        };
        for pose in &q[..self.n()] {
            note(
                (pose.r.transpose() * pose.r - SMatrix::identity()).amax(),
                None,
            );
        }
        for (i, rows) in self.tree_rows.iter().enumerate() {
            for row in rows {
                let v = self.row_value(row, q, coords, followed).abs();
                note(v / row.unit(length), Some(usize::MAX - i));
            }
        }
        for c in &self.closures {
            for row in &c.rows {
                let v = self.row_value(row, q, coords, followed).abs();
                note(v / row.unit(length), Some(c.joint));
            }
        }
        worst
    }

    /// Value of a constraint.
    #[inline]
    pub fn row_value(
        &self,
        row: &Row<S, D, A, T>,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        followed: &[f64],
    ) -> f64 {
        row.value(q, |source| source.angle(coords, followed))
    }

    /// Internal variables of all force elements at the start of a run.
    pub fn initial_memory(&self, q: &[Pose<D>], coords: &[[f64; T]], followed: &[f64]) -> Vec<f64> {
        let mut memory = vec![0.0; self.forces.last().map_or(0, |f| f.memory.end)];
        for f in &self.forces {
            let phase = self.angle(f.angle, coords, followed);
            f.begin(q, phase, &mut memory);
        }
        memory
    }

    /// Value of a coordinate at a configuration near the one of the given tree coordinates and followed angles.
    #[inline]
    pub fn measure(
        &self,
        m: &Measure<S, D, A, T>,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        followed: &[f64],
    ) -> f64 {
        m.value(q, self.angle(m.source, coords, followed))
    }

    /// Stored energy: gravity and force elements [J].
    pub fn potential(
        &self,
        q: &[Pose<D>],
        coords: &[[f64; T]],
        followed: &[f64],
        memory: &[f64],
    ) -> f64 {
        let mut v = self.gravity_potential(q);
        for f in &self.forces {
            let phase = self.angle(f.angle, coords, followed);
            v += f.energy(q, phase, memory);
        }
        v
    }

    /// The first force element that cannot be followed any longer after a step, and why.
    pub fn fault(&self, q0: &[Pose<D>], q1: &[Pose<D>]) -> Option<(usize, Fault)> {
        let mut forces = self.forces.iter();
        forces.find_map(|f| Some((f.force, f.fault(q0, q1)?)))
    }

    /// Potential energy of the uniform gravity, zero at the origin [J].
    pub fn gravity_potential(&self, q: &[Pose<D>]) -> f64 {
        let mut v = 0.0;
        for (b, pose) in self.bodies.iter().zip(q) {
            v -= b.mass * self.gravity.dot(&pose.x);
        }
        v
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Measure<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The two nodes.
    #[inline]
    pub fn nodes(&self) -> [usize; 2] {
        [self.invariants[0].a, self.invariants[0].b]
    }

    #[inline]
    pub(super) fn values(&self, q: &[Pose<D>]) -> [f64; 2] {
        [0, 1].map(|k| self.invariants.get(k).map_or(0.0, |i| i.value(q)))
    }

    /// Value at a configuration; an angle is the one nearest to `phase`.
    #[inline]
    pub fn value(&self, q: &[Pose<D>], phase: f64) -> f64 {
        self.coordinate.value(&self.values(q), phase)
    }

    /// Wrenches of a unit force on the coordinate, at a configuration.
    #[inline]
    pub fn gradient(&self, q: &[Pose<D>]) -> [SVector<f64, T>; 2] {
        self.combine(&self.slope(q), q)
    }

    /// The coordinate over a step: values, and the discrete derivative by its invariants.
    #[inline]
    pub fn over(&self, q0: &[Pose<D>], q1: &[Pose<D>], phase: f64) -> Over {
        let s0 = self.values(q0);
        let mut s1 = s0;
        for (s, inv) in s1.iter_mut().zip(&self.invariants) {
            *s += inv.change(q0, q1);
        }
        self.coordinate.over(&Change {
            time: 0.0,
            step: 0.0,
            s0: &s0,
            s1: &s1,
            phase,
        })
    }

    /// Σ k_i ∇s_i at a configuration.
    #[inline]
    pub fn combine(&self, slope: &[f64; 2], q: &[Pose<D>]) -> [SVector<f64, T>; 2] {
        let mut out = [SVector::zeros(); 2];
        for (inv, k) in self.invariants.iter().zip(slope) {
            let [a, b] = inv.gradient(q, q);
            out[0] += a * *k;
            out[1] += b * *k;
        }
        out
    }

    /// Σ k_i ∇s_i by position and directors, for the multiplier formulation.
    pub fn combine_directors(&self, slope: &[f64; 2], q: &[Pose<D>]) -> [Pose<D>; 2] {
        let zero = Pose {
            x: SVector::zeros(),
            r: SMatrix::zeros(),
        };
        let mut out = [zero; 2];
        for (inv, k) in self.invariants.iter().zip(slope) {
            let [a, b] = inv.director_gradient(q);
            out[0] = out[0].add_scaled(&a, *k);
            out[1] = out[1].add_scaled(&b, *k);
        }
        out
    }

    /// Gradient by position and directors.
    pub fn director_gradient(&self, q: &[Pose<D>]) -> [Pose<D>; 2] {
        self.combine_directors(&self.slope(q), q)
    }

    /// Derivative by the invariants.
    #[inline]
    pub fn slope(&self, q: &[Pose<D>]) -> [f64; 2] {
        self.coordinate.slope(&self.values(q))
    }

    /// Second derivative by the invariants.
    #[inline]
    pub fn bend(&self, q: &[Pose<D>]) -> [[f64; 2]; 2] {
        self.coordinate.bend(&self.values(q))
    }

    /// Rate of the coordinate when the nodes move with the given twists; those that are not given rest.
    pub fn rate(&self, q: &[Pose<D>], twists: &[SVector<f64, T>]) -> f64 {
        let g = self.gradient(q);
        let ends = self.nodes().into_iter().zip(&g);
        ends.map(|(node, g)| twists.get(node).map_or(0.0, |t| g.dot(t)))
            .sum()
    }
}

impl<S, const D: usize, const A: usize, const T: usize> FollowedAngle<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The angle itself, in the first turn [rad].
    pub fn value(&self, q: &[Pose<D>]) -> f64 {
        self.sin.value(q).atan2(self.cos.value(q))
    }
}
