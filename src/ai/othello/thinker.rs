//! Someone who can be asked what to play in Othello.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::evaluation::{DISC, Evaluation};
use super::level::{Level, Reach};
use super::root::Root;
use super::search::Search;
use super::simple::simple_square;
use super::watch::Watch;
use crate::ai::{Budget, Choice, Config, Mind, Question, Report, Stop};
use crate::othello::{Move, Position, Square};

/// With how many empty squares, or more, one of the moves that are about as
/// good as the best is played, so that games differ.
const OPENING: u32 = 52;
/// How far ahead an opening move is looked at, at most.
const OPENING_DEPTH: u32 = 8;
/// How much less a move of the opening may be worth.
const ABOUT_AS_GOOD: i32 = DISC;
/// How many empty squares are left when looking ahead gives way to looking to
/// the end.
const TAIL: u32 = 8;
/// How far ahead is looked before looking to the end.
const BEFORE_THE_END: u32 = 14;
/// About how many positions are looked at in a second.
const PER_SECOND: u64 = 3_000_000;

/// Someone who can be asked what to play in Othello. It remembers what it
/// found about the positions before.
///
/// It thinks on one thread, whatever [`Config::threads`] says, and never gives
/// up, whatever [`Config::resigns`] says: a game is short.
#[derive(Debug)]
pub struct Thinker {
    config: Config<Level>,
    rng: SmallRng,
    search: Search,
}

/// How far and how long to think about one move.
#[derive(Clone, Copy, Debug)]
struct Plan {
    reach: Reach,
    begun: Instant,
    time: Option<Duration>,
}

impl Plan {
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

impl Mind<Position> for Thinker {
    type Level = Level;

    fn new(config: Config<Level>) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
            search: Search::new(Evaluation::learned(), config.level.memory()),
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
        stop: &Stop,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let begun = Instant::now();
        let position = question.position();
        let bits = position.bits();
        let level = self.config.level;
        let Some(reach) = level.reach() else {
            let square = simple_square(level, bits, &mut self.rng);
            let place = |square| Move::Place(Square::of_index(square).point());
            return Choice::Move(square.map_or(Move::Pass, place));
        };
        let Some(mut root) = Root::of(position, &self.search) else {
            return Choice::Move(Move::Pass);
        };
        let usual = (level == Level::Mastery && budget.visits.is_none()).then_some(Budget::USUAL);
        let time = budget.time_for_move(bits.empties() / 2).or(usual);
        let mut plan = Plan { reach, begun, time };
        plan.reach.end = plan.reach.end.min(end_within(time, budget.visits));
        let most = budget.visits.map(u64::from);
        self.search.begin(Watch::new(most, plan.moment(100), stop));
        let mv = if root.branches().len() == 1 {
            root.best()
        } else if bits.empties() >= OPENING {
            self.open(&mut root, &plan)
        } else {
            self.think(&mut root, &plan, tell);
            root.best()
        };
        tell(root.report(&self.search));
        Choice::Move(mv)
    }

    /// Finds out what each move is worth, ever deeper, until all is proved,
    /// the budget is spent or the stop sign is given. Every level can be asked:
    /// those that do not search do here.
    fn analyze(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let everything = Reach { depth: 60, end: 60 };
        self.weigh_all(question, everything, budget, stop, every, tell)
    }

    /// Thinks as far as the level does, or until the stop sign is given; what
    /// it finds stays in the table.
    fn ponder(
        &mut self,
        question: &Question<Position>,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let nothing = Reach { depth: 1, end: 0 };
        let reach = self.config.level.reach().unwrap_or(nothing);
        self.weigh_all(question, reach, &Budget::default(), stop, every, tell)
    }
}

impl Thinker {
    /// Finds the best move.
    fn think(&mut self, root: &mut Root, plan: &Plan, tell: &mut dyn FnMut(Report<Move>)) {
        let empties = root.empties();
        let to_the_end = empties <= plan.reach.end;
        let depth = match to_the_end {
            true => empties.saturating_sub(TAIL).min(BEFORE_THE_END),
            false => empties,
        };
        // Looking ahead first tells which moves to look at to the end.
        let share = if to_the_end { 30 } else { 100 };
        self.search.watch.until(plan.moment(share));
        for depth in 1..=depth.min(plan.reach.depth) {
            if !root.look(&mut self.search, depth) || plan.is_past(share / 2) {
                break;
            }
            tell(root.report(&self.search));
        }
        if to_the_end && self.search.watch.resume(plan.moment(100)) {
            root.prove_best(&mut self.search);
        }
    }

    /// Chooses among the moves that are about as good as the best.
    fn open(&mut self, root: &mut Root, plan: &Plan) -> Move {
        for depth in 1..=OPENING_DEPTH.min(plan.reach.depth) {
            let done = root.look_at_each(&mut self.search, depth, &mut |_, _| ());
            if !done || plan.is_past(30) {
                break;
            }
        }
        let best = root.branches().first().map_or(0, |best| best.value);
        let good: Vec<Move> = root
            .branches()
            .iter()
            .filter(|branch| branch.value >= best - ABOUT_AS_GOOD)
            .map(|branch| branch.mv)
            .collect();
        let index = self.rng.random_range(0..good.len().max(1));
        good.get(index).copied().unwrap_or(root.best())
    }

    /// Finds out what each move is worth, as far as `reach`.
    fn weigh_all(
        &mut self,
        question: &Question<Position>,
        reach: Reach,
        budget: &Budget,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let begun = Instant::now();
        let mut root = Root::of(question.position(), &self.search)?;
        let empties = root.empties();
        let time = budget.time_for_move(empties / 2);
        let deadline = time.and_then(|time| begun.checked_add(time));
        let most = budget.visits.map(u64::from);
        self.search.begin(Watch::new(most, deadline, stop));
        let mut last = begun;
        let mut told = |root: &Root, search: &Search| {
            if last.elapsed() >= every {
                last = Instant::now();
                tell(root.report(search));
            }
        };
        let to_the_end = empties <= reach.end;
        let tail = if to_the_end { TAIL } else { 0 };
        let depth = empties.saturating_sub(tail).max(1).min(reach.depth);
        let search = &mut self.search;
        let looked = (1..=depth).all(|depth| root.look_at_each(search, depth, &mut told));
        if looked && to_the_end {
            root.prove_each(search, &mut told);
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
