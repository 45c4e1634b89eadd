//! What the levels promise, held against trying every move.

use jego::ai::BotLevel as _;
use jego::ai::aligne4::Level;
use jego::aligne4::{Move, Piece, Position, Square, Variant};
use jego::game::History;

use crate::aligne4::slow::{Slow, alike, lines};
use crate::aligne4::{begun, bot, choose};

/// Random games that go on, of both variants and of any length.
fn games() -> impl Iterator<Item = (u64, History<Position>)> {
    (0..800_u64).flat_map(|seed| {
        let turns = (seed % 13) as usize;
        let four = begun(Variant::Aligne4, turns, seed);
        let quarto = begun(Variant::Quarto, turns * 2 + (seed / 13 % 2) as usize, seed);
        four.into_iter().chain(quarto).map(move |game| (seed, game))
    })
}

fn wins(slow: &Slow, mv: Move) -> bool {
    slow.after(mv).winner == Some(slow.to_play)
}

#[test]
fn all_levels_but_chance_take_a_win() {
    let mut taken = 0;
    for (seed, game) in games() {
        let slow = Slow::of(&game);
        if !slow.can_win() {
            continue;
        }
        for &level in &Level::ALL[1..] {
            let mv = choose(&mut bot(level, seed), &game, 1);
            assert!(wins(&slow, mv), "seed {seed}, {level}: {mv:?}");
        }
        taken += 1;
    }
    assert!(taken > 200, "{taken}");
}

/// Whether a move leaves the opponent no win with the next piece, however the
/// mover goes on until then.
fn keeps_safe(slow: &Slow, mv: Move) -> bool {
    let after = slow.after(mv);
    match mv {
        Move::Put { .. } | Move::Give(_) => !after.can_win(),
        Move::Set(_) => {
            after.is_full()
                || after
                    .legal_moves()
                    .into_iter()
                    .any(|gift| !after.after(gift).can_win())
        }
    }
}

#[test]
fn care_and_mastery_hand_over_no_win_that_can_be_withheld() {
    let mut withheld = 0;
    for (seed, game) in games() {
        let slow = Slow::of(&game);
        let moves = slow.legal_moves();
        let safe = |&mv: &Move| keeps_safe(&slow, mv);
        if slow.can_win() || moves.iter().all(safe) || !moves.iter().any(safe) {
            continue;
        }
        for level in [Level::Care, Level::Mastery] {
            let mv = choose(&mut bot(level, seed), &game, 1);
            assert!(safe(&mv), "seed {seed}, {level}: {mv:?}");
        }
        withheld += 1;
    }
    assert!(withheld > 200, "{withheld}");
}

/// How many lines of two alike pieces get a third that is like neither in
/// what they share.
fn broken(slow: &Slow, piece: u8, square: u8) -> usize {
    let through = lines().iter().filter(|line| line.contains(&square.into()));
    through
        .filter(|line| {
            let mut pieces: Vec<u8> = line.iter().filter_map(|&at| slow.board[at]).collect();
            let pair = pieces.len() == 2 && alike(&pieces);
            pieces.push(piece);
            pair && !alike(&pieces)
        })
        .count()
}

#[test]
fn hinder_breaks_as_many_lines_of_two_as_it_can() {
    let mut hindered = 0;
    for (seed, game) in games() {
        let slow = Slow::of(&game);
        let breaks = |mv: Move| {
            let (piece, at) = match mv {
                Move::Put { piece, at } => (piece.number(), at),
                Move::Set(at) => (slow.hand.unwrap(), at),
                Move::Give(_) => return 0,
            };
            broken(&slow, piece, Square::at(at).unwrap().number())
        };
        let most = slow.legal_moves().into_iter().map(breaks).max().unwrap();
        if slow.can_win() || most == 0 {
            continue;
        }
        let mv = choose(&mut bot(Level::Hinder, seed), &game, 1);
        assert_eq!(breaks(mv), most, "seed {seed}: {mv:?}");
        hindered += 1;
    }
    assert!(hindered > 200, "{hindered}");
}

#[test]
fn hinder_hands_over_what_fits_least() {
    let mut game = History::new(Position::new(Variant::Quarto));
    // Two white small plants, one round and one square: only black large
    // animals fit nowhere.
    for (piece, square) in [(7, 0), (15, 1)] {
        game.play(Move::Give(Piece::ALL[piece])).unwrap();
        game.play(Move::Set(Square::ALL[square].point())).unwrap();
    }
    for seed in 0..40 {
        let mv = choose(&mut bot(Level::Hinder, seed), &game, 1);
        let Move::Give(piece) = mv else {
            panic!("{mv:?}");
        };
        assert!([0, 8].contains(&piece.number()), "{piece}");
    }
}

#[test]
fn chance_plays_every_legal_move_sooner_or_later() {
    let game = begun(Variant::Aligne4, 10, 5).unwrap();
    let mut player = bot(Level::Chance, 1);
    let mut played: Vec<Move> = (0..2_000).map(|_| choose(&mut player, &game, 1)).collect();
    played.sort();
    played.dedup();
    let mut legal = game.legal_moves();
    legal.sort();
    assert_eq!(played, legal);
}
