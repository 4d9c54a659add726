//! Phase lag and amplification of a scheme.
//!
//! # What it is
//! How far one step of a scheme turns and stretches an oscillation too much. The step is fed with exact past values, as
//! in the reference; the frequency error and the spectral radius say what happens over many steps.
//!
//! # Equations
//! ```text
//! ŷ(t + h)/y(t + h) = 2c e^{-iu} - d e^{-2iu} = α e^{iℓ},   y = e^{iωt},   u = ω h                     (T-INT-5)
//! ℓ = atan2( 2 sin u (d cos u - c), 2c cos u - d cos 2u )
//! d cos u - c = (1 - c) - 2 sin²(u/2) - (1 - d) cos u                                                 (T-INT-6)
//! θ = arg λ, ρ = max |λ|,   λ² - 2c λ + d = 0                                                         (T-INT-7)
//! ```
//!
//! # Symbols
//! c, d of the recursion, see `oscillator.rs`; ℓ `phase_lag` [rad]; α `amplification`; θ - u `frequency_error` [rad per
//! step]; ρ `spectral_radius`
//!
//! # Reference
//! Kosmas and Leyendecker 2012; Brusca and Nigro 1980.
//!
//! # Departures from the reference
//! The text of the reference defines the sign of ℓ by e^{-iℓ}; its Table 2 has the sign used here.

use super::oscillator::{Method, Recursion};
use crate::error::ModelError;

/// What one step does to an oscillation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PhaseLag {
    /// Frequency ω of the oscillation [rad/s].
    pub omega: f64,
    /// u = ω h [rad].
    pub u: f64,
    /// Phase lag ℓ of a step from exact values [rad]; negative: the step lags behind.
    pub phase_lag: f64,
    /// Amplification α of a step from exact values; 1 is exact.
    pub amplification: f64,
    /// Numerical minus exact phase per step, θ - u [rad]; `None` where the scheme does not oscillate.
    pub frequency_error: Option<f64>,
    /// Largest |λ| of the step; above 1 it is unstable.
    pub spectral_radius: f64,
}

impl PhaseLag {
    fn new(omega: f64, u: f64, r: Recursion) -> Self {
        let (c, d) = (1.0 - r.one_minus_c, 1.0 - r.one_minus_d);
        let half = (0.5 * u).sin();
        // T-INT-6: the small difference from small numbers
        let e = r.one_minus_c - 2.0 * half * half - r.one_minus_d * u.cos();
        let imaginary = 2.0 * u.sin() * e;
        let real = 2.0 * c * u.cos() - d * (2.0 * u).cos();
        // d - c², which is sin² θ for d = 1
        let below = r.one_minus_c * (1.0 + c) - r.one_minus_d;
        let (frequency_error, spectral_radius) = if below >= 0.0 {
            (Some(below.sqrt().atan2(c) - u), d.max(0.0).sqrt())
        } else {
            (None, c.abs() + (-below).sqrt())
        };
        Self {
            omega,
            u,
            phase_lag: imaginary.atan2(real),
            amplification: real.hypot(imaginary),
            frequency_error,
            spectral_radius,
        }
    }
}

/// Phase lag of a scheme for an oscillation of frequency `omega` [rad/s] and a step [s]. Interpolation functions are
/// those of `frequency` [rad/s], or of `omega` itself when there is none.
///
/// ```
/// use alembert::analysis::{Settings, phase_lag::phase_lag};
/// let linear = Settings { points: Some(3), ..Settings::new("linear") }.method()?;
/// let lag = phase_lag(&linear, 10.0, 0.01, None)?;
/// assert!((lag.phase_lag + 8.29447e-7).abs() < 1e-12);
/// # Ok::<(), alembert::error::ModelError>(())
/// ```
pub fn phase_lag(
    method: &Method,
    omega: f64,
    step: f64,
    frequency: Option<f64>,
) -> Result<PhaseLag, ModelError> {
    if !(step > 0.0 && step.is_finite()) {
        return Err(
            ModelError::new("", format!("the step must be positive, found {step}"))
                .with_help("give a time step in seconds, for example --step 0.01"),
        );
    }
    for (what, value) in [("frequency", Some(omega)), ("fitted frequency", frequency)] {
        if let Some(value) = value.filter(|v| !(v.is_finite() && *v >= 0.0)) {
            let message = format!("the {what} must be a number and not negative, found {value}");
            return Err(ModelError::new("", message).with_help("give it in rad/s"));
        }
    }
    let fit = frequency.unwrap_or(omega) * step;
    let u = omega * step;
    method
        .recursion(u, fit)
        .map(|r| PhaseLag::new(omega, u, r))
        .ok_or_else(|| singular(method, u, fit, step))
}

