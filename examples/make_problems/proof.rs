//! What a line of a part comes to, for whoever solves a problem.

use jego::board::{Color, Point, PointSet};
use jego::reading::{Endgame, Fates};

/// Something that can be asked about every line of a part.
pub(crate) trait Proof {
    /// Where the side to play after a line may play.
    fn legal_moves(&self, line: &[Option<Point>]) -> PointSet;

    /// What a line comes to with best play from there, the more the better for
    /// the side that solves. Nothing where that was not proved; the rules may also
    /// refuse it, which comes to nothing within.
    fn outcome(&mut self, line: &[Option<Point>]) -> Option<Option<i32>>;
}

/// What becomes of a group.
#[derive(Debug)]
pub(crate) struct OfGroup<'a, 'b> {
    pub(crate) fates: &'a mut Fates<'b>,
    pub(crate) to_play: Color,
    pub(crate) defends: bool,
}

impl Proof for OfGroup<'_, '_> {
    fn legal_moves(&self, line: &[Option<Point>]) -> PointSet {
        self.fates.legal_moves(self.to_play, line)
    }

    fn outcome(&mut self, line: &[Option<Point>]) -> Option<Option<i32>> {
        let fate = self.fates.after(self.to_play, line).ok()?;
        let value = fate.map(|fate| fate as i32);
        Some(value.map(|value| if self.defends { value } else { -value }))
    }
}

/// How many points are made.
#[derive(Debug)]
pub(crate) struct OfPoints<'a> {
    pub(crate) endgame: Endgame<'a>,
    pub(crate) to_play: Color,
}

impl Proof for OfPoints<'_> {
    fn legal_moves(&self, line: &[Option<Point>]) -> PointSet {
        self.endgame.legal_moves(self.to_play, line)
    }

    fn outcome(&mut self, line: &[Option<Point>]) -> Option<Option<i32>> {
        let score = self.endgame.score(self.to_play, line).ok()?;
        Some(score.map(|score| match self.to_play {
            Color::Black => score,
            Color::White => -score,
        }))
    }
}
