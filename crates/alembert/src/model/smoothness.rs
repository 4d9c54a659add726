//! How smooth a signal is: the lowest derivative that jumps, and when.
//!
//! A motion that is prescribed must be as smooth as the mechanism that follows it is deep (its index). Tables, splines and
//! curves know their kinks. An expression is watched at everything that may make a kink or a pole where it vanishes
//! (arguments of abs, step, if, roots; differences of max and min; denominators): zeros are bracketed between samples,
//! bisected to neighbouring floating point numbers, and the Taylor series of the two sides are compared.

use super::expression::{Expression, Switch};
use super::jet::Jet;
use super::motions::{Curve, Spline};
use super::signal::{CompiledSignal, Kind, MAX_DERIVATIVE, MAX_TERMS, Table};
use super::signals::Interpolation;

/// Jump of a table, relative to its largest value: some hundred times the round-off of a spline.
const TABLE_TOLERANCE: f64 = 1e-13;

/// Jump of a motion in terms of its pieces, relative to its largest value; differences of 14 control points lose digits.
const MOTION_TOLERANCE: f64 = 1e-9;

/// Jump of an expression relative to the largest value of that derivative: the root of the distance of two
/// neighbouring numbers, as of a function whose next derivative is infinite there, is no jump.
const EXPRESSION_TOLERANCE: f64 = 1e-7;

/// The same where an argument touches zero and the sides are compared at a distance.
const TOUCH_TOLERANCE: f64 = 1e-3;

/// That distance, relative to the duration.
const TOUCH_DISTANCE: f64 = 1e-5;

/// An argument touches zero when its least value is this much smaller than around it.
const TOUCH: f64 = 1e-8;

/// A value is beyond bound when it is this much larger than usual.
const POLE: f64 = 1e6;

/// Most samples of an expression, and the number of operations all samples together may have.
const SAMPLES: usize = 10_000;
const OPERATIONS: usize = 4_000_000;

/// Where a signal is not smooth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Jump {
    /// Order of the derivative that jumps or has no bound; 0 is the value itself.
    pub derivative: usize,
    /// When [s].
    pub time: f64,
}

/// The lowest derivative up to an order (at most 14) that jumps or is not finite at a time from 0 to the duration, and
/// the first time when it does.
///
/// Before its first and after its last row a table says nothing about a motion that starts or ends there: such ends
/// count only strictly inside the duration. A motion from rest to rest is at rest before its start, also when that is 0.
///
/// ```
/// use alembert::model::{CompiledSignal, Signal, first_jump};
/// let signal = Signal::Expression("max(0, t - 1)^2".to_owned());
/// let jump = first_jump(&CompiledSignal::compile(&signal)?, 10.0, 4);
/// assert_eq!(jump.map(|jump| (jump.derivative, jump.time)), Some((2, 1.0)));
/// # Ok::<(), alembert::model::SignalError>(())
/// ```
pub fn first_jump(signal: &CompiledSignal, duration: f64, derivatives: usize) -> Option<Jump> {
    let derivatives = derivatives.min(MAX_DERIVATIVE);
    let jumps = match &signal.0 {
        Kind::Constant(value) if value.is_finite() => return None,
        Kind::Constant(_) => return Some(Jump::new(0, 0.0)),
        Kind::Table(table) => table_jumps(table, duration, derivatives),
        Kind::Spline(spline) => spline_jumps(spline, duration, derivatives),
        Kind::Curve(curve) => curve_jumps(curve, duration, derivatives),
        Kind::Expression(expression) if duration > 0.0 && duration.is_finite() => {
            Scan::new(expression, duration, derivatives).jumps()
        }
        Kind::Expression(_) => return None,
    };
    jumps.into_iter().reduce(Jump::first)
}

/// The lowest derivative up to an order that jumps between two values of the variable, of a function that is not one of time: where it is
/// not finite nothing more is looked at, and the ends of a table do not count.
pub(crate) fn first_kink(
    signal: &CompiledSignal,
    [from, to]: [f64; 2],
    derivatives: usize,
) -> Option<Jump> {
    let jumps = match &signal.0 {
        Kind::Table(table) if table.interpolation == Interpolation::Linear => {
            let inner = table.rows.get(1..table.rows.len().saturating_sub(1));
            let inner = inner.unwrap_or_default().iter();
            inner.map(|row| Jump::new(1, row[0])).collect()
        }
        Kind::Expression(expression) => {
            let mut scan = Scan::new(expression, to - from, derivatives);
            scan.from = from;
            scan.jumps()
        }
        _ => vec![],
    };
    let kinks = jumps.into_iter();
    let kinks = kinks.filter(|j| signal.eval(j.time).is_finite());
    kinks.reduce(Jump::first)
}

