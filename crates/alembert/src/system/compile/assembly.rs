//! Assembly: consistent initial positions and velocities, degrees of freedom, redundancy.
//!
//! Positions: bodies are placed down the tree by their joint coordinates (given, or read off the drawn poses); closures
//! are then met by Gauss-Newton with steps of least norm in the tree coordinates, the given ones held. Velocities: speeds
//! go down the tree, closures are met by the change of the free rates with the least kinetic energy (`kinetic.rs`); given body
//! velocities are afterwards projected with the mass matrix (`Stepper::set_velocities`).

use super::bodies::BodyFrame;
use super::closing::{Closer, advance, disturbance};
use super::rates::{Wrenches, jacobian, offsets};
use super::sparse::{Constraints, SPARSE_ROWS};
use super::speeds::{body_twists, check_closures, speeds};
use super::tree::Tree;
use super::{Compiled, JointInfo, JointRole, one};
use crate::error::ModelErrors;
use crate::joints::{JointKind, Reverse};
use crate::model::Model;
use crate::system::mechanism::Mechanism;
use crate::system::pose::{Configuration, Pose};
use crate::system::row::{Ends, on_ends};
use alembert_math::Space;
use nalgebra::{DMatrix, DVector, SVector};

/// Closure violation below which a position counts as assembled, relative to the characteristic length.
const CLOSED: f64 = 1e-13;
/// Sizes of disturbances with which a position is left that cannot be improved, in rad and lengths of the model.
const DISTURBANCES: [f64; 5] = [0.02, 0.1, 0.3, 0.8, 1.5];

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
    /// Largest closure violation that is left [m or rad].
    pub misfit: f64,
    /// The drawn position could not be improved and was left by a disturbance.
    pub disturbed: bool,
    /// The start is a singular position: nearby there are more independent closures. Of the motions that meet there, `dof` is of the one with the
    /// fewest degrees of freedom, and this the largest number found.
    pub singular: Option<usize>,
    /// Not all closures are independent, and no position next to the start was found that closes them: `dof` is that of the start alone.
    pub alone: bool,
}

/// Completes a mechanism with a consistent initial state.
pub fn assemble<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mut mech: Mechanism<S, D, A, T>,
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
    mesh(model, &mut mech, &q, &coords);
    close_loops(model, &mech, &held, &mut q, &mut coords, &mut report)?;
    rank(&mech, &q, &coords, &mut report);
    mech.redundant = report.redundant;
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
        if link.freedom.is_ball() && (parent_frame.placed || !frame.placed) {
            q[i].r = parent.r * drawn_parent.r.transpose() * frame.drawn.r;
        }
        link.place(&parent, &coords[i], &mut q[i]);
    }
    mech.place_anchors(0.0, &mut q);
    (q, coords)
}

/// Coordinates or speeds of a joint in the tree, which may run from its second body to the first.
pub(crate) fn tree_signs<const T: usize>(
    kind: JointKind,
    given: &[f64],
    reversed: bool,
) -> [f64; T] {
    let mut c = [0.0; T];
    let sign = if reversed { -1.0 } else { 1.0 };
    for (c, g) in c.iter_mut().zip(given) {
        *c = sign * g;
    }
    if reversed && kind.spec().reverse == Reverse::Swap {
        c.swap(0, 1);
    }
    c
}

/// Coordinates of a joint in the tree.
pub(crate) fn tree_coordinates<const T: usize>(
    kind: JointKind,
    given: &[f64],
    reversed: bool,
) -> [f64; T] {
    let mut c = tree_signs::<T>(kind, given, reversed);
    // displacements as the second body sees them
    if let (true, Reverse::Frame, [x, y, angle]) = (reversed, kind.spec().reverse, given) {
        let (s, cos) = angle.sin_cos();
        c[0] = -(cos * x + s * y);
        c[1] = -(-s * x + cos * y);
    }
    c
}

/// Wrenches of all closure rows.
pub(crate) fn closure_wrenches<
    S: Space<D, A, T>,
    const D: usize,
    const A: usize,
    const T: usize,
