//! Journals and files.

use std::path::{Path, PathBuf};

use jego::go::Ruleset;
use jego::record::{GoRecord, Written, open_file, recover, replace, sgf};
use jego::session::{Action, Durability, FileFormat, GameFile, Session, Waker};

use super::{Match, new, of_record};
#[test]
fn a_journal_begins_only_when_something_happens() {
    let mut played = new(Ruleset::French);
    played.act(Action::Step(1));
    played.act(Action::ToEnd);
    assert!(!played.session.is_changed());
    assert_eq!(played.left().1, Vec::<PathBuf>::new());
}

#[test]
fn what_was_left_is_recovered_as_it_was() {
    let mut played = new(Ruleset::French).with("D4 E5 F6");
    played.act(Action::Undo);
    played.act(Action::Comment("hm".to_owned()));
    let before = played.written();
    let (folder, journals) = played.left();
    let recovered = recover(journals.first().unwrap()).unwrap();
    assert_eq!(
        sgf::write(&recovered.record.clone().go().unwrap().to_sgf()),
        before
    );
    let mut session = Session::new(recovered.record.go().unwrap(), folder.path(), Waker::none());
    session.set_recovered_from(journals.first().unwrap().clone());
    assert!(session.is_changed(), "it is in no file");
    let again = Match { session, folder };
    let (_folder, journals) = again.left();
    assert_eq!(journals.len(), 1, "one game has one journal");
}

/// Saves the game as it stands into a file beside its journals.
/// What would be written into a file.
fn text_of(played: &Match, file: &GameFile) -> String {
    file.text_of(&played.session.record().clone().into())
}

fn save(played: &mut Match) -> PathBuf {
    let home = GameFile::new(played.folder.path().join("game.jego.ron"));
    let path = home.path.clone();
    let (text, content) = (text_of(played, &home), played.session.content_revision());
    replace(&path, &text).unwrap();
    let written = Written::check(&path, &text).unwrap();
    played.session.mark_saved(home, content, written);
    path
}

#[test]
fn the_journal_of_a_game_that_is_in_its_file_is_taken_away() {
    let mut played = new(Ruleset::French).with("D4");
    save(&mut played);
    assert!(!played.session.is_changed());
    assert_eq!(played.left().1, Vec::<PathBuf>::new());
}

/// The file may be gone, or be another one, when the game is left.
#[test]
fn the_journal_stays_unless_the_file_is_proved_to_hold_the_game() {
    let mut played = new(Ruleset::French).with("D4");
    let path = save(&mut played);
    std::fs::remove_file(path).unwrap();
    assert!(!played.session.is_changed());
    assert_eq!(played.left().1.len(), 1);

    let mut played = new(Ruleset::French).with("D4");
    let path = save(&mut played);
    replace(&path, "another game").unwrap();
    assert_eq!(played.left().1.len(), 1);

    let mut played = new(Ruleset::French).with("D4");
    save(&mut played);
    played.session.keep_journal();
    assert_eq!(played.left().1.len(), 1);
}

#[test]
fn what_was_played_while_it_was_saved_is_not_in_the_file() {
    let mut played = new(Ruleset::French).with("D4");
    let home = GameFile::new(played.folder.path().join("game.jego.ron"));
    let (text, content) = (text_of(&played, &home), played.session.content_revision());
    replace(&home.path, &text).unwrap();
    let written = Written::check(&home.path, &text).unwrap();
    played.play("E5");
    played.session.mark_saved(home, content, written);
    assert!(played.session.is_changed());
    assert_eq!(played.left().1.len(), 1);
}

#[test]
fn looking_around_is_no_reason_to_save() {
    let mut played = new(Ruleset::French).with("D4 E5");
    save(&mut played);
    played.act(Action::Step(-1));
    assert!(!played.session.is_changed());
    played.act(Action::Comment("a thought".to_owned()));
    assert!(played.session.is_changed());
}

/// A file where the folder of journals should be stands for a disk on which
/// nothing can be written.
#[test]
fn a_game_that_cannot_be_written_down_is_not_called_safe() {
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("journals");
    std::fs::write(&blocked, "in the way").unwrap();
    let (woken, called) = std::sync::mpsc::channel();
    let waker = Waker::new(move || {
        let _ = woken.send(());
    });
    let record = new(Ruleset::French).session.record().clone();
    let mut session = Session::new(record, &blocked, waker);
    assert!(
        matches!(session.durability(), Durability::Safe),
        "nothing to keep"
    );
    session.apply(Action::Pass, std::time::Duration::ZERO);
    session.sync();
    assert!(matches!(session.durability(), Durability::Failing(_)));
    // The front end is woken.
    called.recv().unwrap();
    session.poll(std::time::Duration::ZERO);
    let said = session.notice_revision();
    session.poll(std::time::Duration::ZERO);
    assert_eq!(session.notice_revision(), said, "it is said once");

    // Once there is room the game is safe again, and nothing is missing.
    std::fs::remove_file(&blocked).unwrap();
    session.sync();
    assert!(matches!(session.durability(), Durability::Safe));
    session.poll(std::time::Duration::ZERO);
    assert!(session.notice().is_none(), "{:?}", session.notice());
    std::fs::remove_dir_all(&blocked).unwrap();
    std::fs::write(&blocked, "in the way again").unwrap();

    let record = new(Ruleset::French).session.record().clone();
    let mut lost = Session::new(record, &blocked, Waker::none());
    lost.apply(Action::Pass, std::time::Duration::ZERO);
    let left = lost.close().unwrap().finish();
    assert!(left.is_err(), "leaving says that the game is lost");
}

#[test]
fn a_game_of_a_collection_is_written_back_among_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("all.sgf");
    let text = "(;GM[1]SZ[9]PB[Ada]XX[kept];B[dd])(;GM[1]SZ[9]PB[Cy];B[ff])(;GM[2]XY[1])";
    std::fs::write(&path, text).unwrap();
    let mut played = of_record(record_of(&path, 1));
    played.session.set_file(home_of(&path, 1));
    played.act(Action::ToEnd);
    played.play("A1");
    let home = played.session.file().unwrap().clone();
    let written = text_of(&played, &home);
    std::fs::write(&path, &written).unwrap();
    assert!(written.contains("XX[kept]") && written.contains("XY[1]"));
    assert_eq!(record_of(&path, 0).history().tree().ids(), 2);
    assert_eq!(record_of(&path, 1).history().tree().ids(), 3);
}

fn record_of(path: &Path, index: usize) -> GoRecord {
    open_file(path).unwrap().games.go(index).unwrap().0
}

fn home_of(path: &Path, index: usize) -> GameFile {
    let games = match open_file(path).unwrap().games {
        jego::record::Games::Collection(games) => Some(games),
        jego::record::Games::Saved(_) => None,
    };
    GameFile {
        path: path.to_owned(),
        format: FileFormat::Sgf {
            games: Box::new(games.unwrap()),
            index,
        },
        original: None,
    }
}
