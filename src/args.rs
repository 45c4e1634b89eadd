//! The command line.

mod analysis;
mod console;
mod contest;
mod gtp;
mod help;
mod library;
mod problems;
mod render;
mod review;
mod values;

use std::path::PathBuf;

use clap::builder::{PathBufValueParser, TypedValueParser as _};
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use jego::record::Charset;

pub(super) use analysis::{AnalysisArgs, as_katago_spells};
pub(super) use console::ConsoleArgs;
pub(super) use contest::MatchArgs;
pub(super) use gtp::GtpArgs;
pub(super) use help::in_language;
pub(super) use library::{LibraryArgs, ResultArg, SortArg};
pub(super) use problems::{OrderArg, ProblemArgs};
pub(super) use render::RenderArgs;
pub(super) use review::{ReportFormat, ReviewArgs};
use values::charset;

/// The command line. What its help says to players stands among the phrases of every
/// language; see `help.rs`.
#[derive(Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true)]
pub(super) struct Args {
    /// A game to open: a save, SGF, NGF, GIB or UGF
    #[arg(value_parser = PathBufValueParser::new().try_map(existing))]
    pub(super) file: Option<PathBuf>,
    /// Begin with the page of a new game
    #[arg(long, conflicts_with_all = ["file", "resume", "stats"])]
    pub(super) new_game: bool,
    /// Go on with the game that was interrupted; where there are several, list them
    #[arg(long, conflicts_with_all = ["file", "stats"])]
    pub(super) resume: bool,
    /// Print how long the window took to open and how large it is, then close it
    #[arg(long)]
    pub(super) stats: bool,
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Play in this terminal: Go, Othello or Aligne 4
    ///
    /// Given a game, it starts at once, against the computer unless asked
    /// otherwise; given a file, it opens that game; given neither, it shows a
    /// menu. On a terminal the whole screen is used. Where input or output is
    /// not a terminal, the game is played line by line, which can be scripted
    /// and read aloud. Games, settings and interrupted games are shared with
    /// the window.
    Console(Box<ConsoleArgs>),
    /// Show what is in a game file: a save, SGF, NGF, GIB or UGF
    ///
    /// What had to be repaired to read the file is listed on standard error,
    /// with line and column.
    Info {
        /// The file
        file: PathBuf,
        /// The character set of the file, such as GBK, Big5, Shift_JIS, EUC-JP,
        /// EUC-KR or windows-1252; what the file says or looks like if not given
        #[arg(long, value_name = "NAME", value_parser = charset)]
        charset: Option<Charset>,
        /// Which game of a collection, counting from 1
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
        game: Option<u32>,
    },
    /// Read a game file and write it in another format
    ///
    /// The ending of the new name gives the format: .sgf or .jego.ron. A
    /// collection stays a collection in SGF; a save holds one game. Everything
    /// in the file is kept, whether Jego understands it or not.
    Convert {
        /// The file to read: a save, SGF, NGF, GIB or UGF
        input: PathBuf,
        /// The file to write
        output: PathBuf,
        /// The character set of the file to read, such as GBK, Big5, Shift_JIS,
        /// EUC-JP, EUC-KR or windows-1252; what it says or looks like if not given
        #[arg(long, value_name = "NAME", value_parser = charset)]
        charset: Option<Charset>,
        /// Only this game of a collection, counting from 1
        #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
        game: Option<u32>,
        /// Replace the new file if it already exists
        #[arg(long)]
        force: bool,
    },
    /// Run as an engine for another program (Go Text Protocol)
    ///
    /// Reads commands from standard input and answers on standard output, as
    /// GoGui, Sabaki and the clients of Go servers expect of an engine.
    Gtp(GtpArgs),
    /// Analyze positions for other programs, such as KaTrain, in KataGo's JSON protocol
    ///
    /// Queries come on standard input, one JSON object a line, and results go to
    /// standard output. What programs write for KataGo's analysis engine works as it
    /// is: put this program in its place.
    Analysis(AnalysisArgs),
    /// Play two engines against each other and report which is stronger
    ///
    /// Each is one of Jego's levels or a rank (8k), with settings after a colon if needed
    /// (mastery, mastery:visits=200, mastery:time=1,threads=2,resign=no), or the
    /// command line of a GTP engine in quotes ("gnugo --mode gtp --level 10").
    /// Colors alternate. Dead stones are always estimated by Jego; an illegal
    /// move, a crash or a move that never comes loses the game; a game with more
    /// than four moves per point is a draw.
    Match(MatchArgs),
    /// Review games: what every move cost, and which moves decided the game
    ///
    /// Given a folder, all games in it are reviewed, one after the other, on all
    /// cores. Without --out and --sgf the reports are printed; with them reports and
    /// games are written to folders, and what is there already is not done again, so
    /// that a review that was stopped goes on where it was. What a game holds of a
    /// review, from here or from the window, is not looked for again.
    Review(ReviewArgs),
    /// Publish a game: diagrams, kifu sheets, moving pictures
    ///
    /// The ending of the new name gives the format: .svg, .png, .pdf, .html, .txt,
    /// .wiki (the diagrams of Go wikis and forums), .gif and .apng (the moves one
    /// after the other) and .sgf (one line). A PDF or a page of HTML is a kifu
    /// sheet unless --move or --figure is given; other formats show the last
    /// position. A kifu sheet as .svg or .png is a file for each page. Without
    /// --force no file is replaced.
    #[command(after_long_help = render::EXAMPLES)]
    Render(Box<RenderArgs>),
    /// Solve problems of Go in this terminal, line by line
    ///
    /// Any SGF file, collection or folder of files is opened as problems; without
    /// one, those that are part of Jego. Right and wrong are read from the marks
    /// that authors use, replies are automatic, and what is not in the solution is
    /// judged by the network, which is said. What was tried is remembered.
    Problems(ProblemArgs),
    /// List the games of folders and files, and find positions in them
    ///
    /// One line a game: file, number in the file, Black, White, date, result,
    /// board, moves and event, separated by tabs; with --pattern also the move
    /// after which the pattern stands there first. Files that cannot be read are
    /// told on standard error. Nothing is written.
    Library(LibraryArgs),
    /// Print shell completions
    ///
    /// For bash: jego completions bash > ~/.local/share/bash-completion/completions/jego
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page of the program or of a command
    ///
    /// To read it: jego man | man -l -
    Man {
        /// The command; by default the program itself
        command: Option<String>,
    },
    /// Write what desktops and shells look for into a folder, for packages
    ///
    /// Icons, the desktop entry, MIME types, AppStream data, manual pages and
    /// completions for bash, zsh and fish go to FOLDER/share; /usr/local or
    /// ~/.local are such folders. What is there already is replaced.
    DesktopFiles {
        /// The folder in whose share folder the files are written
        #[arg(value_hint = clap::ValueHint::DirPath)]
        folder: PathBuf,
    },
}

/// A file that is there: a command that was mistyped should not open a window.
fn existing(path: PathBuf) -> Result<PathBuf, String> {
    if path.exists() {
        return Ok(path);
    }
    Err("there is no such file or command".to_owned())
}
