//! From the problem file to numbers: names become indices, targets become bounds.

use crate::actions::{Action, Local};
use crate::problem::{
    ActionFrame, Actuator, AxisName, BodyAction, Boundary, Condition, Configuration, Contact,
    Duration, Limit, Objective, ObjectiveKind, PointOf, ProblemFile, Release, Rest, RotationTarget,
    Target, Transcription,
};
use crate::scalar::{M3, V3, add, cross, dot, product, rotation, scale, sub, transposed};
use crate::tree::{Points, Setup, build};
use alembert::error::{ModelError, ModelErrors};
use alembert::model::{GROUND, Model};

/// A phase on the grid.
#[derive(Clone, Debug)]
pub struct Phase {
    /// Name.
    pub name: String,
    /// Steps.
    pub steps: usize,
    /// Shortest and longest duration [s]; equal if given.
    pub duration: [f64; 2],
    /// Duration to begin with [s].
    pub guess: f64,
    /// Closed contacts.
    pub contacts: Vec<usize>,
}

/// An actuator: its action and its components among the controls.
#[derive(Clone, Debug)]
pub struct Drive {
    /// Name.
    pub name: String,
    /// What it does.
    pub action: Action,
    /// First component among the controls of a step.
    pub first: usize,
    /// Unit of its components.
    pub unit: &'static str,
}

/// A contact point and its frame.
#[derive(Clone, Debug)]
pub struct Touch {
    /// Name.
    pub name: String,
    /// The point.
    pub point: Points,
    /// Directions of the components of its force: tangents, then the normal.
    pub axes: Vec<V3<f64>>,
    /// Height of the ground along the normal [m].
    pub height: f64,
    /// Coefficient of friction.
    pub friction: Option<f64>,
    /// The ground may pull.
    pub pulls: bool,
    /// Force at the node where it opens.
    pub release: Release,
}

/// Bounds at the first or last node.
#[derive(Clone, Debug)]
pub struct Ends {
    /// Of the coordinates.
    pub theta: Vec<[f64; 2]>,
    /// Given rotations, in place of the coordinates of spherical joints and free bodies.
    pub rotations: Vec<Option<M3<f64>>>,
    /// Of the conjugate momenta; none: free.
    pub momentum: Vec<Option<[f64; 2]>>,
}

/// Nodes of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// One node.
    Node(usize),
    /// From a node to a node, both included.
    Nodes(usize, usize),
}

/// A scalar of the configuration.
#[derive(Clone, Debug, PartialEq)]
pub enum Quantity {
    /// A coordinate, times a sign.
    Coordinate(usize, f64),
    /// A component of the place of a point.
    Point(Points, V3<f64>),
    /// Squared distance of two points.
    Distance(Points, Points),
    /// A component of the centre of mass.
    Center(V3<f64>),
}

/// A condition on a scalar at nodes.
#[derive(Clone, Debug)]
pub struct Demand {
    /// Name.
    pub name: String,
    /// Nodes.
    pub at: Where,
    /// What is bounded.
    pub quantity: Quantity,
    /// Bounds.
    pub bounds: [f64; 2],
}

/// A coordinate that advances over a period.
#[derive(Clone, Debug)]
pub struct Advance {
    /// Name as the file writes it.
    pub name: String,
    /// Coordinate.
    pub coordinate: usize,
    /// Bounds of the advance.
    pub bounds: [f64; 2],
}

/// Periodicity.
#[derive(Clone, Debug)]
pub struct Period {
    /// Momenta repeat.
    pub momentum: bool,
    /// What advances.
    pub advance: Vec<Advance>,
}

/// A term of the objective.
#[derive(Clone, Debug)]
pub struct Term {
    /// Name.
    pub name: String,
    /// Factor.
    pub weight: f64,
    /// What it is.
    pub kind: TermKind,
    /// Divided by this advance.
    pub per: Option<usize>,
    /// Unit.
    pub unit: String,
}

/// Kinds of terms with their data.
#[derive(Clone, Debug)]
pub enum TermKind {
    /// Factors of the controls.
    Effort(Vec<f64>),
    /// Factors of the controls.
    EffortRate(Vec<f64>),
    /// Sum of the durations.
    Time,
    /// Integral of the kinetic energy.
    KineticEnergy,
    /// A component of a point at the end.
    Position(Points, V3<f64>),
    /// Half the squared distance of a point to a place at the end.
    Target(Points, V3<f64>),
    /// Half the squared normal impulses where contacts close; of one or all.
    ContactImpulse(Option<usize>),
}

