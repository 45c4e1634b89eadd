//! Who takes part in a match.

use std::time::Duration;

use crate::ai::go::Opponent;
use crate::ai::{Budget, Config};
use crate::gtp::EngineCommand;

/// Someone who takes part in a match, and what limits their thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// What they are called.
    pub(super) name: String,
    pub(super) kind: EntrantKind,
    pub(super) budget: Budget,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EntrantKind {
    /// A level or a rank of our own.
    Level(Config<Opponent>),
    /// Another program.
    Engine(EngineCommand),
}

/// What holds for an entrant who says nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long each move may take.
    pub time: Option<Duration>,
    /// How many visits our own levels have for each move.
    pub visits: Option<u32>,
    /// On how many threads our own levels search.
    pub threads: usize,
}

/// A setting of a level that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidEntrant {
    /// A level has no such setting.
    #[error("{0:?} is not a level setting; the settings are time, visits, threads and resign")]
    Setting(String),
    /// The setting cannot be that.
    #[error("{setting} cannot be {value:?}; it is {wanted}")]
    Value {
        /// The setting.
        setting: &'static str,
        /// What it should be set to.
        value: String,
        /// What it can be set to.
        wanted: &'static str,
    },
}

/// Nobody waits longer for a move in a match.
const MOST_SECS: f64 = 86_400.0;

/// More threads than any machine has.
const MOST_THREADS: usize = 1_024;

impl Entrant {
    /// Reads the name of a level or a rank, with its settings behind a colon
    /// (`mastery:visits=200,time=1.5,threads=2,resign=no`), or the command line
    /// of another program, which is everything else.
    ///
    /// # Errors
    ///
    /// [`InvalidEntrant`] if a setting of a level means nothing.
    pub fn parse(text: &str, limits: &Limits) -> Result<Self, InvalidEntrant> {
        let text = text.trim();
        let (name, settings) = text.split_once(':').unwrap_or((text, ""));
        let budget = Budget {
            time: limits.time,
            visits: limits.visits,
            clock: None,
        };
        let Ok(level) = name.parse::<Opponent>() else {
            let command = EngineCommand {
                name: text.to_owned(),
                command: text.to_owned(),
                ..EngineCommand::default()
            };
            return Ok(Self {
                name: text.to_owned(),
                kind: EntrantKind::Engine(command),
                budget,
            });
        };
        let mut config = Config {
            level,
            threads: limits.threads.max(1),
            seed: 0,
            resigns: true,
        };
        let mut budget = budget;
        for setting in settings.split(',').filter(|setting| !setting.is_empty()) {
            set(setting, &mut config, &mut budget)?;
        }
        Ok(Self {
            name: match settings {
                "" => level.to_string(),
                settings => format!("{level}:{settings}"),
            },
            kind: EntrantKind::Level(config),
            budget,
        })
    }
}

fn set(
    setting: &str,
    config: &mut Config<Opponent>,
    budget: &mut Budget,
) -> Result<(), InvalidEntrant> {
    let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
    let (name, value) = (name.trim(), value.trim());
    let invalid = |setting, wanted| InvalidEntrant::Value {
        setting,
        value: value.to_owned(),
        wanted,
    };
    match name {
        "time" => {
            let time = seconds(value).ok_or_else(|| invalid("time", "a number of seconds"))?;
            budget.time = Some(time);
        }
        "visits" => {
            let visits = value.parse().ok().filter(|&visits| visits > 0);
            let visits = visits.ok_or_else(|| invalid("visits", "a number from 1 on"))?;
            budget.visits = Some(visits);
        }
        "threads" => {
            let threads = value.parse().ok();
            let threads = threads.filter(|threads| (1..=MOST_THREADS).contains(threads));
            config.threads = threads.ok_or_else(|| invalid("threads", "a number from 1 on"))?;
        }
        "resign" => {
            config.resigns = match value {
                "yes" => true,
                "no" => false,
                _ => return Err(invalid("resign", "yes or no")),
            }
        }
        other => return Err(InvalidEntrant::Setting(other.to_owned())),
    }
    Ok(())
}

/// A time from a number of seconds such as `1.5`; `None` where it is no number
/// or makes no sense for a move.
#[must_use]
pub fn seconds(text: &str) -> Option<Duration> {
    let secs: f64 = text.parse().ok()?;
    let sensible = secs > 0.0 && secs <= MOST_SECS;
    let time = Duration::try_from_secs_f64(secs).ok()?;
    sensible.then_some(time)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::go::Level;
    use crate::game::Rank;

    const LIMITS: Limits = Limits {
        time: None,
        visits: Some(100),
        threads: 2,
    };

    fn read(text: &str) -> Entrant {
        Entrant::parse(text, &LIMITS).unwrap()
    }

    #[test]
    fn a_level_has_the_settings_it_names_and_the_others_of_all() {
        let EntrantKind::Level(config) = read("Study").kind else {
            panic!("a level")
        };
        assert_eq!((config.level, config.threads), (Level::Study.into(), 2));
        assert!(config.resigns);
        let EntrantKind::Level(config) = read("8k").kind else {
            panic!("a rank")
        };
        assert_eq!(config.level, Rank::kyu(8).into());
        assert_eq!(read("study").budget.visits, Some(100));
        let own = read("mastery:time=1.5,visits=7,threads=4,resign=no");
        assert_eq!(own.name, "Mastery:time=1.5,visits=7,threads=4,resign=no");
        assert_eq!(own.budget.time, Some(Duration::from_millis(1_500)));
        assert_eq!(own.budget.visits, Some(7));
        let EntrantKind::Level(config) = own.kind else {
            panic!("a level")
        };
        assert_eq!((config.threads, config.resigns), (4, false));
    }

    #[test]
    fn whatever_is_no_level_is_a_command_line() {
        for text in ["gnugo --mode gtp", "masterly", "./care", "C:\\go.exe x"] {
            let EntrantKind::Engine(command) = read(text).kind else {
                panic!("{text} is an engine")
            };
            assert_eq!(command.command, text);
        }
    }

    #[test]
    fn a_setting_that_means_nothing_is_named() {
        for (text, says) in [
            ("care:speed=1", "\"speed\" is not a level setting"),
            ("care:visits=0", "visits cannot be \"0\""),
            ("care:visits", "visits cannot be \"\""),
            ("care:time=-1", "a number of seconds"),
            ("care:time=NaN", "a number of seconds"),
            ("care:time=1e99", "a number of seconds"),
            ("care:threads=0", "threads cannot be"),
            ("care:resign=maybe", "yes or no"),
        ] {
            let error = Entrant::parse(text, &LIMITS).unwrap_err().to_string();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
