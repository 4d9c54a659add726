//! Units in files: `"90 deg"`, `"12 mm"`, `"2 GPa"` wherever a number with a unit stands.
//!
//! # What it is
//! The unit of every key is in its description, `Stiffness [N/m].`, which is where the schema and the reader have it from. A text of a
//! number and a unit becomes the number in the unit of its key; a unit of another dimension is refused. What has no unit takes no text.
//! Where a key also takes an expression, a number followed by a known unit is a quantity; everything else is an expression.
//!
//! # Symbols
//! A unit is a factor and exponents of m, kg, s, rad. The angle counts as a dimension, so that 20 Hz is not taken for 20 rad/s.
//!
//! # Reference
//! The International System of Units, 9th edition; prefixes and powers only, no offsets.
//!
//! # Departures from the reference
//! The radian is no dimension there.

use std::collections::BTreeMap;
use std::f64::consts::TAU;
use std::rc::Rc;

use serde_json::{Map, Value as Json};

use super::check::{choices, resolve, tag};
use super::document::Kind;
use super::suggest;
use super::tree::{Node, Segment, Value, path_string};
use crate::error::ModelError;

/// A unit: a value in it times `times` over `over` is in the units m, kg, s, rad with these exponents.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Unit {
    times: f64,
    over: f64,
    exponents: [i32; 4],
}

const fn unit(times: f64, over: f64, exponents: [i32; 4]) -> Unit {
    Unit {
        times,
        over,
        exponents,
    }
}

/// Units that take prefixes.
const WITH_PREFIX: [(&str, Unit); 9] = [
    ("m", unit(1.0, 1.0, [1, 0, 0, 0])),
    ("g", unit(1.0, 1e3, [0, 1, 0, 0])),
    ("s", unit(1.0, 1.0, [0, 0, 1, 0])),
    ("rad", unit(1.0, 1.0, [0, 0, 0, 1])),
    ("N", unit(1.0, 1.0, [1, 1, -2, 0])),
    ("Pa", unit(1.0, 1.0, [-1, 1, -2, 0])),
    ("J", unit(1.0, 1.0, [2, 1, -2, 0])),
    ("W", unit(1.0, 1.0, [2, 1, -3, 0])),
    ("Hz", unit(1.0, 1.0, [0, 0, -1, 0])),
];

/// Units without prefixes.
const OTHERS: [(&str, Unit); 8] = [
    ("1", unit(1.0, 1.0, [0; 4])),
    ("deg", unit(TAU, 360.0, [0, 0, 0, 1])),
    ("°", unit(TAU, 360.0, [0, 0, 0, 1])),
    ("rev", unit(TAU, 1.0, [0, 0, 0, 1])),
    ("rpm", unit(TAU, 60.0, [0, 0, -1, 1])),
    ("min", unit(60.0, 1.0, [0, 0, 1, 0])),
    ("h", unit(3600.0, 1.0, [0, 0, 1, 0])),
    ("bar", unit(1e5, 1.0, [-1, 1, -2, 0])),
];

/// Prefixes: factor and divisor.
const PREFIXES: [(&str, f64, f64); 9] = [
    ("n", 1.0, 1e9),
    ("u", 1.0, 1e6),
    ("µ", 1.0, 1e6),
    ("m", 1.0, 1e3),
    ("c", 1.0, 1e2),
    ("d", 1.0, 10.0),
    ("k", 1e3, 1.0),
    ("M", 1e6, 1.0),
    ("G", 1e9, 1.0),
];

impl Unit {
    /// A symbol without power.
    fn symbol(text: &str) -> Option<Self> {
        let named = |list: &[(&str, Self)], name: &str| {
            list.iter().find(|(n, _)| *n == name).map(|(_, unit)| *unit)
        };
        let whole = named(&OTHERS, text).or_else(|| named(&WITH_PREFIX, text));
        whole.or_else(|| {
            PREFIXES.iter().find_map(|(prefix, times, over)| {
                let base = named(&WITH_PREFIX, text.strip_prefix(prefix)?)?;
                Some(unit(base.times * times, base.over * over, base.exponents))
            })
        })
    }