impl Jump {
    fn new(derivative: usize, time: f64) -> Self {
        Self { derivative, time }
    }

    /// The one of the lower derivative, else the earlier one.
    fn first(self, other: Self) -> Self {
        let later = (other.derivative, other.time) >= (self.derivative, self.time);
        if later { self } else { other }
    }
}

/// The lowest derivative from `known` on in which two series differ, in terms of a length of time.
fn difference<const N: usize>(
    [left, right]: [Jet<N>; 2],
    orders: std::ops::RangeInclusive<usize>,
    length: f64,
    allowed: f64,
) -> Option<usize> {
    orders
        .filter(|order| *order < N)
        .find(|&order| (left.0[order] - right.0[order]).abs() * length.powi(order as i32) > allowed)
}

fn table_jumps(table: &Table, duration: f64, derivatives: usize) -> Vec<Jump> {
    let rows = &table.rows;
    let last = rows.len() - 1;
    let largest = rows
        .iter()
        .fold(0.0_f64, |most, row| most.max(row[1].abs()));
    let mut jumps = Vec::new();
    for (i, [t, value, _]) in rows.iter().enumerate() {
        if !(*t > 0.0 && *t < duration) || last == 0 {
            continue;
        }
        let before = (i > 0).then(|| (table.piece_jet::<4>(i - 1, *t), t - rows[i - 1][0]));
        let after = (i < last).then(|| (table.piece_jet::<4>(i, *t), rows[i + 1][0] - t));
        let outside = (Jet::constant(*value), f64::INFINITY);
        let (left, right) = (before.unwrap_or(outside), after.unwrap_or(outside));
        let inside = i > 0 && i < last && table.interpolation == Interpolation::Spline;
        let known = if inside { 3 } else { 1 };
        let order = difference(
            [left.0, right.0],
            known..=derivatives,
            left.1.min(right.1),
            TABLE_TOLERANCE * largest,
        );
        jumps.extend(order.map(|order| Jump::new(order, *t)));
    }
    jumps
}

fn spline_jumps(spline: &Spline, duration: f64, derivatives: usize) -> Vec<Jump> {
    let knots = &spline.knots;
    let last = knots.len() - 1;
    let largest = knots
        .iter()
        .fold(0.0_f64, |most, t| most.max(spline.eval(*t).abs()));
    let mut jumps = Vec::new();
    for (i, t) in knots.iter().enumerate() {
        if !(0.0..=duration).contains(t) {
            continue;
        }
        let is_end = i == 0 || i == last;
        let k = spline.smoothness;
        let known = if is_end { k + 1 } else { 2 * k + 1 };
        let length = |piece: usize| knots[piece + 1] - knots[piece];
        let shorter = length(i.saturating_sub(1)).min(length(i.min(last - 1)));
        let order = difference(
            spline.sides::<MAX_TERMS>(i),
            known..=derivatives,
            shorter,
            MOTION_TOLERANCE * largest,
        );
        jumps.extend(order.map(|order| Jump::new(order, *t)));
    }
    jumps
}

fn curve_jumps(curve: &Curve, duration: f64, derivatives: usize) -> Vec<Jump> {
    let knots = &curve.law.knots;
    let mut jumps = Vec::new();
    for (i, t) in knots.iter().enumerate() {
        if !(0.0..=duration).contains(t) {
            continue;
        }
        let sides = curve.law.sides::<MAX_TERMS>(i).map(|law| curve.along(law));
        let known = curve.law.smoothness + 1;
        let length = knots[1] - knots[0];
        let allowed = MOTION_TOLERANCE * curve.amplitude;
        let order = difference(sides, known..=derivatives, length, allowed);
        jumps.extend(order.map(|order| Jump::new(order, *t)));
    }
    jumps
}

/// What is watched at a time: the kind, the argument that may vanish, its rate and its sign.
#[derive(Debug, Clone, Copy)]
struct Watched {
    switch: Switch,
    value: f64,
    rate: f64,
    sign: f64,
}

