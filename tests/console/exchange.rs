//! What the terminal keeps, the window finds, and the other way round: both
//! use the same folders and the same files.

use std::io::BufReader;

use jego::console::{Asked, Beginning, Echo, What, play_lines};
use jego::record::{Folders, Table, interrupted, open_file, recover};
use jego::session::{Match, Mode, Waker};
use tempfile::TempDir;

fn folders(folder: &TempDir) -> Folders {
    Folders::in_folder(folder.path().join("data"), folder.path().to_owned())
}

/// Plays in lines and says what was said.
fn lines(folder: &TempDir, asked: &Asked, typed: &str) -> String {
    let mut beginning = Beginning::new(folders(folder), asked).unwrap();
    beginning.system_language = jego::words::Language::English;
    let mut said = Vec::new();
    play_lines(
        beginning,
        BufReader::new(typed.as_bytes()),
        &mut said,
        Echo::On,
    )
    .unwrap();
    String::from_utf8(said).unwrap()
}

fn two_at(table: Table) -> Asked {
    Asked {
        what: What::Table(table),
        mode: Some(Mode::TwoPlayers),
        ..Asked::default()
    }
}

#[test]
fn a_game_saved_in_lines_is_a_save_like_any_other() {
    let moves = [
        (Table::Go, "d4"),
        (Table::Othello, "f5"),
        (Table::Aligne4, "3 9"),
    ];
    for (table, mv) in moves {
        let folder = tempfile::tempdir().unwrap();
        let said = lines(&folder, &two_at(table), &format!("{mv}\nsave one\nquit\n"));
        assert!(said.contains("Saved in"), "{said}");
        let path = folders(&folder).own_saves().join("one.jego.ron");
        let opened = open_file(&path).unwrap();
        let (record, _) = opened.games.game(0).unwrap();
        assert_eq!((record.table(), record.depth()), (table, 1));
        assert!(interrupted(&folders(&folder).journals()).is_empty());
    }
}

#[test]
fn a_game_interrupted_elsewhere_is_offered_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let setup = two_at(Table::Othello)
        .setup(&Default::default())
        .unwrap()
        .unwrap();
    let record = setup
        .record(jego::session::Player::First, "2026-11-15")
        .unwrap();
    let mut other = Match::new(record, &folders(&folder).journals(), Waker::none());
    let point = jego::board::Point::new(5, 4);
    other.apply(jego::session::Action::Choose(point), Default::default());
    other.sync();
    drop(other);
    let said = lines(&folder, &Asked::default(), "1\nd6\n");
    assert!(said.contains("Resume – Othello"), "{said}");
    assert!(said.contains("White d6, 1 flipped"), "{said}");
    let journals = interrupted(&folders(&folder).journals());
    let [journal] = journals.as_slice() else {
        panic!("{journals:?}");
    };
    assert_eq!(recover(journal).unwrap().record.depth(), 2);
}

#[test]
fn bytes_that_are_no_text_and_endless_lines_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    for table in Table::ALL {
        let mut typed = vec![0xff, 0xfe, b'\n', 0, 27, b'[', b'A', b'\n'];
        typed.extend(vec![b'9'; 100_000]);
        typed.extend(b"\n-1\n99999999999999999999\nsave \nload nothing\nlevel x\n\n");
        let beginning = Beginning::new(folders(&folder), &two_at(table)).unwrap();
        let mut said = Vec::new();
        play_lines(beginning, typed.as_slice(), &mut said, Echo::On).unwrap();
        let said = String::from_utf8(said).unwrap();
        assert!(!said.contains('\u{1b}'), "{said:?}");
    }
}
