//! Someone who can be asked what to play.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};

use crate::board::{ByColor, Color};
use crate::game::Game as _;
use crate::go::{Move, Position};

use super::level::Manner;
use super::net::Network;
use super::passing;
use super::people::{Liked, drawn, people_move};
use super::resigning::{LostTurns, Standing};
use super::search::{Crew, Limits, Passing, Searcher};
use super::simple::simple_move;
use super::{Budget, Candidate, Choice, Config, Estimate, Level, Mind, Question, Report, Stop};

/// How often a search tells what it thinks while it chooses a move.
const TOLD_EVERY: Duration = Duration::from_millis(200);
/// By how much less of a chance a move is as good as another in the opening.
const HARDLY_WORSE: f32 = 0.015;
/// The same for who could look at more in the time there is.
const LITTLE_WORSE: f32 = 0.03;
/// By how many points fewer it still is.
const HARDLY_FEWER: f32 = 1.5;
/// Up to how many visits say little about which moves are as good.
const FEW_VISITS: u32 = 10;
/// How many positions are looked at to find out what a pass costs: by the
/// network, and where they are played out.
const SHORT_LOOK: u32 = 60;
const SHORT_PLAYOUTS: u32 = 400;
/// What a handicap stone is worth, in half points.
const HANDICAP_STONE: f32 = 14.0;

/// Someone who can be asked what to play. It remembers what it thought about
/// the moves before.
#[derive(Debug)]
pub struct Thinker {
    config: Config,
    rng: SmallRng,
    search: Searcher,
    lost: ByColor<LostTurns>,
}

impl Mind<Position> for Thinker {
    type Level = Level;

    /// One who has not thought about anything yet.
    fn new(config: Config) -> Self {
        Self {
            config,
            rng: SmallRng::seed_from_u64(config.seed),
            search: Searcher::default(),
            lost: ByColor::default(),
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
        if question.position().is_over() {
            return Choice::Move(Move::Pass);
        }
        let limits = limits(self.config.level, question, budget);
        let turn = Turn {
            question,
            limits,
            begun,
            stop,
            settled: self.is_settled(question, stop),
        };
        match self.config.level.manner() {
            Manner::Rules => self.by_rules(&turn),
            Manner::People(mood) => match people_move(question, mood, &mut self.rng) {
                Some(liked) => self.as_people(&turn, &liked),
                None => self.by_search(&turn, tell),
            },
            Manner::Search => self.by_search(&turn, tell),
        }
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
        let crew = self.crew(0, Passing::Ordinary);
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
            visits: visits(self.config.level, question),
            ..Limits::default()
        };
        let allowance = allowance(position, question.moves().len());
        let crew = self.crew(allowance, Passing::Ordinary);
        let every = Some(every);
        Some(self.search.run(question, crew, limits, stop, every, tell))
    }
}

/// One turn that is thought about.
struct Turn<'a> {
    question: &'a Question,
    limits: Limits,
    begun: Instant,
    stop: &'a Stop,
    /// Whether nothing seems left to play for, and play may stop.
    settled: bool,
}

impl Turn<'_> {
    /// What is left of the limits: everything is thought about on one clock.
    fn limits_left(&self) -> Limits {
        let spent = self.begun.elapsed();
        Limits {
            time: self.limits.time.map(|most| most.saturating_sub(spent)),
            ..self.limits
        }
    }
}

impl Thinker {
    /// A move by a few rules.
    fn by_rules(&mut self, turn: &Turn<'_>) -> Choice {
        let question = turn.question;
        if turn.settled && self.passes_for_nothing(turn, None) {
            return Choice::Move(Move::Pass);
        }
        let network = Network::for_size(question.position().board().size());
        if let Some(network) = network.filter(|_| self.config.resigns) {
            let legal = question.position().legal_moves(question.past());
            let output = network.look(question, &legal);
            let (win, lead) = (output.win, output.lead);
            if self.resigns(question, Standing { win, lead }) {
                return Choice::Resign;
            }
        }
        let level = self.config.level;
        Choice::Move(simple_move(level, question, &mut self.rng))
    }

    /// A move that people would play. Where the game seems to be over they look
    /// once more, and play what is left if anything is.
    fn as_people(&mut self, turn: &Turn<'_>, liked: &Liked) -> Choice {
        if self.resigns(turn.question, liked.standing) {
            return Choice::Resign;
        }
        let stops = liked.wants_pass && passing::may_stop(turn.question);
        // Whoever is answered by a pass asks what is left to play.
        let asks = turn.settled || stops || passing::is_answer(turn.question);
        if !asks {
            return Choice::Move(liked.mv);
        }
        let mut looked = self.look_at_pass(turn);
        // What nobody would play is no reason to go on, whatever a short search
        // makes of it.
        looked
            .candidates
            .retain(|of| of.mv == Move::Pass || liked.sane.contains(&of.mv));
        let left = looked.candidates.iter().find(|of| of.mv != Move::Pass);
        let price = passing::price(&looked).filter(|_| !turn.stop.is_given());
        // The more often the other side has passed, the more there has to be to
        // play for: nobody goes on and on for what a short look may be wrong in.
        let position = turn.question.position();
        let passes = position.situation().passes[position.to_play().other()];
        let worth = passing::SETTLED_SLACK * 2_f32.powi(passes.min(8) as i32);
        Choice::Move(match (price, left) {
            (None, _) => liked.mv,
            (Some(price), Some(left)) if price > worth => left.mv,
            (Some(_), _) => Move::Pass,
        })
    }

