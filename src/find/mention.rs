//! Points and moves that a comment talks about.

mod joined;

use std::ops::Range;

use crate::board::{ByColor, Color, Point};

use super::text::fold;

/// The highest number by which a comment calls a move.
const MOST: usize = 9_999;

/// A place in a text that names a point or a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// Where it stands in the text, in bytes.
    pub range: Range<usize>,
    /// What it names.
    pub what: Mentioned,
}

/// What a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mentioned {
    /// A point of the board.
    Point(Point),
    /// A move by its number, counted from the start of the game.
    Move {
        /// Its number.
        number: usize,
        /// Whose it is, where that is said.
        by: Option<Color>,
    },
}

/// The words around numbers and points, folded, of every language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Vocabulary {
    /// What stands before the number of a move.
    pub moves: Vec<String>,
    /// What stands before the numbers of several.
    pub many_moves: Vec<String>,
    /// What the sides are called.
    pub sides: ByColor<Vec<String>>,
    /// What stands between the last two numbers.
    pub and: Vec<String>,
    /// What can stand between the word for a move and its number.
    pub number_signs: Vec<String>,
    /// What is counted by a number, which then is that of no move.
    pub units: Vec<String>,
    /// A move that puts no stone.
    pub passes: Vec<String>,
}

impl Vocabulary {
    /// The side that a folded word names.
    pub(super) fn side(&self, word: &str) -> Option<Color> {
        let mut both = Color::BOTH.into_iter();
        both.find(|&color| has(&self.sides[color], word))
    }

    pub(super) fn is_move(&self, word: &str) -> bool {
        has(&self.moves, word) || has(&self.many_moves, word)
    }

    pub(super) fn is_pass(&self, word: &str) -> bool {
        has(&self.passes, word)
    }

    #[cfg(test)]
    pub(super) fn of_tests() -> Self {
        let words = |all: &str| all.split(' ').map(fold).collect();
        Self {
            moves: words("move coup 手 手目 수"),
            many_moves: words("moves coups"),
            sides: ByColor {
                black: words("black noir 黒 흑"),
                white: words("white blanc 白 백"),
            },
            and: words("and et"),
            number_signs: words("n no number numero 第 제"),
            units: words("point points pts kyu dan stones pierres 目 手 집"),
            passes: words("pass passe"),
        }
    }
}

fn has(words: &[String], word: &str) -> bool {
    words.iter().any(|known| known == word)
}

/// The points and moves that a text names, in its order; `point_named` knows the
/// points of the board. What only looks like one, in an address, a decimal number
/// or a longer word, is none.
pub fn mentions(
    text: &str,
    vocabulary: &Vocabulary,
    point_named: impl Fn(&str) -> Option<Point>,
) -> Vec<Mention> {
    let words = Words::of(text);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(word) = words.all.get(at) {
        let taken = words
            .moves_at(at, vocabulary, &mut found)
            .or_else(|| words.side_at(at, vocabulary, &mut found))
            .or_else(|| words.joined_at(at, vocabulary, &mut found));
        if let Some(next) = taken {
            at = next;
            continue;
        }
        let point = words
            .stands_alone(at)
            .then(|| point_named(&text[word.clone()]));
        if let Some(point) = point.flatten() {
            found.push(Mention {
                range: word.clone(),
                what: Mentioned::Point(point),
            });
        }
        at += 1;
    }
    found
}

