//! Positions built around an eye space, as those of books are.

use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::go::Board;
use jego::reading::enclosure;
use rand::RngExt as _;
use rand::rngs::SmallRng;

use crate::candidate::{self, Chased, Group};
use crate::snapback;

/// How often something is built anew that has to have a shape.
const TRIES: usize = 400;

/// The groups of a board that was built.
pub(crate) fn groups(rng: &mut SmallRng) -> Vec<Group> {
    let board = match rng.random_range(0..3) {
        0 => enclosed(rng),
        1 => entangled(rng),
        _ => opposed(rng),
    };
    board.map_or_else(Vec::new, |board| candidate::groups(&board))
}

/// Something small with a stone that can be given up in it.
pub(crate) fn snapback(rng: &mut SmallRng) -> Option<Group> {
    for _ in 0..TRIES {
        let Some(board) = entangled(rng) else {
            continue;
        };
        let empty = board.empty_points();
        let given = Color::BOTH.into_iter().flat_map(|color| {
            let board = &board;
            let near = empty.iter();
            near.filter_map(move |point| snapback::victim(board, color, point))
        });
        let group = given
            .filter_map(|victim| enclosure(&board, victim, candidate::MOST_EMPTY))
            .next();
        if let Some(enclosure) = group {
            return Some(Group { board, enclosure });
        }
    }
    None
}

/// A stone or two with two liberties, and a few stones of either side not far
/// from it.
pub(crate) fn net(rng: &mut SmallRng) -> Option<Chased> {
    let size = Size::NINE;
    let target = Point::new(rng.random_range(2..7), rng.random_range(2..7));
    let mut stones = ByColor::<PointSet>::default();
    stones.black.insert(target);
    if rng.random_range(0..3) == 0 {
        stones.black.insert(any(rng, stones.black.border(size))?);
    }
    while stones.black.border(size).len() > stones.white.len() + 2 {
        stones
            .white
            .insert(any(rng, stones.black.border(size) - stones.white)?);
    }
    let chain = stones.black;
    let close = chain | chain.border(size);
    let far = close | close.border(size);
    let far = (far | far.border(size)) - close;
    let (white, black) = (rng.random_range(2..6), rng.random_range(1..5));
    for number in 0..white + black {
        let free = far - stones.black - stones.white;
        let color = if number < white {
            Color::White
        } else {
            Color::Black
        };
        stones[color].insert(any(rng, free)?);
    }
    let board = standing(size, &stones)?;
    (board.liberties(target) == 2).then_some(Chased { board, target })
}

/// An eye space in a corner or on a side, the defender's stones around it with
/// a gap or two, the attacker's around those, and a few stones inside.
fn enclosed(rng: &mut SmallRng) -> Option<Board> {
    let size = Size::NINE;
    let space = eye_space(rng, size);
    let wall = space.border(size);
    let outer = (space | wall).border(size);
    let mut stones = ByColor {
        black: wall,
        white: outer,
    };
    for _ in 0..rng.random_range(0..3) {
        let gap = any(rng, wall)?;
        stones.black.remove(gap);
        if rng.random_range(0..3) == 0 {
            stones.white.insert(gap);
        }
    }
    for _ in 0..rng.random_range(0..3) {
        // A liberty between the walls, closed further out.
        let gap = any(rng, outer)?;
        stones.white.remove(gap);
        let beyond = size.neighbours(gap).filter(|&point| !space.contains(point));
        let beyond: PointSet = beyond.collect();
        stones.white = stones.white | (beyond - wall);
        if rng.random_range(0..4) == 0 {
            stones.black.insert(gap);
        }
    }
    for _ in 0..rng.random_range(0..4) {
        let inside = any(rng, space)?;
        let color = [Color::Black, Color::White][rng.random_range(0..2)];
        if !stones.black.contains(inside) && !stones.white.contains(inside) {
            stones[color].insert(inside);
        }
    }
    standing(size, &stones)
}

