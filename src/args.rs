//! The command line.

mod analysis;
mod help;
mod library;
mod problems;
mod render;
mod values;

use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PathBufValueParser, TypedValueParser as _};
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use jego::ai::go::{Level, Opponent};
use jego::aligne4::Variant;
use jego::board::Size;
use jego::console::{LaunchOptions, LaunchTarget, parse_clock};
use jego::game::{HalfPoints, Rank};
use jego::go::{Handicap, Ruleset};
use jego::gtp::contest::seconds;
use jego::gtp::{GtpSettings, default_threads};
use jego::record::{Charset, GameKind, TimeControl};
use jego::session::Offers;
use jego::setup::{AtariStart, BlackSeat, Mode, Player};
use jego::words::Language;

use crate::commands::TerminalMode;
pub(super) use analysis::{AnalysisArgs, as_katago_spells};
pub(super) use help::in_language;
pub(super) use library::{LibraryArgs, ResultArg, SortArg};
pub(super) use problems::{OrderArg, ProblemArgs};
pub(super) use render::RenderArgs;
use values::{any_level, language, level, offers, ruleset};

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

/// How a game in the terminal is played.
#[derive(Debug, clap::Args)]
pub(super) struct ConsoleArgs {
    /// go, othello, aligne4 or a game file; by default the menu
    #[arg(value_name = "GAME|FILE", value_parser = what, value_hint = clap::ValueHint::FilePath)]
    what: Option<LaunchTarget>,
    /// Board size for Go, from 2 to 25 lines [default: 9]
    #[arg(long, value_name = "LINES", value_parser = size)]
    size: Option<Size>,
    /// The rules of Go [default: French]
    #[arg(long, value_name = "NAME", value_parser = ruleset())]
    rules: Option<Ruleset>,
    /// Komi; by default that of the rules
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    komi: Option<HalfPoints>,
    /// Number of handicap stones, on the star points: 2 to 9
    #[arg(long, value_name = "STONES", value_parser = handicap)]
    handicap: Option<u8>,
    /// Free placement of the handicap stones
    #[arg(long, requires = "handicap")]
    free: bool,
    /// You play Black [default]
    #[arg(long, conflicts_with_all = ["white", "draw"])]
    black: bool,
    /// You play White
    #[arg(long, conflicts_with = "draw")]
    white: bool,
    /// Choose colors at random (nigiri)
    #[arg(long)]
    draw: bool,
    /// The computer teaches: it says what is wrong with a bad move before it answers,
    /// 3 or 10 times a game or always [default: 10]
    #[arg(long, value_name = "OFTEN", num_args = 0..=1, require_equals = true,
          default_missing_value = "10", value_parser = offers(),
          conflicts_with_all = ["two_players", "watch"])]
    teach: Option<Offers>,
    /// Two humans play
    #[arg(long, conflicts_with_all = ["watch", "level", "rank"])]
    two_players: bool,
    /// Two computers play
    #[arg(long, conflicts_with_all = ["black", "white", "draw"])]
    watch: bool,
    /// Level of the computer; with --watch once for Black and once for White
    #[arg(long, value_name = "NAME", value_parser = any_level())]
    level: Vec<String>,
    /// Rank of the computer at Go, from 30k to 9d; with --watch once for Black
    /// and once for White
    #[arg(long, value_name = "RANK", value_parser = rank, conflicts_with = "level")]
    rank: Vec<Rank>,
    /// Your name; give it twice to name the other player too
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    /// The clock: 10m, 10m+5x30s for byo-yomi, 20m+25/10m for Canadian, 5m+5s
    /// for Fischer [default: none]
    #[arg(long, value_name = "TIME", value_parser = parse_clock)]
    clock: Option<TimeControl>,
    /// Play atari go: the first capture wins
    #[arg(long)]
    atari_go: bool,
    /// Begin atari go with two stones of each color in the middle
    #[arg(long, requires = "atari_go")]
    crosscut: bool,
    /// Play Quarto with the pieces of Aligne 4
    #[arg(long)]
    quarto: bool,
    /// The character set of the file, such as GBK, Big5, Shift_JIS, EUC-JP,
    /// EUC-KR or windows-1252; what the file says or looks like if not given
    #[arg(long, value_name = "NAME", value_parser = charset)]
    charset: Option<Charset>,
    /// Language for this session
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    language: Option<Language>,
    /// Play line by line even on a terminal
    #[arg(long)]
    plain: bool,
}

