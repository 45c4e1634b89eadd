//! Games of Aligne 4 and of Quarto in files.

use std::convert::Infallible;

use crate::aligne4::{IllegalMove, Move, Piece, Position, Square, Variant};
use crate::board::{Point, Size};

use super::any::AnyMove;
use super::game::Record;
use super::kept::{Kept, Table};
use super::problem::Found;
use super::save::Head;
use super::sgf::{Collection, NodeId};

/// A game of Aligne 4 or of Quarto with all that belongs to it.
pub type Aligne4Record = Record<Position>;

impl Aligne4Record {
    /// A game from the empty board.
    #[must_use]
    pub fn of(variant: Variant) -> Self {
        Self::starting_from(variant, Position::new(variant))
    }
}

/// The words for variants in a save.
const VARIANTS: [(Variant, &str); 2] =
    [(Variant::Aligne4, "Aligne 4"), (Variant::Quarto, "Quarto")];

/// SGF does not know this game, so nothing of it is ever read or written.
impl Kept for Position {
    type Start = Variant;
    type InvalidStart = Infallible;

    const TABLE: Table = Table::Aligne4;
    const SGF_HEAD: &'static [&'static str] = &[];

    fn begin(variant: &Variant) -> Result<Self, Infallible> {
        Ok(Self::new(*variant))
    }

    fn title(variant: &Variant) -> String {
        variant.to_string()
    }

    fn size(_: &Variant) -> Size {
        Square::BOARD
    }

    fn head(variant: &Variant) -> Head {
        let name = VARIANTS.iter().find(|(named, _)| named == variant);
        Head {
            variant: name.map(|(_, name)| (*name).to_owned()),
            ..Head::default()
        }
    }

    fn start_of(head: Head) -> Result<Variant, (&'static str, String)> {
        if let Some(field) = head.beyond(&["variant"]) {
            return Err((field, format!("Aligne 4 has no field {field:?}")));
        }
        let Some(name) = head.variant else {
            return Ok(Variant::Aligne4);
        };
        let known = VARIANTS.iter().find(|(_, known)| *known == name);
        let unknown = || {
            (
                "variant",
                format!("{name:?} is neither Aligne 4 nor Quarto"),
            )
        };
        Ok(known.ok_or_else(unknown)?.0)
    }

    fn field_of(error: &Infallible) -> &'static str {
        match *error {}
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

    fn sgf_value(_: Move) -> String {
        String::new()
    }

    fn sgf_move(_: &str, _: Size) -> Option<Move> {
        None
    }

    fn sgf_start(_: &Collection, _: NodeId, _: &mut Found) -> Variant {
        Variant::Aligne4
    }

    fn sgf_head(_: &Variant) -> Vec<(&'static str, Vec<String>)> {
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
