//! What there is to say about a position: dead stones, a hint, who owns what,
//! and what a search thinks as long as someone looks.

use std::time::Duration;

use super::played::LevelOf;
use super::task::{News, Work};
use super::thinking::{Heard, Kind, Waker, Worker};
use super::{Moment, Notice, Played, Session, Standing};
use crate::ai::go::Estimate;
use crate::ai::{BotLevel as _, Budget, Report};
use crate::board::{Point, PointSet};
use crate::game::TurnId;
use crate::record::{AnyMove, Change};

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(1500);

/// Someone beside the table who can be asked.
#[derive(Debug)]
pub(super) struct Analyst<G: Played> {
    worker: Worker<G>,
    /// Whether it says what it thinks all the time.
    analyzing: bool,
    /// Whether it says who owns what.
    estimating: bool,
    /// Where a hint was asked for that is not there yet.
    hinting: Option<TurnId>,
    hint: Option<(TurnId, G::Move)>,
    thoughts: Option<(TurnId, Box<Report<G::Move>>)>,
    estimate: Option<(TurnId, Box<Estimate>)>,
    /// Where there is nothing more to think about.
    finished: Option<TurnId>,
}

impl<G: Played> Analyst<G> {
    pub(super) const fn new(waker: Waker) -> Self {
        Self {
            worker: Worker::new(waker),
            analyzing: false,
            estimating: false,
            hinting: None,
            hint: None,
            thoughts: None,
            estimate: None,
            finished: None,
        }
    }
}

impl<G: Played> Analyst<G> {
    /// Drops what was thought about a game that is played by other rules now.
    pub(super) fn forget(&mut self) {
        self.worker.cancel();
        self.hinting = None;
        self.hint = None;
        self.thoughts = None;
        self.estimate = None;
        self.finished = None;
    }
}

impl<G: Played> Session<G> {
    /// Whether it is said what a search thinks.
    #[must_use]
    pub const fn is_analyzing(&self) -> bool {
        self.analyst.analyzing
    }

    /// Whether it is said who owns what.
    #[must_use]
    pub const fn is_estimating(&self) -> bool {
        self.analyst.estimating
    }

    /// Whether a hint is being looked for.
    #[must_use]
    pub const fn is_hinting(&self) -> bool {
        self.analyst.hinting.is_some()
    }

    /// Whether dead stones are being looked for.
    #[must_use]
    pub fn is_proposing(&self) -> bool {
        self.analyst.worker.is_busy_with(Kind::Dead)
    }

    /// What a search thinks of the present position, as far as it got.
    #[must_use]
    pub fn thoughts(&self) -> Option<&Report<G::Move>> {
        let (turn, report) = self.analyst.thoughts.as_ref()?;
        (self.analyst.analyzing && *turn == self.cursor()).then_some(report)
    }

    /// The move that was asked for in the present position.
    #[must_use]
    pub fn hint(&self) -> Option<G::Move> {
        let (turn, mv) = self.analyst.hint?;
        (turn == self.cursor()).then_some(mv)
    }

    /// Who owns what in the present position, if someone wants to know.
    #[must_use]
    pub fn estimate(&self) -> Option<&Estimate> {
        let (turn, estimate) = self.analyst.estimate.as_ref()?;
        (self.analyst.estimating && *turn == self.cursor()).then_some(estimate)
    }

    pub(super) const fn toggle_analysis(&mut self) {
        self.analyst.analyzing = !self.analyst.analyzing;
        self.analyst.finished = None;
    }

    pub(super) const fn toggle_estimate(&mut self) {
        self.analyst.estimating = G::HAS_TERRITORY && !self.analyst.estimating;
    }

    pub(super) fn ask_hint(&mut self) {
        if let Some(color) = self.waits_for_computer() {
            return self.say(Notice::NotYourTurn(color));
        }
        if !self.is_in_play() {
            return self.say(Notice::NoHint);
        }
        if let Some(mv) = self.hint() {
            return self.say(Notice::Hint(self.any_move(mv)));
        }
        self.analyst.hinting = Some(self.cursor());
        self.say(Notice::Hinting);
    }

    pub(super) fn drop_hint(&mut self) {
        if self.analyst.hinting.take().is_some() {
            self.notice = None;
        }
    }

    fn is_in_play(&self) -> bool {
        self.position().standing() == Standing::Playing
    }

