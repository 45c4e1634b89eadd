//! The engine that others talk to: a game, its clocks, and a bot.
//!
//! Commands are in one table; each is a function of the arguments that
//! answers or says why not, and one that fails has changed nothing. Nothing
//! here reads or writes lines.

mod analysis;
mod arguments;
mod failure;
mod files;
mod game;
mod gogui;
mod handicap;
mod info;
mod network;
mod options;
mod params;
mod play;
mod query;
mod rules;
mod score;
mod setup;
mod show;
mod time;

pub(super) use analysis::Analysis;
pub(super) use failure::Failure;

use std::time::Duration;

use crate::ai::go::{GoBot, Opponent};
use crate::ai::{Bot as _, Budget, Config};
use crate::board::{Color, Size};
use crate::go::Ruleset;
use crate::record::{GoRecord, InvalidStart, Start};

use super::clock::Clocks;

/// How the engine is set up before the first command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GtpSettings {
    /// How well it plays.
    pub level: Opponent,
    /// On how many threads it searches.
    pub threads: usize,
    /// The random seed.
    pub seed: u64,
    /// Whether it gives up when there is nothing left to hope for.
    pub resigns: bool,
    /// At most this long for a move, whatever the clock says.
    pub time: Option<Duration>,
    /// At most this many visits for a move.
    pub visits: Option<u32>,
    /// The rules it starts with.
    pub ruleset: Ruleset,
}

/// A game that a controller plays with us.
#[derive(Debug)]
pub(super) struct Engine {
    settings: GtpSettings,
    /// Always one line of play, with the cursor at its end.
    record: GoRecord,
    clocks: Clocks,
    bot: GoBot,
}

/// What a command comes to.
#[derive(Debug)]
pub(super) enum Reply {
    /// This answer.
    Text(String),
    /// Lines, until another command comes.
    Analysis(Analysis),
    /// Lines, and then the move that was played.
    Thinking(Analysis),
    /// Lines, and then a move that was only looked for, unless another command
    /// comes first.
    Search(Analysis),
    /// The same, without the lines.
    QuietSearch(Color),
    /// This answer, and nothing after it.
    Quit,
}

type Handler = fn(&mut Engine, &[String]) -> Result<Reply, Failure>;

/// Every command there is, in the order in which they are listed.
const COMMANDS: &[(&str, Handler)] = &[
    ("protocol_version", Engine::protocol_version),
    ("name", Engine::name),
    ("version", Engine::version),
    ("known_command", Engine::known_command),
    ("list_commands", Engine::list_commands),
    ("quit", Engine::quit),
    ("boardsize", Engine::boardsize),
    ("clear_board", Engine::clear_board),
    ("komi", Engine::komi),
    ("fixed_handicap", Engine::fixed_handicap),
    ("place_free_handicap", Engine::place_free_handicap),
    ("set_free_handicap", Engine::set_free_handicap),
    ("play", Engine::play),
    ("genmove", Engine::genmove),
    ("undo", Engine::undo),
    ("time_settings", Engine::time_settings),
    ("time_left", Engine::time_left),
    ("final_score", Engine::final_score),
    ("final_status_list", Engine::final_status_list),
    ("loadsgf", Engine::loadsgf),
    ("printsgf", Engine::printsgf),
    ("reg_genmove", Engine::reg_genmove),
    ("showboard", Engine::showboard),
    ("kgs-time_settings", Engine::kgs_time_settings),
    ("kgs-genmove_cleanup", Engine::genmove_cleanup),
    ("kata-time_settings", Engine::kata_time_settings),
    ("kata-get-rules", Engine::rules),
    ("kata-set-rules", Engine::set_rules),
    ("kata-set-rule", Engine::set_rule),
    ("lz-analyze", Engine::lz_analyze),
    ("lz-genmove_analyze", Engine::lz_genmove_analyze),
    ("kata-analyze", Engine::kata_analyze),
    ("kata-genmove_analyze", Engine::kata_genmove_analyze),
    ("kata-search_cancellable", Engine::kata_search),
    (
        "kata-search_analyze_cancellable",
        Engine::kata_search_analyze,
    ),
    ("kata-raw-nn", Engine::raw_network),
    ("kata-get-models", Engine::models),
    ("kata-list-rules", Engine::list_rules),
    ("kata-list-params", Engine::list_params),
    ("kata-get-param", Engine::get_param),
    ("kata-get-params", Engine::get_params),
    ("kata-set-param", Engine::set_param),
    ("kata-set-params", Engine::set_params),
    ("lz-setoption", Engine::lz_setoption),
    ("clear_cache", Engine::clear_cache),
    ("set_random_seed", Engine::set_random_seed),
    ("set_position", Engine::set_position),
    ("get_komi", Engine::get_komi),
    ("is_legal", Engine::is_legal),
    ("list_stones", Engine::list_stones),
    ("captures", Engine::captures),
    ("final_status", Engine::final_status),
    ("cputime", Engine::cputime),
    ("gogui-analyze_commands", Engine::gogui_analyze_commands),
    ("gogui-play_sequence", Engine::gogui_play_sequence),
    ("jego-ownership", Engine::ownership_board),
    ("jego-policy", Engine::policy_board),
    ("jego-moves", Engine::moves_picture),
    ("jego-param", Engine::param_dialog),
];

impl Engine {
    /// An engine at an empty board of nineteen lines.
    ///
    /// # Errors
    ///
    /// [`InvalidStart`] if no game can begin so; no ruleset is so strange.
    pub(super) fn new(settings: GtpSettings) -> Result<Self, InvalidStart> {
        let start = Start::new(Size::NINETEEN, settings.ruleset);
        let komi = start.komi();
        Ok(Self {
            settings,
            record: GoRecord::new(start.with_komi(komi))?,
            clocks: Clocks::default(),
            bot: GoBot::new(Config {
                level: settings.level,
                threads: settings.threads.max(1),
                seed: settings.seed,
                resigns: settings.resigns,
            }),
        })
    }

    /// Does what a command asks for.
    pub(super) fn obey(&mut self, name: &str, arguments: &[String]) -> Result<Reply, Failure> {
        let handler = handler(name).ok_or(Failure::UnknownCommand)?;
        handler(self, arguments)
    }

    /// What limits the thinking about this side's next move.
    fn budget(&self, color: Color) -> Budget {
        Budget {
            time: self.settings.time,
            visits: self.settings.visits,
            clock: self.clocks.left(color),
        }
    }

    fn protocol_version(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        arguments::none(arguments)?;
        Ok(Reply::text("2"))
    }

    fn name(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        arguments::none(arguments)?;
        Ok(Reply::text("Jego"))
    }

    fn version(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        arguments::none(arguments)?;
        Ok(Reply::text(env!("CARGO_PKG_VERSION")))
    }

    fn known_command(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [name] = arguments::exactly(arguments)?;
        Ok(Reply::text(handler(name).is_some()))
    }

    fn list_commands(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        arguments::none(arguments)?;
        let names: Vec<&str> = COMMANDS.iter().map(|&(name, _)| name).collect();
        Ok(Reply::Text(names.join("\n")))
    }

    fn quit(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        arguments::none(arguments)?;
        Ok(Reply::Quit)
    }
}

impl Reply {
    /// An answer that says something.
    fn text(said: impl ToString) -> Self {
        Self::Text(said.to_string())
    }

    /// An answer that only says that it was done.
    const fn done() -> Self {
        Self::Text(String::new())
    }
}

fn handler(name: &str) -> Option<Handler> {
    let found = COMMANDS.iter().find(|&&(known, _)| known == name);
    found.map(|&(_, handler)| handler)
}
