//! Someone who can be asked what to play.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use crate::board::{ByColor, Color};
use crate::game::Game as _;
use crate::go::{DeadStones, Move, Position};

use super::level::Manner;
use super::people::{drawn, people_move};
use super::search::{Crew, Limits, Searcher};
use super::simple::simple_move;
use super::{
    Budget, Candidate, Choice, Config, Estimate, Grade as _, Level, Mind, Purpose, Question,
    Report, Stop,
};

/// How often a search tells what it thinks while it chooses a move.
const TOLD_EVERY: Duration = Duration::from_millis(200);
/// Below which chance a game is hopeless.
const HOPELESS: f32 = 0.05;
/// By how much less of a chance a move is as good as another in the opening.
const HARDLY_WORSE: f32 = 0.015;
/// The same for who could look at more in the time there is.
const LITTLE_WORSE: f32 = 0.03;
/// Up to how many visits say little about which moves are as good.
const FEW_VISITS: u32 = 10;
/// For how many turns it has to be so before the game is given up.
const HOPELESS_TURNS: u32 = 3;
/// How many positions are looked at before a pass: by the network, and where
/// they are played out.
const SHORT_LOOK: u32 = 40;
const SHORT_PLAYOUTS: u32 = 300;
/// What a handicap stone is worth, in half points.
const HANDICAP_STONE: f32 = 14.0;

/// Someone who can be asked what to play. It remembers what it thought about
/// the moves before.
#[derive(Debug)]
pub struct Thinker {
    config: Config,
    rng: SmallRng,
    search: Searcher,
    despair: ByColor<Despair>,
}

/// For how many turns in a row a side's game was hopeless.
#[derive(Clone, Copy, Debug, Default)]
struct Despair {
    turns: u32,
    /// How many turns the game had at the last of them.
    at: usize,
}

impl Despair {
    /// Looks at a turn. One that is looked at again, as for a hint, is still
    /// one; one that was gone back to is the first.
    fn look(&mut self, hopeless: bool, at: usize) {
        self.turns = match (hopeless, at.cmp(&self.at)) {
            (false, _) => 0,
            (true, Ordering::Greater) => self.turns.saturating_add(1),
            (true, Ordering::Equal) => self.turns.max(1),
            (true, Ordering::Less) => 1,
        };
        self.at = at;
    }
}

impl Mind<Position> for Thinker {
    type Level = Level;

    /// One who has not thought about anything yet.
    fn new(config: Config) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
            search: Searcher::default(),
            despair: ByColor::default(),
        }
    }

    /// How it was set up.
    fn config(&self) -> &Config {
        &self.config
    }

    /// Chooses a move for the side to play, and tells now and then what it
    /// thinks. With the stop sign given it answers at once with the best so
    /// far. Where play has stopped, it passes.
    fn choose(
        &mut self,
        question: &Question,
        budget: &Budget,
        stop: &Stop,
        tell: &mut dyn FnMut(Report),
    ) -> Choice {
        let begun = Instant::now();
        let position = question.position();
        if position.is_over() {
            return Choice::Move(Move::Pass);
        }
        let level = self.config.level;
        if self.may_pass(question, stop) {
            return Choice::Move(Move::Pass);
        }
        match level.manner() {
            Manner::Rules => return Choice::Move(simple_move(level, question, &mut self.rng)),
            Manner::People(mood) => {
                if let Some(liked) = people_move(question, mood, &mut self.rng) {
                    return match self.gives_up(question, liked.win, liked.lead) {
                        true => Choice::Resign,
                        false => Choice::Move(liked.mv),
                    };
                }
            }
            Manner::Search => {}
        }
        let mut limits = self.limits(question, budget);
        // Whether to pass was thought about on the same clock.
        limits.time = limits.time.map(|most| most.saturating_sub(begun.elapsed()));
        let crew = self.crew(allowance(position, question.moves().len()));
        let every = Some(TOLD_EVERY);
        let report = self.search.run(question, crew, limits, stop, every, tell);
        let choice = self.decide(question, &report);
        tell(report);
        choice
    }

    /// Thinks about a position until the budget is spent or the stop sign is
    /// given, tells what it thinks every so often, and returns the last of it.
    /// Without any budget it goes on until it is stopped. `None` where play has
    /// stopped. Every level can be asked: those that do not search do here.
    ///
    /// What is told are the chances of the game as it is; a choice in a game
    /// with handicap begins by taking it for even.
    fn analyze(
        &mut self,
        question: &Question,
        budget: &Budget,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report),
    ) -> Option<Report> {
        let position = question.position();
        if position.is_over() {
            return None;
        }
        let limits = Limits {
            time: budget.time_for_move(moves_to_come(question)),
            visits: budget.visits,
            choosing: false,
        };
        let crew = self.crew(0);
        let every = Some(every);
        Some(self.search.run(question, crew, limits, stop, every, tell))
    }

    /// Thinks on the other side's time, so that the next choice finds it done,
    /// until the stop sign is given or as much was looked at as the level
    /// looks at; tells as [`Thinker::analyze`] does. Who does not look ahead
    /// has nothing to think about.
    fn ponder(
        &mut self,
        question: &Question,
        stop: &Stop,
        every: Duration,
        tell: &mut dyn FnMut(Report),
    ) -> Option<Report> {
        let position = question.position();
        let searches = match self.config.level.manner() {
            Manner::Rules => false,
            Manner::People(_) => !Searcher::knows(question),
            Manner::Search => true,
        };
        if position.is_over() || !searches {
            return None;
        }
        let limits = Limits {
            visits: self.visits(question),
            ..Limits::default()
        };
        let crew = self.crew(allowance(position, question.moves().len()));
        let every = Some(every);
        Some(self.search.run(question, crew, limits, stop, every, tell))
    }
}

