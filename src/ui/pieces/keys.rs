//! The board and the tray under the keyboard.

use egui::{EventFilter, Key, Modifiers, PointerButton, Response, Ui};

use crate::aligne4::Piece;
use crate::board::Point;
use crate::scene::Pieces;
use crate::ui::access;
use crate::ui::board::Keys;

use super::layout::PiecesLayout;
use super::{PiecesEvent, PiecesState, Spot, is_held};

/// What the keyboard did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Typed {
    /// Where its cursor is.
    pub(super) cursor: Option<Spot>,
    /// What was chosen with it.
    pub(super) chosen: Option<Spot>,
    /// What was chosen before and is so no longer.
    pub(super) unchosen: Option<PiecesEvent>,
}

/// Moves the cursor of whichever has the keyboard.
pub(super) fn typed(
    ui: &Ui,
    [board, tray]: [&Response; 2],
    layout: &PiecesLayout,
    pieces: &Pieces,
    state: &mut PiecesState,
) -> Typed {
    take_keyboard(ui, [board, tray], state);
    if state.keys == Keys::Game {
        if let Some(response) = [board, tray].into_iter().find(|it| it.has_focus()) {
            lend_arrows(ui, response, state);
        }
        return Typed::default();
    }
    let (response, spot) = if board.has_focus() {
        let Point { col, row } = state.square;
        let [col, row] = moved(ui, board, [col, row], [4, 4]);
        state.square = Point::new(col, row);
        (board, Spot::Square(state.square))
    } else if tray.has_focus() {
        let columns = layout.columns();
        let number = state.piece.number();
        let size = [columns, 16 / columns];
        let [col, row] = moved(ui, tray, [number % columns, number / columns], size);
        state.piece = Piece::new(row * columns + col).unwrap_or(state.piece);
        (tray, Spot::Piece(state.piece))
    } else {
        return Typed::default();
    };
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        return escaped(spot, pieces, state);
    }
    let pressed = response.clicked() && !response.clicked_by(PointerButton::Primary);
    // Nobody chooses with a cursor that was not to be seen: a key shows it.
    let chosen = pressed && state.seen && !is_held(ui);
    ui.input_mut(|input| {
        input.consume_key(Modifiers::NONE, Key::Enter);
        input.consume_key(Modifiers::NONE, Key::Space);
    });
    Typed {
        cursor: Some(spot),
        chosen: chosen.then_some(spot),
        unchosen: None,
    }
}

/// Escape takes back what was chosen; with nothing chosen it leaves the arrows
/// to the game.
fn escaped(spot: Spot, pieces: &Pieces, state: &mut PiecesState) -> Typed {
    let unchosen = PiecesEvent::taking_back(pieces.picked);
    if unchosen.is_some() && pieces.is_live() {
        return Typed {
            cursor: Some(spot),
            chosen: None,
            unchosen,
        };
    }
    state.keys = Keys::Game;
    Typed::default()
}

/// Finds out whether board or tray has the keyboard, and what for.
fn take_keyboard(ui: &Ui, [board, tray]: [&Response; 2], state: &mut PiecesState) {
    let has_focus = || board.has_focus() || tray.has_focus();
    if let Some(keys) = state.wanted.take() {
        board.request_focus();
        state.keys = keys;
        // The arrows are the board's from the next frame on.
        ui.ctx().request_repaint();
    } else if has_focus() && !state.focused {
        state.keys = Keys::Cursor;
    }
    state.focused = has_focus();
}

/// The arrows step through the game until Enter brings the cursor.
fn lend_arrows(ui: &Ui, response: &Response, state: &mut PiecesState) {
    let mine = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: false,
        tab: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, mine));
    if response.clicked() && !response.clicked_by(PointerButton::Primary) {
        state.keys = Keys::Cursor;
    }
}

/// A column and a row, so many presses of the arrows on.
fn moved(ui: &Ui, response: &Response, [col, row]: [u8; 2], [cols, rows]: [u8; 2]) -> [u8; 2] {
    let mine = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        // A cursor that is not seen is not in anybody's way.
        escape: access::shows_focus(ui.ctx()),
        tab: false,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, mine));
    ui.input_mut(|input| {
        let mut presses = |key| input.count_and_consume_key(Modifiers::NONE, key);
        let across = [presses(Key::ArrowLeft), presses(Key::ArrowRight)];
        let down = [presses(Key::ArrowUp), presses(Key::ArrowDown)];
        [stepped(col, across, cols), stepped(row, down, rows)]
    })
}

/// A place so many presses back and so many on, among so many.
fn stepped(place: u8, [back, on]: [usize; 2], places: u8) -> u8 {
    let target = (usize::from(place) + on).saturating_sub(back);
    let last = places.saturating_sub(1);
    u8::try_from(target).unwrap_or(u8::MAX).min(last)
}
