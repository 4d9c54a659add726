//! The problems on which claims are measured: small, nonlinear, without symmetry by accident.
//!
//! Each is a model file without studies; schemes and steps are set by the measurements.

/// Two bars of 1 m, hinged in space about parallel axes, released from an open position.
pub const DOUBLE_PENDULUM: &str = r#"
gravity = [0, 0, -9.81]
[[body]]
name = "upper"
mass = 1
inertia = [0.0017, 0.0833, 0.0834]
position = [0.5, 0, 0]
[[body]]
name = "lower"
mass = 0.7
inertia = [0.0012, 0.06, 0.061]
position = [1.5, 0.1, 0]
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "upper"]
at = [0, 0, 0]
axis = [0, -1, 0]
coordinates = [-0.6]
speeds = [0.3]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["upper", "lower"]
at = [1, 0, 0]
axis = [0, -1, 0]
coordinates = [-0.8]
speeds = [-0.5]
"#;

/// A cone on its tip, fast spin, no steady precession: it nods.
pub const HEAVY_TOP: &str = r#"
gravity = [0, 0, -9.81]
[[body]]
name = "top"
density = 2700
shape = { kind = "cone", radius = 0.05, height = 0.1, axis = "z" }
orientation = { axis = [0, 1, 0], angle = 1.0471975511965976 }
angular_velocity_body = [3, -2, 90]
[[joint]]
name = "tip"
kind = "spherical"
bodies = ["ground", "top"]
at = [0, 0, 0]
"#;

/// Spatial slider-crank (Haug 1989): revolute, spherical, universal and prismatic joint in a loop.
pub const SPATIAL_SLIDER_CRANK: &str = r#"
gravity = [0, 0, -9.81]
[[body]]
name = "crank"
mass = 0.12
inertia = [1e-4, 1e-4, 1e-5]
position = [0, 0.1, 0.16]
velocity = [0, -0.24, 0]
angular_velocity = [6, 0, 0]
[[body]]
name = "rod"
mass = 0.5
inertia = [4e-4, 4e-3, 4e-3]
position = [0.1, 0.05, 0.1]
orientation = { matrix = [[-0.6666666666666667, 0, -0.7453559924999299], [0.33333333333333337, 0.8944271909999159, -0.29814239699997197], [0.6666666666666667, -0.4472135954999579, -0.5962847939999439]] }
velocity = [0.12, -0.24, 0]
angular_velocity = [1.92, -0.96, 0.48]
[[body]]
name = "slider"
mass = 2
inertia = [1e-4, 1e-4, 1e-4]
position = [0.2, 0, 0]
velocity = [0.24, 0, 0]
[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "crank"]
at = [0, 0.1, 0.12]
axis = [1, 0, 0]
[[joint]]
name = "pin"
kind = "spherical"
bodies = ["crank", "rod"]
at = [0, 0.1, 0.2]
[[joint]]
name = "guide"
kind = "prismatic"
bodies = ["ground", "slider"]
at = [0.2, 0, 0]
axis = [1, 0, 0]
[[joint]]
name = "gudgeon"
kind = "universal"
bodies = ["slider", "rod"]
at = [0.2, 0, 0]
axis = [1, 0, 0]
second_axis = [0, 0.8944271909999159, -0.4472135954999579]
"#;

/// Planar slider-crank: crank 0.2 m, rod 0.5 m, 10 rad/s at 45 degrees.
pub const PLANAR_SLIDER_CRANK: &str = r#"
space = "planar"
[[body]]
name = "crank"
mass = 1
inertia = 0.003333333333333334
position = [0.07071067811865477, 0.07071067811865475]
angle = 0.7853981633974483
[[body]]
name = "rod"
mass = 2
inertia = 0.041666666666666664
position = [0.3812129324029455, 0.07071067811865475]
angle = -0.2867565522115484
[[body]]
name = "slider"
mass = 3
inertia = 0.01
position = [0.6210045085685815, 0]
[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "crank"]
at = [0, 0]
speeds = [10]
[[joint]]
name = "pin"
kind = "revolute"
bodies = ["crank", "rod"]
at = [0.14142135623730953, 0.1414213562373095]
speeds = [-12.948839123097944]
[[joint]]
name = "gudgeon"
kind = "revolute"
bodies = ["rod", "slider"]
at = [0.6210045085685815, 0]
speeds = [2.948839123097943]
[[joint]]
name = "guide"
kind = "prismatic"
bodies = ["ground", "slider"]
at = [0.6210045085685815, 0]
axis = [1, 0]
speeds = [-1.8312423904872444]
"#;

