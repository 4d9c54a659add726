//! Forces at rest: elements, gravity and loads, those under the load factor apart from the rest.
//!
//! # Equations
//! R(q, λ) = ∇V(q) - f₀(q) - λ f₁(q) (T-EQU-1): f₁ is what the factor scales, f₀ the other loads. Both R and ∂R/∂λ = -f₁ are sums over the
//! same elements with other weights.

use super::curvature::Dyad;
use crate::elements::{Coefficients, MAX_INVARIANTS};
use crate::model::{Force, Model, Study};
use crate::step::Twist;
use crate::step::forces::{LoadView, load_block, load_wrench};
use crate::system::forces::{BlockSink, ForceElement};
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::SVector;

/// Name of gravity in the list of what a load factor scales.
const GRAVITY: &str = "gravity";

/// How the load factor enters something that acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Share {
    /// Not a load: acts as it is.
    Whole,
    /// A load that acts fully from the start.
    Constant,
    /// A load times the factor.
    Scaled,
}

/// Which value of the factor, or the derivative by it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// Everything, at this factor.
    At(f64),
    /// The derivative by the factor.
    Slope,
}

impl Part {
    fn weight(self, share: Share) -> f64 {
        match (self, share) {
            (Self::At(factor), Share::Scaled) => factor,
            (Self::At(_), _) => 1.0,
            (Self::Slope, Share::Scaled) => 1.0,
            (Self::Slope, _) => 0.0,
        }
    }
}

/// What the load factor scales.
#[derive(Clone, Debug)]
pub(crate) struct Loading<const D: usize> {
    /// Gravity of the model [m/s²].
    gravity: SVector<f64, D>,
    gravity_share: Share,
    /// Per force element of the mechanism.
    forces: Vec<Share>,
    /// Per load of the mechanism.
    loads: Vec<Share>,
}

/// Where forces are evaluated: poses, tree coordinates, followed angles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct At<'a, const D: usize, const T: usize> {
    pub q: &'a [Pose<D>],
    pub coords: &'a [[f64; T]],
    pub angles: &'a [f64],
}

impl<const D: usize> Loading<D> {
    /// The part of each force element that acts at this factor.
    pub(crate) fn weights(&self, factor: f64) -> Vec<f64> {
        let part = Part::At(factor);
        self.forces
            .iter()
            .map(|share| part.weight(*share))
            .collect()
    }

    pub(crate) fn new<S, const A: usize, const T: usize>(
        model: &Model,
        study: &Study,
        mech: &Mechanism<S, D, A, T>,
    ) -> Self
    where
        S: Space<D, A, T>,
    {
        let scaled = |name: &str| {
            let all = study.ramp.is_none();
            all || study.ramp.iter().flatten().any(|n| n == name)
        };
        let share = |force: usize| match model.forces.get(force).filter(|f| f.is_load()) {
            None => Share::Whole,
            Some(f) if scaled(Force::name(f)) => Share::Scaled,
            Some(_) => Share::Constant,
        };
        Self {
            gravity: mech.gravity,
            gravity_share: if scaled(GRAVITY) {
                Share::Scaled
            } else {
                Share::Constant
            },
            forces: mech.forces.iter().map(|f| share(f.force)).collect(),
            loads: mech.loads.iter().map(|l| share(l.force)).collect(),
        }
    }

    /// Whether anything depends on the factor.
    pub(crate) fn scales(&self) -> bool {
        let gravity = self.gravity_share == Share::Scaled && self.gravity.amax() > 0.0;
        let mut shares = self.forces.iter().chain(&self.loads);
        gravity || shares.any(|s| *s == Share::Scaled)
    }

    /// Gravity at a factor [m/s²].
    pub(crate) fn gravity(&self, factor: f64) -> SVector<f64, D> {
        self.gravity * Part::At(factor).weight(self.gravity_share)
    }

    /// Adds the wrenches of R or of ∂R/∂λ; returns the largest single one (forces; moments by the length).
    pub(crate) fn add_wrenches<S, const A: usize, const T: usize>(
        &self,
        mech: &Mechanism<S, D, A, T>,
        at: At<'_, D, T>,
        part: Part,
        scratch: &mut Coefficients,
        out: &mut [Twist<T>],
    ) -> f64
    where
        S: Space<D, A, T>,
    {
        let mut largest = 0.0_f64;
        let gravity = self.gravity * part.weight(self.gravity_share);
        for (body, o) in mech.bodies.iter().zip(out.iter_mut()) {
            for k in 0..D {
                o[k] -= body.mass * gravity[k];
            }
            largest = largest.max(body.mass * gravity.amax());
        }
        for (f, share) in mech.forces.iter().zip(&self.forces) {
            let w = part.weight(*share);
            if w == 0.0 {
                continue;
            }
            coefficients(mech, f, at, scratch);
            for (inv, g) in f.invariants.iter().zip(&scratch.g) {
                if *g != 0.0 {
                    let [ga, gb] = inv.gradient(at.q, at.q);
                    out[inv.a] += ga * (w * g);
                    out[inv.b] += gb * (w * g);
                    largest = largest.max((w * g).abs() * size::<D, T>(&ga, mech.length));
                    largest = largest.max((w * g).abs() * size::<D, T>(&gb, mech.length));
                }
            }
        }
        for (load, share) in mech.loads.iter().zip(&self.loads) {
            let w = part.weight(*share);
            if w != 0.0 {
                let pose = &at.q[load.node];
                let wrench = load_wrench::<S, D, A, T>(load, 0.0, pose, pose) * w;
                largest = largest.max(size::<D, T>(&wrench, mech.length));
                out[load.node] -= wrench;
            }
        }
        largest
    }

