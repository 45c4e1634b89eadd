//! Matches of Aligne 4 and of Quarto: moves in two halves, and turns that do
//! not alternate.

use jego::aligne4::{IllegalMove, Move, Piece, Position, Square, Variant};
use jego::board::{Color, Point};
use jego::game::{Margin, Outcome};
use jego::record::{Aligne4Record, AnyRecord, Breach, Change, GameKind, Seat, TimeControl};
use jego::session::{Action, Event, GameFile, Match, Notice, Picked, Stage, Tally, Waker, rematch};
use jego::words::Language;

use super::secs;
use super::tables::{At, at, level, seated};

fn new(variant: Variant) -> At<Position> {
    at(Aligne4Record::of(variant))
}

fn piece(number: u8) -> Piece {
    Piece::new(number).unwrap()
}

fn point(number: usize) -> Point {
    Square::ALL[number].point()
}

fn pick(number: u8) -> Action {
    Action::Pick(piece(number))
}

fn choose(number: usize) -> Action {
    Action::Choose(point(number))
}

fn put(game: &mut At<Position>, number: u8, square: usize) {
    game.act(pick(number));
    game.act(choose(square));
}

#[track_caller]
fn is_refused(game: &At<Position>, why: IllegalMove) {
    let why = Breach::Aligne4(why);
    game.says(|notice| matches!(notice, Notice::Illegal { why: said, .. } if *said == why));
}

#[test]
fn a_piece_and_a_square_are_picked_in_either_order() {
    let mut game = new(Variant::Aligne4);
    game.act(pick(3));
    assert_eq!(game.session.picked(), &Picked::Piece(piece(3)));
    assert_eq!(game.turns(), 0);
    game.act(choose(5));
    assert_eq!((game.turns(), game.to_play()), (1, Color::White));
    assert_eq!(game.session.picked(), &Picked::Nothing);
    game.act(choose(0));
    assert_eq!(game.session.picked(), &Picked::Square(point(0)));
    game.act(pick(9));
    assert_eq!(game.turns(), 2);
    let heard = game.session.take_events();
    let event = |color, number, at| Event::Put {
        color,
        piece: piece(number),
        at: point(at),
    };
    assert_eq!(
        heard,
        [event(Color::Black, 3, 5), event(Color::White, 9, 0)]
    );
}

#[test]
fn one_can_change_ones_mind() {
    let mut game = new(Variant::Aligne4);
    for (action, picked) in [
        (pick(3), Picked::Piece(piece(3))),
        (pick(4), Picked::Piece(piece(4))),
        (pick(4), Picked::Nothing),
        (choose(7), Picked::Square(point(7))),
        (choose(8), Picked::Square(point(8))),
        (choose(8), Picked::Nothing),
    ] {
        let revision = game.session.revision();
        game.act(action);
        assert_eq!(game.session.picked(), &picked);
        assert_ne!(game.session.revision(), revision);
    }
    assert_eq!(game.turns(), 0);
}

#[test]
fn a_refused_half_says_why_and_keeps_the_other() {
    let mut game = new(Variant::Aligne4);
    put(&mut game, 3, 5);
    game.act(pick(3));
    is_refused(&game, IllegalMove::Used(piece(3)));
    assert_eq!(game.session.picked(), &Picked::Nothing);
    game.act(pick(4));
    game.act(choose(5));
    is_refused(&game, IllegalMove::Occupied(Square::ALL[5]));
    assert_eq!(game.session.picked(), &Picked::Piece(piece(4)));
    game.act(Action::Choose(Point::new(9, 9)));
    is_refused(&game, IllegalMove::OffBoard(Point::new(9, 9)));
    game.act(pick(4));
    game.act(choose(6));
    game.act(pick(3));
    is_refused(&game, IllegalMove::Used(piece(3)));
    assert_eq!(game.session.picked(), &Picked::Square(point(6)));
    game.act(pick(4));
    assert_eq!(game.turns(), 2);
}

