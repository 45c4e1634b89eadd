//! Painting the board and the tray, layer on layer.

use egui::epaint::{RectShape, Shadow};
use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    pos2, vec2,
};

use crate::aligne4::{Line, Move, Piece, Square};
use crate::board::Point;
use crate::scene::{Ground, Pieces};
use crate::session::Picked;
use crate::ui::look::{BoardColors, BoardTextures, CURSOR, CURSOR_RIM, PieceStyle};

use super::Spot;
use super::layout::PiecesLayout;
use super::token::{Presence, Tokens};

/// The radius of a large piece, in squares of the board or places of the tray.
const REACH: f32 = 0.385;
const REACH_IN_TRAY: f32 = 0.42;
/// How much there is of the piece under the pointer, of one that is hinted at,
/// and of the tray while nothing in it can be chosen.
const GHOST: f32 = 0.5;
const HINTED: f32 = 0.3;
const RESTING: f32 = 0.55;
/// Squares smaller than this have no numbers.
const LEAST_NUMBERED: f32 = 34.0;

/// Where a board is painted, and with what.
#[derive(Clone, Copy)]
pub(super) struct PieceCanvas<'a> {
    pub(super) painter: &'a Painter,
    pub(super) layout: &'a PiecesLayout,
    pub(super) textures: &'a BoardTextures,
    /// What is chosen is framed in this color.
    pub(super) accent: Color32,
}

/// What is shown only for a moment.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PieceTransient {
    /// The piece that has not settled yet, and how high it still is.
    pub(super) settling: Option<(Point, f32)>,
    /// What the pointer or the keyboard is on.
    pub(super) pointed: Option<Spot>,
    /// What the keyboard is on.
    pub(super) cursor: Option<Spot>,
}

/// Paints the board, the tray and everything on them.
pub(super) fn pieces(canvas: PieceCanvas<'_>, pieces: &Pieces, transient: &PieceTransient) {
    if canvas.layout.cell() < 1.0 {
        return;
    }
    wood(canvas, canvas.layout.board(), Color32::WHITE);
    trough(canvas, canvas.layout.tray());
    if let Some(hand) = canvas.layout.hand() {
        trough(canvas, hand);
    }
    squares(canvas);
    for line in &pieces.lines {
        band(canvas, line);
    }
    glows(canvas, pieces, transient);
    tokens(canvas, pieces, transient);
    last(canvas, pieces);
    hint(canvas, pieces);
    chosen(canvas, pieces);
    cursor(canvas, transient);
}

impl PieceCanvas<'_> {
    const fn colors(&self) -> &'static BoardColors {
        self.textures.style().colors(Ground::Lines)
    }

    const fn style(&self) -> &'static PieceStyle {
        &self.textures.style().pieces
    }

    fn pixel(&self) -> f32 {
        self.painter.pixels_per_point().recip()
    }

    /// Where a spot is.
    fn rect(&self, spot: Spot) -> Rect {
        match spot {
            Spot::Square(at) => self.layout.square(at),
            Spot::Piece(piece) => self.layout.place(piece),
        }
    }

    fn corner(&self, share: f32) -> CornerRadius {
        CornerRadius::same((self.layout.cell() * share).clamp(1.0, 14.0) as u8)
    }

    /// The color of the tray.
    fn trough(&self) -> Color32 {
        self.style().tray_tint * self.colors().surface
    }

    /// The color of the hollows that pieces leave in the tray.
    fn hollow(&self) -> Color32 {
        self.colors().line.gamma_multiply(self.style().hollow)
    }

    fn reach_in_tray(&self, piece: Piece) -> f32 {
        self.layout.place(piece).size().min_elem() * REACH_IN_TRAY
    }
}

/// A piece of board with its shadow and its edge.
fn wood(canvas: PieceCanvas<'_>, rect: Rect, tint: Color32) {
    const CORNER: CornerRadius = CornerRadius::same(4);
    let colors = canvas.colors();
    let blur = (rect.width() * 0.03).clamp(2.0, 18.0) as u8;
    let shadow = Shadow {
        offset: [0, (blur / 4).cast_signed()],
        blur,
        spread: 0,
        color: colors.shadow,
    };
    canvas.painter.add(shadow.as_shape(rect, CORNER));
    let shape = match canvas.textures.surface() {
        Some(texture) => RectShape::filled(rect, CORNER, tint)
            .with_texture(texture, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0))),
        None => RectShape::filled(rect, CORNER, tint * colors.surface),
    };
    canvas.painter.add(shape);
    let pixel = canvas.pixel();
    let lines = [
        (rect.shrink(pixel), Color32::from_white_alpha(28)),
        (rect, colors.edge),
    ];
    for (rect, color) in lines {
        let stroke = Stroke::new(pixel, color);
        canvas
            .painter
            .rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
    }
}

