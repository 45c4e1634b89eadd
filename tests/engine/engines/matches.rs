//! `jego match`, as it is typed.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Output, Stdio};

use jego::record::open_file;

use crate::engines::fake::Fake;
use crate::engines::gnu_go::gnu_go;

fn jego(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_jego"))
        .arg("match")
        .args(arguments)
        .output()
        .unwrap()
}

#[track_caller]
fn works(arguments: &[&str]) -> Vec<String> {
    let output = jego(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[track_caller]
fn fails(arguments: &[&str], code: i32, says: &str) {
    let output = jego(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(says), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_match_is_told_game_by_game_and_summed_up() {
    let lines = works(&[
        "care", "chance", "--games", "6", "--size", "5", "--seed", "3",
    ]);
    for (index, line) in lines.iter().take(6).enumerate() {
        let players = match index % 2 {
            0 => "  Care – Chance  ",
            _ => "  Chance – Care  ",
        };
        let begins = format!("{:>4}{players}", index + 1);
        assert!(line.starts_with(&begins), "{line}");
        assert!(line.contains(" moves  ") && line.ends_with(" s per move"));
    }
    assert_eq!(lines[6], "");
    assert_eq!(lines[7], "Care against Chance");
    assert!(lines[8].starts_with("all games   ") && lines[8].contains(", 95%)"));
    assert!(lines[9].starts_with("with Black  ") && lines[10].starts_with("with White  "));
    assert!(lines[11].starts_with("Elo         "));
    assert!(lines[12].starts_with("Care: ") && lines[13].starts_with("Chance: "));
    assert_eq!(lines.len(), 14);
    let again = works(&[
        "care", "chance", "--games", "1", "--size", "5", "--seed", "3",
    ]);
    let result = |line: &str| line.split(" moves").next().unwrap().to_owned();
    assert_eq!(result(&lines[0]), result(&again[0]));
}

#[test]
fn a_match_ends_when_its_games_have_told_which_claim_holds() {
    let play = |first: &str, second: &str| {
        works(&[
            first, second, "--games", "200", "--size", "5", "--sprt", "-50", "50",
        ])
    };
    let stronger = play("care", "chance");
    assert!(stronger.len() < 100, "{} lines", stronger.len());
    let last = stronger.last().unwrap();
    assert!(
        last.starts_with("SPRT        +50 Elo rather than -50 (log-likelihood ratio +"),
        "{last}"
    );
    let weaker = play("chance", "care");
    assert!(weaker.last().unwrap().contains("-50 Elo rather than +50"));
    let open = works(&[
        "care", "care", "--games", "2", "--size", "5", "--sprt", "0", "1",
    ]);
    assert!(open.last().unwrap().contains("too few games to tell +0"));
    fails(
        &["care", "care", "--sprt", "5", "5"],
        2,
        "the lower one first",
    );
}

#[test]
fn games_are_written_with_names_and_result_and_not_over_others() {
    let folder = tempfile::tempdir().unwrap();
    let games = folder.path().join("new/games");
    let path = games.to_str().unwrap();
    let arguments = [
        "greed",
        "greed:resign=no",
        "--games",
        "2",
        "--size",
        "5",
        "--komi",
        "-3.5",
        "--openings",
        "4",
        "--sgf",
        path,
    ];
    works(&arguments);
    let read = |name: &str| {
        let (record, _) = open_file(&games.join(name)).unwrap().games.go(0).unwrap();
        record
    };
    let (one, two) = (read("game-0001.sgf"), read("game-0002.sgf"));
    assert_eq!(one.start().komi().to_string(), "-3.5");
    assert!(one.result().is_some());
    let text = fs::read_to_string(games.join("game-0002.sgf")).unwrap();
    assert!(text.contains("PB[Greed:resign=no]"), "{text}");
    assert!(text.contains("PW[Greed]"), "{text}");
    // Each two games have the same opening.
    let opening = |record: &jego::record::GoRecord| {
        let history = record.history();
        let turns = history
            .tree()
            .descendants(jego::game::TurnId::START)
            .skip(1)
            .take(4);
        turns
            .map(|turn| format!("{:?}", history.tree().turn(turn)))
            .collect::<Vec<_>>()
    };
    assert_eq!(opening(&one), opening(&two));
    fails(
        &arguments,
        1,
        "this folder already contains games of a match",
    );
}

#[test]
fn who_breaks_the_rules_loses_the_game_and_it_is_counted_apart() {
    let occupied = Fake::new("genmove) answer A1 ;;");
    let lines = works(&[
        "chance:resign=no",
        &occupied.line(),
        "--games",
        "2",
        "--size",
        "3",
    ]);
    let text = lines.join("\n");
    assert!(
        text.contains("all games   2 won, 0 lost, 0 drawn"),
        "{text}"
    );
    // The colors change after the first game, and the winner stays.
    for result in ["  B+F  ", "  W+F  "] {
        assert!(text.contains(result), "{text}");
    }
    assert!(
        text.contains("Fake 1.0: the engine's move is illegal: A1 is"),
        "{text}"
    );
    assert!(text.ends_with(", 2 lost by an illegal move"), "{text}");
    occupied.is_gone();

    let dying = Fake::new("genmove) exit 7 ;;");
    let lines = works(&["care", &dying.line(), "--games", "2", "--size", "3"]);
    assert!(
        lines[0].contains("the engine exited with code 7"),
        "{lines:?}"
    );
    assert!(
        lines.last().unwrap().ends_with(", 2 lost by failure"),
        "{lines:?}"
    );
}

#[test]
fn a_match_that_is_killed_leaves_no_engine_behind() {
    let fake = Fake::new("genmove) answer pass ;;");
    let mut child = Command::new(env!("CARGO_BIN_EXE_jego"))
        .args(["match", "chance", &fake.line(), "--games", "1000000"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    assert!(line.starts_with("   1  Chance – Fake 1.0"), "{line}");
    child.kill().unwrap();
    child.wait().unwrap();
    fake.is_gone();
}

#[test]
fn what_cannot_be_played_is_refused_before_anything_happens() {
    for (arguments, code, says) in [
        (
            &["care", "genius"][..],
            1,
            "\"genius\" is not a level, and it cannot be run as an engine",
        ),
        (
            &["care", "genius"],
            1,
            "the program \"genius\" does not exist",
        ),
        (&["care", "'open"], 1, "is not closed"),
        (&["care", ""], 1, "there is no command"),
        (&["care", "care:speed=3"], 1, "not a level setting"),
        (&["care", "care", "--komi", "9999"], 1, "too large"),
        (&["care"], 2, "<SECOND>"),
        (&["care", "care", "--size", "1"], 2, "2..=25"),
        (&["care", "care", "--games", "0"], 2, "1..=1000000"),
        (
            &["care", "care", "--rules", "mine"],
            2,
            "possible values: French, Chinese",
        ),
        (&["care", "care", "--time", "soon"], 2, "number of seconds"),
        (&["care", "care", "--komi", "7.25"], 2, "points in halves"),
    ] {
        fails(arguments, code, says);
    }
}

#[test]
fn gnu_go_plays_matches() {
    let Some(gnu_go) = gnu_go() else {
        return;
    };
    let lines = works(&[
        "care", &gnu_go, "--games", "2", "--size", "7", "--time", "1",
    ]);
    assert!(lines[0].contains("Care – GNU Go 3"), "{lines:?}");
    assert!(
        lines[4].starts_with("all games   0 won, 2 lost"),
        "{lines:?}"
    );
    assert!(!lines.join("\n").contains(" lost by "), "{lines:?}");
}
