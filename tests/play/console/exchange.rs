//! What the terminal keeps, the window finds, and the other way round: both
//! use the same folders and the same files.

use std::fs;
use std::io::{self, Cursor, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use jego::board::Size;
use jego::console::{Echo, FirstScreen, LaunchOptions, LaunchTarget, Startup, play_lines};
use jego::record::{
    Folders, GameKind, Ledger, Seat, TimeControl, interrupted_journals, open_file, recover,
};
use jego::session::{EngineCommand, Match, Waker};
use jego::settings::read_settings;
use jego::setup::{BlackSeat, Player};
use jego::words::{ConsoleWords, Dialog, Language, NewGameWords};
use tempfile::TempDir;

use super::two_at;

fn folders(folder: &TempDir) -> Folders {
    Folders::in_folder(folder.path().join("data"), folder.path().to_owned())
}

/// Plays in lines and says what was said.
fn lines(folder: &TempDir, asked: &LaunchOptions, typed: &str) -> String {
    let mut startup = Startup::new(folders(folder), asked).unwrap();
    startup.system_language = Language::English;
    let mut said = Vec::new();
    let typed = Cursor::new(typed.to_owned().into_bytes());
    play_lines(startup, typed, &mut said, Echo::On).unwrap();
    String::from_utf8(said).unwrap()
}

#[test]
fn a_game_saved_in_lines_is_a_save_like_any_other() {
    let moves = [
        (GameKind::Go, "d4"),
        (GameKind::Othello, "f5"),
        (GameKind::Aligne4, "3 9"),
    ];
    for (kind, mv) in moves {
        let folder = tempfile::tempdir().unwrap();
        let said = lines(&folder, &two_at(kind), &format!("{mv}\nsave one\nquit\n"));
        assert!(said.contains("Saved in"), "{said}");
        let name = match kind {
            GameKind::Go | GameKind::Othello => "one.sgf",
            GameKind::Aligne4 => "one.jego.ron",
        };
        let opened = open_file(&folders(&folder).own_saves().join(name)).unwrap();
        let (record, _) = opened.games.game(0).unwrap();
        assert_eq!((record.kind(), record.turns()), (kind, 1));
        assert!(interrupted_journals(&folders(&folder).journals()).is_empty());
    }
}

#[test]
fn nobody_is_asked_to_leave_for_a_game_that_cannot_begin() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    fs::write(&file, "(;GM[1]SZ[9])").unwrap();
    let mut startup = Startup::new(folders(&folder), &LaunchOptions::default()).unwrap();
    startup.system_language = Language::English;
    startup.first = FirstScreen::File(file, None);
    let out_of_time = TimeControl::Absolute { main_secs: 0 };
    startup.settings.last_game.control = out_of_time;
    let mut said = Vec::new();
    let typed = Cursor::new(b"d4\nnew\n1\nback\nwhat d4\n".to_vec());
    play_lines(startup, typed, &mut said, Echo::On).unwrap();
    let said = String::from_utf8(said).unwrap();
    let why = Language::English.say(NewGameWords::NoTime);
    assert!(said.contains(why), "{said}");
    let asked = Language::English.say(Dialog::LeaveTitle);
    assert!(!said.contains(asked), "{said}");
}

#[test]
fn a_game_interrupted_elsewhere_is_offered_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let setup = two_at(GameKind::Othello)
        .setup(&Default::default())
        .unwrap()
        .unwrap();
    let record = setup
        .record(jego::setup::Player::First, "2026-11-15")
        .unwrap();
    let mut other = Match::new(record, &folders(&folder).journals(), Waker::none());
    let point = jego::board::Point::new(5, 4);
    other.apply(jego::session::Action::Choose(point), Default::default());
    other.sync();
    drop(other);
    let said = lines(&folder, &LaunchOptions::default(), "1\nd6\n");
    assert!(said.contains("Resume – Othello"), "{said}");
    assert!(said.contains("White d6, 1 flipped"), "{said}");
    let journals = interrupted_journals(&folders(&folder).journals());
    let [journal] = journals.as_slice() else {
        panic!("{journals:?}");
    };
    assert_eq!(recover(journal).unwrap().record.depth(), 2);
}

