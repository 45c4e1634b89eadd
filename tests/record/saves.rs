//! Saves: all of a game comes back, and nothing else is opened.

use std::fmt::Debug;
use std::fs;
use std::path::Path;

use jego::board::{ByColor, PointSet};
use jego::game::TurnId;
use jego::record::save::{self, InvalidSave};
use jego::record::sgf::Collection;
use jego::record::{GameKind, Games, GoRecord, Record, Recordable, open, sgf};
use rand::RngExt as _;

use crate::random;
use crate::trees::{nodes, shape};

#[track_caller]
pub(crate) fn assert_same<G: Recordable + PartialEq + Debug>(
    a: &Record<G>,
    b: &Record<G>,
    context: &str,
) {
    assert_eq!(save::write(a), save::write(b), "{context}");
    assert!(a.to_sgf().same(&b.to_sgf()), "{context}");
    let (ours, theirs) = (a.history(), b.history());
    assert_eq!(ours.position(), theirs.position(), "{context}");
    assert_eq!(ours.path().len(), theirs.path().len(), "{context}");
    assert_eq!(a.clocks(), b.clocks(), "{context}");
    assert_eq!(a.dead(), b.dead(), "{context}");
    assert_eq!(a.seats(), b.seats(), "{context}");
    assert_eq!(a.options(), b.options(), "{context}");
    assert_eq!(a.control(), b.control(), "{context}");
    assert_eq!(a.start(), b.start(), "{context}");
    // Redo leads down the same line.
    let (mut ours, mut theirs) = (ours.clone(), theirs.clone());
    while ours.redo().is_some() {
        assert!(theirs.redo().is_some(), "{context}");
        assert_eq!(ours.position(), theirs.position(), "{context}");
    }
    assert!(theirs.redo().is_none(), "{context}");
}

#[test]
fn random_games_are_saved_and_come_back_whole() {
    for seed in 0..400 {
        let mut rng = random::rng(seed);
        let changes = rng.random_range(0..150);
        let (record, _) = random::played(&mut rng, changes);
        let saved = save::write(&record);
        let again = save::read(&saved)
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"))
            .go()
            .unwrap();
        assert_same(&record, &again, &format!("seed {seed}"));
    }
}

/// SGF → record → save → record → SGF, for trees that follow no rule at all.
#[test]
fn whatever_was_in_a_file_survives_a_save() {
    for seed in 0..1_500 {
        let games = random::collection(&mut random::rng(seed));
        let opened = open(sgf::write(&games).into_bytes(), None).unwrap();
        for index in 0..opened.games.len() {
            let (record, _) = opened.games.go(index).unwrap();
            let mut alone = Collection::new();
            alone.add_copy(&games, games.games()[index]);
            let exported = record.to_sgf();
            assert_eq!(nodes(&alone), nodes(&exported), "seed {seed}");
            assert_eq!(shape(&alone), shape(&exported), "seed {seed}");
            let again = save::read(&save::write(&record))
                .unwrap_or_else(|error| panic!("seed {seed}: {error}"))
                .go()
                .unwrap();
            assert_same(&record, &again, &format!("seed {seed}"));
        }
    }
}

/// A file of others that someone goes on working with.
#[test]
fn opened_files_that_were_changed_come_back_from_a_save() {
    for seed in 0..400 {
        let mut rng = random::rng(seed);
        let games = random::collection(&mut rng);
        let opened = open(sgf::write(&games).into_bytes(), None).unwrap();
        let (mut record, _) = opened.games.go(0).unwrap();
        let mut turns: Vec<TurnId> = record.history().tree().descendants(TurnId::START).collect();
        for _ in 0..40 {
            let change = random::change(&mut rng, &record, &turns);
            random::apply(&mut record, &mut turns, &change);
        }
        let again = save::read(&save::write(&record))
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"))
            .go()
            .unwrap();
        assert_same(&record, &again, &format!("seed {seed}"));
        // And from an export, as far as SGF can tell it.
        let text = sgf::write(&record.to_sgf());
        let exported = open(text.clone().into_bytes(), None).unwrap();
        let (exported, _) = exported.games.go(0).unwrap();
        assert_eq!(sgf::write(&exported.to_sgf()), text, "seed {seed}");
        assert_eq!(boards(&exported), boards(&record), "seed {seed}");
    }
}

