//! Looking for something in one game, and what its comments talk about.
//!
//! A [`Search`] goes through every branch of a record, a few turns at a time, so
//! that whoever asks is never kept waiting. What it looks for is a [`Query`]: words
//! in comments and names, a move, or a [`Pattern`] of stones. A comment mentions
//! points and moves ([`mentions`]); the [`Line`] of the game says which turns
//! those are. Nothing here knows a screen or a language: the words for "move" and
//! "Black" arrive as a [`Vocabulary`].

mod line;
mod mention;
mod pattern;
mod query;
mod search;
mod text;
mod walk;

pub use line::Line;
pub use mention::{Mention, Mentioned, Vocabulary, mentions};
pub use pattern::{Area, NoStones, Pattern, Placements};
pub use query::{MoveQuery, Query, Sought};
pub use search::{Search, Searchable, tree_order};
pub use text::fold;
