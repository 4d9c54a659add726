//! The quaternion rod of Lang and Linn as an independent formulation: its identities, its closed-form derivatives against dual
//! numbers, and its energies and motion against the rods of the library, which have directors instead of quaternions.
//!
//! Numbers of equations are those of H. Lang, J. Linn, Lagrangian field theory in space-time for geometrically exact Cosserat
//! rods (2009). A quaternion is (real; imaginary), a vector a quaternion without real part.

mod quaternion;

use alembert::model::Model;
use alembert::simulate;
use alembert_math::scalar::{Dual, Scalar};
use nalgebra::{Matrix3, Matrix4, SMatrix, Vector3, Vector4};
use quaternion::{
    Quaternion, Rod, State, conjugate, fundamental, imaginary, left, mass, mass_inverse, product,
    pure, rotation,
};

/// Reproducible numbers in (-1, 1).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    fn vector(&mut self) -> Vector3<f64> {
        Vector3::from_fn(|_, _| self.next())
    }

    fn unit(&mut self) -> Vector4<f64> {
        Vector4::from_fn(|_, _| self.next()).normalize()
    }

    /// A quaternion tangential to the unit sphere at `p`.
    fn tangent(&mut self, p: &Vector4<f64>) -> Vector4<f64> {
        let q = Vector4::from_fn(|_, _| self.next());
        q - p * p.dot(&q)
    }
}

const INERTIA: [f64; 3] = [0.7, 1.3, 2.0];

fn near(a: f64, b: f64, what: &str) {
    assert!(
        (a - b).abs() < 1e-13 * (1.0 + a.abs()),
        "{what}: {a} and {b}"
    );
}

fn q(v: &Vector4<f64>) -> Quaternion<f64> {
    [v[0], v[1], v[2], v[3]]
}

fn v4(q: Quaternion<f64>) -> Vector4<f64> {
    Vector4::from(q)
}

fn v3(q: Quaternion<f64>) -> Vector3<f64> {
    let [x, y, z] = imaginary(q);
    Vector3::new(x, y, z)
}

fn im(v: &Vector3<f64>) -> Quaternion<f64> {
    pure([v[0], v[1], v[2]])
}

#[test]
fn id_quaternion_mass() {
    let mut n = Numbers(1);
    for _ in 0..20 {
        let p = n.unit();
        let (dot, other) = (n.tangent(&p), n.unit());
        let mu = mass(q(&p), INERTIA);
        // (25): the kinetic energy of the angular velocity 2 p̄ ṗ
        let omega = v3(product(conjugate(q(&p)), q(&dot))) * 2.0;
        let kinetic = omega.component_mul(&Vector3::from(INERTIA)).dot(&omega);
        near(dot.dot(&(mu * dot)), kinetic, "(25)");
        // (27): μ(p) q = 4 p I p̄ q
        let inner = v3(product(conjugate(q(&p)), q(&other))).component_mul(&Vector3::from(INERTIA));
        let wanted = v4(product(q(&p), im(&inner))) * 4.0;
        assert!((mu * other - wanted).amax() < 1e-14, "(27)");
        // (30), (31): the tangential inverse
        let unit = mu * mass_inverse(q(&p), INERTIA);
        assert!(
            (unit - (Matrix4::identity() - p * p.transpose())).amax() < 1e-14,
            "(31)"
        );
        assert!((mu * p).amax() < 1e-14);
        // (63): the columns of Q(p) are p and F(p)ᵀ
        let whole: Matrix4<f64> = left(q(&p));
        let f: SMatrix<f64, 3, 4> = fundamental(q(&p));
        assert_eq!(whole.column(0), p);
        assert_eq!(whole.fixed_columns::<3>(1), f.transpose());
    }
}

