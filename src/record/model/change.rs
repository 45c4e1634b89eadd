//! What can be done to a record.

use std::collections::BTreeMap;

use crate::board::{ByColor, PointSet};
use crate::game::{Outcome, Setup, Turn, TurnId};
use crate::record::property::is_name;

use super::branch::Branch;
use super::clock::{ClockReading, TimeControl};
use super::header::Header;
use super::recordable::Recordable;
use super::refused::Refused;
use super::seat::Seat;
use super::start::Terms;
use super::{KeptCut, MOST_TURNS, Record};

/// One change of a [`Record`].
///
/// The session makes them, the record applies them, and the journal writes
/// down the very same, so that a game can be made again from its changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change<M> {
    /// A move of the side to play.
    Play(M),
    /// A change of the board by hand; with only a side to play, a resumption.
    Arrange(Setup),
    /// The cursor goes to a turn.
    GoTo(TurnId),
    /// A turn and what follows it are taken out.
    Delete(TurnId),
    /// What was taken out comes back.
    Undelete(TurnId),
    /// A change of the board by hand, or the start of the game, has these
    /// stones from now on; what follows it stays.
    Amend(TurnId, Setup),
    /// A turn gets this place among its siblings, counted from 0.
    Reorder(TurnId, usize),
    /// A branch is put below a turn, behind what is there.
    Graft(TurnId, Branch<M>),
    /// Someone says something about a turn; nothing, to take it back.
    Comment(TurnId, String),
    /// A property of a turn, by its SGF name, gets these values, which are
    /// escaped already; none, to take it away.
    Property(TurnId, String, Vec<String>),
    /// All that is written beside a turn, as it was before.
    Notes(TurnId, Written),
    /// A line at the head of the game; empty, to take it away.
    Header(Header, String),
    /// The game ended, or goes on after all.
    Result(Option<Outcome>),
    /// The game is played, and counted, by other rules or with another komi.
    Rules(Terms),
    /// How much time the players have.
    Control(TimeControl),
    /// What the clocks show.
    Clocks(ByColor<Option<ClockReading>>),
    /// The stones marked dead, while the board is counted.
    Dead(Option<PointSet>),
    /// Who sits where.
    Seats(ByColor<Seat>),
    /// What else the table is set to.
    Options(BTreeMap<String, String>),
}

/// All that is written beside a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Whether that says what the turn says too, in the words of a file.
    pub whole: bool,
    /// The properties: name, and values as they stand in a file.
    pub properties: Vec<(String, Vec<String>)>,
}

/// What turns say themselves.
const PARTS_OF_TURNS: [&str; 6] = ["B", "W", "AB", "AW", "AE", "PL"];

impl<G: Recordable> Record<G> {
    /// Makes a change and returns the turn at which the game stands then.
    ///
    /// # Errors
    ///
    /// [`Refused`], and nothing has changed.
    pub fn apply(&mut self, change: &Change<G::Move>) -> Result<TurnId, Refused> {
        match change {
            Change::Play(_) | Change::Arrange(_) if self.history.path().len() > MOST_TURNS => {
                return Err(Refused::TooLong);
            }
            Change::Play(mv) => {
                self.history.play(*mv).map_err(Into::into)?;
                self.dead = None;
            }
            Change::Arrange(setup) => {
                self.history.arrange(setup.clone()).map_err(Into::into)?;
                self.dead = None;
            }
            Change::GoTo(turn) => self.go_to(*turn)?,
            Change::Delete(turn) => self.delete(*turn)?,
            Change::Undelete(turn) => self.undelete(*turn)?,
            Change::Amend(turn, setup) => self.amend(*turn, setup)?,
            Change::Reorder(turn, place) => {
                self.check(*turn)?;
                if !self.history.reorder(*turn, *place) {
                    return Err(Refused::Turn);
                }
            }
            Change::Graft(turn, branch) => self.graft(*turn, branch)?,
            Change::Comment(turn, text) => {
                self.check(*turn)?;
                self.set_text(*turn, "C", text);
            }
            Change::Property(turn, name, values) => self.set_property(*turn, name, values)?,
            Change::Notes(turn, written) => self.put_back(*turn, written)?,
            Change::Header(header, text) => {
                self.set_text(TurnId::START, header.sgf_name(), text);
                if matches!(header, Header::MainTime | Header::Overtime) {
                    self.control = self.control_told();
                }
            }
            Change::Result(result) => {
                let text = result.map(|result| result.to_string());
                let name = Header::Result.sgf_name();
                self.set_text(TurnId::START, name, &text.unwrap_or_default());
            }
            Change::Rules(terms) => self.set_rules(*terms)?,
            Change::Control(control) => self.set_control(*control),
            Change::Clocks(clocks) => self.clocks = *clocks,
            Change::Dead(dead) => self.dead = *dead,
            Change::Seats(seats) => self.seats = seats.clone(),
            Change::Options(options) => self.options.clone_from(options),
        }
        Ok(self.history.cursor())
    }

