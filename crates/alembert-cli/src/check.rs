//! `alembert check`: what a model is, before anything is run.

use crate::args::CheckOptions;
use crate::output::{self, short, table};
use crate::room::{self, Wanted};
use crate::{BadInput, CommandResult, Outcome, check_problem, files, notes};
use alembert::error::{ModelError, ModelErrors};
use alembert::estimate::{Estimate, duration};
use alembert::model::{CoordinateRef, Formulation, Model, Scheme, Space, StudyKind};
use alembert::system::compile::AssemblyReport;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

/// What the check of a file found.
pub struct Found {
    /// In words.
    pub text: String,
    /// As an object.
    pub object: Value,
    /// Angles that look like degrees.
    pub notes: Vec<ModelError>,
    /// Whether derivatives agree.
    pub outcome: Outcome,
}

/// Runs the command; every file is checked, whatever is wrong with those before it.
pub fn check(options: &CheckOptions) -> CommandResult {
    let (mut outcome, mut objects, mut wrong) = (Outcome::Good, vec![], vec![]);
    for file in &options.files {
        let found = match check_problem::is_problem(file) {
            true => check_problem::examine(options, file),
            false => examine(options, file),
        };
        match found {
            Ok(found) => {
                let notes = notes::tell(file, found.notes, options.json);
                let mut object = found.object;
                object["file"] = json!(file.display().to_string());
                object["notes"] = json!(notes);
                objects.push(object);
                if !options.json {
                    output::print(&found.text);
                }
                outcome = outcome.max(found.outcome);
            }
            Err(errors) => {
                let list: Vec<Value> = errors.0.iter().map(notes::object).collect();
                objects.push(json!({ "file": file.display().to_string(), "errors": list }));
                wrong.push(errors.to_string());
            }
        }
    }
    if options.json {
        output::print_json(&output::one_or_several(objects, options.files.len()));
    }
    match (wrong.is_empty(), options.json) {
        (true, _) => Ok(outcome),
        // told as JSON
        (false, true) => Err(BadInput(String::new())),
        (false, false) => Err(BadInput(wrong.join("\n\n"))),
    }
}

/// An error of the command line, in the form of the others.
pub fn refused(message: &str, help: &str) -> ModelErrors {
    ModelError::new("", message).with_help(help).into()
}

fn examine(options: &CheckOptions, file: &Path) -> Result<Found, ModelErrors> {
    if options.derivatives {
        return Err(refused(
            "--derivatives is for problem files",
            "derivatives of elements and steps are measured by `alembert verify`",
        ));
    }
    let model = files::model(file, &options.overrides)?;
    let at = |e: ModelErrors| files::placed(file, e);
    let assembly = alembert::assemble(&model).map_err(at)?;
    let mut text = headline(&model);
    text += &bodies(&model);
    text += &rods(&model);
    text += &joints(&model, &assembly);
    text += &couplings(&model);
    text += &forces(&model);
    text += &assembled(&assembly);
    text += &studies(&model).map_err(at)?;
    text += &servos(&model).map_err(at)?;
    text += &multirate(&model).map_err(at)?;
    if options.propose_fast {
        text += &proposal(&model).map_err(at)?;
    }
    // what `run` would refuse
    let all: Vec<_> = model.studies.iter().collect();
    let wanted = Wanted {
        report: true,
        csv: false,
    };
    room::check_memory(&model, &all, wanted)?;
    Ok(Found {
        text,
        object: object(&model, &assembly),
        notes: model.notes(),
        outcome: Outcome::Good,
    })
}

