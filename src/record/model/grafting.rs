//! Branches copied out of a game, and put into one.

use crate::game::{Turn, TurnId};
use crate::record::property::{is_move, is_setup};

use super::branch::{Branch, BranchTurn};
use super::recordable::Recordable;
use super::refused::Refused;
use super::{MOST_TURNS, Record};

impl<G: Recordable> Record<G> {
    /// A copy of a turn and what follows it.
    #[must_use]
    pub fn branch(&self, top: TurnId) -> Branch<G::Move> {
        let tree = self.history.tree();
        let mut place = vec![None; tree.ids()];
        let mut branch = Branch::default();
        for turn in tree.descendants(top) {
            let after = tree.parent(turn).filter(|_| turn != top);
            place[turn.index()] = Some(branch.turns.len());
            branch.turns.push(BranchTurn {
                after: after.and_then(|parent| place[parent.index()]),
                turn: tree.turn(turn).cloned().unwrap_or(Turn::Note),
                notes: self.plain_notes(turn),
            });
        }
        branch
    }

    /// Copies of everything that follows a turn.
    #[must_use]
    pub fn branches_after(&self, turn: TurnId) -> Branch<G::Move> {
        let mut all = Branch::default();
        for child in self.history.tree().children(turn) {
            all.append(None, &self.branch(child));
        }
        all
    }

    /// What is written beside a turn, but for what the turn itself says.
    #[must_use]
    pub fn plain_notes(&self, turn: TurnId) -> Vec<(String, Vec<String>)> {
        let says_itself = |name: &str| G::START_PROPERTIES.contains(&name);
        let beside = self.notes.properties(turn);
        let beside = beside.filter(|&property| !is_move(property) && !is_setup(property));
        let beside = beside.filter(|property| !says_itself(property.name()));
        beside
            .map(|property| {
                let values = property.values().map(|value| value.raw().to_owned());
                (property.name().to_owned(), values.collect())
            })
            .collect()
    }

    /// Puts a branch below a turn, behind what is there. The cursor stays.
    pub(super) fn graft(&mut self, after: TurnId, branch: &Branch<G::Move>) -> Result<(), Refused> {
        self.check(after)?;
        let here = self.history.cursor();
        let preferred = self.history.tree().preferred_child(after);
        let mut made: Vec<TurnId> = Vec::with_capacity(branch.turns.len());
        let mut refused = None;
        for turn in &branch.turns {
            match self.graft_turn(after, &made, turn) {
                Ok(id) => made.push(id),
                Err(why) => {
                    refused = Some(why);
                    break;
                }
            }
        }
        if refused.is_some() {
            let tops = made.iter().zip(&branch.turns);
            for (&top, _) in tops.filter(|(_, turn)| turn.after.is_none()) {
                let _ = self.history.delete(top);
            }
        }
        self.history.go_to(here);
        // The way ahead is the one that was there, and along new turns the first.
        let firsts = made.iter().rev().filter_map(|&turn| {
            let mut next = self.history.tree().children(turn);
            next.next()
        });
        let firsts: Vec<TurnId> = firsts.chain(preferred).collect();
        for turn in firsts {
            self.history.prefer(turn);
        }
        refused.map_or(Ok(()), Err)
    }

    fn graft_turn(
        &mut self,
        after: TurnId,
        made: &[TurnId],
        turn: &BranchTurn<G::Move>,
    ) -> Result<TurnId, Refused> {
        let parent = match turn.after {
            None => after,
            Some(place) => *made.get(place).ok_or(Refused::Turn)?,
        };
        self.history.go_to(parent);
        if self.history.path().len() > MOST_TURNS {
            return Err(Refused::TooLong);
        }
        let id = match &turn.turn {
            &Turn::Move { by, mv } => self.history.record(by, mv).map_err(Into::into)?,
            Turn::Setup(setup) => self
                .history
                .arrange((**setup).clone())
                .map_err(Into::into)?,
            Turn::Note | Turn::Start => self.history.note(),
        };
        if !turn.notes.is_empty() {
            self.put_notes(id, false, &turn.notes);
        }
        Ok(id)
    }
}