    /// A symbol with its power: `m^2`, `m²`, `s^-1`.
    fn factor(text: &str) -> Option<Self> {
        let (symbol, power) = match text.split_once('^') {
            Some((symbol, power)) => (symbol, power.parse::<i32>().ok()?),
            None => match (text.strip_suffix('²'), text.strip_suffix('³')) {
                (Some(symbol), _) => (symbol, 2),
                (_, Some(symbol)) => (symbol, 3),
                _ => (text, 1),
            },
        };
        if !(-9..=9).contains(&power) {
            return None;
        }
        Some(Self::symbol(symbol)?.powi(power))
    }

    fn powi(self, n: i32) -> Self {
        let (times, over) = match n < 0 {
            true => (self.over, self.times),
            false => (self.times, self.over),
        };
        let k = n.abs();
        unit(times.powi(k), over.powi(k), self.exponents.map(|e| n * e))
    }

    fn product(self, other: Self) -> Self {
        let mut exponents = self.exponents;
        for (e, o) in exponents.iter_mut().zip(other.exponents) {
            *e += o;
        }
        unit(self.times * other.times, self.over * other.over, exponents)
    }

    /// A product with one factor behind each slash: `N m/rad`, `kg/m^3`.
    fn parse(text: &str) -> Option<Self> {
        let mut all: Option<Self> = None;
        for (k, part) in text.split('/').enumerate() {
            let factors: Vec<&str> = part
                .split([' ', '*', '·'])
                .filter(|factor| !factor.is_empty())
                .collect();
            if factors.is_empty() || (k > 0 && factors.len() > 1) {
                return None;
            }
            for factor in factors {
                let factor = Self::factor(factor)?;
                let factor = if k > 0 { factor.powi(-1) } else { factor };
                all = Some(all.map_or(factor, |all| all.product(factor)));
            }
        }
        all
    }

    fn is_number(self) -> bool {
        self.exponents == [0; 4]
    }
}

/// Number and unit of a text such as "12 mm"; nothing for an expression or a name.
pub(super) fn quantity(text: &str) -> Option<(f64, &str)> {
    let text = text.trim();
    let split = text.char_indices().find(|(at, c)| {
        let digit = c.is_ascii_digit() || ".+-".contains(*c);
        // the e of 1e-3, if a digit or a sign with a digit follows
        let rest = text[at + c.len_utf8()..].trim_start_matches(['+', '-']);
        let exponent = "eE".contains(*c) && rest.starts_with(|d: char| d.is_ascii_digit());
        !digit && !exponent
    });
    let (at, _) = split?;
    let unit = text[at..].trim();
    let known = |c: char| c.is_alphanumeric() || " ^/*·°²³-".contains(c);
    let begins = unit.starts_with(|c: char| c.is_alphabetic() || c == '°');
    if !begins || !unit.chars().all(known) {
        return None;
    }
    Some((text[..at].parse().ok()?, unit))
}

/// Units that a key may have, and whether it holds rows of time and value.
#[derive(Debug, Clone, Default)]
struct Units {
    list: Vec<(String, Unit)>,
    rows: bool,
}

impl Units {
    /// The units in the description of a key.
    fn of(description: &str) -> Self {
        let mut units = Self {
            rows: description.contains("[time in s, value]"),
            ..Self::default()
        };
        for group in description.split('[').skip(1) {
            let Some((inner, _)) = group.split_once(']') else {
                continue;
            };
            let parts = inner.split(',').map(str::trim);
            let parsed: Option<Vec<_>> = parts
                .map(|part| Some((part.to_owned(), Unit::parse(part)?)))
                .collect();
            units.list.extend(parsed.unwrap_or_default());
        }
        units
    }

    fn names(&self) -> String {
        let names: Vec<&str> = self.list.iter().map(|(name, _)| name.as_str()).collect();
        names.join(" or ")
    }
}

/// Which of several units of a key fits what it belongs to: on an angle or not, in the plane or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fits {
    /// The key is about an angle: the unit with rad, or with the larger power of m.
    Angle,
    /// It is about a length.
    Length,
    /// The unit with this name.
    Unit(&'static str),
}

/// A quantity in a key that may have several units.
#[derive(Debug, Clone)]
pub(crate) struct Written {
    path: String,
    text: String,
    unit: Unit,
    units: Rc<Units>,
}

