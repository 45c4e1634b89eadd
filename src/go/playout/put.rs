//! Putting stones: what changes on a playout board with every move.

use crate::board::Color;

use super::PlayoutBoard;
use super::cells::{Content, FAR_FROM_ZERO, Sides, Spot};

impl PlayoutBoard {
    /// Puts a stone on an empty spot and lifts what it captures.
    ///
    /// Random moves make every branch a gamble for the processor, so this asks
    /// as little as it can and adds up where asking would be the clearer way.
    #[inline]
    pub(super) fn put(&mut self, color: Color, spot: Spot) {
        let enclosed = self.cells[spot].sides.of(color.other()) == 4;
        self.empties.remove(spot);
        self.ko = None;
        let around = self.around(spot).map(|near| {
            let cell = &mut self.cells[near];
            cell.sides.replace(Sides::EMPTY, Sides::stone(color));
            (cell.content, cell.head)
        });
        for &(_, head) in &around {
            // Empty points and edges are counted too: asking costs more.
            let chain = &mut self.cells[head];
            chain.pairs = chain.pairs.wrapping_sub(1);
            chain.sum = chain.sum.wrapping_sub(spot.0);
        }
        self.connect(color, spot, around);
        let enemy = Content::of(color.other());
        let empties = self.empties.len();
        let captures = around.iter().fold(false, |any, &(content, head)| {
            any | ((u16::from(content != enemy) | self.cells[head].pairs) == 0)
        });
        if captures {
            for &(content, head) in &around {
                if content == enemy && self.cells[head].pairs == 0 {
                    self.lift(color.other(), head);
                }
            }
        }
        if enclosed && self.empties.len() == empties + 1 {
            self.ko = Some(self.empties.at(empties));
        }
    }

    /// Makes the new stone part of the chains of its color around it, given
    /// what is there and the head of it.
    #[inline]
    fn connect(&mut self, color: Color, spot: Spot, around: [(Content, Spot); 4]) {
        let own = Content::of(color);
        // It joins one of the chains, or itself if there is none...
        let mut head = spot;
        let mut sum = 0_u16;
        for &(content, near) in &around {
            head = if content == own { near } else { head };
            let liberty = if content == Content::Empty { near.0 } else { 0 };
            sum = sum.wrapping_add(liberty);
        }
        let cell = &mut self.cells[spot];
        let pairs = cell.sides.empty();
        cell.content = own;
        cell.head = head;
        cell.next = spot;
        cell.pairs = 0;
        cell.sum = 0;
        cell.len = 0;
        let chain = &mut self.cells[head];
        let next = chain.next;
        chain.next = spot;
        chain.pairs += pairs;
        chain.sum = chain.sum.wrapping_add(sum);
        chain.len += 1;
        self.cells[spot].next = next;
        // ...and then the others join that one.
        let apart = around.iter().fold(0, |any, &(content, friend)| {
            let friend = if content == own { friend } else { head };
            any | (friend.0 ^ head.0)
        });
        if apart != 0 {
            for &(content, friend) in &around {
                if content == own {
                    self.join(self.cells[spot].head, self.cells[friend].head);
                }
            }
        }
    }

    /// Makes one chain of two, relabelling the shorter.
    #[inline]
    fn join(&mut self, one: Spot, two: Spot) {
        if one == two {
            return;
        }
        let (into, from) = if self.cells[one].len > self.cells[two].len {
            (one, two)
        } else {
            (two, one)
        };
        let joined = self.cells[from];
        let chain = &mut self.cells[into];
        chain.pairs += joined.pairs;
        chain.sum = chain.sum.wrapping_add(joined.sum);
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

    /// Takes a chain off the board.
    fn lift(&mut self, color: Color, head: Spot) {
        let mut stone = head;
        loop {
            let next = self.cells[stone].next;
            let cell = &mut self.cells[stone];
            cell.content = Content::Empty;
            cell.head = stone;
            cell.pairs = FAR_FROM_ZERO;
            self.empties.add(stone);
            for &near in &self.around(stone) {
                self.cells[near]
                    .sides
                    .replace(Sides::stone(color), Sides::EMPTY);
                // As in `put`, also where no stone is.
                let head = self.cells[near].head;
                let chain = &mut self.cells[head];
                chain.pairs = chain.pairs.wrapping_add(1);
                chain.sum = chain.sum.wrapping_add(stone.0);
            }
            if next == head {
                break;
            }
            stone = next;
        }
    }
}
