//! `jego match`.

use std::path::PathBuf;
use std::time::Duration;

use jego::game::HalfPoints;
use jego::go::Ruleset;

use super::values::{ruleset, time};

/// How a match is played.
#[derive(Debug, clap::Args)]
pub(crate) struct MatchArgs {
    /// A level, or the command line of a GTP engine
    pub(crate) first: String,
    /// Its opponent
    pub(crate) second: String,
    /// Number of games; with --sprt, the most that are played
    #[arg(long, value_name = "NUMBER", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) games: u32,
    /// Board size
    #[arg(long, value_name = "LINES", default_value_t = 9, value_parser = clap::value_parser!(u8).range(2..=25))]
    pub(crate) size: u8,
    /// Komi; by default that of the rules
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    pub(crate) komi: Option<HalfPoints>,
    /// The ruleset
    #[arg(long, value_name = "NAME", default_value = "French", value_parser = ruleset())]
    pub(crate) rules: Ruleset,
    /// Thinking time per move; external engines are told whole seconds
    #[arg(long, value_name = "SECONDS", value_parser = time)]
    pub(crate) time: Option<Duration>,
    /// Maximum visits per move for Jego's own levels
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) visits: Option<u32>,
    /// Number of search threads for Jego's own levels
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    pub(crate) threads: u16,
    /// Number of random opening stones, the same for both games of a pair
    #[arg(long, value_name = "STONES", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(crate) openings: u32,
    /// Random seed; the same seed gives the same random choices
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Stop as soon as the games tell by which of two differences in Elo the first
    /// is stronger, each answer being wrong one time in twenty
    #[arg(long, value_names = ["LOW", "HIGH"], num_args = 2, allow_hyphen_values = true)]
    pub(crate) sprt: Vec<f64>,
    /// Folder to save every game in as SGF
    #[arg(long, value_name = "FOLDER")]
    pub(crate) sgf: Option<PathBuf>,
}
