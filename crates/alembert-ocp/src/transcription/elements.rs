//! Force elements in the discrete equations, with all derivatives.
//!
//! # Equations
//! Over a step the invariants of an element have the values z = (s̄, s₀, s₁, h): in the middle q̄, at both ends, and its length. With its
//! coefficients p_i(z) = h (∂V/∂s_i(s̄) + D_i(s₀, s₁, h)) the virtual work of both halves is (T-OCP-15)
//! ```text
//! r·λ = W = -Σ p_i(z) η_i,      η_i = d/dε s̄_i(θ + ε λ)
//! ```
//! The s are quadratic, so second derivatives need their gradients and polar forms only. For two coordinates x, y of the step
//! ```text
//! ∂r_x/∂y = -Σ_i [s̄_i,x Σ_m p_i,m z_m,y + p_i s̄_i,xy]
//! W,xy    = -Σ_i [p_i η_i,xy + Σ_m η_i p_i,m z_m,xy + p_i,x η_i,y + p_i,y η_i,x + Σ_mn η_i p_i,mn z_m,x z_n,y]
//! ```
//! The first two terms of W,xy are the derivative along ε of p_i s̄_i,xy with p_i + ε c_i in place of p_i, c_m = Σ_i η_i p_i,m (and the same of
//! s₀ and s₁ with ε c): as director forces they take the way of all others (`NodeBlock`); what is left are products of tangents.
//!
//! # Symbols
//! z in the sums has the states at both ends after h, with rows of their own (`states.rs`) · T_x the tangent of both ends along coordinate x · G_x = Σ p_i ∇s_i(T_x) · Q_mn = Σ_i η_i p_i,mn

use super::first::Sink;
use super::parameters::{Designed, evaluate_law};
use super::second::emit;
use super::site::{Site, Span};
use super::{NONE, Transcription};
use crate::elements::{Coupling, End, Turns};
use crate::loops::tangent;
use crate::scalar::{Dual, Scalar};
use crate::tree::{Node, Wrenches};
use alembert::system::forces::{Held, MidpointStep};
use alembert::system::invariant::Placed;

/// Plain numbers, and numbers with the derivative along the multipliers.
pub(super) trait Along: Scalar {
    /// Whether there are derivatives along the multipliers.
    const CURVED: bool;
    /// From a value and a derivative.
    fn with(value: f64, slope: f64) -> Self;
}

impl Along for f64 {
    const CURVED: bool = false;
    #[inline]
    fn with(value: f64, _slope: f64) -> Self {
        value
    }
}

impl Along for Dual {
    const CURVED: bool = true;
    #[inline]
    fn with(value: f64, slope: f64) -> Self {
        Self::new(value, slope)
    }
}

/// An element over a step.
#[derive(Clone, Debug)]
pub(super) struct Acting<R> {
    /// Number of its invariants.
    pub(super) n: usize,
    /// Poses of its ends (second index) in the middle, at the start and at the end of the step.
    poses: [Vec<Placed<R>>; 3],
    /// Gradients of the invariants there, by their own two ends.
    gradients: [Vec<[Placed<R>; 2]>; 3],
    /// Coefficients p and their derivatives; η are those of the invariants in the middle along the multipliers.
    pub(super) law: MidpointStep,
    /// The same by parameters, if it depends on some.
    pub(super) designed: Option<Box<Designed>>,
    /// Forces on the directors of its ends (second index) at both nodes.
    force: [Vec<Placed<R>>; 2],
}

/// All elements over the step before a node and over the one after it.
pub(super) type Halves<R> = [Vec<Acting<R>>; 2];

