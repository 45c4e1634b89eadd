//! French numbers, dates and lists, and the names of pieces.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// French as it is written in France.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "Français",
    tags: &["fr"],
    script: None,
    decimal_mark: ',',
    group_mark: "\u{a0}",
    date_time: "%d/%m/%Y %H:%M",
    day: "%d/%m",
    plural,
    ordinal,
    separators: Separators {
        series: ", ",
        last: " et ",
        clauses: "\u{a0}; ",
        sentences: ". ",
        remark: [" (", ")"],
    },
    typography: Typography {
        marks: ":;!?",
        before_marks: "\u{a0}",
        quotes: ["«\u{a0}", "\u{a0}»"],
    },
    finish: None,
    piece,
    trait_words,
    shared,
};

/// Everything below 2 is singular. CLDR's `many` is for millions spelled out,
/// which are not written here.
fn plural(number: Quantity) -> Category {
    match number.integer {
        0 | 1 => Category::One,
        2.. => Category::Other,
    }
}

/// 1er, 2e, 3e.
fn ordinal(number: u64) -> Category {
    match number {
        1 => Category::One,
        0 | 2.. => Category::Other,
    }
}

/// "petite plante blanche et ronde".
fn piece(piece: Piece) -> String {
    let gender = gender(piece.values());
    let word = |of| form(piece.value(of), gender, Number::Singular);
    let [size, kind, tone, shape] = [Trait::Size, Trait::Kind, Trait::Tone, Trait::Shape].map(word);
    format!("{size} {kind} {tone} et {shape}")
}

fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["noir", "noire"],
        TraitValue::White => &["blanc", "blanche"],
        TraitValue::Large => &["grand", "grande"],
        TraitValue::Small => &["petit", "petite"],
        TraitValue::Animal => &["animal"],
        TraitValue::Plant => &["plante"],
        TraitValue::Round => &["rond", "ronde"],
        TraitValue::Square => &["carré", "carrée", "carre", "carree"],
    }
}

/// "les quatre pièces sont rondes", "ce sont quatre grands animaux noirs".
fn shared(values: Values) -> String {
    let gender = gender(values);
    let plural = |of| Some(form(shared_value(values, of)?, gender, Number::Plural));
    let list = |of: &[Trait]| {
        let words: Vec<&str> = of.iter().copied().filter_map(plural).collect();
        LOCALE.separators.list(&words)
    };
    let Some(kind) = plural(Trait::Kind) else {
        let all = list(&[Trait::Size, Trait::Tone, Trait::Shape]);
        return format!("les quatre pièces sont {all}");
    };
    let rest = list(&[Trait::Tone, Trait::Shape]);
    let mut words = vec!["ce sont quatre"];
    words.extend(plural(Trait::Size));
    words.push(kind);
    words.extend(Some(rest.as_str()).filter(|rest| !rest.is_empty()));
    words.join(" ")
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
        TraitValue::Black => ["noir", "noire", "noirs", "noires"],
        TraitValue::White => ["blanc", "blanche", "blancs", "blanches"],
        TraitValue::Large => ["grand", "grande", "grands", "grandes"],
        TraitValue::Small => ["petit", "petite", "petits", "petites"],
        TraitValue::Animal => ["animal", "animal", "animaux", "animaux"],
        TraitValue::Plant => ["plante", "plante", "plantes", "plantes"],
        TraitValue::Round => ["rond", "ronde", "ronds", "rondes"],
        TraitValue::Square => ["carré", "carrée", "carrés", "carrées"],
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
    fn everything_below_two_is_singular() {
        for (integer, has_fraction, wanted) in [
            (0, false, Category::One),
            (0, true, Category::One),
            (1, false, Category::One),
            (1, true, Category::One),
            (2, false, Category::Other),
            (2, true, Category::Other),
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
    fn only_the_first_is_special() {
        assert_eq!(ordinal(1), Category::One);
        for number in [0, 2, 3, 11, 21] {
            assert_eq!(ordinal(number), Category::Other, "{number}");
        }
    }
}
