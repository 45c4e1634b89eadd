//! How a side played, in figures.

use strum::VariantArray;

use super::{Grade, GradeLimits, Reviewable, ReviewedMove};
use crate::board::{Color, Size};
use crate::game::TurnId;

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum GamePhase {
    /// Up to one move for every seven points of the board.
    Opening,
    /// From there.
    MiddleGame,
    /// From two moves for every five points on.
    Endgame,
}

/// How one side played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// How many of its moves could be judged.
    pub moves: usize,
    /// What a move cost on average, in points.
    pub mean_loss: f32,
    /// How many moves had each grade, the best first.
    pub grades: [usize; Grade::VARIANTS.len()],
    /// What a move cost on average in each phase, and how many there were.
    pub phases: [(f32, usize); GamePhase::VARIANTS.len()],
    /// The moves that cost most, the largest loss first.
    pub largest: Vec<(TurnId, f32)>,
}

/// How many of the largest losses are told.
const LARGEST: usize = 3;

impl GamePhase {
    /// The phase in which the move with this number is played.
    #[must_use]
    pub fn of_move(number: usize, size: Size) -> Self {
        let area = size.area() as f32;
        let number = number as f32;
        if number <= 0.14 * area {
            Self::Opening
        } else if number <= 0.4 * area {
            Self::MiddleGame
        } else {
            Self::Endgame
        }
    }
}

impl Summary {
    /// How a side played these moves of a game.
    #[must_use]
    pub fn of<G: Reviewable>(
        moves: &[ReviewedMove<G::Move>],
        color: Color,
        limits: &GradeLimits,
        size: Size,
    ) -> Self {
        let mut summary = Self::default();
        let mut sum = 0.0;
        let mut sums = [0.0; GamePhase::VARIANTS.len()];
        for of in moves.iter().filter(|of| of.by == color) {
            let Some(loss) = of.loss else { continue };
            summary.moves += 1;
            sum += loss.points;
            summary.grades[limits.grade_in::<G>(&loss) as usize] += 1;
            let phase = GamePhase::of_move(of.number, size) as usize;
            sums[phase] += loss.points;
            summary.phases[phase].1 += 1;
            if loss.points > 0.0 {
                summary.largest.push((of.turn, loss.points));
            }
        }
        summary.mean_loss = mean(sum, summary.moves);
        for (phase, sum) in summary.phases.iter_mut().zip(sums) {
            phase.0 = mean(sum, phase.1);
        }
        summary
            .largest
            .sort_by(|(_, one), (_, two)| two.total_cmp(one));
        summary.largest.truncate(LARGEST);
        summary
    }

    /// Which share of the moves was best or good, from 0 to 1.
    #[must_use]
    pub fn good_share(&self) -> f32 {
        let good = self.grades[Grade::Best as usize] + self.grades[Grade::Good as usize];
        mean(good as f32, self.moves)
    }
}

fn mean(sum: f32, number: usize) -> f32 {
    if number == 0 {
        0.0
    } else {
        sum / number as f32
    }
}