#[test]
fn id_derivatives_of_the_quaternion_mass() {
    let mut n = Numbers(2);
    for _ in 0..20 {
        let p = n.unit();
        let dot = n.tangent(&p);
        let wanted = left(q(&dot))
            * Matrix4::from_diagonal(&Vector4::new(0.0, INERTIA[0], INERTIA[1], INERTIA[2]))
            * left(q(&dot)).transpose()
            * p
            * 4.0;
        for k in 0..4 {
            // the derivative of ṗᵀ μ ṗ / 2 by p_k, and that of μ ṗ in the direction ṗ
            let along = |direction: &Vector4<f64>| {
                let moved: Quaternion<Dual> =
                    std::array::from_fn(|i| Dual::new(p[i], direction[i]));
                let constant: Quaternion<Dual> = q(&dot).map(Dual::constant);
                let mu = mass(moved, INERTIA);
                let momentum: [Dual; 4] = std::array::from_fn(|i| {
                    (0..4)
                        .map(|j| mu[(i, j)] * constant[j])
                        .fold(Dual::constant(0.0), |a, b| a + b)
                });
                momentum
            };
            let mut axis = Vector4::zeros();
            axis[k] = 1.0;
            let energy: f64 = along(&axis)
                .iter()
                .zip(dot.iter())
                .map(|(m, d)| 0.5 * m.eps * d)
                .sum();
            near(energy, wanted[k], "(28), left");
            near(-along(&dot)[k].eps, wanted[k], "(28), right");
            // (29): their sum is 8 ṗ I ṗ̄ p
            let inner =
                v3(product(conjugate(q(&dot)), q(&p))).component_mul(&Vector3::from(INERTIA));
            near(
                2.0 * wanted[k],
                8.0 * product(q(&dot), im(&inner))[k],
                "(29)",
            );
        }
    }
}

/// One point of the continuum: the three descriptions of the balance of angular momentum, and the multiplier.
#[test]
fn id_three_descriptions_and_the_multiplier() {
    let mut n = Numbers(3);
    for _ in 0..20 {
        let p = n.unit();
        let (dot, prime, rho) = (n.tangent(&p), n.tangent(&p), 1.7);
        let (slope, force, moment, moment_prime) = (n.vector(), n.vector(), n.vector(), n.vector());
        let inertia = Vector3::from(INERTIA);
        let (bar, r): (_, Matrix3<f64>) = (conjugate(q(&p)), rotation(q(&p)));
        let omega = v3(product(bar, q(&dot))) * 2.0;
        let curvature = v3(product(bar, q(&prime))) * 2.0;
        let tangent = r.transpose() * slope; // Γ + e₃

        // quaternions (46): μ p̈ + λ p = 2 x' p F + ∂_s (2 p M) + 2 p' M + 8 ρ ṗ I ṗ̄ p, with ⟨p, p̈⟩ = -|ṗ|²
        let turning = v3(product(conjugate(q(&dot)), q(&p))).component_mul(&inertia);
        let right = v4(product(product(im(&slope), q(&p)), im(&force))) * 2.0
            + v4(product(q(&prime), im(&moment))) * 4.0
            + v4(product(q(&p), im(&moment_prime))) * 2.0
            + v4(product(q(&dot), im(&turning))) * (8.0 * rho);
        let accelerated = mass_inverse(q(&p), INERTIA) * right / rho - p * dot.norm_squared();
        let lambda = p.dot(&right);
        // the multiplier as printed is only its first part
        let inertial = 2.0 * rho * omega.component_mul(&inertia).dot(&omega);
        near(
            lambda,
            inertial - 2.0 * tangent.dot(&force) - 2.0 * curvature.dot(&moment),
            "λ",
        );

        // material frame (39): ρ (I Ω̇ + Ω × I Ω) = M' + K × M + (Γ + e₃) × F
        let omega_dot = v3(product(bar, q(&accelerated))) * 2.0;
        let left =
            (omega_dot.component_mul(&inertia) + omega.cross(&omega.component_mul(&inertia))) * rho;
        let material = moment_prime + curvature.cross(&moment) + tangent.cross(&force);
        assert!((left - material).amax() < 1e-13, "(39)");

        // spatial (38): ∂_t (R ρ I Ω) = ∂_s (R M) + x' × R F, with the spatial curvature and angular velocity
        let (w, k) = (r * omega, r * curvature);
        let spatial_left = (r * omega_dot.component_mul(&inertia)
            + w.cross(&(r * omega.component_mul(&inertia))))
            * rho;
        let spatial = r * moment_prime + k.cross(&(r * moment)) + slope.cross(&(r * force));
        assert!((spatial_left - spatial).amax() < 1e-13, "(38)");
    }
}

