//! Where a pattern occurs in games, and what was played there next.
//!
//! Every symmetry of the pattern, with colors exchanged where that is wanted, is
//! a [`variant`] of its own. A game is asked first which points ever had a
//! stone; that alone rules out nearly all places. Only for those that are left
//! its main line becomes a [`timeline`], which tells when each point was filled
//! and emptied, so that no position of the game is ever set up.

mod continuations;
mod timeline;
mod variant;

pub use continuations::{Continuation, Continuations, Won};

use super::parallel::on_threads;
use super::pattern::{Pattern, Turning};
use super::turns::{Turns, words_of};
use crate::board::Color;
use timeline::Timeline;
use variant::{Ever, Variant};

/// How many games a thread takes at once.
const BATCH: usize = 256;

/// What is looked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    /// The pattern.
    pub pattern: Pattern,
    /// Which colors its stones may have.
    pub colors: Colors,
}

/// Which colors the stones of a pattern may have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Colors {
    /// Those drawn, or the other of each.
    #[default]
    Either,
    /// Those drawn.
    AsDrawn,
}

/// A game that is searched.
#[derive(Clone, Copy, Debug)]
pub struct Searched<'a> {
    /// Its main line.
    pub turns: &'a Turns,
    /// Who won, if that is known.
    pub winner: Option<Color>,
}

/// A game in which the pattern occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Which of the games it is.
    pub game: usize,
    /// The first turn after which the pattern stands.
    pub turn: u16,
    /// At how many places of the board it comes to stand in the game.
    pub places: u32,
}

/// All that was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The games in which the pattern occurs, in their order.
    pub found: Vec<Found>,
    /// What was played next.
    pub continuations: Continuations,
}

/// Looks for a pattern in games. Each place of a board counts once in a game:
/// when the pattern stands there for the first time.
#[must_use]
pub fn search(games: &[Searched<'_>], query: &Query, threads: usize) -> Findings {
    let plan = Plan::new(query);
    let batches: Vec<(usize, &[Searched<'_>])> = games
        .chunks(BATCH)
        .enumerate()
        .map(|(number, games)| (number * BATCH, games))
        .collect();
    let mut findings = Findings::default();
    let begin = || Searcher::new(&plan);
    let work = |searcher: &mut Searcher<'_>, (first, games): (usize, &[Searched<'_>])| {
        let found = games.iter().enumerate();
        let found = found.filter_map(|(index, game)| searcher.search(first + index, *game));
        found.collect::<Vec<Found>>()
    };
    let searchers = on_threads(batches, threads, begin, work, |found| {
        findings.found.extend(found);
    });
    findings.found.sort_by_key(|found| found.game);
    for searcher in searchers {
        findings.continuations.add(searcher.continuations);
    }
    findings.continuations = findings.continuations.merged(&plan.own);
    findings
}

/// A query made ready.
struct Plan {
    pattern: Pattern,
    variants: Vec<Variant>,
    /// The symmetries that leave the pattern as it is.
    own: Vec<Turning>,
}

impl Plan {
    fn new(query: &Query) -> Self {
        let swapped = query.colors == Colors::Either;
        let turnings = Turning::all().filter(|turning| !turning.swaps || swapped);
        let mut variants: Vec<Variant> = Vec::new();
        let mut own = Vec::new();
        for turning in turnings {
            let turned = query.pattern.turned(turning);
            if turned == query.pattern && !turning.swaps {
                own.push(turning);
            }
            let variant = Variant::new(turned, turning).without(&variants);
            variants.extend(variant);
        }
        Self {
            pattern: query.pattern.clone(),
            variants,
            own,
        }
    }
}

/// One thread at work.
struct Searcher<'a> {
    plan: &'a Plan,
    ever: Ever,
    timeline: Timeline,
    origins: Vec<u16>,
    continuations: Continuations,
}

impl<'a> Searcher<'a> {
    fn new(plan: &'a Plan) -> Self {
        Self {
            plan,
            ever: Ever::default(),
            timeline: Timeline::default(),
            origins: Vec::new(),
            continuations: Continuations::of_size(plan.pattern.width(), plan.pattern.height()),
        }
    }

    fn search(&mut self, number: usize, game: Searched<'_>) -> Option<Found> {
        if game.turns.size() != self.plan.pattern.size() {
            return None;
        }
        let mut found: Option<Found> = None;
        let mut is_read = false;
        let words = words_of(game.turns.size());
        self.ever.read(game.turns);
        for variant in &self.plan.variants {
            variant.possible_origins(&self.ever, words, &mut self.origins);
            for &origin in &self.origins {
                if !is_read {
                    self.timeline.read(game.turns);
                    is_read = true;
                }
                let Some(turn) = self.timeline.first(variant, origin) else {
                    continue;
                };
                let next = self.timeline.next_move(game.turns, variant, origin, turn);
                self.continuations.count(next, game.winner, variant.turning);
                let found = found.get_or_insert(Found {
                    game: number,
                    turn,
                    places: 0,
                });
                found.turn = found.turn.min(turn);
                found.places += 1;
            }
        }
        found
    }
}
