//! Where variables and rows are: counted once, with bounds, stages and names.

use super::loops::ClosedRow;
use super::release::{Release, Tie};
use super::turns::Turn;
use super::{NONE, Prepared, Scratch, Transcription};
use crate::compile::{Ocp, Where};
use crate::objectives::Pieces;
use crate::scalar::M3;
use crate::tree::CoordinateKind;
use alembert::error::{ModelError, ModelErrors};

/// A point that stays where it was at the start of a step.
#[derive(Clone, Copy, Debug)]
pub struct Hold {
    /// Contact.
    pub touch: usize,
    /// Step.
    pub step: usize,
    /// First row.
    pub row: usize,
}

/// A contact point on the ground.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Landing {
    pub touch: usize,
    pub node: usize,
    pub row: usize,
}

/// A force inside its cone of friction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cone {
    pub touch: usize,
    /// First force component among the variables.
    pub first: usize,
    pub row: usize,
}

/// A demand at one node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DemandRow {
    pub demand: usize,
    pub node: usize,
    pub row: usize,
}

/// A demand over a step: the row, and its small function among those of all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SpanRow {
    pub demand: usize,
    pub piece: usize,
    pub row: usize,
}

/// A coordinate that repeats, or advances by a variable.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Repeat {
    pub coordinate: usize,
    pub advance: Option<usize>,
    pub row: usize,
}

/// Name of a row: a label and a node.
#[derive(Clone, Copy, Debug)]
pub struct RowName {
    /// Index of the label.
    pub label: usize,
    /// Node.
    pub node: usize,
}

/// All rows.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    /// Rows of the equations of motion, node after node.
    pub motion: Vec<usize>,
    pub holds: Vec<Hold>,
    pub landings: Vec<Landing>,
    pub cones: Vec<Cone>,
    pub demands: Vec<DemandRow>,
    pub spans: Vec<SpanRow>,
    pub loops: Vec<ClosedRow>,
    /// First row of the states over every step, and of what they begin with.
    pub states: Vec<usize>,
    pub states_begin: usize,
    pub turns: Vec<Turn>,
    pub repeats: Vec<Repeat>,
    pub releases: Vec<Release>,
    pub ties: Vec<Tie>,
    pub lower: Vec<f64>,
    pub upper: Vec<f64>,
    pub row_stage: Vec<usize>,
    pub variable_stage: Vec<usize>,
    names: Vec<RowName>,
    labels: Vec<String>,
    /// Landings, demands and holds by node: where second derivatives of conditions are needed.
    pub conditions_at: Vec<bool>,
    /// First landing, demand, hold and loop of every node, and one end more.
    first: Vec<[usize; 4]>,
}

impl Rows {
    /// Sorts what is looked up by node.
    fn sort(&mut self, nodes: usize) {
        self.demands.sort_by_key(|d| d.node);
        self.first = (0..=nodes)
            .map(|n| {
                [
                    self.landings.partition_point(|l| l.node < n),
                    self.demands.partition_point(|d| d.node < n),
                    self.holds.partition_point(|h| h.step < n),
                    self.loops.partition_point(|l| l.node < n),
                ]
            })
            .collect();
    }

    /// Contacts that land at a node.
    pub fn landings_at(&self, n: usize) -> &[Landing] {
        &self.landings[self.first[n][0]..self.first[n + 1][0]]
    }

    /// Demands at a node.
    pub fn demands_at(&self, n: usize) -> &[DemandRow] {
        &self.demands[self.first[n][1]..self.first[n + 1][1]]
    }

    /// Points that stay over a step.
    pub fn holds_of(&self, n: usize) -> &[Hold] {
        &self.holds[self.first[n][2]..self.first[n + 1][2]]
    }

    /// Loops that are closed at a node.
    pub fn loops_at(&self, n: usize) -> &[ClosedRow] {
        &self.loops[self.first[n][3]..self.first[n + 1][3]]
    }

    pub(super) fn label(&mut self, text: String) -> usize {
        match self.labels.iter().position(|l| *l == text) {
            Some(k) => k,
            None => {
                self.labels.push(text);
                self.labels.len() - 1
            }
        }
    }

