//! Who plays: one person, two, or none.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;
use jego::ai::BotLevel as _;
use jego::ai::go::Level;
use jego::go::Handicap;
use jego::record::{GameKind, Seat};
use jego::session::{EngineCommand, computer};
use jego::settings::Settings;
use jego::setup::{BlackSeat, GameSetup, Mode, Player};
use jego::ui::page::new_game::NewGameEvent;
use jego::words::{Language, NewGameWords, level_name, level_sentence, level_title};

use super::SIZES;
use super::page::{Page, choose, english, page, started};

fn gnu_go() -> EngineCommand {
    EngineCommand {
        name: "GNU Go".to_owned(),
        command: "gnugo --mode gtp".to_owned(),
        ..EngineCommand::default()
    }
}

#[track_caller]
fn play(page: &mut Page) -> GameSetup {
    page.get_by_label("13×13 · Medium game").click();
    page.run();
    assert!(page.state().events.is_empty(), "a board is a choice");
    page.get_by_label("Play on 13×13").click();
    page.run();
    started(page)
}

#[test]
fn the_first_game_is_against_a_computer_that_plays_like_a_person() {
    let first = Settings::default().last_game;
    assert_eq!(first.mode(), Mode::OnePlayer);
    let mut page = english(first);
    let setup = play(&mut page);
    assert_eq!(setup.seats, [Seat::Person, computer(Level::Whim)]);
    assert_eq!(setup.names, ["", "Whim"]);
    assert_eq!(setup.black, BlackSeat::Player(Player::First));
    assert_eq!(setup.obstacle(), None);
}

/// The page with an engine as the opponent, so that the names of levels stand
/// in the list only.
fn against_an_engine(language: Language) -> Page {
    let mut setup = GameSetup::welcome();
    let command = gnu_go().command;
    setup.seat_opponent(Player::Second, Seat::Engine { command });
    let mut page = page(SIZES[0], language, setup);
    page.state_mut().scene.offer(&[gnu_go()]);
    page.run();
    page
}

#[test]
fn every_level_can_be_chosen_by_its_name_and_is_described() {
    for (language, opponent) in [
        (Language::English, "Opponent"),
        (Language::French, "Adversaire"),
    ] {
        for &level in Level::ALL {
            let mut page = against_an_engine(language);
            let title = level_title(language, GameKind::Go, level.name());
            choose(&mut page, opponent, &title);
            page.get_by_label(level_sentence(language, level));
            page.key_press(Key::Enter);
            page.run();
            let setup = started(&mut page);
            assert_eq!(setup.seats, [Seat::Person, computer(level)]);
            assert_eq!(setup.name(Player::Second), level_name(language, level));
        }
    }
}

#[test]
fn the_levels_stand_from_the_weakest_to_the_strongest() {
    let mut page = against_an_engine(Language::English);
    page.get_by_role_and_label(Role::ComboBox, "Opponent")
        .click();
    page.run();
    let title = |level: &Level| level_title(Language::English, GameKind::Go, level.name());
    let top = |level: &Level| page.get_by_label(&title(level)).rect().top();
    let tops: Vec<f32> = Level::ALL.iter().map(top).collect();
    assert!(tops.is_sorted(), "{tops:?}");
}

#[test]
fn an_engine_that_is_set_up_can_be_chosen_until_it_is_gone() {
    let mut page = english(GameSetup::welcome());
    page.state_mut().scene.offer(&[gnu_go()]);
    page.run();
    choose(&mut page, "Opponent", "GNU Go");
    page.get_by_label("External engine: gnugo --mode gtp");
    let setup = play(&mut page);
    let seat = Seat::Engine {
        command: gnu_go().command,
    };
    assert_eq!(setup.seats, [Seat::Person, seat]);
    assert_eq!(setup.name(Player::Second), "GNU Go");
    page.state_mut().scene.offer(&[]);
    page.run();
    let setup = play(&mut page);
    assert_eq!(setup.seats, [Seat::Person, computer(Level::Whim)]);
}

#[test]
fn engines_are_set_up_from_the_list() {
    let mut page = english(GameSetup::welcome());
    choose(&mut page, "Opponent", "Set up engines…");
    assert_eq!(page.state().events, [NewGameEvent::SetUpEngines]);
    let setup = page.state().scene.setup();
    assert_eq!(*setup, GameSetup::welcome());
}

#[test]
fn a_long_list_opens_at_the_chosen_one_and_can_be_scrolled_away() {
    let mut page = english(GameSetup {
        seats: [Level::Mastery; 2].map(computer),
        ..GameSetup::default()
    });
    let list = page.get_by_role_and_label(Role::ComboBox, "Black");
    let below = list.rect().bottom();
    list.click();
    page.run();
    let chosen = page.get_by_label("9\u{a0}dan · Mastery").rect();
    assert!(chosen.top() > below, "{chosen:?} is above the list");
    assert!(
        chosen.bottom() < SIZES[0][1],
        "{chosen:?} is below the window"
    );
    page.get_by_label("9\u{a0}dan · Mastery").hover();
    page.run();
    page.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, 2000.0),
        source: MouseWheelSource::Unknown,
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
    });
    page.run_ok();
    let first = page.get_by_label("30\u{a0}kyu · Chance").rect();
    assert!(first.top() > below, "{first:?} was not scrolled to");
}

