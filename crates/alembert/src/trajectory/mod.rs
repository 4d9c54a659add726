//! The trajectory: time grid, named channels with units, provenance, status, ledger.

pub mod csv;
pub mod files;
mod id;
mod last;
mod ledger;
pub mod npz;
mod rods;

pub use id::{ChannelId, Subject};
pub use last::{AboutLast, LastState};
pub use ledger::{LedgerEntry, NOT_CONSERVED, Verdict};
pub use rods::{RodRecord, STRAINS};
use serde::{Deserialize, Deserializer, Serialize};

/// A named quantity over time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Channel {
    /// Name, for example `joint.pivot.angle`.
    pub name: String,
    /// Unit, for example `rad`.
    pub unit: String,
    /// One value per recorded time.
    pub values: Vec<f64>,
}

impl Channel {
    /// What it is about.
    pub fn id(&self) -> ChannelId<'_> {
        ChannelId::of(&self.name)
    }
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Status {
    /// The whole duration was computed.
    Completed,
    /// A step did not converge; everything until then is kept.
    Stalled {
        /// Time of the last good node [s].
        time: f64,
        /// Body whose joint has the largest residual.
        body: String,
        /// The joint that carries it, if any.
        joint: Option<String>,
        /// Size of the last Newton increment there.
        #[serde(deserialize_with = "or_infinite")]
        residual: f64,
        /// What happened and what to try.
        message: String,
    },
    /// The user interrupted the run.
    Interrupted {
        /// Time of the last good node [s].
        time: f64,
    },
}

/// A number; JSON has none for infinity and writes null.
fn or_infinite<'de, D: Deserializer<'de>>(input: D) -> Result<f64, D::Error> {
    Ok(Option::<f64>::deserialize(input)?.unwrap_or(f64::INFINITY))
}

impl Status {
    /// Short name: completed, stalled, interrupted.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Completed => "completed",
            Self::Stalled { .. } => "stalled",
            Self::Interrupted { .. } => "interrupted",
        }
    }

    /// A sentence for people; empty when completed.
    pub fn message(&self) -> String {
        match self {
            Self::Completed => String::new(),
            Self::Stalled { message, .. } => message.clone(),
            Self::Interrupted { time } => format!("interrupted by the user at t = {time} s"),
        }
    }
}

/// Where a trajectory comes from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Provenance {
    /// Name of the model.
    pub model: String,
    /// SHA-256 of the model as canonical JSON.
    pub model_hash: String,
    /// Version of alembert.
    pub version: String,
    /// Operating system and processor.
    pub platform: String,
    /// Study.
    pub study: String,
    /// Scheme.
    pub scheme: String,
    /// Formulation used.
    pub formulation: String,
    /// Time step [s].
    pub step: f64,
    /// Duration asked for [s].
    pub duration: f64,
    /// Steps between recorded frames.
    pub record_every: u64,
    /// Newton tolerance.
    pub tolerance: f64,
    /// What the column of times holds where it is not time: "load factor", "path length" or "mode"; else empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub axis: String,
}

impl Provenance {
    /// Name of the first column with its unit.
    pub fn axis_label(&self) -> String {
        if self.axis.is_empty() {
            "time [s]".to_owned()
        } else {
            format!("{} [1]", self.axis.replace(' ', "_"))
        }
    }
}

/// Counts of the run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Counts {
    /// Accepted steps.
    pub steps: u64,
    /// Newton iterations.
    pub iterations: u64,
    /// Factorisations.
    pub factorizations: u64,
    /// Evaluations of the Jacobian (multirate scheme).
    #[serde(default)]
    pub jacobians: u64,
    /// Linear systems solved (multirate scheme).
    #[serde(default)]
    pub solves: u64,
    /// Evaluations of force elements (multirate scheme).
    #[serde(default)]
    pub evaluations: u64,
    /// Steps that were divided because they did not converge.
    pub divided: u64,
    /// Degrees of freedom, if determined.
    pub dof: Option<usize>,
    /// Redundant closure constraints.
    pub redundant: usize,
    /// Gap that the loops have at the start, where they do not fit exactly [m or rad].
    #[serde(default)]
    pub misfit: f64,
    /// Time of computing, without set-up and files [s].
    pub wall_time: f64,
    /// Processor time of the same, where the system tells it [s].
    pub cpu_time: f64,
}

