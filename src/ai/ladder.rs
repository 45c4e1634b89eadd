//! Whether a chain in atari can get away.

use crate::board::Color;
use crate::go::{PlayoutBoard, Spot};

/// How many positions are looked at before a chain is taken to get away.
const MOST_POSITIONS: u32 = 600;

/// Whether the chain of `stone`, just in atari or about to be, can be caught
/// by one atari after the other although its owner, to play, does what it can:
/// runs, or captures what attacks it.
pub(super) fn is_caught(board: &PlayoutBoard, stone: Spot) -> bool {
    let Some(color) = board.stone_at(stone) else {
        return false;
    };
    let mut reader = Reader {
        color,
        stone,
        left: MOST_POSITIONS,
    };
    !reader.gets_away(board)
}

/// Whether the chain of `stone` would be safe from being chased after its
/// owner has put a stone on `spot`.
pub(super) fn is_saved_by(board: &PlayoutBoard, stone: Spot, spot: Spot) -> bool {
    let Some(color) = board.stone_at(stone) else {
        return false;
    };
    if !board.may_put(color, spot) {
        return false;
    }
    let mut reader = Reader {
        color,
        stone,
        left: MOST_POSITIONS,
    };
    let mut after = board.clone();
    after.put_at(color, spot);
    !reader.can_be_chased(&after)
}

struct Reader {
    color: Color,
    stone: Spot,
    left: u32,
}

impl Reader {
    /// The owner is to play and the chain is in atari.
    fn gets_away(&mut self, board: &PlayoutBoard) -> bool {
        if self.left == 0 {
            return true;
        }
        self.left -= 1;
        let mut moves = Vec::with_capacity(4);
        moves.extend(board.last_liberty(self.stone));
        captures_beside(board, self.color, self.stone, &mut moves);
        moves.into_iter().any(|spot| {
            if !board.may_put(self.color, spot) {
                return false;
            }
            let mut after = board.clone();
            after.put_at(self.color, spot);
            !self.can_be_chased(&after)
        })
    }

    /// The other side is to play: whether it catches the chain.
    fn can_be_chased(&mut self, board: &PlayoutBoard) -> bool {
        let liberties = board.liberties(self.stone, 3);
        match liberties[..] {
            [_] => true,
            [one, two] => [one, two].into_iter().any(|spot| {
                let attacker = self.color.other();
                if !board.may_put(attacker, spot) {
                    return false;
                }
                let mut after = board.clone();
                after.put_at(attacker, spot);
                !self.gets_away(&after)
            }),
            _ => false,
        }
    }
}

/// Where stones in atari that touch the chain of `stone` can be captured.
fn captures_beside(board: &PlayoutBoard, color: Color, stone: Spot, moves: &mut Vec<Spot>) {
    let mut here = stone;
    loop {
        for near in board.beside(here) {
            if board.stone_at(near) == Some(color.other())
                && let Some(liberty) = board.last_liberty(near)
                && !moves.contains(&liberty)
            {
                moves.push(liberty);
            }
        }
        here = board.next_in_chain(here);
        if here == stone {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::go::testing::board;

    fn caught(text: &str, col: u8, row: u8) -> bool {
        let board = PlayoutBoard::of_board(&board(text));
        is_caught(&board, board.spot(Point::new(col, row)))
    }

    #[test]
    fn a_ladder_catches_unless_a_stone_waits_on_its_way() {
        let ladder = "
            . . . . . . .
            . X X . . . .
            X O . . . . .
            . X . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        ";
        assert!(caught(ladder, 1, 2));
        let breaker = "
            . . . . . . .
            . X X . . . .
            X O . . . . .
            . X . . . . .
            . . . . . . .
            . . . . . O .
            . . . . . . .
        ";
        assert!(!caught(breaker, 1, 2));
    }

    #[test]
    fn capturing_an_attacker_is_a_way_out() {
        let alone = "
            O X . . .
            . X . . .
            . . . . .
            . . . . .
            . . . . .
        ";
        assert!(caught(alone, 0, 0));
        let helped = "
            O X O . .
            . X O . .
            . O . . .
            . . . . .
            . . . . .
        ";
        assert!(!caught(helped, 0, 0));
    }

    #[test]
    fn along_the_first_line_there_is_no_way_out() {
        let edge = "
            . . X O X . .
            . . X . X . .
            . . X X X . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        ";
        assert!(caught(edge, 3, 0));
    }
}