impl Thinker {
    /// What limits the choice of one move.
    fn limits(&self, question: &Question, budget: &Budget) -> Limits {
        let level = self.visits(question);
        let visits = budget.visits.into_iter().chain(level).min();
        let time = budget.time_for_move(moves_to_come(question));
        let usual = visits.is_none().then_some(Budget::USUAL);
        Limits {
            time: time.or(usual),
            visits,
            choosing: true,
        }
    }

    /// How many positions the level looks at.
    fn visits(&self, question: &Question) -> Option<u32> {
        match Searcher::knows(question) {
            true => self.config.level.visits(),
            false => self.config.level.playouts(),
        }
    }

    fn crew(&mut self, allowance: i32) -> Crew {
        Crew {
            threads: self.config.threads,
            seed: self.rng.next_u64(),
            allowance,
        }
    }

    /// Whether nothing is left to play for, so that a pass costs nothing. Who
    /// does not search passes only in answer to a pass.
    fn may_pass(&mut self, question: &Question, stop: &Stop) -> bool {
        let position = question.position();
        let agreed = position.rules().dead_stones == DeadStones::Agreed;
        let answer = matches!(question.last_move(), Some((_, Move::Pass)));
        let late = stones_and_turns(question) > position.board().size().area() / 3;
        let asked = answer || (late && self.config.level.searches());
        if !agreed || !asked || question.purpose() == Purpose::Cleanup || stop.is_given() {
            return false;
        }
        let Some(passed) = question.after_pass() else {
            return false;
        };
        let estimate = Estimate::of(position, &mut self.rng);
        let holds = estimate.settled && self.holds(question, &passed, estimate.black_lead, stop);
        // A look that was cut short has seen nothing.
        holds && !stop.is_given()
    }

    /// Whether a short search, too, sees nothing that either side could still
    /// do about a result that looks settled.
    fn holds(
        &mut self,
        question: &Question,
        passed: &Question,
        black_lead: f32,
        stop: &Stop,
    ) -> bool {
        if !self.config.level.searches() {
            return true;
        }
        let side = question.position().to_play();
        let ahead = match side {
            Color::Black => black_lead > 0.0,
            Color::White => black_lead < 0.0,
        };
        match (ahead, passed.position().is_over()) {
            (true, true) => true,
            (true, false) => self.short_look(passed, side, stop) > 0.6,
            (false, _) => self.short_look(question, side, stop) < 0.5,
        }
    }

