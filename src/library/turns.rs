//! The main line of a game in two bytes a move, with what every move took off
//! the board, so that it is played through without knowing any rule.

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::game::{Turn, TurnId};
use crate::record::{Change, Record, Recordable};

/// How much of a game is kept. No game that people play comes near it; a file
/// that does is made to fill the memory.
const MOST_TURNS: u16 = 5_000;
const MOST_TOKENS: usize = 20_000;

/// The bits of a token: ten for the point, two for what becomes of it, one where
/// a new turn begins, one where the point was played and not arranged.
const POINT: u16 = 0x03FF;
const BLACK: u16 = 0;
const WHITE: u16 = 1 << 10;
const EMPTY: u16 = 2 << 10;
const NOTHING: u16 = 3 << 10;
const WHAT: u16 = 3 << 10;
const NEXT: u16 = 1 << 12;
const PLAYED: u16 = 1 << 13;
const USED: u16 = POINT | WHAT | NEXT | PLAYED;

/// What happens on the main line of a game, turn after turn.
#[derive(Clone, PartialEq, Eq)]
pub struct Turns {
    size: Size,
    tokens: Box<[u16]>,
    /// How many turns there are, the start not counted.
    len: u16,

    // What follows from the above.
    /// The points that ever have a stone, by number: those of Black, then those
    /// of White.
    ever: Box<[u64]>,
}

impl std::fmt::Debug for Turns {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Turns")
            .field("size", &self.size)
            .field("len", &self.len)
            .finish_non_exhaustive()
    }
}

/// Something that happens to a point in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Happening {
    /// The turn, the start being 0.
    pub turn: u16,
    /// What happens.
    pub what: What,
    /// Whether someone played; otherwise it follows from the move, or was
    /// arranged.
    pub is_move: bool,
}

/// What happens to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A stone stands on the point of this number from now on.
    Stone(Color, u16),
    /// None does any more.
    Lifted(u16),
    /// A turn without a stone: a pass, or a comment.
    Nothing,
}

impl Turns {
    /// The main line of a game of stones; of a game that is longer than any,
    /// only the beginning. The record stands at its end afterwards.
    pub(super) fn of<G: Recordable>(
        record: &mut Record<G>,
        stones: impl Fn(&G) -> ByColor<PointSet>,
        placed: impl Fn(G::Move) -> Option<Point>,
    ) -> Self {
        let size = record.size();
        let mut line = Line {
            size,
            tokens: Vec::new(),
            stones: ByColor::default(),
        };
        let first_child = |record: &Record<G>, turn| {
            let mut children = record.history().tree().children(turn);
            children.next()
        };
        let mut turn = TurnId::START;
        let mut len = 0;
        let mut there = record.apply(&Change::GoTo(turn)).is_ok();
        line.change_to(stones(record.history().position()), None);
        while there
            && let Some(next) = first_child(record, turn)
            && len < MOST_TURNS
            && line.tokens.len() < MOST_TOKENS
        {
            turn = next;
            there = record.apply(&Change::GoTo(turn)).is_ok();
            let played = match record.history().tree().turn(turn) {
                Some(Turn::Move { by, mv }) => Some((*by, placed(*mv))),
                Some(Turn::Start | Turn::Setup(_) | Turn::Note) | None => None,
            };
            line.begin_turn(played);
            line.change_to(stones(record.history().position()), played);
            len += 1;
        }
        Self::new(size, line.tokens.into(), len)
    }

    fn new(size: Size, tokens: Box<[u16]>, len: u16) -> Self {
        let words = words_of(size);
        let mut ever = vec![0; 2 * words].into_boxed_slice();
        for &token in &tokens {
            let point = usize::from(token & POINT);
            let (word, bit) = (point / 64, 1 << (point % 64));
            match token & WHAT {
                BLACK => ever[word] |= bit,
                WHITE => ever[words + word] |= bit,
                _ => (),
            }
        }
        Self {
            size,
            tokens,
            len,
            ever,
        }
    }

