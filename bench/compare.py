#!/usr/bin/env python3
"""alembert, Exudyn, MuJoCo and PyElastica on the same works, alternating in one run; see README.md.

usage: compare.py [--repeats N] [--json FILE] [WORK ...]      works: chain10 fourbar bricard andrews chain100 top pendulum flying
Needs `pip install exudyn mujoco casadi scipy numpy pyelastica` and the release binary (environment variable ALEMBERT, or target/release/alembert).
"""
import argparse
import contextlib
import json
import os
import resource
import subprocess
import tempfile
from functools import partial
from importlib.metadata import version
from pathlib import Path

import peers as P                                   # first: holds the libraries to one thread
import rods as R
import works as W
import numpy as np

BINARY = Path(os.environ.get("ALEMBERT", Path(__file__).resolve().parents[1] / "target" / "release" / "alembert")).resolve()
H, T = 1e-3, 10.0
EP, RV = "RotationEulerParameters", "RotationRotationVector"
MIDPOINT, EXACT, RATTLE = "midpoint", "energy-momentum", "trapezoidal"


# ---------------------------------------------------------------- alembert
def alembert(model, scheme, step, duration, frame, error, **options):
    """One run of the command. The time is the smaller of two upper bounds of the CPU time of the stepping:
    its wall time as the command reports it, and the CPU time of the whole process."""
    model = dict(model, study=[W.study(scheme, step, duration, frame, **options)])
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "model.json"
        file.write_text(json.dumps(model))
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run([BINARY, "run", file, "--json", "--quiet", "--no-report", "--out", folder], capture_output=True, text=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if not done.stdout.strip():
            return dict(time=None, steps=0, error=None, stopped=(done.stderr.strip().splitlines() or ["no output"])[0])
        run = json.loads(done.stdout)["runs"][0]
        data = np.load(next(Path(folder).glob("*.npz")))
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return dict(time=min(run["wall_time_s"], cpu), steps=run["steps"], error=float(error(data)),
                    stopped=None if run["status"] == "completed" else run["message"],
                    gap=run["largest_position_violation"], iterations=run["iterations_per_step"], divided=run["divided_steps"])


def energy_error(scale):
    """Largest |E - E0| over the frames, by a scale; without one, by E0."""
    def of(data):
        E = data["energy.total"]
        return np.abs(E - E[0]).max() / (scale or abs(E[0]))
    return of


# ---------------------------------------------------------------- works: title, meaning of the error, runners by name
def chain10():
    ours = partial(alembert, W.chain(10), step=H, duration=T, frame=.05, error=energy_error(W.chain_scale(10)))
    return "10 links with spherical joints, 10 s, h = 1e-3", "energy / (n m g n l / 2)", {
        ("alembert", MIDPOINT): partial(ours, MIDPOINT),
        ("alembert", EXACT): partial(ours, EXACT),
        ("alembert", RATTLE): partial(ours, RATTLE),
        ("exudyn", "trapezoidal, rotation vector"): partial(P.exu_chain, 10, T, H, RV, "TrapezoidalIndex2"),
        ("exudyn", "trapezoidal, Euler parameters"): partial(P.exu_chain, 10, T, H, EP, "TrapezoidalIndex2"),
        ("exudyn", "gen.-alpha 0.9, rotation vector"): partial(P.exu_chain, 10, T, H, RV, "GeneralizedAlpha", 0.9),
        ("exudyn*", "tree, planar revolute, RK44"): partial(P.exu_chain_tree, 10, T, H, "RK44"),
        ("mujoco", "RK4"): partial(P.mj_chain, 10, T, H, "RK4"),
        ("mujoco", "implicitfast"): partial(P.mj_chain, 10, T, H, "implicitfast"),
    }


def fourbar():
    ref = W.fb_reference(T)
    ours = partial(alembert, W.fourbar(), step=H, duration=T, frame=.05,
                   error=lambda d: abs(d["joint.O.angle"][-1] + W.fb_bars()[0][1] - ref))
    return "planar four-bar, 10 s, h = 1e-3", "crank angle at 10 s [rad]", {
        ("alembert", MIDPOINT): partial(ours, MIDPOINT),
        ("alembert", EXACT): partial(ours, EXACT),
        ("alembert", RATTLE): partial(ours, RATTLE),
        ("exudyn", "trapezoidal"): partial(P.exu_fourbar, T, H, ref, "TrapezoidalIndex2"),
        ("exudyn", "gen.-alpha 0.9"): partial(P.exu_fourbar, T, H, ref, "GeneralizedAlpha", 0.9),
    }


def bricard():
    ref = W.bricard_reference(T)
    point = lambda d: np.array([d[f"marker.p3.position.{a}"][-1] for a in "xyz"])
    ours = partial(alembert, W.bricard(), step=H, duration=T, frame=.05, error=lambda d: np.linalg.norm(point(d) - ref))
    return "Bricard's six-bar, 10 s, h = 1e-3", "P3 at 10 s [m]", {
        ("alembert", MIDPOINT): partial(ours, MIDPOINT),
        ("alembert", EXACT): partial(ours, EXACT),
        ("alembert", RATTLE): partial(ours, RATTLE),
        ("exudyn", "gen.-alpha 0.9"): partial(P.exu_bricard, T, H, ref, "GeneralizedAlpha", 0.9),
        ("exudyn", "gen.-alpha 1.0"): partial(P.exu_bricard, T, H, ref, "GeneralizedAlpha", 1.0),
        ("exudyn", "trapezoidal"): partial(P.exu_bricard, T, H, ref, "TrapezoidalIndex2"),
    }


def andrews(h=1e-5):
    ours = partial(alembert, W.andrews(), step=h, duration=.03, frame=.001, error=W.andrews_error)
    return f"Andrews' squeezer, 0.03 s, h = {h:g}", "largest angle at 0.03 s [rad]", {
        ("alembert", MIDPOINT): partial(ours, MIDPOINT),
        ("alembert", EXACT): partial(ours, EXACT),
        ("alembert", RATTLE): partial(ours, RATTLE),
        ("alembert", "generalized-alpha 0.9"): partial(ours, "generalized-alpha", spectral_radius=0.9),
        ("alembert", f"energy-momentum, h = {h/2:g}"): partial(ours, EXACT, step=h / 2),
        ("alembert", f"gauss-4, h = {10*h:g}"): partial(ours, "gauss-4", step=10 * h),
        ("alembert", f"gauss-6, h = {20*h:g}"): partial(ours, "gauss-6", step=20 * h),
        ("exudyn", "trapezoidal"): partial(P.exu_andrews, h, "TrapezoidalIndex2"),
        ("exudyn", "gen.-alpha 0.9"): partial(P.exu_andrews, h, "GeneralizedAlpha", 0.9),
    }


def chain100():
    ours = partial(alembert, W.chain(100), step=H, duration=T, frame=.05, error=energy_error(W.chain_scale(100)))
    return "100 links with spherical joints, 10 s, h = 1e-3 (the end whips)", "energy / (n m g n l / 2)", {
        ("alembert", EXACT): partial(ours, EXACT),
        ("alembert", MIDPOINT): partial(ours, MIDPOINT),
        ("exudyn", "trapezoidal, rotation vector"): partial(P.exu_chain, 100, T, H, RV, "TrapezoidalIndex2"),
        ("exudyn", "gen.-alpha 0.6, rotation vector"): partial(P.exu_chain, 100, T, H, RV, "GeneralizedAlpha", 0.6),
        ("exudyn*", "tree, planar revolute, RK44"): partial(P.exu_chain_tree, 100, T, H, "RK44"),
        ("mujoco", "RK4"): partial(P.mj_chain, 100, T, H, "RK4"),
        ("mujoco", "implicitfast"): partial(P.mj_chain, 100, T, H, "implicitfast"),
    }


def top(h=1e-2):
    ours = partial(alembert, W.top(), step=h, duration=W.T_LONG, frame=1.0, error=energy_error(None))
    return f"free asymmetric top, 1000 s, h = {h:g}", "energy / E0", {
        ("alembert", MIDPOINT): partial(ours, MIDPOINT),
        ("alembert", EXACT): partial(ours, EXACT),
        ("alembert", RATTLE): partial(ours, RATTLE),
        ("exudyn", "trapezoidal, rotation vector"): partial(P.exu_top, h, "TrapezoidalIndex2", RV),
        ("exudyn", "RK44, rotation vector"): partial(P.exu_top, h, "RK44", RV),
        ("mujoco", "RK4"): partial(P.mj_top, h, "RK4"),
        ("mujoco", "implicitfast"): partial(P.mj_top, h, "implicitfast"),
    }


def pendulum(h=1e-3):
    ours = partial(alembert, W.pendulum(), step=h, duration=W.T_LONG, frame=1.0, error=energy_error(W.PENDULUM_SCALE))
    return f"planar double pendulum, 1000 s, h = {h:g}", "energy / 20 J", {
        ("alembert", MIDPOINT): partial(ours, MIDPOINT),
        ("alembert", EXACT): partial(ours, EXACT),
        ("alembert", RATTLE): partial(ours, RATTLE),
        ("exudyn", "trapezoidal"): partial(P.exu_pendulum, h, "TrapezoidalIndex2"),
        ("mujoco", "RK4"): partial(P.mj_pendulum, h, "RK4"),
        ("mujoco", "implicitfast"): partial(P.mj_pendulum, h, "implicitfast"),
    }


def flying():
    ref, spread = R.reference()
    ours = lambda scheme, n, h, **keys: partial(
        alembert, R.model(n, grid="staggered", curvature="tangent", lumping="end-corrected", **keys), scheme, step=h, duration=R.END, frame=R.END, error=lambda d: R.error(R.ends(d), ref),
        tolerance=1e-6)
    return "planar flying beam, 10 s", f"end at 10 s / L (reference good to {spread:.0e})", {
        ("alembert", "midpoint, 14, h = 0.05"): ours(MIDPOINT, 14, .05),
        ("alembert", "energy-momentum, 14, h = 0.05"): ours(EXACT, 14, .05),
        ("alembert", "energy-momentum, 16, h = 0.05"): ours(EXACT, 16, .05),
        ("alembert", "energy-momentum, 38, h = 0.025"): ours(EXACT, 38, .025),
        ("alembert", "energy-momentum, 40, h = 0.02"): ours(EXACT, 40, .02),
        ("alembert", "in space, energy-momentum, 16, h = 0.05"): ours(EXACT, 16, .05, planar=False),
        ("exudyn", "planar, 20, h = 0.01"): partial(R.exudyn, "GE2D", 20, 1e-2, ref),
        ("exudyn", "planar, 40, h = 0.0025"): partial(R.exudyn, "GE2D", 40, 2.5e-3, ref),
        ("exudyn", "in space, 10, h = 0.01"): partial(R.exudyn, "GE3D", 10, 1e-2, ref),
        ("exudyn", "in space, 20, h = 0.01"): partial(R.exudyn, "GE3D", 20, 1e-2, ref),
        ("pyelastica", "20, dt = 1e-3"): partial(R.pyelastica, 20, 1e-3, ref),
        ("pyelastica", "40, dt = 5e-4"): partial(R.pyelastica, 40, 5e-4, ref),
    }


WORKS = {"chain10": chain10, "fourbar": fourbar, "bricard": bricard, "andrews": andrews, "chain100": chain100,
         "top": top, "pendulum": pendulum, "flying": flying}
ONCE = {"chain100", "pendulum"}                     # long runs: one turn
WANTED = {"chain10": {"exudyn": 10}, "fourbar": {"exudyn": 5}, "bricard": {"exudyn": 5}, "andrews": {"exudyn": 5},
          "flying": {"pyelastica": 20, "exudyn in space": 10, "exudyn planar": 1}}


# ---------------------------------------------------------------- turns and tables
@contextlib.contextmanager
def silence():
    """The packages print from C++; what they say is in the results."""
    keep = os.dup(1)
    with open(os.devnull, "w") as null:
        os.dup2(null.fileno(), 1)
    try:
        yield
    finally:
        os.dup2(keep, 1)
        os.close(keep)


def measure(runners, repeats):
    """Every runner in turn, `repeats` times; the least time of each is kept, the rest does not change."""
    best = {}
    for _ in range(repeats):
        for key, run in runners.items():
            if best.get(key, {}).get("stopped"):
                continue
            # alembert's runs are short: three of them take less than one of a peer
            for _ in range(3 if key[0] == "alembert" and repeats > 1 else 1):
                with silence():
                    result = run()
                if key not in best or (result["time"] or 9e9) < (best[key]["time"] or 9e9):
                    best[key] = result
    return best


def per_step(r):
    return 1e6 * r["time"] / r["steps"] if r["time"] and r["steps"] else None


def show(title, meaning, results):
    print(f"\n{title}\nerror: {meaning}")
    print(f"  {'':10}{'method':34}{'us/step':>9}{'error':>11}{'times':>8}  note")
    ours = min((r["time"] for (who, _), r in results.items() if who == "alembert" and not r["stopped"]), default=None)
    for (who, method), r in results.items():
        us = None if r["stopped"] and who != "alembert" else per_step(r)
        times = f"{r['time'] / ours:.1f}" if us and ours else "-"
        note = (r["stopped"] or "")[:60] or ", ".join(f"{k} {r[k]:.3g}" for k in ("gap", "momentum", "iterations", "divided") if r.get(k) is not None)
        error = "-" if r["error"] is None else f"{r['error']:.2e}"
        print(f"  {who:10}{method:34}{f'{us:.2f}' if us else '-':>9}{error:>11}{times:>8}  {note}", flush=True)


def verdict(name, results):
    """What the project asks of itself, for this work; times are those of the whole run."""
    good = {k: r for k, r in results.items() if not r["stopped"] and r["time"]}
    if name in WANTED:
        # every method of a peer against the fastest of ours that is not less accurate; the worst of these counts
        lines = []
        for peer, wanted in WANTED[name].items():
            rows, least = [], float("inf")
            for (who, method), r in good.items():
                if who == "alembert" or not f"{who} {method}".startswith(peer):
                    continue
                rivals = [(m, x) for (w, m), x in good.items() if w == "alembert" and x["error"] <= r["error"]]
                if rivals:
                    mine, x = min(rivals, key=lambda mx: mx[1]["time"])
                    least = min(least, r["time"] / x["time"])
                    rows.append(f"    {r['time'] / x['time']:5.1f} times faster than {method} ({r['error']:.1e}) with {mine} ({x['error']:.1e})")
                else:
                    least = 0
                    rows.append(f"    nothing here is as accurate as {method} ({r['error']:.1e})")
            met = "met" if least >= wanted else "NOT met"
            lines.append(f"{name}: wanted {wanted} times faster than {peer} at an error that is not larger: {met}\n" + "\n".join(rows))
        return "\n".join(lines)
    if name == "chain100":
        # exact means below 1e-9, bounded means below the energy the chain can lose
        lines = []
        for method, limit in ((EXACT, 1e-9), (MIDPOINT, 1.0)):
            r = results["alembert", method]
            met = "met" if not r["stopped"] and r["error"] < limit else "NOT met"
            lines.append(f"    {method}: {'stopped' if r['stopped'] else 'completed'}, energy error {r['error']:.1e}, below {limit:g}: {met}")
        return "chain100: wanted all 10 s, energy exact (energy-momentum) or bounded (midpoint)\n" + "\n".join(lines)
    return None


def main():
    parser = argparse.ArgumentParser(description="alembert side by side with Exudyn and MuJoCo")
    parser.add_argument("work", nargs="*", metavar="WORK", help=" ".join(WORKS))
    parser.add_argument("--repeats", type=int, default=3, help="turns of every short work (default 3)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results too")
    options = parser.parse_args()
    if unknown := set(options.work) - set(WORKS):
        parser.error(f"unknown: {' '.join(unknown)}; there are {' '.join(WORKS)}")
    if not BINARY.exists():
        parser.error(f"{BINARY} is missing: run `cargo build --release`, or set ALEMBERT")
    own = subprocess.run([BINARY, "--version"], capture_output=True, text=True).stdout.split()[-1]
    print(f"alembert {own}, exudyn {version('exudyn')}, mujoco {version('mujoco')}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    lines, rows = [], []
    for name in options.work or WORKS:
        title, meaning, runners = WORKS[name]()
        results = measure(runners, 1 if name in ONCE else options.repeats)
        show(title, meaning, results)
        rows += [dict(work=name, who=who, method=method, us_per_step=per_step(r), **r) for (who, method), r in results.items()]
        if line := verdict(name, results):
            lines.append(line)
    print("\n* a different, easier work: planar revolute joints in tree coordinates\n\n" + "\n".join(lines))
    if options.json:
        options.json.write_text("\n".join(json.dumps(r, default=float) for r in rows) + "\n")


if __name__ == "__main__":
    main()
