//! The three tables on the page where a game is set up.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use jego::aligne4::Variant;
use jego::go::Handicap;
use jego::record::{GameKind, Seat, TimeControl};
use jego::session::{EngineCommand, levels};
use jego::setup::{GameSetup, Mode, Player};
use jego::words::{
    ClockWords, Language, NewGameWords, game_name, level_named, level_sentence_named,
};

use super::SIZES;
use super::page::{Page, choose, english, page, started};

fn at(kind: GameKind) -> GameSetup {
    let mut setup = GameSetup::welcome();
    setup.change_kind(kind);
    setup
}

#[track_caller]
fn click(page: &mut Page, label: &str) {
    page.get_by_label(label).click();
    page.run();
}

#[test]
fn a_table_is_chosen_and_played_at() {
    for (kind, play) in [
        (GameKind::Othello, "Play Othello"),
        (GameKind::Aligne4, "Play Aligne 4"),
    ] {
        let mut page = english(GameSetup::default());
        click(&mut page, kind.name());
        click(&mut page, play);
        let setup = started(&mut page);
        assert_eq!(setup.kind, kind);
        let record = setup.record(Player::First, "2026-03-28").unwrap();
        assert_eq!(record.kind(), kind);
    }
}

#[test]
fn what_does_not_belong_to_a_table_is_absent() {
    let go = ["Size", "Rules, komi, clock", "9×9 · Short game"];
    for (kind, there, absent) in [
        (
            GameKind::Go,
            go.to_vec(),
            vec!["Variant", "Who plays first", "Starting position"],
        ),
        (
            GameKind::Othello,
            vec!["Clock", "Who plays Black"],
            [go.to_vec(), vec!["Variant"]].concat(),
        ),
        (
            GameKind::Aligne4,
            vec!["Clock", "Variant", "Who plays first"],
            [go.to_vec(), vec!["Who plays Black"]].concat(),
        ),
    ] {
        let page = english(at(kind));
        for label in there {
            assert!(page.query_all_by_label(label).next().is_some(), "{label}");
        }
        for label in absent {
            assert!(page.query_all_by_label(label).next().is_none(), "{label}");
        }
    }
}

#[test]
fn a_variant_says_how_it_differs() {
    let mut page = english(at(GameKind::Aligne4));
    page.get_by_label("You choose the piece; in Quarto the opponent does");
    click(&mut page, "Variant Quarto");
    page.get_by_label("The opponent chooses your piece; in Aligne 4 you do");
    click(&mut page, "Play Quarto");
    let setup = started(&mut page);
    assert_eq!(
        (setup.kind, setup.variant),
        (GameKind::Aligne4, Variant::Quarto)
    );
}

#[test]
fn every_level_of_every_table_can_be_chosen_and_is_described() {
    for (language, opponent) in [
        (Language::English, "Opponent"),
        (Language::French, "Adversaire"),
    ] {
        for kind in [GameKind::Othello, GameKind::Aligne4] {
            let all = levels(kind);
            for (index, level) in all.iter().enumerate() {
                let mut setup = at(kind);
                // Another one is chosen first, so that the name of this stands
                // in the list only.
                let other = all[(index + 1) % all.len()].to_owned();
                setup.seat_opponent(Player::Second, Seat::Computer { level: other });
                let mut page = page(SIZES[0], language, setup);
                choose(&mut page, opponent, &level_named(language, kind, level));
                let about = level_sentence_named(language, kind, level);
                assert!(!about.is_empty(), "{level}");
                page.get_by_label(about);
                page.key_press(Key::Enter);
                page.run();
                let level = (*level).to_owned();
                assert_eq!(
                    *started(&mut page).seat(Player::Second),
                    Seat::Computer { level }
                );
            }
        }
    }
}

