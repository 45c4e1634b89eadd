//! What stands against a game as it is set up.

use crate::go::InvalidHandicap;
use crate::record::TimeControl;

/// Why a game cannot begin as it is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// The board has no room for the handicap.
    Handicap(InvalidHandicap),
    /// Files could not hold so much komi.
    Komi,
    /// A stone beside the board.
    Stones,
    /// The clock would have run out before the first move.
    NoTime,
}

/// Whether a clock leaves any time for a first move.
pub(super) const fn has_time(control: TimeControl) -> bool {
    match control {
        TimeControl::None => true,
        TimeControl::Absolute { main_secs } => main_secs > 0,
        TimeControl::ByoYomi {
            main_secs,
            periods: count,
            period_secs: secs,
        }
        | TimeControl::Canadian {
            main_secs,
            moves: count,
            period_secs: secs,
        } => main_secs > 0 || (count > 0 && secs > 0),
        TimeControl::Fischer {
            main_secs,
            increment_secs,
        } => main_secs > 0 || increment_secs > 0,
    }
}
