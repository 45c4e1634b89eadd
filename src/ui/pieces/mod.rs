//! The board of Aligne 4 and Quarto as a widget, with its tray.
//!
//! Board and tray each take the keyboard once, so that Tab goes from one to
//! the other; arrows move inside.

mod emblem;
mod keys;
pub mod layout;
mod motion;
mod names;
mod paint;
mod token;
mod words;

use egui::{Id, Painter, PointerButton, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

use crate::aligne4::{Piece, Square, Variant};
use crate::board::Point;
use crate::scene::{Ground, Pieces};
use crate::session::{Action, Picked};
use crate::settings::BoardLook;
use crate::words::{PieceBoardWords, piece_title};

use super::accessibility;
use super::look::BoardTextures;
use super::theme::{LIGHT, RADIUS, Style};
use super::widget::board_input::{BoardInput, Keys, room};
use layout::PiecesLayout;
use motion::Motion;
use paint::{PieceCanvas, PieceTransient};
use token::{Presence, Tokens};

/// What a board of pieces remembers between frames.
#[derive(Clone, Debug)]
pub struct PiecesState {
    motion: Motion,
    /// Where the keyboard is on the board, and in the tray.
    square: Point,
    piece: Piece,
    input: BoardInput,
}

/// What someone did to a board of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PiecesEvent {
    /// Chose a square, by pointer, keyboard or screen reader. Choosing it again
    /// takes the choice back.
    Square(Point),
    /// Chose a piece of the tray, in the same way.
    Piece(Piece),
    /// Turned the wheel: so many moves forward, or back if negative.
    Turned(i32),
}

impl PiecesEvent {
    /// The event that takes back the half of a move that was chosen first.
    pub(super) const fn taking_back(picked: Picked) -> Option<Self> {
        match picked {
            Picked::Piece(piece) => Some(Self::Piece(piece)),
            Picked::Square(at) => Some(Self::Square(at)),
            Picked::Nothing => None,
        }
    }

    /// What it asks of a match.
    pub(super) const fn action(self) -> Action {
        match self {
            Self::Square(at) => Action::Choose(at),
            Self::Piece(piece) => Action::Pick(piece),
            Self::Turned(turns) => Action::Step(turns),
        }
    }
}

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Square(Point),
    Piece(Piece),
}

impl Default for PiecesState {
    fn default() -> Self {
        let [square, ..] = Square::ALL;
        let [piece, ..] = Piece::ALL;
        Self {
            motion: Motion::default(),
            square: square.point(),
            piece,
            input: BoardInput::default(),
        }
    }
}

impl PiecesState {
    /// Whether the keyboard is on the board or in the tray: arrow keys, Enter,
    /// Space and Escape are then theirs.
    #[must_use]
    pub const fn has_cursor(&self) -> bool {
        self.input.has_cursor()
    }

    /// What the arrows do, while board or tray has the keyboard.
    #[must_use]
    pub fn keys(&self) -> Option<Keys> {
        self.input.keys()
    }

    /// Gives the board the keyboard in the next frame.
    pub const fn take_keyboard(&mut self, keys: Keys) {
        self.input.take_keyboard(keys);
    }

    /// What screen readers take to have the keyboard.
    #[must_use]
    pub(super) const fn heard(&self) -> Option<Id> {
        self.input.heard()
    }
}

impl Spot {
    /// What is done by choosing it now. The rules say why something cannot be
    /// chosen, but not while nobody is asked to.
    fn means(self, pieces: &Pieces) -> Option<PiecesEvent> {
        let meant = pieces.is_live() && self.could_matter(pieces);
        meant.then_some(match self {
            Self::Square(at) => PiecesEvent::Square(at),
            Self::Piece(piece) => PiecesEvent::Piece(piece),
        })
    }

    fn could_matter(self, pieces: &Pieces) -> bool {
        match self {
            Self::Square(at) => {
                let quarto = pieces.variant == Variant::Quarto;
                let chosen = pieces.picked == Picked::Square(at);
                quarto || chosen || pieces.ready().is_some() || pieces.squares[at].is_none()
            }
            Self::Piece(piece) => pieces.tray.contains(&piece),
        }
    }

    /// Whether the rules let it be chosen now.
    fn is_open(self, pieces: &Pieces) -> bool {
        match self {
            Self::Square(at) => pieces.free.contains(at),
            Self::Piece(piece) => pieces.choosing && pieces.tray.contains(&piece),
        }
    }
}

/// Paints a board with its tray as large as the space allows and returns what
/// was done to it.
pub fn pieces_ui(
    ui: &mut Ui,
    pieces: &Pieces,
    state: &mut PiecesState,
    textures: &BoardTextures,
    style: Style,
) -> Option<PiecesEvent> {
    let (id, room) = ui.allocate_space(room(ui.available_size()));
    let layout = PiecesLayout::fit(room, pieces.variant, ui.pixels_per_point());
    words::words_ui(ui, &layout, pieces, style);
    let board = ui.interact(layout.board(), id.with("board"), Sense::click());
    let tray = ui.interact(layout.tray(), id.with("tray"), Sense::click());
    let spoken = names::names_ui(ui, [&board, &tray], &layout, pieces, style.language);
    let typed = keys::typed(ui, [&board, &tray], &layout, pieces, state);
    let chosen = clicked([&board, &tray], &layout, state)
        .or(typed.chosen)
        .or(spoken);
    let heard = name([&board, &tray], typed.cursor, style);
    state.input.set_heard(heard);

    let transient = transient(
        ui,
        [&board, &tray],
        &layout,
        pieces,
        state,
        typed.cursor,
        style,
    );
    if ui.is_rect_visible(room) {
        let canvas = PieceCanvas {
            painter: ui.painter(),
            layout: &layout,
            textures,
            accent: style.colors.accent,
        };
        paint::pieces(canvas, pieces, &transient);
    }

    let under = if tray.contains_pointer() {
        &tray
    } else {
        &board
    };
    let turned = state.input.turned(ui, under).map(PiecesEvent::Turned);
    let meant = chosen.and_then(|spot| spot.means(pieces));
    meant.or(typed.unchosen).or(turned)
}

