//! The draw of colors: a ko that is captured back and forth, slower and slower,
//! until one stone remains.
//!
//! Chance comes as an argument, and so does time, from the start of the draw.

use std::time::Duration;

use rand::{Rng, RngExt as _};

use crate::board::{Color, Grid, Point, Size};

use super::player::Player;

/// How long the draw takes until the last stone stands.
const LENGTH: Duration = Duration::from_millis(3_000);
/// How much longer each stone stands than the one before it.
const SLOWING: f64 = 1.22;
/// The fewest captures. There may be one more, so that who counts them cannot
/// tell the end from the first stone.
const FEWEST: u32 = 12;

/// A draw: who gets which color, and how the ko goes until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColorDraw {
    first: Color,
    opening: Color,
    captures: u32,
}

/// What a draw shows at some moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawFrame {
    /// The color of the stone in the ko.
    pub stone: Color,
    /// How many captures there were.
    pub captures: u32,
    /// Whether this stone remains.
    pub over: bool,
}

impl ColorDraw {
    /// Draws. Both colors are equally likely, whatever the ko shows.
    pub fn new(rng: &mut impl Rng) -> Self {
        let mut color = || Color::BOTH[usize::from(rng.random::<bool>())];
        let (first, opening) = (color(), color());
        // Each capture changes the color of the stone.
        let odd = FEWEST % 2 == 1;
        let captures = FEWEST + u32::from(odd != (first != opening));
        Self {
            first,
            opening,
            captures,
        }
    }

    /// The color of the first player.
    #[must_use]
    pub const fn first(self) -> Color {
        self.first
    }

    /// Who has Black.
    #[must_use]
    pub const fn black(self) -> Player {
        match self.first {
            Color::Black => Player::First,
            Color::White => Player::Second,
        }
    }

    /// How long it takes.
    #[must_use]
    pub const fn length(self) -> Duration {
        LENGTH
    }

    /// What it shows so long after its start.
    #[must_use]
    pub fn at(self, elapsed: Duration) -> DrawFrame {
        let captures = (1..=self.captures)
            .take_while(|&capture| self.moment(capture) <= elapsed)
            .count();
        let captures = u32::try_from(captures).unwrap_or(self.captures);
        let stone = match captures % 2 {
            0 => self.opening,
            _ => self.opening.other(),
        };
        DrawFrame {
            stone,
            captures,
            over: captures == self.captures,
        }
    }

    /// How long it takes from some moment to the next capture; `None` after
    /// the last.
    #[must_use]
    pub fn next(self, elapsed: Duration) -> Option<Duration> {
        let mut moments = (1..=self.captures).map(|capture| self.moment(capture));
        let next = moments.find(|&moment| moment > elapsed)?;
        Some(next - elapsed)
    }

    /// When a capture takes place, the first being 1.
    fn moment(self, capture: u32) -> Duration {
        let sum = |terms: u32| SLOWING.powf(f64::from(terms)) - 1.0;
        LENGTH.mul_f64(sum(capture) / sum(self.captures))
    }
}

impl DrawFrame {
    /// The board: a ko with this stone in it.
    #[must_use]
    pub fn stones(self) -> Grid<Option<Color>> {
        let size = Size::new(6).unwrap_or(Size::NINE);
        Grid::from_fn(size, |point| match (point.col, point.row) {
            (1, 2) | (2, 1 | 3) => Some(Color::Black),
            (4, 2) | (3, 1 | 3) => Some(Color::White),
            _ => (point == self.point()).then_some(self.stone),
        })
    }

    /// Where the stone in the ko stands: among those of the other color, where
    /// it has just captured.
    #[must_use]
    pub const fn point(self) -> Point {
        match self.stone {
            Color::Black => Point::new(3, 2),
            Color::White => Point::new(2, 2),
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::StdRng;

    use super::*;

    fn draws() -> impl Iterator<Item = ColorDraw> {
        let mut rng = StdRng::seed_from_u64(7);
        (0..4_000).map(move |_| ColorDraw::new(&mut rng))
    }

    #[test]
    fn the_stone_that_remains_is_the_color_of_the_first_player() {
        for draw in draws().take(100) {
            let last = draw.at(draw.length());
            assert!(last.over);
            assert_eq!(last.stone, draw.first());
            assert_eq!(draw.at(Duration::MAX), last);
            let black = match draw.black() {
                Player::First => draw.first(),
                Player::Second => draw.first().other(),
            };
            assert_eq!(black, Color::Black);
        }
    }

    #[test]
    fn each_color_comes_half_the_time_whatever_the_first_stone_is() {
        for opening in Color::BOTH {
            let (mut black, mut all) = (0, 0);
            for draw in draws().filter(|draw| draw.at(Duration::ZERO).stone == opening) {
                all += 1;
                black += u32::from(draw.first() == Color::Black);
            }
            assert!((1_850..2_150).contains(&all), "{all}");
            assert!((850..1_150).contains(&black), "{black} of {all}");
        }
    }

    #[test]
    fn captures_become_slower_and_slower() {
        for draw in draws().take(10) {
            let (mut elapsed, mut waits) = (Duration::ZERO, Vec::new());
            while let Some(wait) = draw.next(elapsed) {
                let before = draw.at(elapsed);
                assert_eq!(draw.at(elapsed + wait / 2), before);
                elapsed += wait;
                let after = draw.at(elapsed);
                assert_eq!(after.stone, before.stone.other());
                assert_eq!(after.captures, before.captures + 1);
                waits.push(wait);
            }
            assert!(waits.is_sorted());
            assert!(waits.len() >= 12);
            assert_eq!(elapsed, draw.length());
        }
    }

    #[test]
    fn the_ko_is_a_ko() {
        for stone in Color::BOTH {
            let drawn = DrawFrame {
                stone,
                captures: 0,
                over: false,
            };
            let stones = drawn.stones();
            let size = stones.size();
            let free: Vec<Point> = size
                .neighbours(drawn.point())
                .filter(|&point| stones[point].is_none())
                .collect();
            assert_eq!(free.len(), 1);
            let next = DrawFrame {
                stone: stone.other(),
                ..drawn
            };
            assert_eq!(next.point(), free[0]);
        }
    }
}