impl ConsoleArgs {
    /// Whether lines are asked for.
    pub(super) const fn terminal_mode(&self) -> TerminalMode {
        if self.plain {
            TerminalMode::Lines
        } else {
            TerminalMode::Auto
        }
    }
}

impl From<ConsoleArgs> for LaunchOptions {
    fn from(args: ConsoleArgs) -> Self {
        let handicap = if args.free {
            Handicap::Free
        } else {
            Handicap::Fixed
        };
        let first_has_black = args.black.then_some(BlackSeat::Player(Player::First));
        let second_has_black = args.white.then_some(BlackSeat::Player(Player::Second));
        let drawn = args.draw.then_some(BlackSeat::Draw);
        let two = args.two_players.then_some(Mode::TwoPlayers);
        let watch = args.watch.then_some(Mode::Watch);
        let ranks = args.rank.iter().map(Rank::to_string);
        let levels = args.level.into_iter().chain(ranks);
        Self {
            what: args.what.unwrap_or_default(),
            size: args.size,
            rules: args.rules,
            komi: args.komi,
            handicap: args.handicap.map(handicap),
            mode: two.or(watch),
            black: first_has_black.or(second_has_black).or(drawn),
            levels: levels.collect(),
            names: args.name,
            control: args.clock,
            atari_go: args.atari_go.then_some(match args.crosscut {
                true => AtariStart::Crosscut,
                false => AtariStart::Empty,
            }),
            variant: args.quarto.then_some(Variant::Quarto),
            teaching: args.teach,
            language: args.language,
            charset: args.charset,
        }
    }
}

/// A game by its name, or a file that is there.
fn what(text: &str) -> Result<LaunchTarget, String> {
    let letters = text.to_lowercase().replace([' ', '-', '_'], "");
    let named = GameKind::ALL.into_iter().find(|kind| {
        let name = kind.name().to_lowercase().replace(' ', "");
        name == letters
    });
    match named {
        Some(kind) => Ok(LaunchTarget::Table(kind)),
        None if PathBuf::from(text).exists() => Ok(LaunchTarget::File(PathBuf::from(text))),
        None => Err("there is no such game or file".to_owned()),
    }
}

fn charset(text: &str) -> Result<Charset, String> {
    Charset::named(text).ok_or_else(|| {
        let known = Charset::OFFERED.map(Charset::name).join(", ");
        format!("no character set has that name; there are {known}, and others")
    })
}

fn size(text: &str) -> Result<Size, String> {
    let Ok(lines) = text.parse() else {
        return Err("give a number of lines from 2 to 25".to_owned());
    };
    Size::new(lines).map_err(|why| why.to_string())
}

fn rank(text: &str) -> Result<Rank, String> {
    let rank = text.parse();
    rank.map_err(|_why| "give a rank from 30k to 1k or from 1d to 9d".to_owned())
}

fn handicap(text: &str) -> Result<u8, String> {
    let stones = text.parse().ok().filter(|stones| (2..=9).contains(stones));
    stones.ok_or_else(|| "give a number of stones from 2 to 9".to_owned())
}

/// How the engine is set up.
#[derive(Debug, clap::Args)]
pub(super) struct GtpArgs {
    /// Level
    #[arg(long, value_name = "NAME", default_value = "mastery", value_parser = level())]
    pub(super) level: Level,
    /// Rank to play at instead of a level, from 30k to 9d
    #[arg(long, value_name = "RANK", value_parser = rank, conflicts_with = "level")]
    pub(super) rank: Option<Rank>,
    /// Number of search threads; by default one per core
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,
    /// Maximum visits per move
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) visits: Option<u32>,
    /// Maximum thinking time per move, whatever the clock says
    #[arg(long, value_name = "SECONDS", value_parser = time, allow_negative_numbers = true)]
    pub(super) time: Option<Duration>,
    /// Random seed; on one thread it makes moves reproducible
    #[arg(long, value_name = "NUMBER")]
    pub(super) seed: Option<u64>,
    /// Initial rules
    #[arg(long, value_name = "NAME", default_value = "Chinese", value_parser = ruleset())]
    pub(super) rules: Ruleset,
    /// Never resign
    #[arg(long)]
    pub(super) no_resign: bool,
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

