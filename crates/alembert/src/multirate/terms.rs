//! Potentials, dissipation and constraints in director coordinates: local gradients and exact second derivatives.
//!
//! Every element is a function U(s(q)) of invariants that are quadratic in the director coordinates, so
//! ```text
//! ∂U/∂q = Σ_i U_i ∇s_i,     ∂²U/∂q² = Σ_ij U_ij ∇s_i ∇s_jᵀ + Σ_i U_i ∇²s_i,     ∇²s_i constant        (T-MUL-8)
//! ```
//! ∇²s_i is found once, exactly, as difference of ∇s_i at two configurations one unit apart.

use crate::elements::{Coefficients, Coordinate, MAX_INVARIANTS};
use crate::system::invariant::{Form, Invariant};
use crate::system::mechanism::{AngleSource, Mechanism};
use crate::system::pose::Pose;
use crate::system::row::Row;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Most director coordinates of two bodies, between which constraints are; elements may have more.
pub(super) const MAX_LOCAL: usize = 24;

/// Where a scalar coordinate is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// Index among the fast coordinates.
    Fast(usize),
    /// Index among the slow coordinates.
    Slow(usize),
}

/// A coordinate that a term depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Local {
    /// Moving body.
    pub node: usize,
    /// Component: position, then directors.
    pub component: usize,
    /// Place of the unknown.
    pub slot: Slot,
    /// Index among the interface coordinates, for slow coordinates of terms with fast ones.
    pub face: usize,
}

/// One entry of a constant second derivative: local indices and value.
pub(super) type Second = Vec<(usize, usize, f64)>;

/// A force element in director coordinates.
#[derive(Debug)]
pub(super) struct Term {
    /// Index in the mechanism.
    pub element: usize,
    /// What it depends on.
    pub locals: Vec<Local>,
    /// Second derivatives of its invariants.
    pub second: Vec<Second>,
    /// Squared distance of two points: the short way.
    pub plain: bool,
    /// Depends on fast and on slow coordinates, or only on fast ones.
    pub mixed: bool,
    /// Places in the slow matrix (terms of slow coordinates only), or in the fast block, row by row.
    pub places: Vec<usize>,
}

/// A constraint in director coordinates.
#[derive(Debug)]
pub(super) struct Bond<S, const D: usize, const A: usize, const T: usize> {
    /// The row.
    pub row: Row<S, D, A, T>,
    /// What it depends on.
    pub locals: Vec<Local>,
    /// Second derivative of its invariant, scaled.
    pub second: Second,
    /// What it belongs to.
    pub owner: Owner,
}

/// What a constraint belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// Orthonormality of the directors of a body.
    Body(usize),
    /// Row of the tree joint of a body.
    Tree(usize),
    /// Row of a closure.
    Closure(usize, usize),
}

/// Component of a pose.
#[inline]
pub(super) fn component<const D: usize>(pose: &Pose<D>, c: usize) -> f64 {
    if c < D {
        pose.x[c]
    } else {
        pose.r[((c - D) % D, (c - D) / D)]
    }
}

/// The same, to be changed.
#[inline]
pub(super) fn component_mut<const D: usize>(pose: &mut Pose<D>, c: usize) -> &mut f64 {
    if c < D {
        &mut pose.x[c]
    } else {
        &mut pose.r[((c - D) % D, (c - D) / D)]
    }
}

/// Number of director coordinates of a moving body.
pub(super) fn coordinate_count<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    body: usize,
) -> usize {
    if mech.links[body].freedom.is_point() {
        D
    } else {
        D * (D + 1)
    }
}

/// Coordinates that an invariant depends on: (body, component).
pub(super) fn touched<S, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    inv: &Invariant<S, D, A, T>,
) -> Vec<(usize, usize)> {
    let n = mech.bodies.len();
    let mut list = vec![];
    for (k, node) in [inv.a, inv.b].into_iter().enumerate() {
        if node >= n || (k == 1 && inv.b == inv.a) {
            continue;
        }
        let weights = if k == 0 { &inv.u } else { &inv.rb };
        for c in 0..coordinate_count(mech, node) {
            let silent = match inv.form {
                Form::Linear => c >= D || weights[c] == 0.0,
                Form::Dot | Form::Turn => c < D,
                Form::Gap(axis) => c < D && c != axis,
                _ => false,
            };
            if !silent {
                list.push((node, c));
            }
        }
    }
    list
}

