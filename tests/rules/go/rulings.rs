//! Corner cases of the rules, one picture each. `docs/RULES.md` tells why.

use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::game::{Game as _, History};
use jego::go::{
    Board, Count, Handicap, IllegalMove, KoRule, Move, Phase, Position, Rules, Ruleset, Setup,
    Suicide,
};

use crate::go::picture::Picture;

fn french() -> Rules {
    Ruleset::French.rules()
}

#[test]
fn the_last_liberty_captures_the_whole_chain() {
    Picture::new(
        french(),
        Color::Black,
        "
        . X X . .
        X O O a .
        . X X . .
        . . . . .
        . . . . .
        ",
    )
    .play("a")
    .prisoners(2, 0)
    .shows(
        "
        . X X . .
        X . . X .
        . X X . .
        . . . . .
        . . . . .
        ",
    );
}

#[test]
fn a_capture_comes_before_the_movers_own_liberties() {
    Picture::new(
        french(),
        Color::Black,
        "
        a O X . .
        O X . . .
        X . . . .
        . . . . .
        . . . . .
        ",
    )
    .play("a")
    .prisoners(2, 0)
    .shows(
        "
        X . X . .
        . X . . .
        X . . . .
        . . . . .
        . . . . .
        ",
    );
}

#[test]
fn suicide_is_refused_or_lifts_the_chain() {
    let text = "
        X a O . .
        O O O . .
        . . . . .
        . . . . .
        . . . . .
    ";
    Picture::new(french(), Color::Black, text).refuses_suicide("a");
    Picture::new(Ruleset::NewZealand.rules(), Color::Black, text)
        .play("a")
        .prisoners(0, 2)
        .shows(
            "
            . . O . .
            O O O . .
            . . . . .
            . . . . .
            . . . . .
            ",
        );
}

#[test]
fn a_lone_suicide_repeats_the_position_but_not_the_situation() {
    let text = "
        a O .
        O . .
        . . .
    ";
    let tromp_taylor = Ruleset::TrompTaylor.rules();
    Picture::new(tromp_taylor, Color::Black, text).refuses_to_repeat("a", 1);
    Picture::new(Ruleset::NewZealand.rules(), Color::Black, text)
        .play("a")
        .shows(text)
        .prisoners(0, 1);
    let simple = Rules {
        ko: KoRule::Simple,
        suicide: Suicide::Allowed,
        ..french()
    };
    Picture::new(simple, Color::Black, text).play("a");
}

/// White is dead in the corner as it stands: White cannot play either liberty,
/// and Black can start a ko at will. Jego takes the players' word for it, and
/// lets them play it out where they do not agree.
#[test]
fn bent_four_in_the_corner_is_dead_by_agreement_or_played_out() {
    let text = "
        X X X b O X .
        a O O O O X .
        O O X X X X .
        X X X . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    let japanese = Picture::new(Ruleset::Japanese.rules(), Color::Black, text).play("- -");
    assert_eq!(japanese.position().situation().phase, Phase::Counting);
    let white = japanese.position().board().chain(Point::new(4, 0));
    let white = white | japanese.position().board().chain(Point::new(0, 2));
    let dead = Count::of(japanese.position(), &white);
    assert_eq!(dead.parts(Color::Black).dead, 7);
    assert_eq!(dead.parts(Color::White).total, japanese.position().komi());

    // After the capture Black plays on the vital point, and it is a ko.
    Picture::new(french(), Color::Black, text)
        .play("a b")
        .prisoners(0, 4)
        .play("B7 A7 A6")
        .prisoners(1, 4)
        .refuses_to_repeat("A7", 5);
}

#[test]
fn two_passes_stop_play_and_resuming_goes_on() {
    let mut game = History::new(Position::new(Size::NINE, french()));
    game.play(Move::Pass).unwrap();
    game.play(Move::Pass).unwrap();
    assert_eq!(game.position().situation().phase, Phase::Counting);
    let place = Move::Place(Point::new(4, 4));
    assert_eq!(game.play(place), Err(IllegalMove::Stopped));
    assert_eq!(game.play(Move::Pass), Err(IllegalMove::Stopped));
    let resume = Setup {
        to_play: Some(Color::Black),
        ..Setup::default()
    };
    game.arrange(resume).unwrap();
    game.play(place).unwrap();
    game.play(Move::Pass).unwrap();
    assert!(!game.position().is_over());
}