#[test]
fn what_was_picked_is_dropped_when_the_game_goes_elsewhere() {
    let mut game = new(Variant::Aligne4);
    put(&mut game, 3, 5);
    for action in [Action::Undo, Action::Redo, Action::Step(-1), Action::ToEnd] {
        game.act(pick(9));
        assert_eq!(game.session.picked(), &Picked::Piece(piece(9)));
        game.act(action);
        assert_eq!(game.session.picked(), &Picked::Nothing);
    }
    game.act(pick(9));
    game.act(Action::Delete(game.session.cursor()));
    assert_eq!(game.session.picked(), &Picked::Nothing);
    // A computer that sits down does not find half a move on the table.
    game.act(pick(9));
    let seats = jego::board::ByColor {
        black: level("Chance"),
        white: Seat::Person,
    };
    game.act(Action::Seats(seats));
    assert_eq!(game.session.picked(), &Picked::Nothing);
    // Nor can one be put there while it thinks.
    if game.session.waits_for_computer().is_some() {
        game.act(pick(9));
        game.says(|notice| matches!(notice, Notice::NotYourTurn(Color::Black)));
    }
    assert_eq!(game.session.picked(), &Picked::Nothing);
}

/// Pieces 0, 2, 4 and 6 are round and black; the fourth completes the row.
fn won() -> At<Position> {
    let mut game = new(Variant::Aligne4);
    for (number, square) in [(0, 0), (2, 1), (4, 2), (6, 3)] {
        put(&mut game, number, square);
    }
    game
}

#[test]
fn a_line_ends_the_game_and_what_it_shares_is_said() {
    let game = won();
    let outcome = Outcome::Win {
        winner: Color::White,
        by: Margin::Unstated,
    };
    assert_eq!(game.session.stage(), Stage::Over(outcome));
    assert_eq!(game.session.record().result(), Some(outcome));
    let ending = game.session.ending().unwrap();
    let Some(Tally::Aligne4(lines)) = &ending.tally else {
        unreachable!("{ending:?}")
    };
    assert_eq!(lines[0].squares, [0, 1, 2, 3].map(point));
    let said = game.session.notice().unwrap();
    assert_eq!(
        said.text(Language::English, GameKind::Aligne4),
        "Player 2 wins: all four are black and round"
    );
    assert_eq!(
        said.text(Language::French, GameKind::Aligne4),
        "Joueur 2 gagne\u{a0}: les quatre pièces sont noires et rondes"
    );
}

#[test]
fn nothing_is_picked_after_the_end() {
    let mut game = won();
    for action in [pick(9), choose(9)] {
        game.act(action);
        game.says(|notice| matches!(notice, Notice::Over(_)));
        assert_eq!(game.session.picked(), &Picked::Nothing);
    }
    game.act(Action::Pass);
    assert_eq!(game.turns(), 4);
}

#[test]
fn in_quarto_a_piece_is_handed_over_and_then_set() {
    let mut game = new(Variant::Quarto);
    game.act(choose(0));
    is_refused(&game, IllegalMove::GiveFirst);
    game.act(pick(7));
    assert_eq!((game.turns(), game.to_play()), (1, Color::White));
    game.act(pick(8));
    is_refused(&game, IllegalMove::SetFirst(piece(7)));
    game.act(choose(0));
    assert_eq!((game.turns(), game.to_play()), (2, Color::White));
    game.act(pick(7));
    is_refused(&game, IllegalMove::Used(piece(7)));
    game.act(pick(8));
    assert_eq!((game.turns(), game.to_play()), (3, Color::Black));
    let heard = game.session.take_events();
    assert!(heard.contains(&Event::Gave {
        color: Color::Black,
        piece: piece(7)
    }));
    assert!(heard.contains(&Event::Put {
        color: Color::White,
        piece: piece(7),
        at: point(0)
    }));
}

