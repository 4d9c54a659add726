//! Mass, stiffness and damping of a mechanism at rest as operators on the rates of its joints, and (K - σ M)⁻¹, each in linear time.
//!
//! Vectors are the rates of all joints one after the other.

use crate::elements::Coefficients;
use crate::equilibrium::loading::{At, Part, add_damping};
use crate::equilibrium::statics::Statics;
use crate::reduction::elimination::{Elimination, one_node, zero_grid};
use crate::step::Twist;
use crate::step::velocity::mass_block;
use alembert_math::Space;
use nalgebra::{DVector, SMatrix};

/// The operators at the configuration of a mechanism at rest.
#[derive(Debug)]
pub(super) struct Operator<'a, S, const D: usize, const A: usize, const T: usize> {
    statics: &'a mut Statics<S, D, A, T>,
    freedom: Option<usize>,
    stiffness: Elimination<S, D, A, T>,
    damping: Option<Elimination<S, D, A, T>>,
    mass: Vec<SMatrix<f64, T, T>>,
    offsets: Vec<usize>,
    rates: Vec<Twist<T>>,
    twists: Vec<Twist<T>>,
    wrenches: Vec<Twist<T>>,
    rows: Vec<Twist<T>>,
}

impl<'a, S, const D: usize, const A: usize, const T: usize> Operator<'a, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// At the configuration of `statics`; the degrees of freedom are those of the assembly, where it knows them.
    pub(super) fn new(statics: &'a mut Statics<S, D, A, T>, freedom: Option<usize>) -> Self {
        statics.assemble_rows(Part::At(statics.factor));
        statics.fill_tangent(0.0, 0.0);
        let stiffness = statics.elimination.clone();
        let (mech, state) = (&statics.stepper.mech, &statics.stepper.state);
        let damping = mech.forces.iter().any(|f| f.law.dissipates()).then(|| {
            let mut e = stiffness.clone();
            e.blocks.fill(zero_grid());
            e.levers.iter_mut().for_each(|l| l.geometric = false);
            let at = At {
                q: &state.q,
                coords: &state.coords,
                angles: &state.angles,
            };
            add_damping(mech, at, &mut Coefficients::default(), &mut e);
            e
        });
        let bodies = mech.bodies.iter().zip(&state.q);
        let mass = bodies
            .map(|(b, q)| mass_block::<S, D, A, T>(b, &q.r))
            .collect();
        let mut offsets = vec![0];
        for link in &mech.links {
            offsets.push(offsets[offsets.len() - 1] + link.dof());
        }
        let (n, zero) = (mech.n(), Twist::<T>::zeros());
        Self {
            freedom,
            stiffness,
            damping,
            mass,
            offsets,
            rates: vec![zero; n],
            twists: vec![zero; n],
            wrenches: vec![zero; mech.n_nodes()],
            rows: vec![zero; n],
            statics,
        }
    }

    /// Number of rates.
    pub(super) fn size(&self) -> usize {
        self.offsets[self.offsets.len() - 1]
    }

    /// Degrees of freedom, where they are known.
    pub(super) fn freedom(&self) -> Option<usize> {
        self.freedom
    }

    /// Whether loops are closed by constraints.
    pub(super) fn has_closures(&self) -> bool {
        !self.statics.closures.is_empty()
    }

    /// Whether anything dissipates.
    pub(super) fn is_damped(&self) -> bool {
        self.damping.is_some()
    }

    /// Largest ratio of stiffness to mass of a body on its own: an upper scale of squared frequencies [1/s²].
    pub(super) fn top(&self) -> f64 {
        let mut top = 0.0_f64;
        for (m, k) in self.mass.iter().zip(&self.stiffness.blocks) {
            for c in 0..T {
                if m[(c, c)] > 0.0 {
                    top = top.max(k[0][0][(c, c)].abs() / m[(c, c)]);
                }
            }
        }
        top
    }

    fn load(&mut self, x: &DVector<f64>) {
        for (i, r) in self.rates.iter_mut().enumerate() {
            *r = Twist::zeros();
            for (k, at) in (self.offsets[i]..self.offsets[i + 1]).enumerate() {
                r[k] = x[at];
            }
        }
    }

    fn gather(&self, list: &[Twist<T>]) -> DVector<f64> {
        let mut out = DVector::zeros(self.size());
        for (i, r) in list.iter().enumerate() {
            for (k, at) in (self.offsets[i]..self.offsets[i + 1]).enumerate() {
                out[at] = r[k];
            }
        }
        out
    }

    /// The rates of one vector, per body.
    pub(super) fn spread(&mut self, x: &DVector<f64>) -> (Vec<Twist<T>>, Vec<Twist<T>>) {
        self.load(x);
        self.stiffness.spread(&self.rates, &mut self.twists);
        (self.rates.clone(), self.twists.clone())
    }

    /// M x.
    pub(super) fn mass(&mut self, x: &DVector<f64>) -> DVector<f64> {
        self.load(x);
        self.stiffness.spread(&self.rates, &mut self.twists);
        self.wrenches.fill(Twist::zeros());
        for ((w, m), t) in self.wrenches.iter_mut().zip(&self.mass).zip(&self.twists) {
            *w = m * t;
        }
        let links = &self.statics.stepper.mech.links;
        let mut transmitted = vec![Twist::<T>::zeros(); links.len()];
        self.stiffness.test(
            |i| links[i].parent,
            one_node(&mut self.wrenches),
            one_node(&mut transmitted),
            one_node(&mut self.rows),
        );
        self.gather(&self.rows)
    }

    /// K x, without the multipliers of closures.
    pub(super) fn stiffness(&mut self, x: &DVector<f64>) -> DVector<f64> {
        self.load(x);
        let links = &self.statics.stepper.mech.links;
        let parent = |i: usize| links[i].parent;
        let (t, w, r) = (&mut self.twists, &mut self.wrenches, &mut self.rows);
        self.stiffness.multiply(parent, &self.rates, t, w, r);
        self.gather(&self.rows)
    }

    /// C x; zero without damping.
    pub(super) fn damping(&mut self, x: &DVector<f64>) -> DVector<f64> {
        self.load(x);
        let links = &self.statics.stepper.mech.links;
        let parent = |i: usize| links[i].parent;
        let (t, w, r) = (&mut self.twists, &mut self.wrenches, &mut self.rows);
        match &self.damping {
            Some(c) => c.multiply(parent, &self.rates, t, w, r),
            None => r.fill(Twist::zeros()),
        }
        self.gather(&self.rows)
    }

    /// Factorises K - σ M; `false` when it is singular.
    pub(super) fn shift(&mut self, sigma: f64) -> bool {
        self.statics.assemble_rows(Part::At(self.statics.factor));
        self.statics.factor_tangent(-sigma, 0.0)
    }

    /// (K - σ M)⁻¹ b on the motions that closures allow.
    pub(super) fn solve(&mut self, b: &DVector<f64>) -> DVector<f64> {
        self.load(b);
        self.statics.rates.copy_from_slice(&self.rates);
        self.statics.closures.fill(Twist::zeros());
        self.statics.solve();
        self.gather(&self.statics.rates)
    }
}
