//! The tree of moves, laid out.
//!
//! Columns are turns and lanes are lines of play. A line, that is a turn with
//! its first variations down to the end, stays on one lane; the game's own line
//! has lane 0. Lines are laid one after the other, those that leave later before
//! those that leave earlier, each on the first lane below everything that is
//! already in its columns. So lines never cross, and of two lines on one lane
//! the one laid later is to the left.

use std::collections::HashSet;
use std::ops::Range;

use crate::board::Color;
use crate::game::{Tree, Turn, TurnId};
use crate::record::{AnyMove, Record, Recordable};
use crate::session::Match;

use super::remarks::{remarks_at, sign_of_move};

/// What a turn is, for whoever draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnKind {
    /// Nothing has happened yet.
    Start,
    /// A stone on a point.
    Stone(Color, AnyMove),
    /// No stone.
    Pass(Color),
    /// A change by hand.
    Setup,
    /// Nothing: a node with a comment, perhaps.
    Note,
}

/// A turn in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// Which turn.
    pub turn: TurnId,
    /// The one before it.
    pub parent: Option<TurnId>,
    /// How many turns lead to it.
    pub column: usize,
    /// Which line from the top it is on.
    pub lane: usize,
    /// What it is.
    pub kind: TurnKind,
    /// How many moves there are up to here, itself included.
    pub number: usize,
    /// What is written there.
    pub notes: LeafNotes,
    /// How many turns follow it that are not laid out, because the branch is
    /// folded there.
    pub hidden: usize,
}

/// What is written at a turn, as far as the tree shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeafNotes {
    /// Whether it has a comment.
    pub commented: bool,
    /// Whether it has a name.
    pub named: bool,
    /// Whether something decisive happens there.
    pub hotspot: bool,
    /// Whether a figure of the printed game begins there.
    pub figure: bool,
    /// What the file says of the move, as books annotate it (!, ?!); may be empty.
    pub sign: &'static str,
}

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
/// It is kept up to date by whoever changes the game: [`Branches::follow`]
/// after something was played, [`Branches::reread`] after a comment, and
/// [`Branches::of`] again after a branch was deleted or came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branches {
    /// By the index of the turn; `None` for what was deleted.
    leaves: Vec<Option<Leaf>>,
    /// The lines in the order in which they were laid.
    lines: Vec<Line>,
    /// The line that each leaf is in, by the index of the turn.
    line_of: Vec<usize>,
    /// The turns at which branches are folded.
    folded: HashSet<TurnId>,

    // What can be found again from the lines.
    /// The lines of each lane, from right to left.
    lanes: Vec<Vec<usize>>,
    /// The lowest lane of each column that has something in it.
    floor: Vec<usize>,
    /// The trunks of each column, from the top.
    trunks: Vec<Vec<Trunk>>,
}

