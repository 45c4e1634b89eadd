//! The reader of the library against the slow search, which writes every
//! position down.

use jego::board::{ByColor, Color, Point, PointSet, Size};
use jego::go::Board;
use jego::reading::{Aim, Local, Question, Reader, Threats, enclosure};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use crate::tactics::problem::{Goal, Proof, all};
use crate::tactics::search::{self, Stake, unsettled};

/// More than any of these takes.
const MOST: u64 = 1_000_000;

const THREATS: [Threats; 3] = [
    Threats::Nobody,
    Threats::Of(Color::Black),
    Threats::Of(Color::White),
];

/// The same question for the slow search.
fn slow(question: &Question, region: PointSet) -> Stake {
    Stake {
        targets: question.targets,
        defender: question.defender,
        region,
        threats: match question.threats {
            Threats::Nobody => search::Threats::Nobody,
            Threats::Of(color) => search::Threats::Of(color),
        },
        aim: match question.aim {
            Aim::Capture => search::Aim::Capture,
            Aim::Life => search::Aim::TwoEyes,
        },
    }
}

/// Random stones in a corner with three columns and some rows. Around it White
/// lives for good, and sometimes Black does on one side.
pub(super) fn corner(rng: &mut SmallRng, rows: u8) -> (Board, PointSet) {
    let size = Size::NINE;
    let part = size.points().filter(|p| p.col < 3 && p.row < rows);
    let part: PointSet = part.collect();
    let eyes = |points: &[(u8, u8)]| -> PointSet {
        points
            .iter()
            .map(|&(col, row)| Point::new(col, row))
            .collect()
    };
    loop {
        let joined = rng.random_range(0..3) == 0;
        let mut stones = ByColor::<PointSet>::default();
        for point in size.points().filter(|&point| !part.contains(point)) {
            let black = joined && point.row < 3;
            let color = if black { Color::Black } else { Color::White };
            stones[color].insert(point);
        }
        stones.white = stones.white - eyes(&[(8, 8), (8, 6), (6, 8)]);
        stones.black = stones.black - eyes(&[(8, 0), (6, 1)]);
        for point in part.iter() {
            match rng.random_range(0..10) {
                0..4 => stones.black.insert(point),
                4 => stones.white.insert(point),
                _ => false,
            };
        }
        let board = Board::of_stones(size, &stones);
        let mut heads = Color::BOTH
            .into_iter()
            .flat_map(|color| board.chain_heads(color));
        let stands = heads.all(|head| board.liberties(head) > 0);
        if stands && !(part & stones.black).is_empty() {
            return (board.clone(), part);
        }
    }
}

#[test]
fn random_corners_are_read_as_the_slow_search_reads_them() {
    let mut rng = SmallRng::seed_from_u64(20);
    let mut forced = 0;
    for number in 0..120 {
        let (board, part) = corner(&mut rng, 3);
        let own = part & board.stones().black;
        let target = own
            .iter()
            .max_by_key(|&stone| board.chain_len(stone))
            .unwrap();
        let local = Local::new(&board, part).unwrap();
        for (aim, threats) in [Aim::Capture, Aim::Life]
            .into_iter()
            .flat_map(|aim| THREATS.map(|threats| (aim, threats)))
        {
            let question = Question {
                targets: [target].into_iter().collect(),
                defender: Color::Black,
                aim,
                threats,
            };
            let mut reader = Reader::new(&local, question);
            for to_play in Color::BOTH {
                let solved = search::solve(&board, to_play, &slow(&question, part)).unwrap();
                let told = format!("corner {number}, {aim:?}, {threats:?}, {to_play}:\n{board}");
                let read = reader.is_forced(to_play, MOST).unwrap();
                assert_eq!(read, solved.is_forced(), "{told}");
                let good: PointSet = solved.good().into_iter().flatten().collect();
                // The slow search does not look on where all is decided.
                if !good.is_empty() {
                    let moves = reader.good_moves(to_play, &[], MOST).unwrap();
                    assert_eq!(moves, good, "{told}");
                }
                forced += usize::from(read);
            }
        }
    }
    assert!((400..1000).contains(&forced), "{forced}");
}

#[test]
fn the_positions_with_known_answers_are_read_right() {
    let problems = all().unwrap();
    let searched = problems
        .iter()
        .filter(|problem| problem.proof == Proof::Search);
    for problem in searched {
        let board = problem.board();
        let Ok(local) = Local::new(&board, unsettled(&board)) else {
            continue;
        };
        let question = Question {
            targets: problem.targets,
            defender: problem.defender(),
            aim: Aim::Capture,
            threats: Threats::Nobody,
        };
        let mut reader = Reader::new(&local, question);
        let good = reader.good_moves(problem.plays, &[], MOST).unwrap();
        assert_eq!(good, problem.answers(), "{}", problem.name);
        let forced = reader.is_forced(problem.plays, MOST).unwrap();
        assert_eq!(forced, problem.goal == Goal::Capture, "{}", problem.name);
    }
}

#[test]
fn what_is_not_enough_is_said() {
    let (board, part) = corner(&mut SmallRng::seed_from_u64(1), 3);
    let target = (part & board.stones().black).iter().next().unwrap();
    let local = Local::new(&board, part).unwrap();
    let question = Question {
        targets: [target].into_iter().collect(),
        defender: Color::Black,
        aim: Aim::Capture,
        threats: Threats::Nobody,
    };
    let answer = Reader::new(&local, question).is_forced(Color::White, 1);
    assert_eq!(
        answer.unwrap_err().to_string(),
        "not proved within 1 positions"
    );
}

#[test]
fn an_open_group_is_not_closed_off_and_a_closed_one_is() {
    let closed = "
        . . . X O . . . .
        X X X X O . . . .
        O O O O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    ";
    let open = closed.replacen('O', ".", 1);
    let part = |text: &str| {
        let diagram = jego::board::Diagram::parse(text).unwrap();
        let stones = ByColor::from_fn(|color| {
            let stands = |point: &Point| diagram.stone(*point) == Some(color);
            diagram.size().points().filter(stands).collect()
        });
        let board = Board::of_stones(diagram.size(), &stones);
        enclosure(&board, Point::new(3, 0), 14).map(|found| found.part.len())
    };
    assert_eq!(part(closed), Some(8));
    assert_eq!(part(&open), None);
}
