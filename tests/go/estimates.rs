//! Estimates, by pictures and by what must hold anywhere.

use jego::ai::Estimate;
use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::game::{Game as _, HalfPoints, History};
use jego::go::{Handicap, Move, Position, Rules, Ruleset, Scoring, Setup};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::picture::Picture;

fn estimate(position: &Position) -> Estimate {
    Estimate::of(position, &mut SmallRng::seed_from_u64(1))
}

/// Whether a board is settled under Japanese and under Chinese rules.
fn settled(text: &str) -> (bool, bool) {
    let under = |ruleset: Ruleset| {
        let picture = Picture::new(ruleset.rules(), Color::Black, text);
        estimate(picture.position()).settled
    };
    (under(Ruleset::Japanese), under(Ruleset::Chinese))
}

/// Two walls, and below them what a test puts there.
fn walls(foot: &str) -> String {
    let walls = "
        . . X O . . .
        . X X O . O .
        . . X O . . .
        . X X O . O .
        . . X O . . .
    ";
    format!("{walls}\n{foot}")
}

#[test]
fn closed_walls_are_settled() {
    assert_eq!(
        settled(&walls(". X X O . O .\n. . X O . . .")),
        (true, true)
    );
}

#[test]
fn a_dame_is_worth_a_point_under_area_rules_only() {
    assert_eq!(
        settled(&walls(". X X O . O .\n. . X . O . .")),
        (true, false)
    );
}

#[test]
fn an_open_boundary_is_not_settled() {
    assert_eq!(
        settled(&walls(". X X O . O .\n. . . . . . .")),
        (false, false)
    );
}

#[test]
fn a_ko_is_not_settled_whoever_took_last() {
    let ko = walls(". X X O . O .\n. X O a O . .");
    assert_eq!(settled(&ko), (false, false));
    for ruleset in [Ruleset::Japanese, Ruleset::Chinese] {
        let picture = Picture::new(ruleset.rules(), Color::Black, &ko).play("a");
        assert!(!estimate(picture.position()).settled, "{ruleset}");
    }
}

#[test]
fn where_no_stone_is_dead_by_agreement_it_must_be_taken_first() {
    let captive = walls(". X X O . O X\n. . X O . . .");
    let chinese = Picture::new(Ruleset::Chinese.rules(), Color::Black, &captive);
    let found = estimate(chinese.position());
    assert_eq!(found.dead, PointSet::from_iter([Point::new(6, 5)]));
    assert!(found.settled);
    let tromp_taylor = Picture::new(Ruleset::TrompTaylor.rules(), Color::Black, &captive);
    let found = estimate(tromp_taylor.position());
    assert!(!found.settled);
    // What it comes to is the same, as it can be taken any time.
    let alike = estimate(chinese.position()).black_lead;
    assert!((found.black_lead - alike).abs() < 0.01, "{found:?}");
    let over = tromp_taylor.play("- -");
    assert!(estimate(over.position()).black_lead > alike + 1.0);
}

#[test]
fn what_can_never_be_captured_is_owned_for_certain() {
    let text = "
        . X . X .
        X X X X .
        . . . . .
        . O . . .
        . . . . .
    ";
    let picture = Picture::new(Ruleset::French.rules(), Color::White, text);
    let found = estimate(picture.position());
    for col in 0..4 {
        for row in 0..2 {
            assert!(found.ownership[Point::new(col, row)] > 0.999);
        }
    }
    assert!(found.ownership[Point::new(1, 3)] < 0.999);
}

#[test]
fn an_empty_board_is_even_but_for_komi() {
    for size in [Size::NINE, Size::NINETEEN] {
        for ruleset in Ruleset::ALL {
            let position = Position::new(size, ruleset.rules());
            let found = estimate(&position);
            let komi = position.komi().halves() as f32 / 2.0;
            assert!((found.black_lead + komi).abs() < 10.0, "{ruleset} {size}");
            assert!(!found.settled);
            assert!(found.dead.is_empty());
        }
    }
}

