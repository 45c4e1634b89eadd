//! What is alive, what is dead, and how certain that is.

use rand::Rng;

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::go::{Board, Territory, unconditional_life};

use super::nakade::one_eyed;
use super::playouts::Playouts;

/// In which part of the games a chain must be lost to be called dead.
const DEAD: f32 = 0.5;

/// In which part of the games what is clear goes to who owns it.
const CLEAR: f32 = 0.65;

/// How many games are played on small boards.
const MOST_GAMES: usize = 128;

/// How many points all games together have.
const MOST_POINTS: usize = 20_000;

/// What is thought of a board.
#[derive(Debug)]
pub(super) struct Judgement {
    dead: PointSet,
    /// What nothing can take away any more.
    fixed: ByColor<PointSet>,
    playouts: Playouts,
    territory: Territory,
    clear: bool,
}

impl Judgement {
    pub(super) fn of(board: &Board, rng: &mut impl Rng) -> Self {
        let captured = one_eyed(board);
        let stones = board.stones();
        let one_eyed = (captured.black & stones.white) | (captured.white & stones.black);
        let cleared = without(board, &one_eyed);
        let fixed = ByColor::from_fn(|color| {
            let life = unconditional_life(&cleared, color);
            (life.stones | life.territory | captured[color]) - captured[color.other()]
        });
        let playouts = Playouts::of(&cleared, &fixed, games(board.size()), rng);
        let mut dead = one_eyed;
        for color in Color::BOTH {
            for head in cleared.chain_heads(color) {
                let chain = cleared.chain(head);
                if playouts.mean_share(color.other(), &chain) >= DEAD {
                    dead = dead | chain;
                }
            }
        }
        let dead = dead | enclosed(board, &dead);
        let territory = Territory::without(board, &dead);
        let mut judgement = Self {
            dead,
            fixed,
            playouts,
            territory,
            clear: false,
        };
        judgement.clear = judgement.looks_clear(board);
        judgement
    }

    /// The stones that are dead.
    pub(super) const fn dead(&self) -> PointSet {
        self.dead
    }

    /// How the games ended.
    pub(super) const fn playouts(&self) -> &Playouts {
        &self.playouts
    }

    /// Who owns what, once the dead stones are off.
    pub(super) const fn territory(&self) -> &Territory {
        &self.territory
    }

    /// Whether every chain is clearly alive or dead, and every point but dame
    /// clearly belongs to someone.
    pub(super) const fn is_clear(&self) -> bool {
        self.clear
    }

    /// Whether a side can never lose a point.
    pub(super) fn is_fixed(&self, color: Color, point: Point) -> bool {
        self.fixed[color].contains(point)
    }

    fn looks_clear(&self, board: &Board) -> bool {
        let size = board.size();
        let stones = board.stones();
        let owners_clear = Color::BOTH.into_iter().all(|color| {
            let living = self.territory.living(color);
            let living = living.regions(size);
            let regions = living.chain(self.territory.surrounded(color).regions(size));
            let mut regions = regions.filter(|region| !region.is_subset(&self.fixed[color]));
            regions.all(|region| self.playouts.mean_share(color, &region) >= CLEAR)
        });
        let touched = |point: Point| {
            let mut near = size.neighbours(point);
            near.any(|p| (stones.black | stones.white).contains(p))
        };
        owners_clear && self.territory.neutral().iter().all(touched)
    }
}

/// How many games an estimate rests on: the more points, the fewer games, so
/// that it takes about as long on every board.
fn games(size: Size) -> u16 {
    let games = (MOST_POINTS / size.area()).min(MOST_GAMES);
    u16::try_from(games & !1).unwrap_or(2)
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
