//! What the record of a game needs beyond its rules.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::aligne4;
use crate::board::{Point, Size, Vertex};
use crate::game::{Game, Setup};
use crate::go;
use crate::othello;

use super::any::AnyMove;
use super::go::Terms;
use super::problem::Found;
use super::save::Head;
use super::sgf::{Collection, NodeId, coordinates, point};

/// The tables there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Table {
    /// The main table.
    #[default]
    Go,
    /// Eight by eight, with discs that turn.
    Othello,
    /// Four by four, with sixteen pieces.
    Aligne4,
}

impl Table {
    /// All of them, the main one first.
    pub const ALL: [Self; 3] = [Self::Go, Self::Othello, Self::Aligne4];

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

    /// Whether other programs can sit down at it: those that Jego speaks with
    /// play Go.
    #[must_use]
    pub const fn has_engines(self) -> bool {
        match self {
            Self::Go => true,
            Self::Othello | Self::Aligne4 => false,
        }
    }
}

/// The rule that a move broke, in any of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Breach {
    /// One of Go's.
    #[error(transparent)]
    Go(#[from] go::IllegalMove),
    /// One of Othello's.
    #[error(transparent)]
    Othello(#[from] othello::IllegalMove),
    /// One of Aligne 4's.
    #[error(transparent)]
    Aligne4(#[from] aligne4::IllegalMove),
}

/// A game that can be kept in files: how it begins, and how its moves are
/// written.
pub trait Kept:
    Game<Move: Send, Snapshot: Send, Setup = Setup, Illegal: Copy + Into<Breach>> + Send + 'static
{
    /// Everything that is agreed before the first move.
    type Start: Clone + PartialEq + Eq + fmt::Debug + Send;
    /// A start that cannot be.
    type InvalidStart: std::error::Error;

    /// Which table it is played at.
    const TABLE: Table;
    /// The properties of the first node of SGF that say how the game began.
    const SGF_HEAD: &'static [&'static str];

    /// The first position.
    ///
    /// # Errors
    ///
    /// What stands against it.
    fn begin(start: &Self::Start) -> Result<Self, Self::InvalidStart>;

    /// What is played, as lists have it: Go 19×19.
    fn title(start: &Self::Start) -> String;

    /// The board it is played on.
    fn size(start: &Self::Start) -> Size;

    /// What a save says of the start.
    fn head(start: &Self::Start) -> Head;

    /// The start that a save tells of.
    ///
    /// # Errors
    ///
    /// The field that is wrong, and what is wrong with it.
    fn start_of(head: Head) -> Result<Self::Start, (&'static str, String)>;

    /// The field of a save that says what cannot be.
    fn field_of(error: &Self::InvalidStart) -> &'static str;

    /// A move by its name in saves.
    fn move_name(mv: Self::Move, size: Size) -> String;

    /// The move with this name.
    ///
    /// # Errors
    ///
    /// Why there is none.
    fn move_named(name: &str, size: Size) -> Result<Self::Move, String>;

    /// A point by its name in saves.
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

    /// A move among those of all tables.
    fn any_move(mv: Self::Move, size: Size) -> AnyMove;

    /// A move between the brackets of SGF.
    fn sgf_value(mv: Self::Move) -> String;

    /// The move that stands between the brackets of SGF.
    fn sgf_move(raw: &str, size: Size) -> Option<Self::Move>;

    /// The point that stands between the brackets of SGF.
    fn sgf_point(raw: &str, size: Size) -> Option<Point> {
        point(raw, size)
    }

    /// A point between the brackets of SGF.
    fn sgf_name(point: Point) -> String {
        coordinates(point)
    }

    /// The start of a game of SGF, whatever its first node says; what makes no
    /// sense is noted.
    fn sgf_start(games: &Collection, root: NodeId, found: &mut Found) -> Self::Start;

    /// The properties of the first node for this start.
    fn sgf_head(start: &Self::Start) -> Vec<(&'static str, Vec<String>)>;

    /// The rules that it is played by, where there is a choice of rules.
    fn terms(_start: &Self::Start) -> Option<Terms> {
        None
    }

    /// The same start under other rules, where there is a choice of rules.
    fn under(_start: &Self::Start, _terms: Terms) -> Option<Self::Start> {
        None
    }

    /// Whether a breach only says that the players went on after the end.
    fn went_on(why: &Self::Illegal) -> bool;
}