/// Four bodies of a chain, free in space; joints only, forces are added by the measurements. Velocities that the joints allow.
pub const FREE_CHAIN: &str = r#"
[[body]]
name = "a"
mass = 1.2
inertia = [0.02, 0.03, 0.04]
position = [0, 0, 0]
velocity = [0.1312190263756582, -0.06049699124626815, 0.12625239095639357]
angular_velocity = [0.5, 0.8374760904360639, 0.646272565652989]
[[body]]
name = "b"
mass = 0.8
inertia = [0.01, 0.03, 0.03]
position = [0.5, 0, 0]
velocity = [0.1312190263756582, 0.05847287952479766, -0.01781233356554196]
angular_velocity = [0.11162760652628251, -0.26121719234832175, -0.17039308256872573]
[[body]]
name = "c"
mass = 0.9
inertia = [0.012, 0.03, 0.028]
position = [1.0, 0, 0]
velocity = [0.1312190263756582, 0.009052328395826552, -0.006457037909353605]
angular_velocity = [0.11162760652628251, 0.21579600972356838, -0.027289121947158712]
[[body]]
name = "d"
mass = 0.6
inertia = [0.01, 0.02, 0.025]
position = [1.5, 0.05, 0]
velocity = [0.09910803918431896, 0.162784983865733, -0.01906944696136751]
angular_velocity = [0.11162760652628251, -0.1430208522102563, 0.6422197438267846]
[[joint]]
name = "ab"
kind = "spherical"
bodies = ["a", "b"]
at = [0.25, 0, 0]
[[joint]]
name = "bc"
kind = "revolute"
bodies = ["b", "c"]
at = [0.75, 0, 0]
axis = [0, 1, 0.3]
[[joint]]
name = "cd"
kind = "universal"
bodies = ["c", "d"]
at = [1.25, 0, 0]
axis = [0, 1, 0]
second_axis = [0, 0, 1]
"#;

/// Inner forces of the chain: springs, a torsion spring, a bushing and gravitation. No potential is quadratic in the directors.
pub const INNER_FORCES: &str = r#"
[[force]]
name = "ad"
kind = "spring"
bodies = ["a", "d"]
at_first = [0, 0.1, 0.1]
at_second = [0.1, 0, -0.1]
stiffness = 40
length = 1.2
[[force]]
name = "ac"
kind = "spring"
bodies = ["a", "c"]
at_first = [0, -0.1, 0]
at_second = [0, 0.1, 0.1]
stiffness = 25
length = 0.8
[[force]]
name = "bc-torsion"
kind = "torsion"
joint = "bc"
stiffness = 1.5
rest = 0.4
[[force]]
name = "bd"
kind = "gravitation"
bodies = ["b", "d"]
at_first = [0, 0, 0.1]
at_second = [0, 0.2, 0]
constant = 0.5
"#;

/// A bushing between neighbours, for the exact balance of energy.
pub const BUSHING: &str = r#"
[[force]]
name = "ab-bushing"
kind = "bushing"
bodies = ["a", "b"]
at = [0.25, 0, 0]
stiffness = [30, 20, 10]
rotational_stiffness = [0.4, 0.3, 0.2]
"#;

/// Gravity and two springs to the ground, for the chain.
pub const OUTER_FORCES: &str = r#"
[[force]]
name = "hold-a"
kind = "spring"
bodies = ["ground", "a"]
at_first = [-0.6, 0, 0.8]
at_second = [0, 0.05, 0.1]
stiffness = 90
length = 0.7
[[force]]
name = "hold-c"
kind = "spring"
bodies = ["ground", "c"]
at_first = [1.2, 0.3, 0.9]
at_second = [0, 0, 0.1]
stiffness = 70
length = 0.6
"#;

