//! What the registry of force elements makes of its lines; they are in `mod.rs`.
//!
//! # What it is
//! A line names a kind, its table in the model file, and its law: the types of the file ([`Force`]), checks, construction, channels, and the
//! laws ([`AnyElement`]) follow. A law has functions of any scalar, so it cannot be a trait object: [`AnyElement`] is one of those in the list,
//! with a branch in place of a call through a table.
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

/// The same call for every kind.
macro_rules! each {
    ($self:ident, $e:ident => $call:expr; $($name:ident)*) => {
        match $self { $(AnyElement::$name($e) => $call,)* }
    };
}

/// The laws of the registry.
macro_rules! laws {
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
            fn energy<R: Scalar>(&self, s: &[R], phase: f64) -> R {
                each!(self, e => e.energy(s, phase); $($name)*)
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
            fn work(&self, c: &Change<'_>) -> f64 {
                each!(self, e => e.work(c); $($name)*)
            }
            #[inline]
            fn states(&self) -> usize {
                each!(self, e => e.states(); $($name)*)
            }
            #[inline]
            fn begin<R: Scalar>(&self, s: &[R], phase: f64, z: &mut [R]) {
                each!(self, e => e.begin(s, phase, z); $($name)*)
            }
            #[inline]
            fn at_rest<R: Scalar>(&self, s: &[R], phase: f64, z: &mut [R]) {
                each!(self, e => e.at_rest(s, phase, z); $($name)*)
            }
            #[inline]
            fn state_rows<R: Scalar>(&self, c: &Change<'_, R>, z: &States<'_, R>, out: &mut [R]) {
                each!(self, e => e.state_rows(c, z, out); $($name)*)
            }
            #[inline]
            fn state_energy<R: Scalar>(&self, s: &[R], phase: f64, z: &[R]) -> R {
                each!(self, e => e.state_energy(s, phase, z); $($name)*)
            }
            #[inline]
            fn state_force<R: Scalar>(&self, c: &Change<'_, R>, z: &States<'_, R>, out: &mut [R]) {
                each!(self, e => e.state_force(c, z, out); $($name)*)
            }
            #[inline]
            fn state_force_at<R: Scalar>(&self, at: &Instant<'_, R>, out: &mut [R]) {
                each!(self, e => e.state_force_at(at, out); $($name)*)
            }
            #[inline]
            fn inputs(&self) -> usize {
                each!(self, e => e.inputs(); $($name)*)
            }
            #[inline]
            fn input(&self, t: f64, u: &mut [f64]) {
                each!(self, e => e.input(t, u); $($name)*)
            }
            #[inline]
            fn is_timed(&self) -> bool {
                each!(self, e => e.is_timed(); $($name)*)
            }
            #[inline]
            fn supplied(&self, c: &Change<'_>, z: &States<'_>) -> f64 {
                each!(self, e => e.supplied(c, z); $($name)*)
            }
            #[inline]
            fn condensed(
                &self,
                c: &Change<'_>,
                z0: &[f64],
                z1: &mut [f64],
                out: &mut Coefficients,
            ) -> bool {
                each!(self, e => e.condensed(c, z0, z1, out); $($name)*)
            }
            #[inline]
            fn state_loss(&self, c: &Change<'_>, z: &States<'_>) -> Option<f64> {
                each!(self, e => e.state_loss(c, z); $($name)*)
            }
            #[inline]
            fn booked(&self) -> usize {
                each!(self, e => e.booked(); $($name)*)
            }
            #[inline]
            fn book(&self, c: &Change<'_>, z: &States<'_>, booked: &mut [f64]) {
                each!(self, e => e.book(c, z, booked); $($name)*)
            }
        }
    };
}

