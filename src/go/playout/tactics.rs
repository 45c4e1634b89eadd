//! What a stone would do, asked of a playout board, nearly always in a time that
//! does not grow with the board.

use crate::board::{Color, Point};

use super::PlayoutBoard;
use super::cells::{Content, Spot};

/// The liberties of a chain, as far as a ladder wants to know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FewLiberties {
    /// It is in atari.
    One(Spot),
    /// One move from it.
    Two(Spot, Spot),
    /// Three or more; also where no stone is.
    More,
}

/// The liberties of a chain besides a given one.
enum Others {
    None,
    One(Spot),
    More,
}

impl PlayoutBoard {
    /// The point of a spot on the board.
    #[must_use]
    pub fn point(&self, spot: Spot) -> Point {
        let index = usize::from(spot.0);
        let (row, col) = (index / self.stride, index % self.stride);
        Point::new((col.max(1) - 1) as u8, (row.max(1) - 1) as u8)
    }

    /// Whether a stone may be put on a spot.
    #[inline]
    #[must_use]
    pub fn may_put(&self, color: Color, spot: Spot) -> bool {
        self.is_empty_spot(spot) && self.allows(color, spot)
    }

    /// Whether a stone may be put on a spot and would not fill an own eye.
    #[inline]
    #[must_use]
    pub fn is_sensible(&self, color: Color, spot: Spot) -> bool {
        self.is_empty_spot(spot) && self.is_playable(color, spot)
    }

    /// Puts a stone where [`PlayoutBoard::may_put`] allows it.
    #[inline]
    pub fn put_at(&mut self, color: Color, spot: Spot) {
        self.put(color, spot);
    }

    /// The stone on a spot.
    #[inline]
    #[must_use]
    pub fn stone_at(&self, spot: Spot) -> Option<Color> {
        match self.cells[spot].content {
            Content::Black => Some(Color::Black),
            Content::White => Some(Color::White),
            Content::Empty | Content::Edge => None,
        }
    }

    /// Whether a spot is a point of the board without a stone.
    #[inline]
    #[must_use]
    pub fn is_empty_spot(&self, spot: Spot) -> bool {
        self.cells[spot].content == Content::Empty
    }

    /// The four spots beside one; some may be edge.
    #[inline]
    #[must_use]
    pub fn beside(&self, spot: Spot) -> [Spot; 4] {
        self.around(spot)
    }

    /// The eight spots around one; some may be edge.
    #[inline]
    #[must_use]
    pub fn ring(&self, spot: Spot) -> [Spot; 8] {
        let [a, b, c, d] = self.around(spot);
        let [e, f, g, h] = self.corners(spot);
        [a, b, c, d, e, f, g, h]
    }

    /// What stands on the eight spots around one, two bits each in the order of
    /// [`PlayoutBoard::ring`]: black, white, empty, edge.
    #[inline]
    #[must_use]
    pub fn shape(&self, spot: Spot) -> u16 {
        let ring = self.ring(spot);
        ring.iter().rev().fold(0, |shape, &near| {
            shape << 2 | self.cells[near].content as u16
        })
    }

    /// The stone that stands for the chain of a stone, the same for all of its
    /// stones until the board changes.
    #[inline]
    #[must_use]
    pub fn head(&self, stone: Spot) -> Spot {
        self.cells[stone].head
    }

    /// The next stone of a chain, and after the last the first.
    #[inline]
    #[must_use]
    pub fn next_in_chain(&self, stone: Spot) -> Spot {
        self.cells[stone].next
    }

    /// How many stones the chain of a stone has.
    #[inline]
    #[must_use]
    pub fn len_of_chain(&self, stone: Spot) -> u16 {
        self.cells[self.cells[stone].head].len
    }

    /// The last liberty of the chain of a stone, if it is in atari.
    #[inline]
    #[must_use]
    pub fn last_liberty(&self, stone: Spot) -> Option<Spot> {
        let head = self.cells[stone].head;
        let chain = &self.cells[head];
        self.sole_liberty(head, chain.pairs, chain.sum)
    }

    /// The liberties of the chain of a stone, if there are not more than two.
    #[inline]
    #[must_use]
    pub fn few_liberties(&self, stone: Spot) -> FewLiberties {
        let head = self.cells[stone].head;
        let chain = &self.cells[head];
        if let Some(only) = self.sole_liberty(head, chain.pairs, chain.sum) {
            return FewLiberties::One(only);
        }
        let mut first = None;
        let mut second = None;
        let mut here = stone;
        loop {
            for near in self.around(here) {
                if !self.is_empty_spot(near) || first == Some(near) || second == Some(near) {
                    continue;
                }
                if first.is_none() {
                    first = Some(near);
                } else if second.is_none() {
                    second = Some(near);
                } else {
                    return FewLiberties::More;
                }
            }
            here = self.cells[here].next;
            if here == stone {
                break;
            }
        }
        match (first, second) {
            (Some(one), Some(two)) => FewLiberties::Two(one, two),
            (Some(only), None) => FewLiberties::One(only),
            (None, _) => FewLiberties::More,
        }
    }

