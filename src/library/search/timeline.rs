//! When each point of a board was filled and emptied in a game.

use super::variant::Variant;
use crate::board::{Color, Size};
use crate::library::turns::{Turns, What, begins_turn, happening};

const MOST_POINTS: usize = Size::LARGEST.area();

/// What never happens, and what follows the last change of a point.
const NEVER: u32 = u32::MAX;

/// What is known of a point. The moments of a game are its tokens, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It is empty throughout.
    Empty,
    /// It is filled at this moment, and stays so.
    Filled(Color, u32),
    /// More happens to it; this is the number of its last change.
    Changing(u32),
}

/// Something that happens to a point to which more than one thing does.
#[derive(Clone, Copy, Debug)]
struct Change {
    at: u32,
    now: Option<Color>,
    /// The next of the same point. Behind the last comes the first.
    next: u32,
}

/// A changing point of a pattern, on the way through the game.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    wanted: Option<Color>,
    /// What is there.
    now: Option<Color>,
    /// The number of the change that comes next, and that of the last.
    next: u32,
    last: u32,
}

/// The course of a game, point by point.
#[derive(Debug)]
pub(super) struct Timeline {
    fates: [Fate; MOST_POINTS],
    /// All that happens to changing points.
    changes: Vec<Change>,
    /// The turn of each moment. That of the moment 0 is the start.
    turns: Vec<u16>,
    /// The first moment of each turn.
    starts: Vec<u32>,
    /// The changing points of the pattern that is looked at.
    waiting: Vec<Waiting>,
}

impl Default for Timeline {
    fn default() -> Self {
        Self {
            fates: [Fate::Empty; MOST_POINTS],
            changes: Vec::new(),
            turns: Vec::new(),
            starts: Vec::new(),
            waiting: Vec::new(),
        }
    }
}

impl Timeline {
    /// Takes a game in.
    pub(super) fn read(&mut self, turns: &Turns) {
        self.fates[..turns.size().area()].fill(Fate::Empty);
        self.changes.clear();
        self.turns.clear();
        self.turns.push(0);
        self.starts.clear();
        self.starts.push(0);
        let mut turn = 0;
        for (&token, at) in turns.tokens().iter().zip(1..) {
            if begins_turn(token) {
                turn += 1;
                self.starts.push(at);
            }
            self.turns.push(turn);
            match happening(token, turn).what {
                What::Stone(color, point) => self.note(point, at, Some(color)),
                What::Lifted(point) => self.note(point, at, None),
                What::Nothing => (),
            }
        }
    }

    fn note(&mut self, point: u16, at: u32, now: Option<Color>) {
        let fate = &mut self.fates[usize::from(point)];
        let before = match (*fate, now) {
            (Fate::Empty, Some(color)) => {
                *fate = Fate::Filled(color, at);
                return;
            }
            (Fate::Empty, None) => None,
            (Fate::Filled(color, since), _) => Some(add(&mut self.changes, since, Some(color))),
            (Fate::Changing(last), _) => Some(last),
        };
        let last = add(&mut self.changes, at, now);
        *fate = Fate::Changing(last);
        if let Some(before) = before {
            let first = self.changes[before as usize].next;
            self.changes[before as usize].next = last;
            self.changes[last as usize].next = first;
        }
    }

    /// The turn of a moment; that of what never happens is later than any.
    fn turn_of(&self, at: u32) -> u16 {
        self.turns.get(at as usize).copied().unwrap_or(u16::MAX)
    }

