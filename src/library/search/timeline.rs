//! When each point of a board was filled and emptied in a game.

use std::ops::Index;

use strum::VariantArray as _;

use super::shape::Shape;
use super::variant::Variant;
use crate::board::{ByColor, Color, Size};
use crate::library::turns::{
    NO_MOVE, Turns, begins_turn, is_of_point, is_played, is_stone, is_stone_of, move_token,
    point_number, stone_of,
};

/// How many places are looked at at once.
pub(super) const LANES: usize = 32;

/// A turn that never comes.
pub(super) const NEVER: i16 = i16::MAX;

/// How many points are kept: those of the largest board, and as many behind them
/// as are read at once, and as areas reach further.
const MOST_POINTS: usize = Size::LARGEST.area() + 2 * Size::LARGEST.lines() as usize + 2 + LANES;

/// A turn for each point, [`NEVER`] where there is none.
pub(super) type ByPoint = [i16; MOST_POINTS];

/// The least of the turns of all points of an area, for each shape and place.
#[derive(Debug)]
pub(super) struct ByArea([ByPoint; Shape::VARIANTS.len()]);

/// Something that happens to a point to which more than one thing does.
#[derive(Clone, Copy, Debug)]
struct Change {
    turn: i16,
    now: Option<Color>,
    is_move: bool,
    /// The next of the same point. Behind the last comes the first.
    next: usize,
}

/// A changing point of a pattern, on the way through the game.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    wanted: Option<Color>,
    /// What is there.
    now: Option<Color>,
    /// The number of the change that comes next, if one does.
    next: Option<usize>,
    /// The number of the last.
    last: usize,
}

/// The course of a game, point by point.
///
/// A point to which more than one thing happens is *changing*. What is said of it
/// in turns holds in any case: it is not black before its turn in `came.black`,
/// and not empty from its turn in `gone` on. Of all others these are the turns at
/// which it becomes black and ceases to be empty.
#[derive(Debug)]
pub(super) struct Timeline {
    pub(super) came: ByColor<ByPoint>,
    pub(super) gone: ByArea,
    /// Until when the stone of `came` stays; -1 where another was there before it.
    pub(super) stays: ByColor<ByPoint>,
    /// When anything happens to a point first.
    pub(super) first: ByArea,
    /// The same where that is a move.
    pub(super) moved: ByPoint,
    /// 0, or -1 for points that are changing.
    pub(super) changing: ByPoint,

    /// All that happens to points that are changing.
    changes: Vec<Change>,
    /// The last change of each of them.
    last: [usize; MOST_POINTS],
    /// What happens first to each point to which anything does.
    told: [u16; MOST_POINTS],
    /// What happens later, and what is no stone, with the turns.
    again: Vec<(i16, u16)>,
    /// The move of each turn; behind the last there is none.
    moves: Vec<u16>,
    /// The changing points of the pattern that is looked at.
    waiting: Vec<Waiting>,
}

impl Default for ByArea {
    fn default() -> Self {
        Self([[NEVER; MOST_POINTS]; Shape::VARIANTS.len()])
    }
}

impl Index<Shape> for ByArea {
    type Output = ByPoint;

    fn index(&self, shape: Shape) -> &ByPoint {
        &self.0[shape as usize]
    }
}

impl ByArea {
    const fn of_points_mut(&mut self) -> &mut ByPoint {
        &mut self.0[Shape::Point as usize]
    }

    /// Makes those of larger areas out of those of points. An area that reaches over
    /// the right side of the board goes on at the left; nobody asks for it.
    fn spread(&mut self, area: usize, lines: usize) {
        let [point, wide, high, four, nine] = &mut self.0;
        let least = |of: &mut ByPoint, one: &[i16], other: &[i16]| {
            let pairs = one.iter().zip(other);
            for (least, (one, other)) in of[..area].iter_mut().zip(pairs) {
                *least = *one.min(other);
            }
        };
        least(wide, point, &point[1..]);
        least(high, point, &point[lines..]);
        least(four, wide, &wide[lines..]);
        // Four fours cover it.
        let mut upper = [NEVER; MOST_POINTS];
        least(&mut upper, four, &four[1..]);
        least(nine, &upper, &upper[lines..]);
    }
}

