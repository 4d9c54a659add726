//! Checks of beam elements.

use super::{Checker, Target, distance};
use crate::model::geometry::{apply, norm};
use crate::model::rods::RodStiffness;
use crate::model::{Beam, BeamRest, NumberOrVector, Space};

impl Checker<'_> {
    pub(super) fn beam(&mut self, path: &str, subject: &str, beam: &Beam) {
        let stiffness = RodStiffness {
            extension: beam.extension,
            shear: beam.shear.clone(),
            bending: beam.bending.clone(),
            torsion: beam.torsion,
        };
        self.stiffnesses(path, subject, &stiffness);
        self.retardations(path, subject, beam.retardation, beam.shear_retardation);
        let times = (beam.retardation, beam.shear_retardation);
        self.damping(path, subject, times, beam.damping.as_ref());
        if let Some(length) = beam.bending_length {
            let what = format!("the bending length of {subject}");
            self.positive(&format!("{path}.bending_length"), &what, length);
        }
        if let Some(rest) = &beam.rest {
            self.beam_rest(&format!("{path}.rest"), subject, rest);
        }
        if let Some(length) = beam.length {
            let what = format!("the length of {subject}");
            self.positive(&format!("{path}.length"), &what, length);
        }
        let Some(targets) = self.pair(path, subject, &beam.bodies) else {
            return;
        };
        if let Some(index) = targets.iter().position(|target| target.is_point()) {
            let message =
                format!("{subject} is attached to a point mass, which has no orientation");
            self.error_help(format!("{path}.bodies[{index}]"), message, "use a spring");
        } else if let (None, [Some(a), Some(b)]) =
            (beam.length, targets.map(|target| target.center(self.space)))
            && distance(a, b) == 0.0
        {
            let message =
                format!("{subject} has no length: the centres of mass of its bodies coincide");
            let help =
                "place the bodies at the two ends of the element, or give its length = ... [m]";
            self.error_help(path, message, help);
        }
    }

    fn beam_rest(&mut self, path: &str, subject: &str, rest: &BeamRest) {
        let what = format!("`displacement` of {subject}");
        self.vector(
            &format!("{path}.displacement"),
            &what,
            &Some(rest.displacement.clone()),
        );
        let key = format!("{path}.rotation");
        match (&rest.rotation, self.space) {
            (NumberOrVector::Vector(_), Space::Planar) => self.error_help(
                key,
                format!("`rotation` of {subject} has three entries in a planar model"),
                "give one number, about +z",
            ),
            (NumberOrVector::Number(_), Space::Spatial) => self.error_help(
                key,
                format!("`rotation` of {subject} is one number in a 3d model"),
                "give a rotation vector of three entries",
            ),
            (turn, _) if norm(turn.xyz()) >= std::f64::consts::PI => self.error_help(
                key,
                format!("{subject} turns by half a turn or more without stress"),
                "use more elements",
            ),
            _ => {}
        }
    }
}

impl Target<'_> {
    /// Drawn centre of mass; nothing for a point, or if the body is broken.
    fn center(self, space: Space) -> Option<[f64; 3]> {
        match self {
            Target::Ground => Some([0.0; 3]),
            Target::Point(_) => None,
            Target::Node { position, .. } => Some(position),
            Target::Body(body) => {
                let local = body.mass_properties(space).ok()?.center_of_mass;
                let turned = apply(&body.rotation().ok()?, local);
                let origin = body.position_xyz();
                Some([0, 1, 2].map(|i| origin[i] + turned[i]))
            }
        }
    }
}
