//! How many positions a second a network judges, on one thread.
//!
//! `cargo run --release --no-default-features --example network_speed -- 19 8 6 96`
//!
//! Lines, boards in a batch, blocks, channels and, if it is not to be the
//! fastest, the instructions: `avx512`, `avx2` or `portable`. The weights are
//! random. `benches/network_onnx.py` runs this beside another program.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

#[path = "../benches/network/boards.rs"]
mod boards;
#[path = "../benches/network/random.rs"]
mod random;

use std::env;
use std::error::Error;
use std::time::{Duration, Instant};

use jego::ai::go::net::{Features, GLOBALS, Kernel, Network, Scratch};
use jego::board::Size;

/// How long is measured.
const SPAN: Duration = Duration::from_secs(1);

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, usual: usize| words.get(at).map_or(Ok(usual), |word| word.parse());
    let (lines, batch) = (number(0, 19)?, number(1, 8)?);
    let (blocks, channels) = (number(2, 6)?, number(3, 96)?);
    let kernel = match words.get(4).map(String::as_str) {
        None => Kernel::best(),
        Some("avx512") => Kernel::Avx512,
        Some("avx2") => Kernel::Avx2,
        Some("portable") => Kernel::Portable,
        Some(other) => return Err(format!("no instructions are called {other}").into()),
    };
    let bytes = random::file(random::Shape::new(blocks, channels), 1);
    let start = Instant::now();
    let network = Network::read(&bytes)?;
    let read = start.elapsed();
    let boards = boards::boards(Size::new(u8::try_from(lines)?)?, batch, 2);
    let (mut scratch, mut outputs) = (Scratch::with_kernel(kernel), Vec::new());
    network.evaluate(&mut scratch, &boards, &mut outputs);
    let first = start.elapsed();

    let mut times = Vec::new();
    let start = Instant::now();
    while start.elapsed() < SPAN {
        let start = Instant::now();
        network.evaluate(&mut scratch, &boards, &mut outputs);
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let median = times.get(times.len() / 2).ok_or("nothing was measured")?;
    let a_second = batch as f64 / median.as_secs_f64();
    println!(
        "{a_second:.1} a second, {kernel:?}; read in {read:.1?}, first batch after {first:.1?}"
    );
    Ok(())
}
