"""References of gallery/quaternion-rod, without alembert.

The rod of H. Lang and J. Linn (Lagrangian field theory in space-time for geometrically exact Cosserat rods, 2009), discretised as in
H. Lang, J. Linn and M. Arnold (2011): vertices x_1 ... x_N, quaternions p_1/2 ... p_N-1/2 on the segments, one end clamped. Unknowns are
x, p and their derivatives; the mass matrix mu(p) of a quaternion is singular, and its inverse on the tangent space (theorem 3.2) with
<p, p''> = -|p'|^2 gives p'' in closed form. Integrated by scipy's DOP853 with a tolerance of 1e-12.

    python3 bench/quaternion_rod.py
"""

import numpy as np
from scipy.integrate import solve_ivp

ELEMENTS, LENGTH, RADIUS, YOUNG, DENSITY = 10, 0.5, 5e-3, 5e6, 1100.0
GRAVITY = np.array([0.0, 0.0, -9.81])
SIDE = np.array([0.0, 0.02, 0.0])
TIMES = [0.1, 0.2, 0.3]

AREA, SECOND = np.pi * RADIUS**2, 0.25 * np.pi * RADIUS**4
SHEAR = YOUNG / 3.0
H = LENGTH / ELEMENTS
# shear, shear, extension; bending, bending, torsion
C_STRAIN = np.array([SHEAR * AREA, SHEAR * AREA, YOUNG * AREA])
C_CURVATURE = np.array([YOUNG * SECOND, YOUNG * SECOND, 2 * SHEAR * SECOND])
INERTIA = DENSITY * SECOND * np.array([1.0, 1.0, 2.0])
MASS = np.full(ELEMENTS, DENSITY * AREA * H)
MASS[-1] *= 0.5
# directors along (y, z, x): a third of a turn about (1, 1, 1)
CLAMP = np.array([0.5, 0.5, 0.5, 0.5])


def product(p, q):
    """Products of quaternions, real part first, row by row."""
    p, q = np.atleast_2d(p), np.atleast_2d(q)
    s = p[:, :1] * q[:, :1] - np.sum(p[:, 1:] * q[:, 1:], axis=1, keepdims=True)
    v = p[:, :1] * q[:, 1:] + q[:, :1] * p[:, 1:] + np.cross(p[:, 1:], q[:, 1:])
    return np.hstack([s, v])


def conjugate(p):
    return p * np.array([1.0, -1.0, -1.0, -1.0])


def pure(v):
    return np.hstack([np.zeros((len(v), 1)), v])


def imaginary(p):
    return p[:, 1:]


def forces(x, p):
    """Minus the gradient of the elastic energy by x and p."""
    before_x = np.vstack([np.zeros(3), x[:-1]])
    before_p = np.vstack([CLAMP, p[:-1]])
    span = x - before_x
    gamma = imaginary(product(product(conjugate(p), pure(span)), p)) / H
    gamma[:, 2] -= 1.0
    force = C_STRAIN * gamma
    space = imaginary(product(product(p, pure(force)), conjugate(p)))
    fx = -space
    fx[:-1] += space[1:]
    fp = 2.0 * product(product(pure(span), p), pure(force))
    width = np.full((len(p), 1), H)
    width[0] = 0.5 * H
    bent = imaginary(product(conjugate(before_p), p)) * (2.0 / width)
    moment = 2.0 * C_CURVATURE * bent
    # the curvature is bilinear: its gradients are products with the other quaternion
    fp -= product(before_p, pure(moment))
    fp[:-1] += product(p, pure(moment))[1:]
    return fx, fp


def rates(_t, y):
    n = ELEMENTS
    x, p, v, u = y[: 3 * n].reshape(n, 3), y[3 * n : 7 * n].reshape(n, 4), y[7 * n : 10 * n].reshape(n, 3), y[10 * n :].reshape(n, 4)
    fx, fp = forces(x, p)
    fx[-1] += SIDE
    a = fx / MASS[:, None] + GRAVITY
    turning = imaginary(product(conjugate(u), p)) * INERTIA
    right = 8.0 * H * product(u, pure(turning)) + fp
    # theorem 3.2: the inverse of mu(p) on the tangent space is p (4 I)^-1 Im(conj(p) .)
    inner = imaginary(product(conjugate(p), right)) / (4.0 * INERTIA * H)
    b = product(p, pure(inner)) - p * np.sum(u * u, axis=1, keepdims=True)
    return np.concatenate([v.ravel(), u.ravel(), a.ravel(), b.ravel()])



def main():
    n = ELEMENTS
    x = np.zeros((n, 3))
    x[:, 0] = H * np.arange(1, n + 1)
    start = np.concatenate([x.ravel(), np.tile(CLAMP, n), np.zeros(7 * n)])
    run = solve_ivp(rates, [0, TIMES[-1]], start, method="DOP853", t_eval=TIMES, rtol=1e-11, atol=1e-13)
    for t, y in zip(run.t, run.y.T):
        p = y[3 * n : 7 * n].reshape(n, 4)
        print(f"t = {t}: tip", *(f"{c:.12f}" for c in y[3 * n - 3 : 3 * n]), f"| |p| - 1 = {np.abs(np.linalg.norm(p, axis=1) - 1).max():.1e}")
    print("evaluations", run.nfev)


if __name__ == "__main__":
    main()
