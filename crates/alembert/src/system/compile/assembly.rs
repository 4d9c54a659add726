//! Assembly: consistent initial positions and velocities, degrees of freedom, redundancy.
//!
//! Positions: bodies are placed down the tree by their joint coordinates (given, or read off the drawn poses); closures
//! are then met by Gauss-Newton with steps of least norm in the tree coordinates, the given ones held. Velocities: speeds
//! go down the tree, closures are met by the least change of the free rates; given body velocities are
//! afterwards projected with the mass matrix (`Stepper::set_velocities`).

use super::bodies::BodyFrame;
use super::rates::{Wrenches, jacobian, offsets};
use super::sparse::{Constraints, SPARSE_ROWS};
use super::tree::Tree;
use super::{Compiled, JointInfo, JointRole, one, vector};
use crate::error::ModelErrors;
use crate::model::{JointKind, Model};
use crate::system::link::LinkKind;
use crate::system::mechanism::Mechanism;
use crate::system::pose::{Configuration, Pose};
use alembert_math::Space;
use nalgebra::{DMatrix, DVector, SVector};

/// Closure violation below which a position counts as assembled, relative to the characteristic length.
const CLOSED: f64 = 1e-13;

/// What the assembly did.
#[derive(Clone, Debug, Default)]
pub struct AssemblyReport {
    /// Degrees of freedom, if determined.
    pub dof: Option<usize>,
    /// Rates of the spanning tree.
    pub tree_rates: usize,
    /// Closure constraints.
    pub closure_rows: usize,
    /// Closure constraints that follow from others.
    pub redundant: usize,
    /// Names of the joints that close loops.
    pub closing: Vec<String>,
    /// Largest closure violation of the drawn configuration [m or rad].
    pub drawn_violation: f64,
    /// Iterations of the position assembly.
    pub iterations: usize,
}

/// Completes a mechanism with a consistent initial state.
pub fn assemble<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: Mechanism<S, D, A, T>,
    frames: Vec<BodyFrame<D>>,
    tree: &Tree,
    joints: Vec<JointInfo<S, D, A, T>>,
) -> Result<Compiled<S, D, A, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let held = held_rates(model, &mech, &joints);
    let (mut q, mut coords) = place(model, &mech, &frames, tree);
    let mut report = AssemblyReport {
        tree_rates: mech.n_rates(),
        closure_rows: mech.closures.iter().map(|c| c.rows.len()).sum(),
        closing: tree
            .closing
            .iter()
            .map(|&k| model.joints[k].name.clone())
            .collect(),
        ..AssemblyReport::default()
    };
    close_loops(model, &mech, &held, &mut q, &mut coords, &mut report)?;
    rank(&mech, &q, &coords, &mut report);
    let rates = speeds(model, &mech, &frames, tree, &joints, &q)?;
    let twists = body_twists(&mech, &frames, tree, &q, &rates, true);
    check_closures(model, &mech, &joints, &q, &twists)?;
    Ok(Compiled {
        mech,
        q,
        coords,
        twists,
        frames,
        node_of: tree.node_of.clone(),
        joints,
        assembly: report,
    })
}

/// Which tree rates the user has fixed by giving coordinates or speeds.
fn held_rates<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    joints: &[JointInfo<S, D, A, T>],
) -> Vec<bool> {
    let at = offsets(mech);
    let mut held = vec![false; mech.n_rates()];
    for (k, joint) in joints.iter().enumerate() {
        if let (JointRole::Tree { body, .. }, Some(_)) = (joint.role, &model.joints[k].coordinates)
        {
            held[at[body]..at[body] + mech.links[body].dof()].fill(true);
        }
    }
    held
}

