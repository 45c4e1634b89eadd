//! A teacher at the table: what a move costs that was just played, told at once.

use std::time::Duration;

use super::facts::Fact;
use super::{Depth, Grade, GradeLimits, Loss, Reviewable, Reviewed};
use crate::ai::{Bot, Budget, Config, Question, Report, StopFlag, Strength};
use crate::board::Color;

/// How many visits a position gets while someone thinks about it. What is found
/// then has to be compared with a search as deep, for which nobody likes to wait.
pub const LOOK_VISITS: u32 = 200;
/// With fewer visits nothing is said of a move: as many as every position of a
/// review gets.
const LEAST_VISITS: u32 = 50;
/// How often a look tells what it has found.
const TOLD_EVERY: Duration = Duration::from_millis(100);

/// What is said of a move that cost more than it should have.
#[derive(Clone, Debug, PartialEq)]
pub struct Warning<M> {
    /// Who played it.
    pub by: Color,
    /// The move.
    pub mv: M,
    /// What it cost.
    pub loss: Loss,
    /// What that is called.
    pub grade: Grade,
    /// Why it was bad, the most important reason first; empty where no reason was
    /// found. What would have been better is not among them: that is for whoever
    /// plays to find.
    pub facts: Vec<Fact>,
}

/// Looks at the positions that a student thinks about, so that it can say at once
/// what is wrong with a move.
#[derive(Debug)]
pub struct Teacher<G: Reviewable> {
    bot: G::Bot,
    /// The position that was looked at last, by its key, and what was found.
    known: Option<(u64, Report<G::Move>)>,
}

impl<G: Reviewable> Teacher<G> {
    /// A teacher that searches on so many threads.
    #[must_use]
    pub fn new(threads: usize, seed: u64) -> Self {
        let bot = G::Bot::new(Config {
            level: <G::Bot as Bot<G>>::Level::STRONGEST,
            threads,
            seed,
            resigns: false,
        });
        Self { bot, known: None }
    }

    /// Looks at a position until it has had [`LOOK_VISITS`] or the flag is raised,
    /// and tells what it finds on the way; what there is to say at the end.
    pub fn look(
        &mut self,
        question: &Question<G>,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Report<G::Move>),
    ) -> Option<&Report<G::Move>> {
        self.search(question, LOOK_VISITS, stop, tell)
    }

    fn search(
        &mut self,
        question: &Question<G>,
        visits: u32,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Report<G::Move>),
    ) -> Option<&Report<G::Move>> {
        let key = question.position().cache_key();
        let is_known =
            |(of, report): &(u64, Report<G::Move>)| *of == key && report.visits >= visits;
        if !self.known.as_ref().is_some_and(is_known) {
            let budget = Budget::of_visits(visits);
            let report = self.bot.analyze(question, &budget, stop, TOLD_EVERY, tell);
            self.known = report.map(|report| (key, report));
        }
        self.known.as_ref().map(|(_, report)| report)
    }

    /// What is to be said of a move in this position by the side to play, for whom
    /// a move is a mistake by these limits; `None` where it was good enough, or the
    /// flag was raised.
    pub fn judge(
        &mut self,
        before: &Question<G>,
        mv: G::Move,
        limits: &GradeLimits,
        stop: &StopFlag,
    ) -> Option<Warning<G::Move>> {
        let mut unheard = |_| ();
        let found = self
            .search(before, LEAST_VISITS, stop, &mut unheard)?
            .clone();
        if stop.is_raised() || is_good_enough::<G>(&found, mv, limits) {
            return None;
        }
        let after = before.after(mv);
        if after.position().has_ended() {
            // Nothing is searched there, so nothing can be compared.
            return None;
        }
        let budget = Budget::of_visits(visits_to_compare(&found));
        let searched = self
            .bot
            .analyze(&after, &budget, stop, TOLD_EVERY, &mut unheard);
        if stop.is_raised() {
            return None;
        }
        warning(before, mv, [&found, &searched?], limits)
    }
}

impl<G: Reviewable> Teacher<G> {
    /// What a move in this position costs, whatever limits there are; `None` where
    /// that cannot be said, or the flag was raised.
    pub fn cost(&mut self, before: &Question<G>, mv: G::Move, stop: &StopFlag) -> Option<Loss> {
        let mut unheard = |_| ();
        let found = self.search(before, LEAST_VISITS, stop, &mut unheard)?;
        let found = found.clone();
        let after = before.after(mv);
        let is_best = found.visited().next().is_some_and(|best| best.mv == mv);
        if is_best || after.position().has_ended() {
            let none = Loss {
                points: 0.0,
                win: 0.0,
                depth: Depth::Shallow,
                is_best: true,
                in_points: true,
            };
            return is_best.then_some(none);
        }
        let budget = Budget::of_visits(visits_to_compare(&found));
        let searched = self
            .bot
            .analyze(&after, &budget, stop, TOLD_EVERY, &mut unheard)?;
        if stop.is_raised() {
            return None;
        }
        loss_between::<G>(mv, [&found, &searched])
    }
}

