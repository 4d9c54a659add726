"""Creep, relaxation and vibration of a viscoelastic spring, independent of alembert: closed forms.

    python3 bench/viscoelastic.py

It prints the references of gallery/viscoelastic-creep: the motion of the loaded slider by the matrix exponential of its four linear equations,
the force of the held spring by its two exponentials, the force of the shaken springs by their complex stiffness, and what the midpoint rule
makes of the last two: its exponentials are (2 tau - h)/(2 tau + h), its frequencies 2/h tan(omega h/2).
"""

import numpy as np
from scipy.linalg import expm

MASS, LOAD, STIFFNESS = 0.5, 10.0, 100.0
BRANCHES, TIMES = (60.0, 140.0), (0.5, 0.05)
STRETCH, AMPLITUDE = 0.1, 0.05


def creep(t):
    """Displacement, rate and elongations of the dashpots: x' = A x + b."""
    a = np.zeros((4, 4))
    a[0, 1] = 1
    a[1] = [-(STIFFNESS + sum(BRANCHES)) / MASS, 0, BRANCHES[0] / MASS, BRANCHES[1] / MASS]
    for k, tau in enumerate(TIMES):
        a[2 + k, 0], a[2 + k, 2 + k] = 1 / tau, -1 / tau
    b = np.array([0, LOAD / MASS, 0, 0])
    return np.linalg.solve(a, (expm(a * t) - np.eye(4)) @ b)


def relaxation(t, h=None):
    """Force of the held spring, after exponentials or after steps of the midpoint rule."""
    left = [np.exp(-t / tau) if h is None else ((2 * tau - h) / (2 * tau + h)) ** round(t / h) for tau in TIMES]
    return STRETCH * (STIFFNESS + sum(k * e for k, e in zip(BRANCHES, left)))


def moduli(omega, h=None):
    """Storage and loss modulus."""
    if h is not None:
        omega = 2 / h * np.tan(omega * h / 2)
    k = STIFFNESS + sum(k * 1j * omega * tau / (1 + 1j * omega * tau) for k, tau in zip(BRANCHES, TIMES))
    return k.real, k.imag


if __name__ == "__main__":
    for t in (0.1, 0.5, 2.0, 10.0):
        print(f"creep {t}: displacement {creep(t)[0]:.12g}, creep_1 {creep(t)[2]:.12g}, creep_2 {creep(t)[3]:.12g}")
    print(f"rest: {LOAD / STIFFNESS}, frequency {np.sqrt(STIFFNESS / MASS) / (2 * np.pi):.12g} Hz")
    for t in (0.05, 0.5, 2.0):
        print(f"relaxation {t}: {relaxation(t):.12g}, midpoint rule {relaxation(t, 0.01):.12g}")
    for name, f in (("slow", 0.25), ("middle", 1.0), ("fast", 4.0)):
        for h in (None, 0.01):
            storage, loss = moduli(2 * np.pi * f, h)
            print(f"{name}, step {h}: K' {storage:.12g}, K'' {loss:.12g}, forces {AMPLITUDE * storage:.12g} and {AMPLITUDE * loss:.12g}")
