//! What is read aloud: moves as they are played, undone and stepped through,
//! and answers to questions about the board.

use egui::Key;
use jego::record::{GameKind, Seat};
use jego::words::{Aloud, HomeWords, Label, Language, Menu};

use super::tables::at;
use super::{Jego, LARGE, quiet};

const EN: Language = Language::English;

/// A game against a computer that answers at once.
fn against_care() -> Jego {
    let mut settings = quiet();
    let level = "Care".to_owned();
    settings.last_game.seats = [Seat::Person, Seat::Computer { level }];
    Jego::at_table(settings)
}

#[test]
fn stepping_says_the_move_and_what_it_captured() {
    let mut jego = Jego::with_moves("A2 A1 B1");
    jego.key(Key::Home);
    assert_eq!(jego.said(), "Start of the game");
    jego.key(Key::ArrowRight);
    assert_eq!(jego.said(), "Move 1, Black A2");
    jego.key(Key::End);
    assert_eq!(jego.said(), "Move 3, Black B1, 1 stone captured, last move");
    jego.key(Key::ArrowLeft);
    assert_eq!(jego.said(), "Move 2, White A1");
    jego.play("C3");
    jego.key(Key::ArrowUp);
    assert_eq!(
        jego.said(),
        "Move 3, Black B1, 1 stone captured, variation 1 of 2, last move"
    );
    jego.key(Key::ArrowLeft);
    jego.key(Key::P);
    jego.key(Key::ArrowLeft);
    jego.key(Key::ArrowRight);
    let said = jego.said();
    assert!(
        said.starts_with("Move 3, Black passes, variation 3 of 3, end of the variation"),
        "{said}"
    );
}

#[test]
fn what_is_undone_is_said_and_no_longer_announced() {
    let mut jego = Jego::with_moves("D4 J2");
    assert_eq!(jego.said(), "White J2. Black to move");
    jego.ctrl(Key::Z);
    assert_eq!(jego.said(), "Undone: White J2. White to move");
    jego.ctrl(Key::Z);
    assert_eq!(jego.said(), "Undone: Black D4. Black to move");
    jego.ctrl(Key::Y);
    assert_eq!(jego.said(), "Move 1, Black D4");
}

#[test]
fn french_players_hear_french() {
    let mut jego = Jego::speaking(quiet(), LARGE, Language::French);
    jego.click(Language::French.say(HomeWords::Play));
    jego.key(Key::Enter);
    jego.play_all("A2 A1 B1");
    jego.key(Key::ArrowLeft);
    assert_eq!(jego.said(), "Coup 2, Blanc A1");
    jego.key(Key::ArrowRight);
    let said = jego.said();
    assert!(
        said.starts_with("Coup 3, Noir B1, 1 pierre capturée"),
        "{said}"
    );
    jego.ctrl(Key::Z);
    assert!(jego.said().starts_with("Annulé\u{a0}: Noir B1"));
}

#[test]
fn the_answer_is_announced_before_whose_turn_it_is() {
    let mut jego = against_care();
    jego.play("E5");
    jego.until("an answer", |jego| jego.stones() == 2);
    let said = jego.said();
    let (answer, turn) = said.split_once(". Black to move").unwrap();
    assert!(answer.contains("White ") && turn.is_empty(), "{said}");
    jego.ctrl(Key::Z);
    let undone = jego.said();
    assert!(undone.starts_with("Undone: White "), "{undone}");
    assert!(undone.contains(", Black E5"), "{undone}");
}

#[test]
fn an_answer_of_the_computer_takes_the_place_of_what_was_asked_before() {
    let mut jego = against_care();
    jego.play("E5");
    jego.key(Key::D);
    assert_eq!(jego.said(), "Last move: Black E5");
    assert_eq!(jego.stones(), 1, "it still thinks");
    jego.until("an answer", |jego| jego.stones() == 2);
    assert!(jego.sees("Black to move") && !jego.sees("Last move: Black E5"));
    assert!(jego.said().ends_with(". Black to move"), "{}", jego.said());
}

#[test]
fn home_and_end_say_where_one_is_already() {
    let mut jego = Jego::with_moves("D4 E5");
    jego.key(Key::End);
    assert_eq!(jego.said(), "This is the last move");
    jego.key(Key::End);
    assert_eq!(jego.said().trim_end(), "This is the last move");
    jego.key(Key::Home);
    jego.key(Key::Home);
    assert_eq!(jego.said(), "This is the start of the game");
}

#[test]
fn squares_are_called_squares_where_there_are_some() {
    for &language in Language::ALL {
        let settings = at(GameKind::Othello);
        let mut jego = Jego::speaking(settings, LARGE, language);
        jego.click(language.say(HomeWords::Play));
        jego.key(Key::Enter);
        jego.key(Key::G);
        assert_eq!(
            jego.dialog().as_deref(),
            Some(language.say(Aloud::SquareTitle))
        );
        let field = language.say(Aloud::SquareField);
        assert_eq!(jego.focused().as_deref(), Some(field));
        jego.write("z9");
        jego.key(Key::Enter);
        assert!(jego.sees(&language.fill(Aloud::NoSuchSquare, &[&"z9"])));
    }
}

#[test]
fn the_board_answers_questions() {
    let mut jego = Jego::with_moves("A2 A1 E5 C3 E6");
    jego.key(Key::D);
    assert_eq!(jego.said(), "Last move: Black E6");
    assert!(jego.sees("Last move: Black E6"), "it can be read, too");
    jego.key(Key::D);
    assert_eq!(jego.said().trim_end(), "Last move: Black E6");
    jego.key(Key::X);
    assert_eq!(jego.said(), "In atari: White A1, 1 stone, last liberty B1");
    jego.key(Key::B);
    assert_eq!(
        jego.said(),
        "E6 black, chain of 2 stones: E6 E5; 6 liberties: E7 D6 F6 D5 F5 E4"
    );
    jego.key(Key::J);
    assert_eq!(jego.said(), "Row 6: E6 black");
    jego.key(Key::K);
    assert_eq!(jego.said(), "Column E: E5 to E6 black");
    jego.key(Key::S);
    assert!(
        jego.said()
            .starts_with("Black has captured 0. White has captured 0, komi")
    );
    jego.click(EN.say(Menu::View));
    jego.click(EN.say(Menu::ReadAloud));
    jego.click(EN.say(Label::InAtari));
    assert!(jego.said().starts_with("In atari"));
}
