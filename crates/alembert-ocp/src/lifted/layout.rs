//! Variables and rows of the lifted program, from the reduced one: what is not about coordinates has its row there.

use super::bodies::{Bodies, Motion, cosine_of_difference, rotation_rows, sine_of_difference};
use super::forces::Forces;
use super::form::{Form, inner};
use super::sparse::{Products, Scale};
use super::{Lifted, Source};
use crate::compile::Quantity;
use crate::conditions::{Place, second};
use crate::scalar::{Dual, cay, product};
use crate::transcription::{NONE as NO_ROW, Pressed, Transcription};
use crate::tree::{CoordinateKind, Node};
use alembert::error::{ModelError, ModelErrors};
use alembert_nlp::{Problem, Stage};
use nalgebra::{DMatrix, DVector};

const FREE: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

/// What the lifted program does not do.
fn refuse(message: impl Into<String>) -> ModelErrors {
    ModelError::new("solver.transcription", message)
        .with_help("use transcription = \"reduced\"")
        .into()
}

impl Lifted {
    /// Lays out the program that has the same solutions as `reduced`, and begins where it begins.
    pub fn new(reduced: Transcription) -> Result<Self, ModelErrors> {
        if reduced.ocp.period.is_some() {
            return Err(refuse("the lifted transcription has no periodicity"));
        }
        let tree = &reduced.ocp.setup.tree;
        let mut node = Node::<f64>::new(tree);
        node.place(tree, reduced.theta(&reduced.start, 0), &reduced.refs[0]);
        let bodies = Bodies::new(tree, &node)?;
        let forces = Forces::new(&reduced.ocp, &bodies)?;
        let mut out = Self {
            q_at: vec![],
            lambda_at: vec![],
            tau_at: vec![],
            pressed: vec![],
            trials: vec![],
            origin: vec![],
            duration_at: vec![],
            start: vec![],
            lower: vec![],
            upper: vec![],
            row_lower: vec![],
            row_upper: vec![],
            variable_stage: vec![],
            row_stage: vec![],
            sources: vec![],
            motion_at: vec![],
            bodies,
            forces,
            products: Products::default(),
            terms: vec![],
            reduced,
        };
        out.lay_variables();
        for n in 0..=out.reduced.steps() {
            out.lay_constraints(n);
            out.lay_coordinates(n)?;
            if n == 0 || n == out.reduced.steps() {
                out.lay_end(n)?;
            } else {
                out.lay_motion(n);
            }
        }
        out.lay_contacts();
        out.lay_releases();
        out.lay_demands()?;
        out.lay_objective()?;
        let variables = out.lower.len();
        out.products.find_places(variables);
        out.estimate_multipliers();
        Ok(out)
    }

    pub(super) fn add_variable(&mut self, bounds: [f64; 2], start: f64, stage: Stage) -> usize {
        self.lower.push(bounds[0]);
        self.upper.push(bounds[1]);
        self.start.push(start);
        self.variable_stage.push(stage);
        self.origin.push(None);
        self.lower.len() - 1
    }

    /// A variable of the reduced program.
    pub(super) fn copy_variable(&mut self, i: usize, stage: Stage) -> usize {
        let (t, bounds) = (
            &self.reduced,
            [self.reduced.lower[i], self.reduced.upper[i]],
        );
        let start = t.start[i];
        let own = self.add_variable(bounds, start, stage);
        self.origin[own] = Some(i);
        own
    }

    pub(super) fn add_row(&mut self, bounds: [f64; 2], stage: Stage, source: Source) -> usize {
        self.row_lower.push(bounds[0]);
        self.row_upper.push(bounds[1]);
        self.row_stage.push(stage);
        self.sources.push(source);
        self.row_lower.len() - 1
    }

    /// A row with the bounds and the stage of a row of the reduced program.
    pub(super) fn copy_row(&mut self, row: usize) -> usize {
        let layout = &self.reduced.layout;
        let bounds = [layout.lower[row], layout.upper[row]];
        let stage = Stage::At(layout.row_stage[row]);
        self.add_row(bounds, stage, Source::Reduced(row))
    }

