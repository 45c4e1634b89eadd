//! Simplified Chinese numbers, dates and lists, and the names of pieces.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::drawing::Script;
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// Chinese as it is written in mainland China and in Singapore. Dates have the order
/// and the dashes of its standard; numbers have the signs of English.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "简体中文",
    tags: &["zh-hans", "zh", "zh-cn", "zh-sg"],
    script: Some(Script::SimplifiedChinese),
    decimal_mark: '.',
    group_mark: ",",
    date_time: "%Y-%m-%d %H:%M",
    day: "%m-%d",
    plural,
    ordinal,
    separators: Separators {
        series: "、",
        last: "和",
        clauses: "；",
        sentences: "。",
        remark: ["（", "）"],
    },
    typography: Typography {
        marks: "：；！？",
        before_marks: "",
        quotes: ["“", "”"],
    },
    finish: None,
    piece,
    trait_words,
    shared,
};

/// Words do not change with their number.
fn plural(_: Quantity) -> Category {
    Category::Other
}

/// Nor do ordinals.
fn ordinal(_: u64) -> Category {
    Category::Other
}

/// "白色圆形小植物".
fn piece(piece: Piece) -> String {
    let order = [Trait::Tone, Trait::Shape, Trait::Size, Trait::Kind];
    order.map(|of| before_noun(piece.value(of))).concat()
}

fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["黑", "黑色", "hei"],
        TraitValue::White => &["白", "白色", "bai"],
        TraitValue::Large => &["大", "da"],
        TraitValue::Small => &["小", "xiao"],
        TraitValue::Animal => &["动物", "dongwu"],
        TraitValue::Plant => &["植物", "zhiwu"],
        TraitValue::Round => &["圆", "圆形", "yuan"],
        TraitValue::Square => &["方", "方形", "fang"],
    }
}

/// A value inside the name of a piece. Colors and shapes have two letters there:
/// 黑 and 方 side by side would be the player with the black stones.
const fn before_noun(value: TraitValue) -> &'static str {
    match value {
        TraitValue::Black => "黑色",
        TraitValue::White => "白色",
        TraitValue::Large => "大",
        TraitValue::Small => "小",
        TraitValue::Animal => "动物",
        TraitValue::Plant => "植物",
        TraitValue::Round => "圆形",
        TraitValue::Square => "方形",
    }
}

/// "四枚都是圆形棋子", "四枚都是黑色大动物".
fn shared(values: Values) -> String {
    let order = [Trait::Tone, Trait::Shape, Trait::Size];
    let adjectives = order
        .into_iter()
        .filter_map(|of| shared_value(values, of))
        .map(before_noun);
    let noun = shared_value(values, Trait::Kind).map_or("棋子", before_noun);
    let all: String = adjectives.chain([noun]).collect();
    format!("四枚都是{all}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_changes_a_word() {
        for number in [0, 1, 2, 11] {
            assert_eq!(plural(Quantity::whole(number)), Category::Other, "{number}");
            assert_eq!(ordinal(number), Category::Other, "{number}");
        }
    }

    #[test]
    fn a_word_for_a_trait_stands_for_one_value() {
        let values = [
            TraitValue::Black,
            TraitValue::White,
            TraitValue::Large,
            TraitValue::Small,
            TraitValue::Animal,
            TraitValue::Plant,
            TraitValue::Round,
            TraitValue::Square,
        ];
        let mut words = values.map(trait_words).concat();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
    }
}
