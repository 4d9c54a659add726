//! Any text is read without a panic, and what is accepted is written and read again unchanged.

mod valid;
mod valid_rods;

use alembert::model::{CompiledSignal, Force, Model, Signal, TorqueValue, validate};
use proptest::prelude::*;
use valid::VALID;

/// A model with a file beside it; valid only when it is read from a folder.
const WITH_FILE: &str = r#"
[[point]]
name = "p"
mass = 1
[[force]]
name = "recorded"
kind = "force"
body = "p"
value = [0, 0, { csv = "motion.csv", time = "time", column = "angle", interpolation = "linear" }]
[[study]]
name = "again"
start = { file = "run.npz" }
duration = 1
step = 0.1
"#;

/// The file.
const FILE: &str = "time [s],angle [rad]\n0,1\n# half\n0.5,\"2\"\n1,-3e-2\n";

/// Words that make mutations interesting.
const TOKENS: [&str; 24] = [
    "[[body]]",
    "[[joint]]",
    "[body]",
    "[",
    "]",
    "{",
    "}",
    "=",
    "\"",
    "'",
    "\n",
    ",",
    ".",
    "nan",
    "-1",
    "0",
    "1e400",
    "\"ground\"",
    "kind = \"screw\"",
    "\u{3c0}",
    "\"\"\"",
    "true",
    "null",
    "\\u0000",
];

/// Everything a program does with a text that came in.
fn read(text: &str) {
    for result in [
        Model::from_toml_str(text, "fuzz.toml"),
        Model::from_json_str(text, "fuzz.json"),
    ] {
        match result {
            Err(errors) => {
                assert!(!errors.0.is_empty());
                assert!(!errors.to_string().is_empty());
            }
            Ok(model) => accepted(&model),
        }
    }
}

/// What must hold for every accepted model.
fn accepted(model: &Model) {
    assert_eq!(validate(model), []);
    // written and read again, it is the same
    let toml = model.to_toml_string().expect("written");
    assert_eq!(
        &Model::from_toml_str(&toml, "again.toml").expect("read"),
        model
    );
    let json = model.to_json_string().expect("written");
    assert_eq!(
        &Model::from_json_str(&json, "again.json").expect("read"),
        model
    );
    // its numbers are there
    for body in &model.bodies {
        let properties = body.mass_properties(model.space).expect("mass properties");
        assert!(properties.mass > 0.0 && properties.mass.is_finite());
        assert!(body.rotation().is_ok() && body.angular_velocity_xyz().is_ok());
    }
    for force in &model.forces {
        let signals = match force {
            Force::Force(force) => force.value.clone(),
            Force::Drive(drive) => vec![drive.value.clone()],
            Force::Torque(torque) => match &torque.value {
                TorqueValue::Planar(signal) => vec![signal.clone()],
                TorqueValue::Spatial(signals) => signals.to_vec(),
            },
            _ => Vec::new(),
        };
        signals.iter().for_each(evaluated);
    }
    for servo in &model.servos {
        evaluated(&servo.motion);
    }
}

/// An accepted signal has values.
fn evaluated(signal: &Signal) {
    let compiled = CompiledSignal::compile(signal).expect("checked");
    for t in [-1.0, 0.0, 0.5, 1e9, f64::NAN] {
        compiled.eval(t);
        compiled.derivative(t, 3);
    }
}

/// One change of a text.
#[derive(Debug, Clone)]
enum Mutation {
    Delete(usize, usize),
    Duplicate(usize, usize),
    Replace(usize, u8),
    Insert(usize, usize),
    SwapLines(usize, usize),
}

fn mutation() -> impl Strategy<Value = Mutation> {
    prop_oneof![
        (any::<usize>(), 1..20_usize).prop_map(|(at, n)| Mutation::Delete(at, n)),
        (any::<usize>(), 1..200_usize).prop_map(|(at, n)| Mutation::Duplicate(at, n)),
        (any::<usize>(), any::<u8>()).prop_map(|(at, byte)| Mutation::Replace(at, byte)),
        (any::<usize>(), 0..TOKENS.len()).prop_map(|(at, token)| Mutation::Insert(at, token)),
        (any::<usize>(), any::<usize>()).prop_map(|(a, b)| Mutation::SwapLines(a, b)),
    ]
}