    /// Entries of a configuration of joint coordinates.
    pub(super) fn entries_of(&self, node: &Node<f64>) -> Vec<f64> {
        let size = self.bodies.size;
        let mut out = vec![];
        for (b, figure) in self.bodies.figures.iter().enumerate() {
            if figure.at.is_some() {
                out.extend_from_slice(&node.x[b][..size]);
                for k in 0..size {
                    out.extend((0..size).map(|i| node.r[b][i][k]));
                }
            }
        }
        out
    }

    /// Entries, multipliers, controls and contact forces, node after node, then durations.
    fn lay_variables(&mut self) {
        let last = self.reduced.steps();
        let tree = self.reduced.ocp.setup.tree.clone();
        let mut node = Node::<f64>::new(&tree);
        for n in 0..=last {
            let t = &self.reduced;
            // what is given at a node stands there already
            let at = t.theta_at[n]..t.theta_at[n] + tree.dof;
            let theta: Vec<f64> = at
                .map(|i| t.start[i].max(t.lower[i]).min(t.upper[i]))
                .collect();
            node.place(&tree, &theta, &t.refs[n]);
            let q = self.entries_of(&node);
            self.q_at.push(self.lower.len());
            for b in 0..tree.bodies.len() {
                let Some(at) = self.bodies.figures[b].at else {
                    continue;
                };
                let fixed = self.reduced.is_fixed(n, Some(b));
                for v in &q[at..at + self.bodies.size * (1 + self.bodies.size)] {
                    let bounds = if fixed { [*v; 2] } else { FREE };
                    self.add_variable(bounds, *v, Stage::At(n));
                }
            }
            let inner = n > 0 && n < last;
            self.lambda_at.push(inner.then_some(self.lower.len()));
            if inner {
                for _ in 0..self.bodies.constraints.len() {
                    self.add_variable(FREE, 0.0, Stage::At(n));
                }
            }
            self.lay_inputs(n);
        }
        self.lay_trial_nodes();
        for p in 0..self.reduced.duration_at.len() {
            let at = self.reduced.duration_at[p].map(|i| self.copy_variable(i, Stage::Global));
            self.duration_at.push(at);
        }
    }

    /// Controls and contact forces.
    fn lay_inputs(&mut self, n: usize) {
        let mut pressed = vec![];
        if n < self.reduced.steps() {
            self.tau_at.push(self.lower.len());
            for c in 0..self.reduced.ocp.control_names.len() {
                self.copy_variable(self.reduced.tau_at[n] + c, Stage::At(n));
            }
            for p in self.reduced.pressed[n].clone() {
                if !p.release {
                    let first = self.copy_force(n, p.touch, p.first);
                    pressed.push(Pressed { first, ..p });
                }
            }
        }
        self.lay_last_forces(n, &mut pressed);
        self.pressed.push(pressed);
    }

    /// factor · h^power of a step.
    pub(super) fn timed(&self, step: usize, power: i8, factor: f64) -> Scale {
        let p = self.reduced.phase_of[step];
        let phase = &self.reduced.ocp.phases[p];
        let steps = phase.steps as f64;
        match self.duration_at[p] {
            None => Scale::number(factor * (phase.duration[0] / steps).powi(power.into())),
            Some(at) => Scale {
                factor: factor * steps.powi(-i32::from(power)),
                duration: Some(at),
                power,
            },
        }
    }

    /// Adds a form of the entries of node n, of node `other`, and of inputs that begin at `input`.
    pub(super) fn put(
        &mut self,
        row: Option<usize>,
        form: &Form,
        scale: Scale,
        n: usize,
        other: usize,
        input: usize,
    ) {
        let (here, there, entries) = (self.q_at[n], self.q_at[other], self.bodies.entries);
        self.products.add(row, form, scale, |v| match v as usize {
            v if v < entries => here + v,
            v if v < 2 * entries => there + v - entries,
            v => input + v - 2 * entries,
        });
    }

    /// A row of one configuration.
    fn put_row(&mut self, form: &Form, bounds: [f64; 2], n: usize, source: Source) {
        let row = self.add_row(bounds, Stage::At(n), source);
        self.put(Some(row), form, Scale::number(1.0), n, n, 0);
    }

    /// g(q_n) = 0; not where a body stands fixed.
    fn lay_constraints(&mut self, n: usize) {
        for k in 0..self.bodies.constraints.len() {
            let c = self.bodies.constraints[k].clone();
            if !self.reduced.is_fixed(n, Some(c.body)) {
                self.put_row(&c.form, [0.0; 2], n, Source::Constraint(n, k));
            }
        }
    }

