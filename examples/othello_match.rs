//! Plays the strongest level of Othello against another program that speaks
//! GTP, from random openings, each of them twice with colors swapped.
//!
//! `cargo run --release --no-default-features --example othello_match -- [GAMES] [MILLISECONDS] [PROGRAM] [FIRST]`
//!
//! Jego gets so many milliseconds a move, the other program what it takes by
//! itself. FIRST is the number of the first game, so that several runs can
//! share a match.

#![expect(clippy::print_stdout, reason = "it is what the example is for")]

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use jego::ai::othello::{Level, OthelloBot};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::Color;
use jego::game::{Game as _, History};
use jego::othello::{Move, Position, Square};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

/// How many random moves a game begins with.
const OPENING: usize = 8;

/// The other program.
struct Program {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    took: Duration,
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(40);
    let millis = args.next().and_then(|n| n.parse().ok()).unwrap_or(1_000);
    let program = args.next().unwrap_or("/usr/games/gtp-rhino".to_owned());
    let first: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let time = Duration::from_millis(millis);
    let mut halves = 0;
    for game in first..first + games {
        match play(game, &program, time) {
            Ok((score, text)) => {
                halves += score;
                let percent = f64::from(halves) * 50.0 / (game - first + 1) as f64;
                println!("game {game}: {text}; Jego has {percent:.1}%");
            }
            Err(error) => {
                println!("game {game}: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// Twice what Jego scores in a game, and the game in words.
fn play(game: u64, program: &str, time: Duration) -> io::Result<(u32, String)> {
    let jego = if game.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    };
    let mut other = Program::start(program)?;
    other.ask("boardsize 8")?;
    other.ask("clear_board")?;
    let mut mind = OthelloBot::new(Config {
        level: Level::Mastery,
        threads: 1,
        seed: game,
        resigns: false,
    });
    let mut rng = SmallRng::seed_from_u64(game / 2 + 1_000);
    let mut history = History::new(Position::new());
    let mut took = Duration::ZERO;
    while history.position().outcome().is_none() {
        let by = history.position().to_play();
        let moves = history.legal_moves();
        let given = history.path().len() <= OPENING || moves.len() == 1;
        let mv = if given {
            moves.get(rng.random_range(0..moves.len().max(1))).copied()
        } else if by == jego {
            let begun = Instant::now();
            let mv = choose(&mut mind, &history, time);
            took += begun.elapsed();
            mv
        } else {
            let answer = other.ask(&format!("genmove {}", letter(by)))?;
            let square: Result<Square, _> = answer.parse();
            square.ok().map(|square| Move::Place(square.point()))
        };
        let mv = mv.ok_or_else(|| io::Error::other("no move"))?;
        history.play(mv).map_err(io::Error::other)?;
        // A forced pass is not told: gtp-rhino knows it, and no word for it.
        if (given || by == jego) && mv != Move::Pass {
            other.ask(&format!("play {} {}", letter(by), name(mv)))?;
        }
    }
    let outcome = history.position().outcome();
    let score = match outcome.and_then(|outcome| outcome.winner()) {
        Some(winner) if winner == jego => 2,
        Some(_) => 0,
        None => 1,
    };
    let result = outcome
        .map(|outcome| outcome.to_string())
        .unwrap_or_default();
    let text = format!(
        "{result}, Jego {jego}, thinking {:.1} s against {:.1} s",
        took.as_secs_f64(),
        other.took.as_secs_f64()
    );
    Ok((score, text))
}

fn choose(mind: &mut OthelloBot, history: &History<Position>, time: Duration) -> Option<Move> {
    let question = Question::of(history);
    match mind.choose(
        &question,
        &Budget::of_time(time),
        &StopFlag::new(),
        &mut |_| (),
    ) {
        Choice::Move(mv) => Some(mv),
        Choice::Resign => None,
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
}

fn name(mv: Move) -> String {
    match mv {
        Move::Place(point) => Square::new(point).map(|square| square.to_string()),
        Move::Pass => None,
    }
    .unwrap_or("pass".to_owned())
}

impl Program {
    fn start(program: &str) -> io::Result<Self> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let gone = || io::Error::other("no pipe");
        Ok(Self {
            input: child.stdin.take().ok_or_else(gone)?,
            output: BufReader::new(child.stdout.take().ok_or_else(gone)?),
            child,
            took: Duration::ZERO,
        })
    }

    /// Says a line and returns what is answered, which ends with an empty line.
    fn ask(&mut self, line: &str) -> io::Result<String> {
        let begun = Instant::now();
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        let mut answer = String::new();
        loop {
            let before = answer.len();
            if self.output.read_line(&mut answer)? == 0 {
                return Err(io::Error::other("the program is gone"));
            }
            if answer[before..].trim().is_empty() && before > 0 {
                break;
            }
        }
        self.took += begun.elapsed();
        let failed = || io::Error::other(format!("{line}: {answer}"));
        let text = answer.trim().strip_prefix('=').ok_or_else(failed)?;
        Ok(text.trim().to_owned())
    }
}

/// The program ends with the game.
impl Drop for Program {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
