//! Why a game cannot be rated.

/// Why a game of one player against the computer cannot be rated.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unratable {
    /// Nobody knows how strong another program is.
    #[error("the rank of this engine is not known")]
    Engine,
    /// Ranks are those of the boards that people play on.
    #[error("only games on 9×9, 13×13 and 19×19 are rated")]
    Size,
    /// Rules of one's own can favor anyone.
    #[error("only games by a named ruleset are rated")]
    Rules,
    /// There is nobody to rate.
    #[error("a rated game needs a player with a profile")]
    NoPlayer,
    /// Another one, begun on this date, has to be ended first.
    #[error("the rated game of {0} is unfinished")]
    Unfinished(String),
}
