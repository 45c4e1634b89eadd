//! The playout policy: light, but not foolish.

use rand::Rng;

use crate::board::Color;
use crate::go::{PlayoutBoard, SPOTS, Spot};

use super::patterns::is_good_shape;

/// How often an answer to the last move is looked for, in 256ths: a playout
/// that always did the same would see only that.
const ANSWERS: u32 = 230;
const SHAPES: u32 = 240;
/// How often two stones or more may be put in atari, in 256ths.
const SACRIFICES: u32 = 24;

/// Plays a game to its end and writes down who first came to each spot.
pub(super) fn play_out(
    board: &mut PlayoutBoard,
    to_play: Color,
    last: Option<Spot>,
    first: &mut [Option<Color>; SPOTS],
    rng: &mut impl Rng,
) {
    let mut color = to_play;
    let mut last = last;
    let mut passes = 0;
    let most = 2 * board.size().area() + 16;
    for _ in 0..most {
        let chosen = choose(board, color, last, rng);
        match chosen {
            Some(spot) => {
                board.put_at(color, spot);
                first[spot.index()].get_or_insert(color);
                passes = 0;
            }
            None => {
                board.pass();
                passes += 1;
                if passes == 2 {
                    return;
                }
            }
        }
        last = chosen;
        color = color.other();
    }
}

#[inline]
fn choose(
    board: &mut PlayoutBoard,
    color: Color,
    last: Option<Spot>,
    rng: &mut impl Rng,
) -> Option<Spot> {
    if let Some(last) = last {
        let chance = rng.next_u32();
        let mut found = FewMoves::default();
        if chance & 255 < ANSWERS {
            answers(board, color, last, &mut found);
        }
        if found.is_empty() && chance >> 8 & 255 < SHAPES {
            shapes(board, color, last, &mut found);
        }
        if let Some(spot) = found.one_of(rng) {
            return Some(spot);
        }
    }
    anything(board, color, rng)
}

/// A few moves to choose from.
#[derive(Default)]
struct FewMoves {
    len: usize,
    spots: [Spot; 16],
}

impl FewMoves {
    #[inline]
    fn add(&mut self, spot: Spot) {
        if let Some(place) = self.spots.get_mut(self.len) {
            *place = spot;
            self.len += 1;
        }
    }

    #[inline]
    const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    fn one_of(&self, rng: &mut impl Rng) -> Option<Spot> {
        match self.len {
            0 => None,
            1 => Some(self.spots[0]),
            len => Some(self.spots[((u64::from(rng.next_u32()) * len as u64) >> 32) as usize]),
        }
    }
}

/// Captures what was just put in atari, and saves what the last move attacked.
#[inline]
fn answers(board: &PlayoutBoard, color: Color, last: Spot, found: &mut FewMoves) {
    if board.stone_at(last) == Some(color.other())
        && let Some(liberty) = board.last_liberty(last)
        && board.may_put(color, liberty)
    {
        found.add(liberty);
    }
    for near in board.beside(last) {
        if board.stone_at(near) != Some(color) {
            continue;
        }
        let Some(liberty) = board.last_liberty(near) else {
            continue;
        };
        if board.may_put(color, liberty) && board.stones_exposed(color, liberty) == 0 {
            found.add(liberty);
        }
        captures_beside(board, color, near, found);
    }
}

/// Captures a chain in atari that touches the chain of `stone`.
#[inline]
fn captures_beside(board: &PlayoutBoard, color: Color, stone: Spot, found: &mut FewMoves) {
    let mut here = stone;
    loop {
        for near in board.beside(here) {
            if board.stone_at(near) == Some(color.other())
                && let Some(liberty) = board.last_liberty(near)
                && board.may_put(color, liberty)
            {
                found.add(liberty);
            }
        }
        here = board.next_in_chain(here);
        if here == stone {
            return;
        }
    }
}

/// Good shapes around the last move.
#[inline]
fn shapes(board: &PlayoutBoard, color: Color, last: Spot, found: &mut FewMoves) {
    for near in board.ring(last) {
        if board.is_empty_spot(near)
            && is_good_shape(board.shape(near))
            && board.is_sensible(color, near)
            && board.stones_exposed(color, near) == 0
        {
            found.add(near);
        }
    }
}

/// Any move that neither fills an eye nor gives stones away.
#[inline]
fn anything(board: &mut PlayoutBoard, color: Color, rng: &mut impl Rng) -> Option<Spot> {
    let chance = rng.next_u32();
    let spares = chance & 255 >= SACRIFICES;
    board.random_spot(rng, |board, spot| {
        if !board.is_sensible(color, spot) {
            return false;
        }
        let given = board.stones_exposed(color, spot);
        // One stone may be thrown in; more only now and then, and captures
        // are no gifts.
        given < 2 || !spares && given < 6 || board.lifted_by(color, spot) > given
    })
}
