use super::*;

const DRY: Friction = Friction {
    stiffness: 350.0,
    level: 50.0,
    at_rest: 50.0,
    stribeck_velocity: 1.0,
    hardening: 0.0,
    viscous: 0.0,
};

fn kinds() -> [Friction; 3] {
    [
        DRY,
        Friction {
            hardening: 40.0,
            viscous: 0.3,
            ..DRY
        },
        Friction {
            at_rest: 80.0,
            stribeck_velocity: 0.7,
            hardening: 5.0,
            ..DRY
        },
    ]
}

/// Pseudo-random numbers in -1..1.
fn noise(seed: &mut u64) -> f64 {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    (*seed >> 11) as f64 / (1u64 << 52) as f64 - 1.0
}

/// A step from states z₀: states at the end, mean force with its slope, loss; and books it.
fn step(law: &Friction, c: &Course, z0: &[f64; 2], booked: &mut [f64]) -> ([f64; 2], Slope, f64) {
    let mut z1 = [0.0; 2];
    let force = law.condensed(c, z0, &mut z1).expect("a closed form");
    let z = States {
        z0,
        z1: &z1,
        u: &[],
    };
    law.book(c, &z, booked);
    (z1, force, law.state_loss(c, &z).expect("a loss"))
}

fn course(y0: f64, y1: f64, step: f64) -> Course {
    let time = 0.0;
    Course { time, step, y0, y1 }
}

#[test]
fn id_energy_balances_and_nothing_is_gained() {
    let mut seed = 7;
    for law in kinds() {
        let (mut z, mut list) = ([0.0; 2], [0.0; booked::COUNT]);
        let mut y0 = 0.0;
        law.begin(y0, &mut z);
        for k in 0..20_000 {
            // sizes from round-off to several yield elongations, and now and then no motion at all
            let size = 10.0_f64.powf(-7.0 + 6.8 * (noise(&mut seed) + 1.0) / 2.0);
            let dy = if k % 17 == 0 {
                0.0
            } else {
                size * noise(&mut seed)
            };
            let y1 = y0 + dy;
            let c = course(y0, y1, 0.01);
            let before = law.state_energy(y0, &z);
            let (z1, force, loss) = step(&law, &c, &z, &mut list);
            let balance = law.state_energy(y1, &z1) - before + loss - force[0] * (y1 - y0);
            assert!(balance.abs() < 1e-13 * (1.0 + before), "{law:?} {balance}");
            assert!(loss >= 0.0);
            // Kuhn-Tucker: the force is at or below the yield force, at it where there is slip
            let limit = law.yield_force(&c) + law.hardening * z1[state::HARDENED];
            let force = law.stiffness * (y1 - z1[state::SLIP]).abs();
            assert!(force <= limit * (1.0 + 1e-12));
            if list[booked::SLIDING] == 1.0 {
                assert!((force - limit).abs() < 1e-9);
            }
            (y0, z) = (y1, z1);
        }
        let switches = list[booked::SWITCHES];
        assert!(switches > 100.0, "{switches}");
    }
}

/// States, force and tangent in closed form against the equation of the states and dual numbers, for every kind of coordinate.
#[test]
fn conf_the_closed_form_is_the_condensation_of_its_equation() {
    use crate::elements::states::Condensing;
    use crate::elements::{Change, Coefficients, Coordinate, Element, OnCoordinate};
    let (mut seed, mut slipped) = (3, 0);
    for law in kinds() {
        for k in 0..2000 {
            let coordinate = [
                Coordinate::Displacement,
                Coordinate::Distance,
                Coordinate::Angle,
            ][k % 3];
            let e = OnCoordinate { coordinate, law };
            let y0 = 1.0 + 0.14 * noise(&mut seed);
            let y1 = y0 + 0.3 * noise(&mut seed);
            let z0 = [y0 + 0.1 * noise(&mut seed), 0.1 + 0.1 * noise(&mut seed)];
            let s = |y: f64| match coordinate {
                Coordinate::Displacement => [y, 0.0],
                Coordinate::Distance => [y * y, 0.0],
                Coordinate::Angle => [0.7 * y.cos(), 0.7 * y.sin()],
            };
            let (n, s0, s1) = (coordinate.count(), s(y0), s(y1));
            let change = Change {
                time: 0.0,
                step: 0.3,
                s0: &s0[..n],
                s1: &s1[..n],
                phase: y0,
            };
            let (mut closed, mut generic) = (Coefficients::default(), Coefficients::default());
            let mut z1 = [[0.0; 2]; 2];
            assert!(e.condensed(&change, &z0, &mut z1[0], &mut closed));
            let condensing = Condensing {
                law: &e,
                change,
                z0: &z0,
                u: &[],
            };
            condensing.condense(&mut z1[1], &mut generic);
            slipped += usize::from(z1[0] != z0);
            for i in 0..2 {
                assert!((z1[0][i] - z1[1][i]).abs() < 1e-14, "{z1:?}");
            }
            for i in 0..n {
                let [a, b] = [closed.g[i], generic.g[i]];
                assert!((a - b).abs() < 1e-12 * (1.0 + b.abs()), "{a} {b}");
                for j in 0..n {
                    let [a, b] = [closed.h[i][j], generic.h[i][j]];
                    assert!((a - b).abs() < 1e-8 * (1.0 + b.abs()), "{law:?} {a} {b}");
                }
            }
        }
    }
    assert!((1000..5000).contains(&slipped), "{slipped}");
}

