//! The tree of moves, laid out.
//!
//! Columns are turns and lanes are lines of play. A line, that is a turn with
//! its first variations down to the end, stays on one lane; the game's own line
//! has lane 0. Lines are laid one after the other, those that leave later before
//! those that leave earlier, each on the first lane below everything that is
//! already in its columns. So lines never cross, and of two lines on one lane
//! the one laid later is to the left.

mod lay;
mod leaf;
mod lines;

use std::collections::HashSet;
use std::ops::Range;

use crate::game::{SharedList, TurnId};
use crate::record::{Record, Recordable};
use crate::session::Match;

use leaf::notes;
pub use leaf::{Leaf, LeafNotes, TurnKind};

/// A stroke down from a turn with several continuations, along its column to
/// the lane above the last of them. From the lane above its own, each of those
/// is reached slantwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trunk {
    /// The turn from which it leads down.
    pub turn: TurnId,
    /// Its column.
    pub column: usize,
    /// The lanes from the turn down to that of its last continuation.
    pub lanes: (usize, usize),
}

/// All turns of a game with a place for each.
///
/// It is kept up to date by whoever changes the game: [`Branches::catch_up`]
/// looks at what has changed alone. A turn that comes or goes moves whole lines,
/// which are counted again, but no turn is looked at besides those.
#[derive(Clone, Debug)]
pub struct Branches {
    /// By the index of the turn; `None` for what was deleted.
    leaves: SharedList<Option<Placed>>,
    /// The lines by their number.
    lines: Vec<Line>,
    /// The numbers of lines that are gone.
    free: Vec<usize>,
    /// The lines in the order in which they are laid.
    order: Vec<usize>,
    /// The turns at which branches are folded.
    folded: HashSet<TurnId>,

    // What can be found again from the lines.
    /// The lines of each lane, from right to left.
    lanes: Vec<Vec<usize>>,
    /// How many lanes each column has something in.
    depths: Vec<usize>,
    /// The trunks of each column, from the top.
    trunks: Vec<Vec<Trunk>>,
}

/// A turn, its lane left to its line.
#[derive(Clone, Copy, Debug)]
struct Placed {
    leaf: Leaf,
    line: usize,
}

/// A turn and its first variations down to the end.
#[derive(Clone, Debug)]
struct Line {
    first_column: usize,
    turns: Vec<TurnId>,
    /// The turn that it leaves from and the line of that, but for the first.
    above: Option<(TurnId, usize)>,
    /// How many lines lead to it.
    level: usize,
    lane: usize,
}

impl Branches {
    /// Lays out the tree of a match.
    #[must_use]
    pub fn of_match(session: &Match) -> Self {
        match session {
            Match::Go(session) => Self::of(session.record()),
            Match::Othello(session) => Self::of(session.record()),
            Match::Aligne4(session) => Self::of(session.record()),
        }
    }

    /// Brings the layout up to date after something was played or written at
    /// the cursor of a match, and after the tree got another shape below these
    /// turns.
    pub fn catch_up(&mut self, session: &Match, reshaped: &[TurnId]) {
        match session {
            Match::Go(session) => self.catch_up_with(session.record(), reshaped),
            Match::Othello(session) => self.catch_up_with(session.record(), reshaped),
            Match::Aligne4(session) => self.catch_up_with(session.record(), reshaped),
        }
    }

    fn catch_up_with<G: Recordable>(&mut self, record: &Record<G>, reshaped: &[TurnId]) {
        self.follow(record, reshaped);
        self.reread(record, record.history().cursor());
    }

    /// Lays out the tree of a game.
    #[must_use]
    pub fn of<G: Recordable>(record: &Record<G>) -> Self {
        Self::folded_at(record, HashSet::new())
    }

    /// The same without what follows these turns.
    #[must_use]
    pub fn folded_at<G: Recordable>(record: &Record<G>, folded: HashSet<TurnId>) -> Self {
        let tree = record.history().tree();
        let mut branches = Self {
            leaves: std::iter::repeat_n(None, tree.ids()).collect(),
            lines: Vec::new(),
            free: Vec::new(),
            order: Vec::new(),
            lanes: Vec::new(),
            depths: Vec::new(),
            trunks: Vec::new(),
            folded,
        };
        branches.order = branches.lines_from(record, vec![TurnId::START]);
        branches.lay();
        branches
    }

    /// Brings the layout up to date after turns were added to the game, and
    /// after others were deleted, came back or changed their order below these
    /// turns. For one more turn at the end of a line, as when a game is played,
    /// that takes constant time. Whether anything had to be done.
    pub fn follow<G: Recordable>(&mut self, record: &Record<G>, reshaped: &[TurnId]) -> bool {
        let tree = record.history().tree();
        let known = self.leaves.len();
        if tree.ids() == known && reshaped.is_empty() {
            return false;
        }
        if reshaped.is_empty() && self.extend(record) {
            return true;
        }
        if self.has_folded() {
            // What is folded says how much follows it.
            let folded = std::mem::take(&mut self.folded);
            *self = Self::folded_at(record, folded);
            return true;
        }
        self.leaves.grow_to(tree.ids(), &None);
        let added = (known..tree.ids()).filter_map(|index| tree.parent(tree.turn_at(index)?));
        // What follows a new turn is laid out with it.
        let mut changed: Vec<TurnId> = added.filter(|parent| parent.index() < known).collect();
        changed.extend(reshaped);
        changed.sort_unstable();
        changed.dedup();
        for turn in changed {
            self.renew_below(record, turn);
        }
        self.lay();
        true
    }

