//! Makes Go problems and proves them.
//!
//! ```text
//! cargo run --release --no-default-features --example make_problems -- \
//!     make --seconds 600 --seed 1 made.txt
//! cargo run --release --no-default-features --example make_problems -- \
//!     collect assets/problems.sgf made.txt …
//! cargo run --release --no-default-features --example make_problems -- \
//!     grade assets/problems.sgf
//! ```
//!
//! `make` looks for positions in games that the computer plays against itself as
//! players of some rank, and among such as it builds. It keeps what exhaustive
//! reading proves: one first move is best, whatever is answered, and each other
//! move is refuted. `collect` leaves out what is nearly the same and writes the
//! rest as a collection, and `grade` writes into it which level first solves each.

#![expect(clippy::print_stdout, reason = "what it finds is for reading")]

mod candidate;
mod canonical;
mod chase;
mod collect;
mod construct;
mod crop;
mod effort;
mod endgame;
mod found_by;
mod grade;
mod line;
mod problem;
mod proof;
mod prove;
mod self_play;
mod snapback;
mod solution;
mod solver;

use std::error::Error;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use jego::board::Color;
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use strum::VariantArray as _;

use candidate::{Candidate, Source};
use problem::Problem;

/// What is made.
#[derive(Debug, Parser)]
enum Arguments {
    /// Looks for problems and adds them to a file, one a line.
    Make {
        /// How long.
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Where the random numbers begin.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where positions come from; from everywhere if nothing is said.
        #[arg(long)]
        source: Vec<Source>,
        /// The file.
        out: PathBuf,
    },
    /// Makes a collection of such files.
    Collect {
        /// Where the collection is written.
        out: PathBuf,
        /// The files.
        made: Vec<PathBuf>,
    },
    /// Grades the problems of a collection by which level first solves them.
    Grade {
        /// The collection.
        collection: PathBuf,
    },
}

fn main() -> Result<(), Box<dyn Error>> {
    match Arguments::parse() {
        Arguments::Make {
            seconds,
            seed,
            source,
            out,
        } => make(Duration::from_secs(seconds), seed, &source, &out),
        Arguments::Collect { out, made } => collect::collect(&out, &made),
        Arguments::Grade { collection } => grade::grade_collection(&collection),
    }
}

fn make(
    time: Duration,
    seed: u64,
    sources: &[Source],
    out: &PathBuf,
) -> Result<(), Box<dyn Error>> {
    let mut file = OpenOptions::new().create(true).append(true).open(out)?;
    let mut rng = SmallRng::seed_from_u64(seed);
    let begun = Instant::now();
    let sources = if sources.is_empty() {
        Source::VARIANTS
    } else {
        sources
    };
    let (mut tried, mut kept) = (0, 0);
    while begun.elapsed() < time {
        let source = sources[rng.random_range(0..sources.len())];
        let candidates = candidate::some(&mut rng, source);
        for candidate in &candidates {
            tried += 1;
            let found: Vec<Problem> = problems(candidate);
            kept += found.len();
            for problem in found {
                writeln!(file, "{}", line::written(&problem))?;
            }
        }
    }
    println!("{kept} problems of {tried} positions");
    Ok(())
}

/// The problems of a position, for either side.
fn problems(candidate: &Candidate) -> Vec<Problem> {
    match candidate {
        Candidate::Group(group) => prove::problems(group),
        Candidate::Chase(chase) => chase::problem(chase).into_iter().collect(),
        Candidate::Endgame(left) => Color::BOTH
            .into_iter()
            .filter_map(|to_play| endgame::problem(left, to_play))
            .collect(),
    }
}
