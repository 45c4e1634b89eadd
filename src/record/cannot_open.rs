//! Why no game can be made of a file.

use crate::board::DiagramFault;

use super::problem::Place;
use super::save::InvalidSave;
use super::sgf::NoGame;

/// Bytes that no game can be made of.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotOpen {
    /// A save with something wrong in it.
    #[error(transparent)]
    Save(#[from] InvalidSave),
    /// A save that is no text.
    #[error("{0}: a save is UTF-8 text, and this is not")]
    NotUtf8(Place),
    /// A diagram with something wrong in it.
    #[error(transparent)]
    Diagram(#[from] DiagramFault),
    /// No game in it.
    #[error(transparent)]
    NoGame(#[from] NoGame),
}
