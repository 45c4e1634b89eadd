//! Going over a game: what every position was worth, what every move cost, and
//! which of them decided the game.
//!
//! A [`Reviewer`] evaluates the positions of a [`Line`] in three passes, each
//! deeper than the one before ([`Depth`]), and tells what it finds as it goes on.
//! A [`Review`] keeps that; everything else is read off it: losses and their
//! [`Grade`]s, the key moments, the [`Summary`] of each side. Nothing here knows a
//! screen or a language.

mod analyst;
mod course;
mod depth;
pub mod facts;
mod finding;
mod game_review;
mod grade;
mod human_review;
mod kept;
mod known;
mod line;
mod loss;
mod moments;
mod options;
mod reach;
mod reviewable;
mod reviewed;
mod reviewer;
mod schedule;
mod summary;
mod teacher;

pub use analyst::{Analyst, AnalystFailure, EngineAnalyst, Figures};
pub use course::Course;
pub use depth::Depth;
pub use finding::Finding;
pub use game_review::{Review, ReviewedMove};
pub use grade::{Grade, GradeLimits};
pub use human_review::{HumanReview, rank_of_side};
pub use kept::{forget_review, has_kept_review, keep_review, kept_review};
pub use known::known_positions;
pub use line::Line;
pub use loss::Loss;
pub use moments::{Moment, key_moments, learning_moments};
pub use options::ReviewOptions;
pub use reach::{Finders, Reach};
pub use reviewable::Reviewable;
pub use reviewed::Reviewed;
pub use reviewer::{Focus, ReviewNews, ReviewTask, Reviewer};
pub use summary::{GamePhase, Summary};
pub use teacher::{LOOK_VISITS, Teacher, Warning};
