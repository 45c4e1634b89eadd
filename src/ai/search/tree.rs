//! The tree of a search, shared by all its threads.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, AtomicU16, AtomicU32, AtomicU64, Ordering};

use crate::ai::Stop;
use crate::go::{Move, PlayoutBoard, Spot};

/// Where a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// What is known about the position after a move. Chances and leads are
/// Black's, whoever moved.
#[derive(Debug, Default)]
pub(super) struct Node {
    /// The visits whose results are known.
    visits: AtomicU32,
    /// The visits under way, which nobody knows the results of yet.
    pending: AtomicU32,
    /// How often the move was played later on in games that passed its parent.
    amaf_visits: AtomicU32,
    /// The sum of chances, in parts of [`WHOLE`].
    wins: AtomicU64,
    amaf_wins: AtomicU64,
    /// The sum of the squares of chances, in the same parts.
    squares: AtomicU64,
    /// The sum of leads, in parts of a half point.
    lead: AtomicI64,
    /// The sum of the squares of leads, in half points squared.
    lead_squares: AtomicU64,
    /// How likely the move is, as the bits of a float.
    prior: AtomicU32,
    /// The first of its children, or one of the signs below.
    children: AtomicU32,
    number: AtomicU16,
    /// The spot of the move; 0, which is edge, for a pass.
    spot: AtomicU16,
}

/// The parts of one win.
const WHOLE: f32 = 65_536.0;

/// The parts of half a point.
const FINE: f32 = 64.0;

/// Instead of children: nobody has looked yet.
const UNTOUCHED: u32 = 0;
/// Somebody is looking.
const GROWING: u32 = 1;
/// There was no room for them.
const BARREN: u32 = 2;
/// The first number that is a node.
const FIRST: u32 = 3;

/// How many nodes are made at a time.
const CHUNK: u32 = 1 << 14;

/// All nodes. It grows without moving any of them, so that threads can read
/// while others add.
#[derive(Debug)]
pub(super) struct Tree {
    chunks: Vec<OnceLock<Box<[Node]>>>,
    next: AtomicU32,
}

/// What becomes of the wish to add children to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// The caller, and nobody else, shall add them.
    Mine,
    /// Somebody else is about to.
    Taken,
    /// There is no room for any.
    Refused,
}

/// What a visit brought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gain {
    pub(super) black_win: f32,
    pub(super) black_lead: f32,
}

impl Tree {
    /// The root.
    pub(super) const ROOT: NodeId = NodeId(FIRST);

    /// A tree of one node with room for at least `most`.
    pub(super) fn new(most: u32) -> Self {
        let chunks = most / CHUNK + 1;
        Self {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            next: AtomicU32::new(FIRST + 1),
        }
    }

    #[inline]
    pub(super) fn node(&self, id: NodeId) -> &Node {
        let (chunk, place) = ((id.0 / CHUNK) as usize, (id.0 % CHUNK) as usize);
        &self.chunk(chunk)[place]
    }

    /// The children of a node.
    #[inline]
    pub(super) fn children(&self, id: NodeId) -> &[Node] {
        let node = self.node(id);
        let first = node.children.load(Ordering::Acquire);
        if first < FIRST {
            return &[];
        }
        let number = usize::from(node.number.load(Ordering::Relaxed));
        let (chunk, place) = ((first / CHUNK) as usize, (first % CHUNK) as usize);
        &self.chunk(chunk)[place..place + number]
    }

    /// The child at a place among its siblings.
    #[inline]
    pub(super) fn child(&self, id: NodeId, place: usize) -> NodeId {
        let first = self.node(id).children.load(Ordering::Relaxed);
        NodeId(first + place as u32)
    }

    /// Asks to add children to a node that has none.
    pub(super) fn claim(&self, id: NodeId) -> Claim {
        let children = &self.node(id).children;
        match children.compare_exchange(UNTOUCHED, GROWING, Ordering::AcqRel, Ordering::Relaxed) {
            Ok(_) => Claim::Mine,
            Err(BARREN) => Claim::Refused,
            Err(_) => Claim::Taken,
        }
    }

    /// Gives up a claim: the node stays without children until the next one.
    pub(super) fn disclaim(&self, id: NodeId) {
        self.node(id).children.store(UNTOUCHED, Ordering::Release);
    }

