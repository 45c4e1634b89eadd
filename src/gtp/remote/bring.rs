//! Bringing an engine to a position, with its rules and its clock.

use crate::ai::{Budget, Question, StopFlag};
use crate::board::{Color, Size};
use crate::game::HalfPoints;
use crate::go::Position;
use crate::go::{Move, Rules, Ruleset};

use super::clock::{self, Agreed, Dialect};
use super::way::{From, Undo, Way, play, rules_text};
use super::{EngineError, RemoteEngine};

impl RemoteEngine {
    /// Brings the engine's board to where the question is asked. If it refuses
    /// a step of the game, the stones alone are put on its board.
    pub(super) fn bring(
        &mut self,
        question: &Question<Position>,
        stop: &StopFlag,
    ) -> Result<(), EngineError> {
        self.get_ready(stop)?;
        let whole = Way::to(question, From::TheStart)?;
        if self.follow(&whole, stop)? {
            return Ok(());
        }
        match self.begin(&whole, stop) {
            Err(EngineError::Refused { .. }) if !whole.moves.is_empty() => {
                self.begin(&Way::to(question, From::TheEnd)?, stop)
            }
            other => other,
        }
    }

    /// Goes on from what the engine knows; whether that was possible, and not
    /// longer than beginning anew.
    fn follow(&mut self, way: &Way, stop: &StopFlag) -> Result<bool, EngineError> {
        let undo = match self.knows("undo") {
            true => Undo::Known,
            false => Undo::Unknown,
        };
        let known = self.known.take();
        let Some((back, moves)) = known.as_ref().and_then(|known| known.steps_to(way, undo)) else {
            return Ok(false);
        };
        for _ in 0..back {
            if self.try_to("undo", stop)?.is_none() {
                return Ok(false);
            }
        }
        match self.play_all(moves.iter().copied(), way.size, stop) {
            Err(EngineError::Refused { .. }) => return Ok(false),
            other => other?,
        }
        self.known = Some(way.clone());
        Ok(true)
    }

    /// Goes a way from an empty board.
    fn begin(&mut self, way: &Way, stop: &StopFlag) -> Result<(), EngineError> {
        let limit = self.patience.answer;
        self.known = None;
        self.agreed = Agreed::Unlimited;
        self.tell(&format!("boardsize {}", way.size.lines()), limit, stop)?;
        self.tell("clear_board", limit, stop)?;
        let komi = self.tell_rules(way, stop)?;
        self.tell(&format!("komi {komi}"), limit, stop)?;
        let mut told = false;
        if way.handicap && self.knows("set_free_handicap") {
            let command = format!("set_free_handicap {}", way.handicap_names());
            told = self.try_to(&command, stop)?.is_some();
        }
        if !told {
            self.play_all(way.plays(), way.size, stop)?;
        }
        self.play_all(way.moves.iter().copied(), way.size, stop)?;
        self.known = Some(way.clone());
        Ok(())
    }

    /// Tells the rules where the engine can be told, and returns the komi that
    /// goes with them.
    ///
    /// Points for handicap stones are sent as part of komi: most engines know
    /// nothing of them. Only who takes rules by their name gives them itself.
    fn tell_rules(&mut self, way: &Way, stop: &StopFlag) -> Result<HalfPoints, EngineError> {
        let all = way.komi + way.bonus;
        if !self.knows("kata-set-rules") {
            return Ok(all);
        }
        let exact = format!("kata-set-rules {}", rules_text(&way.rules));
        if self.try_to(&exact, stop)?.is_some() {
            return Ok(all);
        }
        let Some(ruleset) = named(&way.rules) else {
            return Ok(all);
        };
        let by_name = format!("kata-set-rules {}", ruleset.name().to_lowercase());
        Ok(match self.try_to(&by_name, stop)? {
            Some(_) if way.handicap => way.komi,
            Some(_) | None => all,
        })
    }

    /// Tells how much time there is. An engine that does not want to know is
    /// left alone.
    pub(super) fn tell_time(
        &mut self,
        color: Color,
        budget: &Budget,
        stop: &StopFlag,
    ) -> Result<(), EngineError> {
        let dialect = match self.knows("kgs-time_settings") {
            true => Dialect::Kgs,
            false => Dialect::Plain,
        };
        let agreed = Agreed::of(budget);
        if agreed != self.agreed {
            let settings = clock::settings(budget, dialect);
            let verb = settings.split(' ').next().unwrap_or_default();
            if self.knows(verb) {
                self.try_to(&settings, stop)?;
            }
            self.agreed = agreed;
        }
        if let Some(left) = clock::left(color, budget, dialect)
            && self.knows("time_left")
        {
            self.try_to(&left, stop)?;
        }
        Ok(())
    }

    fn play_all(
        &mut self,
        moves: impl Iterator<Item = (Color, Move)>,
        size: Size,
        stop: &StopFlag,
    ) -> Result<(), EngineError> {
        for (color, mv) in moves {
            self.tell(&play(color, mv, size), self.patience.answer, stop)?;
        }
        Ok(())
    }
}

/// The ruleset that has these rules, whatever the komi of an even game.
fn named(rules: &Rules) -> Option<Ruleset> {
    Ruleset::ALL.into_iter().find(|set| {
        let komi = rules.komi;
        let set = set.rules();
        Rules { komi, ..set } == *rules
    })
}