    /// Coordinates that are given or bounded.
    fn lay_coordinates(&mut self, n: usize) -> Result<(), ModelErrors> {
        for i in 0..self.reduced.ocp.setup.tree.dof {
            let body = self.reduced.ocp.setup.tree.owner[i];
            let at = self.reduced.theta_at[n] + i;
            let [low, high] = [self.reduced.lower[at], self.reduced.upper[at]];
            if self.reduced.is_fixed(n, Some(body)) || [low, high] == FREE {
                continue;
            }
            let source = Source::Coordinate(n, i);
            match self.bodies.motions[i].clone() {
                Motion::Slide(_, value) => self.put_row(&value, [low, high], n, source),
                Motion::Turn(_, cosine, sine) if low == high => {
                    let form = sine_of_difference(&cosine, &sine, low);
                    self.put_row(&form, [0.0; 2], n, source);
                }
                Motion::Turn(_, cosine, sine) => {
                    // within half the width of the middle
                    let (middle, half) = (0.5 * (low + high), 0.5 * (high - low));
                    if !half.is_finite() || half >= std::f64::consts::PI {
                        let name = &self.reduced.ocp.coordinate_names[i];
                        return Err(refuse(format!(
                            "the lifted transcription bounds angles from both sides, less than a full turn apart; the bounds of {name} are {low} and {high}"
                        )));
                    }
                    let form = cosine_of_difference(&cosine, &sine, middle);
                    self.put_row(&form, [half.cos(), f64::INFINITY], n, source);
                }
                Motion::Ball(_) => self.lay_rotation(n, i),
            }
        }
        Ok(())
    }

    /// A rotation of three coordinates that is given.
    fn lay_rotation(&mut self, n: usize, i: usize) {
        let CoordinateKind::Ball(ball, 0) = self.reduced.ocp.setup.tree.kinds[i] else {
            return;
        };
        let at = self.reduced.theta_at[n] + i;
        let given = &self.reduced.lower[at..at + 3];
        let target = product(
            &cay(&[given[0], given[1], given[2]]),
            &self.reduced.refs[n][ball],
        );
        let body = self.reduced.ocp.setup.tree.owner[i];
        for form in rotation_rows(&self.bodies.links[body], &target) {
            self.put_row(&form, [0.0; 2], n, Source::Coordinate(n, i));
        }
    }

    /// Equations of motion of an inner node.
    fn lay_motion(&mut self, n: usize) {
        let entries = self.bodies.entries;
        let g = self.weights();
        let lambda = self.lambda_at[n].unwrap_or(0);
        self.motion_at[n] = Some(self.row_lower.len());
        for i in 0..entries {
            let row = Some(self.add_row([0.0; 2], Stage::At(n), Source::Entry(n, i)));
            let step = Form::variable(i).minus(&Form::variable(entries + i));
            for (e, other) in [(n - 1, n - 1), (n, n + 1)] {
                let by_h = self.timed(e, -1, self.bodies.mass[i]);
                self.put(row, &step, by_h, n, other, 0);
                let half = self.timed(e, 1, 0.5);
                self.put(row, &Form::constant(g[i]), half, n, n, 0);
                let form = self.forces.drive[i].clone();
                self.put(row, &form, half, n, n, self.tau_at[e]);
            }
            let form = self.forces.pull[i].clone();
            self.put(row, &form, Scale::number(1.0), n, n, lambda);
            for p in self.pressed[n].clone() {
                let form = self.forces.press[p.touch][i].clone();
                self.put_pressed(row, &form, n, &p);
            }
        }
    }

    /// Weight on the entries.
    pub(super) fn weights(&self) -> Vec<f64> {
        let (tree, size) = (&self.reduced.ocp.setup.tree, self.bodies.size);
        let mut out = vec![0.0; self.bodies.entries];
        for (body, figure) in tree.bodies.iter().zip(&self.bodies.figures) {
            if let Some(at) = figure.at {
                (0..size).for_each(|i| out[at + i] = body.mass * tree.gravity[i]);
            }
        }
        out
    }

