//! Nonlinear programs: minimise f(x) subject to bounds on x and on c(x).
//!
//! A [`Problem`] tells sizes, bounds, values and exact sparse derivatives. An [`NlpSolver`] returns a [`Solution`]: the point, the
//! multipliers, the residuals of the optimality conditions measured independently of the iteration ([`kkt::residuals`]), the history, and
//! an explanation in words and names ([`explain`]). Two solvers: [`InteriorPoint`], which knows the order in time of an optimal control
//! problem, and [`Pounce`], a port of Ipopt, the reference in the tests; the feature `ipopt` adds the library itself. The mathematics: `docs/theory/nlp.md`.

pub mod derivatives;
pub mod explain;
pub mod groups;
pub mod interior_point;
#[cfg(feature = "ipopt")]
#[allow(unsafe_code)] // the C interface of the library; nowhere else
mod ipopt;
pub mod kkt;
pub mod linear;
pub mod log;
mod options;
mod pounce;
mod problem;
mod solution;

pub use explain::Explanation;
pub use groups::Group;
pub use interior_point::InteriorPoint;
#[cfg(feature = "ipopt")]
pub use ipopt::Ipopt;
pub use log::Iteration;
pub use options::{Deadline, LinearChoice, Monitor, NlpSolver, Options, Silent, Stop, WarmStart};
pub use pounce::Pounce;
pub use problem::{OutOfDomain, Problem, ProblemError, Sizes, Stage, Stages, check_problem};
pub use solution::{Conflict, Solution, Status};
