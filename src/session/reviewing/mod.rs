//! Going over the game of a match while it is looked at.

mod thread;

use std::collections::HashMap;

use super::Waker;
use super::background::{ThreadExit, cores};
use super::computer::{ComputerError, EngineCommand};
use super::playable::Playable;
use crate::board::Color;
use crate::game::{History, TurnId};
use crate::review::facts::Fact;
use crate::review::{
    AnalystFailure, Depth, Focus, GradeLimits, HumanReview, Line, Review, ReviewNews,
    ReviewOptions, ReviewTask,
};
use thread::{ReviewThread, ThreadNews};

/// Who searches the positions of games that are gone over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ReviewerChoice {
    /// Jego itself.
    #[default]
    Jego,
    /// An engine that is set up, by its name. It goes over games of Go only; the
    /// others are left to Jego.
    Engine(String),
}

/// How games are gone over, as the user has set it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewSettings {
    /// By whom.
    pub reviewer: ReviewerChoice,
    /// The visits of every position.
    pub visits: u32,
    /// The visits of those that matter.
    pub deep_visits: u32,
    /// What a move is called by what it cost.
    pub limits: GradeLimits,
    /// Whether these are the limits for whoever plays, and not only the usual ones.
    pub limits_are_known: bool,
}

impl Default for ReviewSettings {
    fn default() -> Self {
        let options = ReviewOptions::default();
        Self {
            reviewer: ReviewerChoice::Jego,
            visits: options.shallow_visits,
            deep_visits: options.deep_visits,
            limits: GradeLimits::default(),
            limits_are_known: false,
        }
    }
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewState {
    /// It goes on.
    Running,
    /// It waits until it is told to go on, or for a computer that thinks.
    Paused,
    /// There is nothing left to be found.
    Done,
}

/// How many positions each pass of a review has behind it, and of how many.
pub type ReviewProgress = [(usize, usize); Depth::COUNT];

/// What there was to hear of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Heard {
    Nothing,
    News,
    /// Nothing is left to be found.
    Done,
}

/// The review of a match.
#[derive(Debug)]
pub(super) struct Reviewing<G: Playable> {
    thread: ReviewThread<G>,
    review: Review<G::Move>,
    settings: ReviewSettings,
    /// Whether it is looked at.
    shown: bool,
    /// Whether it waits until it is told to go on.
    paused: bool,
    /// Whether another has been chosen to search the positions: then what was found
    /// before gives way to what they find.
    anew: bool,
    /// The engine that was to go over the game, and why it cannot.
    failure: Option<(String, ComputerError)>,
    /// The line that is, or was last, gone over.
    line: Option<Line<G>>,
    /// Where in it someone is looking.
    focus: Focus,
    progress: ReviewProgress,
    /// What people would have played in it.
    human: Option<HumanReview>,
    /// Why moves were bad.
    facts: HashMap<TurnId, Vec<Fact>>,
    /// Whether nothing is left to be found in it.
    done: bool,
    /// Whose mistakes are of interest; `None` for those of both.
    side: Option<Color>,
}

impl<G: Playable> Reviewing<G> {
    /// A review that begins with what the game holds of one; then it is shown.
    pub(super) fn new(waker: Waker, kept: Review<G::Move>) -> Self {
        Self {
            thread: ReviewThread::new(waker),
            settings: ReviewSettings::default(),
            shown: !kept.is_empty(),
            review: kept,
            paused: false,
            anew: false,
            failure: None,
            line: None,
            focus: Focus::default(),
            progress: [(0, 0); Depth::COUNT],
            human: None,
            facts: HashMap::new(),
            done: false,
            side: None,
        }
    }

    pub(super) const fn review(&self) -> &Review<G::Move> {
        &self.review
    }

    pub(super) const fn line(&self) -> Option<&Line<G>> {
        self.line.as_ref()
    }

    pub(super) const fn human(&self) -> Option<&HumanReview> {
        self.human.as_ref()
    }

    /// Why the move of a turn was bad, the most important reason first.
    pub(super) fn facts(&self, turn: TurnId) -> &[Fact] {
        self.facts.get(&turn).map_or(&[], Vec::as_slice)
    }

    pub(super) const fn progress(&self) -> ReviewProgress {
        self.progress
    }

    pub(super) const fn settings(&self) -> &ReviewSettings {
        &self.settings
    }

    pub(super) const fn is_shown(&self) -> bool {
        self.shown
    }

    /// How far it is; `None` while nobody looks.
    pub(super) const fn state(&self) -> Option<ReviewState> {
        if !self.shown {
            return None;
        }
        Some(match (self.done, self.thread.is_busy()) {
            (true, _) => ReviewState::Done,
            (false, true) => ReviewState::Running,
            (false, false) => ReviewState::Paused,
        })
    }

    /// Goes over games in this way from now on.
    pub(super) fn set(&mut self, settings: ReviewSettings) {
        let deeper = |of: &ReviewSettings| (of.visits, of.deep_visits);
        let other = settings.reviewer != self.settings.reviewer;
        // A review that came with the game is not made again for a setting.
        let begun = self.line.is_some();
        if other || deeper(&settings) != deeper(&self.settings) {
            self.stop();
            self.line = None;
        }
        if other && G::HAS_ENGINES {
            self.anew = self.anew || begun;
            self.paused = false;
        }
        self.settings = settings;
    }

