//! Rods from the model file to the report, the result file and the files for ParaView.

mod common;

use common::{Place, alembert};
use std::path::Path;

/// A rod that falls with a ball at its end, and a mast beside it; 21 frames.
const RODS: &str = r##"gravity = [0, 0, -9.81]

[[rod]]
name = "cable"
elements = 12
start = [0, 0, 0]
end = [1, 0, 0]
normal = [0, 1, 0]
section = { kind = "circle", radius = 0.01 }
youngs_modulus = 5e6
poisson_ratio = 0.5
density = 1100
retardation = 1e-3

[[rod]]
name = "mast"
elements = 6
start = [2, 0, 0]
end = [2, 0, 1]
section = { kind = "i-beam", height = 0.1, width = 0.06, flange = 0.01, web = 0.006 }
youngs_modulus = 5e8
poisson_ratio = 0.3
density = 1100

[[body]]
name = "ball"
shape = { kind = "sphere", radius = 0.04 }
density = 2000
position = [1.04, 0, 0]

[[joint]]
name = "clamp"
kind = "weld"
bodies = ["ground", "cable.start"]
at = [0, 0, 0]

[[joint]]
name = "foot"
kind = "weld"
bodies = ["ground", "mast.start"]
at = [2, 0, 0]

[[joint]]
name = "mount"
kind = "weld"
bodies = ["cable.end", "ball"]
at = [1, 0, 0]

[[marker]]
name = "tip"
body = "mast.end"

[[study]]
scheme = "energy-momentum"
step = 1e-3
duration = 0.2
record_every = 10
"##;

fn files(folder: &Path) -> Vec<String> {
    let list = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = list
        .map(|f| {
            f.expect("a file")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

#[test]
fn e2e_every_frame_is_written_for_paraview() {
    let place = Place::new("vtk");
    let model = place.model("rods.toml", &format!("name = \"rods\"\n{RODS}"));
    let out = alembert(&place, &["run", &model, "--vtk", "--json"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let written = &common::json(&out.stdout)["runs"][0]["files"];
    assert!(written.as_array().is_some_and(|list| list.len() == 2));
    let folder = place.path("out/rods/rods-main-vtk");
    let names = files(&folder);
    assert_eq!(names.len(), 3 * 21);
    let collection = std::fs::read_to_string(place.path("out/rods/rods-main.pvd")).expect("pvd");
    for name in &names {
        assert!(collection.contains(&format!("file=\"rods-main-vtk/{name}\"")));
    }
    let rods = std::fs::read_to_string(folder.join("rods_00020.vtp")).expect("vtp");
    assert!(rods.contains("NumberOfPoints=\"20\" NumberOfVerts=\"0\" NumberOfLines=\"2\""));
    for name in ["tangent", "torsion", "normal_force", "energy_per_length"] {
        assert!(rods.contains(&format!("Name=\"{name}\"")), "{name}");
    }
    // the same again from the result file
    let again = place.path("again");
    std::fs::create_dir_all(&again).expect("folder");
    let args = [
        "report",
        "out/rods/rods-main.npz",
        "--vtk",
        "--out",
        "again/r.html",
    ];
    let out = alembert(&place, &args);
    assert_eq!(out.code, 0, "{}", out.stderr);
    for name in &names {
        let read = |folder: &Path| std::fs::read(folder.join(name)).expect("a frame");
        assert_eq!(read(&folder), read(&again.join("rods-main-vtk")), "{name}");
    }
}

#[test]
fn e2e_reports_hold_rods_as_tubes() {
    let place = Place::new("tubes");
    let model = place.model("rods.toml", &format!("name = \"rods\"\n{RODS}"));
    let out = alembert(&place, &["run", &model, "--quiet", "--csv"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let html = std::fs::read_to_string(place.path("out/rods/rods.html")).expect("report");
    let open = "id=\"alembert-data\">";
    let start = html.find(open).expect("data") + open.len();
    let data = html[start..].split("</script>").next().unwrap_or_default();
    let report: alembert_report::Report = serde_json::from_str(data).expect("data");
    let run = &report.runs[0];
    assert_eq!(run.bodies.len(), 1, "nodes of rods are no bodies");
    assert_eq!(run.rods.len(), 2);
    assert_eq!(run.colored_by, "curvature");
    let (cable, mast) = (&run.rods[0], &run.rods[1]);
    assert_eq!(cable.node_arc.len(), 13);
    assert_eq!(cable.position.values().len(), 3 * 13 * 21);
    assert!(cable.outline.smooth && !mast.outline.smooth);
    // twelve corners of an I
    assert_eq!(mast.outline.points.len(), 24);
    // the energies are stacked up to what there was at the start
    let plot = run.plots.iter().find(|p| p.title == "Energy, stacked");
    let plot = plot.expect("a plot");
    assert_eq!(plot.stacked + 1, plot.series.len());
    for frame in 0..21 {
        let parts = &plot.series[..plot.stacked];
        let sum: f64 = parts.iter().map(|s| s.values[frame]).sum();
        // curves are rounded to six digits of their range
        let total = plot.series[plot.stacked].values[frame];
        assert!(
            (sum - total).abs() < 1e-5 * total.abs().max(1.0),
            "{sum} {total}"
        );
    }
    // columns of the ends and the middle only
    let csv = std::fs::read_to_string(place.path("out/rods/rods-main.csv")).expect("csv");
    let header = csv.lines().next().unwrap_or_default();
    assert!(header.contains("body.cable.6.position.x") && !header.contains("body.cable.5."));
}

/// A rod of ten thousand elements over two hundred frames stays far below a gigabyte.
#[test]
fn e2e_results_of_long_rods_stay_small() {
    let place = Place::new("long");
    let text = RODS
        .replace("elements = 12", "elements = 10000")
        .replace("duration = 0.2", "duration = 0.01")
        .replace("record_every = 10", "record_every = 1");
    let model = place.model("rods.toml", &format!("name = \"rods\"\n{text}"));
    let out = alembert(&place, &["run", &model, "--quiet", "--csv"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let size = |name: &str| std::fs::metadata(place.path(name)).map_or(0, |m| m.len());
    // eleven frames: a thousand of ten thousand elements, at most 26 numbers of four bytes each
    assert!(size("out/rods/rods-main.npz") < 11 * 1000 * 26 * 4 + 300_000);
    assert!(size("out/rods/rods-main.csv") < 100_000);
    assert!(size("out/rods/rods.html") < 2_000_000);
}

#[test]
fn e2e_browser_draws_rods() {
    if std::env::var("ALEMBERT_BROWSER").as_deref() != Ok("1") {
        println!("skipped: set ALEMBERT_BROWSER=1 to open the report in a browser");
        return;
    }
    let place = Place::new("browser-rods");
    let model = place.model("rods.toml", &format!("name = \"rods\"\n{RODS}"));
    let out = alembert(&place, &["run", &model, "--quiet"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let viewer = Path::new(env!("CARGO_MANIFEST_DIR")).join("../alembert-report/viewer");
    let out = std::process::Command::new("node")
        .arg("test/browser.mjs")
        .arg(place.path("out/rods/rods.html"))
        .current_dir(viewer)
        .output();
    let Ok(out) = out else {
        println!("skipped: node is not installed");
        return;
    };
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr)
    );
    println!("{text}");
    assert!(out.status.success(), "{text}");
    // the checks of rods were made, not left out
    assert!(text.contains("rods: 14 quantities"), "{text}");
}
