//! `alembert verify`: every claim of every scheme and every reference of the gallery, measured.

mod agreement;
mod claim;
mod control;
mod invariants;
mod lie_group;
mod long;
mod loops;
mod multirate;
mod mutate;
mod order;
mod problems;
mod rods;
mod step_map;
mod tables;
mod trust;
mod units;
mod values;

use crate::args::VerifyOptions;
use crate::{CommandResult, Outcome, case, files, gallery, interrupt, output};
use claim::Bench;
use indicatif::{ProgressBar, ProgressStyle};
use std::time::Duration;
use tables::Results;

/// Runs the command.
pub fn verify(options: &VerifyOptions) -> CommandResult {
    if options.mutate.is_some() {
        return mutate::mutate(options);
    }
    let folder = match &options.only {
        Some(_) => None,
        None => Some(gallery::find(options.dir.as_deref())?),
    };
    interrupt::listen();
    // hidden by itself where stderr is no terminal
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {elapsed} {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    let watched = bar.clone();
    let mut bench = Bench {
        quick: options.quick,
        only: options.only.clone(),
        claims: vec![],
        watch: Box::new(move |text| watched.set_message(text.to_owned())),
    };
    order::measure(&mut bench);
    multirate::measure(&mut bench);
    lie_group::measure(&mut bench);
    invariants::measure(&mut bench);
    step_map::measure(&mut bench);
    agreement::measure(&mut bench);
    control::measure(&mut bench);
    values::measure(&mut bench);
    loops::measure(&mut bench);
    rods::measure(&mut bench);
    long::measure(&mut bench);
    trust::measure(&mut bench);
    units::measure(&mut bench);

    let mut cases = vec![];
    if let Some(folder) = &folder {
        for name in gallery::cases(folder)? {
            if interrupt::requested() {
                break;
            }
            bar.set_message(format!("gallery: {name}"));
            let case = case::run_case(folder, &name, true).map_err(|bad| bad.0);
            cases.push((name, case));
        }
    }
    bar.finish_and_clear();
    if interrupt::requested() {
        output::tell("interrupted");
        return Ok(Outcome::Interrupted);
    }

    let results = Results {
        claims: bench.claims,
        cases,
        quick: options.quick,
    };
    if let Some(path) = &options.write {
        files::write_text(path, &results.markdown())?;
    }
    if options.json {
        output::print_json(&results.json());
    } else {
        output::print(&results.text());
    }
    Ok(if results.ok() {
        Outcome::Good
    } else {
        Outcome::Failed
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_all_problems_are_valid() {
        let chain = problems::spherical_chain();
        let springs = format!(
            "gravity = [0, 0, -9.81]\n{}{}{}{}",
            problems::FREE_CHAIN,
            problems::INNER_FORCES,
            problems::BUSHING,
            problems::OUTER_FORCES
        );
        for text in [
            problems::DOUBLE_PENDULUM,
            problems::HEAVY_TOP,
            problems::SPATIAL_SLIDER_CRANK,
            problems::PLANAR_SLIDER_CRANK,
            problems::FOUR_BAR,
            problems::FREE_BODY,
            problems::SPINNING_BODY,
            problems::STIFF_PENDULUM,
            problems::TWO_BODIES,
            problems::FAST_MASS,
            problems::FRICTION,
            problems::ARM,
            problems::TWO_MASSES,
            lie_group::BEAM,
            values::LOOP,
            values::DRIVEN,
            loops::PARALLELOGRAM,
            &loops::door(Some(0.0)),
            trust::STIFF_SPRING,
            trust::SPINNING_ROD,
            trust::HINGED_ROD,
            &chain,
            &springs,
        ] {
            let model = alembert::model::Model::from_toml_str(text, "verify.toml");
            let model = model.unwrap_or_else(|e| panic!("{e}\n{text}"));
            alembert::assemble(&model).unwrap_or_else(|e| panic!("{e}\n{text}"));
        }
    }
}