    /// The first turn after which a pattern stands at an origin.
    pub(super) fn first(&mut self, variant: &Variant, origin: u16) -> Option<u16> {
        let (mut from, mut until) = (0, NEVER);
        let mut changing = false;
        for &(point, color) in &variant.stones {
            match self.fates[usize::from(origin + point)] {
                Fate::Filled(filled, since) if filled == color => from = from.max(since),
                Fate::Changing(_) => changing = true,
                Fate::Filled(..) | Fate::Empty => return None,
            }
        }
        for &point in &variant.empty {
            match self.fates[usize::from(origin + point)] {
                Fate::Empty => (),
                Fate::Changing(_) => changing = true,
                Fate::Filled(_, since) => {
                    until = until.min(since);
                    if until <= from {
                        return None;
                    }
                }
            }
        }
        // What comes and goes within one turn never stands together.
        let (from, until) = (self.turn_of(from), self.turn_of(until));
        if from >= until {
            return None;
        }
        match changing {
            false => Some(from),
            true => self.first_within(variant, origin, from, until),
        }
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
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.clear();
        let stones = variant.stones.iter();
        let stones = stones.map(|&(point, color)| (point, Some(color)));
        let empty = variant.empty.iter().map(|&point| (point, None));
        for (point, wanted) in stones.chain(empty) {
            if let Fate::Changing(last) = self.fates[usize::from(origin + point)] {
                let next = self.changes[last as usize].next;
                waiting.push(Waiting {
                    wanted,
                    now: None,
                    next,
                    last,
                });
            }
        }
        let first = self.all_right(&mut waiting, from, until);
        self.waiting = waiting;
        first
    }

    /// The first turn from one on, and before another, after which all of these
    /// points are right.
    fn all_right(&self, waiting: &mut [Waiting], from: u16, until: u16) -> Option<u16> {
        let mut turn = from;
        loop {
            let begun = turn;
            for point in &mut *waiting {
                turn = self.right(point, turn)?;
            }
            if turn >= until {
                return None;
            }
            if turn == begun {
                return Some(turn);
            }
        }
    }

    /// The first turn from one on after which a point is right. It is not asked
    /// about earlier ones again.
    fn right(&self, point: &mut Waiting, mut turn: u16) -> Option<u16> {
        loop {
            while point.next != NEVER {
                let change = self.changes[point.next as usize];
                if self.turn_of(change.at) > turn {
                    break;
                }
                point.now = change.now;
                point.next = match point.next == point.last {
                    true => NEVER,
                    false => change.next,
                };
            }
            if point.now == point.wanted {
                return Some(turn);
            }
            let change = self.changes.get(point.next as usize)?;
            turn = self.turn_of(change.at);
        }
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
        let start = *self.starts.get(usize::from(turn) + 1)?;
        let move_at = |at: u32| {
            let &token = turns.tokens().get(at.checked_sub(1)? as usize)?;
            let happening = happening(token, turn);
            let (_, color) = happening.what.point_and_color();
            color.filter(|_| happening.is_move)
        };
        let mut first = (NEVER, (0, 0));
        for place in &variant.frame {
            let counts = |at: u32| at >= start && (place.is_asked || move_at(at).is_some());
            let next = match self.fates[usize::from(origin + place.point)] {
                Fate::Empty => continue,
                Fate::Filled(_, at) => Some(at).filter(|&at| counts(at)),
                Fate::Changing(last) => self.moments(last).find(|&at| counts(at)),
            };
            if let Some(at) = next.filter(|&at| at < first.0) {
                first = (at, (place.column, place.row));
            }
        }
        let (at, (column, row)) = first;
        move_at(at).map(|color| (column, row, color))
    }

    /// The moments at which a changing point changes.
    fn moments(&self, last: u32) -> impl Iterator<Item = u32> + '_ {
        let first = self.changes[last as usize].next;
        let next = move |&number: &u32| {
            let goes_on = number != last;
            goes_on.then(|| self.changes[number as usize].next)
        };
        let numbers = std::iter::successors(Some(first), next);
        numbers.map(|number| self.changes[number as usize].at)
    }
}

/// Adds a change that is alone with its point; its number.
fn add(changes: &mut Vec<Change>, at: u32, now: Option<Color>) -> u32 {
    // There are at most twice as many as tokens.
    let number = changes.len() as u32;
    let next = number;
    changes.push(Change { at, now, next });
    number
}
