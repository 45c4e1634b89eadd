//! Looking at all positions of a line, on several threads.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::facts::Fact;
use super::game_review::facts_of_move;
use super::reviewable::report_of_outcome;
use super::schedule::{Next, Schedule, Scope, Work};
use super::{
    Analyst, AnalystFailure, Depth, EngineAnalyst, Finding, HumanReview, Line, ReviewOptions,
    Reviewable, Reviewed,
};
use crate::ai::{Bot, Config, Question, Report, StopFlag, Strength};
use crate::game::{Game, History, TurnId};
use crate::gtp::EngineError;

/// A search reports only at its end.
const NEVER: Duration = Duration::from_secs(1 << 40);
/// How long a thread without work waits before it looks whether it is to stop.
const NAP: Duration = Duration::from_millis(20);
/// How many positions are remembered from one line to the next.
const REMEMBERED: usize = 20_000;

/// Where someone is looking: what is near comes first. It can be changed while a
/// review goes on.
#[derive(Clone, Debug, Default)]
pub struct Focus(Arc<AtomicUsize>);

impl Focus {
    /// Looks at the position with this number in the line.
    pub fn set(&self, index: usize) {
        self.0.store(index, Ordering::Relaxed);
    }

    fn index(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

/// A line to be gone over.
#[derive(Debug)]
pub struct ReviewTask<G: Game> {
    /// The line.
    pub line: Line<G>,
    /// What is known already, such as from a file, by the number of the position.
    pub known: Vec<Option<Reviewed<G::Move>>>,
    /// Where someone is looking.
    pub focus: Focus,
    /// How thorough to be.
    pub options: ReviewOptions,
}

/// Something that a review has to say.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewNews<M> {
    /// What was found about a position.
    Found(Finding<M>),
    /// Why a move was bad; told once it was looked at closely, and of every mistake
    /// at the end.
    Facts(TurnId, Vec<Fact>),
    /// What people would have played; told when every move was searched, and at the
    /// end.
    Human(HumanReview),
}

/// Goes over lines, and remembers the positions it has seen: what a new branch
/// shares with the game is not looked at twice.
#[derive(Debug)]
pub struct Reviewer<G: Reviewable> {
    cache: HashMap<u64, Reviewed<G::Move>>,
    /// Who searches in place of Jego.
    engine: Option<EngineAnalyst>,
}

impl<G: Reviewable> Default for Reviewer<G> {
    fn default() -> Self {
        Self {
            cache: HashMap::new(),
            engine: None,
        }
    }
}

impl<G: Reviewable> Reviewer<G> {
    /// Has positions searched by this engine from now on, or by Jego itself. The
    /// first pass is always Jego's, so that there is something to see at once. Games
    /// that no engine of others knows are searched by Jego.
    pub fn consult(&mut self, engine: Option<EngineAnalyst>) {
        let engine = engine.filter(|_| G::HAS_ENGINES);
        let command = |of: &Option<EngineAnalyst>| of.as_ref().map(|of| of.command().clone());
        if command(&engine) == command(&self.engine) {
            return;
        }
        self.cache.clear();
        self.engine = engine;
    }

    /// The engine that searches, for another reviewer to go on with.
    #[must_use]
    pub fn into_engine(self) -> Option<EngineAnalyst> {
        self.engine
    }

    /// Goes over a line until nothing is left to be found or the flag is raised,
    /// and tells every finding at once, from several threads.
    ///
    /// # Errors
    ///
    /// [`AnalystFailure`] if the engine that was to search the positions fails. What
    /// was told before is as true as ever, and the engine can be tried again.
    pub fn run(
        &mut self,
        task: &ReviewTask<G>,
        stop: &StopFlag,
        tell: &(dyn Fn(ReviewNews<G::Move>) + Sync),
    ) -> Result<(), AnalystFailure> {
        let history = task.line.replay();
        let keys = cache_keys(&history);
        let positions = self.known(task, &keys, tell);
        let moves = (0..keys.len()).map(|index| task.line.move_to(index));
        let options = task.options;
        // An engine of others would take too long for it.
        let (scope, thorough_moves) = match (G::IS_NOISY, &self.engine) {
            (true, None) => (Scope::All, options.thorough_moves),
            (true, Some(_)) | (false, _) => (Scope::Costly, 0),
        };
        let schedule = Schedule::new(
            moves.collect(),
            positions,
            [options.deep_moves, thorough_moves],
            (scope, G::costs_from()),
        );
        let shared = Shared {
            schedule: Mutex::new(schedule),
            news: Condvar::new(),
        };
        let mut engine = self.engine.as_mut();
        let others = match &engine {
            Some(_) => Searches::Nothing,
            None => Searches::Itself,
        };
        let failure = thread::scope(|scope| {
            let worker = || Worker::new(task, &history, &shared, tell);
            for _ in 1..options.threads.max(1) {
                // Where the system has no thread left, fewer do it.
                let builder = thread::Builder::new().name("review".to_owned());
                let _ = builder.spawn_scoped(scope, move || worker().run(others, stop));
            }
            match &mut engine {
                Some(engine) => worker().run_with(engine, stop),
                None => {
                    worker().run(others, stop);
                    None
                }
            }
        });
        let better = {
            let schedule = shared.lock();
            self.remember(&keys, &schedule);
            schedule.better_moves()
        };
        let mut worker = Worker::new(task, &history, &shared, tell);
        for (index, _) in &better {
            if stop.is_raised() {
                break;
            }
            worker.tell_facts(*index);
        }
        if let Some(human) = G::human_review(&task.line, &better, stop) {
            tell(ReviewNews::Human(human));
        }
        failure.map_or(Ok(()), Err)
    }

