//! Why a move or a change is refused, said to a player.

use crate::board::Color;
use crate::go::IllegalMove;
use crate::record::{Breach, Refused};

use super::language::sentence;
use super::{Language, catalogue, color};

catalogue! {
    /// The rules, saying no.
    pub enum Refusal {
        OffBoard {
            en: "a board of {0} has no point in column {1} and row {2} from the top left",
            fr: "un goban {0} n’a pas de point en colonne {1} et ligne {2} depuis le coin supérieur gauche",
        }
        Occupied {
            en: "{0} is already occupied",
            fr: "{0} est déjà occupé",
        }
        Suicide {
            en: "{0} is suicide: the chain would have no liberty",
            fr: "{0} est un suicide\u{a0}: la chaîne n’aurait aucune liberté",
        }
        KoAfterMove {
            en: "ko: {0} would repeat the position after move {1}",
            fr: "ko\u{a0}: {0} répéterait la position d’après le coup {1}",
        }
        KoAtTheStart {
            en: "ko: {0} would repeat the position at the start",
            fr: "ko\u{a0}: {0} répéterait la position de départ",
        }
        NotTheirTurn {
            en: "it is {0}’s turn",
            fr: "c’est à {0} de jouer",
        }
        OneHandicapStoneFirst {
            en: "handicap stones come first: {0} is left to place",
            fr: "les pierres de handicap d’abord\u{a0}: il en reste {0} à placer",
        }
        HandicapStonesFirst {
            en: "handicap stones come first: {0} are left to place",
            fr: "les pierres de handicap d’abord\u{a0}: il en reste {0} à placer",
        }
        Stopped {
            en: "the game is over: both sides have passed",
            fr: "la partie est finie\u{a0}: les deux joueurs ont passé",
        }
        Void {
            en: "the game is over: a long cycle ended it without result",
            fr: "la partie est finie\u{a0}: un cycle l’a arrêtée sans résultat",
        }
        NoSuchTurn {
            en: "the game has no such move, or not any more",
            fr: "la partie n’a pas ce coup, ou ne l’a plus",
        }
        LineTooLong {
            en: "this line of play is too long for a file; nothing can be added to it",
            fr: "cette suite de coups est trop longue pour un fichier\u{a0}; rien ne peut y être ajouté",
        }
        NotAName {
            en: "“{0}” is not a name that SGF can have",
            fr: "«\u{a0}{0}\u{a0}» n’est pas un nom possible en SGF",
        }
        PartOfGame {
            en: "{0} is part of the game itself and cannot be written as a note",
            fr: "{0} fait partie du jeu et ne peut pas être écrit comme une note",
        }
    }
}

/// Why the rules refuse a move, as a sentence.
#[must_use]
pub fn refusal(language: Language, why: &Breach) -> String {
    sentence(&breach(language, why))
}

/// Why a change to a game was not made, as a sentence.
#[must_use]
pub fn refused(language: Language, why: &Refused) -> String {
    let text = match why {
        Refused::Illegal(why) => breach(language, why),
        Refused::Turn => language.say(Refusal::NoSuchTurn).to_owned(),
        Refused::TooLong => language.say(Refusal::LineTooLong).to_owned(),
        Refused::Name(name) => language.fill(Refusal::NotAName, &[name]),
        Refused::PartOfGame(name) => language.fill(Refusal::PartOfGame, &[name]),
    };
    sentence(&text)
}

/// The refusal as it stands inside another sentence.
pub(super) fn breach(language: Language, why: &Breach) -> String {
    match why {
        Breach::Go(why) => clause(language, why),
        Breach::Othello(why) => why.to_string(),
        Breach::Aligne4(why) => why.to_string(),
    }
}

