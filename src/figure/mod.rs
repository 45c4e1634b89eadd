//! Figures: boards as books print them, with numbered moves, marks, and notes for
//! moves that cannot be shown.
//!
//! A [`Figure`] says what is shown, without a screen. [`GameLine`] makes figures of
//! a game; they are drawn ([`Figure::drawing`]) and written as text
//! ([`Figure::to_text`]) and in the notation of Go wikis ([`Figure::to_wiki`]).

mod breaks;
mod draw;
mod file;
mod icon;
mod line;
mod look;
mod names;
mod note;
mod numbering;
mod part;
mod position;
mod text;
mod wiki;

pub use breaks::FigureBreaks;
pub use icon::icon;
pub use line::{GameLine, LineMove, NoSuchMove};
pub use look::Look;
pub use note::{Note, NotePlace};
pub use numbering::Numbering;
pub use part::{InvalidPart, Part, PartChoice};
pub use position::ShownNumbers;
pub(crate) use wiki::MOST_NUMBERS as MOST_WIKI_NUMBERS;

use crate::board::{ByColor, Color, Grid, Point, PointSet, Size};
use crate::record::GameKind;

/// A mark on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// SGF's TR.
    Triangle,
    /// SGF's SQ.
    Square,
    /// SGF's CR.
    Circle,
    /// SGF's MA.
    Cross,
    /// SGF's SL.
    Selected,
}

/// Whether the names of lines stand around a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coordinates {
    /// Beside it and below it.
    #[default]
    Shown,
    /// Nowhere.
    Hidden,
}

/// A board as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Which game's board it is.
    pub kind: GameKind,
    /// The stones that are shown. In a figure of several moves, those that were
    /// taken meanwhile are among them.
    pub stones: Grid<Option<Color>>,
    /// Stones with the numbers of their moves.
    pub numbers: Vec<(Point, u32)>,
    /// Words on points.
    pub labels: Vec<(Point, String)>,
    /// Marks on points.
    pub marks: Vec<(Point, Sign)>,
    /// The stone that was played last, where it is to be marked.
    pub last: Option<Point>,
    /// Arrows from point to point.
    pub arrows: Vec<(Point, Point)>,
    /// Lines between points.
    pub lines: Vec<(Point, Point)>,
    /// The points that each side surrounds, where they are to be marked.
    pub territory: ByColor<PointSet>,
    /// Points that step back.
    pub dimmed: PointSet,
    /// Points that are left out.
    pub hidden: PointSet,
    /// How much of the board is shown.
    pub part: Part,
    /// The names of the lines.
    pub coordinates: Coordinates,
    /// The star points, where they are marked.
    pub stars: PointSet,
    /// Moves that cannot be shown.
    pub notes: Vec<Note>,
    /// What stands below it.
    pub caption: String,
    /// What is said beside it, in paragraphs.
    pub beside: Vec<String>,
}

impl Figure {
    /// A board with these stones.
    #[must_use]
    pub fn new(kind: GameKind, stones: Grid<Option<Color>>) -> Self {
        let size = stones.size();
        let stars = match kind {
            GameKind::Go => size.star_points(),
            GameKind::Othello | GameKind::Aligne4 => Vec::new(),
        };
        Self {
            kind,
            stones,
            numbers: Vec::new(),
            labels: Vec::new(),
            marks: Vec::new(),
            last: None,
            arrows: Vec::new(),
            lines: Vec::new(),
            territory: ByColor::default(),
            dimmed: PointSet::EMPTY,
            hidden: PointSet::EMPTY,
            part: Part::whole(size),
            coordinates: Coordinates::Shown,
            stars: stars.into_iter().collect(),
            notes: Vec::new(),
            caption: String::new(),
            beside: Vec::new(),
        }
    }

    /// The board it is of.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.stones.size()
    }

    /// The points with something on them.
    #[must_use]
    pub fn used(&self) -> PointSet {
        let stones = self.stones.iter().filter(|(_, stone)| stone.is_some());
        let stones = stones.map(|(point, _)| point);
        let labels = self.labels.iter().map(|(point, _)| *point);
        let marks = self.marks.iter().map(|(point, _)| *point);
        stones.chain(labels).chain(marks).collect()
    }

    /// Whether a point is on it.
    pub(crate) fn shows(&self, point: Point) -> bool {
        self.part.contains(point) && !self.hidden.contains(point)
    }

    /// The number on a stone.
    pub(crate) fn number(&self, point: Point) -> Option<u32> {
        let mut numbers = self.numbers.iter();
        let found = numbers.find(|(at, _)| *at == point);
        found.map(|(_, number)| *number)
    }

    /// The word on a point.
    pub(crate) fn label(&self, point: Point) -> Option<&str> {
        let found = self.labels.iter().find(|(at, _)| *at == point);
        found.map(|(_, label)| label.as_str())
    }

    /// The mark on a point; the last move has one.
    pub(crate) fn sign(&self, point: Point) -> Option<Sign> {
        let found = self.marks.iter().find(|(at, _)| *at == point);
        let last = (self.last == Some(point)).then_some(Sign::Circle);
        found.map(|(_, sign)| *sign).or(last)
    }
}
