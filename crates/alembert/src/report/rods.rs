//! Rods of a trajectory as tubes of the report: cross sections, shapes, and what can colour them.

use crate::model::{self, Model, Section, Space};
use crate::trajectory::{RodRecord, STRAINS, Trajectory};
use alembert_report::{Outline, Packed, Quantity, Rod};

/// Most nodes times frames of all rods in a report; above that, nodes are left out. A node takes about 40 bytes.
const MAX_SAMPLES: usize = 150_000;
/// Fewest nodes of a rod that are kept whatever the number of frames.
const FEWEST_NODES: usize = 40;
/// Corners of a round cross section.
const ROUND: usize = 20;
/// Largest radius in the picture of a rod without a section, relative to its length.
const DRAWN_RADIUS: f64 = 0.02;

/// Columns of the values: six strains, then these.
const ENERGY: usize = 6;
const CURVATURE: usize = 7;
const COLUMNS: usize = 8;

/// The rods of a run.
pub fn rods(model: &Model, trajectory: &Trajectory) -> Vec<Rod> {
    let frames = trajectory.time.len();
    let nodes: usize = trajectory.rods.iter().map(RodRecord::nodes).sum();
    let stride = (nodes * frames).div_ceil(MAX_SAMPLES).max(1);
    let rod = |record: &RodRecord| {
        let stride = stride.min((record.nodes() / FEWEST_NODES).max(1));
        let own = model.rods.iter().find(|r| r.name == record.name);
        rod(record, own, model.space, frames, stride)
    };
    trajectory.rods.iter().map(rod).collect()
}

fn rod(
    record: &RodRecord,
    own: Option<&model::Rod>,
    space: Space,
    frames: usize,
    stride: usize,
) -> Rod {
    let last = record.nodes().saturating_sub(1);
    // a ring has no last node
    let end = (!record.closed && !last.is_multiple_of(stride)).then_some(last);
    let nodes: Vec<usize> = (0..record.nodes()).step_by(stride).chain(end).collect();
    let elements: Vec<usize> = (0..record.elements()).step_by(stride).collect();
    let pick = |values: &[f32], width: usize| {
        let mut out = Vec::with_capacity(frames * nodes.len() * width);
        for frame in 0..frames {
            for node in &nodes {
                let at = width * (frame * record.nodes() + node);
                let row = values.get(at..at + width).unwrap_or_default();
                out.extend((0..width).map(|k| row.get(k).map_or(f64::NAN, |x| f64::from(*x))));
            }
        }
        Packed::new(&out, width)
    };
    let mut values = Vec::with_capacity(frames * elements.len() * COLUMNS);
    for frame in 0..frames {
        for &element in &elements {
            let strain = record.strain_of(frame, element).unwrap_or([f64::NAN; 6]);
            values.extend(strain);
            values.push(record.energy_of(frame, element).unwrap_or(f64::NAN));
            values.push(strain[3].hypot(strain[4]));
        }
    }
    Rod {
        name: record.name.clone(),
        color: own.and_then(|rod| rod.color.clone()),
        closed: record.closed,
        length: record.length,
        node_arc: nodes.iter().map(|&i| record.node_arc[i]).collect(),
        value_arc: elements.iter().map(|&k| record.element_arc[k]).collect(),
        outline: outline(own.and_then(first_section), record),
        scale: own.map_or(vec![], |own| scale(own, record, &nodes, space)),
        position: pick(&record.position, 3),
        orientation: pick(&record.orientation, 4),
        values: Packed::new(&values, COLUMNS),
        quantities: quantities(record, &elements, space),
    }
}

/// What can colour a rod: strains, stress resultants, energy per length.
fn quantities(record: &RodRecord, elements: &[usize], space: Space) -> Vec<Quantity> {
    // a planar rod has shear along its first, bending about its second axis, and no torsion
    let there = |k: &usize| space == Space::Spatial || [0, 2, 4].contains(k);
    let plain = |text: &str| match space {
        Space::Spatial => text.to_owned(),
        Space::Planar => text.trim_end_matches([' ', '1', '2']).to_owned(),
    };
    let quantity =
        |name: String, group: &str, unit: &str, column: usize, factor: Vec<f64>| Quantity {
            name,
            group: group.to_owned(),
            unit: if unit == "1" {
                String::new()
            } else {
                unit.to_owned()
            },
            column,
            factor,
        };
    let mut list = vec![];
    for k in (0..6).filter(there) {
        let [name, unit, _, _] = STRAINS[k];
        list.push(quantity(plain(name), "Strains", unit, k, vec![1.0]));
    }
    if space == Space::Spatial {
        let name = "curvature".to_owned();
        list.push(quantity(name, "Strains", "1/m", CURVATURE, vec![1.0]));
    }
    for k in (0..6).filter(there) {
        let [_, _, name, unit] = STRAINS[k];
        let factor = elements.iter().map(|e| record.stiffness[6 * e + k]);
        let factor = shortened(factor.collect());
        list.push(quantity(plain(name), "Stress resultants", unit, k, factor));
    }
    let name = "energy per length".to_owned();
    list.push(quantity(name, "Energy", "J/m", ENERGY, vec![1.0]));
    list
}

/// One number where all are the same.
fn shortened(mut list: Vec<f64>) -> Vec<f64> {
    if list.iter().all(|x| Some(x) == list.first()) {
        list.truncate(1);
    }
    list
}

