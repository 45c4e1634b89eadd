//! The first ruless, which do not search.

use rand::{Rng, RngExt as _};

use crate::board::{Color, Point};
use crate::game::Game as _;
use crate::go::{Board, Move, PlayoutBoard, Position, fills_eye};

use super::ladder::LadderReader;
use crate::ai::Question;

/// What whoever does not search looks at, from the least to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SimpleRules {
    /// Nothing but its own eyes.
    Chance,
    /// What it can capture or put in atari.
    Greed,
    /// What it could lose, too.
    Care,
}

/// What whoever does not search plays.
pub(super) fn simple_move(
    rules: SimpleRules,
    question: &Question<Position>,
    rng: &mut impl Rng,
) -> Move {
    let position = question.position();
    let (board, color) = (position.board(), position.to_play());
    let legal = position.legal_moves(question.past()).into_iter();
    let points: Vec<Point> = legal
        .filter_map(|mv| match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        })
        .filter(|&point| !fills_eye(board, color, point))
        .collect();
    let playout = PlayoutBoard::of(position);
    let mut ladders = LadderReader::default();
    let mut wanted = Vec::new();
    let mut points = points;
    if rules >= SimpleRules::Care {
        wanted = most(&points, |point| {
            stones_saved(&playout, color, point, &mut ladders)
        });
    }
    if rules >= SimpleRules::Greed && wanted.is_empty() {
        wanted = most(&points, |point| board.effect(color, point).captures.into());
    }
    if rules >= SimpleRules::Care && wanted.is_empty() {
        // Who saves chains in atari does not put them there, if there is
        // anything else to play.
        let safe = |point: &Point| playout.stones_exposed(color, playout.spot(*point)) == 0;
        let kept: Vec<Point> = points.iter().copied().filter(safe).collect();
        points = if kept.is_empty() { points } else { kept };
    }
    if rules >= SimpleRules::Greed && wanted.is_empty() {
        wanted = most(&points, |point| stones_threatened(board, color, point));
    }
    if wanted.is_empty() {
        wanted = points;
    }
    if wanted.is_empty() {
        return Move::Pass;
    }
    Move::Place(wanted[rng.random_range(0..wanted.len())])
}

/// The points where most is to be gained; none where nothing is.
fn most(points: &[Point], gain: impl FnMut(Point) -> usize) -> Vec<Point> {
    let gains: Vec<usize> = points.iter().copied().map(gain).collect();
    let best = gains.iter().copied().max().filter(|&best| best > 0);
    let pairs = points.iter().zip(gains);
    pairs
        .filter(|&(_, gain)| Some(gain) == best)
        .map(|(&point, _)| point)
        .collect()
}

/// How many own stones in atari would get away by a stone on `point`: they run
/// or capture, and cannot be chased to death after it.
fn stones_saved(
    board: &PlayoutBoard,
    color: Color,
    point: Point,
    ladders: &mut LadderReader,
) -> usize {
    let spot = board.spot(point);
    let mut saved = 0;
    let mut heads = Vec::new();
    for stone in board.size().points().map(|point| board.spot(point)) {
        let own = board.stone_at(stone) == Some(color);
        if !own || heads.contains(&board.head(stone)) || board.last_liberty(stone).is_none() {
            continue;
        }
        heads.push(board.head(stone));
        if ladders.is_saved_by(board, stone, spot) {
            saved += usize::from(board.len_of_chain(stone));
        }
    }
    saved
}

/// How many stones of the other side a stone on `point` would put in atari
/// that are not in atari already.
fn stones_threatened(board: &Board, color: Color, point: Point) -> usize {
    let near = board.size().neighbours(point);
    let mut chains: Vec<Point> = Vec::new();
    for stone in near {
        let other = board.stone(stone) == Some(color.other());
        let seen = chains.iter().any(|&head| board.chain(head).contains(stone));
        if other && !seen && board.liberties(stone) == 2 {
            chains.push(stone);
        }
    }
    let stones = chains
        .iter()
        .map(|&head| usize::from(board.chain_len(head)));
    stones.sum()
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;
    use rand::rngs::SmallRng;

    use super::*;
    use crate::board::Vertex;
    use crate::game::History;
    use crate::go::testing::board;
    use crate::go::{Ruleset, Setup};

    /// Every point that these rules play in a position, by name.
    fn plays(rules: SimpleRules, text: &str) -> Vec<String> {
        let board = board(text);
        let size = board.size();
        let mut history = History::new(Position::new(size, Ruleset::French.rules()));
        let setup = Setup {
            add: *board.stones(),
            ..Setup::default()
        };
        history.arrange(setup).unwrap();
        let question = Question::of(&history);
        let mut rng = SmallRng::seed_from_u64(7);
        let mut names: Vec<String> = (0..200)
            .map(|_| match simple_move(rules, &question, &mut rng) {
                Move::Place(point) => Vertex::new(point, size).unwrap().to_string(),
                Move::Pass => "pass".to_owned(),
            })
            .collect();
        names.sort();
        names.dedup();
        names
    }

    const HUNGRY: &str = "
        . O X . .
        . X . . .
        . . . O .
        . X O . .
        . O . . .
    ";

    #[test]
    fn chance_plays_anywhere_but_in_its_eyes() {
        assert_eq!(plays(SimpleRules::Chance, HUNGRY).len(), 18);
        let eyes = "
            . X . X .
            X X X X X
            O O O O O
            . O O O O
            O O O . O
        ";
        assert_eq!(plays(SimpleRules::Chance, eyes), ["pass"]);
    }

    #[test]
    fn greed_captures_before_it_threatens() {
        assert_eq!(plays(SimpleRules::Greed, HUNGRY), ["A5"]);
        let threat = "
            . . . . .
            . X O . .
            . . X . .
            . . . . .
            . . . . .
        ";
        assert_eq!(plays(SimpleRules::Greed, threat), ["C5", "D4"]);
        let nothing = ". . .\n. X .\n. . .";
        assert_eq!(plays(SimpleRules::Greed, nothing).len(), 8);
    }

    #[test]
    fn care_saves_first_but_only_what_can_be_saved() {
        let run = "
            . . . . .
            . O . . .
            O X . . .
            . O . O X
            . . . X .
        ";
        assert_eq!(plays(SimpleRules::Care, run), ["C3"]);
        assert_ne!(plays(SimpleRules::Greed, run), ["C3"]);
        // Running along the edge would not help; capturing does.
        let lost = "
            X . O . .
            O O . . .
            . . . . .
            . . . O .
            . . . . .
        ";
        assert!(!plays(SimpleRules::Care, lost).is_empty());
        assert_eq!(
            plays(
                SimpleRules::Care,
                "
                . O O . .
                O X X O .
                X O . X .
                . X . . .
                . . . . .
                "
            ),
            ["A5", "C3"]
        );
    }
}
