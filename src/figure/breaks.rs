//! Where one figure ends and the next begins.

use std::num::NonZeroUsize;
use std::ops::RangeInclusive;

use crate::session::Playable;

use super::line::GameLine;

/// How the moves of a line are divided into figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureBreaks {
    /// Where the file breaks them (FG), or else after so many moves.
    OfFile(NonZeroUsize),
    /// After so many moves each.
    Every(NonZeroUsize),
}

impl FigureBreaks {
    /// As books have them: fifty moves, which two pages show side by side.
    pub const USUAL: NonZeroUsize = match NonZeroUsize::new(50) {
        Some(moves) => moves,
        None => NonZeroUsize::MIN,
    };
}

impl<G: Playable> GameLine<'_, G> {
    /// The moves of each figure, counted from 1.
    #[must_use]
    pub fn figures(&self, breaks: FigureBreaks) -> Vec<RangeInclusive<usize>> {
        let all = self.moves().len();
        let mut starts = match breaks {
            FigureBreaks::OfFile(_) => self.breaks_of_file(),
            FigureBreaks::Every(_) => Vec::new(),
        };
        let (FigureBreaks::OfFile(every) | FigureBreaks::Every(every)) = breaks;
        if starts.is_empty() {
            starts.extend((1..=all).step_by(every.get()));
        } else if starts.first() != Some(&1) && all > 0 {
            starts.insert(0, 1);
        }
        let ends = starts.iter().skip(1).map(|next| next - 1).chain([all]);
        let figures = starts.iter().zip(ends).map(|(&from, to)| from..=to);
        figures.filter(|moves| !moves.is_empty()).collect()
    }

    /// The moves that begin a figure by the file. A break where there is no move
    /// counts for the next one.
    fn breaks_of_file(&self) -> Vec<usize> {
        let mut starts = Vec::new();
        let mut moves = 0;
        for &turn in self.turns() {
            let is_move = self.moves().get(moves).is_some_and(|mv| mv.turn == turn);
            moves += usize::from(is_move);
            if self.record().property(turn, "FG").is_some() {
                let start = if is_move { moves } else { moves + 1 };
                if starts.last() != Some(&start) && start <= self.moves().len() {
                    starts.push(start);
                }
            }
        }
        starts
    }
}
