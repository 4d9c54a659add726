//! # What it is
//! Units of the lifted program, from those of the reduced one (T-OCP-11).
//!
//! # Equations
//! With the length L and the impulse P of the problem: places L, directors 1, constraints that contain a place L, all others 1; equations of motion of
//! places P, of directors P L; multipliers of constraints of places P, of directors P L.
//!
//! # Symbols
//! L `length`, P `impulse`.
//!
//! # Reference
//! Own.
//!
//! # Departures from the reference
//! None.

use super::bodies::Motion;
use super::{Lifted, Source};
use alembert_nlp::Sizes;

impl Lifted {
    /// Units of variables, rows and objective.
    pub(super) fn calc_sizes(&self) -> Sizes {
        let reduced = self.reduced.calc_sizes();
        let (length, _) = self.reduced.calc_scales();
        let (places, of_constraint) = (self.places(), self.constraints_of_places());
        let [motions, multipliers] = self.momenta();
        let extent = |place: bool| if place { length } else { 1.0 };
        let mut variables: Vec<f64> = (self.origin.iter())
            .map(|origin| origin.map_or(1.0, |i| reduced.variables[i]))
            .collect();
        for &at in &self.q_at {
            for (i, place) in places.iter().enumerate() {
                variables[at + i] = extent(*place);
            }
        }
        for &at in self.lambda_at.iter().flatten() {
            variables[at..at + multipliers.len()].copy_from_slice(&multipliers);
        }
        let of_row = |source: &Source| match *source {
            Source::Reduced(row) => reduced.constraints[row],
            Source::Constraint(_, k) => extent(of_constraint[k]),
            Source::Entry(_, i) => motions[i],
            Source::Coordinate(_, i) => extent(matches!(self.bodies.motions[i], Motion::Slide(..))),
        };
        Sizes {
            variables,
            constraints: self.sources.iter().map(of_row).collect(),
            objective: reduced.objective,
        }
    }

    /// Units of the equations of motion of a node, and of its multipliers.
    pub(super) fn momenta(&self) -> [Vec<f64>; 2] {
        let (length, impulse) = self.reduced.calc_scales();
        let momentum = |place: bool| if place { impulse } else { impulse * length };
        [self.places(), self.constraints_of_places()]
            .map(|list| list.into_iter().map(momentum).collect())
    }

    /// Which constraints contain a place.
    fn constraints_of_places(&self) -> Vec<bool> {
        let places = self.places();
        let is_place = |v: &u32| places.get(*v as usize).copied().unwrap_or(false);
        let constraints = self.bodies.constraints.iter();
        constraints
            .map(|c| c.form.terms().iter().flat_map(|(key, _)| key).any(is_place))
            .collect()
    }

    /// Which entries of a configuration are places.
    fn places(&self) -> Vec<bool> {
        let mut out = vec![false; self.bodies.entries];
        for at in self.bodies.figures.iter().filter_map(|f| f.at) {
            out[at..at + self.bodies.size].fill(true);
        }
        out
    }
}
