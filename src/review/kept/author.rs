//! Who made a report, as one word: nothing for Jego, `@` and a name for others.

use crate::review::{Analyst, Figures};

const SIGN: char = '@';
/// How long a name may be, in bytes.
const LONGEST: usize = 80;

/// The word with a blank before it.
pub(super) fn write(analyst: &Analyst) -> String {
    match analyst {
        Analyst::Jego => String::new(),
        Analyst::Engine { name, .. } => format!(" {SIGN}{}", escaped(name)),
    }
}

/// Who a word means; `None` if it means nobody.
pub(super) fn read(word: Option<&str>, tells: Figures) -> Option<Analyst> {
    let Some(word) = word else {
        return matches!(tells, Figures::Leads).then_some(Analyst::Jego);
    };
    let name = unescaped(word.strip_prefix(SIGN)?)?;
    Some(Analyst::Engine {
        name: name.into(),
        tells,
    })
}

/// A name without anything that means something in a report or in a file.
fn escaped(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes().take(LONGEST) {
        match byte {
            b'.' | b'-' | b'_' => text.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => text.push(char::from(byte)),
            _ => text += &format!("%{byte:02x}"),
        }
    }
    text
}

fn unescaped(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if first == '%' { 3 } else { first.len_utf8() };
        let (piece, after) = rest.split_at_checked(length)?;
        match piece.strip_prefix('%') {
            Some(digits) => bytes.push(u8::from_str_radix(digits, 16).ok()?),
            None => bytes.extend(piece.bytes()),
        }
        rest = after;
    }
    // A long name may have been cut within a letter.
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_were_written() {
        for name in ["KataGo", "Leela Zero 0.17", "a]b;c=d\\%", "Фуэго", "@", ""] {
            let analyst = Analyst::Engine {
                name: name.into(),
                tells: Figures::WinRates,
            };
            let text = write(&analyst);
            let word = text.strip_prefix(' ').unwrap();
            assert!(!word.contains([' ', ';', '=', ']', '\\']), "{word}");
            assert_eq!(read(Some(word), Figures::WinRates), Some(analyst));
        }
        assert_eq!(write(&Analyst::Jego), "");
        assert_eq!(read(None, Figures::Leads), Some(Analyst::Jego));
    }

    #[test]
    fn what_means_nobody_is_nobody() {
        for word in ["", "KataGo", "@%", "@%4", "@%zz", "@%é1"] {
            assert_eq!(read(Some(word), Figures::Leads), None, "{word}");
        }
        // Jego always says who leads.
        assert_eq!(read(None, Figures::WinRates), None);
    }
}
