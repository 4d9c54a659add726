"""The flying beam in Exudyn, PyElastica and alembert, after the project's script W3 (with thanks).

Planar free flight after Simo and Vu-Quoc (1986): L = 10, EA = GA = 1e4, EI = 500, rho A = 1, rho I = 10, from (6, 0) to (0, 8); at the
lower end a force (8, 0) and a moment -80 until t = 2.5, then free; to t = 10. Error: largest distance of either end at t = 10 from the
reference, over L. Reference: Exudyn's planar element with 40, 80 and 160 elements and two steps, extrapolated; its spread is printed.
"""
import warnings

import peers                                        # noqa: F401  first: holds the libraries to one thread
import numpy as np
from time import process_time as clock

SECTION = dict(EA=1e4, GA=1e4, EI=500.0, GJ=500.0, rhoA=1.0, rhoI=10.0, rhoJ=10.0)
LENGTH, UNTIL, END = 10.0, 2.5, 10.0
START, TIP = np.array([6.0, 0.0]), np.array([0.0, 8.0])


def error(ends, ref):
    return max(np.hypot(*(ends - ref)[:2]), np.hypot(*(ends - ref)[2:])) / LENGTH


# ---------------------------------------------------------------- alembert
def model(elements, planar=True, **keys):
    """The beam as a model; in space it stays in the plane."""
    section = dict(mass_per_length=SECTION["rhoA"])
    if planar:
        section |= dict(stiffness=dict(extension=1e4, shear=[1e4], bending=[500.0]), inertia_per_length=10.0)
        point, moment = list, f"-80*(1 - step(t - {UNTIL}))"
    else:
        section |= dict(stiffness=dict(extension=1e4, shear=[1e4, 1e4], bending=[500.0, 500.0], torsion=500.0),
                        inertia_per_length=[10.0] * 3, normal=[0, 0, 1])
        point, moment = (lambda p: [*p, 0.0]), [0, 0, f"-80*(1 - step(t - {UNTIL}))"]
    force = [f"8*(1 - step(t - {UNTIL}))", 0.0]
    return dict(
        format=1, name="flying-beam", space="planar" if planar else "3d",
        rod=[dict(name="beam", elements=elements, start=point(START), end=point(TIP), **section, **keys)],
        force=[dict(name="push", kind="force", body="beam.start", value=force if planar else [*force, 0.0]),
               dict(name="turn", kind="torque", body="beam.start", value=moment)],
        marker=[dict(name="start", body="beam.start"), dict(name="end", body="beam.end")])


def ends(data):
    return np.array([data[f"marker.{m}.position.{a}"][-1] for m in ("start", "end") for a in "xy"])


# ---------------------------------------------------------------- Exudyn
def exu_run(kind, n, h):
    import exudyn as exu
    import exudyn.utilities as eu
    mbs = exu.SystemContainer().AddSystem()
    angle = np.arctan2(*(TIP - START)[::-1])
    nodes = []
    for s in np.linspace(0, 1, n + 1):
        p = START + s * (TIP - START)
        if kind == "GE2D":
            nodes.append(mbs.AddNode(eu.NodeRigidBody2D(referenceCoordinates=[*p, angle])))
        else:
            from exudyn.rigidBodyUtilities import RotationMatrix2RotationVector, RotationMatrixZ
            turn = RotationMatrix2RotationVector(RotationMatrixZ(angle))
            nodes.append(mbs.AddNode(eu.NodeRigidBodyRotVecLG(referenceCoordinates=[*p, 0, *turn])))
    S = exu.BeamSection()
    S.stiffnessMatrix = np.diag([SECTION[k] for k in ("EA", "GA", "GA", "GJ", "EI", "EI")])
    S.massPerLength, S.inertia = SECTION["rhoA"], np.diag([SECTION["rhoJ"], SECTION["rhoI"], SECTION["rhoI"]])
    for a, b in zip(nodes[:-1], nodes[1:]):
        if kind == "GE2D":
            mbs.AddObject(eu.ObjectBeamGeometricallyExact2D(
                nodeNumbers=[a, b], length=LENGTH / n, massPerLength=SECTION["rhoA"], crossSectionInertia=SECTION["rhoI"],
                bendingStiffness=SECTION["EI"], axialStiffness=SECTION["EA"], shearStiffness=SECTION["GA"]))
        else:
            mbs.AddObject(eu.ObjectBeamGeometricallyExact(nodeNumbers=[a, b], length=LENGTH / n, sectionData=S))
    marker = mbs.AddMarker(eu.MarkerNodeRigid(nodeNumber=nodes[0]))
    until = lambda mbs, t, v: v if t <= UNTIL * (1 + 1e-12) else [0., 0., 0.]
    mbs.AddLoad(eu.LoadForceVector(markerNumber=marker, loadVector=[8, 0, 0], loadVectorUserFunction=until))
    mbs.AddLoad(eu.LoadTorqueVector(markerNumber=marker, loadVector=[0, 0, -80], loadVectorUserFunction=until))
    s = exu.SimulationSettings()
    s.solutionSettings.writeSolutionToFile = False
    s.solutionSettings.sensorsWritePeriod = END
    s.linearSolverType = exu.LinearSolverType.EigenSparse
    s.timeIntegration.newton.relativeTolerance = 1e-8
    s.timeIntegration.newton.useModifiedNewton = True
    s.timeIntegration.numberOfSteps, s.timeIntegration.endTime = round(END / h), END
    s.timeIntegration.adaptiveStep = False
    s.timeIntegration.generalizedAlpha.spectralRadius = 1.0
    mbs.Assemble()
    t0 = clock()
    mbs.SolveDynamic(s, solverType=exu.DynamicSolverType.GeneralizedAlpha)
    time = clock() - t0
    x = np.concatenate([np.array(mbs.GetNodeOutput(nodes[k], exu.OutputVariableType.Position))[:2] for k in (0, -1)])
    return time, x


