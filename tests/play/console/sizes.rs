//! Every page on terminals of every size.

use jego::board::Size;
use jego::console::LaunchOptions;
use jego::record::GameKind;
use ratatui::crossterm::event::KeyCode;

use super::screen::Screen;
use super::two_at;

/// Draws what is shown on many sizes, the smallest first.
fn draw_all(screen: &mut Screen) {
    let widths = (1..=12).chain([20, 30, 41, 79, 80, 200]);
    for width in widths {
        for height in (1..=26).chain([60]) {
            screen.terminal.backend_mut().resize(width, height);
            screen.draw();
        }
    }
    screen.resize(80, 24);
}

#[test]
fn nothing_panics_on_any_page_at_any_size() {
    for kind in GameKind::ALL {
        let mut screen = Screen::new(&two_at(kind));
        screen.key(KeyCode::Enter);
        draw_all(&mut screen);
        for key in ['?', ',', 'd', 'o', 'n'] {
            screen.keys(&key.to_string());
            draw_all(&mut screen);
            screen.key(KeyCode::Esc);
        }
        for key in [KeyCode::Esc, KeyCode::F(2)] {
            screen.key(key);
            draw_all(&mut screen);
            screen.key(KeyCode::Esc);
        }
        screen.keys("w");
        draw_all(&mut screen);
        screen.key(KeyCode::Esc);
        screen.keys("x");
        draw_all(&mut screen);
        screen.key(KeyCode::Esc);
    }
    draw_all(&mut Screen::new(&LaunchOptions::default()));
}

#[test]
fn the_largest_goban_says_what_it_needs_and_is_drawn_once_there_is_room() {
    let mut screen = Screen::new(&LaunchOptions {
        size: Some(Size::LARGEST),
        ..two_at(GameKind::Go)
    });
    screen.sees("The terminal is too small: 82×29 or 53×31 needed, it has 80×24");
    screen.resize(82, 29);
    screen.sees_no("too small");
    screen.resize(53, 31);
    screen.sees_no("too small");
    screen.sees("A B C");
    screen.resize(100, 30);
    screen.sees_no("too small");
}

#[test]
fn a_small_board_grows_with_the_terminal() {
    let mut screen = Screen::new(&two_at(GameKind::Go));
    screen.sees("┌───┬───┬");
    screen.sees("│   │   │");
    screen.resize(160, 50);
    screen.sees("┌─────┬─────┬");
    // A click still finds its point.
    let (column, row) = screen.find("└─────┴");
    screen.click(column, row);
    // The cursor is on the stone.
    screen.sees("[●]");
    screen.resize(60, 16);
    screen.sees("┌─┬─┬");
}

#[test]
fn a_board_of_nineteen_fits_an_ordinary_terminal() {
    let screen = Screen::new(&LaunchOptions {
        size: Some(Size::NINETEEN),
        ..two_at(GameKind::Go)
    });
    screen.sees("19 ┌─");
    screen.sees(" 1 └─");
    screen.sees("Black to move");
    screen.sees("prisoners 0");
}

#[test]
fn all_keys_can_be_pressed_everywhere() {
    let keys: Vec<KeyCode> = (' '..='~')
        .filter(|letter| !"qyoYO".contains(*letter))
        .map(KeyCode::Char)
        .chain([
            KeyCode::Tab,
            KeyCode::BackTab,
            KeyCode::Enter,
            KeyCode::Backspace,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::PageUp,
            KeyCode::PageDown,
            KeyCode::Delete,
            KeyCode::Null,
            KeyCode::F(2),
            KeyCode::F(12),
        ])
        .collect();
    for kind in GameKind::ALL {
        let mut screen = Screen::new(&two_at(kind));
        for first in &keys {
            screen.key(*first);
            screen.key(KeyCode::Down);
            screen.key(KeyCode::Enter);
            screen.key(KeyCode::Esc);
            screen.key(KeyCode::Esc);
        }
        assert!(!screen.app.is_over());
    }
}

#[test]
fn the_pieces_are_seen_beside_clocks_on_a_low_terminal() {
    let mut screen = Screen::new(&LaunchOptions {
        control: Some(jego::console::parse_clock("10m+5x30s").unwrap()),
        ..two_at(GameKind::Aligne4)
    });
    screen.resize(58, 12);
    for piece in ["●(A)", "○(a)", "●[A]", "●[P]", "○[p]"] {
        screen.sees(piece);
    }
}
