//! A board for playing very many random games.
//!
//! It plays by the simple ko rule and without suicide, remembers nothing, and
//! allocates nothing. Where the referee's [`Board`] counts liberties exactly,
//! this one counts each pair of a stone and an empty point beside it: the sum
//! is 0 exactly when the chain has no liberty, and keeping it is far cheaper
//! (an idea made popular by Łukasz Lew's libego).

mod cells;
mod empties;
mod put;
mod tactics;

use std::fmt;

use rand::Rng;

use crate::board::{Color, Diagram, Point, Size};

use super::{Board, Position};
use cells::{Cell, Content, Sides, Table};
pub use cells::{SPOTS, Spot};
use empties::Empties;
pub use tactics::FewLiberties;

/// The stones of a random game in progress.
#[derive(Clone)]
pub struct PlayoutBoard {
    size: Size,
    /// From a point to the one below it.
    stride: usize,
    ko: Option<Spot>,

    cells: Table<Cell>,
    empties: Empties,
}

impl PlayoutBoard {
    /// A board without stones.
    #[must_use]
    pub fn empty(size: Size) -> Self {
        let mut board = Self {
            size,
            stride: usize::from(size.lines()) + 1,
            ko: None,
            cells: Table([Cell::EDGE; SPOTS]),
            empties: Empties::none(),
        };
        for point in size.points() {
            let spot = board.spot(point);
            board.cells[spot].content = Content::Empty;
            board.cells[spot].head = spot;
            board.empties.add(spot);
        }
        for point in size.points() {
            let spot = board.spot(point);
            for near in board.around(spot) {
                let side = match board.cells[near].content {
                    Content::Edge => Sides::EDGE,
                    Content::Empty | Content::Black | Content::White => Sides::EMPTY,
                };
                board.cells[spot].sides.replace(Sides::default(), side);
            }
        }
        board
    }

