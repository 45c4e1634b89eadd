//! Counting, by pictures.

use jego::ai::go::Estimate;
use jego::board::{Color, Point, PointSet, Size};
use jego::game::{HalfPoints, History};
use jego::go::{
    Count, Handicap, Move, PassStones, Phase, Position, Rules, Ruleset, Scoring, Territory,
};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use crate::go::picture::Picture;

/// The position of a diagram, counted without komi so that the numbers are
/// those of the board.
fn position(scoring: Scoring, text: &str) -> Position {
    picture(scoring, text).position().clone()
}

fn picture(scoring: Scoring, text: &str) -> Picture {
    Picture::new(bare(scoring), Color::Black, text)
}

fn bare(scoring: Scoring) -> Rules {
    Rules {
        scoring,
        komi: HalfPoints::ZERO,
        ..Ruleset::French.rules()
    }
}

/// The totals of Black and White.
fn totals(count: &Count) -> (i32, i32) {
    let points = |color| count.parts(color).total.halves() / 2;
    (points(Color::Black), points(Color::White))
}

fn alive(scoring: Scoring, text: &str) -> Count {
    Count::of(&position(scoring, text), &PointSet::EMPTY)
}

const SPLIT: &str = "
    . . X O .
    . . X O .
    . . X O .
    . . X O .
    . . X O .
";

#[test]
fn area_is_stones_and_territory() {
    let count = alive(Scoring::Area, SPLIT);
    assert_eq!(totals(&count), (15, 10));
    assert_eq!(count.parts(Color::Black).stones, 5);
    assert_eq!(count.parts(Color::Black).territory, 10);
    assert_eq!(count.outcome().to_string(), "B+5");
}

#[test]
fn territory_leaves_stones_out() {
    let count = alive(Scoring::Territory, SPLIT);
    assert_eq!(totals(&count), (10, 5));
    assert!(count.in_seki().is_empty());
}

#[test]
fn an_enemy_stone_inside_makes_a_territory_neutral_until_it_is_dead() {
    let text = "
        . . X O .
        . . X O .
        . O X O .
        . . X O .
        . . X O .
    ";
    let stone = Point::new(1, 2);
    let dead = PointSet::from_iter([stone]);
    let area = position(Scoring::Area, text);
    let play = Territory::in_play(area.board());
    assert_eq!(play.surrounded(Color::Black), PointSet::EMPTY);
    assert_eq!(play.neutral().len(), 9);
    assert_eq!(play.owner(stone), Some(Color::White));
    assert_eq!(totals(&Count::in_play(&area)), (5, 11));

    let count = Count::of(&area, &dead);
    assert_eq!(totals(&count), (15, 10));
    assert_eq!(count.parts(Color::Black).dead, 1);
    assert_eq!(count.territory().owner(stone), Some(Color::Black));

    let count = Count::of(&position(Scoring::Territory, text), &dead);
    assert_eq!(totals(&count), (11, 5), "its point and the stone itself");
}

#[test]
fn the_whole_chain_of_a_dead_stone_is_dead() {
    let text = "
        . O X O .
        . O X O .
        . O X O .
        . . X O .
        . . X O .
    ";
    let one = PointSet::from_iter([Point::new(1, 0)]);
    let count = Count::of(&position(Scoring::Area, text), &one);
    assert_eq!(count.dead().len(), 3);
    assert_eq!(totals(&count), (15, 10));
}

#[test]
fn nobody_owns_an_empty_board() {
    let start = Position::new(Size::NINE, Ruleset::French.rules());
    let count = Count::in_play(&start);
    assert_eq!(count.outcome().to_string(), "W+7.5");
    assert_eq!(count.territory().neutral().len(), 81);
    assert_eq!(count.territory().owner(Point::new(4, 4)), None);
}

#[test]
fn one_stone_owns_the_whole_board() {
    let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
    game.play(Move::Place(Point::new(4, 4))).unwrap();
    let count = Count::in_play(game.position());
    assert_eq!(count.parts(Color::Black).territory, 80);
    assert_eq!(count.parts(Color::Black).total, HalfPoints::from_points(81));
}

