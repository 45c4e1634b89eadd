//! The search finds what a slow and obvious one finds.

use std::fmt::Write as _;

use jego::board::{Color, Point, Size};
use jego::library::{
    Catalogue, Cell, Colors, Findings, Frame, Freedom, Pattern, Query, Searched, pattern_of_text,
    search,
};
use jego::record::{Change, GoRecord, open};
use rand::RngExt as _;
use rand::rngs::SmallRng;

use super::catalogue_of;
use super::slow::{Moves, SlowFindings, is_worth_it, slow_search};
use crate::random::{one_of, rng};

/// Games as files have them: with captures, passes, suicides, stones on stones
/// and stones that are set by hand in the middle.
fn games(rng: &mut SmallRng, number: usize, size: Size) -> String {
    let mut text = String::new();
    for _ in 0..number {
        let lines = size.lines();
        let result = one_of(rng, &["B+R", "W+2.5", "0", "?"]);
        let _ = write!(text, "(;GM[1]SZ[{lines}]RE[{result}]");
        if rng.random_ratio(1, 4) {
            let _ = write!(text, "AB[{}][{}]", place(rng, size), place(rng, size));
        }
        for turn in 0..rng.random_range(0..size.area() * 2) {
            let color = if turn % 2 == 0 { 'B' } else { 'W' };
            let _ = match rng.random_range(0..60) {
                0 => write!(text, ";{color}[]"),
                1 => write!(text, ";A{color}[{}]", place(rng, size)),
                2 => write!(text, ";AE[{}]", place(rng, size)),
                3 => write!(text, ";C[hm]"),
                _ => write!(text, ";{color}[{}]", place(rng, size)),
            };
        }
        text.push_str(")\n");
    }
    text
}

fn place(rng: &mut SmallRng, size: Size) -> String {
    let letter = |number: u8| char::from(b'a' + number);
    let lines = size.lines();
    let (col, row) = (rng.random_range(0..lines), rng.random_range(0..lines));
    format!("{}{}", letter(col), letter(row))
}

/// A pattern of what stands somewhere in one of the games, with some points that
/// may be anything; or one of anything.
fn pattern(rng: &mut SmallRng, games: &mut [GoRecord], size: Size) -> Pattern {
    let lines = size.lines();
    let one = Point::new(rng.random_range(0..lines), rng.random_range(0..lines));
    let mut other = Point::new(rng.random_range(0..lines), rng.random_range(0..lines));
    if rng.random_ratio(2, 3) {
        other.col = (one.col + rng.random_range(0..3)).min(lines - 1);
        other.row = (one.row + rng.random_range(0..3)).min(lines - 1);
    }
    let frame = match rng.random_range(0..8) {
        0 => Frame::whole(size),
        _ => Frame::between(one, other),
    };
    let freedom = one_of(rng, &[Freedom::Slides, Freedom::Slides, Freedom::Stays]);
    let game = rng.random_range(0..games.len());
    let turns: Vec<_> = {
        let tree = games[game].history().tree();
        let start = jego::game::TurnId::START;
        std::iter::successors(Some(start), |&turn| tree.children(turn).next()).collect()
    };
    let turn = one_of(rng, &turns);
    games[game].apply(&Change::GoTo(turn)).unwrap();
    let board = games[game].history().position().board().clone();
    let wild = one_of(rng, &[0, 10, 50]);
    let seed = rng.random::<u64>();
    Pattern::of_frame(size, frame, freedom, |point| {
        let mixed = seed.wrapping_mul(u64::from(point.row) * 31 + u64::from(point.col) + 7);
        match (mixed >> 40) % 100 < wild {
            true => Cell::Any,
            false => board.stone(point).map_or(Cell::Empty, Cell::Stone),
        }
    })
}

fn searched(catalogue: &Catalogue) -> Vec<Searched<'_>> {
    let ids = catalogue.ids();
    ids.filter_map(|id| catalogue.searched(id)).collect()
}

