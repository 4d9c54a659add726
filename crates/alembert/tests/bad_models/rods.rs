//! Wrong rods and beam elements.

use super::{Case, check, parts, plane, toml};
use alembert::model::{Force, Model, Shape, Space};

/// Lines of a good rod with the name `cable`; a case replaces or adds lines.
pub const GOOD: [(&str, &str); 8] = [
    ("name", "\"cable\""),
    ("elements", "4"),
    ("start", "[0, 0, 0]"),
    ("end", "[0, 0, 2]"),
    ("section", "{ kind = \"circle\", radius = 0.01 }"),
    ("youngs_modulus", "2e9"),
    ("poisson_ratio", "0.3"),
    ("density", "1000"),
];

/// The same by stiffnesses.
pub const STIFF: [(&str, &str); 7] = [
    ("name", "\"cable\""),
    ("elements", "4"),
    ("start", "[0, 0, 0]"),
    ("end", "[0, 0, 2]"),
    (
        "stiffness",
        "{ extension = 1e4, shear = [1e4, 1e4], bending = [5, 5], torsion = 4 }",
    ),
    ("mass_per_length", "1"),
    ("inertia_per_length", "[1, 1, 2]"),
];

/// The planar rod by stiffnesses.
pub const PLANE: [(&str, &str); 7] = [
    ("name", "\"cable\""),
    ("elements", "4"),
    ("start", "[0, 0]"),
    ("end", "[0, 2]"),
    (
        "stiffness",
        "{ extension = 1e4, shear = [1e4], bending = [5] }",
    ),
    ("mass_per_length", "1"),
    ("inertia_per_length", "10"),
];

/// A rod with a line changed, added (a new key) or left out (an empty value).
pub fn rod_text(lines: &[(&str, &str)], key: &str, value: &str, mark: &str) -> String {
    let header = if key == "rod" { mark } else { "" };
    let mut text = format!("[[rod]] {header}\n");
    for (k, v) in lines {
        if *k != key {
            text += &format!("{k} = {v}\n");
        } else if !value.is_empty() {
            text += &format!("{k} = {value} {mark}\n");
        }
    }
    if key != "rod" && !lines.iter().any(|(k, _)| *k == key) {
        text += &format!("{key} = {value} {mark}\n");
    }
    text
}

/// A rod with one wrong line.
fn wrong(key: &str, value: &str, message: &'static str, help: &'static str) -> Case {
    toml(&rod_text(&GOOD, key, value, "#!"), message, help)
}

fn stiff(key: &str, value: &str, message: &'static str, help: &'static str) -> Case {
    toml(&rod_text(&STIFF, key, value, "#!"), message, help)
}

fn flat(key: &str, value: &str, message: &'static str, help: &'static str) -> Case {
    let text = format!("space = \"planar\"\n{}", rod_text(&PLANE, key, value, "#!"));
    toml(&text, message, help)
}

/// A rod with a changed line, and the mistake in the line that begins so.
fn marked((key, value): (&str, &str), line: &str, message: &'static str) -> Case {
    let text = rod_text(&GOOD, key, value, "");
    let text = text.replacen(line, &format!("#!\n{line}"), 1);
    // the mark stands in the line itself
    let (before, after) = text.split_once("#!\n").expect("a line");
    let (line, rest) = after.split_once('\n').expect("a line");
    toml(&format!("{before}{line} #!\n{rest}"), message, "")
}

/// A good rod without one of its lines; the table is marked.
fn without(lines: &[(&str, &str)], key: &str, message: &'static str) -> Case {
    let text = rod_text(lines, key, "", "").replacen("[[rod]]", "[[rod]] #!", 1);
    toml(&text, message, "give section")
}

