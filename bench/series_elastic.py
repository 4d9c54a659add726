"""Least effort of a swing-up through a spring, independent of alembert: CasADi and Ipopt.

    pip install casadi
    python3 bench/series_elastic.py

prints (1) the optimum of the discrete problem written in the two angles alone, and (2) that of the continuous problem by Gauss collocation
of order 8, without and with damping of the spring. They are the references of gallery/series-elastic-swing-up.
"""

import casadi as ca
import numpy as np

J, I, WEIGHT, K, T = 0.05, 1.0, 9.81, 20.0, 2.0
QUIET = {"ipopt.print_level": 0, "print_time": 0, "ipopt.tol": 1e-12, "ipopt.constr_viol_tol": 1e-12, "ipopt.max_iter": 3000}


def discrete(n):
    """Rotor angle a, arm angle p. A wheel that turns by D in a step has the momentum J sin(D)/h."""
    h = T / n
    a, p, u = ca.SX.sym("a", n + 1), ca.SX.sym("p", n + 1), ca.SX.sym("u", n)
    action = 0
    for k in range(n):
        stretch = (p[k] + p[k + 1] - a[k] - a[k + 1]) / 2
        kinetic = (J * (1 - ca.cos(a[k + 1] - a[k])) + I * (1 - ca.cos(p[k + 1] - p[k]))) / h
        height = -WEIGHT * (ca.cos(p[k]) + ca.cos(p[k + 1])) / 2
        action += kinetic - h * (height + K / 2 * stretch**2)
    rows_a, rows_p = ca.gradient(action, a), ca.gradient(action, p)
    for k in range(n):
        rows_a[k] += h / 2 * u[k]
        rows_a[k + 1] += h / 2 * u[k]
    # rest at both ends: the momenta there are these sums
    g = ca.vertcat(rows_a, rows_p, a[0], p[0], a[n] - ca.pi, p[n] - ca.pi)
    x = ca.vertcat(a, p, u)
    solver = ca.nlpsol("s", "ipopt", {"x": x, "f": h / 2 * ca.sumsqr(u), "g": g}, QUIET)
    line = np.linspace(0, np.pi, n + 1)
    s = solver(x0=np.concatenate([line, line, np.zeros(n)]), lbg=0, ubg=0)
    turn = np.max(np.abs(np.diff(np.array(s["x"]).ravel()[: n + 1])))
    return float(s["f"]), solver.stats()["success"], turn


def continuous(n, damping, degree=4):
    """Gauss collocation: states are polynomials in each interval, the control one of its nodes' degree."""
    tau = ca.collocation_points(degree, "legendre")
    c, d, b = ca.collocation_coeff(tau)
    h = T / n
    y = ca.SX.sym("y", 4)
    w = ca.SX.sym("w")
    pull = K * (y[1] - y[0]) + damping * (y[3] - y[2])
    rate = ca.Function("f", [y, w], [ca.vertcat(y[2], y[3], (w + pull) / J, (-WEIGHT * ca.sin(y[1]) - pull) / I)])
    opti = ca.Opti()
    state = opti.variable(4)
    opti.subject_to(state == 0)
    cost = 0
    for k in range(n):
        inner, control = opti.variable(4, degree), opti.variable(1, degree)
        guess = np.pi * (k + 0.5) / n
        opti.set_initial(inner, np.tile([[guess], [guess], [np.pi / T], [np.pi / T]], (1, degree)))
        z = ca.horzcat(state, inner)
        opti.subject_to(z @ c == h * ca.horzcat(*[rate(inner[:, j], control[j]) for j in range(degree)]))
        cost += h / 2 * ca.mtimes(control**2, b)
        state = opti.variable(4)
        opti.set_initial(state, [np.pi * (k + 1) / n] * 2 + [np.pi / T] * 2)
        opti.subject_to(state == z @ d)
    opti.subject_to(state == ca.DM([np.pi, np.pi, 0, 0]))
    opti.minimize(cost)
    opti.solver("ipopt", QUIET)
    return opti.solve().value(cost)


if __name__ == "__main__":
    for n in (80, 160, 320):
        print("discrete", n, *discrete(n))
    for damping in (0.0, 0.5):
        for n in (40, 60):
            print("continuous, damping", damping, "intervals", n, continuous(n, damping))
