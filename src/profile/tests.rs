//! Players, their files, and what happens to those.

use std::fs;

use super::*;
use crate::board::Color;
use crate::game::HalfPoints;
use crate::rating::GameResult;
use crate::record::FileErrorKind;

const TODAY: &str = "2026-11-15";

fn game(number: u64) -> BegunGame {
    BegunGame {
        id: GameId::of_number(number),
        date: TODAY.to_owned(),
        color: Color::Black,
        opponent: Rank::kyu(8),
        opponent_name: "Jego".to_owned(),
        size: 19,
        rules: "French".to_owned(),
        handicap: 2,
        komi: HalfPoints::from_halves(5),
        head_start_ranks: 1.25,
    }
}

fn ada(folder: &Path) -> Profile {
    Profile::create(folder, "Ada", Some(Said::Rank(Rank::kyu(10))), TODAY).unwrap()
}

fn won(profile: &mut Profile, number: u64) {
    let game = game(number);
    profile.begin(&game).unwrap();
    profile
        .end(&game, "B+R", Some(GameResult::Won), TODAY)
        .unwrap();
}

#[test]
fn a_player_is_read_as_they_were_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut profile = ada(folder.path());
    assert_eq!(profile.rank(), Some(Rank::kyu(10)));
    won(&mut profile, 1);
    profile.begin(&game(2)).unwrap();
    profile.rename("  Ada L.\n ").unwrap();
    let read = Profile::read(profile.path()).unwrap();
    assert_eq!(read, profile);
    assert_eq!(read.name(), "Ada L.");
    assert_eq!(read.games().len(), 1);
    assert_eq!(read.games()[0].game, game(1));
    assert_eq!(read.games()[0].rating, *read.rating());
    assert!(read.rating().rating > Rating::of_rank(Rank::kyu(10)).rating);
    assert_eq!(read.unfinished(), Some(&game(2)));
    assert_eq!(read.damaged_lines(), 0);
}

#[test]
fn a_game_counts_once_however_often_it_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut profile = ada(folder.path());
    won(&mut profile, 1);
    let once = profile.clone();
    for result in [Some(GameResult::Lost), Some(GameResult::Won), None] {
        profile.end(&game(1), "W+R", result, TODAY).unwrap();
        profile.begin(&game(1)).unwrap();
        assert_eq!(profile, once);
    }
}

#[test]
fn two_programs_count_on_from_what_the_other_has_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut here = ada(folder.path());
    let mut there = here.clone();
    won(&mut here, 1);
    // This one does not know of that game yet.
    won(&mut there, 2);
    assert_eq!(there.games().len(), 2);
    let once = Rating::of_rank(Rank::kyu(10)).after(Rank::kyu(8), 1.25, GameResult::Won);
    let twice = once.after(Rank::kyu(8), 1.25, GameResult::Won);
    assert_eq!(*there.rating(), twice);
    // And both at once end the same game.
    std::thread::scope(|scope| {
        for mut profile in [here.clone(), there.clone()] {
            scope.spawn(move || won(&mut profile, 3));
        }
    });
    let read = Profile::read(here.path()).unwrap();
    assert_eq!(read.games().len(), 3);
}

#[test]
fn a_game_without_a_result_is_closed_and_counts_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut profile = ada(folder.path());
    let before = *profile.rating();
    profile.begin(&game(1)).unwrap();
    profile.end(&game(1), "Void", None, TODAY).unwrap();
    assert_eq!(*profile.rating(), before);
    assert!(profile.games().is_empty() && profile.unfinished().is_none());
}

#[test]
fn whoever_skips_the_question_has_no_rank_until_they_play() {
    let folder = tempfile::tempdir().unwrap();
    let mut profile = Profile::create(folder.path(), "Bo", None, TODAY).unwrap();
    assert_eq!(profile.rank(), None);
    won(&mut profile, 1);
    assert!(profile.rank().is_some());
    profile.say_strength(Said::NeverPlayed).unwrap();
    assert_eq!(profile.rank(), Some(Rank::kyu(25)));
    assert_eq!(profile.games().len(), 1);
}

