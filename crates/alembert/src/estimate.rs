//! What a run will need, before it is run: frames, memory, size of the file, and time.
//!
//! # What it is
//! Every recorded frame has the same numbers, so memory and file follow from the number of frames. The file is compressed; its
//! size here is what it has without, an upper bound that motions come near to. The time is measured: some steps are made.

use crate::equilibrium::MAX_POINTS;
use crate::error::{ModelError, ModelErrors};
use crate::lie_group;
use crate::model::{Model, Scheme, Space, Study, StudyKind};
use crate::modes;
use crate::record::{FrameSize, frame_size};
use crate::simulate::{Simulation, study_path};
use crate::trajectory::npz::MANY;
use alembert_math::{Planar, Spatial};
use std::time::{Duration, Instant};

/// Bytes of a number.
const NUMBER: f64 = 8.0;
/// Bytes that an array of a result file takes beside its numbers, alone and packed.
const ENTRY: f64 = 300.0;
const NAME: f64 = 16.0;
/// Bytes that a channel takes beside its numbers while it is recorded.
const CHANNEL: f64 = 128.0;
/// Numbers that anything named in a model records in a frame, at most.
const MOST_NUMBERS: usize = 40;
/// Memory that is there without asking [bytes].
const SMALL: f64 = 256e6;
/// Most steps that are made to measure the time of one.
const TRIALS: u64 = 256;

/// What a run will need.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Steps of the grid; points or modes where there are no steps.
    pub steps: u64,
    /// Recorded frames.
    pub frames: u64,
    /// Channels of numbers.
    pub channels: u64,
    /// Bytes of a frame in memory.
    frame: f64,
    /// Bytes beside the frames, in memory and in the file.
    fixed: [f64; 2],
    /// Whether `record_every` changes the number of frames.
    thins: bool,
}

impl Estimate {
    /// What a study of a model needs; both must be valid.
    pub fn new(model: &Model, study: &Study) -> Result<Self, ModelErrors> {
        model
            .for_study(study)
            .with_expanded(|model| Ok(Self::of_expanded(model, study)))
    }

    fn of_expanded(model: &Model, study: &Study) -> Self {
        let FrameSize {
            channels,
            joints,
            lines,
            of_rods,
        } = frame_size(model);
        let arrays = channels + 2 * (joints + lines);
        // time, and the balance of momentum
        let numbers = 1 + 6 + channels + 6 * (joints + lines);
        let (steps, frames) = count(study);
        let entry = if arrays > MANY { NAME } else { ENTRY };
        Self {
            steps,
            frames,
            channels: channels as u64,
            frame: NUMBER * numbers as f64 + 0.5 * NUMBER * of_rods as f64,
            fixed: [CHANNEL * arrays as f64, entry * arrays as f64],
            thins: study.kind == StudyKind::Motion,
        }
    }

    /// Memory of the recorded frames [bytes].
    pub fn memory(&self) -> f64 {
        self.fixed[0] + self.frame * self.frames as f64
    }

    /// Size of the result file, at most [bytes].
    pub fn file(&self) -> f64 {
        self.fixed[1] + self.frame * self.frames as f64
    }

    /// The least `record_every` with which frames take at most so many bytes, and what they take then [bytes]; nothing where
    /// that does not help.
    pub fn record_every(&self, bytes: f64) -> Option<(u64, f64)> {
        let room = (bytes - self.fixed[0].max(self.fixed[1])) / self.frame;
        let most = room.floor() - 2.0;
        if !self.thins || most < 1.0 {
            return None;
        }
        let every = (self.steps as f64 / most).ceil().max(1.0);
        // two digits are enough, rounded up
        let unit = 10_f64.powf((every.log10().floor() - 1.0).max(0.0));
        let every = (every / unit).ceil() * unit;
        let frames = (self.steps as f64 / every).floor() + 2.0;
        Some((every as u64, self.fixed[0] + self.frame * frames))
    }
}

