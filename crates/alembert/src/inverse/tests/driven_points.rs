//! What points that are led around do.

use super::{assert_order_two, largest, model, record, run, solve};

/// The upper bar hangs on a point that is led around; the lower one is driven.
#[test]
fn ref_work_of_a_driven_point() {
    let swing = |step: f64, more: &str| {
        model(&format!(
            r#"
gravity = [0, 0, -9.81]
[[point]]
name = "pivot"
motion = ["0.3*sin(3*t)", "0.2*t", "0.1*cos(2*t)"]
[[body]]
name = "upper"
mass = 1.2
inertia = [0.02, 0.1, 0.1]
position = [0.5, 0, 0.1]
[[body]]
name = "lower"
mass = 0.8
inertia = [0.02, 0.08, 0.08]
position = [1.5, 0, 0.1]
[[joint]]
name = "hook"
kind = "spherical"
bodies = ["pivot", "upper"]
at = [0, 0, 0.1]
[[joint]]
name = "elbow"
kind = "revolute"
bodies = ["lower", "upper"]
at = [1, 0, 0.1]
axis = [0.1, -1, 0]
[[study]]
step = {step}
duration = 0.5
record_every = 1
{more}
"#
        ))
    };
    let drive =
        "[[force]]\nname = \"b\"\nkind = \"drive\"\njoint = \"elbow\"\nvalue = \"3*cos(5*t)-2\"\n";
    let balance = [4e-3, 2e-3].map(|step| {
        let motion = run(&swing(step, drive));
        let keep = |n: &str| n.starts_with("body.");
        let found = solve(&swing(step, ""), &record(&motion, keep), &["elbow"]);
        let work = largest(&found, "energy.work", true);
        assert!(work > 1.0, "{work}");
        largest(&found, "energy.balance", true)
    });
    assert!(balance[1] < 1e-3, "{balance:?}");
    assert_order_two(balance);
}
