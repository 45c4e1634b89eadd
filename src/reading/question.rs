//! What is asked about a part of the board.

use crate::board::{Color, PointSet};

/// Who has ko threats elsewhere, as many as it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// A ko that has been taken can be taken back only after a move elsewhere.
    Nobody,
    /// This side takes every ko back at once.
    Of(Color),
}

/// What one side tries to force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The attacker takes one of the targets.
    Capture,
    /// The defender makes all of them live for good: with two eyes, or joined
    /// to stones that stand for good.
    Life,
}

/// Whether a side can force what it wants of some chains. What goes round for
/// ever comes to nothing.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    /// Stones of the defender, one of each chain at stake.
    pub targets: PointSet,
    /// Whose they are.
    pub defender: Color,
    /// What is tried.
    pub aim: Aim,
    /// Who can fight a ko.
    pub threats: Threats,
}

impl Question {
    /// The side whose aim it is.
    #[must_use]
    pub const fn prover(&self) -> Color {
        match self.aim {
            Aim::Capture => self.defender.other(),
            Aim::Life => self.defender,
        }
    }
}
