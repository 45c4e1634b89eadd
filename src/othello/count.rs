//! Counting discs.

use crate::board::{ByColor, Color};
use crate::game::Outcome;

/// The discs of each side, and what is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many discs each side has.
    pub discs: ByColor<u32>,
    /// How many squares have none.
    pub empty: u32,
}

impl Count {
    /// The count of a board with so many discs.
    #[must_use]
    pub const fn new(discs: ByColor<u32>) -> Self {
        Self {
            discs,
            empty: 64_u32.saturating_sub(discs.black + discs.white),
        }
    }

    /// Who has more discs.
    #[must_use]
    pub const fn leader(&self) -> Option<Color> {
        if self.discs.black > self.discs.white {
            Some(Color::Black)
        } else if self.discs.white > self.discs.black {
            Some(Color::White)
        } else {
            None
        }
    }

    /// What each side scores if the game ends so: empty squares go to the
    /// winner, and to nobody in a draw.
    #[must_use]
    pub fn scores(&self) -> ByColor<u32> {
        let mut scores = self.discs;
        if let Some(leader) = self.leader() {
            scores[leader] += self.empty;
        }
        scores
    }

    /// The result if the game ends so.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        let scores = self.scores();
        Outcome::of_scores(scores.black.into(), scores.white.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_squares_go_to_the_winner() {
        let count = |black, white| Count {
            discs: ByColor { black, white },
            empty: 64 - black - white,
        };
        let text = |black, white| count(black, white).outcome().to_string();
        assert_eq!(text(13, 0), "B+64");
        assert_eq!(text(20, 40), "W+24");
        assert_eq!(text(33, 31), "B+2");
        assert_eq!(text(30, 30), "0");
        assert_eq!(
            count(30, 30).scores(),
            ByColor {
                black: 30,
                white: 30
            }
        );
    }
}
