//! A match of Othello as it is shown.

use crate::board::{ByColor, Grid, PointSet};
use crate::game::Game as _;
use crate::othello::{Position, SIZE};
use crate::session::Session;

use super::match_scene::{Board, Common, Holdings, Scene, Shown, Special, may_play};
use super::review::last_grades;
use super::stone_board::{Ground, StoneBoard, last_point, next_points, turn_numbers};

pub(super) fn scene(session: &Session<Position>, shown: Shown) -> Scene {
    let position = session.position();
    // What lies there, also at the end: the result tells of empty squares.
    let discs = position.count().discs;
    let common = Common::of(session);
    let special = Special {
        board: Board::Stones(Box::new(board(session, shown, &common))),
        holdings: ByColor::from_fn(|color| Holdings::Othello {
            discs: discs[color],
        }),
        may_pass: position.forced().is_some(),
        handicap_left: 0,
        pass_stones: false,
    };
    Scene::with(session, common, special)
}

fn board(session: &Session<Position>, shown: Shown, common: &Common) -> StoneBoard {
    let record = session.record();
    let position = session.position();
    let numbers = if shown.numbers {
        turn_numbers(record)
    } else {
        Vec::new()
    };
    let legal = if may_play(session) && !session.is_looking_back() {
        position.legal()
    } else {
        PointSet::EMPTY
    };
    let goban = StoneBoard {
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
        next: if shown.next_moves {
            next_points(record)
        } else {
            Vec::new()
        },
        candidates: common.suggestions(),
        grades: match shown.grades {
            true => last_grades(session),
            false => Vec::new(),
        },
        better: common.better(),
        hint: session.hint_point(),
        ..StoneBoard::empty(SIZE)
    };
    goban.with_drawings(record, &common.remarks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Point;
    use crate::record::{OthelloRecord, OthelloStart};
    use crate::session::{Action, Match, Moment, Waker};

    fn shown(legal_moves: bool) -> Shown {
        Shown {
            territory: false,
            numbers: true,
            next_moves: false,
            legal_moves,
            grades: false,
        }
    }

    #[test]
    fn dots_are_where_a_disc_can_be_put_if_they_are_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let record = OthelloRecord::new(OthelloStart::default()).unwrap();
        let mut session = Match::new(record.into(), folder.path(), Waker::none());
        let goban =
            |session: &Match, shown| Scene::of(session, shown).stone_board().cloned().unwrap();
        let start = goban(&session, shown(true));
        assert_eq!(start.ground, Ground::Squares);
        assert_eq!(start.legal.len(), 4);
        assert_eq!(start.dots, start.legal);
        assert!(goban(&session, shown(false)).dots.is_empty());

        let f5 = Point::new(5, 4);
        session.apply(Action::Choose(f5), Moment::ZERO);
        let after = goban(&session, shown(true));
        assert_eq!((after.last, after.numbers), (Some(f5), vec![(f5, 1)]));
        assert_eq!(after.legal.len(), 3);
    }
}
