//! What a match does with its computers and its analyst: whose turn it is, who
//! is asked, and what becomes of their answers.
//!
//! After everything that happens, and each time a front end looks,
//! [`Session::assign_tasks`] says what everyone is to think about; nothing else
//! decides when someone is asked.

use std::time::Duration;

use super::computer::{Assignment, ComputerNews, Finding, ReadyMove, Wanted, seats};
use super::playable::LevelOf;
use super::reviewing::Heard;
use super::{
    ComputerError, ComputerOptions, ComputerState, Moment, Notice, Playable, Session, Stage,
};
use crate::ai::go::Estimate;
use crate::ai::{Choice, Report, Strength as _};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::game::{Margin, Outcome};
use crate::gtp::EngineLog;
use crate::record::{AnyMove, Change, Seat};

/// How long an analysis stands before the next move, where only computers play.
const TO_READ: Duration = Duration::from_millis(1500);

impl<G: Playable> Session<G> {
    /// Says how computers are to play from now on.
    pub fn set_computer_options(&mut self, options: ComputerOptions) {
        self.computers.set_options(options);
    }

    /// How computers play.
    #[must_use]
    pub const fn computer_options(&self) -> &ComputerOptions {
        self.computers.options()
    }

    /// Whose turn it is, if that is a computer, and what it does about it.
    #[must_use]
    pub fn computer(&self) -> Option<(Color, ComputerState)> {
        let color = self.position().to_play();
        if self.record.seats()[color] == Seat::Person || !self.is_in_play() {
            return None;
        }
        let waits = self.computers.is_held() || self.is_paused() || !self.is_at_play();
        let does = if self.is_asked() {
            ComputerState::Asking
        } else if waits {
            ComputerState::Waiting
        } else {
            ComputerState::Thinking
        };
        Some((color, does))
    }

    /// Whether the match waits for something that is being thought about: a
    /// move, or which stones are dead.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let judging = self.teaching.is_judging(self.cursor());
        self.is_proposing() || judging || self.computers.busy().is_some()
    }

    /// The computer that has been thinking for long enough to say so.
    #[must_use]
    pub fn thinks_long(&self, now: Moment) -> Option<Color> {
        self.computers.thinks_long(now)
    }

    /// Everything that was said between the engine of a side and us.
    #[must_use]
    pub fn engine_log(&self, color: Color) -> Option<EngineLog> {
        self.computers.log(color)
    }

    /// The computer that a move of a person has to wait for: it is to move, and
    /// nobody has stopped it or looks back.
    #[must_use]
    pub fn waits_for_computer(&self) -> Option<Color> {
        let (color, _) = self.computer()?;
        (!self.computers.is_held() && self.is_at_play()).then_some(color)
    }

    /// The computer whose turn it is, where a person cannot move for it: they
    /// can once it was stopped, but not in a position that they only look at.
    #[must_use]
    pub fn turn_of_computer(&self) -> Option<Color> {
        let (color, _) = self.computer()?;
        let stopped = self.computers.is_held() && self.is_at_play();
        (!stopped).then_some(color)
    }

    /// Who resigns when someone asks to: the side to move, but never a computer
    /// for the person it plays with.
    #[must_use]
    pub fn resigner(&self) -> Color {
        let person = seats::lone_person(self.record.seats());
        person.unwrap_or(self.position().to_play())
    }

    /// Whether someone can say what its positions are worth.
    #[must_use]
    pub fn is_judged(&self) -> bool {
        self.position().is_judged()
    }

    /// Whether it is said what a search thinks.
    #[must_use]
    pub const fn is_analyzing(&self) -> bool {
        self.analyst.is_analyzing()
    }

    /// Whether it is said who owns what.
    #[must_use]
    pub const fn is_estimating(&self) -> bool {
        self.analyst.is_estimating()
    }

    /// Whether a hint is being looked for.
    #[must_use]
    pub const fn is_hinting(&self) -> bool {
        self.analyst.is_hinting() || self.teaching.is_hinting()
    }

    /// Whether dead stones are being looked for.
    #[must_use]
    pub fn is_proposing(&self) -> bool {
        self.analyst.is_proposing()
    }

    /// What a search thinks of the present position, as far as it got.
    #[must_use]
    pub fn thoughts(&self) -> Option<&Report<G::Move>> {
        let here = self.cursor();
        let searched = self.analyst.thoughts(here);
        let reviewed = self.reviewing.review().position(here);
        // Who does not say by how much a side leads says less than a search.
        let reviewed = reviewed.filter(|of| self.is_analyzing() && of.tells_leads());
        let reviewed = reviewed.and_then(|of| of.deepest());
        // What the review knows is there at once, until the search knows more.
        match (searched, reviewed) {
            (Some(searched), Some(reviewed)) if reviewed.visits > searched.visits => Some(reviewed),
            (searched, reviewed) => searched.or(reviewed),
        }
    }

    /// The move that was asked for in the present position.
    #[must_use]
    pub fn hint(&self) -> Option<G::Move> {
        self.analyst.hint(self.cursor())
    }

    /// The point of the board that the hint is about.
    #[must_use]
    pub fn hint_point(&self) -> Option<Point> {
        self.any_move(self.hint()?).point()
    }

    /// Who owns what in the present position, if someone wants to know.
    #[must_use]
    pub fn estimate(&self) -> Option<&Estimate> {
        self.analyst.estimate(self.cursor())
    }

    pub(super) fn any_move(&self, mv: G::Move) -> AnyMove {
        G::any_move(mv, self.record.size())
    }

    /// How long a move takes at least. Who watches with an analysis wants to
    /// read it; but nobody loses on time because others look on.
    pub(super) fn pace(&self, now: Moment) -> Duration {
        let pace = self.computer_options().pace;
        let color = self.position().to_play();
        if self.clock.running() == Some(color) && self.clock.is_low(color, now) {
            return Duration::ZERO;
        }
        let seats = self.record.seats();
        let is_watched = self.is_analyzing() && seats::has_no_person(seats);
        if is_watched && !seats::searches::<G>(&seats[color]) {
            pace.max(TO_READ)
        } else {
            pace
        }
    }
}

