//! The report of an optimal control problem in a real browser: set ALEMBERT_BROWSER=1 (CI does), with node and
//! chromium installed.

use std::path::Path;
use std::process::Command;

#[allow(dead_code)]
#[path = "../examples/optimal.rs"]
mod optimal;

/// Whether a program can be started.
fn there(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .output()
        .is_ok_and(|out| out.status.success())
}

/// Open the report with so many objectives and let the script look at it.
fn look(objectives: usize, options: &[&str]) {
    if std::env::var("ALEMBERT_BROWSER").as_deref() != Ok("1") {
        println!("skipped: set ALEMBERT_BROWSER=1 to open the report in a browser");
        return;
    }
    let browser = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    if !there("node") || !there(&browser) {
        println!("skipped: node or chromium is not installed");
        return;
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("optimal-{objectives}.html"));
    let html = alembert_report::render(&optimal::report(objectives));
    std::fs::write(&file, html).expect("written");
    let out = Command::new("node")
        .arg("test/browser.mjs")
        .arg(&file)
        .args(options)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("viewer"))
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

#[test]
fn e2e_browser_shows_a_front_of_two_objectives() {
    look(2, &[]);
}

#[test]
fn e2e_browser_shows_a_front_of_three_objectives() {
    look(3, &["--dark"]);
}
