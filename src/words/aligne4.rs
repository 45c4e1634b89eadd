//! Pieces, and what is said of a board of them.

use crate::aligne4::{Line, Piece, Trait, TraitValue, Values};

use super::language::sentence;
use super::{Language, catalogue};

catalogue! {
    /// What pieces are, in every form that some language needs.
    pub enum TraitWords {
        Black { en: "black", fr: "noir" }
        BlackShe { en: "black", fr: "noire" }
        BlackAll { en: "black", fr: "noirs" }
        BlackAllShe { en: "black", fr: "noires" }
        White { en: "white", fr: "blanc" }
        WhiteShe { en: "white", fr: "blanche" }
        WhiteAll { en: "white", fr: "blancs" }
        WhiteAllShe { en: "white", fr: "blanches" }
        Large { en: "large", fr: "grand" }
        LargeShe { en: "large", fr: "grande" }
        LargeAll { en: "large", fr: "grands" }
        LargeAllShe { en: "large", fr: "grandes" }
        Small { en: "small", fr: "petit" }
        SmallShe { en: "small", fr: "petite" }
        SmallAll { en: "small", fr: "petits" }
        SmallAllShe { en: "small", fr: "petites" }
        Round { en: "round", fr: "rond" }
        RoundShe { en: "round", fr: "ronde" }
        RoundAll { en: "round", fr: "ronds" }
        RoundAllShe { en: "round", fr: "rondes" }
        Square { en: "square", fr: "carré" }
        SquareShe { en: "square", fr: "carrée" }
        SquareAll { en: "square", fr: "carrés" }
        SquareAllShe { en: "square", fr: "carrées" }
        Animal { en: "animal", fr: "animal" }
        Animals { en: "animals", fr: "animaux" }
        Plant { en: "plant", fr: "plante" }
        Plants { en: "plants", fr: "plantes" }
        // Size, tone, shape, kind.
        Piece { en: "{0} {1} {2} {3}", fr: "{0} {3} {1} et {2}" }
        Pair { en: "{0} {1}", fr: "{0} et {1}" }
        Two { en: "{0} and {1}", fr: "{0} et {1}" }
        Three { en: "{0}, {1} and {2}", fr: "{0}, {1} et {2}" }
        // What all have, where they are of both kinds.
        AllFour { en: "all four are {0}", fr: "les quatre pièces sont {0}" }
        // Size, kind, and the rest.
        FourOfKind { en: "all four are {0} {2} {1}", fr: "ce sont quatre {0} {1} {2}" }
    }
}

catalogue! {
    /// What is said of the board, the tray and the hand.
    pub enum PiecesWords {
        Board { en: "Board, 4 by 4", fr: "Plateau, 4 sur 4" }
        Tray { en: "Tray", fr: "Réserve" }
        SquareEmpty { en: "Square {0}, empty", fr: "Case {0}, vide" }
        SquareWith { en: "Square {0}, {1}", fr: "Case {0}, {1}" }
        InTray { en: "{0}, in the tray", fr: "{0}, dans la réserve" }
        InHand { en: "{0}, in {1}’s hand", fr: "{0}, dans la main de {1}" }
        HandOf { en: "In {0}’s hand", fr: "Dans la main de {0}" }
        Last { en: "last piece", fr: "dernière pièce" }
        Chosen { en: "chosen", fr: "sélection" }
        Hint { en: "hint", fr: "conseil" }
        Winning { en: "in the winning line", fr: "dans l’alignement gagnant" }
        NotQuarto {
            en: "This is not Quarto: you choose the piece and the square",
            fr: "Ce n’est pas Quarto\u{a0}: vous choisissez la pièce et la case",
        }
        Both { en: "Choose a piece and a square", fr: "Choisissez une pièce et une case" }
        NowSquare { en: "Now choose a square for this piece", fr: "Choisissez maintenant une case pour cette pièce" }
        NowPiece { en: "Now choose a piece for this square", fr: "Choisissez maintenant une pièce pour cette case" }
        Give { en: "{0} chooses a piece for {1}", fr: "{0} choisit une pièce pour {1}" }
        Draw { en: "The board is full without a winning line", fr: "Le plateau est plein, sans alignement gagnant" }
    }
}

/// What a piece is called: "small white round plant".
#[must_use]
pub fn piece_name(language: Language, piece: Piece) -> String {
    let say = |of: Trait| language.say(word(piece.value(of), gender(piece.values()), Number::One));
    let [tone, size, kind, shape] = Trait::ALL.map(say);
    language.fill(TraitWords::Piece, &[&size, &tone, &shape, &kind])
}

/// The same at the head of a sentence.
#[must_use]
pub fn piece_title(language: Language, piece: Piece) -> String {
    sentence(&piece_name(language, piece))
}

/// What a value of a trait is called, beside nothing else.
#[must_use]
pub fn trait_value(language: Language, value: TraitValue) -> &'static str {
    language.say(word(value, Gender::He, Number::One))
}

/// What four pieces have in common, as a sentence: "All four are round".
#[must_use]
pub fn shared(language: Language, values: Values) -> String {
    sentence(&clause(language, values))
}

/// What the pieces of a line share, inside a sentence: "all four are round".
#[must_use]
pub fn shared_traits(language: Language, line: &Line) -> String {
    clause(language, line.values)
}

