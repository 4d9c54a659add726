//! # What it is
//! Forces on the entries of q, and their projections at the ends, as forms that are the same at every node.
//!
//! # Equations
//! A torque m on a body is the director force f_I = ½ m × d_I on each of its directors, a force f at the material point x + Σ r_I d_I is
//! f on x and r_I f on d_I. A control on a turn about w acts with τ w on the child and -τ w on the parent; one on a slide with τ A_k at o₂
//! on the child and -τ A_k at o₁ on the parent. Projections are Pᵀf with the null space matrix P written in q: its column of a coordinate
//! moves a place p of all bodies after it by w × (p - o₂), or by A_k.
//!
//! # Symbols
//! Variables of these forms: q of the node, then q of its neighbour, then inputs (multipliers, controls or contact forces).
//!
//! # Reference
//! Leyendecker, Ober-Bloebaum, Marsden, Ortiz 2010, section 4 (control forces in directors).

use super::bodies::{Bodies, Motion, along, half_turn};
use super::form::{Form, Vector, combined, constants, difference, inner, stretched};
use crate::actions::{Action, Kind, Local};
use crate::compile::Ocp;
use crate::scalar::{V3, column, cross, transposed};
use crate::tree::{Points, Tree};
use alembert::error::{ModelError, ModelErrors};
use alembert::joints::Move;

/// Forms of one node.
#[derive(Clone, Debug)]
pub(super) struct Forces {
    /// Constraint forces on the entries: Gᵀλ.
    pub pull: Vec<Form>,
    /// Controls on the entries.
    pub drive: Vec<Form>,
    /// Contact forces on the entries, by contact.
    pub press: Vec<Vec<Form>>,
    /// Pᵀ M (q - q') for every coordinate.
    pub end_inertia: Vec<Form>,
    /// Pᵀ times the weight.
    pub end_weight: Vec<Form>,
    /// Pᵀ times the controls.
    pub end_drive: Vec<Form>,
    /// Pᵀ times the contact forces, by contact.
    pub end_press: Vec<Vec<Form>>,
}

impl Forces {
    /// Writes the forces of a problem.
    pub fn new(ocp: &Ocp, bodies: &Bodies) -> Result<Self, ModelErrors> {
        let tree = &ocp.setup.tree;
        let (entries, dof) = (bodies.entries, tree.dof);
        let mut out = Self {
            pull: vec![Form::default(); entries],
            drive: vec![Form::default(); entries],
            press: vec![],
            end_inertia: vec![Form::default(); dof],
            end_weight: vec![Form::default(); dof],
            end_drive: vec![Form::default(); dof],
            end_press: vec![],
        };
        for (k, c) in bodies.constraints.iter().enumerate() {
            let lambda = input(bodies, k);
            let mut used: Vec<u32> = c.form.terms().iter().flat_map(|t| t.0).collect();
            used.sort_unstable();
            used.dedup();
            for i in used
                .into_iter()
                .map(|i| i as usize)
                .filter(|i| *i < entries)
            {
                out.pull[i].add(&c.form.derivative(i).times(&lambda));
            }
        }
        for d in &ocp.drives {
            let u = |c: usize| input(bodies, d.first + c);
            match &d.action {
                Action::Input(..) => {}
                Action::Direct(i, sign) => {
                    let u = u(0).scaled(*sign);
                    add_direct(tree, bodies, *i, &u, &mut out.drive)?;
                    out.end_drive[*i].add(&u);
                }
                Action::Local(local) => out.add_local(tree, bodies, local, &u),
                Action::WorldForce(p, n) => {
                    let force: Vector =
                        std::array::from_fn(|c| if c < *n { u(c) } else { Form::default() });
                    add_force(bodies, p, &force, &mut out.drive);
                    add_power(tree, bodies, p, &force, &mut out.end_drive);
                }
            }
        }
        for t in &ocp.touches {
            let mut force = constants(&[0.0; 3]);
            for (c, axis) in t.axes.iter().enumerate() {
                let part = along(axis, &input(bodies, c));
                (0..3).for_each(|i| force[i].add(&part[i]));
            }
            let (mut press, mut end) = (vec![Form::default(); entries], vec![Form::default(); dof]);
            add_force(bodies, &t.point, &force, &mut press);
            add_power(tree, bodies, &t.point, &force, &mut end);
            out.press.push(press);
            out.end_press.push(end);
        }
        out.add_ends(tree, bodies);
        Ok(out)
    }

    /// Inertia and weight at the ends.
    fn add_ends(&mut self, tree: &Tree, bodies: &Bodies) {
        for (b, body) in tree.bodies.iter().enumerate() {
            let Some(at) = bodies.figures[b].at else {
                continue;
            };
            let (size, figure) = (bodies.size, &bodies.figures[b]);
            let other = |k: usize| -> Vector {
                std::array::from_fn(|i| match i < size {
                    true => Form::variable(bodies.entries + at + size * k + i),
                    false => Form::default(),
                })
            };
            let step = difference(&figure.x, &other(0)).map(|f| f.scaled(body.mass));
            let weight = constants(&tree.gravity.map(|g| g * body.mass));
            for &i in &tree.path[b] {
                let owner = tree.owner[i];
                self.end_inertia[i].add(&bodies.power(owner, i, &figure.x, &step));
                self.end_weight[i].add(&bodies.power(owner, i, &figure.x, &weight));
                let (Motion::Turn(w, ..) | Motion::Ball(w)) = &bodies.motions[i] else {
                    continue;
                };
                for k in 0..size {
                    // (w × d)·(d - d') = -(w × d)·d'
                    let turn = super::form::outer(w, &figure.d[k]);
                    let f = inner(&turn, &other(k + 1)).scaled(-body.euler[k]);
                    self.end_inertia[i].add(&f);
                }
            }
        }
    }

