//! What a part of a rod is as a whole, where sections vary along it.
//!
//! # Equations
//! Over a part from a to b, with the fraction s of the length, and k any stiffness of the section:
//! ```text
//! 1/k̄ = 1/(b - a) ∫ ds/k(s)          a force through the part strains it as its pieces in a row do
//! m̄ = 1/(b - a) ∫ m(s) ds            masses and moments of inertia add up
//! ```
//! Pieces between stations are smooth: three Gauss points each. A step of the section so counts where it is, wherever the nodes lie.
//!
//! # Reference
//! None beyond the mechanics of springs in a row.

use super::rods::{Rod, RodProperties, RodStiffness};
use super::types::Space;
use super::values::Inertia;

/// Gauss points and weights on [0, 1].
const GAUSS: [(f64, f64); 3] = [
    (0.112_701_665_379_258_31, 5.0 / 18.0),
    (0.5, 8.0 / 18.0),
    (0.887_298_334_620_741_7, 5.0 / 18.0),
];

impl Rod {
    /// What one metre of the rod is between two fractions of its length, as a whole; a part of a ring may reach over its ends.
    pub(crate) fn properties_over(
        &self,
        [from, to]: [f64; 2],
        space: Space,
    ) -> Option<RodProperties> {
        let middle = 0.5 * (from + to);
        let around = |s: f64| match s {
            s if s < 0.0 => s + 1.0,
            s if s > 1.0 => s - 1.0,
            s => s,
        };
        let mut whole = self.properties_at(around(middle), space)?;
        if self.stations.is_empty() {
            return Some(whole);
        }
        // ends, and everything between them where the section may have a step or a kink
        let turns = [-1.0, 0.0, 1.0];
        let places = turns.iter().flat_map(|turn| {
            let stations = self.stations.iter().map(|station| station.at);
            stations.chain([0.0, 1.0]).map(move |at| at + turn)
        });
        let mut cuts: Vec<f64> = places.filter(|at| *at > from && *at < to).collect();
        cuts.extend([from, to]);
        cuts.sort_by(f64::total_cmp);
        let mut sum = Sum::default();
        for piece in cuts.windows(2) {
            let length = piece[1] - piece[0];
            for (at, weight) in GAUSS.iter().filter(|_| length > 0.0) {
                let place = around(piece[0] + at * length);
                let part = weight * length / (to - from);
                sum.add(&self.properties_at(place, space)?, part);
            }
        }
        sum.finish(&mut whole);
        whole.damping = self.damping_for(&whole.stiffness);
        Some(whole)
    }
}

/// Compliances, masses and moments of inertia, summed.
#[derive(Default)]
struct Sum {
    compliance: [f64; 6],
    mass: f64,
    inertia: [f64; 3],
}

/// Extension, shear, bending, torsion.
fn each(k: &mut RodStiffness) -> impl Iterator<Item = &mut f64> {
    let whole = std::iter::once(&mut k.extension);
    let lists = k.shear.iter_mut().chain(&mut k.bending);
    whole.chain(lists).chain(&mut k.torsion)
}

impl Sum {
    fn add(&mut self, p: &RodProperties, part: f64) {
        let mut stiffness = p.stiffness.clone();
        for (sum, k) in self.compliance.iter_mut().zip(each(&mut stiffness)) {
            *sum += part / *k;
        }
        self.mass += part * p.mass;
        let moments = match &p.inertia {
            Inertia::Scalar(j) => [*j, 0.0, 0.0],
            Inertia::Diagonal(j) => *j,
            Inertia::Tensor(j) => [j[0][0], j[1][1], j[2][2]],
        };
        for (sum, j) in self.inertia.iter_mut().zip(moments) {
            *sum += part * j;
        }
    }

    fn finish(self, whole: &mut RodProperties) {
        for (k, sum) in each(&mut whole.stiffness).zip(self.compliance) {
            *k = 1.0 / sum;
        }
        whole.mass = self.mass;
        whole.inertia = match whole.inertia {
            Inertia::Scalar(_) => Inertia::Scalar(self.inertia[0]),
            _ => Inertia::Diagonal(self.inertia),
        };
    }
}
