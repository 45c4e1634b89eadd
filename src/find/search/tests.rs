//! Searches held against going through the whole game at once.

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::*;
use crate::board::{Point, Size};
use crate::find::{Area, Pattern, Placements};
use crate::go::Ruleset;
use crate::record::{Change, GoRecord, Start};

/// A game with branches, comments and names, from a seed.
fn random_game(seed: u64) -> GoRecord {
    let mut rng = SmallRng::seed_from_u64(seed);
    let size = Size::new(rng.random_range(3..7)).unwrap();
    let mut record = GoRecord::new(Start::new(size, Ruleset::Chinese)).unwrap();
    let mut turns = vec![TurnId::START];
    for _ in 0..80 {
        if rng.random_ratio(1, 6) {
            let turn = turns[rng.random_range(0..turns.len())];
            record.apply(&Change::GoTo(turn)).unwrap();
        }
        let legal = record.history().legal_moves();
        if legal.is_empty() {
            continue;
        }
        let mv = legal[rng.random_range(0..legal.len())];
        let turn = record.apply(&Change::Play(mv)).unwrap();
        if rng.random_ratio(1, 4) {
            let words = ["Évité", "a joseki", "JOSEKI !", "hm"][rng.random_range(0..4)];
            match rng.random_ratio(1, 2) {
                true => record.apply(&Change::Comment(turn, words.to_owned())),
                false => record.apply(&Change::Property(turn, "N".into(), vec![words.into()])),
            }
            .unwrap();
        }
        if !turns.contains(&turn) {
            turns.push(turn);
        }
    }
    record
}

/// All hits, found in pieces of random length.
fn hits(record: &GoRecord, query: Query, rng: &mut SmallRng) -> Vec<TurnId> {
    let mut search = Search::new(record, query);
    while !search.is_done() {
        search.advance(record, rng.random_range(1..9));
    }
    search.hits().to_vec()
}

fn all_turns(record: &GoRecord) -> Vec<TurnId> {
    let tree = record.history().tree();
    tree.descendants(TurnId::START).collect()
}

