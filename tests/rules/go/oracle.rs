//! The fast rules against the slow ones, over many random games.

use jego::board::{Color, Point, Size};
use jego::game::{Game as _, History, Key, Past, perft};
use jego::go::{
    Board, IllegalMove, KoRule, Move, Passes, Phase, Position, Rules, Ruleset, Suicide,
};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng};

use crate::go::slow::{Refusal, Slow};

const KO_RULES: [KoRule; 4] = [
    KoRule::Simple,
    KoRule::PositionalSuperko,
    KoRule::SituationalSuperko,
    KoRule::NaturalSituationalSuperko,
];

fn rules(ko: KoRule, suicide: Suicide) -> Rules {
    Rules {
        ko,
        suicide,
        ..Ruleset::French.rules()
    }
}

/// Plays one random game on both boards and compares them at every turn.
fn compare_game(seed: u64, size: Size, rules: Rules) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut fast = History::new(Position::new(size, rules));
    let mut slow = Slow::new(usize::from(size.lines()), rules);
    let context = || format!("seed {seed}, {size}, {rules:?}");
    // On small boards every move is asked about at every turn; on large ones
    // at a few of them, and a few moves at the others.
    let every = if size.lines() <= 5 {
        1
    } else {
        size.area() / 4
    };
    for turn in 0..3 * size.area() + 10 {
        if turn % every == 0 {
            assert_eq!(fast.legal_moves(), slow.legal_moves(), "{}", context());
            compare_with_rebuilt(fast.position().board(), &context());
        }
        try_any_move(&mut fast, &slow, &mut rng);
        if slow.over {
            break;
        }
        let mv = random_legal(&slow, &mut rng);
        slow.play(mv).unwrap();
        fast.play(mv)
            .unwrap_or_else(|error| panic!("{}: {error}", context()));
        compare_boards(fast.position(), &slow, context);
    }
}

fn random_legal(slow: &Slow, rng: &mut SmallRng) -> Move {
    let moves = slow.moves();
    for _ in 0..20 {
        let mv = moves[rng.random_range(0..moves.len())];
        // Few passes, so that boards fill up and repeat.
        let wanted = mv != Move::Pass || rng.random_ratio(1, 4);
        if wanted && slow.judge(mv).is_ok() {
            return mv;
        }
    }
    let legal = slow.legal_moves();
    legal[rng.random_range(0..legal.len())]
}

/// Both accept any move or both refuse it, for the same reason; and a refusal
/// changes nothing.
fn try_any_move(fast: &mut History<Position>, slow: &Slow, rng: &mut SmallRng) {
    let moves = slow.moves();
    let mv = moves[rng.random_range(0..moves.len())];
    let verdict = fast.position().judge(slow.to_play, mv, fast.past());
    match (verdict, slow.judge(mv)) {
        (Ok(()), Ok(())) => return,
        (Err(IllegalMove::Occupied(_)), Err(Refusal::Occupied))
        | (Err(IllegalMove::Suicide(_)), Err(Refusal::Suicide))
        | (Err(IllegalMove::Stopped | IllegalMove::Void), Err(Refusal::Over)) => {}
        (Err(IllegalMove::Ko { turn, .. }), Err(Refusal::Repeats(earlier))) => {
            assert_eq!(turn, earlier);
        }
        (fast, slow) => panic!("{mv:?}: {fast:?} but {slow:?}"),
    }
    let before = (fast.position().clone(), fast.cursor(), fast.tree().ids());
    assert_eq!(fast.play(mv), Err(verdict.unwrap_err()));
    assert_eq!(
        before,
        (fast.position().clone(), fast.cursor(), fast.tree().ids())
    );
}

fn compare_boards(fast: &Position, slow: &Slow, context: impl Fn() -> String) {
    let board = fast.board();
    for (place, point) in board.size().points().enumerate() {
        let stone = match slow.board[place] {
            'X' => Some(Color::Black),
            'O' => Some(Color::White),
            _ => None,
        };
        assert_eq!(
            board.stone(point),
            stone,
            "{point:?} {}\n{board}",
            context()
        );
    }
    let situation = fast.situation();
    assert_eq!(
        (
            situation.to_play,
            (situation.prisoners.black) as usize,
            (situation.prisoners.white) as usize,
            fast.is_over(),
            situation.phase == Phase::Void,
        ),
        (
            slow.to_play,
            slow.black_prisoners,
            slow.white_prisoners,
            slow.over,
            slow.void
        ),
        "{}",
        context()
    );
}

