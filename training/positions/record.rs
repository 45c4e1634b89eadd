//! One position in bytes: `u16` planes of each point, a byte of extras for each
//! point, eight `f32`, a `u16` and two bytes that depend on the source.

use jego::ai::go::net::{FeatureExtractor, Features, NetworkInput, RECENT, plane};
use jego::board::{PointSet, Size};
use jego::game::{Game as _, Past};
use jego::go::{Move, Position};

/// Extras that our own network is not shown.
mod extra {
    /// Stones that a ladder caught one move ago, and two.
    pub(crate) const CAUGHT_BEFORE: [u8; 2] = [1, 2];
    /// Points where a stone may be put.
    pub(crate) const LEGAL: u8 = 4;
}

/// How long a record is.
pub(crate) fn length(size: Size) -> usize {
    3 * size.area() + 4 * 8 + 4
}

/// Writes everything but the extras, which it clears and returns.
fn write<'a>(features: &Features, notes: Notes, out: &'a mut [u8]) -> &'a mut [u8] {
    let area = features.size.area();
    let (points, rest) = out.split_at_mut(2 * area);
    for (to, from) in points.chunks_exact_mut(2).zip(features.points) {
        to.copy_from_slice(&from.to_le_bytes());
    }
    let (extras, rest) = rest.split_at_mut(area);
    extras.fill(0);
    let (globals, rest) = rest.split_at_mut(4 * 8);
    for (to, from) in globals.chunks_exact_mut(4).zip(features.globals) {
        to.copy_from_slice(&from.to_le_bytes());
    }
    rest[..2].copy_from_slice(&notes.number.to_le_bytes());
    rest[2] = notes.first;
    rest[3] = notes.second;
    extras
}

/// Adds the record of a position of which nothing but its features is known.
/// What ladders caught before is taken to be what they catch now, which is nearly
/// that.
pub(crate) fn append(features: &Features, notes: Notes, bytes: &mut Vec<u8>) {
    let begin = bytes.len();
    bytes.resize(begin + length(features.size), 0);
    let extras = write(features, notes, &mut bytes[begin..]);
    for (extra, point) in extras.iter_mut().zip(features.points) {
        if point & plane::LADDERED != 0 {
            *extra |= extra::CAUGHT_BEFORE[0] | extra::CAUGHT_BEFORE[1];
        }
    }
}

/// What makes records of a game as it goes on.
#[derive(Debug, Default)]
pub(crate) struct Scribe {
    extractor: FeatureExtractor,
    features: Features,
    /// What ladders caught in the last positions, the last one first.
    before: [PointSet; 2],
}

/// What is said of a position besides what can be seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Notes {
    pub(crate) number: u16,
    pub(crate) first: u8,
    pub(crate) second: u8,
}

impl Scribe {
    /// Forgets the positions before.
    pub(crate) fn begin(&mut self) {
        self.before = [PointSet::EMPTY; 2];
    }

    /// Looks at a position without writing it, for the ladders of the next.
    pub(crate) fn look(&mut self, position: &Position, past: &Past<Position>, komi: i32) {
        self.see(position, past, [None; RECENT], komi);
        self.remember();
    }

    /// Writes a position to a place that has the length of a record.
    pub(crate) fn write(
        &mut self,
        position: &Position,
        past: &Past<Position>,
        recent: [Option<Move>; RECENT],
        komi: i32,
        notes: Notes,
        out: &mut [u8],
    ) {
        let legal = self.see(position, past, recent, komi);
        let size = position.board().size();
        let extras = write(&self.features, notes, out);
        for (set, bit) in self.before.iter().zip(extra::CAUGHT_BEFORE) {
            for point in set.iter() {
                extras[Features::index(size, point)] |= bit;
            }
        }
        for mv in legal {
            if let Move::Place(point) = mv {
                extras[Features::index(size, point)] |= extra::LEGAL;
            }
        }
        self.remember();
    }

    fn see(
        &mut self,
        position: &Position,
        past: &Past<Position>,
        recent: [Option<Move>; RECENT],
        komi: i32,
    ) -> Vec<Move> {
        let legal = position.legal_moves(past);
        let input = NetworkInput {
            position,
            legal: &legal,
            recent,
            effective_komi: komi,
        };
        self.extractor.extract(&input, &mut self.features);
        legal
    }

    fn remember(&mut self) {
        let size = self.features.size;
        let caught =
            |&point: &_| self.features.points[Features::index(size, point)] & plane::LADDERED != 0;
        let now = size.points().filter(caught).collect();
        self.before = [now, self.before[0]];
    }
}
