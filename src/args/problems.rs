//! The arguments of `jego problems`.

use std::path::PathBuf;

use jego::words::Language;

use super::values::language;

/// Which problems are to be solved, and how.
#[derive(Debug, clap::Args)]
pub(crate) struct ProblemArgs {
    /// A file or a folder; by default the problems of Jego
    #[arg(value_name = "FILE|FOLDER", value_hint = clap::ValueHint::AnyPath)]
    pub(crate) what: Option<PathBuf>,
    /// The mistakes of your own games that became exercises; those that are due,
    /// unless another order is given
    #[arg(long, conflicts_with = "what")]
    pub(crate) mistakes: bool,
    /// Which problems come, and in which order [default: given]
    #[arg(long, value_enum)]
    pub(crate) order: Option<OrderArg>,
    /// Only problems about this (GE in their file)
    #[arg(long, value_name = "NAME")]
    pub(crate) theme: Option<String>,
    /// Only problems of this grade (DI in their file)
    #[arg(long, value_name = "NAME")]
    pub(crate) grade: Option<String>,
    /// Turn and mirror the boards at random
    #[arg(long)]
    pub(crate) turn: bool,
    /// Swap colors at random
    #[arg(long)]
    pub(crate) swap: bool,
    /// Number of the problem to begin with, counting from 1
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) first: Option<u32>,
    /// Seed of everything that is random
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
    /// Language for this session
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(crate) language: Option<Language>,
}

/// An order of problems.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum OrderArg {
    /// As the files have them
    Given,
    /// By chance
    Shuffled,
    /// Those that were failed last
    Failed,
    /// Those that were not solved yet
    Unsolved,
    /// Those to be tried again today, the longest due first
    Due,
}
