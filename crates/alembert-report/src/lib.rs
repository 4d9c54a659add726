//! One self-contained HTML file from trajectories.
//!
//! [`render`] is a pure function of plain data ([`Report`]): it never calls physics, reads no
//! file and needs no network. The file it returns opens in any browser, from the disk: a 3D
//! animation, plots, the ledger, the table of figures and the provenance.
//!
//! The viewer is written in TypeScript (`viewer/src`) and committed as one minified script and
//! one style sheet (`assets/`), so that nobody needs Node to build or use this crate.
//!
//! ```
//! use alembert_report::{Body, Report, Run, Shape, Solid, render};
//!
//! let ball = Body {
//!     name: "ball".into(),
//!     shapes: vec![Shape::new(Solid::Sphere { radius: 0.1 })],
//!     position: vec![0.0, 0.0, 1.0, 0.0, 0.0, 0.5],
//!     directors: [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0].repeat(2),
//! };
//! let run = Run {
//!     title: "Falling ball".into(),
//!     up: [0.0, 0.0, 1.0],
//!     time: vec![0.0, 0.3],
//!     bodies: vec![ball],
//!     ..Run::default()
//! };
//! let html = render(&Report::single(run));
//! assert!(html.starts_with("<!doctype html>"));
//! ```

mod data;
mod fit;
mod front;
mod numbers;
mod packed;
mod picture;
mod plot;
mod rod;

pub use data::{
    Arrow, Axis, Body, Comparison, Figure, Horizontal, Joint, LedgerRow, Marker, Note, Phase,
    Point, Report, Run, Shape, Solid, Space, Spring, Status,
};
pub use fit::LIMIT;
pub use front::{Front, FrontPoint, Objective};
pub use packed::{Packed, base64};
pub use picture::Picture;
pub use plot::{Channels, Plot, Series};
pub use rod::{Outline, Quantity, Rod};

/// The bundled viewer.
const SCRIPT: &str = include_str!("../assets/viewer.js");
/// Its style sheet.
const STYLE: &str = include_str!("../assets/viewer.css");
/// Licences of the libraries inside the viewer; they travel with every report.
const NOTICE: &str = include_str!("../assets/THIRD-PARTY.txt");

/// Nothing may be loaded from anywhere: the browser itself enforces it.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; \
                      img-src data: blob:; base-uri 'none'; form-action 'none'";

/// The whole report as one HTML document.
///
/// Arrays over time are rounded to what can be seen: about seven digits of positions, and six
/// digits of the range of every plotted curve. The numbers of the tables keep all their digits.
pub fn render(report: &Report) -> String {
    let title = report
        .runs
        .first()
        .map(|run| run.title.trim())
        .filter(|title| !title.is_empty())
        .unwrap_or("alembert report");
    let data = embedded_json(report);
    format!(
        "<!doctype html>\n\
         <html lang=\"en\">\n\
         <!--\n{NOTICE}-->\n\
         <head>\n\
         <meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"generator\" content=\"alembert {version}\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <title>{title}</title>\n\
         <style>{STYLE}</style>\n\
         </head>\n\
         <body>\n\
         <noscript>This report needs JavaScript; it loads nothing from the network.</noscript>\n\
         <div id=\"app\"></div>\n\
         <script type=\"application/json\" id=\"alembert-data\">{data}</script>\n\
         <script>{SCRIPT}</script>\n\
         </body>\n\
         </html>\n",
        version = env!("CARGO_PKG_VERSION"),
        title = escape_html(title),
    )
}

/// The data as JSON that is safe inside a script element.
fn embedded_json(report: &Report) -> String {
    // the structs hold only strings, numbers and lists, which always serialise
    serde_json::to_string(&numbers::rounded(report))
        .unwrap_or_else(|_| String::from("{\"runs\":[]}"))
        // inside JSON these characters occur only in strings, where the escape means the same
        .replace('<', "\\u003c")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
}

