//! The command as a user sees it: files, texts, exit codes.

mod common;

use common::{Place, alembert, json};

#[test]
fn e2e_run_writes_results_and_report() {
    let place = Place::new("run");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = alembert(&place, &["run", &model, "--csv"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    assert!(out.stdout.contains("energy balance"), "{}", out.stdout);
    assert!(out.stdout.contains("report: "), "{}", out.stdout);
    for file in [
        "pendulum-main.npz",
        "pendulum-main.csv",
        "pendulum-exact.npz",
        "pendulum.html",
    ] {
        assert!(place.path("out/pendulum").join(file).is_file(), "{file}");
    }
    // the report holds the data of both studies and nothing temporary is left
    let html = std::fs::read_to_string(place.path("out/pendulum/pendulum.html")).expect("report");
    assert!(html.contains("id=\"alembert-data\""));
    assert!(
        html.contains("A pendulum") && html.contains("energy-momentum") && html.contains("\"bob\"")
    );
    let names = std::fs::read_dir(place.path("out/pendulum")).expect("folder");
    assert!(
        names
            .flatten()
            .all(|n| !n.file_name().to_string_lossy().contains(".tmp"))
    );
    let csv = std::fs::read_to_string(place.path("out/pendulum/pendulum-main.csv")).expect("csv");
    assert!(csv.starts_with("time [s],body.bob.position.x [m],"));
    assert_eq!(csv.lines().count(), 1 + 101);
}

#[test]
fn e2e_run_json_is_stable() {
    let place = Place::new("json");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = alembert(
        &place,
        &["run", &model, "--json", "--no-report", "--out", "results"],
    );
    assert_eq!(out.code, 0, "{}", out.stderr);
    let value = json(&out.stdout);
    assert_eq!(value["model"], "pendulum");
    assert!(value["report"].is_null());
    let runs = value["runs"].as_array().expect("runs");
    assert_eq!(runs.len(), 2);
    for run in runs {
        assert_eq!(run["status"], "completed");
        assert_eq!(run["message"], "");
        assert_eq!(run["steps"], 1000);
        for key in [
            "wall_time_s",
            "time_per_step_us",
            "iterations_per_step",
            "largest_absolute_energy_drift",
        ] {
            assert!(run[key].is_number(), "{key}");
        }
        assert!(run["largest_position_violation"].as_f64().expect("number") < 1e-10);
        let ledger = run["ledger"].as_array().expect("ledger");
        assert!(ledger.len() >= 4);
        for entry in ledger {
            assert!(
                entry["name"].is_string()
                    && entry["largest"].is_number()
                    && entry["unit"].is_string()
            );
            assert!(entry["relative"].is_number() || entry["relative"].is_null());
        }
        let file = run["files"][0].as_str().expect("file");
        assert!(place.path(file).is_file(), "{file}");
    }
    assert_eq!(runs[0]["study"], "main");
    assert_eq!(runs[1]["scheme"], "energy-momentum");
    assert!(!place.path("results/pendulum.html").exists());
}

#[test]
fn e2e_one_study_and_changed_values() {
    let place = Place::new("set");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let args = [
        "run",
        &model,
        "--study",
        "main",
        "--set",
        "study.main.step=5e-3",
        "--set",
        "body.bob.mass=3",
        "--json",
    ];
    let out = alembert(&place, &args);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let value = json(&out.stdout);
    assert_eq!(value["runs"].as_array().map(Vec::len), Some(1));
    assert_eq!(value["runs"][0]["steps"], 200);
    for (args, words) in [
        (["--set", "body.bob.mas=3"], "mass"),
        (["--set", "body.bib.mass=3"], "bob"),
        (["--set", "body.bob.mass"], "PATH=VALUE"),
        (["--set", "body.bob.mass=-1"], "mass"),
        (["--study", "mian"], "main"),
    ] {
        let out = alembert(&place, &["run", &model, args[0], args[1], "--out", "bad"]);
        assert_eq!(out.code, 2, "{args:?}");
        assert!(out.stderr.contains(words), "{args:?}: {}", out.stderr);
        assert!(!place.path("bad").exists());
    }
}

#[test]
fn e2e_quiet_prints_nothing() {
    let place = Place::new("quiet");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = alembert(&place, &["run", &model, "--quiet"]);
    assert_eq!(
        (out.code, out.stdout.as_str(), out.stderr.as_str()),
        (0, "", "")
    );
}

#[test]
fn e2e_bad_input_leaves_nothing() {
    let place = Place::new("bad");
    let wrong_key = place.model(
        "wrong.toml",
        &common::PENDULUM.replace("mass = 1", "mas = 1"),
    );
    let no_study = place.model(
        "none.toml",
        common::PENDULUM.split("[[study]]").next().expect("text"),
    );
    let empty = place.model("empty.toml", "");
    let text = place.model("model.txt", common::PENDULUM);
    for (file, words) in [
        (wrong_key.as_str(), "did you mean `mass`"),
        (no_study.as_str(), "[[study]]"),
        (empty.as_str(), "error"),
        (text.as_str(), ".toml"),
        ("missing.toml", "cannot be read"),
        (".", "error"),
    ] {
        let out = alembert(&place, &["run", file]);
        assert_eq!(out.code, 2, "{file}: {}{}", out.stdout, out.stderr);
        assert!(out.stderr.contains(words), "{file}: {}", out.stderr);
        assert!(!place.path("out").exists(), "{file}");
    }
    let out = alembert(&place, &["run", &wrong_key]);
    assert!(out.stderr.contains("wrong.toml:6:1"), "{}", out.stderr);
    assert_eq!(alembert(&place, &["fly"]).code, 2);
    assert_eq!(alembert(&place, &["run"]).code, 2);
}

#[test]
fn e2e_a_folder_that_cannot_be_written_is_told_before_the_run() {
    let place = Place::new("folder");
    let long = common::PENDULUM.replace("duration = 1", "duration = 100000");
    let model = place.model("long.toml", &long);
    place.model("file", "");
    let out = alembert(&place, &["run", &model, "--out", "file/below"]);
    // not bad input: what the user wants cannot be written
    assert_eq!(out.code, 4, "{}", out.stderr);
    assert!(out.stderr.contains("cannot be written"), "{}", out.stderr);
}

#[test]
fn e2e_errors_of_the_assembly_name_the_line() {
    let place = Place::new("assembly");
    // a rod that is far too short for where its ends are held
    let text = format!(
        "{}\n[[joint]]\nname = \"rod\"\nkind = \"distance\"\nbodies = [\"ground\", \"bob\"]\n\
         at_first = [9, 0, 0]\nat_second = [0, 0, 0]\nlength = 0.1\n",
        common::PENDULUM
    );
    let model = place.model("torn.toml", &text);
    for command in ["run", "check"] {
        let out = alembert(&place, &[command, &model]);
        assert_eq!(out.code, 2, "{}{}", out.stdout, out.stderr);
        assert!(out.stderr.contains("torn.toml:"), "{}", out.stderr);
        assert!(out.stderr.contains("rod"), "{}", out.stderr);
        assert!(!place.path("out").exists());
    }
}

#[test]
fn e2e_noise_of_100_megabytes_is_refused_fast() {
    let place = Place::new("noise");
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut bytes = Vec::with_capacity(100 << 20);
    while bytes.len() < 100 << 20 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        bytes.extend_from_slice(&state.to_le_bytes());
    }
    std::fs::write(place.path("noise.toml"), &bytes).expect("noise");
    let start = std::time::Instant::now();
    let out = alembert(&place, &["run", "noise.toml"]);
    assert_eq!(out.code, 2, "{}", out.stderr);
    assert!(
        out.stderr.len() < 4000,
        "{} bytes of message",
        out.stderr.len()
    );
    assert!(start.elapsed().as_secs_f64() < 2.0);
    // noise as a result file, too
    assert_eq!(alembert(&place, &["report", "noise.toml"]).code, 2);
}

#[test]
fn e2e_check_explains_and_runs_nothing() {
    let place = Place::new("check");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = alembert(&place, &["check", &model]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    for words in [
        "bob",
        "revolute",
        "degrees of freedom: 1",
        "energy-momentum",
        "tree",
    ] {
        assert!(out.stdout.contains(words), "{words}: {}", out.stdout);
    }
    assert!(!place.path("out").exists());
}

#[test]
fn e2e_schema_is_json() {
    let place = Place::new("schema");
    let out = alembert(&place, &["schema"]);
    assert_eq!(out.code, 0);
    let value = json(&out.stdout);
    assert!(value["$schema"].is_string());
    assert!(value["properties"]["body"].is_object());
}

#[test]
fn e2e_report_again_from_results() {
    let place = Place::new("report");
    let model = place.model("pendulum.toml", common::PENDULUM);
    assert_eq!(alembert(&place, &["run", &model, "--quiet"]).code, 0);
    let first = std::fs::read(place.path("out/pendulum/pendulum.html")).expect("report");
    let (a, b) = (
        "out/pendulum/pendulum-main.npz",
        "out/pendulum/pendulum-exact.npz",
    );
    let out = alembert(&place, &["report", a, b, "--out", "again.html"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let again = std::fs::read(place.path("again.html")).expect("report");
    assert!(
        first == again,
        "the report differs when it is built from the results"
    );
    let out = alembert(&place, &["report", "pendulum.toml"]);
    assert_eq!(out.code, 2);
    assert!(out.stderr.contains(".npz"), "{}", out.stderr);
}

#[cfg(unix)]
#[test]
fn e2e_interrupted_run_keeps_what_it_has() {
    let place = Place::new("interrupt");
    let long = common::PENDULUM.replace("duration = 1", "duration = 100000");
    let model = place.model("long.toml", &long);
    let child = common::command(&place, &["run", &model, "--json"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("starts");
    std::thread::sleep(std::time::Duration::from_millis(1500));
    let id = child.id().to_string();
    let killed = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status()
        .expect("kill");
    assert!(killed.success());
    let out = child.wait_with_output().expect("ends");
    assert_eq!(
        out.status.code(),
        Some(130),
        "{}",
        String::from_utf8_lossy(&out.stderr)
    );
    let value = json(&String::from_utf8_lossy(&out.stdout));
    let run = &value["runs"][0];
    assert_eq!(run["status"], "interrupted");
    assert!(run["end_time"].as_f64().expect("time") > 0.0);
    assert!(
        place
            .path(run["files"][0].as_str().expect("file"))
            .is_file()
    );
    assert!(
        place
            .path(value["report"].as_str().expect("report"))
            .is_file()
    );
    // the second study was not started
    assert_eq!(value["runs"].as_array().map(Vec::len), Some(1));
}

#[test]
fn e2e_results_open_in_numpy() {
    let place = Place::new("numpy");
    let model = place.model("pendulum.toml", common::PENDULUM);
    assert_eq!(alembert(&place, &["run", &model, "--quiet"]).code, 0);
    let program = "import numpy, json, sys\n\
                   data = numpy.load(sys.argv[1])\n\
                   about = json.loads(data['alembert.json'])\n\
                   assert data['time'].shape == (101,) and data['time'].dtype == float\n\
                   assert all(data[name].shape == (101,) for name, unit in about['channels'])\n\
                   assert data['scene.joint.pivot.position'].shape == (101, 3)\n";
    let python = std::process::Command::new("python3")
        .args(["-c", "import numpy"])
        .output();
    if !python.is_ok_and(|out| out.status.success()) {
        println!("skipped: python3 with numpy is not there");
        return;
    }
    let file = place.path("out/pendulum/pendulum-main.npz");
    let out = std::process::Command::new("python3")
        .args(["-c", program])
        .arg(file)
        .output()
        .expect("python");
    assert!(
        out.status.success(),
        "{}",
        String::from_utf8_lossy(&out.stderr)
    );
}

#[test]
fn e2e_phase_lag_table_json_and_page() {
    let place = Place::new("phase-lag");
    let options = ["phase-lag", "linear", "--points", "3", "--omega", "1", "50"];
    let out = alembert(&place, &options);
    assert_eq!(out.code, 0, "{}", out.stderr);
    // Kosmas and Leyendecker 2012, Table 2
    assert!(out.stdout.contains("-8.33294e-12"), "{}", out.stdout);
    assert!(out.stdout.contains("-2.30817e-3"), "{}", out.stdout);
    let mut page = options.to_vec();
    page.extend(["--json", "--output", "lag.html"]);
    let out = alembert(&place, &page);
    let value = json(&out.stdout);
    assert_eq!(value["rows"].as_array().map(Vec::len), Some(2));
    assert_eq!(value["rows"][1]["omega_h"], 0.5);
    assert_eq!(value["report"], "lag.html");
    let html = std::fs::read_to_string(place.path("lag.html")).expect("page");
    assert!(html.contains("\"horizontal\":{\"name\":\"ω h\""));
    for (options, way_out) in [
        (vec!["phase-lag", "linaer"], "did you mean \"linear\""),
        (
            vec!["phase-lag", "cubic", "--points", "1"],
            "at least S = 2",
        ),
        (vec!["phase-lag", "linear", "--step", "0"], "positive"),
        (vec!["phase-lag", "linear", "--step", "nan"], "positive"),
        (
            vec!["phase-lag", "linear", "--quadrature", "gaus"],
            "did you mean \"gauss\"",
        ),
        (
            vec![
                "phase-lag",
                "trigonometric",
                "--step",
                "1",
                "--omega",
                "3.141592653589793",
            ],
            "use a step below",
        ),
    ] {
        let out = alembert(&place, &options);
        assert_eq!(out.code, 2, "{options:?}");
        assert!(out.stderr.contains(way_out), "{}", out.stderr);
    }
}

#[test]
fn e2e_inverse_dynamics_of_a_run() {
    let place = Place::new("inverse");
    let study = "[[study]]\nstep = 2e-3\nduration = 1\nrecord_every = 1\n";
    let bare = common::PENDULUM.split("[[study]]").next().expect("model");
    let drive = "[[force]]\nname = \"motor\"\nkind = \"drive\"\njoint = \"pivot\"\nvalue = \"4*sin(3*t)\"\n";
    let driven = place.model("driven.toml", &format!("{bare}{study}{drive}"));
    let model = place.model("arm.toml", &format!("{bare}{study}"));
    let out = alembert(&place, &["run", &driven, "--csv", "--quiet", "--no-report"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let motion = "out/driven/driven-main.csv";
    let out = alembert(&place, &["inverse", &model, motion, "--csv"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    for words in [
        "forces, unexplained",
        "recording, fit",
        "inverse.pivot.angle",
        "report: ",
    ] {
        assert!(out.stdout.contains(words), "{words}: {}", out.stdout);
    }
    for file in ["arm-main-inverse.npz", "arm-main-inverse.html"] {
        assert!(place.path("out/arm").join(file).is_file(), "{file}");
    }
    // the torque in the file is that of the drive, to the accuracy of the scheme
    let csv = std::fs::read_to_string(place.path("out/arm/arm-main-inverse.csv")).expect("csv");
    let mut lines = csv.lines();
    // units with a comma are quoted
    let header = lines.next().expect("header");
    let header = header.replace("m,rad", "m").replace("m/s,rad/s", "m/s");
    let header = header.split(',');
    let column = header
        .clone()
        .position(|c| c == "inverse.pivot.angle [N m]")
        .expect("column");
    let mut rows = 0;
    for line in lines {
        let cells: Vec<f64> = line
            .split(',')
            .map(|c| c.parse().expect("number"))
            .collect();
        let wanted = 4.0 * (3.0 * cells[0]).sin();
        assert!(
            (cells[column] - wanted).abs() < 1e-3,
            "t = {}: {} {wanted}",
            cells[0],
            cells[column]
        );
        rows += 1;
    }
    assert_eq!(rows, 501);
    let out = alembert(
        &place,
        &[
            "inverse",
            &model,
            motion,
            "--json",
            "--no-report",
            "--out",
            "again",
        ],
    );
    let value = json(&out.stdout);
    assert_eq!(value["runs"][0]["status"], "completed");
    assert_eq!(value["runs"][0]["forces"][0]["name"], "inverse.pivot.angle");
    assert!(
        value["runs"][0]["forces"][0]["largest"]
            .as_f64()
            .expect("number")
            > 3.9
    );
}

#[test]
fn e2e_bad_recordings_write_nothing() {
    let place = Place::new("inverse-bad");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let rows: String = (0..=100)
        .map(|k| format!("{},{}\n", 0.01 * f64::from(k), 0.2))
        .collect();
    let good = format!("time,joint.pivot.angle\n{rows}");
    place.model("good.csv", &good);
    place.model("late.csv", &good.replace("0,0.2\n0.01", "0,x\n0.01"));
    place.model("other.csv", &good.replace("pivot", "hinge"));
    place.model("short.csv", &good.replace("\n1,0.2", ""));
    for (args, words) in [
        (&["missing.csv"][..], "missing.csv"),
        (&["late.csv"], "late.csv:2:1"),
        (&["other.csv"], "joint.pivot.angle"),
        (&["short.csv"], "duration"),
        (&["good.csv", "--actuate", "pivto"], "did you mean `pivot`"),
        (&["good.csv", "--tolerance", "-1"], "positive"),
        (&["good.csv", "--study", "mian"], "main"),
    ] {
        let mut all = vec!["inverse", model.as_str()];
        all.extend(args);
        let out = alembert(&place, &all);
        assert_eq!(out.code, 2, "{args:?}: {}", out.stdout);
        assert!(out.stderr.contains(words), "{args:?}: {}", out.stderr);
        assert!(!place.path("out").exists(), "{args:?}");
    }
    let out = alembert(&place, &["inverse", &model, "good.csv", "--quiet"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
}

#[test]
fn e2e_a_broken_ledger_is_seen() {
    let place = Place::new("strict");
    let text = "space = \"planar\"\n[[point]]\nname = \"p\"\nmass = 1\nposition = [1, 0]\nvelocity = [0, 1]\n\
                [[force]]\nname = \"k\"\nkind = \"spring\"\nbodies = [\"ground\", \"p\"]\npoints = [[0, 0], [1, 0]]\n\
                stiffness = 1e9\n[[study]]\nstep = 0.1\nduration = 10\n";
    let model = place.model("stiff.toml", text);
    // a run that ends is no failure, unless one wants to be strict
    let out = alembert(&place, &["run", &model]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let line = "broken: energy balance: the energy is off by";
    assert!(out.stdout.contains(line), "{}", out.stdout);
    let html = std::fs::read_to_string(place.path("out/stiff/stiff.html")).expect("report");
    assert!(html.contains("\"verdict\":\"broken\""));
    let out = alembert(
        &place,
        &["run", &model, "--json", "--no-report", "--strict"],
    );
    assert_eq!(out.code, 3, "{}", out.stderr);
    let run = &json(&out.stdout)["runs"][0];
    assert_eq!(run["status"], "completed");
    assert_eq!(run["verdict"], "broken");
    assert_eq!(run["ledger"][0]["verdict"], "broken");
    let remedy = run["ledger"][0]["remedy"].as_str().expect("words");
    assert!(remedy.contains("energy-momentum"), "{remedy}");
    // a good run stays good
    let good = place.model("pendulum.toml", common::PENDULUM);
    assert_eq!(alembert(&place, &["run", &good, "--strict"]).code, 0);
}
