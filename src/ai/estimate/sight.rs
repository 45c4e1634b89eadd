//! What the network sees of a position, whoever is to play.

use crate::ai::net::{Features, Net, Output, RECENT, Reader, Seen, Space};
use crate::board::{ByColor, Color, Grid, Point, PointSet};
use crate::game::Game as _;
use crate::go::{Board, Move, Position, Setup};

use super::handed_to_white;
use super::outlook::{Outlook, mean};
use super::turned::Turned;

/// The boards that the network was trained on, in lines.
const KNOWN_BOARDS: std::ops::RangeInclusive<u8> = 7..=19;

/// What the network says of a position with each side to play.
///
/// What was played last is not shown: an estimate is about the board.
#[derive(Clone, Debug)]
pub(super) struct Sight {
    /// Whose each point will be if a side is to play: 1 is Black, -1 White.
    owners: ByColor<Grid<f32>>,
    /// How likely a side is to play on each point first.
    wanted: ByColor<Grid<f32>>,
    /// By how many points Black will lead if a side is to play, all counted.
    black_lead: ByColor<f32>,
    handed_to_white: f32,
}

impl Sight {
    /// What is seen of a position; `None` where there is no network for it.
    pub(super) fn of(position: &Position) -> Option<Self> {
        Self::without(position, &PointSet::EMPTY)
    }

    /// What is seen of a position once some stones are off the board.
    pub(super) fn without(position: &Position, stones: &PointSet) -> Option<Self> {
        let size = position.board().size();
        let net = Net::built_in().filter(|_| KNOWN_BOARDS.contains(&size.lines()))?;
        let handed = handed_to_white(position);
        let mut boards = Vec::with_capacity(2 * Turned::ALL.len());
        for color in Color::BOTH {
            let features = features(position, stones, color, handed);
            boards.extend(Turned::ALL.map(|turned| turned.features(&features)));
        }
        let mut outputs = Vec::new();
        net.judge(&mut Space::new(), &boards, &mut outputs);
        let mut sight = Self {
            owners: ByColor::from_fn(|_| Grid::filled(size, 0.0)),
            wanted: ByColor::from_fn(|_| Grid::filled(size, 0.0)),
            black_lead: ByColor::default(),
            handed_to_white: handed as f32 / 2.0,
        };
        for (color, outputs) in Color::BOTH
            .into_iter()
            .zip(outputs.chunks(Turned::ALL.len()))
        {
            for (turned, output) in Turned::ALL.into_iter().zip(outputs) {
                sight.add(position.board(), color, turned, output);
            }
        }
        Some(sight)
    }

    /// What will become of the points if who is to play is left open. What is
    /// `fixed` is known.
    pub(super) fn outlook(&self, fixed: &ByColor<PointSet>) -> Outlook {
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
        Outlook {
            held: ByColor::from_fn(|color| Grid::from_fn(size, |point| held(color, point))),
            area_lead: ByColor::from_fn(|color| self.black_lead[color] + self.handed_to_white),
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
    fn add(&mut self, board: &Board, color: Color, turned: Turned, output: &Output) {
        let size = board.size();
        let share = 1.0 / Turned::ALL.len() as f32;
        let of = |numbers: &[f32], point: Point| {
            let place = Features::index(size, turned.point(size, point));
            numbers.get(place).copied().unwrap_or(0.0)
        };
        for point in size.points() {
            self.owners[color][point] += share * toward(color) * of(&output.ownership, point);
        }
        self.black_lead[color] += share * toward(color) * output.lead;
        let playable = |point: &Point| !board.effect(color, *point).suicide;
        let playable: PointSet = board.empty_points().iter().filter(playable).collect();
        let most = output.strong.iter().copied().fold(f32::MIN, f32::max);
        let weight = |odds: f32| (odds - most).exp();
        let pass = output.strong.get(size.area()).copied().map_or(0.0, weight);
        let points = playable
            .iter()
            .map(|point| weight(of(&output.strong, point)));
        let total = points.sum::<f32>() + pass;
        for point in playable.iter() {
            self.wanted[color][point] += share * weight(of(&output.strong, point)) / total;
        }
    }
}

/// What is shown of a position with a side to play: no ko forbids a point, as
/// nobody knows what is played elsewhere first. Stones that are taken off change
/// nothing of what is handed over: who loses one on the board loses it to the
/// other side as a prisoner.
fn features(
    position: &Position,
    without: &PointSet,
    to_play: Color,
    handed_to_white: i32,
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
    let seen = Seen {
        position: &position,
        legal: &legal,
        recent: [None; RECENT],
        handed_to_white,
    };
    let mut features = Features::default();
    Reader::default().read(&seen, &mut features);
    features
}

/// 1 for Black and -1 for White.
const fn toward(color: Color) -> f32 {
    match color {
        Color::Black => 1.0,
        Color::White => -1.0,
    }
}
