//! Learns the evaluation of Othello from games that the program plays against
//! itself, and writes it to `assets/othello.weights`.
//!
//! `cargo run --release --no-default-features --example othello_train -- [GAMES] [FILE]`
//!
//! The first round is played with the plain evaluation, each later one with
//! what was learned from those before. The same number of games gives the same
//! weights: each game has a seed of its own. `docs/OTHELLO.md` has the recipe.

#![expect(clippy::print_stdout, reason = "it says how far it has come")]

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use jego::ai::StopFlag;
use jego::ai::othello::Search;
use jego::ai::othello::evaluation::{DISC, Evaluation, Mixture, mixture, to_bytes, weights};
use jego::ai::othello::features::{FEATURES, features, shared_weights};
use jego::othello::Bits;
use rand::rngs::SmallRng;
use rand::{Rng as _, RngExt as _, SeedableRng as _};

/// How deep each round looks, how many of a hundred games it plays, and from
/// how many empty squares on it plays perfectly.
const ROUNDS: [(u32, usize, u32); 4] = [(2, 20, 10), (3, 20, 10), (3, 30, 12), (4, 30, 12)];
const THREADS: usize = 2;
const EPOCHS: u32 = 16;
/// One game of so many is kept out of learning, to see what was learned.
const HELD_OUT: u64 = 20;

