//! The line about a match in the list of finished games.

use std::time::SystemTime;

use super::any_match::Match;
use super::dates::date_of;
use crate::board::Color;
use crate::record::{LedgerEntry, Seat};

/// The line about a match in the list of finished games; where it is kept is
/// still to be said.
#[must_use]
pub fn ledger_entry(session: &Match) -> LedgerEntry {
    let level = |color| match &session.seats()[color] {
        Seat::Person => String::new(),
        Seat::Computer { level } => level.clone(),
        Seat::Engine { command } => command.clone(),
    };
    LedgerEntry {
        date: date_of(SystemTime::now(), "%Y-%m-%d %H:%M"),
        table: session.game_title(),
        black: session.player(Color::Black),
        white: session.player(Color::White),
        black_level: level(Color::Black),
        white_level: level(Color::White),
        rules: session.rules_name(),
        result: session
            .result()
            .map(|outcome| outcome.to_string())
            .unwrap_or_default(),
        file: String::new(),
    }
}