#[test]
fn conf_geometry_of_rods() {
    check(vec![
        wrong("elements", "0", "must be 1 to 100000, found 0", "usual"),
        wrong("elements", "100001", "must be 1 to 100000", "usual"),
        wrong("elements", "-3", "must be at least 0", ""),
        wrong("elements", "2.5", "must be a whole number", ""),
        wrong("lumping", "\"middle\"", "unknown value", "end-corrected"),
        wrong(
            "end",
            "[0, 0, 0]",
            "`start` and `end` coincide",
            "two different",
        ),
        wrong("end", "[0, 1]", "three entries", "planar"),
        wrong("end", "[1.7e308, 1.7e308, 0]", "out of the range", "metres"),
        wrong("normal", "[0, 0, -3]", "parallel to the rod", "across"),
        wrong("normal", "[0, 0, 0]", "no length", "direction"),
        wrong("normal", "[1, 0]", "three entries", ""),
        wrong("velocity", "[1, 0]", "three entries", ""),
        wrong("angular_velocity", "1", "three entries", "wx"),
        wrong("color", "\"red\"", "`color` of rod \"cable\"", "#rrggbb"),
        wrong("name", "\"a.b\"", "contains `.`", "letters"),
        wrong("name", "\"ground\"", "reserved", ""),
        wrong("elemnts", "3", "unknown key", "did you mean `elements`"),
        flat("normal", "[0, 1]", "only in 3d models", "in the plane"),
        flat("end", "[0, 2, 1]", "two entries", "3d"),
        flat("angular_velocity", "[0, 0, 1]", "one number", "about z"),
    ]);
}

#[test]
fn conf_output_of_rods() {
    let with = |line: &str, message, help| {
        let text = rod_text(&GOOD, "density", "1000", "");
        toml(&format!("{text}[output]\n{line} #!\n"), message, help)
    };
    check(vec![
        with("rod_elements = 0", "no element", "at least 1"),
        with("rod_elements = -1", "must be at least 0", ""),
        with(
            "channels = [\"body.cabel.*\"]",
            "matches no channel of a rod",
            "body.cable.*.position.?",
        ),
        with(
            "channels = [\"body.cable.5.position.x\"]",
            "matches no channel",
            "always recorded",
        ),
        with("channels = [\"\"]", "matches no channel", ""),
        with("bodies = \"ends\"", "unknown key", ""),
        parts(
            "[output]\nchannels = [\"body.crank.*\"] #!\n",
            "has no rods",
            "leave",
        ),
    ]);
}

#[test]
fn conf_material_of_rods() {
    check(vec![
        wrong("density", "0", "must be positive, found 0", ""),
        wrong("youngs_modulus", "-1", "must be positive, found -1", ""),
        wrong(
            "poisson_ratio",
            "0.6",
            "at most 0.5, found 0.6",
            "isotropic",
        ),
        wrong("poisson_ratio", "-1", "above -1", "isotropic"),
        wrong("shear_factor", "0", "must be positive", ""),
        wrong("retardation", "-1e-3", "must not be negative", ""),
        wrong("shear_retardation", "-1e-3", "must not be negative", ""),
        without(&GOOD, "density", "has no `density`"),
        without(&GOOD, "section", "has no `section`"),
        without(
            &GOOD,
            "poisson_ratio",
            "has no `shear_modulus` or `poisson_ratio`",
        ),
        without(&STIFF, "stiffness", "has no `stiffness`"),
        without(&STIFF, "mass_per_length", "has no `mass_per_length`"),
        without(&STIFF, "inertia_per_length", "has no `inertia_per_length`"),
        marked(
            ("mass_per_length", "1"),
            "section",
            "both `mass_per_length` and `section`",
        ),
        stiff(
            "density",
            "1",
            "both `stiffness` and `density`",
            "mass_per_length",
        ),
        wrong(
            "section",
            "{ kind = \"circle\", radius = 0 }",
            "`radius` of the circle",
            "",
        ),
        wrong("section", "{ kind = \"circle\" }", "has no `radius`", ""),
        wrong(
            "section",
            "{ kind = \"disk\" }",
            "unknown value \"disk\"",
            "circle",
        ),
        wrong(
            "section",
            "{ kind = \"tube\", radius = 0.1, wall = 0.1 }",
            "not thinner",
            "outer",
        ),
        wrong(
            "section",
            "{ kind = \"tube\", radius = 0.1, wall = 0 }",
            "must be positive",
            "",
        ),
        wrong(
            "section",
            "{ kind = \"rectangle\", size = [1, -1] }",
            "`size[1]`",
            "",
        ),
        wrong(
            "section",
            "{ kind = \"rectangle\", size = [1] }",
            "2 entries",
            "",
        ),
        wrong(
            "section",
            "{ kind = \"ellipse\", radii = [0, 1] }",
            "`radii[0]`",
            "",
        ),
        marked(
            ("section", "{ kind = \"circle\", radius = 1e-150 }"),
            "[[rod]]",
            "out of the range",
        ),
    ]);
}