/// Shows one piece alone, with its name. `reach` is the radius of a large one.
pub(super) fn piece_ui(
    ui: &mut Ui,
    piece: Piece,
    reach: f32,
    textures: &BoardTextures,
    style: Style,
) {
    let size = Vec2::splat(2.6 * reach);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = piece_title(style.language, piece);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let response = accessibility::shown_name(response, &name);
    if ui.is_rect_visible(response.rect) {
        let mut tokens = Tokens::new(textures.look(), ui.pixels_per_point());
        ui.painter()
            .rect_filled(rect, RADIUS, textures.style().colors(Ground::Lines).surface);
        tokens.shadow(piece, rect.center(), reach, 0.0, 1.0);
        tokens.piece(piece, rect.center(), reach, Presence::Whole);
        tokens.paint(ui.painter());
    }
}

/// Shows a board that nobody touches, with its name.
pub(super) fn still_ui(ui: &mut Ui, pieces: &Pieces, textures: &BoardTextures, style: Style) {
    let size = room(ui.available_size());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = style.language.say(PieceBoardWords::Board);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    if ui.is_rect_visible(rect) {
        paint_still(ui.painter(), rect, pieces, textures);
    }
}

/// Paints one piece alone. `reach` is the radius of a large one.
pub(super) fn paint_piece(
    painter: &Painter,
    piece: Piece,
    center: Pos2,
    reach: f32,
    look: BoardLook,
) {
    let mut tokens = Tokens::new(look, painter.pixels_per_point());
    tokens.piece(piece, center, reach, Presence::Whole);
    tokens.paint(painter);
}

/// Paints a board that nobody touches, for pictures.
pub(super) fn paint_still(
    painter: &Painter,
    room: Rect,
    pieces: &Pieces,
    textures: &BoardTextures,
) {
    let layout = PiecesLayout::fit(room, pieces.variant, painter.pixels_per_point());
    let canvas = PieceCanvas {
        painter,
        layout: &layout,
        textures,
        accent: LIGHT.accent,
    };
    paint::pieces(canvas, pieces, &PieceTransient::default());
}

fn clicked(
    [board, tray]: [&Response; 2],
    layout: &PiecesLayout,
    state: &mut PiecesState,
) -> Option<Spot> {
    let mut clicks = [board, tray].into_iter();
    let response = clicks.find(|it| it.clicked_by(PointerButton::Primary))?;
    // After a click, arrow keys step through the game.
    response.surrender_focus();
    if !state.input.is_meant(&response.ctx) {
        return None;
    }
    let place = |response: &Response| {
        let clicked = response.clicked_by(PointerButton::Primary);
        response.interact_pointer_pos().filter(|_| clicked)
    };
    let square = place(board).and_then(|at| layout.square_at(at));
    let piece = place(tray).and_then(|at| layout.piece_at(at));
    square.map(Spot::Square).or(piece.map(Spot::Piece))
}

/// Tells screen readers what board and tray are, and what is current in them;
/// returns what has the keyboard.
fn name([board, tray]: [&Response; 2], cursor: Option<Spot>, style: Style) -> Option<Id> {
    for (response, words) in [
        (board, PieceBoardWords::Board),
        (tray, PieceBoardWords::Tray),
    ] {
        let name = style.language.say(words);
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, name));
    }
    let Some(spot) = cursor else {
        let focused = [board, tray].into_iter().find(|it| it.has_focus());
        return focused.map(|it| it.id);
    };
    let parent = match spot {
        Spot::Square(_) => board,
        Spot::Piece(_) => tray,
    };
    accessibility::marks_itself(parent);
    let current = names::id(parent.id, spot);
    parent.ctx.accesskit_node_builder(parent.id, |node| {
        node.set_active_descendant(current.accesskit_id());
    });
    Some(current)
}

fn transient(
    ui: &Ui,
    [board, tray]: [&Response; 2],
    layout: &PiecesLayout,
    pieces: &Pieces,
    state: &mut PiecesState,
    cursor: Option<Spot>,
    style: Style,
) -> PieceTransient {
    let now = ui.input(|input| input.time);
    if style.motion {
        state.motion.observe(&pieces.squares, now);
    } else {
        state.motion.forget();
    }
    let settling = state.motion.settling(now);
    if settling.is_some() {
        ui.ctx().request_repaint();
    }
    let square = board.hover_pos().and_then(|at| layout.square_at(at));
    let piece = tray.hover_pos().and_then(|at| layout.piece_at(at));
    let hovered = square.map(Spot::Square).or(piece.map(Spot::Piece));
    let cursor = cursor.filter(|_| accessibility::shows_focus(ui.ctx()));
    state.input.see_cursor(cursor.is_some());
    PieceTransient {
        settling,
        pointed: hovered.or(cursor),
        cursor,
    }
}

#[cfg(test)]
mod tests;
