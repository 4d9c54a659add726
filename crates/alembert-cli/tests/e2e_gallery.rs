//! The gallery through the command.

mod common;

use common::{Place, alembert, json};

const EXPECTED: &str = r#"citation = "energy of a pendulum"
[[figure]]
name = "energy"
study = "exact"
channel = "energy.total"
reduce = "drift"
tolerance = 1e-9
source = "exact"
[[figure]]
name = "start"
channel = "body.bob.position.x"
at = 0
reference = 1
tolerance = 1e-12
"#;

fn gallery(place: &Place, expected: &str) {
    std::fs::create_dir_all(place.path("gallery/pendulum")).expect("folder");
    place.model("gallery/pendulum/model.toml", common::PENDULUM);
    place.model("gallery/pendulum/expected.toml", expected);
    std::fs::create_dir_all(place.path("below/here")).expect("folder");
}

#[test]
fn e2e_gallery_case_is_compared() {
    let place = Place::new("gallery");
    gallery(&place, EXPECTED);
    let out = alembert(&place, &["gallery", "pendulum"]);
    assert_eq!(out.code, 0, "{}{}", out.stdout, out.stderr);
    assert!(
        out.stdout.contains("energy") && out.stdout.contains("ok"),
        "{}",
        out.stdout
    );
    let html = std::fs::read_to_string(place.path("out/pendulum/pendulum.html")).expect("report");
    assert!(html.contains("\"figures\":[{\"name\":\"start\""));
    let out = alembert(&place, &["gallery", "pendulum", "--json", "--no-report"]);
    let value = json(&out.stdout);
    assert_eq!(value["case"], "pendulum");
    assert_eq!(value.as_object().map(serde_json::Map::len), Some(2));
    let figure = &value["figures"]["start"];
    assert_eq!(figure["reference"], 1.0);
    assert_eq!(figure["ok"], true);
    assert_eq!(figure["own"], false);
    assert_eq!(figure.as_object().map(serde_json::Map::len), Some(5));
}

#[test]
fn e2e_gallery_tells_how_many_references_are_its_own() {
    let place = Place::new("own");
    gallery(&place, &format!("{EXPECTED}own = true\n"));
    let out = alembert(&place, &["gallery", "all", "--no-report"]);
    let words = "2 of 2 figures hold in 1 cases; 1 have independent references, 1 are own values";
    assert!(out.stdout.contains(words), "{}", out.stdout);
}

#[test]
fn e2e_gallery_is_found_from_below() {
    let place = Place::new("below");
    gallery(&place, EXPECTED);
    let out = common::command(&place, &["gallery"])
        .current_dir(place.path("below/here"))
        .output()
        .expect("runs");
    assert!(String::from_utf8_lossy(&out.stdout).contains("A pendulum"));
    let out = alembert(&place, &["gallery", "--json"]);
    assert_eq!(json(&out.stdout)[0]["case"], "pendulum");
    let out = alembert(&place, &["gallery", "all", "--json", "--no-report"]);
    assert_eq!(json(&out.stdout)[0]["case"], "pendulum");
    assert!(!place.path("out").exists());
}

#[test]
fn e2e_gallery_failures_have_exit_codes() {
    let place = Place::new("failures");
    gallery(&place, EXPECTED);
    let out = alembert(&place, &["gallery", "pendulun"]);
    assert_eq!(out.code, 2);
    assert!(
        out.stderr.contains("did you mean \"pendulum\""),
        "{}",
        out.stderr
    );
    // a figure that does not hold
    place.model(
        "gallery/pendulum/expected.toml",
        &EXPECTED.replace("reference = 1", "reference = 2"),
    );
    let out = alembert(&place, &["gallery", "pendulum", "--json", "--no-report"]);
    assert_eq!(out.code, 1);
    assert_eq!(json(&out.stdout)["figures"]["start"]["ok"], false);
    // a channel that is not there
    place.model(
        "gallery/pendulum/expected.toml",
        &EXPECTED.replace("body.bob.position.x", "body.bib.position.x"),
    );
    let out = alembert(&place, &["gallery", "pendulum", "--json", "--no-report"]);
    assert_eq!(out.code, 1);
    assert!(json(&out.stdout)["figures"]["start"]["value"].is_null());
    // a file that says something else
    place.model(
        "gallery/pendulum/expected.toml",
        &EXPECTED.replace("reduce", "reducing"),
    );
    let out = alembert(&place, &["gallery", "pendulum"]);
    assert_eq!(out.code, 2);
    assert!(out.stderr.contains("reducing"), "{}", out.stderr);
    assert_eq!(alembert(&place, &["gallery", "--dir", "nowhere"]).code, 2);
}

