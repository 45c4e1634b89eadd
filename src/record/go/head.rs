//! The first node of SGF ↔ how a game of Go begins.

use crate::board::{Color, Size};
use crate::game::{HalfPoints, Setup};
use crate::go::{Handicap, Position, Ruleset};
use crate::record::game::{first_mover, is_move, main_line, plain_setup, setup_of, shortened};
use crate::record::problem::{Fault, Found};
use crate::record::sgf::{Collection, NodeId, Property, hundredths, integer, simple_text};

use super::Start;

/// The start of a game, from its first node.
pub(super) fn start(games: &Collection, root: NodeId, found: &mut Found) -> Start {
    let size = size(games, root, found);
    let ruleset = ruleset(games, root, found);
    let mut setup = setup_of::<Position>(games, root, size, found);
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

fn size(games: &Collection, root: NodeId, found: &mut Found) -> Size {
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

fn ruleset(games: &Collection, root: NodeId, found: &mut Found) -> Option<Ruleset> {
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
fn komi(games: &Collection, root: NodeId, usual: HalfPoints, found: &mut Found) -> HalfPoints {
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
    found: &mut Found,
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

/// The head of a game as properties: what was agreed before the first move.
pub(super) fn properties(start: &Start) -> Vec<(&'static str, Vec<String>)> {
    let mut properties = vec![
        one("GM", 1),
        one("SZ", start.size.lines()),
        one("KM", start.komi()),
    ];
    properties.extend(start.ruleset.map(|set| one("RU", set)));
    let stones = start.handicap.stones();
    if start.handicap != Handicap::None {
        properties.push(one("HA", stones));
    }
    let mut setup = start.setup.clone();
    for point in start.handicap.fixed_points(start.size) {
        if !setup.remove.contains(point) && !setup.add.white.contains(point) {
            setup.add.black.insert(point);
        }
    }
    properties.extend(plain_setup::<Position>(&setup));
    properties
}

fn one(name: &'static str, value: impl ToString) -> (&'static str, Vec<String>) {
    (name, vec![value.to_string()])
}
