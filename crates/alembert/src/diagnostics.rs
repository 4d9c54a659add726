//! The ledger: balances that should be zero, measured over the recorded run.

mod judge;
mod sizes;

pub use judge::{Fastest, Judge, Sizes};
pub(crate) use sizes::{extent, fastest, force};

use crate::control::ServoReport;
use crate::model::Study;
use crate::schemes::EnergyClaim;
use crate::step::Twist;
use crate::trajectory::{Channel, LedgerEntry, NOT_CONSERVED, Verdict};

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
    judge: &Judge<'_>,
) -> Vec<LedgerEntry> {
    let (claims, provenance) = (judge.claims, judge.provenance);
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
        ..LedgerEntry::default()
    }];
    out[0] = judge.energy(std::mem::take(&mut out[0]), channels);
    let kinetic = largest(values(channels, "energy.kinetic"));
    let mut momenta = momentum::<D, T>(channels, balance, symmetric);
    for (entry, angular) in momenta.iter_mut().zip([false, true]) {
        // what moves counts where it cancels in the sum
        let moving = judge.momentum_size(kinetic, angular);
        let least = (moving > 0.0).then(|| entry.largest / moving);
        entry.relative = entry.relative.map(|r| least.map_or(r, |l| r.min(l)));
    }
    let kept = [claims.linear_momentum, claims.angular_momentum];
    for ((mut entry, kept), angular) in momenta.into_iter().zip(kept).zip([false, true]) {
        if !kept {
            entry.note += "; not kept by the scheme of this study";
        }
        out.push(judge.momentum(entry, kinetic, angular));
    }
    let entry = LedgerEntry {
        name: "constraints, position".into(),
        largest: largest(values(channels, "constraint.position")),
        unit: "m,rad".into(),
        note: "joints, closures and directors".into(),
        ..LedgerEntry::default()
    };
    out.push(judge.constraints(entry, kinetic, false));
    let note = if claims.velocity_constraints {
        "velocities are projected on the constraints"
    } else {
        "hold between the nodes for this scheme, not at them"
    };
    let entry = LedgerEntry {
        name: "constraints, velocity".into(),
        largest: largest(values(channels, "constraint.velocity")),
        unit: "m/s,rad/s".into(),
        note: note.into(),
        ..LedgerEntry::default()
    };
    out.push(judge.constraints(entry, kinetic, true));
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
    let warning = report.and_then(|r| r.warning(study));
    let note = report.map_or(String::new(), |r| {
        let mut text = format!("index {}, {} realisation", r.index, r.realisation.name());
        if let Some(warning) = &warning {
            text += &format!("; warning: {warning}");
        }
        text
    });
    let entry = LedgerEntry {
        name: "constraints, servo".into(),
        largest: errors.map(|c| largest(&c.values)).fold(0.0, f64::max),
        unit: "m,rad".into(),
        note,
        ..LedgerEntry::default()
    };
    match warning {
        Some(warning) => entry.judged(Verdict::Doubtful, &warning),
        None => entry,
    }
}

/// Size of the energies that were exchanged (T-LED-1): the largest of kinetic energy and change of potential energy, but not
/// more than the model had to spend, its kinetic energy at the start, what its potential gave and what was done on it.
pub fn energy_scale(channels: &[Channel]) -> f64 {
    let [kinetic, potential, work] =
        ["energy.kinetic", "energy.potential", "energy.work"].map(|n| values(channels, n));
    let first = |v: &[f64]| v.first().copied().unwrap_or(0.0);
    let start = first(potential);
    let most = |by: &dyn Fn(f64) -> f64| potential.iter().fold(0.0_f64, |m, v| m.max(by(*v)));
    let exchanged = largest(kinetic).max(most(&|v| (v - start).abs()));
    let spent = first(kinetic) + most(&|v| start - v) + largest(work);
    exchanged.min(spent)
}

fn momentum<const D: usize, const T: usize>(
    channels: &[Channel],
    balance: &[Twist<T>],
    symmetric: [bool; T],
) -> Vec<LedgerEntry> {
    let mut out = vec![];
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
                note: format!("{NOT_CONSERVED}: joints or motors on ground take it up"),
                ..LedgerEntry::default()
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
            ..LedgerEntry::default()
        });
    }
    out
}
