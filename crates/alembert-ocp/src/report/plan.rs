//! What the report shows of a plan: motion, controls with their bounds, multipliers, convergence, explanation.

use crate::design::Parameter;
use crate::played::{NO_SOLUTION, NOT_REPRODUCED, Played, reached, summary};
use crate::solve::Plan;
use crate::study::Solved;
use crate::tree::Node;
use alembert::model::Model;
use alembert::report::page::{Arrow, Figure, Note, Phase, Plot, Run, Series};
use alembert::report::scene::{self, Effort};
use alembert::text;
use alembert::trajectory::{ChannelId, Subject, Trajectory};
use alembert_nlp::Status;

/// Length of the longest contact force in the picture, relative to the extent of the motion.
const ARROW: f64 = 0.3;

/// The run of a plan.
pub fn run(study: &Played, figures: Vec<Figure>) -> Run {
    let (solved, trajectory) = (&study.solved, &study.trajectory);
    let plan = &solved.plan;
    // what the simulator did is not what the solver did: it is named, or left out where nothing was played back
    let effort = match plan.solution.is_optimal() {
        true => Effort::Replay,
        false => Effort::Hidden,
    };
    let mut run = scene::build_with(&study.loaded.model, trajectory, figures, effort);
    let title = study.loaded.file.title.clone();
    run.title = title.unwrap_or_else(|| study.problem());
    run.subtitle = format!(
        "{}: {}, {}, {}",
        trajectory.provenance.study,
        study.status(),
        reached(plan, &study.objectives),
        text::count(plan.program.steps(), "step")
    );
    if !plan.solution.is_optimal() && plan.solution.status != Status::Stopped {
        run.status.code = NO_SOLUTION.to_owned();
    }
    if study.is_off() {
        run.status.code = NOT_REPRODUCED.to_owned();
    }
    run.phases = phases(plan);
    run.arrows = arrows(plan, trajectory);
    let mut plots = controls(plan, trajectory);
    plots.extend(contact_forces(plan, trajectory));
    plots.append(&mut run.plots);
    plots.extend(costates(trajectory, &study.loaded.model));
    plots.extend(convergence(plan));
    run.plots = plots;
    run.notes = notes(solved, &study.objectives);
    run.provenance.extend(provenance(solved));
    run
}

/// Phases over time.
fn phases(plan: &Plan) -> Vec<Phase> {
    let p = &plan.program;
    if p.ocp.phases.len() < 2 {
        return vec![];
    }
    let mut start = 0.0;
    let each = p.ocp.phases.iter().enumerate().map(|(k, phase)| {
        let begin = start;
        start += p.duration(&plan.solution.x, k);
        Phase {
            name: phase.name.clone(),
            start: begin,
            end: start,
        }
    });
    each.collect()
}

/// One diagram for each actuator: controls are constant in each step.
fn controls(plan: &Plan, trajectory: &Trajectory) -> Vec<Plot> {
    let ocp = &plan.program.ocp;
    let mut plots: Vec<(String, Plot)> = vec![];
    for drive in &ocp.drives {
        for c in drive.first..drive.first + drive.action.components() {
            let name = &ocp.control_names[c];
            let frames = trajectory.time.len();
            let values: Vec<f64> = (0..frames.min(plan.program.steps()))
                .map(|n| plan.program.tau(&plan.solution.x, n)[c])
                .collect();
            let [low, high] = ocp.limits[c];
            let series = Series::new(name, values).with_step().with_bounds(low, high);
            match plots
                .iter_mut()
                .find(|(of, p)| *of == drive.name && p.unit == drive.unit)
            {
                Some((_, plot)) => plot.series.push(series),
                None => {
                    let title = format!("Control {}", drive.name);
                    plots.push((
                        drive.name.clone(),
                        Plot::new(title, drive.unit).with(series),
                    ));
                }
            }
        }
    }
    // many actuators with one component share a diagram
    let single = plots
        .iter()
        .all(|(_, p)| p.series.len() == 1 && p.unit == plots[0].1.unit);
    if single && plots.len() > 1 {
        let unit = plots[0].1.unit.clone();
        let mut all = Plot::new("Controls", unit);
        for (_, plot) in plots {
            all.series.extend(plot.series);
        }
        return vec![all];
    }
    plots.into_iter().map(|(_, plot)| plot).collect()
}

