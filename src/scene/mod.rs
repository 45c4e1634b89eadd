//! What to show, not how: plain data that can be compared, made from a session
//! and read by whatever paints it.

mod branches;
mod goban;
mod lesson;
mod table;
mod thoughts;

pub use branches::{Branches, Leaf, Trunk, TurnKind};
pub use goban::{Goban, Mark};
pub use table::{Directions, Player, Scene, Shown};
pub use thoughts::{Candidate, Lead, Suggestion, Thoughts};
