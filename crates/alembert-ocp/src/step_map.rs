//! # What it is
//! The step of the midpoint scheme as a map of coordinates and momenta, with its exact derivatives by the state at its start, by controls,
//! parameters of the model and the length of the step: monodromy and sensitivities.
//!
//! # Equations
//! With the rows r of the transcription over one step (T-OCP-2, T-OCP-17), coordinates θ, momenta p of the free coordinates and impulses Λ of
//! loops at both nodes (T-OCP-37)
//! ```text
//! r₀(θ₀, θ₁, Λ₀; w) + p₀ = 0,     g(θ₁) = 0,     r₁(θ₀, θ₁, Λ₁; w) = p₁
//! ```
//! are solved by Newton, and differentiated: of the same Jacobian as optimal control has. In loops as many coordinates are free as there is
//! freedom; the momentum of the others is put into Λ, so their rows are zero, and the free momenta are those conjugate to the free coordinates.
//! For a conservative model M = ∂(θ₁, p₁)/∂(θ₀, p₀) has MᵀJM = J.
//!
//! # Symbols
//! w controls, parameters, length of the step · M `state`
//!
//! # Reference
//! Leyendecker, Marsden, Ortiz 2008 (discrete null space method); Hairer, Lubich, Wanner 2006, chapter VI (symplectic maps).
//!
//! # Departures from the reference
//! None.

use crate::compile::{Ocp, wrong};
use crate::scalar::M3;
use crate::transcription::{NONE, Transcription};
use alembert::error::ModelErrors;
use alembert_nlp::Problem;
use nalgebra::{DMatrix, DVector};

/// Most iterations of Newton's method.
const ITERATIONS: usize = 60;

/// Relative size of the last correction.
const SMALL: f64 = 1e-14;

/// Coordinates and momenta.
#[derive(Clone, Debug)]
pub struct State {
    /// Coordinates of the tree [rad, m].
    pub theta: Vec<f64>,
    /// Reference rotations of spherical joints and free bodies, which their coordinates begin from.
    pub refs: Vec<M3<f64>>,
    /// Momenta conjugate to the coordinates, zero for those that follow in loops.
    pub momentum: Vec<f64>,
}

/// A step with its derivatives. Rows are the free coordinates at the end, then their momenta.
#[derive(Clone, Debug)]
pub struct StepMap {
    /// Coordinates that are free: all of a tree, of loops as many as it has freedom.
    pub free: Vec<usize>,
    /// The state at the end.
    pub end: State,
    /// By the free coordinates and momenta at the start: the monodromy matrix of the step.
    pub state: DMatrix<f64>,
    /// By the controls.
    pub controls: DMatrix<f64>,
    /// By the parameters of the model.
    pub parameters: DMatrix<f64>,
    /// By the length of the step.
    pub length: DVector<f64>,
}

impl StepMap {
    /// One step of length `h` of the mechanism of a problem, whatever its phases, conditions and objective are, with given controls and values
    /// of its parameters. Forces over time and contacts have no place in a map and are refused.
    ///
    /// ```
    /// use alembert::model::Model;
    /// use alembert_ocp::{compile::compile, problem::ProblemFile, step_map::{State, StepMap}};
    /// let model = Model::from_toml_str(
    ///     "space = 'planar'\n[[body]]\nname = 'bob'\nmass = 1\ninertia = 1\n\
    ///      [[joint]]\nname = 'pin'\nkind = 'revolute'\nbodies = ['ground', 'bob']\nat = [0, 0]\n\
    ///      [[force]]\nkind = 'torsion'\nname = 'coil'\njoint = 'pin'\nstiffness = 4\n", "model.toml")?;
    /// let problem = "model = 'model.toml'\n[[phase]]\nname = 'main'\nsteps = 1\nduration = 1\n[[objective]]\nkind = 'kinetic-energy'\n";
    /// let ocp = compile(&ProblemFile::from_toml_str(problem, "problem.toml", &model)?, &model)?;
    /// let start = State { theta: vec![0.3], refs: vec![], momentum: vec![0.1] };
    /// let step = StepMap::new(&ocp, 0.1, &start, &[], &[])?;
    /// assert!((step.state.determinant() - 1.0).abs() < 1e-12);
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn new(
        ocp: &Ocp,
        h: f64,
        from: &State,
        controls: &[f64],
        parameters: &[f64],
    ) -> Result<Self, ModelErrors> {
        let mut one = Step::lay(ocp, h, from)?;
        one.set(from, controls, parameters, h)?;
        one.solve(&from.momentum)?;
        one.differentiate()
    }