#[test]
fn under_aga_rules_white_passes_last() {
    let phase = |moves: &[Move]| {
        let mut game = History::new(Position::new(Size::NINE, Ruleset::Aga.rules()));
        for &mv in moves {
            game.play(mv).unwrap();
        }
        game.position().situation().phase
    };
    let place = Move::Place(Point::new(4, 4));
    assert_eq!(phase(&[Move::Pass, Move::Pass]), Phase::Counting);
    assert_eq!(
        phase(&[place, Move::Pass, Move::Pass]),
        Phase::Playing { passes_in_a_row: 2 }
    );
    assert_eq!(
        phase(&[place, Move::Pass, Move::Pass, Move::Pass]),
        Phase::Counting
    );
}

#[test]
fn fixed_handicap_stones_stand_and_white_begins() {
    let rules = Ruleset::Japanese.rules();
    let start = Position::with_handicap(Size::NINE, rules, Handicap::Fixed(5)).unwrap();
    assert_eq!(start.to_play(), Color::White);
    assert_eq!(start.board().stones().black.len(), 5);
    assert_eq!(start.komi().to_string(), "0.5");
    assert!(Position::with_handicap(Size::SMALLEST, rules, Handicap::Fixed(2)).is_err());
}

#[test]
fn free_handicap_stones_are_placed_one_after_the_other() {
    let start = Position::with_handicap(Size::NINE, french(), Handicap::Free(3)).unwrap();
    let mut game = History::new(start);
    for col in 0..3 {
        assert_eq!(game.position().to_play(), Color::Black);
        assert!(matches!(
            game.play(Move::Pass),
            Err(IllegalMove::HandicapFirst { .. })
        ));
        game.play(Move::Place(Point::new(col, col))).unwrap();
    }
    assert_eq!(game.position().to_play(), Color::White);
    game.play(Move::Pass).unwrap();
    game.undo();
    game.undo();
    assert_eq!(game.position().to_play(), Color::Black);
    assert_eq!(game.position().situation().handicap_left, 1);
    assert_eq!(game.position().komi().to_string(), "3.5");
}

#[test]
fn a_refused_move_says_why() {
    let mut game = History::new(Position::new(Size::NINE, french()));
    let place = Move::Place(Point::new(3, 5));
    game.play(place).unwrap();
    assert_eq!(
        game.play(place).unwrap_err().to_string(),
        "D4 is already occupied"
    );
    let off = Move::Place(Point::new(9, 0));
    assert!(matches!(game.play(off), Err(IllegalMove::OffBoard { .. })));
    let out_of_turn = game.position().judge(Color::Black, Move::Pass, game.past());
    assert_eq!(out_of_turn, Err(IllegalMove::NotTheirTurn(Color::Black)));
}

/// A stone that a file puts on another replaces it, and captures as usual.
#[test]
fn a_forced_stone_does_what_the_file_says() {
    let mut picture = Picture::new(
        french(),
        Color::Black,
        "
        O O X . .
        X X . . .
        . . . . .
        . . . . .
        . . . . .
        ",
    );
    let onto_black = Move::Place(Point::new(0, 1));
    picture.game.record(Color::White, onto_black).unwrap();
    picture
        .shows(
            "
            O O X . .
            O X . . .
            . . . . .
            . . . . .
            . . . . .
            ",
        )
        .prisoners(0, 0);

    let mut suicide = Picture::new(
        french(),
        Color::Black,
        "
        . O . . .
        O . . . .
        . . . . .
        . . . . .
        . . . . .
        ",
    );
    let corner = Move::Place(Point::new(0, 0));
    suicide.game.record(Color::Black, corner).unwrap();
    suicide.prisoners(0, 1);
}

/// A board made from any two sets has one stone a point, all of them on it.
#[test]
fn a_board_takes_the_stones_it_has_room_for() {
    let both = Point::new(1, 1);
    let outside = Point::new(7, 0);
    let stones = ByColor::from_fn(|_| PointSet::from_iter([both, outside]));
    let board = Board::of_stones(Size::SMALLEST, &stones);
    assert_eq!(board.to_string(), ". .\n. X");
    assert_eq!(board.stones().white, PointSet::EMPTY);
    assert_eq!(board.stones().black, PointSet::from_iter([both]));
    assert_eq!(board.liberties(both), 2);
}

#[test]
fn a_setup_off_the_board_changes_nothing() {
    let mut game = History::new(Position::new(Size::NINE, french()));
    let mut setup = Setup::default();
    setup.add.black.insert(Point::new(4, 4));
    setup.remove.insert(Point::new(9, 9));
    assert!(game.arrange(setup).is_err());
    assert_eq!(game.position().board().stones().black.len(), 0);
    assert_eq!(game.tree().ids(), 1);
}
