"""References of the gallery case knee-custom-joint, independent of alembert.

One degree of freedom: c(q) and R(q) of the shank from scipy's natural splines, M(q) = m |c'|^2 + e.(R I R^T) e and V(q) = m g z(q);
the motion from the energy integral and from an ordinary differential equation with tight tolerances.
"""

import numpy as np
from scipy.integrate import quad, solve_ivp
from scipy.interpolate import CubicSpline
from scipy.optimize import brentq

m, g = 3.7075, 9.81
inertia = np.diag([0.0504, 0.0051, 0.0511])
center = np.array([0, -0.1867, 0])
Q0 = -1.15


def spline(rows):
    return CubicSpline(*np.array(rows).T, bc_type="natural")


X = spline([[-2.0944, -0.0032], [-1.74533, 0.00179], [-1.39626, 0.00411], [-1.0472, 0.0041], [-0.698132, 0.00212], [-0.349066, -0.001],
            [-0.174533, -0.0031], [0.197344, -0.005227], [0.337395, -0.005435], [0.490178, -0.005574], [1.52146, -0.005435],
            [2.0944, -0.00525]])
Y = spline([[-2.0944, -0.4226], [-1.22173, -0.4082], [-0.523599, -0.399], [-0.349066, -0.3976], [-0.174533, -0.3966],
            [0.159149, -0.395264], [2.0944, -0.396]])
PHI = spline([[-2.1, 0.06], [-1.4, 0.045], [-0.7, 0.02], [0, 0], [0.7, -0.01]])
PSI = spline([[-2.1, 0.3], [-1.4, 0.26], [-0.7, 0.18], [0, 0], [0.7, -0.1]])

# columns of the joint frame on the thigh in the world: front, up the thigh, right
F = np.column_stack([[0, 0, 1], np.cross([0, -1, 0], [0, 0, 1]), [0, -1, 0]]).astype(float)


def rot(axis, a):
    c, s = np.cos(a), np.sin(a)
    i, j = [(1, 2), (2, 0), (0, 1)][axis]
    r = np.eye(3)
    r[i, i] = r[j, j] = c
    r[i, j], r[j, i] = -s, s
    return r


def pose(q):
    R = F @ rot(2, q) @ rot(0, PHI(q)) @ rot(1, PSI(q))
    x = F @ np.array([X(q), Y(q), 0])
    return x, R


def generator(axis):
    u = np.eye(3)[axis]
    return np.array([[0, -u[2], u[1]], [u[2], 0, -u[0]], [-u[1], u[0], 0]])


def vee(a):
    return np.array([a[2, 1] - a[1, 2], a[0, 2] - a[2, 0], a[1, 0] - a[0, 1]]) / 2


def rates(q):
    """First derivatives of position of the centre and of the rotation (world)."""
    A, B, C = rot(2, q), rot(0, PHI(q)), rot(1, PSI(q))
    dA, dB, dC = A @ generator(2), B @ generator(0) * PHI(q, 1), C @ generator(1) * PSI(q, 1)
    R = F @ A @ B @ C
    dR = F @ (dA @ B @ C + A @ dB @ C + A @ B @ dC)
    dc = F @ np.array([X(q, 1), Y(q, 1), 0]) + dR @ center
    return dc, vee(dR @ R.T), R


def M(q):
    dc, e, R = rates(q)
    return m * dc @ dc + e @ R @ inertia @ R.T @ e


def V(q):
    x, R = pose(q)
    return m * g * (x + R @ center)[2]


def diff(f, q, h=1e-5):
    return (8 * (f(q + h) - f(q - h)) - (f(q + 2 * h) - f(q - 2 * h))) / (12 * h)


def dV(q):
    dc, _, _ = rates(q)
    return m * g * dc[2]


def qdd(q, u):
    return (-dV(q) - 0.5 * diff(M, q) * u * u) / M(q)


E = V(Q0)
q1 = brentq(lambda q: V(q) - E, -2.09, -1.5)
mid, amp = 0.5 * (Q0 + q1), 0.5 * (Q0 - q1)
half = quad(lambda s: amp * np.cos(s) * np.sqrt(M(mid + amp * np.sin(s)) / (2 * (E - V(mid + amp * np.sin(s))))), -np.pi / 2, np.pi / 2,
            epsabs=1e-11, epsrel=1e-11, limit=400)[0]
print("other turning point", repr(q1), "period", 2 * half)
sol = solve_ivp(lambda t, y: [y[1], qdd(*y)], (0, 3), [Q0, 0], method="DOP853", rtol=1e-12, atol=1e-13, dense_output=True, max_step=0.002)
for t in (0.5, 1.0, 2.0, 3.0):
    q, u = sol.sol(t)
    x, R = pose(q)
    print(f"t = {t}: q {q:.12f} rate {u:.12f} ankle", (x + R @ [0, -0.43, 0]).tolist(), "shin", (x + R @ [0.1, -0.2, 0]).tolist())
print("half a period: q", sol.sol(half)[0])
# start: force and moment of the thigh on the shank, world axes, at the joint point x
a = qdd(Q0, 0)
dc, e, R = rates(Q0)
force = m * (dc * a + [0, 0, g])
x, _ = pose(Q0)
# the joint point on the shank is its origin
moment = R @ inertia @ R.T @ e * a + np.cross(R @ center, force)
print("reaction at 0: force", force.tolist(), "moment", moment.tolist(), "joint point", x.tolist(), "torque along the motion",
      moment @ e + force @ (F @ np.array([X(Q0, 1), Y(Q0, 1), 0])))
rest = brentq(dV, -2.0, -1.2, xtol=1e-15)
print("rest", repr(rest), "frequency", np.sqrt(diff(dV, rest) / M(rest)), "M at rest", M(rest), "M at start", M(Q0))
