//! Valid models that together use every key of the schema.

use crate::valid_rods;

/// Valid models that use every key at least once.
pub const VALID: [&str; 14] = [
    r##"
format = 1
name = "slider-crank"
title = "Slider-crank"
description = "All joints with coordinates"
space = "3d"
gravity = [0, 0, -9.81]
closure_tolerance = 1e-5
[[body]]
name = "crank"
mass = 1.0
inertia = [0.1, 0.2, 0.25]
center_of_mass = [0.1, 0, 0]
shape = { kind = "box", size = [0.1, 0.2, 0.3], position = [0, 0, 1], orientation = { euler_xyz = [0.1, 0.2, 0.3] }, color = "#1f77b4" }
position = [0, 0, 0]
orientation = { axis = [0, 0, 1], angle = 0.3 }
velocity = [1, 0, 0]
angular_velocity = [0, 0, 1]
[[body]]
name = "rod"
shape = { kind = "cylinder", radius = 0.1, length = 2, axis = "x" }
density = 2700
orientation = { quaternion = [1, 0, 0, 0] }
angular_velocity_body = [0, 0, 1]
[[body]]
name = "slider"
shape = { kind = "capsule", radius = 0.1, length = 2 }
mass = 2
orientation = { matrix = [[1, 0, 0], [0, 1, 0], [0, 0, 1]] }
[[body]]
name = "ball"
mass = 1.0
inertia = [[1.0, 0.1, 0], [0.1, 1.0, 0], [0, 0, 1]]
shape = { kind = "sphere", radius = 0.1 }
[[body]]
name = "top"
shape = { kind = "cone", radius = 0.05, height = 0.1 }
density = 2700
[[point]]
name = "bob"
mass = 0.5
position = [0, 0, 2]
velocity = [0, 1, 0]
[[joint]]
name = "pivot"
kind = "revolute"
bodies = ["ground", "crank"]
at = [0, 0, 0]
axis = [0, 0, 1]
coordinates = [0.3]
speeds = [10.0]
[[joint]]
name = "screw"
kind = "screw"
bodies = ["crank", "rod"]
at_first = [0, 0, 0]
at_second = [0, 0, 0]
axis_first = [0, 0, 1]
axis_second = [0, 0, 1]
x_first = [1, 0, 0]
x_second = [1, 0, 0]
pitch = 0.01
[[joint]]
name = "cardan"
kind = "universal"
bodies = ["rod", "slider"]
at = [1, 0, 0]
axis = [0, 0, 1]
second_axis = [0, 1, 0]
coordinates = [0.1, 0.2]
[[joint]]
name = "slide"
kind = "cylindrical"
bodies = ["slider", "ground"]
at = [1, 0, 0]
axis = [1, 0, 0]
[[joint]]
name = "socket"
kind = "spherical"
bodies = ["slider", "ball"]
at = [1, 0, 0]
speeds = [0, 0, 1]
[[joint]]
name = "string"
kind = "distance"
bodies = ["ground", "bob"]
points = [[0, 0, 0], [0, 0, 2]]
length = 2.0
[[joint]]
name = "table"
kind = "planar"
bodies = ["ground", "top"]
axis = [0, 0, 1]
[[marker]]
name = "tip"
body = "crank"
at = [1, 0, 0]
[[study]]
name = "main"
scheme = "generalized-alpha"
formulation = "multipliers"
step = 1e-3
duration = 10.0
record_every = 5
spectral_radius = 0.9
tolerance = 1e-12
max_iterations = 20
[[study]]
name = "second"
scheme = "energy-momentum"
formulation = "null-space"
step = 0.1
duration = 1
[[study]]
name = "third"
scheme = "trigonometric"
points = 4
quadrature = "lobatto"
frequency = { bob = [1, 2, 3], crank = 2.0 }
max_turn = 0.5
step = 0.1
duration = 1
[report]
channels = ["joint.pivot.angle", "energy.total"]
"##,
    r#"
[[body]]
name = "a"
mass = 1.0
inertia = [1, 1, 1]
[[body]]
name = "b"
mass = 1.0
inertia = [1, 1, 1]
position = [1, 0, 0]
[[joint]]
name = "j"
kind = "prismatic"
bodies = ["ground", "a"]
axis = [1, 0, 0]
[[force]]
name = "s"
kind = "spring"
bodies = ["a", "b"]
at_first = [0, 0, 0]
at_second = [0, 0, 0]
stiffness = 100
damping = 1
length = 0.5
[[force]]
name = "r"
kind = "rope"
path = [{ body = "ground", at = [0, 0, 4] }, { body = "a", at = [0, 0.1, 0] }, { body = "b", point = [0, 0.3, 9] }]
stiffness = 10
damping = 0.1
length = 20
slack = true
fast = false
[[force]]
name = "t"
kind = "torsion"
joint = "j"
coordinate = 0
stiffness = 1
damping = 0.1
rest = 0.2
[[force]]
name = "u"
kind = "bushing"
bodies = ["a", "b"]
at = [0, 0, 0]
stiffness = [1, 2, 3]
rotational_stiffness = [1, 2, 3]
damping = [1, 2, 3]
rotational_damping = [1, 2, 3]
[[force]]
name = "g"
kind = "gravitation"
bodies = ["a", "b"]
points = [[0, 0, 0], [1, 0, 0]]
constant = 3.5
[[force]]
name = "f"
kind = "force"
body = "a"
at = [0, 0, 1]
value = [1, "2*sin(3*t)", { table = [[0, 0], [1, 5]], interpolation = "linear" }]
frame = "body"
[[force]]
name = "m"
kind = "torque"
body = "b"
value = [0, 0, "if(t - 1, exp(-t), 2^t)"]
[[force]]
name = "d"
kind = "drive"
joint = "j"
value = { table = [[0, 0], [1, 5], [2, 0]] }
"#,
    r##"
space = "planar"
gravity = [0, -9.81]
[[body]]
name = "bar"
shape = { kind = "box", size = [1, 0.1], thickness = 0.05 }
density = 10
angle = 0.3
angular_velocity = 2
[[body]]
name = "wheel"
mass = 1
inertia = 0.5
shape = { kind = "disk", radius = 1, color = "#00ff00" }
[[joint]]
name = "pin"
kind = "revolute"
bodies = ["ground", "bar"]
at = [0, 0]
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["bar", "wheel"]
at_first = [0, 0]
at_second = [0, 0]
axis_first = [1, 0]
axis_second = [1, 0]
[[joint]]
name = "loose"
kind = "free"
bodies = ["ground", "wheel"]
[[joint]]
name = "glue"
kind = "weld"
bodies = ["bar", "wheel"]
[[force]]
name = "motor"
kind = "torque"
body = "wheel"
value = "3*step(t - 1)"
[[force]]
name = "mount"
kind = "bushing"
bodies = ["bar", "wheel"]
at = [0, 0]
rotational_stiffness = 1
"##,
    r#"
[[point]]
name = "a"
mass = 1
position = [1, 0, 0]
[[point]]
name = "b"
mass = 0.1
fast = ["y"]
[[force]]
name = "far"
kind = "lennard-jones"
pairs = [["a", "b"]]
epsilon = 1
sigma = 0.5
fast = false
[[force]]
name = "sum"
kind = "combination"
bodies = ["a", "b"]
first = [1, 0, 0]
second = [0, 1, 0]
stiffness = 3
quartic = 2
damping = 0.1
rest = 0.2
[[study]]
scheme = "multirate"
step = 1e-3
ratio = 10
duration = 0.1
slow_potential = { affine = 0.5 }
fast_potential = "trapezoidal"
without = ["sum"]
"#,
    r#"
coordinate = [
    { name = "reach", kind = "distance", bodies = ["arm", "bob"], at_first = [0, 0, 0] },
    { name = "px", kind = "position", body = "arm", at = [0, 0, 1], direction = [1, 0, 0] },
    { name = "lift", kind = "displacement", bodies = ["arm", "bob"], points = [[0, 0, 0], [0, 0, 2]], direction = [0, 0, 1] },
    { name = "phi", kind = "angle", bodies = ["ground", "arm"], axis = [0, 0, 1], x_first = [1, 0, 0], x_second = [0, 1, 0] },
    { name = "c", kind = "cosine", bodies = ["ground", "arm"], first = [0, 1, 0], second = [0, 0, 1] },
    { name = "turn", kind = "joint", joint = "tube", coordinate = 1 },
]
servo = [
    { name = "s", coordinate = "px", motion = "0.2*sin(2*pi*t)", input = "tube" },
    { name = "u", joint = "tube", coordinate = 1, motion = 0.5 },
]
[[body]]
name = "arm"
mass = 1
inertia = [1, 1, 1]
[[point]]
name = "bob"
mass = 1
position = [0, 0, 2]
[[joint]]
name = "tube"
kind = "cylindrical"
bodies = ["ground", "arm"]
at = [0, 0, 0]
axis = [0, 0, 1]
[[force]]
name = "rub"
kind = "friction"
joint = "tube"
coordinate = 1
stiffness = 350
yield = 50
static = 60
stribeck_velocity = 0.1
hardening = 1
viscous = 0.5
[[force]]
name = "gel"
kind = "maxwell"
joint = "tube"
coordinate = 0
stiffness = 20
rest = 0.1
branches = [30, 5]
times = [0.2, 1.5]
[[force]]
name = "drum"
kind = "motor"
joint = "tube"
coordinate = 1
value = "sin(t)"
delay = 0.05
start = 0.1
[[force]]
name = "cam"
kind = "characteristic"
coordinate = "reach"
value = "-q"
zero = 1.5
period = 3
[[force]]
name = "stop"
kind = "limit"
coordinate = "reach"
lower = 1
upper = 3
stiffness = 1e4
damping = 2
"#,
    "[[point]]\nname = \"p\"\nmass = 1\n[[study]]\nscheme = \"multistep\"\nstep = 0.1\nduration = 1\nrelative_tolerance = 1e-4\nabsolute_tolerance = 1e-7\n",
    "[[point]]\nname = \"p\"\nmass = 1\n[[point]]\nname = \"q\"\nmotion = [0, 0, \"sin(t)\"]\n",
    r#"
[[point]]
name = "p"
mass = 1
[[force]]
name = "path"
kind = "force"
body = "p"
value = [
  { from = 0, to = 1, start = 0.5, end = 5, smoothness = 2 },
  { via = [[0, 0], [1, 0.3], [2, 0]], smoothness = 3 },
  { curve = "figure-eight", component = "y", size = [0.2, 0.1], center = 1, start = 0, end = 5, turns = 2, phase = 0.1, smoothness = 4 },
]
[[force]]
name = "round"
kind = "force"
body = "p"
value = [{ curve = "circle", component = "x", radius = 0.2, end = 5 }, 0, 0]
"#,
    r##"
gravity = [0, 0, -9.81]
[[rod]]
name = "cable"
elements = 5
lumping = "end-corrected"
start = [0, 0, 0]
end = [1, 0, 0]
normal = [0, 1, 1]
section = { kind = "rectangle", size = [0.02, 0.01] }
youngs_modulus = 2.1e9
shear_modulus = 8e8
density = 1200
shear_factor = 0.83
retardation = 1e-3
shear_retardation = 2e-3
velocity = [0, 0, 1]
angular_velocity = [0, 1, 0]
color = "#1f77b4"
[[rod]]
name = "pipe"
elements = 2
grid = "staggered"
curvature = "angle"
closed = false
start = [1, 0, 0]
end = [1, 1, 0]
section = { kind = "tube", radius = 0.02, wall = 0.002 }
youngs_modulus = 2.1e9
poisson_ratio = 0.3
density = 1200
[[rod]]
name = "blade"
elements = 1
start = [1, 1, 0]
end = [1, 1, 1]
section = { kind = "ellipse", radii = [0.02, 0.01] }
youngs_modulus = 2.1e9
poisson_ratio = 0.3
density = 1200
[[body]]
name = "bob"
mass = 1.0
inertia = [0.1, 0.1, 0.1]
position = [1, 1, 2]
[[joint]]
name = "clamp"
kind = "weld"
bodies = ["ground", "cable.start"]
at = [0, 0, 0]
[[joint]]
name = "corner"
kind = "revolute"
bodies = ["cable.end", "pipe.0"]
at = [1, 0, 0]
axis = [0, 0, 1]
[[joint]]
name = "knee"
kind = "spherical"
bodies = ["pipe.2", "blade.start"]
at = [1, 1, 0]
[[force]]
name = "last"
kind = "beam"
bodies = ["blade.end", "bob"]
length = 1.1
bending_length = 1.0
axes = "second"
curvature = "tangent"
rest = { displacement = [0, 0, 1.1], rotation = [0, 0.1, 0] }
extension = 1e4
shear = [1e4, 1e4]
bending = [10, 20]
torsion = 5
retardation = 1e-3
shear_retardation = 1e-3
[[marker]]
name = "tip"
body = "cable.end"
[[study]]
step = 1e-3
duration = 0.1
[output]
channels = ["body.cable.*.position.?"]
rod_elements = 100
"##,
    r##"
space = "planar"
[[rod]]
name = "flying"
elements = 4
start = [6, 0]
end = [0, 8]
stiffness = { extension = 1e4, shear = [1e4], bending = [500] }
mass_per_length = 1
inertia_per_length = 10
[[rod]]
name = "round"
elements = 3
start = [0, 0]
end = [-1, 0]
section = { kind = "circle", radius = 0.01 }
youngs_modulus = 2.1e9
poisson_ratio = 0.3
density = 1200
angular_velocity = 2
[[force]]
name = "push"
kind = "force"
body = "flying.start"
value = [8, 0]
[[study]]
step = 0.01
duration = 0.1
[[study]]
name = "rest"
kind = "equilibrium"
loads = ["push"]
ramp = ["push", "gravity"]
load = 2
load_steps = 4
arc_length = true
max_points = 10
stop = { channel = "body.flying.0.position.x", value = 7 }
max_turn = 0.3
tolerance = 1e-10
max_iterations = 30
[[study]]
name = "modes"
kind = "modes"
about = "start"
count = 3
without = ["push"]
"##,
    valid_rods::CURVED,
    valid_rods::PLANAR,
    r##"
gravity = [0, 0, -9.81]
[[rod]]
name = "beam"
elements = 3
start = [0, 0, 0]
end = [1, 0, 0]
stiffness = { extension = 1e4, shear = [1e4, 1e4], bending = [5, 5], torsion = 4 }
mass_per_length = 1
inertia_per_length = [1, 1, 2]
initial_motion = { velocity = ["0.8*sin(pi*s)", 0.3, 0], angular_velocity = [0, "2*s", 1], frame = "body" }
[[joint]]
name = "clamp"
kind = "weld"
bodies = ["ground", "beam.start"]
at = [0, 0, 0]
[[study]]
name = "together"
scheme = "lie-group"
step = 1e-3
duration = 0.1
[[study]]
name = "each"
scheme = "lie-group"
asynchronous = true
element_steps = { beam = [1e-3, 5e-4, 2e-4] }
courant = 0.5
step = 1e-3
duration = 0.1
"##,
    r##"
[[body]]
name = "thigh"
mass = 1
inertia = [1, 1, 1]
[[body]]
name = "shank"
mass = 1
inertia = [1, 1, 1]
[[body]]
name = "cart"
mass = 1
inertia = [1, 1, 1]
[[joint]]
name = "knee"
kind = "custom"
bodies = ["thigh", "shank"]
at = [0, 0, 0]
axis = [0, 0, 1]
slides = ["0.01*q^2", { table = [[-1, 0], [0, 0.1], [1, 0]] }, 0]
turns = [0, "0.1*sin(q)"]
[[joint]]
name = "hip"
kind = "revolute"
bodies = ["ground", "thigh"]
at = [0, 1, 0]
axis = [0, 0, 1]
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["ground", "cart"]
at = [0, 0, 0]
axis = [1, 0, 0]
[[coupling]]
name = "gear"
joint = "knee"
coordinate = 0
follows = [{ joint = "hip", factor = -2 }]
offset = 0.1
[[coupling]]
name = "cam"
joint = "rail"
follows = [{ joint = "hip", value = "0.1*cos(q)" }, { joint = "knee", factor = 0.01 }]
"##,
];