    /// Actions on a rotation, or on a free body.
    fn add_local(
        &mut self,
        tree: &Tree,
        bodies: &Bodies,
        local: &Local,
        u: &dyn Fn(usize) -> Form,
    ) {
        let Some(&last) = local.coordinates.last() else {
            return;
        };
        let b = tree.owner[last];
        let (link, figure) = (&bodies.links[b], &bodies.figures[b]);
        let size = local.components();
        let tau: Vector = std::array::from_fn(|c| if c < size { u(c) } else { Form::default() });
        if local.kind == Kind::Torque {
            let torque = turned(&link.a, &tau);
            add_torque(bodies, Some(b), &torque, 1.0, &mut self.drive);
            add_torque(
                bodies,
                tree.bodies[b].parent,
                &torque,
                -1.0,
                &mut self.drive,
            );
            for (c, &i) in local.coordinates.iter().enumerate() {
                self.end_drive[i].add(&tau[c]);
            }
            return;
        }
        // axes of the file, along the directors
        let to_directors = transposed(&local.directors);
        let axes: [Vector; 3] =
            std::array::from_fn(|c| combined(&figure.d, &column(&to_directors, c)));
        let own = turned(&axes, &tau);
        if local.kind == Kind::BodyTorque {
            add_torque(bodies, Some(b), &own, 1.0, &mut self.drive);
            for &i in &local.coordinates {
                if let Motion::Ball(w) | Motion::Turn(w, ..) = &bodies.motions[i] {
                    self.end_drive[i].add(&inner(w, &own));
                }
            }
            return;
        }
        let at = crate::scalar::apply(&to_directors, &local.at);
        let point = Points { body: Some(b), at };
        add_force(bodies, &point, &own, &mut self.drive);
        let moment = turned(&moments(&axes, &local.at), &tau);
        for &i in &local.coordinates {
            let f = match &bodies.motions[i] {
                Motion::Slide(v, _) => inner(v, &own),
                Motion::Turn(w, ..) | Motion::Ball(w) => inner(w, &moment),
            };
            self.end_drive[i].add(&f);
        }
    }
}

/// An input of a node: multiplier, control or contact force.
fn input(bodies: &Bodies, k: usize) -> Form {
    Form::variable(2 * bodies.entries + k)
}

/// Moments about the centre of unit forces at a place, in axes of the file.
fn moments(axes: &[Vector; 3], at: &V3<f64>) -> [Vector; 3] {
    std::array::from_fn(|c| {
        let mut e = [0.0; 3];
        e[c] = 1.0;
        combined(axes, &cross(at, &e))
    })
}

/// Σ u_c a_c.
fn turned(axes: &[Vector; 3], u: &Vector) -> Vector {
    let mut out = constants(&[0.0; 3]);
    for c in 0..3 {
        let part = stretched(&axes[c], &u[c]);
        (0..3).for_each(|i| out[i].add(&part[i]));
    }
    out
}

/// A control on one coordinate.
fn add_direct(
    tree: &Tree,
    bodies: &Bodies,
    i: usize,
    u: &Form,
    out: &mut [Form],
) -> Result<(), ModelErrors> {
    let b = tree.owner[i];
    let (body, parent) = (&tree.bodies[b], tree.bodies[b].parent);
    match &bodies.motions[i] {
        Motion::Turn(w, ..) | Motion::Ball(w) => {
            let torque = stretched(w, u);
            add_torque(bodies, Some(b), &torque, 1.0, out);
            add_torque(bodies, parent, &torque, -1.0, out);
        }
        Motion::Slide(v, _) => {
            let slides = body
                .joint
                .moves
                .iter()
                .filter(|m| matches!(m, Move::Slide(_)));
            if parent.is_some() && slides.count() > 1 {
                return Err(ModelError::new(
                    "solver.transcription",
                    "the lifted transcription has no forces along planar joints between two bodies",
                )
                .with_help("use transcription = \"reduced\"")
                .into());
            }
            let place = |body: Option<usize>, at: V3<f64>| Points { body, at };
            add_force(
                bodies,
                &place(Some(b), body.joint.r2),
                &stretched(v, u),
                out,
            );
            let back = stretched(v, &u.scaled(-1.0));
            add_force(bodies, &place(parent, body.joint.r1), &back, out);
        }
    }
    Ok(())
}

/// Adds a force at a material point.
fn add_force(bodies: &Bodies, p: &Points, force: &Vector, out: &mut [Form]) {
    let Some(at) = p.body.and_then(|b| bodies.figures[b].at) else {
        return;
    };
    let size = bodies.size;
    for i in 0..size {
        out[at + i].add(&force[i]);
        for k in 0..size {
            out[at + size * (k + 1) + i].add(&force[i].scaled(p.at[k]));
        }
    }
}

/// Adds a torque.
fn add_torque(bodies: &Bodies, body: Option<usize>, m: &Vector, sign: f64, out: &mut [Form]) {
    let Some((b, at)) = body.and_then(|b| Some((b, bodies.figures[b].at?))) else {
        return;
    };
    let size = bodies.size;
    for k in 0..size {
        let f = half_turn(m, &bodies.figures[b].d[k]);
        for i in 0..size {
            out[at + size * (k + 1) + i].add(&f[i].scaled(sign));
        }
    }
}

/// Adds the projection of a force at a material point.
fn add_power(tree: &Tree, bodies: &Bodies, p: &Points, force: &Vector, out: &mut [Form]) {
    let Some(b) = p.body else { return };
    let place = bodies.point(p);
    for &i in &tree.path[b] {
        out[i].add(&bodies.power(tree.owner[i], i, &place, force));
    }
}
