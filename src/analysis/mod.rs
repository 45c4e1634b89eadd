//! The JSON protocol in which other programs have positions analyzed, as KataGo
//! documents it: queries in, results out, one object a line, many positions at
//! once.
//!
//! `request.rs` reads a line, `query.rs` what is asked about a game, `queue.rs`
//! says which position comes next, `work.rs` looks at it and `answer.rs` writes
//! down what was found. docs/ANALYSIS.md says what differs.

mod answer;
mod complaint;
mod fields;
mod game;
mod moves;
mod output;
mod query;
mod queue;
mod request;
mod rules;
mod serve;
mod settings;
mod work;

pub use serve::{AnalysisSettings, AtEnd, serve};
pub use settings::{InvalidSetting, Perspective, Settings};
