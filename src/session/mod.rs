//! A match in progress. It knows no screen: a front end gives it [`Action`]s,
//! tells it the time, and reads what came of them.
//!
//! Whatever happens goes through [`Record::apply`] and into the journal, so
//! that a match can be taken up again where it was interrupted.

mod action;
mod agreeing;
mod analyst;
mod asking;
mod by_table;
mod clock;
mod draw;
mod ending;
mod engines;
mod event;
mod filing;
mod keeping;
pub mod lesson;
mod loss;
mod notice;
mod obstacle;
mod opponent;
mod options;
mod played;
mod player;
mod playing;
mod seating;
mod settings;
mod setup;
mod table;
mod task;
mod thinking;
mod timing;
mod told;
mod travel;
mod written;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub use action::Action;
pub use by_table::ByTable;
pub use clock::Clock;
pub use draw::{Draw, Drawn};
pub(crate) use ending::territory_by_file;
pub use ending::{Ending, rematch};
pub use engines::{
    EngineCommand, EngineError, Introduction, engine_of, introduce, program_name, seat_name,
    seat_title,
};
pub use event::Event;
pub use filing::{
    OpenedGame, Stored, computer_options, file_name, file_stem, keep_damaged, keep_new, keep_text,
    ledger_entry, line_about, local_time, make_folder_of, players_text, read_settings,
    recovered_text, saved_text, system_language, take_game, today, write_home,
};
pub use keeping::{Company, Home, Keeping, Leaving, Original};
pub use loss::Loss;
pub use notice::{Notice, Trouble, Weight};
pub use obstacle::Obstacle;
pub use opponent::Computer;
pub use options::Options;
pub use played::{Chosen, Picked, Played, Standing, Tally};
pub use player::{BlackSeat, Player};
pub use seating::{Mode, computer, levels, usual_level};
pub use settings::{BoardLook, DamagedSettings, SaveFormat, Settings, Theme};
pub use setup::GameSetup;
pub use table::Match;
pub(crate) use table::each_match;
pub use thinking::Waker;
pub use told::Inquiry;

pub use crate::gtp::EngineLog;

use crate::board::{Color, Point, PointSet};
use crate::game::{Game as _, Outcome, TurnId};
use crate::go;
use crate::record::{Change, FileError, Journal, Record, Refused, Terms, Written};

use analyst::Analyst;
use opponent::Opponents;

/// The time of a front end, from a start that it chose. It never goes back.
pub type Moment = Duration;

/// One match.
#[derive(Debug)]
pub struct Session<G: Played = go::Position> {
    record: Record<G>,
    clock: Clock,
    opponents: Opponents<G>,
    analyst: Analyst<G>,
    /// What was chosen of a move that is not whole yet.
    picked: G::Picked,
    /// Whether what is played now is what the rules force, which nobody has
    /// to save.
    settling: bool,

    /// Where it is kept while it is played; `None` until something happens
    /// that is worth keeping.
    journal: Option<Journal>,
    journals: PathBuf,
    /// Why there is no journal though there should be.
    no_journal: Option<Arc<FileError>>,
    /// Whether it was said that the game cannot be written down.
    told_failing: bool,
    /// Wakes the front end when writing fails.
    waker: Waker,
    /// The journal that it was recovered from, until it has one of its own.
    recovered_from: Option<PathBuf>,
    home: Option<Home>,
    /// Whether that file was written by this match.
    saved_here: bool,
    /// What proves that the file has what was saved last.
    written: Option<Written>,
    /// Whether the game has ended and the list of such games lacks it.
    unlisted: bool,

    /// Counts everything that can be seen.
    revision: u64,
    /// Counts what a file would have to hold.
    content: u64,
    /// The content that the file has.
    saved: u64,

