//! What the moves of a player say about their rank.
//!
//! The human policy tells how likely a move is for each rank; over the moves of a
//! game that adds up to how well each rank explains them.

use super::net::{FeatureExtractor, Features, Network, Output, Scratch};
use crate::ai::Question;
use crate::game::{Game as _, Rank};
use crate::go::{Move, Position};

/// How many moves of one game say as much as all of them at most: they are no
/// independent samples, for who misjudges one fight plays many odd moves in it.
/// Measured, as the two below; docs/RATINGS.md says how.
const SATURATION: f32 = 70.0;
/// What a player is taken for before the first move: the mean of people's ranks
/// as the network counts them, 30 kyu being 0, and its standard deviation.
const PRIOR_MEAN: f32 = 21.0;
const PRIOR_DEVIATION: f32 = 11.0;
/// With fewer moves nothing is said.
const FEWEST_MOVES: u32 = 10;

/// How strong a player seems by their moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankEstimate {
    /// The mean.
    pub rank: Rank,
    /// Its standard deviation, in ranks.
    pub deviation: f32,
}

/// How well each rank explains the moves of one player in a game: logarithms of
/// likelihoods, one for each whole rank, the weakest first.
#[derive(Clone, Debug, PartialEq)]
pub struct RankLikelihood {
    sums: Vec<f32>,
    moves: u32,
}

/// Reads moves; keeps its buffers from one to the next.
#[derive(Debug)]
pub struct MoveReader {
    net: &'static Network,
    extractor: FeatureExtractor,
    features: Features,
    scratch: Scratch,
    ranks: Vec<Option<Rank>>,
    output: Output,
}

impl MoveReader {
    /// A reader; `None` where the network was not trained on boards of the size
    /// of this position.
    #[must_use]
    pub fn new(position: &Position) -> Option<Self> {
        Some(Self {
            net: Network::for_size(position.board().size())?,
            extractor: FeatureExtractor::default(),
            features: Features::default(),
            scratch: Scratch::new(),
            ranks: Rank::whole().map(Some).collect(),
            output: Output::default(),
        })
    }

    /// Which share of the players of each whole rank would play one of these moves,
    /// from 0 to 1, the weakest first; `None` where none of them is legal.
    pub fn shares(&mut self, question: &Question<Position>, moves: &[Move]) -> Option<Vec<f32>> {
        let mut sums: Option<Vec<f32>> = None;
        for &mv in moves {
            let Some(logs) = self.logs(question, mv) else {
                continue;
            };
            let sums = sums.get_or_insert_with(|| vec![0.0; logs.len()]);
            for (sum, log) in sums.iter_mut().zip(logs) {
                *sum += log.exp();
            }
        }
        sums
    }

    /// The logarithm of how likely a move is for each whole rank; `None` for a
    /// move that is not legal.
    fn logs(&mut self, question: &Question<Position>, mv: Move) -> Option<Vec<f32>> {
        let position = question.position();
        let size = position.board().size();
        let legal = position.legal_moves(question.past());
        let index = |mv: Move| match mv {
            Move::Place(point) => Features::index(size, point),
            Move::Pass => size.area(),
        };
        if !legal.contains(&mv) {
            return None;
        }
        self.extractor
            .extract(&question.network_input(&legal), &mut self.features);
        let policies = self.net.evaluate_with_human(
            &mut self.scratch,
            &self.features,
            &self.ranks,
            &mut self.output,
        );
        let log = |policy: &Vec<f32>| {
            let logit = |mv: Move| policy.get(index(mv)).copied().unwrap_or(f32::MIN);
            let most = legal.iter().map(|&mv| logit(mv)).fold(f32::MIN, f32::max);
            let sum: f32 = legal.iter().map(|&mv| (logit(mv) - most).exp()).sum();
            logit(mv) - most - sum.ln()
        };
        Some(policies.iter().map(log).collect())
    }
}

impl Default for RankLikelihood {
    fn default() -> Self {
        Self {
            sums: vec![0.0; Rank::whole().len()],
            moves: 0,
        }
    }
}

impl RankLikelihood {
    /// Takes note of a move that the player chose where a question stands. A move
    /// that cannot be read says nothing.
    pub fn add(&mut self, reader: &mut MoveReader, question: &Question<Position>, mv: Move) {
        if let Some(logs) = reader.logs(question, mv) {
            for (sum, log) in self.sums.iter_mut().zip(logs) {
                *sum += log;
            }
            self.moves += 1;
        }
    }

