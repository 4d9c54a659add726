"""Least commands of a motor with delay that carries a slider from rest to rest, independent of alembert: numpy.

    python3 bench/motor_delay.py

The slider m x'' = Q on a motor tau Q' = u - Q is a linear system of third order. It prints the least of the integral of u^2/2 of the continuous
system by the controllability Gramian, and of the discrete equations by the smallest norm. They are the references of gallery/motor-with-delay.
"""

import numpy as np
from scipy.integrate import quad_vec
from scipy.linalg import expm

MASS, WAY, TIME = 2.0, 1.0, 1.0


def continuous(delay):
    """From rest to rest, the force free at the end: the smallest Gramian form over the force that is left."""
    a = np.array([[0, 1, 0], [0, 0, 1 / MASS], [0, 0, -1 / delay]])
    b = np.array([0, 0, 1 / delay])
    gramian = quad_vec(lambda t: np.outer(expm(a * t) @ b, expm(a * t) @ b), 0, TIME, epsabs=1e-13, epsrel=1e-13)[0]
    # displacement and rate alone are asked for
    z = np.array([WAY, 0])
    return 0.5 * z @ np.linalg.solve(gramian[:2, :2], z)


def discrete(delay, n):
    """Forces follow commands by the midpoint rule, displacements follow the mean forces; the commands of smallest norm."""
    h = TIME / n
    left, right = (2 * delay - h) / (2 * delay + h), 2 * h / (2 * delay + h)
    # mean force of step j by the commands, and displacement and momentum at the end by the mean forces
    force = np.zeros((n + 1, n))
    for k in range(n):
        force[k + 1] = left * force[k]
        force[k + 1, k] += right
    mean = 0.5 * (force[:-1] + force[1:])
    momentum = h * mean.sum(axis=0)
    # impulses act in halves at the nodes
    rate = np.zeros(n)
    place = np.zeros(n)
    for k in range(n):
        rate = rate + 0.5 * h / MASS * (mean[k] if k == 0 else mean[k - 1] + mean[k])
        place = place + h * rate
    rows = np.array([place, momentum])
    u = np.linalg.lstsq(rows, np.array([WAY, 0]), rcond=None)[0]
    return 0.5 * h * u @ u, u, force @ u


if __name__ == "__main__":
    for delay in (0.05, 0.2):
        print(f"delay {delay}: continuous {continuous(delay):.12g}")
        for n in (20, 40, 80):
            effort, u, q = discrete(delay, n)
            print(f"  N = {n}: effort {effort:.12g}, first command {u[0]:.12g}, force at the end {q[-1]:.12g}")
    print(f"without delay: {6 * MASS**2 * WAY**2 / TIME**3}")
