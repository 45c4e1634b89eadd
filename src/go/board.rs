//! The board: stones and what follows from them.

use std::fmt;
use std::ops::BitOr as _;

use crate::board::{ByColor, Color, Diagram, Point, PointSet, Size};
use crate::game::Key;

use super::chains::{Around, Chains};

/// The stones on a board, with their chains and their key.
///
/// It knows how stones are put, captured and lifted, and nothing of turns or
/// ko. Every chain has a liberty, unless the board was made of stones without
/// any ([`Board::of_stones`]). Whether suicide is allowed is the caller's
/// question.
#[derive(Clone)]
pub struct Board {
    size: Size,
    stones: ByColor<PointSet>,

    // What follows from the size and the stones, kept for speed.
    points: PointSet,
    key: Key,
    chains: Chains,
}

/// What a stone on an empty point would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// How many enemy stones it would lift.
    pub captures: u16,
    /// Whether it would fill the last liberty of its own chain, which is
    /// lifted then.
    pub suicide: bool,
    /// The key of the board afterwards.
    pub key: Key,
}

impl Board {
    /// A board without stones.
    #[must_use]
    pub fn empty(size: Size) -> Self {
        Self {
            size,
            stones: ByColor::default(),
            points: PointSet::all(size),
            key: Key::EMPTY,
            chains: Chains::none(size),
        }
    }

    /// The board with these stones, as far as they are on it; where both
    /// colors claim a point, Black has it. Chains without liberties are left
    /// as they are.
    #[must_use]
    pub fn of_stones(size: Size, stones: &ByColor<PointSet>) -> Self {
        let mut board = Self::empty(size);
        board.restore(stones);
        board
    }

    /// The size of the board.
    #[must_use]
    #[inline]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stones of each color.
    #[must_use]
    #[inline]
    pub const fn stones(&self) -> &ByColor<PointSet> {
        &self.stones
    }

    /// The stone on a point of the board.
    #[must_use]
    #[inline]
    pub fn stone(&self, point: Point) -> Option<Color> {
        if self.stones.black.contains(point) {
            Some(Color::Black)
        } else if self.stones.white.contains(point) {
            Some(Color::White)
        } else {
            None
        }
    }

    /// Whether no stone stands on a point of the board.
    #[must_use]
    #[inline]
    pub fn is_empty(&self, point: Point) -> bool {
        self.stone(point).is_none()
    }

    /// The points without stones.
    #[must_use]
    pub fn empty_points(&self) -> PointSet {
        self.points - self.stones.black - self.stones.white
    }

