//! What holds at the first and at the last node.

use super::names::{Names, coordinate_names};
use super::types::Ends;
use super::{FREE, bounds_of, signed, wrong};
use crate::problem::{BodyPose, Boundary, Configuration, Rest, RotationTarget};
use crate::rods::chains;
use crate::scalar::{V3, add, apply, product, rotation, transposed};
use crate::tree::CoordinateKind;
use alembert::error::ModelErrors;

/// Bounds at an end.
pub(super) fn ends(
    names: &Names<'_>,
    boundary: Option<&Boundary>,
    start: bool,
) -> Result<Ends, ModelErrors> {
    let (setup, dof) = (names.setup, names.setup.tree.dof);
    let empty = Boundary::default();
    let b = boundary.unwrap_or(&empty);
    let place = if start { "start" } else { "end" };
    let fixed = b.configuration.map_or(start, |c| c == Configuration::Model);
    let mut out = Ends {
        theta: vec![FREE; dof],
        rotations: vec![None; setup.tree.balls.len()],
        momentum: vec![None; dof],
    };
    if fixed {
        for (bound, theta) in out.theta.iter_mut().zip(&setup.theta) {
            *bound = [*theta; 2];
        }
        for (r, c) in out.rotations.iter_mut().zip(&setup.refs) {
            *r = Some(*c);
        }
    }
    for (name, target) in &b.joints {
        let path = format!("{place}.joints.{name}");
        let k = names.joint(name, &path)?;
        let Some(joint) = &setup.joints[k] else {
            continue;
        };
        let bounds = bounds_of(target, joint.dof, &path)?;
        if let Some(ball) = joint.ball {
            let v: V3<f64> = std::array::from_fn(|i| bounds[i][0]);
            out.rotations[ball] = Some(rotation(&v));
            out.theta[joint.first..joint.first + 3].fill([0.0; 2]);
            continue;
        }
        for (c, bound) in bounds.iter().enumerate() {
            out.theta[joint.first + c] = signed(*bound, joint.sign);
        }
    }
    if fixed {
        carry_rods(names, &mut out);
    }
    for (name, pose) in &b.bodies {
        set_pose(names, name, pose, place, &mut out)?;
    }
    if fixed {
        free_loops(names, b, &mut out);
    }
    set_momentum(names, b, place, start, &mut out)?;
    Ok(out)
}

/// Rods stand as in the model on what carries them: undeformed if they are drawn so. Where that has no place, neither have they.
fn carry_rods(names: &Names<'_>, out: &mut Ends) {
    let (setup, tree) = (names.setup, &names.setup.tree);
    for chain in chains(setup) {
        let given = |i: &usize| out.theta[*i][0] == out.theta[*i][1];
        let known = tree.path[chain.root].iter().all(given);
        let mut theta: Vec<f64> = out.theta.iter().map(|b| b[0]).collect();
        for (t, drawn) in theta.iter_mut().zip(&setup.theta) {
            *t = if t.is_finite() { *t } else { *drawn };
        }
        let own = out.rotations.iter().zip(&setup.refs);
        let mut refs: Vec<_> = own.map(|(r, drawn)| r.unwrap_or(*drawn)).collect();
        chain.carry(setup, &mut theta, &mut refs);
        for i in chain.nodes.iter().flat_map(|b| &tree.path[*b]) {
            out.theta[*i] = if known { [theta[*i]; 2] } else { FREE };
            if let CoordinateKind::Ball(ball, _) = tree.kinds[*i] {
                out.rotations[ball] = known.then_some(refs[ball]);
            }
        }
    }
}

/// Where a coordinate of a loop is given, the others of the loop follow it.
fn free_loops(names: &Names<'_>, b: &Boundary, out: &mut Ends) {
    let setup = names.setup;
    let joints = names.model.joints.iter().zip(&setup.joints);
    let mut named = vec![false; setup.tree.dof];
    for (_, place) in joints.filter(|(j, _)| b.joints.contains_key(&j.name)) {
        if let Some(p) = place {
            named[p.first..p.first + p.dof].fill(true);
        }
    }
    let bodies = names.body_names().zip(&setup.bodies);
    for (name, place) in bodies {
        if let (true, Some((first, _))) = (b.bodies.contains_key(name), place.free) {
            let count = setup.tree.path[place.node].len();
            named[first..first + count].fill(true);
        }
    }
    // loops that share coordinates follow each other
    let mut led = named.clone();
    for _ in &setup.loops {
        for c in &setup.loops {
            if c.coordinates.iter().any(|(i, _)| led[*i]) {
                c.coordinates.iter().for_each(|(i, _)| led[*i] = true);
            }
        }
    }
    for i in (0..setup.tree.dof).filter(|i| led[*i] && !named[*i]) {
        out.theta[i] = FREE;
        if let CoordinateKind::Ball(ball, _) = setup.tree.kinds[i] {
            out.rotations[ball] = None;
        }
    }
}

