//! The tree of moves.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use jego::board::{Point, Size};
use jego::go::{Move, Ruleset};
use jego::record::{Change, GoRecord, Start, open};
use jego::scene::Branches;
use jego::ui::panel::tree::{TreeEvent, TreeKnowledge, tree_ui};
use jego::ui::theme;
use jego::words::Language;

use super::{Shown, style, window};

type Tree = Harness<'static, Shown<(GoRecord, Branches), TreeEvent>>;

fn game(moves: u8) -> GoRecord {
    let start = Start::new(Size::NINETEEN, Ruleset::TrompTaylor);
    let mut record = GoRecord::new(start).unwrap();
    for index in 0..moves {
        let point = Point::new(index % 19, index / 19 * 2);
        record.apply(&Change::Play(Move::Place(point))).unwrap();
    }
    record
}

fn tree(record: GoRecord, language: Language) -> Tree {
    let branches = Branches::of(&record);
    let mut tree = window(
        [320.0, 200.0],
        style(language),
        (record, branches),
        |(record, branches), ui, _, style| {
            let history = record.history();
            tree_ui(
                ui,
                branches,
                history.cursor(),
                history.path(),
                TreeKnowledge {
                    grade: &|_| None,
                    joined: &|_| Vec::new(),
                    may_edit: false,
                },
                style,
            )
        },
    );
    tree.run();
    tree
}

fn go_to(tree: &mut Tree, depth: usize) {
    let (record, _) = &mut tree.state_mut().scene;
    let turn = record.history().path()[depth];
    record.apply(&Change::GoTo(turn)).unwrap();
    tree.run_steps(12);
}

#[test]
fn turns_are_named_and_can_be_chosen() {
    let mut tree = tree(game(4), Language::English);
    tree.get_by_label("Move tree");
    tree.get_by_label("Move 4, White D19, current");
    tree.get_by_label("Move 3, Black C19").click();
    tree.run();
    let way = tree.state().scene.0.history().path().to_vec();
    assert_eq!(tree.state().events, [TreeEvent::GoTo(way[3])]);
    tree.get_by_label("Move 2, White B19").click_accesskit();
    tree.run();
    assert_eq!(tree.state().events.last(), Some(&TreeEvent::GoTo(way[2])));
}

#[test]
fn names_are_french_too() {
    let mut record = game(2);
    let turn = record.apply(&Change::Play(Move::Pass)).unwrap();
    record
        .apply(&Change::Comment(turn, "hm".to_owned()))
        .unwrap();
    let tree = tree(record, Language::French);
    tree.get_by_label("Arbre des coups");
    tree.get_by_label("Début de la partie");
    tree.get_by_label("Coup 3, Noir passe, avec un commentaire, actuel");
}

#[test]
fn a_branch_is_deleted_from_its_menu() {
    let mut tree = tree(game(4), Language::English);
    tree.get_by_label("Move 3, Black C19").click_secondary();
    tree.run();
    tree.get_by_label("Delete branch").click();
    tree.run();
    let way = tree.state().scene.0.history().path().to_vec();
    assert_eq!(tree.state().events, [TreeEvent::Delete(way[3])]);
}

#[test]
fn the_start_cannot_be_deleted() {
    let mut tree = tree(game(4), Language::English);
    tree.get_by_label("Start of the game").click_secondary();
    tree.run();
    tree.get_by_label("Go here");
    assert!(tree.query_by_label("Delete branch").is_none());
}

#[test]
fn the_current_turn_comes_into_view_and_only_then() {
    let mut tree = tree(game(100), Language::English);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(320.0, 200.0));
    let rect = tree.get_by_label_contains("current").rect();
    assert!(window.contains_rect(rect), "{rect:?}");
    assert!(tree.query_by_label("Start of the game").is_none());

    tree.hover_at(egui::pos2(100.0, 80.0));
    tree.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(5_000.0, 0.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    tree.run_steps(12);
    tree.get_by_label("Start of the game");
    assert!(tree.query_by_label_contains("current").is_none());

    go_to(&mut tree, 60);
    tree.get_by_label_contains("current");
    assert!(tree.query_by_label("Start of the game").is_none());
}

#[test]
fn only_what_is_in_sight_is_shown_of_twenty_thousand_turns() {
    let text = format!("(;GM[1]SZ[9]{})", ";".repeat(20_000));
    let opened = open(text.into_bytes(), None).unwrap();
    let (record, _) = opened.games.go(0).unwrap();
    for colors in [&theme::LIGHT, &theme::DARK, &theme::HIGH_CONTRAST] {
        let mut tree = tree(record.clone(), Language::English);
        tree.state_mut().style.colors = colors;
        tree.run();
        assert!(tree.query_all_by_label_contains("Note").count() < 40);
        assert!(tree.output().shapes.len() < 200);
    }
}
