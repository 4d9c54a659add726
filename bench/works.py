"""The works of the comparison: data, references that depend on no package, and the alembert models.

Geometry and references come from the project's scripts that measure peers (W2 constrained motion, W7 conservation);
the packages in `peers.py` read the same data from here.
"""
import numpy as np

G = 9.81

# ---------------------------------------------------------------- chain of spherical joints
LINK, MASS, RADIUS = 0.1, 0.1, 0.005                     # links of 0.1 m and 0.1 kg, cylinders of radius 5 mm
I_AX, I_TR = MASS * RADIUS**2 / 2, MASS * (LINK**2 + 3 * RADIUS**2) / 12


def chain_scale(n):
    """Potential energy a horizontal chain can lose: the size an energy error is measured by."""
    return n * MASS * G * n * LINK / 2


def study(scheme, step, duration, frame, **more):
    return dict(name="main", scheme=scheme, step=step, duration=duration, record_every=max(1, round(frame / step)), **more)


def chain(n):
    bodies = [dict(name=f"link{i}", mass=MASS, inertia=[I_AX, I_TR, I_TR], position=[(i + .5) * LINK, 0, 0]) for i in range(n)]
    joints = [dict(name=f"ball{i}", kind="spherical", bodies=[f"link{i-1}" if i else "ground", f"link{i}"], at=[i * LINK, 0, 0])
              for i in range(n)]
    return dict(name=f"chain{n}", gravity=[0, -G, 0], body=bodies, joint=joints)


# ---------------------------------------------------------------- planar four-bar
FB = dict(crank=0.5, coupler=1.2, rocker=1.0, ground=1.3)   # bars of 1 kg/m, crank at 90 degrees, 2 rad/s


def fb_angles(th):
    """Coupler and rocker angle for the crank angle (open branch); complex arguments allowed."""
    x, y = FB["crank"] * np.cos(th) - FB["ground"], FB["crank"] * np.sin(th)
    b, c = FB["coupler"], FB["rocker"]
    # c (cos p, sin p) - (x, y) has length b
    A, B, C = 2 * c * x, 2 * c * y, x * x + y * y + c * c - b * b
    r = np.sqrt(A * A + B * B)
    p = np.arctan(B / A) + (np.pi if np.real(A) < 0 else 0) - np.arccos(C / r)
    return np.arctan((c * np.sin(p) - y) / (c * np.cos(p) - x)), p


def fb_bars():
    """Start of the bars: base point, angle, length, rate, velocity of the base point."""
    a, b, c, g = (FB[k] for k in ("crank", "coupler", "rocker", "ground"))
    th, w = np.pi / 2, 2.0
    be, p = fb_angles(th)
    kb, kc = w * a * np.sin(p - th) / (b * np.sin(be - p)), w * a * np.sin(be - th) / (c * np.sin(be - p))
    A = a * np.array([np.cos(th), np.sin(th)])
    return [(np.zeros(2), th, a, w, np.zeros(2)), (A, be, b, kb, w * np.array([-A[1], A[0]])), (np.array([g, 0]), p, c, kc, np.zeros(2))]


def fb_reference(t_end):
    """Crank angle at t_end from the minimal coordinate."""
    from scipy.integrate import solve_ivp
    a, b, c = FB["crank"], FB["coupler"], FB["rocker"]

    def energy_terms(th):                                   # J(th), V(th): T = J w^2 / 2
        be, p = fb_angles(th)
        kb, kc = (a * np.sin(p - th) / (b * np.sin(be - p)), a * np.sin(be - th) / (c * np.sin(be - p)))
        vx, vy = -a * np.sin(th) - 0.5 * b * np.sin(be) * kb, a * np.cos(th) + 0.5 * b * np.cos(be) * kb
        J = a**3 / 3 + b * (vx**2 + vy**2) + b**3 / 12 * kb**2 + c**3 / 3 * kc**2
        V = G * (a * a / 2 * np.sin(th) + b * (a * np.sin(th) + b / 2 * np.sin(be)) + c * c / 2 * np.sin(p))
        return J, V

    def f(t, s):
        J, _ = energy_terms(s[0])
        Jc, Vc = energy_terms(s[0] + 1e-30j)
        return [s[1], -(0.5 * Jc.imag * 1e30 * s[1]**2 + Vc.imag * 1e30) / J]
    return solve_ivp(f, (0, t_end), [np.pi / 2, 2.0], "DOP853", rtol=1e-12, atol=1e-12).y[0, -1]


def fourbar():
    names = ("crank", "coupler", "rocker")
    bodies, pins = [], []
    for name, (base, ang, l, rate, vel) in zip(names, fb_bars()):
        d = np.array([np.cos(ang), np.sin(ang)]) * l / 2
        bodies.append(dict(name=name, mass=l, inertia=l**3 / 12, position=list(base + d), angle=ang,
                           velocity=list(vel + rate * np.array([-d[1], d[0]])), angular_velocity=rate))
        pins.append((base, base + 2 * d))
    pairs = (("O", "ground", "crank", pins[0][0]), ("A", "crank", "coupler", pins[0][1]),
             ("B", "rocker", "coupler", pins[2][1]), ("C", "ground", "rocker", pins[2][0]))
    joints = [dict(name=n, kind="revolute", bodies=[i, j], at=list(p)) for n, i, j, p in pairs]
    return dict(name="fourbar", space="planar", gravity=[0, -G], body=bodies, joint=joints)