#[test]
fn engines_sit_at_the_main_table_only() {
    let gnu_go = EngineCommand {
        name: "GNU Go".to_owned(),
        command: "gnugo --mode gtp".to_owned(),
        ..EngineCommand::default()
    };
    for (kind, offered) in [
        (GameKind::Go, true),
        (GameKind::Othello, false),
        (GameKind::Aligne4, false),
    ] {
        let mut page = english(at(kind));
        page.state_mut().scene.offer(std::slice::from_ref(&gnu_go));
        page.run();
        page.get_by_role_and_label(Role::ComboBox, "Opponent")
            .click();
        page.run();
        for label in ["GNU Go", "Set up engines…"] {
            assert_eq!(page.query_by_label(label).is_some(), offered, "{label}");
        }
    }
}

#[test]
fn each_table_remembers_its_opponent() {
    let strongest = |kind| levels(kind).last().copied().unwrap();
    let mut page = english(at(GameKind::Go));
    choose(&mut page, "Opponent", "6\u{a0}dan · Study");
    for kind in [GameKind::Othello, GameKind::Aligne4] {
        click(&mut page, kind.name());
        let name = level_named(Language::English, kind, strongest(kind));
        choose(&mut page, "Opponent", &name);
    }
    for (kind, wanted) in [
        (GameKind::Go, "Study"),
        (GameKind::Othello, strongest(GameKind::Othello)),
        (GameKind::Aligne4, strongest(GameKind::Aligne4)),
    ] {
        page.get_by_role_and_label(Role::Button, kind.name())
            .click();
        page.run();
        let setup = page.state().scene.setup();
        let level = wanted.to_owned();
        assert_eq!(*setup.seat(Player::Second), Seat::Computer { level });
        assert_eq!(setup.mode(), Mode::OnePlayer);
    }
}

#[test]
fn a_handicap_of_go_does_not_stop_other_tables() {
    let mut setup = GameSetup {
        size: jego::board::Size::new(6).unwrap(),
        handicap: Handicap::Fixed(4),
        ..GameSetup::default()
    };
    assert!(setup.obstacle().is_some());
    setup.change_kind(GameKind::Othello);
    let mut page = english(setup);
    click(&mut page, "Play Othello");
    assert_eq!(started(&mut page).handicap, Handicap::Fixed(4));
}

#[test]
fn a_clock_can_be_had_at_every_table() {
    for (kind, play) in [
        (GameKind::Othello, "Play Othello"),
        (GameKind::Aligne4, "Play Aligne 4"),
    ] {
        let mut page = english(at(kind));
        choose(&mut page, "Clock", "Fischer");
        click(&mut page, play);
        let control = started(&mut page).control;
        assert!(matches!(control, TimeControl::Fischer { .. }));
    }
}

#[test]
fn nothing_jumps_when_another_table_is_chosen() {
    for size in [SIZES[0], [900.0, 600.0], SIZES[1]] {
        for &language in Language::ALL {
            let places = GameKind::ALL.map(|kind| {
                let page = page(size, language, at(kind));
                let words = [NewGameWords::Back, NewGameWords::OnePlayer];
                let [back, alone] = words.map(|words| language.say(words));
                let [go, othello] = [GameKind::Go, GameKind::Othello];
                let [go, othello] = [go, othello].map(|kind| game_name(language, kind));
                [go, othello, back, alone].map(|label| page.get_by_label(label).rect())
            });
            assert_eq!(places[0], places[1], "{size:?}");
            assert_eq!(places[1], places[2], "{size:?}");
        }
    }
}

#[test]
fn everything_fits_without_scrolling() {
    for kind in [GameKind::Othello, GameKind::Aligne4] {
        for &language in Language::ALL {
            for &mode in Mode::ALL {
                let mut setup = at(kind);
                setup.change_mode(mode);
                let page = page([900.0, 600.0], language, setup);
                let clock = language.say(ClockWords::Clock);
                let back = language.say(NewGameWords::Back);
                let clock = page.get_by_role_and_label(Role::ComboBox, clock).rect();
                let bar = page.get_by_label(back).rect();
                assert!(clock.bottom() < bar.top(), "{kind:?} {language:?} {mode:?}");
            }
        }
    }
}
