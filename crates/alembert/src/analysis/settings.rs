//! A scheme as the user names it for an analysis: name and options, checked.

use super::oscillator::Method;
use crate::error::ModelError;
use crate::model::{Quadrature, suggest};
use crate::schemes::interpolation::Interpolation;
use alembert_math::quadrature::{Rule, equidistant, gauss, lobatto};
use serde::{Deserialize, Serialize};

/// Names of the schemes.
pub const SCHEMES: [&str; 12] = [
    "linear",
    "cubic",
    "trigonometric",
    "gauss-4",
    "gauss-6",
    "lobatto-4",
    "lobatto-6",
    "galerkin",
    "midpoint",
    "trapezoidal",
    "energy-momentum",
    "generalized-alpha",
];

/// Most intermediate points of a rule. Equidistant weights of both signs reach 10³ there and lose as many digits.
pub const MAX_POINTS: u32 = 20;

/// Intermediate points S when none are given.
const DEFAULT_POINTS: u32 = 5;

/// A scheme and its options.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// Name of the scheme.
    pub scheme: String,
    /// S: the rule of linear, cubic and trigonometric schemes has S + 1 nodes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
    /// The rule.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quadrature: Option<Quadrature>,
    /// Order of the Galerkin scheme: 2, 4, 6, ...
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<u32>,
    /// Frequency of the interpolation functions [rad/s]; that of the oscillation when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frequency: Option<f64>,
    /// Spectral radius of generalized-alpha; 0.9 when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spectral_radius: Option<f64>,
}

impl Settings {
    /// A scheme with default options.
    pub fn new(scheme: &str) -> Self {
        Self {
            scheme: scheme.to_owned(),
            ..Self::default()
        }
    }

    /// The scheme, or what is wrong with the options.
    pub fn method(&self) -> Result<Method, ModelError> {
        let interpolation = Interpolation::ALL
            .into_iter()
            .find(|i| i.name() == self.scheme);
        if let Some(interpolation) = interpolation {
            return self.table(interpolation);
        }
        let linear = |rule| Method::Table {
            interpolation: Interpolation::Linear,
            rule,
        };
        match self.scheme.as_str() {
            // on the oscillator both are the implicit midpoint rule
            "midpoint" | "energy-momentum" => self.only(&[], linear(gauss(1))),
            "trapezoidal" => self.only(&[], linear(equidistant(1))),
            "generalized-alpha" => self.generalized_alpha(),
            "galerkin" => self.galerkin(),
            "gauss-4" => self.only(&[], galerkin(2, Quadrature::Gauss)),
            "gauss-6" => self.only(&[], galerkin(3, Quadrature::Gauss)),
            "lobatto-4" => self.only(&[], galerkin(2, Quadrature::Lobatto)),
            "lobatto-6" => self.only(&[], galerkin(3, Quadrature::Lobatto)),
            unknown => Err(unknown_scheme(unknown)),
        }
    }

    /// Refuses options that this scheme does not have.
    fn only(&self, allowed: &[&str], method: Method) -> Result<Method, ModelError> {
        let given = [
            ("points", self.points.is_some()),
            ("quadrature", self.quadrature.is_some()),
            ("order", self.order.is_some()),
            ("frequency", self.frequency.is_some()),
            ("spectral_radius", self.spectral_radius.is_some()),
        ];
        match given
            .iter()
            .find(|(name, given)| *given && !allowed.contains(name))
        {
            None => Ok(method),
            Some((name, _)) => {
                let help = if allowed.is_empty() {
                    "leave it out; this scheme has no options".to_owned()
                } else {
                    format!("leave it out; this scheme has: {}", allowed.join(", "))
                };
                let message = format!("`{name}` has no meaning for the scheme {}", self.scheme);
                Err(ModelError::new(*name, message).with_help(help))
            }
        }
    }

    fn table(&self, interpolation: Interpolation) -> Result<Method, ModelError> {
        let points = self.points.unwrap_or(DEFAULT_POINTS);
        let family = self.quadrature.unwrap_or_default();
        if points > MAX_POINTS {
            let message = format!("{points} intermediate points are too many");
            let help = format!("use at most {MAX_POINTS}; more do not add accuracy");
            return Err(ModelError::new("points", message).with_help(help));
        }
        let rule = rule_of(family, points);
        // what a rule of degree 1 loses: docs/theory/interpolation.md, order conditions
        let (needed, why) = match interpolation {
            Interpolation::Cubic => (2, "else it is not better than linear interpolation"),
            Interpolation::Linear | Interpolation::Trigonometric => {
                (1, "a scheme needs the weights to add up to 1")
            }
        };
        if points == 0 || rule.degree().is_none_or(|d| d < needed) {
            let least = (1..=MAX_POINTS)
                .find(|&s| rule_of(family, s).degree() >= Some(needed))
                .unwrap_or(MAX_POINTS);
            let message = format!(
                "S = {points} is too small for {} interpolation: its rule must be exact to degree {needed}, {why}",
                interpolation.name()
            );
            return Err(
                ModelError::new("points", message).with_help(format!("use at least S = {least}"))
            );
        }
        let allowed: &[&str] = if interpolation.needs_frequency() {
            &["points", "quadrature", "frequency"]
        } else {
            &["points", "quadrature"]
        };
        self.only(
            allowed,
            Method::Table {
                interpolation,
                rule,
            },
        )
    }

