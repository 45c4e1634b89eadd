//! What is alive, what is dead, and how certain that is.

use rand::Rng;

use crate::board::{ByColor, Color, Point, PointSet, Size};
use crate::go::{Board, Position, Territory};

use super::death::{StaticLife, dead_stones, doubtful_chains, with_fallen};
use super::forecast::Forecast;
use super::network::NetworkView;
use super::playouts::Playouts;

/// How likely what is clear goes to who owns it.
const CLEAR: f32 = 0.65;

/// How often the network is asked about what is left without the dead stones.
const MOST_LOOKS: usize = 3;

/// How many games are played on small boards.
const MOST_GAMES: usize = 128;

/// How many points all games together have.
const MOST_POINTS: usize = 20_000;

/// What is thought of a board.
#[derive(Debug)]
pub(super) struct Judgement {
    known: StaticLife,
    /// What the network sees, on boards that it knows.
    network: Option<NetworkView>,
    forecast: Forecast,
    dead: PointSet,
    territory: Territory,
    clear: bool,
}

impl Judgement {
    pub(super) fn of(position: &Position, rng: &mut impl Rng) -> Self {
        let board = position.board();
        let known = StaticLife::of(board);
        let network = NetworkView::of(position);
        let forecast = match &network {
            Some(network) => network.forecast(&known.fixed),
            None => played_out(&known, rng),
        };
        let dead = dead_stones(board, &known, &forecast);
        let dead = match network {
            Some(_) => looked_again(position, &known, &forecast, dead),
            None => dead,
        };
        let mut judgement = Self {
            known,
            network,
            dead,
            territory: Territory::without(board, &dead),
            forecast,
            clear: false,
        };
        judgement.clear =
            judgement.owners_clear(board, &judgement.forecast) && judgement.closed(board);
        judgement.give_captives(board.size());
        judgement
    }

    /// Gives the regions around dead stones to those who hold them.
    fn give_captives(&mut self, size: Size) {
        for color in Color::BOTH {
            let regions = self.territory.surrounded(color).regions(size);
            for region in regions.filter(|region| !region.is_disjoint(&self.dead)) {
                self.forecast.give(color, &region);
            }
        }
    }

    /// The stones that are dead.
    pub(super) const fn dead(&self) -> PointSet {
        self.dead
    }

    /// What is expected of each point.
    pub(super) const fn forecast(&self) -> &Forecast {
        &self.forecast
    }

    /// What the network sees, on boards that it knows.
    pub(super) const fn network(&self) -> Option<&NetworkView> {
        self.network.as_ref()
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

    /// What can never be taken from a side.
    pub(super) const fn fixed(&self) -> &ByColor<PointSet> {
        &self.known.fixed
    }

    /// Whether playouts, too, give everything to who owns it. On boards that the
    /// network does not know they were asked already.
    pub(super) fn holds_when_played(&self, board: &Board, rng: &mut impl Rng) -> bool {
        self.network.is_none() || self.owners_clear(board, &played_out(&self.known, rng))
    }

    /// The chains and the surrounded regions that a side owns and could lose.
    pub(super) fn holdings(&self, board: &Board, color: Color) -> impl Iterator<Item = PointSet> {
        let size = board.size();
        let living = self.territory.living(color).regions(size);
        let regions = living.chain(self.territory.surrounded(color).regions(size));
        let fixed = self.known.fixed[color];
        regions.filter(move |region| !region.is_subset(&fixed))
    }

    /// Whether what each side owns is clearly expected to be its own.
    fn owners_clear(&self, board: &Board, forecast: &Forecast) -> bool {
        Color::BOTH.into_iter().all(|color| {
            let mut holdings = self.holdings(board, color);
            holdings.all(|region| forecast.mean_share(color, &region) >= CLEAR)
        })
    }

    /// Whether nothing is left open but dame.
    fn closed(&self, board: &Board) -> bool {
        let stones = board.stones().black | board.stones().white;
        let touched = |point: Point| board.size().neighbours(point).any(|p| stones.contains(p));
        self.territory.neutral().iter().all(touched)
    }
}

/// The dead stones, once chains in doubt were judged without the dead beside
/// them.
///
/// A group is several chains, and the network is surer of one than of another:
/// what would live only by a neighbour that is dead is dead too, and what would
/// make a region nobody's is better looked at twice.
fn looked_again(
    position: &Position,
    known: &StaticLife,
    forecast: &Forecast,
    dead: PointSet,
) -> PointSet {
    let mut dead = dead;
    for _ in 0..MOST_LOOKS {
        let doubtful = doubtful_chains(known, forecast, &dead);
        if dead.is_empty() || doubtful.is_empty() {
            return dead;
        }
        let Some(network) = NetworkView::without(position, &dead) else {
            return dead;
        };
        let then = network.forecast(&known.fixed);
        let more = with_fallen(position.board(), &then, &doubtful, dead);
        if more.is_subset(&dead) {
            return dead;
        }
        dead = more;
    }
    dead
}

/// How games end that are played on from what is known.
fn played_out(known: &StaticLife, rng: &mut impl Rng) -> Forecast {
    let games = games(known.cleared.size());
    Playouts::of(&known.cleared, &known.fixed, games, rng).forecast()
}

/// How many games an estimate rests on: the more points, the fewer games, so
/// that it takes about as long on every board.
fn games(size: Size) -> u16 {
    let games = (MOST_POINTS / size.area()).min(MOST_GAMES);
    u16::try_from(games & !1).unwrap_or(2)
}
