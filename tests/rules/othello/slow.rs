//! The rules once more, slow and obvious.

use jego::board::{Color, Point};

/// Eight rows of eight squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SlowBoard(pub(crate) [[Option<Color>; 8]; 8]);

impl SlowBoard {
    pub(crate) fn start() -> Self {
        let mut rows = [[None; 8]; 8];
        rows[3][4] = Some(Color::Black);
        rows[4][3] = Some(Color::Black);
        rows[3][3] = Some(Color::White);
        rows[4][4] = Some(Color::White);
        Self(rows)
    }

    fn at(&self, row: i32, col: i32) -> Option<Color> {
        let inside = (0..8).contains(&row) && (0..8).contains(&col);
        inside.then(|| self.0[row as usize][col as usize]).flatten()
    }

    /// The discs between this square and the next own one, in all directions.
    pub(crate) fn flips(&self, by: Color, point: Point) -> Vec<Point> {
        let (row, col) = (i32::from(point.row), i32::from(point.col));
        let mut flips = Vec::new();
        for (down, right) in [
            (-1, -1),
            (-1, 0),
            (-1, 1),
            (0, -1),
            (0, 1),
            (1, -1),
            (1, 0),
            (1, 1),
        ] {
            let square = |far: i32| (row + down * far, col + right * far);
            let mut far = 1;
            while self.at(square(far).0, square(far).1) == Some(by.other()) {
                far += 1;
            }
            if self.at(square(far).0, square(far).1) == Some(by) {
                flips.extend((1..far).map(|far| {
                    let (row, col) = square(far);
                    Point::new(col as u8, row as u8)
                }));
            }
        }
        flips.sort();
        flips
    }

    /// Where a side can move, row by row.
    pub(crate) fn moves(&self, by: Color) -> Vec<Point> {
        let squares = (0..8).flat_map(|row| (0..8).map(move |col| Point::new(col, row)));
        squares
            .filter(|&point| self.0[point.row as usize][point.col as usize].is_none())
            .filter(|&point| !self.flips(by, point).is_empty())
            .collect()
    }

    pub(crate) fn play(&mut self, by: Color, point: Point) {
        for flipped in self.flips(by, point).into_iter().chain([point]) {
            self.0[flipped.row as usize][flipped.col as usize] = Some(by);
        }
    }

    pub(crate) fn count(&self, color: Color) -> u32 {
        let squares = self.0.iter().flatten();
        squares.filter(|&&square| square == Some(color)).count() as u32
    }

    /// By how many discs a side wins if the game ends here.
    pub(crate) fn lead(&self, color: Color) -> i32 {
        let (own, other) = (self.count(color) as i32, self.count(color.other()) as i32);
        let empty = 64 - own - other;
        own - other + (own - other).signum() * empty
    }

    /// By how many discs a side wins that is to play, with best play: every
    /// game is played.
    pub(crate) fn best_lead(&self, by: Color) -> i32 {
        let lead_after = |point| {
            let mut next = self.clone();
            next.play(by, point);
            -next.best_lead(by.other())
        };
        if let Some(best) = self.moves(by).into_iter().map(lead_after).max() {
            return best;
        }
        if self.moves(by.other()).is_empty() {
            return self.lead(by);
        }
        -self.best_lead(by.other())
    }
}