/// Types of the file from the lines of the registry, and what every table answers.
macro_rules! kinds {
    ($($(#[$about:meta])+ $tag:literal $kind:ident: $file:ident::$keys:ident $(=> $law:ty)?,)*) => {
        /// A force element.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "kind")]
        pub enum Force {
            $($(#[$about])+ #[serde(rename = $tag)] $kind($file::$keys),)*
        }

        $(impl From<$file::$keys> for Force {
            fn from(keys: $file::$keys) -> Self {
                Self::$kind(keys)
            }
        })*

        laws! { $($($kind: $law,)?)* }

        /// Tables of the model file that belong to elements.
        pub(crate) mod tables {
            $($(
                #[doc = concat!("Table of [`", stringify!($law), "`].")]
                pub use super::$file::$keys as $kind;
            )?)*
        }

        impl Force {
            /// The tag of the file: "spring", "torsion", ...
            pub fn kind(&self) -> &'static str {
                match self { $(Self::$kind(_) => $tag,)* }
            }

            /// Name of the element.
            pub fn name(&self) -> &str {
                match self { $(Self::$kind(f) => Kind::name(f),)* }
            }

            /// The coordinate that it acts on, if it acts on one.
            pub(crate) fn on(&self) -> Option<On<'_>> {
                match self { $(Self::$kind(f) => Kind::on(f),)* }
            }

            /// Whether the element has an energy.
            pub fn stores_energy(&self) -> bool {
                match self { $(Self::$kind(f) => Kind::stores_energy(f),)* }
            }

            /// Whether it is an applied load, which a load factor scales.
            pub fn is_load(&self) -> bool {
                match self { $(Self::$kind(f) => Kind::is_load(f),)* }
            }

            /// Whether the element is marked as fast or slow (scheme multirate).
            pub fn fast(&self) -> Option<bool> {
                match self { $(Self::$kind(f) => Kind::fast(f),)* }
            }

            /// Visits the names of its bodies and points.
            pub(crate) fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
                match self { $(Self::$kind(f) => Kind::each_body(f, visit),)* }
            }

            /// Bodies whose axes it holds.
            pub(crate) fn holds(&self) -> Vec<&String> {
                match self { $(Self::$kind(f) => Kind::holds(f),)* }
            }

            /// Bodies whose axes it needs.
            pub(crate) fn needs_axes(&self) -> Vec<&String> {
                match self { $(Self::$kind(f) => Kind::needs_axes(f),)* }
            }

            /// What the report draws between the points of its invariants, and how many lines at most.
            pub(crate) fn line(&self) -> Option<(&'static str, usize)> {
                match self { $(Self::$kind(f) => Kind::line(f),)* }
            }

            /// Says what is wrong with it.
            pub(crate) fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
                match self { $(Self::$kind(f) => Kind::check(f, c, path, subject),)* }
            }

            /// Builds its elements or loads.
            pub(crate) fn compile<S, const D: usize, const A: usize, const T: usize>(
                &self,
                out: &mut Compiling<'_, S, D, A, T>,
            ) -> Result<(), ModelErrors>
            where
                S: Space<D, A, T>,
            {
                match self { $(Self::$kind(f) => Kind::compile(f, out),)* }
            }

            /// Channels of what it does at a node.
            pub(crate) fn channels(
                &self,
                dimension: usize,
                unit: &'static str,
            ) -> Vec<(String, &'static str)> {
                match self { $(Self::$kind(f) => Kind::channels(f, dimension, unit),)* }
            }

            /// Names and units of its states; `units` are those of its coordinate and of the force on it.
            pub fn states(&self, units: [&'static str; 2]) -> Vec<(String, &'static str)> {
                match self { $(Self::$kind(f) => Kind::states(f, units),)* }
            }

            /// Names and units of its inputs; `units` are those of its coordinate and of the force on it.
            pub fn inputs(&self, units: [&'static str; 2]) -> Vec<(&'static str, &'static str)> {
                match self { $(Self::$kind(f) => Kind::inputs(f, units),)* }
            }

            /// Whether it has states.
            pub fn has_states(&self) -> bool {
                !self.states([""; 2]).is_empty()
            }

            /// States and booked values that are channels: name, unit and place among them.
            pub(crate) fn recalled(
                &self,
                units: [&'static str; 2],
            ) -> Vec<(String, &'static str, usize)> {
                match self { $(Self::$kind(f) => Kind::recalled(f, units),)* }
            }

            /// Whether its force at rest depends on how that was reached.
            pub(crate) fn remembers(&self) -> bool {
                match self { $(Self::$kind(f) => Kind::remembers(f),)* }
            }

            /// Their values.
            pub(crate) fn observe(&self, seen: &Seen<'_>, push: &mut dyn FnMut(f64)) {
                match self { $(Self::$kind(f) => Kind::observe(f, seen, push),)* }
            }
        }

        /// Examples of every kind: its tag and the rest of its table.
        #[cfg(test)]
        pub(crate) fn samples(planar: bool) -> Vec<(&'static str, &'static str)> {
            vec![$(($tag, <$file::$keys as Kind>::sample(planar)),)*]
        }
    };
}
