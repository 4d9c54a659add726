//! # What it is
//! Joints of the model that close loops, and couplings: the rows of the simulator's own closures, on the same invariants, between the same nodes.
//! A function in a row reads a coordinate of the tree, which is an unknown here, or one that is measured from invariants.
//!
//! # Equations
//! At every node n the rows g_k = c_k (s_k(q_n) - s*_k + Σ f_j(y_j)) vanish, with y_j(θ) or y_j(s), and impulses Λ_n pull along their gradients (T-OCP-17):
//! ```text
//! D₂ℓ(θ_{n-1}, θ_n) + D₁ℓ(θ_n, θ_{n+1}) + ... + P(q_n)ᵀ Σ_k Λ_{n,k} ∇g_k(q_n) = 0
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
use crate::elements::{End, Part, carried_all};
use crate::scalar::{Dual, Scalar, cross};
use crate::tree::{Node, Setup, Tree};
use alembert::elements::Coordinate;
use alembert::error::{ModelError, ModelErrors};
use alembert::model::{self, Model, On};
use alembert::system::invariant::{Invariant, Placed};
use alembert::system::mechanism::Mechanism;
use alembert::system::row::{self, Function};
use alembert_math::Space;
use nalgebra::{DMatrix, DVector};

/// A scalar that keeps its value.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its invariant, between two ends of the closing; couplings have none.
    pub main: Option<Part>,
    /// Its value.
    pub target: f64,
    /// Factor that gives it the unit m or rad.
    pub scale: f64,
    /// Functions of coordinates that are added to it.
    pub terms: Vec<Term>,
    /// It is measured in metres.
    pub is_length: bool,
}

/// Where the coordinate of a function is read.
#[derive(Clone, Debug)]
enum Read {
    /// A coordinate of the tree, with the sign of that of the model.
    Tree(usize, f64),
    /// Measured from invariants between ends of the closing.
    Measured(Coordinate, Vec<Part>),
}

/// A function of a coordinate.
#[derive(Clone, Debug)]
pub struct Term {
    read: Read,
    function: Function,
}

/// A row at a configuration, as a function of invariants: its value and its first and second derivatives by them.
#[derive(Clone, Debug)]
pub struct Seen<R> {
    /// Value.
    pub value: R,
    /// Gradients of the invariants by their two ends.
    pub gradients: Vec<[Placed<R>; 2]>,
    /// Derivatives by the invariants.
    pub weights: Vec<R>,
    /// Second derivatives by two invariants, where there are any.
    pub bends: Vec<([usize; 2], R)>,
}

/// A joint that closes a loop.
#[derive(Clone, Debug)]
pub struct Closing {
    /// Name in the model.
    pub name: String,
    /// What it is in the model.
    pub what: &'static str,
    /// Its nodes.
    pub ends: Vec<End>,
    /// What it keeps, without what other rows keep already.
    pub rows: Vec<Row>,
    /// Coordinates that move it, and which of its ends each of them carries.
    pub coordinates: Vec<(usize, Vec<bool>)>,
}

impl Term {
    /// The measured angle that it follows by a factor, over any number of turns.
    fn is_turning(&self) -> bool {
        let angle = matches!(self.read, Read::Measured(Coordinate::Angle, _));
        angle && matches!(self.function, Function::Factor(_))
    }

    /// Coordinate of the tree, value and first two derivatives by it.
    fn on_tree<R: Scalar>(&self, node: &Node<R>) -> Option<(usize, [R; 3])> {
        let Read::Tree(i, sign) = self.read else {
            return None;
        };
        let [f, slope, bend] = self.function.series(node.theta[i] * sign);
        Some((i, [f, slope * sign, bend]))
    }
}

