//! Monte Carlo tree search (MCTS).
//!
//! Again and again each thread selects a path down the tree by PUCT
//! (`select.rs`), has the leaf evaluated (`evaluator.rs`), expands it and backs
//! the value up (`worker.rs`). Threads share one tree (`tree.rs`, `node.rs`) and
//! keep out of each other's way by a virtual loss for every visit under way.
//! What was found about the root is in `report.rs`, when to end in `limits.rs`.

mod details;
mod limits;
mod node;
mod ownership;
mod report;
mod root_state;
mod searcher;
mod select;
mod tree;
mod utility;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use super::evaluator::Evaluator;
use super::restrictions::Restrictions;
use crate::ai::{Question, Report, StopFlag};
use crate::game::Game as _;
use crate::go::{Move, Position};
use limits::{LimitChecker, MOST_VISITS};
use report::report;
use root_state::RootState;
use tree::{NodeId, Tree};
use worker::Worker;

pub use details::{Details, MoveDetails};
pub(crate) use limits::Limits;
pub use ownership::Ownership;
use ownership::OwnershipSums;
pub(super) use searcher::Searcher;

/// The most nodes of a tree: some 250 megabytes.
const MOST_NODES: u32 = 4_000_000;
/// The least prior of a pass that is compared with the best move.
const RAISED_PASS_PRIOR: f32 = 0.3;

/// How a search is run.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchOptions {
    /// How many threads; at least one.
    pub(super) threads: usize,
    /// The seed of all random numbers.
    pub(super) seed: u64,
    /// By how much Black may be behind and is still said to win, in half
    /// points.
    pub(super) allowance: i32,
    /// How probable a pass is taken to be.
    pub(super) pass_prior: PassPrior,
}

/// What an analysis asks of a search besides what a move to be chosen does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Inquiry<'a> {
    /// The moves that are left out.
    pub(super) restrictions: &'a Restrictions,
    /// What the priors of the root are raised to: less than 1 makes improbable
    /// moves more probable.
    pub(super) prior_exponent: f32,
    /// How many threads may search at the moment; others may change it while the
    /// search goes on.
    pub(super) crew: &'a AtomicUsize,
    /// How many moves of a principal variation are told.
    pub(super) longest_variation: usize,
    /// The seed of all random numbers.
    pub(super) seed: u64,
    /// How often it is told what was found so far.
    pub(super) interval: Option<Duration>,
}

/// The prior that the pass of the side to play gets at the root.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PassPrior {
    /// That of the policy, as any other move.
    #[default]
    Policy,
    /// Enough for the visits that a comparison with the best move takes.
    Raised,
}

/// A search that keeps its tree for the next position.
#[derive(Debug)]
pub(super) struct Search<E> {
    evaluator: E,
    saved: Option<SavedTree>,
}

/// The tree of the last search, and what it was about.
#[derive(Debug)]
struct SavedTree {
    tree: Tree,
    question: Question<Position>,
    /// Whether there was an allowance, so that a win meant something else.
    shifted: bool,
}

impl<E: Evaluator> Search<E> {
    pub(super) const fn new(evaluator: E) -> Self {
        Self {
            evaluator,
            saved: None,
        }
    }

    /// What evaluates its leaves.
    const fn evaluator(&self) -> &E {
        &self.evaluator
    }

    /// The same, to be changed.
    pub(super) const fn evaluator_mut(&mut self) -> &mut E {
        &mut self.evaluator
    }

