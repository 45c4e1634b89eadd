//! What the text of a value says: words, numbers, points.

use std::borrow::Cow;

use memchr::memchr2;

use crate::board::{Point, PointSet, Size};

/// Text with its line breaks: escapes undone, lines that were broken only for
/// the file joined, other blanks made spaces.
#[must_use]
pub fn text(raw: &str) -> Cow<'_, str> {
    unescape(raw, '\n')
}

/// Text on one line, such as a name.
#[must_use]
pub fn simple_text(raw: &str) -> Cow<'_, str> {
    unescape(raw, ' ')
}

fn unescape(raw: &str, line_break: char) -> Cow<'_, str> {
    let plain = |byte| !matches!(byte, b'\\' | b'\n' | b'\r' | b'\t' | 0x0b | 0x0c);
    if raw.bytes().all(plain) {
        return Cow::Borrowed(raw);
    }
    let mut text = String::with_capacity(raw.len());
    let mut characters = raw.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                Some(first @ ('\n' | '\r')) => {
                    characters.next_if_eq(&other_half(first));
                }
                Some(escaped) => text.push(blank_or(escaped)),
                None => {}
            },
            '\n' | '\r' => {
                characters.next_if_eq(&other_half(character));
                text.push(line_break);
            }
            other => text.push(blank_or(other)),
        }
    }
    Cow::Owned(text)
}

/// A line may end in CR LF or LF CR.
const fn other_half(first: char) -> char {
    if first == '\n' { '\r' } else { '\n' }
}

const fn blank_or(character: char) -> char {
    match character {
        '\t' | '\u{b}' | '\u{c}' => ' ',
        other => other,
    }
}

/// Text as it can stand between brackets; [`text`] undoes it.
#[must_use]
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['\\', ']']) {
        return Cow::Borrowed(text);
    }
    let mut raw = String::with_capacity(text.len() + 8);
    for character in text.chars() {
        if matches!(character, '\\' | ']') {
            raw.push('\\');
        }
        raw.push(character);
    }
    Cow::Owned(raw)
}

/// Raw text in which the brackets that are not escaped are.
pub(in crate::record) fn escape_bare(raw: &str) -> String {
    let mut whole = String::with_capacity(raw.len() + 8);
    let mut characters = raw.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => {
                whole.push('\\');
                whole.extend(characters.next());
            }
            ']' => whole.push_str("\\]"),
            other => whole.push(other),
        }
    }
    whole
}

/// Whether a raw value can stand between brackets: every bracket in it is
/// escaped, and nothing behind it would be.
pub(in crate::record) fn is_whole(raw: &str) -> bool {
    let mut rest = raw.as_bytes();
    while let Some(at) = memchr2(b']', b'\\', rest) {
        if rest[at] == b']' || at + 1 == rest.len() {
            return false;
        }
        rest = &rest[at + 2..];
    }
    true
}

/// Whether a property can have this name: letters, digits and `_`, a letter
/// first. Capitals and small letters together would be read as the capitals.
pub(in crate::record) fn is_name(name: &str) -> bool {
    let mut bytes = name.bytes();
    let has = |of: fn(&u8) -> bool| name.as_bytes().iter().any(of);
    bytes
        .next()
        .is_some_and(|first| first.is_ascii_alphabetic())
        && bytes.all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
        && !(has(u8::is_ascii_uppercase) && has(u8::is_ascii_lowercase))
}

/// A whole number, with what people put around it: blanks, a sign.
pub(in crate::record) fn integer(raw: &str) -> Option<i32> {
    let text = raw.trim();
    text.strip_prefix('+').unwrap_or(text).parse().ok()
}

/// A number of hundredths: `6.5` and `6,5` are 650. Further digits are cut.
pub(in crate::record) fn hundredths(raw: &str) -> Option<i64> {
    let text = raw.trim();
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, part) = decimal(text)?;
    if whole.len() + part.len() == 0 {
        return None;
    }
    let whole: i64 = format!("0{whole}").parse().ok()?;
    let part: i64 = format!("{part}00").get(..2)?.parse().ok()?;
    Some(sign * (whole * 100 + part))
}

/// A number of seconds, at least 0, in thousandths: `12.5` is 12500.
pub(in crate::record) fn number(raw: &str) -> Option<u64> {
    let (whole, part) = decimal(raw.trim())?;
    let whole: u64 = whole.parse().ok()?;
    let part: u64 = format!("{part}000").get(..3)?.parse().ok()?;
    Some(whole * 1000 + part)
}

/// The digits before and after a point or a comma, at most nine each.
fn decimal(text: &str) -> Option<(&str, &str)> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |text: &str| text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    (digits(whole) && digits(part)).then_some((whole, part))
}

/// A point: two small letters, column and row from the top left.
pub(in crate::record) fn point(raw: &str, size: Size) -> Option<Point> {
    let raw = raw.trim_ascii();
    let &[col @ b'a'..=b'z', row @ b'a'..=b'z'] = raw.as_bytes() else {
        return None;
    };
    let point = Point::new(col - b'a', row - b'a');
    size.contains(point).then_some(point)
}

