"""Least effort of a five-bar linkage that reaches from a point to another one, independent of alembert: CasADi and Ipopt.

    pip install casadi
    python3 bench/five_bar.py

The linkage is written in the two motor angles alone: the elbows are on circles, the tip is where two circles meet, and no joint has to be kept
closed. It prints (1) the optimum of the discrete problem in these angles, and (2) that of the continuous problem by Gauss collocation of order
8 and 6. They are the references of gallery/five-bar-reach.
"""

import casadi as ca
import numpy as np

BASE, CRANK, ROD, GRAVITY = 0.2, 0.4, 0.6, 9.81
CRANK_MASS, ROD_MASS, TIP_MASS, TIP_RADIUS = 1.0, 0.8, 0.5, 0.05
FROM, TO, T = (-0.25, 0.6), (0.3, 0.75), 0.6
QUIET = {"ipopt.print_level": 0, "print_time": 0, "ipopt.tol": 1e-12, "ipopt.constr_viol_tol": 1e-12, "ipopt.max_iter": 3000}


def points(q):
    """Left elbow, right elbow and tip for the angles of the left and the right crank; the tip is above the line of the elbows."""
    left = ca.vertcat(-BASE + CRANK * ca.cos(q[0]), CRANK * ca.sin(q[0]))
    right = ca.vertcat(BASE + CRANK * ca.cos(q[1]), CRANK * ca.sin(q[1]))
    half = (right - left) / 2
    # across, of a length that makes the distance to both elbows that of the rods
    across = ca.sqrt(ROD**2 / ca.sumsqr(half) - 1)
    tip = left + half + across * ca.vertcat(-half[1], half[0])
    return left, right, tip


def bodies(q):
    """Mass, moment of inertia, centre and direction of every body; the tip is a disk on the left rod."""
    left, right, tip = points(q)
    out = []
    for sign, elbow in ((-1, left), (1, right)):
        base = ca.vertcat(sign * BASE, 0)
        out.append((CRANK_MASS, CRANK_MASS * CRANK**2 / 12, (base + elbow) / 2, (elbow - base) / CRANK))
        out.append((ROD_MASS, ROD_MASS * ROD**2 / 12, (elbow + tip) / 2, (tip - elbow) / ROD))
    return out + [(TIP_MASS, TIP_MASS * TIP_RADIUS**2 / 2, tip, (tip - left) / ROD)]


def angles(tip):
    """Angles of the cranks for a place of the tip, elbows outside."""
    out = []
    for sign in (-1, 1):
        d = np.array(tip) - [sign * BASE, 0]
        r = np.linalg.norm(d)
        inner = np.arccos((r**2 + CRANK**2 - ROD**2) / (2 * r * CRANK))
        out.append(np.arctan2(d[1], d[0]) - sign * inner)
    return np.array(out)


def discrete(n):
    """A body that turns by D in a step has the kinetic energy m|dx|^2/(2 h^2) + J (1 - cos D)/h^2."""
    h = T / n
    a, b = ca.SX.sym("a", 2), ca.SX.sym("b", 2)
    step = 0
    for (m, j, x, d), (_, _, y, e) in zip(bodies(a), bodies(b)):
        step += m * ca.sumsqr(y - x) / (2 * h) + j * (1 - ca.dot(d, e)) / h - h * m * GRAVITY * (x[1] + y[1]) / 2
    first = ca.Function("first", [a, b], [ca.gradient(step, a), ca.gradient(step, b)])
    q, u = ca.MX.sym("q", 2, n + 1), ca.MX.sym("u", 2, n)
    rows = [ca.MX.zeros(2) for _ in range(n + 1)]
    for k in range(n):
        by_a, by_b = first(q[:, k], q[:, k + 1])
        rows[k] += by_a + h / 2 * u[:, k]
        rows[k + 1] += by_b + h / 2 * u[:, k]
    g = ca.vertcat(*rows, q[:, 0] - angles(FROM), points(q[:, n])[2] - ca.DM(TO))
    x = ca.vertcat(ca.vec(q), ca.vec(u))
    solver = ca.nlpsol("s", "ipopt", {"x": x, "f": h / 2 * ca.sumsqr(u), "g": g}, QUIET)
    s = solver(x0=np.concatenate([line(n).ravel(), np.zeros(2 * n)]), lbg=0, ubg=0)
    return float(s["f"]), solver.stats()["success"]


def line(n):
    """From the first to the last angles, rest to rest."""
    s = np.linspace(0, 1, n + 1)[:, None]
    return angles(FROM) + (angles(TO) - angles(FROM)) * s * s * (3 - 2 * s)


def dynamics():
    """Rates of angles and speeds: Lagrange's equations in two coordinates."""
    q, v, w = ca.SX.sym("q", 2), ca.SX.sym("v", 2), ca.SX.sym("w", 2)
    kinetic, height = 0, 0
    for m, j, x, d in bodies(q):
        dx, dd = ca.jtimes(x, q, v), ca.jtimes(d, q, v)
        kinetic += m * ca.sumsqr(dx) / 2 + j * ca.sumsqr(dd) / 2
        height += m * GRAVITY * x[1]
    momentum = ca.gradient(kinetic, v)
    mass = ca.jacobian(momentum, v)
    bias = ca.jtimes(momentum, q, v) - ca.gradient(kinetic - height, q)
    return ca.Function("f", [ca.vertcat(q, v), w], [ca.vertcat(v, ca.solve(mass, w - bias))])


def continuous(n, degree):
    """Gauss collocation: states are polynomials in each interval, controls polynomials through its inner points."""
    c, d, b = ca.collocation_coeff(ca.collocation_points(degree, "legendre"))
    h, rate, guess = T / n, dynamics(), line(n)
    opti = ca.Opti()
    state = opti.variable(4)
    opti.subject_to(state == np.concatenate([angles(FROM), [0, 0]]))
    cost = 0
    for k in range(n):
        inner, control = opti.variable(4, degree), opti.variable(2, degree)
        speed = (guess[k + 1] - guess[k]) / h
        middle = np.concatenate([(guess[k] + guess[k + 1]) / 2, speed])
        opti.set_initial(inner, np.tile(middle[:, None], (1, degree)))
        z = ca.horzcat(state, inner)
        opti.subject_to(z @ c == h * ca.horzcat(*[rate(inner[:, j], control[:, j]) for j in range(degree)]))
        cost += h / 2 * ca.mtimes(ca.sum1(control**2), b)
        state = opti.variable(4)
        opti.set_initial(state, np.concatenate([guess[k + 1], speed]))
        opti.subject_to(state == z @ d)
    opti.subject_to(points(state[:2])[2] == ca.DM(TO))
    opti.subject_to(state[2:] == 0)
    opti.minimize(cost)
    opti.solver("ipopt", QUIET)
    return float(opti.solve().value(cost))


if __name__ == "__main__":
    print("cranks from", *angles(FROM), "to", *angles(TO))
    limit = continuous(40, 4)
    for n, degree in ((10, 4), (20, 4), (40, 4), (40, 3)):
        print("continuous, intervals", n, "order", 2 * degree, f"{continuous(n, degree):.12f}")
    for n in (40, 80, 160, 320):
        value, success = discrete(n)
        print("discrete", n, f"{value:.12f}", success, f"error * N^2 = {(value - limit) * n * n:.4f}")