    /// Adds children to a claimed node; without room it stays as it is.
    pub(super) fn grow(&self, id: NodeId, board: &PlayoutBoard, moves: &[Move], priors: &[f32]) {
        let Some(first) = self.room_for(moves.len() as u32) else {
            // There will be no room later either.
            self.node(id).children.store(BARREN, Ordering::Release);
            return;
        };
        for (place, (&mv, &prior)) in moves.iter().zip(priors).enumerate() {
            let child = self.node(NodeId(first + place as u32));
            child.begin(board, mv, prior);
        }
        let node = self.node(id);
        node.number.store(moves.len() as u16, Ordering::Relaxed);
        node.children.store(first, Ordering::Release);
    }

    /// Adds moves that an expanded root lacks: a node that was expanded deeper
    /// in the tree has only its likeliest moves. Each new one is half as likely
    /// as the least likely one there is. To be called before any thread starts.
    pub(super) fn widen_root(&self, board: &PlayoutBoard, legal: &[Move]) {
        let old = self.children(Self::ROOT);
        let has = |spot: Option<Spot>| old.iter().any(|child| child.spot() == spot);
        let missing = legal.iter().copied().filter(|&mv| match mv {
            Move::Place(point) => !has(Some(board.spot(point))),
            Move::Pass => !has(None),
        });
        let missing: Vec<Move> = missing.collect();
        if old.is_empty() || missing.is_empty() {
            return;
        }
        let Some(first) = self.room_for((old.len() + missing.len()) as u32) else {
            return;
        };
        let least = old.iter().map(Node::prior).fold(1.0, f32::min);
        for (place, child) in old.iter().enumerate() {
            let copy = self.node(NodeId(first + place as u32));
            copy.copy_from(child);
            copy.adopt(child);
        }
        for (place, &mv) in missing.iter().enumerate() {
            let child = self.node(NodeId(first + (old.len() + place) as u32));
            child.begin(board, mv, least / 2.0);
        }
        let root = self.node(Self::ROOT);
        let number = (old.len() + missing.len()) as u16;
        root.number.store(number, Ordering::Relaxed);
        root.children.store(first, Ordering::Release);
    }

    /// Makes the pass at the root at least this likely, so that the search
    /// finds out what it is worth. To be called before any thread starts.
    pub(super) fn raise_pass(&self, least: f32) {
        let children = self.children(Self::ROOT);
        let pass = children.iter().find(|child| child.spot().is_none());
        if let Some(pass) = pass.filter(|pass| pass.prior() < least) {
            pass.prior.store(least.to_bits(), Ordering::Relaxed);
        }
    }

    /// Takes the places of `number` new nodes in a row.
    fn room_for(&self, number: u32) -> Option<u32> {
        let most = self.chunks.len() as u32 * CHUNK;
        let place = |next: u32| {
            // Siblings lie in one chunk.
            let first = if next % CHUNK + number > CHUNK {
                next.next_multiple_of(CHUNK)
            } else {
                next
            };
            (number <= CHUNK && first + number <= most).then_some((first, first + number))
        };
        let taken = self
            .next
            .try_update(Ordering::Relaxed, Ordering::Relaxed, |next| {
                place(next).map(|(_, end)| end)
            });
        place(taken.ok()?).map(|(first, _)| first)
    }

    /// A tree of its own with everything below one node. Millions of nodes take
    /// a while; with the stop sign given the deeper ones are forgotten.
    pub(super) fn below(&self, top: NodeId, most: u32, stop: &Stop) -> Self {
        let tree = Self::new(most);
        tree.node(Self::ROOT).copy_from(self.node(top));
        let mut open = vec![(top, Self::ROOT)];
        while let Some((from, to)) = open.pop() {
            if stop.is_given() && to != Self::ROOT {
                break;
            }
            let children = self.children(from);
            let room = tree.room_for(children.len() as u32);
            let Some(first) = room.filter(|_| !children.is_empty()) else {
                continue;
            };
            let copy = tree.node(to);
            copy.number.store(children.len() as u16, Ordering::Relaxed);
            copy.children.store(first, Ordering::Relaxed);
            for (place, child) in children.iter().enumerate() {
                let id = NodeId(first + place as u32);
                tree.node(id).copy_from(child);
                if child.children.load(Ordering::Relaxed) >= FIRST {
                    open.push((self.child(from, place), id));
                }
            }
        }
        tree
    }

    fn chunk(&self, chunk: usize) -> &[Node] {
        let make = || (0..CHUNK).map(|_| Node::default()).collect();
        // The ids of a tree all lie in its chunks.
        let chunk = chunk.min(self.chunks.len() - 1);
        self.chunks[chunk].get_or_init(make)
    }
}