    pub(super) fn check(&self, turn: TurnId) -> Result<(), Refused> {
        if self.history.tree().contains(turn) {
            return Ok(());
        }
        Err(Refused::Turn)
    }

    fn go_to(&mut self, turn: TurnId) -> Result<(), Refused> {
        let moved = turn != self.history.cursor();
        if !self.history.go_to(turn) {
            return Err(Refused::Turn);
        }
        if moved {
            self.dead = None;
        }
        Ok(())
    }

    fn delete(&mut self, turn: TurnId) -> Result<(), Refused> {
        self.check(turn)?;
        let before = self.history.cursor();
        let cut = self.history.delete(turn).ok_or(Refused::Turn)?;
        let judgements = self.judgements;
        self.cuts.insert(turn.index(), KeptCut { cut, judgements });
        if self.history.cursor() != before {
            self.dead = None;
        }
        Ok(())
    }

    fn undelete(&mut self, turn: TurnId) -> Result<(), Refused> {
        let kept = self.cuts.remove(&turn.index()).ok_or(Refused::Turn)?;
        self.history.undelete(kept.cut);
        if kept.judgements != self.judgements {
            self.history.judge_again(turn);
        }
        Ok(())
    }

    /// Counts how often turns were judged anew: by then they may lead to other
    /// positions.
    #[must_use]
    pub const fn judgements(&self) -> u64 {
        self.judgements
    }

    /// The stones that a turn puts and takes by hand, where they can be given
    /// others: a turn that shares its node of a file with others stays as it is.
    #[must_use]
    pub fn amendable(&self, turn: TurnId) -> Option<&Setup> {
        if turn == TurnId::START {
            return G::start_setup(&self.start);
        }
        let node = self.notes.node_notes(turn);
        match self.history.tree().turn(turn)? {
            Turn::Setup(setup) if !node.joined && node.followers == 0 => Some(setup),
            Turn::Setup(_) | Turn::Move { .. } | Turn::Note | Turn::Start => None,
        }
    }

    fn amend(&mut self, turn: TurnId, setup: &Setup) -> Result<(), Refused> {
        self.check(turn)?;
        if self.amendable(turn).is_none() {
            return Err(Refused::Setup);
        }
        if turn == TurnId::START {
            self.amend_start(setup)?;
        } else {
            let amended = self.history.amend(turn, setup.clone());
            amended.map_err(Into::into)?.ok_or(Refused::Turn)?;
            self.notes.leave_out(turn, &PARTS_OF_TURNS[2..]);
        }
        self.judgements += 1;
        self.dead = None;
        Ok(())
    }

    fn amend_start(&mut self, setup: &Setup) -> Result<(), Refused> {
        let start = G::with_setup(&self.start, setup.clone()).ok_or(Refused::Setup)?;
        let position = G::begin(&start).ok().ok_or(Refused::Setup)?;
        self.history.begin_again(position);
        self.start = start;
        self.write_start(&PARTS_OF_TURNS[2..]);
        Ok(())
    }

