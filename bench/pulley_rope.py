"""References of gallery/pulley-rope, without the program: equations of motion by Lagrange in three coordinates, integrated by scipy with
tolerances of 1e-13; the equilibrium in closed form; vibrations about it from the 3x3 matrices of the same energy by differences.

    python3 bench/pulley_rope.py
"""
import numpy as np
from scipy.integrate import solve_ivp
from scipy.linalg import eigh

G, CART, LOAD, ROPE, SPRING, LENGTH, ANCHOR = 9.81, 4.0, 2.0, 2000.0, 300.0, 3.0, 2.0


def tension(y):
    x, u, v = y[:3]
    return ROPE * (ANCHOR + x + np.hypot(u - x, v) - LENGTH)


def rates(_, y):
    x, u, v = y[:3]
    part = np.hypot(u - x, v)
    pull = tension(y)
    to_load = np.array([u - x, v]) / part
    cart = (-SPRING * x - pull + pull * to_load[0]) / CART
    load = -pull * to_load / LOAD - np.array([0.0, G])
    return np.array([*y[3:], cart, *load])


def energy(y):
    x, u, v = y[:3]
    kinetic = 0.5 * CART * y[3] ** 2 + 0.5 * LOAD * (y[4] ** 2 + y[5] ** 2)
    return kinetic + 0.5 * SPRING * x**2 + 0.5 * tension(y) ** 2 / ROPE + LOAD * G * v


def main():
    start = np.array([0.0, 0.5, -0.87, 0.0, 0.0, 0.0])
    times = [0.5, 1.0, 1.5, 2.0]
    run = solve_ivp(rates, (0, 2), start, method="DOP853", rtol=1e-13, atol=1e-14, t_eval=times, max_step=1e-3)
    for t, y in zip(times, run.y.T):
        print(f"t = {t}: cart {y[0]:.15g}, load {y[1]:.15g} {y[2]:.15g}, tension {tension(y):.15g}, energy error {energy(y) - energy(start):.1e}")
    dense = solve_ivp(rates, (0, 2), start, method="DOP853", rtol=1e-12, atol=1e-13, max_step=1e-3, t_eval=np.linspace(0, 2, 20001))
    print("tension from", min(tension(y) for y in dense.y.T), "to", max(tension(y) for y in dense.y.T))
    # at rest: the rope carries the weight, the spring the rope
    pull = LOAD * G
    x = -pull / SPRING
    part = LENGTH + pull / ROPE - ANCHOR - x
    print(f"at rest: cart {x:.15g}, load {-part:.15g}, tension {pull}, pitch {part:.6g}")
    # ½ k (ξ - ζ)² + ½ c ξ² + ½ T/l (η - ξ)²: cart ξ, load across η and up ζ
    k = np.array([[ROPE + SPRING + pull / part, -pull / part, -ROPE], [-pull / part, pull / part, 0], [-ROPE, 0, ROPE]])
    squares = eigh(k, np.diag([CART, LOAD, LOAD]), eigvals_only=True)
    for w in np.sqrt(squares):
        print(f"vibration: {w:.15g} rad/s, {w / (2 * np.pi):.15g} Hz")


main()
