//! Parameters of the model in the discrete equations, with all derivatives (T-OCP-22).
//!
//! # Equations
//! With the impulses p_i(z; π) of an element and its virtual work W = -Σ p_i η_i as in `elements.rs`
//! ```text
//! ∂r_x/∂π = -Σ_i s̄_i,x p_i,π
//! W,πx    = -Σ_i [p_i,π η_i,x + Σ_m η_i p_i,πm z_m,x],      W,ππ' = -Σ_i η_i p_i,ππ'
//! ```
//! Masses are linear in π: r_x,π are inertia and gravity of a tree with the slopes in the place of its masses.

use super::elements::{Acting, Along, Tangents, dot};
use super::first::Sink;
use super::second::emit;
use super::{NONE, Scratch, Transcription};
use crate::design::{Family, Masses};
use crate::scalar::Scalar;
use crate::tree::{Node, Wrenches};
use alembert::elements::AnyElement;
use alembert::system::forces::{Held, MidpointStep};

/// A law that depends on parameters, over a step.
#[derive(Clone, Debug)]
pub(super) struct Designed {
    /// Its parts at fixed values.
    parts: Vec<MidpointStep>,
    /// Of each of its parameters: p_i,π and Σ_i η_i p_i,πm.
    by: Vec<(Vec<f64>, Vec<f64>)>,
    /// Σ_i η_i p_i,ππ', in rows.
    second: Vec<f64>,
}

/// Motion of an element over a step: invariants, time of the middle and length, turns.
pub(super) type Course<'a> = ([&'a [f64]; 3], (f64, f64), f64);

fn add(to: &mut [f64], from: &[f64], factor: f64) {
    to.iter_mut().zip(from).for_each(|(a, b)| *a += factor * b);
}

impl Designed {
    pub(super) fn new(family: &Family, n: usize) -> Self {
        let count = family.parameters.len();
        Self {
            parts: vec![MidpointStep::new(n, 0, 0); family.laws.len()],
            by: vec![(vec![0.0; n], vec![0.0; 3 * n + 1]); count],
            second: vec![0.0; count * count],
        }
    }

    /// The law at the values of all parameters, from its parts.
    pub(super) fn evaluate(
        &mut self,
        family: &Family,
        values: &[f64],
        (s, times, phase): Course<'_>,
        curved: bool,
        law: &mut MidpointStep,
    ) {
        let (basis, count) = (family.basis(values), family.parameters.len());
        for list in [&mut law.p, &mut law.first, &mut law.second, &mut law.c] {
            list.fill(0.0);
        }
        self.second.fill(0.0);
        for (p, c) in &mut self.by {
            p.fill(0.0);
            c.fill(0.0);
        }
        for (k, (part, own)) in self.parts.iter_mut().zip(&family.laws).enumerate() {
            part.eta.copy_from_slice(&law.eta);
            part.evaluate(own, s, times, phase, Held::default(), curved);
            let places = family.places(k);
            // the weight, differentiated by one or two of the parameters
            let weight = |a: usize, b: usize| -> f64 {
                let order = |j: usize| usize::from(j == a) + usize::from(j == b);
                let each = places.iter().zip(&basis).enumerate();
                each.map(|(j, (place, l))| l[*place][order(j)]).product()
            };
            let plain = weight(NONE, NONE);
            add(&mut law.p, &part.p, plain);
            add(&mut law.first, &part.first, plain);
            add(&mut law.second, &part.second, plain);
            add(&mut law.c, &part.c, plain);
            let work = dot(&part.p, &part.eta);
            for (a, (p, c)) in self.by.iter_mut().enumerate() {
                let slope = weight(a, NONE);
                add(p, &part.p, slope);
                add(c, &part.c, slope);
                for b in 0..count {
                    self.second[a * count + b] += weight(a, b) * work;
                }
            }
        }
    }
}

/// The law of an element over a step.
pub(super) fn evaluate_law(
    law: &AnyElement,
    family: Option<(&Family, &mut Designed, &[f64])>,
    course: Course<'_>,
    held: Held<'_>,
    curved: bool,
    out: &mut MidpointStep,
) {
    match family {
        Some((family, designed, values)) => designed.evaluate(family, values, course, curved, out),
        None => out.evaluate(law, course.0, course.1, course.2, held, curved),
    }
}