#[test]
fn conf_shear_modulus_and_poisson_ratio() {
    let both = |g: &str, mark: &str| {
        rod_text(&GOOD, "poisson_ratio", "0.25", mark) + &format!("shear_modulus = {g}\n")
    };
    let only = |g: &str| rod_text(&GOOD, "poisson_ratio", "", "") + &format!("shear_modulus = {g}");
    check(vec![
        toml(
            &both("9e8", "#!"),
            "contradict each other",
            "with a ratio of 0.25 the shear modulus is 8.000000e8, and with a shear modulus of 9e8 the ratio is 0.1111",
        ),
        toml(&both("8.009e8", "#!"), "contradict each other", "keep one"),
        toml(
            &(both("-8e8", "").trim_end().to_owned() + " #!\n"),
            "must be positive",
            "",
        ),
        toml(
            &(only("1e8") + " #!"),
            "Poisson's ratio of 9.0",
            "shear_factor",
        ),
        toml(&(only("-1e8") + " #!"), "must be positive", ""),
    ]);
    // both, in agreement to 1e-3: 2e9/(2 * 1.25)
    for g in ["8e8", "8.007e8"] {
        assert!(Model::from_toml_str(&both(g, ""), "both.toml").is_ok());
    }
    // wood: no isotropic material, so the factor of the section is not known
    let wood = only("1e8") + "\nshear_factor = 0.83\n";
    assert!(Model::from_toml_str(&wood, "wood.toml").is_ok());
}

#[test]
fn conf_stiffnesses_of_rods() {
    let of = |text: &str| format!("{{ {text} }}");
    check(vec![
        stiff(
            "stiffness",
            &of("extension = 0, shear = [1, 1], bending = [1, 1], torsion = 1"),
            "`extension` of rod",
            "",
        ),
        stiff(
            "stiffness",
            &of("extension = 1, shear = [1], bending = [1, 1], torsion = 1"),
            "two entries in a 3d model, found 1",
            "axis",
        ),
        stiff(
            "stiffness",
            &of("extension = 1, shear = [1, 1], bending = [1, -1], torsion = 1"),
            "must be positive, found -1",
            "",
        ),
        stiff(
            "stiffness",
            &of("extension = 1, shear = [1, 1], bending = [1, 1]"),
            "has no `torsion`",
            "GJ",
        ),
        stiff(
            "stiffness",
            &of("extension = 1, shear = [1, 1], bending = [1, 1], torsion = 0"),
            "`torsion` of rod",
            "",
        ),
        stiff("mass_per_length", "-1", "must be positive", ""),
        stiff(
            "inertia_per_length",
            "1",
            "three entries in a 3d model",
            "tangent",
        ),
        stiff("inertia_per_length", "[1, 1, 3]", "impossible", "triangle"),
        flat("inertia_per_length", "[1, 1, 2]", "one number", "about z"),
        flat("inertia_per_length", "0", "must be positive", ""),
        flat(
            "stiffness",
            &of("extension = 1, shear = [1], bending = [1], torsion = 1"),
            "only in 3d models",
            "leave",
        ),
        flat(
            "stiffness",
            &of("extension = 1, shear = [1], bending = [1, 1]"),
            "one entry in a planar model",
            "",
        ),
    ]);
}

#[test]
fn conf_names_of_nodes() {
    let joint = |bodies: &str| {
        let rod = rod_text(&GOOD, "color", "\"#112233\"", "");
        format!(
            "{rod}[[joint]]\nname = \"j\"\nkind = \"weld\"\nat = [0, 0, 0]\nbodies = {bodies} #!\n"
        )
    };
    check(vec![
        toml(
            &joint("[\"ground\", \"cable\"]"),
            "is a rod, not a body",
            "cable.start",
        ),
        toml(
            &joint("[\"ground\", \"cable.5\"]"),
            "has no node \"5\"",
            "cable.4",
        ),
        toml(
            &joint("[\"ground\", \"cable.04\"]"),
            "has no node \"04\"",
            "cable.end",
        ),
        toml(
            &joint("[\"ground\", \"cable.middle\"]"),
            "has no node \"middle\"",
            "cable.0",
        ),
        toml(
            &joint("[\"cable.start\", \"cable.0\"]"),
            "with itself",
            "different",
        ),
        toml(
            &joint("[\"cable.4\", \"cable.end\"]"),
            "with itself",
            "different",
        ),
        toml(
            &joint("[\"ground\", \"cabel.end\"]"),
            "no body or point \"cabel.end\"",
            "",
        ),
        toml(
            &format!(
                "{}{}",
                rod_text(&GOOD, "normal", "[1, 0, 0]", ""),
                rod_text(&GOOD, "name", "\"cable\"", "#!")
            ),
            "used twice among the bodies, points and rods",
            "rod[0]",
        ),
        parts(
            &rod_text(&GOOD, "name", "\"crank\"", "#!"),
            "used twice",
            "body[0]",
        ),
    ]);
    let model = Model::from_toml_str(&joint("[\"ground\", \"cable.end\"]"), "good.toml");
    let model = model.unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(model.expanded().joints[0].bodies[1], "cable.4");
}

