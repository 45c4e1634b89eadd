//! The board as hands, keys and screen readers find it.

mod othello;

use egui::accesskit;
use egui::vec2;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, Rect, TouchPhase, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::board::{Color, PointSet};
use crate::settings::BoardLook;
use crate::ui::theme;
use crate::words::Language;

const SIDE: f32 = 400.0;

struct Table {
    goban: StoneBoard,
    view: BoardView,
    textures: BoardTextures,
    state: BoardState,
    style: Style,
    events: Vec<BoardEvent>,
}

impl Table {
    fn new() -> Self {
        let mut goban = StoneBoard::empty(Size::NINE);
        goban.legal = PointSet::all(Size::NINE);
        Self {
            goban,
            view: BoardView {
                coordinates: true,
                live: true,
            },
            textures: BoardTextures::flat(BoardLook::Kaya),
            state: BoardState::default(),
            style: Style {
                language: Language::English,
                colors: &theme::LIGHT,
                motion: true,
            },
            events: Vec::new(),
        }
    }

    fn ui(&mut self, ui: &mut Ui) {
        let Self {
            goban,
            view,
            textures,
            state,
            style,
            events,
        } = self;
        events.extend(board_ui(ui, goban, *view, textures, state, *style));
    }
}

fn seated(table: Table) -> Harness<'static, Table> {
    let mut harness = Harness::builder().with_size([SIDE, SIDE]).build_ui_state(
        |ui, table: &mut Table| {
            let room = ui.ctx().content_rect();
            let mut whole = ui.new_child(egui::UiBuilder::new().max_rect(room));
            table.ui(&mut whole);
        },
        table,
    );
    harness.run();
    harness
}

fn place(harness: &Harness<'_, Table>, point: Point) -> Pos2 {
    let room = Rect::from_min_size(Pos2::ZERO, vec2(SIDE, SIDE));
    let table = harness.state();
    layout_in(room, &table.goban, table.view, 1.0).screen_from_point(point)
}

fn click(harness: &mut Harness<'_, Table>, place: Pos2) {
    harness.hover_at(place);
    harness.drag_at(place);
    harness.drop_at(place);
    harness.run();
}

fn press(harness: &mut Harness<'_, Table>, keys: &[Key]) {
    for key in keys {
        harness.key_press(*key);
        harness.run();
    }
}

