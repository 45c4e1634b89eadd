//! Going over games: the full screen, and how wide lines are.

use std::path::{Path, PathBuf};

use jego::board::{Color, Size};
use jego::console::{LaunchOptions, LaunchTarget};
use jego::record::GameKind;
use jego::session::{Match, ReviewState};
use ratatui::crossterm::event::KeyCode;
use unicode_width::UnicodeWidthStr as _;

use super::program::jego;
use super::screen::Screen;
use super::two_at;

/// A game with its review in it.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/reviews")
        .join(name)
}

fn reviewed(name: &str) -> LaunchOptions {
    LaunchOptions {
        what: LaunchTarget::File(path(name)),
        ..LaunchOptions::default()
    }
}

fn state(screen: &Screen) -> Option<ReviewState> {
    screen.app.playing().and_then(Match::review_state)
}

fn wait(screen: &mut Screen) {
    screen.until(|app| app.playing().unwrap().review_state() == Some(ReviewState::Done));
    screen.draw();
}

#[test]
fn a_game_that_holds_a_review_shows_it_and_keys_go_through_its_mistakes() {
    for (file, first) in [
        ("go-9x9.sgf", "Move 15, Black B2: mistake, lost 5"),
        ("othello.sgf", "Move 6, White b2: blunder, lost 23"),
        ("aligne-4.jego.ron", "Move 3, Player 1 small black round"),
    ] {
        let mut screen = Screen::new(&reviewed(file));
        wait(&mut screen);
        screen.sees("Complete");
        screen.key(KeyCode::Home);
        screen.keys(">");
        screen.sees(first);
        screen.sees("Better: ");
        screen.keys("<");
        screen.sees("No mistake before this move");
        screen.keys("R");
        screen.sees_no("Better: ");
        assert_eq!(state(&screen), None);
        screen.keys(">");
        screen.sees("That cannot be done now");
    }
}

#[test]
fn the_key_moments_are_a_page_and_a_digit_goes_to_one_of_them() {
    let mut screen = Screen::new(&reviewed("go-9x9.sgf"));
    wait(&mut screen);
    screen.keys("M");
    screen.sees("How it was played");
    screen.sees("best or good moves");
    screen.key(KeyCode::PageDown);
    screen.sees("Key moments");
    screen.sees("1. Move 12, White D3: inaccuracy");
    screen.keys("2");
    screen.sees("Move 15, Black B2: mistake");
    assert_eq!(screen.game().path().len(), 16);
    // Only those of one side are in the list.
    screen.keys("S");
    screen.sees("Whose mistakes: Black");
    assert_eq!(screen.game().mistakes_of(), Some(Color::Black));
    screen.keys("M2");
    screen.sees("Move 17, Black C1: blunder");
    screen.keys("M9");
    screen.sees("Enter a number from 1 to 4");
    screen.key(KeyCode::Esc);
    screen.keys("SS");
    screen.sees("Whose mistakes: both");
}

#[test]
fn what_the_review_says_stands_beside_the_board_also_on_sixty_columns() {
    let mut screen = Screen::new(&reviewed("go-9x9.sgf"));
    wait(&mut screen);
    screen.resize(60, 24);
    screen.keys(">");
    screen.sees("Better: E7");
    screen.sees("Move 15, Black B2: mistake");
    screen.keys("R");
    screen.sees_no("Better: E7");
    screen.sees("├───┼");
}

#[test]
fn a_review_is_started_paused_and_taken_out_again() {
    let mut screen = Screen::new(&LaunchOptions {
        size: Some(Size::NINE),
        ..two_at(GameKind::Go)
    });
    screen.key(KeyCode::Enter);
    screen.keys("R");
    screen.key(KeyCode::F(8));
    if state(&screen) == Some(ReviewState::Paused) {
        screen.sees("Paused at");
        screen.key(KeyCode::F(8));
    }
    wait(&mut screen);
    screen.sees("Complete");
    screen.key(KeyCode::F(9));
    screen.sees("The review was removed from the game");
    assert!(!screen.game().has_review());
    assert_eq!(state(&screen), None);
}

#[test]
fn no_line_of_a_review_in_lines_is_wider_than_sixty_columns() {
    for name in ["go-9x9.sgf", "othello.sgf", "aligne-4.jego.ron"] {
        for language in ["en", "fr"] {
            let folder = tempfile::tempdir().unwrap();
            let file = path(name);
            let asked = ["console", file.to_str().unwrap(), "--language", language];
            let output = jego(folder.path(), &asked, "review\n");
            let said = String::from_utf8(output.stdout).unwrap();
            let (_, review) = said.split_once("> review\n").unwrap();
            let (review, _) = review.split_once("\n> ").unwrap();
            assert!(review.lines().count() > 12, "{review}");
            let wide = review.lines().find(|line| line.width() > 60);
            assert_eq!(wide, None, "{review}");
        }
    }
}