#[test]
fn conf_too_many_nodes() {
    let mut text = String::new();
    for k in 0..11 {
        let name = format!("\"r{k}\"");
        let rod = rod_text(&GOOD, "name", &name, "").replace("elements = 4", "elements = 100000");
        text += &if k == 10 {
            rod.replace("100000", "100000 #!")
        } else {
            rod
        };
    }
    // ten rods have ten nodes more than a million already
    let text = text.replacen("\"r9\" \nelements = 100000", "\"r9\" \nelements = 99990", 1);
    check(vec![toml(&text, "more than 1000000 nodes", "fewer")]);
}

#[test]
fn conf_beam_elements() {
    let beam = |bodies: &str, more: &str| {
        format!(
            "[[force]]\nname = \"b\"\nkind = \"beam\"\nextension = 1\nshear = [1, 1]\nbending = [1, 1]\ntorsion = 1\nbodies = {bodies}\n{more}"
        )
    };
    let good = "[\"crank\", \"rod\"]";
    check(vec![
        parts(
            &beam("[\"crank\", \"bob\"] #!", ""),
            "no orientation",
            "spring",
        ),
        parts(
            &beam("[\"ground\", \"ground\"] #!", ""),
            "the ground with the ground",
            "different",
        ),
        parts(
            &beam("[\"rod\", \"rod\"] #!", ""),
            "with itself",
            "different",
        ),
        parts(&beam(good, "length = 0 #!"), "must be positive", ""),
        parts(
            &beam(good, "retardation = -1 #!"),
            "must not be negative",
            "",
        ),
        parts(
            &beam(good, "shear_retardation = -1 #!"),
            "must not be negative",
            "",
        ),
        parts(
            &beam(good, "").replace("shear = [1, 1]", "shear = [1] #!"),
            "two entries",
            "",
        ),
        parts(
            &beam(good, "").replace("bending = [1, 1]", "bending = [1, 0] #!"),
            "must be positive",
            "",
        ),
        parts(
            &beam(good, "").replace("extension = 1", "extension = -1 #!"),
            "must be positive",
            "",
        ),
        parts(
            &beam(good, "")
                .replace("torsion = 1\n", "")
                .replace("[[force]]", "[[force]] #!"),
            "no `torsion`",
            "GJ",
        ),
        parts(
            &beam("[\"ground\", \"crank\"]", "").replace("[[force]]", "[[force]] #!"),
            "centres of mass of its bodies coincide",
            "length",
        ),
        plane(
            &beam(good, "length = 1")
                .replace("[1, 1]", "[1]")
                .replace("torsion = 1", "torsion = 1 #!"),
            "only in 3d",
            "",
        ),
    ]);
}

