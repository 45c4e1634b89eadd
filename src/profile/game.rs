//! Rated games.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::Color;
use crate::game::{HalfPoints, Rank};
use crate::rating::{GameResult, Rating};

/// What tells a rated game from every other, so that it is counted once.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameId(String);

impl GameId {
    /// One out of a random number.
    #[must_use]
    pub fn of_number(number: u64) -> Self {
        Self(format!("{number:016x}"))
    }

    /// One as a file has it.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A rated game as it was begun.
#[derive(Clone, Debug, PartialEq)]
pub struct BegunGame {
    /// Which game it is.
    pub id: GameId,
    /// When it was begun, such as 2026-11-15.
    pub date: String,
    /// The color of the player.
    pub color: Color,
    /// The rank of the computer across the board.
    pub opponent: Rank,
    /// What the computer is called.
    pub opponent_name: String,
    /// The board, in lines.
    pub size: u8,
    /// The rules.
    pub rules: String,
    /// How many stones Black put down first.
    pub handicap: u8,
    /// What White got.
    pub komi: HalfPoints,
    /// How many ranks the terms were worth to the player; negative where they
    /// were worth something to the computer.
    pub head_start_ranks: f64,
}

/// A rated game that has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// As it was begun.
    pub game: BegunGame,
    /// When it ended, such as 2026-11-15.
    pub ended: String,
    /// How it ended, such as B+3.5.
    pub outcome: String,
    /// What that was for the player.
    pub result: GameResult,
    /// The player's rating after it.
    pub rating: Rating,
}
