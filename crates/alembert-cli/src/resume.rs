//! Runs that go on where they were killed: checkpoints while they run, and what `--resume` makes of them.

use crate::args::RunOptions;
use crate::output::{self, why};
use crate::{BadInput, rebuild, run};
use alembert::Checkpoints;
use alembert::model::{Model, Study};
use alembert::trajectory::{Status, Trajectory};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Time between checkpoints, if nothing else is asked for.
const EVERY: Duration = Duration::from_secs(60);

/// The studies of a command, those before it included.
pub struct Resumed<'a> {
    options: &'a RunOptions,
    file: &'a Path,
    model: &'a Model,
    folder: &'a Path,
}

impl<'a> Resumed<'a> {
    /// Refuses what cannot be done.
    pub fn new(
        options: &'a RunOptions,
        file: &'a Path,
        model: &'a Model,
        studies: &[&Study],
        stems: &[String],
        folder: &'a Path,
    ) -> Result<Self, BadInput> {
        let asked = options.checkpoint.is_some_and(|every| !every.is_zero());
        let cannot = studies.iter().find(|s| !Checkpoints::can_resume(s));
        if let (true, Some(study)) = (asked, cannot) {
            return Err(BadInput(format!(
                "error: study \"{}\" cannot write checkpoints: adaptive schemes, equilibria and modes are computed in one go\n   \
                 = help: choose other studies with --study, or leave --checkpoint out",
                study.name
            )));
        }
        let this = Self {
            options,
            file,
            model,
            folder,
        };
        if options.resume {
            this.check(studies, stems)?;
        }
        Ok(this)
    }

    /// There must be something to go on from.
    fn check(&self, studies: &[&Study], stems: &[String]) -> Result<(), BadInput> {
        let found = stems
            .iter()
            .any(|stem| self.checkpoint(stem).exists() || self.results(stem).exists());
        if found {
            return Ok(());
        }
        let names: Vec<&str> = studies.iter().map(|s| s.name.as_str()).collect();
        Err(BadInput(format!(
            "error: there is nothing to resume: {} has neither a checkpoint nor results of {}\n   \
             = help: leave --resume out, or name the folder of the earlier run with --out",
            self.folder.display(),
            names.join(", ")
        )))
    }

    fn checkpoint(&self, stem: &str) -> PathBuf {
        self.folder.join(format!("{stem}.checkpoint"))
    }

    fn results(&self, stem: &str) -> PathBuf {
        self.folder.join(format!("{stem}.npz"))
    }

    /// The run of a study: from its results, from its checkpoint, or from its start.
    pub fn trajectory(&self, study: &Study, stem: &str) -> Result<Trajectory, BadInput> {
        let path = self.checkpoint(stem);
        let every = self.options.checkpoint.unwrap_or(EVERY);
        let mut checkpoints = Checkpoints::new(&path, every, self.model, study);
        let tell = |text: String| {
            if !self.options.quiet {
                output::tell(&text);
            }
        };
        if self.options.resume {
            let bad = |text: String| BadInput(format!("error: {text}"));
            match checkpoints.resume().map_err(bad)? {
                true => tell(format!(
                    "{}: goes on from t = {} s",
                    study.name,
                    checkpoints.resumed_at().unwrap_or_default()
                )),
                false => {
                    if let Some(trajectory) = self.completed(study, stem) {
                        tell(format!("{}: completed before", study.name));
                        return Ok(trajectory);
                    }
                    tell(format!("{}: from its start", study.name));
                }
            }
        } else if path.exists() {
            tell(format!(
                "note: {} is left from a run that did not end; with --resume it would go on from there",
                path.display()
            ));
        }
        let quiet = self.options.quiet;
        let trajectory =
            run::simulate_with(self.file, self.model, study, Some(&mut checkpoints), quiet)?;
        if let Some(error) = checkpoints.failure() {
            tell(format!(
                "warning: the checkpoint {} could not be written: {}",
                path.display(),
                why(error)
            ));
        }
        Ok(trajectory)
    }

    /// The results of an earlier command, if they are those of this model and study.
    fn completed(&self, study: &Study, stem: &str) -> Option<Trajectory> {
        let path = self.results(stem);
        let (trajectory, model) = path.exists().then(|| rebuild::read(&path).ok())??;
        let p = &trajectory.provenance;
        let same = model == *self.model
            && p.study == study.name
            && p.version == env!("CARGO_PKG_VERSION")
            && trajectory.status == Status::Completed;
        same.then_some(trajectory)
    }

    /// The results are written: the checkpoint of a run that has ended goes.
    pub fn done(&self, trajectory: &Trajectory, stem: &str) -> Result<(), BadInput> {
        if matches!(trajectory.status, Status::Interrupted { .. }) {
            return Ok(());
        }
        let path = self.checkpoint(stem);
        match std::fs::remove_file(&path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(BadInput(format!(
                "error: the checkpoint {} cannot be removed: {error}",
                path.display()
            ))),
            _ => Ok(()),
        }
    }
}
