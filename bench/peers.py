"""Exudyn and MuJoCo on the works of `works.py`, after the project's scripts W2 and W7 (with thanks to their author).

Every function runs one case once and returns a dict: time (CPU seconds of the solver), steps, error, and where it applies
gap, momentum, or stopped (a sentence; the error then covers the time until the stop). The settings are those under which a
package is at its best: Exudyn's build without range checks, modified Newton, fixed step.
"""
import os
import sys
for _v in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_v, "1")
sys.exudynFast = True                           # the checked build, the default, is 3 to 4 times slower
from time import process_time as clock
import numpy as np
import works as W

G = W.G


# ---------------------------------------------------------------- Exudyn
def exu_solve(mbs, exu, t_end, h, solver, rho, sample, dense=True, singular=False):
    """Solves; returns CPU seconds and what stopped it."""
    s = exu.SimulationSettings()
    s.timeIntegration.numberOfSteps = round(t_end / h)
    s.timeIntegration.endTime = t_end
    s.timeIntegration.adaptiveStep = False      # fixed step: fail rather than creep
    s.timeIntegration.verboseMode = 0
    s.timeIntegration.newton.useModifiedNewton = True
    s.timeIntegration.generalizedAlpha.spectralRadius = rho
    s.solutionSettings.writeSolutionToFile = False
    s.solutionSettings.sensorsWritePeriod = sample
    s.linearSolverSettings.ignoreSingularJacobian = singular
    s.linearSolverType = exu.LinearSolverType.EigenDense if dense else exu.LinearSolverType.EigenSparse
    t0, stopped = clock(), None
    try:
        if mbs.SolveDynamic(s, solverType=getattr(exu.DynamicSolverType, solver)) is False:
            stopped = "solver failed"
    except Exception:                           # noqa: BLE001  (its SolverError says no more)
        stopped = "solver failed"
    dt = clock() - t0
    if stopped:
        stopped += f" at t = {mbs.systemData.GetTime():.2f} s"
    return dt, stopped


def exu_chain(n, t_end, h, node, solver, rho=1.0):
    import exudyn as exu
    import exudyn.utilities as eu
    mbs = exu.SystemContainer().AddSystem()
    ground = mbs.CreateGround()
    inertia = eu.RigidBodyInertia(mass=W.MASS, com=[0, 0, 0], inertiaTensor=np.diag([W.I_AX, W.I_TR, W.I_TR]))
    out, prev, sens = exu.OutputVariableType, ground, []
    for i in range(n):
        b = mbs.CreateRigidBody(inertia=inertia, nodeType=getattr(exu.NodeType, node),
                                referencePosition=[(i + 0.5) * W.LINK, 0, 0], gravity=[0, -G, 0])
        mbs.CreateSphericalJoint(bodyNumbers=[prev, b], position=[i * W.LINK, 0, 0], show=False)
        prev = b
        sens.append([mbs.AddSensor(eu.SensorBody(bodyNumber=b, localPosition=p, outputVariableType=v, storeInternal=True))
                     for p, v in (([0, 0, 0], out.Position), ([0, 0, 0], out.Velocity), ([0, 0, 0], out.AngularVelocityLocal),
                                  ([-W.LINK / 2, 0, 0], out.Position), ([W.LINK / 2, 0, 0], out.Position))])
    mbs.Assemble()
    dt, stopped = exu_solve(mbs, exu, t_end, h, solver, rho, 0.05, dense=n < 10)
    E, gap, end = 0, 0, 0
    for row in sens:
        pos, vel, w, left, right = (mbs.GetSensorStoredData(k)[:, 1:4] for k in row)
        E = E + 0.5 * W.MASS * (vel**2).sum(1) + 0.5 * (w**2 @ [W.I_AX, W.I_TR, W.I_TR]) + W.MASS * G * pos[:, 1]
        gap = max(gap, np.abs(left - end).max())
        end = right
    return dict(time=dt, steps=round(t_end / h), error=np.abs(E - E[0]).max() / W.chain_scale(n), gap=gap, stopped=stopped)


