//! Networks to search with, and what they play.

use std::fs;
use std::path::Path;

use jego::ai::Report;
use jego::ai::go::net::Network;
use jego::board::Size;
use jego::go::Move;
use rand::RngExt as _;
use rand::rngs::SmallRng;

/// The network of a file, or the built-in one for boards of a size. It is kept
/// until the program ends.
pub(crate) fn open(path: Option<&Path>, size: Size) -> Result<&'static Network, String> {
    let Some(path) = path else {
        let missing = || format!("no built-in network was trained on {size}");
        return Network::for_size(size).ok_or_else(missing);
    };
    let name = path.display();
    let bytes = fs::read(path).map_err(|error| format!("{name}: {error}"))?;
    let network = Network::read(&bytes).map_err(|error| format!("{name}: {error}"))?;
    Ok(Box::leak(Box::new(network)))
}

/// A move drawn from the policy, each as often as its prior to this power says.
pub(crate) fn from_policy(report: &Report<Move>, power: f32, rng: &mut SmallRng) -> Move {
    draw(report, |prior, _| prior.powf(power), rng)
}

/// A move drawn by the visits that a search gave it.
pub(crate) fn from_visits(report: &Report<Move>, rng: &mut SmallRng) -> Move {
    draw(report, |_, visits| visits as f32, rng)
}

fn draw(report: &Report<Move>, weight: impl Fn(f32, u32) -> f32, rng: &mut SmallRng) -> Move {
    let weights = || {
        let candidates = report.candidates.iter();
        candidates.map(|of| (of.mv, weight(of.prior, of.visits)))
    };
    let all: f32 = weights().map(|(_, weight)| weight).sum();
    let mut left = rng.random::<f32>() * all;
    for (mv, weight) in weights() {
        left -= weight;
        if left < 0.0 {
            return mv;
        }
    }
    best(report)
}

/// The move that a search prefers.
pub(crate) fn best(report: &Report<Move>) -> Move {
    report.candidates.first().map_or(Move::Pass, |of| of.mv)
}
