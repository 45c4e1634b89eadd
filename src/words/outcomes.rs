//! How games end, in words.

use crate::aligne4::Line;
use crate::board::ByColor;
use crate::game::{Margin, Outcome};
use crate::record::GameKind;

use super::{Ending, Language, shared_traits, side};

/// How a game of a table ended.
#[must_use]
pub fn outcome(language: Language, kind: GameKind, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Win { winner, by } => win(language, kind, side(language, kind, *winner), *by),
        Outcome::Draw => language.say(draw(kind)).to_owned(),
        Outcome::NoResult => language.say(Ending::NoResult).to_owned(),
    }
}

/// What a tied game of a table is called. Go has a word of its own for it.
const fn draw(kind: GameKind) -> Ending {
    match kind {
        GameKind::Go => Ending::Jigo,
        GameKind::Othello | GameKind::Aligne4 => Ending::Draw,
    }
}

/// How a game of a table is won that is counted. Othello counts discs.
const fn by_score(kind: GameKind) -> Ending {
    match kind {
        GameKind::Go | GameKind::Aligne4 => Ending::ByPoints,
        GameKind::Othello => Ending::ByDiscs,
    }
}

/// A result, and what the line that decided it shares: Player 1 wins: all four are
/// round.
#[must_use]
pub fn aligned(language: Language, said: &str, line: &Line) -> String {
    language.fill(Ending::Aligned, &[&said, &shared_traits(language, line)])
}

/// How a game ended, with the name of who won. Who has none, or that of the side, is
/// called by the side.
#[must_use]
pub fn outcome_named(
    language: Language,
    kind: GameKind,
    outcome: &Outcome,
    names: &ByColor<String>,
) -> String {
    match outcome {
        Outcome::Win { winner, by } => {
            let name = names[*winner].trim();
            let side = side(language, kind, *winner);
            if name.is_empty() || name == side {
                return win(language, kind, side, *by);
            }
            let name = language.fill(Ending::Named, &[&name, &side]);
            win(language, kind, &name, *by)
        }
        Outcome::Draw | Outcome::NoResult => self::outcome(language, kind, outcome),
    }
}

pub(super) fn win(language: Language, kind: GameKind, winner: &str, by: Margin) -> String {
    let phrase = match by {
        Margin::Score(points) => {
            let said = language.points(points);
            return language.fill_for(points, by_score(kind), &[&winner, &said]);
        }
        Margin::Resignation => Ending::ByResignation,
        Margin::Time => Ending::OnTime,
        Margin::Forfeit => Ending::ByForfeit,
        Margin::Unstated => Ending::Wins,
    };
    language.fill(phrase, &[&winner])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Color;
    use crate::game::HalfPoints;

    fn win_by(by: Margin) -> Outcome {
        Outcome::Win {
            winner: Color::Black,
            by,
        }
    }

    #[test]
    fn every_result_is_said_in_english_and_french() {
        let score = |halves| win_by(Margin::Score(HalfPoints::from_halves(halves)));
        for (result, english, french) in [
            (
                score(7),
                "Black wins by 3.5 points",
                "Noir gagne de 3,5 points",
            ),
            (score(2), "Black wins by 1 point", "Noir gagne de 1 point"),
            (
                score(1),
                "Black wins by 0.5 points",
                "Noir gagne de 0,5 point",
            ),
            (
                win_by(Margin::Resignation),
                "Black wins by resignation",
                "Noir gagne par abandon",
            ),
            (
                win_by(Margin::Time),
                "Black wins on time",
                "Noir gagne au temps",
            ),
            (
                win_by(Margin::Forfeit),
                "Black wins by forfeit",
                "Noir gagne par forfait",
            ),
            (win_by(Margin::Unstated), "Black wins", "Noir gagne"),
            (Outcome::NoResult, "No result", "Partie sans résultat"),
        ] {
            assert_eq!(outcome(Language::English, GameKind::Go, &result), english);
            assert_eq!(outcome(Language::French, GameKind::Go, &result), french);
        }
    }

    #[test]
    fn othello_is_won_by_discs() {
        let result = win_by(Margin::Score(HalfPoints::from_halves(24)));
        let said = |language| outcome(language, GameKind::Othello, &result);
        assert_eq!(said(Language::English), "Black wins by 12 discs");
        assert_eq!(said(Language::French), "Noir gagne de 12 pions");
    }

    #[test]
    fn a_tied_game_of_go_is_a_jigo() {
        for (kind, english, french) in [
            (GameKind::Go, "Jigo (draw)", "Jigo (partie nulle)"),
            (GameKind::Othello, "Draw", "Partie nulle"),
            (GameKind::Aligne4, "Draw", "Partie nulle"),
        ] {
            let say = |language| outcome(language, kind, &Outcome::Draw);
            assert_eq!(say(Language::English), english);
            assert_eq!(say(Language::French), french);
        }
    }

    #[test]
    fn a_winner_with_a_name_is_called_by_it() {
        let mut names = ByColor {
            black: "Zoé".to_owned(),
            white: String::new(),
        };
        let result = win_by(Margin::Resignation);
        assert_eq!(
            outcome_named(Language::French, GameKind::Go, &result, &names),
            "Zoé (Noir) gagne par abandon"
        );
        names.black = " ".to_owned();
        assert_eq!(
            outcome_named(Language::English, GameKind::Go, &result, &names),
            "Black wins by resignation"
        );
        assert_eq!(
            outcome_named(Language::English, GameKind::Othello, &Outcome::Draw, &names),
            "Draw"
        );
    }

    #[test]
    fn the_players_of_aligne_4_are_not_called_by_the_colors_of_the_pieces() {
        use crate::aligne4::{TraitValue, Values};
        use crate::board::Point;

        let result = win_by(Margin::Unstated);
        let line = Line {
            squares: [Point::new(0, 0); 4],
            values: Values::from_iter([TraitValue::Round]),
        };
        for (language, english_or_french, with_line) in [
            (
                Language::English,
                "Player 1 wins",
                "Player 1 wins: all four are round",
            ),
            (
                Language::French,
                "Joueur 1 gagne",
                "Joueur 1 gagne\u{a0}: les quatre pièces sont rondes",
            ),
        ] {
            let said = outcome(language, GameKind::Aligne4, &result);
            assert_eq!(said, english_or_french);
            assert_eq!(aligned(language, &said, &line), with_line);
        }
    }
}
