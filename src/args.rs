//! The command line.

use std::path::PathBuf;

use clap::builder::{PathBufValueParser, TypedValueParser as _};
use clap::{Parser, Subcommand};

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
}

/// A file that is there: a command that was mistyped should not open a window.
fn existing(path: PathBuf) -> Result<PathBuf, String> {
    if path.exists() {
        return Ok(path);
    }
    Err("there is no such file, and no such command".to_owned())
}
