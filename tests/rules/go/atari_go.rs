//! Atari go: the first capture wins. `docs/RULES.md` tells why the rest is as it is.

use jego::board::{Color, Size};
use jego::game::{Game as _, History, Margin, Outcome};
use jego::go::{IllegalMove, Move, Phase, Position, Rules, Ruleset, Suicide};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng};

use crate::go::picture::Picture;

fn atari_go() -> Rules {
    Ruleset::AtariGo.rules()
}

fn winner(position: &Position) -> Option<Color> {
    position.outcome().and_then(Outcome::winner)
}

#[test]
fn the_first_capture_ends_the_game_for_whoever_made_it() {
    let picture = Picture::new(
        atari_go(),
        Color::White,
        "
        . O O . .
        O X X a .
        . O O . b
        . . . . .
        . . . . .
        ",
    )
    .play("a")
    .prisoners(0, 2);
    let position = picture.position();
    assert_eq!(position.situation().phase, Phase::Captured(Color::White));
    let won = Outcome::Win {
        winner: Color::White,
        by: Margin::Unstated,
    };
    assert_eq!(position.outcome(), Some(won));
    // Legal in SGF, and read back as it was written.
    assert_eq!(won.to_string(), "W+");
    let over = Some(IllegalMove::Captured(Color::White));
    assert_eq!(picture.refusal("b"), over);
    assert_eq!(picture.refusal("-"), over);
    assert!(picture.game.legal_moves().is_empty());
}

#[test]
fn where_both_would_have_no_liberty_it_is_the_mover_who_captures() {
    let picture = Picture::new(
        atari_go(),
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
    .prisoners(2, 0);
    assert_eq!(winner(picture.position()), Some(Color::Black));
}

#[test]
fn suicide_is_refused_and_would_be_a_capture_for_the_other() {
    let text = "
        . X O . .
        X a O . .
        O O O . .
        . . . . .
        . . . . .
    ";
    // The corner is a liberty: that is no suicide, only a mistake.
    Picture::new(atari_go(), Color::Black, text).allows("a");
    let text = "
        X a O . .
        O O O . .
        . . . . .
        . . . . .
        . . . . .
    ";
    Picture::new(atari_go(), Color::Black, text).refuses_suicide("a");
    let allowed = Rules {
        suicide: Suicide::Allowed,
        ..atari_go()
    };
    let picture = Picture::new(allowed, Color::Black, text).play("a");
    assert_eq!(winner(picture.position()), Some(Color::White));
}

#[test]
fn nobody_passes_who_can_place_a_stone() {
    let picture = Picture::new(
        atari_go(),
        Color::Black,
        "
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        ",
    );
    assert_eq!(picture.refusal("-"), Some(IllegalMove::MustPlay));
}

#[test]
fn who_has_no_move_passes_and_is_captured() {
    let picture = Picture::new(
        atari_go(),
        Color::Black,
        "
        . O .
        O O O
        a X O
        ",
    );
    // Each empty point would be suicide for Black.
    assert_eq!(picture.game.legal_moves(), [Move::Pass]);
    let picture = picture.play("-");
    assert!(!picture.position().is_over());
    assert_eq!(picture.refusal("-"), Some(IllegalMove::MustPlay));
    let picture = picture.play("a");
    assert_eq!(winner(picture.position()), Some(Color::White));
}

#[test]
fn a_board_that_was_filled_by_hand_ends_without_a_result() {
    let picture = Picture::new(
        atari_go(),
        Color::Black,
        "
        X O
        O X
        ",
    )
    .play("- -");
    assert_eq!(picture.position().outcome(), Some(Outcome::NoResult));
}

#[test]
fn a_ko_cannot_be_retaken_because_the_game_is_over() {
    let picture = Picture::new(
        atari_go(),
        Color::Black,
        "
        . X O . .
        X O a O .
        . X O . .
        . . . . .
        . . . . .
        ",
    )
    .play("a")
    .prisoners(1, 0);
    assert_eq!(
        picture.refusal("B4"),
        Some(IllegalMove::Captured(Color::Black))
    );
}

#[test]
fn undo_takes_the_end_back() {
    let mut picture = Picture::new(
        atari_go(),
        Color::Black,
        "
        O a .
        X . .
        . . .
        ",
    )
    .play("a");
    assert!(picture.position().is_over());
    picture.game.undo();
    assert!(!picture.position().is_over());
    assert_eq!(picture.position().situation().prisoners.black, 0);
}

#[test]
fn what_a_file_goes_on_with_changes_nothing_about_who_won() {
    let mut game = History::new(Position::new(Size::FIVE, atari_go()));
    let place = |col, row| Move::Place(jego::board::Point::new(col, row));
    for (by, mv) in [
        (Color::Black, place(0, 1)),
        (Color::White, place(0, 0)),
        (Color::Black, place(1, 0)),
        (Color::White, place(4, 3)),
        (Color::Black, place(4, 4)),
        (Color::White, place(3, 4)),
        (Color::Black, Move::Pass),
    ] {
        game.record(by, mv).unwrap();
    }
    assert_eq!(game.position().situation().prisoners.white, 1);
    assert_eq!(winner(game.position()), Some(Color::Black));
    let breach = game.tree().breach(game.cursor());
    assert_eq!(breach, Some(&IllegalMove::Captured(Color::Black)));
}

/// Each game ends with a capture, and the winner is who made it: an empty point
/// is never suicide for both, so somebody can always move, and the last empty
/// point can only be filled by a capture.
#[test]
fn every_random_game_ends_with_a_capture_by_the_winner() {
    let mut passes = 0;
    for seed in 0..2_000 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let size = Size::new(2 + (seed % 8) as u8).unwrap();
        let mut game = History::new(Position::new(size, atari_go()));
        let most = 2 * size.area();
        let mut last = None;
        for _ in 0..most {
            let legal = game.legal_moves();
            let position = game.position();
            if legal.is_empty() {
                break;
            }
            let passing = legal.contains(&Move::Pass);
            assert_eq!(
                passing,
                legal.len() == 1 && legal[0] == Move::Pass,
                "seed {seed}"
            );
            passes += usize::from(passing);
            let prisoners = position.situation().prisoners;
            assert_eq!((prisoners.black, prisoners.white), (0, 0), "seed {seed}");
            last = Some(position.to_play());
            game.play(legal[rng.random_range(0..legal.len())]).unwrap();
        }
        let position = game.position();
        assert_eq!(winner(position), last, "seed {seed}");
        let prisoners = position.situation().prisoners;
        let winner = winner(position).unwrap();
        assert!(prisoners[winner] > 0, "seed {seed}");
        assert_eq!(prisoners[winner.other()], 0, "seed {seed}");
    }
    assert!(passes > 0, "someone had no move");
}