# ---------------------------------------------------------------- Bricard
POINTS = np.array([[0, 0, 0], [1, 0, 0], [1, -1, 0], [1, -1, 1], [0, -1, 1], [0, 0, 1]], float)
AXES = np.array([[0, 1, 0], [0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 0, 0]], float)
BW = 0.1                                                    # bars 1 x 0.1 x 0.1 m, 1 kg
BAR = [2 * BW**2 / 12, (1 + BW**2) / 12, (1 + BW**2) / 12]


def bar_frame(i):
    x = POINTS[i + 1] - POINTS[i]
    y = AXES[i]
    return np.column_stack([x, y, np.cross(x, y)])


def bricard_reference(t_end):
    """Point 3 at t_end: five joint angles and the loop closure (rank 4), minimum-norm multipliers, DOP853."""
    import casadi as ca
    from scipy.integrate import solve_ivp
    q, v = ca.SX.sym("q", 5), ca.SX.sym("v", 5)
    R, p, T, V = ca.SX.eye(3), ca.SX(POINTS[0]), 0, 0
    for i in range(5):
        k = ca.skew(AXES[i])
        R = ca.mtimes(R, ca.SX.eye(3) + ca.sin(q[i]) * k + (1 - ca.cos(q[i])) * ca.mtimes(k, k))
        c = p + ca.mtimes(R, (POINTS[i + 1] - POINTS[i]) / 2)
        vc = ca.jtimes(c, q, v)
        W = ca.mtimes(ca.jtimes(R, q, v), R.T)
        w = ca.mtimes((ca.mtimes(R, bar_frame(i))).T, ca.vertcat(W[2, 1], W[0, 2], W[1, 0]))
        T = T + 0.5 * ca.sumsqr(vc) + 0.5 * ca.mtimes([w.T, np.diag(BAR), w])
        V = V + G * c[1]
        p = p + ca.mtimes(R, POINTS[i + 1] - POINTS[i])
        if i == 2:
            P3 = p
    last = ca.mtimes(R, AXES[5])
    phi = ca.vertcat(p - POINTS[5], last[1], last[2])
    M = ca.hessian(T, v)[0]
    Jc = ca.jacobian(phi, q)
    bias = ca.jtimes(ca.gradient(T, v), q, v) - ca.gradient(T, q) + ca.gradient(V, q)
    F = ca.Function("F", [q, v], [M, bias, Jc, ca.jtimes(ca.mtimes(Jc, v), q, v), phi, P3])

    def f(t, s):
        M, b, J, g, phi, _ = (np.array(x) for x in F(s[:5], s[5:]))
        K = np.block([[M, J.T], [J, np.zeros((5, 5))]])
        rhs = np.r_[-b.ravel(), -g.ravel() - 20 * (J @ s[5:]) - 100 * phi.ravel()]      # mild stabilisation
        return np.r_[s[5:], np.linalg.lstsq(K, rhs, rcond=1e-9)[0][:5]]
    s = solve_ivp(f, (0, t_end), np.zeros(10), "DOP853", rtol=1e-10, atol=1e-11).y[:, -1]
    return np.array(F(s[:5], s[5:])[5]).ravel()


def bricard():
    bodies = [dict(name=f"rod{i}", mass=1.0, inertia=BAR, position=list((POINTS[i] + POINTS[i + 1]) / 2),
                   orientation=dict(matrix=bar_frame(i).tolist())) for i in range(5)]
    ends = ["ground", *(b["name"] for b in bodies), "ground"]
    joints = [dict(name=f"hinge{i}", kind="revolute", bodies=[ends[i], ends[i + 1]], at=list(POINTS[i]), axis=list(AXES[i]))
              for i in range(6)]
    return dict(name="bricard", gravity=[0, -G, 0], body=bodies, joint=joints, marker=[dict(name="p3", body="rod2", at=[.5, 0, 0])])


# ---------------------------------------------------------------- Andrews' squeezer
A7 = dict(m=[.04325, .00365, .02373, .00706, .07050, .00706, .05498],
          I=[2.194e-6, 4.410e-7, 5.255e-6, 5.667e-7, 1.169e-5, 5.667e-7, 1.912e-5],
          xa=-.06934, ya=-.00227, xb=-.03635, yb=.03273, xc=.014, yc=.072, d=28e-3, da=115e-4, e=2e-2, ea=1421e-5,
          rr=7e-3, ra=92e-5, ss=35e-3, sa=1874e-5, sb=1043e-5, sc=18e-3, sd=2e-2, ta=2308e-5, tb=916e-5, u=4e-2,
          ua=1228e-5, ub=449e-5, zf=2e-2, zt=4e-2, fa=1421e-5, c0=4530.0, l0=.07785, mom=.033)