    pub(super) fn add(
        &mut self,
        bounds: [f64; 2],
        stage: usize,
        label: usize,
        node: usize,
    ) -> usize {
        self.lower.push(bounds[0]);
        self.upper.push(bounds[1]);
        self.row_stage.push(stage);
        self.names.push(RowName { label, node });
        self.lower.len() - 1
    }
}

impl Transcription {
    /// Lays out the program of a problem for a first motion: coordinates and reference rotations at every node. `bounds_turns` adds the rows
    /// that keep the turn of every joint in a step below the limit of the problem.
    pub fn new(
        ocp: Ocp,
        theta: &[Vec<f64>],
        refs: Vec<Vec<M3<f64>>>,
        bounds_turns: bool,
    ) -> Result<Self, ModelErrors> {
        let phase_of: Vec<usize> = ocp
            .phases
            .iter()
            .enumerate()
            .flat_map(|(p, phase)| std::iter::repeat_n(p, phase.steps))
            .collect();
        let mut t = Self {
            phase_of,
            refs,
            theta_at: vec![],
            tau_at: vec![],
            pressed: vec![],
            impulse_at: vec![],
            state_at: vec![],
            duration_at: vec![],
            lengths: vec![],
            advance_at: vec![],
            parameter_at: vec![],
            lower: vec![],
            upper: vec![],
            start: vec![],
            layout: Rows::default(),
            pieces: vec![],
            span_pieces: Pieces::default(),
            jacobian_places: vec![],
            hessian_places: vec![],
            scratch: Some(Box::new(Scratch::new(
                &ocp.setup.tree,
                ocp.control_names.len(),
            ))),
            prepared: Prepared::default(),
            ocp,
        };
        t.lay_variables(theta)?;
        t.lay_motion();
        t.lay_loops();
        t.lay_state_rows();
        t.lay_contacts()?;
        t.lay_releases();
        t.lay_demands()?;
        t.lay_spans()?;
        if bounds_turns {
            t.lay_turns();
        }
        t.lay_period();
        t.lay_objective()?;
        t.layout.sort(t.phase_of.len() + 1);
        t.follow_states();
        t.find_places();
        Ok(t)
    }

    pub(super) fn add_variable(&mut self, bounds: [f64; 2], start: f64, stage: usize) -> usize {
        self.lower.push(bounds[0]);
        self.upper.push(bounds[1]);
        self.start.push(start);
        self.layout.variable_stage.push(stage);
        self.lower.len() - 1
    }

    /// Variables node after node, then what belongs to all.
    fn lay_variables(&mut self, theta: &[Vec<f64>]) -> Result<(), ModelErrors> {
        let (last, controls) = (self.steps(), self.ocp.control_names.len());
        for n in 0..=last {
            self.theta_at.push(self.lower.len());
            for i in 0..self.ocp.setup.tree.dof {
                let bounds = self.coordinate_bounds(n, i)?;
                self.add_variable(bounds, theta[n][i], n);
            }
            let mut pressed = vec![];
            if n < last {
                self.tau_at.push(self.lower.len());
                for c in 0..controls {
                    let bounds = self.ocp.limits[c];
                    self.add_variable(bounds, 0.0, n);
                }
                for touch in self.ocp.phases[self.phase_of[n]].contacts.clone() {
                    pressed.push(self.lay_force(n, touch));
                }
            }
            self.lay_last_forces(n, &mut pressed);
            self.pressed.push(pressed);
            self.lay_impulses(n);
            self.lay_states(n);
        }
        self.lay_trial_nodes();
        for p in 0..self.ocp.phases.len() {
            let (bounds, guess) = (self.ocp.phases[p].duration, self.ocp.phases[p].guess);
            let at = (bounds[0] < bounds[1]).then(|| self.add_variable(bounds, guess, NONE));
            self.duration_at.push(at);
            let steps = self.ocp.phases[p].steps;
            let length = match at {
                Some(at) => (at, 1.0 / steps as f64),
                None => (NONE, bounds[0] / steps as f64),
            };
            self.lengths.extend(std::iter::repeat_n(length, steps));
        }
        if let Some(period) = self.ocp.period.clone() {
            for a in &period.advance {
                let guess = theta[last][a.coordinate] - theta[0][a.coordinate];
                let at = self.add_variable(a.bounds, guess, NONE);
                self.advance_at.push(at);
            }
        }
        for p in self.ocp.design.parameters.clone() {
            let at = self.add_variable(p.bounds, p.guess, NONE);
            self.parameter_at.push(at);
        }
        Ok(())
    }

