//! `jego info`, `jego convert` and `jego review`, as they are typed.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use jego::game::TurnId;
use jego::record::{open, sgf};
use jego::review::{Line, forget_review, kept_review};

fn jego(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jego"))
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "en_US.UTF-8")
        .output()
        .unwrap()
}

#[track_caller]
fn fails(folder: &Path, arguments: &[&str], says: &str) {
    let output = jego(folder, arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains(says), "{said}");
}

#[track_caller]
fn works(folder: &Path, arguments: &[&str]) -> String {
    let output = jego(folder, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn info_tells_what_is_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let game = "(;SZ[3]PB[Anne]PW[Bob]WR[3d]KM[6,5]RU[NZ]RE[W+R];B[bb]C[x](;W[aa])(;W[cc]))";
    fs::write(here.join("a.sgf"), game).unwrap();
    assert_eq!(
        works(here, &["info", "a.sgf"]),
        "File      a.sgf
Format    SGF in UTF-8
Black     Anne
White     Bob 3d
Board     3×3, NZ rules, komi 6.5
Result    W+R
Moves     2
Turns     3, 2 lines of play
Comments  1

O . .
. X .
. . .
"
    );
}

#[test]
fn problems_go_to_standard_error_and_the_game_is_told_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.sgf"), "(;SZ[3];B[bb];W[bb]").unwrap();
    let output = jego(folder.path(), &["info", "a.sgf"]);
    assert!(output.status.success());
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "line 1, column 17: a move is illegal: B2 is already occupied
line 1, column 20: 1 ( without its ); the file seems to be cut off
"
    );
}

#[test]
fn collections_are_listed_and_one_game_can_be_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let three = "(;PB[A]PW[B]RE[0])(;GM[2]PB[C]PW[D];B[d3])(;SZ[5];B[aa])(;GM[3]PB[E];W[e2e4])";
    fs::write(here.join("a.sgf"), three).unwrap();
    let list = works(here, &["info", "a.sgf"]);
    assert!(list.contains("Games     4\n"), "{list}");
    assert!(list.contains("     1    A – B  0\n"), "{list}");
    assert!(list.contains("     2    C – D  ?   (Othello)\n"), "{list}");
    let third = works(here, &["info", "a.sgf", "--game", "3"]);
    assert!(third.contains("Game      3 of 4\n"), "{third}");
    let othello = works(here, &["info", "a.sgf", "--game", "2"]);
    assert!(
        othello.contains("Board     Othello, 8×8\nMoves     1\n")
            && othello.contains("\n. . . X . . . .\n. . . X X . . .\n. . . X O . . .\n"),
        "{othello}"
    );
    let chess = works(here, &["info", "a.sgf", "--game", "4"]);
    assert!(
        chess.contains("PB        E\n") && chess.contains("Nodes     2\n"),
        "{chess}"
    );
    fails(here, &["info", "a.sgf", "--game", "5"], "no game 5");

    fails(
        here,
        &["convert", "a.sgf", "b.jego.ron"],
        "--game NUMBER says which",
    );
    works(here, &["convert", "a.sgf", "b.jego.ron", "--game", "3"]);
    fails(
        here,
        &["convert", "a.sgf", "c.jego.ron", "--game", "4"],
        "game type 3 of SGF",
    );
    works(here, &["convert", "a.sgf", "c.jego.ron", "--game", "2"]);
    works(here, &["convert", "c.jego.ron", "c.sgf"]);
    let c = fs::read_to_string(here.join("c.sgf")).unwrap();
    assert!(c.contains("GM[2]PB[C]PW[D];B[d3])"), "{c}");
    works(here, &["convert", "a.sgf", "all.sgf"]);
    works(here, &["convert", "a.sgf", "one.sgf", "--game", "2"]);
    let one = fs::read_to_string(here.join("one.sgf")).unwrap();
    assert_eq!(one, "(;FF[4]CA[UTF-8]GM[2]PB[C]PW[D];B[d3])\n");
}

