//! Parameters of the model in the discrete equations, with all derivatives (T-OCP-22).
//!
//! # Equations
//! With the impulses p_i(z; π) of an element and its virtual work W = -Σ p_i η_i as in `elements.rs`
//! ```text
//! ∂r_x/∂π = -Σ_i s̄_i,x p_i,π
//! W,πx    = -Σ_i [p_i,π η_i,x + Σ_m η_i p_i,πm z_m,x],      W,ππ' = -Σ_i η_i p_i,ππ'
//! ```
//! Where attachments are chosen, s = W(π) σ with the invariants σ at fixed places, z = Ω z_σ and Ω = diag(W, W, W, 1) (T-OCP-38):
//! ```text
//! P = Wᵀ p,    P_,M = Wᵀ p_,m Ω,    Q → Ωᵀ Q Ω,    P_,π = W_πᵀ p + Wᵀ p_,m (Ω_π z_σ),    and so on by the chain rule
//! ```
//! Masses are linear in π: r_x,π are inertia and gravity of a tree with the slopes in the place of its masses.

use super::elements::{Acting, Along, Tangents, dot};
use super::first::Sink;
use super::second::emit;
use super::site::Site;
use super::{NONE, Scratch, Transcription};
use crate::design::{Attached, Family, Masses};
use crate::scalar::Scalar;
use crate::tree::{Node, Wrenches};
use alembert::elements::AnyElement;
use alembert::system::forces::{Held, MidpointStep};