/// Value of a coordinate, and its first and second derivatives by its invariants.
fn measured<R: Scalar>(coordinate: Coordinate, s: &[R]) -> (R, [R; 2], [[R; 2]; 2]) {
    let (mut slope, mut bend) = ([R::zero(); 2], [[R::zero(); 2]; 2]);
    let one = |is: bool| R::constant(f64::from(u8::from(is)));
    let mut value = R::zero();
    for k in 0..s.len() {
        for l in 0..s.len() {
            let each = s.iter().enumerate();
            let z: Vec<Dual<Dual<R>>> = each
                .map(|(i, s)| {
                    let along = Dual::new(*s, one(i == k));
                    Dual::new(along, Dual::new(one(i == l), R::zero()))
                })
                .collect();
            let y = coordinate.value(&z, 0.0);
            (value, slope[k], bend[k][l]) = (y.re.re, y.re.eps, y.eps.eps);
        }
    }
    (value, slope, bend)
}

impl Row {
    /// Invariants and their ends, in the order of `Seen`.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        let measured = self.terms.iter().flat_map(|t| match &t.read {
            Read::Measured(_, parts) => &parts[..],
            Read::Tree(..) => &[],
        });
        self.main.iter().chain(measured)
    }

    /// The row where its ends have these poses. An angle that it follows by a factor is read in the turn where the row is kept best.
    pub fn see<R: Scalar>(&self, node: &Node<R>, poses: &[Placed<R>]) -> Seen<R> {
        let mut out = Seen {
            value: R::constant(-self.target * self.scale),
            gradients: vec![],
            weights: vec![],
            bends: vec![],
        };
        let mut values = vec![];
        for part in self.parts() {
            let q = part.ends.map(|end| &poses[end]);
            let gradient = part.shape.gradient(q);
            values.push(part.shape.value(&gradient, q));
            out.gradients.push(gradient);
        }
        if self.main.is_some() {
            out.value += values[0] * self.scale;
            out.weights.push(R::constant(self.scale));
        }
        for term in &self.terms {
            let Read::Measured(coordinate, parts) = &term.read else {
                let f = term.on_tree(node).map_or(R::zero(), |(_, [f, ..])| f);
                out.value += f * self.scale;
                continue;
            };
            let first = out.weights.len();
            let (y, slope, bend) = measured(*coordinate, &values[first..first + parts.len()]);
            let [f, by, second] = term.function.series(y);
            out.value += f * self.scale;
            for k in 0..parts.len() {
                out.weights.push(by * slope[k] * self.scale);
                for l in 0..parts.len() {
                    let bend = second * slope[k] * slope[l] + by * bend[k][l];
                    out.bends.push(([first + k, first + l], bend * self.scale));
                }
            }
        }
        for term in self.terms.iter().filter(|t| t.is_turning()) {
            if let Function::Factor(k) = term.function {
                let turn = k * self.scale * std::f64::consts::TAU;
                let turns = (-out.value.value() / turn).round();
                if turns.is_finite() {
                    out.value = out.value + turns * turn;
                }
            }
        }
        out
    }

    /// Visits the functions of coordinates of the tree: coordinate, and their first and second derivatives by it.
    pub fn visit_tree<R: Scalar>(&self, node: &Node<R>, mut out: impl FnMut(usize, [R; 2])) {
        for term in &self.terms {
            if let Some((i, [_, slope, bend])) = term.on_tree(node) {
                out(i, [slope * self.scale, bend * self.scale]);
            }
        }
    }
}

impl Closing {
    /// Poses of its nodes at a time.
    pub fn poses<R: Scalar>(&self, node: &Node<R>, time: f64) -> Vec<Placed<R>> {
        self.ends.iter().map(|end| end.pose(node, time)).collect()
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
        let coupling = closure.joint.checked_sub(model.joints.len());
        let (what, name) = match (coupling, model.joints.get(closure.joint)) {
            (Some(k), _) => ("coupling", model.couplings.get(k).map(|c| c.name.as_str())),
            (None, joint) => ("joint", joint.map(|j| j.name.as_str())),
        };
        let (mut nodes, mut rows) = (vec![], vec![]);
        for row in &closure.rows {
            let names = coupling.map_or(vec![], |k| names_of(model, k));
            rows.push(read(row, &names, &mut nodes, (model, setup)));
        }
        if rows
            .iter()
            .any(|r| r.terms.iter().filter(|t| t.is_turning()).count() > 1)
        {
            let message = format!(
                "the {what} \"{}\" follows several measured angles by factors: full turns of two of them cannot be told apart at a node",
                name.unwrap_or_default()
            );
            let help = "couple coordinates of joints, and let other joints close the loops: put the coupled ones before them in the model file";
            let at = coupling.unwrap_or(closure.joint);
            return Err(ModelError::new(format!("{what}[{at}]"), message)
                .with_help(help)
                .into());
        }
        let ends: Vec<End> = nodes.iter().map(|node| End::of(*node, mech)).collect();
        let mut coordinates = carried_all(&setup.tree, &ends);
        for row in &rows {
            for term in &row.terms {
                if let Read::Tree(i, _) = term.read
                    && !coordinates.iter().any(|(j, _)| *j == i)
                {
                    coordinates.push((i, vec![false; ends.len()]));
                }
            }
        }
        out.push(Closing {
            name: name.unwrap_or_default().to_owned(),
            what,
            ends,
            rows,
            coordinates,
        });
    }
    leave_out_redundant(&mut out, setup);
    Ok(out)
}

