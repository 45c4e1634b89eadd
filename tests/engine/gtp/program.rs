//! `jego gtp`, over a pipe.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use jego::board::{Size, Vertex};

fn jego(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_jego"))
        .arg("gtp")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = program.stdin.take().unwrap();
    // Bad arguments end the program before it reads.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    program.wait_with_output().unwrap()
}

fn said(arguments: &[&str], input: &str) -> String {
    let output = jego(arguments, input);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(output.stderr, b"GTP ready\n", "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_move_is_still_answered_when_the_input_has_ended() {
    let quick = ["--level", "thought", "--visits", "4", "--threads", "1"];
    let said = said(&quick, "boardsize 5\n3 genmove b\n");
    let answer = said.strip_prefix("=\n\n=3 ").unwrap();
    let vertex = answer.strip_suffix("\n\n").unwrap();
    // Nobody passes on an empty board.
    assert!(
        Vertex::parse(vertex, Size::new(5).unwrap()).is_ok(),
        "{said}"
    );
}

#[test]
fn the_same_seed_plays_the_same_moves() {
    let game = "boardsize 9\n".to_owned() + &"genmove b\ngenmove w\n".repeat(10);
    let play = |seed| {
        said(
            &["--level", "chance", "--seed", seed, "--threads", "1"],
            &game,
        )
    };
    assert_eq!(play("5"), play("5"));
    assert_ne!(play("5"), play("6"));
}

#[test]
fn the_rules_can_be_chosen() {
    let said = said(&["--rules", "japanese"], "kata-get-rules\nquit\nname\n");
    assert!(said.contains("TERRITORY"), "{said}");
    assert!(!said.contains("Jego"), "{said}");
}

#[test]
fn arguments_that_make_no_sense_are_explained() {
    for (arguments, says) in [
        (["--level", "genius"], "possible values: chance, greed"),
        (["--time", "soon"], "number of seconds"),
        (["--time", "-1"], "number of seconds"),
        (["--threads", "0"], "0 is not in"),
        (["--rules", "ing"], "possible values: French, Chinese"),
        (["--visits", "0"], "0 is not in"),
    ] {
        let output = jego(&arguments, "name\n");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(said.contains(says), "{said}");
    }
}
