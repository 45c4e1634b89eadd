//! Which level finds the solution.
//!
//! A level is a player of a rank who looks at the moves that people of that rank
//! play most, and reads each of them a little: one move and no reading at 30 kyu,
//! five moves with some hundred visits at 9 dan. The grade of a problem is the
//! weakest of them that finds every move of the solution, and the next stronger
//! one does too.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use std::{collections::BTreeMap, error::Error};

use jego::ai::go::{GoBot, MoveReader, Opponent};
use jego::ai::{Bot as _, Budget, Config, Question, StopFlag, Strength as _};
use jego::board::{Color, Point, PointSet};
use jego::game::{History, Rank};
use jego::go::{Move, Position};
use jego::lobby::open_problems;
use jego::puzzle::{Puzzle, StepId, Verdict};

/// Every so many ranks there is a level.
const STEP: usize = 3;
/// How many own moves of a solution are looked for.
const MOST_MOVES: usize = 3;
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
                    let grade = collection
                        .puzzle(number)
                        .ok()
                        .and_then(|puzzle| grade(&puzzle));
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

/// The weakest level that solves a problem.
fn grade(puzzle: &Puzzle) -> Option<String> {
    let turns = turns(puzzle)?;
    let ranks: Vec<Rank> = Rank::whole().collect();
    let levels: Vec<usize> = (0..ranks.len()).step_by(STEP).collect();
    let mut values = Values::new(puzzle.student());
    let mut last = None;
    for &level in &levels {
        let solves = turns.iter().enumerate().all(|(number, turn)| {
            let chosen = choice(turn, number, level, ranks.len(), &mut values);
            chosen.is_some_and(|chosen| turn.right.contains(chosen))
        });
        match (solves, last) {
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

/// A place in a solution where a move is to be found.
struct Turn {
    before: Question<Position>,
    right: PointSet,
    /// The moves around, with how many of each rank play them.
    moves: Vec<(Point, Vec<f32>)>,
}

/// The places of the main line at which whoever solves the problem is to play.
fn turns(puzzle: &Puzzle) -> Option<Vec<Turn>> {
    let solution = puzzle.solution();
    let area = area(puzzle);
    let mut reader = MoveReader::new(puzzle.start())?;
    let mut history = History::new(puzzle.start().clone());
    let mut turns = Vec::new();
    let mut here = StepId::START;
    for id in solution.line_from(StepId::START, puzzle.student()) {
        let step = solution.step(id)?;
        if step.by == puzzle.student() {
            let right = solution
                .moves_of(here, puzzle.student())
                .filter(|(_, step)| step.verdict == Verdict::Right)
                .filter_map(|(_, step)| point_of(step.mv))
                .collect();
            let before = Question::of(&history);
            let moves = (area & history.position().board().empty_points())
                .iter()
                .filter_map(|point| {
                    let shares = reader.shares(&before, &[Move::Place(point)])?;
                    Some((point, shares))
                })
                .collect();
            turns.push(Turn {
                before,
                right,
                moves,
            });
        }
        if turns.len() == MOST_MOVES || history.play(step.mv).is_err() {
            break;
        }
        here = id;
    }
    Some(turns).filter(|turns| !turns.is_empty())
}

/// The points around the moves of a solution.
fn area(puzzle: &Puzzle) -> PointSet {
    let size = puzzle.size();
    let points: Vec<Point> = puzzle
        .solution()
        .steps()
        .skip(1)
        .filter_map(|(_, step)| point_of(step.mv))
        .collect();
    let near = |point: &Point| {
        points
            .iter()
            .any(|other| point.col.abs_diff(other.col) <= 1 && point.row.abs_diff(other.row) <= 1)
    };
    size.points().filter(near).collect()
}

const fn point_of(mv: Move) -> Option<Point> {
    match mv {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}

/// The move that a level chooses.
fn choice(
    turn: &Turn,
    number: usize,
    level: usize,
    levels: usize,
    values: &mut Values,
) -> Option<Point> {
    let strength = level as f32 / (levels - 1) as f32;
    let most = 1 + (4.0 * strength).round() as usize;
    let visits = 2.0_f32.powf(8.0 * strength).round() as u32;
    let mut moves: Vec<&(Point, Vec<f32>)> = turn.moves.iter().collect();
    let share = |of: &(Point, Vec<f32>)| of.1.get(level).copied().unwrap_or(0.0);
    moves.sort_by(|one, other| share(other).total_cmp(&share(one)));
    moves.truncate(most);
    if let [only] = moves[..] {
        return Some(only.0);
    }
    let value = |point: Point| values.of(turn, number, point, visits);
    let mut valued = moves.into_iter().map(|of| of.0);
    let mut value = value;
    let mut best = valued.next().map(|point| (value(point), point))?;
    for point in valued {
        let of = value(point);
        if of > best.0 {
            best = (of, point);
        }
    }
    Some(best.1)
}

/// What moves lead to, so that none is read twice.
struct Values {
    student: Color,
    known: BTreeMap<(usize, Point, u32), f32>,
}

impl Values {
    const fn new(student: Color) -> Self {
        Self {
            student,
            known: BTreeMap::new(),
        }
    }

    fn of(&mut self, turn: &Turn, number: usize, point: Point, visits: u32) -> f32 {
        let student = self.student;
        let known = self.known.entry((number, point, visits));
        *known.or_insert_with(|| {
            let mut bot = GoBot::new(Config {
                level: Opponent::STRONGEST,
                threads: 1,
                seed: 1,
                resigns: false,
            });
            let after = turn.before.after(Move::Place(point));
            let budget = Budget::of_visits(visits);
            let stop = StopFlag::new();
            let report = bot.analyze(&after, &budget, &stop, Duration::MAX, &mut |_| ());
            report.map_or(f32::MIN, |report| report.lead(student))
        })
    }
}
