//! Positions that may hold a problem.

use jego::board::{Color, Point};
use jego::go::Board;
use jego::reading::{Enclosure, enclosure};
use rand::RngExt as _;
use rand::rngs::SmallRng;

use crate::{construct, self_play};

/// The most empty points of a part that is read.
pub(crate) const MOST_EMPTY: usize = 14;

/// Something to be proved.
#[derive(Clone, Debug)]
pub(crate) enum Candidate {
    /// Stones that are closed off.
    Group(Group),
    /// Stones that may be chased.
    Chase(Chased),
}

/// Stones that are closed off, on a board with nothing else.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) board: Board,
    pub(crate) enclosure: Enclosure,
}

/// A chain with one or two liberties on a whole board.
#[derive(Clone, Debug)]
pub(crate) struct Chased {
    pub(crate) board: Board,
    pub(crate) target: Point,
}

/// Some positions, built or out of one game.
pub(crate) fn some(rng: &mut SmallRng, built: u32) -> Vec<Candidate> {
    if rng.random_range(0..100) < built {
        return construct::groups(rng)
            .into_iter()
            .map(Candidate::Group)
            .collect();
    }
    self_play::candidates(rng)
}

/// The closed groups of a board, each once.
pub(crate) fn groups(board: &Board) -> Vec<Group> {
    let mut found: Vec<Group> = Vec::new();
    for color in Color::BOTH {
        for head in board.chain_heads(color) {
            if found.iter().any(|group| {
                group.enclosure.defender == color && group.enclosure.part.contains(head)
            }) {
                continue;
            }
            let Some(enclosure) = enclosure(board, head, MOST_EMPTY) else {
                continue;
            };
            let Some(largest) = largest_chain(board, &enclosure) else {
                continue;
            };
            found.push(Group {
                board: board.clone(),
                enclosure: Enclosure {
                    target: largest,
                    ..enclosure
                },
            });
        }
    }
    found
}

/// The chain on which it hangs whether the group lives.
fn largest_chain(board: &Board, enclosure: &Enclosure) -> Option<Point> {
    let own = enclosure.part & board.stones()[enclosure.defender];
    own.iter().max_by_key(|&stone| board.chain_len(stone))
}
