//! Whole games by keys.

use jego::aligne4::{Piece, Square};
use jego::board::{Color, Point, Size};
use jego::console::{LaunchOptions, LaunchTarget};
use jego::record::GameKind;
use jego::session::{Match, Stage};
use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use super::screen::Screen;
use super::{small_goban, two_at};

#[test]
fn a_game_of_go_is_played_counted_and_ended_by_keys() {
    let mut screen = Screen::new(&small_goban());
    screen.sees("Go 5×5");
    screen.sees("Black to move");
    for (col, row) in [
        (1, 2),
        (3, 2),
        (1, 1),
        (3, 1),
        (1, 3),
        (3, 3),
        (1, 0),
        (3, 0),
        (1, 4),
        (3, 4),
    ] {
        screen.play(Point::new(col, row), 5);
    }
    screen.sees("move 10");
    screen.keys("p");
    screen.sees("Black passes");
    screen.keys("p");
    screen.until(|app| !app.playing().unwrap().is_thinking());
    screen.sees("a: accept");
    screen.sees("▪");
    screen.keys("a");
    screen.sees("White wins by 7.5 points");
    screen.sees("territory");
    screen.sees("Saved in");
    assert!(matches!(screen.game().stage(), Stage::Over(_)));
    screen.key(KeyCode::Esc);
    screen.sees("●");
    let ledger = std::fs::read_to_string(screen.folder.path().join("data/ledger.ron")).unwrap();
    assert!(ledger.contains("W+7.5"), "{ledger}");
}

#[test]
fn a_refused_move_says_why_and_undo_and_redo_go_back_and_forth() {
    let mut screen = Screen::new(&small_goban());
    screen.key(KeyCode::Enter);
    screen.key(KeyCode::Enter);
    screen.sees("C3 is already occupied");
    screen.keys("u");
    screen.sees("start");
    screen.keys("u");
    screen.sees("This is the start of the game");
    screen.keys("r");
    screen.sees("move 1");
    screen.keys("hj ");
    screen.sees("move 2");
    screen.control('z');
    screen.sees("move 1 of 2");
}

#[test]
fn a_game_of_othello_is_played_to_its_end_by_keys() {
    let mut screen = Screen::new(&two_at(GameKind::Othello));
    screen.sees("2 discs");
    let next = |screen: &Screen| match screen.game() {
        Match::Othello(session) => session.position().legal().iter().next(),
        Match::Go(_) | Match::Aligne4(_) => None,
    };
    while let Some(point) = next(&screen) {
        screen.play(point, 8);
    }
    screen.sees("discs");
    screen.sees("Saved in");
    let Match::Othello(session) = screen.game() else {
        panic!("another table");
    };
    assert!(session.position().is_over());
    assert!(session.is_finished());
}

#[test]
fn a_game_of_aligne_4_is_played_to_its_end_by_keys() {
    let mut screen = Screen::new(&two_at(GameKind::Aligne4));
    let unused = |screen: &Screen| -> Vec<Piece> {
        match screen.game() {
            Match::Aligne4(session) => session.position().unused().collect(),
            Match::Go(_) | Match::Othello(_) => Vec::new(),
        }
    };
    for square in Square::ALL {
        let Some(piece) = unused(&screen).first().copied() else {
            break;
        };
        if screen.game().is_finished() {
            break;
        }
        screen.key(KeyCode::Tab);
        screen.play(Point::new(piece.number() % 4, piece.number() / 4), 4);
        screen.sees("chooses a square for");
        screen.key(KeyCode::Tab);
        screen.play(square.point(), 4);
    }
    screen.sees("wins");
    screen.sees("Winning line 0 1 2 3:");
    screen.key(KeyCode::Esc);
    screen.sees("*●(A)*");
}

#[test]
fn quarto_hands_pieces_over() {
    let mut screen = Screen::new(&LaunchOptions {
        variant: Some(jego::aligne4::Variant::Quarto),
        ..two_at(GameKind::Aligne4)
    });
    screen.sees("Player 1 chooses a piece to hand over");
    screen.key(KeyCode::Tab);
    screen.key(KeyCode::Enter);
    screen.sees("Player 2 chooses a square for: large black round animal");
    screen.key(KeyCode::Tab);
    screen.key(KeyCode::Enter);
    screen.sees("Player 2 chooses a piece to hand over");
}

