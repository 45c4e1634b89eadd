//! The board and the tray under the keyboard.

use egui::{EventFilter, Key, Modifiers, PointerButton, Response, Ui};

use crate::aligne4::Piece;
use crate::board::Point;
use crate::scene::Pieces;

use super::layout::PiecesLayout;
use super::{PiecesEvent, PiecesState, Spot};

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
    state.focused = board.has_focus() || tray.has_focus();
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
        return escaped(response, spot, pieces, state);
    }
    let chosen = response.clicked() && !response.clicked_by(PointerButton::Primary);
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

/// Escape takes back what was chosen; with nothing chosen it leaves the board.
fn escaped(response: &Response, spot: Spot, pieces: &Pieces, state: &mut PiecesState) -> Typed {
    let unchosen = PiecesEvent::taking_back(pieces.picked);
    if unchosen.is_some() && pieces.is_live() {
        return Typed {
            cursor: Some(spot),
            chosen: None,
            unchosen,
        };
    }
    response.surrender_focus();
    state.focused = false;
    Typed::default()
}

/// A column and a row, so many presses of the arrows on.
fn moved(ui: &Ui, response: &Response, [col, row]: [u8; 2], [cols, rows]: [u8; 2]) -> [u8; 2] {
    let mine = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
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
