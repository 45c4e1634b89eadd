//! Edits: changes that belong together, and that undo takes back as one.

use super::edit::{Edit, EditKind};
use super::edits::Step;
use super::{Moment, Playable, Session};
use crate::game::TurnId;
use crate::record::{Change, Header, Refused};

impl<G: Playable> Session<G> {
    /// Does what an editor asks for.
    pub(super) fn edit(&mut self, edit: Edit, now: Moment) {
        match edit {
            Edit::Mark(mark, points) => self.mark(mark, &points),
            Edit::Label(kind, points) => self.label(kind, &points),
            Edit::Link(link, from, to) => self.link(link, from, to),
            Edit::Dim(points) => self.dim(&points),
            Edit::Show(points) => self.show_only(&points),
            Edit::Erase(points) => self.erase(&points),
            Edit::Stones(color, points) => self.put_stones(color, &points, now),
            Edit::ToPlay(color) => self.set_to_play(color, now),
            Edit::Properties(properties) => self.annotate(properties),
            Edit::MainLine(turn) => self.make_main_line(turn),
            Edit::Earlier(turn) => self.move_variation(turn, -1),
            Edit::Later(turn) => self.move_variation(turn, 1),
            Edit::Paste(text) => self.paste(&text, now),
            Edit::Flatten => self.flatten(now),
        }
    }

    /// Makes one change that undo takes back; whether it could be made.
    pub(super) fn edit_once(&mut self, kind: EditKind, change: Change<G::Move>) -> bool {
        let mut step = Step::at(kind, self.cursor());
        let made = self.take_step(&mut step, change);
        self.finish_step(step, made)
    }

    /// Makes a change as a part of a step.
    pub(super) fn take_step(
        &mut self,
        step: &mut Step<G::Move>,
        change: Change<G::Move>,
    ) -> Result<(), Refused> {
        let mut undo = self.inverse(&change);
        let ids = self.record.history().tree().ids();
        let turn = self.change(change.clone())?;
        match &change {
            Change::Arrange(_) => {
                undo.push(Change::Delete(turn));
                step.redo.push(Change::Undelete(turn));
                step.redo.push(Change::GoTo(turn));
            }
            Change::Graft(below, _) => {
                let tree = self.record.history().tree();
                let tops: Vec<TurnId> = tree.children(*below).collect();
                for top in tops.into_iter().filter(|top| top.index() >= ids) {
                    undo.insert(0, Change::Delete(top));
                    step.redo.push(Change::Undelete(top));
                }
            }
            Change::Play(_)
            | Change::GoTo(_)
            | Change::Delete(_)
            | Change::Undelete(_)
            | Change::Amend(..)
            | Change::Reorder(..)
            | Change::Comment(..)
            | Change::Property(..)
            | Change::Notes(..)
            | Change::Header(..)
            | Change::Result(_)
            | Change::Rules(_)
            | Change::Control(_)
            | Change::Clocks(_)
            | Change::Dead(_)
            | Change::Seats(_)
            | Change::Options(_) => step.redo.push(change),
        }
        step.undo.splice(0..0, undo);
        Ok(())
    }

    /// What takes a change back that is about to be made.
    fn inverse(&self, change: &Change<G::Move>) -> Vec<Change<G::Move>> {
        let tree = self.record.history().tree();
        let notes = |turn: TurnId| Change::Notes(turn, self.record.written(turn));
        match change {
            Change::Comment(turn, _) | Change::Property(turn, ..) | Change::Notes(turn, _) => {
                vec![notes(*turn)]
            }
            Change::Header(Header::MainTime | Header::Overtime, _) | Change::Control(_) => {
                vec![Change::Control(self.record.control()), notes(TurnId::START)]
            }
            Change::Header(..) | Change::Result(_) => vec![notes(TurnId::START)],
            Change::Delete(turn) => vec![Change::Undelete(*turn)],
            Change::Undelete(turn) => vec![Change::Delete(*turn)],
            Change::Reorder(turn, _) => vec![Change::Reorder(*turn, tree.place(*turn))],
            Change::Amend(turn, _) => {
                let before = self.record.amendable(*turn).cloned();
                let stones = before.map(|before| Change::Amend(*turn, before));
                stones.into_iter().chain([notes(*turn)]).collect()
            }
            Change::Rules(_) => {
                let before = G::terms(self.record.start());
                before.map(Change::Rules).into_iter().collect()
            }
            Change::GoTo(_) => vec![Change::GoTo(self.cursor())],
            // What these do is known only once they are made, or is no edit.
            Change::Arrange(_)
            | Change::Graft(..)
            | Change::Play(_)
            | Change::Clocks(_)
            | Change::Dead(_)
            | Change::Seats(_)
            | Change::Options(_) => Vec::new(),
        }
    }

    /// Ends a step. Where a part of it was refused, the parts before it are
    /// taken back and it is said why; whether it was done.
    pub(super) fn finish_step(
        &mut self,
        mut step: Step<G::Move>,
        made: Result<(), Refused>,
    ) -> bool {
        if let Err(why) = made {
            for change in step.undo {
                self.change_or_say(change);
            }
            self.change_or_say(Change::GoTo(step.before));
            self.say_refused(why);
            return false;
        }
        if step.redo.is_empty() {
            return false;
        }
        step.after = self.cursor();
        self.note_deleted(step.kind, Way::Done);
        self.edits.push(step);
        true
    }

    /// Notes which branches can come back after an edit.
    pub(super) fn note_deleted(&mut self, kind: EditKind, way: Way) {
        match kind {
            EditKind::Deletion(turn) => self.edits.note_deleted(turn, way == Way::Done),
            EditKind::Restoration(turn) => self.edits.note_deleted(turn, way == Way::Undone),
            EditKind::Marks
            | EditKind::Setup
            | EditKind::Comment(_)
            | EditKind::Header(_)
            | EditKind::Annotation
            | EditKind::Order
            | EditKind::Paste
            | EditKind::Flattening
            | EditKind::Rules => (),
        }
    }
}

/// Whether something is done or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Done,
    Undone,
}
