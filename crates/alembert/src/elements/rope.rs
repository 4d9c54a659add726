//! Rope: a spring and damper on the length of a path over eyelets of any number of bodies.
//!
//! # What it is
//! A rope runs from a point of one body over points of others and ends at a point of the last; it slides through the eyelets without friction,
//! so its tension is the same in all parts. With `slack` it pulls only.
//!
//! # Equations
//! Path l = Σ r_k, r_k = √s_k, s_k = |p_{k+1} - p_k|²; stretch e = l - L, with slack p = max(e, 0), else p = e; U = k p²/2.
//! - ∂U/∂s_k = k p/(2 r_k)
//! - discrete gradient: F̄/(r_k⁰ + r_k¹), F̄ = [U(l₁) - U(l₀)]/(l₁ - l₀), because Σ (s_k¹ - s_k⁰)/(r_k⁰ + r_k¹) = l₁ - l₀ exactly (T-ELM-17);
//!   F̄ is k (p₀ + p₁)/2 on one side of L, and no quotient of small differences on both, since |l₁ - l₀| ≥ |p₁ - p₀|
//! - damping c l̇ while stretched: force c (p₁ - p₀)²/(h (l₁ - l₀)), with work c (p₁ - p₀)²/h ≥ 0
//!
//! # Symbols
//! k `stiffness` [N/m] · c `damping` [N s/m] · L `rest` [m] · p_k points of the eyelets
//!
//! # Reference
//! Gonzalez 1996 (discrete gradient); the path as in textbooks on pulleys, with radii of zero.
//!
//! # Departures from the reference
//! None. A damped slack rope may push while it shortens faster than k p/c, as stops do. Where two eyelets meet the direction of the force is
//! undefined; lengths are kept above a floor.

use super::kind::{Checker, Compiling, Kind, Seen};
use super::{Change, Coefficients, Element, MAX_INVARIANTS};
use crate::error::ModelErrors;
use crate::model::{Vector, suggest};
use alembert_math::Space;
use alembert_math::scalar::Scalar;
use nalgebra::SVector;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Spring and damper on the length of a path over eyelets of bodies: a rope over pulleys without mass and size.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Rope", deny_unknown_fields)]
pub struct Keys {
    /// Unique among joints, forces, coordinates and servos.
    pub name: String,
    /// The two ends and the eyelets between them, in the order of the rope: 2 to 12.
    pub path: Vec<Eyelet>,
    /// Stiffness of the whole rope [N/m].
    pub stiffness: f64,
    /// Damping [N s/m].
    #[serde(default)]
    pub damping: f64,
    /// Length without force [m]; that of the drawn path when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<f64>,
    /// Whether it only pulls.
    #[serde(default)]
    pub slack: bool,
    /// Scheme multirate: on the grid of the fast coordinates (true) or with the slow forces (false).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fast: Option<bool>,
}

/// A point of a rope.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Eyelet {
    /// A body, a point or "ground".
    pub body: String,
    /// Place in the frame of the body, from its origin [m]; zero when missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Vector>,
    /// Place in the world, drawn configuration [m], instead of `at`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Vector>,
}

impl Kind for Keys {
    fn name(&self) -> &str {
        &self.name
    }

    fn fast(&self) -> Option<bool> {
        self.fast
    }

    fn each_body(&mut self, visit: &mut dyn FnMut(&mut String)) {
        self.path.iter_mut().for_each(|e| visit(&mut e.body));
    }

    fn needs_axes(&self) -> Vec<&String> {
        let off = |v: &Option<Vector>| v.as_ref().is_some_and(|v| v.xyz() != [0.0; 3]);
        let turned = self.path.iter().filter(|e| off(&e.at));
        turned.map(|e| &e.body).collect()
    }

    fn line(&self) -> Option<(&'static str, usize)> {
        Some(("rope", self.path.len().saturating_sub(1)))
    }

