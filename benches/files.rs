//! Reading and writing game files, beside the crate `sgf-parse` on the same
//! text in the same run.
//!
//! `parse` and `write` are the trees alone. Of sgf-parse the reader that knows
//! Go is measured, as its users call it, and the one that only splits text;
//! ours keeps values as text, and `open` adds what they mean: every game is
//! played through by the rules.

#![expect(clippy::expect_used, reason = "a bench that cannot go on has failed")]

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use jego::board::{Color, Point, Size};
use jego::game::{Game as _, History, TurnId};
use jego::go::{Move, Position, Ruleset};
use jego::record::{Change, Games, Journal, open, save, sgf};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use sgf_parse::{go, serialize};

/// A collection such as a club would have: whole games with clock times, a
/// comment here and there, and variations.
fn collection(games: usize) -> String {
    let mut rng = SmallRng::seed_from_u64(3);
    let mut text = String::new();
    for game in 0..games {
        let _ = writeln!(
            text,
            "(;GM[1]FF[4]CA[UTF-8]AP[bench:1]SZ[19]KM[6.5]RU[Japanese]PB[Player {game}]PW[Other \
             {game}]BR[5k]WR[4d]DT[2026-01-02]RE[B+3.5]TM[1800]OT[5x30 byo-yomi]"
        );
        moves(&mut text, &mut new_game(), &mut rng, 250, 2);
        text.push_str(")\n");
    }
    text
}

fn new_game() -> History<Position> {
    History::new(Position::new(Size::NINETEEN, Ruleset::Japanese.rules()))
}

/// Plays random moves and writes them down.
fn moves(
    text: &mut String,
    game: &mut History<Position>,
    rng: &mut SmallRng,
    count: usize,
    depth: usize,
) {
    for number in 0..count {
        let color = play(text, game, rng);
        if rng.random_ratio(1, 4) {
            let _ = write!(text, "{color}L[{}.5]", 1_800 - number);
        }
        if rng.random_ratio(1, 10) {
            comment(text, rng);
        }
        if rng.random_ratio(1, 20) {
            let mut mark = || letters(random_point(rng));
            let _ = write!(text, "LB[{}:A][{}:B]TR[{}]", mark(), mark(), mark());
        }
        if depth > 0 && rng.random_ratio(1, 40) {
            let here = game.cursor();
            text.push('(');
            moves(text, game, rng, count - number, 0);
            game.go_to(here);
            text.push_str(")\n(");
            moves(text, game, rng, 8, depth - 1);
            text.push(')');
            return;
        }
    }
}

fn play(text: &mut String, game: &mut History<Position>, rng: &mut SmallRng) -> char {
    let color = match game.position().to_play() {
        Color::Black => 'B',
        Color::White => 'W',
    };
    for _ in 0..100 {
        let point = random_point(rng);
        if game.play(Move::Place(point)).is_ok() {
            let _ = write!(text, ";{color}[{}]", letters(point));
            return color;
        }
    }
    let _ = game.record(game.position().to_play(), Move::Pass);
    let _ = write!(text, ";{color}[]");
    color
}

fn comment(text: &mut String, rng: &mut SmallRng) {
    const WORDS: [&str; 7] = ["this ", "move ", "is ", "big\\]", "é ", "\n", "White: "];
    text.push_str("C[");
    for _ in 0..rng.random_range(5..40) {
        text.push_str(WORDS[rng.random_range(0..WORDS.len())]);
    }
    text.push(']');
}

fn random_point(rng: &mut SmallRng) -> Point {
    Point::new(rng.random_range(0..19), rng.random_range(0..19))
}

fn letters(point: Point) -> String {
    [point.col, point.row]
        .map(|line| char::from(b'a' + line))
        .iter()
        .collect()
}

