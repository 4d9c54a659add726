//! What an actuator of a joint does work along, over a step (T-OCP-25): a coordinate, or a rotation of three.

use super::piece::{Entry, Piece, Unknowns};
use crate::actions::Action;
use crate::scalar::{M3, Scalar, V3, cay, dot, product, product_f, transposed};

/// What an actuator does work along.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Along {
    /// A coordinate, with a sign.
    Coordinate(usize, f64),
    /// A rotation of three coordinates.
    Ball(usize),
}

impl Along {
    /// That of an action; none of a force at a point.
    pub fn of(action: &Action) -> Option<Self> {
        match action {
            Action::Direct(i, sign) => Some(Self::Coordinate(*i, *sign)),
            Action::Local(local) => Some(Self::Ball(local.ball?)),
            Action::WorldForce(..) | Action::Input(..) => None,
        }
    }

    /// Controls of step n, coordinates at its ends, its length.
    pub fn entries(&self, u: &dyn Unknowns, n: usize, control: usize) -> Option<Vec<Entry>> {
        let (first, count) = match *self {
            Self::Coordinate(i, _) => (i, 1),
            Self::Ball(ball) => (u.ball(ball), 3),
        };
        let mut out: Vec<Entry> = (0..count).map(|c| u.control(n, control + c)).collect();
        for node in [n, n + 1] {
            for c in 0..count {
                out.push(u.coordinate(node, first + c)?);
            }
        }
        out.push(u.length(n));
        Some(out)
    }

    /// Work over the step, and its length.
    #[inline]
    pub fn work<S: Scalar>(&self, piece: &Piece, z: &[S], refs: &[Vec<M3<f64>>]) -> (S, S) {
        match *self {
            Self::Coordinate(_, sign) => (z[0] * (z[2] - z[1]) * sign, z[3]),
            Self::Ball(ball) => {
                let q = turn_of_ball(piece, ball, &z[3..9], refs);
                let torque: V3<S> = [z[0], z[1], z[2]];
                let twice = [q[2][1] - q[1][2], q[0][2] - q[2][0], q[1][0] - q[0][1]];
                (dot(&torque, &twice) * 0.5, z[9])
            }
        }
    }
}

/// The turn of a rotation of three coordinates over a step, from those at its ends.
pub(crate) fn turn_of_ball<S: Scalar>(
    piece: &Piece,
    ball: usize,
    z: &[S],
    refs: &[Vec<M3<f64>>],
) -> M3<S> {
    let turn = product(
        &refs[piece.step + 1][ball],
        &transposed(&refs[piece.step][ball]),
    );
    let v = |k: usize| -> V3<S> { [z[k], z[k + 1], z[k + 2]] };
    product(&product_f(&cay(&v(3)), &turn), &transposed(&cay(&v(0))))
}
