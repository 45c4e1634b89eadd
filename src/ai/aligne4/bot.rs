//! The player of Aligne 4 and Quarto.

use std::time::{Duration, Instant};

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::Level;
use super::root::{Aim, RootSearch};
use super::search::{Limits, Search};
use super::simple::simple_move;
use super::transposition::TranspositionTable;
use crate::ai::reporter::Reporter;
use crate::ai::{Bot, BotLevel as _, Budget, Choice, Config, Question, Report, StopFlag};
use crate::aligne4::{Move, Position, Variant};

/// How often a search reports while a move is chosen.
const REPORT_INTERVAL: Duration = Duration::from_millis(200);

/// A choice searches no fewer boards, so that each move is seen once.
const FEWEST: u64 = 256;

/// The player of Aligne 4 and Quarto. It searches on the thread that asks, whatever
/// its configuration says, and keeps its transposition table.
#[derive(Debug)]
pub struct Aligne4Bot {
    config: Config<Level>,
    rng: SmallRng,
    table: TranspositionTable,
    /// The variant whose boards the table has.
    variant: Variant,
}

impl Bot<Position> for Aligne4Bot {
    type Level = Level;

    fn new(config: Config<Level>) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
            table: TranspositionTable::default(),
            variant: Variant::default(),
        }
    }

    fn config(&self) -> &Config<Level> {
        &self.config
    }

    /// Chooses a move, and never resigns while there is one: a lost game is played
    /// as long as it lasts. Where the game is over there is no move, and to resign
    /// is all that is left.
    fn choose(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let (position, past) = (question.position(), question.past());
        let level = self.config.level;
        let chosen = if level.searches() {
            let time = budget.bounded_time_for_move(moves_to_come(position));
            let limits = limits(time, budget, stop);
            self.search(question, limits, on_report)
        } else {
            simple_move(level, position, past, &mut self.rng)
        };
        chosen.map_or(Choice::Resign, Choice::Move)
    }

    /// Searches every move until the end of the game is known for each of them.
    /// Every level can be asked: those that do not search do so here. Moves that
    /// are the same game but for the names of squares and traits are reported
    /// once, and of many moves the best ones.
    fn analyze(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let position = question.position();
        if position.is_over() {
            return None;
        }
        let time = budget.time_for_move(moves_to_come(position));
        let limits = limits(time, budget, stop);
        let (search, rng) = self.open(position, limits);
        let mut roots = RootSearch::new(position, question.past(), search, Aim::Analyze, rng);
        roots.deepen(&mut Reporter::new(interval, on_report));
        Some(roots.report())
    }

    fn ponder(
        &mut self,
        question: &Question<Position>,
        stop: &StopFlag,
        interval: Duration,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        self.analyze(question, &Budget::default(), stop, interval, on_report)
    }
}

impl Aligne4Bot {
    fn search(
        &mut self,
        question: &Question<Position>,
        limits: Limits<'_>,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Option<Move> {
        let position = question.position();
        let (search, rng) = self.open(position, limits);
        let mut roots = RootSearch::new(position, question.past(), search, Aim::Choose, rng);
        roots.deepen(&mut Reporter::new(REPORT_INTERVAL, on_report));
        let chosen = roots.choose(rng)?;
        on_report(roots.report());
        Some(chosen)
    }

    /// A search that remembers what was found out before, if that was the same
    /// variant.
    fn open<'a>(
        &'a mut self,
        position: &Position,
        limits: Limits<'a>,
    ) -> (Search<'a>, &'a mut SmallRng) {
        if self.variant != position.variant() {
            self.variant = position.variant();
            self.table.clear();
        }
        let search = Search {
            variant: self.variant,
            table: &mut self.table,
            limits,
            boards: 0,
        };
        (search, &mut self.rng)
    }
}

/// How many moves of one's own are still to come.
fn moves_to_come(position: &Position) -> u32 {
    let left = 16 - position.board().len();
    left.div_ceil(2)
}

fn limits<'a>(time: Option<Duration>, budget: &Budget, stop: &'a StopFlag) -> Limits<'a> {
    Limits {
        // A time too long to be added is no limit.
        until: time.and_then(|time| Instant::now().checked_add(time)),
        boards: budget
            .visits
            .map_or(u64::MAX, |visits| u64::from(visits).max(FEWEST)),
        stop,
    }
}
