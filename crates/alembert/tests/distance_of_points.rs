//! Distances between points that need no place: they are attached at the points themselves.

use alembert::model::Model;
use alembert::simulate;
use alembert::trajectory::Trajectory;
use std::f64::consts::{FRAC_PI_2, TAU};

fn run(text: &str) -> Trajectory {
    let model = Model::from_toml_str(text, "points.toml").unwrap_or_else(|e| panic!("{e}"));
    simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"))
}

fn last(run: &Trajectory, name: &str) -> f64 {
    let channel = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
    *channel.last().unwrap_or(&f64::NAN)
}

/// A bob at (0.6, -0.8) on a rope to a driven point at (0, 0.1), released at rest.
fn rope(duration: f64, step: f64, order: [&str; 2], place: &str) -> Trajectory {
    run(&format!(
        "space = \"planar\"\ngravity = [0, -9.81]\n[[point]]\nname = \"pivot\"\nmotion = [0, 0.1]\n\
         [[point]]\nname = \"bob\"\nmass = 1\nposition = [0.6, -0.8]\n\
         [[joint]]\nname = \"rope\"\nkind = \"distance\"\nbodies = [\"{}\", \"{}\"]\n{place}\n\
         [[study]]\nstep = {step:e}\nduration = {duration:e}\nrecord_every = 1000000\n",
        order[0], order[1]
    ))
}

/// Period of a pendulum with amplitude α: 2π √(l/g) / agm(1, cos α/2) (Gauss).
fn period(length: f64, gravity: f64, amplitude: f64) -> f64 {
    let (mut a, mut b) = (1.0, (0.5 * amplitude).cos());
    for _ in 0..10 {
        (a, b) = (0.5 * (a + b), (a * b).sqrt());
    }
    TAU * (length / gravity).sqrt() / a
}

#[test]
fn ref_a_bob_on_a_driven_point_swings_like_a_pendulum() {
    let length = 0.6_f64.hypot(0.9);
    let quarter = 0.25 * period(length, 9.81, (0.6_f64 / 0.9).atan());
    for order in [["pivot", "bob"], ["bob", "pivot"]] {
        let run = rope(quarter, quarter / 2000.0, order, "");
        // the lowest point after a quarter of the period; the step makes an error of 1e-7
        assert!(last(&run, "point.bob.position.x").abs() < 1e-5, "{order:?}");
        assert!((last(&run, "point.bob.position.y") - 0.1 + length).abs() < 1e-9);
    }
}

#[test]
fn id_no_place_means_the_places_of_the_points() {
    let drawn = rope(
        1.0,
        1e-3,
        ["pivot", "bob"],
        "points = [[0, 0.1], [0.6, -0.8]]",
    );
    let none = rope(1.0, 1e-3, ["pivot", "bob"], "");
    for name in [
        "point.bob.position.x",
        "point.bob.position.y",
        "point.bob.velocity.x",
    ] {
        assert!(
            (last(&drawn, name) - last(&none, name)).abs() < 1e-13,
            "{name}"
        );
    }
}

#[test]
fn ref_two_free_points_turn_about_their_centre() {
    // a dumbbell of length √2: both run on a circle about (0.5, 0.5), a quarter of a turn in 1 s
    let run = run(&format!(
        "space = \"planar\"\n[[point]]\nname = \"a\"\nmass = 1\nposition = [1, 0]\nvelocity = [{w}, {w}]\n\
         [[point]]\nname = \"b\"\nmass = 1\nposition = [0, 1]\nvelocity = [-{w}, -{w}]\n\
         [[joint]]\nname = \"strut\"\nkind = \"distance\"\nbodies = [\"a\", \"b\"]\n\
         [[study]]\nstep = 1e-3\nduration = 1\nrecord_every = 1000\n",
        w = 0.5 * FRAC_PI_2
    ));
    for (name, place) in [("a", [1.0, 1.0]), ("b", [0.0, 0.0])] {
        for (axis, at) in ["x", "y"].iter().zip(place) {
            let found = last(&run, &format!("point.{name}.position.{axis}"));
            assert!((found - at).abs() < 1e-6, "{name}.{axis}: {found}");
        }
    }
}
