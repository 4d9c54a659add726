"""How well a problem is solved from anywhere: `alembert solve` from many random starts.

usage: python bench/starts.py [PROBLEM.toml ...] [--starts 20] [--seed 1] [--spread RAD] [--json FILE]      (standard library only)

Without files: chain-fixed and chain-free of bench/ocp, and the jumper of the gallery. Start 0 is the first motion of the file, the others are
disturbed at random, the same ones for the same seed. For each study: how many starts converge, how many end with a named obstacle, how many
different optima there are (objectives that differ by more than 1e-6 of their size), then every start with its objective, iterations and time.
`ALEMBERT=path` names another binary than target/release/alembert.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter as clock

ROOT = Path(__file__).resolve().parent.parent
BINARY = os.environ.get("ALEMBERT", str(ROOT / "target/release/alembert"))
DEFAULT = [ROOT / "bench/ocp/chain-fixed.toml", ROOT / "bench/ocp/chain-free.toml", ROOT / "gallery/monopedal-jumper/problem.toml"]
SAME = 1e-6


def solve(file, options):
    """The JSON of the command, and its wall time. Exit code 1 is an outcome: no start of a study converged."""
    change = {"guess.starts": options.starts, "guess.seed": options.seed}
    if options.spread is not None:
        change["guess.spread"] = options.spread
    changes = [part for path, value in change.items() for part in ("--set", f"{path}={value}")]
    with tempfile.TemporaryDirectory() as folder:
        begin = clock()
        out = subprocess.run([BINARY, "solve", str(file), "--no-report", "--json", "--out", folder, *changes],
                             capture_output=True, text=True)
        seconds = clock() - begin
    if out.returncode not in (0, 1):
        sys.exit(f"{file}: exit code {out.returncode}\n{out.stderr}")
    return json.loads(out.stdout), seconds


def optima(starts):
    """Objectives that differ, best first, and how many starts found each."""
    found = []
    for value in sorted(s["objective"] for s in starts if s["objective"] is not None):
        if found and value - found[-1][0] <= SAME * max(abs(value), 1.0):
            found[-1][1] += 1
        else:
            found.append([value, 1])
    return found


def summary(study):
    """What is kept of a study: a start without an obstacle is optimal."""
    good = [s for s in study["starts"] if not s["obstacle"]]
    bad = [s for s in study["starts"] if s["obstacle"]]
    return {
        "study": study["study"], "starts": len(study["starts"]), "converged": len(good), "named_obstacle": len(bad),
        "optima": optima(good), "seconds_sum": sum(s["seconds"] for s in study["starts"]), "each": study["starts"],
    }


def show(name, row, seconds):
    text = f"{row['converged']} of {row['starts']} converge, {row['named_obstacle']} end with a named obstacle"
    print(f"{name} / {row['study']}: {text}; starts {row['seconds_sum']:.2f} s together, command {seconds:.2f} s")
    best = ", ".join(f"{value:.9g} ({count})" for value, count in row["optima"][:6])
    if best:
        more = f" and {len(row['optima']) - 6} more" if len(row["optima"]) > 6 else ""
        print(f"  optima, with the number of starts that found them: {best}{more}")
    for s in row["each"]:
        objective = "-" if s["objective"] is None else f"{s['objective']:.9g}"
        end = s["obstacle"] or s["status"]
        print(f"  {s['start']:4d} {objective:>16} {s['iterations']:6d} it {s['seconds']:9.4f} s  {end}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", nargs="*", type=Path, metavar="PROBLEM.toml")
    parser.add_argument("--starts", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float)
    parser.add_argument("--json", type=Path, metavar="FILE")
    options = parser.parse_args()
    results = []
    for file in options.problems or DEFAULT:
        answer, seconds = solve(file, options)
        for study in answer["studies"]:
            if "starts" not in study:
                sys.exit(f"{file}: a front has no single optimum; leave out [pareto]")
            row = summary(study)
            show(answer["problem"], row, seconds)
            results.append({"problem": answer["problem"], **row, "command_s": seconds})
    if options.json:
        options.json.write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
