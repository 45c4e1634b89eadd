//! Whole games: nothing illegal is played, and they end.

use jego::ai::{Budget, Choice, Config, Grade as _, Level, Mind as _, Question, Stop, Thinker};
use jego::board::Color;
use jego::game::{Game as _, History};
use jego::go::{Handicap, KoRule, Position, Rules, Ruleset};

use crate::{choose, size, thinker};

/// Plays a game between two levels to its end, and returns how long it was.
fn play(start: Position, levels: [Level; 2], visits: u32, seed: u64, most: usize) -> usize {
    let mut game = History::new(start);
    let mut players = levels.map(|level| thinker(level, seed));
    for turn in 0..most {
        if game.position().is_over() {
            return turn;
        }
        let player = match game.position().to_play() {
            Color::Black => &mut players[0],
            Color::White => &mut players[1],
        };
        let mv = choose(player, &game, visits);
        let played = game.play(mv);
        assert!(played.is_ok(), "seed {seed} {levels:?} {mv:?}: {played:?}");
    }
    most
}

#[test]
fn every_level_plays_legal_games_that_end_under_every_ruleset() {
    for (seed, ruleset) in Ruleset::ALL.into_iter().enumerate() {
        for (lines, level) in [2, 3, 4, 5, 6, 7]
            .into_iter()
            .cycle()
            .zip(Level::ALL.iter().copied())
        {
            let start = Position::new(size(lines), ruleset.rules());
            let other = Level::ALL[seed % Level::ALL.len()];
            let most = 12 * size(lines).area();
            let turns = play(start, [level, other], 24, seed as u64, most);
            assert!(turns < most, "{ruleset} {lines} {level} {other}");
        }
    }
}

#[test]
fn every_ko_rule_is_kept() {
    for ko in [
        KoRule::Simple,
        KoRule::PositionalSuperko,
        KoRule::SituationalSuperko,
        KoRule::NaturalSituationalSuperko,
    ] {
        let rules = Rules {
            ko,
            ..Ruleset::Chinese.rules()
        };
        // Hardly any board has as many kos as this one.
        for seed in 0..12 {
            let start = Position::new(size(3), rules);
            play(start, [Level::Glance, Level::Plan], 40, seed, 200);
        }
    }
}

#[test]
fn large_boards_and_all_handicaps_can_be_played() {
    for (lines, handicap) in [
        (9, Handicap::Fixed(4)),
        (13, Handicap::Free(5)),
        (19, Handicap::Free(9)),
        (19, Handicap::Fixed(9)),
        (25, Handicap::None),
    ] {
        let rules = Ruleset::Chinese.rules();
        let start = Position::with_handicap(size(lines), rules, handicap).unwrap();
        play(start, [Level::Glance, Level::Glance], 8, 1, 30);
    }
}

#[test]
fn one_thread_and_one_seed_play_the_same_game_twice_and_another_seed_another() {
    let record = |seed: u64| {
        let mut game = History::new(Position::new(size(9), Ruleset::French.rules()));
        let mut player = thinker(Level::Plan, seed);
        let mut moves = Vec::new();
        for _ in 0..12 {
            let mv = choose(&mut player, &game, 150);
            game.play(mv).unwrap();
            moves.push(mv);
        }
        moves
    };
    assert_eq!(record(5), record(5));
    // Who looks at so little would otherwise open every game alike.
    let mut others: Vec<_> = (6..12).map(record).collect();
    others.sort();
    others.dedup();
    assert!(others.len() >= 5, "{others:?}");
}

#[test]
fn several_threads_play_legal_moves_too() {
    let mut game = History::new(Position::new(size(9), Ruleset::French.rules()));
    let mut player = Thinker::new(Config {
        level: Level::Insight,
        threads: 4,
        seed: 3,
        resigns: true,
    });
    for _ in 0..10 {
        let budget = Budget::of_visits(400);
        let question = Question::of(&game);
        match player.choose(&question, &budget, &Stop::new(), &mut |_| ()) {
            Choice::Move(mv) => game.play(mv).unwrap(),
            Choice::Resign => panic!("nothing is lost yet"),
        };
    }
}
