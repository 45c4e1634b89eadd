//! One symmetry of a pattern, made ready to be looked for.

use std::collections::HashSet;

use strum::VariantArray as _;

use super::continuations::Tally;
use super::shape::Shape;
use crate::board::{ByColor, Color};
use crate::library::pattern::{Cell, Pattern, Turning};
use crate::library::turns::Turns;

/// The most places that are looked at one by one rather than all at once.
const FEW_PLACES: usize = 4;
/// How many words of 64 bits the largest board has.
const MOST_WORDS: usize = 10;

/// Origins of a pattern, as bits.
pub(super) type Origins = [u64; MOST_WORDS];

/// The points that ever have a stone of each color, by number, as bits, with
/// nothing behind them, so that they can be shifted by a whole board.
#[derive(Debug, Default)]
pub(super) struct Ever(ByColor<[u64; 2 * MOST_WORDS + 1]>);

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
    /// The same as areas that cover them, the largest first.
    pub(super) areas: Vec<(Shape, u16)>,
    /// The other points of its frame.
    pub(super) open: Vec<u16>,
    /// Where its origin may be.
    origins: Vec<u16>,
    /// The same as bits.
    origin_bits: Origins,
}

impl Variant {
    pub(super) fn new(pattern: Pattern, turning: Turning) -> Self {
        let lines = u16::from(pattern.size().lines());
        let number = |column: u8, row: u8| u16::from(row) * lines + u16::from(column);
        let mut stones = Vec::new();
        let mut empty = Vec::new();
        let mut open = Vec::new();
        for (column, row, cell) in pattern.cells() {
            match cell {
                Cell::Any => open.push(number(column, row)),
                Cell::Empty => empty.push(number(column, row)),
                Cell::Stone(color) => stones.push((number(column, row), color)),
            }
        }
        let areas = areas(&empty, lines);
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
            areas,
            open,
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

    /// Nothing counted of it yet.
    pub(super) fn tally(&self) -> Tally {
        let pattern = &self.pattern;
        Tally::of_size(pattern.width(), pattern.height(), pattern.size())
    }

    /// The origins at which every stone that is needed stands there some time, as
    /// bits in so many words; `None` if there are none.
    pub(super) fn possible_origins(&self, ever: &Ever, words: usize) -> Option<Origins> {
        if self.origins.len() <= FEW_PLACES {
            let mut left = [0; MOST_WORDS];
            for &origin in &self.origins {
                let mut stones = self.stones.iter();
                if stones.all(|&(point, color)| has(&ever.0[color], origin + point)) {
                    left[usize::from(origin) / 64] |= 1 << (origin % 64);
                }
            }
            return left.iter().any(|&word| word != 0).then_some(left);
        }
        let words = words.min(MOST_WORDS);
        let mut left = self.origin_bits;
        let mut stones = self.stones.iter();
        let any =
            stones.all(|&(point, color)| keep_shifted(&mut left[..words], &ever.0[color], point));
        any.then_some(left)
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

/// Few areas, which may overlap, that are made of all of these points.
fn areas(points: &[u16], lines: u16) -> Vec<(Shape, u16)> {
    let empty: HashSet<u16> = points.iter().copied().collect();
    let mut left = empty.clone();
    let mut areas = Vec::new();
    for &shape in Shape::VARIANTS.iter().rev() {
        let of_shape = |at: u16| {
            let rows = 0..shape.height();
            rows.flat_map(move |row| (0..shape.width()).map(move |col| at + row * lines + col))
        };
        for &at in points {
            let is_empty = of_shape(at).all(|point| empty.contains(&point));
            let gains = of_shape(at).filter(|point| left.contains(point)).count();
            // More than half of it, or a smaller one covers it as well.
            let is_worth_it = 2 * gains > of_shape(at).count();
            if is_empty && is_worth_it {
                for point in of_shape(at) {
                    left.remove(&point);
                }
                areas.push((shape, at));
            }
        }
    }
    areas
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
