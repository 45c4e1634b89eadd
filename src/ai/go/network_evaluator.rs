//! Evaluating positions for the search by the network.

use std::cmp::Ordering;

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::evaluator::{Accuracy, Evaluator, FULL_OWNERSHIP, Leaf, LeafStatus, SearchParams};
use super::net::{
    FeatureExtractor, Features, HumanPolicy, Network, NetworkInput, Output, RECENT, Scratch,
    Symmetry, consistent_win_rate, plane, score_deviation,
};
use super::question::effective_komi;
use crate::ai::Question;
use crate::board::{Color, Point, Size};
use crate::game::{Game as _, Rank};
use crate::go::{Move, Position};

/// How many moves of a position get a node; at the root all do.
const MOST_MOVES: usize = 40;
/// The least prior of a tactical move, and of all of them together: enough to be
/// tried once there are some dozens of visits.
const TACTICAL: f32 = 0.01;
const ALL_TACTICAL: f32 = 0.08;
/// The temperature of the root's priors on large boards: what is chosen there is
/// played, so that more is compared.
const ROOT_TEMPERATURE: f32 = 1.25;
/// The most positions that are evaluated at once.
const BATCH: usize = 8;

/// The network as an evaluator of positions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NetworkEvaluator {
    net: &'static Network,
}

/// The buffers that one thread needs to ask the network.
#[derive(Debug)]
pub(crate) struct EvaluatorScratch {
    extractor: FeatureExtractor,
    network: Scratch,
    boards: Vec<Features>,
    /// The boards as the network is shown them: each under a symmetry drawn at
    /// random, so that what it gets wrong for how a position lies is not the same
    /// for all that follows from it.
    turned: Vec<Features>,
    symmetries: Vec<Symmetry>,
    rng: SmallRng,
    outputs: Vec<Output>,
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

impl NetworkEvaluator {
    /// The network, where it was trained on boards of this size.
    pub(crate) fn for_size(size: Size) -> Option<Self> {
        Network::for_size(size).map(|net| Self { net })
    }

    /// Another network than the built-in one.
    pub(crate) const fn of(net: &'static Network) -> Self {
        Self { net }
    }

    /// Evaluates one position, without any search.
    pub(crate) fn evaluate_one(&self, question: &Question<Position>, legal: &[Move]) -> Output {
        let mut features = Features::default();
        FeatureExtractor::default().extract(&question.network_input(legal), &mut features);
        let mut outputs = Vec::new();
        self.net
            .evaluate(&mut Scratch::new(), &[features], &mut outputs);
        let mut output = outputs.pop().unwrap_or_default();
        (output.win, output.lead) = win_and_lead(question.position(), &output);
        output
    }

    /// Evaluates many positions together, whose features these are.
    pub(crate) fn evaluate_all(&self, positions: &[&Position], boards: &[Features]) -> Vec<Output> {
        let mut outputs = Vec::new();
        self.net.evaluate(&mut Scratch::new(), boards, &mut outputs);
        for (position, output) in positions.iter().zip(&mut outputs) {
            (output.win, output.lead) = win_and_lead(position, output);
        }
        outputs
    }

    /// Evaluates one position, and says what people of a rank would play; of any where it is `None`.
    pub(crate) fn evaluate_with_human(
        &self,
        question: &Question<Position>,
        legal: &[Move],
        rank: Option<Rank>,
    ) -> (Output, HumanPolicy) {
        let mut features = Features::default();
        FeatureExtractor::default().extract(&question.network_input(legal), &mut features);
        let mut output = Output::default();
        let mut policies =
            self.net
                .evaluate_with_human(&mut Scratch::new(), &features, &[rank], &mut output);
        (output.win, output.lead) = win_and_lead(question.position(), &output);
        (output, policies.pop().unwrap_or_default())
    }

    /// The lead of the side to play after each of these moves, which are legal.
    pub(crate) fn leads_after(&self, question: &Question<Position>, moves: &[Move]) -> Vec<f32> {
        let mut extractor = FeatureExtractor::default();
        let boards: Vec<Features> = moves
            .iter()
            .map(|&mv| {
                let after = question.after(mv);
                let legal = after.position().legal_moves(after.past());
                let mut features = Features::default();
                extractor.extract(&after.network_input(&legal), &mut features);
                features
            })
            .collect();
        let mut outputs = Vec::new();
        self.net
            .evaluate(&mut Scratch::new(), &boards, &mut outputs);
        outputs.iter().map(|output| -output.lead).collect()
    }

