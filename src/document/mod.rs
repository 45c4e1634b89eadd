//! Pages to be read, copied, printed or saved: a [`Document`] is made once and
//! written as text or as HTML.

mod html;
mod review;
mod text;

pub use review::{ReviewReport, match_report, review_document};

use crate::board::{Color, Grid, Point};

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// The language it is written in, as files name it: en, fr.
    pub language: &'static str,
    /// What it says, from top to bottom.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The title of a part.
    Heading(String),
    /// Some sentences.
    Paragraph(String),
    /// A table; the first row has the names of the columns.
    Table(Vec<Vec<String>>),
    /// Numbers of two sides beside each other, as bars.
    Bars {
        /// The names of the sides.
        sides: [String; 2],
        /// What is counted, and how many each side has.
        rows: Vec<(String, [usize; 2])>,
    },
    /// A board.
    Board(Box<BoardPicture>),
    /// A curve: values from −1 to 1, one for each move, with a name.
    Curve {
        /// What it shows.
        name: String,
        /// The values, in the order of the moves.
        values: Vec<Hundredths>,
    },
}

/// A number from −100 to 100: a share in percent, with its sign.
pub type Hundredths = i8;

/// A board with stones and marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPicture {
    /// The stones.
    pub stones: Grid<Option<Color>>,
    /// A stone that is talked about.
    pub marked: Option<(Point, Color)>,
    /// Moves that are expected, the first one 1.
    pub numbered: Vec<(Point, Color)>,
    /// What is said below it.
    pub caption: String,
}