/// Places bodies down the tree.
fn place<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    frames: &[BodyFrame<D>],
    tree: &Tree,
) -> (Configuration<D>, Vec<[f64; T]>) {
    let n = mech.n();
    let mut q = vec![Pose::identity(); mech.n_nodes()];
    let mut coords = vec![[0.0; T]; n];
    let ground = BodyFrame::<D>::ground();
    for i in 0..n {
        let frame = &frames[tree.order[i]];
        q[i] = frame.drawn;
        let (link, Some((k, reversed))) = (&mech.links[i], tree.carrier[i]) else {
            continue;
        };
        let joint = &model.joints[k];
        let parent_model = tree.ends[k][usize::from(reversed)];
        let parent_frame = frames.get(parent_model).unwrap_or(&ground);
        let drawn_parent = &parent_frame.drawn;
        let local = joint.at_first.is_some();
        coords[i] = match &joint.coordinates {
            Some(given) => tree_coordinates::<T>(joint.kind, given, reversed),
            None if local && !frame.placed => [0.0; T],
            None => link.coordinates(drawn_parent, &frame.drawn),
        };
        let parent = q[link.parent];
        // it turns with a parent that was drawn elsewhere; one that is placed by its joints alone was not drawn
        if link.kind == LinkKind::Spherical && (parent_frame.placed || !frame.placed) {
            q[i].r = parent.r * drawn_parent.r.transpose() * frame.drawn.r;
        }
        // the planar joint seen from the second body: coordinates are those of the first in the second
        if let (Some(given), true, LinkKind::Planar) = (&joint.coordinates, reversed, link.kind) {
            coords[i] = inverse_planar::<T>(given);
        }
        link.place(&parent, &coords[i], &mut q[i]);
    }
    mech.place_anchors(0.0, &mut q);
    (q, coords)
}

pub(crate) fn tree_coordinates<const T: usize>(
    kind: JointKind,
    given: &[f64],
    reversed: bool,
) -> [f64; T] {
    let mut c = [0.0; T];
    let sign = if reversed { -1.0 } else { 1.0 };
    for (c, g) in c.iter_mut().zip(given) {
        *c = sign * g;
    }
    if reversed && kind == JointKind::Universal {
        c.swap(0, 1);
    }
    c
}

pub(crate) fn inverse_planar<const T: usize>(given: &[f64]) -> [f64; T] {
    let mut c = [0.0; T];
    let (s, cos) = given[2].sin_cos();
    c[0] = -(cos * given[0] + s * given[1]);
    c[1] = -(-s * given[0] + cos * given[1]);
    c[2] = -given[2];
    c
}

/// Wrenches of all closure rows.
fn closure_rows<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
) -> Vec<Wrenches<T>> {
    let rows = mech.closures.iter().flat_map(|c| &c.rows);
    rows.map(|row| ([row.main.a, row.main.b], row.gradient(q, q, None)))
        .collect()
}

/// Wrenches of closures and servo constraints.
fn all_rows<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
) -> Vec<Wrenches<T>> {
    let servos = mech.servos.iter().map(|s| &s.output);
    let servos = servos.map(|m| (m.nodes(), m.gradient(q)));
    closure_rows(mech, q).into_iter().chain(servos).collect()
}

/// The least step u with J u = b - J `push`, rates that are held left out of it.
fn least_step<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    rows: Vec<Wrenches<T>>,
    held: &[bool],
    push: Option<&DVector<f64>>,
    mut b: DVector<f64>,
) -> DVector<f64> {
    if rows.len() >= SPARSE_ROWS {
        if let Some(push) = push {
            b -= Constraints::new(mech, q, rows.clone(), None).multiply(push);
        }
        return Constraints::new(mech, q, rows, Some(held)).least_norm(&b);
    }
    let mut jacobian = jacobian(mech, q, rows);
    if let Some(push) = push {
        b -= &jacobian * push;
    }
    for k in (0..held.len()).filter(|&k| held[k]) {
        jacobian.column_mut(k).fill(0.0);
    }
    least_norm(jacobian, &b)
}

/// Rates of closure rows.
fn closure_rates<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    u: &DVector<f64>,
) -> DVector<f64> {
    let rows = closure_rows(mech, q);
    if rows.len() >= SPARSE_ROWS {
        return Constraints::new(mech, q, rows, None).multiply(u);
    }
    jacobian(mech, q, rows) * u
}

fn closure_values<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    coords: &[[f64; T]],
) -> (DVector<f64>, f64, usize) {
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    let mut values = vec![];
    let (mut worst, mut joint) = (0.0_f64, 0);
    for c in &mech.closures {
        for row in &c.rows {
            let v = mech.row_value(row, q, coords, &angles);
            if v.abs() > worst || v.is_nan() {
                (worst, joint) = (v.abs(), c.joint);
            }
            values.push(v);
        }
    }
    (DVector::from_vec(values), worst, joint)
}

