//! One symmetry of a pattern, made ready to be looked for.

use crate::board::{ByColor, Color};
use crate::library::pattern::{Cell, Pattern, Turning};
use crate::library::turns::Turns;

/// The most places that are looked at one by one rather than all at once.
const FEW_PLACES: usize = 4;
/// How many words of 64 bits the largest board has.
const MOST_WORDS: usize = 10;

/// The points that ever have a stone of each color, by number, as bits, with
/// nothing behind them, so that they can be shifted by a whole board.
#[derive(Debug, Default)]
pub(super) struct Ever(ByColor<[u64; 2 * MOST_WORDS + 1]>);

/// A point in the frame of a pattern.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) point: u16,
    pub(super) column: u8,
    pub(super) row: u8,
    /// Whether the pattern asks for anything there.
    pub(super) is_asked: bool,
}

/// One symmetry of a pattern. Its points are numbered from its top left corner,
/// the origin, as those of the board are: a row further down is a whole row of
/// the board away.
#[derive(Debug)]
pub(super) struct Variant {
    pub(super) pattern: Pattern,
    /// How the pattern was turned to become it.
    pub(super) turning: Turning,
    /// The points that need a stone.
    pub(super) stones: Vec<(u16, Color)>,
    /// The points that have to be empty.
    pub(super) empty: Vec<u16>,
    /// All points of its frame.
    pub(super) frame: Vec<Place>,
    /// Where its origin may be.
    origins: Vec<u16>,
    /// The same as bits.
    origin_bits: [u64; MOST_WORDS],
}

impl Variant {
    pub(super) fn new(pattern: Pattern, turning: Turning) -> Self {
        let lines = u16::from(pattern.size().lines());
        let number = |column: u8, row: u8| u16::from(row) * lines + u16::from(column);
        let mut stones = Vec::new();
        let mut empty = Vec::new();
        let mut frame = Vec::new();
        for (column, row, cell) in pattern.cells() {
            frame.push(Place {
                point: number(column, row),
                column,
                row,
                is_asked: cell != Cell::Any,
            });
            match cell {
                Cell::Any => (),
                Cell::Empty => empty.push(number(column, row)),
                Cell::Stone(color) => stones.push((number(column, row), color)),
            }
        }
        let (columns, rows) = (pattern.columns(), pattern.rows());
        let mut origins = Vec::with_capacity(columns.len() * rows.len());
        let mut origin_bits = [0; MOST_WORDS];
        for row in rows.first..=rows.last {
            for column in columns.first..=columns.last {
                let origin = number(column, row);
                origins.push(origin);
                origin_bits[usize::from(origin) / 64] |= 1 << (origin % 64);
            }
        }
        Self {
            pattern,
            turning,
            stones,
            empty,
            frame,
            origins,
            origin_bits,
        }
    }

    /// The same without the places at which others ask for the same: a corner
    /// is a part of two sides. `None` if there are no more.
    pub(super) fn without(mut self, others: &[Self]) -> Option<Self> {
        for other in others
            .iter()
            .filter(|other| self.pattern.asks_as(&other.pattern))
        {
            self.origins
                .retain(|&origin| !has(&other.origin_bits, origin));
        }
        self.origin_bits = [0; MOST_WORDS];
        for &origin in &self.origins {
            self.origin_bits[usize::from(origin) / 64] |= 1 << (origin % 64);
        }
        (!self.origins.is_empty()).then_some(self)
    }

    /// The origins at which every stone that is needed stands there some time.
    pub(super) fn possible_origins(&self, ever: &Ever, words: usize, into: &mut Vec<u16>) {
        into.clear();
        if self.origins.len() <= FEW_PLACES {
            let possible = self.origins.iter().filter(|&&origin| {
                let mut stones = self.stones.iter();
                stones.all(|&(point, color)| has(&ever.0[color], origin + point))
            });
            return into.extend(possible);
        }
        let words = words.min(MOST_WORDS);
        let mut left = self.origin_bits;
        for &(point, color) in &self.stones {
            if !keep_shifted(&mut left[..words], &ever.0[color], point) {
                return;
            }
        }
        for (word, mut bits) in left[..words].iter().copied().enumerate() {
            while bits != 0 {
                // A board has at most 625 points.
                into.push((word * 64) as u16 + bits.trailing_zeros() as u16);
                bits &= bits - 1;
            }
        }
    }
}

impl Ever {
    /// Takes a game in, on a board as large as those before.
    pub(super) fn read(&mut self, turns: &Turns) {
        for color in Color::BOTH {
            let ever = self.0[color].iter_mut();
            ever.zip(turns.ever(color))
                .for_each(|(to, from)| *to = *from);
        }
    }
}

fn has(bits: &[u64], number: u16) -> bool {
    let word = bits.get(usize::from(number) / 64);
    word.is_some_and(|word| word & (1 << (number % 64)) != 0)
}

/// Keeps the bits that are set so many places further on in others; whether any
/// is left.
fn keep_shifted(left: &mut [u64], bits: &[u64], by: u16) -> bool {
    let (words, shift) = (usize::from(by) / 64, u32::from(by) % 64);
    let from = bits.get(words..).unwrap_or_default();
    let mut any = 0;
    for (kept, pair) in left.iter_mut().zip(from.windows(2)) {
        // In two steps, as no word can be shifted by all of its bits.
        *kept &= (pair[0] >> shift) | ((pair[1] << 1) << (63 - shift));
        any |= *kept;
    }
    any != 0
}
