//! Questions about the board that GNU Go answers and controllers ask.

use crate::board::Color;

use super::arguments::{color, exactly, mv, name_of, none};
use super::game::play_on;
use super::{Engine, Failure, Reply};

impl Engine {
    /// 1 where the board allows the move, 0 where it does not. Like `play`, it
    /// does not ask whose turn it is.
    pub(super) fn is_legal(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [by, vertex] = exactly(arguments)?;
        let (by, mv) = (color(by)?, mv(vertex, self.size())?);
        let legal = match play_on(&mut self.record.clone(), by, mv) {
            Ok(()) => true,
            Err(Failure::IllegalMove(_)) => false,
            Err(other) => return Err(other),
        };
        Ok(Reply::text(u8::from(legal)))
    }

    pub(super) fn list_stones(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [by] = exactly(arguments)?;
        let stones = self.position().board().stones()[color(by)?];
        let names = stones.iter().map(|point| name_of(point, self.size()));
        Ok(Reply::Text(names.collect::<Vec<_>>().join(" ")))
    }

    pub(super) fn get_komi(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        Ok(Reply::text(self.position().komi()))
    }

    pub(super) fn captures(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [by] = exactly(arguments)?;
        let by: Color = color(by)?;
        Ok(Reply::text(self.position().situation().prisoners[by]))
    }

    /// The processor time of this program so far, in seconds.
    pub(super) fn cputime(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        let used = cpu_time::ProcessTime::try_now().map_err(Failure::CpuTime)?;
        Ok(Reply::Text(format!(
            "{:.3}",
            used.as_duration().as_secs_f64()
        )))
    }
}