#[test]
fn the_computer_answers_at_every_table() {
    for kind in GameKind::ALL {
        let mut screen = Screen::new(&LaunchOptions {
            what: LaunchTarget::Table(kind),
            levels: vec!["chance".to_owned()],
            ..LaunchOptions::default()
        });
        match kind {
            GameKind::Go => screen.key(KeyCode::Enter),
            GameKind::Othello => screen.play(Point::new(5, 4), 8),
            GameKind::Aligne4 => {
                screen.key(KeyCode::Tab);
                screen.key(KeyCode::Enter);
                screen.key(KeyCode::Tab);
                screen.key(KeyCode::Enter);
            }
        }
        screen.until(|app| {
            let game = app.playing().unwrap();
            game.path().len() == 3 && game.to_play() == Color::Black
        });
        screen.keys("u");
        assert_eq!(
            screen.game().path().len(),
            1,
            "{kind:?}: one undo, two moves"
        );
    }
}

#[test]
fn who_goes_back_plays_nothing_there_before_asking_to_go_on() {
    let mut screen = Screen::new(&LaunchOptions {
        what: LaunchTarget::Table(GameKind::Go),
        levels: vec!["chance".to_owned()],
        ..LaunchOptions::default()
    });
    let moves = |screen: &Screen| screen.game().path().len() - 1;
    screen.key(KeyCode::Enter);
    screen.until(|app| app.playing().unwrap().path().len() == 3);
    screen.key(KeyCode::Home);
    screen.key(KeyCode::Enter);
    screen.sees("nothing was played");
    assert_eq!(moves(&screen), 0);
    screen.keys("g");
    screen.keys("h");
    screen.key(KeyCode::Enter);
    screen.until(|app| app.playing().unwrap().path().len() == 3);
    assert!(screen.game().origin().is_none());
}

#[test]
fn a_hint_is_said_and_marked() {
    let mut screen = Screen::new(&two_at(GameKind::Othello));
    screen.keys("i");
    screen.until(|app| !app.playing().unwrap().is_hinting());
    screen.sees("A good move:");
    screen.sees("?");
}

#[test]
fn the_mouse_plays_goes_back_and_chooses() {
    let mut screen = Screen::new(&small_goban());
    let (x, y) = screen.find("┌");
    screen.click(x + 2, y + 1);
    screen.sees("move 1");
    assert_eq!(screen.game().path().len(), 2);
    screen.mouse(MouseEventKind::ScrollUp, x, y);
    screen.sees("start");
    screen.key(KeyCode::Esc);
    let (x, y) = screen.find("Save (s)");
    screen.click(x, y);
    screen.sees("Saved in");

    let mut screen = Screen::new(&two_at(GameKind::Aligne4));
    let (x, y) = screen.find("●(A)");
    screen.click(x, y);
    screen.sees("chooses a square for: large black round animal");
    let (x, y) = screen.find("5");
    screen.click(x, y);
    screen.sees("[●(A)]");
}

#[test]
fn the_sides_are_told_apart_without_color() {
    let folder = tempfile::tempdir().unwrap();
    let mut screen = Screen::colored(folder, &small_goban());
    screen.play(Point::new(1, 1), 5);
    screen.play(Point::new(3, 3), 5);
    let board = screen.text();
    let stones = |sign: char| {
        let mut rows = board.lines().skip(1);
        rows.any(|row| row.chars().take(30).any(|it| it == sign))
    };
    assert!(stones('●') && stones('○'), "{board}");
}

#[test]
fn an_analysis_lists_moves_beside_the_board() {
    let mut screen = Screen::new(&LaunchOptions {
        size: Some(Size::NINE),
        ..two_at(GameKind::Go)
    });
    screen.keys("A");
    screen.sees("Analyzing…");
    screen.until(|app| {
        let thoughts = app.playing().unwrap().go().unwrap().thoughts();
        thoughts.is_some_and(|thoughts| thoughts.visits > 1)
    });
    screen.draw();
    screen.sees("win rate");
    screen.sees("visits");
    screen.keys("A");
    screen.sees_no("win rate");
}
