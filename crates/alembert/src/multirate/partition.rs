//! What is slow, what is fast, which element is evaluated where: decided once, before the first step.

use super::terms::{Bond, Local, Owner, Slot, Term, coordinate_count, second, touched};
use super::{Rule, Settings};
use crate::model::{Force, Model};
use crate::system::invariant::{Form, Invariant};
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use crate::system::row::Row;
use alembert_math::Space;
use nalgebra::SVector;

/// A scalar coordinate of a moving body.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scalar {
    pub node: usize,
    pub component: usize,
}

/// An element in the middle of each micro step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Interval {
    /// Index of the term.
    pub term: usize,
    /// Its dissipation instead of its potential.
    pub damped: bool,
    /// Its place in the pool of local derivatives.
    pub at: usize,
}

/// A load on the director coordinates: coordinate, axis of the signal, factor.
pub(super) type LoadTerm = Vec<(Local, usize, f64)>;

/// What is slow and what is fast; see the module documentation.
#[derive(Debug)]
pub(super) struct Partition<S, const D: usize, const A: usize, const T: usize> {
    /// First scalar of each body.
    pub at: Vec<usize>,
    /// Mass of each scalar.
    pub mass: Vec<f64>,
    /// Potential energy of gravity per unit of each scalar.
    gravity: Vec<f64>,
    /// Slow coordinates; the first `n_active` are unknowns of the iteration.
    pub slow: Vec<Scalar>,
    pub n_active: usize,
    pub fast: Vec<Scalar>,
    /// Active slow coordinates that terms with fast coordinates touch.
    pub interface: Vec<usize>,
    pub slots: Vec<Slot>,
    pub terms: Vec<Term>,
    /// Terms of V and W evaluated at macro nodes.
    pub ends: [Vec<usize>; 2],
    /// Terms evaluated at inner micro nodes.
    pub inner: Vec<usize>,
    /// Terms in the middle of micro steps.
    pub intervals: Vec<Interval>,
    /// Dissipation of slow coordinates only, over the macro step.
    pub slow_damped: Vec<usize>,
    /// Constraints of slow coordinates only.
    pub slow_bonds: Vec<Bond<S, D, A, T>>,
    /// Constraints with fast coordinates.
    pub bonds: Vec<Bond<S, D, A, T>>,
    pub loads: Vec<LoadTerm>,
    /// Elements with a drive.
    pub driven: Vec<usize>,
    /// Bodies with a place on the micro grid.
    pub micro_bodies: Vec<usize>,
    /// Bodies with fast coordinates.
    pub fast_bodies: Vec<usize>,
    pub explicit: bool,
    /// Size of the pools.
    pub pool: usize,
    pub bond_pool: Vec<usize>,
    counts: [usize; 2],
    /// Names of the moving bodies.
    pub names: Vec<String>,
}

/// Sizes of a multirate problem, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Slow scalar coordinates.
    pub slow: usize,
    /// Fast scalar coordinates.
    pub fast: usize,
    /// Slow coordinates coupled to fast ones on the micro grid.
    pub interface: usize,
    /// Slow coordinates that take part in the iteration.
    pub active: usize,
    /// Elements of the slow potential.
    pub slow_elements: usize,
    /// Elements of the fast potential.
    pub fast_elements: usize,
    /// Constraints at macro nodes.
    pub slow_constraints: usize,
    /// Constraints at micro nodes.
    pub fast_constraints: usize,
    /// No Newton iteration.
    pub explicit: bool,
}

impl<S, const D: usize, const A: usize, const T: usize> Partition<S, D, A, T> {
    /// Derivative of the energy of gravity.
    #[inline]
    pub fn gravity(&self, scalar: usize) -> f64 {
        self.gravity[scalar]
    }

    pub fn summary(&self) -> Summary {
        Summary {
            slow: self.slow.len(),
            fast: self.fast.len(),
            interface: self.interface.len(),
            active: self.n_active,
            slow_elements: self.counts[0],
            fast_elements: self.counts[1],
            slow_constraints: self.slow_bonds.len(),
            fast_constraints: self.bonds.len(),
            explicit: self.explicit,
        }
    }
}

/// Which scalars of the moving bodies are fast, body after body.
pub(super) fn marks<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    node_of: &[usize],
) -> Vec<Vec<bool>> {
    let mut out: Vec<Vec<bool>> = (0..mech.bodies.len())
        .map(|b| vec![false; coordinate_count(mech, b)])
        .collect();
    for (k, body) in model.bodies.iter().enumerate() {
        out[node_of[k]].fill(body.fast);
    }
    for (k, point) in model.points.iter().enumerate() {
        if let (Some(marks), Some(fast)) =
            (out.get_mut(node_of[model.bodies.len() + k]), &point.fast)
        {
            for (c, mark) in marks.iter_mut().enumerate() {
                *mark = fast.contains(c);
            }
        }
    }
    out
}

