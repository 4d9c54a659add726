//! Residual of a step on wrench level: inertia, gravity, force elements, loads; and its derivative.

use super::node::before;
use super::{Stepper, Twist};
use crate::elements::{Coefficients, MAX_INVARIANTS};
use crate::schemes::Gradient;
use crate::system::forces::beam::BeamView;
use crate::system::forces::{BlockSink, ForceElement, scatter};
use crate::system::invariant::PairBlocks;
use crate::system::mechanism::{Load, Mechanism};
use crate::system::pose::{Pose, lerp_into};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Everything a force evaluation needs to know about the step.
pub(crate) struct StepView<'a, const D: usize, const T: usize> {
    pub h: f64,
    pub time: f64,
    pub q0: &'a [Pose<D>],
    pub q1: &'a [Pose<D>],
    pub q_mid: &'a [Pose<D>],
    pub test: &'a [Pose<D>],
    /// Derivative of the test configuration by q1.
    pub c_test: f64,
    pub coords: &'a [[f64; T]],
    pub angles: &'a [f64],
    pub memory: &'a [f64],
    pub gradient: Gradient,
    /// Generalised-alpha: twists at q1 and the derivative of velocity by position there.
    pub rates: Option<(&'a [Twist<T>], f64)>,
    /// Both ends are one node: states of elements stand.
    pub stands: bool,
}

impl<'a, const D: usize, const T: usize> StepView<'a, D, T> {
    /// Configuration of a stage at position `b` in the step.
    fn stage(&self, b: f64) -> &'a [Pose<D>] {
        if b == 0.0 {
            self.q0
        } else if b == 1.0 {
            self.q1
        } else {
            self.q_mid
        }
    }
}

/// Coefficients of a force element at a stage: conservative part, and dissipative part (whose `h` belongs to q1).
fn coefficients<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    f: &ForceElement<S, D, A, T>,
    v: &StepView<'_, D, T>,
    b: f64,
    out: &mut [Coefficients],
) {
    let phase = mech.angle(f.angle, v.coords, v.angles);
    let time = v.time + b * v.h;
    let [cons, diss] = out else { return };
    let (dissipates, states) = (f.dissipates(), f.has_states());
    let resists = dissipates || states;
    diss.clear(f.count());
    if resists || v.gradient == Gradient::Discrete {
        let mut travel = f.travel((time, v.h), [v.q0, v.q1], phase, v.memory);
        travel.begin = v.time;
        if v.gradient == Gradient::Discrete {
            f.discrete_gradient(&travel, cons);
        }
        let mut s_dot = [0.0; MAX_INVARIANTS];
        match v.rates {
            None if dissipates => f.dissipation(&travel, diss),
            Some((twists, slope)) if resists => {
                for (s, inv) in s_dot.iter_mut().zip(&f.invariants) {
                    let [ga, gb] = inv.gradient(v.q1, v.q1);
                    *s = ga.dot(&twists[inv.a]) + gb.dot(&twists[inv.b]);
                }
                f.damping(&travel.s1, phase, &s_dot, diss);
                for row in &mut diss.h[..f.count()] {
                    row[..f.count()].iter_mut().for_each(|h| *h *= slope);
                }
            }
            _ => {}
        }
        match v.rates {
            _ if !states => {}
            _ if v.stands => f.state_force_at(v.time, &travel.s0, &s_dot, phase, v.memory, diss),
            Some((_, slope)) => f.state_force_at_end(&travel, &s_dot, slope, diss),
            None => f.state_force(&travel, diss),
        }
    }
    if v.gradient == Gradient::Exact {
        f.gradient(time, &f.values(v.stage(b)), phase, cons);
    }
}

/// Coefficients of a beam element at a stage, without derivatives; as [`coefficients`].
#[inline]
fn beam_forces<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    beam: &BeamView<'_, S, D, A, T>,
    v: &StepView<'_, D, T>,
    b: f64,
) -> [f64; MAX_INVARIANTS] {
    let ends = [beam.of(v.q0), beam.of(v.q1)];
    if v.gradient == Gradient::Discrete {
        return beam.forces_over(v.h, ends, true);
    }
    let mut g = beam.forces_at(beam.of(v.stage(b)));
    if beam.dissipates() {
        let lost = beam.forces_over(v.h, ends, false);
        g.iter_mut().zip(&lost).for_each(|(g, l)| *g += l);
    }
    g
}