/// How many visits the position after a move needs so that what is found there can
/// be compared with the best move of a search: as many as that has had.
fn visits_to_compare<M>(before: &Report<M>) -> u32 {
    let best = before.visited().next().map_or(0, |best| best.visits);
    best.max(LEAST_VISITS)
}

/// Whether the search before a move says already that it was no mistake: no other
/// is better, or it was looked at as often as the best and is hardly worse.
fn is_good_enough<G: Reviewable>(
    before: &Report<G::Move>,
    mv: G::Move,
    limits: &GradeLimits,
) -> bool {
    let by = before.to_play;
    let Some(best) = before.visited().next() else {
        return false;
    };
    let Some(own) = before.visited().find(|of| of.mv == mv) else {
        return false;
    };
    let loss = Loss {
        points: (best.lead(by) - own.lead(by)).max(0.0),
        win: (best.win(by) - own.win(by)).max(0.0),
        depth: Depth::Shallow,
        is_best: best.mv == mv,
        in_points: true,
    };
    let seen = 2 * own.visits >= best.visits && own.visits >= LEAST_VISITS / 2;
    loss.is_best || seen && !limits.grade_in::<G>(&loss).is_mistake()
}

/// What is to be said of a move, with what was found before and after it; `None`
/// where it was no mistake by these limits.
fn warning<G: Reviewable>(
    before: &Question<G>,
    mv: G::Move,
    [found, answer]: [&Report<G::Move>; 2],
    limits: &GradeLimits,
) -> Option<Warning<G::Move>> {
    let by = found.to_play;
    let loss = loss_between::<G>(mv, [found, answer])?;
    let grade = limits.grade_in::<G>(&loss);
    if loss.is_best || !grade.is_mistake() {
        return None;
    }
    let mut facts = G::facts(before, mv, [found, answer], loss.points);
    facts.retain(|fact| !gives_away(fact));
    Some(Warning {
        by,
        mv,
        loss,
        grade,
        facts,
    })
}

/// What a move cost, with what was found before and after it.
fn loss_between<G: Reviewable>(
    mv: G::Move,
    [found, answer]: [&Report<G::Move>; 2],
) -> Option<Loss> {
    let reviewed = |report: &Report<G::Move>, played| {
        let mut reviewed = Reviewed::default();
        reviewed.add(Depth::Shallow, report.clone(), played, false);
        reviewed
    };
    let [known, known_after] = [reviewed(found, Some(mv)), reviewed(answer, None)];
    Loss::of(&known, &known_after, found.to_play, mv)
}

