//! Many places of a board at once, one beside the other: what is asked of all of
//! them is asked in steps that the processor takes for several at a time.

use super::timeline::{ByPoint, LANES, NEVER, Timeline};
use super::variant::Variant;

/// How many empty points are compared before it is seen whether that is enough.
const AT_ONCE: usize = 4;

/// A turn for each of the places.
pub(super) type Lanes = [i16; LANES];

/// The turns of points from one on.
#[inline]
fn lanes(of: &ByPoint, from: usize) -> &Lanes {
    const NONE: &Lanes = &[NEVER; LANES];
    // There is always as much behind the last point of a board.
    of.get(from..)
        .and_then(<[i16]>::first_chunk)
        .unwrap_or(NONE)
}

/// Where a pattern stands, place by place.
#[derive(Debug)]
pub(super) struct Standing {
    /// It does not before this turn.
    pub(super) from: Lanes,
    /// It does not from this turn on. Where it never stands this is not later.
    pub(super) until: Lanes,
    /// It does from `from` on, and a point of it changes in this turn, if that is
    /// later; otherwise one comes and goes before, and it has to be looked at more
    /// closely.
    pub(super) surely: Lanes,
}

impl Standing {
    /// The places at which it stands from `from` on, as bits.
    pub(super) fn sure(&self) -> u32 {
        before(&self.from, &self.surely)
    }

    /// The places at which it may stand.
    pub(super) fn possible(&self) -> u32 {
        before(&self.from, &self.until)
    }
}

/// The places at which a turn is before the other, as bits.
#[inline]
fn before(turns: &Lanes, others: &Lanes) -> u32 {
    let pairs = turns.iter().zip(others).enumerate();
    pairs.fold(0, |bits, (lane, (turn, other))| {
        bits | u32::from(turn < other) << lane
    })
}

/// Where a pattern stands, at the places from a point on; `None` if it stands at
/// none of them. Some of them may be no places for it.
// Within a longer function the compiler takes its steps for one place at a time.
#[inline(never)]
pub(super) fn standing(timeline: &Timeline, variant: &Variant, base: usize) -> Option<Standing> {
    let mut from = [0; LANES];
    for &(point, color) in &variant.stones {
        let came = lanes(&timeline.came[color], base + usize::from(point));
        for (from, &came) in from.iter_mut().zip(came) {
            *from = came.max(*from);
        }
    }
    let mut until = [NEVER; LANES];
    if !any_before(&from, &until) {
        return None;
    }
    for areas in variant.areas.chunks(AT_ONCE) {
        for &(shape, point) in areas {
            let gone = &timeline.gone[shape];
            least(&mut until, lanes(gone, base + usize::from(point)));
        }
        if !any_before(&from, &until) {
            return None;
        }
    }
    let mut surely = until;
    for &(point, color) in &variant.stones {
        let stays = &timeline.stays[color];
        least(&mut surely, lanes(stays, base + usize::from(point)));
    }
    for &(shape, point) in &variant.areas {
        let first = &timeline.first[shape];
        least(&mut surely, lanes(first, base + usize::from(point)));
    }
    Some(Standing {
        from,
        until,
        surely,
    })
}

#[inline]
fn least(of: &mut Lanes, with: &Lanes) {
    for (of, &with) in of.iter_mut().zip(with) {
        *of = with.min(*of);
    }
}

/// Whether any of these turns is before the other.
#[inline]
fn any_before(turns: &Lanes, others: &Lanes) -> bool {
    let pairs = turns.iter().zip(others);
    pairs.fold(0, |any, (turn, other)| any | i16::from(turn < other)) != 0
}

/// When a pattern changes, at places where it surely stands, or a move is played,
/// after a turn of each place, on a point of the frame of which it asks nothing; and
/// whether more may be played there: then it is not 0.
pub(super) fn next_moves(
    timeline: &Timeline,
    variant: &Variant,
    base: usize,
    after: &Lanes,
    surely: &Lanes,
) -> (Lanes, Lanes) {
    let mut next = *surely;
    let mut is_unsure = [0; LANES];
    for &point in &variant.open {
        let at = base + usize::from(point);
        let moved = lanes(&timeline.moved, at);
        for ((next, &moved), &after) in next.iter_mut().zip(moved).zip(after) {
            let later = if moved > after { moved } else { NEVER };
            *next = later.min(*next);
        }
        let changing = lanes(&timeline.changing, at);
        for (unsure, changing) in is_unsure.iter_mut().zip(changing) {
            *unsure |= changing;
        }
    }
    (next, is_unsure)
}
