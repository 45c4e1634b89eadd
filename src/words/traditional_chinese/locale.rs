//! Traditional Chinese numbers, dates and lists, and the names of pieces.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::drawing::Script;
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// Chinese as it is written in Taiwan.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "繁體中文",
    tags: &["zh-hant", "zh-tw", "zh-hk", "zh-mo"],
    script: Some(Script::TraditionalChinese),
    decimal_mark: '.',
    group_mark: ",",
    date_time: "%Y/%m/%d %H:%M",
    day: "%m/%d",
    plural,
    ordinal,
    separators: Separators {
        series: "、",
        // A list may end in digits or in Chinese letters: this mark, unlike a word,
        // wants a space beside neither.
        last: "、",
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

/// Chinese has no plural.
fn plural(_: Quantity) -> Category {
    Category::Other
}

/// Nor do its ordinal numbers differ.
fn ordinal(_: u64) -> Category {
    Category::Other
}

/// "小白圓植物".
fn piece(piece: Piece) -> String {
    let order = [Trait::Size, Trait::Tone, Trait::Shape, Trait::Kind];
    order.map(|of| word(piece.value(of))).concat()
}

/// The words as they are typed, then their pinyin, for terminals without an input
/// method.
fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["黑", "黑色", "hei"],
        TraitValue::White => &["白", "白色", "bai"],
        TraitValue::Large => &["大", "da"],
        TraitValue::Small => &["小", "xiao"],
        TraitValue::Animal => &["動物", "dongwu"],
        TraitValue::Plant => &["植物", "zhiwu"],
        TraitValue::Round => &["圓", "圓形", "yuan"],
        TraitValue::Square => &["方", "方形", "fang"],
    }
}

fn word(value: TraitValue) -> &'static str {
    trait_words(value).first().copied().unwrap_or_default()
}

/// "四枚都是大型、白色、圓形的", "四枚都是大型黑色動物".
fn shared(values: Values) -> String {
    let traits = [Trait::Size, Trait::Tone, Trait::Shape];
    let attributes = traits.map(|of| shared_value(values, of).map(attribute));
    let attributes: Vec<&str> = attributes.into_iter().flatten().collect();
    match shared_value(values, Trait::Kind) {
        None => format!("四枚都是{}的", LOCALE.separators.list(&attributes)),
        Some(kind) => format!("四枚都是{}{}", attributes.concat(), attribute(kind)),
    }
}

/// A value as it is said of several pieces: in two letters each, so that they can
/// follow one another without a particle between them.
const fn attribute(value: TraitValue) -> &'static str {
    match value {
        TraitValue::Black => "黑色",
        TraitValue::White => "白色",
        TraitValue::Large => "大型",
        TraitValue::Small => "小型",
        TraitValue::Animal => "動物",
        TraitValue::Plant => "植物",
        TraitValue::Round => "圓形",
        TraitValue::Square => "方形",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_named_by_size_color_shape_and_kind() {
        let names = Piece::ALL.map(piece);
        for name in ["大黑圓動物", "小白圓植物", "小白方植物"] {
            assert!(names.iter().any(|of| of == name), "{name}");
        }
    }

    #[test]
    fn what_is_shared_ends_in_a_noun_or_a_particle() {
        for (values, said) in [
            (vec![TraitValue::Round], "四枚都是圓形的"),
            (vec![TraitValue::Animal], "四枚都是動物"),
            (
                vec![TraitValue::White, TraitValue::Large, TraitValue::Round],
                "四枚都是大型、白色、圓形的",
            ),
            (
                vec![TraitValue::Plant, TraitValue::Black, TraitValue::Small],
                "四枚都是小型黑色植物",
            ),
        ] {
            assert_eq!(shared(values.into_iter().collect()), said);
        }
    }
}
