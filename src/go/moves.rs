//! Moves, and why they are refused.

use crate::board::{Color, Point, Size, Vertex};

/// What a player may do on their turn.
///
/// Resigning is not here: it ends a match, and the rules never see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// A stone on this point.
    Place(Point),
    /// No stone.
    Pass,
}

/// Why the rules refuse a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalMove {
    /// The board does not have this point.
    #[error(
        "the {size} board has no point in column {} and row {} from the top left",
        u16::from(point.col) + 1,
        u16::from(point.row) + 1
    )]
    OffBoard {
        /// The point asked for.
        point: Point,
        /// The board it is not on.
        size: Size,
    },
    /// A stone already stands there.
    #[error("{0} is already occupied")]
    Occupied(Vertex),
    /// The stone, or its chain, would have no liberty.
    #[error("{0} is suicide: the chain would have no liberty")]
    Suicide(Vertex),
    /// The board would look as it did before.
    #[error("ko: {vertex} would repeat {}", moment(*turn))]
    Ko {
        /// Where the stone would be put.
        vertex: Vertex,
        /// The turn that led to the same position, 0 being the start.
        turn: usize,
    },
    /// The other side is to play.
    #[error("it is not {0}'s turn")]
    NotTheirTurn(Color),
    /// Black must put all handicap stones on the board before anything else.
    #[error("handicap stones come first: {left} left to place")]
    HandicapFirst {
        /// How many are left.
        left: u8,
    },
    /// Passes have stopped play; it can be resumed by a setup that says whose
    /// turn it is.
    #[error("the game is over: both players have passed")]
    Stopped,
    /// A long cycle has ended the game for good.
    #[error("the game is over: a long cycle ended it with no result")]
    Void,
    /// The first capture has decided the game.
    #[error("the game is over: {0} has captured")]
    Captured(Color),
    /// Where the first capture wins, nobody passes who can put a stone.
    #[error("a stone has to be put as long as one can be")]
    MustPlay,
}

fn moment(turn: usize) -> String {
    match turn {
        0 => "the starting position".to_owned(),
        turn => format!("the position after move {turn}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_the_point_and_the_rule() {
        let d4 = Vertex::parse("d4", Size::NINETEEN).unwrap();
        for (refusal, words) in [
            (IllegalMove::Occupied(d4), "D4 is already occupied"),
            (
                IllegalMove::Suicide(d4),
                "D4 is suicide: the chain would have no liberty",
            ),
            (
                IllegalMove::Ko {
                    vertex: d4,
                    turn: 41,
                },
                "ko: D4 would repeat the position after move 41",
            ),
            (
                IllegalMove::Ko {
                    vertex: d4,
                    turn: 0,
                },
                "ko: D4 would repeat the starting position",
            ),
            (
                IllegalMove::OffBoard {
                    point: Point::new(255, 0),
                    size: Size::NINE,
                },
                "the 9×9 board has no point in column 256 and row 1 from the top left",
            ),
        ] {
            assert_eq!(refusal.to_string(), words);
        }
    }
}