/// What is not met: a joint or a servo.
#[derive(Clone, Copy, Debug)]
enum Open {
    Joint(usize),
    Servo(usize),
}

/// Values of closures and of servo constraints at the start, the largest, and whose it is.
fn all_values<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    coords: &[[f64; T]],
) -> (DVector<f64>, f64, Open) {
    let (closures, mut worst, joint) = closure_values(mech, q, coords);
    let mut open = Open::Joint(joint);
    let mut values = closures.as_slice().to_vec();
    for servo in &mech.servos {
        let start = servo.motion.eval(0.0);
        // the nearest turn of an angle
        let v = servo.output.value(q, start) - start;
        if v.abs() > worst || v.is_nan() {
            (worst, open) = (v.abs(), Open::Servo(servo.servo));
        }
        values.push(v);
    }
    (DVector::from_vec(values), worst, open)
}

/// Meets closures and the start of servo motions, or says which joint stays open and by how much.
fn close_loops<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    held: &[bool],
    q: &mut Configuration<D>,
    coords: &mut [[f64; T]],
    report: &mut AssemblyReport,
) -> Result<(), ModelErrors> {
    let tolerance = CLOSED * mech.length.max(1.0);
    let at = offsets(mech);
    let mut best = f64::INFINITY;
    let mut stalled = 0;
    for iteration in 0..200 {
        let (values, worst, open) = all_values(mech, q, coords);
        if iteration == 0 {
            report.drawn_violation = closure_values(mech, q, coords).1;
        }
        if worst <= tolerance {
            report.iterations = iteration;
            return Ok(());
        }
        stalled = if worst < 0.9 * best { 0 } else { stalled + 1 };
        best = best.min(worst);
        if stalled > 10 || !worst.is_finite() {
            // round-off of a large or badly scaled mechanism is good enough
            if best <= 1e-10 * mech.length {
                return Ok(());
            }
            return Err(not_closed(model, open, best));
        }
        let step = least_step(mech, q, all_rows(mech, q), held, None, -values);
        let size = step.amax();
        let damping = if size > 0.5 { 0.5 / size } else { 1.0 };
        for i in 0..mech.n() {
            let dof = mech.links[i].dof();
            let u: Vec<f64> = (0..dof).map(|k| damping * step[at[i] + k]).collect();
            mech.links[i].advance(&mut coords[i], &mut q[i], &u);
        }
        mech.place_bodies(coords, q);
    }
    let (_, worst, open) = all_values(mech, q, coords);
    Err(not_closed(model, open, worst))
}

fn not_closed(model: &Model, open: Open, gap: f64) -> ModelErrors {
    match open {
        Open::Joint(joint) => open_joint(model, joint, gap),
        Open::Servo(k) => one(
            format!("servo[{k}].motion"),
            format!(
                "servo \"{}\" cannot start: its coordinate stays {gap:.3e} (m or rad) from where the motion begins",
                model.servos[k].name
            ),
            "begin the motion within reach, draw the model where the motion begins, or leave out given joint coordinates",
        ),
    }
}

fn open_joint(model: &Model, joint: usize, gap: f64) -> ModelErrors {
    let name = &model.joints[joint].name;
    one(
        format!("joint[{joint}]"),
        format!(
            "joint \"{name}\" cannot be closed: its parts stay {gap:.3e} apart (m or rad) at best"
        ),
        "check the lengths and positions of the bodies in this loop, and the given joint coordinates",
    )
}

