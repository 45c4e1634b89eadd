//! Why a game cannot begin as it was asked to.

use crate::board::InvalidSize;
use crate::game::InvalidPoints;
use crate::go::InvalidHandicap;
use crate::record::{InvalidStart, Start};

use super::{BadStart, Language, refusal};

/// Why a game cannot begin so.
#[must_use]
pub fn invalid_start(language: Language, why: &InvalidStart) -> String {
    match why {
        InvalidStart::Handicap(why) => invalid_handicap(language, why),
        InvalidStart::Komi(komi) => {
            let most = language.points(Start::MOST_KOMI);
            language.fill(BadStart::Komi, &[&language.points(*komi), &most])
        }
        InvalidStart::Setup(why) => refusal(language, &(*why).into()),
    }
}

/// Why a board cannot have this handicap.
#[must_use]
pub fn invalid_handicap(language: Language, why: &InvalidHandicap) -> String {
    match why {
        InvalidHandicap::Stones(stones) => language.fill(BadStart::HandicapStones, &[stones]),
        InvalidHandicap::StarPoints { size, most: 0, .. } => {
            language.fill(BadStart::NoStarPoints, &[size])
        }
        InvalidHandicap::StarPoints { size, most, stones } => {
            language.fill(BadStart::StarPoints, &[size, most, stones])
        }
        InvalidHandicap::Room { size, stones } => language.fill(BadStart::Room, &[size, stones]),
    }
}

/// Why no board has this size.
#[must_use]
pub fn invalid_size(language: Language, why: InvalidSize) -> String {
    language.fill(BadStart::Size, &[&why.0])
}

/// Why a text is no number of points. It leaves the text out: whoever asks has
/// it before their eyes.
#[must_use]
pub fn invalid_points(language: Language, _why: &InvalidPoints) -> String {
    language.say(BadStart::Points).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Size};
    use crate::game::HalfPoints;
    use crate::go::{Handicap, IllegalMove};

    #[test]
    fn a_start_that_cannot_be_says_what_could() {
        let say = |language, why: InvalidStart| invalid_start(language, &why);
        let eight = Size::new(8).unwrap();
        let handicap =
            |handicap: Handicap, size| InvalidStart::Handicap(handicap.check(size).unwrap_err());
        for (why, english, french) in [
            (
                handicap(Handicap::Fixed(12), Size::NINE),
                "A handicap is 2 to 9 stones, not 12",
                "Un handicap est de 2 à 9 pierres, pas 12",
            ),
            (
                handicap(Handicap::Fixed(5), eight),
                "The 8×8 board has star points for 4 handicap stones, not 5",
                "Un goban 8×8 a des hoshi pour 4 pierres de handicap, pas 5",
            ),
            (
                handicap(Handicap::Fixed(2), Size::SMALLEST),
                "The 2×2 board has no star points for handicap stones",
                "Un goban 2×2 n’a pas de hoshi pour des pierres de handicap",
            ),
            (
                handicap(Handicap::Free(9), Size::SMALLEST),
                "The 2×2 board is too small for 9 handicap stones",
                "Un goban 2×2 est trop petit pour 9 pierres de handicap",
            ),
            (
                InvalidStart::Komi(HalfPoints::from_halves(2001)),
                "A komi of 1000.5 is too large: the maximum is 625",
                "Un komi de 1000,5 est trop grand\u{a0}: le maximum est 625",
            ),
            (
                InvalidStart::Setup(IllegalMove::OffBoard {
                    point: Point::new(9, 0),
                    size: Size::NINE,
                }),
                "The 9×9 board has no point in column 10 and row 1 from the top left",
                "Un goban 9×9 n’a pas de point en colonne 10 et ligne 1 depuis le coin supérieur gauche",
            ),
        ] {
            assert_eq!(say(Language::English, why), english);
            assert_eq!(say(Language::French, why), french);
        }
    }

    #[test]
    fn numbers_that_are_none_are_answered_with_what_they_could_be() {
        let size = Size::new(40).unwrap_err();
        assert_eq!(
            invalid_size(Language::English, size),
            "A board has 2 to 25 lines, not 40"
        );
        let points = "much".parse::<HalfPoints>().unwrap_err();
        assert_eq!(
            invalid_points(Language::French, &points),
            "Les points sont des nombres entiers ou des demis, comme 7 ou 7,5"
        );
    }
}
