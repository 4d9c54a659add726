"""Closed forms of the gallery case gear-train: reduced inertia, motion, and what each mesh carries.

Independent of alembert: kinematics of Willis, kinetic energy, and the equation of each part alone. Prints the references of
gallery/gear-train/expected.toml.
"""

M = 0.002  # torque on the pinion [N m]
K = 2.0  # spring on the output [N m/rad]
PLANETS = 3


def disk(mass, radius):
    return mass * radius**2 / 2


pinion, wheel, sun = disk(0.2, 0.015), disk(1.0, 0.045), disk(0.3, 0.02)
carrier, planet = disk(0.5, 0.04), disk(0.25, 0.02)
arm = 0.25 * 0.04**2  # a planet about the axis of the carrier

# turns of all parts for one turn of the pinion
n_sun = -15 / 45
n_carrier = n_sun / (1 + 60 / 20)
n_pin = -60 / 20 * n_carrier  # planet against the carrier
n_planet = n_carrier + n_pin

J = (
    pinion
    + (wheel + sun) * n_sun**2
    + (carrier + PLANETS * arm) * n_carrier**2
    + PLANETS * planet * n_planet**2
)
alpha = M / J
for t in (2.0, 8.0):
    angle = alpha * t**2 / 2
    print(f"t = {t}: pinion {angle!r}, output {n_carrier * angle!r}, pin {n_pin * angle!r}")
print("energy at 8:", M * alpha * 8.0**2 / 2)
print("reduced inertia", J, "acceleration", alpha)

# what the spur stage carries: all inertia behind it, on the shaft of the wheel
behind = (J - pinion) / n_sun**2
spur = behind * n_sun * alpha
print("coupling.spur.force", spur)

# torques of the meshes on one pin: r and s; wheel shaft: spur - (-1) (-3 s) ..., from the balance of wheel and sun
# wheel and sun: spur + 3 s = (wheel + sun) alpha_s, because the sun follows with the factor -1 and s acts on it with the factor 1
s = ((wheel + sun) * n_sun * alpha - spur) / PLANETS
# planet about its pin: r + s = J_p alpha_p
r = planet * n_planet * alpha - s
print("coupling.sun-1.force", s, "coupling.ring-1.force", r)
# carrier with the masses of the planets: r acts on it with the factor 3, s with -1, and the pins pass nothing about their axes
print("carrier balance", PLANETS * (3 * r - s - (r + s)), (carrier + PLANETS * arm) * n_carrier * alpha)
print("mode [rad/s]", (K / (J / n_carrier**2)) ** 0.5)
