//! The registry of force elements: one line each.
//!
//! # What it is
//! An element has functions of any scalar, so it cannot be a trait object. [`AnyElement`] is one of those in the list below, with a branch
//! in place of a call through a table.
//!
//! # Equations
//! Those of the element.
//!
//! # Symbols
//! Those of the element.
//!
//! # Reference
//! None.
//!
//! # Departures from the reference
//! None.

use super::{
    Beam, Bushing, Change, Characteristic, Coefficients, Combination, Drag, Drive, Element,
    Friction, Gravitation, JointSpring, LennardJones, Limit, OnCoordinate, Spring,
};
use alembert_math::scalar::Scalar;

/// The same call for every kind.
macro_rules! each {
    ($self:ident, $e:ident => $call:expr; $($name:ident)*) => {
        match $self { $(AnyElement::$name($e) => $call,)* }
    };
}

macro_rules! registry {
    ($($name:ident: $kind:ty,)*) => {
        /// Any force element.
        #[derive(Clone, Debug)]
        pub enum AnyElement {
            $(#[doc = concat!("See [`", stringify!($name), "`](super::", stringify!($name), ").")]
            $name($kind),)*
        }

        $(impl From<$kind> for AnyElement {
            fn from(element: $kind) -> Self {
                Self::$name(element)
            }
        })*

        impl Element for AnyElement {
            #[inline]
            fn count(&self) -> usize {
                each!(self, e => e.count(); $($name)*)
            }
            #[inline]
            fn energy<R: Scalar>(&self, s: &[R], phase: f64, memory: &[f64]) -> R {
                each!(self, e => e.energy(s, phase, memory); $($name)*)
            }
            #[inline]
            fn drive<R: Scalar>(&self, t: f64, s: &[R], phase: f64) -> R {
                each!(self, e => e.drive(t, s, phase); $($name)*)
            }
            #[inline]
            fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
                each!(self, e => e.dissipation_of(c, out); $($name)*)
            }
            #[inline]
            fn gradient(&self, t: f64, s: &[f64], phase: f64, out: &mut Coefficients) {
                each!(self, e => e.gradient(t, s, phase, out); $($name)*)
            }
            #[inline]
            fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
                each!(self, e => e.discrete_gradient(c, out); $($name)*)
            }
            #[inline]
            fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
                each!(self, e => e.dissipation(c, out); $($name)*)
            }
            #[inline]
            fn dissipation_rate(
                &self,
                s: &[f64],
                phase: f64,
                s_dot: &[f64],
                out: &mut Coefficients,
            ) {
                each!(self, e => e.dissipation_rate(s, phase, s_dot, out); $($name)*)
            }
            #[inline]
            fn dissipates(&self) -> bool {
                each!(self, e => e.dissipates(); $($name)*)
            }
            #[inline]
            fn medium(&self, i: usize) -> f64 {
                each!(self, e => e.medium(i); $($name)*)
            }
            #[inline]
            fn work(&self, c: &Change<'_>) -> f64 {
                each!(self, e => e.work(c); $($name)*)
            }
            #[inline]
            fn memory(&self) -> usize {
                each!(self, e => e.memory(); $($name)*)
            }
            fn begin(&self, s: &[f64], phase: f64, memory: &mut [f64]) {
                each!(self, e => e.begin(s, phase, memory); $($name)*)
            }
            #[inline]
            fn friction(&self, c: &Change<'_>, out: &mut Coefficients) {
                each!(self, e => e.friction(c, out); $($name)*)
            }
            #[inline]
            fn resistance(&self, c: &Change<'_>, out: &mut Coefficients) {
                each!(self, e => e.resistance(c, out); $($name)*)
            }
            #[inline]
            fn friction_at_end(&self, c: &Change<'_>, out: &mut Coefficients) {
                each!(self, e => e.friction_at_end(c, out); $($name)*)
            }
            #[inline]
            fn friction_loss(&self, c: &Change<'_>) -> f64 {
                each!(self, e => e.friction_loss(c); $($name)*)
            }
            #[inline]
            fn remember(&self, c: &Change<'_>, memory: &mut [f64]) {
                each!(self, e => e.remember(c, memory); $($name)*)
            }
        }
    };
}

registry! {
    Beam: Beam,
    Bushing: Bushing,
    Characteristic: OnCoordinate<Characteristic>,
    Combination: Combination,
    Drag: Drag,
    Drive: OnCoordinate<Drive>,
    Friction: OnCoordinate<Friction>,
    Gravitation: Gravitation,
    JointSpring: OnCoordinate<JointSpring>,
    LennardJones: LennardJones,
    Limit: OnCoordinate<Limit>,
    Spring: Spring,
}
