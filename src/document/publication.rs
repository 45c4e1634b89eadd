//! What can be published of a game, and how.

use std::ops::RangeInclusive;

use super::layout::Paper;
use crate::drawing::CannotPaint;
use crate::figure::{
    Coordinates, FigureBreaks, Look, NoSuchMove, Numbering, PartChoice, ShownNumbers,
};
use crate::game::TurnId;

/// What of a game is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The position that a turn led to.
    Position(TurnId),
    /// The position after so many moves.
    After(usize),
    /// The last position.
    Last,
    /// Some moves, counted from 1, with their numbers on one board.
    Moves(RangeInclusive<usize>),
    /// Some moves, one after the other; all of them if none are named.
    Line(Option<RangeInclusive<usize>>),
    /// The game as a sheet of figures.
    Kifu,
}

/// The format of what is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray)]
pub enum Format {
    /// Lines and words, for pages and for print.
    Svg,
    /// Pixels.
    Png,
    /// Pages to be printed.
    Pdf,
    /// A page to be read in a browser.
    Html,
    /// Text with boards in it.
    Text,
    /// The notation of Go wikis and forums.
    Wiki,
    /// Pixels that move.
    Gif,
    /// The same with all colors.
    Apng,
    /// The moves for other programs.
    Sgf,
}

impl Format {
    /// How names of such files end.
    #[must_use]
    pub fn ending(self) -> &'static str {
        self.endings().first().copied().unwrap_or_default()
    }

    /// The same, as lists of endings have it.
    #[must_use]
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Svg => &["svg"],
            Self::Png => &["png"],
            Self::Pdf => &["pdf"],
            Self::Html => &["html"],
            Self::Text => &["txt"],
            Self::Wiki => &["wiki"],
            Self::Gif => &["gif"],
            Self::Apng => &["apng"],
            Self::Sgf => &["sgf"],
        }
    }

    /// Whether it shows moves one after the other.
    #[must_use]
    pub const fn is_line(self) -> bool {
        match self {
            Self::Gif | Self::Apng | Self::Sgf => true,
            Self::Svg | Self::Png | Self::Pdf | Self::Html | Self::Text | Self::Wiki => false,
        }
    }

    /// Whether it can be put into the clipboard as text.
    #[must_use]
    pub const fn is_text(self) -> bool {
        match self {
            Self::Svg | Self::Html | Self::Text | Self::Wiki | Self::Sgf => true,
            Self::Png | Self::Pdf | Self::Gif | Self::Apng => false,
        }
    }
}

/// How figures look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FigureOptions {
    /// How much of the board they show.
    pub part: PartChoice,
    /// Which numbers the moves of a figure have.
    pub numbering: Numbering,
    /// Which stones of a position have numbers.
    pub numbers: ShownNumbers,
    /// Whether the lines are named.
    pub coordinates: Coordinates,
    /// Their colors, where they are not for print.
    pub look: Look,
}

/// How large pictures are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureSize(pub u32);

impl PictureSize {
    /// A board that is easily read on a screen.
    pub const USUAL: Self = Self(800);

    pub(super) fn pixels(self) -> f32 {
        self.0 as f32
    }
}

/// What is published, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Publication {
    /// What of the game.
    pub subject: Subject,
    /// In which format.
    pub format: Format,
    /// How figures look.
    pub figures: FigureOptions,
    /// Whether what the file draws is shown.
    pub marks: bool,
    /// Whether comments stand beside figures.
    pub comments: bool,
    /// How a sheet is divided.
    pub breaks: FigureBreaks,
    /// What sheets are printed on.
    pub paper: Paper,
    /// How wide pictures are, in pixels.
    pub width: PictureSize,
    /// How long each move is shown, in hundredths of a second.
    pub hundredths: u32,
}

impl Publication {
    /// The usual way to publish something.
    #[must_use]
    pub fn new(subject: Subject, format: Format) -> Self {
        Self {
            subject,
            format,
            figures: FigureOptions::default(),
            marks: true,
            comments: false,
            breaks: FigureBreaks::Every(FigureBreaks::USUAL),
            paper: Paper::A4,
            width: PictureSize::USUAL,
            hundredths: 100,
        }
    }
}

/// Why something is not published.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotPublish {
    /// A move that is not there.
    #[error(transparent)]
    Move(#[from] NoSuchMove),
    /// There is nothing to number.
    #[error("nothing was played on this line")]
    NoMoves,
    /// The picture cannot be made.
    #[error(transparent)]
    Picture(#[from] CannotPaint),
    /// A board of pieces.
    #[error("there are no figures of Aligne 4 and Quarto; the window exports their boards as PNG")]
    Pieces,
    /// Only a line can be animated, and only it is a game for other programs.
    #[error("{0} shows moves one after the other; leave the position or the sheet out")]
    OnlyLine(&'static str),
    /// A still picture cannot.
    #[error("{0} shows one board or a sheet; moves one after the other need gif, apng or sgf")]
    NoLine(&'static str),
}

/// What was published: a file, or one for each page where the format has but one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Published {
    /// The contents of the files.
    pub files: Vec<Vec<u8>>,
    /// Characters that no font has.
    pub unprintable: Vec<char>,
}

/// Which line of a game is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichLine {
    /// The main one.
    Main,
    /// The one on which the game stands.
    OfCursor,
}
