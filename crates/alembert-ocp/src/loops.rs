//! # What it is
//! Joints of the model that close loops: the rows of the simulator's own closures, on the same invariants, between the same nodes. Couplings are
//! rows of coordinates: here these are unknowns, and the row is a function of them alone.
//!
//! # Equations
//! At every node n the rows g_k = c_k (s_k(q_n) - s*_k) vanish, and impulses Λ_n pull along their gradients (T-OCP-17):
//! ```text
//! D₂ℓ(θ_{n-1}, θ_n) + D₁ℓ(θ_n, θ_{n+1}) + ... + P(q_n)ᵀ Σ_k Λ_{n,k} c_k ∇s_k(q_n) = 0
//! ```
//! Rows that others keep already are left out: J = ∂g/∂θ has the rank of the rows on closed configurations.
//!
//! # Symbols
//! s_k invariants · s*_k their values · c_k factors that give a row the unit m or rad · Λ impulses [N s, N m s]
//!
//! # Reference
//! Leyendecker, Ober-Blöbaum, Marsden, Ortiz 2010 (constrained formulation).
//!
//! # Departures from the reference
//! Only loops have multipliers; the joints of the tree are eliminated by their coordinates.

use crate::closing::close;
use crate::elements::{End, carried};
use crate::scalar::{Scalar, cross};
use crate::tree::{CoordinateKind, Node, Setup, Tree};
use alembert::error::{ModelError, ModelErrors};
use alembert::model::{Coordinate, Model, On};
use alembert::system::invariant::{Placed, Shape};
use alembert::system::mechanism::Mechanism;
use alembert::system::row::{self, Function};
use alembert_math::Space;
use nalgebra::{DMatrix, DVector};

/// A scalar that keeps its value.
#[derive(Clone, Debug)]
pub struct Row {
    /// The invariant.
    pub shape: Shape,
    /// It names the second node of the closing first.
    pub swapped: bool,
    /// Its value.
    pub target: f64,
    /// Factor that gives it the unit m or rad.
    pub scale: f64,
    /// Functions of coordinates that are added to it.
    pub terms: Vec<Term>,
    /// It is measured in metres.
    pub is_length: bool,
}

/// A function of a coordinate of the tree.
#[derive(Clone, Debug)]
pub struct Term {
    /// The coordinate.
    pub coordinate: usize,
    /// Sign of the coordinate of the model.
    pub sign: f64,
    function: Function,
}

impl Term {
    /// Value and first two derivatives by the coordinate.
    #[inline]
    pub fn series<R: Scalar>(&self, theta: R) -> [R; 3] {
        let [f, slope, bend] = self.function.series(theta * self.sign);
        [f, slope * self.sign, bend]
    }
}

/// A joint that closes a loop.
#[derive(Clone, Debug)]
pub struct Closing {
    /// Name in the model.
    pub name: String,
    /// Its two nodes.
    pub ends: [End; 2],
    /// What it keeps, without what other rows keep already.
    pub rows: Vec<Row>,
    /// Coordinates that move it, and which of its ends each of them carries.
    pub coordinates: Vec<(usize, [bool; 2])>,
}

impl Row {
    /// Gradient by the two nodes of the closing.
    #[inline]
    pub fn gradient<R: Scalar>(&self, [a, b]: [&Placed<R>; 2]) -> [Placed<R>; 2] {
        if !self.swapped {
            return self.shape.gradient([a, b]);
        }
        let [second, first] = self.shape.gradient([b, a]);
        [first, second]
    }

    /// Value c (s - s*), from the gradient at the same place.
    #[inline]
    pub fn value<R: Scalar>(&self, gradient: &[Placed<R>; 2], q: [&Placed<R>; 2]) -> R {
        (self.shape.value(gradient, q) - R::constant(self.target)) * self.scale
    }

    /// What the functions of coordinates add to the value.
    #[inline]
    pub fn of_coordinates<R: Scalar>(&self, node: &Node<R>) -> R {
        let terms = self.terms.iter();
        let values = terms.map(|t| t.series(node.theta[t.coordinate])[0]);
        values.fold(R::zero(), |sum, v| sum + v) * self.scale
    }

    /// First and second derivative of these functions by a coordinate.
    #[inline]
    pub fn by_coordinate<R: Scalar>(&self, node: &Node<R>, i: usize) -> [R; 2] {
        let own = self.terms.iter().filter(|t| t.coordinate == i);
        let own = own.map(|t| t.series(node.theta[i]));
        own.fold([R::zero(); 2], |sum, [_, a, b]| {
            [sum[0] + a * self.scale, sum[1] + b * self.scale]
        })
    }
}

