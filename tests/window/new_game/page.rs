//! The page where a game is set up.

use egui::Key;
use egui::accesskit::{Role, Toggled};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jego::board::Size;
use jego::game::HalfPoints;
use jego::go::{Handicap, Ruleset};
use jego::record::TimeControl;
use jego::setup::{BlackSeat, GameSetup, Player};
use jego::ui::page::new_game::{NewGameEvent, NewGamePage};
use jego::words::{Language, NewGameWords};

use super::{SIZES, Shown, style, window};
use crate::play_on;

pub(crate) type Page = Harness<'static, Shown<NewGamePage, NewGameEvent>>;

pub(crate) fn page(size: [f32; 2], language: Language, setup: GameSetup) -> Page {
    let mut page = window(
        size,
        style(language),
        NewGamePage::new(setup),
        NewGamePage::new_game_ui,
    );
    page.run();
    page
}

pub(crate) fn english(setup: GameSetup) -> Page {
    page(SIZES[0], Language::English, setup)
}

#[track_caller]
pub(crate) fn started(page: &mut Page) -> GameSetup {
    let event = page.state_mut().events.pop().unwrap();
    let setup = match event {
        NewGameEvent::Start(setup) => Some(*setup),
        NewGameEvent::Back | NewGameEvent::SetUpEngines => None,
    };
    setup.unwrap()
}

#[test]
fn a_board_is_chosen_and_nothing_starts_until_play() {
    for (size, language, card, play) in [
        (
            SIZES[0],
            Language::English,
            "13×13 · Medium game",
            "Play on 13×13",
        ),
        (
            SIZES[1],
            Language::English,
            "13×13 · Medium game",
            "Play on 13×13",
        ),
        (
            SIZES[0],
            Language::French,
            "13×13 · Partie moyenne",
            "Jouer en 13×13",
        ),
        (
            SIZES[1],
            Language::French,
            "13×13 · Partie moyenne",
            "Jouer en 13×13",
        ),
    ] {
        let mut page = page(size, language, GameSetup::default());
        let card = page.get_by_role_and_label(Role::RadioButton, card);
        assert_eq!(card.accesskit_node().toggled(), Some(Toggled::False));
        card.click();
        page.run();
        assert_eq!(page.state().events, [], "opponent and handicap come first");
        assert_eq!(page.state().scene.setup().size, Size::THIRTEEN);
        page.get_by_label(play).click();
        page.run();
        assert_eq!(started(&mut page).size, Size::THIRTEEN);
    }
}

#[test]
fn escape_in_a_number_leaves_the_number_and_not_the_page() {
    let mut page = english(GameSetup::default());
    page.get_by_label("Rules, komi, clock").click();
    page.run();
    page.get_by_role_and_label(Role::SpinButton, "Komi").focus();
    page.run();
    page.key_press(Key::Escape);
    page.run();
    assert_eq!(page.state().events, [], "the first ends what is typed");
    page.key_press(Key::Escape);
    page.run();
    assert_eq!(page.state().events, [NewGameEvent::Back]);
}

#[test]
fn everything_chosen_goes_with_the_game() {
    let mut page = english(GameSetup::default());
    let field = (Role::TextInput, "First player");
    page.get_by_role_and_label(field.0, field.1).focus();
    page.run();
    page.get_by_role_and_label(field.0, field.1)
        .type_text("Ada");
    page.run();
    page.key_press(Key::Enter);
    page.run();
    assert!(page.state().events.is_empty(), "Enter leaves the field");
    page.get_by_label("Random").click();
    page.run();
    page.key_press(Key::Enter);
    page.run();
    let setup = started(&mut page);
    assert_eq!(setup.name(Player::First), "Ada");
    assert_eq!(setup.black, BlackSeat::Draw);
    assert_eq!(setup.size, Size::NINETEEN);
}

#[test]
fn escape_and_the_button_go_back() {
    let mut page = english(GameSetup::default());
    page.key_press(Key::Escape);
    page.run();
    page.get_by_label("Back").click();
    page.run();
    assert_eq!(
        page.state().events,
        [NewGameEvent::Back, NewGameEvent::Back]
    );
}

