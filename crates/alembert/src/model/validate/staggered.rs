//! Orientations at inner nodes of staggered rods: there are none.
//!
//! On the staggered grid frames are between the vertices (T-ROD-3). Node k has the frame of the segment before it, half an element away:
//! what holds, turns or measures an orientation there would be off by half an element, an error of first order (a rod welded at its
//! middle with 20 elements has frequencies of 12.74 and 15.56 for 14.06 rad/s twice). So it is refused.

use super::Checker;
use crate::joints::Turns;
use crate::model::coordinates::Coordinate;
use crate::model::expand::END;
use crate::model::geometry::norm;
use crate::model::joints::Joint;
use crate::model::rods::Grid;
use crate::model::types::Space;
use crate::model::values::Vector;

/// Largest distance of a place from a node that is no arm, in lengths of an element.
const NO_ARM: f64 = 1e-6;

impl Checker<'_> {
    /// Refuses whatever needs an orientation at an inner node of a staggered rod.
    pub(super) fn staggered(&mut self) {
        if !self.rods.values().any(|rod| rod.grid == Grid::Staggered) {
            return;
        }
        let model = self.model;
        for (index, joint) in model.joints.iter().enumerate() {
            for side in 0..2 {
                if self.joint_needs_axes(joint, side) {
                    self.no_frame(
                        &format!("joint[{index}].bodies"),
                        &format!("joint \"{}\"", joint.name),
                        &joint.bodies[side],
                    );
                }
            }
        }
        for (index, force) in model.forces.iter().enumerate() {
            for body in force.needs_axes() {
                let subject = format!("force \"{}\"", force.name());
                self.no_frame(&format!("force[{index}]"), &subject, body);
            }
        }
        for (index, coordinate) in model.coordinates.iter().enumerate() {
            let bodies: &[String] = match coordinate {
                Coordinate::Angle(c) => &c.bodies,
                Coordinate::Cosine(c) => &c.bodies,
                Coordinate::Displacement(c) => &c.bodies[..1],
                _ => &[],
            };
            for body in bodies {
                self.no_frame(&format!("coordinate[{index}].bodies"), "a coordinate", body);
            }
        }
    }

    /// Whether a joint holds or uses the orientation of one of its bodies: by its kind, or by a place beside the node.
    fn joint_needs_axes(&self, joint: &Joint, side: usize) -> bool {
        let freedom = joint.kind.freedom(self.space);
        let position_only = match freedom.turns {
            Turns::Ball => true,
            Turns::Axis => self.space == Space::Planar && !freedom.slides(),
            _ => false,
        };
        if !position_only {
            return true;
        }
        let Some((node, length)) = self.staggered_node(&joint.bodies[side]) else {
            return false;
        };
        let own = [&joint.at_first, &joint.at_second][side];
        let world = joint.at.as_ref().map(Vector::xyz);
        let away = world.map(|at| norm([0, 1, 2].map(|i| at[i] - node[i])));
        let arm = own.as_ref().map(|p| norm(p.xyz())).or(away);
        arm.is_some_and(|arm| arm > NO_ARM * length)
    }

    /// Position of an inner node of a staggered rod, and the length of an element; nothing for other bodies.
    fn staggered_node(&self, name: &str) -> Option<([f64; 3], f64)> {
        let (rod, which) = name.rsplit_once('.')?;
        let rod = self.rods.get(rod)?;
        let number: u32 = which.parse().ok()?;
        if rod.grid != Grid::Staggered || (number == 0 && !rod.closed) {
            return None;
        }
        let shape = self.shapes.get(rod.name.as_str())?.as_ref()?;
        let length = shape.drawn_length() / f64::from(rod.elements.max(1));
        Some((rod.node_pose(number, shape).0, length))
    }

    fn no_frame(&mut self, path: &str, subject: &str, body: &str) {
        if self.staggered_node(body).is_none() {
            return;
        }
        let rod = body.rsplit_once('.').map_or(body, |(rod, _)| rod);
        let last = self.rods.get(rod).map(|rod| rod.elements.to_string());
        let is_last = last.is_some_and(|last| body.ends_with(&format!(".{last}")));
        let message = format!(
            "{subject} needs the orientation of \"{body}\", but rod \"{rod}\" is on the staggered grid, where orientations are between the \
             nodes: it would be that of half an element before"
        );
        let help = if is_last {
            format!(
                "name the end \"{rod}.{END}\", which has a frame of its own; or use grid = \"nodes\""
            )
        } else {
            "use grid = \"nodes\", where every node has an orientation; or let two rods end here"
                .to_owned()
        };
        self.error_help(path, message, help);
    }
}
