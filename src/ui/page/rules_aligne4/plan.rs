//! The sections of the page that have a board: what they say, what stands
//! there, and what is asked.

use crate::aligne4::{Move, Piece, Square, Variant};
use crate::words::Aligne4Text;

/// A section of the page with its board.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) title: Aligne4Text,
    pub(super) paragraphs: &'static [Aligne4Text],
    pub(super) task: Aligne4Text,
    pub(super) variant: Variant,
    /// Pieces and the squares they stand on, by number.
    pub(super) start: &'static [(u8, u8)],
    pub(super) goal: Goal,
}

impl Plan {
    /// The moves that lead to what stands on the board at first.
    pub(super) fn opening(&self) -> impl Iterator<Item = Move> {
        let placed = self.start.iter().filter_map(|&(piece, square)| {
            let at = Square::new(square)?.point();
            Some((Piece::new(piece)?, at))
        });
        placed.flat_map(|(piece, at)| match self.variant {
            Variant::Aligne4 => vec![Move::Put { piece, at }],
            Variant::Quarto => vec![Move::Give(piece), Move::Set(at)],
        })
    }
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// Any move.
    Move,
    /// A line that wins.
    Win,
    /// A full row at the top that does not win.
    DeadRow,
    /// A move after which nobody can win at once.
    Safe,
    /// A full board without a line.
    Draw,
    /// A piece with which nobody can win at once.
    SafeGift,
}

/// All sections that have a board, in order.
pub(super) static PLANS: [Plan; 6] = [
    Plan {
        title: Aligne4Text::Turn,
        paragraphs: &[Aligne4Text::TurnHow],
        task: Aligne4Text::TurnTask,
        variant: Variant::Aligne4,
        start: &[],
        goal: Goal::Move,
    },
    Plan {
        title: Aligne4Text::Line,
        paragraphs: &[Aligne4Text::LineHow],
        task: Aligne4Text::LineTask,
        variant: Variant::Aligne4,
        start: &[(0, 1), (1, 5), (5, 9), (15, 8), (10, 14)],
        goal: Goal::Win,
    },
    Plan {
        title: Aligne4Text::NoLine,
        paragraphs: &[Aligne4Text::NoLineHow],
        task: Aligne4Text::NoLineTask,
        variant: Variant::Aligne4,
        start: &[(0, 0), (15, 1), (5, 2), (10, 9)],
        goal: Goal::DeadRow,
    },
    Plan {
        title: Aligne4Text::Safe,
        paragraphs: &[Aligne4Text::SafeHow],
        task: Aligne4Text::SafeTask,
        variant: Variant::Aligne4,
        start: &[(10, 4), (12, 10), (8, 15), (0, 12), (14, 3), (15, 1)],
        goal: Goal::Safe,
    },
    Plan {
        title: Aligne4Text::Drawn,
        paragraphs: &[Aligne4Text::DrawHow],
        task: Aligne4Text::DrawTask,
        variant: Variant::Aligne4,
        start: &[
            (4, 0),
            (1, 1),
            (10, 2),
            (12, 3),
            (2, 4),
            (14, 5),
            (9, 6),
            (6, 7),
            (11, 8),
            (5, 9),
            (0, 11),
            (7, 12),
            (8, 13),
            (15, 14),
            (13, 15),
        ],
        goal: Goal::Draw,
    },
    Plan {
        title: Aligne4Text::Quarto,
        paragraphs: &[Aligne4Text::QuartoHow],
        task: Aligne4Text::QuartoTask,
        variant: Variant::Quarto,
        start: &[(4, 1), (13, 9), (3, 7), (7, 6), (6, 5), (0, 2)],
        goal: Goal::SafeGift,
    },
];
