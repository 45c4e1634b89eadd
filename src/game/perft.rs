//! Counts of move sequences.

use super::{Game, Past};

/// How many ways there are to play `depth` legal moves from `start`.
///
/// Two sets of rules that agree on this number for every depth agree on every
/// move of every game up to there: an oracle for tests.
pub fn perft<G: Game>(start: &G, depth: u32) -> u64 {
    count(start, &mut Past::starting_from(start), depth)
}

fn count<G: Game>(position: &G, past: &mut Past<G>, depth: u32) -> u64 {
    let moves = position.legal_moves(past);
    if depth <= 1 {
        return if depth == 0 { 1 } else { moves.len() as u64 };
    }
    let turn = past.turns();
    let mut sum = 0;
    for mv in moves {
        let mut next = position.clone();
        if next.play(mv, past).is_ok() {
            past.push(&next);
            sum += count(&next, past, depth - 1);
            past.rewind(turn);
        }
    }
    sum
}
