//! Functions of time, made ready for evaluation.

use super::expression::{Expression, ExpressionError};
use super::jet::Jet;
use super::motions::{Curve, MAX_SMOOTHNESS, Spline};
use super::signals::{Interpolation, OverCoordinate, Signal, SignalTable};

/// A [`Signal`] that can be evaluated; evaluation allocates nothing.
///
/// ```
/// use alembert::model::{CompiledSignal, Signal};
/// let signal = Signal::Expression("2*sin(3*t)".to_owned());
/// let compiled = CompiledSignal::compile(&signal)?;
/// assert_eq!(compiled.eval(0.0), 0.0);
/// # Ok::<(), alembert::model::SignalError>(())
/// ```
#[derive(Debug, Clone)]
pub struct CompiledSignal(pub(super) Kind);

/// How a signal is evaluated.
#[derive(Debug, Clone)]
pub(super) enum Kind {
    Constant(f64),
    Expression(Expression),
    Table(Table),
    Spline(Spline),
    Curve(Curve),
}

/// Highest order of a derivative of an expression or a curve.
pub(super) const MAX_DERIVATIVE: usize = 14;

/// Terms of the longest Taylor series: one more than needed, because the root of a zero costs terms.
pub(super) const MAX_TERMS: usize = MAX_DERIVATIVE + 2;

/// Why a signal is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SignalError {
    /// A mistake in an expression.
    #[error("{} (at character {} of the expression)", .0.message, .0.offset + 1)]
    Expression(ExpressionError),
    /// A table without rows.
    #[error("the table has no rows")]
    EmptyTable,
    /// A time that is not after the one before; the index of its row.
    #[error("the times of the table must increase, but row {} does not", .0 + 1)]
    Times(usize),
    /// A number that is not finite; the index of its row.
    #[error("row {} of the table is not finite", .0 + 1)]
    NotFinite(usize),
    /// Less than two via points; their number.
    #[error("a motion through via points needs at least two, found {0}")]
    FewPoints(usize),
    /// A time that is not after the one before; the index of the via point.
    #[error("the times of the via points must increase, but point {} does not", .0 + 1)]
    PointTimes(usize),
    /// A number that is not finite; the index of the via point.
    #[error("via point {} is not finite", .0 + 1)]
    PointNotFinite(usize),
    /// Via points for which no spline can be computed.
    #[error("the via points lie too unevenly in time for a spline of this smoothness")]
    Uneven,
    /// A number of derivatives that is not offered.
    #[error("`smoothness` must be from 1 to {MAX_SMOOTHNESS}, found {0}")]
    Smoothness(usize),
    /// A motion that ends before it starts.
    #[error("`end` must be after `start`")]
    Interval,
    /// A key whose number is not finite.
    #[error("`{0}` is not a finite number")]
    KeyNotFinite(&'static str),
    /// A key whose number must be positive.
    #[error("`{0}` must be positive")]
    NotPositive(&'static str),
    /// A curve without extent.
    #[error("the curve has no size")]
    NoSize,
    /// A curve with two extents.
    #[error("the curve has both `size` and `radius`")]
    SizeAndRadius,
    /// A figure eight with a radius.
    #[error("a figure eight has no radius")]
    RadiusOfEight,
    /// A curve on which nothing moves.
    #[error("`turns` must not be zero")]
    NoTurns,
    /// A CSV file that is not read; its path.
    #[error("the file \"{0}\" is not read, because the model does not come from a file")]
    NotRead(String),
}

impl CompiledSignal {
    /// Makes a signal ready.
    pub fn compile(signal: &Signal) -> Result<Self, SignalError> {
        let kind = match signal {
            Signal::Number(value) => Kind::Constant(*value),
            Signal::Expression(text) => {
                Kind::Expression(Expression::parse(text).map_err(SignalError::Expression)?)
            }
            Signal::Table(table) => Kind::Table(Table::new(table)?),
            Signal::RestToRest(motion) => Kind::Spline(Spline::rest_to_rest(motion)?),
            Signal::Via(motion) => Kind::Spline(Spline::via(motion)?),
            Signal::Curve(motion) => Kind::Curve(Curve::new(motion)?),
            Signal::File(file) => return Err(SignalError::NotRead(file.csv.clone())),
        };
        Ok(Self(kind))
    }

    /// Makes a function of a coordinate ready: its variable takes the place of time.
    pub fn over(value: &OverCoordinate) -> Result<Self, SignalError> {
        let kind = match value {
            OverCoordinate::Number(value) => Kind::Constant(*value),
            OverCoordinate::Expression(text) => {
                Kind::Expression(Expression::parse_in(text, "q").map_err(SignalError::Expression)?)
            }
            OverCoordinate::Table(table) => Kind::Table(Table::new(&SignalTable {
                table: table.table.clone(),
                interpolation: table.interpolation,
            })?),
        };
        Ok(Self(kind))
    }

    /// The value at a time [s]. It is not finite where the expression is not (1/t at 0).
    pub fn eval(&self, t: f64) -> f64 {
        match &self.0 {
            Kind::Constant(value) => *value,
            Kind::Expression(expression) => expression.eval(t),
            Kind::Table(table) => table.eval(t),
            Kind::Spline(spline) => spline.eval(t),
            Kind::Curve(curve) => curve.eval(t),
        }
    }

    /// The derivative of an order at a time, exact; order 0 is the value. At a kink it is the one from the right.
    ///
    /// Up to order 14; beyond it the derivative of a polynomial is zero, and that of an expression or a curve not a
    /// number.
    ///
    /// ```
    /// use alembert::model::{CompiledSignal, Signal};
    /// let signal = Signal::Expression("abs(t - 1)^3".to_owned());
    /// let compiled = CompiledSignal::compile(&signal)?;
    /// assert_eq!(compiled.derivative(3.0, 2), 12.0);
    /// # Ok::<(), alembert::model::SignalError>(())
    /// ```
    pub fn derivative(&self, t: f64, order: usize) -> f64 {
        match order {
            0 => self.eval(t),
            1..=2 => self.jet::<4>(t).derivative(order),
            3..=6 => self.jet::<8>(t).derivative(order),
            7..=MAX_DERIVATIVE => self.jet::<MAX_TERMS>(t).derivative(order),
            _ => match &self.0 {
                Kind::Expression(_) | Kind::Curve(_) => f64::NAN,
                _ => 0.0,
            },
        }
    }

    /// The Taylor series at a time, from the right.
    pub(super) fn jet<const N: usize>(&self, t: f64) -> Jet<N> {
        match &self.0 {
            Kind::Constant(value) => Jet::constant(*value),
            Kind::Expression(expression) => expression.jet(t),
            Kind::Table(table) => table.jet(t),
            Kind::Spline(spline) => spline.jet(t),
            Kind::Curve(curve) => curve.jet(t),
        }
    }

    /// The value, if the signal does not depend on time.
    pub fn constant(&self) -> Option<f64> {
        match &self.0 {
            Kind::Constant(value) => Some(*value),
            _ => None,
        }
    }
}

/// An interpolated table.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Table {
    /// Rows of time, value and second derivative (zero for straight lines).
    pub rows: Vec<[f64; 3]>,
    pub interpolation: Interpolation,
}