/// Whether a fact says nothing but which move was better.
const fn gives_away(fact: &Fact) -> bool {
    matches!(fact, Fact::Better { .. } | Fact::Larger { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Candidate;
    use crate::board::{ByColor, Diagram, Point};
    use crate::game::{History, Rank};
    use crate::go::{Move, Position, Ruleset, Setup};

    /// Black and White have five stones in atari each: Black to play takes at `b`, and
    /// plays `p` instead, so that White takes at `c`.
    const ATARI: &str = "
        . . . . . . . . .
        . . X X X X X . .
        . X O O O O O b .
        . c X X X X X O .
        . . O O O O O . .
        . . . . . . . . .
        . . . . . . . . .
        . . p . . . . . .
        . . . . . . . . .
    ";

    struct Case {
        before: Question<Position>,
        played: Move,
        better: Move,
        answer: Move,
    }

    fn case(text: &str) -> Case {
        let diagram = Diagram::parse(text).unwrap();
        let size = diagram.size();
        let at = |letter| Move::Place(diagram.marked(letter).next().unwrap());
        let mut game = History::new(Position::new(size, Ruleset::Chinese.rules()));
        let add = ByColor::from_fn(|color| {
            let stands = |point: &Point| diagram.stone(*point) == Some(color);
            size.points().filter(stands).collect()
        });
        let setup = Setup {
            add,
            to_play: Some(Color::Black),
            ..Setup::default()
        };
        game.arrange(setup).unwrap();
        Case {
            before: Question::of(&game),
            played: at('p'),
            better: at('b'),
            answer: at('c'),
        }
    }

    fn candidate(mv: Move, visits: u32, black_lead: f32) -> Candidate<Move> {
        Candidate {
            mv,
            visits,
            black_win: 0.5,
            black_lead,
            win_error: 0.0,
            prior: 0.5,
            variation: vec![mv],
        }
    }

    fn report(to_play: Color, black_lead: f32, candidates: Vec<Candidate<Move>>) -> Report<Move> {
        Report {
            to_play,
            visits: 1 + candidates.iter().map(|of| of.visits).sum::<u32>(),
            black_win: 0.5,
            black_lead,
            candidates,
            ownership: None,
        }
    }

    /// What is said where the better move leads by so much, and the one played by
    /// so much.
    fn said(case: &Case, best: f32, own: f32, rank: Rank) -> Option<Warning<Move>> {
        let before = report(Color::Black, best, vec![candidate(case.better, 90, best)]);
        let answer = candidate(case.answer, 90, own);
        let after = report(Color::White, own, vec![answer]);
        let limits = GradeLimits::for_rank(rank);
        warning(&case.before, case.played, [&before, &after], &limits)
    }

    #[test]
    fn the_stronger_the_student_the_sooner_the_teacher_speaks() {
        let case = case(ATARI);
        for (rank, limit) in [
            (Rank::dan(2), 2.5),
            (Rank::kyu(5), 4.0),
            (Rank::kyu(15), 6.0),
            (Rank::kyu(25), 9.0),
        ] {
            assert_eq!(said(&case, limit - 0.1, 0.0, rank), None, "{rank}");
            let warning = said(&case, limit + 0.1, 0.0, rank).unwrap();
            assert_eq!((warning.by, warning.mv), (Color::Black, case.played));
            assert_eq!(warning.grade, Grade::Mistake, "{rank}");
        }
    }

    #[test]
    fn reasons_are_read_on_the_board_and_do_not_give_the_move_away() {
        let case = case(ATARI);
        let warning = said(&case, 12.0, 0.0, Rank::kyu(10)).unwrap();
        assert_eq!(warning.grade, Grade::Blunder);
        let left = |fact: &Fact| matches!(fact, Fact::LeftInAtari { .. });
        assert!(warning.facts.iter().any(left), "{:?}", warning.facts);
        assert!(!warning.facts.iter().any(gives_away), "{:?}", warning.facts);
    }

    #[test]
    fn where_nothing_is_read_there_is_the_plain_loss() {
        let open = case(
            "
            . . . . . . .
            . . . . . . .
            . . b . . . .
            . . . . . . .
            . . . . . p .
            . . . . . c .
            . . . . . . .
            ",
        );
        let warning = said(&open, 12.0, 0.0, Rank::kyu(10)).unwrap();
        assert_eq!(warning.facts, []);
        assert_eq!(warning.loss.points, 12.0);
    }

    #[test]
    fn what_the_search_expected_is_never_spoken_about() {
        let case = case(ATARI);
        let limits = GradeLimits::DAN;
        let best = candidate(case.better, 90, 12.0);
        let before = report(Color::Black, 12.0, vec![best.clone()]);
        assert!(is_good_enough::<Position>(&before, case.better, &limits));
        assert!(!is_good_enough::<Position>(&before, case.played, &limits));
        // As often looked at and as good: nobody has to wait for more.
        let alike = candidate(case.played, 60, 11.0);
        let before = report(Color::Black, 12.0, vec![best.clone(), alike]);
        assert!(is_good_enough::<Position>(&before, case.played, &limits));
        // Looked at in passing.
        let rare = candidate(case.played, 3, 11.0);
        let before = report(Color::Black, 12.0, vec![best, rare]);
        assert!(!is_good_enough::<Position>(&before, case.played, &limits));
    }

    #[test]
    fn the_position_after_is_looked_at_as_closely_as_what_it_is_compared_with() {
        let mv = Move::Place(Point::new(2, 2));
        let of = |visits| report(Color::Black, 0.0, vec![candidate(mv, visits, 0.0)]);
        assert_eq!(visits_to_compare(&of(140)), 140);
        assert_eq!(visits_to_compare(&of(7)), LEAST_VISITS);
    }

    #[test]
    fn a_teacher_sees_stones_in_atari() {
        let case = case(ATARI);
        let mut teacher = Teacher::<Position>::new(1, 5);
        let limits = GradeLimits::DOUBLE_DIGIT_KYU;
        let stop = StopFlag::new();
        let warning = teacher.judge(&case.before, case.played, &limits, &stop);
        let warning = warning.unwrap();
        let left = |fact: &Fact| matches!(fact, Fact::LeftInAtari { .. });
        assert!(warning.facts.iter().any(left), "{:?}", warning.facts);
        let found = teacher.judge(&case.before, case.better, &limits, &stop);
        assert_eq!(found, None);
    }
}