/// The words of a text: what is made of letters and digits.
struct Words<'a> {
    text: &'a str,
    all: Vec<Range<usize>>,
}

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Self {
        let mut all: Vec<Range<usize>> = Vec::new();
        for (at, character) in text.char_indices() {
            if !is_part_of_word(character) {
                continue;
            }
            let end = at + character.len_utf8();
            match all.last_mut() {
                Some(last) if last.end == at => last.end = end,
                Some(_) | None => all.push(at..end),
            }
        }
        Self { text, all }
    }

    fn word(&self, at: usize) -> Option<&'a str> {
        self.text.get(self.all.get(at)?.clone())
    }

    fn folded(&self, at: usize) -> Option<String> {
        self.word(at).map(fold)
    }

    /// What stands between a word and the next one.
    fn gap(&self, at: usize) -> Option<&'a str> {
        let (word, next) = (self.all.get(at)?, self.all.get(at + 1)?);
        self.text.get(word.end..next.start)
    }

    /// "move 42", "coups 42 et 45": adds what is named, and returns the word after
    /// it.
    fn moves_at(&self, at: usize, words: &Vocabulary, found: &mut Vec<Mention>) -> Option<usize> {
        let word = self.folded(at)?;
        let many = has(&words.many_moves, &word);
        if !many && !has(&words.moves, &word) {
            return None;
        }
        let mut next = at + 1;
        let sign = self.folded(next)?;
        if has(&words.number_signs, &sign) && is_blank(self.gap(at)?) {
            next += 1;
        }
        let gap = self.gap(next - 1)?;
        let bare = |c: char| c.is_whitespace() || ".#°º".contains(c);
        let number = self.number(next).filter(|_| gap.chars().all(bare))?;
        // The word belongs to the link, but for that of several moves.
        let from = if many { next } else { at };
        found.push(self.of_move(from, next, number, None));
        next += 1;
        while many && let Some((after, number)) = self.further_number(next, words) {
            found.push(self.of_move(after, after, number, None));
            next = after + 1;
        }
        Some(next)
    }

    /// The number that goes on an enumeration of moves which ends before this word.
    fn further_number(&self, next: usize, words: &Vocabulary) -> Option<(usize, usize)> {
        let gap = self.gap(next.checked_sub(1)?)?.trim();
        if let Some(number) = self.number(next)
            && [",", "-", "–", "/", "&", "+"].contains(&gap)
            && !self.is_counted(next, words)
        {
            return Some((next, number));
        }
        let and = self.folded(next)?;
        let linked = ["", ","].contains(&gap) && has(&words.and, &and);
        let after = next + 1;
        let number = self.number(after).filter(|_| linked)?;
        let blank = is_blank(self.gap(next)?) && !self.is_counted(after, words);
        blank.then_some((after, number))
    }

    /// "Black 42", but not "Black 10 points ahead".
    fn side_at(&self, at: usize, words: &Vocabulary, found: &mut Vec<Mention>) -> Option<usize> {
        let by = words.side(&self.folded(at)?)?;
        let number = self
            .number(at + 1)
            .filter(|_| self.gap(at).is_some_and(is_blank))?;
        if self.is_counted(at + 1, words) {
            return None;
        }
        found.push(self.of_move(at, at + 1, number, Some(by)));
        Some(at + 2)
    }

    /// "黒84", "第84手".
    fn joined_at(&self, at: usize, words: &Vocabulary, found: &mut Vec<Mention>) -> Option<usize> {
        let number = self.number(at)?;
        let range = self.all.get(at)?.clone();
        found.push(joined::move_of(self.text, range, number, words)?);
        Some(at + 1)
    }

    fn of_move(&self, first: usize, last: usize, number: usize, by: Option<Color>) -> Mention {
        Mention {
            range: self.all[first].start..self.all[last].end,
            what: Mentioned::Move { number, by },
        }
    }

    /// The number of a move that a word is.
    fn number(&self, at: usize) -> Option<usize> {
        let word = self.word(at).filter(|_| self.stands_alone(at))?;
        let digits = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
        let number = word.parse().ok().filter(|_| digits)?;
        let followed = self.text[self.all[at].end..].chars().next();
        (number <= MOST && followed != Some('%')).then_some(number)
    }

    /// Whether the word after a number says what is counted.
    fn is_counted(&self, at: usize, words: &Vocabulary) -> bool {
        let next = self
            .folded(at + 1)
            .filter(|_| self.gap(at).is_some_and(is_blank));
        next.is_some_and(|next| has(&words.units, &next))
    }

    /// Whether a word is no part of a decimal number, an address or a name of a
    /// file.
    fn stands_alone(&self, at: usize) -> bool {
        let Range { start, end } = self.all[at].clone();
        let (before, after) = (&self.text[..start], &self.text[end..]);
        let chunk_start = before
            .rfind(char::is_whitespace)
            .map_or(0, |space| space + 1);
        let chunk_end = after
            .find(char::is_whitespace)
            .map_or(self.text.len(), |at| end + at);
        let chunk = self.text.get(chunk_start..chunk_end).unwrap_or_default();
        if chunk.contains("://") || chunk.contains('@') || chunk.starts_with("www.") {
            return false;
        }
        let joins = |sign: Option<char>, beyond: Option<char>| match sign {
            Some('_' | '\\') => true,
            Some('.' | ':') => beyond.is_some_and(|c| c.is_ascii_alphanumeric()),
            Some(',') => beyond.is_some_and(|c| c.is_ascii_digit()),
            Some(_) | None => false,
        };
        let mut back = before.chars().rev();
        let mut on = after.chars();
        // A comma before a number may end another; one before a letter does not.
        let behind = match back.next() {
            Some(',') => None,
            sign => sign,
        };
        !joins(behind, back.next()) && !joins(on.next(), on.next())
    }
}

fn is_blank(gap: &str) -> bool {
    !gap.is_empty() && gap.chars().all(|c| c.is_whitespace() && c != '\n')
}

/// Letters and digits; those of scripts that put no blanks between words end the
/// word beside them.
fn is_part_of_word(character: char) -> bool {
    let without_blanks = matches!(
        character,
        '\u{2e80}'..='\u{a4cf}' | '\u{ac00}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}'
    );
    character.is_alphanumeric() && !without_blanks
}

#[cfg(test)]
mod tests;
