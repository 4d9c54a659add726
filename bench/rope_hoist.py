"""References of gallery/rope-hoist, without the program. Pulley and load move on one line, where the path of the rope is linear in their
heights: y1 - y0 + y1 - y2. So the discrete problem is a quadratic program with linear equations, solved here by its KKT matrix; the
continuous one is solved by the transition matrix of state and costate.

    python3 bench/rope_hoist.py
"""
import numpy as np
from scipy.linalg import expm

G, M1, M2, K, LENGTH, FLOOR, T = 9.81, 3.0, 2.0, 400.0, 3.95095, -3.0, 1.5
START, END = np.array([0.0, -1.0]), np.array([0.4, -0.2])
PATH = np.array([2.0, -1.0])  # of the path by the heights
MASS = np.diag([M1, M2])
LOAD = np.array([1.0, 0.0])  # of the motor


def stiff(q):
    return K * (PATH @ q - FLOOR - LENGTH)


def discrete(n, damping):
    """Midpoint action: half of each step's forces at either node, momentum zero at both ends, half the sum of h u^2."""
    h = T / n
    nq = 2 * (n + 1)
    q = lambda k: slice(2 * k, 2 * k + 2)
    u = lambda k: nq + k
    size = nq + n
    rows, rhs = [], []

    def row(fill, value):
        r = np.zeros((2, size))
        fill(r)
        rows.append(r)
        rhs.append(value)

    def half(r, e, sign=1.0):
        """h/2 (forces over step e) without constants."""
        p = np.outer(PATH, PATH)
        for k, s in ((e, -1.0), (e + 1, 1.0)):
            r[:, q(k)] -= sign * (0.25 * h * K + 0.5 * s * damping) * p
        r[:, u(e)] += sign * 0.5 * h * LOAD

    constant = 0.5 * h * (PATH * K * (FLOOR + LENGTH) - G * np.diag(MASS))
    for k, target in ((0, START), (n, END)):
        row(lambda r: r.__setitem__((slice(None), q(k)), np.eye(2)), target)

    def start(r):  # p_0 = M (q_1 - q_0)/h - half of the first step's forces = 0
        r[:, q(1)] += MASS / h
        r[:, q(0)] -= MASS / h
        half(r, 0, -1.0)

    row(start, constant)
    for k in range(1, n):

        def inner(r):
            r[:, q(k + 1)] -= MASS / h
            r[:, q(k)] += 2 * MASS / h
            r[:, q(k - 1)] -= MASS / h
            half(r, k - 1)
            half(r, k)

        row(inner, -2 * constant)

    def end(r):  # p_N = M (q_N - q_{N-1})/h + half of the last step's forces = 0
        r[:, q(n)] += MASS / h
        r[:, q(n - 1)] -= MASS / h
        half(r, n - 1)

    row(end, -constant)
    a, b = np.vstack(rows), np.concatenate(rhs)
    w = np.zeros((size, size))
    w[nq:, nq:] = h * np.eye(n)
    kkt = np.block([[w, a.T], [a, np.zeros((len(b), len(b)))]])
    x = np.linalg.lstsq(kkt, np.concatenate([np.zeros(size), b]), rcond=None)[0][:size]
    assert np.abs(a @ x - b).max() < 1e-9
    return 0.5 * h * np.sum(x[nq:] ** 2)


def continuous(damping):
    """Pontryagin: u = -LOAD . costate of the velocity / mass; the two-point problem is linear."""
    inv = np.linalg.inv(MASS)
    p = np.outer(PATH, PATH)
    a = np.block([[np.zeros((2, 2)), np.eye(2)], [-inv @ p * K, -inv @ p * damping]])
    b = np.concatenate([np.zeros(2), inv @ LOAD])
    c = np.concatenate([np.zeros(2), inv @ PATH * K * (FLOOR + LENGTH) - np.array([0, G]) - np.array([G, 0])])
    # x' = a x - b b^T l + c, l' = -a^T l, effort' = (b^T l)^2 / 2
    big = np.zeros((9, 9))
    big[:4, :4], big[:4, 4:8], big[:4, 8], big[4:8, 4:8] = a, -np.outer(b, b), c, -a.T
    n = 20000
    step = expm(big * T / n)
    whole = np.linalg.matrix_power(step, n)
    x0, x1 = np.concatenate([START, np.zeros(2)]), np.concatenate([END, np.zeros(2)])
    costate = np.linalg.solve(whole[:4, 4:8], x1 - whole[:4, :4] @ x0 - whole[:4, 8])
    z, values = np.concatenate([x0, costate, [1.0]]), []
    for _ in range(n + 1):
        values.append(0.5 * (b @ z[4:8]) ** 2)
        z = step @ z
    v = np.array(values)
    return T / n / 3 * (v[0] + v[-1] + 4 * v[1:-1:2].sum() + 2 * v[2:-2:2].sum())


for n, d in ((60, 0.0), (240, 0.0), (60, 15.0)):
    print(f"steps {n}, damping {d}: {discrete(n, d):.12g}")
print(f"limit: {continuous(0.0):.12g}, damped {continuous(15.0):.12g}")
