//! What the record of a game needs beyond its rules.

use std::fmt;

use crate::board::{Point, Size, Vertex};
use crate::game::{Game, Setup};
use crate::record::breach::Breach;
use crate::record::kind::GameKind;
use crate::record::property::{coordinates, point};

use super::any_move::AnyMove;
use super::start::{AnyStart, Terms};

/// A property that is in no file yet, its values as they will stand there.
pub type OwnedProperty = (&'static str, Vec<String>);

/// A game that can be recorded: how it begins, and how its moves are written.
///
/// Moves and points have two notations: the names that players use, which saves
/// have too, and the values of properties, in which a record keeps what is
/// written beside its turns.
pub trait Recordable:
    Game<Move: Send + Sync, Snapshot: Send, Setup = Setup, Illegal: Copy + Into<Breach>>
    + Send
    + 'static
{
    /// Everything that is agreed before the first move.
    type Start: Clone + PartialEq + Eq + fmt::Debug + Send;
    /// A start that cannot be.
    type InvalidStart: std::error::Error;

    /// Which game it is.
    const KIND: GameKind;
    /// The properties of the first node that say how the game began.
    const START_PROPERTIES: &'static [&'static str];

    /// The first position.
    ///
    /// # Errors
    ///
    /// What stands against it.
    fn begin(start: &Self::Start) -> Result<Self, Self::InvalidStart>;

    /// What is played, as lists show it: Go 19×19.
    fn title(start: &Self::Start) -> String;

    /// The board it is played on.
    fn size(start: &Self::Start) -> Size;

    /// A start among those of all games.
    fn any_start(start: &Self::Start) -> AnyStart<'_>;

    /// A move among those of all games.
    fn any_move(mv: Self::Move, size: Size) -> AnyMove;

    /// A move by its name.
    fn move_name(mv: Self::Move, size: Size) -> String;

    /// The move with this name.
    ///
    /// # Errors
    ///
    /// Why there is none.
    fn move_named(name: &str, size: Size) -> Result<Self::Move, String>;

    /// A point by its name.
    fn point_name(point: Point, size: Size) -> String {
        Vertex::new(point, size).map_or_else(String::new, |vertex| vertex.to_string())
    }

    /// The point with this name.
    ///
    /// # Errors
    ///
    /// Why there is none.
    fn point_named(name: &str, size: Size) -> Result<Point, String> {
        let vertex = Vertex::parse(name, size).map_err(|error| error.to_string())?;
        Ok(vertex.point())
    }

    /// A move as the value of a property.
    fn move_value(mv: Self::Move) -> String;

    /// The move that the value of a property means.
    fn move_of_value(raw: &str, size: Size) -> Option<Self::Move>;

    /// A point as the value of a property.
    fn point_value(point: Point) -> String {
        coordinates(point)
    }

    /// The point that the value of a property means.
    fn point_of_value(raw: &str, size: Size) -> Option<Point> {
        point(raw, size)
    }

    /// The properties of the first node for this start.
    fn start_properties(start: &Self::Start) -> Vec<OwnedProperty>;

    /// The rules that it is played by, where there is a choice of rules.
    fn terms(_start: &Self::Start) -> Option<Terms> {
        None
    }

    /// The same start under other rules, where there is a choice of rules.
    fn under(_start: &Self::Start, _terms: Terms) -> Option<Self::Start> {
        None
    }

    /// What is put and taken by hand before the first move, where the game
    /// knows such a thing.
    fn start_setup(_start: &Self::Start) -> Option<&Setup> {
        None
    }

    /// The same start with other stones put and taken by hand.
    fn with_setup(_start: &Self::Start, _setup: Setup) -> Option<Self::Start> {
        None
    }

    /// Whether a breach only says that the players went on after the end.
    fn went_on(why: &Self::Illegal) -> bool;
}