    /// How many stones of the other side a stone on an empty spot would lift.
    #[inline]
    #[must_use]
    pub fn lifted_by(&self, color: Color, spot: Spot) -> u16 {
        let enemy = Content::of(color.other());
        let mut seen = [Spot::default(); 4];
        let mut lifted = 0;
        for (index, &near) in self.around(spot).iter().enumerate() {
            let cell = &self.cells[near];
            if cell.content != enemy || seen[..index].contains(&cell.head) {
                continue;
            }
            seen[index] = cell.head;
            if self.beside_chain(spot, cell.head) == self.cells[cell.head].pairs {
                lifted += self.cells[cell.head].len;
            }
        }
        lifted
    }

    /// How many stones would stand in atari, or without a liberty, after a
    /// stone on an empty spot: the whole chain it would belong to, or none if
    /// that has two liberties or more.
    #[inline]
    #[must_use]
    pub fn stones_exposed(&self, color: Color, spot: Spot) -> u16 {
        if self.cells[spot].sides.empty() > 1 {
            return 0;
        }
        let own = Content::of(color);
        let around = self.around(spot);
        let mut liberty = None;
        let mut stones = 1;
        let mut seen = [Spot::default(); 4];
        for (index, &near) in around.iter().enumerate() {
            let cell = &self.cells[near];
            let head = cell.head;
            let found = match cell.content {
                Content::Edge => continue,
                Content::Empty => near,
                Content::Black | Content::White if seen[..index].contains(&head) => continue,
                content if content == own => {
                    seen[index] = head;
                    stones += self.cells[head].len;
                    match self.other_liberties(head, spot) {
                        Others::None => continue,
                        Others::One(other) => other,
                        Others::More => return 0,
                    }
                }
                Content::Black | Content::White => {
                    seen[index] = head;
                    if self.beside_chain(spot, head) != self.cells[head].pairs {
                        continue;
                    }
                    // Two stones lifted are two liberties for whatever is
                    // beside both, near enough for a playout.
                    if self.cells[head].len > 1 {
                        return 0;
                    }
                    near
                }
            };
            if liberty.is_some_and(|other| other != found) {
                return 0;
            }
            liberty = Some(found);
        }
        stones
    }

    /// Whether the chain of `stone` would have one liberty if the empty spot
    /// beside it were taken.
    #[must_use]
    pub fn leaves_in_atari(&self, stone: Spot, spot: Spot) -> bool {
        let others = self.other_liberties(self.cells[stone].head, spot);
        matches!(others, Others::One(_))
    }

    /// Adds 1 for each spot that Black owns and takes 1 off for White, once
    /// every empty point is an eye, and returns Black's lead in points.
    pub fn tally(&self, owners: &mut [i32]) -> i32 {
        let mut lead = 0;
        let cells = self.cells.0[..self.spots()].iter();
        for (cell, owner) in cells.zip(owners) {
            let here = cell.owner();
            *owner += here;
            lead += here;
        }
        lead
    }

    /// How many of the four spots around one belong to a chain.
    #[inline]
    fn beside_chain(&self, spot: Spot, head: Spot) -> u16 {
        let around = self.around(spot);
        let count = |near: &Spot| u16::from(self.cells[*near].head == head);
        around.iter().map(count).sum()
    }

    /// The one empty point that these pairs of a chain share.
    #[inline]
    fn sole_liberty(&self, head: Spot, pairs: u16, sum: u16) -> Option<Spot> {
        if pairs == 0 || pairs > 4 || !sum.is_multiple_of(pairs) {
            return None;
        }
        // The mean of different points can be a third one, so it is asked.
        let spot = Spot(sum / pairs);
        let sole = self.is_empty_spot(spot) && self.beside_chain(spot, head) == pairs;
        sole.then_some(spot)
    }

    /// The liberties of a chain besides an empty spot at its side.
    #[inline]
    fn other_liberties(&self, head: Spot, spot: Spot) -> Others {
        let beside = self.beside_chain(spot, head);
        let chain = &self.cells[head];
        let pairs = chain.pairs.wrapping_sub(beside);
        if pairs == 0 {
            return Others::None;
        }
        let sum = chain.sum.wrapping_sub(beside.wrapping_mul(spot.0));
        // Two points on either side of the spot have it for their mean.
        match self.sole_liberty(head, pairs, sum) {
            Some(other) if other != spot => Others::One(other),
            Some(_) | None => Others::More,
        }
    }
}
