//! Points that are listed beside a turn: territory, marks, labels.

use super::read::insert;
use super::{Change, Record};
use crate::board::{Point, PointSet};
use crate::game::TurnId;
use crate::record::kept::Kept;
use crate::record::sgf::{coordinates, rectangle, simple_text};

impl<G: Kept> Record<G> {
    /// The points that a property of a turn lists, such as TB or TR. What is
    /// no point of the board is passed over.
    #[must_use]
    pub fn points(&self, turn: TurnId, name: &str) -> PointSet {
        let size = self.size();
        let property = self.property(turn, name);
        let values = property.iter().flat_map(|property| property.values());
        let mut points = PointSet::EMPTY;
        let corners = |raw| rectangle(raw, |raw| G::sgf_point(raw, size));
        for corners in values.filter_map(|value| corners(value.raw())) {
            insert(&mut points, corners);
        }
        points
    }

    /// The labels of a turn.
    #[must_use]
    pub fn labels(&self, turn: TurnId) -> Vec<(Point, String)> {
        let size = self.size();
        let property = self.property(turn, "LB");
        let values = property.iter().flat_map(|property| property.values());
        values
            .filter_map(|value| {
                let (place, label) = value.raw().split_once(':')?;
                Some((G::sgf_point(place, size)?, simple_text(label).into_owned()))
            })
            .collect()
    }
}

impl<M> Change<M> {
    /// A property of a turn that lists these points; none, to take it away.
    #[must_use]
    pub fn points(turn: TurnId, name: &str, points: &PointSet) -> Self {
        let values = points.iter().map(coordinates).collect();
        Self::Property(turn, name.to_owned(), values)
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Size;
    use crate::go::{Move, Ruleset};
    use crate::record::{GoRecord, Start};

    use super::*;

    #[test]
    fn points_and_labels_are_read_and_nonsense_is_passed_over() {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let values = |values: &[&str]| values.iter().map(|&value| value.to_owned()).collect();
        let start = TurnId::START;
        for (name, list) in [
            ("TR", values(&["aa", "bb:cc", "zz", "x", ""])),
            ("LB", values(&["ab:A", "ac:1:2", "ad", "zz:Q"])),
        ] {
            let property = Change::Property(start, name.to_owned(), list);
            record.apply(&property).unwrap();
        }
        let triangles = record.points(start, "TR");
        assert_eq!(triangles.len(), 5);
        assert!(triangles.contains(Point::new(2, 1)));
        assert_eq!(
            record.labels(start),
            [
                (Point::new(0, 1), "A".to_owned()),
                (Point::new(0, 2), "1:2".to_owned())
            ]
        );
    }

    #[test]
    fn points_are_written_as_they_are_read() {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let points: PointSet = Size::NINE.points().step_by(7).collect();
        let change = Change::<Move>::points(TurnId::START, "TB", &points);
        record.apply(&change).unwrap();
        assert_eq!(record.points(TurnId::START, "TB"), points);
    }
}
