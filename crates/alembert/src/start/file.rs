//! The start of a study at the end of another run, from its result file: bodies and points are found by their names.
//!
//! Poses and velocities are those of the file; joints of the model must hold them. Full turns of coordinates, and what friction remembers,
//! are taken over where they fit; time goes on.

use super::{Moving, Start};
use crate::error::{ModelError, ModelErrors};
use crate::inverse::near;
use crate::model::{Model, Space as Dimension, StartAt, Study, suggest};
use crate::simulate::study_path;
use crate::step::{Momentum, Twist};
use crate::system::compile::{Compiled, JointInfo, JointRole, compile};
use crate::trajectory::files::why_not_a_file;
use crate::trajectory::{LastState, npz};
use alembert_math::Space;
use nalgebra::{SMatrix, SVector};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::BufReader;

/// How far joints may be from holding the bodies where the file has them, relative to the length of the model.
const MISFIT: f64 = 1e-7;

/// Reads a start; `model` is as the study sees it, without rods.
pub(super) fn read<S, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
    at: &StartAt,
) -> Result<Start<D, T>, ModelErrors>
where
    S: Space<D, A, T>,
{
    let name = at.file.as_deref().unwrap_or_default();
    let refuse = |why: &str, help: &str| -> ModelErrors {
        let place = format!("{}.start.file", study_path(model, study));
        let message = format!(
            "study \"{}\" cannot start from \"{}\": {why}",
            suggest::shorten(&study.name),
            suggest::shorten(name)
        );
        ModelError::new(place, message).with_help(help).into()
    };
    let path = at.folder.clone().unwrap_or_default().join(name);
    let help = "name a result file (NPZ), from the folder of the model file; run the study that writes it first";
    if let Some(why) = why_not_a_file(&path) {
        return Err(refuse(why, help));
    }
    let opened = File::open(&path).and_then(|file| npz::read(BufReader::new(file)));
    let (run, of) = opened.map_err(|error| refuse(&error.to_string(), help))?;
    let of = of.expanded();
    let count = of.bodies.len() + of.points.len();
    let whole = |last: &LastState| {
        let pose = count * (D + D * D);
        let rates = last.rates.len();
        let lists = [last.velocity.len(), last.coordinates.len()];
        last.pose.len() == pose && (rates == 0 || rates == pose) && lists == [count * T; 2]
    };
    let space = of.space;
    if space != model.space {
        let name = |s| match s {
            Dimension::Planar => "planar",
            Dimension::Spatial => "spatial",
        };
        let why = format!(
            "it is of a {} model, this one is {}",
            name(space),
            name(model.space)
        );
        return Err(refuse(
            &why,
            "start from a run of a model of the same space",
        ));
    }
    let Some(last) = run.last.filter(whole) else {
        let why = "the file does not hold the state at the end of a run";
        return Err(refuse(why, "run that study again"));
    };
    let mut found = compile::<S, D, A, T>(model)?;
    let index = indices(model, &of).map_err(|why| {
        refuse(
            &why,
            "the same bodies and points must be in both models; names tell which is which",
        )
    })?;
    let (twists, rates) = place(&mut found, &last, &index);
    let angles = followed(&found, &last.about.angles);
    if let Some(why) = misfit(model, &found, &angles) {
        let help = "start from a run of a model with the same lengths and joints";
        return Err(refuse(&why, help));
    }
    Ok(Start {
        q: found.q,
        coords: found.coords,
        angles,
        moving: Some(Moving {
            time: last.about.time,
            twists,
            rates,
            memory: last.about.memory,
            place: format!("{}.start.file", study_path(model, study)),
        }),
    })
}

/// Where the bodies and points of a model are in the file, which must have the same ones.
fn indices(model: &Model, of: &Model) -> Result<Vec<usize>, String> {
    let names = |model: &Model| -> Vec<(&'static str, String)> {
        let bodies = model.bodies.iter().map(|b| ("body", b.name.clone()));
        let points = model.points.iter().map(|p| ("point", p.name.clone()));
        bodies.chain(points).collect()
    };
    let (own, theirs) = (names(model), names(of));
    let place: BTreeMap<_, _> = theirs
        .iter()
        .enumerate()
        .map(|(k, name)| (name, k))
        .collect();
    let missing = own.iter().find(|name| !place.contains_key(name));
    if let Some((kind, name)) = missing {
        return Err(format!("it has no {kind} \"{name}\""));
    }
    if let Some((kind, name)) = theirs.iter().find(|name| !own.contains(name)) {
        return Err(format!("it has a {kind} \"{name}\", this model has none"));
    }
    Ok(own.iter().map(|name| place[name]).collect())
}

