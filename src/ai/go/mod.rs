//! The bot of Go: a tree search guided by a neural network, and levels that
//! imitate weaker players.
//!
//! [`GoBot`] is the player. `search/` is Monte Carlo tree search; it has its
//! leaves evaluated by the network ([`net`], `network_evaluator.rs`) or, on board
//! sizes that the network was not trained on, by playouts. [`Estimate`] says who
//! owns what, without a search.

mod absurd;
mod analyzer;
mod atari;
mod bot;
mod choosing;
mod effective_komi;
mod estimate;
mod evaluator;
mod handicap;
mod human;
mod ladder;
mod level;
mod move_limits;
pub mod net;
mod network_evaluator;
mod network_priors;
mod network_search;
mod opponent;
mod passing;
mod playouts;
mod question;
mod rank_likelihood;
mod ranks;
mod raw_evaluation;
mod raw_evaluator;
mod resigning;
mod restrictions;
mod search;
mod simple;
mod skill;
mod turn;

pub use analyzer::{AnalysisOptions, score_deviation_of};
pub use atari::AtariLevel;
pub use bot::GoBot;
pub use estimate::Estimate;
pub use ladder::is_caught_in_ladder;
pub use level::Level;
pub use network_search::NetworkSearch;
pub use opponent::Opponent;
pub use rank_likelihood::{MoveReader, RankEstimate, RankLikelihood};
pub use raw_evaluation::RawEvaluation;
pub use raw_evaluator::RawEvaluator;
pub use restrictions::Restrictions;
pub use search::{Details, MoveDetails, Ownership};
