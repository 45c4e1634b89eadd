//! The moves at the root, and what is known about each.

use std::cmp::Ordering;

use super::evaluation::DISC;
use super::search::{INFINITE, Search};
use crate::ai::{Candidate, Report};
use crate::board::Color;
use crate::game::Game as _;
use crate::othello::{Bits, Move, Position, Square};

/// The aspiration window: how far from what was expected a move may come before
/// it is searched again without limits.
const ASPIRATION: i32 = 2 * DISC;
/// By how many discs a side leads whose chance to win is about three in four.
const LEAD: f32 = 6.0;

/// One move, and what is known about it from the view of the side to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove {
    pub(super) mv: Move,
    next: Bits,
    /// What it seems to be worth, in parts of a [`DISC`].
    pub(super) value: i32,
    /// It certainly wins by at least this many discs,
    lower: i32,
    /// and by at most this many.
    upper: i32,
    visits: u64,
}

impl RootMove {
    /// What it seems to be worth, as far as that can be.
    fn worth(&self) -> i32 {
        self.value.max(self.lower * DISC).min(self.upper * DISC)
    }

    const fn is_proved(&self) -> bool {
        self.lower == self.upper
    }

    /// Notes the result of an endgame search with this window.
    fn prove(&mut self, value: i32, alpha: i32, beta: i32) {
        if value > alpha {
            self.lower = self.lower.max(value);
        }
        if value < beta {
            self.upper = self.upper.min(value);
        }
        self.value = self.worth();
    }
}

/// The position that is searched, with its moves, the best first.
#[derive(Debug)]
pub(super) struct Root {
    to_play: Color,
    bits: Bits,
    moves: Vec<RootMove>,
}

impl Root {
    /// The moves of a position, ordered by the evaluation; `None` where the game
    /// has ended.
    pub(super) fn of(position: &Position, search: &Search) -> Option<Self> {
        let bits = position.bits();
        let root_move = |mv, next| RootMove {
            mv,
            next,
            value: -search.evaluation.of(next),
            lower: -64,
            upper: 64,
            visits: 0,
        };
        let place = |index: u32| {
            let mv = Move::Place(Square::of_index(index).point());
            root_move(mv, bits.after(index, bits.flips(index)))
        };
        let moves = bits.moves();
        let places = (0..64).filter(|index| moves >> index & 1 == 1).map(place);
        let pass = position.forced().map(|mv| root_move(mv, bits.passed()));
        let mut root = Self {
            to_play: position.to_play(),
            bits,
            moves: places.chain(pass).collect(),
        };
        root.sort();
        (!root.moves.is_empty()).then_some(root)
    }

    /// How many squares are empty.
    pub(super) const fn empties(&self) -> u32 {
        self.bits.empties()
    }

    /// The moves, the best first.
    pub(super) fn moves(&self) -> &[RootMove] {
        &self.moves
    }

    /// The best move so far.
    pub(super) fn best(&self) -> Move {
        self.moves
            .first()
            .map_or(Move::Pass, |root_move| root_move.mv)
    }

    fn sort(&mut self) {
        self.moves.sort_by(better_first);
    }

