//! Units in files, and angles that look like degrees.

use alembert::model::Model;

/// A model whose keys have many units; the values stand where the names are.
const MODEL: &str = r#"
gravity = [0, 0, {g}]
[[body]]
name = "b"
mass = {mass}
inertia = [{j}, 1, 1]
position = [{x}, 0, 0]
angular_velocity = [0, 0, {w}]
orientation = { axis = [0, 0, 1], angle = {angle} }
shape = { kind = "sphere", radius = {x} }
[[joint]]
name = "j"
kind = "cylindrical"
bodies = ["ground", "b"]
at = [0, 0, 0]
axis = [0, 0, 1]
coordinates = [{x}, {angle}]
[[force]]
name = "t"
kind = "torsion"
joint = "j"
coordinate = 1
stiffness = {k}
rest = {angle}
[[force]]
name = "f"
kind = "force"
body = "b"
value = [{f}, "2*t", { table = [[0, 0], [{t}, {f}]], interpolation = "linear" }]
[[rod]]
name = "r"
elements = 2
start = [0, 0, 1]
end = [0, 0, {l}]
section = { kind = "circle", radius = {x} }
density = {rho}
youngs_modulus = {e}
poisson_ratio = 0.3
[[servo]]
name = "s"
joint = "j"
coordinate = 1
motion = { from = 0, to = {angle}, end = {t} }
[[study]]
step = {h}
duration = {t}
"#;

fn filled(values: &[(&str, &str)]) -> String {
    let mut text = MODEL.to_owned();
    for (name, value) in values {
        text = text.replace(&format!("{{{name}}}"), value);
    }
    assert!(!text.contains("{x}"));
    text
}

const PLAIN: [(&str, &str); 14] = [
    ("g", "-9.81"),
    ("mass", "0.5"),
    ("j", "0.003"),
    ("x", "0.012"),
    ("w", "2.0943951023931953"),
    ("angle", "1.5707963267948966"),
    ("k", "5000"),
    ("f", "2500"),
    ("t", "0.2"),
    ("l", "3"),
    ("rho", "7850"),
    ("e", "2.1e11"),
    ("h", "0.001"),
    ("", ""),
];

const WRITTEN: [(&str, &str); 14] = [
    ("g", "\"-9.81 m/s^2\""),
    ("mass", "\"500 g\""),
    ("j", "\"0.003 kg m²\""),
    ("x", "\"12 mm\""),
    ("w", "\"20 rpm\""),
    ("angle", "\"90 deg\""),
    ("k", "\"5 kN m/rad\""),
    ("f", "\"2.5 kN\""),
    ("t", "\"200 ms\""),
    ("l", "\"300 cm\""),
    ("rho", "\"7850 kg/m^3\""),
    ("e", "\"210 GPa\""),
    ("h", "\"1 ms\""),
    ("", ""),
];

#[test]
fn id_a_model_with_units_is_the_model_without() {
    let read = |text: &str| Model::from_toml_str(text, "units.toml");
    let plain = read(&filled(&PLAIN)).unwrap_or_else(|e| panic!("{e}"));
    let written = read(&filled(&WRITTEN)).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(plain, written);
    let json = |values| {
        let table: toml::Table = filled(values).parse().expect("TOML");
        let text = serde_json::to_string(&table).expect("JSON");
        Model::from_json_str(&text, "units.json").unwrap_or_else(|e| panic!("{e}"))
    };
    assert_eq!(plain, json(&WRITTEN));
    let text = filled(&PLAIN);
    let changed = read(&text).and_then(|m| {
        m.with_overrides(&[
            ("body.b.mass", "3 kg"),
            ("study[0].step", "\"2 ms\""),
            ("force.t.rest", "45 deg"),
        ])
    });
    let changed = changed.unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(
        (changed.bodies[0].mass, changed.studies[0].step),
        (Some(3.0), 0.002)
    );
    // the force acts on an angle: units of a length are refused there, as in a file
    let model = read(&text).unwrap_or_else(|e| panic!("{e}"));
    for (path, value, words) in [
        ("force.t.rest", "45 mm", "`rest` is in rad"),
        ("force.t.stiffness", "5 kN/m", "`stiffness` is in N m/rad"),
    ] {
        let errors = model.with_overrides(&[(path, value)]).expect_err(path);
        assert!(errors.to_string().contains(words), "{errors}");
        assert!(
            errors
                .to_string()
                .contains(&format!("--set {path}={value}")),
            "{errors}"
        );
    }
}

