//! The network's own output for one position, without any search.

use super::net::{FeatureExtractor, Features, Network, Output, Scratch, Symmetry};
use crate::ai::Question;
use crate::board::{Grid, Size};
use crate::game::Game as _;
use crate::go::{Move, Position};

/// What the network computes for a position, from the side that is to play.
#[derive(Clone, Debug, PartialEq)]
pub struct RawEvaluation {
    /// The win rate, from 0 to 1.
    pub win: f32,
    /// The lead in points.
    pub lead: f32,
    /// The policy: the probability of each legal point; `None` where no stone
    /// may be played.
    pub policy: Grid<Option<f32>>,
    /// The probability of a pass.
    pub policy_pass: f32,
    /// Whose each point will be: 1 is the side to play, −1 the other.
    pub ownership: Grid<f32>,
}

impl RawEvaluation {
    /// What the network makes of a position that it is shown under a symmetry;
    /// `None` on boards that it does not know.
    #[must_use]
    pub fn of(question: &Question<Position>, symmetry: Symmetry) -> Option<Self> {
        let position = question.position();
        let size = position.board().size();
        let network = Network::for_size(size)?;
        let legal = position.legal_moves(question.past());
        let mut features = Features::default();
        FeatureExtractor::default().extract(&question.network_input(&legal), &mut features);
        let features = symmetry.features(&features);
        let mut outputs = Vec::new();
        network.evaluate(&mut Scratch::new(), &[features], &mut outputs);
        Some(Self::read(&outputs.pop()?, &legal, size, symmetry))
    }

    pub(super) fn read(output: &Output, legal: &[Move], size: Size, symmetry: Symmetry) -> Self {
        let index = |mv: Move| match mv {
            Move::Place(point) => Features::index(size, symmetry.apply(point, size)),
            Move::Pass => size.area(),
        };
        let logit = |mv: Move| output.policy.get(index(mv)).copied().unwrap_or(f32::MIN);
        let most = legal.iter().map(|&mv| logit(mv)).fold(f32::MIN, f32::max);
        let sum: f32 = legal.iter().map(|&mv| (logit(mv) - most).exp()).sum();
        let mut policy = Grid::filled(size, None);
        let mut policy_pass = 0.0;
        for &mv in legal {
            let share = (logit(mv) - most).exp() / sum;
            match mv {
                Move::Place(point) => policy[point] = Some(share),
                Move::Pass => policy_pass = share,
            }
        }
        let mut ownership = Grid::filled(size, 0.0);
        for point in size.points() {
            let owner = output.ownership.get(index(Move::Place(point)));
            ownership[point] = owner.copied().unwrap_or(0.0);
        }
        Self {
            win: output.win,
            lead: output.lead,
            policy,
            policy_pass,
            ownership,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Point};
    use crate::game::History;
    use crate::go::Ruleset;

    fn question(moves: &[(u8, u8)]) -> Question<Position> {
        let start = Position::new(Size::NINE, Ruleset::Chinese.rules());
        let mut history = History::new(start);
        for &(col, row) in moves {
            history.play(Move::Place(Point::new(col, row))).unwrap();
        }
        Question::of(&history)
    }

    #[test]
    fn a_position_and_its_mirror_image_are_the_same_to_the_mirrored_network() {
        let one = question(&[(2, 3), (6, 5), (5, 2)]);
        let mirrored = question(&[(2, 5), (6, 3), (5, 6)]);
        let plain = RawEvaluation::of(&mirrored, Symmetry::ALL[0]).unwrap();
        let flipped = RawEvaluation::of(&one, Symmetry::ALL[1]).unwrap();
        assert!((plain.win - flipped.win).abs() < 1e-6);
        assert!((plain.lead - flipped.lead).abs() < 1e-4);
        let at = Point::new(4, 1);
        let there = Symmetry::ALL[1].apply(at, Size::NINE);
        let (here, there) = (plain.policy[there].unwrap(), flipped.policy[at].unwrap());
        assert!((here - there).abs() < 1e-6, "{here} {there}");
    }

    #[test]
    fn probabilities_add_up_and_stones_have_none() {
        let evaluation = RawEvaluation::of(&question(&[(2, 3)]), Symmetry::ALL[5]).unwrap();
        let points = evaluation.policy.iter().filter_map(|(_, &share)| share);
        let sum: f32 = points.sum::<f32>() + evaluation.policy_pass;
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        assert_eq!(evaluation.policy[Point::new(2, 3)], None);
        assert!(question(&[]).position().to_play() == Color::Black);
    }
}
