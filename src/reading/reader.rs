//! Depth-first proof-number search (df-pn; A. Nagai, 2002).
//!
//! Positions come again in Go. Here that is no success for whoever wants to
//! prove something, so that a success is true however it was reached, while a
//! failure may rest on an earlier state that would come again (the graph history
//! interaction). It is remembered together with the states that it rests on, and
//! holds wherever each of them is on the path or has failed as well. A state
//! whose failure rests on itself alone has failed for good.

use crate::board::{Color, Point, PointSet};

use super::life::lives;
use super::local::Local;
use super::question::Question;
use super::state::State;
use super::table::{Entry, INFINITE, Numbers, Table};

/// A path longer than this is given up.
const LONGEST: u16 = 400;

/// Answers one question about a part of the board, and remembers what it has
/// proved.
#[derive(Debug)]
pub struct Reader<'a> {
    local: &'a Local,
    question: Question,
    targets: u64,
    table: Table,
    /// The states that failures rest on, by number. The first is none.
    conditions: Vec<Vec<State>>,
    /// How many states may still be visited.
    left: u64,
    visited: u64,
}

/// There was more to try than was allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not proved within {0} positions")]
pub struct Unproved(pub u64);

/// A move and what follows it; no bit is a move elsewhere.
type Child = (Option<u32>, State);

impl<'a> Reader<'a> {
    /// Reads the part as it stands.
    #[must_use]
    pub fn new(local: &'a Local, question: Question) -> Self {
        Self {
            targets: local.word(question.targets),
            local,
            question,
            table: Table::default(),
            conditions: vec![Vec::new()],
            left: 0,
            visited: 0,
        }
    }

    /// How many states were visited in all.
    #[must_use]
    pub const fn visited(&self) -> u64 {
        self.visited
    }

    /// Whether the question is answered yes with this side to play, visiting at
    /// most so many states.
    ///
    /// # Errors
    ///
    /// That was not enough.
    pub fn is_forced(&mut self, to_play: Color, most: u64) -> Result<bool, Unproved> {
        let start = self.start(to_play);
        self.prove(start, most)
    }

    /// Whether it is after these moves in turn, the first by `to_play`. No
    /// point is a move elsewhere; a move that the rules refuse is nothing.
    ///
    /// # Errors
    ///
    /// As [`Self::is_forced`].
    pub fn is_forced_after(
        &mut self,
        to_play: Color,
        moves: &[Option<Point>],
        most: u64,
    ) -> Result<Option<bool>, Unproved> {
        let Some(state) = self.played(to_play, moves) else {
            return Ok(None);
        };
        self.prove(state, most).map(Some)
    }

    /// The moves after `moves` with which the side to play gets what it wants:
    /// the aim, or that it is never reached.
    ///
    /// # Errors
    ///
    /// As [`Self::is_forced`], for each of them.
    pub fn good_moves(
        &mut self,
        to_play: Color,
        moves: &[Option<Point>],
        most: u64,
    ) -> Result<PointSet, Unproved> {
        let Some(state) = self.played(to_play, moves) else {
            return Ok(PointSet::EMPTY);
        };
        let wanted = state.to_play == self.question.prover();
        let mut good = PointSet::EMPTY;
        for (bit, after) in state.moves(self.local, self.question.threats) {
            if self.prove(after, most)? == wanted {
                good.extend(self.local.point(bit));
            }
        }
        Ok(good)
    }

    /// The moves that the rules allow in the part after `moves`.
    #[must_use]
    pub fn legal_moves(&self, to_play: Color, moves: &[Option<Point>]) -> PointSet {
        let Some(state) = self.played(to_play, moves) else {
            return PointSet::EMPTY;
        };
        let legal = state.moves(self.local, self.question.threats);
        legal.filter_map(|(bit, _)| self.local.point(bit)).collect()
    }

    fn start(&self, to_play: Color) -> State {
        State::of(self.local, to_play)
    }

    fn played(&self, to_play: Color, moves: &[Option<Point>]) -> Option<State> {
        let threats = self.question.threats;
        self.start(to_play).played(self.local, moves, threats)
    }

