//! Moves in scripts that put no blanks between words: 黒84, 第84手.

use std::ops::Range;

use crate::board::Color;

use super::{Mention, Mentioned, Vocabulary, has, is_part_of_word};
use crate::find::text::fold;

/// The most letters of a word that is looked for beside a number.
const LONGEST: usize = 4;

/// The move that a number is by the words that it is written together with.
pub(super) fn move_of(
    text: &str,
    number: Range<usize>,
    value: usize,
    words: &Vocabulary,
) -> Option<Mention> {
    let (before, after) = (text.get(..number.start)?, text.get(number.end..)?);
    let next = |known: &[String]| following(after, known);
    // 第84手, or 84手目 where one word says both; 84手 may be so many moves.
    let sign = preceding(before, &words.number_signs).unwrap_or(0);
    let unit = next(&words.moves).unwrap_or(0);
    let is_ordinal = after[..unit].chars().nth(1).is_some();
    if unit > 0 && (sign > 0 || is_ordinal) {
        let range = number.start - sign..number.end + unit;
        let what = Mentioned::Move {
            number: value,
            by: None,
        };
        return Some(Mention { range, what });
    }
    let named = |color: Color| Some((color, preceding(before, &words.sides[color])?));
    let (by, side) = Color::BOTH.into_iter().find_map(named)?;
    if next(&words.units).is_some() {
        return None;
    }
    let what = Mentioned::Move {
        number: value,
        by: Some(by),
    };
    Some(Mention {
        range: number.start - side..number.end,
        what,
    })
}

/// How many bytes one of these words takes at the end of a text, with the blank behind
/// it, if the text ends with one.
fn preceding(text: &str, known: &[String]) -> Option<usize> {
    let bare = text.strip_suffix(' ').unwrap_or(text);
    let starts = bare.char_indices().rev().take(LONGEST);
    let mut tails = starts.map(|(at, _)| &bare[at..]);
    let word = tails.find(|tail| is_joined(tail) && has(known, &fold(tail)))?;
    Some(text.len() - bare.len() + word.len())
}

/// How many bytes the longest of these words takes at the beginning of a text, if one
/// stands there.
fn following(text: &str, known: &[String]) -> Option<usize> {
    let ends = text.char_indices().take(LONGEST);
    let heads = ends.map(|(at, letter)| &text[..at + letter.len_utf8()]);
    let heads: Vec<&str> = heads.collect();
    let word = heads
        .into_iter()
        .rev()
        .find(|head| is_joined(head) && has(known, &fold(head)))?;
    Some(word.len())
}

/// Whether a word is of a script without blanks.
fn is_joined(word: &str) -> bool {
    word.chars()
        .all(|of| of.is_alphanumeric() && !is_part_of_word(of))
}
