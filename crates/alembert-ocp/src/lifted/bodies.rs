//! # What it is
//! Bodies and joints of a tree in directors: entries of q, quadratic constraints, coordinates of joints as forms of q.
//!
//! # Equations
//! q = (x, d₁, d₂, d₃) of every body that moves, planar (x, d₁, d₂) in two components. With the joint frames A = R_p F₁ on the parent and
//! B = R_c M₂ on the child, and their origins o₁, o₂:
//! ```text
//! every body           ½(d_I·d_I - 1) = 0, d_I·d_J = 0
//! no slide             o₂ - o₁ = 0
//! slides               A_k·(o₂ - o₁) = 0 for every other axis k
//! no turn              A_i·B_j = 0, i < j
//! turn about k         A_i·B_k = 0, i ≠ k
//! turns about 1 and 2  A₁·B₂ = 0 (universal joint)
//! ball                 none
//! ```
//! A slide is s = A_k·(o₂ - o₁); a turn about k has cos θ = A_i·B_i, sin θ = A_j·B_i with (i, j, k) in cyclic order.
//!
//! # Symbols
//! r1, f1, r2, m2t as in [`crate::tree`].
//!
//! # Reference
//! Betsch and Leyendecker 2006 (constraints of kinematic pairs in directors).
//!
//! # Departures from the reference
//! Products of directors of one body in a row are replaced by their values on the constraint manifold: the same rows up to multiples of
//! those of the body. Bodies that nothing moves are numbers.

use super::form::{Form, Vector, combined, constants, difference, inner, multiple, outer, sum};
use crate::scalar::{M3, V3, apply, column, dot, transposed};
use crate::tree::{Node, Points, Tree};
use alembert::error::{ModelError, ModelErrors};
use alembert::joints::Move;

/// A body.
#[derive(Clone, Debug)]
pub(super) struct Figure {
    /// First entry of q; none: the body does not move.
    pub at: Option<usize>,
    /// Centre of mass.
    pub x: Vector,
    /// Directors.
    pub d: [Vector; 3],
}

/// A joint.
#[derive(Clone, Debug)]
pub(super) struct Link {
    /// Axes on the parent.
    pub a: [Vector; 3],
    /// Axes on the child.
    pub b: [Vector; 3],
    /// Origin on the child.
    pub o: Vector,
    /// o₂ - o₁ along the axes on the parent.
    pub slide: [Form; 3],
    /// o₂ - o₁ in world axes.
    pub gap: Vector,
}

/// What a coordinate is in directors.
#[derive(Clone, Debug)]
pub(super) enum Motion {
    /// Displacement: direction and value.
    Slide(Vector, Form),
    /// Turn: axis, cosine, sine.
    Turn(Vector, Form, Form),
    /// One of three of a rotation: axis.
    Ball(Vector),
}

/// A row of the constraints.
#[derive(Clone, Debug)]
pub(super) struct Constraint {
    pub form: Form,
    pub body: usize,
    pub joint: bool,
}

/// All bodies.
#[derive(Clone, Debug)]
pub(super) struct Bodies {
    pub figures: Vec<Figure>,
    pub links: Vec<Link>,
    /// Of every coordinate.
    pub motions: Vec<Motion>,
    pub constraints: Vec<Constraint>,
    /// Number of entries of q.
    pub entries: usize,
    /// Mass of every entry [kg, kg m²].
    pub mass: Vec<f64>,
    /// Components in use: 2 or 3; also the number of directors.
    pub size: usize,
}

impl Bodies {
    /// Writes a tree in directors; `node` holds the poses of bodies that do not move.
    pub fn new(tree: &Tree, node: &Node<f64>) -> Result<Self, ModelErrors> {
        let size = if tree.planar { 2 } else { 3 };
        let mut out = Self {
            figures: vec![],
            links: vec![],
            motions: vec![],
            constraints: vec![],
            entries: 0,
            mass: vec![],
            size,
        };
        for (b, body) in tree.bodies.iter().enumerate() {
            let at = (!tree.path[b].is_empty()).then_some(out.entries);
            out.figures.push(figure(at, size, &node.x[b], &node.r[b]));
            if at.is_some() {
                out.entries += size * (1 + size);
                out.mass.extend(std::iter::repeat_n(body.mass, size));
                for e in &body.euler[..size] {
                    out.mass.extend(std::iter::repeat_n(*e, size));
                }
            }
        }
        for b in 0..tree.bodies.len() {
            out.add_joint(tree, b)?;
        }
        Ok(out)
    }

    /// A point of a body, or of ground.
    pub fn point(&self, p: &Points) -> Vector {
        match p.body {
            Some(b) => sum(&self.figures[b].x, &combined(&self.figures[b].d, &p.at)),
            None => constants(&p.at),
        }
    }