/// What is kept up to date move by move equals what is worked out anew, and
/// every chain has a liberty.
fn compare_with_rebuilt(board: &Board, context: &str) {
    let rebuilt = Board::of_stones(board.size(), board.stones());
    assert_eq!(board.key(), rebuilt.key(), "{context}");
    for point in board.size().points() {
        assert_eq!(board.liberties(point), rebuilt.liberties(point));
        let known = usize::from(board.liberties(point));
        assert_eq!(known, board.liberty_points(point).len(), "{context}");
        assert_eq!(board.chain(point), rebuilt.chain(point), "{context}");
        assert_eq!(board.is_empty(point), known == 0, "{context}\n{board}");
    }
}

/// 320 games on each size from 2 to 9 with each suicide rule: with four ko
/// rules 20,480 in all.
fn compare_small_games(ko: KoRule) {
    for suicide in [Suicide::Forbidden, Suicide::Allowed] {
        for lines in 2..=9 {
            let size = Size::new(lines).unwrap();
            for game in 0..320 {
                compare_game(game, size, rules(ko, suicide));
            }
        }
    }
}

#[test]
fn simple_ko_agrees_with_the_slow_rules() {
    compare_small_games(KoRule::Simple);
}

#[test]
fn positional_superko_agrees_with_the_slow_rules() {
    compare_small_games(KoRule::PositionalSuperko);
}

#[test]
fn situational_superko_agrees_with_the_slow_rules() {
    compare_small_games(KoRule::SituationalSuperko);
}

#[test]
fn natural_situational_superko_agrees_with_the_slow_rules() {
    compare_small_games(KoRule::NaturalSituationalSuperko);
}

#[test]
fn large_boards_agree_with_the_slow_rules() {
    for (size, games) in [(Size::THIRTEEN, 200), (Size::NINETEEN, 200)] {
        for game in 0..games {
            let ko = KO_RULES[game as usize % 4];
            let suicide = [Suicide::Forbidden, Suicide::Allowed][game as usize / 4 % 2];
            compare_game(game, size, rules(ko, suicide));
        }
    }
}

#[test]
fn where_white_passes_last_both_end_the_game_alike() {
    for game in 0..500 {
        let rules = Rules {
            passes: Passes::WhiteLast,
            ..Ruleset::Aga.rules()
        };
        compare_game(game, Size::SMALLEST, rules);
    }
}

/// Every sequence of legal moves up to some depth: one wrong verdict anywhere
/// changes the number.
#[test]
fn the_number_of_move_sequences_agrees_with_the_slow_rules() {
    for (lines, depth) in [(2, 9), (3, 5)] {
        for ko in KO_RULES {
            for suicide in [Suicide::Forbidden, Suicide::Allowed] {
                let rules = rules(ko, suicide);
                let start = Position::new(Size::new(lines).unwrap(), rules);
                assert_eq!(
                    perft(&start, depth),
                    slow_perft(&Slow::new(usize::from(lines), rules), depth),
                    "{lines} {ko:?} {suicide:?}"
                );
            }
        }
    }
}

fn slow_perft(game: &Slow, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = |mv| {
        let mut next = game.clone();
        next.play(mv).unwrap();
        slow_perft(&next, depth - 1)
    };
    game.legal_moves().into_iter().map(after).sum()
}

/// 81 numbers of 64 bits depend on each other: some black stones on 9×9 have
/// together the key of the empty board. Putting the last of them is legal all
/// the same, because the stones differ.
#[test]
fn two_boards_with_the_same_key_are_still_two_boards() {
    let stones = stones_with_the_key_of_none();
    let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
    for &point in &stones {
        game.play(Move::Place(point)).unwrap();
        game.play(Move::Pass).unwrap();
    }
    let start = Position::new(Size::NINE, Ruleset::French.rules());
    assert_eq!(game.position().key(), start.key());
    assert_ne!(game.position().board(), start.board());
    let past = Past::starting_from(&start);
    assert_eq!(past.earliest(start.key(), |_| true), Some(0));
}

fn stones_with_the_key_of_none() -> Vec<Point> {
    // Gaussian elimination over bits; `from` remembers which points made a row.
    let points: Vec<Point> = Size::NINE.points().collect();
    let mut rows: Vec<(u64, u128)> = Vec::new();
    for (index, &point) in points.iter().enumerate() {
        let mut number = Key::of_stone(Color::Black, point).bits();
        let mut from = 1_u128 << index;
        for &(row, made_from) in &rows {
            if number ^ row < number {
                number ^= row;
                from ^= made_from;
            }
        }
        if number == 0 {
            return (0..points.len())
                .filter(|i| from >> i & 1 == 1)
                .map(|i| points[i])
                .collect();
        }
        rows.push((number, from));
        rows.sort_by_key(|&(row, _)| std::cmp::Reverse(row));
    }
    panic!("65 numbers of 64 bits are always dependent")
}
