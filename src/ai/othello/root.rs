//! The moves that can be chosen, and what is known about each.

use std::cmp::Ordering;

use super::evaluation::DISC;
use super::search::{INFINITE, Search};
use crate::ai::{Candidate, Report};
use crate::board::Color;
use crate::game::Game as _;
use crate::othello::{Bits, Move, Position, Square};

/// How far from what was expected the first move may come before it is looked
/// at again without limits.
const ASPIRATION: i32 = 2 * DISC;
/// By how many discs a side leads whose chance to win is about three in four.
const LEAD: f32 = 6.0;

/// One move, and what is known about it from the view of the side to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) mv: Move,
    next: Bits,
    /// What it seems to be worth, in parts of a [`DISC`].
    pub(super) value: i32,
    /// It certainly wins by at least this many discs,
    least: i32,
    /// and by at most this many.
    most: i32,
    visits: u64,
}

impl Branch {
    /// What it seems to be worth, as far as that can be.
    fn worth(&self) -> i32 {
        self.value.max(self.least * DISC).min(self.most * DISC)
    }

    const fn is_proved(&self) -> bool {
        self.least == self.most
    }

    /// Notes what a look to the end came to that had this window.
    fn prove(&mut self, value: i32, alpha: i32, beta: i32) {
        if value > alpha {
            self.least = self.least.max(value);
        }
        if value < beta {
            self.most = self.most.min(value);
        }
        self.value = self.worth();
    }
}

/// A position that is thought about, with its moves, the best first.
#[derive(Debug)]
pub(super) struct Root {
    to_play: Color,
    bits: Bits,
    branches: Vec<Branch>,
}

impl Root {
    /// The moves of a position as they seem at a glance; `None` where play has
    /// stopped.
    pub(super) fn of(position: &Position, search: &Search) -> Option<Self> {
        let bits = position.bits();
        let branch = |mv, next| Branch {
            mv,
            next,
            value: -search.evaluation.of(next),
            least: -64,
            most: 64,
            visits: 0,
        };
        let place = |index: u32| {
            let mv = Move::Place(Square::of_index(index).point());
            branch(mv, bits.after(index, bits.flips(index)))
        };
        let moves = bits.moves();
        let places = (0..64).filter(|index| moves >> index & 1 == 1).map(place);
        let pass = position.forced().map(|mv| branch(mv, bits.passed()));
        let mut root = Self {
            to_play: position.to_play(),
            bits,
            branches: places.chain(pass).collect(),
        };
        root.sort();
        (!root.branches.is_empty()).then_some(root)
    }

    /// How many squares are empty.
    pub(super) const fn empties(&self) -> u32 {
        self.bits.empties()
    }

    /// The moves, the best first.
    pub(super) fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// The best move so far.
    pub(super) fn best(&self) -> Move {
        self.branches.first().map_or(Move::Pass, |branch| branch.mv)
    }

    fn sort(&mut self) {
        self.branches.sort_by(better_first);
    }

    /// Looks `depth` moves ahead for the best move, and no further at others
    /// than to see that they are no better; whether it came to an end.
    pub(super) fn look(&mut self, search: &mut Search, depth: u32) -> bool {
        let depth = depth.saturating_sub(1);
        let mut best: Option<i32> = None;
        let mut leader = 0;
        for (index, branch) in self.branches.iter_mut().enumerate() {
            let before = search.nodes();
            let value = match best {
                None => around(search, branch, depth),
                Some(best) => {
                    let value = -search.middle(branch.next, depth, -best - 1, -best);
                    match value > best {
                        true => -search.middle(branch.next, depth, -INFINITE, -best),
                        false => value,
                    }
                }
            };
            branch.visits += search.nodes() - before;
            if search.watch.is_over() {
                // What was found before counts, what was left out is as it was.
                let found = self.branches.remove(leader);
                self.branches.insert(0, found);
                return false;
            }
            branch.value = value;
            if best.is_none_or(|best| value > best) {
                best = Some(value);
                leader = index;
            }
        }
        self.sort();
        true
    }

