//! Wrong studies of equilibria and modes.

use super::{check, parts};

#[test]
#[rustfmt::skip] // one case, one line
fn e2e_studies_at_rest() {
    let load = "[[force]]\nname = 'push'\nkind = 'force'\nbody = 'rod'\nvalue = [1, 0, 0]\n";
    let rest = |text: &str, message, help| parts(&format!("{load}[[study]]\nkind = 'equilibrium'\n{text}"), message, help);
    let modes = |text: &str, message, help| parts(&format!("{load}[[study]]\nkind = 'modes'\n{text}"), message, help);
    let motion = |text: &str, message, help| parts(&format!("{load}[[study]]\nstep = 0.1\nduration = 1\n{text}"), message, help);
    check(vec![
        parts("[[study]]\nkind = 'statics' #!\n", "unknown value \"statics\"", "motion, equilibrium, modes"),
        rest("step = 0.1 #!", "`step` of study \"main\" has no meaning for kind = \"equilibrium\"", "kind = \"motion\""),
        rest("duration = 1 #!", "`duration` of study", "kind = \"motion\""),
        modes("step = 0.1 #!", "kind = \"modes\"", "kind = \"motion\""),
        rest("scheme = 'gauss-4' #!", "`scheme`", "leave it out"),
        rest("formulation = 'multipliers' #!", "`formulation`", "leave it out"),
        rest("record_every = 2 #!", "`record_every`", "leave it out"),
        rest("count = 3 #!", "`count`", "kind = \"modes\""),
        rest("about = 'start' #!", "`about`", "kind = \"modes\""),
        modes("load = 2 #!", "`load`", "kind = \"equilibrium\""),
        modes("arc_length = true #!", "`arc_length`", "kind = \"equilibrium\""),
        motion("load_steps = 2 #!", "`load_steps`", "kind = \"equilibrium\""),
        motion("ramp = ['push'] #!", "`ramp`", "kind = \"equilibrium\""),
        motion("stop = { channel = 'x', value = 1 } #!", "`stop`", "kind = \"equilibrium\""),
        motion("count = 3 #!", "`count`", "kind = \"modes\""),
        rest("load = 0 #!", "must not be zero", "leave it out for 1"),
        rest("load_steps = 0 #!", "between 1 and 100000", ""),
        rest("max_points = 10 #!", "needs arc_length = true", "leave it out"),
        rest("arc_length = true\nmax_points = 0 #!", "between 1 and 100000", ""),
        modes("count = 0 #!", "between 1 and 100000", ""),
        modes("about = 'end' #!", "unknown value \"end\"", "start, equilibrium"),
        rest("ramp = ['pusch'] #!", "there is no such applied load", "did you mean `push`?"),
        rest("loads = ['pusch'] #!", "there is no such applied load", "did you mean `push`?"),
        motion("loads = ['gravity'] #!", "there is no such applied load", "push"),
        rest("tolerance = 0 #!", "must be positive", ""),
        rest("max_turn = 2 #!", "must not exceed 1.5", ""),
        rest("stop = { channel = 'x', value = 1, at = 2 } #!", "unknown key `at`", ""),
    ]);
    // what moves by rules of its own has no place at rest
    let joint = "[[joint]]\nname = 'j'\nkind = 'revolute'\nbodies = ['ground', 'crank']\nat = [0, 0, 0]\naxis = [0, 0, 1]\n";
    let friction = "[[force]]\nname = 'rub'\nkind = 'friction'\njoint = 'j'\nyield = 1\nstiffness = 100\n";
    let servo = "[[servo]]\nname = 'turn'\njoint = 'j'\nmotion = 't'\n";
    let study = "[[study]]\nkind = 'equilibrium' #!\n";
    check(vec![
        parts(&format!("{joint}{friction}{study}"), "depends on how it was reached", "without = [\"rub\"]"),
        parts(&format!("{joint}{servo}{study}"), "the model has servo \"turn\"", "without = [\"turn\"]"),
    ]);
}