/// Forces of the ground, drawn while the contact is closed: where it opens the force ends, it does not fall within a step.
fn contact_forces(plan: &Plan, trajectory: &Trajectory) -> Vec<Plot> {
    let p = &plan.program;
    // a node belongs to the steps on both of its sides
    let closed = |touch: usize, n: usize| {
        let steps = [n.checked_sub(1), Some(n)].into_iter().flatten();
        let mut phases = steps.filter_map(|step| p.phase_of.get(step));
        phases.any(|phase| p.ocp.phases[*phase].contacts.contains(&touch))
    };
    let touches = p.ocp.touches.iter().enumerate();
    touches
        .map(|(k, t)| {
            let mut plot = Plot::new(format!("Force of the ground on {}", t.name), "N");
            for axis in ["x", "y", "z"] {
                let name = format!("contact.{}.force.{axis}", t.name);
                if let Some(values) = trajectory.channel(&name) {
                    let each = values.iter().enumerate();
                    let drawn = each.map(|(n, v)| if closed(k, n) { *v } else { f64::NAN });
                    plot = plot.with_series(axis, drawn.collect());
                }
            }
            plot
        })
        .filter(|p| !p.series.is_empty())
        .collect()
}

/// Contact forces in the picture.
fn arrows(plan: &Plan, trajectory: &Trajectory) -> Vec<Arrow> {
    let p = &plan.program;
    let tree = &p.ocp.setup.tree;
    let frames = trajectory.time.len();
    let force = |name: &str, n: usize| -> [f64; 3] {
        ["x", "y", "z"].map(|axis| {
            let channel = trajectory.channel(&format!("contact.{name}.force.{axis}"));
            channel.map_or(0.0, |c| c[n])
        })
    };
    let size = |v: [f64; 3]| (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]).sqrt();
    // impulses at touch-down would dwarf everything: the scale is that of a typical force
    let mut sizes: Vec<f64> = p
        .ocp
        .touches
        .iter()
        .flat_map(|t| (0..frames).map(move |n| (t, n)))
        .map(|(t, n)| size(force(&t.name, n)))
        .filter(|s| *s > 0.0)
        .collect();
    sizes.sort_by(f64::total_cmp);
    let Some(typical) = sizes.get(sizes.len() * 9 / 10).copied() else {
        return vec![];
    };
    let scale = ARROW * 3.0 * p.ocp.setup.length / typical;
    let mut node = Node::<f64>::new(tree);
    let each = p.ocp.touches.iter().map(|t| {
        let (mut position, mut vector) = (vec![], vec![]);
        for n in 0..frames {
            node.place(tree, p.theta(&plan.solution.x, n), &p.refs[n]);
            position.extend(node.point(&t.point));
            let f = force(&t.name, n);
            let shrink = (2.0 * typical / size(f).max(f64::MIN_POSITIVE)).min(1.0);
            vector.extend(f.map(|c| c * scale * shrink));
        }
        Arrow {
            name: t.name.clone(),
            position,
            vector,
            color: None,
        }
    });
    each.collect()
}

/// Multipliers of the equations of motion; those of rods are many, and offered as channels.
fn costates(trajectory: &Trajectory, model: &Model) -> Option<Plot> {
    let node = |name: &str| {
        let rods = model.rods.iter();
        let mut own = rods.filter_map(|rod| name.strip_prefix(rod.name.as_str()));
        own.any(|rest| rest.starts_with('.'))
    };
    let mut plot = Plot::new("Multipliers of the equations of motion", "");
    for c in &trajectory.channels {
        let ChannelId { subject, path } = c.id();
        if subject == Subject::Costate && !node(path) {
            plot = plot.with(Series::new(path, c.values.clone()).of_channel(&c.name));
        }
    }
    (!plot.series.is_empty()).then_some(plot)
}

/// The way of the solver.
fn convergence(plan: &Plan) -> Vec<Plot> {
    let history = &plan.solution.history;
    if history.len() < 2 {
        return vec![];
    }
    let x = || -> Vec<f64> { (0..history.len()).map(|k| k as f64).collect() };
    let list =
        |f: fn(&alembert_nlp::Iteration) -> f64| -> Vec<f64> { history.iter().map(f).collect() };
    vec![
        Plot::new("Convergence: errors", "")
            .with_log()
            .with_x("iteration", x())
            .with_series("violation", list(|l| l.violation))
            .with_series("dual error", list(|l| l.dual_error))
            .with_series("barrier", list(|l| l.barrier)),
        Plot::new("Convergence: objective", "")
            .with_x("iteration", x())
            .with_series("objective", list(|l| l.objective)),
    ]
}

