//! What the tree search asks of an evaluator of positions.

use std::cmp::Ordering;
use std::fmt;

use crate::board::{Color, PointSet, Size};
use crate::game::{Game as _, Outcome};
use crate::go::{Count, Move, PlayoutBoard, Position, SPOTS, Spot};

use super::net::RECENT;

/// Evaluates leaves of the search tree: the policy (a prior for each move), the
/// value (win rate and lead), and who will own which point.
pub(crate) trait Evaluator: fmt::Debug + Sync {
    /// The buffers that one thread needs to itself.
    type Scratch: Send;

    /// How much a single evaluation can be trusted.
    const ACCURACY: Accuracy;

    /// Buffers for one thread; all its random numbers come from the seed.
    fn scratch(&self, seed: u64) -> Self::Scratch;

    /// How a search on a board of this size weighs what it is told.
    fn params(&self, size: Size) -> SearchParams;

    /// How many leaves on a board of this size it prefers to evaluate at once.
    fn batch_size(&self, size: Size) -> usize;

    /// How many visits a node on a board of so many points has before it is
    /// expanded: several where evaluations are cheap and noisy, none where they
    /// are expensive and accurate.
    fn visits_before_expansion(&self, area: usize) -> u32;

    /// Evaluates the leaves that are [`LeafStatus::Unevaluated`]: fills in the
    /// evaluation of each, and the priors of those that have moves. Moves that
    /// are not worth a node may be removed.
    fn evaluate(&self, scratch: &mut Self::Scratch, leaves: &mut [Leaf]);
}

/// How much single evaluations can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Accuracy {
    /// Noisy, as a single playout is: one means little, and the moves played
    /// later in it say something about their siblings in the tree (AMAF).
    Noisy,
    /// High, as the network's is: one is enough to expand a node, and no
    /// position is evaluated twice.
    High,
}

/// The parameters of the tree search: PUCT, first play urgency and RAVE.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SearchParams {
    /// The exploration constant of PUCT: how much is tried that has a high
    /// prior and few visits.
    pub(crate) exploration: f32,
    /// How much it grows with the logarithm of the visits.
    pub(crate) exploration_growth: f32,
    /// The RAVE equivalence: with how many visits a move's own results count as
    /// much as its AMAF results.
    pub(crate) rave_equivalence: f32,
    /// What a large lead is worth beside winning: enough to prefer the move
    /// that wins by more, or loses by less.
    pub(crate) lead_weight: f32,
    /// For how many visits the value of the parent counts in that of a child:
    /// a few evaluations that are off by chance should not outweigh the priors.
    pub(crate) parent_visits: f32,
    /// First play urgency (FPU): how much worse than its parent an unvisited
    /// move is taken to be.
    pub(crate) fpu_reduction: f32,
    /// How much worse still once all probable moves have been visited.
    pub(crate) fpu_reduction_by_policy: f32,
}

/// How a game is scored that two passes have ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EndScoring {
    /// Dead stones will be agreed on: as if play went on.
    PlayedOut,
    /// Every stone on the board is alive.
    AllAlive,
}

/// The ownership of a spot that belongs to Black for certain.
pub(crate) const FULL_OWNERSHIP: i32 = 256;

/// A position at the end of a path down the tree, and what is thought of it.
#[derive(Debug)]
pub(crate) struct Leaf {
    // What is asked.
    /// The stones, with simple ko.
    pub(crate) board: PlayoutBoard,
    /// Whose turn it is.
    pub(crate) to_play: Color,
    /// Where the last stone was put; `None` after a pass and at the start.
    pub(crate) last: Option<Spot>,
    /// What White gets besides its area: komi and, under territory scoring, a
    /// point for every stone that Black has played more. In half points.
    pub(crate) effective_komi: i32,
    /// By how much Black may be behind and is still said to win, in half
    /// points: games with handicap begin out of balance.
    pub(crate) allowance: i32,
    /// The last moves, the latest first.
    pub(crate) recent: [Option<Move>; RECENT],
    /// The position in full: valid where there are moves, and where
    /// evaluations are accurate.
    pub(crate) position: Position,
    /// The legal moves of that position, where it is valid.
    pub(crate) legal: Vec<Move>,
    /// The moves that are to get priors; none if the node is not expanded.
    pub(crate) moves: Vec<Move>,
    /// Whether all of them get a node, however improbable.
    pub(crate) keeps_all_moves: bool,
    /// Whether it needs an evaluation.
    pub(crate) status: LeafStatus,

