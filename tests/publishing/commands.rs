//! `jego render`, as it is typed.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const GAME: &str = "(;SZ[9]PB[Anne]PW[Bob];B[ee];W[cc](;B[gg];W[cg])(;B[aa]))";

fn jego(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jego"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "en_US.UTF-8")
        .output()
        .unwrap()
}

#[track_caller]
fn fails(folder: &Path, code: i32, arguments: &[&str], says: &str) {
    let output = jego(folder, arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(says), "{said}");
}

#[track_caller]
fn works(folder: &Path, arguments: &[&str]) -> String {
    let output = jego(folder, arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    said
}

#[test]
fn the_ending_gives_the_format() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), GAME).unwrap();
    for (ending, begins) in [
        ("svg", "<?xml".as_bytes()),
        ("png", b"\x89PNG"),
        ("pdf", b"%PDF"),
        ("html", b"<!DOCTYPE html>"),
        ("gif", b"GIF89a"),
        ("apng", b"\x89PNG"),
        ("txt", b"   "),
        ("wiki", b"$$B"),
        ("sgf", b"(;"),
    ] {
        let name = format!("out.{ending}");
        works(here, &["render", "a.sgf", "-o", &name]);
        let written = fs::read(here.join(&name)).unwrap();
        assert!(written.starts_with(begins), "{ending}");
    }
    let line = fs::read_to_string(here.join("out.sgf")).unwrap();
    assert!(
        line.contains(";B[ee];W[cc];B[gg];W[cg])") && !line.contains("B[aa]"),
        "{line}"
    );
    works(
        here,
        &["render", "a.sgf", "--figure", "1-2", "-o", "two.sgf"],
    );
    let line = fs::read_to_string(here.join("two.sgf")).unwrap();
    assert!(line.contains("W[cc])") && !line.contains("B[gg]"), "{line}");
}

#[test]
fn a_position_is_that_after_a_move() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), GAME).unwrap();
    let arguments = [
        "--move",
        "1",
        "--part",
        "d6-f4",
        "--no-coordinates",
        "--no-marks",
    ];
    works(
        here,
        &[&["render", "a.sgf", "-o", "a.txt"], &arguments[..]].concat(),
    );
    let text = fs::read_to_string(here.join("a.txt")).unwrap();
    assert!(text.contains(" .  .  .\n .  X  .\n .  .  .\n"), "{text}");
}

#[test]
fn nothing_is_replaced_unless_that_was_said() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), GAME).unwrap();
    fs::write(here.join("a.png"), "mine").unwrap();
    let says = "a.png: the file already exists; --force replaces it";
    fails(here, 1, &["render", "a.sgf", "-o", "a.png"], says);
    assert_eq!(fs::read(here.join("a.png")).unwrap(), b"mine");
    works(here, &["render", "a.sgf", "-o", "a.png", "--force"]);
    assert!(
        fs::read(here.join("a.png"))
            .unwrap()
            .starts_with(b"\x89PNG")
    );
    // Of several pages none is written where one is in the way.
    fs::write(here.join("k-2.svg"), "mine").unwrap();
    let many = [
        "render",
        "a.sgf",
        "--kifu",
        "--moves-per-figure",
        "1",
        "-o",
        "k.svg",
    ];
    fails(here, 1, &many, "k-2.svg: the file already exists");
    assert!(!here.join("k-1.svg").exists());
    fs::remove_file(here.join("k-2.svg")).unwrap();
    works(here, &many);
    assert!(here.join("k-1.svg").exists() && here.join("k-2.svg").exists());
}

#[test]
fn several_games_go_into_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), GAME).unwrap();
    fs::write(here.join("b.sgf"), format!("{GAME}{GAME}")).unwrap();
    let says = "several files need a folder";
    fails(here, 2, &["render", "a.sgf", "b.sgf", "-o", "x.pdf"], says);
    let says = "b.sgf: the file has 2 games; --game NUMBER says which";
    fails(here, 2, &["render", "b.sgf", "-o", "x.pdf"], says);
    works(
        here,
        &["render", "a.sgf", "b.sgf", "--to", "pdf", "-o", "out"],
    );
    for name in ["a.pdf", "b-1.pdf", "b-2.pdf"] {
        assert!(here.join("out").join(name).exists(), "{name}");
    }
}

#[expect(clippy::too_many_lines, reason = "a table with a row for each mistake")]
#[test]
fn what_cannot_be_done_is_said_and_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), GAME).unwrap();
    fs::write(here.join("x.ttf"), "no font").unwrap();
    let four = "Aligne 4 and Quarto";
    let save = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/aligne-4.jego.ron");
    for (code, arguments, says) in [
        (
            1,
            &["a.sgf", "-o", "o.png", "--move", "9"][..],
            "there is no move 9: this line has 4 moves",
        ),
        (
            1,
            &["a.sgf", "-o", "o.png", "--figure", "3-7"],
            "there is no move 7",
        ),
        (
            2,
            &["a.sgf", "-o", "o.png", "--figure", "7-3"],
            "such as 51-100",
        ),
        (
            2,
            &["a.sgf", "-o", "o.gif", "--move", "1"],
            "moves one after the other",
        ),
        (
            2,
            &["a.sgf", "-o", "o.gif", "--kifu"],
            "moves one after the other",
        ),
        (
            2,
            &["a.sgf", "-o", "o.jpeg"],
            "o.jpeg: the name must end in one of .svg, .png",
        ),
        (
            1,
            &["a.sgf", "-o", "o.png", "--part", "q16-z3"],
            "\"q16\" is not a point of this board",
        ),
        (
            1,
            &["a.sgf", "-o", "o.png", "--part", "middle"],
            "is no part of the board",
        ),
        (
            1,
            &["a.sgf", "-o", "o.pdf", "--font", "x.ttf"],
            "x.ttf: this is no font",
        ),
        (
            1,
            &["none.sgf", "-o", "o.png"],
            "none.sgf: there is no such file",
        ),
        (1, &[save, "-o", "o.png"], four),
    ] {
        fails(here, code, &[&["render"], arguments].concat(), says);
    }
    assert_eq!(fs::read_dir(here).unwrap().count(), 2);
}

#[test]
fn characters_that_no_font_has_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), "(;SZ[9]PB[趙治勲];B[ee])").unwrap();
    let said = works(here, &["render", "a.sgf", "-o", "a.pdf"]);
    assert!(
        said.contains("no font has these characters: 勲治趙; --font FILE"),
        "{said}"
    );
}

#[test]
fn captions_are_in_the_language_of_the_system() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("game.sgf"), GAME).unwrap();
    for (locale, says) in [("fr_FR.UTF-8", "Noir"), ("de_DE.UTF-8", "Schwarz")] {
        let output = Command::new(env!("CARGO_BIN_EXE_jego"))
            .args(["render", "game.sgf", "-o", "sheet.html", "--force"])
            .current_dir(folder.path())
            .env("LC_ALL", locale)
            .output()
            .unwrap();
        assert!(output.status.success(), "{locale}");
        let sheet = fs::read_to_string(folder.path().join("sheet.html")).unwrap();
        assert!(sheet.contains(says), "{locale}: {sheet}");
    }
}
