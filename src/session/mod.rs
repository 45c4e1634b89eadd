//! A match in progress. It knows no screen: a front end gives it [`Action`]s,
//! tells it the time, and reads what came of them.
//!
//! Whatever happens goes through [`Record::apply`] and into the journal, so
//! that a match can be taken up again where it was interrupted.

mod action;
mod any_match;
mod background;
mod clock;
mod closing;
mod computer;
mod computer_requests;
mod copying;
mod current_turn;
mod dates;
mod edit;
mod editing;
mod edits;
mod ending;
mod event;
mod finding;
mod game_file;
mod guesses;
mod head;
mod judging;
mod keeping;
mod ledger;
mod lessons;
mod loss;
mod marking;
mod match_clock;
mod messages;
mod moves;
mod navigation;
mod not_pasted;
mod notice;
mod opening;
mod pasting;
mod playable;
mod rated;
mod rated_mark;
mod reviewing;
mod reviews;
mod rules;
mod saving;
mod setting_up;
mod stage;
mod storage;
mod tally;
mod targets;
mod teaching;
mod thinking;
mod timing;
mod travel;
mod tree_edits;
mod undoing;
mod waker;

use std::path::Path;

pub use action::Action;
pub use any_match::Match;
pub(crate) use background::cores;
pub use clock::{Clock, Moment};
pub use closing::Closing;
pub use computer::{
    ComputerError, ComputerOptions, ComputerState, EngineCommand, EngineError, Introduction,
    Ladder, computer, computer_of_rank, default_level, engine_of, introduce, levels, program_name,
    rank_of,
};
pub(crate) use computer::{level_of, opponent_of};
pub use current_turn::{CurrentTurn, CurrentTurnKind};
pub use dates::{local_time, today};
pub use edit::{Edit, EditKind, LabelKind, Link, Mark};
pub use ending::rematch;
pub use event::Event;
pub use finding::MatchSearch;
pub use game_file::{FileFormat, GameFile, Original};
pub use guesses::GuessThread;
pub use judging::{Judging, judges};
pub use ledger::ledger_entry;
pub use loss::Loss;
pub use marking::text_values;
pub use not_pasted::NotPasted;
pub use notice::{Notice, Severity};
pub use opening::{OpenedGame, game_summary, keep_damaged_journal, take_game};
pub(crate) use playable::territory_by_file;
pub use playable::{MovePart, Picked, Playable};
pub use rated_mark::{RatedMark, RatedRefusal};
pub use reviewing::{ReviewProgress, ReviewSettings, ReviewState, ReviewerChoice};
pub use saving::{SavedGame, create_new, file_name, make_folder_of, write_game_file, write_text};
pub use stage::Stage;
pub use storage::Durability;
pub use tally::{Ending, Tally};
pub use teaching::{HintStep, MoveWarning, Offers, WarnedMove, WarningAnswer};
pub use waker::Waker;

pub use crate::gtp::EngineLog;

use crate::board::{Point, PointSet};
use crate::game::{Game as _, TurnId};
use crate::go;
use crate::record::{Change, Record, Refused};
use crate::review::kept_review;

use computer::{Analyst, Computers};
use edits::Edits;
use match_clock::MatchClock;
use messages::Messages;
use navigation::Navigation;
use reviewing::Reviewing;
use storage::Storage;
use teaching::Teaching;

/// One match: its game, and everyone and everything that has to do with it.
///
/// Each part looks after its own state and knows none of the others; this hands
/// on what one has to say to those whom it concerns.
#[derive(Debug)]
pub struct Session<G: Playable> {
    record: Record<G>,
    /// What was chosen of a move that is not whole yet.
    picked: G::Picked,
    clock: MatchClock,
    computers: Computers<G>,
    analyst: Analyst<G>,
    reviewing: Reviewing<G>,
    teaching: Teaching<G>,
    navigation: Navigation,
    edits: Edits<G::Move>,
    storage: Storage,
    messages: Messages,
}

/// A match of Go.
pub type GoSession = Session<go::Position>;