    notice: Option<Notice>,
    /// Counts messages.
    said: u64,
    happened: Vec<Event>,
    /// Branches that were deleted, the latest last.
    deleted: Vec<TurnId>,
    /// Where the game ended, if it has.
    ended_at: TurnId,
    /// The turn that someone left to look at an earlier one.
    origin: Option<TurnId>,
    /// Counts branches taken out and brought back.
    shape: u64,
    /// Whether deleting was the last thing that was done.
    just_deleted: bool,
    /// The rules before, if changing them was the last thing that was done.
    rules_before: Option<Terms>,
    /// Whether the clocks were stopped by hand or by looking back.
    paused: bool,
    warned: Option<Color>,
    /// When the clocks were last written down.
    noted_at: Moment,
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Moves are played.
    Playing,
    /// The players agree on dead stones.
    Counting,
    /// It has ended.
    Over(Outcome),
}

impl<G: Played> Session<G> {
    /// A match about this game, from where it stands. What happens in it is
    /// written down in the folder `journals`.
    #[must_use]
    pub fn new(record: Record<G>, journals: &Path, waker: Waker) -> Self {
        let clock = Clock::resumed(record.control(), *record.clocks());
        let ended_at = end_of_game(&record);
        let mut session = Self {
            record,
            clock,
            opponents: Opponents::new(&waker, rand::random()),
            analyst: Analyst::new(waker.clone()),
            waker,
            picked: G::Picked::default(),
            settling: false,
            journal: None,
            journals: journals.to_owned(),
            no_journal: None,
            told_failing: false,
            recovered_from: None,
            home: None,
            written: None,
            unlisted: false,
            revision: 0,
            content: 0,
            saved: 0,
            notice: None,
            said: 0,
            happened: Vec::new(),
            deleted: Vec::new(),
            ended_at,
            origin: None,
            saved_here: false,
            shape: 0,
            just_deleted: false,
            rules_before: None,
            paused: true,
            warned: None,
            noted_at: Moment::ZERO,
        };
        session.settle(Moment::ZERO);
        session.tend_analyst();
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
        self.revision
    }

    /// The latest message.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// A number that changes with every message: who shows others beside it
    /// can tell which is the latest.
    #[must_use]
    pub const fn said(&self) -> u64 {
        self.said
    }

