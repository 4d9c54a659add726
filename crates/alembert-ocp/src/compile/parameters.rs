//! Parameters: what of the compiled mechanism each of them changes, and how.
//!
//! A place of the model is a name; what it means is found out by building the mechanism at several values. What differs must be coefficients
//! of laws that are polynomials of the parameter, or masses that are linear in it; all else is refused by name.

use super::{Ocp, wrong};
use crate::design::{Attached, Design, Family, Masses, Parameter, Weight, basis, places};
use crate::elements::{Coupling, Part, Turns};
use crate::guess::Random;
use crate::problem::{Parameter as Table, ProblemFile, Transcription};
use crate::scalar::sub;
use crate::tree::{Node, Setup, build};
use alembert::elements::{AnyElement, MAX_INVARIANTS};
use alembert::error::{ModelError, ModelErrors};
use alembert::model::Model;
use alembert::system::forces::{Held, MidpointStep};
use alembert::system::invariant::Placed;

/// Highest degree of a coefficient in one parameter.
const HIGHEST: usize = 4;

/// Values between the bounds at which the mechanism is looked at, as fractions; irregular, so that no polynomial is right by chance.
const LOOKS: [f64; 4] = [0.0, 1.0, 0.382, 0.731];

/// Relative difference of two laws that are the same up to rounding.
const SAME: f64 = 1e-9;

/// Motions in which laws are compared.
const SAMPLES: usize = 60;

/// Most combinations of values of the parameters of one element.
const MOST: usize = 250;

/// The parameters of a problem, and the mechanism with the laws that depend on them.
pub(super) fn design(file: &ProblemFile, model: &Model) -> Result<(Design, Setup), ModelErrors> {
    let mut design = Design::default();
    for (k, table) in file.parameters.iter().enumerate() {
        design.parameters.push(parameter(table, model, k)?);
    }
    let guesses = design.guesses();
    let begin = design.model(model, &guesses)?;
    let mut setup = build(&begin)?;
    if design.parameters.is_empty() {
        return Ok((design, setup));
    }
    let built = Built {
        model,
        design: design.clone(),
        guesses,
        base: setup.clone(),
    };
    // which elements each parameter changes
    let mut own: Vec<Vec<(usize, usize)>> = vec![vec![]; setup.elements.couplings.len()];
    // and which it attaches
    let mut hung: Vec<Vec<usize>> = vec![vec![]; own.len()];
    // with equal bounds a parameter is given
    let free = |p: &Parameter| p.bounds[0] < p.bounds[1];
    let chosen: Vec<bool> = design.parameters.iter().map(free).collect();
    for j in (0..chosen.len()).filter(|j| chosen[*j]) {
        let looks = built.looks(j)?;
        built.check_moved(j, &looks)?;
        let mut changes = false;
        for (k, list) in hung.iter_mut().enumerate() {
            if built.attaches(j, k, &looks)? {
                list.push(j);
                changes = true;
            }
        }
        for (k, list) in own.iter_mut().enumerate() {
            if let Some(degree) = built.degree(j, k, &looks)? {
                list.push((j, degree));
                changes = true;
            }
        }
        if let Some(masses) = built.masses(j, &looks)? {
            design.masses.push(masses);
            changes = true;
        }
        if !changes {
            let name = &design.parameters[j].name;
            let message = format!("parameter \"{name}\" changes nothing in the motion");
            let help = "name a stiffness, damping, rest length, attachment or mass that acts in this model";
            return Err(wrong(&format!("parameter[{j}].path"), message, help));
        }
    }
    built.give_families(&mut setup, &own, &hung)?;
    built.agrees(&setup, &design)?;
    Ok((design, setup))
}

