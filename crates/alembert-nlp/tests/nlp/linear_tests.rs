//! The two factorisations against each other, on random saddle points with stages and global unknowns.

use alembert_nlp::linear::{Chain, General, LinearSystem, Pattern};
use alembert_nlp::{Deadline, Options, Stage};
use std::time::{Duration, Instant};

/// Numbers between -1 and 1 from a linear congruence.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}

/// A saddle point with `variables` and `rows` for each stage, and one global variable and row.
fn random(
    stages: usize,
    variables: usize,
    rows: usize,
    numbers: &mut Numbers,
) -> (Pattern, Vec<f64>) {
    let (all_variables, all_rows) = (stages * variables + 1, stages * rows + 1);
    let size = all_variables + all_rows;
    let stage_of = |i: usize| match i {
        _ if i == all_variables - 1 || i == size - 1 => Stage::Global,
        _ if i < all_variables => Stage::At(i / variables),
        _ => Stage::At((i - all_variables) / rows),
    };
    let list: Vec<Stage> = (0..size).map(stage_of).collect();
    let (mut places, mut values) = (Vec::new(), Vec::new());
    for i in 0..size {
        for j in 0..=i {
            let near = match (list[i], list[j]) {
                (Stage::At(a), Stage::At(b)) => a.abs_diff(b) <= 1,
                _ => true,
            };
            // No block of rows with rows; the Hessian of one stage only.
            let both = i >= all_variables && j >= all_variables;
            let same = list[i] == list[j] || list[i] == Stage::Global || i >= all_variables;
            if near && !both && same {
                places.push((i, j));
                values.push(numbers.next());
            }
        }
    }
    (
        Pattern {
            variables: all_variables,
            size,
            places,
            stages: Some(list),
        },
        values,
    )
}

/// Largest residual of a solution.
fn residual(pattern: &Pattern, values: &[f64], x: &[f64], right: &[f64]) -> f64 {
    let mut r = right.to_vec();
    for (&(i, j), value) in pattern.places.iter().zip(values) {
        r[i] -= value * x[j];
        if i != j {
            r[j] -= value * x[i];
        }
    }
    r.iter().fold(0.0, |a, b| a.max(b.abs()))
}

#[test]
fn id_factorisations_agree() {
    let mut numbers = Numbers(7);
    for (stages, variables, rows) in [(1, 3, 1), (5, 3, 2), (20, 4, 3), (50, 2, 1), (12, 6, 6)] {
        let (pattern, mut values) = random(stages, variables, rows, &mut numbers);
        let mut chain = Chain::new(&pattern).expect("neighbours only");
        let mut general = General::new(&pattern).expect("a pattern");
        // Twice: the second factorisation uses the memory of the first.
        for _ in 0..2 {
            let right: Vec<f64> = (0..pattern.size).map(|_| numbers.next()).collect();
            let mut x = vec![0.0; pattern.size];
            assert_eq!(
                chain.factor(&values),
                general.factor(&values),
                "{stages} {variables} {rows}"
            );
            assert!(chain.solve(&right, &mut x));
            let size = x.iter().fold(1.0_f64, |a, b| a.max(b.abs()));
            // Pivots of a hundredth of their columns may lose some digits.
            assert!(
                residual(&pattern, &values, &x, &right) < 1e-9 * size,
                "{stages} {variables} {rows}"
            );
            values.iter_mut().for_each(|v| *v = numbers.next());
        }
    }
}

/// A row that is a multiple of another one is counted as zero, and it is one of the two.
#[test]
fn claim_dependent_rows_are_zero_pivots() {
    let stages = vec![Stage::At(0), Stage::At(1), Stage::At(0), Stage::At(1)];
    let places = vec![(0, 0), (1, 1), (2, 0), (2, 1), (3, 0), (3, 1)];
    let pattern = Pattern {
        variables: 2,
        size: 4,
        places,
        stages: Some(stages),
    };
    let mut chain = Chain::new(&pattern).expect("neighbours only");
    let inertia = chain
        .factor(&[1.0, 2.0, 1.0, 3.0, 2.0, 6.0])
        .expect("finite");
    assert_eq!((inertia.negative, inertia.zero), (1, 1));
    assert!(chain.zero_pivots() == [2] || chain.zero_pivots() == [3]);
}

