"""Least effort of an elastic arm that turns from rest to rest, independent of alembert: linear algebra and scipy, small rotations.

    pip install numpy scipy
    python3 bench/slewing_rod.py

A hub with the inertia J turns by ANGLE in the time T with the torque u, least 1/2 int u^2 dt; on it a clamped arm of length L, rho A and E I, at
rest and straight at both ends. Prints (1) the arm of M elements on the grid of N steps: the midpoint rule, whose least torque has the smallest
norm, (2) the limit of many steps by the controllability Gramian of the modes of M elements, (3) that of the Euler-Bernoulli beam with its exact
modes, and (4) what the torque of a rigid arm leaves in the beam. They are the references of gallery/slewing-rod.
"""

import numpy as np
from scipy.linalg import eigh
from scipy.optimize import brentq

J, L, RHO, EI, GA, ROT = 0.05, 1.0, 0.6, 2.0, 2e4, 1e-4
ANGLE, T = 0.01, 1.0


def elements(m):
    """Mass and stiffness matrix: angle of the hub, then displacement and angle of every node; one point of quadrature, lumped masses."""
    l, size = L / m, 2 * m + 1
    mass, stiff = np.zeros((size, size)), np.zeros((size, size))
    y = lambda i: None if i == 0 else 2 * i - 1
    turn = lambda i: 0 if i == 0 else 2 * i
    mass[0, 0] = J + ROT * l / 2
    for i in range(1, m + 1):
        w = 0.5 if i == m else 1.0
        mass[y(i), y(i)], mass[turn(i), turn(i)] = w * l * RHO, w * l * ROT
    for e in range(m):
        shear, bend = np.zeros(size), np.zeros(size)
        for i, sign in ((e, -1.0), (e + 1, 1.0)):
            if y(i) is not None:
                shear[y(i)] += sign / l
            shear[turn(i)] -= 0.5
            bend[turn(i)] += sign / l
        stiff += l * (GA * np.outer(shear, shear) + EI * np.outer(bend, bend))
    return mass, stiff


def straight(m, angle):
    x = np.zeros(2 * m + 1)
    x[0] = angle
    for i in range(1, m + 1):
        x[2 * i - 1], x[2 * i] = angle * L * i / m, angle
    return x


def participation(m):
    """Frequencies and the turn of the hub in modes of unit mass."""
    mass, stiff = elements(m)
    square, shapes = eigh(stiff, mass)
    omega = np.sqrt(np.maximum(square, 0))
    # shear of the sections is far too fast to be moved
    slow = omega < 2000
    return omega[slow], shapes[0][slow]


def beam(count):
    """The same of the Euler-Bernoulli beam: w = C (cos - cosh) + S (sin - sinh) + theta x-part, in w'''' = b^4 w with w(0) = 0, free end,
    and E I w''(0) = -J b^4 (E I/rho A) w'(0) from the hub."""
    def matrix(b):
        c, s, ch, sh = np.cos(b * L), np.sin(b * L), np.cosh(b * L), np.sinh(b * L)
        # w = a1 (cos - cosh) + a2 sin + a3 sinh; scaled by e^-bL where it grows
        g = np.exp(-b * L)
        hub = [-2 * b**2 * EI, J * b**4 * EI / RHO * b, J * b**4 * EI / RHO * b]
        bend = [(-c - ch) * g, -s * g, sh * g]
        shear = [(s - sh) * g, -c * g, ch * g]
        return np.array([np.array(hub) / max(1, b**4), bend, shear])
    f = lambda b: np.linalg.det(matrix(b))
    grid = np.linspace(0.5, 0.5 + (count + 2) * np.pi / L, 40 * (count + 3))
    roots = [brentq(f, p, q, xtol=1e-14) for p, q in zip(grid, grid[1:]) if f(p) * f(q) < 0][:count]
    omega, turn = [0.0], [1 / np.sqrt(J + RHO * L**3 / 3)]
    x, w = np.polynomial.legendre.leggauss(400)
    x, w = (x + 1) * L / 2, w * L / 2
    for b in roots:
        a = np.linalg.svd(matrix(b))[2][-1]
        shape = a[0] * (np.cos(b * x) - np.cosh(b * x)) + a[1] * np.sin(b * x) + a[2] * np.sinh(b * x)
        slope = b * (a[1] + a[2])
        unit = np.sqrt(RHO * w @ shape**2 + J * slope**2)
        omega.append(b**2 * np.sqrt(EI / RHO))
        turn.append(slope / unit)
    return np.array(omega), np.array(turn)