/// Text made safe for the content of an HTML element.
fn escape_html(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run whose texts try to break out of everything.
    fn hostile() -> Run {
        Run {
            title: "</title><script>alert(1)</script> & \"co\"".into(),
            subtitle: "</script><img src=x onerror=alert(2)>\u{2028}<!--".into(),
            up: [0.0, 0.0, 1.0],
            time: vec![0.0, 0.5, 1.0],
            bodies: vec![Body {
                name: "b</script>".into(),
                shapes: vec![
                    Shape::new(Solid::Cone {
                        radius: 1.0,
                        height: 2.0,
                        axis: Axis::X,
                    })
                    .with_color("#aabbcc"),
                ],
                position: vec![0.0, 1.0, 2.0, 0.0, 1.0, 2.5, 0.0, f64::NAN, 3.0],
                directors: [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0].repeat(3),
            }],
            plots: vec![Plot::new("x", "m").with_series("a", vec![1.0, f64::INFINITY, 2.0])],
            ledger: vec![LedgerRow {
                name: "energy".into(),
                largest: 1e-12,
                ..LedgerRow::default()
            }],
            ..Run::default()
        }
    }

    /// The JSON text inside the produced file.
    fn embedded(html: &str) -> &str {
        let open = "id=\"alembert-data\">";
        let start = html.find(open).expect("data element") + open.len();
        let end = start + html[start..].find("</script>").expect("end of data");
        &html[start..end]
    }

    #[test]
    fn id_no_text_breaks_out() {
        let html = render(&Report::single(hostile()));
        assert!(!embedded(&html).contains('<'));
        assert!(!html.contains("<img"));
        assert!(!html.contains("<script>alert"));
        assert!(html.contains("<title>&lt;/title&gt;&lt;script&gt;alert(1)"));
        // three script elements are impossible: the data and the viewer, nothing else
        assert_eq!(html.matches("</script").count(), 2);
        assert_eq!(
            html.matches("<!--").count() - SCRIPT.matches("<!--").count(),
            1
        );
    }

    #[test]
    fn id_embedded_json_comes_back() {
        let report = Report::single(hostile());
        let html = render(&report);
        let back: Report = serde_json::from_str(embedded(&html)).expect("valid JSON");
        let (run, expected) = (&back.runs[0], &report.runs[0]);
        assert_eq!(run.title, expected.title);
        assert_eq!(run.subtitle, expected.subtitle);
        assert_eq!(run.bodies[0].shapes, expected.bodies[0].shapes);
        assert_eq!(run.ledger, expected.ledger);
        assert_eq!(
            run.bodies[0].position[..7],
            expected.bodies[0].position[..7]
        );
        assert!(run.bodies[0].position[7].is_nan());
        assert!(run.plots[0].series[0].values[1].is_nan());
    }

    #[test]
    fn id_the_contract_of_the_data_is_kept() {
        let json: serde_json::Value =
            serde_json::from_str(&embedded_json(&Report::single(hostile()))).expect("valid JSON");
        let run = &json["runs"][0];
        assert_eq!(run["space"], "3d");
        assert_eq!(run["status"]["code"], "completed");
        let shape = &run["bodies"][0]["shapes"][0];
        assert_eq!(shape["kind"], "cone");
        assert_eq!(shape["axis"], "x");
        assert_eq!(shape["matrix"].as_array().map(Vec::len), Some(9));
        assert!(run["bodies"][0]["position"][7].is_null());
    }

    #[test]
    fn id_another_horizontal_axis() {
        let run = Run {
            title: "phase lag".into(),
            time: vec![0.0, 0.1],
            horizontal: Some(Horizontal {
                name: "omega h".into(),
                unit: "rad".into(),
            }),
            plots: vec![Plot::new("lag", "rad").with_series("a", vec![0.0, 1.0])],
            ..Run::default()
        };
        let json: serde_json::Value =
            serde_json::from_str(&embedded_json(&Report::single(run))).expect("valid JSON");
        assert_eq!(json["runs"][0]["horizontal"]["name"], "omega h");
        let motion: serde_json::Value =
            serde_json::from_str(&embedded_json(&Report::single(hostile()))).expect("valid JSON");
        assert!(motion["runs"][0].get("horizontal").is_none());
    }

    #[test]
    fn id_a_comparison_is_there_once() {
        let report = Report {
            runs: vec![hostile(), hostile()],
            comparison: Some(Comparison {
                title: "All studies".into(),
                time: vec![0.0, 1.0],
                plots: vec![Plot {
                    range: Some([-1.0, 1.0]),
                    ..Plot::new("both", "J").with_series("a", vec![0.123456789, f64::NAN])
                }],
            }),
            ..Report::default()
        };
        let html = render(&report);
        let json: serde_json::Value = serde_json::from_str(embedded(&html)).expect("valid JSON");
        let plot = &json["comparison"]["plots"][0];
        assert_eq!(plot["range"], serde_json::json!([-1.0, 1.0]));
        assert!(plot["series"][0]["values"][1].is_null());
        assert_eq!(embedded(&html).matches("both").count(), 1);
        // without one there is no trace of it
        assert!(!embedded_json(&Report::single(hostile())).contains("comparison"));
        assert!(!embedded_json(&Report::single(hostile())).contains("range"));
    }

    #[test]
    fn id_rods_and_stacks_come_back_and_stay_small() {
        let (nodes, frames) = (101, 200);
        let wave: Vec<f64> = (0..3 * nodes * frames)
            .map(|k| f64::from(k as u32).sin())
            .collect();
        let rod = Rod {
            name: "r".into(),
            node_arc: (0..nodes).map(|k| k as f64 / 100.0).collect(),
            position: Packed::new(&wave, 3),
            quantities: vec![Quantity {
                name: "torsion".into(),
                factor: vec![1.0],
                ..Quantity::default()
            }],
            ..Rod::default()
        };
        let run = Run {
            rods: vec![rod],
            colored_by: "torsion".into(),
            plots: vec![Plot {
                stacked: 1,
                ..Plot::new("e", "J").with_series("a", vec![1.0])
            }],
            ..Run::default()
        };
        let report = Report::single(run);
        let json = embedded_json(&report);
        let back: Report = serde_json::from_str(&json).expect("valid JSON");
        assert_eq!(back.runs[0].rods, report.runs[0].rods);
        assert_eq!(back.runs[0].plots[0].stacked, 1);
        // 16 bits in letters of six bits, and little else
        assert!(
            json.len() < 3 * nodes * frames * 8 / 3 + 5000,
            "{}",
            json.len()
        );
        let plain = embedded_json(&Report::single(hostile()));
        for key in ["rods", "stacked", "colored_by"] {
            assert!(!plain.contains(key), "{key}");
        }
    }

    /// A run with everything that optimal control adds.
    fn optimal() -> Run {
        let torque = Series::new("u", vec![1.0, 2.0]).with_step();
        Run {
            time: vec![0.0, 0.5, 1.0],
            phases: vec![Phase {
                name: "flight".into(),
                start: 0.0,
                end: 1.0,
            }],
            arrows: vec![Arrow {
                name: "ground".into(),
                position: vec![0.0; 9],
                vector: vec![0.0, 0.0, 1.0 / 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, f64::NAN],
                color: None,
            }],
            plots: vec![
                Plot::new("control", "N m").with(torque.with_bounds(f64::NEG_INFINITY, 2.0)),
                Plot::new("progress", "")
                    .with_x("iteration", vec![0.0, 1.0])
                    .with_series("dual error", vec![1.0, 1e-9])
                    .with_log(),
            ],
            notes: vec![Note::new(
                "Active <b>bounds</b>",
                vec!["u <= 2 from 0.5 s".into()],
            )],
            ..Run::default()
        }
    }

    #[test]
    fn id_what_optimal_control_adds_comes_back() {
        let report = Report {
            runs: vec![optimal()],
            front: Some(Front {
                title: "Trade-off".into(),
                objectives: vec![Objective::new("energy", "J"), Objective::new("time", "s")],
                points: vec![
                    FrontPoint {
                        values: vec![1.0, 2.5],
                        run: Some(0),
                        label: "fast".into(),
                        dominated: false,
                    },
                    FrontPoint {
                        values: vec![3.0, 3.0],
                        dominated: true,
                        ..FrontPoint::default()
                    },
                ],
            }),
            ..Report::default()
        };
        let json = embedded_json(&report);
        let back: Report = serde_json::from_str(&json).expect("valid JSON");
        let (run, expected) = (&back.runs[0], &report.runs[0]);
        assert_eq!(back.front, report.front);
        assert_eq!(run.plots, expected.plots);
        assert_eq!(run.phases, expected.phases);
        assert_eq!(run.notes, expected.notes);
        assert!((run.arrows[0].vector[2] - 1.0 / 3.0).abs() < 1e-6);
        assert!(run.arrows[0].vector[8].is_nan());
        // a bound that does not exist is null, on either side
        assert!(json.contains("\"bounds\":[null,2]"), "{json}");
    }

    #[test]
    fn id_pictures_come_back() {
        let picture = Picture {
            title: "Figure 1".into(),
            caption: "what is <seen>".into(),
            run: Some(1),
            snapshots: vec![0.0, 0.5],
            time: vec![0.0, 1.0],
            plots: vec![Plot::new("Energy", "J").with_series("total", vec![1.0, 1.0 / 3.0])],
            ..Picture::default()
        };
        let report = Report {
            runs: vec![optimal()],
            pictures: vec![picture.clone()],
            ..Report::default()
        };
        let back: Report = serde_json::from_str(&embedded_json(&report)).expect("valid JSON");
        let found = &back.pictures[0];
        assert_eq!((&found.caption, found.run), (&picture.caption, Some(1)));
        assert_eq!(
            (&found.snapshots, &found.time),
            (&picture.snapshots, &picture.time)
        );
        assert!((found.plots[0].series[0].values[1] - 1.0 / 3.0).abs() < 1e-6);
    }

    #[test]
    fn id_old_data_load_and_new_fields_leave_no_trace() {
        let plain = embedded_json(&Report::single(hostile()));
        for key in [
            "pictures", "front", "phases", "notes", "arrows", "bounds", "step", "x_name",
            "channels",
        ] {
            assert!(!plain.contains(&format!("\"{key}\"")), "{key}");
        }
        let back: Report = serde_json::from_str(&plain).expect("valid JSON");
        let run = &back.runs[0];
        assert!(back.front.is_none() && run.phases.is_empty() && run.notes.is_empty());
        assert!(run.plots[0].x.is_empty() && run.plots[0].series[0].bounds.is_none());
    }

    #[test]
    fn id_nothing_is_fetched() {
        let html = render(&Report::single(hostile()));
        for scheme in ["http://", "https://", "//cdn", "wss://"] {
            for (at, _) in html.match_indices(scheme) {
                let rest: String = html[at..].chars().take(60).collect();
                // names of XML languages look like addresses but are never opened
                assert!(
                    rest.starts_with("http://www.w3.org/"),
                    "address in the report: {rest}"
                );
            }
        }
        for tag in ["<link", "@import", "src=\"http"] {
            assert!(!html.contains(tag), "{tag}");
        }
    }

    #[test]
    fn id_size_is_sane() {
        let viewer = SCRIPT.len() + STYLE.len();
        assert!(
            (100_000..900_000).contains(&viewer),
            "viewer has {viewer} bytes"
        );
        let empty = render(&Report::default()).len();
        assert!(empty < viewer + 20_000, "{empty}");
        // 2000 frames of ten bodies stay well below what a browser reads at once
        let body = Body {
            position: (0..6000).map(|i| f64::from(i).sin() / 3.0).collect(),
            directors: (0..18000).map(|i| f64::from(i).cos()).collect(),
            ..Body::default()
        };
        let run = Run {
            bodies: vec![body; 10],
            ..Run::default()
        };
        let size = render(&Report::single(run)).len() - empty;
        assert!(size < 2_800_000, "{size}");
    }
}
