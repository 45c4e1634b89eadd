//! The input features of the network.
//!
//! Training and play read the same sixteen bits for each point, made here and
//! nowhere else: a bit is a plane, on both sides, so the two cannot drift apart.

use crate::ai::go::ladder::LadderReader;
use crate::board::{Color, Point, PointSet, Size};
use crate::game::Game as _;
use crate::go::{FewLiberties, Move, PlayoutBoard, Position, Territory, unconditional_life};

/// The number of input planes: the bits of a point.
pub const PLANES: usize = 16;
/// The number of global features, about the position as a whole.
pub const GLOBALS: usize = 8;
/// How many of the last moves are among the features.
pub const RECENT: usize = 5;

/// The input planes: what each bit of a point means.
pub mod plane {
    use super::RECENT;

    /// A stone of the side to play.
    pub const OWN: u16 = 1 << 0;
    /// A stone of the other side.
    pub const OTHER: u16 = 1 << 1;
    /// A stone of a chain with one liberty, with two, with three.
    pub const LIBERTIES: [u16; 3] = [1 << 2, 1 << 3, 1 << 4];
    /// An empty point that only a ko rule forbids.
    pub const KO_BANNED: u16 = 1 << 5;
    /// A stone that a ladder catches: with its owner to play if it is in atari,
    /// with the other side to play if it has two liberties.
    pub const LADDERED: u16 = 1 << 6;
    /// Where the side to play begins such a ladder.
    pub const LADDER_MOVE: u16 = 1 << 7;
    /// What the side to play owns if every stone lives that need not die.
    pub const OWN_AREA: u16 = 1 << 8;
    /// The same for the other side.
    pub const OTHER_AREA: u16 = 1 << 9;
    /// The last move, the one before it, and so on.
    pub const RECENT_MOVES: [u16; RECENT] = [1 << 10, 1 << 11, 1 << 12, 1 << 13, 1 << 14];
    /// Every point of the board.
    pub const BOARD: u16 = 1 << 15;
}

/// The input features of a position, from the side that is to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Features {
    /// The size of the board.
    pub size: Size,
    /// The planes of each point, row by row from the top left; bit *i* is
    /// plane *i*. What lies beyond the board is 0.
    pub points: [u16; Size::LARGEST.area()],
    /// The global features: whether each of the last five moves was a pass, the
    /// effective komi of the side to play (by 20), how far it is from a draw,
    /// and the size of the board.
    pub globals: [f32; GLOBALS],
}

/// A position with what its features need besides the stones.
#[derive(Clone, Copy, Debug)]
pub struct NetworkInput<'a> {
    /// The position.
    pub position: &'a Position,
    /// Its legal moves.
    pub legal: &'a [Move],
    /// The last moves, the latest first; `None` where there was none.
    pub recent: [Option<Move>; RECENT],
    /// What White gets besides its area, in half points.
    pub effective_komi: i32,
}

/// Computes features; keeps its buffers, so that nothing is allocated twice.
#[derive(Debug, Default)]
pub struct FeatureExtractor {
    ladders: LadderReader,
}

impl Default for Features {
    fn default() -> Self {
        Self {
            size: Size::NINETEEN,
            points: [0; Size::LARGEST.area()],
            globals: [0.0; GLOBALS],
        }
    }
}

impl Features {
    /// Where a point stands among [`Features::points`].
    #[must_use]
    pub fn index(size: Size, point: Point) -> usize {
        usize::from(point.row) * usize::from(size.lines()) + usize::from(point.col)
    }

    fn mark(&mut self, point: Point, bit: u16) {
        if let Some(there) = self.points.get_mut(Self::index(self.size, point)) {
            *there |= bit;
        }
    }

    fn mark_all(&mut self, set: &PointSet, bit: u16) {
        for point in set.iter() {
            self.mark(point, bit);
        }
    }
}

