//! The first hour: the tutorial, templates, notes, several files, completion, JSON of `check`, plots of the report.

mod common;

use common::{Out, PENDULUM, Place, alembert, command, json};
use std::collections::BTreeMap;
use std::fs;

/// The page, cut into commands, files and texts that are printed, in order.
enum Part {
    Command(String),
    File(String, String),
    Printed(String),
}

fn tutorial() -> (String, Vec<Part>) {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/tutorial.md");
    let page = fs::read_to_string(page).expect("page");
    let mut parts = vec![];
    for block in page.split("```").skip(1).step_by(2) {
        let (language, text) = block.split_once('\n').expect("a block has lines");
        match language {
            "sh" => parts.extend(text.lines().map(|l| Part::Command(l.to_owned()))),
            "toml" => {
                let (name, _) = text.split_once('\n').expect("a name");
                let name = name
                    .strip_prefix("# ")
                    .expect("the first line names the file");
                parts.push(Part::File(name.to_owned(), text.to_owned()));
            }
            "text" => parts.push(Part::Printed(text.trim().to_owned())),
            other => panic!("what is a block of {other}?"),
        }
    }
    (page, parts)
}

/// The words of a command line; quotes hold together.
fn words(line: &str) -> Vec<String> {
    let mut list = vec![];
    for (k, part) in line.split('\'').enumerate() {
        match (k % 2, list.last_mut()) {
            // the quoted part belongs to the word before it
            (1, Some(last)) => *last = format!("{last}{part}"),
            _ => list.extend(part.split_whitespace().map(str::to_owned)),
        }
        if k % 2 == 0 && part.ends_with(' ') {
            list.push(String::new());
        }
    }
    list.retain(|w| !w.is_empty());
    list
}

/// A column of a CSV file.
fn column(place: &Place, file: &str, name: &str) -> Vec<f64> {
    let text = fs::read_to_string(place.path(file)).unwrap_or_else(|e| panic!("{file}: {e}"));
    let mut lines = text.lines().filter(|l| !l.starts_with('#'));
    // units in quotes may have commas
    let head = lines.next().expect("header").split('"').enumerate();
    let head: String = head
        .map(|(k, part)| {
            if k % 2 == 1 {
                part.replace(',', " ")
            } else {
                part.to_owned()
            }
        })
        .collect();
    let at = head
        .split(',')
        .position(|h| h.split(" [").next() == Some(name));
    let at = at.unwrap_or_else(|| panic!("no column {name} in {head}"));
    let number = |l: &str| {
        l.split(',')
            .nth(at)
            .and_then(|v| v.parse().ok())
            .expect("number")
    };
    lines.map(number).collect()
}

/// The number that the page has behind a text, and that is found in its place.
fn said(page: &str, before: &str, found: f64, digits: f64) {
    let at = page
        .find(before)
        .unwrap_or_else(|| panic!("the page does not say: {before}"));
    let rest = page[at + before.len()..].trim_start();
    let end = rest.find(|c: char| !(c.is_ascii_digit() || ".-".contains(c)));
    let text = rest[..end.unwrap_or(rest.len())].trim_end_matches('.');
    let number: f64 = text.parse().unwrap_or_else(|_| panic!("{before} {text}"));
    assert!(
        (number - found).abs() <= digits,
        "{before} {number}, found {found}"
    );
}

