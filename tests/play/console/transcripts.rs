//! Whole games in lines, one lesson a file.
//!
//! The first line is the command, `> ` is what is typed, everything else is
//! what is said. A line `...` stands for any number of lines; `{folder}` is the
//! folder of the user, `{data}` that of these tests, and `{date}` is today.

use std::fs;
use std::path::Path;

use super::program::jego;

struct Transcript {
    arguments: Vec<String>,
    typed: String,
    said: Vec<String>,
}

fn read(text: &str) -> Transcript {
    let (command, said) = text.split_once('\n').unwrap();
    let arguments = command.strip_prefix("$ jego ").unwrap().split(' ');
    let typed = said.lines().filter_map(|line| line.strip_prefix("> "));
    let typed = typed.map(|line| format!("{line}\n"));
    Transcript {
        arguments: arguments.map(str::to_owned).collect(),
        typed: typed.collect(),
        said: said.lines().map(str::to_owned).collect(),
    }
}

/// How far the lines are as expected; all of them if they are.
fn agree(expected: &[String], said: &[String]) -> Result<(), usize> {
    let Some((first, rest)) = expected.split_first() else {
        return if said.is_empty() { Ok(()) } else { Err(0) };
    };
    if first == "..." {
        let ends = 0..=said.len();
        let tried = ends.map(|skipped| agree(rest, &said[skipped..]));
        let best = tried.min_by_key(|tried| match tried {
            Ok(()) => 0,
            Err(line) => usize::MAX - line,
        });
        return best.unwrap_or(Err(0)).map_err(|line| line + 1);
    }
    match said.split_first() {
        Some((line, left)) if line == first => agree(rest, left).map_err(|line| line + 1),
        _ => Err(0),
    }
}

fn check(path: &Path) {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().canonicalize().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let text = fs::read_to_string(path).unwrap();
    let transcript = read(&text.replace("{data}", data.to_str().unwrap()));
    let arguments: Vec<&str> = transcript.arguments.iter().map(String::as_str).collect();
    let output = jego(&here, &arguments, &transcript.typed);
    let said = String::from_utf8(output.stdout).unwrap();
    let said = said.replace(here.to_str().unwrap(), "{folder}");
    let said = said.replace(&jego::session::today(), "{date}");
    let lines: Vec<String> = said.lines().map(str::to_owned).collect();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}: {errors}",
        path.display()
    );
    if let Err(line) = agree(&transcript.said, &lines) {
        let expected = transcript.said.get(line);
        panic!(
            "{}, line {}: expected {expected:?} in\n{said}",
            path.display(),
            line + 2
        );
    }
}

#[test]
fn games_in_lines_go_as_they_were_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/console");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    assert!(paths.len() >= 8, "{paths:?}");
    for path in paths {
        check(&path);
    }
}

#[test]
fn a_line_that_is_missing_is_found_missing() {
    let lines = |text: &str| -> Vec<String> { text.lines().map(str::to_owned).collect() };
    assert_eq!(agree(&lines("a\n...\nd"), &lines("a\nb\nc\nd")), Ok(()));
    assert_eq!(agree(&lines("a\n..."), &lines("a")), Ok(()));
    assert_eq!(agree(&lines("a\nx"), &lines("a\nb")), Err(1));
    assert_eq!(agree(&lines("a"), &lines("a\nb")), Err(1));
    assert!(agree(&lines("...\nx"), &lines("a\nb")).is_err());
}
