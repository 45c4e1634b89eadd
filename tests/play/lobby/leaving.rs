//! When a match may be left, row by row.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use jego::lobby::{
    AfterLeaving, DISK_PATIENCE, LeaveQuestion, LeaveStep, NotKept, leave, leave_once_kept,
};
use jego::session::{Action, GameFile};
use jego::settings::Settings;

use super::{NOW, Played};

/// What is asked, in short.
#[derive(Debug, PartialEq)]
enum Asked {
    Nothing,
    /// Whether to leave it unfinished.
    Unfinished,
    /// Whether to leave it with a file that lacks something.
    Behind(PathBuf),
    Lost,
}

fn asked(step: LeaveStep) -> Asked {
    match step {
        LeaveStep::Leave(_) => Asked::Nothing,
        LeaveStep::Ask(LeaveQuestion::Unsaved { file: None }, _) => Asked::Unfinished,
        LeaveStep::Ask(LeaveQuestion::Unsaved { file: Some(file) }, _) => Asked::Behind(file),
        LeaveStep::Ask(LeaveQuestion::Rated, _) => panic!("nobody asked for a rating"),
        LeaveStep::Ask(LeaveQuestion::Lost(_), _) => Asked::Lost,
        LeaveStep::Wait(_) => panic!("the disk was waited for"),
    }
}

impl Played {
    /// What is asked of someone who wants to be asked, and of one who does not.
    fn asked(&self) -> [Asked; 2] {
        self.game.flush(DISK_PATIENCE);
        [true, false].map(|confirm_leaving| {
            let settings = Settings {
                confirm_leaving,
                ..Settings::default()
            };
            asked(leave(Some(&self.game), &settings, AfterLeaving::Home))
        })
    }
}

#[test]
fn where_nobody_plays_there_is_nothing_to_ask() {
    let step = leave(None, &Settings::default(), AfterLeaving::Quit);
    assert!(matches!(step, LeaveStep::Leave(AfterLeaving::Quit)));
    assert_eq!(Played::with("").asked(), [Asked::Nothing, Asked::Nothing]);
}

#[test]
fn a_game_in_no_file_is_asked_about_until_it_ends() {
    let mut played = Played::with("D4");
    assert_eq!(played.asked(), [Asked::Unfinished, Asked::Nothing]);
    played.game.apply(Action::Resign, NOW);
    assert_eq!(played.asked(), [Asked::Nothing, Asked::Nothing]);
}

#[test]
fn a_game_in_its_file_is_asked_about_once_the_file_lacks_something() {
    let mut played = Played::with("D4");
    let file = played.save("game.sgf");
    assert_eq!(played.asked(), [Asked::Nothing, Asked::Nothing]);
    played.play("E5");
    assert_eq!(
        played.asked(),
        [Asked::Behind(file.clone()), Asked::Nothing]
    );
    // Its result is missing there too.
    played.game.apply(Action::Resign, NOW);
    assert_eq!(played.asked(), [Asked::Behind(file), Asked::Nothing]);
}

#[test]
fn a_file_that_was_only_looked_at_is_left_as_it_is() {
    let mut played = Played::with("");
    let file = played.folder.path().join("theirs.sgf");
    played.game.set_file(GameFile::new(file.clone()));
    played.game.apply(Action::Step(1), NOW);
    assert_eq!(played.asked(), [Asked::Nothing, Asked::Nothing]);
    played.game.apply(Action::Comment("hm".to_owned()), NOW);
    assert_eq!(played.asked(), [Asked::Behind(file), Asked::Nothing]);
}

#[test]
fn a_game_that_would_be_lost_is_asked_about_whatever_the_habits() {
    let mut played = Played::with("");
    fs::create_dir_all(played.folders.data()).unwrap();
    fs::write(played.folders.journals(), "in the way").unwrap();
    played.play("D4");
    assert_eq!(played.asked(), [Asked::Lost, Asked::Lost]);
    let step = leave_once_kept(Some(&played.game), AfterLeaving::Home, Duration::ZERO);
    let LeaveStep::Ask(LeaveQuestion::Lost(NotKept::Failing(_)), next) = step else {
        panic!("{step:?}");
    };
    assert!(matches!(next, AfterLeaving::Home), "where one was going");
    played.save("elsewhere.sgf");
    assert_eq!(played.asked(), [Asked::Nothing, Asked::Nothing]);
}
