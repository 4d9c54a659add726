//! A report in a real browser: set ALEMBERT_BROWSER=1 (CI does), with node and chromium installed.

mod common;

use common::{Place, alembert};
use std::path::Path;
use std::process::Command;

#[test]
fn e2e_browser_opens_a_report() {
    if std::env::var("ALEMBERT_BROWSER").as_deref() != Ok("1") {
        println!("skipped: set ALEMBERT_BROWSER=1 to open the report in a browser");
        return;
    }
    let there = |program: &str| {
        Command::new(program)
            .arg("--version")
            .output()
            .is_ok_and(|out| out.status.success())
    };
    let browser = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    if !there("node") || !there(&browser) {
        println!("skipped: node or chromium is not installed");
        return;
    }
    let viewer = Path::new(env!("CARGO_MANIFEST_DIR")).join("../alembert-report/viewer");
    let place = Place::new("browser");
    let model = place.model("pendulum.toml", common::PENDULUM);
    let out = alembert(&place, &["run", &model, "--quiet"]);
    assert_eq!(out.code, 0, "{}", out.stderr);
    let report = place.path("out/pendulum/pendulum.html");
    let out = Command::new("node")
        .arg("test/browser.mjs")
        .arg(&report)
        .current_dir(viewer)
        .output()
        .expect("node");
    let text = format!(
        "{}{}",
        String::from_utf8_lossy(&out.stdout),
        String::from_utf8_lossy(&out.stderr)
    );
    println!("{text}");
    assert!(out.status.success(), "{text}");
}
