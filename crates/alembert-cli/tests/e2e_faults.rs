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