impl Default for Timeline {
    fn default() -> Self {
        let never = [NEVER; MOST_POINTS];
        Self {
            came: ByColor::from_fn(|_| never),
            gone: ByArea::default(),
            stays: ByColor::from_fn(|_| never),
            first: ByArea::default(),
            moved: never,
            changing: [0; MOST_POINTS],
            changes: Vec::new(),
            last: [0; MOST_POINTS],
            told: [NO_MOVE; MOST_POINTS],
            again: Vec::new(),
            moves: vec![NO_MOVE],
            waiting: Vec::new(),
        }
    }
}

impl Timeline {
    /// Takes a game in.
    ///
    /// In most games most points are filled once, so there is one pass for that, in
    /// as few steps as can be, then one over all points at once, and only then
    /// comes what is left.
    pub(super) fn read(&mut self, turns: &Turns) {
        let area = turns.size().area();
        self.changes.clear();
        self.again.clear();
        self.moves.clear();
        // The start.
        self.moves.push(NO_MOVE);
        let first = self.first.of_points_mut();
        first[..area].fill(NEVER);
        let mut turn = 0;
        for &token in turns.tokens() {
            if begins_turn(token) {
                // No game has as many turns.
                turn += 1;
                self.moves.push(move_token(token));
            }
            let point = usize::from(point_number(token));
            if is_stone(token) && first[point] == NEVER {
                first[point] = turn;
                self.told[point] = token;
            } else if is_of_point(token) {
                if first[point] == NEVER {
                    first[point] = turn;
                    self.told[point] = token;
                }
                self.again.push((turn, token));
            }
        }
        // Whatever never comes.
        self.moves.push(NO_MOVE);
        self.tell_points(area);
        let again = std::mem::take(&mut self.again);
        for &(turn, token) in &again {
            self.note_again(turn, token);
        }
        self.again = again;
        let lines = usize::from(turns.size().lines());
        self.gone.spread(area, lines);
        self.first.spread(area, lines);
    }

    /// What follows for each point from what happens to it first.
    fn tell_points(&mut self, area: usize) {
        let pairs = || self.first.0[0][..area].iter().zip(&self.told);
        let where_holds = |to: &mut ByPoint, holds: fn(u16) -> bool| {
            for (to, (&first, &token)) in to.iter_mut().zip(pairs()) {
                *to = if holds(token) { first } else { NEVER };
            }
        };
        where_holds(&mut self.came.black, |token| {
            is_stone_of(token, Color::Black)
        });
        where_holds(&mut self.came.white, |token| {
            is_stone_of(token, Color::White)
        });
        where_holds(&mut self.gone.0[0], is_stone);
        where_holds(&mut self.moved, is_played);
        for color in Color::BOTH {
            self.stays[color][..area].fill(NEVER);
        }
        self.changing[..area].fill(0);
    }

    /// Notes what happens to a point that something has happened to before.
    fn note_again(&mut self, turn: i16, token: u16) {
        let point = usize::from(point_number(token));
        let told = self.told[point];
        if self.changing[point] == 0 {
            self.changing[point] = -1;
            let since = self.first.0[0][point];
            // Nothing is lifted where there was nothing.
            let before = stone_of(told);
            if let Some(color) = before {
                self.stays[color][point] = turn;
            }
            self.last[point] = self.add(since, before, is_played(told));
        }
        let last = self.last[point];
        let (before, now) = (self.changes[last].now, stone_of(token));
        match (before, now) {
            (None, Some(_)) => self.gone.0[0][point] = turn,
            (_, None) => self.gone.0[0][point] = NEVER,
            (Some(_), Some(_)) => (),
        }
        if let Some(color) = now
            && self.came[color][point] == NEVER
        {
            self.came[color][point] = turn;
            self.stays[color][point] = -1;
        }
        let added = self.add(turn, now, is_played(token));
        self.changes[added].next = self.changes[last].next;
        self.changes[last].next = added;
        self.last[point] = added;
    }

