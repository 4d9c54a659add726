"""References of gallery/chain-closing and gallery/chain-pareto: CasADi + Ipopt, without alembert.

usage: python bench/chain_closing.py [--space] [--starts 6]      (pip install casadi numpy)

plane: four boxes of 1 kg, 1 m by 0.5 m, hinged at their ends, base free; from straight to closed (three right angles) in 1 s, from rest to rest,
base back in its place; least 1/2 int |u|^2 over force and torque on the base and three hinge torques. Own discrete action in minimal coordinates,
sum of m |dx|^2/(2h) + J (1 - cos d)/h, derivatives by CasADi. Turns of a step at most 0.5 rad. With stops at a right angle and without; the
crossings of centre lines of bodies that are not neighbours are counted.
--space: the same bodies in space, hinges with parallel axes and a spherical wrist, director coordinates projected by the null space, weights of
gallery/chain-pareto, from random starts.
"""
import argparse
import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
import casadi as ca
import numpy as np

QUARTER, INERTIA = np.pi / 2, (1 + 0.5**2) / 12
OPTIONS = {"ipopt.print_level": 0, "print_time": 0, "ipopt.sb": "yes", "ipopt.tol": 1e-10, "ipopt.max_iter": 2000, "ipopt.linear_solver": "mumps"}


def centres(q, lib):
    """Centres and angles of the four bodies from (x, y, angle of the base, three hinge angles)."""
    x, y, angle = q[0], q[1], q[2]
    out = [(x, y, angle)]
    for k in range(3):
        x, y = x + 0.5 * lib.cos(angle), y + 0.5 * lib.sin(angle)
        angle = angle + q[3 + k]
        x, y = x + 0.5 * lib.cos(angle), y + 0.5 * lib.sin(angle)
        out.append((x, y, angle))
    return out


def smooth(n):
    s = np.linspace(0, 1, n + 1)
    return s * s * (3 - 2 * s)


def stack(nodes, controls):
    return [v for k in range(len(controls)) for v in (nodes[k], controls[k])] + [nodes[-1]]


def plane(n, stops, duration=1.0, starts=1, seed=0):
    """Least cost from several starts, its angles over the nodes, and the costs of all starts."""
    h, goal = duration / n, np.r_[0, 0, 0, QUARTER, QUARTER, QUARTER]
    a, b = ca.SX.sym("a", 6), ca.SX.sym("b", 6)
    action = 0
    for (xa, ya, pa), (xb, yb, pb) in zip(centres(a, ca), centres(b, ca)):
        action += ((xb - xa) ** 2 + (yb - ya) ** 2) / (2 * h) + INERTIA * (1 - ca.cos(pb - pa)) / h
    d1, d2 = (ca.Function("d", [a, b], [ca.gradient(action, v)]) for v in (a, b))
    q, u = [ca.SX.sym(f"q{k}", 6) for k in range(n + 1)], [ca.SX.sym(f"u{k}", 6) for k in range(n)]
    rows = [q[0], d1(q[0], q[1]) + h / 2 * u[0]]
    rows += [d2(q[k - 1], q[k]) + d1(q[k], q[k + 1]) + h / 2 * (u[k - 1] + u[k]) for k in range(1, n)]
    rows += [q[n] - goal, d2(q[n - 1], q[n]) + h / 2 * u[n - 1]]
    turns = [q[k + 1][2:] - q[k][2:] for k in range(n)]
    equal = sum(r.shape[0] for r in rows)
    bound = np.r_[np.zeros(equal), np.full(4 * n, 0.5)]
    cost = h / 2 * sum(ca.sumsqr(v) for v in u)
    solver = ca.nlpsol("s", "ipopt", dict(x=ca.vertcat(*stack(q, u)), f=cost, g=ca.vertcat(*rows, *turns)), OPTIONS)
    limit = np.full(6, np.inf)
    limit[3:] = QUARTER if stops else np.inf
    # the ends are given by rows
    free = np.full(6, np.inf)
    box = np.concatenate(stack([free] + [limit] * (n - 1) + [free], [free] * n))
    rng, best, costs = np.random.default_rng(seed), None, []
    for k in range(starts):
        wave = 0.6 * rng.standard_normal((3, 6)) if k else np.zeros((3, 6))
        shape = [sum(w * np.sin((m + 1) * np.pi * i / n) for m, w in enumerate(wave)) for i in range(n + 1)]
        begin = np.concatenate(stack([goal * s + d for s, d in zip(smooth(n), shape)], [np.zeros(6)] * n))
        result = solver(x0=begin, lbx=-box, ubx=box, lbg=-bound, ubg=bound)
        if not solver.stats()["success"]:
            continue
        costs.append(float(result["f"]))
        if best is None or costs[-1] < best[0] - 1e-9:
            x = np.array(result["x"]).ravel()
            best = (costs[-1], [x[12 * i:12 * i + 6] for i in range(n + 1)])
    return *best, costs