/// A shallow box that pieces lie in: darker than the board, and deeper.
fn trough(canvas: PieceCanvas<'_>, rect: Rect) {
    let corner = canvas.corner(0.10);
    let tint = canvas.style().tray_tint;
    let shape = match canvas.textures.surface() {
        Some(texture) => RectShape::filled(rect, corner, tint)
            .with_texture(texture, Rect::from_min_max(pos2(0.1, 0.0), pos2(0.4, 1.0))),
        None => RectShape::filled(rect, corner, canvas.trough()),
    };
    canvas.painter.add(shape);
    let stroke = Stroke::new(canvas.pixel(), canvas.colors().edge);
    canvas
        .painter
        .rect_stroke(rect, corner, stroke, StrokeKind::Inside);
}

/// The sixteen squares, let into the wood, with their numbers.
fn squares(canvas: PieceCanvas<'_>) {
    let (colors, cell, pixel) = (canvas.colors(), canvas.layout.cell(), canvas.pixel());
    let corner = canvas.corner(0.07);
    let floor = canvas.style().floor;
    let line = colors.line.gamma_multiply(canvas.style().square_line);
    for square in Square::ALL {
        let rect = canvas.layout.square(square.point());
        let rect = rect.shrink((cell * 0.025).max(pixel));
        let light = rect.translate(vec2(0.0, pixel));
        let rim = Stroke::new(pixel, Color32::from_white_alpha(36));
        canvas
            .painter
            .rect_stroke(light, corner, rim, StrokeKind::Inside);
        let stroke = Stroke::new(pixel, line);
        canvas
            .painter
            .rect(rect, corner, floor, stroke, StrokeKind::Inside);
        if cell >= LEAST_NUMBERED {
            let size = (cell * 0.105).clamp(8.0, 15.0).round();
            canvas.painter.text(
                rect.min + vec2(0.035, 0.025) * cell,
                Align2::LEFT_TOP,
                square.number(),
                FontId::proportional(size),
                colors.letters,
            );
        }
    }
}

/// A line that won: a band below its four pieces.
fn band(canvas: PieceCanvas<'_>, line: &Line) {
    let centers = line.squares.map(|at| canvas.layout.square(at).center());
    let [first, .., last] = centers;
    let half = canvas.layout.cell() * 0.45;
    let along = (last - first).angle();
    let ends = [(last, along), (first, along + std::f32::consts::PI)];
    const STEPS: usize = 24;
    let outline = ends.into_iter().flat_map(|(center, ahead)| {
        (0..=STEPS).map(move |step| {
            let share = step as f32 / STEPS as f32 - 0.5;
            center + Vec2::angled(ahead + share * std::f32::consts::PI) * half
        })
    });
    let color = canvas.colors().hint;
    let stroke = Stroke::new((canvas.layout.cell() * 0.028).max(1.5), color);
    let shape = Shape::convex_polygon(outline.collect(), color.gamma_multiply(0.30), stroke);
    canvas.painter.add(shape);
}

/// Light on what a click would choose.
fn glows(canvas: PieceCanvas<'_>, pieces: &Pieces, transient: &PieceTransient) {
    let Some(spot) = transient.pointed.filter(|spot| spot.is_open(pieces)) else {
        return;
    };
    let light = canvas.style().pointed;
    let rect = canvas.rect(spot).shrink(canvas.layout.cell() * 0.03);
    canvas.painter.rect_filled(rect, canvas.corner(0.07), light);
}

/// All pieces: those that stand, those that lie in the tray or in the hand,
/// and those that are only thought of.
fn tokens(canvas: PieceCanvas<'_>, pieces: &Pieces, transient: &PieceTransient) {
    let mut tokens = Tokens::new(canvas.textures.look(), canvas.painter.pixels_per_point());
    let reach = canvas.layout.cell() * REACH;
    let (rest, presence) = match pieces.hand {
        Some(_) => (RESTING, Presence::Faded(RESTING, canvas.trough())),
        None => (1.0, Presence::Whole),
    };
    for piece in Piece::ALL {
        let center = canvas.layout.place(piece).center();
        let in_tray = canvas.reach_in_tray(piece);
        if pieces.tray.contains(&piece) {
            tokens.shadow(piece, center, in_tray, 0.0, rest);
        } else {
            tokens.hollow(piece, center, in_tray, canvas.hollow());
        }
    }
    for &piece in &pieces.tray {
        let center = canvas.layout.place(piece).center();
        tokens.piece(piece, center, canvas.reach_in_tray(piece), presence);
    }
    if let (Some(rect), Some(piece)) = (canvas.layout.hand(), pieces.hand) {
        let reach = rect.width() * REACH_IN_TRAY;
        tokens.shadow(piece, rect.center(), reach, 0.0, 1.0);
        tokens.piece(piece, rect.center(), reach, Presence::Whole);
    }
    for (at, &piece) in pieces.squares.iter() {
        let Some(piece) = piece else { continue };
        let settling = transient.settling.filter(|(moving, _)| *moving == at);
        let height = settling.map_or(0.0, |(_, height)| height);
        let center = canvas.layout.square(at).center();
        tokens.shadow(piece, center, reach, height, 1.0);
        let reach = reach * (1.0 + 0.10 * height);
        tokens.piece(piece, center, reach, Presence::Whole);
    }
    for (piece, at, share) in thought_of(pieces, transient) {
        let center = canvas.layout.square(at).center();
        let faded = Presence::Faded(share, canvas.colors().surface);
        tokens.piece(piece, center, reach, faded);
    }
    tokens.paint(canvas.painter);
}