/// A hanging chain of five links on spherical joints, thrown sideways.
pub fn spherical_chain() -> String {
    let mut text = String::from("gravity = [0, 0, -9.81]\n");
    for k in 0..5 {
        let x = 0.2 * f64::from(k);
        let parent = if k == 0 {
            "ground".to_owned()
        } else {
            format!("link{}", k - 1)
        };
        text += &format!(
            "[[body]]\nname = \"link{k}\"\nmass = 0.5\ninertia = [0.0008, 0.0021, 0.0019]\nposition = [{}, 0, 0]\n\
             [[joint]]\nname = \"joint{k}\"\nkind = \"spherical\"\nbodies = [\"{parent}\", \"link{k}\"]\nat = [{x}, 0, 0]\n\
             speeds = [{}, 0.4, {}]\n",
            x + 0.1,
            0.8 - 0.3 * f64::from(k),
            1.0 - 0.5 * f64::from(k),
        );
    }
    text
}

/// A planar four-bar with gravity, a spring across the loop and a torsion spring.
pub const FOUR_BAR: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "crank"
mass = 0.5
inertia = 0.0104
position = [0, 0.25]
angle = 1.5707963267948966
[[body]]
name = "coupler"
mass = 1.2
inertia = 0.144
position = [0.5785, 0.6584]
angle = 0.2666
[[body]]
name = "rocker"
mass = 1.0
inertia = 0.0833
position = [1.2285, 0.4084]
angle = 1.7144
[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "crank"]
at_first = [0, 0]
at_second = [-0.25, 0]
speeds = [4]
[[joint]]
name = "pin"
kind = "revolute"
bodies = ["crank", "coupler"]
at_first = [0.25, 0]
at_second = [-0.6, 0]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["coupler", "rocker"]
at_first = [0.6, 0]
at_second = [0.5, 0]
[[joint]]
name = "base"
kind = "revolute"
bodies = ["ground", "rocker"]
at_first = [1.3, 0]
at_second = [-0.5, 0]
[[force]]
name = "across"
kind = "spring"
bodies = ["ground", "coupler"]
at_first = [0.4, 1.2]
at_second = [0.1, 0.1]
stiffness = 60
length = 0.3
[[force]]
name = "wound"
kind = "torsion"
joint = "base"
stiffness = 0.8
rest = 0.2
"#;

/// A free body without symmetry near its unstable axis, far from the origin and moving.
pub const FREE_BODY: &str = r#"
[[body]]
name = "plate"
mass = 6
inertia = [1, 2, 3]
velocity = [0.01, 0, 0.02]
angular_velocity = [0.02, 2, 0.02]
"#;

/// The same with its centre at rest.
pub const SPINNING_BODY: &str = r#"
[[body]]
name = "plate"
mass = 6
inertia = [1, 2, 3]
angular_velocity = [0.02, 2, 0.02]
"#;

/// A pendulum on a stiff spring: a fast vibration that a dissipative scheme should remove.
pub const STIFF_PENDULUM: &str = r#"
gravity = [0, 0, -9.81]
[[body]]
name = "bob"
mass = 1
inertia = [0.01, 0.01, 0.01]
position = [1, 0, 0]
[[body]]
name = "hanger"
mass = 1
inertia = [0.01, 0.01, 0.01]
position = [0.5, 0, 0]
[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "hanger"]
at = [0, 0, 0]
axis = [0, 1, 0]
[[joint]]
name = "slide"
kind = "prismatic"
bodies = ["hanger", "bob"]
at = [1, 0, 0]
axis = [1, 0, 0]
speeds = [0.5]
[[force]]
name = "stiff"
kind = "spring"
bodies = ["hanger", "bob"]
at_first = [0, 0, 0]
at_second = [0, 0, 0]
stiffness = 1e4
length = 0.5
"#;

