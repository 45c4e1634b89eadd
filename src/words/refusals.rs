//! Why a move or a change is refused, said to a player.

use crate::record::{Breach, Refused};

use super::breaches::breach;
use super::language::sentence;
use super::{Language, Refusal};

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
        Refused::Rules => language.say(Refusal::OtherRules).to_owned(),
        Refused::Setup => language.say(Refusal::NoSetupHere).to_owned(),
        Refused::Notes => language.say(Refusal::NotesDisagree).to_owned(),
        Refused::Name(name) => language.fill(Refusal::NotAName, &[name]),
        Refused::PartOfGame(name) => language.fill(Refusal::PartOfGame, &[name]),
    };
    sentence(&text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aligne4::{Piece, Square};
    use crate::board::{Color, Point, Size, Vertex};
    use crate::go::IllegalMove;

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
                "The 9×9 board has no point in column 256 and row 1 from the top left",
                "D4 is already occupied",
                "D4 is suicide: the chain would have no liberty",
                "Ko: D4 would repeat the position after move 41",
                "Ko: D4 would repeat the starting position",
                "It is White’s turn",
                "Handicap stones come first: 3 left to place",
                "The game is over: both players have passed",
                "The game is over: a long cycle ended it with no result",
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
    fn refusals_of_othello_name_the_square_and_the_rule() {
        use crate::othello::IllegalMove;

        let f5 = "f5".parse().unwrap();
        for (why, english, french) in [
            (
                IllegalMove::OffBoard(Point::new(8, 0)),
                "The board has no square in column 9 and row 1",
                "Le plateau n’a pas de case en colonne 9 et ligne 1",
            ),
            (
                IllegalMove::Occupied(f5),
                "F5 is already occupied",
                "F5 est déjà occupé",
            ),
            (
                IllegalMove::FlipsNothing(f5),
                "F5 flips nothing: a disc must bracket discs of the other color",
                "F5 ne retourne rien\u{a0}: un pion doit encadrer des pions adverses",
            ),
            (
                IllegalMove::MustMove(Color::White),
                "White has a legal move and may not pass",
                "Blanc a un coup possible et ne peut pas passer",
            ),
            (
                IllegalMove::NotTheirTurn(Color::White),
                "It is Black’s turn",
                "C’est à Noir de jouer",
            ),
            (
                IllegalMove::Over,
                "The game is over: neither player can move",
                "La partie est finie\u{a0}: aucun joueur ne peut plus jouer",
            ),
        ] {
            assert_eq!(refusal(Language::English, &why.into()), english);
            assert_eq!(refusal(Language::French, &why.into()), french);
        }
    }

    #[test]
    fn refusals_of_aligne_4_name_pieces_with_their_article() {
        use crate::aligne4::IllegalMove;

        let plant: Piece = "white small plant round".parse().unwrap();
        let animal: Piece = "black large animal square".parse().unwrap();
        for (why, english, french) in [
            (
                IllegalMove::Occupied(Square::ALL[7]),
                "Square 7 is already occupied",
                "La case 7 est déjà occupée",
            ),
            (
                IllegalMove::Used(plant),
                "The small white round plant is already on the board",
                "La petite plante blanche et ronde est déjà sur le plateau",
            ),
            (
                IllegalMove::SetFirst(animal),
                "The large black square animal was handed over: choose its square first",
                "Le grand animal noir et carré a été donné\u{a0}: choisissez d’abord sa case",
            ),
            (
                IllegalMove::NotTheirTurn(Color::Black),
                "It is Player 2’s turn",
                "C’est à Joueur 2 de jouer",
            ),
            (IllegalMove::Over, "The game is over", "La partie est finie"),
        ] {
            assert_eq!(refusal(Language::English, &why.into()), english);
            assert_eq!(refusal(Language::French, &why.into()), french);
        }
        for why in [
            IllegalMove::OffBoard(Point::new(4, 0)),
            IllegalMove::PieceAndSquare,
            IllegalMove::GiveFirst,
            IllegalMove::NoSetup,
        ] {
            let [english, french] = [Language::English, Language::French]
                .map(|language| refusal(language, &why.into()));
            assert_ne!(english, french);
        }
    }

    #[test]
    fn a_refused_change_says_why() {
        for (why, english) in [
            (
                Refused::Illegal(IllegalMove::Occupied(d4()).into()),
                "D4 is already occupied",
            ),
            (
                Refused::Turn,
                "The game does not have this move, or no longer has it",
            ),
            (
                Refused::TooLong,
                "This variation is too long for a file; nothing can be added to it",
            ),
            (
                Refused::Name("É".to_owned()),
                "“É” is not a valid SGF property name",
            ),
            (
                Refused::PartOfGame("AB".to_owned()),
                "AB is part of the game itself and cannot be edited as a note",
            ),
        ] {
            assert_eq!(refused(Language::English, &why), english);
            assert_ne!(refused(Language::French, &why), english);
        }
    }
}
