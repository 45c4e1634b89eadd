//! The pieces of Aligne 4, and what they have in common.

use crate::aligne4::{Line, Piece, Trait, TraitValue};

use super::{Language, catalogue};

catalogue! {
    /// What pieces are, alone and together.
    pub enum PieceWords {
        Black { en: "black", fr: "noir" }
        White { en: "white", fr: "blanc" }
        Large { en: "large", fr: "grand" }
        Small { en: "small", fr: "petit" }
        Animal { en: "animal", fr: "animal" }
        Plant { en: "plant", fr: "plante" }
        Round { en: "round", fr: "rond" }
        Square { en: "square", fr: "carré" }
        BlackPlant { en: "black", fr: "noire" }
        WhitePlant { en: "white", fr: "blanche" }
        LargePlant { en: "large", fr: "grande" }
        SmallPlant { en: "small", fr: "petite" }
        RoundPlant { en: "round", fr: "ronde" }
        SquarePlant { en: "square", fr: "carrée" }
        BlackOnes { en: "black", fr: "noires" }
        WhiteOnes { en: "white", fr: "blanches" }
        LargeOnes { en: "large", fr: "grandes" }
        SmallOnes { en: "small", fr: "petites" }
        Animals { en: "animals", fr: "des animaux" }
        Plants { en: "plants", fr: "des plantes" }
        RoundOnes { en: "round", fr: "rondes" }
        SquareOnes { en: "square", fr: "carrées" }
        // Tone, size, kind, shape.
        Piece { en: "{1} {0} {3} {2}", fr: "{1} {2} {0} et {3}" }
        AllFour { en: "all four are {0}", fr: "les quatre sont {0}" }
        And { en: "{0} and {1}", fr: "{0} et {1}" }
        Put { en: "{0} on {1}", fr: "{0} en {1}" }
        GiveAnimal { en: "give the {0}", fr: "donner le {0}" }
        GivePlant { en: "give the {0}", fr: "donner la {0}" }
        Set { en: "on {0}", fr: "en {0}" }
        Row { en: "Row {0}: {1}", fr: "Ligne {0}\u{a0}: {1}" }
        Column { en: "Column {0}: {1}", fr: "Colonne {0}\u{a0}: {1}" }
        Falling {
            en: "Diagonal from the top left: {0}",
            fr: "Diagonale depuis le haut à gauche\u{a0}: {0}",
        }
        Rising {
            en: "Diagonal from the bottom left: {0}",
            fr: "Diagonale depuis le bas à gauche\u{a0}: {0}",
        }
    }
}

/// What a value of a trait is called.
#[must_use]
pub fn trait_value(language: Language, value: TraitValue) -> &'static str {
    language.say(alone(value))
}

/// What a piece is called: small white round plant.
#[must_use]
pub fn piece_name(language: Language, piece: Piece) -> String {
    let is_plant = piece.has(TraitValue::Plant);
    let [tone, size, kind, shape] = Trait::ALL.map(|of| {
        let value = piece.value(of);
        language.say(match is_plant {
            true => of_plant(value),
            false => alone(value),
        })
    });
    language.fill(PieceWords::Piece, &[&tone, &size, &kind, &shape])
}

/// What the four pieces of a line share, inside a sentence: all four are
/// round. Nothing, where they share nothing.
#[must_use]
pub fn shared_traits(language: Language, line: &Line) -> String {
    let shared = line
        .values
        .iter()
        .map(|value| language.say(together(value)));
    let listed = shared.fold(String::new(), |listed, value| match listed.as_str() {
        "" => value.to_owned(),
        before => language.fill(PieceWords::And, &[&before, &value]),
    });
    match listed.as_str() {
        "" => listed,
        listed => language.fill(PieceWords::AllFour, &[&listed]),
    }
}

/// Where a line is, and what its pieces share.
#[must_use]
pub fn line_text(language: Language, line: &Line) -> String {
    let shared = shared_traits(language, line);
    let [first, second, ..] = line.squares;
    if first.row == second.row {
        return language.fill(PieceWords::Row, &[&(first.row + 1), &shared]);
    }
    if first.col == second.col {
        return language.fill(PieceWords::Column, &[&(first.col + 1), &shared]);
    }
    let diagonal = if first.row < second.row {
        PieceWords::Falling
    } else {
        PieceWords::Rising
    };
    language.fill(diagonal, &[&shared])
}

const fn alone(value: TraitValue) -> PieceWords {
    match value {
        TraitValue::Black => PieceWords::Black,
        TraitValue::White => PieceWords::White,
        TraitValue::Large => PieceWords::Large,
        TraitValue::Small => PieceWords::Small,
        TraitValue::Animal => PieceWords::Animal,
        TraitValue::Plant => PieceWords::Plant,
        TraitValue::Round => PieceWords::Round,
        TraitValue::Square => PieceWords::Square,
    }
}

