//! Moves and points as they are written.

use serde_json::Value;

use super::complaint::Complaint;
use super::fields::color;
use crate::board::{Color, Point, Size, Vertex};
use crate::go::Move;

const PAIRS: &str = "must be a list of pairs: \"b\" or \"w\", and a point or \"pass\"";

/// A list of pairs of a side and a point or a pass.
pub(super) fn pairs(
    name: &'static str,
    value: &Value,
    size: Size,
) -> Result<Vec<(Color, Move)>, Complaint> {
    let list = value
        .as_array()
        .ok_or_else(|| Complaint::error(name, PAIRS))?;
    let pair = |value: &Value| {
        let pair = value.as_array().map(Vec::as_slice);
        let Some([Value::String(by), Value::String(mv)]) = pair else {
            return Err(Complaint::error(name, PAIRS));
        };
        let by =
            color(by).ok_or_else(|| Complaint::error(name, format!("{by:?} is not a side")))?;
        Ok((by, parse(name, mv, size)?))
    };
    list.iter().map(pair).collect()
}

/// A list of points and passes.
pub(super) fn list(name: &'static str, value: &Value, size: Size) -> Result<Vec<Move>, Complaint> {
    let wanted = || Complaint::error(name, "\"moves\" must be a list of points");
    let list = value.as_array().ok_or_else(wanted)?;
    let moves = list.iter().map(|value| {
        let text = value.as_str().ok_or_else(wanted)?;
        parse(name, text, size)
    });
    moves.collect()
}

fn parse(name: &'static str, text: &str, size: Size) -> Result<Move, Complaint> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(Move::Pass);
    }
    if let Some(point) = by_numbers(text, size) {
        return Ok(Move::Place(point));
    }
    Vertex::parse(text, size)
        .map(|vertex| Move::Place(vertex.point()))
        .map_err(|invalid| Complaint::error(name, invalid.to_string()))
}

/// A point as `(x,y)`, counted from 0 at the top left.
fn by_numbers(text: &str, size: Size) -> Option<Point> {
    let inside = text.strip_prefix('(')?.strip_suffix(')')?;
    let (col, row) = inside.split_once(',')?;
    let point = Point::new(col.trim().parse().ok()?, row.trim().parse().ok()?);
    size.contains(point).then_some(point)
}

/// How a move is written.
pub(super) fn written(mv: Move, size: Size) -> String {
    match mv {
        Move::Pass => "pass".to_owned(),
        Move::Place(point) => {
            let vertex = Vertex::new(point, size);
            debug_assert!(vertex.is_some(), "{point:?} is on the board of the game");
            vertex.map_or_else(String::new, |vertex| vertex.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_names_and_numbers() {
        let at = |text| parse("moves", text, Size::NINETEEN);
        assert_eq!(at("Q16"), Ok(Move::Place(Point::new(15, 3))));
        assert_eq!(at("(15,3)"), at("q16"));
        assert_eq!(at("PASS"), Ok(Move::Pass));
        for wrong in [
            "(19,3)", "(3)", "(-1,3)", "(3,3", "I5", "", "Q20", "(256,0)",
        ] {
            assert!(at(wrong).is_err(), "{wrong}");
        }
    }
}
