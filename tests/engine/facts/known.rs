//! Positions with a known reason: the reason is told, and nothing that is false.

use std::time::Duration;

use jego::ai::go::{GoBot, Opponent};
use jego::ai::{Bot as _, Budget, Candidate, Config, Question, Report, StopFlag, Strength as _};
use jego::board::{ByColor, Point, Vertex};
use jego::game::{Game as _, History};
use jego::go::{Move, Position, Ruleset, Setup};
use jego::review::facts::{Fact, Mistake, facts};
use jego::words::{Language, review_sentences};

use super::check::Checker;
use super::kind;
use super::positions::{Known, known};

/// As many as a review makes in its third pass, where it looks at what matters.
const VISITS: u32 = 400;
/// How many of the positions must have their reason told first or second.
const RIGHT: usize = 36;

fn search(question: &Question<Position>) -> Report<Move> {
    let mut bot = GoBot::new(Config {
        level: Opponent::STRONGEST,
        threads: 1,
        seed: 1,
        resigns: false,
    });
    let hour = Duration::from_secs(3600);
    let budget = Budget::of_visits(VISITS);
    let report = bot.analyze(question, &budget, &StopFlag::new(), hour, &mut |_| ());
    report.unwrap()
}

struct Case {
    question: Question<Position>,
    played: Move,
    better: Candidate<Move>,
    before: Report<Move>,
    after: Report<Move>,
}

impl Case {
    /// `p` is played, `b` is better, `t` was the last move; nothing played is a
    /// pass.
    fn of(known: &Known) -> Self {
        let diagram = &known.board;
        let mark = |letter| diagram.marked(letter).next();
        let size = diagram.size();
        let last = mark('t');
        let mut game = History::new(Position::new(size, Ruleset::Chinese.rules()));
        let stands = |color, at: Point| diagram.stone(at) == Some(color);
        let add = ByColor::from_fn(|color| size.points().filter(|&at| stands(color, at)).collect());
        let first = last.map_or(known.side, |_| known.side.other());
        let setup = Setup {
            add,
            to_play: Some(first),
            ..Setup::default()
        };
        game.arrange(setup).unwrap();
        if let Some(last) = last {
            game.play(Move::Place(last)).unwrap();
        }
        let question = Question::of(&game);
        let played = mark('p').map_or(Move::Pass, Move::Place);
        let better = Move::Place(mark('b').unwrap());
        let before = search(&question);
        let found = before
            .visited()
            .find(|of| of.mv == better && of.visits > 20);
        let better = found.cloned().unwrap_or_else(|| {
            let after = search(&question.after(better));
            let line = after.visited().next().map(|of| of.variation.clone());
            Candidate {
                mv: better,
                visits: VISITS,
                black_win: after.black_win,
                black_lead: after.black_lead,
                win_error: 0.0,
                prior: 0.0,
                variation: [vec![better], line.unwrap_or_default()].concat(),
            }
        });
        let after = search(&question.after(played));
        Self {
            question,
            played,
            better,
            before,
            after,
        }
    }

    fn mistake(&self) -> Mistake<'_> {
        let by = self.question.position().to_play();
        Mistake {
            before: &self.question,
            played: self.played,
            better: &self.better,
            report_before: &self.before,
            report_after: &self.after,
            loss: self.better.lead(by) - self.after.lead(by),
        }
    }
}

/// Whether a fact is the known reason.
fn is_reason(known: &Known, fact: &Fact) -> bool {
    let about = known.about.as_ref().is_none_or(|name| {
        let at = Vertex::parse(name, known.board.size()).unwrap().point();
        fact.stones().is_none_or(|(_, stones)| stones.contains(at))
    });
    about && known.reasons.contains(&kind(fact))
}

#[test]
fn the_known_reason_is_told_and_nothing_false() {
    let all = known();
    assert_eq!(all.len(), 40);
    let mut missed = Vec::new();
    for known in &all {
        let case = Case::of(known);
        let mistake = case.mistake();
        let told = facts(&mistake);
        let checker = Checker::new(&mistake);
        for fact in &told {
            let verdict = checker.check(fact);
            assert_eq!(verdict, Ok(()), "{}: {fact:?}", known.name);
        }
        assert!(told.len() <= 3, "{}", known.name);
        let size = known.board.size();
        let said = review_sentences(Language::English, &told, size);
        let best = case.before.visited().next().map(|best| best.mv);
        let line = format!(
            "{} (cost {:.1}, best {best:?}): {said:?}",
            known.name, mistake.loss
        );
        println!("{line}");
        if !told.iter().take(2).any(|fact| is_reason(known, fact)) {
            missed.push(line);
        }
    }
    let right = all.len() - missed.len();
    println!("{right} of {}", all.len());
    assert!(right >= RIGHT, "{missed:#?}");
}
