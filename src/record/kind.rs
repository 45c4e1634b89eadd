//! Which of the games it is.

use serde::{Deserialize, Serialize};
use strum::EnumCount;

/// The games that can be played, the main one first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, EnumCount)]
pub enum GameKind {
    /// The main game.
    #[default]
    Go,
    /// Eight by eight, with discs that turn.
    Othello,
    /// Four by four, with sixteen pieces; Quarto is a variant of it.
    Aligne4,
}

impl GameKind {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::Go, Self::Othello, Self::Aligne4];

    /// The name that files and the command line know it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Go => "Go",
            Self::Othello => "Othello",
            Self::Aligne4 => "Aligne 4",
        }
    }

    /// Its number in SGF's list of games, if it is in it.
    #[must_use]
    pub const fn sgf_number(self) -> Option<u8> {
        match self {
            Self::Go => Some(1),
            Self::Othello => Some(2),
            Self::Aligne4 => None,
        }
    }

    /// Whether GTP engines can play it: those that Jego talks to play Go.
    #[must_use]
    pub const fn has_engines(self) -> bool {
        match self {
            Self::Go => true,
            Self::Othello | Self::Aligne4 => false,
        }
    }
}
