//! English numbers, dates and lists, and the names of pieces.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// English as it is written in the United States, with dates that nobody can
/// misread.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "English",
    tags: &["en"],
    script: None,
    decimal_mark: '.',
    group_mark: ",",
    date_time: "%Y-%m-%d %H:%M",
    day: "%m-%d",
    plural,
    ordinal,
    separators: Separators {
        series: ", ",
        last: " and ",
        clauses: "; ",
        sentences: ". ",
        remark: [" (", ")"],
    },
    typography: Typography {
        marks: ":;!?",
        before_marks: "",
        quotes: ["“", "”"],
    },
    finish: None,
    piece,
    trait_words,
    shared,
};

/// Only 1 is singular, and nothing with a fraction.
fn plural(number: Quantity) -> Category {
    match number {
        Quantity {
            integer: 1,
            has_fraction: false,
        } => Category::One,
        Quantity { .. } => Category::Other,
    }
}

/// 1st, 2nd, 3rd, 4th; 11th to 13th.
fn ordinal(number: u64) -> Category {
    match (number % 10, number % 100) {
        (_, 11..=13) => Category::Other,
        (1, _) => Category::One,
        (2, _) => Category::Two,
        (3, _) => Category::Few,
        (_, _) => Category::Other,
    }
}

fn piece(piece: Piece) -> String {
    let order = [Trait::Size, Trait::Tone, Trait::Shape, Trait::Kind];
    order.map(|of| word(piece.value(of))).join(" ")
}

fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["black"],
        TraitValue::White => &["white"],
        TraitValue::Large => &["large", "big"],
        TraitValue::Small => &["small"],
        TraitValue::Animal => &["animal"],
        TraitValue::Plant => &["plant"],
        TraitValue::Round => &["round"],
        TraitValue::Square => &["square"],
    }
}

fn word(value: TraitValue) -> &'static str {
    trait_words(value).first().copied().unwrap_or_default()
}

/// "all four are large, white and round", "all four are large black animals".
fn shared(values: Values) -> String {
    let adjectives = [Trait::Size, Trait::Tone, Trait::Shape]
        .into_iter()
        .filter_map(|of| shared_value(values, of))
        .map(word)
        .collect::<Vec<_>>();
    let all = match shared_value(values, Trait::Kind) {
        None => LOCALE.separators.list(&adjectives),
        Some(kind) => {
            let kind = format!("{}s", word(kind));
            [adjectives, vec![kind.as_str()]].concat().join(" ")
        }
    };
    format!("all four are {all}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_nothing_else_is() {
        let halves = |integer| Quantity {
            integer,
            has_fraction: true,
        };
        assert_eq!(plural(Quantity::whole(1)), Category::One);
        for number in [0, 2, 11, 21, 101] {
            assert_eq!(plural(Quantity::whole(number)), Category::Other, "{number}");
        }
        assert_eq!(plural(halves(0)), Category::Other);
        assert_eq!(plural(halves(1)), Category::Other);
    }

    #[test]
    fn ordinals_end_in_st_nd_rd_and_th() {
        let numbers = |wanted| (1..=24).filter(move |&n| ordinal(n) == wanted);
        assert!(numbers(Category::One).eq([1, 21]));
        assert!(numbers(Category::Two).eq([2, 22]));
        assert!(numbers(Category::Few).eq([3, 23]));
        assert_eq!(ordinal(111), Category::Other);
    }
}
