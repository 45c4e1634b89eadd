//! Journals: a game is what was written down of it, to the last whole line.

use std::fs;
use std::path::{Path, PathBuf};

use jego::game::TurnId;
use jego::go::Move;
use jego::record::{
    CannotRecover, Change, GoRecord, Journal, discard_journal, interrupted_journals, open, recover,
    save, set_aside_damaged, sgf,
};
use rand::RngExt as _;

use crate::random;
use crate::saves::assert_same;

/// Plays a random game into a journal; the states after each line of it.
fn journaled(folder: &Path, seed: u64, changes: usize) -> Vec<GoRecord> {
    let mut rng = random::rng(seed);
    // Some games have a past when the journal begins, deleted branches too.
    let before = rng.random_range(0..40);
    let (mut record, mut turns) = random::played(&mut rng, before);
    let mut journal = Journal::begin(folder, &record, None).unwrap();
    let mut states = vec![record.clone()];
    for _ in 0..changes {
        let change = random::change(&mut rng, &record, &turns);
        if random::apply(&mut record, &mut turns, &change) {
            journal.note(&record, &change);
            states.push(record.clone());
        }
    }
    journal.sync();
    assert_eq!(journal.pending(), 0);
    assert!(journal.error().is_none());
    states
}

fn only_journal(folder: &Path) -> PathBuf {
    let journals = interrupted_journals(folder);
    assert_eq!(journals.len(), 1, "{journals:?}");
    journals.into_iter().next().unwrap()
}

/// Every journal in a folder, in use or not, in the order they were begun.
fn all_journals(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn random_games_are_recovered_exactly() {
    for seed in 0..150 {
        let folder = tempfile::tempdir().unwrap();
        let states = journaled(folder.path(), seed, 120);
        let recovered = recover(&only_journal(folder.path())).unwrap();
        assert_eq!(recovered.dropped, 0, "seed {seed}");
        let last = states.last().unwrap();
        assert_same(
            last,
            &recovered.record.clone().go().unwrap(),
            &format!("seed {seed}"),
        );
    }
}

/// A file of another program is journaled and recovered with all that is in it.
#[test]
fn an_opened_file_is_recovered_with_everything_in_it() {
    for seed in 0..100 {
        let games = random::collection(&mut random::rng(seed));
        let opened = open(sgf::write(&games).into_bytes(), None).unwrap();
        let (mut record, _) = opened.games.go(0).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
        let mut rng = random::rng(seed);
        let mut turns: Vec<TurnId> = record.history().tree().descendants(TurnId::START).collect();
        for _ in 0..30 {
            let change = random::change(&mut rng, &record, &turns);
            if random::apply(&mut record, &mut turns, &change) {
                journal.note(&record, &change);
            }
        }
        drop(journal);
        let recovered = recover(&only_journal(folder.path())).unwrap();
        assert_same(
            &record,
            &recovered.record.clone().go().unwrap(),
            &format!("seed {seed}"),
        );
    }
}

/// A whole game that is sealed and says something impossible, as after a bug,
/// is passed over for the one before it.
#[test]
fn an_earlier_whole_game_serves_where_the_last_cannot_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let states = journaled(folder.path(), 5, 10);
    let path = only_journal(folder.path());
    let mut text = fs::read_to_string(&path).unwrap();
    let body = "whole (version:1)";
    text += &format!("{:08x} {body}\n", crc32fast::hash(body.as_bytes()));
    fs::write(&path, text).unwrap();
    let recovered = recover(&path).unwrap();
    assert_eq!(recovered.dropped, 1);
    assert_same(
        states.last().unwrap(),
        &recovered.record.clone().go().unwrap(),
        "before the last whole game",
    );
}

