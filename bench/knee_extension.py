"""Least effort of a knee that extends, independent of alembert: CasADi and Ipopt.

    pip install casadi scipy
    python3 bench/knee_extension.py

The shank has one coordinate, the flexion; its centre and its rotation are functions of it, scipy's natural splines as B-splines of CasADi. It
prints (1) the optimum of the discrete problem, and (2) that of the continuous problem by Gauss collocation of order 8 and 6. They are the
references of gallery/knee-extension.
"""

import casadi as ca
import numpy as np
from scipy.interpolate import make_interp_spline

MASS, GRAVITY, CENTER = 3.7075, 9.81, ca.DM([0, -0.1867, 0])
INERTIA = np.array([0.0504, 0.0051, 0.0511])
FROM, TO, T = -1.5, -0.2, 0.6
QUIET = {"ipopt.print_level": 0, "print_time": 0, "ipopt.tol": 1e-12, "ipopt.constr_viol_tol": 1e-12, "ipopt.max_iter": 3000}


def spline(rows):
    s = make_interp_spline(*np.array(rows).T, k=3, bc_type="natural")
    return lambda q: ca.bspline(q, ca.DM(s.c), [s.t.tolist()], [3], 1)


X = spline([[-2.0944, -0.0032], [-1.74533, 0.00179], [-1.39626, 0.00411], [-1.0472, 0.0041], [-0.698132, 0.00212], [-0.349066, -0.001],
            [-0.174533, -0.0031], [0.197344, -0.005227], [0.337395, -0.005435], [0.490178, -0.005574], [1.52146, -0.005435],
            [2.0944, -0.00525]])
Y = spline([[-2.0944, -0.4226], [-1.22173, -0.4082], [-0.523599, -0.399], [-0.349066, -0.3976], [-0.174533, -0.3966],
            [0.159149, -0.395264], [2.0944, -0.396]])
PHI = spline([[-2.1, 0.06], [-1.4, 0.045], [-0.7, 0.02], [0, 0], [0.7, -0.01]])
PSI = spline([[-2.1, 0.3], [-1.4, 0.26], [-0.7, 0.18], [0, 0], [0.7, -0.1]])

# columns of the joint frame on the thigh in the world: front, up the thigh, right
F = ca.DM(np.column_stack([[0, 0, 1], np.cross([0, -1, 0], [0, 0, 1]), [0, -1, 0]]).astype(float))


def turn(axis, a):
    c, s = ca.cos(a), ca.sin(a)
    rows = {0: [[1, 0, 0], [0, c, -s], [0, s, c]], 1: [[c, 0, s], [0, 1, 0], [-s, 0, c]], 2: [[c, -s, 0], [s, c, 0], [0, 0, 1]]}[axis]
    return ca.vertcat(*[ca.horzcat(*row) for row in rows])


def pose(q):
    """Centre of mass and directors of the shank in the world."""
    r = F @ turn(2, q) @ turn(0, PHI(q)) @ turn(1, PSI(q))
    return F @ ca.vertcat(X(q), Y(q), 0) + r @ CENTER, r


# Euler tensor: what the directors weigh
EULER = INERTIA.sum() / 2 - INERTIA


def discrete(n):
    """A step costs m |dx|^2/(2 h) + sum E_k |dd_k|^2/(2 h) less gravity at the mean height."""
    h = T / n
    a, b = ca.MX.sym("a"), ca.MX.sym("b")
    (x, r), (y, s) = pose(a), pose(b)
    step = MASS * ca.sumsqr(y - x) / (2 * h) - h * MASS * GRAVITY * (x[2] + y[2]) / 2
    step += sum(EULER[k] * ca.sumsqr(s[:, k] - r[:, k]) for k in range(3)) / (2 * h)
    first = ca.Function("first", [a, b], [ca.gradient(step, a), ca.gradient(step, b)])
    q, u = ca.MX.sym("q", n + 1), ca.MX.sym("u", n)
    rows = [ca.MX(0) for _ in range(n + 1)]
    for k in range(n):
        by_a, by_b = first(q[k], q[k + 1])
        rows[k] += by_a + h / 2 * u[k]
        rows[k + 1] += by_b + h / 2 * u[k]
    g = ca.vertcat(*rows, q[0] - FROM, q[n] - TO)
    solver = ca.nlpsol("s", "ipopt", {"x": ca.vertcat(q, u), "f": h / 2 * ca.sumsqr(u), "g": g}, QUIET)
    s = solver(x0=np.concatenate([line(n), np.zeros(n)]), lbg=0, ubg=0)
    torque = np.array(s["x"]).ravel()[n + 1 :]
    return float(s["f"]), torque.max(), solver.stats()["success"]


def line(n):
    """From the first to the last angle, rest to rest."""
    s = np.linspace(0, 1, n + 1)
    return FROM + (TO - FROM) * s * s * (3 - 2 * s)


def dynamics():
    """Rates of angle and speed: Lagrange's equation in one coordinate."""
    q, v, w = ca.MX.sym("q"), ca.MX.sym("v"), ca.MX.sym("w")
    x, r = pose(q)
    mass = MASS * ca.sumsqr(ca.jacobian(x, q)) + sum(EULER[k] * ca.sumsqr(ca.jacobian(r[:, k], q)) for k in range(3))
    force = w - MASS * GRAVITY * ca.jacobian(x[2], q) - ca.jacobian(mass, q) * v**2 / 2
    return ca.Function("f", [ca.vertcat(q, v), w], [ca.vertcat(v, force / mass)])


def continuous(n, degree):
    """Gauss collocation: states are polynomials in each interval, controls polynomials through its inner points."""
    c, d, b = ca.collocation_coeff(ca.collocation_points(degree, "legendre"))
    h, rate, guess = T / n, dynamics(), line(n)
    opti = ca.Opti()
    state = opti.variable(2)
    opti.subject_to(state == [FROM, 0])
    cost = 0
    for k in range(n):
        inner, control = opti.variable(2, degree), opti.variable(1, degree)
        speed = (guess[k + 1] - guess[k]) / h
        opti.set_initial(inner, np.tile([[(guess[k] + guess[k + 1]) / 2], [speed]], (1, degree)))
        z = ca.horzcat(state, inner)
        opti.subject_to(z @ c == h * ca.horzcat(*[rate(inner[:, j], control[:, j]) for j in range(degree)]))
        cost += h / 2 * ca.mtimes(control**2, b)
        state = opti.variable(2)
        opti.set_initial(state, [guess[k + 1], speed])
        opti.subject_to(state == z @ d)
    opti.subject_to(state == [TO, 0])
    opti.minimize(cost)
    opti.solver("ipopt", QUIET)
    return float(opti.solve().value(cost))


if __name__ == "__main__":
    limit = None
    for n, degree in ((20, 4), (40, 4), (40, 3), (80, 4)):
        limit = continuous(n, degree)
        print(f"continuous, {n} intervals of order {2 * degree}: {limit:.12f}")
    for n in (20, 40, 80, 160, 320):
        value, torque, done = discrete(n)
        print(f"N = {n}: {value:.12f}  largest torque {torque:.9f}  (value - limit) N^2 = {(value - limit) * n * n:.6f}  {done}")
