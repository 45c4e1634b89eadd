//! Looking ahead: Monte-Carlo tree search.
//!
//! Again and again a way is gone down the tree to a position that was hardly
//! looked at (`walk.rs`), someone judges that position (`evaluator.rs`), and
//! the verdict is carried back up. Moves that do well are looked at more often.
//! Threads share one tree (`tree.rs`) and keep out of each other's way by
//! taking a visit for lost until its verdict is there (virtual loss).

mod searcher;
mod tree;
mod utility;
mod walk;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::board::{Color, Grid};
use crate::game::Game as _;
use crate::go::Move;

use super::evaluator::{Evaluator, Verdicts, Weights};
use super::{Candidate, Question, Report, Stop};
pub(super) use searcher::Searcher;
use tree::{Node, NodeId, Tree};
use utility::{utility, utility_error};
use walk::{Ground, Walker};

/// The most nodes of a tree: some 250 megabytes.
const MOST_NODES: u32 = 4_000_000;
/// The most visits of a root: an analysis that is left alone for days ends
/// before anything that is counted overflows.
const MOST_VISITS: u32 = 1 << 30;
/// How many moves of an expected line are told.
const LONGEST_LINE: usize = 12;
/// How many ways are gone between two looks at the clock of reports, and at
/// whether anything can still change, where verdicts are rough and quick.
const WAYS_BETWEEN_LOOKS: u32 = 16;
const WAYS_BETWEEN_THOUGHTS: u32 = 64;
/// Which share of the visits of the first move another needs to be preferred
/// for being surer.
const ENOUGH_VISITS: f32 = 0.15;
/// How many standard errors below its mean the lower confidence bound of a
/// move lies. Many, because visits are not independent samples: with fewer,
/// a move with a handful of lucky visits overtakes the one that was searched.
const ERRORS_BELOW: f32 = 5.0;
/// How likely a pass is at least taken to be where it is weighed.
const WEIGHED_PASS: f32 = 0.3;

/// What ends a search.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Limits {
    pub(super) time: Option<Duration>,
    pub(super) visits: Option<u32>,
    /// Whether a move is being chosen: then it ends when nothing can change the
    /// choice any more, and nothing is remembered that took more visits than
    /// this choice may.
    pub(super) choosing: bool,
}

/// How a search is run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crew {
    pub(super) threads: usize,
    pub(super) seed: u64,
    /// By how much Black may be behind and is still said to win, in half
    /// points.
    pub(super) allowance: i32,
    /// How much is to be found out about a pass.
    pub(super) passing: Passing,
}

/// How a search looks at the pass of the side to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Passing {
    /// As any other move.
    #[default]
    Ordinary,
    /// Often enough to compare it with the best move.
    Weighed,
}

/// A search with what it remembers of the positions before.
#[derive(Debug)]
pub(super) struct Search<E> {
    evaluator: E,
    memory: Option<Memory>,
}

/// The tree of the last search, and what it was about.
#[derive(Debug)]
struct Memory {
    tree: Tree,
    question: Question,
    /// Whether Black had to be ahead by more than a little to have won.
    shifted: bool,
}

impl<E: Evaluator> Search<E> {
    pub(super) const fn new(evaluator: E) -> Self {
        Self {
            evaluator,
            memory: None,
        }
    }