/// What the coordinates of a step do to an element; one entry for each coordinate at the start, then at the end.
pub(super) struct Tangents<R> {
    /// Tangents of its ends.
    pub(super) t: Vec<Vec<Placed<R>>>,
    /// G and, of the ends, Σ c ∇s(T).
    g: Vec<Vec<Placed<R>>>,
    at_end: Vec<Vec<Placed<f64>>>,
    /// Coordinates of one end of the step; after those of both ends come the states at the start and at the end, and the inputs.
    half: usize,
    /// z_m,x · η_i,x · p_i,x · Σ_m Q_mn z_m,x, in rows.
    pub(super) z: Vec<f64>,
    pub(super) eta: Vec<f64>,
    p: Vec<f64>,
    q: Vec<f64>,
}

impl<R: Along> Acting<R> {
    fn new(e: &Coupling) -> Self {
        let (zero, n, ends) = (Placed::default(), e.parts.len(), e.ends.len());
        Self {
            n,
            poses: std::array::from_fn(|_| vec![zero; ends]),
            gradients: std::array::from_fn(|_| vec![[zero; 2]; n]),
            law: MidpointStep::new(n, e.states.len(), e.commanded.map_or(0, |c| c.1)),
            designed: (e.family.as_ref()).map(|f| Box::new(Designed::new(f, n))),
            force: std::array::from_fn(|_| vec![zero; ends]),
        }
    }

    /// Number of the z.
    pub(super) fn m(&self) -> usize {
        self.law.m()
    }

    /// Everything but tangents, for a step with the time of its middle and its length, and values of the parameters.
    fn evaluate(
        &mut self,
        e: &Coupling,
        times: (f64, f64),
        phase: f64,
        values: &[f64],
        held: Held<'_>,
    ) {
        let n = self.n;
        let mut s = [[0.0; MAX]; 3];
        for (k, s) in s.iter_mut().enumerate() {
            for (i, part) in e.parts.iter().enumerate() {
                let q = part.ends.map(|end| &self.poses[k][end]);
                let gradient = part.shape.gradient(q);
                let value = part.shape.value(&gradient, q);
                s[i] = value.value();
                if k == 0 {
                    self.law.eta[i] = value.slope();
                }
                self.gradients[k][i] = gradient;
            }
        }
        let s = [0, 1, 2].map(|k| &s[k][..n]);
        let family = (e.family.as_ref()).zip(self.designed.as_deref_mut());
        let family = family.map(|(family, designed)| (family, designed, values));
        let course = (s, times, phase);
        evaluate_law(&e.law, family, course, held, R::CURVED, &mut self.law);
        self.collect_forces(e);
    }

    /// Forces on the directors at both nodes.
    fn collect_forces(&mut self, e: &Coupling) {
        let n = self.n;
        for force in &mut self.force {
            force.fill(Placed::default());
        }
        for (i, part) in e.parts.iter().enumerate() {
            let half = R::with(-0.5 * self.law.p[i], -0.5 * self.law.c[i]);
            for node in 0..2 {
                let c = self.law.c[(node + 1) * n + i];
                for (side, end) in part.ends.into_iter().enumerate() {
                    let force = &mut self.force[node][end];
                    force.add_scaled(&self.gradients[0][i][side], half);
                    if R::CURVED && c != 0.0 {
                        let slope = R::with(0.0, -c);
                        force.add_scaled(&self.gradients[node + 1][i][side], slope);
                    }
                }
            }
        }
    }

