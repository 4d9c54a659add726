//! How much a recorded frame of a model takes.

use super::channels::{plan_channels, plan_inputs, plan_reactions};
use super::forces::plan_observed;
use super::rods::thinned;
use crate::model::{self, Coordinate, Force, JointKind, Model, OutputOptions};

/// What a frame holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FrameSize {
    /// Channels.
    pub channels: usize,
    /// Joints, and springs and other lines, that are drawn.
    pub joints: usize,
    pub lines: usize,
    /// Single-precision numbers of rods.
    pub of_rods: usize,
}

/// What a frame of a model without rods ([`Model::expanded`]) holds; at most, for lines.
pub(crate) fn frame_size(model: &Model) -> FrameSize {
    let parts = model.rod_parts();
    let (channels, reactions, observed) = match model.space {
        model::Space::Spatial => (
            plan_channels::<3>(model, &parts, 0),
            plan_reactions::<3>(model, 0),
            plan_observed::<3>(model),
        ),
        model::Space::Planar => (
            plan_channels::<2>(model, &parts, 0),
            plan_reactions::<2>(model, 0),
            plan_observed::<2>(model),
        ),
    };
    let planned = channels.channels.len() + reactions.len() + observed.len();
    let drawn = |f: &Force| f.line().map_or(0, |(_, count)| count);
    let ropes = |c: &&Coordinate| matches!(c, Coordinate::Distance(_));
    let links = model.joints.iter();
    let links = links.filter(|j| j.kind == JointKind::Distance).count();
    let most = model.output.as_ref().and_then(|o| o.rod_elements);
    let most = most.unwrap_or(OutputOptions::DEFAULT_ELEMENTS) as usize;
    let of_rods = parts.iter().map(|part| {
        let (nodes, elements) = thinned(part.elements.len(), most);
        // position, orientation, velocity, angular velocity; strain
        (3 + 4 + 3 + 3) * nodes.len() + 6 * elements.len()
    });
    FrameSize {
        channels: planned + plan_inputs(model, 0).len(),
        joints: model.joints.len(),
        lines: model.forces.iter().map(drawn).sum::<usize>()
            + links
            + model.coordinates.iter().filter(ropes).count(),
        of_rods: of_rods.sum(),
    }
}