#[test]
fn e2e_the_tutorial_does_what_it_says() {
    let place = Place::new("tutorial");
    let (page, parts) = tutorial();
    let mut outs: BTreeMap<String, Out> = BTreeMap::new();
    let mut last = String::new();
    for part in parts {
        match part {
            Part::File(name, text) => fs::write(place.path(&name), text).expect("written"),
            Part::Command(line) => {
                let words = words(&line);
                assert_eq!(words[0], "alembert", "{line}");
                let args: Vec<&str> = words[1..].iter().map(String::as_str).collect();
                let out = alembert(&place, &args);
                assert_eq!(out.code, 0, "{line}: {}{}", out.stdout, out.stderr);
                last.clone_from(&line);
                outs.insert(line, out);
            }
            Part::Printed(text) => {
                let found = outs.iter().any(|(line, out)| {
                    let told = line == &last || line.contains("check");
                    told && (out.stdout.contains(&text) || out.stderr.contains(&text))
                });
                assert!(found, "not printed by {last}: {text}");
            }
        }
    }
    // half a period passes between two passages of the lowest point
    let angle = column(&place, "small/pendulum-main.csv", "joint.hinge.angle");
    let time = column(&place, "small/pendulum-main.csv", "time");
    let crossings: Vec<f64> = (1..angle.len())
        .filter(|k| angle[k - 1] * angle[*k] < 0.0)
        .map(|k| {
            let part = angle[k - 1] / (angle[k - 1] - angle[k]);
            time[k - 1] + part * (time[k] - time[k - 1])
        })
        .collect();
    let n = crossings.len() - 1;
    let period = 2.0 * (crossings[n] - crossings[0]) / n as f64;
    said(&page, "s = 0.5 m: ", period / 1.000_476, 1e-4);
    let file = "out/reactions/reactions-main.csv";
    let sum = |name: &str| *column(&place, file, name).last().expect("rows");
    let both = sum("joint.bearing.force.y") + sum("joint.shaft.force.y");
    said(
        &page,
        "joint.bearing.force.y + joint.shaft.force.y =",
        both,
        1e-6,
    );
    let file = "out/spring-damper/spring-damper-main.csv";
    said(
        &page,
        "force.spring.force =",
        column(&place, file, "force.spring.force")[0],
        1e-12,
    );
    let file = "out/stiffening/stiffening-main.csv";
    let end = column(&place, file, "joint.rail.displacement");
    said(&page, "joint.rail.displacement =", end[end.len() - 1], 5e-4);
    let sag = column(&place, "out/rod/rod-rest.csv", "marker.tip.position.z");
    said(&page, "marker.tip.position.z =", sag[sag.len() - 1], 5e-5);
    let rod = json(&outs["alembert run rod/model.toml --csv --json"].stdout);
    let modes = rod["runs"][1]["modes"].as_array().expect("modes");
    assert_eq!(modes.len(), 4);
    said(
        &page,
        "√(EI/(μ L⁴)) =",
        modes[0]["frequency"].as_f64().expect("a number"),
        0.03,
    );
}

#[test]
fn e2e_templates_are_good_and_nothing_is_overwritten() {
    let place = Place::new("new");
    for (name, kind) in [
        ("pendulum", "model"),
        ("four-bar", "model"),
        ("spring-damper", "model"),
        ("rod", "model"),
        ("control", "problem"),
    ] {
        let out = alembert(&place, &["new", name, &format!("my-{name}")]);
        assert_eq!(out.code, 0, "{name}: {}", out.stderr);
        assert!(out.stdout.contains("next: alembert"), "{}", out.stdout);
        let file = format!("my-{name}/{kind}.toml");
        let checked = json(&alembert(&place, &["check", &file, "--json"]).stdout);
        assert_eq!(
            checked["notes"].as_array().map(Vec::len),
            Some(0),
            "{checked}"
        );
        assert!(checked[kind].is_string(), "{checked}");
        let text = fs::read_to_string(place.path(&file)).expect("file");
        fs::write(place.path(&file), format!("{text}# mine\n")).expect("written");
        let again = alembert(&place, &["new", name, &format!("my-{name}")]);
        assert_eq!(again.code, 2);
        assert!(again.stderr.contains("not overwritten"), "{}", again.stderr);
        assert!(
            fs::read_to_string(place.path(&file))
                .expect("file")
                .ends_with("# mine\n")
        );
    }
}