/// Why a scheme has no step at that frequency, and the way out.
fn singular(method: &Method, u: f64, fit: f64, step: f64) -> ModelError {
    match method {
        Method::Table { interpolation, .. } if interpolation.singular(fit) => {
            let multiple = (fit / std::f64::consts::PI).round();
            let help = format!(
                "an oscillation that is zero at both ends of a step is not determined by them: use a step below {:.6} s",
                step / multiple
            );
            let message = format!(
                "the trigonometric interpolation is singular: omega*h = {fit} is {multiple} pi"
            );
            ModelError::new("", message).with_help(help)
        }
        _ => ModelError::new("", format!("the scheme has no step at omega*h = {u}"))
            .with_help("use a smaller step"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Settings;
    use super::*;
    use crate::model::Quadrature;

    fn lag(scheme: &str, points: u32, omega: f64) -> PhaseLag {
        let settings = Settings {
            points: Some(points),
            quadrature: Some(Quadrature::Equidistant),
            ..Settings::new(scheme)
        };
        phase_lag(&settings.method().expect("valid"), omega, 0.01, None).expect("regular")
    }

    #[test]
    fn ref_table_2() {
        // 40-digit evaluation of the definition; six printed digits. What double precision loses of 1 - c is
        // 1e-16 u² of a difference of u^k: relative 1e-11 .. 1e-5 for these
        for (scheme, points, omega, reference, relative) in [
            ("linear", 3, 1.0, -8.3329444e-12, 1e-7),
            ("linear", 5, 10.0, -8.2944701e-7, 1e-7),
            ("linear", 8, 50.0, -2.3081655e-3, 1e-7),
            ("cubic", 2, 1.0, -2.7777844e-17, 1e-3),
            ("cubic", 2, 10.0, -2.7784014e-10, 1e-7),
            ("cubic", 2, 50.0, -2.1656375e-5, 1e-7),
            ("cubic", 3, 10.0, -1.2394060e-10, 1e-7),
            ("cubic", 3, 50.0, -1.0419259e-5, 1e-7),
            ("cubic", 5, 10.0, -8.3341000e-13, 1e-4),
            ("cubic", 5, 50.0, -1.4486091e-6, 1e-7),
            ("cubic", 8, 10.0, -8.3920590e-13, 1e-4),
            ("cubic", 8, 50.0, -1.4588442e-6, 1e-7),
        ] {
            let value = lag(scheme, points, omega).phase_lag;
            assert!(
                (value / reference - 1.0).abs() < relative,
                "{scheme} S = {points}, omega = {omega}: {value:e}"
            );
        }
        for (points, omega) in [(3, 1.0), (5, 10.0), (8, 50.0)] {
            let value = lag("trigonometric", points, omega).phase_lag;
            assert!(value.abs() < 1e-15, "{value:e}");
        }
    }

    #[test]
    fn ref_leading_terms() {
        // ℓ ~ -u⁵/12, -u⁷/360 and θ - u ~ -u³/24 for small u
        let linear = lag("linear", 2, 5.0);
        let u: f64 = 0.05;
        assert!((linear.phase_lag / (-u.powi(5) / 12.0) - 1.0).abs() < 2e-3);
        let simpson = lag("cubic", 2, 5.0);
        assert!((simpson.phase_lag / (-u.powi(7) / 360.0) - 1.0).abs() < 2e-3);
        let error = linear.frequency_error.expect("stable");
        assert!(
            (error / (-u.powi(3) / 24.0) - 1.0).abs() < 2e-3,
            "{error:e}"
        );
        assert!((linear.spectral_radius - 1.0).abs() < 1e-15);
        assert!((linear.amplification - 1.0).abs() < u.powi(4));
    }

    #[test]
    fn ref_stability_limits() {
        let verlet = Settings::new("trapezoidal").method().expect("valid");
        let at = |omega| phase_lag(&verlet, omega, 1.0, None).expect("regular");
        assert!((at(1.999).spectral_radius - 1.0).abs() < 1e-12);
        assert!(at(1.999).frequency_error.is_some());
        // beyond u = 2: λ = -(u²/2 - 1) - sqrt((u²/2 - 1)² - 1)
        let c: f64 = 0.5 * 2.5 * 2.5 - 1.0;
        assert!((at(2.5).spectral_radius - c - (c * c - 1.0).sqrt()).abs() < 1e-12);
        assert_eq!(at(2.5).frequency_error, None);
        let midpoint = Settings::new("midpoint").method().expect("valid");
        let r = phase_lag(&midpoint, 100.0, 1.0, None).expect("regular");
        assert!((r.spectral_radius - 1.0).abs() < 1e-12);
    }

    #[test]
    fn id_bad_questions_are_refused() {
        let trigonometric = Settings::new("trigonometric").method().expect("valid");
        let pi = std::f64::consts::PI;
        let error = phase_lag(&trigonometric, 2.0 * pi, 1.0, None).expect_err("singular");
        assert!(error.message.contains("2 pi"), "{error}");
        assert!(error.help.as_deref().is_some_and(|h| h.contains("0.5")));
        assert!(phase_lag(&trigonometric, 2.0 * pi, 1.0, Some(1.0)).is_ok());
        for (omega, step) in [
            (1.0, 0.0),
            (1.0, -1.0),
            (1.0, f64::NAN),
            (1.0, f64::INFINITY),
            (f64::NAN, 0.1),
            (-1.0, 0.1),
        ] {
            assert!(phase_lag(&trigonometric, omega, step, None).is_err());
        }
        assert!(phase_lag(&trigonometric, 0.0, 0.1, None).is_ok());
    }
}
