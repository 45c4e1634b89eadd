//! Chains and their liberties, kept up to date move by move.

use crate::board::{Color, Grid, Point, PointSet, Size};
use crate::game::Key;

/// The chains of a board: which stone belongs to which, and how many
/// liberties each chain has, every one counted once.
///
/// The stones of a chain form a ring. One of them is its head, and what is
/// known of the chain is kept there.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    links: Grid<Link>,
}

#[derive(Clone, Copy, Debug)]
struct Link {
    head: Point,
    next: Point,
    /// Meaningful at the head only.
    chain: Chain,
}

/// What is known of one chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain {
    /// How many empty points touch it.
    pub(super) liberties: u16,
    /// How many stones it has.
    pub(super) stones: u16,
    /// The keys of its stones, xor-ed together.
    pub(super) key: Key,
}

impl Chains {
    /// No chains at all.
    pub(super) fn none(size: Size) -> Self {
        let nothing = Link {
            head: Point::new(0, 0),
            next: Point::new(0, 0),
            chain: Chain::default(),
        };
        Self {
            links: Grid::filled(size, nothing),
        }
    }

    /// The head of the chain that the stone on `point` belongs to.
    #[inline]
    pub(super) fn head(&self, point: Point) -> Point {
        self.links[point].head
    }

    /// The chain that the stone on `point` belongs to.
    #[inline]
    pub(super) fn chain(&self, point: Point) -> Chain {
        self.links[self.links[point].head].chain
    }

    /// The stones of the chain that the stone on `point` belongs to.
    pub(super) fn stones(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        let first = self.links[point].head;
        let after = move |&stone: &Point| {
            let next = self.links[stone].next;
            (next != first).then_some(next)
        };
        std::iter::successors(Some(first), after)
    }

    /// A stone has been put on a point, and `around` are the chains of either
    /// color next to it: each has lost that liberty.
    pub(super) fn fill_liberty(&mut self, around: Around) {
        for head in around {
            self.links[head].chain.liberties -= 1;
        }
    }

    /// A stone has been lifted, and `around` are the chains next to its point:
    /// each has one liberty more.
    pub(super) fn free_liberty(&mut self, around: Around) {
        for head in around {
            self.links[head].chain.liberties += 1;
        }
    }

    /// The stone put on `point` is a chain of its own, its liberties not yet
    /// counted.
    pub(super) fn found(&mut self, color: Color, point: Point) {
        self.links[point] = Link {
            head: point,
            next: point,
            chain: Chain {
                liberties: 0,
                stones: 1,
                key: Key::of_stone(color, point),
            },
        };
    }

    /// Makes one chain of two, given their heads. The liberties must be set
    /// anew afterwards.
    pub(super) fn join(&mut self, one: Point, two: Point) {
        let (into, from) = if self.links[one].chain.stones < self.links[two].chain.stones {
            (two, one)
        } else {
            (one, two)
        };
        let joined = self.links[from].chain;
        let mut stone = from;
        loop {
            let link = &mut self.links[stone];
            link.head = into;
            if link.next == from {
                break;
            }
            stone = link.next;
        }
        // Two rings become one when two links are crossed.
        let after = self.links[into].next;
        self.links[into].next = from;
        self.links[stone].next = after;
        let chain = &mut self.links[into].chain;
        chain.stones += joined.stones;
        chain.key ^= joined.key;
    }

    /// States how many liberties the chain of `point` has.
    pub(super) fn set_liberties(&mut self, point: Point, liberties: u16) {
        let head = self.head(point);
        self.links[head].chain.liberties = liberties;
    }

    /// The liberties of the chain of `point`, found by walking along it.
    pub(super) fn liberties(&self, point: Point, empty: impl Fn(Point) -> bool) -> PointSet {
        let size = self.links.size();
        self.stones(point)
            .flat_map(|stone| size.neighbours(stone))
            .filter(|&near| empty(near))
            .collect()
    }
}

/// The heads of the different chains around a point, at most four.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Around {
    heads: [Option<Point>; 4],
}

impl Around {
    /// Adds a head, once.
    #[inline]
    pub(super) fn add(&mut self, head: Point) {
        for place in &mut self.heads {
            match *place {
                Some(known) if known == head => return,
                Some(_) => {}
                None => {
                    *place = Some(head);
                    return;
                }
            }
        }
    }

    /// Those of the heads that are wanted.
    pub(super) fn only(self, wanted: impl Fn(Point) -> bool) -> Self {
        let mut some = Self::default();
        for head in self.into_iter().filter(|&head| wanted(head)) {
            some.add(head);
        }
        some
    }

    /// The heads, without gaps between them.
    pub(super) const fn heads(self) -> [Option<Point>; 4] {
        self.heads
    }
}

impl IntoIterator for Around {
    type Item = Point;
    type IntoIter = std::iter::Flatten<std::array::IntoIter<Option<Point>, 4>>;

    fn into_iter(self) -> Self::IntoIter {
        self.heads.into_iter().flatten()
    }
}
