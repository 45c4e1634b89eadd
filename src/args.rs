//! The command line.

use std::path::PathBuf;

use clap::{Parser, Subcommand};

/// A table for Go.
///
/// This version has the rules, the history and the files of the game; there is
/// no window, console game or engine in it yet. Without a command it says what
/// there is.
#[derive(Debug, Parser)]
#[command(version)]
pub(super) struct Args {
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