/// A parameter with its first value.
fn parameter(table: &Table, model: &Model, k: usize) -> Result<Parameter, ModelErrors> {
    let (Some(min), Some(max)) = (table.min, table.max) else {
        let message = format!("parameter \"{}\" has no bounds", table.name);
        let help = "add min and max: what can be built";
        return Err(wrong(&format!("parameter[{k}]"), message, help));
    };
    let stands = || {
        let path = table.path.list().next()?;
        // twice what stands there
        let found = model.scaling(path, 2.0).ok()?;
        Some(0.5 * found.first()?.value.as_f64()?)
    };
    let guess = table.guess.or_else(stands).unwrap_or(0.5 * (min + max));
    let guess = guess.max(min).min(max);
    let size = |v: f64| (v != 0.0).then_some(v.abs());
    let largest = min.abs().max(max.abs());
    let unit = (table.scale)
        .or_else(|| size(guess))
        .or_else(|| size(largest))
        .unwrap_or(1.0);
    Ok(Parameter {
        name: table.name.clone(),
        bounds: [min, max],
        guess,
        unit,
        table: table.clone(),
    })
}

/// The mechanism at the first values, and what is needed for others.
struct Built<'m> {
    model: &'m Model,
    design: Design,
    guesses: Vec<f64>,
    base: Setup,
}

/// The mechanism at a value of one parameter.
type Look = (f64, Setup);