def exu_chain_tree(n, t_end, h, solver):
    """Planar chain of revolute joints in tree coordinates (KinematicTree): an easier work, but explicit solvers apply."""
    import exudyn as exu
    import exudyn.utilities as eu
    mbs = exu.SystemContainer().AddSystem()
    node = mbs.AddNode(eu.NodeGenericODE2(numberOfODE2Coordinates=n, referenceCoordinates=[0.0] * n,
                                          initialCoordinates=[0.0] * n, initialCoordinates_t=[0.0] * n))
    mats, offs, coms, iner = exu.Matrix3DList(), exu.Vector3DList(), exu.Vector3DList(), exu.Matrix3DList()
    for i in range(n):
        mats.Append(np.eye(3))
        offs.Append([W.LINK if i else 0, 0, 0])
        coms.Append([W.LINK / 2, 0, 0])
        iner.Append(np.diag([W.I_AX, W.I_TR, W.I_TR]))
    mbs.AddObject(eu.ObjectKinematicTree(nodeNumber=node, jointTypes=[exu.JointType.RevoluteZ] * n,
                                         linkParents=list(np.arange(n) - 1), jointTransformations=mats, jointOffsets=offs,
                                         linkInertiasCOM=iner, linkCOMs=coms, linkMasses=[W.MASS] * n, gravity=[0, -G, 0]))
    sq, sv = (mbs.AddSensor(eu.SensorNode(nodeNumber=node, storeInternal=True, outputVariableType=v))
              for v in (exu.OutputVariableType.Coordinates, exu.OutputVariableType.Coordinates_t))
    mbs.Assemble()
    dt, stopped = exu_solve(mbs, exu, t_end, h, solver, 1.0, 0.05)
    data, rates = mbs.GetSensorStoredData(sq), mbs.GetSensorStoredData(sv)
    good = np.isfinite(data).all(1) & np.isfinite(rates).all(1)
    if not good.all():
        stopped = f"diverged by t = {data[good.argmin(), 0]:.2f} s"
        data, rates = data[:good.argmin()], rates[:good.argmin()]
    a, w = np.cumsum(data[:, 1:], 1), np.cumsum(rates[:, 1:], 1)          # absolute angles and rates
    y = W.LINK * np.cumsum(np.sin(a), 1)
    vx, vy = W.LINK * np.cumsum(-np.sin(a) * w, 1), W.LINK * np.cumsum(np.cos(a) * w, 1)
    mid = lambda z: 0.5 * (z + np.c_[np.zeros(len(z)), z[:, :-1]])
    E = (0.5 * W.MASS * (mid(vx)**2 + mid(vy)**2) + 0.5 * W.I_TR * w**2 + W.MASS * G * mid(y)).sum(1)
    return dict(time=dt, steps=round(t_end / h), error=np.abs(E - E[0]).max() / W.chain_scale(n), stopped=stopped)


def exu_fourbar(t_end, h, ref, solver, rho=1.0):
    import exudyn as exu
    import exudyn.utilities as eu
    mbs = exu.SystemContainer().AddSystem()
    ground = mbs.AddObject(eu.ObjectGround())
    ends, bars = [], W.fb_bars()
    for base, ang, l, rate, vel in bars:
        d = np.array([np.cos(ang), np.sin(ang)]) * l / 2
        node = mbs.AddNode(eu.NodeRigidBody2D(referenceCoordinates=[*(base + d), ang],
                                              initialVelocities=[*(vel + rate * np.array([-d[1], d[0]])), rate]))
        body = mbs.AddObject(eu.ObjectRigidBody2D(nodeNumber=node, physicsMass=l, physicsInertia=l**3 / 12))
        mbs.AddLoad(eu.LoadMassProportional(markerNumber=mbs.AddMarker(eu.MarkerBodyMass(bodyNumber=body)), loadVector=[0, -G, 0]))
        ends.append([mbs.AddMarker(eu.MarkerBodyPosition(bodyNumber=body, localPosition=[s * l / 2, 0, 0])) for s in (-1, 1)])
    gm = [mbs.AddMarker(eu.MarkerBodyPosition(bodyNumber=ground, localPosition=[x, 0, 0])) for x in (0, W.FB["ground"])]
    for pair in ((gm[0], ends[0][0]), (ends[0][1], ends[1][0]), (ends[1][1], ends[2][1]), (gm[1], ends[2][0])):
        mbs.AddObject(eu.ObjectJointRevolute2D(markerNumbers=list(pair)))
    mbs.Assemble()
    dt, stopped = exu_solve(mbs, exu, t_end, h, solver, rho, 1.0)
    angle = mbs.GetNodeOutput(0, exu.OutputVariableType.Coordinates)[2] + bars[0][1]
    return dict(time=dt, steps=round(t_end / h), error=abs(angle - ref), stopped=stopped)


