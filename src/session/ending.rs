//! How a match ends: passes, the count, giving up, and what comes after.

use super::{Event, Moment, Notice, Played, Session, Stage, Standing, Tally};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::game::{Margin, Outcome};
use crate::go::{Count, Phase};
use crate::record::{Change, GoRecord, Header, Record, Seat};

/// The end of a match: the result, and the count where there was one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Who won, and by what.
    pub outcome: Outcome,
    /// What stands behind it, if the game was played to its end.
    pub tally: Option<Tally>,
}

impl<G: Played> Session<G> {
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
        if self.record.result().is_some() {
            return;
        }
        if let Standing::Ended(outcome) = self.position().standing() {
            return self.end(outcome, now);
        }
        if self.is_counting() {
            self.stop_clock(now);
            self.say(Notice::Counting);
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

    /// Writes down whose the points are, as files have it, so that the count
    /// can be seen again.
    fn write_territory(&mut self, count: &Count) {
        let turn = self.cursor();
        let seki = count.in_seki();
        for color in Color::BOTH {
            let points = count.territory().surrounded(color) - seki;
            self.change_or_say(Change::points(turn, territory_property(color), &points));
        }
    }

    pub(super) fn resign(&mut self, now: Moment) {
        if self.stage() != Stage::Playing || self.is_finished() {
            return;
        }
        // It is the game that is given up, not the turn that is looked at.
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
        self.ended_at = self.cursor();
        self.rules_before = None;
        self.change_or_say(Change::Result(Some(outcome)));
        self.happened.push(Event::Ended(outcome));
        let tally = self.position().tally(&self.dead());
        self.say(Notice::Ended(Ending { outcome, tally }));
    }

    /// Play goes on: from counting with the side whose turn it is, and from
    /// the end of a game as if it had not ended.
    pub(super) fn resume(&mut self, now: Moment) {
        let over = matches!(self.stage(), Stage::Over(_));
        let stopped = self.position().standing() != Standing::Playing;
        let resumption = self.position().resumption();
        if stopped && resumption.is_none() || !stopped && !over {
            return;
        }
        if over {
            self.opponents.urged |= self.has_computer_resigned();
            self.forget_lost_time();
            self.change_or_say(Change::Result(None));
        }
        let to_play = self.position().to_play();
        if let Some(resumption) = resumption {
            self.change_or_say(Change::Arrange(resumption));
        }
        self.wake_computers();
        self.opponents.came_to = Some(self.cursor());
        self.origin = None;
        self.start_clock(now);
        self.say(Notice::Resumed(to_play));
    }

    fn has_computer_resigned(&self) -> bool {
        match self.record.result() {
            Some(Outcome::Win {
                winner,
                by: Margin::Resignation,
            }) => self.record.seats()[winner.other()] != Seat::Person,
            _ => false,
        }
    }
}

impl Session {
    /// The count as it stands: of the end where play has stopped, otherwise of
    /// the board as it is.
    #[must_use]
    pub fn count(&self) -> Count {
        match self.position().situation().phase {
            Phase::Counting => Count::of(self.position(), &self.dead()),
            Phase::Playing { .. } | Phase::Void => Count::so_far(self.position()),
        }
    }
}

/// The stones that stand in what a file calls the other side's territory.
pub(super) fn dead_by_file(record: &GoRecord) -> PointSet {
    let stones = record.history().position().board().stones();
    let territory = territory_by_file(record);
    (territory.black & stones.white) | (territory.white & stones.black)
}

/// What a file calls whose territory at the present turn.
pub(crate) fn territory_by_file(record: &GoRecord) -> ByColor<PointSet> {
    let turn = record.history().cursor();
    ByColor::from_fn(|color| record.points(turn, territory_property(color)))
}

const fn territory_property(color: Color) -> &'static str {
    match color {
        Color::Black => "TB",
        Color::White => "TW",
    }
}

/// The same game once more with the colors swapped, on this date.
///
/// # Errors
///
/// Why such a game cannot begin.
pub fn rematch<G: Played>(record: &Record<G>, date: &str) -> Result<Record<G>, G::InvalidStart> {
    let mut again = Record::new(record.start().clone())?;
    let seats = record.seats();
    let mut changes = vec![
        Change::Header(Header::Date, date.to_owned()),
        Change::Control(record.control()),
        Change::Seats(ByColor::from_fn(|color| seats[color.other()].clone())),
        Change::Options(record.options().clone()),
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