#[test]
fn e2e_verify_measures_what_is_asked_for() {
    let place = Place::new("verify");
    gallery(&place, EXPECTED);
    let out = alembert(
        &place,
        &["verify", "--quick", "--json", "--only", "symplectic"],
    );
    assert_eq!(out.code, 0, "{}{}", out.stdout, out.stderr);
    let value = json(&out.stdout);
    assert_eq!(value["ok"], true);
    let claims = value["claims"].as_array().expect("claims");
    // ten schemes on two problems
    assert_eq!(claims.len(), 20);
    for claim in claims {
        assert!(
            claim["scheme"].is_string()
                && claim["problem"].is_string()
                && claim["measured"].is_number()
        );
        assert_eq!(claim["claim"], "symplectic");
    }
    // a scheme that is not symplectic is seen not to be
    let not = claims
        .iter()
        .find(|c| c["scheme"] == "energy-momentum")
        .expect("row");
    assert_eq!(not["claimed"], false);
    assert!(not["measured"].as_f64().expect("number") > 1e-6);
}

/// A pendulum whose figures know its length, or only its start.
#[test]
fn e2e_verify_mutate_tells_what_is_not_noticed() {
    let place = Place::new("mutate");
    let named =
        |key: &str, factor: &str| format!("{EXPECTED}[[mutation]]\nkey = \"{key}\"\n{factor}\n");
    // energy and start know nothing of gravity
    gallery(&place, EXPECTED);
    let out = alembert(&place, &["verify", "--mutate", "pendulum"]);
    assert_eq!(out.code, 1, "{}{}", out.stdout, out.stderr);
    assert!(
        out.stdout.contains("pendulum notices nothing"),
        "{}",
        out.stdout
    );
    // a place that is wrong is noticed
    gallery(&place, &named("body.bob.position", "factor = 1.5"));
    let out = alembert(&place, &["verify", "--mutate", "pendulum", "--json"]);
    let value = json(&out.stdout);
    let pair = &value["pairs"][0];
    assert_eq!(pair["parameter"], "body.bob.position", "{value}");
    assert_eq!(pair["factor"], 1.5);
    // the page has a row of the case, what was noticed, and what is not counted
    let blind = "[[mutation]]\nkey = \"body.*.mass\"\nblind = \"of no account\"\n";
    let position = named("body.bob.position", "factor = 1.5");
    gallery(&place, &format!("{position}{blind}"));
    let out = alembert(&place, &["verify", "--mutate", "--write", "page.md"]);
    assert!(out.code <= 1, "{}", out.stderr);
    let page = std::fs::read_to_string(place.path("page.md")).expect("page");
    for words in [
        "| pendulum | 1 of ",
        "`body.bob.position x 1.5` 1",
        "| pendulum | `body.*.mass` | of no account |",
    ] {
        assert!(page.contains(words), "{words}\n{page}");
    }
    // a parameter that moves a figure is not without influence
    let blind = "blind = \"none\"\nfactor = 1.5";
    gallery(&place, &named("body.bob.position", blind));
    let out = alembert(&place, &["verify", "--mutate", "pendulum"]);
    assert_eq!(out.code, 1, "{}", out.stdout);
    assert!(
        out.stdout.contains("called without influence"),
        "{}",
        out.stdout
    );
    // names that are not there, factors that do nothing
    for (text, words) in [
        (named("body.bib.mass", ""), "did you mean"),
        (named("body.bob.mess", ""), "mass"),
        (named("gravity", "factor = 1"), "changes nothing"),
        (named("gravity", "blind = \"\""), "write why"),
        (
            named("joint.nothing.reaction", ""),
            "no joint is called \"nothing\"",
        ),
        (
            named("study.exact.record_every", ""),
            "`study[1].record_every` is a whole number",
        ),
    ] {
        gallery(&place, &text);
        let out = alembert(&place, &["verify", "--mutate", "pendulum"]);
        assert_eq!(out.code, 2, "{text}{}", out.stdout);
        assert!(out.stderr.contains(words), "{text}{}", out.stderr);
    }
    // all names are looked at before anything is run: the first case is right, the second one is not
    gallery(&place, EXPECTED);
    std::fs::create_dir_all(place.path("gallery/zebra")).expect("folder");
    place.model("gallery/zebra/model.toml", common::PENDULUM);
    place.model("gallery/zebra/expected.toml", &named("body.bob.mess", ""));
    let begin = std::time::Instant::now();
    let out = alembert(&place, &["verify", "--mutate"]);
    assert_eq!(out.code, 2, "{}", out.stdout);
    let words = "zebra/expected.toml: `[[mutation]]` with key = \"body.bob.mess\"";
    assert!(out.stderr.contains(words), "{}", out.stderr);
    assert!(begin.elapsed().as_secs() < 30);
    std::fs::remove_dir_all(place.path("gallery/zebra")).expect("removed");
    let out = alembert(&place, &["verify", "--mutate", "pendulun"]);
    assert_eq!(out.code, 2);
    assert!(
        out.stderr.contains("did you mean \"pendulum\""),
        "{}",
        out.stderr
    );
}