#[test]
fn e2e_wrong_units_are_refused_with_the_right_one() {
    for (name, value, words) in [
        ("mass", "\"3 m\"", "`mass` is in kg"),
        ("mass", "\"3 furlongs\"", "unknown unit"),
        ("x", "\"90 deg\"", "is in m"),
        ("w", "\"20 Hz\"", "is in rad/s"),
        ("k", "\"5 N m\"", "is in N m/rad"),
        // of an angle, though the key may be about a length
        ("k", "\"5 N/m\"", "is in N m/rad"),
        ("f", "\"3 kg\"", "is in N"),
        ("rho", "\"1 kg/m^2\"", "is in kg/m^3"),
        ("t", "\"3 m\"", "is in s"),
        ("e", "\"1 rad\"", "is in Pa"),
    ] {
        let values = PLAIN.map(|(n, v)| (n, if n == name { value } else { v }));
        let errors = Model::from_toml_str(&filled(&values), "units.toml");
        let errors = errors.expect_err(value).to_string();
        assert!(errors.contains(words), "{name} = {value}: {errors}");
        assert!(
            errors.contains("units.toml:") && errors.contains("help"),
            "{errors}"
        );
    }
    // keys without unit take no text, and expressions stay what they are
    let base = filled(&PLAIN);
    for (from, to, words) in [
        ("elements = 2", "elements = \"2 m\"", "must be"),
        (
            "poisson_ratio = 0.3",
            "poisson_ratio = \"0.3 m\"",
            "no unit",
        ),
        ("\"2*t\"", "\"2 furlong\"", "expression"),
        ("\"2*t\"", "\"2 mm*t\"", ""),
        (
            "axis = [0, 0, 1]\ncoord",
            "axis = [0, 0, \"1 m\"]\ncoord",
            "no unit",
        ),
        (
            "coordinates = [0.012, 1.57",
            "coordinates = [\"2 deg\", 1.57",
            "is in m",
        ),
    ] {
        assert!(base.contains(from), "{from}");
        let errors = Model::from_toml_str(&base.replace(from, to), "units.toml");
        let errors = errors.expect_err(to).to_string();
        assert!(errors.contains(words), "{to}: {errors}");
    }
    let model = Model::from_toml_str(&base, "units.toml").unwrap_or_else(|e| panic!("{e}"));
    let refused = model.with_overrides(&[("body.b.mass", "3 m")]);
    let refused = refused.expect_err("3 m").to_string();
    assert!(
        refused.contains("is in kg") && refused.contains("--set"),
        "{refused}"
    );
}

#[test]
fn id_angles_that_look_like_degrees_are_noted() {
    let notes = |values: &[(&str, &str)]| {
        let model = Model::from_toml_str(&filled(values), "units.toml");
        let notes = model.unwrap_or_else(|e| panic!("{e}")).notes();
        notes.into_iter().map(|n| n.path).collect::<Vec<_>>()
    };
    assert!(notes(&PLAIN).is_empty());
    let degrees = PLAIN.map(|(n, v)| (n, if n == "angle" { "90" } else { v }));
    assert_eq!(
        notes(&degrees),
        [
            "body[0].orientation.angle",
            "force[0].rest",
            "joint[0].coordinates[1]",
            "servo[0].motion.to",
        ]
    );
    // 90 m, 90 rad/s and 90 kg are nothing to wonder about
    let others = PLAIN.map(|(n, v)| {
        (
            n,
            if ["x", "w", "mass", "l"].contains(&n) {
                "90"
            } else {
                v
            },
        )
    });
    assert!(notes(&others).is_empty());
}