    /// Bounds of a coordinate at a node: those of the ends and of all conditions on it.
    fn coordinate_bounds(&self, n: usize, i: usize) -> Result<[f64; 2], ModelErrors> {
        let mut bounds = [f64::NEG_INFINITY, f64::INFINITY];
        let mut from = String::new();
        let ends = [
            (0, &self.ocp.start, "start"),
            (self.steps(), &self.ocp.end, "end"),
        ];
        for (node, end, name) in ends {
            if node == n {
                (bounds, from) = (end.theta[i], format!("[{name}]"));
            }
        }
        for demand in &self.ocp.demands {
            let coordinate = demand.quantity.coordinate();
            if coordinate.is_none_or(|(k, _)| k != i) || !covers(demand.at, n) {
                continue;
            }
            let both = [
                bounds[0].max(demand.bounds[0]),
                bounds[1].min(demand.bounds[1]),
            ];
            if both[0] - both[1] > 1e-12 * both[0].abs().max(both[1].abs()) {
                let name = &self.ocp.coordinate_names[i];
                return Err(ModelError::new(
                    "",
                    format!(
                        "{from} and \"{}\" contradict each other: {name} at node {n} must be in [{}, {}] and in [{}, {}]",
                        demand.name, bounds[0], bounds[1], demand.bounds[0], demand.bounds[1]
                    ),
                )
                .with_help("loosen one of the two")
                .into());
            }
            bounds = [both[0].min(both[1]), both[1].max(both[0])];
            from = format!("\"{}\"", demand.name);
        }
        Ok(bounds)
    }

    /// Rows of the equations of motion; with periodic momenta the first and the last node share theirs.
    fn lay_motion(&mut self) {
        let (last, dof) = (self.steps(), self.ocp.setup.tree.dof);
        let cyclic = self.ocp.period.as_ref().is_some_and(|p| p.momentum);
        let names = self.ocp.coordinate_names.clone();
        for n in 0..=last {
            for i in 0..dof {
                let inner = n > 0 && n < last;
                let momentum = |b: Option<[f64; 2]>, sign: f64| match b {
                    Some(b) if sign < 0.0 => Some([-b[1], -b[0]]),
                    b => b,
                };
                let bounds = if inner || (cyclic && n == 0) {
                    Some([0.0; 2])
                } else if cyclic {
                    None
                } else if n == 0 {
                    momentum(self.ocp.start.momentum[i], -1.0)
                } else {
                    momentum(self.ocp.end.momentum[i], 1.0)
                };
                let row = match bounds {
                    Some(bounds) => {
                        let text = if inner || cyclic {
                            format!("equation of motion of {}", names[i])
                        } else if n == 0 {
                            format!("start momentum of {}", names[i])
                        } else {
                            format!("end momentum of {}", names[i])
                        };
                        let label = self.layout.label(text);
                        let stage = if cyclic && n == 0 { NONE } else { n };
                        self.layout.add(bounds, stage, label, n)
                    }
                    None if cyclic && n == last => self.layout.motion[i],
                    None => NONE,
                };
                self.layout.motion.push(row);
            }
        }
    }

    /// Whether nothing that moves a body is free at a node.
    pub(crate) fn is_fixed(&self, n: usize, body: Option<usize>) -> bool {
        body.is_none_or(|b| {
            self.ocp.setup.tree.path[b].iter().all(|&i| {
                let at = self.theta_at[n] + i;
                self.lower[at] == self.upper[at]
            })
        })
    }

