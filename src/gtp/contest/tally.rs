//! The results of a match, added up.

use crate::board::Color;

use super::game::{Foul, PlayedGame, Thought};
use super::pair::{Pair, Side};
use super::stats::Rate;

/// What games came to, seen from one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games lost.
    pub losses: u32,
    /// Games that nobody won.
    pub draws: u32,
}

/// The results of a match so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// What the first entrant came to with Black.
    pub with_black: Score,
    /// What the first entrant came to with White.
    pub with_white: Score,
    /// How many games each lost by an illegal move.
    pub illegal: Pair<u32>,
    /// How many games each lost because no answer came in time.
    pub timed_out: Pair<u32>,
    /// How many games each lost because the program ended, or said something
    /// that cannot be understood.
    pub failed: Pair<u32>,
    /// How long each has thought.
    pub thought: Pair<Thought>,
}

impl Score {
    /// How many games there were.
    #[must_use]
    pub const fn games(self) -> u32 {
        self.wins + self.losses + self.draws
    }

    /// The share of games won, a draw being half a game.
    #[must_use]
    pub fn rate(self) -> Option<Rate> {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        Rate::of(points, self.games())
    }
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, game: &PlayedGame) {
        let winner = game.winner();
        let score = match game.color_of(Side::First) {
            Color::Black => &mut self.with_black,
            Color::White => &mut self.with_white,
        };
        match winner {
            Some(Side::First) => score.wins += 1,
            Some(Side::Second) => score.losses += 1,
            None => score.draws += 1,
        }
        if let Some((side, foul)) = &game.foul {
            let count = match foul {
                Foul::Illegal(_) => &mut self.illegal,
                Foul::TimedOut(_) => &mut self.timed_out,
                Foul::Failed(_) => &mut self.failed,
            };
            count[*side] += 1;
        }
        for side in Side::BOTH {
            self.thought[side].add(game.thought[side]);
        }
    }

    /// What the first entrant came to in all games.
    #[must_use]
    pub const fn total(&self) -> Score {
        Score {
            wins: self.with_black.wins + self.with_white.wins,
            losses: self.with_black.losses + self.with_white.losses,
            draws: self.with_black.draws + self.with_white.draws,
        }
    }
}
