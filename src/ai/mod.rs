//! Computer players: which move to play, and what to think of a position.
//!
//! A [`Bot`], such as Go's [`GoBot`](go::GoBot), is asked a [`Question`] and answers
//! with a [`Choice`]. It runs on the thread that asks and, where it searches,
//! on others that end before it answers; callers that want to go on meanwhile
//! ask from a thread of their own and keep a [`StopFlag`]. Nothing here knows a
//! screen, a file or a match.
//!
//! What all games share stands here; each game's bot has a module of its own.

pub mod aligne4;
mod bot;
mod budget;
pub mod go;
pub mod othello;
mod question;
mod report;
mod reporter;
mod stop;

pub use bot::{Bot, BotLevel, Choice, Config, Strength, UnknownLevel};
pub use budget::{Budget, ClockLeft};
pub use question::{Purpose, Question};
pub use report::{Candidate, Report};
pub use stop::StopFlag;