#[test]
fn rules_and_clock_are_chosen_under_the_fold() {
    let mut page = english(GameSetup::default());
    assert!(page.query_by_label("Komi").is_none());
    page.get_by_label("Rules, komi, clock").click();
    page.run();
    choose(&mut page, "Rules", "Japanese");
    choose(&mut page, "Clock", "Byo-yomi");
    choose(&mut page, "Handicap", "On the star points");
    page.get_by_label("Play on 19×19").click();
    page.run();
    let setup = started(&mut page);
    assert_eq!(setup.ruleset, Some(Ruleset::Japanese));
    assert_eq!(setup.handicap, Handicap::Fixed(2));
    assert_eq!(setup.komi(), HalfPoints::from_halves(1));
    assert!(matches!(setup.control, TimeControl::ByoYomi { .. }));
}

#[track_caller]
pub(crate) fn choose(page: &mut Page, field: &str, option: &str) {
    page.get_by_role_and_label(Role::ComboBox, field).click();
    page.run();
    // A long list is scrolled first, as a hand would do it.
    page.get_by_label(option).scroll_to_me();
    page.run();
    page.get_by_label(option).click();
    page.run();
}

#[test]
fn own_rules_begin_as_the_ruleset_before_and_show_every_field() {
    let setup = GameSetup {
        ruleset: Some(Ruleset::Aga),
        ..GameSetup::default()
    };
    let mut page = english(setup);
    page.get_by_label("Rules, komi, clock").click();
    page.run();
    choose(&mut page, "Rules", "Custom");
    for field in [
        "Ko",
        "Suicide",
        "Scoring",
        "Dead stones",
        "A pass costs",
        "Play ends after",
        "Komi with handicap",
        "White also receives",
    ] {
        page.get_by_role_and_label(Role::ComboBox, field);
    }
    let setup = page.state().scene.setup();
    assert_eq!(setup.ruleset, None);
    assert_eq!(setup.custom, Ruleset::Aga.rules());
}

#[test]
fn what_cannot_be_is_said_and_not_started() {
    for (language, play, words) in [
        (
            Language::English,
            "Play on 6×6",
            "6×6 has no star points: choose free placement",
        ),
        (
            Language::French,
            "Jouer en 6×6",
            "6×6 n’a pas de hoshi\u{a0}: choisissez le placement libre",
        ),
    ] {
        for size in SIZES {
            let setup = GameSetup {
                size: Size::new(6).unwrap(),
                handicap: Handicap::Fixed(4),
                ..GameSetup::default()
            };
            let mut page = page(size, language, setup);
            page.get_by_label(words);
            assert!(page.get_by_label(play).accesskit_node().is_disabled());
            page.key_press(Key::Enter);
            page.run();
            assert_eq!(page.state().events, []);
        }
    }
}

#[test]
fn a_clock_without_time_stops_the_button() {
    let setup = GameSetup {
        control: TimeControl::Absolute { main_secs: 0 },
        ..GameSetup::default()
    };
    let page = english(setup);
    page.get_by_label("This clock gives no time");
    let play = page.get_by_label("Play on 19×19");
    assert!(play.accesskit_node().is_disabled());
}

#[test]
fn the_bar_and_the_cards_are_inside_the_smallest_window() {
    for &language in Language::ALL {
        let page = page(SIZES[1], language, GameSetup::default());
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, SIZES[1].into());
        let words = [
            language.say(NewGameWords::Back).to_owned(),
            [
                &language.fill(NewGameWords::Board, &[&9]),
                " · ",
                language.say(NewGameWords::Short),
            ]
            .concat(),
            play_on(language, 19),
        ];
        for word in words {
            let rect = page.get_by_label(&word).rect();
            assert!(window.contains_rect(rect), "{word} {rect:?}");
        }
        let place = |words| {
            let name = language.say(words);
            page.get_by_role_and_label(Role::TextInput, name).rect()
        };
        let [first, second] = [NewGameWords::FirstPlayer, NewGameWords::SecondPlayer].map(place);
        assert_eq!(first.center().y, second.center().y);
        assert!(first.right() < second.left() && window.contains_rect(second));
    }
}