/// The same as JSON.
fn object(model: &Model, assembly: &AssemblyReport) -> Value {
    let bodies = model.bodies.iter().map(|b| {
        let p = b.mass_properties(model.space).ok();
        json!({ "name": b.name, "mass": p.as_ref().map(|p| p.mass), "inertia": p.map(|p| p.inertia) })
    });
    let rods = model.rods.iter().map(|r| {
        json!({
            "name": r.name, "elements": r.elements, "length": output::number(r.length()),
            "mass": r.mass(model.space).map(output::number),
        })
    });
    let joints = model.joints.iter().map(|j| {
        let closes = assembly.closing.contains(&j.name);
        json!({
            "name": j.name, "kind": j.kind.name(), "bodies": j.bodies,
            "role": if closes { "closes a loop" } else { "tree" },
        })
    });
    let forces = model.forces.iter();
    let forces = forces.map(|f| json!({ "name": f.name(), "kind": f.kind() }));
    let studies = model.studies.iter().map(|s| {
        if s.kind != StudyKind::Motion {
            return json!({ "name": s.name, "kind": s.kind.name() });
        }
        json!({
            "name": s.name, "kind": s.kind.name(), "scheme": scheme_name(s.scheme),
            "step": s.step, "duration": s.duration, "steps": s.step_count(),
            "frames": s.step_count() / s.recording_interval() + 1,
        })
    });
    json!({
        "model": files::model_name(model), "title": model.title,
        "space": if model.space == Space::Planar { "planar" } else { "3d" },
        "gravity": model.gravity_xyz(),
        "bodies": bodies.collect::<Vec<_>>(),
        "points": model.points.iter().map(|p| &p.name).collect::<Vec<_>>(),
        "rods": rods.collect::<Vec<_>>(), "joints": joints.collect::<Vec<_>>(),
        "forces": forces.collect::<Vec<_>>(), "studies": studies.collect::<Vec<_>>(),
        "tree_rates": assembly.tree_rates, "closing": assembly.closing,
        "closure_rows": assembly.closure_rows, "redundant": assembly.redundant,
        "dof": assembly.dof, "singular": assembly.singular, "misfit": output::number(assembly.misfit),
    })
}

/// What the servos ask for; studies of which the same is true share a line.
fn servos(model: &Model) -> Result<String, ModelErrors> {
    let mut lines: Vec<(String, Vec<&str>)> = vec![];
    for study in &model.studies {
        let Some(r) = alembert::examine_servos(model, study)? else {
            continue;
        };
        let left = match r.internal {
            0 => "nothing is left to itself".to_owned(),
            1 => "1 degree of freedom is left to itself".to_owned(),
            n => format!("{n} degrees of freedom are left to themselves"),
        };
        let mut line = format!(
            "index {}, {} realisation; {left}",
            r.index,
            r.realisation.name()
        );
        if let Some(warning) = r.warning(study) {
            line += &format!("; warning: {warning}");
        }
        match lines.iter_mut().find(|(text, _)| *text == line) {
            Some((_, studies)) => studies.push(&study.name),
            None => lines.push((line, vec![&study.name])),
        }
    }
    let line = |(text, studies): &(String, Vec<&str>)| {
        format!("\nservos in {}: {text}\n", studies.join(", "))
    };
    Ok(lines.iter().map(line).collect())
}

fn headline(model: &Model) -> String {
    let space = match model.space {
        Space::Spatial => "spatial",
        Space::Planar => "planar",
    };
    let title = model
        .title
        .as_ref()
        .map_or(String::new(), |t| format!(": {t}"));
    let g = model.gravity_xyz();
    let gravity = if g == [0.0; 3] {
        "no gravity".to_owned()
    } else {
        format!("gravity ({}, {}, {}) m/s^2", g[0], g[1], g[2])
    };
    format!(
        "{}{title}\n{space} model, {gravity}\n\n",
        files::model_name(model)
    )
}

fn header(names: &[&str]) -> Vec<Vec<String>> {
    vec![names.iter().map(|n| (*n).to_owned()).collect()]
}

