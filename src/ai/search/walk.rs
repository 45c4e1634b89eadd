//! One way down the tree and back: what a thread of a search does.

use crate::board::Color;
use crate::game::{Game as _, Past};
use crate::go::{DeadStones, Move, PlayoutBoard, Position, SPOTS, Scoring, Snapshot, Spot};

use super::tree::{Gain, Node, NodeId, Tree};
use crate::ai::evaluator::{Ends, Evaluator, Leaf};
use crate::ai::{Purpose, Question};

/// How a search weighs what it knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// How much is tried that has a good prior and few visits.
    pub(super) curiosity: f32,
    /// With how many visits a move's own results count as much as those of
    /// games in which it came later.
    pub(super) amaf_half: f32,
    /// What a large lead is worth beside winning: enough to prefer the move
    /// that wins by more, or loses by less.
    pub(super) lead: f32,
    /// How much worse than its parent a move is taken to be before anyone
    /// looked.
    pub(super) doubt: f32,
}

impl Weights {
    pub(super) const PLAYOUTS: Self = Self {
        curiosity: 0.6,
        amaf_half: 1_500.0,
        lead: 0.06,
        doubt: 0.05,
    };
}

/// Where all ways begin.
#[derive(Debug)]
pub(super) struct Ground {
    board: PlayoutBoard,
    snapshot: Snapshot,
    turns: usize,
    to_play: Color,
    handicap_left: u8,
    last: Option<Spot>,
    passed: bool,
    handed_to_white: i32,
    allowance: i32,
    scoring: Scoring,
    ends: Ends,
}

impl Ground {
    pub(super) fn of(question: &Question, allowance: i32) -> Self {
        let position = question.position();
        let board = PlayoutBoard::of(position);
        let situation = position.situation();
        let rules = position.rules();
        let white = position.komi() + rules.bonus_with(position.handicap());
        let put = |color: Color| {
            let standing = position.board().stones()[color].len() as i32;
            standing + situation.prisoners[color.other()] as i32
        };
        let more = match rules.scoring {
            Scoring::Area => 0,
            Scoring::Territory => put(Color::Black) - put(Color::White),
        };
        let last = question.last_move().map(|(_, mv)| mv);
        Self {
            to_play: position.to_play(),
            handicap_left: situation.handicap_left,
            last: match last {
                Some(Move::Place(point)) => Some(board.spot(point)),
                Some(Move::Pass) | None => None,
            },
            passed: last == Some(Move::Pass),
            handed_to_white: white.halves() + 2 * more,
            allowance,
            scoring: rules.scoring,
            ends: match (rules.dead_stones, question.purpose()) {
                (DeadStones::None, _) | (_, Purpose::Cleanup) => Ends::Counted,
                (DeadStones::Agreed, Purpose::Game) => Ends::PlayedOut,
            },
            snapshot: position.snapshot(),
            turns: question.past().turns(),
            board,
        }
    }

    pub(super) const fn board(&self) -> &PlayoutBoard {
        &self.board
    }

    pub(super) const fn to_play(&self) -> Color {
        self.to_play
    }
}

/// One step of a way.
#[derive(Clone, Copy, Debug)]
struct Step {
    node: NodeId,
    by: Color,
    spot: Option<Spot>,
}

/// A way that was gone down and not yet back up. Its leaf is kept beside it.
#[derive(Debug)]
struct Way {
    steps: Vec<Step>,
    /// Whether its last node gets children on the way back.
    claimed: bool,
}

/// One thread of a search, with everything it needs to itself.
#[derive(Debug)]
pub(super) struct Walker<'a, E: Evaluator> {
    evaluator: &'a E,
    tree: &'a Tree,
    ground: &'a Ground,
    weights: Weights,
    desk: E::Desk,
    past: Past<Position>,
    ways: Vec<Way>,
    leaves: Vec<Leaf>,
    /// Who owned each spot at the end, summed over all verdicts.
    owners: Box<[i32; SPOTS]>,
    verdicts: u32,
}

