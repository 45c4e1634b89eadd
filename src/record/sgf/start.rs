//! The first node of SGF → how a game begins.
//!
//! Files are believed as far as that can be; what makes no sense is noted.

use crate::board::{Color, PointSet, Size};
use crate::game::{Game as _, HalfPoints, Setup};
use crate::go::{self, Handicap, Ruleset};
use crate::othello::{self, Bits};
use crate::record::model::{OthelloStart, Start};
use crate::record::problem::{Fault, FaultLog, shortened};
use crate::record::property::{
    Collection, NodeId, Property, color_of, hundredths, integer, is_move, simple_text,
};

use super::read::setup_of;

/// How a game of Go begins.
pub(in crate::record) fn go_start(games: &Collection, root: NodeId, found: &mut FaultLog) -> Start {
    let size = size(games, root, found);
    let ruleset = ruleset(games, root, found);
    let mut setup = setup_of::<go::Position>(games, root, size, found);
    let handicap = handicap(games, root, size, &setup, found);
    let first = first_mover(games, root);
    let has_stones = setup.add != Default::default();
    let of_handicap = match handicap {
        Handicap::Given(_) => Color::White,
        Handicap::None | Handicap::Fixed(_) | Handicap::Free(_) => Color::Black,
    };
    if setup.to_play.is_none() && (has_stones || first.is_some_and(|first| first != of_handicap)) {
        setup.to_play = Some(first.unwrap_or(of_handicap));
    }
    let rules = ruleset.unwrap_or(Ruleset::Japanese).rules();
    let start = Start {
        size,
        ruleset,
        rules,
        handicap,
        setup,
    };
    let komi = komi(games, root, start.komi(), found);
    start.with_komi(komi)
}

fn size(games: &Collection, root: NodeId, found: &mut FaultLog) -> Size {
    let Some(property) = games.property(root, "SZ") else {
        return Size::NINETEEN;
    };
    let value = property.value();
    let (columns, rows) = value
        .raw()
        .split_once(':')
        .unwrap_or((value.raw(), value.raw()));
    let lines = |text| integer(text).and_then(|lines| u8::try_from(lines).ok());
    let board = lines(columns).zip(lines(rows)).and_then(|(columns, rows)| {
        let shown = Size::new(columns.max(rows)).ok()?;
        (columns.min(rows) > 0).then_some((columns, rows, shown))
    });
    let Some((columns, rows, shown)) = board else {
        found.add(value.offset(), || Fault::Size(shortened(value.raw())));
        return Size::NINETEEN;
    };
    if columns != rows {
        found.add(value.offset(), || Fault::Rectangle {
            columns,
            rows,
            shown,
        });
    }
    shown
}

fn ruleset(games: &Collection, root: NodeId, found: &mut FaultLog) -> Option<Ruleset> {
    let value = games.property(root, "RU")?.value();
    let name = simple_text(value.raw());
    let ruleset = name.parse().ok();
    if ruleset.is_none() && !name.trim().is_empty() {
        found.add(value.offset(), || Fault::Rules(shortened(&name)));
    }
    ruleset
}

/// Komi as it is meant. Some servers write hundredths (`375`), and counting
/// by stones halves it (`3.75`); a game that says nothing has none.
fn komi(games: &Collection, root: NodeId, usual: HalfPoints, found: &mut FaultLog) -> HalfPoints {
    let said = games.property(root, "KM").map(Property::value);
    let Some(value) = said.filter(|value| !value.raw().trim().is_empty()) else {
        return HalfPoints::ZERO;
    };
    let komi = hundredths(value.raw()).and_then(|written| {
        let points = if written.abs() >= 20_000 {
            written / 100
        } else {
            written
        };
        let points = if points % 50 == 0 { points } else { points * 2 };
        let komi = HalfPoints::from_halves(i32::try_from(points / 50).ok()?);
        let sensible = points % 50 == 0 && komi.abs() <= Start::MOST_KOMI;
        sensible.then_some(komi)
    });
    komi.unwrap_or_else(|| {
        found.add(value.offset(), || Fault::Number {
            name: "KM",
            text: shortened(value.raw()),
            used: usual.to_string(),
        });
        usual
    })
}