    /// Looks `depth` moves ahead for what each move is worth; whether it came
    /// to an end. `told` is called after each move.
    pub(super) fn look_at_each(
        &mut self,
        search: &mut Search,
        depth: u32,
        told: &mut dyn FnMut(&Self, &Search),
    ) -> bool {
        for index in 0..self.branches.len() {
            let Some(branch) = self.branches.get_mut(index) else {
                break;
            };
            let before = search.nodes();
            let value = around(search, branch, depth.saturating_sub(1));
            branch.visits += search.nodes() - before;
            if search.watch.is_over() {
                self.sort();
                return false;
            }
            branch.value = value;
            told(self, search);
        }
        self.sort();
        true
    }

    /// Looks to the end, for a result between `low` and `high` discs; whether
    /// it came to an end.
    pub(super) fn prove(&mut self, search: &mut Search, low: i32, high: i32) -> bool {
        let mut best = low;
        for index in 0..self.branches.len() {
            let Some(branch) = self.branches.get_mut(index) else {
                break;
            };
            if branch.most <= best {
                continue;
            }
            let before = search.nodes();
            let mut beta = if index == 0 { high } else { best + 1 };
            let mut value = -search.exact(branch.next, -beta, -best);
            if value >= beta && value < high && !search.watch.is_over() {
                branch.prove(value, best, beta);
                beta = high;
                value = -search.exact(branch.next, -beta, -best);
            }
            branch.visits += search.nodes() - before;
            if search.watch.is_over() {
                self.sort();
                return false;
            }
            branch.prove(value, best, beta);
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
        let (low, high) = match self.branches.first() {
            Some(best) if best.least > 0 => (0, 64),
            Some(best) if best.most < 0 => (-64, 0),
            Some(_) | None => return true,
        };
        self.prove(search, low, high)
    }

    /// Looks to the end after each move; whether it came to an end.
    pub(super) fn prove_each(
        &mut self,
        search: &mut Search,
        told: &mut dyn FnMut(&Self, &Search),
    ) -> bool {
        for index in 0..self.branches.len() {
            let Some(branch) = self.branches.get_mut(index) else {
                break;
            };
            let before = search.nodes();
            let value = -search.exact(branch.next, -64, 64);
            branch.visits += search.nodes() - before;
            if search.watch.is_over() {
                self.sort();
                return false;
            }
            // Beyond all results, so that whatever it is, it is exact.
            branch.prove(value, -65, 65);
            told(self, search);
        }
        self.sort();
        true
    }

    /// What is known, for whoever wants to look.
    pub(super) fn report(&self, search: &Search) -> Report<Move> {
        let prior = 1.0 / self.branches.len().max(1) as f32;
        let mut branches = self.branches.clone();
        branches.sort_by(better_first);
        let candidates: Vec<Candidate<Move>> = branches
            .iter()
            .map(|branch| {
                let lead = branch.worth() as f32 / DISC as f32;
                Candidate {
                    mv: branch.mv,
                    visits: small(branch.visits),
                    black_win: self.for_black(chance(branch), |win| 1.0 - win),
                    black_lead: self.for_black(lead, |lead| -lead),
                    doubt: 0.0,
                    prior,
                    line: line(search, branch),
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
fn better_first(one: &Branch, two: &Branch) -> Ordering {
    let by_chance = chance(two).total_cmp(&chance(one));
    by_chance.then(two.worth().cmp(&one.worth()))
}

/// Looks at a move near what it seemed to be worth, and again if it is not.
fn around(search: &mut Search, branch: &Branch, depth: u32) -> i32 {
    let (low, high) = (branch.value - ASPIRATION, branch.value + ASPIRATION);
    let value = -search.middle(branch.next, depth, -high, -low);
    if value > low && value < high {
        return value;
    }
    -search.middle(branch.next, depth, -INFINITE, INFINITE)
}

/// The chance to win after a move: certain where that is proved.
fn chance(branch: &Branch) -> f32 {
    if branch.least > 0 {
        1.0
    } else if branch.most < 0 {
        0.0
    } else if branch.is_proved() {
        0.5
    } else {
        let lead = branch.worth() as f32 / DISC as f32;
        1.0 / (1.0 + (-lead / LEAD).exp())
    }
}

fn line(search: &Search, branch: &Branch) -> Vec<Move> {
    let place = |square: Option<u32>| match square {
        Some(square) => Move::Place(Square::of_index(square).point()),
        None => Move::Pass,
    };
    let rest = search.line(branch.next).into_iter().map(place);
    std::iter::once(branch.mv).chain(rest).collect()
}

fn small(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
