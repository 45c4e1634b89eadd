//! Whole games between levels.

use jego::ai::BotLevel as _;
use jego::ai::aligne4::{Aligne4Bot, Level};
use jego::aligne4::{Move, Position, Variant};
use jego::board::{ByColor, Color};
use jego::game::{Game as _, History};

use crate::aligne4::{bot, choose};

/// Plays to the end and returns the moves and who won.
fn play(
    variant: Variant,
    players: &mut ByColor<&mut Aligne4Bot>,
    visits: u32,
) -> (Vec<Move>, Option<Color>) {
    let mut game = History::new(Position::new(variant));
    let mut moves = Vec::new();
    while game.position().outcome().is_none() {
        let player = &mut players[game.position().to_play()];
        let mv = choose(player, &game, visits);
        game.play(mv).unwrap();
        moves.push(mv);
    }
    (moves, game.position().outcome().unwrap().winner())
}

#[test]
fn a_game_of_each_pair_of_levels_ends() {
    for variant in Variant::ALL {
        for &black in Level::ALL {
            for &white in Level::ALL {
                let (black, white) = (&mut bot(black, 1), &mut bot(white, 2));
                let (moves, winner) = play(variant, &mut ByColor { black, white }, 2_000);
                let most = match variant {
                    Variant::Aligne4 => 16,
                    Variant::Quarto => 32,
                };
                assert!((4..=most).contains(&moves.len()));
                assert!(winner.is_some() || moves.len() == most);
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game_and_another_one_another() {
    for variant in Variant::ALL {
        let played = |seed| {
            let mut players = [Level::Mastery, Level::Care].map(|level| bot(level, seed));
            let [black, white] = &mut players;
            play(variant, &mut ByColor { black, white }, 3_000).0
        };
        assert_eq!(played(7), played(7));
        assert_ne!(played(7), played(8));
    }
}

/// The share of games that a level wins against the one below it; a draw is
/// half a game, and both begin as often.
fn share(variant: Variant, stronger: Level, weaker: Level, games: u32) -> f64 {
    let (mut stronger, mut weaker) = (bot(stronger, 11), bot(weaker, 12));
    let mut points = 0.0;
    for game in 0..games {
        let (side, mut players) = if game % 2 == 0 {
            let (black, white) = (&mut stronger, &mut weaker);
            (Color::Black, ByColor { black, white })
        } else {
            let (black, white) = (&mut weaker, &mut stronger);
            (Color::White, ByColor { black, white })
        };
        let (_, winner) = play(variant, &mut players, 1_000);
        points += match winner {
            Some(winner) if winner == side => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
    }
    points / f64::from(games)
}

#[test]
fn each_level_beats_the_one_below_it() {
    for variant in Variant::ALL {
        for pair in Level::ALL.windows(2) {
            let share = share(variant, pair[1], pair[0], 200);
            assert!(share > 0.6, "{variant}, {} won {share}", pair[1]);
        }
    }
}
