//! The page about the problem file: every key is there, and its examples are valid.

use std::collections::BTreeSet;

use alembert::model::Model;
use alembert_ocp::problem::{ProblemFile, schema};
use serde_json::Value;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/problem-file.md");
    std::fs::read_to_string(path).expect("page")
}

/// Keys and words of a schema.
fn keys(schema: &Value, found: &mut BTreeSet<String>) {
    if let Value::Object(map) = schema {
        if let Some(Value::Object(properties)) = map.get("properties") {
            found.extend(properties.keys().cloned());
        }
        if let Some(word) = map.get("const").and_then(Value::as_str) {
            found.insert(word.to_owned());
        }
        let words = map.get("enum").and_then(Value::as_array);
        found.extend(
            words
                .into_iter()
                .flatten()
                .filter_map(|w| Some(w.as_str()?.to_owned())),
        );
        map.values().for_each(|value| keys(value, found));
    }
    if let Value::Array(items) = schema {
        items.iter().for_each(|item| keys(item, found));
    }
}

#[test]
fn conf_every_key_of_the_problem_file_is_documented() {
    let schema: Value = serde_json::from_str(&schema()).expect("JSON");
    let mut all = BTreeSet::new();
    keys(&schema, &mut all);
    assert!(all.len() > 80, "{all:?}");
    let page = page();
    for key in all {
        let shown = [format!("`{key}`"), format!("[[{key}]]"), format!("[{key}]")];
        let inside = page.split('`').skip(1).step_by(2);
        let mut words = inside
            .flat_map(|code| code.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '-')));
        let found = shown.iter().any(|text| page.contains(text)) || words.any(|word| word == key);
        assert!(found, "docs/problem-file.md does not explain `{key}`");
    }
}

/// The complete example is a problem; every other example is one together with the phases and actuators of it.
#[test]
fn e2e_examples_of_the_problem_file_are_problems() {
    let page = page();
    let blocks = page.split("```toml\n").skip(1);
    let blocks: Vec<&str> = blocks
        .filter_map(|block| block.split("```").next())
        .collect();
    let model = Model::from_toml_str(blocks[0], "model").unwrap_or_else(|e| panic!("{e}"));
    let read = |text: &str| {
        ProblemFile::from_toml_str(text, "problem-file.md", &model)
            .unwrap_or_else(|errors| panic!("{errors}\n\n{text}"))
    };
    let whole = read(blocks[1]);
    let base = ProblemFile {
        model: whole.model.clone(),
        phases: whole.phases.clone(),
        actuators: whole.actuators.clone(),
        ..ProblemFile::default()
    };
    let base = base.to_toml_string().expect("text");
    assert!(blocks.len() > 10);
    for block in &blocks[2..] {
        read(&format!("{base}\n{block}"));
    }
}
