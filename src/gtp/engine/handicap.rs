//! Handicap stones.

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::go::{Handicap, Setup};
use crate::record::Start;

use super::arguments::{exactly, name_of, number, point};
use super::{Engine, Failure, Reply};

impl Engine {
    pub(super) fn fixed_handicap(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [stones] = exactly(arguments)?;
        let stones = number(stones)?;
        self.check_empty()?;
        let handicap = Handicap::Fixed(u8::try_from(stones).unwrap_or(u8::MAX));
        let points = handicap.fixed_points(self.size());
        if points.is_empty() {
            return Err(Failure::Stones);
        }
        let start = Start {
            handicap,
            ..self.even_start(self.size())
        };
        self.start_with(start, &points)
    }

    /// Chooses the points itself: the fixed ones as far as there are any, then
    /// those that lie farthest from everything.
    pub(super) fn place_free_handicap(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [stones] = exactly(arguments)?;
        let stones = number(stones)?;
        self.check_empty()?;
        let size = self.size();
        let has_room = usize::try_from(stones).is_ok_and(|stones| stones < size.area());
        let stones = u8::try_from(stones).ok().filter(|&stones| stones >= 2);
        let stones = stones.filter(|_| has_room).ok_or(Failure::Stones)?;
        let fixed = stones.min(Handicap::most_fixed(size));
        let mut points = Handicap::Fixed(fixed).fixed_points(size);
        while points.len() < usize::from(stones)
            && let Some(point) = farthest(size, &points)
        {
            points.push(point);
        }
        self.start_with(self.given(&points)?, &points)
    }

    pub(super) fn set_free_handicap(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        self.check_empty()?;
        let size = self.size();
        let points: Result<Vec<Point>, Failure> =
            arguments.iter().map(|text| point(text, size)).collect();
        let Ok(points) = points else {
            return Err(Failure::VertexList);
        };
        let different = points.iter().copied().collect::<PointSet>().len();
        let fits = different >= 2 && different == points.len() && different < size.area();
        if !fits {
            return Err(Failure::VertexList);
        }
        self.start_with(self.given(&points)?, &points)?;
        Ok(Reply::done())
    }

    fn check_empty(&self) -> Result<(), Failure> {
        let stones = self.position().board().stones();
        match stones.black.is_empty() && stones.white.is_empty() {
            true => Ok(()),
            false => Err(Failure::BoardNotEmpty),
        }
    }

    /// A start with these black stones on the board.
    fn given(&self, points: &[Point]) -> Result<Start, Failure> {
        let Ok(stones) = u8::try_from(points.len()) else {
            return Err(Failure::Stones);
        };
        let add = ByColor {
            black: points.iter().copied().collect(),
            white: PointSet::EMPTY,
        };
        Ok(Start {
            handicap: Handicap::Given(stones),
            setup: Setup {
                add,
                to_play: Some(Color::White),
                ..Setup::default()
            },
            ..self.even_start(self.size())
        })
    }

    fn start_with(&mut self, start: Start, points: &[Point]) -> Result<Reply, Failure> {
        let size = start.size;
        if self.begin(start).is_err() {
            return Err(Failure::Stones);
        }
        let names = points.iter().map(|&point| name_of(point, size));
        Ok(Reply::Text(names.collect::<Vec<_>>().join(" ")))
    }
}

/// The free point with the most room: far from the other stones, and not on
/// the first two lines as long as there is anything else.
fn farthest(size: Size, taken: &[Point]) -> Option<Point> {
    let room = |point: &Point| {
        let last = size.lines() - 1;
        let near = |a: u8, b: u8| u16::from(a.abs_diff(b));
        let to_edge = [point.col, point.row, last - point.col, last - point.row];
        let edge = to_edge.into_iter().map(u16::from).min().unwrap_or(0);
        let stones = taken
            .iter()
            .map(|stone| near(stone.col, point.col) + near(stone.row, point.row));
        let apart = stones.min().unwrap_or(u16::MAX);
        (edge.min(2), apart, edge)
    };
    let free = size.points().filter(|point| !taken.contains(point));
    free.max_by_key(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_stones_never_meet_and_first_keep_off_the_edge() {
        for lines in 2..=25 {
            let size = Size::new(lines).unwrap();
            let mut points = Vec::new();
            for count in 1..size.area().min(60) {
                let point = farthest(size, &points).unwrap();
                assert!(!points.contains(&point) && size.contains(point));
                let on_edge = size.neighbours(point).count() < 4;
                assert!(!on_edge || count > size.area() / 9 || lines < 5, "{size}");
                points.push(point);
            }
        }
    }
}