    /// Thinks about a position in which play goes on, until a limit is reached
    /// or the stop sign is given, and tells every so often what it has found.
    pub(super) fn run(
        &mut self,
        question: &Question,
        crew: Crew,
        limits: Limits,
        stop: &Stop,
        every: Option<Duration>,
        tell: &mut dyn FnMut(Report),
    ) -> Report {
        let begun = Instant::now();
        let shifted = crew.allowance != 0;
        let ground = Ground::of(question, crew.allowance);
        let tree = self.recall(question, &ground, shifted, limits, stop);
        let done = AtomicBool::new(false);
        let walker = |thread: u64| {
            let seed = crew.seed.wrapping_add(thread.wrapping_mul(0x9E37_79B9));
            Walker::new(&self.evaluator, &tree, &ground, question, seed)
        };
        // The root has its moves before anyone else comes: who is stopped at
        // once would otherwise have none to answer with.
        let mut first = walker(0);
        first.walk(1);
        if crew.passing == Passing::Weighed {
            tree.raise_pass(WEIGHED_PASS);
        }
        thread::scope(|scope| {
            for thread in 1..crew.threads.max(1) as u64 {
                let (done, walker) = (&done, &walker);
                let work = move || {
                    let mut walker = walker(thread);
                    while !done.load(Ordering::Relaxed) && !stop.is_given() {
                        walker.walk(MOST_VISITS);
                    }
                };
                // Where the system has no thread left, fewer look ahead.
                let builder = thread::Builder::new().name("search".to_owned());
                let _ = builder.spawn_scoped(scope, work);
            }
            let mut watch = Watch::new(begun, limits, every, E::VERDICTS);
            while !stop.is_given() && !watch.is_over(&tree) {
                if watch.wants_report() {
                    tell(report(&tree, &ground, &first));
                }
                first.walk(watch.visits_left(&tree));
            }
            done.store(true, Ordering::Relaxed);
        });
        // Every thread has brought home what it was at.
        let report = report(&tree, &ground, &first);
        self.memory = Some(Memory {
            tree,
            question: question.clone(),
            shifted,
        });
        report
    }

    /// The tree of the last search from this position on, if it led here and
    /// meant the same by winning.
    fn recall(
        &mut self,
        question: &Question,
        ground: &Ground,
        shifted: bool,
        limits: Limits,
        stop: &Stop,
    ) -> Tree {
        let most = limits.visits.filter(|_| limits.choosing);
        let found = self.memory.take().and_then(|memory| {
            let here = memory.find(question)?;
            let visits = memory.tree.node(here).visits();
            if memory.shifted != shifted || most.is_some_and(|most| visits > most) {
                return None;
            }
            if here == Tree::ROOT {
                return Some(memory.tree);
            }
            let tree = memory.tree.below(here, MOST_NODES, stop);
            tree.widen_root(ground.board(), &sensible_moves(question, ground));
            Some(tree)
        });
        found.unwrap_or_else(|| Tree::new(MOST_NODES))
    }
}

impl Memory {
    /// The node of a position that came out of the one remembered.
    fn find(&self, question: &Question) -> Option<NodeId> {
        let before = &self.question;
        let since = question.moves().strip_prefix(before.moves())?;
        let turns = before.past().turns();
        let same = question.past().after(0) == before.past().after(0)
            && question.past().after(turns) == before.past().after(turns)
            && question.position().rules() == before.position().rules()
            && question.position().handicap() == before.position().handicap()
            && question.purpose() == before.purpose();
        if !same {
            return None;
        }
        let ground = Ground::of(before, 0);
        let mut here = Tree::ROOT;
        let mut to_play = before.position().to_play();
        let mut handicap_left = before.position().situation().handicap_left;
        for turn in since {
            // The tree has one side's moves only; files may have the other's.
            let (_, mv) = (*turn).filter(|&(by, _)| by == to_play)?;
            handicap_left = handicap_left.saturating_sub(1);
            if handicap_left == 0 {
                to_play = to_play.other();
            }
            let spot = match mv {
                Move::Place(point) => Some(ground.board().spot(point)),
                Move::Pass => None,
            };
            let children = self.tree.children(here);
            let place = children.iter().position(|child| child.spot() == spot)?;
            here = self.tree.child(here, place);
        }
        (question.position().to_play() == to_play).then_some(here)
    }
}

