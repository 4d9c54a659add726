//! Valid models with curved, varying and closed rods and what acts along them.

/// In space.
pub const CURVED: &str = r##"
[[rod]]
name = "bow"
elements = 6
start = [0, 0, 0]
path = { kind = "arc", tangent = [1, 0, 0], toward = [0, 1, 0], radius = 2, angle = 1 }
twist = 0.3
natural = "straight"
section = { kind = "i-beam", height = 0.02, width = 0.01, flange = 0.001, web = 0.001 }
youngs_modulus = 2.1e9
poisson_ratio = 0.3
density = 1200
damping = { extension = 1, shear = [1, 1], bending = [0.1, 0.1], torsion = 0.2 }
[[rod]]
name = "coil"
elements = 20
start = [0, 0, 1]
path = { kind = "helix", axis = [0, 0, 1], toward = [1, 0, 0], radius = 0.1, pitch = 0.02, turns = 2, handedness = "left" }
natural = { curvature = [0, 9, 1], strain = [0, 0, 0.01] }
youngs_modulus = 2.1e9
poisson_ratio = 0.3
density = 1200
stations = [{ at = 0, section = { kind = "circle", radius = 0.01 } }, { at = 1, section = { kind = "circle", radius = 0.02 } }]
[[rod]]
name = "loop"
elements = 12
path = { kind = "points", points = [[0, 0, 3], [1, 0, 3], [1, 1, 3], [0, 1, 3], [0, 0, 3]] }
closed = true
twist = [[0, 0], [0.5, 0.1], [1, 0]]
stations = [
    { at = 0, stiffness = { extension = 1e4, shear = [1e4, 1e4], bending = [5, 5], torsion = 4 }, mass_per_length = 1, inertia_per_length = [1, 1, 2] },
    { at = 1, stiffness = { extension = 2e4, shear = [1e4, 1e4], bending = [5, 5], torsion = 4 }, mass_per_length = 1, inertia_per_length = [1, 1, 2] },
]
[[body]]
name = "bob"
mass = 1.0
inertia = [0.1, 0.1, 0.1]
position = [1, 1, 2]
[[force]]
name = "weight"
kind = "distributed"
rod = "bow"
force = [0, 0, "-sin(t)"]
moment = [0, 1, 0]
frame = "body"
from = 0.2
to = 0.9
[[force]]
name = "air"
kind = "drag"
rod = "coil"
linear = 0.1
quadratic = 0.2
flow = [1, 0, 0]
[[force]]
name = "oil"
kind = "drag"
body = "bob"
at = [0, 0, 0.1]
linear = 0.1
[[force]]
name = "bent"
kind = "beam"
bodies = ["bow.end", "bob"]
extension = 1e4
shear = [1e4, 1e4]
bending = [10, 20]
torsion = 5
damping = { extension = 1 }
"##;

/// In the plane.
pub const PLANAR: &str = r##"
space = "planar"
[[rod]]
name = "snake"
elements = 4
start = [0, 0]
end = [1, 0]
stiffness = { extension = 1e4, shear = [1e4], bending = [500] }
mass_per_length = 1
inertia_per_length = 10
natural = { pieces = [{ to = 0.5, curvature = 1 }, { to = 1, curvature = -1 }], strain = [0.01, 0] }
[[body]]
name = "bob"
mass = 1.0
inertia = 0.1
position = [2, 0]
[[force]]
name = "bent"
kind = "beam"
bodies = ["snake.end", "bob"]
extension = 1e4
shear = [1e4]
bending = [10]
rest = { displacement = [1, 0], rotation = 0.1 }
[[force]]
name = "wind"
kind = "distributed"
rod = "snake"
force = [0, 1]
moment = 0.5
"##;
