//! Alpha-beta search over boards of atari go, with iterative deepening and a
//! transposition table.
//!
//! A chain in atari is taken or saved: such answers are forced and do not count
//! as depth, so that ladders are read to their end.

use std::time::Instant;

use rand::RngExt as _;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;

use super::capture_board::{Bits, CaptureBoard, Placed, each, lowest};
use super::evaluation::{evaluate, is_safe};
use super::transposition::{Bound, Entry, Transpositions};
use crate::ai::StopFlag;
use crate::board::Point;

/// What a won game is worth, less one for each move that it takes.
const WON: i32 = 100_000;
/// From this value on a game is won.
const SURELY_WON: i32 = WON - 1_000;
/// Down to this value it is lost.
const SURELY_LOST: i32 = -SURELY_WON;
/// How often the time is looked at, in positions.
const LOOK: u64 = 512;
/// The most moves ahead that are looked at, forced ones included.
const DEEPEST: u8 = 200;

/// What limits a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// So many quiet moves ahead.
    pub(super) depth: u8,
    /// Over so many positions.
    pub(super) nodes: u64,
    /// Until then.
    pub(super) until: Option<Instant>,
    /// By how much each move of the root is misjudged at most.
    pub(super) noise: i32,
}

/// The best point to play; `None` where no stone can be put.
pub(super) fn best_point(
    board: &CaptureBoard,
    limits: Limits,
    stop: &StopFlag,
    rng: &mut SmallRng,
) -> Option<Point> {
    if let Some(capture) = lowest(board.in_atari(board.other)) {
        return Some(board.point(capture));
    }
    let mut moves = root_moves(board, limits.noise, rng);
    let mut search = Search {
        known: Transpositions::new(),
        nodes: 0,
        limits,
        stop,
        stopped: false,
    };
    let empty = board.empty().count_ones() as u8;
    for depth in 1..=limits.depth.min(empty) {
        match search.root(board, &mut moves, depth) {
            Some(best) if best.abs() < SURELY_WON => {}
            // Decided, or out of time.
            Some(_) | None => break,
        }
    }
    moves.first().map(|of| board.point(of.bit))
}

/// A move of the root.
#[derive(Clone, Copy, Debug)]
struct RootMove {
    bit: Bits,
    /// By how much it is misjudged.
    error: i32,
    value: i32,
}

/// The moves of the root, in an order that is different each time. Those that
/// are captured at once come last.
fn root_moves(board: &CaptureBoard, noise: i32, rng: &mut SmallRng) -> Vec<RootMove> {
    let mut moves: Vec<(bool, Bits)> = each(board.empty())
        .filter_map(|bit| match board.placed(bit) {
            Placed::Suicide => None,
            Placed::Captures => Some((false, bit)),
            Placed::Stands(liberties) => Some((liberties == 1, bit)),
        })
        .collect();
    moves.shuffle(rng);
    moves.sort_by_key(|&(captured, _)| captured);
    moves
        .into_iter()
        .map(|(_, bit)| RootMove {
            bit,
            error: rng.random_range(-noise..=noise),
            value: 0,
        })
        .collect()
}

struct Search<'a> {
    known: Transpositions,
    nodes: u64,
    limits: Limits,
    stop: &'a StopFlag,
    stopped: bool,
}

