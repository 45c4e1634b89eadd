//! `jego analysis`, over a pipe, as clients of KataGo start it.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use super::query;

fn jego(arguments: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_jego"))
        .arg("analysis")
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

#[test]
fn the_command_line_of_katago_is_understood() {
    let arguments = [
        "-model",
        "some.bin.gz",
        "-config",
        "some.cfg",
        "-human-model",
        "human.bin.gz",
        "-override-config",
        "homeDataDir=z,maxVisits=3,reportAnalysisWinratesAs=SIDETOMOVE",
        "-analysis-threads",
        "1",
    ];
    let output = jego(&arguments, &query("a", ""));
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains("\"visits\":3"), "{said}");
    let log = String::from_utf8(output.stderr).unwrap();
    for told in [
        "-model some.bin.gz",
        "-config some.cfg",
        "-human-model human.bin.gz",
        "homeDataDir=z",
        "ready to begin",
    ] {
        assert!(log.contains(told), "{told}: {log}");
    }
    assert!(!log.contains("maxVisits"), "{log}");
}

#[test]
fn the_same_seed_finds_the_same() {
    let asked = query("a", ",\"maxVisits\":60,\"includeMovesOwnership\":true");
    let found = |seed| {
        let output = jego(&["--seed", seed, "--threads", "1"], &asked);
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(found("5"), found("5"));
}

#[test]
fn arguments_that_make_no_sense_are_explained() {
    for (arguments, says) in [
        (["--threads", "0"], "0 is not in"),
        (["--visits", "0"], "0 is not in"),
        (["--frob", "1"], "unexpected argument"),
    ] {
        let output = jego(&arguments, "");
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(said.contains(says), "{said}");
    }
}
