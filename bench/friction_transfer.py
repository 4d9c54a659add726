"""Least effort of a slider that goes from rest to rest against friction, independent of alembert: CasADi and Ipopt.

    pip install casadi
    python3 bench/friction_transfer.py

It prints the optimum of the discrete problem (the discrete equations of motion in one displacement, elastic stick and slip by a return mapping
of its own) and the closed form of its limit: a rigid stick and small steps. They are the references of gallery/friction-transfer.
"""

import casadi as ca
import numpy as np

MASS, WAY, TIME = 2.0, 1.0, 1.0
STIFFNESS, YIELD = 500.0, 3.0
QUIET = {"ipopt.print_level": 0, "print_time": 0, "ipopt.tol": 1e-11, "ipopt.max_iter": 3000}


def friction(y0, y1, slip, yield_force):
    """Slip after the step, and the mean force: what its work stores and loses, by the way of the step."""
    trial = y1 - slip
    most = yield_force / STIFFNESS
    after = slip + ca.fmax(trial - most, 0) + ca.fmin(trial + most, 0)
    stored = 0.5 * STIFFNESS * ((y1 - after) ** 2 - (y0 - slip) ** 2)
    return after, (stored + yield_force * ca.fabs(after - slip)) / (y1 - y0)


def discrete(n, yield_force=YIELD):
    """The optimum on n steps: displacements, forces and slips at the nodes are unknowns."""
    h = TIME / n
    y, s, u = ca.SX.sym("y", n + 1), ca.SX.sym("s", n + 1), ca.SX.sym("u", n)
    rows, impulses = [y[0], s[0], y[n] - WAY], []
    for k in range(n):
        after, force = friction(y[k], y[k + 1], s[k], yield_force)
        rows.append(s[k + 1] - after)
        impulses.append(0.5 * h * (u[k] - force))
    rates = [MASS * (y[k + 1] - y[k]) / h for k in range(n)]
    rows.append(impulses[0] - rates[0])
    rows += [rates[k - 1] - rates[k] + impulses[k - 1] + impulses[k] for k in range(1, n)]
    rows.append(rates[n - 1] + impulses[n - 1])
    rows = ca.vertcat(*rows)
    problem = {"x": ca.vertcat(y, s, u), "f": 0.5 * h * ca.sumsqr(u), "g": rows}
    t = np.linspace(0, 1, n + 1)
    guess = WAY * t**2 * (3 - 2 * t)
    first = np.concatenate([guess, np.maximum(guess - yield_force / STIFFNESS, 0), np.zeros(n)])
    solver = ca.nlpsol("solver", "ipopt", problem, QUIET)
    found = solver(x0=first, lbg=0, ubg=0)
    x = np.array(found["x"]).ravel()
    return float(found["f"]), x[: n + 1], x[n + 1 : 2 * n + 2], x[2 * n + 2 :], solver.stats()["return_status"]


def limit():
    """Rigid stick, small steps: u = m a + F, and a is that without friction."""
    return 6 * MASS**2 * WAY**2 / TIME**3 + 0.5 * YIELD**2 * TIME


if __name__ == "__main__":
    for n in (20, 40, 80, 160):
        effort, y, s, u, status = discrete(n)
        print(f"N = {n}: effort {effort:.12g}, middle {y[n // 2]:.12g}, slip at the end {s[-1]:.12g}, first force {u[0]:.12g} ({status})")
    print(f"without friction, N = 40: {discrete(40, 1e-9)[0]:.12g}")
    print(f"rigid stick, small steps: {limit():.12g}")