/// Derivative of a beam element at a stage by motions of q1; as [`add_force_blocks`].
fn add_beam_blocks<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    f: &ForceElement<S, D, A, T>,
    beam: &BeamView<'_, S, D, A, T>,
    v: &StepView<'_, D, T>,
    (b, w): (f64, f64),
    scratch: &mut [Coefficients],
    scatter: impl FnOnce([usize; 2], &PairBlocks<T>),
) {
    let [cons, diss] = scratch else { return };
    let (discrete, damped) = (v.gradient == Gradient::Discrete, beam.dissipates());
    // forces at the start of the step, tested there, do not follow its end
    if !discrete && !damped && b == 0.0 && v.c_test == 0.0 {
        return;
    }
    let (stage, ends) = (beam.of(v.stage(b)), [beam.of(v.q0), beam.of(v.q1)]);
    let row = beam.gradients(beam.of(v.test), stage);
    let mut blocks = PairBlocks::zero();
    let end = (discrete || damped).then(|| beam.gradients(ends[1], ends[1]));
    if discrete {
        beam.coefficients_over(v.h, ends, true, cons);
        diss.g.fill(0.0);
    } else {
        beam.coefficients_at(stage, cons);
        diss.g.fill(0.0);
        if damped {
            beam.coefficients_over(v.h, ends, false, diss);
        }
        if b > 0.0 {
            let moved = beam.gradients(ends[1], stage);
            beam.add_blocks(&row, (&moved, &cons.h, w * b), &mut blocks);
        }
    }
    if let Some(end) = &end {
        let h = if discrete { &cons.h } else { &diss.h };
        beam.add_blocks(&row, (end, h, w), &mut blocks);
    }
    f.sums(
        |i| w * (cons.g[i] + diss.g[i]),
        |inv, g| inv.add_second(&mut blocks, g, v.c_test, b, v.test, v.stage(b), v.q1),
    );
    scatter(beam.nodes, &blocks);
}

/// Adds the wrenches of gravity, elements and loads (as ∇V - f) for a stage weight `w` at position `b`.
pub(crate) fn add_forces<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    v: &StepView<'_, D, T>,
    b: f64,
    w: f64,
    scratch: &mut [Coefficients],
    out: &mut [Twist<T>],
) {
    for (body, o) in mech.bodies.iter().zip(out.iter_mut()) {
        for k in 0..D {
            o[k] -= w * body.mass * mech.gravity[k];
        }
    }
    for f in &mech.forces {
        if let Some(beam) = f.beam().filter(|_| v.rates.is_none()) {
            let g = beam_forces(&beam, v, b).map(|g| w * g);
            beam.add_wrenches(&g, beam.of(v.test), beam.of(v.stage(b)), out);
            continue;
        }
        coefficients(mech, f, v, b, scratch);
        let (cons, diss) = (&scratch[0], &scratch[1]);
        let stage = v.stage(b);
        f.sums(
            |i| w * (cons.g[i] + diss.g[i]),
            |inv, g| {
                let [ga, gb] = inv.gradient(v.test, stage);
                out[inv.a] += ga * g;
                out[inv.b] += gb * g;
            },
        );
    }
    for load in &mech.loads {
        let wrench = load_wrench::<S, D, A, T>(
            load,
            v.time + b * v.h,
            &v.stage(b)[load.node],
            &v.test[load.node],
        );
        out[load.node] -= wrench * w;
    }
}