impl Closing {
    /// What it is in the model.
    pub fn what(&self) -> &'static str {
        match self.rows.iter().any(|r| !r.terms.is_empty()) {
            true => "coupling",
            false => "joint",
        }
    }

    /// Poses of its nodes at a time.
    pub fn poses<R: Scalar>(&self, node: &Node<R>, time: f64) -> [Placed<R>; 2] {
        [0, 1].map(|end| self.ends[end].pose(node, time))
    }
}

/// Reads the closures of a compiled mechanism. Rows that say what others say, wherever the tree is, are left out.
pub fn closings<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    setup: &Setup,
) -> Result<Vec<Closing>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let mut out = vec![];
    for closure in &mech.closures {
        if let Some(k) = closure.joint.checked_sub(model.joints.len()) {
            out.push(coupling(model, k, &closure.rows, mech, setup)?);
            continue;
        }
        let name = model.joints.get(closure.joint).map(|j| j.name.as_str());
        let name = name.unwrap_or_default().to_owned();
        let nodes = closure.nodes.of_joint();
        let ends = nodes.map(|node| End::of(node, mech));
        let mut rows = vec![];
        for row in &closure.rows {
            if !row.terms.is_empty() {
                return Err(ModelError::new(
                    format!("joint[{}]", closure.joint),
                    format!("the screw joint \"{name}\" closes a loop, and its row is no quadratic function"),
                )
                .with_help("let another joint of the loop close it: put the screw before it in the model file")
                .into());
            }
            let shape = row.main.shape();
            rows.push(Row {
                is_length: shape.is_length(),
                shape,
                swapped: [row.main.a, row.main.b] != nodes,
                target: row.target,
                scale: row.scale,
                terms: vec![],
            });
        }
        out.push(Closing {
            coordinates: carried(&setup.tree, &ends),
            name,
            ends,
            rows,
        });
    }
    leave_out_redundant(&mut out, setup);
    Ok(out)
}

/// A coupling: one row of coordinates of the tree.
fn coupling<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    k: usize,
    rows: &[row::Row<S, D, A, T>],
    mech: &Mechanism<S, D, A, T>,
    setup: &Setup,
) -> Result<Closing, ModelErrors>
where
    S: Space<D, A, T>,
{
    let coupling = &model.couplings[k];
    let names = [coupling.on()].into_iter();
    let names = names.chain(coupling.follows.iter().map(|f| f.on()));
    let mut out = vec![];
    let functions = rows.iter().flat_map(|r| &r.terms).map(|t| &t.function);
    for (on, function) in names.zip(functions) {
        let place = of_tree(model, setup, on).ok_or_else(|| {
            let message = format!(
                "the coupling \"{}\" has a coordinate that is not one of the tree of joints",
                coupling.name
            );
            let help = "couple coordinates of joints, and let other joints close the loops: put the coupled ones before them in the model file";
            ModelErrors::from(ModelError::new(format!("coupling[{k}]"), message).with_help(help))
        })?;
        out.push(Term {
            coordinate: place.0,
            sign: place.1,
            function: function.clone(),
        });
    }
    let end = End::of(mech.n(), mech);
    let is_length = out
        .first()
        .is_some_and(|t| matches!(setup.tree.kinds[t.coordinate], CoordinateKind::Length));
    Ok(Closing {
        name: coupling.name.clone(),
        coordinates: out.iter().map(|t| (t.coordinate, [false; 2])).collect(),
        rows: rows
            .iter()
            .map(|r| Row {
                shape: r.main.shape(),
                swapped: false,
                target: r.target,
                scale: r.scale,
                terms: out.clone(),
                is_length,
            })
            .collect(),
        ends: [end.clone(), end],
    })
}

/// The coordinate of the tree that a name means, and its sign.
fn of_tree(model: &Model, setup: &Setup, on: On<'_>) -> Option<(usize, f64)> {
    match on {
        On::Joint(name, c) => {
            let k = model.joints.iter().position(|j| j.name == name)?;
            let place = setup.joints[k].as_ref()?;
            Some((place.first + c, place.sign))
        }
        On::Coordinate(name) => match model.coordinates.iter().find(|c| c.name() == name)? {
            Coordinate::Joint(c) => of_tree(model, setup, On::Joint(&c.joint, c.coordinate)),
            _ => None,
        },
        On::Unclear => None,
    }
}

