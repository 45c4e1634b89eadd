//! What a match needs of a game beyond its rules and its files.

mod aligne4;
mod go;
mod othello;

use std::fmt;

pub use aligne4::Picked;

use rand::rngs::StdRng;

use crate::ai::go::Estimate;
use crate::ai::{Bot, Budget, Choice, Purpose, Question, StopFlag};
use crate::aligne4::{Line, Piece};
use crate::board::{Point, PointSet};
use crate::game::{History, Outcome, Setup};
use crate::go::Count;
use crate::gtp::{EngineError, RemoteEngine};
use crate::othello::Count as Discs;
use crate::record::{Breach, Record, Recordable};

use super::{Event, Session};

/// A part of a move that someone pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// A point of the board.
    Point(Point),
    /// A piece of the tray.
    Piece(Piece),
}

/// What the rules alone say about where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Moves are played.
    Playing,
    /// Play has stopped, and the players agree on what is left.
    Counted,
    /// It has ended.
    Ended(Outcome),
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
}

/// A game that can be played at a table. What only some games know, such as
/// passes, counting or engines of others, is absent unless a game says so.
pub trait Played: Recordable {
    /// Who can be asked what to play.
    type Bot: Bot<Self>;
    /// What is known of a move before it is whole.
    type Picked: Clone + Default + PartialEq + fmt::Debug;

    /// Whether there is something to tell about who owns which points.
    const HAS_TERRITORY: bool;

    /// Adds a part to what was picked; the move, once it is whole.
    ///
    /// # Errors
    ///
    /// The rule that no move with this part could keep; nothing has changed.
    fn pick(
        &self,
        picked: &mut Self::Picked,
        chosen: Chosen,
    ) -> Result<Option<Self::Move>, Self::Illegal>;

    /// The move of who does not want to move, where there is such a thing.
    fn pass() -> Option<Self::Move> {
        None
    }

    /// The only move there is, where nobody has to be asked for it.
    fn forced(&self) -> Option<Self::Move> {
        None
    }

    /// Whether a move is one that somebody chose, and not the only one.
    fn is_chosen(_mv: Self::Move) -> bool {
        true
    }

    /// What is heard of a move that led from one position to another.
    fn heard(before: &Self, mv: Self::Move, after: &Self) -> Event;

    /// What the rules alone say about where the game stands.
    fn standing(&self) -> Standing {
        self.outcome().map_or(Standing::Playing, Standing::Ended)
    }

    /// How play goes on after it has stopped, where it can.
    fn resumption(&self) -> Option<Setup> {
        None
    }

    /// What is counted, with these stones taken for dead.
    fn tally(&self, dead: &PointSet) -> Option<Tally>;

    /// The stones that are called dead or alive together with this point.
    fn chain(&self, _point: Point) -> PointSet {
        PointSet::EMPTY
    }

    /// The stones that a file calls dead where the record stands.
    fn dead_by_file(_record: &Record<Self>) -> PointSet {
        PointSet::EMPTY
    }

    /// The turn of the way whose position a refused move would repeat.
    fn repeated(_why: &Breach) -> Option<usize> {
        None
    }

    /// What a move is for where the game stands.
    fn purpose(_history: &History<Self>) -> Purpose {
        Purpose::Game
    }

    /// Who is expected to own what, in games where points are owned.
    fn survey(&self, _rng: &mut StdRng) -> Option<Estimate> {
        None
    }

    /// Asks another program for a move; `None` where none can sit at the table.
    fn ask_engine(
        _engine: &mut RemoteEngine,
        _question: &Question<Self>,
        _budget: &Budget,
        _stop: &StopFlag,
    ) -> Option<Result<Choice<Self::Move>, EngineError>> {
        None
    }
}

impl Tally {
    /// The result it comes to, where it alone can tell.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::Go(count) => Some(count.outcome()),
            Self::Othello(count) => Some(count.outcome()),
            Self::Aligne4(_) => None,
        }
    }
}

/// The side that a level at a seat is known by.
pub(super) type LevelOf<G> = <<G as Played>::Bot as Bot<G>>::Level;

impl<G: Played> Session<G> {
    /// What was chosen of a move that is not whole yet.
    #[must_use]
    pub const fn picked(&self) -> &G::Picked {
        &self.picked
    }

    /// Forgets what was chosen of a move: it is another position, or another's
    /// turn.
    pub(super) fn drop_picked(&mut self) {
        let picked = std::mem::take(&mut self.picked);
        self.revision += u64::from(picked != G::Picked::default());
    }
}