/// One game with very many nodes, in branches of 250 moves.
fn large_game(nodes: usize) -> String {
    let mut rng = SmallRng::seed_from_u64(4);
    let mut text = "(;GM[1]FF[4]SZ[19]KM[6.5]".to_owned();
    for branch in 0..nodes / 250 {
        let _ = write!(text, "(;C[Branch {branch}]");
        let mut game = new_game();
        for _ in 0..249 {
            play(&mut text, &mut game, &mut rng);
        }
        text.push_str(")\n");
    }
    text.push(')');
    text
}

fn trees(c: &mut Criterion) {
    let text = collection(200);
    let (ours, problems) = sgf::parse(&text).expect("the text has games");
    assert!(problems.is_empty() && ours.games().len() == 200);
    let theirs = go::parse(&text).expect("the text has games");
    let mut group = c.benchmark_group("trees");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("parse, jego", |b| b.iter(|| sgf::parse(black_box(&text))));
    group.bench_function("parse, sgf-parse go", |b| {
        b.iter(|| go::parse(black_box(&text)))
    });
    group.bench_function("parse, sgf-parse any game", |b| {
        b.iter(|| sgf_parse::parse(black_box(&text)));
    });
    group.bench_function("write, jego", |b| b.iter(|| sgf::write(black_box(&ours))));
    let trees: Vec<_> = theirs
        .into_iter()
        .map(sgf_parse::GameTree::GoGame)
        .collect();
    group.bench_function("write, sgf-parse", |b| {
        b.iter(|| serialize(black_box(&trees)))
    });
    group.finish();
}

fn games(c: &mut Criterion) {
    let text = collection(200);
    let mut group = c.benchmark_group("games");
    group.sample_size(10);
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("open and play all", |b| {
        b.iter(|| {
            let opened = open(text.clone().into_bytes(), None).expect("there are games");
            for index in 0..opened.games.len() {
                black_box(opened.games.go(index).expect("it is Go"));
            }
        });
    });
    group.finish();
}

fn large(c: &mut Criterion) {
    let text = large_game(200_000);
    let open_it = |text: &String| {
        let opened = open(text.clone().into_bytes(), None).expect("there is a game");
        opened.games.go(0).expect("it is Go").0
    };
    let record = open_it(&text);
    let saved = save::write(&record);
    let mut group = c.benchmark_group("200,000 nodes");
    group.sample_size(10);
    group.bench_function("open SGF", |b| b.iter(|| open_it(black_box(&text))));
    group.bench_function("write SGF", |b| b.iter(|| sgf::write(&record.to_sgf())));
    group.bench_function("write save", |b| b.iter(|| save::write(black_box(&record))));
    group.bench_function("open save", |b| {
        b.iter(|| {
            let opened = open(saved.clone().into_bytes(), None).expect("it is in order");
            let Games::Saved(record) = opened.games else {
                unreachable!("it is a save")
            };
            record
        });
    });
    group.bench_function("copy for the journal", |b| b.iter(|| record.clone()));
    group.finish();
}

/// What a move costs whoever plays it, in a game with very many nodes; the disk
/// is left to the journal's own threads.
fn journal(c: &mut Criterion) {
    let folder = tempfile::tempdir().expect("there is a folder for such things");
    let opened = open(large_game(200_000).into_bytes(), None).expect("there is a game");
    let (mut record, _) = opened.games.go(0).expect("it is Go");
    let mut journal = Journal::begin(folder.path(), &record, None).expect("threads are left");
    let mut group = c.benchmark_group("journal");
    group.bench_function("note a pass and its undoing", |b| {
        b.iter(|| {
            let pass = Change::Play(Move::Pass);
            record.apply(&pass).expect("a pass is legal");
            journal.note(&record, &pass);
            let back = Change::GoTo(TurnId::START);
            record.apply(&back).expect("the start is there");
            journal.note(&record, &back);
        });
    });
    group.finish();
    journal.discard();
}

criterion_group!(benches, trees, games, large, journal);
criterion_main!(benches);