/// By the letter it surrounds the whole board.
#[test]
fn a_stone_or_two_settle_nothing() {
    for lines in [7, 9, 13, 19] {
        let size = Size::new(lines).unwrap();
        let middle = Point::new(lines / 2, lines / 2);
        for ruleset in [Ruleset::Japanese, Ruleset::Chinese] {
            let mut game = History::new(Position::new(size, ruleset.rules()));
            game.play(Move::Place(middle)).unwrap();
            assert!(!estimate(game.position()).settled, "{size}");
            game.play(Move::Place(Point::new(2, 3))).unwrap();
            assert!(!estimate(game.position()).settled, "{size}");
        }
    }
}

/// Some moves of a game, played under some rules.
fn begun(rules: Rules) -> Position {
    let mut game = History::new(Position::new(Size::NINE, rules));
    let mut rng = SmallRng::seed_from_u64(4);
    for _ in 0..33 {
        let mut moves = game.position().legal_moves(game.past());
        moves.retain(|&mv| mv != Move::Pass);
        let mv = moves[rng.random_range(0..moves.len())];
        game.play(mv).unwrap();
    }
    game.play(Move::Pass).unwrap();
    game.position().clone()
}

#[test]
fn territory_is_area_less_the_stones_put_more() {
    let japanese = Ruleset::Japanese.rules();
    let area = Rules {
        scoring: Scoring::Area,
        ..japanese
    };
    let position = begun(japanese);
    let put = |color: Color| {
        let on_board = position.board().stones()[color].len() as f32;
        on_board + position.situation().prisoners[color.other()] as f32
    };
    let by_territory = estimate(&position);
    let by_area = estimate(&begun(area));
    assert_eq!(by_area.ownership, by_territory.ownership);
    let more = put(Color::Black) - put(Color::White);
    assert!(more > 0.5);
    let expected = by_area.black_lead - more;
    assert!((by_territory.black_lead - expected).abs() < 0.01);
}

#[test]
fn what_white_is_paid_is_taken_off_the_lead() {
    let lead = |komi: i32, handicap: Handicap| {
        let rules = Rules {
            komi: HalfPoints::from_points(komi),
            ..Ruleset::Chinese.rules()
        };
        let position = Position::with_handicap(Size::NINE, rules, handicap).unwrap();
        estimate(&position).black_lead
    };
    let paid = lead(0, Handicap::None) - lead(20, Handicap::None);
    assert!((paid - 20.0).abs() < 0.01, "{paid}");
    assert!(lead(0, Handicap::Fixed(4)) > 10.0);
}

#[test]
fn the_same_seed_gives_the_same_estimate() {
    let position = begun(Ruleset::French.rules());
    assert_eq!(estimate(&position), estimate(&position));
}

/// Boards set up by hand may hold anything, chains without liberties too.
#[test]
fn every_board_can_be_judged() {
    let mut rng = SmallRng::seed_from_u64(9);
    for lines in 2..=25 {
        let size = Size::new(lines).unwrap();
        for full in [0.3, 0.8, 1.0] {
            let mut stones = ByColor::<PointSet>::default();
            for point in size.points() {
                if rng.random_bool(full) {
                    stones[Color::BOTH[rng.random_range(0..2)]].insert(point);
                }
            }
            let setup = Setup {
                add: stones,
                ..Setup::default()
            };
            let mut position = Position::new(size, Ruleset::NewZealand.rules());
            position.arrange(&setup).unwrap();
            let found = estimate(&position);
            let standing = *position.board().stones();
            assert!(found.dead.is_subset(&(standing.black | standing.white)));
            assert!(found.black_lead.is_finite());
            let in_range = |(_, &owned): (Point, &f32)| (-1.0..=1.0).contains(&owned);
            assert!(found.ownership.iter().all(in_range), "{size}");
        }
    }
}