/// Every board of a game is the same for a program that reads our file.
#[test]
fn random_games_are_exported_with_every_board() {
    for seed in 0..300 {
        let (record, _) = random::played(&mut random::rng(seed), 120);
        let text = sgf::write(&record.to_sgf());
        let opened = open(text.clone().into_bytes(), None).unwrap();
        let (again, _) = opened.games.go(0).unwrap();
        assert_eq!(sgf::write(&again.to_sgf()), text, "seed {seed}");
        assert_eq!(boards(&record), boards(&again), "seed {seed}");
        let (ours, theirs) = (record.start(), again.start());
        assert_eq!(ours.komi(), theirs.komi(), "seed {seed}");
        let stones = ours.handicap.stones();
        assert_eq!(stones, theirs.handicap.stones(), "seed {seed}");
    }
}

/// The stones after each turn, in the order of a file.
fn boards(record: &GoRecord) -> Vec<ByColor<PointSet>> {
    let mut history = record.history().clone();
    let turns: Vec<TurnId> = history.tree().descendants(TurnId::START).collect();
    let mut board = |turn| {
        assert!(history.go_to(turn));
        *history.position().board().stones()
    };
    turns.into_iter().map(&mut board).collect()
}

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// One file for each version ever written, with something of everything in it.
#[test]
fn saves_of_every_version_open_for_ever() {
    let mut versions = Vec::new();
    for entry in fs::read_dir(folder("tests/data/saves")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let record = save::read(&text)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
            .go()
            .unwrap();
        let again = save::read(&save::write(&record)).unwrap().go().unwrap();
        assert_same(&record, &again, &path.display().to_string());
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        versions.push(name.split('-').next().unwrap().to_owned());
    }
    for version in 1..=save::VERSION {
        assert!(
            versions.contains(&format!("v{version}")),
            "version {version} has a file"
        );
    }
}

/// The file was written by version 1 and is not to be changed.
#[test]
fn version_1_says_what_it_always_said() {
    let text = fs::read_to_string(folder("tests/data/saves/v1-everything.jego.ron")).unwrap();
    let record = save::read(&text).unwrap().go().unwrap();
    assert_eq!(save::write(&record), text);
    let sgf = fs::read_to_string(folder("tests/data/saves-as-sgf/v1-everything.sgf")).unwrap();
    assert_eq!(sgf::write(&record.to_sgf()), sgf);
}

/// The file was written by version 2 and is not to be changed.
#[test]
fn version_2_says_what_it_always_said() {
    let text = fs::read_to_string(folder("tests/data/saves/v2-atari-go.jego.ron")).unwrap();
    let record = save::read(&text).unwrap().go().unwrap();
    assert!(record.start().rules.is_atari_go());
    assert_eq!(save::write(&record), text);
}

#[test]
fn the_games_in_saves_are_in_order() {
    let mut sizes = Vec::new();
    let mut others = Vec::new();
    let mut longest = 0;
    for entry in fs::read_dir(folder("saves")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "md") {
            continue;
        }
        let opened = jego::record::open_file(&path).unwrap();
        assert!(opened.problems.is_empty());
        let Games::Saved(record) = opened.games else {
            panic!("{} is a save", path.display());
        };
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(record.to_save(), text, "{}", path.display());
        assert!(record.result().is_some() && record.turns() > 0);
        if record.kind() != GameKind::Go {
            others.push(record.kind());
            continue;
        }
        let record = record.go().unwrap();
        sizes.push(record.start().size.lines());
        longest = longest.max(record.history().tree().ids());
        // Other programs read what is exported.
        let (games, problems) = sgf::parse(&sgf::write(&record.to_sgf())).unwrap();
        assert!(problems.is_empty() && games.games().len() == 1);
    }
    sizes.sort_unstable();
    assert_eq!(sizes, [9, 13, 19]);
    let of = |kind| others.iter().filter(|&&other| other == kind).count();
    assert_eq!((of(GameKind::Othello), of(GameKind::Aligne4)), (1, 2));
    assert!(longest > 400);
}

const SMALL: &str = r#"(
    version: 1,
    game: Go,
    size: 3,
    rules: (ko: Simple, suicide: Forbidden, scoring: Area, dead_stones: Agreed,
        pass_stones: Kept, passes: Two, komi: "7.5", handicap_komi: Unchanged, handicap_bonus: Nothing),
    handicap: Even,
    seats: (black: Person, white: Person),
    clock: Unlimited,
    turns: [
        (black: "A1"),
        (white: "B2"),
        (after: 1, white: "C3"),
    ],
    cursor: 3,
)"#;

#[test]
fn a_save_written_by_hand_is_read() {
    let record = save::read(SMALL).unwrap().go().unwrap();
    assert_eq!(record.history().tree().ids(), 4);
    assert_same(
        &record,
        &save::read(&save::write(&record)).unwrap().go().unwrap(),
        "by hand",
    );
    save::read(&format!("\u{feff}{SMALL}"))
        .unwrap()
        .go()
        .unwrap();
}

