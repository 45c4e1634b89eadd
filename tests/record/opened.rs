//! What a file is, told from its bytes.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use jego::record::sgf::{SgfGame, sgf_game};
use jego::record::{CannotOpen, Format, GameKind, Games, Unplayable, open, save, sgf};

use crate::random;

fn as_go(text: &str) -> Result<usize, Unplayable> {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    let (_, problems) = opened.games.go(0)?;
    Ok(problems.listed().len())
}

#[test]
fn another_game_is_not_put_on_a_goban() {
    assert_eq!(as_go("(;GM[1];B[aa])"), Ok(0));
    assert_eq!(as_go("(;B[aa])"), Ok(0));
    assert_eq!(
        as_go("(;GM[2];B[aa])"),
        Err(Unplayable::NotGo(GameKind::Othello))
    );
    assert_eq!(
        as_go("(;GM[3];W[e2e4];B[e7e5])"),
        Err(Unplayable::Unknown(3))
    );
    assert_eq!(as_go("(;GM[11])"), Err(Unplayable::Unknown(11)));
}

#[test]
fn moves_of_go_are_go_whatever_the_file_says() {
    assert_eq!(as_go("(;GM[7];B[aa];W[];B[bb])"), Ok(1));
    assert_eq!(as_go("(;GM[Go])"), Ok(1));
    assert_eq!(as_go("(;GM[])"), Ok(1));
    assert_eq!(as_go("(;GM[0])"), Ok(1));
    assert_eq!(as_go("(;GM[-3])"), Ok(1));
    let (games, _) = sgf::parse("(;GM[2])(;GM[3])(;)").unwrap();
    let kinds: Vec<SgfGame> = games
        .games()
        .iter()
        .map(|&game| sgf_game(&games, game))
        .collect();
    assert_eq!(kinds, [SgfGame::Othello, SgfGame::Other(3), SgfGame::Go]);
}

#[test]
fn a_line_of_play_that_is_too_long_is_kept_but_not_played() {
    let text = format!("(;{})", ";".repeat(250_001));
    assert_eq!(as_go(&text), Err(Unplayable::TooLong));
    assert_eq!(as_go(&text.replacen(';', "", 1)), Ok(0));
}

#[test]
fn servers_are_known_by_how_they_write() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/foreign");
    for (name, format, moves) in [
        ("korean-names.ngf", Format::Ngf, 12),
        ("nine-moves.gib", Format::Gib, 9),
        ("reviewed.ugi", Format::Ugf, 9),
    ] {
        let bytes = fs::read(folder.join(name)).unwrap();
        let opened = open(bytes, None).unwrap();
        assert_eq!(opened.format, format);
        assert!(opened.problems.is_empty(), "{name}: {:?}", opened.problems);
        let (record, problems) = opened.games.go(0).unwrap();
        assert!(problems.is_empty(), "{name}: {problems:?}");
        assert_eq!(record.history().tree().ids(), moves + 1, "{name}");
        // What was read can be written for everyone.
        let written = sgf::write(&record.to_sgf());
        let again = open(written.into_bytes(), None).unwrap();
        assert!(again.games.go(0).unwrap().1.is_empty());
    }
}

/// The move stands in a line of the file, although the board is set up from
/// properties that are in no file.
#[test]
fn a_wrong_move_of_a_server_is_found_in_its_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/foreign");
    for (name, start) in [
        ("korean-names.ngf", "PM"),
        ("nine-moves.gib", "STO"),
        ("reviewed.ugi", "QP,"),
    ] {
        let bytes = fs::read(folder.join(name)).unwrap();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let mut lines = text.lines().enumerate();
        let (index, line) = lines.find(|(_, line)| line.starts_with(start)).unwrap();
        // The same stone once more, right below.
        let twice = text.replacen(line, &format!("{line}\r\n{line}"), 1);
        let opened = open(twice.into_bytes(), None).unwrap();
        let (_, problems) = opened.games.go(0).unwrap();
        let first = problems.listed().first().unwrap();
        assert_eq!(first.place.line, index + 2, "{name}: {problems:?}");
    }
}

#[test]
fn a_save_is_known_by_its_first_word_or_by_its_name() {
    let (record, _) = random::played(&mut random::rng(2), 40);
    let saved = save::write(&record);
    for text in [
        saved.clone(),
        saved.replace("//", "  //"),
        format!("\u{feff}{saved}"),
    ] {
        let opened = open(text.into_bytes(), None).unwrap();
        assert_eq!(opened.format, Format::Save);
        assert!(matches!(opened.games, Games::Saved(_)));
    }
    let ron = Some(OsStr::new("RON"));
    let broken = open(b"(verzion: 1)".to_vec(), ron).unwrap_err();
    assert!(matches!(broken, CannotOpen::Save(_)), "{broken}");
    let bytes = b"(version: 1,\n \xff".to_vec();
    let broken = open(bytes, ron).unwrap_err();
    assert!(
        broken.to_string().starts_with("line 2, column 2: "),
        "{broken}"
    );
}