>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
) -> Vec<Wrenches<T>> {
    mech.closure_rows()
        .map(|(nodes, row)| (nodes, row.gradient(q, q, None)))
        .collect()
}

/// Wrenches of closures and servo constraints.
fn all_wrenches<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
) -> Vec<Wrenches<T>> {
    let mut rows = closure_wrenches(mech, q);
    let servos = mech.servos.iter().map(|s| &s.output);
    rows.extend(servos.map(|m| (Ends::pair(m.nodes()), on_ends(m.gradient(q)))));
    rows
}

/// Smallest change of the tree rates that are not held that gives the rows of these wrenches the values `rhs`, in the least-squares sense. Rows and
/// rates are measured in lengths of the model and in rad, so that singular values have a scale: those below the closure tolerance count as zero.
pub(super) fn least_change<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    wrenches: Vec<Wrenches<T>>,
    held: &[bool],
    rhs: &DVector<f64>,
) -> DVector<f64> {
    if wrenches.len() >= SPARSE_ROWS {
        let constraints = Constraints::new(mech, q, wrenches, Some(held));
        return constraints.least_norm(rhs, &rate_units(mech));
    }
    let (mut scaled, [rows, columns]) = scaled_jacobian(mech, q, wrenches);
    for k in (0..held.len()).filter(|&k| held[k]) {
        scaled.column_mut(k).fill(0.0);
    }
    let rhs = rhs.component_div(&rows);
    truncated(scaled, &rhs, mech.closure_tolerance).component_mul(&columns)
}

/// Rows of these wrenches by the tree rates, in lengths of the model and in rad; and the units of rows and of rates.
pub(crate) fn scaled_jacobian<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    wrenches: Vec<Wrenches<T>>,
) -> (DMatrix<f64>, [DVector<f64>; 2]) {
    let units = wrenches
        .iter()
        .map(|w| wrench_unit::<D, T>(&w.1, mech.length));
    let rows = DVector::from_iterator(wrenches.len(), units);
    let columns = rate_units(mech);
    let mut scaled = jacobian(mech, q, wrenches);
    for (k, mut column) in scaled.column_iter_mut().enumerate() {
        for (x, row) in column.iter_mut().zip(&rows) {
            *x *= columns[k] / row;
        }
    }
    (scaled, [rows, columns])
}

/// Units of the tree rates: a length of the model, or rad.
pub(crate) fn rate_units<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
) -> DVector<f64> {
    let links = mech.links.iter();
    let units = links.flat_map(|l| (0..l.dof()).map(|k| l.unit(k, mech.length)));
    DVector::from_iterator(mech.n_rates(), units)
}

/// Unit of a scalar with these wrenches on its nodes: a length where they have forces, else rad.
pub(crate) fn wrench_unit<const D: usize, const T: usize>(
    wrenches: &[SVector<f64, T>],
    length: f64,
) -> f64 {
    let has_force = |g: &SVector<f64, T>| g.rows(0, D).amax() > 0.0;
    if wrenches.iter().any(has_force) {
        length
    } else {
        1.0
    }
}

/// Rates of closure rows.
pub(super) fn closure_rates<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    u: &DVector<f64>,
) -> DVector<f64> {
    let rows = closure_wrenches(mech, q);
    if rows.len() >= SPARSE_ROWS {
        return Constraints::new(mech, q, rows, None).multiply(u);
    }
    jacobian(mech, q, rows) * u
}

/// The constraint that is missed most, in lengths of the model or rad.
#[derive(Clone, Copy, Debug)]
struct Gap {
    open: Open,
    /// As it is [m or rad], and in lengths of the model or rad.
    size: f64,
    part: f64,
}

impl Gap {
    fn none(open: Open) -> Self {
        let (size, part) = (0.0, 0.0);
        Self { open, size, part }
    }

    fn see(&mut self, open: Open, value: f64, unit: f64) {
        let part = value.abs() / unit;
        if part > self.part || part.is_nan() {
            let size = value.abs();
            *self = Self { open, size, part };
        }
    }
}

