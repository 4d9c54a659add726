//! Velocities at a node: projection of the momentum, kinetic energy, momentum maps.
//!
//! Variational schemes carry a momentum whose component along constraint forces is arbitrary. The reported velocity
//! solves (Pᵀ M P) ν = Pᵀ (p + carry) with the closures G P ν = -∂g/∂t, by the same elimination as a step (T-RED-8).
//! Energy-momentum and generalised-alpha schemes carry director velocities and need no projection.

use super::{Momentum, Stepper, Twist};
use crate::reduction::elimination::one_node;
use crate::system::compile::fill_mass;
use crate::system::mechanism::Inertia;
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};

/// Velocities and what follows from them.
#[derive(Clone, Debug)]
pub struct Velocities<const A: usize, const D: usize, const T: usize> {
    /// Twist of each node: velocity of the centre of mass, angular velocity. Moving bodies in tree order, ground, driven points.
    pub twists: Vec<Twist<T>>,
    /// Kinetic energy [J].
    pub kinetic: f64,
    /// Linear momentum [kg m/s].
    pub linear: SVector<f64, D>,
    /// Angular momentum about the origin [kg m²/s].
    pub angular: SVector<f64, A>,
    /// Largest violation of velocity constraints.
    pub violation: f64,
}

/// Twist of a body from rates of its directors: ω = Σ d × ḋ / 2, exact for rigid rates.
pub(crate) fn twist_of<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    r: &SMatrix<f64, D, D>,
    rate: &Momentum<D>,
) -> Twist<T> {
    let mut t = Twist::<T>::zeros();
    let mut w = SVector::<f64, A>::zeros();
    for k in 0..D {
        w += S::cross(
            &r.column(k).into_owned(),
            &rate.director.column(k).into_owned(),
        ) * 0.5;
    }
    for k in 0..D {
        t[k] = rate.linear[k];
    }
    for k in 0..A {
        t[D + k] = w[k];
    }
    t
}

/// Rates of position and directors from a twist.
pub(crate) fn rate_of<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    r: &SMatrix<f64, D, D>,
    twist: &Twist<T>,
) -> Momentum<D> {
    let w = SVector::<f64, A>::from_fn(|i, _| twist[D + i]);
    let mut director = SMatrix::<f64, D, D>::zeros();
    for k in 0..D {
        director.set_column(k, &S::rate(&w, &r.column(k).into_owned()));
    }
    Momentum {
        linear: SVector::from_fn(|i, _| twist[i]),
        director,
    }
}

