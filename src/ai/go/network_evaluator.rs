//! Evaluating positions for the search by the network.

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::effective_komi::effective_komi;
use super::evaluator::{Accuracy, Evaluator, FULL_OWNERSHIP, Leaf, LeafStatus, SearchParams};
use super::net::{
    FeatureExtractor, Features, HumanPolicy, Network, NetworkInput, Output, RECENT, Scratch,
    Symmetry, win_and_lead,
};
use super::network_priors::NetworkPriors;
use crate::ai::Question;
use crate::board::{Color, Size};
use crate::game::{Game as _, Rank};
use crate::go::{Move, Position};

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
    priors: NetworkPriors,
}

impl NetworkEvaluator {
    /// The network, where it was trained on boards of this size.
    pub(crate) fn for_size(size: Size) -> Option<Self> {
        Network::for_size(size).map(|net| Self { net })
    }

    /// Any network, instead of the one that is part of the program.
    pub(crate) const fn of(net: &'static Network) -> Self {
        Self { net }
    }

    /// Whether it is the same network.
    pub(crate) fn is(self, other: Self) -> bool {
        std::ptr::eq(self.net, other.net)
    }

    /// Evaluates one position, without any search.
    pub(crate) fn evaluate_one(&self, question: &Question<Position>, legal: &[Move]) -> Output {
        let mut features = Features::default();
        FeatureExtractor::default().extract(&question.network_input(legal), &mut features);
        let mut outputs = Vec::new();
        self.net
            .evaluate(&mut Scratch::new(), &[features], &mut outputs);
        let mut output = outputs.pop().unwrap_or_default();
        make_consistent(question.position(), &mut output);
        output
    }

    /// Evaluates many positions together, whose features these are.
    pub(crate) fn evaluate_all(&self, positions: &[&Position], boards: &[Features]) -> Vec<Output> {
        let mut outputs = Vec::new();
        self.net.evaluate(&mut Scratch::new(), boards, &mut outputs);
        for (position, output) in positions.iter().zip(&mut outputs) {
            make_consistent(position, output);
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
        make_consistent(question.position(), &mut output);
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
            priors: NetworkPriors::default(),
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
        let mut priors = std::mem::take(&mut scratch.priors);
        let outputs = self.outputs(scratch, leaves);
        let open = leaves
            .iter_mut()
            .filter(|leaf| leaf.status == LeafStatus::Unevaluated);
        for (leaf, (features, output)) in open.zip(outputs) {
            set_value(leaf, output);
            if !leaf.moves.is_empty() {
                let temperature = temperature(leaf);
                priors.fill(leaf, features, output, temperature);
            }
        }
        scratch.priors = priors;
    }
}

/// Boards on which the search is better off with other constants than on 9×9.
/// docs/STRENGTH.md has how they were found.
fn is_large(size: Size) -> bool {
    size.lines() > 10
}

/// The temperature of the priors of a leaf.
fn temperature(leaf: &Leaf) -> f32 {
    match leaf.keeps_all_moves && is_large(leaf.board.size()) {
        true => ROOT_TEMPERATURE,
        false => 1.0,
    }
}

/// Leaves no more of win rate and lead than one allows the other and the board
/// both.
fn make_consistent(position: &Position, output: &mut Output) {
    (output.win, output.lead) = win_and_lead(position, effective_komi(position), output);
}

/// Fills in the value and the ownership.
fn set_value(leaf: &mut Leaf, output: &Output) {
    let (win, _) = win_and_lead(&leaf.position, leaf.effective_komi, output);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
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
        let (mut seen, mut favorite) = (Vec::new(), None);
        for seed in 0..20 {
            let mut scratch = evaluator.scratch(seed);
            leaf.moves.clone_from(&leaf.legal);
            leaf.status = LeafStatus::Unevaluated;
            evaluator.evaluate(&mut scratch, std::slice::from_mut(&mut leaf));
            let corner = leaf.board.spot(Point::new(0, 8));
            let owner = leaf.evaluation.owners[corner.index()] as f32 / FULL_OWNERSHIP as f32;
            // Of two moves that are as good, another may come first each time.
            let likeliest = *favorite.get_or_insert(leaf.moves[0]);
            let place = leaf.moves.iter().position(|&mv| mv == likeliest).unwrap();
            let share = leaf.priors[place] / leaf.priors[0];
            seen.push((share, leaf.evaluation.black_win, owner));
        }
        let (_, win, owner) = seen[0];
        for other in &seen {
            assert!(other.0 > 0.3, "{seen:?}");
            assert!((other.1 - win).abs() < 0.1, "{seen:?}");
            assert!((other.2 - owner).abs() < 0.15, "{seen:?}");
        }
        seen.dedup_by_key(|of| of.1);
        assert!(seen.len() > 8, "nothing was turned: {seen:?}");
    }
}
