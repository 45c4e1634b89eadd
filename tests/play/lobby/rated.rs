//! Rated games: their terms, what is refused in them, and that each counts once.

use std::time::Duration;

use jego::board::{Color, Point, Size};
use jego::game::Rank;
use jego::go::Handicap;
use jego::lobby::{
    AfterLeaving, CannotStart, FinishedGame, IncomingGame, LeaveQuestion, LeaveStep, MatchIds,
    NewGame, PlayerChange, PlayerTask, Players, Preferences, leave, rated_task, recover,
};
use jego::profile::{Profile, Said};
use jego::rating::{GameResult, Unratable};
use jego::record::{AnyRecord, Folders, Header, TimeControl, interrupted_journals};
use jego::session::{Action, Match, Notice, RatedRefusal, Waker, computer_of_rank};
use jego::settings::Settings;
use jego::setup::{GameSetup, Player};
use jego::words::Language;
use tempfile::TempDir;

use super::NOW;

/// A player of 10 kyu, and the program they play in.
struct Room {
    preferences: Preferences,
    folder: TempDir,
}

impl Room {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let folders = Folders::in_folder(folder.path().join("data"), folder.path().to_owned());
        let settings = Settings::default();
        let mut preferences =
            Preferences::new(settings, folders, Language::English, Duration::ZERO);
        let task = PlayerTask::Create {
            folder: preferences.folders().profiles(),
            name: "Ada".to_owned(),
            said: Some(Said::Rank(Rank::kyu(10))),
        };
        preferences.note_player(task.run().unwrap());
        Self {
            preferences,
            folder,
        }
    }

    fn player(&self) -> &Profile {
        self.preferences.player().unwrap()
    }

    /// A rated game that is set up.
    fn setup(opponent: Rank) -> GameSetup {
        let mut setup = GameSetup {
            size: Size::NINETEEN,
            rated: true,
            ..GameSetup::welcome()
        };
        setup.seat_opponent(Player::Second, computer_of_rank(opponent));
        setup
    }

    /// Such a game, begun.
    fn begin(&mut self, setup: GameSetup) -> Result<Match, CannotStart> {
        let game = NewGame::new(setup, None, self.preferences.player())?;
        let AfterLeaving::Open(game) = game.next()? else {
            panic!("colors are drawn")
        };
        Ok(game.into_match(&mut self.preferences, Waker::none(), NOW))
    }

    /// Puts a stone down, and writes into the player's file what follows.
    fn move_in(&mut self, game: &mut Match) {
        game.apply(Action::Choose(Point::new(3, 3)), NOW);
        self.note(game);
    }

    fn note(&mut self, game: &Match) {
        if let Some(task) = rated_task(game, self.preferences.players()) {
            self.preferences.note_player(task.run().unwrap());
        }
    }

    /// Keeps a game that has ended as front ends do.
    fn keep(&mut self, game: &Match) -> Option<PlayerChange> {
        let kept = FinishedGame::of(
            MatchIds::default().next(),
            game,
            self.preferences.saves(),
            self.preferences.folders().ledger(),
            self.preferences.players(),
            Language::English,
        )
        .keep();
        self.preferences.note_kept(&kept);
        kept.counted.map(Result::unwrap)
    }
}

fn refusal(game: &mut Match, action: Action) -> Option<RatedRefusal> {
    game.apply(action, NOW);
    match game.notice() {
        Some(Notice::Rated(why)) => Some(*why),
        Some(_) | None => None,
    }
}

#[test]
fn a_rated_game_has_fair_terms_and_both_ranks_in_its_head() {
    let mut room = Room::new();
    let game = room.begin(Room::setup(Rank::kyu(7))).unwrap();
    let AnyRecord::Go(record) = game.record() else {
        panic!("Go")
    };
    assert_eq!(record.start().handicap, Handicap::Fixed(3));
    let told = |header| record.header(header).unwrap().into_owned();
    assert_eq!(told(Header::Player(Color::Black)), "Ada");
    assert_eq!(told(Header::Rank(Color::Black)), "10k");
    assert_eq!(told(Header::Rank(Color::White)), "7k");
    let sgf = jego::record::sgf::write(&game.record().to_sgf().unwrap());
    for part in ["PB[Ada]", "BR[10k]", "WR[7k]", "HA[3]"] {
        assert!(sgf.contains(part), "{part}: {sgf}");
    }
}

