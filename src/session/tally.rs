//! How a game ended, and what stands behind the result.

use crate::aligne4::Line;
use crate::game::Outcome;
use crate::go::Count;
use crate::othello::Count as Discs;

/// The end of a match: the result, and the count where there was one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, and by what.
    pub outcome: Outcome,
    /// What stands behind it, if the game was played to its end.
    pub tally: Option<Tally>,
}

/// What stands behind a result, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tally {
    /// Territory, prisoners, komi.
    Go(Box<Count>),
    /// Discs.
    Othello(Discs),
    /// The lines that won; none in a draw.
    Aligne4(Vec<Line>),
    /// The capture that decided a game of atari go.
    Capture {
        /// How many stones it took.
        stones: u32,
    },
}

impl Tally {
    /// The result it comes to, where it alone can tell.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Go(count) => Some(count.outcome()),
            Self::Othello(count) => Some(count.outcome()),
            Self::Aligne4(_) | Self::Capture { .. } => None,
        }
    }
}