/// The corners of a list of points in short: `aa:cc`, or one point twice.
pub(in crate::record) fn rectangle(
    raw: &str,
    point: impl Fn(&str) -> Option<Point>,
) -> Option<(Point, Point)> {
    let (first, last) = raw.split_once(':').unwrap_or((raw, raw));
    let (a, b) = (point(first)?, point(last)?);
    let corner = |of: fn(u8, u8) -> u8| Point::new(of(a.col, b.col), of(a.row, b.row));
    Some((corner(u8::min), corner(u8::max)))
}

/// Adds the points of a rectangle.
pub(in crate::record) fn insert_rectangle(
    points: &mut PointSet,
    (top_left, bottom_right): (Point, Point),
) {
    for row in top_left.row..=bottom_right.row {
        for col in top_left.col..=bottom_right.col {
            points.insert(Point::new(col, row));
        }
    }
}

/// Whether a move is a pass: nothing, or `tt` on boards that have no such
/// point.
pub(in crate::record) fn is_pass(raw: &str, size: Size) -> bool {
    let raw = raw.trim_ascii();
    raw.is_empty() || (raw == "tt" && size.lines() <= 19)
}

/// The letters of a point.
pub(in crate::record) fn coordinates(point: Point) -> String {
    [point.col, point.row]
        .map(|line| char::from(b'a' + line.min(25)))
        .iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_as_it_was_meant() {
        for (raw, meant) in [
            ("plain", "plain"),
            (r"a\]b\\c\:d\e", r"a]b\c:de"),
            (
                "soft\\\nbreak\\\r\nhere\\\n\rtoo\\\rand",
                "softbreakheretooand",
            ),
            (
                "hard\nbreak\r\nhere\n\rtoo\rand",
                "hard\nbreak\nhere\ntoo\nand",
            ),
            ("two\n\nlines\r\rmore\\", "two\n\nlines\n\nmore"),
            ("tab\there\\\tthere\u{b}", "tab here there "),
            ("é\\é", "éé"),
        ] {
            assert_eq!(text(raw), meant, "{raw:?}");
        }
        assert_eq!(simple_text("one\r\nline\\\n."), "one line.");
    }

    #[test]
    fn what_is_escaped_is_read_back() {
        for meant in ["", "a]b", r"\", r"\\]]", "line\nbreak", "a:b[c"] {
            assert_eq!(text(&escape(meant)), meant);
        }
    }

    #[test]
    fn a_raw_value_is_whole_if_no_bracket_ends_it_early() {
        for whole in ["", "a", r"\]", r"\\", r"a\]b\:c", "[", r"\é"] {
            assert!(is_whole(whole), "{whole}");
        }
        for torn in ["]", r"\", r"\\]", r"a\]]", r"\\\"] {
            assert!(!is_whole(torn), "{torn}");
        }
    }

    #[test]
    fn names_are_capitals_or_small_letters() {
        assert!(["B", "KGSDE", "L2", "A_B", "kgs"].into_iter().all(is_name));
        assert!(
            !["", "Ab", "2L", "_A", "A]", "É", "A B"]
                .into_iter()
                .any(is_name)
        );
    }

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (raw, meant) in [
            ("6.5", Some(650)),
            (" 6,5 ", Some(650)),
            ("-0.5", Some(-50)),
            ("+7", Some(700)),
            ("3.75", Some(375)),
            ("5.", Some(500)),
            (".5", Some(50)),
            ("6.500", Some(650)),
            ("", None),
            (".", None),
            ("-", None),
            ("6.5 points", None),
            ("1e3", None),
            ("99999999999", None),
            ("--5", None),
        ] {
            assert_eq!(hundredths(raw), meant, "{raw:?}");
        }
        assert_eq!(number("12.3456"), Some(12_345));
        assert_eq!(number("-1"), None);
        assert_eq!(integer(" +4 "), Some(4));
        assert_eq!(integer("4.5"), None);
    }

    #[test]
    fn points_are_two_letters_and_rectangles_two_points() {
        let size = Size::NINE;
        assert_eq!(point("ac", size), Some(Point::new(0, 2)));
        for wrong in ["", "a", "abc", "AA", "jj", "é", "a1"] {
            assert_eq!(point(wrong, size), None, "{wrong:?}");
        }
        let corners = (Point::new(1, 2), Point::new(3, 4));
        let point = |raw: &str| point(raw, size);
        assert_eq!(rectangle("be:dc", point), Some(corners));
        assert_eq!(rectangle("aa:", point), None);
        for point in Size::LARGEST.points() {
            assert_eq!(
                super::point(&coordinates(point), Size::LARGEST),
                Some(point)
            );
        }
    }

    #[test]
    fn a_pass_is_empty_or_tt_where_tt_is_no_point() {
        assert!(is_pass("", Size::LARGEST) && is_pass("tt", Size::NINETEEN));
        assert!(!is_pass("tt", Size::LARGEST) && !is_pass("ss", Size::NINETEEN));
    }
}
