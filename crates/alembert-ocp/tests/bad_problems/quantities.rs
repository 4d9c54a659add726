//! Wrong conditions, contradictions, studies.

use super::{HEAD, MOTORS, PHASE, arm, check, model, space, whole};
use alembert_ocp::problem::ProblemFile;

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_conditions() {
    let on = |text: &str, message, help| arm(&format!("[[condition]]\n{text}\n"), message, help);
    let head = |text: &str, message, help| arm(&format!("[[condition]] #!\n{text}\n"), message, help);
    check(vec![
        head("value = 1", "is about nothing", "joint, point, distance"),
        head("center_of_mass = false\nvalue = 1", "is about nothing", ""),
        on("joint = 'elbow'\npoint = { body = 'lower' } #!\nvalue = 1", "several quantities: joint, point", "one condition for each"),
        head("joint = 'elbow'", "says nothing", "`value`"),
        on("joint = 'elbow'\nvalue = 1 #!\nmin = 0", "a `value` and bounds", "leave out"),
        on("joint = 'elbow'\nmin = 1 #!\nmax = 0", "min 1 is not below max 0", "exchange"),
        on("joint = 'elbow'\nvalue = [1, 2] #!", "must have 1 value, found 2", ""),
        on("joint = 'elbow'\nvalue = { min = 1 } #!", "a table of bounds", "min = "),
        on("joint = 'elbo' #!\nmin = 0", "there is no joint \"elbo\"", "`elbow`"),
        on("joint = 'elbow'\ncoordinate = 'displacement' #!\nmin = 0", "no coordinate", "angle"),
        on("joint = 'elbow'\naxis = 'x' #!\nmin = 0", "`axis`", "have axes"),
        on("distance = [{ body = 'upper' }, { body = 'lower' }]\naxis = 'x' #!\nmin = 0", "`axis`", "have axes"),
        on("point = { body = 'lower' }\ncoordinate = 'angle' #!\nmin = 0", "`coordinate`", "only joints"),
        on("point = { body = 'lower' }\naxis = 'z' #!\nmin = 0", "no axis z", "x, y"),
        on("point = { body = 'lowr' } #!\nmin = 0", "there is no body \"lowr\"", "`lower`"),
        on("point = { body = 'ground' } #!\nmin = 0", "on the ground", "name a body"),
        on("point = { body = 'lower', at = [1] } #!\nmin = 0", "2 or 3 entries", ""),
        on("point = { body = 'lower' }\nvalue = 1 #!", "must have 2 values, found 1", "list of 2"),
        on("center_of_mass = true\nvalue = [1, 2, 3] #!", "must have 2 values, found 3", ""),
        on("distance = [{ body = 'lower' }, { body = 'lower' }] #!\nmin = 1", "both points", "two bodies"),
        head("distance = [{ body = 'lower' }, { body = 'ground' }]\nvalue = -1", "would be negative", ""),
        on("joint = 'elbow'\nat = 'mid' #!\nmin = 0", "\"mid\" is no place in time", "start, end, path, main"),
        on("joint = 'elbow'\nat = 'man.end' #!\nmin = 0", "\"man.end\" is no place in time", "`main`"),
        on("joint = 'elbow'\nname = 'c'\nmin = 0\n[[condition]]\nname = 'c' #!\njoint = 'elbow'\nmax = 1", "have the name \"c\"", "(line 14)"),
        on("joint = 'elbow'\nmin = nan #!", "not a finite number", ""),
        on("speed = 'elbo' #!\nmax = 1", "there is no joint \"elbo\"", "`elbow`"),
        on("speed = 'elbow'\nvalue = [1, 2] #!", "must have 1 value, found 2", ""),
        on("speed = 'elbow'\naxis = 'x' #!\nmax = 1", "`axis`", "have axes"),
        on("speed = 'elbow'\nmax = '2 m/s' #!", "wrong dimension: `max` is in rad/s", ""),
        on("power = 'm3' #!\nmax = 1", "there is no actuator \"m3\"", ""),
        on("power = 'm2'\nmax = '2 N' #!", "wrong dimension", "W"),
        on("rate = 'm2'\nat = 'end' #!\nmax = 1", "between two steps", "leave `at` out"),
        space("[[condition]]\njoint = 'hip' #!\nmin = 0", "spherical", "place of a point"),
        space("[[condition]]\njoint = 'link' #!\nmin = 0", "closes a loop", ""),
        space("[[condition]]\nspeed = 'link' #!\nmin = 0", "closes a loop", ""),
        space("[[condition]] #!\nspeed = 'hip'\nmax = -1", "would be negative", "angular velocity"),
    ]);
}

