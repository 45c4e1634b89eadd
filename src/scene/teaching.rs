//! What a teacher says, on the board and beside it.

use crate::board::{Point, PointSet};
use crate::review::facts::Region;
use crate::session::{HintStep, MoveWarning, Playable, Session};

use super::stone_board::{Mark, StoneBoard};

/// A teaching game, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeachingScene {
    /// What is said of the last move, while it waits for an answer.
    pub warning: Option<MoveWarning>,
    /// The hint, as far as it was asked for.
    pub hint: Option<HintStep>,
}

impl TeachingScene {
    pub(super) fn of<G: Playable>(session: &Session<G>) -> Option<Self> {
        session.teaching()?;
        Some(Self {
            warning: session.warning(),
            hint: session.hint_step(),
        })
    }
}

impl StoneBoard {
    /// The same with what the teacher shows: the move that it speaks about, and its
    /// hints.
    pub(super) fn with_teaching(mut self, teaching: Option<&TeachingScene>) -> Self {
        let Some(teaching) = teaching else {
            return self;
        };
        let warned = teaching.warning.as_ref();
        if let Some((at, grade)) = warned.and_then(|of| Some((of.mv.point()?, of.grade))) {
            self.grades.retain(|(point, _)| *point != at);
            self.grades.push((at, grade));
        }
        match &teaching.hint {
            Some(HintStep::Region(region)) => self.dimmed = self.outside(*region),
            Some(HintStep::Candidates(moves)) => {
                let points: Vec<Point> = moves.iter().filter_map(|mv| mv.point()).collect();
                self.marks.retain(|(at, _)| !points.contains(at));
                let letters = ('A'..='Z').map(|letter| Mark::Label(letter.to_string()));
                self.marks.extend(points.into_iter().zip(letters));
            }
            Some(HintStep::Move(mv)) => self.hint = mv.point(),
            Some(HintStep::Line(line)) => {
                let stones = line.iter();
                let stones = stones.filter_map(|(side, mv)| Some((*side, mv.point()?)));
                self.expected = stones.collect();
            }
            None => (),
        }
        self
    }

    /// The points that lie elsewhere.
    fn outside(&self, region: Region) -> PointSet {
        let size = self.size();
        let elsewhere = |at: &Point| Region::of(*at, size) != region;
        size.points().filter(elsewhere).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Size};
    use crate::go::Move;
    use crate::record::AnyMove;

    fn board(hint: HintStep) -> StoneBoard {
        let teaching = TeachingScene {
            warning: None,
            hint: Some(hint),
        };
        StoneBoard::empty(Size::NINE).with_teaching(Some(&teaching))
    }

    fn mv(col: u8, row: u8) -> AnyMove {
        AnyMove::Go(Move::Place(Point::new(col, row)), Size::NINE)
    }

    #[test]
    fn each_step_of_a_hint_shows_more() {
        let corner = board(HintStep::Region(Region::UpperRight));
        assert_eq!(corner.dimmed.len(), 72);
        assert!(!corner.dimmed.contains(Point::new(7, 1)));
        let three = board(HintStep::Candidates(vec![mv(2, 2), mv(6, 2), mv(4, 4)]));
        let labels: Vec<_> = three.marks.iter().map(|(_, mark)| mark.clone()).collect();
        let letter = |text: &str| Mark::Label(text.to_owned());
        assert_eq!(labels, [letter("A"), letter("B"), letter("C")]);
        assert_eq!(board(HintStep::Move(mv(6, 2))).hint, Some(Point::new(6, 2)));
        let line = board(HintStep::Line(vec![
            (Color::Black, mv(6, 2)),
            (Color::White, mv(2, 6)),
        ]));
        let expected = [
            (Color::Black, Point::new(6, 2)),
            (Color::White, Point::new(2, 6)),
        ];
        assert_eq!(line.expected, expected);
    }
}
