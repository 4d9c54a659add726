//! What a joint lets its body do: slides, then turns.
//!
//! # What it is
//! The freedom of a joint as the kernels read it: in which directions of the joint frame the body slides, and how it turns about them.
//! Rates and coordinates stand in this order. Constraint rows, coordinates, motion subspace and placement follow from it
//! (`crate::system::link`, `crate::system::compile`), so that a kind of joint is a list of elementary motions and nothing else.
//!
//! # Equations
//! R = R_p F Rot(y) Mᵀ and x = x_p + r₁ + R_p F t(y) - r₂ (T-RIG-6): t slides along the axes of F, Rot turns about them.
//!
//! # Symbols
//! F, M: joint frames on parent and child. The main axis is the last one in space, the first one in the plane.
//!
//! # Reference
//! Betsch and Leyendecker 2006, section 4 (table of kinematic pairs).
//!
//! # Departures from the reference
//! None.

/// An elementary motion of a joint, in the order in which they act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Displacement along an axis of the joint frame.
    Slide(u8),
    /// Turn about an axis of the joint frame.
    Turn(u8),
    /// Turn about the third axis with advance along it.
    Screw,
    /// Any rotation.
    Ball,
    /// Turn about the third axis with displacements and further turns that follow it.
    Path,
}

impl Move {
    /// Number of coordinates.
    pub fn dof(self) -> usize {
        if matches!(self, Self::Ball) { 3 } else { 1 }
    }
}

/// How a body slides in the joint frame on its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slides {
    /// Not at all.
    No,
    /// Along some axes, bit k for axis k.
    Along(u8),
    /// Along the third axis, in proportion to the turn.
    Screw,
    /// Along functions of the turn.
    Path,
    /// Anywhere: the position does not depend on the parent.
    Free,
}

/// How a body turns in the joint frame on its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    /// Not at all.
    No,
    /// About the last axis.
    Axis,
    /// About the first axis of the parent and the second of the child.
    Cross,
    /// About the last axis, and the others by functions of that turn.
    Path,
    /// About every axis: the orientation does not depend on the parent.
    Ball,
    /// It is a point and has no orientation.
    Point,
}

/// Slides, then turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Freedom {
    /// How the body slides.
    pub slides: Slides,
    /// How the body turns.
    pub turns: Turns,
}

impl Freedom {
    /// All motions free.
    pub const FREE: Self = Self {
        slides: Slides::Free,
        turns: Turns::Ball,
    };
    /// A point mass that nothing carries.
    pub const POINT: Self = Self {
        slides: Slides::Free,
        turns: Turns::Point,
    };

    /// Of elementary motions: slides first, then one rotation.
    pub const fn of(moves: &[Move]) -> Self {
        let mut freedom = Self {
            slides: Slides::No,
            turns: Turns::No,
        };
        let mut k = 0;
        while k < moves.len() {
            match moves[k] {
                Move::Slide(axis) => {
                    let others = match freedom.slides {
                        Slides::Along(mask) => mask,
                        _ => 0,
                    };
                    freedom.slides = Slides::Along(others | 1 << axis);
                }
                Move::Screw => {
                    freedom.slides = Slides::Screw;
                    freedom.turns = Turns::Axis;
                }
                Move::Turn(2) => freedom.turns = Turns::Axis,
                Move::Turn(_) => freedom.turns = Turns::Cross,
                Move::Ball => freedom.turns = Turns::Ball,
                Move::Path => {
                    freedom.slides = Slides::Path;
                    freedom.turns = Turns::Path;
                }
            }
            k += 1;
        }
        freedom
    }

    /// The elementary motions in space (`d` = 3) or in the plane (2).
    pub fn moves(self, d: usize) -> Vec<Move> {
        let mut out: Vec<Move> = match self.slides {
            Slides::Free => (0..d as u8).map(Move::Slide).collect(),
            _ => self.axes().map(Move::Slide).collect(),
        };
        match self.turns {
            Turns::No | Turns::Point => {}
            Turns::Axis if self.slides == Slides::Screw => out.push(Move::Screw),
            Turns::Axis => out.push(Move::Turn(2)),
            Turns::Cross => out.extend([Move::Turn(0), Move::Turn(1)]),
            Turns::Path => out.push(Move::Path),
            Turns::Ball => out.push(if d == 3 { Move::Ball } else { Move::Turn(2) }),
        }
        out
    }

