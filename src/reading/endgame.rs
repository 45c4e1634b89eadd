//! How many points a part is worth when both play it to the end.

use std::collections::{HashMap, HashSet};
use std::hash::BuildHasherDefault;

use crate::board::{ByColor, Color, Point, PointSet};

use super::local::Local;
use super::question::Threats;
use super::reader::Unproved;
use super::state::State;
use super::table::CodeHasher;

/// A sequence that is longer is as good as one that goes round.
const LONGEST: usize = 120;

/// Two eyes and the stones around them need more points, even in a corner: where
/// stones around cannot be taken, nobody else can live in so few.
const TOO_SMALL: u32 = 5;

/// Who can fight a ko: nobody, with a move elsewhere between.
const THREATS: Threats = Threats::Nobody;

/// Counts a part by alpha-beta search to the end of the game: two moves
/// elsewhere in a row. What stands then is alive, and points are counted by area,
/// so that taking what is dead costs nothing. Nobody has ko threats elsewhere.
///
/// Rules differ in what they say of play that goes round. Everything is
/// therefore searched twice, with all points going to White there, and to Black:
/// what comes to the same either way does not depend on it.
#[derive(Debug)]
pub struct Endgame<'a> {
    local: &'a Local,
    /// How many states a search may take.
    most: u64,
    /// What is known, by who gets everything where play goes round.
    known: ByColor<Known>,
}

/// The score of a turn lies between.
type Known = HashMap<Turn, Bounds, BuildHasherDefault<CodeHasher>>;

/// Empty points that hang together, and the only side that borders on them.
struct Region {
    points: u64,
    owner: Option<Color>,
}

/// One search.
struct Search<'a> {
    local: &'a Local,
    known: &'a mut Known,
    /// What play that goes round comes to.
    around: i32,
    /// What has been played on the way to where the search is.
    path: HashSet<State, BuildHasherDefault<CodeHasher>>,
    most: u64,
    visited: u64,
}

/// A state, and whether the last move was one elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Turn {
    passed: bool,
    state: State,
}

/// What a score lies between, Black's points less White's.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    least: i32,
    most: i32,
}

impl<'a> Endgame<'a> {
    /// Counts a part, each time visiting at most `most` states.
    #[must_use]
    pub fn new(local: &'a Local, most: u64) -> Self {
        Self {
            local,
            most,
            known: ByColor::default(),
        }
    }

    /// Black's points in the part less White's after some moves in turn and best
    /// play from there, the first by `to_play`; no point is a move elsewhere.
    /// `None` where the rules refuse one of them.
    ///
    /// # Errors
    ///
    /// It was not counted within the limit, or depends on play that goes round.
    pub fn score(
        &mut self,
        to_play: Color,
        moves: &[Option<Point>],
    ) -> Result<Option<i32>, Unproved> {
        let Some(state) = State::of(self.local, to_play).played(self.local, moves, THREATS) else {
            return Ok(None);
        };
        let turn = Turn {
            passed: moves.last() == Some(&None),
            state,
        };
        let [one, other] = Color::BOTH.map(|color| self.search(turn, color));
        let (one, other) = (one?, other?);
        (one == other)
            .then_some(Some(one))
            .ok_or(Unproved(self.most))
    }

    fn search(&mut self, turn: Turn, around: Color) -> Result<i32, Unproved> {
        let all = self.local.all().count_ones().cast_signed();
        let mut search = Search {
            local: self.local,
            known: &mut self.known[around],
            around: if around == Color::Black { all } else { -all },
            path: HashSet::default(),
            most: self.most,
            visited: 0,
        };
        search.score(turn, -all, all)
    }

    /// The points where the side to play after `moves` may play.
    #[must_use]
    pub fn legal_moves(&self, to_play: Color, moves: &[Option<Point>]) -> PointSet {
        let state = State::of(self.local, to_play).played(self.local, moves, THREATS);
        let bits = state.into_iter().flat_map(|state| {
            let moves: Vec<u32> = state.moves(self.local, THREATS).map(|of| of.0).collect();
            moves
        });
        bits.filter_map(|bit| self.local.point(bit)).collect()
    }
}