#[test]
fn two_computers_can_be_watched() {
    let mut page = english(GameSetup::default());
    page.get_by_label("Watch").click();
    page.run();
    assert!(page.query_by_label("Who plays Black").is_none());
    choose(&mut page, "Black", "30\u{a0}kyu · Greed");
    choose(&mut page, "White", "9\u{a0}dan · Mastery");
    let setup = play(&mut page);
    assert_eq!(setup.seats, [Level::Greed, Level::Mastery].map(computer));
    assert_eq!(setup.names, ["Greed", "Mastery"]);
    assert_eq!(setup.black, BlackSeat::Player(Player::First));
}

#[test]
fn names_of_persons_wait_while_computers_play() {
    let mut page = english(GameSetup {
        names: ["Ada", "Bo"].map(str::to_owned),
        black: BlackSeat::Player(Player::Second),
        ..GameSetup::default()
    });
    for (mode, names) in [
        ("One player", ["Ada", "Whim"]),
        ("Watch", ["Whim", "Whim"]),
        ("Two players", ["Ada", "Bo"]),
    ] {
        page.get_by_label(mode).click();
        page.run();
        assert_eq!(play(&mut page).names, names, "{mode}");
        let kept = page.state().scene.setup();
        assert_eq!(kept.names, ["Ada", "Bo"], "{mode}");
        assert_eq!(kept.black, BlackSeat::Player(Player::Second), "{mode}");
    }
}

#[test]
fn the_computer_can_have_black_and_is_called_by_its_name() {
    for (language, me, other) in [
        (Language::English, "You", "Whim"),
        (Language::French, "Vous", "Caprice"),
    ] {
        let mut page = page(SIZES[1], language, GameSetup::welcome());
        page.get_by_role_and_label(Role::Button, other).click();
        page.run();
        page.key_press(Key::Enter);
        page.run();
        let black = started(&mut page).black;
        assert_eq!(black, BlackSeat::Player(Player::Second));
        page.get_by_label(me).click();
        page.run();
        let black = page.state().scene.setup().black;
        assert_eq!(black, BlackSeat::Player(Player::First));
    }
}

#[test]
fn a_handicap_says_whom_it_helps() {
    for (names, black, words) in [
        (
            ["", ""],
            Some(Player::First),
            "You play Black and get the stones",
        ),
        (
            ["Ada", ""],
            Some(Player::First),
            "Ada plays Black and gets the stones",
        ),
        (
            ["Ada", ""],
            Some(Player::Second),
            "Whim plays Black and gets the stones",
        ),
        (
            ["", ""],
            None,
            "Black is drawn at random and gets the stones",
        ),
    ] {
        let page = english(GameSetup {
            names: names.map(str::to_owned),
            black: black.map_or(BlackSeat::Draw, BlackSeat::Player),
            handicap: Handicap::Fixed(2),
            ..GameSetup::welcome()
        });
        page.get_by_label(words);
    }
}

#[test]
fn what_is_chosen_is_seen_without_scrolling() {
    for &language in Language::ALL {
        for setup in [GameSetup::default(), GameSetup::welcome()] {
            let page = page([900.0, 600.0], language, setup);
            let place = |words| page.get_by_label(language.say(words)).rect();
            let [fold, bar] = [NewGameWords::More, NewGameWords::Back].map(place);
            assert!(fold.bottom() < bar.top(), "{language:?} {fold:?} {bar:?}");
        }
    }
}

#[test]
fn all_levels_are_seen_at_once_each_with_its_rank_first() {
    for size in [SIZES[0], [1280.0, 720.0]] {
        let mut page = page(size, Language::English, GameSetup::welcome());
        let list = page.get_by_role_and_label(Role::ComboBox, "Opponent");
        list.click();
        page.run();
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        for &level in Level::ALL {
            let title = level_title(Language::English, GameKind::Go, level.name());
            assert!(
                title.starts_with(|first: char| first.is_ascii_digit()),
                "{title}"
            );
            let entry = page.get_all_by_role_and_label(Role::Button, &title);
            let rects: Vec<_> = entry.into_iter().map(|entry| entry.rect()).collect();
            assert!(
                rects.iter().any(|rect| window.contains_rect(*rect)),
                "{title}"
            );
        }
    }
}

#[test]
fn whom_one_watches_is_not_whom_one_plays() {
    let mut page = english(GameSetup::welcome());
    choose(&mut page, "Opponent", "8\u{a0}kyu · Habit");
    page.get_by_label("Watch").click();
    page.run();
    choose(&mut page, "White", "9\u{a0}dan · Mastery");
    page.get_by_label("One player").click();
    page.run();
    assert_eq!(
        play(&mut page).seats,
        [Seat::Person, computer(Level::Habit)]
    );
}
