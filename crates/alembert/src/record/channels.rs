//! Names and units of the channels of a model.

use crate::model::output::{body_channels, matches};
use crate::model::{Coordinate, Model, On, RodParts, on};
use crate::trajectory::Channel;

pub(super) const AXES: [&str; 3] = ["x", "y", "z"];

/// Name and unit of a channel.
pub(super) type Entry = (String, &'static str);

/// The channels of a run, and which of those that could be recorded are: of rods not all.
#[derive(Debug, Default)]
pub(super) struct Plan {
    /// What is recorded.
    pub channels: Vec<Channel>,
    /// For everything in the order of recording: whether it is kept.
    pub keep: Vec<bool>,
    capacity: usize,
    dimension: usize,
}

impl Plan {
    fn add(&mut self, name: String, unit: &str) {
        self.keep.push(true);
        self.channels.push(Channel {
            name,
            unit: unit.into(),
            values: Vec::with_capacity(self.capacity),
        });
    }

    /// Adds a channel of a rod if somebody wants it.
    fn add_wanted(&mut self, name: String, unit: &str, wanted: &[&str]) {
        if wanted.iter().any(|pattern| matches(pattern, &name)) {
            self.add(name, unit);
        } else {
            self.keep.push(false);
        }
    }

    fn vector(&mut self, base: &str, unit: &str) {
        for a in &AXES[..self.dimension] {
            self.add(format!("{base}.{a}"), unit);
        }
    }

    fn angular(&mut self, base: &str, unit: &str) {
        if self.dimension == 3 {
            self.vector(base, unit);
        } else {
            self.add(base.to_owned(), unit);
        }
    }
}

/// Plans the channels of an expanded model with these rods.
pub(super) fn plan_channels<const D: usize>(
    model: &Model,
    rods: &[RodParts],
    capacity: usize,
) -> Plan {
    let mut plan = Plan {
        capacity,
        dimension: D,
        ..Plan::default()
    };
    let wanted = model.wanted_channels();
    plan_bodies(model, rods, &wanted, &mut plan);
    for p in &model.points {
        plan.vector(&format!("point.{}.position", p.name), "m");
        plan.vector(&format!("point.{}.velocity", p.name), "m/s");
        plan.vector(&format!("point.{}.kinetic", p.name), "J");
    }
    for m in &model.markers {
        plan.vector(&format!("marker.{}.position", m.name), "m");
        plan.vector(&format!("marker.{}.velocity", m.name), "m/s");
    }
    for j in &model.joints {
        for c in j.kind.coordinate_names() {
            let unit = if c.starts_with("angle") { "rad" } else { "m" };
            plan.add(format!("joint.{}.{c}", j.name), unit);
            plan.add(format!("joint.{}.{c}_rate", j.name), &format!("{unit}/s"));
        }
    }
    for c in &model.coordinates {
        let unit = unit_of(model, On::Coordinate(c.name()));
        plan.add(format!("coordinate.{}", c.name()), unit);
        plan.add(
            format!("coordinate.{}_rate", c.name()),
            &format!("{unit}/s"),
        );
    }
    plan_forces(model, rods, &wanted, &mut plan);
    for s in &model.servos {
        let unit = unit_of(model, on(&s.joint, &s.coordinate));
        plan.add(format!("servo.{}.error", s.name), unit);
    }
    for e in [
        "kinetic",
        "potential",
        "gravity",
        "total",
        "work",
        "dissipated",
        "balance",
    ] {
        plan.add(format!("energy.{e}"), "J");
    }
    plan.vector("momentum.linear", "kg m/s");
    plan.angular("momentum.angular", "kg m^2/s");
    plan.add("constraint.position".into(), "m,rad");
    plan.add("constraint.velocity".into(), "m/s,rad/s");
    plan.add("newton.iterations".into(), "1");
    plan
}

/// Bodies; of rods the nodes at both ends and in the middle, and what is asked for.
fn plan_bodies(model: &Model, rods: &[RodParts], wanted: &[&str], plan: &mut Plan) {
    let mut hidden = vec![false; model.bodies.len()];
    for rod in rods {
        let shown = rod.shown();
        for &node in rod.nodes.iter().filter(|node| !shown.contains(node)) {
            hidden[node] = true;
        }
    }
    let parts = body_channels(model.space);
    for (b, hidden) in model.bodies.iter().zip(hidden) {
        for (part, unit) in &parts {
            match hidden {
                // names of hundreds of thousands of channels are not made for nothing
                true if wanted.is_empty() => plan.keep.push(false),
                true => plan.add_wanted(format!("body.{}.{part}", b.name), unit, wanted),
                false => plan.add(format!("body.{}.{part}", b.name), unit),
            }
        }
    }
}

/// Energies of force elements, those of rods as sums, and what friction reports.
fn plan_forces(model: &Model, rods: &[RodParts], wanted: &[&str], plan: &mut Plan) {
    let mut of_rod = vec![false; model.forces.len()];
    let elements = |rod: &RodParts| -> Vec<usize> {
        let all = rod.elements.iter().chain(&rod.end_element);
        all.copied().collect()
    };
    for k in rods.iter().flat_map(elements) {
        of_rod[k] = true;
    }
    for (f, of_rod) in model.forces.iter().zip(of_rod) {
        if !f.stores_energy() {
            continue;
        }
        match of_rod {
            true if wanted.is_empty() => plan.keep.push(false),
            true => plan.add_wanted(format!("force.{}.energy", f.name()), "J", wanted),
            false => plan.add(format!("force.{}.energy", f.name()), "J"),
        }
    }
    for rod in rods {
        plan.add(format!("rod.{}.energy", rod.name), "J");
    }
    for f in &model.forces {
        let unit = f.on().map_or("m", |on| unit_of(model, on));
        for (part, unit, _) in f.recalled([unit, force_unit(unit)]) {
            plan.add(format!("force.{}.{part}", f.name()), unit);
        }
    }
}

/// Unit of a coordinate.
pub(crate) fn unit_of(model: &Model, on: On<'_>) -> &'static str {
    match on {
        On::Joint(name, k) => {
            let joint = model.joints.iter().find(|j| j.name == name);
            let names = joint.map_or(&[][..], |j| j.kind.coordinate_names());
            match names.get(k) {
                Some(c) if c.starts_with("angle") => "rad",
                _ => "m",
            }
        }
        On::Coordinate(name) => match model.coordinates.iter().find(|c| c.name() == name) {
            Some(Coordinate::Joint(c)) => unit_of(model, On::Joint(&c.joint, c.coordinate)),
            Some(Coordinate::Angle(_)) => "rad",
            Some(Coordinate::Cosine(_)) => "1",
            // the name of a joint stands for its first coordinate
            None => unit_of(model, On::Joint(name, 0)),
            _ => "m",
        },
        On::Unclear => "m",
    }
}

/// Unit of a force on a coordinate.
pub(crate) fn force_unit(unit: &str) -> &'static str {
    if unit == "m" { "N" } else { "N m" }
}

pub(super) fn plan_inputs(model: &Model, capacity: usize) -> Vec<Channel> {
    let input = |s: &crate::model::Servo| {
        let on = match &s.input {
            Some(name) => On::Coordinate(name),
            None => on(&s.joint, &s.coordinate),
        };
        Channel {
            name: format!("servo.{}.input", s.name),
            unit: force_unit(unit_of(model, on)).into(),
            values: Vec::with_capacity(capacity),
        }
    };
    model.servos.iter().map(input).collect()
}

pub(super) fn plan_reactions<const D: usize>(model: &Model, capacity: usize) -> Vec<Channel> {
    let mut list = vec![];
    for j in &model.joints {
        let mut add = |name: String, unit: &str| {
            list.push(Channel {
                name,
                unit: unit.into(),
                values: Vec::with_capacity(capacity),
            });
        };
        for a in &AXES[..D] {
            add(format!("joint.{}.force.{a}", j.name), "N");
        }
        if D == 3 {
            for a in AXES {
                add(format!("joint.{}.torque.{a}", j.name), "N m");
            }
        } else {
            add(format!("joint.{}.torque", j.name), "N m");
        }
    }
    for c in &model.couplings {
        list.push(Channel {
            name: format!("coupling.{}.force", c.name),
            unit: force_unit(unit_of(model, c.on())).into(),
            values: Vec::with_capacity(capacity),
        });
    }
    list
}