#[test]
fn words_are_found_in_comments_and_names_of_every_branch() {
    for seed in 0..40 {
        let record = random_game(seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        for (typed, meant) in [
            ("evite", ["Évité", "-"]),
            ("Joseki", ["a joseki", "JOSEKI !"]),
        ] {
            let said = |turn: &TurnId| {
                let comment = record.comment(*turn).unwrap_or_default();
                let name = record.property(*turn, "N");
                let name = name.map_or("", |name| name.value().raw()).to_owned();
                meant.contains(&comment.as_ref()) || meant.contains(&name.as_str())
            };
            let expected: Vec<_> = all_turns(&record).into_iter().filter(said).collect();
            let query = Query::text(typed).unwrap();
            assert_eq!(hits(&record, query, &mut rng), expected, "seed {seed}");
        }
    }
}

#[test]
fn moves_are_found_by_point_and_by_number_in_every_branch() {
    for seed in 0..40 {
        let record = random_game(seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        let tree = record.history().tree();
        let moves_to = |turn: TurnId| {
            let path = std::iter::successors(Some(turn), |&turn| tree.parent(turn));
            let is_move = |turn: &TurnId| matches!(tree.turn(*turn), Some(Turn::Move { .. }));
            path.filter(is_move).count()
        };
        let number = rng.random_range(1..20);
        let query = |sought| Query::Move(MoveQuery { by: None, sought });
        let found = hits(&record, query(Sought::Number(number)), &mut rng);
        let expected = all_turns(&record)
            .into_iter()
            .filter(|&turn| moves_to(turn) == number);
        assert_eq!(found, expected.collect::<Vec<_>>(), "seed {seed}");

        let point = Point::new(1, 1);
        let by = Some(Color::White);
        let there = Query::Move(MoveQuery {
            by,
            sought: Sought::At(point),
        });
        let played = Turn::Move {
            by: Color::White,
            mv: go::Move::Place(point),
        };
        let expected = all_turns(&record).into_iter();
        let expected = expected.filter(|&turn| tree.turn(turn) == Some(&played));
        let expected: Vec<_> = expected.collect();
        assert_eq!(hits(&record, there, &mut rng), expected, "seed {seed}");
    }
}

/// Whether a pattern lies on a board, tried at every place and in every way, one
/// point after the other.
fn lies_on(
    board: &ByColor<PointSet>,
    pattern: &ByColor<PointSet>,
    area: Area,
    size: Size,
    changed: &dyn Fn(Point) -> bool,
) -> bool {
    let end = i16::from(size.lines()) - 1;
    let stone = |stones: &ByColor<PointSet>, at: Point| {
        let mut both = Color::BOTH.into_iter();
        both.find(|&color| stones[color].contains(at))
    };
    let line = |line: u8| i16::from(line);
    let fixed = |first: u8, last: u8| line(first) == 0 || line(last) == end;
    let stays_col = fixed(area.first.col, area.last.col);
    let stays_row = fixed(area.first.row, area.last.row);
    let shifts = |stays: bool| if stays { 0..=0 } else { -end..=end };
    for turn in 0..8 {
        // The board is turned, and the pattern moved on it as it lies.
        let seen = |col: i16, row: i16| {
            let (col, row) = if turn & 1 == 0 {
                (col, row)
            } else {
                (row, col)
            };
            let col = if turn & 2 == 0 { col } else { end - col };
            let row = if turn & 4 == 0 { row } else { end - row };
            Point::new(col as u8, row as u8)
        };
        for swapped in [false, true] {
            for by_col in shifts(stays_col) {
                for by_row in shifts(stays_row) {
                    let places = |at: Point| (line(at.col) + by_col, line(at.row) + by_row);
                    let least = |stays: bool| if stays { 0 } else { 1 };
                    let inside = area.points().all(|at| {
                        let (col, row) = places(at);
                        let (cols, rows) = (least(stays_col), least(stays_row));
                        (cols..=end - cols).contains(&col) && (rows..=end - rows).contains(&row)
                    });
                    if !inside {
                        continue;
                    }
                    let fits = area.points().all(|at| {
                        let (col, row) = places(at);
                        let there = stone(board, seen(col, row));
                        let wanted = stone(pattern, at);
                        there == wanted.map(|color| if swapped { color.other() } else { color })
                    });
                    let new = area.points().any(|at| {
                        let (col, row) = places(at);
                        changed(seen(col, row))
                    });
                    if fits && new {
                        return true;
                    }
                }
            }
        }
    }
    false
}

#[test]
fn positions_are_found_where_they_come_about_as_a_slow_search_finds_them() {
    let mut found = 0;
    for seed in 0..60 {
        let mut record = random_game(seed);
        let mut rng = SmallRng::seed_from_u64(seed);
        let size = record.size();
        let mut any = |below: u8| rng.random_range(0..below);
        let (a, b) = (
            Point::new(any(size.lines()), any(size.lines())),
            Point::new(any(size.lines()), any(size.lines())),
        );
        let area = Area::between(a, b);
        let turns = all_turns(&record);
        let here = turns[rng.random_range(0..turns.len())];
        record.apply(&Change::GoTo(here)).unwrap();
        let stones = *record.history().position().board().stones();
        let Ok(pattern) = Pattern::of(size, &stones, area) else {
            continue;
        };
        let query = Query::Position(Box::new(Placements::of(&pattern)));
        let quick = hits(&record, query, &mut rng);
        let mut slow = Vec::new();
        let mut boards = std::collections::HashMap::new();
        for &turn in &turns {
            record.apply(&Change::GoTo(turn)).unwrap();
            let board = *record.history().position().board().stones();
            let parent = record.history().tree().parent(turn);
            let before = parent.map(|parent| boards[&parent]);
            let changed = |at: Point| {
                before.is_none_or(|before: ByColor<PointSet>| {
                    Color::BOTH
                        .into_iter()
                        .any(|color| before[color].contains(at) != board[color].contains(at))
                })
            };
            if lies_on(&board, &stones, area, size, &changed) {
                slow.push(turn);
            }
            boards.insert(turn, board);
        }
        assert_eq!(quick, slow, "seed {seed}");
        found += slow.len();
    }
    assert!(found > 60, "only {found}");
}

#[test]
fn the_order_of_turns_is_that_of_going_through_the_tree() {
    for seed in 0..20 {
        let record = random_game(seed);
        let tree = record.history().tree();
        let turns = all_turns(&record);
        for (at, &a) in turns.iter().enumerate() {
            for (with, &b) in turns.iter().enumerate() {
                assert_eq!(tree_order(tree, a, b), at.cmp(&with), "seed {seed}");
            }
        }
    }
}
