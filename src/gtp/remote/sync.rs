//! Keeps an engine in step with the game: position, rules and clock.

use crate::ai::{Budget, Question, StopFlag};
use crate::board::{Color, Size};
use crate::game::HalfPoints;
use crate::go::Position;
use crate::go::{Move, Rules, Ruleset};

use super::clock::{self, ClockCommands, TimeSettings};
use super::game::{EngineGame, Origin, Undo, play, rules_text};
use super::{EngineError, RemoteEngine};

impl RemoteEngine {
    /// Brings the engine's board to where the question is asked. If it refuses
    /// a step of the game, the stones alone are put on its board.
    pub(super) fn sync_position(
        &mut self,
        question: &Question<Position>,
        stop: &StopFlag,
    ) -> Result<(), EngineError> {
        self.get_ready(stop)?;
        let whole = EngineGame::of(question, Origin::Start)?;
        if self.catch_up(&whole, stop)? {
            return Ok(());
        }
        match self.start_over(&whole, stop) {
            Err(EngineError::Refused { .. }) if !whole.moves.is_empty() => {
                self.start_over(&EngineGame::of(question, Origin::Present)?, stop)
            }
            other => other,
        }
    }

    /// Goes on from what the engine knows; whether that was possible, and not
    /// longer than beginning anew.
    fn catch_up(&mut self, game: &EngineGame, stop: &StopFlag) -> Result<bool, EngineError> {
        let undo = match self.knows("undo") {
            true => Undo::Known,
            false => Undo::Unknown,
        };
        let known = self.known.take();
        let Some((back, moves)) = known.as_ref().and_then(|known| known.steps_to(game, undo))
        else {
            return Ok(false);
        };
        for _ in 0..back {
            if self.try_to("undo", stop)?.is_none() {
                return Ok(false);
            }
        }
        match self.play_all(moves.iter().copied(), game.size, stop) {
            Err(EngineError::Refused { .. }) => return Ok(false),
            other => other?,
        }
        self.known = Some(game.clone());
        Ok(true)
    }

    /// Tells a game from an empty board on.
    fn start_over(&mut self, game: &EngineGame, stop: &StopFlag) -> Result<(), EngineError> {
        let limit = self.timeouts.answer;
        self.known = None;
        self.time_settings = TimeSettings::Unlimited;
        self.tell(&format!("boardsize {}", game.size.lines()), limit, stop)?;
        self.tell("clear_board", limit, stop)?;
        let komi = self.tell_rules(game, stop)?;
        self.tell(&format!("komi {komi}"), limit, stop)?;
        let mut told = false;
        if game.handicap && self.knows("set_free_handicap") {
            let command = format!("set_free_handicap {}", game.handicap_names());
            told = self.try_to(&command, stop)?.is_some();
        }
        if !told {
            self.play_all(game.plays(), game.size, stop)?;
        }
        self.play_all(game.moves.iter().copied(), game.size, stop)?;
        self.known = Some(game.clone());
        Ok(())
    }

    /// Tells the rules where the engine can be told, and returns the komi that
    /// goes with them.
    ///
    /// Points for handicap stones are sent as part of komi: most engines know
    /// nothing of them. Only who takes rules by their name gives them itself.
    fn tell_rules(
        &mut self,
        game: &EngineGame,
        stop: &StopFlag,
    ) -> Result<HalfPoints, EngineError> {
        let all = game.komi + game.bonus;
        if !self.knows("kata-set-rules") {
            return Ok(all);
        }
        let exact = format!("kata-set-rules {}", rules_text(&game.rules));
        if self.try_to(&exact, stop)?.is_some() {
            return Ok(all);
        }
        let Some(ruleset) = named(&game.rules) else {
            return Ok(all);
        };
        let by_name = format!("kata-set-rules {}", ruleset.name().to_lowercase());
        Ok(match self.try_to(&by_name, stop)? {
            Some(_) if game.handicap => game.komi,
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
            true => ClockCommands::Kgs,
            false => ClockCommands::Plain,
        };
        let settings = TimeSettings::of(budget);
        if settings != self.time_settings {
            let command = clock::settings(budget, dialect);
            let verb = command.split(' ').next().unwrap_or_default();
            if self.knows(verb) {
                self.try_to(&command, stop)?;
            }
            self.time_settings = settings;
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
            self.tell(&play(color, mv, size), self.timeouts.answer, stop)?;
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
