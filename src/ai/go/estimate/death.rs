//! Which stones are dead.

use crate::board::{ByColor, Color, Point, PointSet};
use crate::go::{Board, Territory, unconditional_life};

use super::forecast::{Forecast, mean};
use super::nakade::{full_eyed, one_eyed};

/// How likely a chain must be lost to be called dead: clearly more than not.
const DEAD: f32 = 0.6;

/// How likely a chain must be lost to be looked at again: as likely as not, or
/// nearly.
const DOUBTFUL: f32 = 0.35;

/// How likely it must then be lost: without what it could connect to there is
/// little room for doubt.
const FALLEN: f32 = 0.8;

/// What is known of a board without asking what becomes of it.
#[derive(Debug)]
pub(super) struct StaticLife {
    /// What each side can never lose, with what it has as good as captured.
    pub(super) fixed: ByColor<PointSet>,
    /// The stones that are as good as captured.
    pub(super) captured: PointSet,
    /// The board without them.
    pub(super) cleared: Board,
}

impl StaticLife {
    pub(super) fn of(board: &Board) -> Self {
        let eyes = one_eyed(board);
        let stones = board.stones();
        let captured = (eyes.black & stones.white) | (eyes.white & stones.black);
        let cleared = without(board, &captured);
        let full = full_eyed(board);
        let fixed = ByColor::from_fn(|color| {
            let life = unconditional_life(&cleared, color);
            let held = life.stones | life.territory | eyes[color] | full[color];
            held - eyes[color.other()]
        });
        Self {
            fixed,
            captured,
            cleared,
        }
    }
}

/// The stones that are dead, chain by chain: those that are as good as
/// captured, those that are expected to be the other side's, and those that
/// nothing can save once these are gone.
pub(super) fn dead_stones(board: &Board, known: &StaticLife, forecast: &Forecast) -> PointSet {
    let mut dead = known.captured;
    for color in Color::BOTH {
        for head in known.cleared.chain_heads(color) {
            let chain = known.cleared.chain(head);
            let lost = forecast.mean_share(color.other(), &chain) >= DEAD;
            if lost && !known.fixed[color].contains(head) {
                dead = dead | chain;
            }
        }
    }
    completed(board, forecast, dead)
}

/// The living chains that may well be lost, though not clearly, and that share
/// a liberty with a dead chain of their color: what they can still connect to is
/// gone.
pub(super) fn doubtful_chains(
    known: &StaticLife,
    forecast: &Forecast,
    dead: &PointSet,
) -> Vec<(Color, PointSet)> {
    let board = &known.cleared;
    let liberties = |stones: &PointSet| stones.border(board.size()) & board.empty_points();
    let lost = ByColor::from_fn(|color| liberties(&(*dead & board.stones()[color])));
    let chains = Color::BOTH.into_iter().flat_map(|color| {
        let heads = board.chain_heads(color);
        heads.map(move |head| (color, board.chain(head)))
    });
    let doubtful = |(color, chain): &(Color, PointSet)| {
        chain.is_disjoint(dead)
            && !chain.is_subset(&known.fixed[*color])
            && !liberties(chain).is_disjoint(&lost[*color])
            && forecast.mean_share(color.other(), chain) >= DOUBTFUL
    };
    chains.filter(doubtful).collect()
}

/// The dead stones with those that fall besides, once the dead are off the
/// board: `forecast` is what is expected then of the chains in doubt.
pub(super) fn with_fallen(
    board: &Board,
    forecast: &Forecast,
    doubtful: &[(Color, PointSet)],
    dead: PointSet,
) -> PointSet {
    let mut more = dead;
    for (color, chain) in doubtful {
        if forecast.mean_share(color.other(), chain) >= FALLEN {
            more = more | *chain;
        }
    }
    completed(board, forecast, more)
}

/// Dead stones with what dies with them, less what cannot be dead beside them.
fn completed(board: &Board, forecast: &Forecast, dead: PointSet) -> PointSet {
    let dead = dead | enclosed(board, &dead);
    agreeing(board, forecast, dead)
}

