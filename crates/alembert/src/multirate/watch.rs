//! Where the computing time of the multirate scheme goes: derivatives, linear systems, storing.
//!
//! Looking at the clock costs time too, several times in every micro step: the watch runs only in [`times`].

use crate::error::{ModelError, ModelErrors};
use crate::model::{Model, Space as ModelSpace, Study};
use crate::simulate::{Simulation, study_path};
use alembert_math::{Planar, Space, Spatial};
use std::time::Instant;

/// Computing time of a run, by what it was spent on [s].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Times {
    /// Forces and their derivatives: residual and Jacobian are assembled together.
    pub jacobian: f64,
    /// Factorisations, solutions, moving the unknowns.
    pub solve: f64,
    /// Forces at the start of a macro step, momenta and balances at its end.
    pub rest: f64,
    /// Recording a frame after every macro step.
    pub storing: f64,
}

/// A stopwatch; it stands still until it is started.
#[derive(Debug, Default)]
pub(super) struct Watch {
    last: Option<Instant>,
    times: Times,
}

impl Watch {
    /// Books the time since the last look.
    #[inline]
    pub(super) fn lap(&mut self, part: fn(&mut Times) -> &mut f64) {
        if let Some(last) = &mut self.last {
            let now = Instant::now();
            *part(&mut self.times) += now.duration_since(*last).as_secs_f64();
            *last = now;
        }
    }
}

/// Runs a multirate study, records every macro step, and tells where the time went.
pub fn times(model: &Model, study: &Study) -> Result<Times, ModelErrors> {
    let model = &*model.for_study(study);
    model.with_expanded(|model| match model.space {
        ModelSpace::Spatial => watched::<Spatial, 3, 3, 6>(model, study),
        ModelSpace::Planar => watched::<Planar, 2, 1, 3>(model, study),
    })
}

fn watched<S: Space<D, A, T>, const D: usize, const A: usize, const T: usize>(
    model: &Model,
    study: &Study,
) -> Result<Times, ModelErrors> {
    let bad = |message: &str| {
        let error = ModelError::new(study_path(model, study), message);
        error.with_help(
            "only a study with the scheme \"multirate\" that runs to its end has such times",
        )
    };
    let mut simulation = Simulation::<S, D, A, T>::new(model, study)?;
    let mut storing = 0.0;
    for _ in 0..study.step_count() {
        if let Some(engine) = &mut simulation.stepper.multirate {
            engine.watch.last = Some(Instant::now());
        }
        simulation
            .advance()
            .map_err(|_| bad("a step did not converge"))?;
        let begin = Instant::now();
        simulation.recorder.record(&mut simulation.stepper);
        storing += begin.elapsed().as_secs_f64();
    }
    let engine = simulation.stepper.multirate.as_ref();
    let engine = engine.ok_or_else(|| bad("this study is not a multirate one"))?;
    Ok(Times {
        storing,
        ..engine.watch.times
    })
}
