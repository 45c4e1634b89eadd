//! The pieces as hands, keys and screen readers find them.

use egui::{Key, Pos2, Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::*;
use crate::aligne4::{Move, Position};
use crate::board::PointSet;
use crate::game::History;
use crate::session::{MovePart, Playable as _};
use crate::settings::BoardLook;
use crate::ui::theme;
use crate::words::Language;

const ROOM: Vec2 = vec2(640.0, 480.0);

/// A board that plays what is chosen, as a match does.
struct Table {
    game: History<Position>,
    picked: Picked,
    live: bool,
    state: PiecesState,
    style: Style,
    events: Vec<PiecesEvent>,
}

impl Table {
    fn new(variant: Variant) -> Self {
        Self {
            game: History::new(Position::new(variant)),
            picked: Picked::Nothing,
            live: true,
            state: PiecesState::default(),
            style: Style {
                language: Language::English,
                colors: &theme::LIGHT,
                motion: true,
            },
            events: Vec::new(),
        }
    }

    fn pieces(&self) -> Pieces {
        let pieces = Pieces {
            picked: self.picked,
            ..Pieces::of(self.game.position())
        };
        if self.live {
            return pieces;
        }
        Pieces {
            free: PointSet::EMPTY,
            choosing: false,
            ..pieces
        }
    }

    fn ui(&mut self, ui: &mut Ui) {
        let pieces = self.pieces();
        let textures = BoardTextures::flat(BoardLook::Kaya);
        let event = pieces_ui(ui, &pieces, &mut self.state, &textures, self.style);
        self.events.extend(event);
        let chosen = match event {
            Some(PiecesEvent::Square(at)) => MovePart::Point(at),
            Some(PiecesEvent::Piece(piece)) => MovePart::Piece(piece),
            Some(PiecesEvent::Turned(_)) | None => return,
        };
        if let Ok(Some(mv)) = self.game.position().pick(&mut self.picked, chosen)
            && self.game.play(mv).is_ok()
        {
            self.picked = Picked::Nothing;
        }
    }
}

fn seated(table: Table) -> Harness<'static, Table> {
    let mut harness = Harness::builder()
        .with_size(ROOM)
        .with_step_dt(1.0 / 60.0)
        .with_max_steps(20)
        .with_accessibility_check(true)
        .with_context_setup(theme::install_fonts)
        .build_ui_state(
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

fn layout(harness: &Harness<'_, Table>) -> PiecesLayout {
    let variant = harness.state().game.position().variant();
    PiecesLayout::fit(Rect::from_min_size(Pos2::ZERO, ROOM), variant, 1.0)
}

fn click(harness: &mut Harness<'_, Table>, spot: Spot) {
    let layout = layout(harness);
    let place = match spot {
        Spot::Square(at) => layout.square(at).center(),
        Spot::Piece(piece) => layout.place(piece).center(),
    };
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

fn piece(number: usize) -> Spot {
    Spot::Piece(Piece::ALL[number])
}

fn square(number: usize) -> Spot {
    Spot::Square(Square::ALL[number].point())
}

#[track_caller]
fn stands(harness: &Harness<'_, Table>, number: usize, on: usize) {
    let position = harness.state().game.position();
    let found = position.piece(Square::ALL[on].point());
    assert_eq!(found, Some(Piece::ALL[number]));
    assert_eq!(harness.state().picked, Picked::Nothing);
}

#[test]
fn a_piece_then_a_square_is_a_move_and_so_is_a_square_then_a_piece() {
    let mut harness = seated(Table::new(Variant::Aligne4));
    click(&mut harness, piece(6));
    assert_eq!(harness.state().picked, Picked::Piece(Piece::ALL[6]));
    click(&mut harness, square(9));
    stands(&harness, 6, 9);
    click(&mut harness, square(2));
    click(&mut harness, piece(15));
    stands(&harness, 15, 2);
}

#[test]
fn the_same_click_takes_a_choice_back_and_another_changes_it() {
    let mut harness = seated(Table::new(Variant::Aligne4));
    for chosen in [piece(3), square(3)] {
        click(&mut harness, chosen);
        assert_ne!(harness.state().picked, Picked::Nothing);
        click(&mut harness, chosen);
        assert_eq!(harness.state().picked, Picked::Nothing);
    }
    click(&mut harness, piece(3));
    click(&mut harness, piece(4));
    assert_eq!(harness.state().picked, Picked::Piece(Piece::ALL[4]));
}

#[test]
fn the_keyboard_alone_can_play_in_either_order() {
    let mut harness = seated(Table::new(Variant::Aligne4));
    let columns = usize::from(layout(&harness).columns());
    press(&mut harness, &[Key::Tab, Key::ArrowRight, Key::ArrowDown]);
    press(&mut harness, &[Key::Enter]);
    assert!(harness.state().state.has_cursor());
    let at = Square::ALL[5].point();
    assert_eq!(harness.state().picked, Picked::Square(at));
    press(&mut harness, &[Key::Tab, Key::ArrowDown, Key::ArrowRight]);
    press(&mut harness, &[Key::Space]);
    stands(&harness, columns + 1, 5);

    press(&mut harness, &[Key::ArrowLeft, Key::Enter]);
    assert_eq!(
        harness.state().picked,
        Picked::Piece(Piece::ALL[columns]),
        "the tray still has the keyboard"
    );
    harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
    harness.run();
    press(&mut harness, &[Key::ArrowUp, Key::Enter]);
    stands(&harness, columns, 1);
}

#[test]
fn the_cursor_stays_inside() {
    let mut harness = seated(Table::new(Variant::Aligne4));
    press(&mut harness, &[Key::Tab]);
    press(&mut harness, &[Key::ArrowRight; 6]);
    press(&mut harness, &[Key::ArrowDown; 6]);
    assert_eq!(harness.state().state.square, Point::new(3, 3));
    press(&mut harness, &[Key::Tab]);
    press(&mut harness, &[Key::ArrowRight; 20]);
    press(&mut harness, &[Key::ArrowDown; 20]);
    assert_eq!(harness.state().state.piece, Piece::ALL[15]);
    press(&mut harness, &[Key::ArrowLeft; 20]);
    press(&mut harness, &[Key::ArrowUp; 20]);
    assert_eq!(harness.state().state.piece, Piece::ALL[0]);
}

#[test]
fn escape_takes_a_choice_back_and_then_leaves_the_board() {
    let mut harness = seated(Table::new(Variant::Aligne4));
    press(&mut harness, &[Key::Tab, Key::Enter]);
    assert_ne!(harness.state().picked, Picked::Nothing);
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().picked, Picked::Nothing);
    assert!(harness.state().state.has_cursor());
    press(&mut harness, &[Key::Escape]);
    assert!(!harness.state().state.has_cursor());
    press(&mut harness, &[Key::Enter]);
    assert_eq!(harness.state().picked, Picked::Nothing);
}

#[test]
fn in_quarto_a_piece_is_given_and_then_set() {
    let mut harness = seated(Table::new(Variant::Quarto));
    click(&mut harness, piece(11));
    assert_eq!(harness.state().game.position().hand(), Some(Piece::ALL[11]));
    harness.get_by_label("Small white square animal, in Player 2’s hand");
    harness.get_by_label("In Player 2’s hand");
    assert!(
        harness
            .query_by_label("Small white square animal, in the tray")
            .is_none()
    );
    click(&mut harness, square(0));
    stands(&harness, 11, 0);
    harness.get_by_label("Player 2 chooses a piece for Player 1");
}

#[test]
fn nothing_answers_while_a_computer_is_to_move() {
    let mut table = Table::new(Variant::Aligne4);
    table.live = false;
    let mut harness = seated(table);
    let still = format!("{:?}", harness.output().shapes);
    click(&mut harness, piece(2));
    click(&mut harness, square(2));
    press(&mut harness, &[Key::Tab, Key::Enter, Key::Tab, Key::Enter]);
    assert_eq!(harness.state().events, []);
    harness.get_by_label("Square 7, empty").click_accesskit();
    harness.run();
    assert_eq!(harness.state().events, []);
    let node = harness.get_by_label("Square 7, empty");
    assert!(node.accesskit_node().is_disabled());
    press(&mut harness, &[Key::Escape]);
    harness.hover_at(layout(&harness).square(Point::new(1, 1)).center());
    harness.run();
    let hovered = format!("{:?}", harness.output().shapes);
    assert_eq!(hovered, still, "nor does anything light up");
}

#[test]
fn the_piece_that_would_be_put_is_seen_on_free_squares_only() {
    let mut table = Table::new(Variant::Aligne4);
    let taken = Square::ALL[5].point();
    let mv = Move::Put {
        piece: Piece::ALL[0],
        at: taken,
    };
    table.game.play(mv).unwrap();
    table.picked = Picked::Piece(Piece::ALL[9]);
    let mut harness = seated(table);
    let shapes = |harness: &Harness<'_, Table>| format!("{:?}", harness.output().shapes);
    let still = shapes(&harness);
    let layout = layout(&harness);
    harness.hover_at(layout.square(Square::ALL[6].point()).center());
    harness.run();
    assert_ne!(shapes(&harness), still);
    harness.hover_at(layout.square(taken).center());
    harness.step();
    assert_eq!(shapes(&harness), still);
}

#[test]
fn everything_has_a_name_in_both_languages_and_can_be_chosen_by_it() {
    for (language, names) in [
        (
            Language::English,
            [
                "Small white round plant, in the tray",
                "Square 7, empty",
                "Square 7, small white round plant",
                "Board, 4 by 4",
                "Tray",
            ],
        ),
        (
            Language::French,
            [
                "Petite plante blanche et ronde, dans la réserve",
                "Case 7, vide",
                "Case 7, petite plante blanche et ronde",
                "Plateau, 4 sur 4",
                "Réserve",
            ],
        ),
    ] {
        let mut table = Table::new(Variant::Aligne4);
        table.style.language = language;
        let mut harness = seated(table);
        let [in_tray, empty, filled, board, tray] = names;
        harness.get_by_label(board);
        harness.get_by_label(tray);
        harness.get_by_label(in_tray).click_accesskit();
        harness.run();
        let chosen = language.say(PieceBoardWords::Chosen);
        harness.get_by_label(&format!("{in_tray}, {chosen}"));
        harness.get_by_label(empty).click_accesskit();
        harness.run();
        harness.get_by_label(filled);
        assert!(harness.query_by_label(in_tray).is_none());
    }
}

#[test]
fn a_piece_tells_its_name_to_a_pointer_that_rests_on_it() {
    let mut harness = seated(Table::new(Variant::Aligne4));
    let named = |harness: &Harness<'_, Table>| {
        let name = "Small white round plant";
        harness.query_by_label(name).is_some()
    };
    let number = 7;
    let place = layout(&harness).place(Piece::ALL[number]);
    harness.hover_at(place.center());
    harness.step();
    assert!(!named(&harness));
    harness.run_steps(60);
    assert!(named(&harness));
}

#[test]
fn a_line_that_wins_is_shown_and_said() {
    let mut table = Table::new(Variant::Aligne4);
    for (number, on) in [(0, 0), (2, 5), (4, 10), (14, 15)] {
        let at = Square::ALL[on].point();
        let piece = Piece::ALL[number];
        table.game.play(Move::Put { piece, at }).unwrap();
    }
    let mut harness = seated(table);
    harness.get_by_label("All four are black");
    let corner = "Square 15, small black square plant, in the winning line";
    harness.get_by_label(corner);
    click(&mut harness, piece(1));
    assert_eq!(harness.state().events, [], "the game is over");
}

#[test]
fn a_piece_comes_to_rest_and_stands_at_once_where_motion_is_unwelcome() {
    let moving = |harness: &Harness<'_, Table>| {
        let output = harness.output().viewport_output.values().next();
        output.is_some_and(|output| output.repaint_delay.is_zero())
    };
    for motion in [true, false] {
        let mut table = Table::new(Variant::Aligne4);
        table.style.motion = motion;
        let mut harness = seated(table);
        let at = Square::ALL[3].point();
        let mv = Move::Put {
            piece: Piece::ALL[3],
            at,
        };
        harness.state_mut().game.play(mv).unwrap();
        harness.step();
        assert_eq!(moving(&harness), motion);
        harness.run();
        assert!(!moving(&harness));
    }
}

#[test]
fn rooms_of_any_size_harm_nothing() {
    for size in [
        vec2(1.0, 1.0),
        vec2(3.0, 500.0),
        vec2(500.0, 3.0),
        vec2(30.0, 30.0),
        vec2(2000.0, 120.0),
    ] {
        for variant in Variant::ALL {
            let mut table = Table::new(variant);
            table.picked = Picked::Piece(Piece::ALL[15]);
            let mut harness = seated(table);
            harness.set_size(size);
            harness.run();
            press(&mut harness, &[Key::Tab, Key::ArrowRight, Key::Enter]);
        }
    }
}