    fn check(&self, c: &mut Checker<'_>, path: &str, subject: &str) {
        c.coefficients(path, subject, self.stiffness, self.damping);
        if let Some(length) = self.length {
            let what = format!("the length of {subject}");
            c.not_negative(&format!("{path}.length"), &what, length);
        }
        let most = MAX_INVARIANTS + 1;
        if !(2..=most).contains(&self.path.len()) {
            let found = self.path.len();
            let message = format!("{subject} must have 2 to {most} points, found {found}");
            let help = "path = [{ body = \"...\", at = [...] }, ...]: one end, the eyelets, the other end; join two ropes at a point for more";
            c.error_help(format!("{path}.path"), message, help);
            return;
        }
        let mut before: Option<(&str, Option<[f64; 3]>)> = None;
        for (k, eyelet) in self.path.iter().enumerate() {
            let place = format!("{path}.path[{k}]");
            let world = c.eyelet(&place, subject, eyelet);
            let name = suggest::shorten(&eyelet.body);
            match before {
                Some((body, _)) if body == eyelet.body => {
                    let message = format!(
                        "{subject} runs from \"{name}\" to \"{name}\", a part whose length cannot change"
                    );
                    let help = "leave one of the two points out, and this part out of `length`";
                    c.error_help(format!("{place}.body"), message, help);
                }
                Some((_, Some(at))) if Some(at) == world => {
                    let message =
                        format!("{subject}: two neighbouring points are at the same place");
                    let help = "the direction of the force would be undefined: move one of them";
                    c.error_help(place, message, help);
                }
                _ => {}
            }
            before = Some((&eyelet.body, world));
        }
    }

    fn compile<S, const D: usize, const A: usize, const T: usize>(
        &self,
        out: &mut Compiling<'_, S, D, A, T>,
    ) -> Result<(), ModelErrors>
    where
        S: Space<D, A, T>,
    {
        let place = |e: &Eyelet| -> SVector<f64, D> {
            let body = out.body(&e.body);
            match &e.point {
                Some(point) => body.point_world(point.xyz()),
                None => body.point_local(Vector::xyz_or_zero(&e.at)),
            }
        };
        let (mut invariants, mut drawn) = (vec![], 0.0);
        for pair in self.path.windows(2) {
            let bodies = [0, 1].map(|i| pair[i].body.as_str());
            let (square, length) = out.square(bodies, [place(&pair[0]), place(&pair[1])]);
            invariants.push(square);
            drawn += length;
        }
        let law = Rope {
            parts: invariants.len(),
            stiffness: self.stiffness,
            damping: self.damping,
            rest: self.length.unwrap_or(drawn),
            slack: self.slack,
        };
        out.element(invariants, law);
        Ok(())
    }

    fn channels(&self, _dimension: usize, _unit: &'static str) -> Vec<(String, &'static str)> {
        let list = [("force", "N"), ("length", "m"), ("rate", "m/s")];
        list.map(|(name, unit)| (name.to_owned(), unit)).to_vec()
    }

    /// Tension, length and its rate.
    fn observe(&self, seen: &Seen<'_>, push: &mut dyn FnMut(f64)) {
        let parts = || (0..self.path.len() - 1).map(|k| (part(seen.s[k]), seen.s_dot[k]));
        push(parts().next().map_or(0.0, |(r, _)| 2.0 * r * seen.g[0]));
        push(parts().map(|(r, _)| r).sum());
        push(parts().map(|(r, rate)| 0.5 * rate / r).sum());
    }

    #[cfg(test)]
    fn sample(planar: bool) -> &'static str {
        if planar {
            "path = [{ body = \"a\", at = [0.1, 0.3] }, { body = \"b\", at = [-0.2, 0.1] }, { body = \"c\" }]
            stiffness = 70
            damping = 2
            length = 1.5"
        } else {
            "path = [{ body = \"a\", at = [0.1, 0.3, 0.2] }, { body = \"b\", at = [-0.2, 0.1, 0.1] }, { body = \"c\" }]
            stiffness = 70
            damping = 2
            length = 1.5"
        }
    }
}