#[test]
fn open_dame_belong_to_nobody_and_make_no_seki() {
    let text = "
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X X O . .
        . . X O O . .
        . . X O . . .
        . . X O . . .
    ";
    let area = alive(Scoring::Area, text);
    assert_eq!(area.territory().neutral().len(), 3);
    assert_eq!(totals(&area), (22, 24));
    assert_eq!(totals(&alive(Scoring::Territory, text)), (14, 16));
}

/// Two groups without eyes share two liberties, and whoever fills one is
/// captured.
const SEKI_WITHOUT_EYES: &str = "
    . O X a O X .
    . O X a O X .
    . O X O O X .
    . O O X X X .
    . . O X . . .
    . . O X . . .
    . . O X . . .
";

/// One eye each (b and c) and a shared liberty (a).
const SEKI_WITH_EYES: &str = "
    b X a O c O X . .
    X X O O O O X . .
    O O X X X X X . .
    . O O O O O X . .
    . . . . . O X . .
    . . . . . O X . .
    . . . . . O X . .
    . . . . . O X . .
    . . . . . O X . .
";

/// A black group without eyes between two white ones with one eye each: two
/// liberties are shared (a), and whoever plays there is captured.
const SEKI_OF_THREE: &str = "
    b O a X a O c O X
    O O X X X O O O X
    X X O O O X X X X
    . X O . O X . . .
    X X O . O X . . .
    . X O . O X . . .
    . X O . O X . . .
    . X O . O X . . .
    . X O . O X . . .
";

#[test]
fn a_seki_without_eyes_scores_its_stones_under_area_alone() {
    let area = alive(Scoring::Area, SEKI_WITHOUT_EYES);
    assert_eq!(totals(&area), (25, 22));
    let territory = alive(Scoring::Territory, SEKI_WITHOUT_EYES);
    assert_eq!(totals(&territory), (13, 10));
    assert_eq!(territory.territory().neutral().len(), 2);
}

#[test]
fn eyes_in_a_seki_count_under_area_and_not_under_territory() {
    for (text, by_area, by_territory) in [
        (SEKI_WITH_EYES, (35, 45), (18, 26)),
        (SEKI_OF_THREE, (48, 31), (23, 6)),
    ] {
        let area = alive(Scoring::Area, text);
        assert!(area.in_seki().is_empty());
        assert_eq!(totals(&area), by_area, "{text}");
        let territory = alive(Scoring::Territory, text);
        let picture = picture(Scoring::Territory, text);
        assert_eq!(
            territory.in_seki(),
            picture.points('b') | picture.points('c')
        );
        assert_eq!(territory.territory().neutral(), picture.points('a'));
        assert_eq!(totals(&territory), by_territory, "{text}");
    }
}

#[test]
fn stones_in_seki_are_never_proposed_as_dead() {
    for text in [SEKI_WITHOUT_EYES, SEKI_WITH_EYES, SEKI_OF_THREE] {
        for seed in 0..10 {
            let position = position(Scoring::Territory, text);
            let dead = Estimate::of(&position, &mut SmallRng::seed_from_u64(seed)).dead;
            assert_eq!(dead, PointSet::EMPTY, "seed {seed}\n{text}");
        }
    }
}

#[test]
fn a_group_with_two_eyes_next_to_dame_is_no_seki() {
    let text = "
        . X . X . O .
        X X X X . O .
        . . . . . O .
        O O O O O O .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    let count = alive(Scoring::Territory, text);
    assert!(count.in_seki().is_empty());
    assert_eq!(count.parts(Color::Black).territory, 2);
}

#[test]
fn a_small_group_that_touches_no_dame_is_no_seki() {
    let text = "
        . . . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    let count = alive(Scoring::Territory, text);
    assert!(count.in_seki().is_empty());
    assert_eq!(totals(&count), (3, 34));
}

/// White lives on two points that look like false eyes, one at each end of a
/// ring around a living black group; random play fills them.
#[test]
fn a_two_headed_dragon_is_never_proposed_as_dead() {
    let text = "
        . X X X X X X X X X X
        X X X . . . O O X X X
        X X X O O O O . O X X
        X X X O X X X O O X X
        X X X O X . X O X X X
        X X X O X X X O . X X
        X X X O X . X O . X X
        X X O O X X X O . X X
        X X O . O O O O X X X
        X X X O O X X X X X X
        X X X X X X X X X X .
    ";
    for seed in 0..10 {
        let position = position(Scoring::Area, text);
        let dead = Estimate::of(&position, &mut SmallRng::seed_from_u64(seed)).dead;
        assert_eq!(dead, PointSet::EMPTY, "seed {seed}");
    }
}