    /// What the coordinates do to it.
    fn tangents(&self, e: &Coupling, nodes: [&Node<R>; 2]) -> Tangents<R> {
        let (n, m) = (self.n, self.m());
        let mut out = Tangents {
            half: e.coordinates.len(),
            t: vec![],
            g: vec![],
            at_end: vec![],
            z: vec![],
            eta: vec![],
            p: vec![],
            q: vec![],
        };
        for (k, node) in nodes.into_iter().enumerate() {
            for (i, on) in &e.coordinates {
                let ends = e.ends.iter().zip(on);
                let t: Vec<Placed<R>> = ends
                    .map(|(end, on)| match end {
                        End::Body(b) if *on => tangent(node, *i, *b),
                        _ => Placed::default(),
                    })
                    .collect();
                let mut z = vec![0.0; m];
                let mut g = vec![Placed::default(); t.len()];
                let mut at_end = vec![Placed::default(); t.len()];
                for (j, part) in e.parts.iter().enumerate() {
                    let own = part.ends.map(|end| &t[end]);
                    let along = |q: &[Placed<R>; 2]| q[0].inner(own[0]) + q[1].inner(own[1]);
                    let middle = along(&self.gradients[0][j]) * 0.5;
                    z[j] = middle.value();
                    out.eta.push(middle.slope());
                    z[(k + 1) * n + j] = along(&self.gradients[k + 1][j]).value();
                    if !part.shape.is_quadratic() {
                        continue;
                    }
                    let polar = part.shape.gradient(own);
                    let p = R::with(self.law.p[j], self.law.c[j]);
                    let c = self.law.c[(k + 1) * n + j];
                    for (polar, end) in polar.iter().zip(part.ends) {
                        g[end].add_scaled(polar, p);
                        if R::CURVED && c != 0.0 {
                            at_end[end].add_scaled(&polar.values(), c);
                        }
                    }
                }
                let sum = |row: &[f64]| row.iter().zip(&z).map(|(a, b)| a * b).sum::<f64>();
                out.p.extend(self.law.first.chunks(m).map(sum));
                if R::CURVED {
                    out.q.extend(self.law.second.chunks(m).map(sum));
                }
                out.z.extend(z);
                out.t.push(t);
                out.g.push(g);
                out.at_end.push(at_end);
            }
        }
        self.add_states(&mut out);
        out
    }

    /// States and inputs move nothing but themselves.
    fn add_states(&self, out: &mut Tangents<R>) {
        let (n, m) = (self.n, self.m());
        for at in m - self.law.inner()..m {
            out.z.extend((0..m).map(|k| f64::from(u8::from(k == at))));
            out.eta.extend((0..n).map(|_| 0.0));
            out.p.extend(self.law.first.chunks(m).map(|row| row[at]));
            if R::CURVED {
                out.q.extend(self.law.second.chunks(m).map(|row| row[at]));
            }
            out.t.push(vec![]);
            out.g.push(vec![]);
            out.at_end.push(vec![]);
        }
    }
}

/// Largest number of invariants of one element.
const MAX: usize = alembert::elements::MAX_INVARIANTS;

/// Σ over the ends.
fn inner<R: Scalar>(a: &[Placed<R>], b: &[Placed<R>]) -> R {
    let mut sum = R::zero();
    for (a, b) in a.iter().zip(b) {
        sum += a.inner(b);
    }
    sum
}

pub(super) fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

impl Transcription {
    /// Time of the start of a step, where durations are given.
    pub(super) fn begins(&self, x: &[f64], e: usize) -> f64 {
        if self.ocp.setup.elements.timed.is_none() {
            return 0.0;
        }
        (0..e).map(|k| self.step(x, k)).sum()
    }