/// Coordinates and speeds given for joints that close loops follow from the others: they must agree.
fn check_closures<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    joints: &[JointInfo<S, D, A, T>],
    q: &[Pose<D>],
    twists: &[SVector<f64, T>],
) -> Result<(), ModelErrors> {
    let refuse = |k: usize, what: &str, given: f64, found: f64| {
        let name = &model.joints[k].name;
        Err(one(
            format!("joint[{k}].{what}"),
            format!(
                "the {what} of joint \"{name}\" are given as {given}, but its loop makes them {found}"
            ),
            "leave them out here: this joint closes a loop and follows from the others",
        ))
    };
    for (k, joint) in joints.iter().enumerate() {
        if !matches!(joint.role, JointRole::Closure(_)) {
            continue;
        }
        for (m, measure) in joint.measures.iter().enumerate() {
            let s = [0, 1].map(|i| measure.invariants.get(i).map_or(0.0, |v| v.value(q)));
            if let Some(given) = model.joints[k].coordinates.as_ref().and_then(|c| c.get(m)) {
                let found = measure.coordinate.value(&s, *given);
                if (found - given).abs() > 1e-6 * (1.0 + given.abs()) {
                    return refuse(k, "coordinates", *given, found);
                }
            }
            if let Some(given) = model.joints[k].speeds.as_ref().and_then(|c| c.get(m)) {
                let slope = measure.coordinate.slope(&s);
                let mut found = 0.0;
                for (inv, k) in measure.invariants.iter().zip(slope) {
                    for (node, g) in [inv.a, inv.b].into_iter().zip(inv.gradient(q, q)) {
                        found += k * if node < mech.n() {
                            g.dot(&twists[node])
                        } else {
                            0.0
                        };
                    }
                }
                if (found - given).abs() > 1e-6 * (1.0 + given.abs()) {
                    return refuse(k, "speeds", *given, found);
                }
            }
        }
    }
    Ok(())
}

/// Least-norm least-squares solution.
pub(crate) fn least_norm(jacobian: DMatrix<f64>, rhs: &DVector<f64>) -> DVector<f64> {
    let cols = jacobian.ncols();
    let svd = jacobian.svd(true, true);
    let cut = 1e-10 * svd.singular_values.max().max(1e-300);
    svd.solve(rhs, cut).unwrap_or_else(|_| DVector::zeros(cols))
}

/// Degrees of freedom and redundancy, at a generic configuration near the assembled one.
fn rank<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    coords: &[[f64; T]],
    report: &mut AssemblyReport,
) {
    if report.closure_rows == 0 {
        report.dof = Some(report.tree_rates);
        return;
    }
    let rank_at = |q: &[Pose<D>]| {
        let rows = closure_rows(mech, q);
        if rows.len() >= SPARSE_ROWS {
            return Constraints::new(mech, q, rows, None).rank();
        }
        let singular = jacobian(mech, q, rows).svd(false, false).singular_values;
        let cut = 1e-8 * singular.max().max(1e-300);
        singular.iter().filter(|s| **s > cut).count()
    };
    let mut rank = rank_at(q);
    // a singular position has a neighbour of full rank that satisfies the closures
    if rank < report.closure_rows {
        let (mut near, mut c) = (q.to_vec(), coords.to_vec());
        nudge(mech, &mut near, &mut c);
        rank = rank.max(rank_at(&near));
    }
    report.redundant = report.closure_rows - rank;
    report.dof = Some(report.tree_rates - rank);
}

/// Moves a little along an admissible direction and closes the loops again.
fn nudge<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &mut Configuration<D>,
    coords: &mut [[f64; T]],
) {
    let at = offsets(mech);
    let n = mech.n_rates();
    let mut push = DVector::from_fn(n, |i, _| 0.02 * ((i as f64 + 1.0) * 12.9898).sin());
    for _ in 0..8 {
        let (values, ..) = closure_values(mech, q, coords);
        let free = vec![false; n];
        let rows = closure_rows(mech, q);
        let step = least_step(mech, q, rows, &free, Some(&push), -values) + &push;
        push.fill(0.0);
        for i in 0..mech.n() {
            let u: Vec<f64> = (0..mech.links[i].dof()).map(|k| step[at[i] + k]).collect();
            mech.links[i].advance(&mut coords[i], &mut q[i], &u);
        }
        mech.place_bodies(coords, q);
    }
}

