//! What must not get lost, and once could.

use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use jego::board::{Color, Point, Size};
use jego::game::{HalfPoints, Margin, Outcome, TurnId};
use jego::go::{Handicap, Move, Ruleset, Setup};
use jego::record::{
    CannotRecover, Change, FileErrorKind, Folders, GoRecord, Header, Journal, Ledger, LedgerEntry,
    Refused, Start, TimeControl, Unplayable, discard_journal, interrupted_journals, open,
    open_file, recover, replace, save, sgf,
};

fn read(text: &str) -> GoRecord {
    let opened = open(text.as_bytes().to_vec(), None).unwrap();
    opened.games.go(0).unwrap().0
}

fn written(record: &GoRecord) -> String {
    sgf::write(&record.to_sgf())
}

fn turns(record: &GoRecord) -> Vec<TurnId> {
    record.history().tree().descendants(TurnId::START).collect()
}

fn new_game() -> GoRecord {
    GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap()
}

fn center() -> Change<Move> {
    Change::Play(Move::Place(Point::new(4, 4)))
}

#[test]
fn two_saves_at_once_never_show_half_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game");
    let text = "x".repeat(100);
    fs::write(&path, &text).unwrap();
    thread::scope(|scope| {
        let writers = [(); 3].map(|()| {
            scope.spawn(|| {
                for _ in 0..300 {
                    // Two may be in each other's way; then one says so.
                    let _ = replace(&path, &text);
                }
            })
        });
        while !writers.iter().all(|writer| writer.is_finished()) {
            if let Ok(read) = fs::read(&path) {
                assert_eq!(read.len(), 100);
            }
        }
    });
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_deleted_part_of_a_node_stays_deleted_through_a_save() {
    for (text, at) in [("(;SZ[9];B[aa]W[bb]C[x])", 2), ("(;SZ[9]B[aa]C[x])", 1)] {
        let mut record = read(text);
        let part = turns(&record)[at];
        record.apply(&Change::Delete(part)).unwrap();
        let again = save::read(&save::write(&record)).unwrap().go().unwrap();
        assert_eq!(written(&record), written(&again));
    }
}

#[test]
fn what_never_became_a_turn_stays_when_its_node_is_taken_apart() {
    let many = format!("(;SZ[9];B[aa]W[bb]B[zz]{}W[ii])", "B[cc]".repeat(20));
    let mut record = read(&many);
    let first = turns(&record)[1];
    record.apply(&Change::GoTo(first)).unwrap();
    record.apply(&center()).unwrap();
    let text = written(&record);
    assert!(text.contains("B[zz]") && text.contains("W[ii]"), "{text}");
}

#[test]
fn a_joined_turn_without_a_node_is_written_all_the_same() {
    let mut record = new_game();
    record.apply(&center()).unwrap();
    let saved = save::write(&record).replace("(black: \"E5\"", "(joined: true, black: \"E5\"");
    let again = save::read(&saved).unwrap().go().unwrap();
    assert!(written(&again).contains(";B[ee]"));
}

#[test]
fn a_save_whose_notes_tell_of_another_move_is_refused() {
    let record = read("(;SZ[9];C[x]B[aa])");
    let saved = save::write(&record);
    assert!(saved.contains("black: \"A9\""), "{saved}");
    let forged = saved.replace("black: \"A9\"", "black: \"B9\"");
    let error = save::read(&forged).unwrap_err().to_string();
    assert!(
        error.contains("turn 1: its notes tell of another move"),
        "{error}"
    );
}

#[test]
fn what_can_be_opened_and_played_can_be_saved_and_opened_again() {
    let two_in_a_node = format!("(;SZ[9]{})", ";B[]W[]".repeat(130_000));
    let opened = open(two_in_a_node.into_bytes(), None).unwrap();
    assert_eq!(opened.games.go(0).unwrap_err(), Unplayable::TooLong);

    let mut record = read(&format!("(;SZ[9]{})", ";B[];W[]".repeat(125_000)));
    let last = turns(&record).pop().unwrap();
    record.apply(&Change::GoTo(last)).unwrap();
    let resume = Setup {
        to_play: Some(Color::Black),
        ..Setup::default()
    };
    let refused = record.apply(&Change::Arrange(resume)).unwrap_err();
    assert_eq!(refused, Refused::TooLong);
    assert!(save::read(&save::write(&record)).is_ok());
}

