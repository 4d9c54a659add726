//! What a channel is about, read from its name in one place: whoever sorts or chooses channels asks here.

/// What a channel belongs to: the first word of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// A rigid body, or a node of a rod.
    Body,
    /// A point mass or a driven point.
    Point,
    /// A marker.
    Marker,
    /// A joint.
    Joint,
    /// An augmented coordinate.
    Coordinate,
    /// A force element.
    Force,
    /// A coupling of coordinates.
    Coupling,
    /// A servo.
    Servo,
    /// A rod.
    Rod,
    /// A part of the energy.
    Energy,
    /// A momentum of everything.
    Momentum,
    /// How well constraints hold.
    Constraint,
    /// The effort of Newton's method.
    Newton,
    /// A force found by inverse dynamics.
    Inverse,
    /// What inverse dynamics leaves unexplained.
    Residual,
    /// A contact of a plan.
    Contact,
    /// A multiplier of the equations of motion of a plan.
    Costate,
    /// A mode of vibration.
    Mode,
    /// Anything else.
    Other,
}

impl Subject {
    /// Those with a word of their own.
    const NAMED: [(&'static str, Self); 18] = [
        ("body", Self::Body),
        ("point", Self::Point),
        ("marker", Self::Marker),
        ("joint", Self::Joint),
        ("coordinate", Self::Coordinate),
        ("force", Self::Force),
        ("coupling", Self::Coupling),
        ("servo", Self::Servo),
        ("rod", Self::Rod),
        ("energy", Self::Energy),
        ("momentum", Self::Momentum),
        ("constraint", Self::Constraint),
        ("newton", Self::Newton),
        ("inverse", Self::Inverse),
        ("residual", Self::Residual),
        ("contact", Self::Contact),
        ("costate", Self::Costate),
        ("mode", Self::Mode),
    ];
}

/// A channel as its parts: `joint.crank.angle` is the `angle` of the joint `crank`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelId<'a> {
    /// What it belongs to.
    pub subject: Subject,
    /// The name after that word; the whole name of other channels. Names of nodes of rods have dots.
    pub path: &'a str,
}

impl<'a> ChannelId<'a> {
    /// The parts of a name.
    pub fn of(name: &'a str) -> Self {
        let named = name.split_once('.').and_then(|(word, path)| {
            let subject = Subject::NAMED.iter().find(|(own, _)| *own == word)?.1;
            Some(Self { subject, path })
        });
        named.unwrap_or(Self {
            subject: Subject::Other,
            path: name,
        })
    }

    /// The last word: the quantity, or the component of a vector.
    pub fn last(&self) -> &'a str {
        self.path.rsplit('.').next().unwrap_or_default()
    }

    /// Whether it is the force of the motor of a servo.
    pub fn is_motor(&self) -> bool {
        self.subject == Subject::Servo && self.last() == "input" && self.path.contains('.')
    }

    /// Whether it is a coordinate of a joint.
    pub fn is_joint_coordinate(&self) -> bool {
        let coordinates = ["angle", "angle_1", "angle_2", "displacement"];
        self.subject == Subject::Joint && coordinates.contains(&self.last())
    }

    /// Whether it is the force of an element or a coupling.
    pub fn is_element_force(&self) -> bool {
        matches!(self.subject, Subject::Force | Subject::Coupling)
            && self.last() == "force"
            && self.path.contains('.')
    }

    /// Whether inverse dynamics has found it.
    pub fn is_found(&self) -> bool {
        matches!(self.subject, Subject::Inverse | Subject::Residual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_parts_of_names() {
        let id = ChannelId::of("joint.crank.angle");
        assert_eq!((id.subject, id.path), (Subject::Joint, "crank.angle"));
        assert!(id.is_joint_coordinate() && !id.is_motor());
        assert!(ChannelId::of("servo.drive.input").is_motor());
        assert!(!ChannelId::of("servo.input").is_motor());
        assert!(ChannelId::of("coupling.mesh.force").is_element_force());
        assert!(!ChannelId::of("force.hinge.force.x").is_element_force());
        assert_eq!(ChannelId::of("body.cable.3.position.x").last(), "x");
        assert!(ChannelId::of("residual.pivot.angle").is_found());
        for name in ["load_factor", "bodies.a.x", "body", ""] {
            assert_eq!(ChannelId::of(name).subject, Subject::Other, "{name}");
        }
    }
}
