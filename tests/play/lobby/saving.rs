//! Games that are saved under a name.

use std::fs;

use jego::lobby::{
    SaveStep, SaveTarget, file_at, format_note, save, save_format, save_game, saved_message,
};
use jego::record::{Seat, open_file};
use jego::session::{Action, GameFile, Original};
use jego::settings::SaveFormat;
use jego::words::Language;

use super::Played;

/// Whichever way one comes to it, by Save or by Save as.
#[test]
fn the_file_of_the_game_stays_what_it_is_under_every_path() {
    for name in ["mine.jego.ron", "mine.sgf"] {
        let mut played = Played::with("D4");
        let path = played.folder.path().join(name);
        fs::write(&path, "repaired by us").unwrap();
        played.game.set_file(GameFile {
            original: Some(Original::Repaired),
            ..GameFile::new(path.clone())
        });
        let detour = played.folder.path().join(".").join(name);
        let file = file_at(&played.game, detour);
        assert_eq!(file.original, Some(Original::Repaired), "{name}");
        let (_, saved) = save_game(SaveTarget::Replace(file), &played.game.record()).unwrap();
        let original = fs::read_to_string(saved.original.unwrap()).unwrap();
        assert_eq!(original, "repaired by us");
        let other = file_at(&played.game, path.with_file_name("other.sgf"));
        assert_eq!(other.original, None);
    }
}

#[test]
fn a_game_is_saved_into_its_file_and_asks_only_over_one_that_was_repaired() {
    let mut played = Played::with("D4");
    assert!(matches!(save(&played.game), SaveStep::NoFile));
    let path = played.folder.path().join("mine.sgf");
    for original in [None, Some(Original::Guessed)] {
        played.game.set_file(GameFile {
            original,
            ..GameFile::new(path.clone())
        });
        assert!(matches!(save(&played.game), SaveStep::Write(file) if file.path == path));
    }
    played.game.set_file(GameFile {
        original: Some(Original::Repaired),
        ..GameFile::new(path.clone())
    });
    assert!(matches!(save(&played.game), SaveStep::AskRepaired(file) if file.path == path));
}

/// Between people nothing is lost in SGF; that a computer plays on would be.
#[test]
fn the_chosen_format_holds_as_far_as_nothing_is_lost_and_whoever_saves_hears_of_it() {
    let mut played = Played::with("D4");
    let english = Language::English;
    let format = |played: &Played, chosen| save_format(&played.game, chosen);
    assert_eq!(format(&played, SaveFormat::Sgf), SaveFormat::Sgf);
    assert_eq!(format(&played, SaveFormat::Jego), SaveFormat::Jego);
    assert_eq!(format_note(&played.game, SaveFormat::Sgf, english), None);

    let mut seats = played.game.seats().clone();
    seats.white = Seat::Computer {
        level: "chance".to_owned(),
    };
    played.game.apply(Action::Seats(seats), super::NOW);
    assert_eq!(format(&played, SaveFormat::Sgf), SaveFormat::Jego);
    let note = format_note(&played.game, SaveFormat::Sgf, english).unwrap();
    assert_eq!(
        note,
        "As .jego.ron: SGF does not say that a computer plays on"
    );
    assert_eq!(format_note(&played.game, SaveFormat::Jego, english), None);

    for (name, chosen, end) in [
        (
            "a.jego.ron",
            SaveFormat::Sgf,
            ". As .jego.ron: SGF does not say that a computer plays on",
        ),
        ("a.jego.ron", SaveFormat::Jego, "a.jego.ron"),
        (
            "a.sgf",
            SaveFormat::Jego,
            ". SGF does not say that a computer plays on",
        ),
    ] {
        let file = GameFile::new(played.folder.path().join(name));
        let to = SaveTarget::Replace(file);
        let (file, saved) = save_game(to, &played.game.record()).unwrap();
        let said = saved_message(&played.game, chosen, &file, &saved, english);
        assert!(
            said.starts_with("Saved in ") && said.ends_with(end),
            "{said}"
        );
    }
}

#[test]
fn a_new_file_has_the_format_and_the_ending_that_was_asked_for() {
    let played = Played::with("D4");
    for (format, name) in [
        (SaveFormat::Sgf, "game.sgf"),
        (SaveFormat::Jego, "game.jego.ron"),
        (SaveFormat::Sgf, "game (2).sgf"),
    ] {
        let to = SaveTarget::New {
            folder: played.folder.path().to_owned(),
            stem: "game".to_owned(),
            format,
        };
        let (file, _) = save_game(to, &played.game.record()).unwrap();
        assert_eq!(file.path, played.folder.path().join(name));
        let text = fs::read_to_string(&file.path).unwrap();
        assert_eq!(text.starts_with("(;"), format == SaveFormat::Sgf, "{text}");
        assert!(open_file(&file.path).is_ok());
    }
}
