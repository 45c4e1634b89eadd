//! What was done to a match, one thing after the other, so that undo takes back
//! the last of it: a move, a mark, stones put by hand, a branch.

use crate::game::{History, TurnId};
use crate::record::{Change, Recordable};

use super::edit::EditKind;

/// Everything that undo can take back, and redo do again.
#[derive(Debug)]
pub(super) struct Edits<M> {
    /// The latest last.
    done: Vec<Deed<M>>,
    /// What was taken back, the latest last.
    undone: Vec<Deed<M>>,
    /// Branches that were deleted and can come back, the latest last.
    deleted: Vec<TurnId>,
    /// The turns below which the tree got another shape, one after the other.
    reshaped: Vec<TurnId>,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deed<M> {
    /// A move, which led to this turn.
    Move(TurnId),
    /// Something else.
    Edit(Box<Step<M>>),
}

/// Changes that belong together, and what takes them back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step<M> {
    pub(super) kind: EditKind,
    /// The turn at which it was done.
    pub(super) before: TurnId,
    /// The turn at which the match stood then.
    pub(super) after: TurnId,
    /// What does it once more, in this order.
    pub(super) redo: Vec<Change<M>>,
    /// What takes it back, the last one first.
    pub(super) undo: Vec<Change<M>>,
}

impl<M> Step<M> {
    pub(super) const fn at(kind: EditKind, before: TurnId) -> Self {
        Self {
            kind,
            before,
            after: before,
            redo: Vec::new(),
            undo: Vec::new(),
        }
    }
}

impl<M> Default for Edits<M> {
    fn default() -> Self {
        Self {
            done: Vec::new(),
            undone: Vec::new(),
            deleted: Vec::new(),
            reshaped: Vec::new(),
        }
    }
}

impl<M> Edits<M> {
    /// Counts changes of the tree besides turns that were added.
    pub(super) const fn tree_revision(&self) -> u64 {
        self.reshaped.len() as u64
    }

    /// The turns below which the tree got another shape since then.
    pub(super) fn reshaped_since(&self, revision: u64) -> &[TurnId] {
        let from = usize::try_from(revision).ok();
        let since = from.and_then(|from| self.reshaped.get(from..));
        since.unwrap_or_default()
    }

    /// The tree has another shape now below this turn.
    pub(super) fn reshape_below(&mut self, turn: TurnId) {
        self.reshaped.push(turn);
    }

