//! What is drawn beside bodies and rods: joints, springs, links and ropes.

use super::Recorder;
use crate::model::{Coordinate, JointKind, Model};
use crate::step::Stepper;
use crate::trajectory::{Scene, SceneJoint, SceneLine};
use alembert_math::Space;
use nalgebra::SVector;

/// Ends of a line: nodes and points from their centres.
pub(super) type Ends<const D: usize> = [(usize, SVector<f64, D>); 2];

/// Joints and lines of a model.
pub(super) fn plan<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    stepper: &Stepper<S, D, A, T>,
    capacity: usize,
) -> (Scene, Vec<Ends<D>>) {
    let mut lines = vec![];
    let mut scene_lines = vec![];
    for f in &stepper.mech.forces {
        let force = &model.forces[f.force];
        let Some((kind, _)) = force.line() else {
            continue;
        };
        for inv in &f.invariants {
            lines.push([(inv.a, inv.ra), (inv.b, inv.rb)]);
            scene_lines.push(SceneLine {
                name: force.name().to_owned(),
                kind: kind.into(),
                a: vec![],
                b: vec![],
            });
        }
    }
    for c in &stepper.mech.closures {
        // a coupling has no place
        let Some(joint) = model.joints.get(c.joint) else {
            continue;
        };
        if joint.kind == JointKind::Distance {
            let inv = &c.rows[0].main;
            lines.push([(inv.a, inv.ra), (inv.b, inv.rb)]);
            scene_lines.push(SceneLine {
                name: joint.name.clone(),
                kind: "rod".into(),
                a: vec![],
                b: vec![],
            });
        }
    }
    // what a measured distance belongs to is drawn as a rope
    for (c, measure) in model.coordinates.iter().zip(&stepper.mech.coordinates) {
        if let Coordinate::Distance(c) = c {
            let inv = &measure.invariants[0];
            lines.push([(inv.a, inv.ra), (inv.b, inv.rb)]);
            scene_lines.push(SceneLine {
                name: c.name.clone(),
                kind: "rope".into(),
                a: vec![],
                b: vec![],
            });
        }
    }
    let scene_joints = model
        .joints
        .iter()
        .map(|j| SceneJoint {
            name: j.name.clone(),
            kind: j.kind.spec().glyph.into(),
            position: Vec::with_capacity(3 * capacity),
            axis: Vec::with_capacity(3 * capacity),
        })
        .collect();
    let scene = Scene {
        joints: scene_joints,
        lines: scene_lines,
    };
    (scene, lines)
}

impl<S, const D: usize, const A: usize, const T: usize> Recorder<S, D, A, T>
where
    S: Space<D, A, T>,
{
    pub(super) fn record_scene(&mut self, stepper: &Stepper<S, D, A, T>) {
        let q = &stepper.state.q;
        for (joint, scene) in self.joints.iter().zip(&mut self.scene.joints) {
            let pose = &q[joint.nodes[0]];
            extend3(&mut scene.position, &(pose.x + pose.r * joint.first.origin));
            match joint.shown {
                Some(column) => {
                    extend3(&mut scene.axis, &(pose.r * joint.first.axes.column(column)));
                }
                // the normal of the plane
                None => scene.axis.extend([0.0, 0.0, 1.0]),
            }
        }
        for (ends, scene) in self.lines.iter().zip(&mut self.scene.lines) {
            let at = |(node, r): &(usize, SVector<f64, D>)| q[*node].x + q[*node].r * r;
            extend3(&mut scene.a, &at(&ends[0]));
            extend3(&mut scene.b, &at(&ends[1]));
        }
    }
}

fn extend3<const D: usize>(out: &mut Vec<f64>, v: &SVector<f64, D>) {
    out.extend((0..3).map(|i| if i < D { v[i] } else { 0.0 }));
}
