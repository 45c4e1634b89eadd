//! Thinking: what an opponent plays, and what there is to say about a position.
//!
//! A [`Mind`], such as Go's [`Thinker`], is asked a [`Question`] and gives a [`Choice`]. It runs on the
//! thread that asks and, where it searches, on others that end before it
//! answers; who wants to go on meanwhile asks from a thread of their own and
//! keeps a [`Stop`]. Nothing here knows a screen, a file or a match.

mod absurd;
pub mod aligne4;
mod budget;
mod estimate;
mod evaluator;
mod ladder;
mod level;
mod mind;
pub mod net;
pub mod othello;
mod passing;
mod people;
mod playouts;
mod question;
mod report;
mod resigning;
mod search;
mod simple;
mod stop;
mod thinker;

pub use budget::{Budget, ClockLeft};
pub use estimate::Estimate;
pub use level::Level;
pub use mind::{Choice, Config, Grade, Mind, UnknownLevel};
pub use question::{Purpose, Question};
pub use report::{Candidate, Report};
pub use stop::Stop;
pub use thinker::Thinker;