impl Search<'_> {
    fn score(&mut self, turn: Turn, mut least: i32, mut most: i32) -> Result<i32, Unproved> {
        let state = turn.state;
        if let Some(known) = self.known.get(&turn) {
            if known.least >= most || known.least == known.most {
                return Ok(known.least);
            }
            if known.most <= least {
                return Ok(known.most);
            }
            least = least.max(known.least);
            most = most.min(known.most);
        }
        self.visited += 1;
        if self.visited > self.most {
            return Err(Unproved(self.most));
        }
        if self.path.len() > LONGEST || !self.path.insert(state) {
            return Ok(self.around);
        }
        let window = (least, most);
        let black = state.to_play == Color::Black;
        let mut best = if black { i32::MIN } else { i32::MAX };
        for after in self.ordered(turn) {
            let score = match after {
                None => self.standing(&state),
                Some(after) => self.score(after, least, most)?,
            };
            if black {
                best = best.max(score);
                least = least.max(best);
            } else {
                best = best.min(score);
                most = most.min(best);
            }
            if least >= most {
                break;
            }
        }
        self.path.remove(&state);
        let all = self.local.all().count_ones().cast_signed();
        let bounds = self.known.entry(turn).or_insert(Bounds {
            least: -all,
            most: all,
        });
        if best > window.0 {
            bounds.least = bounds.least.max(best);
        }
        if best < window.1 {
            bounds.most = bounds.most.min(best);
        }
        Ok(best)
    }

    /// What can follow, what looks best first; nothing is the end of the game.
    fn ordered(&self, turn: Turn) -> Vec<Option<Turn>> {
        let state = turn.state;
        let sign = if state.to_play == Color::Black { -1 } else { 1 };
        let open = self.open(&state);
        let moves = state.moves(self.local, THREATS);
        let moves = moves.filter(|&(bit, _)| open & 1 << bit != 0);
        let moves = moves.map(|(_, state)| Turn {
            passed: false,
            state,
        });
        let mut all: Vec<(i32, Option<Turn>)> = moves
            .map(|after| (sign * self.standing(&after.state), Some(after)))
            .collect();
        let elsewhere = (!turn.passed).then(|| Turn {
            passed: true,
            state: state.passed(),
        });
        all.push((sign * self.standing(&state), elsewhere));
        all.sort_by_key(|&(score, _)| score);
        all.into_iter().map(|(_, after)| after).collect()
    }

    /// The empty points at which something may be gained: not those that are one
    /// side's for good.
    fn open(&self, state: &State) -> u64 {
        let local = self.local;
        // Stones that cannot be taken.
        let safe = ByColor::from_fn(|color: Color| {
            let stones = state.stones[color];
            local.connected(stones & local.beside[color], stones)
        });
        let settled = self.regions(state).filter(|region| {
            let beside = local.border(region.points);
            let is_safe = |owner: Color| beside & state.stones[owner] & !safe[owner] == 0;
            region.points.count_ones() <= TOO_SMALL && region.owner.is_some_and(is_safe)
        });
        settled.fold(state.empty(local), |open, region| open & !region.points)
    }

    /// The score of what stands: stones, and empty points that only one side
    /// borders on.
    fn standing(&self, state: &State) -> i32 {
        let count = |word: u64| word.count_ones().cast_signed();
        let stones = count(state.stones.black) - count(state.stones.white);
        let owned = self.regions(state).map(|region| match region.owner {
            Some(Color::Black) => count(region.points),
            Some(Color::White) => -count(region.points),
            None => 0,
        });
        stones + owned.sum::<i32>()
    }

    fn regions(&self, state: &State) -> impl Iterator<Item = Region> {
        let local = self.local;
        let (stones, empty) = (state.stones, state.empty(local));
        let mut left = empty;
        std::iter::from_fn(move || {
            let start = (left != 0).then(|| left & left.wrapping_neg())?;
            let points = local.connected(start, empty);
            left &= !points;
            let beside = local.border(points);
            let touches =
                |color: Color| points & local.beside[color] != 0 || beside & stones[color] != 0;
            let owner = match (touches(Color::Black), touches(Color::White)) {
                (true, false) => Some(Color::Black),
                (false, true) => Some(Color::White),
                (true, true) | (false, false) => None,
            };
            Some(Region { points, owner })
        })
    }
}
