//! Checks of rods: what they are made of, and names of their nodes.

use super::{Checker, Target};
use crate::model::expand::END;
use crate::model::geometry::Matrix3;
use crate::model::rods::{Grid, Lumping, Rod, RodDamping, RodStation, RodStiffness};
use crate::model::{Inertia, NumberOrVector, Section, Space, suggest};

/// Most nodes of all rods together.
const MAX_NODES: u64 = 1_000_000;

/// Largest relative difference of shear moduli that mean the same material.
const SAME_MATERIAL: f64 = 1e-3;

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
        self.rod_shape(path, &subject, rod);
        self.vector(
            &format!("{path}.velocity"),
            &format!("`velocity` of {subject}"),
            &rod.velocity,
        );
        let omega = format!("{path}.angular_velocity");
        self.angular_velocity(&omega, &subject, &rod.angular_velocity);
        self.rod_motion(&format!("{path}.initial_motion"), &subject, rod);
        self.retardations(path, &subject, rod.retardation, rod.shear_retardation);
        let times = (rod.retardation, rod.shear_retardation);
        self.damping(path, &subject, times, rod.damping.as_ref());
        self.color(&format!("{path}.color"), &subject, rod.color.as_deref());
        if rod.stations.is_empty() {
            self.rod_make(path, &subject, rod, &rod.as_station());
        } else {
            self.stations(path, &subject, rod);
        }
        if rod.lumping == Lumping::EndCorrected && (rod.closed || rod.elements < 4) {
            let (message, help) = match rod.closed {
                true => (
                    format!("{subject} is closed: it has no ends to correct"),
                    "leave `lumping` out: the mass of a ring is exact",
                ),
                false => (
                    format!("{subject} has fewer than 4 elements, too few for `lumping`"),
                    "use more elements, or leave it out",
                ),
            };
            self.error_help(format!("{path}.lumping"), message, help);
        }
        if self.errors.len() == before {
            self.rod_numbers(path, &subject, rod);
        }
    }

    /// What the rod is made of, in one of the two ways; `station` is at `path`.
    fn rod_make(&mut self, path: &str, subject: &str, rod: &Rod, station: &RodStation) {
        let given = [
            station.stiffness.is_some(),
            station.mass_per_length.is_some(),
            station.inertia_per_length.is_some(),
        ];
        if given.contains(&true) {
            self.rod_by_stiffness(path, subject, rod, station);
        } else {
            self.rod_by_material(path, subject, rod, station);
        }
    }

    /// Sections along the rod.
    fn stations(&mut self, path: &str, subject: &str, rod: &Rod) {
        let twice = [
            ("section", rod.section.is_some()),
            ("stiffness", rod.stiffness.is_some()),
            ("mass_per_length", rod.mass_per_length.is_some()),
            ("inertia_per_length", rod.inertia_per_length.is_some()),
        ];
        if let Some((key, _)) = twice.iter().find(|(_, given)| *given) {
            let message = format!("{subject} has both `{key}` and `stations`");
            let help = "give it at the stations, or leave them out";
            self.error_help(format!("{path}.{key}"), message, help);
            return;
        }
        let path = format!("{path}.stations");
        let places: Vec<f64> = rod.stations.iter().map(|s| s.at).collect();
        let right = places.len() > 1
            && places.first() == Some(&0.0)
            && places.last() == Some(&1.0)
            && places.windows(2).all(|pair| pair[0] <= pair[1])
            && places.windows(3).all(|three| three[0] < three[2]);
        if !right {
            let message = format!("`at` of the stations of {subject} must go from 0 to 1");
            let help = "`at` is a fraction of the length and never falls; two stations at one place are a step";
            self.error_help(path, message, help);
            return;
        }
        let kind = |s: &RodStation| s.section.as_ref().map(Section::kind);
        let first = rod.stations.first().and_then(kind);
        for (index, station) in rod.stations.iter().enumerate() {
            let (place, errors) = (format!("{path}[{index}]"), self.errors.len());
            // material is that of the rod: missing keys of it are told once
            self.rod_make(&place, subject, rod, station);
            if self.errors.len() > errors {
                return;
            }
            if kind(station) != first {
                let words = |kind: Option<&str>| kind.unwrap_or("stiffness").to_owned();
                let message = format!(
                    "the stations of {subject} are of different kinds: {} and {}",
                    words(first),
                    words(kind(station))
                );
                let help =
                    "between stations dimensions are interpolated: use one kind of section for all";
                self.error_help(place, message, help);
                return;
            }
        }
    }

    /// Stiffness, mass and inertia as numbers.
    fn rod_by_stiffness(&mut self, path: &str, subject: &str, rod: &Rod, station: &RodStation) {
        let of_rod = path.split_once(".stations").map_or(path, |(rod, _)| rod);
        for (key, given) in material_keys(rod, station) {
            if given {
                let other = ["stiffness", "mass_per_length", "inertia_per_length"];
                let there = [
                    station.stiffness.is_some(),
                    station.mass_per_length.is_some(),
                    true,
                ];
                let other = other[there.iter().position(|given| *given).unwrap_or(0)];
                let message = format!("{subject} has both `{other}` and `{key}`");
                let place = if key == "section" { path } else { of_rod };
                self.error_help(format!("{place}.{key}"), message, WAYS);
                return;
            }
        }
        let (Some(stiffness), Some(mass), Some(inertia)) = (
            &station.stiffness,
            station.mass_per_length,
            &station.inertia_per_length,
        ) else {
            let missing = match (&station.stiffness, station.mass_per_length) {
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
    fn rod_by_material(&mut self, path: &str, subject: &str, rod: &Rod, station: &RodStation) {
        let of_rod = path.split_once(".stations").map_or(path, |(rod, _)| rod);
        for (key, value) in [
            ("youngs_modulus", rod.youngs_modulus),
            ("shear_modulus", rod.shear_modulus),
            ("density", rod.density),
            ("shear_factor", rod.shear_factor),
        ] {
            if let Some(value) = value {
                let what = format!("`{key}` of {subject}");
                self.positive(&format!("{of_rod}.{key}"), &what, value);
            }
        }
        if let Some(section) = &station.section {
            self.section(&format!("{path}.section"), subject, section);
        }
        let needed = [
            ("section", station.section.is_some()),
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
        self.poisson(of_rod, subject, rod);
    }

    /// A possible Poisson's ratio; shear modulus and ratio agree; and an isotropic material unless the shear factor is given.
    fn poisson(&mut self, path: &str, subject: &str, rod: &Rod) {
        let key = format!("{path}.poisson_ratio");
        let possible = |nu: f64| nu > -1.0 && nu <= 0.5;
        if let Some(nu) = rod.poisson_ratio
            && !possible(nu)
        {
            let message = format!(
                "`poisson_ratio` of {subject} must be above -1 and at most 0.5, found {nu}"
            );
            let help = "no isotropic material is outside; give the shear_modulus of others";
            self.error_help(key, message, help);
            return;
        }
        let (Some(g), Some(e)) = (rod.shear_modulus, rod.youngs_modulus) else {
            return;
        };
        if !(g > 0.0 && e > 0.0) {
            return;
        }
        let ratio = 0.5 * e / g - 1.0;
        if let Some(nu) = rod.poisson_ratio {
            let modulus = 0.5 * e / (1.0 + nu);
            if (modulus / g - 1.0).abs() > SAME_MATERIAL {
                let message = format!(
                    "`shear_modulus` and `poisson_ratio` of {subject} contradict each other"
                );
                let help = format!(
                    "keep one of them: with a ratio of {nu} the shear modulus is {modulus:.6e}, and with a shear modulus of {g:e} the ratio is {ratio:.4}"
                );
                self.error_help(key, message, help);
            }
        } else if rod.shear_factor.is_none() && !possible(ratio - 1e-3) {
            // rubber is given by rounded numbers
            let message = format!(
                "`shear_modulus` of {subject} gives a Poisson's ratio of {ratio:.4}, which no isotropic material has"
            );
            let help = "check the units (Pa); for wood or composites give the `shear_factor` too";
            self.error_help(format!("{path}.shear_modulus"), message, help);
        }
    }

    /// Coefficients: not negative, as many as the space has, and not beside retardation times.
    pub(crate) fn damping(
        &mut self,
        path: &str,
        subject: &str,
        (time, shear_time): (f64, Option<f64>),
        damping: Option<&RodDamping>,
    ) {
        let Some(damping) = damping else { return };
        let path = format!("{path}.damping");
        let other = match (time != 0.0, shear_time) {
            (true, _) => Some("retardation"),
            (false, Some(_)) => Some("shear_retardation"),
            (false, None) => None,
        };
        if let Some(other) = other {
            let message = format!("{subject} has both `{other}` and `damping`");
            let help = "give retardation times [s], or damping coefficients [N s, N m^2 s]";
            self.error_help(path, message, help);
            return;
        }
        let lists = [("shear", &damping.shear), ("bending", &damping.bending)];
        let wanted = self.space.dimension() - 1;
        for (key, list) in lists {
            let (place, what) = (
                format!("{path}.{key}"),
                format!("`damping.{key}` of {subject}"),
            );
            if !list.is_empty() && list.len() != wanted {
                let message = format!("{what} must have {wanted} entries, found {}", list.len());
                let help = "one for each section axis; in planar models there is only one";
                self.error_help(place, message, help);
                continue;
            }
            for (index, value) in list.iter().enumerate() {
                self.not_negative(&format!("{place}[{index}]"), &what, *value);
            }
        }
        let what = format!("`damping.extension` of {subject}");
        self.not_negative(&format!("{path}.extension"), &what, damping.extension);
        if let Some(torsion) = damping.torsion {
            let (place, what) = (
                format!("{path}.torsion"),
                format!("`damping.torsion` of {subject}"),
            );
            self.not_negative(&place, &what, torsion);
            if self.space == Space::Planar {
                let message = format!("{what} exists only in 3d models");
                self.error_help(place, message, "leave it out");
            }
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
            Section::IBeam(s) => {
                for (key, value) in [
                    ("height", s.height),
                    ("width", s.width),
                    ("flange", s.flange),
                    ("web", s.web),
                ] {
                    each(key, value);
                }
                for (key, wall, outer, of_outer) in [
                    (
                        "flange",
                        2.0 * s.flange,
                        s.height,
                        "two flanges fit into its height",
                    ),
                    (
                        "web",
                        s.web,
                        s.width,
                        "its web is thinner than the flanges are wide",
                    ),
                ] {
                    if wall > 0.0 && outer > 0.0 && wall >= outer {
                        let message = format!("`{key}` of {of} is too large: {wall} of {outer}");
                        let help = format!("an I-section has thin walls: {of_outer}");
                        self.error_help(format!("{path}.{key}"), message, help);
                    }
                }
            }
        }
    }

    /// What follows from legal numbers may still be out of range.
    fn rod_numbers(&mut self, path: &str, subject: &str, rod: &Rod) {
        let h = rod.length() / f64::from(rod.elements);
        let places: Vec<f64> = match rod.stations.as_slice() {
            [] => vec![0.5],
            stations => stations.iter().map(|s| s.at).collect(),
        };
        let all = places.iter().all(|s| {
            let Some(p) = rod.properties_at(*s, self.space) else {
                return false;
            };
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
            stiff.chain(heavy).all(|x| x.is_normal() && x > 0.0)
        });
        if !all {
            let message = format!(
                "the stiffness or the mass of an element of {subject} is out of the range of numbers"
            );
            let help = "lengths are in metres, moduli in Pa, the density in kg/m^3";
            self.error_help(path, message, help);
        }
    }

    /// Stiffnesses: positive, and as many as the space needs.
    pub(crate) fn stiffnesses(&mut self, path: &str, subject: &str, stiffness: &RodStiffness) {
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

    pub(crate) fn retardations(
        &mut self,
        path: &str,
        subject: &str,
        time: f64,
        shear: Option<f64>,
    ) {
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
        let shape = self.shapes.get(rod.name.as_str())?.as_ref();
        let target = |pose: Option<([f64; 3], Matrix3)>| Target::Node {
            position: pose.map_or([0.0; 3], |(position, _)| position),
            rotation: pose.map(|(_, axes)| axes),
        };
        if which == END && rod.grid == Grid::Staggered && !rod.closed {
            return Some(target(shape.map(|shape| shape.drawn(1.0))));
        }
        let number: u32 = which.parse().ok()?;
        // 07 and +7 are no names of nodes
        if number > rod.last_node() || number.to_string() != which {
            return None;
        }
        Some(target(shape.map(|shape| rod.node_pose(number, shape))))
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
        let (name, last) = (suggest::shorten(&rod.name), rod.last_node());
        let end = match rod.closed {
            false => format!(", {name}.end"),
            true => "; it is closed and has no end".to_owned(),
        };
        let help = format!("its nodes are {name}.start, {name}.0, ..., {name}.{last}{end}");
        let message = match which {
            None => format!("\"{name}\" is a rod, not a body"),
            Some(which) => format!("rod \"{name}\" has no node \"{}\"", suggest::shorten(which)),
        };
        Some((message, help))
    }
}

/// Keys of section and material, and whether they are given.
fn material_keys(rod: &Rod, station: &RodStation) -> [(&'static str, bool); 6] {
    [
        ("section", station.section.is_some()),
        ("youngs_modulus", rod.youngs_modulus.is_some()),
        ("shear_modulus", rod.shear_modulus.is_some()),
        ("poisson_ratio", rod.poisson_ratio.is_some()),
        ("density", rod.density.is_some()),
        ("shear_factor", rod.shear_factor.is_some()),
    ]
}
