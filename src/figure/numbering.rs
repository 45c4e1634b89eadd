//! Which numbers moves have.

/// Which numbers moves have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbering {
    /// As the file says, or else those of the game.
    #[default]
    OfFile,
    /// Those of the game: 51 to 100.
    Whole,
    /// From 1 in every figure.
    FromOne,
    /// Those of the game without their hundreds: 87 to 123 for 187 to 223.
    LastDigits,
    /// None.
    Hidden,
}