impl Watched {
    /// Whether the argument may have its least size between these two times.
    fn has_least(&self, later: &Self) -> bool {
        self.sign * self.rate < 0.0 && later.sign * later.rate >= 0.0
    }
}

/// A place where an expression may not be smooth: the two times to compare, and how.
struct Candidate {
    before: f64,
    time: f64,
    after: f64,
    switch: Switch,
    tolerance: f64,
}

/// Search for the kinks of an expression.
struct Scan<'a> {
    expression: &'a Expression,
    /// Where it begins.
    from: f64,
    duration: f64,
    derivatives: usize,
    samples: usize,
    /// Largest size of each term of the series.
    largest: [f64; MAX_TERMS],
    /// Size of the value above which it has no bound.
    bound: f64,
}

impl<'a> Scan<'a> {
    fn new(expression: &'a Expression, duration: f64, derivatives: usize) -> Self {
        Self {
            expression,
            from: 0.0,
            duration,
            derivatives,
            samples: (OPERATIONS / expression.len().max(1)).clamp(50, SAMPLES),
            largest: [0.0; MAX_TERMS],
            bound: f64::INFINITY,
        }
    }

    fn time(&self, sample: usize) -> f64 {
        self.from + self.duration * sample as f64 / self.samples as f64
    }

    /// All jumps; after a value that is not finite nothing more is looked at.
    fn jumps(mut self) -> Vec<Jump> {
        let mut jumps = Vec::new();
        let mut candidates = Vec::new();
        let mut sizes = Vec::with_capacity(self.samples + 1);
        let mut last: Vec<Watched> = Vec::new();
        for sample in 0..=self.samples {
            let t = self.time(sample);
            let (jet, watched) = self.look::<MAX_TERMS>(t);
            // an end of the range of definition
            if !self.expression.eval(t).is_finite() {
                jumps.push(Jump::new(0, self.first_not_finite(sample)));
                break;
            }
            sizes.push(jet.0[0].abs());
            let order = (0..=self.derivatives).find(|order| !jet.0[*order].is_finite());
            jumps.extend(order.map(|order| Jump::new(order, t)));
            self.measure(&jet);
            if sample > 0 {
                let interval = [self.time(sample - 1), t];
                for (index, pair) in last.iter().zip(&watched).enumerate() {
                    self.between(interval, index, pair, &mut candidates);
                }
            }
            last = watched;
        }
        // what happens between two kinks may be shorter than a sample
        let mut times: Vec<f64> = candidates.iter().map(|place| place.time).collect();
        times.sort_by(f64::total_cmp);
        for pair in times.windows(2) {
            self.measure(&self.expression.jet(0.5 * (pair[0] + pair[1])));
        }
        self.set_bounds(sizes);
        drop_touches(&mut candidates);
        jumps.extend(candidates.iter().filter_map(|place| self.judge(place)));
        jumps
    }

    /// Takes note of the size of the terms of a series.
    fn measure(&mut self, jet: &Jet<MAX_TERMS>) {
        for (largest, c) in self.largest.iter_mut().zip(jet.0) {
            if c.is_finite() {
                *largest = largest.max(c.abs());
            }
        }
    }

    /// The series and everything watched at a time.
    fn look<const N: usize>(&self, t: f64) -> (Jet<N>, Vec<Watched>) {
        let mut watched = Vec::new();
        let jet = self.expression.jet_watched::<N>(t, &mut |switch, jet| {
            watched.push(Watched {
                switch,
                value: jet.0[0],
                rate: jet.0[1],
                sign: jet.sign(),
            });
        });
        (jet, watched)
    }

    fn watched(&self, index: usize, t: f64) -> Option<Watched> {
        self.look::<4>(t).1.get(index).copied()
    }

    fn first_not_finite(&self, sample: usize) -> f64 {
        if sample == 0 {
            return 0.0;
        }
        let interval = [self.time(sample - 1), self.time(sample)];
        bisect(interval, |t| self.expression.eval(t).is_finite())[1]
    }