    /// Adds the derivative of R by motions of the bodies, with the elastic part of the elements or without it.
    pub(crate) fn add_blocks<S, const A: usize, const T: usize>(
        &self,
        mech: &Mechanism<S, D, A, T>,
        at: At<'_, D, T>,
        (factor, elastic): (f64, bool),
        scratch: &mut Coefficients,
        sink: &mut impl BlockSink<T>,
    ) where
        S: Space<D, A, T>,
    {
        let (n, q) = (mech.n(), at.q);
        for (f, share) in mech.forces.iter().zip(&self.forces) {
            let w = Part::At(factor).weight(*share);
            coefficients(mech, f, at, scratch);
            let elasticity = if elastic { w } else { 0.0 };
            f.add_stiffness(n, q, scratch, [elasticity, w], sink);
        }
        for (load, share) in mech.loads.iter().zip(&self.loads) {
            let pose = &q[load.node];
            let view = LoadView {
                eval: pose,
                test: pose,
                end: pose,
                c_eval: 1.0,
                c_test: 1.0,
            };
            let w = Part::At(factor).weight(*share);
            let block = load_block::<S, D, A, T>(load, 0.0, w, &view);
            sink.add(load.node, load.node, &block);
        }
    }
}

impl<const D: usize> Loading<D> {
    /// The elastic part of R's derivative, element by element.
    pub(crate) fn dyads<S, const A: usize, const T: usize>(
        &self,
        mech: &Mechanism<S, D, A, T>,
        at: At<'_, D, T>,
        factor: f64,
        scratch: &mut Coefficients,
    ) -> Vec<Dyad<T>>
    where
        S: Space<D, A, T>,
    {
        let mut out = vec![];
        for (f, share) in mech.forces.iter().zip(&self.forces) {
            let w = Part::At(factor).weight(*share);
            let n = f.count();
            coefficients(mech, f, at, scratch);
            let slopes: Vec<f64> = scratch.h[..n]
                .iter()
                .flat_map(|row| row[..n].iter().map(|h| w * h))
                .collect();
            if slopes.iter().any(|h| *h != 0.0) {
                out.push(Dyad {
                    nodes: f.invariants.iter().map(|i| i.nodes()).collect(),
                    gradients: f.gradients(at.q, at.q)[..n].to_vec(),
                    slopes,
                });
            }
        }
        out
    }
}

/// Coefficients of an element at rest: of its energy and drive, and of what a flow around it exerts.
fn coefficients<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    f: &ForceElement<S, D, A, T>,
    at: At<'_, D, T>,
    out: &mut Coefficients,
) where
    S: Space<D, A, T>,
{
    let phase = mech.angle(f.angle, at.coords, at.angles);
    let s = f.values(at.q);
    f.gradient(0.0, &s, phase, out);
    f.gradient_at_rest(&s, phase, out);
    if f.dissipates() {
        let mut flow = Coefficients::default();
        f.damping(&s, phase, &[0.0; MAX_INVARIANTS], &mut flow);
        for (g, more) in out.g[..f.count()].iter_mut().zip(&flow.g) {
            *g += more;
        }
    }
}

/// Derivative of the dissipative forces by twists, at rest (T-EQU-9), times a factor.
pub(crate) fn add_damping<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    at: At<'_, D, T>,
    factor: f64,
    scratch: &mut Coefficients,
    sink: &mut impl BlockSink<T>,
) where
    S: Space<D, A, T>,
{
    let (n, q) = (mech.n(), at.q);
    for f in mech.forces.iter().filter(|f| f.dissipates()) {
        scratch.clear(f.count());
        let phase = mech.angle(f.angle, at.coords, at.angles);
        f.damping(&f.values(q), phase, &[0.0; MAX_INVARIANTS], scratch);
        f.add_stiffness(n, q, scratch, [factor, 0.0], sink);
    }
}

/// Size of a wrench or twist: translational part, rotational part by the length.
fn size<const D: usize, const T: usize>(w: &Twist<T>, length: f64) -> f64 {
    let mut size = 0.0_f64;
    for k in 0..T {
        size = size.max(w[k].abs() * if k < D { 1.0 } else { 1.0 / length });
    }
    size
}
