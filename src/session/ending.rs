//! How a match ends: passes, the count, resigning, and what comes after.

use super::playable::territory_property;
use super::{Ending, Event, Moment, Notice, Playable, RatedMark, Session, Stage, Tally};
use crate::board::{ByColor, Color, Point};
use crate::game::{Margin, Outcome};
use crate::go::{Count, Phase, Position};
use crate::record::{Change, Header, Record, Seat};

impl<G: Playable> Session<G> {
    /// How the match ended.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let here = match self.stage() {
            Stage::Over(outcome) => Some(outcome),
            Stage::Playing | Stage::Counting => None,
        };
        let outcome = here.or(self.record.result())?;
        // The count is that of the last position, and is told there only.
        let tally = here.and_then(|_| self.position().tally(&self.dead()));
        Some(Ending { outcome, tally })
    }

    /// After a move: opens the count, or ends what the rules alone end.
    pub(super) fn look_for_end(&mut self, now: Moment) {
        if self.is_finished() {
            return;
        }
        match self.position().stage() {
            Stage::Playing => (),
            Stage::Counting => {
                self.stop_clock(now);
                self.say(Notice::Counting);
            }
            Stage::Over(outcome) => self.end(outcome, now),
        }
    }

    pub(super) fn toggle_dead(&mut self, point: Point) {
        let chain = self.position().chain(point);
        if chain.is_empty() {
            return;
        }
        let dead = self.dead();
        let dead = if dead.contains(point) {
            dead - chain
        } else {
            dead | chain
        };
        self.change_or_say(Change::Dead(Some(dead)));
    }

    pub(super) fn accept(&mut self, now: Moment) {
        // Before the proposal is there all stones would count as alive.
        if !self.is_counting() || self.is_proposing() {
            return;
        }
        let Some(tally) = self.position().tally(&self.dead()) else {
            return;
        };
        let Some(outcome) = tally.outcome() else {
            return;
        };
        if self.is_finished() {
            // A variation of a finished game is counted for its own sake.
            let tally = Some(tally);
            return self.say(Notice::Ended(Ending { outcome, tally }));
        }
        if let Tally::Go(count) = &tally {
            self.write_territory(count);
        }
        self.end(outcome, now);
    }

    /// Writes down whose the points are, in SGF's properties for it, so that
    /// the count can be seen again.
    fn write_territory(&mut self, count: &Count) {
        let turn = self.cursor();
        let seki = count.in_seki();
        for color in Color::BOTH {
            let points = count.territory().surrounded(color) - seki;
            self.change_or_say(Change::points(turn, territory_property(color), &points));
        }
    }

    pub(super) fn resign(&mut self, now: Moment) {
        if !self.is_in_play() {
            return;
        }
        // It is the game that is resigned, not the turn that is looked at.
        if self.is_looking_back() {
            self.return_to_game(now);
        }
        let outcome = Outcome::Win {
            winner: self.resigner().other(),
            by: Margin::Resignation,
        };
        self.end(outcome, now);
    }

    pub(super) fn end(&mut self, outcome: Outcome, now: Moment) {
        self.stop_clock(now);
        self.navigation.end_at(self.cursor());
        self.change_or_say(Change::Result(Some(outcome)));
        self.messages.emit(Event::Ended(outcome));
        let tally = self.position().tally(&self.dead());
        self.say(Notice::Ended(Ending { outcome, tally }));
    }

    /// Play goes on: from counting with the side whose turn it is, and from
    /// the end of a game as if it had not ended.
    pub(super) fn resume(&mut self, now: Moment) {
        let over = matches!(self.stage(), Stage::Over(_));
        let stopped = self.position().stage() != Stage::Playing;
        let resumption = self.position().resumption();
        if stopped && resumption.is_none() || !stopped && !over {
            return;
        }
        if over {
            if self.has_computer_resigned() {
                self.computers.urge();
            }
            self.forget_lost_time();
            self.change_or_say(Change::Result(None));
        }
        let to_play = self.position().to_play();
        if let Some(resumption) = resumption {
            self.change_or_say(Change::Arrange(resumption));
        }
        self.computers.release();
        self.navigation.play_on_from(self.cursor());
        self.start_clock(now);
        self.say(Notice::Resumed(to_play));
    }

    fn has_computer_resigned(&self) -> bool {
        let Some(Outcome::Win {
            winner,
            by: Margin::Resignation,
        }) = self.record.result()
        else {
            return false;
        };
        self.record.seats()[winner.other()] != Seat::Person
    }
}

impl Session<Position> {
    /// The count as it stands: of the end where play has stopped, otherwise of
    /// the board as it is.
    #[must_use]
    pub fn count(&self) -> Count {
        match self.position().situation().phase {
            Phase::Counting => Count::of(self.position(), &self.dead()),
            Phase::Playing { .. } | Phase::Void | Phase::Captured(_) => {
                Count::so_far(self.position())
            }
        }
    }
}

/// The same game once more with the colors swapped, on this date.
///
/// # Errors
///
/// Why such a game cannot begin.
pub fn rematch<G: Playable>(record: &Record<G>, date: &str) -> Result<Record<G>, G::InvalidStart> {
    let mut again = Record::new(record.start().clone())?;
    let seats = record.seats();
    let mut changes = vec![
        Change::Header(Header::Date, date.to_owned()),
        Change::Control(record.control()),
        Change::Seats(ByColor::from_fn(|color| seats[color.other()].clone())),
        Change::Options(RatedMark::removed(record.options().clone())),
    ];
    for color in Color::BOTH {
        let name = record.header(Header::Player(color.other()));
        let rank = record.header(Header::Rank(color.other()));
        changes.push(Change::Header(
            Header::Player(color),
            name.unwrap_or_default().into_owned(),
        ));
        changes.push(Change::Header(
            Header::Rank(color),
            rank.unwrap_or_default().into_owned(),
        ));
    }
    for change in &changes {
        // None of these can be refused at the start of a game.
        let _ = again.apply(change);
    }
    Ok(again)
}
