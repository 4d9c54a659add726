//! Tangents against differences of the residual, products against the elimination.

use super::loading::Part;
use super::statics;
use super::statics::Statics;
use crate::model::{Model, Study, StudyKind};
use crate::step::Twist;
use alembert_math::Spatial;

type Space3 = Statics<Spatial, 3, 3, 6>;

/// A mechanism at rest, all loads at this factor.
fn at_rest(text: &str, factor: f64) -> Space3 {
    let model = Model::from_toml_str(text, "t.toml").unwrap_or_else(|e| panic!("{e}"));
    let model = model.expanded();
    let study = Study {
        kind: StudyKind::Equilibrium,
        ..Study::default()
    };
    let (mut rest, _) =
        statics::<Spatial, 3, 3, 6>(&model, &study, None).unwrap_or_else(|e| panic!("{e}"));
    rest.factor = factor;
    rest
}

/// Beck's rod: a force that follows the end; a torque along the body axes beside it.
const BECK: &str = "gravity = [0, 0, -1]\n[[rod]]\nname = \"r\"\nelements = 4\nstart = [0, 0, 0]\nend = [1, 0.2, 0.1]\n\
    stiffness = { extension = 1e2, shear = [70, 80], bending = [1, 2], torsion = 1.5 }\nmass_per_length = 1\n\
    inertia_per_length = [1e-3, 1e-3, 2e-3]\n\
    [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
    [[force]]\nname = \"beck\"\nkind = \"force\"\nbody = \"r.end\"\nat = [0.02, 0, 0.01]\nvalue = [0.3, 0.2, -3]\nframe = \"body\"\n\
    [[force]]\nname = \"twist\"\nkind = \"torque\"\nbody = \"r.2\"\nvalue = [0.1, 0.2, -0.3]\nframe = \"body\"\n";

/// Joints of several kinds in a tree, springs and dead loads.
const LINKAGE: &str = "gravity = [0, 1, -9.81]\n\
    [[body]]\nname = \"a\"\nmass = 1\ninertia = [0.1, 0.2, 0.2]\nposition = [0.5, 0.1, 0]\n\
    [[body]]\nname = \"b\"\nmass = 2\ninertia = [0.1, 0.2, 0.2]\nposition = [1.5, 0, 0.2]\n\
    [[body]]\nname = \"c\"\nmass = 1.5\ninertia = [0.1, 0.2, 0.2]\nposition = [2.5, 0.1, 0.1]\n\
    [[body]]\nname = \"d\"\nmass = 1.5\ninertia = [0.1, 0.2, 0.2]\nposition = [0.5, 1, 0.1]\n\
    [[body]]\nname = \"e\"\nmass = 1.5\ninertia = [0.1, 0.2, 0.2]\nposition = [0.5, 2, 0.1]\n\
    [[joint]]\nname = \"j1\"\nkind = \"universal\"\nbodies = [\"ground\", \"a\"]\nat = [0, 0, 0]\naxis = [0, 1, 0]\nsecond_axis = [0, 0, 1]\n\
    [[joint]]\nname = \"j2\"\nkind = \"cylindrical\"\nbodies = [\"a\", \"b\"]\nat = [1, 0, 0]\naxis = [0.2, 1, 0.1]\n\
    [[joint]]\nname = \"j3\"\nkind = \"spherical\"\nbodies = [\"b\", \"c\"]\nat = [2, 0, 0]\n\
    [[joint]]\nname = \"j4\"\nkind = \"planar\"\nbodies = [\"a\", \"d\"]\nat = [0.5, 0.5, 0]\naxis = [0, 0.3, 1]\n\
    [[joint]]\nname = \"j5\"\nkind = \"revolute\"\nbodies = [\"d\", \"e\"]\nat = [0.5, 1.5, 0]\naxis = [1, 0.2, 0]\n\
    [[force]]\nname = \"s\"\nkind = \"spring\"\nbodies = [\"c\", \"ground\"]\npoints = [[2.6, 0, 0.2], [3, 1, 1]]\nstiffness = 30\nlength = 1\n\
    [[force]]\nname = \"u\"\nkind = \"spring\"\nbodies = [\"e\", \"b\"]\npoints = [[0.6, 2.1, 0.2], [1.5, 0.3, 0.3]]\nstiffness = 20\nlength = 1\n\
    [[force]]\nname = \"t\"\nkind = \"torsion\"\njoint = \"j5\"\nstiffness = 3\nrest = 0.3\n\
    [[force]]\nname = \"w\"\nkind = \"torque\"\nbody = \"e\"\nvalue = [0.5, -0.3, 0.2]\n\
    [[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"c\"\nat = [0.2, 0.1, 0]\nvalue = [2, -3, 4]\n";

/// Moves everything a little, the same way every time.
fn shake(rest: &mut Space3, size: f64) {
    let rates = direction(rest, 7);
    let still = vec![Twist::zeros(); rest.closures.len()];
    rest.advance(&rates, &still, size);
}

