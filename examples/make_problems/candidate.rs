//! Positions that may hold a problem.

use clap::ValueEnum;
use jego::board::{Color, Point};
use jego::go::Board;
use jego::reading::{Enclosure, enclosure};
use rand::rngs::SmallRng;
use strum::VariantArray;

use crate::endgame::Left;
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
    /// What is left of a game.
    Endgame(Box<Left>),
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

/// Where positions come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, VariantArray)]
pub(crate) enum Source {
    /// Built around an eye space.
    Groups,
    /// Built so that a stone can be given up.
    Snapbacks,
    /// Built around a stone that cannot run far.
    Nets,
    /// Groups and chases of games.
    Games,
    /// What is left at the end of games.
    Endgames,
}

/// Some positions.
pub(crate) fn some(rng: &mut SmallRng, source: Source) -> Vec<Candidate> {
    match source {
        Source::Groups => construct::groups(rng)
            .into_iter()
            .map(Candidate::Group)
            .collect(),
        Source::Snapbacks => construct::snapback(rng)
            .into_iter()
            .map(Candidate::Group)
            .collect(),
        Source::Nets => construct::net(rng)
            .into_iter()
            .map(Candidate::Chase)
            .collect(),
        Source::Games => self_play::candidates(rng),
        Source::Endgames => self_play::endgames(rng),
    }
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
