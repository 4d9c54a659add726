//! Tests of the solvers on problems with known optima.

mod formula;
mod schittkowski;