/// Value of a load in world axes: force (first D) and moment.
pub(crate) fn load_value<const D: usize, const A: usize>(
    load: &Load<D>,
    t: f64,
    eval: &Pose<D>,
) -> (SVector<f64, D>, SVector<f64, A>) {
    if load.torque {
        let mut m = SVector::<f64, A>::from_fn(|i, _| load.component(i, t));
        if load.follower && A == D {
            let local = SVector::<f64, D>::from_fn(|i, _| m[i.min(A - 1)]);
            let world = eval.r * (load.to_directors * local);
            m = SVector::from_fn(|i, _| world[i.min(D - 1)]);
        }
        (SVector::zeros(), m)
    } else {
        let mut f = SVector::<f64, D>::from_fn(|i, _| load.component(i, t));
        if load.follower {
            f = eval.r * (load.to_directors * f);
        }
        (f, SVector::zeros())
    }
}

pub(crate) fn load_wrench<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    load: &Load<D>,
    t: f64,
    eval: &Pose<D>,
    test: &Pose<D>,
) -> Twist<T> {
    let (f, m) = load_value::<D, A>(load, t, eval);
    let moment = m + S::cross(&(test.r * load.point), &f);
    let mut w = Twist::<T>::zeros();
    for i in 0..D {
        w[i] = f[i];
    }
    for i in 0..A {
        w[D + i] = moment[i];
    }
    w
}

/// Adds the derivative of [`add_forces`] by motions of q1.
pub(crate) fn add_force_blocks<
    S: Space<D, A, T>,
    const D: usize,
    const A: usize,
    const T: usize,
>(
    mech: &Mechanism<S, D, A, T>,
    v: &StepView<'_, D, T>,
    b: f64,
    w: f64,
    scratch: &mut [Coefficients],
    sink: &mut impl BlockSink<T>,
) {
    let n = mech.n();
    for f in &mech.forces {
        if let Some(beam) = f.beam().filter(|_| v.rates.is_none()) {
            add_beam_blocks(f, &beam, v, (b, w), scratch, |nodes, blocks| {
                scatter(sink, n, nodes, nodes, blocks);
            });
            continue;
        }
        coefficients(mech, f, v, b, scratch);
        let (cons, diss) = (&scratch[0], &scratch[1]);
        let eval = v.stage(b);
        let at_ends = v.gradient == Gradient::Discrete;
        // coefficients follow the invariants at the end of the step, or at the stage
        let ends = (at_ends || f.dissipates() || f.has_states()).then(|| f.gradients(v.q1, v.q1));
        let stage = (!at_ends && b > 0.0).then(|| f.gradients(v.q1, eval));
        f.add_blocks(n, sink, |rows, cols, blocks| {
            for i in rows.clone() {
                let mut along = [Twist::<T>::zeros(); 2];
                let mut add = |h: f64, gradient: &[Twist<T>; 2]| {
                    if h != 0.0 {
                        along[0] += gradient[0] * h;
                        along[1] += gradient[1] * h;
                    }
                };
                let [hc, hd] = [cons, diss].map(|c| &c.h[i][cols.clone()]);
                if let Some(ends) = &ends {
                    for ((hc, hd), g) in hc.iter().zip(hd).zip(&ends[cols.clone()]) {
                        let stored = if at_ends { w * hc } else { 0.0 };
                        add(stored + w * hd, g);
                    }
                }
                if let Some(stage) = &stage {
                    for (hc, g) in hc.iter().zip(&stage[cols.clone()]) {
                        add(w * hc * b, g);
                    }
                }
                blocks.add_dyad(1.0, &f.invariants[i].gradient(v.test, eval), &along);
            }
            if rows == cols {
                f.sums_of(
                    rows,
                    |i| w * (cons.g[i] + diss.g[i]),
                    |inv, g| inv.add_second(blocks, g, v.c_test, b, v.test, eval, v.q1),
                );
            }
        });
    }
    add_load_blocks(mech, v, b, w, sink);
}

/// The part of the loads.
fn add_load_blocks<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    v: &StepView<'_, D, T>,
    b: f64,
    w: f64,
    sink: &mut impl BlockSink<T>,
) {
    for load in &mech.loads {
        let poses = LoadView {
            eval: &v.stage(b)[load.node],
            test: &v.test[load.node],
            end: &v.q1[load.node],
            c_eval: b,
            c_test: v.c_test,
        };
        let block = load_block::<S, D, A, T>(load, v.time + b * v.h, w, &poses);
        sink.add(load.node, load.node, &block);
    }
}

