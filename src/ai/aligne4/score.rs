//! Scores of boards, for the side whose turn it is.
//!
//! A game that is won with `n` pieces on the board is worth [`WON`] less `n`, a
//! lost one the opposite, so that wins are quick, losses slow, and a board is
//! worth the same wherever in a search it is met. Scores near 0 are heuristic,
//! and 0 itself is a draw.

/// What a game won with no piece on the board would be worth.
const WON: i16 = 200;
/// From here on a score is proved.
pub(super) const PROVED: i16 = WON - 16;
/// No heuristic score is larger.
pub(super) const MAX_HEURISTIC: i16 = 20;
/// Above any score.
pub(super) const INFINITE: i16 = WON + 1;

/// The score of a game that the side to play wins with `pieces` on the board.
pub(super) const fn won_with(pieces: u32) -> i16 {
    WON - pieces as i16
}
