//! Files that version 0.1 wrote, opened by this one.
//!
//! `tests/data/version-0.1` was written by that version and is never written
//! again: saves, journals, SGF, the list of finished games, the settings. What
//! each of them must say is in the folder `transcripts` beside them, in plain
//! text. `JEGO_WRITE_TRANSCRIPTS=1` writes those anew, and whoever uses it
//! reads the difference: it should be empty.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use jego::board::{ByColor, Color, PointSet, Size};
use jego::game::{Turn, TurnId};
use jego::go::Handicap;
use jego::othello;
use jego::record::{
    AnyRecord, ClockReading, Ledger, Record, Recordable, Seat, TimeControl, open_file, recover,
};
use jego::settings::Settings;

/// Every file there must be: one that is lost is missed by its name.
const FILES: [&str; 30] = [
    "journals/aligne4.journal",
    "journals/damaged.journal",
    "journals/go.journal",
    "journals/othello.journal",
    "journals/quarto.journal",
    "journals/rules.journal",
    "journals/torn.journal",
    "ledger-torn.ron",
    "ledger.ron",
    "saves/aligne4.jego.ron",
    "saves/aga.jego.ron",
    "saves/chinese.jego.ron",
    "saves/counting.jego.ron",
    "saves/custom-rules.jego.ron",
    "saves/ended.jego.ron",
    "saves/free-handicap.jego.ron",
    "saves/from-sgf.jego.ron",
    "saves/japanese.jego.ron",
    "saves/korean.jego.ron",
    "saves/nz.jego.ron",
    "saves/othello-setup.jego.ron",
    "saves/othello.jego.ron",
    "saves/quarto.jego.ron",
    "saves/tromp-taylor.jego.ron",
    "saves/variations.jego.ron",
    "settings-first.ron",
    "settings.ron",
    "sgf/ended.sgf",
    "sgf/othello.sgf",
    "sgf/variations.sgf",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/version-0.1")
}

fn transcript_of(file: &str) -> PathBuf {
    let name = file.replace('/', "-");
    folder().join("transcripts").join(format!("{name}.txt"))
}

/// What is wrong with a file, if anything.
fn complaint(file: &str, told: Result<String, String>) -> Option<String> {
    let told = match told {
        Ok(told) => told,
        Err(why) => return Some(format!("{file}: {why}")),
    };
    let path = transcript_of(file);
    if std::env::var_os("JEGO_WRITE_TRANSCRIPTS").is_some() {
        fs::create_dir_all(folder().join("transcripts")).unwrap();
        fs::write(&path, &told).unwrap();
    }
    let expected = match fs::read_to_string(&path) {
        Ok(expected) => expected,
        Err(error) => return Some(format!("{file}: no transcript: {error}")),
    };
    if told == expected {
        return None;
    }
    let mut lines = told.lines().zip(expected.lines()).enumerate();
    let differs = lines.find(|(_, (told, expected))| told != expected);
    Some(differs.map_or_else(
        || format!("{file}: more or fewer lines than its transcript"),
        |(index, (told, expected))| {
            let line = index + 1;
            format!("{file}: line {line} of its transcript says {expected:?}, the file {told:?}")
        },
    ))
}

