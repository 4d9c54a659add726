//! Tests of the solvers on problems with known optima.

mod control;
mod control_tests;
mod explanations;
mod formula;
mod linear_tests;
mod links;
mod links_tests;
mod outcomes;
mod schittkowski;
