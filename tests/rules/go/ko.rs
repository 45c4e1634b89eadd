//! Ko and superko, one picture each. `docs/RULES.md` tells why.

use jego::board::{Color, PointSet, Size};
use jego::game::{Game as _, Outcome};
use jego::go::{IllegalMove, KoRule, Phase, Rules, Ruleset, Setup};

use crate::go::picture::Picture;

const KO_RULES: [KoRule; 4] = [
    KoRule::Simple,
    KoRule::PositionalSuperko,
    KoRule::SituationalSuperko,
    KoRule::NaturalSituationalSuperko,
];

fn with_ko(ko: KoRule) -> Rules {
    Rules {
        ko,
        ..Ruleset::French.rules()
    }
}

/// White can throw in at b, Black take at a, and then it is a ko.
const KO: &str = "
    . X O .
    X b a O
    . X O .
    c d . .
";

#[test]
fn a_ko_may_not_be_retaken_at_once_under_any_rule() {
    for ko in KO_RULES {
        Picture::new(with_ko(ko), Color::White, KO)
            .play("b a")
            .prisoners(1, 0)
            .refuses_to_repeat("b", 2)
            .play("c d")
            .play("b")
            .prisoners(1, 1);
    }
}

#[test]
fn a_snapback_is_no_ko() {
    for ko in KO_RULES {
        Picture::new(
            with_ko(ko),
            Color::Black,
            "
            X O a c X
            X O O O X
            . X X X .
            . . . . .
            . . . . .
            ",
        )
        .play("a c a")
        .prisoners(5, 1)
        .shows(
            "
            X . X . X
            X . . . X
            . X X X .
            . . . . .
            . . . . .
            ",
        );
    }
}

/// White throws in a second stone, Black takes both, White takes one back:
/// after three moves the board is the same and the turn is not.
const SEND_TWO_RETURN_ONE: &str = "
    a O b O .
    X X O O .
    . X O . .
    X X O . .
    . X O . .
";

fn send_two(ko: KoRule) -> Picture {
    Picture::new(with_ko(ko), Color::White, SEND_TWO_RETURN_ONE)
        .play("a b")
        .prisoners(2, 0)
}

#[test]
fn positional_superko_stops_the_return_of_one() {
    send_two(KoRule::PositionalSuperko).refuses_to_repeat("B5", 1);
}

#[test]
fn situational_superko_stops_the_second_sending_of_two() {
    for ko in [
        KoRule::SituationalSuperko,
        KoRule::NaturalSituationalSuperko,
    ] {
        send_two(ko)
            .play("B5")
            .shows(SEND_TWO_RETURN_ONE)
            .play("-")
            .refuses_to_repeat("a", 2);
    }
}

#[test]
fn a_cycle_that_costs_one_side_more_does_not_void_the_game() {
    let picture = send_two(KoRule::Simple)
        .play("B5 - a b B5 -")
        .prisoners(4, 2);
    assert!(!picture.position().is_over());
}

/// Black made the position in which Black can take the ko, and White passed
/// in it. Taking back at once repeats the position, and repeats it with Black
/// to move, but it is not a position that White made.
#[test]
fn the_three_superko_rules_differ_after_a_pass() {
    let retake = |ko| {
        Picture::new(
            with_ko(ko),
            Color::Black,
            "
            . X O .
            X O a O
            . X O .
            b . . .
            ",
        )
        .play("b - a")
    };
    retake(KoRule::PositionalSuperko).refuses_to_repeat("B3", 2);
    retake(KoRule::SituationalSuperko).refuses_to_repeat("B3", 3);
    retake(KoRule::NaturalSituationalSuperko).allows("B3");
    retake(KoRule::Simple).refuses_to_repeat("B3", 3);
}

/// Three kos that can be taken round and round.
const TRIPLE_KO: &str = "
    . X O . . . . . .
    X O a O . . . . .
    . X O . . . . . .
    . X O . . . . . .
    X b X O . . . . .
    . X O . . . . . .
    . X O . . . . . .
    X O c O . . . . .
    . X O . . . . . .
";

#[test]
fn a_triple_ko_ends_a_game_without_superko_without_result() {
    let picture = Picture::new(Ruleset::Japanese.rules(), Color::Black, TRIPLE_KO)
        .play("a b c B8 C5")
        .allows("B2")
        .play("B2")
        .prisoners(3, 3)
        .shows(TRIPLE_KO);
    assert_eq!(picture.position().situation().phase, Phase::Void);
    assert_eq!(picture.position().outcome(), Some(Outcome::NoResult));
    assert_eq!(picture.refusal("a"), Some(IllegalMove::Void));
    assert_eq!(picture.game.legal_moves(), []);
}

#[test]
fn superko_stops_a_triple_ko_before_it_closes() {
    for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
        Picture::new(with_ko(ko), Color::Black, TRIPLE_KO)
            .play("a b c B8 C5")
            .refuses_to_repeat("B2", 1);
    }
    // Nobody made the position that was set up by hand, so White may make it,
    // and the next move is the one that repeats.
    Picture::new(
        with_ko(KoRule::NaturalSituationalSuperko),
        Color::Black,
        TRIPLE_KO,
    )
    .play("a b c B8 C5 B2")
    .refuses_to_repeat("a", 2);
}

/// Resuming leaves the stones alone, so what was played before still counts.
#[test]
fn nobody_made_a_position_that_was_set_up_by_hand() {
    let rules = with_ko(KoRule::NaturalSituationalSuperko);
    let mut picture = Picture::new(rules, Color::White, TRIPLE_KO);
    let setup = Setup {
        remove: PointSet::all(Size::NINE),
        ..Setup::default()
    };
    let stones = *picture.position().board().stones();
    picture.game.arrange(setup).unwrap();
    picture = picture.play("J9");
    picture
        .game
        .arrange(Setup {
            add: stones,
            remove: PointSet::all(Size::NINE),
            to_play: Some(Color::Black),
        })
        .unwrap();
    picture.shows(TRIPLE_KO).play("a b c B8 C5 B2");
}

#[test]
fn resuming_does_not_lift_superko() {
    let mut picture = Picture::new(Ruleset::French.rules(), Color::White, KO).play("b a - -");
    picture
        .game
        .arrange(Setup {
            to_play: Some(Color::White),
            ..Setup::default()
        })
        .unwrap();
    picture.refuses_to_repeat("b", 2);
}

#[test]
fn changing_the_stones_by_hand_begins_a_new_past() {
    let mut picture = Picture::new(Ruleset::French.rules(), Color::White, KO).play("b a");
    let mut setup = Setup::default();
    setup.add.black = picture.points('c');
    picture.game.arrange(setup).unwrap();
    let mut undone = picture.clone();
    picture = picture.allows("b");
    let setup = Setup {
        remove: picture.points('c'),
        ..Setup::default()
    };
    picture.game.arrange(setup).unwrap();
    picture.allows("b");
    undone.game.undo();
    undone.refuses_to_repeat("b", 2);
}
