//! Initial motion that varies along a rod.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::expression::{Expression, ExpressionError};
use super::forces::Frame;
use super::geometry::{Matrix3, apply};

/// Initial velocity and angular velocity of the nodes of a rod, functions of the place along it (3d models).
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RodMotion {
    /// Velocity of the nodes [m/s]: three numbers or expressions of `s`, from 0 at the start to 1 at the end; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub velocity: Option<Vec<AlongRod>>,
    /// Angular velocity of the nodes [rad/s]: three numbers or expressions of `s`; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub angular_velocity: Option<Vec<AlongRod>>,
    /// Axes of the components: world (when missing), or those of the nodes.
    #[serde(default)]
    pub frame: Frame,
}

/// A function of the place along a rod.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum AlongRod {
    /// A number.
    Number(f64),
    /// An expression of `s`, which is 0 at the start and 1 at the end, such as "2*sin(pi*s)".
    Expression(String),
}

impl AlongRod {
    /// The value at a place; an expression that cannot be read is an error.
    pub(crate) fn at(&self, s: f64) -> Result<f64, ExpressionError> {
        match self {
            Self::Number(value) => Ok(*value),
            Self::Expression(text) => Ok(Expression::parse_in(text, "s")?.eval(s)),
        }
    }
}

impl RodMotion {
    /// Velocity and angular velocity in the world, of a node with these axes; zero for what cannot be read.
    pub(crate) fn at(&self, s: f64, axes: &Matrix3) -> ([f64; 3], [f64; 3]) {
        let vector = |list: &Option<Vec<AlongRod>>| {
            let list = list.as_deref().unwrap_or_default();
            let value = |k: usize| list.get(k).and_then(|f| f.at(s).ok()).unwrap_or(0.0);
            let own = [0, 1, 2].map(value);
            match self.frame {
                Frame::World => own,
                Frame::Body => apply(axes, own),
            }
        };
        (vector(&self.velocity), vector(&self.angular_velocity))
    }

    /// The lists with their keys.
    pub(crate) fn lists(&self) -> [(&'static str, &Option<Vec<AlongRod>>); 2] {
        [
            ("velocity", &self.velocity),
            ("angular_velocity", &self.angular_velocity),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_functions_along_a_rod() {
        let text = |t: &str| AlongRod::Expression(t.to_owned());
        assert_eq!(text("2*s + 1").at(0.25), Ok(1.5));
        assert!(text("2*t").at(0.0).is_err());
        let motion = RodMotion {
            velocity: Some(vec![text("s"), AlongRod::Number(2.0), text("0")]),
            frame: Frame::Body,
            ..RodMotion::default()
        };
        // axes as columns: y, z, x
        let axes = [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]];
        assert_eq!(motion.at(0.5, &axes), ([0.0, 0.5, 2.0], [0.0; 3]));
    }
}
