//! Contact points and their frames.

use super::names::Names;
use super::types::Touch;
use super::wrong;
use crate::problem::{Contact, PointOf};
use crate::scalar::{cross, dot, scale, sub};
use alembert::error::ModelErrors;

/// A contact and its frame.
pub(super) fn touch(names: &Names<'_>, c: &Contact, path: &str) -> Result<Touch, ModelErrors> {
    let tree = &names.setup.tree;
    let point = names.point(
        &PointOf {
            body: c.body.clone(),
            at: c.at.clone(),
        },
        &format!("{path}.body"),
    )?;
    let up = c
        .normal
        .as_ref()
        .map_or_else(|| scale(&tree.gravity, -1.0), |v| v.xyz());
    let size = dot(&up, &up).sqrt();
    if size == 0.0 {
        return Err(wrong(
            &format!("{path}.normal"),
            "there is no gravity, so the direction away from the ground is not known",
            "give `normal`",
        ));
    }
    let n = scale(&up, 1.0 / size);
    let axes = if tree.planar {
        vec![[n[1], -n[0], 0.0], n]
    } else {
        let first = if n[0].abs() < 0.9 {
            [1.0, 0.0, 0.0]
        } else {
            [0.0, 1.0, 0.0]
        };
        let t = sub(&first, &scale(&n, dot(&first, &n)));
        let t = scale(&t, 1.0 / dot(&t, &t).sqrt());
        vec![t, cross(&n, &t), n]
    };
    Ok(Touch {
        name: c.name.clone(),
        point,
        axes,
        height: c.height,
        friction: c.friction,
        pulls: c.pulls,
        release: c.release,
    })
}
