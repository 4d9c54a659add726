//! Diagrams of a run: coordinates and forces, then what the ledger is about, the effort last.

use super::labels;
use super::scene::Effort;
use crate::model::{Force, Model};
use crate::trajectory::Trajectory;
use alembert_report::{Plot, Series};

/// A curve of a standard diagram: name in the legend, channel.
type Curve = (&'static str, &'static str);

/// What a diagram of the ledger needs or brings along.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Always there.
    Plain,
    /// Followed by the energy in parts.
    Energy,
    /// Only where something works or dissipates.
    Works,
    /// Logarithmic, and only where something is not zero.
    Violation,
}

/// A diagram of the ledger: headline, unit, curves. Channels that are not there are left out.
struct Standard {
    title: &'static str,
    unit: &'static str,
    kind: Kind,
    curves: &'static [Curve],
}

const LEDGER_PLOTS: [Standard; 6] = [
    Standard {
        title: "Energy",
        unit: "J",
        kind: Kind::Energy,
        curves: &[
            ("kinetic", "energy.kinetic"),
            ("potential", "energy.potential"),
            ("total", "energy.total"),
        ],
    },
    Standard {
        title: "Energy balance",
        unit: "J",
        kind: Kind::Plain,
        curves: &[("balance", "energy.balance")],
    },
    Standard {
        title: "Work and dissipation",
        unit: "J",
        kind: Kind::Works,
        curves: &[
            ("work of applied forces", "energy.work"),
            ("dissipated", "energy.dissipated"),
        ],
    },
    Standard {
        title: "Linear momentum",
        unit: "kg m/s",
        kind: Kind::Plain,
        curves: &[
            ("x", "momentum.linear.x"),
            ("y", "momentum.linear.y"),
            ("z", "momentum.linear.z"),
        ],
    },
    Standard {
        title: "Angular momentum",
        unit: "kg m^2/s",
        kind: Kind::Plain,
        curves: &[
            ("x", "momentum.angular.x"),
            ("y", "momentum.angular.y"),
            ("z", "momentum.angular.z"),
            ("z", "momentum.angular"),
        ],
    },
    Standard {
        title: "Constraint violation",
        unit: "m, rad, m/s, rad/s",
        kind: Kind::Violation,
        curves: &[
            ("position", "constraint.position"),
            ("velocity", "constraint.velocity"),
        ],
    },
];

/// Diagrams: what the model asks for, or coordinates and forces; then those of the ledger, the effort last.
pub(super) fn plots(model: &Model, trajectory: &Trajectory, effort: Effort) -> Vec<Plot> {
    let works = active(trajectory, "energy.work") || active(trajectory, "energy.dissipated");
    let mut plots = labels::chosen_plots(model, trajectory);
    let first = plots.len();
    for standard in &LEDGER_PLOTS {
        if standard.kind == Kind::Works && !works {
            continue;
        }
        let mut plot = Plot::new(standard.title, standard.unit);
        plot.log = standard.kind == Kind::Violation;
        for (name, channel) in standard.curves {
            if let Some(values) = trajectory.channel(channel) {
                plot = plot.with(Series::new(*name, values.to_vec()).of_channel(*channel));
            }
        }
        // without constraints there is nothing to violate
        let mut values = plot.series.iter().flat_map(|s| &s.values);
        if standard.kind == Kind::Violation && !values.any(|v| *v != 0.0) {
            continue;
        }
        plots.push(plot);
        if standard.kind == Kind::Energy {
            plots.extend(stacked_energies(model, trajectory));
        }
    }
    if let Some(title) = effort.label("Newton iterations") {
        let iterations = trajectory.channel("newton.iterations").unwrap_or_default();
        let series = Series::new("iterations", iterations.to_vec()).of_channel("newton.iterations");
        plots.push(Plot::new(title, "").with(series));
    }
    for plot in &mut plots[first..] {
        plot.ledger = true;
    }
    plots
}

/// Where the energy is: parts upon each other, against what there was at the start and the work since. Gravity, whose zero
/// means nothing, and parts that are negative are counted from their lowest value.
fn stacked_energies(model: &Model, trajectory: &Trajectory) -> Option<Plot> {
    let channel = |name: &str| trajectory.channel(&format!("energy.{name}"));
    let (kinetic, gravity) = (channel("kinetic")?, channel("gravity")?);
    let (potential, dissipated) = (channel("potential")?, channel("dissipated")?);
    let (total, work) = (channel("total")?, channel("work")?);
    let stored: Vec<f64> = potential.iter().zip(gravity).map(|(v, g)| v - g).collect();
    let elastic = model.forces.iter().all(|f| {
        let other = matches!(f, Force::Gravitation(_) | Force::LennardJones(_));
        !other
    });
    let stored_in = if elastic { "elastic" } else { "force elements" };
    // name, values, whether its zero means something
    let parts = [
        ("kinetic", kinetic, true),
        ("gravity", gravity, false),
        (stored_in, stored.as_slice(), true),
        ("dissipated", dissipated, true),
    ];
    let mut plot = Plot::new("Energy, stacked", "J");
    let mut offset = 0.0;
    for (name, values, absolute) in parts {
        if values.iter().all(|v| *v == 0.0) {
            continue;
        }
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let lowest = if absolute { least.min(0.0) } else { least };
        offset -= lowest;
        let note = if lowest != 0.0 {
            ", from its lowest"
        } else {
            ""
        };
        let above = values.iter().map(|v| v - lowest).collect();
        plot = plot.with_series(format!("{name}{note}"), above);
    }
    plot.stacked = plot.series.len();
    // one part alone is the plot of the energy again
    if plot.stacked < 2 {
        return None;
    }
    let start = total.first()? + offset;
    let line = work.iter().map(|w| start + w).collect();
    Some(plot.with_series("start and work", line))
}

fn active(trajectory: &Trajectory, channel: &str) -> bool {
    trajectory
        .channel(channel)
        .is_some_and(|values| values.iter().any(|v| *v != 0.0))
}