impl Search<'_> {
    /// Puts the moves in the order of their values, the best first, and tells
    /// the best value; `None` once time is up, and only a better first move has
    /// changed its place.
    fn root(&mut self, board: &CaptureBoard, moves: &mut [RootMove], depth: u8) -> Option<i32> {
        let mut best: Option<i32> = None;
        for index in 0..moves.len() {
            let RootMove { bit, error, .. } = moves[index];
            // Where moves are misjudged, each needs its own value.
            let alpha = match self.limits.noise {
                0 => best.unwrap_or(-WON),
                _ => -WON,
            };
            let value = -self.value(&board.after(bit), -WON, -alpha, depth - 1, 1);
            if self.stopped {
                return None;
            }
            let judged = match value.abs() >= SURELY_WON {
                true => value,
                false => value + error,
            };
            moves[index].value = judged;
            if best.is_none_or(|best| judged > best) {
                best = Some(judged);
                moves[..=index].rotate_right(1);
            }
        }
        best
    }

    /// The value for the side to play, between `alpha` and `beta`, with so many
    /// quiet moves to look ahead and so many moves behind.
    fn value(&mut self, board: &CaptureBoard, alpha: i32, beta: i32, depth: u8, behind: u8) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK) {
            let late = self
                .limits
                .until
                .is_some_and(|until| Instant::now() >= until);
            self.stopped |= late || self.stop.is_raised();
        }
        self.stopped |= self.nodes >= self.limits.nodes;
        if self.stopped {
            return 0;
        }
        let won = WON - i32::from(behind);
        if board.in_atari(board.other) != 0 {
            return won - 1;
        }
        let forced = board.in_atari(board.own);
        match forced.count_ones() {
            0 => self.quiet(board, alpha, beta, depth, behind),
            1 if is_safe(board, forced) && behind < DEEPEST => {
                -self.value(&board.after(forced), -beta, -alpha, depth, behind + 1)
            }
            // One chain is saved at most, or none.
            _ => -(won - 2),
        }
    }

    /// The value where no chain is in atari.
    fn quiet(&mut self, board: &CaptureBoard, alpha: i32, beta: i32, depth: u8, behind: u8) -> i32 {
        let entry = self.known.get(board).copied();
        if let Some(entry) = entry.filter(|entry| entry.depth >= depth) {
            let enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => from_here(entry.value, -i32::from(behind)) >= beta,
                Bound::Upper => from_here(entry.value, -i32::from(behind)) <= alpha,
                Bound::None => false,
            };
            if enough {
                return from_here(entry.value, -i32::from(behind));
            }
        }
        let mut moves = MoveList::of(board, entry.map_or(0, |entry| entry.best));
        if moves.is_empty() {
            return self.cornered(board, alpha, beta, depth, behind);
        }
        if depth == 0 || behind >= DEEPEST {
            return evaluate(board);
        }
        let (mut best, mut best_bit, mut low) = (-WON, 0, alpha);
        while let Some(bit) = moves.next() {
            let value = -self.value(&board.after(bit), -beta, -low, depth - 1, behind + 1);
            if self.stopped {
                return 0;
            }
            if value > best {
                (best, best_bit) = (value, bit);
            }
            low = low.max(best);
            if low >= beta {
                break;
            }
        }
        let bound = match best {
            _ if best >= beta => Bound::Lower,
            _ if best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let found = Entry {
            // What is decided is decided at any depth.
            depth: if best.abs() >= SURELY_WON {
                u8::MAX
            } else {
                depth
            },
            bound,
            value: from_here(best, behind.into()),
            best: best_bit,
            ..Entry::default()
        };
        self.known.put(board, found);
        best
    }

    /// The value where every stone would be taken: it has to be put all the
    /// same, unless none can be.
    fn cornered(
        &mut self,
        board: &CaptureBoard,
        alpha: i32,
        beta: i32,
        depth: u8,
        behind: u8,
    ) -> i32 {
        let can_put = each(board.empty()).any(|bit| board.placed(bit) != Placed::Suicide);
        if can_put || behind >= DEEPEST {
            return -(WON - i32::from(behind) - 2);
        }
        -self.value(&board.passed(), -beta, -alpha, depth, behind + 1)
    }
}

/// The value of a decided game, which counts moves from the root, counted from
/// so many moves later.
const fn from_here(value: i32, moves: i32) -> i32 {
    match value {
        SURELY_WON.. => value + moves,
        ..=SURELY_LOST => value - moves,
        _ => value,
    }
}

/// The moves of a quiet board that are not taken at once, those first that
/// promise most.
struct MoveList {
    moves: Vec<(i32, Bits)>,
    next: usize,
}

impl MoveList {
    fn of(board: &CaptureBoard, first: Bits) -> Self {
        let two = few_liberties(board, board.other);
        let mine = few_liberties(board, board.own);
        let stones = board.own | board.other;
        let mut moves = Vec::with_capacity(board.empty().count_ones() as usize);
        for bit in each(board.empty()) {
            let Placed::Stands(liberties) = board.placed(bit) else {
                continue;
            };
            if liberties < 2 {
                continue;
            }
            let around = (board.beside(bit) & stones).count_ones().cast_signed();
            let urgent = i32::from(two & bit != 0) * 60 + i32::from(mine & bit != 0) * 30;
            let known = i32::from(first & bit != 0) * 1_000;
            let rank = known + urgent + around * 4 + liberties.min(6).cast_signed() * 2;
            moves.push((rank, bit));
        }
        moves.sort_by_key(|&(rank, _)| -rank);
        Self { moves, next: 0 }
    }

    const fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    fn next(&mut self) -> Option<Bits> {
        let &(_, bit) = self.moves.get(self.next)?;
        self.next += 1;
        Some(bit)
    }
}

/// The liberties of chains that have two.
fn few_liberties(board: &CaptureBoard, stones: Bits) -> Bits {
    let liberties = board.chains(stones).map(|chain| board.liberties(chain));
    liberties
        .filter(|liberties| liberties.count_ones() == 2)
        .fold(0, |all, two| all | two)
}