impl Written {
    /// The error, if the unit is not the one that fits.
    fn check(&self, fits: Fits) -> Option<ModelError> {
        let rank = |u: &Unit| (u.exponents[3].abs(), u.exponents[0]);
        let mut options = self.units.list.clone();
        options.sort_by_key(|(_, u)| rank(u));
        let expected = match fits {
            Fits::Angle => options.last(),
            Fits::Length => options.first(),
            Fits::Unit(name) => options.iter().find(|(own, _)| own == name),
        };
        let (name, unit) = expected?;
        (unit.exponents != self.unit.exponents)
            .then(|| wrong_dimension(self.path.clone(), &self.text, name))
    }
}

fn wrong_dimension(path: String, text: &str, expected: &str) -> ModelError {
    let message = format!(
        "\"{}\" has the wrong dimension: `{}` is in {expected}",
        suggest::shorten(text),
        path.rsplit('.').next().unwrap_or(&path),
    );
    ModelError::new(path, message).with_help(format!("write a number or \"NUMBER {expected}\""))
}

/// What is done at a leaf of the tree.
enum Task<'a> {
    /// Texts with units become numbers.
    Convert {
        errors: Vec<ModelError>,
        written: Vec<Written>,
    },
    /// Numbers in radians that look like degrees are noted.
    Look {
        notes: Vec<ModelError>,
        is_angle: &'a dyn Fn(&str) -> bool,
    },
}

struct Walker<'a> {
    kind: &'a Kind,
    path: Vec<Segment>,
    known: BTreeMap<usize, Rc<Units>>,
    task: Task<'a>,
}

type Schema = Map<String, Json>;

/// Turns the quantities of a tree into numbers; tells those that must be compared with what they belong to.
pub(super) fn convert(tree: &mut Node, kind: &Kind) -> Result<Vec<Written>, Vec<ModelError>> {
    if !has_quantity(tree) {
        return Ok(vec![]);
    }
    let task = Task::Convert {
        errors: vec![],
        written: vec![],
    };
    match walk(tree, kind, task) {
        Task::Convert { errors, written } if errors.is_empty() => Ok(written),
        Task::Convert { errors, .. } => Err(errors),
        Task::Look { .. } => Ok(vec![]),
    }
}

/// Quantities whose units do not fit what they belong to.
pub(super) fn misfits(written: &[Written], fits: impl Fn(&str) -> Option<Fits>) -> Vec<ModelError> {
    let check = |w: &Written| w.check(fits(&w.path)?);
    written.iter().filter_map(check).collect()
}

/// Angles that look like degrees; where a key may also hold a length, the caller knows.
pub(super) fn degrees(
    tree: &mut Node,
    kind: &Kind,
    is_angle: &dyn Fn(&str) -> bool,
) -> Vec<ModelError> {
    let notes = vec![];
    match walk(tree, kind, Task::Look { notes, is_angle }) {
        Task::Look { notes, .. } => notes,
        Task::Convert { .. } => vec![],
    }
}

fn walk<'a>(tree: &mut Node, kind: &'a Kind, task: Task<'a>) -> Task<'a> {
    let mut walker = Walker {
        kind,
        path: vec![],
        known: BTreeMap::new(),
        task,
    };
    walker.node(tree, &kind.schema, &Rc::default());
    walker.task
}

fn has_quantity(node: &Node) -> bool {
    match &node.value {
        Value::String(text) => quantity(text).is_some(),
        Value::Array(nodes) => nodes.iter().any(has_quantity),
        Value::Table(entries) => entries.iter().any(|entry| has_quantity(&entry.node)),
        _ => false,
    }
}

/// Whether a value may be of a schema, as far as keys and depth of lists tell.
fn fits(node: &Node, schema: &Schema, kind: &Kind) -> bool {
    let is = |name: &str| schema.get("type").is_some_and(|t| t == name);
    match &node.value {
        Value::Table(entries) => {
            let kind_of = entries.iter().find(|e| e.key == "kind");
            match (tag(schema), kind_of.map(|e| &e.node.value)) {
                (Some(tag), Some(Value::String(text))) => tag == text,
                (Some(_), _) => false,
                _ => {
                    let properties = schema.get("properties").and_then(Json::as_object);
                    properties.is_some_and(|p| entries.iter().all(|e| p.contains_key(&e.key)))
                        || schema
                            .get("additionalProperties")
                            .is_some_and(Json::is_object)
                }
            }
        }
        Value::Array(nodes) => {
            let items = schema.get("items").and_then(|items| resolve(items, kind));
            let inner = |items: &Schema| match choices(items, kind) {
                Some(list) => nodes.iter().all(|n| list.iter().any(|c| fits(n, c, kind))),
                None => nodes.iter().all(|n| fits(n, items, kind)),
            };
            is("array") && items.is_none_or(inner)
        }
        _ => !is("array") && !is("object"),
    }
}

