//! # What it is
//! The nonlinear program of an optimal control problem in redundant coordinates: directors of all bodies with multipliers of their
//! constraints, large and sparse, beside the small one in joint coordinates ([`crate::transcription`]).
//!
//! # Equations
//! Unknowns: q_n = (x, d₁, d₂, d₃) of every body at the nodes, multipliers λ_n at the inner nodes, controls τ_n, contact forces μ_n, free
//! durations. At every node g(q_n) = 0, at every inner node
//! ```text
//! M ((q_n - q_{n-1})/h_{n-1} + (q_n - q_{n+1})/h_n) + w_n M γ + G(q_n)ᵀ λ_n + F(q_n) (h_{n-1} τ_{n-1} + h_n τ_n)/2 + w_n ∂x_c/∂qᵀ μ_n = 0
//! ```
//! with w_n half the time around the node. At the first and last node the same sum times P(q)ᵀ is -p₀ and p_N, row by row as far as momenta
//! are given. Every row is a polynomial of degree three at most, times a free duration or its inverse; all derivatives follow from that.
//!
//! # Symbols
//! M: diagonal, masses and principal values of the Euler tensor. G = ∂g/∂q. P: null space matrix of G, written in q. λ: impulses.
//!
//! # Reference
//! Leyendecker, Ober-Bloebaum, Marsden, Ortiz 2010 (constrained formulation); Betsch and Leyendecker 2006 (constraints in directors).
//!
//! # Departures from the reference
//! Momenta at the ends are projected by P instead of two more multipliers. An angle that is given is met up to full turns (and half turns
//! where other coordinates of the same body are free): the guess decides. No rows that bound turns in a step, no periodicity, no screw joints.

mod bodies;
mod forces;
mod form;
mod layout;
mod objective;
mod read;
mod release;
mod solve;
mod sparse;
mod units;

pub use solve::{Lift, solve_lifted};

use crate::compile::Term;
use crate::objectives::Pieces;
use crate::transcription::{Pressed, Transcription};
use alembert_nlp::{OutOfDomain, Problem, Sizes, Stage, Stages};
use bodies::Bodies;
use forces::Forces;
use sparse::Products;

/// Where the name of a row comes from.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// The same row of the reduced program.
    Reduced(usize),
    /// A constraint at a node.
    Constraint(usize, usize),
    /// The equation of motion of an entry at a node.
    Entry(usize, usize),
    /// A given coordinate at a node.
    Coordinate(usize, usize),
}

/// The transcribed problem in directors.
#[derive(Debug)]
pub struct Lifted {
    /// The same problem in joint coordinates.
    pub reduced: Transcription,
    /// First entry of q of each node among the variables; after the nodes of the motion those of trial steps.
    pub q_at: Vec<usize>,
    /// First multiplier of each inner node, and of trial steps, among the variables.
    pub lambda_at: Vec<Option<usize>>,
    /// First control of each step among the variables.
    pub tau_at: Vec<usize>,
    /// Closed contacts of each node.
    pub pressed: Vec<Vec<Pressed>>,
    /// Trial steps: first entry, first multiplier and first force of each contact among the variables.
    trials: Vec<(usize, usize, Vec<usize>)>,
    /// Variables of the reduced program that are variables here.
    origin: Vec<Option<usize>>,
    /// Free durations among the variables, by phase.
    pub duration_at: Vec<Option<usize>>,
    /// Where the solver begins.
    pub start: Vec<f64>,
    lower: Vec<f64>,
    upper: Vec<f64>,
    row_lower: Vec<f64>,
    row_upper: Vec<f64>,
    variable_stage: Vec<Stage>,
    row_stage: Vec<Stage>,
    sources: Vec<Source>,
    /// First row of the equations of motion of each inner node.
    motion_at: Vec<Option<usize>>,
    bodies: Bodies,
    forces: Forces,
    products: Products,
    /// Terms of the objective and their small functions.
    terms: Vec<(Term, Pieces)>,
}

impl Lifted {
    /// Entries of the configuration of a node.
    pub fn q<'x>(&self, x: &'x [f64], n: usize) -> &'x [f64] {
        &x[self.q_at[n]..self.q_at[n] + self.bodies.entries]
    }

    /// Number of constraints of a configuration.
    pub fn rows_per_node(&self) -> usize {
        self.bodies.constraints.len()
    }

    /// Name of the body, and what the entry is.
    fn entry_name(&self, entry: usize) -> String {
        let size = self.bodies.size;
        let figures = self.bodies.figures.iter().enumerate();
        let found = figures
            .filter_map(|(b, f)| Some((b, f.at?)))
            .rfind(|(_, at)| *at <= entry);
        let (b, at) = found.unwrap_or((0, 0));
        let (part, axis) = ((entry - at) / size, (entry - at) % size);
        let axis = ["x", "y", "z"][axis];
        match part {
            0 => format!("centre.{axis} of body {b}"),
            k => format!("director {k}.{axis} of body {b}"),
        }
    }
}

