//! Wrong coordinates, friction, limits and servos.

use super::{Case, check, parts, plane};
use alembert::model::Model;

/// Joints on which the cases below stand: `pin` (ground, crank), `tube` (crank, rod), `ball` (ground, rod).
const JOINTS: &str = r#"
[[joint]]
name = "pin"
kind = "revolute"
bodies = ["ground", "crank"]
at = [0, 0, 0]
axis = [0, 0, 1]
[[joint]]
name = "tube"
kind = "cylindrical"
bodies = ["crank", "rod"]
at = [1, 0, 0]
axis = [1, 0, 0]
[[joint]]
name = "ball"
kind = "spherical"
bodies = ["ground", "rod"]
at = [1, 0, 0]
"#;

/// Coordinates: `reach`, `height`, `again` (the content of `height`), `swing` (the angle of `pin`).
const COORDINATES: &str = r#"
[[coordinate]]
name = "reach"
kind = "distance"
bodies = ["ground", "bob"]
at_first = [0, 0, 0]
[[coordinate]]
name = "height"
kind = "position"
body = "bob"
direction = [0, 0, 1]
[[coordinate]]
name = "again"
kind = "position"
body = "bob"
direction = [0, 0, 1]
[[coordinate]]
name = "swing"
kind = "joint"
joint = "pin"
"#;

/// A case below joints and coordinates.
fn with(text: &str, message: &'static str, help: &'static str) -> Case {
    parts(&format!("{JOINTS}{COORDINATES}{text}"), message, help)
}

/// A coordinate `c` of a kind.
fn coordinate(kind: &str, text: &str, message: &'static str, help: &'static str) -> Case {
    let text = format!("[[coordinate]]\nname = 'c'\nkind = '{kind}'\n{text}");
    with(&text, message, help)
}

/// A coordinate whose header is the place of the error.
fn head(kind: &str, text: &str, message: &'static str, help: &'static str) -> Case {
    let text = format!("[[coordinate]] #!\nname = 'c'\nkind = '{kind}'\n{text}");
    with(&text, message, help)
}

/// A force `f` of a kind.
fn force(kind: &str, text: &str, message: &'static str, help: &'static str) -> Case {
    let text = format!("[[force]]\nname = 'f'\nkind = '{kind}'\n{text}");
    with(&text, message, help)
}

/// A servo `s`.
fn servo(text: &str, message: &'static str, help: &'static str) -> Case {
    with(&format!("[[servo]]\nname = 's'\n{text}"), message, help)
}

