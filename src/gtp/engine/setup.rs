//! The board and the komi.

use crate::board::{Color, Size};
use crate::go::{Board, Setup};
use crate::record::Start;

use super::arguments::{color, exactly, none, number, point};
use super::{Engine, Failure, Reply};

impl Engine {
    /// Begins an empty board; the specification leaves open what is on it.
    pub(super) fn boardsize(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [lines] = exactly(arguments)?;
        let lines = u8::try_from(number(lines)?).unwrap_or(u8::MAX);
        let Ok(size) = Size::new(lines) else {
            return Err(Failure::Size);
        };
        self.clear(size)
    }

    pub(super) fn clear_board(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        self.clear(self.size())
    }

    /// Puts `COLOR VERTEX …` on an empty board; Black is to play. No chain may be
    /// without liberties, and no point be named twice.
    pub(super) fn set_position(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let size = self.size();
        let mut setup = Setup {
            to_play: Some(Color::Black),
            ..Setup::default()
        };
        for pair in arguments.chunks(2) {
            let [by, vertex] = pair else {
                return Err(Failure::Missing("the last vertex"));
            };
            let (by, point) = (color(by)?, point(vertex, size)?);
            let taken = setup.add[by.other()].contains(point);
            if taken || !setup.add[by].insert(point) {
                return Err(Failure::VertexList);
            }
        }
        let board = Board::of_stones(size, &setup.add);
        let has_air = |color| {
            board
                .chain_heads(color)
                .all(|head| board.liberties(head) > 0)
        };
        if !Color::BOTH.into_iter().all(has_air) {
            return Err(Failure::VertexList);
        }
        let start = Start {
            setup,
            ..self.even_start(size)
        };
        match self.begin(start) {
            Ok(()) => Ok(Reply::done()),
            Err(_) => Err(Failure::VertexList),
        }
    }

    fn clear(&mut self, size: Size) -> Result<Reply, Failure> {
        match self.begin(self.even_start(size)) {
            Ok(()) => Ok(Reply::done()),
            Err(_) => Err(Failure::Komi),
        }
    }

    pub(super) fn komi(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [komi] = exactly(arguments)?;
        let Ok(komi) = komi.parse() else {
            return Err(Failure::argument(komi, "a komi in points or half points"));
        };
        let start = self.record.start().clone();
        self.change_rules(start.with_komi(komi))?;
        Ok(Reply::done())
    }
}