#[test]
fn files_are_converted_both_ways_and_never_overwritten_by_chance() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let game = "(;FF[4]CA[UTF-8]SZ[5]XX[kept];B[aa]C[a\\]b](;W[bb])(;W[cc]N[x]))\n";
    fs::write(here.join("a.sgf"), game).unwrap();
    works(here, &["convert", "a.sgf", "a.jego.ron"]);
    works(here, &["convert", "a.jego.ron", "b.sgf"]);
    let back = fs::read_to_string(here.join("b.sgf")).unwrap();
    let plain = back.replace(concat!("AP[Jego:", env!("CARGO_PKG_VERSION"), "]"), "");
    assert_eq!(plain.replace('\n', ""), game.replace('\n', ""));
    fails(here, &["convert", "a.sgf", "b.sgf"], "already exists");
    works(here, &["convert", "--force", "a.sgf", "b.sgf"]);
    fails(
        here,
        &["convert", "a.sgf", "b.txt"],
        "must end in .sgf or .jego.ron",
    );
    fails(
        here,
        &["convert", "missing.sgf", "c.sgf"],
        "missing.sgf: there is no such file",
    );
    fails(
        here,
        &["convert", "a.sgf", "no/folder.sgf"],
        "its folder does not exist",
    );
    fails(here, &["info", "."], "this is a folder");
    fs::write(here.join("empty.sgf"), "").unwrap();
    fails(here, &["info", "empty.sgf"], "no game in this text");
}

#[test]
fn wrong_arguments_are_refused_with_the_usual_code() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        &["info"][..],
        &["info", "a", "--game", "0"],
        &["convert", "a"],
        &["surprise"],
    ] {
        assert_eq!(jego(folder.path(), arguments).status.code(), Some(2));
    }
}

#[test]
fn games_of_aligne_4_are_told_and_have_no_sgf() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let save = "(version: 1, game: Aligne4, variant: \"Quarto\",
        info: [(\"black\", \"Ada\"), (\"result\", \"B+\")],
        seats: (black: Person, white: Person), clock: Unlimited,
        turns: [(black: \"give 11\"), (white: \"on 5\"), (white: \"give 3\"),
            (after: 2, white: \"give 4\")], cursor: 2)";
    fs::write(here.join("a.jego.ron"), save).unwrap();
    assert_eq!(
        works(here, &["info", "a.jego.ron"]),
        "File      a.jego.ron
Format    Jego save in UTF-8
Player 1  Ada
Player 2  ?
Board     Quarto
Result    B+
Moves     3
Turns     4, 2 lines of play
Comments  0

 .  .  .  .
 . 11  .  .
 .  .  .  .
 .  .  .  .
"
    );
    fails(
        here,
        &["convert", "a.jego.ron", "a.sgf"],
        "SGF does not support this game",
    );
    assert!(!here.join("a.sgf").exists());
    works(here, &["convert", "a.jego.ron", "b.jego.ron"]);
}

/// A short game on a small board, which is gone over quickly.
const SHORT: &str = "(;SZ[7]PB[Anne]PW[Bob]KM[9]RU[Chinese];B[dd];W[cc];B[ec];W[aa];B[cd];W[gg])";

fn review<'a>(files: &[&'a str]) -> Vec<&'a str> {
    let quick = ["--visits", "2", "--threads", "1"];
    ["review"]
        .into_iter()
        .chain(quick)
        .chain(files.iter().copied())
        .collect()
}

#[test]
fn a_review_is_printed_as_a_report() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), SHORT).unwrap();
    let report = works(here, &review(&["a.sgf"]));
    assert!(report.starts_with("Review: Anne – Bob\n"), "{report}");
    for part in [
        "on Anne was ahead. It turned at",
        "How it was played",
        "mean loss a move",
        "Key moments",
        "Move 6, White G1",
    ] {
        assert!(report.contains(part), "{part}: {report}");
    }
    let french = works(here, &review(&["a.sgf", "--language", "fr"]));
    assert!(french.contains("Moments clés"), "{french}");
    let html = works(here, &review(&["a.sgf", "--report", "html"]));
    assert!(
        html.starts_with("<!DOCTYPE html>") && html.contains("<svg"),
        "{html}"
    );
}

#[test]
fn a_folder_is_reviewed_and_what_is_there_is_not_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::create_dir_all(here.join("games/more")).unwrap();
    fs::write(here.join("games/a.sgf"), SHORT).unwrap();
    fs::write(here.join("games/more/two.sgf"), format!("{SHORT}{SHORT}")).unwrap();
    let asked = review(&["games", "--out", "reports"]);
    assert_eq!(works(here, &asked), "");
    let names = ["a.txt", "two-1.txt", "two-2.txt"].map(|name| here.join("reports").join(name));
    assert!(names.iter().all(|name| name.is_file()));
    fs::write(&names[1], "mine").unwrap();
    fs::remove_file(&names[2]).unwrap();
    works(here, &asked);
    assert_eq!(fs::read_to_string(&names[1]).unwrap(), "mine");
    assert!(names[2].is_file());
}

