//! The terminal: lines as transcripts, the full screen without a terminal, and
//! the program as it is typed.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod exchange;
mod keys;
mod program;
mod screen;
mod sizes;
mod transcripts;
mod wide;
