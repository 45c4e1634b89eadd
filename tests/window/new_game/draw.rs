//! The draw of colors.

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jego::setup::{ColorDraw, GameSetup, Player};
use jego::ui::page::draw::{DrawEvent, DrawScene};
use jego::ui::theme::Style;
use jego::words::{Language, NewGameWords};
use rand::SeedableRng as _;
use rand::rngs::StdRng;

use super::{SIZES, Shown, style, window};

type Scene = Harness<'static, Shown<DrawScene, DrawEvent>>;

fn draw() -> ColorDraw {
    ColorDraw::new(&mut StdRng::seed_from_u64(3))
}

fn scene(size: [f32; 2], style: Style) -> Scene {
    let setup = GameSetup {
        names: ["Ada".to_owned(), String::new()],
        ..GameSetup::default()
    };
    let scene = DrawScene::new(draw(), &setup);
    window(size, style, scene, DrawScene::draw_ui)
}

/// What is said at the end, by who has Black.
fn verdict(language: Language) -> String {
    let name = match draw().black() {
        Player::First => "Ada",
        Player::Second => language.say(NewGameWords::SecondPlayer),
    };
    language.fill(NewGameWords::HasBlack, &[&name])
}

#[test]
fn the_ko_goes_on_until_it_is_over_and_then_nothing_moves() {
    for &language in Language::ALL {
        for size in SIZES {
            let mut scene = scene(size, style(language));
            scene.step();
            assert!(scene.query_by_label(&verdict(language)).is_none());
            scene.run_steps(12);
            scene.get_by_label(&verdict(language));
            scene.run();
            assert_eq!(scene.state().events, []);
        }
    }
}

#[test]
fn who_plays_alone_is_told_their_own_color() {
    let still = Style {
        motion: false,
        ..style(Language::English)
    };
    let said = |names: [&str; 2], style: Style| {
        let setup = GameSetup {
            names: names.map(str::to_owned),
            ..GameSetup::welcome()
        };
        let setup = setup.named(Language::English, &[]);
        let scene = DrawScene::new(draw(), &setup);
        let mut scene = window(SIZES[0], style, scene, DrawScene::draw_ui);
        scene.step();
        scene
    };
    let moving = said(["", ""], style(Language::English));
    moving.get_by_label("The last stone left is your color");
    let [you, computer] = match draw().black() {
        Player::First => ["You play Black", "Whim plays White"],
        Player::Second => ["You play White", "Whim plays Black"],
    };
    let over = said(["", ""], still);
    over.get_by_label(you);
    over.get_by_label(computer);
    let named = said(["Ada", "Bo"], still);
    named.get_by_label(computer);
    assert!(named.query_by_label(you).is_none());
}

#[test]
fn a_key_or_a_click_shows_the_end_and_the_next_one_begins() {
    let mut scene = scene(SIZES[0], style(Language::English));
    scene.step();
    scene.key_press(Key::Enter);
    scene.run_steps(3);
    scene.get_by_label(&verdict(Language::English));
    assert_eq!(scene.state().events, []);
    scene.key_press(Key::Enter);
    scene.run_steps(2);
    let black = draw().black();
    assert_eq!(scene.state().events, [DrawEvent::Done { black }]);
}

#[test]
fn a_click_skips_too() {
    let mut scene = scene(SIZES[1], style(Language::French));
    scene.step();
    let middle = egui::pos2(300.0, 200.0);
    scene.hover_at(middle);
    scene.drag_at(middle);
    scene.drop_at(middle);
    scene.run_steps(4);
    scene.get_by_label(&verdict(Language::French));
    scene.get_by_label("Commencer").click();
    scene.run_steps(2);
    assert_eq!(scene.state().events.len(), 1);
}

#[test]
fn under_reduced_motion_the_end_is_shown_at_once() {
    let still = Style {
        motion: false,
        ..style(Language::English)
    };
    let mut scene = scene(SIZES[0], still);
    assert!(scene.run() <= 4);
    scene.get_by_label(&verdict(Language::English));
}

#[test]
fn escape_goes_back() {
    let mut scene = scene(SIZES[0], style(Language::English));
    scene.step();
    scene.key_press(Key::Escape);
    scene.run_steps(2);
    assert_eq!(scene.state().events, [DrawEvent::Back]);
}