#[test]
fn where_the_rules_know_no_dead_stones_none_are_taken_off() {
    let rules = Ruleset::TrompTaylor.rules();
    let picture = Picture::new(rules, Color::Black, SPLIT);
    let everything = PointSet::all(Size::new(5).unwrap());
    let count = Count::of(picture.position(), &everything);
    assert_eq!(count, Count::in_play(picture.position()));
    assert_eq!(count.parts(Color::Black).stones, 5);
}

#[test]
fn captives_in_a_living_group_are_proposed_as_dead() {
    let text = "
        . O X . X . .
        X X X X X . .
        . . . . . . .
        O O O O O O O
        . . . . . . .
        . . X . . . .
        . . . . . . .
    ";
    let position = position(Scoring::Area, text);
    let dead = Estimate::of(&position, &mut SmallRng::seed_from_u64(1)).dead;
    assert!(dead.contains(Point::new(1, 0)));
    assert!(!dead.contains(Point::new(0, 1)));
}

#[test]
fn prisoners_count_under_territory_only() {
    let black = |scoring| {
        let text = "
            . X a X .
            X O O X .
            . X X . .
            . . . . .
            . . . . O
        ";
        let picture = picture(scoring, text).play("a").prisoners(2, 0);
        *Count::in_play(picture.position()).parts(Color::Black)
    };
    let parts = black(Scoring::Territory);
    assert_eq!(parts.total, HalfPoints::from(parts.territory + 2));
    let parts = black(Scoring::Area);
    assert_eq!(parts.prisoners, 2);
    let stones = HalfPoints::from(parts.territory + parts.stones);
    assert_eq!(parts.total, stones);
}

#[test]
fn a_pass_costs_a_stone_where_the_rules_say_so() {
    let rules = Rules {
        pass_stones: PassStones::Given,
        ..bare(Scoring::Territory)
    };
    let picture = Picture::new(rules, Color::Black, SPLIT).play("- -");
    assert_eq!(picture.position().situation().phase, Phase::Counting);
    let count = Count::of(picture.position(), &PointSet::EMPTY);
    assert_eq!(totals(&count), (11, 6));
}

#[test]
fn white_is_paid_for_handicap_stones_on_its_own_line() {
    let paid = |ruleset: Ruleset| {
        let rules = ruleset.rules();
        let start = Position::with_handicap(Size::NINE, rules, Handicap::Fixed(4)).unwrap();
        let white = *Count::in_play(&start).parts(Color::White);
        [white.komi, white.bonus, white.total].map(HalfPoints::halves)
    };
    assert_eq!(paid(Ruleset::French), [9, 0, 9]);
    assert_eq!(paid(Ruleset::Chinese), [1, 8, 9]);
    assert_eq!(paid(Ruleset::Aga), [1, 6, 7]);
    assert_eq!(paid(Ruleset::Japanese), [1, 0, 1]);
    assert_eq!(paid(Ruleset::NewZealand), [1, 0, 1]);
    assert_eq!(paid(Ruleset::TrompTaylor), [15, 0, 15]);
}

#[test]
fn nothing_is_enclosed_while_only_one_color_is_on_the_board() {
    let first = position(
        Scoring::Area,
        "
        . . . . .
        . . . . .
        . . X . .
        . . . . .
        . . . . .
        ",
    );
    assert_eq!(totals(&Count::in_play(&first)), (25, 0));
    let shown = Count::so_far(&first);
    assert_eq!(totals(&shown), (1, 0));
    assert_eq!(shown.territory().neutral().len(), 24);
}

#[test]
fn a_region_larger_than_half_of_the_board_is_nobodys_yet() {
    let corner = position(
        Scoring::Area,
        "
        . O X . .
        O O X . .
        X X X . .
        . . . . .
        . . . . .
        ",
    );
    let shown = Count::so_far(&corner);
    assert_eq!(shown.parts(Color::Black).territory, 0);
    assert_eq!(shown.parts(Color::White).territory, 1, "an eye is enclosed");
    assert_eq!(totals(&Count::in_play(&corner)), (21, 4));
}