    /// Searches a position in which play goes on, until a limit is reached or the
    /// flag is raised, and reports at this interval what it has found.
    pub(super) fn run(
        &mut self,
        question: &Question<Position>,
        options: SearchOptions,
        limits: Limits,
        stop: &StopFlag,
        interval: Option<Duration>,
        on_report: &mut dyn FnMut(Report<Move>),
    ) -> Report<Move> {
        let begun = Instant::now();
        let shifted = options.allowance != 0;
        let root_state = RootState::of(question, options.allowance);
        let tree = self.reuse_tree(question, &root_state, shifted, limits, stop);
        let crew = AtomicUsize::new(options.threads);
        let setting = Setting {
            evaluator: &self.evaluator,
            tree: &tree,
            root_state: &root_state,
            question,
            seed: options.seed,
            sums: None,
            most_visits: MOST_VISITS,
        };
        let mut first = setting.worker(0);
        // The root is expanded before other threads start: a search that is
        // stopped at once would otherwise have no move to answer with.
        first.run_batch(1);
        if options.pass_prior == PassPrior::Raised {
            tree.raise_pass_prior(RAISED_PASS_PRIOR);
        }
        let mut checker = LimitChecker::new(begun, limits, interval, E::ACCURACY);
        setting.search(&mut first, &mut checker, &crew, stop, &mut |first| {
            on_report(report(&tree, &root_state, first));
        });
        // Every thread has backed up what it was at.
        let report = report(&tree, &root_state, &first);
        self.saved = Some(SavedTree {
            tree,
            question: question.clone(),
            shifted,
        });
        report
    }

    /// Searches a position in which play goes on and tells all that is known of
    /// it. Nothing is reused, and no tree is kept.
    pub(super) fn inquire(
        &self,
        question: &Question<Position>,
        inquiry: Inquiry<'_>,
        limits: Limits,
        stop: &StopFlag,
        on_report: &mut dyn FnMut(Details),
    ) -> Details {
        let begun = Instant::now();
        let root_state = RootState {
            restrictions: inquiry.restrictions.clone(),
            ..RootState::of(question, 0)
        };
        let tree = Tree::new(MOST_NODES);
        let sums = OwnershipSums::default();
        let setting = Setting {
            evaluator: &self.evaluator,
            tree: &tree,
            root_state: &root_state,
            question,
            seed: inquiry.seed,
            sums: Some(&sums),
            most_visits: limits.visits.unwrap_or(MOST_VISITS),
        };
        let mut first = setting.worker(0);
        first.run_batch(1);
        tree.temper_priors(inquiry.prior_exponent);
        let root = tree.node(Tree::ROOT);
        let raw = (root.black_win(), root.black_lead() / 2.0);
        // Where every move is left out, there is nothing to look at twice.
        let limits = match tree.children(Tree::ROOT).is_empty() {
            true => Limits {
                visits: Some(1),
                ..limits
            },
            false => limits,
        };
        let details = |first: &Worker<'_, E>| {
            let report = report(&tree, &root_state, first);
            let longest = inquiry.longest_variation;
            Details::of(report, raw, longest, &tree, &root_state, &sums)
        };
        let mut checker = LimitChecker::new(begun, limits, inquiry.interval, E::ACCURACY);
        setting.search(&mut first, &mut checker, inquiry.crew, stop, &mut |first| {
            on_report(details(first));
        });
        details(&first)
    }

    /// Tree reuse: the subtree of this position in the tree of the last search, if
    /// that led here and meant the same by winning.
    fn reuse_tree(
        &mut self,
        question: &Question<Position>,
        root_state: &RootState,
        shifted: bool,
        limits: Limits,
        stop: &StopFlag,
    ) -> Tree {
        let most = limits.visits.filter(|_| limits.choosing);
        let found = self.saved.take().and_then(|saved| {
            let here = saved.find(question)?;
            let visits = saved.tree.node(here).visits();
            if saved.shifted != shifted || most.is_some_and(|most| visits > most) {
                return None;
            }
            if here == Tree::ROOT {
                return Some(saved.tree);
            }
            let tree = saved.tree.subtree(here, MOST_NODES, stop);
            tree.widen_root(&root_state.board, &root_state.sensible_moves(question));
            Some(tree)
        });
        found.unwrap_or_else(|| Tree::new(MOST_NODES))
    }
}