impl Table {
    fn new(table: &SignalTable) -> Result<Self, SignalError> {
        let rows = &table.table;
        if rows.is_empty() {
            return Err(SignalError::EmptyTable);
        }
        for (index, row) in rows.iter().enumerate() {
            if !row.iter().all(|entry| entry.is_finite()) {
                return Err(SignalError::NotFinite(index));
            }
            if index > 0 && row[0] <= rows[index - 1][0] {
                return Err(SignalError::Times(index));
            }
        }
        let curvature = match table.interpolation {
            Interpolation::Spline => natural_spline(rows),
            Interpolation::Linear => vec![0.0; rows.len()],
        };
        let rows = rows
            .iter()
            .zip(curvature)
            .map(|([t, v], m)| [*t, *v, m])
            .collect();
        Ok(Self {
            rows,
            interpolation: table.interpolation,
        })
    }

    fn eval(&self, t: f64) -> f64 {
        if t.is_nan() {
            return f64::NAN;
        }
        let after = self.rows.partition_point(|row| row[0] <= t);
        // constant outside
        if after == 0 {
            return self.rows[0][1];
        }
        let [t0, v0, m0] = self.rows[after - 1];
        let Some([t1, v1, m1]) = self.rows.get(after) else {
            return v0;
        };
        let h = t1 - t0;
        let b = (t - t0) / h;
        let a = 1.0 - b;
        a * v0 + b * v1 + ((a * a * a - a) * m0 + (b * b * b - b) * m1) * h * h / 6.0
    }

    /// The Taylor series at a time, from the right.
    fn jet<const N: usize>(&self, t: f64) -> Jet<N> {
        let after = self.rows.partition_point(|row| row[0] <= t);
        if t.is_nan() || after == 0 || after == self.rows.len() {
            return Jet::constant(self.eval(t));
        }
        self.piece_jet(after - 1, t)
    }

