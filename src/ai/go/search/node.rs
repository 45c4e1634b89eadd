//! A node of the search tree: statistics that many threads update at once.

use std::sync::atomic::{AtomicI64, AtomicU16, AtomicU32, AtomicU64, Ordering};

use crate::go::{Move, PlayoutBoard, Spot};

/// The statistics of the position after a move. Win rates and leads are Black's,
/// whoever moved.
#[derive(Debug, Default)]
pub(super) struct Node {
    /// The visits whose results are known.
    visits: AtomicU32,
    /// The visits under way, whose results nobody knows yet: each counts as a
    /// virtual loss.
    pending: AtomicU32,
    /// How often the move was played later on in games that went through its
    /// parent: all moves as first (AMAF).
    amaf_visits: AtomicU32,
    /// The sum of win rates, in parts of [`WHOLE`].
    wins: AtomicU64,
    amaf_wins: AtomicU64,
    /// The sum of the squares of win rates, in the same parts.
    squares: AtomicU64,
    /// The sum of leads, in parts of a half point.
    lead: AtomicI64,
    /// The sum of the squares of leads, in half points squared.
    lead_squares: AtomicU64,
    /// The prior of the move, as the bits of a float.
    prior: AtomicU32,
    /// The first of its children as the tree numbers them, or why there is none.
    pub(super) first_child: AtomicU32,
    /// How many children there are.
    pub(super) number_of_children: AtomicU16,
    /// The spot of the move; 0, which is edge, for a pass.
    spot: AtomicU16,
}

/// The parts of one win.
const WHOLE: f32 = 65_536.0;

/// The parts of half a point.
const FINE: f32 = 64.0;

/// What a visit adds to every node of its path.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeafValue {
    /// Black's win rate, from 0 to 1.
    pub(super) black_win: f32,
    /// Black's lead, in half points.
    pub(super) black_lead: f32,
}

impl Node {
    /// How many standard errors [`Node::win_error`] and [`Node::lead_error`] are.
    pub(super) const STANDARD_ERRORS: f32 = 2.0;

