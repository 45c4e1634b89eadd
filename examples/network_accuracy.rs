//! How far the networks' outputs are from those computed in floats, with the
//! fastest instructions of this machine.
//!
//! `cargo run --release --no-default-features --example network_accuracy -- 4`
//!
//! The positions are those of so many games on each size of board, played by
//! the network that serves it: each move is drawn from its policy.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

#[path = "../benches/network/games.rs"]
mod games;
#[expect(dead_code, reason = "only its random numbers are used here")]
#[path = "../benches/network/random.rs"]
mod random;

use std::env;
use std::error::Error;

use jego::ai::go::net::{
    FeatureExtractor, Features, Kernel, Network, NetworkInput, Output, RECENT, Scratch,
};
use jego::board::Size;
use jego::game::History;
use jego::go::{Move, Position, Ruleset};

use games::Apart;
use random::Dice;

fn main() -> Result<(), Box<dyn Error>> {
    let count: usize = env::args().nth(1).map_or(Ok(4), |word| word.parse())?;
    let kernel = Kernel::best();
    let float = Kernel::available()
        .find(|kernel| !kernel.is_16_bit())
        .ok_or("floats are computed everywhere")?;
    println!("{kernel:?} and {float:?}: mean and most");
    println!(
        "lines positions   policy          win rate        lead            ownership       other move"
    );
    let (mut reference, mut scratch) = (Scratch::with_kernel(float), Scratch::with_kernel(kernel));
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut all = Vec::new();
    for lines in 7..=19 {
        let size = Size::new(lines)?;
        let network = Network::for_size(size).ok_or("the network is damaged")?;
        let mut apart = Vec::new();
        for _ in 0..count {
            let positions =
                games::positions(network, &mut reference, size, 2 * size.area(), &mut dice);
            let (mut expected, mut outputs) = (Vec::new(), Vec::new());
            network.evaluate(&mut reference, &positions, &mut expected);
            network.evaluate(&mut scratch, &positions, &mut outputs);
            let pairs = outputs.iter().zip(&expected);
            apart.extend(pairs.map(|(one, two)| Apart::of(one, two)));
        }
        report(&lines.to_string(), &apart);
        all.extend(apart);
    }
    report("all", &all);
    Ok(())
}

fn report(name: &str, apart: &[Apart]) {
    let column = |number: fn(&Apart) -> f32| {
        let mean = apart.iter().map(number).sum::<f32>() / apart.len() as f32;
        let most = apart.iter().map(number).fold(0.0, f32::max);
        format!("{mean:.5} {most:.5}")
    };
    let other = apart.iter().filter(|apart| apart.choice).count();
    println!(
        "{name:>5} {:>9}   {} {} {} {} {other}",
        apart.len(),
        column(|apart| apart.policy),
        column(|apart| apart.win),
        column(|apart| apart.lead),
        column(|apart| apart.ownership),
    );
}