pub(super) fn clause(language: Language, why: &IllegalMove) -> String {
    match why {
        IllegalMove::OffBoard { point, size } => {
            let column = u16::from(point.col) + 1;
            let row = u16::from(point.row) + 1;
            language.fill(Refusal::OffBoard, &[size, &column, &row])
        }
        IllegalMove::Occupied(vertex) => language.fill(Refusal::Occupied, &[vertex]),
        IllegalMove::Suicide(vertex) => language.fill(Refusal::Suicide, &[vertex]),
        IllegalMove::Ko { vertex, turn: 0 } => language.fill(Refusal::KoAtTheStart, &[vertex]),
        IllegalMove::Ko { vertex, turn } => language.fill(Refusal::KoAfterMove, &[vertex, turn]),
        IllegalMove::NotTheirTurn(side) => not_their_turn(language, *side),
        IllegalMove::HandicapFirst { left } => language.count(
            usize::from(*left),
            Refusal::OneHandicapStoneFirst,
            Refusal::HandicapStonesFirst,
        ),
        IllegalMove::Stopped => language.say(Refusal::Stopped).to_owned(),
        IllegalMove::Void => language.say(Refusal::Void).to_owned(),
    }
}

/// Whose turn it is says more than whose it is not.
fn not_their_turn(language: Language, side: Color) -> String {
    language.fill(Refusal::NotTheirTurn, &[&color(language, side.other())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Point, Size, Vertex};

    fn d4() -> Vertex {
        Vertex::parse("d4", Size::NINETEEN).unwrap()
    }

    fn every_refusal() -> [IllegalMove; 9] {
        [
            IllegalMove::OffBoard {
                point: Point::new(255, 0),
                size: Size::NINE,
            },
            IllegalMove::Occupied(d4()),
            IllegalMove::Suicide(d4()),
            IllegalMove::Ko {
                vertex: d4(),
                turn: 41,
            },
            IllegalMove::Ko {
                vertex: d4(),
                turn: 0,
            },
            IllegalMove::NotTheirTurn(Color::Black),
            IllegalMove::HandicapFirst { left: 3 },
            IllegalMove::Stopped,
            IllegalMove::Void,
        ]
    }

    #[test]
    fn refusals_are_worded_as_promised() {
        let english = every_refusal().map(|why| refusal(Language::English, &why.into()));
        assert_eq!(
            english,
            [
                "A board of 9×9 has no point in column 256 and row 1 from the top left",
                "D4 is already occupied",
                "D4 is suicide: the chain would have no liberty",
                "Ko: D4 would repeat the position after move 41",
                "Ko: D4 would repeat the position at the start",
                "It is White’s turn",
                "Handicap stones come first: 3 are left to place",
                "The game is over: both sides have passed",
                "The game is over: a long cycle ended it without result",
            ]
        );
    }

    #[test]
    fn refusals_are_worded_as_french_players_say_them() {
        let french = every_refusal().map(|why| refusal(Language::French, &why.into()));
        assert_eq!(french[1], "D4 est déjà occupé");
        assert_eq!(
            french[2],
            "D4 est un suicide\u{a0}: la chaîne n’aurait aucune liberté"
        );
        assert_eq!(
            french[3],
            "Ko\u{a0}: D4 répéterait la position d’après le coup 41"
        );
        assert_eq!(french[5], "C’est à Blanc de jouer");
    }

    #[test]
    fn a_refused_change_says_why() {
        for (why, english) in [
            (
                Refused::Illegal(IllegalMove::Occupied(d4()).into()),
                "D4 is already occupied",
            ),
            (Refused::Turn, "The game has no such move, or not any more"),
            (
                Refused::TooLong,
                "This line of play is too long for a file; nothing can be added to it",
            ),
            (
                Refused::Name("É".to_owned()),
                "“É” is not a name that SGF can have",
            ),
            (
                Refused::PartOfGame("AB".to_owned()),
                "AB is part of the game itself and cannot be written as a note",
            ),
        ] {
            assert_eq!(refused(Language::English, &why), english);
            assert_ne!(refused(Language::French, &why), english);
        }
    }
}
