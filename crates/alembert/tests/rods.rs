//! Rods as a whole: exact balances, order in space, equilibrium against the elastica.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::Trajectory;

fn run(text: &str) -> Trajectory {
    let model = Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}"));
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    let channel = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
    *channel.last().unwrap_or(&f64::NAN)
}

fn largest(run: &Trajectory, name: &str) -> f64 {
    let channel = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
    channel.iter().fold(0.0, |m, v| m.max(v.abs()))
}

/// A free beam, thrown by a force and moments at one end for half a second.
fn thrown(elements: usize, scheme: &str) -> String {
    format!(
        "[[rod]]\nname = \"beam\"\nelements = {elements}\nstart = [6, 0, 0]\nend = [0, 8, 0]\nnormal = [0, 0, 1]\n\
         stiffness = {{ extension = 1e4, shear = [1e4, 1e4], bending = [500, 500], torsion = 500 }}\n\
         mass_per_length = 1\ninertia_per_length = [10, 10, 10]\n\
         [[force]]\nname = \"push\"\nkind = \"force\"\nbody = \"beam.start\"\nvalue = [\"40*(1 - step(t - 0.5))\", 0, 0]\n\
         [[force]]\nname = \"turn\"\nkind = \"torque\"\nbody = \"beam.start\"\n\
         value = [0, \"-100*(1 - step(t - 0.5))\", \"-200*(1 - step(t - 0.5))\"]\n\
         [[marker]]\nname = \"end\"\nbody = \"beam.end\"\n\
         [[study]]\nscheme = \"{scheme}\"\nstep = 0.01\nduration = 2\n"
    )
}

#[test]
fn conf_momentum_and_energy_of_a_thrown_beam_are_exact() {
    let run = run(&thrown(8, "energy-momentum"));
    assert!((last(&run, "momentum.linear.x") - 20.0).abs() < 1e-11);
    for entry in &run.ledger[..3] {
        assert!(
            entry.relative.is_some_and(|r| r < 1e-11),
            "{}: {:?}",
            entry.name,
            entry.relative
        );
    }
}

#[test]
fn claim_rods_converge_with_order_two_in_the_number_of_elements() {
    let end = |elements: usize| {
        let run = run(&thrown(elements, "midpoint"));
        ["x", "y", "z"].map(|a| last(&run, &format!("marker.end.position.{a}")))
    };
    let (a, b, c) = (end(16), end(32), end(64));
    let gap = |p: &[f64; 3], q: &[f64; 3]| {
        let squares = p.iter().zip(q).map(|(p, q)| (p - q) * (p - q));
        squares.sum::<f64>().sqrt()
    };
    let order = (gap(&a, &b) / gap(&b, &c)).log2();
    assert!((order - 2.0).abs() < 0.4, "{order}");
}

#[test]
fn ref_cantilever_comes_to_rest_at_the_elastica() {
    // P L²/EI = 2: shortening 0.16064172, deflection 0.49345748 of the length, tip angle 0.78174983
    let text = "space = \"planar\"\n\
        [[rod]]\nname = \"rod\"\nelements = 20\nstart = [0, 0]\nend = [1, 0]\n\
        stiffness = { extension = 1e5, shear = [1e5], bending = [1] }\nmass_per_length = 0.1\ninertia_per_length = 1e-4\n\
        retardation = 0.3\n\
        [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"rod.start\"]\nat = [0, 0]\n\
        [[force]]\nname = \"tip\"\nkind = \"force\"\nbody = \"rod.end\"\nvalue = [0, 2]\n\
        [[coordinate]]\nname = \"turn\"\nkind = \"angle\"\nbodies = [\"ground\", \"rod.end\"]\n\
        [[marker]]\nname = \"tip\"\nbody = \"rod.end\"\n\
        [[study]]\nscheme = \"energy-momentum\"\nstep = 0.02\nduration = 8\n";
    let run = run(text);
    assert!(largest(&run, "energy.balance") < 1e-9);
    let (x, y) = (
        last(&run, "marker.tip.position.x"),
        last(&run, "marker.tip.position.y"),
    );
    // 20 elements: second order, a few times 1e-4
    assert!((1.0 - x - 0.160_641_72).abs() < 2e-3, "{x}");
    assert!((y - 0.493_457_48).abs() < 2e-3, "{y}");
    assert!((last(&run, "coordinate.turn") - 0.781_749_83).abs() < 2e-3);
    // stiff waves of the start are left: a scheme without numerical damping does not take them out
    assert!(last(&run, "energy.kinetic") < 1e-5);
}
