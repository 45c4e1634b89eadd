//! Ladders as diagrams, and the reader against the slow one.

use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};

use super::slow::{Chase, played};
use super::*;
use crate::board::{ByColor, Point, Size};
use crate::go::Board;
use crate::go::testing::{board, marks};

/// Whether the stone on a point is caught by one on `a`.
fn caught(text: &str, col: u8, row: u8) -> bool {
    let attack = marks(text, 'a').iter().next().unwrap();
    let board = PlayoutBoard::of_board(&board(text));
    let stone = board.spot(Point::new(col, row));
    LadderReader::default().is_caught_by(&board, stone, board.spot(attack))
}

#[test]
fn a_ladder_catches_unless_a_stone_waits_on_its_way() {
    let ladder = "
        . . . . . . .
        . X a . . . .
        X O . . . . .
        . X . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    assert!(caught(ladder, 1, 2));
    let breaker = "
        . . . . . . .
        . X a . . . .
        X O . . . . .
        . X . . . . .
        . . . . . . .
        . . . . . O .
        . . . . . . .
    ";
    assert!(!caught(breaker, 1, 2));
}

#[test]
fn capturing_an_attacker_is_a_way_out() {
    let alone = "
        O a . . .
        . X . . .
        . . . . .
        . . . . .
        . . . . .
    ";
    assert!(caught(alone, 0, 0));
    let helped = "
        O a O . .
        . X O . .
        . O . . .
        . . . . .
        . . . . .
    ";
    assert!(!caught(helped, 0, 0));
}

#[test]
fn along_the_first_line_there_is_no_way_out() {
    let edge = "
        . . X O a . .
        . . X . X . .
        . . X X X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    ";
    assert!(caught(edge, 3, 0));
}

/// The referee's board with the stones of a playout board.
fn referees(board: &PlayoutBoard) -> Board {
    let stones = ByColor::from_fn(|color| {
        let stands = |point: &Point| board.stone(*point) == Some(color);
        board.size().points().filter(stands).collect()
    });
    Board::of_stones(board.size(), &stones)
}

/// A board on which the stone in the middle of the second row is caught only
/// by a ko, which Black takes at `a`.
const KO: &str = "
    X O a O O . .
    . X O X O . .
    . X . X O . .
    . . X . O . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
";

#[test]
fn a_ladder_that_needs_a_ko_is_none() {
    assert!(!caught(KO, 2, 1));
    // Connected, the stone cannot be taken back.
    assert!(caught(&KO.replacen("X O a O O", "X X a O O", 1), 2, 1));
}

#[test]
fn a_ko_that_is_forbidden_now_is_a_way_out() {
    let mut board = PlayoutBoard::of_board(&board(KO));
    let (taken, back) = (Point::new(2, 0), Point::new(1, 0));
    board.play(Color::Black, taken);
    assert!(!board.is_legal(Color::White, back));
    let stone = board.spot(Point::new(2, 1));
    assert!(!LadderReader::default().is_lost(&board, stone));
}

/// How often the two readers were asked, how often a chain was caught, and how
/// often that was too long to read.
#[derive(Debug, Default)]
struct Tally {
    asked: usize,
    caught: usize,
    missed: usize,
}

impl Tally {
    #[track_caller]
    fn note(&mut self, fast: bool, slow: bool, board: &PlayoutBoard, stone: Point) {
        assert!(slow || !fast, "{stone:?} gets away from {board:?}");
        self.asked += 1;
        self.missed += usize::from(slow && !fast);
        self.caught += usize::from(slow);
    }

    /// Asks both readers about every chain with one or two liberties, and about
    /// every way to begin or to run.
    #[track_caller]
    fn compare(&mut self, ladders: &mut LadderReader, board: &PlayoutBoard) {
        let real = referees(board);
        for color in Color::BOTH {
            for head in real.chain_heads(color) {
                let stone = board.spot(head);
                match board.few_liberties(stone) {
                    FewLiberties::One(run) => {
                        let lost = Chase::of(color, head).is_lost(&real);
                        self.note(ladders.is_lost(board, stone), lost, board, head);
                        let saved = board.may_put(color, run) && {
                            let (after, ban) = played(&real, color, board.point(run));
                            !Chase::of(color, head).is_caught(&after, ban)
                        };
                        let found = ladders.is_saved_by(board, stone, run);
                        self.note(!found, !saved, board, head);
                    }
                    FewLiberties::Two(one, two) => {
                        for start in [one, two] {
                            let slow = board.may_put(color.other(), start) && {
                                let (after, _) = played(&real, color.other(), board.point(start));
                                Chase::of(color, head).is_lost(&after)
                            };
                            let fast = ladders.is_caught_by(board, stone, start);
                            self.note(fast, slow, board, head);
                        }
                    }
                    FewLiberties::More => {}
                }
            }
        }
    }
}

/// A game of stones put beside the last one more often than elsewhere, which is
/// where ladders come from; `look` sees every position.
fn wander(size: Size, seed: u64, mut look: impl FnMut(&PlayoutBoard)) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut board = PlayoutBoard::empty(size);
    let mut last = None;
    let mut color = Color::Black;
    for _ in 0..2 * size.area() {
        let near = last
            .filter(|_| rng.random_range(0..3) > 0)
            .and_then(|last| {
                let ring = board.ring(last);
                let spot = ring[rng.random_range(0..ring.len())];
                board.is_sensible(color, spot).then_some(spot)
            });
        let spot = near
            .or_else(|| board.random_spot(&mut rng, |board, spot| board.is_sensible(color, spot)));
        let Some(spot) = spot else {
            return;
        };
        board.put_at(color, spot);
        look(&board);
        last = Some(spot);
        color = color.other();
    }
}

#[test]
fn ladders_are_read_as_the_slow_reader_reads_them() {
    for (lines, games) in [(4, 60), (5, 60), (7, 40), (9, 20), (13, 5), (19, 3)] {
        let size = Size::new(lines).unwrap();
        let mut tally = Tally::default();
        let mut ladders = LadderReader::default();
        for seed in 0..games {
            wander(size, seed, |board| tally.compare(&mut ladders, board));
        }
        assert!(tally.asked > 5_000, "{size}: {tally:?}");
        // Across a large board a ladder can be longer than the limits.
        let most = if lines < 19 { 0 } else { tally.caught / 500 };
        assert!(tally.missed <= most, "{size}: {tally:?}");
        assert!(tally.caught > 1_000, "{size}: {tally:?}");
    }
}