/// Puts the bodies where the file has them, with the full turns of their coordinates; gives back their velocities, and the rates of their
/// directors where the file has them.
fn place<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    found: &mut Compiled<S, D, A, T>,
    last: &LastState,
    index: &[usize],
) -> (Vec<Twist<T>>, Vec<Momentum<D>>) {
    let n = found.mech.n();
    let mut twists = vec![Twist::zeros(); n];
    let mut rates = vec![Momentum::zero(); if last.rates.is_empty() { 0 } else { n }];
    let numbers = |list: &[f64], k: usize| {
        let (x, axes) = list[k * (D + D * D)..][..D + D * D].split_at(D);
        let axes = SMatrix::<f64, D, D>::from_column_slice(axes);
        (SVector::<f64, D>::from_column_slice(x), axes)
    };
    for ((frame, &node), &k) in found.frames.iter().zip(&found.node_of).zip(index) {
        if node >= n {
            continue;
        }
        let (origin, axes) = numbers(&last.pose, k);
        let (velocity, spin) = last.velocity[k * T..][..T].split_at(D);
        let spin = SVector::<f64, A>::from_column_slice(spin);
        // from the user's body frame to principal directors at the centre of mass
        let offset = axes * frame.center;
        let center = S::rate(&spin, &offset) + SVector::<f64, D>::from_column_slice(velocity);
        found.q[node].x = origin + offset;
        found.q[node].r = axes * frame.directors;
        twists[node] = Twist::from_fn(|i, _| if i < D { center[i] } else { spin[i - D] });
        if let Some(rate) = rates.get_mut(node) {
            let (origin, axes) = numbers(&last.rates, k);
            rate.linear = origin + axes * frame.center;
            rate.director = axes * frame.directors;
        }
        found.coords[node].copy_from_slice(&last.coordinates[k * T..][..T]);
    }
    found.mech.place_anchors(last.about.time, &mut found.q);
    // of coordinates the file tells the full turns, and it may have had another tree
    for (i, link) in found.mech.links.iter().enumerate() {
        let turned = found.coords[i];
        found.coords[i] = link.coordinates(&found.q[link.parent], &found.q[i]);
        for k in (0..T).filter(|k| link.freedom.is_angle(*k)) {
            found.coords[i][k] = near(found.coords[i][k], turned[k]);
        }
    }
    (twists, rates)
}

/// Followed angles, with the full turns of the file where it has as many of them.
fn followed<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    found: &Compiled<S, D, A, T>,
    last: &[f64],
) -> Vec<f64> {
    let angles = found.mech.angles.iter().map(|angle| angle.value(&found.q));
    let same = last.len() == angles.len();
    let turned = angles.enumerate().map(|(k, angle)| match same {
        true => near(angle, last[k]),
        false => angle,
    });
    turned.collect()
}

/// Which joint does not hold the bodies where the file has them, if any.
fn misfit<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    found: &Compiled<S, D, A, T>,
    angles: &[f64],
) -> Option<String> {
    let mech = &found.mech;
    let (part, who) = mech.violation_in(mech.length, &found.q, &found.coords, angles);
    if part <= MISFIT {
        return None;
    }
    // rows of the tree belong to the joint that carries a body
    let carries = |body: usize| {
        let role = |j: &JointInfo<S, D, A, T>| matches!(j.role, JointRole::Tree { body: b, .. } if b == body);
        found.joints.iter().position(role)
    };
    let joint = who.and_then(|k| match k < model.joints.len() + model.couplings.len() {
        true => Some(k),
        false => carries(usize::MAX - k),
    });
    let (_, name) = model.closure_name(joint.unwrap_or(usize::MAX));
    Some(format!(
        "{name} does not hold the bodies where the file has them: it is open by {part:.1e} (rad or, for lengths, parts of {:.1e} m)",
        mech.length
    ))
}
