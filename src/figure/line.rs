//! One line of a game, and figures of its moves.

use std::ops::RangeInclusive;

use crate::board::{ByColor, Color, Grid, Point};
use crate::game::{History, Turn, TurnId};
use crate::record::Record;
use crate::session::Playable;

use super::Figure;
use super::file::{FigureFlags, mark, numbering_of_file, stated_number};
use super::note::{UnplacedNote, placed};
use super::numbering::Numbering;

/// A move of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The turn in the game.
    pub turn: TurnId,
    /// Its number, as the game counts: a file may begin anywhere.
    pub number: u32,
    /// Who made it.
    pub by: Color,
    /// Where; `None` for a pass.
    pub at: Option<Point>,
}

/// A move that was asked for and is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no move {asked}: this line has {moves} moves")]
pub struct NoSuchMove {
    /// What was asked for.
    pub asked: usize,
    /// How many there are.
    pub moves: usize,
}

/// The turns from the start of a game to the end of one of its lines.
#[derive(Debug)]
pub struct GameLine<'a, G: Playable> {
    pub(super) record: &'a Record<G>,
    pub(super) turns: Vec<TurnId>,
    moves: Vec<LineMove>,
}

impl<'a, G: Playable> GameLine<'a, G> {
    /// The line of which a game is on a turn: past its cursor to where redo leads.
    #[must_use]
    pub fn of_cursor(record: &'a Record<G>) -> Self {
        let tree = record.history().tree();
        let mut turns = record.history().path().to_vec();
        while let Some(next) = tree.preferred_child(turns.last().copied().unwrap_or(TurnId::START))
        {
            turns.push(next);
        }
        Self::new(record, turns)
    }

    /// The main line: always the first variation.
    #[must_use]
    pub fn main(record: &'a Record<G>) -> Self {
        let tree = record.history().tree();
        let mut turns = vec![TurnId::START];
        while let Some(next) =
            (turns.last().copied()).and_then(|turn: TurnId| tree.children(turn).next())
        {
            turns.push(next);
        }
        Self::new(record, turns)
    }

    fn new(record: &'a Record<G>, turns: Vec<TurnId>) -> Self {
        let tree = record.history().tree();
        let mut number = 0;
        let mut moves = Vec::new();
        for &turn in &turns {
            if let Some(&Turn::Move { by, mv }) = tree.turn(turn) {
                number = stated_number(record, turn).unwrap_or(number + 1);
                let at = G::any_move(mv, record.size()).point();
                moves.push(LineMove {
                    turn,
                    number,
                    by,
                    at,
                });
            }
        }
        Self {
            record,
            turns,
            moves,
        }
    }

    /// Its moves.
    #[must_use]
    pub fn moves(&self) -> &[LineMove] {
        &self.moves
    }

    /// The game it is of.
    #[must_use]
    pub const fn record(&self) -> &'a Record<G> {
        self.record
    }

    /// The turns, the start first.
    #[must_use]
    pub fn turns(&self) -> &[TurnId] {
        &self.turns
    }

    /// How many moves lead to a turn of the line.
    #[must_use]
    pub fn moves_to(&self, turn: TurnId) -> usize {
        let mut made = 0;
        for &of in &self.turns {
            made += usize::from(self.moves.get(made).is_some_and(|mv| mv.turn == of));
            if of == turn {
                break;
            }
        }
        made
    }

    /// The turn that a move, counted from 1, leads to; 0 is where the first of them
    /// is made.
    ///
    /// # Errors
    ///
    /// [`NoSuchMove`].
    pub fn turn_after(&self, moves: usize) -> Result<TurnId, NoSuchMove> {
        if moves == 0 {
            // Stones that are put on the board before the first move are there.
            let first = self.moves.first().map(|mv| mv.turn);
            let before = self.turns.iter().take_while(|&&turn| Some(turn) != first);
            return Ok(before.last().copied().unwrap_or(TurnId::START));
        }
        let asked = self.moves.get(moves - 1).ok_or(NoSuchMove {
            asked: moves,
            moves: self.moves.len(),
        })?;
        Ok(asked.turn)
    }

    /// A figure of some moves, counted from 1: the board before the first of them,
    /// and each of them with its number where it was made. What is taken on the way
    /// stays, as in books.
    ///
    /// # Errors
    ///
    /// [`NoSuchMove`], also where there would be none.
    pub fn figure(
        &self,
        moves: RangeInclusive<usize>,
        numbering: Numbering,
    ) -> Result<Figure, NoSuchMove> {
        let no_such = |asked| NoSuchMove {
            asked,
            moves: self.moves.len(),
        };
        let (from, to) = (*moves.start(), *moves.end());
        let asked = from
            .checked_sub(1)
            .and_then(|before| self.moves.get(before..to))
            .filter(|asked| !asked.is_empty());
        let Some(asked) = asked else {
            let beyond = if from == 0 || from > self.moves.len() {
                from
            } else {
                to
            };
            return Err(no_such(beyond));
        };
        let (Some(first), Some(last)) = (asked.first(), asked.last()) else {
            return Err(no_such(from));
        };
        let mut history = self.record.history().clone();
        history.go_to(self.before(first.turn));
        let numbers = Numbers::of(asked, numbering_of_file(self.record, first.turn, numbering));
        let mut shown = ShownMoves::before(stones(&history, self.record));
        let after = self.turns.iter().skip_while(|&&turn| turn != first.turn);
        let mut left = asked.iter().zip(&numbers.0).peekable();
        for &turn in after {
            history.go_to(turn);
            let board = stones(&history, self.record);
            match left.next_if(|(mv, _)| mv.turn == turn) {
                Some((mv, &number)) => shown.add(*mv, number),
                None => shown.arrange(&board),
            }
            shown.board = board;
            if turn == last.turn {
                break;
            }
        }
        let flags = FigureFlags::of(self.record, first.turn);
        if flags.removes_captures {
            shown.keep_only(&stones(&history, self.record));
        }
        let mut figure = Figure::new(G::KIND, shown.stones.clone());
        mark(self.record, &mut figure, last.turn);
        // What was counted after the last move is no part of a figure of moves.
        if figure.territory != ByColor::default() {
            figure.territory = ByColor::default();
            figure.marks.retain(|(at, _)| figure.stones[*at].is_none());
        }
        flags.apply(&mut figure);
        let numbered = shown.numbers.iter();
        figure.numbers = numbered
            .filter_map(|(at, number)| Some((at, (*number)?)))
            .collect();
        // A number says more of a stone than a mark.
        figure.marks.retain(|(at, _)| shown.numbers[*at].is_none());
        figure.labels.retain(|(at, _)| shown.numbers[*at].is_none());
        if !flags.lists_no_others && numbers.are_shown() {
            let number_at = |at: Point| shown.numbers[at];
            figure.notes = placed(&shown.notes, number_at, &mut figure.labels);
        }
        Ok(figure)
    }

    /// The turn before another; the start before the first.
    fn before(&self, turn: TurnId) -> TurnId {
        let before = self.turns.iter().take_while(|&&of| of != turn);
        before.last().copied().unwrap_or(TurnId::START)
    }
}

