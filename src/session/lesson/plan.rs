//! What each lesson sets up and asks for.

use crate::board::{Color, Point};
use crate::words::LessonText;

use super::boards::plan;

/// One board of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lesson {
    /// Stones are set in turn.
    Turns,
    /// Chains share liberties.
    Liberties,
    /// The last liberty captures.
    Capture,
    /// One liberty is left.
    Atari,
    /// Atari is answered.
    Escape,
    /// The last liberty of one's own chain is not filled.
    Suicide,
    /// Except to capture.
    CaptureFirst,
    /// What may not be retaken at once.
    Ko,
    /// What can never be captured.
    TwoEyes,
    /// What can.
    OneEye,
    /// How two eyes are made.
    MakeEyes,
    /// Life without eyes.
    Seki,
    /// What walls surround.
    Territory,
    /// Two passes.
    Ending,
    /// Dead stones and totals.
    Counting,
    /// Stones before the first move.
    Handicap,
}

/// Who sets stones on a board, and what a click does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Hand {
    /// Both colors in turn.
    Both,
    /// One color as often as it likes; the other waits.
    Only(Color),
    /// Nobody: a click says whether a chain is dead.
    Counting,
}

/// What a lesson sets up and asks for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The board at the start.
    pub(super) diagram: &'static str,
    /// Who plays.
    pub(super) hand: Hand,
    /// What is to be reached.
    pub(super) goal: Goal,
    /// A stone whose chain and liberties are marked.
    pub(super) watched: Option<Point>,
    /// Its name, its task, and what is said once it is done.
    pub(super) texts: [LessonText; 3],
}

/// What is to be reached on a board. It stays reached until it is undone.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// So many stones were set.
    Stones(usize),
    /// The chain has at least so many liberties.
    Liberties(Point, u16),
    /// The chain has one liberty.
    Atari(Point),
    /// A color has captured so many stones.
    Prisoners(Color, u32),
    /// The rules have refused a stone on each of these points.
    Refused(&'static [Point]),
    /// A stone stands where one was refused before.
    Retaken(Point),
    /// The chain can never be captured.
    Alive(Point),
    /// A color surrounds so many points.
    Surrounded(Color, usize),
    /// Play was ended by passes.
    Stopped,
    /// Exactly the stones on these points count as dead.
    Dead(&'static [Point]),
}

impl Lesson {
    /// All of them, in the order in which they are met.
    pub const ALL: [Self; 16] = [
        Self::Turns,
        Self::Liberties,
        Self::Capture,
        Self::Atari,
        Self::Escape,
        Self::Suicide,
        Self::CaptureFirst,
        Self::Ko,
        Self::TwoEyes,
        Self::OneEye,
        Self::MakeEyes,
        Self::Seki,
        Self::Territory,
        Self::Ending,
        Self::Counting,
        Self::Handicap,
    ];

    /// What its board is called.
    #[must_use]
    pub const fn name(self) -> LessonText {
        let [name, _, _] = plan(self).texts;
        name
    }

    /// What is to be done on its board.
    #[must_use]
    pub const fn task(self) -> LessonText {
        let [_, task, _] = plan(self).texts;
        task
    }

    /// Whether its board shows who surrounds what.
    #[must_use]
    pub const fn shows_territory(self) -> bool {
        matches!(self, Self::Territory | Self::Counting)
    }

    /// Whether passing is part of it.
    #[must_use]
    pub const fn has_passes(self) -> bool {
        matches!(self, Self::Ending)
    }

    /// How many handicap stones Black sets first.
    pub(super) const fn handicap(self) -> u8 {
        if matches!(self, Self::Handicap) { 3 } else { 0 }
    }
}
