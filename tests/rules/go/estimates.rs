//! Estimates, by pictures and by what must hold anywhere.

use jego::ai::go::Estimate;
use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::game::{Game as _, HalfPoints, History};
use jego::go::{Handicap, Move, Position, Rules, Ruleset, Scoring, Setup, Territory};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::go::picture::Picture;

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
fn begun(lines: u8, rules: Rules) -> Position {
    let size = Size::new(lines).unwrap();
    let mut game = History::new(Position::new(size, rules));
    let mut rng = SmallRng::seed_from_u64(4);
    for _ in 0..size.area() * 2 / 5 + 1 {
        let mut moves = game.position().legal_moves(game.past());
        moves.retain(|&mv| mv != Move::Pass);
        let mv = moves[rng.random_range(0..moves.len())];
        game.play(mv).unwrap();
    }
    if game.position().to_play() == Color::White {
        game.play(Move::Pass).unwrap();
    }
    game.position().clone()
}

/// Exactly so where games are played out. The network knows what is handed
/// over, and who is ahead plays otherwise than who is behind.
#[test]
fn territory_is_area_less_the_stones_put_more() {
    let japanese = Ruleset::Japanese.rules();
    let area = Rules {
        scoring: Scoring::Area,
        ..japanese
    };
    for (lines, points, ownership) in [(5, 0.01, 0.01), (9, 2.0, 0.2)] {
        let position = begun(lines, japanese);
        let put = |color: Color| {
            let on_board = position.board().stones()[color].len() as f32;
            on_board + position.situation().prisoners[color.other()] as f32
        };
        let by_territory = estimate(&position);
        let by_area = estimate(&begun(lines, area));
        for (point, owned) in by_area.ownership.iter() {
            let other = by_territory.ownership[point];
            assert!((owned - other).abs() < ownership, "{lines}");
        }
        let more = put(Color::Black) - put(Color::White);
        assert!(more > 0.5);
        let expected = by_area.black_lead - more;
        let told = by_territory.black_lead;
        assert!((told - expected).abs() < points, "{told} {expected}");
    }
}

#[test]
fn what_white_is_paid_is_taken_off_the_lead() {
    let lead = |size: Size, komi: i32, handicap: Handicap| {
        let rules = Rules {
            komi: HalfPoints::from_points(komi),
            ..Ruleset::Chinese.rules()
        };
        let position = Position::with_handicap(size, rules, handicap).unwrap();
        estimate(&position).black_lead
    };
    for (lines, points) in [(5, 0.01), (9, 3.0), (13, 3.0), (19, 3.0), (21, 0.01)] {
        let size = Size::new(lines).unwrap();
        let paid = lead(size, 0, Handicap::None) - lead(size, 20, Handicap::None);
        assert!((paid - 20.0).abs() < points, "{size}: {paid}");
    }
    assert!(lead(Size::NINE, 0, Handicap::Fixed(4)) > 10.0);
}

#[test]
fn the_same_seed_gives_the_same_estimate() {
    for lines in [5, 9] {
        let position = begun(lines, Ruleset::French.rules());
        assert_eq!(estimate(&position), estimate(&position));
    }
}

/// Whole chains are dead; of two that touch at most one is, and none in what
/// only living stones of its own color surround. What the other side surrounds
/// with dead stones in it is all its own.
#[track_caller]
fn agrees_with_itself(position: &Position, found: &Estimate) {
    let board = position.board();
    let territory = Territory::without(board, &found.dead);
    for color in Color::BOTH {
        let dead = found.dead & board.stones()[color];
        for stone in dead.iter() {
            assert!(board.chain(stone).is_subset(&dead), "{position:?}");
        }
        let captor = color.other();
        for region in territory.surrounded(captor).regions(board.size()) {
            let owned = |point| match captor {
                Color::Black => found.ownership[point] >= 0.0,
                Color::White => found.ownership[point] <= 0.0,
            };
            assert!(
                region.is_disjoint(&dead) || region.iter().all(owned),
                "{position:?}"
            );
        }
        let enemies = board.stones()[captor] & dead.border(board.size());
        assert!(enemies.is_disjoint(&found.dead), "{position:?}");
        assert!(
            dead.is_disjoint(&territory.surrounded(color)),
            "{position:?}"
        );
    }
}

#[test]
fn what_is_called_dead_can_be_dead_at_any_time_in_a_game() {
    for seed in 0..6 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        for turn in 0..90 {
            let mut moves = game.position().legal_moves(game.past());
            moves.retain(|&mv| mv != Move::Pass);
            if moves.is_empty() {
                break;
            }
            game.play(moves[rng.random_range(0..moves.len())]).unwrap();
            if turn % 9 == 8 {
                agrees_with_itself(game.position(), &estimate(game.position()));
            }
        }
    }
}

/// Whether a board is settled whose corner holds a group of White.
fn settled_corner(corner: &str) -> (bool, bool) {
    let rest = "
        X X X X X X X X X
        O O O O O O O O O
        . . . . . . . . .
        . . O . O . O . .
        . . . . . . . . .
    ";
    settled(&format!("{corner}{rest}"))
}

#[test]
fn an_eye_that_is_one_or_two_is_not_settled() {
    let three = "
        . . . O X . . . .
        O O O O X . X . .
        X X X X X . . . .
        . . . . . . . . .
    ";
    let pyramid = "
        . . . O X . . . .
        O . O O X . X . .
        O O O X X . . . .
        X X X X . . . . .
    ";
    let bulky = "
        . . . O X . . . .
        . . O O X . X . .
        O O O X X . . . .
        X X X X . . . . .
    ";
    for open in [three, pyramid, bulky] {
        assert_eq!(settled_corner(open), (false, false), "{open}");
    }
    let four = "
        . . . . O X . . .
        O O O O O X X . .
        X X X X X X . . .
        . . . . . . . . .
    ";
    assert_eq!(settled_corner(four), (true, true));
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
            agrees_with_itself(&position, &found);
            let standing = *position.board().stones();
            assert!(found.dead.is_subset(&(standing.black | standing.white)));
            assert!(found.black_lead.is_finite());
            let in_range = |(_, &owned): (Point, &f32)| (-1.0..=1.0).contains(&owned);
            assert!(found.ownership.iter().all(in_range), "{size}");
        }
    }
}

/// In the opening the turn is worth about twice what White is paid for it.
#[test]
fn an_estimate_is_told_with_the_side_to_play_that_is() {
    for lines in [9, 13, 19] {
        let size = Size::new(lines).unwrap();
        let lead = |to_play: Color| {
            let mut position = Position::new(size, Ruleset::Chinese.rules());
            let turn = Setup {
                to_play: Some(to_play),
                ..Setup::default()
            };
            position.arrange(&turn).unwrap();
            estimate(&position).black_lead
        };
        let turn = lead(Color::Black) - lead(Color::White);
        assert!((8.0..20.0).contains(&turn), "{size}: {turn}");
    }
}