    /// Evaluates all elements over a step whose two nodes are placed. Steps must come in their order: angles are followed.
    pub(super) fn evaluate_elements<R: Along>(
        &self,
        x: &[f64],
        span: &Span,
        nodes: &[Node<R>; 3],
        followed: &mut Vec<f64>,
        y: &[f64],
        out: &mut Vec<Acting<R>>,
    ) {
        let couplings = &self.ocp.setup.elements.couplings;
        if couplings.is_empty() {
            return;
        }
        if out.is_empty() {
            out.extend(couplings.iter().map(Acting::new));
        }
        let (n, count, e) = (span.nodes[0], couplings.len(), span.buffer);
        followed.resize(count * (self.steps() + 1), f64::NAN);
        let (begin, h, values) = (span.begin, span.h, self.parameters(x));
        for (k, (coupling, acting)) in couplings.iter().zip(out).enumerate() {
            self.weigh_states(y, coupling, span, &mut acting.law.mu);
            for (node, time) in [(e, begin), (e + 1, begin + h)] {
                let poses = &mut acting.poses[node - e + 1];
                for (pose, end) in poses.iter_mut().zip(&coupling.ends) {
                    *pose = end.pose(&nodes[node % 3], time);
                }
            }
            let [middle, start, stop] = &mut acting.poses;
            for ((middle, start), stop) in middle.iter_mut().zip(start).zip(stop) {
                *middle = start.middle(stop);
            }
            let phase = match coupling.turns {
                Turns::None => 0.0,
                Turns::Coordinate(i, sign) => sign * self.theta(x, n)[i],
                Turns::Followed => {
                    let before = n
                        .checked_sub(1)
                        .map_or(f64::NAN, |m| followed[m * count + k]);
                    let angle = follow(coupling, &acting.poses[1], before);
                    followed[n * count + k] = angle;
                    angle
                }
            };
            let held = self.held(x, coupling, span);
            acting.evaluate(coupling, (begin + 0.5 * h, h), phase, &values, held);
        }
    }

    /// Adds the forces of the elements over the steps of a site.
    pub(super) fn add_elements<R: Along>(
        &self,
        site: &Site<'_>,
        here: &Node<R>,
        acting: &Halves<R>,
        f: &mut Wrenches<R>,
    ) {
        for (k, span) in site.steps() {
            let all = self.ocp.setup.elements.couplings.iter();
            for (coupling, acting) in all.zip(&acting[span.buffer % 2]) {
                // a site is the end of the step before it
                for (end, force) in coupling.ends.iter().zip(&acting.force[1 - k]) {
                    if let End::Body(b) = end {
                        f.add_director_force(*b, &here.x[*b], &here.r[*b], force);
                    }
                }
            }
        }
    }

    /// Adds given forces at a site over its steps; their derivative by a length takes one step with the weight 1.
    pub(super) fn add_pushes<R: Scalar>(
        &self,
        site: &Site<'_>,
        only: Option<usize>,
        here: &Node<R>,
        f: &mut Wrenches<R>,
    ) {
        for push in &self.ocp.setup.elements.pushes {
            let point = here.point(&crate::tree::Points {
                body: Some(push.body),
                at: push.point,
            });
            for (k, span) in site.steps() {
                let weight = match only {
                    Some(one) if one != k => continue,
                    Some(_) => 0.5,
                    None => 0.5 * span.h,
                };
                let force = push.at(span.begin + 0.5 * span.h);
                let force = force.map(|c| R::constant(c * weight));
                f.add_force(push.body, &point, &force);
            }
        }
    }

    /// Visits the products of tangents of all elements over a step: (row, variable, value) of the Jacobian, and (variable, variable, value) of
    /// the Hessian, both nodes and the duration of the step.
    pub(super) fn visit_elements<R: Along>(
        &self,
        span: &Span,
        nodes: &[Node<R>; 3],
        acting: &Halves<R>,
        mut first: Option<&mut Sink<'_>>,
        mut second: Option<&mut Sink<'_>>,
    ) {
        let e = span.buffer;
        let ends = [&nodes[e % 3], &nodes[(e + 1) % 3]];
        let duration = self.duration_of(span);
        let all = self.ocp.setup.elements.couplings.iter();
        for (coupling, acting) in all.zip(&acting[e % 2]) {
            let tangents = acting.tangents(coupling, ends);
            let place = |k: usize| {
                let count = coupling.coordinates.len();
                if let Some(k) = k.checked_sub(2 * count) {
                    return (NONE, self.state_variable(coupling, span, k));
                }
                let (end, i) = (k / count, coupling.coordinates[k % count].0);
                let node = span.nodes[end];
                let row = self.row(span.rows[end], node, i);
                (row, self.theta_at[node] + i)
            };
            let at = &self.parameter_at;
            if let Some(out) = &mut first {
                acting.visit_first(&tangents, place, duration, out);
                let rows = |k: usize| self.state_row(coupling, span, k);
                acting.visit_state_rows(&tangents, rows, place, duration, out);
                if let Some(f) = &coupling.family {
                    acting.visit_first_by(f, &tangents, place, at, out);
                }
            }
            if let Some(out) = &mut second {
                acting.visit_second(&tangents, place, duration, out);
                if let Some(f) = &coupling.family {
                    acting.visit_second_by(f, &tangents, place, at, duration, out);
                }
            }
        }
    }
}