    /// The move that a search prefers.
    fn by_search(&mut self, turn: &Turn<'_>, tell: &mut dyn FnMut(Report)) -> Choice {
        let question = turn.question;
        let passing = match turn.settled {
            true => Passing::Weighed,
            false => Passing::Ordinary,
        };
        let allowance = allowance(question.position(), question.moves().len());
        let crew = self.crew(allowance, passing);
        let (every, limits) = (Some(TOLD_EVERY), turn.limits_left());
        let report = self
            .search
            .run(question, crew, limits, turn.stop, every, tell);
        let choice = self.decide(turn, &report);
        tell(report);
        choice
    }

    fn crew(&mut self, allowance: i32, passing: Passing) -> Crew {
        Crew {
            threads: self.config.threads,
            seed: self.rng.next_u64(),
            allowance,
            passing,
        }
    }

    /// Whether nothing seems left to play for where play may stop. Who plays by
    /// rules stops only in answer to a pass.
    fn is_settled(&mut self, question: &Question, stop: &Stop) -> bool {
        let may_stop = match self.config.level.manner() {
            Manner::Rules => {
                passing::is_answer(question) && passing::is_filled(question.position())
            }
            Manner::People(_) | Manner::Search => passing::may_stop(question),
        };
        may_stop
            && passing::leaves_dead_stones(question)
            && !stop.is_given()
            && Estimate::of(question.position(), &mut self.rng).settled
    }

    /// Whether a pass costs no points: by the search that was made, or where it
    /// knows too little of the pass by a short one for that. A look that was
    /// cut short has seen nothing.
    fn passes_for_nothing(&mut self, turn: &Turn<'_>, report: Option<&Report>) -> bool {
        let known = report.and_then(passing::price);
        let price = known.or_else(|| {
            let looked = self.look_at_pass(turn);
            passing::price(&looked).filter(|_| !turn.stop.is_given())
        });
        price.is_some_and(|price| passing::is_free(price, turn.question, turn.settled))
    }

    fn look_at_pass(&mut self, turn: &Turn<'_>) -> Report {
        let crew = Crew {
            threads: 1,
            ..self.crew(0, Passing::Weighed)
        };
        let visits = match Searcher::knows(turn.question) {
            true => SHORT_LOOK,
            false => SHORT_PLAYOUTS,
        };
        let limits = Limits {
            visits: Some(visits),
            time: turn.limits_left().time,
            choosing: false,
        };
        let mut search = Searcher::default();
        search.run(turn.question, crew, limits, turn.stop, None, &mut |_| ())
    }

    fn decide(&mut self, turn: &Turn<'_>, report: &Report) -> Choice {
        let question = turn.question;
        let is_stone = |of: &&Candidate| of.mv != Move::Pass;
        let (Some(first), Some(best)) = (
            report.candidates.first(),
            report.candidates.iter().find(is_stone),
        ) else {
            return Choice::Move(Move::Pass);
        };
        let side = question.position().to_play();
        let standing = Standing {
            win: first.win(side),
            lead: report.lead(side),
        };
        if self.resigns(question, standing) {
            return Choice::Resign;
        }
        let asks = turn.settled || (first.mv == Move::Pass && passing::may_stop(question));
        if asks && self.passes_for_nothing(turn, Some(report)) {
            return Choice::Move(Move::Pass);
        }
        let lines = usize::from(question.position().board().size().lines());
        let opening = if self.is_hasty() { 2 * lines } else { lines };
        if question.progress() < opening {
            return Choice::Move(self.one_of_the_best(best, side, &report.candidates));
        }
        Choice::Move(best.mv)
    }

    /// Whether the game has been lost for so long that it is resigned.
    fn resigns(&mut self, question: &Question, standing: Standing) -> bool {
        let patience = self.config.level.patience();
        let position = question.position();
        // Who gave handicap stones began behind.
        let handed = allowance(position, question.moves().len()) as f32 / 2.0;
        let standing = match position.to_play() {
            Color::Black => standing,
            Color::White => Standing {
                lead: standing.lead - handed,
                ..standing
            },
        };
        let lost = standing.is_lost(question, patience);
        let turns = &mut self.lost[position.to_play()];
        let number = turns.count(lost, question.moves().len());
        self.config.resigns && number >= patience.turns
    }

    /// Whether it would look at the same positions again and again, and play the
    /// same game, but sees enough to choose among several moves.
    fn is_hasty(&self) -> bool {
        let visits = self.config.level.visits();
        visits.is_some_and(|visits| visits > FEW_VISITS)
    }