    /// A contact force: over the time around the node, or an impulse.
    fn put_pressed(&mut self, row: Option<usize>, form: &Form, n: usize, p: &Pressed) {
        if p.impulse {
            self.put(row, form, Scale::number(1.0), n, n, p.first);
            return;
        }
        for e in self
            .reduced
            .steps_at(n)
            .filter(|e| p.spans(usize::from(*e == n)))
        {
            let half = self.timed(e, 1, 0.5);
            self.put(row, form, half, n, n, p.first);
        }
    }

    /// Momenta at the first or last node.
    fn lay_end(&mut self, n: usize) -> Result<(), ModelErrors> {
        self.motion_at.resize(self.reduced.steps() + 1, None);
        let (e, other) = if n == 0 { (0, 1) } else { (n - 1, n - 1) };
        for i in 0..self.reduced.ocp.setup.tree.dof {
            let source = self.reduced.motion_row(n, i);
            if source == NO_ROW {
                continue;
            }
            let row = self.copy_row(source);
            let ball = matches!(self.bodies.motions[i], Motion::Ball(_));
            if ball && (self.row_lower[row] != 0.0 || self.row_upper[row] != 0.0) {
                let name = &self.reduced.ocp.coordinate_names[i];
                return Err(refuse(format!(
                    "the lifted transcription knows rest of rotations only, not the momentum of {name}"
                )));
            }
            let by_h = self.timed(e, -1, 1.0);
            let half = self.timed(e, 1, 0.5);
            let f = &self.forces;
            let (inertia, weight, drive) = (
                f.end_inertia[i].clone(),
                f.end_weight[i].clone(),
                f.end_drive[i].clone(),
            );
            self.put(Some(row), &inertia, by_h, n, other, 0);
            self.put(Some(row), &weight, half, n, n, 0);
            self.put(Some(row), &drive, half, n, n, self.tau_at[e]);
            for p in self.pressed[n].clone() {
                let form = self.forces.end_press[p.touch][i].clone();
                self.put_pressed(Some(row), &form, n, &p);
            }
        }
        Ok(())
    }

    /// Landing, holding, friction.
    fn lay_contacts(&mut self) {
        let one = Scale::number(1.0);
        for k in 0..self.reduced.layout.landings.len() {
            let l = self.reduced.layout.landings[k];
            let t = self.reduced.ocp.touches[l.touch].clone();
            let row = self.copy_row(l.row);
            let place = self.bodies.point(&t.point);
            let normal = super::form::constants(&t.axes[t.axes.len() - 1]);
            self.put(Some(row), &inner(&place, &normal), one, l.node, l.node, 0);
        }
        for k in 0..self.reduced.layout.holds.len() {
            let hold = self.reduced.layout.holds[k];
            let t = self.reduced.ocp.touches[hold.touch].clone();
            let place = self.bodies.point(&t.point);
            for (c, axis) in t.axes.iter().enumerate() {
                let row = self.copy_row(hold.row + c);
                let form = inner(&place, &super::form::constants(axis));
                let (a, b) = (hold.step, hold.step + 1);
                self.put(Some(row), &form, one, b, b, 0);
                self.put(Some(row), &form, Scale::number(-1.0), a, a, 0);
            }
        }
        for k in 0..self.reduced.layout.cones.len() {
            let cone = self.reduced.layout.cones[k];
            self.lay_cone(cone.touch, cone.first, cone.row);
        }
    }

    fn lay_cone(&mut self, touch: usize, first: usize, row: usize) {
        let t = &self.reduced.ocp.touches[touch];
        let (c, count) = (t.friction.unwrap_or(0.0), t.axes.len());
        let nodes = self.reduced.pressed.iter().zip(&self.pressed);
        let same = nodes.flat_map(|(a, b)| a.iter().zip(b));
        let mut found = same.filter(|(a, _)| a.first == first);
        let Some(at) = found.next().map(|(_, b)| b.first) else {
            return;
        };
        let mu = Form::variable;
        let forms = if count == 2 {
            let n = mu(1).scaled(c);
            vec![n.minus(&mu(0)), n.plus(&mu(0))]
        } else {
            let square = |k: usize| mu(k).times(&mu(k));
            let n = square(2).scaled(c * c);
            vec![n.minus(&square(0)).minus(&square(1))]
        };
        for (k, form) in forms.iter().enumerate() {
            let own = self.copy_row(row + k);
            self.products
                .add(Some(own), form, Scale::number(1.0), |v| at + v as usize);
        }
    }

