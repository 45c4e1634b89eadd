//! The terminal: lines as transcripts, the full screen without a terminal, and
//! the program as it is typed.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod exchange;
mod keys;
mod pages;
mod program;
mod review;
mod screen;
mod sizes;
mod transcripts;
mod wide;

use jego::board::Size;
use jego::console::{LaunchOptions, LaunchTarget};
use jego::record::GameKind;
use jego::setup::Mode;

/// Two people at a table.
fn two_at(table: GameKind) -> LaunchOptions {
    LaunchOptions {
        what: LaunchTarget::Table(table),
        mode: Some(Mode::TwoPlayers),
        ..LaunchOptions::default()
    }
}

/// Two people at a goban that is soon full.
fn small_goban() -> LaunchOptions {
    LaunchOptions {
        size: Size::new(5).ok(),
        ..two_at(GameKind::Go)
    }
}
