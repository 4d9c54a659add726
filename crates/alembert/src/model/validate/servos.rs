//! Checks of `[[servo]]` tables: each prescribes one coordinate of its own and brings one motor of its own.

use std::collections::BTreeMap;

use super::Checker;
use super::coordinates::Key;
use crate::joints::Turns;
use crate::model::{
    Coordinate, CoordinateRef, Distance, GROUND, Joint, JointKind, Model, Servo, Signal, Vector,
    suggest,
};

/// Which servo was the first to prescribe a coordinate, and to act on it.
#[derive(Default)]
struct Taken {
    prescribed: BTreeMap<Key, usize>,
    inputs: BTreeMap<Key, usize>,
}

impl<'a> Checker<'a> {
    pub(super) fn servos(&mut self) {
        let model = self.model;
        if model.servos.is_empty() {
            return;
        }
        let same = first_with_same_content(model);
        let unique = |key| match key {
            Key::Named(index) => Key::Named(same[index]),
            Key::Joint(..) => key,
        };
        let mut bonds = Bonds::of(model);
        let mut taken = Taken::default();
        for (index, servo) in model.servos.iter().enumerate() {
            let path = format!("servo[{index}]");
            let subject = format!("servo \"{}\"", suggest::shorten(&servo.name));
            let prescribed =
                self.names_coordinate(&path, &subject, &servo.joint, &servo.coordinate);
            self.signal(&format!("{path}.motion"), &subject, &servo.motion);
            let input = match &servo.input {
                Some(name) => self.named_input(&format!("{path}.input"), &subject, name),
                None => prescribed,
            };
            let keys = [prescribed, input];
            let fixed = self.fixed(&path, &subject, servo, keys, &mut bonds);
            if let (Some(key), false) = (prescribed, fixed) {
                self.reachable(&path, &subject, key, &servo.motion);
            }
            self.repeated(&path, index, keys.map(|key| key.map(unique)), &mut taken);
        }
    }

    /// Two servos for one coordinate, or one motor for two servos.
    fn repeated(&mut self, path: &str, index: usize, keys: [Option<Key>; 2], taken: &mut Taken) {
        let servos = &self.model.servos;
        let name = |k: usize| suggest::shorten(&servos[k].name);
        let [prescribed, input] = keys;
        let first = |map: &mut BTreeMap<Key, usize>, key: Option<Key>| {
            let other = *map.entry(key?).or_insert(index);
            (other != index).then_some((key?, other))
        };
        let repeated = first(&mut taken.prescribed, prescribed);
        let shared = first(&mut taken.inputs, input);
        if let Some((key, other)) = repeated {
            let message = format!(
                "servos \"{}\" and \"{}\" both prescribe {}: contradictory or repeated",
                name(other),
                name(index),
                self.describe(key)
            );
            let place = prescribed_key(&servos[index]);
            let help = "keep one of them; a coordinate follows one motion only";
            self.error_help(format!("{path}.{place}"), message, help);
        } else if let Some((key, other)) = shared {
            let message = format!(
                "more servo constraints than motors: servos \"{}\" and \"{}\" both act on {}",
                name(other),
                name(index),
                self.describe(key)
            );
            let help = "each servo needs a motor of its own: give one of them another `input`, or leave one out";
            self.error_help(format!("{path}.{}", self.input_key(index)), message, help);
        }
    }

    /// The key of the file that says where the motor acts.
    fn input_key(&self, index: usize) -> &'static str {
        let servo = &self.model.servos[index];
        match servo.input {
            Some(_) => "input",
            None => prescribed_key(servo),
        }
    }

    /// What joints (or a prescribed motion) fix already can neither be prescribed nor driven; says so.
    fn fixed(
        &mut self,
        path: &str,
        subject: &str,
        servo: &Servo,
        [prescribed, input]: [Option<Key>; 2],
        bonds: &mut Bonds<'a>,
    ) -> bool {
        if let Some(key) = prescribed
            && let Some(why) = bonds.why_fixed(self.model, key)
        {
            let message = format!(
                "{subject} prescribes {}, but {why} already",
                self.describe(key)
            );
            let help = "prescribe a coordinate that can still move";
            let place = format!("{path}.{}", prescribed_key(servo));
            self.error_help(place, message, help);
            return true;
        }
        if let Some(key) = input
            && let Some(why) = bonds.why_fixed(self.model, key)
        {
            let message = format!(
                "the motor of {subject} acts on {}, but {why} already",
                self.describe(key)
            );
            let help = "a motor moves nothing there: name a coordinate that can move as `input`";
            self.error_help(format!("{path}.input"), message, help);
            return true;
        }
        false
    }

    /// A constant that the coordinate can never have.
    fn reachable(&mut self, path: &str, subject: &str, key: Key, motion: &Signal) {
        let (Key::Named(index), Signal::Number(value)) = (key, motion) else {
            return;
        };
        let (bad, range) = match &self.model.coordinates[index] {
            Coordinate::Distance(_) => (*value <= 0.0, "a distance is positive"),
            Coordinate::Cosine(_) => (value.abs() > 1.0, "a cosine is between -1 and 1"),
            _ => return,
        };
        if bad {
            let message = format!("{subject} asks {} to be {value}", self.describe(key));
            self.error_help(format!("{path}.motion"), message, range);
        }
    }
}