    /// Zeros of one argument between two samples.
    fn between(
        &self,
        interval: [f64; 2],
        index: usize,
        (first, second): (&Watched, &Watched),
        candidates: &mut Vec<Candidate>,
    ) {
        let sign_at = |t: f64| {
            self.watched(index, t)
                .map_or(f64::NAN, |watched| watched.sign)
        };
        let mut cross = |interval: [f64; 2], sign: f64| {
            let [before, after] = bisect(interval, |t| sign_at(t) == sign);
            candidates.push(Candidate {
                before,
                time: after,
                after,
                switch: first.switch,
                tolerance: EXPRESSION_TOLERANCE,
            });
        };
        if first.sign != second.sign {
            cross(interval, first.sign);
            return;
        }
        if !first.has_least(second) {
            return;
        }
        // there and back between two samples, or a touch
        let [_, least] = bisect(interval, |t| {
            self.watched(index, t)
                .is_some_and(|watched| watched.rate * first.sign < 0.0)
        });
        let Some(there) = self.watched(index, least) else {
            return;
        };
        if there.sign != first.sign {
            cross([interval[0], least], first.sign);
            cross([least, interval[1]], there.sign);
        } else if there.value.abs() <= TOUCH * first.value.abs().max(second.value.abs()) {
            let distance = TOUCH_DISTANCE * self.duration;
            candidates.push(Candidate {
                before: (least - distance).max(0.0),
                time: least,
                after: (least + distance).min(self.duration),
                switch: first.switch,
                tolerance: TOUCH_TOLERANCE,
            });
        }
    }

    /// What is large for this expression.
    fn set_bounds(&mut self, mut sizes: Vec<f64>) {
        sizes.sort_by(f64::total_cmp);
        let median = sizes.get(sizes.len() / 2).copied().unwrap_or(0.0);
        // a signal that rests most of the time is measured by its largest value
        let usual = if median > 0.0 {
            median
        } else {
            self.largest[0]
        };
        self.bound = POLE * usual;
        // no derivative is so small that round-off counts
        let value = self.largest[0];
        for (order, largest) in self.largest.iter_mut().enumerate() {
            *largest = largest.max(value / self.duration.powi(order as i32));
        }
    }

    /// Compares the two sides of a place.
    fn judge(&self, place: &Candidate) -> Option<Jump> {
        let values = [place.before, place.time, place.after].map(|t| self.expression.eval(t));
        let bounded = |value: &f64| value.is_finite() && value.abs() <= self.bound;
        if !values.iter().all(bounded) {
            return Some(Jump::new(0, place.time));
        }
        // a quotient without a pole is smooth
        if place.switch == Switch::Pole {
            return None;
        }
        let left: Jet<MAX_TERMS> = self.expression.jet(place.before);
        let right: Jet<MAX_TERMS> = self.expression.jet(place.after);
        // the left series seen from the later time; terms without bound are above what is looked at, or found below
        let finite = Jet(left.0.map(|c| if c.is_finite() { c } else { 0.0 }));
        let moved = finite.shifted(place.after - place.before);
        let jumps = |order: &usize| {
            let (a, b) = (moved.0[*order], right.0[*order]);
            let size = self.largest[*order].max(a.abs()).max(b.abs());
            let bounded = left.0[*order].is_finite() && b.is_finite();
            !bounded || (a - b).abs() > place.tolerance * size
        };
        let order = (0..=self.derivatives).find(jumps)?;
        Some(Jump::new(order, place.time))
    }
}

/// A touch at the time of a change of sign says nothing more: |t - 1|^p touches zero where t - 1 changes its sign.
fn drop_touches(candidates: &mut Vec<Candidate>) {
    let is_touch = |place: &Candidate| place.tolerance > EXPRESSION_TOLERANCE;
    let crossings: Vec<f64> = candidates
        .iter()
        .filter(|place| !is_touch(place))
        .map(|place| place.time)
        .collect();
    candidates.retain(|place| {
        let near = |time: &f64| (place.before..=place.after).contains(time);
        !(is_touch(place) && crossings.iter().any(near))
    });
}

/// The neighbouring times between which a statement that is true at the first end stops being true.
fn bisect([mut a, mut b]: [f64; 2], holds: impl Fn(f64) -> bool) -> [f64; 2] {
    loop {
        let middle = a + 0.5 * (b - a);
        if middle <= a || middle >= b {
            return [a, b];
        }
        if holds(middle) {
            a = middle;
        } else {
            b = middle;
        }
    }
}

#[cfg(test)]
mod tests;
