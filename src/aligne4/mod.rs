//! The rules of Aligne 4, and of Quarto with the same board and pieces.
//!
//! ```
//! use jego::aligne4::{Move, Position, Square, Variant};
//! use jego::game::History;
//!
//! let mut game = History::new(Position::new(Variant::Aligne4));
//! let corner = Square::ALL[0].point();
//! game.play(Move::Put { piece: "black large animal round".parse()?, at: corner })?;
//! assert!(game.play(Move::Put { piece: "15".parse()?, at: corner }).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod lines;
mod moves;
mod piece;
mod position;
mod reading;
mod square;
mod values;

pub use board::Board;
pub use lines::Line;
pub use moves::{IllegalMove, Move, Variant};
pub use piece::Piece;
pub use position::{Position, Snapshot};
pub use reading::InvalidPiece;
pub use square::Square;
pub use values::{Trait, TraitValue, Values};
