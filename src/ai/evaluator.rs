//! What a search asks of whoever can judge positions.

use std::cmp::Ordering;
use std::fmt;

use crate::board::{Color, PointSet};
use crate::game::{Game as _, Outcome};
use crate::go::{Count, Move, PlayoutBoard, Position, SPOTS, Spot};

use super::net::RECENT;

/// Someone who can judge positions: how likely moves are, who wins and by how
/// much, who will own which point.
pub(crate) trait Evaluator: fmt::Debug + Sync {
    /// What one thread needs to itself for judging.
    type Desk: Send;

    /// How good a single verdict is.
    const VERDICTS: Verdicts;
    /// How a search weighs what it is told.
    const WEIGHTS: Weights;

    /// A desk for one thread; all its chance comes from the seed.
    fn desk(&self, seed: u64) -> Self::Desk;

    /// How many leaves it likes to be given at once.
    fn batch(&self) -> usize;

    /// How often a position on a board of so many points is visited before its
    /// moves are looked at. Where a verdict is cheap and rough several come
    /// before; where it is dear and good, none.
    fn visits_before_growth(&self, area: usize) -> u32;

    /// Judges the leaves that want it: fills in the verdict of each, and the
    /// priors of those that have moves. Moves that are not worth a thought may
    /// be taken out.
    fn judge(&self, desk: &mut Self::Desk, leaves: &mut [Leaf]);
}

/// How good single verdicts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdicts {
    /// Rough: one means little, and what was played later in a game says
    /// something about the moves before.
    Rough,
    /// Good: one is enough to look at the moves of a position, and nothing is
    /// judged twice.
    Good,
}

/// How a search weighs what it knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    /// How much is tried that has a good prior and few visits.
    pub(crate) curiosity: f32,
    /// How much more of that when there were very many visits.
    pub(crate) late_curiosity: f32,
    /// With how many visits a move's own results count as much as those of
    /// games in which it came later.
    pub(crate) amaf_half: f32,
    /// What a large lead is worth beside winning: enough to prefer the move
    /// that wins by more, or loses by less.
    pub(crate) lead: f32,
    /// For how many visits the value of the parent counts in that of a child:
    /// a few verdicts that are off by chance should not outweigh the priors.
    pub(crate) inertia: f32,
    /// How much worse than its parent a move is taken to be before anyone
    /// looked.
    pub(crate) doubt: f32,
    /// How much worse still when all likely moves were looked at.
    pub(crate) late_doubt: f32,
}

/// How a game is judged that two passes have stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ends {
    /// What is dead will be agreed on: as if play went on.
    PlayedOut,
    /// Every stone on the board is alive.
    Counted,
}

/// What a spot counts that is owned for certain.
pub(crate) const OWNED: i32 = 256;

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
    /// The last moves, the last one first.
    pub(crate) recent: [Option<Move>; RECENT],
    /// The position in full: right where there are moves, and where verdicts
    /// are good.
    pub(crate) position: Position,
    /// The legal moves of that position, where it is right.
    pub(crate) legal: Vec<Move>,
    /// The moves that are to get priors; none if nobody asks yet.
    pub(crate) moves: Vec<Move>,
    /// Whether all of them are to be kept.
    pub(crate) keeps_all: bool,
    /// What is to be done with it.
    pub(crate) fate: Fate,

    // The answer.
    /// How likely each of those moves is, all together 1.
    pub(crate) priors: Vec<f32>,
    pub(crate) verdict: Verdict,
}

/// What is to be done with a leaf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Someone has to judge it.
    Open,
    /// The game has ended there, and the verdict is the rules' own.
    Ended,
    /// Somebody else is at it: the visit is taken back.
    Taken,
}

/// How a position will end, or how one game played on from it ended.
#[derive(Clone, Debug)]
pub(crate) struct Verdict {
    /// Black's chance to win, from 0 to 1.
    pub(crate) black_win: f32,
    /// Black's lead with everything counted, in half points.
    pub(crate) black_lead: f32,
    /// Who owns each spot: from -[`OWNED`] for White to that for Black.
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
            recent: [None; RECENT],
            position: position.clone(),
            legal: Vec::new(),
            moves: Vec::new(),
            keeps_all: false,
            fate: Fate::Open,
            priors: Vec::new(),
            verdict: Verdict {
                black_win: 0.5,
                black_lead: 0.0,
                owners: Box::new([0; SPOTS]),
                first: Box::new([None; SPOTS]),
            },
        }
    }
    /// Puts it where a way begins.
    pub(crate) fn begin(
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
        self.fate = Fate::Open;
    }

    /// Goes one move further; `None` is a pass.
    pub(crate) fn play(&mut self, spot: Option<Spot>) {
        match spot {
            Some(spot) => self.board.put_at(self.to_play, spot),
            None => self.board.pass(),
        }
        self.last = spot;
        self.to_play = self.to_play.other();
    }

    /// Judges a position in which play has stopped, as far as the rules can.
    pub(crate) fn end(&mut self, ends: Ends) {
        let void = self.position.outcome() == Some(Outcome::NoResult);
        if !void && ends == Ends::PlayedOut {
            return;
        }
        let count = Count::of(&self.position, &PointSet::EMPTY);
        let total = |color| count.parts(color).total;
        self.conclude((total(Color::Black) - total(Color::White)).halves());
        if void {
            self.verdict.black_win = 0.5;
        }
        self.fate = Fate::Ended;
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