#[test]
fn in_quarto_the_clock_runs_until_the_turn_is_over() {
    let mut record = Aligne4Record::of(Variant::Quarto);
    let control = TimeControl::Fischer {
        main_secs: 60,
        increment_secs: 10,
    };
    record.apply(&Change::Control(control)).unwrap();
    let mut game = at(record);
    game.session.start_clock(secs(0));
    game.act_at(pick(7), secs(2));
    assert_eq!(game.session.running_clock(), Some(Color::White));
    game.act_at(choose(0), secs(5));
    // White has set a piece, has not finished, and gets nothing for it yet.
    assert_eq!(game.session.running_clock(), Some(Color::White));
    let left = |game: &At<Position>, color, at| {
        let reading = game.session.clock_reading(color, secs(at));
        reading.unwrap().left_millis
    };
    assert_eq!(left(&game, Color::White, 5), 57_000);
    assert_eq!(left(&game, Color::White, 9), 53_000);
    game.act_at(pick(8), secs(9));
    assert_eq!(game.session.running_clock(), Some(Color::Black));
    assert_eq!(left(&game, Color::White, 9), 63_000);
    assert_eq!(left(&game, Color::Black, 9), 68_000);
}

#[test]
fn undo_against_a_computer_gives_the_person_their_turn_again() {
    for variant in Variant::ALL {
        let record = seated(Aligne4Record::of(variant), Seat::Person, level("Chance"));
        let mut game = at(record);
        match variant {
            Variant::Aligne4 => put(&mut game, 3, 5),
            Variant::Quarto => game.act(pick(3)),
        }
        game.until("an answer", |session| session.computer().is_none());
        assert!(game.turns() > 1);
        assert_eq!(game.to_play(), Color::Black);
        game.act(Action::Undo);
        assert_eq!((game.turns(), game.to_play()), (0, Color::Black));
        game.act(Action::Redo);
        assert!(game.turns() > 1);
        assert_eq!(game.to_play(), Color::Black);
    }
}

#[test]
fn two_computers_play_both_variants_to_their_end() {
    for variant in Variant::ALL {
        let record = seated(Aligne4Record::of(variant), level("Chance"), level("Chance"));
        let mut game = at(record);
        game.until("the end", |session| session.is_finished());
        assert!(game.session.position().is_over());
    }
}

#[test]
fn hints_are_whole_moves_and_nobody_owns_points() {
    for variant in Variant::ALL {
        let mut game = new(variant);
        game.act(Action::Hint);
        game.until("a hint", |session| !session.is_hinting());
        let hint = game.session.hint().unwrap();
        match variant {
            Variant::Aligne4 => assert!(matches!(hint, Move::Put { .. })),
            Variant::Quarto => assert!(matches!(hint, Move::Give(_))),
        }
        let said = game.session.notice().unwrap();
        for &language in Language::ALL {
            assert!(!said.text(language, GameKind::Aligne4).is_empty());
        }
        let said = game.session.notice_revision();
        game.act(Action::Estimate);
        assert!(!game.session.is_estimating());
        assert_eq!(game.session.notice_revision(), said);
    }
}

#[test]
fn a_rematch_keeps_the_variant_and_swaps_who_begins() {
    let record = seated(
        Aligne4Record::of(Variant::Quarto),
        Seat::Person,
        level("Chance"),
    );
    let again = rematch(&record, "2026-11-15").unwrap();
    assert_eq!(again.start(), &Variant::Quarto);
    assert_eq!(again.seats().white, Seat::Person);
}

#[test]
fn a_match_of_any_table_is_kept_whatever_its_file_is_called() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = Match::new(
        AnyRecord::from(Aligne4Record::of(Variant::Quarto)),
        folder.path(),
        Waker::none(),
    );
    game.apply(pick(3), secs(0));
    assert_eq!(
        (game.game_title().as_str(), game.to_play()),
        ("Quarto", Color::White)
    );
    let record = game.record();
    assert!(record.to_sgf().is_none());
    for name in ["a.sgf", "a.jego.ron"] {
        let text = GameFile::new(name.into()).text_of(&record);
        assert_eq!(text, record.to_save());
    }
}