/// Names of the moving bodies, in tree order.
fn names(model: &Model, n: usize, node_of: &[usize]) -> Vec<String> {
    let mut out = vec![String::new(); n];
    let bodies = model.bodies.iter().map(|b| &b.name);
    for (name, &node) in bodies
        .chain(model.points.iter().map(|p| &p.name))
        .zip(node_of)
    {
        if let Some(slot) = out.get_mut(node) {
            slot.clone_from(name);
        }
    }
    out
}

/// All constraints: orthonormality of directors, tree joints, closures.
fn all_rows<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
) -> Vec<(Row<S, D, A, T>, Owner)> {
    let mut rows = vec![];
    let unit = |k: usize| SVector::<f64, D>::from_fn(|i, _| if i == k { 1.0 } else { 0.0 });
    for body in 0..mech.n() {
        if coordinate_count(mech, body) == D {
            continue;
        }
        for i in 0..D {
            for j in i..D {
                let [target, scale] = if i == j { [1.0, 0.5] } else { [0.0, 1.0] };
                let row = Row::plain(Invariant::dot(body, unit(i), body, unit(j)), target, scale);
                rows.push((row, Owner::Body(body)));
            }
        }
    }
    for (body, tree) in mech.tree_rows.iter().enumerate() {
        rows.extend(tree.iter().map(|r| (r.clone(), Owner::Tree(body))));
    }
    for (c, closure) in mech.closures.iter().enumerate() {
        let rows_of = closure.rows.iter().enumerate();
        rows.extend(rows_of.map(|(r, row)| (row.clone(), Owner::Closure(c, r))));
    }
    rows
}