    /// What the analyst should be doing, the most pressing first.
    fn wanted(&self) -> Option<Kind> {
        let turn = self.cursor();
        if self.is_counting() && self.record.dead().is_none() {
            return Some(Kind::Dead);
        }
        if self.is_in_play() && self.analyst.hinting == Some(turn) {
            return Some(Kind::Hint);
        }
        if self.analyst.estimating && self.estimate().is_none() {
            return Some(Kind::Estimate);
        }
        if !self.is_in_play() {
            return None;
        }
        let free = !self.is_analysis_waiting() && self.analyst.finished != Some(turn);
        (self.analyst.analyzing && free).then_some(Kind::Analysis)
    }

    /// Asks what is to be asked, and stops what is not.
    pub(super) fn tend_analyst(&mut self) {
        let turn = self.cursor();
        if self.analyst.hinting.is_some_and(|asked| asked != turn) {
            self.analyst.hinting = None;
        }
        let Some(kind) = self.wanted() else {
            return self.analyst.worker.cancel();
        };
        if self.analyst.worker.is_at(kind, turn) {
            return;
        }
        let position = || Box::new(self.position().clone());
        let analysis = |budget| Work::Analysis {
            config: self.opponents.config(LevelOf::<G>::STRONGEST),
            question: Box::new(self.question()),
            budget,
        };
        let work = match kind {
            Kind::Dead => Work::Dead(position()),
            Kind::Estimate => Work::Estimate(position()),
            Kind::Hint => analysis(Budget::of_time(HINT)),
            Kind::Analysis | Kind::Move | Kind::Ponder => analysis(Budget::default()),
        };
        // Where nobody can be asked, all stones are alive until someone says
        // otherwise, and there is nothing to say.
        self.analyst.worker.ask(kind, turn, work);
    }

    /// Takes what the analyst has found.
    pub(super) fn hear_analyst(&mut self) {
        while let Some(heard) = self.analyst.worker.news() {
            let Heard { kind, turn, news } = heard;
            match news {
                News::Dead(dead) if self.is_counting() => {
                    self.change_or_say(Change::Dead(Some(dead)));
                }
                News::Estimate(Some(estimate)) => self.analyst.estimate = Some((turn, estimate)),
                News::Estimate(None) => self.analyst.estimating = false,
                News::Report(report) => self.overhear(turn, report),
                News::Thought(report) if kind == Kind::Hint => self.take_hint(turn, report),
                News::Thought(report) => {
                    self.analyst.finished = Some(turn);
                    if let Some(report) = report {
                        self.overhear(turn, report);
                    }
                }
                News::Gone => self.lose_analyst(),
                News::Dead(_) | News::Choice(_) | News::Trouble(_) | News::NoEngines => (),
            }
            self.revision += 1;
        }
    }

    /// What a search says on its way; shown while anyone wants to see it.
    pub(super) fn overhear(&mut self, turn: TurnId, report: Box<Report<G::Move>>) {
        if self.analyst.analyzing && turn == self.cursor() {
            self.analyst.thoughts = Some((turn, report));
            self.revision += 1;
        }
    }

    fn take_hint(&mut self, turn: TurnId, report: Option<Box<Report<G::Move>>>) {
        self.analyst.hinting = None;
        let best = report.and_then(|report| Some(report.candidates.first()?.mv));
        match best {
            Some(mv) => {
                self.analyst.hint = Some((turn, mv));
                self.say(Notice::Hint(self.any_move(mv)));
            }
            None => self.say(Notice::NoHint),
        }
    }

    /// Nothing is asked again that ended a thread.
    fn lose_analyst(&mut self) {
        self.analyst.analyzing = false;
        self.analyst.estimating = false;
        self.analyst.hinting = None;
        if self.is_counting() && self.record.dead().is_none() {
            self.change_or_say(Change::Dead(Some(PointSet::EMPTY)));
        }
        self.say(Notice::NoHint);
    }

    /// The point of the board that the hint is about.
    #[must_use]
    pub fn hint_point(&self) -> Option<Point> {
        self.any_move(self.hint()?).point()
    }

    fn any_move(&self, mv: G::Move) -> AnyMove {
        G::any_move(mv, self.record.size())
    }
}

/// Looks after everyone who thinks.
impl<G: Played> Session<G> {
    pub(super) fn tend(&mut self, now: Moment) {
        self.tend_opponents(now);
        self.tend_analyst();
    }
}
