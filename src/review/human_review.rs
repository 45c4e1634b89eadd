//! What people of each rank would have played.

use super::Line;
use crate::ai::go::{MoveReader, RankEstimate, RankLikelihood};
use crate::ai::{Question, StopFlag};
use crate::board::{ByColor, Color};
use crate::game::{Rank, TurnId};
use crate::go::{Move, Position};
use crate::record::{Header, Record, Recordable};

/// How the moves of a game look beside what people of each rank play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HumanReview {
    /// At which rank each side seems to have played.
    pub ranks: ByColor<Option<RankEstimate>>,
    /// For moves that were mistakes, which share of the players of each whole rank
    /// would have found something better, the weakest rank first.
    finders: Vec<(TurnId, Vec<f32>)>,
}

impl HumanReview {
    /// Reads all moves of a line. `better` has the numbers of those that were
    /// mistakes, with the moves that were better. `None` on boards that the network
    /// was not trained on, and where the flag was raised before the end.
    #[must_use]
    pub fn of(
        line: &Line<Position>,
        better: &[(usize, Vec<Move>)],
        stop: &StopFlag,
    ) -> Option<Self> {
        let mut history = line.replay();
        let path = history.path().to_vec();
        let mut reader = MoveReader::new(history.position())?;
        let mut likelihoods = ByColor::from_fn(|_| RankLikelihood::default());
        let mut finders = Vec::new();
        for (before, turn) in path.iter().enumerate() {
            if stop.is_raised() {
                return None;
            }
            let Some((by, mv)) = line.move_to(before + 1) else {
                continue;
            };
            history.go_to(*turn);
            let question = Question::of(&history);
            likelihoods[by].add(&mut reader, &question, mv);
            let mistake = better.iter().find(|(index, _)| *index == before + 1);
            if let Some((index, moves)) = mistake
                && let Some(shares) = reader.shares(&question, moves)
                && let Some(id) = line.turn(*index)
            {
                finders.push((id, shares));
            }
        }
        Some(Self {
            ranks: ByColor::from_fn(|color| likelihoods[color].estimate()),
            finders,
        })
    }

    /// One with these shares, the weakest rank first.
    #[cfg(test)]
    pub(super) fn with_finders(finders: Vec<(TurnId, Vec<f32>)>) -> Self {
        Self {
            finders,
            ..Self::default()
        }
    }

    /// Which share of the players of a rank would have found something better than
    /// a mistake, from 0 to 1.
    #[must_use]
    pub fn finders(&self, turn: TurnId, rank: Rank) -> Option<f32> {
        let (_, shares) = self.finders.iter().find(|(of, _)| *of == turn)?;
        let place = (rank.tenths() - Rank::WEAKEST.tenths()) as f32 / 10.0;
        let below = place.floor().max(0.0);
        let at = |place: f32| shares.get(place as usize).copied();
        let (low, high) = (at(below)?, at(below + 1.0));
        let high = high.unwrap_or(low);
        Some(low + (place - below) * (high - low))
    }
}

/// How strong a side is: as the game says, or else as its moves look.
#[must_use]
pub fn rank_of_side<G: Recordable>(
    record: &Record<G>,
    human: Option<&HumanReview>,
    color: Color,
) -> Option<Rank> {
    let told = record.header(Header::Rank(color));
    let told = told.and_then(|text| text.parse().ok());
    told.or_else(|| Some(human?.ranks[color]?.rank.nearest()))
}