#[test]
fn nobody_gets_help_in_a_rated_game_and_everyone_is_told_why() {
    let mut room = Room::new();
    let mut game = room.begin(Room::setup(Rank::kyu(10))).unwrap();
    room.move_in(&mut game);
    let turn = game.cursor();
    for (action, why) in [
        (Action::Undo, RatedRefusal::TakeBack),
        (Action::Delete(turn), RatedRefusal::TakeBack),
        (Action::PlayHere, RatedRefusal::TakeBack),
        (Action::Hint, RatedRefusal::Help),
        (Action::Analyze, RatedRefusal::Help),
        (Action::Estimate, RatedRefusal::Help),
        (Action::MoveNow, RatedRefusal::Computer),
        (Action::Cancel, RatedRefusal::Computer),
        (Action::Seats(Default::default()), RatedRefusal::Terms),
        (Action::Pause, RatedRefusal::Pause),
    ] {
        assert_eq!(refusal(&mut game, action.clone()), Some(why), "{action:?}");
        assert!(!game.is_analyzing() && !game.is_estimating() && !game.is_hinting());
        let text = game.notice().unwrap().text(Language::English, game.kind());
        assert!(text.contains("rated"), "{text}");
    }
    // Looking back is no help.
    assert_eq!(refusal(&mut game, Action::Step(-1)), None);
    game.apply(Action::Return, NOW);
    game.apply(Action::Resign, NOW);
    assert_eq!(
        refusal(&mut game, Action::Resume),
        Some(RatedRefusal::Ended)
    );
    // Once it has ended, everything can be looked into.
    game.apply(Action::Analyze, NOW);
    assert!(game.is_analyzing());
}

#[test]
fn a_game_that_is_not_rated_allows_everything() {
    let mut room = Room::new();
    let setup = GameSetup {
        rated: false,
        ..Room::setup(Rank::kyu(10))
    };
    let mut game = room.begin(setup).unwrap();
    room.move_in(&mut game);
    for action in [
        Action::Hint,
        Action::Estimate,
        Action::Analyze,
        Action::Undo,
    ] {
        assert_eq!(refusal(&mut game, action), None);
    }
    game.apply(Action::Resign, NOW);
    assert!(room.keep(&game).is_none());
    assert!(room.player().games().is_empty());
}

#[test]
fn a_resigned_game_counts_once() {
    let mut room = Room::new();
    let mut game = room.begin(Room::setup(Rank::kyu(10))).unwrap();
    assert!(rated_task(&game, room.preferences.players()).is_none());
    room.move_in(&mut game);
    assert!(room.player().unfinished().is_some());
    let before = room.player().rating().rating;
    game.apply(Action::Resign, NOW);
    assert!(matches!(room.keep(&game), Some(PlayerChange::Counted(_))));
    let after = room.player().clone();
    assert!(after.rating().rating < before);
    assert_eq!(after.games()[0].result, GameResult::Lost);
    assert_eq!(after.games()[0].outcome, "W+R");
    assert!(after.unfinished().is_none());
    // Neither keeping it again nor opening its file counts it twice.
    assert!(room.keep(&game).is_none());
    room.note(&game);
    assert_eq!(*room.player(), after);
}

#[test]
fn a_game_lost_on_time_counts() {
    let mut room = Room::new();
    let setup = GameSetup {
        control: TimeControl::Absolute { main_secs: 5 },
        ..Room::setup(Rank::kyu(10))
    };
    let mut game = room.begin(setup).unwrap();
    game.poll(Duration::from_secs(6));
    assert!(game.is_finished());
    room.keep(&game);
    assert_eq!(room.player().games()[0].outcome, "W+T");
}

