//! Initial velocities: tree rates from given speeds, closures met by the change of the free rates with the least kinetic energy (`kinetic.rs`); twists of the bodies.

use super::assembly::{AssemblyReport, closure_rates, closure_wrenches, rate_units, wrench_unit};
use super::bodies::BodyFrame;
use super::closing::Closer;
use super::kinetic::least_energy;
use super::rates::offsets;
use super::tree::Tree;
use super::{JointInfo, JointRole, one, vector};
use crate::error::ModelErrors;
use crate::model::Model;
use crate::step::Stepper;
use crate::system::compile::assembly::tree_signs;
use crate::system::link::Link;
use crate::system::mechanism::Mechanism;
use crate::system::pose::Pose;
use alembert_math::Space;
use nalgebra::{DVector, SVector};

/// Tree rates from given speeds and body velocities, closures met where speeds are given.
pub(super) fn speeds<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
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
        let c = tree_signs::<T>(model.joints[k].kind, given, reversed);
        let dof = mech.links[body].dof();
        rates[body] = SVector::from_fn(|i, _| if i < dof { c[i] } else { 0.0 });
        held[at[body]..at[body] + dof].fill(true);
        any = true;
    }
    // spherical rates are relative in the file, absolute in the kernel
    let twists = body_twists(mech, frames, tree, q, &rates, false);
    for (i, rate) in rates.iter_mut().enumerate() {
        let link = &mech.links[i];
        if link.freedom.is_ball() {
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
    let wrenches = closure_wrenches(mech, q);
    let open = -closure_rates(mech, q, &stacked);
    stacked += least_energy(mech, q, wrenches, &held, &open);
    // in lengths of the model or rad
    let rows = mech.closures.iter().flat_map(|c| &c.rows);
    let units = DVector::from_iterator(open.len(), rows.map(|r| r.unit(mech.length)));
    let left = closure_rates(mech, q, &stacked);
    let parts = left.component_div(&units);
    let fastest = stacked.component_div(&rate_units(mech)).amax();
    // rows that are redundant to the closure tolerance hold to it
    let part = match mech.redundant {
        0 => 1e-8,
        _ => (10.0 * mech.closure_tolerance).max(1e-8),
    };
    if parts.amax() > part * fastest {
        let row = parts.iamax();
        let mut r = row;
        let closure = mech.closures.iter().find(|c| {
            let inside = r < c.rows.len();
            r = r.saturating_sub(c.rows.len());
            inside
        });
        let joint = closure.map_or(0, |c| c.joint);
        let (path, name) = model.closure_name(joint);
        return Err(one(
            path,
            format!(
                "the given joint speeds open {name} with {:.3e} (m/s or rad/s)",
                left[row].abs()
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
pub(super) fn body_twists<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
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
            let mut center = vector::<D>(*v) + S::rate(&spin, &arm);
            let link = &mech.links[i];
            if frame.turns_only && !link.freedom.absolute_position() {
                center = turning_center(link, q, i, &twists, &spin);
            }
            twists[i] = join::<D, A, T>(&center, &spin);
            continue;
        }
        let link = &mech.links[i];
        let (world, s) = link.world_motion(&q[link.parent], &q[i]);
        let mut t = SVector::<f64, T>::zeros();
        if link.parent < n && !link.freedom.absolute_position() {
            let parent = twists[link.parent];
            let w = SVector::<f64, A>::from_fn(|k, _| parent[D + k]);
            let v = SVector::<f64, D>::from_fn(|k, _| parent[k]) + S::rate(&w, &world.lever);
            t = join::<D, A, T>(&v, &w);
            if link.freedom.is_ball() && absolute {
                t.rows_mut(D, A).fill(0.0);
            }
        }
        for k in 0..link.dof() {
            t += s.column(k) * rates[i][k];
        }
        if !link.freedom.absolute_position() {
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

/// Velocity of the centre of a body that turns about its joint point, which moves with the parent.
fn turning_center<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    link: &Link<S, D, A, T>,
    q: &[Pose<D>],
    i: usize,
    twists: &[SVector<f64, T>],
    spin: &SVector<f64, A>,
) -> SVector<f64, D> {
    let (world, _) = link.world_motion(&q[link.parent], &q[i]);
    let mut center = -S::rate(spin, &world.r2);
    if let Some(parent) = twists.get(link.parent) {
        let w = SVector::<f64, A>::from_fn(|k, _| parent[D + k]);
        center += SVector::<f64, D>::from_fn(|k, _| parent[k]) + S::rate(&w, &world.lever);
    }
    center
}

fn join<const D: usize, const A: usize, const T: usize>(
    v: &SVector<f64, D>,
    w: &SVector<f64, A>,
) -> SVector<f64, T> {
    SVector::from_fn(|i, _| if i < D { v[i] } else { w[i - D] })
}

/// Coordinates and speeds given for joints that close loops follow from the others: they must agree.
pub(super) fn check_closures<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
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
    let part = (10.0 * mech.closure_tolerance).max(1e-6);
    // the fastest motion, in rad or lengths of the model per second
    let speed = twists.iter().fold(0.0_f64, |m, t| {
        let along = t.rows(0, D).amax() / mech.length;
        m.max(along).max(t.rows(D, A).amax())
    });
    for (k, joint) in joints.iter().enumerate() {
        if !matches!(joint.role, JointRole::Closure(_)) {
            continue;
        }
        for (m, measure) in joint.measures.iter().enumerate() {
            let s = [0, 1].map(|i| measure.invariants.get(i).map_or(0.0, |v| v.value(q)));
            let unit = wrench_unit::<D, T>(&measure.gradient(q), mech.length);
            if let Some(given) = model.joints[k].coordinates.as_ref().and_then(|c| c.get(m)) {
                let found = measure.coordinate.value(&s, *given);
                if (found - given).abs() > part * (unit + given.abs()) {
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
                if (found - given).abs() > part * (unit * speed + given.abs()) {
                    return refuse(k, "speeds", *given, found);
                }
            }
        }
    }
    Ok(())
}

/// Refuses rates at a singular start that belong to none of the motions that meet there.
pub(crate) fn check_branch<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    assembly: &AssemblyReport,
    stepper: &Stepper<S, D, A, T>,
) -> Result<(), ModelErrors> {
    if assembly.singular.is_none() {
        return Ok(());
    }
    let (mech, state) = (&stepper.mech, &stepper.state);
    Closer::new(mech)
        .belongs(mech, (&state.q, &state.coords), &stepper.start_rates())
        .map_err(|(joint, size)| {
            let (path, name) = model.closure_name(joint);
            one(
                path,
                format!(
                    "the start is a singular position, where several motions meet, and the speeds belong to none of them: {name} would \
                     open with {size:.3e} (m/s² or rad/s²)"
                ),
                "start a little beside it, or give speeds of one of the motions",
            )
        })
}