/// Handicap stones: those the file puts on the board, or else those that Black
/// plays one after the other at the start.
fn handicap(
    games: &Collection,
    root: NodeId,
    size: Size,
    setup: &Setup,
    found: &mut FaultLog,
) -> Handicap {
    let Some(property) = games.property(root, "HA") else {
        return Handicap::None;
    };
    let value = property.value();
    let Some(stones) = integer(value.raw()).and_then(|stones| u8::try_from(stones).ok()) else {
        if !value.raw().trim().is_empty() {
            found.add(value.offset(), || Fault::Number {
                name: "HA",
                text: shortened(value.raw()),
                used: "0".to_owned(),
            });
        }
        return Handicap::None;
    };
    // All of them, or as many as there are: the rest is still to be placed.
    let first_are_black = main_line(games, root)
        .flat_map(|node| games.properties(node))
        .filter(|p| is_move(*p))
        .take(usize::from(stones))
        .all(|p| p.name() == "B" && !p.value().raw().is_empty());
    let free = Handicap::Free(stones);
    let placed_freely = setup.add.black.is_empty() && first_are_black;
    match stones {
        0 | 1 => Handicap::None,
        _ if placed_freely && free.check(size).is_ok() => free,
        _ => Handicap::Given(stones),
    }
}

/// How a game of Othello begins.
///
/// Most files give the four discs in the middle as if they were set up by
/// hand. One that names any of those squares so tells of the whole board;
/// one that does not, of what is put on the usual board.
pub(in crate::record) fn othello_start(
    games: &Collection,
    root: NodeId,
    found: &mut FaultLog,
) -> OthelloStart {
    note_othello_size(games, root, found);
    let mut setup = setup_of::<othello::Position>(games, root, othello::SIZE, found);
    if setup.to_play.is_none() {
        setup.to_play = first_mover(games, root);
    }
    let usual = othello::Position::new();
    let named = setup.add.black | setup.add.white;
    let in_the_middle: PointSet = usual.discs(Color::Black) | usual.discs(Color::White);
    let mut position = match (named & in_the_middle).is_empty() {
        true => usual,
        false => othello::Position::of_bits(Bits::default(), usual.to_play()),
    };
    let arranged = position.arrange(&setup);
    debug_assert!(arranged.is_ok(), "points were checked against the board");
    OthelloStart::of(&position)
}

/// The columns and rows that a file says its board has, if it does.
pub(in crate::record) fn told_size(games: &Collection, root: NodeId) -> Option<(i32, i32)> {
    let raw = games.property(root, "SZ")?.value().raw();
    let (columns, rows) = raw.split_once(':').unwrap_or((raw, raw));
    Some((integer(columns)?, integer(rows)?))
}

fn note_othello_size(games: &Collection, root: NodeId, found: &mut FaultLog) {
    let Some(property) = games.property(root, "SZ") else {
        return;
    };
    if told_size(games, root).is_none() {
        let value = property.value();
        found.add(value.offset(), || Fault::Number {
            name: "SZ",
            text: shortened(value.raw()),
            used: "8".to_owned(),
        });
    }
}

/// The first variations all the way down.
pub(super) fn main_line(games: &Collection, root: NodeId) -> impl Iterator<Item = NodeId> + '_ {
    std::iter::successors(Some(root), |&node| games.first_child(node))
}

/// The color of the first move in a file. Where a later node says whose turn
/// it is, what follows tells nothing of the start.
fn first_mover(games: &Collection, root: NodeId) -> Option<Color> {
    let mut moves = main_line(games, root)
        .take_while(|&node| node == root || games.property(node, "PL").is_none())
        .flat_map(|node| games.properties(node))
        .filter(|p| is_move(*p));
    moves.next().map(|property| color_of(property.name()))
}