/// The quantity that colours the rods at first: the strain that ever holds the most energy.
pub fn colored_by(model: &Model, trajectory: &Trajectory) -> String {
    let mut most = [0.0_f64; 6];
    for rod in &trajectory.rods {
        for frame in 0..trajectory.time.len() {
            for element in 0..rod.elements() {
                let at = rod
                    .strain_of(frame, element)
                    .zip(rod.stress_of(frame, element));
                let (strain, stress) = at.unwrap_or_default();
                for k in 0..6 {
                    most[k] = most[k].max(strain[k] * stress[k]);
                }
            }
        }
    }
    let best = (0..6).fold(0, |best, k| if most[k] > most[best] { k } else { best });
    match (most[best] > 0.0, best, model.space) {
        (false, _, _) => String::new(),
        // the plane of bending is seldom that of an axis
        (true, 3 | 4, Space::Spatial) => "curvature".to_owned(),
        (true, k, Space::Spatial) => STRAINS[k][0].to_owned(),
        (true, k, Space::Planar) => STRAINS[k][0].trim_end_matches([' ', '1', '2']).to_owned(),
    }
}

/// The section of a rod, or of its first station that has one.
fn first_section(rod: &model::Rod) -> Option<&Section> {
    let stations = rod.stations.iter().find_map(|s| s.section.as_ref());
    rod.section.as_ref().or(stations)
}

/// Factors of the drawn cross section at the nodes; nothing where it does not vary.
fn scale(own: &model::Rod, record: &RodRecord, nodes: &[usize], space: Space) -> Vec<f64> {
    let Some(drawn) = first_section(own).map(Section::extent) else {
        return vec![];
    };
    if own.stations.is_empty() {
        return vec![];
    }
    let factors = nodes.iter().flat_map(|&i| {
        let place = (record.node_arc[i] / record.length).clamp(0.0, 1.0);
        let extent = own.properties_at(place, space).and_then(|p| p.extent);
        extent.map_or([1.0; 2], |e| [e[0] / drawn[0], e[1] / drawn[1]])
    });
    factors.collect()
}

/// The cross section of a rod; a circle for a rod by stiffnesses.
fn outline(section: Option<&Section>, record: &RodRecord) -> Outline {
    match section {
        Some(Section::Circle(_) | Section::Tube(_) | Section::Ellipse(_)) | None => {
            let [a, b] = match section {
                Some(section) => section.extent().map(|x| 0.5 * x),
                None => [drawn_radius(record); 2],
            };
            let corner = |k: usize| {
                let (s, c) = (std::f64::consts::TAU * k as f64 / ROUND as f64).sin_cos();
                [a * c, b * s]
            };
            Outline {
                points: (0..ROUND).flat_map(corner).collect(),
                smooth: true,
            }
        }
        Some(Section::IBeam(s)) => {
            let (a, b, t) = (0.5 * s.height, 0.5 * s.width, 0.5 * s.web);
            let c = a - s.flange;
            let half = [a, -b, a, b, c, b, c, t, -c, t, -c, b];
            // the other half is the same, turned by half a turn
            let points = half.into_iter().chain(half.map(|x| -x)).collect();
            Outline {
                points,
                smooth: false,
            }
        }
        Some(section) => {
            let [a, b] = section.extent().map(|x| 0.5 * x);
            Outline {
                points: vec![a, -b, a, b, -a, b, -a, -b],
                smooth: false,
            }
        }
    }
}

/// Radius of the full circle with this ratio of bending to extensional stiffness, I/A = r²/4, within reason.
fn drawn_radius(record: &RodRecord) -> f64 {
    let c = record.stiffness.get(..6).unwrap_or(&[0.0; 6]);
    let bending = if c[3] > 0.0 { c[3].min(c[4]) } else { c[4] };
    let radius = 2.0 * (bending / c[2]).sqrt();
    let (low, high) = (1e-3 * record.length, DRAWN_RADIUS * record.length);
    if radius.is_finite() {
        radius.clamp(low, high)
    } else {
        high
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> RodRecord {
        let (nodes, elements, frames) = (101, 100, 4000);
        RodRecord {
            name: "r".into(),
            length: 1.0,
            node_arc: (0..nodes).map(|k| k as f64 / 100.0).collect(),
            element_arc: (0..elements).map(|k| (k as f64 + 0.5) / 100.0).collect(),
            stiffness: [1.0, 2.0, 3.0, 4.0, 5.0, 6.0].repeat(elements),
            position: vec![0.5; 3 * nodes * frames],
            orientation: vec![0.5; 4 * nodes * frames],
            velocity: vec![0.0; 3 * nodes * frames],
            angular_velocity: vec![0.0; 3 * nodes * frames],
            strain: vec![0.25; 6 * elements * frames],
            ..RodRecord::default()
        }
    }

    #[test]
    fn id_long_runs_are_thinned_and_keep_the_ends() {
        let rod = rod(&record(), None, Space::Spatial, 4000, 3);
        assert_eq!(rod.node_arc.first(), Some(&0.0));
        assert_eq!(rod.node_arc.last(), Some(&1.0));
        assert_eq!(rod.node_arc.len(), 35);
        assert_eq!(rod.position.values().len(), 3 * 35 * 4000);
        assert_eq!(rod.values.values().len(), COLUMNS * 34 * 4000);
    }

    #[test]
    fn id_names_are_unique_and_factors_are_stiffnesses() {
        for space in [Space::Spatial, Space::Planar] {
            let list = quantities(&record(), &[0, 1], space);
            let mut names: Vec<&str> = list.iter().map(|q| q.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), list.len());
            let normal = list.iter().find(|q| q.name == "normal force");
            assert_eq!(normal.map(|q| q.factor.clone()), Some(vec![3.0]));
        }
    }
}