    /// Derivative of several steps, one after the other, by the state at the start of the first.
    pub fn monodromy(steps: &[Self]) -> Option<DMatrix<f64>> {
        let (first, rest) = steps.split_first()?;
        Some(rest.iter().fold(first.state.clone(), |m, s| &s.state * m))
    }
}

/// A step that is being solved.
struct Step {
    program: Transcription,
    x: Vec<f64>,
    /// Number of rows of loops.
    loops: usize,
    /// Coordinates that are free, and those that follow.
    free: Vec<usize>,
    bound: Vec<usize>,
    /// Unknowns: coordinates at the end, impulses at the start, impulses at the end.
    unknown: Vec<usize>,
    /// Equations: motion at the start, loops closed at the end, motion at the end of the coordinates that follow.
    rows: Vec<usize>,
    /// Motion at the end of the free coordinates.
    out: Vec<usize>,
    /// Loops closed at the start.
    closed: Vec<usize>,
}

impl Step {
    /// The program of one step between two nodes whose momenta are asked for.
    fn lay(ocp: &Ocp, h: f64, from: &State) -> Result<Self, ModelErrors> {
        let refuse = |what: String, help: &str| Err(wrong("", what, help));
        if let Some(name) = &ocp.setup.elements.timed {
            let what =
                format!("\"{name}\" is a function of time: the step is no map of the state alone");
            return refuse(what, "make it constant");
        }
        let dof = ocp.setup.tree.dof;
        if !(h.is_finite() && h > 0.0) || from.theta.len() != dof || from.momentum.len() != dof {
            let what = format!("a step needs a positive length, {dof} coordinates and momenta");
            return refuse(what, "see `StepMap::new`");
        }
        let mut own = ocp.clone();
        own.phases.truncate(1);
        let Some(phase) = own.phases.first_mut() else {
            return refuse("the problem has no phase".to_owned(), "add [[phase]]");
        };
        (phase.steps, phase.duration, phase.guess) = (1, [0.5 * h, 2.0 * h], h);
        phase.contacts.clear();
        own.touches.clear();
        own.demands.clear();
        own.terms.clear();
        own.period = None;
        let anything = [f64::NEG_INFINITY, f64::INFINITY];
        own.limits.fill(anything);
        for end in [&mut own.start, &mut own.end] {
            end.theta.fill(anything);
            end.momentum.fill(Some(anything));
        }
        let loops = own.setup.loops.iter().map(|c| c.rows.len()).sum();
        let theta = [from.theta.clone(), from.theta.clone()];
        let refs = vec![from.refs.clone(), from.refs.clone()];
        let program = Transcription::new(own, &theta, refs, false)?;
        let mut x = vec![0.0; program.variables()];
        Problem::start(&program, &mut x);
        let mut step = Self {
            program,
            x,
            loops,
            free: (0..dof).collect(),
            bound: vec![],
            unknown: vec![],
            rows: vec![],
            out: vec![],
            closed: vec![],
        };
        step.choose();
        Ok(step)
    }

    /// The rows that close the loops at a node.
    fn closed_at(&self, n: usize) -> Vec<usize> {
        let setup = &self.program.ocp.setup;
        let own = self.program.layout.loops_at(n).iter();
        own.flat_map(|c| c.row..c.row + setup.loops[c.closing].rows.len())
            .collect()
    }

