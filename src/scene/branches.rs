//! The tree of moves, laid out.
//!
//! Columns are turns and lanes are lines of play. A line, that is a turn with
//! its first variations down to the end, stays on one lane; the game's own line
//! has lane 0. Lines are laid one after the other, those that leave later before
//! those that leave earlier, each on the first lane below everything that is
//! already in its columns. So lines never cross, and of two lines on one lane
//! the one laid later is to the left.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use crate::board::Color;
use crate::game::{SharedList, Tree, Turn, TurnId};
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

    /// Adds the one turn that is new, if that moves nothing else.
    fn extend<G: Recordable>(&mut self, record: &Record<G>) -> bool {
        let tree = record.history().tree();
        let turn = record.history().cursor();
        if tree.ids() != self.leaves.len() + 1 || turn.index() != self.leaves.len() {
            return false;
        }
        let parent = tree.parent(turn).and_then(|parent| self.placed(parent));
        let Some(&Placed { leaf: parent, line }) = parent else {
            return false;
        };
        let (column, lane) = (parent.column + 1, self.lines[line].lane);
        let goes_on = self.lines[line].turns.last() == Some(&parent.turn);
        // A line that was laid earlier is above, one laid later is below, and
        // below lane 0 they all are.
        let free = lane == 0 || self.depths.get(column).is_none_or(|&depth| depth <= lane);
        if !goes_on || !free || self.folded.contains(&parent.turn) {
            return false;
        }
        self.leaves.push(None);
        self.lines[line].turns.push(turn);
        self.put(record, turn, line);
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

    /// The other variations that leave from the turns of a line, as a stack:
    /// later columns come first, and in a column elder variations.
    fn others<G: Recordable>(&self, tree: &Tree<G>, turns: &[TurnId]) -> Vec<TurnId> {
        let mut open = Vec::new();
        for &turn in turns.iter().filter(|turn| !self.folded.contains(turn)) {
            let others: Vec<TurnId> = tree.children(turn).skip(1).collect();
            open.extend(others.into_iter().rev());
        }
        open
    }

    /// Makes the lines that begin with these turns, the last one first, and all
    /// that leave from them. Their numbers, in the order in which they are laid.
    fn lines_from<G: Recordable>(
        &mut self,
        record: &Record<G>,
        mut open: Vec<TurnId>,
    ) -> Vec<usize> {
        let tree = record.history().tree();
        let mut made = Vec::new();
        while let Some(top) = open.pop() {
            let turns = self.line_from(tree, top);
            open.extend(self.others(tree, &turns));
            made.push(self.add_line(record, turns));
        }
        made
    }

    fn add_line<G: Recordable>(&mut self, record: &Record<G>, turns: Vec<TurnId>) -> usize {
        let tree = record.history().tree();
        let above = turns.first().and_then(|&top| tree.parent(top));
        let above = above.and_then(|parent| self.placed(parent)).copied();
        let level = above.and_then(|above| self.lines.get(above.line));
        let line = Line {
            first_column: above.map_or(0, |above| above.leaf.column + 1),
            turns: Vec::new(),
            above: above.map(|above| (above.leaf.turn, above.line)),
            level: level.map_or(0, |line| line.level + 1),
            lane: 0,
        };
        let number = match self.free.pop() {
            Some(free) => free,
            None => self.lines.len(),
        };
        match self.lines.get_mut(number) {
            Some(place) => *place = line,
            None => self.lines.push(line),
        }
        for &turn in &turns {
            self.put(record, turn, number);
        }
        self.lines[number].turns = turns;
        number
    }

    /// Takes over what follows a turn now. What is there already stays as it is.
    fn renew_below<G: Recordable>(&mut self, record: &Record<G>, turn: TurnId) {
        let tree = record.history().tree();
        let Some(&Placed { leaf, line }) = self.placed(turn) else {
            return;
        };
        let Some(place) = self.order.iter().position(|&known| known == line) else {
            return;
        };
        let kept = leaf.column - self.lines[line].first_column + 1;
        let below = self.lines_below(place, leaf.column);
        let next = self.lines[line].turns.get(kept).copied();
        if next != tree.children(turn).next() {
            for number in self.order.drain(below).collect::<Vec<_>>() {
                self.remove_line(number);
            }
            for gone in self.lines[line].turns.split_off(kept) {
                self.take_out(gone);
            }
            let mut turns = tree.children(turn).next().into_iter().collect::<Vec<_>>();
            if let Some(&first) = turns.first() {
                turns = self.line_from(tree, first);
            }
            for &turn in &turns {
                self.put(record, turn, line);
            }
            let others = self.others(tree, &[&[turn], turns.as_slice()].concat());
            self.lines[line].turns.extend(turns);
            let made = self.lines_from(record, others);
            self.order.splice(place + 1..place + 1, made);
            return;
        }
        // The line goes on as before; what leaves from this turn is laid last.
        let leaves_here = |&number: &usize| self.lines[number].above == Some((turn, line));
        let first = self.order[below.clone()].iter().position(leaves_here);
        let here = first.map_or(below.end, |first| below.start + first)..below.end;
        let mut known: HashMap<TurnId, Vec<usize>> = HashMap::new();
        let mut top = None;
        for &number in &self.order[here.clone()] {
            if leaves_here(&number) {
                top = self.lines[number].turns.first().copied();
            }
            if let Some(top) = top {
                known.entry(top).or_default().push(number);
            }
        }
        let mut now = Vec::with_capacity(here.len() + 1);
        for other in tree.children(turn).skip(1) {
            match known.remove(&other) {
                Some(lines) => now.extend(lines),
                None => now.extend(self.lines_from(record, vec![other])),
            }
        }
        self.order.splice(here, now);
        for number in known.into_values().flatten() {
            self.remove_line(number);
        }
    }

    /// Where in the order the lines are that leave, directly or not, from the
    /// line in this place at this column or after it.
    fn lines_below(&self, place: usize, column: usize) -> Range<usize> {
        let level = self.lines[self.order[place]].level;
        let is_below = |&&number: &&usize| {
            let line = &self.lines[number];
            line.level > level && (line.level > level + 1 || line.first_column > column)
        };
        let after = place + 1;
        let count = self.order[after..].iter().take_while(is_below).count();
        after..after + count
    }

    fn remove_line(&mut self, number: usize) {
        for turn in std::mem::take(&mut self.lines[number].turns) {
            self.take_out(turn);
        }
        self.free.push(number);
    }

    fn take_out(&mut self, turn: TurnId) {
        if let Some(place) = self.leaves.get_mut(turn.index()) {
            *place = None;
        }
    }

    /// Lays every line on the first lane below all that is in its columns.
    fn lay(&mut self) {
        self.depths.clear();
        self.trunks.iter_mut().for_each(Vec::clear);
        self.lanes.iter_mut().for_each(Vec::clear);
        let mut used = 0;
        let order = std::mem::take(&mut self.order);
        for &number in &order {
            let Line {
                first_column,
                ref turns,
                above,
                ..
            } = self.lines[number];
            let end = first_column + turns.len();
            // The way down from the parent is in the parent's column.
            let columns = first_column.saturating_sub(1)..end;
            let covered = columns.start.min(self.depths.len())..end.min(self.depths.len());
            let lane = self.depths[covered].iter().max().copied().unwrap_or(0);
            self.lines[number].lane = lane;
            self.cover(columns, lane);
            if let Some((turn, line)) = above {
                let from = (first_column - 1, self.lines[line].lane);
                self.lead_down(turn, from, lane);
            }
            if self.lanes.len() <= lane {
                self.lanes.resize(lane + 1, Vec::new());
            }
            self.lanes[lane].push(number);
            used = used.max(lane + 1);
        }
        self.order = order;
        self.lanes.truncate(used);
        self.trunks.truncate(self.depths.len());
    }

    /// Puts a turn into a line. Its parent has its place already.
    fn put<G: Recordable>(&mut self, record: &Record<G>, turn: TurnId, line: usize) {
        let tree = record.history().tree();
        let parent = tree.parent(turn);
        let before = parent.and_then(|parent| self.placed(parent));
        let (column, before) = before.map_or((0, 0), |placed| {
            (placed.leaf.column + 1, placed.leaf.number)
        });
        let kind = kind(record, turn);
        let moves = matches!(kind, TurnKind::Stone(..) | TurnKind::Pass(_));
        let leaf = Leaf {
            turn,
            parent,
            column,
            lane: 0,
            kind,
            number: before + usize::from(moves),
            notes: notes(record, turn),
            hidden: match self.folded.contains(&turn) {
                true => tree.descendants(turn).count() - 1,
                false => 0,
            },
        };
        if let Some(place) = self.leaves.get_mut(turn.index()) {
            *place = Some(Placed { leaf, line });
        }
    }

    fn cover(&mut self, columns: Range<usize>, lane: usize) {
        if self.depths.len() < columns.end {
            self.depths.resize(columns.end, 0);
        }
        if self.trunks.len() < columns.end {
            self.trunks.resize(columns.end, Vec::new());
        }
        for depth in &mut self.depths[columns] {
            *depth = (*depth).max(lane + 1);
        }
    }

    /// Draws the trunk of a turn, which is in this column and lane, down to one
    /// more continuation.
    fn lead_down(&mut self, turn: TurnId, from: (usize, usize), lane: usize) {
        let trunks = &mut self.trunks[from.0];
        match trunks.last_mut() {
            Some(trunk) if trunk.turn == turn => trunk.lanes.1 = lane,
            Some(_) | None => trunks.push(Trunk {
                turn,
                column: from.0,
                lanes: (from.1, lane),
            }),
        }
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
