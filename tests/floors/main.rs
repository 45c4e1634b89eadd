//! The house keeps its floors: no module uses one above it, and the rules know
//! no screen, no file and no clock. Read from the sources, so that a wrong
//! `use` fails with the file and the line.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod paths;
mod rooms;
mod sources;

use sources::{Source, crate_sources};

/// Each module with those it may use, lowest first, as `docs/ARCHITECTURE.md`
/// draws them. Modules that do not exist yet have their place already.
const FLOORS: [(&str, &[&str]); 29] = [
    ("drawing", &[]),
    ("board", &[]),
    ("game", &["board"]),
    ("go", &["board", "game"]),
    ("othello", &["board", "game"]),
    ("aligne4", &["board", "game"]),
    ("reading", &["board", "game", "go"]),
    ("rating", &["board", "game", "go"]),
    ("ai", &["board", "game", "go", "othello", "aligne4"]),
    ("record", &["board", "game", "go", "othello", "aligne4"]),
    ("profile", &["board", "game", "go", "rating", "record"]),
    ("library", &["board", "game", "go", "othello", "record"]),
    ("gtp", &["board", "game", "go", "ai", "record"]),
    ("analysis", &["board", "game", "go", "ai", "gtp"]),
    (
        "review",
        &[
            "board", "game", "go", "reading", "othello", "aligne4", "ai", "record", "gtp",
        ],
    ),
    (
        "puzzle",
        &["board", "game", "go", "reading", "ai", "record"],
    ),
    (
        "find",
        &["board", "game", "go", "othello", "aligne4", "record"],
    ),
    ("guess", &["board", "game", "go", "ai", "record", "review"]),
    (
        "session",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "puzzle",
            "find", "guess", "gtp",
        ],
    ),
    (
        "words",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "find", "guess", "gtp", "session", "drawing",
        ],
    ),
    (
        "figure",
        &["board", "game", "othello", "record", "session", "drawing"],
    ),
    (
        "document",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "session",
            "words", "drawing", "figure",
        ],
    ),
    (
        "setup",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "guess", "session", "words",
        ],
    ),
    (
        "settings",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "guess", "session", "words", "setup",
        ],
    ),
    (
        "lobby",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "guess", "session", "words", "document", "setup", "settings",
            "lesson", "library", "drawing", "figure",
        ],
    ),
    (
        "lesson",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "guess", "session", "words",
        ],
    ),
    (
        "scene",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "find", "guess", "session", "words", "lesson",
        ],
    ),
    (
        "console",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "guess", "session", "words", "document", "setup", "settings",
            "lobby", "lesson", "scene", "library", "drawing", "figure", "find",
        ],
    ),
    (
        "ui",
        &[
            "board", "game", "go", "othello", "aligne4", "ai", "record", "review", "rating",
            "profile", "puzzle", "guess", "session", "words", "document", "setup", "settings",
            "lobby", "lesson", "scene", "library", "drawing", "figure", "find",
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

/// Each line of the sources with its file.
fn each_line(mut look: impl FnMut(&Source, &str, String)) {
    for source in &crate_sources() {
        for line in &source.lines {
            look(source, &line.code, source.place(line));
        }
    }
}

#[test]
fn no_module_uses_a_floor_above_it() {
    let mut wrong = Vec::new();
    each_line(|source, code, place| {
        let floor = source.floor();
        let Some((_, allowed)) = FLOORS.iter().find(|(name, _)| *name == floor) else {
            return;
        };
        for used in named_modules(code) {
            if used != floor && !allowed.contains(&used) {
                wrong.push(format!("{place}: {floor} uses {used}"));
            }
        }
        assert!(
            !code.contains("crate::{"),
            "{place}: name one module a line, so that floors can be read",
        );
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_rooms_use_each_other_in_a_circle() {
    let circles = rooms::circles(&crate_sources());
    assert!(
        circles.is_empty(),
        "{} circles\n{}",
        circles.len(),
        circles.join("\n")
    );
}

#[test]
fn every_module_has_its_floor() {
    for source in crate_sources() {
        let floor = source.floor();
        let known = FLOORS.iter().any(|(name, _)| *name == floor);
        let top = ["lib", "main", "args", "commands"].contains(&floor);
        assert!(known || top, "src/{} is on no floor", source.path);
    }
}

#[test]
fn the_rules_know_no_screen_no_file_and_no_clock() {
    each_line(|source, code, place| {
        if RULES.contains(&source.floor()) {
            for word in FORBIDDEN_IN_RULES {
                assert!(!code.contains(word), "{place}: {word}");
            }
            let float = code.contains("f32") || code.contains("f64");
            assert!(!float, "{place}: a float");
        }
    });
}

/// Where the disk is touched, and where threads live.
const DISK: [&str; 7] = [
    "console/workspace/folder.rs",
    "record/disk/",
    "record/ledger.rs",
    "record/journal/",
    "ui/files/disk/",
    "ui/sound/pulse.rs",
    "ui/stats.rs",
];
const THREADS: [&str; 17] = [
    "ai/go/search/mod.rs",
    "analysis/serve.rs",
    "console/line_mode/reader.rs",
    "console/screen/terminal.rs",
    "gtp/remote/pipe.rs",
    "gtp/serve.rs",
    "library/parallel.rs",
    "record/journal/writer.rs",
    "review/reviewer.rs",
    "session/background.rs",
    "ui/files/task.rs",
    "ui/jobs/engines.rs",
    "ui/jobs/library.rs",
    "ui/jobs/mod.rs",
    "ui/look/textures.rs",
    "ui/sound/mod.rs",
    "ui/sound/pulse.rs",
];

#[test]
fn the_disk_and_threads_are_used_where_the_house_says() {
    for (word, places) in [("std::fs", &DISK[..]), ("std::thread", &THREADS[..])] {
        let mut unused: Vec<&str> = places.to_vec();
        each_line(|source, code, place| {
            if code.contains(word) {
                let before = places.iter().find(|place| source.path.starts_with(**place));
                assert!(before.is_some(), "{place}: {word}");
                unused.retain(|place| Some(place) != before);
            }
        });
        assert!(unused.is_empty(), "{word} is not used in {unused:?}");
    }
}

#[test]
fn only_the_window_names_the_window_library() {
    each_line(|source, code, place| {
        let mut words = code.split(|c: char| !c.is_alphanumeric());
        let names = words.any(|word| ["egui", "eframe"].contains(&word));
        let may = ["ui", "main"].contains(&source.floor());
        assert!(!names || may, "{place}");
    });
}
