//! The library at its full size: 100,000 games on 19×19, read, kept and searched.
//!
//! `JEGO_GAMES` names a file of games as `training/positions/games.rs` reads them;
//! without it they are made up, at random but with a real game's beginning, so that
//! openings come again. `JEGO_LIBRARY` names a folder of games that is read instead.
//! What is not a time is printed: how large the index is, and
//! how much memory the games take.

#![expect(clippy::expect_used, reason = "a bench that cannot go on has failed")]
#![expect(clippy::print_stdout, reason = "figures that are no times")]

use std::fmt::Write as _;
use std::hint::black_box;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use std::{env, fs};

use criterion::{Criterion, criterion_group, criterion_main};
use jego::board::{Point, Size};
use jego::game::History;
use jego::go::{Move, Position, Ruleset};
use jego::library::index::{self, Kept};
use jego::library::{
    Arrangement, Catalogue, Colors, Column, Direction, Filter, Order, Pattern, Query, Refresh,
    Searched, arrange, duplicates, pattern_of_text, search,
};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

const GAMES: usize = 100_000;
/// How many games a file has.
const IN_FILE: usize = 500;
const THREADS: usize = 2;

/// What is looked for: names, and patterns as text.
const PATTERNS: [(&str, &str); 11] = [
    (
        "a corner",
        "------+/......|/......|/......|/..X...|/......|/...O..|",
    ),
    (
        "a joseki",
        "--------+/........|/........|/..O.....|/....X...|/........|/.....X..|/........|",
    ),
    (
        "a side",
        "---------/........./........./..X...X../.........",
    ),
    ("a part", ".X./XOX/..."),
    ("a small part", "XO/OX"),
    ("a stone", "...../...../..X../...../....."),
    ("a knight's move", "..../.X../...X/...."),
    ("a larger part", "......./..XO.../..XO.../...X.../......."),
    ("an empty triangle", "XX/X."),
    ("two stones", "XO"),
    ("nothing", "...../...../...../...../....."),
];

