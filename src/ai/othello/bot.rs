//! The player of Othello.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::evaluation::{DISC, Evaluation};
use super::level::{Level, SearchDepth};
use super::root::Root;
use super::search::Search;
use super::simple::simple_square;
use super::watch::Watch;
use crate::ai::reporter::Reporter;
use crate::ai::{Bot, Budget, Choice, Config, Question, Report, StopFlag};
use crate::othello::{Move, Position, Square};

/// With how many empty squares, or more, one of the moves that are about as
/// good as the best is played, so that games differ.
const OPENING: u32 = 52;
/// How deep an opening move is searched, at most.
const OPENING_DEPTH: u32 = 8;
/// How much less a move of the opening may be worth.
const ABOUT_AS_GOOD: i32 = DISC;
/// How many empty squares are left where the midgame search ends before the
/// endgame is solved.
const TAIL: u32 = 8;
/// How deep the midgame search is before the endgame is solved.
const BEFORE_THE_END: u32 = 14;
/// About how many positions are searched in a second.
const PER_SECOND: u64 = 3_000_000;

/// The player of Othello. It keeps its transposition table for the moves that
/// follow.
///
/// It searches on one thread, whatever [`Config::threads`] says, and never
/// resigns, whatever [`Config::resigns`] says: a game is short.
#[derive(Debug)]
pub struct OthelloBot {
    config: Config<Level>,
    rng: SmallRng,
    search: Search,
}

/// How deep and how long to search for one move.
#[derive(Clone, Copy, Debug)]
struct TimePlan {
    search_depth: SearchDepth,
    begun: Instant,
    time: Option<Duration>,
}

impl TimePlan {
    /// The moment at which so many hundredths of the time are gone.
    fn moment(&self, hundredths: u32) -> Option<Instant> {
        let time = self.time?;
        self.begun.checked_add(time / 100 * hundredths)
    }

    fn is_past(&self, hundredths: u32) -> bool {
        let moment = self.moment(hundredths);
        moment.is_some_and(|moment| Instant::now() >= moment)
    }
}

impl Bot<Position> for OthelloBot {
    type Level = Level;

    fn new(config: Config<Level>) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
            search: Search::new(Evaluation::learned(), config.level.table_log()),
        }
    }

    fn config(&self) -> &Config<Level> {
        &self.config
    }

    /// Chooses a move for the side to play; where play has stopped, it passes.
    fn choose(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let begun = Instant::now();
        let position = question.position();
        let bits = position.bits();
        let level = self.config.level;
        let Some(search_depth) = level.search_depth() else {
            let square = simple_square(level, bits, &mut self.rng);
            let place = |square| Move::Place(Square::of_index(square).point());
            return Choice::Move(square.map_or(Move::Pass, place));
        };
        let Some(mut root) = Root::of(position, &self.search) else {
            return Choice::Move(Move::Pass);
        };
        let moves_to_come = bits.empties() / 2;
        let time = match level == Level::Mastery {
            true => budget.bounded_time_for_move(moves_to_come),
            false => budget.time_for_move(moves_to_come),
        };
        let mut plan = TimePlan {
            search_depth,
            begun,
            time,
        };
        plan.search_depth.end = plan.search_depth.end.min(end_within(time, budget.visits));
        let most = budget.visits.map(u64::from);
        self.search.begin(Watch::new(most, plan.moment(100), stop));
        let mv = if root.moves().len() == 1 {
            root.best()
        } else if bits.empties() >= OPENING {
            self.open(&mut root, &plan)
        } else {
            self.think(&mut root, &plan, on_report);
            root.best()
        };
        on_report(root.report(&self.search));
        Choice::Move(mv)
    }

    /// Finds out what each move is worth, by iterative deepening, until all is
    /// proved, the budget is spent or the flag is raised. Every level can be
    /// asked: those that do not search do so here.
    fn analyze(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let everything = SearchDepth { depth: 60, end: 60 };
        self.evaluate_all(question, everything, budget, stop, interval, on_report)
    }

    /// Searches as deep as the level does, or until the flag is raised; what it
    /// finds stays in the transposition table.
    fn ponder(
        &mut self,
        question: &Question<Position>,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let nothing = SearchDepth { depth: 1, end: 0 };
        let search_depth = self.config.level.search_depth().unwrap_or(nothing);
        self.evaluate_all(
            question,
            search_depth,
            &Budget::default(),
            stop,
            interval,
            on_report,
        )
    }
}

