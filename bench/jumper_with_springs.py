"""Least effort of a jump with a spring at the knee, independent of alembert: CasADi and Ipopt.

    pip install casadi
    python3 bench/jumper_with_springs.py

prints the optima of the discrete problem, written in the place of the foot and the three absolute angles. They are the references of
gallery/jumper-with-springs. A segment that turns by D in a step has the momentum J sin(D)/h; the spring sees the mean of the knee's angle.
At the node where the foot leaves the ground acts the force that would hold it for one step more (T-OCP-13), over half a step.
"""

import casadi as ca
import numpy as np

G = 9.81
# torso, thigh, calf: mass, inertia, joint below and joint above from the centre of mass
MASS = [50.85, 15.0, 9.15]
INERTIA = [3.3618962, 0.3043501, 0.4167182]
HIP, THIGH, CALF = 0.3245184, (0.250047, 0.190953), (0.202122, 0.310878)
QUIET = {"ipopt.print_level": 0, "print_time": 0, "ipopt.tol": 1e-12, "ipopt.constr_viol_tol": 1e-12, "ipopt.max_iter": 3000}


def centres(q):
    """Centres of mass of torso, thigh, calf from foot (x, y) and angles (torso, thigh, calf), counted against the clock."""
    up = lambda angle: ca.vertcat(-ca.sin(angle), ca.cos(angle))
    foot, torso, thigh, calf = q[:2], q[2], q[3], q[4]
    c = foot + CALF[0] * up(calf)
    t = c + CALF[1] * up(calf) + THIGH[0] * up(thigh)
    return [t + THIGH[1] * up(thigh) + HIP * up(torso), t, c]


def parts(k, rest, damping):
    """Functions of one step: action, generalised impulses of the damper at each end."""
    a, b, h = ca.SX.sym("a", 5), ca.SX.sym("b", 5), ca.SX.sym("h")
    action = 0
    for i, (x, y) in enumerate(zip(centres(a), centres(b))):
        action += MASS[i] * ca.sumsqr(y - x) / (2 * h) + INERTIA[i] * (1 - ca.cos(b[2 + i] - a[2 + i])) / h
        action -= h * MASS[i] * G * (x[1] + y[1]) / 2
    knee = lambda q: q[4] - q[3]
    action -= h * k / 2 * ((knee(a) + knee(b)) / 2 - rest) ** 2
    # the damper on averaged directors, which are shorter by cos(D/2): exact up to (D/2)^8
    half = (b - a) / 2
    x = half[4] - half[3]
    ratio = (1 + x**2 / 6 + 7 * x**4 / 360 + 31 * x**6 / 15120) * ca.cos(half[3]) * ca.cos(half[4])
    lost = -damping * x * ratio * ca.DM([0, 0, 0, -1, 1])
    first = ca.gradient(action, a) + lost
    second = ca.gradient(action, b) + lost
    return ca.Function("step", [a, b, h], [first, second])


# torques of hip (thigh against torso) and knee (calf against thigh) on the angles; forces on the foot
B = ca.DM([[0, 0], [0, 0], [-1, 0], [1, -1], [0, 1]])
FOOT = ca.DM([[1, 0], [0, 1], [0, 0], [0, 0], [0, 0]])


def solve(contact, flight, k, rest=-0.2, damping=0.0):
    step = parts(k, rest, damping)
    n = contact + flight
    q, u, mu = ca.SX.sym("q", 5, n + 1), ca.SX.sym("u", 2, n), ca.SX.sym("mu", 2, contact)
    trial, held, t = ca.SX.sym("trial", 5), ca.SX.sym("held", 2), ca.SX.sym("t", 2)
    h = [t[0] / contact] * contact + [t[1] / flight] * flight
    rows = [ca.SX.zeros(5) for _ in range(n + 1)]
    g, low, high = [], [], []

    def add(value, lower=0.0, upper=0.0):
        g.append(value)
        low.extend([lower] * value.numel())
        high.extend([upper] * value.numel())

    for e in range(n):
        first, second = step(q[:, e], q[:, e + 1], h[e])
        drive = h[e] / 2 * B @ u[:, e]
        rows[e] += first + drive
        rows[e + 1] += second + drive
        if e < contact:
            force = h[e] / 2 * FOOT
            rows[e] += force @ mu[:, e]
            rows[e + 1] += force @ (mu[:, e + 1] if e + 1 < contact else held)
            add(q[:2, e + 1] - q[:2, e])
    # the step that would follow on the ground
    last = contact - 1
    _, second = step(q[:, last], q[:, contact], h[last])
    first, _ = step(q[:, contact], trial, h[last])
    add(second + first + h[last] * (B @ u[:, last] + FOOT @ held))
    add(trial[:2] - q[:2, contact])
    for row in rows[:n]:
        add(row)
    add(q[:2, 0])
    add(mu[1, :].T, 0.0, ca.inf)
    add(held[1], 0.0, ca.inf)
    add((q[4, :] - q[3, :]).T, -2.2, 0.0)
    add((q[3, :] - q[2, :]).T, 0.0, 2.4)
    add(q[1, contact:].T, 0.0, ca.inf)
    add(centres(q[:, n])[0][1], 1.5, ca.inf)
    add(t[0], 0.2, 0.6)
    add(t[1], 0.05, 0.8)
    effort = sum(h[e] / 2 * ca.sumsqr(u[:, e]) for e in range(n))
    x = ca.vertcat(ca.vec(q), ca.vec(u), ca.vec(mu), trial, held, t)
    solver = ca.nlpsol("s", "ipopt", {"x": x, "f": effort, "g": ca.vertcat(*g)}, QUIET)
    crouch, straight = np.array([0, 0, -0.35, 1.0, -0.6]), np.array([0, 0, -0.1, 0.1, -0.1])
    way = [crouch + (straight - crouch) * min(e / contact, 1.0) + [0, 0.3 * max(e - contact, 0) / flight, 0, 0, 0] for e in range(n + 1)]
    start = np.concatenate([np.ravel(way), np.zeros(2 * n), np.tile([0, 75 * G], contact), straight, [0, 0], [0.3, 0.2]])
    s = solver(x0=start, lbg=low, ubg=high)
    knee = np.array(s["x"]).ravel()[: 5 * (n + 1)].reshape(-1, 5)
    return float(s["f"]), solver.stats()["success"], np.array(s["x"]).ravel()[-2:], np.max(np.abs(np.diff(knee[:, 2:], axis=0)))


if __name__ == "__main__":
    for name, case in {
        "none": (40, 20, 0.0),
        "spring-50": (40, 20, 50.0),
        "spring-100": (40, 20, 100.0),
        "spring-100-double": (80, 40, 100.0),
    }.items():
        print(name, *solve(*case))
    print("spring-damper", *solve(40, 20, 100.0, damping=5.0))
    # the limit of the grids: what is left falls with 1/N^2
    print("spring-100, four times the steps", *solve(160, 80, 100.0))