/// A resolved problem.
#[derive(Clone, Debug)]
pub struct Ocp {
    /// Tree and names.
    pub setup: Setup,
    /// Phases.
    pub phases: Vec<Phase>,
    /// Actuators.
    pub drives: Vec<Drive>,
    /// Names of the components of the controls.
    pub control_names: Vec<String>,
    /// Bounds of the controls.
    pub limits: Vec<[f64; 2]>,
    /// Contacts.
    pub touches: Vec<Touch>,
    /// First node.
    pub start: Ends,
    /// Last node.
    pub end: Ends,
    /// Conditions.
    pub demands: Vec<Demand>,
    /// Periodicity.
    pub period: Option<Period>,
    /// Objective.
    pub terms: Vec<Term>,
    /// Largest turn in a step [rad].
    pub max_turn: f64,
    /// Names of the coordinates.
    pub coordinate_names: Vec<String>,
    /// Unknowns of the program.
    pub unknowns: Transcription,
}

impl Ocp {
    /// Moves conditions to another number of steps in each phase.
    pub fn retime(&mut self, from: &[usize], to: &[usize]) {
        let moved = |n: usize| {
            let (mut a, mut b) = (0, 0);
            for (f, t) in from.iter().zip(to) {
                if n <= a + f {
                    return b + ((n - a) as f64 * *t as f64 / *f as f64).round() as usize;
                }
                (a, b) = (a + f, b + t);
            }
            b
        };
        for demand in &mut self.demands {
            demand.at = match demand.at {
                Where::Node(n) => Where::Node(moved(n)),
                Where::Nodes(a, b) => Where::Nodes(moved(a), moved(b)),
            };
        }
    }
}

/// Default of the largest turn of a joint in a step [rad].
pub const MAX_TURN: f64 = 0.5;

const FREE: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

fn wrong(path: &str, message: impl Into<String>, help: &str) -> ModelErrors {
    ModelError::new(path, message).with_help(help).into()
}

/// Names of a model.
struct Names<'m> {
    model: &'m Model,
    setup: &'m Setup,
}

impl Names<'_> {
    fn joint(&self, name: &str, path: &str) -> Result<usize, ModelErrors> {
        self.model
            .joints
            .iter()
            .position(|j| j.name == name)
            .filter(|&k| self.setup.joints[k].is_some())
            .ok_or_else(|| {
                wrong(
                    path,
                    format!("no joint of the tree is called \"{name}\""),
                    "name a joint of the model that has coordinates",
                )
            })
    }

    /// Bodies, then points.
    fn body(&self, name: &str, path: &str) -> Result<usize, ModelErrors> {
        let bodies = self.model.bodies.iter().map(|b| &b.name);
        bodies
            .chain(self.model.points.iter().map(|p| &p.name))
            .position(|n| n == name)
            .ok_or_else(|| {
                wrong(
                    path,
                    format!("no body or point is called \"{name}\""),
                    "name a body of the model",
                )
            })
    }

    fn point(&self, p: &PointOf, path: &str) -> Result<Points, ModelErrors> {
        let at = p.at.as_ref().map_or([0.0; 3], |v| v.xyz());
        if p.body == GROUND {
            return Ok(Points { body: None, at });
        }
        let b = &self.setup.bodies[self.body(&p.body, path)?];
        Ok(Points {
            body: Some(b.node),
            at: crate::scalar::apply(&transposed(&b.directors), &sub(&at, &b.center)),
        })
    }

    /// Coordinates and signs that a joint (and one coordinate of it) means.
    fn coordinates(
        &self,
        joint: &str,
        coordinate: Option<&str>,
        path: &str,
    ) -> Result<Vec<(usize, f64)>, ModelErrors> {
        let k = self.joint(joint, path)?;
        let Some(place) = &self.setup.joints[k] else {
            return Ok(vec![]);
        };
        let names = self.model.joints[k].kind.coordinate_names();
        let all = (0..place.dof).map(|c| (place.first + c, place.sign));
        match coordinate {
            None => Ok(all.collect()),
            Some(name) => match names.iter().position(|n| *n == name) {
                Some(c) => Ok(vec![(place.first + c, place.sign)]),
                None => Err(wrong(
                    path,
                    format!("the joint \"{joint}\" has no coordinate \"{name}\""),
                    &format!("it has: {}", names.join(", ")),
                )),
            },
        }
    }
}

