//! Faults from outside: signals, full disks, pipes, files of killed processes.

#![cfg(unix)]

mod common;

use common::{Place, alembert, json};
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A pendulum that swings longer than anyone waits.
fn endless() -> String {
    common::PENDULUM.replace("duration = 1", "duration = 100000")
}

#[test]
fn e2e_every_request_to_end_keeps_what_is_there() {
    for (signal, code) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let place = Place::new(&format!("signal{signal}"));
        let model = place.model("long.toml", &endless());
        let child = common::command(&place, &["run", &model, "--json"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("starts");
        std::thread::sleep(Duration::from_millis(1500));
        let killed = Command::new("kill")
            .args([signal, &child.id().to_string()])
            .status();
        assert!(killed.expect("kill").success());
        let out = child.wait_with_output().expect("ends");
        let words = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(code), "{signal}: {words}");
        let value = json(&String::from_utf8_lossy(&out.stdout));
        let run = &value["runs"][0];
        assert_eq!(run["status"], "interrupted", "{signal}");
        assert!(run["end_time"].as_f64().expect("time") > 0.0);
        let file = run["files"][0].as_str().expect("file");
        assert!(place.path(file).is_file(), "{signal}");
        let report = fs::read_to_string(place.path(value["report"].as_str().expect("report")));
        assert!(report.expect("report").contains("interrupted"), "{signal}");
    }
}

#[test]
fn e2e_what_nohup_ignores_stays_ignored() {
    let place = Place::new("nohup");
    let model = place.model("long.toml", &endless());
    let child = Command::new("sh")
        .args([
            "-c",
            "trap '' HUP; exec \"$0\" run \"$1\" --quiet --no-report",
        ])
        .args([env!("CARGO_BIN_EXE_alembert"), &model])
        .current_dir(place.path(""))
        .spawn()
        .expect("starts");
    std::thread::sleep(Duration::from_millis(1000));
    let send = |signal: &str| {
        let id = child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.expect("kill").success());
    };
    send("-HUP");
    std::thread::sleep(Duration::from_millis(700));
    send("-TERM");
    // it lived until the second signal
    let out = child.wait_with_output().expect("ends");
    assert_eq!(out.status.code(), Some(143));
}

#[test]
fn e2e_temporaries_of_killed_processes_go_and_no_others() {
    let place = Place::new("stale");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let folder = place.path("out/pendulum");
    fs::create_dir_all(&folder).expect("folder");
    let mut gone = Command::new("true").spawn().expect("starts");
    gone.wait().expect("ends");
    let dead = folder.join(format!(".pendulum-main.npz.{}-0.tmp", gone.id()));
    let alive = folder.join(format!(".pendulum-main.npz.{}-0.tmp", std::process::id()));
    let own = folder.join("notes.tmp");
    for file in [&dead, &alive, &own] {
        fs::write(file, "half").expect("writes");
    }
    assert_eq!(alembert(&place, &["run", &model, "--quiet"]).code, 0);
    assert!(alive.exists() && own.exists());
    if fs::exists("/proc/self").expect("asks") {
        assert!(!dead.exists());
    }
}

#[test]
fn e2e_output_that_is_lost_has_its_exit_code() {
    if !fs::exists("/dev/full").expect("asks") {
        return;
    }
    let place = Place::new("full");
    let model = place.model("pendulum.toml", common::PENDULUM);
    for args in [
        vec!["run", &model, "--json", "--no-report"],
        vec!["check", &model],
        vec!["schema"],
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full");
        let out = common::command(&place, &args)
            .stdout(full.expect("opens"))
            .output()
            .expect("starts");
        let words = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(4), "{args:?}: {words}");
        assert_eq!(
            words
                .matches("error: the output cannot be written: the disk is full")
                .count(),
            1,
            "{args:?}: {words}"
        );
    }
    // a reader that has seen enough is no fault
    let shell = format!("'{}' schema | head -c 10", env!("CARGO_BIN_EXE_alembert"));
    let out = Command::new("bash")
        .args(["-c", &format!("set -o pipefail; {shell}")])
        .output()
        .expect("starts");
    assert_eq!(out.status.code(), Some(0));
}

