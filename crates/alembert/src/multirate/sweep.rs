//! One Newton iteration: a sweep over the micro steps eliminates the fast unknowns, then the slow system is solved.
//!
//! In the sweep dx_m = B_m dy and dπ_m = A_m dy are carried along; the constant parts are applied at once, so the next
//! micro step is linearised about an end that solves its equations for the slow path at hand (T-MUL-6, T-MUL-7).

use super::terms::{Slot, bond_gradient, component_mut};
use super::{Multirate, Rule};
use crate::elements::Coordinate;
use crate::step::Stepper;
use crate::system::mechanism::AngleSource;
use crate::system::pose::{Configuration, Pose};
use alembert_math::Space;

/// Relative regularisation of the constraint blocks, as in the multiplier formulation (T-RED-7).
pub(super) const REGULARIZATION: f64 = 1e-10;

/// Which configuration of the interval.
#[derive(Clone, Copy)]
pub(super) enum End {
    Start,
    End,
}

impl<S, const D: usize, const A: usize, const T: usize> Multirate<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Puts the bodies of the micro grid where they are at micro node `m`.
    pub(super) fn set_node(&mut self, m: usize, end: End) {
        let nf = self.part.fast.len();
        let theta = m as f64 / self.settings.ratio as f64;
        let q = match end {
            End::Start => &mut self.qa,
            End::End => &mut self.qb,
        };
        let x = &self.x[m * nf..(m + 1) * nf];
        let (y0, y) = (&self.y0, &self.y);
        place(
            &self.part.at,
            &self.part.slots,
            &self.part.micro_bodies,
            q,
            |slot| match slot {
                Slot::Fast(k) => x[k],
                Slot::Slow(k) => y0[k] + theta * (y[k] - y0[k]),
            },
        );
    }

    /// Middle of the interval.
    pub(super) fn set_middle(&mut self) {
        for &b in &self.part.micro_bodies {
            self.qm[b] = self.qa[b].lerp(&self.qb[b], 0.5);
        }
    }

    /// Unwrapped angles at the start of the macro step.
    pub(super) fn start_phases(&mut self, s: &Stepper<S, D, A, T>) {
        for (phase, f) in self.phases.iter_mut().zip(&s.mech.forces) {
            *phase = s.mech.angle(f.angle, &s.state.coords, &s.state.angles);
        }
    }

    /// Follows the angles of elements on the micro grid to the start of the next interval.
    pub(super) fn follow_phases(&mut self, s: &Stepper<S, D, A, T>) {
        let inner = self.part.inner.iter().copied();
        for t in inner.chain(self.part.intervals.iter().map(|i| i.term)) {
            let element = self.part.terms[t].element;
            let f = &s.mech.forces[element];
            if !matches!(f.angle, AngleSource::None) && f.invariants.len() == 2 {
                let values = [0, 1].map(|k| f.invariants[k].value(&self.qa));
                self.phases[element] = Coordinate::Angle.value(&values, self.phases[element]);
            }
        }
    }

    /// Eliminates the fast unknowns; returns the size of their constant increments and the body of the largest.
    pub(super) fn sweep(
        &mut self,
        s: &mut Stepper<S, D, A, T>,
        macro_step: f64,
        first: bool,
    ) -> Result<(f64, usize), ()> {
        let p = self.settings.ratio;
        let (h, na) = (macro_step / p as f64, self.part.n_active);
        let (mut size, mut worst) = (0.0, 0);
        self.watch.lap(|t| &mut t.rest);
        s.counters.jacobians += 1;
        self.slow.clear();
        self.schur.fill(0.0);
        self.slow_rhs.fill(0.0);
        for k in 0..na {
            self.slow_rhs[k] = self.slow_base[k];
        }
        self.a_pi.fill(0.0);
        for (k, c) in self.part.fast.iter().enumerate() {
            self.pi[k] = super::momentum_component(&s.state.p[c.node], c.component);
        }
        self.start_phases(s);
        self.set_node(0, End::Start);
        for m in 0..p {
            if first {
                self.guess(m, h);
            }
            self.set_fast_end(m);
            self.set_node(m + 1, End::End);
            self.set_middle();
            self.assemble_interval(s, m, h);
            self.watch.lap(|t| &mut t.jacobian);
            self.block.factor()?;
            self.block.solve(&mut self.rhs);
            s.counters.factorizations += 1;
            s.counters.solves += 1;
            let (step, body) = self.apply_interval(m, h, s.mech.length);
            if step > size || f64::is_nan(step) {
                (size, worst) = (step, body);
            }
            self.watch.lap(|t| &mut t.solve);
            self.set_node(m + 1, End::Start);
            self.follow_phases(s);
        }
        Ok((size, worst))
    }

    /// x_{m+1} = x_m + Δ.
    fn set_fast_end(&mut self, m: usize) {
        let nf = self.part.fast.len();
        for k in m * nf..(m + 1) * nf {
            self.x[nf + k] = self.x[k] + self.dx[k];
        }
    }

    /// First estimate of the next fast node: its momentum goes on.
    fn guess(&mut self, m: usize, h: f64) {
        let nf = self.part.fast.len();
        for (k, c) in self.part.fast.iter().enumerate() {
            let mass = self.part.mass[self.part.at[c.node] + c.component];
            self.dx[m * nf + k] = h * super::inverse(mass) * self.pi[k];
        }
    }

    /// Fast block and right-hand sides of micro step `m`; slow rows as far as they are known.
    fn assemble_interval(&mut self, s: &Stepper<S, D, A, T>, m: usize, h: f64) {
        let (nf, ni, p) = (
            self.part.fast.len(),
            self.part.interface.len(),
            self.settings.ratio,
        );
        let size = self.block.size;
        let time = s.state.time + m as f64 * h;
        self.block.clear();
        self.rhs.fill(0.0);
        self.mid_force.fill(0.0);
        // inertia, momentum and gravity
        for (k, c) in self.part.fast.iter().enumerate() {
            let scalar = self.part.at[c.node] + c.component;
            let kappa = self.part.mass[scalar] / h;
            let diagonal = self.block.index(k, k);
            self.block.values[diagonal] += kappa;
            let change = self.dx[m * nf + k];
            self.rhs[k] = self.pi[k] - kappa * change - 0.5 * h * self.part.gravity(scalar);
            for u in 0..ni {
                self.rhs[(1 + u) * size + k] =
                    kappa * self.b[(m * nf + k) * ni + u] + self.a_pi[k * ni + u];
            }
        }
        for (l, load) in self.part.loads.iter().enumerate() {
            let signals = &s.mech.loads[l].value;
            for &(local, axis, factor) in load {
                if let Slot::Fast(k) = local.slot {
                    let f = 0.5 * h * factor * signals[axis].eval(time + 0.5 * h);
                    self.rhs[k] += f;
                    self.mid_force[k] -= f;
                }
            }
        }
        self.add_node_terms(s, m, h);
        for e in 0..self.part.intervals.len() {
            self.add_interval_term(s, e, m, h);
        }
        self.add_bonds(s, m, p, h);
    }

    /// Terms at node `m`: at the macro node from what is known there, else evaluated.
    fn add_node_terms(&mut self, s: &Stepper<S, D, A, T>, m: usize, h: f64) {
        let p = self.settings.ratio;
        let rules = [self.settings.slow, self.settings.fast];
        if m == 0 {
            for (i, rule) in rules.into_iter().enumerate() {
                let w = rule.node_weight(0, p, h);
                for (k, c) in self.part.fast.iter().enumerate() {
                    self.rhs[k] -= w * self.start.gradient[i][self.part.at[c.node] + c.component];
                }
            }
            return;
        }
        let time = s.state.time + m as f64 * h;
        for t in 0..self.part.inner.len() {
            let index = self.part.inner[t];
            let element = self.part.terms[index].element;
            self.eval.potential(
                &s.mech,
                &self.part.terms[index],
                &self.qa,
                time,
                self.phases[element],
                true,
            );
            // inner nodes have the weight h under every rule that counts them
            self.scatter_node(index, m, Rule::Affine(0.5).node_weight(m, p, h));
        }
    }

    fn scatter_node(&mut self, index: usize, m: usize, w: f64) {
        let (nf, ni) = (self.part.fast.len(), self.part.interface.len());
        let size = self.block.size;
        let theta = m as f64 / self.settings.ratio as f64;
        let term = &self.part.terms[index];
        let n = term.locals.len();
        let b = &self.b[m * nf * ni..(m + 1) * nf * ni];
        for (i, li) in term.locals.iter().enumerate() {
            match li.slot {
                Slot::Fast(fi) => {
                    self.rhs[fi] -= w * self.eval.g[i];
                    for (j, lj) in term.locals.iter().enumerate() {
                        let k = w * self.eval.ha[i * n + j];
                        match lj.slot {
                            Slot::Fast(fj) => {
                                for u in 0..ni {
                                    self.rhs[(1 + u) * size + fi] -= k * b[fj * ni + u];
                                }
                            }
                            Slot::Slow(_) => self.rhs[(1 + lj.face) * size + fi] -= theta * k,
                        }
                    }
                }
                Slot::Slow(si) => {
                    let ws = w * (1.0 - theta);
                    self.slow_rhs[si] += ws * self.eval.g[i];
                    for (j, lj) in term.locals.iter().enumerate() {
                        let k = ws * self.eval.ha[i * n + j];
                        match lj.slot {
                            Slot::Fast(fj) => {
                                for u in 0..ni {
                                    self.schur[li.face * ni + u] += k * b[fj * ni + u];
                                }
                            }
                            Slot::Slow(_) if term.mixed => {
                                self.schur[li.face * ni + lj.face] += theta * k;
                            }
                            Slot::Slow(_) => self.slow.values[term.places[i * n + j]] += theta * k,
                        }
                    }
                }
            }
        }
    }

    /// A term in the middle of the interval; its derivatives are kept for [`Self::apply_interval`].
    fn add_interval_term(&mut self, s: &Stepper<S, D, A, T>, e: usize, m: usize, h: f64) {
        let entry = self.part.intervals[e];
        let term = &self.part.terms[entry.term];
        let n = term.locals.len();
        let phase = self.phases[term.element];
        let time = s.state.time + (m as f64 + 0.5) * h;
        let (ha, hb) = self.pool[entry.at..entry.at + 2 * n * n].split_at_mut(n * n);
        if entry.damped {
            let path = [&self.qa[..], &self.qm[..], &self.qb[..]];
            self.eval.dissipation(&s.mech, term, path, h, phase, true);
            ha.copy_from_slice(&self.eval.ha[..n * n]);
            hb.copy_from_slice(&self.eval.hb[..n * n]);
        } else {
            self.eval
                .potential(&s.mech, term, &self.qm, time, phase, true);
            for k in 0..n * n {
                ha[k] = 0.5 * self.eval.ha[k];
                hb[k] = ha[k];
            }
        }
        let (nf, ni) = (self.part.fast.len(), self.part.interface.len());
        let (size, p) = (self.block.size, self.settings.ratio as f64);
        let (t0, t1, theta) = (m as f64 / p, (m as f64 + 1.0) / p, (m as f64 + 0.5) / p);
        let b = &self.b[m * nf * ni..(m + 1) * nf * ni];
        let (wf, ws) = (0.5 * h, h * (1.0 - theta));
        for (i, li) in term.locals.iter().enumerate() {
            match li.slot {
                Slot::Fast(fi) => {
                    self.rhs[fi] -= wf * self.eval.g[i];
                    self.mid_force[fi] += wf * self.eval.g[i];
                    for (j, lj) in term.locals.iter().enumerate() {
                        let (ka, kb) = (wf * ha[i * n + j], wf * hb[i * n + j]);
                        match lj.slot {
                            Slot::Fast(fj) => {
                                self.block.values[term.places[i * n + j]] += kb;
                                for u in 0..ni {
                                    self.rhs[(1 + u) * size + fi] -= ka * b[fj * ni + u];
                                }
                            }
                            Slot::Slow(_) => {
                                self.rhs[(1 + lj.face) * size + fi] -= ka * t0 + kb * t1;
                            }
                        }
                    }
                }
                Slot::Slow(si) => {
                    self.slow_rhs[si] += ws * self.eval.g[i];
                    for (j, lj) in term.locals.iter().enumerate() {
                        let k = ws * (ha[i * n + j] * t0 + hb[i * n + j] * t1);
                        match lj.slot {
                            Slot::Fast(_) => {}
                            Slot::Slow(_) if term.mixed => self.schur[li.face * ni + lj.face] += k,
                            Slot::Slow(_) => self.slow.values[term.places[i * n + j]] += k,
                        }
                    }
                }
            }
        }
    }

    /// Constraints with fast coordinates: forces at node `m`, values at node `m + 1`.
    fn add_bonds(&mut self, s: &Stepper<S, D, A, T>, m: usize, p: usize, h: f64) {
        let (nf, ni, mf) = (
            self.part.fast.len(),
            self.part.interface.len(),
            self.part.bonds.len(),
        );
        let size = self.block.size;
        let (t0, t1) = (m as f64 / p as f64, (m as f64 + 1.0) / p as f64);
        let epsilon = -REGULARIZATION * h / heaviest(s);
        let b = &self.b[m * nf * ni..(m + 1) * nf * ni];
        let mut start = 0;
        for (r, bond) in self.part.bonds.iter().enumerate() {
            let n = bond.locals.len();
            let mu = self.mu[m * mf + r];
            let g = &mut self.bond_pool[start..start + n];
            start += n;
            bond_gradient(bond, &self.qa, g);
            for (l, g) in bond.locals.iter().zip(g.iter()) {
                match l.slot {
                    Slot::Fast(f) => {
                        let at = self.block.index(f, nf + r);
                        self.block.values[at] += g;
                        self.rhs[f] -= g * mu;
                    }
                    Slot::Slow(k) => self.slow_rhs[k] += (1.0 - t0) * g * mu,
                }
            }
            // the direction of the force changes with the node it acts at
            for &(i, j, v) in if m == 0 { &[][..] } else { &bond.second[..] } {
                let (li, lj, k) = (&bond.locals[i], &bond.locals[j], mu * v);
                match (li.slot, lj.slot) {
                    (Slot::Fast(fi), Slot::Fast(fj)) => {
                        for u in 0..ni {
                            self.rhs[(1 + u) * size + fi] -= k * b[fj * ni + u];
                        }
                    }
                    (Slot::Fast(fi), Slot::Slow(_)) => {
                        self.rhs[(1 + lj.face) * size + fi] -= t0 * k;
                    }
                    (Slot::Slow(_), Slot::Fast(fj)) => {
                        for u in 0..ni {
                            self.schur[li.face * ni + u] += (1.0 - t0) * k * b[fj * ni + u];
                        }
                    }
                    (Slot::Slow(_), Slot::Slow(_)) => {
                        self.schur[li.face * ni + lj.face] += (1.0 - t0) * t0 * k;
                    }
                }
            }
            let value = s
                .mech
                .row_value(&bond.row, &self.qb, &s.state.coords, &s.state.angles);
            let end = &mut self.row[..n];
            bond_gradient(bond, &self.qb, end);
            self.rhs[nf + r] = -value;
            for (l, g) in bond.locals.iter().zip(end.iter()) {
                match l.slot {
                    Slot::Fast(f) => {
                        let at = self.block.index(nf + r, f);
                        self.block.values[at] += g;
                    }
                    Slot::Slow(_) => self.rhs[(1 + l.face) * size + nf + r] -= t1 * g,
                }
            }
            let at = self.block.index(nf + r, nf + r);
            self.block.values[at] += epsilon;
        }
    }

    /// Applies the constant increments, keeps the columns, and completes momentum and slow rows.
    fn apply_interval(&mut self, m: usize, h: f64, length: f64) -> (f64, usize) {
        let (nf, ni, mf) = (
            self.part.fast.len(),
            self.part.interface.len(),
            self.part.bonds.len(),
        );
        let (size, p) = (self.block.size, self.settings.ratio as f64);
        let (t0, t1, theta) = (m as f64 / p, (m as f64 + 1.0) / p, (m as f64 + 0.5) / p);
        let (mut largest, mut worst) = (0.0_f64, 0);
        for (k, c) in self.part.fast.iter().enumerate() {
            let a = self.rhs[k];
            self.dx[m * nf + k] += a;
            self.x[(m + 1) * nf + k] = self.x[m * nf + k] + self.dx[m * nf + k];
            for u in 0..ni {
                self.b[((m + 1) * nf + k) * ni + u] = self.rhs[(1 + u) * size + k];
            }
            let v = a.abs() / if c.component < D { length } else { 1.0 };
            if v > largest || v.is_nan() {
                (largest, worst) = (v, c.node);
            }
            // π = M Δx/h - (h/2) ∂U; the part of U follows below
            let scalar = self.part.at[c.node] + c.component;
            let kappa = self.part.mass[scalar] / h;
            let change = self.dx[m * nf + k];
            self.pi[k] = kappa * change - 0.5 * h * self.part.gravity(scalar);
            for u in 0..ni {
                let (b0, b1) = (m * nf + k, (m + 1) * nf + k);
                self.a_pi[k * ni + u] = kappa * (self.b[b1 * ni + u] - self.b[b0 * ni + u]);
            }
        }
        for r in 0..mf {
            self.mu[m * mf + r] += self.rhs[nf + r];
            for u in 0..ni {
                self.c[(m * mf + r) * ni + u] = self.rhs[(1 + u) * size + nf + r];
            }
        }
        let mut start = 0;
        for (r, bond) in self.part.bonds.iter().enumerate() {
            for (l, g) in bond.locals.iter().zip(&self.bond_pool[start..]) {
                if let Slot::Slow(k) = l.slot {
                    self.slow_rhs[k] += (1.0 - t0) * g * self.rhs[nf + r];
                    for u in 0..ni {
                        self.schur[l.face * ni + u] +=
                            (1.0 - t0) * g * self.c[(m * mf + r) * ni + u];
                    }
                }
            }
            start += bond.locals.len();
        }
        for entry in &self.part.intervals {
            let term = &self.part.terms[entry.term];
            let n = term.locals.len();
            let (ha, hb) = self.pool[entry.at..entry.at + 2 * n * n].split_at(n * n);
            for (i, li) in term.locals.iter().enumerate() {
                let w = match li.slot {
                    Slot::Fast(_) => -0.5 * h,
                    Slot::Slow(_) if term.mixed => h * (1.0 - theta),
                    Slot::Slow(_) => continue,
                };
                let mut constant = 0.0;
                let row = &mut self.row[..ni];
                row.fill(0.0);
                for (j, lj) in term.locals.iter().enumerate() {
                    let (ka, kb) = (w * ha[i * n + j], w * hb[i * n + j]);
                    match lj.slot {
                        Slot::Fast(f) => {
                            constant += kb * self.rhs[f];
                            let (b0, b1) = (m * nf + f, (m + 1) * nf + f);
                            for (u, row) in row.iter_mut().enumerate() {
                                *row += ka * self.b[b0 * ni + u] + kb * self.b[b1 * ni + u];
                            }
                        }
                        Slot::Slow(_) if matches!(li.slot, Slot::Fast(_)) => {
                            row[lj.face] += ka * t0 + kb * t1;
                        }
                        Slot::Slow(_) => {}
                    }
                }
                let target = match li.slot {
                    Slot::Fast(f) => {
                        self.pi[f] += constant;
                        &mut self.a_pi[f * ni..(f + 1) * ni]
                    }
                    Slot::Slow(k) => {
                        self.slow_rhs[k] += constant;
                        &mut self.schur[li.face * ni..(li.face + 1) * ni]
                    }
                };
                target.iter_mut().zip(row.iter()).for_each(|(t, r)| *t += r);
            }
        }
        // half of the impulse in the middle of the interval belongs to the momentum at its end
        for (pi, f) in self.pi.iter_mut().zip(&self.mid_force) {
            *pi -= f;
        }
        (largest, worst)
    }
}

/// Fills the coordinates of bodies.
#[inline]
pub(super) fn place<const D: usize>(
    at: &[usize],
    slots: &[Slot],
    bodies: impl IntoIterator<Item = impl std::borrow::Borrow<usize>>,
    q: &mut Configuration<D>,
    value: impl Fn(Slot) -> f64,
) {
    for body in bodies {
        let body = *body.borrow();
        let end = at.get(body + 1).copied().unwrap_or(slots.len());
        let pose: &mut Pose<D> = &mut q[body];
        for (c, slot) in slots[at[body]..end].iter().enumerate() {
            *component_mut(pose, c) = value(*slot);
        }
    }
}

/// Largest mass, for the scale of the regularisation.
pub(super) fn heaviest<S, const D: usize, const A: usize, const T: usize>(
    s: &Stepper<S, D, A, T>,
) -> f64 {
    s.mech.bodies.iter().fold(0.0, |m, b| b.mass.max(m))
}
