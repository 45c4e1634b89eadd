//! Texts compared as people compare them.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A text without what does not count when it is looked for: capitals, accents,
/// and which kind of blank, apostrophe or ligature someone typed.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        let blank = |c: char| if c.is_ascii_whitespace() { ' ' } else { c };
        return text
            .chars()
            .map(blank)
            .collect::<String>()
            .to_ascii_lowercase();
    }
    let mut folded = String::with_capacity(text.len());
    for character in text.nfkd().filter(|&c| !is_combining_mark(c)) {
        match character {
            'œ' | 'Œ' => folded.push_str("oe"),
            'æ' | 'Æ' => folded.push_str("ae"),
            'ß' => folded.push_str("ss"),
            'ø' | 'Ø' => folded.push('o'),
            'ł' | 'Ł' => folded.push('l'),
            '’' | '‘' => folded.push('\''),
            blank if blank.is_whitespace() => folded.push(' '),
            other => folded.extend(other.to_lowercase()),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_accents_and_kinds_of_blanks_do_not_count() {
        for (text, folded) in [
            ("Joseki", "joseki"),
            ("ÉVITÉ", "evite"),
            ("e\u{301}vite\u{301}", "evite"),
            ("le cœur", "le coeur"),
            ("L’attaque\u{a0}: à\nvoir", "l'attaque : a voir"),
            ("one\r\ntwo", "one  two"),
            ("Größe", "grosse"),
            ("Łódź", "lodz"),
            ("定石", "定石"),
            ("ＡＢ１", "ab1"),
        ] {
            assert_eq!(fold(text), folded, "{text}");
            assert_eq!(fold(&fold(text)), folded, "{text}");
        }
    }
}