#[test]
fn a_changed_game_is_saved_into_its_file_before_it_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "d4\nsave mine.sgf\ne5\nquit\nsave\n";
    let said = lines(&folder, &two_at(GameKind::Go), typed);
    assert!(said.contains("or save to save first"), "{said}");
    let file = folders(&folder).own_saves().join("mine.sgf");
    let saved = fs::read_to_string(file).unwrap();
    assert!(saved.contains("W[ee]"), "{saved}");
    assert!(interrupted_journals(&folders(&folder).journals()).is_empty());
    // A game without a file has nothing to be saved in: the question stays.
    let said = lines(
        &folder,
        &two_at(GameKind::Go),
        "d4\nquit\nsave\nno\nwhat d4\n",
    );
    assert!(!said.contains("or save to save first"), "{said}");
    assert_eq!(interrupted_journals(&folders(&folder).journals()).len(), 1);
}

#[test]
fn interrupted_games_are_deleted_only_after_a_yes() {
    let folder = tempfile::tempdir().unwrap();
    for mv in ["c3\n", "d4\n"] {
        lines(&folder, &two_at(GameKind::Go), mv);
    }
    let journals = || interrupted_journals(&folders(&folder).journals()).len();
    assert_eq!(journals(), 2);
    // Resume, Delete…, the first of the two.
    let said = lines(&folder, &LaunchOptions::default(), "1\n3\n1\nno\n");
    assert!(said.contains("Delete this game?"), "{said}");
    assert_eq!(journals(), 2);
    lines(&folder, &LaunchOptions::default(), "1\n3\n1\nyes\n1\nyes\n");
    assert_eq!(journals(), 0);
}

#[test]
fn a_finished_game_out_of_a_file_of_others_says_where_its_copy_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("theirs.sgf");
    fs::write(&file, "(;GM[1]SZ[5];B[cc];W[bb])").unwrap();
    let asked = LaunchOptions {
        what: LaunchTarget::File(file.clone()),
        ..LaunchOptions::default()
    };
    let said = lines(&folder, &asked, "end\npass\npass\naccept\nquit\n");
    assert!(said.contains("A copy is saved in "), "{said}");
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        "(;GM[1]SZ[5];B[cc];W[bb])"
    );
    let (settings, _) = read_settings(&folders(&folder), Language::English);
    assert_eq!(settings.recent, [file], "the copy is nobody's file");
}

#[test]
fn bytes_that_are_no_text_and_endless_lines_do_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    for kind in GameKind::ALL {
        let mut typed = vec![0xff, 0xfe, b'\n', 0, 27, b'[', b'A', b'\n'];
        typed.extend(vec![b'9'; 100_000]);
        typed.extend(b"\n-1\n99999999999999999999\nsave \nload nothing\nlevel x\n\n");
        let startup = Startup::new(folders(&folder), &two_at(kind)).unwrap();
        let mut said = Vec::new();
        play_lines(startup, Cursor::new(typed), &mut said, Echo::On).unwrap();
        let said = String::from_utf8(said).unwrap();
        assert!(!said.contains('\u{1b}'), "{said:?}");
    }
}

/// Looks at the journal whenever something is said.
struct Witness {
    journals: PathBuf,
    said: Vec<u8>,
}