impl OthelloBot {
    /// Finds the best move: iterative deepening, then the endgame solver.
    fn think(&mut self, root: &mut Root, plan: &TimePlan, on_report: &mut dyn FnMut(Report<Move>)) {
        let empties = root.empties();
        let to_the_end = empties <= plan.search_depth.end;
        let depth = match to_the_end {
            true => empties.saturating_sub(TAIL).min(BEFORE_THE_END),
            false => empties,
        };
        // The midgame search orders the moves for the endgame solver.
        let share = if to_the_end { 30 } else { 100 };
        self.search.watch.until(plan.moment(share));
        for depth in 1..=depth.min(plan.search_depth.depth) {
            if !root.search_best(&mut self.search, depth) || plan.is_past(share / 2) {
                break;
            }
            on_report(root.report(&self.search));
        }
        if to_the_end && self.search.watch.resume(plan.moment(100)) {
            root.prove_best(&mut self.search);
        }
    }

    /// Chooses among the moves that are about as good as the best.
    fn open(&mut self, root: &mut Root, plan: &TimePlan) -> Move {
        for depth in 1..=OPENING_DEPTH.min(plan.search_depth.depth) {
            let done = root.search_each(&mut self.search, depth, &mut |_, _| ());
            if !done || plan.is_past(30) {
                break;
            }
        }
        let best = root.moves().first().map_or(0, |best| best.value);
        let good: Vec<Move> = root
            .moves()
            .iter()
            .filter(|root_move| root_move.value >= best - ABOUT_AS_GOOD)
            .map(|root_move| root_move.mv)
            .collect();
        let index = self.rng.random_range(0..good.len().max(1));
        good.get(index).copied().unwrap_or(root.best())
    }

    /// Finds out what each move is worth, as far as `search_depth`.
    fn evaluate_all(
        &mut self,
        question: &Question<Position>,
        search_depth: SearchDepth,
        budget: &Budget,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let begun = Instant::now();
        let mut root = Root::of(question.position(), &self.search)?;
        let empties = root.empties();
        let time = budget.time_for_move(empties / 2);
        let deadline = time.and_then(|time| begun.checked_add(time));
        let most = budget.visits.map(u64::from);
        self.search.begin(Watch::new(most, deadline, stop));
        let mut reporter = Reporter::new(interval, on_report);
        let mut on_progress =
            |root: &Root, search: &Search| reporter.report_if_due(|| root.report(search));
        let to_the_end = empties <= search_depth.end;
        let tail = if to_the_end { TAIL } else { 0 };
        let depth = empties.saturating_sub(tail).max(1).min(search_depth.depth);
        let search = &mut self.search;
        let looked = (1..=depth).all(|depth| root.search_each(search, depth, &mut on_progress));
        if looked && to_the_end {
            root.prove_each(search, &mut on_progress);
        }
        Some(root.report(search))
    }
}

/// With how many empty squares the end is likely to be found in this time.
fn end_within(time: Option<Duration>, visits: Option<u32>) -> u32 {
    let by_visits = visits.map(|visits| u64::from(visits) * 1_000 / PER_SECOND);
    let by_time = time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
    let millis = by_visits.into_iter().chain(by_time).min();
    match millis.unwrap_or(u64::MAX) {
        0..3 => 12,
        3..30 => 14,
        30..150 => 16,
        150..400 => 18,
        400..900 => 20,
        900..3_000 => 22,
        3_000..10_000 => 24,
        _ => 26,
    }
}