def exu_bricard(t_end, h, ref, solver, rho=1.0):
    """Euler parameters; the redundant constraint needs a dense LU that ignores the singular Jacobian."""
    import exudyn as exu
    import exudyn.utilities as eu
    mbs = exu.SystemContainer().AddSystem()
    bodies = [mbs.CreateGround()]
    for i in range(5):
        bodies.append(mbs.CreateRigidBody(inertia=eu.RigidBodyInertia(1.0, np.diag(W.BAR), com=[0, 0, 0]),
                                          referencePosition=(W.POINTS[i] + W.POINTS[i + 1]) / 2,
                                          referenceRotationMatrix=W.bar_frame(i), gravity=[0, -G, 0]))
    for i in range(5):
        mbs.CreateRevoluteJoint(bodyNumbers=[bodies[i], bodies[i + 1]], position=W.POINTS[i], axis=W.AXES[i], show=False)
    mbs.CreateGenericJoint(bodyNumbers=[bodies[5], bodies[0]], position=W.POINTS[5], constrainedAxes=[1, 1, 1, 0, 1, 1], show=False)
    mbs.Assemble()
    dt, stopped = exu_solve(mbs, exu, t_end, h, solver, rho, 1.0, singular=True)
    p3 = mbs.GetObjectOutputBody(bodies[3], exu.OutputVariableType.Position, [0.5, 0, 0])
    return dict(time=dt, steps=round(t_end / h), error=np.linalg.norm(p3 - ref), stopped=stopped)


def exu_andrews(h, solver, rho=1.0):
    import exudyn as exu
    import exudyn.utilities as eu
    ang, com, joints, (C, D) = W.a7_geometry()
    c, s = np.cos, np.sin
    mbs = exu.SystemContainer().AddSystem()
    ground = mbs.AddObject(eu.ObjectGround())
    nodes, bodies = [], []
    for i in range(7):
        nodes.append(mbs.AddNode(eu.NodeRigidBody2D(referenceCoordinates=[*com[i], ang[i]])))
        bodies.append(mbs.AddObject(eu.ObjectRigidBody2D(nodeNumber=nodes[i], physicsMass=W.A7["m"][i], physicsInertia=W.A7["I"][i])))

    def at(i, p):                                                          # marker of body i (0: ground) at the world point p
        if i == 0:
            return mbs.AddMarker(eu.MarkerBodyPosition(bodyNumber=ground, localPosition=[*p, 0]))
        (x, y), a = np.subtract(p, com[i - 1]), ang[i - 1]
        return mbs.AddMarker(eu.MarkerBodyPosition(bodyNumber=bodies[i - 1], localPosition=[c(a) * x + s(a) * y, -s(a) * x + c(a) * y, 0]))
    for i, j, p in joints:
        mbs.AddObject(eu.ObjectJointRevolute2D(markerNumbers=[at(i, p), at(j, p)]))
    mbs.AddObject(eu.ObjectConnectorSpringDamper(markerNumbers=[at(0, C), at(3, D)], stiffness=W.A7["c0"], referenceLength=W.A7["l0"]))
    mbs.AddLoad(eu.LoadTorqueVector(markerNumber=mbs.AddMarker(eu.MarkerNodeRigid(nodeNumber=nodes[0])), loadVector=[0, 0, W.A7["mom"]]))
    mbs.Assemble()
    dt, stopped = exu_solve(mbs, exu, 0.03, h, solver, rho, 1.0)
    a = np.array([mbs.GetNodeOutput(nd, exu.OutputVariableType.Coordinates)[2] for nd in nodes]) + ang
    rel = np.array([a[0], a[1] - a[0], a[2], a[3] - a[4], a[4], a[5] - a[6], a[6]])
    return dict(time=dt, steps=round(0.03 / h), error=np.abs(rel - W.A7_END).max(), stopped=stopped)


