//! Catalogues of phrases: the keys, and what each language says for them.
//!
//! The files of `english/` declare the phrases with [`catalogue!`], and those of
//! every other language translate them with [`translation!`], topic by topic under
//! the same file names. Both expand to a `match`, so a phrase that a language lacks
//! is a compile error, and so is a translation of a phrase that does not exist.
//!
//! A row is `Key = "text"`. Gaps that are filled in are `{0}`, `{1}` and so on. A text
//! that changes with a number has a form for each plural category:
//! `Key = { one: "{0} stone", other: "{0} stones" }`, and `{ ordinal one: …, other: … }`
//! where the number is a rank rather than a count. Spaces before colons and inside
//! quotation marks that must not break are no-break spaces; a test names those that
//! are not.

use super::{Category, Language, Quantity};

/// What a language says for a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wording {
    /// One text for every number.
    Plain(&'static str),
    /// A text for each plural category, that of [`Category::Other`] last.
    Cardinal(&'static [(Category, &'static str)]),
    /// A text for each category of ordinal numbers, that of [`Category::Other`]
    /// last.
    Ordinal(&'static [(Category, &'static str)]),
}

impl Wording {
    /// The text that goes with a number.
    pub(super) fn of(self, language: Language, number: Quantity) -> &'static str {
        let locale = language.locale();
        match self {
            Self::Plain(text) => text,
            Self::Cardinal(forms) => form(forms, (locale.plural)(number)),
            Self::Ordinal(forms) => form(forms, (locale.ordinal)(number.integer)),
        }
    }

    /// The text for no number in particular.
    pub(super) fn usual(self) -> &'static str {
        match self {
            Self::Plain(text) => text,
            Self::Cardinal(forms) | Self::Ordinal(forms) => form(forms, Category::Other),
        }
    }

    /// All texts, and the category of each where there are several.
    pub fn forms(self) -> impl Iterator<Item = (Option<Category>, &'static str)> {
        let (plain, forms): (Option<&'static str>, &'static [_]) = match self {
            Self::Plain(text) => (Some(text), &[]),
            Self::Cardinal(forms) | Self::Ordinal(forms) => (None, forms),
        };
        let forms = forms.iter().map(|&(of, text)| (Some(of), text));
        plain.map(|text| (None, text)).into_iter().chain(forms)
    }
}

/// The form of a category, or that for everything else.
fn form(forms: &[(Category, &'static str)], category: Category) -> &'static str {
    let fitting = forms.iter().find(|(of, _)| *of == category);
    fitting.or(forms.last()).map_or("", |(_, text)| text)
}

/// Something that can be said in every language.
pub trait Phrase: Copy + 'static {
    /// What the catalogue is called.
    const CATALOGUE: &'static str;
    /// Every phrase of the catalogue.
    const ALL: &'static [Self];

    /// The words, with all their forms.
    fn wording(self, language: Language) -> Wording;

    /// The words; of several forms, that for most numbers.
    fn text(self, language: Language) -> &'static str {
        self.wording(language).usual()
    }
}

/// A language, as a type that has words for every phrase of a catalogue.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not translate `{P}`",
    note = "add a `translation!` of `{P}` to the folder of the language"
)]
pub(super) trait Speaks<P> {
    /// The words for a phrase.
    fn wording(phrase: P) -> Wording;
}

/// Declares an enum of phrases, with their English.
macro_rules! catalogue {
    (
        $(#[$about:meta])*
        $name:ident { $( $id:ident = $wording:tt )* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $( #[doc = $crate::words::catalogue::usual!($wording)] $id, )*
        }

        impl $crate::words::Phrase for $name {
            const CATALOGUE: &'static str = stringify!($name);
            const ALL: &'static [Self] = &[ $( Self::$id ),* ];

            fn wording(self, language: $crate::words::Language) -> $crate::words::Wording {
                $crate::words::wording_in!(language, self)
            }
        }

        $crate::words::catalogue::translation! {
            super::English, $name { $( $id = $wording )* }
        }
    };
}

/// Says every phrase of a catalogue in another language.
macro_rules! translation {
    ( $language:path, $name:ident { $( $id:ident = $wording:tt )* } ) => {
        impl $crate::words::catalogue::Speaks<$name> for $language {
            fn wording(phrase: $name) -> $crate::words::Wording {
                match phrase {
                    $( $name::$id => $crate::words::catalogue::wording!($wording), )*
                }
            }
        }
    };
}

/// The right side of a row.
macro_rules! wording {
    ({ ordinal $( $category:ident: $text:literal ),+ $(,)? }) => {
        $crate::words::Wording::Ordinal(&[
            $( ($crate::words::catalogue::category!($category), $text) ),+
        ])
    };
    ({ $( $category:ident: $text:literal ),+ $(,)? }) => {
        $crate::words::Wording::Cardinal(&[
            $( ($crate::words::catalogue::category!($category), $text) ),+
        ])
    };
    ($text:literal) => {
        $crate::words::Wording::Plain($text)
    };
}

/// The text of a row for most numbers.
macro_rules! usual {
    ({ ordinal $( $forms:tt )+ }) => { $crate::words::catalogue::usual!({ $( $forms )+ }) };
    ({ other: $text:literal $(,)? }) => { $text };
    ({ $category:ident: $text:literal, $( $forms:tt )+ }) => {
        $crate::words::catalogue::usual!({ $( $forms )+ })
    };
    ($text:literal) => { $text };
}

/// A category as CLDR spells it.
macro_rules! category {
    (zero) => {
        $crate::words::Category::Zero
    };
    (one) => {
        $crate::words::Category::One
    };
    (two) => {
        $crate::words::Category::Two
    };
    (few) => {
        $crate::words::Category::Few
    };
    (many) => {
        $crate::words::Category::Many
    };
    (other) => {
        $crate::words::Category::Other
    };
}

pub(super) use {catalogue, category, translation, usual, wording};