    /// A hash of the stones.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> Key {
        self.key
    }

    /// How many liberties the chain on `point` has; 0 where no stone stands.
    #[must_use]
    #[inline]
    pub fn liberties(&self, point: Point) -> u16 {
        self.stone(point)
            .map_or(0, |_| self.chains.chain(point).liberties)
    }

    /// The chain on `point`; empty where no stone stands.
    #[must_use]
    pub fn chain(&self, point: Point) -> PointSet {
        self.stone(point)
            .into_iter()
            .flat_map(|_| self.chains.stones(point))
            .collect()
    }

    /// How many stones the chain on `point` has; 0 where no stone stands.
    #[must_use]
    #[inline]
    pub fn chain_len(&self, point: Point) -> u16 {
        self.stone(point)
            .map_or(0, |_| self.chains.chain(point).stones)
    }

    /// The liberties of the chain on `point`; none where no stone stands.
    #[must_use]
    pub fn liberty_points(&self, point: Point) -> PointSet {
        self.stone(point).map_or(PointSet::EMPTY, |_| {
            self.chains.liberties(point, |near| self.is_empty(near))
        })
    }

    /// One stone of each chain of a color, row by row from the top left.
    pub fn chain_heads(&self, color: Color) -> impl Iterator<Item = Point> + '_ {
        self.stones[color]
            .iter()
            .filter(|&stone| self.chains.head(stone) == stone)
    }

    /// What a stone of `color` on the empty `point` would do, without doing it.
    #[must_use]
    pub fn effect(&self, color: Color, point: Point) -> Effect {
        let mut breathes = false;
        let mut friends = Around::default();
        let mut captured = Around::default();
        for near in self.size.neighbours(point) {
            match self.stone(near) {
                None => breathes = true,
                Some(stone) if self.chains.chain(near).liberties > 1 => breathes |= stone == color,
                Some(stone) if stone == color => friends.add(self.chains.head(near)),
                Some(_) => captured.add(self.chains.head(near)),
            }
        }
        let mut captures = 0;
        let mut key = self.key;
        for head in captured {
            let chain = self.chains.chain(head);
            captures += chain.stones;
            key ^= chain.key;
        }
        let suicide = !breathes && captures == 0;
        if suicide {
            for head in friends {
                key ^= self.chains.chain(head).key;
            }
        } else {
            key ^= Key::of_stone(color, point);
        }
        Effect {
            captures,
            suicide,
            key,
        }
    }

    /// The stones after a stone of `color` on the empty `point`, without
    /// putting it there.
    #[must_use]
    pub fn stones_after(&self, color: Color, point: Point) -> ByColor<PointSet> {
        let mut after = self.clone();
        after.play(color, point);
        after.stones
    }

    /// Puts a stone on the empty `point` and lifts the chains it captures; if
    /// it captures none and has no liberty, lifts its own chain.
    ///
    /// Returns the stones lifted, which are all of one color.
    pub fn play(&mut self, color: Color, point: Point) -> PointSet {
        let captured = self.place(color, point);
        if captured.is_empty() && self.chains.chain(point).liberties == 0 {
            return self.lift(point);
        }
        captured
    }

    /// Becomes [`Board::of_stones`] of these stones.
    pub fn restore(&mut self, stones: &ByColor<PointSet>) {
        if self.take_off_last(stones) {
            return;
        }
        self.stones = ByColor {
            black: stones.black & self.points,
            white: (stones.white & self.points) - stones.black,
        };
        self.key = Key::EMPTY;
        for color in Color::BOTH {
            for point in self.stones[color].iter() {
                self.key ^= Key::of_stone(color, point);
                self.chains.found(color, point);
            }
        }
        for color in Color::BOTH {
            for point in self.stones[color].iter() {
                // Joining to the right and down joins each pair once.
                let Point { row, col } = point;
                for near in [
                    Point::new(col.saturating_add(1), row),
                    Point::new(col, row.saturating_add(1)),
                ] {
                    if self.size.contains(near)
                        && self.stones[color].contains(near)
                        && self.chains.head(near) != self.chains.head(point)
                    {
                        self.chains
                            .join(self.chains.head(point), self.chains.head(near));
                    }
                }
            }
        }
        for point in self.empty_points().iter() {
            self.chains.free_liberty(self.chains_around(point));
        }
    }

    /// The fast way to restore: if the board has these stones and at most one
    /// more, which is a chain by itself, lifts that one. A file can have very
    /// many variations after one move. Whether that was all there was to do.
    fn take_off_last(&mut self, stones: &ByColor<PointSet>) -> bool {
        let more = ByColor {
            black: self.stones.black - stones.black,
            white: self.stones.white - stones.white,
        };
        let same = |color: Color| self.stones[color] - more[color] == stones[color];
        if !Color::BOTH.into_iter().all(same) {
            return false;
        }
        let mut last = (more.black | more.white).iter();
        match (last.next(), last.next()) {
            (None, _) => true,
            (Some(point), None) if self.chains.chain(point).stones == 1 => {
                self.lift(point);
                true
            }
            (Some(_), _) => false,
        }
    }

    /// Puts a stone on the empty `point`, lifts enemy chains left without a
    /// liberty and returns them.
    fn place(&mut self, color: Color, point: Point) -> PointSet {
        debug_assert!(self.is_empty(point), "a stone is put on an empty point");
        let around = self.chains_around(point);
        self.stones[color].insert(point);
        self.key ^= Key::of_stone(color, point);
        self.chains.fill_liberty(around);
        self.connect(color, point, around);
        let mut captured = PointSet::EMPTY;
        for head in around {
            if self.stones[color.other()].contains(head) && self.chains.chain(head).liberties == 0 {
                captured = captured | self.lift(head);
            }
        }
        captured
    }

    /// Makes the new stone on `point` one chain with those of its color around
    /// it, and counts its liberties before anything is lifted.
    fn connect(&mut self, color: Color, point: Point, around: Around) {
        self.chains.found(color, point);
        let friends = around.only(|head| self.stones[color].contains(head));
        let beside = self.size.neighbours(point);
        let empty = beside.filter(|&near| self.is_empty(near));
        let liberties = match friends.heads() {
            [None, ..] => empty.count(),
            [Some(friend), None, ..] => {
                let new = empty.filter(|&near| !self.touches(near, friend));
                usize::from(self.chains.chain(friend).liberties) + new.count()
            }
            // The liberties of several chains may overlap anywhere.
            _ => {
                let near: PointSet = empty.collect();
                let theirs = friends.into_iter().map(|head| self.liberty_points(head));
                theirs.fold(near, PointSet::bitor).len()
            }
        };
        for friend in friends {
            self.chains.join(self.chains.head(point), friend);
        }
        // At most as many as the board has points.
        self.chains.set_liberties(point, liberties as u16);
    }

    /// Whether an empty point is a liberty of the chain with this head.
    fn touches(&self, point: Point, head: Point) -> bool {
        self.size
            .neighbours(point)
            .any(|near| !self.is_empty(near) && self.chains.head(near) == head)
    }

    /// Takes the chain on `point` off the board and returns its stones.
    fn lift(&mut self, point: Point) -> PointSet {
        let chain = self.chain(point);
        self.key ^= self.chains.chain(point).key;
        self.stones.black = self.stones.black - chain;
        self.stones.white = self.stones.white - chain;
        for freed in chain.iter() {
            self.chains.free_liberty(self.chains_around(freed));
        }
        chain
    }

    #[inline]
    fn chains_around(&self, point: Point) -> Around {
        let mut around = Around::default();
        for near in self.size.neighbours(point) {
            if !self.is_empty(near) {
                around.add(self.chains.head(near));
            }
        }
        around
    }
}

/// Boards are equal when their stones are.
impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.size == other.size && self.stones == other.stones
    }
}

impl Eq for Board {}

/// As a diagram.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Diagram::of(self.size, |point| self.stone(point)).fmt(f)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board(\n{self}\n)")
    }
}