    /// Free coordinates: those that elimination with full pivoting of the rows of the loops leaves over.
    fn choose(&mut self) {
        let dof = self.program.ocp.setup.tree.dof;
        self.closed = self.closed_at(0);
        let columns: Vec<usize> = (0..dof).map(|i| self.program.theta_at[0] + i).collect();
        let mut m = self.block(&self.closed, &columns);
        let mut order: Vec<usize> = (0..dof).collect();
        for k in 0..m.nrows().min(dof) {
            let (i, j) = m.view((k, k), (m.nrows() - k, dof - k)).iamax_full();
            m.swap_rows(k, k + i);
            m.swap_columns(k, k + j);
            order.swap(k, k + j);
            for row in k + 1..m.nrows() {
                let factor = m[(row, k)] / m[(k, k)];
                for column in k..dof {
                    m[(row, column)] -= factor * m[(k, column)];
                }
            }
        }
        self.bound = order[..self.loops.min(dof)].to_vec();
        self.free = order[self.loops.min(dof)..].to_vec();
        self.bound.sort_unstable();
        self.free.sort_unstable();
        let p = &self.program;
        let impulses = |n: usize| {
            let first = p.impulse_at[n];
            (0..self.loops).map(move |k| first + k)
        };
        let ends = (0..dof).map(|i| p.theta_at[1] + i);
        self.unknown = ends.chain(impulses(0)).chain(impulses(1)).collect();
        let start = (0..dof).map(|i| p.motion_row(0, i));
        let follow = self.bound.iter().map(|i| p.motion_row(1, *i));
        self.rows = start.chain(self.closed_at(1)).chain(follow).collect();
        self.out = self.free.iter().map(|i| p.motion_row(1, *i)).collect();
    }

    /// Puts in what is given.
    fn set(
        &mut self,
        from: &State,
        controls: &[f64],
        parameters: &[f64],
        h: f64,
    ) -> Result<(), ModelErrors> {
        let p = &self.program;
        let wanted = (p.ocp.control_names.len(), p.parameter_at.len());
        if (controls.len(), parameters.len()) != wanted {
            let what = format!(
                "{} controls and {} parameters are needed",
                wanted.0, wanted.1
            );
            return Err(wrong("", what, "see `StepMap::new`"));
        }
        let whole = self.rows.len() == self.unknown.len() && !self.rows.contains(&NONE);
        if !whole {
            let what = "the loops of the model determine all coordinates";
            return Err(wrong("", what, "take a model that can move"));
        }
        for node in 0..2 {
            let at = p.theta_at[node];
            self.x[at..at + from.theta.len()].copy_from_slice(&from.theta);
        }
        let at = p.tau_at[0];
        self.x[at..at + controls.len()].copy_from_slice(controls);
        for (at, value) in p.parameter_at.iter().zip(parameters) {
            self.x[*at] = *value;
        }
        if let Some(at) = p.duration_at[0] {
            self.x[at] = h;
        }
        Ok(())
    }

    /// Newton's method for coordinates and impulses.
    fn solve(&mut self, momentum: &[f64]) -> Result<(), ModelErrors> {
        let mut values = vec![0.0; self.program.constraints()];
        let stuck = || {
            let help = "take a shorter step";
            wrong("", "Newton's method of the step does not converge", help)
        };
        let mut last = f64::INFINITY;
        for _ in 0..ITERATIONS {
            (self.program.constraint_values(&self.x, &mut values)).map_err(|_| stuck())?;
            let mut right =
                DVector::from_iterator(self.rows.len(), self.rows.iter().map(|row| -values[*row]));
            for &i in &self.free {
                right[i] -= momentum[i];
            }
            let matrix = self.block(&self.rows, &self.unknown);
            let step = matrix.lu().solve(&right).ok_or_else(stuck)?;
            let dof = self.program.ocp.setup.tree.dof;
            for (at, d) in self.unknown.iter().zip(step.iter()) {
                self.x[*at] += d;
            }
            let size = step.rows(0, dof).amax();
            let whole = 1.0
                + self.unknown[..dof]
                    .iter()
                    .fold(0.0, |a, k| self.x[*k].abs().max(a));
            // at the round-off of the rows the correction does not fall any more
            if size <= SMALL * whole || (size < 1e-11 * whole && size >= 0.25 * last) {
                return Ok(());
            }
            last = size;
        }
        Err(stuck())
    }

    /// Derivatives of some rows by some variables.
    fn block(&self, rows: &[usize], columns: &[usize]) -> DMatrix<f64> {
        let place = |list: &[usize], count: usize| {
            let mut out = vec![NONE; count];
            for (k, at) in list.iter().enumerate() {
                out[*at] = k;
            }
            out
        };
        let row_of = place(rows, self.program.rows());
        let column_of = place(columns, self.x.len());
        let mut out = DMatrix::zeros(rows.len(), columns.len());
        self.program.derivatives(&self.x, &mut |i, j, v| {
            let (i, j) = (row_of[i], column_of[j]);
            if i != NONE && j != NONE {
                out[(i, j)] += v;
            }
        });
        out
    }

