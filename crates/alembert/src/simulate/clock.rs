//! How long a run has been computing, with what it took before a checkpoint.

use super::cpu_time;
use crate::checkpoint::{Bag, Checkpoints};
use crate::error::{ModelError, ModelErrors};
use std::time::Instant;

/// The clock of a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Instant,
    cpu_start: Option<f64>,
    /// Times until the checkpoint from which the run goes on [s].
    before: [f64; 2],
}

impl Clock {
    /// Starts, or goes on after a checkpoint, whose numbers `carry` takes; gives back the step reached, too.
    pub(crate) fn start(
        checkpoints: Option<&Checkpoints>,
        carry: impl FnMut(&mut Bag<'_>),
    ) -> Result<(Self, u64), ModelErrors> {
        let loaded = checkpoints.map_or(Ok(None), |c| c.load(carry));
        let (done, before) = loaded
            .map_err(|error| ModelError::new("", format!("the checkpoint cannot be read: {error}")))
            .map_err(ModelErrors::from)?
            .unwrap_or_default();
        let clock = Self {
            start: Instant::now(),
            cpu_start: cpu_time(),
            before,
        };
        Ok((clock, done))
    }

    /// Wall time and processor time of computing so far [s].
    pub(crate) fn times(&self) -> [f64; 2] {
        let wall = self.start.elapsed().as_secs_f64();
        let cpu = cpu_time().zip(self.cpu_start);
        let cpu = cpu.map_or(wall, |(end, start)| end - start);
        [self.before[0] + wall, self.before[1] + cpu]
    }
}
