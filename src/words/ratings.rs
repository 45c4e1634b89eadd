//! Players of this machine and their rated games, in words.

use super::{Language, RatingWords, file_error, rank_name};
use crate::game::HalfPoints;
use crate::profile::{BegunGame, Profile, ProfileError, RatedGame, UnreadableProfile};
use crate::rating::{GameResult, Rating, Unratable};
use crate::session::RatedRefusal;

/// Why something cannot be done in a rated game.
#[must_use]
pub fn rated_refusal(language: Language, why: RatedRefusal) -> &'static str {
    language.say(match why {
        RatedRefusal::TakeBack => RatingWords::NoTakeBack,
        RatedRefusal::Help => RatingWords::NoHelp,
        RatedRefusal::Computer => RatingWords::NoHurry,
        RatedRefusal::Terms => RatingWords::NoOtherTerms,
        RatedRefusal::Edit => RatingWords::NoEditing,
        RatedRefusal::Pause => RatingWords::NoPause,
        RatedRefusal::Dead => RatingWords::NoMarking,
        RatedRefusal::Ended => RatingWords::StaysEnded,
    })
}

/// Why a game cannot be rated.
#[must_use]
pub fn unratable(language: Language, why: &Unratable) -> String {
    let say = |phrase: RatingWords| language.say(phrase).to_owned();
    match why {
        Unratable::Engine => say(RatingWords::NoEngineRank),
        Unratable::Size => say(RatingWords::OnlyUsualSizes),
        Unratable::Rules => say(RatingWords::NoOwnRules),
        Unratable::NoPlayer => say(RatingWords::NeedsProfile),
        Unratable::Unfinished(date) => language.fill(RatingWords::OneAtATime, &[date]),
    }
}

/// A rating as a rank and how many ranks it may be off: "8 kyu ± 1.5".
#[must_use]
pub fn rating_text(language: Language, rating: &Rating) -> String {
    within(language, RatingWords::RankWithin, rating)
}

/// The same to be read aloud: "8 kyu, give or take 1.5 ranks".
#[must_use]
pub fn rating_aloud(language: Language, rating: &Rating) -> String {
    within(language, RatingWords::RankWithinAloud, rating)
}

/// Tenths of a rank are told only where they mean something.
fn within(language: Language, phrase: RatingWords, rating: &Rating) -> String {
    let rank = rank_name(language, rating.rank());
    let off = rating.uncertainty_ranks();
    let decimals = usize::from(off < 2.95);
    let ranks = language.decimal(&format!("{off:.decimals$}"));
    language.fill(phrase, &[&rank, &ranks])
}

/// The rank of a player, or that they have none yet.
#[must_use]
pub fn player_rank(language: Language, profile: &Profile) -> String {
    match profile.rank() {
        Some(_) => rating_text(language, profile.rating()),
        None => language.say(RatingWords::NoRank).to_owned(),
    }
}

/// The terms of a game: "2 stones, komi 2.5".
#[must_use]
pub fn terms_text(language: Language, stones: u8, komi: HalfPoints, even: HalfPoints) -> String {
    let komi_text = language.points(komi);
    match stones {
        0 if komi == even => language.say(RatingWords::EvenTerms).to_owned(),
        0 => language.fill(RatingWords::KomiOnly, &[&komi_text]),
        stones => language.fill_for(
            usize::from(stones),
            RatingWords::StonesAndKomi,
            &[&stones, &komi_text],
        ),
    }
}

/// What a rated game was played on: "19×19, 2 stones, komi 2.5".
#[must_use]
pub fn game_terms(language: Language, game: &BegunGame) -> String {
    let rules = game.rules.parse::<crate::go::Ruleset>();
    let even = rules.map_or(game.komi, |set| set.rules().komi);
    let terms = terms_text(language, game.handicap, game.komi, even);
    language.series(&[format!("{0}×{0}", game.size), terms])
}

/// How a rated game ended for the player, and their rank after it.
#[must_use]
pub fn game_result(language: Language, ended: &RatedGame) -> String {
    let result = language.say(match ended.result {
        GameResult::Won => RatingWords::Won,
        GameResult::Drawn => RatingWords::Drawn,
        GameResult::Lost => RatingWords::Lost,
    });
    let rank = rank_name(language, ended.rating.rank());
    language.fill(RatingWords::GameResult, &[&result, &ended.outcome, &rank])
}

/// A rated game in one line: date, opponent, terms, result.
#[must_use]
pub fn rated_game_line(language: Language, ended: &RatedGame) -> String {
    let opponent = rank_name(language, ended.game.opponent);
    let terms = game_terms(language, &ended.game);
    let result = game_result(language, ended);
    language.fill(
        RatingWords::GameLine,
        &[&ended.ended, &opponent, &terms, &result],
    )
}

/// That a rated game is unfinished, and what that means.
#[must_use]
pub fn unfinished_text(language: Language, game: &BegunGame) -> String {
    let opponent = rank_name(language, game.opponent);
    language.fill(RatingWords::Unfinished, &[&game.date, &opponent])
}

/// How many games a player won and lost.
#[must_use]
pub fn won_and_lost(language: Language, profile: &Profile) -> String {
    let count = |wanted| {
        let games = profile.games().iter();
        games.filter(|ended| ended.result == wanted).count()
    };
    let (won, lost) = (count(GameResult::Won), count(GameResult::Lost));
    language.fill(RatingWords::WonAndLost, &[&won, &lost])
}

/// Why something cannot be done with a profile.
#[must_use]
pub fn profile_error(language: Language, why: &ProfileError) -> String {
    match why {
        ProfileError::File(error) => file_error(language, error),
        ProfileError::Newer(path) => language.fill(RatingWords::NewerFile, &[&path.display()]),
        ProfileError::Damaged(path) => language.fill(RatingWords::DamagedFile, &[&path.display()]),
        ProfileError::NoName => language.say(RatingWords::NameNeeded).to_owned(),
    }
}

/// What became of a profile that cannot be read.
#[must_use]
pub fn unreadable_profile(language: Language, unreadable: &UnreadableProfile) -> String {
    match (&unreadable.why, &unreadable.kept) {
        (ProfileError::Damaged(path), Some(kept)) => language.fill(
            RatingWords::DamagedKept,
            &[&path.display(), &kept.display()],
        ),
        (why, _) => profile_error(language, why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Rank;

    #[test]
    fn a_rating_is_said_as_a_rank_with_its_uncertainty() {
        let rating = Rating::of_rank(Rank::kyu(8));
        let said = rating_text(Language::English, &rating).replace('\u{a0}', " ");
        assert_eq!(said, "8 kyu ± 3");
        let said = rating_text(Language::French, &rating).replace('\u{a0}', " ");
        assert_eq!(said, "8e kyu ± 3");
    }

    #[test]
    fn terms_are_said_as_players_say_them() {
        let even = HalfPoints::from_halves(15);
        let said = |stones, halves| {
            terms_text(
                Language::English,
                stones,
                HalfPoints::from_halves(halves),
                even,
            )
        };
        assert_eq!(said(0, 15), "even game");
        assert_eq!(said(0, 1), "no stones, komi 0.5");
        assert_eq!(said(4, 9), "4 stones, komi 4.5");
    }
}
