//! `alembert phase-lag`: how a scheme turns and stretches an oscillation.

use crate::analysis::Analysis;
use crate::args::PhaseLagOptions;
use crate::output::{self, number, precise};
use crate::run::suggestion;
use crate::{BadInput, CommandResult, Outcome, files};
use alembert::analysis::Settings;
use alembert::analysis::phase_lag::PhaseLag;
use alembert::model::Quadrature;
use serde_json::{Value, json};

/// Runs the command.
pub fn phase_lag(options: &PhaseLagOptions) -> CommandResult {
    let settings = Settings {
        scheme: options.scheme.clone(),
        points: options.points,
        quadrature: options.quadrature.as_deref().map(quadrature).transpose()?,
        order: options.order,
        frequency: options.frequency,
        spectral_radius: options.spectral_radius,
    };
    let analysis = Analysis::single(&settings, &options.omega, options.step, options.to)?;
    if let Some(path) = &options.output {
        files::write_report(path, vec![analysis.report(vec![])])?;
    }
    let rows: &[PhaseLag] = analysis.curves.first().map_or(&[], |c| &c.rows);
    let report = options.output.as_ref().map(|p| p.display().to_string());
    if options.json {
        output::print_json(&json!({
            "scheme": settings.scheme,
            "options": settings,
            "step": number(options.step),
            "rows": rows.iter().map(row_json).collect::<Vec<Value>>(),
            "report": report,
        }));
        return Ok(Outcome::Good);
    }
    output::print(&format!(
        "{}, step {} s\n",
        analysis.title,
        output::step(options.step)
    ));
    output::print(&table(rows));
    if let Some(path) = report {
        output::print(&format!("report: {path}\n"));
    }
    Ok(Outcome::Good)
}

fn quadrature(name: &str) -> Result<Quadrature, BadInput> {
    match name {
        "equidistant" => Ok(Quadrature::Equidistant),
        "gauss" => Ok(Quadrature::Gauss),
        "lobatto" => Ok(Quadrature::Lobatto),
        _ => Err(BadInput(format!(
            "error: unknown quadrature \"{name}\"\n   = help: {}",
            suggestion(name, &["equidistant", "gauss", "lobatto"])
        ))),
    }
}

fn row_json(r: &PhaseLag) -> Value {
    json!({
        "omega": number(r.omega),
        "omega_h": number(r.u),
        "phase_lag": number(r.phase_lag),
        "amplification": number(r.amplification),
        "frequency_error": r.frequency_error.map_or(Value::Null, number),
        "spectral_radius": number(r.spectral_radius),
    })
}

fn table(rows: &[PhaseLag]) -> String {
    let head = [
        "omega [rad/s]",
        "omega h [rad]",
        "phase lag [rad]",
        "amplification",
        "frequency error [rad]",
        "spectral radius",
    ];
    let mut lines = vec![head.map(str::to_owned).to_vec()];
    for r in rows {
        lines.push(vec![
            precise(r.omega),
            precise(r.u),
            format!("{:.5e}", r.phase_lag),
            precise(r.amplification),
            // a scheme that does not oscillate has no frequency
            r.frequency_error
                .map_or("-".to_owned(), |e| format!("{e:.5e}")),
            precise(r.spectral_radius),
        ]);
    }
    output::table(&lines, &[0, 1, 2, 3, 4, 5])
}
