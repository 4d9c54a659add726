//! The library makes the page that the command writes.

mod common;

use alembert::{Model, report, run};
use common::{Place, alembert as command};
use serde_json::Value;
use std::path::Path;

/// The data of a page, without how long it took.
fn data(html: &str) -> Value {
    let (_, rest) = html.split_once("id=\"alembert-data\">").expect("data");
    let (text, _) = rest.split_once("</script>").expect("the end of the data");
    let mut data: Value = serde_json::from_str(text).expect("JSON");
    for run in data["runs"].as_array_mut().expect("runs") {
        for pair in run["provenance"].as_array_mut().expect("pairs") {
            if pair[0] == "effort" {
                let words = pair[1].as_str().unwrap_or_default();
                pair[1] = words.split(" in ").next().unwrap_or_default().into();
            }
        }
    }
    data
}

#[test]
fn e2e_the_library_writes_the_report_of_the_command() {
    let place = Place::new("library");
    for case in ["heavy-top", "slider-crank", "elastica", "timoshenko-modes"] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../gallery")
            .join(case)
            .join("model.toml");
        let out = command(
            &place,
            &["run", &file.to_string_lossy(), "--quiet", "--out", case],
        );
        assert_eq!(out.code, 0, "{}", out.stderr);
        let of_command = std::fs::read_to_string(place.path(&format!("{case}/{case}.html")));

        // the ten lines of the front page
        let model = Model::from_path(&file).expect("a model");
        let runs: Result<Vec<_>, _> = model.studies.iter().map(|s| run(&model, s)).collect();
        let page = report::of(&model, &runs.expect("runs"));
        let path = place.path("page.html");
        page.write(&path).expect("written");

        let own = std::fs::read_to_string(&path).expect("the page");
        assert_eq!(data(&own), data(&of_command.expect("a report")), "{case}");
    }
}