/// Looks at the limits of a search.
#[derive(Debug)]
struct Watch {
    begun: Instant,
    limits: Limits,
    every: Option<Duration>,
    verdicts: Verdicts,
    told: Instant,
    ways: u32,
    visits_at_start: Option<u32>,
}

impl Watch {
    const fn new(
        begun: Instant,
        limits: Limits,
        every: Option<Duration>,
        verdicts: Verdicts,
    ) -> Self {
        Self {
            verdicts,
            begun,
            limits,
            every,
            told: begun,
            ways: 0,
            visits_at_start: None,
        }
    }

    fn is_over(&mut self, tree: &Tree) -> bool {
        let visits = tree.node(Tree::ROOT).visits_begun();
        let start = *self.visits_at_start.get_or_insert(visits.saturating_sub(1));
        if visits >= self.limits.visits.unwrap_or(MOST_VISITS).min(MOST_VISITS) {
            return true;
        }
        let spent = self.begun.elapsed();
        if self.limits.time.is_some_and(|most| spent >= most) {
            return true;
        }
        self.ways += 1;
        if !self.limits.choosing || !self.is_time(WAYS_BETWEEN_THOUGHTS) {
            return false;
        }
        let by_visits = self.limits.visits.map(|most| most.saturating_sub(visits));
        let by_time = self.limits.time.map(|most| {
            let rate = f64::from(visits.saturating_sub(start)) / spent.as_secs_f64().max(1e-3);
            (rate * most.saturating_sub(spent).as_secs_f64()) as u32
        });
        let left = by_visits.into_iter().chain(by_time).min();
        left.is_some_and(|left| lead_of_best(tree) > left)
    }

    /// How many visits may still be made.
    fn visits_left(&self, tree: &Tree) -> u32 {
        let most = self.limits.visits.unwrap_or(MOST_VISITS);
        most.saturating_sub(tree.node(Tree::ROOT).visits_begun())
    }

    /// Whether to do what takes a while itself: good verdicts take longer.
    const fn is_time(&self, ways: u32) -> bool {
        match self.verdicts {
            Verdicts::Rough => self.ways.is_multiple_of(ways),
            Verdicts::Good => true,
        }
    }

    fn wants_report(&mut self) -> bool {
        let Some(every) = self.every else {
            return false;
        };
        if !self.is_time(WAYS_BETWEEN_LOOKS) || self.told.elapsed() < every {
            return false;
        }
        self.told = Instant::now();
        true
    }
}

/// By how many visits the first move leads the second.
fn lead_of_best(tree: &Tree) -> u32 {
    let (mut first, mut second) = (0, 0);
    for child in tree.children(Tree::ROOT) {
        let visits = child.visits();
        if visits > first {
            (first, second) = (visits, first);
        } else {
            second = second.max(visits);
        }
    }
    first - second
}

/// What is known about the root.
fn report<E: Evaluator>(tree: &Tree, ground: &Ground, walker: &Walker<'_, E>) -> Report {
    let root = tree.node(Tree::ROOT);
    let size = ground.board().size();
    let to_play = ground.to_play();
    let mut found: Vec<Found> = tree
        .children(Tree::ROOT)
        .iter()
        .enumerate()
        .map(|(place, child)| Found {
            candidate: Candidate {
                mv: move_of(child, ground),
                visits: child.visits(),
                black_win: known(child, root).black_win(),
                black_lead: known(child, root).black_lead() / 2.0,
                doubt: child.doubt(),
                prior: child.prior(),
                line: line(tree, tree.child(Tree::ROOT, place), ground),
            },
            bounds: Bounds::of(child, root, to_play, E::WEIGHTS),
        })
        .collect();
    let better = |one: &Found, two: &Found| {
        let (one, two) = (&one.candidate, &two.candidate);
        let visits = two.visits.cmp(&one.visits);
        let win = || two.win(to_play).total_cmp(&one.win(to_play));
        let prior = || two.prior.total_cmp(&one.prior);
        visits.then_with(win).then_with(prior)
    };
    found.sort_by(better);
    if E::VERDICTS == Verdicts::Good {
        put_surest_first(&mut found);
    }
    Report {
        to_play,
        visits: root.visits(),
        black_win: root.black_win(),
        black_lead: root.black_lead() / 2.0,
        candidates: found.into_iter().map(|found| found.candidate).collect(),
        ownership: Some(Grid::from_fn(size, |point| {
            walker.owner(ground.board().spot(point))
        })),
    }
}

