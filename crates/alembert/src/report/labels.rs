//! Channels as people write them, the plots of a run, and the channels that its report offers.

use crate::model::{Force, Model, channel_matches};
use crate::trajectory::{Channel, Subject, Trajectory};
use alembert_report::{Channels, Packed, Plot, Series};
use std::collections::{BTreeMap, BTreeSet};

/// Most numbers of the channels that a report offers: about three megabytes.
const MOST_NUMBERS: usize = 1_000_000;
/// Most curves of one diagram that nobody asked for.
const MOST_CURVES: usize = 8;

/// A channel as people write it: "crank angle", "drive torque", "kinetic energy".
pub fn label(name: &str, unit: &str) -> String {
    let words = |text: &str| text.replace(['.', '_'], " ");
    let parts: Vec<&str> = name.split('.').collect();
    // forces on angles are torques
    let force = if unit == "N m" { "torque" } else { "force" };
    match parts.as_slice() {
        ["servo", name, "input"] if name.contains("motor") => format!("{name} {force}"),
        ["servo", name, "input"] => format!("{name} motor {force}"),
        ["force" | "coupling", name, "force"] => format!("{name} {force}"),
        ["coordinate", name] => match name.strip_suffix("_rate") {
            Some(name) => format!("{name} rate"),
            None => (*name).to_owned(),
        },
        [
            "energy" | "momentum" | "constraint" | "newton",
            what,
            rest @ ..,
        ] => {
            let axis = rest.iter().map(|r| format!(" {r}"));
            format!("{} {}{}", words(what), parts[0], axis.collect::<String>())
        }
        // the name of a node of a rod has a dot
        [
            "body" | "point" | "marker" | "joint" | "force" | "rod" | "servo",
            name,
            rest @ ..,
        ] if !rest.is_empty() => {
            format!("{name} {}", words(&rest.join(".")))
        }
        _ => words(name),
    }
}

/// Values for people: angles in degrees.
fn shown(channel: &Channel) -> (&str, Vec<f64>) {
    match channel.unit.as_str() {
        "rad" => (
            "deg",
            channel.values.iter().map(|v| v.to_degrees()).collect(),
        ),
        unit => (unit, channel.values.clone()),
    }
}

/// A name without its component, and the component.
fn component(name: &str) -> (&str, Option<&str>) {
    match name.rsplit_once('.') {
        Some((base, part)) if ["x", "y", "z"].contains(&part) => (base, Some(part)),
        _ => (name, None),
    }
}

/// What inverse dynamics has found, then channels of `[report]`, or coordinates and forces; components of one vector share a diagram.
pub fn chosen_plots(model: &Model, trajectory: &Trajectory) -> Vec<Plot> {
    let asked = model.report.as_ref().map(|r| r.channels.as_slice());
    let asked = asked.unwrap_or_default();
    let found = |c: &&Channel| c.id().is_found();
    let mut channels: Vec<&Channel> = trajectory.channels.iter().filter(found).take(24).collect();
    for pattern in asked {
        let matching = |c: &&Channel| channel_matches(pattern, &c.name);
        channels.extend(trajectory.channels.iter().filter(matching));
    }
    // one curve for each name, in the order in which they were asked for
    let mut seen = BTreeSet::new();
    channels.retain(|c| seen.insert(c.name.as_str()));
    let mut plots: Vec<Plot> = vec![];
    let mut places: BTreeMap<&str, usize> = BTreeMap::new();
    for channel in channels {
        let (base, part) = component(&channel.name);
        let (unit, values) = shown(channel);
        let series = Series::new(part.unwrap_or(&channel.name), values).of_channel(&channel.name);
        let place = *places.entry(base).or_insert(plots.len());
        if place == plots.len() {
            plots.push(Plot::new(label(base, &channel.unit), unit));
        }
        plots[place].series.push(series);
    }
    if asked.is_empty() {
        plots.extend(usual_plots(model, trajectory));
    }
    plots
}