impl FeatureExtractor {
    /// Fills in the features of a position.
    pub fn extract(&mut self, input: &NetworkInput<'_>, features: &mut Features) {
        let position = input.position;
        let size = position.board().size();
        features.size = size;
        features.points.fill(0);
        features.points[..size.area()].fill(plane::BOARD);
        self.chains(position, features);
        forbidden(input, features);
        areas(position, features);
        for (mv, bit) in input.recent.iter().zip(plane::RECENT_MOVES) {
            if let Some(Move::Place(point)) = *mv {
                features.mark(point, bit);
            }
        }
        features.globals = globals(input);
    }

    /// Stones, their liberties, and ladders.
    fn chains(&mut self, position: &Position, features: &mut Features) {
        let board = position.board();
        let playout = PlayoutBoard::of(position);
        for color in Color::BOTH {
            let own = color == position.to_play();
            let stone = if own { plane::OWN } else { plane::OTHER };
            for head in board.chain_heads(color) {
                let liberties = usize::from(board.liberties(head));
                let few = plane::LIBERTIES.get(liberties.wrapping_sub(1));
                let mut bits = stone | few.copied().unwrap_or(0);
                let spot = playout.spot(head);
                match playout.few_liberties(spot) {
                    FewLiberties::One(_) if self.ladders.is_lost(&playout, spot) => {
                        bits |= plane::LADDERED;
                    }
                    FewLiberties::Two(one, two) => {
                        for start in [one, two] {
                            if !self.ladders.is_caught_by(&playout, spot, start) {
                                continue;
                            }
                            bits |= plane::LADDERED;
                            if !own {
                                features.mark(playout.point(start), plane::LADDER_MOVE);
                            }
                        }
                    }
                    FewLiberties::One(_) | FewLiberties::More => {}
                }
                features.mark_all(&board.chain(head), bits);
            }
        }
    }
}

/// Points that nothing but a ko rule keeps from being played.
fn forbidden(input: &NetworkInput<'_>, features: &mut Features) {
    let board = input.position.board();
    let mut left = board.empty_points();
    for &mv in input.legal {
        if let Move::Place(point) = mv {
            left.remove(point);
        }
    }
    let by = input.position.to_play();
    for point in left.iter() {
        if !board.effect(by, point).suicide {
            features.mark(point, plane::KO_BANNED);
        }
    }
}

/// Who owns what if play stopped now; what is unconditionally alive (Benson) is
/// its side's, with the stones in it.
fn areas(position: &Position, features: &mut Features) {
    let board = position.board();
    let territory = Territory::in_play(board);
    let own = position.to_play();
    let held = |color| unconditional_life(board, color).territory;
    let (own_held, other_held) = (held(own), held(own.other()));
    let own_area = (territory.area(own) - other_held) | own_held;
    let other_area = (territory.area(own.other()) - own_held) | other_held;
    features.mark_all(&own_area, plane::OWN_AREA);
    features.mark_all(&other_area, plane::OTHER_AREA);
}

fn globals(input: &NetworkInput<'_>) -> [f32; GLOBALS] {
    let size = input.position.board().size();
    let mut globals = [0.0; GLOBALS];
    for (mv, global) in input.recent.iter().zip(&mut globals) {
        *global = f32::from(u8::from(*mv == Some(Move::Pass)));
    }
    let handed = match input.position.to_play() {
        Color::White => input.effective_komi,
        Color::Black => -input.effective_komi,
    };
    // More than the whole board is worth nothing more.
    let most = 2 * size.area() as i32;
    let handed = handed.clamp(-most, most);
    globals[RECENT] = handed as f32 / 40.0;
    globals[RECENT + 1] = distance_from_draw(size, handed);
    globals[RECENT + 2] = (f32::from(size.lines()) - 14.0) / 10.0;
    globals
}

/// From -1/2 to 1/2 in a wave. An area differs by an odd number of points on a
/// board with an odd number of them, so every second whole komi can be a draw
/// and the others are as good as the half points around them.
pub(super) fn distance_from_draw(size: Size, handed: i32) -> f32 {
    let draw = if size.area().is_multiple_of(2) { 0 } else { 2 };
    match (handed - draw).rem_euclid(4) {
        0 | 2 => 0.0,
        1 => 0.5,
        _ => -0.5,
    }
}
