//! The pages around a game, by keys: menus, fields, questions and files.

use jego::board::Point;
use jego::console::LaunchOptions;
use ratatui::crossterm::event::KeyCode;

use super::screen::Screen;
use super::small_goban;

#[test]
fn the_menu_sets_up_a_game_and_begins_it() {
    let mut screen = Screen::new(&LaunchOptions::default());
    screen.sees("Play");
    screen.key(KeyCode::Enter);
    screen.sees("Start");
    screen.sees("Game: < Go >");
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Right);
    screen.sees("Game: < Othello >");
    screen.sees_no("Komi");
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Right);
    screen.sees("Two players");
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Enter);
    screen.keys("Zoé");
    screen.key(KeyCode::Enter);
    screen.sees("First player: Zoé");
    screen.key(KeyCode::Home);
    screen.key(KeyCode::Enter);
    screen.sees("Othello");
    screen.sees("Black (Zoé)");
}

#[test]
fn quitting_a_game_asks_and_no_stays() {
    let mut screen = Screen::new(&small_goban());
    screen.key(KeyCode::Enter);
    screen.keys("q");
    screen.sees("Quit Jego?");
    screen.keys("n");
    assert!(!screen.app.is_over());
    screen.keys("b");
    screen.sees("Start over?");
    screen.keys("y");
    assert_eq!(screen.game().path().len(), 1);
    screen.key(KeyCode::Enter);
    screen.control('c');
    screen.sees("Quit Jego?");
    screen.control('c');
    assert!(screen.app.is_over());
}

#[test]
fn a_game_is_saved_under_a_name_and_loaded_from_the_list() {
    let mut screen = Screen::new(&small_goban());
    screen.key(KeyCode::Enter);
    screen.keys("w");
    screen.control('u');
    screen.keys("mine");
    screen.key(KeyCode::Enter);
    screen.sees("Saved in");
    let path = screen.folder.path().join("data/saves/mine.sgf");
    assert!(path.is_file());
    screen.key(KeyCode::Left);
    screen.key(KeyCode::Enter);
    screen.keys("w");
    screen.control('u');
    screen.keys("other");
    screen.key(KeyCode::Enter);
    screen.keys("w");
    screen.control('u');
    screen.keys("mine");
    screen.key(KeyCode::Enter);
    screen.sees("already exists");
    screen.keys("n");
    screen.keys("o");
    let (x, y) = screen.find("mine.sgf");
    screen.click(x, y);
    screen.sees("mine.sgf is open");
    // Other people's programs open such files at their start, and so does this.
    assert_eq!(screen.game().path().len(), 1);
    screen.key(KeyCode::End);
    assert_eq!(screen.game().path().len(), 2);
}

#[test]
fn french_is_spoken_once_it_is_chosen_and_remembered() {
    let mut screen = Screen::new(&small_goban());
    screen.keys(",");
    screen.sees("Language");
    screen.key(KeyCode::Right);
    screen.key(KeyCode::Right);
    screen.sees("Langue\u{a0}: < Français >");
    screen.key(KeyCode::Esc);
    screen.sees("À Noir de jouer");
    let folder = screen.folder;
    let screen = Screen::in_folder(folder, &LaunchOptions::default());
    screen.sees("Jouer");
}

#[test]
fn seats_change_in_the_middle_of_a_game() {
    let mut screen = Screen::new(&small_goban());
    screen.keys("d");
    screen.sees("White: < human >");
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Right);
    screen.sees("White: < 30\u{a0}kyu · Chance");
    screen.key(KeyCode::Esc);
    screen.key(KeyCode::Enter);
    screen.until(|app| app.playing().unwrap().path().len() == 3);
}

#[test]
fn resigning_asks_and_ends_the_game() {
    let mut screen = Screen::new(&small_goban());
    screen.key(KeyCode::Enter);
    screen.keys("x");
    screen.sees("White resigns, and Black wins");
    screen.keys("y");
    screen.sees("Black wins by resignation");
}

#[test]
fn ctrl_c_asks_first_also_where_something_else_is_asked() {
    let mut screen = Screen::new(&small_goban());
    screen.key(KeyCode::Enter);
    screen.keys("w");
    screen.control('c');
    assert!(!screen.app.is_over());
    screen.sees("Quit Jego?");
    screen.control('c');
    assert!(screen.app.is_over());
}

#[test]
fn a_typed_name_replaces_the_proposed_one_and_end_keeps_it() {
    let mut screen = Screen::new(&small_goban());
    screen.play(Point::new(1, 1), 5);
    screen.keys("w");
    screen.sees("typing replaces it");
    screen.keys("mine");
    screen.key(KeyCode::Enter);
    assert!(
        screen.folder.path().join("data/saves/mine.sgf").exists(),
        "{}",
        screen.text()
    );
    screen.keys("w");
    screen.key(KeyCode::End);
    for _ in 0..".sgf".len() {
        screen.key(KeyCode::Backspace);
    }
    screen.keys("2");
    screen.key(KeyCode::Enter);
    assert!(
        screen.folder.path().join("data/saves/mine2.sgf").exists(),
        "{}",
        screen.text()
    );
}

#[test]
fn a_menu_is_where_it_was_when_one_comes_back_to_it() {
    let mut screen = Screen::new(&LaunchOptions::default());
    screen.key(KeyCode::Down);
    screen.key(KeyCode::Down);
    let before = screen.text();
    let chosen = before
        .lines()
        .find(|line| line.starts_with('>'))
        .unwrap()
        .to_owned();
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Esc);
    screen.sees(&chosen);
}

#[test]
fn levels_have_a_rank_and_a_sentence() {
    let mut screen = Screen::new(&small_goban());
    screen.keys("d");
    screen.key(KeyCode::Right);
    screen.sees("30\u{a0}kyu · Chance: Plays at random");
}