fn wheel(harness: &mut Harness<'_, Table>, unit: MouseWheelUnit, down: f32) {
    harness.event(Event::MouseWheel {
        unit,
        delta: vec2(0.0, -down),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    harness.run_ok();
}

fn take(harness: &mut Harness<'_, Table>) -> Vec<BoardEvent> {
    std::mem::take(&mut harness.state_mut().events)
}

const D4: Point = Point::new(3, 5);

#[test]
fn a_click_chooses_the_nearest_point() {
    let mut harness = seated(Table::new());
    let d4 = place(&harness, D4);
    click(&mut harness, d4 + vec2(9.0, -11.0));
    assert_eq!(take(&mut harness), [BoardEvent::Chose(D4)]);
    click(&mut harness, Pos2::new(7.0, 7.0));
    assert_eq!(take(&mut harness), []);
}

#[test]
fn a_point_where_no_stone_may_be_set_can_be_chosen_too() {
    let mut table = Table::new();
    table.goban.stones[D4] = Some(Color::White);
    table.goban.legal = PointSet::EMPTY;
    let mut harness = seated(table);
    let d4 = place(&harness, D4);
    click(&mut harness, d4);
    assert_eq!(take(&mut harness), [BoardEvent::Chose(D4)]);
}

#[test]
fn a_board_that_is_not_live_answers_to_nothing() {
    let mut table = Table::new();
    table.view.live = false;
    let mut harness = seated(table);
    let d4 = place(&harness, D4);
    click(&mut harness, d4);
    wheel(&mut harness, MouseWheelUnit::Line, 1.0);
    press(&mut harness, &[Key::Tab, Key::Enter]);
    assert_eq!(take(&mut harness), []);
    assert!(!harness.state().state.has_cursor());
    assert!(harness.query_by_label("D4, empty").is_none());
}

#[test]
fn each_notch_of_the_wheel_is_a_move() {
    let mut harness = seated(Table::new());
    let d4 = place(&harness, D4);
    harness.hover_at(d4);
    harness.run();
    wheel(&mut harness, MouseWheelUnit::Line, 1.0);
    assert_eq!(take(&mut harness), [BoardEvent::Turned(1)]);
    wheel(&mut harness, MouseWheelUnit::Line, -2.0);
    assert_eq!(take(&mut harness), [BoardEvent::Turned(-2)]);
    for _ in 0..5 {
        wheel(&mut harness, MouseWheelUnit::Point, 21.0);
    }
    let turns = [BoardEvent::Turned(1), BoardEvent::Turned(1)];
    assert_eq!(take(&mut harness), turns);
}

#[test]
fn the_wheel_elsewhere_turns_nothing() {
    let mut harness = seated(Table::new());
    wheel(&mut harness, MouseWheelUnit::Line, 1.0);
    assert_eq!(take(&mut harness), []);
}

#[test]
fn the_keyboard_alone_can_play() {
    let mut harness = seated(Table::new());
    assert!(!harness.state().state.has_cursor());
    press(&mut harness, &[Key::Tab]);
    assert_eq!(harness.state().state.cursor(), Some(Point::new(4, 4)));
    press(&mut harness, &[Key::ArrowLeft, Key::ArrowDown, Key::Enter]);
    assert_eq!(take(&mut harness), [BoardEvent::Chose(D4)]);
    press(&mut harness, &[Key::ArrowUp, Key::Space]);
    let d5 = Point::new(3, 4);
    assert_eq!(take(&mut harness), [BoardEvent::Chose(d5)]);
    press(&mut harness, &[Key::ArrowLeft; 9]);
    assert_eq!(harness.state().state.cursor(), Some(Point::new(0, 4)));
    press(&mut harness, &[Key::Escape]);
    assert!(!harness.state().state.has_cursor());
    press(&mut harness, &[Key::Enter]);
    assert_eq!(take(&mut harness), []);
}

#[test]
fn the_mouse_takes_the_cursor_away() {
    let mut harness = seated(Table::new());
    press(&mut harness, &[Key::Tab]);
    assert!(harness.state().state.has_cursor());
    let d4 = place(&harness, D4);
    click(&mut harness, d4);
    assert!(!harness.state().state.has_cursor());
    assert_eq!(take(&mut harness), [BoardEvent::Chose(D4)]);
}

#[test]
fn every_point_can_be_found_and_chosen_by_its_name() {
    let mut table = Table::new();
    table.goban.stones[Point::new(4, 4)] = Some(Color::Black);
    table.goban.last = Some(Point::new(4, 4));
    let mut harness = seated(table);
    harness.get_by_label("D4, empty").click_accesskit();
    harness.run();
    assert_eq!(take(&mut harness), [BoardEvent::Chose(D4)]);
    harness.get_by_label("E5, black, last move").click();
    harness.run();
    let e5 = Point::new(4, 4);
    assert_eq!(take(&mut harness), [BoardEvent::Chose(e5)]);

    let point = harness.get_by_label("A1, empty");
    let board = point
        .accesskit_node()
        .parent()
        .and_then(|inner| inner.parent());
    assert_eq!(
        board.and_then(|board| board.label()).as_deref(),
        Some("Go board, 9 by 9")
    );
    let focusable = |node: &accesskit::Node| node.supports_action(accesskit::Action::Focus);
    assert!(!focusable(point.accesskit_node().data()));
}

#[test]
fn points_do_not_take_the_pointer_from_the_board() {
    let mut table = Table::new();
    table.goban.legal = PointSet::EMPTY;
    table.goban.legal.insert(D4);
    let mut harness = seated(table);
    let shapes = |harness: &Harness<'_, Table>| format!("{:?}", harness.output().shapes);
    let bare = shapes(&harness);
    let [d4, e5] = [D4, Point::new(4, 4)].map(|point| place(&harness, point));
    harness.hover_at(d4);
    harness.run();
    assert_ne!(shapes(&harness), bare, "a ghost where a stone may be set");
    harness.hover_at(e5);
    harness.run();
    assert_eq!(shapes(&harness), bare, "and none where it may not");
}

#[test]
fn nothing_moves_once_stones_have_settled() {
    let mut harness = seated(Table::new());
    let still = format!("{:?}", harness.output().shapes);
    harness.state_mut().goban.stones[D4] = Some(Color::Black);
    harness.step();
    let moving = |harness: &Harness<'_, Table>| {
        let output = harness.output().viewport_output.values().next();
        output.is_some_and(|output| output.repaint_delay.is_zero())
    };
    assert!(moving(&harness));
    harness.run();
    assert!(!moving(&harness));
    harness.state_mut().goban.stones[D4] = None;
    harness.run();
    assert_eq!(format!("{:?}", harness.output().shapes), still);
}

#[test]
fn where_motion_is_unwelcome_a_stone_is_there_at_once() {
    let mut table = Table::new();
    table.style.motion = false;
    let mut harness = seated(table);
    harness.state_mut().goban.stones[D4] = Some(Color::Black);
    harness.step();
    let output = harness.output().viewport_output.values().next();
    assert!(!output.unwrap().repaint_delay.is_zero());
}

#[test]
fn a_full_board_is_painted_with_few_shapes() {
    let mut table = Table::new();
    table.goban = StoneBoard::empty(Size::NINETEEN);
    table.view.coordinates = false;
    let bare = seated(table).output().shapes.len();
    let mut table = Table::new();
    table.goban = StoneBoard::empty(Size::NINETEEN);
    table.view.coordinates = false;
    for point in Size::NINETEEN.points() {
        table.goban.stones[point] = Some(Color::White);
    }
    let full = seated(table).output().shapes.len();
    assert_eq!(full, bare + 1, "all stones and shadows are one mesh");
}

#[test]
fn other_sizes_and_narrow_rooms_harm_nothing() {
    for lines in 2..=25 {
        let mut table = Table::new();
        table.goban = StoneBoard::empty(Size::new(lines).unwrap());
        if lines % 2 == 0 {
            table.goban.ground = Ground::Squares;
            table.goban.dots.insert(Point::new(24, 24));
        }
        table.goban.last = Some(Point::new(24, 24));
        table
            .goban
            .marks
            .push((Point::new(20, 3), crate::scene::Mark::Cross));
        table.goban.numbers.push((Point::new(30, 3), u32::MAX));
        table.goban.ko = Some(Point::new(99, 99));
        table.goban.next.push(Point::new(99, 0));
        let mut harness = seated(table);
        press(&mut harness, &[Key::Tab, Key::ArrowRight, Key::Enter]);
        assert_eq!(take(&mut harness).len(), 1);
        harness.set_size(vec2(3.0, 500.0));
        harness.run();
    }
}

#[test]
fn rooms_without_end_get_a_square() {
    assert_eq!(room(vec2(300.0, f32::INFINITY)), vec2(300.0, 300.0));
    assert_eq!(room(Vec2::INFINITY), vec2(400.0, 400.0));
    assert_eq!(room(vec2(-5.0, 10.0)), vec2(0.0, 10.0));
}