impl Walker<'_> {
    /// The units of a description.
    fn units(&mut self, schema: &Schema) -> Option<Rc<Units>> {
        let text = schema.get("description")?.as_str()?;
        let units = self.known.entry(text.as_ptr() as usize);
        let units = units.or_insert_with(|| Rc::new(Units::of(text)));
        (units.rows || !units.list.is_empty()).then(|| units.clone())
    }

    /// The key tells its units, else its type, else what it is a part of.
    fn node(&mut self, node: &mut Node, schema: &Json, outer: &Rc<Units>) {
        let own = schema.as_object().and_then(|s| self.units(s));
        let Some(schema) = resolve(schema, self.kind) else {
            return;
        };
        let own = match own {
            Some(own) => Some(own),
            None if outer.list.is_empty() => self.units(schema),
            None => None,
        };
        let units = match own {
            // rows of time and value: the value is what the key around them is
            Some(own) if own.rows => Rc::new(Units {
                rows: true,
                ..(**outer).clone()
            }),
            Some(own) => own,
            None => outer.clone(),
        };
        let Some(list) = choices(schema, self.kind) else {
            self.content(node, schema, &units);
            return;
        };
        match &node.value {
            Value::Table(_) | Value::Array(_) => {
                let kind = self.kind;
                if let Some(choice) = list.into_iter().find(|c| fits(node, c, kind)) {
                    let own = match units.list.is_empty() {
                        true => self.units(choice),
                        false => None,
                    };
                    self.content(node, choice, &own.unwrap_or(units));
                }
            }
            _ => {
                let has = |name: &str| {
                    list.iter()
                        .any(|c| c.get("type").is_some_and(|t| t == name))
                };
                self.leaf(node, &units, [has("number"), has("string")]);
            }
        }
    }

    fn content(&mut self, node: &mut Node, schema: &Schema, units: &Rc<Units>) {
        match &mut node.value {
            Value::Table(entries) => {
                let properties = schema.get("properties").and_then(Json::as_object);
                let others = schema.get("additionalProperties").filter(|o| o.is_object());
                for entry in entries {
                    let property = properties.and_then(|p| p.get(&entry.key)).or(others);
                    if let Some(property) = property {
                        self.path.push(Segment::Key(entry.key.clone()));
                        self.node(&mut entry.node, property, units);
                        self.path.pop();
                    }
                }
            }
            Value::Array(nodes) => {
                let Some(items) = schema.get("items") else {
                    return;
                };
                // the time of a row
                let row = units.rows && nodes.iter().all(|n| !matches!(n.value, Value::Array(_)));
                for (k, item) in nodes.iter_mut().enumerate() {
                    self.path.push(Segment::Index(k));
                    match row && k == 0 {
                        true => self.node(item, items, &Rc::new(Units::of("[s]"))),
                        false => self.node(item, items, units),
                    }
                    self.path.pop();
                }
            }
            _ => {
                let is = |name: &str| schema.get("type").is_some_and(|t| t == name);
                self.leaf(node, units, [is("number"), is("string")]);
            }
        }
    }

    fn leaf(&mut self, node: &mut Node, units: &Rc<Units>, [number, word]: [bool; 2]) {
        if !number {
            return;
        }
        let path = || path_string(&self.path);
        match (&node.value, &mut self.task) {
            (Value::String(text), Task::Convert { errors, written }) => {
                let Some((value, name)) = quantity(text) else {
                    return;
                };
                let found = Unit::parse(name).filter(|u| !u.is_number());
                let wrong = match found {
                    // perhaps an expression
                    None if word => return,
                    _ if units.list.iter().all(|(_, u)| u.is_number()) => {
                        let help = "this key has no unit: write the number alone";
                        Some(("is a number with a unit".to_owned(), help.to_owned()))
                    }
                    None => {
                        let help = format!("write a number or \"NUMBER {}\"", units.list[0].0);
                        Some((
                            format!("has the unknown unit \"{}\"", suggest::shorten(name)),
                            help,
                        ))
                    }
                    Some(_) => None,
                };
                if let Some((what, help)) = wrong {
                    let message = format!("\"{}\" {what}", suggest::shorten(text));
                    errors.push(ModelError::new(path(), message).with_help(help));
                    return;
                }
                let Some(unit) = found else { return };
                let same = |(_, u): &(String, Unit)| u.exponents == unit.exponents;
                if !units.list.iter().any(same) {
                    errors.push(wrong_dimension(path(), text, &units.names()));
                    return;
                }
                if !units.list.iter().all(same) {
                    written.push(Written {
                        path: path(),
                        text: text.clone(),
                        unit,
                        units: units.clone(),
                    });
                }
                node.value = Value::Float(value * unit.times / unit.over);
            }
            (Value::Integer(_) | Value::Float(_), Task::Look { notes, is_angle }) => {
                let value = match node.value {
                    Value::Integer(value) => value as f64,
                    Value::Float(value) => value,
                    _ => return,
                };
                let angle = |(_, u): &(String, Unit)| u.exponents == [0, 0, 0, 1];
                if !looks_like_degrees(value) || !units.list.iter().any(angle) {
                    return;
                }
                if units.list.iter().all(angle) || is_angle(&path()) {
                    let turns = value / TAU;
                    let message = format!("{value} rad looks like degrees: it is {turns:.1} turns");
                    let help = format!("angles are in radians: for degrees write \"{value} deg\"");
                    notes.push(ModelError::new(path(), message).with_help(help));
                }
            }
            _ => {}
        }
    }
}

