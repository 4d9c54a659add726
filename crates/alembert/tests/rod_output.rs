//! What is recorded of rods: strains against closed forms, sums of energies, which channels there are.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::{Trajectory, npz};
use std::io::Cursor;

fn model(text: &str) -> Model {
    Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}"))
}

fn run(text: &str) -> Trajectory {
    let model = model(text);
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

/// A clamped rod of 8 elements under loads at its end, at rest after strong damping.
fn pulled(loads: &str, more: &str) -> String {
    format!(
        "[[rod]]\nname = \"r\"\nelements = 8\nstart = [0, 0, 0]\nend = [0, 0, 2]\nnormal = [1, 0, 0]\n\
         stiffness = {{ extension = 4e3, shear = [2e3, 3e3], bending = [50, 70], torsion = 30 }}\n\
         mass_per_length = 1\ninertia_per_length = [0.1, 0.1, 0.1]\nretardation = 0.2\n\
         [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
         {loads}[[study]]\nscheme = \"energy-momentum\"\nstep = 0.02\nduration = 40\nrecord_every = 100\n{more}"
    )
}

fn load(kind: &str, value: &str) -> String {
    format!("[[force]]\nname = \"{kind}\"\nkind = \"{kind}\"\nbody = \"r.end\"\nvalue = {value}\n")
}

#[test]
fn ref_strains_of_pulled_and_twisted_rods_are_force_over_stiffness() {
    // one load each: along the tangent and about the axes; small, so that measures of curvature agree
    let cases = [
        ("force", "[0, 0, 8]", 2, 8.0 / 4e3),
        ("torque", "[0, 0, 0.06]", 5, 0.06 / 30.0),
        ("torque", "[0.1, 0, 0]", 3, 0.1 / 50.0),
        ("torque", "[0, 0.1, 0]", 4, 0.1 / 70.0),
    ];
    for (kind, value, k, wanted) in cases {
        let run = run(&pulled(&load(kind, value), ""));
        let (rod, frame) = (&run.rods[0], run.time.len() - 1);
        let stress = wanted * rod.stiffness[k];
        for element in 0..8 {
            let strain = rod.strain_of(frame, element).expect("there");
            // the strain is (2/h) sin(h k/2) or sin(h k)/h of the curvature k: a part of (h k)²/6 < 1e-7; the motion is damped out
            assert!(
                (strain[k] / wanted - 1.0).abs() < 1e-5,
                "{kind} {value}: {strain:?}"
            );
            let found = rod.stress_of(frame, element).expect("there")[k];
            assert!((found / stress - 1.0).abs() < 1e-5, "{found} {stress}");
        }
    }
}

#[test]
fn ref_shear_of_a_cantilever_is_the_load_over_its_stiffness() {
    let run = run(&pulled(&load("force", "[0.02, 0, 0]"), ""));
    let (rod, frame) = (&run.rods[0], run.time.len() - 1);
    for element in 0..8 {
        let strain = rod.strain_of(frame, element).expect("there");
        let arm = 2.0 - rod.element_arc[element];
        // shear along the first axis bends about the second
        assert!((strain[0] / (0.02 / 2e3) - 1.0).abs() < 1e-3, "{strain:?}");
        assert!(
            (strain[4] / (0.02 * arm / 70.0) - 1.0).abs() < 1e-3,
            "{strain:?}"
        );
    }
}

#[test]
fn id_energies_per_length_sum_up_to_the_energy_of_the_rod() {
    let loads = load("force", "[3, 2, 5]") + &load("torque", "[1, 2, 3]");
    let run = run(&pulled(&loads, ""));
    let rod = &run.rods[0];
    let energy = run.channel("rod.r.energy").expect("a channel");
    for frame in 0..run.time.len() {
        let sum: f64 = (0..8)
            .map(|k| 0.25 * rod.energy_of(frame, k).expect("there"))
            .sum();
        // strains are single precision
        assert!((sum - energy[frame]).abs() < 1e-6 * energy[frame].max(1e-6));
    }
    assert!(energy.iter().any(|e| *e > 0.1));
    let potential = run.channel("energy.potential").expect("a channel");
    assert_eq!(potential, energy);
}

#[test]
fn id_channels_of_ends_and_middle_and_what_is_asked_for() {
    let names = |more: &str| -> Vec<String> {
        let run = run(&pulled("", more).replace("duration = 40", "duration = 0.04"));
        // every channel has all its values, whichever are left out
        assert!(
            run.channels
                .iter()
                .all(|c| c.values.len() == run.time.len())
        );
        run.channels.into_iter().map(|c| c.name).collect()
    };
    let has = |list: &[String], name: &str| list.iter().any(|n| n == name);
    let plain = names("");
    for node in [0, 4, 8] {
        assert!(has(&plain, &format!("body.r.{node}.position.x")));
    }
    assert!(!plain.iter().any(|n| n.starts_with("body.r.1.")));
    assert!(!plain.iter().any(|n| n.starts_with("force.r.")));
    assert!(has(&plain, "rod.r.energy"));
    let asked = names(
        "[report]\nchannels = [\"body.r.5.velocity.y\"]\n[output]\nchannels = [\"body.r.*.position.?\", \"force.r.element.3.energy\"]\n",
    );
    let new: Vec<&String> = asked.iter().filter(|n| !plain.contains(n)).collect();
    assert_eq!(new.len(), 6 * 3 + 2, "{new:?}");
    assert!(has(&asked, "body.r.5.velocity.y") && has(&asked, "force.r.element.3.energy"));
}

#[test]
fn id_values_do_not_depend_on_what_is_recorded() {
    let loads = load("force", "[3, 2, 5]");
    let short = |more: &str| run(&pulled(&loads, more).replace("duration = 40", "duration = 2"));
    let (few, all) = (
        short(""),
        short("[output]\nchannels = [\"body.r.*\", \"force.r.*\"]\n"),
    );
    for c in &few.channels {
        assert_eq!(
            all.channel(&c.name),
            Some(c.values.as_slice()),
            "{}",
            c.name
        );
    }
    // and the blocks hold what the channels hold
    let rod = &all.rods[0];
    for node in 0..9 {
        for (k, axis) in ["x", "y", "z"].into_iter().enumerate() {
            let channel = all.channel(&format!("body.r.{node}.position.{axis}"));
            let value = channel.expect("a channel")[1] as f32;
            assert_eq!(rod.position[3 * (9 + node) + k], value);
        }
    }
}

#[test]
fn id_long_rods_are_thinned() {
    let text =
        pulled("", "[output]\nrod_elements = 3\n").replace("duration = 40", "duration = 0.04");
    let run = run(&text);
    let rod = &run.rods[0];
    assert_eq!(rod.node_arc, [0.0, 0.75, 1.5, 2.0]);
    assert_eq!(rod.element_arc, [0.375, 1.125, 1.625]);
    assert_eq!(rod.position.len(), 3 * 4 * run.time.len());
    assert_eq!(rod.strain.len(), 6 * 3 * run.time.len());
}

#[test]
fn id_planar_rods_lie_in_the_plane_with_their_second_axis_along_z() {
    let text = "space = \"planar\"\n[[rod]]\nname = \"r\"\nelements = 4\nstart = [0, 0]\nend = [1, 0]\n\
        stiffness = { extension = 1e4, shear = [1e4], bending = [500] }\nmass_per_length = 1\ninertia_per_length = 10\n\
        retardation = 0.5\n[[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0]\n\
        [[force]]\nname = \"m\"\nkind = \"torque\"\nbody = \"r.end\"\nvalue = 0.5\n\
        [[study]]\nscheme = \"energy-momentum\"\nstep = 0.02\nduration = 40\nrecord_every = 200\n";
    let run = run(text);
    let (rod, frame) = (&run.rods[0], run.time.len() - 1);
    let strain = rod.strain_of(frame, 2).expect("there");
    assert!((strain[4] / (0.5 / 500.0) - 1.0).abs() < 1e-5, "{strain:?}");
    assert_eq!([strain[1], strain[3], strain[5]], [0.0; 3]);
    // as drawn: first axis y, second z, tangent x, a turn by a third about the diagonal
    for k in &rod.orientation[..4] {
        assert!((k.abs() - 0.5).abs() < 1e-6, "{:?}", &rod.orientation[..4]);
    }
}

#[test]
fn id_blocks_of_rods_come_back_from_their_file() {
    let model =
        model(&pulled(&load("force", "[3, 2, 5]"), "").replace("duration = 40", "duration = 2"));
    let run = simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let mut out = Cursor::new(vec![]);
    npz::write(&mut out, &run, &model).expect("writes");
    let (back, _) = npz::read(Cursor::new(out.get_ref())).expect("reads");
    assert_eq!(back.rods, run.rods);
}

#[test]
fn ref_strains_on_the_staggered_grid_are_force_over_stiffness() {
    for (value, k, wanted) in [
        ("[0, 0, 0.06]", 5, 0.06 / 30.0),
        ("[0, 0.1, 0]", 4, 0.1 / 70.0),
    ] {
        let text = pulled(&load("torque", value), "")
            .replace("elements = 8\n", "elements = 8\ngrid = \"staggered\"\n");
        let run = run(&text);
        let (rod, frame) = (&run.rods[0], run.time.len() - 1);
        // the frame at the end is no node of the picture
        assert_eq!((rod.nodes(), rod.elements()), (9, 8));
        for element in 0..8 {
            let strain = rod.strain_of(frame, element).expect("there");
            assert!(
                (strain[k] / wanted - 1.0).abs() < 1e-5,
                "{value}: {strain:?}"
            );
        }
        // frames of segments became frames of vertices: node j is turned by j h K
        let angle = |node: usize| {
            let at = 4 * (9 * frame + node);
            let q = &rod.orientation[at..at + 4];
            2.0 * f64::from((q[1] * q[1] + q[2] * q[2] + q[3] * q[3]).sqrt()).asin()
        };
        for node in 1..8 {
            let turned = 0.25 * node as f64 * wanted;
            // single precision
            assert!(
                (angle(node) - turned).abs() < 1e-6,
                "{node}: {}",
                angle(node)
            );
        }
    }
}

#[test]
fn id_rings_are_closed() {
    let ring = "[[rod]]\nname = \"r\"\nelements = 12\nstart = [1, 0, 0]\nclosed = true\n\
        path = { kind = \"arc\", tangent = [0, 1, 0], toward = [-1, 0, 0], radius = 1, angle = 6.283185307179586 }\n\
        stiffness = { extension = 4e3, shear = [2e3, 3e3], bending = [50, 70], torsion = 30 }\n\
        mass_per_length = 1\ninertia_per_length = [0.1, 0.1, 0.1]\nangular_velocity = [0, 0, 1]\n\
        [[study]]\nscheme = \"energy-momentum\"\nstep = 0.02\nduration = 0.2\n";
    let run = run(ring);
    let rod = &run.rods[0];
    assert!(rod.closed);
    assert_eq!((rod.nodes(), rod.elements()), (12, 12));
    assert!((rod.length - std::f64::consts::TAU).abs() < 1e-9);
    // it turns as a whole and stretches a little, everywhere the same
    let strain = |k: usize| rod.strain_of(run.time.len() - 1, k).expect("there")[2];
    assert!(strain(0) > 1e-6 && (strain(11) / strain(0) - 1.0).abs() < 1e-4);
}