    /// The same out of what [`Turns::tokens`] gave; `None` if it is no such
    /// thing.
    #[must_use]
    pub fn from_tokens(size: Size, tokens: Vec<u16>) -> Option<Self> {
        let mut len: u16 = 0;
        for &token in &tokens {
            let has_point = token & WHAT != NOTHING;
            let off_board = has_point && usize::from(token & POINT) >= size.area();
            // In a turn the move comes first.
            let moves_late = token & PLAYED != 0 && token & NEXT == 0;
            if token & !USED != 0 || off_board || moves_late {
                return None;
            }
            if token & NEXT != 0 {
                len = len.checked_add(1)?;
            }
        }
        if len > MOST_TURNS {
            return None;
        }
        Some(Self::new(size, tokens.into(), len))
    }

    /// The numbers that it is kept as.
    #[must_use]
    pub const fn tokens(&self) -> &[u16] {
        &self.tokens
    }

    /// The board it is played on.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many turns there are, the start not counted.
    #[must_use]
    pub const fn len(&self) -> u16 {
        self.len
    }

    /// Whether nothing follows the start.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Everything that happens, in order: in a turn the move comes first.
    pub fn happenings(&self) -> impl Iterator<Item = Happening> + '_ {
        let mut turn = 0;
        self.tokens.iter().map(move |&token| {
            turn += u16::from(token & NEXT != 0);
            happening(token, turn)
        })
    }

    /// The stones on the board after a turn.
    #[must_use]
    pub fn stones_after(&self, turn: u16) -> ByColor<PointSet> {
        let mut stones = ByColor::<PointSet>::default();
        for happening in self.happenings() {
            if happening.turn > turn {
                break;
            }
            let (Some(number), color) = happening.what.point_and_color() else {
                continue;
            };
            let point = point_of(self.size, number);
            for of in Color::BOTH {
                if color == Some(of) {
                    stones[of].insert(point);
                } else {
                    stones[of].remove(point);
                }
            }
        }
        stones
    }

    /// The points that ever have a stone of a color, by their numbers, as bits.
    pub(super) fn ever(&self, color: Color) -> &[u64] {
        let words = self.ever.len() / 2;
        match color {
            Color::Black => &self.ever[..words],
            Color::White => &self.ever[words..],
        }
    }

    /// How many bytes it takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + size_of_val(&*self.tokens) + size_of_val(&*self.ever)
    }
}

impl What {
    /// The point that is meant, and the stone that is on it then.
    #[must_use]
    pub const fn point_and_color(self) -> (Option<u16>, Option<Color>) {
        match self {
            Self::Stone(color, point) => (Some(point), Some(color)),
            Self::Lifted(point) => (Some(point), None),
            Self::Nothing => (None, None),
        }
    }
}

/// The token of a turn without a move; its point is on no board.
pub(super) const NO_MOVE: u16 = NEXT | NOTHING | POINT;

/// The first token of a turn if that is a move on the board, and [`NO_MOVE`] if not.
#[inline]
pub(super) const fn move_token(token: u16) -> u16 {
    if is_played(token) && is_stone(token) {
        token
    } else {
        NO_MOVE
    }
}

/// What a token says of a turn.
fn happening(token: u16, turn: u16) -> Happening {
    let point = token & POINT;
    let what = match token & WHAT {
        BLACK => What::Stone(Color::Black, point),
        WHITE => What::Stone(Color::White, point),
        EMPTY => What::Lifted(point),
        _ => What::Nothing,
    };
    Happening {
        turn,
        what,
        is_move: token & PLAYED != 0,
    }
}

/// The number of the point that a token is about.
#[inline]
pub(super) const fn point_number(token: u16) -> u16 {
    token & POINT
}

/// Whether a token is about a point.
#[inline]
pub(super) const fn is_of_point(token: u16) -> bool {
    token & WHAT != NOTHING
}

/// Whether a stone stands on the point of a token from now on.
#[inline]
pub(super) const fn is_stone(token: u16) -> bool {
    token & EMPTY == 0
}

/// Whether a stone of this color does.
#[inline]
pub(super) const fn is_stone_of(token: u16, color: Color) -> bool {
    token & WHAT == stone(color)
}

/// Which stone does, if any.
#[inline]
pub(super) const fn stone_of(token: u16) -> Option<Color> {
    match token & WHAT {
        BLACK => Some(Color::Black),
        WHITE => Some(Color::White),
        _ => None,
    }
}

/// Whether someone played.
#[inline]
pub(super) const fn is_played(token: u16) -> bool {
    token & PLAYED != 0
}