/// The board with some stones taken off.
fn without(board: &Board, stones: &PointSet) -> Board {
    let left = ByColor::from_fn(|color| board.stones()[color] - *stones);
    Board::of_stones(board.size(), &left)
}

/// The stones that nothing can save any more once the dead ones are off.
fn enclosed(board: &Board, dead: &PointSet) -> PointSet {
    let cleared = without(board, dead);
    let mut more = PointSet::EMPTY;
    for color in Color::BOTH {
        let theirs = unconditional_life(&cleared, color.other());
        more = more | (theirs.territory & cleared.stones()[color]);
    }
    more
}

/// The dead stones less those that cannot be dead beside the others: of two
/// chains that touch, one lives on what the other loses, and what only its own
/// side surrounds is nobody's prey.
fn agreeing(board: &Board, forecast: &Forecast, dead: PointSet) -> PointSet {
    let mut dead = dead;
    while let Some(chain) = touching(board, forecast, &dead).or_else(|| at_home(board, &dead)) {
        dead = dead - chain;
    }
    dead
}

/// Of two dead chains that touch, the one on the side that is expected to own
/// both.
fn touching(board: &Board, forecast: &Forecast, dead: &PointSet) -> Option<PointSet> {
    let white = *dead & board.stones().white;
    let mut black = (*dead & board.stones().black).iter();
    let pair = |stone: Point| {
        let near = board
            .size()
            .neighbours(stone)
            .find(|&p| white.contains(p))?;
        Some((board.chain(stone), board.chain(near)))
    };
    let (black, white) = black.find_map(pair)?;
    let both = black | white;
    let blacks = mean(&forecast.held.black, &both) >= mean(&forecast.held.white, &both);
    Some(if blacks { black } else { white })
}

/// A dead chain in a region that only living stones of its own color surround.
fn at_home(board: &Board, dead: &PointSet) -> Option<PointSet> {
    let territory = Territory::without(board, dead);
    Color::BOTH.into_iter().find_map(|color| {
        let stones = *dead & board.stones()[color] & territory.surrounded(color);
        stones.iter().next().map(|stone| board.chain(stone))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Grid;
    use crate::go::testing::{board, marks};

    /// Black in White's corner: two chains that can connect on one point, and
    /// White's stone in the other corner, which nothing dead is beside.
    const TEXT: &str = "
        . a . b . O . . c
        a a . b b O . X X
        O O O O O O . X .
        . . . . . . . X .
        . . O . . O . X .
        . . . . . . . X .
        . . O . . O . X .
        . . . . . . . X .
        . . . . . . . X .
    ";

    /// Each side's probability of each point: White's of a mark is given, and of
    /// the rest each side is sure of its own.
    fn forecast(board: &Board, whites: [(char, f32); 3]) -> Forecast {
        let white = Grid::from_fn(board.size(), |point| {
            let given = whites
                .iter()
                .find(|(sign, _)| marks(TEXT, *sign).contains(point));
            let sure = f32::from(u8::from(board.stone(point) != Some(Color::Black)));
            given.map_or(sure, |(_, share)| *share)
        });
        let black = Grid::from_fn(board.size(), |point| 1.0 - white[point]);
        Forecast {
            held: ByColor { black, white },
            area_lead: ByColor::default(),
        }
    }

    #[test]
    fn a_chain_in_doubt_falls_with_what_it_could_connect_to() {
        let stands = TEXT.replace(['a', 'b'], "X").replace('c', "O");
        let board = board(&stands);
        let known = StaticLife::of(&board);
        let first = forecast(&board, [('a', 0.7), ('b', 0.5), ('c', 0.5)]);
        let dead = dead_stones(&board, &known, &first);
        assert_eq!(dead, marks(TEXT, 'a'));
        let doubtful = doubtful_chains(&known, &first, &dead);
        assert_eq!(doubtful, [(Color::Black, marks(TEXT, 'b'))]);
        let fallen = |share| {
            let then = forecast(&board, [('a', 0.7), ('b', share), ('c', 0.5)]);
            with_fallen(&board, &then, &doubtful, dead)
        };
        assert_eq!(fallen(0.95), marks(TEXT, 'a') | marks(TEXT, 'b'));
        assert_eq!(fallen(0.7), dead);
    }
}