/// Masses, inertia, places, velocities and shapes of the nodes; elements.
#[test]
fn id_expansion_is_the_rod() {
    let text = rod_text(&STIFF, "angular_velocity", "[1, 0, 0]", "") + "retardation = 1e-3\n";
    let model = Model::from_toml_str(&text, "rod.toml").unwrap_or_else(|e| panic!("{e}"));
    let whole = model.expanded();
    assert!(whole.rods.is_empty());
    let names: Vec<&str> = whole.bodies.iter().map(|b| b.name.as_str()).collect();
    assert_eq!(
        names,
        ["cable.0", "cable.1", "cable.2", "cable.3", "cable.4"]
    );
    let mut mass = 0.0;
    for (k, body) in whole.bodies.iter().enumerate() {
        let p = body.mass_properties(Space::Spatial).expect("mass");
        mass += p.mass;
        let weight = if k == 0 || k == 4 { 0.25 } else { 0.5 };
        assert_eq!(p.mass, weight);
        assert_eq!(
            [0, 1, 2].map(|i| p.inertia[i][i]),
            [weight, weight, 2.0 * weight]
        );
        let z = 0.5 * k as f64;
        assert_eq!(body.position_xyz(), [0.0, 0.0, z]);
        // rigid motion about the start: omega cross x
        assert_eq!(body.velocity_xyz(), [0.0, -z, 0.0]);
        // together the pictures cover the rod once
        let Some(Shape::Cylinder(shape)) = &body.shape else {
            panic!("a cylinder");
        };
        assert_eq!(shape.length, weight);
        let middle = z + shape.position.as_ref().expect("a place").xyz()[2];
        assert_eq!(middle, [0.125, 0.5, 1.0, 1.5, 1.875][k]);
    }
    assert_eq!(mass, 2.0);
    assert_eq!(whole.forces.len(), 4);
    let Force::Beam(beam) = &whole.forces[3] else {
        panic!("a beam");
    };
    assert_eq!(beam.bodies, ["cable.3", "cable.4"]);
    assert_eq!((beam.length, beam.retardation), (Some(0.5), 1e-3));
    // a model without rods is not copied
    assert!(matches!(whole.expanded(), std::borrow::Cow::Borrowed(_)));
}

/// A free rod in rigid motion stays rigid: the elements see no strain, so energy is kinetic and momentum what it was.
#[test]
fn ref_free_rod_turns_rigidly() {
    for (lines, omega, space) in [
        (&STIFF, "[1.5, 0, 0]", ""),
        (&PLANE, "1.5", "space = \"planar\"\n"),
    ] {
        let rod = rod_text(lines, "angular_velocity", omega, "");
        // stiff enough that the centrifugal strain is small: rho w² L²/(8 EA) = 1e-4
        let rod = rod.replace("inertia_per_length = 10", "inertia_per_length = 0.1");
        let study = "[[study]]\nstep = 0.01\nduration = 1\nscheme = \"energy-momentum\"\n";
        let model = Model::from_toml_str(&format!("{space}{rod}{study}"), "rod.toml");
        let model = model.unwrap_or_else(|e| panic!("{e}"));
        let run = alembert::simulate(&model, &model.studies[0], &mut |_| true);
        let run = run.unwrap_or_else(|e| panic!("{e}"));
        let channel = |name: &str| run.channel(name).unwrap_or_else(|| panic!("no {name}"));
        let y = *channel("body.cable.4.position.y").last().expect("frames");
        let angle: f64 = 1.5;
        let exact = if space.is_empty() {
            -2.0 * angle.sin()
        } else {
            2.0 * angle.cos()
        };
        // from the start to the end of the rod; the start itself moves once it is let go
        let drift = channel("body.cable.0.position.y").last().expect("frames");
        assert!((y - drift - exact).abs() < 5e-3, "{y} {drift} {exact}");
        let energy = channel("energy.total");
        assert!((energy[0] - energy[energy.len() - 1]).abs() < 1e-10 * energy[0]);
    }
}

/// Errors of the assembly about nodes point to the rod or to the joint of the file.
#[test]
fn conf_later_errors_keep_their_places() {
    let rod = rod_text(&GOOD, "color", "\"#112233\"", "");
    let text = format!(
        "{rod}[[joint]]\nname = \"a\"\nkind = \"weld\"\nat = [0, 0, 0]\nbodies = [\"ground\", \"cable.start\"]\n[[joint]]\nname = \"b\"\nkind = \"distance\"\nbodies = [\"ground\", \"cable.start\"]\npoints = [[0, 0, 1], [0, 0, 0]]\nlength = 3\n"
    );
    let model = Model::from_toml_str(&text, "rod.toml").unwrap_or_else(|e| panic!("{e}"));
    let errors = alembert::assemble(&model).expect_err("the distance cannot be closed");
    let errors = alembert::model::locate_errors(&text, "rod.toml", errors);
    let line = errors.0[0].line().expect("a line");
    let joint = text
        .lines()
        .position(|l| l.contains("\"b\""))
        .expect("joint");
    assert!((joint..=joint + 6).contains(&line), "{errors}");
}
