//! `jego console`.

use std::path::PathBuf;

use jego::aligne4::Variant;
use jego::board::Size;
use jego::console::{LaunchOptions, LaunchTarget, parse_clock};
use jego::game::{HalfPoints, Rank};
use jego::go::{Handicap, Ruleset};
use jego::record::{Charset, GameKind, TimeControl};
use jego::session::Offers;
use jego::setup::{AtariStart, BlackSeat, Mode, Player};
use jego::words::Language;

use super::values::{any_level, charset, language, offers, rank, ruleset};
use crate::commands::TerminalMode;

/// How a game in the terminal is played.
#[derive(Debug, clap::Args)]
pub(crate) struct ConsoleArgs {
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
    pub(crate) const fn terminal_mode(&self) -> TerminalMode {
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

fn size(text: &str) -> Result<Size, String> {
    let Ok(lines) = text.parse() else {
        return Err("give a number of lines from 2 to 25".to_owned());
    };
    Size::new(lines).map_err(|why| why.to_string())
}

fn handicap(text: &str) -> Result<u8, String> {
    let stones = text.parse().ok().filter(|stones| (2..=9).contains(stones));
    stones.ok_or_else(|| "give a number of stones from 2 to 9".to_owned())
}
