//! Motor on a coordinate: a generalised force that follows its command with a delay.
//!
//! # What it is
//! The torque of a motor with its current loop, or the force of a valve: of first order behind the command. In optimal control the command
//! can be a control of the plan.
//!
//! # Equations
//! Q is the state, τ Q' = u - Q with the command u. Over a step, by the midpoint rule with means Q̄ and the command in the middle
//! ```text
//! r = Q₁ - Q₀ - (h/τ)(u - Q̄) = 0,      force Q̄ on the coordinate, work Q̄ (y₁ - y₀)
//! ```
//! It stores and dissipates nothing. At rest Q is the command at time zero.
//!
//! # Symbols
//! u `value` [N m, N] · τ `delay` [s] · Q state `torque` [N m, N]
//!
//! # Reference
//! None; the usual engineering model.
//!
//! # Departures from the reference
//! None.

use super::States;
use super::kind::{Checker, Compiling, Kind};
use super::on_coordinate::{Course, Law};
use crate::error::ModelErrors;
use crate::model::{CompiledSignal, CoordinateRef, On, Signal, on};
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Force on a joint coordinate that follows its command with a delay; acts on the second body, the reaction on the first.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Motor", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// Name of the joint on whose coordinate it acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joint: Option<String>,
    /// Index of the joint coordinate, from 0; or, without a joint, the name of a `[[coordinate]]`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coordinate: Option<CoordinateRef>,
    /// Command, a torque [N m]; on a displacement: force [N]. A function of time; zero when missing, as for a motor that a plan commands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Signal>,
    /// Time constant with which the torque follows [s].
    pub delay: f64,
    /// Torque at the start [N m]; on a displacement: force [N]; the command when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<f64>,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn on(&self) -> Option<On<'_>> {
        Some(on(&self.joint, &self.coordinate))
    }

    fn stores_energy(&self) -> bool {
        false
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.names_coordinate(path, subject, &self.joint, &self.coordinate);
        if let Some(value) = &self.value {
            c.signal(&format!("{path}.value"), subject, value);
        }
        let what = format!("`delay` of {subject}");
        c.positive(&format!("{path}.delay"), &what, self.delay);
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let command = self.value.clone().unwrap_or(Signal::Number(0.0));
        let law = Motor {
            value: out.signal(&command)?,
            delay: self.delay,
            start: self.start,
        };
        out.on_coordinate(self.on(), law);
        Ok(())
    }

    fn states(&self, [_, force]: [&'static str; 2]) -> Vec<(String, &'static str)> {
        vec![("torque".to_owned(), force)]
    }

    fn inputs(&self, [_, force]: [&'static str; 2]) -> Vec<(&'static str, &'static str)> {
        vec![("command", force)]
    }

    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str {
        "joint = \"hinge\"\nvalue = \"2*cos(3*t)\"\ndelay = 0.05\nstart = 0.3"
    }
}

/// Motor on a coordinate; see the module documentation.
#[derive(Clone, Debug)]
pub struct Motor {
    /// u(t).
    pub value: CompiledSignal,
    /// Time constant τ [s].
    pub delay: f64,
    /// Force at the start; that of the command when missing.
    pub start: Option<f64>,
}

impl Law for Motor {
    fn acts_by_itself(&self) -> bool {
        false
    }

    fn states(&self) -> usize {
        1
    }

    fn begin<R: Scalar>(&self, _y: R, z: &mut [R]) {
        z[0] = R::constant(self.start.unwrap_or_else(|| self.value.eval(0.0)));
    }

    fn at_rest<R: Scalar>(&self, _y: R, z: &mut [R]) {
        z[0] = R::constant(self.value.eval(0.0));
    }

    fn state_rows<R: Scalar>(&self, c: &Course<R>, z: &States<'_, R>, out: &mut [R]) {
        let mean = (z.z0[0] + z.z1[0]) * 0.5;
        out[0] = z.z1[0] - z.z0[0] - (z.u[0] - mean) * c.step / self.delay;
    }

    fn state_force<R: Scalar>(&self, _c: &Course<R>, z: &States<'_, R>) -> R {
        (z.z0[0] + z.z1[0]) * -0.5
    }

    fn state_force_at<R: Scalar>(&self, _y: R, _rate: R, z: &[R], _u: &[R]) -> R {
        -z[0]
    }

    fn inputs(&self) -> usize {
        1
    }

    fn input(&self, t: f64, u: &mut [f64]) {
        u[0] = self.value.eval(t);
    }

    fn is_timed(&self) -> bool {
        self.value.constant().is_none()
    }

    fn supplied(&self, c: &Course, z: &States<'_>) -> f64 {
        0.5 * (z.z0[0] + z.z1[0]) * (c.y1 - c.y0)
    }

    fn state_loss(&self, _c: &Course, _z: &States<'_>) -> Option<f64> {
        Some(0.0)
    }
}
