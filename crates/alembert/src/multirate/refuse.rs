//! What the multirate scheme cannot do, said before the first step with the place and the remedy.

use super::partition::Partition;
use super::terms::{Owner, Slot, bond_gradient};
use crate::error::{ModelError, ModelErrors};
use crate::model::{Force, JointKind, Model};
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::DMatrix;

/// Singular values below this fraction of the largest count as zero.
const RANK_TOLERANCE: f64 = 1e-9;

fn refusal(path: String, message: String, help: &str) -> ModelErrors {
    ModelErrors(vec![ModelError::new(path, message).with_help(help)])
}

/// Driven points, torques, loads that turn with a body, and screws of fast bodies.
pub(super) fn unsupported<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    node_of: &[usize],
) -> Result<(), ModelErrors> {
    if let Some(k) = model.points.iter().position(|p| p.motion.is_some()) {
        let message = format!(
            "point \"{}\" is driven, which the multirate scheme does not support",
            model.points[k].name
        );
        let help = "use another scheme, or replace the motion by a force";
        return Err(refusal(format!("point[{k}].motion"), message, help));
    }
    if let Some(coupling) = model.couplings.first() {
        let message = format!(
            "coupling \"{}\" is not supported by the multirate scheme",
            coupling.name
        );
        return Err(refusal("coupling[0]".into(), message, "use another scheme"));
    }
    for (k, force) in model.forces.iter().enumerate() {
        if let Force::Drag(drag) = force
            && drag.flow.is_some()
        {
            let message = format!(
                "drag \"{}\" in a flow is not supported by the multirate scheme",
                drag.name
            );
            let help = "leave `flow` out, or use another scheme";
            return Err(refusal(format!("force[{k}].flow"), message, help));
        }
    }
    for load in &mech.loads {
        let name = model.forces[load.force].name();
        let path = format!("force[{}]", load.force);
        if matches!(model.forces[load.force], Force::Distributed(_)) {
            let message =
                format!("load \"{name}\" on a rod is not supported by the multirate scheme");
            return Err(refusal(path, message, "use another scheme"));
        }
        if matches!(model.forces[load.force], Force::Torque(_)) {
            let message =
                format!("torque \"{name}\" on a body is not supported by the multirate scheme");
            return Err(refusal(
                path,
                message,
                "use a drive on a joint, a pair of forces, or another scheme",
            ));
        }
        if load.follower {
            let message = format!(
                "force \"{name}\" turns with its body, which the multirate scheme does not support"
            );
            return Err(refusal(
                format!("{path}.frame"),
                message,
                "give it in world axes, or use another scheme",
            ));
        }
    }
    let marks = super::partition::marks(model, mech, node_of);
    for (k, joint) in model.joints.iter().enumerate() {
        let ends = joint.bodies.iter();
        let fast = ends
            .filter_map(|name| model.bodies.iter().position(|b| b.name == *name))
            .any(|b| marks[node_of[b]].contains(&true));
        let follows = matches!(joint.kind, JointKind::Screw | JointKind::Custom);
        if follows && fast {
            let message = format!(
                "joint \"{}\" is a {} joint of a fast body, which the multirate scheme does not support",
                joint.name,
                joint.kind.name()
            );
            return Err(refusal(
                format!("joint[{k}].kind"),
                message,
                "mark both bodies as slow, or use another scheme",
            ));
        }
    }
    Ok(())
}

/// Two rates need something slow.
pub(super) fn nothing_slow<S, const D: usize, const A: usize, const T: usize>(
    part: &Partition<S, D, A, T>,
    place: &str,
) -> Result<(), ModelErrors> {
    let summary = part.summary();
    if summary.slow > 0 || summary.slow_elements > 0 {
        return Ok(());
    }
    let message =
        "everything is fast: there is no slow coordinate and no slow force element".to_owned();
    let help = "leave out `fast` at the slow bodies, or write fast = false at the slow force elements, or use scheme = \"midpoint\" with the micro step";
    Err(refusal(format!("{place}.scheme"), message, help))
}

/// The constraints at micro nodes must determine as many fast coordinates: their fast part must have the rank of the whole.
pub(super) fn rigid_coupling<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    part: &Partition<S, D, A, T>,
    q: &[Pose<D>],
) -> Result<(), ModelErrors> {
    let (rows, nf) = (part.bonds.len(), part.fast.len());
    if rows == 0 {
        return Ok(());
    }
    let mut whole = DMatrix::<f64>::zeros(rows, nf + part.slow.len());
    let mut g = [0.0; super::terms::MAX_LOCAL];
    for (r, bond) in part.bonds.iter().enumerate() {
        bond_gradient(bond, q, &mut g);
        for (l, g) in bond.locals.iter().zip(&g) {
            match l.slot {
                Slot::Fast(k) => whole[(r, k)] += g,
                Slot::Slow(k) => whole[(r, nf + k)] += g,
            }
        }
    }
    let fast = whole.columns(0, nf).into_owned();
    let scale = RANK_TOLERANCE * whole.norm();
    // left null space of the fast part: combinations of constraints that say nothing about fast coordinates
    let gram = (&fast * fast.transpose()).symmetric_eigen();
    let (mut worst, mut size) = (0, 0.0);
    for (k, value) in gram.eigenvalues.iter().enumerate() {
        if value.abs().sqrt() > scale.max(1e-7 * gram.eigenvalues.amax().sqrt()) {
            continue;
        }
        let v = gram.eigenvectors.column(k);
        let left = whole.transpose() * v;
        if left.norm() > 1e3 * scale.max(1e-10) {
            for r in 0..rows {
                if v[r].abs() > size {
                    (worst, size) = (r, v[r].abs());
                }
            }
        }
    }
    if size == 0.0 {
        return Ok(());
    }
    let joint = match part.bonds[worst].owner {
        Owner::Closure(c, _) => Some(mech.closures[c].joint),
        Owner::Tree(body) => carrier(model, mech, part, body),
        Owner::Body(_) => None,
    };
    let (path, name) = joint.map_or((String::new(), "a constraint".to_owned()), |k| {
        (
            format!("joint[{k}]"),
            format!("joint \"{}\"", model.joints[k].name),
        )
    });
    let message = format!(
        "{name} couples fast coordinates rigidly to slow ones: the fast coordinates alone cannot satisfy it"
    );
    let help = "mark both bodies of the joint (or all axes of the point) as fast, or both as slow, or connect them by a stiff spring";
    Err(refusal(path, message, help))
}

/// The joint of the model that carries a body: the one whose rows are those of the tree joint.
fn carrier<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    mech: &Mechanism<S, D, A, T>,
    part: &Partition<S, D, A, T>,
    body: usize,
) -> Option<usize> {
    let closing: Vec<usize> = mech.closures.iter().map(|c| c.joint).collect();
    let nodes = [body, mech.links[body].parent];
    let name_of = |node: usize| {
        part.names
            .get(node)
            .map(String::as_str)
            .unwrap_or(crate::model::GROUND)
    };
    let names = nodes.map(name_of);
    (0..model.joints.len())
        .filter(|k| !closing.contains(k))
        .find(|&k| {
            let [a, b] = &model.joints[k].bodies;
            names.contains(&a.as_str()) && names.contains(&b.as_str())
        })
}