impl Built<'_> {
    fn at(&self, values: &[f64]) -> Result<Setup, ModelErrors> {
        build(&self.design.model(self.model, values)?)
    }

    fn value(&self, j: usize, fraction: f64) -> f64 {
        let [min, max] = self.design.parameters[j].bounds;
        min + (max - min) * fraction
    }

    /// The mechanism at some values of a parameter.
    fn looks(&self, j: usize) -> Result<Vec<Look>, ModelErrors> {
        let look = |fraction: &f64| {
            let (mut values, value) = (self.guesses.clone(), self.value(j, *fraction));
            values[j] = value;
            Ok((value, self.at(&values)?))
        };
        LOOKS.iter().map(look).collect()
    }

    fn refuse(&self, j: usize, what: &str, help: &str) -> ModelErrors {
        let name = &self.design.parameters[j].name;
        let message = format!("parameter \"{name}\" {what}");
        ModelError::new(format!("parameter[{j}].path"), message)
            .with_help(help)
            .into()
    }

    /// Refuses what is neither a coefficient of a law nor a mass.
    fn check_moved(&self, j: usize, looks: &[Look]) -> Result<(), ModelErrors> {
        const HELP: &str = "stiffness, damping, rest lengths and attachments of force elements, and masses, can be chosen";
        for (_, setup) in looks {
            if let Some(what) = moved(&self.base, setup) {
                return Err(self.refuse(j, &what, HELP));
            }
        }
        Ok(())
    }

    /// The degree of the coefficients of an element in a parameter; none if it does not depend on it.
    fn degree(&self, j: usize, k: usize, looks: &[Look]) -> Result<Option<usize>, ModelErrors> {
        let coupling = &self.base.elements.couplings[k];
        let text = |law: &AnyElement| format!("{law:?}");
        let law = |s: &Setup| s.elements.couplings[k].law.clone();
        if looks
            .iter()
            .all(|(_, s)| text(&law(s)) == text(&coupling.law))
        {
            return Ok(None);
        }
        if !coupling.states.is_empty() {
            let what = format!("belongs to \"{}\", which has states", coupling.name);
            let help = "choose coefficients of elements without states; here give it a value";
            return Err(self.refuse(j, &what, help));
        }
        for degree in 1..=HIGHEST {
            let values = self.values(j, degree);
            let mut laws = vec![];
            for value in &values {
                let mut all = self.guesses.clone();
                all[j] = *value;
                laws.push(law(&self.at(&all)?));
            }
            let agree = looks.iter().all(|(x, s)| {
                let weights: Vec<f64> = basis(&values, *x).iter().map(|b| b[0]).collect();
                same(coupling, &self.base, (&weights, &laws), &law(s))
            });
            if agree {
                return Ok(Some(degree));
            }
        }
        let what = format!(
            "is no polynomial coefficient of the law of \"{}\", and has no exact derivatives here",
            coupling.name
        );
        let help = "stiffness, damping and rest length can be chosen; stops, exponents and widths of curves cannot";
        Err(self.refuse(j, &what, help))
    }

    /// Values for a degree, both bounds among them.
    fn values(&self, j: usize, degree: usize) -> Vec<f64> {
        let fraction = |i: usize| i as f64 / degree as f64;
        (0..=degree).map(|i| self.value(j, fraction(i))).collect()
    }

    /// Gives the elements that parameters change their laws and invariants at fixed values.
    fn give_families(
        &self,
        setup: &mut Setup,
        own: &[Vec<(usize, usize)>],
        hung: &[Vec<usize>],
    ) -> Result<(), ModelErrors> {
        for (k, (laws, hung)) in own.iter().zip(hung).enumerate() {
            if laws.is_empty() && hung.is_empty() {
                continue;
            }
            let mut family = self.family(k, laws)?;
            if !hung.is_empty() {
                let (attached, parts) = self.attached(k, hung)?;
                family.parameters.extend(&attached.parameters);
                family.attached = Some(attached);
                setup.elements.couplings[k].parts = parts;
            }
            setup.elements.couplings[k].family = Some(family);
        }
        Ok(())
    }

    /// The laws of an element at all combinations of values.
    fn family(&self, k: usize, own: &[(usize, usize)]) -> Result<Family, ModelErrors> {
        let values: Vec<Vec<f64>> = own.iter().map(|(j, d)| self.values(*j, *d)).collect();
        let count: usize = values.iter().map(Vec::len).product();
        let mut family = Family {
            parameters: own.iter().map(|(j, _)| *j).collect(),
            values,
            laws: vec![],
            attached: None,
        };
        if count > MOST {
            let name = &self.base.elements.couplings[k].name;
            let what = format!("is one of too many of the element \"{name}\"");
            return Err(self.refuse(own[0].0, &what, "choose fewer of its coefficients at once"));
        }
        for law in 0..count {
            let mut all = self.guesses.clone();
            for ((place, values), j) in
                (family.places(law).iter().zip(&family.values)).zip(&family.parameters)
            {
                all[*j] = values[*place];
            }
            let setup = self.at(&all)?;
            family.laws.push(setup.elements.couplings[k].law.clone());
        }
        Ok(family)
    }

    /// Whether a parameter changes the invariants of an element, which must be of the second degree in it.
    fn attaches(&self, j: usize, k: usize, looks: &[Look]) -> Result<bool, ModelErrors> {
        let coupling = &self.base.elements.couplings[k];
        let parts = |s: &Setup| s.elements.couplings[k].parts.clone();
        let text = |parts: &[Part]| format!("{parts:?}");
        let own = text(&coupling.parts);
        if looks.iter().all(|(_, s)| alike(&text(&parts(s)), &own)) {
            return Ok(false);
        }
        if coupling.turns != Turns::None {
            let what = format!("moves \"{}\", which has an angle", coupling.name);
            let help = "attachments of springs, bushings, ropes and drag can be chosen";
            return Err(self.refuse(j, &what, help));
        }
        let (attached, all) = self.attached(k, &[j])?;
        let agree = looks.iter().all(|(x, s)| {
            let mut values = self.guesses.clone();
            values[j] = *x;
            same_invariants(&attached, &all, &values, (coupling, &self.base), &parts(s))
        });
        match agree {
            true => Ok(true),
            false => {
                let what = format!(
                    "changes the shape of \"{}\" in a way that has no derivative here",
                    coupling.name
                );
                Err(self.refuse(j, &what, "choose one component of an attachment"))
            }
        }
    }

    /// The invariants of an element at all combinations of three values of each parameter that attaches it.
    fn attached(&self, k: usize, own: &[usize]) -> Result<(Attached, Vec<Part>), ModelErrors> {
        let base = &self.base.elements.couplings[k];
        let attached = Attached {
            parameters: own.to_vec(),
            values: own.iter().map(|j| self.values(*j, 2)).collect(),
            count: base.parts.len(),
        };
        if attached.combinations() * attached.count > MAX_INVARIANTS {
            let what = format!("is one of too many attachments of \"{}\"", base.name);
            return Err(self.refuse(own[0], &what, "choose fewer of them"));
        }
        let mut parts = vec![];
        for at in 0..attached.combinations() {
            let mut all = self.guesses.clone();
            let places = places(&attached.values, at);
            for ((place, values), j) in places.iter().zip(&attached.values).zip(own) {
                all[*j] = values[*place];
            }
            let setup = self.at(&all)?;
            parts.extend(setup.elements.couplings[k].parts.iter().copied());
        }
        Ok((attached, parts))
    }

    /// The masses that a parameter changes, if any.
    fn masses(&self, j: usize, looks: &[Look]) -> Result<Option<Masses>, ModelErrors> {
        let (low, high) = (&looks[0], &looks[1]);
        let mut masses = Masses {
            parameter: j,
            weights: vec![],
            tree: self.base.tree.clone(),
        };
        for body in &mut masses.tree.bodies {
            (body.mass, body.euler) = (0.0, [0.0; 3]);
        }
        for (b, base) in self.base.tree.bodies.iter().enumerate() {
            let of = |s: &Setup| (s.tree.bodies[b].mass, s.tree.bodies[b].euler);
            let by = 1.0 / (high.0 - low.0);
            let (a, c) = (of(&low.1), of(&high.1));
            let slope = ((c.0 - a.0) * by, sub(&c.1, &a.1).map(|e| e * by));
            let line = |x: f64| (a.0 + slope.0 * (x - low.0), slope.1);
            let far = |x: f64, y: f64, size: f64| (x - y).abs() > SAME * size;
            for (x, setup) in looks {
                let (mass, euler) = of(setup);
                let mut apart = far(line(*x).0, mass, c.0.abs().max(a.0.abs()));
                for i in 0..3 {
                    let at = a.1[i] + slope.1[i] * (x - low.0);
                    apart |= far(at, euler[i], c.1[i].abs().max(a.1[i].abs()));
                }
                if apart {
                    let what = "changes masses, and not in proportion";
                    return Err(self.refuse(j, what, "choose `mass` itself, or a density"));
                }
            }
            if slope != (0.0, [0.0; 3]) {
                let base = (base.mass, base.euler);
                masses.weights.push(Weight {
                    body: b,
                    slope,
                    base,
                });
                let own = &mut masses.tree.bodies[b];
                (own.mass, own.euler) = slope;
            }
        }
        Ok((!masses.weights.is_empty()).then_some(masses))
    }

    /// The whole at a place inside of all bounds: products of parameters are taken in, too.
    fn agrees(&self, setup: &Setup, design: &Design) -> Result<(), ModelErrors> {
        let count = self.design.parameters.len();
        let inside = |j: usize| self.value(j, 0.29 + 0.4 * (j as f64 * 0.618).fract());
        let values: Vec<f64> = (0..count).map(inside).collect();
        let there = self.at(&values)?;
        let mut tree = setup.tree.clone();
        design.weigh(&mut tree, &values);
        let both = (setup.elements.couplings.iter())
            .zip(&there.elements.couplings)
            .zip(&self.base.elements.couplings);
        let wrong_law = both.clone().find_map(|((own, law), base)| {
            let family = own.family.as_ref()?;
            let basis = family.basis(&values);
            let weight = |k: usize| {
                let places = family.places(k);
                places.iter().zip(&basis).map(|(p, b)| b[*p][0]).product()
            };
            let weights: Vec<f64> = (0..family.laws.len()).map(weight).collect();
            let mut agree = same(base, &self.base, (&weights, &family.laws), &law.law);
            if let Some(a) = &family.attached {
                let at = (base, &self.base);
                agree &= same_invariants(a, &own.parts, &values, at, &law.parts);
            }
            (!agree).then(|| (family.parameters[0], own.name.clone()))
        });
        if let Some((j, name)) = wrong_law {
            let what = format!("and others of \"{name}\" do not go together");
            return Err(self.refuse(j, &what, "choose one of them"));
        }
        let far = |a: f64, b: f64| (a - b).abs() > SAME * a.abs().max(b.abs());
        let mut pairs = tree.bodies.iter().zip(&there.tree.bodies);
        let off = pairs.any(|(a, b)| {
            far(a.mass, b.mass) || a.euler.iter().zip(&b.euler).any(|(a, b)| far(*a, *b))
        });
        match design.masses.first() {
            Some(first) if off => {
                let what = "and others change the same masses, not in proportion";
                Err(self.refuse(first.parameter, what, "choose one of them"))
            }
            _ => Ok(()),
        }
    }
}