/// The piece that a click would put, and the one that is hinted at.
fn thought_of(pieces: &Pieces, transient: &PieceTransient) -> Vec<(Piece, Point, f32)> {
    let ghost = match (transient.pointed, pieces.picked) {
        (Some(Spot::Square(at)), _) => pieces.ready().map(|piece| (piece, at)),
        (Some(Spot::Piece(piece)), Picked::Square(at)) if pieces.tray.contains(&piece) => {
            Some((piece, at))
        }
        (Some(Spot::Piece(_)) | None, _) => None,
    };
    if let Some((piece, at)) = ghost.filter(|(_, at)| pieces.free.contains(*at)) {
        return vec![(piece, at, GHOST)];
    }
    let hinted = match (pieces.hint, pieces.hand) {
        (Some(Move::Put { piece, at }), _) | (Some(Move::Set(at)), Some(piece)) => {
            Some((piece, at, HINTED))
        }
        (Some(Move::Set(_) | Move::Give(_)) | None, _) => None,
    };
    let empty = |at: Point| Square::at(at).is_some() && pieces.squares[at].is_none();
    hinted.filter(|(_, at, _)| empty(*at)).into_iter().collect()
}

/// The quiet mark of the last piece, in a corner of its square.
fn last(canvas: PieceCanvas<'_>, pieces: &Pieces) {
    let Some(at) = pieces.last.filter(|&at| Square::at(at).is_some()) else {
        return;
    };
    let (rect, cell) = (canvas.layout.square(at), canvas.layout.cell());
    let center = rect.right_top() + vec2(-0.10, 0.10) * cell;
    canvas
        .painter
        .circle_filled(center, (cell * 0.032).max(1.5), canvas.colors().on_board);
}

/// Dots around the square and the piece of a move that was asked for.
fn hint(canvas: PieceCanvas<'_>, pieces: &Pieces) {
    let spots = match pieces.hint {
        None => return,
        Some(Move::Put { piece, at }) => vec![Spot::Piece(piece), Spot::Square(at)],
        Some(Move::Give(piece)) => vec![Spot::Piece(piece)],
        Some(Move::Set(at)) => vec![Spot::Square(at)],
    };
    const DOTS: usize = 26;
    for spot in spots {
        let rect = canvas.rect(spot);
        let radius = rect.size().min_elem() * 0.44;
        let dot = (radius * 0.045).max(1.0);
        for index in 0..DOTS {
            let turn = index as f32 / DOTS as f32 * std::f32::consts::TAU;
            let center: Pos2 = rect.center() + Vec2::angled(turn) * radius;
            canvas
                .painter
                .circle_filled(center, dot + canvas.pixel(), CURSOR_RIM);
            canvas
                .painter
                .circle_filled(center, dot, canvas.colors().hint);
        }
    }
}

/// A ring of accent around what was chosen first.
fn chosen(canvas: PieceCanvas<'_>, pieces: &Pieces) {
    let spot = match pieces.picked {
        Picked::Nothing => return,
        Picked::Piece(piece) => Spot::Piece(piece),
        Picked::Square(at) => Spot::Square(at),
    };
    framed(canvas, spot, canvas.accent, 0.045);
}

/// The keyboard's cursor.
fn cursor(canvas: PieceCanvas<'_>, transient: &PieceTransient) {
    if let Some(spot) = transient.cursor {
        framed(canvas, spot, CURSOR, 0.0);
    }
}

/// A line around a spot that shows on every ground.
fn framed(canvas: PieceCanvas<'_>, spot: Spot, color: Color32, inset: f32) {
    let rect = canvas.rect(spot);
    let rect = rect.shrink(rect.size().min_elem() * (0.03 + inset));
    let width = (canvas.layout.cell() * 0.022).clamp(1.5, 3.0);
    let corner = canvas.corner(0.07);
    let light = Stroke::new(width + 2.0, CURSOR_RIM);
    canvas
        .painter
        .rect_stroke(rect, corner, light, StrokeKind::Middle);
    let stroke = Stroke::new(width, color);
    canvas
        .painter
        .rect_stroke(rect, corner, stroke, StrokeKind::Middle);
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput};

    use super::*;
    use crate::aligne4::{Position, Variant};
    use crate::settings::BoardLook;
    use crate::ui::pieces::paint_still;

    #[test]
    fn a_hint_that_is_nowhere_or_taken_harms_nothing() {
        let mut pieces = Pieces::of(&Position::new(Variant::Aligne4));
        pieces.last = Some(Point::new(99, 0));
        let piece = Piece::ALL[3];
        for at in [Point::new(0, 200), Point::new(1, 1)] {
            pieces.hint = Some(Move::Put { piece, at });
            let ctx = Context::default();
            let output = ctx.run_ui(RawInput::default(), |ui| {
                let textures = BoardTextures::flat(BoardLook::Paper);
                paint_still(ui.painter(), ui.max_rect(), &pieces, &textures);
            });
            assert!(!output.shapes.is_empty());
            output.drop_without_applying_deltas();
        }
    }
}