/// What all threads of one search share.
struct Setting<'a, E> {
    evaluator: &'a E,
    tree: &'a Tree,
    root_state: &'a RootState,
    question: &'a Question<Position>,
    seed: u64,
    sums: Option<&'a OwnershipSums>,
    /// After how many visits the threads that help do so no longer.
    most_visits: u32,
}

impl<'a, E: Evaluator> Setting<'a, E> {
    /// The thread with this number, not started.
    fn worker(&self, thread: u64) -> Worker<'a, E> {
        let seed = self.seed.wrapping_add(thread.wrapping_mul(0x9E37_79B9));
        Worker::new(
            self.evaluator,
            self.tree,
            self.root_state,
            self.question,
            seed,
            self.sums,
        )
    }

    /// Goes on until a limit is reached or the flag is raised, on as many threads
    /// as the crew has at the moment.
    fn search(
        &self,
        first: &mut Worker<'_, E>,
        checker: &mut LimitChecker,
        crew: &AtomicUsize,
        stop: &StopFlag,
        on_report: &mut dyn FnMut(&Worker<'_, E>),
    ) {
        let done = AtomicBool::new(false);
        thread::scope(|scope| {
            let mut helpers = Vec::new();
            while !stop.is_raised() && !checker.is_over(self.tree) {
                self.call_helpers(scope, &mut helpers, crew, &done, stop);
                if checker.wants_report() {
                    on_report(first);
                }
                first.run_batch(checker.visits_left(self.tree));
            }
            done.store(true, Ordering::Relaxed);
        });
    }

    /// Starts the threads that the crew has and that do not search yet.
    fn call_helpers<'scope>(
        &'scope self,
        scope: &'scope Scope<'scope, '_>,
        helpers: &mut Vec<Option<ScopedJoinHandle<'scope, ()>>>,
        crew: &'scope AtomicUsize,
        done: &'scope AtomicBool,
        stop: &'scope StopFlag,
    ) {
        let wanted = crew.load(Ordering::Relaxed).saturating_sub(1);
        if helpers.len() < wanted {
            helpers.resize_with(wanted, || None);
        }
        let places = helpers.iter_mut().take(wanted).enumerate();
        for (place, helper) in places {
            if helper.as_ref().is_some_and(|helper| !helper.is_finished()) {
                continue;
            }
            let work = move || {
                let mut worker = self.worker(place as u64 + 1);
                let is_wanted = || crew.load(Ordering::Relaxed) > place + 1;
                while !done.load(Ordering::Relaxed) && !stop.is_raised() && is_wanted() {
                    let visits = self.tree.node(Tree::ROOT).visits_with_pending();
                    let left = self.most_visits.saturating_sub(visits);
                    if left == 0 {
                        return;
                    }
                    worker.run_batch(left);
                }
            };
            // Where the system has no thread left, fewer search.
            let builder = thread::Builder::new().name("search".to_owned());
            *helper = builder.spawn_scoped(scope, work).ok();
        }
    }
}

impl SavedTree {
    /// The node of a position that came out of the one searched.
    fn find(&self, question: &Question<Position>) -> Option<NodeId> {
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
        let root_state = RootState::of(before, 0);
        let mut here = Tree::ROOT;
        let mut to_play = before.position().to_play();
        let mut handicap_left = before.position().situation().handicap_left;
        for turn in since {
            // The tree has moves of the side to play only; a file may have others.
            let (_, mv) = (*turn).filter(|&(by, _)| by == to_play)?;
            handicap_left = handicap_left.saturating_sub(1);
            if handicap_left == 0 {
                to_play = to_play.other();
            }
            let spot = match mv {
                Move::Place(point) => Some(root_state.board.spot(point)),
                Move::Pass => None,
            };
            let children = self.tree.children(here);
            let place = children.iter().position(|child| child.spot() == spot)?;
            here = self.tree.child(here, place);
        }
        (question.position().to_play() == to_play).then_some(here)
    }
}