    /// How many visits there were whose results are known.
    #[inline]
    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// The visits with those under way.
    #[inline]
    pub(super) fn visits_with_pending(&self) -> u32 {
        self.visits() + self.pending.load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn prior(&self) -> f32 {
        f32::from_bits(self.prior.load(Ordering::Relaxed))
    }

    /// The spot of the move; `None` for a pass.
    #[inline]
    pub(super) fn spot(&self) -> Option<Spot> {
        let spot = self.spot.load(Ordering::Relaxed);
        (spot != 0).then(|| Spot::at(usize::from(spot)))
    }

    /// Makes it the node of a move.
    pub(super) fn init(&self, board: &PlayoutBoard, mv: Move, prior: f32) {
        let spot = match mv {
            Move::Place(point) => board.spot(point).index() as u16,
            Move::Pass => 0,
        };
        self.spot.store(spot, Ordering::Relaxed);
        self.prior.store(prior.to_bits(), Ordering::Relaxed);
    }

    /// Black's mean win rate; a half before the first visit.
    #[inline]
    pub(super) fn black_win(&self) -> f32 {
        mean(&self.wins, self.visits())
    }

    /// Black's mean lead, in half points.
    #[inline]
    pub(super) fn black_lead(&self) -> f32 {
        match self.visits() {
            0 => 0.0,
            visits => self.lead.load(Ordering::Relaxed) as f32 / (visits as f32 * FINE),
        }
    }

    #[inline]
    pub(super) fn amaf_visits(&self) -> u32 {
        self.amaf_visits.load(Ordering::Relaxed)
    }

    #[inline]
    pub(super) fn amaf_black_win(&self) -> f32 {
        mean(&self.amaf_wins, self.amaf_visits())
    }

    /// Black's mean win rate with every visit under way counted as one that comes
    /// to `assumed` (virtual loss), so that other threads look elsewhere.
    #[inline]
    pub(super) fn black_win_with_virtual_loss(&self, assumed: f32) -> f32 {
        let pending = self.pending.load(Ordering::Relaxed);
        let (visits, pending) = (self.visits() as f32, pending as f32);
        (visits * self.black_win() + pending * assumed) / (visits + pending).max(1.0)
    }

    /// Begins a visit: it counts as lost until its result is backed up.
    #[inline]
    pub(super) fn add_virtual_loss(&self) {
        self.pending.fetch_add(1, Ordering::Relaxed);
    }

    /// Ends a visit: its result takes the place of the virtual loss.
    #[inline]
    pub(super) fn back_up(&self, value: LeafValue) {
        self.wins
            .fetch_add(parts(value.black_win), Ordering::Relaxed);
        self.squares
            .fetch_add(parts(value.black_win * value.black_win), Ordering::Relaxed);
        self.lead
            .fetch_add((value.black_lead * FINE) as i64, Ordering::Relaxed);
        let square = value.black_lead * value.black_lead;
        self.lead_squares
            .fetch_add(square.round() as u64, Ordering::Relaxed);
        self.visits.fetch_add(1, Ordering::Relaxed);
        self.pending.fetch_sub(1, Ordering::Relaxed);
    }

    /// Takes a visit back that had no result.
    #[inline]
    pub(super) fn remove_virtual_loss(&self) {
        self.pending.fetch_sub(1, Ordering::Relaxed);
    }

    /// The error of the mean win rate, as two standard errors.
    pub(super) fn win_error(&self) -> f32 {
        let visits = self.visits().max(1) as f32;
        let mean = self.black_win();
        let square = self.squares.load(Ordering::Relaxed) as f32 / (visits * WHOLE);
        // Few visits that agree prove little.
        let spread = (square - mean * mean).max(0.0) + 0.25 / (visits * visits);
        Self::STANDARD_ERRORS * (spread / visits).sqrt()
    }

    /// The same for the lead, in half points.
    pub(super) fn lead_error(&self) -> f32 {
        let visits = self.visits().max(1) as f32;
        let mean = self.black_lead();
        let square = self.lead_squares.load(Ordering::Relaxed) as f32 / visits;
        Self::STANDARD_ERRORS * ((square - mean * mean).max(0.0) / visits).sqrt()
    }

    /// Counts a game in which the move was played later (AMAF).
    ///
    /// Threads may overwrite each other's count here: one game more or less
    /// makes no difference, and there are very many of them.
    #[inline]
    pub(super) fn add_amaf(&self, value: LeafValue) {
        let visits = self.amaf_visits.load(Ordering::Relaxed);
        let wins = self.amaf_wins.load(Ordering::Relaxed);
        self.amaf_visits.store(visits + 1, Ordering::Relaxed);
        self.amaf_wins
            .store(wins + parts(value.black_win), Ordering::Relaxed);
    }

    /// Raises the prior to at least this much.
    pub(super) fn raise_prior(&self, least: f32) {
        if self.prior() < least {
            self.prior.store(least.to_bits(), Ordering::Relaxed);
        }
    }

    /// Gives the move another prior.
    pub(super) fn set_prior(&self, prior: f32) {
        self.prior.store(prior.to_bits(), Ordering::Relaxed);
    }

    /// Takes over the children of another node.
    pub(super) fn adopt(&self, other: &Self) {
        let number = other.number_of_children.load(Ordering::Relaxed);
        self.number_of_children.store(number, Ordering::Relaxed);
        let children = other.first_child.load(Ordering::Acquire);
        self.first_child.store(children, Ordering::Release);
    }

    /// Copies all statistics, but not the children.
    pub(super) fn copy_from(&self, other: &Self) {
        let copy32 = |to: &AtomicU32, from: &AtomicU32| {
            to.store(from.load(Ordering::Relaxed), Ordering::Relaxed);
        };
        let copy64 = |to: &AtomicU64, from: &AtomicU64| {
            to.store(from.load(Ordering::Relaxed), Ordering::Relaxed);
        };
        copy32(&self.visits, &other.visits);
        copy32(&self.amaf_visits, &other.amaf_visits);
        copy32(&self.prior, &other.prior);
        copy64(&self.wins, &other.wins);
        copy64(&self.amaf_wins, &other.amaf_wins);
        copy64(&self.squares, &other.squares);
        copy64(&self.lead_squares, &other.lead_squares);
        self.lead
            .store(other.lead.load(Ordering::Relaxed), Ordering::Relaxed);
        self.spot
            .store(other.spot.load(Ordering::Relaxed), Ordering::Relaxed);
    }
}

fn parts(wins: f32) -> u64 {
    (wins * WHOLE) as u64
}

/// The win rate that sums and counts come to. Another thread may be between the
/// two, so that they do not belong together; it is no more than 1 even then.
fn mean(wins: &AtomicU64, visits: u32) -> f32 {
    match visits {
        0 => 0.5,
        visits => (wins.load(Ordering::Relaxed) as f32 / (visits as f32 * WHOLE)).min(1.0),
    }
}

#[cfg(test)]
mod tests;
