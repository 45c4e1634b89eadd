//! The moves of the line on which someone stands, by number and by point.

use crate::board::{Color, Point};
use crate::game::{Turn, TurnId};
use crate::record::{Record, Recordable};

use super::mention::Mentioned;

/// The moves from the start of the game through the cursor to the end of its
/// variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    moves: Vec<(TurnId, Color, Option<Point>)>,
    /// How many of them were played at the cursor.
    played: usize,
}

impl Line {
    /// The line of a record.
    #[must_use]
    pub fn of<G: Recordable>(record: &Record<G>) -> Self {
        let (history, size) = (record.history(), record.size());
        let tree = history.tree();
        let after = std::iter::successors(tree.preferred_child(history.cursor()), |&turn| {
            tree.preferred_child(turn)
        });
        let told = |turn: TurnId| match tree.turn(turn) {
            Some(&Turn::Move { by, mv }) => Some((turn, by, G::any_move(mv, size).point())),
            Some(Turn::Start | Turn::Setup(_) | Turn::Note) | None => None,
        };
        let path = history.path().iter().copied();
        let mut moves: Vec<_> = path.filter_map(told).collect();
        let played = moves.len();
        moves.extend(after.filter_map(told));
        Self { moves, played }
    }

    /// The turn that is talked about, and its point: of a point the last move on
    /// it so far, or else the next one.
    #[must_use]
    pub fn turn_of(&self, mentioned: Mentioned) -> Option<(TurnId, Option<Point>)> {
        let found = match mentioned {
            Mentioned::Point(point) => {
                let there = |(_, _, at): &&(TurnId, Color, Option<Point>)| *at == Some(point);
                let (before, after) = self.moves.split_at_checked(self.played)?;
                before.iter().rev().find(there).or(after.iter().find(there))
            }
            Mentioned::Move { number, by } => {
                let found = self.moves.get(number.checked_sub(1)?);
                found.filter(|(_, color, _)| by.is_none_or(|by| by == *color))
            }
        };
        found.map(|&(turn, _, point)| (turn, point))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, Vertex};
    use crate::go::{Move, Ruleset};
    use crate::record::{Change, GoRecord, Start};

    #[test]
    fn points_are_those_played_so_far_or_else_the_next_and_numbers_count_from_the_start() {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let at = |name| Vertex::parse(name, Size::NINE).unwrap().point();
        let mut turns = Vec::new();
        for name in ["D4", "E5", "F6", "G7"] {
            turns.push(record.apply(&Change::Play(Move::Place(at(name)))).unwrap());
        }
        record.apply(&Change::GoTo(turns[1])).unwrap();
        let line = Line::of(&record);
        let of = |mentioned| line.turn_of(mentioned).map(|(turn, _)| turn);
        assert_eq!(of(Mentioned::Point(at("D4"))), Some(turns[0]));
        assert_eq!(of(Mentioned::Point(at("G7"))), Some(turns[3]));
        assert_eq!(of(Mentioned::Point(at("A1"))), None);
        let move_of = |number, by| of(Mentioned::Move { number, by });
        assert_eq!(move_of(2, None), Some(turns[1]));
        assert_eq!(move_of(3, Some(Color::Black)), Some(turns[2]));
        assert_eq!(move_of(3, Some(Color::White)), None);
        assert_eq!((move_of(0, None), move_of(5, None)), (None, None));
    }
}