    fn prove(&mut self, state: State, most: u64) -> Result<bool, Unproved> {
        self.left = most;
        self.meet(&state, 1);
        self.visit(&state, Limits::NONE, 1);
        let numbers = self.look(&state, 1).numbers;
        if !numbers.is_proof() {
            return Err(Unproved(most));
        }
        Ok((numbers == Numbers::GETS) == (state.to_play == self.question.prover()))
    }

    /// Searches below a state until its numbers reach a limit.
    fn visit(&mut self, state: &State, limits: Limits, depth: u16) {
        if self.look(state, depth).numbers.is_proof() {
            return;
        }
        if self.left == 0 || depth > LONGEST {
            self.left = 0;
            return;
        }
        self.left -= 1;
        self.visited += 1;
        let children = self.children(state, depth);
        self.enter(state);
        let numbers = loop {
            let summary = self.summary(&children, depth);
            let numbers = summary.numbers;
            if numbers.phi >= limits.phi || numbers.delta >= limits.delta || self.left == 0 {
                break numbers;
            }
            let Some(best) = summary.best else {
                break numbers;
            };
            self.visit(&children[best].1, summary.below(limits), depth + 1);
        };
        let condition = self.condition(state, &children, numbers);
        let entry = Entry {
            numbers,
            on_path: false,
            condition: self.numbered(condition),
        };
        self.table.insert(*state, entry);
    }

    /// What is known of a state, as far as it holds on the present path.
    fn look(&self, state: &State, depth: u16) -> Entry {
        let unknown = Entry::new(Numbers::unknown(depth));
        match self.table.get(state) {
            Some(entry) if self.holds(entry) => *entry,
            Some(_) | None => unknown,
        }
    }

    /// Whether all that an entry rests on is on the path or has failed.
    fn holds(&self, entry: &Entry) -> bool {
        entry.condition == 0
            || self.conditions[entry.condition].iter().all(|state| {
                let known = self.table.get(state);
                known.is_some_and(|known| {
                    known.on_path || known.condition == 0 && self.fails(state, known.numbers)
                })
            })
    }

    /// Whether the prover has failed in a state.
    fn fails(&self, state: &State, numbers: Numbers) -> bool {
        let by_prover = state.to_play == self.question.prover();
        numbers.is_proof() && (numbers == Numbers::GETS) != by_prover
    }

    /// Puts a state on the path. What was known of it did not hold here.
    fn enter(&mut self, state: &State) {
        if let Some(entry) = self.table.get_mut(state) {
            entry.on_path = true;
            entry.condition = 0;
        }
    }

    /// The moves of a state, each met. Whoever wants to prove something gains
    /// nothing by a move elsewhere that can be answered elsewhere, unless it
    /// makes a ko right again.
    fn children(&mut self, state: &State, depth: u16) -> Vec<Child> {
        let moves = state.moves(self.local, self.question.threats);
        let mut children: Vec<Child> = moves.map(|(bit, after)| (Some(bit), after)).collect();
        if state.to_play != self.question.prover() || state.ko != 0 {
            children.push((None, state.passed()));
        }
        for (_, child) in &children {
            self.meet(child, depth + 1);
        }
        children
    }

    fn meet(&mut self, state: &State, depth: u16) {
        if !self.table.contains_key(state) {
            let entry = Entry::new(self.first_numbers(state, depth));
            self.table.insert(*state, entry);
        }
    }

    /// What can be said of a state without a search.
    fn first_numbers(&self, state: &State, depth: u16) -> Numbers {
        let (local, defender) = (self.local, self.question.defender);
        let attacker = defender.other();
        let gets = |side: Color| {
            if side == state.to_play {
                Numbers::GETS
            } else {
                Numbers::FAILS
            }
        };
        if self.targets & !state.stones[defender] != 0 {
            return gets(attacker);
        }
        if state.to_play == attacker && self.can_be_taken(state) {
            return gets(attacker);
        }
        if lives(local, &state.stones, defender, self.targets) {
            return gets(defender);
        }
        Numbers::unknown(depth)
    }

