//! The two who sit down, before they have colors.

/// One of the two who sit down, before they have colors.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The one who sets up the game.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The one across the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    pub(super) const fn index(self) -> usize {
        match self {
            Self::First => 0,
            Self::Second => 1,
        }
    }
}

/// How it is found who has Black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BlackSeat {
    /// It is agreed.
    Player(Player),
    /// It is drawn.
    Draw,
}
