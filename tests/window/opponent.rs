//! Playing against computers, and looking at what they think.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::process::Command;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use jego::board::{ByColor, Color, Size};
use jego::go::Ruleset;
use jego::record::{Change, GoRecord, Seat, Start, save};
use jego::session::{ComputerState, EngineCommand};
use jego::settings::Settings;
use jego::words::{Language, Thinking};
use tempfile::TempDir;

use super::{Jego, SMALL, quiet};

fn care() -> Seat {
    let level = "Care".to_owned();
    Seat::Computer { level }
}

/// A table at which the second player is this one; Black is a person.
fn against(seat: Seat) -> Jego {
    against_with(quiet(), seat)
}

fn against_with(mut settings: Settings, seat: Seat) -> Jego {
    settings.last_game.seats = [Seat::Person, seat];
    Jego::at_table(settings)
}

/// An engine that is asked for a move reads it from a pipe, and waits where
/// there is none.
const PUPPET: &str = r#"
while read -r line; do
    id=
    set -- $line
    case $1 in [0-9]*) id=$1; shift ;; esac
    answer=
    case $1 in
    protocol_version) answer=2 ;;
    genmove) read -r answer <"${0%/*}/moves" ;;
    esac
    printf '=%s %s\n\n' "$id" "$answer"
done
"#;

/// An engine that moves when it is told to, and not before.
pub(crate) struct Puppet {
    moves: File,
    /// The script and the pipe.
    folder: TempDir,
}

impl Puppet {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("puppet"), PUPPET).unwrap();
        let pipe = folder.path().join("moves");
        assert!(
            Command::new("mkfifo")
                .arg(&pipe)
                .status()
                .unwrap()
                .success()
        );
        // Whoever holds both ends waits for nobody.
        let moves = OpenOptions::new().read(true).write(true).open(pipe);
        Self {
            moves: moves.unwrap(),
            folder,
        }
    }

    /// A table at which it has White.
    pub(crate) fn at_table(&self, mut settings: Settings) -> Jego {
        let command = format!("sh '{}'", self.folder.path().join("puppet").display());
        settings.engines.push(EngineCommand {
            command: command.clone(),
            ..EngineCommand::default()
        });
        against_with(settings, Seat::Engine { command })
    }

    pub(crate) fn play(&mut self, vertex: &str) {
        writeln!(self.moves, "{vertex}").unwrap();
    }
}

impl Jego {
    fn answered(&mut self, stones: usize) {
        self.until("an answer", |jego| jego.stones() == stones);
    }
}

#[test]
fn a_computer_answers_a_move() {
    let mut jego = against(care());
    assert!(jego.sees("Care · 30k") && jego.sees("human"));
    assert!(
        jego.sees("computer") && !jego.told_all().contains("computer, Care"),
        "neither its name nor its rank again"
    );
    jego.play("E5");
    jego.answered(2);
    assert!(jego.sees("Black to move") && jego.sees("Pass"));
}

#[test]
fn undo_takes_back_the_move_and_its_answer() {
    let mut jego = against(care());
    jego.play("E5");
    jego.answered(2);
    jego.ctrl(Key::Z);
    assert_eq!(jego.stones(), 0);
    assert!(jego.sees("Black to move"));
    jego.ctrl(Key::Y);
    assert_eq!(jego.stones(), 2);
}

#[test]
fn a_click_before_the_answer_is_told_to_wait() {
    let mut puppet = Puppet::new();
    let mut jego = puppet.at_table(quiet());
    jego.play("E5");
    jego.play("D4");
    assert!(jego.sees("It is the computer’s turn (White)"));
    assert_eq!(jego.stones(), 1, "nothing was played for it");
    puppet.play("C3");
    jego.answered(2);
    assert_eq!(jego.stone("C3"), Some(Color::White));
}

#[test]
fn a_computer_is_stopped_goes_on_and_moves_now() {
    let mut jego = against(care());
    jego.play("E5");
    jego.key(Key::F6);
    let waits = Some((Color::White, ComputerState::Waiting));
    assert_eq!(jego.session().computer(), waits);
    assert!(jego.sees("Care · 30k") && jego.sees(Language::English.say(Thinking::EngineWaits)));
    assert!(jego.sees("The computer is waiting; play for it, or let it continue"));
    jego.key(Key::F7);
    jego.answered(2);
    let free = |vertex: &&str| jego.stone(vertex).is_none();
    let vertex = ["D5", "F5"].into_iter().find(free).unwrap();
    jego.play(vertex);
    jego.menu("Game", "Move now");
    jego.answered(4);
}