A7_START = [-0.0617138900142764496, 0.0, 0.455279819163070380, 0.222668390165885885, 0.487364979543842550,
            -0.222668390165885885, 1.23054744454982119]     # beta Theta gamma Phi delta Omega epsilon
A7_END = [0.1581077119629904e2, -0.1575637105984298e2, 0.4082224013073101e-1, -0.5347301163226948, 0.5244099658805304,
          0.5347301163226948, 0.1048080741042263e1]         # published solution at 0.03 s


def a7_geometry():
    """Start: angles and centres of the seven bodies, joints (i, j, point; 0 is the ground), ends of the spring."""
    P = type("P", (), A7)
    be, th, ga, ph, de, om, ep = A7_START
    c, s = np.cos, np.sin
    ang = [be, be + th, ga, ph + de, de, om + ep, ep]
    com = [[P.ra * c(be), P.ra * s(be)], [P.rr * c(be) - P.da * c(be + th), P.rr * s(be) - P.da * s(be + th)],
           [P.xb + P.sa * s(ga) + P.sb * c(ga), P.yb - P.sa * c(ga) + P.sb * s(ga)],
           [P.xa + P.zt * c(de) + (P.e - P.ea) * s(ph + de), P.ya + P.zt * s(de) - (P.e - P.ea) * c(ph + de)],
           [P.xa + P.ta * c(de) - P.tb * s(de), P.ya + P.ta * s(de) + P.tb * c(de)],
           [P.xa + P.u * s(ep) + (P.zf - P.fa) * c(om + ep), P.ya - P.u * c(ep) + (P.zf - P.fa) * s(om + ep)],
           [P.xa + P.ua * s(ep) - P.ub * c(ep), P.ya - P.ua * c(ep) - P.ub * s(ep)]]
    O, Apt, B, C = [0, 0], [P.xa, P.ya], [P.xb, P.yb], [P.xc, P.yc]
    crank = [P.rr * c(be), P.rr * s(be)]
    F = [P.rr * c(be) - P.d * c(be + th), P.rr * s(be) - P.d * s(be + th)]
    G5 = [P.xa + P.zt * c(de), P.ya + P.zt * s(de)]
    H7 = [P.xa + P.u * s(ep), P.ya - P.u * c(ep)]
    D = [P.xb + P.sc * s(ga) + P.sd * c(ga), P.yb - P.sc * c(ga) + P.sd * s(ga)]
    joints = ((0, 1, O), (1, 2, crank), (2, 3, F), (2, 4, F), (2, 6, F), (0, 3, B), (0, 5, Apt), (0, 7, Apt), (5, 4, G5), (7, 6, H7))
    return ang, com, joints, (C, D)


def andrews():
    ang, com, joints, spring = a7_geometry()
    name = lambda i: f"K{i}" if i else "ground"
    bodies = [dict(name=name(i + 1), mass=A7["m"][i], inertia=A7["I"][i], position=list(map(float, com[i])), angle=float(ang[i]))
              for i in range(7)]
    pins = [dict(name=f"J{i}{j}", kind="revolute", bodies=[name(i), name(j)], at=list(map(float, p))) for i, j, p in joints]
    forces = [dict(name="spring", kind="spring", bodies=["ground", "K3"], points=[list(map(float, p)) for p in spring],
                   stiffness=A7["c0"], length=A7["l0"]),
              dict(name="motor", kind="drive", joint="J01", value=A7["mom"])]
    return dict(name="andrews", space="planar", body=bodies, joint=pins, force=forces)


def andrews_error(data):
    """Largest angle error at the end of an alembert run."""
    order = ("J01", "J12", "J03", "J54", "J05", "J76", "J07")      # the joints whose angles are beta ... epsilon
    got = np.array([data[f"joint.{j}.angle"][-1] for j in order]) + A7_START
    return np.abs(got - A7_END).max()


# ---------------------------------------------------------------- conservation over 1000 s
T_LONG = 1000.0
TOP_I = np.array([1.0, 2.0, 3.0])
TOP_W = np.array([0.02, 2.0, 0.02])
PENDULUM_SCALE = 20.0                                       # J


def top():
    return dict(name="top", body=[dict(name="top", mass=1.0, inertia=list(TOP_I), angular_velocity_body=list(TOP_W))])


def pendulum():
    bodies = [dict(name=f"bar{i}", mass=1.0, inertia=1 / 12, position=[i + .5, 0]) for i in range(2)]
    joints = [dict(name=f"pin{i}", kind="revolute", bodies=["bar0" if i else "ground", f"bar{i}"], at=[i, 0]) for i in range(2)]
    return dict(name="pendulum", space="planar", gravity=[0, -G], body=bodies, joint=joints)


def pendulum_energy(a, b, u, v):
    """From absolute angles against the horizontal and their rates."""
    vx, vy = -np.sin(a) * u - .5 * np.sin(b) * v, np.cos(a) * u + .5 * np.cos(b) * v
    return u * u / 6 + .5 * (vx**2 + vy**2) + v * v / 24 + G * (.5 * np.sin(a) + np.sin(a) + .5 * np.sin(b))
