//! `alembert bench --instructions`: how many instructions a step takes.
//!
//! Each work runs twice in a process of its own under callgrind, for two numbers of steps; the difference is what the steps in between take, without
//! start-up. Counts do not know how busy the machine is: they are the same in every run, to a part in ten thousand.

use crate::bench::{chain, gallery};
use crate::output;
use alembert::model::{Model, Scheme, Study};
use alembert::trajectory::Status;
use serde_json::{Value, json};
use std::process::{Command, ExitCode, Stdio};

/// A work whose steps are counted.
struct Work {
    name: &'static str,
    /// What a step is divided by, and how many of it there are.
    per: (&'static str, u32),
    /// Numbers of steps of the two runs.
    steps: [u64; 2],
    /// Instructions that a step should not exceed, per part.
    goal: Option<f64>,
    what: What,
}

/// Where a work comes from.
enum What {
    /// A chain of spherical links, as `bench` has it.
    Chain,
    /// A free rod with a force and a moment at one end; in space or in the plane.
    Rod { planar: bool },
    /// A case of the gallery and its study.
    Case(&'static str, &'static str),
}

/// Elements of the rods.
const ELEMENTS: u32 = 16;

const WORKS: [Work; 7] = [
    Work {
        name: "chain100",
        per: ("link", 100),
        steps: [20, 120],
        goal: Some(2500.0),
        what: What::Chain,
    },
    Work {
        name: "chain1000",
        per: ("link", 1000),
        steps: [10, 30],
        goal: Some(2500.0),
        what: What::Chain,
    },
    Work {
        name: "rod-space",
        per: ("element", ELEMENTS),
        steps: [50, 250],
        goal: Some(8000.0),
        what: What::Rod { planar: false },
    },
    Work {
        name: "rod-plane",
        per: ("element", ELEMENTS),
        steps: [50, 250],
        goal: Some(3000.0),
        what: What::Rod { planar: true },
    },
    Work {
        name: "bricard",
        per: ("", 1),
        steps: [100, 1100],
        goal: Some(20_000.0),
        what: What::Case("bricard", "midpoint"),
    },
    Work {
        name: "four-bar",
        per: ("", 1),
        steps: [100, 1100],
        goal: Some(6000.0),
        what: What::Case("four-bar-grashof", "midpoint"),
    },
    Work {
        name: "andrews",
        per: ("", 1),
        steps: [100, 600],
        goal: None,
        what: What::Case("andrews-squeezer", "midpoint"),
    },
];

/// What was counted.
struct Counted {
    work: &'static Work,
    instructions: f64,
    iterations: f64,
}

/// Runs the command: 0 when everything was counted, goals met or not; 2 where it cannot be.
pub(crate) fn bench(json: bool) -> ExitCode {
    match count_all() {
        Ok(list) => {
            report(&list, json);
            ExitCode::SUCCESS
        }
        Err(message) => {
            output::tell(&message);
            ExitCode::from(2)
        }
    }
}

/// The child: runs a work for so many steps and prints the number of iterations.
pub(crate) fn run(name: &str, steps: u64) -> ExitCode {
    match simulate(name, steps) {
        Ok(iterations) => {
            output::print(&format!("{iterations}\n"));
            ExitCode::SUCCESS
        }
        Err(message) => {
            output::tell(&message);
            ExitCode::from(2)
        }
    }
}

fn simulate(name: &str, steps: u64) -> Result<u64, String> {
    let work = WORKS.iter().find(|w| w.name == name);
    let work = work.ok_or_else(|| format!("there is no work `{name}`"))?;
    let (model, study) = work.load()?;
    let study = Study {
        duration: study.step * steps as f64,
        record_every: Some(u64::MAX),
        ..study
    };
    let run = alembert::simulate(&model, &study, &mut |_| true).map_err(|e| e.to_string())?;
    match run.status {
        Status::Completed => Ok(run.counts.iterations),
        other => Err(format!("{name} did not complete: {other:?}")),
    }
}

impl Work {
    fn load(&self) -> Result<(Model, Study), String> {
        match self.what {
            What::Chain => {
                let text = chain(self.per.1 as usize);
                let study = Study {
                    scheme: Scheme::Midpoint,
                    step: 1e-3,
                    tolerance: Some(crate::bench::CHAIN_TOLERANCE),
                    ..Study::default()
                };
                Ok((parse(&text)?, study))
            }
            What::Rod { planar } => {
                let study = Study {
                    scheme: Scheme::Midpoint,
                    step: 5e-3,
                    ..Study::default()
                };
                Ok((parse(&rod(planar))?, study))
            }
            What::Case(case, study) => {
                let gallery =
                    gallery().ok_or("no folder `gallery` here or further up: run it in a clone")?;
                let file = gallery.join(case).join("model.toml");
                let model = Model::from_path(&file).map_err(|e| e.to_string())?;
                let found = model.studies.iter().find(|s| s.name == study).cloned();
                let found = found.ok_or_else(|| format!("{case} has no study `{study}`"))?;
                Ok((model, found))
            }
        }
    }

