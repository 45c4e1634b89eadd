//! What there is to say about a position: dead stones, a hint, who owns what,
//! and what a search thinks as long as someone looks.

use std::time::Duration;

use super::question;
use super::task::{Answer, Task};
use super::worker::{TaskKind, Worker};
use crate::ai::go::Estimate;
use crate::ai::{Budget, Config, Report};
use crate::board::PointSet;
use crate::game::TurnId;
use crate::record::Record;
use crate::session::Waker;
use crate::session::playable::{LevelOf, Playable};

/// How long a hint is thought about.
const HINT: Duration = Duration::from_millis(1500);

/// Answers what is asked about a position, on a thread of its own.
#[derive(Debug)]
pub(in crate::session) struct Analyst<G: Playable> {
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

/// What a match wants to know where it stands, besides what was asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct Wanted {
    /// Which stones are dead: the board is counted, and nobody has said so yet.
    pub(in crate::session) dead_stones: bool,
    /// Whether moves can be thought about.
    pub(in crate::session) in_play: bool,
    /// Whether an analysis has to wait for a computer that chooses its move.
    pub(in crate::session) analysis_waits: bool,
}

/// What the analyst has found that a match has to do something about.
#[derive(Debug)]
pub(in crate::session) enum Finding<M> {
    /// These stones are dead.
    Dead(PointSet),
    /// This is a good move; `None` if there is none to tell.
    Hint(Option<M>),
    /// There is something else to see.
    Seen,
    /// It ended without an answer.
    Gone,
}

