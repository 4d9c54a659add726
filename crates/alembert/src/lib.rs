//! Structure-preserving dynamics of rigid and flexible multibody systems.
//!
//! A [`Model`] is what you say: bodies, joints, rods, forces, and studies. [`run`] computes a study and gives a [`Trajectory`]:
//! channels over time, a status, a ledger of balances. A [`Report`] is one HTML file that any browser opens.
//!
//! ```
//! use alembert::model::{Body, Joint, Model, Study};
//! use alembert::{report, run};
//!
//! let model = Model::planar("pendulum")
//!     .with_gravity([0.0, -9.81])
//!     .with_body(Body::rigid("rod", 1.0, 1.0 / 12.0).at([0.5, 0.0]))
//!     .with_joint(Joint::revolute("pivot", ["ground", "rod"]).at([0.0, 0.0]))
//!     .with_study(Study::motion(1e-2, 2.0));
//! let trajectory = run(&model, &model.studies[0])?;
//! let angle = trajectory.channel("joint.pivot.angle").expect("a hinge has an angle");
//! assert!(angle.iter().any(|a| *a < -2.9), "it swings to the other side");
//! let page = report::of(&model, &[trajectory]);
//! page.write(std::env::temp_dir().join("pendulum.html"))?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! More than a dozen programs are in the folder `examples` of the repository; the tests run all of them.
//!
//! # Build a model
//!
//! From a file, [`Model::from_path`], or from text, [`Model::from_toml_str`]; or in code, as above. Every table of the model
//! file is a struct of [`model`] and every key a field, so whatever a file can say is a struct literal; short forms such as
//! [`Body::rigid`](model::Body::rigid) exist for what is used most. All is SI, angles in radians. A wrong name, a missing key or a
//! contradiction is an error with the place and a way out, the same for files and for code; [`Model::checked`] gives all of them,
//! and [`run`] asks too:
//!
//! ```
//! use alembert::model::{Model, Point, Spring, Study};
//! let model = Model::new("cord")
//!     .with_point(Point::new("ball", 1.0, [1.0, 0.0, 0.0]))
//!     .with_force(Spring::new("cord", ["ground", "bal"], [[0.0; 3], [1.0, 0.0, 0.0]], 200.0))
//!     .with_study(Study::motion(0.01, 1.0));
//! let errors = alembert::run(&model, &model.studies[0]).unwrap_err();
//! assert!(errors.to_string().contains("did you mean `ball`?"));
//! ```
//!
//! # Run
//!
//! A [`Study`] is a motion over time, a path of equilibria, or modes of vibration ([`Study::motion`], [`Study::equilibrium`],
//! [`Study::modes`]). [`simulate()`] is [`run`] with a monitor, which sees the progress and may end the run; [`inverse`] finds the
//! forces of a recorded motion. A run that does not reach its end is no error: its trajectory has what was computed, and
//! [`Status`](trajectory::Status) says why. Runs share nothing, so a sweep takes a thread for each:
//!
//! ```
//! use alembert::model::{Model, Point, Study};
//! let height = |speed: f64| {
//!     let mut ball = Point::new("ball", 1.0, [0.0; 3]);
//!     ball.velocity = Some([0.0, 0.0, speed].into());
//!     let model = Model::new("throw").with_gravity([0.0, 0.0, -9.81]).with_point(ball);
//!     let run = alembert::run(&model, &Study::motion(1e-3, 1.0)).expect("a good model");
//!     run.channel("point.ball.position.z").map_or(0.0, |z| z.iter().copied().fold(0.0, f64::max))
//! };
//! let speeds = [1.0, 2.0, 3.0];
//! let heights = std::thread::scope(|s| {
//!     let runs = speeds.map(|v| s.spawn(move || height(v)));
//!     runs.map(|run| run.join().expect("no panic"))
//! });
//! for (v, h) in speeds.iter().zip(heights) {
//!     assert!((h - v * v / (2.0 * 9.81)).abs() < 1e-5);
//! }
//! ```
//!
//! # Read channels
//!
//! [`Trajectory::channel`] finds a channel by its name, `joint.pivot.angle`; the names are those of the results and of
//! `docs/model-file.md`. [`ChannelId`](trajectory::ChannelId) tells what a channel belongs to. The [`trajectory::Trajectory::ledger`]
//! has the balances with a verdict: `trajectory.verdict()` is the worst. [`trajectory::csv`] and [`trajectory::npz`] write and read
//! files; an NPZ file knows its model.
//!
//! # Write a report
//!
//! [`report::of`] makes what `alembert run` writes; [`Report::write`] puts it into a file. Its data are plain structs
//! ([`report::page`]): diagrams and figures of your own can be added to a run before it is written.
//!
//! # Optimal control
//!
//! The crate `alembert-ocp` asks the other way round: which controls bring the mechanism there, and which are best? Its front page
//! has the guide. Who only simulates does not compile it; who needs no reports leaves out the feature `report` of this crate.
//!
//! # How it works
//!
//! The model is compiled into a mechanism ([`system`]), stepped by a scheme ([`schemes`], [`step`]) and recorded ([`record`]).
//! `ARCHITECTURE.md` has the map, `docs/theory` the mathematics.

pub mod adaptive;
pub mod analysis;
mod checkpoint;
pub mod control;
pub mod diagnostics;
pub mod dynamics;
pub mod elements;
pub mod equilibrium;
pub mod error;
pub mod estimate;
pub mod inverse;
pub mod joints;
pub mod lie_group;
pub mod model;
pub mod modes;
pub mod multirate;
pub mod record;
pub mod reduction;
pub mod replay;
#[cfg(feature = "report")]
pub mod report;
pub mod schemes;
mod simulate;
mod start;
pub mod step;
pub mod system;
pub mod text;
pub mod trajectory;
mod velocities;

pub use checkpoint::Checkpoints;
pub use model::{Model, Study};
#[cfg(feature = "report")]
pub use report::Report;
pub use simulate::{
    Progress, Simulation, assemble, cpu_time, examine_multirate, examine_servos, prepare, run,
    simulate, simulate_with,
};
pub use trajectory::Trajectory;
