//! Properties of the step as a map: its own inverse under reversal of time, and symplectic.

use super::claim::{Bench, Plan, Requirement, SCHEMES, model};
use super::problems;
use alembert::Simulation;
use alembert::model::{Model, Scheme, Space};
use alembert::schemes::plain_table;
use alembert_math::{Planar, Spatial};

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    let chain = problems::spherical_chain();
    for scheme in SCHEMES {
        let claims = plain_table(scheme).claims;
        for (problem, text, step) in [
            ("double pendulum", problems::DOUBLE_PENDULUM, 1e-2),
            ("hanging spherical chain", chain.as_str(), 2e-3),
            ("spatial slider-crank", problems::SPATIAL_SLIDER_CRANK, 2e-3),
            ("four-bar with springs", problems::FOUR_BAR, 2e-3),
        ] {
            // 100 steps forth and 100 back; round-off grows with the flow
            let claimed = (claims.reversible, Requirement::Below(1e-9));
            bench.measure(
                scheme,
                "reversible",
                &format!("{problem}, 100 steps"),
                claimed,
                || return_error(text, scheme, step).unwrap_or(f64::NAN),
            );
        }
        let claimed = (claims.symplectic, Requirement::Below(1e-8));
        for (problem, links) in [("pendulum, one step", 1), ("double pendulum, one step", 2)] {
            bench.measure(scheme, "symplectic", problem, claimed, || {
                symplectic_error(scheme, links).unwrap_or(f64::NAN)
            });
        }
    }
}

/// Distance from the start after steps forth and back.
fn return_error(text: &str, scheme: Scheme, step: f64) -> Option<f64> {
    let model = model(text)?;
    let study = Plan::new(scheme, step, 100).study();
    match model.space {
        Space::Spatial => forth_and_back!(
            Simulation::<Spatial, 3, 3, 6>::new(&model, &study).ok()?,
            step
        ),
        Space::Planar => forth_and_back!(
            Simulation::<Planar, 2, 1, 3>::new(&model, &study).ok()?,
            step
        ),
    }
}

/// The same text for both spaces.
macro_rules! forth_and_back {
    ($simulation:expr, $step:expr) => {{
        let mut simulation = $simulation;
        let stepper = &mut simulation.stepper;
        let mut velocities = stepper.new_velocities();
        stepper.velocities(&mut velocities);
        let (q, v) = (stepper.state.q.clone(), velocities.twists.clone());
        for h in [$step, -$step] {
            for _ in 0..100 {
                stepper.step(h).ok()?;
            }
        }
        stepper.velocities(&mut velocities);
        let mut worst = 0.0_f64;
        for (a, b) in stepper.state.q.iter().zip(&q) {
            worst = worst.max((a.x - b.x).amax()).max((a.r - b.r).amax());
        }
        for (a, b) in velocities.twists.iter().zip(&v) {
            worst = worst.max((a - b).amax());
        }
        Some(worst)
    }};
}
use forth_and_back;

/// Lengths and masses of the pendulum of one or two bars.
const MASS: [f64; 2] = [1.0, 0.7];
const LENGTH: f64 = 1.0;
const CENTRE: [f64; 2] = [0.5, 0.4];
const INERTIA: [f64; 2] = [0.09, 0.05];

/// Largest entry of J^T Omega J - Omega, J the derivative of one large step in (coordinates, conjugate momenta).
fn symplectic_error(scheme: Scheme, links: usize) -> Option<f64> {
    let start = if links == 1 {
        vec![0.9, -1.3]
    } else {
        vec![0.9, -0.7, -1.3, 0.4]
    };
    let n = start.len();
    // central differences of fourth order
    let d = 1e-3;
    let mut jacobian = vec![vec![0.0; n]; n];
    for k in 0..n {
        for (offset, weight) in [(1.0, 8.0), (-1.0, -8.0), (2.0, -1.0), (-2.0, 1.0)] {
            let mut z = start.clone();
            z[k] += offset * d;
            let image = step_map(scheme, links, &z)?;
            for i in 0..n {
                jacobian[i][k] += weight * image[i] / (12.0 * d);
            }
        }
    }
    let m = links;
    let mut worst = 0.0_f64;
    for a in 0..n {
        for b in 0..n {
            let mut form = 0.0;
            for i in 0..m {
                form += jacobian[i][a] * jacobian[m + i][b] - jacobian[m + i][a] * jacobian[i][b];
            }
            let omega = if b == a + m {
                1.0
            } else if a == b + m {
                -1.0
            } else {
                0.0
            };
            worst = worst.max((form - omega).abs());
        }
    }
    Some(worst)
}

