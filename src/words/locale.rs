//! What a language has to tell about itself beside its phrases.

use crate::aligne4::{Piece, Trait, TraitValue, Values};
use crate::drawing::Script;

use super::{Category, Quantity};

/// How a language writes numbers, dates and lists, and how it puts words
/// together. Each has one, in its `locale.rs`.
#[derive(Debug)]
pub struct Locale {
    /// What the language calls itself.
    pub name: &'static str,
    /// The language tags of BCP 47 that it is for, in lower case. A system whose
    /// tag begins with one of them speaks it; of several languages, the one with
    /// the longest such tag. The first is its code on the command line.
    pub tags: &'static [&'static str],
    /// The script it is written in, where fonts for Latin letters lack it.
    pub script: Option<Script>,
    /// What stands before the fraction of a number.
    pub decimal_mark: char,
    /// What stands between groups of three digits.
    pub group_mark: &'static str,
    /// A day with its time, as a pattern of `strftime`.
    pub date_time: &'static str,
    /// A day of this year, short, in the same way.
    pub day: &'static str,
    /// The plural category of a number.
    pub plural: fn(Quantity) -> Category,
    /// The category of an ordinal number: first, second, third.
    pub ordinal: fn(u64) -> Category,
    /// What stands between things that are said one after the other.
    pub separators: Separators,
    /// How texts are set.
    pub typography: Typography,
    /// What is done to a phrase after its gaps are filled in, where words change
    /// with what they follow.
    pub finish: Option<fn(String) -> String>,
    /// What a piece of Aligne 4 is called: "small white round plant".
    pub piece: fn(Piece) -> String,
    /// The words for a value of a trait that can be typed, the usual one first.
    pub trait_words: fn(TraitValue) -> &'static [&'static str],
    /// What four pieces share, inside a sentence: "all four are round".
    pub shared: fn(Values) -> String,
}

/// What stands between things that are said one after the other.
#[derive(Debug)]
pub struct Separators {
    /// Between things of a series, such as the moves of a variation.
    pub series: &'static str,
    /// Before the last thing of a list that is part of a sentence.
    pub last: &'static str,
    /// Between clauses that have commas of their own.
    pub clauses: &'static str,
    /// Between sentences.
    pub sentences: &'static str,
    /// Around a remark on what stands before it.
    pub remark: [&'static str; 2],
}

impl Separators {
    /// Things as part of a sentence: "large, white and round".
    #[must_use]
    pub fn list(&self, things: &[&str]) -> String {
        match things {
            [] => String::new(),
            [one] => (*one).to_owned(),
            [before @ .., last] => [&before.join(self.series), self.last, last].concat(),
        }
    }
}

/// How texts are set. The tests hold every phrase to it.
#[derive(Debug)]
pub struct Typography {
    /// Colon, semicolon, exclamation mark and question mark.
    pub marks: &'static str,
    /// What stands before these marks: nothing, or a no-break space.
    pub before_marks: &'static str,
    /// Quotation marks, with the spaces inside them.
    pub quotes: [&'static str; 2],
}

/// The value that four pieces share in a trait, if they do.
pub(super) fn shared_value(values: Values, of: Trait) -> Option<TraitValue> {
    values.iter().find(|value| value.of() == of)
}
