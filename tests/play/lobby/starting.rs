//! Games that begin.

use std::path::Path;
use std::time::Duration;

use jego::board::{Color, Size};
use jego::go::Handicap;
use jego::lobby::{
    AfterLeaving, CannotStart, FileContents, IncomingGame, NewGame, Preferences, open_text,
};
use jego::record::{Folders, TimeControl};
use jego::session::{Match, Waker};
use jego::settings::Settings;
use jego::setup::{BlackSeat, GameSetup, Player};
use jego::words::Language;

use super::{NOW, Played};

fn preferences(folder: &Path) -> Preferences {
    let folders = Folders::in_folder(folder.join("data"), folder.to_owned());
    Preferences::new(
        Settings::default(),
        folders,
        Language::English,
        Duration::ZERO,
    )
}

/// Somebody with Black on 13 lines, against the clock.
fn thirteen() -> GameSetup {
    GameSetup {
        size: Size::THIRTEEN,
        black: BlackSeat::Player(Player::First),
        control: TimeControl::Absolute { main_secs: 60 },
        ..GameSetup::welcome()
    }
}

fn opened(game: IncomingGame, preferences: &mut Preferences) -> Match {
    game.into_match(preferences, Waker::none(), NOW)
}

#[test]
fn what_cannot_begin_is_refused_and_says_why() {
    let crowded = GameSetup {
        size: Size::new(5).unwrap(),
        handicap: Handicap::Fixed(9),
        ..thirteen()
    };
    let refused = NewGame::new(crowded, None, None).unwrap_err();
    assert!(matches!(refused, CannotStart::Invalid(_)), "{refused}");
    assert!(!refused.text(Language::French).is_empty());
    let out_of_time = GameSetup {
        control: TimeControl::Absolute { main_secs: 0 },
        ..thirteen()
    };
    let refused = NewGame::new(out_of_time, None, None).unwrap_err();
    assert!(matches!(refused, CannotStart::NoTime), "{refused}");
}

#[test]
fn a_game_is_remembered_once_it_begins_and_its_clock_runs() {
    let folder = tempfile::tempdir().unwrap();
    let mut preferences = preferences(folder.path());
    let game = NewGame::new(thirteen(), Some(thirteen()), None).unwrap();
    let Ok(AfterLeaving::Open(game)) = game.next() else {
        panic!("nothing has to be drawn");
    };
    assert_ne!(preferences.settings.last_game, thirteen());
    let session = opened(*game, &mut preferences);
    assert_eq!(preferences.settings.last_game, thirteen());
    assert_eq!(session.running_clock(), Some(Color::Black));
}

#[test]
fn colors_are_drawn_before_there_is_a_game() {
    let drawn = GameSetup {
        black: BlackSeat::Draw,
        names: ["Ada".to_owned(), "Bo".to_owned()],
        ..thirteen()
    };
    for (black, name) in [(Player::First, "Ada"), (Player::Second, "Bo")] {
        let next = NewGame::new(drawn.clone(), None, None).unwrap().next();
        let Ok(AfterLeaving::Draw(game)) = next else {
            panic!("colors have to be drawn");
        };
        let folder = tempfile::tempdir().unwrap();
        let mut preferences = preferences(folder.path());
        let before = preferences.settings.last_game.clone();
        let session = opened(game.begin(black).unwrap(), &mut preferences);
        assert_eq!(session.player(Color::Black), name);
        assert_eq!(preferences.settings.last_game, before);
    }
}

#[test]
fn again_is_the_same_game_and_a_rematch_has_the_colors_swapped() {
    let folder = tempfile::tempdir().unwrap();
    let mut preferences = preferences(folder.path());
    let game = NewGame::new(thirteen(), None, None).unwrap();
    let session = opened(game.begin(Player::First).unwrap(), &mut preferences);
    let seats = session.seats().clone();
    let restarted = opened(IncomingGame::restart(&session).unwrap(), &mut preferences);
    assert_eq!(*restarted.seats(), seats);
    let rematch = opened(IncomingGame::rematch(&session).unwrap(), &mut preferences);
    assert_eq!(rematch.seats().black, seats.white);
    assert_ne!(rematch.seats().black, seats.black);
}

#[test]
fn the_clock_of_a_game_that_is_opened_stands_still() {
    let mut preferences = preferences(Played::with("").folder.path());
    let text = "(;GM[1]SZ[9]TM[60])".to_owned();
    let Ok(FileContents::One(game)) = open_text(text, "text".to_owned()) else {
        panic!("one game");
    };
    let session = opened(IncomingGame::Opened(*game), &mut preferences);
    assert_eq!(session.running_clock(), None);
    assert!(session.file().is_none() && preferences.settings.recent.is_empty());
}
