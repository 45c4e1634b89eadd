//! When each point of a board was filled and emptied in a game.

use super::variant::Variant;
use crate::board::{Color, Size};
use crate::library::pattern::Cell;
use crate::library::turns::{Turns, What, begins_turn, happening, point_of};

const MOST_POINTS: usize = Size::LARGEST.area();

/// What is known of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It is empty throughout.
    Empty,
    /// It is filled once, and stays so.
    Filled(Color),
    /// More happens to it.
    Changing,
}

/// Something that happens to a point to which more than one thing does.
#[derive(Clone, Copy, Debug)]
struct Change {
    point: u16,
    turn: u16,
    now: Option<Color>,
}

/// The course of a game, point by point.
#[derive(Debug)]
pub(super) struct Timeline {
    fates: [Fate; MOST_POINTS],
    /// The turn in which a point was filled first.
    since: [u16; MOST_POINTS],
    /// All that happens to changing points, in order.
    changes: Vec<Change>,
    /// Where each turn begins among the tokens of the game.
    starts: Vec<u16>,
    /// Turns that come into question.
    candidates: Vec<u16>,
}

impl Default for Timeline {
    fn default() -> Self {
        Self {
            fates: [Fate::Empty; MOST_POINTS],
            since: [0; MOST_POINTS],
            changes: Vec::new(),
            starts: Vec::new(),
            candidates: Vec::new(),
        }
    }
}

impl Timeline {
    /// Takes a game in.
    pub(super) fn read(&mut self, turns: &Turns) {
        self.fates[..turns.size().area()].fill(Fate::Empty);
        self.changes.clear();
        self.starts.clear();
        self.starts.push(0);
        let mut turn = 0;
        for (index, &token) in turns.tokens().iter().enumerate() {
            if begins_turn(token) {
                turn += 1;
                self.starts.push(u16::try_from(index).unwrap_or(u16::MAX));
            }
            match happening(token, turn).what {
                What::Stone(color, point) => self.note(point, turn, Some(color)),
                What::Lifted(point) => self.note(point, turn, None),
                What::Nothing => (),
            }
        }
    }

    fn note(&mut self, point: u16, turn: u16, now: Option<Color>) {
        let index = usize::from(point);
        match (self.fates[index], now) {
            (Fate::Empty, Some(color)) => {
                self.fates[index] = Fate::Filled(color);
                self.since[index] = turn;
                return;
            }
            (Fate::Filled(color), _) => {
                self.changes.push(Change {
                    point,
                    turn: self.since[index],
                    now: Some(color),
                });
            }
            (Fate::Empty, None) | (Fate::Changing, _) => (),
        }
        self.fates[index] = Fate::Changing;
        self.changes.push(Change { point, turn, now });
    }

    /// What stands on a changing point after a turn.
    fn stone_after(&self, point: u16, turn: u16) -> Option<Color> {
        let mut stone = None;
        for change in &self.changes {
            // What happened before it became changing is noted late, but it
            // came earlier than anything else of this point.
            if change.point == point && change.turn <= turn {
                stone = change.now;
            }
        }
        stone
    }

    /// The first turn after which a pattern stands at an origin.
    pub(super) fn first(&mut self, variant: &Variant, origin: u16) -> Option<u16> {
        let (mut from, mut until) = (0, u16::MAX);
        let mut changing = false;
        for &(point, color) in &variant.stones {
            let index = usize::from(origin + point);
            match self.fates[index] {
                Fate::Filled(filled) if filled == color => from = from.max(self.since[index]),
                Fate::Changing => changing = true,
                Fate::Filled(_) | Fate::Empty => return None,
            }
        }
        for &point in &variant.empty {
            let index = usize::from(origin + point);
            match self.fates[index] {
                Fate::Empty => (),
                Fate::Changing => changing = true,
                Fate::Filled(_) => {
                    until = until.min(self.since[index]);
                    if until <= from {
                        return None;
                    }
                }
            }
        }
        if !changing {
            return Some(from);
        }
        self.first_within(variant, origin, from, until)
    }

    /// The same, where points of the pattern change, between two turns at which
    /// the others begin and cease to be right.
    fn first_within(
        &mut self,
        variant: &Variant,
        origin: u16,
        from: u16,
        until: u16,
    ) -> Option<u16> {
        let later = self.changes.iter().map(|change| change.turn);
        let later = later.filter(|&turn| turn > from && turn < until);
        self.candidates.clear();
        self.candidates.push(from);
        self.candidates.extend(later);
        self.candidates.sort_unstable();
        self.candidates.dedup();
        let mut candidates = self.candidates.iter().copied();
        candidates.find(|&turn| self.fits(variant, origin, turn))
    }

    /// Whether the changing points of a pattern are right after a turn.
    fn fits(&self, variant: &Variant, origin: u16, turn: u16) -> bool {
        let is_right = |point: u16, wanted: Option<Color>| {
            let point = origin + point;
            self.fates[usize::from(point)] != Fate::Changing
                || self.stone_after(point, turn) == wanted
        };
        let mut stones = variant.stones.iter();
        let mut empty = variant.empty.iter();
        stones.all(|&(point, color)| is_right(point, Some(color)))
            && empty.all(|&point| is_right(point, None))
    }

    /// The first move in the frame of a pattern that stands after a turn, in
    /// the frame's own columns and rows. `None` if something else changes the
    /// pattern first, or nobody plays there again.
    pub(super) fn next_move(
        &self,
        turns: &Turns,
        variant: &Variant,
        origin: u16,
        turn: u16,
    ) -> Option<(u8, u8, Color)> {
        let corner = point_of(turns.size(), origin);
        let pattern = &variant.pattern;
        let start = self.starts.get(usize::from(turn) + 1)?;
        let tokens = turns.tokens().get(usize::from(*start)..)?;
        for &token in tokens {
            let happening = happening(token, turn);
            let (Some(number), color) = happening.what.point_and_color() else {
                continue;
            };
            let point = point_of(turns.size(), number);
            let (Some(column), Some(row)) = (
                point.col.checked_sub(corner.col),
                point.row.checked_sub(corner.row),
            ) else {
                continue;
            };
            if column >= pattern.width() || row >= pattern.height() {
                continue;
            }
            if let Some(color) = color.filter(|_| happening.is_move) {
                return Some((column, row, color));
            }
            if pattern.cell(column, row) != Cell::Any {
                return None;
            }
        }
        None
    }
}
