//! What holds in every game, checked over random ones.

use jego::board::{Color, Size};
use jego::game::{Game as _, History};
use jego::go::{Count, KoRule, Move, Phase, Position, Rules, Ruleset, Territory};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng};

/// A random game with few passes, stopped after `turns` or by its end.
fn random_game(seed: u64, size: Size, rules: Rules, turns: usize) -> History<Position> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = History::new(Position::new(size, rules));
    for _ in 0..turns {
        let mut legal = game.legal_moves();
        if legal.len() > 1 && !rng.random_ratio(1, 30) {
            legal.retain(|&mv| mv != Move::Pass);
        }
        if legal.is_empty() {
            break;
        }
        game.play(legal[rng.random_range(0..legal.len())]).unwrap();
    }
    game
}

#[test]
fn undo_restores_every_position_exactly_and_redo_returns() {
    for seed in 0..200 {
        let size = Size::new(2 + (seed % 8) as u8).unwrap();
        let ruleset = Ruleset::ALL[seed as usize % 7];
        let mut game = random_game(seed, size, ruleset.rules(), 120);
        let end = game.position().clone();
        let end_moves = game.legal_moves();
        let mut seen = vec![(end.clone(), end.key(), end_moves.clone())];
        while game.undo().is_some() {
            let position = game.position();
            seen.push((position.clone(), position.key(), game.legal_moves()));
        }
        assert_eq!(*game.position(), Position::new(size, ruleset.rules()));
        while let Some((position, key, moves)) = seen.pop() {
            assert_eq!(*game.position(), position, "seed {seed}");
            assert_eq!(game.position().key(), key);
            assert_eq!(game.legal_moves(), moves);
            game.redo();
        }
        assert_eq!(game.redo(), None);
    }
}

#[test]
fn stones_on_the_board_and_prisoners_are_the_moves_played() {
    for seed in 0..200 {
        let size = Size::new(2 + (seed % 12) as u8).unwrap();
        let game = random_game(seed, size, Ruleset::NewZealand.rules(), 300);
        let position = game.position();
        let passes = position.situation().passes;
        let played = game.path().len() - 1 - (passes.black + passes.white) as usize;
        let stones = position.board().stones();
        let prisoners = position.situation().prisoners;
        assert_eq!(
            played,
            stones.black.len() + stones.white.len() + (prisoners.black + prisoners.white) as usize
        );
    }
}

/// What the letter of the rules says: whoever may not make a position they
/// made before may not bring back that situation, and whoever may not bring
/// back a situation may not bring back the position.
#[test]
fn each_superko_rule_refuses_all_that_a_weaker_one_refuses() {
    let strict_first = [
        KoRule::PositionalSuperko,
        KoRule::SituationalSuperko,
        KoRule::NaturalSituationalSuperko,
    ];
    let mut differ = 0;
    for seed in 0..300 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let size = Size::new(2 + (seed % 3) as u8).unwrap();
        let mut games = strict_first.map(|ko| {
            let rules = Rules {
                ko,
                ..Ruleset::NewZealand.rules()
            };
            History::new(Position::new(size, rules))
        });
        for _ in 0..60 {
            let legal = games.each_ref().map(History::legal_moves);
            assert!(legal[0].iter().all(|mv| legal[1].contains(mv)));
            assert!(legal[1].iter().all(|mv| legal[2].contains(mv)));
            differ += usize::from(legal[0] != legal[1]) + usize::from(legal[1] != legal[2]);
            if legal[0].is_empty() {
                break;
            }
            let mv = legal[0][rng.random_range(0..legal[0].len())];
            for game in &mut games {
                game.play(mv).unwrap();
            }
        }
    }
    assert!(differ > 100, "the rules must have differed: {differ}");
}

/// Area counting never loses a point, and during play the quick count is the
/// final one without dead stones.
#[test]
fn the_parts_of_a_count_add_up() {
    for seed in 0..100 {
        let size = Size::new(2 + (seed % 18) as u8).unwrap();
        let game = random_game(seed, size, Ruleset::Chinese.rules(), 200);
        let territory = Territory::in_play(game.position().board());
        let owned = |color| territory.area(color).len();
        assert_eq!(
            owned(Color::Black) + owned(Color::White) + territory.neutral().len(),
            size.area()
        );
        let count = Count::in_play(game.position());
        let (black, white) = (count.parts(Color::Black), count.parts(Color::White));
        assert_eq!(
            black.total.halves(),
            2 * (black.stones + black.territory) as i32
        );
        assert_eq!(
            white.total.halves(),
            2 * (white.stones + white.territory) as i32 + 15
        );
    }
}

#[test]
fn a_game_with_superko_always_comes_to_an_end() {
    for seed in 0..40 {
        let ruleset = [Ruleset::TrompTaylor, Ruleset::Chinese][seed as usize % 2];
        let game = random_game(seed, Size::SMALLEST, ruleset.rules(), usize::MAX);
        assert_eq!(game.position().situation().phase, Phase::Counting);
    }
}