    /// Conditions on places; those over steps need coordinates.
    fn lay_demands(&mut self) -> Result<(), ModelErrors> {
        if let Some(span) = self.reduced.layout.spans.first() {
            let name = &self.reduced.ocp.demands[span.demand].name;
            let message = format!("the lifted transcription has no condition \"{name}\"");
            return Err(ModelError::new("solver.transcription", message)
                .with_help("use transcription = \"reduced\"")
                .into());
        }
        for k in 0..self.reduced.layout.demands.len() {
            let d = self.reduced.layout.demands[k];
            let demand = &self.reduced.ocp.demands[d.demand];
            let mut form = Form::default();
            for (part, place) in demand.places.iter().enumerate() {
                form.add(&self.polynomial(&demand.quantity, part, place));
            }
            let row = self.copy_row(d.row);
            self.put(Some(row), &form, Scale::number(1.0), d.node, d.node, 0);
        }
        Ok(())
    }

    /// A function of points of the second degree: its value and derivatives at the origin say all.
    fn polynomial(&self, quantity: &Quantity, part: usize, place: &Place) -> Form {
        let points: Vec<_> = place
            .points()
            .iter()
            .map(|p| self.bodies.point(p))
            .collect();
        let origin = vec![[0.0; 3]; points.len()];
        let mut out = Form::constant(quantity.at_points(part, &origin));
        let curvature = second(quantity, part, &origin);
        for (k, x) in points.iter().enumerate() {
            for i in 0..3 {
                let mut along = vec![[Dual::<f64>::default(); 3]; points.len()];
                along[k][i].eps = 1.0;
                out.add(&x[i].scaled(quantity.at_points(part, &along).eps));
                for (l, y) in points.iter().enumerate() {
                    for j in 0..3 {
                        let half = 0.5 * curvature[k][l][i][j];
                        if half != 0.0 {
                            out.add(&x[i].times(&y[j]).scaled(half));
                        }
                    }
                }
            }
        }
        out
    }

    /// Multipliers that balance the start best, node by node, in the sense of least squares in units of the problem.
    fn estimate_multipliers(&mut self) {
        let x = self.start.clone();
        self.start = self.with_multipliers(&x);
    }

    /// The same point with the multipliers that balance it best.
    pub fn with_multipliers(&mut self, x: &[f64]) -> Vec<f64> {
        let (mut x, rows, entries) = (x.to_vec(), self.rows_per_node(), self.bodies.entries);
        for at in self.lambda_at.iter().flatten() {
            x[*at..at + rows].fill(0.0);
        }
        let mut values = vec![0.0; self.constraints()];
        let mut jacobian = vec![0.0; self.products.jacobian.len()];
        self.products.assemble_rows(&x, &mut values);
        self.products.assemble_jacobian(&x, &mut jacobian);
        let [motions, multipliers] = self.momenta();
        let mut pulls = vec![DMatrix::<f64>::zeros(entries, rows); self.lambda_at.len()];
        for (&(i, j), v) in self.products.jacobian.iter().zip(&jacobian) {
            let (Source::Entry(n, entry), Some(at)) = (self.sources[i], self.stage_multipliers(i))
            else {
                continue;
            };
            if (at..at + rows).contains(&j) {
                pulls[n][(entry, j - at)] += v * multipliers[j - at] / motions[entry];
            }
        }
        for n in 0..self.lambda_at.len() {
            let (Some(at), Some(row)) = (self.lambda_at[n], self.motion_at[n]) else {
                continue;
            };
            let force = DVector::from_fn(entries, |i, _| values[row + i] / motions[i]);
            let square = pulls[n].transpose() * &pulls[n];
            let right = pulls[n].transpose() * force;
            if let Some(factor) = square.cholesky() {
                let lambda = factor.solve(&right);
                (0..rows).for_each(|k| x[at + k] = -lambda[k] * multipliers[k]);
            }
        }
        x
    }

    /// First multiplier of the node of an equation of motion.
    fn stage_multipliers(&self, row: usize) -> Option<usize> {
        match self.sources[row] {
            Source::Entry(n, _) => self.lambda_at[n],
            _ => None,
        }
    }
}