    /// The outputs for the leaves that are to be evaluated, in their order, each
    /// with its features.
    fn outputs<'a>(
        &self,
        scratch: &'a mut EvaluatorScratch,
        leaves: &mut [Leaf],
    ) -> impl Iterator<Item = (&'a Features, &'a Output)> + use<'a> {
        let open = leaves
            .iter()
            .filter(|leaf| leaf.status == LeafStatus::Unevaluated);
        let mut number = 0;
        scratch.turned.clear();
        scratch.symmetries.clear();
        for leaf in open {
            if scratch.boards.len() == number {
                scratch.boards.push(Features::default());
            }
            let input = NetworkInput {
                position: &leaf.position,
                legal: &leaf.legal,
                // Where play has stopped, who passed says nothing about what
                // the stones are worth.
                recent: match leaf.position.is_over() {
                    true => [None; RECENT],
                    false => leaf.recent,
                },
                effective_komi: leaf.effective_komi - leaf.allowance,
            };
            let board = &mut scratch.boards[number];
            scratch.extractor.extract(&input, board);
            // The priors of the root are not left to chance.
            let symmetry = match leaf.keeps_all_moves {
                true => Symmetry::IDENTITY,
                false => Symmetry::ALL[scratch.rng.random_range(0..Symmetry::ALL.len())],
            };
            scratch.turned.push(symmetry.features(board));
            scratch.symmetries.push(symmetry);
            number += 1;
        }
        let EvaluatorScratch {
            network,
            boards,
            symmetries,
            turned,
            outputs,
            ..
        } = scratch;
        self.net.evaluate(network, turned, outputs);
        for ((output, symmetry), board) in outputs.iter_mut().zip(symmetries).zip(&*boards) {
            symmetry.turn_back(board.size, &mut output.policy);
            symmetry.turn_back(board.size, &mut output.ownership);
        }
        boards.iter().zip(&*outputs).take(number)
    }
}

impl EvaluatorScratch {
    fn new(seed: u64) -> Self {
        Self {
            extractor: FeatureExtractor::default(),
            network: Scratch::new(),
            boards: Vec::new(),
            turned: Vec::new(),
            symmetries: Vec::new(),
            rng: SmallRng::seed_from_u64(seed),
            outputs: Vec::new(),
            order: Vec::new(),
        }
    }

    /// The features of the positions that were evaluated last, as they lie.
    pub(super) fn evaluated(&self) -> &[Features] {
        &self.boards[..self.symmetries.len()]
    }
}

impl Evaluator for NetworkEvaluator {
    type Scratch = EvaluatorScratch;

    const ACCURACY: Accuracy = Accuracy::High;

    /// What is random is how each leaf is turned.
    fn scratch(&self, seed: u64) -> EvaluatorScratch {
        EvaluatorScratch::new(seed)
    }

    /// On larger boards the win rate is trusted less: more is tried, and points
    /// count for more. What the policy does not think of is hardly ever good there.
    fn params(&self, size: Size) -> SearchParams {
        let (exploration, lead_weight, fpu_reduction_by_policy) = match is_large(size) {
            false => (0.5, 0.4, 0.12),
            true => (0.85, 0.7, 0.25),
        };
        SearchParams {
            exploration,
            exploration_growth: 0.2,
            rave_equivalence: 1.0,
            lead_weight,
            parent_visits: 4.0,
            fpu_reduction: 0.0,
            fpu_reduction_by_policy,
        }
    }

    /// No more than are computed together: the more leaves are under way, the
    /// less each knows of the others.
    fn batch_size(&self, size: Size) -> usize {
        self.net.boards_together(size).min(BATCH)
    }

    fn visits_before_expansion(&self, _: usize) -> u32 {
        0
    }

    fn evaluate(&self, scratch: &mut EvaluatorScratch, leaves: &mut [Leaf]) {
        let mut order = std::mem::take(&mut scratch.order);
        let outputs = self.outputs(scratch, leaves);
        let open = leaves
            .iter_mut()
            .filter(|leaf| leaf.status == LeafStatus::Unevaluated);
        for (leaf, (features, output)) in open.zip(outputs) {
            set_value(leaf, output);
            if !leaf.moves.is_empty() {
                set_priors(leaf, features, output, &mut order);
            }
        }
        scratch.order = order;
    }
}

/// Boards on which the search is better off with other constants than on 9×9.
/// docs/STRENGTH.md has how they were found.
fn is_large(size: Size) -> bool {
    size.lines() > 10
}

/// The win rate and the lead of the side to play, as far as one allows the other
/// and as the board allows both: nobody can have more than all its points, so
/// that a komi of more than those decides the game.
fn win_and_lead(position: &Position, output: &Output) -> (f32, f32) {
    let whole = position.board().size().area() as f32;
    let to_white = effective_komi(position) as f32 / 2.0;
    let given = match position.to_play() {
        Color::Black => -to_white,
        Color::White => to_white,
    };
    let lead = output.lead.clamp(given - whole, given + whole);
    if given.abs() > whole {
        return (if given > 0.0 { 1.0 } else { 0.0 }, lead);
    }
    let spread = score_deviation(position.board(), &output.ownership);
    let win = consistent_win_rate(output.win.clamp(0.0, 1.0), lead, spread);
    (win, lead)
}