#[test]
fn id_strains_are_frame_indifferent_and_their_derivatives_closed() {
    let mut n = Numbers(4);
    let rod = Rod::rubber(6, 1.0);
    let mut state = rod.straight();
    for (x, p) in state.x.iter_mut().zip(&mut state.p) {
        *x += n.vector() * 0.02;
        *p = (*p + n.unit() * 0.1).normalize();
    }
    let energy = rod.potential(&state.x, &state.p);
    // the same rod moved as a whole, with its clamp
    let (g, shift) = (n.unit(), n.vector());
    let moved = rod.moved(&g, &shift);
    let turn: Matrix3<f64> = rotation(q(&g));
    let x: Vec<_> = state.x.iter().map(|x| turn * x + shift).collect();
    let p: Vec<_> = state.p.iter().map(|p| v4(product(q(&g), q(p)))).collect();
    let other = moved.potential(&x, &p);
    assert!(
        (energy - other).abs() < 1e-12 * energy,
        "{energy} and {other}"
    );

    // gradient in closed form against dual numbers
    let (gx, gp) = rod.gradient(&state.x, &state.p);
    let scale = gx.iter().map(|g| g.amax()).fold(0.0, f64::max);
    for i in 0..state.x.len() {
        for k in 0..3 {
            let value = rod.energy_of(
                |j, c| Dual::new(state.x[j][c], f64::from(j == i && c == k)),
                |j, c| Dual::constant(state.p[j][c]),
            );
            assert!((value.eps - gx[i][k]).abs() < 1e-12 * scale);
        }
    }
    for i in 0..state.p.len() {
        for k in 0..4 {
            let value = rod.energy_of(
                |j, c| Dual::constant(state.x[j][c]),
                |j, c| Dual::new(state.p[j][c], f64::from(j == i && c == k)),
            );
            assert!(
                (value.eps - gp[i][k]).abs() < 1e-12 * scale,
                "{} {}",
                value.eps,
                gp[i][k]
            );
        }
    }
}

const LENGTH: f64 = 0.5;

/// A clamped rubber rod that falls, on the staggered grid of the library.
fn falling(elements: usize, scheme: &str, step: f64, duration: f64) -> String {
    format!(
        "gravity = [0, 0, -9.81]\n\
         [[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, 0, 0]\nend = [{LENGTH}, 0, 0]\nnormal = [0, 1, 0]\n\
         grid = \"staggered\"\ncurvature = \"half-angle\"\nyoungs_modulus = 5e6\npoisson_ratio = 0.5\ndensity = 1100\n\
         shear_factor = 1\nsection = {{ kind = \"circle\", radius = 5e-3 }}\n\
         [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0, 0]\n\
         [[force]]\nname = \"side\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [0, 0.02, 0]\n\
         [output]\nchannels = [\"body.r.*\"]\n\
         [[study]]\nscheme = {scheme}\nstep = {step}\nduration = {duration}\n"
    )
}

#[test]
fn conf_the_director_rod_is_the_quaternion_rod() {
    let elements = 5;
    // the same motion in quaternions, by a Runge-Kutta method with small steps
    let rod = Rod::rubber(elements, LENGTH);
    let load = Vector3::new(0.0, 0.02, 0.0);
    let state = rod.run(0.1, 2e-6, &load);
    // in directors, and in the quaternions of the adaptive solvers
    let tight = "\"runge-kutta-54\"\nrelative_tolerance = 1e-9\nabsolute_tolerance = 1e-11";
    for scheme in ["\"gauss-6\"", tight] {
        compare(&falling(elements, scheme, 1e-4, 0.1), &rod, &state);
    }
}

/// Motion and energies of a model against those of the quaternion rod.
fn compare(text: &str, rod: &Rod, state: &State) {
    let model = Model::from_toml_str(text, "rod.toml").unwrap_or_else(|e| panic!("{e}"));
    let run = simulate(&model, &model.studies[0], &mut |_| true).unwrap_or_else(|e| panic!("{e}"));
    let last = |name: &str| {
        let channel = run.channel(name).unwrap_or_else(|| panic!("no {name}"));
        channel[channel.len() - 1]
    };
    for j in 0..state.x.len() {
        for (k, axis) in ["x", "y", "z"].into_iter().enumerate() {
            let own = last(&format!("body.r.{}.position.{axis}", j + 1));
            let gap = (own - state.x[j][k]).abs();
            assert!(gap < 1e-9, "vertex {}: {gap:e}", j + 1);
        }
    }
    // energies of that state are those of the ledger
    let elastic = rod.potential(&state.x, &state.p);
    let weight = rod.weight(&state.x);
    let kinetic = rod.kinetic(state);
    assert!(
        (last("energy.kinetic") - kinetic).abs() < 1e-7 * kinetic.max(1e-3),
        "{kinetic}"
    );
    assert!(
        (last("energy.potential") - elastic - weight).abs() < 1e-8,
        "{elastic} {weight}"
    );
}