impl<G: Playable> Analyst<G> {
    pub(in crate::session) const fn new(waker: Waker) -> Self {
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

    pub(in crate::session) const fn is_analyzing(&self) -> bool {
        self.analyzing
    }

    pub(in crate::session) const fn is_estimating(&self) -> bool {
        self.estimating
    }

    pub(in crate::session) const fn is_hinting(&self) -> bool {
        self.hinting.is_some()
    }

    /// Whether dead stones are being looked for.
    pub(in crate::session) fn is_proposing(&self) -> bool {
        self.worker.is_busy_with(TaskKind::Dead)
    }

    /// What a search thinks of the position at a turn, if someone wants to
    /// know.
    pub(in crate::session) fn thoughts(&self, here: TurnId) -> Option<&Report<G::Move>> {
        let (turn, report) = self.thoughts.as_ref()?;
        (self.analyzing && *turn == here).then_some(report)
    }

    /// The move that was asked for at a turn.
    pub(in crate::session) fn hint(&self, here: TurnId) -> Option<G::Move> {
        let (turn, mv) = self.hint?;
        (turn == here).then_some(mv)
    }

    /// Who owns what at a turn, if someone wants to know.
    pub(in crate::session) fn estimate(&self, here: TurnId) -> Option<&Estimate> {
        let (turn, estimate) = self.estimate.as_ref()?;
        (self.estimating && *turn == here).then_some(estimate)
    }

    pub(in crate::session) const fn toggle_analysis(&mut self) {
        self.analyzing = !self.analyzing;
        self.finished = None;
    }

    pub(in crate::session) const fn toggle_estimate(&mut self) {
        self.estimating = G::HAS_TERRITORY && !self.estimating;
    }

    /// Looks for one good move at a turn.
    pub(in crate::session) const fn look_for_hint(&mut self, here: TurnId) {
        self.hinting = Some(here);
    }

    /// No longer looks for one; whether it did.
    pub(in crate::session) const fn drop_hint(&mut self) -> bool {
        self.hinting.take().is_some()
    }

    /// Drops what was thought about a game that is played by other rules now.
    pub(in crate::session) fn forget(&mut self) {
        self.worker.cancel();
        self.hinting = None;
        self.hint = None;
        self.thoughts = None;
        self.estimate = None;
        self.finished = None;
    }

    /// What it should be doing, the most pressing first.
    fn most_pressing(&self, here: TurnId, wanted: Wanted) -> Option<TaskKind> {
        if wanted.dead_stones {
            return Some(TaskKind::Dead);
        }
        if wanted.in_play && self.hinting == Some(here) {
            return Some(TaskKind::Hint);
        }
        if self.estimating && self.estimate(here).is_none() {
            return Some(TaskKind::Estimate);
        }
        let free = !wanted.analysis_waits && self.finished != Some(here);
        (wanted.in_play && self.analyzing && free).then_some(TaskKind::Analysis)
    }

    /// Asks what is to be asked at the cursor of a game, and stops what is not.
    pub(in crate::session) fn assign(
        &mut self,
        record: &Record<G>,
        wanted: Wanted,
        config: Config<LevelOf<G>>,
    ) {
        let here = record.history().cursor();
        self.hinting = self.hinting.filter(|&turn| turn == here);
        let Some(kind) = self.most_pressing(here, wanted) else {
            return self.worker.cancel();
        };
        if self.worker.is_at(kind, here) {
            return;
        }
        let position = || Box::new(record.history().position().clone());
        let analysis = |budget| Task::Analysis {
            config,
            question: Box::new(question(record)),
            budget,
        };
        let task = match kind {
            TaskKind::Dead => Task::Dead(position()),
            TaskKind::Estimate => Task::Estimate(position()),
            TaskKind::Hint => analysis(Budget::of_time(HINT)),
            TaskKind::Analysis | TaskKind::Move | TaskKind::Ponder => analysis(Budget::default()),
        };
        // Where nobody can be asked, all stones are alive until someone says
        // otherwise, and there is nothing to say.
        self.worker.ask(kind, here, task);
    }

    /// Takes the next thing that was found, for a match that stands `here`.
    pub(in crate::session) fn hear(&mut self, here: TurnId) -> Option<Finding<G::Move>> {
        let heard = self.worker.hear()?;
        let turn = heard.turn;
        match heard.answer {
            Answer::Dead(dead) => return Some(Finding::Dead(dead)),
            Answer::Estimate(Some(estimate)) => self.estimate = Some((turn, estimate)),
            Answer::Estimate(None) => self.estimating = false,
            Answer::Report(report) => {
                self.overhear(turn, report, here);
            }
            Answer::Thought(report) if heard.kind == TaskKind::Hint => {
                self.hinting = None;
                let best = report.and_then(|report| Some(report.candidates.first()?.mv));
                self.hint = best.map(|mv| (turn, mv)).or(self.hint);
                return Some(Finding::Hint(best));
            }
            Answer::Thought(report) => {
                self.finished = Some(turn);
                if let Some(report) = report {
                    self.overhear(turn, report, here);
                }
            }
            Answer::Gone => {
                // Nothing is asked again that ended a thread.
                self.analyzing = false;
                self.estimating = false;
                self.hinting = None;
                return Some(Finding::Gone);
            }
            Answer::Choice(_) | Answer::EngineFailed(_) | Answer::NoEngines => (),
        }
        Some(Finding::Seen)
    }

    /// What a search says on its way; shown while anyone wants to see it.
    /// Whether it is.
    pub(in crate::session) fn overhear(
        &mut self,
        turn: TurnId,
        report: Box<Report<G::Move>>,
        here: TurnId,
    ) -> bool {
        let shown = self.analyzing && turn == here;
        if shown {
            self.thoughts = Some((turn, report));
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::ai::Strength as _;
    use crate::board::Size;
    use crate::go::{Position, Ruleset};
    use crate::record::{GoRecord, Start};

    const IN_PLAY: Wanted = Wanted {
        dead_stones: false,
        in_play: true,
        analysis_waits: false,
    };

    #[test]
    fn the_most_pressing_question_comes_first() {
        let mut analyst = Analyst::<Position>::new(Waker::none());
        let here = TurnId::START;
        assert_eq!(analyst.most_pressing(here, IN_PLAY), None);
        analyst.toggle_analysis();
        assert_eq!(
            analyst.most_pressing(here, IN_PLAY),
            Some(TaskKind::Analysis)
        );
        let waits = Wanted {
            analysis_waits: true,
            ..IN_PLAY
        };
        assert_eq!(analyst.most_pressing(here, waits), None);
        analyst.toggle_estimate();
        assert_eq!(
            analyst.most_pressing(here, IN_PLAY),
            Some(TaskKind::Estimate)
        );
        analyst.look_for_hint(here);
        assert_eq!(analyst.most_pressing(here, IN_PLAY), Some(TaskKind::Hint));
        let counting = Wanted {
            dead_stones: true,
            ..Wanted::default()
        };
        assert_eq!(analyst.most_pressing(here, counting), Some(TaskKind::Dead));
        assert!(analyst.drop_hint() && !analyst.drop_hint());
    }

    #[test]
    fn an_estimate_is_told_where_it_was_asked_for() {
        let (wake, woken) = channel();
        let mut analyst = Analyst::<Position>::new(Waker::new(move || {
            let _ = wake.send(());
        }));
        let record = GoRecord::new(Start::new(Size::SMALLEST, Ruleset::French)).unwrap();
        let config = Config {
            level: LevelOf::<Position>::STRONGEST,
            threads: 1,
            seed: 7,
            resigns: false,
        };
        analyst.toggle_estimate();
        analyst.assign(&record, IN_PLAY, config);
        let here = TurnId::START;
        while analyst.estimate(here).is_none() {
            woken.recv_timeout(Duration::from_secs(20)).unwrap();
            while let Some(finding) = analyst.hear(here) {
                assert!(matches!(finding, Finding::Seen), "{finding:?}");
            }
        }
        analyst.toggle_estimate();
        assert!(analyst.estimate(here).is_none(), "nobody wants to know");
        analyst.toggle_estimate();
        assert!(analyst.estimate(here).is_some(), "it is remembered");
        analyst.forget();
        assert!(analyst.estimate(here).is_none());
    }
}
