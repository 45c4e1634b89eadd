//! Pages to be read, copied, printed or saved: a [`Document`] is made once and
//! written as text, as HTML, or as the pages of a PDF.
//!
//! [`kifu_document`] makes one of a game, [`review_document`] one of its review;
//! [`Publication`] is all that can be published of a game, and how.

mod html;
mod kifu;
mod layout;
mod notes;
mod publication;
mod publish;
mod review;
mod text;
mod trouble;

pub use kifu::{KifuOptions, kifu_document};
pub use layout::Paper;
pub use publication::{
    CannotPublish, FigureOptions, Format, PictureSize, Publication, Published, Subject, WhichLine,
};
pub use publish::{drawings, figures_of, publish, publish_record};
pub use review::{ReviewReport, match_report, review_document};
pub use trouble::publish_trouble;

use crate::figure::Figure;
use crate::words::Language;

/// A page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Its title.
    pub title: String,
    /// The language it is written in.
    pub language: Language,
    /// What it says, from top to bottom.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// Lines that belong to the title.
    Titles(Vec<String>),
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
    Board(Box<Figure>),
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