    /// Adds a change that is alone with its point; its number.
    fn add(&mut self, turn: i16, now: Option<Color>, is_move: bool) -> usize {
        let number = self.changes.len();
        self.changes.push(Change {
            turn,
            now,
            is_move,
            next: number,
        });
        number
    }

    /// The token of the move of a turn, or [`NO_MOVE`].
    #[inline]
    pub(super) fn move_of(&self, turn: i16) -> u16 {
        let last = self.moves.len() - 1;
        let turn = usize::try_from(turn).unwrap_or(last);
        self.moves[turn.min(last)]
    }

    /// When a pattern changes next after a turn, or a move is played in its frame.
    pub(super) fn next_change(&self, variant: &Variant, origin: u16, after: i16) -> i16 {
        let stones = variant.stones.iter().map(|&(point, _)| point);
        let asked = stones.chain(variant.empty.iter().copied());
        let changes = asked.map(|point| self.next_at(origin + point, after, false));
        let open = variant.open.iter();
        let moves = open.map(|&point| self.next_at(origin + point, after, true));
        changes.chain(moves).min().unwrap_or(NEVER)
    }

    /// When something happens to a point next after a turn; where only moves count,
    /// when one is played there. [`NEVER`] if nothing does.
    fn next_at(&self, number: u16, after: i16, only_moves: bool) -> i16 {
        let point = usize::from(number);
        if self.changing[point] != 0 {
            let next = self.next_of_changes(number, after, only_moves);
            return next.unwrap_or(NEVER);
        }
        let turn = match only_moves {
            true => self.moved[point],
            false => self.first.0[0][point],
        };
        if turn > after { turn } else { NEVER }
    }

    fn next_of_changes(&self, number: u16, after: i16, only_moves: bool) -> Option<i16> {
        let last = self.last[usize::from(number)];
        let next = |&change: &usize| (change != last).then(|| self.changes[change].next);
        let changes = std::iter::successors(Some(self.changes[last].next), next);
        let mut changes = changes.map(|change| self.changes[change]);
        let counts = |change: &Change| change.is_move && change.now.is_some() || !only_moves;
        let found = changes.find(|change| change.turn > after && counts(change));
        found.map(|change| change.turn)
    }

    /// The first turn from one on, and before another, after which those points of
    /// a pattern that change are right.
    pub(super) fn first_within(
        &mut self,
        variant: &Variant,
        origin: u16,
        from: i16,
        until: i16,
    ) -> Option<i16> {
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.clear();
        let stones = variant.stones.iter();
        let stones = stones.map(|&(point, color)| (point, Some(color)));
        let empty = variant.empty.iter().map(|&point| (point, None));
        for (point, wanted) in stones.chain(empty) {
            let point = usize::from(origin + point);
            if self.changing[point] != 0 {
                let last = self.last[point];
                waiting.push(Waiting {
                    wanted,
                    now: None,
                    next: Some(self.changes[last].next),
                    last,
                });
            }
        }
        let first = self.all_right(&mut waiting, from, until);
        self.waiting = waiting;
        first
    }

    fn all_right(&self, waiting: &mut [Waiting], from: i16, until: i16) -> Option<i16> {
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
    fn right(&self, point: &mut Waiting, mut turn: i16) -> Option<i16> {
        loop {
            while let Some(next) = point.next {
                let change = self.changes[next];
                if change.turn > turn {
                    break;
                }
                point.now = change.now;
                point.next = (next != point.last).then_some(change.next);
            }
            if point.now == point.wanted {
                return Some(turn);
            }
            turn = self.changes[point.next?].turn;
        }
    }
}
