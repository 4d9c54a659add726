//! The turn of a joint in one step: of an angle its difference, of a rotation of three coordinates the cosine of half the angle between
//! the two rotations (T-OCP-9).

use super::Transcription;
use crate::scalar::{Dual, M3, Scalar, rotation_vector};

/// A bounded turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    /// The two ends of the step.
    pub nodes: [usize; 2],
    /// Coordinate, or the first of three.
    pub coordinate: usize,
    pub ball: Option<usize>,
    pub row: usize,
}

/// A quaternion.
type Quaternion<S> = [S; 4];

/// The quaternion of a rotation.
fn quaternion(r: &M3<f64>) -> Quaternion<f64> {
    let v = rotation_vector(r);
    let angle = crate::scalar::dot(&v, &v).sqrt();
    let k = if angle > 1e-12 {
        (0.5 * angle).sin() / angle
    } else {
        0.5
    };
    [(0.5 * angle).cos(), v[0] * k, v[1] * k, v[2] * k]
}

/// (1, θ/2) times a quaternion, of length one.
fn turned<S: Scalar>(t: &[S], q: &Quaternion<f64>) -> Quaternion<S> {
    let [x, y, z] = [t[0] * 0.5, t[1] * 0.5, t[2] * 0.5];
    let one = S::constant(1.0);
    let k = (one + x * x + y * y + z * z).sqrt().recip();
    let [w, a, b, c] = q.map(S::constant);
    [
        (w - x * a - y * b - z * c) * k,
        (a + x * w + y * c - z * b) * k,
        (b + y * w + z * a - x * c) * k,
        (c + z * w + x * b - y * a) * k,
    ]
}

/// Cosine of half the angle between cay(θ₀) C₀ and cay(θ₁) C₁; positive for near rotations.
fn half_cosine<S: Scalar>(t0: &[S], t1: &[S], q0: &Quaternion<f64>, q1: &Quaternion<f64>) -> S {
    let (a, b) = (turned(t0, q0), turned(t1, q1));
    let c = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
    if c.value() < 0.0 { -c } else { c }
}

impl Transcription {
    fn quaternions(&self, turn: &Turn, ball: usize) -> [Quaternion<f64>; 2] {
        turn.nodes.map(|n| quaternion(&self.refs[n][ball]))
    }

    fn ends<S: Scalar>(&self, x: &[f64], turn: &Turn, lift: impl Fn(usize, f64) -> S) -> [S; 6] {
        std::array::from_fn(|k| {
            let at = self.theta_at[turn.nodes[k / 3]] + turn.coordinate + k % 3;
            lift(k, x[at])
        })
    }

    /// The bounded quantity.
    pub(crate) fn calc_turn(&self, x: &[f64], turn: &Turn) -> f64 {
        let Some(ball) = turn.ball else {
            let at = |n: usize| x[self.theta_at[n] + turn.coordinate];
            return at(turn.nodes[1]) - at(turn.nodes[0]);
        };
        let [q0, q1] = self.quaternions(turn, ball);
        let t = self.ends(x, turn, |_, v| v);
        half_cosine(&t[..3], &t[3..], &q0, &q1)
    }

    /// Visits (variable, derivative).
    pub(super) fn visit_turn(&self, x: &[f64], turn: &Turn, mut out: impl FnMut(usize, f64)) {
        let Some(ball) = turn.ball else {
            out(self.theta_at[turn.nodes[0]] + turn.coordinate, -1.0);
            out(self.theta_at[turn.nodes[1]] + turn.coordinate, 1.0);
            return;
        };
        let [q0, q1] = self.quaternions(turn, ball);
        for m in 0..6 {
            let t = self.ends(x, turn, |k, v| Dual::new(v, f64::from(u8::from(k == m))));
            let at = self.theta_at[turn.nodes[m / 3]] + turn.coordinate + m % 3;
            out(at, half_cosine(&t[..3], &t[3..], &q0, &q1).eps);
        }
    }

    /// Visits (variable, variable, second derivative), the first not after the second.
    pub(super) fn visit_turn_second(
        &self,
        x: &[f64],
        turn: &Turn,
        mut out: impl FnMut(usize, usize, f64),
    ) {
        let Some(ball) = turn.ball else { return };
        let [q0, q1] = self.quaternions(turn, ball);
        let is = |a: usize, b: usize| f64::from(u8::from(a == b));
        let at = |m: usize| self.theta_at[turn.nodes[m / 3]] + turn.coordinate + m % 3;
        for m in 0..6 {
            for l in 0..=m {
                let t = self.ends(x, turn, |k, v| {
                    Dual::new(Dual::new(v, is(k, l)), Dual::new(is(k, m), 0.0))
                });
                let c = half_cosine(&t[..3], &t[3..], &q0, &q1);
                out(at(l), at(m), c.eps.eps);
            }
        }
    }

    /// Ends of all steps, trial steps last.
    pub(super) fn ends_of_steps(&self) -> Vec<[usize; 2]> {
        let trials = self.layout.releases.iter().map(|r| [r.node, r.trial]);
        (0..self.steps())
            .map(|n| [n, n + 1])
            .chain(trials)
            .collect()
    }

    /// The largest turn of a joint in one step, where, and of what [rad].
    pub fn largest_turn(&self, x: &[f64]) -> (f64, usize, String) {
        let tree = &self.ocp.setup.tree;
        let mut worst = (0.0, 0, String::new());
        for nodes in self.ends_of_steps() {
            for (coordinate, kind) in tree.kinds.iter().enumerate() {
                use crate::tree::CoordinateKind::{Angle, Ball};
                let ball = match kind {
                    Angle => None,
                    Ball(k, 0) => Some(*k),
                    _ => continue,
                };
                let turn = Turn {
                    nodes,
                    coordinate,
                    ball,
                    row: 0,
                };
                let value = self.calc_turn(x, &turn);
                let angle = match ball {
                    None => value.abs(),
                    Some(_) => 2.0 * value.min(1.0).acos(),
                };
                if angle > worst.0 {
                    worst = (
                        angle,
                        nodes[0],
                        self.ocp.coordinate_names[coordinate].clone(),
                    );
                }
            }
        }
        worst
    }
}
