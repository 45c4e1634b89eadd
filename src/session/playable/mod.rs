//! What a match needs of a game beyond its rules and its files.

mod aligne4;
mod go;
mod othello;

use std::fmt;

pub use aligne4::Picked;
pub(crate) use go::territory_by_file;
pub(super) use go::territory_property;

use rand::rngs::StdRng;

use crate::ai::go::Estimate;
use crate::ai::{Bot, Budget, Choice, Purpose, Question, StopFlag};
use crate::aligne4::Piece;
use crate::board::{ByColor, Color, Grid, Point, PointSet};
use crate::game::{History, Setup};
use crate::gtp::{EngineError, RemoteEngine};
use crate::record::{Breach, Record, Recordable};
use crate::review::Reviewable;

use super::event::Event;
use super::stage::Stage;
use super::tally::Tally;

/// A part of a move that someone pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePart {
    /// A point of the board.
    Point(Point),
    /// A piece of the tray.
    Piece(Piece),
}

/// A game that can be played at a table. What only some games know, such as
/// passes, counting or engines of others, is absent unless a game says so.
pub trait Playable: Recordable + Reviewable {
    /// What is known of a move before it is whole.
    type Picked: Clone + Default + PartialEq + fmt::Debug;

    /// Whether there is something to tell about who owns which points.
    const HAS_TERRITORY: bool;

    /// What stands where; `None` where that is no board of stones or discs.
    fn stones(&self) -> Option<Grid<Option<Color>>> {
        None
    }

    /// Adds a part to what was picked; the move, once it is whole.
    ///
    /// # Errors
    ///
    /// The rule that no move with this part could keep; nothing has changed.
    fn pick(
        &self,
        picked: &mut Self::Picked,
        chosen: MovePart,
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

    /// What each side had that moves add to, such as prisoners or discs: by
    /// comparing it, [`Playable::event`] tells what a move did.
    fn material(_before: &Self::Snapshot) -> ByColor<u32> {
        ByColor::default()
    }

    /// What happened in a move of this side that led to a position.
    fn event(by: Color, mv: Self::Move, before: ByColor<u32>, after: &Self) -> Event;

    /// What the rules alone say about where the game stands.
    fn stage(&self) -> Stage {
        self.outcome().map_or(Stage::Playing, Stage::Over)
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

    /// The index, on the path to the cursor, of the position that a refused
    /// move would repeat.
    fn repeated(_why: &Breach) -> Option<usize> {
        None
    }

    /// What a move is for where the game stands.
    fn purpose(_history: &History<Self>) -> Purpose {
        Purpose::Game
    }

    /// Whether someone can say what a position is worth: estimates, analyses and
    /// reviews.
    fn is_judged(&self) -> bool {
        true
    }

    /// Who is expected to own what, in games where points are owned.
    fn survey(&self, _rng: &mut StdRng) -> Option<Estimate> {
        None
    }

    /// Whether a teacher has something to say of a move that is made here.
    fn can_be_taught(&self) -> bool {
        false
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

/// The levels of a game.
pub(super) type LevelOf<G> = <<G as Reviewable>::Bot as Bot<G>>::Level;