/// One step of 0.05 s from coordinates and conjugate momenta to the same.
fn step_map(scheme: Scheme, links: usize, z: &[f64]) -> Option<Vec<f64>> {
    let step = 0.05;
    let (angles, momenta) = z.split_at(links);
    let rates = solve(&mass_matrix(angles), momenta);
    let model = pendulum(angles, &rates)?;
    let study = Plan::new(scheme, step, 1).study();
    let run = alembert::simulate(&model, &study, &mut |_| true).ok()?;
    let last = |k: usize, what: &str| run.channel(&format!("joint.j{k}.{what}"))?.last().copied();
    let angles: Vec<f64> = (0..links)
        .map(|k| last(k, "angle"))
        .collect::<Option<_>>()?;
    let rates: Vec<f64> = (0..links)
        .map(|k| last(k, "angle_rate"))
        .collect::<Option<_>>()?;
    let mass = mass_matrix(&angles);
    let momenta = (0..links).map(|i| (0..links).map(|j| mass[i][j] * rates[j]).sum());
    Some(angles.iter().copied().chain(momenta).collect())
}

/// Mass matrix in relative joint angles, written down by hand: independent of the program.
fn mass_matrix(angles: &[f64]) -> Vec<Vec<f64>> {
    let [m1, m2] = MASS;
    let [c1, c2] = CENTRE;
    let [j1, j2] = INERTIA;
    let first = j1 + m1 * c1 * c1;
    if angles.len() == 1 {
        return vec![vec![first]];
    }
    let cos = angles[1].cos();
    let second = j2 + m2 * c2 * c2;
    let coupling = second + m2 * LENGTH * c2 * cos;
    let total = first + second + m2 * (LENGTH * LENGTH + 2.0 * LENGTH * c2 * cos);
    vec![vec![total, coupling], vec![coupling, second]]
}

/// Solves with a matrix of order one or two.
fn solve(m: &[Vec<f64>], b: &[f64]) -> Vec<f64> {
    if b.len() == 1 {
        return vec![b[0] / m[0][0]];
    }
    let det = m[0][0] * m[1][1] - m[0][1] * m[1][0];
    vec![
        (b[0] * m[1][1] - b[1] * m[0][1]) / det,
        (b[1] * m[0][0] - b[0] * m[1][0]) / det,
    ]
}

/// A planar pendulum of one or two bars at joint angles and speeds.
fn pendulum(angles: &[f64], rates: &[f64]) -> Option<Model> {
    let mut text = String::from("space = \"planar\"\ngravity = [0, -9.81]\n");
    for k in 0..angles.len() {
        let parent = if k == 0 {
            "ground".to_owned()
        } else {
            format!("b{}", k - 1)
        };
        let at_first = if k == 0 { 0.0 } else { LENGTH - CENTRE[k - 1] };
        text += &format!(
            "[[body]]\nname = \"b{k}\"\nmass = {}\ninertia = {}\n\
             [[joint]]\nname = \"j{k}\"\nkind = \"revolute\"\nbodies = [\"{parent}\", \"b{k}\"]\n\
             at_first = [{at_first}, 0]\nat_second = [{}, 0]\ncoordinates = [{:e}]\nspeeds = [{:e}]\n",
            MASS[k], INERTIA[k], -CENTRE[k], angles[k], rates[k]
        );
    }
    model(&text)
}