fn bodies(model: &Model) -> String {
    let mut rows = header(&["body", "mass [kg]", "inertia about the centre of mass"]);
    for body in &model.bodies {
        let (mass, inertia) = match body.mass_properties(model.space) {
            Ok(p) => (short(p.mass), describe_inertia(&p.inertia, model.space)),
            Err(_) => ("-".to_owned(), String::new()),
        };
        rows.push(vec![body.name.clone(), mass, inertia]);
    }
    for point in &model.points {
        let driven = point.motion.is_some();
        let mass = if driven {
            "-".to_owned()
        } else {
            short(point.mass)
        };
        rows.push(vec![
            point.name.clone(),
            mass,
            if driven { "driven point" } else { "point" }.to_owned(),
        ]);
    }
    format!(
        "{} bodies, {} points\n{}\n",
        model.bodies.len(),
        model.points.len(),
        table(&rows, &[1])
    )
}

fn rods(model: &Model) -> String {
    if model.rods.is_empty() {
        return String::new();
    }
    let mut rows = header(&[
        "rod",
        "elements",
        "length [m]",
        "mass [kg]",
        "EA [N]",
        "GA [N]",
        "EI [N m^2]",
        "GJ [N m^2]",
    ]);
    let list = |values: &[f64]| {
        let values: Vec<String> = values.iter().map(|v| short(*v)).collect();
        values.join(", ")
    };
    for rod in &model.rods {
        let Some(p) = rod.properties(model.space) else {
            continue;
        };
        let k = &p.stiffness;
        rows.push(vec![
            rod.name.clone(),
            rod.elements.to_string(),
            short(rod.length()),
            rod.mass(model.space).map_or("-".to_owned(), short),
            short(k.extension),
            list(&k.shear),
            list(&k.bending),
            k.torsion.map_or("-".to_owned(), short),
        ]);
    }
    let right = [1, 2, 3, 4];
    format!("{} rods\n{}\n", model.rods.len(), table(&rows, &right))
}

fn describe_inertia(j: &[[f64; 3]; 3], space: Space) -> String {
    if space == Space::Planar {
        return format!("{} kg m^2", short(j[2][2]));
    }
    let products = j[0][1] != 0.0 || j[0][2] != 0.0 || j[1][2] != 0.0;
    let note = if products {
        ", with products of inertia"
    } else {
        ""
    };
    format!(
        "({}, {}, {}) kg m^2{note}",
        short(j[0][0]),
        short(j[1][1]),
        short(j[2][2])
    )
}

fn joints(model: &Model, assembly: &AssemblyReport) -> String {
    let mut rows = header(&["joint", "kind", "first", "second", "role"]);
    for joint in &model.joints {
        let closes = assembly.closing.contains(&joint.name);
        let role = if closes { "closes a loop" } else { "tree" };
        let [first, second] = &joint.bodies;
        rows.push(vec![
            joint.name.clone(),
            joint.kind.name().to_owned(),
            first.clone(),
            second.clone(),
            role.to_owned(),
        ]);
    }
    if rows.len() == 1 {
        "no joints\n\n".to_owned()
    } else {
        format!("{} joints\n{}\n", model.joints.len(), table(&rows, &[]))
    }
}

fn couplings(model: &Model) -> String {
    if model.couplings.is_empty() {
        return String::new();
    }
    let named = |joint: &Option<String>, coordinate: &Option<CoordinateRef>| {
        let joint = joint.clone().unwrap_or_default();
        match coordinate {
            Some(CoordinateRef::Index(k)) => format!("{joint} {k}"),
            Some(CoordinateRef::Name(name)) => name.clone(),
            None => joint,
        }
    };
    let mut rows = header(&["coupling", "coordinate", "follows"]);
    for c in &model.couplings {
        let follows = c.follows.iter().map(|f| {
            let name = named(&f.joint, &f.coordinate);
            match f.factor {
                Some(factor) => format!("{factor:.4} {name}"),
                None => format!("a function of {name}"),
            }
        });
        let follows: Vec<String> = follows.collect();
        let own = named(&c.joint, &c.coordinate);
        rows.push(vec![c.name.clone(), own, follows.join(", ")]);
    }
    format!(
        "{} couplings\n{}\n",
        model.couplings.len(),
        table(&rows, &[])
    )
}