/// What was found in the words of the slow search.
fn in_slow_words(findings: &Findings) -> SlowFindings {
    let found = findings.found.iter();
    let won = |won: jego::library::Won| [won.times, won.by.black, won.by.white];
    let moves = findings.continuations.moves().into_iter();
    let moves: Moves = moves
        .map(|played| ((played.column, played.row, played.color), won(played.won)))
        .collect();
    SlowFindings {
        found: found.map(|it| (it.game, it.turn, it.places)).collect(),
        moves,
        all: won(findings.continuations.all()),
    }
}

fn records(text: &str) -> Vec<GoRecord> {
    let opened = open(text.as_bytes().to_vec(), None).unwrap().games;
    (0..opened.len())
        .map(|number| opened.go(number).unwrap().0)
        .collect()
}

#[test]
fn it_finds_what_a_slow_and_obvious_search_finds() {
    let mut hits = 0;
    for seed in 0..150 {
        let mut rng = rng(seed);
        let size = Size::new(rng.random_range(3..10)).unwrap();
        let text = games(&mut rng, 12, size);
        let mut records = records(&text);
        let catalogue = catalogue_of(&text);
        let searched = searched(&catalogue);
        assert_eq!(searched.len(), records.len());
        for _ in 0..6 {
            let query = Query {
                pattern: pattern(&mut rng, &mut records, size),
                colors: one_of(&mut rng, &[Colors::Either, Colors::AsDrawn]),
            };
            if !is_worth_it(&query.pattern) {
                continue;
            }
            let slow = slow_search(&mut records, &query);
            let threads = rng.random_range(1..4);
            let fast = search(&searched, &query, threads);
            hits += slow.found.len();
            assert_eq!(in_slow_words(&fast), slow, "seed {seed}, {query:?}");
        }
    }
    assert!(hits > 1_000, "only {hits} games were found");
}

#[test]
fn large_boards_are_searched_as_small_ones_are() {
    for seed in 0..6 {
        let mut rng = rng(seed);
        let size = Size::new(one_of(&mut rng, &[16, 19, 25])).unwrap();
        let text = games(&mut rng, 6, size);
        let mut records = records(&text);
        let catalogue = catalogue_of(&text);
        for _ in 0..3 {
            let query = Query {
                pattern: pattern(&mut rng, &mut records, size),
                colors: Colors::Either,
            };
            let slow = slow_search(&mut records, &query);
            let fast = search(&searched(&catalogue), &query, 2);
            assert_eq!(in_slow_words(&fast), slow, "seed {seed}, {query:?}");
        }
    }
}

#[test]
fn a_joseki_is_found_in_every_corner_with_what_was_played_next() {
    // The same approach at a star point, from all sides and in both colors.
    let text = "(;GM[1]SZ[19]RE[B+R];B[pd];W[qf];B[nc])\
                (;GM[1]SZ[19]RE[W+R];B[dd];W[cf];B[fc])\
                (;GM[1]SZ[19]RE[B+R];B[aa];W[dp];B[fq];W[cn])\
                (;GM[1]SZ[19]RE[B+R];B[pd];W[nc];B[qf])\
                (;GM[1]SZ[19];B[pd];W[jj];B[qf])";
    let drawn = "
        -------+
        ......|
        ......|
        ......|
        ..X...|
        ......|
        ...O..|
    ";
    let pattern = pattern_of_text(drawn.trim(), Size::NINETEEN).unwrap();
    let query = |colors| Query {
        pattern: pattern.clone(),
        colors,
    };
    let catalogue = catalogue_of(text);
    let findings = search(&searched(&catalogue), &query(Colors::Either), 1);
    let found: Vec<_> = findings.found.iter().map(|it| (it.game, it.turn)).collect();
    assert_eq!(found, [(0, 2), (1, 2), (2, 3), (3, 2)]);
    let as_drawn = search(&searched(&catalogue), &query(Colors::AsDrawn), 1);
    assert_eq!(as_drawn.found.len(), 3);
    let moves = findings.continuations.moves();
    let [only] = &moves[..] else {
        panic!("{moves:?}");
    };
    // In three games the extension at the other side, which is in the frame
    // at its edge; in one of them it was White who extended.
    assert_eq!((only.column, only.row, only.color), (0, 2, Color::Black));
    assert_eq!(
        (only.won.times, only.won.by.black, only.won.by.white),
        (4, 2, 2)
    );
}