/// Bounds of each of `n` components.
fn bounds_of(target: &Target, n: usize, path: &str) -> Result<Vec<[f64; 2]>, ModelErrors> {
    match target {
        Target::Value(v) => Ok(vec![[*v; 2]; n]),
        Target::Values(list) if list.len() == n => Ok(list.iter().map(|v| [*v; 2]).collect()),
        Target::Values(list) => Err(wrong(
            path,
            format!("{} numbers for {n} components", list.len()),
            "give one number for each component",
        )),
        Target::Range(r) => Ok(vec![
            [
                r.min.unwrap_or(f64::NEG_INFINITY),
                r.max.unwrap_or(f64::INFINITY)
            ];
            n
        ]),
    }
}

/// Bounds of sign · quantity.
fn signed(b: [f64; 2], sign: f64) -> [f64; 2] {
    if sign < 0.0 { [-b[1], -b[0]] } else { b }
}

/// Names of the coordinates of the tree, as users know them.
fn coordinate_names(model: &Model, setup: &Setup) -> Vec<String> {
    let mut names = vec![String::new(); setup.tree.dof];
    for (joint, place) in model.joints.iter().zip(&setup.joints) {
        let Some(place) = place else { continue };
        let known = joint.kind.coordinate_names();
        for c in 0..place.dof {
            let own = known
                .get(c)
                .copied()
                .unwrap_or(["rotation.x", "rotation.y", "rotation.z"][c.min(2)]);
            names[place.first + c] = if place.dof == 1 {
                joint.name.clone()
            } else {
                format!("{}.{own}", joint.name)
            };
        }
    }
    let bodies = model.bodies.iter().map(|b| &b.name);
    let all = bodies.chain(model.points.iter().map(|p| &p.name));
    for (name, place) in all.zip(&setup.bodies) {
        let Some((first, ball)) = place.free else {
            continue;
        };
        let own = if ball.is_some() {
            vec!["x", "y", "z", "rotation.x", "rotation.y", "rotation.z"]
        } else if setup.tree.planar {
            vec!["x", "y", "angle"]
        } else {
            vec!["x", "y", "z"]
        };
        let count = setup.tree.bodies[place.node]
            .moves
            .iter()
            .map(|m| m.dof())
            .sum();
        for (c, own) in own.iter().take(count).enumerate() {
            names[first + c] = format!("{name}.{own}");
        }
    }
    names
}

/// Resolves a problem.
pub fn compile(file: &ProblemFile, model: &Model) -> Result<Ocp, ModelErrors> {
    let setup = build(model)?;
    let names = Names {
        model,
        setup: &setup,
    };
    let mut ocp = Ocp {
        phases: phases(file)?,
        drives: vec![],
        control_names: vec![],
        limits: vec![],
        touches: vec![],
        start: ends(&names, file.start.as_ref(), true)?,
        end: ends(&names, file.end.as_ref(), false)?,
        demands: vec![],
        period: None,
        terms: vec![],
        max_turn: file.max_turn.unwrap_or(MAX_TURN),
        coordinate_names: coordinate_names(model, &setup),
        unknowns: file
            .solver
            .as_ref()
            .map_or_else(Default::default, |s| s.transcription),
        setup: setup.clone(),
    };
    for (k, actuator) in file.actuators.iter().enumerate() {
        add_drive(&mut ocp, &names, actuator, &format!("actuator[{k}]"))?;
    }
    for (k, contact) in file.contacts.iter().enumerate() {
        let touch = touch(&names, contact, &format!("contact[{k}]"))?;
        ocp.touches.push(touch);
    }
    for (k, condition) in file.conditions.iter().enumerate() {
        add_demands(&mut ocp, &names, condition, &format!("condition[{k}]"))?;
    }
    if let Some(p) = &file.periodic {
        let mut advance = vec![];
        for (name, target) in &p.advance {
            let path = format!("periodic.advance.{name}");
            let coordinate = ocp
                .coordinate_names
                .iter()
                .position(|n| n == name)
                .ok_or_else(|| {
                    wrong(
                        &path,
                        format!("no coordinate is called \"{name}\""),
                        &format!("there are: {}", ocp.coordinate_names.join(", ")),
                    )
                })?;
            advance.push(Advance {
                name: name.clone(),
                coordinate,
                bounds: bounds_of(target, 1, &path)?[0],
            });
        }
        ocp.period = Some(Period {
            momentum: p.momentum,
            advance,
        });
    }
    for (k, objective) in file.objectives.iter().enumerate() {
        let term = term(&ocp, &names, objective, &format!("objective[{k}]"))?;
        ocp.terms.push(term);
    }
    Ok(ocp)
}