/// The explanation in words; `objectives` are those of the front that the plan is a point of.
pub fn notes(solved: &Solved, objectives: &[String]) -> Vec<Note> {
    let plan = &solved.plan;
    let e = &plan.explanation;
    let texts = |list: &[alembert_nlp::explain::Named]| -> Vec<String> {
        list.iter().map(|n| text::readable(&n.text)).collect()
    };
    let groups = |list: &[alembert_nlp::groups::Group]| -> Vec<String> {
        let texts = list.iter().map(ToString::to_string);
        texts.map(|t| text::readable(&t)).collect()
    };
    let mut objective = vec![];
    for (term, value) in plan.program.ocp.terms.iter().zip(&plan.terms) {
        let unit = if term.unit == "1" { "" } else { &term.unit };
        let line = format!("{} = {} {unit}", term.name, text::precise(*value));
        let line = line.trim_end();
        // a front has no weights
        objective.push(match objectives.is_empty() {
            true => format!("{line}, weight {}", term.weight),
            false => line.to_owned(),
        });
    }
    let of_objective = match objectives.len() {
        0 | 1 => "Objective",
        _ => "Objectives",
    };
    let mut notes = vec![
        Note::new("Outcome", vec![text::readable(&summary(plan, objectives))]),
        Note::new(of_objective, objective),
        Note::new("Parameters", parameters(plan)),
        Note::new("Conditions that contradict each other", groups(&e.conflict)),
        Note::new("Violated", texts(&e.violated)),
        Note::new(
            format!("Active bounds and conditions ({})", e.active_count),
            groups(&e.active_groups),
        ),
        Note::new("Conditions that depend on others", e.dependent.clone()),
        Note::new(
            "What to try",
            e.suggestions.iter().map(|s| text::readable(s)).collect(),
        ),
    ];
    if solved.asked > 1 {
        let lines = solved.starts.iter().map(|s| {
            let mark = if s.start == solved.best {
                " (taken)"
            } else {
                ""
            };
            format!(
                "start {}{mark}: {}, objective {}, {} {}",
                s.start,
                s.status,
                text::precise(s.objective),
                text::count(s.iterations, "iteration"),
                text::readable(&s.obstacle)
            )
        });
        let title = match solved.starts.len() {
            n if n == solved.asked => "Starts".to_owned(),
            n => format!("Starts ({n} of {}, then the study was ended)", solved.asked),
        };
        notes.push(Note::new(title, lines.collect()));
    }
    notes.retain(|n| !n.lines.is_empty());
    notes
}

/// Parameters of the model with their bounds, and at which of them they are.
fn parameters(plan: &Plan) -> Vec<String> {
    let all = plan.program.ocp.design.parameters.iter();
    let line = |(p, value): (&Parameter, f64)| {
        let [low, high] = p.bounds;
        let near = |bound: f64| (value - bound).abs() <= 1e-6 * (high - low);
        let at = match (near(low), near(high)) {
            _ if low == high => ", given",
            (true, _) => ", at its lower bound",
            (_, true) => ", at its upper bound",
            _ => "",
        };
        let places: Vec<&str> = p.table.path.list().collect();
        let bounds = match low == high {
            true => String::new(),
            false => format!(", between {} and {}", text::plain(low), text::plain(high)),
        };
        let (value, places) = (text::precise(value), places.join(", "));
        format!("{} = {value} ({places}){bounds}{at}", p.name)
    };
    all.zip(plan.parameters()).map(line).collect()
}

/// Sizes and times.
fn provenance(solved: &Solved) -> Vec<(String, String)> {
    use alembert_nlp::Problem;
    let plan = &solved.plan;
    let pair = |a: &str, b: String| (a.to_owned(), b);
    let mut pairs = vec![
        pair("variables", plan.program.variables().to_string()),
        pair("constraints", plan.program.constraints().to_string()),
        pair("iterations", plan.iterations.to_string()),
    ];
    // points of a front are stored without their times
    if plan.solve_seconds > 0.0 {
        let text = format!(
            "{} s, and {} s to lay out the program",
            text::short(plan.solve_seconds),
            text::short(plan.setup_seconds)
        );
        pairs.push(pair("time of the solver", text));
    }
    pairs
}