def gramian(omega, turn):
    """1/2 z^T W^-1 z for q'' + omega^2 q = turn u; states omega q and q' so that free motion turns them."""
    n = len(omega)
    t, w = np.polynomial.legendre.leggauss(3000)
    t, w = (t + 1) * T / 2, w * T / 2
    rows = []
    for o, p in zip(omega, turn):
        rows += [p * np.where(o * t > 1e-9, np.sin(o * t), 0) if o > 1e-6 else p * t, p * np.cos(o * t)]
    rows = np.array(rows)
    z = np.zeros(2 * n)
    rigid = int(np.argmin(omega))
    z[2 * rigid] = ANGLE / turn[rigid]
    # columns of unit size: high modes are hardly moved
    size = np.sqrt(np.sum(rows**2 * w, axis=1))
    a = rows * np.sqrt(w) / size[:, None]
    u = np.linalg.lstsq(a, z / size, rcond=None)[0]
    return 0.5 * u @ u


def discrete(m, n):
    """The torque of smallest norm on the grid of the midpoint rule: at the end the nodes are on the axis and do not move across it."""
    mass, stiff = elements(m)
    h, size = T / n, 2 * m + 1
    square, shapes = eigh(stiff, mass)
    start = shapes.T @ mass @ straight(m, -ANGLE)
    moved, free = np.zeros((2 * size, n)), np.zeros(2 * size)
    for k in range(size):
        # one mode: p+ = p - h o (q + q+)/2 + h b u, q+ = q + h (p + p+)/2
        o, b = max(square[k], 0.0), shapes[0, k]
        left = np.array([[1, -h / 2], [h * o / 2, 1]])
        a = np.linalg.solve(left, np.array([[1, h / 2], [-h * o / 2, 1]]))
        g = np.linalg.solve(left, np.array([0, h * b]))
        power = np.eye(2)
        for e in reversed(range(n)):
            moved[k, e], moved[size + k, e] = power @ g
            power = power @ a
        free[k], free[size + k] = power @ np.array([start[k], 0.0])
    # hub and displacements of the nodes, and their speeds
    own = [0] + list(range(1, size, 2))
    pick = np.block([[shapes[own], np.zeros((len(own), size))], [np.zeros((len(own), size)), shapes[own]]])
    rows, right = pick @ moved, -pick @ free
    unit = np.linalg.norm(rows, axis=1)
    u = np.linalg.lstsq(rows / unit[:, None], right / unit, rcond=None)[0]
    miss = np.abs(rows @ u - right).max()
    # what is left: energy in all modes
    z = free + moved @ u
    energy = 0.5 * (np.maximum(square, 0) @ z[:size] ** 2 + z[size:] @ z[size:])
    return 0.5 * h * u @ u, u, miss, energy


def left_by_rigid(omega, turn):
    """Energy that the torque of the rigid arm, 6 I ANGLE/T^2 (1 - 2t/T), leaves in the modes."""
    inertia = J + RHO * L**3 / 3
    t, w = np.polynomial.legendre.leggauss(3000)
    t, w = (t + 1) * T / 2, w * T / 2
    u = 6 * inertia * ANGLE / T**2 * (1 - 2 * t / T)
    energy = 0.0
    for o, p in zip(omega, turn):
        if o > 1e-6:
            energy += 0.5 * ((w @ (p * u * np.sin(o * (T - t)))) ** 2 + (w @ (p * u * np.cos(o * (T - t)))) ** 2)
    return energy, 0.5 * w @ u**2


if __name__ == "__main__":
    for m in (4, 8):
        for n in (80, 160, 320):
            cost, u, miss, energy = discrete(m, n)
            print(f"{m} elements, {n} steps: effort {cost:.12g}  first torque {u[0]:.10f}  ends {miss:.1e}  energy left {energy:.3g} J")
        print(f"{m} elements, Gramian: {gramian(*participation(m)):.12g}")
    for count in (2, 4, 6, 8, 12):
        omega, turn = beam(count)
        print(f"beam, {count} modes: effort {gramian(omega, turn):.12g}  frequencies {omega[1]:.6f} {omega[2]:.6f}")
    print("finite elements, first frequencies", participation(8)[0][1:4])
    left, effort = left_by_rigid(*beam(12))
    print(f"rigid torque: effort {effort:.10g}, leaves {left:.10g} J; in 8 elements {left_by_rigid(*participation(8))[0]:.10g} J")