fn phases(file: &ProblemFile) -> Result<Vec<Phase>, ModelErrors> {
    let mut out = vec![];
    for (k, phase) in file.phases.iter().enumerate() {
        let (duration, guess) = match &phase.duration {
            Duration::Fixed(t) => ([*t; 2], *t),
            Duration::Free(f) => (
                [f.min, f.max],
                f.guess.unwrap_or_else(|| (f.min * f.max).sqrt()),
            ),
        };
        let mut contacts = vec![];
        for name in &phase.contacts {
            let found = file.contacts.iter().position(|c| c.name == *name);
            contacts.push(found.ok_or_else(|| {
                wrong(
                    &format!("phase[{k}].contacts"),
                    format!("no contact is called \"{name}\""),
                    "add a [[contact]] of that name",
                )
            })?);
        }
        out.push(Phase {
            name: phase.name.clone(),
            steps: phase.steps as usize,
            duration,
            guess,
            contacts,
        });
    }
    if out.is_empty() || out.iter().any(|p| p.steps == 0) {
        return Err(wrong(
            "phase",
            "a problem needs at least one phase with at least one step",
            "add [[phase]] with name, steps and duration",
        ));
    }
    Ok(out)
}

/// Bounds at an end.
fn ends(names: &Names<'_>, boundary: Option<&Boundary>, start: bool) -> Result<Ends, ModelErrors> {
    let (setup, dof) = (names.setup, names.setup.tree.dof);
    let empty = Boundary::default();
    let b = boundary.unwrap_or(&empty);
    let place = if start { "start" } else { "end" };
    let fixed = b.configuration.map_or(start, |c| c == Configuration::Model);
    let mut out = Ends {
        theta: vec![FREE; dof],
        rotations: vec![None; setup.tree.balls.len()],
        momentum: vec![None; dof],
    };
    if fixed {
        for (bound, theta) in out.theta.iter_mut().zip(&setup.theta) {
            *bound = [*theta; 2];
        }
        for (r, c) in out.rotations.iter_mut().zip(&setup.refs) {
            *r = Some(*c);
        }
    }
    for (name, target) in &b.joints {
        let path = format!("{place}.joints.{name}");
        let k = names.joint(name, &path)?;
        let Some(joint) = &setup.joints[k] else {
            continue;
        };
        let bounds = bounds_of(target, joint.dof, &path)?;
        if let Some(ball) = joint.ball {
            let v: V3<f64> = std::array::from_fn(|i| bounds[i][0]);
            out.rotations[ball] = Some(rotation(&v));
            out.theta[joint.first..joint.first + 3].fill([0.0; 2]);
            continue;
        }
        for (c, bound) in bounds.iter().enumerate() {
            out.theta[joint.first + c] = signed(*bound, joint.sign);
        }
    }
    for (name, pose) in &b.bodies {
        set_pose(names, name, pose, place, &mut out)?;
    }
    set_momentum(names, b, place, start, &mut out)?;
    Ok(out)
}

/// The pose of a free body.
fn set_pose(
    names: &Names<'_>,
    name: &str,
    pose: &crate::problem::BodyPose,
    place: &str,
    out: &mut Ends,
) -> Result<(), ModelErrors> {
    let path = format!("{place}.bodies.{name}");
    let body = &names.setup.bodies[names.body(name, &path)?];
    let Some((first, ball)) = body.free else {
        return Err(wrong(
            &path,
            format!("\"{name}\" is carried by a joint"),
            "give the coordinates of its joint under `joints`",
        ));
    };
    let planar = names.setup.tree.planar;
    let turn = match &pose.rotation {
        Some(RotationTarget::Angle(a)) => Some([0.0, 0.0, *a]),
        Some(RotationTarget::Vector(v)) => Some(*v),
        None => None,
    };
    if let Some(v) = turn {
        match ball {
            Some(ball) => {
                out.rotations[ball] = Some(product(&rotation(&v), &body.directors));
                out.theta[first + 3..first + 6].fill([0.0; 2]);
            }
            None => out.theta[first + 2] = [v[2]; 2],
        }
    }
    if let Some(p) = &pose.position {
        // coordinates are those of the centre of mass
        let file = match (turn, ball) {
            (Some(v), _) => rotation(&v),
            (None, Some(ball)) => product(
                &out.rotations[ball].unwrap_or(names.setup.refs[ball]),
                &transposed(&body.directors),
            ),
            (None, None) => {
                let angle = if planar {
                    out.theta.get(first + 2).map_or(0.0, |b| b[0])
                } else {
                    0.0
                };
                rotation(&[0.0, 0.0, if angle.is_finite() { angle } else { 0.0 }])
            }
        };
        let x = add(&p.xyz(), &crate::scalar::apply(&file, &body.center));
        for c in 0..if planar { 2 } else { 3 } {
            out.theta[first + c] = [x[c]; 2];
        }
    }
    Ok(())
}

