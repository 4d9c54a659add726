//! What the registry of quantities makes of its lines; they are in `mod.rs`.

/// Types of the file and of the resolved problem from the lines of the registry.
macro_rules! conditions {
    ($($(#[$about:meta])+ $kind:ident: $file:ident,)*) => {
        /// A condition at nodes or over steps, on exactly one quantity.
        #[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct Condition {
            /// Name in explanations; made from its quantity when missing.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub name: Option<String>,
            /// Where: `start`, `end`, `path` (all nodes), a phase (all its nodes), `PHASE.start` or `PHASE.end`. Default: path.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub at: Option<String>,
            $(
                $(#[$about])+
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $file: Option<$file::Key>,
            )*
            /// Which coordinate of the joint; all when missing.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub coordinate: Option<String>,
            /// Component of a place: "x", "y", "z"; all when missing.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub axis: Option<AxisName>,
            /// Equal to this [rad, m, rad/s, m/s, W, N m/s, N/s]; one number for each component.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub value: Option<Target>,
            /// At least [rad, m, rad/s, m/s, W, N m/s, N/s].
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub min: Option<f64>,
            /// At most [rad, m, rad/s, m/s, W, N m/s, N/s].
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub max: Option<f64>,
        }

        impl Condition {
            /// The quantities of the file format.
            pub(crate) const QUANTITIES: &'static [&'static str] = &[$(stringify!($file),)*];

            /// Those that are given.
            pub(crate) fn given(&self) -> Vec<&'static str> {
                let mut out = vec![];
                $(if self.$file.as_ref().is_some_and($file::Quantity::is_given) {
                    out.push(stringify!($file));
                })*
                out
            }

            /// Whether a quantity takes one of the keys that several have.
            pub(crate) fn takes(quantity: &str, key: &str) -> bool {
                match quantity {
                    $(stringify!($file) => $file::Quantity::TAKES.contains(&key),)*
                    _ => false,
                }
            }

            /// Says what is wrong with a quantity; the number of its components.
            pub(crate) fn check_quantity(&self, quantity: &str, c: &mut Checker<'_>, of: &Asked<'_>) -> Option<usize> {
                match quantity {
                    $(stringify!($file) => $file::Quantity::check(self.$file.as_ref()?, c, of),)*
                    _ => None,
                }
            }

            /// Says what is wrong where values or bounds are negative.
            pub(crate) fn check_negative(&self, c: &mut Checker<'_>, of: &Asked<'_>) {
                $(if let Some(key) = &self.$file {
                    $file::Quantity::check_negative(key, c, of);
                })*
            }

            /// The components in words.
            pub(crate) fn scalars(&self, model: &Model) -> Vec<String> {
                $(if let Some(key) = self.$file.as_ref().filter(|key| $file::Quantity::is_given(key)) {
                    return $file::Quantity::scalars(key, self, model);
                })*
                vec![]
            }

            /// Unit of the numbers.
            pub(crate) fn unit(&self, model: &Model) -> Option<&'static str> {
                $(if let Some(key) = self.$file.as_ref().filter(|key| $file::Quantity::is_given(key)) {
                    return $file::Quantity::unit(key, self, model);
                })*
                None
            }

            /// Names become indices: names and quantities of the components.
            pub(crate) fn resolve(&self, to: &Resolving<'_>) -> Result<Vec<Component<Quantity>>, ModelErrors> {
                $(if let Some(key) = self.$file.as_ref().filter(|key| $file::Quantity::is_given(key)) {
                    let all = $file::Quantity::resolve(key, to)?.into_iter();
                    return Ok(all.map(|c| Component { name: c.name, law: Quantity::$kind(c.law) }).collect());
                })*
                Ok(vec![])
            }
        }

        /// What is bounded.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Quantity {
            $($(#[$about])+ $kind($file::Law),)*
        }

        impl Quantity {
            /// Bounds of the scalar from those of the file.
            pub(crate) fn bounds(&self, file: [f64; 2]) -> [f64; 2] {
                match self { $(Self::$kind(l) => Law::bounds(l, file),)* }
            }

            /// What it is of the order of in units of the problem.
            pub(crate) fn size(&self, u: &Units) -> f64 {
                match self { $(Self::$kind(l) => Law::size(l, u),)* }
            }

            /// Where it is.
            pub(crate) fn over(&self) -> Over {
                match self { $(Self::$kind(l) => Law::over(l),)* }
            }

            /// The coordinate whose bounds these are, and its sign.
            pub(crate) fn coordinate(&self) -> Option<(usize, f64)> {
                match self { $(Self::$kind(l) => Law::coordinate(l),)* }
            }

            /// The point and direction whose place it is.
            pub(crate) fn component(&self) -> Option<(&Points, &V3<f64>)> {
                match self { $(Self::$kind(l) => Law::component(l),)* }
            }

            /// Whether it is a place in the world [m].
            pub(crate) fn is_place(&self) -> bool {
                match self { $(Self::$kind(l) => Law::is_place(l),)* }
            }

            /// Whether masses enter.
            pub(crate) fn has_masses(&self) -> bool {
                match self { $(Self::$kind(l) => Law::has_masses(l),)* }
            }

            /// Points of the functions at a node of which it is the sum.
            pub(crate) fn places(&self) -> Vec<Place> {
                match self { $(Self::$kind(l) => Law::places(l),)* }
            }

            /// One of these functions.
            pub(crate) fn at_points<S: Scalar>(&self, part: usize, x: &[V3<S>]) -> S {
                match self { $(Self::$kind(l) => Law::at_points(l, part, x),)* }
            }

            /// Whether these functions are of the first degree.
            pub(crate) fn is_linear(&self) -> bool {
                match self { $(Self::$kind(l) => Law::is_linear(l),)* }
            }

            /// Adds the small function over step n, or around node n; false if the program has not its unknowns.
            pub(crate) fn lay(&self, u: &dyn Unknowns, n: usize, out: &mut Pieces) -> bool {
                let entries = match self { $(Self::$kind(l) => Law::entries(l, u, n),)* };
                entries.inspect(|entries| out.push(n, 0, entries)).is_some()
            }
        }

        impl Small for Quantity {
            fn value<S: Scalar>(&self, piece: &Piece, z: &[S], refs: &[Vec<M3<f64>>]) -> S {
                match self { $(Self::$kind(l) => Law::value(l, piece, z, refs),)* }
            }
        }

        /// The files of all kinds, which are their keys.
        #[cfg(test)]
        const KINDS: &[&str] = &[$(stringify!($file),)*];
    };
}
