//! Rods that are drawn bent.

use super::run;

/// A ring bent from a straight rod has the energy of bending alone, π EI/R, as the Cayley map measures it: K = 2 tan(φ/2)/l.
#[test]
fn ref_a_ring_begins_without_extension() {
    for (elements, radius) in [(8, 0.5), (24, 0.5), (24, 2e-4)] {
        let (ea, ei) = (7e6, 1.4e-2 * radius * radius);
        let run = run(&format!(
            "[[rod]]\nname = \"ring\"\nelements = {elements}\nstart = [3, 0, 0]\n\
             path = {{ kind = \"arc\", tangent = [0, 1, 0], toward = [1, 0, 0], radius = {radius}, angle = {} }}\n\
             closed = true\nnatural = \"straight\"\n\
             stiffness = {{ extension = {ea}, shear = [3e6, 3e6], bending = [{ei}, {ei}], torsion = {ei} }}\n\
             mass_per_length = 1\ninertia_per_length = [1e-4, 1e-4, 2e-4]\n\
             [[joint]]\nname = \"clamp\"\nkind = \"weld\"\nbodies = [\"ground\", \"ring.0\"]\n\
             [[study]]\nscheme = \"lie-group\"\nstep = 1e-9\nduration = 1e-9\n",
            std::f64::consts::TAU
        ));
        let half = std::f64::consts::PI / f64::from(elements);
        let wanted = std::f64::consts::PI * ei / radius * (half.tan() / half).powi(2);
        let energy = run.channel("energy.total").expect("energy")[0];
        assert!(
            (energy / wanted - 1.0).abs() < 1e-9,
            "{elements} {radius}: {energy} for {wanted}"
        );
    }
}
