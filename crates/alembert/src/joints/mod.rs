//! Kinds of joints: one file each, and one line in the registry below.
//!
//! A kind says which elementary motions it lets free, in the joint frame, and which keys of the file it takes ([`Spec`]). Everything else
//! follows from the motions: placement and motion for any scalar (`system/placement.rs`, which is the tree of optimal control), and averaged between
//! nodes (`system/link.rs`, with retraction), constraint rows and coordinates (`system/compile/joints.rs`), checks
//! (`model/validate/joints.rs`). To add one: a file with a `SPEC`, and its two lines here.

mod custom;
mod cylindrical;
mod distance;
mod free;
mod freedom;
mod planar;
mod prismatic;
mod revolute;
mod screw;
mod slot;
mod spherical;
mod universal;
mod weld;

pub use freedom::{Freedom, Move, Slides, Turns};

use crate::model::Space;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Keys of a `[[joint]]` beside name, kind, bodies, coordinates and speeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// `at`, or `at_first` and `at_second`; a place must be given.
    At,
    /// The same, where it may be left out.
    MayAt,
    /// `axis`, or `axis_first` and `axis_second`.
    Axis,
    /// `second_axis`, fixed in the second body.
    SecondAxis,
    /// `x_first` and `x_second`: where the angle is zero, or the first axis points.
    X,
    /// `points`, or `at_first` and `at_second`.
    Points,
    /// `pitch`.
    Pitch,
    /// `length`.
    Length,
    /// `slides`: displacements as functions of the angle.
    Slides,
    /// `turns`: further turns as functions of the angle.
    Turns,
}

/// What the second body of a joint may carry: how coordinates change when the tree runs from the second body to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reverse {
    /// All coordinates change their sign.
    Sign,
    /// The same, and the two axes change their places.
    Swap,
    /// Displacements are seen from the other frame.
    Frame,
    /// It is another kind of joint then: the tree takes it from the first to the second body only.
    Never,
}

/// A kind of joint.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The tag of the file: "weld", "revolute", ...
    pub name: &'static str,
    /// Elementary motions in space.
    pub space: &'static [Move],
    /// The same in the plane; nothing where the kind does not exist there.
    pub plane: Option<&'static [Move]>,
    /// Names of the coordinates, in their order; empty for kinds that have none.
    pub names: &'static [&'static str],
    /// Keys that it takes in space.
    pub keys: &'static [Key],
    /// The same in the plane.
    pub plane_keys: &'static [Key],
    /// How it runs from the second body to the first.
    pub reverse: Reverse,
    /// Whether it places a body: the tree may take it.
    pub carries: bool,
    /// The sign that the report draws.
    pub glyph: &'static str,
    /// The axis of the joint frame on the first body along which it draws it in space.
    pub shown: usize,
}

impl Spec {
    /// What most kinds share: nothing free, one place, in space and in the plane.
    const PLAIN: Self = Self {
        name: "",
        space: &[],
        plane: None,
        names: &[],
        keys: &[Key::At],
        plane_keys: &[Key::At],
        reverse: Reverse::Sign,
        carries: true,
        glyph: "weld",
        shown: 2,
    };
}

/// The registry.
macro_rules! joints {
    ($($(#[$about:meta])+ $kind:ident => $file:ident,)*) => {
        /// Kind of joint.
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "lowercase")]
        pub enum JointKind {
            $($(#[$about])+ $kind,)*
        }

        impl JointKind {
            /// All kinds, in the order of the documentation.
            pub const ALL: &[Self] = &[$(Self::$kind,)*];

            /// What the kind is.
            pub fn spec(self) -> &'static Spec {
                match self {
                    $(Self::$kind => &$file::SPEC,)*
                }
            }
        }
    };
}

joints! {
    /// No relative motion.
    #[default]
    Weld => weld,
    /// Rotation about one axis.
    Revolute => revolute,
    /// Displacement along one axis.
    Prismatic => prismatic,
    /// Displacement along and rotation about one axis.
    Cylindrical => cylindrical,
    /// Rotation about one point.
    Spherical => spherical,
    /// Rotation about an axis of each body through one point.
    Universal => universal,
    /// Motion in a plane and rotation about its normal.
    Planar => planar,
    /// Displacement along one axis and rotation about another one, normal to it: a pin in a slot.
    Slot => slot,
    /// Rotation about an axis with proportional displacement along it.
    Screw => screw,
    /// No constraint.
    Free => free,
    /// Constant distance of two points.
    Distance => distance,
    /// Rotation about an axis with displacements and further rotations that are functions of its angle.
    Custom => custom,
}

impl JointKind {
    /// The tag of the file: "weld", "revolute", ...
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// Names of the joint coordinates, in their order; empty for kinds that have none.
    pub fn coordinate_names(self) -> &'static [&'static str] {
        self.spec().names
    }

    /// Number of initial speeds that may be given.
    pub fn speed_count(self) -> usize {
        match self.freedom(Space::Spatial).is_ball() {
            true => 3,
            false => self.coordinate_names().len(),
        }
    }

    /// Whether the kind exists in that space.
    pub fn exists_in(self, space: Space) -> bool {
        space == Space::Spatial || self.spec().plane.is_some()
    }

    /// What it lets its second body do; a kind that carries nothing leaves it free.
    pub fn freedom(self, space: Space) -> Freedom {
        let spec = self.spec();
        match space {
            _ if !spec.carries => Freedom::FREE,
            Space::Spatial => Freedom::of(spec.space),
            Space::Planar => Freedom::of(spec.plane.unwrap_or(spec.space)),
        }
    }

    /// Whether it takes a key of the file.
    pub fn takes(self, key: Key, space: Space) -> bool {
        let spec = self.spec();
        match space {
            Space::Spatial => spec.keys.contains(&key),
            Space::Planar => spec.plane_keys.contains(&key),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One file and one line: the tag of the file format, the registry and the file agree.
    #[test]
    fn conf_kinds_are_called_as_their_files() {
        let here = concat!(env!("CARGO_MANIFEST_DIR"), "/src/joints");
        for kind in JointKind::ALL {
            let tag = serde_json::to_value(kind).expect("a kind is a word");
            assert_eq!(tag, kind.name());
            let path = format!("{here}/{}.rs", kind.name());
            let text = std::fs::read_to_string(&path).expect("every kind has a file");
            for part in ["# What it is", "# Equations", "# Reference", "# Departures"] {
                assert!(text.contains(part), "{path} has no part \"{part}\"");
            }
        }
    }
}
