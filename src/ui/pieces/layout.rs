//! Where the squares, the tray and the words beside them are.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::aligne4::{Piece, Square, Variant};
use crate::board::Point;

/// The wood around the squares, in squares.
const MARGIN: f32 = 0.12;
/// The side of the board, in squares.
const SIDE: f32 = 4.0 + 2.0 * MARGIN;
/// Between the board and the tray, in squares.
const GAP: f32 = 0.14;
/// Around the places of the tray, in squares.
const RIM: f32 = 0.05;
/// The height of the hand in Quarto, in squares.
const HAND: f32 = 0.72;
/// How large a place of the tray is at least and at most, in squares.
const PLACES: [f32; 2] = [0.45, 0.86];
/// The room that the board's shadow needs.
const SHADOW: f32 = 4.0;

/// A board with its tray, somewhere on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PiecesLayout {
    words: Rect,
    hand: Option<Rect>,
    board: Rect,
    cell: f32,
    tray: Rect,
    columns: u8,
}

/// One way to stand the tray: at the right of the board or below it, with so
/// many places in a row.
#[derive(Clone, Copy)]
enum Stand {
    Beside(u8),
    Below(u8),
}

/// All the ways there are. With two columns those are the two tones; with
/// four also the sizes.
const STANDS: [Stand; 4] = [
    Stand::Beside(2),
    Stand::Beside(4),
    Stand::Below(8),
    Stand::Below(4),
];

/// What is kept free above: a line for words in points, and in squares the
/// place of the hand, above everything or above the tray alone.
#[derive(Clone, Copy)]
struct Head {
    line: f32,
    all: f32,
    tray: f32,
}

/// A way to stand the tray, and how large all becomes: a square of the board,
/// and a place of the tray.
#[derive(Clone, Copy)]
struct Fit {
    stand: Stand,
    head: Head,
    cell: f32,
    place: f32,
}

impl PiecesLayout {
    /// Fills a room as well as can be: with a large board first, then with
    /// large pieces in the tray.
    #[must_use]
    pub fn fit(room: Rect, variant: Variant, pixels_per_point: f32) -> Self {
        let room = room.shrink(SHADOW.min(room.size().min_elem().max(0.0) / 4.0));
        let line = (room.height() * 0.055).clamp((room.height() * 0.1).min(20.0), 30.0);
        let fits = STANDS.map(|stand| stand.fit(room.size(), Head::of(stand, variant, line)));
        let [first, rest @ ..] = fits;
        let best = rest.into_iter().fold(first, |best, next| {
            if next.worth() > best.worth() {
                next
            } else {
                best
            }
        });
        Self::of(best, room, pixels_per_point)
    }

    fn of(fit: Fit, room: Rect, pixels_per_point: f32) -> Self {
        let whole = |length: f32| (length * pixels_per_point).floor() / pixels_per_point;
        let cell = whole(fit.cell);
        let side = cell * SIDE;
        let above = fit.head.line + fit.head.all * cell;
        let (columns, tray_size, away) = match fit.stand {
            Stand::Beside(columns) => {
                let width = f32::from(columns) * fit.place + 2.0 * RIM * cell;
                let lower = fit.head.tray * cell;
                let away = vec2(side + GAP * cell, lower);
                (columns, vec2(width, side - lower), away)
            }
            Stand::Below(columns) => {
                let height = f32::from(16 / columns) * fit.place + 2.0 * RIM * cell;
                let away = vec2(0.0, side + GAP * cell);
                (columns, vec2(side, height), away)
            }
        };
        let all = Vec2::splat(side).max(away + tray_size) + vec2(0.0, above);
        let corner = room.min + ((room.size() - all) / 2.0).max(Vec2::ZERO);
        let corner = pos2(whole(corner.x), whole(corner.y + above));
        let board = Rect::from_min_size(corner, Vec2::splat(side));
        let tray = Rect::from_min_size(corner + away, tray_size);
        let over_board = Rect::from_min_max(
            pos2(corner.x, corner.y - above),
            pos2(corner.x + all.x, corner.y),
        );
        let over_tray = Rect::from_min_max(pos2(tray.left(), corner.y), tray.right_top());
        let words = if fit.head.tray > 0.0 {
            over_tray
        } else {
            over_board
        };
        let hand = (fit.head.all + fit.head.tray > 0.0).then(|| {
            let side = (words.height() - 0.08 * cell).max(0.0);
            Rect::from_min_size(words.min, Vec2::splat(side))
        });
        Self {
            words: match hand {
                Some(hand) => words.with_min_x((hand.right() + 0.1 * cell).min(words.right())),
                None => words,
            },
            hand,
            board,
            cell,
            tray,
            columns,
        }
    }