impl<S, const D: usize, const A: usize, const T: usize> Partition<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// Decides.
    pub fn new(
        model: &Model,
        mech: &Mechanism<S, D, A, T>,
        node_of: &[usize],
        q: &[Pose<D>],
        settings: Settings,
    ) -> Self {
        let marks = marks(model, mech, node_of);
        let (mut at, mut mass, mut gravity) = (vec![], vec![], vec![]);
        for (b, marks) in marks.iter().enumerate() {
            at.push(mass.len());
            for c in 0..marks.len() {
                let inertia = &mech.bodies[b];
                mass.push(if c < D {
                    inertia.mass
                } else {
                    inertia.euler[(c - D) / D]
                });
                gravity.push(if c < D {
                    -inertia.mass * mech.gravity[c]
                } else {
                    0.0
                });
            }
        }
        let p = settings.ratio;
        let mut plan = Plan {
            at: &at,
            marks: &marks,
            active: vec![false; mass.len()],
            face: vec![false; mass.len()],
        };
        // elements: V or W, by mark or because they touch only fast coordinates
        let mut kinds = vec![];
        for f in &mech.forces {
            let locals = plan.touched_by(mech, &f.invariants);
            let only_fast = locals.iter().all(|&(b, c)| marks[b][c]);
            let any_fast = locals.iter().any(|&(b, c)| marks[b][c]);
            let fast = model.forces[f.force].fast().unwrap_or(only_fast);
            let rule = if fast { settings.fast } else { settings.slow };
            let damped = f.dissipates();
            if rule == Rule::Midpoint || rule.inner(p) || (damped && any_fast) {
                plan.activate(&locals, any_fast);
            } else if damped {
                plan.activate(&locals, false);
            }
            kinds.push((locals, fast, any_fast, rule, damped));
        }
        let rows = all_rows(mech);
        for (row, _) in &rows {
            let locals = touched(mech, &row.main);
            let any_fast = locals.iter().any(|&(b, c)| marks[b][c]);
            plan.activate(&locals, any_fast);
        }
        let (active, face) = (
            std::mem::take(&mut plan.active),
            std::mem::take(&mut plan.face),
        );
        let numbering = Numbering::new(&marks, &at, &active, &face);
        let mut part = Self {
            at,
            mass,
            gravity,
            slow: numbering.slow,
            n_active: numbering.n_active,
            fast: numbering.fast,
            interface: numbering.interface,
            slots: numbering.slots,
            terms: vec![],
            ends: [vec![], vec![]],
            inner: vec![],
            intervals: vec![],
            slow_damped: vec![],
            slow_bonds: vec![],
            bonds: vec![],
            loads: vec![],
            driven: (0..mech.forces.len())
                .filter(|&f| matches!(model.forces[mech.forces[f].force], Force::Drive(_)))
                .collect(),
            micro_bodies: vec![],
            fast_bodies: (0..mech.n())
                .filter(|&b| marks[b].contains(&true))
                .collect(),
            explicit: false,
            pool: 0,
            bond_pool: vec![],
            counts: [0, 0],
            names: names(model, mech.n(), node_of),
        };
        for (element, (locals, fast, any_fast, rule, damped)) in kinds.into_iter().enumerate() {
            let term = part.term(mech, element, &locals, any_fast, q);
            part.counts[usize::from(fast)] += 1;
            part.place(term, fast, any_fast, rule, damped, p);
        }
        for (row, owner) in rows {
            part.bond(mech, row, owner, q);
        }
        part.add_loads(mech);
        part.list_bodies(mech.n());
        part.explicit = part.n_active == 0 && part.intervals.is_empty() && part.bonds.is_empty();
        part
    }

    fn local(&self, (node, component): (usize, usize)) -> Local {
        let slot = self.slots[self.at[node] + component];
        let face = match slot {
            Slot::Slow(k) => self.interface.iter().position(|&i| i == k).unwrap_or(0),
            Slot::Fast(_) => 0,
        };
        Local {
            node,
            component,
            slot,
            face,
        }
    }

    fn term(
        &self,
        mech: &Mechanism<S, D, A, T>,
        element: usize,
        locals: &[(usize, usize)],
        mixed: bool,
        q: &[Pose<D>],
    ) -> Term {
        let f = &mech.forces[element];
        let locals: Vec<Local> = locals.iter().map(|&l| self.local(l)).collect();
        let solid = |node: usize| node < mech.n() && coordinate_count(mech, node) > D;
        let inv = &f.invariants[0];
        Term {
            element,
            second: f
                .invariants
                .iter()
                .map(|i| second(i, &locals, 1.0, q))
                .collect(),
            plain: f.invariants.len() == 1
                && inv.form == Form::Square
                && !solid(inv.a)
                && !solid(inv.b),
            locals,
            mixed,
            places: vec![],
        }
    }

    /// Puts a term into the lists of where it is evaluated.
    fn place(
        &mut self,
        term: Term,
        fast: bool,
        any_fast: bool,
        rule: Rule,
        damped: bool,
        p: usize,
    ) {
        let index = self.terms.len();
        let square = term.locals.len().pow(2);
        self.terms.push(term);
        let mut interval = |damped: bool| {
            self.intervals.push(Interval {
                term: index,
                damped,
                at: self.pool,
            });
            self.pool += 2 * square;
        };
        match rule {
            Rule::Midpoint => interval(false),
            _ => self.ends[usize::from(fast)].push(index),
        }
        if damped && any_fast {
            interval(true);
        } else if damped {
            self.slow_damped.push(index);
        }
        if rule.inner(p) {
            self.inner.push(index);
        }
    }

    fn bond(
        &mut self,
        mech: &Mechanism<S, D, A, T>,
        row: Row<S, D, A, T>,
        owner: Owner,
        q: &[Pose<D>],
    ) {
        let locals: Vec<Local> = touched(mech, &row.main)
            .into_iter()
            .map(|l| self.local(l))
            .collect();
        let fast = locals.iter().any(|l| matches!(l.slot, Slot::Fast(_)));
        let bond = Bond {
            second: second(&row.main, &locals, row.scale, q),
            row,
            locals,
            owner,
        };
        if fast {
            let last = self.bond_pool.last().copied().unwrap_or(0);
            self.bond_pool.push(last + bond.locals.len());
            self.bonds.push(bond);
        } else {
            self.slow_bonds.push(bond);
        }
    }

    fn add_loads(&mut self, mech: &Mechanism<S, D, A, T>) {
        for load in &mech.loads {
            let mut list = vec![];
            for c in 0..coordinate_count(mech, load.node) {
                let local = self.local((load.node, c));
                let (axis, factor) = if c < D {
                    (c, 1.0)
                } else {
                    ((c - D) % D, load.point[(c - D) / D])
                };
                if factor != 0.0 {
                    list.push((local, axis, factor));
                }
            }
            self.loads.push(list);
        }
    }

    fn list_bodies(&mut self, n: usize) {
        let mut needed = vec![false; n];
        for &b in &self.fast_bodies {
            needed[b] = true;
        }
        let inner = self.inner.iter().copied();
        for t in inner.chain(self.intervals.iter().map(|i| i.term)) {
            for l in &self.terms[t].locals {
                needed[l.node] = true;
            }
        }
        for bond in &self.bonds {
            for l in &bond.locals {
                needed[l.node] = true;
            }
        }
        self.micro_bodies = (0..n).filter(|&b| needed[b]).collect();
    }

    /// Places of the entries of the fast block and of the slow matrix.
    pub fn patterns(&self) -> [Vec<(usize, usize)>; 2] {
        let (nf, na) = (self.fast.len(), self.n_active);
        let mut block: Vec<(usize, usize)> = (0..nf + self.bonds.len()).map(|i| (i, i)).collect();
        let mut slow: Vec<(usize, usize)> =
            (0..na + self.slow_bonds.len()).map(|i| (i, i)).collect();
        for &i in &self.interface {
            slow.extend(self.interface.iter().map(|&j| (i, j)));
        }
        let listed = self
            .intervals
            .iter()
            .map(|i| i.term)
            .chain(self.inner.iter().copied());
        for t in listed.chain(self.slow_damped.iter().copied()) {
            for i in &self.terms[t].locals {
                for j in &self.terms[t].locals {
                    match (i.slot, j.slot) {
                        (Slot::Fast(a), Slot::Fast(b)) => block.push((a, b)),
                        (Slot::Slow(a), Slot::Slow(b)) => slow.push((a, b)),
                        _ => {}
                    }
                }
            }
        }
        for (r, bond) in self.bonds.iter().enumerate() {
            for l in &bond.locals {
                if let Slot::Fast(k) = l.slot {
                    block.extend([(k, nf + r), (nf + r, k)]);
                }
            }
        }
        for (r, bond) in self.slow_bonds.iter().enumerate() {
            for l in &bond.locals {
                if let Slot::Slow(k) = l.slot {
                    slow.extend([(k, na + r), (na + r, k)]);
                }
            }
        }
        [block, slow]
    }
}

