//! Where lines lie: on which lane each, and the strokes that lead down to them.

use std::ops::Range;

use super::{Branches, Line, Trunk};
use crate::game::TurnId;

impl Branches {
    /// Lays every line on the first lane below all that is in its columns.
    pub(super) fn lay(&mut self) {
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

    pub(super) fn cover(&mut self, columns: Range<usize>, lane: usize) {
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