    /// A first node that is kept as a file had it says itself how the game
    /// begins: what has changed of that is written there.
    fn write_start(&mut self, names: &[&str]) {
        if !self.notes.node_notes(TurnId::START).whole {
            return;
        }
        let head = G::start_properties(&self.start);
        for name in names {
            let told = head.iter().find(|(known, _)| known == name);
            let values = told.map(|(_, values)| values.iter().map(String::as_str).collect());
            let values: Vec<&str> = values.unwrap_or_default();
            self.notes.set(TurnId::START, name, &values);
        }
    }

    fn set_property(&mut self, turn: TurnId, name: &str, values: &[String]) -> Result<(), Refused> {
        self.check(turn)?;
        if !is_name(name) {
            return Err(Refused::Name(name.to_owned()));
        }
        if PARTS_OF_TURNS.contains(&name) || G::START_PROPERTIES.contains(&name) {
            return Err(Refused::PartOfGame(name.to_owned()));
        }
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        self.notes.set(self.head_of(turn), name, &values);
        if self.head_of(turn) == TurnId::START && ["TM", "OT"].contains(&name) {
            self.control = self.control_told();
        }
        Ok(())
    }

    /// All that is written beside a turn, so that it can be put back.
    #[must_use]
    pub fn written(&self, turn: TurnId) -> Written {
        let head = self.head_of(turn);
        let properties = self.notes.properties(head).map(|property| {
            let values = property.values().map(|value| value.raw().to_owned());
            (property.name().to_owned(), values.collect())
        });
        Written {
            whole: self.notes.node_notes(head).whole,
            properties: properties.collect(),
        }
    }

    fn put_back(&mut self, turn: TurnId, written: &Written) -> Result<(), Refused> {
        self.check(turn)?;
        if let Some((name, _)) = written.properties.iter().find(|(name, _)| !is_name(name)) {
            return Err(Refused::Name(name.clone()));
        }
        let head = self.head_of(turn);
        let before = self.written(head);
        self.put_notes(head, written.whole, &written.properties);
        if !self.is_true_to_node(head) {
            self.put_notes(head, before.whole, &before.properties);
            return Err(Refused::Notes);
        }
        let times = |of: &Written| {
            let times = of.properties.iter();
            let times = times.filter(|(name, _)| ["TM", "OT"].contains(&name.as_str()));
            times.cloned().collect::<Vec<_>>()
        };
        if head == TurnId::START && times(&before) != times(written) {
            self.control = self.control_told();
        }
        Ok(())
    }

    fn set_rules(&mut self, terms: Terms) -> Result<(), Refused> {
        let start = G::under(&self.start, terms).ok_or(Refused::Rules)?;
        let position = G::begin(&start).ok().ok_or(Refused::Rules)?;
        self.history.begin_again(position);
        self.start = start;
        self.judgements += 1;
        self.write_start(&["KM", "RU"]);
        Ok(())
    }

    /// How much time the players have, by what the head of the game says.
    fn control_told(&self) -> TimeControl {
        let raw = |header: Header| {
            let property = self.notes.property(TurnId::START, header.sgf_name());
            property.map_or("", |property| property.value().raw())
        };
        let told = TimeControl::of_sgf(raw(Header::MainTime), raw(Header::Overtime));
        told.unwrap_or_default()
    }

    fn set_control(&mut self, control: TimeControl) {
        self.control = control;
        let main = control.main_secs().map(|secs| secs.to_string());
        let overtime = control.overtime().unwrap_or_default();
        let (tm, ot) = (Header::MainTime.sgf_name(), Header::Overtime.sgf_name());
        self.set_text(TurnId::START, tm, &main.unwrap_or_default());
        self.set_text(TurnId::START, ot, &overtime);
    }
}
