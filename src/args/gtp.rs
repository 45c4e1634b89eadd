//! `jego gtp`.

use std::time::Duration;

use jego::ai::go::{Level, Opponent};
use jego::game::Rank;
use jego::go::Ruleset;
use jego::gtp::{GtpSettings, default_threads};

use super::values::{level, rank, ruleset, time};

/// How the engine is set up.
#[derive(Debug, clap::Args)]
pub(crate) struct GtpArgs {
    /// Level
    #[arg(long, value_name = "NAME", default_value = "mastery", value_parser = level())]
    pub(crate) level: Level,
    /// Rank to play at instead of a level, from 30k to 9d
    #[arg(long, value_name = "RANK", value_parser = rank, conflicts_with = "level")]
    pub(crate) rank: Option<Rank>,
    /// Number of search threads; by default one per core
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Maximum visits per move
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) visits: Option<u32>,
    /// Maximum thinking time per move, whatever the clock says
    #[arg(long, value_name = "SECONDS", value_parser = time, allow_negative_numbers = true)]
    pub(crate) time: Option<Duration>,
    /// Random seed; on one thread it makes moves reproducible
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Initial rules
    #[arg(long, value_name = "NAME", default_value = "Chinese", value_parser = ruleset())]
    pub(crate) rules: Ruleset,
    /// Never resign
    #[arg(long)]
    pub(crate) no_resign: bool,
}

impl From<GtpArgs> for GtpSettings {
    fn from(args: GtpArgs) -> Self {
        Self {
            level: args.rank.map_or(args.level.into(), Opponent::Rank),
            threads: args.threads.map_or_else(default_threads, usize::from),
            seed: args.seed.unwrap_or_else(rand::random),
            resigns: !args.no_resign,
            time: args.time,
            visits: args.visits,
            ruleset: args.rules,
        }
    }
}
