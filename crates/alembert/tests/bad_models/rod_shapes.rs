//! Wrong shapes of rods, wrong loads on them, and what holds their ends.

use super::rods::{GOOD, PLANE, STIFF, rod_text};
use super::{Case, check, toml};
use alembert::model::{Force, Model, Space};

/// A good rod along a path (key and value), with further lines; the line with the mistake carries `#!`.
fn curved(path: &str, more: &str) -> String {
    let without_end = rod_text(&GOOD, "end", "", "");
    format!("{without_end}path = {path}\n{more}\n")
}

fn path(path: &str, message: &'static str, help: &'static str) -> Case {
    toml(&curved(&format!("{path} #!"), ""), message, help)
}

fn flat(path: &str, message: &'static str) -> Case {
    let text = rod_text(&PLANE, "end", "", "");
    toml(
        &format!("space = \"planar\"\n{text}path = {path} #!\n"),
        message,
        "",
    )
}

fn good(text: &str) -> Model {
    Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{text}\n{e}"))
}

const ARC: &str =
    "{ kind = \"arc\", tangent = [1, 0, 0], toward = [0, 1, 0], radius = 2, angle = 1 }";
const CIRCLE: &str = "{ kind = \"arc\", tangent = [1, 0, 0], toward = [0, 1, 0], radius = 2, angle = 6.283185307179586 }";
const HELIX: &str = "{ kind = \"helix\", axis = [0, 0, 1], toward = [1, 0, 0], radius = 0.1, pitch = 0.1, turns = 0.5 }";