/// Figures and diagrams may be of one point of a front, and each front has its page.
#[test]
fn e2e_points_of_a_front_have_figures() {
    let place = Place::new("front");
    let source =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../gallery/chain-closing");
    let folder = place.path("gallery/chain-closing");
    std::fs::create_dir_all(&folder).expect("folder");
    let read = |name: &str| std::fs::read_to_string(source.join(name)).expect("file");
    for name in ["model.toml", "problem.toml", "expected.toml"] {
        place.model(&format!("gallery/chain-closing/{name}"), &read(name));
    }
    let out = alembert(&place, &["gallery", "chain-closing"]);
    assert_eq!(out.code, 0, "{}{}", out.stdout, out.stderr);
    assert!(
        out.stdout.contains("largest angle with stops"),
        "{}",
        out.stdout
    );
    let page = |name: &str| std::fs::read_to_string(place.path(name)).expect("page");
    let first = page("out/chain-closing/chain-closing.html");
    assert!(first.contains("Centres of mass, x") && first.contains("largest angle with stops"));
    let second = page("out/chain-closing/chain-closing-through.html");
    assert!(second.contains("A chain of four bodies closes: through"));
    assert!(
        second.contains("largest angle without stops") && !second.contains("Centres of mass, x")
    );
    // a point of a study that is not there
    let expected = read("expected.toml").replace("\"stops 1\"", "\"stop 1\"");
    place.model("gallery/chain-closing/expected.toml", &expected);
    let out = alembert(&place, &["gallery", "chain-closing", "--no-report"]);
    assert_eq!(out.code, 2, "{}", out.stdout);
    assert!(
        out.stderr.contains("no study is called \"stop 1\""),
        "{}",
        out.stderr
    );
}

/// Sources are papers, books, closed forms, or derived in the README of the case: never a note outside the repository.
#[test]
fn conf_references_of_the_gallery_are_in_reach() {
    let gallery = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../gallery");
    let mut cases = 0;
    for entry in std::fs::read_dir(gallery).expect("gallery").flatten() {
        let Ok(text) = std::fs::read_to_string(entry.path().join("expected.toml")) else {
            continue;
        };
        cases += 1;
        let text = text.to_lowercase();
        for words in ["reference mechanics", "of the seed", "reference note"] {
            assert!(!text.contains(words), "{}: {words}", entry.path().display());
        }
    }
    assert!(cases > 80, "{cases}");
}