impl<G: Playable> Session<G> {
    /// A match about this game, from where it stands. What happens in it is
    /// written down in the folder `journals`.
    #[must_use]
    pub fn new(record: Record<G>, journals: &Path, waker: Waker) -> Self {
        let mut session = Self {
            picked: G::Picked::default(),
            clock: MatchClock::new(record.control(), *record.clocks()),
            computers: Computers::new(&waker, rand::random()),
            analyst: Analyst::new(waker.clone()),
            reviewing: Reviewing::new(waker.clone(), kept_review(&record)),
            teaching: Teaching::new(waker.clone()),
            navigation: Navigation::new(record.history()),
            edits: Edits::default(),
            storage: Storage::new(journals, waker),
            messages: Messages::default(),
            record,
        };
        session.settle(Moment::ZERO);
        session.assign_analyst();
        session
    }

    /// The game.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The position at the cursor.
    #[must_use]
    pub const fn position(&self) -> &G {
        self.record.history().position()
    }

    /// The turn that it stands at.
    #[must_use]
    pub fn cursor(&self) -> TurnId {
        self.record.history().cursor()
    }

    /// A number that changes with everything that can be seen, but for the
    /// clocks.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.messages.revision()
    }

    /// The latest message.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.messages.notice()
    }

    /// A number that changes with every message: who shows others beside it
    /// can tell which is the latest.
    #[must_use]
    pub const fn notice_revision(&self) -> u64 {
        self.messages.notice_revision()
    }

    /// What happened since this was last asked.
    pub fn take_events(&mut self) -> Vec<Event> {
        self.messages.take_events()
    }

    /// A number that changes when turns are taken out of the tree, come back or
    /// change their order.
    #[must_use]
    pub const fn tree_revision(&self) -> u64 {
        self.edits.tree_revision()
    }

    /// The turns below which that happened since the number was this one.
    #[must_use]
    pub fn reshaped_since(&self, revision: u64) -> &[TurnId] {
        self.edits.reshaped_since(revision)
    }

    /// Whether a deleted branch can come back.
    #[must_use]
    pub const fn can_restore(&self) -> bool {
        self.edits.can_restore()
    }

    /// What undo would take back, where the last thing that was done is no move.
    #[must_use]
    pub fn undoable(&self) -> Option<EditKind> {
        self.edits
            .latest(self.record.history())
            .map(|step| step.kind)
    }

    /// What redo would do again, where that is no move.
    #[must_use]
    pub fn redoable(&self) -> Option<EditKind> {
        self.edits.next().map(|step| step.kind)
    }

    /// Whether changing the rules or the head of the game was the last thing that
    /// was done, so that undo takes that back.
    #[must_use]
    pub fn can_undo_rules(&self) -> bool {
        matches!(self.undoable(), Some(EditKind::Rules | EditKind::Header(_)))
    }

    /// Where the match stands at the present turn. A game that has ended is
    /// over at its last turn; before it and beside it, one can try things.
    #[must_use]
    pub fn stage(&self) -> Stage {
        if let Some(outcome) = self.record.result()
            && self.cursor() == self.navigation.ended_at()
        {
            return Stage::Over(outcome);
        }
        self.position().stage()
    }

    /// Whether the match has its result, wherever one looks around.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.record.result().is_some()
    }

    /// Whether moves are played, in a game without a result.
    fn is_in_play(&self) -> bool {
        !self.is_finished() && self.stage() == Stage::Playing
    }

    /// Whether the board can be counted here: play was stopped by passes and
    /// the players decide what is dead.
    #[must_use]
    pub fn is_counting(&self) -> bool {
        self.stage() == Stage::Counting
    }

    /// The stones that count as dead in the present position.
    #[must_use]
    pub fn dead(&self) -> PointSet {
        let told = self.record.dead().copied();
        told.unwrap_or_else(|| G::dead_by_file(&self.record))
    }

    /// Whether nothing follows the present turn.
    fn is_last_turn(&self) -> bool {
        let tree = self.record.history().tree();
        tree.children(self.cursor()).next().is_none()
    }

    /// Does what was asked for.
    pub fn apply(&mut self, action: Action, now: Moment) {
        self.messages.touch();
        if self.refuses_in_rated(&action) {
            return;
        }
        match action {
            Action::Choose(point) if self.is_counting() => self.toggle_dead(point),
            Action::Choose(point) => self.pick(MovePart::Point(point), now),
            Action::Pick(piece) => self.pick(MovePart::Piece(piece), now),
            Action::Pass => self.pass_by_hand(now),
            Action::Resign => self.resign(now),
            Action::Undo => self.undo_latest(now),
            Action::Redo => self.redo_next(now),
            Action::Edit(edit) => self.edit(edit, now),
            Action::Step(turns) => self.step(turns, now),
            Action::ToStart => self.go_to_start(now),
            Action::ToEnd => self.go_to_end(now),
            Action::Variation(by) => self.variation(by, now),
            Action::GoTo(turn) => self.travel(turn, now),
            Action::ShowRepeated => self.show_repeated(now),
            Action::Return => self.return_to_game(now),
            Action::PlayHere => self.play_here(now),
            Action::Delete(turn) => self.delete(turn, now),
            Action::Restore => self.restore(now),
            Action::Comment(text) => {
                let here = self.cursor();
                self.edit_once(EditKind::Comment(here), Change::Comment(here, text));
            }
            // Names go with who sits where, which undo does not take back either.
            Action::Header(header, text) => self.change_or_say(Change::Header(header, text)),
            Action::Head(lines) => self.write_head(lines, now),
            Action::Rules(terms) => self.change_rules(terms),
            Action::Accept => self.accept(now),
            Action::Resume => self.resume(now),
            Action::Pause => self.pause(now),
            Action::Seats(seats) => self.change_seats(seats, now),
            Action::MoveNow => self.move_now(now),
            Action::Cancel => self.cancel(now),
            Action::Continue => self.go_on(now),
            Action::Analyze | Action::Estimate | Action::Review if !self.position().is_judged() => {
                self.say(Notice::NotJudged);
            }
            Action::Analyze => self.analyst.toggle_analysis(),
            Action::Hint => self.ask_hint(),
            Action::TakeBack => self.take_back(now),
            Action::LeaveMove => self.leave_move(now),
            Action::Estimate => self.analyst.toggle_estimate(),
            Action::Review => self.reviewing.toggle(),
            Action::PauseReview => self.reviewing.toggle_pause(),
            Action::GoToMistake { forward } => self.go_to_mistake(forward, now),
            Action::MistakesOf(side) => self.reviewing.set_side(side),
            Action::ForgetReview => self.forget_review(),
        }
        self.assign_tasks(now);
    }

    /// Takes what the threads have found, looks at the clock, and asks whoever
    /// is to think next. Whether anything changed.
    pub fn poll(&mut self, now: Moment) -> bool {
        let before = self.revision();
        self.hear_analyst();
        self.hear_review();
        self.hear_teacher(now);
        self.hear_computers(now);
        self.accept_for_computers(now);
        self.watch_storage();
        self.watch_clock(now);
        self.assign_tasks(now);
        self.revision() != before
    }

    fn say(&mut self, notice: Notice) {
        self.messages.say(notice);
    }

    /// Makes a change and writes it down.
    fn change(&mut self, change: Change<G::Move>) -> Result<TurnId, Refused> {
        let before = self.cursor();
        let turn = self.record.apply(&change)?;
        if turn != before {
            self.drop_picked();
        }
        self.note_shape(&change);
        self.messages.touch();
        self.storage.note(&self.record, &change);
        Ok(turn)
    }

    /// Notes where a change gave the tree another shape. Turns that were added
    /// need no note: there are more of them.
    fn note_shape(&mut self, change: &Change<G::Move>) {
        let moved = match change {
            Change::Delete(turn) | Change::Undelete(turn) | Change::Reorder(turn, _) => *turn,
            Change::Play(_)
            | Change::Arrange(_)
            | Change::GoTo(_)
            | Change::Amend(..)
            | Change::Graft(..)
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
            | Change::Options(_) => return,
        };
        if let Some(above) = self.record.history().tree().parent(moved) {
            self.edits.reshape_below(above);
        }
    }

    /// The same, where refusing is worth a message and nothing more.
    fn change_or_say(&mut self, change: Change<G::Move>) {
        if let Err(why) = self.change(change) {
            self.say_refused(why);
        }
    }
}

impl GoSession {
    /// The rule that a stone on `point` would break now.
    #[must_use]
    pub fn judge(&self, point: Point) -> Option<go::IllegalMove> {
        let history = self.record.history();
        let by = history.position().to_play();
        let place = go::Move::Place(point);
        history.position().judge(by, place, history.past()).err()
    }
}
