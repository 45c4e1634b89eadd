//! A match of Go as it is shown.

use crate::board::{ByColor, Grid, PointSet};
use crate::game::Game as _;
use crate::go::{Count, Move, PassStones, Phase, Position, Scoring, Victory};
use crate::session::{GoSession, territory_by_file};

use super::match_scene::{Board, Common, Holdings, Scene, Shown, Special, may_play};
use super::review::last_grades;
use super::stone_board::{Ground, StoneBoard, last_point, next_points, numbers};
use super::thoughts::ownership;

pub(super) fn scene(session: &GoSession, shown: Shown) -> Scene {
    let count = session.count();
    let position = session.position();
    let scoring = position.rules().scoring;
    let common = Common::of(session);
    let special = Special {
        board: Board::Stones(Box::new(board(session, shown, &count, &common))),
        holdings: ByColor::from_fn(|color| match position.rules().victory {
            Victory::Score => Holdings::Go(*count.parts(color), scoring),
            Victory::FirstCapture => Holdings::AtariGo {
                stones: count.parts(color).stones,
                captured: position.situation().prisoners[color],
            },
        }),
        may_pass: position
            .judge(
                position.to_play(),
                Move::Pass,
                session.record().history().past(),
            )
            .is_ok(),
        handicap_left: handicap_left(position),
        pass_stones: scoring == Scoring::Territory
            && position.rules().pass_stones == PassStones::Given,
    };
    Scene::with(session, common, special)
}

const fn handicap_left(position: &Position) -> u8 {
    position.situation().handicap_left
}

fn board(session: &GoSession, shown: Shown, count: &Count, common: &Common) -> StoneBoard {
    let record = session.record();
    let history = record.history();
    let position = history.position();
    let board = position.board();
    let counted = position.situation().phase == Phase::Counting;
    let (territory, dead) = if counted {
        let seki = count.in_seki();
        let points = ByColor::from_fn(|color| count.territory().surrounded(color) - seki);
        (points, count.dead())
    } else {
        (territory_in_play(session, shown, count), PointSet::EMPTY)
    };
    let goban = StoneBoard {
        ground: Ground::Lines,
        stones: Grid::from_fn(board.size(), |point| board.stone(point)),
        to_play: position.to_play(),
        legal: legal(session),
        dots: PointSet::EMPTY,
        last: last_point(record),
        ko: position.situation().ko,
        territory,
        dead,
        counting: session.is_counting(),
        numbers: if shown.numbers {
            numbers(record)
        } else {
            Vec::new()
        },
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
        // Where play has stopped, the board shows what is counted.
        ownership: match session.estimate() {
            Some(estimate) if !counted => ownership(estimate),
            Some(_) | None => Vec::new(),
        },
        ..StoneBoard::empty(board.size())
    };
    goban
        .with_drawings(record, &common.remarks)
        .with_teaching(common.teaching.as_ref())
}

/// Whose points are whose before the end: as the file says, or as far as the
/// board shows.
fn territory_in_play(session: &GoSession, shown: Shown, count: &Count) -> ByColor<PointSet> {
    let by_file = territory_by_file(session.record());
    if !by_file.black.is_empty() || !by_file.white.is_empty() {
        return by_file;
    }
    // The estimate is shown in its place.
    let atari_go = session.position().rules().is_atari_go();
    if !shown.territory || atari_go || session.estimate().is_some() {
        return ByColor::default();
    }
    ByColor::from_fn(|color| count.territory().surrounded(color))
}

/// Where a stone can be put now.
fn legal(session: &GoSession) -> PointSet {
    if !may_play(session) || session.is_looking_back() {
        return PointSet::EMPTY;
    }
    let moves = session.record().history().legal_moves().into_iter();
    moves
        .filter_map(|mv| match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        })
        .collect()
}