#[test]
fn a_save_that_jumps_between_long_lines_is_refused_before_it_takes_long() {
    let saved = save::write(&new_game());
    let line = "(black: \"pass\", breaks_rules: true), ";
    let two_lines = format!("{}(after: 0), {}", line.repeat(5_000), line.repeat(5_000));
    let jumps = "(after: 5000), (after: 10001), ".repeat(5_000);
    let forged = saved.replace("turns: [", &format!("turns: [{two_lines}{jumps}"));
    let error = save::read(&forged).unwrap_err().to_string();
    assert!(error.contains("to and fro"), "{error}");
    // A few by hand are no harm.
    let few = format!(
        "turns: [(), (after: 0), {}",
        "(after: 1), (after: 2), ".repeat(50)
    );
    let record = save::read(&saved.replace("turns: [", &few))
        .unwrap()
        .go()
        .unwrap();
    assert_eq!(record.history().tree().ids(), 103);
}

#[test]
fn a_journal_is_taken_away_only_if_it_is_the_one_that_was_meant() {
    let folder = tempfile::tempdir().unwrap();
    let record = new_game();
    drop(Journal::begin(folder.path(), &record, None).unwrap());
    let old = interrupted_journals(folder.path()).remove(0);
    let recovered = recover(&old).unwrap().record.go().unwrap();
    // Another window gives the game up and begins a new one.
    discard_journal(&old).unwrap();
    let other = Journal::begin(folder.path(), &record, None).unwrap();
    other.sync();
    let journals = || fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(journals(), 1);
    let ours = Journal::begin(folder.path(), &recovered, Some(old)).unwrap();
    ours.sync();
    assert_eq!(journals(), 2);
    drop((other, ours));
    assert_eq!(interrupted_journals(folder.path()).len(), 2);
}

#[test]
fn a_name_that_was_given_up_is_not_given_again() {
    let folder = tempfile::tempdir().unwrap();
    let record = new_game();
    // Often enough that two of them begin in the same millisecond.
    for _ in 0..50 {
        drop(Journal::begin(folder.path(), &record, None).unwrap());
        let old = interrupted_journals(folder.path()).remove(0);
        discard_journal(&old).unwrap();
        // Another game is begun and interrupted; ours goes on after that.
        drop(Journal::begin(folder.path(), &record, None).unwrap());
        drop(Journal::begin(folder.path(), &record, Some(old)).unwrap());
        let both = interrupted_journals(folder.path());
        assert_eq!(both.len(), 2);
        both.iter().for_each(|path| discard_journal(path).unwrap());
    }
}

/// A journal has a name before it has a lock, and another window may look in
/// between.
#[test]
fn a_journal_that_is_given_up_while_it_begins_is_begun_again() {
    let folder = tempfile::tempdir().unwrap();
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                for path in interrupted_journals(folder.path()) {
                    // What is empty was never played in.
                    if matches!(recover(&path), Err(CannotRecover::Empty(_))) {
                        let _ = discard_journal(&path);
                    }
                }
            }
        });
        let lost = (0..2_000).filter(|_| {
            let journal = Journal::begin(folder.path(), &new_game(), None).unwrap();
            while journal.pending() > 0 {
                journal.sync();
            }
            let is_there = fs::read_dir(folder.path()).unwrap().next().is_some();
            journal.discard();
            !is_there
        });
        let lost = lost.count();
        done.store(true, Ordering::Relaxed);
        assert_eq!(lost, 0);
    });
}

#[test]
fn no_result_ends_recovery() {
    for points in [0, 1_000_000, -3] {
        let folder = tempfile::tempdir().unwrap();
        let mut record = new_game();
        let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
        let by = Margin::Score(HalfPoints::from_points(points));
        let won = Outcome::Win {
            winner: Color::Black,
            by,
        };
        let said = Change::Comment(TurnId::START, "mine".to_owned());
        for change in [Change::Result(Some(won)), said] {
            record.apply(&change).unwrap();
            journal.note(&record, &change);
        }
        drop(journal);
        let recovered = recover(&interrupted_journals(folder.path())[0]).unwrap();
        assert_eq!(recovered.dropped, 0, "{points}");
        assert_eq!(recovered.record.to_save(), save::write(&record));
    }
}

#[test]
fn who_begins_is_not_told_by_a_move_after_a_change_of_turn() {
    let mut record = new_game();
    let turn = Setup {
        to_play: Some(Color::White),
        ..Setup::default()
    };
    record.apply(&Change::Arrange(turn)).unwrap();
    record.apply(&center()).unwrap();
    record.apply(&Change::GoTo(TurnId::START)).unwrap();
    let second = record.apply(&center()).unwrap();
    assert_eq!(read(&written(&record)).breach(second), None);
}

#[test]
fn handicap_stones_that_are_still_to_be_placed_are_not_forgotten() {
    let mut start = Start::new(Size::NINE, Ruleset::French);
    start.handicap = Handicap::Free(3);
    let mut record = GoRecord::new(start).unwrap();
    for line in 0..3 {
        let again = read(&written(&record));
        assert_eq!(again.start().handicap, Handicap::Free(3));
        let left = |record: &GoRecord| {
            let mut history = record.history().clone();
            while history.redo().is_some() {}
            history.position().situation().handicap_left
        };
        assert_eq!(left(&again), left(&record));
        let mv = Move::Place(Point::new(line, line));
        record.apply(&Change::Play(mv)).unwrap();
    }
}

