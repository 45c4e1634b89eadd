//! German numbers, dates and lists, and the names of pieces.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::words::locale::{Locale, Separators, Typography, shared_value};
use crate::words::{Category, Quantity};

/// German as it is written in Germany.
pub(in crate::words) const LOCALE: Locale = Locale {
    name: "Deutsch",
    tags: &["de"],
    script: None,
    decimal_mark: ',',
    group_mark: ".",
    date_time: "%d.%m.%Y %H:%M",
    day: "%d.%m.",
    plural,
    ordinal,
    separators: Separators {
        series: ", ",
        last: " und ",
        clauses: "; ",
        sentences: ". ",
        remark: [" (", ")"],
    },
    typography: Typography {
        marks: ":;!?",
        before_marks: "",
        quotes: ["„", "“"],
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

/// 1., 2., 3.: they are all written alike.
fn ordinal(_: u64) -> Category {
    Category::Other
}

/// "kleine weiße runde Pflanze", "großes schwarzes eckiges Tier".
fn piece(piece: Piece) -> String {
    let agreement = match piece.has(TraitValue::Animal) {
        true => Form::Neuter,
        false => Form::Feminine,
    };
    let order = [Trait::Size, Trait::Tone, Trait::Shape, Trait::Kind];
    order.map(|of| form(piece.value(of), agreement)).join(" ")
}

/// Forms with an ending are understood too: who reads the name of a piece types it
/// as it stands there. The same without signs that not every keyboard has.
fn trait_words(value: TraitValue) -> &'static [&'static str] {
    match value {
        TraitValue::Black => &["schwarz", "schwarze", "schwarzes"],
        TraitValue::White => &["weiß", "weiße", "weißes", "weiss", "weisse", "weisses"],
        TraitValue::Large => &["groß", "große", "großes", "gross", "grosse", "grosses"],
        TraitValue::Small => &["klein", "kleine", "kleines"],
        TraitValue::Animal => &["tier"],
        TraitValue::Plant => &["pflanze"],
        TraitValue::Round => &["rund", "runde", "rundes"],
        TraitValue::Square => &["eckig", "eckige", "eckiges"],
    }
}

/// "alle vier sind groß, weiß und rund", "alle vier sind große schwarze Tiere".
fn shared(values: Values) -> String {
    let adjectives = |agreement| {
        [Trait::Size, Trait::Tone, Trait::Shape]
            .into_iter()
            .filter_map(|of| shared_value(values, of))
            .map(|value| form(value, agreement))
            .collect::<Vec<_>>()
    };
    let all = match shared_value(values, Trait::Kind) {
        None => LOCALE.separators.list(&adjectives(Form::Bare)),
        Some(kind) => [adjectives(Form::Plural), vec![form(kind, Form::Plural)]]
            .concat()
            .join(" "),
    };
    format!("alle vier sind {all}")
}

/// How a word agrees: an adjective after "sind" has no ending, before a noun it has
/// that of the noun's gender, without an article.
#[derive(Clone, Copy)]
enum Form {
    Bare,
    Neuter,
    Feminine,
    Plural,
}

const fn form(value: TraitValue, agreement: Form) -> &'static str {
    let [bare, neuter, feminine, plural] = match value {
        TraitValue::Black => ["schwarz", "schwarzes", "schwarze", "schwarze"],
        TraitValue::White => ["weiß", "weißes", "weiße", "weiße"],
        TraitValue::Large => ["groß", "großes", "große", "große"],
        TraitValue::Small => ["klein", "kleines", "kleine", "kleine"],
        TraitValue::Animal => ["Tier", "Tier", "Tier", "Tiere"],
        TraitValue::Plant => ["Pflanze", "Pflanze", "Pflanze", "Pflanzen"],
        TraitValue::Round => ["rund", "rundes", "runde", "runde"],
        TraitValue::Square => ["eckig", "eckiges", "eckige", "eckige"],
    };
    match agreement {
        Form::Bare => bare,
        Form::Neuter => neuter,
        Form::Feminine => feminine,
        Form::Plural => plural,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular_and_nothing_else_is() {
        assert_eq!(plural(Quantity::whole(1)), Category::One);
        for number in [0, 2, 11, 21, 101] {
            assert_eq!(plural(Quantity::whole(number)), Category::Other, "{number}");
        }
        let and_a_half = Quantity {
            integer: 1,
            has_fraction: true,
        };
        assert_eq!(plural(and_a_half), Category::Other);
    }

    #[test]
    fn a_piece_agrees_with_its_noun() {
        for (words, wanted) in [
            ("small white round plant", "kleine weiße runde Pflanze"),
            ("large black square animal", "großes schwarzes eckiges Tier"),
        ] {
            assert_eq!(piece(words.parse().unwrap()), wanted);
        }
    }

    #[test]
    fn what_four_share_has_an_ending_before_a_noun_only() {
        use TraitValue::{Animal, Black, Large, Plant, Round, White};
        for (values, wanted) in [
            (&[Round][..], "alle vier sind rund"),
            (&[White, Large, Round], "alle vier sind groß, weiß und rund"),
            (&[Plant], "alle vier sind Pflanzen"),
            (
                &[Animal, Black, Large],
                "alle vier sind große schwarze Tiere",
            ),
        ] {
            assert_eq!(shared(values.iter().copied().collect()), wanted);
        }
    }
}
