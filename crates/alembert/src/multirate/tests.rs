//! Tests of the multirate engine.
