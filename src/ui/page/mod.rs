//! The pages other than that of a match.

mod board_picture;
mod chapter;
pub mod draw;
pub mod engines;
pub(crate) mod export;
pub(crate) mod first_steps;
pub(crate) mod games;
pub(crate) mod guess;
pub(crate) mod home;
mod lesson_card;
pub(crate) mod library;
pub mod new_game;
pub(crate) mod options;
pub(crate) mod problems;
pub(crate) mod profiles;
pub(crate) mod progress;
mod rank_graph;
pub(crate) mod report;
pub mod rules;
mod rules_aligne4;
mod rulesets;
pub(crate) mod seat_list;
pub(crate) mod shortcuts;

pub use rules::{RulesEvent, RulesPage};