/// Rest and momenta at an end.
fn set_momentum(
    names: &Names<'_>,
    b: &Boundary,
    place: &str,
    start: bool,
    out: &mut Ends,
) -> Result<(), ModelErrors> {
    match &b.rest {
        Some(Rest::All(true)) => out.momentum.fill(Some([0.0; 2])),
        None if start && b.momentum.is_empty() => out.momentum.fill(Some([0.0; 2])),
        Some(Rest::Named(list)) => {
            for name in list {
                let path = format!("{place}.rest");
                let range = match names.joint(name, &path) {
                    Ok(k) => names.setup.joints[k]
                        .as_ref()
                        .map(|j| j.first..j.first + j.dof),
                    Err(_) => {
                        let body = &names.setup.bodies[names.body(name, &path)?];
                        let count = names.setup.tree.bodies[body.node].moves.iter();
                        let count: usize = count.map(|m| m.dof()).sum();
                        body.free.map(|(first, _)| first..first + count)
                    }
                };
                let Some(range) = range else {
                    return Err(wrong(
                        &path,
                        format!("\"{name}\" has no coordinates of its own"),
                        "name joints, and bodies that no joint carries",
                    ));
                };
                out.momentum[range].fill(Some([0.0; 2]));
            }
        }
        _ => {}
    }
    for (name, target) in &b.momentum {
        let path = format!("{place}.momentum.{name}");
        let list = names.coordinates(name, None, &path)?;
        for ((i, sign), bound) in list.iter().zip(bounds_of(target, list.len(), &path)?) {
            out.momentum[*i] = Some(signed(bound, *sign));
        }
    }
    Ok(())
}

