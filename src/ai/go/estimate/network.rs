//! What the network says of a position, whoever is to play.

use crate::ai::go::effective_komi::effective_komi;
use crate::ai::go::net::{
    FeatureExtractor, Features, Network, NetworkInput, Output, RECENT, Scratch, Symmetry,
};
use crate::board::{ByColor, Color, Grid, Point, PointSet};
use crate::game::Game as _;
use crate::go::{Board, Move, Position, Setup};

use super::forecast::{Forecast, mean};

/// The symmetries over which an estimate takes the mean: each takes as long as the
/// first.
const SYMMETRIES: [Symmetry; 4] = [
    Symmetry::IDENTITY,
    Symmetry::ALL[1],
    Symmetry::ALL[2],
    Symmetry::ANTITRANSPOSE,
];

/// What the network says of a position with each side to play.
///
/// What was played last is not shown: an estimate is about the board.
#[derive(Clone, Debug)]
pub(super) struct NetworkView {
    /// Whose each point will be if a side is to play: 1 is Black, -1 White.
    owners: ByColor<Grid<f32>>,
    /// The policy of a side that is to play, at each point.
    wanted: ByColor<Grid<f32>>,
    /// By how many points Black will lead if a side is to play, all counted.
    black_lead: ByColor<f32>,
    effective_komi: f32,
}

impl NetworkView {
    /// What is said of a position; `None` where there is no network for it.
    pub(super) fn of(position: &Position) -> Option<Self> {
        Self::without(position, &PointSet::EMPTY)
    }

    /// What is said of a position once some stones are off the board.
    pub(super) fn without(position: &Position, stones: &PointSet) -> Option<Self> {
        let size = position.board().size();
        let net = Network::for_size(size)?;
        let komi = effective_komi(position);
        let mut boards = Vec::with_capacity(2 * SYMMETRIES.len());
        for color in Color::BOTH {
            let features = features(position, stones, color, komi);
            boards.extend(SYMMETRIES.map(|symmetry| symmetry.features(&features)));
        }
        let mut outputs = Vec::new();
        net.evaluate(&mut Scratch::new(), &boards, &mut outputs);
        let mut view = Self {
            owners: ByColor::from_fn(|_| Grid::filled(size, 0.0)),
            wanted: ByColor::from_fn(|_| Grid::filled(size, 0.0)),
            black_lead: ByColor::default(),
            effective_komi: komi as f32 / 2.0,
        };
        for (color, outputs) in Color::BOTH
            .into_iter()
            .zip(outputs.chunks(SYMMETRIES.len()))
        {
            for (symmetry, output) in SYMMETRIES.into_iter().zip(outputs) {
                view.add(position.board(), color, symmetry, output);
            }
        }
        Some(view)
    }

    /// What will become of the points if who is to play is left open. What is
    /// `fixed` is known.
    pub(super) fn forecast(&self, fixed: &ByColor<PointSet>) -> Forecast {
        let size = self.owners.black.size();
        let held = |color: Color, point: Point| {
            if fixed[color].contains(point) {
                return 1.0;
            }
            if fixed[color.other()].contains(point) {
                return 0.0;
            }
            let black = self.owners.black[point] + self.owners.white[point];
            (0.5 + toward(color) * black / 4.0).clamp(0.0, 1.0)
        };
        Forecast {
            held: ByColor::from_fn(|color| Grid::from_fn(size, |point| held(color, point))),
            area_lead: ByColor::from_fn(|color| self.black_lead[color] + self.effective_komi),
        }
    }

    /// How much of some points changes hands with who is to play, from 0 for
    /// nothing to 2 for all.
    pub(super) fn swing(&self, points: &PointSet) -> f32 {
        mean(&self.owners.black, points) - mean(&self.owners.white, points)
    }

    /// How much the side that wants a point less wants it, from 0 to 1.
    pub(super) fn wanted_by_both(&self, point: Point) -> f32 {
        self.wanted.black[point].min(self.wanted.white[point])
    }

    /// Adds what was said of the board with a side to play.
    fn add(&mut self, board: &Board, color: Color, symmetry: Symmetry, output: &Output) {
        let size = board.size();
        let share = 1.0 / SYMMETRIES.len() as f32;
        let of = |numbers: &[f32], point: Point| {
            let place = Features::index(size, symmetry.apply(point, size));
            numbers.get(place).copied().unwrap_or(0.0)
        };
        for point in size.points() {
            self.owners[color][point] += share * toward(color) * of(&output.ownership, point);
        }
        self.black_lead[color] += share * toward(color) * output.lead;
        let playable = |point: &Point| !board.effect(color, *point).suicide;
        let playable: PointSet = board.empty_points().iter().filter(playable).collect();
        let most = output.policy.iter().copied().fold(f32::MIN, f32::max);
        let weight = |odds: f32| (odds - most).exp();
        let pass = output.policy.get(size.area()).copied().map_or(0.0, weight);
        let points = playable
            .iter()
            .map(|point| weight(of(&output.policy, point)));
        let total = points.sum::<f32>() + pass;
        for point in playable.iter() {
            self.wanted[color][point] += share * weight(of(&output.policy, point)) / total;
        }
    }
}

/// The features of a position with a side to play: no ko forbids a point, as
/// nobody knows what is played elsewhere first. Stones that are taken off leave
/// the effective komi as it is: who loses one on the board loses it to the other
/// side as a prisoner.
fn features(
    position: &Position,
    without: &PointSet,
    to_play: Color,
    effective_komi: i32,
) -> Features {
    let mut position = position.clone();
    let arranged = position.arrange(&Setup {
        remove: *without,
        to_play: Some(to_play),
        ..Setup::default()
    });
    debug_assert!(arranged.is_ok(), "no stone is put anywhere");
    let legal: Vec<Move> = position
        .board()
        .empty_points()
        .iter()
        .map(Move::Place)
        .collect();
    let input = NetworkInput {
        position: &position,
        legal: &legal,
        recent: [None; RECENT],
        effective_komi,
    };
    let mut features = Features::default();
    FeatureExtractor::default().extract(&input, &mut features);
    features
}

/// 1 for Black and -1 for White.
const fn toward(color: Color) -> f32 {
    match color {
        Color::Black => 1.0,
        Color::White => -1.0,
    }
}
