//! What a guess is worth.

use super::{GuessCase, MOST_POINTS};
use crate::ai::{Question, Report, StopFlag};
use crate::go::{Move, Position};
use crate::review::Teacher;

/// After how many points of loss half of the points of a guess are left.
const HALF: f32 = 2.0;

/// What a guess is worth, beside the move of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// How many points it loses against the best move that was found.
    pub loss: f32,
    /// The same of the move that was played.
    pub played_loss: f32,
    /// The best move, and how play was expected to go on.
    pub best: Vec<Move>,
}

impl Worth {
    /// The points of the guess.
    #[must_use]
    pub fn points(&self) -> u32 {
        let share = 0.5_f32.powf(self.loss.max(0.0) / HALF);
        (share * MOST_POINTS as f32).round() as u32
    }
}

/// Judges guesses by a search.
#[derive(Debug)]
pub struct GuessJudge {
    teacher: Teacher<Position>,
}

impl GuessJudge {
    /// One that searches on so many threads.
    #[must_use]
    pub fn new(threads: usize, seed: u64) -> Self {
        Self {
            teacher: Teacher::new(threads, seed),
        }
    }

    /// Looks at a position while someone thinks about it, so that the answer comes
    /// at once.
    pub fn look(&mut self, question: &Question<Position>, stop: &StopFlag) {
        self.teacher.look(question, stop, &mut |_| ());
    }

    /// What a guess is worth; `None` where that cannot be said, or the flag was
    /// raised.
    pub fn judge(&mut self, case: &GuessCase, stop: &StopFlag) -> Option<Worth> {
        let found = self.teacher.look(&case.before, stop, &mut |_| ())?;
        let best = best_line(found);
        let mut loss = |mv| self.teacher.cost(&case.before, mv, stop);
        let (loss, played_loss) = (loss(case.guessed)?, loss(case.played)?);
        // A move that turns out better than what the search liked best is best.
        let best = match played_loss.is_best {
            true => vec![case.played],
            false => best,
        };
        Some(Worth {
            loss: loss.points,
            played_loss: played_loss.points,
            best,
        })
    }
}

fn best_line(report: &Report<Move>) -> Vec<Move> {
    let best = report.visited().next();
    best.map(|best| best.variation.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_halved_every_two_points_of_loss() {
        let points = |loss| {
            let worth = Worth {
                loss,
                played_loss: 0.0,
                best: Vec::new(),
            };
            worth.points()
        };
        assert_eq!([0.0, 0.2, 2.0, 4.0, 40.0].map(points), [10, 9, 5, 3, 0]);
        assert_eq!(points(-3.0), 10);
    }
}