    pub(super) const fn can_restore(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// The branch that was deleted last, to be brought back.
    pub(super) fn last_deleted(&self) -> Option<TurnId> {
        self.deleted.last().copied()
    }

    /// A branch can come back, or has.
    pub(super) fn note_deleted(&mut self, branch: TurnId, gone: bool) {
        self.deleted.retain(|&turn| turn != branch);
        if gone {
            self.deleted.push(branch);
        }
    }

    /// A move was made.
    pub(super) fn play(&mut self, turn: TurnId) {
        self.done.push(Deed::Move(turn));
        self.undone.clear();
    }

    /// Something was done that is no move. What goes on with the last thing is
    /// one with it, such as the next letter of a comment.
    pub(super) fn push(&mut self, step: Step<M>) {
        self.undone.clear();
        if let Some(Deed::Edit(last)) = self.done.last_mut() {
            if step.kind.goes_on_with(last.kind) {
                last.redo = step.redo;
                last.after = step.after;
                return;
            }
            if step.kind.is_same_form(last.kind) {
                last.redo.extend(step.redo);
                last.undo.splice(0..0, step.undo);
                return;
            }
        }
        self.done.push(Deed::Edit(Box::new(step)));
    }

    /// The match went to this turn with the last thing that was done.
    pub(super) fn arrive_at(&mut self, turn: TurnId) {
        if let Some(Deed::Edit(last)) = self.done.last_mut() {
            last.after = turn;
        }
    }

    /// Moves that were left by going back count as taken back already.
    pub(super) fn settle<G: Recordable>(&mut self, history: &History<G>) {
        while let Some(&Deed::Move(turn)) = self.done.last()
            && !leads_here(history, turn)
        {
            self.undone.extend(self.done.pop());
        }
    }

    /// The same for moves that are played again.
    pub(super) fn settle_redone<G: Recordable>(&mut self, history: &History<G>) {
        while let Some(&Deed::Move(turn)) = self.undone.last()
            && leads_here(history, turn)
        {
            self.done.extend(self.undone.pop());
        }
    }

    /// The edit that undo would take back, where the last thing is no move.
    pub(super) fn latest<G: Recordable>(&self, history: &History<G>) -> Option<&Step<M>> {
        let mut done = self.done.iter().rev();
        let is_left =
            |deed: &&Deed<M>| matches!(deed, Deed::Move(turn) if !leads_here(history, *turn));
        match done.find(|deed| !is_left(deed))? {
            Deed::Move(_) => None,
            Deed::Edit(step) => Some(step),
        }
    }

    /// The edit that redo would do again.
    pub(super) fn next(&self) -> Option<&Step<M>> {
        match self.undone.last()? {
            Deed::Move(_) => None,
            Deed::Edit(step) => Some(step),
        }
    }

    /// The last edit was taken back.
    pub(super) fn mark_undone(&mut self) {
        self.undone.extend(self.done.pop());
    }

    /// The last edit that was taken back was done again.
    pub(super) fn mark_redone(&mut self) {
        self.done.extend(self.undone.pop());
    }
}

/// Whether a turn is on the way to the cursor.
fn leads_here<G: Recordable>(history: &History<G>, turn: TurnId) -> bool {
    let depth = history.tree().depth(turn);
    depth.and_then(|depth| history.path().get(depth)) == Some(&turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::go::{Move, Position, Ruleset};

    fn game() -> (History<Position>, [TurnId; 2]) {
        let mut history = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        let turns = [(); 2].map(|()| history.play(Move::Pass).unwrap());
        (history, turns)
    }

    fn step(kind: EditKind, at: TurnId) -> Step<Move> {
        Step {
            redo: vec![Change::GoTo(at)],
            ..Step::at(kind, at)
        }
    }

    #[test]
    fn the_last_thing_is_a_move_or_an_edit() {
        let (mut history, [first, second]) = game();
        let mut edits = Edits::default();
        edits.play(first);
        edits.push(step(EditKind::Marks, first));
        edits.play(second);
        assert!(edits.latest(&history).is_none(), "the move is");
        history.undo();
        assert!(edits.latest(&history).is_some(), "it was left");
        edits.settle(&history);
        edits.mark_undone();
        assert!(edits.latest(&history).is_none());
        assert!(edits.next().is_some());
        edits.mark_redone();
        history.redo();
        edits.settle_redone(&history);
        assert!(edits.latest(&history).is_none(), "the move again");
    }

    #[test]
    fn a_comment_that_goes_on_is_one_thing_to_undo() {
        let (history, [first, second]) = game();
        let mut edits = Edits::default();
        edits.push(step(EditKind::Comment(first), first));
        edits.push(step(EditKind::Comment(first), second));
        edits.push(step(EditKind::Comment(second), second));
        edits.mark_undone();
        assert_eq!(edits.latest(&history).unwrap().after, second);
        edits.mark_undone();
        assert!(edits.latest(&history).is_none());
    }

    #[test]
    fn what_is_done_anew_ends_what_can_be_done_again() {
        let (_, [first, _]) = game();
        let mut edits = Edits::default();
        edits.push(step(EditKind::Marks, first));
        edits.mark_undone();
        assert!(edits.next().is_some());
        edits.play(first);
        assert!(edits.next().is_none());
    }

    #[test]
    fn branches_come_back_in_the_opposite_order() {
        let (_, [first, second]) = game();
        let mut edits = Edits::<Move>::default();
        edits.note_deleted(first, true);
        edits.note_deleted(second, true);
        assert_eq!(edits.last_deleted(), Some(second));
        edits.note_deleted(second, false);
        assert_eq!(edits.last_deleted(), Some(first));
        edits.note_deleted(first, false);
        assert!(!edits.can_restore());
    }
}
