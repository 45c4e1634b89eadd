//! Points that are listed beside a turn: territory, marks, labels.

use crate::board::{Point, PointSet};
use crate::game::TurnId;
use crate::record::property::{coordinates, insert_rectangle, rectangle, simple_text};

use super::recordable::Recordable;
use super::{Change, Record};

impl<G: Recordable> Record<G> {
    /// The points that a property of a turn lists, such as TB or TR. What is
    /// no point of the board is passed over.
    #[must_use]
    pub fn points(&self, turn: TurnId, name: &str) -> PointSet {
        let size = self.size();
        let property = self.property(turn, name);
        let values = property.iter().flat_map(|property| property.values());
        let mut points = PointSet::EMPTY;
        let corners = |raw| rectangle(raw, |raw| G::point_of_value(raw, size));
        for corners in values.filter_map(|value| corners(value.raw())) {
            insert_rectangle(&mut points, corners);
        }
        points
    }

    /// The pairs of points that a property of a turn lists, such as AR or LN.
    #[must_use]
    pub fn pairs(&self, turn: TurnId, name: &str) -> Vec<(Point, Point)> {
        let size = self.size();
        let property = self.property(turn, name);
        let values = property.iter().flat_map(|property| property.values());
        values
            .filter_map(|value| {
                let (from, to) = value.raw().split_once(':')?;
                let pair = (G::point_of_value(from, size)?, G::point_of_value(to, size)?);
                (pair.0 != pair.1).then_some(pair)
            })
            .collect()
    }

    /// The points of a property that holds until another turn has it too, such
    /// as DD or VW; empty where that takes it back.
    #[must_use]
    pub fn inherited_points(&self, turn: TurnId, name: &str) -> PointSet {
        let tree = self.history.tree();
        let mut above = std::iter::successors(Some(turn), |&turn| tree.parent(turn));
        let told = above.find(|&turn| self.property(turn, name).is_some());
        told.map_or(PointSet::EMPTY, |turn| self.points(turn, name))
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
                Some((
                    G::point_of_value(place, size)?,
                    simple_text(label).into_owned(),
                ))
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
    fn pairs_are_read_and_what_is_inherited_ends_where_it_is_taken_back() {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::French)).unwrap();
        let put = |record: &mut GoRecord, turn, name: &str, values: &[&str]| {
            let values = values.iter().map(|&value| value.to_owned()).collect();
            let change = Change::Property(turn, name.to_owned(), values);
            record.apply(&change).unwrap();
        };
        let start = TurnId::START;
        put(
            &mut record,
            start,
            "AR",
            &["aa:bb", "cc", "dd:dd", "zz:aa", "ba:aa"],
        );
        put(&mut record, start, "DD", &["aa:bb"]);
        let arrows = record.pairs(start, "AR");
        assert_eq!(arrows[0], (Point::new(0, 0), Point::new(1, 1)));
        assert_eq!(arrows[1], (Point::new(1, 0), Point::new(0, 0)));
        assert_eq!(arrows.len(), 2);
        let first = record.apply(&Change::Play(Move::Pass)).unwrap();
        let second = record.apply(&Change::Play(Move::Pass)).unwrap();
        assert_eq!(record.inherited_points(second, "DD").len(), 4);
        put(&mut record, second, "DD", &[""]);
        assert_eq!(record.inherited_points(first, "DD").len(), 4);
        assert!(record.inherited_points(second, "DD").is_empty());
        assert!(record.inherited_points(second, "VW").is_empty());
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