/// How a match is played.
#[derive(Debug, clap::Args)]
pub(super) struct MatchArgs {
    /// A level, or the command line of a GTP engine
    pub(super) first: String,
    /// Its opponent
    pub(super) second: String,
    /// Number of games; with --sprt, the most that are played
    #[arg(long, value_name = "NUMBER", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: u32,
    /// Board size
    #[arg(long, value_name = "LINES", default_value_t = 9, value_parser = clap::value_parser!(u8).range(2..=25))]
    pub(super) size: u8,
    /// Komi; by default that of the rules
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    pub(super) komi: Option<HalfPoints>,
    /// The ruleset
    #[arg(long, value_name = "NAME", default_value = "French", value_parser = ruleset())]
    pub(super) rules: Ruleset,
    /// Thinking time per move; external engines are told whole seconds
    #[arg(long, value_name = "SECONDS", value_parser = time)]
    pub(super) time: Option<Duration>,
    /// Maximum visits per move for Jego's own levels
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..))]
    pub(super) visits: Option<u32>,
    /// Number of search threads for Jego's own levels
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    pub(super) threads: u16,
    /// Number of random opening stones, the same for both games of a pair
    #[arg(long, value_name = "STONES", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub(super) openings: u32,
    /// Random seed; the same seed gives the same random choices
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(super) seed: u64,
    /// Stop as soon as the games tell by which of two differences in Elo the first
    /// is stronger, each answer being wrong one time in twenty
    #[arg(long, value_names = ["LOW", "HIGH"], num_args = 2, allow_hyphen_values = true)]
    pub(super) sprt: Vec<f64>,
    /// Folder to save every game in as SGF
    #[arg(long, value_name = "FOLDER")]
    pub(super) sgf: Option<PathBuf>,
}

/// How games are reviewed.
#[derive(Debug, clap::Args)]
pub(super) struct ReviewArgs {
    /// Game files, or folders with game files in them
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// Visits for every position; those that matter get eight times as many
    /// [default: 50]
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) visits: Option<u32>,
    /// Maximum time per game
    #[arg(long, value_name = "SECONDS", value_parser = time)]
    pub(super) time: Option<Duration>,
    /// Search mistakes once more with 4,000 visits, as the window does in the end;
    /// takes several times as long
    #[arg(long)]
    pub(super) thorough: bool,
    /// Who searches games of Go in place of Jego: an engine that is set up, by its
    /// name, or the command line of one that knows kata-analyze or lz-analyze
    #[arg(long, value_name = "ENGINE")]
    pub(super) engine: Option<String>,
    /// Folder to write the reports to
    #[arg(long, value_name = "FOLDER")]
    pub(super) out: Option<PathBuf>,
    /// Folder to write every game to with its review in it, as SGF; Aligne 4 and
    /// Quarto as saves
    #[arg(long, value_name = "FOLDER")]
    pub(super) sgf: Option<PathBuf>,
    /// Format of the reports
    #[arg(long, value_enum, default_value_t = ReportFormat::Text)]
    pub(super) report: ReportFormat,
    /// The rank of whoever reads it: the weaker, the more a move must cost to be
    /// called a mistake
    #[arg(long, value_name = "RANK", value_parser = rank)]
    pub(super) rank: Option<Rank>,
    /// Number of threads; by default one per core
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Language of the reports; by default that of the system
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    pub(super) language: Option<Language>,
}

impl ReviewArgs {
    /// On how many threads.
    pub(super) fn threads(&self) -> usize {
        self.threads.map_or_else(default_threads, usize::from)
    }
}

/// How a report is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum ReportFormat {
    /// Plain text
    Text,
    /// One page of HTML with diagrams
    Html,
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
    Err("there is no such file or command".to_owned())
}
