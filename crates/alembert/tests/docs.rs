//! The documents say what is there: paths exist, equation tags are defined, kernel files have their headers.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(dir: &Path, ending: &str, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            if !path.ends_with("node_modules") && !path.ends_with("target") {
                files(&path, ending, out);
            }
        } else if path.to_string_lossy().ends_with(ending) {
            out.push(path);
        }
    }
}

/// Equation tags such as T-RIG-6 in a text.
fn tags(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (i, _) in text.match_indices("T-") {
        let tag: String = text[i..]
            .chars()
            .take_while(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || *c == '-')
            .collect();
        let parts: Vec<&str> = tag.split('-').collect();
        if parts.len() == 3
            && parts[1].len() == 3
            && !parts[2].is_empty()
            && parts[2].chars().all(|c| c.is_ascii_digit())
        {
            found.insert(tag);
        }
    }
    found
}

#[test]
fn conf_every_equation_tag_of_the_code_is_in_the_theory() {
    let (mut sources, mut theory) = (vec![], vec![]);
    files(&root().join("crates"), ".rs", &mut sources);
    files(&root().join("docs/theory"), ".md", &mut theory);
    let read = |p: &PathBuf| fs::read_to_string(p).unwrap_or_default();
    let defined: BTreeSet<String> = theory.iter().flat_map(|p| tags(&read(p))).collect();
    for path in sources {
        for tag in tags(&read(&path)) {
            assert!(
                defined.contains(&tag),
                "{} cites {tag}, which docs/theory does not define",
                path.display()
            );
        }
    }
}

#[test]
fn conf_paths_named_in_the_documents_exist() {
    for name in ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"] {
        let text = fs::read_to_string(root().join(name)).unwrap_or_default();
        assert!(!text.is_empty(), "{name} is missing");
        for word in text.split('`').skip(1).step_by(2) {
            let looks_like_path = word.contains('/')
                && word
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c))
                && !word.starts_with("./")
                && !word.starts_with("out/");
            if looks_like_path {
                assert!(
                    root().join(word).exists(),
                    "{name} names `{word}`, which does not exist"
                );
            }
        }
    }
}

#[test]
fn conf_elements_and_schemes_have_the_five_parts() {
    for dir in [
        "crates/alembert/src/elements",
        "crates/alembert/src/schemes",
    ] {
        let mut list = vec![];
        files(&root().join(dir), ".rs", &mut list);
        for path in list {
            let name = path
                .file_name()
                .map(|n| n.to_string_lossy().into_owned())
                .unwrap_or_default();
            if ["mod.rs", "check.rs", "tests.rs"].contains(&name.as_str()) {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap_or_default();
            for part in [
                "# What it is",
                "# Equations",
                "# Symbols",
                "# Reference",
                "# Departures from the reference",
            ] {
                assert!(text.contains(part), "{name} has no section '{part}'");
            }
        }
    }
}

/// The examples of the page about the model file, one below the other, are one valid model.
#[test]
fn e2e_examples_of_the_model_file_are_a_model() {
    let text = fs::read_to_string(root().join("docs/model-file.md")).expect("page");
    let blocks = text
        .split("```toml\n")
        .skip(1)
        .filter_map(|b| b.split("```").next());
    // a block that does not open a table is a single key, shown for itself
    let model: String = blocks
        .filter(|b| b.starts_with("format") || b.starts_with("[["))
        .collect();
    for table in [
        "body",
        "point",
        "rod",
        "joint",
        "coordinate",
        "force",
        "servo",
    ] {
        assert!(model.contains(&format!("[[{table}]]")), "no {table}");
    }
    if let Err(errors) = alembert::model::Model::from_toml_str(&model, "model-file.md") {
        panic!("{errors}");
    }
}