impl Checker<'_> {
    /// One point of a rope; its place in the world, drawn configuration.
    fn eyelet(&mut self, path: &str, subject: &str, eyelet: &Eyelet) -> Option<[f64; 3]> {
        let right = [("at", &eyelet.at), ("point", &eyelet.point)].map(|(key, vector)| {
            let what = format!("`{key}` of {subject}");
            self.vector(&format!("{path}.{key}"), &what, vector)
        });
        let target = self.target(&format!("{path}.body"), &eyelet.body)?;
        match (&eyelet.at, &eyelet.point) {
            (Some(_), Some(_)) => {
                let message = format!("{subject} has both `at` and `point`");
                let help = "give the place either in the body (at) or in the world (point)";
                self.error_help(format!("{path}.point"), message, help);
                return None;
            }
            (None, Some(point)) => {
                let what = format!("`point` of {subject}");
                self.on_point(&format!("{path}.point"), &what, point, target);
                return Some(point.xyz()).filter(|_| right[1]);
            }
            (Some(_), None) if target.is_point() => {
                self.no_offset(&format!("{path}.at"), subject, &eyelet.at);
            }
            _ => {}
        }
        target.world_point(&eyelet.at).filter(|_| right[0])
    }
}

/// Rope; see the module documentation.
#[derive(Clone, Copy, Debug)]
pub struct Rope {
    /// Number of straight parts.
    pub parts: usize,
    /// Stiffness k [N/m].
    pub stiffness: f64,
    /// Damping c [N s/m].
    pub damping: f64,
    /// Length without force L [m].
    pub rest: f64,
    /// Whether it only pulls.
    pub slack: bool,
}

/// Lengths of parts below this are treated as this [m]: far below any model, so that only a division by zero is kept off.
const FLOOR: f64 = 1e-90;

/// Length of a part.
fn part<R: Scalar>(s: R) -> R {
    s.larger(R::constant(FLOOR * FLOOR)).sqrt()
}

fn path<R: Scalar>(s: &[R]) -> R {
    let mut l = R::zero();
    for s in s {
        l += part(*s);
    }
    l
}

impl Rope {
    /// p at a length of the path.
    fn stretch<R: Scalar>(&self, l: R) -> R {
        let e = l - self.rest;
        if self.slack && e.value() < 0.0 {
            R::zero()
        } else {
            e
        }
    }

    /// Whether both lengths are on the same side, where p is e or zero.
    fn same_side(&self, p: [f64; 2]) -> bool {
        !self.slack || (p[0] > 0.0) == (p[1] > 0.0)
    }

    /// Adds a force F along the path over a step, with its derivative by l₁.
    fn add_over(&self, c: &Change<'_>, [f, df]: [f64; 2], out: &mut Coefficients) {
        let mut slope = [[0.0; 2]; MAX_INVARIANTS];
        for ((slope, s0), s1) in slope.iter_mut().zip(c.s0).zip(c.s1) {
            let r1 = part(*s1);
            *slope = [(part(*s0) + r1).recip(), 0.5 / r1];
        }
        let slope = &slope[..self.parts];
        for (k, [d, end]) in slope.iter().enumerate() {
            out.g[k] += f * d;
            out.h[k][k] -= f * d * d * end;
            for (h, [_, end]) in out.h[k].iter_mut().zip(slope) {
                *h += df * d * end;
            }
        }
    }

    /// Adds a force F along the path, with its derivative by l; `curved` also that of the directions.
    fn add_at(&self, s: &[f64], [f, df]: [f64; 2], curved: bool, out: &mut Coefficients) {
        for (k, a) in s.iter().enumerate() {
            let a = 0.5 / part(*a);
            out.g[k] += f * a;
            if curved {
                out.h[k][k] -= 2.0 * f * a * a * a;
            }
            for (h, b) in out.h[k].iter_mut().zip(s) {
                *h += df * a * 0.5 / part(*b);
            }
        }
    }
}

impl Element for Rope {
    fn count(&self) -> usize {
        self.parts
    }

    fn energy<R: Scalar>(&self, s: &[R], _phase: f64) -> R {
        let p = self.stretch(path(s));
        p * p * (0.5 * self.stiffness)
    }

    fn gradient(&self, _t: f64, s: &[f64], _phase: f64, out: &mut Coefficients) {
        let (p, k) = (self.stretch(path(s)), self.stiffness);
        let df = if self.slack && p == 0.0 { 0.0 } else { k };
        self.add_at(s, [k * p, df], true, out);
    }

