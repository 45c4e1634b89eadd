//! The empty points of the playout board.

use super::cells::{SPOTS, Spot, Table};

/// A list of spots in no order, from which any one can be drawn, and any one
/// taken out, at once.
#[derive(Clone)]
pub(super) struct Empties {
    len: u16,
    list: Table<Spot>,
    /// Where in the list each spot of it is.
    places: Table<u16>,
}

impl Empties {
    pub(super) fn none() -> Self {
        Self {
            len: 0,
            list: Table([Spot::default(); SPOTS]),
            places: Table([0; SPOTS]),
        }
    }

    #[inline]
    pub(super) fn len(&self) -> u16 {
        self.len
    }

    #[inline]
    pub(super) fn at(&self, place: u16) -> Spot {
        self.list[Spot(place)]
    }

    #[inline]
    pub(super) fn add(&mut self, spot: Spot) {
        self.put(self.len, spot);
        self.len += 1;
    }

    #[inline]
    pub(super) fn remove(&mut self, spot: Spot) {
        self.len -= 1;
        self.put(self.places[spot], self.at(self.len));
    }

    #[inline]
    pub(super) fn swap(&mut self, one: u16, two: u16) {
        let (first, second) = (self.at(one), self.at(two));
        self.put(one, second);
        self.put(two, first);
    }

    /// Becomes a copy of the list of a board that takes this many spots.
    pub(super) fn copy_from(&mut self, other: &Self, spots: usize) {
        let len = usize::from(other.len).min(SPOTS);
        self.len = other.len;
        self.list.0[..len].copy_from_slice(&other.list.0[..len]);
        self.places.0[..spots].copy_from_slice(&other.places.0[..spots]);
    }

    #[inline]
    fn put(&mut self, place: u16, spot: Spot) {
        self.list[Spot(place)] = spot;
        self.places[spot] = place;
    }
}
