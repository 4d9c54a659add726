//! Models made by programs: the tables of the model file as values that can be chained.
//!
//! Every table is a plain struct whose fields are the keys of the file, so whatever the file can say is a struct literal with
//! `..Default::default()`. What is used most has a short form here. Nothing is checked while a model is made:
//! [`Model::checked`] says everything that is wrong, with the words that a file would get, and a run asks it too.

use super::signals::usual_smoothness;
use super::{
    AngularVelocity, BoxShape, Coordinate, CoordinateRef, Coupling, CylinderShape, DiskShape,
    Drive, Force, Frequency, Inertia, Joint, JointKind, Marker, Model, NumberOrVector, Orientation,
    Point, ReportOptions, RestToRest, Rod, Scheme, Servo, Shape, Signal, Space, SphereShape,
    Spring, Study, StudyKind, Torsion, Vector, validate,
};
use super::{Body, SignalTable};
use crate::error::ModelErrors;

impl Model {
    /// An empty model in space.
    ///
    /// ```
    /// use alembert::model::{Body, Joint, Model, Study};
    /// let model = Model::new("pendulum")
    ///     .with_gravity([0.0, 0.0, -9.81])
    ///     .with_body(Body::rigid("bob", 1.0, [0.1, 0.1, 0.1]).at([1.0, 0.0, 0.0]))
    ///     .with_joint(Joint::revolute("pivot", ["ground", "bob"]).at([0.0; 3]).about([0.0, 1.0, 0.0]))
    ///     .with_study(Study::motion(1e-2, 1.0))
    ///     .checked()?;
    /// assert_eq!(model.bodies.len(), 1);
    ///
    /// // names are checked as those of a file are
    /// let wrong = model.with_joint(Joint::revolute("second", ["bob", "bobb"]).at([1.0; 3]).about([0.0, 1.0, 0.0]));
    /// let errors = wrong.checked().unwrap_err();
    /// assert_eq!(errors.0[0].help.as_deref(), Some("did you mean `bob`?"));
    /// # Ok::<(), alembert::error::ModelErrors>(())
    /// ```
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            ..Self::default()
        }
    }

    /// An empty model in the plane.
    pub fn planar(name: impl Into<String>) -> Self {
        Self {
            space: Space::Planar,
            ..Self::new(name)
        }
    }

    /// The same with a title for people.
    #[must_use]
    pub fn with_title(mut self, title: impl Into<String>) -> Self {
        self.title = Some(title.into());
        self
    }

    /// The same with an acceleration of gravity [m/s^2].
    #[must_use]
    pub fn with_gravity(mut self, gravity: impl Into<Vector>) -> Self {
        self.gravity = Some(gravity.into());
        self
    }

    /// The same with one more rigid body.
    #[must_use]
    pub fn with_body(mut self, body: Body) -> Self {
        self.bodies.push(body);
        self
    }

    /// The same with one more point.
    #[must_use]
    pub fn with_point(mut self, point: Point) -> Self {
        self.points.push(point);
        self
    }

    /// The same with one more rod.
    #[must_use]
    pub fn with_rod(mut self, rod: Rod) -> Self {
        self.rods.push(rod);
        self
    }

    /// The same with one more joint.
    #[must_use]
    pub fn with_joint(mut self, joint: Joint) -> Self {
        self.joints.push(joint);
        self
    }

    /// The same with one more coordinate.
    #[must_use]
    pub fn with_coordinate(mut self, coordinate: Coordinate) -> Self {
        self.coordinates.push(coordinate);
        self
    }

    /// The same with one more coupling of coordinates.
    #[must_use]
    pub fn with_coupling(mut self, coupling: Coupling) -> Self {
        self.couplings.push(coupling);
        self
    }

    /// The same with one more force element: any table of a force, such as [`Spring`].
    #[must_use]
    pub fn with_force(mut self, force: impl Into<Force>) -> Self {
        self.forces.push(force.into());
        self
    }

    /// The same with one more servo.
    #[must_use]
    pub fn with_servo(mut self, servo: Servo) -> Self {
        self.servos.push(servo);
        self
    }

    /// The same with one more marker.
    #[must_use]
    pub fn with_marker(mut self, marker: Marker) -> Self {
        self.markers.push(marker);
        self
    }

    /// The same with one more study.
    #[must_use]
    pub fn with_study(mut self, study: Study) -> Self {
        self.studies.push(study);
        self
    }

    /// The same whose report shows these channels; names may have `*`.
    #[must_use]
    pub fn with_plots<'a>(mut self, channels: impl IntoIterator<Item = &'a str>) -> Self {
        let report = self.report.get_or_insert_with(ReportOptions::default);
        report
            .channels
            .extend(channels.into_iter().map(str::to_owned));
        self
    }

    /// The model, or everything that is wrong with it.
    pub fn checked(self) -> Result<Self, ModelErrors> {
        let errors = validate(&self);
        match errors.is_empty() {
            true => Ok(self),
            false => Err(ModelErrors(errors)),
        }
    }
}

