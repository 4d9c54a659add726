//! Wrong parameters.

use super::{Case, HEAD, PHASE, check};

/// A slider with a spring.
const SLIDER: &str = r#"
space = "planar"
[[body]]
name = "slider"
mass = 2.0
inertia = 0.01
[[joint]]
name = "rail"
kind = "prismatic"
bodies = ["ground", "slider"]
at = [0, 0]
axis = [1, 0]
[[force]]
kind = "torsion"
name = "spring"
joint = "rail"
stiffness = 10.0
"#;

#[test]
#[rustfmt::skip]
fn e2e_parameters() {
    let slider = |text: &str, message, help| Case { model: SLIDER, text: format!("{HEAD}{PHASE}{text}\n"), message, help };
    let table = |text: &str, message, help| slider(&format!("[[parameter]]\nname = 'k'\n{text}"), message, help);
    let path = "path = 'force.spring.stiffness'";
    check(vec![
        slider(&format!("[[parameter]] #!\nname = 'k'\n{path}\nmin = 1"), "has no upper bound", "max = "),
        slider(&format!("[[parameter]] #!\nname = 'k'\n{path}\nmax = 1"), "has no lower bound", "zero or to infinity"),
        table(&format!("{path}\nmin = 3 \nmax = 1 #!"), "above its `max`", "exchange"),
        table(&format!("{path}\nmin = -3 #!\nmax = 1"), "at its lower bound", ""),
        table(&format!("{path}\nmin = 1\nmax = 2\nguess = 5 #!"), "not between its bounds", "from 1 to 2"),
        table(&format!("{path}\nmin = 1\nmax = 2\nscale = 0 #!"), "`scale`", "order of magnitude"),
        table("path = 'force.sprig.stiffness' #!\nmin = 1\nmax = 2", "sprig", ""),
        table("path = 'force.spring.stifness' #!\nmin = 1\nmax = 2", "stifness", ""),
        table("path = [] #!\nmin = 1\nmax = 2", "names no place", "--set"),
        table("path = ['force.spring.stiffness', 'force.spring.stiffness'] #!\nmin = 1\nmax = 2", "or one twice", "one parameter"),
        table("path = 'body.slider.name' #!\nmin = 1\nmax = 2", "must be", ""),
        slider("[[objective]] #!\nkind = 'parameter'", "has no `parameter`", "[[parameter]]"),
        slider("[[objective]]\nkind = 'parameter'\nparameter = 'k' #!", "there is no parameter \"k\"", ""),
        slider("[[objective]]\nkind = 'time'\nparameter = 'k' #!", "unknown key `parameter`", "problem itself"),
    ]);
}