/// A move of the root, with what it is worth.
struct Found {
    candidate: Candidate,
    bounds: Bounds,
}

/// What a move is worth to the side to play, as the descent weighs win rate
/// and lead.
#[derive(Clone, Copy)]
struct Bounds {
    mean: f32,
    /// The lower confidence bound.
    worst: f32,
}

/// What a child is taken to be worth: as much as its parent until it has been
/// visited.
fn known<'a>(child: &'a Node, parent: &'a Node) -> &'a Node {
    if child.visits() > 0 { child } else { parent }
}

impl Bounds {
    fn of(child: &Node, root: &Node, to_play: Color, weights: Weights) -> Self {
        let (sign, win) = match to_play {
            Color::Black => (1.0, child.black_win()),
            Color::White => (-1.0, 1.0 - child.black_win()),
        };
        let gain = sign * (child.black_lead() - root.black_lead());
        let error = utility_error(child.doubt(), gain, child.lead_doubt(), weights.lead);
        let mean = utility(win, gain, weights.lead);
        Self {
            mean,
            worst: mean - error * ERRORS_BELOW / Node::ERRORS_OF_DOUBT,
        }
    }
}

/// Puts another move before the most visited one if even its lower confidence
/// bound is better than what that one is worth: the most visited one may just
/// have been refuted. Less is no reason: what the network says of two
/// positions differs by more than its visits tell, and the visits follow the
/// priors too, which know better.
fn put_surest_first(found: &mut [Found]) {
    let Some(best) = found.first() else {
        return;
    };
    let visits = |found: &Found| found.candidate.visits;
    let (mean, enough) = (best.bounds.mean, visits(best) as f32 * ENOUGH_VISITS);
    let often = found
        .iter()
        .take_while(|found| visits(found) > 1 && visits(found) as f32 >= enough);
    let surest = often
        .enumerate()
        .filter(|(_, found)| found.bounds.worst > mean)
        .max_by(|(_, one), (_, two)| one.bounds.worst.total_cmp(&two.bounds.worst))
        .map(|(place, _)| place);
    if let Some(place) = surest {
        found[..=place].rotate_right(1);
    }
}

/// The legal moves of a position that do not fill an eye of the mover.
fn sensible_moves(question: &Question, ground: &Ground) -> Vec<Move> {
    let position = question.position();
    let by = position.to_play();
    let mut moves = position.legal_moves(question.past());
    moves.retain(|&mv| match mv {
        Move::Place(point) => ground.board().is_sensible(by, ground.board().spot(point)),
        Move::Pass => true,
    });
    moves
}

fn move_of(node: &Node, ground: &Ground) -> Move {
    match node.spot() {
        Some(spot) => Move::Place(ground.board().point(spot)),
        None => Move::Pass,
    }
}

/// How play is expected to go on from a move, the move first.
fn line(tree: &Tree, from: NodeId, ground: &Ground) -> Vec<Move> {
    let mut line = vec![move_of(tree.node(from), ground)];
    let mut here = from;
    while line.len() < LONGEST_LINE {
        let children = tree.children(here).iter().enumerate();
        let looked_at = children.filter(|(_, child)| child.visits() > 0);
        let Some((place, child)) = looked_at.max_by_key(|(_, child)| child.visits()) else {
            break;
        };
        line.push(move_of(child, ground));
        here = tree.child(here, place);
    }
    line
}

#[cfg(test)]
mod tests;