/// The value beside a plant, which is feminine in French.
const fn of_plant(value: TraitValue) -> PieceWords {
    match value {
        TraitValue::Black => PieceWords::BlackPlant,
        TraitValue::White => PieceWords::WhitePlant,
        TraitValue::Large => PieceWords::LargePlant,
        TraitValue::Small => PieceWords::SmallPlant,
        TraitValue::Animal | TraitValue::Plant => PieceWords::Plant,
        TraitValue::Round => PieceWords::RoundPlant,
        TraitValue::Square => PieceWords::SquarePlant,
    }
}

/// The value of several pieces.
const fn together(value: TraitValue) -> PieceWords {
    match value {
        TraitValue::Black => PieceWords::BlackOnes,
        TraitValue::White => PieceWords::WhiteOnes,
        TraitValue::Large => PieceWords::LargeOnes,
        TraitValue::Small => PieceWords::SmallOnes,
        TraitValue::Animal => PieceWords::Animals,
        TraitValue::Plant => PieceWords::Plants,
        TraitValue::Round => PieceWords::RoundOnes,
        TraitValue::Square => PieceWords::SquareOnes,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::aligne4::{Move, Position, Square, Values, Variant};
    use crate::board::Point;
    use crate::game::{Game as _, Past};

    fn line(values: &[TraitValue]) -> Line {
        Line {
            squares: [Point::new(0, 0); 4],
            values: values.iter().copied().collect::<Values>(),
        }
    }

    #[test]
    fn pieces_are_named_as_each_language_orders_words() {
        let piece = |text: &str| text.parse().unwrap();
        for (traits, english, french) in [
            (
                "white small plant round",
                "small white round plant",
                "petite plante blanche et ronde",
            ),
            (
                "black large animal square",
                "large black square animal",
                "grand animal noir et carré",
            ),
        ] {
            assert_eq!(piece_name(Language::English, piece(traits)), english);
            assert_eq!(piece_name(Language::French, piece(traits)), french);
        }
    }

    #[test]
    fn no_two_pieces_have_one_name() {
        for language in Language::ALL {
            let names: HashSet<String> = Piece::ALL
                .into_iter()
                .map(|piece| piece_name(language, piece))
                .collect();
            assert_eq!(names.len(), 16);
            let values: HashSet<&str> = TraitValue::ALL
                .into_iter()
                .map(|value| trait_value(language, value))
                .collect();
            assert_eq!(values.len(), 8);
        }
    }

    #[test]
    fn a_line_says_all_that_it_shares() {
        use TraitValue::{Animal, Black, Plant, Round, Small};
        for (values, english, french) in [
            (&[Round][..], "all four are round", "les quatre sont rondes"),
            (
                &[Plant],
                "all four are plants",
                "les quatre sont des plantes",
            ),
            (
                &[Black, Small, Animal],
                "all four are black and small and animals",
                "les quatre sont noires et petites et des animaux",
            ),
            (&[], "", ""),
        ] {
            assert_eq!(shared_traits(Language::English, &line(values)), english);
            assert_eq!(shared_traits(Language::French, &line(values)), french);
        }
    }

    /// The lines of a game in which these pieces were put on these squares.
    fn lines(moves: [(usize, usize); 4]) -> Vec<Line> {
        let mut position = Position::new(Variant::Aligne4);
        let past = Past::starting_from(&position);
        for (piece, square) in moves {
            let mv = Move::Put {
                piece: Piece::ALL[piece],
                at: Square::ALL[square].point(),
            };
            position.play(mv, &past).unwrap();
        }
        position.winning_lines()
    }

    #[test]
    fn a_line_is_told_with_all_that_its_pieces_share() {
        for (moves, english, french) in [
            (
                [(0, 4), (2, 5), (4, 6), (8, 7)],
                "Row 2: all four are black",
                "Ligne 2\u{a0}: les quatre sont noires",
            ),
            (
                [(0, 3), (2, 7), (4, 11), (6, 15)],
                "Column 4: all four are black and round",
                "Colonne 4\u{a0}: les quatre sont noires et rondes",
            ),
            (
                [(4, 0), (5, 5), (6, 10), (15, 15)],
                "Diagonal from the top left: all four are plants",
                "Diagonale depuis le haut à gauche\u{a0}: les quatre sont des plantes",
            ),
            (
                [(0, 12), (1, 9), (4, 6), (9, 3)],
                "Diagonal from the bottom left: all four are large",
                "Diagonale depuis le bas à gauche\u{a0}: les quatre sont grandes",
            ),
        ] {
            let lines = lines(moves);
            let [line] = lines.as_slice() else {
                panic!("{lines:?}");
            };
            assert_eq!(line_text(Language::English, line), english);
            assert_eq!(line_text(Language::French, line), french);
        }
    }
}
