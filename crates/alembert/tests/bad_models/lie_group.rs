//! Wrong studies of the Lie group scheme, and wrong motions along rods.

use super::{Case, check, parts, plane, toml};

const ROD: &str = "[[rod]]\nname = \"cable\"\nelements = 3\nstart = [0, 0, 0]\nend = [0, 0, 2]\n\
    stiffness = { extension = 1e4, shear = [1e4, 1e4], bending = [5, 5], torsion = 4 }\n\
    mass_per_length = 1\ninertia_per_length = [1, 1, 2]\n";

/// A rod and a study with these lines.
fn study(lines: &str, message: &'static str, help: &'static str) -> Case {
    let text = format!("{ROD}[[study]]\nstep = 1e-3\nduration = 1\n{lines}");
    toml(&text, message, help)
}

/// A rod with an initial motion, and a good study.
fn motion(line: &str, message: &'static str, help: &'static str) -> Case {
    toml(&format!("{ROD}{line} #!\n"), message, help)
}

#[test]
fn conf_keys_of_the_lie_group_scheme() {
    let own = "scheme = \"lie-group\"\n";
    let queue = "scheme = \"lie-group\"\nasynchronous = true\n";
    let with =
        |head: &str, line: &str, message, help| study(&format!("{head}{line} #!\n"), message, help);
    check(vec![
        with(
            "",
            "asynchronous = true",
            "no meaning for its scheme",
            "lie-group",
        ),
        with(
            own,
            "courant = 0.5",
            "no meaning for its scheme",
            "asynchronous = true",
        ),
        with(
            own,
            "element_steps = { cable = [1e-3, 1e-3, 1e-3] }",
            "no meaning for its scheme",
            "asynchronous = true",
        ),
        with(own, "tolerance = 1e-9", "no meaning", "round-off"),
        with(own, "max_iterations = 9", "no meaning", "round-off"),
        with(own, "max_turn = 0.3", "no meaning", "does not divide"),
        with(
            own,
            "formulation = \"null-space\"",
            "no meaning",
            "no constraints",
        ),
        with(
            queue,
            "courant = 0",
            "above 0 and at most 1, found 0",
            "0.5 is usual",
        ),
        with(
            queue,
            "courant = 1.5",
            "above 0 and at most 1, found 1.5",
            "0.5 is usual",
        ),
        with(
            queue,
            "element_steps = { cable = [1e-3, 1e-3] }",
            "2 element steps for \"cable\", which has 3 elements",
            "one step",
        ),
        with(
            queue,
            "element_steps = { cabel = [1e-3, 1e-3, 1e-3] }",
            "no such rod or beam",
            "did you mean `cable`",
        ),
        with(
            queue,
            "element_steps = { cable = [1e-3, -1e-3, 1e-3] }",
            "must be positive, found -0.001",
            "",
        ),
    ]);
}

#[test]
fn conf_what_the_lie_group_scheme_refuses() {
    let study = "[[study]]\nstep = 1e-3\nduration = 1\nscheme = \"lie-group\" #!\n";
    let joint = "[[joint]]\nname = \"pin\"\nkind = \"revolute\"\nbodies = [\"ground\", \"cable.start\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\n";
    let spring = "[[force]]\nname = \"k\"\nkind = \"spring\"\nbodies = [\"ground\", \"cable.end\"]\npoints = [[0, 0, 3], [0, 0, 2]]\nstiffness = 1\n";
    check(vec![
        parts(study, "no equations for point \"bob\"", "midpoint"),
        plane(study, "no equations for planar models", "midpoint"),
        toml(
            &format!("{ROD}{joint}{study}"),
            "the revolute joint \"pin\"",
            "midpoint",
        ),
        toml(
            &format!("{ROD}{spring}{study}"),
            "the spring \"k\"",
            "`without`",
        ),
    ]);
}

#[test]
fn conf_motions_along_rods() {
    check(vec![
        motion(
            "initial_motion = { velocity = [1, 2] }",
            "three entries, found 2",
            "expressions of s",
        ),
        motion(
            "initial_motion = { velocity = [0, \"2*t\", 0] }",
            "unknown name `t` in the expression",
            "the variable is `s`",
        ),
        motion(
            "initial_motion = { velocity = [0, \"1/s\", 0] }",
            "is inf at s = 0",
            "runs from 0",
        ),
        motion("initial_motion = { speed = [0, 0, 0] }", "unknown key", ""),
        motion(
            "velocity = [1, 0, 0]\ninitial_motion = { }",
            "has both `initial_motion` and `velocity`",
            "keep one",
        ),
    ]);
}
