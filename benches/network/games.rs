//! Positions of games that a network plays, for comparing ways to compute it.

// From whoever includes this file, as in `boards.rs`.
use super::random::Dice;
use super::{
    FeatureExtractor, Features, History, Move, Network, NetworkInput, Output, Position, RECENT,
    Ruleset, Scratch, Size,
};

/// At most so many positions from the beginning of a game in which each move is
/// drawn from the policy.
pub(super) fn positions(
    network: &Network,
    scratch: &mut Scratch,
    size: Size,
    most: usize,
    dice: &mut Dice,
) -> Vec<Features> {
    let mut history = History::new(Position::new(size, Ruleset::Chinese.rules()));
    let (mut extractor, mut outputs) = (FeatureExtractor::default(), Vec::new());
    let mut recent = [None; RECENT];
    let mut positions = Vec::new();
    while !history.position().is_over() && positions.len() < most {
        let legal = history.legal_moves();
        let input = NetworkInput {
            position: history.position(),
            legal: &legal,
            recent,
            effective_komi: history.position().komi().halves(),
        };
        let mut features = Features::default();
        extractor.extract(&input, &mut features);
        network.evaluate(scratch, std::slice::from_ref(&features), &mut outputs);
        positions.push(features);
        let Some(mv) = outputs
            .first()
            .and_then(|output| drawn(output, size, &legal, dice))
        else {
            break;
        };
        if history.play(mv).is_err() {
            break;
        }
        recent.rotate_right(1);
        recent[0] = Some(mv);
    }
    positions
}

/// A legal move by its probability in the policy.
fn drawn(output: &Output, size: Size, legal: &[Move], dice: &mut Dice) -> Option<Move> {
    let logit = |mv: Move| match mv {
        Move::Place(point) => output.policy[Features::index(size, point)],
        Move::Pass => output.policy[size.area()],
    };
    let most = legal.iter().map(|&mv| logit(mv)).fold(f32::MIN, f32::max);
    let share = |mv: Move| (logit(mv) - most).exp();
    let sum: f32 = legal.iter().map(|&mv| share(mv)).sum();
    let mut left = (dice.number() + 1.0) / 2.0 * sum;
    legal
        .iter()
        .copied()
        .find(|&mv| {
            left -= share(mv);
            left <= 0.0
        })
        .or_else(|| legal.last().copied())
}

/// How far apart two outputs are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Apart {
    /// The most of any probability of the policy.
    pub(super) policy: f32,
    /// Of the win rate.
    pub(super) win: f32,
    /// Of the lead, in points.
    pub(super) lead: f32,
    /// The most of any point's ownership.
    pub(super) ownership: f32,
    /// Whether their most probable moves differ.
    pub(super) choice: bool,
}

impl Apart {
    /// How far apart they are.
    pub(super) fn of(one: &Output, two: &Output) -> Self {
        let most = |one: &[f32], two: &[f32]| {
            let apart = one.iter().zip(two).map(|(one, two)| (one - two).abs());
            apart.fold(0.0, f32::max)
        };
        Self {
            policy: most(&softmax(&one.policy), &softmax(&two.policy)),
            win: (one.win - two.win).abs(),
            lead: (one.lead - two.lead).abs(),
            ownership: most(&one.ownership, &two.ownership),
            choice: first_choice(&one.policy) != first_choice(&two.policy),
        }
    }
}

fn softmax(logits: &[f32]) -> Vec<f32> {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let shares: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let sum: f32 = shares.iter().sum();
    shares.into_iter().map(|share| share / sum).collect()
}

fn first_choice(logits: &[f32]) -> Option<usize> {
    (0..logits.len()).max_by(|&a, &b| logits[a].total_cmp(&logits[b]))
}
