//! Going over whole games.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod report;

use std::collections::HashMap;
use std::sync::Mutex;

use jego::ai::StopFlag;
use jego::board::{Color, Point, Size};
use jego::game::{Game as _, History, TurnId};
use jego::go::{Move, Position, Ruleset};
use jego::othello;
use jego::review::{
    Depth, Finding, Focus, Line, Review, ReviewNews, ReviewOptions, ReviewTask, Reviewable,
    Reviewer,
};

const OPTIONS: ReviewOptions = ReviewOptions {
    shallow_visits: 12,
    deep_visits: 40,
    deep_moves: 6,
    thorough_visits: 400,
    thorough_moves: 0,
    threads: 1,
    seed: 0,
};

/// A short game on 9×9 in which White, at move 10, leaves four stones in atari that
/// could have been saved or traded, and plays on the first line instead.
fn game() -> History<Position> {
    let mut history = History::new(Position::new(Size::NINE, Ruleset::Chinese.rules()));
    let moves = [
        (4, 4),
        (4, 3),
        (3, 3),
        (5, 3),
        (6, 3),
        (3, 2),
        (6, 2),
        (2, 3),
        (3, 4),
        (0, 8),
        (5, 2),
        (4, 2),
        (2, 4),
        (8, 8),
        (1, 3),
        (0, 0),
        (2, 2),
    ];
    for (col, row) in moves {
        history.play(Move::Place(Point::new(col, row))).unwrap();
    }
    history
}

fn task<G: Reviewable>(history: &History<G>, options: ReviewOptions) -> ReviewTask<G> {
    ReviewTask {
        line: Line::of(history),
        known: Vec::new(),
        focus: Focus::default(),
        options,
    }
}

/// Everything that a run finds, in the order in which it is told.
fn run<G: Reviewable>(reviewer: &mut Reviewer<G>, task: &ReviewTask<G>) -> Vec<Finding<G::Move>> {
    let found = Mutex::new(Vec::new());
    let done = reviewer.run(task, &StopFlag::new(), &|news| {
        if let ReviewNews::Found(finding) = news {
            found.lock().unwrap().push(finding);
        }
    });
    done.unwrap();
    found.into_inner().unwrap()
}

fn review_of<G: Reviewable>(line: &Line<G>, found: Vec<Finding<G::Move>>) -> Review<G::Move> {
    let mut review = Review::default();
    for finding in found {
        let index = line.index_of(finding.turn).unwrap();
        let played = line.move_to(index + 1).map(|(_, mv)| mv);
        review.add(finding, played);
    }
    review
}

#[test]
fn all_positions_are_evaluated_then_searched_then_those_that_matter() {
    let history = game();
    let task = task(&history, OPTIONS);
    let found = run(&mut Reviewer::default(), &task);
    let order: Vec<Depth> = found.iter().map(|of| of.depth).collect();
    assert!(order.is_sorted(), "{order:?}");
    let count = |depth| order.iter().filter(|&&of| of == depth).count();
    assert_eq!(count(Depth::Raw), task.line.len());
    assert_eq!(count(Depth::Shallow), task.line.len());
    assert!((2..=12).contains(&count(Depth::Deep)), "{order:?}");
    for finding in &found {
        let least = match finding.depth {
            Depth::Raw => 1,
            Depth::Shallow => OPTIONS.shallow_visits,
            Depth::Deep => OPTIONS.deep_visits,
            Depth::Thorough => OPTIONS.thorough_visits,
        };
        assert!(finding.report.visits >= least, "{finding:?}");
    }
    let last = found.last().unwrap();
    assert!(
        last.progress.iter().all(|(done, of)| done == of),
        "{:?}",
        last.progress
    );
}

#[test]
fn moves_that_give_stones_away_cost_most() {
    let history = game();
    let task = task(&history, OPTIONS);
    let review = review_of(&task.line, run(&mut Reviewer::default(), &task));
    let moves = review.moves(&task.line);
    assert_eq!(moves.len(), 17);
    let mut white: Vec<_> = moves.iter().filter(|of| of.by == Color::White).collect();
    let loss = |of: &&jego::review::ReviewedMove<Move>| of.loss.unwrap().points;
    white.sort_by(|one, two| loss(two).total_cmp(&loss(one)));
    // The three moves on the first line.
    let worst: Vec<usize> = white.iter().take(3).map(|of| of.number).collect();
    for number in [10, 14, 16] {
        assert!(worst.contains(&number), "{worst:?}");
    }
    assert!(loss(&white[0]) > 5.0);
    assert!(white[0].better.is_some());
}