impl<'a, E: Evaluator> Walker<'a, E> {
    pub(super) fn new(
        evaluator: &'a E,
        tree: &'a Tree,
        ground: &'a Ground,
        weights: Weights,
        question: &Question,
        seed: u64,
    ) -> Self {
        let batch = evaluator.batch().max(1);
        let way = || Way {
            steps: Vec::with_capacity(512),
            claimed: false,
        };
        Self {
            evaluator,
            tree,
            ground,
            weights,
            desk: evaluator.desk(seed),
            past: question.past().clone(),
            ways: (0..batch).map(|_| way()).collect(),
            leaves: (0..batch).map(|_| Leaf::new(question.position())).collect(),
            owners: Box::new([0; SPOTS]),
            verdicts: 0,
        }
    }

    /// Goes down once for each leaf that the evaluator takes at a time, has
    /// them judged, and carries the verdicts back up.
    pub(super) fn walk(&mut self) {
        for index in 0..self.ways.len() {
            self.descend(index);
        }
        self.evaluator.judge(&mut self.desk, &mut self.leaves);
        for index in 0..self.ways.len() {
            self.ascend(index);
        }
    }

    /// The owner of a spot as seen so far: from -1 for White to 1 for Black.
    pub(super) fn owner(&self, spot: Spot) -> f32 {
        self.owners[spot.index()] as f32 / self.verdicts.max(1) as f32
    }

    fn descend(&mut self, index: usize) {
        let (way, leaf) = (&mut self.ways[index], &mut self.leaves[index]);
        let (tree, ground) = (self.tree, self.ground);
        way.steps.clear();
        leaf.begin(&ground.board, ground.to_play, ground.last, ground.allowance);
        let mut handicap_left = ground.handicap_left;
        let mut passes = u32::from(ground.passed);
        let mut here = Tree::ROOT;
        tree.node(here).enter(loss(ground.to_play.other()));
        loop {
            let children = tree.children(here);
            let by = leaf.to_play;
            let Some(place) = best(tree.node(here), children, by, self.weights) else {
                break;
            };
            here = tree.child(here, place);
            let node = tree.node(here);
            node.enter(loss(by));
            let spot = node.spot();
            leaf.play(spot);
            passes = if spot.is_none() { passes + 1 } else { 0 };
            way.steps.push(Step {
                node: here,
                by,
                spot,
            });
            // Black goes on while handicap stones are left.
            handicap_left = handicap_left.saturating_sub(1);
            if handicap_left > 0 {
                leaf.to_play = by;
            }
        }
        leaf.handed_to_white = ground.handed_to_white + more_stones(&way.steps, ground.scoring);
        self.look_around(index, here, passes);
    }

    /// At a leaf: whether the game has ended there, and whether it is time to
    /// look at its moves.
    fn look_around(&mut self, index: usize, here: NodeId, passes: u32) {
        let area = self.ground.board.size().area();
        let before_growth = self.evaluator.visits_before_growth(area);
        let due = self.tree.node(here).visits() > before_growth || here == Tree::ROOT;
        let claimed = due && self.tree.claim(here);
        self.ways[index].claimed = claimed;
        if !claimed && passes < 2 {
            return;
        }
        self.replay(index);
        let leaf = &mut self.leaves[index];
        if leaf.position.is_over() {
            leaf.end(self.ground.ends);
        } else if claimed {
            let by = leaf.to_play;
            let legal = leaf.position.legal_moves(&self.past).into_iter();
            leaf.moves.extend(legal.filter(|&mv| match mv {
                Move::Place(point) => leaf.board.is_sensible(by, leaf.board.spot(point)),
                Move::Pass => true,
            }));
        }
        if claimed && leaf.moves.is_empty() {
            self.tree.disclaim(here);
            self.ways[index].claimed = false;
        }
        self.past.rewind(self.ground.turns);
    }

