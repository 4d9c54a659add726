//! Wrong model files: each must be refused with the right words, the right line and a way out.

mod at_rest;
mod control;
mod couplings;
mod lie_group;
mod overrides;
mod rod_shapes;
mod rods;

use alembert::error::ModelErrors;
use alembert::model::{MAX_FILE_SIZE, Model};

/// A wrong model. The line of the error is marked by `#!` (TOML) or given.
struct Case {
    text: String,
    line: usize,
    message: &'static str,
    help: &'static str,
    json: bool,
}

/// A TOML case; the wrong line carries the comment `#!`.
fn toml(text: &str, message: &'static str, help: &'static str) -> Case {
    let line = text.lines().position(|line| line.contains("#!"));
    Case {
        text: text.to_owned(),
        line: line.expect("a line is marked") + 1,
        message,
        help,
        json: false,
    }
}

/// A TOML case below two good 3d bodies, `crank` and `rod`, and a point `bob`.
fn parts(text: &str, message: &'static str, help: &'static str) -> Case {
    toml(&format!("{SPATIAL}{text}"), message, help)
}

/// A TOML case below two good planar bodies, `crank` and `rod`.
fn plane(text: &str, message: &'static str, help: &'static str) -> Case {
    toml(&format!("{PLANAR}{text}"), message, help)
}

fn json(text: &str, line: usize, message: &'static str, help: &'static str) -> Case {
    Case {
        text: text.to_owned(),
        line,
        message,
        help,
        json: true,
    }
}

const SPATIAL: &str = r#"
[[body]]
name = "crank"
mass = 1.0
inertia = [1, 1, 1]
[[body]]
name = "rod"
mass = 1.0
inertia = [1, 1, 1]
position = [1, 0, 0]
[[point]]
name = "bob"
mass = 1.0
position = [0, 0, 2]
"#;

const PLANAR: &str = r#"
space = "planar"
[[body]]
name = "crank"
mass = 1.0
inertia = 1.0
[[body]]
name = "rod"
mass = 1.0
inertia = 1.0
"#;

fn load(case: &Case) -> Result<Model, ModelErrors> {
    if case.json {
        Model::from_json_str(&case.text, "bad.json")
    } else {
        Model::from_toml_str(&case.text, "bad.toml")
    }
}

fn check(cases: Vec<Case>) {
    for case in cases {
        let errors = load(&case).expect_err(&case.text);
        let hit = errors.iter().find(|error| {
            error.message.contains(case.message)
                && error.line() == Some(case.line)
                && error.help.as_deref().unwrap_or("").contains(case.help)
        });
        assert!(
            hit.is_some(),
            "wanted \"{}\" / \"{}\" at line {} of\n{}\nfound\n{errors}",
            case.message,
            case.help,
            case.line,
            case.text
        );
        assert_eq!(
            errors.0.len(),
            1,
            "one mistake, one error:\n{}\n{errors}",
            case.text
        );
        assert!(!errors.to_string().contains('\u{1b}'));
    }
}