    fn galerkin(&self) -> Result<Method, ModelError> {
        let order = self.order.unwrap_or(4);
        if order % 2 == 1 || !(2..=2 * MAX_POINTS).contains(&order) {
            let message = format!("a Galerkin scheme of order {order} does not exist");
            let help = format!("use an even order from 2 to {}", 2 * MAX_POINTS);
            return Err(ModelError::new("order", message).with_help(help));
        }
        let degree = order as usize / 2;
        let family = self.quadrature.unwrap_or(Quadrature::Gauss);
        if family == Quadrature::Equidistant {
            let message = "equidistant quadrature does not give a Galerkin scheme its order";
            return Err(ModelError::new("quadrature", message).with_help("use gauss or lobatto"));
        }
        self.only(&["quadrature", "order"], galerkin(degree, family))
    }

    fn generalized_alpha(&self) -> Result<Method, ModelError> {
        let spectral_radius = self.spectral_radius.unwrap_or(0.9);
        if !(0.0..=1.0).contains(&spectral_radius) {
            let message =
                format!("the spectral radius must be between 0 and 1, found {spectral_radius}");
            return Err(ModelError::new("spectral_radius", message)
                .with_help("1 does not dissipate, 0 removes high frequencies in one step"));
        }
        self.only(
            &["spectral_radius"],
            Method::GeneralizedAlpha { spectral_radius },
        )
    }
}

/// The Galerkin scheme of order 2 s, with polynomials of degree s.
fn galerkin(degree: usize, family: Quadrature) -> Method {
    let rule = match family {
        Quadrature::Lobatto => lobatto(degree + 1),
        _ => gauss(degree),
    };
    Method::Galerkin { degree, rule }
}

/// The rule with S intermediate points: S + 1 nodes.
fn rule_of(family: Quadrature, points: u32) -> Rule {
    let points = points as usize;
    match family {
        Quadrature::Equidistant => equidistant(points),
        Quadrature::Gauss => gauss(points + 1),
        Quadrature::Lobatto => lobatto(points + 1),
    }
}

fn unknown_scheme(name: &str) -> ModelError {
    let help = match suggest::nearest(name, SCHEMES) {
        Some(near) => format!("did you mean \"{near}\"?"),
        None => format!("schemes: {}", SCHEMES.join(", ")),
    };
    let message = format!("unknown scheme \"{}\"", suggest::shorten(name));
    ModelError::new("scheme", message).with_help(help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_every_scheme_has_a_method() {
        for scheme in SCHEMES {
            assert!(Settings::new(scheme).method().is_ok(), "{scheme}");
        }
    }

    #[test]
    fn id_wrong_options_are_refused_with_a_way_out() {
        let base = |scheme: &str| Settings::new(scheme);
        let cases = [
            (base("trigonometrical"), "trigonometric"),
            (
                Settings {
                    points: Some(1),
                    ..base("cubic")
                },
                "S = 2",
            ),
            (
                Settings {
                    points: Some(0),
                    ..base("linear")
                },
                "S = 1",
            ),
            (
                Settings {
                    points: Some(21),
                    ..base("linear")
                },
                "at most 20",
            ),
            (
                Settings {
                    frequency: Some(1.0),
                    ..base("linear")
                },
                "leave it out",
            ),
            (
                Settings {
                    points: Some(3),
                    ..base("midpoint")
                },
                "leave it out",
            ),
            (
                Settings {
                    order: Some(3),
                    ..base("galerkin")
                },
                "even order",
            ),
            (
                Settings {
                    quadrature: Some(Quadrature::Equidistant),
                    ..base("galerkin")
                },
                "lobatto",
            ),
            (
                Settings {
                    spectral_radius: Some(1.5),
                    ..base("generalized-alpha")
                },
                "dissipate",
            ),
            (
                Settings {
                    spectral_radius: Some(f64::NAN),
                    ..base("generalized-alpha")
                },
                "dissipate",
            ),
        ];
        for (settings, way_out) in cases {
            let error = settings.method().expect_err("refused");
            let help = error.help.clone().unwrap_or_default();
            assert!(help.contains(way_out), "{error}");
        }
    }
}
