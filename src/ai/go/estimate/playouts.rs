//! Many games played on from a position, and how they ended.

use rand::Rng;

use crate::board::{ByColor, Color, Grid, Point, PointSet};
use crate::go::Board;

use super::forecast::Forecast;
use super::policy::PlayoutGame;

/// How a number of games ended.
#[derive(Clone, Debug)]
pub(super) struct Playouts {
    games: u16,
    /// In how many of them each side had each point.
    held: ByColor<Grid<u16>>,
    /// Black's points less White's, over all games.
    area: i32,
}

impl Playouts {
    /// Plays on from a board, with each side to move first in half of the
    /// games. Nobody plays on `fixed` points, and those who own them do
    /// whatever happens.
    pub(super) fn of(
        board: &Board,
        fixed: &ByColor<PointSet>,
        games: u16,
        rng: &mut impl Rng,
    ) -> Self {
        let size = board.size();
        let mut tally = Self {
            games,
            held: ByColor::from_fn(|_| Grid::filled(size, 0)),
            area: 0,
        };
        let mut game = PlayoutGame::new(board, fixed.black | fixed.white);
        for number in 0..games {
            game.start(board);
            game.play_out(Color::BOTH[usize::from(number % 2)], rng);
            tally.add(game.board(), fixed);
        }
        tally
    }

    /// What is expected of each point after these games.
    pub(super) fn forecast(&self) -> Forecast {
        let games = f32::from(self.games.max(1));
        let share = |color: Color, point: Point| f32::from(self.held[color][point]) / games;
        let size = self.held.black.size();
        Forecast {
            held: ByColor::from_fn(|color| Grid::from_fn(size, |point| share(color, point))),
            // So few games differ by more than the turn is worth.
            area_lead: ByColor::from_fn(|_| self.area as f32 / games),
        }
    }

    /// Notes how a game ended.
    fn add(&mut self, end: &Board, fixed: &ByColor<PointSet>) {
        let mut open = PointSet::EMPTY;
        for point in end.size().points() {
            match owner(end, fixed, point) {
                Owner::Known(color) => self.note(color, point),
                Owner::Nobody => {}
                Owner::Unknown => {
                    open.insert(point);
                }
            }
        }
        for region in open.regions(end.size()) {
            let border = region.border(end.size());
            let touches = ByColor::from_fn(|color| !border.is_disjoint(&end.stones()[color]));
            let color = match (touches.black, touches.white) {
                (true, false) => Color::Black,
                (false, true) => Color::White,
                (true, true) | (false, false) => continue,
            };
            for point in region.iter() {
                self.note(color, point);
            }
        }
    }

    fn note(&mut self, color: Color, point: Point) {
        self.held[color][point] += 1;
        self.area += match color {
            Color::Black => 1,
            Color::White => -1,
        };
    }
}

enum Owner {
    Known(Color),
    Nobody,
    /// It lies in an open region of more than one point.
    Unknown,
}

/// Who owns a point at the end of a game, as far as a look around it tells:
/// most of what is left empty is eyes of one point.
fn owner(end: &Board, fixed: &ByColor<PointSet>, point: Point) -> Owner {
    for color in Color::BOTH {
        if fixed[color].contains(point) {
            return Owner::Known(color);
        }
    }
    if let Some(color) = end.stone(point) {
        return Owner::Known(color);
    }
    let mut touches = ByColor::from_fn(|_| false);
    for near in end.size().neighbours(point) {
        match end.stone(near) {
            Some(color) => touches[color] = true,
            None => return Owner::Unknown,
        }
    }
    match (touches.black, touches.white) {
        (true, false) => Owner::Known(Color::Black),
        (false, true) => Owner::Known(Color::White),
        (true, true) | (false, false) => Owner::Nobody,
    }
}