/// A law that depends on parameters, over a step; with chosen attachments in the invariants at fixed places.
#[derive(Clone, Debug)]
pub(super) struct Designed {
    /// The law in its own invariants, where its attachments are chosen.
    inner: Option<Box<(Self, MidpointStep)>>,
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
        let inner = family.attached.as_ref().map(|attached| {
            let own = Family {
                parameters: family.parameters[..family.values.len()].to_vec(),
                attached: None,
                ..family.clone()
            };
            let law = MidpointStep::new(attached.count, 0, 0);
            Box::new((Self::new(&own, attached.count), law))
        });
        let parts = match inner {
            Some(_) => vec![],
            None => vec![MidpointStep::new(n, 0, 0); family.laws.len()],
        };
        Self {
            inner,
            parts,
            by: vec![(vec![0.0; n], vec![0.0; 3 * n + 1]); count],
            second: vec![0.0; count * count],
        }
    }

    /// The law at the values of all parameters, in the invariants of its parts.
    pub(super) fn evaluate(
        &mut self,
        family: &Family,
        values: &[f64],
        course: Course<'_>,
        curved: bool,
        law: &mut MidpointStep,
    ) {
        match (&family.attached, self.inner.take()) {
            (Some(attached), Some(mut inner)) => {
                let reach = Reach::new(attached, values);
                let (own, step) = &mut *inner;
                let (s, times, phase) = course;
                let s = s.map(|s| reach.invariants(s, &reach.plain));
                let s = [&s[0][..], &s[1], &s[2]];
                step.eta = reach.invariants(&law.eta, &reach.plain);
                own.add_up(family, values, (s, times, phase), curved, step);
                self.spread(&reach, (own, step), course.0, law);
                self.inner = Some(inner);
            }
            _ => self.add_up(family, values, course, curved, law),
        }
    }

    /// The law at the values of its parameters, from its parts.
    fn add_up(
        &mut self,
        family: &Family,
        values: &[f64],
        (s, times, phase): Course<'_>,
        curved: bool,
        law: &mut MidpointStep,
    ) {
        let (basis, count) = (family.basis(values), self.by.len());
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

/// How invariants at fixed places make those of the law: s = W σ, and derivatives of W.
struct Reach {
    /// Number of invariants of the law.
    count: usize,
    /// Weights of the combinations: plain, by one parameter, by two.
    plain: Vec<f64>,
    by: Vec<Vec<f64>>,
    by_two: Vec<Vec<Vec<f64>>>,
}

impl Reach {
    fn new(attached: &Attached, values: &[f64]) -> Self {
        let all = 0..attached.parameters.len();
        let by_two = |a: usize| {
            all.clone()
                .map(|b| attached.weights(values, [a, b]))
                .collect()
        };
        Self {
            count: attached.count,
            plain: attached.weights(values, [NONE; 2]),
            by: (all.clone().map(|a| attached.weights(values, [a, NONE]))).collect(),
            by_two: all.clone().map(by_two).collect(),
        }
    }

    /// Sums of a block of invariants at fixed places.
    fn invariants(&self, block: &[f64], weights: &[f64]) -> Vec<f64> {
        let mut out = vec![0.0; self.count];
        for (own, weight) in block.chunks(self.count).zip(weights) {
            add(&mut out, own, *weight);
        }
        out
    }

    /// Sums of the three blocks of z; the length of the step does not depend on parameters.
    fn course(&self, s: [&[f64]; 3], weights: &[f64]) -> Vec<f64> {
        let mut out: Vec<f64> = vec![];
        s.iter()
            .for_each(|block| out.extend(self.invariants(block, weights)));
        out.push(0.0);
        out
    }

    /// What belongs to the z of the law as what belongs to those at fixed places.
    fn pulled(&self, of: &[f64], weights: &[f64], length: f64) -> Vec<f64> {
        let (n, mut out) = (self.count, vec![]);
        for block in of[..3 * n].chunks(n) {
            for weight in weights {
                out.extend(block.iter().map(|v| weight * v));
            }
        }
        out.push(length * of[3 * n]);
        out
    }
}

impl Designed {
    /// A law in its own invariants as one in those at fixed places (T-OCP-38).
    fn spread(
        &mut self,
        reach: &Reach,
        (own, step): (&Self, &MidpointStep),
        s: [&[f64]; 3],
        law: &mut MidpointStep,
    ) {
        let (n, m, w) = (reach.count, step.m(), &reach.plain);
        let (wide, all) = (law.m(), n * w.len());
        for j in 0..all {
            let (weight, i) = (w[j / n], j % n);
            law.p[j] = weight * step.p[i];
            let row = reach.pulled(&step.first[i * m..(i + 1) * m], w, 1.0);
            law.first[j * wide..(j + 1) * wide].fill(0.0);
            add(&mut law.first[j * wide..(j + 1) * wide], &row, weight);
        }
        law.c.copy_from_slice(&reach.pulled(&step.c, w, 1.0));
        let rows: Vec<Vec<f64>> = (step.second.chunks(m))
            .map(|row| reach.pulled(row, w, 1.0))
            .collect();
        for (k, out) in law.second.chunks_mut(wide).enumerate() {
            let (row, weight) = match k {
                k if k == wide - 1 => (3 * n, 1.0),
                k => (k / all * n + k % n, w[k % all / n]),
            };
            out.fill(0.0);
            add(out, &rows[row], weight);
        }
        self.spread_by(reach, (own, step), s, &law.eta);
    }

    /// Its derivatives by parameters: those of the law, then those of the attachments.
    fn spread_by(
        &mut self,
        reach: &Reach,
        (own, step): (&Self, &MidpointStep),
        s: [&[f64]; 3],
        eta: &[f64],
    ) {
        let (n, m, w, laws) = (reach.count, step.m(), &reach.plain, own.by.len());
        let times = |rows: &[f64], v: &[f64]| -> Vec<f64> {
            rows.chunks(m).map(|row| dot(row, v)).collect()
        };
        // of each attachment: what it does to z and η, and through them to p
        let each: Vec<[Vec<f64>; 3]> = (reach.by.iter())
            .map(|by| {
                let v = reach.course(s, by);
                let (e, p) = (reach.invariants(eta, by), times(&step.first, &v));
                [v, e, p]
            })
            .collect();
        for (a, (p, c)) in self.by.iter_mut().enumerate() {
            let Some(k) = a.checked_sub(laws) else {
                let (own_p, own_c) = &own.by[a];
                for (j, p) in p.iter_mut().enumerate() {
                    *p = w[j / n] * own_p[j % n];
                }
                c.copy_from_slice(&reach.pulled(own_c, w, 1.0));
                continue;
            };
            let [v, e, by_z] = &each[k];
            for (j, p) in p.iter_mut().enumerate() {
                *p = reach.by[k][j / n] * step.p[j % n] + w[j / n] * by_z[j % n];
            }
            let mut along = times(&step.second, v);
            for (i, e) in e.iter().enumerate() {
                add(&mut along, &step.first[i * m..(i + 1) * m], *e);
            }
            c.copy_from_slice(&reach.pulled(&along, w, 1.0));
            add(c, &reach.pulled(&step.c, &reach.by[k], 0.0), 1.0);
        }
        self.spread_second(reach, (own, step), s, (eta, &each));
    }

    /// Its second derivatives by parameters.
    fn spread_second(
        &mut self,
        reach: &Reach,
        (own, step): (&Self, &MidpointStep),
        s: [&[f64]; 3],
        (eta, each): (&[f64], &[[Vec<f64>; 3]]),
    ) {
        let (m, laws, count) = (step.m(), own.by.len(), self.by.len());
        let times = |rows: &[f64], v: &[f64]| -> Vec<f64> {
            rows.chunks(m).map(|row| dot(row, v)).collect()
        };
        for a in 0..count {
            for b in 0..count {
                self.second[a * count + b] = match (a.checked_sub(laws), b.checked_sub(laws)) {
                    (None, None) => own.second[a * laws + b],
                    (Some(k), None) => {
                        dot(&each[k][1], &own.by[b].0) + dot(&own.by[b].1, &each[k][0])
                    }
                    (None, Some(k)) => {
                        dot(&each[k][1], &own.by[a].0) + dot(&own.by[a].1, &each[k][0])
                    }
                    (Some(k), Some(l)) => {
                        let ([v, e, p], [u, f, q]) = (&each[k], &each[l]);
                        let two = &reach.by_two[k][l];
                        dot(&reach.invariants(eta, two), &step.p)
                            + dot(e, q)
                            + dot(f, p)
                            + dot(v, &times(&step.second, u))
                            + dot(&step.c, &reach.course(s, two))
                    }
                };
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

    /// Wrenches of masses over steps: derivative by a parameter; of a step its inertia, with a factor, and its weight.
    fn assemble_masses<S: Scalar>(
        site: &Site<'_>,
        masses: &Masses,
        nodes: &[Node<S>; 3],
        steps: impl Iterator<Item = (usize, f64, f64)>,
        f: &mut Wrenches<S>,
    ) {
        let (tree, here) = (&masses.tree, site.here(nodes));
        f.clear();
        for (k, by_h, time) in steps {
            f.add_inertia(tree, here, &[(site.other(k, nodes), by_h)]);
            f.add_gravity(tree, here, time);
        }
        f.collect(tree);
    }

    /// The equations of motion of a site by parameters of masses; needs plain numbers.
    pub(super) fn visit_masses(&self, site: &Site<'_>, s: &mut Scratch, out: &mut Sink<'_>) {
        for masses in &self.ocp.design.masses {
            let column = self.parameter_at[masses.parameter];
            let steps = site
                .steps()
                .map(|(k, span)| (k, 1.0 / span.h, 0.5 * span.h));
            Self::assemble_masses(site, masses, &s.nodes, steps, &mut s.forces);
            s.forces.project(&masses.tree, site.here(&s.nodes), |i, v| {
                self.emit_row(site, i, |row| out(row, column, v));
            });
        }
    }

    /// Parameters of masses with coordinates and free durations.
    pub(super) fn visit_second_masses(&self, site: &Site<'_>, s: &mut Scratch, out: &mut Sink<'_>) {
        for masses in &self.ocp.design.masses {
            let (tree, here) = (&masses.tree, site.here(&s.duals));
            let column = self.parameter_at[masses.parameter];
            let f = &mut s.dual_forces;
            let steps = site
                .steps()
                .map(|(k, span)| (k, 1.0 / span.h, 0.5 * span.h));
            Self::assemble_masses(site, masses, &s.duals, steps, f);
            let at = self.theta_at[site.node];
            f.project(tree, here, |i, v| emit(out, column, at + i, v.eps));
            for (k, span) in site.steps() {
                let Some((t, by_steps)) = self.duration_of(span) else {
                    continue;
                };
                let step = std::iter::once((k, -1.0 / (span.h * span.h), 0.5));
                Self::assemble_masses(site, masses, &s.duals, step, f);
                let (lambda, mut sum) = (&s.lambda[site.buffer % 3], 0.0);
                f.project(tree, here, |i, v| sum += lambda[i] * v.re);
                emit(out, column, t, sum * by_steps);
            }
        }
    }
}