/// A turn and its first variations down to the end.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    first_column: usize,
    turns: Vec<TurnId>,
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
    /// the cursor of a match.
    pub fn catch_up(&mut self, session: &Match) {
        match session {
            Match::Go(session) => self.catch_up_with(session.record()),
            Match::Othello(session) => self.catch_up_with(session.record()),
            Match::Aligne4(session) => self.catch_up_with(session.record()),
        }
    }

    fn catch_up_with<G: Recordable>(&mut self, record: &Record<G>) {
        self.follow(record);
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
            leaves: vec![None; tree.ids()],
            lines: Vec::new(),
            line_of: vec![0; tree.ids()],
            lanes: Vec::new(),
            floor: Vec::new(),
            trunks: Vec::new(),
            folded,
        };
        let mut open = vec![TurnId::START];
        while let Some(top) = open.pop() {
            let turns = branches.line_from(tree, top);
            for &turn in turns.iter().filter(|turn| !branches.folded.contains(turn)) {
                // A stack: later columns come first, and in a column elder
                // variations.
                let others: Vec<TurnId> = tree.children(turn).skip(1).collect();
                open.extend(others.into_iter().rev());
            }
            branches.lay(record, turns);
        }
        branches
    }

    /// Brings the layout up to date after turns were added to the game. For
    /// one more turn at the end of a line, as when a game is played, that takes
    /// constant time. Whether anything had to be done.
    pub fn follow<G: Recordable>(&mut self, record: &Record<G>) -> bool {
        let tree = record.history().tree();
        if tree.ids() == self.leaves.len() {
            return false;
        }
        if !self.extend(record) {
            let folded = std::mem::take(&mut self.folded);
            *self = Self::folded_at(record, folded);
        }
        true
    }

    /// Reads again what is written at a turn.
    pub fn reread<G: Recordable>(&mut self, record: &Record<G>, turn: TurnId) {
        if let Some(Some(leaf)) = self.leaves.get_mut(turn.index()) {
            leaf.notes = notes(record, turn);
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
        self.floor.len()
    }

    /// How many lanes there are.
    #[must_use]
    pub const fn lanes(&self) -> usize {
        self.lanes.len()
    }

    /// A turn in its place; `None` if the game does not have it.
    #[must_use]
    pub fn leaf(&self, turn: TurnId) -> Option<&Leaf> {
        self.leaves.get(turn.index())?.as_ref()
    }

    /// The turns in these columns and lanes. What is outside costs nothing.
    pub fn leaves_in(
        &self,
        columns: Range<usize>,
        lanes: Range<usize>,
    ) -> impl Iterator<Item = &Leaf> {
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

    /// Adds the one turn that is new, if that moves nothing else.
    fn extend<G: Recordable>(&mut self, record: &Record<G>) -> bool {
        let tree = record.history().tree();
        let turn = record.history().cursor();
        if tree.ids() != self.leaves.len() + 1 || turn.index() != self.leaves.len() {
            return false;
        }
        let Some(parent) = tree.parent(turn).and_then(|parent| self.leaf(parent)) else {
            return false;
        };
        let (column, lane) = (parent.column + 1, parent.lane);
        let line = self.line_of[parent.turn.index()];
        let goes_on = self.lines[line].turns.last() == Some(&parent.turn);
        // A line that was laid earlier is above, one laid later is below, and
        // below lane 0 they all are.
        let free = lane == 0 || self.floor.get(column).is_none_or(|&floor| floor < lane);
        if !goes_on || !free || self.folded.contains(&parent.turn) {
            return false;
        }
        self.leaves.push(None);
        self.line_of.push(line);
        self.lines[line].turns.push(turn);
        self.put(record, turn, column, lane);
        self.cover(column..column + 1, lane);
        true
    }

    /// A turn and its first variations down to the end, or to where the branch is
    /// folded.
    fn line_from<G: Recordable>(&self, tree: &Tree<G>, top: TurnId) -> Vec<TurnId> {
        let next = |turn: &TurnId| match self.folded.contains(turn) {
            true => None,
            false => tree.children(*turn).next(),
        };
        std::iter::successors(Some(top), next).collect()
    }

    /// Lays a line on the first lane below all that is in its columns.
    fn lay<G: Recordable>(&mut self, record: &Record<G>, turns: Vec<TurnId>) {
        let tree = record.history().tree();
        let above = turns.first().and_then(|&top| tree.parent(top));
        let above = above.and_then(|parent| self.leaf(parent)).copied();
        let first_column = above.map_or(0, |above| above.column + 1);
        let end = first_column + turns.len();
        // The way down from the parent is in the parent's column.
        let columns = first_column.saturating_sub(1)..end;
        let covered = columns.start.min(self.floor.len())..end.min(self.floor.len());
        let floor = self.floor[covered].iter().max();
        let lane = floor.map_or(0, |floor| floor + 1);

        let line = self.lines.len();
        for (place, &turn) in turns.iter().enumerate() {
            self.line_of[turn.index()] = line;
            self.put(record, turn, first_column + place, lane);
        }
        self.cover(columns, lane);
        if let Some(above) = above {
            self.lead_down(above, lane);
        }
        self.lines.push(Line {
            first_column,
            turns,
        });
        if self.lanes.len() <= lane {
            self.lanes.resize(lane + 1, Vec::new());
        }
        self.lanes[lane].push(line);
    }

    /// Puts a turn in its place. Its parent has one already.
    fn put<G: Recordable>(&mut self, record: &Record<G>, turn: TurnId, column: usize, lane: usize) {
        let tree = record.history().tree();
        let parent = tree.parent(turn);
        let before = parent.and_then(|parent| self.leaf(parent));
        let before = before.map_or(0, |leaf| leaf.number);
        let kind = kind(record, turn);
        let moves = matches!(kind, TurnKind::Stone(..) | TurnKind::Pass(_));
        self.leaves[turn.index()] = Some(Leaf {
            turn,
            parent,
            column,
            lane,
            kind,
            number: before + usize::from(moves),
            notes: notes(record, turn),
            hidden: match self.folded.contains(&turn) {
                true => tree.descendants(turn).count() - 1,
                false => 0,
            },
        });
    }

    fn cover(&mut self, columns: Range<usize>, lane: usize) {
        if self.floor.len() < columns.end {
            self.floor.resize(columns.end, 0);
            self.trunks.resize(columns.end, Vec::new());
        }
        for floor in &mut self.floor[columns] {
            *floor = lane.max(*floor);
        }
    }

    /// Draws the trunk of a turn down to one more continuation.
    fn lead_down(&mut self, from: Leaf, lane: usize) {
        let trunks = &mut self.trunks[from.column];
        match trunks.last_mut() {
            Some(trunk) if trunk.turn == from.turn => trunk.lanes.1 = lane,
            _ => trunks.push(Trunk {
                turn: from.turn,
                column: from.column,
                lanes: (from.lane, lane),
            }),
        }
    }
}

impl Line {
    fn within(&self, columns: &Range<usize>) -> &[TurnId] {
        let place = |column: usize| {
            let place = column.saturating_sub(self.first_column);
            place.min(self.turns.len())
        };
        &self.turns[place(columns.start)..place(columns.end)]
    }
}

/// What is written at a turn. Most have nothing, and are not asked further.
fn notes<G: Recordable>(record: &Record<G>, turn: TurnId) -> LeafNotes {
    let mut notes = LeafNotes::default();
    let mut judged = false;
    for property in record.properties(turn) {
        match property.name() {
            "C" => notes.commented = true,
            "N" => notes.named = true,
            "HO" => notes.hotspot = true,
            "FG" => notes.figure = true,
            "TE" | "BM" | "IT" | "DO" => judged = true,
            _ => (),
        }
    }
    if judged {
        notes.sign = sign_of_move(&remarks_at(record, turn));
    }
    notes
}

fn kind<G: Recordable>(record: &Record<G>, turn: TurnId) -> TurnKind {
    let tree = record.history().tree();
    match tree.turn(turn) {
        None | Some(Turn::Start) => TurnKind::Start,
        Some(&Turn::Move { by, mv }) => match G::any_move(mv, record.size()) {
            mv if mv.is_pass() => TurnKind::Pass(by),
            mv => TurnKind::Stone(by, mv),
        },
        Some(Turn::Setup(_)) => TurnKind::Setup,
        Some(Turn::Note) => TurnKind::Note,
    }
}
