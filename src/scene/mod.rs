//! What to show, not how: plain data that can be compared, made from a session
//! and read by whatever paints it.

mod aligne4;
mod branches;
mod go;
mod goban;
mod lesson;
mod othello;
mod remarks;
mod table;
mod thoughts;

pub use aligne4::Pieces;
pub use branches::{Branches, Leaf, Trunk, TurnKind};
pub use goban::{Goban, Ground, Mark};
pub use lesson::Drawn;
pub use remarks::{Remark, Strength};
pub use table::{Board, Directions, Holdings, Player, Scene, Shown};
pub use thoughts::{Candidate, Lead, Suggestion, Thoughts};