/// A limit on the size of files stands for a full disk, which needs no rights to make: the write fails in the middle.
#[test]
fn e2e_a_file_that_cannot_be_written_has_words_and_an_exit_code() {
    let place = Place::new("limit");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = Command::new("bash")
        .args([
            "-c",
            "trap '' XFSZ; ulimit -f 4; exec \"$0\" run \"$1\" --json",
        ])
        .args([env!("CARGO_BIN_EXE_alembert"), &model])
        .current_dir(place.path(""))
        .output()
        .expect("starts");
    let words = String::from_utf8_lossy(&out.stderr);
    assert_eq!(out.status.code(), Some(4), "{words}");
    assert!(words.starts_with("error: the file "), "{words}");
    assert!(words.contains("cannot be written: "), "{words}");
    // one message, none of a library, and nothing half written
    assert!(
        !words.contains("ZipWriter") && words.matches("error:").count() == 1,
        "{words}"
    );
    let left: Vec<_> = fs::read_dir(place.path("out/pendulum"))
        .expect("folder")
        .flatten()
        .map(|f| f.file_name())
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn e2e_pipes_are_refused_where_files_are_read() {
    let place = Place::new("pipe");
    let pipe = place.path("pipe.csv");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .expect("mkfifo")
            .success()
    );
    let model = place.model("pendulum.toml", common::PENDULUM);
    let signal = common::PENDULUM.replace(
        "[[study]]\nstep",
        "[[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"bob\"\nforce = [1, 0, 0]\n\
         time = { csv = \"pipe.csv\", column = \"a\" }\n\n[[study]]\nstep",
    );
    let loaded = place.model("loaded.toml", &signal);
    for args in [
        vec!["run", "pipe.csv"],
        vec!["check", "pipe.csv"],
        vec!["inverse", &model, "pipe.csv"],
        vec!["report", "pipe.csv"],
        vec!["run", &loaded],
    ] {
        let start = Instant::now();
        let mut child = common::command(&place, &args)
            .stderr(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .expect("starts");
        while child.try_wait().expect("asks").is_none() {
            if start.elapsed() > Duration::from_secs(20) {
                child.kill().expect("kills");
                panic!("{args:?} waits for ever");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let out = child.wait_with_output().expect("ends");
        let words = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {words}");
        assert!(words.contains("pipe"), "{args:?}: {words}");
    }
}

/// A point mass with a billion frames.
const BILLION: &str = "[[point]]\nname = \"p\"\nmass = 1\nvelocity = [1, 0, 0]\n\n\
    [[study]]\nstep = 1e-6\nduration = 1000\nrecord_every = 1\n";

#[test]
fn e2e_what_no_memory_holds_is_refused_before_it_is_run() {
    if !fs::exists("/proc/self/limits").expect("asks") {
        return;
    }
    let place = Place::new("memory");
    let model = place.model("p.toml", BILLION);
    // a limit of the process stands for a machine of which the size is known
    let limited = |args: &str| {
        let out = Command::new("bash")
            .args(["-c", &format!("ulimit -v 4000000; exec \"$0\" {args}")])
            .arg(env!("CARGO_BIN_EXE_alembert"))
            .current_dir(place.path(""))
            .output()
            .expect("starts");
        let words = String::from_utf8_lossy(&out.stderr).into_owned();
        (out.status.code(), words)
    };
    let mut rate = String::new();
    for command in ["run", "check"] {
        let (code, words) = limited(&format!("{command} {model}"));
        assert_eq!(code, Some(2), "{command}: {words}");
        let head = "error: study \"main\" needs ";
        assert!(words.starts_with(head), "{command}: {words}");
        assert!(words.contains("for 1000000001 frames of "), "{words}");
        rate = words
            .split("--set ")
            .nth(1)
            .and_then(|rest| rest.split(',').next())
            .expect("a rate")
            .to_owned();
    }
    assert!(!place.path("out").exists());
    // a problem with millions of steps
    place.model("arm.toml", common::ARM);
    let reach = place.model("reach.toml", common::REACH);
    for command in ["solve", "check"] {
        let (code, words) = limited(&format!("{command} {reach} --set phase.main.steps=5000000"));
        assert_eq!(code, Some(2), "{command}: {words}");
        assert!(words.contains("5000000 steps need about "), "{words}");
    }
    // the rate that is named is one that fits
    let (code, words) = limited(&format!("check {model} --set {rate}"));
    assert_eq!(code, Some(0), "{rate}: {words}");
}

#[test]
fn e2e_check_tells_what_a_study_needs() {
    let place = Place::new("needs");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = alembert(&place, &["check", &model]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let line = |start: &str| {
        let found = out.stdout.lines().find(|l| l.trim().starts_with(start));
        found.expect("a line").to_owned()
    };
    for word in ["frames", "memory", "file", "time"] {
        assert!(line("study ").contains(word), "{}", out.stdout);
    }
    // a hundred frames and the first one, of 48 numbers or so
    let row = line("main ");
    assert!(row.contains(" 101 ") && row.contains(" kB "), "{row}");
    assert!(row.trim_end().ends_with(" s"), "{row}");
}

#[test]
fn e2e_a_killed_run_goes_on_to_the_last_bit() {
    let place = Place::new("resume");
    let text = common::PENDULUM
        .replace("duration = 1\n", "duration = 4000\n")
        .replace("record_every = 10", "record_every = 400");
    let model = place.model("long.toml", &text);
    let checkpoint = place.path("killed/long-main.checkpoint");
    let killed = ["run", &model, "--no-report", "--quiet", "--out", "killed"];
    let mut child = common::command(&place, &killed)
        .args(["--study", "main", "--checkpoint", "0.2"])
        .spawn()
        .expect("starts");
    let start = Instant::now();
    while !checkpoint.exists() {
        assert!(child.try_wait().expect("asks").is_none(), "it was too fast");
        assert!(start.elapsed() < Duration::from_secs(120));
        std::thread::sleep(Duration::from_millis(5));
    }
    // SIGKILL: nothing can be saved any more
    child.kill().expect("kills");
    child.wait().expect("ends");
    assert!(!place.path("killed/long-main.npz").exists());
    let resumed = ["run", &model, "--no-report", "--out", "killed", "--resume"];
    let out = alembert(&place, &resumed);
    assert_eq!(out.code, 0, "{}", out.stderr);
    assert!(
        out.stderr.contains("main: goes on from t = "),
        "{}",
        out.stderr
    );
    assert!(
        out.stderr.contains("exact: from its start"),
        "{}",
        out.stderr
    );
    assert!(!checkpoint.exists());
    let whole = ["run", &model, "--no-report", "--quiet", "--out", "whole"];
    assert_eq!(alembert(&place, &whole).code, 0);
    for study in ["main", "exact"] {
        let read = |folder: &str| {
            let path = place.path(&format!("{folder}/long-{study}.npz"));
            let file = fs::File::open(path).expect("opens");
            let (mut run, _) = alembert::trajectory::npz::read(file).expect("reads");
            (run.counts.wall_time, run.counts.cpu_time) = (0.0, 0.0);
            // text tells -0 from 0
            format!("{run:?}")
        };
        assert!(read("killed") == read("whole"), "{study}");
    }
    // what is complete is not computed again
    let out = alembert(&place, &resumed);
    assert_eq!(out.code, 0, "{}", out.stderr);
    assert_eq!(
        out.stderr.matches("completed before").count(),
        2,
        "{}",
        out.stderr
    );
}

#[test]
fn e2e_resume_refuses_what_it_cannot_do() {
    let place = Place::new("refuse-resume");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = alembert(&place, &["run", &model, "--resume"]);
    assert_eq!(out.code, 2);
    assert!(out.stderr.contains("nothing to resume"), "{}", out.stderr);
    assert!(!place.path("out").exists());
    // a checkpoint of another model
    let long = place.model("pendulum.toml", &endless());
    let child = common::command(&place, &["run", &long, "--quiet", "--no-report"])
        .spawn()
        .expect("starts");
    std::thread::sleep(Duration::from_millis(1500));
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-TERM", &id]).status();
    assert!(sent.expect("kill").success());
    assert_eq!(
        child.wait_with_output().expect("ends").status.code(),
        Some(143)
    );
    let heavier = endless().replace("mass = 1\n", "mass = 2\n");
    place.model("pendulum.toml", &heavier);
    let out = alembert(&place, &["run", &model, "--resume"]);
    assert_eq!(out.code, 2, "{}", out.stderr);
    assert!(
        out.stderr.contains("belongs to another model"),
        "{}",
        out.stderr
    );
    assert!(
        out.stderr.contains("help: run without --resume"),
        "{}",
        out.stderr
    );
    for (option, words) in [
        ("--checkpoint=-1", "negative"),
        ("--checkpoint=soon", "not a number"),
    ] {
        let out = alembert(&place, &["run", &model, option]);
        assert_eq!(out.code, 2);
        assert!(out.stderr.contains(words), "{}", out.stderr);
    }
    // what is computed in one go cannot be asked for checkpoints
    let adaptive = "[[point]]\nname = \"p\"\nmass = 1\n[[study]]\nscheme = \"multistep\"\nstep = 1e-3\nduration = 0.1\n";
    let model = place.model("adaptive.toml", adaptive);
    let out = alembert(&place, &["run", &model, "--checkpoint", "5"]);
    assert_eq!(out.code, 2);
    assert!(
        out.stderr
            .contains("study \"main\" cannot write checkpoints"),
        "{}",
        out.stderr
    );
}

#[test]
fn e2e_a_later_study_is_examined_before_the_first_file_is_written() {
    let place = Place::new("later");
    // which channels there are is known when the study is prepared
    let third = "\n[[study]]\nname = \"rest\"\nkind = \"equilibrium\"\nstop = { channel = \"body.bib.position.x\", value = 1 }\n";
    let model = place.model("later.toml", &format!("{}{third}", common::PENDULUM));
    let out = alembert(&place, &["run", &model]);
    assert_eq!(out.code, 2, "{}", out.stderr);
    assert!(out.stderr.contains("body.bib.position.x"), "{}", out.stderr);
    assert!(!place.path("out").exists());
    // the first one alone has nothing to say against it
    assert_eq!(
        alembert(&place, &["run", &model, "--study", "main", "--quiet"]).code,
        0
    );
}

/// A disk of one megabyte, where the system lets one be made without rights.
#[test]
fn e2e_room_on_the_disk_is_checked_before_a_run() {
    let place = Place::new("disk");
    let text = common::PENDULUM.replace(
        "duration = 1\nrecord_every = 10",
        "duration = 100000\nrecord_every = 100",
    );
    let model = place.model("long.toml", &text);
    let mount = "mkdir small && mount -t tmpfs -o size=1m tmpfs small";
    let script = format!(
        "({mount}) 2>/dev/null || exit 77; exec \"$0\" run {model} --study main --out small/out --no-report"
    );
    let start = Instant::now();
    let out = Command::new("unshare")
        .args(["-rm", "bash", "-c", &script, env!("CARGO_BIN_EXE_alembert")])
        .current_dir(place.path(""))
        .output();
    let Ok(out) = out else { return };
    let words = String::from_utf8_lossy(&out.stderr);
    if out.status.code() == Some(77) || words.contains("unshare") {
        return;
    }
    assert_eq!(out.status.code(), Some(4), "{words}");
    assert!(
        words.starts_with("error: the results in small/out may take up to "),
        "{words}"
    );
    assert!(words.contains("the disk is full after 1.0 MB"), "{words}");
    assert!(words.contains("--set study.main.record_every="), "{words}");
    // before the run, which takes longer
    assert!(start.elapsed() < Duration::from_secs(20));
}

#[test]
fn e2e_loads_next_to_nothing_are_refused_and_small_ones_end() {
    let place = Place::new("load");
    let text = |load: &str, more: &str| {
        format!(
            "[[point]]\nname = \"p\"\nmass = 1\n[[force]]\nname = \"k\"\nkind = \"spring\"\nbodies = [\"ground\", \"p\"]\n\
             points = [[-1, 0, 0], [0, 0, 0]]\nlength = 0.5\nstiffness = 10\n\
             [[force]]\nname = \"pull\"\nkind = \"force\"\nbody = \"p\"\nvalue = [1, 0, 0]\n\
             [[study]]\nkind = \"equilibrium\"\nload = {load}\n{more}"
        )
    };
    for load in ["5e-324", "-1e-101", "1e101"] {
        let model = place.model("tiny.toml", &text(load, ""));
        for command in ["check", "run"] {
            let out = alembert(&place, &[command, &model]);
            assert_eq!(out.code, 2, "{load}: {}", out.stderr);
            assert!(
                out.stderr.contains("the load factor of study"),
                "{}",
                out.stderr
            );
        }
    }
    for more in ["", "arc_length = true\n"] {
        let model = place.model("small.toml", &text("1e-99", more));
        let mut child = common::command(&place, &["run", &model, "--quiet"])
            .spawn()
            .expect("starts");
        let start = Instant::now();
        while child.try_wait().expect("asks").is_none() {
            if start.elapsed() > Duration::from_secs(60) {
                child.kill().expect("kills");
                panic!("it never ends: {more}");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