/// Coordinates of joints, forces of motors, forces of springs and dampers: by quantity and unit.
fn usual_plots(model: &Model, trajectory: &Trajectory) -> Vec<Plot> {
    let drives: BTreeSet<String> = model
        .forces
        .iter()
        .filter(|f| matches!(f, Force::Drive(_) | Force::Characteristic(_)))
        .map(|f| format!("force.{}.force", f.name()))
        .collect();
    let motor = |c: &Channel| c.id().is_motor() || drives.contains(&c.name);
    let element = |c: &Channel| c.id().is_element_force() && !drives.contains(&c.name);
    let mut plots = vec![];
    type Belongs<'a> = &'a dyn Fn(&Channel) -> bool;
    let groups: [(&str, Belongs<'_>); 3] = [
        ("Joint", &|c| c.id().is_joint_coordinate()),
        ("Motor", &motor),
        ("Force element", &element),
    ];
    for (what, belongs) in groups {
        let mut group: Vec<Plot> = vec![];
        for channel in trajectory.channels.iter().filter(|c| belongs(c)) {
            let (unit, values) = shown(channel);
            let quantity = match unit {
                "deg" => "angles",
                "m" => "displacements",
                "N m" => "torques",
                _ => "forces",
            };
            let title = format!("{what} {quantity}");
            let name = label(&channel.name, &channel.unit);
            let series = Series::new(name, values).of_channel(&channel.name);
            match group.iter_mut().find(|p| p.title == title) {
                Some(plot) if plot.series.len() >= MOST_CURVES => {}
                Some(plot) => plot.series.push(series),
                None => group.push(Plot::new(title, unit).with(series)),
            }
        }
        plots.append(&mut group);
    }
    plots
}

/// The channels that a report offers besides its plots; coordinates and forces first, where not all of them have room.
pub fn offered(channels: &[Channel], frames: usize) -> Option<Channels> {
    let rank = |c: &Channel| {
        let first = [
            Subject::Joint,
            Subject::Coordinate,
            Subject::Servo,
            Subject::Force,
            Subject::Coupling,
            Subject::Marker,
            Subject::Point,
            Subject::Body,
        ];
        let rank = first.iter().position(|subject| *subject == c.id().subject);
        rank.unwrap_or(first.len())
    };
    let mut all: Vec<&Channel> = channels.iter().collect();
    all.retain(|c| c.values.len() == frames);
    all.sort_by_key(|c| rank(c));
    let room = MOST_NUMBERS / frames.max(1);
    let left_out = all.len().saturating_sub(room);
    all.truncate(room);
    if all.is_empty() || frames < 2 {
        return None;
    }
    let columns: Vec<(&str, Vec<f64>)> = all.iter().map(|c| shown(c)).collect();
    let mut rows = Vec::with_capacity(frames * all.len());
    for frame in 0..frames {
        rows.extend(columns.iter().map(|(_, values)| values[frame]));
    }
    Some(Channels {
        names: all.iter().map(|c| c.name.clone()).collect(),
        labels: all.iter().map(|c| label(&c.name, &c.unit)).collect(),
        units: columns.iter().map(|(unit, _)| (*unit).to_owned()).collect(),
        values: Packed::new(&rows, all.len()),
        left_out,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_channels_as_people_write_them() {
        for (name, unit, text) in [
            ("joint.crank.angle", "rad", "crank angle"),
            ("joint.crank.angle_rate", "rad/s", "crank angle rate"),
            ("joint.crank.torque", "N m", "crank torque"),
            ("servo.drive.input", "N m", "drive motor torque"),
            ("servo.lift.input", "N", "lift motor force"),
            ("servo.motor.input", "N m", "motor torque"),
            ("force.spring_1.force", "N", "spring_1 force"),
            ("force.hinge.force", "N m", "hinge torque"),
            ("coupling.mesh.force", "N m", "mesh torque"),
            ("body.arm.angular_velocity", "rad/s", "arm angular velocity"),
            ("body.cable.3.position", "m", "cable 3 position"),
            ("coordinate.reach_rate", "m/s", "reach rate"),
            ("energy.kinetic", "J", "kinetic energy"),
            ("momentum.linear.x", "kg m/s", "linear momentum x"),
            ("load_factor", "1", "load factor"),
        ] {
            assert_eq!(label(name, unit), text, "{name}");
        }
    }

    #[test]
    fn id_what_is_offered_stays_small() {
        let channel = |name: &str| Channel {
            name: name.to_owned(),
            unit: "rad".to_owned(),
            values: vec![std::f64::consts::PI; 2000],
        };
        let mut channels: Vec<Channel> =
            (0..600).map(|k| channel(&format!("body.b{k}.x"))).collect();
        channels.push(channel("joint.j.angle"));
        let offered = offered(&channels, 2000).expect("channels");
        assert_eq!((offered.names.len(), offered.left_out), (500, 101));
        assert_eq!(offered.names[0], "joint.j.angle");
        assert_eq!(offered.units[0], "deg");
        assert!((offered.values.values()[0] - 180.0).abs() < 1e-9);
    }
}
