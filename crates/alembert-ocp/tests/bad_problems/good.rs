//! Good problems, changes of values, variants.

use super::{ARM, HEAD, MOTORS, PHASE, SPACE, model};
use alembert::model::Model;
use alembert_ocp::problem::{Duration, ProblemFile, schema};

fn good(model_text: &str, text: &str) -> ProblemFile {
    let text = format!("{HEAD}{PHASE}{text}");
    ProblemFile::from_toml_str(&text, "good.toml", &model(model_text))
        .unwrap_or_else(|errors| panic!("{errors}\n{text}"))
}

#[test]
fn id_good_problems_are_accepted() {
    good(ARM, "");
    good(ARM, MOTORS);
    good(
        SPACE,
        "[[actuator]]\nname = 'm'\njoint = 'hip'\nlimit = [1, 2, 3]",
    );
    good(
        SPACE,
        "[start]\nrest = ['hip', 'bob']\nmomentum = { tube = [1, 0] }\njoints = { hip = [0, 0, 1], tube = { min = 0 } }",
    );
    good(
        ARM,
        "[start]\nmomentum = { elbow = 1 }\nbodies = { plate = { position = [0, 1], rotation = 0.5 }, ball = { position = [0, 0] } }",
    );
    good(
        ARM,
        "[[actuator]]\nname = 'f'\nbody = 'plate'\nframe = 'body'\nat = [0.1, 0]\nlimit = { min = 0 }",
    );
    good(
        ARM,
        "[[actuator]]\nname = 'f'\nbody = 'lower'\nkind = 'force'\nat = [0.1, 0]",
    );
    good(
        ARM,
        "[periodic]\nadvance = { 'plate.x' = { min = 0.1 }, elbow = 6.28 }\n[end]\nconfiguration = 'free'\n[[objective]]\nkind = 'kinetic-energy'\nper = 'plate.x'",
    );
    good(ARM, "[periodic]\nmomentum = false\n[end]\nrest = ['plate']");
    good(
        ARM,
        "[[contact]]\nname = 'foot'\nbody = 'plate'\nat = [0, -0.1]\nfriction = 0.8\n[[phase]]\nname = 'stand'\nsteps = 5\nduration = { min = 0.1, max = 1 }\ncontacts = ['foot']\n[[objective]]\nkind = 'contact-impulse'\ncontact = 'foot'\n[[objective]]\nkind = 'time'\n[pareto]\nobjectives = ['time', 'contact-impulse']\npoints = 10\n[guess]\nvia = { start = { elbow = 1 }, stand = { elbow = 2 } }\nrefine = [0.25, 0.5]\nstarts = 4\nspread = 0.2",
    );
    good(
        ARM,
        "[[condition]]\ndistance = [{ body = 'lower', at = [0.5, 0] }, { body = 'ground', at = [0, 1] }]\nmin = 0.2\n[[condition]]\ncenter_of_mass = true\naxis = 'y'\nat = 'main.start'\nmax = 3",
    );
    good(
        ARM,
        &format!(
            "{MOTORS}[[condition]]\nspeed = 'elbow'\nmin = '-90 deg/s'\nmax = '20 rpm'\n[[condition]]\nspeed = 'shoulder'\nat = 'end'\nvalue = 0\n[[condition]]\npower = 'm1'\nmax = '2 kW'\n[[condition]]\nrate = 'm2'\nmax = '3 N m/s'"
        ),
    );
}

#[test]
fn id_problems_round_trip() {
    let file = good(ARM, MOTORS);
    let text = file.to_toml_string().expect("written");
    let again = ProblemFile::from_toml_str(&text, "again.toml", &model(ARM)).expect("good");
    assert_eq!(file, again);
    let json = serde_json::to_string(&file).expect("written");
    let again = ProblemFile::from_json_str(&json, "again.json", &model(ARM)).expect("good");
    assert_eq!(file, again);
    let wrong = json.replace("\"steps\":10", "\n\"steps\":0");
    let errors = ProblemFile::from_json_str(&wrong, "bad.json", &model(ARM)).expect_err("wrong");
    assert_eq!(errors.0[0].line(), Some(2), "{errors}");
}