fn mutate(text: &str, mutations: &[Mutation]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for mutation in mutations {
        if bytes.is_empty() {
            break;
        }
        match mutation {
            Mutation::Delete(at, n) => {
                let start = at % bytes.len();
                let end = (start + n).min(bytes.len());
                bytes.drain(start..end);
            }
            Mutation::Duplicate(at, n) => {
                let start = at % bytes.len();
                let copy = bytes[start..(start + n).min(bytes.len())].to_vec();
                bytes.splice(start..start, copy);
            }
            Mutation::Replace(at, byte) => {
                let index = at % bytes.len();
                bytes[index] = *byte;
            }
            Mutation::Insert(at, token) => {
                let index = at % bytes.len();
                bytes.splice(index..index, TOKENS[*token].bytes());
            }
            Mutation::SwapLines(a, b) => {
                let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').collect();
                let n = lines.len();
                lines.swap(a % n, b % n);
                bytes = lines.join(&b'\n');
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn conf_valid_models_round_trip() {
    for text in VALID {
        let model = match Model::from_toml_str(text, "valid.toml") {
            Ok(model) => model,
            Err(errors) => panic!("{errors}"),
        };
        accepted(&model);
    }
}

/// Every key of the schema occurs in the valid models, so that mutations reach it.
#[test]
fn conf_valid_models_use_every_key() {
    fn keys(schema: &serde_json::Value, found: &mut std::collections::BTreeSet<String>) {
        match schema {
            serde_json::Value::Object(map) => {
                if let Some(serde_json::Value::Object(properties)) = map.get("properties") {
                    found.extend(properties.keys().cloned());
                }
                map.values().for_each(|value| keys(value, found));
            }
            serde_json::Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
            _ => {}
        }
    }
    let schema = serde_json::from_str(&alembert::model::schema()).expect("JSON");
    let mut all = std::collections::BTreeSet::new();
    keys(&schema, &mut all);
    let text = VALID.join("\n") + WITH_FILE;
    let missing: Vec<_> = all
        .iter()
        .filter(|key| !text.contains(key.as_str()))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// A bounded run; PROPTEST_CASES asks for a longer one.
fn config() -> ProptestConfig {
    let asked = ProptestConfig::default();
    ProptestConfig {
        cases: asked.cases.max(1000),
        failure_persistence: None,
        ..asked
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn conf_random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn conf_random_tokens_never_panic(
        tokens in proptest::collection::vec(0..TOKENS.len() + 10, 0..60)
    ) {
        let extra = ["name", "mass", "body", " ", "1.5", "#", "{\"a\":", "axis", "at", "t"];
        let word = |index: usize| TOKENS.get(index).copied().unwrap_or(extra[index % 10]);
        let text: String = tokens.into_iter().map(word).collect();
        read(&text);
    }

    #[test]
    fn conf_mutated_models_never_panic(
        which in 0..VALID.len(),
        mutations in proptest::collection::vec(mutation(), 1..8),
        as_json in any::<bool>(),
    ) {
        let text = if as_json {
            let model = Model::from_toml_str(VALID[which], "valid.toml").expect("valid");
            model.to_json_string().expect("written")
        } else {
            VALID[which].to_owned()
        };
        read(&mutate(&text, &mutations));
    }

    #[test]
    fn conf_random_expressions_never_panic(
        tokens in proptest::collection::vec(0..22_usize, 0..40),
        t in any::<f64>(),
    ) {
        let words = [
            "1", "2.5", "t", "pi", "e", "+", "-", "*", "/", "^", "(", ")", ",", "sin(", "atan2(",
            "if(", "max(", "sqrt(", " ", "1e3", ".", "x",
        ];
        let text: String = tokens.into_iter().map(|index| words[index]).collect();
        if let Ok(signal) = CompiledSignal::compile(&Signal::Expression(text)) {
            signal.eval(t);
            signal.derivative(t, 5);
        }
    }

    #[test]
    fn conf_mutated_files_never_panic(
        mutations in proptest::collection::vec(mutation(), 0..4),
        of_model in any::<bool>(),
    ) {
        let folder = std::env::temp_dir().join(format!("alembert-fuzz-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let mutated = |text: &str, chosen: bool| if chosen { mutate(text, &mutations) } else { text.to_owned() };
        std::fs::write(folder.join("model.toml"), mutated(WITH_FILE, of_model)).expect("written");
        std::fs::write(folder.join("motion.csv"), mutated(FILE, !of_model)).expect("written");
        let result = Model::from_path(folder.join("model.toml"));
        std::fs::remove_dir_all(&folder).expect("removed");
        match result {
            Ok(model) => accepted(&model),
            Err(errors) => assert!(!mutations.is_empty(), "{}", errors),
        }
    }

    #[test]
    fn conf_random_overrides_never_panic(path in ".{0,30}", value in ".{0,30}") {
        let model = Model::from_toml_str(VALID[3], "valid.toml").expect("valid");
        if let Ok(changed) = model.with_overrides(&[(path, value)]) {
            accepted(&changed);
        }
    }
}
