//! A position of Othello and what the rules allow in it.

use super::{Bits, Count, IllegalMove, Move, Setup, Square};
use crate::board::{ByColor, Color, Point, PointSet};
use crate::game::{Arranged, Game, Key, Outcome, Past};

/// The discs and whose turn it is: all there is to a position, so that it is
/// its own snapshot.
///
/// A side that cannot move has to pass; whoever plays the game does it for
/// them ([`Position::forced`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    discs: ByColor<u64>,
    to_play: Color,
}

impl Default for Position {
    fn default() -> Self {
        Self::new()
    }
}

impl Position {
    /// The start.
    #[must_use]
    pub const fn new() -> Self {
        Self::of_bits(Bits::START, Color::Black)
    }

    /// The position in which `to_play` has its own discs and is to play.
    #[must_use]
    pub const fn of_bits(bits: Bits, to_play: Color) -> Self {
        let other = bits.other & !bits.own;
        let (black, white) = match to_play {
            Color::Black => (bits.own, other),
            Color::White => (other, bits.own),
        };
        Self {
            discs: ByColor { black, white },
            to_play,
        }
    }

    /// The discs, seen by the side to play.
    #[must_use]
    pub const fn bits(&self) -> Bits {
        self.bits_of(self.to_play)
    }

    const fn bits_of(&self, color: Color) -> Bits {
        let ByColor { black, white } = self.discs;
        match color {
            Color::Black => Bits {
                own: black,
                other: white,
            },
            Color::White => Bits {
                own: white,
                other: black,
            },
        }
    }

    /// The discs of one color.
    #[must_use]
    pub fn discs(&self, color: Color) -> PointSet {
        points(self.discs[color])
    }

    /// The disc on a square.
    #[must_use]
    pub fn disc(&self, point: Point) -> Option<Color> {
        let square = 1 << Square::new(point)?.index();
        Color::BOTH
            .into_iter()
            .find(|&color| self.discs[color] & square != 0)
    }

    /// The squares where the side to play can put a disc.
    #[must_use]
    pub fn legal(&self) -> PointSet {
        points(self.bits().moves())
    }

    /// The discs that one of the side to play would flip from an empty square;
    /// none elsewhere.
    #[must_use]
    pub fn flips(&self, point: Point) -> PointSet {
        match Square::new(point) {
            Some(square) if self.disc(point).is_none() => points(self.bits().flips(square.index())),
            Some(_) | None => PointSet::EMPTY,
        }
    }

    /// What lies on the board.
    #[must_use]
    pub fn count(&self) -> Count {
        Count::new(ByColor::from_fn(|color| self.discs(color).len() as u32))
    }

    /// Whether neither side can move.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        let bits = self.bits();
        bits.moves() == 0 && bits.passed().moves() == 0
    }

    /// The pass, where the side to play can do nothing else.
    #[must_use]
    pub const fn forced(&self) -> Option<Move> {
        let bits = self.bits();
        match bits.moves() == 0 && bits.passed().moves() != 0 {
            true => Some(Move::Pass),
            false => None,
        }
    }

    fn judge_place(&self, by: Color, point: Point) -> Result<(), IllegalMove> {
        let square = Square::new(point).ok_or(IllegalMove::OffBoard(point))?;
        if self.disc(point).is_some() {
            return Err(IllegalMove::Occupied(square));
        }
        match self.bits_of(by).flips(square.index()) {
            0 => Err(IllegalMove::FlipsNothing(square)),
            _ => Ok(()),
        }
    }

    fn place(&mut self, by: Color, square: Square) {
        let flips = self.bits_of(by).flips(square.index());
        let disc = 1 << square.index();
        self.discs[by] |= flips | disc;
        self.discs[by.other()] &= !(flips | disc);
    }
}

impl Game for Position {
    type Move = Move;
    type Setup = Setup;
    type Illegal = IllegalMove;
    type Snapshot = Self;

    fn to_play(&self) -> Color {
        self.to_play
    }

    fn key(&self) -> Key {
        let mut key = Key::EMPTY;
        for color in Color::BOTH {
            for square in squares(self.discs[color]) {
                key ^= Key::of_stone(color, square.point());
            }
        }
        key
    }

    /// The squares row by row from the top left, or the pass.
    fn legal_moves(&self, _: &Past<Self>) -> Vec<Move> {
        let places = squares(self.bits().moves()).map(|square| Move::Place(square.point()));
        places.chain(self.forced()).collect()
    }

    fn judge(&self, by: Color, mv: Move, _: &Past<Self>) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::Over);
        }
        if by != self.to_play {
            return Err(IllegalMove::NotTheirTurn(by));
        }
        match mv {
            Move::Place(point) => self.judge_place(by, point),
            Move::Pass if self.forced().is_none() => Err(IllegalMove::MustMove(by)),
            Move::Pass => Ok(()),
        }
    }

    /// What the board refuses is refused, whoever's turn it is. Files often
    /// leave out forced passes: where the side to play cannot move, the other
    /// one moves.
    fn judge_recorded(&self, by: Color, mv: Move, past: &Past<Self>) -> Result<(), IllegalMove> {
        if let Move::Place(point) = mv {
            self.judge_place(by, point)?;
            if self.forced().is_some() {
                return Ok(());
            }
        }
        self.judge(by, mv, past)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.count().outcome())
    }

    /// A disc is put whatever lies there, and flips what it brackets, if
    /// anything.
    fn play_unchecked(&mut self, by: Color, mv: Move, _: &Past<Self>) -> Result<(), IllegalMove> {
        if let Move::Place(point) = mv {
            let square = Square::new(point).ok_or(IllegalMove::OffBoard(point))?;
            self.place(by, square);
        }
        self.to_play = by.other();
        Ok(())
    }

    /// Where a setup names a square twice, a disc is put rather than taken,
    /// and a black disc rather than a white one.
    fn arrange(&mut self, setup: &Setup) -> Result<Arranged, IllegalMove> {
        let add = ByColor {
            black: bits(&setup.add.black)?,
            white: bits(&setup.add.white)?,
        };
        let touched = add.black | add.white | bits(&setup.remove)?;
        let before = self.discs;
        self.discs = ByColor {
            black: (before.black & !touched) | add.black,
            white: (before.white & !touched) | (add.white & !add.black),
        };
        self.to_play = setup.to_play.unwrap_or(self.to_play);
        Ok(match self.discs == before {
            true => Arranged::Turn,
            false => Arranged::Board,
        })
    }

    fn snapshot(&self) -> Self {
        *self
    }

    fn restore(&mut self, snapshot: &Self) {
        *self = *snapshot;
    }
}

/// The squares whose bits are set, row by row from the top left.
fn squares(mut bits: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (bits != 0).then(|| Square::of_index(bits.trailing_zeros()))?;
        bits &= bits - 1;
        Some(square)
    })
}

fn points(bits: u64) -> PointSet {
    squares(bits).map(Square::point).collect()
}

fn bits(points: &PointSet) -> Result<u64, IllegalMove> {
    points.iter().try_fold(0, |bits, point| {
        let square = Square::new(point).ok_or(IllegalMove::OffBoard(point))?;
        Ok(bits | 1 << square.index())
    })
}
