//! Lines that come, go on and go, as the tree does.

use std::collections::HashMap;
use std::ops::Range;

use super::leaf::{Leaf, TurnKind, kind, notes};
use super::{Branches, Line, Placed};
use crate::game::{Tree, TurnId};
use crate::record::{Record, Recordable};

impl Branches {
    /// Adds the one turn that is new, if that moves nothing else.
    pub(super) fn extend<G: Recordable>(&mut self, record: &Record<G>) -> bool {
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
    pub(super) fn lines_from<G: Recordable>(
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
    pub(super) fn renew_below<G: Recordable>(&mut self, record: &Record<G>, turn: TurnId) {
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
}