/// The cost of the chain is linear in the number of stages; a coupling of far stages is refused.
#[test]
fn claim_chain_is_linear() {
    let entries = |stages| {
        let (pattern, values) = random(stages, 3, 2, &mut Numbers(3));
        let mut chain = Chain::new(&pattern).expect("neighbours only");
        chain.factor(&values).expect("finite");
        chain.factor_entries() as f64 / stages as f64
    };
    let (few, many) = (entries(40), entries(320));
    assert!(many < 1.15 * few, "{few} {many}");
    let stages = Some(vec![Stage::At(0), Stage::At(1), Stage::At(2)]);
    let pattern = Pattern {
        variables: 3,
        size: 3,
        places: vec![(2, 0)],
        stages,
    };
    assert!(Chain::new(&pattern).is_err());
}

/// Unknowns in units that differ by twelve decades, as multipliers that have run away make them: the signs are those of the matrix itself, and
/// fronts do not pile up. (Without balanced rows all unknowns are carried on to the last front: entries grow with the square of the stages.)
#[test]
fn claim_chain_is_linear_with_rows_of_any_size() {
    let (pattern, values) = random(300, 3, 2, &mut Numbers(3));
    let mut chain = Chain::new(&pattern).expect("neighbours only");
    let inertia = chain.factor(&values).expect("finite");
    let plain = chain.factor_entries();
    let mut numbers = Numbers(11);
    let units: Vec<f64> = (0..pattern.size)
        .map(|_| 10_f64.powf(6.0 * numbers.next()))
        .collect();
    let other: Vec<f64> = (pattern.places.iter().zip(&values))
        .map(|(&(i, j), v)| v * units[i] * units[j])
        .collect();
    // by Sylvester's law
    assert_eq!(chain.factor(&other), Some(inertia));
    let entries = chain.factor_entries();
    assert!(entries < 2 * plain, "{entries} {plain}");
    let right: Vec<f64> = units.iter().map(|u| numbers.next() * u).collect();
    let mut x = vec![0.0; pattern.size];
    assert!(chain.solve(&right, &mut x));
    // in the units of the unscaled matrix
    let own: Vec<f64> = x.iter().zip(&units).map(|(x, u)| x * u).collect();
    let size = own.iter().fold(1.0_f64, |a, b| a.max(b.abs()));
    let right: Vec<f64> = right.iter().zip(&units).map(|(r, u)| r / u).collect();
    let error = residual(&pattern, &values, &own, &right);
    assert!(error < 1e-6 * size, "{error} {size}");
}

/// A row in each stage that repeats another one: all are found, and none is carried on to the last front.
#[test]
fn claim_dependent_rows_do_not_pile_up() {
    let entries = |stages: usize| {
        let mut list = vec![];
        let (mut places, mut values) = (vec![], vec![]);
        for k in 0..stages {
            list.push(Stage::At(k));
            places.push((k, k));
            values.push(1.0);
        }
        for k in 0..stages {
            for twin in 0..2 {
                list.push(Stage::At(k));
                places.push((stages + 2 * k + twin, k));
                values.push(1.0 + k as f64);
            }
        }
        let pattern = Pattern {
            variables: stages,
            size: 3 * stages,
            places,
            stages: Some(list),
        };
        let mut chain = Chain::new(&pattern).expect("neighbours only");
        let inertia = chain.factor(&values).expect("finite");
        assert_eq!((inertia.negative, inertia.zero), (stages, stages));
        assert_eq!(chain.zero_pivots().len(), stages);
        chain.factor_entries() as f64 / stages as f64
    };
    let (few, many) = (entries(20), entries(400));
    assert!(many < 1.1 * few, "{few} {many}");
}

/// One front of 2500 unknowns takes seconds; it is left within a fraction of one when there is no time, or when the owner asks.
#[test]
fn claim_a_factorisation_ends_when_it_must() {
    let size = 2500;
    let (mut places, mut values, mut numbers) = (vec![], vec![], Numbers(5));
    for i in 0..size {
        for j in 0..=i {
            places.push((i, j));
            values.push(numbers.next());
        }
    }
    let pattern = Pattern {
        variables: size,
        size,
        places,
        stages: Some(vec![Stage::At(0); size]),
    };
    let mut chain = Chain::new(&pattern).expect("one stage");
    let late = Options {
        max_seconds: 0.02,
        ..Options::default()
    };
    let stopped = Options::default();
    let stop = stopped.stop.clone();
    let begin = Instant::now();
    chain.end_by(&Deadline::new(begin, &late));
    assert_eq!(chain.factor(&values), None);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(20));
            stop.request();
        });
        chain.end_by(&Deadline::new(begin, &stopped));
        assert_eq!(chain.factor(&values), None);
    });
    // some hundredths of a second on a machine of its own; the whole takes minutes in the profile of tests
    assert!(
        begin.elapsed() < Duration::from_secs(10),
        "{:?}",
        begin.elapsed()
    );
}
