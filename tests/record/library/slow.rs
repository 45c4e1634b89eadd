//! A search that replays every game by the rules and compares every place from
//! every side, and that can be seen to be right.

use std::collections::{BTreeMap, BTreeSet};

use jego::board::{Color, Point, Size};
use jego::game::{Turn, TurnId};
use jego::go::Move;
use jego::library::{Cell, Colors, Pattern, Query};
use jego::record::{Change, GoRecord};

/// What is asked of points of the board, within a frame: left, top, width and
/// height.
type Place = ([u8; 4], Vec<(Point, Option<Color>)>);

/// One way to put a pattern at a place: whether colors are exchanged, from which
/// side it is seen, and which of its own points lies where.
type Way = (bool, u8, BTreeMap<Point, (u8, u8)>);

/// How often each move was played next, and who won: column, row, color →
/// times, Black's wins, White's.
pub(super) type Moves = BTreeMap<(u8, u8, Color), [u32; 3]>;

/// What the slow search finds.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct SlowFindings {
    /// Of each game in which the pattern occurs: its number, the first turn,
    /// and at how many places.
    pub(super) found: Vec<(usize, u16, u32)>,
    pub(super) moves: Moves,
    pub(super) all: [u32; 3],
}

/// The board seen from one of eight sides.
fn seen(side: u8, point: Point, size: Size) -> Point {
    let last = size.lines() - 1;
    let Point { mut col, mut row } = point;
    if side & 1 != 0 {
        col = last - col;
    }
    if side & 2 != 0 {
        row = last - row;
    }
    if side & 4 != 0 {
        std::mem::swap(&mut col, &mut row);
    }
    Point::new(col, row)
}

fn color(swaps: bool, color: Color) -> Color {
    if swaps { color.other() } else { color }
}

/// Every place of the board at which a pattern may lie, with where each of its
/// own points is there, for every way to put it there.
fn places(query: &Query) -> BTreeMap<Place, Vec<Way>> {
    let pattern = &query.pattern;
    let size = pattern.size();
    let mut places: BTreeMap<Place, Vec<_>> = BTreeMap::new();
    for swaps in [false, true] {
        if swaps && query.colors == Colors::AsDrawn {
            continue;
        }
        for side in 0..8 {
            for top in pattern.rows().first..=pattern.rows().last {
                for left in pattern.columns().first..=pattern.columns().last {
                    let mut asked = Vec::new();
                    let mut own = BTreeMap::new();
                    for (column, row, cell) in pattern.cells() {
                        let drawn = Point::new(left + column, top + row);
                        let point = seen(side, drawn, size);
                        own.insert(point, (column, row));
                        match cell {
                            Cell::Any => (),
                            Cell::Empty => asked.push((point, None)),
                            Cell::Stone(of) => asked.push((point, Some(color(swaps, of)))),
                        }
                    }
                    asked.sort_by_key(|(point, _)| (point.row, point.col));
                    let frame = frame_of(&own);
                    places
                        .entry((frame, asked))
                        .or_default()
                        .push((swaps, side, own));
                }
            }
        }
    }
    places
}

/// The first of the points that are the same of a pattern that looks the same
/// from several sides, at all places where it may lie.
fn same_points(places: &BTreeMap<Place, Vec<Way>>) -> BTreeMap<(u8, u8), (u8, u8)> {
    let seen_from = |side: u8| {
        let of_side = places.iter().filter_map(move |(place, ways)| {
            let way = ways.iter().find(|(swaps, of, _)| !swaps && *of == side)?;
            Some((place, &way.2))
        });
        of_side.collect::<BTreeMap<_, _>>()
    };
    let drawn = seen_from(0);
    let mut first: BTreeMap<(u8, u8), (u8, u8)> = BTreeMap::new();
    for side in 0..8 {
        let turned = seen_from(side);
        if !turned.keys().eq(drawn.keys()) {
            continue;
        }
        let (place, own) = drawn.iter().next().unwrap();
        for (point, name) in *own {
            let other = turned[place][point];
            let known = first.entry(*name).or_insert(other);
            if (other.1, other.0) < (known.1, known.0) {
                *known = other;
            }
        }
    }
    first
}

fn frame_of(points: &BTreeMap<Point, (u8, u8)>) -> [u8; 4] {
    let columns: BTreeSet<u8> = points.keys().map(|point| point.col).collect();
    let rows: BTreeSet<u8> = points.keys().map(|point| point.row).collect();
    let (left, top) = (*columns.first().unwrap(), *rows.first().unwrap());
    [left, top, columns.len() as u8, rows.len() as u8]
}

/// Looks for a pattern in games, the slow way.
pub(super) fn slow_search(games: &mut [GoRecord], query: &Query) -> SlowFindings {
    let places = places(query);
    let same = same_points(&places);
    let mut findings = SlowFindings::default();
    for (number, game) in games.iter_mut().enumerate() {
        if game.size() != query.pattern.size() {
            continue;
        }
        let line = main_line(game);
        let winner = game.result().and_then(jego::game::Outcome::winner);
        let boards: Vec<_> = line
            .iter()
            .map(|&turn| {
                game.apply(&Change::GoTo(turn)).unwrap();
                game.history().position().board().clone()
            })
            .collect();
        let stands = |asked: &[(Point, Option<Color>)], turn: usize| {
            let mut asked = asked.iter();
            asked.all(|&(point, stone)| boards[turn].stone(point) == stone)
        };
        let mut first: Option<(u16, u32)> = None;
        for ((_, asked), ways) in &places {
            let Some(turn) = (0..line.len()).find(|&turn| stands(asked, turn)) else {
                continue;
            };
            let entry = first.get_or_insert((turn as u16, 0));
            *entry = (entry.0.min(turn as u16), entry.1 + 1);
            // What does not need the colors exchanged is as it was played.
            let (swaps, _, frame) = &ways[0];
            count(&mut findings.all, winner, *swaps);
            let next = (turn + 1..line.len()).find_map(|later| {
                match game.history().tree().turn(line[later]) {
                    Some(Turn::Move {
                        by,
                        mv: Move::Place(point),
                    }) if frame.contains_key(point) => Some(Some((*by, *point))),
                    _ if !stands(asked, later) => Some(None),
                    _ => None,
                }
            });
            if let Some(Some((by, point))) = next {
                let (column, row) = same[&frame[&point]];
                let sum = findings.moves.entry((column, row, color(*swaps, by)));
                count(sum.or_default(), winner, *swaps);
            }
        }
        findings
            .found
            .extend(first.map(|(turn, places)| (number, turn, places)));
    }
    findings
}

fn count(sum: &mut [u32; 3], winner: Option<Color>, swaps: bool) {
    sum[0] += 1;
    match winner.map(|winner| color(swaps, winner)) {
        Some(Color::Black) => sum[1] += 1,
        Some(Color::White) => sum[2] += 1,
        None => (),
    }
}

/// The turns of the main line, the start first.
fn main_line(game: &GoRecord) -> Vec<TurnId> {
    let tree = game.history().tree();
    let next = |turn: &TurnId| tree.children(*turn).next();
    std::iter::successors(Some(TurnId::START), next).collect()
}

/// Whether a pattern has anything in it that could be missed.
pub(super) fn is_worth_it(pattern: &Pattern) -> bool {
    pattern.cells().any(|(_, _, cell)| cell != Cell::Any)
}
