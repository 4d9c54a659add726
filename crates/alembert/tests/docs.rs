//! The documents say what is there: paths exist, equation tags are defined, kernel files have their headers.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Status, Trajectory};
use serde_json::Value;

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

/// Two equations with one tag cannot be cited.
#[test]
fn conf_every_equation_tag_is_defined_once() {
    let mut theory = vec![];
    files(&root().join("docs/theory"), ".md", &mut theory);
    let mut seen = BTreeSet::new();
    for path in theory {
        let text = fs::read_to_string(&path).unwrap_or_default();
        for line in text.lines().filter(|l| l.starts_with("**T-")) {
            let tag = line.trim_start_matches('*').split(['.', ' ', '*']).next();
            let tag = tag.unwrap_or_default().to_owned();
            assert!(seen.insert(tag.clone()), "{tag} is defined twice");
        }
    }
    assert!(seen.len() > 20, "{}", seen.len());
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
            if ["mod.rs", "check.rs", "conformance.rs", "tests.rs"].contains(&name.as_str()) {
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

/// Laws of elements are asked by one module: nothing else has their trait in scope.
#[test]
fn conf_laws_of_elements_have_one_caller() {
    let mut sources = vec![];
    files(&root().join("crates"), ".rs", &mut sources);
    let own = ["alembert/src/elements", "alembert/src/system/forces"];
    let own = own.map(|folder| root().join("crates").join(folder));
    let mut callers = 0;
    for path in sources {
        if path.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        let code = text
            .lines()
            .map(|l| l.split("//").next().unwrap_or_default());
        let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let calls = code
            .filter(|l| l.split(|c| !name(c)).any(|w| w == "Element") || l.contains("elements::*"));
        let calls: Vec<&str> = calls.collect();
        callers += usize::from(path.starts_with(&own[1]) && !calls.is_empty());
        assert!(
            calls.is_empty() || own.iter().any(|folder| path.starts_with(folder)),
            "{} asks laws of elements itself: {calls:?}. Ask system/forces",
            path.display()
        );
    }
    assert!(callers > 0);
}

/// Files of the crates, without tests, in which some lines of code are of a kind, and how many lines.
fn touched(of_it: impl Fn(&str) -> bool) -> BTreeMap<String, usize> {
    let mut sources = vec![];
    files(&root().join("crates"), ".rs", &mut sources);
    let mut touched = BTreeMap::new();
    for path in sources {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let code = text
            .lines()
            .map(|l| l.split("//").next().unwrap_or_default());
        let lines = code.filter(|l| of_it(l)).count();
        let path = path.strip_prefix(root()).expect("in the tree");
        let folders: Vec<_> = path.iter().map(|f| f.to_string_lossy()).collect();
        if lines > 0 && !folders.contains(&"tests".into()) {
            touched.insert(folders.join("/"), lines);
        }
    }
    touched
}

/// Whether one of the words stands in a line.
fn has_word(line: &str, words: &[&str]) -> bool {
    let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    line.split(|c| !name(c)).any(|w| words.contains(&w))
}

/// What the guide says of a new force element: one file, and two lines of another one. The rope, the newest, touches nothing else.
#[test]
fn conf_a_force_element_is_one_file_and_two_lines() {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("guide");
    let row = guide.lines().find(|l| l.starts_with("| a force element |"));
    let row = row.expect("a row about force elements");
    let list = "crates/alembert/src/elements/mod.rs";
    let file = "crates/alembert/src/elements/rope.rs";
    assert!(row.contains(list) && row.contains("`rope.rs`") && row.contains("two lines"));
    let touched = touched(|l| {
        has_word(l, &["Rope", "Eyelet"]) || l.contains("rope::") || l.contains("mod rope;")
    });
    // its module, its registry line, and the names for programs that build models
    assert!(touched[list] <= 3);
    assert!(touched.keys().eq([list, file]), "{touched:?}");
}

/// The same of an element with states: the viscoelastic spring touches nothing else.
#[test]
fn conf_an_element_with_states_is_one_file_and_two_lines() {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("guide");
    let row = guide
        .lines()
        .find(|l| l.starts_with("| an element with states |"));
    assert!(row.is_some_and(|row| row.contains("`maxwell.rs`")));
    let list = "crates/alembert/src/elements/mod.rs";
    let file = "crates/alembert/src/elements/maxwell.rs";
    let touched = touched(|l| {
        has_word(l, &["Maxwell"]) || l.contains("maxwell::") || l.contains("mod maxwell;")
    });
    assert!(touched[list] <= 3);
    assert!(touched.keys().eq([file, list]), "{touched:?}");
}

/// The same of a term of the objective; the newest is the mechanical work.
#[test]
fn conf_an_objective_is_one_file_and_two_lines() {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("guide");
    let row = guide
        .lines()
        .find(|l| l.starts_with("| a term of the objective |"));
    let row = row.expect("a row about objectives");
    let list = "crates/alembert-ocp/src/objectives/mod.rs";
    let file = "crates/alembert-ocp/src/objectives/work.rs";
    assert!(row.contains(list) && row.contains("`work.rs`") && row.contains("two lines"));
    let words = [
        "Objective::Work",
        "TermKind::Work",
        "work::Keys",
        "work::Law",
        "mod work;",
    ];
    let line = |l: &str| words.iter().any(|w| l.contains(w)) || l.contains("Work: work,");
    let mut touched = touched(line);
    // the simulator has a module of that name
    touched.retain(|path, _| !path.starts_with("crates/alembert/"));
    assert_eq!(touched[list], 2);
    assert!(touched.keys().eq([list]), "{touched:?}");
    let law = fs::read_to_string(root().join(file)).expect("the file");
    assert!(law.contains("impl Kind for Keys") && law.contains("impl super::Law for Law"));
}

/// The same of a condition; its example is the limit of speeds.
#[test]
fn conf_a_condition_is_one_file_and_two_lines() {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("guide");
    let row = guide.lines().find(|l| l.starts_with("| a condition |"));
    let row = row.expect("a row about conditions");
    let list = "crates/alembert-ocp/src/conditions/mod.rs";
    let file = "crates/alembert-ocp/src/conditions/speed.rs";
    assert!(row.contains(list) && row.contains("`speed.rs`") && row.contains("two lines"));
    let words = ["Quantity::Speed", "speed::", "mod speed;", "Speed: speed,"];
    let touched = touched(|l| words.iter().any(|w| l.contains(w)));
    assert_eq!(touched[list], 2);
    assert!(touched.keys().eq([list]), "{touched:?}");
    let law = fs::read_to_string(root().join(file)).expect("the file");
    assert!(law.contains("impl Kind for Quantity") && law.contains("impl super::Law for Law"));
}

/// What the guide says of a new kind of joint: one file, and two lines of another one. The cylindrical joint, its example, touches nothing else
/// but words of messages; what is more than elementary motions has its own places.
#[test]
fn conf_a_kind_of_joint_is_one_file_and_two_lines() {
    let guide = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("guide");
    let row = guide.lines().find(|l| l.starts_with("| a kind of joint |"));
    let row = row.expect("a row about kinds of joints");
    let list = "crates/alembert/src/joints/mod.rs";
    let file = "crates/alembert/src/joints/cylindrical.rs";
    assert!(row.contains(list) && row.contains("`cylindrical.rs`") && row.contains("two lines"));
    let mut sources = vec![];
    files(&root().join("crates"), ".rs", &mut sources);
    let mut touched = BTreeSet::new();
    for path in sources {
        let text = fs::read_to_string(&path).unwrap_or_default();
        // text of messages and tests of the same file do not count
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = code
            .lines()
            .map(|l| l.split("//").next().unwrap_or_default());
        let of_it = |l: &&str| {
            let path = l.contains("cylindrical::") || l.contains("mod cylindrical;");
            let outside: String = l.split('"').step_by(2).collect();
            path || outside.contains("Cylindrical") || outside.contains("=> cylindrical")
        };
        let lines: Vec<&str> = code.filter(of_it).collect();
        let path = path
            .strip_prefix(root())
            .expect("in the tree")
            .to_path_buf();
        let folders: Vec<_> = path.iter().map(|f| f.to_string_lossy()).collect();
        if !lines.is_empty() && !folders.contains(&"tests".into()) {
            let path = folders.join("/");
            if path == list {
                assert_eq!(lines.len(), 2, "{lines:?}");
            }
            touched.insert(path);
        }
    }
    let wanted: BTreeSet<String> = [list.to_owned()].into();
    assert_eq!(touched, wanted);
    // the file itself is a table of what the guide lists
    let text = fs::read_to_string(root().join(file)).expect("a file");
    for part in ["space:", "names:", "keys:", "glyph:"] {
        assert!(text.contains(part), "{file} has no {part}");
    }
}

/// The page about the model file.
fn page() -> String {
    fs::read_to_string(root().join("docs/model-file.md")).expect("page")
}

/// The examples of that page, one below the other: one model.
fn examples(page: &str) -> String {
    let blocks = page.split("```toml\n").skip(1);
    // a block that does not open a table is a single key, shown for itself
    blocks
        .filter_map(|b| b.split("```").next())
        .filter(|b| b.starts_with("format") || b.starts_with('['))
        .collect()
}

/// The words of a text: letters, digits, `_` and `-`.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '-'))
}

/// Keys and words of a schema.
fn keys(schema: &Value, found: &mut BTreeSet<String>) {
    if let Value::Object(map) = schema {
        if let Some(Value::Object(properties)) = map.get("properties") {
            found.extend(properties.keys().cloned());
        }
        let listed = map.get("enum").and_then(Value::as_array);
        let all = listed.into_iter().flatten().chain(map.get("const"));
        found.extend(all.filter_map(|w| Some(w.as_str()?.to_owned())));
        map.values().for_each(|value| keys(value, found));
    }
    if let Value::Array(items) = schema {
        items.iter().for_each(|item| keys(item, found));
    }
}

#[test]
fn conf_every_key_of_the_model_file_is_documented() {
    let mut all = BTreeSet::new();
    let schema = serde_json::from_str(&alembert::model::schema()).expect("JSON");
    keys(&schema, &mut all);
    assert!(all.len() > 150, "{all:?}");
    let page = page();
    let known: BTreeSet<&str> = words(&page).collect();
    let missing: Vec<_> = all.iter().filter(|k| !known.contains(k.as_str())).collect();
    assert!(
        missing.is_empty(),
        "docs/model-file.md does not explain {missing:?}"
    );
}

#[test]
fn conf_names_of_the_notation_are_in_the_code() {
    let mut sources = vec![];
    files(&root().join("crates"), ".rs", &mut sources);
    let read = |p: &PathBuf| fs::read_to_string(p).unwrap_or_default();
    let texts: Vec<String> = sources.iter().map(read).collect();
    let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let code: BTreeSet<&str> = texts
        .iter()
        .flat_map(|t| t.split(|c| !name(c)))
        .filter(|w| !w.is_empty())
        .collect();
    let notation = fs::read_to_string(root().join("NOTATION.md")).expect("NOTATION.md");
    for quoted in notation.split('`').skip(1).step_by(2) {
        for word in quoted.split(|c| !name(c)).filter(|w| !w.is_empty()) {
            assert!(
                code.contains(word) || word.parse::<f64>().is_ok(),
                "NOTATION.md has `{quoted}`, but {word} is not in the code"
            );
        }
    }
}

/// The examples of the page about the model file, one below the other, are one valid model, and it runs.
#[test]
fn e2e_examples_of_the_model_file_are_a_model() {
    let text = examples(&page());
    let model = Model::from_toml_str(&text, "model-file.md").unwrap_or_else(|e| panic!("{e}"));
    assert!(!model.rods.is_empty() && !model.servos.is_empty() && model.forces.len() > 2);
    let mut study = model.studies[0].clone();
    study.duration = 0.01;
    let run = simulate(&model, &study, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(run.status, Status::Completed);
    undocumented(&run);
}

/// Channels of a run that the table of channels does not have.
fn undocumented(run: &Trajectory) {
    let page = page();
    let table = page.split("## Channels").nth(1).expect("table of channels");
    let rows: Vec<BTreeSet<&str>> = table.lines().map(|row| words(row).collect()).collect();
    for channel in &run.channels {
        let mut parts: Vec<&str> = channel.name.split('.').collect();
        if parts.len() > 2 && ["x", "y", "z"].contains(&parts[parts.len() - 1]) {
            parts.pop();
        }
        let (first, last) = (parts[0], parts[parts.len() - 1]);
        let last = match first {
            "coordinate" => "C", // any name
            _ => last.trim_end_matches("_rate"),
        };
        let found = rows.iter().any(|row| {
            row.contains(first) && (row.contains(last) || row.contains(parts[parts.len() - 1]))
        });
        assert!(
            found,
            "docs/model-file.md does not have the channel {}",
            channel.name
        );
    }
}

#[test]
fn e2e_channels_of_every_kind_of_study_are_documented() {
    let text = r#"
        name = "column"
        space = "planar"
        gravity = [0, -9.81]
        [[rod]]
        name = "r"
        elements = 8
        start = [0, 0]
        end = [0, 1]
        stiffness = { extension = 1e4, shear = [1e4], bending = [10], }
        mass_per_length = 0.1
        inertia_per_length = 1e-4
        retardation = 1e-3
        [[body]]
        name = "b"
        mass = 1
        inertia = 1
        [[joint]]
        name = "clamp"
        kind = "weld"
        bodies = ["ground", "r.start"]
        [[joint]]
        name = "hinge"
        kind = "revolute"
        bodies = ["r.end", "b"]
        at = [0, 1]
        [[force]]
        name = "mount"
        kind = "bushing"
        bodies = ["ground", "b"]
        at = [0, 1]
        stiffness = [1, 1]
        [[force]]
        name = "spring"
        kind = "spring"
        bodies = ["ground", "b"]
        points = [[1, 0], [0, 1]]
        stiffness = 1
        [[force]]
        name = "twist"
        kind = "torsion"
        joint = "hinge"
        stiffness = 100
        damping = 1
        [[study]]
        name = "rest"
        kind = "equilibrium"
        [[study]]
        name = "modes"
        kind = "modes"
        about = "equilibrium"
        count = 3
        [[study]]
        name = "motion"
        step = 1e-3
        duration = 1e-2
    "#;
    let model = Model::from_toml_str(text, "column").unwrap_or_else(|e| panic!("{e}"));
    for study in &model.studies {
        let run = simulate(&model, study, &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(run.status, Status::Completed, "{}", study.name);
        undocumented(&run);
    }
}
