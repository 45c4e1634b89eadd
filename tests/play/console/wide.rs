//! Names and files in scripts whose characters are two columns wide.

use jego::console::{LaunchOptions, LaunchTarget};
use ratatui::crossterm::event::KeyCode;
use unicode_width::UnicodeWidthStr;

use super::program::jego;
use super::screen::Screen;

/// Two players whose names fill more than a line beside any board, a comment,
/// and an event.
const GAME: &str = "(;FF[4]GM[1]CA[UTF-8]SZ[9]KM[6.5]RU[Japanese]\
PB[黒番 棋太郎 九段（日本棋院東京本院所属・昭和四十二年入段の古豪棋士）]\
PW[白番 이세돌 구단 （한국기원 소속 프로기사, 国手戦で五連覇を果たした名手）]\
EV[第十七回 世界囲碁選手権戦 本戦一回戦]C[序盤は静かに始まった。]\
;B[ee]C[天元に打つ。이 수는 처음 본다.];W[gc];B[cg])\n";

/// A name that is wider than a terminal of 60 columns.
const FILE: &str =
    "2026年 第十七回世界囲碁選手権戦 本戦一回戦 黒番棋太郎九段 対 白番李世乭九段.sgf";

fn open_at(width: u16, height: u16) -> Screen {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(FILE);
    std::fs::write(&path, GAME).unwrap();
    let mut screen = Screen::in_folder(
        folder,
        &LaunchOptions {
            what: LaunchTarget::File(path),
            ..LaunchOptions::default()
        },
    );
    screen.resize(width, height);
    screen
}

/// A text without its blanks, for one that may be broken anywhere.
fn solid(text: &str) -> String {
    text.split_whitespace().collect()
}

/// What stands right of a column, line after line.
fn beside(screen: &Screen, column: usize) -> String {
    let text = screen.text();
    let right = text.lines().map(|line| {
        let mut at = 0;
        let letters = line.chars().skip_while(move |letter| {
            let before = at < column;
            at += letter.to_string().width();
            before
        });
        letters.collect::<String>()
    });
    right.collect()
}

#[test]
fn names_of_two_columns_a_letter_are_seen_whole() {
    for (width, height) in [(60, 16), (80, 30)] {
        let screen = open_at(width, height);
        let (panel, _) = screen.find("> ● Black");
        let side = solid(&beside(&screen, panel.into()));
        for name in [
            "黒番 棋太郎 九段（日本棋院東京本院所属・昭和四十二年入段の古豪棋士）",
            "白番 이세돌 구단 （한국기원 소속 프로기사, 国手戦で五連覇を果たした名手）",
        ] {
            let text = screen.text();
            assert!(side.contains(&solid(name)), "{name} at {width} in\n{text}");
        }
    }
}

#[test]
fn a_question_about_a_wide_name_is_read_whole() {
    for width in [60, 80] {
        let mut screen = open_at(width, 30);
        screen.keys("w");
        screen.key(KeyCode::End);
        let text = screen.text();
        assert!(
            solid(&text).contains(&solid(FILE)),
            "{FILE} at {width} in\n{text}"
        );
    }
}

#[test]
fn the_cursor_stands_behind_the_letters_that_were_typed() {
    let mut screen = open_at(80, 30);
    screen.keys("w");
    screen.key(KeyCode::Backspace);
    let empty = screen.cursor();
    screen.keys("棋譜");
    let typed = screen.cursor();
    assert_eq!(typed, (empty.0 + 4, empty.1), "{}", screen.text());
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    for width in [60, 80] {
        let mut screen = open_at(width, 30);
        for key in ["?", "o", "d", "n", ","] {
            screen.keys(key);
            let text = screen.text();
            let widest = text.lines().map(UnicodeWidthStr::width).max();
            assert!(
                widest <= Some(width.into()),
                "{widest:?} at {width} in\n{text}"
            );
            screen.key(KeyCode::Esc);
        }
    }
}

#[test]
fn wide_names_are_written_whole_in_lines() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join(FILE), GAME).unwrap();
    let path = folder.path().join(FILE);
    let path = path.to_str().unwrap();
    let output = jego(folder.path(), &["console", path, "--plain"], "end\nquit\n");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        said.contains("黒番 棋太郎 九段（日本棋院東京本院所属"),
        "{said}"
    );
    assert!(said.contains("白番 이세돌 구단 （한국기원 소속"), "{said}");
}
