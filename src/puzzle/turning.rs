//! Problems seen from another side: turned, mirrored, with colors exchanged.

use super::Puzzle;
use super::solution::{Solution, StepId};
use crate::ai::go::net::Symmetry;
use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::game::Game as _;
use crate::go::{Move, Position, Setup};

use super::Figure;

/// How the picture of a problem is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    symmetry: Symmetry,
    swapped: bool,
}

/// In which ways problems may be shown otherwise than their files have them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Variety {
    /// By one of the eight symmetries of the board.
    pub turned: bool,
    /// With colors exchanged.
    pub swapped: bool,
}

impl Default for Turning {
    fn default() -> Self {
        Self {
            symmetry: Symmetry::IDENTITY,
            swapped: false,
        }
    }
}

impl Turning {
    /// One by a random number, of those that are wished for.
    #[must_use]
    pub fn of_seed(seed: u64, variety: Variety) -> Self {
        let mut symmetries = Symmetry::ALL.into_iter();
        let turned = symmetries.nth((seed % 8) as usize);
        Self {
            symmetry: turned
                .filter(|_| variety.turned)
                .unwrap_or(Symmetry::IDENTITY),
            swapped: variety.swapped && seed & 8 != 0,
        }
    }

    /// Whether points lie elsewhere than its author says.
    #[must_use]
    pub fn is_turned(self) -> bool {
        self.symmetry != Symmetry::IDENTITY
    }

    /// Whether Black is White and White is Black.
    #[must_use]
    pub const fn is_swapped(self) -> bool {
        self.swapped
    }

    const fn color(self, color: Color) -> Color {
        if self.swapped { color.other() } else { color }
    }

    fn points(self, points: &PointSet, size: Size) -> PointSet {
        let turned = points.iter().map(|point| self.symmetry.apply(point, size));
        turned.collect()
    }

    fn stones(self, stones: &ByColor<PointSet>, size: Size) -> ByColor<PointSet> {
        ByColor::from_fn(|color| self.points(&stones[self.color(color)], size))
    }

    fn setup(self, setup: &Setup, size: Size) -> Setup {
        Setup {
            add: self.stones(&setup.add, size),
            remove: self.points(&setup.remove, size),
            to_play: setup.to_play.map(|color| self.color(color)),
        }
    }

    fn figures(self, figures: &[(Point, Figure)], size: Size) -> Vec<(Point, Figure)> {
        let turned = figures.iter();
        turned
            .map(|(point, figure)| (self.symmetry.apply(*point, size), figure.clone()))
            .collect()
    }
}

impl Puzzle {
    /// The same problem with its picture turned. One that is turned already
    /// is turned further.
    #[must_use]
    pub fn turned(&self, turning: Turning) -> Self {
        let size = self.size();
        let student = turning.color(self.student());
        let mut rules = *self.start.rules();
        if turning.is_swapped() {
            // What White gets, Black gives now.
            rules.komi = -self.start.komi();
        }
        let mut start = Position::new(size, rules);
        let arranged = start.arrange(&Setup {
            add: turning.stones(self.start.board().stones(), size),
            to_play: Some(student),
            ..Setup::default()
        });
        debug_assert!(arranged.is_ok(), "a symmetry stays on the board");
        let mut solution = Solution::new(student);
        for (_, step) in self.solution.steps().skip(1) {
            let mv = match step.mv {
                Move::Place(point) => Move::Place(turning.symmetry.apply(point, size)),
                Move::Pass => Move::Pass,
            };
            let setup = step.setup.as_ref();
            let setup = setup.map(|setup| Box::new(turning.setup(setup, size)));
            let mut marks = step.marks.clone();
            marks.figures = turning.figures(&marks.figures, size);
            let id = solution.add(step.parent, turning.color(step.by), mv, setup, marks);
            if let Some(turned) = solution.step_mut(id) {
                turned.verdict = step.verdict;
                turned.solves = step.solves;
            }
        }
        let starts = (
            solution.step_mut(StepId::START),
            self.solution.step(StepId::START),
        );
        if let (Some(turned), Some(start)) = starts {
            turned.verdict = start.verdict;
            turned.marks.forces = start.marks.forces;
        }
        Self {
            figures: turning.figures(&self.figures, size),
            start,
            solution,
            turning,
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::testing::puzzle;
    use crate::puzzle::{Attempt, State};

    #[test]
    fn a_turned_problem_has_the_same_solution_elsewhere() {
        let plain = puzzle(
            "(;SZ[9]AB[ba][bb][ab]AW[ca][cb][bc][ac]PL[W]TR[ba]C[White to kill]\
             (;W[aa]C[RIGHT])(;W[dd]C[WRONG]))",
        );
        let all = Variety {
            turned: true,
            swapped: true,
        };
        for seed in 0..16 {
            let turned = plain.turned(Turning::of_seed(seed, all));
            assert_eq!(turned.key(), plain.key());
            let right = turned.solution().line_from(StepId::START, turned.student());
            let step = turned.solution().step(right[0]).unwrap();
            let mut attempt = Attempt::new(turned.clone().into());
            attempt.play(step.mv);
            assert!(matches!(attempt.state(), State::Solved(_)), "{seed}");
            let stones = attempt.position().board().stones();
            assert_eq!(stones[turned.student()].len(), 5, "{seed}: all are taken");
            let (point, _) = turned.figures()[0];
            let there = turned.start().board().stone(point);
            assert_eq!(there, Some(turned.student().other()), "{seed}");
        }
        let swapped = plain.turned(Turning::of_seed(8, all));
        assert!(swapped.turning().is_swapped() && !swapped.turning().is_turned());
        assert_eq!(swapped.student(), Color::Black);
        let plain = Turning::of_seed(15, Variety::default());
        assert!(!plain.is_swapped() && !plain.is_turned());
    }
}
