//! Checks of the guess and of the options of the solver.

use alembert::model::suggest;

use super::{Checker, coordinate_count};
use crate::problem::types::{Guess, GuessKind, Target};

impl Checker<'_> {
    pub(super) fn guess(&mut self) {
        let Some(guess) = &self.file.guess else {
            return;
        };
        match (guess.kind, &guess.file) {
            (GuessKind::Solution, None) => {
                let help = "add file = \"...\", a result of an earlier run";
                self.error(
                    "guess.kind",
                    "a guess of kind \"solution\" needs a `file`",
                    help,
                );
            }
            (GuessKind::Solution, Some(_)) | (_, None) => {}
            (_, Some(_)) => self.meaningless(
                "guess",
                "file",
                "`guess`",
                "it belongs to kind = \"solution\"",
            ),
        }
        self.refine(guess);
        self.via(guess);
        if guess.starts == Some(0) {
            self.error(
                "guess.starts",
                "`starts` of `guess` must be at least 1, found 0",
                "leave it out for one start",
            );
        }
        if let Some(spread) = guess.spread {
            if spread < 0.0 {
                let message = format!("`spread` of `guess` must not be negative, found {spread}");
                self.error("guess.spread", message, "in rad and m, for example 0.2");
            }
            if guess.starts.is_none() && self.file.pareto.is_none() {
                self.meaningless(
                    "guess",
                    "spread",
                    "`guess`",
                    "there are no random starts: add starts = 10",
                );
            }
        }
    }

    fn refine(&mut self, guess: &Guess) {
        let list = guess.refine.as_deref().unwrap_or_default();
        for (k, fraction) in list.iter().enumerate() {
            let path = format!("guess.refine[{k}]");
            if !(*fraction > 0.0 && *fraction < 1.0) {
                let message =
                    format!("a fraction of the steps is between 0 and 1, found {fraction}");
                self.error(
                    path,
                    message,
                    "the grid itself comes last and is not named: refine = [0.25, 0.5]",
                );
            } else if k > 0 && list[k - 1] >= *fraction {
                let message = format!("the fraction {fraction} is not finer than the one before");
                self.error(path, message, "fractions increase: refine = [0.25, 0.5]");
            }
        }
    }

    /// Joint coordinates that the first motion passes.
    fn via(&mut self, guess: &Guess) {
        if !guess.via.is_empty() && guess.kind != GuessKind::Interpolate {
            self.meaningless(
                "guess",
                "via",
                "`guess`",
                "it belongs to kind = \"interpolate\"",
            );
        }
        let phases = self.file.phases.iter();
        let mut places: Vec<&str> = phases.map(|phase| phase.name.as_str()).collect();
        places.push("start");
        for (place, joints) in &guess.via {
            let path = format!("guess.via.{place}");
            if !places.contains(&place.as_str()) {
                let message = format!("there is no phase \"{}\"", suggest::shorten(place));
                let error = alembert::error::ModelError::new(&path, message);
                let help = suggest::did_you_mean(place, &places, "places");
                self.errors.push(error.with_help(help).at_key());
            }
            for (name, target) in joints {
                let path = format!("{path}.{name}");
                // a coordinate of a free body, or one of several of a joint
                let single = name.contains('.') && self.advancing_names().contains(name);
                let (subject, count) = if single {
                    (format!("\"{name}\""), 1)
                } else {
                    let Some(joint) = self.tree_joint(&path, name) else {
                        continue;
                    };
                    (format!("joint \"{name}\""), coordinate_count(joint.kind))
                };
                if matches!(target, Target::Range(_)) {
                    let message = format!("the first motion passes {subject} at one value");
                    self.error(path, message, "write a number, not bounds");
                } else {
                    self.target(&path, &subject, target, count);
                }
            }
        }
    }

    pub(super) fn solver(&mut self) {
        let Some(solver) = &self.file.solver else {
            return;
        };
        if let Some(tolerance) = solver.tolerance {
            self.positive(
                "solver.tolerance",
                "`tolerance` of `solver`",
                tolerance,
                "leave it out for 1e-9",
            );
        }
        if let Some(seconds) = solver.max_seconds {
            self.positive(
                "solver.max_seconds",
                "`max_seconds` of `solver`",
                seconds,
                "leave it out for no limit",
            );
        }
        if solver.max_iterations == Some(0) {
            let message = "`max_iterations` of `solver` must be at least 1, found 0";
            self.error("solver.max_iterations", message, "leave it out for 1000");
        }
    }
}
