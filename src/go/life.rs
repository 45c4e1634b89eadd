//! Chains that can never be captured.

use crate::board::{Color, Point, PointSet};

use super::Board;

/// The part of the board that one color holds whatever happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unconditional {
    /// Its chains that cannot be captured even if it always passes.
    pub stones: PointSet,
    /// The regions those chains enclose and in which nothing of the other
    /// color can live; enemy stones inside are part of them.
    pub territory: PointSet,
}

/// Finds what `color` holds whatever happens, by Benson's algorithm (D. B.
/// Benson, *Life in the game of Go*, 1976).
///
/// A region is a connected set of points without stones of `color`. It is
/// *vital* to a chain when all its empty points are liberties of that chain. A
/// set of chains lives if each has two vital regions whose every bordering
/// chain is in the set.
#[must_use]
pub fn unconditional_life(board: &Board, color: Color) -> Unconditional {
    let size = board.size();
    let mut chains: Vec<BensonChain> = board
        .chain_heads(color)
        .map(|head| BensonChain::new(board, head))
        .collect();
    let outside = PointSet::all(size) - board.stones()[color];
    let mut regions: Vec<Region> = outside
        .regions(size)
        .map(|points| Region::new(board, points))
        .collect();
    loop {
        let before = chains.len();
        chains.retain(|chain| {
            let vital = regions.iter().filter(|region| region.is_vital_to(chain));
            vital.take(2).count() == 2
        });
        if chains.len() == before {
            break;
        }
        let left = chains
            .iter()
            .fold(PointSet::EMPTY, |all, chain| all | chain.stones);
        regions.retain(|region| region.border.is_subset(&left));
    }
    let stones = chains
        .iter()
        .fold(PointSet::EMPTY, |all, chain| all | chain.stones);
    let territory = regions
        .iter()
        .filter(|region| chains.iter().any(|chain| region.is_vital_to(chain)))
        .fold(PointSet::EMPTY, |all, region| all | region.points);
    Unconditional { stones, territory }
}

struct BensonChain {
    stones: PointSet,
    beside: PointSet,
}

impl BensonChain {
    fn new(board: &Board, head: Point) -> Self {
        let stones = board.chain(head);
        Self {
            stones,
            beside: stones.beside(board.size()),
        }
    }
}

struct Region {
    points: PointSet,
    empty: PointSet,
    border: PointSet,
}

impl Region {
    fn new(board: &Board, points: PointSet) -> Self {
        Self {
            points,
            empty: points & board.empty_points(),
            border: points.border(board.size()),
        }
    }

    /// Whether every empty point of the region is a liberty of the chain.
    fn is_vital_to(&self, chain: &BensonChain) -> bool {
        !self.border.is_disjoint(&chain.stones) && self.empty.is_subset(&chain.beside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::testing::{board, marks};

    #[track_caller]
    fn holds(color: Color, text: &str, stones: &str) {
        let found = unconditional_life(&board(text), color);
        assert_eq!(found.stones, marks(stones, 's'), "stones");
        assert_eq!(found.territory, marks(stones, 't'), "territory");
    }

    #[test]
    fn two_small_eyes_live() {
        holds(
            Color::Black,
            "
            . X . X .
            X X X X .
            . . . . .
            . . . . .
            . . . . .
            ",
            "
            t s t s .
            s s s s .
            . . . . .
            . . . . .
            . . . . .
            ",
        );
    }

    #[test]
    fn one_eye_and_an_open_side_do_not() {
        holds(
            Color::Black,
            "
            . X . . .
            X X . . .
            . . . . .
            . . . . .
            . . . . .
            ",
            "
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            ",
        );
    }

    #[test]
    fn chains_may_live_together_on_shared_eyes() {
        holds(
            Color::White,
            "
            . O . O .
            O . O O .
            O O X . .
            . . . . .
            . . . . .
            ",
            "
            t s t s .
            s t s s .
            s s . . .
            . . . . .
            . . . . .
            ",
        );
    }

    #[test]
    fn a_false_eye_does_not_count() {
        // The upper left chain needs the point that White can take away.
        holds(
            Color::Black,
            "
            . X . O .
            X X O . .
            . O . . .
            O . . . .
            . . . . .
            ",
            "
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            . . . . .
            ",
        );
    }

    #[test]
    fn an_enemy_stone_inside_a_vital_region_is_lost() {
        holds(
            Color::Black,
            "
            . O X . X
            X X X X X
            . . . . .
            . . . . .
            . . . . .
            ",
            "
            t t s t s
            s s s s s
            . . . . .
            . . . . .
            . . . . .
            ",
        );
    }
}