    /// Remembers the positions of a line.
    fn remember(&mut self, keys: &[u64], schedule: &Schedule<G::Move>) {
        if self.cache.len() > REMEMBERED {
            self.cache.clear();
        }
        for (index, key) in keys.iter().enumerate() {
            if let Some(position) = schedule.position(index)
                && position.depth().is_some()
            {
                self.cache.insert(*key, position.clone());
            }
        }
    }

    /// What is known of the positions of a line before it is gone over. What is
    /// remembered is told.
    fn known(
        &self,
        task: &ReviewTask<G>,
        keys: &[u64],
        tell: &(dyn Fn(ReviewNews<G::Move>) + Sync),
    ) -> Vec<Reviewed<G::Move>> {
        let positions = keys.iter().enumerate().map(|(index, key)| {
            let told = task.known.get(index).and_then(Option::as_ref);
            let remembered = self.cache.get(key);
            let Some(position) = told.or(remembered) else {
                return Reviewed::default();
            };
            if told.is_none()
                && let Some(turn) = task.line.turn(index)
            {
                for (depth, analyst, report) in position.signed_reports() {
                    tell(ReviewNews::Found(Finding {
                        turn,
                        analyst: analyst.clone(),
                        depth,
                        report: report.clone(),
                        is_over: position.is_over(),
                        progress: [(0, keys.len()); Depth::COUNT],
                    }));
                }
            }
            position.clone()
        });
        positions.collect()
    }
}

/// The key of every position of a line.
fn cache_keys<G: Reviewable>(history: &History<G>) -> Vec<u64> {
    let mut position = history.position().clone();
    let past = history.past();
    let keys = (0..history.path().len()).map(|index| {
        if let Some(snapshot) = past.after(index) {
            position.restore(snapshot);
        }
        position.cache_key()
    });
    keys.collect()
}

/// What the threads share.
struct Shared<M> {
    schedule: Mutex<Schedule<M>>,
    /// Someone has found something, so that there may be more to do.
    news: Condvar,
}

impl<M> Shared<M> {
    fn lock(&self) -> MutexGuard<'_, Schedule<M>> {
        self.schedule.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a thread does after the first pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Searches {
    /// It searches.
    Itself,
    /// Nothing: an engine searches, and it is asked by one thread alone.
    Nothing,
}

/// One thread.
struct Worker<'a, G: Reviewable> {
    task: &'a ReviewTask<G>,
    history: History<G>,
    path: Vec<TurnId>,
    shared: &'a Shared<G::Move>,
    tell: &'a (dyn Fn(ReviewNews<G::Move>) + Sync),
}

impl<'a, G: Reviewable> Worker<'a, G> {
    fn new(
        task: &'a ReviewTask<G>,
        history: &History<G>,
        shared: &'a Shared<G::Move>,
        tell: &'a (dyn Fn(ReviewNews<G::Move>) + Sync),
    ) -> Self {
        Self {
            task,
            path: history.path().to_vec(),
            history: history.clone(),
            shared,
            tell,
        }
    }

    fn run(mut self, searches: Searches, stop: &StopFlag) {
        while !stop.is_raised() {
            let focus = self.task.focus.index();
            let next = match searches {
                Searches::Itself => self.shared.lock().next(focus),
                Searches::Nothing => self.shared.lock().next_raw(focus),
            };
            match next {
                Next::Done => return,
                Next::People => self.read_people(stop),
                Next::Wait => {
                    let schedule = self.shared.lock();
                    // Whether there is something to do is asked again anyway.
                    drop(self.shared.news.wait_timeout(schedule, NAP));
                }
                Next::Work(work) => {
                    self.do_work(&work, stop);
                    if work.depth >= Depth::Deep && !stop.is_raised() {
                        self.tell_facts_around(&work.positions);
                    }
                    self.shared.lock().finish();
                    self.shared.news.notify_all();
                }
            }
        }
    }

    /// The same with an engine that searches; what went wrong with it, if anything
    /// did.
    fn run_with(mut self, engine: &mut EngineAnalyst, stop: &StopFlag) -> Option<AnalystFailure> {
        while !stop.is_raised() {
            let next = self.shared.lock().next(self.task.focus.index());
            if next == Next::People {
                self.read_people(stop);
                continue;
            }
            let Next::Work(work) = next else {
                // What is under way is what others do of the first pass, and then
                // there may be more to look at closely.
                if next == Next::Done {
                    return None;
                }
                let schedule = self.shared.lock();
                drop(self.shared.news.wait_timeout(schedule, NAP));
                continue;
            };
            let done = match work.depth {
                Depth::Raw => {
                    self.do_work(&work, stop);
                    Ok(())
                }
                Depth::Shallow | Depth::Deep | Depth::Thorough => self.ask(engine, &work, stop),
            };
            self.shared.lock().finish();
            if let Err(error) = done {
                return engine.failure(error);
            }
        }
        None
    }

