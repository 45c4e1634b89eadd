//! What a search asks of whoever can judge positions.

use std::cmp::Ordering;
use std::fmt;

use crate::board::Color;
use crate::go::{Move, PlayoutBoard, Position, SPOTS, Spot};

/// Someone who can judge positions: how likely moves are, who wins and by how
/// much, who will own which point.
pub(crate) trait Evaluator: fmt::Debug + Sync {
    /// What one thread needs to itself for judging.
    type Desk: Send;

    /// A desk for one thread; all its chance comes from the seed.
    fn desk(&self, seed: u64) -> Self::Desk;

    /// How many leaves it likes to be given at once.
    fn batch(&self) -> usize;

    /// How often a position is visited before its moves are looked at. Where a
    /// verdict is cheap and rough several come before; where it is dear and
    /// good, none.
    fn visits_before_growth(&self) -> u32;

    /// Judges leaves: fills in the verdict of each, and the priors of those
    /// that have moves.
    fn judge(&self, desk: &mut Self::Desk, leaves: &mut [Leaf]);
}

/// A position at the end of a way down the tree, and what is thought of it.
#[derive(Debug)]
pub(crate) struct Leaf {
    // The question.
    /// The stones, with simple ko.
    pub(crate) board: PlayoutBoard,
    /// Whose turn it is.
    pub(crate) to_play: Color,
    /// Where the last stone was put; `None` after a pass and at the start.
    pub(crate) last: Option<Spot>,
    /// What White is ahead by besides the area: komi and, where territory is
    /// counted, the stones that Black has played more. In half points.
    pub(crate) handed_to_white: i32,
    /// By how much Black may be behind and is still said to win, in half
    /// points: games with handicap begin out of balance.
    pub(crate) allowance: i32,
    /// The position in full, right only where there are moves.
    pub(crate) position: Position,
    /// The moves that are to get priors; none if nobody asks yet.
    pub(crate) moves: Vec<Move>,

    // The answer.
    /// How likely each of those moves is, all together 1.
    pub(crate) priors: Vec<f32>,
    pub(crate) verdict: Verdict,
}

/// How a position will end, or how one game played on from it ended.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    /// Black's chance to win, from 0 to 1.
    pub(crate) black_win: f32,
    /// Black's lead with everything counted, in half points.
    pub(crate) black_lead: f32,
    /// Who owns each spot: from -1 for White to 1 for Black.
    pub(crate) owners: Box<[i32; SPOTS]>,
    /// Who put the first stone on each spot after the leaf, where someone did:
    /// what is good for a side now is often still good later.
    pub(crate) first: Box<[Option<Color>; SPOTS]>,
}

impl Leaf {
    pub(crate) fn new(position: &Position) -> Self {
        Self {
            board: PlayoutBoard::of(position),
            to_play: Color::Black,
            last: None,
            handed_to_white: 0,
            allowance: 0,
            position: position.clone(),
            moves: Vec::new(),
            priors: Vec::new(),
            verdict: Verdict {
                black_win: 0.5,
                black_lead: 0.0,
                owners: Box::new([0; SPOTS]),
                first: Box::new([None; SPOTS]),
            },
        }
    }
    /// Writes down how the game ended, by Black's lead in half points.
    pub(crate) fn conclude(&mut self, black_lead: i32) {
        self.verdict.black_lead = black_lead as f32;
        self.verdict.black_win = match (black_lead + self.allowance).cmp(&0) {
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 1.0,
        };
    }
}
