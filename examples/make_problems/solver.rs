//! Players of some level who try to solve a problem.
//!
//! At each of their turns they think of some moves, as people of their rank do,
//! read each of them, and play the best: one move and no reading at 30 kyu, ten
//! moves with some thousand positions each at 9 dan. Where a move takes more reading
//! than that, they go by their impression: what the network makes of it with a few
//! visits.

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

use crate::effort::{Fight, Proved};

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
    /// What can be read out; nothing where points are counted.
    fight: Option<Fight>,
    /// What is proved of lines, as far as it was asked for.
    proved: BTreeMap<Vec<Point>, Option<Proved>>,
    /// The impression of lines, by so many visits.
    impressions: BTreeMap<(Vec<Point>, u32), f32>,
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
            fight: (!at_stake.is_empty())
                .then(|| Fight::of(&puzzle, at_stake))
                .flatten(),
            puzzle: Arc::new(puzzle),
            ideas: BTreeMap::new(),
            proved: BTreeMap::new(),
            impressions: BTreeMap::new(),
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
        // One and a half is one or two.
        let thoughts = (MOST_THOUGHTS * strength).exp2() + rng.random::<f32>();
        let positions = (MOST_POSITIONS * strength).exp2() as u64;
        // In powers of two, so that what one level has looked at serves the next.
        let visits = 1 << (MOST_VISITS * strength).round() as u32;
        let ideas = self.ideas(line)?;
        let shares = ideas
            .iter()
            .map(|(point, shares)| (*point, shares.get(level).copied().unwrap_or(0.0)));
        let mut shares: Vec<(Point, f32)> = shares.collect();
        let mut thought_of: Vec<Point> = Vec::new();
        while thought_of.len() < thoughts as usize && !shares.is_empty() {
            let place = drawn(&shares, rng);
            thought_of.push(shares.swap_remove(place).0);
        }
        if let [point] = thought_of[..] {
            return Some(point);
        }
        let mut best: Option<(Point, f32)> = None;
        for point in thought_of {
            let line = [line, &[point]].concat();
            let read = self.proved(&line).filter(|of| of.positions <= positions);
            let value = match read {
                Some(proved) => proved.worth,
                None => self.impression(line, visits),
            };
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

    /// What reading proves of a line.
    fn proved(&mut self, line: &[Point]) -> Option<Proved> {
        let fight = self.fight.as_ref()?;
        if let Some(known) = self.proved.get(line) {
            return *known;
        }
        let moves: Vec<Option<Point>> = line.iter().copied().map(Some).collect();
        let proved = fight.proved(&moves, self.puzzle.student());
        self.proved.insert(line.to_vec(), proved);
        proved
    }

    /// What a line leads to by a search of so many visits.
    fn impression(&mut self, line: Vec<Point>, visits: u32) -> f32 {
        let key = (line, visits);
        if let Some(&known) = self.impressions.get(&key) {
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
        self.impressions.insert(key, value);
        value
    }

    /// What a search says of the task: points in an endgame, elsewhere whether the
    /// stones at stake end up as the student's, be it by taking or by keeping them.
    fn worth(&self, report: &Report<Move>) -> f32 {
        let student = self.puzzle.student();
        let owners = report.ownership.as_ref();
        let (Some(owners), false) = (owners, self.at_stake.is_empty()) else {
            return report.lead(student);
        };
        let sign = if student == Color::Black { 1.0 } else { -1.0 };
        let sum: f32 = self.at_stake.iter().map(|point| sign * owners[point]).sum();
        sum / self.at_stake.len() as f32
    }
}

/// How many moves the strongest level thinks of, how many positions it reads for
/// each, and how many visits its impression has, as powers of two.
const MOST_THOUGHTS: f32 = 3.3;
const MOST_POSITIONS: f32 = 13.0;
const MOST_VISITS: f32 = 6.0;

/// A smaller difference misleads nobody: what was thought of first is played.
const CLOSE: f32 = 0.1;

/// The place of one of the points, each as likely as its share says.
fn drawn(shares: &[(Point, f32)], rng: &mut impl Rng) -> usize {
    let mut left = rng.random::<f32>() * shares.iter().map(|of| of.1).sum::<f32>();
    let found = shares.iter().position(|of| {
        left -= of.1;
        left < 0.0
    });
    found.unwrap_or(shares.len().saturating_sub(1))
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
