//! Residual rows at the time nodes, and the frequencies of fitted paths.

use super::{Galerkin, SPREAD};
use crate::elements::{Coefficients, MAX_INVARIANTS};
use crate::model::FrequencyEstimate;
use crate::step::forces::load_wrench;
use crate::step::{Momentum, Stepper, Twist};
use crate::system::forces::ForceElement;
use crate::system::invariant::Invariant;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

impl<S, const D: usize, const A: usize, const T: usize, const N: usize> Galerkin<S, D, A, T, N>
where
    S: Space<D, A, T>,
{
    /// Residual rows: right-hand sides in `rates` and `closure_rhs`.
    pub(super) fn assemble_rows(&mut self, s: &mut Stepper<S, D, A, T>, h: f64) {
        if self.estimate == Some(FrequencyEstimate::Middle) {
            self.estimate_in_the_middle(s, h);
        }
        self.assemble_forces(s, h);
        let n = s.mech.n();
        for r in 0..N {
            for k in n..s.mech.n_nodes() {
                self.wrench[k][r] = self.forces[r][k];
            }
            for i in 0..n {
                let rate = self.inertia_row(s, i, r, h);
                let mut w = self.forces[r][i] + wrench_of::<S, D, A, T>(&self.q[r][i].r, &rate);
                if r == 0 {
                    w -= s.state.carry[i];
                }
                self.wrench[i][r] = w;
            }
        }
        self.add_closure_wrenches(s);
        let links = &s.mech.links;
        self.elimination.test(
            |i| links[i].parent,
            &mut self.wrench,
            &mut self.joint_wrench,
            &mut self.rates,
        );
        for (row, feedback) in self.rates.iter_mut().zip(&s.feedback) {
            row[0] += feedback;
            row.iter_mut().for_each(|row| *row = -*row);
        }
    }

    /// Momentum-like residual of the inertia at time node `r`: -M Σ_l k_rl q_l/h, minus p_n at the first.
    pub(super) fn inertia_row(
        &self,
        s: &Stepper<S, D, A, T>,
        i: usize,
        r: usize,
        h: f64,
    ) -> Momentum<D> {
        let mut row = self.inertia(s, i, r, -1.0 / h);
        if r == 0 {
            row.linear -= s.state.p[i].linear;
            row.director -= s.state.p[i].director;
        }
        row
    }

    /// factor · M Σ_l k_rl q_l, from changes since the start of the step.
    pub(super) fn inertia(
        &self,
        s: &Stepper<S, D, A, T>,
        i: usize,
        r: usize,
        factor: f64,
    ) -> Momentum<D> {
        let k = &self.table(i, s.mech.n()).k[r * (N + 1)..][..N + 1];
        let mut sum = Momentum::<D>::zero();
        for (k, delta) in k[1..].iter().zip(&self.delta[i]) {
            for d in 0..D {
                sum.linear[d] += k[d] * delta.linear[d];
            }
            sum.director += delta.director * k[D];
        }
        if !self.shifts {
            let q = &self.q[0][i];
            let total: Twist<T> = k.iter().sum();
            for d in 0..D {
                sum.linear[d] += total[d] * q.x[d];
            }
            sum.director += q.r * total[D];
        }
        let mut p = s.mech.bodies[i].momentum(&sum);
        p.linear *= factor;
        p.director *= factor;
        p
    }

    /// Configurations at the quadrature points, and a little before and after where rates are needed.
    fn set_stages(&mut self, s: &Stepper<S, D, A, T>, h: f64) {
        let (n, nodes) = (s.mech.n(), s.mech.n_nodes());
        for j in 0..self.path.rule.len() {
            let t = s.state.time + self.path.rule.nodes[j] * h;
            s.mech.place_anchors(t, &mut self.stages[j]);
            for i in 0..nodes {
                let table = self.table(i, n);
                let (a, d) = (&table.a[j * (N + 1)..], &table.d[j * (N + 1)..]);
                let (mut pose, mut rate) = (zero_pose::<D>(), zero_pose::<D>());
                for m in 0..=N {
                    add_weighted(&mut pose, &self.q[m][i], &a[m]);
                    add_weighted(&mut rate, &self.q[m][i], &d[m]);
                }
                if i < n {
                    self.stages[j][i] = pose;
                }
                let pose = self.stages[j][i];
                self.before[j][i] = pose.add_scaled(&rate, -0.5 * SPREAD);
                self.after[j][i] = pose.add_scaled(&rate, 0.5 * SPREAD);
            }
        }
    }

    /// Impulses of gravity, elements and loads (as ∇V - f) at every time node.
    fn assemble_forces(&mut self, s: &Stepper<S, D, A, T>, h: f64) {
        let mech = &s.mech;
        let n = mech.n();
        let alone = mech.forces.is_empty() && mech.loads.is_empty();
        if !alone {
            self.set_stages(s, h);
        }
        let mut out = std::mem::take(&mut self.forces);
        let mut scratch = std::mem::take(&mut self.scratch);
        for (r, out) in out.iter_mut().enumerate() {
            out.fill(Twist::zeros());
            for (i, body) in mech.bodies.iter().enumerate() {
                let table = self.table(i, n);
                for (j, w) in self.path.rule.weights.iter().enumerate() {
                    let a = &table.a[j * (N + 1) + r];
                    for k in 0..D {
                        out[i][k] -= h * w * a[k] * body.mass * mech.gravity[k];
                    }
                }
            }
        }
        for (j, weight) in self.path.rule.weights.iter().enumerate() {
            let (w, stage) = (h * weight, &self.stages[j]);
            for f in &mech.forces {
                self.coefficients(s, f, j, h, &mut scratch);
                let add = |inv: &Invariant<S, D, A, T>, g: f64| {
                    for (r, out) in out.iter_mut().enumerate() {
                        let (wa, wb) = self.weights(inv.a, inv.b, j, r, n);
                        if wa.amax() + wb.amax() > 0.0 {
                            let [ga, gb] = inv.gradient(&self.q[r], stage);
                            out[inv.a] += ga.component_mul(wa) * g;
                            out[inv.b] += gb.component_mul(wb) * g;
                        }
                    }
                };
                f.sums(|k| w * total(&scratch, k), add);
            }
            let t = s.state.time + self.path.rule.nodes[j] * h;
            for load in &mech.loads {
                let node = load.node;
                for (r, out) in out.iter_mut().enumerate() {
                    let (a, _) = self.weights(node, node, j, r, n);
                    let (eval, test) = (&stage[node], &self.q[r][node]);
                    let wrench = load_wrench::<S, D, A, T>(load, t, eval, test);
                    out[node] -= wrench.component_mul(a) * w;
                }
            }
        }
        self.forces = out;
        self.scratch = scratch;
    }

    /// a_jr of two nodes.
    #[inline]
    pub(super) fn weights(
        &self,
        a: usize,
        b: usize,
        j: usize,
        r: usize,
        n: usize,
    ) -> (&Twist<T>, &Twist<T>) {
        let at = j * (N + 1) + r;
        (&self.table(a, n).a[at], &self.table(b, n).a[at])
    }

    /// Coefficients of an element at quadrature point `j`: conservative, viscous, and of states, which is the same in all of
    /// the step (its `h` belongs to the end of the step). Returns the rates of the invariants.
    pub(super) fn coefficients(
        &self,
        s: &Stepper<S, D, A, T>,
        f: &ForceElement<S, D, A, T>,
        j: usize,
        h: f64,
        out: &mut [Coefficients],
    ) -> [f64; MAX_INVARIANTS] {
        let mut rates = [0.0; MAX_INVARIANTS];
        let [cons, diss, of_states] = out else {
            return rates;
        };
        diss.clear(f.count());
        of_states.clear(f.count());
        let (state, stage) = (&s.state, &self.stages[j]);
        let phase = s.mech.angle(f.angle, &state.coords, &state.angles);
        let time = state.time + self.path.rule.nodes[j] * h;
        let values = f.values(stage);
        f.gradient(time, &values, phase, cons);
        if f.dissipates() {
            for (rate, inv) in rates.iter_mut().zip(&f.invariants) {
                *rate = inv.change(&self.before[j], &self.after[j]) / (SPREAD * h);
            }
            f.damping(&values, phase, &rates, diss);
        }
        if f.has_states() {
            let ends = [&self.q[0][..], &self.q[N]];
            let travel = f.travel((state.time, h), ends, phase, &state.memory);
            f.state_force(&travel, of_states);
        }
        rates
    }

    fn add_closure_wrenches(&mut self, s: &Stepper<S, D, A, T>) {
        let (coords, angles) = (&s.state.coords, &s.state.angles);
        let mut at = 0;
        for (c, closure) in s.mech.closures.iter().enumerate() {
            for (k, row) in closure.rows.iter().enumerate() {
                for m in 0..N {
                    let q = &self.q[m];
                    let forces = row.gradient(q, q, None);
                    self.closure_forces[at][m] = forces;
                    let l = self.lambda[c][m][k];
                    for (&node, force) in closure.nodes.iter().zip(&forces) {
                        self.wrench[node][m] += force * l;
                    }
                    let value = s.mech.row_value(row, &self.q[m + 1], coords, angles);
                    self.closure_rhs[c][m][k] = -value;
                }
                at += 1;
            }
        }
    }

    /// Tables of a step whose frequencies are known at its start.
    pub(super) fn begin_tables(&mut self, s: &Stepper<S, D, A, T>, h: f64) {
        if self.estimate == Some(FrequencyEstimate::Start) {
            for i in 0..s.mech.n() {
                let mass = s.mech.bodies[i].mass;
                let carry = SVector::<f64, D>::from_fn(|k, _| s.state.carry[i][k]);
                let velocity = (s.state.p[i].linear + carry) / mass;
                self.frequencies_of(&s.mech, i, s.state.time, 0, &velocity);
            }
        }
        let moving = self.estimate == Some(FrequencyEstimate::Start);
        if !self.frequencies.is_empty() && (moving || self.tables_for != h) {
            self.fill_tables(h);
            self.tables_for = h;
        }
    }

    /// Frequencies in the middle of the step, with the velocity of the step.
    fn estimate_in_the_middle(&mut self, s: &Stepper<S, D, A, T>, h: f64) {
        let n = s.mech.n();
        // the first quadrature point lends its memory
        for i in 0..n {
            self.stages[0][i] = self.q[0][i].lerp(&self.q[N][i], 0.5);
        }
        let time = s.state.time + 0.5 * h;
        s.mech.place_anchors(time, &mut self.stages[0]);
        for i in 0..n {
            let velocity = self.delta[i][N - 1].linear / h;
            self.frequencies_of(&s.mech, i, time, 1, &velocity);
        }
        self.fill_tables(h);
    }

    /// ω = |v × a|/|v|² of a point, its acceleration from the forces at the start (0) or in the middle (1) of the step.
    fn frequencies_of(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        i: usize,
        time: f64,
        place: usize,
        velocity: &SVector<f64, D>,
    ) {
        let q = if place == 0 {
            &self.q[0]
        } else {
            &self.stages[0]
        };
        let cons = &mut self.scratch[0];
        let mut force = mech.gravity * mech.bodies[i].mass;
        for f in mech.forces.iter() {
            f.gradient(time, &f.values(q), 0.0, cons);
            for (k, inv) in f.invariants.iter().enumerate() {
                let wrenches = inv.gradient(q, q);
                for (node, wrench) in [inv.a, inv.b].into_iter().zip(&wrenches) {
                    if node == i {
                        force -= SVector::from_fn(|d, _| wrench[d] * cons.g[k]);
                    }
                }
            }
        }
        for load in mech.loads.iter().filter(|l| l.node == i) {
            let wrench = load_wrench::<S, D, A, T>(load, time, &q[i], &q[i]);
            force += SVector::<f64, D>::from_fn(|d, _| wrench[d]);
        }
        let square = velocity.norm_squared();
        let turn = S::cross(velocity, &force).norm() / mech.bodies[i].mass;
        let frequency = if square > 0.0 { turn / square } else { 0.0 };
        self.frequencies[i] = Twist::from_element(frequency);
    }

    fn fill_tables(&mut self, h: f64) {
        for (table, frequency) in self.tables.iter_mut().zip(&self.frequencies) {
            for k in 0..T {
                self.path.fill(k, frequency[k] * h, table);
            }
        }
    }
}

/// Sum of the coefficients of invariant `k`.
#[inline]
pub(super) fn total(scratch: &[Coefficients], k: usize) -> f64 {
    scratch.iter().map(|c| c.g[k]).sum()
}

/// Wrench of a momentum-like pair with virtual motions at directors `r`.
fn wrench_of<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    r: &SMatrix<f64, D, D>,
    p: &Momentum<D>,
) -> Twist<T> {
    let mut moment = SVector::<f64, A>::zeros();
    for k in 0..D {
        moment += S::cross(
            &r.column(k).into_owned(),
            &p.director.column(k).into_owned(),
        );
    }
    Twist::from_fn(|k, _| if k < D { p.linear[k] } else { moment[k - D] })
}

fn zero_pose<const D: usize>() -> Pose<D> {
    Pose {
        x: SVector::zeros(),
        r: SMatrix::zeros(),
    }
}

/// Adds a pose with a weight for each coordinate of its position and one for its directors.
#[inline]
fn add_weighted<const D: usize, const T: usize>(out: &mut Pose<D>, q: &Pose<D>, w: &Twist<T>) {
    for k in 0..D {
        out.x[k] += w[k] * q.x[k];
    }
    out.r += q.r * w[D];
}
