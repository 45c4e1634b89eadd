//! What the fields of several formats have in common: lines, dates, ranks,
//! numbers.

use crate::record::property::hundredths;

/// The lines of a text, each with the byte where it begins. CR, LF and the two
/// together end one.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = Some(0);
    std::iter::from_fn(move || {
        let start = next?;
        let rest = text.get(start..)?;
        let Some(end) = rest.find(['\r', '\n']) else {
            next = None;
            return Some((start, rest));
        };
        let (line, ending) = rest.split_at(end);
        let width = if ending.starts_with("\r\n") { 2 } else { 1 };
        next = Some(start + end + width);
        Some((start, line))
    })
}

/// The first day that a text names, as SGF writes it: `20170316 [09:37]`,
/// `2016- 3-26-17-29-25`, `2012年11月22日` and `2019/03/08` are days.
pub(super) fn date(text: &str) -> Option<String> {
    let mut numbers = text
        .split(|character: char| !character.is_ascii_digit())
        .filter(|number| !number.is_empty());
    let first = numbers.next()?;
    let (year, month, day) = match first.len() {
        8 => (first.get(..4)?, first.get(4..6)?, first.get(6..)?),
        4 => (first, numbers.next()?, numbers.next()?),
        _ => return None,
    };
    let month: u8 = month.parse().ok()?;
    let day: u8 = day.parse().ok()?;
    let real = year != "0000" && (1..=12).contains(&month) && (1..=31).contains(&day);
    real.then(|| format!("{year}-{month:02}-{day:02}"))
}

/// A rank as SGF writes it: `9DP` is 9p, `7D*` 7d*, `10K`, `10급` and `10级`
/// 10k. `None` if it is no rank.
pub(super) fn rank(text: &str) -> Option<String> {
    let text = text.trim().to_lowercase();
    let (text, mark) = match text.strip_suffix(['*', '?']) {
        Some(plain) => (plain, text.get(plain.len()..)?),
        None => (text.as_str(), ""),
    };
    let end = text.find(|character: char| !character.is_ascii_digit())?;
    let (number, letters) = match text.split_at(end) {
        ("", letters) => in_words(letters)?,
        (number, letters) => (number.to_owned(), letters),
    };
    let kind = match letters.trim_start() {
        "k" | "kyu" | "급" | "级" | "級" => 'k',
        "d" | "dan" | "-dan" | "단" | "段" => 'd',
        "p" | "dp" | "단p" | "段p" => 'p',
        _ => return None,
    };
    (number.len() <= 2).then(|| format!("{number}{kind}{mark}"))
}

/// The number that a rank such as 四段 begins with, and what follows it.
fn in_words(text: &str) -> Option<(String, &str)> {
    let mut letters = text.chars();
    let number = match letters.next()? {
        '初' | '초' => 1,
        first => "一二三四五六七八九"
            .chars()
            .position(|number| number == first)?
            .saturating_add(1),
    };
    Some((number.to_string(), letters.as_str()))
}

/// A number of points as SGF writes it: `6.50` is 6.5.
pub(super) fn points(text: &str) -> Option<String> {
    hundredths(text).map(decimal)
}

/// A number of points that a file gives in tenths: `65` is 6.5.
pub(super) fn tenths(text: &str) -> Option<String> {
    let tenths: i32 = text.trim().parse().ok()?;
    Some(decimal(i64::from(tenths) * 10))
}

/// Hundredths with no more digits than needed.
pub(super) fn decimal(hundredths: i64) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match part {
        0 => format!("{sign}{whole}"),
        _ if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
        _ => format!("{sign}{whole}.{part:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_begin_where_they_say() {
        let text = "a\r\n\nbc\rd\n";
        let all: Vec<_> = lines(text).collect();
        assert_eq!(all, [(0, "a"), (3, ""), (4, "bc"), (7, "d"), (9, "")]);
    }

    #[test]
    fn days_are_read_in_every_spelling() {
        for (text, expected) in [
            ("20170316 [09:37]", Some("2017-03-16")),
            ("2016- 3-26-17-29-25", Some("2016-03-26")),
            ("2012年11月22日 下午 6:3", Some("2012-11-22")),
            (
                "2019/03/08,22:09:00,2019/03/09,07:16:59",
                Some("2019-03-08"),
            ),
            ("C2016:03:26:17:29", Some("2016-03-26")),
            ("2016-13-26", None),
            ("00000000", None),
            ("3/4/2016", None),
            ("yesterday", None),
        ] {
            assert_eq!(date(text).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn ranks_are_read_in_every_language() {
        for (text, expected) in [
            ("10K", Some("10k")),
            ("7D*", Some("7d*")),
            ("9DP", Some("9p")),
            ("5段P", Some("5p")),
            ("3段", Some("3d")),
            ("1급", Some("1k")),
            ("初段", Some("1d")),
            ("四段", Some("4d")),
            ("9-dan", Some("9d")),
            ("2k?", Some("2k?")),
            ("Gosei", None),
            ("123k", None),
            ("K", None),
            ("7", None),
            ("", None),
        ] {
            assert_eq!(rank(text).as_deref(), expected, "{text}");
        }
    }

    #[test]
    fn points_have_no_more_digits_than_needed() {
        for (text, expected) in [
            ("6.50", "6.5"),
            ("-5.5", "-5.5"),
            ("0", "0"),
            ("3.75", "3.75"),
        ] {
            assert_eq!(points(text).as_deref(), Some(expected), "{text}");
        }
        assert_eq!(tenths("65").as_deref(), Some("6.5"));
        assert_eq!(tenths("x"), None);
    }
}