/// Moving glyphs for the report: positions and directions over time, three numbers per frame.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Scene {
    /// Joints: name, kind, positions, axes.
    pub joints: Vec<SceneJoint>,
    /// Springs and other line elements.
    pub lines: Vec<SceneLine>,
}

/// A joint to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SceneJoint {
    /// Name.
    pub name: String,
    /// Kind as in the model file.
    pub kind: String,
    /// Position of the joint point on the first body.
    pub position: Vec<f64>,
    /// Axis.
    pub axis: Vec<f64>,
}

/// A line between two moving points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SceneLine {
    /// Name.
    pub name: String,
    /// Kind as in the model file.
    pub kind: String,
    /// First end.
    pub a: Vec<f64>,
    /// Second end.
    pub b: Vec<f64>,
}

/// A recorded run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trajectory {
    /// Recorded times [s].
    pub time: Vec<f64>,
    /// Channels, each as long as `time`.
    pub channels: Vec<Channel>,
    /// How the run ended.
    pub status: Status,
    /// Balances.
    pub ledger: Vec<LedgerEntry>,
    /// Provenance.
    pub provenance: Provenance,
    /// Counts.
    pub counts: Counts,
    /// What the report draws in addition to bodies.
    pub scene: Scene,
    /// Shapes and strains of rods.
    pub rods: Vec<RodRecord>,
    /// Reactions that the motion does not determine, as the beginnings of their channels ("joint.A.force"); those recorded are of least norm
    /// over all joints ([`LEAST_NORM`]).
    #[serde(default)]
    pub undetermined: Vec<String>,
    /// The state at the end, where another run can start; schemes with an integrator of their own have none.
    #[serde(skip)]
    pub last: Option<LastState>,
}

/// The channels of a [`Trajectory`], sorted by name.
#[derive(Debug)]
pub struct Named<'t> {
    time: &'t [f64],
    channels: Vec<&'t Channel>,
}

impl<'t> Named<'t> {
    /// Values of a channel, as [`Trajectory::channel`] has them.
    pub fn channel(&self, name: &str) -> Option<&'t [f64]> {
        if name == "time" {
            return Some(self.time);
        }
        // of equal names the first one counts
        let at = self.channels.partition_point(|c| c.name.as_str() < name);
        let channel = self.channels.get(at).filter(|c| c.name == name)?;
        Some(&channel.values)
    }
}

/// How reactions that the motion does not determine are distributed.
pub const LEAST_NORM: &str =
    "least norm over all joints (as if all joints were equally stiff and all bodies rigid)";

impl Trajectory {
    /// Values of a channel.
    pub fn channel(&self, name: &str) -> Option<&[f64]> {
        if name == "time" {
            return Some(&self.time);
        }
        self.channels
            .iter()
            .find(|c| c.name == name)
            .map(|c| c.values.as_slice())
    }

    /// The channels by name: for questions about all bodies of a large model.
    pub fn named(&self) -> Named<'_> {
        let mut channels: Vec<&Channel> = self.channels.iter().collect();
        channels.sort_by_key(|c| &c.name);
        Named {
            time: &self.time,
            channels,
        }
    }

    /// The worst verdict of the ledger.
    pub fn verdict(&self) -> Verdict {
        let verdicts = self.ledger.iter().map(|e| e.verdict);
        verdicts.max().unwrap_or_default()
    }

    /// Index of the recorded time nearest to `t`, if it is within half a frame.
    pub fn frame_at(&self, t: f64) -> Option<usize> {
        let i = self.time.partition_point(|x| *x < t);
        let candidates = [
            i.saturating_sub(1),
            i.min(self.time.len().saturating_sub(1)),
        ];
        let best = candidates.into_iter().min_by(|a, b| {
            let d = |k: &usize| (self.time.get(*k).copied().unwrap_or(f64::INFINITY) - t).abs();
            d(a).total_cmp(&d(b))
        })?;
        let gap = if self.time.len() > 1 {
            self.time[1] - self.time[0]
        } else {
            0.0
        };
        ((self.time.get(best)? - t).abs() <= 0.5 * gap + 1e-12).then_some(best)
    }
}
