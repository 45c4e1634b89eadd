//! Guesses of moves in words.

use super::{GuessWords as Words, Language, move_name};
use crate::board::Size;
use crate::game::HalfPoints;
use crate::go::Move;
use crate::guess::Guess;
use crate::record::AnyMove;

/// What a guess is worth, beside the move of the game and the best one.
#[must_use]
pub fn guess_text(language: Language, guess: &Guess, size: Size) -> String {
    let name = |mv: Move| move_name(language, &AnyMove::Go(mv, size)).unwrap_or_default();
    let [guessed, played] = [guess.guessed, guess.played].map(name);
    let Some(worth) = &guess.worth else {
        return match guess.is_hit() {
            true => language.fill(Words::HitUnjudged, &[&guessed]),
            false => language.fill(Words::MissUnjudged, &[&guessed, &played]),
        };
    };
    let points =
        |points: f32| language.points(HalfPoints::from_halves((points * 2.0).round() as i32));
    let own = language.count(worth.points() as usize, Words::OwnPoints);
    let mut parts = vec![match guess.is_hit() {
        true => language.fill(Words::Hit, &[&guessed, &own]),
        false => language.fill(
            Words::Miss,
            &[
                &guessed,
                &points(worth.loss),
                &own,
                &played,
                &points(worth.played_loss),
            ],
        ),
    }];
    if let Some(&best) = worth.best.first()
        && best != guess.guessed
        && best != guess.played
    {
        parts.push(language.fill(Words::Best, &[&name(best)]));
    }
    language.sentences(&parts)
}