#[test]
fn what_cannot_be_reviewed_is_named_and_the_rest_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), SHORT).unwrap();
    fs::write(here.join("b.sgf"), "no game").unwrap();
    let output = jego(here, &review(&["b.sgf", "a.sgf", "missing.sgf"]));
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("b.sgf: ") && said.contains("missing.sgf: "),
        "{said}"
    );
    assert!(
        said.contains("2 of 3 games could not be reviewed"),
        "{said}"
    );
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(report.contains("Anne – Bob"), "{report}");
    fs::create_dir(here.join("empty")).unwrap();
    fails(here, &review(&["empty"]), "there is no game in this folder");
    let atari_go = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/saves/v2-atari-go.jego.ron"
    );
    fails(here, &review(&[atari_go]), "atari go");
}

/// A game with a comment, a variation and something that only its owner understands.
const NOTED: &str = "(;SZ[7]PB[Anne]PW[Bob]KM[9]RU[Chinese]C[Before we begin.];B[dd]C[Mine.]XX[1];W[cc]\
    (;B[ec];W[aa];B[cd];W[gg])(;B[cb]C[Or this.]))";

#[test]
fn a_game_is_written_with_its_review_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), NOTED).unwrap();
    let asked = review(&["a.sgf", "--out", "reports", "--sgf", "games"]);
    assert_eq!(works(here, &asked), "");
    assert!(here.join("reports/a.txt").is_file());
    let written = fs::read(here.join("games/a.sgf")).unwrap();
    let opened = open(written, Some("sgf".as_ref())).unwrap();
    let (mut record, _) = opened.games.go(0).unwrap();
    let kept = kept_review(&record);
    let main: Vec<TurnId> = Line::of(record.history()).turns().collect();
    assert_eq!(main.len(), 7);
    assert!(main.iter().all(|&turn| kept.report(turn).is_some()));
    for change in forget_review(&record) {
        record.apply(&change).unwrap();
    }
    // What is left is the game as it came.
    let source = open(NOTED.into(), Some("sgf".as_ref())).unwrap();
    let (source, _) = source.games.go(0).unwrap();
    assert_eq!(sgf::write(&record.to_sgf()), sgf::write(&source.to_sgf()));
    assert_eq!(fs::read_to_string(here.join("a.sgf")).unwrap(), NOTED);
}

#[test]
fn no_game_is_written_over_another_and_those_that_are_missing_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::create_dir(here.join("games")).unwrap();
    fs::write(here.join("games/a.sgf"), SHORT).unwrap();
    fs::write(here.join("games/two.sgf"), format!("{SHORT}{SHORT}")).unwrap();
    fs::copy(
        concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/data/reviews/aligne-4.jego.ron"
        ),
        here.join("games/four.jego.ron"),
    )
    .unwrap();
    let asked = review(&["games", "--sgf", "reviewed"]);
    works(here, &asked);
    let names = ["a.sgf", "four.jego.ron", "two-1.sgf", "two-2.sgf"];
    let names = names.map(|name| here.join("reviewed").join(name));
    assert!(names.iter().all(|name| name.is_file()));
    fs::write(&names[0], "mine").unwrap();
    fs::remove_file(&names[2]).unwrap();
    works(here, &asked);
    assert_eq!(fs::read_to_string(&names[0]).unwrap(), "mine");
    assert!(names[2].is_file());
    // A game is not replaced by itself either.
    fails(
        here,
        &review(&["games/a.sgf", "--sgf", "games"]),
        "name another folder",
    );
    assert_eq!(fs::read_to_string(here.join("games/a.sgf")).unwrap(), SHORT);
}

#[test]
fn what_a_game_holds_of_a_review_is_not_looked_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    fs::write(here.join("a.sgf"), SHORT).unwrap();
    works(here, &review(&["a.sgf", "--sgf", "one"]));
    let written = fs::read_to_string(here.join("one/a.sgf")).unwrap();
    // A lead that no search would find.
    let (before, behind) = written.split_once("[shallow B 2 ").unwrap();
    let (win, behind) = behind.split_once(' ').unwrap();
    let (_, behind) = behind.split_once(';').unwrap();
    let changed = format!("{before}[shallow B 2 {win} 123.45;{behind}");
    fs::write(here.join("a.sgf"), changed).unwrap();
    works(here, &review(&["a.sgf", "--sgf", "two"]));
    let again = fs::read_to_string(here.join("two/a.sgf")).unwrap();
    assert!(again.contains("123.45"), "{again}");
    let deeper = [
        "review",
        "--visits",
        "3",
        "--threads",
        "1",
        "a.sgf",
        "--sgf",
        "three",
    ];
    works(here, &deeper);
    let deeper = fs::read_to_string(here.join("three/a.sgf")).unwrap();
    assert!(!deeper.contains("123.45"), "{deeper}");
    assert!(deeper.contains("[shallow B 3 "), "{deeper}");
}