def crossings(nodes):
    """Nodes at which centre lines of bodies that are not neighbours cross, beyond rounding."""
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    def crossed(one, other):
        (a, b), (c, d) = one, other
        return max(side(a, b, c) * side(a, b, d), side(c, d, a) * side(c, d, b)) < -1e-6

    count = 0
    for q in nodes:
        lines = []
        for x, y, angle in centres(q, np):
            half = 0.5 * np.r_[np.cos(angle), np.sin(angle)]
            lines.append((np.r_[x, y] - half, np.r_[x, y] + half))
        count += any(crossed(lines[i], lines[j]) for i, j in ((0, 2), (1, 3), (0, 3)))
    return count


def space(n=40, starts=6, seed=0):
    """The chain of gallery/chain-pareto in 1 s."""
    import ocp

    axis = np.array([0, 0, 1.0])
    ocp.AXES[:] = [axis, axis]
    h, dof, mass = 1.0 / n, 11, ca.SX(ocp.MASS)
    weight = [20] * 3 + [5] * 3 + [1, 1] + [20] * 3
    symbol = ca.SX.sym("theta", dof)
    place = ca.Function("q", [symbol], [ocp.configuration(symbol, True)])
    null = ca.Function("p", [symbol], [ca.jacobian(place(symbol), symbol)])
    goal = np.r_[np.zeros(6), QUARTER, QUARTER, 0, 0, 2 * np.tan(QUARTER / 2)]

    def force(q, tau):
        out = ocp.joint_force(q, tau[6:]) + ca.vertcat(tau[:3], ca.SX.zeros(45))
        r = ca.reshape(q[3:12], 3, 3)
        turn = [ca.cross(tau[3:6], r[:, j]) / 2 for j in range(3)]
        return out + ca.vertcat(ca.SX.zeros(3), *turn, ca.SX.zeros(36))

    def ends(q):
        """From the far end of the lower body to the far end of the hand."""
        lower, hand = (q[12 * k:12 * k + 3] for k in (2, 3))
        return lower - q[27:30] / 2 - hand - q[39:42] / 2

    t, u = [ca.SX.sym(f"t{k}", dof) for k in range(n + 1)], [ca.SX.sym(f"u{k}", dof) for k in range(n)]
    q, p = [place(v) for v in t], [null(v) for v in t]
    rows = [t[0], ca.mtimes(p[0].T, mass * (q[0] - q[1]) / h + h / 2 * force(q[0], u[0]))]
    rows += [ca.mtimes(p[k].T, mass * (2 * q[k] - q[k - 1] - q[k + 1]) / h + h / 2 * force(q[k], u[k - 1] + u[k])) for k in range(1, n)]
    rows += [t[n] - goal, ca.mtimes(p[n].T, mass * (q[n] - q[n - 1]) / h + h / 2 * force(q[n], u[n - 1]))]
    equal = sum(r.shape[0] for r in rows)
    wrist = [ca.sumsqr(ends(v)) for v in q[1:n]]
    cost = h / 2 * sum(ca.dot(weight, v**2) for v in u)
    solver = ca.nlpsol("s", "ipopt", dict(x=ca.vertcat(*stack(t, u)), f=cost, g=ca.vertcat(*rows, *wrist)), {**OPTIONS, "ipopt.tol": 1e-9})
    limit = np.full(dof, np.inf)
    limit[6:8] = QUARTER
    free = np.full(dof, np.inf)
    box = np.concatenate(stack([free] + [limit] * (n - 1) + [free], [free] * n))
    rng, costs = np.random.default_rng(seed), []
    for _ in range(starts):
        wave = 0.3 * rng.standard_normal((3, dof))
        nodes = [goal * s + sum(w * np.sin((m + 1) * np.pi * i / n) for m, w in enumerate(wave)) for i, s in enumerate(smooth(n))]
        begin = np.concatenate(stack(nodes, [np.zeros(dof)] * n))
        low, high = np.r_[np.zeros(equal), np.full(n - 1, 1.4142**2)], np.r_[np.zeros(equal), np.full(n - 1, np.inf)]
        result = solver(x0=begin, lbx=-box, ubx=box, lbg=low, ubg=high)
        costs.append(float(result["f"]) if solver.stats()["success"] else np.nan)
        print(f"  space, N = {n}: {costs[-1]:.7f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--space", action="store_true")
    parser.add_argument("--starts", type=int, default=6)
    options = parser.parse_args()
    if options.space:
        space(starts=options.starts)
        return
    for stops in (True, False):
        for n in (40, 80, 160):
            cost, nodes, costs = plane(n, stops, starts=options.starts if n == 40 else 1)
            name = "with stops" if stops else "without stops"
            others = ", ".join(f"{c:.4f}" for c in costs)
            print(f"plane, {name}, N = {n}: {cost:.8f}, centre lines cross at {crossings(nodes)} nodes; all starts: {others}", flush=True)


if __name__ == "__main__":
    main()
