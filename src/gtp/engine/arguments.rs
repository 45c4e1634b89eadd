//! What stands behind the name of a command.

use std::time::Duration;

use crate::board::{Color, Point, Size, Vertex};
use crate::go::Move;

use super::Failure;

/// The longest time that is believed: no game takes thirty years.
pub(super) const MOST_SECS: f64 = 1e9;

/// Makes sure that there are none.
pub(super) fn none(arguments: &[String]) -> Result<(), Failure> {
    exactly::<0>(arguments).map(|_| ())
}

/// So many and no more.
pub(super) fn exactly<const N: usize>(arguments: &[String]) -> Result<[&str; N], Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let words: Option<[&str; N]> = words.try_into().ok();
    words.ok_or(Failure::ArgumentCount {
        wanted: N,
        given: arguments.len(),
    })
}

/// A whole number that is not negative.
pub(super) fn number(text: &str) -> Result<u32, Failure> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.ok_or_else(|| Failure::argument(text, "a whole number"))
}

/// `b`, `black`, `w` or `white`, in capitals or not.
pub(super) fn color(text: &str) -> Result<Color, Failure> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(Failure::argument(text, "a color (b or w)")),
    }
}

/// `true` or `false`.
pub(super) fn truth(text: &str) -> Result<bool, Failure> {
    match text.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(Failure::argument(text, "true or false")),
    }
}

/// A point of the board.
pub(super) fn point(text: &str, size: Size) -> Result<Point, Failure> {
    let vertex = Vertex::parse(text, size).map_err(|invalid| Failure::Vertex { invalid })?;
    Ok(vertex.point())
}

/// A point of the board, or `pass`.
pub(super) fn mv(text: &str, size: Size) -> Result<Move, Failure> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    point(text, size).map(Move::Place)
}

/// How a move is written.
pub(super) fn written(mv: Move, size: Size) -> String {
    match mv {
        Move::Pass => "pass".to_owned(),
        Move::Place(point) => name_of(point, size),
    }
}

/// How a point is written.
pub(super) fn name_of(point: Point, size: Size) -> String {
    let vertex = Vertex::new(point, size);
    debug_assert!(vertex.is_some(), "{point:?} is on the board of the game");
    vertex.map_or_else(String::new, |vertex| vertex.to_string())
}

/// A number of seconds, with decimals or without.
pub(super) fn seconds(text: &str) -> Result<Duration, Failure> {
    let plain = |byte: u8| byte.is_ascii_digit() || byte == b'.';
    let secs: Option<f64> = text.parse().ok().filter(|_| text.bytes().all(plain));
    let secs = secs.filter(|&secs| secs <= MOST_SECS);
    let time = secs.and_then(|secs| Duration::try_from_secs_f64(secs).ok());
    time.ok_or_else(|| Failure::argument(text, "a number of seconds"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_a_plain_number() {
        for (text, millis) in [("0", 0), ("30", 30_000), ("1.5", 1_500), (".25", 250)] {
            assert_eq!(seconds(text).unwrap(), Duration::from_millis(millis));
        }
        for text in [
            "",
            ".",
            "-1",
            "+1",
            "1e3",
            "inf",
            "NaN",
            "1_000",
            "9999999999",
        ] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }

    #[test]
    fn numbers_have_digits_only() {
        assert_eq!(number("19").unwrap(), 19);
        for text in ["", "+1", "-1", "1.0", "99999999999", "x"] {
            assert!(number(text).is_err(), "{text}");
        }
    }
}
