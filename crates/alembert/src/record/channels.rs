//! Names and units of the channels of a model.

use crate::model::Model;
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
    for f in model.forces.iter().filter(|f| f.stores_energy()) {
        add(format!("force.{}.energy", f.name()), "J");
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
