//! A kind of force element as the rest of the program sees it: keys, checks, construction, what it shows, examples.
//!
//! # What it is
//! The table of a force element in the model file is a struct `Keys` in the file of the element, and [`Kind`] is what it says beside the
//! law. The registry (`registry.rs`) makes the types of the file, the checks, the compiler and the laws of one line per kind.
//!
//! # Equations
//! Those of the element.
//!
//! # Symbols
//! None.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{AnyElement, Law, OnCoordinate};
use crate::error::{ModelError, ModelErrors};
use crate::model::{CompiledSignal, On, Signal, SignalError};
use crate::system::compile::{BodyFrame, Builder};
use crate::system::forces::ForceElement;
use crate::system::invariant::Invariant;
use crate::system::mechanism::{AngleSource, Load, Measure};
use alembert_math::Space;
use nalgebra::SVector;

pub(crate) use crate::model::Checker;

/// The table of a force element.
pub(crate) trait Kind {
    /// Its name.
    fn name(&self) -> &str;

    /// The coordinate that it acts on, if it acts on one.
    fn on(&self) -> Option<On<'_>> {
        None
    }

    /// Whether it has an energy.
    fn stores_energy(&self) -> bool {
        true
    }

    /// Whether it is an applied load, which a load factor scales.
    fn is_load(&self) -> bool {
        false
    }

    /// Whether it is marked as fast or slow (scheme multirate).
    fn fast(&self) -> Option<bool> {
        None
    }

    /// Visits the names of its bodies and points.
    fn each_body(&mut self, _visit: &mut dyn FnMut(&mut String)) {}

    /// Bodies whose axes it holds.
    fn holds(&self) -> Vec<&String> {
        vec![]
    }

    /// Bodies whose axes it needs.
    fn needs_axes(&self) -> Vec<&String> {
        self.holds()
    }

    /// What the report draws between the points of its invariants, and how many lines at most.
    fn line(&self) -> Option<(&'static str, usize)> {
        None
    }

    /// Says what is wrong with it; `path` is its place in the file, `subject` what it is called.
    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str);

    /// Builds its elements or loads.
    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>;

    /// Channels of what it does at a node: name and unit; `unit` is that of its coordinate's force. Power is added to them.
    fn channels(&self, _dimension: usize, unit: &'static str) -> Vec<(String, &'static str)> {
        match self.on() {
            Some(_) => vec![("force".to_owned(), unit)],
            None => vec![],
        }
    }

    /// Their values, in the same order.
    fn observe(&self, seen: &Seen<'_>, push: &mut dyn FnMut(f64)) {
        if self.on().is_some() {
            push(seen.on_coordinate());
        }
    }

    /// Names and units of its states; `units` are those of its coordinate and of the force on it.
    fn states(&self, _units: [&'static str; 2]) -> Vec<(String, &'static str)> {
        vec![]
    }

    /// Names and units of its inputs, which a plan may command.
    fn inputs(&self, _units: [&'static str; 2]) -> Vec<(&'static str, &'static str)> {
        vec![]
    }

    /// Whether its force at rest depends on how that was reached: its states have no place of their own at rest.
    fn remembers(&self) -> bool {
        false
    }

    /// States and booked values that are channels: name, unit and place, states first.
    fn recalled(&self, units: [&'static str; 2]) -> Vec<(String, &'static str, usize)> {
        let own = self.states(units).into_iter().enumerate();
        own.map(|(k, (name, unit))| (name, unit, k)).collect()
    }

    /// A table for the conformance suite, in space and in the plane, without `kind` and `name`; the suite says what it may refer to.
    #[cfg(test)]
    fn sample(_planar: bool) -> &'static str;
}

/// An element at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<'a> {
    /// 2 or 3.
    pub dimension: usize,
    /// Coefficients of its force, with what it dissipates.
    pub g: &'a [f64],
    /// Invariants.
    pub s: &'a [f64],
    /// Their rates.
    pub s_dot: &'a [f64],
    /// Derivative of its coordinate by them.
    pub slope: [f64; 2],
}

impl Seen<'_> {
    /// Force on the coordinate, positive drives it upwards.
    fn on_coordinate(&self) -> f64 {
        let ([g0, g1], d) = ([0, 1].map(|i| self.g[i]), self.slope);
        0.0 - (g0 * d[0] + g1 * d[1]) / (d[0] * d[0] + d[1] * d[1])
    }
}

/// What a kind builds upon, and where its elements go.
pub(crate) struct Compiling<'a, S, const D: usize, const A: usize, const T: usize> {
    /// Index of the force in the model.
    pub force: usize,
    /// Bodies by name.
    pub bodies: &'a Builder<'a, D>,
    /// Coordinates.
    pub measure: &'a dyn Fn(On<'_>) -> Measure<S, D, A, T>,
    /// Elements so far.
    pub elements: &'a mut Vec<ForceElement<S, D, A, T>>,
    /// Loads so far.
    pub loads: &'a mut Vec<Load<D>>,
}

impl<'a, S, const D: usize, const A: usize, const T: usize> Compiling<'a, S, D, A, T>
where
    S: Space<D, A, T>,
{
    /// The body of that name.
    pub fn body(&self, name: &str) -> &'a BodyFrame<D> {
        self.bodies.frame(name)
    }

    /// Its node.
    pub fn node(&self, name: &str) -> usize {
        self.bodies.node(name)
    }

    /// Squared distance of two points of bodies, and the distance as drawn.
    pub fn square(
        &self,
        bodies: [&str; 2],
        p: [SVector<f64, D>; 2],
    ) -> (Invariant<S, D, A, T>, f64) {
        let [a, b] = bodies.map(|name| self.node(name));
        let world = [0, 1].map(|i| {
            let f = self.body(bodies[i]);
            f.drawn.x + f.drawn.r * p[i]
        });
        let drawn = (world[1] - world[0]).norm();
        (Invariant::square(a, p[0], b, p[1]), drawn)
    }

    /// Adds an element.
    pub fn element(&mut self, invariants: Vec<Invariant<S, D, A, T>>, law: impl Into<AnyElement>) {
        let element = ForceElement::new(self.force, invariants, law.into(), AngleSource::None);
        self.elements.push(element);
    }

    /// Adds a law on a coordinate.
    pub fn on_coordinate<L: Law>(&mut self, on: Option<On<'_>>, law: L)
    where
        OnCoordinate<L>: Into<AnyElement>,
    {
        let measure = (self.measure)(on.unwrap_or(On::Unclear));
        let law = OnCoordinate {
            coordinate: measure.coordinate,
            law,
        };
        self.elements.push(ForceElement::new(
            self.force,
            measure.invariants,
            law.into(),
            measure.source,
        ));
    }

    /// A signal of this force.
    pub fn signal(&self, signal: &Signal) -> Result<CompiledSignal, ModelErrors> {
        CompiledSignal::compile(signal).map_err(|e| self.refused(&e))
    }

    /// Why a signal of this force cannot be used.
    pub fn refused(&self, error: &SignalError) -> ModelErrors {
        let path = format!("force[{}].value", self.force);
        let help = "write a number, an expression or a table";
        ModelErrors(vec![
            ModelError::new(path, error.to_string()).with_help(help),
        ])
    }
}