/// What differs between two mechanisms beside laws and masses.
fn moved(a: &Setup, b: &Setup) -> Option<String> {
    let text = |s: &Setup| {
        let mut tree = s.tree.clone();
        for body in &mut tree.bodies {
            (body.mass, body.euler) = (0.0, [0.0; 3]);
        }
        let gravity = std::mem::take(&mut tree.gravity);
        let parts = s.elements.couplings.iter();
        let ends = |c: &Coupling| c.parts.iter().map(|p| p.ends).collect::<Vec<_>>();
        let parts: Vec<_> = parts.map(|c| (ends(c), &c.ends, c.turns)).collect();
        [
            format!("{gravity:?}"),
            format!("{:?}", s.elements.pushes),
            format!("{parts:?}"),
            format!(
                "{tree:?} {:?} {:?} {:?} {:?}",
                s.theta, s.refs, s.joints, s.bodies
            ),
            format!("{:?}", s.loops),
        ]
    };
    let whats = [
        "changes gravity, which has no derivative here",
        "changes a given force: make it an actuator, whose force is chosen",
        "changes what a force element is attached to, which has no derivative here",
        "moves a joint, a centre of mass or the drawn configuration, which has no derivative here",
        "changes a joint that closes a loop, which has no derivative here",
    ];
    let pairs = text(a).into_iter().zip(text(b)).zip(whats);
    let mut found = pairs
        .filter(|((a, b), _)| !alike(a, b))
        .map(|(_, what)| what);
    found.next().map(str::to_owned)
}