/// A position and by how many discs the side to play won.
#[derive(Clone, Copy)]
struct Sample {
    bits: Bits,
    lead: i8,
    game: u32,
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let games: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(150_000);
    let file = args.next().unwrap_or("assets/othello.weights".to_owned());
    let mut evaluation = Arc::new(Evaluation::plain());
    let mut samples = Vec::new();
    let mut first = 0;
    for (round, (depth, share, perfect)) in ROUNDS.into_iter().enumerate() {
        let begun = Instant::now();
        let count = games * share / 100;
        let range = first..first + count as u32;
        first = range.end;
        let new = play_all(range, &evaluation, depth, perfect);
        println!(
            "round {round}: {count} games, {} positions, {:?}",
            new.len(),
            begun.elapsed()
        );
        if round == 1 {
            // What the plain evaluation played is worth little from here on.
            samples.clear();
        }
        samples.extend(new);
        let learned = fit(&samples);
        let bytes = to_bytes(&learned);
        match Evaluation::from_bytes(&bytes) {
            Ok(next) => evaluation = Arc::new(next),
            Err(error) => {
                println!("{error}");
                return ExitCode::FAILURE;
            }
        }
        let error = held_out_error(&samples, &evaluation);
        println!("round {round}: error on games not learned from {error:.3} discs");
        if let Err(error) = std::fs::write(&file, bytes) {
            println!("{file}: {error}");
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

/// Plays games on all threads; each game's seed is its number.
fn play_all(
    games: std::ops::Range<u32>,
    evaluation: &Arc<Evaluation>,
    depth: u32,
    perfect: u32,
) -> Vec<Sample> {
    std::thread::scope(|scope| {
        let tasks: Vec<_> = (0..THREADS)
            .map(|thread| {
                let games = games.clone().skip(thread).step_by(THREADS);
                scope.spawn(move || {
                    let mut search = Search::new(Arc::clone(evaluation), 14);
                    let mut samples = Vec::new();
                    for game in games {
                        search.clear();
                        play(game, &mut search, depth, perfect, &mut samples);
                    }
                    samples
                })
            })
            .collect();
        let done = tasks.into_iter().filter_map(|task| task.join().ok());
        let mut samples: Vec<Sample> = done.flatten().collect();
        samples.sort_by_key(|sample| sample.game);
        samples
    })
}

/// Plays some moves at random, then as well as `depth` moves ahead can be
/// seen, then perfectly, and keeps every position after the random ones.
fn play(game: u32, search: &mut Search, depth: u32, perfect: u32, samples: &mut Vec<Sample>) {
    let mut rng = SmallRng::seed_from_u64(u64::from(game));
    let random = rng.random_range(4..32);
    let mut bits = Bits::START;
    // 1 while the side that began is to play, -1 else.
    let mut side = 1;
    let mut seen = Vec::with_capacity(64);
    for turn in 0.. {
        if bits.moves() == 0 {
            bits = bits.passed();
            side = -side;
            if bits.moves() == 0 {
                break;
            }
        }
        if turn >= random {
            seen.push((bits, side));
        }
        let square = if turn < random {
            any(bits.moves(), &mut rng)
        } else if bits.empties() <= perfect {
            perfect_move(bits, search)
        } else {
            let best = search.best_square(bits, depth);
            best.unwrap_or_else(|| any(bits.moves(), &mut rng))
        };
        bits = bits.after(square, bits.flips(square));
        side = -side;
    }
    let lead = bits.final_lead() * side;
    samples.extend(seen.into_iter().map(|(bits, side)| Sample {
        bits,
        lead: (lead * side) as i8,
        game,
    }));
}

fn any(moves: u64, rng: &mut SmallRng) -> u32 {
    let nth = rng.random_range(0..moves.count_ones() as usize);
    squares(moves).nth(nth).unwrap_or_default()
}

fn squares(moves: u64) -> impl Iterator<Item = u32> {
    (0..64).filter(move |square| moves >> square & 1 == 1)
}

fn perfect_move(bits: Bits, search: &mut Search) -> u32 {
    let stop = StopFlag::new();
    let most = search.solve(bits, &stop);
    let mut moves = squares(bits.moves());
    let best = moves.find(|&square| {
        let next = bits.after(square, bits.flips(square));
        search.solve(next, &stop).map(|lead| -lead) == most
    });
    best.unwrap_or_default()
}

/// Finds the weights by stochastic gradient descent on the square of the
/// error, in discs.
fn fit(samples: &[Sample]) -> Vec<f32> {
    let (shared, count) = shared_weights();
    let mut learned = vec![0.0_f32; weights()];
    let mut order: Vec<&Sample> = samples.iter().filter(|sample| is_learned(sample)).collect();
    let mut rng = SmallRng::seed_from_u64(0);
    for epoch in 0..EPOCHS {
        for last in (1..order.len()).rev() {
            order.swap(last, (rng.next_u64() % (last as u64 + 1)) as usize);
        }
        let rate = 0.012 * (1.0 - epoch as f32 / EPOCHS as f32).powi(2) + 0.0004;
        let mut square = 0.0_f64;
        for sample in &order {
            let (stage, second) = parts(sample.bits);
            let mut places = [0; FEATURES];
            for (place, code) in places.iter_mut().zip(features(sample.bits)) {
                *place = stage * count + shared[code as usize] as usize;
            }
            let guess: f32 = places
                .iter()
                .map(|&place| learned[place] * (1.0 - second) + learned[place + count] * second)
                .sum();
            let error = f32::from(sample.lead) - guess;
            square += f64::from(error * error);
            for &place in &places {
                learned[place] += rate * error * (1.0 - second);
                learned[place + count] += rate * error * second;
            }
        }
        if epoch % 5 == 0 || epoch + 1 == EPOCHS {
            let error = (square / order.len() as f64).sqrt();
            println!("  epoch {epoch}: error {error:.3} discs");
        }
    }
    learned
}

/// The first stage of a position, and how much the second counts.
fn parts(bits: Bits) -> (usize, f32) {
    let Mixture { stage, second } = mixture(64 - bits.empties());
    (stage, second as f32 / Mixture::WHOLE as f32)
}

fn is_learned(sample: &Sample) -> bool {
    !u64::from(sample.game).is_multiple_of(HELD_OUT)
}

fn held_out_error(samples: &[Sample], evaluation: &Evaluation) -> f64 {
    let held = samples.iter().filter(|sample| !is_learned(sample));
    let (sum, count) = held.fold((0.0, 0_u32), |(sum, count), sample| {
        let guess = f64::from(evaluation.of(sample.bits)) / f64::from(DISC);
        let error = f64::from(sample.lead) - guess;
        (sum + error * error, count + 1)
    });
    (sum / f64::from(count.max(1))).sqrt()
}
