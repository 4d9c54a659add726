//! Checks of rods and beam elements.

use super::{Checker, Target, distance};
use crate::model::geometry::apply;
use crate::model::rods::{Rod, RodStiffness};
use crate::model::{Beam, Inertia, NumberOrVector, Section, Space, suggest};

/// Most nodes of all rods together.
const MAX_NODES: u64 = 1_000_000;

/// The two ways to say what a rod is made of.
const WAYS: &str = "give section, youngs_modulus, shear_modulus or poisson_ratio, and density; or stiffness, mass_per_length and inertia_per_length";

impl Checker<'_> {
    pub(super) fn rods(&mut self) {
        let mut nodes = 0;
        for (index, rod) in self.model.rods.iter().enumerate() {
            let path = format!("rod[{index}]");
            self.rod(&path, rod);
            let before = nodes;
            nodes += u64::from(rod.elements.min(Rod::MAX_ELEMENTS)) + 1;
            if before <= MAX_NODES && nodes > MAX_NODES {
                let message = format!("the rods of the model have more than {MAX_NODES} nodes");
                let help = "use fewer elements";
                self.error_help(format!("{path}.elements"), message, help);
            }
        }
    }

    fn rod(&mut self, path: &str, rod: &Rod) {
        let subject = format!("rod \"{}\"", suggest::shorten(&rod.name));
        let before = self.errors.len();
        if rod.elements == 0 || rod.elements > Rod::MAX_ELEMENTS {
            let message = format!(
                "`elements` of {subject} must be 1 to {}, found {}",
                Rod::MAX_ELEMENTS,
                rod.elements
            );
            let help = "20 to 100 elements are usual";
            self.error_help(format!("{path}.elements"), message, help);
        }
        self.rod_line(path, &subject, rod);
        self.vector(
            &format!("{path}.velocity"),
            &format!("`velocity` of {subject}"),
            &rod.velocity,
        );
        let omega = format!("{path}.angular_velocity");
        self.angular_velocity(&omega, &subject, &rod.angular_velocity);
        self.rod_motion(&format!("{path}.initial_motion"), &subject, rod);
        self.retardations(path, &subject, rod.retardation, rod.shear_retardation);
        self.color(&format!("{path}.color"), &subject, rod.color.as_deref());
        if rod.stiffness.is_some()
            || rod.mass_per_length.is_some()
            || rod.inertia_per_length.is_some()
        {
            self.rod_by_stiffness(path, &subject, rod);
        } else {
            self.rod_by_material(path, &subject, rod);
        }
        if self.errors.len() == before {
            self.rod_numbers(path, &subject, rod);
        }
    }

    /// Ends and normal.
    fn rod_line(&mut self, path: &str, subject: &str, rod: &Rod) {
        let of = |key: &str| format!("`{key}` of {subject}");
        let ends = [("start", &rod.start), ("end", &rod.end)];
        let right = ends.map(|(key, vector)| {
            self.vector(&format!("{path}.{key}"), &of(key), &Some(vector.clone()))
        });
        if right != [true, true] {
            return;
        }
        if rod.tangent().is_none() || !rod.length().is_finite() {
            let length = rod.length();
            let message = format!("{subject} has the length {length}: `start` and `end` coincide");
            let (message, help) = if length == 0.0 {
                (message, "give two different points, in metres")
            } else {
                (
                    format!("the length of {subject} is out of the range of numbers"),
                    "lengths are in metres",
                )
            };
            self.error_help(format!("{path}.end"), message, help);
            return;
        }
        let key = format!("{path}.normal");
        if rod.normal.is_some() && self.space == Space::Planar {
            let message = format!("`normal` of {subject} exists only in 3d models");
            let help = "leave it out: in planar models the first section axis lies in the plane";
            self.error_help(key, message, help);
            return;
        }
        let errors = self.errors.len();
        self.direction(&key, &of("normal"), &rod.normal);
        if self.errors.len() == errors && rod.rotation(self.space).is_none() {
            let message = format!("`normal` of {subject} is parallel to the rod");
            let help = "give the direction of the first section axis, across the rod; its part along the rod does not matter";
            self.error_help(key, message, help);
        }
    }

    /// Stiffness, mass and inertia as numbers.
    fn rod_by_stiffness(&mut self, path: &str, subject: &str, rod: &Rod) {
        for (key, given) in material_keys(rod) {
            if given {
                let other = ["stiffness", "mass_per_length", "inertia_per_length"];
                let there = [rod.stiffness.is_some(), rod.mass_per_length.is_some(), true];
                let other = other[there.iter().position(|given| *given).unwrap_or(0)];
                let message = format!("{subject} has both `{other}` and `{key}`");
                self.error_help(format!("{path}.{key}"), message, WAYS);
                return;
            }
        }
        let (Some(stiffness), Some(mass), Some(inertia)) =
            (&rod.stiffness, rod.mass_per_length, &rod.inertia_per_length)
        else {
            let missing = match (&rod.stiffness, rod.mass_per_length) {
                (None, _) => "stiffness",
                (_, None) => "mass_per_length",
                _ => "inertia_per_length",
            };
            self.error_help(path, format!("{subject} has no `{missing}`"), WAYS);
            return;
        };
        self.stiffnesses(&format!("{path}.stiffness"), subject, stiffness);
        let key = format!("{path}.mass_per_length");
        self.positive(&key, &format!("`mass_per_length` of {subject}"), mass);
        let key = format!("{path}.inertia_per_length");
        let what = format!("`inertia_per_length` of {subject}");
        match (inertia, self.space) {
            (NumberOrVector::Number(value), Space::Planar) => self.positive(&key, &what, *value),
            (NumberOrVector::Vector(values), Space::Spatial) => {
                self.tensor(&key, &what, &Inertia::Diagonal(*values).to_matrix());
            }
            (NumberOrVector::Number(_), Space::Spatial) => self.error_help(
                key,
                format!("{what} must have three entries in a 3d model"),
                "write the moments of inertia about the two section axes and the tangent",
            ),
            (NumberOrVector::Vector(_), Space::Planar) => self.error_help(
                key,
                format!("{what} must be one number in a planar model"),
                "write the moment of inertia about z",
            ),
        }
    }

    /// Section and material.
    fn rod_by_material(&mut self, path: &str, subject: &str, rod: &Rod) {
        for (key, value) in [
            ("youngs_modulus", rod.youngs_modulus),
            ("shear_modulus", rod.shear_modulus),
            ("density", rod.density),
            ("shear_factor", rod.shear_factor),
        ] {
            if let Some(value) = value {
                let what = format!("`{key}` of {subject}");
                self.positive(&format!("{path}.{key}"), &what, value);
            }
        }
        if let Some(section) = &rod.section {
            self.section(&format!("{path}.section"), subject, section);
        }
        let needed = [
            ("section", rod.section.is_some()),
            ("youngs_modulus", rod.youngs_modulus.is_some()),
            (
                "shear_modulus` or `poisson_ratio",
                rod.shear_modulus.is_some() || rod.poisson_ratio.is_some(),
            ),
            ("density", rod.density.is_some()),
        ];
        let missing = needed.iter().filter(|(_, given)| !given);
        let missing: Vec<String> = missing.map(|(key, _)| format!("`{key}`")).collect();
        if !missing.is_empty() {
            let message = format!("{subject} has no {}", missing.join(", no "));
            self.error_help(path, message, WAYS);
        }
        self.poisson(path, subject, rod);
    }

    /// Exactly one of shear modulus and Poisson's ratio, and an isotropic material unless the shear factor is given.
    fn poisson(&mut self, path: &str, subject: &str, rod: &Rod) {
        let key = format!("{path}.poisson_ratio");
        if let (Some(g), Some(nu)) = (rod.shear_modulus, rod.poisson_ratio) {
            let message = format!("{subject} has both `shear_modulus` and `poisson_ratio`");
            let help = match rod.youngs_modulus.map(|e| 0.5 * e / (1.0 + nu)) {
                Some(other) if (other / g - 1.0).abs() > 1e-6 => format!(
                    "keep one of them; they contradict each other: with a ratio of {nu} the shear modulus is {other:.6e}, not {g:e}"
                ),
                _ => "keep one of them".to_owned(),
            };
            self.error_help(key, message, help);
            return;
        }
        let possible = |nu: f64| nu > -1.0 && nu <= 0.5;
        if let Some(nu) = rod.poisson_ratio {
            if !possible(nu) {
                let message = format!(
                    "`poisson_ratio` of {subject} must be above -1 and at most 0.5, found {nu}"
                );
                let help = "no isotropic material is outside; give the shear_modulus of others";
                self.error_help(key, message, help);
            }
        } else if let (Some(g), Some(e), None) =
            (rod.shear_modulus, rod.youngs_modulus, rod.shear_factor)
            && g > 0.0
            && e > 0.0
            // rubber is given by rounded numbers
            && !possible(0.5 * e / g - 1.0 - 1e-3)
        {
            let message = format!(
                "`shear_modulus` of {subject} gives a Poisson's ratio of {:.4}, which no isotropic material has",
                0.5 * e / g - 1.0
            );
            let help = "check the units (Pa); for wood or composites give the `shear_factor` too";
            self.error_help(format!("{path}.shear_modulus"), message, help);
        }
    }

    fn section(&mut self, path: &str, subject: &str, section: &Section) {
        let of = format!("the {} of {subject}", section.kind());
        let mut each = |key: &str, value: f64| {
            self.positive(&format!("{path}.{key}"), &format!("`{key}` of {of}"), value);
        };
        match section {
            Section::Circle(s) => each("radius", s.radius),
            Section::Tube(s) => {
                each("radius", s.radius);
                each("wall", s.wall);
                if s.radius > 0.0 && s.wall >= s.radius {
                    let message = format!(
                        "the wall of {of} is not thinner than its radius: {} and {}",
                        s.wall, s.radius
                    );
                    let help = "`radius` is the outer radius; a full section is a circle";
                    self.error_help(format!("{path}.wall"), message, help);
                }
            }
            Section::Rectangle(s) => {
                each("size[0]", s.size[0]);
                each("size[1]", s.size[1]);
            }
            Section::Ellipse(s) => {
                each("radii[0]", s.radii[0]);
                each("radii[1]", s.radii[1]);
            }
        }
    }

    /// What follows from legal numbers may still be out of range.
    fn rod_numbers(&mut self, path: &str, subject: &str, rod: &Rod) {
        let Some(p) = rod.properties(self.space) else {
            return;
        };
        let h = rod.length() / f64::from(rod.elements);
        let RodStiffness {
            extension,
            shear,
            bending,
            torsion,
        } = &p.stiffness;
        let inertia = match p.inertia {
            Inertia::Diagonal(values) => values.to_vec(),
            other => vec![other.to_matrix()[2][2]],
        };
        let stiff = shear.iter().chain(bending).chain(torsion);
        let stiff = stiff.chain([extension]).map(|k| k / h);
        let heavy = inertia.iter().chain([&p.mass]).map(|m| 0.5 * h * m);
        if !stiff.chain(heavy).all(|x| x.is_normal() && x > 0.0) {
            let message = format!(
                "the stiffness or the mass of an element of {subject} is out of the range of numbers"
            );
            let help = "lengths are in metres, moduli in Pa, the density in kg/m^3";
            self.error_help(path, message, help);
        }
    }

    pub(super) fn beam(&mut self, path: &str, subject: &str, beam: &Beam) {
        let stiffness = RodStiffness {
            extension: beam.extension,
            shear: beam.shear.clone(),
            bending: beam.bending.clone(),
            torsion: beam.torsion,
        };
        self.stiffnesses(path, subject, &stiffness);
        self.retardations(path, subject, beam.retardation, beam.shear_retardation);
        if let Some(length) = beam.length {
            let what = format!("the length of {subject}");
            self.positive(&format!("{path}.length"), &what, length);
        }
        let Some(targets) = self.pair(path, subject, &beam.bodies) else {
            return;
        };
        if let Some(index) = targets.iter().position(|target| target.is_point()) {
            let message =
                format!("{subject} is attached to a point mass, which has no orientation");
            self.error_help(format!("{path}.bodies[{index}]"), message, "use a spring");
        } else if let (None, [Some(a), Some(b)]) =
            (beam.length, targets.map(|target| target.center(self.space)))
            && distance(a, b) == 0.0
        {
            let message =
                format!("{subject} has no length: the centres of mass of its bodies coincide");
            let help =
                "place the bodies at the two ends of the element, or give its length = ... [m]";
            self.error_help(path, message, help);
        }
    }

    /// Stiffnesses: positive, and as many as the space needs.
    fn stiffnesses(&mut self, path: &str, subject: &str, stiffness: &RodStiffness) {
        let what = format!("`extension` of {subject}");
        self.positive(&format!("{path}.extension"), &what, stiffness.extension);
        let (wanted, words) = match self.space {
            Space::Spatial => (2, "two entries in a 3d model"),
            Space::Planar => (1, "one entry in a planar model"),
        };
        for (key, list) in [("shear", &stiffness.shear), ("bending", &stiffness.bending)] {
            let path = format!("{path}.{key}");
            let what = format!("`{key}` of {subject}");
            if list.len() != wanted {
                let message = format!("{what} must have {words}, found {}", list.len());
                let help = "one for each section axis; in planar models there is only one";
                self.error_help(path, message, help);
                continue;
            }
            for (index, value) in list.iter().enumerate() {
                self.positive(&format!("{path}[{index}]"), &what, *value);
            }
        }
        match (stiffness.torsion, self.space) {
            (Some(_), Space::Planar) => self.error_help(
                format!("{path}.torsion"),
                format!("`torsion` of {subject} exists only in 3d models"),
                "leave it out",
            ),
            (None, Space::Spatial) => self.error_help(
                path,
                format!("{subject} has no `torsion`"),
                "add torsion = ..., the torsional stiffness GJ [N m^2]",
            ),
            (Some(value), Space::Spatial) => {
                let what = format!("`torsion` of {subject}");
                self.positive(&format!("{path}.torsion"), &what, value);
            }
            (None, Space::Planar) => {}
        }
    }

    fn retardations(&mut self, path: &str, subject: &str, time: f64, shear: Option<f64>) {
        for (key, value) in [
            ("retardation", time),
            ("shear_retardation", shear.unwrap_or(0.0)),
        ] {
            let what = format!("`{key}` of {subject}");
            self.not_negative(&format!("{path}.{key}"), &what, value);
        }
    }

    /// The node of a rod that a name with a number means.
    pub(super) fn node(&self, name: &str) -> Option<Target<'static>> {
        let (rod, which) = name.rsplit_once('.')?;
        let rod = self.rods.get(rod)?;
        let number: u32 = which.parse().ok()?;
        // 07 and +7 are no names of nodes
        if number > rod.elements || number.to_string() != which {
            return None;
        }
        Some(Target::Node {
            position: rod.node_position(number),
            rotation: rod.rotation(self.space),
        })
    }

    /// Why a name that begins with a rod means no node.
    pub(super) fn no_node(&self, name: &str) -> Option<(String, String)> {
        let (rod, which) = match self.rods.get(name) {
            Some(rod) => (rod, None),
            None => {
                let (rod, which) = name.rsplit_once('.')?;
                (self.rods.get(rod)?, Some(which))
            }
        };
        let (name, last) = (suggest::shorten(&rod.name), rod.elements);
        let help = format!("its nodes are {name}.start, {name}.0, ..., {name}.{last}, {name}.end");
        let message = match which {
            None => format!("\"{name}\" is a rod, not a body"),
            Some(which) => format!("rod \"{name}\" has no node \"{}\"", suggest::shorten(which)),
        };
        Some((message, help))
    }
}

impl Target<'_> {
    /// Drawn centre of mass; nothing for a point, or if the body is broken.
    fn center(self, space: Space) -> Option<[f64; 3]> {
        match self {
            Target::Ground => Some([0.0; 3]),
            Target::Point(_) => None,
            Target::Node { position, .. } => Some(position),
            Target::Body(body) => {
                let local = body.mass_properties(space).ok()?.center_of_mass;
                let turned = apply(&body.rotation().ok()?, local);
                let origin = body.position_xyz();
                Some([0, 1, 2].map(|i| origin[i] + turned[i]))
            }
        }
    }
}

/// Keys of section and material, and whether they are given.
fn material_keys(rod: &Rod) -> [(&'static str, bool); 6] {
    [
        ("section", rod.section.is_some()),
        ("youngs_modulus", rod.youngs_modulus.is_some()),
        ("shear_modulus", rod.shear_modulus.is_some()),
        ("poisson_ratio", rod.poisson_ratio.is_some()),
        ("density", rod.density.is_some()),
        ("shear_factor", rod.shear_factor.is_some()),
    ]
}
