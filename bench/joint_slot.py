"""References of gallery/joint-slot, without the program: the equations of Lagrange in one angle each, integrated by scipy with tolerances of
1e-13; what the slots carry follows from the accelerations.

    python3 bench/joint_slot.py
"""
import numpy as np
from scipy.integrate import solve_ivp

G = 9.81
ROD, INERTIA, ARM = 1.2, 0.09, 0.5
CRANK, YOKE, RADIUS = 0.02, 1.5, 0.2


def rod(y):
    """Acceleration of the angle: no force acts along the slot, so the centre of mass keeps its speed along it."""
    s, c = np.sin(y[0]), np.cos(y[0])
    return -(ROD * ARM**2 * s * c * y[1] ** 2 + ROD * G * ARM * s) / (INERTIA + ROD * ARM**2 * s**2)


def crank(y):
    s, c = np.sin(y[0]), np.cos(y[0])
    return -YOKE * RADIUS**2 * s * c * y[1] ** 2 / (CRANK + YOKE * RADIUS**2 * s**2)


def solve(acceleration, start, times):
    return solve_ivp(lambda _, y: [y[1], acceleration(y)], (0, times[-1]), start, method="DOP853", rtol=1e-13, atol=1e-14, t_eval=times, max_step=1e-2).y.T


def main():
    times = [1.0, 2.0, 3.0]
    angle, speed = 1.2, 2.0
    first = 0.1 + ARM * np.sin(angle)
    drift = 0.4 + ARM * np.cos(angle) * speed
    for t, y in zip(times, solve(rod, [angle, speed], times)):
        s, c = np.sin(y[0]), np.cos(y[0])
        lift = ROD * (G + ARM * (c * y[1] ** 2 + s * rod(y)))
        print(f"rod, t = {t}: angle {y[0]:.15g}, displacement {first + drift * t - ARM * s:.15g}, force {lift:.15g}")
    for t, y in zip(times, solve(crank, [0.7, 4.0], times)):
        s, c = np.sin(y[0]), np.cos(y[0])
        force = -YOKE * RADIUS * (c * y[1] ** 2 + s * crank(y))
        print(f"yoke, t = {t}: crank {y[0]:.15g}, yoke {RADIUS * c:.15g}, pin in its slot {RADIUS * s:.15g}, force on the yoke {force:.15g}")


main()
