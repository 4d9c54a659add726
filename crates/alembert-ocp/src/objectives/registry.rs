//! What the registry of terms makes of its lines; they are in `mod.rs`.

/// The table of a kind: its own keys beside those that all have.
macro_rules! table {
    ($($own:tt)*) => {
        /// Table of the problem file.
        #[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct Keys {
            /// Name in reports and fronts; the kind when missing.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub name: Option<String>,
            /// Factor; negative: the term is made large.
            #[serde(default = "super::one")]
            pub weight: f64,
            /// Divided by the advance of this periodic coordinate: effort per distance.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub per: Option<String>,
            $($own)*
        }
    };
}

/// The same for terms of controls: which actuators count, and how much.
macro_rules! table_of_controls {
    ($($own:tt)*) => {
        table! {
            /// Only these actuators.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub actuators: Option<Vec<String>>,
            /// Factors of the actuators, by name; 1 when missing.
            #[serde(default, skip_serializing_if = "std::collections::BTreeMap::is_empty")]
            pub weights: std::collections::BTreeMap<String, f64>,
            $($own)*
        }

        impl Keys {
            fn chosen(&self) -> super::weights::Chosen<'_> {
                super::weights::Chosen {
                    actuators: &self.actuators,
                    weights: &self.weights,
                }
            }
        }
    };
}

/// Types of the file and of the resolved problem from the lines of the registry.
macro_rules! objectives {
    ($($(#[$about:meta])+ $tag:literal $kind:ident: $file:ident,)*) => {
        /// A term of the objective.
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "kind")]
        pub enum Objective {
            $($(#[$about])+ #[serde(rename = $tag)] $kind($file::Keys),)*
        }

        impl Objective {
            /// The tag of the file: "effort", "effort-rate", ...
            pub fn kind(&self) -> &'static str {
                match self { $(Self::$kind(_) => $tag,)* }
            }

            /// Its name, if it has one.
            pub fn name(&self) -> Option<&str> {
                match self { $(Self::$kind(o) => o.name.as_deref(),)* }
            }

            /// Factor.
            pub fn weight(&self) -> f64 {
                match self { $(Self::$kind(o) => o.weight,)* }
            }

            /// The periodic coordinate by whose advance it is divided.
            pub fn per(&self) -> Option<&str> {
                match self { $(Self::$kind(o) => o.per.as_deref(),)* }
            }

            /// Puts the content of files in the place of their names; they lie in this folder.
            pub(crate) fn read_files(&mut self, folder: &Path, path: &str) -> Result<(), ModelError> {
                match self { $(Self::$kind(o) => Kind::read_files(o, folder, path),)* }
            }

            /// Says what is wrong with it.
            pub(crate) fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
                match self { $(Self::$kind(o) => Kind::check(o, c, path, subject),)* }
            }

            /// Names become indices.
            pub(crate) fn resolve(&self, to: &Resolving<'_>) -> Result<TermKind, ModelErrors> {
                Ok(match self { $(Self::$kind(o) => TermKind::$kind(Kind::resolve(o, to)?),)* })
            }
        }

        /// What a term adds up.
        #[derive(Clone, Debug)]
        pub enum TermKind {
            $(#[doc = concat!("See [`Objective::", stringify!($kind), "`].")] $kind($file::Law),)*
        }

        impl TermKind {
            /// Its unit.
            pub(crate) fn unit(&self, ocp: &Ocp) -> String {
                match self { $(Self::$kind(t) => Law::unit(t, ocp),)* }
            }

            /// What it is of the order of in units of the problem.
            pub(crate) fn size(&self, u: &Units) -> f64 {
                match self { $(Self::$kind(t) => Law::size(t, u),)* }
            }

            /// Its small functions; nothing if the program has not the unknowns they need.
            pub(crate) fn pieces(&self, u: &dyn Unknowns) -> Option<Pieces> {
                match self { $(Self::$kind(t) => Law::pieces(t, u),)* }
            }

            /// The sum of its small functions; `refs` are the reference rotations at the nodes.
            pub(crate) fn value(&self, pieces: &Pieces, x: &[f64], refs: &[Vec<M3<f64>>]) -> f64 {
                match self { $(Self::$kind(t) => pieces.value(&Summands(t), x, refs),)* }
            }

            /// Visits (variable, derivative) of them.
            pub(crate) fn visit_first(
                &self,
                pieces: &Pieces,
                x: &[f64],
                refs: &[Vec<M3<f64>>],
                out: impl FnMut(usize, f64),
            ) {
                match self { $(Self::$kind(t) => pieces.visit_first(&Summands(t), x, refs, out),)* }
            }

            /// Visits (variable, variable, second derivative), every pair once.
            pub(crate) fn visit_second(
                &self,
                pieces: &Pieces,
                x: &[f64],
                refs: &[Vec<M3<f64>>],
                out: impl FnMut(usize, usize, f64),
            ) {
                match self { $(Self::$kind(t) => pieces.visit_second(&Summands(t), x, refs, out),)* }
            }

            /// The point at the end that it looks at.
            pub(crate) fn point(&self) -> Option<&Points> {
                match self { $(Self::$kind(t) => Law::point(t),)* }
            }

            /// A function of that point.
            pub(crate) fn at_point<S: Scalar>(&self, x: &V3<S>) -> S {
                match self { $(Self::$kind(t) => Law::at_point(t, x),)* }
            }

            /// How far that point has to go from a place.
            pub(crate) fn way(&self, x: &V3<f64>) -> f64 {
                match self { $(Self::$kind(t) => Law::way(t, x),)* }
            }

            /// Whether it is the integral of the kinetic energy.
            pub(crate) fn is_kinetic_energy(&self) -> bool {
                match self { $(Self::$kind(t) => Law::is_kinetic_energy(t),)* }
            }
        }

        /// The tags and the files of all kinds.
        #[cfg(test)]
        const KINDS: &[(&str, &str)] = &[$(($tag, stringify!($file)),)*];
    };
}
