//! A hundred tactical positions, and proofs that their answers are right.
//!
//! `tests/data/tactics/README.md` says how the positions are written and what
//! is proven of them; `examples/tactics.rs` has the computer solve them.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod collection;
mod endgame;
mod files;
mod problem;
mod proofs;
mod reading;
mod search;
mod settled;
mod shapes;