/// Marks while the elements are looked at.
struct Plan<'a> {
    at: &'a [usize],
    marks: &'a [Vec<bool>],
    active: Vec<bool>,
    face: Vec<bool>,
}

impl Plan<'_> {
    /// Coordinates of all invariants of an element.
    fn touched_by<S, const D: usize, const A: usize, const T: usize>(
        &self,
        mech: &Mechanism<S, D, A, T>,
        invariants: &[Invariant<S, D, A, T>],
    ) -> Vec<(usize, usize)> {
        let mut list: Vec<(usize, usize)> =
            invariants.iter().flat_map(|i| touched(mech, i)).collect();
        list.sort_unstable();
        list.dedup();
        list
    }

    fn activate(&mut self, locals: &[(usize, usize)], face: bool) {
        for &(b, c) in locals {
            if !self.marks[b][c] {
                let scalar = self.at[b] + c;
                self.active[scalar] = true;
                self.face[scalar] |= face;
            }
        }
    }
}

/// Numbers of the coordinates.
struct Numbering {
    slow: Vec<Scalar>,
    n_active: usize,
    fast: Vec<Scalar>,
    interface: Vec<usize>,
    slots: Vec<Slot>,
}

impl Numbering {
    fn new(marks: &[Vec<bool>], at: &[usize], active: &[bool], face: &[bool]) -> Self {
        let mut scalars = vec![];
        for (node, marks) in marks.iter().enumerate() {
            scalars.extend((0..marks.len()).map(|component| Scalar { node, component }));
        }
        let is_fast = |s: &Scalar| marks[s.node][s.component];
        let id = |s: &Scalar| at[s.node] + s.component;
        let fast: Vec<Scalar> = scalars.iter().copied().filter(|s| is_fast(s)).collect();
        let mut slow: Vec<Scalar> = scalars.iter().copied().filter(|s| !is_fast(s)).collect();
        slow.sort_by_key(|s| !active[id(s)]);
        let n_active = slow.iter().filter(|s| active[id(s)]).count();
        let interface = (0..n_active).filter(|&k| face[id(&slow[k])]).collect();
        let mut slots = vec![Slot::Fast(0); scalars.len()];
        for (k, s) in fast.iter().enumerate() {
            slots[id(s)] = Slot::Fast(k);
        }
        for (k, s) in slow.iter().enumerate() {
            slots[id(s)] = Slot::Slow(k);
        }
        Self {
            slow,
            n_active,
            fast,
            interface,
            slots,
        }
    }
}