def exu_top(h, solver, node, rho=1.0):
    import exudyn as exu
    import exudyn.utilities as eu
    mbs = exu.SystemContainer().AddSystem()
    b = mbs.CreateRigidBody(inertia=eu.RigidBodyInertia(1.0, np.diag(W.TOP_I), com=[0, 0, 0]), nodeType=getattr(exu.NodeType, node),
                            initialAngularVelocity=list(W.TOP_W))
    s1, s2 = (mbs.AddSensor(eu.SensorBody(bodyNumber=b, outputVariableType=v, storeInternal=True))
              for v in (exu.OutputVariableType.AngularVelocityLocal, exu.OutputVariableType.RotationMatrix))
    mbs.Assemble()
    dt, stopped = exu_solve(mbs, exu, W.T_LONG, h, solver, rho, 1.0)
    w, R = mbs.GetSensorStoredData(s1)[:, 1:], mbs.GetSensorStoredData(s2)[:, 1:].reshape(-1, 3, 3)
    return top_result(dt, h, w, np.einsum("tij,tj->ti", R, w * W.TOP_I), stopped)


def exu_pendulum(h, solver, rho=1.0):
    """Two planar bodies, two planar revolute joints, multipliers."""
    import exudyn as exu
    import exudyn.utilities as eu
    mbs = exu.SystemContainer().AddSystem()
    prev = mbs.AddMarker(eu.MarkerBodyPosition(bodyNumber=mbs.AddObject(eu.ObjectGround())))
    sens = []
    for i in range(2):
        n = mbs.AddNode(eu.NodeRigidBody2D(referenceCoordinates=[i + .5, 0, 0]))
        b = mbs.AddObject(eu.ObjectRigidBody2D(nodeNumber=n, physicsMass=1, physicsInertia=1 / 12))
        mbs.AddLoad(eu.LoadMassProportional(markerNumber=mbs.AddMarker(eu.MarkerBodyMass(bodyNumber=b)), loadVector=[0, -G, 0]))
        left, right = (mbs.AddMarker(eu.MarkerBodyPosition(bodyNumber=b, localPosition=[x, 0, 0])) for x in (-.5, .5))
        mbs.AddObject(eu.ObjectJointRevolute2D(markerNumbers=[prev, left]))
        prev = right
        sens.append([mbs.AddSensor(eu.SensorNode(nodeNumber=n, storeInternal=True, outputVariableType=v))
                     for v in (exu.OutputVariableType.Coordinates, exu.OutputVariableType.Coordinates_t)])
    mbs.Assemble()
    dt, stopped = exu_solve(mbs, exu, W.T_LONG, h, solver, rho, 1.0)
    E = 0
    for sq, sv in sens:
        q, v = mbs.GetSensorStoredData(sq)[:, 1:], mbs.GetSensorStoredData(sv)[:, 1:]
        E = E + .5 * (v[:, 0]**2 + v[:, 1]**2) + v[:, 2]**2 / 24 + G * q[:, 1]
    return dict(time=dt, steps=round(W.T_LONG / h), error=np.abs(E - E[0]).max() / W.PENDULUM_SCALE, stopped=stopped)


