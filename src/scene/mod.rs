//! What to show, not how: plain data that can be compared, made from a session
//! and read by whatever paints it.

mod aligne4;
mod branches;
mod go;
mod guess;
mod joints;
mod lesson;
mod match_scene;
mod othello;
mod pieces;
mod puzzle;
mod remarks;
mod review;
mod stone_board;
mod teaching;
mod thoughts;

pub use branches::{Branches, Leaf, LeafNotes, Trunk, TurnKind};
pub use joints::Joints;
pub use lesson::LessonBoard;
pub use match_scene::{Board, Directions, Holdings, PlayerInfo, Scene, Shown};
pub use pieces::Pieces;
pub use remarks::{Remark, Strength};
pub use review::{JudgedMove, ReviewScene};
pub use stone_board::{Ground, Mark, StoneBoard};
pub use teaching::TeachingScene;
pub use thoughts::{Candidate, Lead, Suggestion, Thoughts};

use crate::session::Match;

impl Scene {
    /// What there is to see of a match.
    #[must_use]
    pub fn of(session: &Match, shown: Shown) -> Self {
        match session {
            Match::Go(session) => go::scene(session, shown),
            Match::Othello(session) => othello::scene(session, shown),
            Match::Aligne4(session) => aligne4::scene(session),
        }
    }
}