fn clause(language: Language, values: Values) -> String {
    let say = |value: TraitValue| language.say(word(value, gender(values), Number::Many));
    let of = |of: Trait| values.iter().find(|value| value.of() == of);
    let [tone, size, kind, shape] = Trait::ALL.map(|trait_| of(trait_).map(say));
    let Some(kind) = kind else {
        let all: Vec<&str> = [size, tone, shape].into_iter().flatten().collect();
        return language.fill(TraitWords::AllFour, &[&listed(language, &all)]);
    };
    let rest = match [tone, shape] {
        [Some(tone), Some(shape)] => language.fill(TraitWords::Pair, &[&tone, &shape]),
        [one, other] => one.or(other).unwrap_or_default().to_owned(),
    };
    let text = language.fill(
        TraitWords::FourOfKind,
        &[&size.unwrap_or_default(), &kind, &rest],
    );
    // What is not shared leaves nothing but its spaces.
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn listed(language: Language, words: &[&str]) -> String {
    match *words {
        [] => String::new(),
        [one] => one.to_owned(),
        [one, two] => language.fill(TraitWords::Two, &[&one, &two]),
        [one, two, three, ..] => language.fill(TraitWords::Three, &[&one, &two, &three]),
    }
}

/// How the words for something are bent, where a language bends them.
#[derive(Clone, Copy)]
enum Gender {
    He,
    She,
}

#[derive(Clone, Copy)]
enum Number {
    One,
    Many,
}

/// An animal is a he; a plant is not, nor is a piece of either kind.
const fn gender(values: Values) -> Gender {
    if values.contains(TraitValue::Animal) {
        Gender::He
    } else {
        Gender::She
    }
}

const fn word(value: TraitValue, gender: Gender, number: Number) -> TraitWords {
    use TraitWords as W;
    let forms = match value {
        TraitValue::Black => [W::Black, W::BlackShe, W::BlackAll, W::BlackAllShe],
        TraitValue::White => [W::White, W::WhiteShe, W::WhiteAll, W::WhiteAllShe],
        TraitValue::Large => [W::Large, W::LargeShe, W::LargeAll, W::LargeAllShe],
        TraitValue::Small => [W::Small, W::SmallShe, W::SmallAll, W::SmallAllShe],
        TraitValue::Round => [W::Round, W::RoundShe, W::RoundAll, W::RoundAllShe],
        TraitValue::Square => [W::Square, W::SquareShe, W::SquareAll, W::SquareAllShe],
        TraitValue::Animal => [W::Animal, W::Animal, W::Animals, W::Animals],
        TraitValue::Plant => [W::Plant, W::Plant, W::Plants, W::Plants],
    };
    let [he, she, all, all_she] = forms;
    match (gender, number) {
        (Gender::He, Number::One) => he,
        (Gender::She, Number::One) => she,
        (Gender::He, Number::Many) => all,
        (Gender::She, Number::Many) => all_she,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn piece(words: &str) -> Piece {
        words.parse().unwrap()
    }

    fn common(values: &[TraitValue]) -> [String; 2] {
        let values: Values = values.iter().copied().collect();
        Language::ALL.map(|language| shared(language, values))
    }

    #[test]
    fn a_piece_is_named_with_its_four_traits_in_the_order_of_each_language() {
        let plant = piece("small white round plant");
        assert_eq!(
            piece_name(Language::English, plant),
            "small white round plant"
        );
        assert_eq!(
            piece_name(Language::French, plant),
            "petite plante blanche et ronde"
        );
        let animal = piece("large black square animal");
        assert_eq!(
            piece_title(Language::French, animal),
            "Grand animal noir et carré"
        );
        for language in Language::ALL {
            let names = Piece::ALL.map(|piece| piece_name(language, piece));
            assert_eq!(names.into_iter().collect::<HashSet<_>>().len(), 16);
        }
    }

    #[test]
    fn a_name_is_read_back_as_the_piece_it_is_of() {
        for piece in Piece::ALL {
            let name = piece_name(Language::English, piece);
            assert_eq!(name.parse(), Ok(piece));
        }
    }

    #[test]
    fn what_a_line_shares_is_said_as_people_say_it() {
        use TraitValue::{Animal, Black, Large, Plant, Round, Square, White};
        for (values, english, french) in [
            (
                &[Round][..],
                "All four are round",
                "Les quatre pièces sont rondes",
            ),
            (
                &[Black, Square],
                "All four are black and square",
                "Les quatre pièces sont noires et carrées",
            ),
            (
                &[White, Large, Round],
                "All four are large, white and round",
                "Les quatre pièces sont grandes, blanches et rondes",
            ),
            (&[Plant], "All four are plants", "Ce sont quatre plantes"),
            (
                &[Animal, Black, Large],
                "All four are large black animals",
                "Ce sont quatre grands animaux noirs",
            ),
            (
                &[Animal, Black, Square],
                "All four are black square animals",
                "Ce sont quatre animaux noirs et carrés",
            ),
            (
                &[Plant, Round],
                "All four are round plants",
                "Ce sont quatre plantes rondes",
            ),
        ] {
            assert_eq!(common(values), [english, french]);
        }
    }
}