/// Steps and frames of a study.
fn count(study: &Study) -> (u64, u64) {
    let points = match study.kind {
        StudyKind::Motion => {
            let (steps, every) = (study.step_count(), study.recording_interval());
            return (
                steps,
                steps / every + 1 + u64::from(!steps.is_multiple_of(every)),
            );
        }
        StudyKind::Equilibrium if study.arc_length => study.max_points.unwrap_or(MAX_POINTS),
        StudyKind::Equilibrium => study.load_parts() + 1,
        StudyKind::Modes => {
            let count = study.count.unwrap_or(modes::COUNT);
            count.saturating_mul(modes::FRAMES as u32) + 1
        }
    };
    (u64::from(points), u64::from(points))
}

/// Makes sure that the memory for all frames can be had, before anything is computed. That the system gives it does not mean
/// that it has it; that it refuses means that it has not.
pub(crate) fn reserve(model: &Model, study: &Study) -> Result<(), ModelErrors> {
    let things = [
        model.bodies.len(),
        model.points.len(),
        model.joints.len(),
        model.forces.len(),
        model.markers.len(),
        model.coordinates.len(),
        model.servos.len(),
        1,
    ];
    let most = things.iter().sum::<usize>() * MOST_NUMBERS;
    if NUMBER * most as f64 * count(study).1 as f64 <= SMALL {
        return Ok(());
    }
    let need = Estimate::of_expanded(model, study);
    let bytes = need.memory();
    // the cast saturates, and then nothing can be had
    let got = Vec::<u8>::new().try_reserve_exact(bytes as usize);
    if got.is_ok() {
        return Ok(());
    }
    let place = study_path(model, study);
    let message = format!(
        "the {} frames of study \"{}\" take {:.3e} bytes, which this machine does not give",
        need.frames, study.name, bytes
    );
    let error = ModelError::new(place, message);
    Err(match need.record_every(0.1 * bytes) {
        Some((every, less)) => error
            .with_help(format!(
                "record less: `record_every = {every}` takes {less:.1e} bytes"
            ))
            .into(),
        None => error.into(),
    })
}

/// Time that the steps of a study take, measured by some of them, at most for `patience` [s]. Nothing where there are no steps of
/// equal cost: adaptive schemes, equilibria, modes; or where the first steps fail.
pub fn duration(model: &Model, study: &Study, patience: Duration) -> Option<f64> {
    if study.kind != StudyKind::Motion || study.scheme.is_adaptive() || study.start.is_some() {
        return None;
    }
    let (model, study) = (model.for_study(study), &unrecorded(study));
    let per_step = model.with_expanded(|model| {
        if study.scheme == Scheme::LieGroup {
            let mut engine = lie_group::Engine::new(model, study)?;
            return Ok(pace(study, patience, || engine.advance().is_ok()));
        }
        Ok(match model.space {
            Space::Spatial => {
                let mut run = Simulation::<Spatial, 3, 3, 6>::new(model, study)?;
                pace(study, patience, || run.advance().is_ok())
            }
            Space::Planar => {
                let mut run = Simulation::<Planar, 2, 1, 3>::new(model, study)?;
                pace(study, patience, || run.advance().is_ok())
            }
        })
    });
    Some(per_step.ok().flatten()? * study.step_count() as f64)
}

/// The study with its first and last frame only, for those who look at its start and need no memory for the others.
pub(crate) fn unrecorded(study: &Study) -> Study {
    Study {
        record_every: Some(study.step_count().max(1)),
        ..study.clone()
    }
}