    /// The wood.
    #[must_use]
    pub const fn board(&self) -> Rect {
        self.board
    }

    /// The tray of unused pieces.
    #[must_use]
    pub const fn tray(&self) -> Rect {
        self.tray
    }

    /// Where words stand, above both.
    #[must_use]
    pub const fn words(&self) -> Rect {
        self.words
    }

    /// The place of the piece that was handed over, in Quarto.
    #[must_use]
    pub const fn hand(&self) -> Option<Rect> {
        self.hand
    }

    /// The side of a square.
    #[must_use]
    pub const fn cell(&self) -> f32 {
        self.cell
    }

    /// How many places a row of the tray has.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// A square of the board.
    #[must_use]
    pub fn square(&self, at: Point) -> Rect {
        let corner = self.board.min + Vec2::splat(MARGIN * self.cell);
        let offset = vec2(f32::from(at.col), f32::from(at.row)) * self.cell;
        Rect::from_min_size(corner + offset, Vec2::splat(self.cell))
    }

    /// The place of a piece in the tray, which is its own whether it lies
    /// there or not.
    #[must_use]
    pub fn place(&self, piece: Piece) -> Rect {
        let columns = self.columns.max(1);
        let rows = 16 / columns;
        let inner = self.tray.shrink(RIM * self.cell);
        let step = inner.size() / vec2(f32::from(columns), f32::from(rows));
        let (col, row) = (piece.number() % columns, piece.number() / columns);
        let offset = vec2(f32::from(col), f32::from(row)) * step;
        Rect::from_min_size(inner.min + offset, step)
    }

    /// The square under a place of the screen.
    #[must_use]
    pub fn square_at(&self, place: Pos2) -> Option<Point> {
        let mut points = Square::ALL.into_iter().map(Square::point);
        points.find(|&at| self.square(at).contains(place))
    }

    /// The piece whose place is under a place of the screen.
    #[must_use]
    pub fn piece_at(&self, place: Pos2) -> Option<Piece> {
        let mut pieces = Piece::ALL.into_iter();
        pieces.find(|&piece| self.place(piece).contains(place))
    }
}

impl Head {
    fn of(stand: Stand, variant: Variant, line: f32) -> Self {
        let (line, all, tray) = match (variant, stand) {
            (Variant::Aligne4, _) => (line, 0.0, 0.0),
            (Variant::Quarto, Stand::Beside(4)) => (0.0, 0.0, HAND),
            (Variant::Quarto, Stand::Beside(_) | Stand::Below(_)) => (0.0, HAND, 0.0),
        };
        Self { line, all, tray }
    }
}

