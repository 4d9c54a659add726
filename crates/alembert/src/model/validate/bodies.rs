//! Checks of bodies and points: mass properties, shapes, initial state.

use super::Checker;
use crate::error::ModelError;
use crate::model::geometry::symmetric_eigenvalues;
use crate::model::inertia::MassSource;
use crate::model::suggest;
use crate::model::{
    AngularVelocity, Body, FastAxes, Inertia, Orientation, Point, Shape, Space, Vector,
};

/// Allowed relative departure of an inertia tensor from symmetry.
const SYMMETRY_TOLERANCE: f64 = 1e-9;

/// Allowed relative violation of the triangle inequality; a flat plate is on its border.
const TRIANGLE_TOLERANCE: f64 = 1e-6;

impl Checker<'_> {
    pub(super) fn bodies(&mut self) {
        for (index, body) in self.model.bodies.iter().enumerate() {
            self.body(&format!("body[{index}]"), body);
        }
        for (index, point) in self.model.points.iter().enumerate() {
            self.point(&format!("point[{index}]"), point);
        }
    }

    fn point(&mut self, path: &str, point: &Point) {
        let subject = format!("point \"{}\"", suggest::shorten(&point.name));
        let mass_path = format!("{path}.mass");
        for (key, vector) in [("position", &point.position), ("velocity", &point.velocity)] {
            let of = format!("`{key}` of {subject}");
            self.vector(&format!("{path}.{key}"), &of, vector);
        }
        if let Some(FastAxes::Axes(axes)) = &point.fast {
            for (k, axis) in axes.iter().enumerate() {
                if *axis as usize >= self.space.dimension() {
                    let message = format!("{subject} has no third axis in a planar model");
                    self.error(format!("{path}.fast[{k}]"), message);
                }
            }
        }
        let Some(motion) = &point.motion else {
            let help =
                "add `mass`: Mass [kg], positive; only a point with a prescribed `motion` has none";
            if point.mass == 0.0 {
                let message = format!("{subject} has no `mass`, or a mass of zero");
                self.error_help(mass_path, message, help);
            } else {
                self.positive(&mass_path, &format!("the mass of {subject}"), point.mass);
            }
            return;
        };
        // a driven point is where its motion says
        let help =
            "a point with a prescribed `motion` has no mass, position, velocity or rate of its own";
        for (key, given) in [
            ("mass", point.mass != 0.0),
            ("position", point.position.is_some()),
            ("velocity", point.velocity.is_some()),
            ("fast", point.fast.is_some()),
        ] {
            if given {
                let message = format!("{subject} has both `motion` and `{key}`");
                self.error_help(format!("{path}.{key}"), message, help);
            }
        }
        self.components(&format!("{path}.motion"), &subject, "motion", motion);
    }

    fn body(&mut self, path: &str, body: &Body) {
        let subject = format!("body \"{}\"", suggest::shorten(&body.name));
        let before = self.errors.len();
        if let Some(mass) = body.mass {
            self.positive(
                &format!("{path}.mass"),
                &format!("the mass of {subject}"),
                mass,
            );
        }
        if let Some(density) = body.density {
            let what = format!("the density of {subject}");
            self.positive(&format!("{path}.density"), &what, density);
        }
        if let Some(inertia) = &body.inertia {
            self.inertia(&format!("{path}.inertia"), &subject, inertia);
        }
        if let Some(shape) = &body.shape {
            self.shape(&format!("{path}.shape"), &subject, shape);
        }
        for (key, vector) in [
            ("center_of_mass", &body.center_of_mass),
            ("position", &body.position),
            ("velocity", &body.velocity),
            ("angular_velocity_body", &body.angular_velocity_body),
        ] {
            if key == "angular_velocity_body" && self.space == Space::Planar {
                continue;
            }
            self.vector(
                &format!("{path}.{key}"),
                &format!("`{key}` of {subject}"),
                vector,
            );
        }
        self.rotation(path, &subject, body);
        match body.mass_source() {
            Err(error) => self.nested(path, &subject, error),
            Ok(source) if self.errors.len() == before => self.result(path, &subject, body, source),
            Ok(_) => {}
        }
    }

    /// An error with a path inside an element.
    fn nested(&mut self, path: &str, subject: &str, error: ModelError) {
        let separator = if error.path.is_empty() { "" } else { "." };
        let path = format!("{path}{separator}{}", error.path);
        let message = format!("{subject}: {}", error.message);
        self.errors.push(ModelError {
            path,
            message,
            ..error
        });
    }

    /// Mass properties that follow from legal keys may still be out of range.
    fn result(&mut self, path: &str, subject: &str, body: &Body, source: MassSource) {
        if source == MassSource::Given {
            return;
        }
        match body.mass_properties(self.space) {
            Err(error) => self.nested(path, subject, error),
            Ok(properties) => {
                let used = match self.space {
                    Space::Spatial => 0..3,
                    Space::Planar => 2..3,
                };
                let diagonal = used.map(|i| properties.inertia[i][i]);
                let mut numbers = std::iter::once(properties.mass).chain(diagonal);
                if !numbers.all(|number| number > 0.0 && number.is_finite()) {
                    let message = format!(
                        "{subject}: the shape gives the mass {:e}, out of the range of numbers",
                        properties.mass
                    );
                    self.error_help(format!("{path}.shape"), message, "lengths are in metres");
                }
            }
        }
    }

    fn inertia(&mut self, path: &str, subject: &str, inertia: &Inertia) {
        let subject = format!("the inertia of {subject}");
        match (inertia, self.space) {
            (Inertia::Scalar(value), Space::Planar) => self.positive(path, &subject, *value),
            (Inertia::Scalar(_), Space::Spatial) => self.error_help(
                path,
                format!("{subject} must be a list in a 3d model, found one number"),
                "write [Jx, Jy, Jz] or the full tensor",
            ),
            (_, Space::Planar) => self.error_help(
                path,
                format!("{subject} must be one number in a planar model, found a list"),
                "write the moment of inertia about z",
            ),
            (Inertia::Diagonal(_), Space::Spatial) => {
                self.tensor(path, &subject, &inertia.to_matrix());
            }
            (Inertia::Tensor(tensor), Space::Spatial) => {
                if self.symmetric(path, &subject, tensor) {
                    self.tensor(path, &subject, tensor);
                }
            }
        }
    }

    fn symmetric(&mut self, path: &str, subject: &str, tensor: &[[f64; 3]; 3]) -> bool {
        let largest = tensor.iter().flatten().fold(0.0_f64, |m, x| m.max(x.abs()));
        for (i, j) in [(0, 1), (0, 2), (1, 2)] {
            let difference = (tensor[i][j] - tensor[j][i]).abs();
            if difference > SYMMETRY_TOLERANCE * largest {
                let message = format!(
                    "{subject} is not symmetric: entries [{i}][{j}] and [{j}][{i}] are {} and {}",
                    tensor[i][j], tensor[j][i]
                );
                self.error(format!("{path}[{j}]"), message);
                return false;
            }
        }
        true
    }

    /// Principal values: positive, and none larger than the sum of the others.
    pub(super) fn tensor(&mut self, path: &str, subject: &str, tensor: &[[f64; 3]; 3]) {
        let [a, b, c] = symmetric_eigenvalues(tensor);
        if a <= 0.0 {
            let message = format!(
                "{subject} is not positive definite: its principal values are {a:.6e}, {b:.6e}, {c:.6e}"
            );
            let help = "every principal value must be positive, also that of a thin rod about its own axis";
            self.error_help(path, message, help);
        } else if c > (a + b) * (1.0 + TRIANGLE_TOLERANCE) {
            let message = format!(
                "{subject} is impossible: the principal value {c:.6e} is larger than the sum of the others, {:.6e}, by {:.3e}",
                a + b,
                c - a - b
            );
            let help = "no distribution of mass has this inertia (triangle inequality); check units and the order of the entries";
            self.error_help(path, message, help);
        }
    }

    fn shape(&mut self, path: &str, subject: &str, shape: &Shape) {
        let kind = shape.kind();
        let exists = match self.space {
            Space::Spatial => !matches!(shape, Shape::Disk(_)),
            Space::Planar => matches!(shape, Shape::Box(_) | Shape::Disk(_)),
        };
        if !exists {
            let (model, help) = match self.space {
                Space::Spatial => ("3d", "possible: box, cylinder, capsule, sphere, cone"),
                Space::Planar => ("planar", "possible: box, disk"),
            };
            let message =
                format!("{subject}: the shape \"{kind}\" does not exist in {model} models");
            self.error_help(format!("{path}.kind"), message, help);
            return;
        }
        let of = format!("the {kind} of {subject}");
        for (key, value) in dimensions(shape) {
            self.positive(&format!("{path}.{key}"), &format!("`{key}` of {of}"), value);
        }
        if let Shape::Box(shape) = shape {
            let size = Some(shape.size.clone());
            self.vector(&format!("{path}.size"), &format!("`size` of {of}"), &size);
        }
        let position = shape.position().cloned();
        self.vector(
            &format!("{path}.position"),
            &format!("`position` of {of}"),
            &position,
        );
        self.picture(path, &of, shape);
        if let Some(orientation) = shape.orientation() {
            self.orientation(&format!("{path}.orientation"), &of, orientation);
        }
    }

    /// Keys that only the picture uses.
    fn picture(&mut self, path: &str, of: &str, shape: &Shape) {
        let thickness = match shape {
            Shape::Box(shape) => shape.thickness,
            Shape::Disk(shape) => shape.thickness,
            _ => None,
        };
        if thickness.is_some() && self.space == Space::Spatial {
            let message = format!("`thickness` of {of} exists only in planar models");
            self.error_help(
                format!("{path}.thickness"),
                message,
                "use the third entry of `size`",
            );
        }
        self.color(&format!("{path}.color"), of, shape.color());
    }

    pub(super) fn color(&mut self, path: &str, of: &str, color: Option<&str>) {
        let Some(color) = color else { return };
        let digits = color.strip_prefix('#').unwrap_or("");
        if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let message = format!("`color` of {of} is \"{}\"", suggest::shorten(color));
            let help = "write a colour as \"#rrggbb\", e.g. \"#1f77b4\"";
            self.error_help(path, message, help);
        }
    }

    fn orientation(&mut self, path: &str, subject: &str, orientation: &Orientation) {
        if self.space == Space::Planar {
            let message = format!("`orientation` of {subject} exists only in 3d models");
            self.error_help(
                path,
                message,
                "in planar models a body has an `angle` [rad]",
            );
        } else if let Err(error) = orientation.to_matrix() {
            self.nested(path, &format!("orientation of {subject}"), error);
        }
    }

    fn rotation(&mut self, path: &str, subject: &str, body: &Body) {
        if let Some(orientation) = &body.orientation {
            self.orientation(&format!("{path}.orientation"), subject, orientation);
        }
        if body.angle.is_some() && self.space == Space::Spatial {
            let message = format!("`angle` of {subject} exists only in planar models");
            let help = "write orientation = { axis = [0, 0, 1], angle = ... }";
            self.error_help(format!("{path}.angle"), message, help);
        }
        let (world, own) = (&body.angular_velocity, &body.angular_velocity_body);
        if world.is_some() && own.is_some() {
            let message = format!("{subject} has both angular_velocity and angular_velocity_body");
            let help = "keep one of them: world axes or body axes";
            self.error_help(format!("{path}.angular_velocity_body"), message, help);
        }
        if own.is_some() && self.space == Space::Planar {
            let message = format!("`angular_velocity_body` of {subject} exists only in 3d models");
            let help = "write angular_velocity = ... , one number";
            self.error_help(format!("{path}.angular_velocity_body"), message, help);
        }
        self.angular_velocity(&format!("{path}.angular_velocity"), subject, world);
    }

    pub(super) fn angular_velocity(
        &mut self,
        path: &str,
        subject: &str,
        given: &Option<AngularVelocity>,
    ) {
        match (given, self.space) {
            (Some(AngularVelocity::Scalar(_)), Space::Spatial) => self.error_help(
                path,
                format!("`angular_velocity` of {subject} must have three entries in a 3d model"),
                "write [wx, wy, wz]",
            ),
            (Some(AngularVelocity::Vector(_)), Space::Planar) => self.error_help(
                path,
                format!("`angular_velocity` of {subject} must be one number in a planar model"),
                "write the rate about z",
            ),
            _ => {}
        }
    }
}

/// Lengths of a shape that must be positive.
fn dimensions(shape: &Shape) -> Vec<(String, f64)> {
    let named = |key: &str, value: f64| (key.to_owned(), value);
    let mut list = match shape {
        Shape::Box(shape) => {
            let Vector(entries) = &shape.size;
            let entries = entries.iter().enumerate();
            entries
                .map(|(i, value)| (format!("size[{i}]"), *value))
                .collect()
        }
        Shape::Cylinder(shape) | Shape::Capsule(shape) => {
            vec![named("radius", shape.radius), named("length", shape.length)]
        }
        Shape::Sphere(shape) => vec![named("radius", shape.radius)],
        Shape::Cone(shape) => vec![named("radius", shape.radius), named("height", shape.height)],
        Shape::Disk(shape) => vec![named("radius", shape.radius)],
    };
    let thickness = match shape {
        Shape::Box(shape) => shape.thickness,
        Shape::Disk(shape) => shape.thickness,
        _ => None,
    };
    list.extend(thickness.map(|value| named("thickness", value)));
    list
}