/// Time of a step [s]; the first one, which warms up, does not count.
fn pace(study: &Study, patience: Duration, mut step: impl FnMut() -> bool) -> Option<f64> {
    let most = TRIALS.min(study.step_count());
    if most < 2 || !step() {
        return None;
    }
    let start = Instant::now();
    let mut done = 0_u32;
    while u64::from(done) + 1 < most && start.elapsed() < patience {
        if !step() {
            return None;
        }
        done += 1;
    }
    Some(start.elapsed().as_secs_f64() / f64::from(done.max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate;
    use crate::trajectory::npz;
    use std::io::Cursor;

    /// Kinds of models with everything that is recorded.
    fn models() -> Vec<Model> {
        let pendulum = "[[body]]\nname = \"b\"\nmass = 1\ninertia = [0.1, 0.2, 0.3]\nposition = [1, 0, 0]\n\
            [[joint]]\nname = \"j\"\nkind = \"revolute\"\nbodies = [\"ground\", \"b\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n\
            [[force]]\nkind = \"spring\"\nname = \"s\"\nbodies = [\"ground\", \"b\"]\nstiffness = 10\nlength = 1\nat_first = [0, 0, 1]\nat_second = [0, 0, 0]\n\
            [[marker]]\nname = \"tip\"\nbody = \"b\"\n";
        let plane = "space = \"planar\"\n[[point]]\nname = \"p\"\nmass = 1\nvelocity = [1, 0]\n";
        let study = "[[study]]\nstep = 1e-3\nduration = 0.5\nrecord_every = 3\n";
        [pendulum, plane]
            .map(|text| Model::from_toml_str(&format!("{text}{study}"), "m").expect("valid"))
            .to_vec()
    }

    #[test]
    fn id_the_estimate_is_what_is_recorded() {
        for model in models() {
            let study = &model.studies[0];
            let estimate = Estimate::new(&model, study).expect("estimates");
            let run = simulate(&model, study, &mut |_| true).expect("runs");
            assert_eq!(estimate.frames, run.time.len() as u64);
            assert_eq!(estimate.channels, run.channels.len() as u64);
            let scene = &run.scene;
            let drawn: usize = scene
                .joints
                .iter()
                .map(|j| j.position.len() + j.axis.len())
                .sum();
            let lines: usize = scene.lines.iter().map(|l| l.a.len() + l.b.len()).sum();
            // the balance of momentum is not in the trajectory
            let numbers = run.time.len() * (run.channels.len() + 7) + drawn + lines;
            let bytes = estimate.frame * estimate.frames as f64;
            assert_eq!(bytes, NUMBER * numbers as f64);
            let mut file = Cursor::new(vec![]);
            npz::write(&mut file, &run, &model).expect("writes");
            let size = file.into_inner().len() as f64;
            assert!(size < estimate.file() + 4096.0, "{size}");
            assert!(size > 0.4 * estimate.file(), "{size}");
        }
    }

    #[test]
    fn id_the_rate_that_is_named_fits() {
        let model = &models()[0];
        let study = Study {
            step: 1e-6,
            duration: 1000.0,
            record_every: Some(1),
            ..model.studies[0].clone()
        };
        let need = Estimate::new(model, &study).expect("estimates");
        assert_eq!(need.frames, 1_000_000_001);
        for room in [1e6, 1e9, 1e11] {
            let (every, less) = need.record_every(room).expect("helps");
            let thinned = Study {
                record_every: Some(every),
                ..study.clone()
            };
            let then = Estimate::new(model, &thinned).expect("estimates");
            assert!(then.memory() <= room && less <= room, "{room}: {every}");
            assert!(then.memory() > 0.8 * room, "{room}: {every}");
        }
        assert_eq!(need.record_every(100.0), None);
    }

    #[test]
    fn id_frames_that_no_machine_holds_are_refused() {
        let model = &models()[1];
        let study = Study {
            step: 1e-9,
            duration: 1.0,
            record_every: Some(1),
            ..model.studies[0].clone()
        };
        // a petabyte: no machine has the addresses
        let mut wide = model.clone();
        let point = wide.points[0].clone();
        wide.points = (0..5000)
            .map(|k| crate::model::Point {
                name: format!("p{k}"),
                ..point.clone()
            })
            .collect();
        let error = simulate(&wide, &study, &mut |_| true).expect_err("too much");
        let text = error.to_string();
        assert!(
            text.contains("1000000001 frames") && text.contains("record_every = "),
            "{text}"
        );
    }
}