def exudyn(kind, n, h, ref):
    try:
        time, x = exu_run(kind, n, h)
    except Exception as e:                                   # noqa: BLE001
        return dict(time=None, steps=0, error=None, stopped=str(e).splitlines()[0][:60] or "failed")
    return dict(time=time, steps=round(END / h), error=error(x, ref), stopped=None)


def reference():
    """Extrapolated from 40, 80, 160 elements (error ~ 1/n^2) and two steps (error ~ h^2), and its spread."""
    f = lambda n, h: exu_run("GE2D", n, h)[1]
    a, b, c, d = f(40, 2e-3), f(80, 2e-3), f(80, 1e-3), f(160, 2e-3)
    space = lambda x, y: y + (y - x) / 3
    s1, s2 = space(a, b), space(b, d)
    return s2 + (c - b) * 4 / 3, np.abs(s2 - s1).max() / LENGTH


# ---------------------------------------------------------------- PyElastica
def pyelastica(n, dt, ref):
    import elastica as ea
    warnings.simplefilter("ignore")

    class EndLoad(ea.NoForces):
        def apply_forces(self, system, time=0.0):
            system.external_forces[0, 0] += 8.0 if time <= UNTIL else 0.0

        def apply_torques(self, system, time=0.0):
            system.external_torques[0, 0] += -80.0 if time <= UNTIL else 0.0

    class Sim(ea.BaseSystemCollection, ea.Constraints, ea.Forcing):
        pass

    def run(end):
        rod = ea.CosseratRod.straight_rod(
            n, np.array([*START, 0.0]), np.array([*(TIP - START) / LENGTH, 0.0]), np.array([0.0, 0, 1]), base_length=LENGTH,
            base_radius=np.sqrt(SECTION["rhoA"] / 1000.0 / np.pi), density=1000.0, youngs_modulus=1.0, shear_modulus=1.0)
        for M, d in ((rod.shear_matrix, ("GA", "GA", "EA")), (rod.bend_matrix, ("EI", "EI", "GJ"))):
            M[:] = np.diag([SECTION[k] for k in d])[:, :, None]
        inertia = np.diag([SECTION["rhoI"], SECTION["rhoI"], SECTION["rhoJ"]]) * LENGTH / n
        rod.mass_second_moment_of_inertia[:] = inertia[:, :, None]
        rod.inv_mass_second_moment_of_inertia[:] = np.linalg.inv(inertia)[:, :, None]
        sim = Sim()
        sim.append(rod)
        sim.add_forcing_to(rod).using(EndLoad)
        sim.finalize()
        stepper, t, step = ea.PositionVerlet(), np.float64(0), np.float64(dt)
        t0 = clock()
        for _ in range(round(end / dt)):
            t = stepper.step(sim, t, step)
        return clock() - t0, np.r_[rod.position_collection[:2, 0], rod.position_collection[:2, -1]]
    run(10 * dt)                                             # compiles
    time, x = run(END)
    return dict(time=time, steps=round(END / dt), error=error(x, ref), stopped=None)
