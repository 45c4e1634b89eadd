//! Numbers and moves as a review writes them.

use crate::board::Size;
use crate::record::{GameKind, Recordable};

/// What stands for a pass in Go, whose value in SGF is empty.
const PASS: &str = "-";

/// A number to two decimals, without those that say nothing, and no farther from
/// 0 than `most`.
pub(super) fn hundredths(number: f32, most: f32) -> String {
    let number = f64::from(number.clamp(-most, most));
    let hundredths = (number * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
    match (rest, rest % 10) {
        (0, _) => format!("{sign}{whole}"),
        (_, 0) => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

/// A share in percent, from 0 to `most`.
pub(super) fn percent(share: f32, most: f32) -> String {
    hundredths(share.clamp(0.0, most) * 100.0, f32::MAX)
}

/// The number that a text says, if it lies within bounds.
pub(super) fn number(text: &str, least: f32, most: f32) -> Option<f32> {
    let number: f32 = text.parse().ok()?;
    (least..=most).contains(&number).then_some(number)
}

/// The share that a text says in percent.
pub(super) fn share(text: &str) -> Option<f32> {
    Some(number(text, 0.0, 100.0)? / 100.0)
}

/// A move as one word: its value in SGF, where SGF knows the game.
pub(super) fn move_text<G: Recordable>(mv: G::Move, size: Size) -> String {
    let text = match G::KIND {
        GameKind::Go | GameKind::Othello => G::move_value(mv),
        GameKind::Aligne4 => G::move_name(mv, size).replace(' ', "_"),
    };
    if text.is_empty() {
        PASS.to_owned()
    } else {
        text
    }
}

/// The move that a word means.
pub(super) fn move_of_text<G: Recordable>(text: &str, size: Size) -> Option<G::Move> {
    match G::KIND {
        GameKind::Go if text == PASS => G::move_of_value("", size),
        GameKind::Go | GameKind::Othello if text.is_empty() => None,
        GameKind::Go | GameKind::Othello => G::move_of_value(text, size),
        GameKind::Aligne4 => G::move_named(&text.replace('_', " "), size).ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_the_decimals_they_need() {
        let written = [
            0.0,
            -0.0,
            -0.004,
            7.5,
            -0.25,
            12.0,
            100.0,
            3.999,
            -1.05,
            f32::INFINITY,
        ];
        let expected = [
            "0", "0", "0", "7.5", "-0.25", "12", "100", "4", "-1.05", "100",
        ];
        assert_eq!(written.map(|number| hundredths(number, 100.0)), expected);
    }

    #[test]
    fn numbers_out_of_bounds_are_none() {
        for text in ["NaN", "inf", "101", "-1", "", "x", "1e9"] {
            assert_eq!(share(text), None, "{text}");
        }
        assert_eq!(share("48.13"), Some(0.4813));
    }
}