/// What the cases stand on, and one good element of each kind.
#[test]
fn id_good_elements_are_accepted() {
    let good = [
        "[[force]]\nname = 'f'\nkind = 'friction'\njoint = 'pin'\nstiffness = 1\nyield = 0\nviscous = 1",
        "[[force]]\nname = 'f'\nkind = 'friction'\njoint = 'pin'\nstiffness = 1\nyield = 0\nhardening = 1",
        "[[force]]\nname = 'f'\nkind = 'friction'\ncoordinate = 'reach'\nstiffness = 1\nyield = 2\nstatic = 2\nstribeck_velocity = 0.1",
        "[[force]]\nname = 'f'\nkind = 'limit'\njoint = 'tube'\ncoordinate = 1\nupper = -1\nstiffness = 1",
        "[[force]]\nname = 'f'\nkind = 'torsion'\ncoordinate = 'reach'\nstiffness = 1\n[[study]]\nscheme = 'gauss-4'\nstep = 0.1\nduration = 1",
        // the first coordinate of a joint with two; inputs that are exchanged; a coordinate that is measured twice
        "[[servo]]\nname = 's'\ncoordinate = 'height'\nmotion = 1\ninput = 'tube'\n[[servo]]\nname = 'u'\njoint = 'tube'\nmotion = 't'\ninput = 'height'",
        "[[servo]]\nname = 's'\njoint = 'tube'\nmotion = 1\n[[servo]]\nname = 'u'\njoint = 'tube'\ncoordinate = 1\nmotion = 't'",
    ];
    for text in good {
        let text = format!("{}{JOINTS}{COORDINATES}{text}", super::SPATIAL);
        if let Err(errors) = Model::from_toml_str(&text, "good.toml") {
            panic!("{errors}\n{text}");
        }
    }
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_coordinates() {
    let place = "at_first = [0, 0, 0]\nat_second = [0, 0, 0]";
    let two = "bodies = ['crank', 'rod']";
    check(vec![
        with("[[coordinate]]\nname = 'c'\nkind = 'distanc' #!", "unknown value \"distanc\"", "did you mean \"distance\"?"),
        coordinate("distance", &format!("bodies = ['crank', 'rodd'] #!\n{place}"), "no body or point \"rodd\"", "did you mean `rod`?"),
        coordinate("distance", &format!("bodies = ['rod', 'rod'] #!\n{place}"), "coordinate \"c\" connects \"rod\" with itself", "two different"),
        head("distance", &format!("{two}\nat_first = [0, 0, 0]"), "has `at_first` but no `at_second`", "both are needed"),
        head("distance", two, "does not say where it is attached", "points ="),
        coordinate("distance", "bodies = ['crank', 'bob']\nat_first = [0, 0, 0]\nat_second = [0, 0, 1] #!", "no frame", "leave the key out"),
        coordinate("distance", &format!("{two}\npoints = [[0, 0, 0], [1, 0]] #!"), "three entries", "planar"),
        coordinate("distance", &format!("{two}\npoints = [[1, 0, 0], [1, 0, 0]] #!"), "its two points coincide", "displacement"),
        coordinate("position", "body = 'ground' #!\ndirection = [1, 0, 0]", "which does not move", "a body or a point"),
        coordinate("position", "body = 'rot' #!\ndirection = [1, 0, 0]", "no body or point \"rot\"", "`rod`"),
        coordinate("position", "body = 'rod'\ndirection = [0, 0, 0] #!", "`direction` of coordinate \"c\" has no length", "direction"),
        coordinate("position", "body = 'rod'\ndirection = [0, 1] #!", "three entries", "planar"),
        coordinate("position", "body = 'bob'\nat = [0, 0, 1] #!\ndirection = [0, 0, 1]", "no frame", "leave the key out"),
        head("position", "body = 'rod'", "coordinate \"c\" has no `direction`", "Direction in the world"),
        coordinate("displacement", "bodies = ['bob', 'rod'] #!\nat_second = [0, 0, 0]\ndirection = [1, 0, 0]", "\"bob\" has no orientation", "the point second"),
        coordinate("displacement", &format!("{two}\n{place}\ndirection = [0, 0, 0] #!"), "has no length", "direction"),
        coordinate("angle", "bodies = ['rod', 'bob'] #!\naxis = [0, 0, 1]", "\"bob\" has no orientation", "\"ground\""),
        head("angle", two, "coordinate \"c\" has no `axis`", "fixed in the first body"),
        coordinate("angle", &format!("{two}\naxis = [0, 0, 0] #!"), "has no length", ""),
        head("angle", &format!("{two}\naxis = [0, 0, 1]\nx_first = [1, 0, 0]"), "only one of `x_first`", "both bodies"),
        coordinate("angle", &format!("{two}\naxis = [0, 0, 1]\nx_first = [0, 0, 2] #!\nx_second = [1, 0, 0]"), "parallel to the axis", "zero angle"),
        coordinate("angle", &format!("{two}\naxis = [0, 0, 1]\nx_first = [1, 0, 0]\nx_second = [0, 0] #!"), "three entries", ""),
        plane("[[coordinate]]\nname = 'c'\nkind = 'angle'\nbodies = ['crank', 'rod']\naxis = [0, 1] #!\n", "`axis` has no meaning in a planar model", "always +z"),
        coordinate("cosine", "bodies = ['ground', 'bob'] #!\nfirst = [1, 0, 0]\nsecond = [1, 0, 0]", "\"bob\" has no orientation", "name a body"),
        coordinate("cosine", &format!("{two}\nfirst = [0, 0, 0] #!\nsecond = [1, 0, 0]"), "`first` of coordinate \"c\" has no length", ""),
        coordinate("joint", "joint = 'pim' #!", "no joint \"pim\"", "did you mean `pin`?"),
        coordinate("joint", "joint = 'ball' #!", "a spherical joint has none", "revolute"),
        coordinate("joint", "joint = 'pin'\ncoordinate = 1 #!", "no coordinate 1", "0 = angle"),
        coordinate("joint", "joint = 'reach' #!", "no joint \"reach\"", "write coordinate = \"reach\""),
        with("[[coordinate]]\nname = 'pin' #!\nkind = 'joint'\njoint = 'tube'", "used twice among the joints, forces, coordinates and servos", "joint[0]"),
        with("[[coordinate]]\nname = 'reach_rate' #!\nkind = 'joint'\njoint = 'tube'", "is the rate of coordinate \"reach\"", "another name"),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_friction_and_limits() {
    let pin = "joint = 'pin'\nstiffness = 350";
    let header = |text: &str, message, help| with(&format!("[[force]] #!\nname = 'f'\n{text}"), message, help);
    check(vec![
        // which coordinate
        force("friction", "coordinate = 'reech' #!\nstiffness = 1\nyield = 1", "no coordinate \"reech\"", "did you mean `reach`?"),
        force("torsion", "coordinate = 'pin' #!\nstiffness = 1", "no coordinate \"pin\"", "write joint = \"pin\""),
        force("drive", "coordinate = 0 #!\nvalue = 1", "drive \"f\" has `coordinate` = 0 but no `joint`", "add joint ="),
        force("limit", "joint = 'pin'\ncoordinate = 'reach' #!\nstiffness = 1\nupper = 1", "names both joint \"pin\" and coordinate \"reach\"", "keep the joint or"),
        header("kind = 'drive'\nvalue = 1", "drive \"f\" does not name a coordinate", "add joint ="),
        force("friction", "joint = 'tube'\ncoordinate = 2 #!\nstiffness = 1\nyield = 1", "no coordinate 2", "0 = displacement, 1 = angle"),
        force("friction", "joint = 'pin'\ncoordinate = 1.5 #!\nstiffness = 1\nyield = 1", "`coordinate` of force \"f\"", ""),
        // friction
        force("friction", "joint = 'pin'\nstiffness = 0 #!\nyield = 1", "`stiffness` of friction \"f\" must be positive, found 0", ""),
        force("friction", "joint = 'pin'\nstiffness = -350 #!\nyield = 1", "must be positive, found -350", ""),
        force("friction", &format!("{pin}\nyield = -50 #!"), "`yield` of friction \"f\" must not be negative, found -50", ""),
        force("friction", &format!("{pin}\nyield = 50\nstatic = 40 #!\nstribeck_velocity = 1"), "`static` of friction \"f\" is smaller than `yield`: 40 < 50", "at least that in sliding"),
        force("friction", &format!("{pin}\nyield = 50\nstatic = 60 #!"), "has `static` but no `stribeck_velocity`", "add stribeck_velocity"),
        force("friction", &format!("{pin}\nyield = 50\nstribeck_velocity = 1 #!"), "has `stribeck_velocity` but no `static`", "add static"),
        force("friction", &format!("{pin}\nyield = 50\nstatic = 60\nstribeck_velocity = 0 #!"), "`stribeck_velocity` of friction \"f\" must be positive, found 0", ""),
        force("friction", &format!("{pin}\nyield = 50\nhardening = -1 #!"), "`hardening` of friction \"f\" must not be negative, found -1", ""),
        force("friction", &format!("{pin}\nyield = 50\nviscous = -1 #!"), "`viscous` of friction \"f\" must not be negative, found -1", ""),
        force("friction", &format!("{pin}\nf_max = 50 #!\nyield = 50"), "unknown key `f_max`", "did you mean `yield`?"),
        header(&format!("kind = 'friction'\n{pin}\nyield = 0"), "friction \"f\" has no effect", "`viscous`"),
        header(&format!("kind = 'friction'\n{pin}"), "force \"f\" has no `yield`", "Yield force"),
        // viscoelastic springs and motors
        force("maxwell", "joint = 'pin'\nbranches = [] #!\ntimes = []", "maxwell \"f\" has 0 branches, it can have 1 to 8", "it is a torsion"),
        force("maxwell", "joint = 'pin'\nbranches = [1, 2]\ntimes = [1] #!", "`times` of maxwell \"f\" has 1 values, but there are 2 branches", "one value for each"),
        force("maxwell", "joint = 'pin'\nbranches = [1]\ntimes = [1]\nstart = [1, 2] #!", "`start` of maxwell \"f\" has 2 values, but there are 1 branches", "one value"),
        force("maxwell", "joint = 'pin'\nbranches = [1]\ntimes = [0] #!", "`times` of maxwell \"f\" must be positive, found 0", ""),
        force("maxwell", "joint = 'pin'\nbranches = [-1] #!\ntimes = [1]", "`branches` of maxwell \"f\" must be positive, found -1", ""),
        force("maxwell", "joint = 'pin'\nstiffness = -1 #!\nbranches = [1]\ntimes = [1]", "`stiffness` of maxwell \"f\" must not be negative, found -1", ""),
        force("motor", "joint = 'pin'\nvalue = 1\ndelay = 0 #!", "`delay` of motor \"f\" must be positive, found 0", ""),
        force("motor", "coordinate = 'reech' #!\ndelay = 1", "no coordinate \"reech\"", "did you mean"),
        // limits
        header(&format!("kind = 'limit'\n{pin}"), "neither `lower` nor `upper`", "add lower"),
        force("limit", &format!("{pin}\nlower = 2\nupper = 1 #!"), "must be larger than `lower`: 1 and 2", "`rest`"),
        force("limit", &format!("{pin}\nlower = 1\nupper = 1 #!"), "must be larger than `lower`", ""),
        force("limit", "joint = 'pin'\nlower = 1\nstiffness = 0 #!", "the stiffness of limit \"f\" must be positive", ""),
        force("limit", &format!("{pin}\nlower = 1\ndamping = -1 #!"), "the damping of limit \"f\" must not be negative", ""),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_servos() {
    let second = |text: &str, message, help| servo(&format!("joint = 'pin'\nmotion = 't'\n[[servo]]\nname = 'u'\nmotion = 1\n{text}"), message, help);
    let fixed = |kind: &str, text: &str, place: &str, message, help| {
        let joint = format!("[[body]]\nname = 'box'\nmass = 1\ninertia = [1, 1, 1]\n[[joint]]\nname = 'glue'\nkind = '{kind}'\nbodies = ['rod', 'box']\nat = [0, 0, 0]\n");
        with(&format!("{joint}{text}[[servo]]\nname = 's'\n{place}motion = 't'\n"), message, help)
    };
    let phi = "[[coordinate]]\nname = 'phi'\nkind = 'angle'\nbodies = ['box', 'rod']\naxis = [0, 0, 1]\n";
    let slide = "[[coordinate]]\nname = 'slide'\nkind = 'displacement'\nbodies = ['rod', 'box']\nat_first = [0, 0, 0]\nat_second = [1, 0, 0]\ndirection = [1, 0, 0]\n";
    check(vec![
        // which coordinate, which motion
        servo("coordinate = 'hight' #!\nmotion = 1", "no coordinate \"hight\"", "did you mean `height`?"),
        servo("joint = 'ball' #!\nmotion = 1", "servo \"s\" needs a coordinate of joint \"ball\", but a spherical joint has none", "[[coordinate]]"),
        with("[[servo]] #!\nname = 's'\nmotion = 1", "servo \"s\" does not name a coordinate", "add joint"),
        with("[[servo]] #!\nname = 's'\njoint = 'pin'", "servo \"s\" has no `motion`", ""),
        servo("joint = 'pin'\nmotion = '2*sin(tt)' #!", "unknown name `tt`", ""),
        servo("joint = 'pin'\nmotion = 1\ninput = 'swin' #!", "no coordinate or joint \"swin\"", "did you mean `swing`?"),
        servo("joint = 'pin'\nmotion = 1\ninput = 'ball' #!", "a spherical joint has none", "revolute"),
        servo("coordinate = 'reach'\nmotion = -1 #!", "asks coordinate \"reach\" to be -1", "a distance is positive"),
        with("[[coordinate]]\nname = 'c'\nkind = 'cosine'\nbodies = ['ground', 'rod']\nfirst = [1, 0, 0]\nsecond = [1, 0, 0]\n[[servo]]\nname = 's'\ncoordinate = 'c'\nmotion = 1.5 #!", "to be 1.5", "between -1 and 1"),
        with("[[motor]] #!\nname = 's'\njoint = 'pin'", "unknown key `motor`", "did you mean `servo`?"),
        with("[[servo]]\nname = 'reach' #!\njoint = 'pin'\nmotion = 1", "used twice among the joints, forces, coordinates and servos", "coordinate[0]"),
        // contradictory or repeated
        second("joint = 'pin' #!", "servos \"s\" and \"u\" both prescribe the angle of joint \"pin\": contradictory or repeated", "keep one"),
        second("coordinate = 'swing' #!", "both prescribe the angle of joint \"pin\": contradictory or repeated", "keep one"),
        second("coordinate = 'swing' #!\ninput = 'tube'", "contradictory or repeated", "keep one"),
        servo("coordinate = 'height'\nmotion = 1\n[[servo]]\nname = 'u'\ncoordinate = 'again' #!\nmotion = 2", "servos \"s\" and \"u\" both prescribe coordinate \"height\"", "keep one"),
        // more constraints than motors
        second("coordinate = 'height'\ninput = 'pin' #!", "more servo constraints than motors: servos \"s\" and \"u\" both act on the angle of joint \"pin\"", "another `input`"),
        second("coordinate = 'height'\ninput = 'swing' #!", "more servo constraints than motors", "a motor of its own"),
        servo("coordinate = 'height'\nmotion = 1\ninput = 'tube'\n[[servo]]\nname = 'u'\njoint = 'tube' #!\nmotion = 2", "more servo constraints than motors", "a motor of its own"),
        // what is fixed already
        fixed("weld", phi, "coordinate = 'phi' #!\n", "servo \"s\" prescribes coordinate \"phi\", but joint \"glue\" fixes it already", "can still move"),
        fixed("prismatic", &format!("axis = [1, 0, 0]\n{phi}"), "coordinate = 'phi' #!\n", "joint \"glue\" fixes it already", "can still move"),
        fixed("weld", slide, "coordinate = 'slide' #!\n", "joint \"glue\" fixes it already", "can still move"),
        fixed("weld", slide, "joint = 'pin'\ninput = 'slide' #!\n", "the motor of servo \"s\" acts on coordinate \"slide\", but joint \"glue\" fixes it", "as `input`"),
        with("[[joint]]\nname = 'rope'\nkind = 'distance'\nbodies = ['bob', 'ground']\nat_second = [0, 0, 0]\n[[servo]]\nname = 's'\ncoordinate = 'reach' #!\nmotion = 't'", "joint \"rope\" fixes it already", "can still move"),
        with("[[point]]\nname = 'road'\nmotion = [0, 0, 't']\n[[coordinate]]\nname = 'c'\nkind = 'position'\nbody = 'road'\ndirection = [0, 0, 1]\n[[servo]]\nname = 's'\ncoordinate = 'c' #!\nmotion = 't'", "the motion of its points is given already", "can still move"),
        with("[[body]]\nname = 'x'\nmass = 1\ninertia = [1, 1, 1]\n[[body]]\nname = 'y'\nmass = 1\ninertia = [1, 1, 1]\n[[joint]]\nname = 'jx'\nkind = 'prismatic'\nbodies = ['ground', 'x']\naxis = [1, 0, 0]\n[[joint]]\nname = 'jy'\nkind = 'prismatic'\nbodies = ['x', 'y']\naxis = [0, 1, 0]\n[[coordinate]]\nname = 'c'\nkind = 'angle'\nbodies = ['ground', 'y']\naxis = [0, 0, 1]\n[[servo]]\nname = 's'\ncoordinate = 'c' #!\nmotion = 't'", "the joints between \"ground\" and \"y\" fix it already", ""),
    ]);
}

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_schemes_without_servos_or_friction() {
    let study = |scheme: &str, more: &str| format!("[[study]]\nscheme = '{scheme}' #!\nstep = 0.1\nduration = 1\n{more}");
    let servo = "[[servo]]\nname = 's'\njoint = 'pin'\nmotion = 't'\n";
    let friction = "[[force]]\nname = 'f'\nkind = 'friction'\njoint = 'pin'\nstiffness = 1\nyield = 1\n";
    let fast = "[[point]]\nname = 'p'\nmass = 1\nfast = true\n";
    let mut cases = Vec::new();
    for (scheme, more) in [
        ("linear", ""), ("cubic", "frequency = 1"), ("trigonometric", "frequency = 1"), ("gauss-4", ""), ("gauss-6", ""),
        ("lobatto-4", ""), ("lobatto-6", ""), ("multirate", "ratio = 2"), ("runge-kutta-32", ""), ("runge-kutta-54", ""), ("multistep", ""),
    ] {
        let text = format!("{fast}{servo}{}", study(scheme, more));
        cases.push(with(&text, "its scheme has no servo constraints, but the model has servo \"s\"", "\"energy-momentum\""));
    }
    for (scheme, more) in [("multirate", "ratio = 2"), ("runge-kutta-32", ""), ("runge-kutta-54", ""), ("multistep", "")] {
        let text = format!("{fast}{friction}{}", study(scheme, more));
        cases.push(with(&text, "its scheme has no friction, but the model has friction \"f\"", "\"energy-momentum\""));
    }
    check(cases);
    // and the schemes that have them
    for (scheme, more, both) in [
        ("midpoint", "", true), ("trapezoidal", "", true), ("energy-momentum", "", true), ("generalized-alpha", "", true),
        ("linear", "", false), ("cubic", "frequency = 1", false), ("trigonometric", "frequency = 1", false),
        ("gauss-4", "", false), ("gauss-6", "", false), ("lobatto-4", "", false), ("lobatto-6", "", false),
    ] {
        let servo = if both { servo } else { "" };
        let text = format!("{}{JOINTS}{friction}{servo}{}", super::SPATIAL, study(scheme, more));
        if let Err(errors) = Model::from_toml_str(&text, "good.toml") {
            panic!("{errors}");
        }
    }
}