    /// Searches to a depth for the best move (principal variation search: the
    /// others only as far as to see that they are no better); whether it came to
    /// an end.
    pub(super) fn search_best(&mut self, search: &mut Search, depth: u32) -> bool {
        let depth = depth.saturating_sub(1);
        let mut best: Option<i32> = None;
        let mut leader = 0;
        for (index, root_move) in self.moves.iter_mut().enumerate() {
            let before = search.nodes();
            let value = match best {
                None => aspiration_search(search, root_move, depth),
                Some(best) => {
                    let value = -search.midgame(root_move.next, depth, -best - 1, -best);
                    match value > best {
                        true => -search.midgame(root_move.next, depth, -INFINITE, -best),
                        false => value,
                    }
                }
            };
            root_move.visits += search.nodes() - before;
            if search.watch.is_over() {
                // What was found before counts, what was left out is as it was.
                let found = self.moves.remove(leader);
                self.moves.insert(0, found);
                return false;
            }
            root_move.value = value;
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                leader = index;
            }
        }
        self.sort();
        true
    }

    /// Searches to a depth for what each move is worth; whether it came to an end.
    /// `on_progress` is called after each move.
    pub(super) fn search_each(
        &mut self,
        search: &mut Search,
        depth: u32,
        on_progress: &mut dyn FnMut(&Self, &Search),
    ) -> bool {
        for index in 0..self.moves.len() {
            let Some(root_move) = self.moves.get_mut(index) else {
                break;
            };
            let before = search.nodes();
            let value = aspiration_search(search, root_move, depth.saturating_sub(1));
            root_move.visits += search.nodes() - before;
            if search.watch.is_over() {
                self.sort();
                return false;
            }
            root_move.value = value;
            on_progress(self, search);
        }
        self.sort();
        true
    }

    /// Solves the endgame, for a result between `low` and `high` discs; whether it
    /// came to an end.
    pub(super) fn prove(&mut self, search: &mut Search, low: i32, high: i32) -> bool {
        let mut best = low;
        for index in 0..self.moves.len() {
            let Some(root_move) = self.moves.get_mut(index) else {
                break;
            };
            if root_move.upper <= best {
                continue;
            }
            let before = search.nodes();
            let mut beta = if index == 0 { high } else { best + 1 };
            let mut value = -search.exact(root_move.next, -beta, -best);
            if value >= beta && value < high && !search.watch.is_over() {
                root_move.prove(value, best, beta);
                beta = high;
                value = -search.exact(root_move.next, -beta, -best);
            }
            root_move.visits += search.nodes() - before;
            if search.watch.is_over() {
                self.sort();
                return false;
            }
            root_move.prove(value, best, beta);
            best = best.max(value);
            if best >= high {
                break;
            }
        }
        self.sort();
        true
    }

    /// Who wins, and then by how much; whether that was proved.
    pub(super) fn prove_best(&mut self, search: &mut Search) -> bool {
        if !self.prove(search, -1, 1) {
            return false;
        }
        let (low, high) = match self.moves.first() {
            Some(best) if best.lower > 0 => (0, 64),
            Some(best) if best.upper < 0 => (-64, 0),
            Some(_) | None => return true,
        };
        self.prove(search, low, high)
    }

    /// Solves the endgame after each move; whether it came to an end.
    pub(super) fn prove_each(
        &mut self,
        search: &mut Search,
        on_progress: &mut dyn FnMut(&Self, &Search),
    ) -> bool {
        for index in 0..self.moves.len() {
            let Some(root_move) = self.moves.get_mut(index) else {
                break;
            };
            let before = search.nodes();
            let value = -search.exact(root_move.next, -64, 64);
            root_move.visits += search.nodes() - before;
            if search.watch.is_over() {
                self.sort();
                return false;
            }
            // Beyond all results, so that whatever it is, it is exact.
            root_move.prove(value, -65, 65);
            on_progress(self, search);
        }
        self.sort();
        true
    }

    /// What is known so far.
    pub(super) fn report(&self, search: &Search) -> Report<Move> {
        let prior = 1.0 / self.moves.len().max(1) as f32;
        let mut moves = self.moves.clone();
        moves.sort_by(better_first);
        let candidates: Vec<Candidate<Move>> = moves
            .iter()
            .map(|root_move| {
                let lead = root_move.worth() as f32 / DISC as f32;
                Candidate {
                    mv: root_move.mv,
                    visits: small(root_move.visits),
                    black_win: self.for_black(win_rate(root_move), |win| 1.0 - win),
                    black_lead: self.for_black(lead, |lead| -lead),
                    win_error: 0.0,
                    prior,
                    variation: principal_variation(search, root_move),
                }
            })
            .collect();
        let best = candidates.first();
        Report {
            to_play: self.to_play,
            visits: small(search.nodes()),
            black_win: best.map_or(0.5, |best| best.black_win),
            black_lead: best.map_or(0.0, |best| best.black_lead),
            candidates,
            ownership: None,
        }
    }

    fn for_black(&self, value: f32, turned: impl Fn(f32) -> f32) -> f32 {
        match self.to_play {
            Color::Black => value,
            Color::White => turned(value),
        }
    }
}

/// What is certain to win comes first, what is certain to lose last, and what
/// seems better in between.
fn better_first(one: &RootMove, two: &RootMove) -> Ordering {
    let by_win_rate = win_rate(two).total_cmp(&win_rate(one));
    by_win_rate.then(two.worth().cmp(&one.worth()))
}

/// Searches a move with a window around its last value, and again without if the
/// result is outside.
fn aspiration_search(search: &mut Search, root_move: &RootMove, depth: u32) -> i32 {
    let (low, high) = (root_move.value - ASPIRATION, root_move.value + ASPIRATION);
    let value = -search.midgame(root_move.next, depth, -high, -low);
    if value > low && value < high {
        return value;
    }
    -search.midgame(root_move.next, depth, -INFINITE, INFINITE)
}

/// The win rate after a move: certain where that is proved.
fn win_rate(root_move: &RootMove) -> f32 {
    if root_move.lower > 0 {
        1.0
    } else if root_move.upper < 0 {
        0.0
    } else if root_move.is_proved() {
        0.5
    } else {
        let lead = root_move.worth() as f32 / DISC as f32;
        1.0 / (1.0 + (-lead / LEAD).exp())
    }
}

fn principal_variation(search: &Search, root_move: &RootMove) -> Vec<Move> {
    let place = |square: Option<u32>| match square {
        Some(square) => Move::Place(Square::of_index(square).point()),
        None => Move::Pass,
    };
    let rest = search
        .principal_variation(root_move.next)
        .into_iter()
        .map(place);
    std::iter::once(root_move.mv).chain(rest).collect()
}

fn small(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