#[test]
fn id_variants_change_values_and_have_no_studies() {
    let file = good(
        ARM,
        "[[objective]]\nkind = 'kinetic-energy'\n[[study]]\nname = 'fine'\nset = { 'phase.main.steps' = 40, 'phase.main.duration' = { min = 1, max = 2 }, 'objective.kinetic-energy.weight' = 3, 'guess.refine' = [0.5] }\n[[study]]\nname = 'same'\n",
    );
    let fine = file.variant(&file.studies[0]).expect("good");
    assert_eq!(fine.phases[0].steps, 40);
    assert!(matches!(fine.phases[0].duration, Duration::Free(_)));
    assert_eq!(fine.objectives[0].weight(), 3.0);
    assert_eq!(fine.guess.expect("guess").refine, Some(vec![0.5]));
    assert!(fine.studies.is_empty());
    let same = file.variant(&file.studies[1]).expect("good");
    assert_eq!(same.phases, file.phases);
    assert!(same.studies.is_empty());
}

/// Every object of the schema closes its list of keys, or says what its values are where keys are names of the user's.
#[test]
fn id_schema_is_closed() {
    fn check(schema: &serde_json::Value) {
        use serde_json::Value;
        if let Value::Object(map) = schema {
            if map.get("type").is_some_and(|name| name == "object") {
                let others = map.get("additionalProperties");
                let typed = others.is_some_and(Value::is_object);
                assert!(typed || others == Some(&Value::Bool(false)), "{map:?}");
            }
            assert!(map.get("type").is_none_or(|name| name != "null"));
            map.values().for_each(check);
        }
        if let Value::Array(items) = schema {
            items.iter().for_each(check);
        }
    }
    let schema: serde_json::Value = serde_json::from_str(&schema()).expect("JSON");
    check(&schema);
}

/// A problem that a program made is checked in the same way.
#[test]
fn id_numbers_of_a_program_must_be_finite() {
    let mut file = good(ARM, MOTORS);
    file.max_turn = Some(f64::NAN);
    let errors = alembert_ocp::problem::validate(&file, &model(ARM));
    assert!(
        errors[0]
            .message
            .contains("`max_turn` is not a finite number"),
        "{errors:?}"
    );
}

/// Mutilated files are refused or accepted, but never end the program.
#[test]
fn conf_mutilated_problems_never_panic() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/problem-file.md");
    let page = std::fs::read_to_string(page).expect("page");
    let blocks = page.split("```toml\n").skip(1);
    let blocks: Vec<&str> = blocks.filter_map(|b| b.split("```").next()).collect();
    let model = model(blocks[0]);
    let base = blocks[1].split("[start]").next().unwrap_or_default();
    mutilate(blocks[1], &model);
    for block in &blocks[2..] {
        mutilate(&format!("{base}{block}"), &model);
    }
}

fn mutilate(text: &str, model: &Model) {
    let read = |text: &str| {
        if let Err(errors) = ProblemFile::from_toml_str(text, "bad.toml", model) {
            assert!(!errors.0.is_empty() && !errors.to_string().is_empty());
        }
    };
    let lines: Vec<&str> = text.lines().collect();
    for (k, line) in lines.iter().enumerate() {
        // cut off, one line less, another value
        read(&lines[..k].join("\n"));
        read(&[&lines[..k], &lines[k + 1..]].concat().join("\n"));
        for value in ["-1", "'x'", "[]", "{}", "[0, 0, 0, 0]", "1e300"] {
            let key = line.split('=').next().unwrap_or_default();
            let changed = format!("{key}= {value}");
            let changed = [&lines[..k], &[changed.as_str()], &lines[k + 1..]].concat();
            read(&changed.join("\n"));
        }
    }
}
