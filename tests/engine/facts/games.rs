//! Games of weak players gone over: every fact that is told about their mistakes
//! is checked once more, slowly.
//!
//! The test looks at a few moments. `JEGO_FACT_MOMENTS=500 cargo test --test
//! engine facts -- --nocapture` looks at as many as it is told, and prints them.

use std::collections::BTreeMap;
use std::sync::Mutex;

use jego::ai::go::{GoBot, Opponent};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::Size;
use jego::game::{History, Rank};
use jego::go::{Move, Position, Ruleset};
use jego::review::facts::{Mistake, facts};
use jego::review::{Focus, Line, Review, ReviewNews, ReviewOptions, ReviewTask, Reviewer};
use jego::words::{Language, review_sentences};

use super::check::Checker;
use super::kind;

/// From this loss on a move is a moment.
const LOSS: f32 = 2.5;

/// A game between players of two ranks.
fn game(seed: u64, size: Size) -> History<Position> {
    let ranks = [20, 17, 14, 11, 8, 5].map(Rank::kyu);
    let number = ranks.len() as u64;
    let mut players = [seed % number, seed / number % number].map(|index| {
        GoBot::new(Config {
            level: Opponent::Rank(ranks[index as usize]),
            threads: 1,
            seed,
            resigns: false,
        })
    });
    let mut game = History::new(Position::new(size, Ruleset::Chinese.rules()));
    for turn in 0..2 * size.area() {
        if game.position().is_over() {
            break;
        }
        let player = &mut players[turn % 2];
        let budget = Budget::of_visits(8);
        let choice = player.choose(&Question::of(&game), &budget, &StopFlag::new(), &mut |_| ());
        let Choice::Move(mv) = choice else { break };
        game.play(mv).unwrap();
    }
    game
}

fn review(game: &History<Position>) -> (Line<Position>, Review<Move>) {
    let line = Line::of(game);
    let task = ReviewTask {
        line: line.clone(),
        known: Vec::new(),
        focus: Focus::default(),
        options: ReviewOptions {
            shallow_visits: 24,
            deep_visits: 60,
            deep_moves: 0,
            thorough_visits: 400,
            thorough_moves: 0,
            threads: 1,
            seed: 0,
        },
    };
    let review = Mutex::new(Review::default());
    let tell = |news: ReviewNews<Move>| {
        let ReviewNews::Found(finding) = news else {
            return;
        };
        let index = task.line.index_of(finding.turn).unwrap();
        let played = task.line.move_to(index + 1).map(|(_, mv)| mv);
        review.lock().unwrap().add(finding, played);
    };
    let done = Reviewer::default().run(&task, &StopFlag::new(), &tell);
    done.unwrap();
    (line, review.into_inner().unwrap())
}

/// Goes over a game and checks what is told of its mistakes; how many there were.
fn check_game(seed: u64, size: Size, prints: bool, kinds: &mut BTreeMap<String, usize>) -> usize {
    let game = game(seed, size);
    let (line, review) = review(&game);
    let mut history = History::new(Position::new(size, Ruleset::Chinese.rules()));
    let mut moments = 0;
    for index in 1..line.len() {
        let question = Question::of(&history);
        let (by, played) = line.move_to(index).unwrap();
        history.play(played).unwrap();
        let turns = [line.turn(index - 1).unwrap(), line.turn(index).unwrap()];
        let [before, after] = turns.map(|turn| review.position(turn).unwrap());
        let Some(loss) = review.loss(turns[0], turns[1], by, played) else {
            continue;
        };
        let reports = before.at(loss.depth).zip(after.at(loss.depth));
        let Some((before, after)) = reports else {
            continue;
        };
        let best = before.visited().next();
        let Some(better) = best.filter(|best| best.mv != played) else {
            continue;
        };
        if loss.points < LOSS {
            continue;
        }
        moments += 1;
        let mistake = Mistake {
            before: &question,
            played,
            better,
            report_before: before,
            report_after: after,
            loss: loss.points,
        };
        let told = facts(&mistake);
        let checker = Checker::new(&mistake);
        for fact in &told {
            *kinds.entry(kind(fact)).or_default() += 1;
            let board = question.position().board();
            let place = format!("seed {seed}, move {index}: {by:?} {played:?}\n{board:?}");
            assert_eq!(checker.check(fact), Ok(()), "{place}\n{fact:?}");
        }
        *kinds.entry(format!("{} told", told.len())).or_default() += 1;
        if prints {
            let board = question.position().board();
            println!(
                "seed {seed}, move {index}, {by:?} {played:?} better {:?}",
                better.mv
            );
            println!("{board:?}\ncost {:.1}", loss.points);
            for &language in Language::ALL {
                println!("  {:?}", review_sentences(language, &told, size));
            }
        }
    }
    moments
}

#[test]
fn nothing_that_is_told_of_a_game_is_false() {
    let wanted = std::env::var("JEGO_FACT_MOMENTS").ok();
    let wanted: Option<usize> = wanted.and_then(|text| text.parse().ok());
    let number = wanted.unwrap_or(40);
    let mut kinds = BTreeMap::new();
    let mut moments = 0;
    // Games on larger boards take long.
    let sizes = match wanted {
        Some(_) => [Size::NINE, Size::THIRTEEN, Size::NINETEEN],
        None => [Size::NINE; 3],
    };
    for (seed, &size) in (1..).zip(sizes.iter().cycle()) {
        moments += check_game(seed, size, wanted.is_some(), &mut kinds);
        if moments >= number {
            break;
        }
    }
    println!("{moments} moments: {kinds:#?}");
    assert!(!kinds.contains_key("0 told"), "{kinds:?}");
    assert!(kinds.len() >= 8, "{kinds:?}");
}
