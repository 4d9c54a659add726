//! Nothing allocates inside a step: a counting allocator watches a thousand of them.

use alembert::Simulation;
use alembert::model::Model;
use alembert_math::{Planar, Spatial};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: forwards to the system allocator and only counts.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let _ = COUNT.try_with(|c| c.set(c.get() + 1));
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, p: *mut u8, layout: Layout) {
        unsafe { System.dealloc(p, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn load(case: &str) -> Model {
    let path = format!(
        "{}/../../gallery/{case}/model.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    Model::from_path(path).unwrap_or_else(|e| panic!("{e}"))
}

fn steps(advance: &mut dyn FnMut()) -> u64 {
    // the first steps may find patterns and grow memory
    for _ in 0..20 {
        advance();
    }
    let before = COUNT.with(Cell::get);
    for _ in 0..1000 {
        advance();
    }
    COUNT.with(Cell::get) - before
}

#[test]
fn conf_a_step_allocates_nothing() {
    for case in ["spherical-chain", "bricard", "flyball-governor"] {
        let model = load(case);
        for study in &model.studies {
            let mut s = Simulation::<Spatial, 3, 3, 6>::new(&model, study)
                .unwrap_or_else(|e| panic!("{e}"));
            let count = steps(&mut || s.advance().unwrap_or_else(|e| panic!("{e:?}")));
            assert_eq!(count, 0, "{case} {}", study.name);
        }
    }
    for case in ["andrews-squeezer", "four-bar", "slider-crank", "two-body"] {
        let model = load(case);
        for study in model.studies.iter().filter(|s| !s.scheme.is_adaptive()) {
            let mut s =
                Simulation::<Planar, 2, 1, 3>::new(&model, study).unwrap_or_else(|e| panic!("{e}"));
            let count = steps(&mut || s.advance().unwrap_or_else(|e| panic!("{e:?}")));
            assert_eq!(count, 0, "{case} {}", study.name);
        }
    }
}

#[test]
fn conf_a_step_with_servos_and_friction_allocates_nothing() {
    for case in ["rpr-platform", "slider-crank-stribeck"] {
        let model = load(case);
        for study in &model.studies {
            // small steps, so that a thousand of them fit into the motion
            let mut study = study.clone();
            study.step = 1e-3;
            let mut s = Simulation::<Planar, 2, 1, 3>::new(&model, &study)
                .unwrap_or_else(|e| panic!("{e}"));
            let count = steps(&mut || s.advance().unwrap_or_else(|e| panic!("{e:?}")));
            assert_eq!(count, 0, "{case} {}", study.name);
        }
    }
}

#[test]
fn conf_a_step_with_states_allocates_nothing() {
    // closed forms and the general condensation, in all schemes
    let motor = "[[force]]\nname = \"motor\"\nkind = \"motor\"\njoint = \"rail\"\nvalue = \"sin(t)\"\ndelay = 0.1\n";
    let text = std::fs::read_to_string(format!(
        "{}/../../gallery/viscoelastic-creep/model.toml",
        env!("CARGO_MANIFEST_DIR")
    ));
    let text = text
        .expect("a model")
        .replacen("[[study]]", &format!("{motor}[[study]]"), 1);
    let model = Model::from_toml_str(&text, "model.toml").unwrap_or_else(|e| panic!("{e}"));
    for scheme in ["EnergyMomentum", "Midpoint", "GeneralizedAlpha"] {
        let own = |s: &&alembert::model::Study| format!("{:?}", s.scheme) == scheme;
        let mut study = model.studies.iter().find(own).expect("a study").clone();
        study.step = 1e-3;
        let mut s =
            Simulation::<Planar, 2, 1, 3>::new(&model, &study).unwrap_or_else(|e| panic!("{e}"));
        let count = steps(&mut || s.advance().unwrap_or_else(|e| panic!("{e:?}")));
        assert_eq!(count, 0, "{scheme}");
    }
}

#[test]
fn conf_a_multirate_step_allocates_nothing() {
    for case in ["fermi-pasta-ulam", "atomistic"] {
        let model = load(case);
        for study in &model.studies {
            let mut s =
                Simulation::<Planar, 2, 1, 3>::new(&model, study).unwrap_or_else(|e| panic!("{e}"));
            let count = steps(&mut || s.advance().unwrap_or_else(|e| panic!("{e:?}")));
            assert_eq!(count, 0, "{case} {}", study.name);
        }
    }
}

#[test]
fn conf_a_step_with_multipliers_allocates_nothing() {
    for case in ["spherical-chain", "bricard"] {
        let model = load(case);
        let mut study = model.studies[0].clone();
        study.formulation = alembert::model::Formulation::Multipliers;
        let mut s =
            Simulation::<Spatial, 3, 3, 6>::new(&model, &study).unwrap_or_else(|e| panic!("{e}"));
        let count = steps(&mut || s.advance().unwrap_or_else(|e| panic!("{e:?}")));
        assert_eq!(count, 0, "{case}");
    }
}

#[test]
fn conf_a_signal_and_its_derivatives_allocate_nothing() {
    let model = r#"
        [[point]]
        name = "p"
        mass = 1
        [[force]]
        name = "a"
        kind = "force"
        body = "p"
        value = [
          { via = [[0, 0], [1, 0.3], [2, 0]], smoothness = 6 },
          { curve = "figure-eight", component = "y", size = [0.2, 0.1], end = 2 },
          "max(sin(t), t^2.5)/(1 + t)",
        ]
        [[force]]
        name = "b"
        kind = "force"
        body = "p"
        value = [{ from = 0, to = 1, end = 2 }, { table = [[0, 0], [1, 5], [2, 0]] }, 1]
    "#;
    let model = Model::from_toml_str(model, "signals.toml").unwrap_or_else(|e| panic!("{e}"));
    for force in &model.forces {
        let alembert::model::Force::Force(force) = force else {
            panic!("{force:?}");
        };
        for signal in &force.value {
            let signal = alembert::model::CompiledSignal::compile(signal).expect("valid");
            let mut t = 0.0;
            let count = steps(&mut || {
                t += 0.002;
                let sum: f64 = (0..9).map(|order| signal.derivative(t, order)).sum();
                assert!(sum.is_finite());
            });
            assert_eq!(count, 0, "{signal:?}");
        }
    }
}

#[test]
fn conf_a_step_of_the_lie_group_scheme_allocates_nothing() {
    let model = load("asynchronous-beam");
    let model = model.expanded();
    for study in &model.studies {
        let mut engine =
            alembert::lie_group::Engine::new(&model, study).unwrap_or_else(|e| panic!("{e}"));
        let count = steps(&mut || engine.advance().unwrap_or_else(|e| panic!("{e:?}")));
        assert_eq!(count, 0, "{}", study.name);
    }
}