# ---------------------------------------------------------------- MuJoCo
def mujoco_model(xml):
    import mujoco
    mujoco.set_mju_user_warning(lambda text: None)                          # else a log file appears here
    m = mujoco.MjModel.from_xml_string(xml)
    return mujoco, m, mujoco.MjData(m)


def mj_chain(n, t_end, h, integrator):
    """Ball joints, tree coordinates. MuJoCo resets an unstable state and goes on; here that ends the run."""
    xml = (f'<mujoco><option timestep="{h}" gravity="0 {-G} 0" integrator="{integrator}"><flag energy="enable" contact="disable"/>'
           "</option><worldbody>")
    for i in range(n):
        xml += (f'<body pos="{W.LINK if i else 0} 0 0"><joint type="ball"/><inertial pos="{W.LINK/2} 0 0" mass="{W.MASS}" '
                f'diaginertia="{W.I_AX} {W.I_TR} {W.I_TR}"/>')
    mujoco, m, d = mujoco_model(xml + "</body>" * n + "</worldbody></mujoco>")
    mujoco.mj_forward(m, d)
    E0, worst, dt, stopped, steps = sum(d.energy), 0, 0, None, 0
    for k in range(round(t_end / 0.05)):
        t0 = clock()
        mujoco.mj_step(m, d, round(0.05 / h))
        dt += clock() - t0
        steps += round(0.05 / h)
        if any(w.number for w in d.warning):
            stopped = f"unstable, reset by t = {(k + 1) * 0.05:.2f} s"
            break
        mujoco.mj_energyPos(m, d)
        mujoco.mj_energyVel(m, d)
        worst = max(worst, abs(sum(d.energy) - E0))
    return dict(time=dt, steps=steps, error=worst / W.chain_scale(n), stopped=stopped)


def mj_top(h, integrator):
    mujoco, m, d = mujoco_model(
        f'<mujoco><option timestep="{h}" gravity="0 0 0" integrator="{integrator}"/><worldbody><body>'
        '<freejoint/><inertial pos="0 0 0" mass="1" diaginertia="1 2 3"/></body></worldbody></mujoco>')
    d.qvel[3:] = W.TOP_W
    w, L, dt = [], [], 0
    for k in range(round(W.T_LONG) + 1):
        q, v = d.qpos[3:].copy(), d.qvel[3:].copy()
        l = v * W.TOP_I
        w.append(v)
        L.append(l + 2 * np.cross(q[1:], np.cross(q[1:], l) + q[0] * l))
        t0 = clock()
        mujoco.mj_step(m, d, round(1 / h))
        dt += clock() - t0
    return top_result(dt, h, np.array(w), np.array(L), None)


def mj_pendulum(h, integrator):
    bar = '<joint axis="0 0 1"/><inertial pos="0.5 0 0" mass="1" diaginertia="1e-3 0.08333333333333333 0.08333333333333333"/>'
    mujoco, m, d = mujoco_model(
        f'<mujoco><compiler balanceinertia="false"/><option timestep="{h}" gravity="0 {-G} 0" integrator="{integrator}">'
        f'<flag contact="disable"/></option><worldbody><body>{bar}<body pos="1 0 0">{bar}</body></body></worldbody></mujoco>')
    E, dt = [], 0
    for k in range(round(W.T_LONG) + 1):
        E.append(W.pendulum_energy(*np.cumsum(d.qpos), *np.cumsum(d.qvel)))
        t0 = clock()
        mujoco.mj_step(m, d, round(1 / h))
        dt += clock() - t0
    return dict(time=dt, steps=round(W.T_LONG / h), error=np.abs(np.array(E) - E[0]).max() / W.PENDULUM_SCALE, stopped=None)


def top_result(dt, h, w, L, stopped):
    E = .5 * w**2 @ W.TOP_I
    return dict(time=dt, steps=round(W.T_LONG / h), error=np.abs(E - E[0]).max() / E[0],
                momentum=np.abs(L - L[0]).max() / np.linalg.norm(L[0]), stopped=stopped)