impl Problem for Lifted {
    fn variables(&self) -> usize {
        self.lower.len()
    }

    fn constraints(&self) -> usize {
        self.row_lower.len()
    }

    fn variable_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.copy_from_slice(&self.lower);
        upper.copy_from_slice(&self.upper);
    }

    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.copy_from_slice(&self.row_lower);
        upper.copy_from_slice(&self.row_upper);
    }

    fn start(&self, x: &mut [f64]) {
        x.copy_from_slice(&self.start);
    }

    fn objective(&mut self, x: &[f64]) -> Result<f64, OutOfDomain> {
        let v = self.products.calc_objective(x) + self.calc_pieces(x);
        if v.is_finite() {
            Ok(v)
        } else {
            Err(OutOfDomain)
        }
    }

    fn gradient(&mut self, x: &[f64], gradient: &mut [f64]) -> Result<(), OutOfDomain> {
        self.products.assemble_gradient(x, gradient);
        self.visit_pieces(x, &mut |i, v| gradient[i] += v);
        finite(gradient)
    }

    fn constraint_values(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.products.assemble_rows(x, values);
        finite(values)
    }

    fn jacobian_structure(&self) -> Vec<(usize, usize)> {
        self.products.jacobian.clone()
    }

    fn jacobian(&mut self, x: &[f64], values: &mut [f64]) -> Result<(), OutOfDomain> {
        self.products.assemble_jacobian(x, values);
        finite(values)
    }

    fn hessian_structure(&self) -> Vec<(usize, usize)> {
        let mut places = self.products.hessian.clone();
        self.visit_second_pieces(&self.start, &mut |i, j, _| places.push((i, j)));
        places
    }

    fn hessian(
        &mut self,
        x: &[f64],
        objective_factor: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> Result<(), OutOfDomain> {
        let (products, mut k) = (&self.products, self.products.hessian.len());
        products.assemble_hessian(x, objective_factor, multipliers, &mut values[..k]);
        self.visit_second_pieces(x, &mut |_, _, v| {
            values[k] = objective_factor * v;
            k += 1;
        });
        finite(values)
    }

    fn variable_name(&self, i: usize) -> String {
        let Stage::At(n) = self.variable_stage[i] else {
            let p = self.duration_at.iter().position(|d| *d == Some(i));
            let name = p.map(|p| self.reduced.ocp.phases[p].name.as_str());
            return format!("duration of phase {}", name.unwrap_or_default());
        };
        let own = i - self.q_at[n];
        if own < self.bodies.entries {
            return format!("{}, node {n}", self.entry_name(own));
        }
        match self.lambda_at[n] {
            Some(at) if i < at + self.rows_per_node() => {
                format!("multiplier {}, node {n}", i - at)
            }
            _ => match self.origin[i] {
                Some(same) => self.reduced.variable_name(same),
                None => format!("trial step of contacts that open, node {n}"),
            },
        }
    }

    fn constraint_name(&self, i: usize) -> String {
        match self.sources[i] {
            Source::Reduced(row) => self.reduced.constraint_name(row),
            Source::Entry(n, i) => {
                let ((n, held), name) = (self.place_of(n), self.entry_name(i));
                format!("equation of motion of {name}{held}, node {n}")
            }
            Source::Coordinate(n, i) => {
                format!(
                    "value of {}, node {n}",
                    self.reduced.ocp.coordinate_names[i]
                )
            }
            Source::Constraint(n, k) => {
                let c = &self.bodies.constraints[k];
                let what = if c.joint { "joint" } else { "directors" };
                let (n, held) = self.place_of(n);
                format!("{what} of body {}, row {k}{held}, node {n}", c.body)
            }
        }
    }

    fn sizes(&self) -> Sizes {
        self.calc_sizes()
    }

    fn stages(&self) -> Option<Stages> {
        Some(Stages {
            variables: self.variable_stage.clone(),
            constraints: self.row_stage.clone(),
        })
    }
}

fn finite(v: &[f64]) -> Result<(), OutOfDomain> {
    if v.iter().all(|v| v.is_finite()) {
        Ok(())
    } else {
        Err(OutOfDomain)
    }
}