    /// Axes of the joint frame along which coordinates slide, in their order.
    #[inline]
    pub fn axes(self) -> impl Iterator<Item = u8> {
        let mask = match self.slides {
            Slides::Along(mask) => mask,
            _ => 0,
        };
        (0..3).filter(move |axis| mask & (1 << axis) != 0)
    }

    /// Number of coordinates that slide, and place of the first one that turns.
    #[inline]
    pub fn sliding(self, d: usize) -> usize {
        match self.slides {
            Slides::No | Slides::Screw | Slides::Path => 0,
            Slides::Along(mask) => mask.count_ones() as usize,
            Slides::Free => d,
        }
    }

    /// Number of rates, where `d` is 2 or 3.
    pub fn dof(self, d: usize) -> usize {
        let turning = match self.turns {
            Turns::No | Turns::Point => 0,
            Turns::Axis | Turns::Path => 1,
            Turns::Cross => 2,
            Turns::Ball if d == 3 => 3,
            Turns::Ball => 1,
        };
        self.sliding(d) + turning
    }

    /// Whether coordinate `k` is an angle.
    pub fn is_angle(self, k: usize) -> bool {
        let first = match self.slides {
            Slides::Along(mask) => mask.count_ones() as usize,
            _ => 0,
        };
        match self.turns {
            Turns::Axis | Turns::Path => k == first,
            Turns::Cross => (first..first + 2).contains(&k),
            _ => false,
        }
    }

    /// Whether the orientation of the child is its own coordinate (not measured from the parent).
    #[inline]
    pub fn absolute_rotation(self) -> bool {
        self.turns == Turns::Ball
    }

    /// Whether the directions of its rates turn with the bodies.
    #[inline]
    pub fn has_axes(self) -> bool {
        matches!(self.turns, Turns::Axis | Turns::Cross | Turns::Path)
            || matches!(self.slides, Slides::Along(_))
    }

    /// Whether the position of the child does not depend on the parent.
    #[inline]
    pub fn absolute_position(self) -> bool {
        self.slides == Slides::Free
    }

    /// Whether rates of this joint slide in a direction of the parent.
    #[inline]
    pub fn slides(self) -> bool {
        matches!(self.slides, Slides::Along(_) | Slides::Screw | Slides::Path)
    }

    /// Whether the body is a point mass.
    #[inline]
    pub fn is_point(self) -> bool {
        self.turns == Turns::Point
    }

    /// Whether the joint only turns, about every axis.
    #[inline]
    pub fn is_ball(self) -> bool {
        self.slides == Slides::No && self.turns == Turns::Ball
    }

    /// Whether nothing holds the body.
    #[inline]
    pub fn is_free(self) -> bool {
        self == Self::FREE
    }

    /// Whether its motion is given by functions of its angle.
    #[inline]
    pub fn follows_path(self) -> bool {
        self.turns == Turns::Path
    }

    /// Whether two axes, one of each body, carry the turns.
    #[inline]
    pub fn crosses(self) -> bool {
        self.turns == Turns::Cross
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_moves_make_the_freedom_they_come_from() {
        for kind in crate::joints::JointKind::ALL {
            let spec = kind.spec();
            if !spec.carries {
                continue;
            }
            for (moves, d) in [(Some(spec.space), 3), (spec.plane, 2)] {
                let Some(moves) = moves else { continue };
                let freedom = Freedom::of(moves);
                assert_eq!(freedom.moves(d), moves, "{}", spec.name);
                let count: usize = moves.iter().map(|m| m.dof()).sum();
                assert_eq!(freedom.dof(d), count, "{}", spec.name);
                // coordinates with names: lengths first, then angles
                for (k, name) in spec.names.iter().enumerate() {
                    assert_eq!(freedom.is_angle(k), name.starts_with("angle"), "{name}");
                }
            }
        }
    }
}
