//! Rows of conditions, without those that hold already.

use super::Transcription;
use super::layout::DemandRow;
use crate::compile::{Demand, Where};
use crate::tree::Node;
use alembert::error::{ModelError, ModelErrors};

impl Transcription {
    /// Rows of conditions other than bounds of coordinates.
    pub(super) fn lay_demands(&mut self) -> Result<(), ModelErrors> {
        for k in 0..self.ocp.demands.len() {
            let demand = self.ocp.demands[k].clone();
            if demand.places.is_empty() {
                continue;
            }
            let (from, to) = match demand.at {
                Where::Node(n) => (n, n),
                Where::Nodes(a, b) => (a, b),
                Where::After(_) | Where::Before(_) => continue,
            };
            for n in from..=to {
                if self.demand_is_fixed(&demand, n) {
                    self.check_demand(&demand, n)?;
                    continue;
                }
                if self.is_on_ground(&demand, n)? {
                    continue;
                }
                let Some((bounds, name)) = self.join_demands(k, n) else {
                    continue;
                };
                let label = self.layout.label(name);
                let row = self.layout.add(bounds, n, label, n);
                self.layout.demands.push(DemandRow {
                    demand: k,
                    node: n,
                    row,
                });
                self.layout.conditions_at[n] = true;
            }
        }
        Ok(())
    }

    /// The bounds of all conditions on the quantity of condition k at a node, and the name of the narrowest; none if an earlier condition
    /// has the row. One row for all: an equality beside an inequality would leave no room inside the bounds.
    fn join_demands(&self, k: usize, n: usize) -> Option<([f64; 2], String)> {
        let own = &self.ocp.demands[k];
        let all = self.ocp.demands.iter().enumerate();
        let mut out = (own.bounds, own.name.clone());
        let width = |b: [f64; 2]| b[1] - b[0];
        let same = all.filter(|(j, d)| {
            *j != k && d.quantity == own.quantity && super::layout::covers(d.at, n)
        });
        let mut narrowest = width(own.bounds);
        for (j, d) in same {
            if j < k {
                return None;
            }
            if width(d.bounds) < narrowest {
                (narrowest, out.1) = (width(d.bounds), d.name.clone());
            }
            out.0 = [out.0[0].max(d.bounds[0]), out.0[1].min(d.bounds[1])];
        }
        Some(out)
    }

    /// Whether a closed contact gives the height of this point at a node already: a row beside it would leave no room inside its bounds.
    fn is_on_ground(&self, demand: &Demand, n: usize) -> Result<bool, ModelErrors> {
        let Some((point, axis)) = demand.quantity.component() else {
            return Ok(false);
        };
        // the end of a period lands on the contacts of its start
        let around = (n == self.steps() && self.ocp.period.is_some()).then_some(0);
        let closed = n
            .checked_sub(1)
            .into_iter()
            .chain([n])
            .chain(around)
            .filter_map(|step| self.pressed.get(step))
            .flatten()
            .filter(|p| !p.release);
        for p in closed {
            let touch = &self.ocp.touches[p.touch];
            let normal = &touch.axes[touch.axes.len() - 1];
            if touch.point != *point || crate::scalar::dot(normal, axis).abs() < 1.0 - 1e-12 {
                continue;
            }
            let height = touch.height * crate::scalar::dot(normal, axis);
            let [low, high] = demand.bounds;
            let room = 1e-9 * self.ocp.setup.length.max(height.abs());
            if height >= low - room && height <= high + room {
                return Ok(true);
            }
            return Err(ModelError::new(
                "condition",
                format!(
                    "the condition \"{}\" contradicts the contact \"{}\", which is closed at node {n}: {height} must be in [{low}, {high}]",
                    demand.name, touch.name
                ),
            )
            .with_help("let the condition hold in other phases, or change `height` of the contact")
            .into());
        }
        Ok(false)
    }

    fn demand_is_fixed(&self, demand: &Demand, n: usize) -> bool {
        let mut points = demand.places.iter().flat_map(|place| place.points());
        points.all(|point| self.is_fixed(n, point.body))
    }

    /// A condition at a node where nothing is free must hold already.
    fn check_demand(&self, demand: &Demand, n: usize) -> Result<(), ModelErrors> {
        let tree = &self.ocp.setup.tree;
        let mut node = Node::<f64>::new(tree);
        node.place(tree, self.theta(&self.start, n), &self.refs[n]);
        let value = demand.value(&node);
        let unit = demand.quantity.size(&self.units());
        let size = 1e-9 * value.abs().max(unit);
        if value >= demand.bounds[0] - size && value <= demand.bounds[1] + size {
            return Ok(());
        }
        Err(ModelError::new(
            "condition",
            format!(
                "the condition \"{}\" contradicts the given configuration at node {n}: it is {value:.6} there, and must be in [{}, {}]",
                demand.name, demand.bounds[0], demand.bounds[1]
            ),
        )
        .with_help("change the configuration of [start] or [end], or loosen the condition")
        .into())
    }
}