    /// Any of the moves that are as good as the first, the better ones more
    /// often: openings would be the same again and again.
    fn one_of_the_best(&mut self, best: &Candidate, side: Color, candidates: &[Candidate]) -> Move {
        let weight = |candidate: &Candidate| candidate.visits as f32 + candidate.prior;
        let (worse, share) = match self.config.level.visits() {
            Some(..=FEW_VISITS) => (HARDLY_WORSE, 0.8),
            Some(_) => (LITTLE_WORSE, 0.2),
            None => (HARDLY_WORSE, 0.5),
        };
        let as_good = |candidate: &&Candidate| {
            let looked_at = candidate.visits > 0 || best.visits == 0;
            let close = candidate.win(side) > best.win(side) - worse
                && candidate.lead(side) > best.lead(side) - HARDLY_FEWER;
            let stone = candidate.mv != Move::Pass;
            looked_at && stone && close && weight(candidate) > weight(best) * share
        };
        let good: Vec<(Move, f32)> = candidates
            .iter()
            .filter(as_good)
            .map(|candidate| (candidate.mv, weight(candidate)))
            .collect();
        drawn(&good, &mut self.rng).unwrap_or(best.mv)
    }
}

/// What limits the choice of one move.
///
/// Who looks at a fixed number of positions does not take longer for them than
/// [`Budget::USUAL`], unless time or positions were asked for; who takes the time there is
/// takes more than that, so that a stronger level never sees less.
fn limits(level: Level, question: &Question, budget: &Budget) -> Limits {
    let of_level = visits(level, question);
    let time = budget.time_for_move(moves_to_come(question));
    let asked = budget.time.is_some() || budget.visits.is_some();
    let usual = match (of_level, asked, budget.clock) {
        (_, true, _) | (None, false, Some(_)) => None,
        (Some(_), false, _) => Some(Budget::USUAL),
        (None, false, None) => Some(Budget::LONG),
    };
    Limits {
        time: time.into_iter().chain(usual).min(),
        visits: budget.visits.into_iter().chain(of_level).min(),
        choosing: true,
    }
}

/// How many positions a level looks at.
fn visits(level: Level, question: &Question) -> Option<u32> {
    match Searcher::knows(question) {
        true => level.visits(),
        false => level.playouts(),
    }
}

/// About how many moves of one's own are still to come.
fn moves_to_come(question: &Question) -> u32 {
    let area = question.position().board().size().area();
    let whole = area * 3 / 4;
    let left = whole.saturating_sub(question.progress()) / 2;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{ClockLeft, Grade as _};
    use crate::board::Size;
    use crate::game::History;
    use crate::go::Ruleset;

    /// Budgets of every kind, tight and generous.
    fn budgets() -> Vec<Budget> {
        let times = [None, Some(200), Some(2_500), Some(60_000)];
        let counts = [None, Some(20), Some(5_000)];
        let mut budgets = Vec::new();
        for time in times {
            for visits in counts {
                for clock in times {
                    let millis = Duration::from_millis;
                    budgets.push(Budget {
                        time: time.map(millis),
                        visits,
                        clock: clock.map(|left| ClockLeft::ByoYomi {
                            main: Duration::ZERO,
                            now: millis(left),
                            periods: 1,
                            period: millis(left),
                        }),
                    });
                }
            }
        }
        budgets
    }

    #[test]
    fn a_stronger_level_is_never_limited_more() {
        let most = |of: Option<u32>| of.unwrap_or(u32::MAX);
        let longest = |of: Option<Duration>| of.unwrap_or(Duration::MAX);
        for lines in [5, 9, 19] {
            let size = Size::new(lines).unwrap();
            let game = History::new(Position::new(size, Ruleset::French.rules()));
            let question = Question::of(&game);
            for budget in budgets() {
                let searching = Level::ALL.iter().filter(|level| **level >= Level::Glance);
                let all: Vec<Limits> = searching
                    .map(|&level| limits(level, &question, &budget))
                    .collect();
                for pair in all.windows(2) {
                    assert!(most(pair[0].visits) <= most(pair[1].visits), "{budget:?}");
                    assert!(longest(pair[0].time) <= longest(pair[1].time), "{budget:?}");
                }
            }
        }
    }

    #[test]
    fn nobody_takes_long_unless_time_was_given() {
        let game = History::new(Position::new(Size::NINETEEN, Ruleset::French.rules()));
        let question = Question::of(&game);
        for &level in Level::ALL {
            let limits = limits(level, &question, &Budget::default());
            assert!(
                limits.time.is_some_and(|time| time <= Budget::LONG),
                "{level}"
            );
        }
        let hour = Budget::of_time(Duration::from_secs(3600));
        let limits = limits(Level::Vision, &question, &hour);
        assert_eq!(
            (limits.time, limits.visits),
            (hour.time, Level::Vision.visits())
        );
    }
}
