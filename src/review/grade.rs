//! How good a move was, in a word.

use strum::{EnumIter, VariantArray};

use super::{Loss, Reviewable};
use crate::game::Rank;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, VariantArray)]
pub enum Grade {
    /// Nothing better was found.
    Best,
    /// It cost less than is worth talking about.
    Good,
    /// It cost a little.
    Inaccuracy,
    /// It cost a lot.
    Mistake,
    /// It cost so much that games are lost by it.
    Blunder,
}

/// From how many points on a move is called what.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct GradeLimits {
    /// From here on it is an inaccuracy.
    pub inaccuracy: f32,
    /// From here on it is a mistake.
    pub mistake: f32,
    /// From here on it is a blunder.
    pub blunder: f32,
}

/// Less than this is nothing.
const NOTHING: f32 = 0.3;

impl GradeLimits {
    /// For whom half a point can be a reason.
    pub const DAN: Self = Self::new(1.0, 2.5, 6.0);
    /// For whom it hardly is.
    pub const SINGLE_DIGIT_KYU: Self = Self::new(1.5, 4.0, 9.0);
    /// For whom groups live and die.
    pub const DOUBLE_DIGIT_KYU: Self = Self::new(2.5, 6.0, 12.0);
    /// For beginners.
    pub const BEGINNER: Self = Self::new(4.0, 9.0, 18.0);

    const fn new(inaccuracy: f32, mistake: f32, blunder: f32) -> Self {
        Self {
            inaccuracy,
            mistake,
            blunder,
        }
    }

    /// The limits for a player of a rank: a 15 kyu is not told about half a point.
    #[must_use]
    pub fn for_rank(rank: Rank) -> Self {
        if rank >= Rank::dan(1) {
            Self::DAN
        } else if rank >= Rank::kyu(9) {
            Self::SINGLE_DIGIT_KYU
        } else if rank >= Rank::kyu(19) {
            Self::DOUBLE_DIGIT_KYU
        } else {
            Self::BEGINNER
        }
    }

    /// The same limits with larger ones where they are out of order.
    #[must_use]
    pub fn in_order(self) -> Self {
        let mistake = self.mistake.max(self.inaccuracy);
        Self {
            mistake,
            blunder: self.blunder.max(mistake),
            ..self
        }
    }

    /// What a move is called that cost this in a game `G`.
    #[must_use]
    pub fn grade_in<G: Reviewable>(&self, loss: &Loss) -> Grade {
        match (G::HAS_POINTS, loss.in_points) {
            (true, true) => self.grade(loss),
            (true, false) => Self::grade_by_win_rate(loss),
            (false, _) => Self::grade_by_win(loss),
        }
    }

    /// Where an analyst says nothing of points. Win rates change little in most
    /// moves of a game, and a quarter of it all is what games are lost by.
    fn grade_by_win_rate(loss: &Loss) -> Grade {
        if loss.win >= 0.25 {
            Grade::Blunder
        } else if loss.win >= 0.12 {
            Grade::Mistake
        } else if loss.win >= 0.06 {
            Grade::Inaccuracy
        } else if loss.is_best || loss.win < 0.01 {
            Grade::Best
        } else {
            Grade::Good
        }
    }

    /// In games in which one only wins or loses: a won game that is drawn now, or a
    /// drawn one that is lost, is a mistake, and a won one that is lost a blunder.
    fn grade_by_win(loss: &Loss) -> Grade {
        if loss.win >= 0.75 {
            Grade::Blunder
        } else if loss.win >= 0.4 {
            Grade::Mistake
        } else if loss.win >= 0.15 {
            Grade::Inaccuracy
        } else {
            Grade::Best
        }
    }

    /// What a move is called that cost this, by its points.
    fn grade(&self, loss: &Loss) -> Grade {
        let points = loss.points;
        if points >= self.blunder {
            Grade::Blunder
        } else if points >= self.mistake {
            Grade::Mistake
        } else if points >= self.inaccuracy {
            Grade::Inaccuracy
        } else if loss.is_best || points < NOTHING {
            Grade::Best
        } else {
            Grade::Good
        }
    }
}

impl Default for GradeLimits {
    fn default() -> Self {
        Self::SINGLE_DIGIT_KYU
    }
}

impl Grade {
    /// Whether it is one to learn from.
    #[must_use]
    pub fn is_mistake(self) -> bool {
        self >= Self::Mistake
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go;
    use crate::review::Depth;

    fn loss(points: f32, is_best: bool) -> Loss {
        Loss {
            points,
            win: 0.0,
            depth: Depth::Deep,
            is_best,
            in_points: true,
        }
    }

    #[test]
    fn the_stronger_the_reader_the_less_is_a_mistake() {
        let grade = |rank, points| GradeLimits::for_rank(rank).grade(&loss(points, false));
        assert_eq!(grade(Rank::dan(3), 3.0), Grade::Mistake);
        assert_eq!(grade(Rank::kyu(5), 3.0), Grade::Inaccuracy);
        assert_eq!(grade(Rank::kyu(25), 3.0), Grade::Good);
        assert_eq!(grade(Rank::kyu(25), 30.0), Grade::Blunder);
        let mut last = GradeLimits::for_rank(Rank::WEAKEST);
        for rank in Rank::whole() {
            let limits = GradeLimits::for_rank(rank);
            assert!(limits.mistake <= last.mistake, "{rank}");
            assert_eq!(limits, limits.in_order());
            last = limits;
        }
    }

    /// No points told are not no points lost.
    #[test]
    fn without_points_a_move_is_graded_by_its_win_rate() {
        let grade = |win| {
            let loss = Loss {
                win,
                in_points: false,
                ..loss(0.0, false)
            };
            GradeLimits::DAN.grade_in::<go::Position>(&loss)
        };
        assert_eq!(grade(0.0), Grade::Best);
        assert_eq!(grade(0.03), Grade::Good);
        assert_eq!(grade(0.08), Grade::Inaccuracy);
        assert_eq!(grade(0.2), Grade::Mistake);
        assert_eq!(grade(0.3), Grade::Blunder);
    }

    #[test]
    fn the_best_move_is_best_whatever_noise_says() {
        let limits = GradeLimits::DAN;
        assert_eq!(limits.grade(&loss(0.6, true)), Grade::Best);
        assert_eq!(limits.grade(&loss(0.6, false)), Grade::Good);
        assert_eq!(limits.grade(&loss(0.1, false)), Grade::Best);
    }
}