#[test]
#[rustfmt::skip]
fn e2e_contradictions() {
    let limit = "[[condition]]\njoint = 'elbow'\nmin = 0\nmax = 2\n";
    check(vec![
        arm(&format!("{limit}[start]\njoints = {{ elbow = 3 }} #!\n"), "angle of joint \"elbow\" is 3 here and between 0 and 2 elsewhere", "`condition[0]` (line 12)"),
        arm(&format!("{limit}[end]\njoints = {{ elbow = -1 }} #!\n"), "is -1 here", "(line 12)"),
        arm("[[condition]]\njoint = 'elbow'\nat = 'start'\nvalue = 1\n[start]\njoints = { elbow = 2 } #!\n", "is 2 here and 1 elsewhere", "(line 12)"),
        arm("[[condition]]\njoint = 'elbow'\nat = 'main.end'\nmin = 1\n[end]\njoints = { elbow = { max = 0 } } #!\n", "is at most 0 here and at least 1", ""),
        arm("[[condition]] #!\njoint = 'elbow'\nmin = 1\n[[condition]]\njoint = 'elbow'\nat = 'main'\nmax = 0\n", "at least 1 here and at most 0", "`condition[1]`"),
        arm("[[condition]] #!\njoint = 'elbow'\nmin = 1\n[[condition]]\nname = 'low'\njoint = 'elbow'\nmax = 0\n", "at least 1 here and at most 0", "condition \"low\" (line 15)"),
        arm("[[condition]]\npoint = { body = 'plate' }\nat = 'start'\naxis = 'y'\nvalue = 1\n[start]\nbodies = { plate = { position = [0, 0] } } #!\n", "y of \"plate\" is 0 here and 1", ""),
        arm("[[condition]] #!\ncenter_of_mass = true\naxis = 'x'\nmin = 1\n[[condition]]\ncenter_of_mass = true\nmax = 0\n", "x of the centre of mass", ""),
    ]);
    // the start of the model file counts as well
    let bent = super::ARM.replace("name = \"elbow\"", "name = \"elbow\"\ncoordinates = [3]");
    let text = format!("{HEAD}{PHASE}{MOTORS}{limit}");
    let errors = ProblemFile::from_toml_str(&text, "bad.toml", &model(&bent)).expect_err("bent");
    assert!(errors.to_string().contains("start in the model file"), "{errors}");
    // at different times there is no contradiction
    let text = format!("{HEAD}{PHASE}{MOTORS}[[condition]]\njoint = 'elbow'\nat = 'start'\nvalue = 0\n[end]\njoints = {{ elbow = 2 }}\n");
    ProblemFile::from_toml_str(&text, "good.toml", &model(super::ARM)).unwrap_or_else(|e| panic!("{e}"));
}

#[test]
#[rustfmt::skip]
fn e2e_studies() {
    let study = |set: &str, message, help| arm(&format!("[[study]]\nname = 'fast'\nset = {{ {set} }} #!\n"), message, help);
    check(vec![
        study("'phase.man.steps' = 4", "no phase is called \"man\"", "`main`"),
        study("'phase.main.step' = 4", "unknown key `step` in phase \"main\"", "`steps`"),
        study("'phase.main.steps' = 0", "must be at least 1", "at least one step"),
        study("'phase.main.duration' = -1", "must be positive, found -1", "phase[0].duration"),
        study("'contact.foot.friction' = 1", "the problem has no contact", ""),
        study("'model.body.uper.mass' = 1", "no body is called \"uper\"", "`upper`"),
        study("'model.body.upper.mass' = -1", "must be positive", ""),
        study("model = 'other.toml'", "cannot take another model", "model.body"),
        study("phase.main.steps = 4", "`phase` is a whole table", "in quotes"),
        study("'study.fast.name' = 'x'", "the problem has no study", ""),
        arm("[[study]]\nname = 'a'\n[[study]]\nname = 'a' #!\n", "have the name \"a\"", "(line 13)"),
        whole(&format!("{HEAD}{PHASE}{MOTORS}[[study]]\nname = 'a'\n[study.set]\n'max_turn' = 1\n'solver.backend' = 'gauss' #!\n"), "unknown value \"gauss\"", "interior-point"),
    ]);
}
