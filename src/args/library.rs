//! The arguments of `jego library`.

use std::path::PathBuf;

use jego::board::Size;

/// Which games are listed.
#[derive(Debug, clap::Args)]
pub(crate) struct LibraryArgs {
    /// Folders of games, with all that is in them, or files
    #[arg(required = true, value_name = "FOLDER|FILE", value_hint = clap::ValueHint::AnyPath)]
    pub(crate) what: Vec<PathBuf>,
    /// Only games with these words in their head or in the name of their file
    #[arg(long, value_name = "WORDS", default_value = "")]
    pub(crate) text: String,
    /// Only games of this player, or of a name with this in it
    #[arg(long, value_name = "NAME", default_value = "")]
    pub(crate) player: String,
    /// Only games on a board of so many lines; also the board of the pattern
    /// [default: 19 for the pattern]
    #[arg(long, value_name = "LINES", value_parser = size)]
    pub(crate) size: Option<Size>,
    /// Only games that ended so
    #[arg(long, value_enum)]
    pub(crate) result: Option<ResultArg>,
    /// Only games of this date: 1998, 1998-05 or 1990..1999
    #[arg(long, value_name = "DATE", default_value = "")]
    pub(crate) date: String,
    /// Only games in which this position occurs: X is Black, O White, . empty and
    /// ? anything; rows end with / or at the end of a line, a row of - and a | at the
    /// end of rows are sides of the board. A name of a file is read as one
    #[arg(long, value_name = "FILE|TEXT", allow_hyphen_values = true)]
    pub(crate) pattern: Option<String>,
    /// Find the pattern with its own colors only
    #[arg(long, requires = "pattern")]
    pub(crate) as_drawn: bool,
    /// Instead of games, the moves that followed the pattern: the pattern with a
    /// letter at each, and how often each was played and who won
    #[arg(long, requires = "pattern")]
    pub(crate) next: bool,
    /// Only games that are there more than once, group by group
    #[arg(long)]
    pub(crate) duplicates: bool,
    /// In which order; as the files lie in their folders if not given
    #[arg(long, value_enum)]
    pub(crate) sort: Option<SortArg>,
    /// The other way round
    #[arg(long, requires = "sort")]
    pub(crate) reverse: bool,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum ResultArg {
    /// Black won
    Black,
    /// White won
    White,
    /// Nobody won, or nobody says
    Nobody,
}

/// What games are sorted by.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum SortArg {
    /// The name of Black
    Black,
    /// The name of White
    White,
    /// The date
    Date,
    /// The result
    Result,
    /// The board
    Size,
    /// How many moves
    Moves,
    /// The event
    Event,
}

fn size(text: &str) -> Result<Size, String> {
    let lines = text
        .parse()
        .map_err(|why: std::num::ParseIntError| why.to_string())?;
    Size::new(lines).map_err(|error| error.to_string())
}
