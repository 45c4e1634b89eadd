//! A game of any kind.

use std::borrow::Cow;

use crate::board::{ByColor, Color, Size};
use crate::game::Outcome;
use crate::record::breach::Breach;
use crate::record::kind::GameKind;

use super::aligne4::Aligne4Record;
use super::clock::TimeControl;
use super::go::GoRecord;
use super::othello::OthelloRecord;
use super::seat::Seat;
use super::start::InvalidStart;
use super::{Header, MOST_NODES, MOST_TURNS};

/// A game as it comes out of a file: which one it is shows only there.
#[derive(Clone, Debug)]
pub enum AnyRecord {
    /// A game of Go.
    Go(Box<GoRecord>),
    /// A game of Othello.
    Othello(Box<OthelloRecord>),
    /// A game of Aligne 4 or of Quarto.
    Aligne4(Box<Aligne4Record>),
}

/// Does the same with a game of any kind.
macro_rules! each {
    ($record:expr, $game:ident => $does:expr) => {
        match $record {
            $crate::record::AnyRecord::Go($game) => $does,
            $crate::record::AnyRecord::Othello($game) => $does,
            $crate::record::AnyRecord::Aligne4($game) => $does,
        }
    };
}
pub(crate) use each;

impl From<GoRecord> for AnyRecord {
    fn from(record: GoRecord) -> Self {
        Self::Go(Box::new(record))
    }
}

impl From<OthelloRecord> for AnyRecord {
    fn from(record: OthelloRecord) -> Self {
        Self::Othello(Box::new(record))
    }
}

impl From<Aligne4Record> for AnyRecord {
    fn from(record: Aligne4Record) -> Self {
        Self::Aligne4(Box::new(record))
    }
}

impl AnyRecord {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Go(_) => GameKind::Go,
            Self::Othello(_) => GameKind::Othello,
            Self::Aligne4(_) => GameKind::Aligne4,
        }
    }

    /// The game, if it is one of Go.
    ///
    /// # Errors
    ///
    /// [`Unplayable::NotGo`] with what it is.
    pub fn go(self) -> Result<GoRecord, Unplayable> {
        match self {
            Self::Go(record) => Ok(*record),
            Self::Othello(_) | Self::Aligne4(_) => Err(Unplayable::NotGo(self.kind())),
        }
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &ByColor<Seat> {
        each!(self, game => game.seats())
    }

    /// A line at the head of the game.
    #[must_use]
    pub fn header(&self, header: Header) -> Option<Cow<'_, str>> {
        each!(self, game => game.header(header))
    }

    /// The name of whoever plays a color; empty if there is none.
    #[must_use]
    pub fn player(&self, color: Color) -> String {
        let name = self.header(Header::Player(color));
        name.unwrap_or_default().into_owned()
    }

    /// How much time the players have.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        each!(self, game => game.control())
    }

    /// How it ended, if that can be read.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        each!(self, game => game.result())
    }

    /// What is played, as lists show it: Go 19×19.
    #[must_use]
    pub fn title(&self) -> String {
        each!(self, game => game.title())
    }

    /// The board it is played on.
    #[must_use]
    pub fn size(&self) -> Size {
        each!(self, game => game.size())
    }

    /// How many turns lead to where it stands.
    #[must_use]
    pub fn depth(&self) -> usize {
        each!(self, game => game.history().path().len().saturating_sub(1))
    }

    /// How many turns it has on all its branches together.
    #[must_use]
    pub fn turns(&self) -> usize {
        each!(self, game => game.history().tree().ids().saturating_sub(1))
    }
}

/// A game that cannot be put on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// The file has fewer games.
    #[error("the file has {games} games, so there is no game {number}")]
    Number {
        /// The one asked for, counted from 1.
        number: usize,
        /// How many there are.
        games: usize,
    },
    /// Nobody plays so long.
    #[error("a variation has more than {MOST_TURNS} moves; the game can only be kept as it is")]
    TooLong,
    /// Its branches would fill the memory.
    #[error("the game has more than {} million nodes; it can only be kept as it is", MOST_NODES / 1_000_000)]
    TooLarge,
    /// It cannot begin as it says.
    #[error(transparent)]
    Start(#[from] InvalidStart),
    /// Its first position cannot be.
    #[error(transparent)]
    Setup(Breach),
    /// Othello on another board than the one there is.
    #[error("this Othello game is on a {columns}×{rows} board; only 8×8 is supported")]
    Board {
        /// How wide it is.
        columns: i32,
        /// How high it is.
        rows: i32,
    },
    /// It is this game, where only one of Go will do.
    #[error("this is a game of {}, not Go", .0.name())]
    NotGo(GameKind),
    /// It is a game that is not played here.
    #[error("this is game type {0} of SGF, which Jego does not play")]
    Unknown(i32),
}