#[test]
fn an_engine_that_is_not_there_can_be_tried_again_or_replaced() {
    let command = "/nowhere/at/all".to_owned();
    let mut settings = quiet();
    settings.engines.push(EngineCommand {
        command: command.clone(),
        ..EngineCommand::default()
    });
    let mut jego = against_with(settings, Seat::Engine { command });
    jego.play("E5");
    jego.until_seen("Try again");
    jego.click("Try again");
    jego.until_seen("Try again");
    jego.click("Change players…");
    assert!(jego.sees("White’s name"));
    let field = jego.harness.get_by_role_and_label(Role::ComboBox, "White");
    field.click();
    jego.harness.run();
    // The list opens at the engine, which is the last of it.
    jego.harness
        .get_by_label("30\u{a0}kyu · Greed")
        .scroll_to_me();
    jego.harness.run();
    jego.click("30\u{a0}kyu · Greed");
    jego.click("OK");
    jego.answered(2);
    assert!(jego.sees("Greed · 30k"));
}

#[test]
fn what_was_said_to_an_engine_can_be_read() {
    let command = "/nowhere/at/all".to_owned();
    let mut settings = quiet();
    settings.engines.push(EngineCommand {
        command: command.clone(),
        ..EngineCommand::default()
    });
    let mut jego = against_with(settings, Seat::Engine { command });
    jego.play("E5");
    jego.until_seen("Try again");
    jego.menu("Game", "Engine log…");
    assert!(jego.sees("Engine log") && jego.sees("Copy all"));
    jego.click("Close");
    assert!(!jego.sees("Copy all"));
}

#[test]
fn the_panel_of_thoughts_comes_and_goes() {
    let mut jego = Jego::with_moves("E5 D4");
    assert_eq!(jego.harness_count("Analysis"), 1, "the button of the bar");
    jego.key(Key::A);
    assert_eq!(jego.harness_count("Analysis"), 2);
    assert!(jego.session().is_analyzing());
    jego.use_tool("Analysis");
    assert_eq!(jego.harness_count("Analysis"), 1);
    assert!(!jego.session().is_analyzing());
    jego.menu("View", "Estimate");
    jego.until("an estimate", |jego| {
        jego.told_all().contains("Expected score: ")
    });
    jego.key(Key::E);
    assert!(!jego.told_all().contains("Expected score: "));
}

#[test]
fn a_small_window_has_room_for_thoughts() {
    let mut settings = quiet();
    settings.last_game.seats = [Seat::Person, care()];
    let mut jego = Jego::new(settings, SMALL);
    jego.click("Play");
    jego.sit_down("Play on 9×9");
    jego.play("E5");
    jego.answered(2);
    jego.key(Key::A);
    let titles = jego.harness.query_all_by_label("Analysis");
    let rects: Vec<_> = titles.map(|node| node.rect()).collect();
    assert_eq!(rects.len(), 2, "the panel and the button");
    assert!(rects.iter().all(|rect| rect.right() <= SMALL[0]));
}

/// The point that the line of messages calls a good move.
fn hinted(jego: &Jego) -> Option<String> {
    let told = jego.told_all();
    let (_, hint) = told.split_once("A good move: ")?;
    let vertex = hint.chars().take_while(char::is_ascii_alphanumeric);
    Some(vertex.collect())
}

#[test]
fn a_hint_names_a_free_point_and_marks_it_on_the_board() {
    let mut jego = Jego::with_moves("E5");
    jego.key(Key::H);
    jego.until("a hint", |jego| hinted(jego).is_some());
    let vertex = hinted(&jego).unwrap();
    assert_eq!(jego.stone(&vertex), None);
    assert_eq!(jego.said_of(&vertex), format!("{vertex}, empty, hint"));
    jego.play(&vertex);
    assert_eq!(jego.stone(&vertex), Some(Color::White));
    assert_eq!(hinted(&jego), None, "it was about the move before");
}

#[test]
fn resigning_while_the_computer_is_to_move_is_for_the_person() {
    let mut jego = against(care());
    jego.play("E5");
    jego.key(Key::F6);
    jego.ctrl(Key::R);
    jego.click("Resign");
    jego.until_seen("White wins by resignation");
}

/// What was said of the file is older than what is wrong with its computer.
#[test]
fn a_game_of_an_unknown_level_opens_and_says_what_is_wrong() {
    let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
    let level = "Genius".to_owned();
    let seats = ByColor {
        black: Seat::Computer { level },
        white: Seat::Person,
    };
    record.apply(&Change::Seats(seats)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("genius.jego.ron");
    fs::write(&path, save::write(&record)).unwrap();
    let mut jego = Jego::begun(folder, Some(path));
    let wrong = "The computer (Black) cannot play: there is no level “Genius”";
    jego.until_seen(wrong);
    assert!(jego.sees("Change players…"));
}

#[test]
fn a_move_that_is_taken_back_and_played_again_is_answered() {
    let mut jego = against(care());
    jego.play("E5");
    jego.answered(2);
    jego.ctrl(Key::Z);
    jego.play("E5");
    jego.answered(2);
    assert!(jego.sees("Black to move"));
}

#[test]
fn the_panel_of_thoughts_says_why_it_is_silent() {
    let mut jego = Jego::with_moves("pass pass");
    jego.key(Key::A);
    jego.until_seen("Play has ended here");
}