/// Whether two descriptions are the same up to rounding of their numbers.
fn alike(a: &str, b: &str) -> bool {
    let split = |c: char| "[](){}, :".contains(c);
    let mut pairs = a.split(split).zip(b.split(split));
    a.split(split).count() == b.split(split).count()
        && pairs.all(|(a, b)| match (a.parse::<f64>(), b.parse::<f64>()) {
            (Ok(a), Ok(b)) => (a - b).abs() <= 1e-12 * (1.0 + a.abs()),
            _ => a == b,
        })
}

/// Whether a sum of laws is another law, in motions near and far from the drawn configuration.
fn same(
    coupling: &Coupling,
    setup: &Setup,
    (weights, laws): (&[f64], &[AnyElement]),
    law: &AnyElement,
) -> bool {
    let mut random = Random::new(7);
    let n = coupling.parts.len();
    let (mut own, mut sum, mut one) = (
        MidpointStep::new(n, 0, 0),
        MidpointStep::new(n, 0, 0),
        MidpointStep::new(n, 0, 0),
    );
    (0..SAMPLES).all(|k| {
        let spread = setup.length.max(1.0) * 4.0_f64.powi(k as i32 % 6 - 4);
        let mut node = || invariants(coupling, setup, spread, &mut random);
        let s = [node(), node(), node()];
        let s = [&s[0][..], &s[1], &s[2]];
        own.evaluate(law, s, (0.0, 0.1), 0.0, Held::default(), false);
        sum.p.fill(0.0);
        sum.first.fill(0.0);
        let mut size = 0.0_f64;
        for (law, weight) in laws.iter().zip(weights) {
            one.p.fill(0.0);
            one.evaluate(law, s, (0.0, 0.1), 0.0, Held::default(), false);
            for (sum, one) in [(&mut sum.p, &one.p), (&mut sum.first, &one.first)] {
                for (a, b) in sum.iter_mut().zip(one) {
                    *a += weight * b;
                    size = size.max((weight * b).abs());
                }
            }
        }
        let pairs = (sum.p.iter().zip(&own.p)).chain(sum.first.iter().zip(&own.first));
        // what is not a number is not the same
        pairs
            .map(|(a, b)| (a - b).abs())
            .all(|d| d <= SAME * size || d == 0.0)
    })
}

