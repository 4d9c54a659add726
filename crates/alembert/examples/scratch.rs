//! Scratch: runs model files and prints ledgers.
#![allow(missing_docs, clippy::unwrap_used)]
use alembert::model::Model;
fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    for f in files {
        let model = match Model::from_path(&f) {
            Ok(m) => m,
            Err(e) => {
                println!("{e}");
                continue;
            }
        };
        for study in &model.studies {
            for form in [
                alembert::model::Formulation::NullSpace,
                alembert::model::Formulation::Multipliers,
            ] {
                let mut study = study.clone();
                study.formulation = form;
                if std::env::var("NS").is_ok() && form == alembert::model::Formulation::Multipliers
                {
                    continue;
                }
                match alembert::simulate(&model, &study, &mut |_| true) {
                    Err(e) => println!("{f}: {e}"),
                    Ok(t) => {
                        let c = t.counts;
                        println!(
                            "{f} {} {} {form:?}: {} t={:?} {} steps {:.2} it/step {:.2} fac/step {:.2} us/step div {} dof {:?} red {}",
                            study.name,
                            t.provenance.scheme,
                            t.status.message(),
                            t.time.last(),
                            c.steps,
                            c.iterations as f64 / c.steps as f64,
                            c.factorizations as f64 / c.steps as f64,
                            c.cpu_time * 1e6 / c.steps as f64,
                            c.divided,
                            c.dof,
                            c.redundant
                        );
                        for l in &t.ledger {
                            println!("    {:26} {:10.3e} {:?}", l.name, l.largest, l.relative);
                        }
                        for m in model.markers.iter().take(2) {
                            let v = |a: &str| {
                                t.channel(&format!("marker.{}.position.{a}", m.name))
                                    .and_then(|c| c.last().copied())
                                    .unwrap_or(0.0)
                            };
                            println!(
                                "    {} {:.10} {:.10} {:.10}",
                                m.name,
                                v("x"),
                                v("y"),
                                v("z")
                            );
                        }
                    }
                }
            }
        }
    }
}
