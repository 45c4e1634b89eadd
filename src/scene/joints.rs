//! Positions that are reached in more than one way.
//!
//! What a position is known by is kept with each turn, so that nothing has to be
//! played again to find them; they are gathered a part at a time, so that a
//! record of many thousand turns keeps no frame waiting.

use std::collections::HashMap;

use crate::game::{Key, Tree, Turn, TurnId};
use crate::record::{Record, Recordable};
use crate::session::Match;

/// Which turns lead to the same position: the same board with the same side to
/// play, and the same ko.
#[derive(Clone, Debug, Default)]
pub struct Joints {
    /// The first turn that led to each position.
    first: HashMap<Key, TurnId>,
    /// All turns that lead to a position, by the first of them; only where there
    /// are several.
    joined: HashMap<TurnId, Vec<TurnId>>,
    /// How many turns were looked at.
    seen: usize,
    /// How often turns had been judged anew by then.
    judgements: u64,
}

impl Joints {
    /// How many turns are looked at in one go.
    const AT_ONCE: usize = 8_000;

    /// Looks at some more turns of a match; whether any are left.
    pub fn go_on(&mut self, session: &Match) -> bool {
        match session {
            Match::Go(session) => self.gather(session.record(), Self::AT_ONCE),
            Match::Othello(session) => self.gather(session.record(), Self::AT_ONCE),
            // Which piece is handed over is no part of what a board is known by.
            Match::Aligne4(_) => false,
        }
    }

    /// Looks at so many turns of a game; whether any are left.
    pub fn gather<G: Recordable>(&mut self, record: &Record<G>, most: usize) -> bool {
        let tree = record.history().tree();
        if self.judgements != record.judgements() {
            *self = Self {
                judgements: record.judgements(),
                ..Self::default()
            };
        }
        if self.first.is_empty() {
            self.first.reserve(tree.ids());
        }
        let end = tree.ids().min(self.seen.saturating_add(most));
        for index in self.seen..end {
            let turn = tree.turn_at(index);
            if let Some(turn) = turn.filter(|&turn| changes_board::<G>(tree, turn)) {
                self.add(tree, turn);
            }
        }
        self.seen = end;
        end < tree.ids()
    }

    /// All turns that lead where this one does, itself included, in the order in
    /// which they came; empty if it is the only one. Some may have been deleted.
    pub fn with<G: Recordable>(&self, record: &Record<G>, turn: TurnId) -> &[TurnId] {
        let tree = record.history().tree();
        let key = tree.key(turn).filter(|_| changes_board::<G>(tree, turn));
        let first = key.and_then(|key| self.first.get(&key));
        let joined = first.and_then(|first| self.joined.get(first));
        joined.map_or(&[], Vec::as_slice)
    }

    /// The same in a match.
    #[must_use]
    pub fn of_match(&self, session: &Match, turn: TurnId) -> &[TurnId] {
        match session {
            Match::Go(session) => self.with(session.record(), turn),
            Match::Othello(session) => self.with(session.record(), turn),
            Match::Aligne4(_) => &[],
        }
    }

    fn add<G: Recordable>(&mut self, tree: &Tree<G>, turn: TurnId) {
        let Some(key) = tree.key(turn) else { return };
        let first = *self.first.entry(key).or_insert(turn);
        if first != turn {
            let joined = self.joined.entry(first).or_insert_with(|| vec![first]);
            joined.push(turn);
        }
    }
}

/// Whether a turn leads to another board: a pass or a comment does not.
fn changes_board<G: Recordable>(tree: &Tree<G>, turn: TurnId) -> bool {
    match tree.turn(turn) {
        Some(&Turn::Move { mv, .. }) => !G::any_move(mv, crate::board::Size::LARGEST).is_pass(),
        Some(Turn::Setup(_)) => true,
        Some(Turn::Start | Turn::Note) | None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Change, GoRecord, open};

    fn record(text: &str) -> GoRecord {
        let opened = open(text.as_bytes().to_vec(), None).unwrap();
        opened.games.go(0).unwrap().0
    }

    fn groups(record: &GoRecord) -> Vec<usize> {
        let mut joints = Joints::default();
        while joints.gather(record, 2) {}
        let turns = record.history().tree().descendants(TurnId::START);
        turns.map(|turn| joints.with(record, turn).len()).collect()
    }

    #[test]
    fn the_same_stones_in_another_order_are_joined() {
        let game = record("(;GM[1]SZ[9](;B[aa];W[bb];B[cc])(;B[cc];W[bb];B[aa];W[dd]))");
        assert_eq!(groups(&game), [0, 0, 0, 2, 0, 0, 2, 0]);
    }

    #[test]
    fn another_side_to_play_or_a_ko_is_another_position() {
        // The same two stones, with White and with Black to play.
        let game = record("(;GM[1]SZ[9](;B[aa];W[bb])(;AB[aa]AW[bb]PL[W]))");
        assert_eq!(groups(&game), [0, 0, 0, 0]);
        let passes = record("(;GM[1]SZ[9];B[aa];W[];B[];W[bb])");
        assert_eq!(groups(&passes), [0, 0, 0, 0, 0]);
    }

    #[test]
    fn what_is_set_up_otherwise_is_joined_anew() {
        let mut game = record("(;GM[1]SZ[9](;AB[aa]PL[W])(;B[bb]))");
        assert_eq!(groups(&game), [0, 0, 0]);
        let tree = game.history().tree();
        let setup = tree.children(TurnId::START).next().unwrap();
        let mut other = game.amendable(setup).unwrap().clone();
        other.add.black = std::iter::once(crate::board::Point::new(1, 1)).collect();
        game.apply(&Change::Amend(setup, other)).unwrap();
        assert_eq!(groups(&game), [0, 2, 2]);
    }
}