/// Whether a token is the first of its turn.
#[inline]
pub(super) const fn begins_turn(token: u16) -> bool {
    token & NEXT != 0
}

/// How many words of 64 bits have one for each point.
pub(super) const fn words_of(size: Size) -> usize {
    size.area().div_ceil(64)
}

/// The number of a point, row by row from the top left.
#[must_use]
pub fn number_of(size: Size, point: Point) -> u16 {
    u16::from(point.row) * u16::from(size.lines()) + u16::from(point.col)
}

/// The point of a number.
#[must_use]
pub fn point_of(size: Size, number: u16) -> Point {
    let lines = u16::from(size.lines());
    // Both are below 25 for every point of a board.
    Point::new((number % lines) as u8, (number / lines) as u8)
}

/// A main line while it is written down.
struct Line {
    size: Size,
    tokens: Vec<u16>,
    stones: ByColor<PointSet>,
}

impl Line {
    /// The first token of a turn: its move, or nothing.
    fn begin_turn(&mut self, played: Option<(Color, Option<Point>)>) {
        let token = match played {
            Some((color, Some(point))) => PLAYED | stone(color) | number_of(self.size, point),
            Some((_, None)) => PLAYED | NOTHING,
            None => NOTHING,
        };
        self.tokens.push(NEXT | token);
    }

    /// What else is different on the board.
    fn change_to(&mut self, after: ByColor<PointSet>, played: Option<(Color, Option<Point>)>) {
        let mut before = self.stones;
        if let Some((color, Some(point))) = played {
            before[color].insert(point);
            before[color.other()].remove(point);
        }
        let gone = |color: Color| before[color] - after[color];
        let come = |color: Color| after[color] - before[color];
        let [lost, gained] = [Color::BOTH.map(gone), Color::BOTH.map(come)];
        let gained_any = gained[0] | gained[1];
        for point in ((lost[0] | lost[1]) - gained_any).iter() {
            self.tokens.push(EMPTY | number_of(self.size, point));
        }
        for (color, points) in Color::BOTH.into_iter().zip(gained) {
            for point in points.iter() {
                self.tokens.push(stone(color) | number_of(self.size, point));
            }
        }
        self.stones = after;
    }
}

const fn stone(color: Color) -> u16 {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::open;

    fn turns(text: &str) -> Turns {
        let games = open(text.as_bytes().to_vec(), None).unwrap().games;
        super::super::game::testing::turns_of(games.game(0).unwrap().0)
    }

    #[test]
    fn a_capture_lifts_its_stones_in_the_turn_of_the_move() {
        let turns = turns("(;GM[1]SZ[5]AB[ba]AW[aa];B[ab];W[];C[hm])");
        assert_eq!(turns.len(), 3);
        let told: Vec<_> = turns.happenings().map(|it| (it.turn, it.what)).collect();
        let expected = [
            (0, What::Stone(Color::Black, 1)),
            (0, What::Stone(Color::White, 0)),
            (1, What::Stone(Color::Black, 5)),
            (1, What::Lifted(0)),
            (2, What::Nothing),
            (3, What::Nothing),
        ];
        assert_eq!(told, expected);
        let stones = turns.stones_after(1);
        assert!(stones.white.is_empty());
        assert_eq!(stones.black.len(), 2);
        assert_eq!(turns.stones_after(0).white.len(), 1);
    }

    #[test]
    fn what_was_kept_is_read_again_and_nothing_else() {
        let turns = turns("(;GM[1]SZ[5]AB[ba]AW[aa];B[ab];W[];B[ee])");
        let tokens = turns.tokens().to_vec();
        assert_eq!(Turns::from_tokens(turns.size(), tokens), Some(turns));
        for wrong in [25, 0x03FF, 1 << 14, u16::MAX, PLAYED] {
            let read = Turns::from_tokens(Size::FIVE, vec![wrong]);
            assert_eq!(read, None, "{wrong}");
        }
        let of_passes =
            |turns: u16| Turns::from_tokens(Size::FIVE, vec![NEXT | NOTHING; turns.into()]);
        assert!(of_passes(MOST_TURNS).is_some());
        assert_eq!(of_passes(MOST_TURNS + 1), None);
    }
}
