use super::*;
use crate::board::{Color, Point};
use crate::console::LaunchOptions;
use crate::record::{Folders, GameKind, TimeControl};
use crate::session::Action;
use crate::setup::{GameSetup, Mode};

const MINUTE: TimeControl = TimeControl::Absolute { main_secs: 60 };

fn at(secs: u64) -> Moment {
    Duration::from_secs(secs)
}

/// The console of someone who asked for this and keeps all in this folder.
fn begun(folder: &tempfile::TempDir, asked: &LaunchOptions) -> Controller {
    let folders = Folders::in_folder(folder.path().join("data"), folder.path().to_owned());
    let startup = Startup::new(folders, asked).unwrap();
    Controller::new(startup, Waker::none(), Duration::ZERO, at(0))
}

impl Controller {
    fn session(&self) -> &Match {
        self.workspace.session.as_ref().unwrap()
    }

    fn play(&mut self, col: u8, row: u8) {
        let action = Action::Choose(Point::new(col, row));
        self.workspace.apply(action, at(1));
    }

    fn last_game(&self) -> &GameSetup {
        &self.workspace.preferences.settings.last_game
    }
}

#[test]
fn clocks_wait_while_a_page_covers_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let asked = LaunchOptions {
        mode: Some(Mode::TwoPlayers),
        control: Some(MINUTE),
        ..LaunchOptions::default()
    };
    let mut controller = begun(&folder, &asked);
    let left = |controller: &Controller, now| {
        let session = controller.session();
        session.clock_reading(Color::Black, now).unwrap()
    };
    controller.poll(at(10));
    let before = left(&controller, at(10));
    assert_ne!(before, left(&controller, at(11)), "the clock runs");
    controller.show(Page::Help);
    for seconds in [10, 100, 1000] {
        controller.poll(at(seconds));
    }
    controller.back();
    controller.poll(at(1000));
    assert_eq!(left(&controller, at(1000)), before);
    assert_ne!(left(&controller, at(1001)), before, "it goes on");
}

#[test]
fn the_game_that_is_remembered_is_the_last_that_began() {
    let folder = tempfile::tempdir().unwrap();
    let asked = LaunchOptions {
        mode: Some(Mode::TwoPlayers),
        ..LaunchOptions::default()
    };
    let mut controller = begun(&folder, &asked);
    controller.play(2, 2);
    let begun = controller.last_game().clone();
    assert_eq!(begun.kind, GameKind::Go);
    // One that cannot begin.
    controller.workspace.setup.control = TimeControl::Absolute { main_secs: 0 };
    controller.start_new(at(2));
    assert!(controller.take_message().is_some() && controller.prompt().is_none());
    assert_eq!(*controller.last_game(), begun);
    // One that somebody did not leave the table for.
    controller.workspace.setup = begun.clone();
    controller.workspace.setup.change_kind(GameKind::Othello);
    controller.start_new(at(3));
    assert_eq!(*controller.last_game(), begun, "nobody has answered yet");
    controller.answer(Answer::No, at(3));
    assert_eq!(*controller.last_game(), begun);
    assert_eq!(controller.session().kind(), GameKind::Go);
    controller.start_new(at(4));
    controller.answer(Answer::Yes, at(4));
    assert_eq!(controller.last_game().kind, GameKind::Othello);
    assert_eq!(controller.session().kind(), GameKind::Othello);
}

#[cfg(unix)]
#[test]
fn a_game_that_a_silent_disk_does_not_keep_is_not_left_unasked() {
    use crate::lobby::testing::SilentDisk;
    let (disk, game) = SilentDisk::with_game();
    let startup = Startup::new(disk.folders.clone(), &LaunchOptions::default()).unwrap();
    let mut controller = Controller::new(startup, Waker::none(), Duration::ZERO, at(0));
    let disk = disk;
    let game = IncomingGame::Recovered(game);
    controller.leave_for(AfterLeaving::Open(Box::new(game)), at(0));
    controller.leave_for(AfterLeaving::Quit, at(1));
    let asked = controller.prompt();
    assert!(
        matches!(
            asked,
            Some(Prompt::Confirm {
                about: Confirmation::Lose(AfterLeaving::Quit),
                ..
            })
        ),
        "{asked:?}"
    );
    assert!(!controller.is_over());
    drop(disk);
}
