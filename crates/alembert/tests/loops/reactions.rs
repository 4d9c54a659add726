//! Reactions that the motion does not determine.

use super::{WAYS, body, joint, last, run, study, values};

/// A parallelogram in a plane tilted about z, no gravity, 1 rad/s; drawn with the rods in file order or not.
fn tilted(way: [&str; 2], step: f64, duration: f64) -> String {
    let mut text = body("left", [0.0, 0.0, 0.5])
        + &body("rod", [0.6, 0.8, 1.0])
        + &body("right", [1.2, 1.6, 0.5]);
    let axis = [0.8, -0.6, 0.0];
    text += &joint("A", "revolute", ["ground", "left"], [0.0; 3], axis);
    text += "speeds = [1]\n";
    text += &joint("B", "revolute", ["left", "rod"], [0.0, 0.0, 1.0], axis);
    text += &joint("C", "revolute", ["rod", "right"], [1.2, 1.6, 1.0], axis);
    text += &joint("D", "revolute", ["ground", "right"], [1.2, 1.6, 0.0], axis);
    text + &study(way, step, duration)
}

/// Largest departure of the forces from the closed form, away from the dead positions, and largest torque, which should be zero.
fn departure(run: &alembert::trajectory::Trajectory) -> (f64, f64) {
    let angle = values(run, "joint.A.angle");
    let mut worst = (0.0_f64, 0.0_f64);
    // the pins of ground carry the centripetal forces of a crank and of half the rod, the others that of half the rod
    for (name, wanted) in [("A", 1.0), ("B", 0.5), ("C", 0.5), ("D", 1.0)] {
        let parts = ["x", "y", "z"].map(|a| values(run, &format!("joint.{name}.force.{a}")));
        let turns = ["x", "y", "z"].map(|a| values(run, &format!("joint.{name}.torque.{a}")));
        // the last frames wait for a step that does not come
        for k in 1..angle.len() - 2 {
            let force = parts.iter().map(|p| p[k] * p[k]).sum::<f64>().sqrt();
            let torque = turns.iter().map(|p| p[k] * p[k]).sum::<f64>().sqrt();
            // in a line the forces along it are not determined by the motion either
            if angle[k].cos().abs() > 0.3 {
                worst.0 = worst.0.max((force - wanted).abs());
                worst.1 = worst.1.max(torque);
            }
        }
    }
    worst
}

#[test]
fn ref_reactions_of_a_parallelogram_do_not_drift() {
    for way in WAYS {
        let short = departure(&run(&tilted(way, 1e-2, 10.0)));
        let long = departure(&run(&tilted(way, 1e-2, 40.0)));
        for (force, torque) in [short, long] {
            // forces have an error of h²; a torque is that of 1 N over the way of half a step, about the joint point of the next node
            assert!(
                force < 1e-3 && torque < 1e-2,
                "{way:?}: {short:?}, {long:?}"
            );
        }
    }
}

#[test]
fn id_undetermined_reactions_are_named() {
    let run = run(&tilted(WAYS[0], 1e-2, 0.1));
    assert!(
        run.undetermined.contains(&"joint.A.torque".to_owned()),
        "{:?}",
        run.undetermined
    );
    // out of the plane everything is redundant, in the plane nothing: forces along the axis and torques
    assert_eq!(run.undetermined.len(), 8, "{:?}", run.undetermined);
    // a pendulum has nothing of it
    let mut text = body("bob", [1.0, 0.0, 0.0]);
    text += &joint(
        "pivot",
        "revolute",
        ["ground", "bob"],
        [0.0; 3],
        [0.0, 0.0, 1.0],
    );
    let plain = super::run(&(text + &study(WAYS[0], 1e-2, 0.1)));
    assert!(plain.undetermined.is_empty());
}

/// A table top of 10 kg on four ball joints at (±a, ±b), its centre of mass at (x, y).
fn table(way: [&str; 2], x: f64, y: f64, order: [usize; 4]) -> String {
    let mut text = format!(
        "gravity = [0, 0, -9.81]\n[[body]]\nname = \"top\"\nmass = 10\ninertia = [1, 1, 2]\nposition = [{x:?}, {y:?}, 0.7]\n"
    );
    for k in order {
        let (sx, sy) = ([-1.0, 1.0, 1.0, -1.0][k], [-1.0, -1.0, 1.0, 1.0][k]);
        let (at, bodies) = ([0.6 * sx, 0.4 * sy, 0.7], ["ground", "top"]);
        text += &format!(
            "[[joint]]\nname = \"leg{k}\"\nkind = \"spherical\"\nbodies = {bodies:?}\nat = {at:?}\n"
        );
    }
    text + &study(way, 1e-2, 0.1)
}

#[test]
fn ref_a_table_on_four_legs() {
    for way in WAYS {
        for order in [[0, 1, 2, 3], [2, 0, 3, 1]] {
            let centred = run(&table(way, 0.0, 0.0, order));
            let aside = run(&table(way, 0.15, -0.1, order));
            assert_eq!((centred.counts.dof, centred.counts.redundant), (Some(0), 6));
            for k in 0..4 {
                let name = format!("joint.leg{k}.force.z");
                let found = last(&centred, &name);
                assert!((found - 24.525).abs() < 1e-7, "{way:?} {k}: {found}");
                // least norm is linear in the place: W/4 (1 + x sx/a + y sy/b)
                let (sx, sy) = ([-1.0, 1.0, 1.0, -1.0][k], [-1.0, -1.0, 1.0, 1.0][k]);
                let wanted = 24.525 * (1.0 + 0.15 * sx / 0.6 - 0.1 * sy / 0.4);
                let found = last(&aside, &name);
                assert!(
                    (found - wanted).abs() < 1e-6,
                    "{way:?} {k}: {found} for {wanted}"
                );
            }
        }
    }
}
