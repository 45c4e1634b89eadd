//! Shapes in which no two eyes fit.

use crate::board::{Point, PointSet, Size};

/// Where the side that kills plays in an eye of this shape; `None` where the
/// shape lives, or is no eye of three to six points.
///
/// The shapes that die are all threes, the square, the pyramid, the bulky
/// five, the cross and the rabbity six.
pub(super) fn vital_point(size: Size, shape: &PointSet) -> Option<Point> {
    let stones = shape.len();
    if !(3..=6).contains(&stones) {
        return None;
    }
    let joined = |&point: &Point| {
        size.neighbours(point)
            .filter(|&p| shape.contains(p))
            .count()
    };
    let most = shape.iter().max_by_key(joined)?;
    let degree = joined(&most);
    let lines = shape.iter().map(|point| joined(&point)).sum::<usize>() / 2;
    if shape.connected(size, most).len() != stones {
        return None;
    }
    let dies = match stones {
        3 => true,
        4 => degree == 3 || lines == 4,
        5 => degree == 4 || lines == 5,
        _ => degree == 4 && lines == 6,
    };
    dies.then_some(most)
}

/// Whether a shape is four in a row around the corner of the board: an eye that
/// lives anywhere else, and there comes down to a ko that only one side can
/// start.
pub(super) fn bends_in_corner(size: Size, shape: &PointSet) -> bool {
    let corner = |point: &Point| size.neighbours(*point).count() == 2;
    let Some(corner) = shape.iter().find(corner) else {
        return false;
    };
    let beside = |point: Point| {
        size.neighbours(point)
            .filter(|&p| shape.contains(p))
            .count()
    };
    shape.len() == 4
        && shape.connected(size, corner).len() == 4
        && shape.iter().all(|point| beside(point) <= 2)
        && shape.iter().map(beside).sum::<usize>() == 6
        && beside(corner) == 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::testing::marks;

    /// The vital points that a diagram marks with `v`, in a shape of `s`.
    #[track_caller]
    fn dies(text: &str) {
        let vital = marks(text, 'v');
        let shape = marks(text, 's') | vital;
        let size = Size::new(5).unwrap();
        let found = vital_point(size, &shape);
        assert!(
            found.is_some_and(|point| vital.contains(point)),
            "{found:?}{text}"
        );
    }

    #[track_caller]
    fn lives(text: &str) {
        let size = Size::new(5).unwrap();
        assert_eq!(vital_point(size, &marks(text, 's')), None, "{text}");
    }

    #[test]
    fn the_six_kinds_of_dead_shapes_have_a_vital_point() {
        dies(". . . . .\ns v s . .\n. . . . .\n. . . . .\n. . . . .");
        dies("v s . . .\ns . . . .\n. . . . .\n. . . . .\n. . . . .");
        dies(". . . . .\ns v s . .\n. s . . .\n. . . . .\n. . . . .");
        dies("v v . . .\nv v . . .\n. . . . .\n. . . . .\n. . . . .");
        dies(". . . . .\ns v s . .\ns s . . .\n. . . . .\n. . . . .");
        dies(". s . . .\ns v s . .\n. s . . .\n. . . . .\n. . . . .");
        dies(". s . . .\ns v s . .\ns s . . .\n. . . . .\n. . . . .");
    }

    #[test]
    fn rows_and_larger_shapes_have_room_for_two_eyes() {
        lives(". . . . .\ns s s s .\n. . . . .\n. . . . .\n. . . . .");
        lives(". . . . .\ns s s . .\n. . s . .\n. . . . .\n. . . . .");
        lives(". . . . .\ns s . . .\n. s s . .\n. . . . .\n. . . . .");
        lives(". . . . .\ns s s . .\n. . s . .\n. . s . .\n. . . . .");
        lives(". . . . .\ns s s . .\ns s s . .\n. . . . .\n. . . . .");
        lives(". s . . .\ns s s s .\n. s . . .\n. . . . .\n. . . . .");
        lives("s s s . .\ns s s . .\ns . . . .\n. . . . .\n. . . . .");
        lives("s s . . .\n. . . . s\n. . . . .\n. . . . .\n. . . . .");
        lives("s s . . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .");
    }

    #[test]
    fn four_in_a_row_die_around_the_corner_only() {
        let bends = |text| bends_in_corner(Size::new(5).unwrap(), &marks(text, 's'));
        assert!(bends(
            "s s s . .\ns . . . .\n. . . . .\n. . . . .\n. . . . ."
        ));
        assert!(bends(
            ". . . s s\n. . . . s\n. . . . s\n. . . . .\n. . . . ."
        ));
        assert!(!bends(
            "s s s s .\n. . . . .\n. . . . .\n. . . . .\n. . . . ."
        ));
        assert!(!bends(
            "s s . . .\ns s . . .\n. . . . .\n. . . . .\n. . . . ."
        ));
        assert!(!bends(
            "s s s . .\n. . s . .\n. . . . .\n. . . . .\n. . . . ."
        ));
        assert!(!bends(
            ". . . . .\ns s s . .\ns . . . .\n. . . . .\n. . . . ."
        ));
    }
}
