//! Claims about rods: no folding in tension, order two of a clamp at the middle, the same mechanics in every unit of length.

use super::claim::{Bench, Requirement, model, table_of};
use alembert::model::Scheme;
use alembert::trajectory::{Status, Trajectory};

/// Runs the first study of a model.
fn run(text: &str) -> Option<Trajectory> {
    let model = model(text)?;
    let run = alembert::simulate(&model, model.studies.first()?, &mut |_| true).ok()?;
    (run.status == Status::Completed).then_some(run)
}

fn last(run: &Trajectory, name: &str) -> Option<f64> {
    run.channel(name)?.last().copied()
}

/// Measures all of them.
pub fn measure(bench: &mut Bench) {
    let scheme = Scheme::EnergyMomentum;
    let claims = [
        ("negative eigenvalues", true, Requirement::Below(0.5)),
        ("length at rest", true, Requirement::Below(1e-10)),
    ];
    bench.measure_all(
        scheme,
        "rod in tension, P up to 1e7 EI/h²",
        &claims,
        || pulled().map_or(vec![f64::NAN; 2], Vec::from),
    );
    let claims = [("length of the cable", true, Requirement::Below(1e-7))];
    bench.measure_all(
        scheme,
        "cable of the manual, weight dropped",
        &claims,
        || vec![dropped().unwrap_or(f64::NAN)],
    );
    let claims = [("order in space", true, Requirement::Near(2.0, 0.2))];
    bench.measure_all(scheme, "rod clamped at its middle", &claims, || {
        vec![clamped().unwrap_or(f64::NAN)]
    });
    let claims = [("deviation", true, Requirement::Below(1e-8))];
    for scheme in [Scheme::Midpoint, Scheme::EnergyMomentum, Scheme::Gauss4] {
        bench.measure_all(scheme, "cantilever of 1 um and 1 km", &claims, || {
            vec![in_units(scheme, "null-space").unwrap_or(f64::NAN)]
        });
    }
    for scheme in [Scheme::Midpoint, Scheme::EnergyMomentum] {
        let problem = "cantilever of 1 um and 1 km, multipliers";
        bench.measure_all(scheme, problem, &claims, || {
            vec![in_units(scheme, "multipliers").unwrap_or(f64::NAN)]
        });
    }
}

/// Largest number of negative eigenvalues, and error of the length, over numbers of elements and slenderness.
fn pulled() -> Option<[f64; 2]> {
    let (mut negative, mut error) = (0.0_f64, 0.0_f64);
    for (elements, bending) in [(2, 1.0), (20, 1e-2), (50, 1e-6), (100, 1e-4)] {
        let run = run(&format!(
            "space = \"planar\"\n[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, 0]\nend = [2, 0]\n\
             stiffness = {{ extension = 1e3, shear = [1e3], bending = [{bending}] }}\nmass_per_length = 1\ninertia_per_length = 1e-4\n\
             [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.start\"]\nat = [0, 0]\n\
             [[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [100, 0]\n\
             [[marker]]\nname = \"end\"\nbody = \"r.end\"\n[[study]]\nkind = \"equilibrium\"\n"
        ))?;
        let counts = run.channel("stability.negative")?;
        negative = counts.iter().fold(negative, |m, n| m.max(n.abs()));
        error = error.max((last(&run, "marker.end.position.x")? - 2.2).abs());
    }
    Some([negative, error])
}

/// Deviation of the length of the documented cable from L + (m g L + w L²/2)/EA, after a drop with strong damping.
fn dropped() -> Option<f64> {
    let run = run(
        "space = \"planar\"\ngravity = [0, -9.81]\n[[rod]]\nname = \"cable\"\nelements = 20\nstart = [0, 0]\nend = [0, -1]\n\
         section = { kind = \"circle\", radius = 5e-3 }\nyoungs_modulus = 5e6\npoisson_ratio = 0.5\ndensity = 1100\nretardation = 0.1\n\
         [[body]]\nname = \"bob\"\nmass = 1\ninertia = 1e-3\nposition = [0, -1]\n\
         [[joint]]\nname = \"top\"\nkind = \"weld\"\nbodies = [\"ground\", \"cable.start\"]\nat = [0, 0]\n\
         [[joint]]\nname = \"hook\"\nkind = \"weld\"\nbodies = [\"cable.end\", \"bob\"]\nat = [0, -1]\n\
         [[force]]\nname = \"shake\"\nkind = \"torque\"\nbody = \"cable.10\"\nvalue = \"1e-3*sin(20*pi*t)*step(0.1 - t)\"\n\
         [[study]]\nscheme = \"energy-momentum\"\nstep = 2e-3\nduration = 3\n",
    )?;
    let area = std::f64::consts::PI * 25e-6;
    let length = 1.0 + 9.81 * (1.0 + 0.5 * 1100.0 * area) / (5e6 * area);
    Some((last(&run, "body.bob.position.y")? + length).abs())
}

/// Order of the deflection beyond a clamp at the middle, P (L/2)³/(3 EI).
fn clamped() -> Option<f64> {
    let error = |elements: u32| {
        let run = run(&format!(
            "space = \"planar\"\n[[rod]]\nname = \"r\"\nelements = {elements}\nstart = [0, 0]\nend = [1, 0]\n\
             stiffness = {{ extension = 1e6, shear = [1e9], bending = [1] }}\nmass_per_length = 1\ninertia_per_length = 1e-4\n\
             [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"r.{}\"]\nat = [0.5, 0]\n\
             [[force]]\nname = \"p\"\nkind = \"force\"\nbody = \"r.end\"\nvalue = [0, 1e-4]\n\
             [[marker]]\nname = \"end\"\nbody = \"r.end\"\n[[study]]\nkind = \"equilibrium\"\nload_steps = 1\n",
            elements / 2
        ))?;
        Some((last(&run, "marker.end.position.y")? / (1e-4 / 24.0) - 1.0).abs())
    };
    Some(0.5 * (error(10)? / error(40)?).log2())
}

/// Largest deviation of the tip of a cantilever in other units of length from that in metres, relative.
fn in_units(scheme: Scheme, formulation: &str) -> Option<f64> {
    let tip = |unit: f64| {
        let run = run(&format!(
            "space = \"planar\"\ngravity = [0, {}]\n[[rod]]\nname = \"w\"\nelements = 5\nstart = [0, 0]\nend = [{unit}, 0]\n\
             section = {{ kind = \"circle\", radius = {} }}\nyoungs_modulus = {}\npoisson_ratio = 0.3\ndensity = {}\n\
             [[joint]]\nname = \"c\"\nkind = \"weld\"\nbodies = [\"ground\", \"w.start\"]\nat = [0, 0]\n\
             [[marker]]\nname = \"tip\"\nbody = \"w.end\"\n[[study]]\nscheme = \"{}\"\nformulation = \"{formulation}\"\nstep = 2e-3\nduration = 0.2\n",
            -9.81 * unit,
            0.02 * unit,
            2e9 / unit,
            1000.0 / unit.powi(3),
            table_of(scheme).name
        ))?;
        Some(last(&run, "marker.tip.position.y")? / unit)
    };
    // powers of two: only thresholds can make a difference
    let metres = tip(1.0)?;
    let others =
        [1.0 / 1_048_576.0, 1024.0].map(|unit| tip(unit).map(|y| (y / metres - 1.0).abs()));
    Some(others[0]?.max(others[1]?))
}