/// Who is asked what.
impl<G: Playable> Session<G> {
    /// Says what everyone is to think about now.
    pub(super) fn assign_tasks(&mut self, now: Moment) {
        self.assign_teacher(now);
        self.assign_computers(now);
        self.assign_analyst();
        self.assign_review();
    }

    /// Goes over the game, but never at the cost of a computer that is to move.
    fn assign_review(&mut self) {
        let waits = self.computers.busy().is_some();
        let engines = &self.computers.options().engines;
        self.reviewing.assign(self.record.history(), engines, waits);
        self.say_review_failure();
    }

    pub(super) fn assign_computers(&mut self, now: Moment) {
        self.settle(now);
        if self.waits_for_computer().is_some() {
            self.drop_picked();
        }
        let moving = match self.computer() {
            Some((color, ComputerState::Thinking)) if !self.is_held_by_teacher() => Some(color),
            Some(_) | None => None,
        };
        let wanted = ByColor::from_fn(|color| {
            if moving == Some(color) {
                Some(Assignment::Move(self.clock.left(color, now)))
            } else {
                self.ponders(color).then_some(Assignment::Ponder)
            }
        });
        if let Err((color, why)) = self.computers.assign(&self.record, wanted, now) {
            self.computer_failed(color, why, now);
        }
    }

    /// Whether a computer is to think on the person's time.
    fn ponders(&self, color: Color) -> bool {
        let seats = self.record.seats();
        self.computer_options().ponders
            && seats::lone_person(seats) == Some(self.position().to_play())
            && seats::searches::<G>(&seats[color])
            && self.is_in_play()
            && self.is_last_turn()
            && !self.is_analyzing()
            && !self.computers.has_pondered(self.cursor())
    }