/// The moves of a game, 361 being a pass, and its result.
type Moves = (Vec<u16>, &'static str);

fn games() -> Vec<Moves> {
    match env::var_os("JEGO_GAMES") {
        Some(path) => of_file(&fs::read(path).expect("the file of JEGO_GAMES")),
        None => made_up(),
    }
}

/// Games of a file, spread over it evenly; those with stones at the start are left
/// out.
fn of_file(bytes: &[u8]) -> Vec<Moves> {
    let mut games = Vec::new();
    let mut at = 16;
    while at + 16 <= bytes.len() {
        let number = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let moves = usize::from(number(at));
        let stones = usize::from(bytes[at + 13]) + usize::from(bytes[at + 14]);
        let first = at + 16 + 2 * stones;
        let result = match bytes[at + 7] {
            1 => "B+R",
            2 => "W+R",
            _ => "?",
        };
        if stones == 0 && bytes[at + 12] & 8 == 0 {
            let moves = (0..moves).map(|mv| number(first + 2 * mv));
            games.push((moves.collect(), result));
        }
        at = first + 2 * moves;
    }
    let step = (games.len() / GAMES).max(1);
    games.into_iter().step_by(step).take(GAMES).collect()
}

fn made_up() -> Vec<Moves> {
    let mut rng = SmallRng::seed_from_u64(5);
    let corners = [72, 60, 288, 300, 71, 53, 289, 307];
    (0..GAMES)
        .map(|_| {
            let rules = Ruleset::Chinese.rules();
            let mut game = History::new(Position::new(Size::NINETEEN, rules));
            let mut moves = Vec::new();
            for turn in 0..210 {
                let number = match turn {
                    0..4 => corners[rng.random_range(0..8)],
                    _ => rng.random_range(0..361),
                };
                let point = Point::new((number % 19) as u8, (number / 19) as u8);
                if game.play(Move::Place(point)).is_ok() {
                    moves.push(number);
                }
            }
            (moves, if rng.random() { "B+R" } else { "W+R" })
        })
        .collect()
}

fn sgf(games: &[Moves], first: usize) -> String {
    let mut text = String::new();
    for (number, (moves, result)) in games.iter().enumerate() {
        let number = first + number;
        let (black, white) = (number * 7919 % 4_000, number * 104_729 % 4_000);
        let (year, month, day) = (1950 + number % 70, 1 + number % 12, 1 + number % 28);
        let _ = write!(
            text,
            "(;GM[1]SZ[19]PB[Player {black}]PW[Player {white}]BR[{}p]WR[{}p]\
             DT[{year}-{month:02}-{day:02}]EV[Tournament {}]RE[{result}]",
            1 + black % 9,
            1 + white % 9,
            number % 300,
        );
        for (turn, &mv) in moves.iter().enumerate() {
            let color = if turn % 2 == 0 { 'B' } else { 'W' };
            let letter = |line: u16| char::from(b'a' + line as u8);
            let _ = match mv {
                361 => write!(text, ";{color}[]"),
                mv => write!(text, ";{color}[{}{}]", letter(mv % 19), letter(mv / 19)),
            };
        }
        text.push_str(")\n");
    }
    text
}

/// The library, read from a folder.
fn catalogue() -> Catalogue {
    if let Some(folder) = env::var_os("JEGO_LIBRARY") {
        return read(Path::new(&folder));
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (number, games) in games().chunks(IN_FILE).enumerate() {
        let path = folder.path().join(format!("{number:04}.sgf"));
        fs::write(path, sgf(games, number * IN_FILE)).expect("a file");
    }
    read(folder.path())
}

fn read(folder: &Path) -> Catalogue {
    let mut catalogue = Catalogue::default();
    let began = Instant::now();
    let refresh = Refresh {
        folders: &[folder.to_owned()],
        known: &Catalogue::default(),
        threads: THREADS,
        stop: &AtomicBool::new(false),
    };
    refresh.run(|progress| catalogue = progress.catalogue);
    let count = catalogue.games();
    let files = catalogue.files.len();
    println!(
        "{count} games in {files} files, read in {:?}",
        began.elapsed()
    );
    catalogue
}

fn figures(catalogue: &Catalogue) {
    let bytes = index::to_bytes(catalogue);
    let turns = catalogue
        .ids()
        .filter_map(|id| catalogue.game(id)?.turns.clone());
    let (mut tokens, mut memory) = (0, 0);
    for turns in turns {
        tokens += 2 * turns.tokens().len();
        memory += turns.bytes();
    }
    let games = catalogue.games();
    println!(
        "index: {} bytes, {} a game, {} without the moves; moves in memory: {} a game",
        bytes.len(),
        bytes.len() / games,
        bytes.len().saturating_sub(tokens) / games,
        memory / games,
    );
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let memory = status.lines().filter(|line| line.starts_with("VmRSS"));
    memory.for_each(|line| println!("with the index as bytes: {line}"));
    let began = Instant::now();
    let Kept::Read(read) = index::of_bytes(&bytes) else {
        return;
    };
    println!(
        "index of {} games read in {:?}",
        read.games(),
        began.elapsed()
    );
}

/// The board after the fourth move of the first game.
fn opening(catalogue: &Catalogue) -> Option<Pattern> {
    let id = catalogue.ids().next()?;
    let stones = catalogue.game(id)?.turns.as_ref()?.stones_after(4);
    let frame = jego::library::Frame::whole(Size::NINETEEN);
    let cell = |point: Point| {
        use jego::board::Color;
        let stone = Color::BOTH
            .into_iter()
            .find(|&color| stones[color].contains(point));
        stone.map_or(jego::library::Cell::Empty, jego::library::Cell::Stone)
    };
    Some(Pattern::of_frame(
        Size::NINETEEN,
        frame,
        jego::library::Freedom::Slides,
        cell,
    ))
}

fn library(c: &mut Criterion) {
    let catalogue = catalogue();
    figures(&catalogue);
    let searched: Vec<Searched<'_>> = catalogue
        .ids()
        .filter_map(|id| catalogue.searched(id))
        .collect();
    let patterns = PATTERNS.iter().map(|&(name, text)| {
        let pattern = pattern_of_text(text, Size::NINETEEN).expect("a pattern");
        (name, pattern)
    });
    let opening = opening(&catalogue).map(|pattern| ("a whole board", pattern));
    let mut group = c.benchmark_group("search 100,000 games for");
    group.sample_size(10);
    for (name, pattern) in patterns.chain(opening) {
        let query = Query {
            pattern,
            colors: Colors::Either,
        };
        let findings = search(&searched, &query, THREADS);
        let places = findings.continuations.all().times;
        println!("{name}: {} games, {places} places", findings.found.len());
        group.bench_function(name, |b| {
            b.iter(|| search(black_box(&searched), &query, THREADS));
        });
    }
    group.finish();
    let mut group = c.benchmark_group("100,000 games");
    group.sample_size(10);
    let sorted = Arrangement {
        filter: Filter {
            player: "player 12".to_owned(),
            ..Filter::default()
        },
        order: Order {
            by: Some(Column::Date),
            direction: Direction::Down,
        },
        ..Arrangement::default()
    };
    group.bench_function("filtered and sorted", |b| {
        b.iter(|| arrange(black_box(&catalogue), &sorted, THREADS));
    });
    let ids: Vec<_> = catalogue.ids().collect();
    group.bench_function("duplicates", |b| {
        b.iter(|| duplicates(black_box(&catalogue), &ids))
    });
    group.finish();
}

criterion_group!(benches, library);
criterion_main!(benches);