#[test]
#[rustfmt::skip] // one case, one line
fn conf_paths_of_rods() {
    good(&curved(ARC, ""));
    good(&curved(HELIX, "normal = [0, 0, 1]"));
    check(vec![
        path(&ARC.replace("radius = 2", "radius = 0"), "`radius` of the arc of rod \"cable\" must be positive", ""),
        path(&ARC.replace("angle = 1", "angle = -1"), "`angle` of the arc", ""),
        path(&ARC.replace("angle = 1", "angle = 7"), "more than a full circle", "rad"),
        path(&ARC.replace("[0, 1, 0]", "[-2, 0, 0]"), "`toward` of rod \"cable\" is parallel to `tangent`", "across"),
        path(&ARC.replace("[1, 0, 0]", "[0, 0, 0]"), "no length", "direction"),
        path(&ARC.replace("[1, 0, 0]", "[1, 0]"), "three entries", ""),
        path(&ARC.replace("radius = 2, ", ""), "has no `radius`", ""),
        path(&ARC.replace("arc", "circle"), "unknown value \"circle\"", "arc, helix, points"),
        path(&HELIX.replace("pitch = 0.1", "pitch = 0"), "`pitch` of the helix", ""),
        path(&HELIX.replace("turns = 0.5", "turns = -1"), "`turns` of the helix", ""),
        path(&HELIX.replace("[1, 0, 0]", "[0, 0, 2]"), "`toward` of rod \"cable\" is parallel to `axis`", "across"),
        path("{ kind = \"helix\", handedness = \"up\", axis = [0, 0, 1], toward = [1, 0, 0], radius = 1, pitch = 1, turns = 1 }", "unknown value \"up\"", "right, left"),
        flat(HELIX, "only in 3d models"),
        toml(&curved(ARC, "end = [1, 1, 1] #!"), "both `end` and a `path`", "leave `end` out"),
        toml(&curved("{ kind = \"points\", points = [[0, 0, 0], [1, 0, 0]] }", "").replace("start = [0, 0, 0]", "start = [0, 0, 0] #!"), "both `start` and a `path`", "leave"),
        toml(&rod_text(&GOOD, "end", "", "").replace("[[rod]]", "[[rod]] #!"), "has no `end`", "path of a curved rod"),
        toml(&rod_text(&GOOD, "start", "", "").replace("[[rod]]", "[[rod]] #!"), "has no `start`", "where the rod begins"),
        toml(&curved(&HELIX.replace("turns = 0.5", "turns = 3"), "").replace("elements = 4", "elements = 4 #!"), "an element of rod \"cable\" turns by 4.712 rad as drawn", "use about 38 elements"),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn conf_points_of_rods() {
    let through = |points: &str| rod_text(&GOOD, "start", "", "").replace("end = [0, 0, 2]\n", &format!("path = {{ kind = \"points\", points = {points} }} #!\n"));
    good(&through("[[0, 0, 0], [1, 0, 0]]"));
    good(&through("[[0, 0, 0], [1, 0, 0], [2, 1, 0]]"));
    check(vec![
        toml(&through("[[0, 0, 0]]"), "at least two points, found 1", "smooth"),
        toml(&through("[[0, 0, 0], [1, 0]]"), "three entries", ""),
        toml(&through("[[0, 0, 0], [1, 0, 0], [1, 0, 0]]"), "point 2 of the path of rod \"cable\" is the same", "leave one"),
        toml(&through("[[0, 0, 0], [1, 0, 0], [0, 0, 0]]"), "turns back on itself", "order of the points"),
        toml(&(through("[[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1e-3, 0]]") + "closed = true"), "last point of its path is 1.000000e-3 m from the first", "repeat"),
        toml(&(through("[[0, 0, 0], [1, 0, 0], [0, 0, 0]]") + "closed = true"), "at least four points in a ring", ""),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn conf_twist_and_natural_shape() {
    let more = |line: &str| rod_text(&GOOD, "color", "\"#112233\"", "") + line;
    good(&more("twist = 0.5"));
    good(&more("natural = { curvature = [0, 0, 0], strain = [0, 0, -0.01] }"));
    good(&more("natural = { pieces = [{ to = 0.5, curvature = [0, 1, 0] }, { to = 1, curvature = [0, 0, 0] }] }"));
    check(vec![
        toml(&more("twist = [[0, 0], [0.5, 1]] #!"), "must increase from 0 to 1", "fraction"),
        toml(&more("twist = [[0, 0], [0.7, 1], [0.5, 1], [1, 0]] #!"), "must increase from 0 to 1", ""),
        toml(&more("twist = [] #!"), "must increase from 0 to 1", ""),
        toml(&more("twist = 7 #!").replace("elements = 4\n", "elements = 4 #!\n").replace("twist = 7 #!", "twist = 7"), "turns by 1.750 rad as drawn", "elements"),
        toml(&more("natural = \"bent\" #!"), "unknown value \"bent\"", "straight"),
        toml(&more("natural = { curvature = 1 } #!"), "three entries in a 3d model", "torsion"),
        toml(&more("natural = { curvature = [0, 5, 0] } #!"), "turns by 2.500 rad without stress", "rad/m"),
        toml(&more("natural = { curvature = [0, 0, 0], strain = [0, 0, -1] } #!"), "an extension of -1", "without length"),
        toml(&more("natural = { curvature = [0, 0, 0], strain = [0, 0] } #!"), "three entries", ""),
        toml(&more("natural = { strain = [0, 0, 0.1] } #!"), "`curvature`", ""),
        toml(&more("natural = { pieces = [] } #!"), "must increase up to 1", "ends at 1"),
        toml(&more("natural = { pieces = [{ to = 0.5, curvature = [0, 0, 0] }] } #!"), "must increase up to 1", ""),
        toml(&more("natural = { pieces = [{ to = 1, curvature = [0, 0, 0] }, { to = 1, curvature = [0, 0, 0] }] } #!"), "must increase up to 1", ""),
        toml(&format!("space = \"planar\"\n{}twist = 1 #!", rod_text(&PLANE, "color", "\"#112233\"", "")), "only in 3d", "leave"),
        toml(&format!("space = \"planar\"\n{}natural = {{ curvature = [0, 0, 1] }} #!", rod_text(&PLANE, "color", "\"#112233\"", "")), "one number in a planar model", "about z"),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn conf_rings() {
    let ring = |path: &str, more: &str| curved(path, more).replace("elements = 4", "elements = 8");
    good(&ring(CIRCLE, "closed = true"));
    good(&ring(CIRCLE, "closed = true\nnatural = \"straight\""));
    // about the second section axis, which is that of the circle
    good(&ring(CIRCLE, "closed = true\nnatural = { curvature = [0, 0.5, 0] }"));
    let helix = HELIX.replace("turns = 0.5", "turns = 1");
    check(vec![
        toml(&rod_text(&GOOD, "closed", "true", "#!"), "the end is 2.000000e0 m from the start", "full circle"),
        toml(&ring(ARC, "closed = true #!"), "its tangent turned by 1.000000e0 rad", ""),
        toml(&ring(&helix, "closed = true #!"), "the end is 1.000000e-1 m from the start", ""),
        toml(&ring(CIRCLE, "twist = 0.25\nclosed = true #!"), "turned by 2.500000e-1 rad about the tangent", "twist = 0.0"),
        toml(&ring(CIRCLE, "closed = true\nnatural = { curvature = [0, 0.4, 0] } #!"), "does not close the ring: its end is 2.9", "the curvature 5.000000e-1 rad/m"),
        toml(&curved(CIRCLE, "closed = true").replace("elements = 4", "elements = 2 #!").replace("angle = 6.283185307179586", "angle = 1"), "fewer than three elements", "usual"),
        toml(&(ring(CIRCLE, "closed = true\n") + "[[marker]]\nname = \"m\"\nbody = \"cable.end\" #!\n"), "has no node \"end\"", "it is closed and has no end"),
        toml(&(ring(CIRCLE, "closed = true\n") + "[[marker]]\nname = \"m\"\nbody = \"cable.8\" #!\n"), "has no node \"8\"", "cable.7"),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn conf_stations_of_rods() {
    let circle = |at: f64, r: f64| format!("{{ at = {at}, section = {{ kind = \"circle\", radius = {r} }} }}");
    let with = |stations: &str, mark: &str| rod_text(&GOOD, "section", "", "") + &format!("stations = [{stations}] {mark}\n");
    let (a, b) = (circle(0.0, 0.01), circle(1.0, 0.02));
    good(&with(&format!("{a}, {b}"), ""));
    good(&with(&format!("{a}, {}, {}, {b}", circle(0.5, 0.01), circle(0.5, 0.02)), ""));
    let stiff = |at: f64| format!("{{ at = {at}, stiffness = {{ extension = 1e4, shear = [1e4, 1e4], bending = [5, 5], torsion = 4 }}, mass_per_length = 1, inertia_per_length = [1, 1, 2] }}");
    let by_stiffness = rod_text(&STIFF[..4], "stations", &format!("[{}, {}]", stiff(0.0), stiff(1.0)), "");
    good(&by_stiffness);
    check(vec![
        toml(&with(&a, "#!"), "must go from 0 to 1", "fraction"),
        toml(&with(&format!("{a}, {}", circle(0.9, 0.01)), "#!"), "must go from 0 to 1", ""),
        toml(&with(&format!("{a}, {}, {}, {b}", circle(0.6, 0.01), circle(0.5, 0.01)), "#!"), "must go from 0 to 1", ""),
        toml(&with(&format!("{a}, {}", circle(1.0, -0.01)), "#!"), "`radius` of the circle", ""),
        toml(&with(&format!("{a}, {{ at = 1, section = {{ kind = \"rectangle\", size = [1, 1] }} }}"), "#!"), "of different kinds: circle and rectangle", "one kind"),
        toml(&with(&format!("{a}, {{ at = 1 }}"), "#!"), "has no `section`", ""),
        toml(&with(&format!("{a}, {}", stiff(1.0)), "").replace("youngs_modulus = 2e9", "youngs_modulus = 2e9 #!"), "both `stiffness` and `youngs_modulus`", ""),
        toml(&(rod_text(&GOOD, "section", "{ kind = \"circle\", radius = 0.1 }", "#!") + &format!("stations = [{a}, {b}]\n")), "both `section` and `stations`", "leave"),
        toml(&rod_text(&STIFF[..4], "stations", &format!("[{}, {{ at = 1, mass_per_length = 1 }}]", stiff(0.0)), "#!"), "has no `stiffness`", ""),
    ]);
    let beam = |text: &str| rod_text(&GOOD, "section", &format!("{{ kind = \"i-beam\", {text} }}"), "#!");
    good(&beam("height = 0.2, width = 0.1, flange = 0.01, web = 0.006"));
    check(vec![
        toml(&beam("height = 0.2, width = 0.1, flange = 0, web = 0.006"), "`flange` of the i-beam", ""),
        toml(&beam("height = 0.2, width = 0.1, flange = 0.1, web = 0.006"), "`flange` of the i-beam of rod \"cable\" is too large", "two flanges"),
        toml(&beam("height = 0.2, width = 0.1, flange = 0.01, web = 0.1"), "`web` of the i-beam", "thinner"),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn conf_damping_of_rods() {
    let with = |line: &str| rod_text(&GOOD, "color", "\"#112233\"", "") + line;
    good(&with("damping = { extension = 1, shear = [1, 2], bending = [3, 4], torsion = 5 }"));
    good(&with("damping = { torsion = 5 }"));
    check(vec![
        toml(&with("damping = { extension = -1 } #!"), "`damping.extension` of rod \"cable\" must not be negative", ""),
        toml(&with("damping = { bending = [1, -1] } #!"), "`damping.bending`", ""),
        toml(&with("damping = { shear = [1] } #!"), "must have 2 entries, found 1", "section axis"),
        toml(&with("damping = { torsion = -2 } #!"), "`damping.torsion`", ""),
        toml(&with("retardation = 1e-3\ndamping = { torsion = 2 } #!"), "both `retardation` and `damping`", "coefficients"),
        toml(&with("shear_retardation = 1e-3\ndamping = { torsion = 2 } #!"), "both `shear_retardation` and `damping`", ""),
        toml(&format!("space = \"planar\"\n{}damping = {{ torsion = 1 }} #!", rod_text(&PLANE, "color", "\"#112233\"", "")), "only in 3d", ""),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn conf_ends_held_twice() {
    let weld = |name: &str, bodies: &str| format!("[[joint]]\nname = \"{name}\"\nkind = \"weld\"\nat = [0, 0, 0]\nbodies = {bodies}\n");
    let body = |name: &str| format!("[[body]]\nname = \"{name}\"\nmass = 1\ninertia = [1, 1, 1]\n");
    let rod = |name: &str| rod_text(&GOOD, "name", &format!("\"{name}\""), "");
    let base = format!("{}{}{}{}", rod("cable"), rod("other"), body("a"), body("b"));
    let start = "[\"ground\", \"cable.start\"]";
    let line = base.lines().count() + 5;
    let cases = [
        // two walls hold one end
        format!("{}{}", weld("one", start), weld("two", "[\"a\", \"cable.0\"] #!")),
        // the same weld again
        format!("{}{}", weld("one", start), weld("two", "[\"cable.start\", \"ground\"] #!")),
        // a loop through two rods
        format!("{}{}{}", weld("one", start), weld("x", "[\"cable.0\", \"other.start\"]"), weld("two", "[\"ground\", \"other.start\"] #!")),
    ];
    for (k, joints) in cases.iter().enumerate() {
        let text = format!("{base}{joints}");
        check(vec![toml(&text, "is held twice", "keep one of them")]);
        let errors = Model::from_toml_str(&text, "bad.toml").expect_err("held twice").to_string();
        // the first of the two welds is told with its line
        let first = if k == 2 { line + 5 } else { line };
        assert!(errors.contains(&format!("(line {first})")), "{errors}");
    }
    // three rods meet in a point, and one of them is held by a body
    good(&format!("{base}{}{}", weld("one", start), weld("two", "[\"cable.start\", \"other.start\"]")));
    good(&format!("{base}{}{}", weld("one", start), weld("two", "[\"a\", \"cable.end\"]")));
}

#[test]
#[rustfmt::skip] // one case, one line
fn conf_loads_on_rods() {
    let load = |lines: &str| rod_text(&GOOD, "color", "\"#112233\"", "") + &format!("[[force]]\nname = \"w\"\nkind = \"distributed\"\n{lines}\n");
    let drag = |lines: &str| rod_text(&GOOD, "color", "\"#112233\"", "") + &format!("[[point]]\nname = \"p\"\nmass = 1\n[[force]]\nname = \"w\"\nkind = \"drag\"\n{lines}\n");
    let headed = |text: String| text.replace("[[force]]", "[[force]] #!");
    good(&load("rod = \"cable\"\nforce = [0, 0, \"sin(t)\"]\nmoment = [1, 0, 0]\nframe = \"body\"\nfrom = 0.25\nto = 0.5"));
    good(&drag("rod = \"cable\"\nlinear = 1"));
    good(&drag("body = \"cable.end\"\nquadratic = 1\nat = [0, 0, 1]\nflow = [1, 0, 0]"));
    good(&drag("body = \"p\"\nquadratic = 1"));
    check(vec![
        toml(&load("rod = \"cabel\" #!\nforce = [0, 0, 1]"), "there is no rod \"cabel\"", "cable"),
        toml(&headed(load("rod = \"cable\"")), "has no effect", "add force"),
        toml(&load("rod = \"cable\"\nforce = [0, 1] #!"), "must have 3 components, found 2", ""),
        toml(&load("rod = \"cable\"\nmoment = 3 #!"), "three components", "Mx"),
        toml(&load("rod = \"cable\"\nforce = [0, 0, 1]\nto = 1.5 #!"), "from 0 to 1, found 1.5", "fraction"),
        toml(&load("rod = \"cable\"\nforce = [0, 0, 1]\nfrom = 0.5\nto = 0.5 #!"), "must be larger than `from`", "node"),
        toml(&load("rod = \"cable\"\nforce = [0, 0, \"sin(\"] #!"), "sin(", ""),
        toml(&headed(drag("linear = 1")), "acts on nothing", "body"),
        toml(&drag("rod = \"cable\" #!\nbody = \"p\"\nlinear = 1"), "both `body` and `rod`", ""),
        toml(&headed(drag("rod = \"cable\"")), "has no effect", "coefficient"),
        toml(&drag("rod = \"cable\"\nlinear = -1 #!"), "must not be negative", ""),
        toml(&drag("rod = \"cable\"\nlinear = 1\nat = [0, 0, 1] #!"), "all along a rod", "node"),
        toml(&drag("rod = \"wire\" #!\nlinear = 1"), "there is no rod \"wire\"", ""),
        toml(&drag("body = \"p\"\nat = [0, 0, 1] #!\nlinear = 1"), "offset from a point mass", ""),
        toml(&drag("body = \"ground\" #!\nlinear = 1"), "acts on the ground", ""),
        toml(&drag("body = \"p\"\nlinear = 1\nflow = [1, 0] #!"), "three entries", ""),
    ]);
}

/// Nodes and elements of rings and of rods that vary; shares of loads.
#[test]
fn id_expansion_of_rings_and_cones() {
    let text = curved(CIRCLE, "closed = true").replace("elements = 4", "elements = 8");
    let text = text
        + "[[force]]\nname = \"w\"\nkind = \"distributed\"\nrod = \"cable\"\nforce = [0, 0, 1]\nfrom = 0.9\n";
    let ring = good(&text);
    let whole = ring.expanded();
    assert_eq!(whole.bodies.len(), 8);
    let Some(Force::Beam(last)) = whole.forces.last() else {
        panic!("a beam");
    };
    assert_eq!(last.bodies, ["cable.7", "cable.0"]);
    let total: f64 = whole.bodies.iter().filter_map(|b| b.mass).sum();
    let length = 4.0 * std::f64::consts::PI;
    let mass = ring.rods[0].mass(Space::Spatial).expect("complete");
    assert!((total / mass - 1.0).abs() < 1e-14);
    assert!((ring.rods[0].length() / length - 1.0).abs() < 1e-14);
    // a cone: mass of its elements, order 2 to that of the solid
    let stations = "[{ at = 0, section = { kind = \"circle\", radius = 0.01 } }, { at = 1, section = { kind = \"circle\", radius = 0.03 } }]";
    let cone = rod_text(&GOOD, "section", "", "").replace("elements = 4", "elements = 40");
    let cone = good(&format!("{cone}stations = {stations}\n"));
    let total: f64 = cone.expanded().bodies.iter().filter_map(|b| b.mass).sum();
    let solid = 1000.0 * 2.0 * std::f64::consts::PI / 3.0 * (1e-4 + 3e-4 + 9e-4);
    assert!((total / solid - 1.0).abs() < 1e-4, "{total} {solid}");
    let masses: Vec<f64> = cone
        .expanded()
        .bodies
        .iter()
        .filter_map(|b| b.mass)
        .collect();
    assert!(masses[1] < masses[39]);
}
