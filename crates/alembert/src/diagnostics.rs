//! The ledger: balances that should be zero, measured over the recorded run.

use crate::control::ServoReport;
use crate::model::Study;
use crate::schemes::{Claims, EnergyClaim};
use crate::step::Twist;
use crate::trajectory::{Channel, LedgerEntry, Provenance};

fn values<'a>(channels: &'a [Channel], name: &str) -> &'a [f64] {
    channels
        .iter()
        .find(|c| c.name == name)
        .map_or(&[], |c| c.values.as_slice())
}

fn largest(values: &[f64]) -> f64 {
    values.iter().fold(0.0_f64, |m, v| m.max(v.abs()))
}

/// The ledger of a run. `balance` holds momentum minus its start minus all impulses; `symmetric` says for which rigid
/// motions the joints to ground transmit nothing, so that the balance must vanish.
pub fn ledger<const D: usize, const T: usize>(
    channels: &[Channel],
    balance: &[Twist<T>],
    symmetric: [bool; T],
    claims: &Claims,
    provenance: &Provenance,
) -> Vec<LedgerEntry> {
    let sampled = match provenance.record_every {
        1 => "every step".to_owned(),
        n => format!("every {n} steps"),
    };
    let energy = values(channels, "energy.balance");
    let scale = energy_scale(channels);
    let kind = match claims.energy {
        EnergyClaim::Exact => "exact for this scheme",
        EnergyClaim::Bounded => "bounded for this scheme",
        EnergyClaim::Dissipative => "this scheme dissipates",
        EnergyClaim::None => "not kept by this solver",
    };
    let losses = match claims.energy {
        _ if largest(values(channels, "energy.dissipated")) == 0.0 => "",
        EnergyClaim::Exact => ", with all that is dissipated",
        _ => "; what is dissipated is known up to its order",
    };
    let mut out = vec![LedgerEntry {
        name: "energy balance".into(),
        largest: largest(energy),
        relative: (scale > 0.0).then(|| largest(energy) / scale),
        unit: "J".into(),
        note: format!("{kind}{losses}; sampled {sampled}"),
    }];
    momentum::<D, T>(channels, balance, symmetric, &mut out);
    let kept = [claims.linear_momentum, claims.angular_momentum];
    for (entry, kept) in out[1..].iter_mut().zip(kept) {
        if !kept {
            entry.note += "; not kept by the scheme of this study";
        }
    }
    out.push(LedgerEntry {
        name: "constraints, position".into(),
        largest: largest(values(channels, "constraint.position")),
        relative: None,
        unit: "m,rad".into(),
        note: "joints, closures and directors".into(),
    });
    let note = if claims.velocity_constraints {
        "velocities are projected on the constraints"
    } else {
        "hold between the nodes for this scheme, not at them"
    };
    out.push(LedgerEntry {
        name: "constraints, velocity".into(),
        largest: largest(values(channels, "constraint.velocity")),
        relative: None,
        unit: "m/s,rad/s".into(),
        note: note.into(),
    });
    out
}

/// The line of the ledger about servo constraints.
pub fn servo_entry(
    channels: &[Channel],
    report: Option<&ServoReport>,
    study: &Study,
) -> LedgerEntry {
    let errors = channels
        .iter()
        .filter(|c| c.name.starts_with("servo.") && c.name.ends_with(".error"));
    let note = report.map_or(String::new(), |r| {
        let mut text = format!("index {}, {} realisation", r.index, r.realisation.name());
        if let Some(warning) = r.warning(study) {
            text += &format!("; warning: {warning}");
        }
        text
    });
    LedgerEntry {
        name: "constraints, servo".into(),
        largest: errors.map(|c| largest(&c.values)).fold(0.0, f64::max),
        relative: None,
        unit: "m,rad".into(),
        note,
    }
}

/// Size of the energies that were exchanged: the largest of kinetic energy and change of potential energy.
pub fn energy_scale(channels: &[Channel]) -> f64 {
    let kinetic = largest(values(channels, "energy.kinetic"));
    let potential = values(channels, "energy.potential");
    let first = potential.first().copied().unwrap_or(0.0);
    let change = potential
        .iter()
        .fold(0.0_f64, |m, v| m.max((v - first).abs()));
    kinetic.max(change)
}

fn momentum<const D: usize, const T: usize>(
    channels: &[Channel],
    balance: &[Twist<T>],
    symmetric: [bool; T],
    out: &mut Vec<LedgerEntry>,
) {
    let axes = ["x", "y", "z"];
    for (name, unit, range) in [
        ("linear momentum", "kg m/s", 0..D),
        ("angular momentum", "kg m^2/s", D..T),
    ] {
        let kept: Vec<usize> = range.clone().filter(|&k| symmetric[k]).collect();
        if kept.is_empty() {
            out.push(LedgerEntry {
                name: format!("{name} balance"),
                largest: 0.0,
                relative: None,
                unit: unit.into(),
                note: "not conserved: joints or motors on ground take it up".into(),
            });
            continue;
        }
        let worst = balance
            .iter()
            .flat_map(|b| kept.iter().map(|&k| b[k].abs()))
            .fold(0.0_f64, f64::max);
        let label = |k: usize| {
            if T == 3 && k >= D {
                "z"
            } else {
                axes[(k - range.start).min(2)]
            }
        };
        let prefix = if name.starts_with("linear") {
            "momentum.linear"
        } else {
            "momentum.angular"
        };
        let size = channels
            .iter()
            .filter(|c| c.name.starts_with(prefix))
            .map(|c| largest(&c.values))
            .fold(0.0, f64::max);
        let which: Vec<&str> = kept.iter().map(|&k| label(k)).collect();
        out.push(LedgerEntry {
            name: format!("{name} balance"),
            largest: worst,
            relative: (size > 0.0).then(|| worst / size),
            unit: unit.into(),
            note: format!(
                "components {}, applied impulses accounted for",
                which.join(", ")
            ),
        });
    }
}
