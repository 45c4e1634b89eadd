//! One way down the tree and back: what a thread of a search does.

use crate::board::Color;
use crate::game::{Game as _, Past};
use crate::go::{DeadStones, Move, PlayoutBoard, Position, SPOTS, Scoring, Snapshot, Spot};

use super::tree::{Claim, Gain, Node, NodeId, Tree};
use super::utility::utility;
use crate::ai::evaluator::{Ends, Evaluator, Fate, Leaf, OWNED, Verdicts, Weights};
use crate::ai::net::RECENT;
use crate::ai::{Purpose, Question};

/// How many visits of the root there are for each leaf that is judged at once:
/// with few visits, each should know of the one before.
const VISITS_A_LEAF: u32 = 24;
/// After about how many visits curiosity has grown noticeably.
const MANY_VISITS: f32 = 500.0;

/// For how many visits of the root one more of its moves is tried, however
/// unlikely: what the priors have missed would never be found out otherwise.
const VISITS_A_MOVE: u32 = 16;

/// Where all ways begin.
#[derive(Debug)]
pub(super) struct Ground {
    board: PlayoutBoard,
    snapshot: Snapshot,
    turns: usize,
    to_play: Color,
    handicap_left: u8,
    last: Option<Spot>,
    recent: [Option<Move>; RECENT],
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
        let recent = question.recent();
        Self {
            to_play: position.to_play(),
            handicap_left: situation.handicap_left,
            last: match recent[0] {
                Some(Move::Place(point)) => Some(board.spot(point)),
                Some(Move::Pass) | None => None,
            },
            recent,
            handed_to_white: question.handed_to_white(),
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
            desk: evaluator.desk(seed),
            past: question.past().clone(),
            ways: (0..batch).map(|_| way()).collect(),
            leaves: (0..batch).map(|_| Leaf::new(question.position())).collect(),
            owners: Box::new([0; SPOTS]),
            verdicts: 0,
        }
    }

    /// Goes down once for each leaf that the evaluator takes at a time, fewer
    /// times as long as little is known and not more than `most`, has them
    /// judged, and carries the verdicts back up.
    pub(super) fn walk(&mut self, most: u32) {
        let known = self.tree.node(Tree::ROOT).visits() / VISITS_A_LEAF;
        let number = self.ways.len().min(known.min(most) as usize).max(1);
        for index in 0..number {
            self.descend(index);
        }
        self.evaluator
            .judge(&mut self.desk, &mut self.leaves[..number]);
        for index in 0..number {
            self.ascend(index);
        }
    }

    /// The owner of a spot as seen so far: from -1 for White to 1 for Black.
    pub(super) fn owner(&self, spot: Spot) -> f32 {
        self.owners[spot.index()] as f32 / (self.verdicts.max(1) as f32 * OWNED as f32)
    }

    fn descend(&mut self, index: usize) {
        let (way, leaf) = (&mut self.ways[index], &mut self.leaves[index]);
        let (tree, ground) = (self.tree, self.ground);
        way.steps.clear();
        leaf.begin(&ground.board, ground.to_play, ground.last, ground.allowance);
        let mut handicap_left = ground.handicap_left;
        let mut passes = u32::from(ground.recent[0] == Some(Move::Pass));
        let mut here = Tree::ROOT;
        tree.node(here).enter();
        loop {
            let children = tree.children(here);
            let by = leaf.to_play;
            let widened = match (here == Tree::ROOT, E::VERDICTS) {
                (true, Verdicts::Good) => untried(tree.node(here), children),
                _ => None,
            };
            let best = || best(tree.node(here), children, by, E::WEIGHTS);
            let Some(place) = widened.or_else(best) else {
                break;
            };
            here = tree.child(here, place);
            let node = tree.node(here);
            node.enter();
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
        let due = self.tree.node(here).visits_begun() > before_growth || here == Tree::ROOT;
        let claim = match due {
            true => self.tree.claim(here),
            false => Claim::Refused,
        };
        let claimed = claim == Claim::Mine;
        self.ways[index].claimed = claimed;
        let good = E::VERDICTS == Verdicts::Good;
        if !claimed && passes < 2 {
            if good && claim == Claim::Taken {
                self.leaves[index].fate = Fate::Taken;
                return;
            }
            if !good {
                return;
            }
        }
        self.replay(index);
        let leaf = &mut self.leaves[index];
        leaf.keeps_all = here == Tree::ROOT;
        leaf.legal.clear();
        if leaf.position.is_over() {
            leaf.end(self.ground.ends);
            // Nothing is legal any more, but no ko forbids a point either.
            let empty = leaf.position.board().empty_points();
            leaf.legal.extend(empty.iter().map(Move::Place));
        } else {
            let by = leaf.to_play;
            leaf.legal.extend(leaf.position.legal_moves(&self.past));
            if claimed {
                let board = &leaf.board;
                let sensible = leaf.legal.iter().copied().filter(|&mv| match mv {
                    Move::Place(point) => board.is_sensible(by, board.spot(point)),
                    Move::Pass => true,
                });
                leaf.moves.extend(sensible);
            }
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
        leaf.recent = self.ground.recent;
        for step in &way.steps {
            let mv = match step.spot {
                Some(spot) => Move::Place(leaf.board.point(spot)),
                None => Move::Pass,
            };
            let played = position.force(step.by, mv, &self.past);
            debug_assert!(played.is_ok(), "moves of the tree are on the board");
            self.past.push(position);
            leaf.recent.rotate_right(1);
            leaf.recent[0] = Some(mv);
        }
    }

    fn ascend(&mut self, index: usize) {
        let tree = self.tree;
        let (way, leaf) = (&self.ways[index], &mut self.leaves[index]);
        if leaf.fate == Fate::Taken {
            for step in &way.steps {
                tree.node(step.node).withdraw();
            }
            tree.node(Tree::ROOT).withdraw();
            return;
        }
        let here = way.steps.last().map_or(Tree::ROOT, |step| step.node);
        if way.claimed {
            tree.grow(here, &leaf.board, &leaf.moves, &leaf.priors);
        }
        let gain = Gain {
            black_win: leaf.verdict.black_win,
            black_lead: leaf.verdict.black_lead,
        };
        if leaf.fate == Fate::Open {
            let spots = leaf.board.spots();
            let sums = self.owners[..spots].iter_mut();
            for (sum, owner) in sums.zip(&leaf.verdict.owners[..spots]) {
                *sum += owner;
            }
            self.verdicts += 1;
        } else {
            leaf.verdict.first.fill(None);
        }
        for step in &way.steps {
            tree.node(step.node).leave(gain);
        }
        tree.node(Tree::ROOT).leave(gain);
        if E::VERDICTS == Verdicts::Rough {
            self.tell_siblings(index, gain);
        }
    }

    /// What was played later in a game is good, or bad, for its side earlier
    /// too.
    fn tell_siblings(&mut self, index: usize, gain: Gain) {
        let (way, verdict) = (&self.ways[index], &mut self.leaves[index].verdict);
        for at in (0..way.steps.len()).rev() {
            let step = way.steps[at];
            let parent = match at.checked_sub(1) {
                Some(before) => way.steps[before].node,
                None => Tree::ROOT,
            };
            if let Some(spot) = step.spot {
                verdict.first[spot.index()] = Some(step.by);
            }
            for child in self.tree.children(parent) {
                if let Some(spot) = child.spot()
                    && verdict.first[spot.index()] == Some(step.by)
                {
                    child.came_later(gain);
                }
            }
        }
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

/// The place of the likeliest child without a visit, if the parent has had
/// enough visits to try one more (progressive widening).
fn untried(parent: &Node, children: &[Node]) -> Option<usize> {
    let tried = children
        .iter()
        .filter(|child| child.visits_begun() > 0)
        .count();
    let due = (parent.visits_begun() / VISITS_A_MOVE) as usize;
    if tried >= due.min(children.len()) {
        return None;
    }
    let rest = children.iter().enumerate();
    let rest = rest.filter(|(_, child)| child.visits_begun() == 0);
    let likeliest = rest.max_by(|(_, one), (_, two)| one.prior().total_cmp(&two.prior()));
    likeliest.map(|(place, _)| place)
}

/// The place of the child that is most worth a visit.
#[inline]
fn best(parent: &Node, children: &[Node], to_play: Color, weights: Weights) -> Option<usize> {
    let (sign, offset) = match to_play {
        Color::Black => (1.0, 0.0),
        Color::White => (-1.0, 1.0),
    };
    let visits = parent.visits_begun() as f32;
    let late = weights.late_curiosity * (visits / MANY_VISITS).ln_1p();
    let curiosity = (weights.curiosity + late) * visits.sqrt();
    let here = offset + sign * parent.black_win();
    let unknown = here - doubt(children, weights);
    let known = |visits: f32| visits / (visits + weights.inertia);
    let lead_there = parent.black_lead();
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for (place, child) in children.iter().enumerate() {
        let visits = child.visits_begun() as f32;
        let own = || offset + sign * child.black_win_assuming(loss(to_play));
        let later = child.amaf_visits() as f32;
        let mut value = unknown;
        if later > 0.0 {
            let trust = later / (later + visits + visits * later / weights.amaf_half);
            let amaf = offset + sign * child.amaf_black_win();
            let own = if visits > 0.0 { own() } else { unknown };
            value = trust * amaf + (1.0 - trust) * own;
        } else if visits > 0.0 {
            value = here + (own() - here) * known(visits);
        }
        if child.visits() > 0 {
            let gain = sign * (child.black_lead() - lead_there) * known(visits);
            value = utility(value, gain, weights.lead);
        }
        value += curiosity * child.prior() / (1.0 + visits);
        if value > most {
            most = value;
            best = Some(place);
        }
    }
    best
}

/// How much worse than its parent a move is taken to be that nobody looked at.
fn doubt(children: &[Node], weights: Weights) -> f32 {
    if weights.late_doubt == 0.0 {
        return weights.doubt;
    }
    let looked_at = children.iter().filter(|child| child.visits_begun() > 0);
    let likely: f32 = looked_at.map(Node::prior).sum();
    weights.doubt + weights.late_doubt * likely.sqrt()
}
