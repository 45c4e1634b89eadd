//! Moves, theirs and ours.

use std::time::Instant;

use crate::ai::{Bot as _, Choice, Purpose, Report, StopFlag};
use crate::board::Color;
use crate::go::Move;

use super::arguments::{color, exactly, mv, none, written};
use super::game::{play_on, take_back};
use super::{Engine, Failure, Reply};

impl Engine {
    pub(super) fn play(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [by, vertex] = exactly(arguments)?;
        let (by, mv) = (color(by)?, mv(vertex, self.size())?);
        play_on(&mut self.record, by, mv)?;
        Ok(Reply::done())
    }

    pub(super) fn undo(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        none(arguments)?;
        match take_back(&mut self.record) {
            true => Ok(Reply::done()),
            false => Err(Failure::CannotUndo),
        }
    }

    pub(super) fn genmove(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        self.genmove_for(arguments, Purpose::Game)
    }

    /// The same after a disagreement about dead stones.
    pub(super) fn genmove_cleanup(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        self.genmove_for(arguments, Purpose::Cleanup)
    }

    fn genmove_for(&mut self, arguments: &[String], purpose: Purpose) -> Result<Reply, Failure> {
        let [by] = exactly(arguments)?;
        let chosen = self.move_of(color(by)?, purpose, &mut |_| ())?;
        Ok(Reply::Text(chosen))
    }

    /// Thinks about a move without playing it; the clock stands.
    pub(super) fn reg_genmove(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [by] = exactly(arguments)?;
        let choice = self.choose(color(by)?, Purpose::Game, &StopFlag::new(), &mut |_| ());
        Ok(Reply::Text(self.said(choice)))
    }

    pub(super) fn kata_search(&mut self, arguments: &[String]) -> Result<Reply, Failure> {
        let [by] = exactly(arguments)?;
        Ok(Reply::QuietSearch(color(by)?))
    }

    /// Looks for a move without playing it; `cancelled` once the flag is raised.
    pub(in crate::gtp) fn search(
        &mut self,
        by: Color,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> String {
        let choice = self.choose(by, Purpose::Game, stop, tell);
        match stop.is_raised() {
            true => "cancelled".to_owned(),
            false => self.said(choice),
        }
    }

    /// Plays a move of our own and returns what it was.
    pub(super) fn move_of(
        &mut self,
        by: Color,
        purpose: Purpose,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Result<String, Failure> {
        let began = Instant::now();
        let choice = self.choose(by, purpose, &StopFlag::new(), tell);
        let took = began.elapsed();
        if let Choice::Move(mv) = choice {
            play_on(&mut self.record, by, mv)?;
        }
        self.clocks.spend(by, took);
        Ok(self.said(choice))
    }

    fn choose(
        &mut self,
        by: Color,
        purpose: Purpose,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Report<Move>),
    ) -> Choice<Move> {
        let question = self.question(by).with_purpose(purpose);
        let budget = self.budget(by);
        self.bot.choose(&question, &budget, stop, tell)
    }

    fn said(&self, choice: Choice<Move>) -> String {
        match choice {
            Choice::Move(mv) => written(mv, self.size()),
            Choice::Resign => "resign".to_owned(),
        }
    }
}
