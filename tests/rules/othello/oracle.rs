//! Bits against the slow and obvious board, in random games.

use jego::board::Color;
use jego::game::{Game as _, History, Outcome};
use jego::othello::{Move, Position, SIZE};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::othello::slow::SlowBoard;

fn compare(position: &Position, slow: &SlowBoard, context: &str) {
    let by = position.to_play();
    let moves = slow.moves(by);
    assert!(
        position.legal().iter().eq(moves.iter().copied()),
        "{context}"
    );
    for point in SIZE.points() {
        let disc = slow.0[point.row as usize][point.col as usize];
        assert_eq!(position.disc(point), disc, "{context}");
        let flips = match disc {
            None => slow.flips(by, point),
            Some(_) => Vec::new(),
        };
        assert!(
            position.flips(point).iter().eq(flips),
            "{context} {point:?}"
        );
    }
    for color in Color::BOTH {
        assert_eq!(
            position.count().discs[color],
            slow.count(color),
            "{context}"
        );
    }
    let stuck = moves.is_empty();
    let over = stuck && slow.moves(by.other()).is_empty();
    assert_eq!(position.is_over(), over, "{context}");
    let pass = (stuck && !over).then_some(Move::Pass);
    assert_eq!(position.forced(), pass, "{context}");
    let outcome = over.then(|| match slow.lead(Color::Black) {
        0 => "0".to_owned(),
        lead if lead > 0 => format!("B+{lead}"),
        lead => format!("W+{}", -lead),
    });
    assert_eq!(
        position.outcome().map(|outcome| outcome.to_string()),
        outcome,
        "{context}"
    );
}

#[test]
fn random_games_are_as_the_slow_rules_say_and_can_be_taken_back() {
    let mut rng = SmallRng::seed_from_u64(8);
    let mut passes = 0;
    for game in 0..300 {
        let mut history = History::new(Position::new());
        let mut slow = SlowBoard::start();
        let mut before = vec![*history.position()];
        loop {
            let position = *history.position();
            compare(
                &position,
                &slow,
                &format!("game {game}, turn {}", before.len()),
            );
            let moves = history.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.random_range(0..moves.len())];
            match mv {
                Move::Place(point) => slow.play(position.to_play(), point),
                Move::Pass => passes += 1,
            }
            history.play(mv).unwrap();
            before.push(*history.position());
        }
        assert!(matches!(
            history.position().outcome(),
            Some(Outcome::Win { .. } | Outcome::Draw)
        ));
        for expected in before.iter().rev().skip(1) {
            assert!(history.undo().is_some());
            assert_eq!(history.position(), expected, "game {game}");
        }
        for expected in before.iter().skip(1) {
            assert!(history.redo().is_some());
            assert_eq!(history.position(), expected, "game {game}");
        }
    }
    assert!(passes > 50, "{passes}");
}

#[test]
fn equal_boards_have_equal_keys_and_one_disc_makes_another() {
    let start = Position::new();
    let mut keys = vec![start.key()];
    for point in start.legal().iter() {
        let mut history = History::new(start);
        history.play(Move::Place(point)).unwrap();
        keys.push(history.position().key());
    }
    keys.sort_by_key(|key| key.bits());
    keys.dedup();
    assert_eq!(keys.len(), 5);
}