/// Adds an actuator and its controls.
fn add_drive(
    ocp: &mut Ocp,
    names: &Names<'_>,
    a: &Actuator,
    path: &str,
) -> Result<(), ModelErrors> {
    let planar = ocp.setup.tree.planar;
    let mut parts: Vec<(Action, Vec<String>, &'static str)> = vec![];
    match (&a.joint, &a.body) {
        (Some(joint), None) => {
            let path = format!("{path}.joint");
            let k = names.joint(joint, &path)?;
            let place = ocp.setup.joints[k].clone();
            if let Some(ball) = place.as_ref().and_then(|p| p.ball) {
                let local = Local::joint_torque(&ocp.setup.tree, ball);
                let own = ["x", "y", "z"].map(|c| format!("{}.{c}", a.name));
                parts.push((Action::Local(local), own.to_vec(), "N m"));
            } else {
                let list = names.coordinates(joint, a.coordinate.as_deref(), &path)?;
                let known = names.model.joints[k].kind.coordinate_names();
                let single = list.len() == 1;
                for (i, sign) in list {
                    let own = known.get(i - place.as_ref().map_or(0, |p| p.first));
                    let name = match own {
                        Some(own) if !single => format!("{}.{own}", a.name),
                        _ => a.name.clone(),
                    };
                    let angle = ocp.setup.tree.kinds[i] == crate::tree::CoordinateKind::Angle;
                    let unit = if angle { "N m" } else { "N" };
                    parts.push((Action::Direct(i, sign), vec![name], unit));
                }
            }
        }
        (None, Some(body)) => {
            let k = names.body(body, &format!("{path}.body"))?;
            parts.push(body_action(names, a, k, planar, path)?);
        }
        _ => {
            return Err(wrong(
                path,
                "an actuator acts on a joint or on a body",
                "give either `joint` or `body`",
            ));
        }
    }
    let count: usize = parts.iter().map(|p| p.1.len()).sum();
    let limits = match &a.limit {
        None => vec![FREE; count],
        Some(Limit::Symmetric(v)) => vec![[-v, *v]; count],
        Some(Limit::Each(list)) if list.len() == count => list.iter().map(|v| [-v, *v]).collect(),
        Some(Limit::Each(list)) => {
            return Err(wrong(
                &format!("{path}.limit"),
                format!("{} limits for {count} components", list.len()),
                "give one number, or one for each component",
            ));
        }
        Some(Limit::Range(r)) => vec![
            [
                r.min.unwrap_or(f64::NEG_INFINITY),
                r.max.unwrap_or(f64::INFINITY)
            ];
            count
        ],
    };
    ocp.limits.extend(limits);
    for (action, own, unit) in parts {
        ocp.drives.push(Drive {
            name: a.name.clone(),
            action,
            first: ocp.control_names.len(),
            unit,
        });
        ocp.control_names.extend(own);
    }
    Ok(())
}

/// An action on a body from outside.
fn body_action(
    names: &Names<'_>,
    a: &Actuator,
    k: usize,
    planar: bool,
    path: &str,
) -> Result<(Action, Vec<String>, &'static str), ModelErrors> {
    let body = &names.setup.bodies[k];
    let tree = &names.setup.tree;
    let own =
        |list: &[&str]| -> Vec<String> { list.iter().map(|c| format!("{}.{c}", a.name)).collect() };
    let at = a.at.as_ref().map_or([0.0; 3], |v| v.xyz());
    let kind = a.kind.unwrap_or_default();
    let axes: &[&str] = if planar {
        &["x", "y"]
    } else {
        &["x", "y", "z"]
    };
    if kind == BodyAction::Force && a.frame == ActionFrame::World {
        let point = PointOf {
            body: a.body.clone().unwrap_or_default(),
            at: a.at.clone(),
        };
        let point = names.point(&point, path)?;
        return Ok((Action::WorldForce(point, axes.len()), own(axes), "N"));
    }
    let Some((first, ball)) = body.free else {
        return Err(wrong(
            path,
            format!(
                "\"{}\" is carried by a joint: forces in its own axes and torques from outside act on free bodies only",
                a.body.as_deref().unwrap_or_default()
            ),
            "let the actuator act on the joint, or use a force in world axes",
        ));
    };
    match (kind, ball) {
        (BodyAction::Torque, None) => {
            Ok((Action::Direct(first + 2, 1.0), vec![a.name.clone()], "N m"))
        }
        (BodyAction::Torque, Some(ball)) => {
            let local = Local::body_torque(tree, ball, body, a.frame == ActionFrame::Body);
            Ok((Action::Local(local), own(axes), "N m"))
        }
        (BodyAction::Force, _) => {
            let local = Local::body_force(first, ball, body, sub(&at, &body.center));
            Ok((Action::Local(local), own(axes), "N"))
        }
    }
}

/// A contact and its frame.
fn touch(names: &Names<'_>, c: &Contact, path: &str) -> Result<Touch, ModelErrors> {
    let tree = &names.setup.tree;
    let point = names.point(
        &PointOf {
            body: c.body.clone(),
            at: c.at.clone(),
        },
        &format!("{path}.body"),
    )?;
    let up = c
        .normal
        .as_ref()
        .map_or_else(|| scale(&tree.gravity, -1.0), |v| v.xyz());
    let size = dot(&up, &up).sqrt();
    if size == 0.0 {
        return Err(wrong(
            &format!("{path}.normal"),
            "there is no gravity, so the direction away from the ground is not known",
            "give `normal`",
        ));
    }
    let n = scale(&up, 1.0 / size);
    let axes = if tree.planar {
        vec![[n[1], -n[0], 0.0], n]
    } else {
        let first = if n[0].abs() < 0.9 {
            [1.0, 0.0, 0.0]
        } else {
            [0.0, 1.0, 0.0]
        };
        let t = sub(&first, &scale(&n, dot(&first, &n)));
        let t = scale(&t, 1.0 / dot(&t, &t).sqrt());
        vec![t, cross(&n, &t), n]
    };
    Ok(Touch {
        name: c.name.clone(),
        point,
        axes,
        height: c.height,
        friction: c.friction,
        pulls: c.pulls,
        release: c.release,
    })
}

/// The nodes that `at` means.
fn nodes_of(phases: &[Phase], at: Option<&str>, path: &str) -> Result<Where, ModelErrors> {
    let last = phases.iter().map(|p| p.steps).sum();
    let begin = |k: usize| phases[..k].iter().map(|p| p.steps).sum::<usize>();
    match at.unwrap_or("path") {
        "start" => return Ok(Where::Node(0)),
        "end" => return Ok(Where::Node(last)),
        "path" => return Ok(Where::Nodes(0, last)),
        _ => {}
    }
    let text = at.unwrap_or_default();
    let (name, side) = match text.rsplit_once('.') {
        Some((name, side @ ("start" | "end"))) => (name, Some(side)),
        _ => (text, None),
    };
    let k = phases.iter().position(|p| p.name == name).ok_or_else(|| {
        let known: Vec<&str> = phases.iter().map(|p| p.name.as_str()).collect();
        wrong(
            &format!("{path}.at"),
            format!("\"{text}\" is no place in time"),
            &format!(
                "use start, end, path, or a phase ({}), perhaps with .start or .end",
                known.join(", ")
            ),
        )
    })?;
    Ok(match side {
        Some("start") => Where::Node(begin(k)),
        Some(_) => Where::Node(begin(k + 1)),
        None => Where::Nodes(begin(k), begin(k + 1)),
    })
}

fn unit(axis: AxisName) -> V3<f64> {
    match axis {
        AxisName::X => [1.0, 0.0, 0.0],
        AxisName::Y => [0.0, 1.0, 0.0],
        AxisName::Z => [0.0, 0.0, 1.0],
    }
}

/// Adds the scalars of a condition.
fn add_demands(
    ocp: &mut Ocp,
    names: &Names<'_>,
    c: &Condition,
    path: &str,
) -> Result<(), ModelErrors> {
    let at = nodes_of(&ocp.phases, c.at.as_deref(), path)?;
    let axes: Vec<AxisName> = match c.axis {
        Some(axis) => vec![axis],
        None if ocp.setup.tree.planar => vec![AxisName::X, AxisName::Y],
        None => vec![AxisName::X, AxisName::Y, AxisName::Z],
    };
    let label = |axis: &AxisName| format!("{axis:?}").to_lowercase();
    let mut parts: Vec<(String, Quantity)> = vec![];
    if let Some(joint) = &c.joint {
        for (i, sign) in names.coordinates(joint, c.coordinate.as_deref(), path)? {
            if matches!(
                ocp.setup.tree.kinds[i],
                crate::tree::CoordinateKind::Ball(..)
            ) {
                return Err(wrong(
                    path,
                    format!(
                        "the rotation of the spherical joint \"{joint}\" has no bounds by component"
                    ),
                    "bound the place of a point of its body, or use a universal joint",
                ));
            }
            parts.push((
                format!("limit of {}", ocp.coordinate_names[i]),
                Quantity::Coordinate(i, sign),
            ));
        }
    } else if let Some(p) = &c.point {
        let point = names.point(p, &format!("{path}.point"))?;
        for axis in &axes {
            parts.push((
                format!("{} of point on {}", label(axis), p.body),
                Quantity::Point(point, unit(*axis)),
            ));
        }
    } else if let Some([p, q]) = &c.distance {
        let path = format!("{path}.distance");
        let (a, b) = (names.point(p, &path)?, names.point(q, &path)?);
        parts.push((
            format!("distance of {} and {}", p.body, q.body),
            Quantity::Distance(a, b),
        ));
    } else if c.center_of_mass == Some(true) {
        for axis in &axes {
            parts.push((
                format!("{} of the centre of mass", label(axis)),
                Quantity::Center(unit(*axis)),
            ));
        }
    }
    let target = match &c.value {
        Some(target) => target.clone(),
        None => Target::Range(crate::problem::Range {
            min: c.min,
            max: c.max,
        }),
    };
    let bounds = bounds_of(&target, parts.len(), &format!("{path}.value"))?;
    let several = parts.len() > 1;
    for ((own, quantity), bound) in parts.into_iter().zip(bounds) {
        let bounds = match quantity {
            Quantity::Coordinate(_, sign) => signed(bound, sign),
            Quantity::Distance(..) => [bound[0].max(0.0).powi(2), bound[1].powi(2)],
            _ => bound,
        };
        let name = match &c.name {
            Some(name) if several => format!("{name}: {own}"),
            Some(name) => name.clone(),
            None => own,
        };
        ocp.demands.push(Demand {
            name,
            at,
            quantity,
            bounds,
        });
    }
    Ok(())
}

/// Unit of a term: that of its controls, per metre or radian of its advance.
fn unit_of(ocp: &Ocp, kind: &TermKind, own: &str, per: Option<usize>) -> String {
    let mut unit = own.to_owned();
    if let TermKind::Effort(w) | TermKind::EffortRate(w) = kind {
        let counts = |d: &&Drive| {
            w[d.first..d.first + d.action.components()]
                .iter()
                .any(|w| *w != 0.0)
        };
        let mut units: Vec<&str> = ocp.drives.iter().filter(counts).map(|d| d.unit).collect();
        units.dedup();
        unit = match units.as_slice() {
            ["N"] => own.replace("(N m)", "N"),
            [_] => own.to_owned(),
            _ => own.replace("(N m)", "(N, N m)"),
        };
    }
    let advance = per.and_then(|k| ocp.period.as_ref()?.advance.get(k));
    match advance.map(|a| ocp.setup.tree.kinds[a.coordinate]) {
        Some(crate::tree::CoordinateKind::Angle) => format!("{unit}/rad"),
        Some(_) => format!("{unit}/m"),
        None => unit,
    }
}

/// A term of the objective.
fn term(ocp: &Ocp, names: &Names<'_>, o: &Objective, path: &str) -> Result<Term, ModelErrors> {
    let weights = || -> Vec<f64> {
        let mut w = vec![0.0; ocp.control_names.len()];
        for d in &ocp.drives {
            let chosen = o
                .actuators
                .as_ref()
                .is_none_or(|list| list.contains(&d.name));
            let factor = o.weights.get(&d.name).copied().unwrap_or(1.0);
            if chosen {
                w[d.first..d.first + d.action.components()].fill(factor);
            }
        }
        w
    };
    let missing = |key: &str| {
        wrong(
            &format!("{path}.{key}"),
            format!("this term needs `{key}`"),
            "see docs/problem-file.md",
        )
    };
    let point = |key: &str| -> Result<Points, ModelErrors> {
        let p = o.point.as_ref().ok_or_else(|| missing(key))?;
        names.point(p, &format!("{path}.point"))
    };
    let (kind, own, unit_name) = match o.kind {
        ObjectiveKind::Effort => (TermKind::Effort(weights()), "effort", "(N m)² s"),
        ObjectiveKind::EffortRate => (TermKind::EffortRate(weights()), "effort-rate", "(N m)²/s"),
        ObjectiveKind::Time => (TermKind::Time, "time", "s"),
        ObjectiveKind::KineticEnergy => (TermKind::KineticEnergy, "kinetic-energy", "J s"),
        ObjectiveKind::Position => {
            let axis = o.axis.ok_or_else(|| missing("axis"))?;
            (
                TermKind::Position(point("point")?, unit(axis)),
                "position",
                "m",
            )
        }
        ObjectiveKind::Target => {
            let target = o.target.as_ref().ok_or_else(|| missing("target"))?;
            (
                TermKind::Target(point("point")?, target.xyz()),
                "target",
                "m²",
            )
        }
        ObjectiveKind::ContactImpulse => {
            let contact = o
                .contact
                .as_ref()
                .map(|n| ocp.touches.iter().position(|t| t.name == *n));
            if contact == Some(None) {
                return Err(wrong(
                    &format!("{path}.contact"),
                    "no such contact",
                    "name a [[contact]]",
                ));
            }
            (
                TermKind::ContactImpulse(contact.flatten()),
                "contact-impulse",
                "(N s)²",
            )
        }
    };
    let per = match &o.per {
        None => None,
        Some(name) => {
            let list = ocp.period.as_ref().map_or(&[][..], |p| &p.advance[..]);
            Some(list.iter().position(|a| a.name == *name).ok_or_else(|| {
                wrong(
                    &format!("{path}.per"),
                    format!("\"{name}\" is no advance of [periodic]"),
                    "name a coordinate of periodic.advance",
                )
            })?)
        }
    };
    Ok(Term {
        unit: unit_of(ocp, &kind, unit_name, per),
        name: o.name.clone().unwrap_or_else(|| own.to_owned()),
        weight: o.weight,
        kind,
        per,
    })
}
