//! A game of any table.

use std::borrow::Cow;

use crate::aligne4;
use crate::board::{ByColor, Color, Point, Size};
use crate::game::Outcome;
use crate::go;
use crate::othello;

use super::aligne4::Aligne4Record;
use super::clock::TimeControl;
use super::game::{Change, Header, Record};
use super::go::GoRecord;
use super::kept::Table;
use super::open::Unplayable;
use super::othello::OthelloRecord;
use super::save;
use super::seat::Seat;
use super::sgf::Collection;

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

/// A move of any table, with what it takes to name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMove {
    /// On a board of this size.
    Go(go::Move, Size),
    /// On its one board.
    Othello(othello::Move),
    /// With a piece, a square, or both.
    Aligne4(aligne4::Move),
}

impl AnyMove {
    /// Whether it is to do nothing.
    #[must_use]
    pub const fn is_pass(&self) -> bool {
        matches!(
            self,
            Self::Go(go::Move::Pass, _) | Self::Othello(othello::Move::Pass)
        )
    }

    /// The point of the board that it is about, if it is about one.
    #[must_use]
    pub const fn point(&self) -> Option<Point> {
        match self {
            Self::Go(go::Move::Place(point), _)
            | Self::Othello(othello::Move::Place(point))
            | Self::Aligne4(aligne4::Move::Put { at: point, .. } | aligne4::Move::Set(point)) => {
                Some(*point)
            }
            Self::Go(go::Move::Pass, _)
            | Self::Othello(othello::Move::Pass)
            | Self::Aligne4(aligne4::Move::Give(_)) => None,
        }
    }
}

/// Does the same with a game of any table.
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
    /// Which table it is played at.
    #[must_use]
    pub const fn table(&self) -> Table {
        match self {
            Self::Go(_) => Table::Go,
            Self::Othello(_) => Table::Othello,
            Self::Aligne4(_) => Table::Aligne4,
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
            other => Err(Unplayable::NotGo(other.table())),
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

    /// Changes a line at the head of the game; empty, to take it away.
    pub fn set_header(&mut self, header: Header, text: &str) {
        // No line at the head is ever refused.
        let _ = each!(self, game => game.apply(&Change::Header(header, text.to_owned())).is_ok());
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

    /// What is played, as lists have it: Go 19×19.
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
        each!(self, game => game.history().way().len().saturating_sub(1))
    }

    /// How many turns it has on all its branches together.
    #[must_use]
    pub fn turns(&self) -> usize {
        each!(self, game => game.history().tree().ids().saturating_sub(1))
    }

    /// The game as SGF, if SGF knows it.
    #[must_use]
    pub fn to_sgf(&self) -> Option<Collection> {
        self.table().sgf_number()?;
        Some(each!(self, game => game.to_sgf()))
    }

    /// The game as a save.
    #[must_use]
    pub fn to_save(&self) -> String {
        each!(self, game => save::write(game))
    }
}

impl<G: super::kept::Kept> Record<G> {
    /// The name of whoever plays a color; empty if there is none.
    #[must_use]
    pub fn player(&self, color: Color) -> String {
        let name = self.header(Header::Player(color));
        name.unwrap_or_default().into_owned()
    }
}