impl Node {
    /// How many standard errors a doubt is.
    pub(super) const ERRORS_OF_DOUBT: f32 = 2.0;

    /// How many visits there were whose results are known.
    #[inline]
    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// The visits with those under way.
    #[inline]
    pub(super) fn visits_begun(&self) -> u32 {
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

    fn begin(&self, board: &PlayoutBoard, mv: Move, prior: f32) {
        let spot = match mv {
            Move::Place(point) => board.spot(point).index() as u16,
            Move::Pass => 0,
        };
        self.spot.store(spot, Ordering::Relaxed);
        self.prior.store(prior.to_bits(), Ordering::Relaxed);
    }

    /// Black's mean chance; half before anyone looked.
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

    /// Black's mean chance with every visit under way taken for one that comes
    /// to `assumed` (virtual loss), so that other threads look elsewhere.
    #[inline]
    pub(super) fn black_win_assuming(&self, assumed: f32) -> f32 {
        let pending = self.pending.load(Ordering::Relaxed);
        let (visits, pending) = (self.visits() as f32, pending as f32);
        (visits * self.black_win() + pending * assumed) / (visits + pending).max(1.0)
    }

    /// Begins a visit.
    #[inline]
    pub(super) fn enter(&self) {
        self.pending.fetch_add(1, Ordering::Relaxed);
    }

    /// Ends a visit with what it brought.
    #[inline]
    pub(super) fn leave(&self, gain: Gain) {
        self.wins
            .fetch_add(parts(gain.black_win), Ordering::Relaxed);
        self.squares
            .fetch_add(parts(gain.black_win * gain.black_win), Ordering::Relaxed);
        self.lead
            .fetch_add((gain.black_lead * FINE) as i64, Ordering::Relaxed);
        let square = gain.black_lead * gain.black_lead;
        self.lead_squares
            .fetch_add(square.round() as u64, Ordering::Relaxed);
        self.visits.fetch_add(1, Ordering::Relaxed);
        self.pending.fetch_sub(1, Ordering::Relaxed);
    }

    /// Takes a visit back that came to nothing.
    #[inline]
    pub(super) fn withdraw(&self) {
        self.pending.fetch_sub(1, Ordering::Relaxed);
    }

    /// How far from its mean the chance may well be: twice the error of the
    /// mean of what the visits brought.
    pub(super) fn doubt(&self) -> f32 {
        let visits = self.visits().max(1) as f32;
        let mean = self.black_win();
        let square = self.squares.load(Ordering::Relaxed) as f32 / (visits * WHOLE);
        // Few visits that agree prove little.
        let spread = (square - mean * mean).max(0.0) + 0.25 / (visits * visits);
        Self::ERRORS_OF_DOUBT * (spread / visits).sqrt()
    }

    /// The same for the lead, in half points.
    pub(super) fn lead_doubt(&self) -> f32 {
        let visits = self.visits().max(1) as f32;
        let mean = self.black_lead();
        let square = self.lead_squares.load(Ordering::Relaxed) as f32 / visits;
        Self::ERRORS_OF_DOUBT * ((square - mean * mean).max(0.0) / visits).sqrt()
    }

    /// Counts a game in which the move came later.
    ///
    /// Threads may overwrite each other's count here: one game more or less
    /// makes no difference, and there are very many of them.
    #[inline]
    pub(super) fn came_later(&self, gain: Gain) {
        let visits = self.amaf_visits.load(Ordering::Relaxed);
        let wins = self.amaf_wins.load(Ordering::Relaxed);
        self.amaf_visits.store(visits + 1, Ordering::Relaxed);
        self.amaf_wins
            .store(wins + parts(gain.black_win), Ordering::Relaxed);
    }

    /// Takes over the children of another node.
    fn adopt(&self, other: &Self) {
        let number = other.number.load(Ordering::Relaxed);
        self.number.store(number, Ordering::Relaxed);
        let children = other.children.load(Ordering::Acquire);
        self.children.store(children, Ordering::Release);
    }

    fn copy_from(&self, other: &Self) {
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

/// The chance that sums and counts come to. Another thread may be between the
/// two, so that they do not belong together; a chance stays one even then.
fn mean(wins: &AtomicU64, visits: u32) -> f32 {
    match visits {
        0 => 0.5,
        visits => (wins.load(Ordering::Relaxed) as f32 / (visits as f32 * WHOLE)).min(1.0),
    }
}

#[cfg(test)]
mod tests;