/// Wherever a journal ends, the lines before it make a game.
#[test]
fn a_torn_journal_gives_the_game_up_to_its_last_whole_line() {
    for seed in 0..3 {
        let folder = tempfile::tempdir().unwrap();
        let states = journaled(folder.path(), seed, 40);
        let path = only_journal(folder.path());
        let bytes = fs::read(&path).unwrap();
        let torn = folder.path().join("torn.journal");
        for end in 0..=bytes.len() {
            fs::write(&torn, &bytes[..end]).unwrap();
            let lines = bytes[..end].iter().filter(|&&byte| byte == b'\n').count();
            let result = recover(&torn);
            // The first line says what the file is, the second holds the start.
            if lines < 2 {
                assert!(
                    matches!(result, Err(CannotRecover::Empty(_))),
                    "cut at {end}"
                );
                continue;
            }
            let recovered = result.unwrap();
            let expected = save::write(&states[lines - 2]);
            assert_eq!(recovered.record.to_save(), expected, "cut at {end}");
            let half = usize::from(!bytes[..end].ends_with(b"\n"));
            assert_eq!(recovered.dropped, half, "cut at {end}");
        }
    }
}

#[test]
fn a_damaged_journal_gives_a_state_that_was_or_says_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let states: Vec<String> = journaled(folder.path(), 7, 60)
        .iter()
        .map(save::write)
        .collect();
    let bytes = fs::read(only_journal(folder.path())).unwrap();
    let damaged = folder.path().join("damaged.journal");
    let mut earlier = 0;
    for seed in 0..3_000 {
        let mut rng = random::rng(seed);
        let mut bytes = bytes.clone();
        for _ in 0..rng.random_range(1..4) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..3) {
                0 => bytes[at] ^= 1 << rng.random_range(0..8),
                1 => drop(bytes.drain(at..(at + rng.random_range(1..200)).min(bytes.len()))),
                _ => bytes.insert(at, rng.random()),
            }
        }
        fs::write(&damaged, &bytes).unwrap();
        if let Ok(recovered) = recover(&damaged) {
            let state = recovered.record.to_save();
            assert!(states.contains(&state), "seed {seed}");
            earlier += usize::from(&state != states.last().unwrap());
        }
    }
    assert!(earlier > 1_000, "{earlier} were damaged in the middle");
}

/// The lines behind the damage cannot be used, but nobody throws them away.
#[test]
fn a_damaged_journal_is_kept_when_its_game_goes_on() {
    // One in which no whole game further down makes up for the damage.
    let (folder, old, text) = (0..100)
        .map(|seed| {
            let folder = tempfile::tempdir().unwrap();
            journaled(folder.path(), seed, 30);
            let old = only_journal(folder.path());
            let text = fs::read_to_string(&old).unwrap();
            (folder, old, text)
        })
        .find(|(_, _, text)| {
            let after = || text.lines().skip(11);
            after().count() > 1 && !after().any(|line| line.contains(" whole "))
        })
        .unwrap();
    let middle = text.lines().nth(10).unwrap();
    let damaged = text.replacen(middle, &middle.replacen(' ', "?", 1), 1);
    fs::write(&old, &damaged).unwrap();
    let recovered = recover(&old).unwrap();
    assert!(recovered.damaged && recovered.dropped > 1);
    let record = recovered.record.go().unwrap();

    // Asked for twice it is kept once, as whoever resumes is told.
    let aside = set_aside_damaged(&old).unwrap();
    assert_eq!(set_aside_damaged(&old).unwrap(), aside);
    assert_eq!(
        interrupted_journals(folder.path()),
        std::slice::from_ref(&old)
    );
    drop(Journal::begin(folder.path(), &record, Some(old.clone())).unwrap());
    assert!(!old.exists());
    assert_eq!(fs::read_to_string(&aside).unwrap(), damaged);
    assert_eq!(interrupted_journals(folder.path()).len(), 1);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);

    // A program that says nothing of it keeps it all the same.
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("x.journal");
    fs::write(&old, &damaged).unwrap();
    drop(Journal::begin(folder.path(), &record, Some(old.clone())).unwrap());
    let kept = fs::read_to_string(folder.path().join("x.damaged"));
    assert_eq!(kept.unwrap(), damaged);
}

