//! Squares and pieces for screen readers, and the names of pieces as tooltips.

use std::iter;

use egui::{Id, Rect, Response, Sense, Ui, UiBuilder};

use crate::aligne4::{Move, Piece, Square};
use crate::board::Point;
use crate::scene::Pieces;
use crate::session::Picked;
use crate::ui::widget::spoken::{self, Choosable};
use crate::words::{Language, PieceBoardWords, piece_name, piece_title};

use super::Spot;
use super::layout::PiecesLayout;

/// Names every square and piece, and returns the one that was chosen through
/// a screen reader.
///
/// They sense neither clicks nor keys: those are the board's and the tray's.
pub(super) fn names_ui(
    ui: &mut Ui,
    [board, tray]: [&Response; 2],
    layout: &PiecesLayout,
    pieces: &Pieces,
    language: Language,
) -> Option<Spot> {
    let squares = Square::ALL.map(|square| Spot::Square(square.point()));
    let unused: Vec<Spot> = pieces.tray.iter().copied().map(Spot::Piece).collect();
    let on_board = spots_ui(
        ui,
        board,
        layout.board(),
        &squares,
        layout,
        pieces,
        language,
    );
    let in_tray = spots_ui(ui, tray, layout.tray(), &unused, layout, pieces, language);
    on_board.or(in_tray)
}

fn spots_ui(
    ui: &mut Ui,
    parent: &Response,
    room: Rect,
    spots: &[Spot],
    layout: &PiecesLayout,
    pieces: &Pieces,
    language: Language,
) -> Option<Spot> {
    let inside = UiBuilder::new()
        .id_salt(("spots", parent.id))
        .max_rect(room)
        .accessibility_parent(parent.id);
    let ui = ui.new_child(inside);
    let mut chosen = None;
    for &spot in spots {
        let (place, piece) = match spot {
            Spot::Square(at) => (layout.square(at), pieces.squares[at]),
            Spot::Piece(piece) => (layout.place(piece), Some(piece)),
        };
        let mut response = ui.interact(place, id(parent.id, spot), Sense::hover());
        // A tooltip stays while the pointer rests, even when a dialog has come
        // between, so check that the pointer is really on the board.
        if let Some(piece) = piece.filter(|_| parent.contains_pointer()) {
            response = response.on_hover_text(piece_title(language, piece));
        }
        if spoken::is_chosen(&ui, response.id) {
            chosen = Some(spot);
        }
        let choosable = match spot.means(pieces) {
            Some(_) => Choosable::Yes,
            None => Choosable::No,
        };
        let name = spoken(pieces, spot, language);
        spoken::name_place(&ui, response.id, place, name, choosable);
    }
    chosen
}

/// The name of a square or a piece in egui's tree.
pub(super) fn id(parent: Id, spot: Spot) -> Id {
    match spot {
        Spot::Square(at) => parent.with(("square", at.col, at.row)),
        Spot::Piece(piece) => parent.with(("piece", piece.number())),
    }
}

/// A square or a piece and all that is known of it: "Square 7, small white
/// round plant, last piece".
fn spoken(pieces: &Pieces, spot: Spot, language: Language) -> String {
    let name = match spot {
        Spot::Square(at) => square_name(pieces, at, language),
        Spot::Piece(piece) => {
            let piece = piece_title(language, piece);
            language.fill(PieceBoardWords::InTray, &[&piece])
        }
    };
    let is_at = |at: Point| spot == Spot::Square(at);
    let won = pieces.lines.iter().flat_map(|line| line.squares);
    let facts = [
        (is_chosen(pieces.picked, spot), PieceBoardWords::Chosen),
        (pieces.last.is_some_and(is_at), PieceBoardWords::Last),
        (is_hinted(pieces.hint, spot), PieceBoardWords::Hint),
        (won.into_iter().any(is_at), PieceBoardWords::Winning),
    ];
    let facts = facts.into_iter().filter(|(holds, _)| *holds);
    let facts = facts.map(|(_, words)| language.say(words).to_owned());
    let said: Vec<String> = iter::once(name).chain(facts).collect();
    language.series(&said)
}

fn square_name(pieces: &Pieces, at: Point, language: Language) -> String {
    let number = Square::at(at).map_or(0, Square::number);
    match pieces.squares[at] {
        None => language.fill(PieceBoardWords::SquareEmpty, &[&number]),
        Some(piece) => {
            let piece = piece_name(language, piece);
            language.fill(PieceBoardWords::SquareWith, &[&number, &piece])
        }
    }
}

fn is_chosen(picked: Picked, spot: Spot) -> bool {
    match picked {
        Picked::Nothing => false,
        Picked::Piece(piece) => spot == Spot::Piece(piece),
        Picked::Square(at) => spot == Spot::Square(at),
    }
}

fn is_hinted(hint: Option<Move>, spot: Spot) -> bool {
    let is_piece = |piece: Piece| spot == Spot::Piece(piece);
    let is_square = |at: Point| spot == Spot::Square(at);
    match hint {
        None => false,
        Some(Move::Put { piece, at }) => is_piece(piece) || is_square(at),
        Some(Move::Give(piece)) => is_piece(piece),
        Some(Move::Set(at)) => is_square(at),
    }
}