/// For each coordinate the first one with the same content: two names of one coordinate.
fn first_with_same_content(model: &Model) -> Vec<usize> {
    let mut seen = BTreeMap::new();
    let content = |coordinate: &Coordinate| {
        let mut json = serde_json::to_value(coordinate).unwrap_or_default();
        if let Some(map) = json.as_object_mut() {
            map.remove("name");
        }
        json.to_string()
    };
    let list = model.coordinates.iter().enumerate();
    list.map(|(index, c)| *seen.entry(content(c)).or_insert(index))
        .collect()
}

/// The key of the file that says what is prescribed.
fn prescribed_key(servo: &Servo) -> &'static str {
    match servo.coordinate {
        Some(CoordinateRef::Name(_)) => "coordinate",
        _ => "joint",
    }
}

/// Bodies that cannot move, or cannot turn, relative to each other, as far as single joints tell.
///
/// What only several joints together fix is found when the mechanism is assembled.
struct Bonds<'a> {
    /// Connected by welds.
    rigid: Groups<'a>,
    /// Connected by welds and prismatic joints.
    parallel: Groups<'a>,
}

impl<'a> Bonds<'a> {
    fn of(model: &'a Model) -> Self {
        let mut bonds = Self {
            rigid: Groups::default(),
            parallel: Groups::default(),
        };
        for joint in &model.joints {
            let [a, b] = &joint.bodies;
            let freedom = joint.kind.freedom(model.space);
            if freedom.turns == Turns::No {
                bonds.parallel.join(a, b);
                if !freedom.slides() {
                    bonds.rigid.join(a, b);
                }
            }
        }
        bonds
    }

    /// Why a coordinate cannot change, in words; nothing if it can, or if only the assembly can tell.
    fn why_fixed(&mut self, model: &'a Model, key: Key) -> Option<String> {
        let (bodies, turns): ([&'a str; 2], bool) = match key {
            Key::Joint(joint, k) => {
                let joint = &model.joints[joint];
                let name = joint.kind.coordinate_names().get(k)?;
                (pair(&joint.bodies), name.starts_with("angle"))
            }
            Key::Named(index) => match &model.coordinates[index] {
                Coordinate::Joint(_) => return None,
                Coordinate::Distance(c) => {
                    if let Some(joint) = model.joints.iter().find(|j| holds(j, c)) {
                        let name = suggest::shorten(&joint.name);
                        return Some(format!("joint \"{name}\" fixes it"));
                    }
                    (pair(&c.bodies), false)
                }
                Coordinate::Displacement(c) => (pair(&c.bodies), false),
                Coordinate::Position(c) => ([GROUND, &c.body], false),
                Coordinate::Angle(c) => (pair(&c.bodies), true),
                Coordinate::Cosine(c) => (pair(&c.bodies), true),
            },
        };
        if bodies.iter().all(|name| is_driven(model, name)) {
            return Some("the motion of its points is given".to_owned());
        }
        let groups = if turns {
            &mut self.parallel
        } else {
            &mut self.rigid
        };
        let [a, b] = bodies;
        if groups.root(a) != groups.root(b) {
            return None;
        }
        let fixes = |j: &&Joint| {
            let freedom = j.kind.freedom(model.space);
            freedom.turns == Turns::No && (turns || !freedom.slides())
        };
        let joint = model.joints.iter().filter(fixes).find(|j| {
            let ends = pair(&j.bodies);
            ends == [a, b] || ends == [b, a]
        });
        Some(match joint {
            Some(joint) => format!("joint \"{}\" fixes it", suggest::shorten(&joint.name)),
            None => format!(
                "the joints between \"{}\" and \"{}\" fix it",
                suggest::shorten(a),
                suggest::shorten(b)
            ),
        })
    }
}

fn pair(bodies: &[String; 2]) -> [&str; 2] {
    [&bodies[0], &bodies[1]]
}

/// The ground, or a point whose motion is given.
fn is_driven(model: &Model, name: &str) -> bool {
    let mut points = model.points.iter();
    name == GROUND || points.any(|p| p.name == name && p.motion.is_some())
}

/// Whether a distance joint holds the same two points.
fn holds(joint: &Joint, distance: &Distance) -> bool {
    type End<'a> = (&'a str, Option<&'a Vector>, Option<&'a Vector>);
    fn ends<'a>(
        bodies: &'a [String; 2],
        points: &'a Option<[Vector; 2]>,
        locals: [&'a Option<Vector>; 2],
    ) -> [End<'a>; 2] {
        [0, 1].map(|i| {
            let point = points.as_ref().map(|points| &points[i]);
            (bodies[i].as_str(), point, locals[i].as_ref())
        })
    }
    let [a, b] = ends(
        &joint.bodies,
        &joint.points,
        [&joint.at_first, &joint.at_second],
    );
    let locals = [&distance.at_first, &distance.at_second];
    let held = ends(&distance.bodies, &distance.points, locals);
    joint.kind == JointKind::Distance && (held == [a, b] || held == [b, a])
}

/// Sets of names that are joined to each other.
#[derive(Default)]
struct Groups<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Groups<'a> {
    /// The name that stands for the set.
    fn root(&mut self, mut name: &'a str) -> &'a str {
        while let Some(&next) = self.0.get(name) {
            // shorten the way for the next one
            if let Some(&far) = self.0.get(next) {
                self.0.insert(name, far);
            }
            name = next;
        }
        name
    }

    fn join(&mut self, a: &'a str, b: &'a str) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.0.insert(a, b);
        }
    }
}
