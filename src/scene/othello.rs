//! A match of Othello as it is shown.

use crate::board::{ByColor, Grid, PointSet};
use crate::game::Game as _;
use crate::othello::{Position, SIZE};
use crate::session::{Session, Stage};

use super::goban::{Goban, Ground, last_point, marks, next_points, turn_numbers};
use super::table::{Board, Holdings, Scene, Shown, Special, may_play};
use super::thoughts::Thoughts;

pub(super) fn scene(session: &Session<Position>, shown: Shown) -> Scene {
    let position = session.position();
    let count = position.count();
    let discs = match session.stage() {
        Stage::Over(_) if position.is_over() => count.scores(),
        Stage::Playing | Stage::Counting | Stage::Over(_) => count.discs,
    };
    let special = Special {
        board: Board::Stones(board(session, shown)),
        holdings: ByColor::from_fn(|color| Holdings::Othello {
            discs: discs[color],
        }),
        may_pass: position.forced().is_some(),
        handicap_left: 0,
    };
    Scene::with(session, special)
}

fn board(session: &Session<Position>, shown: Shown) -> Goban {
    let record = session.record();
    let position = session.position();
    let numbers = if shown.numbers {
        turn_numbers(record)
    } else {
        Vec::new()
    };
    Goban {
        ground: Ground::Squares,
        stones: Grid::from_fn(SIZE, |point| position.disc(point)),
        to_play: position.to_play(),
        legal: if may_play(session) {
            position.legal()
        } else {
            PointSet::EMPTY
        },
        last: last_point(record),
        numbers,
        marks: marks(record),
        next: if shown.next_moves {
            next_points(record)
        } else {
            Vec::new()
        },
        candidates: session
            .thoughts()
            .map(|report| Thoughts::of::<Position>(report, SIZE).suggestions())
            .unwrap_or_default(),
        hint: session.hint_point(),
        ..Goban::empty(SIZE)
    }
}
