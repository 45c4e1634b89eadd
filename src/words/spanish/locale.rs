//! Spanish numbers, dates and lists, and the names of pieces.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// Spanish as it is understood in every country that speaks it, with the numbers
/// and dates of Spain.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "Español",
    tags: &["es"],
    script: None,
    decimal_mark: ',',
    group_mark: "\u{a0}",
    date_time: "%d/%m/%Y %H:%M",
    day: "%d/%m",
    plural,
    ordinal,
    separators: Separators {
        series: ", ",
        last: " y ",
        clauses: "; ",
        sentences: ". ",
        remark: [" (", ")"],
    },
    typography: Typography {
        marks: ":;!?",
        before_marks: "",
        quotes: ["«", "»"],
    },
    finish: None,
    piece,
    trait_words,
    shared,
};

/// Only 1 is singular: 0 puntos, 0,5 puntos, 1,5 puntos. CLDR's `many` is for
/// millions spelled out, which are not written here.
fn plural(number: Quantity) -> Category {
    match number {
        Quantity {
            integer: 1,
            has_fraction: false,
        } => Category::One,
        Quantity { .. } => Category::Other,
    }
}

/// 1.º, 2.º, 3.º; ranks are written without the sign.
fn ordinal(_: u64) -> Category {
    Category::Other
}

/// "planta blanca pequeña y redonda".
fn piece(piece: Piece) -> String {
    let gender = gender(piece.values());
    let word = |of| form(piece.value(of), gender, Number::Singular);
    let [kind, tone, size, shape] = [Trait::Kind, Trait::Tone, Trait::Size, Trait::Shape].map(word);
    format!("{kind} {tone} {size} y {shape}")
}

fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["negro", "negra"],
        TraitValue::White => &["blanco", "blanca"],
        TraitValue::Large => &["grande"],
        TraitValue::Small => &["pequeño", "pequeña", "pequeno", "pequena"],
        TraitValue::Animal => &["animal"],
        TraitValue::Plant => &["planta"],
        TraitValue::Round => &["redondo", "redonda"],
        TraitValue::Square => &["cuadrado", "cuadrada"],
    }
}

/// "las cuatro piezas son redondas", "son cuatro animales negros y grandes".
fn shared(values: Values) -> String {
    let gender = gender(values);
    let plural = |of| Some(form(shared_value(values, of)?, gender, Number::Plural));
    let adjectives = [Trait::Tone, Trait::Size, Trait::Shape];
    let adjectives: Vec<&str> = adjectives.into_iter().filter_map(plural).collect();
    let adjectives = LOCALE.separators.list(&adjectives);
    match plural(Trait::Kind) {
        None => format!("las cuatro piezas son {adjectives}"),
        Some(kind) if adjectives.is_empty() => format!("son cuatro {kind}"),
        Some(kind) => format!("son cuatro {kind} {adjectives}"),
    }
}

#[derive(Clone, Copy)]
enum Gender {
    Masculine,
    Feminine,
}

#[derive(Clone, Copy)]
enum Number {
    Singular,
    Plural,
}

/// An animal is masculine; a plant is not, nor is a piece of either kind.
const fn gender(values: Values) -> Gender {
    if values.contains(TraitValue::Animal) {
        Gender::Masculine
    } else {
        Gender::Feminine
    }
}

/// A word as it agrees with its noun.
const fn form(value: TraitValue, gender: Gender, number: Number) -> &'static str {
    let [masculine, feminine, masculine_plural, feminine_plural] = match value {
        TraitValue::Black => ["negro", "negra", "negros", "negras"],
        TraitValue::White => ["blanco", "blanca", "blancos", "blancas"],
        TraitValue::Large => ["grande", "grande", "grandes", "grandes"],
        TraitValue::Small => ["pequeño", "pequeña", "pequeños", "pequeñas"],
        TraitValue::Animal => ["animal", "animal", "animales", "animales"],
        TraitValue::Plant => ["planta", "planta", "plantas", "plantas"],
        TraitValue::Round => ["redondo", "redonda", "redondos", "redondas"],
        TraitValue::Square => ["cuadrado", "cuadrada", "cuadrados", "cuadradas"],
    };
    match (gender, number) {
        (Gender::Masculine, Number::Singular) => masculine,
        (Gender::Feminine, Number::Singular) => feminine,
        (Gender::Masculine, Number::Plural) => masculine_plural,
        (Gender::Feminine, Number::Plural) => feminine_plural,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_is_singular() {
        for (integer, has_fraction, wanted) in [
            (0, false, Category::Other),
            (0, true, Category::Other),
            (1, false, Category::One),
            (1, true, Category::Other),
            (2, false, Category::Other),
            (21, false, Category::Other),
        ] {
            let number = Quantity {
                integer,
                has_fraction,
            };
            assert_eq!(plural(number), wanted, "{number:?}");
        }
    }

    #[test]
    fn what_is_said_of_a_piece_agrees_with_its_kind() {
        let said = |values: [TraitValue; 4]| {
            let wanted = Values::from_iter(values);
            let mut all = Piece::ALL.into_iter();
            all.find(|piece| piece.values() == wanted).map(piece)
        };
        let animal = [
            TraitValue::White,
            TraitValue::Small,
            TraitValue::Animal,
            TraitValue::Round,
        ];
        assert_eq!(
            said(animal).as_deref(),
            Some("animal blanco pequeño y redondo")
        );
        let plant = [
            TraitValue::Black,
            TraitValue::Large,
            TraitValue::Plant,
            TraitValue::Square,
        ];
        assert_eq!(
            said(plant).as_deref(),
            Some("planta negra grande y cuadrada")
        );
    }

    #[test]
    fn what_four_pieces_share_agrees_with_them() {
        for (values, wanted) in [
            (vec![TraitValue::Round], "las cuatro piezas son redondas"),
            (
                vec![TraitValue::White, TraitValue::Large, TraitValue::Square],
                "las cuatro piezas son blancas, grandes y cuadradas",
            ),
            (vec![TraitValue::Plant], "son cuatro plantas"),
            (
                vec![TraitValue::Black, TraitValue::Small, TraitValue::Animal],
                "son cuatro animales negros y pequeños",
            ),
        ] {
            assert_eq!(shared(Values::from_iter(values)), wanted);
        }
    }
}