    /// Rows that bound the turn of every joint in a step.
    fn lay_turns(&mut self) {
        let tree = &self.ocp.setup.tree;
        let (dof, max) = (tree.dof, self.ocp.max_turn);
        for nodes in self.ends_of_steps() {
            let n = nodes[0];
            for i in 0..dof {
                let kind = self.ocp.setup.tree.kinds[i];
                let name = &self.ocp.coordinate_names[i];
                let (bounds, name) = match kind {
                    CoordinateKind::Angle => ([-max, max], name.clone()),
                    CoordinateKind::Ball(_, 0) => (
                        [(0.5 * max).cos(), f64::INFINITY],
                        name.trim_end_matches(".rotation.x").to_owned(),
                    ),
                    _ => continue,
                };
                let fixed = |node: usize| {
                    let at = self.theta_at[node] + i;
                    self.lower[at] == self.upper[at]
                };
                if fixed(n) && fixed(nodes[1]) {
                    continue;
                }
                let label = self.layout.label(format!("turn of {name} in a step"));
                let row = self.layout.add(bounds, n, label, n);
                self.layout.turns.push(Turn {
                    nodes,
                    coordinate: i,
                    ball: match kind {
                        CoordinateKind::Ball(k, _) => Some(k),
                        _ => None,
                    },
                    row,
                });
            }
        }
    }

    /// Rows of periodicity; they couple the first and the last node.
    fn lay_period(&mut self) {
        let Some(period) = self.ocp.period.clone() else {
            return;
        };
        for i in 0..self.ocp.setup.tree.dof {
            let advance = period.advance.iter().position(|a| a.coordinate == i);
            let name = &self.ocp.coordinate_names[i];
            let label = self.layout.label(format!("period of {name}"));
            let row = self.layout.add([0.0; 2], NONE, label, self.phase_of.len());
            self.layout.repeats.push(Repeat {
                coordinate: i,
                advance: advance.map(|k| self.advance_at[k]),
                row,
            });
        }
    }

    /// The places of both derivatives, from a sweep at the start.
    fn find_places(&mut self) {
        let x = self.start.clone();
        let y = vec![0.0; self.layout.lower.len()];
        let (mut jacobian, mut hessian) = (vec![], vec![]);
        self.with_scratch(|t, s| {
            t.visit_jacobian(&x, s, &mut |i, j, _| jacobian.push((i, j)));
            t.visit_hessian(&x, 1.0, &y, s, &mut |i, j, _| hessian.push((i, j)));
        });
        (self.jacobian_places, self.hessian_places) = (jacobian, hessian);
    }

    /// Phase of a node: that of the step after it.
    pub(super) fn phase_name(&self, n: usize) -> &str {
        let step = n.min(self.steps() - 1);
        &self.ocp.phases[self.phase_of[step]].name
    }

    /// Name of a row.
    pub(super) fn calc_constraint_name(&self, i: usize) -> String {
        let name = self.layout.names[i];
        format!(
            "{}, node {}, phase {}",
            self.layout.labels[name.label],
            name.node,
            self.phase_name(name.node)
        )
    }

    /// Name of a variable.
    pub(super) fn calc_variable_name(&self, i: usize) -> String {
        let stage = self.layout.variable_stage[i];
        if stage == NONE {
            if let Some(p) = self.duration_at.iter().position(|d| *d == Some(i)) {
                return format!("duration of phase {}", self.ocp.phases[p].name);
            }
            if let Some(p) = self.parameter_at.iter().position(|a| *a == i) {
                return format!("parameter {}", self.ocp.design.parameters[p].name);
            }
            let k = self.advance_at.iter().position(|a| *a == i).unwrap_or(0);
            let name = self.ocp.period.as_ref().map(|p| p.advance[k].name.as_str());
            return format!("advance of {}", name.unwrap_or_default());
        }
        let own = i - self.theta_at[stage];
        let dof = self.ocp.setup.tree.dof;
        let controls = if stage < self.steps() {
            &self.ocp.control_names[..]
        } else {
            &[]
        };
        let what = if let Some(name) = self.impulse_name(stage, i) {
            name
        } else if let Some(name) = self.state_name(stage, i) {
            name
        } else if own < dof {
            self.ocp.coordinate_names[own].clone()
        } else if let Some(name) = controls.get(own - dof) {
            format!("control {name}")
        } else {
            self.calc_force_name(stage, i)
        };
        format!("{what}, node {stage}, phase {}", self.phase_name(stage))
    }
}

/// Whether a condition holds at a node.
pub(super) fn covers(at: Where, n: usize) -> bool {
    match at {
        Where::Node(k) => k == n,
        Where::Nodes(a, b) => (a..=b).contains(&n),
        Where::After(_) | Where::Before(_) => false,
    }
}