    /// A side's chance to win, at a short look.
    fn short_look(&mut self, question: &Question, side: Color, stop: &Stop) -> f32 {
        let crew = Crew {
            threads: 1,
            seed: self.rng.next_u64(),
            allowance: 0,
        };
        let visits = match Searcher::knows(question) {
            true => SHORT_LOOK,
            false => SHORT_PLAYOUTS,
        };
        let limits = Limits {
            visits: Some(visits),
            ..Limits::default()
        };
        let mut search = Searcher::default();
        let report = search.run(question, crew, limits, stop, None, &mut |_| ());
        report.win(side)
    }

    fn decide(&mut self, question: &Question, report: &Report) -> Choice {
        let Some(best) = report.candidates.first() else {
            return Choice::Move(Move::Pass);
        };
        let position = question.position();
        let side = position.to_play();
        if self.gives_up(question, best.win(side), report.lead(side)) {
            return Choice::Resign;
        }
        let lines = usize::from(position.board().size().lines());
        let opening = if self.is_hasty() { 2 * lines } else { lines };
        if stones_and_turns(question) < opening {
            return Choice::Move(self.one_of_the_best(side, &report.candidates));
        }
        Choice::Move(best.mv)
    }

    /// Whether nothing is left to hope for, and that is a reason to stop.
    fn gives_up(&mut self, question: &Question, win: f32, lead: f32) -> bool {
        let position = question.position();
        let lines = f32::from(position.board().size().lines());
        let late = stones_and_turns(question) > position.board().size().area() / 4;
        let lost = win < HOPELESS && lead < -lines / 2.0;
        let despair = &mut self.despair[position.to_play()];
        despair.look(lost && late, question.moves().len());
        self.config.resigns && despair.turns >= HOPELESS_TURNS
    }

    /// Whether it would look at the same positions again and again, and play the
    /// same game, but sees enough to choose among several moves.
    fn is_hasty(&self) -> bool {
        let visits = self.config.level.visits();
        visits.is_some_and(|visits| visits > FEW_VISITS)
    }

    /// Any of the moves that are as good as the first, the better ones more
    /// often: openings would be the same again and again.
    fn one_of_the_best(&mut self, side: Color, candidates: &[Candidate]) -> Move {
        let weight = |candidate: &Candidate| candidate.visits as f32 + candidate.prior;
        let Some(best) = candidates.first() else {
            return Move::Pass;
        };
        let (worse, share) = match self.config.level.visits() {
            Some(..=FEW_VISITS) => (HARDLY_WORSE, 0.8),
            Some(_) => (LITTLE_WORSE, 0.2),
            None => (HARDLY_WORSE, 0.5),
        };
        let as_good = |candidate: &&Candidate| {
            let looked_at = candidate.visits > 0 || best.visits == 0;
            let close = candidate.win(side) > best.win(side) - worse;
            looked_at && close && weight(candidate) > weight(best) * share
        };
        let good: Vec<(Move, f32)> = candidates
            .iter()
            .filter(as_good)
            .map(|candidate| (candidate.mv, weight(candidate)))
            .collect();
        drawn(&good, &mut self.rng).unwrap_or(best.mv)
    }
}

/// How far a game has come: by its turns, or by its stones where it began in
/// the middle.
fn stones_and_turns(question: &Question) -> usize {
    let stones = question.position().board().stones();
    question
        .moves()
        .len()
        .max(stones.black.len() + stones.white.len())
}

/// About how many moves of one's own are still to come.
fn moves_to_come(question: &Question) -> u32 {
    let area = question.position().board().size().area();
    let whole = area * 3 / 4;
    let left = whole.saturating_sub(stones_and_turns(question)) / 2;
    left.max(area / 20 + 8) as u32
}

/// By how much Black may be behind and is still said to win. Where Black got
/// stones ahead, it is Black who has to be ahead: a game that looks won or lost
/// from the first move would be played without care. This fades as the game
/// goes on, for at its end only the count matters.
fn allowance(position: &Position, turns: usize) -> i32 {
    let stones = position.handicap();
    if stones < 2 {
        return 0;
    }
    let half_game = position.board().size().area() as f32 / 2.0;
    let fade = (1.0 - turns as f32 / half_game).max(0.0);
    let handed = position.komi().halves() as f32;
    let ahead = (f32::from(stones) * HANDICAP_STONE - handed).max(0.0);
    -(ahead * fade) as i32
}