/// The pose of a free body.
fn set_pose(
    names: &Names<'_>,
    name: &str,
    pose: &BodyPose,
    place: &str,
    out: &mut Ends,
) -> Result<(), ModelErrors> {
    let path = format!("{place}.bodies.{name}");
    let body = &names.setup.bodies[names.body(name, &path)?];
    let Some((first, ball)) = body.free else {
        return Err(wrong(
            &path,
            format!("\"{name}\" is carried by a joint"),
            "give the coordinates of its joint under `joints`",
        ));
    };
    let planar = names.setup.tree.planar;
    let turn = match &pose.rotation {
        Some(RotationTarget::Angle(a)) => Some([0.0, 0.0, *a]),
        Some(RotationTarget::Vector(v)) => Some(*v),
        None => None,
    };
    if let Some(v) = turn {
        match ball {
            Some(ball) => {
                out.rotations[ball] = Some(product(&rotation(&v), &body.directors));
                out.theta[first + 3..first + 6].fill([0.0; 2]);
            }
            None => out.theta[first + 2] = [v[2]; 2],
        }
    }
    if let Some(p) = &pose.position {
        // coordinates are those of the centre of mass
        let file = match (turn, ball) {
            (Some(v), _) => rotation(&v),
            (None, Some(ball)) => product(
                &out.rotations[ball].unwrap_or(names.setup.refs[ball]),
                &transposed(&body.directors),
            ),
            (None, None) => {
                let angle = if planar {
                    out.theta.get(first + 2).map_or(0.0, |b| b[0])
                } else {
                    0.0
                };
                rotation(&[0.0, 0.0, if angle.is_finite() { angle } else { 0.0 }])
            }
        };
        let x = add(&p.xyz(), &apply(&file, &body.center));
        for c in 0..if planar { 2 } else { 3 } {
            out.theta[first + c] = [x[c]; 2];
        }
    }
    Ok(())
}

/// Rest and momenta at an end.
fn set_momentum(
    names: &Names<'_>,
    b: &Boundary,
    place: &str,
    start: bool,
    out: &mut Ends,
) -> Result<(), ModelErrors> {
    match &b.rest {
        Some(Rest::All(true)) => out.momentum.fill(Some([0.0; 2])),
        None if start && b.momentum.is_empty() => out.momentum.fill(Some([0.0; 2])),
        Some(Rest::Named(list)) => {
            let all = coordinate_names(names.model, names.setup);
            for name in list {
                let path = format!("{place}.rest");
                if let Some(i) = all.iter().position(|n| n == name) {
                    out.momentum[i] = Some([0.0; 2]);
                    continue;
                }
                let range = match names.joint(name, &path) {
                    Ok(k) => names.setup.joints[k]
                        .as_ref()
                        .map(|j| j.first..j.first + j.dof),
                    Err(_) => {
                        let body = &names.setup.bodies[names.body(name, &path)?];
                        let count = names.setup.tree.bodies[body.node].joint.dof();
                        body.free.map(|(first, _)| first..first + count)
                    }
                };
                let Some(range) = range else {
                    return Err(wrong(
                        &path,
                        format!("\"{name}\" has no coordinates of its own"),
                        "name joints, and bodies that no joint carries",
                    ));
                };
                out.momentum[range].fill(Some([0.0; 2]));
            }
        }
        _ => {}
    }
    for (name, target) in &b.momentum {
        let path = format!("{place}.momentum.{name}");
        let list = names.coordinates(name, None, &path)?;
        for ((i, sign), bound) in list.iter().zip(bounds_of(target, list.len(), &path)?) {
            out.momentum[*i] = Some(signed(bound, *sign));
        }
    }
    Ok(())
}
