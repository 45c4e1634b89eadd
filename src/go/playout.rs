//! A board for playing very many random games.
//!
//! It plays by the simple ko rule and without suicide, remembers nothing, and
//! allocates nothing. Where the referee's [`Board`] counts liberties exactly,
//! this one counts each pair of a stone and an empty point beside it: the sum
//! is 0 exactly when the chain has no liberty, and keeping it is far cheaper
//! (the idea is that of Łukasz Lew's libego, 2006).

use std::fmt;
use std::ops::{Index, IndexMut};

use rand::Rng;

use crate::board::{Color, Diagram, Point, Size};

use super::{Board, Position};

/// The stones of a random game in progress.
#[derive(Clone)]
pub struct PlayoutBoard {
    size: Size,
    /// From a point to the one below it.
    stride: u16,
    ko: Option<Spot>,
    stones: [u16; 2],

    cells: Table<Cell>,
    /// The empty points, in no order, in the first `empties` places.
    empty: Table<Spot>,
    empties: u16,
}

/// Where a point is in the tables: rows lie one after the other with one
/// column of edge between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Spot(u16);

#[derive(Clone, Copy, Debug)]
struct Cell {
    content: Content,
    /// What is on the four sides.
    sides: Sides,
    /// The stone that stands for the chain.
    head: Spot,
    /// The next stone in the ring of the chain.
    next: Spot,
    /// At the head: the pairs of a stone of the chain and an empty point
    /// beside it.
    pairs: u16,
    /// At the head: how many stones the chain has.
    len: u16,
    /// Where an empty point is in the list of them.
    place: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Content {
    Black,
    White,
    Empty,
    Edge,
}

impl Content {
    #[inline]
    const fn of(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// How many of the four sides are black, white and empty, in one number. An
/// edge is counted as black and as white, so that four sides of one color
/// enclose a point on the edge too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sides(u16);

impl Sides {
    const EDGE: Self = Self(0x011);
    const EMPTY: Self = Self(0x100);

    #[inline]
    const fn stone(color: Color) -> Self {
        match color {
            Color::Black => Self(0x001),
            Color::White => Self(0x010),
        }
    }

    /// How many sides are stones of this color, or the edge.
    #[inline]
    const fn of(self, color: Color) -> u16 {
        match color {
            Color::Black => self.0 & 0xF,
            Color::White => self.0 >> 4 & 0xF,
        }
    }

    #[inline]
    const fn empty(self) -> u16 {
        self.0 >> 8
    }

    #[inline]
    const fn edges(self) -> u16 {
        self.of(Color::Black) + self.of(Color::White) + self.empty() - 4
    }

    #[inline]
    const fn replace(&mut self, old: Self, new: Self) {
        self.0 = self.0.wrapping_add(new.0.wrapping_sub(old.0));
    }
}

/// The most spots of any board (25 rows of 26, two rows of edge and one spot),
/// rounded up so that masking an index keeps it inside.
const SPOTS: usize = 1024;

#[derive(Clone)]
struct Table<T>([T; SPOTS]);

impl<T> Index<Spot> for Table<T> {
    type Output = T;

    #[inline]
    fn index(&self, spot: Spot) -> &T {
        &self.0[spot.0 as usize % SPOTS]
    }
}

impl<T> IndexMut<Spot> for Table<T> {
    #[inline]
    fn index_mut(&mut self, spot: Spot) -> &mut T {
        &mut self.0[spot.0 as usize % SPOTS]
    }
}

impl PlayoutBoard {
    /// A board without stones.
    #[must_use]
    pub fn empty(size: Size) -> Self {
        let edge = Cell {
            content: Content::Edge,
            sides: Sides::default(),
            head: Spot(0),
            next: Spot(0),
            pairs: 0,
            len: 0,
            place: 0,
        };
        let mut board = Self {
            size,
            stride: u16::from(size.lines()) + 1,
            ko: None,
            stones: [0; 2],
            cells: Table([edge; SPOTS]),
            empty: Table([Spot(0); SPOTS]),
            empties: 0,
        };
        for point in size.points() {
            let spot = board.spot(point);
            board.cells[spot].content = Content::Empty;
            board.cells[spot].head = spot;
            board.add_empty(spot);
        }
        for point in size.points() {
            let spot = board.spot(point);
            for near in board.around(spot) {
                let side = match board.cells[near].content {
                    Content::Edge => Sides::EDGE,
                    _ => Sides::EMPTY,
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

    /// The stones of a board.
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
        self.stones = other.stones;
        self.empties = other.empties;
        let spots = usize::from(other.stride) * usize::from(other.stride + 1) + 1;
        let spots = spots.min(SPOTS);
        self.cells.0[..spots].copy_from_slice(&other.cells.0[..spots]);
        let empties = usize::from(other.empties);
        self.empty.0[..empties].copy_from_slice(&other.empty.0[..empties]);
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
        let mut left = self.empties;
        while left > 0 {
            let chosen = Spot(below(left, rng));
            let spot = self.empty[chosen];
            if !self.is_eye(color, spot) && self.allows(color, spot) {
                self.put(color, spot);
                return true;
            }
            left -= 1;
            self.swap_empties(chosen, Spot(left));
        }
        false
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
        let stones = i32::from(self.stones[0]) - i32::from(self.stones[1]);
        let eyes = self.empty.0[..usize::from(self.empties)]
            .iter()
            .map(|&spot| {
                let sides = self.cells[spot].sides;
                let edges = sides.edges();
                match (
                    sides.of(Color::Black) > edges,
                    sides.of(Color::White) > edges,
                ) {
                    (true, false) => 1,
                    (false, true) => -1,
                    (true, true) | (false, false) => 0,
                }
            });
        stones + eyes.sum::<i32>()
    }

    /// The spot of a point; a row of edge comes before the first row, and one
    /// spot of edge before every row.
    #[inline]
    fn spot(&self, point: Point) -> Spot {
        Spot((u16::from(point.row) + 1) * self.stride + u16::from(point.col) + 1)
    }

    #[inline]
    fn around(&self, spot: Spot) -> [Spot; 4] {
        [
            Spot(spot.0.wrapping_sub(self.stride)),
            Spot(spot.0.wrapping_sub(1)),
            Spot(spot.0.wrapping_add(1)),
            Spot(spot.0.wrapping_add(self.stride)),
        ]
    }

    /// Whether a stone on an empty spot is neither suicide nor against the ko.
    #[inline]
    fn allows(&self, color: Color, spot: Spot) -> bool {
        let sides = self.cells[spot].sides;
        if sides.empty() > 0 {
            return true;
        }
        if self.ko == Some(spot) {
            return false;
        }
        let own = Content::of(color);
        let around = self.around(spot);
        around.into_iter().any(|near| {
            let cell = self.cells[near];
            if cell.content == Content::Edge {
                return false;
            }
            let touching = around
                .into_iter()
                .filter(|&side| {
                    self.cells[side].content != Content::Edge && self.cells[side].head == cell.head
                })
                .count();
            let last_liberty = usize::from(self.cells[cell.head].pairs) == touching;
            last_liberty != (cell.content == own)
        })
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
        let up = spot.0.wrapping_sub(self.stride);
        let down = spot.0.wrapping_add(self.stride);
        let corners = [
            up.wrapping_sub(1),
            up.wrapping_add(1),
            down.wrapping_sub(1),
            down.wrapping_add(1),
        ];
        let mut lost = 0;
        let mut edge = 0;
        for corner in corners {
            let content = self.cells[Spot(corner)].content;
            lost += u32::from(content == enemy);
            edge |= u32::from(content == Content::Edge);
        }
        lost + edge < 2
    }

    /// Puts a stone on an empty spot and lifts what it captures.
    #[inline]
    fn put(&mut self, color: Color, spot: Spot) {
        let own = Content::of(color);
        let enemy = Content::of(color.other());
        let enclosed = self.cells[spot].sides.of(color.other()) == 4;
        self.remove_empty(spot);
        self.stones[color as usize] += 1;
        self.ko = None;
        let cell = &mut self.cells[spot];
        cell.content = own;
        cell.head = spot;
        cell.next = spot;
        cell.len = 1;
        cell.pairs = cell.sides.empty();
        let empties = self.empties;
        for near in self.around(spot) {
            let cell = &mut self.cells[near];
            cell.sides.replace(Sides::EMPTY, Sides::stone(color));
            let content = cell.content;
            let head = cell.head;
            if content == own {
                self.cells[head].pairs -= 1;
                self.join(self.cells[spot].head, head);
            } else if content == enemy {
                let chain = &mut self.cells[head];
                chain.pairs -= 1;
                if chain.pairs == 0 {
                    self.lift(color.other(), head);
                }
            }
        }
        if enclosed && self.empties == empties + 1 {
            self.ko = Some(self.empty[Spot(empties)]);
        }
    }

    /// Makes one chain of two, relabelling the shorter.
    #[inline]
    fn join(&mut self, one: Spot, two: Spot) {
        if one == two {
            return;
        }
        let (into, from) = if self.cells[one].len >= self.cells[two].len {
            (one, two)
        } else {
            (two, one)
        };
        let joined = self.cells[from];
        let chain = &mut self.cells[into];
        chain.pairs += joined.pairs;
        chain.len += joined.len;
        let mut stone = from;
        loop {
            let cell = &mut self.cells[stone];
            cell.head = into;
            if cell.next == from {
                break;
            }
            stone = cell.next;
        }
        // Two rings become one when two links are crossed.
        self.cells[stone].next = self.cells[into].next;
        self.cells[into].next = from;
    }

    fn lift(&mut self, color: Color, head: Spot) {
        self.stones[color as usize] -= self.cells[head].len;
        let mut stone = head;
        loop {
            let next = self.cells[stone].next;
            self.cells[stone].content = Content::Empty;
            self.cells[stone].head = stone;
            self.add_empty(stone);
            for near in self.around(stone) {
                self.cells[near]
                    .sides
                    .replace(Sides::stone(color), Sides::EMPTY);
                // An empty point is its own head, and so is the edge in
                // effect: the number is kept there too, and nobody reads it.
                let head = self.cells[near].head;
                self.cells[head].pairs = self.cells[head].pairs.wrapping_add(1);
            }
            if next == head {
                break;
            }
            stone = next;
        }
    }

    #[inline]
    fn add_empty(&mut self, spot: Spot) {
        self.cells[spot].place = self.empties;
        self.empty[Spot(self.empties)] = spot;
        self.empties += 1;
    }

    #[inline]
    fn remove_empty(&mut self, spot: Spot) {
        self.empties -= 1;
        let last = self.empty[Spot(self.empties)];
        let place = self.cells[spot].place;
        self.empty[Spot(place)] = last;
        self.cells[last].place = place;
    }

    #[inline]
    fn swap_empties(&mut self, one: Spot, two: Spot) {
        let (first, second) = (self.empty[one], self.empty[two]);
        self.empty[one] = second;
        self.empty[two] = first;
        self.cells[second].place = one.0;
        self.cells[first].place = two.0;
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