#[test]
fn a_comment_typed_letter_by_letter_stays_small() {
    let mut record = new_game();
    let mut text = String::new();
    for _ in 0..3_000 {
        text.push('x');
        let change = Change::Comment(TurnId::START, text.clone());
        record.apply(&change).unwrap();
    }
    assert_eq!(record.comment(TurnId::START).unwrap(), text);
    assert!(format!("{record:?}").len() < 200_000);
}

/// What is let go of is only what was replaced.
#[test]
fn other_notes_stay_while_one_is_rewritten_again_and_again() {
    let mut record = new_game();
    let all: Vec<TurnId> = (0..8)
        .map(|line| {
            let mv = Move::Place(Point::new(line, line));
            record.apply(&Change::Play(mv)).unwrap()
        })
        .collect();
    for (number, &turn) in all.iter().enumerate().rev() {
        let said = Change::Comment(turn, format!("turn {number}"));
        record.apply(&said).unwrap();
    }
    for length in 0..2_000 {
        let long = Change::Comment(all[3], "x".repeat(length));
        record.apply(&long).unwrap();
        let kept = record.comment(all[3]).unwrap_or_default();
        assert_eq!(kept.len(), length);
    }
    for (number, &turn) in all.iter().enumerate().filter(|&(number, _)| number != 3) {
        assert_eq!(record.comment(turn).unwrap(), format!("turn {number}"));
    }
    assert_eq!(record.comment(all[3]).unwrap().len(), 1_999);
    let again = save::read(&save::write(&record)).unwrap().go().unwrap();
    assert_eq!(written(&again), written(&record));
}

#[test]
fn games_without_semicolons_are_found_one_after_the_other() {
    let text = format!("(;B[aa]){}", "(B[aa])".repeat(200_000));
    let (games, _) = sgf::parse(&text).unwrap();
    assert_eq!(games.games().len(), 200_001);
}

#[test]
fn an_escape_character_in_a_comment_comes_back() {
    let mut record = new_game();
    let said = "\u{1b}$B0!";
    let change = Change::Comment(TurnId::START, said.to_owned());
    record.apply(&change).unwrap();
    assert_eq!(
        read(&written(&record)).comment(TurnId::START).unwrap(),
        said
    );
}

#[test]
fn the_first_game_of_a_new_user_is_written_down() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new").join("data");
    let folders = Folders::in_folder(data, folder.path().to_owned());
    Ledger::append(&folders.ledger(), &LedgerEntry::default()).unwrap();
    assert_eq!(Ledger::read(&folders.ledger()).unwrap().entries.len(), 1);
}

#[test]
fn what_is_in_a_file_counts_and_not_its_name() {
    let sgf = b"(;GM[1]SZ[9];B[aa])".to_vec();
    assert!(open(sgf, Some("ron".as_ref())).is_ok());
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("x.journal")).unwrap();
    assert!(interrupted_journals(folder.path()).is_empty());
}

#[cfg(unix)]
#[test]
fn a_backup_behind_a_link_is_pointed_out() {
    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (
        folder.path().join("real.sgf"),
        folder.path().join("link.sgf"),
    );
    fs::write(folder.path().join("real.sgf.jego-backup"), "(;)").unwrap();
    std::os::unix::fs::symlink(real, &link).unwrap();
    let trouble = open_file(&link).unwrap_err().kind;
    assert!(matches!(trouble, FileErrorKind::OnlyBackup(_)), "{trouble}");
}

#[test]
fn the_clock_follows_what_the_head_of_the_game_says() {
    let mut record = new_game();
    let main = Change::Header(Header::MainTime, "600".to_owned());
    record.apply(&main).unwrap();
    assert_eq!(record.control(), TimeControl::Absolute { main_secs: 600 });
    let overtime = Change::Property(TurnId::START, "OT".to_owned(), vec!["5x30".to_owned()]);
    record.apply(&overtime).unwrap();
    assert_eq!(record.control(), read(&written(&record)).control());
    assert!(matches!(
        record.control(),
        TimeControl::ByoYomi { periods: 5, .. }
    ));
}

#[test]
fn a_komi_that_files_cannot_hold_is_refused() {
    let start = Start::new(Size::NINE, Ruleset::French);
    let komi = |points| start.clone().with_komi(HalfPoints::from_points(points));
    assert!(GoRecord::new(komi(625)).is_ok());
    assert!(GoRecord::new(komi(-626)).is_err());
    assert!(GoRecord::new(komi(1_000_000)).is_err());
}