    /// The Taylor series of the piece after a row.
    pub fn piece_jet<const N: usize>(&self, row: usize, t: f64) -> Jet<N> {
        let ([t0, v0, m0], [t1, v1, m1]) = (self.rows[row], self.rows[row + 1]);
        let h = t1 - t0;
        let b = (t - t0) / h;
        let a = 1.0 - b;
        // value and derivatives of the cubic; each divided by its factorial
        let cubic = ((a * a * a - a) * m0 + (b * b * b - b) * m1) * h * h / 6.0;
        let slope = ((1.0 - 3.0 * a * a) * m0 + (3.0 * b * b - 1.0) * m1) * h / 6.0;
        let terms = [
            a * v0 + b * v1 + cubic,
            (v1 - v0) / h + slope,
            0.5 * (a * m0 + b * m1),
            (m1 - m0) / (6.0 * h),
        ];
        let mut c = [0.0; N];
        for (c, term) in c.iter_mut().zip(terms) {
            *c = term;
        }
        Jet(c)
    }
}

/// Second derivatives at the rows of the natural cubic spline (zero at both ends).
fn natural_spline(rows: &[[f64; 2]]) -> Vec<f64> {
    let n = rows.len();
    let mut curvature = vec![0.0; n];
    if n < 3 {
        return curvature;
    }
    // tridiagonal system for the inner rows, solved by elimination (Thomas)
    let mut upper = vec![0.0; n];
    let mut right = vec![0.0; n];
    for i in 1..n - 1 {
        let [t0, v0] = rows[i - 1];
        let [t1, v1] = rows[i];
        let [t2, v2] = rows[i + 1];
        let (h0, h1) = (t1 - t0, t2 - t1);
        let jump = (v2 - v1) / h1 - (v1 - v0) / h0;
        let pivot = 2.0 * (h0 + h1) - h0 * upper[i - 1];
        upper[i] = h1 / pivot;
        right[i] = (6.0 * jump - h0 * right[i - 1]) / pivot;
    }
    for i in (1..n - 1).rev() {
        curvature[i] = right[i] - upper[i] * curvature[i + 1];
    }
    curvature
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: &[[f64; 2]], interpolation: Interpolation) -> CompiledSignal {
        let signal = Signal::Table(SignalTable {
            table: rows.to_vec(),
            interpolation,
        });
        CompiledSignal::compile(&signal).expect("valid")
    }

    #[test]
    fn ref_linear_table() {
        let signal = table(
            &[[0.0, 1.0], [1.0, 3.0], [3.0, -1.0]],
            Interpolation::Linear,
        );
        for (t, v) in [
            (-1.0, 1.0),
            (0.0, 1.0),
            (0.5, 2.0),
            (2.0, 1.0),
            (3.0, -1.0),
            (9.0, -1.0),
        ] {
            assert!((signal.eval(t) - v).abs() < 1e-15);
        }
        assert!((table(&[[0.0, 7.0]], Interpolation::Spline).eval(5.0) - 7.0).abs() < 1e-15);
        assert!(signal.eval(f64::NAN).is_nan());
    }

    #[test]
    fn ref_spline_through_three_points() {
        // natural spline through (0,0), (1,1), (2,0): 3/2 x - x^3/2 on the first half
        let signal = table(&[[0.0, 0.0], [1.0, 1.0], [2.0, 0.0]], Interpolation::Spline);
        for x in [0.0, 0.25, 0.5, 0.75, 1.0_f64] {
            let exact = 1.5 * x - 0.5 * x.powi(3);
            assert!((signal.eval(x) - exact).abs() < 1e-15);
            assert!((signal.eval(2.0 - x) - exact).abs() < 1e-15);
        }
    }

    #[test]
    fn id_spline_converges_to_a_sine() {
        // a sine over a full period has no curvature at the ends: order 4
        let error = |n: usize| {
            let h = std::f64::consts::TAU / n as f64;
            let rows: Vec<[f64; 2]> = (0..=n)
                .map(|i| [i as f64 * h, (i as f64 * h).sin()])
                .collect();
            let signal = table(&rows, Interpolation::Spline);
            (0..1000)
                .map(|i| i as f64 * std::f64::consts::TAU / 1000.0)
                .map(|t| (signal.eval(t) - t.sin()).abs())
                .fold(0.0, f64::max)
        };
        let order = (error(20) / error(40)).log2();
        assert!((order - 4.0).abs() < 0.2, "{order}");
    }

    #[test]
    fn id_bad_tables_are_refused() {
        let compile = |rows: &[[f64; 2]]| {
            CompiledSignal::compile(&Signal::Table(SignalTable {
                table: rows.to_vec(),
                ..SignalTable::default()
            }))
            .err()
        };
        assert_eq!(compile(&[]), Some(SignalError::EmptyTable));
        assert_eq!(
            compile(&[[0.0, 0.0], [0.0, 1.0]]),
            Some(SignalError::Times(1))
        );
        assert_eq!(compile(&[[0.0, f64::NAN]]), Some(SignalError::NotFinite(0)));
    }
}
