//! The house keeps its floors: no module uses one above it, and the rules know
//! no screen, no file and no clock. Read from the sources, so that a wrong
//! `use` fails with the file and the line.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

/// Each module with those it may use, lowest first, as `docs/ARCHITECTURE.md`
/// draws them. Modules that do not exist yet have their place already.
const FLOORS: [(&str, &[&str]); 13] = [
    ("board", &[]),
    ("game", &["board"]),
    ("go", &["board", "game"]),
    ("othello", &["board", "game"]),
    ("aligne4", &["board", "game"]),
    ("ai", &["board", "game", "go", "othello", "aligne4"]),
    ("record", &["board", "game", "go", "othello", "aligne4"]),
    ("gtp", &["board", "game", "go", "ai", "record"]),
    (
        "words",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "gtp",
        ],
    ),
    (
        "session",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "gtp", "words",
        ],
    ),
    (
        "scene",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "session", "words",
        ],
    ),
    (
        "console",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "session", "scene",
            "words",
        ],
    ),
    (
        "ui",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "session", "scene",
            "words",
        ],
    ),
];

/// What the rules must not know.
const FORBIDDEN_IN_RULES: [&str; 8] = [
    "std::fs",
    "std::io",
    "std::net",
    "std::thread",
    "std::time",
    "std::env",
    "serde",
    "log::",
];

const RULES: [&str; 5] = ["board", "game", "go", "othello", "aligne4"];

struct Line {
    file: PathBuf,
    number: usize,
    module: String,
    code: String,
}

/// Every line of the sources that is neither a comment nor in a unit test.
fn source_lines() -> Vec<Line> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut open = vec![root.clone()];
    let mut lines = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(
                fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
            continue;
        }
        let inside = path.strip_prefix(&root).unwrap();
        let first = inside.iter().next().unwrap().to_string_lossy();
        let module = first.trim_end_matches(".rs").to_owned();
        let text = fs::read_to_string(&path).unwrap();
        for (index, line) in text.lines().enumerate() {
            if line.starts_with("#[cfg(test)]") {
                break;
            }
            lines.push(Line {
                file: path.clone(),
                number: index + 1,
                module: module.clone(),
                code: line.split("//").next().unwrap().to_owned(),
            });
        }
    }
    assert!(lines.len() > 1_000, "the sources were found");
    lines
}

/// The modules of this crate that a line names.
fn named_modules(code: &str) -> Vec<&str> {
    code.split("crate::")
        .skip(1)
        .map(|rest| {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            &rest[..end.unwrap_or(rest.len())]
        })
        .collect()
}

#[test]
fn no_module_uses_a_floor_above_it() {
    let mut wrong = Vec::new();
    for line in source_lines() {
        let Some((_, allowed)) = FLOORS.iter().find(|(name, _)| *name == line.module) else {
            continue;
        };
        for used in named_modules(&line.code) {
            if used != line.module && !allowed.contains(&used) {
                let place = format!("{}:{}", line.file.display(), line.number);
                wrong.push(format!("{place}: {} uses {used}", line.module));
            }
        }
        assert!(
            !line.code.contains("crate::{"),
            "{}:{}: name one module a line, so that floors can be read",
            line.file.display(),
            line.number
        );
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_module_has_its_floor() {
    for line in source_lines() {
        let known = FLOORS.iter().any(|(name, _)| *name == line.module);
        let top = ["lib", "main", "args", "commands"].contains(&line.module.as_str());
        assert!(known || top, "{} is on no floor", line.file.display());
    }
}

#[test]
fn the_rules_know_no_screen_no_file_and_no_clock() {
    for line in source_lines() {
        if RULES.contains(&line.module.as_str()) {
            for word in FORBIDDEN_IN_RULES {
                let place = format!("{}:{}", line.file.display(), line.number);
                assert!(!line.code.contains(word), "{place}: {word}");
            }
            let float = line.code.contains("f32") || line.code.contains("f64");
            assert!(!float, "{}:{}: a float", line.file.display(), line.number);
        }
    }
}

/// Where the disk is touched, and where threads live.
const DISK: [&str; 12] = [
    "console/folder.rs",
    "record/create.rs",
    "record/files.rs",
    "record/plain.rs",
    "record/tail.rs",
    "record/ledger.rs",
    "record/leftovers.rs",
    "record/original.rs",
    "record/journal/",
    "ui/files/disk.rs",
    "ui/sound/pulse.rs",
    "ui/stats.rs",
];
const THREADS: [&str; 13] = [
    "ai/go/search/mod.rs",
    "console/plain/typed.rs",
    "console/terminal.rs",
    "gtp/remote/pipe.rs",
    "gtp/serve.rs",
    "record/journal/writer.rs",
    "session/thinking.rs",
    "ui/files/task.rs",
    "ui/jobs/engines.rs",
    "ui/jobs/mod.rs",
    "ui/skin.rs",
    "ui/sound/mod.rs",
    "ui/sound/pulse.rs",
];

#[test]
fn the_disk_and_threads_are_used_where_the_house_says() {
    let mut seen = [0; 2];
    for line in source_lines() {
        let inside = |places: &[&str]| {
            let path = line.file.to_string_lossy().replace('\\', "/");
            places.iter().any(|place| path.contains(place))
        };
        let place = format!("{}:{}", line.file.display(), line.number);
        for (index, (word, places)) in [("std::fs", &DISK[..]), ("std::thread", &THREADS[..])]
            .into_iter()
            .enumerate()
        {
            if line.code.contains(word) {
                assert!(inside(places), "{place}: {word}");
                seen[index] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 0), "{seen:?}");
}

#[test]
fn only_the_window_names_the_window_library() {
    for line in source_lines() {
        let names = line.code.contains("egui") || line.code.contains("eframe");
        let may = line.module == "ui" || line.module == "main";
        assert!(!names || may, "{}:{}", line.file.display(), line.number);
    }
}