/// Values of the closures, and the one that is missed most.
fn closure_values<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    coords: &[[f64; T]],
) -> (DVector<f64>, Gap) {
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    let mut values = vec![];
    let mut worst = Gap::none(Open::Joint(0));
    for c in &mech.closures {
        for row in &c.rows {
            let v = mech.row_value(row, q, coords, &angles);
            worst.see(Open::Joint(c.joint), v, row.unit(mech.length));
            values.push(v);
        }
    }
    (DVector::from_vec(values), worst)
}

/// What is not met: a joint or a servo.
#[derive(Clone, Copy, Debug)]
enum Open {
    Joint(usize),
    Servo(usize),
}

/// Values of closures and of servo constraints at the start, and the one that is missed most.
fn all_values<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    coords: &[[f64; T]],
) -> (DVector<f64>, Gap) {
    let (closures, mut worst) = closure_values(mech, q, coords);
    let mut values = closures.as_slice().to_vec();
    for servo in &mech.servos {
        let start = servo.motion.eval(0.0);
        // the nearest turn of an angle
        let v = servo.output.value(q, start) - start;
        let unit = wrench_unit::<D, T>(&servo.output.gradient(q), mech.length);
        worst.see(Open::Servo(servo.servo), v, unit);
        values.push(v);
    }
    (DVector::from_vec(values), worst)
}

/// Gears mesh as they are placed: couplings without an offset keep the value that they have now.
fn mesh<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &mut Mechanism<S, D, A, T>,
    q: &[Pose<D>],
    coords: &[[f64; T]],
) {
    let angles: Vec<f64> = mech.angles.iter().map(|a| a.value(q)).collect();
    for closure in &mut mech.closures {
        let coupling = closure.joint.checked_sub(model.joints.len());
        let coupling = coupling.and_then(|k| model.couplings.get(k));
        if coupling.is_some_and(|c| c.is_gear() && c.offset.is_none()) {
            for row in &mut closure.rows {
                row.target += row.value(q, |source| source.angle(coords, &angles));
            }
        }
    }
}

/// Meets closures and the start of servo motions, or says which joint stays open and by how much. A position that cannot be improved may be a
/// singular one, all bars in a line, and is left by a disturbance first.
fn close_loops<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    held: &[bool],
    q: &mut Configuration<D>,
    coords: &mut [[f64; T]],
    report: &mut AssemblyReport,
) -> Result<(), ModelErrors> {
    report.drawn_violation = closure_values(mech, q, coords).1.size;
    let drawn = (q.clone(), coords.to_vec());
    let first = close(mech, held, q, coords);
    let gap = match first {
        Ok((iterations, misfit)) => {
            (report.iterations, report.misfit) = (iterations, misfit);
            return Ok(());
        }
        Err(failure) => failure,
    };
    for (seed, size) in DISTURBANCES.into_iter().enumerate() {
        q.copy_from_slice(&drawn.0);
        coords.copy_from_slice(&drawn.1);
        advance(mech, &disturbance(mech, held, size, seed), 1.0, q, coords);
        if let Ok((iterations, misfit)) = close(mech, held, q, coords) {
            (report.iterations, report.misfit) = (iterations, misfit);
            report.disturbed = true;
            return Ok(());
        }
    }
    Err(not_closed(model, &gap))
}

