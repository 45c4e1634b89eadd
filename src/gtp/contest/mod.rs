//! Matches between engines: our own levels and other programs.

mod entrant;
mod game;
mod opening;
mod pair;
mod sprt;
mod stats;
mod tally;

use std::time::Duration;

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

pub use entrant::{Entrant, InvalidEntrant, Limits, seconds};
pub use game::{Foul, PlayedGame, Thought};
pub use pair::{Pair, Side};
pub use sprt::{InvalidClaims, Sprt, Verdict};
pub use stats::Rate;
pub use tally::{Score, Tally};

use crate::ai::go::GoBot;
use crate::ai::go::Opponent;
use crate::ai::{Bot as _, Budget, Config, StopFlag};
use crate::board::Color;
use crate::gtp::{EngineError, EngineLog, RemoteEngine, Timeouts};
use crate::record::{Change, GoRecord, Header, InvalidStart, Refused, Start};

use entrant::EntrantKind;
use game::{ActivePlayer, GameEngine, GameInProgress};

/// A match of two entrants: games with colors that alternate.
#[derive(Debug)]
pub struct Contest {
    start: Start,
    seed: u64,
    opening: u32,
    players: Pair<Player>,
    names: Pair<String>,
}

/// What is agreed on before a match.
#[derive(Clone, Debug)]
pub struct ContestSettings {
    /// How every game begins.
    pub start: Start,
    /// The random seed. The same seed gives the same match, as far as neither
    /// entrant plays by the clock.
    pub seed: u64,
    /// How many stones are put at random before the entrants play, the same
    /// in both games of a pair.
    pub opening: u32,
}

/// Why a match cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum CannotContest {
    /// No game can begin like that.
    #[error(transparent)]
    Start(#[from] InvalidStart),
    /// One of the entrants cannot play.
    #[error("{name:?} is not a level, and it cannot be run as an engine: {error}")]
    Entrant {
        /// What it was called.
        name: String,
        /// Why it cannot.
        error: EngineError,
    },
}

/// Someone who takes part, ready to play.
#[derive(Debug)]
struct Player {
    name: String,
    budget: Budget,
    engine: PlayerEngine,
}

#[derive(Debug)]
enum PlayerEngine {
    /// One of our own; a new one thinks in each game.
    Own(Config<Opponent>),
    /// Another program, which stays from game to game.
    Remote(Box<RemoteEngine>),
}

impl Contest {
    /// A match about to begin; other programs are started.
    ///
    /// # Errors
    ///
    /// [`CannotContest`], where games cannot begin so or a program cannot
    /// play.
    pub fn new(settings: ContestSettings, entrants: Pair<Entrant>) -> Result<Self, CannotContest> {
        settings.start.position()?;
        let players = Pair {
            first: seat(entrants.first)?,
            second: seat(entrants.second)?,
        };
        let mut names = Pair {
            first: players.first.name.clone(),
            second: players.second.name.clone(),
        };
        if names.first == names.second {
            names.first.push_str(" (1)");
            names.second.push_str(" (2)");
        }
        Ok(Self {
            start: settings.start,
            seed: settings.seed,
            opening: settings.opening,
            players,
            names,
        })
    }

    /// What the entrants are called.
    #[must_use]
    pub const fn names(&self) -> &Pair<String> {
        &self.names
    }

    /// Plays one game; its number, counted from 0, gives who has Black and the
    /// random seeds.
    ///
    /// # Errors
    ///
    /// [`CannotContest`] if no game can begin as it was agreed.
    pub fn play(&mut self, number: u32) -> Result<PlayedGame, CannotContest> {
        let black = match number % 2 {
            0 => Side::First,
            _ => Side::Second,
        };
        let mut record = GoRecord::new(self.start.clone())?;
        // The head of a new record can say anything.
        let named = self.name_players(&mut record, black);
        debug_assert!(named.is_ok(), "names are no part of the game");
        let mut chance = SmallRng::seed_from_u64(self.seed.wrapping_add(u64::from(number / 2)));
        opening::open_at_random(&mut record, self.opening, &mut chance);
        let seed = mixed(self.seed, number);
        let game = GameInProgress {
            record,
            black,
            players: Pair {
                first: self.players.first.sit_down(seed),
                second: self.players.second.sit_down(seed.wrapping_add(1)),
            },
            chance: SmallRng::seed_from_u64(seed),
        };
        Ok(game.play())
    }

    fn name_players(&self, record: &mut GoRecord, black: Side) -> Result<(), Refused> {
        for (color, side) in [(Color::Black, black), (Color::White, black.other())] {
            let name = self.names[side].clone();
            record.apply(&Change::Header(Header::Player(color), name))?;
        }
        Ok(())
    }
}

/// The seed of a game. The number after it is left free for the second player.
fn mixed(seed: u64, number: u32) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
        .wrapping_add(u64::from(number) * 2)
}

/// Starts what has to be started.
fn seat(entrant: Entrant) -> Result<Player, CannotContest> {
    let Entrant { name, kind, budget } = entrant;
    let command = match kind {
        EntrantKind::Level(config) => {
            let engine = PlayerEngine::Own(config);
            return Ok(Player {
                name,
                budget,
                engine,
            });
        }
        EntrantKind::Engine(command) => command,
    };
    let timeouts = Timeouts {
        choose: move_timeout(budget.time),
        ..Timeouts::default()
    };
    let log = EngineLog::new();
    match RemoteEngine::start_with(&command, &log, timeouts, &StopFlag::new()) {
        Ok(engine) => Ok(Player {
            name: match engine.name() {
                "" => name,
                named => format!("{named} {}", engine.version())
                    .trim_end()
                    .to_owned(),
            },
            budget,
            engine: PlayerEngine::Remote(Box::new(engine)),
        }),
        Err(error) => Err(CannotContest::Entrant { name, error }),
    }
}

/// How long a move may take before the game is lost: far longer than was
/// agreed, because GTP counts whole seconds and some programs load slowly.
fn move_timeout(time: Option<Duration>) -> Duration {
    match time {
        Some(time) => time
            .saturating_mul(10)
            .saturating_add(Duration::from_secs(30)),
        None => Timeouts::default().choose,
    }
}

impl Player {
    /// Gets ready for a game.
    fn sit_down(&mut self, seed: u64) -> ActivePlayer<'_> {
        let engine = match &mut self.engine {
            PlayerEngine::Own(config) => {
                GameEngine::Own(Box::new(GoBot::new(Config { seed, ..*config })))
            }
            PlayerEngine::Remote(engine) => GameEngine::Remote { engine, seed },
        };
        ActivePlayer {
            engine,
            budget: self.budget,
            thought: Thought::default(),
        }
    }
}