fn forces(model: &Model) -> String {
    if model.forces.is_empty() {
        return String::new();
    }
    let mut rows = header(&["force", "kind"]);
    for force in &model.forces {
        rows.push(vec![force.name().to_owned(), force.kind().to_owned()]);
    }
    format!("{} forces\n{}\n", model.forces.len(), table(&rows, &[]))
}

fn assembled(a: &AssemblyReport) -> String {
    let mut text = format!("the spanning tree has {} rates", a.tree_rates);
    if a.closing.is_empty() {
        text += "; there are no loops\n";
    } else {
        text += &format!(
            ", loops are closed by {} ({} conditions)",
            a.closing.join(", "),
            a.closure_rows
        );
        text += &match a.redundant {
            0 => ", none redundant\n".to_owned(),
            n => format!(", {n} of them redundant (they follow from others and are handled)\n"),
        };
    }
    text += &match a.dof {
        Some(0) if a.redundant > 0 => {
            "degrees of freedom: 0 (if it should move: a coarser `closure_tolerance` for lengths that were rounded)\n".to_owned()
        }
        Some(dof) => format!("degrees of freedom: {dof}\n"),
        None => "degrees of freedom: not determined (a motion without inertia)\n".to_owned(),
    };
    if a.disturbed {
        text += "the drawn position could not be closed as it is (a singular one?); it was left by a disturbance\n";
    }
    text += &singular(a);
    if a.misfit > 1e-10 {
        text += &format!(
            "loops fit to {} m or rad (closure_tolerance)\n",
            short(a.misfit)
        );
    }
    text += &if a.closing.is_empty() || a.iterations == 0 {
        format!(
            "assembly: the drawn configuration is consistent (largest gap {})\n\n",
            short(a.drawn_violation)
        )
    } else {
        format!(
            "assembly: the largest gap of the drawn configuration, {} m or rad, was closed in {}\n\n",
            short(a.drawn_violation),
            output::count(a.iterations, "iteration")
        )
    };
    text
}

/// Longest time in which steps are made to tell how long a study takes.
const PATIENCE: Duration = Duration::from_millis(50);

/// What is to be said of a start in a singular position.
fn singular(a: &AssemblyReport) -> String {
    let mut text = String::new();
    if let Some(most) = a.singular {
        text += "the start is a singular position: several motions meet there";
        text += &match a.dof {
            Some(dof) if most > dof => format!(", with {dof} to {most} degrees of freedom\n"),
            _ => "\n".to_owned(),
        };
        text += "these are the motions found next to the start; others may meet there too: draw the model a little way along the motion that you mean, \
                 and its own degrees of freedom are counted\n";
    }
    if a.alone {
        text += "no position next to the start was found that closes the loops, so these are the degrees of freedom of the start alone, which may be a \
                 singular position: draw the model a little way along the motion that you mean\n";
    }
    text
}

fn studies(model: &Model) -> Result<String, ModelErrors> {
    if model.studies.is_empty() {
        return Ok("no study: `alembert run` will refuse this file; add [[study]] with step and duration\n".to_owned());
    }
    let mut rows = header(&[
        "study",
        "scheme",
        "formulation",
        "step [s]",
        "duration [s]",
        "steps",
        "frames",
        "memory",
        "file",
        "time",
    ]);
    for s in &model.studies {
        let formulation = match s.formulation {
            Formulation::Auto => "auto",
            Formulation::NullSpace => "null-space",
            Formulation::Multipliers => "multipliers",
        };
        let need = Estimate::new(model, s)?;
        let time = duration(model, s, PATIENCE).map_or(String::new(), seconds);
        let needs = [
            need.frames.to_string(),
            room::size(need.memory()),
            room::size(need.file()),
            time,
        ];
        if s.kind != StudyKind::Motion {
            let mut row = vec![s.name.clone(), s.kind.name().to_owned()];
            row.resize(6, String::new());
            row.extend(needs);
            rows.push(row);
            continue;
        }
        let mut row = vec![
            s.name.clone(),
            scheme_name(s.scheme).to_owned(),
            formulation.to_owned(),
            output::step(s.step),
            output::step(s.duration),
            s.step_count().to_string(),
        ];
        row.extend(needs);
        rows.push(row);
    }
    Ok(format!(
        "{} studies\n{}memory and file are upper bounds, the time is that of the first steps\n",
        model.studies.len(),
        table(&rows, &[3, 4, 5, 6, 7, 8, 9])
    ))
}