    pub(super) fn assign_analyst(&mut self) {
        let wanted = Wanted {
            dead_stones: self.lacks_dead_stones(),
            in_play: self.position().stage() == Stage::Playing,
            analysis_waits: self.computers.busy().is_some_and(|color| {
                // A level that does not search has played before there is
                // anything to read, unless it waits for those who watch.
                let seats = self.record.seats();
                let quick = matches!(seats[color], Seat::Computer { .. });
                seats::searches::<G>(&seats[color]) || (quick && !seats::has_no_person(seats))
            }),
        };
        let config = self.computers.config(LevelOf::<G>::STRONGEST);
        self.analyst.assign(&self.record, wanted, config);
    }

    /// Whether the board is counted and nobody has said yet what is dead.
    fn lacks_dead_stones(&self) -> bool {
        self.is_counting() && self.record.dead().is_none()
    }
}

/// What becomes of their answers.
impl<G: Playable> Session<G> {
    /// Takes what the analyst has found.
    pub(super) fn hear_analyst(&mut self) {
        while let Some(finding) = self.analyst.hear(self.cursor()) {
            match finding {
                Finding::Dead(dead) if self.is_counting() => {
                    self.change_or_say(Change::Dead(Some(dead)));
                }
                Finding::Hint(Some(mv)) => self.say(Notice::Hint(self.any_move(mv))),
                Finding::Hint(None) => self.say(Notice::NoHint),
                Finding::Gone => {
                    if self.lacks_dead_stones() {
                        self.change_or_say(Change::Dead(Some(PointSet::EMPTY)));
                    }
                    self.say(Notice::NoHint);
                }
                Finding::Dead(_) | Finding::Seen => (),
            }
            self.messages.touch();
        }
    }

    /// Takes what going over the game has found.
    pub(super) fn hear_review(&mut self) {
        match self.reviewing.hear() {
            Heard::Nothing => return,
            Heard::News => (),
            Heard::Done => self.keep_review(),
        }
        self.say_review_failure();
        self.messages.touch();
    }

    /// Says what went wrong with the engine that was to go over the game.
    fn say_review_failure(&mut self) {
        if let Some((name, why)) = self.reviewing.take_failure() {
            self.say(Notice::Reviewer { name, why });
        }
    }

    /// Takes what computers have found.
    pub(super) fn hear_computers(&mut self, now: Moment) {
        while let Some((color, news)) = self.computers.hear() {
            match news {
                ComputerNews::Report(turn, report) => {
                    if self.analyst.overhear(turn, report, self.cursor()) {
                        self.messages.touch();
                    }
                }
                ComputerNews::Failed(why) => self.computer_failed(color, why, now),
            }
        }
        if let Some(ready) = self.computers.take_due(self.pace(now), now) {
            self.play_ready(ready, now);
        }
    }

    /// Does what a computer has chosen, unless the game went elsewhere.
    pub(super) fn play_ready(&mut self, ready: ReadyMove<G::Move>, now: Moment) {
        let ReadyMove {
            color,
            turn,
            choice,
        } = ready;
        if turn != self.cursor() || self.waits_for_computer() != Some(color) {
            return;
        }
        match choice {
            Choice::Move(mv) => {
                self.play(mv, now);
                if self.cursor() == turn && !self.is_finished() {
                    // What was refused would be refused again.
                    self.hold_computers(now);
                }
            }
            Choice::Resign => {
                let outcome = Outcome::Win {
                    winner: color.other(),
                    by: Margin::Resignation,
                };
                self.end(outcome, now);
            }
        }
        self.messages.touch();
    }

    /// Something is wrong with a computer: the match waits, and nothing is
    /// lost.
    fn computer_failed(&mut self, color: Color, why: ComputerError, now: Moment) {
        self.hold_computers(now);
        self.say(Notice::Computer { color, why });
    }

    /// Where only computers play, nobody is there to accept the count.
    pub(super) fn accept_for_computers(&mut self, now: Moment) {
        let counted = self.is_counting() && self.record.dead().is_some();
        let going = !self.is_finished() && !self.computers.is_held() && self.is_at_play();
        if counted && going && seats::has_no_person(self.record.seats()) {
            self.accept(now);
        }
    }
}
