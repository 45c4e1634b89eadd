//! Japanese numbers, dates and lists, and the names of pieces.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::drawing::Script;
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// Japanese, with ASCII digits and full-width signs.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "日本語",
    tags: &["ja"],
    script: Some(Script::Japanese),
    decimal_mark: '.',
    group_mark: ",",
    date_time: "%Y/%m/%d %H:%M",
    day: "%m/%d",
    plural,
    ordinal,
    separators: Separators {
        series: "、",
        last: "と",
        clauses: "；",
        sentences: "。",
        remark: ["（", "）"],
    },
    typography: Typography {
        marks: "：；！？",
        before_marks: "",
        quotes: ["「", "」"],
    },
    finish: None,
    piece,
    trait_words,
    shared,
};

/// Nouns have no plural, whatever the number.
fn plural(_: Quantity) -> Category {
    Category::Other
}

/// Every ordinal number is written alike.
fn ordinal(_: u64) -> Category {
    Category::Other
}

/// "白くて丸い小さな植物".
fn piece(piece: Piece) -> String {
    described(piece.values())
}

/// The sign first, then how it is read, in Latin letters: a terminal often has no
/// input method.
fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["黒", "黒い", "kuro"],
        TraitValue::White => &["白", "白い", "shiro"],
        TraitValue::Large => &["大", "大きい", "dai", "ookii"],
        TraitValue::Small => &["小", "小さい", "sho", "chiisai"],
        TraitValue::Animal => &["動物", "dobutsu"],
        TraitValue::Plant => &["植物", "shokubutsu"],
        TraitValue::Round => &["丸", "丸い", "maru"],
        TraitValue::Square => &["四角", "四角い", "shikaku"],
    }
}

/// "4つとも丸い駒", "4つとも黒くて四角い大きな動物".
fn shared(values: Values) -> String {
    format!("4つとも{}", described(values))
}

/// What has these values, as one noun with all that is said of it before it.
fn described(values: Values) -> String {
    let value = |of| shared_value(values, of);
    let shape = value(Trait::Shape);
    // Of two adjectives that follow each other, the first is joined to the second.
    let form = if shape.is_some() { joined } else { plain };
    let words = [
        value(Trait::Tone).map(form),
        shape.map(plain),
        value(Trait::Size).map(plain),
        Some(value(Trait::Kind).map_or("駒", plain)),
    ];
    words.into_iter().flatten().collect()
}

/// A word as it stands before a noun, or the noun itself.
const fn plain(value: TraitValue) -> &'static str {
    match value {
        TraitValue::Black => "黒い",
        TraitValue::White => "白い",
        TraitValue::Large => "大きな",
        TraitValue::Small => "小さな",
        TraitValue::Animal => "動物",
        TraitValue::Plant => "植物",
        TraitValue::Round => "丸い",
        TraitValue::Square => "四角い",
    }
}

/// A word as it stands before another adjective. What never does stays plain.
const fn joined(value: TraitValue) -> &'static str {
    match value {
        TraitValue::Black => "黒くて",
        TraitValue::White => "白くて",
        TraitValue::Round => "丸くて",
        TraitValue::Square => "四角くて",
        TraitValue::Large | TraitValue::Small | TraitValue::Animal | TraitValue::Plant => {
            plain(value)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_color_is_joined_to_a_shape_only() {
        use TraitValue::{Animal, Black, Large, Plant, Round, Small, Square, White};
        for (values, wanted) in [
            (&[Round][..], "4つとも丸い駒"),
            (&[White], "4つとも白い駒"),
            (&[Black, Square], "4つとも黒くて四角い駒"),
            (&[Black, Large], "4つとも黒い大きな駒"),
            (&[White, Large, Round], "4つとも白くて丸い大きな駒"),
            (&[Plant], "4つとも植物"),
            (&[Animal, Black, Small], "4つとも黒い小さな動物"),
        ] {
            let values: Values = values.iter().copied().collect();
            assert_eq!(shared(values), wanted);
        }
    }

    #[test]
    fn a_piece_is_named_with_all_its_traits() {
        use TraitValue::{Plant, Round, Small, White};
        let wanted = [White, Small, Plant, Round];
        let of = |piece: &Piece| wanted.iter().all(|&value| piece.has(value));
        let pieces: Vec<String> = Piece::ALL.into_iter().filter(of).map(piece).collect();
        assert_eq!(pieces, ["白くて丸い小さな植物"]);
    }

    #[test]
    fn every_number_has_one_form() {
        for number in [0, 1, 2, 11] {
            assert_eq!(plural(Quantity::whole(number)), Category::Other);
        }
        assert_eq!(ordinal(1), Category::Other);
    }
}
