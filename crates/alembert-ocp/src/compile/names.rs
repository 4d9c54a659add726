//! Names of the model, and the indices they mean.

use super::wrong;
use crate::problem::PointOf;
use crate::scalar::{apply, sub, transposed};
use crate::tree::{Points, Setup};
use alembert::error::ModelErrors;
use alembert::model::{GROUND, Model};

/// Names of a model.
pub(crate) struct Names<'m> {
    pub(super) model: &'m Model,
    pub(super) setup: &'m Setup,
}

impl Names<'_> {
    pub(super) fn joint(&self, name: &str, path: &str) -> Result<usize, ModelErrors> {
        self.model
            .joints
            .iter()
            .position(|j| j.name == name)
            .filter(|&k| self.setup.joints[k].is_some())
            .ok_or_else(|| {
                wrong(
                    path,
                    format!("no joint of the tree is called \"{name}\""),
                    "name a joint of the model that has coordinates",
                )
            })
    }

    /// Names of bodies, then of points.
    pub(super) fn body_names(&self) -> impl Iterator<Item = &String> {
        let bodies = self.model.bodies.iter().map(|b| &b.name);
        bodies.chain(self.model.points.iter().map(|p| &p.name))
    }

    /// Bodies, then points.
    pub(super) fn body(&self, name: &str, path: &str) -> Result<usize, ModelErrors> {
        self.body_names().position(|n| n == name).ok_or_else(|| {
            wrong(
                path,
                format!("no body or point is called \"{name}\""),
                "name a body of the model",
            )
        })
    }

    pub(crate) fn point(&self, p: &PointOf, path: &str) -> Result<Points, ModelErrors> {
        let at = p.at.as_ref().map_or([0.0; 3], |v| v.xyz());
        if p.body == GROUND {
            return Ok(Points { body: None, at });
        }
        let b = &self.setup.bodies[self.body(&p.body, path)?];
        Ok(Points {
            body: Some(b.node),
            at: apply(&transposed(&b.directors), &sub(&at, &b.center)),
        })
    }

    /// Coordinates and signs that a joint (and one coordinate of it) means.
    pub(crate) fn coordinates(
        &self,
        joint: &str,
        coordinate: Option<&str>,
        path: &str,
    ) -> Result<Vec<(usize, f64)>, ModelErrors> {
        let k = self.joint(joint, path)?;
        let Some(place) = &self.setup.joints[k] else {
            return Ok(vec![]);
        };
        let names = self.model.joints[k].kind.coordinate_names();
        let all = (0..place.dof).map(|c| (place.first + c, place.sign));
        match coordinate {
            None => Ok(all.collect()),
            Some(name) => match names.iter().position(|n| *n == name) {
                Some(c) => Ok(vec![(place.first + c, place.sign)]),
                None => Err(wrong(
                    path,
                    format!("the joint \"{joint}\" has no coordinate \"{name}\""),
                    &format!("it has: {}", names.join(", ")),
                )),
            },
        }
    }
}

/// Names of the coordinates of the tree, as users know them.
pub(super) fn coordinate_names(model: &Model, setup: &Setup) -> Vec<String> {
    let mut names = vec![String::new(); setup.tree.dof];
    for (joint, place) in model.joints.iter().zip(&setup.joints) {
        let Some(place) = place else { continue };
        let known = joint.kind.coordinate_names();
        for c in 0..place.dof {
            let own = known
                .get(c)
                .copied()
                .unwrap_or(["rotation.x", "rotation.y", "rotation.z"][c.min(2)]);
            names[place.first + c] = if place.dof == 1 {
                joint.name.clone()
            } else {
                format!("{}.{own}", joint.name)
            };
        }
    }
    let bodies = model.bodies.iter().map(|b| &b.name);
    let all = bodies.chain(model.points.iter().map(|p| &p.name));
    for (name, place) in all.zip(&setup.bodies) {
        let Some((first, ball)) = place.free else {
            continue;
        };
        let own = if ball.is_some() {
            vec!["x", "y", "z", "rotation.x", "rotation.y", "rotation.z"]
        } else if setup.tree.planar {
            vec!["x", "y", "angle"]
        } else {
            vec!["x", "y", "z"]
        };
        let count = setup.tree.bodies[place.node].joint.dof();
        for (c, own) in own.iter().take(count).enumerate() {
            names[first + c] = format!("{name}.{own}");
        }
    }
    names
}
