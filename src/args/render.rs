//! The arguments of `jego render`.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use jego::document::Paper;
use jego::figure::{Look, Numbering};
use jego::record::Charset;
use jego::words::Language;

use super::values::{charset, language};

/// What it can be asked for.
pub(super) const EXAMPLES: &str = "\
Examples:
  jego render game.sgf -o game.pdf                    a kifu sheet on A4
  jego render game.sgf --figure 51-100 -o middle.svg  fifty moves on one board
  jego render joseki.sgf --part top-right -o corner.png
  jego render game.sgf --figure 1-60 -o opening.gif   the moves one after the other
  jego render *.sgf -o sheets/ --to pdf               a sheet for every game";

/// What is published, and how.
#[derive(Debug, clap::Args)]
pub(crate) struct RenderArgs {
    /// Game files
    #[arg(required = true, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub(crate) files: Vec<PathBuf>,
    /// The file to write, or with --to a folder
    #[arg(short, long, value_name = "FILE|FOLDER", value_hint = clap::ValueHint::AnyPath)]
    pub(crate) output: PathBuf,
    /// Write each game into the folder in this format, under its own name
    #[arg(long, value_enum, value_name = "FORMAT")]
    pub(crate) to: Option<FormatArg>,
    /// Which game of a collection, counting from 1
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) game: Option<u32>,
    /// The position after this move; 0 is the start
    #[arg(long = "move", value_name = "NUMBER", conflicts_with_all = ["figure", "kifu"])]
    pub(crate) after: Option<usize>,
    /// These moves, numbered on one board; in moving pictures and in SGF only these
    #[arg(long, value_name = "FROM-TO", value_parser = range)]
    pub(crate) figure: Option<RangeInclusive<usize>>,
    /// A kifu sheet: the whole game in figures
    #[arg(long, conflicts_with = "figure")]
    pub(crate) kifu: bool,
    /// Number of moves in a figure of a kifu sheet [default: as the file divides it, or 50]
    #[arg(long, value_name = "NUMBER")]
    pub(crate) moves_per_figure: Option<NonZeroUsize>,
    /// Which numbers moves have [default: as the file says, or those of the game]
    #[arg(long, value_enum, value_name = "WHICH")]
    pub(crate) numbers: Option<NumberingArg>,
    /// Number the last moves of a position too, so many of them
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["figure", "kifu"])]
    pub(crate) last: Option<usize>,
    /// A part of the board: two corners such as A1-K10; top, bottom, left, right, top-left,
    /// top-right, bottom-left, bottom-right; auto, for what is around the stones; or all
    #[arg(long, value_name = "PART")]
    pub(crate) part: Option<String>,
    /// Name the lines [default for all but kifu sheets]
    #[arg(long, overrides_with = "no_coordinates")]
    pub(crate) coordinates: bool,
    /// Do not name the lines
    #[arg(long)]
    pub(crate) no_coordinates: bool,
    /// Leave out what the file draws: marks, labels, arrows, territory
    #[arg(long)]
    pub(crate) no_marks: bool,
    /// Print comments beside the figures of a kifu sheet
    #[arg(long)]
    pub(crate) comments: bool,
    /// Paper for PDF
    #[arg(long, value_enum, default_value_t = PaperArg::A4)]
    pub(crate) paper: PaperArg,
    /// Colors of diagrams that are not for print
    #[arg(long, value_enum, default_value_t = LookArg::Print)]
    pub(crate) look: LookArg,
    /// Width of pictures in pixels [default: 800; 1240 for a page of a sheet]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(32..=8_192))]
    pub(crate) size: Option<u32>,
    /// Seconds for each move of a moving picture
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    pub(crate) pace: f64,
    /// A font, .ttf or .otf, for letters that the built-in one lacks, such as Chinese,
    /// Japanese and Korean names
    #[arg(long, value_name = "FILE", value_hint = clap::ValueHint::FilePath)]
    pub(crate) font: Option<PathBuf>,
    /// The character set of the files, such as GBK, Big5, Shift_JIS, EUC-JP, EUC-KR or
    /// windows-1252; what they say or look like if not given
    #[arg(long, value_name = "NAME", value_parser = charset)]
    pub(crate) charset: Option<Charset>,
    /// Language of captions and titles; by default that of the system
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(crate) language: Option<Language>,
    /// Replace files that already exist
    #[arg(long)]
    pub(crate) force: bool,
}

/// Two numbers with a hyphen between them, or one.
fn range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let wrong = || "give two numbers of moves, such as 51-100".to_owned();
    let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
    let number = |text: &str| text.trim().parse::<usize>().ok().ok_or_else(wrong);
    let (from, to) = (number(from)?, number(to)?);
    match from >= 1 && from <= to {
        true => Ok(from..=to),
        false => Err(wrong()),
    }
}

/// A format by its ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum FormatArg {
    /// Lines and words
    Svg,
    /// Pixels
    Png,
    /// Pages to be printed
    Pdf,
    /// A page for a browser
    Html,
    /// Plain text
    Txt,
    /// The diagrams of Go wikis and forums
    Wiki,
    /// The moves one after the other
    Gif,
    /// The same with all colors
    Apng,
    /// One line of the game
    Sgf,
}

impl From<FormatArg> for jego::document::Format {
    fn from(of: FormatArg) -> Self {
        match of {
            FormatArg::Svg => Self::Svg,
            FormatArg::Png => Self::Png,
            FormatArg::Pdf => Self::Pdf,
            FormatArg::Html => Self::Html,
            FormatArg::Txt => Self::Text,
            FormatArg::Wiki => Self::Wiki,
            FormatArg::Gif => Self::Gif,
            FormatArg::Apng => Self::Apng,
            FormatArg::Sgf => Self::Sgf,
        }
    }
}

/// Which numbers moves have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum NumberingArg {
    /// Those of the game: 51 to 100
    Game,
    /// From 1 in every figure
    One,
    /// Those of the game without hundreds
    LastDigits,
    /// None
    None,
}

impl From<NumberingArg> for Numbering {
    fn from(of: NumberingArg) -> Self {
        match of {
            NumberingArg::Game => Self::Whole,
            NumberingArg::One => Self::FromOne,
            NumberingArg::LastDigits => Self::LastDigits,
            NumberingArg::None => Self::Hidden,
        }
    }
}

/// A format of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum PaperArg {
    /// 210 × 297 mm
    A4,
    /// 8½ × 11 inches
    Letter,
}

impl From<PaperArg> for Paper {
    fn from(of: PaperArg) -> Self {
        match of {
            PaperArg::A4 => Self::A4,
            PaperArg::Letter => Self::Letter,
        }
    }
}

/// The colors of a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum LookArg {
    /// Black on white
    Print,
    /// On wood, and discs on green
    Wood,
}

impl From<LookArg> for Look {
    fn from(of: LookArg) -> Self {
        match of {
            LookArg::Print => Self::Print,
            LookArg::Wood => Self::Wood,
        }
    }
}
