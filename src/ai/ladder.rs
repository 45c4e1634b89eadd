//! Whether a chain in atari can get away.

use crate::board::Color;
use crate::go::{PlayoutBoard, Spot};

/// How many positions are looked at before a chain is taken to get away.
const MOST_POSITIONS: u32 = 300;
/// How many moves ahead: more than a ladder across the largest board has.
const DEEPEST: usize = 120;

/// Reads ladders: one atari after the other, while the owner of the chain runs
/// or captures what attacks it.
#[derive(Debug, Default)]
pub(super) struct Ladders {
    /// The positions on the way to the one being looked at, kept so that each
    /// is copied into what is there already.
    boards: Vec<PlayoutBoard>,
    left: u32,
}

/// The chain that is chased.
#[derive(Clone, Copy)]
struct Prey {
    color: Color,
    stone: Spot,
}

impl Ladders {
    /// Whether the chain of `stone` is lost once the other side has put a
    /// stone on `spot`.
    pub(super) fn is_caught_by(&mut self, board: &PlayoutBoard, stone: Spot, spot: Spot) -> bool {
        let Some(color) = board.stone_at(stone) else {
            return false;
        };
        if !board.may_put(color.other(), spot) {
            return false;
        }
        self.begin(board, color.other(), spot);
        let in_atari = self.boards[0].last_liberty(stone).is_some();
        in_atari && !self.gets_away(Prey { color, stone }, 0)
    }

    /// Whether the chain of `stone` is safe from being chased once its owner
    /// has put a stone on `spot`.
    pub(super) fn is_saved_by(&mut self, board: &PlayoutBoard, stone: Spot, spot: Spot) -> bool {
        let Some(color) = board.stone_at(stone) else {
            return false;
        };
        if !board.may_put(color, spot) {
            return false;
        }
        self.begin(board, color, spot);
        !self.can_be_chased(Prey { color, stone }, 0)
    }

    fn begin(&mut self, board: &PlayoutBoard, color: Color, spot: Spot) {
        self.left = MOST_POSITIONS;
        match self.boards.first_mut() {
            Some(first) => first.copy_from(board),
            None => self.boards.push(board.clone()),
        }
        self.boards[0].put_at(color, spot);
    }

    /// The owner is to play and the chain is in atari.
    fn gets_away(&mut self, prey: Prey, depth: usize) -> bool {
        if self.left == 0 || depth >= DEEPEST {
            return true;
        }
        self.left -= 1;
        let board = &self.boards[depth];
        let mut moves = Vec::with_capacity(4);
        moves.extend(board.last_liberty(prey.stone));
        captures_beside(board, prey, &mut moves);
        moves.into_iter().any(|spot| {
            let played = self.play(depth, prey.color, spot);
            played && !self.can_be_chased(prey, depth + 1)
        })
    }

    /// The other side is to play: whether it catches the chain.
    fn can_be_chased(&mut self, prey: Prey, depth: usize) -> bool {
        match self.boards[depth].liberties(prey.stone, 3)[..] {
            [_] => true,
            [one, two] => [one, two].into_iter().any(|spot| {
                let played = self.play(depth, prey.color.other(), spot);
                played && !self.gets_away(prey, depth + 1)
            }),
            _ => false,
        }
    }

    /// Makes the next board out of this one by a move; whether it is legal.
    fn play(&mut self, depth: usize, color: Color, spot: Spot) -> bool {
        if !self.boards[depth].may_put(color, spot) {
            return false;
        }
        let size = self.boards[depth].size();
        if self.boards.len() == depth + 1 {
            self.boards.push(PlayoutBoard::empty(size));
        }
        let (before, after) = self.boards.split_at_mut(depth + 1);
        after[0].copy_from(&before[depth]);
        after[0].put_at(color, spot);
        true
    }
}

/// Where stones in atari that touch the chain can be captured.
fn captures_beside(board: &PlayoutBoard, prey: Prey, moves: &mut Vec<Spot>) {
    let mut here = prey.stone;
    loop {
        for near in board.beside(here) {
            if board.stone_at(near) == Some(prey.color.other())
                && let Some(liberty) = board.last_liberty(near)
                && !moves.contains(&liberty)
            {
                moves.push(liberty);
            }
        }
        here = board.next_in_chain(here);
        if here == prey.stone {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::go::testing::{board, marks};

    /// Whether the stone on a point is caught by one on `a`.
    fn caught(text: &str, col: u8, row: u8) -> bool {
        let attack = marks(text, 'a').iter().next().unwrap();
        let board = PlayoutBoard::of_board(&board(text));
        let stone = board.spot(Point::new(col, row));
        Ladders::default().is_caught_by(&board, stone, board.spot(attack))
    }

    #[test]
    fn a_ladder_catches_unless_a_stone_waits_on_its_way() {
        let ladder = "
            . . . . . . .
            . X a . . . .
            X O . . . . .
            . X . . . . .
            . . . . . . .
            . . . . . . .
            . . . . . . .
        ";
        assert!(caught(ladder, 1, 2));
        let breaker = "
            . . . . . . .
            . X a . . . .
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
            O a . . .
            . X . . .
            . . . . .
            . . . . .
            . . . . .
        ";
        assert!(caught(alone, 0, 0));
        let helped = "
            O a O . .
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
            . . X O a . .
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