/// Tree rates from given speeds and body velocities, closures met where speeds are given.
fn speeds<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    frames: &[BodyFrame<D>],
    tree: &Tree,
    joints: &[JointInfo<S, D, A, T>],
    q: &[Pose<D>],
) -> Result<Vec<SVector<f64, T>>, ModelErrors> {
    let at = offsets(mech);
    let mut rates = vec![SVector::<f64, T>::zeros(); mech.n()];
    let mut held = vec![false; mech.n_rates()];
    let mut any = false;
    for (k, joint) in joints.iter().enumerate() {
        let (JointRole::Tree { body, reversed }, Some(given)) =
            (joint.role, &model.joints[k].speeds)
        else {
            continue;
        };
        let c = tree_coordinates::<T>(model.joints[k].kind, given, reversed);
        let dof = mech.links[body].dof();
        rates[body] = SVector::from_fn(|i, _| if i < dof { c[i] } else { 0.0 });
        held[at[body]..at[body] + dof].fill(true);
        any = true;
    }
    // spherical rates are relative in the file, absolute in the kernel
    let twists = body_twists(mech, frames, tree, q, &rates, false);
    for (i, rate) in rates.iter_mut().enumerate() {
        let link = &mech.links[i];
        if link.kind == LinkKind::Spherical {
            for k in 0..A {
                rate[k] = twists[i][D + k];
            }
        }
    }
    if !any || mech.closures.is_empty() {
        return Ok(rates);
    }
    let mut stacked = DVector::zeros(mech.n_rates());
    for i in 0..mech.n() {
        for k in 0..mech.links[i].dof() {
            stacked[at[i] + k] = rates[i][k];
        }
    }
    let rows = closure_rows(mech, q);
    let zero = DVector::zeros(rows.len());
    stacked += least_step(mech, q, rows, &held, Some(&stacked), zero);
    let left = closure_rates(mech, q, &stacked);
    if left.amax() > 1e-8 * (1.0 + stacked.amax()) {
        let mut r = left.iamax();
        let closure = mech.closures.iter().find(|c| {
            let inside = r < c.rows.len();
            r = r.saturating_sub(c.rows.len());
            inside
        });
        let joint = closure.map_or(0, |c| c.joint);
        return Err(one(
            format!("joint[{joint}]"),
            format!(
                "the given joint speeds open joint \"{}\" with {:.3e} (m/s or rad/s)",
                model.joints[joint].name,
                left.amax()
            ),
            "give speeds only for as many joints as the mechanism has degrees of freedom",
        ));
    }
    for i in 0..mech.n() {
        for k in 0..mech.links[i].dof() {
            rates[i][k] = stacked[at[i] + k];
        }
    }
    Ok(rates)
}

/// Twists of the bodies: given ones where given, else from the parent and the rates; `absolute` says what the rates of
/// spherical joints are.
fn body_twists<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    frames: &[BodyFrame<D>],
    tree: &Tree,
    q: &[Pose<D>],
    rates: &[SVector<f64, T>],
    absolute: bool,
) -> Vec<SVector<f64, T>> {
    let n = mech.n();
    let mut twists = vec![SVector::<f64, T>::zeros(); n];
    for i in 0..n {
        let frame = &frames[tree.order[i]];
        if let Some((v, w)) = &frame.velocity {
            let spin = SVector::<f64, A>::from_fn(|k, _| if A == 3 { w[k] } else { w[2] });
            let arm = q[i].r * (frame.directors.transpose() * frame.center);
            let center = vector::<D>(*v) + S::rate(&spin, &arm);
            twists[i] = join::<D, A, T>(&center, &spin);
            continue;
        }
        let link = &mech.links[i];
        let (world, s) = link.world_motion(&q[link.parent], &q[i]);
        let mut t = SVector::<f64, T>::zeros();
        if link.parent < n && !link.kind.absolute_position() {
            let parent = twists[link.parent];
            let w = SVector::<f64, A>::from_fn(|k, _| parent[D + k]);
            let v = SVector::<f64, D>::from_fn(|k, _| parent[k]) + S::rate(&w, &world.lever);
            t = join::<D, A, T>(&v, &w);
            if link.kind == LinkKind::Spherical && absolute {
                t.rows_mut(D, A).fill(0.0);
            }
        }
        for k in 0..link.dof() {
            t += s.column(k) * rates[i][k];
        }
        if !link.kind.absolute_position() {
            let w = SVector::<f64, A>::from_fn(|k, _| t[D + k]);
            let v = S::rate(&w, &world.r2);
            for k in 0..D {
                t[k] -= v[k];
            }
        }
        twists[i] = t;
    }
    twists
}

fn join<const D: usize, const A: usize, const T: usize>(
    v: &SVector<f64, D>,
    w: &SVector<f64, A>,
) -> SVector<f64, T> {
    SVector::from_fn(|i, _| if i < D { v[i] } else { w[i - D] })
}
