"""Optimal control side by side: alembert against CasADi + Ipopt (MUMPS) on the same discrete problems, in one run.

usage: python bench/ocp.py [--binary target/release/alembert] [--repeats 3]      (pip install casadi numpy)

pendulum     swing-up in 3 s with at most 6 N m, point mass, N = 1000
chain fixed  four boxes, joints revolute, revolute, spherical, base fixed (5 degrees of freedom), rest to rest in 2 s, N = 60
chain free   the same with a free base (11 degrees of freedom)

Both sides minimise h/2 sum w tau^2 under the same discrete Euler-Lagrange equations in director coordinates, projected by the null space
(unknowns: joint coordinates and controls), from the same start (straight line in the joint coordinates, controls zero), to tolerance 1e-8.
total: from the problem to the solution. CasADi: symbolics, derivatives, solver construction, solve, but not its import. alembert: reading and
checking the files, layout, solve, explanation. solve: the solver alone. Both sides repeat within one process, the least times count, and they
take turns. process: a single command from a cold start, which also plays the plan back in the simulator and writes the results; there is no such
thing on the other side.
"""
import argparse
import json
import os
import subprocess
import tempfile
from pathlib import Path
from time import perf_counter as clock

for v in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ.setdefault(v, "1")
import casadi as ca
import numpy as np

HERE = Path(__file__).resolve().parent
OPTIONS = {"ipopt.print_level": 0, "print_time": 0, "ipopt.sb": "yes", "ipopt.tol": 1e-8, "ipopt.linear_solver": "mumps"}


def pendulum(n=1000, time=3.0, limit=6.0, g=9.81):
    """Director coordinates of a point mass on a circle: kinetic part (1 - cos(b - a))/h, potential at the mean of the positions."""
    h = time / n
    a, b = ca.SX.sym("a"), ca.SX.sym("b")
    action = (1 - ca.cos(b - a)) / h + h * g * (ca.cos(a) + ca.cos(b)) / 2
    d1, d2 = (ca.Function("d", [a, b], [ca.gradient(action, x)]) for x in (a, b))
    q, u = ca.SX.sym("q", n + 1), ca.SX.sym("u", n)
    rows = [q[0], d1(q[0], q[1]) + h / 2 * u[0]]
    rows += [d2(q[k - 1], q[k]) + d1(q[k], q[k + 1]) + h / 2 * (u[k - 1] + u[k]) for k in range(1, n)]
    rows += [q[n] - np.pi, d2(q[n - 1], q[n]) + h / 2 * u[n - 1]]
    bound = np.r_[np.full(n + 1, np.inf), np.full(n, limit)]
    return (dict(x=ca.vertcat(q, u), f=h / 2 * ca.sumsqr(u), g=ca.vertcat(*rows)),
            dict(x0=np.r_[np.linspace(0, np.pi, n + 1), np.zeros(n)], lbx=-bound, ubx=bound, lbg=0, ubg=0))


BODIES, LENGTH, WIDTH = 4, 1.0, 0.5
EULER = [LENGTH**2 / 12, WIDTH**2 / 12, WIDTH**2 / 12]
MASS = np.tile(np.r_[1.0, 1.0, 1.0, np.repeat(EULER, 3)], BODIES)
AXES = [np.array([0, 0, 1.0]), np.array([0, 1.0, 0])]
ROTATION, ANGLES, WEIGHT = np.array([.4, .3, -.4]), [.8, -.5], [1, 1, 20, 20, 20]


def cay(t):
    s = ca.skew(t)
    return ca.SX.eye(3) + (s + ca.mtimes(s, s) / 2) / (1 + ca.dot(t, t) / 4)


def configuration(theta, free):
    e, k = np.array([LENGTH / 2, 0, 0]), 6 if free else 0
    x, r = (theta[:3], cay(theta[3:6])) if free else (ca.SX.zeros(3), ca.SX.eye(3))
    out = [x, ca.vec(r)]
    for i in range(BODIES - 1):
        if i < 2:
            axis = ca.skew(AXES[i])
            turn = ca.SX.eye(3) + ca.sin(theta[k + i]) * axis + (1 - ca.cos(theta[k + i])) * ca.mtimes(axis, axis)
        else:
            turn = cay(theta[k + 2:k + 5])
        following = ca.mtimes(r, turn)
        x = x + ca.mtimes(r, e) + ca.mtimes(following, e)
        r = following
        out += [x, ca.vec(r)]
    return ca.vertcat(*out)