/// What stands on the board of a game.
pub(super) fn stones<G: Playable>(history: &History<G>, record: &Record<G>) -> Grid<Option<Color>> {
    let stones = history.position().stones();
    stones.unwrap_or_else(|| Grid::filled(record.size(), None))
}

/// The numbers of some moves; 0 for those that have none.
struct Numbers(Vec<u32>);

impl Numbers {
    fn of(moves: &[LineMove], numbering: Numbering) -> Self {
        let first = moves.first().map_or(1, |mv| mv.number);
        let hundreds = first / 100 * 100;
        let numbered = moves.iter().zip(1..).map(|(mv, place)| match numbering {
            Numbering::OfFile | Numbering::Whole => mv.number,
            Numbering::FromOne => place,
            // A hundredth move without its hundred would have no number.
            Numbering::LastDigits if first.is_multiple_of(100) => {
                mv.number.saturating_sub(hundreds.saturating_sub(100))
            }
            Numbering::LastDigits => mv.number.saturating_sub(hundreds),
            Numbering::Hidden => 0,
        });
        Self(numbered.collect())
    }

    fn are_shown(&self) -> bool {
        self.0.iter().any(|&number| number > 0)
    }
}

/// Moves as they are put on a figure, one after the other.
struct ShownMoves {
    stones: Grid<Option<Color>>,
    numbers: Grid<Option<u32>>,
    moves: Vec<(LineMove, u32)>,
    notes: Vec<UnplacedNote>,
    /// What stands on the board itself.
    board: Grid<Option<Color>>,
}

impl ShownMoves {
    fn before(stones: Grid<Option<Color>>) -> Self {
        Self {
            numbers: Grid::filled(stones.size(), None),
            moves: Vec::new(),
            notes: Vec::new(),
            board: stones.clone(),
            stones,
        }
    }

    fn add(&mut self, mv: LineMove, number: u32) {
        self.moves.push((mv, number));
        match mv.at {
            Some(at) if self.stones[at].is_none() => {
                self.stones[at] = Some(mv.by);
                self.numbers[at] = (number > 0).then_some(number);
            }
            at => self.notes.push(UnplacedNote {
                number,
                by: mv.by,
                at,
            }),
        }
    }

    /// Stones were put or taken by hand.
    fn arrange(&mut self, after: &Grid<Option<Color>>) {
        for (point, &stone) in after.iter() {
            if stone != self.board[point] && stone != self.stones[point] {
                self.stones[point] = stone;
                self.numbers[point] = None;
            }
        }
    }

    /// Takes away what is not on the board any more; every move that is not seen
    /// then has a note.
    fn keep_only(&mut self, board: &Grid<Option<Color>>) {
        let mut last: Grid<Option<usize>> = Grid::filled(board.size(), None);
        for (index, (mv, _)) in self.moves.iter().enumerate() {
            if let Some(at) = mv.at {
                last[at] = Some(index);
            }
        }
        self.stones = board.clone();
        self.numbers = Grid::filled(board.size(), None);
        self.notes.clear();
        for (index, &(mv, number)) in self.moves.iter().enumerate() {
            match mv.at {
                Some(at) if last[at] == Some(index) && board[at] == Some(mv.by) => {
                    self.numbers[at] = (number > 0).then_some(number);
                }
                at => self.notes.push(UnplacedNote {
                    number,
                    by: mv.by,
                    at,
                }),
            }
        }
    }
}