/// Values of all rows and their derivatives by the coordinates.
pub fn linearise(
    closings: &[Closing],
    tree: &Tree,
    node: &Node<f64>,
    time: f64,
) -> (DVector<f64>, DMatrix<f64>) {
    let count = closings.iter().map(|c| c.rows.len()).sum();
    let (mut g, mut j) = (DVector::zeros(count), DMatrix::zeros(count, tree.dof));
    let mut k = 0;
    for closing in closings {
        let q = closing.poses(node, time);
        for row in &closing.rows {
            let gradient = row.gradient([&q[0], &q[1]]);
            g[k] = row.value(&gradient, [&q[0], &q[1]]) + row.of_coordinates(node);
            for &(i, on) in &closing.coordinates {
                let t = closing.tangents(node, i, on);
                let along = gradient[0].inner(&t[0]) + gradient[1].inner(&t[1]);
                j[(k, i)] = row.scale * along + row.by_coordinate(node, i)[0];
            }
            k += 1;
        }
    }
    (g, j)
}

impl Closing {
    /// How its two nodes move with a coordinate that carries them or not.
    #[inline]
    pub fn tangents<R: Scalar>(&self, node: &Node<R>, i: usize, on: [bool; 2]) -> [Placed<R>; 2] {
        [0, 1].map(|end| match self.ends[end] {
            End::Body(b) if on[end] => tangent(node, i, b),
            _ => Placed::default(),
        })
    }
}

/// How a body moves with a coordinate.
#[inline]
pub(crate) fn tangent<R: Scalar>(node: &Node<R>, i: usize, body: usize) -> Placed<R> {
    let [w, v] = &node.twist[i];
    let r = &node.r[body];
    let turned = [0, 1, 2].map(|k| cross(w, &[r[0][k], r[1][k], r[2][k]]));
    let entry = |row: usize, k: usize| turned[k][row];
    let x = cross(w, &node.x[body]);
    Placed {
        x: std::array::from_fn(|k| x[k] + v[k]),
        r: std::array::from_fn(|row| std::array::from_fn(|k| entry(row, k))),
    }
}

/// Closed configurations at which rows are compared, and how far from the model they are looked for [rad, arms].
const PLACES: usize = 3;
const AWAY: f64 = 0.3;

/// Size of a row in rad or arms below which it is what closing leaves: gaps of 1e-12 turn rows by their root.
const SAME: f64 = 1e-5;

/// Keeps rows that are independent on closed configurations; a drawing may be singular, so others near it are looked at too.
fn leave_out_redundant(closings: &mut [Closing], setup: &Setup) {
    let tree = &setup.tree;
    let mut node = Node::<f64>::new(tree);
    let mut random = crate::guess::Random::new(1);
    let all = vec![1.0; tree.dof];
    let mut best: Vec<usize> = vec![];
    for place in 0..=PLACES {
        let away = if place == 0 { 0.0 } else { AWAY };
        let mut theta: Vec<f64> = (0..tree.dof)
            .map(|i| setup.theta[i] + away * setup.unit(i) * random.symmetric())
            .collect();
        let closed = close(closings, setup, &mut theta, &setup.refs, 0.0, &all).is_none();
        if place > 0 && !closed {
            continue;
        }
        node.place(tree, &theta, &setup.refs);
        let (_, mut j) = linearise(closings, tree, &node, 0.0);
        for i in 0..tree.dof {
            j.column_mut(i).scale_mut(setup.unit(i));
        }
        let rows = closings.iter().flat_map(|c| &c.rows);
        for (k, _) in rows.enumerate().filter(|(_, r)| r.is_length) {
            j.row_mut(k).scale_mut(1.0 / setup.length);
        }
        let kept = independent(&j);
        if kept.len() > best.len() {
            best = kept;
        }
    }
    let mut k = 0;
    for closing in closings {
        closing.rows.retain(|_| {
            k += 1;
            best.contains(&(k - 1))
        });
    }
}

/// Rows in rad or arms that are independent: always the one of which most is left beside those before it.
pub(crate) fn independent(j: &DMatrix<f64>) -> Vec<usize> {
    let mut left: Vec<DVector<f64>> = j.row_iter().map(|r| r.transpose()).collect();
    let mut kept = vec![];
    while let Some((k, size)) = (0..left.len())
        .map(|k| (k, left[k].norm()))
        .filter(|(_, size)| *size > SAME)
        // of equals the first
        .rev()
        .max_by(|a, b| a.1.total_cmp(&b.1))
    {
        let unit = &left[k] / size;
        for row in &mut left {
            // twice, for round-off
            for _ in 0..2 {
                let along = row.dot(&unit);
                row.axpy(-along, &unit, 1.0);
            }
        }
        left[k].fill(0.0);
        kept.push(k);
    }
    kept
}

impl Setup {
    /// What a coordinate is measured by: 1 rad, or the longest arm of the model [m].
    pub fn unit(&self, i: usize) -> f64 {
        match self.tree.kinds[i] {
            crate::tree::CoordinateKind::Length => self.length,
            _ => 1.0,
        }
    }
}
