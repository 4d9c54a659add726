//! Models of thousands of bodies: the cost of files grows with the number of bodies, not with its square.

mod common;

use common::{Place, alembert};
use std::fmt::Write;
use std::fs;

/// A chain of boxes that falls, for three steps.
fn chain(links: usize) -> String {
    let mut text = "gravity = [0, 0, -9.81]\n".to_owned();
    for k in 0..links {
        let before = match k {
            0 => "ground".to_owned(),
            k => format!("link-{}", k - 1),
        };
        let written = write!(
            text,
            "[[body]]\nname = \"link-{k}\"\nmass = 1\ninertia = [0.01, 0.01, 0.01]\nposition = [{k}.5, 0, 0]\n\
             shape = {{ kind = \"box\", size = [0.9, 0.1, 0.1] }}\n\
             [[joint]]\nname = \"pivot-{k}\"\nkind = \"revolute\"\nbodies = [\"{before}\", \"link-{k}\"]\nat = [{k}, 0, 0]\naxis = [0, 1, 0]\n"
        );
        written.expect("writes");
    }
    text + "[[study]]\nstep = 1e-4\nduration = 3e-4\n"
}

/// Processor time of a command [s], which other processes do not change much.
#[cfg(unix)]
fn processor_time(place: &Place, args: &str) -> f64 {
    let out = std::process::Command::new("bash")
        .args(["-c", &format!("TIMEFORMAT=%U; time \"$0\" {args}")])
        .arg(env!("CARGO_BIN_EXE_alembert"))
        .current_dir(place.path(""))
        .output()
        .expect("starts");
    let words = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{words}");
    let time = words.trim().lines().last().and_then(|t| t.parse().ok());
    time.expect("a time")
}

#[cfg(unix)]
#[test]
fn e2e_four_times_the_bodies_take_four_times_as_long() {
    let place = Place::new("growth");
    let times = [1000, 4000].map(|links| {
        place.model("chain.toml", &chain(links));
        processor_time(&place, "run chain.toml --quiet")
    });
    // four in theory; sixteen before names were sorted. A tenth of a second is that of the program itself
    let growth = times[1] / times[0].max(0.1);
    assert!(growth < 8.0, "{times:?}");
}

#[test]
fn e2e_results_of_large_models_are_small_and_come_back() {
    let place = Place::new("large");
    let model = place.model("chain.toml", &chain(2000));
    let out = alembert(&place, &["run", &model]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let size = |name: &str| fs::metadata(place.path(name)).expect("there").len();
    // 27 channels and two arrays of a scene for each body, four frames of doubles: 9 million bytes without compression
    let file = size("out/chain/chain-main.npz");
    assert!(file < 3_000_000, "{file}");
    let first = fs::read_to_string(place.path("out/chain/chain.html")).expect("report");
    let again = ["report", "out/chain/chain-main.npz", "--out", "again.html"];
    assert_eq!(alembert(&place, &again).code, 0);
    let second = fs::read_to_string(place.path("again.html")).expect("report");
    assert!(first == second);
    assert!(first.contains("link-1999") && !first.contains("Left out of this report"));
    // a smaller page says what it leaves out
    let mut small = again.to_vec();
    small.extend(["--report-size", "1"]);
    assert_eq!(alembert(&place, &small).code, 0);
    let small = fs::read_to_string(place.path("again.html")).expect("report");
    assert!(small.len() <= 1_000_000, "{}", small.len());
    assert!(small.contains("Left out of this report"));
    assert!(small.contains("2000 bodies and points, 2000 joints"));
}

#[test]
fn e2e_reports_of_many_frames_keep_their_size_and_say_so() {
    let place = Place::new("frames");
    let text = common::PENDULUM.replace(
        "duration = 1\nrecord_every = 10",
        "duration = 20\nrecord_every = 1",
    );
    let model = place.model("pendulum.toml", &text);
    let run = ["run", &model, "--quiet", "--report-size", "2"];
    assert_eq!(alembert(&place, &run).code, 0);
    let page = fs::read_to_string(place.path("out/pendulum/pendulum.html")).expect("report");
    assert!(
        (1_000_000..=2_000_000).contains(&page.len()),
        "{}",
        page.len()
    );
    assert!(page.contains(" of 20001 recorded frames are shown"));
}