fn direction(rest: &Space3, seed: usize) -> Vec<Twist<6>> {
    let links = rest.stepper.mech.links.iter().enumerate();
    links
        .map(|(i, l)| {
            let dof = l.dof();
            Twist::from_fn(|k, _| {
                let x = ((seed + 3 * i + 5 * k) as f64 * 1.37).sin();
                if k < dof { x } else { 0.0 }
            })
        })
        .collect()
}

fn rows(rest: &mut Space3) -> Vec<Twist<6>> {
    rest.assemble_rows(Part::At(rest.factor));
    rest.rates.iter().map(|r| -r).collect()
}

#[test]
fn diff_tangents_of_follower_loads_and_joints() {
    for text in [BECK, LINKAGE] {
        let mut rest = at_rest(text, 0.8);
        shake(&mut rest, 0.1);
        let u = direction(&rest, 2);
        let still = vec![Twist::zeros(); rest.closures.len()];
        // difference of the residual along u
        let (here, h) = (rest.save(), 1e-5);
        let mut sides = vec![];
        for sign in [1.0, -1.0] {
            rest.restore(&here);
            rest.advance(&u, &still, sign * h);
            sides.push(rows(&mut rest));
        }
        rest.restore(&here);
        let _ = rows(&mut rest);
        rest.fill_tangent(0.0, 0.0);
        let links = &rest.stepper.mech.links;
        let n = links.len();
        let (mut twists, mut out) = (vec![Twist::zeros(); n], vec![Twist::zeros(); n]);
        let mut wrenches = vec![Twist::zeros(); rest.stepper.mech.n_nodes()];
        let e = &rest.elimination;
        e.multiply(
            |i| links[i].parent,
            &u,
            &mut twists,
            &mut wrenches,
            &mut out,
        );
        let size = out.iter().fold(0.0_f64, |m, r| m.max(r.amax()));
        for i in 0..n {
            let slope = (sides[0][i] - sides[1][i]) / (2.0 * h);
            let gap = (slope - out[i]).amax();
            assert!(gap < 1e-7 * size, "body {i}: {gap} {slope} {}", out[i]);
        }
        // the elimination inverts the product
        rest.rates.copy_from_slice(&out);
        rest.closures.fill(Twist::zeros());
        assert!(rest.elimination.factor().is_ok());
        rest.solve();
        for (a, b) in rest.rates.iter().zip(&u) {
            assert!((a - b).amax() < 1e-9, "{a} {b}");
        }
    }
}

#[test]
fn diff_direction_of_the_path() {
    let mut rest = at_rest(BECK, 0.4);
    assert!(rest.correct(None).is_ok());
    let here = rest.save();
    let point = rest.examine();
    let t = point.tangent.expect("not singular");
    // the load that follows its body makes the tangent unsymmetric
    assert_eq!(point.negative, None);
    let h = 1e-4;
    let mut ends = vec![];
    for sign in [1.0, -1.0] {
        rest.restore(&here);
        rest.factor += sign * h;
        assert!(rest.correct(None).is_ok());
        ends.push(rest.stepper.state.q.clone());
    }
    for i in 0..rest.stepper.mech.n() {
        let slope = (ends[0][i].x - ends[1][i].x) / (2.0 * h);
        let twist = t.twists[i];
        let gap = (0..3).map(|k| (slope[k] - twist[k]).abs());
        assert!(gap.fold(0.0, f64::max) < 1e-6, "{i}: {slope} {twist}");
    }
}

#[test]
fn id_signs_count_negative_eigenvalues() {
    // an upright double pendulum with springs too weak for it: both directions of one joint plane are unstable
    let text = "gravity = [0, 0, -10]\n\
        [[body]]\nname = \"a\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\nposition = [0, 0, 0.5]\n\
        [[body]]\nname = \"b\"\nmass = 1\ninertia = [0.1, 0.1, 0.1]\nposition = [0, 0, 1.5]\n\
        [[joint]]\nname = \"j\"\nkind = \"universal\"\nbodies = [\"ground\", \"a\"]\nat = [0, 0, 0]\naxis = [1, 0, 0]\nsecond_axis = [0, 1, 0]\n\
        [[joint]]\nname = \"k\"\nkind = \"revolute\"\nbodies = [\"a\", \"b\"]\nat = [0, 0, 1]\naxis = [1, 0, 0]\n\
        [[force]]\nname = \"s\"\nkind = \"torsion\"\njoint = \"j\"\nstiffness = STIFF\n\
        [[force]]\nname = \"t\"\nkind = \"torsion\"\njoint = \"j\"\ncoordinate = 1\nstiffness = 21\n\
        [[force]]\nname = \"u\"\nkind = \"torsion\"\njoint = \"k\"\nstiffness = 1\n";
    // about y the whole stands on 21 N m/rad and weighs 10 (0.5 + 1.5) = 20 N m: stable. About x: K = [[s - 20, -5], [-5, 1 - 5]].
    for (stiff, negative) in [("100", 1), ("1", 2)] {
        let mut rest = at_rest(&text.replace("STIFF", stiff), 1.0);
        let point = rest.examine();
        assert_eq!(point.negative, Some(negative), "{stiff}");
        assert_eq!(point.odd, negative % 2 == 1);
    }
}
