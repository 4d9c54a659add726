//! Cubic splines through recorded values, with the end condition "not a knot".
//!
//! The third derivative is continuous at the second and at the last but one knot. Unlike the natural spline, whose
//! curvature vanishes at the ends, this one has accelerations of second order up to the ends, and may be continued a little
//! beyond them.
//!
//! Reference: de Boor 2001, A practical guide to splines, chapter IV.

/// Weights that continue a polynomial of degree four by one step.
const CONTINUATION: [f64; 5] = [5.0, -10.0, 10.0, -5.0, 1.0];

/// A time on the grid of a study, or one step beyond its ends. There the motion is continued from the nodes inside by a polynomial of
/// degree four: the last cubic of a spline goes on with an error in the accelerations that would be the largest of all.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    /// Time [s].
    pub time: f64,
    /// The nearest node inside and the step from there inwards [s].
    beyond: Option<(f64, f64)>,
}

impl Moment {
    /// A time that the recording covers.
    pub fn inside(time: f64) -> Self {
        Self { time, beyond: None }
    }

    /// Whether it is on the grid of the study.
    pub fn is_inside(&self) -> bool {
        self.beyond.is_none()
    }

    /// One step before (`h` positive) or after (`h` negative) the node `end`; the recording, from `first` to `last`, may cover it.
    pub fn beyond(end: f64, h: f64, [first, last]: [f64; 2]) -> Self {
        let time = end - h;
        let far = end + (CONTINUATION.len() - 1) as f64 * h;
        let covered = |t: f64| t >= first && t <= last;
        let continued = !covered(time) && covered(far);
        Self {
            time,
            beyond: continued.then_some((end, h)),
        }
    }
}

/// A spline through at least four knots.
#[derive(Clone, Debug)]
pub(super) struct Spline {
    /// Time, value and second derivative at the knots.
    knots: Vec<[f64; 3]>,
}

impl Spline {
    /// Through values at increasing times.
    pub fn new(time: &[f64], values: &[f64]) -> Self {
        let curvature = curvature(time, values);
        let knots = time.iter().zip(values).zip(curvature);
        Self {
            knots: knots.map(|((t, v), m)| [*t, *v, m]).collect(),
        }
    }

    /// The value at a moment.
    pub fn at(&self, moment: &Moment) -> f64 {
        match moment.beyond {
            None => self.eval(moment.time),
            Some((end, h)) => {
                let terms = CONTINUATION.iter().enumerate();
                terms.map(|(k, w)| w * self.eval(end + k as f64 * h)).sum()
            }
        }
    }

    /// The value; beyond the ends the last cubics go on.
    fn eval(&self, t: f64) -> f64 {
        let last = self.knots.len() - 1;
        let after = self.knots.partition_point(|k| k[0] <= t).clamp(1, last);
        let ([t0, v0, m0], [t1, v1, m1]) = (self.knots[after - 1], self.knots[after]);
        let h = t1 - t0;
        let b = (t - t0) / h;
        let a = 1.0 - b;
        a * v0 + b * v1 + ((a * a * a - a) * m0 + (b * b * b - b) * m1) * h * h / 6.0
    }
}

/// Second derivatives at the knots: the inner ones from a tridiagonal system into which the end conditions are put.
fn curvature(time: &[f64], values: &[f64]) -> Vec<f64> {
    let n = time.len();
    let step = |i: usize| time[i + 1] - time[i];
    let slope = |i: usize| (values[i + 1] - values[i]) / step(i);
    let mut m = vec![0.0; n];
    if n < 4 {
        return m;
    }
    let last = n - 2;
    let (mut upper, mut right) = (vec![0.0; n], vec![0.0; n]);
    for i in 1..=last {
        let (h0, h1) = (step(i - 1), step(i));
        let (mut low, mut diagonal, mut up) = (h0, 2.0 * (h0 + h1), h1);
        if i == 1 {
            // m₀ = (1 + r) m₁ - r m₂
            let r = h0 / h1;
            diagonal += h0 * (1.0 + r);
            up -= h0 * r;
            low = 0.0;
        }
        if i == last {
            let r = h1 / h0;
            diagonal += h1 * (1.0 + r);
            low -= h1 * r;
            up = 0.0;
        }
        let rhs = 6.0 * (slope(i) - slope(i - 1));
        let pivot = diagonal - low * upper[i - 1];
        upper[i] = up / pivot;
        right[i] = (rhs - low * right[i - 1]) / pivot;
    }
    for i in (1..=last).rev() {
        m[i] = right[i] - upper[i] * m[i + 1];
    }
    let (r0, r1) = (step(0) / step(1), step(last) / step(last - 1));
    m[0] = (1.0 + r0) * m[1] - r0 * m[2];
    m[n - 1] = (1.0 + r1) * m[last] - r1 * m[last - 1];
    m
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ref_a_cubic_is_its_own_spline() {
        let time = [0.0, 0.4, 1.0, 1.1, 2.5, 3.0];
        let cubic = |t: f64| 2.0 - t + 0.7 * t * t - 0.3 * t * t * t;
        for n in 4..=6 {
            let values: Vec<f64> = time[..n].iter().map(|t| cubic(*t)).collect();
            let spline = Spline::new(&time[..n], &values);
            for t in [-0.2, 0.0, 0.3, 0.4, 0.9, 1.05, 2.0, 3.2] {
                assert!((spline.eval(t) - cubic(t)).abs() < 1e-12, "{n} {t}");
            }
        }
    }

    #[test]
    fn id_continued_by_a_polynomial() {
        let time: Vec<f64> = (0..30).map(|k| 0.1 * f64::from(k)).collect();
        let values: Vec<f64> = time.iter().map(|t| t.powi(4) - t).collect();
        let spline = Spline::new(&time, &values);
        for (end, h) in [(0.0, 0.1), (2.9, -0.1), (0.0, 0.2)] {
            let moment = Moment::beyond(end, h, [0.0, 2.9]);
            let t = moment.time;
            assert!((t - (end - h)).abs() < 1e-15);
            assert!((spline.at(&moment) - (t.powi(4) - t)).abs() < 1e-11, "{t}");
        }
        // what the recording covers is not continued
        let moment = Moment::beyond(1.05, 0.1, [0.0, 2.9]);
        assert!((spline.at(&moment) - spline.eval(0.95)).abs() < 1e-15);
    }

    #[test]
    fn id_order_four_up_to_and_beyond_the_ends() {
        let error = |n: usize| {
            let h = 2.0 / n as f64;
            let time: Vec<f64> = (0..=n).map(|i| i as f64 * h).collect();
            let values: Vec<f64> = time.iter().map(|t| (1.0 + t).sin()).collect();
            let spline = Spline::new(&time, &values);
            (-100..=1100)
                .map(|i| 1e-3 * f64::from(i) * 2.0)
                .filter(|t| *t >= -h && *t <= 2.0 + h)
                .map(|t| (spline.eval(t) - (1.0 + t).sin()).abs())
                .fold(0.0, f64::max)
        };
        let order = (error(40) / error(80)).log2();
        assert!((order - 4.0).abs() < 0.3, "{order}");
    }
}