    fn add_joint(&mut self, tree: &Tree, b: usize) -> Result<(), ModelErrors> {
        let body = &tree.bodies[b];
        let link = self.link(tree, b);
        if self.figures[b].at.is_some() {
            let figure = &self.figures[b];
            let mut rows: Vec<(Form, bool)> =
                rigid(figure).into_iter().map(|f| (f, false)).collect();
            rows.extend(
                joint_rows(&link, &body.joint.moves)
                    .into_iter()
                    .map(|f| (f, true)),
            );
            // rows of planar bodies that hold by themselves have no variables
            let rows = rows.into_iter().filter(|(f, _)| !f.is_constant());
            self.constraints
                .extend(rows.map(|(form, joint)| Constraint {
                    form,
                    body: b,
                    joint,
                }));
        }
        let turns = body
            .joint
            .moves
            .iter()
            .filter(|m| matches!(m, Move::Turn(_)));
        let (turns, mut turn) = (turns.count(), 0);
        for m in &body.joint.moves {
            match *m {
                Move::Slide(k) => {
                    let (axis, value) = (&link.a[usize::from(k)], &link.slide[usize::from(k)]);
                    self.motions
                        .push(Motion::Slide(axis.clone(), value.clone()));
                }
                Move::Turn(k) => {
                    self.motions.push(turned(&link, k.into(), turn, turns));
                    turn += 1;
                }
                Move::Ball => {
                    for axis in &link.a {
                        self.motions.push(Motion::Ball(axis.clone()));
                    }
                }
                Move::Screw | Move::Path => {
                    return Err(ModelError::new(
                        "solver.transcription",
                        "the lifted transcription has no screw or custom joints: their rows are not quadratic in the directors",
                    )
                    .with_help("use transcription = \"reduced\"")
                    .into());
                }
            }
        }
        self.links.push(link);
        Ok(())
    }

    /// Frames of the joint that carries a body.
    fn link(&self, tree: &Tree, b: usize) -> Link {
        let (body, child) = (&tree.bodies[b], &self.figures[b]);
        let m2 = transposed(&body.joint.m2t);
        let axes = |d: &[Vector; 3], m: &M3<f64>| -> [Vector; 3] {
            std::array::from_fn(|k| combined(d, &column(m, k)))
        };
        let o = sum(&child.x, &combined(&child.d, &body.joint.r2));
        let (a, origin) = match body.parent {
            Some(p) => (
                axes(&self.figures[p].d, &body.joint.f1),
                self.figures[p].x.clone(),
            ),
            None => (
                std::array::from_fn(|k| constants(&column(&body.joint.f1, k))),
                constants(&[0.0; 3]),
            ),
        };
        // A_k·(R_p r₁) is a number
        let from_center = difference(&o, &origin);
        let r1 = apply(&transposed(&body.joint.f1), &body.joint.r1);
        let slide =
            std::array::from_fn(|k| inner(&a[k], &from_center).minus(&Form::constant(r1[k])));
        let o1 = match body.parent {
            Some(p) => sum(&origin, &combined(&self.figures[p].d, &body.joint.r1)),
            None => constants(&body.joint.r1),
        };
        Link {
            gap: difference(&o, &o1),
            b: axes(&child.d, &m2),
            a,
            o,
            slide,
        }
    }

    /// Velocity of a place under a coordinate, times `force`: (w × (p - o))·f, or v·f.
    pub fn power(&self, owner: usize, coordinate: usize, place: &Vector, force: &Vector) -> Form {
        match &self.motions[coordinate] {
            Motion::Slide(v, _) => inner(v, force),
            Motion::Turn(w, ..) | Motion::Ball(w) => {
                let arm = difference(place, &self.links[owner].o);
                inner(&outer(w, &arm), force)
            }
        }
    }
}

/// Entries of a body, or its pose.
fn figure(at: Option<usize>, size: usize, x: &V3<f64>, r: &M3<f64>) -> Figure {
    let part = |k: usize, i: usize| match at {
        Some(at) if k <= size && i < size => Form::variable(at + size * k + i),
        // the directions that a planar body leaves alone
        Some(_) => Form::constant(if k > 0 && k - 1 == i { 1.0 } else { 0.0 }),
        None if k == 0 => Form::constant(x[i]),
        None => Form::constant(r[i][k - 1]),
    };
    Figure {
        at,
        x: std::array::from_fn(|i| part(0, i)),
        d: std::array::from_fn(|k| std::array::from_fn(|i| part(k + 1, i))),
    }
}

/// Orthonormal directors.
fn rigid(figure: &Figure) -> Vec<Form> {
    let d = &figure.d;
    let one = |k: usize| {
        let f = inner(&d[k], &d[k]).minus(&Form::constant(1.0));
        f.scaled(0.5)
    };
    let mut out: Vec<Form> = (0..3).map(one).collect();
    out.extend([(0, 1), (0, 2), (1, 2)].map(|(i, j)| inner(&d[i], &d[j])));
    out
}