/// Fills in the value and the ownership.
fn set_value(leaf: &mut Leaf, output: &Output) {
    let (win, _) = win_and_lead(&leaf.position, output);
    let (sign, black_win) = match leaf.position.to_play() {
        Color::Black => (1.0, win),
        Color::White => (-1.0, 1.0 - win),
    };
    leaf.evaluation.black_win = black_win;
    let size = leaf.board.size();
    let lead = sign * output.lead * 2.0 - leaf.allowance as f32;
    // Nobody can have more than the whole board: beyond that, leads that differ
    // mean nothing and would be played for.
    let whole = 2.0 * size.area() as f32;
    let komi = leaf.effective_komi as f32;
    leaf.evaluation.black_lead = lead.min(whole - komi).max(-whole - komi);
    for (point, owner) in size.points().zip(&output.ownership) {
        let spot = leaf.board.spot(point);
        leaf.evaluation.owners[spot.index()] = (sign * owner * FULL_OWNERSHIP as f32) as i32;
    }
}

/// Fills in the prior of each move, the most probable first, and removes moves
/// that are not worth a node.
fn set_priors(leaf: &mut Leaf, features: &Features, output: &Output, order: &mut Vec<MoveLogit>) {
    let size = leaf.board.size();
    let temperature = match leaf.keeps_all_moves && is_large(size) {
        true => ROOT_TEMPERATURE,
        false => 1.0,
    };
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
    order.sort_unstable_by(|one, two| two.logit.partial_cmp(&one.logit).unwrap_or(Ordering::Equal));
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
    use crate::board::Vertex;
    use crate::game::{HalfPoints, History};
    use crate::go::testing::board;
    use crate::go::{Ruleset, Setup};

    /// What to play with Black where these stones stand.
    fn question(text: &str) -> Question<Position> {
        let board = board(text);
        let mut history = History::new(Position::new(board.size(), Ruleset::French.rules()));
        let setup = Setup {
            add: *board.stones(),
            to_play: Some(Color::Black),
            ..Setup::default()
        };
        history.arrange(setup).unwrap();
        Question::of(&history)
    }

    /// The network has seen no such komi and may say anything.
    #[test]
    fn a_komi_of_more_than_the_board_decides_the_game() {
        for (komi, black_win) in [(-200, 1.0), (200, 0.0)] {
            let mut rules = Ruleset::French.rules();
            rules.komi = HalfPoints::from_halves(komi);
            let history = History::new(Position::new(Size::NINE, rules));
            let question = Question::of(&history);
            let evaluator = NetworkEvaluator::for_size(Size::NINE).unwrap();
            let legal = question.position().legal_moves(question.past());
            let output = evaluator.evaluate_one(&question, &legal);
            assert_eq!(output.win, black_win);
            assert!((output.lead > 0.0) == (black_win > 0.5), "{}", output.lead);
        }
    }

    #[test]
    fn a_leaf_is_worth_nearly_the_same_however_it_is_turned() {
        let question = question(
            "
            . . . . . . . . .
            . . . . . . . . .
            . . X . . . O . .
            . . X . . . O . .
            . X O O O X O . .
            . X X X . X O . .
            . . . X . X O . .
            . . . X X O . . .
            . . . . . . . . .
            ",
        );
        let position = question.position();
        let size = position.board().size();
        let evaluator = NetworkEvaluator::for_size(size).unwrap();
        let mut leaf = Leaf::new(position);
        leaf.legal = position.legal_moves(question.past());
        leaf.effective_komi = question.effective_komi();
        let mut seen = Vec::new();
        for seed in 0..20 {
            let mut scratch = evaluator.scratch(seed);
            leaf.moves.clone_from(&leaf.legal);
            leaf.status = LeafStatus::Unevaluated;
            evaluator.evaluate(&mut scratch, std::slice::from_mut(&mut leaf));
            let corner = leaf.board.spot(Point::new(0, 8));
            let owner = leaf.evaluation.owners[corner.index()] as f32 / FULL_OWNERSHIP as f32;
            seen.push((leaf.moves[0], leaf.evaluation.black_win, owner));
        }
        let (mv, win, owner) = seen[0];
        for other in &seen {
            assert_eq!(other.0, mv, "{seen:?}");
            assert!((other.1 - win).abs() < 0.1, "{seen:?}");
            assert!((other.2 - owner).abs() < 0.15, "{seen:?}");
        }
        seen.dedup_by_key(|of| of.1);
        assert!(seen.len() > 8, "nothing was turned: {seen:?}");
    }

    /// The tactical moves of Black, by name.
    fn tactical(text: &str) -> Vec<String> {
        let question = question(text);
        let board = question.position().board();
        let size = board.size();
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