impl<R: Along> Acting<R> {
    /// Derivatives of the rows.
    fn visit_first(
        &self,
        v: &Tangents<R>,
        place: impl Fn(usize) -> (usize, usize),
        duration: Option<(usize, f64)>,
        out: &mut Sink<'_>,
    ) {
        let (n, m) = (self.n, self.m());
        for x in 0..v.t.len() {
            let (row, _) = place(x);
            if row == NONE {
                continue;
            }
            let middle = &v.z[x * m..x * m + n];
            for y in 0..v.t.len() {
                let polar = inner(&v.g[x], &v.t[y]);
                let value = dot(middle, &v.p[y * n..(y + 1) * n]) + 0.25 * polar.value();
                out(row, place(y).1, -value);
            }
            if let Some((column, by_steps)) = duration {
                let by_h = (0..n)
                    .map(|i| middle[i] * self.law.first[i * m + 3 * n])
                    .sum::<f64>();
                out(row, column, -by_h * by_steps);
            }
        }
    }

    /// Second derivatives of W.
    fn visit_second(
        &self,
        v: &Tangents<R>,
        place: impl Fn(usize) -> (usize, usize),
        duration: Option<(usize, f64)>,
        out: &mut Sink<'_>,
    ) {
        let (n, m, half) = (self.n, self.m(), v.half.max(1));
        let row = |list: &[f64], x: usize| -> Vec<f64> { list[x * n..(x + 1) * n].to_vec() };
        for x in 0..v.t.len() {
            let (p, eta, q) = (row(&v.p, x), row(&v.eta, x), &v.q[x * m..(x + 1) * m]);
            for y in 0..=x {
                let polar = inner(&v.g[x], &v.t[y]);
                let mut value = 0.25 * polar.slope() + dot(q, &v.z[y * m..(y + 1) * m]);
                value += dot(&p, &v.eta[y * n..(y + 1) * n]) + dot(&eta, &v.p[y * n..(y + 1) * n]);
                if x / half == y / half {
                    let ends = v.at_end[x].iter().zip(&v.t[y]);
                    value += ends.map(|(g, t)| g.inner(&t.values())).sum::<f64>();
                }
                emit(out, place(x).1, place(y).1, -value);
            }
            if let Some((column, by_steps)) = duration {
                let own: f64 = (0..n).map(|i| eta[i] * self.law.first[i * m + 3 * n]).sum();
                let value = q[3 * n] + own;
                emit(out, column, place(x).1, -value * by_steps);
            }
        }
        if let Some((column, by_steps)) = duration {
            let value = self.law.second[3 * n * m + 3 * n];
            out(column, column, -value * by_steps * by_steps);
        }
    }
}

/// The angle of an element at a node, on the turn nearest to that of the node before.
fn follow<R: Scalar>(e: &Coupling, poses: &[Placed<R>], before: f64) -> f64 {
    let value = |i: usize| {
        e.parts.get(i).map_or(0.0, |part| {
            let poses = part.ends.map(|end| poses[end].values());
            let both = [&poses[0], &poses[1]];
            part.shape.value(&part.shape.gradient(both), both)
        })
    };
    let angle = value(1).atan2(value(0));
    if before.is_nan() {
        return angle;
    }
    let turns = ((before - angle) / std::f64::consts::TAU).round();
    angle + turns * std::f64::consts::TAU
}