/// Points in a corner or on a side with stones of both colors in them and
/// around them: what is cut off, joined or short of liberties.
fn entangled(rng: &mut SmallRng) -> Option<Board> {
    let size = Size::NINE;
    let space = eye_space(rng, size);
    let ring: Vec<Point> = around(space, size);
    let mut stones = ByColor::<PointSet>::default();
    // A run of the ring is the defender's, the rest the attacker's.
    let (from, to) = (
        rng.random_range(0..=ring.len()),
        rng.random_range(0..=ring.len()),
    );
    for (index, &point) in ring.iter().enumerate() {
        let own = (from..to).contains(&index);
        let color = if own { Color::Black } else { Color::White };
        stones[color].insert(point);
    }
    let (black, white) = (rng.random_range(2..5), rng.random_range(1..4));
    for point in space.iter() {
        let drawn = rng.random_range(0..10);
        if drawn < black {
            stones.black.insert(point);
        } else if drawn < black + white {
            stones.white.insert(point);
        }
    }
    standing(size, &stones)
}

/// Points between two walls, in which each side has stones before the wall of
/// the other: who is short of liberties.
fn opposed(rng: &mut SmallRng) -> Option<Board> {
    let size = Size::NINE;
    let space = eye_space(rng, size);
    let ring = around(space, size);
    let from = rng.random_range(0..=ring.len() / 2);
    let to = from + ring.len() / 2;
    let of_ring = |index: usize| {
        if (from..to).contains(&index) {
            Color::Black
        } else {
            Color::White
        }
    };
    let mut stones = ByColor::<PointSet>::default();
    for (index, &point) in ring.iter().enumerate() {
        stones[of_ring(index)].insert(point);
    }
    for point in space.iter() {
        let near = |other: &Point| other.col.abs_diff(point.col) + other.row.abs_diff(point.row);
        let nearest = (0..ring.len()).min_by_key(|&index| near(&ring[index]))?;
        if rng.random_range(0..10) < 6 {
            stones[of_ring(nearest).other()].insert(point);
        }
    }
    standing(size, &stones)
}

/// The points beside some others, in the order of their angle.
fn around(space: PointSet, size: Size) -> Vec<Point> {
    let mut ring: Vec<Point> = space.border(size).iter().collect();
    let mean = |of: fn(Point) -> u8| {
        let sum: f64 = space.iter().map(|point| f64::from(of(point))).sum();
        sum / space.len() as f64
    };
    let (col, row) = (mean(|point| point.col), mean(|point| point.row));
    ring.sort_by(|one, other| {
        let angle = |point: &Point| (f64::from(point.row) - row).atan2(f64::from(point.col) - col);
        angle(one).total_cmp(&angle(other))
    });
    ring
}

/// The board, where all stones have liberties.
fn standing(size: Size, stones: &ByColor<PointSet>) -> Option<Board> {
    let board = Board::of_stones(size, stones);
    let mut heads = Color::BOTH
        .into_iter()
        .flat_map(|color| board.chain_heads(color));
    heads
        .all(|head| board.liberties(head) > 0)
        .then(|| board.clone())
}

/// Some connected points, near the edge rather than not.
fn eye_space(rng: &mut SmallRng, size: Size) -> PointSet {
    let start = if rng.random_range(0..3) < 2 {
        Point::new(rng.random_range(0..3), rng.random_range(0..2))
    } else {
        Point::new(4, rng.random_range(0..2))
    };
    let want = rng.random_range(3..12);
    let mut space: PointSet = [start].into_iter().collect();
    for _ in 0..60 {
        if space.len() >= want {
            break;
        }
        let Some(next) = any(rng, space.border(size)) else {
            break;
        };
        let touching = size.neighbours(next).filter(|&point| space.contains(point));
        // Compact, and not far from the edge.
        let liked = touching.count() > 1 || rng.random_range(0..3) == 0;
        if liked && next.row < 4 && next.col < 7 && (next.row < 3 || rng.random_range(0..3) == 0) {
            space.insert(next);
        }
    }
    space
}

fn any(rng: &mut SmallRng, points: PointSet) -> Option<Point> {
    let points: Vec<Point> = points.iter().collect();
    let index = (!points.is_empty()).then(|| rng.random_range(0..points.len()))?;
    points.get(index).copied()
}
