//! Players of some level who try to solve a problem.
//!
//! At each of their turns they think of some moves, as people of their rank do,
//! read each of them a little, and play the best: one move and no reading at 30
//! kyu, sixteen moves with 64 visits each at 9 dan.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jego::ai::go::{GoBot, MoveReader, Opponent};
use jego::ai::{Bot as _, Budget, Config, Question, Report, StopFlag, Strength as _};
use jego::board::{Color, Point, PointSet};
use jego::game::History;
use jego::go::{Move, Position};
use jego::puzzle::{Attempt, Puzzle, State, Theme};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt as _};

/// Who tries to solve a problem, on any level. What was read once is remembered.
pub(crate) struct Solver {
    puzzle: Arc<Puzzle>,
    reader: MoveReader,
    /// Where moves are looked for: around those of the solution.
    area: PointSet,
    /// The stones that it is about; none where all points count.
    at_stake: PointSet,
    /// The moves that come to mind after some others, and how many of each rank
    /// play them.
    ideas: BTreeMap<Vec<Point>, Vec<(Point, Vec<f32>)>>,
    /// What moves lead to, the last one of each line being read with so many visits.
    values: BTreeMap<(Vec<Point>, u32), f32>,
}

impl Solver {
    /// `None` for a board that the network does not know.
    pub(crate) fn new(puzzle: Puzzle) -> Option<Self> {
        let board = puzzle.start().board();
        let area = area(&puzzle);
        let marked: PointSet = puzzle.figures().iter().map(|of| of.0).collect();
        let at_stake = match puzzle.theme().parse() {
            Ok(Theme::Endgame) => PointSet::EMPTY,
            _ if !marked.is_empty() => marked,
            _ => area & (board.stones().black | board.stones().white),
        };
        Some(Self {
            reader: MoveReader::new(puzzle.start())?,
            area,
            at_stake,
            puzzle: Arc::new(puzzle),
            ideas: BTreeMap::new(),
            values: BTreeMap::new(),
        })
    }

    /// Whether one try of a level solves the problem. A move that the tree does not
    /// have is wrong: all that are right are in it.
    pub(crate) fn solves(&mut self, level: usize, strength: f32, rng: &mut SmallRng) -> bool {
        let mut attempt = Attempt::new(Arc::clone(&self.puzzle));
        let mut line = Vec::new();
        loop {
            match attempt.state() {
                State::ToPlay => {
                    let Some(point) = self.choose(&line, level, strength, rng) else {
                        return false;
                    };
                    attempt.play(Move::Place(point));
                    line.push(point);
                }
                State::ToReply => {
                    attempt.reply(rng);
                    match attempt.last_move() {
                        Some((_, Move::Place(point))) => line.push(point),
                        _ => return false,
                    }
                }
                State::Solved(_) => return true,
                State::Wrong(_) | State::Open | State::Asked | State::Outside(_) | State::Shown => {
                    return false;
                }
            }
        }
    }

    /// What a level plays after these moves.
    fn choose(
        &mut self,
        line: &[Point],
        level: usize,
        strength: f32,
        rng: &mut SmallRng,
    ) -> Option<Point> {
        let thoughts = (4.0 * strength).exp2().round() as usize;
        // In powers of two, so that what one level has read serves the next.
        let visits = 1 << (6.0 * strength).round() as u32;
        let ideas = self.ideas(line)?;
        let shares = ideas
            .iter()
            .map(|(point, shares)| (*point, shares.get(level).copied().unwrap_or(0.0)));
        let shares: Vec<(Point, f32)> = shares.collect();
        let mut thought_of: Vec<Point> = Vec::new();
        for _ in 0..thoughts.max(1) {
            let point = drawn(&shares, rng)?;
            if !thought_of.contains(&point) {
                thought_of.push(point);
            }
        }
        if thought_of.len() == 1 {
            return thought_of.pop();
        }
        let mut best: Option<(Point, f32)> = None;
        for point in thought_of {
            let value = self.value(line, point, visits);
            if best.is_none_or(|(_, most)| value > most + CLOSE) {
                best = Some((point, value));
            }
        }
        best.map(|(point, _)| point)
    }

    /// The legal moves of the area after some others.
    fn ideas(&mut self, line: &[Point]) -> Option<&Vec<(Point, Vec<f32>)>> {
        if !self.ideas.contains_key(line) {
            let history = self.after(line)?;
            let question = Question::of(&history);
            let legal = history.legal_moves().into_iter();
            let area = self.area;
            let found = legal
                .filter_map(|mv| point_of(mv).filter(|point| area.contains(*point)))
                .filter_map(|point| {
                    let shares = self.reader.shares(&question, &[Move::Place(point)])?;
                    Some((point, shares))
                })
                .collect();
            self.ideas.insert(line.to_vec(), found);
        }
        self.ideas.get(line)
    }

    fn after(&self, line: &[Point]) -> Option<History<Position>> {
        let mut history = History::new(self.puzzle.start().clone());
        for &point in line {
            history.play(Move::Place(point)).ok()?;
        }
        Some(history)
    }

    /// What a move leads to by a search of so many visits.
    fn value(&mut self, line: &[Point], point: Point, visits: u32) -> f32 {
        let key = ([line, &[point]].concat(), visits);
        if let Some(&known) = self.values.get(&key) {
            return known;
        }
        let value = self.after(&key.0).and_then(|history| {
            let mut bot = GoBot::new(Config {
                level: Opponent::STRONGEST,
                threads: 1,
                seed: 1,
                resigns: false,
            });
            let budget = Budget::of_visits(visits);
            let question = Question::of(&history);
            let stop = StopFlag::new();
            bot.analyze(&question, &budget, &stop, Duration::MAX, &mut |_| ())
        });
        let value = value.map_or(f32::MIN, |report| self.worth(&report));
        self.values.insert(key, value);
        value
    }

    /// What a search says of the task: points in an endgame, elsewhere how many of
    /// the stones at stake end up as the student's, be it by taking or by keeping
    /// them.
    fn worth(&self, report: &Report<Move>) -> f32 {
        let student = self.puzzle.student();
        let owners = report.ownership.as_ref();
        let (Some(owners), false) = (owners, self.at_stake.is_empty()) else {
            return report.lead(student);
        };
        let sign = if student == Color::Black { 1.0 } else { -1.0 };
        self.at_stake.iter().map(|point| sign * owners[point]).sum()
    }
}

/// A smaller difference misleads nobody: what was thought of first is played.
const CLOSE: f32 = 0.5;

/// One of the points, each as likely as its share says.
fn drawn(shares: &[(Point, f32)], rng: &mut impl Rng) -> Option<Point> {
    let mut left = rng.random::<f32>() * shares.iter().map(|of| of.1).sum::<f32>();
    let found = shares.iter().find(|of| {
        left -= of.1;
        left < 0.0
    });
    found.or(shares.last()).map(|of| of.0)
}

/// The points around the moves of a solution.
fn area(puzzle: &Puzzle) -> PointSet {
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
    puzzle.size().points().filter(near).collect()
}

const fn point_of(mv: Move) -> Option<Point> {
    match mv {
        Move::Place(point) => Some(point),
        Move::Pass => None,
    }
}