/// Gradient of an invariant by local coordinates.
#[inline]
fn gradient<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    inv: &Invariant<S, D, A, T>,
    locals: &[Local],
    q: &[Pose<D>],
    out: &mut [f64],
) {
    let g = inv.director_gradient(q);
    pick(inv, locals, &g, out);
}

#[inline]
fn pick<S, const D: usize, const A: usize, const T: usize>(
    inv: &Invariant<S, D, A, T>,
    locals: &[Local],
    g: &[Pose<D>; 2],
    out: &mut [f64],
) {
    for (o, l) in out.iter_mut().zip(locals) {
        let mut v = 0.0;
        if l.node == inv.a {
            v += component(&g[0], l.component);
        }
        if l.node == inv.b {
            v += component(&g[1], l.component);
        }
        *o = v;
    }
}

/// Constant second derivative of a quadratic invariant.
pub(super) fn second<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    inv: &Invariant<S, D, A, T>,
    locals: &[Local],
    scale: f64,
    q: &[Pose<D>],
) -> Second {
    let zero = Pose {
        x: SVector::zeros(),
        r: SMatrix::zeros(),
    };
    let mut at: Vec<Pose<D>> = q.to_vec();
    for l in locals {
        at[l.node] = zero;
    }
    let n = locals.len();
    let (mut g0, mut g1) = (vec![0.0; n], vec![0.0; n]);
    gradient(inv, locals, &at, &mut g0);
    let mut out = vec![];
    for (j, l) in locals.iter().enumerate() {
        *component_mut(&mut at[l.node], l.component) = 1.0;
        gradient(inv, locals, &at, &mut g1);
        *component_mut(&mut at[l.node], l.component) = 0.0;
        for i in 0..n {
            let v = (g1[i] - g0[i]) * scale;
            if v != 0.0 {
                out.push((i, j, v));
            }
        }
    }
    out
}

/// Gradient of a constraint by its local coordinates.
pub(super) fn bond_gradient<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    bond: &Bond<S, D, A, T>,
    q: &[Pose<D>],
    out: &mut [f64],
) {
    let [a, b, ..] = bond.row.director_gradient(q, None);
    let g = [a, b];
    pick(&bond.row.main, &bond.locals, &g, out);
}

/// Memory of one evaluation; results in `g`, `ha` and `hb`.
#[derive(Debug)]
pub(super) struct Evaluator {
    /// Gradient.
    pub g: Vec<f64>,
    /// Derivative by the start of the interval (dissipation), or by the configuration (potentials).
    pub ha: Vec<f64>,
    /// Derivative by the end of the interval (dissipation).
    pub hb: Vec<f64>,
    slopes: [Vec<f64>; 3],
    coefficients: Box<[Coefficients; 2]>,
    /// Evaluations so far.
    pub count: u64,
}

impl Evaluator {
    /// For terms of at most `most` coordinates.
    pub fn new(most: usize) -> Self {
        let slopes = || vec![0.0; MAX_INVARIANTS * most];
        Self {
            g: vec![0.0; most],
            ha: vec![0.0; most * most],
            hb: vec![0.0; most * most],
            slopes: [slopes(), slopes(), slopes()],
            coefficients: Box::new([Coefficients::default(); 2]),
            count: 0,
        }
    }

