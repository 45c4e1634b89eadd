//! Nothing leaves the machine: the program is run where every socket that it opens
//! is seen, and where there is no network at all.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Set where one of these ways must be there, as CI does.
const REQUIRED: &str = "JEGO_REQUIRE_OFFLINE";

/// How sockets are named that lead to other machines, or hear of networks.
const OUTSIDE: [&str; 5] = [
    "AF_INET",
    "AF_INET6",
    "AF_NETLINK",
    "AF_PACKET",
    "AF_BLUETOOTH",
];

/// What is run, and what is typed there.
const RUNS: [(&[&str], &str); 5] = [
    (
        &["console", "go", "--size", "5", "--level", "glance"],
        "c3\nquit\nyes\n",
    ),
    (
        &["gtp", "--visits", "5"],
        "boardsize 9\ngenmove b\nfinal_score\nquit\n",
    ),
    (
        &["analysis"],
        "{\"id\":\"1\",\"moves\":[],\"rules\":\"japanese\",\"boardXSize\":9,\
         \"boardYSize\":9,\"maxVisits\":5}\n",
    ),
    (&["info", "game.jego.ron"], ""),
    (
        &["review", "game.jego.ron", "--visits", "2", "--threads", "1"],
        "",
    ),
];

fn run(folder: &Path, words: &[&str], input: &str) -> Output {
    let (program, arguments) = words.split_first().unwrap();
    let mut child = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("HOME", folder)
        .env("PATH", std::env::var_os("PATH").unwrap_or_default())
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("LANG", "en_US.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // A program that needs no input may have ended.
    let _ = pipe.write_all(input.as_bytes());
    drop(pipe);
    child.wait_with_output().unwrap()
}

/// Whether a command can be run here.
fn can(words: &[&str]) -> bool {
    let (program, arguments) = words.split_first().unwrap();
    let mut command = Command::new(program);
    let silent = command.args(arguments).stdin(Stdio::null());
    let output = silent.output();
    output.is_ok_and(|output| output.status.success())
}

/// Runs all of them behind these words, with a game at hand.
fn run_all(before: &[&str], mut look: impl FnMut(&Path, &[&str])) {
    let folder = tempfile::tempdir().unwrap();
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/first-steps-9x9.jego.ron");
    fs::copy(sample, folder.path().join("game.jego.ron")).unwrap();
    for (arguments, input) in RUNS {
        let words = [before, &[env!("CARGO_BIN_EXE_jego")], arguments].concat();
        let output = run(folder.path(), &words, input);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{words:?}: {said}");
        assert!(!output.stdout.is_empty(), "{words:?}: {said}");
        look(folder.path(), arguments);
    }
}

const TRACE: [&str; 6] = ["strace", "-f", "-e", "trace=socket", "-o", "trace"];

/// The sockets that a command opened, one a line, that lead outside.
fn opened_outside(folder: &Path) -> Vec<String> {
    let trace = fs::read_to_string(folder.join("trace")).unwrap();
    let outside = |line: &&str| OUTSIDE.iter().any(|family| line.contains(family));
    trace.lines().filter(outside).map(str::to_owned).collect()
}

fn look_at_sockets() {
    let folder = tempfile::tempdir().unwrap();
    let there = "exec 3<>/dev/udp/127.0.0.1/9";
    let words = [&TRACE[..], &["bash", "-c", there]].concat();
    run(folder.path(), &words, "");
    let seen = opened_outside(folder.path());
    assert!(!seen.is_empty(), "a socket that is opened is seen");
    run_all(&TRACE, |folder, arguments| {
        let opened = opened_outside(folder);
        assert!(opened.is_empty(), "{arguments:?}: {opened:?}");
    });
}

#[test]
fn no_socket_leads_to_other_machines_and_none_is_missed() {
    let is_traced =
        can(&["strace", "-f", "-e", "trace=socket", "true"]) && can(&["bash", "--version"]);
    let is_alone = can(&["unshare", "-rn", "true"]);
    if is_traced {
        look_at_sockets();
    }
    if is_alone {
        run_all(&["unshare", "-rn"], |_, _| ());
    }
    if !is_traced && !is_alone {
        let required = std::env::var_os(REQUIRED).is_some();
        assert!(
            !required,
            "{REQUIRED} is set, but neither strace nor unshare works"
        );
        // Not captured by the test harness, so that it is seen.
        let _ = writeln!(
            std::io::stderr(),
            "skipped: neither strace nor unshare -rn works here"
        );
    }
}
