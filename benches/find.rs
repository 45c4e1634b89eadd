//! Going through a record of 200,000 nodes.
//!
//! It is a main line with variations at every move, as studies of openings have
//! them, with a comment at every tenth node. The window goes through a record a few
//! milliseconds in a frame; this is what all of its frames take together.

#![expect(clippy::expect_used, reason = "a bench that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "figures that are no times")]

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use jego::board::{Point, Size};
use jego::find::{Area, MoveQuery, Pattern, Placements, Query, Search, Sought};
use jego::game::TurnId;
use jego::record::{Change, GoRecord, open};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;

const NODES: usize = 200_000;
/// How long the main line is, and the variations at each of its moves.
const MAIN: usize = 240;
const BRANCH: usize = 60;

/// A record as a text. Its moves are on points that are free, so that whole boards
/// are filled and stones are captured now and then.
fn study() -> String {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut points: Vec<(char, char)> = Vec::new();
    for col in 'a'..='s' {
        points.extend(('a'..='s').map(|row| (col, row)));
    }
    points.shuffle(&mut rng);
    let mut nodes = 0;
    let mut text = String::from("(;GM[1]SZ[19]");
    let per_move = NODES / MAIN;
    let node = |text: &mut String, turn: usize, (col, row): (char, char), nodes: &mut usize| {
        let color = if turn.is_multiple_of(2) { 'B' } else { 'W' };
        let _ = write!(text, ";{color}[{col}{row}]");
        if nodes.is_multiple_of(10) {
            let _ = write!(
                text,
                "C[Move {turn}: White has to defend here, as at {nodes}.]"
            );
        }
        *nodes += 1;
    };
    for turn in 0..MAIN {
        // The variations first; what follows the last of them goes on.
        text.push('(');
        node(&mut text, turn, points[turn], &mut nodes);
        let mut left = per_move - 1;
        while left > 0 {
            text.push('(');
            let mut later = points[turn + 1..].to_vec();
            later.shuffle(&mut rng);
            let steps = BRANCH.min(left);
            for (step, point) in later.into_iter().take(steps).enumerate() {
                node(&mut text, turn + 1 + step, point, &mut nodes);
            }
            left -= steps;
            text.push(')');
        }
    }
    text.push_str(&")".repeat(MAIN + 1));
    text
}

fn record() -> GoRecord {
    let games = open(study().into_bytes(), None).expect("a record").games;
    games.go(0).expect("a game").0
}

fn queries(record: &mut GoRecord) -> Vec<(&'static str, Query)> {
    let size = Size::NINETEEN;
    let moved = |sought| Query::Move(MoveQuery { by: None, sought });
    let mut turn = TurnId::START;
    for _ in 0..40 {
        let first = record.history().tree().children(turn).next();
        turn = first.expect("a line of forty moves");
    }
    record.apply(&Change::GoTo(turn)).expect("a turn");
    let stones = *record.history().position().board().stones();
    let placements = |first, last| {
        let area = Area::between(first, last);
        let pattern = Pattern::of(size, &stones, area).expect("stones");
        Query::Position(Box::new(Placements::of(&pattern)))
    };
    vec![
        ("words", Query::text("here, as at 199").expect("words")),
        ("a move", moved(Sought::At(Point::new(3, 3)))),
        ("a number", moved(Sought::Number(200))),
        ("a corner", placements(Point::new(0, 0), Point::new(7, 7))),
        ("a part", placements(Point::new(6, 6), Point::new(9, 9))),
        (
            "the board",
            placements(Point::new(0, 0), Point::new(18, 18)),
        ),
    ]
}

fn find(c: &mut Criterion) {
    let mut record = record();
    let queries = queries(&mut record);
    let mut group = c.benchmark_group("200,000 nodes for");
    group.sample_size(10);
    for (name, query) in queries {
        let search = || {
            let mut search = Search::new(&record, query.clone());
            search.advance(&record, usize::MAX);
            search
        };
        let done = search();
        let (nodes, hits) = (done.looked_at(), done.hits().len());
        println!("{name}: {hits} hits in {nodes} nodes");
        group.bench_function(name, |b| b.iter(|| black_box(search())));
    }
    group.finish();
}

criterion_group!(benches, find);
criterion_main!(benches);
