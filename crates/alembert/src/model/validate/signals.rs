//! Functions of time.

use super::Checker;
use crate::error::ModelError;
use crate::model::{CompiledSignal, Signal, SignalError};

impl Checker<'_> {
    pub(crate) fn signal_error(&mut self, path: &str, subject: &str, error: SignalError) {
        self.errors.push(refusal(path, subject, error));
    }

    /// A function of time can be evaluated.
    pub(crate) fn signal(&mut self, path: &str, subject: &str, signal: &Signal) {
        if let Err(error) = CompiledSignal::compile(signal) {
            self.signal_error(path, subject, error);
        }
    }
}

/// The error with its place and a way out.
fn refusal(path: &str, subject: &str, error: SignalError) -> ModelError {
    let message = format!("{subject}: {error}");
    let at = |key: &str| ModelError::new(format!("{path}.{key}"), message.clone());
    match error {
        SignalError::Expression(inner) => {
            let message = format!("{subject}: {} in the expression", inner.message);
            let mut error = ModelError::new(path, message).at_offset(inner.offset);
            error.help = inner.help;
            error
        }
        SignalError::EmptyTable => {
            at("table").with_help("write rows [time, value], e.g. [[0, 0], [1, 5]]")
        }
        SignalError::Times(row) | SignalError::NotFinite(row) => at(&format!("table[{row}]")),
        SignalError::FewPoints(_) => {
            at("via").with_help("write points [time, value], e.g. [[0, 0], [1, 0.3], [2, 0]]")
        }
        SignalError::PointTimes(point) | SignalError::PointNotFinite(point) => {
            at(&format!("via[{point}]"))
        }
        SignalError::Uneven => {
            at("via").with_help("lower `smoothness`, or move points that are too close in time")
        }
        SignalError::Smoothness(_) => at("smoothness").with_help(
            "it is the number of derivatives that vanish at both ends; 3 is right for most motions",
        ),
        SignalError::Interval => at("end").with_help("`start` is 0 when it is missing"),
        SignalError::KeyNotFinite(key) | SignalError::NotPositive(key) => at(key),
        SignalError::NoSize | SignalError::RadiusOfEight => {
            let key = if matches!(error, SignalError::NoSize) { "curve" } else { "radius" };
            at(key).with_help("write size = [a, b], the half extents; or radius = r of a circle")
        }
        SignalError::SizeAndRadius => at("radius").with_help("leave one of them out"),
        SignalError::NoTurns => at("turns").with_help("a number for a constant is a signal too"),
        SignalError::NotRead(_) => at("csv").with_help(
            "save the model in a file, from whose folder the path starts; or write the rows as table = [[time, value], ...]",
        ),
    }
}