#[test]
fn e2e_several_files_are_read_before_the_first_runs() {
    let place = Place::new("several");
    let one = place.model("one.toml", PENDULUM);
    let two = place.model("two.toml", &PENDULUM.replace("mass = 1", "mass = 2"));
    let bad = place.model("bad.toml", &PENDULUM.replace("mass", "mas"));
    let out = alembert(&place, &["run", &one, &bad]);
    assert_eq!(out.code, 2, "{}", out.stderr);
    assert!(!place.path("out").exists());
    let out = alembert(&place, &["run", &one, &two, "--out", "both", "--json"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let files = json(&out.stdout);
    assert_eq!(files["files"][0]["model"], "one");
    assert_eq!(files["files"][1]["runs"].as_array().map(Vec::len), Some(2));
    assert!(place.path("both/one/one.html").is_file() && place.path("both/two/two.html").is_file());
    fs::create_dir(place.path("sub")).expect("folder");
    let same = place.model("sub/one.toml", PENDULUM);
    let out = alembert(&place, &["run", &one, &same]);
    assert_eq!(out.code, 2);
    assert!(
        out.stderr.contains("same folder") && out.stderr.contains("help"),
        "{}",
        out.stderr
    );
    // all files are checked, whatever is wrong with one of them
    let out = alembert(&place, &["check", &bad, &two, "--json"]);
    assert_eq!((out.code, out.stderr.as_str()), (2, ""));
    let files = json(&out.stdout);
    assert_eq!(files["files"][0]["errors"][0]["line"], 6);
    assert!(files["files"][0]["errors"][0]["help"].is_string());
    assert_eq!(files["files"][1]["dof"], 1);
    assert_eq!(files["files"][1]["joints"][0]["role"], "tree");
}

#[test]
fn e2e_angles_that_look_like_degrees_are_noted_and_taken() {
    let place = Place::new("degrees");
    let text = PENDULUM.replace(
        "axis = [0, 1, 0]\n",
        "axis = [0, 1, 0]\ncoordinates = [90]\n",
    );
    let model = place.model("model.toml", &text);
    for args in [vec!["check", &model], vec!["run", &model, "--no-report"]] {
        let out = alembert(&place, &args);
        assert_eq!(out.code, 0, "{}", out.stderr);
        for words in ["note: 90 rad", "model.toml:17:16", "\"90 deg\""] {
            assert!(out.stderr.contains(words), "{words}: {}", out.stderr);
        }
        let notes = json(&alembert(&place, &[&args[..], &["--json"]].concat()).stdout);
        assert_eq!(notes["notes"][0]["path"], "joint[0].coordinates[0]");
        assert_eq!(notes["notes"][0]["line"], 17);
    }
    // the target of a problem too; and a place of 90 m is no angle
    assert_eq!(alembert(&place, &["new", "control"]).code, 0);
    let file = place.path("control/problem.toml");
    let text = fs::read_to_string(&file).expect("problem");
    fs::write(
        &file,
        text.replace("\"180 deg\"", "180")
            .replace("max = 1", "max = 90"),
    )
    .expect("written");
    let out = json(&alembert(&place, &["check", "control/problem.toml", "--json"]).stdout);
    let paths: Vec<_> = out["notes"]
        .as_array()
        .expect("notes")
        .iter()
        .map(|n| &n["path"])
        .collect();
    assert_eq!(paths, ["end.joints.hinge"]);
    // units of the wrong kind in a problem are refused
    fs::write(&file, text.replace("\"180 deg\"", "\"180 mm\"")).expect("written");
    let out = alembert(&place, &["check", "control/problem.toml"]);
    assert_eq!(out.code, 2);
    assert!(out.stderr.contains("is in rad"), "{}", out.stderr);
}

#[cfg(unix)]
#[test]
fn e2e_open_gives_the_report_to_the_browser() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new("open");
    let model = place.model("model.toml", PENDULUM);
    let script = place.path("browser");
    fs::write(&script, "#!/bin/sh\necho \"$1\" > opened.txt\n").expect("script");
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("executable");
    let run = |browser: &std::path::Path| {
        let mut run = command(&place, &["run", &model, "--open", "--out", "o"]);
        run.env("BROWSER", browser).output().expect("runs")
    };
    assert!(run(&script).status.success());
    let opened = place.path("opened.txt");
    let soon = std::time::Instant::now();
    while fs::read_to_string(&opened).unwrap_or_default().is_empty() {
        assert!(soon.elapsed().as_secs() < 20, "nothing was opened");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    let path = fs::read_to_string(&opened).expect("opened");
    assert!(
        place.path(path.trim()).is_file() && path.trim().ends_with(".html"),
        "{path}"
    );
    // no browser is no error
    let out = run(&place.path("nobody"));
    assert!(out.status.success());
    let told = String::from_utf8_lossy(&out.stderr).into_owned();
    assert!(told.contains("note: the report is not opened"), "{told}");
    // and nobody sees colours where nobody looks
    assert!(!told.contains('\x1b'), "{told:?}");
}

#[test]
fn e2e_completion_and_schemas() {
    let place = Place::new("completion");
    for (shell, words) in [
        ("bash", "complete"),
        ("zsh", "#compdef"),
        ("fish", "complete -c alembert"),
    ] {
        let out = alembert(&place, &["completion", shell]);
        assert_eq!(out.code, 0);
        assert!(
            out.stdout.contains(words) && out.stdout.contains("phase-lag"),
            "{shell}"
        );
    }
    let model = json(&alembert(&place, &["schema"]).stdout);
    let problem = json(&alembert(&place, &["schema", "problem"]).stdout);
    assert!(
        model["properties"]["servo"].is_object() && problem["properties"]["actuator"].is_object()
    );
}

/// The data of a report.
fn data(html: &str) -> serde_json::Value {
    let start = html.find("id=\"alembert-data\">").expect("data") + "id=\"alembert-data\">".len();
    let end = start + html[start..].find("</script>").expect("end");
    json(&html[start..end])
}

#[test]
fn e2e_what_was_asked_for_comes_first_in_a_report() {
    let place = Place::new("plots");
    assert_eq!(alembert(&place, &["new", "four-bar"]).code, 0);
    let report = |extra: &str| {
        let file = place.path("four-bar/model.toml");
        let text = fs::read_to_string(&file).expect("model");
        let text = text.split("[report]").next().expect("text").to_owned();
        fs::write(&file, format!("{text}{extra}")).expect("written");
        let set = [
            "run",
            "four-bar/model.toml",
            "--set",
            "study[0].duration=0.1",
        ];
        let out = alembert(&place, &set);
        assert_eq!(out.code, 0, "{}", out.stderr);
        data(&fs::read_to_string(place.path("out/four-bar/four-bar.html")).expect("report"))
    };
    let titles = |data: &serde_json::Value| -> Vec<(String, bool)> {
        let plots = data["runs"][0]["plots"].as_array().expect("plots").iter();
        plots
            .map(|p| {
                (
                    p["title"].as_str().expect("title").to_owned(),
                    p["ledger"] == true,
                )
            })
            .collect()
    };
    let usual = report("");
    let own: Vec<String> = titles(&usual)
        .into_iter()
        .filter(|(_, l)| !l)
        .map(|(t, _)| t)
        .collect();
    assert_eq!(own, ["Joint angles", "Motor torques"]);
    let angles = &usual["runs"][0]["plots"][0];
    assert_eq!(
        (&angles["unit"], &angles["series"][0]["name"]),
        (&json("\"deg\""), &json("\"motor-shaft angle\""))
    );
    assert_eq!(
        usual["runs"][0]["plots"][1]["series"][0]["name"],
        "motor torque"
    );
    let asked = report("[report]\nchannels = [\"joint.bearing.force.?\"]\n");
    let all = titles(&asked);
    assert_eq!(all[0], ("bearing force".to_owned(), false));
    assert!(all[1..].iter().all(|(_, ledger)| *ledger), "{all:?}");
    assert_eq!(
        asked["runs"][0]["plots"][0]["series"]
            .as_array()
            .map(Vec::len),
        Some(2)
    );
    // every channel can be chosen
    let names = asked["runs"][0]["channels"]["names"]
        .as_array()
        .expect("channels");
    for name in [
        "joint.rocker-pin.torque",
        "servo.motor.input",
        "body.crank.position.x",
        "energy.total",
    ] {
        assert!(names.iter().any(|n| n == name), "{name}");
    }
    assert_eq!(asked["runs"][0]["channels"]["left_out"], 0);
}
