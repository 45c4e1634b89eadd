//! Moves that people would play: sampled from the policy with a temperature.

use rand::{Rng, RngExt as _};

use super::absurd::MoveFilter;
use super::net::Features;
use super::network_evaluator::NetworkEvaluator;
use super::resigning::Expectation;
use super::skill::{Reading, Sampling};
use crate::ai::Question;
use crate::game::Game as _;
use crate::go::{Move, PlayoutBoard, Position};

/// How probable the first move has to be for people to see that it has to be
/// played: then the temperature is no higher than 1.
const FORCED: f32 = 0.6;

/// How many moves are played out where consequences are weighed: as many as a
/// player considers, and few enough for a quick answer.
const MOST_READ: usize = 12;

/// A move that was sampled, and what it was chosen in view of.
#[derive(Clone, Debug)]
pub(super) struct SampledMove {
    /// The move: a pass only where nothing else can be played.
    pub(super) mv: Move,
    /// What the side to play expects.
    pub(super) expectation: Expectation,
    /// Whether most people would pass, or have nothing sensible to play.
    pub(super) prefers_pass: bool,
    /// Every move that is not absurd, a pass left out.
    pub(super) plausible: Vec<Move>,
}

/// A move that people might play; `None` on board sizes that the network was not
/// trained on.
pub(super) fn sample_move(
    question: &Question<Position>,
    sampling: Sampling,
    rng: &mut impl Rng,
) -> Option<SampledMove> {
    let position = question.position();
    let size = position.board().size();
    let network = NetworkEvaluator::for_size(size)?;
    let legal = position.legal_moves(question.past());
    let (output, human) = network.evaluate_with_human(question, &legal, sampling.rank);
    let (pass, stones): (Vec<MixedLogit>, Vec<MixedLogit>) =
        logits(question, legal, [&output.policy, &human], sampling)
            .into_iter()
            .partition(|of| of.mv == Move::Pass);
    let highest = |of: &[MixedLogit]| of.iter().map(|of| of.logit).fold(f32::MIN, f32::max);
    let filter = MoveFilter::of(question, &output);
    let plausible: Vec<MixedLogit> = stones
        .iter()
        .copied()
        .filter(|of| match of.mv {
            Move::Place(point) => !filter.is_absurd(point),
            Move::Pass => false,
        })
        .collect();
    let prefers_pass = plausible.is_empty() || highest(&pass) > highest(&stones);
    let moves: Vec<Move> = plausible.iter().map(|of| of.mv).collect();
    let considered = if plausible.is_empty() {
        stones
    } else {
        plausible
    };
    let mut probabilities = probabilities(&considered, sampling);
    if let Some(reading) = sampling.reading {
        weigh(&mut probabilities, network, question, reading);
    }
    let mv = sample(&probabilities, rng).unwrap_or(Move::Pass);
    Some(SampledMove {
        mv,
        expectation: Expectation {
            win: output.win,
            lead: output.lead,
        },
        prefers_pass,
        plausible: moves,
    })
}

/// A move and its logit in the mixture of both policies.
#[derive(Clone, Copy, Debug)]
struct MixedLogit {
    mv: Move,
    logit: f32,
}

/// The logits of all moves that do not fill an eye, out of the strong and the
/// human policy.
fn logits(
    question: &Question<Position>,
    legal: Vec<Move>,
    [strong, human]: [&[f32]; 2],
    sampling: Sampling,
) -> Vec<MixedLogit> {
    let position = question.position();
    let size = position.board().size();
    let board = PlayoutBoard::of(position);
    let by = position.to_play();
    let sensible = legal.into_iter().filter(|&mv| match mv {
        Move::Place(point) => board.is_sensible(by, board.spot(point)),
        Move::Pass => true,
    });
    let logit = |mv| {
        let index = match mv {
            Move::Place(point) => Features::index(size, point),
            Move::Pass => size.area(),
        };
        let of = |logits: &[f32]| logits.get(index).copied().unwrap_or(f32::MIN);
        let logit = (1.0 - sampling.strong_share) * of(human) + sampling.strong_share * of(strong);
        MixedLogit { mv, logit }
    };
    sensible.map(logit).collect()
}

/// The weight of each move that is probable enough.
fn probabilities(considered: &[MixedLogit], sampling: Sampling) -> Vec<(Move, f32)> {
    let logit = || considered.iter().map(|of| of.logit);
    let most = logit().fold(f32::MIN, f32::max);
    let sum: f32 = logit().map(|logit| (logit - most).exp()).sum();
    let temperature = match sum * FORCED <= 1.0 {
        true => sampling.temperature.min(1.0),
        false => sampling.temperature,
    };
    considered
        .iter()
        .filter(|of| of.logit - most >= sampling.min_probability.ln())
        .map(|of| (of.mv, ((of.logit - most) / temperature).exp()))
        .collect()
}

/// Weighs the likelier moves by what they lead to and drops the others.
fn weigh(
    probabilities: &mut Vec<(Move, f32)>,
    network: NetworkEvaluator,
    question: &Question<Position>,
    reading: Reading,
) {
    probabilities.sort_by(|(_, one), (_, two)| two.total_cmp(one));
    probabilities.truncate(MOST_READ);
    if probabilities.len() < 2 {
        return;
    }
    let moves: Vec<Move> = probabilities.iter().map(|&(mv, _)| mv).collect();
    let leads = network.leads_after(question, &moves);
    let best = leads.iter().copied().fold(f32::MIN, f32::max);
    for ((_, share), lead) in probabilities.iter_mut().zip(leads) {
        *share *= ((lead - best) / reading.points).exp();
    }
}

