//! The rules of Othello.
//!
//! ```
//! use jego::game::History;
//! use jego::othello::{Move, Position, Square};
//!
//! let square = |name: &str| Move::Place(name.parse::<Square>().unwrap().point());
//! let mut game = History::new(Position::new());
//! game.play(square("f5"))?;
//! game.play(square("d6"))?;
//! assert!(game.play(square("a1")).is_err());
//! assert!(game.play(Move::Pass).is_err());
//!
//! game.undo();
//! game.play(square("56")).unwrap_err();
//! game.play(square("f6"))?;
//! # Ok::<(), jego::othello::IllegalMove>(())
//! ```

mod bits;
mod count;
mod moves;
mod position;
mod square;

pub use bits::Bits;
pub use count::Count;
pub use moves::{IllegalMove, Move};
pub use position::Position;
pub use square::{InvalidSquare, SIZE, Square};

pub use crate::game::Setup;
