//! Options of the engine under the names that Leela Zero and GNU Go have for them.

use crate::ai::Bot as _;
use crate::ai::Config;
use crate::ai::go::GoBot;

use super::arguments::{exactly, none, number, truth};
use super::{Engine, Failure, Reply};

impl Engine {
    /// `lz-setoption name NAME value VALUE`: how much is thought about a move.
    pub(super) fn lz_setoption(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let ["name", name @ .., "value", value] = words.as_slice() else {
            return Err(Failure::Missing("\"name … value …\""));
        };
        match name.join(" ").to_ascii_lowercase().as_str() {
            "visits" | "playouts" => {
                // 0 is no limit.
                self.settings.visits = Some(number(value)?).filter(|&visits| visits > 0);
            }
            // It never thinks in the time of the other side.
            "pondering" => match truth(value)? {
                false => {}
                true => return Err(Failure::Unsupported("pondering".to_owned())),
            },
            other => return Err(Failure::Unsupported(other.to_owned())),
        }
        Ok(Reply::done())
    }

    /// Forgets what was found so far.
    pub(super) fn clear_cache(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        self.restart_bot();
        Ok(Reply::done())
    }

    /// The seed of all random numbers from now on.
    pub(super) fn set_random_seed(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [seed] = exactly(arguments)?;
        let parsed = seed.parse::<i64>().ok();
        let parsed = parsed.ok_or_else(|| Failure::argument(seed, "a whole number"))?;
        self.settings.seed = parsed.cast_unsigned();
        self.restart_bot();
        Ok(Reply::done())
    }

    /// Threads, seed and resignation are part of how a bot is made.
    pub(super) fn restart_bot(&mut self) {
        let settings = &self.settings;
        self.bot = GoBot::new(Config {
            level: settings.level,
            threads: settings.threads,
            seed: settings.seed,
            resigns: settings.resigns,
        });
    }
}
