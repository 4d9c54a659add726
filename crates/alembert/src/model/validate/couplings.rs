//! Checks of `[[coupling]]` tables, and of functions that a constraint follows.

use super::Checker;
use super::coordinates::Key;
use crate::model::smoothness::first_kink;
use crate::model::{
    CompiledSignal, Coupling, Follow, Interpolation, Joint, OverCoordinate, suggest,
};
use crate::record::unit_of;
use std::f64::consts::{PI, TAU};

/// What is done with functions that are not smooth.
const SMOOTH: &str = "a constraint needs a slope and a curvature everywhere: write an expression without kinks, or a table with interpolation = \"spline\"";

impl Checker<'_> {
    pub(super) fn couplings(&mut self) {
        for (index, coupling) in self.model.couplings.iter().enumerate() {
            let path = format!("coupling[{index}]");
            let subject = format!("coupling \"{}\"", suggest::shorten(&coupling.name));
            self.coupling(&path, &subject, coupling);
        }
    }

    fn coupling(&mut self, path: &str, subject: &str, coupling: &Coupling) {
        let Coupling {
            joint, coordinate, ..
        } = coupling;
        let own = self.names_coordinate(path, subject, joint, coordinate);
        if coupling.follows.is_empty() {
            let message = format!("{subject} follows nothing");
            let help = "add follows = [{ joint = \"NAME\", factor = 2 }]; a coordinate that stands still belongs to a weld";
            self.error_help(format!("{path}.follows"), message, help);
        }
        let mut seen: Vec<Option<Key>> = vec![own];
        for (k, follow) in coupling.follows.iter().enumerate() {
            let path = format!("{path}.follows[{k}]");
            let key = self.names_coordinate(&path, subject, &follow.joint, &follow.coordinate);
            if key.is_some() && seen.contains(&key) {
                let message = format!("{subject} names the same coordinate twice");
                let help = "name each coordinate once: the sum of two factors, or one function";
                self.error_help(&path, message, help);
            }
            seen.push(key);
            self.follow(&path, subject, follow, key);
        }
    }

    fn follow(&mut self, path: &str, subject: &str, follow: &Follow, key: Option<Key>) {
        match (follow.factor, &follow.value) {
            (Some(0.0), None) => self.error_help(
                format!("{path}.factor"),
                format!("{subject} has the factor 0"),
                "leave this entry out",
            ),
            (Some(_), None) => {}
            (None, Some(value)) => {
                let angle = key.is_some() && unit_of(self.model, follow.on()) == "rad";
                self.smooth(&format!("{path}.value"), subject, value, angle);
            }
            (None, None) => self.error_help(
                path,
                format!("{subject} does not say how it follows"),
                "add factor = 2 for gears, or value = \"0.1*q^2\" for a function of the coordinate q",
            ),
            (Some(_), Some(_)) => self.error_help(
                path,
                format!("{subject} has both `factor` and `value`"),
                "keep one of them; a factor belongs into the expression",
            ),
        }
    }

    /// The functions of a custom joint.
    pub(super) fn custom_functions(&mut self, path: &str, subject: &str, joint: &Joint) {
        let dimension = self.space.dimension();
        let lists = [
            ("slides", &joint.slides, dimension, "x, y and the axis"),
            ("turns", &joint.turns, 2, "x, then y"),
        ];
        for (key, given, count, meaning) in lists {
            let Some(given) = given else { continue };
            let path = format!("{path}.{key}");
            if given.len() != count {
                let message = format!(
                    "`{key}` of {subject} must have {count} entries, found {}",
                    given.len()
                );
                let help = format!("they belong to {meaning}; write 0 for what does not move");
                self.error_help(path, message, help);
                continue;
            }
            for (i, value) in given.iter().enumerate() {
                self.smooth(&format!("{path}[{i}]"), subject, value, true);
            }
        }
        if joint.slides.is_none() && joint.turns.is_none() {
            let message = format!("{subject} has neither `slides` nor `turns`");
            let help = "add slides = [\"0.01*q^2\", 0, 0], functions of the angle q; without any it is a revolute joint";
            self.error_help(path, message, help);
        }
        self.upright(path, subject, joint);
    }

    /// The turn about x stays below a right angle: beyond it the axis and y exchange their roles.
    fn upright(&mut self, path: &str, subject: &str, joint: &Joint) {
        let Some(value) = joint.turns.as_ref().and_then(|turns| turns.first()) else {
            return;
        };
        let largest = match value {
            OverCoordinate::Table(t) => t.table.iter().fold(0.0_f64, |m, r| m.max(r[1].abs())),
            value => CompiledSignal::over(value).map_or(0.0, |f| f.eval(0.0).abs()),
        };
        if largest >= 0.5 * PI {
            let message = format!(
                "{subject} turns about x by {largest:.4} rad; its angle has no meaning from a right angle on"
            );
            let help = "choose the axis of the joint so that the turn about x is the small one";
            self.error_help(format!("{path}.turns[0]"), message, help);
        }
    }

    /// A function that a constraint follows: it can be evaluated and is smooth where it is read.
    pub(super) fn smooth(
        &mut self,
        path: &str,
        subject: &str,
        value: &OverCoordinate,
        angle: bool,
    ) {
        let signal = match CompiledSignal::over(value) {
            Ok(signal) => signal,
            Err(error) => return self.signal_error(path, subject, error),
        };
        if let OverCoordinate::Table(table) = value {
            let ends = [table.table.first(), table.table.last()];
            if let [Some(first), Some(last)] = ends
                && angle
                && last[0] - first[0] >= TAU
            {
                let message = format!(
                    "{subject}: the table is {:.4} rad long, a full turn or more",
                    last[0] - first[0]
                );
                let help = "a function of an angle is read within one turn: gear the angle down by a coupling with a factor first";
                return self.error_help(path, message, help);
            }
            if table.interpolation == Interpolation::Linear && table.table.len() == 2 {
                return;
            }
        }
        let range = if angle { [-PI, PI] } else { [-1.0, 1.0] };
        if let Some(kink) = first_kink(&signal, range, 2) {
            let what = ["value", "slope", "curvature"][kink.derivative.min(2)];
            let message = format!(
                "{subject}: the function is not smooth, its {what} jumps at q = {:.4}",
                kink.time
            );
            self.error_help(path, message, SMOOTH);
        }
        if !signal.eval(0.0).is_finite() && !matches!(value, OverCoordinate::Table(_)) && angle {
            let message = format!("{subject}: the function is not finite at q = 0");
            self.error_help(path, message, "an angle is read within half a turn of zero");
        }
    }
}
