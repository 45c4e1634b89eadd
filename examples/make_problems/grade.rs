//! Which level finds the solution.
//!
//! A level is a player of a rank who thinks of some moves, as people of that rank
//! do, reads each of them a little, and plays the best: one move and no reading at
//! 30 kyu, sixteen moves with 64 visits each at 9 dan. The grade of a problem is
//! the weakest of them that finds the first move in more than half of all tries,
//! and the next stronger one does too.

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;
use std::{collections::BTreeMap, error::Error};

use jego::ai::go::{GoBot, MoveReader, Opponent};
use jego::ai::{Bot as _, Budget, Config, Question, Report, StopFlag, Strength as _};
use jego::board::{Color, Point, PointSet};
use jego::game::{History, Rank};
use jego::go::{Move, Position};
use jego::lobby::open_problems;
use jego::puzzle::{Puzzle, StepId, Theme, Verdict};

/// Every so many ranks there is a level.
const STEP: usize = 3;
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
    let turn = turn(puzzle)?;
    let ranks: Vec<Rank> = Rank::whole().collect();
    let mut values = Values::new(puzzle.student());
    let mut last = None;
    for level in (0..ranks.len()).step_by(STEP) {
        let strength = level as f32 / (ranks.len() - 1) as f32;
        let solves = chance(&turn, level, strength, &mut values) > 0.5;
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

/// What there is to choose from.
struct Turn {
    before: Question<Position>,
    right: PointSet,
    /// The stones that it is about; none where all points count.
    at_stake: PointSet,
    /// The moves around, with how many of each rank play them.
    moves: Vec<(Point, Vec<f32>)>,
}

impl Turn {
    /// What a search says of the task: points in an endgame, elsewhere how many of
    /// the stones at stake end up as the student's, be it by taking or by keeping
    /// them.
    fn value(&self, report: &Report<Move>, student: Color) -> f32 {
        let owners = report.ownership.as_ref();
        let (Some(owners), false) = (owners, self.at_stake.is_empty()) else {
            return report.lead(student);
        };
        let sign = if student == Color::Black { 1.0 } else { -1.0 };
        self.at_stake.iter().map(|point| sign * owners[point]).sum()
    }
}

/// The first move as it is to be found.
fn turn(puzzle: &Puzzle) -> Option<Turn> {
    let first = puzzle.solution().moves_of(StepId::START, puzzle.student());
    let right: PointSet = first
        .filter(|(_, step)| step.verdict == Verdict::Right)
        .filter_map(|(_, step)| point_of(step.mv))
        .collect();
    let history = History::new(puzzle.start().clone());
    let before = Question::of(&history);
    let mut reader = MoveReader::new(puzzle.start())?;
    let moves = (area(puzzle) & puzzle.start().board().empty_points())
        .iter()
        .filter_map(|point| {
            let shares = reader.shares(&before, &[Move::Place(point)])?;
            Some((point, shares))
        })
        .collect();
    let board = puzzle.start().board();
    let marked: PointSet = puzzle.figures().iter().map(|of| of.0).collect();
    let at_stake = match puzzle.theme().parse() {
        Ok(Theme::Endgame) => PointSet::EMPTY,
        _ if !marked.is_empty() => marked,
        _ => area(puzzle) & (board.stones().black | board.stones().white),
    };
    Some(Turn {
        before,
        right,
        at_stake,
        moves,
    })
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

/// How often a level finds a right move: one of those it thinks of has to be right,
/// and none of them may look better.
fn chance(turn: &Turn, level: usize, strength: f32, values: &mut Values) -> f32 {
    let mut value = |point: Point, visits: u32| values.of(turn, point, visits);
    let tries = (4.0 * strength).exp2();
    // In powers of two, so that what one level has read serves the next.
    let visits = 1 << (6.0 * strength).round() as u32;
    let share = |of: &(Point, Vec<f32>)| of.1.get(level).copied().unwrap_or(0.0);
    let all: f32 = turn.moves.iter().map(share).sum();
    let thought_of = turn.moves.iter().map(|of| (of.0, share(of) / all));
    let (right, mut wrong): (Vec<_>, Vec<_>) = thought_of.partition(|of| turn.right.contains(of.0));
    let found: f32 = right.iter().map(|of| of.1).sum();
    if level == 0 || right.is_empty() {
        return found;
    }
    let chance =
        |misled: f32| (1.0 - misled).powf(tries) - (1.0 - misled - found).max(0.0).powf(tries);
    // Where it is not enough to think of it, nothing need be read.
    if chance(0.0) <= 0.5 {
        return chance(0.0);
    }
    let best = right.iter().map(|of| value(of.0, visits));
    let best = best.fold(f32::MIN, f32::max);
    wrong.retain(|of| of.1 > SELDOM);
    let misled = wrong.iter().filter(|of| value(of.0, visits) > best + CLOSE);
    chance(misled.map(|of| of.1).sum())
}

/// Wrong moves that fewer think of are left out.
const SELDOM: f32 = 0.04;
/// A smaller difference misleads nobody.
const CLOSE: f32 = 0.5;

/// What moves lead to, so that none is read twice.
struct Values {
    student: Color,
    known: BTreeMap<(Point, u32), f32>,
}

impl Values {
    const fn new(student: Color) -> Self {
        Self {
            student,
            known: BTreeMap::new(),
        }
    }

    fn of(&mut self, turn: &Turn, point: Point, visits: u32) -> f32 {
        let student = self.student;
        let known = self.known.entry((point, visits));
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
            report.map_or(f32::MIN, |report| turn.value(&report, student))
        })
    }
}
