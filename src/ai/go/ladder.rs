//! The ladder reader: whether a chain in atari can get away.

use crate::board::{Color, Point};
use crate::go::{Board, FewLiberties, PlayoutBoard, Spot};

/// How many positions are read before a chain is taken to get away.
const MOST_POSITIONS: u32 = 300;
/// How many ways out of one atari are tried.
const MOST_WAYS_OUT: usize = 8;
/// How many moves ahead: more than a ladder across the largest board has.
const DEEPEST: usize = 120;

/// Whether the chain on `stone` is caught by one atari after the other, with
/// `to_play` to play; never where it has more liberties than a ladder leaves it.
#[must_use]
pub fn is_caught_in_ladder(board: &Board, stone: Point, to_play: Color) -> bool {
    let Some(owner) = board.stone(stone) else {
        return false;
    };
    let board = PlayoutBoard::of_board(board);
    let mut reader = LadderReader::default();
    let stone = board.spot(stone);
    match board.few_liberties(stone) {
        FewLiberties::One(_) if owner == to_play => reader.is_lost(&board, stone),
        FewLiberties::One(last) => board.may_put(to_play, last),
        FewLiberties::Two(..) if owner == to_play => false,
        FewLiberties::Two(one, two) => [one, two]
            .into_iter()
            .any(|spot| reader.is_caught_by(&board, stone, spot)),
        FewLiberties::More => false,
    }
}

/// Reads ladders: one atari after the other, while the owner of the chain runs
/// or captures what attacks it.
///
/// A ladder that needs a ko is none: the owner may take back at once, as if
/// there were always a threat elsewhere, and the other side never can. Whatever
/// limit is reached, the chain is taken to get away.
#[derive(Debug, Default)]
pub(super) struct LadderReader {
    /// The positions on the path to the one being read, kept so that each
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

impl LadderReader {
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

    /// Whether a chain in atari is lost although its owner is to play.
    pub(super) fn is_lost(&mut self, board: &PlayoutBoard, stone: Spot) -> bool {
        let Some(color) = board.stone_at(stone) else {
            return false;
        };
        self.stand_on(board);
        !self.gets_away(Prey { color, stone }, 0)
    }

    fn begin(&mut self, board: &PlayoutBoard, color: Color, spot: Spot) {
        self.stand_on(board);
        self.boards[0].put_at(color, spot);
    }

    fn stand_on(&mut self, board: &PlayoutBoard) {
        self.left = MOST_POSITIONS;
        match self.boards.first_mut() {
            Some(first) => first.copy_from(board),
            None => self.boards.push(board.clone()),
        }
    }

    /// The owner is to play and the chain is in atari.
    fn gets_away(&mut self, prey: Prey, depth: usize) -> bool {
        if self.left == 0 || depth >= DEEPEST {
            return true;
        }
        self.left -= 1;
        // No ko keeps the owner from a move.
        self.boards[depth].pass();
        // The few captures that matter are found again after each that was
        // tried, so that nothing has to be remembered on the way.
        let mut tried = Tried::default();
        while let Some(spot) = self.next_way_out(prey, depth, &tried) {
            tried.add(spot);
            if self.play(depth, prey.color, spot) && !self.can_be_chased(prey, depth + 1) {
                return true;
            }
            if tried.is_full() {
                return true;
            }
        }
        false
    }

    /// A move of the owner that was not tried: the last liberty, or one that
    /// captures what touches the chain.
    fn next_way_out(&self, prey: Prey, depth: usize, tried: &Tried) -> Option<Spot> {
        let board = &self.boards[depth];
        let run = board.last_liberty(prey.stone);
        run.filter(|&spot| !tried.has(spot))
            .or_else(|| capture_beside(board, prey, tried))
    }

    /// The other side is to play: whether it catches the chain.
    fn can_be_chased(&mut self, prey: Prey, depth: usize) -> bool {
        match self.boards[depth].few_liberties(prey.stone) {
            FewLiberties::One(_) => true,
            FewLiberties::Two(one, two) => [one, two].into_iter().any(|spot| {
                let played = self.play(depth, prey.color.other(), spot);
                played && !self.gets_away(prey, depth + 1)
            }),
            FewLiberties::More => false,
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

/// The ways out that were tried in one position.
#[derive(Debug, Default)]
struct Tried {
    spots: [Spot; MOST_WAYS_OUT],
    number: usize,
}

impl Tried {
    fn add(&mut self, spot: Spot) {
        if let Some(place) = self.spots.get_mut(self.number) {
            *place = spot;
            self.number += 1;
        }
    }

    fn has(&self, spot: Spot) -> bool {
        self.spots[..self.number].contains(&spot)
    }

    const fn is_full(&self) -> bool {
        self.number == MOST_WAYS_OUT
    }
}

/// Where a stone in atari that touches the chain can be captured.
fn capture_beside(board: &PlayoutBoard, prey: Prey, tried: &Tried) -> Option<Spot> {
    let mut here = prey.stone;
    loop {
        for near in board.beside(here) {
            if board.stone_at(near) == Some(prey.color.other())
                && let Some(liberty) = board.last_liberty(near)
                && !tried.has(liberty)
            {
                return Some(liberty);
            }
        }
        here = board.next_in_chain(here);
        if here == prey.stone {
            return None;
        }
    }
}

#[cfg(test)]
mod slow;
#[cfg(test)]
mod tests;
