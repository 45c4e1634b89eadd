//! The rules of Go.
//!
//! ```
//! use jego::board::{Point, Size};
//! use jego::game::History;
//! use jego::go::{Move, Position, Ruleset};
//!
//! let mut game = History::new(Position::new(Size::NINE, Ruleset::French.rules()));
//! game.play(Move::Place(Point::new(4, 4)))?;
//! game.play(Move::Place(Point::new(2, 2)))?;
//! assert!(game.play(Move::Place(Point::new(4, 4))).is_err());
//!
//! game.undo();
//! game.play(Move::Pass)?;
//! assert_eq!(game.tree().children(game.path()[1]).count(), 2);
//! # Ok::<(), jego::go::IllegalMove>(())
//! ```

mod board;
mod chains;
mod count;
mod eye;
mod handicap;
mod life;
mod moves;
mod playout;
mod position;
mod rules;
mod seki;
mod situation;
mod territory;
#[cfg(test)]
pub(crate) mod testing;

pub use board::{Board, Effect};
pub use count::{Count, Counted, Parts};
pub use eye::fills_eye;
pub use handicap::{Handicap, InvalidHandicap};
pub use life::{Unconditional, unconditional_life};
pub use moves::{IllegalMove, Move};
pub use playout::{FewLiberties, PlayoutBoard, SPOTS, Spot};
pub use position::{Position, Snapshot};
pub use rules::{
    DeadStones, HandicapBonus, HandicapKomi, KoRule, PassStones, Passes, Rules, Ruleset, Scoring,
    Suicide, UnknownRuleset, Victory,
};
pub use seki::groups_in_seki;
pub use situation::{Phase, Situation};
pub use territory::Territory;

pub use crate::game::Setup;
