//! How many positions a second a network judges, on one thread.
//!
//! `cargo run --release --no-default-features --example network_speed -- 19 8 6 96`
//!
//! Lines, boards in a batch, blocks, channels and the instructions: `amx`,
//! `vnni`, `avx2-pairs`, `avx512`, `avx2` or `portable`. If none are named, all that the machine has
//! take turns batch by batch. It is the time of the thread that counts, so that
//! a machine that has other things to do still tells them apart; the second
//! figure is what the fastest tenth of the batches came to. The weights are
//! random. `benches/network_onnx.py` runs this beside another program.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

#[path = "../benches/network/boards.rs"]
mod boards;
#[path = "../benches/network/random.rs"]
mod random;

use std::env;
use std::error::Error;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use jego::ai::go::net::{Features, GLOBALS, Kernel, Network, Scratch};
use jego::board::Size;

/// How long is measured.
const SPAN: Duration = Duration::from_secs(1);

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, usual: usize| words.get(at).map_or(Ok(usual), |word| word.parse());
    let (lines, batch) = (number(0, 19)?, number(1, 8)?);
    let (blocks, channels) = (number(2, 6)?, number(3, 96)?);
    let kernels: Vec<Kernel> = match words.get(4).map(String::as_str) {
        None => Kernel::available()
            .filter(|kernel| *kernel != Kernel::Portable)
            .collect(),
        Some("amx") => vec![Kernel::Amx],
        Some("vnni") => vec![Kernel::Avx512Vnni],
        Some("avx2-pairs") => vec![Kernel::Avx2Pairs],
        Some("avx512") => vec![Kernel::Avx512],
        Some("avx2") => vec![Kernel::Avx2],
        Some("portable") => vec![Kernel::Portable],
        Some(other) => return Err(format!("no instructions are called {other}").into()),
    };
    let bytes = random::file(random::Shape::new(blocks, channels), 1);
    let start = Instant::now();
    let network = Network::read(&bytes)?;
    let read = start.elapsed();
    let boards = boards::boards(Size::new(u8::try_from(lines)?)?, batch, 2);
    let mut outputs = Vec::new();
    let mut timed = Vec::new();
    for kernel in kernels {
        let mut scratch = Scratch::with_kernel(kernel);
        let start = Instant::now();
        network.evaluate(&mut scratch, &boards, &mut outputs);
        timed.push((kernel, scratch, start.elapsed(), Vec::new()));
    }
    let start = Instant::now();
    while start.elapsed() < SPAN * timed.len() as u32 {
        for (_, scratch, _, times) in &mut timed {
            let start = ThreadTime::now();
            network.evaluate(scratch, &boards, &mut outputs);
            times.push(start.elapsed());
        }
    }
    for (kernel, _, first, mut times) in timed {
        times.sort_unstable();
        let a_second = |part: usize| {
            let time = times.get(times.len() / part)?;
            Some(batch as f64 / time.as_secs_f64())
        };
        let (median, best) = a_second(2)
            .zip(a_second(10))
            .ok_or("nothing was measured")?;
        println!(
            "{median:.1} a second, at best {best:.1}, {kernel:?}; read in {read:.1?}, first batch in {first:.1?}"
        );
    }
    Ok(())
}
