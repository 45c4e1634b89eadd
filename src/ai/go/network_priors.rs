//! Priors by the network's policy.

use std::cmp::Ordering;

use super::evaluator::Leaf;
use super::net::{Features, Output, plane};
use crate::board::{Point, Size};
use crate::go::Move;

/// How many moves of a position get a node; at the root all do.
const MOST_MOVES: usize = 40;
/// The least prior of a tactical move, and of all of them together: enough to be
/// tried once there are some dozens of visits.
const TACTICAL: f32 = 0.01;
const ALL_TACTICAL: f32 = 0.08;

/// Gives moves their priors; keeps its buffer from one position to the next.
#[derive(Debug, Default)]
pub(super) struct NetworkPriors {
    order: Vec<MoveLogit>,
}

/// A move and its logit in the policy.
#[derive(Clone, Copy, Debug)]
struct MoveLogit {
    logit: f32,
    mv: Move,
    /// Whether it captures, saves, or catches something.
    tactical: bool,
}

impl NetworkPriors {
    /// Fills in the prior of each move of a leaf, the most probable first, and
    /// removes moves that are not worth a node.
    pub(super) fn fill(
        &mut self,
        leaf: &mut Leaf,
        features: &Features,
        output: &Output,
        temperature: f32,
    ) {
        let size = leaf.board.size();
        let order = &mut self.order;
        order.clear();
        order.extend(leaf.moves.iter().map(|&mv| {
            let (index, tactical) = match mv {
                Move::Place(point) => (
                    Features::index(size, point),
                    is_tactical(features, size, point),
                ),
                Move::Pass => (size.area(), false),
            };
            let logit = output.policy.get(index).copied().unwrap_or(f32::MIN);
            MoveLogit {
                logit: logit / temperature,
                mv,
                tactical,
            }
        }));
        raise_tactical(order);
        order.sort_unstable_by(|one, two| {
            two.logit.partial_cmp(&one.logit).unwrap_or(Ordering::Equal)
        });
        if !leaf.keeps_all_moves {
            order.truncate(MOST_MOVES);
        }
        let most = order.first().map_or(0.0, |first| first.logit);
        let sum: f32 = order.iter().map(|of| (of.logit - most).exp()).sum();
        leaf.moves.clear();
        leaf.priors.clear();
        for of in order.iter() {
            leaf.moves.push(of.mv);
            leaf.priors.push((of.logit - most).exp() / sum);
        }
    }
}

/// Makes tactical moves probable enough to be tried: the network overlooks some
/// that a board can simply be asked about.
fn raise_tactical(order: &mut [MoveLogit]) {
    let number = order.iter().filter(|of| of.tactical).count();
    let most = order.iter().map(|of| of.logit).fold(f32::MIN, f32::max);
    let sum: f32 = order.iter().map(|of| (of.logit - most).exp()).sum();
    let share = TACTICAL.min(ALL_TACTICAL / number.max(1) as f32);
    let least = most + (share * sum).ln();
    for of in order.iter_mut().filter(|of| of.tactical) {
        of.logit = of.logit.max(least);
    }
}

/// Whether a stone captures, saves a chain in atari that can get away, or
/// begins a ladder that works.
fn is_tactical(features: &Features, size: Size, point: Point) -> bool {
    let at = |point| {
        let place = Features::index(size, point);
        features.points.get(place).copied().unwrap_or(0)
    };
    let [atari, ..] = plane::LIBERTIES;
    let has = |bits: u16, wanted: u16| bits & wanted == wanted;
    let gains = |near: Point| {
        let bits = at(near);
        let captures = has(bits, plane::OTHER | atari);
        let saves = has(bits, plane::OWN | atari) && bits & plane::LADDERED == 0;
        captures || saves
    };
    at(point) & plane::LADDER_MOVE != 0 || size.neighbours(point).into_iter().any(gains)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Question;
    use crate::ai::go::net::FeatureExtractor;
    use crate::board::{Color, Vertex};
    use crate::game::{Game as _, History};
    use crate::go::testing::board;
    use crate::go::{Position, Ruleset, Setup};

    /// The tactical moves of Black, by name.
    fn tactical(text: &str) -> Vec<String> {
        let board = board(text);
        let size = board.size();
        let mut history = History::new(Position::new(size, Ruleset::French.rules()));
        let setup = Setup {
            add: *board.stones(),
            to_play: Some(Color::Black),
            ..Setup::default()
        };
        history.arrange(setup).unwrap();
        let question = Question::of(&history);
        let legal = question.position().legal_moves(question.past());
        let input = question.network_input(&legal);
        let mut features = Features::default();
        FeatureExtractor::default().extract(&input, &mut features);
        let empty = board.empty_points();
        let found = empty.iter().filter(|&of| is_tactical(&features, size, of));
        let names = found.map(|of| Vertex::new(of, size).unwrap().to_string());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }

    #[test]
    fn captures_escapes_and_ladders_are_tactical() {
        let text = "
            . . . . . . .
            . . . X O . .
            . . X O . . .
            . . . X . . .
            . . . . . O .
            . . . . O X .
            . . . . . O .
        ";
        // C5 and D6, D4 leave D5 one liberty: E5 takes it. G2 runs, in vain or
        // not; what cannot be saved is not tried.
        let found = tactical(text);
        assert!(found.contains(&"E5".to_owned()), "{found:?}");
        assert!(!found.contains(&"A1".to_owned()), "{found:?}");
    }

    #[test]
    fn a_tactical_move_is_tried_however_unlikely_it_seems() {
        let of = |logit, tactical| MoveLogit {
            logit,
            mv: Move::Pass,
            tactical,
        };
        let mut order = vec![of(5.0, false), of(-20.0, true), of(-20.0, false)];
        raise_tactical(&mut order);
        let share = |of: &MoveLogit| (of.logit - 5.0).exp();
        assert!((share(&order[1]) - TACTICAL).abs() < 1e-4);
        assert_eq!(order[2].logit, -20.0);
        // Many of them do not drown the rest.
        let mut many = vec![of(-20.0, true); 50];
        many.push(of(5.0, false));
        raise_tactical(&mut many);
        let sum: f32 = many[..50].iter().map(share).sum();
        assert!(sum <= ALL_TACTICAL + 1e-3, "{sum}");
    }
}
