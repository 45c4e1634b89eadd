//! Whether a player can be expected to find what was better.

use super::HumanReview;
use crate::game::{Rank, TurnId};

/// How far what was better than a mistake is from a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Most players of the same rank find it: a slip.
    Within,
    /// Players who are a little stronger do: what to learn next.
    Next,
    /// Hardly anyone near that rank does.
    Beyond,
}

/// How much stronger those are with whom a player is compared.
const STRONGER_TENTHS: i32 = 20;
/// From this share on, most players of a rank find a move.
const MOST: f32 = 0.5;
/// Below this share, hardly anyone does.
const HARDLY_ANYONE: f32 = 0.1;

/// How many players find what was better than a mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Finders {
    /// Whose rank it is about.
    pub rank: Rank,
    /// Which share of the players of that rank, from 0 to 1.
    pub share: f32,
    /// Those who are two ranks stronger.
    pub stronger: Rank,
    /// Which share of them.
    pub stronger_share: f32,
}

impl Finders {
    /// How many players of a rank, and of two ranks more, find what was better than
    /// the move of a turn.
    #[must_use]
    pub fn of(human: &HumanReview, turn: TurnId, rank: Rank) -> Option<Self> {
        let stronger = Rank::from_tenths(rank.tenths() + STRONGER_TENTHS);
        Some(Self {
            rank,
            share: human.finders(turn, rank)?,
            stronger,
            stronger_share: human.finders(turn, stronger)?,
        })
    }

    /// How far that is from a player of the rank.
    #[must_use]
    pub fn reach(&self) -> Reach {
        if self.share >= MOST {
            Reach::Within
        } else if self.stronger_share >= HARDLY_ANYONE {
            Reach::Next
        } else {
            Reach::Beyond
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_to_learn_next_is_what_those_a_little_stronger_find() {
        let reach = |share, stronger_share| {
            let finders = Finders {
                rank: Rank::kyu(8),
                share,
                stronger: Rank::kyu(6),
                stronger_share,
            };
            finders.reach()
        };
        assert_eq!(reach(0.6, 0.7), Reach::Within);
        assert_eq!(reach(0.2, 0.3), Reach::Next);
        assert_eq!(reach(0.05, 0.12), Reach::Next);
        assert_eq!(reach(0.01, 0.03), Reach::Beyond);
    }
}