#[track_caller]
fn refuses(change: (&str, &str), line: usize, says: &str) {
    let text = SMALL.replace(change.0, change.1);
    assert_ne!(text, SMALL, "{change:?}");
    let error = save::read(&text).unwrap_err();
    let (InvalidSave::Form { place, .. } | InvalidSave::Content { place, .. }) = &error else {
        panic!("{error}");
    };
    assert_eq!(place.line, line, "{error}");
    assert!(error.to_string().contains(says), "{error}");
}

#[test]
fn a_forged_or_damaged_save_is_refused_with_its_place() {
    refuses(
        ("white: \"B2\"", "white: \"A1\""),
        12,
        "turn 2: A1 is already occupied",
    );
    refuses(
        ("white: \"B2\"", "white: \"D1\""),
        12,
        "not a point of a 3×3 board",
    );
    refuses(("white: \"B2\"", "black: \"B2\""), 12, "not Black's turn");
    refuses(
        ("white: \"B2\"", "black: \"B2\", white: \"C3\""),
        12,
        "more than one of",
    );
    refuses(
        ("after: 1", "after: 3"),
        13,
        "turn 3, which is not before it",
    );
    refuses(("after: 1", "after: 99"), 13, "not before it");
    refuses(("cursor: 3", "cursor: 4"), 15, "there is no turn 4");
    refuses(
        ("cursor: 3", "cursor: 2, redo: [9]"),
        15,
        "there is no turn 9",
    );
    refuses(("size: 3", "size: 26"), 4, "a board has 2 to 25 lines");
    refuses(("handicap: Even", "handicap: Fixed(2)"), 7, "star points");
    refuses(("\"7.5\"", "\"7.25\""), 6, "7.25");
    refuses(("\"7.5\"", "\"99999\""), 5, "too large");
    refuses(("ko: Simple", "ko: None"), 5, "");
    refuses(("turns: [", "turns: (("), 14, "");
    refuses(("cursor: 3,", "cursor: 3, surprise: 1,"), 15, "surprise");
    refuses(("    game: Go,\n", ""), 15, "game");
    refuses(("version: 1", "version: 0"), 2, "no such version");
    refuses(
        (
            "(white: \"B2\")",
            "(white: \"B2\", notes: [(\"no]name\", \"x\")])",
        ),
        12,
        "not the name of a note",
    );
    refuses(
        (
            "(white: \"B2\")",
            "(white: \"B2\", joined: true, breaks_rules: true, nonsense: 1)",
        ),
        12,
        "nonsense",
    );
}

#[test]
fn a_newer_version_is_told_apart_from_damage() {
    let newer = SMALL
        .replace("version: 1", "version: 3")
        .replace("size: 3", "shape: [1, 2]");
    assert_eq!(save::read(&newer).unwrap_err(), InvalidSave::Newer(3));
}

#[test]
fn a_line_of_play_that_nobody_could_have_played_is_refused() {
    let turns = "(), ".repeat(300_000);
    let start = SMALL.find("turns: [").unwrap() + 8;
    let text = format!("{}{turns}], cursor: 0)", &SMALL[..start]);
    let error = save::read(&text).unwrap_err().to_string();
    assert!(error.contains("more than 250000 turns"), "{error}");
}

#[test]
fn a_node_cannot_have_been_a_thousand_turns() {
    let joined = "(black: \"pass\", joined: true, breaks_rules: true), ";
    let start = SMALL.find("turns: [").unwrap() + 8;
    let of = |turns: usize| {
        let turns = joined.repeat(turns);
        save::read(&format!("{}{turns}], cursor: 0)", &SMALL[..start]))
    };
    assert!(of(16).is_ok());
    let error = of(17).unwrap_err().to_string();
    assert!(
        error.contains("turn 17: too many turns are joined"),
        "{error}"
    );
}

#[test]
fn deep_nesting_is_refused_and_harmless() {
    for open in ["(", "[", "Some(", "{\"a\":"] {
        let text = format!("(version: 1, game: {}", open.repeat(200_000));
        assert!(save::read(&text).is_err());
    }
}

#[test]
fn every_cut_of_a_save_is_refused() {
    let text = save::write(&save::read(SMALL).unwrap().go().unwrap());
    for end in 0..text.trim_end().len() {
        assert!(save::read(&text[..end]).is_err(), "cut at {end}");
    }
}
