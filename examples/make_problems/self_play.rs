//! Games that the computer plays against itself as people of a rank play.

use std::ops::Range;

use jego::ai::go::{GoBot, Opponent};
use jego::ai::{Bot as _, Budget, Choice, Config, Question, StopFlag};
use jego::board::{Color, Size};
use jego::game::{History, Rank};
use jego::go::{Board, Move, Position, Ruleset};
use rand::RngExt as _;
use rand::rngs::SmallRng;

use crate::candidate::{Candidate, Chased, groups};
use crate::{crop, endgame};

/// Positions are looked at once in so many moves.
const EVERY: usize = 6;

/// From 20 kyu to 4 dan, as ranks are counted from 30 kyu: what weaker players
/// leave looks like nothing.
const USUAL: Range<usize> = 10..34;
/// From 8 kyu to 1 dan: whoever is stronger searches, which takes long.
const GOOD: Range<usize> = 22..31;

/// What one game has to offer.
pub(crate) fn candidates(rng: &mut SmallRng) -> Vec<Candidate> {
    let size = match rng.random_range(0..10) {
        0..3 => Size::NINE,
        3..7 => Size::THIRTEEN,
        _ => Size::NINETEEN,
    };
    let mut found = Vec::new();
    let boards = game(rng, size, USUAL);
    for board in boards.iter().step_by(EVERY) {
        found.extend(
            groups(board).iter().map(|group| {
                Candidate::Group(crop::cropped(group).unwrap_or_else(|| group.clone()))
            }),
        );
        found.extend(chased(board));
    }
    found
}

/// What is left at the end of a game between good players.
pub(crate) fn endgames(rng: &mut SmallRng) -> Vec<Candidate> {
    let sizes = [7, 8, 9, 9];
    let Ok(size) = Size::new(sizes[rng.random_range(0..sizes.len())]) else {
        return Vec::new();
    };
    let boards = game(rng, size, GOOD);
    let late = boards.iter().skip(boards.len() / 2).step_by(2);
    late.filter_map(|board| endgame::left(board).map(|left| Candidate::Endgame(Box::new(left))))
        .collect()
}

fn chased(board: &Board) -> Vec<Candidate> {
    let heads = Color::BOTH
        .into_iter()
        .flat_map(|color| board.chain_heads(color));
    heads
        .filter(|&head| board.liberties(head) == 2 && board.size() > Size::NINE)
        .map(|target| {
            Candidate::Chase(Chased {
                board: board.clone(),
                target,
            })
        })
        .collect()
}

/// The boards of a game.
fn game(rng: &mut SmallRng, size: Size, among: Range<usize>) -> Vec<Board> {
    let ranks: Vec<Rank> = Rank::whole().collect();
    let ranks = &ranks[among.start..among.end.min(ranks.len())];
    let mut bots = Color::BOTH.map(|_| {
        GoBot::new(Config {
            level: Opponent::Rank(ranks[rng.random_range(0..ranks.len())]),
            threads: 1,
            seed: rng.random(),
            resigns: false,
        })
    });
    let mut history = History::new(Position::new(size, Ruleset::Chinese.rules()));
    let mut boards = Vec::new();
    for turn in 0..size.area() * 3 / 2 {
        let question = Question::of(&history);
        let bot = &mut bots[turn % 2];
        let stop = StopFlag::default();
        let choice = bot.choose(&question, &Budget::of_visits(1), &stop, &mut |_| {});
        let Choice::Move(mv) = choice else { break };
        if mv == Move::Pass || history.play(mv).is_err() || history.position().is_over() {
            break;
        }
        boards.push(history.position().board().clone());
    }
    boards
}