/// Gauss-Newton from where the mechanism is: iterations and what is left, or what stays open.
fn close<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    mech: &Mechanism<S, D, A, T>,
    held: &[bool],
    q: &mut Configuration<D>,
    coords: &mut [[f64; T]],
) -> Result<(usize, f64), Gap> {
    let (at, units) = (offsets(mech), rate_units(mech));
    let mut best = Gap {
        part: f64::INFINITY,
        ..Gap::none(Open::Joint(0))
    };
    let mut stalled = 0;
    for iteration in 0..200 {
        let (values, worst) = all_values(mech, q, coords);
        if worst.part <= CLOSED {
            return Ok((iteration, worst.size));
        }
        stalled = match worst.part < 0.9 * best.part {
            true => 0,
            false => stalled + 1,
        };
        if worst.part < best.part {
            best = worst;
        }
        if stalled > 10 || !worst.part.is_finite() {
            // round-off of a large mechanism, or numbers that were rounded
            if worst.part <= mech.closure_tolerance {
                return Ok((iteration, worst.size));
            }
            return Err(Gap {
                open: worst.open,
                ..best
            });
        }
        let step = least_change(mech, q, all_wrenches(mech, q), held, &-values);
        let size = step.component_div(&units).amax();
        let damping = if size > 0.5 { 0.5 / size } else { 1.0 };
        for i in 0..mech.n() {
            let dof = mech.links[i].dof();
            let u: Vec<f64> = (0..dof).map(|k| damping * step[at[i] + k]).collect();
            mech.links[i].advance(&mut coords[i], &mut q[i], &u);
        }
        mech.place_bodies(coords, q);
    }
    Err(all_values(mech, q, coords).1)
}

fn not_closed(model: &Model, gap: &Gap) -> ModelErrors {
    let (part, open, gap) = (gap.part, gap.open, gap.size);
    match open {
        Open::Joint(joint) => open_joint(model, part, joint, gap),
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

fn open_joint(model: &Model, part: f64, joint: usize, gap: f64) -> ModelErrors {
    let (path, name) = model.closure_name(joint);
    let mut help = "check the lengths and positions of the bodies in this loop, and the given joint coordinates".to_owned();
    if part < 1e-2 {
        let part = 2.0 * part;
        help = format!(
            "numbers with few digits? `closure_tolerance = {part:.0e}` leaves gaps of this size open; else {help}"
        );
    }
    let message =
        format!("{name} cannot be closed: its parts stay {gap:.3e} apart (m or rad) at best");
    one(path, message, &help)
}

/// Least-norm least-squares solution.
pub(crate) fn least_norm(jacobian: DMatrix<f64>, rhs: &DVector<f64>) -> DVector<f64> {
    let largest = jacobian.amax();
    truncated(jacobian, rhs, 1e-10 * largest)
}

/// Least-norm least-squares solution without singular values below `cut`.
pub(super) fn truncated(jacobian: DMatrix<f64>, rhs: &DVector<f64>, cut: f64) -> DVector<f64> {
    let cols = jacobian.ncols();
    // nothing to solve, or nothing that could move
    if jacobian.is_empty() {
        return DVector::zeros(cols);
    }
    let svd = jacobian.svd(true, true);
    svd.solve(rhs, cut.max(1e-300))
        .unwrap_or_else(|_| DVector::zeros(cols))
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
    let mut closer = Closer::new(mech);
    let Some(here) = closer.rank(mech, q) else {
        return;
    };
    let mut ranks = vec![];
    // a singular position has neighbours of larger rank that satisfy the closures; some of them are asked
    if here < report.closure_rows.min(report.tree_rates) {
        let left = closure_values(mech, q, coords).1.part;
        let tolerance = (2.0 * left).max(1e-10);
        let free = vec![false; report.tree_rates];
        let sizes = DISTURBANCES[..3].iter().enumerate();
        let near = sizes.flat_map(|(k, size)| (0..3).map(move |seed| (3 * k + seed, *size)));
        for (seed, size) in near {
            let push = disturbance(mech, &free, size, seed);
            ranks.extend(closer.rank_near(mech, (q, coords), &push, tolerance));
            // two that agree with the start are enough
            if ranks.len() > 1 && ranks.iter().all(|r| *r == here) {
                break;
            }
        }
    }
    report.alone = ranks.is_empty() && here < report.closure_rows.min(report.tree_rates);
    let rank = ranks.iter().fold(here, |m, r| m.max(*r));
    let least = ranks.iter().fold(rank, |m, r| m.min((*r).max(here)));
    report.singular = (rank > here).then_some(report.tree_rates - least);
    report.redundant = report.closure_rows - rank;
    report.dof = Some(report.tree_rates - rank);
}
