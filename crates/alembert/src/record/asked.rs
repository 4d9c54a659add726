//! Channels that a model asks to see: those that nothing records are refused.

use super::channels::{plan_channels, plan_inputs, plan_reactions};
use super::forces::plan_observed;
use crate::error::{ModelError, ModelErrors};
use crate::model::output::matches;
use crate::model::{Model, Space, StudyKind, suggest};

/// Channels of equilibria.
const AT_REST: [&str; 3] = [
    "load_factor",
    "stability.negative",
    "stability.critical_factor",
];

/// Beginnings of what inverse dynamics and plans add.
const ADDED: [&str; 9] = [
    "inverse.",
    "residual.",
    "actuator.",
    "contact.",
    "costate.",
    "objective.",
    "phase.",
    "plan.",
    "advance.",
];

/// Refuses names in `[report]` that no channel has.
pub(crate) fn check_asked(model: &Model) -> Result<(), ModelErrors> {
    let asked = model.report.as_ref().map(|r| r.channels.as_slice());
    let asked = asked.unwrap_or_default();
    if asked.is_empty() {
        return Ok(());
    }
    let known = model.with_expanded(|model| {
        let parts = model.rod_parts();
        let (plan, reactions, forces) = match model.space {
            Space::Spatial => (
                plan_channels::<3>(model, &parts, 0),
                plan_reactions::<3>(model, 0),
                plan_observed::<3>(model),
            ),
            Space::Planar => (
                plan_channels::<2>(model, &parts, 0),
                plan_reactions::<2>(model, 0),
                plan_observed::<2>(model),
            ),
        };
        let rest = plan_inputs(model, 0).into_iter().chain(reactions);
        let all = plan.channels.into_iter().chain(rest);
        let forces = forces.into_iter().map(|(name, _)| name);
        Ok(all.map(|c| c.name).chain(forces).collect::<Vec<String>>())
    })?;
    let has = |kind: StudyKind| model.studies.iter().any(|s| s.kind == kind);
    let (rest, modes) = (has(StudyKind::Equilibrium), has(StudyKind::Modes));
    let mut errors = vec![];
    for (k, name) in asked.iter().enumerate() {
        let later = rest && AT_REST.contains(&name.as_str())
            || modes && name.starts_with("mode.")
            || ADDED.iter().any(|base| name.starts_with(base));
        if later || known.iter().any(|n| matches(name, n)) {
            continue;
        }
        let names: Vec<&str> = known.iter().map(String::as_str).collect();
        let help = suggest::did_you_mean(name, &names, "channels");
        let message = format!("no channel is called \"{}\"", suggest::shorten(name));
        errors.push(ModelError::new(format!("report.channels[{k}]"), message).with_help(help));
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(ModelErrors(errors)),
    }
}