/// Mass matrix of a free body on twist level.
pub(crate) fn mass_block<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    body: &Inertia<D>,
    r: &SMatrix<f64, D, D>,
) -> SMatrix<f64, T, T> {
    let mut k = SMatrix::<f64, T, T>::zeros();
    let mut j = SMatrix::<f64, A, A>::zeros();
    for c in 0..D {
        k[(c, c)] = body.mass;
        let d = r.column(c).into_owned();
        j += S::pair(&d, &d) * body.euler[c];
    }
    for a in 0..A {
        for b in 0..A {
            k[(D + a, D + b)] = j[(a, b)];
        }
    }
    k
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Momentum of body `i` as a wrench-like pair at its centre: linear, and spin about the centre.
    pub(super) fn momentum_wrench(&self, i: usize) -> Twist<T> {
        let (p, q) = (&self.state.p[i], &self.state.q[i]);
        let mut spin = SVector::<f64, A>::zeros();
        for k in 0..D {
            spin += S::cross(
                &q.r.column(k).into_owned(),
                &p.director.column(k).into_owned(),
            );
        }
        let mut w = self.state.carry[i];
        for k in 0..D {
            w[k] += p.linear[k];
        }
        for k in 0..A {
            w[D + k] += spin[k];
        }
        w
    }

    /// Sets the mass matrix with joints and closures at the current node and factorises it.
    pub(super) fn factor_mass(&mut self) -> bool {
        let (mech, q) = (&self.mech, &self.state.q);
        fill_mass(mech, q, &mut self.elimination, |i| {
            mass_block::<S, D, A, T>(&mech.bodies[i], &q[i].r)
        });
        self.elimination.factor().is_ok()
    }

    /// Rates of closures caused by moving anchors, with the sign of a right-hand side.
    fn anchor_rates(&self, out: &mut [Twist<T>]) {
        out.fill(Twist::zeros());
        if self.mech.anchors.is_empty() {
            return;
        }
        for (c, closure) in self.mech.closures.iter().enumerate() {
            for (r, row) in closure.rows.iter().enumerate() {
                let g = row.gradient(&self.state.q, &self.state.q, None);
                out[c][r] = -self.anchor_part(&closure.nodes, &g);
            }
        }
    }

    /// Pᵀ w, in `rates`, of wrenches on the bodies; the elimination is filled at the node.
    pub(super) fn test_wrenches(&mut self, wrench: impl Fn(&Self, usize) -> Twist<T>) {
        for i in 0..self.mech.n() {
            self.wrench[i] = wrench(self, i);
        }
        let links = &self.mech.links;
        self.elimination.test(
            |i| links[i].parent,
            one_node(&mut self.wrench),
            one_node(&mut self.transmitted),
            one_node(&mut self.rates),
        );
    }

    /// The admissible motion with these body momenta, as far as constraints leave them; the mass matrix is factorised at the node.
    /// Twists and rates are left in the scratch memory.
    pub(super) fn project_momenta(&mut self, momentum: impl Fn(&Self, usize) -> Twist<T>) {
        self.test_wrenches(momentum);
        let mut rhs = std::mem::take(&mut self.closure_rhs);
        self.anchor_rates(&mut rhs);
        self.elimination.solve(
            one_node(&mut self.rates),
            one_node(&mut rhs),
            one_node(&mut self.twists),
        );
        self.closure_rhs = rhs;
    }

    /// Projects body momenta on admissible motions, which servos prescribe in part: then `along` the motors or orthogonally.
    /// Twists and rates are left in the scratch memory.
    fn project(&mut self, along: bool, momentum: impl Fn(&Self, usize) -> Twist<T>) -> bool {
        self.set_anchor_twists();
        if !self.factor_mass() {
            return false;
        }
        self.project_momenta(momentum);
        self.project_servos(along);
        true
    }

    /// Sets the velocity to the admissible one nearest (in kinetic energy) to the given twists.
    /// Returns the largest change of a twist component, or `None` when the mass matrix is singular.
    pub fn set_velocities(&mut self, twists: &[Twist<T>], h: f64) -> Option<f64> {
        let wanted: Vec<Twist<T>> = twists.to_vec();
        let ok = self.project(false, |s, i| {
            mass_block::<S, D, A, T>(&s.mech.bodies[i], &s.state.q[i].r) * wanted[i]
        });
        if !ok {
            return None;
        }
        let mut change = 0.0_f64;
        for i in 0..self.mech.n() {
            change = change.max((self.twists[i] - wanted[i]).amax());
            let rate = rate_of::<S, D, A, T>(&self.state.q[i].r, &self.twists[i]);
            self.state.p[i] = self.mech.bodies[i].momentum(&rate);
            if let Some(alpha) = &mut self.alpha {
                alpha.v[i] = rate;
            }
            self.history[0][i] = self.rates[i] * h;
        }
        self.history_len = 1;
        self.last_h = h;
        self.track_momentum();
        Some(change)
    }

    /// Takes over rates of directors as a scheme carries them, whether joints allow them or not.
    pub(crate) fn set_rates(&mut self, rates: &[Momentum<D>]) {
        for (i, rate) in rates.iter().enumerate() {
            self.state.p[i] = self.mech.bodies[i].momentum(rate);
        }
        if let Some(alpha) = &mut self.alpha {
            alpha.v.copy_from_slice(rates);
        }
        self.track_momentum();
    }

    /// Rates of the tree joints that [`Self::set_velocities`] has found.
    pub(crate) fn start_rates(&self) -> Vec<Twist<T>> {
        self.history[0].iter().map(|u| u / self.last_h).collect()
    }

    /// Takes the accelerations found at the node as those of generalised-alpha, and the motor forces as those of the start.
    pub(crate) fn begin_with_node_forces(&mut self) {
        self.servos.initial.copy_from_slice(&self.node.motors);
        self.begin_anchor_forces();
        if let Some(mut alpha) = self.alpha.take() {
            for i in 0..self.mech.n() {
                alpha.a[i] = self.director_acceleration(i);
                alpha.acceleration[i] = alpha.a[i];
            }
            self.alpha = Some(alpha);
        }
    }

    /// Velocities at the current node.
    pub fn velocities(&mut self, out: &mut Velocities<A, D, T>) {
        let n = self.mech.n();
        let variational = self.table.test == 0.0;
        match self.imposed.take() {
            None => self.project(true, |s, i| s.momentum_wrench(i)),
            Some(twists) => {
                let ok = self.project(false, |s, i| {
                    mass_block::<S, D, A, T>(&s.mech.bodies[i], &s.state.q[i].r) * twists[i]
                });
                self.imposed = Some(twists);
                ok
            }
        };
        self.set_pending_work();
        self.node.twists[..n].copy_from_slice(&self.twists);
        out.twists.copy_from_slice(&self.node.twists);
        out.kinetic = 0.0;
        out.linear = SVector::zeros();
        out.angular = SVector::zeros();
        for i in 0..n {
            let (body, q) = (&self.mech.bodies[i], &self.state.q[i]);
            let w = if variational {
                let w = mass_block::<S, D, A, T>(body, &q.r) * out.twists[i];
                out.kinetic += 0.5 * w.dot(&out.twists[i]);
                w
            } else {
                let w = self.momentum_wrench(i);
                out.kinetic += self.director_kinetic(i);
                if body.euler.amax() > 0.0
                    && let Some(inverse) = mass_block::<S, D, A, T>(body, &q.r).try_inverse()
                {
                    out.twists[i] = inverse * w;
                } else {
                    out.twists[i] = w / body.mass;
                }
                w
            };
            let f = SVector::<f64, D>::from_fn(|k, _| w[k]);
            out.linear += f;
            out.angular += S::cross(&q.x, &f) + SVector::<f64, A>::from_fn(|k, _| w[D + k]);
        }
        out.violation = self.velocity_violation(&out.twists);
    }

    fn director_kinetic(&self, i: usize) -> f64 {
        let (p, body) = (&self.state.p[i], &self.mech.bodies[i]);
        let mut t = 0.5 * p.linear.norm_squared() / body.mass;
        for k in 0..D {
            if body.euler[k] > 0.0 {
                t += 0.5 * p.director.column(k).norm_squared() / body.euler[k];
            }
        }
        t
    }

    fn velocity_violation(&self, twists: &[Twist<T>]) -> f64 {
        let q = &self.state.q;
        let mut worst = 0.0_f64;
        for (nodes, row) in self.mech.rows() {
            let g = row.gradient(q, q, None);
            let ends = nodes.iter().zip(&g);
            let rate: f64 = ends.map(|(node, g)| g.dot(&twists[*node])).sum();
            worst = worst.max(rate.abs());
        }
        worst.max(self.servo_rate_violation(twists))
    }

    /// Empty velocities of the right size.
    pub fn new_velocities(&self) -> Velocities<A, D, T> {
        Velocities {
            twists: vec![Twist::zeros(); self.mech.n_nodes()],
            kinetic: 0.0,
            linear: SVector::zeros(),
            angular: SVector::zeros(),
            violation: 0.0,
        }
    }
}