#[test]
fn an_unfinished_game_waits_and_no_other_begins_before_it_has_ended() {
    let mut room = Room::new();
    let mut game = room.begin(Room::setup(Rank::kyu(10))).unwrap();
    room.move_in(&mut game);
    let asked = leave(Some(&game), &Settings::default(), AfterLeaving::Home);
    assert!(matches!(asked, LeaveStep::Ask(LeaveQuestion::Rated, _)));
    if let Some(closing) = game.close() {
        closing.finish().unwrap();
    }
    let refused = room.begin(Room::setup(Rank::kyu(10))).unwrap_err();
    assert!(matches!(
        refused,
        CannotStart::Unratable(Unratable::Unfinished(_))
    ));
    assert!(refused.text(Language::French).contains("Profils"));
    // A game that is not rated can be played meanwhile.
    let casual = GameSetup {
        rated: false,
        ..Room::setup(Rank::kyu(10))
    };
    room.begin(casual).unwrap();

    // It is there again as it was, still rated, and counts when it ends.
    let journals = interrupted_journals(&room.preferences.folders().journals());
    let game = IncomingGame::Recovered(recover(journals[0].clone()).unwrap());
    let mut game = game.into_match(&mut room.preferences, Waker::none(), NOW);
    assert_eq!(refusal(&mut game, Action::Hint), Some(RatedRefusal::Help));
    game.apply(Action::Resign, NOW);
    room.keep(&game);
    assert_eq!(room.player().games().len(), 1);
    room.begin(Room::setup(Rank::kyu(10))).unwrap();
}

#[test]
fn an_unfinished_game_can_be_counted_as_lost_and_does_not_count_again() {
    let mut room = Room::new();
    let mut game = room.begin(Room::setup(Rank::kyu(10))).unwrap();
    room.move_in(&mut game);
    let task = PlayerTask::Forfeit(room.player().clone());
    room.preferences.note_player(task.run().unwrap());
    assert_eq!(room.player().games()[0].outcome, "W+F");
    let rating = *room.player().rating();
    game.apply(Action::Resign, NOW);
    assert!(room.keep(&game).is_none());
    assert_eq!(*room.player().rating(), rating);
}

#[test]
fn a_result_that_could_not_be_written_counts_when_the_game_is_opened_again() {
    let mut room = Room::new();
    let mut game = room.begin(Room::setup(Rank::kyu(10))).unwrap();
    room.move_in(&mut game);
    game.apply(Action::Resign, NOW);
    // Somebody put the file away meanwhile.
    let path = room.player().path().to_owned();
    let away = room.folder.path().join("away");
    std::fs::rename(&path, &away).unwrap();
    let task = rated_task(&game, room.preferences.players()).unwrap();
    assert!(task.run().is_err());
    std::fs::rename(&away, &path).unwrap();
    room.note(&game);
    assert_eq!(room.player().games().len(), 1);
}

#[test]
fn a_rematch_is_another_game_and_not_rated() {
    let mut room = Room::new();
    let mut game = room.begin(Room::setup(Rank::kyu(10))).unwrap();
    room.move_in(&mut game);
    game.apply(Action::Resign, NOW);
    room.keep(&game);
    let again = IncomingGame::rematch(&game).unwrap();
    let mut again = again.into_match(&mut room.preferences, Waker::none(), NOW);
    assert!(again.rated().is_none());
    again.apply(Action::Resign, NOW);
    assert!(room.keep(&again).is_none());
}

#[test]
fn a_rated_game_needs_a_player() {
    let setup = Room::setup(Rank::kyu(10));
    let refused = NewGame::new(setup, None, None).unwrap_err();
    assert!(matches!(
        refused,
        CannotStart::Unratable(Unratable::NoPlayer)
    ));
}

#[test]
fn the_opponent_follows_the_players_rank() {
    let mut room = Room::new();
    assert_eq!(
        room.preferences.last_game().seats[1],
        computer_of_rank(Rank::kyu(10))
    );
    let player = room.player().clone();
    let task = PlayerTask::SayStrength(player, Said::Rank(Rank::dan(2)));
    room.preferences.note_player(task.run().unwrap());
    assert_eq!(
        room.preferences.last_game().seats[1],
        computer_of_rank(Rank::dan(2))
    );
    // Two windows see the same player.
    let (players, unreadable) = Players::read(&room.preferences.folders().profiles());
    assert!(unreadable.is_empty());
    assert_eq!(players.all(), room.preferences.players().all());
}
