//! The clocks of a match and the layout of its moves, each held against
//! something slow and obvious.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod branches;
mod clock;