/// A time for people, in one or two digits.
fn seconds(time: f64) -> String {
    let (value, unit) = match time {
        t if t < 0.01 => return "< 0.01 s".to_owned(),
        t if t < 120.0 => (t, "s"),
        t if t < 7200.0 => (t / 60.0, "min"),
        t if t < 172_800.0 => (t / 3600.0, "h"),
        t => (t / 86_400.0, "days"),
    };
    let decimals = match value {
        v if v < 0.1 => 2,
        v if v < 10.0 => 1,
        _ => 0,
    };
    format!("{value:.decimals$} {unit}")
}

/// What the multirate scheme makes of its studies.
fn multirate(model: &Model) -> Result<String, ModelErrors> {
    let mut text = String::new();
    for study in model
        .studies
        .iter()
        .filter(|s| s.scheme == Scheme::Multirate)
    {
        let s = alembert::examine_multirate(model, study)?;
        let way = if s.explicit {
            "explicit, no iteration".to_owned()
        } else {
            format!(
                "{} slow coordinates in the iteration, {} of them coupled to fast ones",
                s.active, s.interface
            )
        };
        text += &format!(
            "study \"{}\": {} slow and {} fast coordinates, {} slow and {} fast elements, {} constraints at macro and {} at micro nodes; {way}\n",
            study.name,
            s.slow,
            s.fast,
            s.slow_elements,
            s.fast_elements,
            s.slow_constraints,
            s.fast_constraints,
        );
    }
    Ok(text)
}

/// Local frequencies and what to mark.
fn proposal(model: &Model) -> Result<String, ModelErrors> {
    let p = alembert::multirate::propose::propose(model)?;
    let mut rows = header(&["local frequency of", "axis", "rad/s", ""]);
    for f in &p.list {
        let axis = f.axis.map_or("", |k| ["x", "y", "z"][k.min(2)]);
        let mark = if f.fast { "fast" } else { "" };
        rows.push(vec![
            f.name.clone(),
            axis.to_owned(),
            short(f.omega),
            mark.to_owned(),
        ]);
    }
    let mut text = format!("\n{}", table(&rows, &[2]));
    let Some((slow, fast)) = p.gap else {
        text += "no gap between the frequencies: nothing to gain from two rates\n";
        return Ok(text);
    };
    text += &format!(
        "a gap from {} to {} rad/s; mark as fast:\n",
        short(slow),
        short(fast)
    );
    let mut names: Vec<&str> = p
        .list
        .iter()
        .filter(|f| f.fast)
        .map(|f| f.name.as_str())
        .collect();
    names.dedup();
    for name in names {
        let all: Vec<_> = p.list.iter().filter(|f| f.name == name).collect();
        let marked: Vec<String> = all
            .iter()
            .filter(|f| f.fast)
            .filter_map(|f| f.axis.map(|k| format!("\"{}\"", ["x", "y", "z"][k.min(2)])))
            .collect();
        let value = if all.iter().all(|f| f.fast) {
            "true".to_owned()
        } else {
            format!("[{}]", marked.join(", "))
        };
        text += &format!("  {name}: fast = {value}\n");
    }
    text += &format!(
        "suggested ratio = {}; with slow_potential = \"macro\" keep ratio * step * {} below pi: there is a resonance\n",
        p.ratio,
        short(p.list.iter().map(|f| f.omega).fold(0.0, f64::max)),
    );
    Ok(text)
}

/// Name of a scheme in the model file.
pub fn scheme_name(scheme: Scheme) -> &'static str {
    alembert::schemes::plain_table(scheme).name
}