/// Whether invariants are the sums of those at fixed places.
fn same_invariants(
    attached: &Attached,
    all: &[Part],
    values: &[f64],
    (coupling, setup): (&Coupling, &Setup),
    parts: &[Part],
) -> bool {
    let weights = attached.weights(values, [usize::MAX; 2]);
    let mut random = Random::new(11);
    (0..SAMPLES).all(|_| {
        let spread = setup.length.max(1.0);
        let poses = poses(coupling, setup, spread, &mut random);
        let fixed: Vec<f64> = all.iter().map(|part| invariant(part, &poses)).collect();
        let own = parts.iter().map(|part| invariant(part, &poses));
        own.enumerate().all(|(i, own)| {
            let terms = fixed.iter().skip(i).step_by(attached.count).zip(&weights);
            let (mut sum, mut size) = (0.0, 0.0_f64);
            for (s, w) in terms {
                sum += s * w;
                size = size.max((s * w).abs());
            }
            (sum - own).abs() <= SAME * size || sum == own
        })
    })
}

/// Invariants of an element at a configuration away from the drawn one.
fn invariants(coupling: &Coupling, setup: &Setup, spread: f64, random: &mut Random) -> Vec<f64> {
    let poses = poses(coupling, setup, spread, random);
    let parts = coupling.parts.iter();
    parts.map(|part| invariant(part, &poses)).collect()
}

/// An invariant of some poses.
fn invariant(part: &Part, poses: &[Placed<f64>]) -> f64 {
    let q = part.ends.map(|end| &poses[end]);
    part.shape.value(&part.shape.gradient(q), q)
}

/// Poses of the ends of an element at a configuration away from the drawn one.
fn poses(coupling: &Coupling, setup: &Setup, spread: f64, random: &mut Random) -> Vec<Placed<f64>> {
    let off = setup.theta.iter().map(|t| t + spread * random.symmetric());
    let theta: Vec<f64> = off.collect();
    let mut node = Node::<f64>::new(&setup.tree);
    node.place(&setup.tree, &theta, &setup.refs);
    (coupling.ends.iter()).map(|e| e.pose(&node, 0.0)).collect()
}

/// What parameters and the problem cannot have together.
pub(super) fn check(ocp: &Ocp) -> Result<(), ModelErrors> {
    let Some(first) = ocp.design.parameters.first() else {
        return Ok(());
    };
    if ocp.unknowns == Transcription::Lifted {
        let message = format!(
            "the lifted program has no parameters, and \"{}\" is one",
            first.name
        );
        let help = "transcription = \"reduced\"";
        return Err(wrong("solver.transcription", message, help));
    }
    let Some(masses) = ocp.design.masses.first() else {
        return Ok(());
    };
    let name = &ocp.design.parameters[masses.parameter].name;
    let refuse = |what: &str, help: &str| {
        let message = format!("parameter \"{name}\" changes masses, {what}");
        Err(wrong(
            &format!("parameter[{}].path", masses.parameter),
            message,
            help,
        ))
    };
    if ocp.terms.iter().any(|t| t.kind.is_kinetic_energy()) {
        let what = "and so the kinetic energy of the objective, which has no derivative by them";
        return refuse(what, "take effort as objective");
    }
    if ocp.demands.iter().any(|d| d.quantity.has_masses()) {
        let what = "and so moves the centre of mass of a condition";
        return refuse(what, "put the condition on a point");
    }
    Ok(())
}
