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
    let legal = if may_play(session) {
        position.legal()
    } else {
        PointSet::EMPTY
    };
    Goban {
        ground: Ground::Squares,
        stones: Grid::from_fn(SIZE, |point| position.disc(point)),
        to_play: position.to_play(),
        legal,
        dots: if shown.legal_moves {
            legal
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::OthelloRecord;
    use crate::session::{Action, Match, Moment, Waker};

    #[test]
    fn dots_show_legal_moves_only_where_they_are_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let record = OthelloRecord::standard().into();
        let mut session = Match::new(record, folder.path(), Waker::none());
        let shown = |legal_moves| Shown {
            territory: false,
            numbers: false,
            next_moves: false,
            legal_moves,
        };
        let dots = |session: &Match, legal_moves| {
            let scene = Scene::of(session, shown(legal_moves));
            scene.goban().unwrap().dots
        };
        assert_eq!(dots(&session, true).len(), 4);
        assert!(dots(&session, false).is_empty());
        session.apply(Action::Resign, Moment::ZERO);
        assert!(dots(&session, true).is_empty());
    }
}
