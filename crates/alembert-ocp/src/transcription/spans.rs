//! Rows of conditions over steps: small functions of unknowns (`crate::conditions`), as terms of the objective are.

use super::Transcription;
use super::layout::SpanRow;
use super::second::{Sink, emit};
use crate::compile::{Demand, Where, wrong};
use crate::conditions::Over;
use crate::objectives::Pieces;
use alembert::error::{ModelError, ModelErrors};

/// What a condition asks for after those before it.
enum Joined {
    /// A row with these bounds.
    Row([f64; 2]),
    /// An earlier condition on the same quantity has the row.
    Earlier,
}

impl Transcription {
    /// Rows of conditions over steps.
    pub(super) fn lay_spans(&mut self) -> Result<(), ModelErrors> {
        let mut pieces = Pieces::default();
        for k in 0..self.ocp.demands.len() {
            let demand = self.ocp.demands[k].clone();
            if demand.quantity.over() == Over::Node {
                continue;
            }
            for n in steps_of(&demand) {
                let Joined::Row(bounds) = self.join_spans(k, n)? else {
                    continue;
                };
                let piece = pieces.len();
                if !demand.quantity.lay(self, n, &mut pieces) {
                    let message = format!("\"{}\" has no unknowns here", demand.name);
                    return Err(wrong("condition", message, "leave it out"));
                }
                let free = |i: usize| self.lower[i] < self.upper[i];
                if !pieces.unknowns(piece).any(free) {
                    self.check_span(&demand, &pieces, piece, n)?;
                    continue;
                }
                let stage = match demand.quantity.over() {
                    Over::TwoSteps => n - 1,
                    _ => n,
                };
                let label = self.layout.label(demand.name.clone());
                let row = self.layout.add(bounds, stage, label, n);
                self.layout.spans.push(SpanRow {
                    demand: k,
                    piece,
                    row,
                });
            }
        }
        self.span_pieces = pieces;
        Ok(())
    }

    /// The bounds of all conditions on the quantity of condition k at step n: one row for all, since an equality beside an inequality would
    /// leave no room inside the bounds.
    fn join_spans(&self, k: usize, n: usize) -> Result<Joined, ModelErrors> {
        let own = &self.ocp.demands[k];
        let mut out = own.bounds;
        for (j, d) in self.ocp.demands.iter().enumerate() {
            if j == k || d.quantity != own.quantity || !steps_of(d).contains(&n) {
                continue;
            }
            if j < k {
                return Ok(Joined::Earlier);
            }
            out = [out[0].max(d.bounds[0]), out[1].min(d.bounds[1])];
            if out[0] > out[1] {
                return Err(wrong(
                    "condition",
                    format!(
                        "the conditions \"{}\" and \"{}\" contradict each other at step {n}",
                        own.name, d.name
                    ),
                    "loosen one of the two",
                ));
            }
        }
        Ok(Joined::Row(out))
    }

    /// A condition over a step where nothing is free must hold already.
    fn check_span(
        &self,
        demand: &Demand,
        pieces: &Pieces,
        piece: usize,
        n: usize,
    ) -> Result<(), ModelErrors> {
        let value = pieces.value_of(piece, &demand.quantity, &self.start, &self.refs);
        let [low, high] = demand.bounds;
        let room = 1e-9 * value.abs().max(1.0);
        if value >= low - room && value <= high + room {
            return Ok(());
        }
        Err(ModelError::new(
            "condition",
            format!(
                "the condition \"{}\" contradicts the given configurations at the ends of step {n}: it is {value:.6} there, and must be in [{low}, {high}]",
                demand.name
            ),
        )
        .with_help("change the configuration of [start] or [end], or loosen the condition")
        .into())
    }

    pub(super) fn add_span_values(&self, x: &[f64], values: &mut [f64]) {
        for span in &self.layout.spans {
            let law = &self.ocp.demands[span.demand].quantity;
            values[span.row] = self.span_pieces.value_of(span.piece, law, x, &self.refs);
        }
    }

    pub(super) fn visit_spans(&self, x: &[f64], out: &mut Sink<'_>) {
        for span in &self.layout.spans {
            let law = &self.ocp.demands[span.demand].quantity;
            let put = |j: usize, v: f64| out(span.row, j, v);
            self.span_pieces
                .first_of(span.piece, law, x, &self.refs, put);
        }
    }

    pub(super) fn visit_second_spans(&self, x: &[f64], y: &[f64], out: &mut Sink<'_>) {
        for span in &self.layout.spans {
            let law = &self.ocp.demands[span.demand].quantity;
            let put = |i: usize, j: usize, v: f64| emit(out, i, j, v * y[span.row]);
            self.span_pieces
                .second_of(span.piece, law, x, &self.refs, put);
        }
    }
}

/// Steps of a condition; of one around nodes the nodes between its steps.
fn steps_of(demand: &Demand) -> std::ops::Range<usize> {
    let around = demand.quantity.over() == Over::TwoSteps;
    match demand.at {
        Where::Nodes(a, b) if around => a + 1..b,
        Where::Nodes(a, b) => a..b,
        Where::After(n) => n..n + 1,
        Where::Before(n) => n.saturating_sub(1)..n,
        Where::Node(n) => n..n + 1,
    }
}