    /// All derivatives at the solution.
    fn differentiate(mut self) -> Result<StepMap, ModelErrors> {
        let end = self.end()?;
        let p = &self.program;
        let (dof, count) = (p.ocp.setup.tree.dof, self.free.len());
        let singular = || wrong("", "the step has no derivative here", "take a shorter step");
        let from: Vec<usize> = (0..dof).map(|i| p.theta_at[0] + i).collect();
        let controls: Vec<usize> = (0..p.ocp.control_names.len())
            .map(|c| p.tau_at[0] + c)
            .collect();
        let length: Vec<usize> = p.duration_at[0].into_iter().collect();
        let factor = self.block(&self.rows, &self.unknown).lu();
        let onward = self.block(&self.out, &self.unknown);
        // what unknowns and momenta do when rows and outputs change by columns
        let image = |rows: DMatrix<f64>, out: DMatrix<f64>| -> Option<DMatrix<f64>> {
            if rows.ncols() == 0 {
                return Some(DMatrix::zeros(2 * count, 0));
            }
            let unknown = -factor.solve(&rows)?;
            let momenta = out + &onward * &unknown;
            let mut all = DMatrix::zeros(2 * count, rows.ncols());
            for (k, i) in self.free.iter().enumerate() {
                all.row_mut(k).copy_from(&unknown.row(*i));
                all.row_mut(count + k).copy_from(&momenta.row(k));
            }
            Some(all)
        };
        let by = |columns: &[usize]| {
            image(
                self.block(&self.rows, columns),
                self.block(&self.out, columns),
            )
        };
        let free = self.follow().ok_or_else(singular)?;
        let places = image(
            self.block(&self.rows, &from) * &free,
            self.block(&self.out, &from) * &free,
        );
        let mut pushes = DMatrix::zeros(self.rows.len(), count);
        for (k, i) in self.free.iter().enumerate() {
            pushes[(*i, k)] = 1.0;
        }
        let momenta = image(pushes, DMatrix::zeros(count, count));
        let (places, momenta) = (places.ok_or_else(singular)?, momenta.ok_or_else(singular)?);
        let mut state = DMatrix::zeros(2 * count, 2 * count);
        state.columns_mut(0, count).copy_from(&places);
        state.columns_mut(count, count).copy_from(&momenta);
        let parameters = by(&p.parameter_at).ok_or_else(singular)?;
        let controls = by(&controls).ok_or_else(singular)?;
        let length = by(&length).ok_or_else(singular)?.column(0).into_owned();
        Ok(StepMap {
            free: self.free,
            end,
            state,
            controls,
            parameters,
            length,
        })
    }

    /// How all coordinates at the start follow the free ones.
    fn follow(&self) -> Option<DMatrix<f64>> {
        let (dof, count) = (self.program.ocp.setup.tree.dof, self.free.len());
        let from: Vec<usize> = (0..dof).map(|i| self.program.theta_at[0] + i).collect();
        let closed = self.block(&self.closed, &from);
        let mut out = DMatrix::zeros(dof, count);
        for (k, i) in self.free.iter().enumerate() {
            out[(*i, k)] = 1.0;
        }
        if self.loops > 0 {
            let factor = closed.select_columns(&self.bound).lu();
            let follow = factor.solve(&closed.select_columns(&self.free))?;
            for (k, i) in self.bound.iter().enumerate() {
                out.row_mut(*i).copy_from(&-follow.row(k));
            }
        }
        Some(out)
    }

    /// Coordinates and momenta at the end.
    fn end(&mut self) -> Result<State, ModelErrors> {
        let mut values = vec![0.0; self.program.rows()];
        let lost = |_| wrong("", "the step has no end", "take a shorter step");
        (self.program.constraint_values(&self.x, &mut values)).map_err(lost)?;
        let p = &self.program;
        let mut momentum = vec![0.0; p.ocp.setup.tree.dof];
        for (i, row) in self.free.iter().zip(&self.out) {
            momentum[*i] = values[*row];
        }
        Ok(State {
            theta: p.theta(&self.x, 1).to_vec(),
            refs: p.refs[1].clone(),
            momentum,
        })
    }
}