impl Stand {
    /// The largest squares for this much room, then the largest places.
    fn fit(self, room: Vec2, head: Head) -> Fit {
        let [least, most] = PLACES;
        let room = (room - vec2(0.0, head.line)).max(Vec2::ZERO);
        let (columns, beside) = match self {
            Self::Beside(columns) => (columns, true),
            Self::Below(columns) => (columns, false),
        };
        let places = vec2(f32::from(columns), f32::from(16 / columns));
        let tray = places * least + Vec2::splat(2.0 * RIM);
        let needed = if beside {
            let high = SIDE.max(tray.y + head.tray);
            vec2(SIDE + GAP + tray.x, high + head.all)
        } else {
            vec2(SIDE.max(tray.x), SIDE + GAP + tray.y + head.all)
        };
        let cell = (room / needed).min_elem().max(0.0);
        // What is left beside the board goes to the tray.
        let left = room / cell.max(f32::EPSILON) - Vec2::splat(SIDE + GAP);
        let left = if beside {
            vec2(left.x, SIDE - head.tray)
        } else {
            vec2(SIDE, left.y - head.all)
        };
        let place = ((left - Vec2::splat(2.0 * RIM)) / places).min_elem();
        Fit {
            stand: self,
            head,
            cell,
            place: cell * place.clamp(least, most),
        }
    }
}

impl Fit {
    fn worth(self) -> f32 {
        self.cell + 0.5 * self.place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOMS: [(f32, f32); 9] = [
        (772.0, 700.0),
        (888.0, 440.0),
        (300.0, 700.0),
        (1500.0, 300.0),
        (688.0, 300.0),
        (40.0, 40.0),
        (3.0, 500.0),
        (1.0, 1.0),
        (0.0, 0.0),
    ];

    fn layouts() -> impl Iterator<Item = (Rect, PiecesLayout)> {
        let rooms = ROOMS
            .into_iter()
            .flat_map(|room| Variant::ALL.map(|v| (room, v)));
        rooms.map(|((width, height), variant)| {
            let room = Rect::from_min_size(pos2(17.0, 5.0), vec2(width, height));
            (room, PiecesLayout::fit(room, variant, 1.25))
        })
    }

    #[test]
    fn everything_is_in_the_room_and_nothing_lies_on_another() {
        for (room, layout) in layouts() {
            let room = room.expand(0.5);
            let mut parts = vec![layout.board(), layout.tray(), layout.words()];
            parts.extend(layout.hand());
            for (index, part) in parts.iter().enumerate() {
                assert!(room.contains_rect(*part), "{room:?}: {part:?}");
                for other in parts.iter().skip(index + 1) {
                    let both = part.intersect(*other);
                    let overlap = both.is_positive() && both.area() > 0.5;
                    assert!(!overlap, "{room:?}: {part:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn a_place_on_the_screen_leads_back_to_its_square_or_piece() {
        for (room, layout) in layouts().filter(|(room, _)| room.size().min_elem() > 30.0) {
            for square in Square::ALL {
                let at = square.point();
                let middle = layout.square(at).center();
                assert_eq!(layout.square_at(middle), Some(at), "{room:?}");
                assert_eq!(layout.piece_at(middle), None);
                assert!(layout.board().contains_rect(layout.square(at)));
            }
            for piece in Piece::ALL {
                let middle = layout.place(piece).center();
                assert_eq!(layout.piece_at(middle), Some(piece), "{room:?}");
                assert_eq!(layout.square_at(middle), None);
                let tray = layout.tray().expand(0.01);
                assert!(tray.contains_rect(layout.place(piece)));
            }
        }
    }

    #[test]
    fn the_board_takes_most_of_the_height_and_the_tray_stands_where_there_is_room() {
        let fit = |width, height| {
            let room = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            PiecesLayout::fit(room, Variant::Aligne4, 1.0)
        };
        let large = fit(772.0, 700.0);
        assert!(large.board().height() >= 600.0, "{large:?}");
        assert!(large.tray().left() > large.board().right());
        let wide = fit(888.0, 440.0);
        assert!(wide.board().height() > 390.0, "{wide:?}");
        assert_eq!(wide.columns(), 4);
        let room = Rect::from_min_size(Pos2::ZERO, vec2(888.0, 440.0));
        let quarto = PiecesLayout::fit(room, Variant::Quarto, 1.0);
        assert!(quarto.board().height() > 390.0, "{quarto:?}");
        let tall = fit(300.0, 700.0);
        assert!(tall.tray().top() > tall.board().bottom());
    }
}
