//! The board and the komi.

use crate::board::Size;

use super::arguments::{exactly, none, number};
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