    // What is answered.
    /// The prior of each of those moves, all together 1.
    pub(crate) priors: Vec<f32>,
    pub(crate) evaluation: Evaluation,
}

/// Whether a leaf needs an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeafStatus {
    /// It has to be evaluated.
    Unevaluated,
    /// The game has ended there, and the rules have evaluated it.
    Terminal,
    /// Another thread is evaluating the same node: the visit is taken back.
    Collision,
}

/// The value and the ownership of a position, expected or played out.
#[derive(Clone, Debug)]
pub(crate) struct Evaluation {
    /// Black's win rate, from 0 to 1.
    pub(crate) black_win: f32,
    /// Black's lead with everything counted, in half points.
    pub(crate) black_lead: f32,
    /// Who owns each spot: from -[`FULL_OWNERSHIP`] for White to that for Black.
    pub(crate) owners: Box<[i32; SPOTS]>,
    /// Who put the first stone on each spot after the leaf, where someone did:
    /// what AMAF counts.
    pub(crate) first_stones: Box<[Option<Color>; SPOTS]>,
}

impl Leaf {
    pub(crate) fn new(position: &Position) -> Self {
        Self {
            board: PlayoutBoard::of(position),
            to_play: Color::Black,
            last: None,
            effective_komi: 0,
            allowance: 0,
            recent: [None; RECENT],
            position: position.clone(),
            legal: Vec::new(),
            moves: Vec::new(),
            keeps_all_moves: false,
            status: LeafStatus::Unevaluated,
            priors: Vec::new(),
            evaluation: Evaluation {
                black_win: 0.5,
                black_lead: 0.0,
                owners: Box::new([0; SPOTS]),
                first_stones: Box::new([None; SPOTS]),
            },
        }
    }

    /// Takes it back to where all paths begin.
    pub(crate) fn reset(
        &mut self,
        board: &PlayoutBoard,
        to_play: Color,
        last: Option<Spot>,
        allowance: i32,
    ) {
        self.board.copy_from(board);
        self.to_play = to_play;
        self.last = last;
        self.allowance = allowance;
        self.moves.clear();
        self.status = LeafStatus::Unevaluated;
    }

    /// Plays one move; `None` is a pass.
    pub(crate) fn play(&mut self, spot: Option<Spot>) {
        match spot {
            Some(spot) => self.board.put_at(self.to_play, spot),
            None => self.board.pass(),
        }
        self.last = spot;
        self.to_play = self.to_play.other();
    }

    /// Scores a position in which the game has ended, as far as the rules can.
    pub(crate) fn score_end(&mut self, scoring: EndScoring) {
        let void = self.position.outcome() == Some(Outcome::NoResult);
        if !void && scoring == EndScoring::PlayedOut {
            return;
        }
        let count = Count::of(&self.position, &PointSet::EMPTY);
        let total = |color| count.parts(color).total;
        self.set_result((total(Color::Black) - total(Color::White)).halves());
        if void {
            self.evaluation.black_win = 0.5;
        }
        self.status = LeafStatus::Terminal;
    }

    /// Writes down the result of a game, as Black's lead in half points.
    pub(crate) fn set_result(&mut self, black_lead: i32) {
        self.evaluation.black_lead = black_lead as f32;
        self.evaluation.black_win = match (black_lead + self.allowance).cmp(&0) {
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 1.0,
        };
    }
}
