//! The equations of motion in the rates of the joints at one state: mass matrix, bias, gravity, and solutions both ways.
//!
//! # Equations
//! ```text
//! M ν̇ + c = τ + Pᵀ Gᵀ λ,   M = Pᵀ M_b P,   c = Pᵀ (F + M_b b + gyroscopic moments)                                     (T-RIG-47)
//! ```
//! with the parts of T-SCH-13: c is what τ must be without acceleration, gravity and all force elements included; γ = -Pᵀ m g its part of
//! gravity. Forward: ν̇ from τ, by the elimination, with the multipliers of closed loops. Inverse: τ from ν̇, by one recursion from the leaves, with the
//! loops open.
//!
//! # Symbols
//! c `bias` · γ `gravity` · τ `forces`
//!
//! # Reference
//! Featherstone 2008, chapters 5 to 8.
//!
//! # Departures from the reference
//! Rates of bodies that turn about every axis are absolute angular velocities, in world axes.

use super::node::Motors;
use super::velocity::mass_block;
use super::{Stepper, Twist};
use alembert_math::Space;

/// What the equations of motion say at a state.
#[derive(Clone, Debug)]
pub(crate) struct Generalized<const T: usize> {
    /// Columns of the mass matrix, by rates of the joints in tree order.
    pub mass: Vec<Vec<Twist<T>>>,
    /// What the forces must be without acceleration.
    pub bias: Vec<Twist<T>>,
    /// Its part of gravity.
    pub gravity: Vec<Twist<T>>,
    /// Accelerations under the given forces.
    pub forward: Vec<Twist<T>>,
    /// Forces of the given accelerations.
    pub inverse: Vec<Twist<T>>,
    /// Kinetic energy [J].
    pub kinetic: f64,
}

impl<S, const D: usize, const A: usize, const T: usize> Stepper<S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The equations at the configuration of the state, which is closed first, as are the rates; nothing without inertia.
    pub(crate) fn generalized(
        &mut self,
        mut rates: Vec<Twist<T>>,
        accelerations: &[Twist<T>],
        forces: &[Twist<T>],
    ) -> Option<Generalized<T>> {
        if !self.admit(&mut rates) {
            return None;
        }
        let n = self.mech.n();
        let mut forward = vec![Twist::zeros(); n];
        self.solve_accelerations(Motors::Off, Some(forces), Some(&mut forward));
        // without multipliers: what is missing for given accelerations
        self.node.multipliers.fill(Twist::zeros());
        self.node.change.fill(Twist::zeros());
        self.assemble_node_rows();
        let bias = self.rates.iter().map(|row| -row).collect();
        let (elimination, change) = (&self.elimination, &mut self.node.change);
        elimination.spread(accelerations, change);
        self.assemble_node_rows();
        let inverse = self.rates.iter().map(|row| -row).collect();
        let gravity = self.rows_of(|s, i| {
            let weight = s.mech.gravity * s.mech.bodies[i].mass;
            Twist::from_fn(|k, _| if k < D { -weight[k] } else { 0.0 })
        });
        let mut mass = vec![];
        for (i, dof) in self
            .mech
            .links
            .iter()
            .map(|l| l.dof())
            .enumerate()
            .collect::<Vec<_>>()
        {
            for k in 0..dof {
                let mut unit = vec![Twist::zeros(); n];
                unit[i][k] = 1.0;
                mass.push(self.momentum_rows(&unit));
            }
        }
        let momentum = self.momentum_rows(&rates);
        let pairs = momentum.iter().zip(&rates);
        let kinetic = 0.5 * pairs.map(|(p, v)| p.dot(v)).sum::<f64>();
        Some(Generalized {
            mass,
            bias,
            gravity,
            forward,
            inverse,
            kinetic,
        })
    }

    /// Pᵀ M P u.
    fn momentum_rows(&mut self, rates: &[Twist<T>]) -> Vec<Twist<T>> {
        let (elimination, twists) = (&self.elimination, &mut self.twists);
        elimination.spread(rates, twists);
        self.rows_of(|s, i| {
            mass_block::<S, D, A, T>(&s.mech.bodies[i], &s.state.q[i].r) * s.twists[i]
        })
    }

    /// Pᵀ w.
    fn rows_of(&mut self, wrench: impl Fn(&Self, usize) -> Twist<T>) -> Vec<Twist<T>> {
        self.test_wrenches(wrench);
        self.rates.clone()
    }
}