#[test]
fn a_line_that_was_gone_over_is_not_searched_again() {
    let mut history = game();
    let mut reviewer = Reviewer::default();
    let first = run(&mut reviewer, &task(&history, OPTIONS));
    let mut known: HashMap<(TurnId, Depth), f32> = HashMap::new();
    for of in &first {
        known.insert((of.turn, of.depth), of.report.black_lead);
    }
    // Asked for more visits, a search would find other numbers: what is told comes
    // from memory. One more move adds a position.
    let more = ReviewOptions {
        shallow_visits: 3 * OPTIONS.shallow_visits,
        ..OPTIONS
    };
    let new = history.play(Move::Place(Point::new(7, 7))).unwrap();
    let found = run(&mut reviewer, &task(&history, more));
    let fresh = found
        .iter()
        .filter(|of| of.turn == new && of.depth < Depth::Deep);
    assert_eq!(fresh.count(), 2);
    for of in found
        .iter()
        .filter(|of| of.depth < Depth::Deep && of.turn != new)
    {
        assert_eq!(known[&(of.turn, of.depth)], of.report.black_lead);
    }
}

#[test]
fn the_first_two_passes_find_the_same_on_any_number_of_threads() {
    let history = game();
    let found = |threads| {
        let options = ReviewOptions { threads, ..OPTIONS };
        let mut found = run(&mut Reviewer::default(), &task(&history, options));
        found.retain(|of| of.depth < Depth::Deep);
        found.sort_by_key(|of| (of.depth, of.turn));
        let numbers = |of: Finding<Move>| (of.turn, of.depth, of.report);
        found.into_iter().map(numbers).collect::<Vec<_>>()
    };
    assert_eq!(found(1), found(3));
}

#[test]
fn what_is_looked_at_is_searched_first() {
    let history = game();
    let task = task(
        &history,
        ReviewOptions {
            deep_moves: 0,
            ..OPTIONS
        },
    );
    task.focus.set(16);
    let found = run(&mut Reviewer::default(), &task);
    let first = found.iter().find(|of| of.depth == Depth::Shallow).unwrap();
    assert_eq!(task.line.index_of(first.turn), Some(12));
}

#[test]
fn a_raised_flag_ends_it() {
    let history = game();
    let stop = StopFlag::new();
    let found = Mutex::new(0);
    let done = Reviewer::default().run(&task(&history, OPTIONS), &stop, &|_| {
        *found.lock().unwrap() += 1;
        stop.raise();
    });
    done.unwrap();
    let found = found.into_inner().unwrap();
    assert!((1..=8).contains(&found), "{found}");
}

/// Where no move was made, or where a file has made one out of turn, nothing was
/// lost.
#[test]
fn setup_notes_and_moves_out_of_turn_are_passed_over() {
    let mut history = game();
    history.note();
    history
        .record(Color::Black, Move::Place(Point::new(7, 7)))
        .unwrap();
    let stranger = history.cursor();
    assert_eq!(history.position().to_play(), Color::White);
    let task = task(
        &history,
        ReviewOptions {
            deep_moves: 0,
            ..OPTIONS
        },
    );
    let review = review_of(&task.line, run(&mut Reviewer::default(), &task));
    let moves = review.moves(&task.line);
    assert_eq!(moves.len(), 18);
    let last = moves.last().unwrap();
    assert_eq!((last.turn, last.loss), (stranger, None));
}

#[test]
fn a_game_that_passes_have_ended_is_worth_what_it_was() {
    let mut history = game();
    for _ in 0..2 {
        history.play(Move::Pass).unwrap();
    }
    assert!(history.position().is_over());
    let task = task(
        &history,
        ReviewOptions {
            deep_moves: 0,
            ..OPTIONS
        },
    );
    let review = review_of(&task.line, run(&mut Reviewer::default(), &task));
    let last = review.moves(&task.line).pop().unwrap();
    assert!(last.loss.is_some());
    assert!(review.position(last.turn).unwrap().has(Depth::Deep));
}

#[test]
fn othello_is_gone_over_to_its_end() {
    let mut history = History::new(othello::Position::new());
    let mut turn = 0;
    while history.position().outcome().is_none() {
        let legal = history.legal_moves();
        // Some good moves, some bad ones.
        let mv = legal[turn * 7 % legal.len()];
        history.play(mv).unwrap();
        turn += 1;
    }
    let task = task(
        &history,
        ReviewOptions {
            deep_moves: 0,
            ..OPTIONS
        },
    );
    let review = review_of(&task.line, run(&mut Reviewer::default(), &task));
    let moves = review.moves(&task.line);
    let count = history.position().count();
    let discs = |color| count.scores()[color] as f32;
    let margin = discs(Color::Black) - discs(Color::White);
    assert_eq!(moves.last().unwrap().black_lead, margin);
    let worst = moves
        .iter()
        .filter_map(|of| of.loss)
        .map(|loss| loss.points);
    assert!(worst.fold(0.0, f32::max) >= 4.0);
}