#[track_caller]
fn check(start: &str, told: impl Fn(&str) -> Result<String, String>) {
    let files = FILES.iter().filter(|file| file.starts_with(start));
    let wrong: Vec<String> = files
        .filter_map(|file| complaint(file, told(file)))
        .collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn saves_say_what_they_said_and_are_written_as_they_were() {
    check("saves/", |file| {
        let path = folder().join(file);
        let opened = open_file(&path).map_err(|error| error.to_string())?;
        let (record, problems) = opened.games.game(0).map_err(|error| error.to_string())?;
        if record.to_save() != fs::read_to_string(&path).unwrap() {
            return Err("it is written differently now".to_owned());
        }
        if !problems.listed().is_empty() {
            return Err(format!("{problems:?}"));
        }
        Ok(describe(&record))
    });
}

#[test]
fn sgf_says_what_it_said() {
    check("sgf/", |file| {
        let opened = open_file(&folder().join(file)).map_err(|error| error.to_string())?;
        let (record, _) = opened.games.game(0).map_err(|error| error.to_string())?;
        Ok(describe(&record))
    });
}

#[test]
fn journals_give_back_the_games_they_gave_back() {
    check("journals/", |file| {
        let recovered = recover(&folder().join(file)).map_err(|error| error.to_string())?;
        let told = describe(&recovered.record);
        let (dropped, damaged) = (recovered.dropped, recovered.damaged);
        Ok(format!("dropped: {dropped}\ndamaged: {damaged}\n{told}"))
    });
}

#[test]
fn the_list_of_finished_games_has_what_it_had() {
    check("ledger", |file| {
        let ledger = Ledger::read(&folder().join(file)).map_err(|error| error.to_string())?;
        let mut told = String::new();
        for entry in &ledger.entries {
            for (name, text) in [
                ("date", entry.date.as_str()),
                ("kind", entry.played_at().name()),
                ("table", &entry.table),
                ("black", &entry.black),
                ("black level", &entry.black_level),
                ("white", &entry.white),
                ("white level", &entry.white_level),
                ("rules", &entry.rules),
                ("result", &entry.result),
                ("file", &entry.file),
            ] {
                let _ = writeln!(told, "{name}: {text}");
            }
            told.push('\n');
        }
        let _ = writeln!(told, "damaged lines: {:?}", ledger.damaged);
        Ok(told)
    });
}

/// Settings may grow: every line of the old file has to come back, among others
/// that a later version adds.
#[test]
fn settings_keep_every_choice() {
    check("settings", |file| {
        let text = fs::read_to_string(folder().join(file)).unwrap();
        let settings = Settings::read(&text).map_err(|error| error.to_string())?;
        let written = settings.write().map_err(|error| error.to_string())?;
        let mut lines = written.lines();
        let kept = text
            .lines()
            .filter(|&line| lines.any(|other| other == line));
        Ok(kept.map(|line| format!("{line}\n")).collect())
    });
}

#[test]
fn no_file_and_no_transcript_is_missing() {
    let mut found = Vec::new();
    for sub in ["", "saves", "sgf", "journals"] {
        for entry in fs::read_dir(folder().join(sub)).unwrap() {
            let entry = entry.unwrap();
            if entry.file_type().unwrap().is_file() {
                let path = entry.path();
                let name = path.strip_prefix(folder()).unwrap();
                found.push(name.to_str().unwrap().replace('\\', "/"));
            }
        }
    }
    found.sort();
    let mut wanted = FILES.map(str::to_owned);
    wanted.sort();
    assert_eq!(found, wanted);
    let transcripts = fs::read_dir(folder().join("transcripts")).unwrap();
    assert_eq!(transcripts.count(), FILES.len());
}

fn describe(record: &AnyRecord) -> String {
    match record {
        AnyRecord::Go(game) => {
            let start = game.start();
            let ruleset = start.ruleset.map_or("none", |set| set.name());
            let handicap = match start.handicap {
                Handicap::None => "none".to_owned(),
                Handicap::Fixed(stones) => format!("fixed {stones}"),
                Handicap::Free(stones) => format!("free {stones}"),
                Handicap::Given(stones) => format!("given {stones}"),
            };
            let komi = start.komi();
            let board = game.history().position().board().to_string();
            let head = format!("ruleset: {ruleset}\nkomi: {komi}\nhandicap: {handicap}\n");
            describe_game(game, &head, &board)
        }
        AnyRecord::Othello(game) => {
            let discs = |color| {
                points::<othello::Position>(&game.history().position().discs(color), game.size())
            };
            let [black, white] = Color::BOTH.map(discs);
            describe_game(game, "", &format!("black: {black}\nwhite: {white}"))
        }
        AnyRecord::Aligne4(game) => {
            let position = game.history().position();
            let pieces = game.size().points().map(|point| {
                let piece = position
                    .piece(point)
                    .map(|piece| piece.number().to_string());
                piece.unwrap_or_else(|| "-".to_owned())
            });
            let pieces: Vec<String> = pieces.collect();
            let hand = position.hand().map(|piece| piece.number());
            describe_game(
                game,
                "",
                &format!("{}\nin hand: {hand:?}", pieces.join(" ")),
            )
        }
    }
}

fn describe_game<G: Recordable>(record: &Record<G>, head: &str, board: &str) -> String {
    let history = record.history();
    let tree = history.tree();
    let mut told = format!("title: {}\nsize: {}\n{head}", record.title(), record.size());
    let _ = writeln!(told, "clock: {}", control_text(record.control()));
    for color in Color::BOTH {
        let seat = seat_text(&record.seats()[color]);
        let clock = reading_text(record.clocks()[color]);
        let _ = writeln!(told, "{color}: {seat}, clock {clock}");
    }
    for (name, value) in record.options() {
        let _ = writeln!(told, "option {name}: {value}");
    }
    if let Some(dead) = record.dead() {
        let _ = writeln!(told, "dead: {}", points::<G>(dead, record.size()));
    }
    if let Some(result) = record.result() {
        let _ = writeln!(told, "result: {result}");
    }
    for turn in tree.descendants(TurnId::START) {
        told.push_str(&turn_text(record, turn));
    }
    let way: Vec<String> = history
        .path()
        .iter()
        .map(|turn| turn.index().to_string())
        .collect();
    let _ = writeln!(told, "path to the cursor: {}", way.join(" "));
    let _ = writeln!(told, "to play: {}", history.position().to_play());
    let _ = writeln!(told, "\n{}", board.trim_end());
    told
}

/// A turn with what is written beside it, further in the deeper it is.
fn turn_text<G: Recordable>(record: &Record<G>, turn: TurnId) -> String {
    let tree = record.history().tree();
    let size = record.size();
    let mut told = format!("turn {}", turn.index());
    if let Some(parent) = tree.parent(turn) {
        let _ = write!(told, " after {}", parent.index());
    }
    match tree.turn(turn) {
        Some(Turn::Move { by, mv }) => {
            let _ = write!(told, ": {by} {}", G::move_name(*mv, size));
        }
        Some(Turn::Setup(setup)) => {
            let ByColor { black, white } = &setup.add;
            let lists = [("black", black), ("white", white), ("empty", &setup.remove)];
            for (name, list) in lists {
                let _ = write!(told, " {name}({})", points::<G>(list, size));
            }
            if let Some(color) = setup.to_play {
                let _ = write!(told, " to play {color}");
            }
        }
        Some(Turn::Start | Turn::Note) => {}
        None => told.push_str(" is gone"),
    }
    if let Some(redo) = tree.preferred_child(turn) {
        let _ = write!(told, ", redo to {}", redo.index());
    }
    if let Some(breach) = record.breach(turn) {
        let _ = write!(told, ", against the rules: {breach}");
    }
    told.push('\n');
    for property in record.properties(turn) {
        let _ = write!(told, "    {}", property.name());
        for value in property.values() {
            let _ = write!(told, "[{}]", value.raw().replace('\n', "\\n"));
        }
        told.push('\n');
    }
    told
}

fn points<G: Recordable>(points: &PointSet, size: Size) -> String {
    let names: Vec<String> = points
        .iter()
        .map(|point| G::point_name(point, size))
        .collect();
    names.join(" ")
}

fn control_text(control: TimeControl) -> String {
    let main = control
        .main_secs()
        .map_or("none".to_owned(), |secs| format!("{secs} s"));
    let overtime = control.overtime().unwrap_or_else(|| "none".to_owned());
    format!("{main}, overtime {overtime}")
}

fn reading_text(reading: Option<ClockReading>) -> String {
    reading.map_or("none".to_owned(), |reading| {
        let overtime = reading
            .overtime
            .map_or(String::new(), |left| format!(" with {left} left"));
        format!("{} ms{overtime}", reading.left_millis)
    })
}

fn seat_text(seat: &Seat) -> String {
    match seat {
        Seat::Person => "person".to_owned(),
        Seat::Computer { level } => format!("computer {level}"),
        Seat::Engine { command } => format!("engine {command}"),
    }
}
