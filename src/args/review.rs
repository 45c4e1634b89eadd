//! `jego review`.

use std::path::PathBuf;
use std::time::Duration;

use jego::game::Rank;
use jego::gtp::default_threads;
use jego::words::Language;

use super::values::{language, rank, time};

/// How games are reviewed.
#[derive(Debug, clap::Args)]
pub(crate) struct ReviewArgs {
    /// Game files, or folders with game files in them
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
    /// Visits for every position; those that matter get eight times as many
    /// [default: 50]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) visits: Option<u32>,
    /// Maximum time per game
    #[arg(long, value_name = "SECONDS", value_parser = time)]
    pub(crate) time: Option<Duration>,
    /// Search mistakes once more with 4,000 visits, as the window does in the end;
    /// takes several times as long
    #[arg(long)]
    pub(crate) thorough: bool,
    /// Who searches games of Go in place of Jego: an engine that is set up, by its
    /// name, or the command line of one that knows kata-analyze or lz-analyze
    #[arg(long, value_name = "ENGINE")]
    pub(crate) engine: Option<String>,
    /// Folder to write the reports to
    #[arg(long, value_name = "FOLDER")]
    pub(crate) out: Option<PathBuf>,
    /// Folder to write every game to with its review in it, as SGF; Aligne 4 and
    /// Quarto as saves
    #[arg(long, value_name = "FOLDER")]
    pub(crate) sgf: Option<PathBuf>,
    /// Format of the reports
    #[arg(long, value_enum, default_value_t = ReportFormat::Text)]
    pub(crate) report: ReportFormat,
    /// The rank of whoever reads it: the weaker, the more a move must cost to be
    /// called a mistake
    #[arg(long, value_name = "RANK", value_parser = rank)]
    pub(crate) rank: Option<Rank>,
    /// Number of threads; by default one per core
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Language of the reports; by default that of the system
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(crate) language: Option<Language>,
}

impl ReviewArgs {
    /// On how many threads.
    pub(crate) fn threads(&self) -> usize {
        self.threads.map_or_else(default_threads, usize::from)
    }
}

/// How a report is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ReportFormat {
    /// Plain text
    Text,
    /// One page of HTML with diagrams
    Html,
}
