//! Text broken into lines.

use unicode_linebreak::{BreakOpportunity, linebreaks};

use crate::drawing::text_width;

/// The lines of a text that is at most so wide. What cannot be broken is, in the end.
pub(in crate::document) fn wrapped(text: &str, size: f32, width: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut start = 0;
    for (end, kind) in linebreaks(text) {
        let piece = &text[start..end];
        start = end;
        let longer = format!("{line}{piece}");
        if !line.is_empty() && text_width(longer.trim_end(), size) > width {
            lines.push(line.trim_end().to_owned());
            line = piece.to_owned();
        } else {
            line = longer;
        }
        while text_width(line.trim_end(), size) > width {
            let (fits, rest) = broken(&line, size, width);
            lines.push(fits);
            line = rest;
        }
        if kind == BreakOpportunity::Mandatory {
            lines.push(line.trim_end().to_owned());
            line.clear();
        }
    }
    if !line.trim().is_empty() {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// The beginning of a word that is too long, at least a letter, and what is left.
fn broken(word: &str, size: f32, width: f32) -> (String, String) {
    let mut fits = String::new();
    let mut letters = word.chars();
    for letter in letters.by_ref() {
        fits.push(letter);
        if text_width(&fits, size) > width {
            break;
        }
    }
    let mut rest: String = letters.collect();
    if fits.chars().count() > 1
        && let Some(last) = fits.pop()
    {
        rest.insert(0, last);
    }
    (fits, rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_there_is_room_and_lose_nothing() {
        let text = "Black answers the approach, as everyone does, with the knight's move; \
                    a-very-long-word-without-any-space-in-it-that-nobody-could-fit 趙治勲本因坊趙治勲本因坊";
        for width in [40.0, 90.0, 300.0] {
            let lines = wrapped(text, 9.5, width);
            assert!(
                lines.iter().all(|line| text_width(line, 9.5) <= width),
                "{lines:?}"
            );
            let letters = |text: &str| text.chars().filter(|of| *of != ' ').collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(text));
        }
        assert_eq!(wrapped("", 9.5, 100.0), Vec::<String>::new());
        // Not even a letter fits, and it ends all the same.
        assert_eq!(wrapped("abc", 9.5, 0.1).concat(), "abc");
    }
}
