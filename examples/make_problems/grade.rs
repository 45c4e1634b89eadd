//! Which level finds the solution.
//!
//! Every level tries each problem several times, from the first move to the last
//! ([`Solver`]). The grade of a problem is the weakest level that solves it in more
//! than half of its tries, if the next stronger one does too.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::{collections::BTreeMap, error::Error};

use jego::game::Rank;
use jego::lobby::open_problems;
use jego::puzzle::Puzzle;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use crate::solver::Solver;

/// Every so many ranks there is a level.
const STEP: usize = 3;
/// How often each of them tries a problem.
const TRIES: usize = 15;
/// What is written where not even the strongest level finds it.
const BEYOND: &str = "9d+";

/// Writes the grade of every problem of a collection that [`crate::collect`] made
/// into it.
pub(crate) fn grade_collection(path: &PathBuf) -> Result<(), Box<dyn Error>> {
    let collection = open_problems(path).map_err(|why| format!("{why:?}"))?;
    let mut lines: Vec<String> = fs::read_to_string(path)?
        .lines()
        .map(str::to_owned)
        .collect();
    if lines.len() != collection.len() {
        return Err("each line has to be a problem".into());
    }
    let next = AtomicUsize::new(0);
    let grades = Mutex::new(vec![String::new(); collection.len()]);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= collection.len() {
                        break;
                    }
                    if number.is_multiple_of(100) {
                        println!("{number} of {}", collection.len());
                    }
                    let grade = collection
                        .puzzle(number)
                        .ok()
                        .and_then(|puzzle| grade(puzzle, number as u64));
                    if let (Some(grade), Ok(mut grades)) = (grade, grades.lock()) {
                        grades[number] = grade;
                    }
                }
            });
        }
    });
    let grades = grades.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (line, grade) in lines.iter_mut().zip(&grades) {
        if let Some((before, rest)) = line.clone().split_once("DI[")
            && let Some((_, after)) = rest.split_once(']')
        {
            *line = format!("{before}DI[{grade}]{after}");
        }
        *counts.entry(grade).or_default() += 1;
    }
    for (grade, count) in counts {
        println!("{grade}: {count}");
    }
    fs::write(path, lines.join("\n") + "\n")?;
    Ok(())
}

/// The weakest level that solves a problem. `seed` is the problem's own, so that
/// its grade does not depend on which thread takes it.
fn grade(puzzle: Puzzle, seed: u64) -> Option<String> {
    let ranks: Vec<Rank> = Rank::whole().collect();
    let mut solver = Solver::new(puzzle)?;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut last = None;
    for level in (0..ranks.len()).step_by(STEP) {
        let strength = level as f32 / (ranks.len() - 1) as f32;
        let solved = (0..TRIES)
            .filter(|_| solver.solves(level, strength, &mut rng))
            .count();
        match (2 * solved > TRIES, last) {
            (true, Some(first)) => return Some(name(ranks.get(first).copied())),
            (true, None) => last = Some(level),
            (false, _) => last = None,
        }
    }
    Some(name(last.and_then(|level| ranks.get(level).copied())))
}

fn name(rank: Option<Rank>) -> String {
    rank.map_or_else(|| BEYOND.to_owned(), |rank| rank.to_string())
}
