//! Texts measured in the columns of a terminal: characters of East Asian scripts
//! and many symbols take two.

use unicode_linebreak::{BreakOpportunity, linebreaks};
use unicode_truncate::UnicodeTruncateStr as _;
use unicode_width::UnicodeWidthStr as _;

/// How many columns a text takes.
pub(in crate::console) fn width(text: &str) -> usize {
    text.width()
}

/// A text with blanks behind it, up to this many columns.
pub(in crate::console) fn pad_end(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{text}{:blanks$}", "")
}

/// A text with blanks before it, up to this many columns.
pub(super) fn pad_start(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{:blanks$}{text}", "")
}

/// A text in lines of at most this many columns, broken where the Unicode line
/// breaking algorithm (UAX #14) allows it, and anywhere in what is too long for
/// a line. A character that is wider than a line has one of its own; blanks at
/// the end of the text stay.
pub(in crate::console) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = vec![String::new()];
    let mut start = 0;
    for (end, opportunity) in linebreaks(text) {
        let part = &text[start..end];
        start = end;
        add(&mut lines, part.trim_end_matches(['\n', '\r']), columns);
        if opportunity == BreakOpportunity::Mandatory && end < text.len() {
            lines.push(String::new());
        }
    }
    // Whoever types a blank at the end sees the cursor move.
    if let Some((_, broken)) = lines.split_last_mut() {
        for line in broken {
            line.truncate(line.trim_end_matches(' ').len());
        }
    }
    lines
}

/// A line that fits as it is, so that columns stay columns; a longer one broken, with
/// what follows as far from the left as its beginning, behind its number if it has
/// one.
pub(in crate::console) fn wrap_indented(line: &str, columns: usize) -> Vec<String> {
    if width(line) <= columns {
        return vec![line.to_owned()];
    }
    let text = line.trim_start_matches(' ');
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = match behind.strip_prefix(". ") {
        Some(numbered) if behind.len() < text.len() => numbered,
        Some(_) | None => text,
    };
    let (before, text) = line.split_at(line.len() - text.len());
    let indent = width(before);
    let broken = wrap(text, columns.saturating_sub(indent));
    let blanks = " ".repeat(indent);
    let starts = std::iter::once(before).chain(std::iter::repeat(blanks.as_str()));
    let parts = starts.zip(&broken);
    parts
        .map(|(start, part)| format!("{start}{part}"))
        .collect()
}

/// Adds what is not to be broken to the last line, or to a new one. The blanks
/// at its end may hang over.
fn add(lines: &mut Vec<String>, part: &str, columns: usize) {
    let taken = lines.last().map_or(0, |line| width(line));
    if taken > 0 && taken + width(part.trim_end_matches(' ')) > columns {
        lines.push(String::new());
    }
    let mut rest = part;
    while width(rest.trim_end_matches(' ')) > columns {
        let (fits, _) = rest.unicode_truncate(columns);
        // At least one character, so that there is an end.
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let (line, further) = rest.split_at(fits.len().max(first));
        append(lines, line);
        rest = further;
        if !rest.trim_end_matches(' ').is_empty() {
            lines.push(String::new());
        }
    }
    append(lines, rest);
}

fn append(lines: &mut [String], text: &str) {
    if let Some(line) = lines.last_mut() {
        line.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_broken_between_words_and_long_words_anywhere() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("é è", 0), ["é", "è"]);
        assert_eq!(wrap("one  two ", 4), ["one", "two "]);
        assert_eq!(
            wrap("Noir\u{a0}: oui, non", 11),
            ["Noir\u{a0}: oui,", "non"]
        );
    }

    #[test]
    fn scripts_without_blanks_are_broken_by_columns() {
        assert_eq!(wrap("黒番の勝ち。", 6), ["黒番の", "勝ち。"]);
        // A full stop does not begin a line.
        assert_eq!(wrap("黒番の勝ち。", 10), ["黒番の勝", "ち。"]);
        assert_eq!(wrap("Black 黒番 wins", 10), ["Black 黒番", "wins"]);
        assert_eq!(wrap("囲碁 の", 1), ["囲", "碁", "の"]);
        assert_eq!(wrap("이세돌 구단", 8), ["이세돌", "구단"]);
    }

    #[test]
    fn nothing_is_lost_and_no_line_is_too_wide() {
        let text = "第十七回 世界囲碁選手権戦, Korea Baduk Association: 국수전 · e\u{301}té 👨‍👩‍👧 fin";
        let solid = |text: &str| text.split(' ').collect::<String>();
        for columns in 2..90 {
            let lines = wrap(text, columns);
            assert_eq!(solid(&lines.concat()), solid(text), "{columns}");
            let widest = lines.iter().map(|line| width(line)).max();
            assert!(widest <= Some(columns), "{columns}: {lines:?}");
        }
    }

    #[test]
    fn what_is_broken_stays_as_far_from_the_left_as_it_began() {
        assert_eq!(wrap_indented("  one two", 6), ["  one", "  two"]);
        assert_eq!(wrap_indented("12. one two", 7), ["12. one", "    two"]);
        assert_eq!(wrap_indented("1 two", 4), ["1", "two"]);
        assert_eq!(wrap_indented("a      b", 8), ["a      b"]);
    }

    #[test]
    fn a_padded_text_has_the_width_that_was_asked_for() {
        for text in ["", "abc", "黒番", "돌", "é"] {
            assert_eq!(width(&pad_end(text, 8)), 8, "{text}");
            assert_eq!(width(&pad_start(text, 8)), 8, "{text}");
        }
        assert_eq!(pad_end("黒番棋太郎", 4), "黒番棋太郎");
    }
}
