//! What a review found, in words.

use crate::board::Color;
use crate::game::{HalfPoints, Rank};
use crate::record::{AnyMove, GameKind};
use crate::review::{Grade, Reach};

use super::{Language, ReviewWords, Thinking, move_name, rank_name, side};

/// How good a move was.
#[must_use]
pub const fn grade_name(grade: Grade) -> ReviewWords {
    match grade {
        Grade::Best => ReviewWords::Best,
        Grade::Good => ReviewWords::Good,
        Grade::Inaccuracy => ReviewWords::Inaccuracy,
        Grade::Mistake => ReviewWords::Mistake,
        Grade::Blunder => ReviewWords::Blunder,
    }
}

/// What a move of a review is called: its number, whose it is, and where.
#[must_use]
pub fn reviewed_move(
    language: Language,
    kind: GameKind,
    number: usize,
    by: Color,
    mv: &AnyMove,
) -> String {
    let name = move_name(language, mv);
    let name = name.unwrap_or_else(|| language.say(Thinking::Pass).to_owned());
    let who = side(language, kind, by);
    language.fill(ReviewWords::Move, &[&number, &who, &name])
}

/// What a move cost, after what it is called: in points where these are known.
#[must_use]
pub fn lost(
    language: Language,
    kind: GameKind,
    name: &str,
    points: Option<HalfPoints>,
    win: u8,
) -> String {
    let by_points = |phrase, points: HalfPoints| {
        language.fill_for(points, phrase, &[&name, &language.points(points)])
    };
    match (kind, points) {
        (GameKind::Go, Some(points)) => by_points(ReviewWords::LostPoints, points),
        (GameKind::Othello, Some(points)) => by_points(ReviewWords::LostDiscs, points),
        (GameKind::Go | GameKind::Othello, None) | (GameKind::Aligne4, _) => {
            language.fill(ReviewWords::LostChance, &[&name, &win])
        }
    }
}

/// How many players of a rank, and of a higher one, would have found something
/// better, in percent, and what that says to the player.
#[must_use]
pub fn found_by(language: Language, [own, stronger]: [(Rank, u8); 2], reach: Reach) -> String {
    let [rank, higher] = [own.0, stronger.0].map(|rank| rank_name(language, rank));
    // Nobody is above the highest rank.
    let shares = match own.0 == stronger.0 {
        true => language.fill(ReviewWords::FoundByRank, &[&own.1, &rank]),
        false => language.fill(ReviewWords::FoundBy, &[&own.1, &rank, &stronger.1, &higher]),
    };
    let reach = language.say(match reach {
        Reach::Within => ReviewWords::ReachWithin,
        Reach::Next => ReviewWords::ReachNext,
        Reach::Beyond => ReviewWords::ReachBeyond,
    });
    language.sentences(&[shares, reach.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_rank_is_compared_with_no_higher_one() {
        let told = |ranks: [(Rank, u8); 2]| found_by(Language::English, ranks, Reach::Next);
        let name = |rank| rank_name(Language::English, rank);
        let highest = told([(Rank::dan(9), 37), (Rank::dan(9), 37)]);
        let nine = name(Rank::dan(9));
        let alone = format!("Of players of {nine}, 37% would have found a better move. ");
        assert!(highest.starts_with(&alone), "{highest}");
        let lower = told([(Rank::kyu(8), 20), (Rank::kyu(6), 30)]);
        let six = name(Rank::kyu(6));
        assert!(lower.contains(&format!("of {six}, 30%")), "{lower}");
    }
}
