//! The filter of pairs (violation, barrier objective) that no later point may be dominated by (T-NLP-6).

/// Margins of acceptance, Wächter and Biegler 2006.
const GAMMA_THETA: f64 = 1e-5;
const GAMMA_PHI: f64 = 1e-8;

/// Entries for which there is room from the start.
const RESERVED: usize = 1000;

/// The filter of one barrier problem.
#[derive(Debug, Default)]
pub struct Filter {
    entries: Vec<(f64, f64)>,
    largest: f64,
}

impl Filter {
    /// Empties it; points with more than `largest` violation are never accepted.
    pub fn reset(&mut self, largest: f64) {
        self.entries.clear();
        self.entries.reserve(RESERVED);
        self.largest = largest;
    }

    /// Whether no entry dominates the point.
    pub fn accepts(&self, theta: f64, phi: f64) -> bool {
        theta <= self.largest && self.entries.iter().all(|&(t, p)| theta < t || phi < p)
    }

    /// Forbids points that improve neither on the violation nor on the objective of this one by the margin.
    pub fn add(&mut self, theta: f64, phi: f64) {
        let (t, p) = ((1.0 - GAMMA_THETA) * theta, phi - GAMMA_PHI * theta);
        self.entries.retain(|e| e.0 < t || e.1 < p);
        self.entries.push((t, p));
    }

    /// Whether a trial improves enough on the current point.
    pub fn improves(theta: f64, phi: f64, now: (f64, f64)) -> bool {
        theta <= (1.0 - GAMMA_THETA) * now.0
            || phi - 10.0 * f64::EPSILON * now.1.abs() <= now.1 - GAMMA_PHI * now.0
    }

    /// Step length below which no trial can be accepted, and feasibility must be restored.
    pub fn smallest_length(theta: f64, slope: f64, theta_min: f64) -> f64 {
        let mut bound = GAMMA_THETA;
        if slope < 0.0 {
            bound = bound.min(GAMMA_PHI * theta / -slope);
            if theta <= theta_min {
                bound = bound.min(theta.powf(1.1) / (-slope).powf(2.3));
            }
        }
        0.05 * bound
    }
}