/// Multiples of 15 from 30 to two turns, and quarters of turns beyond: what nobody writes in radians.
fn looks_like_degrees(value: f64) -> bool {
    let size = value.abs();
    (30.0..=720.0).contains(&size) && size % 15.0 == 0.0
        || (720.0..=36000.0).contains(&size) && size % 90.0 == 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_units_and_their_factors() {
        for (text, value, si, exponents) in [
            ("90 deg", 90.0, 90.0 * TAU / 360.0, [0, 0, 0, 1]),
            ("12 mm", 12.0, 0.012, [1, 0, 0, 0]),
            ("3kg", 3.0, 3.0, [0, 1, 0, 0]),
            ("20 rpm", 20.0, 20.0 * TAU / 60.0, [0, 0, -1, 1]),
            ("2 GPa", 2.0, 2e9, [-1, 1, -2, 0]),
            ("-1e-3 N m/rad", -1e-3, -1e-3, [2, 1, -2, -1]),
            ("5 N/mm", 5.0, 5e3, [0, 1, -2, 0]),
            ("7850 kg/m³", 7850.0, 7850.0, [-3, 1, 0, 0]),
            ("3 cm^2", 3.0, 3e-4, [2, 0, 0, 0]),
            ("36 km/h", 36.0, 10.0, [1, 0, -1, 0]),
            ("1.5 °", 1.5, 1.5 * TAU / 360.0, [0, 0, 0, 1]),
        ] {
            let (number, name) = quantity(text).expect(text);
            let unit = Unit::parse(name).expect(text);
            assert_eq!((number, unit.exponents), (value, exponents), "{text}");
            assert_eq!(number * unit.times / unit.over, si, "{text}");
        }
    }

    #[test]
    fn id_expressions_and_names_are_no_quantities() {
        for text in [
            "2*sin(3*t)",
            "t",
            "12",
            "1e3",
            "-t",
            "abs(t)",
            "",
            "3 sin(t)",
            "crank",
        ] {
            assert!(quantity(text).is_none(), "{text}");
        }
        // no unit of ours, and no division by several factors
        for text in ["furlong", "kg/m s", "t", "m^", "m^99", "/s"] {
            assert!(Unit::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn id_what_looks_like_degrees() {
        for value in [30.0, -45.0, 90.0, 180.0, 360.0, 720.0, 3600.0] {
            assert!(looks_like_degrees(value), "{value}");
        }
        for value in [
            0.0,
            1.57,
            15.0,
            std::f64::consts::TAU,
            31.0,
            100.0,
            740.0,
            f64::INFINITY,
            1e9,
        ] {
            assert!(!looks_like_degrees(value), "{value}");
        }
    }
}
