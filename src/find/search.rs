//! Going through a game, a few turns at a time.

use std::cmp::Ordering;

use crate::aligne4;
use crate::board::{ByColor, Color, PointSet};
use crate::game::{Tree, Turn, TurnId};
use crate::go;
use crate::othello;
use crate::record::sgf::simple_text;
use crate::record::{Record, Recordable};

use super::query::{MoveQuery, Query, Sought};
use super::text::fold;
use super::walk::Walk;

/// A game through which one can search.
pub trait Searchable: Recordable {
    /// What stands where; `None` where that is no board of stones or discs.
    fn stones(&self) -> Option<ByColor<PointSet>>;
}

impl Searchable for go::Position {
    fn stones(&self) -> Option<ByColor<PointSet>> {
        Some(*self.board().stones())
    }
}

impl Searchable for othello::Position {
    fn stones(&self) -> Option<ByColor<PointSet>> {
        Some(ByColor::from_fn(|color: Color| self.discs(color)))
    }
}

impl Searchable for aligne4::Position {
    fn stones(&self) -> Option<ByColor<PointSet>> {
        None
    }
}

/// A search through every branch of a record.
///
/// It holds no part of the record: a front end gives it the record again whenever
/// it has a moment ([`Search::advance`]), and begins a new search once the record
/// has changed.
#[derive(Clone, Debug)]
pub struct Search<G: Searchable> {
    query: Query,
    next: Option<TurnId>,
    hits: Vec<TurnId>,
    looked_at: usize,
    /// How many moves were played up to each depth of the line that is looked at.
    numbers: Vec<usize>,
    walk: Option<Walk<G>>,
}

impl<G: Searchable> Search<G> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(record: &Record<G>, query: Query) -> Self {
        let position = match query {
            Query::Position(_) => G::begin(record.start()).ok(),
            Query::Text(_) | Query::Move(_) => None,
        };
        Self {
            query,
            next: Some(TurnId::START),
            hits: Vec::new(),
            looked_at: 0,
            numbers: Vec::new(),
            walk: position.map(Walk::starting_from),
        }
    }

    /// What was found so far, in the order of the tree: each turn before those that
    /// follow it, first variations first.
    #[must_use]
    pub fn hits(&self) -> &[TurnId] {
        &self.hits
    }

    /// Whether every turn was looked at.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.next.is_none()
    }

    /// How many turns were looked at.
    #[must_use]
    pub const fn looked_at(&self) -> usize {
        self.looked_at
    }

    /// Looks at so many turns more.
    pub fn advance(&mut self, record: &Record<G>, turns: usize) {
        let tree = record.history().tree();
        for _ in 0..turns {
            let Some(turn) = self.next else {
                return;
            };
            if self.is_hit(record, turn) {
                self.hits.push(turn);
            }
            self.looked_at += 1;
            self.next = after(tree, turn);
        }
    }

    fn is_hit(&mut self, record: &Record<G>, turn: TurnId) -> bool {
        match &self.query {
            Query::Text(words) => says(record, turn, words),
            Query::Move(query) => {
                let query = *query;
                self.is_move(record, turn, query)
            }
            Query::Position(_) => self.comes_about(record, turn),
        }
    }

    fn is_move(&mut self, record: &Record<G>, turn: TurnId, query: MoveQuery) -> bool {
        let tree = record.history().tree();
        let depth = tree.depth(turn).unwrap_or(0);
        self.numbers.truncate(depth);
        let before = self.numbers.last().copied().unwrap_or(0);
        let Some(&Turn::Move { by, mv }) = tree.turn(turn) else {
            self.numbers.push(before);
            return false;
        };
        self.numbers.push(before + 1);
        if query.by.is_some_and(|side| side != by) {
            return false;
        }
        let mv = G::any_move(mv, record.size());
        match query.sought {
            Sought::At(point) => mv.point() == Some(point),
            Sought::Pass => mv.is_pass(),
            Sought::Number(number) => before + 1 == number,
        }
    }

    /// Whether the stones that are looked for come to stand like that in this turn.
    fn comes_about(&mut self, record: &Record<G>, turn: TurnId) -> bool {
        let (Some(walk), Query::Position(places)) = (&mut self.walk, &self.query) else {
            return false;
        };
        let tree = record.history().tree();
        let depth = tree.depth(turn).unwrap_or(0);
        if depth == 0 {
            let stones = walk.position().stones();
            return stones.is_some_and(|stones| places.are_on(&stones));
        }
        walk.rewind_above(depth);
        let before = walk.position().stones();
        walk.take(tree, turn);
        let (Some(before), Some(stones)) = (before, walk.position().stones()) else {
            return false;
        };
        let changed = |color| (before[color] - stones[color]) | (stones[color] - before[color]);
        places.come_about(&stones, changed(Color::Black) | changed(Color::White))
    }
}

/// Whether the comment or the name of a turn has these words.
fn says<G: Recordable>(record: &Record<G>, turn: TurnId, words: &str) -> bool {
    let comment = record.comment(turn);
    if comment.is_some_and(|comment| fold(&comment).contains(words)) {
        return true;
    }
    let name = record.property(turn, "N");
    name.is_some_and(|name| fold(&simple_text(name.value().raw())).contains(words))
}

/// The turn after this one in the order of the tree.
fn after<G: Recordable>(tree: &Tree<G>, turn: TurnId) -> Option<TurnId> {
    if let Some(first) = tree.children(turn).next() {
        return Some(first);
    }
    let mut turn = turn;
    loop {
        if let Some(next) = tree.next_sibling(turn) {
            return Some(next);
        }
        turn = tree.parent(turn)?;
    }
}

/// Which of two turns comes first in the order of the tree.
#[must_use]
pub fn tree_order<G: Recordable>(tree: &Tree<G>, a: TurnId, b: TurnId) -> Ordering {
    let depth = |turn| tree.depth(turn).unwrap_or(0);
    let up = |turn: TurnId, steps: usize| {
        let above = std::iter::successors(Some(turn), |&turn| tree.parent(turn));
        above.take(steps + 1).last().unwrap_or(turn)
    };
    let (deep_a, deep_b) = (depth(a), depth(b));
    let level = deep_a.min(deep_b);
    let (mut left, mut right) = (up(a, deep_a - level), up(b, deep_b - level));
    if left == right {
        // One is on the way to the other.
        return deep_a.cmp(&deep_b);
    }
    while let (Some(above_left), Some(above_right)) = (tree.parent(left), tree.parent(right))
        && above_left != above_right
    {
        (left, right) = (above_left, above_right);
    }
    let mut later = std::iter::successors(tree.next_sibling(left), |&turn| tree.next_sibling(turn));
    match later.any(|turn| turn == right) {
        true => Ordering::Less,
        false => Ordering::Greater,
    }
}

#[cfg(test)]
mod tests;
