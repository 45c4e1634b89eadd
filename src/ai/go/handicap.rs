//! What handicap stones change in how a position is evaluated.

use crate::go::Position;

/// What a handicap stone is worth, in half points.
const HANDICAP_STONE: f32 = 14.0;

/// By how much Black may be behind and is still said to win, in half points.
/// Where Black got handicap stones, it is Black who has to be ahead: a game that
/// looks won or lost from the first move would be played without care. This fades
/// as the game goes on, for at its end only the count matters.
pub(super) fn allowance(position: &Position, turns: usize) -> i32 {
    let stones = position.handicap();
    if stones < 2 {
        return 0;
    }
    let half_game = position.board().size().area() as f32 / 2.0;
    let fade = (1.0 - turns as f32 / half_game).max(0.0);
    let komi = position.komi().halves() as f32;
    let ahead = (f32::from(stones) * HANDICAP_STONE - komi).max(0.0);
    -(ahead * fade) as i32
}