def joint_force(q, tau):
    """Director forces of joint torques, in the axes of the first body of each joint."""
    r = [ca.reshape(q[12 * i + 3:12 * i + 12], 3, 3) for i in range(BODIES)]
    f, k = [ca.SX.zeros(12) for _ in range(BODIES)], 0
    for i in range(1, BODIES):
        torque = ca.mtimes(r[i - 1], tau[k] * AXES[i - 1] if i < 3 else tau[k:k + 3])
        k += 1 if i < 3 else 3
        for body, sign in ((i, 1), (i - 1, -1)):
            for j in range(3):
                f[body][3 + 3 * j:6 + 3 * j] += sign * ca.cross(torque, r[body][:, j]) / 2
    return ca.vertcat(*f)


def chain(free, n=60, time=2.0):
    h, dof, off = time / n, 11 if free else 5, 0 if free else 12
    fixed = np.r_[0, 0, 0, np.eye(3).ravel()][:off]
    mass = ca.SX(MASS[off:])
    symbol = ca.SX.sym("theta", dof)
    place = ca.Function("q", [symbol], [configuration(symbol, free)[off:]])
    null = ca.Function("p", [symbol], [ca.jacobian(place(symbol), symbol)])
    size = np.linalg.norm(ROTATION)
    goal = np.r_[ANGLES, 2 * np.tan(size / 2) * ROTATION / size]
    node, tau = [ca.SX.sym(f"t{k}", dof) for k in range(n + 1)], [ca.SX.sym(f"u{k}", 5) for k in range(n)]
    q, p = [place(x) for x in node], [null(x) for x in node]
    force = lambda k, t: h / 2 * joint_force(ca.vertcat(fixed, q[k]), t)[off:]
    rows = [node[0], ca.mtimes(p[0].T, mass * (q[0] - q[1]) / h + force(0, tau[0]))]
    rows += [ca.mtimes(p[k].T, mass * (2 * q[k] - q[k - 1] - q[k + 1]) / h + force(k, tau[k - 1] + tau[k])) for k in range(1, n)]
    rows += [ca.mtimes(p[n][:, dof - 5:].T, mass * (q[n] - q[n - 1]) / h + force(n, tau[n - 1])), node[n][dof - 5:] - goal]
    x = [v for k in range(n) for v in (node[k], tau[k])] + [node[n]]
    line = [np.r_[np.zeros(dof - 5), s * goal] for s in np.linspace(0, 1, n + 1)]
    start = [v for k in range(n) for v in (line[k], np.zeros(5))] + [line[n]]
    cost = h / 2 * sum(ca.dot(WEIGHT, t**2) for t in tau)
    return dict(x=ca.vertcat(*x), f=cost, g=ca.vertcat(*rows)), dict(x0=np.concatenate(start), lbg=0, ubg=0)


def casadi(build):
    begin = clock()
    nlp, arguments = build()
    solver = ca.nlpsol("s", "ipopt", nlp, OPTIONS)
    middle = clock()
    result = solver(**arguments)
    end = clock()
    return dict(total=end - begin, solve=end - middle, objective=float(result["f"]), iterations=int(solver.stats()["iter_count"]))


def alembert(binary, file):
    with tempfile.TemporaryDirectory() as folder:
        command = [binary, "solve", HERE / "ocp" / file, "--no-report", "--json", "--out", folder]
        begin = clock()
        subprocess.run(command, check=True, capture_output=True)
        process = clock() - begin
        out = subprocess.run([*command, "--repeat", "5"], check=True, capture_output=True, text=True).stdout
    result = json.loads(out)
    study = result["studies"][0]
    return dict(total=result["read_s"] + study["all_s"], process=process, solve=study["solve_s"], objective=study["objective"], iterations=study["iterations"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default="target/release/alembert")
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    cases = [("pendulum", pendulum, "pendulum.toml"), ("chain fixed", lambda: chain(False), "chain-fixed.toml"),
             ("chain free", lambda: chain(True), "chain-free.toml")]
    print(f"{'problem':12} {'casadi total':>12} {'solve':>8} {'it':>4} {'alembert total':>15} {'solve':>8} {'it':>4} {'process':>8} {'total x':>8} {'solve x':>8}  objectives")
    for name, build, file in cases:
        theirs, ours = [], []
        for _ in range(options.repeats):
            theirs.append(casadi(build))
            ours.append(alembert(options.binary, file))
        least = lambda runs, key: min(r[key] for r in runs)
        a, b = ({k: least(r, k) for k in r[0]} for r in (theirs, ours))
        print(f"{name:12} {a['total']:12.3f} {a['solve']:8.4f} {theirs[0]['iterations']:4d} {b['total']:15.4f} {b['solve']:8.4f} "
              f"{ours[0]['iterations']:4d} {b['process']:8.4f} {a['total'] / b['total']:8.1f} {a['solve'] / b['solve']:8.1f}  "
              f"{theirs[0]['objective']:.9g} {ours[0]['objective']:.9g}", flush=True)


if __name__ == "__main__":
    main()
