//! Names and units of the channels of a model.

use crate::model::{Coordinate, Force, Model, On, on};
use crate::trajectory::Channel;

const AXES: [&str; 3] = ["x", "y", "z"];

pub(super) fn plan_channels<const D: usize>(model: &Model, capacity: usize) -> Vec<Channel> {
    let mut list = vec![];
    let mut add = |name: String, unit: &str| {
        list.push(Channel {
            name,
            unit: unit.into(),
            values: Vec::with_capacity(capacity),
        });
    };
    let vector = |add: &mut dyn FnMut(String, &str), base: &str, unit: &str| {
        for a in &AXES[..D] {
            add(format!("{base}.{a}"), unit);
        }
    };
    let angular = |add: &mut dyn FnMut(String, &str), base: &str, unit: &str| {
        if D == 3 {
            for a in AXES {
                add(format!("{base}.{a}"), unit);
            }
        } else {
            add(base.to_owned(), unit);
        }
    };
    for b in &model.bodies {
        let base = format!("body.{}", b.name);
        vector(&mut add, &format!("{base}.position"), "m");
        for c in 1..=D {
            vector(&mut add, &format!("{base}.d{c}"), "1");
        }
        vector(&mut add, &format!("{base}.velocity"), "m/s");
        angular(&mut add, &format!("{base}.angular_velocity"), "rad/s");
        if D == 2 {
            add(format!("{base}.angle"), "rad");
        }
    }
    for p in &model.points {
        vector(&mut add, &format!("point.{}.position", p.name), "m");
        vector(&mut add, &format!("point.{}.velocity", p.name), "m/s");
        vector(&mut add, &format!("point.{}.kinetic", p.name), "J");
    }
    for m in &model.markers {
        vector(&mut add, &format!("marker.{}.position", m.name), "m");
        vector(&mut add, &format!("marker.{}.velocity", m.name), "m/s");
    }
    for j in &model.joints {
        for c in j.kind.coordinate_names() {
            let unit = if c.starts_with("angle") { "rad" } else { "m" };
            add(format!("joint.{}.{c}", j.name), unit);
            add(format!("joint.{}.{c}_rate", j.name), &format!("{unit}/s"));
        }
    }
    for c in &model.coordinates {
        let unit = unit_of(model, On::Coordinate(c.name()));
        add(format!("coordinate.{}", c.name()), unit);
        add(
            format!("coordinate.{}_rate", c.name()),
            &format!("{unit}/s"),
        );
    }
    for f in model.forces.iter().filter(|f| f.stores_energy()) {
        add(format!("force.{}.energy", f.name()), "J");
    }
    for f in &model.forces {
        if let Force::Friction(f) = f {
            let unit = unit_of(model, on(&f.joint, &f.coordinate));
            let base = format!("force.{}", f.name);
            add(format!("{base}.force"), force_unit(unit));
            add(format!("{base}.slip"), unit);
            add(format!("{base}.dissipated"), "J");
            add(format!("{base}.switches"), "1");
            add(format!("{base}.switch_time"), "s");
        }
    }
    for s in &model.servos {
        let unit = unit_of(model, on(&s.joint, &s.coordinate));
        add(format!("servo.{}.error", s.name), unit);
    }
    for e in [
        "kinetic",
        "potential",
        "total",
        "work",
        "dissipated",
        "balance",
    ] {
        add(format!("energy.{e}"), "J");
    }
    vector(&mut add, "momentum.linear", "kg m/s");
    angular(&mut add, "momentum.angular", "kg m^2/s");
    add("constraint.position".into(), "m,rad");
    add("constraint.velocity".into(), "m/s,rad/s");
    add("newton.iterations".into(), "1");
    list
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
    list
}