    /// Has an engine look at positions.
    fn ask(
        &mut self,
        engine: &mut EngineAnalyst,
        work: &Work,
        stop: &StopFlag,
    ) -> Result<(), EngineError> {
        let budget = G::budget(work.depth, &self.task.options);
        for &index in &work.positions {
            let question = self.question(index);
            if let Some(report) = engine.ask(&question, &budget, stop)? {
                self.found(index, engine.analyst(), work.depth, report);
            }
        }
        Ok(())
    }

    fn do_work(&mut self, work: &Work, stop: &StopFlag) {
        let raw = match work.depth {
            Depth::Raw => self.raw_reports(work),
            Depth::Shallow | Depth::Deep | Depth::Thorough => None,
        };
        if let Some(reports) = raw {
            for (&index, report) in work.positions.iter().zip(reports) {
                self.found(index, Analyst::Jego, work.depth, report);
            }
            return;
        }
        let place = work.positions.first().map_or(0, |&index| index as u64);
        let seed = self.task.options.seed.wrapping_add(place);
        let mut bot = G::Bot::new(Config {
            level: <G::Bot as Bot<G>>::Level::STRONGEST,
            threads: 1,
            seed,
            resigns: false,
        });
        let budget = G::budget(work.depth, &self.task.options);
        for &index in &work.positions {
            let question = self.question(index);
            let mut unheard = |_| ();
            let searched = bot.analyze(&question, &budget, stop, NEVER, &mut unheard);
            if stop.is_raised() {
                return;
            }
            let report = searched.or_else(|| report_of_outcome(question.position()));
            if let Some(report) = report {
                self.found(index, Analyst::Jego, work.depth, report);
            }
        }
    }

    fn raw_reports(&mut self, work: &Work) -> Option<Vec<Report<G::Move>>> {
        let questions: Vec<_> = work
            .positions
            .iter()
            .map(|&index| self.question(index))
            .collect();
        G::raw_reports(&questions)
    }

    /// The position with this number.
    fn question(&mut self, index: usize) -> Question<G> {
        if let Some(&turn) = self.path.get(index) {
            self.history.go_to(turn);
        }
        Question::of(&self.history)
    }

    fn found(&mut self, index: usize, analyst: Analyst, depth: Depth, report: Report<G::Move>) {
        let Some(turn) = self.task.line.turn(index) else {
            return;
        };
        let is_over = self.is_over(index);
        let progress = {
            let mut schedule = self.shared.lock();
            schedule.add(index, analyst.clone(), depth, report.clone(), is_over);
            schedule.progress()
        };
        (self.tell)(ReviewNews::Found(Finding {
            turn,
            analyst,
            depth,
            report,
            is_over,
            progress,
        }));
    }

    /// Tells what people would have played, by what is known so far.
    fn read_people(&self, stop: &StopFlag) {
        let better = self.shared.lock().better_moves();
        if let Some(human) = G::human_review(&self.task.line, &better, stop) {
            (self.tell)(ReviewNews::Human(human));
        }
        self.shared.lock().finish();
        self.shared.news.notify_all();
    }

    /// Tells of the moves before and after these positions why they were bad, where
    /// both sides of them have been looked at closely by now.
    fn tell_facts_around(&mut self, positions: &[usize]) {
        let mut moves: Vec<usize> = positions.iter().flat_map(|&at| [at, at + 1]).collect();
        moves.dedup();
        for index in moves {
            let is_deep = {
                let schedule = self.shared.lock();
                let deep = |at| schedule.position(at).is_some_and(|of| of.has(Depth::Deep));
                index.checked_sub(1).is_some_and(deep) && deep(index)
            };
            if is_deep {
                self.tell_facts(index);
            }
        }
    }

    /// Tells why the move that led to a position was bad.
    fn tell_facts(&mut self, index: usize) {
        let known = {
            let schedule = self.shared.lock();
            let at = |index| schedule.position(index).cloned();
            index.checked_sub(1).and_then(at).zip(at(index))
        };
        let (Some((before, after)), Some(turn), Some((by, mv))) = (
            known,
            self.task.line.turn(index),
            self.task.line.move_to(index),
        ) else {
            return;
        };
        if let Some(&place) = self.path.get(index - 1) {
            self.history.go_to(place);
        }
        if let Some(facts) = facts_of_move(&self.history, by, mv, [&before, &after]) {
            (self.tell)(ReviewNews::Facts(turn, facts));
        }
    }

    fn is_over(&mut self, index: usize) -> bool {
        if let Some(&turn) = self.path.get(index) {
            self.history.go_to(turn);
        }
        self.history.position().has_ended()
    }
}
