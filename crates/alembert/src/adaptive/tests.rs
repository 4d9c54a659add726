//! The adaptive solvers on motions that are known.

use crate::model::Model;
use crate::simulate;
use crate::trajectory::Status;

const SOLVERS: [&str; 4] = ["runge-kutta-32", "runge-kutta-54", "multistep", "adams"];

/// A point around a fixed centre, e = 0.2, mu = 1.
fn orbit(scheme: &str, keys: &str, duration: f64) -> String {
    format!(
        "space = \"planar\"\n[[point]]\nname = \"p\"\nmass = 1\nposition = [0.8, 0]\nvelocity = [0, 1.224744871391589]\n\
         [[force]]\nkind = \"gravitation\"\nname = \"g\"\nbodies = [\"ground\", \"p\"]\nat_first = [0, 0]\nconstant = 1\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = 0.01\nduration = {duration}\nrecord_every = 10\n{keys}"
    )
}

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "orbit.toml").expect("valid")
}

/// A duration on the grid, just before one period.
const NEARLY_A_PERIOD: f64 = 628.0 * 0.01;

#[test]
fn ref_fine_tolerances_give_the_orbit() {
    // period 2 pi: after 6.28 the point is 0.0031853 of a radian of mean motion before its start
    for scheme in SOLVERS {
        let tight = "relative_tolerance = 1e-9\nabsolute_tolerance = 1e-12\n";
        let model = model(&orbit(scheme, tight, NEARLY_A_PERIOD));
        let run = simulate(&model, &model.studies[0], &mut |_| true).expect("runs");
        assert_eq!(run.status, Status::Completed, "{scheme}");
        assert_eq!(run.time.len(), 64);
        // y of a Kepler orbit near the pericentre: v dt, with a cubic remainder of 1e-7
        let y = run.channel("point.p.position.y").expect("channel");
        let dt = NEARLY_A_PERIOD - std::f64::consts::TAU;
        assert!(
            (y[63] - 1.224_744_871_391_589 * dt).abs() < 2e-6,
            "{scheme}: {}",
            y[63]
        );
        // the ledger: energy and angular momentum to the accuracy asked for, impulses accounted for
        for entry in run.ledger.iter().filter(|e| e.unit != "1") {
            assert!(
                entry.largest < 2e-6,
                "{scheme} {}: {}",
                entry.name,
                entry.largest
            );
        }
    }
}

#[test]
fn ref_usual_tolerances_lose_the_energy() {
    for scheme in SOLVERS {
        let model = model(&orbit(scheme, "", 100.0));
        let run = simulate(&model, &model.studies[0], &mut |_| true).expect("runs");
        let balance = run.channel("energy.balance").expect("channel");
        let worst = balance.iter().fold(0.0_f64, |m, v| m.max(v.abs()));
        assert!(worst > 1e-3, "{scheme}: {worst:e}");
    }
}

#[test]
fn id_what_has_no_equations_is_refused() {
    let arm = "[[body]]\nname = \"b\"\nmass = 1\ninertia = 1\n\
         [[joint]]\nname = \"j\"\nkind = \"revolute\"\nbodies = [\"ground\", \"b\"]\nat = [0, 0]\n";
    for (more, word) in [
        (
            "[[force]]\nkind = \"friction\"\nname = \"f\"\njoint = \"j\"\nstiffness = 1\nyield = 1\n",
            "friction",
        ),
        (
            "[[servo]]\nname = \"s\"\njoint = \"j\"\nmotion = \"sin(t)\"\n",
            "servo",
        ),
    ] {
        let text =
            orbit("multistep", "", 1.0).replace("[[force]]", &format!("{arm}{more}[[force]]"));
        let errors = Model::from_toml_str(&text, "orbit.toml").expect_err("refused");
        assert!(errors.0[0].message.contains(word), "{errors}");
        assert_eq!(errors.0[0].path, "study[0].scheme");
        assert!(errors.0[0].help.is_some());
    }
    // tolerances belong to these solvers only, and must be positive
    for (scheme, key) in [
        ("midpoint", "relative_tolerance = 1e-3"),
        ("multistep", "relative_tolerance = 0"),
        ("multistep", "absolute_tolerance = -1"),
        ("multistep", "tolerance = 1e-3"),
    ] {
        let text = orbit(scheme, key, 1.0);
        assert!(Model::from_toml_str(&text, "o.toml").is_err(), "{key}");
    }
}