    /// Whether a target is in atari, and no ko forbids to take it.
    fn can_be_taken(&self, state: &State) -> bool {
        let defender = self.question.defender;
        let mut left = self.targets;
        while left != 0 {
            let (chain, liberties) = state.chain(self.local, defender, left & left.wrapping_neg());
            left &= !chain;
            let joined = chain & self.local.beside[defender] != 0;
            if liberties.count_ones() == 1 && liberties & state.ko == 0 && !joined {
                return true;
            }
        }
        false
    }

    /// What the numbers of its children say about a state.
    fn summary(&self, children: &[Child], depth: u16) -> Summary {
        let mut summary = Summary {
            numbers: Numbers {
                phi: INFINITE,
                delta: 0,
            },
            best: None,
            best_phi: 0,
            second: INFINITE,
            open: 0,
        };
        for (index, (_, child)) in children.iter().enumerate() {
            let entry = self.look(child, depth + 1);
            let numbers = if entry.on_path {
                self.comes_again(child)
            } else {
                entry.numbers
            };
            summary.take(index, numbers);
        }
        summary.close();
        summary
    }

    /// A state that comes again is a failure of the prover.
    fn comes_again(&self, state: &State) -> Numbers {
        if state.to_play == self.question.prover() {
            Numbers::FAILS
        } else {
            Numbers::GETS
        }
    }

    /// The other states that a failure of the prover rests on.
    fn condition(&self, state: &State, children: &[Child], numbers: Numbers) -> Vec<State> {
        if !self.fails(state, numbers) {
            return Vec::new();
        }
        let conditions = children.iter().filter_map(|(_, child)| {
            let entry = self.look(child, 1);
            if entry.on_path {
                return Some(vec![*child]);
            }
            let failed = self.fails(child, entry.numbers);
            failed.then(|| self.conditions[entry.condition].clone())
        });
        let mut found = if state.to_play == self.question.prover() {
            // It has failed with every move; the other side needs only one.
            let mut all = Vec::new();
            for other in conditions.flatten() {
                if !all.contains(&other) {
                    all.push(other);
                }
            }
            all
        } else {
            conditions.min_by_key(Vec::len).unwrap_or_default()
        };
        found.retain(|other| other != state);
        found
    }

    fn numbered(&mut self, condition: Vec<State>) -> usize {
        if condition.is_empty() {
            return 0;
        }
        self.conditions.push(condition);
        self.conditions.len() - 1
    }
}

/// How far a search goes before it looks elsewhere.
#[derive(Clone, Copy, Debug)]
struct Limits {
    phi: u32,
    delta: u32,
}

impl Limits {
    const NONE: Self = Self {
        phi: INFINITE,
        delta: INFINITE,
    };
}

/// The children of a state taken together.
struct Summary {
    numbers: Numbers,
    /// The child that seems easiest.
    best: Option<usize>,
    best_phi: u32,
    /// How hard the second easiest seems to be.
    second: u32,
    /// How many children are not proved to fail.
    open: u32,
}

impl Summary {
    fn take(&mut self, index: usize, child: Numbers) {
        if child.delta < self.numbers.phi {
            self.second = self.numbers.phi;
            self.numbers.phi = child.delta;
            self.best = Some(index);
            self.best_phi = child.phi;
        } else {
            self.second = self.second.min(child.delta);
        }
        // The sum would count twice what several children have in common, and
        // on a board that is most of it (weak proof numbers; T. Ueda et al., 2008).
        self.numbers.delta = self.numbers.delta.max(child.phi);
        self.open += u32::from(child.phi > 0);
    }

    fn close(&mut self) {
        let others = self.open.saturating_sub(1);
        self.numbers.delta = (self.numbers.delta + others).min(INFINITE);
    }

    /// How far the easiest child is searched.
    fn below(&self, limits: Limits) -> Limits {
        let others = self.open.saturating_sub(1);
        Limits {
            phi: limits.delta.saturating_sub(others).max(self.best_phi + 1),
            delta: limits
                .phi
                .min(self.second.saturating_add(self.second / 4 + 1)),
        }
    }
}