    /// The stones of a position, and its ko.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut board = Self::of_board(position.board());
        board.ko = position.situation().ko.map(|point| board.spot(point));
        board
    }

    /// The stones of a board on which every chain has a liberty.
    #[must_use]
    pub fn of_board(board: &Board) -> Self {
        let mut copy = Self::empty(board.size());
        for color in Color::BOTH {
            for point in board.stones()[color].iter() {
                copy.put(color, copy.spot(point));
            }
        }
        copy
    }

    /// Becomes a copy of another board of any size, without allocating.
    pub fn copy_from(&mut self, other: &Self) {
        self.size = other.size;
        self.stride = other.stride;
        self.ko = other.ko;
        let spots = other.spots();
        self.cells.0[..spots].copy_from_slice(&other.cells.0[..spots]);
        self.empties.copy_from(&other.empties, spots);
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stone on a point of the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        match self.cells[self.spot(point)].content {
            Content::Black => Some(Color::Black),
            Content::White => Some(Color::White),
            Content::Empty | Content::Edge => None,
        }
    }

    /// Whether a stone may be put on a point of the board.
    #[must_use]
    pub fn is_legal(&self, color: Color, point: Point) -> bool {
        let spot = self.spot(point);
        self.cells[spot].content == Content::Empty && self.allows(color, spot)
    }

    /// Puts a stone where [`PlayoutBoard::is_legal`] allows it.
    pub fn play(&mut self, color: Color, point: Point) {
        self.put(color, self.spot(point));
    }

    /// Lifts the ko, as a pass does.
    pub fn pass(&mut self) {
        self.ko = None;
    }

    /// Plays a move chosen with equal chances among those that are legal and
    /// do not fill an own eye; `false` where there is none.
    #[inline]
    pub fn play_random(&mut self, color: Color, rng: &mut impl Rng) -> bool {
        match self.random_spot(rng, |board, spot| board.is_playable(color, spot)) {
            Some(spot) => {
                self.put(color, spot);
                true
            }
            None => false,
        }
    }

    /// An empty spot chosen with equal chances among the good ones.
    #[inline]
    pub fn random_spot(
        &mut self,
        rng: &mut impl Rng,
        mut is_good: impl FnMut(&Self, Spot) -> bool,
    ) -> Option<Spot> {
        let mut left = self.empties.len();
        while left > 0 {
            let chosen = below(left, rng);
            let spot = self.empties.at(chosen);
            if is_good(self, spot) {
                return Some(spot);
            }
            left -= 1;
            self.empties.swap(chosen, left);
        }
        None
    }

    /// Plays on at random until both sides pass or `most` turns were taken,
    /// and returns how many there were.
    pub fn play_out(&mut self, first: Color, most: u32, rng: &mut impl Rng) -> u32 {
        let mut color = first;
        let mut passes = 0;
        let mut turns = 0;
        while passes < 2 && turns < most {
            if self.play_random(color, rng) {
                passes = 0;
            } else {
                self.pass();
                passes += 1;
            }
            color = color.other();
            turns += 1;
        }
        turns
    }

    /// Black's stones and surrounded points less White's, once every empty
    /// point is an eye.
    #[must_use]
    pub fn area_lead(&self) -> i32 {
        self.cells.0[..self.spots()].iter().map(Cell::owner).sum()
    }

    /// How many places of the tables the board takes.
    pub(crate) fn spots(&self) -> usize {
        (self.stride * (self.stride + 1) + 1).min(SPOTS)
    }

    /// The spot of a point; a row of edge comes before the first row, and one
    /// spot of edge before every row.
    #[inline]
    #[must_use]
    pub fn spot(&self, point: Point) -> Spot {
        let (row, col) = (usize::from(point.row), usize::from(point.col));
        Spot::at((row + 1) * self.stride + col + 1)
    }

    #[inline]
    fn around(&self, spot: Spot) -> [Spot; 4] {
        let here = SPOTS + usize::from(spot.0);
        [here - self.stride, here - 1, here + 1, here + self.stride].map(Spot::at)
    }

    #[inline]
    fn corners(&self, spot: Spot) -> [Spot; 4] {
        let above = SPOTS + usize::from(spot.0) - self.stride;
        let below = SPOTS + usize::from(spot.0) + self.stride;
        [above - 1, above + 1, below - 1, below + 1].map(Spot::at)
    }

    /// Whether a stone on an empty spot is neither suicide nor against the ko.
    #[inline]
    fn allows(&self, color: Color, spot: Spot) -> bool {
        self.cells[spot].sides.empty() > 0
            || (self.ko != Some(spot) && self.captures_or_connects(color, spot))
    }

    /// Whether a stone on a spot without empty sides would take the last
    /// liberty of an enemy chain, or belong to a chain that has another.
    #[inline]
    fn captures_or_connects(&self, color: Color, spot: Spot) -> bool {
        let around = self.around(spot).map(|near| &self.cells[near]);
        let own = Content::of(color);
        let mut good = false;
        for &near in &around {
            // The spot is one liberty, counted once for each stone beside it.
            let same_chain = around.map(|other| u16::from(other.head == near.head));
            let beside: u16 = same_chain.iter().sum();
            let last_liberty = self.cells[near.head].pairs == beside;
            let stone = near.content != Content::Edge;
            good |= stone & (last_liberty != (near.content == own));
        }
        good
    }

    /// Whether a stone on an empty spot is allowed and does not fill an eye.
    #[inline]
    fn is_playable(&self, color: Color, spot: Spot) -> bool {
        self.cells[spot].sides.empty() > 0
            || (!self.is_eye(color, spot) && self.allows(color, spot))
    }

    /// Whether an empty spot is enclosed by `color` so that filling it would
    /// only hurt: own stones on all sides, and not more than one corner lost
    /// (none at the edge).
    #[inline]
    fn is_eye(&self, color: Color, spot: Spot) -> bool {
        if self.cells[spot].sides.of(color) < 4 {
            return false;
        }
        let enemy = Content::of(color.other());
        let mut lost = 0;
        let mut edge = 0;
        for &corner in &self.corners(spot) {
            let content = self.cells[corner].content;
            lost += u32::from(content == enemy);
            edge |= u32::from(content == Content::Edge);
        }
        lost + edge < 2
    }
}

/// A number below `bound`, each with the same chance to within one part in ten
/// million.
#[inline]
fn below(bound: u16, rng: &mut impl Rng) -> u16 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u16
}

/// As a diagram.
impl fmt::Debug for PlayoutBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let diagram = Diagram::of(self.size, |point| self.stone(point));
        write!(f, "PlayoutBoard(\n{diagram}\n)")
    }
}
