//! Moves that a search leaves out.

use crate::board::{ByColor, Color, PointSet};
use crate::go::Move;

/// Which moves a search leaves out, for either side and down to which depth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restrictions(ByColor<Vec<Restriction>>);

/// One list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Restriction {
    kind: Kind,
    points: PointSet,
    pass: bool,
    /// How many moves from the root it holds for: 1 is the root alone.
    until_depth: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// These moves are left out.
    Avoid,
    /// All others are.
    Allow,
}

/// What is made of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Nothing was said about it.
    Open,
    /// It was asked for by name.
    Named,
    /// It is not looked at.
    LeftOut,
}

impl Restrictions {
    /// Leaves these moves of a side out, as far as `until_depth` moves from the
    /// root.
    pub fn avoid(&mut self, by: Color, moves: &[Move], until_depth: usize) {
        self.add(Kind::Avoid, by, moves, until_depth);
    }

    /// Leaves all other moves of a side out.
    pub fn allow(&mut self, by: Color, moves: &[Move], until_depth: usize) {
        self.add(Kind::Allow, by, moves, until_depth);
    }

    /// Whether every move is looked at.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.black.is_empty() && self.0.white.is_empty()
    }

    fn add(&mut self, kind: Kind, by: Color, moves: &[Move], until_depth: usize) {
        let point = |&mv: &Move| match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        };
        self.0[by].push(Restriction {
            kind,
            points: moves.iter().filter_map(point).collect(),
            pass: moves.contains(&Move::Pass),
            until_depth,
        });
    }

    /// What is made of a side's move so many moves away from the root.
    pub(super) fn verdict(&self, by: Color, mv: Move, depth: usize) -> Verdict {
        let mut verdict = Verdict::Open;
        for one in self.0[by].iter().filter(|one| depth < one.until_depth) {
            let named = match mv {
                Move::Place(point) => one.points.contains(point),
                Move::Pass => one.pass,
            };
            match (one.kind, named) {
                (Kind::Avoid, true) | (Kind::Allow, false) => return Verdict::LeftOut,
                (Kind::Allow, true) => verdict = Verdict::Named,
                (Kind::Avoid, false) => {}
            }
        }
        verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;

    #[test]
    fn a_restriction_holds_for_its_side_and_its_depth() {
        let (one, two) = (Move::Place(Point::new(1, 1)), Move::Place(Point::new(2, 2)));
        let mut restrictions = Restrictions::default();
        assert!(restrictions.is_empty());
        restrictions.avoid(Color::Black, &[one, Move::Pass], 1);
        restrictions.allow(Color::White, &[one], 3);
        assert!(!restrictions.is_empty());
        let black = |mv, depth| restrictions.verdict(Color::Black, mv, depth);
        let white = |mv, depth| restrictions.verdict(Color::White, mv, depth);
        assert_eq!(black(one, 0), Verdict::LeftOut);
        assert_eq!(black(Move::Pass, 0), Verdict::LeftOut);
        assert_eq!(black(two, 0), Verdict::Open);
        assert_eq!(black(one, 1), Verdict::Open);
        assert_eq!(white(one, 2), Verdict::Named);
        assert_eq!(white(two, 2), Verdict::LeftOut);
        assert_eq!(white(Move::Pass, 2), Verdict::LeftOut);
        assert_eq!(white(two, 3), Verdict::Open);
    }
}
