//! A player of this machine and their rated games, as lines.

use crate::profile::Profile;
use crate::words::{
    self, Language, RatingWords, rated_game_line, rating_aloud, unfinished_text, won_and_lost,
};

/// What is known of a player, and their rated games, the latest first.
pub(in crate::console) fn profile_lines(profile: &Profile, language: Language) -> Vec<String> {
    let say = |word: RatingWords| language.say(word).to_owned();
    let rating = profile.rating();
    let mut lines = vec![profile.name().to_owned()];
    match profile.rank() {
        Some(_) => {
            lines.push(rating_aloud(language, rating));
            if rating.is_provisional() {
                lines.push(say(RatingWords::Provisional));
            }
            let numbers = [rating.rating, rating.deviation].map(|number| format!("{number:.0}"));
            lines.push(language.fill(RatingWords::RatingNumbers, &[&numbers[0], &numbers[1]]));
        }
        None => lines.push(words::player_rank(language, profile)),
    }
    if let Some(game) = profile.unfinished() {
        lines.push(String::new());
        lines.push(unfinished_text(language, game));
    }
    lines.push(String::new());
    if profile.games().is_empty() {
        lines.push(say(RatingWords::NoGames));
        return lines;
    }
    lines.push(won_and_lost(language, profile));
    lines.push(String::new());
    let games = profile.games().iter().rev();
    lines.extend(games.map(|ended| rated_game_line(language, ended)));
    lines
}
