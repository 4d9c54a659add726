//! Nearest valid names for error messages.

/// Words from other programs and other habits, with the key that is meant here.
const ALIASES: &[(&str, &str)] = &[
    ("accuracy", "tolerance"),
    ("actuator", "servo"),
    ("beam", "rod"),
    ("bodies", "body"),
    ("c", "damping"),
    ("centre_of_mass", "center_of_mass"),
    ("cm", "center_of_mass"),
    ("cog", "center_of_mass"),
    ("colour", "color"),
    ("com", "center_of_mass"),
    ("constraint", "condition"),
    ("constraint", "joint"),
    ("control", "actuator"),
    ("controls", "actuator"),
    ("controls", "servo"),
    ("coulomb", "yield"),
    ("cost", "objective"),
    ("d", "damping"),
    ("direction", "axis"),
    ("dt", "step"),
    ("e", "youngs_modulus"),
    ("end_time", "duration"),
    ("f_max", "yield"),
    ("final", "end"),
    ("fixed", "weld"),
    ("forces", "force"),
    ("function", "value"),
    ("g", "shear_modulus"),
    ("h", "step"),
    ("hinge", "revolute"),
    ("i", "inertia"),
    ("initial", "coordinates"),
    ("initial", "start"),
    ("input", "actuator"),
    ("integrator", "scheme"),
    ("j", "inertia"),
    ("joints", "joint"),
    ("k", "stiffness"),
    ("l0", "length"),
    ("linear", "prismatic"),
    ("location", "at"),
    ("m", "mass"),
    ("markers", "marker"),
    ("method", "scheme"),
    ("moment", "torque"),
    ("motor", "actuator"),
    ("motor", "servo"),
    ("n", "elements"),
    ("n", "steps"),
    ("nodes", "elements"),
    ("nodes", "steps"),
    ("nu", "poisson_ratio"),
    ("omega", "angular_velocity"),
    ("origin", "at"),
    ("pin", "revolute"),
    ("points", "point"),
    ("pos", "position"),
    ("r", "radius"),
    ("rest_length", "length"),
    ("rho", "density"),
    ("rigid", "weld"),
    ("rods", "rod"),
    ("rotation", "orientation"),
    ("simulation", "study"),
    ("slider", "prismatic"),
    ("solver", "study"),
    ("stop", "limit"),
    ("studies", "study"),
    ("stage", "phase"),
    ("t_end", "duration"),
    ("terminal", "end"),
    ("time_step", "step"),
    ("timestep", "step"),
    ("type", "kind"),
    ("vel", "velocity"),
];

/// The valid name nearest to a wrong one, if one is near.
pub fn nearest<'a>(wrong: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // comparing is quadratic in the length, and nobody mistypes a long text
    if wrong.len() > 64 {
        return None;
    }
    let lower = wrong.to_lowercase().replace('-', "_");
    let is_meant = |name: &str| ALIASES.contains(&(lower.as_str(), name));
    let mut best: Option<(usize, &'a str)> = None;
    for name in valid {
        if is_meant(name) {
            return Some(name);
        }
        let distance = strsim::damerau_levenshtein(&lower, &name.to_lowercase());
        // a third of the letters may be wrong
        let allowed = (lower.chars().count().max(name.chars().count()) / 3).max(1);
        if distance <= allowed && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, name));
        }
    }
    // a short name is near to everything
    best.filter(|(distance, _)| *distance < lower.chars().count())
        .map(|(_, name)| name)
}

/// "did you mean `x`?" or else the list of what there is.
pub fn did_you_mean(wrong: &str, valid: &[&str], what: &str) -> String {
    match nearest(wrong, valid.iter().copied()) {
        Some(name) => format!("did you mean `{name}`?"),
        None if valid.is_empty() => format!("there are no {what}"),
        None => format!("{what}: {}", list(valid)),
    }
}

/// Names separated by commas, not more than 30.
pub fn list(names: &[&str]) -> String {
    const MOST: usize = 30;
    let mut text = names
        .iter()
        .take(MOST)
        .map(|name| shorten(name))
        .collect::<Vec<_>>()
        .join(", ");
    if names.len() > MOST {
        text.push_str(", ...");
    }
    text
}

/// A text of the user for a message: one line, not too long.
pub fn shorten(text: &str) -> String {
    const MOST: usize = 60;
    let mut short: String = text
        .chars()
        .take(MOST)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    if text.chars().nth(MOST).is_some() {
        short.push_str("...");
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_nearest_name() {
        let keys = ["name", "mass", "inertia", "center_of_mass", "density"];
        assert_eq!(nearest("mas", keys), Some("mass"));
        assert_eq!(nearest("Mass", keys), Some("mass"));
        assert_eq!(nearest("com", keys), Some("center_of_mass"));
        assert_eq!(nearest("centre_of_mass", keys), Some("center_of_mass"));
        assert_eq!(nearest("colour_of_the_sky", keys), None);
        assert_eq!(nearest("", keys), None);
    }
}