#[test]
fn conf_the_smooth_part_is_the_law_for_any_scalar() {
    use alembert_math::scalar::Dual;
    for law in kinds() {
        let plain = course(0.2, -0.5, 0.3);
        let marked = Course {
            time: 0.0,
            step: Dual::constant(0.3),
            y0: Dual::constant(0.2),
            y1: Dual::new(-0.5, 1.0),
        };
        let (closed, dual) = (law.viscous(&plain), law.viscous_of(&marked));
        assert!((closed[0] - dual.re).abs() < 1e-15 && (closed[1] - dual.eps).abs() < 1e-15);
    }
}

#[test]
fn ref_algorithmic_force_of_the_paper() {
    // eq. (26) as printed, where its differences are not small
    let force = |c: &Course| step(&DRY, c, &[0.0; 2], &mut [0.0; booked::COUNT]).1[0];
    let (psi0, psi1) = (0.5 * 350.0 * 0.01, 50.0 * 50.0 / 700.0);
    let slip = 0.4 - 50.0 / 350.0;
    let paper = (psi1 - psi0 + 50.0 * slip) / 0.3;
    assert!((force(&course(0.1, 0.4, 0.01)) - paper).abs() < 1e-12);
    assert!((force(&course(0.1, 0.1, 0.01)) - 35.0).abs() < 1e-12);
}

/// Way of a mass that slides on a Stribeck curve under a growing load, energy-momentum step, by secants.
fn slide(law: &Friction, steps: u32) -> f64 {
    let (mass, h) = (3.0, 0.8 / f64::from(steps));
    let load = |t: f64| 15.0 + 10.0 * (4.0 * t).sin();
    let (mut y, mut v) = (0.0, 0.3);
    // slides from the start, on the yield force of its speed
    let x: f64 = v / law.stribeck_velocity;
    let start = law.level + (law.at_rest - law.level) * (-x * x).exp();
    let (mut z, mut list) = ([-start / law.stiffness, 0.0], [0.0; booked::COUNT]);
    list[booked::SLIDING] = 1.0;
    for n in 0..steps {
        let time = f64::from(n) * h;
        let over = |y1: f64| Course {
            time,
            ..course(y, y1, h)
        };
        let rest = |y1: f64| {
            let force = law.condensed(&over(y1), &z, &mut [0.0; 2]);
            2.0 * mass * ((y1 - y) / h - v) / h - load(time + 0.5 * h)
                + force.expect("a closed form")[0]
        };
        let (mut a, mut b) = (y + h * v, y + h * v * 1.001);
        for _ in 0..20 {
            let (ra, rb) = (rest(a), rest(b));
            if rb == ra {
                break;
            }
            (a, b) = (b, b - rb * (b - a) / (rb - ra));
        }
        z = step(law, &over(b), &z, &mut list).0;
        (v, y) = (2.0 * (b - y) / h - v, b);
    }
    assert_eq!(list[booked::SWITCHES], 0.0);
    y
}

#[test]
fn claim_sliding_on_a_stribeck_curve_is_of_second_order() {
    let law = Friction {
        stiffness: 1e4,
        level: 10.0,
        at_rest: 20.0,
        stribeck_velocity: 0.5,
        hardening: 0.0,
        viscous: 0.0,
    };
    let ways = [80, 160, 320].map(|n| slide(&law, n));
    let order = ((ways[0] - ways[1]) / (ways[1] - ways[2])).log2();
    assert!((order - 2.0).abs() < 0.05, "{order}");
}