impl Write for Witness {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.said.extend_from_slice(bytes);
        let said = String::from_utf8_lossy(&self.said);
        for (told, mv) in [("Black f5,", "\"f5\""), ("White d6,", "\"d6\"")] {
            let known = written(&self.journals).contains(mv);
            assert!(!said.contains(told) || known, "{told} is told too early");
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// All that stands in a folder of journals.
fn written(journals: &Path) -> String {
    let entries = fs::read_dir(journals).into_iter().flatten();
    let texts = entries.map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap());
    texts.collect()
}

#[test]
fn a_move_is_in_the_journal_before_it_is_told() {
    for _ in 0..20 {
        let folder = tempfile::tempdir().unwrap();
        let mut startup = Startup::new(folders(&folder), &two_at(GameKind::Othello)).unwrap();
        startup.system_language = Language::English;
        let mut witness = Witness {
            journals: folders(&folder).journals(),
            said: Vec::new(),
        };
        let typed = Cursor::new(b"f5\nd6\n".to_vec());
        play_lines(startup, typed, &mut witness, Echo::On).unwrap();
        let said = String::from_utf8(witness.said).unwrap();
        assert!(said.contains("White d6,"), "{said}");
    }
}

/// Programs that end games at the same moment.
#[test]
fn games_that_end_at_once_are_all_kept() {
    let folder = tempfile::tempdir().unwrap();
    let asked = LaunchOptions {
        size: Size::new(5).ok(),
        ..two_at(GameKind::Go)
    };
    thread::scope(|scope| {
        for _ in 0..4 {
            let (folder, asked) = (&folder, &asked);
            scope.spawn(move || {
                for _ in 0..8 {
                    lines(folder, asked, "c3\npass\npass\naccept\nquit\n");
                }
            });
        }
    });
    let folders = folders(&folder);
    let games: Vec<PathBuf> = fs::read_dir(folders.own_saves())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    assert_eq!(games.len(), 32, "{games:?}");
    assert!(games.iter().all(|path| open_file(path).is_ok()));
    let ledger = Ledger::read(&folders.ledger()).unwrap();
    assert_eq!((ledger.entries.len(), ledger.damaged.len()), (32, 0));
    let mut files: Vec<_> = ledger.entries.iter().map(|entry| &entry.file).collect();
    files.sort();
    files.dedup();
    assert_eq!(files.len(), 32, "each line has a file of its own");
    assert_eq!(fs::read_dir(folders.journals()).unwrap().count(), 0);
}

/// A user whose journals cannot be written: a file is where their folder
/// should be, as it is on a full or protected disk for everyone.
fn without_journals() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("data")).unwrap();
    fs::write(folders(&folder).journals(), "in the way").unwrap();
    folder
}

#[test]
fn what_is_in_its_file_as_it_stands_is_left_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let go = two_at(GameKind::Go);
    let asked = Language::English.say(Dialog::QuitTitle);
    let said = lines(&folder, &go, "d4\nsave one\nquit\n");
    assert!(!said.contains(asked), "{said}");
    let said = lines(&folder, &go, "d4\nsave two\ne5\nquit\nyes\n");
    assert!(said.contains(asked), "{said}");
}

#[test]
fn a_file_that_is_gone_is_not_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let go = two_at(GameKind::Go);
    lines(&folder, &go, "d4\nsave one\nquit\n");
    let recent = || read_settings(&folders(&folder), Language::English).0.recent;
    let one = folders(&folder).own_saves().join("one.sgf");
    assert_eq!(recent(), std::slice::from_ref(&one));
    fs::remove_file(&one).unwrap();
    let said = lines(&folder, &go, &format!("load {}\n", one.display()));
    assert!(said.contains("there is no such file"), "{said}");
    assert_eq!(recent(), Vec::<PathBuf>::new());
}

#[test]
fn a_game_that_has_ended_is_among_the_recent_files() {
    let folder = tempfile::tempdir().unwrap();
    let asked = LaunchOptions {
        size: Size::new(5).ok(),
        ..two_at(GameKind::Go)
    };
    lines(&folder, &asked, "c3\npass\npass\naccept\nquit\n");
    let (settings, _) = read_settings(&folders(&folder), Language::English);
    let saves = fs::read_dir(folders(&folder).own_saves()).unwrap();
    let saves: Vec<PathBuf> = saves.map(|entry| entry.unwrap().path()).collect();
    assert_eq!((saves.len(), settings.recent), (1, saves));
}

#[test]
fn a_name_gets_what_is_missing_of_its_ending() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "d4\nsave one\nsave two.jego\nsave three.SGF\nquit\n";
    lines(&folder, &two_at(GameKind::Go), typed);
    let saves = folders(&folder).own_saves();
    for name in ["one.sgf", "two.jego.ron", "three.SGF"] {
        assert!(saves.join(name).is_file(), "{name}");
    }
    assert_eq!(fs::read_dir(saves).unwrap().count(), 3);
}

#[test]
fn nothing_is_promised_that_cannot_be_kept() {
    let folder = without_journals();
    let elsewhere = folder.path().join("rescued.jego.ron");
    let typed = format!("d4\nquit\nno\n{}\ne5\n", elsewhere.display());
    let said = lines(&folder, &two_at(GameKind::Go), &typed);
    assert!(said.contains("This game is not being kept"), "{said}");
    assert!(said.contains("This game cannot be kept"), "{said}");
    let promise = Language::English.say(ConsoleWords::Kept);
    assert!(!said.contains(promise), "{said}");
    // Who wanted to leave and saved has left.
    let saved = format!("Saved in {}\n", elsewhere.display());
    assert!(said.ends_with(&saved), "{said}");
    let opened = open_file(&elsewhere).unwrap();
    assert_eq!(opened.games.game(0).unwrap().0.depth(), 1);
}

