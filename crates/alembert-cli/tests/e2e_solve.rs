//! Optimal control as a user of the command sees it: files, texts, exit codes, what is kept when it ends early.

mod common;

use common::{ARM, FRONT, Place, REACH, alembert, json};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A folder with the arm.
fn place(name: &str) -> Place {
    let place = Place::new(name);
    place.model("arm.toml", ARM);
    place
}

fn read(place: &Place, file: &str) -> Value {
    json(&std::fs::read_to_string(place.path(file)).unwrap_or_else(|e| panic!("{file}: {e}")))
}

#[test]
fn e2e_solve_writes_plan_motion_and_report() {
    let place = place("solve-good");
    place.model("reach.toml", REACH);
    let out = alembert(&place, &["solve", "reach.toml", "--csv", "--log"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    for words in ["reach / main: solved", "plan against simulator", "report: "] {
        assert!(out.stdout.contains(words), "{words}: {}", out.stdout);
    }
    for file in ["reach.npz", "reach.csv", "reach.plan.json", "reach.html"] {
        assert!(place.path("out/reach").join(file).is_file(), "{file}");
    }
    let plan = read(&place, "out/reach/reach.plan.json");
    assert_eq!(plan["optimal"], true);
    assert_eq!(
        plan["controls"],
        serde_json::json!(["shoulder-motor", "elbow-motor"])
    );
    assert_eq!(plan["tau"].as_array().map(Vec::len), Some(20));
    let html = std::fs::read_to_string(place.path("out/reach/reach.html")).expect("report");
    assert!(html.contains("An arm reaches") && html.contains("shoulder-motor"));
    // the log: columns of Ipopt, one line for each iteration, numbers below their titles
    let titles = [
        "iter",
        "objective",
        "inf_pr",
        "inf_du",
        "lg(mu)",
        "||d||",
        "lg(rg)",
        "alpha_du",
        "alpha_pr",
        "ls",
    ];
    let mut lines = out.stderr.lines();
    let head: Vec<&str> = lines.next().expect("titles").split_whitespace().collect();
    assert_eq!(head, titles);
    for (k, line) in lines.enumerate() {
        let cells: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(cells.len(), titles.len(), "{line}");
        assert_eq!(cells[0].parse(), Ok(k), "{line}");
        let number = |text: &str| text == "-" || text.parse::<f64>().is_ok_and(f64::is_finite);
        assert!(cells.iter().all(|c| number(c)), "{line}");
    }
}

#[test]
fn e2e_solve_json_has_what_the_page_says() {
    let place = place("solve-json");
    place.model("reach.toml", REACH);
    let out = alembert(&place, &["solve", "reach.toml", "--json", "--no-report"]);
    assert_eq!((out.code, out.stderr.as_str()), (0, ""));
    let value = json(&out.stdout);
    assert_eq!(value["problem"], "reach");
    assert!(value["report"].is_null());
    let study = &value["studies"][0];
    assert_eq!(study["optimal"], true);
    assert_eq!(study["objective"], study["terms"]["effort"]);
    assert!(study["kkt"].as_f64().is_some_and(|v| v < 1e-8));
    assert!(study["replay_deviation"].as_f64().is_some_and(|v| v < 1e-9));
    for file in study["files"].as_array().expect("files") {
        assert!(place.path(file.as_str().expect("name")).is_file(), "{file}");
    }
    assert!(!place.path("out/reach/reach.html").exists());
}

#[test]
fn e2e_the_name_of_a_problem_does_not_depend_on_the_path() {
    let place = place("solve-name");
    std::fs::create_dir(place.path("cart")).expect("folder");
    let short = REACH.replace("steps = 20", "steps = 4");
    let title = short.lines().next().expect("title").to_owned();
    assert!(title.starts_with("title"), "{title}");
    let text = short.replace(&title, "").replace("arm.toml", "model.toml");
    place.model("cart/problem.toml", &text);
    place.model("cart/model.toml", ARM);
    for path in ["problem.toml", "./problem.toml", "../cart/problem.toml"] {
        let mut command = common::command(&place, &["solve", path, "--json", "--log"]);
        let out = command.current_dir(place.path("cart")).output();
        let out = out.expect("starts");
        let text = String::from_utf8_lossy(&out.stdout).into_owned();
        assert_eq!(json(&text)["problem"], "cart", "{path}");
        // the log goes where it does not disturb
        let log = String::from_utf8_lossy(&out.stderr).into_owned();
        assert!(log.contains("inf_pr"), "{log}");
    }
    // without a title the report has the name of the problem
    let html = std::fs::read_to_string(place.path("cart/out/cart/cart.html")).expect("report");
    assert!(html.contains("\"title\":\"cart\""));
}

#[test]
fn e2e_points_of_a_front_are_told_by_their_objectives() {
    let place = place("front-words");
    let text = FRONT.replace("steps = 400", "steps = 10");
    place.model("front.toml", &text);
    let out = alembert(&place, &["solve", "front.toml", "--csv", "--json"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let value = json(&out.stdout);
    assert!(value["read_s"].as_f64().is_some_and(|s| s > 0.0), "{value}");
    let files = value["studies"][0]["files"].as_array().expect("files");
    assert_eq!(files.len(), 3, "{files:?}");
    for file in files {
        assert!(place.path(file.as_str().expect("name")).is_file(), "{file}");
    }
    let html = std::fs::read_to_string(place.path("out/front/front.html")).expect("report");
    assert!(html.contains("\"subtitle\":\"main 1: solved, effort "));
    for words in [", weight 1", "; 0 iterations", "solved, objective"] {
        assert!(!html.contains(words), "{words}");
    }
}

#[test]
fn e2e_solve_refuses_wrong_problems_by_line_and_writes_nothing() {
    let twice = format!(
        "{REACH}\n[[condition]]\njoint = \"elbow\"\nat = \"end\"\nmax = 0.5\n\n[[condition]]\njoint = \"elbow\"\nat = \"end\"\nmin = 0.7\n"
    );
    let wrong = |from: &str, to: &str| {
        assert!(REACH.contains(from), "{from}");
        REACH.replacen(from, to, 1)
    };
    // text, line and column, what is wrong, what to do
    let cases = [
        (
            twice,
            ":31:1",
            "at most 0.5 here and at least 0.7",
            "change one of them",
        ),
        (
            wrong("limit = 20", "limit = { min = 2, max = 1 }"),
            ":12:9",
            "min 2 is not below max 1",
            "exchange them",
        ),
        (
            wrong("joint = \"elbow\"", "joint = \"ellbow\""),
            ":16:9",
            "no joint \"ellbow\"",
            "did you mean `elbow`?",
        ),
        (
            wrong("steps = 20", "steps = 0"),
            ":6:9",
            "must be at least 1, found 0",
            "= help: at least one step",
        ),
        (
            wrong("limit = 20", "limit = \"20 N\""),
            ":12:9",
            "\"20 N\" has the wrong dimension: `limit` is in N m",
            "write a number or \"NUMBER N m\"",
        ),
        (
            wrong("duration = 1.0", "duration = 1.0\nscheme = \"midpoint\""),
            ":8:1",
            "unknown key `scheme`",
            "leave it out",
        ),
        (
            wrong("duration = 1.0", "duration = = 1.0"),
            ":7:12",
            "TOML syntax",
            "expected",
        ),
        (
            wrong("arm.toml", "leg.toml"),
            ":2:9",
            "no model file \"leg.toml\"",
            "the folder of the problem file",
        ),
        (
            wrong("kind = \"effort\"", "kind = \"efort\""),
            ":29:8",
            "unknown value \"efort\"",
            "effort",
        ),
    ];
    let place = place("solve-wrong");
    for (text, line, message, help) in cases {
        place.model("wrong.toml", &text);
        for command in ["solve", "check"] {
            let out = alembert(&place, &[command, "wrong.toml"]);
            assert_eq!(out.code, 2, "{message}: {}{}", out.stdout, out.stderr);
            let at = format!("wrong.toml{line}");
            for words in [at.as_str(), message, help] {
                assert!(out.stderr.contains(words), "{words}: {}", out.stderr);
            }
            assert!(!place.path("out").exists(), "{message}");
        }
    }
    // each kind of file has its command
    place.model("reach.toml", REACH);
    for (command, file, other) in [
        ("solve", "arm.toml", "`alembert run arm.toml`"),
        ("run", "reach.toml", "`alembert solve reach.toml`"),
    ] {
        let out = alembert(&place, &[command, file]);
        assert_eq!(out.code, 2, "{}{}", out.stdout, out.stderr);
        assert!(out.stderr.contains(other), "{}", out.stderr);
    }
    // a log that nobody sees
    let out = alembert(&place, &["solve", "reach.toml", "--log", "--quiet"]);
    assert_eq!(out.code, 2, "{}", out.stderr);
    assert!(!place.path("out").exists());
    let out = alembert(&place, &["solve", "missing.toml"]);
    assert_eq!(out.code, 2);
    assert!(out.stderr.contains("missing.toml"), "{}", out.stderr);
}

#[test]
fn e2e_solve_names_what_cannot_be_met_and_keeps_what_was_found() {
    let place = place("solve-far");
    place.model("far.toml", &REACH.replace("[0.5, 1.2]", "[1.5, 2.2]"));
    let out = alembert(&place, &["solve", "far.toml"]);
    assert_eq!(out.code, 1, "{}{}", out.stdout, out.stderr);
    for words in [
        "far / main: infeasible",
        "hand at the target",
        "nearest that can be reached",
        "What to try",
    ] {
        assert!(out.stdout.contains(words), "{words}: {}", out.stdout);
    }
    // numbers as people write them
    assert!(out.stdout.contains("it must be = 2.2"), "{}", out.stdout);
    assert!(!out.stdout.contains("e0"), "{}", out.stdout);
    let plan = read(&place, "out/far/far.plan.json");
    assert_eq!(plan["optimal"], false);
    assert!(
        plan["status"]
            .as_str()
            .is_some_and(|s| s.contains("infeasible")),
        "{}",
        plan["status"]
    );
    let html = std::fs::read_to_string(place.path("out/far/far.html")).expect("report");
    assert!(html.contains("infeasible") && html.contains("hand at the target"));
    assert!(html.contains("\"code\":\"no solution\""));
    let out = alembert(&place, &["solve", "far.toml", "--json", "--no-report"]);
    let study = &json(&out.stdout)["studies"][0];
    assert_eq!((out.code, &study["optimal"]), (1, &Value::Bool(false)));
    assert!(
        study["violated"][0]
            .as_str()
            .is_some_and(|s| s.contains("hand at the target")),
        "{study}"
    );
    assert!(study["replay_deviation"].is_null());
}

/// Points of a stored front: role, number, values.
fn points(front: &Value) -> Vec<(String, u64, Vec<f64>)> {
    let all = front["points"].as_array().expect("points");
    let values = |v: &Value| {
        v.as_array()
            .expect("values")
            .iter()
            .filter_map(Value::as_f64)
            .collect()
    };
    let point = |p: &Value| {
        let role = p["role"].as_str().expect("role").to_owned();
        (
            role,
            p["number"].as_u64().expect("number"),
            values(&p["values"]),
        )
    };
    all.iter().map(point).collect()
}

#[cfg(unix)]
#[test]
fn e2e_a_killed_front_goes_on_with_every_point_it_stored() {
    let place = place("front-kill");
    place.model("front.toml", FRONT);
    let run = |out: &str| {
        let out = alembert(
            &place,
            &["solve", "front.toml", "--out", out, "--no-report", "--json"],
        );
        assert_eq!(out.code, 0, "{}", out.stderr);
        json(&out.stdout)
    };
    run("whole");
    let whole = points(&read(&place, "whole/front.front.json"));
    // killed without warning when some points are stored
    let mut child = common::command(
        &place,
        &["solve", "front.toml", "--out", "killed", "--no-report"],
    )
    .stdout(Stdio::null())
    .spawn()
    .expect("starts");
    let store = place.path("killed/front.front.json");
    let begin = Instant::now();
    loop {
        assert!(
            begin.elapsed() < Duration::from_secs(60),
            "no points were stored"
        );
        let text = std::fs::read_to_string(&store).unwrap_or_default();
        if text.matches("\"role\"").count() >= 6 {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().expect("kill");
    assert!(
        !child.wait().expect("ends").success(),
        "it ended before it could be killed"
    );
    let stored = read(&place, "killed/front.front.json");
    assert_eq!(stored["complete"], false);
    let kept = points(&stored);
    assert!((6..whole.len()).contains(&kept.len()), "{}", kept.len());
    // the rest, and nothing of it twice: each point as in one piece
    let value = run("killed");
    assert_eq!(value["studies"][0]["complete"], true);
    let again = read(&place, "killed/front.front.json");
    assert_eq!(
        again["points"].as_array().map(|p| &p[..kept.len()]),
        stored["points"].as_array().map(Vec::as_slice)
    );
    assert_eq!(points(&again), whole);
    // a finished front is not computed again
    let before = std::fs::read(&store).expect("front");
    run("killed");
    assert!(before == std::fs::read(&store).expect("front"));
    // of another problem: told, and restarted
    place.model("front.toml", &FRONT.replace("elbow = 0.4", "elbow = 0.3"));
    let out = alembert(
        &place,
        &["solve", "front.toml", "--out", "killed", "--no-report"],
    );
    assert_eq!(out.code, 0, "{}", out.stderr);
    assert!(out.stderr.contains("another problem"), "{}", out.stderr);
    assert_ne!(points(&read(&place, "killed/front.front.json")), whole);
}

#[test]
fn e2e_a_front_without_ends_is_an_outcome() {
    let place = place("front-none");
    let weak = FRONT
        .replace("steps = 400", "steps = 10")
        .replace("joint = ", "limit = 0.01\njoint = ");
    place.model("weak.toml", &weak);
    let out = alembert(&place, &["solve", "weak.toml"]);
    assert_eq!(out.code, 1, "{}{}", out.stdout, out.stderr);
    for words in [
        "the least effort was not found",
        "end of shoulder",
        "solve for this objective alone",
    ] {
        assert!(out.stdout.contains(words), "{words}: {}", out.stdout);
    }
    let front = read(&place, "out/weak/weak.front.json");
    assert_eq!(front["complete"], false);
    assert!(!points(&front).is_empty());
    // twice the same objective: both have their least at the same motion
    let same = FRONT
        .replace("steps = 400", "steps = 10")
        .replace(
            "kind = \"time\"",
            "kind = \"effort\"\nname = \"twice\"\nweights = { elbow-motor = 1 }",
        )
        .replace("[\"effort\", \"time\"]", "[\"effort\", \"twice\"]");
    place.model("same.toml", &same);
    let out = alembert(&place, &["solve", "same.toml", "--json"]);
    assert_eq!(out.code, 1, "{}{}", out.stdout, out.stderr);
    let message = &json(&out.stdout)["studies"][0]["message"];
    assert!(
        message
            .as_str()
            .is_some_and(|m| m.contains("there is no front")),
        "{message}"
    );
}

#[cfg(unix)]
#[test]
fn e2e_interrupted_solve_keeps_the_best_iterate() {
    let place = place("solve-interrupt");
    // on coarser grids first it would end there
    let text = REACH.replace("steps = 20", "steps = 10000") + "\n[guess]\nrefine = []\n";
    place.model("long.toml", &text);
    let mut child = common::command(&place, &["solve", "long.toml", "--log"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    // when the solver is on its way
    let mut log = BufReader::new(child.stderr.take().expect("stderr")).lines();
    let begun = log
        .by_ref()
        .map_while(Result::ok)
        .any(|line| line.trim_start().starts_with("2 "));
    assert!(begun, "no iterations were printed");
    let id = child.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .expect("kill")
            .success()
    );
    let rest = log.map_while(Result::ok).count();
    let out = child.wait_with_output().expect("ends");
    let text = String::from_utf8_lossy(&out.stdout);
    assert_eq!(out.status.code(), Some(130), "{text}");
    assert!(rest < 8, "{rest} more lines of the log");
    assert!(text.contains("stopped"), "{text}");
    let plan = read(&place, "out/long/long.plan.json");
    assert_eq!(plan["optimal"], false);
    assert!(
        plan["status"]
            .as_str()
            .is_some_and(|s| s.contains("stopped")),
        "{}",
        plan["status"]
    );
    assert_eq!(plan["theta"].as_array().map(Vec::len), Some(10001));
    let html = std::fs::read_to_string(place.path("out/long/long.html")).expect("report");
    assert!(html.contains("stopped"));
}

#[test]
fn e2e_check_compares_derivatives_of_problems() {
    let place = place("check-derivatives");
    place.model("reach.toml", REACH);
    let out = alembert(&place, &["check", "reach.toml", "--derivatives"]);
    assert_eq!(out.code, 0, "{}{}", out.stdout, out.stderr);
    for words in [
        "2 degrees of freedom",
        "entries compared with central differences",
        "allowed 1e-5",
    ] {
        assert!(out.stdout.contains(words), "{words}: {}", out.stdout);
    }
    // models have no derivatives of terms
    let out = alembert(&place, &["check", "arm.toml", "--derivatives"]);
    assert_eq!(out.code, 2, "{}{}", out.stdout, out.stderr);
    assert!(!place.path("out").exists());
}

#[test]
fn e2e_a_wrong_first_motion_is_refused_by_line() {
    let place = place("solve-guess");
    place.model("reach.toml", REACH);
    let out = alembert(&place, &["solve", "reach.toml", "--no-report", "--json"]);
    let cold = json(&out.stdout)["studies"][0].clone();
    // the plan as the first motion: fewer iterations, the same optimum
    let old = "[guess]\nkind = \"solution\"\nfile = \"out/reach/reach.plan.json\"\n";
    place.model("warm.toml", &format!("{REACH}\n{old}"));
    let out = alembert(&place, &["solve", "warm.toml", "--no-report", "--json"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let warm = &json(&out.stdout)["studies"][0];
    assert!(
        warm["iterations"].as_u64() < cold["iterations"].as_u64(),
        "{warm} {cold}"
    );
    let objective = |study: &Value| study["objective"].as_f64().expect("number");
    assert!((objective(warm) - objective(&cold)).abs() < 1e-8);
    // not there, no plan, of another mechanism, none named
    place.model("no.plan.json", "{}");
    place.model("leg.toml", &ARM.replace("\"elbow\"", "\"knee\""));
    let knee = REACH
        .replace("\"elbow\"", "\"knee\"")
        .replace("arm.toml", "leg.toml");
    let wrong = [
        (
            format!("{REACH}\n{}", old.replace("reach.plan", "gone.plan")),
            ":33:8",
            "there is no file",
        ),
        (
            format!(
                "{REACH}\n{}",
                old.replace("out/reach/reach.plan", "no.plan")
            ),
            ":33:8",
            "alembert solve",
        ),
        (format!("{knee}\n{old}"), ":33:8", "other coordinates"),
        (
            format!("{REACH}\n[guess]\nkind = \"solution\"\n"),
            ":32:8",
            "needs a `file`",
        ),
        (
            format!("{REACH}\n[guess]\nkind = \"sollution\"\n"),
            ":32:8",
            "did you mean",
        ),
    ];
    for (text, line, words) in wrong {
        place.model("wrong.toml", &text);
        let out = alembert(&place, &["solve", "wrong.toml", "--out", "bad"]);
        assert_eq!(out.code, 2, "{words}: {}{}", out.stdout, out.stderr);
        for words in [&format!("wrong.toml{line}"), words] {
            assert!(out.stderr.contains(words), "{words}: {}", out.stderr);
        }
        assert!(!place.path("bad").exists(), "{words}");
    }
}

/// A good plan stays when a later solve fails; what was found is written beside it.
#[test]
fn e2e_a_failed_solve_does_not_replace_a_good_plan() {
    let place = place("solve-kept");
    place.model("reach.toml", REACH);
    let far = [
        "solve",
        "reach.toml",
        "--set",
        "condition.hand at the target.value=[1.5, 2.2]",
    ];
    // nothing is in the way yet
    assert_eq!(alembert(&place, &far).code, 1);
    assert_eq!(read(&place, "out/reach/reach.plan.json")["optimal"], false);
    assert_eq!(alembert(&place, &["solve", "reach.toml"]).code, 0);
    let files = ["reach.plan.json", "reach.npz", "reach.html"];
    let contents =
        || files.map(|f| std::fs::read(place.path(&format!("out/reach/{f}"))).expect("written"));
    let good = contents();
    let out = alembert(&place, &far);
    assert_eq!(out.code, 1, "{}{}", out.stdout, out.stderr);
    assert!(
        out.stdout
            .contains("it stays, and this one was written beside it"),
        "{}",
        out.stdout
    );
    assert!(good == contents(), "the good plan was touched");
    assert_eq!(
        read(&place, "out/reach/reach-failed.plan.json")["optimal"],
        false
    );
    assert!(place.path("out/reach/reach-failed.html").is_file());
    // a good one replaces both kinds
    assert_eq!(alembert(&place, &["solve", "reach.toml"]).code, 0);
    assert_eq!(read(&place, "out/reach/reach.plan.json")["optimal"], true);
}

/// The second of two studies begins with a file that is no plan: nothing is solved and nothing is written.
#[test]
fn e2e_an_error_in_a_later_study_is_found_first() {
    let place = place("solve-later");
    let text = format!(
        "{REACH}\n[[study]]\nname = \"one\"\n\n[[study]]\nname = \"two\"\nset = {{ \"guess.kind\" = \"solution\", \"guess.file\" = \"wrong.plan.json\" }}\n"
    );
    place.model("later.toml", &text);
    place.model("wrong.plan.json", "{}");
    let out = alembert(&place, &["solve", "later.toml"]);
    assert_eq!(out.code, 2, "{}{}", out.stdout, out.stderr);
    assert!(out.stderr.contains("wrong.plan.json"), "{}", out.stderr);
    assert!(!place.path("out").exists() && out.stdout.is_empty());
}

/// The limit on time is that of the study: starts without number end with it, and so does a front.
#[test]
fn e2e_time_ends_any_number_of_starts() {
    let place = place("solve-starts");
    place.model("reach.toml", REACH);
    place.model("front.toml", FRONT);
    let most = u32::MAX.to_string();
    let begin = Instant::now();
    let starts = format!("guess.starts={most}");
    let out = alembert(
        &place,
        &[
            "solve",
            "reach.toml",
            "--json",
            "--no-report",
            "--set",
            &starts,
            "--set",
            "solver.max_seconds=1",
        ],
    );
    assert_eq!(out.code, 0, "{}", out.stderr);
    let study = &json(&out.stdout)["studies"][0];
    assert_eq!(study["starts_asked"], u32::MAX);
    let tried = study["starts"].as_array().expect("starts").len();
    assert!(tried > 0 && tried < 1_000_000, "{tried}");
    let starts = format!("pareto.starts={most}");
    let out = alembert(
        &place,
        &[
            "solve",
            "front.toml",
            "--no-report",
            "--set",
            &starts,
            "--set",
            "solver.max_seconds=1",
        ],
    );
    assert_eq!(out.code, 130, "{}{}", out.stdout, out.stderr);
    assert!(out.stdout.contains("goes on with it"), "{}", out.stdout);
    // loaded machines take their time to start and to write
    assert!(begin.elapsed() < Duration::from_secs(60));
}

/// More steps than fit into any memory are refused before they are laid out, with a number that fits.
#[test]
fn e2e_a_problem_that_does_not_fit_is_refused() {
    // 1e7 steps of this arm need about 100 GB
    let memory = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let free = memory.lines().find(|l| l.starts_with("MemAvailable:"));
    let free = free.and_then(|l| l.split_whitespace().nth(1)?.parse::<u64>().ok());
    if free.is_none_or(|kilobytes| kilobytes > 50_000_000) {
        return;
    }
    let place = place("solve-large");
    place.model("reach.toml", REACH);
    for command in ["check", "solve"] {
        let begin = Instant::now();
        let out = alembert(
            &place,
            &[command, "reach.toml", "--set", "phase.main.steps=10000000"],
        );
        assert_eq!(out.code, 2, "{}{}", out.stdout, out.stderr);
        for words in ["of memory", "it would fit with phase.main.steps = "] {
            assert!(out.stderr.contains(words), "{words}: {}", out.stderr);
        }
        assert!(begin.elapsed() < Duration::from_secs(20));
    }
    assert!(!place.path("out").exists());
}