    fn discrete_gradient(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (l0, l1) = (path(c.s0), path(c.s1));
        let ([p0, p1], k) = ([l0, l1].map(|l| self.stretch(l)), self.stiffness);
        let force = if self.slack && p0 == 0.0 && p1 == 0.0 {
            return;
        } else if self.same_side([p0, p1]) {
            [0.5 * k * (p0 + p1), 0.5 * k]
        } else {
            let way = l1 - l0;
            let f = 0.5 * k * (p1 - p0) * (p1 + p0) / way;
            [f, (k * p1 - f) / way]
        };
        self.add_over(c, force, out);
    }

    fn dissipation_of<R: Scalar>(&self, c: &Change<'_, R>, out: &mut [R]) {
        let (l0, l1) = (path(c.s0), path(c.s1));
        let [p0, p1] = [l0, l1].map(|l| self.stretch(l));
        let dp = p1 - p0;
        if dp.value() == 0.0 && self.slack {
            return;
        }
        let force = if self.same_side([p0.value(), p1.value()]) {
            dp / c.step * self.damping
        } else {
            dp * dp / ((l1 - l0) * c.step) * self.damping
        };
        for ((out, s0), s1) in out.iter_mut().zip(c.s0).zip(c.s1) {
            *out += force / (part(*s0) + part(*s1));
        }
    }

    fn dissipation(&self, c: &Change<'_>, out: &mut Coefficients) {
        let (l0, l1) = (path(c.s0), path(c.s1));
        let ([p0, p1], d) = ([l0, l1].map(|l| self.stretch(l)), self.damping / c.step);
        let (dp, way) = (p1 - p0, l1 - l0);
        let force = if self.slack && p0 == 0.0 && p1 == 0.0 {
            return;
        } else if self.same_side([p0, p1]) {
            [d * dp, d]
        } else {
            let f = d * dp * dp / way;
            let moving = if p1 == 0.0 { 0.0 } else { 2.0 * d * dp };
            [f, (moving - f) / way]
        };
        self.add_over(c, force, out);
    }

    fn dissipation_rate(&self, s: &[f64], _phase: f64, s_dot: &[f64], out: &mut Coefficients) {
        if self.slack && self.stretch(path(s)) == 0.0 {
            return;
        }
        let rates = s.iter().zip(s_dot).map(|(s, v)| 0.5 * v / part(*s));
        let rate: f64 = rates.sum();
        self.add_at(s, [self.damping * rate, self.damping], false, out);
    }

    fn dissipates(&self) -> bool {
        self.damping > 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elements::check;

    const ROPE: Rope = Rope {
        parts: 3,
        stiffness: 120.0,
        damping: 3.0,
        rest: 2.7,
        slack: false,
    };

    #[test]
    fn conf_rope() {
        let (s0, s1) = ([1.3, 0.7, 0.4], [1.1, 0.9, 0.5]);
        for rest in [2.3, 2.7, 4.0] {
            let e = Rope { rest, ..ROPE };
            check::element(&e, &s0, &s1, 0.0, |s| {
                let l = s[0].sqrt() + s[1].sqrt() + s[2].sqrt() - rest;
                l * l * 60.0
            });
        }
        // only pulling: stretched all along, and slack all along
        let taut = Rope {
            rest: 2.3,
            slack: true,
            ..ROPE
        };
        check::element(&taut, &s0, &s1, 0.0, |s| taut.energy(s, 0.0));
        let mut c = Coefficients::default();
        let loose = Rope { rest: 4.0, ..taut };
        loose.gradient(0.0, &s0, 0.0, &mut c);
        assert_eq!((c.g, loose.energy(&s0, 0.0)), ([0.0; MAX_INVARIANTS], 0.0));
    }

    /// A rope that becomes taut or slack within a step: energy exact, loss not negative, derivatives right.
    #[test]
    fn id_energy_is_exact_where_the_rope_becomes_taut() {
        let e = Rope {
            rest: 2.64,
            slack: true,
            ..ROPE
        };
        let (short, long) = ([1.3, 0.7, 0.4], [1.1, 0.95, 0.5]);
        let lengths = [path(&short), path(&long)];
        assert!(lengths[0] < e.rest && lengths[1] > e.rest);
        for (s0, s1) in [(short, long), (long, short)] {
            check::element(&e, &s0, &s1, 0.0, |s| e.energy(s, 0.0));
        }
    }
}
