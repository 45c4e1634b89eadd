//! Changes of a game that undo takes back though they are no moves.

use crate::game::TurnId;
use crate::record::{Header, Terms};

/// Branches that were deleted, and the last thing that was done if that was no
/// move.
#[derive(Debug, Default)]
pub(super) struct Edits {
    /// Deleted branches, the latest last.
    deleted: Vec<TurnId>,
    tree_revision: u64,
    latest: Option<Edit>,
}

/// Something that was done to a game and is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edit {
    /// A branch was deleted.
    Deletion,
    /// The rules were changed; these held before.
    Rules(Terms),
    /// The head of the game was written; these lines said something else before.
    Head(Vec<(Header, String)>),
}

impl Edits {
    /// Counts branches taken out and brought back.
    pub(super) const fn tree_revision(&self) -> u64 {
        self.tree_revision
    }

    pub(super) const fn can_restore(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Whether changing the rules was the last thing that was done.
    pub(super) const fn can_undo_rules(&self) -> bool {
        matches!(self.latest, Some(Edit::Rules(_)))
    }

    /// The last thing that was done, if undo takes it back; something else is
    /// being done now.
    pub(super) fn take_latest(&mut self) -> Option<Edit> {
        self.latest.take()
    }

    pub(super) fn delete(&mut self, branch: TurnId) {
        self.deleted.push(branch);
        self.tree_revision += 1;
        self.latest = Some(Edit::Deletion);
    }

    /// The branch that was deleted last, to be brought back.
    pub(super) fn restore(&mut self) -> Option<TurnId> {
        let branch = self.deleted.pop()?;
        self.tree_revision += 1;
        Some(branch)
    }

    pub(super) fn change_rules(&mut self, before: Option<Terms>) {
        self.latest = before.map(Edit::Rules);
    }

    /// Whether the head of the game was written last.
    pub(super) const fn can_undo_head(&self) -> bool {
        matches!(self.latest, Some(Edit::Head(_)))
    }

    pub(super) fn write_head(&mut self, before: Vec<(Header, String)>) {
        self.latest = Some(Edit::Head(before));
    }

    /// Something was played since the rules were changed.
    pub(super) fn forget_rules(&mut self) {
        if self.can_undo_rules() {
            self.latest = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Ruleset;

    fn terms(ruleset: Ruleset) -> Terms {
        Terms {
            ruleset: Some(ruleset),
            rules: ruleset.rules(),
        }
    }

    #[test]
    fn branches_come_back_in_the_opposite_order() {
        let mut edits = Edits::default();
        let [first, second] = turns();
        edits.delete(first);
        edits.delete(second);
        assert_eq!(edits.tree_revision(), 2);
        assert_eq!(edits.restore(), Some(second));
        assert_eq!(edits.restore(), Some(first));
        assert_eq!(edits.restore(), None);
        assert_eq!(edits.tree_revision(), 4);
        assert!(!edits.can_restore());
    }

    #[test]
    fn a_move_ends_the_undo_of_rules_but_not_that_of_a_deletion() {
        let mut edits = Edits::default();
        edits.change_rules(Some(terms(Ruleset::Japanese)));
        assert!(edits.can_undo_rules());
        edits.forget_rules();
        assert_eq!(edits.take_latest(), None);
        let [turn, _] = turns();
        edits.delete(turn);
        edits.forget_rules();
        assert_eq!(edits.take_latest(), Some(Edit::Deletion));
        assert_eq!(edits.take_latest(), None, "it is the last thing only once");
    }

    fn turns() -> [TurnId; 2] {
        use crate::board::Size;
        use crate::game::History;
        use crate::go::{Move, Position};

        let mut history = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        [(); 2].map(|()| history.play(Move::Pass).unwrap())
    }
}
