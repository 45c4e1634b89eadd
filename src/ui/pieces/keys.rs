//! The board and the tray under the keyboard.

use egui::{Key, Modifiers, Response, Ui};

use crate::aligne4::Piece;
use crate::board::Point;
use crate::scene::Pieces;
use crate::ui::widget::board_input::{Keys, is_pressed, moved};

use super::layout::PiecesLayout;
use super::{PiecesEvent, PiecesState, Spot};

/// What the keyboard did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct KeyInput {
    /// Where its cursor is.
    pub(super) cursor: Option<Spot>,
    /// What was chosen with it.
    pub(super) chosen: Option<Spot>,
    /// The event that takes back what was chosen before.
    pub(super) unchosen: Option<PiecesEvent>,
}

/// Moves the cursor of whichever has the keyboard.
pub(super) fn typed(
    ui: &Ui,
    [board, tray]: [&Response; 2],
    layout: &PiecesLayout,
    pieces: &Pieces,
    state: &mut PiecesState,
) -> KeyInput {
    state.input.find_keyboard(ui, &[board, tray]);
    let focused = [board, tray].into_iter().find(|it| it.has_focus());
    let Some(response) = focused else {
        return KeyInput::default();
    };
    state.input.claim_arrows(ui, response);
    if state.input.keys() == Some(Keys::Game) {
        // The arrows step through the game until Enter brings the cursor.
        if is_pressed(response) {
            state.input.set_keys(Keys::Cursor);
        }
        return KeyInput::default();
    }
    let spot = if board.has_focus() {
        let Point { col, row } = state.square;
        let [col, row] = moved(ui, [col, row], [4, 4]);
        state.square = Point::new(col, row);
        Spot::Square(state.square)
    } else {
        let columns = layout.columns();
        let number = state.piece.number();
        let size = [columns, 16 / columns];
        let [col, row] = moved(ui, [number % columns, number / columns], size);
        state.piece = Piece::new(row * columns + col).unwrap_or(state.piece);
        Spot::Piece(state.piece)
    };
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        return escaped(spot, pieces, state);
    }
    let chosen = state.input.chooses(ui, response);
    KeyInput {
        cursor: Some(spot),
        chosen: chosen.then_some(spot),
        unchosen: None,
    }
}

/// Escape takes back what was chosen; with nothing chosen it leaves the arrows
/// to the game.
fn escaped(spot: Spot, pieces: &Pieces, state: &mut PiecesState) -> KeyInput {
    let unchosen = PiecesEvent::taking_back(pieces.picked);
    if unchosen.is_some() && pieces.is_live() {
        return KeyInput {
            cursor: Some(spot),
            chosen: None,
            unchosen,
        };
    }
    state.input.set_keys(Keys::Game);
    KeyInput::default()
}
