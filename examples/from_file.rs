//! A model file, its studies, and the report that `alembert run` writes.

use alembert::{Model, report, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).unwrap_or("model.toml".into());
    let model = Model::from_path(file)?;
    let runs: Result<Vec<_>, _> = model.studies.iter().map(|s| run(&model, s)).collect();
    let page = report::of(&model, &runs?);
    page.write("report.html")?;
    println!(
        "{} of {} studies in report.html",
        page.runs.len(),
        model.studies.len()
    );
    Ok(())
}