    /// Reads again what is written at a turn.
    pub fn reread<G: Recordable>(&mut self, record: &Record<G>, turn: TurnId) {
        let read = notes(record, turn);
        if self.leaf(turn).is_some_and(|leaf| leaf.notes != read)
            && let Some(Some(placed)) = self.leaves.get_mut(turn.index())
        {
            placed.leaf.notes = read;
        }
    }

    /// Lays a match out anew, with the branches folded that are folded.
    #[must_use]
    pub fn relaid(&self, session: &Match) -> Self {
        let folded = self.folded.clone();
        match session {
            Match::Go(session) => Self::folded_at(session.record(), folded),
            Match::Othello(session) => Self::folded_at(session.record(), folded),
            Match::Aligne4(session) => Self::folded_at(session.record(), folded),
        }
    }

    /// Folds the branch at a turn, or unfolds it. It is laid out by
    /// [`Branches::relaid`].
    pub fn toggle(&mut self, turn: TurnId) {
        if !self.folded.remove(&turn) {
            self.folded.insert(turn);
        }
    }

    /// Unfolds what leads to a turn on this way, and says whether anything was
    /// folded there.
    pub fn unfold(&mut self, way: &[TurnId]) -> bool {
        if self.folded.is_empty() {
            return false;
        }
        let before = way.len().saturating_sub(1);
        let mut found = false;
        for turn in &way[..before] {
            found |= self.folded.remove(turn);
        }
        found
    }

    /// Unfolds everything.
    pub fn unfold_all(&mut self) {
        self.folded.clear();
    }

    /// Whether the branch is folded at a turn.
    #[must_use]
    pub fn is_folded(&self, turn: TurnId) -> bool {
        self.folded.contains(&turn)
    }

    /// Whether any branch is folded.
    #[must_use]
    pub fn has_folded(&self) -> bool {
        !self.folded.is_empty()
    }

    /// How many columns there are.
    #[must_use]
    pub const fn columns(&self) -> usize {
        self.depths.len()
    }

    /// How many lanes there are.
    #[must_use]
    pub const fn lanes(&self) -> usize {
        self.lanes.len()
    }

    /// A turn in its place; `None` if the game does not have it.
    #[must_use]
    pub fn leaf(&self, turn: TurnId) -> Option<Leaf> {
        let placed = self.placed(turn)?;
        Some(Leaf {
            lane: self.lines.get(placed.line)?.lane,
            ..placed.leaf
        })
    }

    fn placed(&self, turn: TurnId) -> Option<&Placed> {
        self.leaves.get(turn.index())?.as_ref()
    }

    /// The turns in these columns and lanes. What is outside costs nothing.
    pub fn leaves_in(
        &self,
        columns: Range<usize>,
        lanes: Range<usize>,
    ) -> impl Iterator<Item = Leaf> {
        let lanes = lanes.start.min(self.lanes.len())..lanes.end.min(self.lanes.len());
        let lines = self.lanes.get(lanes).unwrap_or_default().iter();
        lines.flat_map(move |lane| {
            let from = lane.partition_point(|&line| self.lines[line].first_column >= columns.end);
            let columns = columns.clone();
            lane[from..]
                .iter()
                .map(|&line| &self.lines[line])
                .take_while({
                    let start = columns.start;
                    move |line| line.first_column + line.turns.len() > start
                })
                .flat_map(move |line| line.within(&columns))
                .filter_map(|&turn| self.leaf(turn))
        })
    }

    /// The strokes that pass through these columns and lanes.
    pub fn trunks_in(
        &self,
        columns: Range<usize>,
        lanes: Range<usize>,
    ) -> impl Iterator<Item = &Trunk> {
        let columns = columns.start.min(self.trunks.len())..columns.end.min(self.trunks.len());
        let columns = self.trunks.get(columns).unwrap_or_default().iter();
        columns.flat_map(move |trunks| {
            let from = trunks.partition_point(|trunk| trunk.lanes.1 < lanes.start);
            let end = lanes.end;
            trunks[from..]
                .iter()
                .take_while(move |trunk| trunk.lanes.0 < end)
        })
    }
}

/// Two layouts are the same where the same is seen: numbers of lines differ.
impl PartialEq for Branches {
    fn eq(&self, other: &Self) -> bool {
        fn lines(of: &Branches) -> impl Iterator<Item = &[TurnId]> {
            of.order.iter().map(|&line| of.lines[line].turns.as_slice())
        }
        fn lanes(of: &Branches) -> impl Iterator<Item = Vec<&[TurnId]>> {
            let turns = |&line: &usize| of.lines[line].turns.as_slice();
            of.lanes
                .iter()
                .map(move |lane| lane.iter().map(turns).collect())
        }
        let leaf_at = |of: &Self, index: usize| {
            let turn = of.leaves.get(index)?.as_ref()?.leaf.turn;
            of.leaf(turn)
        };
        self.leaves.len() == other.leaves.len()
            && (0..self.leaves.len()).all(|index| leaf_at(self, index) == leaf_at(other, index))
            && lines(self).eq(lines(other))
            && lanes(self).eq(lanes(other))
            && self.depths == other.depths
            && self.trunks == other.trunks
            && self.folded == other.folded
    }
}

impl Eq for Branches {}

impl Line {
    fn within(&self, columns: &Range<usize>) -> &[TurnId] {
        let place = |column: usize| {
            let place = column.saturating_sub(self.first_column);
            place.min(self.turns.len())
        };
        &self.turns[place(columns.start)..place(columns.end)]
    }
}