    /// What happened since this was last asked.
    pub fn happened(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.happened)
    }

    /// A number that changes when turns are taken out of the tree or come back.
    #[must_use]
    pub const fn shape(&self) -> u64 {
        self.shape
    }

    /// Whether the match waits for something that is being thought about: a
    /// move, or which stones are dead.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.is_proposing() || self.opponents.busy().is_some()
    }

    /// Whether a deleted branch can come back.
    #[must_use]
    pub fn can_restore(&self) -> bool {
        !self.deleted.is_empty()
    }

    /// Whether changing the rules was the last thing that was done, so that
    /// undo takes that back.
    #[must_use]
    pub const fn can_undo_rules(&self) -> bool {
        self.rules_before.is_some()
    }

    /// Where the match stands at the present turn. A game that has ended is
    /// over at its last turn; before it and beside it, one can try things.
    #[must_use]
    pub fn stage(&self) -> Stage {
        if let Some(outcome) = self.record.result()
            && self.cursor() == self.ended_at
        {
            return Stage::Over(outcome);
        }
        match self.position().standing() {
            Standing::Playing => Stage::Playing,
            Standing::Counted => Stage::Counting,
            Standing::Ended(outcome) => Stage::Over(outcome),
        }
    }

    /// Whether the match has its result, wherever one looks around.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.record.result().is_some()
    }

    /// Whether the board can be counted here: play was stopped by passes and
    /// the players decide what is dead.
    #[must_use]
    pub fn is_counting(&self) -> bool {
        self.stage() == Stage::Counting
    }

    /// Does what was asked for.
    pub fn apply(&mut self, action: Action, now: Moment) {
        self.revision += 1;
        let deleted = self.deleted.len();
        let rules_before = self.rules_before.take();
        match action {
            Action::Choose(point) if self.is_counting() => self.toggle_dead(point),
            Action::Choose(point) => self.pick(Chosen::Point(point), now),
            Action::Pick(piece) => self.pick(Chosen::Piece(piece), now),
            Action::Pass => self.pass_by_hand(now),
            Action::Resign => self.resign(now),
            Action::Undo if self.just_deleted => self.restore(),
            Action::Undo if rules_before.is_some() => {
                if let Some(before) = rules_before {
                    self.undo_rules(before);
                }
            }
            Action::Undo => self.undo(now),
            Action::Redo => self.redo(now),
            Action::Step(turns) => self.step(turns, now),
            Action::ToStart => self.go_to_start(now),
            Action::ToEnd => self.go_to_end(now),
            Action::Variation(by) => self.variation(by, now),
            Action::GoTo(turn) => self.travel(turn, now),
            Action::ShowRepeated => self.show_repeated(now),
            Action::Return => self.return_to_game(now),
            Action::PlayHere => self.play_here(now),
            Action::Delete(turn) => self.delete(turn, now),
            Action::Restore => self.restore(),
            Action::Comment(text) => {
                self.change_or_say(Change::Comment(self.cursor(), text));
            }
            Action::Header(header, text) => self.change_or_say(Change::Header(header, text)),
            Action::Rules(terms) => self.change_rules(terms),
            Action::Accept => self.accept(now),
            Action::Resume => self.resume(now),
            Action::Pause => self.pause(now),
            Action::Seats(seats) => self.change_seats(seats, now),
            Action::MoveNow => self.move_now(now),
            Action::Cancel => self.cancel(now),
            Action::Continue => self.go_on(now),
            Action::Analyze => self.toggle_analysis(),
            Action::Hint => self.ask_hint(),
            Action::Estimate => self.toggle_estimate(),
        }
        self.just_deleted = self.deleted.len() > deleted;
        self.tend(now);
    }

    /// Takes what the threads have found, looks at the clock, and asks whoever
    /// is to think next. Whether anything changed.
    pub fn poll(&mut self, now: Moment) -> bool {
        let before = self.revision;
        self.hear_analyst();
        self.hear_opponents(now);
        self.accept_for_computers(now);
        self.watch_keeping();
        self.watch_clock(now);
        self.tend(now);
        self.revision != before
    }

    fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.said += 1;
        self.revision += 1;
    }

    /// Makes a change and writes it down.
    fn change(&mut self, change: Change<G::Move>) -> Result<TurnId, Refused> {
        let before = self.cursor();
        let turn = self.record.apply(&change)?;
        if turn != before {
            self.drop_picked();
        }
        self.revision += 1;
        self.keep(&change);
        Ok(turn)
    }

    /// The same, where refusing is worth a message and nothing more.
    fn change_or_say(&mut self, change: Change<G::Move>) {
        if let Err(why) = self.change(change) {
            self.say_refused(why);
        }
    }

    /// Whether nothing follows the present turn.
    fn is_last_turn(&self) -> bool {
        let tree = self.record.history().tree();
        tree.children(self.cursor()).next().is_none()
    }

    /// The stones that count as dead in the present position.
    #[must_use]
    pub fn dead(&self) -> PointSet {
        let told = self.record.dead().copied();
        told.unwrap_or_else(|| G::dead_by_file(&self.record))
    }
}

/// The last turn of the first line, where a game out of a file ended.
fn end_of_game<G: Played>(record: &Record<G>) -> TurnId {
    let tree = record.history().tree();
    let first = |turn: &TurnId| tree.children(*turn).next();
    let line = std::iter::successors(Some(TurnId::START), first);
    line.last().unwrap_or(TurnId::START)
}

impl Session {
    /// The rule that a stone on `point` would break now.
    #[must_use]
    pub fn judge(&self, point: Point) -> Option<go::IllegalMove> {
        let history = self.record.history();
        let by = history.position().to_play();
        let place = go::Move::Place(point);
        history.position().judge(by, place, history.past()).err()
    }
}
