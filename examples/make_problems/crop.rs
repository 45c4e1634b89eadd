//! A group without the rest of its board.

use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::go::Board;
use jego::reading::{Enclosure, enclosure};

use crate::candidate::{Group, MOST_EMPTY};

/// The group alone with the stones around it, moved into a corner or to a side
/// of the smallest usual board that has room for it; `None` where it would no
/// longer be closed off in the same way.
pub(crate) fn cropped(group: &Group) -> Option<Group> {
    let sizes = [Size::NINE, Size::THIRTEEN, Size::NINETEEN];
    let sizes = sizes
        .into_iter()
        .filter(|&size| size <= group.board.size().max(Size::NINE));
    let mut found = sizes.filter_map(|size| (1..=3).find_map(|reach| fitted(group, reach, size)));
    found.next()
}

fn fitted(group: &Group, reach: usize, size: Size) -> Option<Group> {
    let stones = around(group, reach);
    let all = stones.black | stones.white | group.enclosure.part;
    let shift = Shift::of(all, group.board.size(), size)?;
    let board = Board::of_stones(size, &ByColor::from_fn(|color| shift.set(stones[color])));
    let heads = Color::BOTH
        .into_iter()
        .flat_map(|color| board.chain_heads(color));
    if heads.into_iter().any(|head| board.liberties(head) == 0) {
        return None;
    }
    let target = shift.point(group.enclosure.target);
    let found = enclosure(&board, target, MOST_EMPTY)?;
    let same = found.part == shift.set(group.enclosure.part);
    same.then_some(Group {
        board,
        enclosure: Enclosure { target, ..found },
    })
}

/// The stones of the part and those within some steps of it.
fn around(group: &Group, reach: usize) -> ByColor<PointSet> {
    let size = group.board.size();
    let mut near = group.enclosure.part;
    for _ in 0..reach {
        near = near | near.border(size);
    }
    ByColor::from_fn(|color| group.board.stones()[color] & near)
}

/// How points of one board become points of another.
#[derive(Clone, Copy)]
struct Shift {
    cols: i16,
    rows: i16,
}

impl Shift {
    /// Edges that are touched or near stay edges; all else has at least two
    /// lines of room.
    fn of(points: PointSet, from: Size, to: Size) -> Option<Self> {
        let along = |of: fn(Point) -> u8| {
            let (low, high) = (points.iter().map(of).min()?, points.iter().map(of).max()?);
            let (from, to) = (i16::from(from.lines()), i16::from(to.lines()));
            let (low, high) = (i16::from(low), i16::from(high));
            let last = from - 1;
            let near = 3;
            if from < to || low < near && last - high < near {
                return (from == to).then_some(0);
            }
            if low < near {
                return (high + 2 < to).then_some(0);
            }
            if last - high < near {
                return (low - (from - to) >= 2).then_some(to - from);
            }
            let room = to - (high - low + 1);
            (room >= 6).then_some(room / 2 - low)
        };
        Some(Self {
            cols: along(|point| point.col)?,
            rows: along(|point| point.row)?,
        })
    }

    fn point(self, point: Point) -> Point {
        let moved = |value: u8, by: i16| u8::try_from(i16::from(value) + by).unwrap_or(value);
        Point::new(moved(point.col, self.cols), moved(point.row, self.rows))
    }

    fn set(self, points: PointSet) -> PointSet {
        points.iter().map(|point| self.point(point)).collect()
    }
}
