//! The alembert command: run, solve, inverse, dynamics, check, new, gallery, verify, report, phase-lag, schema, completion, bench.
//!
//! Data goes to stdout, progress and messages to stderr. Exit codes: 0 all is well, 1 a run did not complete or a
//! figure or claim failed, 2 bad input, 3 a balance is doubtful (--strict), 4 results cannot be written, 130 (Ctrl-C), 143 (SIGTERM)
//! or 129 (SIGHUP) interrupted.

mod analysis;
mod args;
mod bench;
mod bench_instructions;
mod bench_loops;
mod bench_modes;
mod bench_multirate;
mod bench_rods;
mod bench_servo;
mod case;
mod check;
mod check_problem;
mod dynamics;
mod expected;
mod files;
mod front;
mod gallery;
mod interrupt;
mod inverse;
mod mutation;
mod new;
mod notes;
mod output;
mod phase_lag;
mod pictures;
mod progress;
mod rebuild;
mod resume;
mod room;
mod run;
mod solve;
mod verify;
mod vtk;

use args::{Command, FileKind, Options, Topic};
use clap::{CommandFactory, Parser};
use std::process::ExitCode;

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// All is well.
    Good,
    /// A balance is not good, and the user wants to be strict.
    Doubtful,
    /// A run did not complete, or a figure or claim failed.
    Failed,
    /// The user interrupted.
    Interrupted,
}

/// A wrong question: what to print before leaving with exit code 2.
#[derive(Debug)]
pub struct BadInput(pub String);

impl<E: std::fmt::Display> From<E> for BadInput {
    fn from(error: E) -> Self {
        Self(error.to_string())
    }
}

/// What every command gives back.
pub type CommandResult = Result<Outcome, BadInput>;

/// Exit code where something that the user wants could not be written.
const LOST: u8 = 4;

fn main() -> ExitCode {
    let options = Options::parse();
    let result = match &options.command {
        Command::Bench {
            json,
            topic: Some(Topic::Multirate),
            output,
            ..
        } => return bench_multirate::bench(*json, output.as_deref()),
        Command::Bench {
            json,
            topic: Some(Topic::Servo),
            ..
        } => return bench_servo::bench(*json),
        Command::Bench {
            json,
            topic: Some(Topic::Rods),
            ..
        } => return bench_rods::bench(*json),
        Command::Bench {
            json,
            topic: Some(Topic::Loops),
            ..
        } => return bench_loops::bench(*json),
        Command::Bench {
            json,
            topic: Some(Topic::Modes),
            ..
        } => return bench_modes::bench(*json),
        Command::Bench {
            work: Some(work),
            steps: Some(steps),
            ..
        } => return bench_instructions::run(work, *steps),
        Command::Bench {
            json,
            instructions: true,
            ..
        } => return bench_instructions::bench(*json),
        Command::Bench {
            json, topic: None, ..
        } => return bench::bench(*json),
        Command::Run(options) => run::run(options),
        Command::Solve(options) => solve::command(options),
        Command::Inverse(options) => inverse::command(options),
        Command::Dynamics(options) => dynamics::command(options),
        Command::Check(options) => check::check(options),
        Command::Gallery(options) => gallery::gallery(options),
        Command::Verify(options) => verify::verify(options),
        Command::Report(options) => rebuild::report(options),
        Command::PhaseLag(options) => phase_lag::phase_lag(options),
        Command::New(options) => new::new(options),
        Command::Schema { file } => {
            output::print(&match file {
                FileKind::Model => alembert::model::schema(),
                FileKind::Problem => alembert_ocp::problem::schema(),
            });
            Ok(Outcome::Good)
        }
        Command::Completion { shell } => {
            let mut script = vec![];
            clap_complete::generate(*shell, &mut Options::command(), "alembert", &mut script);
            output::print(&String::from_utf8_lossy(&script));
            Ok(Outcome::Good)
        }
    };
    match result {
        Ok(Outcome::Good | Outcome::Doubtful | Outcome::Failed) if output::lost() => {
            ExitCode::from(LOST)
        }
        Ok(Outcome::Good) => ExitCode::SUCCESS,
        Ok(Outcome::Failed) => ExitCode::from(1),
        Ok(Outcome::Doubtful) => ExitCode::from(3),
        Ok(Outcome::Interrupted) => ExitCode::from(interrupt::code()),
        Err(BadInput(message)) => {
            // errors may have been told as JSON
            if !message.is_empty() {
                output::tell(&message);
            }
            match output::lost() {
                true => ExitCode::from(LOST),
                false => ExitCode::from(2),
            }
        }
    }
}