    pub(super) const fn side(&self) -> Option<Color> {
        self.side
    }

    pub(super) const fn set_side(&mut self, side: Option<Color>) {
        self.side = side;
    }

    pub(super) fn toggle(&mut self) {
        self.shown = !self.shown;
        self.paused = false;
    }

    pub(super) fn toggle_pause(&mut self) {
        if self.shown && !self.done {
            self.paused = !self.paused;
        }
    }

    /// No longer shows it.
    pub(super) const fn hide(&mut self) {
        self.shown = false;
    }

    /// Drops what was found about a game that is played by other rules now.
    pub(super) fn forget(&mut self) {
        self.thread.forget();
        self.done = false;
        self.review.clear();
        self.facts.clear();
        self.line = None;
    }

    fn stop(&mut self) {
        self.thread.stop();
        self.done = false;
    }

    /// Goes over the line that a game is on, where it is looked at and nothing
    /// more pressing is to be done. The engine is looked for among these.
    pub(super) fn assign(&mut self, history: &History<G>, engines: &[EngineCommand], waits: bool) {
        if !self.shown {
            return self.thread.stop();
        }
        self.follow(history);
        if self.paused || waits {
            return self.thread.stop();
        }
        if self.done || self.thread.is_busy() {
            return;
        }
        let Some(line) = self.line.clone() else {
            return;
        };
        let engine = match &self.settings.reviewer {
            ReviewerChoice::Engine(name) if G::HAS_ENGINES => {
                let engine = engines.iter().find(|engine| engine.name == *name);
                let Some(engine) = engine else {
                    return self.fail(name.clone(), ComputerError::NotSetUp(name.clone()));
                };
                Some(engine.clone())
            }
            ReviewerChoice::Engine(_) | ReviewerChoice::Jego => None,
        };
        let known = line.turns().map(|turn| {
            let position = self.review.position(turn)?;
            Some(match self.anew {
                true => position.searched_by(engine.as_ref().map(|of| of.name.as_str())),
                false => position.clone(),
            })
        });
        let task = ReviewTask {
            known: known.collect(),
            line,
            focus: self.focus.clone(),
            options: ReviewOptions {
                shallow_visits: self.settings.visits,
                deep_visits: self.settings.deep_visits,
                threads: cores(),
                ..ReviewOptions::default()
            },
        };
        // Where there is no thread to be had, nothing is found.
        self.done = !self.thread.ask(engine, task);
    }

    /// The engine that was to go over the game cannot: it waits, and what was found
    /// stays.
    fn fail(&mut self, name: String, why: ComputerError) {
        self.failure = Some((name, why));
        self.paused = true;
    }

    /// The engine that cannot go on and why, told once.
    pub(super) const fn take_failure(&mut self) -> Option<(String, ComputerError)> {
        self.failure.take()
    }

    /// Stops, and tells how to wait for the end of an engine.
    pub(super) fn shut_down(&mut self) -> Option<ThreadExit> {
        self.thread.shut_down()
    }

    /// Looks at where the game stands: perhaps on another line than before.
    fn follow(&mut self, history: &History<G>) {
        let cursor = history.cursor();
        if self.is_on_line(history) {
            let line = self.line.as_ref();
            if let Some(index) = line.and_then(|line| line.index_of(cursor)) {
                self.focus.set(index);
            }
            return;
        }
        self.stop();
        let line = Line::of(history);
        self.focus = Focus::default();
        self.focus.set(history.path().len().saturating_sub(1));
        self.progress = [(0, line.len()); Depth::COUNT];
        self.human = None;
        self.line = Some(line);
    }

    /// Whether the line that was gone over is still the one that the game is on.
    fn is_on_line(&self, history: &History<G>) -> bool {
        let Some(line) = &self.line else {
            return false;
        };
        let tree = history.tree();
        let path = history.path();
        let mut turns = line.turns();
        if !path.iter().all(|&turn| turns.next() == Some(turn)) {
            return false;
        }
        let mut last = history.cursor();
        for turn in turns {
            if tree.preferred_child(last) != Some(turn) {
                return false;
            }
            last = turn;
        }
        tree.preferred_child(last).is_none()
    }

    /// Takes what was found.
    pub(super) fn hear(&mut self) -> Heard {
        let mut heard = Heard::Nothing;
        while let Some(news) = self.thread.hear() {
            heard = heard.max(Heard::News);
            match news {
                ThreadNews::News(news) => match *news {
                    ReviewNews::Found(finding) => {
                        self.progress = finding.progress;
                        let played = self.played_after(finding.turn);
                        self.review.add(finding, played);
                    }
                    ReviewNews::Facts(turn, facts) => {
                        self.facts.insert(turn, facts);
                    }
                    ReviewNews::Human(human) => self.human = Some(human),
                },
                ThreadNews::Done(None) => {
                    self.done = true;
                    heard = Heard::Done;
                }
                ThreadNews::Done(Some(failure)) => {
                    let AnalystFailure { name, error } = *failure;
                    self.fail(name, ComputerError::Engine(error));
                    heard = Heard::Done;
                }
            }
        }
        heard
    }

    /// The move that follows a turn in the line.
    fn played_after(&self, turn: TurnId) -> Option<G::Move> {
        let line = self.line.as_ref()?;
        let (_, mv) = line.move_to(line.index_of(turn)? + 1)?;
        Some(mv)
    }
}