#[test]
fn id_fixtures_are_good() {
    for text in [SPATIAL, PLANAR] {
        if let Err(errors) = Model::from_toml_str(text, "good.toml") {
            panic!("{errors}");
        }
    }
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_syntax_and_keys() {
    check(vec![
        toml("name = #!\n[[point]]\nname = 'a'\nmass = 1", "TOML syntax", ""),
        toml("title = \"x #!\n", "TOML syntax", ""),
        toml("gravity = [0, 0, -9.81 #!\n", "TOML syntax", ""),
        toml("format = 1\nformat = 1 #!\n", "duplicate key", ""),
        toml("title = 'a'\nname 'x' #!\n", "TOML syntax", ""),
        toml("[[body]]\nname = \"crank\"\nmas = 1.0 #!\ninertia = [1, 1, 1]", "unknown key `mas` in body \"crank\"", "did you mean `mass`?"),
        parts("fast = true\n[[study]]\nscheme = \"multirate\"\nstep = 1e-3\nduration = 1\nratio = 0 #!\n", "the ratio of study \"main\" is zero", "use ratio = 1 for a single rate"),
        parts("fast = true\n[[study]] #!\nscheme = \"multirate\"\nstep = 1e-3\nduration = 1\n", "has no `ratio`", "add ratio = 10"),
        parts("[[study]]\nscheme = \"multirate\" #!\nstep = 1e-3\nduration = 1\nratio = 10\n", "no body or point of the model is fast", "--propose-fast"),
        parts("[[study]]\nstep = 1e-3\nduration = 1\nratio = 10 #!\n", "`ratio` of study \"main\" has no meaning for its scheme", "scheme = \"multirate\""),
        parts("fast = true\n[[study]]\nscheme = \"multirate\"\nratio = 7\nstep = 1e-3\nduration = 1 #!\n", "not a multiple of the macro step", "use 0.994"),
        parts("fast = true\n[[study]]\nscheme = \"multirate\"\nratio = 10\nstep = 1e-3\nduration = 1\nfast_potential = \"macro\" #!\n", "unknown value \"macro\"", "midpoint, trapezoidal"),
        parts("fast = true\n[[study]]\nscheme = \"multirate\"\nratio = 10\nstep = 1e-3\nduration = 1\nformulation = \"null-space\" #!\n", "works with multipliers only", "leave `formulation` out"),
        parts("[[force]]\nname = \"lj\"\nkind = \"lennard-jones\"\npairs = [[\"bob\", \"rod\"]] #!\nepsilon = 1\nsigma = 1\n", "\"rod\" is not a point", "between points"),
        parts("[[force]] #!\nname = \"c\"\nkind = \"combination\"\nbodies = [\"bob\", \"ground\"]\nfirst = [1, 0, 0]\n", "has no effect", "add stiffness"),
        parts("[[bodies]] #!\nname = \"x\"\n", "unknown key `bodies` in the model", "did you mean `body`?"),
        toml("[[body]]\nname = \"a\"\nmass = 1\ninertia = [1, 1, 1]\ngravity = [0, 0, -9.81] #!\n", "unknown key `gravity` in body \"a\"", "top of the file"),
        toml("[body] #!\nname = \"a\"\nmass = 1\ninertia = [1, 1, 1]\n", "must be a list of tables, found a table", "[[body]]"),
        parts("[[report]] #!\nchannels = []\n", "must be a table, found a list", "[report]"),
        parts("[report]\nchannels = [1] #!\n", "must be a string, found a number", ""),
        parts("[report]\nchannel = [] #!\n", "unknown key `channel`", "did you mean `channels`?"),
        parts("[[study]]\nstep = \"0.1\" #!\nduration = 1\n", "must be a number, found a string", "without quotes"),
        parts("[[study]] #!\nduration = 1\n", "study \"main\" has no `step`", "Time step [s]"),
        parts("[[study]]\nstep = 0.1\nduration = 1\nscheme = \"midpont\" #!\n", "unknown value \"midpont\"", "did you mean \"midpoint\"?"),
        parts("[[study]]\nstep = 0.1\nduration = 1\nformulation = \"penalty\" #!\n", "unknown value \"penalty\"", "auto, null-space, multipliers"),
        parts("[[study]]\nstep = 0.1\nduration = 1\nmax_iterations = 2.5 #!\n", "must be a whole number", ""),
        parts("[[study]]\nstep = 0.1\nduration = 1\nrecord_every = -1 #!\n", "at least 0", ""),
        parts("[[study]]\nstep = 0.1\nduration = 2024-01-01 #!\n", "must be a number, found a date", ""),
        parts("[[joint]]\nname = \"j\"\nkind = \"hinge\" #!\nbodies = [\"ground\", \"rod\"]\nat = [0, 0, 0]\naxis = [0, 0, 1]\n", "unknown value \"hinge\"", "did you mean \"revolute\"?"),
        parts("[[joint]]\nname = \"j\"\nkind = \"weld\"\nbodies = [\"ground\"] #!\n", "must have 2 entries, found 1", ""),
        parts("[[force]]\nname = \"f\"\nkind = \"sprng\" #!\nbodies = [\"crank\", \"rod\"]\n", "unknown value \"sprng\"", "did you mean \"spring\"?"),
        parts("[[force]] #!\nname = \"f\"\nstiffness = 1\n", "force \"f\" has no `kind`", "spring, torsion, bushing"),
        parts("[[force]]\nname = \"f\"\nkind = \"torsion\"\njoint = \"j\"\nstiffnes = 1 #!\nstiffness = 1", "unknown key `stiffnes` in force \"f\"", "did you mean `stiffness`?"),
        toml("[[body]]\nname = \"a\"\nshape = { kind = \"sphere\", radius = 1, size = [1, 1, 1] } #!\nmass = 1", "unknown key `size` in shape of body \"a\"", "radius"),
        toml("[[body]]\nname = \"a\"\nshape = { kind = \"sphere\" } #!\nmass = 1", "shape of body \"a\" has no `radius`", "Radius [m]"),
        toml("[[body]]\nname = \"a\"\nmass = 1\ninertia = \"big\" #!\n", "must be a number, a list of 3 numbers or a list of 3 lists, found a string", ""),
        toml("[[body]]\nname = \"a\"\nmass = 1\ninertia = [1, 2] #!\n", "`inertia` of body \"a\" must have 3 entries, found 2", ""),
        toml("[[body]]\nname = \"a\"\nmass = 1\ninertia = [[1, 0, 0],\n [0, 1], #!\n [0, 0, 1]]\n", "must have 3 entries, found 2", ""),
        toml("[[body]]\nname = \"a\"\nmass = true #!\ninertia = [1, 1, 1]", "`mass` of body \"a\" must be a number, found a boolean", ""),
        toml("[[body]]\nname = \"a\"\nmass = nan #!\ninertia = [1, 1, 1]", "not a finite number", ""),
        toml("[[body]]\nname = \"a\"\nmass = 1e999 #!\ninertia = [1, 1, 1]", "not a finite number", ""),
        toml("[[body]]\nname = \"a\"\nmass = 1\ninertia = [1, 1, 1]\norientation = { axis = [0, 0, 1], matrix = [[1,0,0],[0,1,0],[0,0,1]] } #!\n", "mixes keys", "axis + angle | matrix | quaternion | euler_xyz"),
        toml("[[body]]\nname = \"a\"\nmass = 1\ninertia = [1, 1, 1]\norientation = { axis = [0, 0, 1] } #!\n", "has no `angle`", "[rad]"),
        toml("gravity = [0, 0, 'x'] #!\n[[point]]\nname = 'a'\nmass = 1\n", "`gravity[2]` must be a number, found a string", ""),
        toml("a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a = 1 #!\n", "dotted key", ""),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_model_and_names() {
    check(vec![
        Case { text: String::new(), line: 1, message: "the model has no bodies", help: "[[body]]", json: false },
        toml("title = 'nothing' #!\n", "the model has no bodies", "add a body"),
        toml("format = 2 #!\n[[point]]\nname = 'a'\nmass = 1\n", "format 2", "the only format is 1"),
        toml("name = 'a/b' #!\n[[point]]\nname = 'a'\nmass = 1\n", "name of the model", ""),
        toml("space = \"plane\" #!\n[[point]]\nname = 'a'\nmass = 1\n", "unknown value \"plane\"", "did you mean \"planar\"?"),
        toml("gravity = [0, -9.81] #!\n[[point]]\nname = 'a'\nmass = 1\n", "three entries", "planar"),
        toml("space = 'planar'\ngravity = [0, 0, -9.81] #!\n[[point]]\nname = 'a'\nmass = 1\n", "two entries", "3d"),
        parts("[[point]]\nname = \"b\"\nmass = -2 #!", "the mass of point \"b\" must be positive, found -2", ""),
        parts("[[point]]\nname = \"b\"\nmass = 0 #!", "or a mass of zero", "positive"),
        parts("[[point]]\nname = \"b\"\nmotion = [0, 0, \"t\"]\nmass = 1 #!", "both `motion` and `mass`", "no mass"),
        parts("[[point]]\nname = \"b\"\nmotion = [0, \"t\"] #!", "must have 3 components, found 2", ""),
        parts("[[point]]\nname = \"b\"\nmotion = [0, 0, \"t+\"] #!", "ends too early", ""),
        parts("[[point]]\nname = \"crank\" #!\nmass = 1\n", "\"crank\" is used twice", "body[0]"),
        parts("[[point]]\nname = \"ground\" #!\nmass = 1\n", "reserved", "another name"),
        parts("[[point]]\nname = \"\" #!\nmass = 1\n", "the name is empty", ""),
        parts("[[point]]\nname = \"a b\" #!\nmass = 1\n", "white space", "letters, digits"),
        parts("[[point]]\nname = \"a.b\" #!\nmass = 1\n", "contains `.`", "letters, digits"),
        parts("[[marker]]\nname = \"m\"\nbody = \"rodd\" #!\n", "no body or point \"rodd\"", "did you mean `rod`?"),
        parts("[[marker]]\nname = \"m\"\nbody = \"ground\" #!\n", "does not move", "a body or a point"),
        parts("[[marker]]\nname = \"m\"\nbody = \"bob\"\nat = [1, 0, 0] #!\n", "no frame", "leave the key out"),
        parts("[[marker]]\nname = \"m\"\nbody = \"rod\"\nat = [1, 0] #!\n", "three entries", ""),
        parts("[[marker]]\nname = \"m\"\nbody = \"rod\"\n[[marker]]\nname = \"m\" #!\nbody = \"rod\"\n", "used twice among the markers", "marker[0]"),
        parts("[report]\nchannels = [\"\"] #!\n", "empty channel", "joint.pivot.angle"),
    ]);
}

/// A body of that text with a name.
fn body(text: &str, message: &'static str, help: &'static str) -> Case {
    toml(&format!("[[body]]\nname = \"a\"\n{text}"), message, help)
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_bodies() {
    let no_mass = |text: &str, message, help| Case {
        text: format!("title = 'x'\n[[body]]\nname = \"a\"\n{text}"),
        line: 2,
        message,
        help,
        json: false,
    };
    check(vec![
        body("mass = -1 #!\ninertia = [1, 1, 1]", "the mass of body \"a\" must be positive, found -1", ""),
        body("mass = 1\ninertia = [1, 1, 0] #!", "not positive definite", "thin rod"),
        body("mass = 1\ninertia = [1, 1, 3] #!", "by 1.000e0", "triangle inequality"),
        body("mass = 1\ninertia = [[2, 3, 0], [3, 2, 0], [0, 0, 2]] #!", "not positive definite", ""),
        body("mass = 1\ninertia = [[2, 1, 0],\n[0, 2, 0], #!\n[0, 0, 2]]", "not symmetric", ""),
        body("mass = 1\ninertia = 2 #!", "must be a list in a 3d model", "[Jx, Jy, Jz]"),
        no_mass("mass = 1", "a mass without inertia or shape", "shape + density"),
        no_mass("inertia = [1, 1, 1]", "an inertia without a mass", "mass + inertia"),
        no_mass("", "no mass and no inertia", "mass + inertia"),
        no_mass("shape = { kind = 'sphere', radius = 1 }", "a shape without mass or density", "shape + density"),
        body("mass = 1\ninertia = [1, 1, 1]\ndensity = 1 #!", "both mass and density", "shape + density"),
        body("density = 1 #!", "a density without a shape", "shape + density"),
        body("density = -1 #!\nshape = { kind = 'sphere', radius = 1 }", "the density of body \"a\" must be positive", ""),
        body("density = 1\nshape = { kind = 'sphere', radius = 0 } #!", "`radius` of the sphere of body \"a\" must be positive, found 0", ""),
        body("density = 1\nshape = { kind = 'box', size = [1, -1, 1] } #!", "must be positive, found -1", ""),
        body("density = 1\nshape = { kind = 'box', size = [1, 1] } #!", "three entries", ""),
        body("density = 1\nshape = { kind = 'disk', radius = 1 } #!", "does not exist in 3d models", "sphere"),
        body("density = 1\nshape = { kind = 'sphere', radius = 1e-150 } #!", "out of the range", "metres"),
        body("density = 1\nshape = { kind = 'cone', radius = 1, height = 1, axis = 'w' } #!", "unknown value \"w\"", "x, y, z"),
        body("density = 1\nshape = { kind = 'sphere', radius = 1, color = 'red' } #!", "is \"red\"", "#rrggbb"),
        body("density = 1\nshape = { kind = 'box', size = [1, 1, 1], thickness = 1 } #!", "only in planar models", "third entry"),
        body("mass = 1\ninertia = [1, 1, 1]\nposition = [0, 0] #!", "`position` of body \"a\" must have three entries", "planar"),
        body("mass = 1\ninertia = [1, 1, 1]\nangle = 1 #!", "only in planar models", "orientation ="),
        body("mass = 1\ninertia = [1, 1, 1]\nangular_velocity = 1 #!", "three entries", "[wx, wy, wz]"),
        body("mass = 1\ninertia = [1, 1, 1]\nangular_velocity = [1, 0, 0]\nangular_velocity_body = [1, 0, 0] #!", "both angular_velocity and", "keep one"),
        body("mass = 1\ninertia = [1, 1, 1]\norientation = { axis = [0, 0, 0], angle = 1 } #!", "the axis has no length", ""),
        body("mass = 1\ninertia = [1, 1, 1]\norientation = { quaternion = [0, 0, 0, 0] } #!", "the quaternion has no length", ""),
        body("mass = 1\ninertia = [1, 1, 1]\norientation = { matrix = [[1, 0, 0], [0, 1, 0.1], [0, 0, 1]] } #!", "no rotation", "perpendicular"),
        body("mass = 1\ninertia = [1, 1, 1]\norientation = { matrix = [[1, 0, 0], [0, 1, 0], [0, 0, -1]] } #!", "reflection", "right-handed"),
        plane("[[body]]\nname = 'c'\nmass = 1\ninertia = [1, 1, 1] #!", "one number in a planar model", "about z"),
        plane("[[body]]\nname = 'c'\nmass = 1\ninertia = 0 #!", "must be positive", ""),
        plane("[[body]]\nname = 'c'\nmass = 1\ninertia = 1\norientation = { axis = [0, 0, 1], angle = 1 } #!", "only in 3d models", "`angle`"),
        plane("[[body]]\nname = 'c'\nmass = 1\ninertia = 1\nangular_velocity = [0, 0, 1] #!", "one number in a planar model", "about z"),
        plane("[[body]]\nname = 'c'\nmass = 1\nshape = { kind = 'sphere', radius = 1 } #!", "does not exist in planar models", "box, disk"),
    ]);
}

/// A joint `j` of a kind between the ground and the rod.
fn joint(kind: &str, text: &str, message: &'static str, help: &'static str) -> Case {
    let text =
        format!("[[joint]]\nname = 'j'\nkind = '{kind}'\nbodies = ['ground', 'rod']\n{text}");
    parts(&text, message, help)
}

/// The same in the plane.
fn plane_joint(kind: &str, text: &str, message: &'static str, help: &'static str) -> Case {
    let text =
        format!("[[joint]]\nname = 'j'\nkind = '{kind}'\nbodies = ['ground', 'rod']\n{text}");
    plane(&text, message, help)
}

/// A joint whose header is the place of the error.
fn joint_head(
    kind: &str,
    bodies: &str,
    text: &str,
    message: &'static str,
    help: &'static str,
) -> Case {
    let text = format!("[[joint]] #!\nname = 'j'\nkind = '{kind}'\nbodies = {bodies}\n{text}");
    parts(&text, message, help)
}

const GROUND_ROD: &str = "['ground', 'rod']";

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_joints() {
    check(vec![
        joint("revolute", "at = [0, 0, 0]\naxis = [0, 0, 0] #!", "`axis` of joint \"j\" has no length", "direction"),
        joint("revolute", "at = [0, 0, 0]\naxis = [0, 0, 1]\npitch = 1 #!", "`pitch` has no meaning for a revolute joint", "a revolute joint takes at, axis"),
        joint("revolute", "at = [0, 0, 0]\naxis = [0, 0, 1]\ncoordinates = [1, 2] #!", "must have 1 entries, found 2", "[angle]"),
        joint("revolute", "at = [0, 0, 0]\naxis = [0, 0, 1]\nspeeds = [] #!", "must have 1 entries, found 0", "[angle]"),
        joint("revolute", "at = [0, 0, 0]\naxis = [0, 0, 1]\nat_first = [0, 0, 0] #!", "both `at` and `at_first`", "either in the world"),
        joint("spherical", "at = [0, 0, 0]\ncoordinates = [1] #!", "`coordinates` has no meaning", "speeds"),
        joint("spherical", "at = [0, 0, 0]\nspeeds = [1] #!", "must have 3 entries", "angular velocity"),
        joint("spherical", "at = [0, 0] #!", "three entries", ""),
        joint("spherical", "at = [0, 0, 0]\naxis = [0, 0, 1] #!", "`axis` has no meaning", "a spherical joint takes"),
        joint("free", "at = [0, 0, 0] #!", "`at` has no meaning for a free joint", "no keys"),
        joint("weld", "length = 1 #!", "`length` has no meaning for a weld joint", "at"),
        joint("cylindrical", "at = [0, 0, 0]\naxis = [0, 0, 1]\nspeeds = [1] #!", "must have 2 entries", "displacement, angle"),
        joint("universal", "at = [0, 0, 0]\naxis = [0, 0, 1]\nsecond_axis = [0, 0, -2] #!", "are parallel", "right angle"),
        joint("screw", "at = [0, 0, 0]\naxis = [0, 0, 1]\npitch = 0 #!", "pitch of joint \"j\" is zero", "revolute"),
        joint("distance", "points = [[0, 0, 0], [1, 0, 0]]\nlength = 0 #!", "the length of joint \"j\" must be positive", ""),
        joint("distance", "points = [[0, 0, 0], [1, 0]] #!", "three entries", ""),
        joint("distance", "at = [0, 0, 0] #!\npoints = [[0, 0, 0], [1, 0, 0]]", "`at` has no meaning", "points"),
        joint("revolute", "at_first = [0, 0, 0]\nat_second = [0, 0, 0]\naxis_first = [0, 0, 1]\naxis_second = [0, 0, 1]\nx_first = [0, 0, 2] #!\nx_second = [1, 0, 0]", "parallel to `axis_first`", "zero angle"),
        joint_head("revolute", GROUND_ROD, "at = [0, 0, 0]", "has no `axis`", "axis_first and axis_second"),
        joint_head("revolute", GROUND_ROD, "axis = [0, 0, 1]", "has no place", "add at ="),
        joint_head("revolute", GROUND_ROD, "at_first = [0, 0, 0]\naxis_first = [0, 0, 1]\naxis_second = [0, 0, 1]", "has `at_first` but no `at_second`", "both are needed"),
        joint_head("revolute", GROUND_ROD, "at_first = [0, 0, 0]\nat_second = [0, 0, 0]\naxis_second = [0, 0, 1]", "only one of `axis_first`", "both are needed"),
        joint_head("revolute", GROUND_ROD, "at = [0, 0, 0]\naxis = [0, 0, 1]\nx_first = [1, 0, 0]", "only one of `x_first`", "both bodies"),
        joint_head("universal", GROUND_ROD, "at = [0, 0, 0]\naxis = [0, 0, 1]", "has no `second_axis`", "second body"),
        joint_head("screw", GROUND_ROD, "at = [0, 0, 0]\naxis = [0, 0, 1]", "has no `pitch`", "per full turn"),
        joint_head("distance", GROUND_ROD, "", "does not say where it is attached", "points ="),
        joint_head("distance", GROUND_ROD, "points = [[1, 2, 3], [1, 2, 3]]", "coincide", "spherical"),
        joint_head("distance", "['crank', 'rod']", "at_first = [1, 0, 0]\nat_second = [0, 0, 0]", "coincide", "positive"),
        parts("[[joint]]\nname = 'j'\nkind = 'weld'\nbodies = ['rod', 'rod'] #!\n", "connects \"rod\" with itself", "two different"),
        parts("[[joint]]\nname = 'j'\nkind = 'weld'\nbodies = ['ground', 'ground'] #!\n", "the ground with the ground", "two different"),
        parts("[[joint]]\nname = 'j'\nkind = 'weld'\nbodies = ['ground',\n 'cranck'] #!\n", "no body or point \"cranck\"", "did you mean `crank`?"),
        parts("[[joint]]\nname = 'j'\nkind = 'revolute' #!\nbodies = ['ground', 'bob']\nat = [0, 0, 2]\naxis = [0, 0, 1]", "on the point mass \"bob\"", "distance, or spherical"),
        parts("[[joint]]\nname = 'j'\nkind = 'spherical'\nbodies = ['crank', 'bob']\nat = [0, 0, 1] #!", "is not where the point \"bob\" is", "position of the point"),
        parts("[[joint]]\nname = 'j'\nkind = 'distance'\nbodies = ['crank', 'bob']\nat_first = [0, 0, 0]\nat_second = [0, 0, 0] #!", "no frame", "leave the key out"),
        plane_joint("revolute", "at = [0, 0]\naxis = [0, 1] #!", "`axis` has no meaning", "always +z"),
        plane("[[joint]]\nname = 'j'\nkind = 'spherical' #!\nbodies = ['ground', 'rod']\nat = [0, 0]", "does not exist in planar models", "weld, revolute, prismatic, slot, free, distance"),
        plane_joint("revolute", "at = [0, 0, 0] #!", "two entries", "3d"),
    ]);
}

/// A force `f` of a kind between crank and rod.
fn force(kind: &str, text: &str, message: &'static str, help: &'static str) -> Case {
    let text = format!(
        "[[joint]]\nname = 'pin'\nkind = 'revolute'\nbodies = ['ground', 'rod']\nat = [0, 0, 0]\naxis = [0, 0, 1]\n\
         [[joint]]\nname = 'ball'\nkind = 'spherical'\nbodies = ['crank', 'rod']\nat = [0, 0, 0]\n\
         [[force]]\nname = 'f'\nkind = '{kind}'\n{text}"
    );
    parts(&text, message, help)
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_forces() {
    let place = "bodies = ['crank', 'rod']\nat_first = [0, 0, 0]\nat_second = [0, 0, 0]";
    check(vec![
        force("spring", &format!("{place}\nstiffness = -1 #!"), "stiffness of spring \"f\" must not be negative", ""),
        force("spring", &format!("{place}\nstiffness = 1\ndamping = -1 #!"), "damping of spring \"f\" must not be negative", ""),
        force("spring", &format!("{place}\nstiffness = 1\nlength = -1 #!"), "rest length", ""),
        force("spring", &format!("{place} #!\nstiffness = 1\npoints = [[0, 0, 0], [1, 0, 0]]").replace("at_first = [0, 0, 0]\n", ""), "both `points` and `at_second`", "keep `points`"),
        force("rope", "path = [{ body = 'crank' }] #!\nstiffness = 1", "must have 2 to 12 points, found 1", "one end, the eyelets, the other end"),
        force("rope", "path = [{ body = 'crank' }, { body = 'cranc' }] #!\nstiffness = 1", "no body or point \"cranc\"", "`crank`"),
        force("rope", "path = [{ body = 'ground', at = [0, 0, 9] }, { body = 'crank' }, { body = 'crank', at = [1, 0, 0] }] #!\nstiffness = 1", "runs from \"crank\" to \"crank\"", "leave one of the two points out"),
        force("rope", "path = [{ body = 'ground', at = [0, 0, 9], point = [0, 0, 9] }, { body = 'crank' }] #!\nstiffness = 1", "both `at` and `point`", "in the body (at) or in the world (point)"),
        force("rope", "path = [{ body = 'ground' }, { body = 'crank', point = [0, 0, 0] }] #!\nstiffness = 1", "at the same place", "move one of them"),
        force("rope", "path = [{ body = 'ground', at = [0, 9] }, { body = 'crank' }] #!\nstiffness = 1", "`at` of rope \"f\" must have three entries", "planar"),
        force("rope", "path = [{ body = 'ground' }, { body = 'bob', at = [0, 0, 1] }] #!\nstiffness = 1", "offset from a point mass", "leave the key out"),
        force("rope", "path = [{ body = 'ground', at = [0, 0, 9] }, { body = 'crank' }]\nstiffness = 1\nlength = -1 #!", "the length of rope \"f\" must not be negative", ""),
        force("spring", "bodies = ['crank', 'cranc'] #!\nat_first = [0, 0, 0]\nat_second = [0, 0, 0]\nstiffness = 1", "no body or point \"cranc\"", "`crank`"),
        force("torsion", "joint = 'pim' #!\nstiffness = 1", "no joint \"pim\"", "did you mean `pin`?"),
        force("torsion", "joint = 'ball' #!\nstiffness = 1", "a spherical joint has none", "revolute"),
        force("torsion", "joint = 'pin'\ncoordinate = 1 #!\nstiffness = 1", "no coordinate 1", "0 = angle"),
        force("drive", "joint = 'pin'\nvalue = '2*sinn(t)' #!", "unknown name `sinn`", "did you mean `sin`?"),
        force("drive", "joint = 'pin'\nvalue = '2*(t' #!", "`(` without `)`", ""),
        force("drive", "joint = 'pin'\nvalue = { table = [] } #!", "no rows", "[time, value]"),
        force("drive", "joint = 'pin'\nvalue = { table = [[0, 1],\n [0, 2]] } #!", "times of the table must increase", ""),
        force("drive", "joint = 'pin'\nvalue = { table = [[0, 1, 2]] } #!", "must have 2 entries, found 3", ""),
        force("drive", "joint = 'pin'\nvalue = { table = [[0, 1]], interpolation = 'cubic' } #!", "unknown value \"cubic\"", "spline, linear"),
        force("drive", "joint = 'pin'\nvalue = true #!", "must be a number, a string or a table, found a boolean", ""),
        force("force", "body = 'rod'\nvalue = [1, 2] #!", "must have 3 components, found 2", ""),
        force("force", "body = 'ground' #!\nvalue = [1, 2, 3]", "does not move", "name a body"),
        force("force", "body = 'bob'\nframe = 'body' #!\nvalue = [1, 2, 3]", "no body axes", "world"),
        force("force", "body = 'rod'\nvalue = [1, 't', '1 +'] #!", "ends too early", ""),
        force("torque", "body = 'bob' #!\nvalue = [1, 2, 3]", "does not rotate", "body"),
        force("torque", "body = 'rod'\nvalue = 1 #!", "three components", "[Mx, My, Mz]"),
        force("bushing", "bodies = ['crank', 'bob'] #!\nat = [0, 0, 2]\nstiffness = [1, 1, 1]", "no orientation", "spring"),
        force("bushing", "bodies = ['crank', 'rod']\nat = [0, 0, 2]\nstiffness = [1, -1, 1] #!", "must not be negative", ""),
        force("bushing", "bodies = ['crank', 'rod']\nat = [0, 0, 2]\nrotational_stiffness = 1 #!", "three entries", ""),
        force("gravitation", &format!("{place}\nconstant = 0 #!"), "the constant of gravitation \"f\" is zero", ""),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_studies() {
    let study = |text: &str, message, help| parts(&format!("[[study]]\n{text}"), message, help);
    check(vec![
        study("step = 0 #!\nduration = 1", "the step of study \"main\" must be positive", ""),
        study("step = 0.1\nduration = -1 #!", "duration of study \"main\" must be positive", ""),
        study("step = 0.3\nduration = 1 #!", "not a multiple", "use 0.8999999999999999 or 1.2 s"),
        study("step = 3\nduration = 1 #!", "shorter than one step", "at least 3 s"),
        study("step = 1e-12\nduration = 1 #!", "the limit is 1e9", "larger step"),
        study("step = 0.1\nduration = 1\nrecord_every = 0 #!", "at least 1", ""),
        study("step = 0.1\nduration = 1\nmax_iterations = 0 #!", "at least 1", ""),
        study("step = 0.1\nduration = 1\ntolerance = 0 #!", "tolerance of study \"main\" must be positive", ""),
        study("step = 0.1\nduration = 1\nspectral_radius = 0.9 #!", "no meaning for its scheme", "generalized-alpha"),
        study("step = 0.1\nduration = 1\nscheme = 'generalized-alpha'\nspectral_radius = 1.1 #!", "between 0 and 1", ""),
        study("step = 0.1\nduration = 1\npoints = 5 #!", "`points` of study \"main\" has no meaning", "linear, cubic and trigonometric"),
        study("step = 0.1\nduration = 1\nscheme = 'linear'\nfrequency = 1 #!", "no meaning for its scheme", "cubic and trigonometric"),
        study("step = 0.1\nduration = 1\nscheme = 'linear'\npoints = 0 #!", "between 1 and 20", ""),
        study("step = 0.1\nduration = 1\nscheme = 'cubic'\nfrequency = 1\npoints = 1 #!", "exact to degree 1 only, the interpolation needs 2", "points = 2"),
        study("step = 0.1\nduration = 1\nscheme = 'trigonometric'\nfrequency = 31.41592653589793 #!", "a multiple of pi", "use a step below"),
        study("step = 0.1\nduration = 1\nscheme = 'trigonometric'\nfrequency = -1 #!", "not negative", ""),
        study("step = 0.1\nduration = 1\nscheme = 'trigonometric'\nfrequency = 'middle' #!", "free points only", "as a number"),
        study("step = 0.1\nduration = 1\nscheme = 'trigonometric'\nfrequency = { bub = 1 } #!", "no body or point \"bub\"", "bob"),
        study("step = 0.1\nduration = 1\nscheme = 'trigonometric'\nfrequency = { rod = [1, 2, 3] } #!", "for a point", "one number"),
        study("step = 0.1\nduration = 1\nscheme = 'gauss-4'\nformulation = 'multipliers' #!", "no formulation with multipliers", "midpoint"),
        study("step = 0.1\nduration = 1\nscheme = 'gauss-5' #!", "unknown value \"gauss-5\"", "gauss-4"),
        study("step = 0.1\nduration = 1\nmax_turn = 2 #!", "must not exceed 1.5", "half a turn"),
        parts("[[study]] #!\nstep = 0.1\nduration = 1\nscheme = 'trigonometric'", "needs a `frequency`", "rad/s"),
        study("step = 0.1\nduration = 1\n[[study]] #!\nstep = 0.1\nduration = 1", "used twice among the studies", "study[0]"),
        study("step = 0.1\nduration = 1\nmax_iterations = 5000000000 #!", "at most 4294967295", ""),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_json() {
    check(vec![
        json("", 1, "ends where a value is expected", ""),
        json("{\n\"body\": [\n", 3, "ends where a value is expected", ""),
        json("{\n\"name\": 'x'\n}", 2, "single quotes", "double quotes"),
        json("{\n// c\n\"name\": 1}", 2, "expected a key", ""),
        json("{\"name\": \"a\",\n \"name\": \"b\"}", 2, "occurs twice", ""),
        json("{\"point\": [{\"name\": \"a\", \"mass\": 1},\n ]}", 2, "expected a value", ""),
        json("[]", 1, "the model must be a table, found a list", ""),
        json("{}", 1, "the model has no bodies", "[[body]]"),
        json("{\"point\": [{\"name\": \"a\",\n\"mas\": 1,\n\"mass\": 1}]}", 2, "unknown key `mas` in point \"a\"", "did you mean `mass`?"),
        json("{\"point\": [{\"name\": \"a\",\n\"mass\": -1}]}", 2, "must be positive", ""),
        json("{\"point\": [{\"name\": \"a\",\n\"mass\": null}]}", 2, "must be a number, found null", "leave the key out"),
        json("{\"point\": [{\"name\": \"a\", \"mass\": 1,\n\"velocity\": [1, 2]}]}", 2, "three entries", "planar"),
        json("{\"point\": [{\"name\": \"a\", \"mass\": 1},\n{\"name\": \"a\", \"mass\": 1}]}", 2, "used twice", "point[0]"),
        json("{\"point\": [\n{\"name\": \"a\"}]}", 2, "point \"a\" has no `mass`", "Mass [kg]"),
        json("{\"point\": [{\"name\": \"a\", \"mass\": 1e999}]}", 1, "not a finite number", ""),
        json("{\"point\": {\"name\": \"a\", \"mass\": 1}}", 1, "must be a list of tables, found a table", "a list"),
        json("{\"point\": [{\"name\": \"a\", \"mass\": 1}],\n\"force\": [{\"kind\": \"force\", \"name\": \"f\", \"body\": \"a\",\n\"value\": [0, 0, \"sin(\"]}]}", 3, "ends too early", ""),
    ]);
}

#[test]
fn e2e_all_mistakes_are_reported_in_order() {
    let text = "[[body]]\nname = 'a'\nmas = 1\ninertia = 'x'\n[[joint]]\nname = 'j'\nkind = 'wled'\nbodies = ['a']\n";
    let errors = Model::from_toml_str(text, "bad.toml").expect_err("wrong");
    let lines: Vec<_> = errors.iter().filter_map(|error| error.line()).collect();
    assert_eq!(lines, [3, 4, 7, 8]);
    // many mistakes: no more than twenty are printed
    let text = "[[body]]\n".repeat(50);
    let errors = Model::from_toml_str(&text, "bad.toml").expect_err("wrong");
    assert_eq!(errors.to_string().matches("error:").count(), 20);
    assert!(errors.to_string().contains("more errors"));
}

#[test]
fn e2e_expression_mistakes_are_marked_inside_the_string() {
    let text = format!(
        "{SPATIAL}[[force]]\nname = 'f'\nkind = 'force'\nbody = 'rod'\nvalue = [0, 0, \"2*sinn(t)\"]\n"
    );
    let errors = Model::from_toml_str(&text, "bad.toml").expect_err("wrong");
    let rendered = errors.to_string();
    assert!(
        rendered.contains("value = [0, 0, \"2*sinn(t)\"]\n   |                   ^\n"),
        "{rendered}"
    );
    assert_eq!(errors.0[0].path, "force[0].value[2]");
}

#[test]
fn e2e_files() {
    let folder = std::env::temp_dir().join(format!("alembert-bad-models-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("folder");
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        std::fs::write(&path, bytes).expect("write");
        path
    };
    let message = |path: &std::path::Path| {
        Model::from_path(path).expect_err("wrong").0[0]
            .message
            .clone()
    };
    // too large: refused by its length, without reading it
    let large = write("large.toml", b"");
    let file = std::fs::OpenOptions::new()
        .write(true)
        .open(&large)
        .expect("open");
    file.set_len(100_000_000).expect("sparse file");
    let start = std::time::Instant::now();
    assert!(
        message(&large).contains("limit is 64 MiB"),
        "{}",
        message(&large)
    );
    assert!(start.elapsed().as_secs_f64() < 0.5);
    assert_eq!(MAX_FILE_SIZE, 64 << 20);
    // not text, unknown extension, missing, folder
    assert!(
        message(&write("noise.toml", b"name = 'a'\n\xff\xfe")).contains("not UTF-8 text (line 2")
    );
    assert!(message(&write("model.yaml", b"")).contains("extension"));
    assert!(message(&folder.join("missing.toml")).contains("cannot be read"));
    std::fs::create_dir_all(folder.join("dir.toml")).expect("folder");
    assert!(message(&folder.join("dir.toml")).contains("folder"));
    // names of nameless models
    let good = write("top.toml", PLANAR.as_bytes());
    assert_eq!(
        Model::from_path(&good).expect("good").name.as_deref(),
        Some("top")
    );
    let json = Model::from_path(&good)
        .and_then(|model| model.to_json_string())
        .expect("good");
    let again = Model::from_path(write("top.JSON", json.as_bytes())).expect("good");
    assert_eq!(again, Model::from_path(&good).expect("good"));
    std::fs::remove_dir_all(&folder).expect("clean");
}