impl Body {
    /// A body with its mass [kg] and its inertia about the centre of mass, along its axes [kg m^2].
    pub fn rigid(name: impl Into<String>, mass: f64, inertia: impl Into<Inertia>) -> Self {
        Self {
            name: name.into(),
            mass: Some(mass),
            inertia: Some(inertia.into()),
            ..Self::default()
        }
    }

    /// A body of a shape and a density [kg/m^3], in planar models [kg/m^2].
    pub fn solid(name: impl Into<String>, shape: impl Into<Shape>, density: f64) -> Self {
        Self {
            name: name.into(),
            shape: Some(shape.into()),
            density: Some(density),
            ..Self::default()
        }
    }

    /// The same at a position of its origin in the world [m].
    #[must_use]
    pub fn at(mut self, position: impl Into<Vector>) -> Self {
        self.position = Some(position.into());
        self
    }

    /// The same, turned about +z [rad] (planar models).
    #[must_use]
    pub fn turned(mut self, angle: f64) -> Self {
        self.angle = Some(angle);
        self
    }

    /// The same, turned about an axis [rad] (models in space).
    #[must_use]
    pub fn turned_about(mut self, axis: [f64; 3], angle: f64) -> Self {
        self.orientation = Some(Orientation::AxisAngle { axis, angle });
        self
    }

    /// The same with a velocity of its origin, world axes [m/s].
    #[must_use]
    pub fn moving(mut self, velocity: impl Into<Vector>) -> Self {
        self.velocity = Some(velocity.into());
        self
    }

    /// The same with an angular velocity, world axes [rad/s].
    #[must_use]
    pub fn spinning(mut self, angular_velocity: impl Into<AngularVelocity>) -> Self {
        self.angular_velocity = Some(angular_velocity.into());
        self
    }

    /// The same with a shape that is only drawn.
    #[must_use]
    pub fn drawn_as(mut self, shape: impl Into<Shape>) -> Self {
        self.shape = Some(shape.into());
        self
    }
}

impl Point {
    /// A point mass [kg] at a position [m].
    pub fn new(name: impl Into<String>, mass: f64, position: impl Into<Vector>) -> Self {
        Self {
            name: name.into(),
            mass,
            position: Some(position.into()),
            ..Self::default()
        }
    }
}

impl Marker {
    /// A marker on a body, at a place in its frame [m].
    pub fn new(name: impl Into<String>, body: impl Into<String>, at: impl Into<Vector>) -> Self {
        Self {
            name: name.into(),
            body: body.into(),
            at: Some(at.into()),
        }
    }
}

impl Joint {
    /// A joint of a kind between two bodies.
    pub fn new<A: Into<String>>(name: impl Into<String>, kind: JointKind, bodies: [A; 2]) -> Self {
        Self {
            name: name.into(),
            kind,
            bodies: bodies.map(Into::into),
            ..Self::default()
        }
    }

    /// A hinge.
    pub fn revolute<A: Into<String>>(name: impl Into<String>, bodies: [A; 2]) -> Self {
        Self::new(name, JointKind::Revolute, bodies)
    }

    /// A slide.
    pub fn prismatic<A: Into<String>>(name: impl Into<String>, bodies: [A; 2]) -> Self {
        Self::new(name, JointKind::Prismatic, bodies)
    }

    /// A ball joint.
    pub fn spherical<A: Into<String>>(name: impl Into<String>, bodies: [A; 2]) -> Self {
        Self::new(name, JointKind::Spherical, bodies)
    }

    /// A rigid connection.
    pub fn weld<A: Into<String>>(name: impl Into<String>, bodies: [A; 2]) -> Self {
        Self::new(name, JointKind::Weld, bodies)
    }

    /// The same at a place in the world, drawn configuration [m].
    #[must_use]
    pub fn at(mut self, place: impl Into<Vector>) -> Self {
        self.at = Some(place.into());
        self
    }

    /// The same about an axis in the world, drawn configuration.
    #[must_use]
    pub fn about(mut self, axis: impl Into<Vector>) -> Self {
        self.axis = Some(axis.into());
        self
    }

    /// The same along an axis in the world, drawn configuration.
    #[must_use]
    pub fn along(self, axis: impl Into<Vector>) -> Self {
        self.about(axis)
    }
}

impl Spring {
    /// A spring [N/m] between two points of two bodies, given in the world, drawn configuration [m].
    pub fn new<A: Into<String>, P: Into<Vector>>(
        name: impl Into<String>,
        bodies: [A; 2],
        points: [P; 2],
        stiffness: f64,
    ) -> Self {
        Self {
            name: name.into(),
            bodies: bodies.map(Into::into),
            points: Some(points.map(Into::into)),
            stiffness,
            ..Self::default()
        }
    }

