//! Engines that are other programs: those that behave, those that do not, and
//! matches between them.
//!
//! Those that do not are shell scripts, written for each test.

#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod analysts;
mod fake;
mod gnu_go;
mod matches;
mod misbehaved;
mod own;
mod reviewers;
mod told;
