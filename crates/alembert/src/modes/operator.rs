//! Mass, stiffness and damping of a mechanism at rest as operators on the rates of its joints, and (K + a M + b C)⁻¹, each in linear time.
//!
//! Vectors are the rates of all joints one after the other. Solutions are refined once with the stiffness of `curvature.rs`, whose digits do
//! not depend on how slender rods are.

use super::krylov::Pencil;
use crate::elements::Coefficients;
use crate::equilibrium::curvature::Curvature;
use crate::equilibrium::loading::{At, Part, add_damping};
use crate::equilibrium::statics::{Statics, metric};
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
    stiffness: Curvature<S, D, A, T>,
    damping: Option<Elimination<S, D, A, T>>,
    mass: Vec<SMatrix<f64, T, T>>,
    /// Largest ratio of stiffness to mass of a body on its own [1/s²].
    top: f64,
    /// The weight is the metric T-EQU-3, not the mass.
    metric: bool,
    /// Factors of M and C in the matrix that is factorised.
    shift: [f64; 2],
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
        let stiffness = Curvature::new(statics);
        statics.fill_tangent(0.0, 0.0);
        let (mech, state) = (&statics.stepper.mech, &statics.stepper.state);
        let damping = mech.forces.iter().any(|f| f.dissipates()).then(|| {
            let mut e = stiffness.stress.clone();
            e.blocks.fill(zero_grid());
            e.levers.iter_mut().for_each(|l| l.geometric = false);
            let at = At {
                q: &state.q,
                coords: &state.coords,
                angles: &state.angles,
            };
            add_damping(mech, at, 1.0, &mut Coefficients::default(), &mut e);
            e
        });
        let bodies = mech.bodies.iter().zip(&state.q);
        let mass: Vec<_> = bodies
            .map(|(b, q)| mass_block::<S, D, A, T>(b, &q.r))
            .collect();
        let mut top = 0.0_f64;
        for (m, k) in mass.iter().zip(&statics.elimination.blocks) {
            for c in 0..T {
                if m[(c, c)] > 0.0 {
                    top = top.max(k[0][0][(c, c)].abs() / m[(c, c)]);
                }
            }
        }
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
            top,
            metric: false,
            shift: [0.0; 2],
            offsets,
            rates: vec![zero; n],
            twists: vec![zero; n],
            wrenches: vec![zero; mech.n_nodes()],
            rows: vec![zero; n],
            statics,
        }
    }

    /// With the metric of motions in place of the mass.
    pub(super) fn with_metric(statics: &'a mut Statics<S, D, A, T>) -> Self {
        let mut out = Self::new(statics, None);
        let length = out.statics.stepper.mech.length;
        let weight = Twist::<T>::from_fn(|k, _| metric::<D>(k, length));
        out.top = 0.0;
        for (m, k) in out.mass.iter_mut().zip(&out.statics.elimination.blocks) {
            *m = SMatrix::from_diagonal(&weight);
            for c in 0..T {
                out.top = out.top.max(k[0][0][(c, c)].abs() / weight[c]);
            }
        }
        (out.metric, out.damping) = (true, None);
        out
    }

    /// Negative eigenvalues of the matrix that is factorised.
    pub(super) fn negative(&self) -> usize {
        self.statics.elimination.signs().negative
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

    /// An upper scale of squared frequencies [1/s²].
    pub(super) fn top(&self) -> f64 {
        self.top
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
        self.stiffness.stress.spread(&self.rates, &mut self.twists);
        (self.rates.clone(), self.twists.clone())
    }

    /// M x.
    pub(super) fn mass(&mut self, x: &DVector<f64>) -> DVector<f64> {
        self.load(x);
        self.stiffness.stress.spread(&self.rates, &mut self.twists);
        self.wrenches.fill(Twist::zeros());
        for ((w, m), t) in self.wrenches.iter_mut().zip(&self.mass).zip(&self.twists) {
            *w = m * t;
        }
        self.test();
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

    /// Factorises K + `mass` M + `damping` C; `false` when it is singular.
    pub(super) fn shift(&mut self, mass: f64, damping: f64) -> bool {
        self.shift = [mass, damping];
        self.statics.assemble_rows(Part::At(self.statics.factor));
        match self.metric {
            true => self.statics.factor_tangent(0.0, mass),
            false => self.statics.factor_shifted(mass, damping),
        }
    }

    /// (K + a M + b C)⁻¹ b on the motions that closures allow.
    pub(super) fn solve(&mut self, b: &DVector<f64>) -> DVector<f64> {
        self.statics.closures.fill(Twist::zeros());
        let mut x = self.solve_once(b);
        let multipliers = self.statics.closures.clone();
        // what is left over, of the rows and of the closures
        let left = b - self.shifted(&x) - self.closure_rows(&multipliers);
        self.set_gaps(&x);
        let more = self.solve_once(&left);
        if more.norm() < 0.5 * x.norm() {
            x += more;
        }
        x
    }

    fn solve_once(&mut self, b: &DVector<f64>) -> DVector<f64> {
        self.load(b);
        self.statics.rates.copy_from_slice(&self.rates);
        self.statics.solve();
        self.gather(&self.statics.rates)
    }

    /// (K + a M + b C) x.
    fn shifted(&mut self, x: &DVector<f64>) -> DVector<f64> {
        let [mass, damping] = self.shift;
        let mut out = self.stiffness(x) + self.mass(x) * mass;
        if damping != 0.0 {
            out += self.damping(x) * damping;
        }
        out
    }

    /// Pᵀ Gᵀ μ.
    fn closure_rows(&mut self, multipliers: &[Twist<T>]) -> DVector<f64> {
        if multipliers.is_empty() {
            return DVector::zeros(self.size());
        }
        self.wrenches.fill(Twist::zeros());
        let mech = &self.statics.stepper.mech;
        let mut k = 0;
        for (closure, multiplier) in mech.closures.iter().zip(multipliers) {
            for r in 0..closure.rows.len() {
                for (node, force) in closure.nodes.iter().zip(&self.statics.closure_forces[k]) {
                    self.wrenches[*node] += force * multiplier[r];
                }
                k += 1;
            }
        }
        self.test();
        self.gather(&self.rows)
    }

    /// Right-hand sides -G x of the closures.
    fn set_gaps(&mut self, x: &DVector<f64>) {
        self.load(x);
        self.stiffness.stress.spread(&self.rates, &mut self.twists);
        let mech = &self.statics.stepper.mech;
        let (n, mut k) = (mech.n(), 0);
        for (c, closure) in mech.closures.iter().enumerate() {
            self.statics.closures[c] = Twist::zeros();
            for r in 0..closure.rows.len() {
                for (node, force) in closure.nodes.iter().zip(&self.statics.closure_forces[k]) {
                    if *node < n {
                        self.statics.closures[c][r] -= force.dot(&self.twists[*node]);
                    }
                }
                k += 1;
            }
        }
    }

    /// Rows Pᵀ w of the wrenches.
    fn test(&mut self) {
        let links = &self.statics.stepper.mech.links;
        let mut transmitted = vec![Twist::<T>::zeros(); links.len()];
        self.stiffness.stress.test(
            |i| links[i].parent,
            one_node(&mut self.wrenches),
            one_node(&mut transmitted),
            one_node(&mut self.rows),
        );
    }

    /// xᵀ K x and what of it is round-off: of the assembled stiffness, and of the one kept here. The motion has xᵀ M x = 1.
    pub(super) fn quotient(&mut self, x: &DVector<f64>) -> (f64, [f64; 2]) {
        let value = self.stiffness(x).dot(x);
        (value, self.stiffness.noise(&self.twists))
    }

    /// Whether the stiffness is symmetric, up to its round-off.
    pub(super) fn is_symmetric(&mut self) -> bool {
        let mut state = 7_u64;
        let mut random = || {
            let x = DVector::from_fn(self.size(), |_, _| super::krylov::next(&mut state));
            self.load(&x);
            self.rates.clone()
        };
        let (x, y) = (random(), random());
        let links = &self.statics.stepper.mech.links;
        let parent = |i: usize| links[i].parent;
        let [gap, noise] = self.stiffness.asymmetry(parent, [&x, &y]);
        gap <= noise
    }
}

impl<S, const D: usize, const A: usize, const T: usize> Pencil for Operator<'_, S, D, A, T>
where
    S: Space<D, A, T>,
{
    fn size(&self) -> usize {
        self.offsets[self.offsets.len() - 1]
    }

    fn apply(&mut self, _: &DVector<f64>, weighted: &DVector<f64>) -> DVector<f64> {
        self.solve(weighted)
    }

    fn weigh(&mut self, x: &DVector<f64>) -> DVector<f64> {
        self.mass(x)
    }
}