    /// The same with a damper [N s/m].
    #[must_use]
    pub fn damped(mut self, damping: f64) -> Self {
        self.damping = damping;
        self
    }

    /// The same with a rest length [m].
    #[must_use]
    pub fn at_rest_at(mut self, length: f64) -> Self {
        self.length = Some(length);
        self
    }
}

impl Torsion {
    /// A spring [N m/rad, N/m] and damper [N m s/rad, N s/m] on the first coordinate of a joint: proportional and derivative
    /// feedback about `rest` [rad, m].
    pub fn on_joint(
        name: impl Into<String>,
        joint: impl Into<String>,
        stiffness: f64,
        damping: f64,
        rest: f64,
    ) -> Self {
        Self {
            name: name.into(),
            joint: Some(joint.into()),
            stiffness,
            damping,
            rest,
            ..Self::default()
        }
    }
}

impl Drive {
    /// A torque [N m] or force [N] on the first coordinate of a joint, a function of time.
    pub fn on_joint(
        name: impl Into<String>,
        joint: impl Into<String>,
        value: impl Into<Signal>,
    ) -> Self {
        Self {
            name: name.into(),
            joint: Some(joint.into()),
            value: value.into(),
            ..Self::default()
        }
    }
}

impl Servo {
    /// A motor that makes the first coordinate of a joint follow a function of time [rad, m].
    pub fn on_joint(
        name: impl Into<String>,
        joint: impl Into<String>,
        motion: impl Into<Signal>,
    ) -> Self {
        Self {
            name: name.into(),
            joint: Some(joint.into()),
            motion: motion.into(),
            ..Self::default()
        }
    }
}

impl RestToRest {
    /// From one value to another between two times [s], with the usual smoothness.
    pub fn new([from, to]: [f64; 2], [start, end]: [f64; 2]) -> Self {
        Self {
            from,
            to,
            start,
            end,
            smoothness: usual_smoothness(),
        }
    }
}

impl Study {
    /// A motion over time, step and duration [s].
    pub fn motion(step: f64, duration: f64) -> Self {
        Self {
            step,
            duration,
            ..Self::default()
        }
    }

    /// Equilibria under a growing load.
    pub fn equilibrium() -> Self {
        Self {
            kind: StudyKind::Equilibrium,
            ..Self::motion(Self::missing(), Self::missing())
        }
    }

    /// The lowest so many frequencies and shapes of small vibrations.
    pub fn modes(count: u32) -> Self {
        Self {
            kind: StudyKind::Modes,
            count: Some(count),
            ..Self::motion(Self::missing(), Self::missing())
        }
    }

    /// The same under a name.
    #[must_use]
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.name = name.into();
        self
    }

    /// The same with another scheme.
    #[must_use]
    pub fn with_scheme(mut self, scheme: Scheme) -> Self {
        self.scheme = scheme;
        self
    }

    /// The same, recorded every so many steps.
    #[must_use]
    pub fn recorded_every(mut self, steps: u64) -> Self {
        self.record_every = Some(steps);
        self
    }
}

impl Shape {
    /// A box with these edges [m]; in planar models a rectangle with two.
    pub fn cuboid(size: impl Into<Vector>) -> Self {
        Self::Box(BoxShape {
            size: size.into(),
            ..BoxShape::default()
        })
    }

    /// A sphere [m].
    pub fn sphere(radius: f64) -> Self {
        Self::Sphere(SphereShape {
            radius,
            ..SphereShape::default()
        })
    }

    /// A cylinder along its third axis [m].
    pub fn cylinder(radius: f64, length: f64) -> Self {
        Self::Cylinder(CylinderShape {
            radius,
            length,
            ..CylinderShape::default()
        })
    }

    /// A disk of a planar model [m].
    pub fn disk(radius: f64) -> Self {
        Self::Disk(DiskShape {
            radius,
            ..DiskShape::default()
        })
    }
}

/// Values that are written as what they are.
macro_rules! from {
    ($($source:ty => $target:ty, $make:expr;)*) => {
        $(impl From<$source> for $target {
            fn from(value: $source) -> Self {
                $make(value)
            }
        })*
    };
}

from! {
    f64 => Inertia, Self::Scalar;
    [f64; 3] => Inertia, Self::Diagonal;
    [[f64; 3]; 3] => Inertia, Self::Tensor;
    f64 => AngularVelocity, Self::Scalar;
    [f64; 3] => AngularVelocity, Self::Vector;
    f64 => Signal, Self::Number;
    &str => Signal, |text: &str| Self::Expression(text.to_owned());
    String => Signal, Self::Expression;
    SignalTable => Signal, Self::Table;
    RestToRest => Signal, Self::RestToRest;
    f64 => NumberOrVector, Self::Number;
    [f64; 3] => NumberOrVector, Self::Vector;
    usize => CoordinateRef, Self::Index;
    &str => CoordinateRef, |name: &str| Self::Name(name.to_owned());
    f64 => Frequency, Self::Value;
}
