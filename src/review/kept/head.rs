//! The first value of a review.

use std::fmt;

use super::beside::Figure;

/// The version that is written, and the only one that is read.
const VERSION: &str = "1";
const OVER: &str = "over";

/// What stands at the head of a review, such as `1 8c2f0a11 V SBKV SBKS`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// Tells the position that it is about.
    pub(super) fit: u32,
    /// Whether the game is over there.
    pub(super) is_over: bool,
    /// What was written beside it.
    pub(super) beside: Vec<Figure>,
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION} {:08x}", self.fit)?;
        if self.is_over {
            write!(f, " {OVER}")?;
        }
        self.beside
            .iter()
            .try_for_each(|figure| write!(f, " {}", figure.name()))
    }
}

impl Head {
    /// The head that a text is; words that say nothing are passed over.
    pub(super) fn of_text(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        if words.next() != Some(VERSION) {
            return None;
        }
        let fit = u32::from_str_radix(words.next()?, 16).ok()?;
        let words: Vec<&str> = words.collect();
        Some(Self {
            fit,
            is_over: words.contains(&OVER),
            beside: words
                .iter()
                .filter_map(|word| Figure::named(word))
                .collect(),
        })
    }
}
