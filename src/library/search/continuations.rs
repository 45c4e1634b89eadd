//! What was played next where a pattern stood, and who won.

use crate::board::{ByColor, Color, Size};
use crate::library::pattern::Turning;

/// How often something was so, and who won those games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Won {
    /// How often.
    pub times: u32,
    /// How often a color won, in the colors of the pattern.
    pub by: ByColor<u32>,
}

/// A move that was played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The column of the pattern, counted from 0 at its left.
    pub column: u8,
    /// The row of the pattern, counted from 0 at its top.
    pub row: u8,
    /// Whose move it is, in the colors of the pattern.
    pub color: Color,
    /// How often it was played, and who won.
    pub won: Won,
}

/// All moves that were played next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Continuations {
    width: u8,
    height: u8,
    /// Two of each place of the pattern: Black's move there, and White's.
    moves: Vec<Won>,
    /// All places where the pattern stood.
    all: Won,
}

impl Won {
    /// So many times nobody won, or Black, or White.
    fn of_results([nobody, black, white]: [u32; 3]) -> Self {
        Self {
            times: nobody + black + white,
            by: ByColor { black, white },
        }
    }

    /// The same with colors as they were before a pattern was turned.
    fn before(self, turning: Turning) -> Self {
        // Exchanging colors twice gives the first again.
        let by = ByColor::from_fn(|color| self.by[turning.color(color)]);
        Self { by, ..self }
    }

    fn add(&mut self, other: Self) {
        self.times += other.times;
        for color in Color::BOTH {
            self.by[color] += other.by[color];
        }
    }
}

impl Continuations {
    pub(super) fn of_size(width: u8, height: u8) -> Self {
        let places = 2 * usize::from(width) * usize::from(height);
        Self {
            width,
            height,
            moves: vec![Won::default(); places],
            all: Won::default(),
        }
    }

    /// At how many places of how many games the pattern stood, and who won those.
    #[must_use]
    pub const fn all(&self) -> Won {
        self.all
    }

    /// The moves, those that were played most often first.
    #[must_use]
    pub fn moves(&self) -> Vec<Continuation> {
        let places = (0..self.height).flat_map(|row| (0..self.width).map(move |col| (col, row)));
        let both = places.flat_map(|(col, row)| Color::BOTH.map(|color| (col, row, color)));
        let mut moves: Vec<Continuation> = both
            .zip(&self.moves)
            .filter(|(_, won)| won.times > 0)
            .map(|((column, row, color), &won)| Continuation {
                column,
                row,
                color,
                won,
            })
            .collect();
        moves.sort_by_key(|played| std::cmp::Reverse(played.won.times));
        moves
    }

    /// Adds what was counted of the turned pattern.
    pub(super) fn count(&mut self, tally: &Tally, turning: Turning) {
        self.all
            .add(Won::of_results(tally.without_move()).before(turning));
        for (place, results) in tally.moves().iter().enumerate() {
            let won = Won::of_results(*results).before(turning);
            self.all.add(won);
            let (square, color) = (place / 2, Color::BOTH[place % 2]);
            // Both are below 25 in every pattern.
            let (column, row) = ((square % tally.width) as u8, (square / tally.width) as u8);
            let (column, row) = turning.back(column, row, self.width, self.height);
            let place = self.place(column, row, turning.color(color));
            if let Some(sum) = self.moves.get_mut(place) {
                sum.add(won);
            }
        }
    }

    fn place(&self, column: u8, row: u8, color: Color) -> usize {
        let place = usize::from(row) * usize::from(self.width) + usize::from(column);
        2 * place + usize::from(color == Color::White)
    }

    /// Counts moves together that are the same because the pattern looks the
    /// same from several sides. They stand at the first of their places.
    pub(super) fn merged(&self, own: &[Turning]) -> Self {
        let mut merged = Self::of_size(self.width, self.height);
        merged.all = self.all;
        for played in self.moves() {
            let same = own.iter().map(|turning| {
                let (column, row) =
                    turning.forth(played.column, played.row, self.width, self.height);
                self.place(column, row, played.color)
            });
            let first = same.min();
            if let Some(sum) = first.and_then(|place| merged.moves.get_mut(place)) {
                sum.add(played.won);
            }
        }
        merged
    }
}

/// What was played next at places of one turned pattern, in its own frame.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    width: usize,
    /// For each point that is so many after the origin, where Black's move there is
    /// in `results`; that of White's is the next. Points beside the frame have the
    /// last place.
    place_of: Vec<u16>,
    /// How often nobody won, Black, and White, for each move; at the end where nobody
    /// played in the frame.
    results: Vec<[u32; 3]>,
}

impl Tally {
    pub(super) fn of_size(width: u8, height: u8, board: Size) -> Self {
        let (columns, rows) = (u16::from(width), u16::from(height));
        let lines = u16::from(board.lines());
        let last = 2 * columns * rows;
        let points = (0..rows).flat_map(|row| (0..lines).map(move |column| (column, row)));
        let place_of = points.map(|(column, row)| match column < columns {
            true => 2 * (row * columns + column),
            false => last,
        });
        Self {
            width: usize::from(width),
            place_of: place_of.collect(),
            results: vec![[0; 3]; usize::from(last) + 1],
        }
    }

    /// The moves at each point, Black's and White's.
    fn moves(&self) -> &[[u32; 3]] {
        self.results.split_last().map_or(&[], |(_, moves)| moves)
    }

    fn without_move(&self) -> [u32; 3] {
        self.results.last().copied().unwrap_or_default()
    }

    /// Counts a place by the move that was played next, if it was in the frame:
    /// how far from its origin, and whether it was White's.
    // One step for every move: there are millions, and none can be foreseen.
    #[inline]
    pub(super) fn count(&mut self, offset: u16, is_white: bool, winner: Option<Color>) {
        let result = match winner {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        };
        let last = self.results.len() - 1;
        let place = self.place_of.get(usize::from(offset));
        let place = place.map_or(last, |&place| usize::from(place));
        let place = place + usize::from(is_white);
        self.results[place.min(last)][result] += 1;
    }
}
