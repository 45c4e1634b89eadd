//! Someone who can be asked what to play.

use std::time::{Duration, Instant};

use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::Level;
use super::root::{Aim, Roots, Telling};
use super::search::{Limits, Search};
use super::simple::simple_move;
use super::table::Table;
use crate::ai::{Budget, Choice, Config, Grade as _, Mind, Question, Report, Stop};
use crate::aligne4::{Move, Position, Variant};

/// How often a search tells what it thinks while it chooses a move.
const TOLD_EVERY: Duration = Duration::from_millis(200);

/// A choice looks at no fewer boards, so that each move is seen once.
const FEWEST: u64 = 256;

/// Someone who plays Aligne 4 and Quarto. It thinks on the thread that asks,
/// whatever its configuration says, and remembers the boards it looked at.
#[derive(Debug)]
pub struct Thinker {
    config: Config<Level>,
    rng: SmallRng,
    table: Table,
    /// The variant whose boards the table has.
    variant: Variant,
}

impl Mind<Position> for Thinker {
    type Level = Level;

    fn new(config: Config<Level>) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
            table: Table::default(),
            variant: Variant::default(),
        }
    }

    fn config(&self) -> &Config<Level> {
        &self.config
    }

    /// Chooses a move, and never gives up while there is one: a lost game is
    /// played as long as it lasts. Where the game is over there is no move, and
    /// giving up is all that is left to say.
    fn choose(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &Stop,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let (position, past) = (question.position(), question.past());
        let level = self.config.level;
        let chosen = if level.searches() {
            let usual = budget.visits.is_none().then_some(Budget::USUAL);
            let time = time(position, budget).or(usual);
            let limits = limits(time, budget, stop);
            self.search(question, limits, tell)
        } else {
            simple_move(level, position, past, &mut self.rng)
        };
        chosen.map_or(Choice::Resign, Choice::Move)
    }

    /// Looks at every move until the end of the game is known for each of them.
    /// Every level can be asked: those that do not search do here. Moves that
    /// are the same game but for the names of squares and traits are reported
    /// once, and of many moves the best ones.
    fn analyze(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        let position = question.position();
        if position.is_over() {
            return None;
        }
        let limits = limits(time(position, budget), budget, stop);
        let (search, rng) = self.open(position, limits);
        let mut roots = Roots::new(position, question.past(), search, Aim::Analyze, rng);
        let last = Instant::now();
        roots.deepen(&mut Telling { every, last, tell });
        Some(roots.report())
    }

    fn ponder(
        &mut self,
        question: &Question<Position>,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Option<Report<Move>> {
        self.analyze(question, &Budget::default(), stop, every, tell)
    }
}

impl Thinker {
    fn search(
        &mut self,
        question: &Question<Position>,
        limits: Limits<'_>,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Option<Move> {
        let position = question.position();
        let (search, rng) = self.open(position, limits);
        let mut roots = Roots::new(position, question.past(), search, Aim::Choose, rng);
        roots.deepen(&mut Telling {
            every: TOLD_EVERY,
            last: Instant::now(),
            tell,
        });
        let chosen = roots.choose(rng)?;
        tell(roots.report());
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

/// How long a move may take, where the budget says.
fn time(position: &Position, budget: &Budget) -> Option<Duration> {
    let left = 16 - position.board().len();
    budget.time_for_move(left.div_ceil(2))
}

fn limits<'a>(time: Option<Duration>, budget: &Budget, stop: &'a Stop) -> Limits<'a> {
    Limits {
        // A time too long to be added is no limit.
        until: time.and_then(|time| Instant::now().checked_add(time)),
        boards: budget
            .visits
            .map_or(u64::MAX, |visits| u64::from(visits).max(FEWEST)),
        stop,
    }
}