    /// Gradient of a potential, with `curved` also its second derivative in `ha`.
    pub fn potential<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        term: &Term,
        q: &[Pose<D>],
        time: f64,
        phase: f64,
        curved: bool,
    ) {
        self.count += 1;
        let f = &mech.forces[term.element];
        let (n, count) = (term.locals.len(), f.invariants.len());
        let mut s = [0.0; MAX_INVARIANTS];
        if term.plain {
            let inv = &f.invariants[0];
            let delta = inv.delta(q);
            s[0] = delta.norm_squared();
            for (o, l) in self.slopes[0].iter_mut().zip(&term.locals) {
                let v = 2.0 * delta[l.component];
                *o = if l.node == inv.a { -v } else { v };
            }
        } else {
            for (i, inv) in f.invariants.iter().enumerate() {
                s[i] = inv.value(q);
                gradient(
                    inv,
                    &term.locals,
                    q,
                    &mut self.slopes[0][i * n..(i + 1) * n],
                );
            }
        }
        let c = &mut self.coefficients[0];
        f.gradient(time, &s, phase, c);
        self.g[..n].fill(0.0);
        for i in 0..count {
            for (g, v) in self.g[..n].iter_mut().zip(&self.slopes[0][i * n..]) {
                *g += c.g[i] * v;
            }
        }
        if curved {
            dyads(
                n,
                count,
                1.0,
                c,
                [&self.slopes[0], &self.slopes[0]],
                &mut self.ha,
            );
            for (i, second) in term.second.iter().enumerate() {
                for &(r, k, v) in second {
                    self.ha[r * n + k] += c.g[i] * v;
                }
            }
        }
    }

    /// Dissipative force of an interval (as gradient) in `g`, its derivatives by both ends in `ha`, `hb`; returns the
    /// dissipated energy.
    pub fn dissipation<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        term: &Term,
        [qa, qm, qb]: [&[Pose<D>]; 3],
        step: f64,
        phase: f64,
        curved: bool,
    ) -> f64 {
        self.count += 1;
        let f = &mech.forces[term.element];
        let (n, count) = (term.locals.len(), f.invariants.len());
        let travel = f.travel((0.0, step), [qa, qb], phase, &[]);
        let (s0, s1) = (&travel.s0, &travel.s1);
        for (i, inv) in f.invariants.iter().enumerate() {
            gradient(
                inv,
                &term.locals,
                qm,
                &mut self.slopes[0][i * n..(i + 1) * n],
            );
            if curved {
                gradient(
                    inv,
                    &term.locals,
                    qa,
                    &mut self.slopes[1][i * n..(i + 1) * n],
                );
                gradient(
                    inv,
                    &term.locals,
                    qb,
                    &mut self.slopes[2][i * n..(i + 1) * n],
                );
            }
        }
        let [forth, back] = &mut *self.coefficients;
        f.dissipation(&travel, forth);
        self.g[..n].fill(0.0);
        let mut energy = 0.0;
        for i in 0..count {
            energy += forth.g[i] * (s1[i] - s0[i]);
            for (g, v) in self.g[..n].iter_mut().zip(&self.slopes[0][i * n..]) {
                *g += forth.g[i] * v;
            }
        }
        if curved {
            let phase = match f.angle {
                AngleSource::None => phase,
                _ => Coordinate::Angle.value(&s1[..2], phase),
            };
            f.dissipation_back(&travel, phase, back);
            dyads(
                n,
                count,
                -1.0,
                back,
                [&self.slopes[0], &self.slopes[1]],
                &mut self.ha,
            );
            dyads(
                n,
                count,
                1.0,
                forth,
                [&self.slopes[0], &self.slopes[2]],
                &mut self.hb,
            );
            for (i, second) in term.second.iter().enumerate() {
                for &(r, k, v) in second {
                    self.ha[r * n + k] += 0.5 * forth.g[i] * v;
                    self.hb[r * n + k] += 0.5 * forth.g[i] * v;
                }
            }
        }
        energy
    }
}

/// out = scale Σ_il h_il a_i b_lᵀ.
fn dyads(
    n: usize,
    count: usize,
    scale: f64,
    c: &Coefficients,
    [a, b]: [&[f64]; 2],
    out: &mut [f64],
) {
    out[..n * n].fill(0.0);
    for i in 0..count {
        for l in 0..count {
            let h = scale * c.h[i][l];
            if h == 0.0 {
                continue;
            }
            for r in 0..n {
                let k = h * a[i * n + r];
                for (o, v) in out[r * n..(r + 1) * n].iter_mut().zip(&b[l * n..]) {
                    *o += k * v;
                }
            }
        }
    }
}
