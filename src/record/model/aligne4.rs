//! Records of Aligne 4 and of Quarto.

use std::convert::Infallible;

use crate::aligne4::{IllegalMove, Move, Piece, Position, Square, Variant};
use crate::board::{Point, Size};
use crate::record::kind::GameKind;

use super::Record;
use super::any_move::AnyMove;
use super::recordable::{OwnedProperty, Recordable};
use super::start::AnyStart;

/// A game of Aligne 4 or of Quarto with all that belongs to it.
pub type Aligne4Record = Record<Position>;

impl Aligne4Record {
    /// A game from the empty board.
    #[must_use]
    pub fn of(variant: Variant) -> Self {
        Self::starting_from(variant, Position::new(variant))
    }
}

/// SGF does not know this game, so no property ever holds a move of it.
impl Recordable for Position {
    type Start = Variant;
    type InvalidStart = Infallible;

    const KIND: GameKind = GameKind::Aligne4;
    const START_PROPERTIES: &'static [&'static str] = &[];

    fn begin(variant: &Variant) -> Result<Self, Infallible> {
        Ok(Self::new(*variant))
    }

    fn title(variant: &Variant) -> String {
        variant.to_string()
    }

    fn size(_: &Variant) -> Size {
        Square::BOARD
    }

    fn any_start(variant: &Variant) -> AnyStart<'_> {
        AnyStart::Aligne4(*variant)
    }

    /// `11 on 5`, `give 11`, `on 5`: pieces and squares by their numbers.
    fn move_name(mv: Move, _: Size) -> String {
        match mv {
            Move::Put { piece, at } => format!("{} on {}", piece.number(), number(at)),
            Move::Give(piece) => format!("give {}", piece.number()),
            Move::Set(at) => format!("on {}", number(at)),
        }
    }

    fn move_named(name: &str, _: Size) -> Result<Move, String> {
        let words: Vec<&str> = name.split(' ').collect();
        match *words.as_slice() {
            ["give", given] => Ok(Move::Give(piece(given)?)),
            ["on", at] => Ok(Move::Set(square(at)?)),
            [put, "on", at] => Ok(Move::Put {
                piece: piece(put)?,
                at: square(at)?,
            }),
            _ => Err(format!("{name:?} is no move, such as \"11 on 5\"")),
        }
    }

    fn any_move(mv: Move, _: Size) -> AnyMove {
        AnyMove::Aligne4(mv)
    }

    fn move_value(_: Move) -> String {
        String::new()
    }

    fn move_of_value(_: &str, _: Size) -> Option<Move> {
        None
    }

    fn start_properties(_: &Variant) -> Vec<OwnedProperty> {
        Vec::new()
    }

    fn went_on(_: &IllegalMove) -> bool {
        false
    }
}

fn number(at: Point) -> u8 {
    Square::at(at).map_or(0, Square::number)
}

fn piece(text: &str) -> Result<Piece, String> {
    let piece = text.parse().ok().and_then(Piece::new);
    piece.ok_or_else(|| format!("{text:?} is no piece from 0 to 15"))
}

fn square(text: &str) -> Result<Point, String> {
    let square = text.parse().ok().and_then(Square::new);
    let square = square.ok_or_else(|| format!("{text:?} is no square from 0 to 15"))?;
    Ok(square.point())
}
