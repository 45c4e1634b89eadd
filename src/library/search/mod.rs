//! Where a pattern occurs in games, and what was played there next.
//!
//! Every symmetry of the pattern, with colors exchanged where that is wanted, is
//! a [`variant`] of its own. A game is asked first which points ever had a
//! stone; that alone rules out nearly all places of a larger pattern. Only for those
//! that are left its main line becomes a [`timeline`], which tells when each point
//! was filled and emptied, so that no position of the game is ever set up; it is
//! asked about many places at once ([`lanes`]).

mod continuations;
mod lanes;
mod shape;
mod timeline;
mod variant;

pub use continuations::{Continuation, Continuations, Won};

use super::parallel::on_threads;
use super::pattern::{Pattern, Turning};
use super::turns::{Turns, is_stone_of, point_number, words_of};
use crate::board::Color;
use continuations::Tally;
use timeline::{LANES, Timeline};
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
    let pattern = &query.pattern;
    let mut continuations = Continuations::of_size(pattern.width(), pattern.height());
    for searcher in searchers {
        for (tally, variant) in searcher.tallies.iter().zip(&plan.variants) {
            continuations.count(tally, variant.turning);
        }
    }
    findings.continuations = continuations.merged(&plan.own);
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
    /// What was played next, for each variant.
    tallies: Vec<Tally>,
}

impl<'a> Searcher<'a> {
    fn new(plan: &'a Plan) -> Self {
        Self {
            plan,
            ever: Ever::default(),
            timeline: Timeline::default(),
            tallies: plan.variants.iter().map(Variant::tally).collect(),
        }
    }

    fn search(&mut self, number: usize, game: Searched<'_>) -> Option<Found> {
        let size = game.turns.size();
        if size != self.plan.pattern.size() {
            return None;
        }
        let mut found = Found {
            game: number,
            turn: u16::MAX,
            places: 0,
        };
        let mut is_read = false;
        self.ever.read(game.turns);
        for (number, variant) in self.plan.variants.iter().enumerate() {
            let Some(origins) = variant.possible_origins(&self.ever, words_of(size)) else {
                continue;
            };
            if !is_read {
                self.timeline.read(game.turns);
                is_read = true;
            }
            for (word, bits) in origins
                .into_iter()
                .enumerate()
                .filter(|(_, bits)| *bits != 0)
            {
                for part in 0..64 / LANES {
                    let places = (bits >> (part * LANES)) as u32;
                    if places != 0 {
                        let base = word * 64 + part * LANES;
                        self.search_places(number, base, places, game.winner, &mut found);
                    }
                }
            }
        }
        (found.places > 0).then_some(found)
    }

    /// Looks at places that lie beside each other, from the point of a number on.
    fn search_places(
        &mut self,
        variant: usize,
        base: usize,
        places: u32,
        winner: Option<Color>,
        found: &mut Found,
    ) {
        let plan = self.plan;
        let (variant, number) = (&plan.variants[variant], variant);
        let Some(standing) = lanes::standing(&self.timeline, variant, base) else {
            return;
        };
        let mut turns = standing.from;
        let sure = standing.sure() & places;
        let mut hits = sure;
        for lane in bits(standing.possible() & places & !sure) {
            let (origin, from) = ((base + lane) as u16, turns[lane]);
            let until = standing.until[lane];
            let first = self.timeline.first_within(variant, origin, from, until);
            if let Some(turn) = first {
                turns[lane] = turn;
                hits |= 1 << lane;
            }
        }
        if hits == 0 {
            return;
        }
        let (next, is_unsure) =
            lanes::next_moves(&self.timeline, variant, base, &turns, &standing.surely);
        let tally = &mut self.tallies[number];
        for lane in bits(hits) {
            let (origin, turn) = ((base + lane) as u16, turns[lane]);
            let next = match is_unsure[lane] == 0 && sure >> lane & 1 != 0 {
                true => next[lane],
                false => self.timeline.next_change(variant, origin, turn),
            };
            let played = self.timeline.move_of(next);
            let offset = point_number(played).wrapping_sub(origin);
            let is_white = is_stone_of(played, Color::White);
            tally.count(offset, is_white, winner);
            found.turn = found.turn.min(turn as u16);
        }
        found.places += hits.count_ones();
    }
}

/// The numbers of the bits that are set.
fn bits(mut of: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = of.trailing_zeros();
        of &= of.wrapping_sub(1);
        (lowest < u32::BITS).then_some(lowest as usize)
    })
}