#[test]
fn a_game_that_is_lost_at_the_end_of_the_input_is_told_of() {
    let folder = without_journals();
    for (typed, lost) in [("d4\n", true), ("d4\nquit\nyes\n", true), ("quit\n", false)] {
        let startup = Startup::new(folders(&folder), &two_at(GameKind::Go)).unwrap();
        let typed = Cursor::new(typed.as_bytes().to_vec());
        let told = play_lines(startup, typed, io::sink(), Echo::On).unwrap();
        assert_eq!(told.is_some(), lost, "{told:?}");
    }
}

#[test]
fn a_finished_game_without_its_line_in_the_list_keeps_its_journal() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir_all(folders(&folder).ledger()).unwrap();
    let asked = LaunchOptions {
        size: Size::new(5).ok(),
        ..two_at(GameKind::Go)
    };
    let said = lines(&folder, &asked, "c3\npass\npass\naccept\nquit\n");
    assert!(said.contains("list of finished games"), "{said}");
    assert_eq!(interrupted_journals(&folders(&folder).journals()).len(), 1);
}

#[test]
fn resuming_a_damaged_journal_says_where_it_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let journals = folders(&folder).journals();
    lines(&folder, &two_at(GameKind::Go), "c3\nd4\ne5\nf6\n");
    let journal = interrupted_journals(&journals).remove(0);
    let text = fs::read_to_string(&journal).unwrap();
    let damaged = text.replacen("Play(\"E5\")", "Play(\"E6\")", 1);
    assert_ne!(damaged, text);
    fs::write(&journal, &damaged).unwrap();
    let said = lines(&folder, &LaunchOptions::default(), "1\nshow\nquit\ny\n");
    let aside = journal.with_extension("damaged");
    assert!(said.contains(&aside.display().to_string()), "{said}");
    assert_eq!(fs::read_to_string(aside).unwrap(), damaged);
    let resumed = recover(&interrupted_journals(&journals)[0]).unwrap();
    assert_eq!(resumed.record.depth(), 2);
}

/// Plays against an engine that never says anything; what was said, as soon as
/// that has come to its end.
fn against_silence(typed: &str, echo: Echo) -> String {
    let typed = Cursor::new(typed.as_bytes().to_vec());
    let folder = tempfile::tempdir().unwrap();
    let engine = EngineCommand {
        name: "Silence".to_owned(),
        command: "sh -c 'cat >/dev/null'".to_owned(),
        ..EngineCommand::default()
    };
    let mut setup = two_at(GameKind::Go)
        .setup(&Default::default())
        .unwrap()
        .unwrap();
    setup.seats[1] = Seat::Engine {
        command: engine.command.clone(),
    };
    setup.black = BlackSeat::Player(Player::First);
    let (tell, hear) = channel();
    thread::spawn(move || {
        let mut startup = Startup::new(folders(&folder), &LaunchOptions::default()).unwrap();
        startup.system_language = Language::English;
        startup.settings.engines.push(engine);
        startup.first = FirstScreen::Game(Box::new(setup));
        let mut said = Vec::new();
        play_lines(startup, typed, &mut said, echo).unwrap();
        let journals = interrupted_journals(&folders(&folder).journals());
        assert_eq!(journals.len(), 1, "the game is kept");
        tell.send(String::from_utf8(said).unwrap()).unwrap();
    });
    let said = hear.recv_timeout(Duration::from_secs(60));
    said.unwrap_or_else(|_| panic!("the engine is waited for"))
}

#[test]
fn a_silent_engine_is_stopped_and_left() {
    let said = against_silence("d4\nstop\nquit\ny\n", Echo::On);
    assert!(said.contains("> stop"), "{said}");
    assert!(said.contains("is waiting"), "{said}");
    // More lines than are read ahead hide no end.
    let many = format!("d4\n{}quit\ny\n", "last\n".repeat(100));
    against_silence(&many, Echo::On);
    // Whoever types has read that the engine thinks: quit is obeyed at once,
    // whatever was typed before, and so is the end of the input.
    against_silence("d4\ne5\nquit\ny\n", Echo::Off);
    against_silence("d4\ne5\n", Echo::Off);
}
