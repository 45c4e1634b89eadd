//! How many positions a second `jego analysis` answers: 1,000 positions of 19×19
//! from the long sample game and from random play, at 1 visit and at 100.
//!
//! `cargo run --release --no-default-features --example analysis_speed -- 2 1000 100`
//!
//! Threads, positions at 1 visit, positions at 100 visits. An evaluation is one
//! position that the network looks at; a search makes one a visit, but for those
//! that end a game.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::env;
use std::error::Error;
use std::io::Cursor;
use std::path::Path;
use std::time::Instant;

use jego::analysis::{AnalysisSettings, AtEnd, Settings, serve};
use jego::board::{Color, Size, Vertex};
use jego::game::{Game as _, History, Turn};
use jego::go::{Move, PlayoutBoard, Position, Ruleset};
use jego::record::open_file;
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

/// How many turns of a random game are asked about.
const RANDOM_TURNS: usize = 120;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, usual: usize| words.get(at).map_or(Ok(usual), |word| word.parse());
    let threads = number(0, 2)?;
    for (visits, positions) in [(1, number(1, 1_000)?), (100, number(2, 1_000)?)] {
        let queries = queries(positions, visits)?;
        let settings = AnalysisSettings {
            threads,
            defaults: Settings::of_visits(visits),
            seed: 1,
            at_end: AtEnd::Finish,
        };
        let mut output = Vec::new();
        let begun = Instant::now();
        serve(Cursor::new(queries), &mut output, settings)?;
        let spent = begun.elapsed().as_secs_f64();
        let text = String::from_utf8(output)?;
        let made: u64 = text
            .lines()
            .map(|line| -> Result<u64, serde_json::Error> {
                let said: serde_json::Value = serde_json::from_str(line)?;
                Ok(said["rootInfo"]["visits"].as_u64().unwrap_or(0))
            })
            .sum::<Result<u64, _>>()?;
        println!(
            "{visits:>4} visits: {} positions in {spent:.2} s on {threads} threads: {:.1} positions \
             and {:.0} evaluations a second",
            text.lines().count(),
            text.lines().count() as f64 / spent,
            made as f64 / spent,
        );
    }
    Ok(())
}

/// Queries about so many positions, game by game.
fn queries(positions: usize, visits: u32) -> Result<String, Box<dyn Error>> {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut lines = String::new();
    let mut game = sample_game()?;
    let mut left = positions;
    let mut number = 0;
    while left > 0 {
        let turns: Vec<usize> = (0..=game.len()).take(left).collect();
        left -= turns.len();
        number += 1;
        let moves: Vec<String> = game
            .iter()
            .map(|(by, mv)| format!("[\"{by}\",\"{mv}\"]"))
            .collect();
        lines += &format!(
            "{{\"id\":\"g{number}\",\"rules\":\"japanese\",\"komi\":6.5,\"boardXSize\":19,\
             \"boardYSize\":19,\"maxVisits\":{visits},\"analyzeTurns\":{turns:?},\"moves\":[{}]}}\n",
            moves.join(",")
        );
        game = random_game(&mut rng);
    }
    Ok(lines)
}

type Moves = Vec<(&'static str, String)>;

const fn letter(by: Color) -> &'static str {
    match by {
        Color::Black => "B",
        Color::White => "W",
    }
}

fn name(mv: Move) -> String {
    match mv {
        Move::Place(point) => {
            Vertex::new(point, Size::NINETEEN).map_or_else(String::new, |of| of.to_string())
        }
        Move::Pass => "pass".to_owned(),
    }
}

/// The moves of the sample game.
fn sample_game() -> Result<Moves, Box<dyn Error>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/long-game-19x19.jego.ron");
    let opened = open_file(&path)?;
    let (record, _) = opened.games.go(0)?;
    let tree = record.history().tree();
    let mut moves = Vec::new();
    let mut turn = tree.children(jego::game::TurnId::START).next();
    while let Some(id) = turn {
        if let Some(&Turn::Move { by, mv }) = tree.turn(id) {
            moves.push((letter(by), name(mv)));
        }
        turn = tree.children(id).next();
    }
    Ok(moves)
}

/// A game of moves drawn at random among those that fill no eye.
fn random_game(rng: &mut SmallRng) -> Moves {
    let start = Position::new(Size::NINETEEN, Ruleset::Japanese.rules());
    let mut history = History::new(start);
    let mut moves = Vec::new();
    while moves.len() < RANDOM_TURNS {
        let by = history.position().to_play();
        let board = PlayoutBoard::of(history.position());
        let mut legal = history.legal_moves();
        legal.retain(|&mv| match mv {
            Move::Place(point) => board.is_sensible(by, board.spot(point)),
            Move::Pass => false,
        });
        let Some(&mv) = legal.get(rng.random_range(0..legal.len().max(1))) else {
            break;
        };
        if history.play(mv).is_err() {
            break;
        }
        moves.push((letter(by), name(mv)));
    }
    moves
}