#[test]
fn a_line_that_was_torn_by_a_kill_is_no_damage() {
    let folder = tempfile::tempdir().unwrap();
    journaled(folder.path(), 9, 30);
    let old = only_journal(folder.path());
    let bytes = fs::read(&old).unwrap();
    fs::write(&old, &bytes[..bytes.len() - 3]).unwrap();
    let recovered = recover(&old).unwrap();
    assert_eq!((recovered.dropped, recovered.damaged), (1, false));
    let record = recovered.record.go().unwrap();
    drop(Journal::begin(folder.path(), &record, Some(old)).unwrap());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// What stands before a whole game is not needed any more.
#[test]
fn a_whole_game_further_down_makes_up_for_damage_above_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = random::new_game(&mut random::rng(1));
    let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
    let mut apply = |change: Change<Move>| {
        let turn = record.apply(&change).unwrap();
        journal.note(&record, &change);
        turn
    };
    let turn = apply(Change::Play(Move::Pass));
    apply(Change::Delete(turn));
    apply(Change::Undelete(turn));
    apply(Change::Comment(turn, "after it came back".to_owned()));
    drop(journal);
    let path = only_journal(folder.path());
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches(" whole ").count(), 2, "{text}");
    fs::write(&path, text.replacen("Delete", "Dolete", 1)).unwrap();
    let recovered = recover(&path).unwrap();
    assert_eq!(recovered.dropped, 0);
    assert_same(
        &record,
        &recovered.record.clone().go().unwrap(),
        "from the second whole game",
    );
}

#[test]
fn a_journal_in_use_is_not_offered_and_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let record = random::new_game(&mut random::rng(1));
    let first = Journal::begin(folder.path(), &record, None).unwrap();
    first.sync();
    assert!(interrupted_journals(folder.path()).is_empty());
    let path = all_journals(folder.path()).remove(0);
    assert!(matches!(recover(&path), Err(CannotRecover::InUse(_))));
    // A second window takes another name.
    let second = Journal::begin(folder.path(), &record, None).unwrap();
    second.sync();
    drop(first);
    assert_eq!(
        interrupted_journals(folder.path()),
        std::slice::from_ref(&path)
    );
    let mut others = all_journals(folder.path());
    others.retain(|other| *other != path);
    assert!(matches!(
        discard_journal(&others[0]),
        Err(CannotRecover::InUse(_))
    ));
    second.discard();
    let left = interrupted_journals(folder.path());
    assert_eq!(left.len(), 1);
    discard_journal(&left[0]).unwrap();
    assert!(interrupted_journals(folder.path()).is_empty());
}

#[test]
fn a_recovered_game_goes_on_in_a_journal_that_takes_the_place_of_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let states = journaled(folder.path(), 3, 30);
    let old = only_journal(folder.path());
    let mut record = recover(&old).unwrap().record.go().unwrap();
    let mut journal = Journal::begin(folder.path(), &record, Some(old.clone())).unwrap();
    let change = Change::Comment(TurnId::START, "goes on".to_owned());
    record.apply(&change).unwrap();
    journal.note(&record, &change);
    drop(journal);
    assert!(!old.exists());
    let again = recover(&only_journal(folder.path()))
        .unwrap()
        .record
        .go()
        .unwrap();
    assert_same(&record, &again, "after the second interruption");
    assert!(states.len() > 1);
}

#[test]
fn the_game_last_played_is_offered_first() {
    let folder = tempfile::tempdir().unwrap();
    let record = random::new_game(&mut random::rng(1));
    let journals = [(); 3].map(|()| {
        let journal = Journal::begin(folder.path(), &record, None).unwrap();
        journal.sync();
        journal
    });
    drop(journals);
    let paths = all_journals(folder.path());
    for (path, age) in paths.iter().zip([300, 100, 200]) {
        let file = fs::File::options().append(true).open(path).unwrap();
        let then = std::time::SystemTime::now() - std::time::Duration::from_secs(age);
        file.set_modified(then).unwrap();
    }
    let [first, second, third] = [1, 2, 0].map(|index| paths[index].clone());
    assert_eq!(interrupted_journals(folder.path()), [first, second, third]);
}

#[test]
fn a_finished_game_leaves_no_journal() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = random::new_game(&mut random::rng(1));
    let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
    record.apply(&Change::Play(Move::Pass)).ok();
    journal.note(&record, &Change::Play(Move::Pass));
    journal.discard();
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn journals_of_others_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.journal");
    let why = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        recover(&path).unwrap_err()
    };
    assert!(matches!(
        why(b"Jego journal, version 2\nxyz\n"),
        CannotRecover::Newer(_)
    ));
    assert!(matches!(
        why(b"something else\n"),
        CannotRecover::Damaged { line: 1, .. }
    ));
    assert!(matches!(why(b""), CannotRecover::Empty(_)));
    let two = b"Jego journal, version 1\n00000000 change Play(\"A1\")\nx\n";
    assert!(matches!(why(two), CannotRecover::Damaged { line: 2, .. }));
    fs::remove_file(&path).unwrap();
    assert!(matches!(recover(&path), Err(CannotRecover::File(_))));
}

