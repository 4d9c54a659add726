//! Checks of the shape of rods: the line, the twist, the natural shape, rings.

use super::{Checker, distance};
use crate::model::geometry::{
    Matrix3, apply, cross, multiply, norm, rotation_vector, transpose, unit,
};
use crate::model::rods::Rod;
use crate::model::{
    ArcPath, HelixPath, Natural, NumberOrVector, PointsPath, RodPath, RodShape, Space, Twist,
    Vector,
};

/// Largest angle between the frames of neighbouring nodes [rad].
const MAX_TURN: f64 = 1.5;

/// Largest gap of a ring relative to its length, and largest angle [rad].
const RING_TOLERANCE: f64 = 1e-6;

/// Least sine of the angle between directions that must differ.
const LEAST_SINE: f64 = 1e-6;

impl Checker<'_> {
    /// Line, frames and natural shape of a rod.
    pub(super) fn rod_shape(&mut self, path: &str, subject: &str, rod: &Rod) {
        let before = self.errors.len();
        self.rod_path(path, subject, rod);
        if self.errors.len() > before {
            return;
        }
        self.rod_normal(path, subject, rod);
        self.twist(path, subject, rod);
        self.natural(path, subject, rod);
        if self.errors.len() > before || rod.elements == 0 {
            return;
        }
        let Some(shape) = rod.shape(self.space) else {
            let message = format!("the length of {subject} is out of the range of numbers");
            let key = if rod.path.is_some() { "path" } else { "end" };
            self.error_help(format!("{path}.{key}"), message, "lengths are in metres");
            return;
        };
        self.turn_of_elements(path, subject, rod, &shape);
        if rod.closed && self.errors.len() == before {
            self.ring(path, subject, rod, &shape);
        }
    }

    fn rod_path(&mut self, path: &str, subject: &str, rod: &Rod) {
        let of = |key: &str| format!("`{key}` of {subject}");
        let through_points = matches!(rod.path, Some(RodPath::Points(_)));
        for (key, given, wanted) in [
            ("start", &rod.start, !through_points),
            ("end", &rod.end, rod.path.is_none()),
        ] {
            let place = format!("{path}.{key}");
            match (given, wanted) {
                (Some(_), true) => {
                    self.vector(&place, &of(key), given);
                }
                (None, true) => {
                    let help = match key {
                        "start" => "add start = [...], where the rod begins [m]",
                        _ => "add end = [...], where the rod ends [m], or the path of a curved rod",
                    };
                    self.error_help(path, format!("{subject} has no `{key}`"), help);
                }
                (Some(_), false) => {
                    let message = format!("{subject} has both `{key}` and a `path` that gives it");
                    let help = format!("leave `{key}` out, or leave `path` out for a straight rod");
                    self.error_help(place, message, help);
                }
                (None, false) => {}
            }
        }
        let key = format!("{path}.path");
        match &rod.path {
            None => self.straight(path, subject, rod),
            Some(RodPath::Arc(arc)) => self.arc(&key, subject, arc),
            Some(RodPath::Helix(helix)) => self.helix(&key, subject, helix),
            Some(RodPath::Points(points)) => self.points(&key, subject, points, rod.closed),
        }
    }

    fn straight(&mut self, path: &str, subject: &str, rod: &Rod) {
        let (Some(a), Some(b)) = (&rod.start, &rod.end) else {
            return;
        };
        let length = distance(a.xyz(), b.xyz());
        if length == 0.0 {
            let message = format!("{subject} has the length 0: `start` and `end` coincide");
            let help = "give two different points, in metres";
            self.error_help(format!("{path}.end"), message, help);
        } else if !length.is_finite() {
            let message = format!("the length of {subject} is out of the range of numbers");
            self.error_help(format!("{path}.end"), message, "lengths are in metres");
        }
    }

    /// Two directions that must span a plane: the second is used across the first.
    fn two_directions(&mut self, path: &str, subject: &str, given: [(&str, &Vector); 2]) {
        let before = self.errors.len();
        for (key, vector) in given {
            let what = format!("`{key}` of {subject}");
            self.direction(&format!("{path}.{key}"), &what, &Some(vector.clone()));
        }
        let [(first, a), (second, b)] = given;
        if self.errors.len() == before
            && let (Some(a), Some(b)) = (unit(a.xyz()), unit(b.xyz()))
            && norm(cross(a, b)) < LEAST_SINE
        {
            let message = format!("`{second}` of {subject} is parallel to `{first}`");
            let help = format!("give a direction across `{first}`");
            self.error_help(format!("{path}.{second}"), message, help);
        }
    }

    fn arc(&mut self, path: &str, subject: &str, arc: &ArcPath) {
        let given = [("tangent", &arc.tangent), ("toward", &arc.toward)];
        self.two_directions(path, subject, given);
        for (key, value) in [("radius", arc.radius), ("angle", arc.angle)] {
            let what = format!("`{key}` of the arc of {subject}");
            self.positive(&format!("{path}.{key}"), &what, value);
        }
        if arc.angle > std::f64::consts::TAU * (1.0 + 1e-9) {
            let message = format!(
                "the arc of {subject} is more than a full circle: {} rad",
                arc.angle
            );
            let help = "angles are in rad; a helix may have more than one turn";
            self.error_help(format!("{path}.angle"), message, help);
        }
    }

    fn helix(&mut self, path: &str, subject: &str, helix: &HelixPath) {
        if self.space == Space::Planar {
            let message =
                format!("the path of {subject} is a helix, which exists only in 3d models");
            self.error_help(format!("{path}.kind"), message, "use an arc or points");
            return;
        }
        let given = [("axis", &helix.axis), ("toward", &helix.toward)];
        self.two_directions(path, subject, given);
        for (key, value) in [
            ("radius", helix.radius),
            ("pitch", helix.pitch),
            ("turns", helix.turns),
        ] {
            let what = format!("`{key}` of the helix of {subject}");
            self.positive(&format!("{path}.{key}"), &what, value);
        }
    }

    fn points(&mut self, path: &str, subject: &str, given: &PointsPath, closed: bool) {
        let path = format!("{path}.points");
        let (least, words) = match closed {
            false => (2, "at least two points"),
            true => (
                4,
                "at least four points in a ring, the last one equal to the first",
            ),
        };
        if given.points.len() < least {
            let found = given.points.len();
            let message = format!("the path of {subject} must have {words}, found {found}");
            self.error_help(path, message, "a smooth curve is laid through the points");
            return;
        }
        let before = self.errors.len();
        for (index, point) in given.points.iter().enumerate() {
            let what = format!("point {index} of the path of {subject}");
            let place = format!("{path}[{index}]");
            self.vector(&place, &what, &Some(point.clone()));
            if let Some(last) = index.checked_sub(1).and_then(|k| given.points.get(k))
                && last.xyz() == point.xyz()
            {
                let message = format!("{what} is the same as the one before it");
                self.error_help(place, message, "leave one of them out");
            }
        }
        if self.errors.len() > before {
            return;
        }
        let ends = given.points.first().zip(given.points.last());
        let gap = ends.map_or(0.0, |(a, b)| distance(a.xyz(), b.xyz()));
        if closed && gap > 0.0 {
            let message = format!(
                "{subject} is closed, but the last point of its path is {gap:.6e} m from the first"
            );
            let help = "repeat the first point at the end of the list";
            self.error_help(path, message, help);
            return;
        }
        let points: Vec<[f64; 3]> = given.points.iter().map(Vector::xyz).collect();
        if crate::model::path_spline::PathSpline::new(&points, closed).is_none() {
            let message = format!("the path of {subject} turns back on itself");
            let help = "a rod has no cusps: check the order of the points, or give more of them";
            self.error_help(path, message, help);
        }
    }

    fn rod_normal(&mut self, path: &str, subject: &str, rod: &Rod) {
        if rod.normal.is_none() {
            return;
        }
        let key = format!("{path}.normal");
        if self.space == Space::Planar {
            let message = format!("`normal` of {subject} exists only in 3d models");
            let help = "leave it out: in planar models the first section axis lies in the plane";
            self.error_help(key, message, help);
            return;
        }
        let errors = self.errors.len();
        self.direction(&key, &format!("`normal` of {subject}"), &rod.normal);
        let plain = Rod {
            normal: None,
            ..rod.clone()
        };
        let alone = plain.shape(self.space).is_some();
        if self.errors.len() == errors && alone && rod.shape(self.space).is_none() {
            let message = format!("`normal` of {subject} is parallel to the rod");
            let help = "give the direction of the first section axis, across the rod; its part along the rod does not matter";
            self.error_help(key, message, help);
        }
    }

    fn twist(&mut self, path: &str, subject: &str, rod: &Rod) {
        let Some(twist) = &rod.twist else { return };
        let key = format!("{path}.twist");
        if self.space == Space::Planar {
            let message = format!("`twist` of {subject} exists only in 3d models");
            self.error_help(key, message, "leave it out");
            return;
        }
        let Twist::Table(rows) = twist else { return };
        let places: Vec<f64> = rows.iter().map(|row| row[0]).collect();
        let right = places.first() == Some(&0.0)
            && places.last() == Some(&1.0)
            && places.windows(2).all(|pair| pair[0] < pair[1]);
        if !right {
            let message =
                format!("the fractions in `twist` of {subject} must increase from 0 to 1");
            let help = "write rows [fraction of the length, angle in rad], e.g. [[0, 0], [1, 0.5]]";
            self.error_help(key, message, help);
        }
    }

    fn natural(&mut self, path: &str, subject: &str, rod: &Rod) {
        let Some(natural) = &rod.natural else { return };
        let path = format!("{path}.natural");
        match natural {
            Natural::Word(_) => {}
            Natural::Uniform(uniform) => {
                let place = format!("{path}.curvature");
                self.curvature(&place, subject, &uniform.curvature);
            }
            Natural::Pieces(list) => {
                for (index, piece) in list.pieces.iter().enumerate() {
                    let place = format!("{path}.pieces[{index}].curvature");
                    self.curvature(&place, subject, &piece.curvature);
                }
                let ends: Vec<f64> = list.pieces.iter().map(|piece| piece.to).collect();
                let right = ends.first().is_some_and(|first| *first > 0.0)
                    && ends.last() == Some(&1.0)
                    && ends.windows(2).all(|pair| pair[0] < pair[1]);
                if !right {
                    let message =
                        format!("`to` of the natural pieces of {subject} must increase up to 1");
                    let help = "`to` is where a piece ends, as a fraction of the length; the last piece ends at 1";
                    self.error_help(format!("{path}.pieces"), message, help);
                }
            }
        }
        if let Some(strain) = natural.strain() {
            let place = format!("{path}.strain");
            let what = format!("the natural strain of {subject}");
            let along = match self.space {
                Space::Spatial => 2,
                Space::Planar => 0,
            };
            if self.vector(&place, &what, &Some(strain.clone())) && strain.xyz()[along] <= -1.0 {
                let message = format!("{what} has an extension of {}", strain.xyz()[along]);
                let help = "an extension of -1 is a rod without length; a cable that is drawn 1 % too long has -0.01";
                self.error_help(place, message, help);
            }
        }
    }

    fn curvature(&mut self, path: &str, subject: &str, curvature: &NumberOrVector) {
        let what = format!("the natural curvature of {subject}");
        match (curvature, self.space) {
            (NumberOrVector::Number(_), Space::Spatial) => self.error_help(
                path,
                format!("{what} must have three entries in a 3d model"),
                "write the curvatures about the two section axes and the torsion, in rad/m",
            ),
            (NumberOrVector::Vector(_), Space::Planar) => self.error_help(
                path,
                format!("{what} must be one number in a planar model"),
                "write the curvature about z, in rad/m",
            ),
            _ => {}
        }
    }

    /// The frames of neighbouring nodes must not differ too much, as drawn and without stress.
    fn turn_of_elements(&mut self, path: &str, subject: &str, rod: &Rod, shape: &RodShape) {
        let n = rod.elements.min(Rod::MAX_ELEMENTS);
        let turn = |pose: &dyn Fn(f64) -> Matrix3| {
            let mut last = pose(0.0);
            let mut most = 0.0_f64;
            for i in 1..=n {
                let next = pose(f64::from(i) / f64::from(n));
                most = most.max(norm(rotation_vector(&multiply(&transpose(&last), &next))));
                last = next;
            }
            most
        };
        // angles are known up to full turns only: the curvature tells of more
        let bends = rod.natural.as_ref().and_then(Natural::pieces);
        let steepest = bends.iter().flatten().map(|(_, k)| norm(*k));
        let natural = steepest.fold(0.0, f64::max) * shape.drawn_length() / f64::from(n);
        let whole = match &rod.path {
            Some(RodPath::Arc(arc)) => arc.angle,
            Some(RodPath::Helix(helix)) => std::f64::consts::TAU * helix.turns,
            _ => 0.0,
        };
        let mut drawn = whole / f64::from(n);
        if drawn < MAX_TURN && (rod.path.is_some() || rod.twist.is_some()) {
            drawn = drawn.max(turn(&|s| shape.drawn(s).1));
        }
        for (key, angle, words) in [
            ("elements", drawn, "as drawn"),
            ("natural", natural, "without stress"),
        ] {
            if angle >= MAX_TURN {
                let message = format!(
                    "an element of {subject} turns by {angle:.3} rad {words}, more than {MAX_TURN}"
                );
                let wanted = (f64::from(n) * angle / 0.5).ceil();
                let help = format!("curvature is in rad/m; use about {wanted} elements");
                self.error_help(format!("{path}.{key}"), message, help);
                return;
            }
        }
    }

    /// The end of a ring must be its start, as drawn and without stress.
    fn ring(&mut self, path: &str, subject: &str, rod: &Rod, shape: &RodShape) {
        if rod.elements < 3 {
            let message = format!("{subject} is closed and has fewer than three elements");
            let help = "20 to 100 elements are usual";
            self.error_help(format!("{path}.elements"), message, help);
            return;
        }
        let (gap, mut tilt, mut turn) = opening(shape.drawn(0.0), shape.drawn(1.0));
        if self.space == Space::Planar {
            // the angle about z is that of the tangents
            (tilt, turn) = (turn.abs(), 0.0);
        }
        let length = shape.drawn_length();
        if gap > RING_TOLERANCE * length || tilt > RING_TOLERANCE {
            let message = format!(
                "{subject} is closed, but its path is not: the end is {gap:.6e} m from the start, its tangent turned by {tilt:.6e} rad"
            );
            let help = "a full circle has the angle 6.283185307179586; of a path through points the last point is the first one";
            self.error_help(format!("{path}.closed"), message, help);
            return;
        }
        if turn.abs() > RING_TOLERANCE {
            let message = format!(
                "{subject} is closed, but its frame is not: the section at the end is turned by {turn:.6e} rad about the tangent"
            );
            let more = rod.twist.as_ref().map_or(0.0, |twist| twist.at(1.0)) - turn;
            let help = format!("twist = {more:?} closes the frame");
            self.error_help(format!("{path}.closed"), message, help);
            return;
        }
        // a ring bent from a straight rod is meant as it is said
        if matches!(rod.natural, None | Some(Natural::Word(_))) {
            return;
        }
        let (gap, tilt, turn) = opening(shape.natural(0.0), shape.natural(1.0));
        let angle = tilt.hypot(turn);
        if gap > RING_TOLERANCE * length || angle > RING_TOLERANCE {
            let message = format!(
                "the natural shape of {subject} does not close the ring: its end is {gap:.6e} m from its start, its frame turned by {angle:.6e} rad"
            );
            let ring = std::f64::consts::TAU / length;
            let help = format!(
                "a circle of this length has the curvature {ring:.6e} rad/m; a ring bent from a straight rod has natural = \"straight\""
            );
            self.error_help(format!("{path}.natural"), message, help);
        }
    }
}

/// How far a ring is open: gap [m], angle between the axes z, and angle about them [rad].
fn opening(start: ([f64; 3], Matrix3), end: ([f64; 3], Matrix3)) -> (f64, f64, f64) {
    let turn = multiply(&transpose(&start.1), &end.1);
    let axis = apply(&turn, [0.0, 0.0, 1.0]);
    let tilt = axis[0].hypot(axis[1]).atan2(axis[2]);
    let about = turn[1][0].atan2(turn[0][0]);
    (distance(start.0, end.0), tilt, about)
}
