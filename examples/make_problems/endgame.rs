//! Endgames: the largest move of those that are left.

use jego::ai::go::{GoBot, Opponent};
use jego::ai::{Bot as _, Budget, Config, Question, Report, StopFlag, Strength as _};
use jego::board::{ByColor, Color, Point, PointSet};
use jego::game::{HalfPoints, History};
use jego::go::{Board, Move, Position, Rules, Ruleset, Setup, unconditional_life};
use jego::puzzle::Theme;
use jego::reading::{Endgame, Local};
use std::time::Duration;

use crate::problem::Problem;
use crate::proof::{OfPoints, Proof as _};
use crate::solution::{self, Extent};

/// How many states a question may take.
const MOST: u64 = 60_000;
/// The empty points of an endgame.
const FEWEST_EMPTY: usize = 4;
const MOST_EMPTY: usize = 12;
/// By how many points the right move is better than any other. Counted by area,
/// a single point may be no more than who plays last.
const CLEAR: i32 = 2;
/// More than this is no endgame.
const LARGEST: i32 = 12;
/// A chain with fewer liberties may be taken.
const SAFE_LIBERTIES: u16 = 3;
/// How deep the network looks for what is dead, and for what it would play.
const GLANCE: u32 = 4;
const VISITS: u32 = 120;
/// How sure it has to be of a chain, and of points at which nobody needs to play.
const SURE: f32 = 0.7;
const SETTLED: f32 = 0.93;

/// A board on which all that is left is a few points.
#[derive(Clone, Debug)]
pub(crate) struct Left {
    pub(crate) board: Board,
    pub(crate) part: PointSet,
    /// The board with what is settled filled in.
    filled: Board,
    /// The komi with which nobody is far ahead, so that every point counts.
    komi: HalfPoints,
}

/// What is left of a game late on; `None` where it is too much or nothing.
pub(crate) fn left(board: &Board) -> Option<Left> {
    let empty = board.empty_points();
    if empty.len() > board.size().area() * 2 / 3 {
        return None;
    }
    let komi = Ruleset::Chinese.rules().komi;
    let report = looked_at(board, Color::Black, komi, GLANCE)?;
    let owners = report.ownership.as_ref()?;
    let mean = |chain: PointSet| {
        let sum: f32 = chain.iter().map(|point| owners[point]).sum();
        sum / chain.len() as f32
    };
    let (mut dead, mut weak) = (PointSet::EMPTY, PointSet::EMPTY);
    for color in Color::BOTH {
        let sign = if color == Color::Black { 1.0 } else { -1.0 };
        let alive = unconditional_life(board, color).stones;
        for head in board.chain_heads(color) {
            let chain = board.chain(head);
            let owned = sign * mean(chain);
            let is_safe = owned >= SURE && board.liberties(head) >= SAFE_LIBERTIES;
            if owned < -SURE {
                dead = dead | chain;
            } else if !is_safe && !alive.contains(head) {
                weak = weak | chain;
            }
        }
    }
    let size = board.size();
    // Where nobody is sure, and one step around.
    let unsure = |point: &Point| owners[*point].abs() < SETTLED;
    let unsure: PointSet = (empty | dead).iter().filter(unsure).collect();
    let mut part = (unsure | unsure.border(size)) & (empty | dead);
    // Chains that may be taken, with what they would have to run to.
    for stone in (part.border(size) & weak).iter() {
        part = part | board.chain(stone) | board.liberty_points(stone);
    }
    let settled = (empty | dead) - part;
    let filled = ByColor::from_fn(|color: Color| {
        let sign = if color == Color::Black { 1.0 } else { -1.0 };
        let owned = settled.iter().filter(|&point| sign * owners[point] > 0.0);
        (board.stones()[color] - settled) | owned.collect()
    });
    let open = (part & empty).len();
    let fits = (FEWEST_EMPTY..=MOST_EMPTY).contains(&open) && part.len() <= Local::MOST_POINTS;
    fits.then(|| Left {
        board: board.clone(),
        part,
        filled: Board::of_stones(size, &filled),
        komi: komi + HalfPoints::from_points(report.black_lead.round() as i32),
    })
}

/// The problem that it is for a side, if one move is clearly the largest.
pub(crate) fn problem(left: &Left, to_play: Color) -> Option<Problem> {
    let local = Local::new(&left.filled, left.part).ok()?;
    let mut proof = OfPoints {
        endgame: Endgame::new(&local, MOST),
        to_play,
    };
    let elsewhere = proof.outcome(&[None])??;
    let mut moves: Vec<(i32, Point)> = Vec::new();
    for point in proof.legal_moves(&[]).iter() {
        moves.push((proof.outcome(&[Some(point)])??, point));
    }
    moves.sort_by_key(|&(score, _)| -score);
    let (&(best, right), &(second, _)) = (moves.first()?, moves.get(1)?);
    let gained = best - elsewhere;
    if best - second < CLEAR || !(CLEAR..=LARGEST).contains(&gained) || moves.len() < 3 {
        return None;
    }
    // What the part does not know, such as a group outside that is short of
    // liberties, a search of the whole board would see.
    let liked = looked_at(&left.board, to_play, left.komi, VISITS)?;
    if liked.candidates.first()?.mv != Move::Place(right) {
        return None;
    }
    let points: Vec<Point> = moves.iter().map(|of| of.1).collect();
    // What follows is another endgame.
    let extent = Extent {
        longest: 1,
        refuted: points.len(),
    };
    let first = solution::first_moves(&mut proof, &points, extent)?;
    Some(Problem {
        board: left.board.clone(),
        to_play,
        theme: Theme::Endgame,
        target: None,
        part: left.part.iter().collect(),
        points: Some(best - second),
        first,
    })
}

/// What a search of the whole board says.
fn looked_at(board: &Board, to_play: Color, komi: HalfPoints, visits: u32) -> Option<Report<Move>> {
    let rules = Rules {
        komi,
        ..Ruleset::Chinese.rules()
    };
    let mut history = History::new(Position::new(board.size(), rules));
    let setup = Setup {
        add: *board.stones(),
        to_play: Some(to_play),
        ..Setup::default()
    };
    history.arrange(setup).ok()?;
    let mut bot = GoBot::new(Config {
        level: Opponent::STRONGEST,
        threads: 1,
        seed: 1,
        resigns: false,
    });
    let budget = Budget::of_visits(visits);
    let stop = StopFlag::new();
    bot.analyze(
        &Question::of(&history),
        &budget,
        &stop,
        Duration::MAX,
        &mut |_| (),
    )
}