    /// How many moves it has heard of.
    #[must_use]
    pub const fn moves(&self) -> u32 {
        self.moves
    }

    /// The sums of the logarithms, one for each whole rank.
    #[must_use]
    pub fn sums(&self) -> &[f32] {
        &self.sums
    }

    /// How strong the player seems; `None` after too few moves.
    #[must_use]
    pub fn estimate(&self) -> Option<RankEstimate> {
        if self.moves < FEWEST_MOVES {
            return None;
        }
        let weight = 1.0 / (1.0 + self.moves as f32 / SATURATION);
        let logs = || {
            self.sums.iter().enumerate().map(move |(place, sum)| {
                let away = (place as f32 - PRIOR_MEAN) / PRIOR_DEVIATION;
                weight * sum - 0.5 * away * away
            })
        };
        let most = logs().fold(f32::MIN, f32::max);
        let shares: Vec<f32> = logs().map(|log| (log - most).exp()).collect();
        let sum: f32 = shares.iter().sum();
        let mean_of = |of: &dyn Fn(f32) -> f32| -> f32 {
            let places = shares.iter().enumerate();
            places
                .map(|(place, share)| share * of(place as f32))
                .sum::<f32>()
                / sum
        };
        let mean = mean_of(&|place| place);
        let variance = mean_of(&|place| (place - mean) * (place - mean));
        let tenths = (10.0 * mean).round() as i32;
        Some(RankEstimate {
            rank: Rank::from_tenths(Rank::WEAKEST.tenths() + tenths),
            deviation: variance.max(0.0).sqrt(),
        })
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;

    use super::super::human::sample_move;
    use super::super::skill::Sampling;
    use super::*;
    use crate::board::Size;
    use crate::game::History;
    use crate::go::Ruleset;

    /// What the moves of players say who sample the policy of a rank.
    fn played_as(rank: Rank, games: u64) -> Vec<RankEstimate> {
        let sampling = Sampling {
            temperature: 1.0,
            min_probability: 0.0,
            strong_share: 0.0,
            rank: Some(rank),
            reading: None,
        };
        let game = |seed| {
            let start = Position::new(Size::NINE, Ruleset::French.rules());
            let mut reader = MoveReader::new(&start).unwrap();
            let mut rng = SmallRng::seed_from_u64(seed);
            let mut history = History::new(start);
            let mut likelihood = RankLikelihood::default();
            for _ in 0..50 {
                let question = Question::of(&history);
                let sampled = sample_move(&question, sampling, &mut rng).unwrap();
                likelihood.add(&mut reader, &question, sampled.mv);
                history.play(sampled.mv).unwrap();
            }
            likelihood.estimate().unwrap()
        };
        (0..games).map(game).collect()
    }

    #[test]
    fn moves_of_the_weak_are_told_from_moves_of_the_strong() {
        let mean = |rank| {
            let found = played_as(rank, 6);
            found.iter().map(|of| of.rank.tenths()).sum::<i32>() / 6
        };
        let (weak, strong) = (mean(Rank::kyu(18)), mean(Rank::dan(6)));
        assert!(weak + 80 < strong, "{weak} {strong}");
    }

    #[test]
    fn few_moves_say_nothing_and_more_say_more() {
        let mut likelihood = RankLikelihood::default();
        assert_eq!(likelihood.estimate(), None);
        let slope = |place: usize| -(place as f32 - 30.0).powi(2) / 400.0;
        let mut last = f32::MAX;
        for moves in [10, 40, 200] {
            likelihood.moves = moves;
            likelihood.sums = (0..39).map(|place| slope(place) * moves as f32).collect();
            let found = likelihood.estimate().unwrap();
            assert!(found.deviation < last, "{moves}: {found:?}");
            last = found.deviation;
        }
        assert!(last < 4.0);
    }

    #[test]
    fn what_cannot_be_played_says_nothing() {
        let mut history = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
        let mv = Move::Place(crate::board::Point::new(4, 4));
        let mut reader = MoveReader::new(history.position()).unwrap();
        let mut likelihood = RankLikelihood::default();
        likelihood.add(&mut reader, &Question::of(&history), mv);
        history.play(mv).unwrap();
        likelihood.add(&mut reader, &Question::of(&history), mv);
        assert_eq!(likelihood.moves(), 1);
        let five = Size::new(5).unwrap();
        assert!(MoveReader::new(&Position::new(five, Ruleset::French.rules())).is_none());
    }
}
