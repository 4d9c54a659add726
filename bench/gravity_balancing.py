"""A link on a hinge, balanced by a spring without free length: the height of its mast chosen together with the motor's torque.

    pip install numpy sympy
    python3 bench/gravity_balancing.py

The discrete Lagrangian of the midpoint rule, by hand: with J = I + m l^2 and the turn D of a step of length h

    (J/h + h k b^2/4) (1 - cos D) - h (m g l - k a b) (sin t0 + sin t1)/2

Torques are constant in each step, half of their impulse acts at each end. The optimum is Newton's method on its Lagrange conditions, the
derivatives by sympy: independent of alembert. Prints mast [m] and effort [(N m)^2 s] for N steps.
"""

import numpy as np
import sympy as sp

M, L, INERTIA, G, K, B, T = 2.0, 0.5, 0.1, 9.81, 100.0, 0.4, 0.5
START, END = 0.3, 1.2


def solve(n):
    h = T / n
    theta = [sp.Float(START)] + list(sp.symbols(f"t1:{n}")) + [sp.Float(END)]
    tau = list(sp.symbols(f"u0:{n}"))
    a = sp.Symbol("a")
    j = INERTIA + M * L * L
    stiff = j / h + h * K * B * B / 4
    pull = h * (M * G * L - K * a * B) / 2

    # derivative of a step's action by its first and its second angle
    def first(x, y):
        return -stiff * sp.sin(y - x) - pull * sp.cos(x)

    def second(x, y):
        return stiff * sp.sin(y - x) - pull * sp.cos(y)

    rows = []
    for k in range(n + 1):
        row = 0
        if k > 0:
            row += second(theta[k - 1], theta[k]) + h * tau[k - 1] / 2
        if k < n:
            row += first(theta[k], theta[k + 1]) + h * tau[k] / 2
        rows.append(row)
    y = list(sp.symbols(f"y0:{n + 1}"))
    x = theta[1:-1] + tau + [a]
    effort = sum(h * u**2 / 2 for u in tau)
    lagrangian = effort + sum(p * r for p, r in zip(y, rows))
    z = x + y
    gradient = [sp.diff(lagrangian, v) for v in z]
    residual = sp.lambdify(z, gradient, "numpy")
    jacobian = sp.lambdify(z, sp.Matrix(gradient).jacobian(z), "numpy")
    s = np.linspace(0, 1, n + 1)[1:-1]
    guess = START + (END - START) * s * s * (3 - 2 * s)
    point = np.concatenate([guess, np.zeros(n), [M * G * L / (K * B)], np.zeros(n + 1)])
    for _ in range(60):
        step = np.linalg.solve(jacobian(*point), -np.array(residual(*point), dtype=float))
        point += step
        if np.abs(step).max() < 1e-13 * (1 + np.abs(point).max()):
            break
    size = len(x)
    u = point[n - 1 : 2 * n - 1]
    return point[size - 1], 0.5 * h * float(u @ u)


print("hold", M * G * L / (K * B))
for n in (10, 20, 40):
    print(n, *(f"{v:.12g}" for v in solve(n)))