/// Poses of the loaded body in a derivative of its load, and how they follow a motion of `end`.
pub(crate) struct LoadView<'a, const D: usize> {
    /// Where the load is evaluated.
    pub eval: &'a Pose<D>,
    /// Where virtual motions are taken.
    pub test: &'a Pose<D>,
    /// What moves.
    pub end: &'a Pose<D>,
    /// Derivative of `eval` by `end`.
    pub c_eval: f64,
    /// Derivative of `test` by `end`.
    pub c_test: f64,
}

/// Derivative of minus a load, times `w`.
pub(crate) fn load_block<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    load: &Load<D>,
    t: f64,
    w: f64,
    v: &LoadView<'_, D>,
) -> SMatrix<f64, T, T> {
    let b = v.c_eval;
    let mut k = SMatrix::<f64, T, T>::zeros();
    let (f, _) = load_value::<D, A>(load, t, v.eval);
    let mut kww = S::pair(&f, &(v.end.r * load.point)) * (w * v.c_test);
    if load.follower && load.torque {
        let (_, m) = load_value::<D, A>(load, t, v.end);
        kww += S::ad(&m) * (w * b);
    } else if load.follower {
        let (f1, _) = load_value::<D, A>(load, t, v.end);
        let spin = S::spin(&f1) * (-w * b);
        for i in 0..D {
            for j in 0..A {
                k[(i, D + j)] = spin[(i, j)];
            }
        }
        kww -= S::pair(&(v.test.r * load.point), &f1) * (w * b);
    }
    for i in 0..A {
        for j in 0..A {
            k[(D + i, D + j)] = kww[(i, j)];
        }
    }
    k
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The view of the step for force evaluations with virtual motions at the test configuration.
    pub(super) fn view(&self, h: f64) -> StepView<'_, D, T> {
        StepView {
            h,
            time: self.state.time,
            q0: &self.state.q,
            q1: &self.q1,
            q_mid: &self.q_mid,
            test: self.test_configuration(),
            c_test: self.table.test,
            coords: &self.state.coords,
            angles: &self.state.angles,
            memory: &self.state.memory,
            gradient: self.table.gradient,
            rates: self
                .table
                .alpha
                .map(|a| (&self.end_twists[..], a.gamma / (a.beta * h))),
            stands: false,
        }
    }

    /// Wrenches (∇V - f) of gravity, elements and loads at rest in a configuration near the state.
    pub(crate) fn static_forces(
        &self,
        q: &[Pose<D>],
        scratch: &mut [Coefficients],
        out: &mut [Twist<T>],
    ) {
        let view = StepView {
            q0: q,
            q1: q,
            q_mid: q,
            test: q,
            gradient: Gradient::Exact,
            rates: None,
            stands: true,
            ..self.view(1.0)
        };
        add_forces(&self.mech, &view, 0.0, 1.0, scratch, out);
    }

    /// Generalised-alpha: twists at the end of the step from the Newmark relations.
    fn assemble_end_twists(&mut self, h: f64) {
        let (Some(state), Some(c)) = (&self.alpha, self.table.alpha) else {
            return;
        };
        for i in 0..self.mech.n() {
            let rate = state.end_rate(i, &self.state.q[i], &self.q1[i], &c, h);
            self.end_twists[i] = super::velocity::twist_of::<S, D, A, T>(&self.q1[i].r, &rate);
        }
        let end = self.state.time + h;
        for k in self.mech.n() + 1..self.mech.n_nodes() {
            let v = self.mech.anchor_rate(k, before(end), 1);
            self.end_twists[k].fixed_rows_mut::<D>(0).copy_from(&v);
        }
    }

    /// Wrenches of the whole residual except closures: `self.force_wrench` and `self.wrench`.
    pub(super) fn assemble_wrenches(&mut self, h: f64) {
        if self.table.test == 0.5 || !self.gravity_only() {
            lerp_into(&mut self.q_mid, &self.state.q, &self.q1, 0.5);
        }
        self.assemble_end_twists(h);
        let scale = self.force_scale(h);
        if self.gravity_only() {
            let weight: f64 = self.table.stages.iter().map(|s| s.minus).sum::<f64>() * scale;
            for (body, out) in self.mech.bodies.iter().zip(&mut self.force_wrench) {
                for k in 0..D {
                    out[k] = -weight * body.mass * self.mech.gravity[k];
                }
            }
            let n = self.mech.n();
            self.wrench[n..].fill(Twist::zeros());
        } else {
            self.assemble_forces(h, scale);
            self.wrench.copy_from_slice(&self.force_wrench);
        }
        let kappa = 1.0 / h;
        for i in 0..self.mech.n() {
            let body = &self.mech.bodies[i];
            let (delta, p) = (&self.delta[i], self.known_momentum(i));
            let test = &self.test_configuration()[i].r;
            let mean = body.momentum_of_change(delta, kappa);
            let f = mean.linear - p.linear;
            let mut m = SVector::<f64, A>::zeros();
            for k in 0..D {
                let rate = mean.director.column(k) - p.director.column(k);
                m += S::cross(&test.column(k).into_owned(), &rate);
            }
            let mut w = self.applied(i);
            for k in 0..D {
                w[k] += f[k];
            }
            for k in 0..A {
                w[D + k] += m[k];
            }
            self.wrench[i] = w;
        }
    }

    /// Wrenches of gravity, elements and loads at all nodes.
    fn assemble_forces(&mut self, h: f64, scale: f64) {
        let mut out = std::mem::take(&mut self.force_wrench);
        let mut scratch = std::mem::take(&mut self.scratch);
        out.fill(Twist::zeros());
        let view = self.view(h);
        for stage in self.table.stages {
            if stage.minus != 0.0 {
                add_forces(
                    &self.mech,
                    &view,
                    stage.at,
                    scale * stage.minus,
                    &mut scratch,
                    &mut out,
                );
            }
        }
        self.force_wrench = out;
        self.scratch = scratch;
    }

    /// Derivative of the inertia part of body `i` by its own twist.
    pub(super) fn kinetic_block(&self, i: usize, h: f64) -> SMatrix<f64, T, T> {
        let body = &self.mech.bodies[i];
        let (q1, p) = (&self.q1[i], self.known_momentum(i));
        let test = &self.test_configuration()[i].r;
        let kappa = 1.0 / h;
        let mut k = SMatrix::<f64, T, T>::zeros();
        for d in 0..D {
            k[(d, d)] = kappa * body.mass;
        }
        let mut kww = SMatrix::<f64, A, A>::zeros();
        for c in 0..D {
            let (t, d1) = (test.column(c).into_owned(), q1.r.column(c).into_owned());
            kww += S::pair(&t, &d1) * (kappa * body.euler[c]);
            if self.table.test != 0.0 {
                let rate = self.delta[i].director.column(c) * (kappa * body.euler[c])
                    - p.director.column(c);
                kww -= S::pair(&rate, &d1) * self.table.test;
            }
        }
        for r in 0..A {
            for c in 0..A {
                k[(D + r, D + c)] = kww[(r, c)];
            }
        }
        k
    }

    /// Derivative of forces by motions of the end of the step.
    pub(super) fn assemble_force_blocks(
        &self,
        h: f64,
        scratch: &mut [Coefficients],
        sink: &mut impl BlockSink<T>,
    ) {
        let scale = self.force_scale(h);
        let view = self.view(h);
        for stage in self.table.stages {
            // an explicit stage moves only with the test configuration and with dissipation
            if stage.minus != 0.0 && !(self.mech.forces.is_empty() && self.mech.loads.is_empty()) {
                add_force_blocks(
                    &self.mech,
                    &view,
                    stage.at,
                    scale * stage.minus,
                    scratch,
                    sink,
                );
            }
        }
    }
}