/// What cannot be written now is kept and written as soon as it can be.
#[test]
fn trouble_is_told_and_nothing_is_given_up() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("journals");
    fs::write(&blocked, "a file where the folder should be").unwrap();
    let mut record = random::new_game(&mut random::rng(5));
    let mut journal = Journal::begin(&blocked, &record, None).unwrap();
    journal.sync();
    let trouble = journal.error().expect("a file is in the way");
    assert!(trouble.to_string().contains("journals"), "{trouble}");
    assert!(journal.pending() > 0);
    fs::remove_file(&blocked).unwrap();
    let change = Change::Comment(TurnId::START, "later".to_owned());
    record.apply(&change).unwrap();
    journal.note(&record, &change);
    journal.sync();
    assert_eq!(journal.pending(), 0);
    assert!(journal.error().is_none(), "it is over");
    drop(journal);
    let recovered = recover(&only_journal(&blocked)).unwrap();
    assert_same(
        &record,
        &recovered.record.clone().go().unwrap(),
        "after the trouble",
    );

    // Even if the program ends before it is tried again.
    fs::remove_dir_all(&blocked).unwrap();
    fs::write(&blocked, "in the way once more").unwrap();
    let journal = Journal::begin(&blocked, &record, None).unwrap();
    journal.sync();
    assert!(journal.error().is_some());
    fs::remove_file(&blocked).unwrap();
    drop(journal);
    let recovered = recover(&only_journal(&blocked)).unwrap();
    assert_same(
        &record,
        &recovered.record.clone().go().unwrap(),
        "at the last moment",
    );
}

#[test]
fn a_journal_that_someone_deletes_no_longer_counts_as_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut record = random::new_game(&mut random::rng(7));
    let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
    journal.sync();
    assert!(journal.error().is_none());
    for path in all_journals(folder.path()) {
        fs::remove_file(path).unwrap();
    }
    let change = Change::Comment(TurnId::START, "to nowhere".to_owned());
    record.apply(&change).unwrap();
    journal.note(&record, &change);
    journal.sync();
    assert!(journal.error().is_some(), "it is gone");
}

/// Of many whole games of a large record, one after the other, not each has to
/// be written; what is there at the end is the last of them.
#[test]
fn of_a_large_game_the_last_state_is_recovered() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("(;GM[1]SZ[9]{})", ";".repeat(12_000));
    let opened = open(text.into_bytes(), None).unwrap();
    let (mut record, _) = opened.games.go(0).unwrap();
    let mut journal = Journal::begin(folder.path(), &record, None).unwrap();
    let mut turn = TurnId::START;
    for round in 0..40 {
        let mut apply = |change: Change<Move>| {
            let turn = record.apply(&change).unwrap();
            journal.note(&record, &change);
            turn
        };
        apply(Change::GoTo(TurnId::START));
        turn = apply(Change::Play(Move::Pass));
        apply(Change::Delete(turn));
        apply(Change::Undelete(turn));
        apply(Change::Comment(turn, format!("round {round}")));
        if round % 16 == 15 {
            journal.sync();
            assert_eq!(journal.pending(), 0);
            let recovered = recover(&only_copy(folder.path())).unwrap();
            assert_same(&record, &recovered.record.go().unwrap(), "in between");
        }
    }
    journal.close().unwrap();
    let recovered = recover(&only_journal(folder.path())).unwrap();
    assert!(!recovered.damaged);
    let recovered = recovered.record.go().unwrap();
    assert_same(&record, &recovered, "at the end");
    assert_eq!(record.comment(turn).as_deref(), Some("round 39"));
}

/// A copy of a journal that is still in use.
fn only_copy(folder: &Path) -> PathBuf {
    let mut paths = all_journals(folder).into_iter();
    let path = paths.find(|path| path.extension().is_some_and(|end| end == "journal"));
    let path = path.unwrap();
    let copy = path.with_extension("copy");
    fs::copy(&path, &copy).unwrap();
    copy
}