/// Names of the coordinates of a coupling, in their order.
fn names_of(model: &Model, k: usize) -> Vec<On<'_>> {
    let coupling = &model.couplings[k];
    let own = std::iter::once(coupling.on());
    own.chain(coupling.follows.iter().map(|f| f.on())).collect()
}

/// A row of the simulator, between nodes that are added to those of the closing; what is a coordinate of the tree is read there.
fn read<S, const D: usize, const A: usize, const T: usize>(
    row: &row::Row<S, D, A, T>,
    names: &[On<'_>],
    nodes: &mut Vec<usize>,
    (model, setup): (&Model, &Setup),
) -> Row
where
    S: Space<D, A, T>,
{
    let mut part = |i: &Invariant<S, D, A, T>| Part {
        shape: i.shape(),
        ends: i.nodes().map(|node| {
            let known = nodes.iter().position(|k| *k == node);
            known.unwrap_or_else(|| {
                nodes.push(node);
                nodes.len() - 1
            })
        }),
    };
    let main = (!row.main.is_nothing()).then(|| part(&row.main));
    let terms = row.terms.iter().enumerate().map(|(j, t)| {
        let own = names.get(j).and_then(|on| of_tree(model, setup, *on));
        let read = match own {
            Some((i, sign)) => Read::Tree(i, sign),
            None => {
                let parts = t.measure.invariants.iter().map(&mut part);
                Read::Measured(t.measure.coordinate, parts.collect())
            }
        };
        Term {
            read,
            function: t.function.clone(),
        }
    });
    Row {
        terms: terms.collect(),
        main,
        target: row.target,
        scale: row.scale,
        is_length: !row.turns(),
    }
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
            model::Coordinate::Joint(c) => of_tree(model, setup, On::Joint(&c.joint, c.coordinate)),
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
            let seen = row.see(node, &q);
            g[k] = seen.value;
            for (i, on) in &closing.coordinates {
                let t = closing.tangents(node, *i, on);
                let along = seen.gradients.iter().zip(row.parts()).zip(&seen.weights);
                j[(k, *i)] += along.map(|((g, p), w)| w * p.along(g, &t)).sum::<f64>();
            }
            row.visit_tree(node, |i, [slope, _]| j[(k, i)] += slope);
            k += 1;
        }
    }
    (g, j)
}

impl Part {
    /// The part of a gradient along tangents of the ends.
    #[inline]
    pub fn along<R: Scalar>(&self, gradient: &[Placed<R>; 2], t: &[Placed<R>]) -> R {
        let [a, b] = self.ends;
        gradient[0].inner(&t[a]) + gradient[1].inner(&t[b])
    }
}

impl Closing {
    /// How its nodes move with a coordinate that carries them or not.
    #[inline]
    pub fn tangents<R: Scalar>(&self, node: &Node<R>, i: usize, on: &[bool]) -> Vec<Placed<R>> {
        let ends = self.ends.iter().zip(on);
        let each = ends.map(|(end, on)| match end {
            End::Body(b) if *on => tangent(node, i, *b),
            _ => Placed::default(),
        });
        each.collect()
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