/// Samples one of some moves by their weights.
pub(super) fn sample(probabilities: &[(Move, f32)], rng: &mut impl Rng) -> Option<Move> {
    let sum: f32 = probabilities.iter().map(|&(_, share)| share).sum();
    let mut left = rng.random::<f32>() * sum;
    let hit = probabilities.iter().find(|&&(_, share)| {
        left -= share;
        left <= 0.0
    });
    hit.or(probabilities.last()).map(|&(mv, _)| mv)
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;

    use super::*;
    use crate::board::{Size, Vertex};
    use crate::game::History;
    use crate::go::{Position, Ruleset};

    fn start() -> History<Position> {
        History::new(Position::new(Size::NINE, Ruleset::French.rules()))
    }

    /// Every move that is played in a sampling.
    fn moves(game: &History<Position>, sampling: Sampling) -> Vec<Move> {
        let question = Question::of(game);
        let mut rng = SmallRng::seed_from_u64(3);
        let mut moves: Vec<Move> = (0..60)
            .map(|_| sample_move(&question, sampling, &mut rng).unwrap().mv)
            .collect();
        moves.sort();
        moves.dedup();
        moves
    }

    #[test]
    fn the_more_heat_and_the_less_care_the_more_different_moves() {
        let usual = moves(
            &start(),
            Sampling {
                temperature: 1.0,
                min_probability: 1.0,
                strong_share: 0.0,
                rank: None,
                reading: None,
            },
        );
        assert_eq!(usual.len(), 1, "only the highest is considered");
        let some = moves(
            &start(),
            Sampling {
                temperature: 1.0,
                min_probability: 0.05,
                strong_share: 0.0,
                rank: None,
                reading: None,
            },
        );
        let many = moves(
            &start(),
            Sampling {
                temperature: 3.0,
                min_probability: 0.0001,
                strong_share: 0.0,
                rank: None,
                reading: None,
            },
        );
        assert!(some.contains(&usual[0]) && many.len() > some.len());
    }

    /// What people and what strong players would play most likely.
    fn highest(game: &History<Position>) -> [Move; 2] {
        let question = Question::of(game);
        let legal = question.position().legal_moves(question.past());
        let network = NetworkEvaluator::for_size(Size::NINE).unwrap();
        let (output, human) = network.evaluate_with_human(&question, &legal, None);
        [&human, &output.policy].map(|logits| {
            let of = |mv: &Move| match *mv {
                Move::Place(point) => logits[Features::index(Size::NINE, point)],
                Move::Pass => f32::MIN,
            };
            let best = legal.iter().max_by(|a, b| of(a).total_cmp(&of(b)));
            *best.unwrap()
        })
    }

    #[test]
    fn skill_leads_from_what_people_play_to_what_strong_players_would() {
        let mut game = start();
        let (people, strong) = loop {
            let [people, strong] = highest(&game);
            if people != strong {
                break (people, strong);
            }
            game.play(people).unwrap();
        };
        for (strong_share, wanted) in [(0.0, people), (1.0, strong)] {
            let (temperature, min_probability) = (1.0, 1.0);
            assert_eq!(
                moves(
                    &game,
                    Sampling {
                        temperature,
                        min_probability,
                        strong_share,
                        rank: None,
                        reading: None,
                    }
                ),
                [wanted]
            );
        }
    }

    /// White is to play: four of its stones are in atari and can run.
    fn hanging() -> History<Position> {
        let mut game = start();
        for name in "A9 C3 D5 C4 C5 D3 B4 D4 B3 G7 C2 G6 D2 G8 E3".split(' ') {
            let vertex = Vertex::parse(name, Size::NINE).unwrap();
            game.play(Move::Place(vertex.point())).unwrap();
        }
        game
    }

    #[test]
    fn who_reads_sees_what_a_move_leads_to() {
        let game = hanging();
        let question = Question::of(&game);
        let network = NetworkEvaluator::for_size(Size::NINE).unwrap();
        let place = |name| Move::Place(Vertex::parse(name, Size::NINE).unwrap().point());
        // White saves its stones at E4, or loses them by playing elsewhere.
        let mut weights = vec![(place("E4"), 0.1), (place("J9"), 0.9)];
        let reading = Reading { points: 1.0 };
        weigh(&mut weights, network, &question, reading);
        let of = |name| weights.iter().find(|(mv, _)| *mv == place(name)).unwrap().1;
        assert!(of("E4") > 20.0 * of("J9"), "{weights:?}");
        // Who hardly reads hardly minds.
        let mut weights = vec![(place("E4"), 0.1), (place("J9"), 0.9)];
        weigh(&mut weights, network, &question, Reading { points: 1e6 });
        assert!(weights[0].0 == place("J9") && (weights[0].1 - 0.9).abs() < 1e-3);
    }

    #[test]
    fn on_boards_that_nobody_has_learned_people_have_no_opinion() {
        let five = Size::new(5).unwrap();
        let game = History::new(Position::new(five, Ruleset::French.rules()));
        let sampling = Sampling {
            temperature: 1.0,
            min_probability: 0.1,
            strong_share: 0.0,
            rank: None,
            reading: None,
        };
        let mut rng = SmallRng::seed_from_u64(1);
        assert!(sample_move(&Question::of(&game), sampling, &mut rng).is_none());
    }
}
