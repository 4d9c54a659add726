"""Stiffness and motion chosen together, independent of alembert: linear algebra and scipy.

    pip install numpy scipy
    python3 bench/spring_design.py

A mass M on a spring k (rest L) and a damper C goes from rest at -D to rest at D in the time T with the force u, least 1/2 int u^2 dt. For a
given design the least effort is a closed form; the design is its minimum by scipy. Prints (1) the discrete problem: the midpoint rule written in
displacements, whose least force has the smallest norm, and (2) the continuous one by the controllability Gramian. They are the references of
gallery/spring-design.
"""

import numpy as np
from scipy.linalg import expm
from scipy.optimize import minimize

M, C, T, D = 2.0, 3.0, 1.0, 0.5
PRICE = 0.2


def discrete_force(n, k, rest=0.0, mass=M, damping=C):
    """The forces of smallest norm: every row is linear in displacements and forces."""
    h = T / n
    rows, right = np.zeros((n + 1, 2 * n + 1)), np.zeros(n + 1)
    for e in range(n):
        for node, sign in ((e, -1.0), (e + 1, 1.0)):
            # momentum of the step, half of its spring, damper and force
            rows[node, e] += -sign * mass / h - h / 4 * k + damping / 2
            rows[node, e + 1] += sign * mass / h - h / 4 * k - damping / 2
            rows[node, n + 1 + e] += h / 2
            right[node] -= h / 2 * k * rest
    known = rows[:, 0] * -D + rows[:, n] * D
    free = np.delete(rows[:, : n + 1], [0, n], axis=1)
    # displacements are eliminated, then the smallest norm
    q, _ = np.linalg.qr(free, mode="complete")
    left = q[:, free.shape[1] :].T
    return np.linalg.lstsq(left @ rows[:, n + 1 :], left @ (right - known), rcond=None)[0]


def discrete(n, *design, **given):
    u = discrete_force(n, *design, **given)
    return 0.5 * T / n * u @ u


def gramian(k, rest=0.0, mass=M, damping=C):
    """1/2 z^T W^-1 z with z = x(T) - exp(A T) x(0) about the rest length, and W by the exponential of a block matrix (Van Loan)."""
    a = np.array([[0, 1], [-k / mass, -damping / mass]])
    b = np.array([[0], [1 / mass]])
    block = expm(T * np.block([[-a, b @ b.T], [np.zeros((2, 2)), a.T]]))
    f = block[2:, 2:].T
    w = f @ block[:2, 2:]
    z = np.array([D - rest, 0]) - f @ np.array([-D - rest, 0])
    return 0.5 * z @ np.linalg.solve(w, z)


def least(cost, start):
    """The minimum by its gradient: central differences of a smooth function, then Newton's method."""
    x = minimize(cost, start, method="Nelder-Mead", options={"xatol": 1e-9, "fatol": 1e-15, "maxiter": 5000}).x
    step = 1e-3 * np.maximum(1, np.abs(x))

    def slope(x):
        g = np.zeros(len(x))
        for i in range(len(x)):
            d = np.zeros(len(x))
            d[i] = step[i]
            # fourth order
            g[i] = (8 * (cost(x + d) - cost(x - d)) - (cost(x + 2 * d) - cost(x - 2 * d))) / (12 * step[i])
        return g

    for _ in range(6):
        j = np.column_stack([(slope(x + np.eye(len(x))[i] * step[i]) - slope(x - np.eye(len(x))[i] * step[i])) / (2 * step[i]) for i in range(len(x))])
        x = x - np.linalg.solve(j, slope(x))
    return x, cost(x)


def show(name, x, value):
    print(f"{name:28s} design {'  '.join(f'{v:.10f}' for v in x)}   effort or cost {value:.12g}")


if __name__ == "__main__":
    for n in (40, 80, 160):
        show(f"stiffness N={n}", *least(lambda x: discrete(n, x[0]), [20.0]))
    show("stiffness limit", *least(lambda x: gramian(x[0]), [20.0]))
    for n in (40, 80, 160):
        show(f"stiffness and rest N={n}", *least(lambda x: discrete(n, x[0], x[1]), [20.0, 0.1]))
    # half an oscillation that is damped, about a place nearer to its end
    k, rest = M * ((np.pi / T) ** 2 + (C / (2 * M)) ** 2), D * np.tanh(C * T / (4 * M))
    show("stiffness and rest limit", [k, rest], gramian(k, rest))
    x, cost = least(lambda x: discrete(80, x[0]) + PRICE * x[0], [10.0])
    show("priced N=80", x, cost)
    show("    its effort", x, discrete(80, x[0]))
    x, cost = least(lambda x: discrete(80, 20.0, mass=x[0]), [2.0])
    show("mass at k = 20, N=80", x, cost)
    x, cost = least(lambda x: gramian(20.0, mass=x[0]), [2.0])
    show("mass at k = 20, limit", x, cost)
    show("without spring N=80", [0.0], discrete(80, 0.0))