/// Rows of a joint.
fn joint_rows(link: &Link, moves: &[Move]) -> Vec<Form> {
    let slides = |k: usize| moves.contains(&Move::Slide(k as u8));
    let turns: Vec<usize> = (0..3)
        .filter(|k| moves.contains(&Move::Turn(*k as u8)))
        .collect();
    let ball = moves.contains(&Move::Ball);
    let mut out = vec![];
    if (0..3).any(slides) {
        let held = (0..3).filter(|k| !slides(*k));
        out.extend(held.map(|k| link.slide[k].clone()));
    } else {
        out.extend(link.gap.clone());
    }
    match turns.as_slice() {
        _ if ball => {}
        [] => out.extend([(0, 1), (0, 2), (1, 2)].map(|(i, j)| inner(&link.a[i], &link.b[j]))),
        [k] => {
            let others = [(k + 1) % 3, (k + 2) % 3];
            out.extend(others.map(|i| inner(&link.a[i], &link.b[*k])));
        }
        [first, second, ..] => out.push(inner(&link.a[*first], &link.b[*second])),
    }
    out
}

/// Axis, cosine and sine of a turn about axis k, the `number`th of `count` turns of its joint.
fn turned(link: &Link, k: usize, number: usize, count: usize) -> Motion {
    let (i, j) = ((k + 1) % 3, (k + 2) % 3);
    let (a, b) = (&link.a, &link.b);
    match (count, number) {
        // B = A X(θ₁) Y(θ₂): the second axis lies in the plane that the first one turns
        (2, 0) => Motion::Turn(a[k].clone(), inner(&a[i], &b[i]), inner(&a[j], &b[i])),
        (2, _) => Motion::Turn(b[k].clone(), inner(&a[j], &b[j]), inner(&a[j], &b[i])),
        _ => Motion::Turn(a[k].clone(), inner(&a[i], &b[i]), inner(&a[j], &b[i])),
    }
}

/// Value of a form where `q` are its first variables.
pub(super) fn value(form: &Form, q: &[f64]) -> f64 {
    let factor = |v: &u32| q.get(*v as usize).copied().unwrap_or(1.0);
    let terms = form.terms().iter();
    terms
        .map(|(key, c)| c * key.iter().map(factor).product::<f64>())
        .sum()
}

/// Row that vanishes, and its scale, where an angle has a value: sin(θ - θ*).
pub(super) fn sine_of_difference(cosine: &Form, sine: &Form, angle: f64) -> Form {
    let (s, c) = angle.sin_cos();
    sine.scaled(c).minus(&cosine.scaled(s))
}

/// cos(θ - θ*).
pub(super) fn cosine_of_difference(cosine: &Form, sine: &Form, angle: f64) -> Form {
    let (s, c) = angle.sin_cos();
    cosine.scaled(c).plus(&sine.scaled(s))
}

/// Rows that vanish where a rotation has a value: (A C)_i·B_j, i < j.
pub(super) fn rotation_rows(link: &Link, target: &M3<f64>) -> [Form; 3] {
    let turned: [Vector; 3] = std::array::from_fn(|k| combined(&link.a, &column(target, k)));
    [(0, 1), (0, 2), (1, 2)].map(|(i, j)| inner(&turned[i], &link.b[j]))
}

/// The rotation AᵀB of a configuration, orthonormal.
pub(super) fn relative_rotation(link: &Link, q: &[f64]) -> M3<f64> {
    let axes = |a: &[Vector; 3]| -> [V3<f64>; 3] {
        std::array::from_fn(|k| std::array::from_fn(|i| value(&a[k][i], q)))
    };
    let (a, b) = (axes(&link.a), axes(&link.b));
    let mut columns: [V3<f64>; 3] =
        std::array::from_fn(|j| std::array::from_fn(|i| dot(&a[i], &b[j])));
    for j in 0..3 {
        for i in 0..j {
            let along = dot(&columns[i], &columns[j]);
            let c = columns[i];
            (0..3).for_each(|k| columns[j][k] -= along * c[k]);
        }
        let length = dot(&columns[j], &columns[j]).sqrt();
        columns[j].iter_mut().for_each(|v| *v /= length);
    }
    transposed(&columns)
}

/// An axis times a form.
pub(super) fn along(axis: &V3<f64>, f: &Form) -> Vector {
    std::array::from_fn(|i| f.scaled(axis[i]))
}

/// Half of m × d on a director.
pub(super) fn half_turn(m: &Vector, d: &Vector) -> Vector {
    multiple(&outer(m, d), 0.5)
}
