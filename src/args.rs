//! The command line.

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PathBufValueParser, TypedValueParser as _};
use clap::{Parser, Subcommand};
use jego::ai::Level;
use jego::game::HalfPoints;
use jego::go::Ruleset;
use jego::gtp::contest::seconds;
use jego::gtp::{GtpSettings, usual_threads};

/// A table for Go.
///
/// Without a command the window opens, with a game in it if a file is given.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
pub(super) struct Args {
    /// A game to open in the window: a save, SGF, NGF, GIB or UGF
    #[arg(value_parser = PathBufValueParser::new().try_map(existing))]
    pub(super) file: Option<PathBuf>,
    /// Say how long the window took to start and how large it is, then close it
    #[arg(long)]
    pub(super) stats: bool,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Say what is in a game file: a save, SGF, NGF, GIB or UGF
    ///
    /// What had to be mended to read the file is listed on standard error, each
    /// with its line and column.
    Info {
        /// The file
        file: PathBuf,
        /// Which game of a collection, counted from 1
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
        game: Option<u32>,
    },
    /// Read a game file and write it in another format
    ///
    /// The end of the new name says which: .sgf or .jego.ron. A collection
    /// stays one in SGF; a save holds one game. What is in the file is kept,
    /// whether Jego understands it or not.
    Convert {
        /// The file to read: a save, SGF, NGF, GIB or UGF
        input: PathBuf,
        /// The file to write
        output: PathBuf,
        /// Only this game of a collection, counted from 1
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
        game: Option<u32>,
        /// Replace the new file if it is there already
        #[arg(long)]
        force: bool,
    },
    /// Play for another program, in the Go Text Protocol
    ///
    /// Reads commands from standard input and answers on standard output, as
    /// GoGui, Sabaki and the clients of Go servers expect of an engine.
    Gtp(GtpArgs),
    /// Play two engines against each other and say which is stronger
    ///
    /// Each is a level of Jego's own, with settings behind a colon if need be
    /// (mastery, study:visits=200, mastery:time=1,threads=2,resign=no), or the
    /// command line of a GTP engine in quotes ("gnugo --mode gtp --level 10").
    /// Colors alternate. Dead stones are Jego's own estimate, whoever plays; an
    /// illegal move, a crash and a move that never comes lose the game; a game
    /// of more than four moves for each point is a draw.
    Match(MatchArgs),
}

/// How the engine is set up.
#[derive(Debug, clap::Args)]
pub(super) struct GtpArgs {
    /// How well it plays: chance, greed, care, glance, thought,
    /// plan, study, insight or mastery
    #[arg(long, value_name = "NAME", default_value = "mastery")]
    pub(super) level: Level,
    /// On how many threads it searches; as many as the machine has if not given
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
    /// Look at no more positions than this for a move
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) visits: Option<u32>,
    /// Think no longer than this about a move, whatever the clock says
    #[arg(long, value_name = "SECONDS", value_parser = time, allow_negative_numbers = true)]
    pub(super) time: Option<Duration>,
    /// Where its chance comes from; on one thread the same moves come back
    #[arg(long, value_name = "NUMBER")]
    pub(super) seed: Option<u64>,
    /// The rules it starts with: Chinese, French, Japanese, Korean, AGA, NZ or
    /// Tromp-Taylor
    #[arg(long, value_name = "NAME", default_value = "Chinese")]
    pub(super) rules: Ruleset,
    /// Never give up a game
    #[arg(long)]
    pub(super) no_resign: bool,
}

impl From<GtpArgs> for GtpSettings {
    fn from(args: GtpArgs) -> Self {
        Self {
            level: args.level,
            threads: args.threads.map_or_else(usual_threads, usize::from),
            seed: args.seed.unwrap_or_else(rand::random),
            resigns: !args.no_resign,
            time: args.time,
            visits: args.visits,
            ruleset: args.rules,
        }
    }
}

/// How a match is played.
#[derive(Debug, clap::Args)]
pub(super) struct MatchArgs {
    /// A level, or the command line of a GTP engine
    pub(super) first: String,
    /// Its opponent
    pub(super) second: String,
    /// How many games are played
    #[arg(long, value_name = "NUMBER", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: u32,
    /// How many lines the board has
    #[arg(long, value_name = "LINES", default_value_t = 9, value_parser = clap::value_parser!(u8).range(2..=25))]
    pub(super) size: u8,
    /// What White gets; what the rules say if it is not given
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    pub(super) komi: Option<HalfPoints>,
    /// The ruleset: French, Chinese, Japanese, Korean, AGA, NZ or Tromp-Taylor
    #[arg(long, value_name = "NAME", default_value_t = Ruleset::French)]
    pub(super) rules: Ruleset,
    /// How long a move may take; engines from outside are told whole seconds
    #[arg(long, value_name = "SECONDS", value_parser = time)]
    pub(super) time: Option<Duration>,
    /// How many positions Jego's own levels look at for a move
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) visits: Option<u32>,
    /// On how many threads Jego's own levels search
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    pub(super) threads: u16,
    /// How many stones are put at random before play, the same in each two
    /// games
    #[arg(long, value_name = "STONES", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(super) openings: u32,
    /// Where chance comes from; the same number gives the same chances
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(super) seed: u64,
    /// A folder that gets every game as SGF
    #[arg(long, value_name = "FOLDER")]
    pub(super) sgf: Option<PathBuf>,
}

/// A time to think in, with decimals or without.
fn time(text: &str) -> Result<Duration, String> {
    seconds(text).ok_or_else(|| "give a number of seconds, such as 2.5".to_owned())
}

/// A file that is there: a command that was mistyped should not open a window.
fn existing(path: PathBuf) -> Result<PathBuf, String> {
    if path.exists() {
        return Ok(path);
    }
    Err("there is no such file, and no such command".to_owned())
}