#[test]
fn players_of_the_same_name_have_files_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["Ada", "ada", "Ada", "阿达", "..", "con/aux"] {
        Profile::create(folder.path(), name, None, TODAY).unwrap();
    }
    let found = list_profiles(folder.path());
    assert!(found.unreadable.is_empty());
    let ids: Vec<&str> = found.profiles.iter().map(Profile::id).collect();
    assert_eq!(
        ids,
        ["player-2", "ada", "ada-2", "ada-3", "con-aux", "player"]
    );
    assert!(matches!(
        Profile::create(folder.path(), " \t", None, TODAY),
        Err(ProfileError::NoName)
    ));
}

#[test]
fn every_cut_of_a_file_keeps_the_lines_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut profile = ada(folder.path());
    won(&mut profile, 1);
    won(&mut profile, 2);
    let bytes = fs::read(profile.path()).unwrap();
    let path = folder.path().join("cut.profile");
    let mut most = 0;
    for end in 0..=bytes.len() {
        fs::write(&path, &bytes[..end]).unwrap();
        match Profile::read(&path) {
            Ok(cut) => {
                assert!(cut.games().len() >= most, "cut at {end}");
                most = cut.games().len();
                assert!(cut.damaged_lines() <= 1, "cut at {end}");
            }
            Err(ProfileError::Damaged(_)) => assert_eq!(most, 0, "cut at {end}"),
            Err(error) => panic!("cut at {end}: {error}"),
        }
    }
    assert_eq!(most, 2);
}

#[test]
fn a_damaged_line_costs_one_game_and_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut profile = ada(folder.path());
    won(&mut profile, 1);
    won(&mut profile, 2);
    let text = fs::read_to_string(profile.path()).unwrap();
    fs::write(profile.path(), text.replacen("B+R", "B+9", 1)).unwrap();
    let read = Profile::read(profile.path()).unwrap();
    assert_eq!((read.games().len(), read.damaged_lines()), (1, 1));
    assert_eq!(read.rating(), profile.rating());
    // The first game is unfinished again, and can be ended.
    assert_eq!(read.unfinished(), Some(&game(1)));
}

#[test]
fn what_a_newer_jego_wrote_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("later.profile");
    let line = "Profile(version:2,name:\"Ada\",created:\"\")".to_owned();
    crate::record::create_log([path.clone()], &[line]).unwrap();
    let before = fs::read(&path).unwrap();
    let found = list_profiles(folder.path());
    assert!(found.profiles.is_empty());
    assert!(matches!(
        found.unreadable[..],
        [UnreadableProfile {
            why: ProfileError::Newer(_),
            kept: None
        }]
    ));
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_file_without_a_player_is_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("odd.profile");
    fs::write(&path, "something else\n").unwrap();
    let found = list_profiles(folder.path());
    let [unreadable] = &found.unreadable[..] else {
        panic!("one is unreadable")
    };
    let kept = unreadable.kept.clone().unwrap();
    assert_eq!(fs::read_to_string(kept).unwrap(), "something else\n");
    assert!(!path.exists());
    assert!(list_profiles(folder.path()).unreadable.is_empty());
}

#[test]
fn who_is_deleted_while_the_folder_is_read_is_no_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let players: Vec<Profile> = (0..150).map(|_| ada(folder.path())).collect();
    std::thread::scope(|scope| {
        let deleting = scope.spawn(move || {
            for profile in players {
                profile.delete().unwrap();
            }
        });
        while !deleting.is_finished() {
            assert!(list_profiles(folder.path()).unreadable.is_empty());
        }
    });
    assert!(list_profiles(folder.path()).profiles.is_empty());
}

#[test]
fn who_is_deleted_is_out_of_the_list_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut profile = ada(folder.path());
    won(&mut profile, 1);
    let bytes = fs::read(profile.path()).unwrap();
    let mut other = profile.clone();
    let kept = profile.delete().unwrap();
    assert_eq!(fs::read(kept).unwrap(), bytes);
    assert!(list_profiles(folder.path()).profiles.is_empty());
    // Another window that still knows them does not bring half of them back.
    let error = other.rename("Grace").unwrap_err();
    assert!(matches!(
        error,
        ProfileError::File(error) if matches!(error.kind, FileErrorKind::Missing)
    ));
    // And a second one of that name is deleted beside the first.
    ada(folder.path()).delete().unwrap();
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}