impl<R: Along> Acting<R> {
    /// Derivatives of the rows by parameters.
    pub(super) fn visit_first_by(
        &self,
        family: &Family,
        v: &Tangents<R>,
        place: impl Fn(usize) -> (usize, usize),
        at: &[usize],
        out: &mut Sink<'_>,
    ) {
        let (n, m) = (self.n, self.m());
        let by = self.designed.iter().flat_map(|d| &d.by);
        for ((p, _), j) in by.zip(&family.parameters) {
            for x in 0..v.t.len() {
                let (row, _) = place(x);
                if row != NONE {
                    out(row, at[*j], -dot(&v.z[x * m..x * m + n], p));
                }
            }
        }
    }

    /// Second derivatives of W by parameters and everything.
    pub(super) fn visit_second_by(
        &self,
        family: &Family,
        v: &Tangents<R>,
        place: impl Fn(usize) -> (usize, usize),
        at: &[usize],
        duration: Option<(usize, f64)>,
        out: &mut Sink<'_>,
    ) {
        let (n, m) = (self.n, self.m());
        let Some(designed) = &self.designed else {
            return;
        };
        let count = family.parameters.len();
        for (a, (p, c)) in designed.by.iter().enumerate() {
            let column = at[family.parameters[a]];
            for x in 0..v.t.len() {
                let along = dot(p, &v.eta[x * n..(x + 1) * n]) + dot(c, &v.z[x * m..(x + 1) * m]);
                emit(out, column, place(x).1, -along);
            }
            if let Some((t, by_steps)) = duration {
                emit(out, column, t, -c[3 * n] * by_steps);
            }
            for b in 0..=a {
                let other = at[family.parameters[b]];
                emit(out, column, other, -designed.second[a * count + b]);
            }
        }
    }
}

impl Transcription {
    /// Values of the parameters.
    pub fn parameters(&self, x: &[f64]) -> Vec<f64> {
        self.parameter_at.iter().map(|at| x[*at]).collect()
    }

    /// Takes the masses of a point.
    pub(crate) fn weigh(&mut self, x: &[f64]) {
        if !self.ocp.design.masses.is_empty() {
            let values = self.parameters(x);
            self.ocp.design.weigh(&mut self.ocp.setup.tree, &values);
        }
    }

    /// Wrenches of masses at node n: derivative by a parameter.
    fn assemble_masses<S: Scalar>(
        &self,
        x: &[f64],
        n: usize,
        masses: &Masses,
        nodes: &[Node<S>; 3],
        f: &mut Wrenches<S>,
    ) {
        let (tree, here) = (&masses.tree, &nodes[n % 3]);
        f.clear();
        for e in self.steps_at(n) {
            let other = if e == n { (n + 1) % 3 } else { (n + 2) % 3 };
            f.add_inertia(tree, here, &[(&nodes[other], 1.0 / self.step(x, e))]);
        }
        f.add_gravity(tree, here, self.around(x, n));
        f.collect(tree);
    }

    /// The equations of motion of node n by parameters of masses; needs plain numbers.
    pub(super) fn visit_masses(&self, x: &[f64], n: usize, s: &mut Scratch, out: &mut Sink<'_>) {
        for masses in &self.ocp.design.masses {
            let column = self.parameter_at[masses.parameter];
            self.assemble_masses(x, n, masses, &s.nodes, &mut s.forces);
            s.forces.project(&masses.tree, &s.nodes[n % 3], |i, v| {
                let row = self.motion_row(n, i);
                if row != NONE {
                    out(row, column, v);
                }
            });
        }
    }

    /// Parameters of masses with coordinates and free durations.
    pub(super) fn visit_second_masses(
        &self,
        x: &[f64],
        n: usize,
        s: &mut Scratch,
        out: &mut Sink<'_>,
    ) {
        for masses in &self.ocp.design.masses {
            let (tree, here) = (&masses.tree, &s.duals[n % 3]);
            let column = self.parameter_at[masses.parameter];
            let f = &mut s.dual_forces;
            self.assemble_masses(x, n, masses, &s.duals, f);
            let at = self.theta_at[n];
            f.project(tree, here, |i, v| emit(out, column, at + i, v.eps));
            for e in self.steps_at(n) {
                let phase = self.phase_of[e];
                let Some(t) = self.duration_at[phase] else {
                    continue;
                };
                let (h, by_steps) = (self.step(x, e), 1.0 / self.ocp.phases[phase].steps as f64);
                let other = if e == n { (n + 1) % 3 } else { (n + 2) % 3 };
                f.clear();
                f.add_inertia(tree, here, &[(&s.duals[other], -1.0 / (h * h))]);
                f.add_gravity(tree, here, 0.5);
                f.collect(tree);
                let (lambda, mut sum) = (&s.lambda[n % 3], 0.0);
                f.project(tree, here, |i, v| sum += lambda[i] * v.re);
                emit(out, column, t, sum * by_steps);
            }
        }
    }
}