    /// Instructions and iterations of a run.
    fn count(&self, steps: u64) -> Result<[u64; 2], String> {
        let own = std::env::current_exe().map_err(|e| format!("this program is not found: {e}"))?;
        let out = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(own)
            .args(["bench", "--instructions", "--work", self.name])
            .args(["--steps", &steps.to_string()])
            .stdin(Stdio::null())
            .output()
            .map_err(|e| format!("valgrind cannot be started: {e}\n  install it (apt install valgrind, dnf install valgrind), or leave `--instructions` out: times need nothing else"))?;
        let said = String::from_utf8_lossy(&out.stderr);
        let collected = said.lines().find_map(collected);
        let iterations = String::from_utf8_lossy(&out.stdout).trim().parse().ok();
        match (out.status.success(), collected, iterations) {
            (true, Some(instructions), Some(iterations)) => Ok([instructions, iterations]),
            _ => Err(format!(
                "{} could not be counted ({}):\n{said}",
                self.name, out.status
            )),
        }
    }
}

/// The count in a line of callgrind: `==PID== Collected : 12345`.
fn collected(line: &str) -> Option<u64> {
    let (_, number) = line.split_once("Collected : ")?;
    number.split_whitespace().next()?.parse().ok()
}

fn parse(text: &str) -> Result<Model, String> {
    Model::from_toml_str(text, "work").map_err(|e| e.to_string())
}

/// The free beam of Simo and Vu-Quoc, thrown by a force and a moment.
fn rod(planar: bool) -> String {
    let (space, zero) = if planar {
        ("planar", "")
    } else {
        ("3d", ", 0")
    };
    let section = match planar {
        true => {
            "stiffness = { extension = 1e4, shear = [1e4], bending = [500] }\ninertia_per_length = 10\n"
        }
        false => {
            "normal = [0, 0, 1]\ninertia_per_length = [10, 10, 10]\n\
             stiffness = { extension = 1e4, shear = [1e4, 1e4], bending = [500, 500], torsion = 500 }\n"
        }
    };
    let moment = if planar { "-80" } else { "[0, -40, -80]" };
    format!(
        "space = \"{space}\"\n[[rod]]\nname = \"beam\"\nelements = {ELEMENTS}\nstart = [6, 0{zero}]\nend = [0, 8{zero}]\n\
         mass_per_length = 1\n{section}\
         [[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"beam.start\"\nvalue = [8, 0{zero}]\n\
         [[force]]\nname = \"turn\"\nkind = \"torque\"\nbody = \"beam.start\"\nvalue = {moment}\n"
    )
}

fn count_all() -> Result<Vec<Counted>, String> {
    let mut list = vec![];
    for work in &WORKS {
        let [few, many] = [work.count(work.steps[0])?, work.count(work.steps[1])?];
        let steps = (work.steps[1] - work.steps[0]) as f64;
        let between = |k: usize| many[k].saturating_sub(few[k]) as f64 / steps;
        list.push(Counted {
            work,
            instructions: between(0) / f64::from(work.per.1),
            iterations: between(1),
        });
    }
    Ok(list)
}

impl Counted {
    fn unit(&self) -> String {
        match self.work.per.0 {
            "" => "step".to_owned(),
            part => format!("step and {part}"),
        }
    }

    fn met(&self) -> Option<bool> {
        self.work.goal.map(|goal| self.instructions <= goal)
    }

    fn json(&self) -> Value {
        json!({
            "name": self.work.name, "per": self.unit(), "instructions": output::number(self.instructions),
            "iterations_per_step": output::number(self.iterations), "goal": self.work.goal, "met": self.met(),
        })
    }

    fn row(&self) -> Vec<String> {
        let goal = self.work.goal.map(|g| format!("{g:.0}"));
        let verdict = match self.met() {
            Some(true) => "met",
            Some(false) => "not met",
            None => "",
        };
        vec![
            self.work.name.to_owned(),
            self.unit(),
            format!("{:.0}", self.instructions),
            goal.unwrap_or_default(),
            verdict.to_owned(),
            format!("{:.2}", self.iterations),
        ]
    }
}

fn report(list: &[Counted], json: bool) {
    if json {
        let works: Vec<Value> = list.iter().map(Counted::json).collect();
        output::print_json(&json!({ "instructions": works }));
        return;
    }
    let head = ["", "per", "instructions", "goal", "", "iterations/step"];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(list.iter().map(Counted::row));
    output::print("instructions by callgrind, start-up left out\n");
    output::print(&output::table(&rows, &[2, 3, 5]));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_every_work_runs_and_more_steps_iterate_more() {
        for work in &WORKS {
            let count = |steps| simulate(work.name, steps).unwrap_or_else(|e| panic!("{e}"));
            let (few, more) = (count(2), count(6));
            assert!(few >= 2 && more >= few + 4, "{} {few} {more}", work.name);
            assert!(work.steps[0] < work.steps[1]);
        }
        assert!(simulate("no such work", 1).is_err());
    }

    #[test]
    fn id_the_count_in_a_line_of_callgrind() {
        assert_eq!(collected("==12== Collected : 168716401"), Some(168_716_401));
        assert_eq!(collected("==12== Events    : Ir"), None);
        let counted = Counted {
            work: &WORKS[0],
            instructions: 2600.0,
            iterations: 1.0,
        };
        assert_eq!(counted.met(), Some(false));
        assert_eq!(counted.row()[1], "step and link");
    }
}
