//! Mechanical work.
//!
//! # What it is
//! Mechanical work of actuators of joints: the integral of the absolute values of their powers, smoothed.
//!
//! # Equations
//! T-OCP-25: over step n a control τ on a coordinate turns by Δ = θ_{n+1} - θ_n. With u = τ Δ and v = s h, s a power that does not count,
//! ```text
//! Σ_n w (√(u² + v²) - v),       0 ≤ |u| - (√(u² + v²) - v) ≤ v
//! ```
//! A torque on a rotation of three coordinates has u = τ · a, 2 a the axial vector of Q - Qᵀ, Q = cay(θ_{n+1}) C_{n+1} C_nᵀ cay(θ_n)ᵀ.
//!
//! # Symbols
//! w weight; C reference rotations; a has the length sin|φ| of the turn φ: of second order in the step.
//!
//! # Reference
//! Maas and Leyendecker 2012 (physiologically motivated cost functions).
//!
//! # Departures from the reference
//! |u| has no derivative at 0; the root has all of them.

use super::{Entry, Kind, Piece, Pieces, Resolving, Unknowns};
use crate::actions::Action;
use crate::compile::Ocp;
use crate::problem::Checker;
use crate::scalar::{M3, Scalar, V3, cay, dot, product, product_f, transposed};
use crate::transcription::Units;
use alembert::error::ModelErrors;
use alembert::model::suggest;

table_of_controls! {
    /// Power that does not count [W]: the term is the sum of h (√(P² + smooth²) - smooth).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub smooth: Option<f64>,
}

impl Kind for Keys {
    type Law = Law;

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        self.chosen().check(c, path, subject);
        let help = "smooth = 5, for example: a power [W] far below those of the motion";
        match self.smooth {
            None => c.error(path, format!("{subject} has no `smooth`"), help),
            Some(smooth) if smooth <= 0.0 => c.error(
                format!("{path}.smooth"),
                format!("{subject}: `smooth` must be positive, found {smooth}"),
                help,
            ),
            Some(_) => {}
        }
        let file = c.file;
        for actuator in &file.actuators {
            if self.chosen().counts(&actuator.name) && actuator.body.is_some() {
                let name = suggest::shorten(&actuator.name);
                let message = format!(
                    "{subject}: \"{name}\" acts on a body, and work is that of actuators of joints"
                );
                let help = "name the others under `actuators`";
                c.error(format!("{path}.kind"), message, help);
            }
        }
    }

    fn resolve(&self, to: &Resolving<'_>) -> Result<Law, ModelErrors> {
        let weights = self.chosen().resolve(to.ocp);
        let each = to.ocp.drives.iter().filter_map(|d| {
            let along = match &d.action {
                Action::Direct(i, sign) => Along::Coordinate(*i, *sign),
                Action::Local(local) => Along::Ball(local.ball?),
                Action::WorldForce(..) | Action::Input(..) => return None,
            };
            Some(Part {
                control: d.first,
                weight: weights[d.first],
                along,
            })
        });
        Ok(Law {
            parts: each.filter(|part| part.weight != 0.0).collect(),
            smooth: *to.needed("smooth", &self.smooth)?,
        })
    }
}

/// Mechanical work of actuators.
#[derive(Clone, Debug)]
pub struct Law {
    /// The actuators.
    parts: Vec<Part>,
    /// Power that does not count [W].
    smooth: f64,
}

/// Work of one actuator.
#[derive(Clone, Debug)]
struct Part {
    /// First component among the controls of a step.
    control: usize,
    /// Factor.
    weight: f64,
    /// What it does work along.
    along: Along,
}

/// What an actuator does work along.
#[derive(Clone, Copy, Debug)]
enum Along {
    /// A coordinate, with a sign.
    Coordinate(usize, f64),
    /// A rotation of three coordinates.
    Ball(usize),
}

impl super::Law for Law {
    fn unit(&self, _: &Ocp) -> String {
        "J".to_owned()
    }

    fn size(&self, u: &Units) -> f64 {
        u.energy()
    }

    fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
        let mut out = Pieces::default();
        let mut entries: Vec<Entry> = vec![];
        for n in 0..u.steps() {
            for (k, part) in self.parts.iter().enumerate() {
                let (first, count) = match part.along {
                    Along::Coordinate(i, _) => (i, 1),
                    Along::Ball(ball) => (u.ball(ball), 3),
                };
                entries.clear();
                entries.extend((0..count).map(|c| u.control(n, part.control + c)));
                for node in [n, n + 1] {
                    for c in 0..count {
                        entries.push(u.coordinate(node, first + c)?);
                    }
                }
                entries.push(u.length(n));
                out.push(n, k, &entries);
            }
        }
        Some(out)
    }

    fn value<S: Scalar>(&self, piece: &Piece, z: &[S], refs: &[Vec<M3<f64>>]) -> S {
        let part = &self.parts[piece.part];
        let (u, h) = match part.along {
            Along::Coordinate(_, sign) => (z[0] * (z[2] - z[1]) * sign, z[3]),
            Along::Ball(ball) => {
                let turn = product(
                    &refs[piece.step + 1][ball],
                    &transposed(&refs[piece.step][ball]),
                );
                let v = |k: usize| -> V3<S> { [z[k], z[k + 1], z[k + 2]] };
                let q = product(&product_f(&cay(&v(6)), &turn), &transposed(&cay(&v(3))));
                let twice = [q[2][1] - q[1][2], q[0][2] - q[2][0], q[1][0] - q[0][1]];
                (dot(&v(0), &twice) * 0.5, z[9])
            }
        };
        let v = h * self.smooth;
        ((u * u + v * v).sqrt() - v) * part.weight
    }
}
