//! Figures of one position.

use std::ops::RangeInclusive;

use crate::board::{Grid, Point, PointSet};
use crate::game::{History, Turn, TurnId};
use crate::session::Playable;

use super::Figure;
use super::file::mark;
use super::line::{GameLine, NoSuchMove, stones};

/// Which of the stones of a position have numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownNumbers {
    /// None.
    #[default]
    None,
    /// Those that were played last.
    Last(usize),
    /// All.
    All,
}

impl<G: Playable> GameLine<'_, G> {
    /// The position that a turn of the line leads to, with what the file draws there.
    #[must_use]
    pub fn position(&self, turn: TurnId, shown: ShownNumbers) -> Figure {
        self.position_in(&mut self.record.history().clone(), turn, shown)
    }

    /// The positions before and after each of some moves, counted from 1.
    ///
    /// # Errors
    ///
    /// [`NoSuchMove`].
    pub fn positions(
        &self,
        moves: RangeInclusive<usize>,
        shown: ShownNumbers,
    ) -> Result<Vec<Figure>, NoSuchMove> {
        let mut history = self.record.history().clone();
        let places = moves.start().saturating_sub(1)..=*moves.end();
        let positions = places.map(|made| {
            let turn = self.turn_after(made)?;
            Ok(self.position_in(&mut history, turn, shown))
        });
        positions.collect()
    }

    fn position_in(&self, history: &mut History<G>, turn: TurnId, shown: ShownNumbers) -> Figure {
        history.go_to(turn);
        let stones = stones(history, self.record);
        let made = self.moves_to(turn);
        let mut figure = Figure::new(G::KIND, stones);
        mark(self.record, &mut figure, turn);
        let last = made.checked_sub(1).and_then(|last| self.moves().get(last));
        figure.last = last.filter(|mv| mv.turn == turn).and_then(|mv| mv.at);
        let from = match shown {
            ShownNumbers::None => made,
            ShownNumbers::Last(last) => made.saturating_sub(last),
            ShownNumbers::All => 0,
        };
        figure.numbers = self.standing_numbers(&figure, turn, from..made);
        if !figure.numbers.is_empty() {
            figure.last = None;
        }
        figure
    }

    /// The numbers of those moves, by their places in the line, whose stones stand
    /// on a figure.
    fn standing_numbers(
        &self,
        figure: &Figure,
        upto: TurnId,
        moves: std::ops::Range<usize>,
    ) -> Vec<(Point, u32)> {
        let mut latest = Grid::filled(figure.size(), None);
        let tree = self.record.history().tree();
        let mut made = 0;
        for &turn in &self.turns {
            if let Some(mv) = self.moves().get(made).filter(|mv| mv.turn == turn) {
                made += 1;
                if let Some(at) = mv.at {
                    let shown = moves.contains(&(made - 1)).then_some(mv.number);
                    latest[at] = Some((mv.by, shown));
                }
            } else if let Some(Turn::Setup(setup)) = tree.turn(turn) {
                let set: PointSet = setup.add.black | setup.add.white | setup.remove;
                for point in set.iter().filter(|&point| figure.size().contains(point)) {
                    latest[point] = None;
                }
            }
            if turn == upto {
                break;
            }
        }
        let standing = latest.iter().filter_map(|(point, latest)| {
            let (by, number) = (*latest)?;
            // A disc of Othello is turned and keeps the number of its move.
            let stands = match G::HAS_TERRITORY {
                true => figure.stones[point] == Some(by),
                false => figure.stones[point].is_some(),
            };
            Some((point, number?)).filter(|_| stands)
        });
        standing.collect()
    }
}