    /// Brings the position of a leaf to where its way has led, with the past
    /// along it, so that every rule can be asked.
    fn replay(&mut self, index: usize) {
        let (way, leaf) = (&self.ways[index], &mut self.leaves[index]);
        let position = &mut leaf.position;
        position.restore(&self.ground.snapshot);
        for step in &way.steps {
            let mv = match step.spot {
                Some(spot) => Move::Place(leaf.board.point(spot)),
                None => Move::Pass,
            };
            let played = position.force(step.by, mv, &self.past);
            debug_assert!(played.is_ok(), "moves of the tree are on the board");
            self.past.push(position);
        }
    }

    fn ascend(&mut self, index: usize) {
        let tree = self.tree;
        let (way, leaf) = (&self.ways[index], &mut self.leaves[index]);
        let here = way.steps.last().map_or(Tree::ROOT, |step| step.node);
        if way.claimed {
            tree.grow(here, &leaf.board, &leaf.moves, &leaf.priors);
        }
        let verdict = &mut leaf.verdict;
        let gain = Gain {
            black_win: verdict.black_win,
            black_lead: verdict.black_lead,
        };
        if !leaf.ended {
            let spots = leaf.board.spots();
            let sums = self.owners[..spots].iter_mut();
            for (sum, owner) in sums.zip(&verdict.owners[..spots]) {
                *sum += owner;
            }
            self.verdicts += 1;
        } else {
            verdict.first.fill(None);
        }
        for at in (0..way.steps.len()).rev() {
            let step = way.steps[at];
            tree.node(step.node).leave(loss(step.by), gain);
            let parent = match at.checked_sub(1) {
                Some(before) => way.steps[before].node,
                None => Tree::ROOT,
            };
            if let Some(spot) = step.spot {
                verdict.first[spot.index()] = Some(step.by);
            }
            for child in tree.children(parent) {
                if let Some(spot) = child.spot()
                    && verdict.first[spot.index()] == Some(step.by)
                {
                    child.came_later(gain);
                }
            }
        }
        tree.node(Tree::ROOT)
            .leave(loss(self.ground.to_play.other()), gain);
    }
}

/// What the stones played along a way hand to White where stones on the board
/// are worth nothing, in half points.
fn more_stones(steps: &[Step], scoring: Scoring) -> i32 {
    if scoring == Scoring::Area {
        return 0;
    }
    let put = steps.iter().filter(|step| step.spot.is_some());
    put.map(|step| match step.by {
        Color::Black => 2,
        Color::White => -2,
    })
    .sum()
}

/// What Black has of a game that `mover` is taken to have lost.
const fn loss(mover: Color) -> f32 {
    match mover {
        Color::Black => 0.0,
        Color::White => 1.0,
    }
}

/// The place of the child that is most worth a visit.
#[inline]
fn best(parent: &Node, children: &[Node], to_play: Color, weights: Weights) -> Option<usize> {
    let (sign, offset) = match to_play {
        Color::Black => (1.0, 0.0),
        Color::White => (-1.0, 1.0),
    };
    let visits = parent.visits() as f32;
    let curiosity = weights.curiosity * visits.sqrt();
    let unknown = offset + sign * parent.black_win() - weights.doubt;
    let lead_there = parent.black_lead();
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for (place, child) in children.iter().enumerate() {
        let visits = child.visits() as f32;
        let later = child.amaf_visits() as f32;
        let mut value = unknown;
        if later > 0.0 {
            let trust = later / (later + visits + visits * later / weights.amaf_half);
            let amaf = offset + sign * child.amaf_black_win();
            value = trust * amaf + (1.0 - trust) * value;
            if visits > 0.0 {
                let own = offset + sign * child.black_win();
                value = trust * amaf + (1.0 - trust) * own;
            }
        } else if visits > 0.0 {
            value = offset + sign * child.black_win();
        }
        if visits > 0.0 {
            let gain = sign * (child.black_lead() - lead_there);
            value += weights.lead * gain / (20.0 + gain.abs());
        }
        value += curiosity * child.prior() / (1.0 + visits);
        if value > most {
            most = value;
            best = Some(place);
        }
    }
    best
}