/// A planet on an orbit of eccentricity 0.3 about a fixed centre, period 2 pi.
pub const TWO_BODIES: &str = r#"
space = "planar"
[[point]]
name = "planet"
mass = 1
position = [0.7, 0]
velocity = [0, 1.3627702877384937]
[[force]]
name = "attraction"
kind = "gravitation"
bodies = ["ground", "planet"]
points = [[0, 0], [0.7, 0]]
constant = 1
"#;

/// A heavy mass on a rigid rod, and a light fast one on a stiff spring (frequency 316 rad/s), started sideways.
pub const FAST_MASS: &str = r#"
gravity = [0, 0, -9.81]
[[point]]
name = "heavy"
mass = 1
position = [0.8660254037844386, 0, -0.5]
velocity = [0, 1, 0]
[[point]]
name = "light"
mass = 0.1
position = [1.1660254037844387, 0, -0.5]
velocity = [0.5, 1.2, 0]
fast = true
[[joint]]
name = "rod"
kind = "distance"
bodies = ["ground", "heavy"]
points = [[0, 0, 0], [0.8660254037844386, 0, -0.5]]
[[force]]
name = "stiff"
kind = "spring"
bodies = ["heavy", "light"]
stiffness = 1e4
length = 0.3
fast = true
"#;

/// Two bars with dry friction in both hinges, Stribeck in one, hardening and a viscous part in the other; a torque shakes them.
pub const FRICTION: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "upper"
mass = 1
inertia = 0.0833333
position = [0.5, 0]
[[body]]
name = "lower"
mass = 1
inertia = 0.0833333
position = [1.5, 0]
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "upper"]
at = [0, 0]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["upper", "lower"]
at = [1, 0]
[[force]]
name = "shoulder-friction"
kind = "friction"
joint = "shoulder"
stiffness = 350
yield = 1.5
static = 2.5
stribeck_velocity = 0.8
[[force]]
name = "elbow-friction"
kind = "friction"
joint = "elbow"
stiffness = 200
yield = 0.4
hardening = 0.02
viscous = 0.02
[[force]]
name = "shake"
kind = "drive"
joint = "shoulder"
value = "8*sin(4*t)"
"#;

/// A two-link arm in the vertical plane, its hand on a given path, motors in both joints.
pub const ARM: &str = r#"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "upper"
mass = 2
inertia = 0.2
position = [0.5, 0]
[[body]]
name = "lower"
mass = 1
inertia = 0.1
position = [1, 0.5]
angle = 1.5707963267948966
[[joint]]
name = "shoulder"
kind = "revolute"
bodies = ["ground", "upper"]
at = [0, 0]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["upper", "lower"]
at = [1, 0]
[[coordinate]]
name = "hand-x"
kind = "position"
body = "lower"
at = [0.5, 0]
direction = [1, 0]
[[coordinate]]
name = "hand-y"
kind = "position"
body = "lower"
at = [0.5, 0]
direction = [0, 1]
[[servo]]
name = "x"
coordinate = "hand-x"
motion = "1 - 0.2*(1 - cos(3*t))"
input = "shoulder"
[[servo]]
name = "y"
coordinate = "hand-y"
motion = "1 - 0.1*sin(3*t)^2"
input = "elbow"
"#;

/// Two masses of 1 kg on a rail joined by a spring of 10 N/m; the far one on a path, a force on the near one.
pub const TWO_MASSES: &str = r#"
space = "planar"
[[body]]
name = "a"
mass = 1
inertia = 1
[[body]]
name = "b"
mass = 1
inertia = 1
position = [1, 0]
[[joint]]
name = "near"
kind = "prismatic"
bodies = ["ground", "a"]
at = [0, 0]
axis = [1, 0]
[[joint]]
name = "far"
kind = "prismatic"
bodies = ["ground", "b"]
at = [1, 0]
axis = [1, 0]
[[force]]
name = "spring"
kind = "spring"
bodies = ["a", "b"]
at_first = [0, 0]
at_second = [0, 0]
length = 1
stiffness = 10
[[servo]]
name = "follow"
joint = "far"
motion = { from = 0, to = 1, start = 0, end = 2, smoothness = 5 }
input = "near"
"#;
