//! An engine that is another program.

mod analysis;
mod answer;
mod child;
mod clock;
mod command;
mod error;
mod game;
mod group;
mod info;
mod lines;
mod listener;
mod log;
mod pipe;
mod sync;

use std::collections::BTreeSet;
use std::time::Duration;

pub use command::EngineCommand;
pub use error::EngineError;
pub use info::AnalysisKind;
pub use log::EngineLog;

use crate::ai::{Budget, Choice, Purpose, Question, StopFlag};
use crate::board::{PointSet, Size, Vertex};
use crate::game::Game as _;
use crate::go::{Move, Position};

use answer::Answer;
use clock::TimeSettings;
use game::{EngineGame, color_name};
use pipe::{Pipe, SyncState};

/// How long an engine is waited for before it counts as hung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For the first answer after it was started: some load a network, or tune
    /// themselves to the machine.
    pub start: Duration,
    /// For an answer that takes no thought.
    pub answer: Duration,
    /// For a move where there is no clock, and for the list of dead stones.
    pub choose: Duration,
    /// For the end of something that nobody waits for any more; then the
    /// program is ended and started anew.
    pub grace: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(180),
            answer: Duration::from_secs(30),
            choose: Duration::from_secs(600),
            grace: Duration::from_secs(5),
        }
    }
}

/// A running engine. The program ends when this is dropped; while it runs it
/// can be asked again whatever went wrong, and is started anew where it must.
#[derive(Debug)]
pub struct RemoteEngine {
    command: EngineCommand,
    log: EngineLog,
    timeouts: Timeouts,
    pipe: Pipe,

    // What it said when it was started.
    name: String,
    version: String,
    commands: BTreeSet<String>,
    /// How many ways to ask for an analysis it has refused.
    refused_options: usize,
    /// Whether its last analysis told leads, and not win rates alone.
    leads_told: bool,

    /// What it was told of the game; `None` where its board may be anything.
    known: Option<EngineGame>,
    /// What it was told of its time.
    time_settings: TimeSettings,
}

impl RemoteEngine {
    /// Starts one and makes sure that it speaks GTP.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it does not start, does not answer as it should, or
    /// refuses one of its startup commands.
    pub fn start(command: &EngineCommand, log: &EngineLog) -> Result<Self, EngineError> {
        Self::start_with(command, log, Timeouts::default(), &StopFlag::new())
    }

    /// As [`RemoteEngine::start`], with other timeouts, and a flag that
    /// ends the attempt.
    ///
    /// # Errors
    ///
    /// As [`RemoteEngine::start`].
    pub fn start_with(
        command: &EngineCommand,
        log: &EngineLog,
        timeouts: Timeouts,
        stop: &StopFlag,
    ) -> Result<Self, EngineError> {
        let pipe = Pipe::start(&command.words()?, command.folder.as_deref(), log)?;
        let mut engine = Self {
            command: command.clone(),
            log: log.clone(),
            timeouts,
            pipe,
            name: String::new(),
            version: String::new(),
            commands: BTreeSet::new(),
            refused_options: 0,
            leads_told: false,
            known: None,
            time_settings: TimeSettings::Unlimited,
        };
        engine.handshake(stop)?;
        Ok(engine)
    }

    /// What the engine calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Which version of itself it is.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether the engine has a command.
    #[must_use]
    pub fn knows(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    /// What it plays in this position. It is told as little as it takes to
    /// bring it there from the last one. Where play has stopped, it passes.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails to answer, answers with something illegal,
    /// or was stopped. It can be asked again.
    pub fn choose(
        &mut self,
        question: &Question<Position>,
        budget: &Budget,
        stop: &StopFlag,
    ) -> Result<Choice<Move>, EngineError> {
        let position = question.position();
        if position.is_over() {
            return Ok(Choice::Move(Move::Pass));
        }
        let color = position.to_play();
        self.sync_position(question, stop)?;
        self.tell_time(color, budget, stop)?;
        let verb = match question.purpose() {
            Purpose::Cleanup if self.knows("kgs-genmove_cleanup") => "kgs-genmove_cleanup",
            Purpose::Cleanup | Purpose::Game => "genmove",
        };
        let limit = clock::limit(budget, self.timeouts.choose);
        // It may play what it answers; its board is known again only once
        // that was read and found legal.
        let known = self.known.take();
        let text = self.tell(&format!("{verb} {}", color_name(color)), limit, stop)?;
        let choice = read_choice(&text, position.board().size())?;
        if let Choice::Move(mv) = choice {
            let legal = position.judge(color, mv, question.past());
            legal.map_err(EngineError::Illegal)?;
        }
        self.known = known.map(|mut game| {
            game.moves.extend(match choice {
                Choice::Move(mv) => Some((color, mv)),
                Choice::Resign => None,
            });
            game
        });
        Ok(choice)
    }

    /// Which stones it calls dead at the end, whole chains of them.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it cannot say.
    pub fn dead(
        &mut self,
        question: &Question<Position>,
        stop: &StopFlag,
    ) -> Result<PointSet, EngineError> {
        self.get_ready(stop)?;
        if !self.knows("final_status_list") {
            return Err(EngineError::Unknown("final_status_list"));
        }
        let text = self.consult(question, "final_status_list dead", stop)?;
        dead_stones(&text, question.position())
    }

    /// What it answers to any command in this position that leaves its board
    /// as it is, such as `final_score`.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it fails to answer, or refuses.
    pub fn consult(
        &mut self,
        question: &Question<Position>,
        command: &str,
        stop: &StopFlag,
    ) -> Result<String, EngineError> {
        self.sync_position(question, stop)?;
        let line = command.lines().next().unwrap_or_default();
        self.tell(line, self.timeouts.choose, stop)
    }

    /// Gives the engine a random seed, if it takes one, so that its games
    /// differ from each other.
    ///
    /// # Errors
    ///
    /// [`EngineError`] if it does not answer.
    pub fn shuffle(&mut self, seed: u64, stop: &StopFlag) -> Result<(), EngineError> {
        self.get_ready(stop)?;
        if self.knows("set_random_seed") {
            // Some engines keep it in a signed 32-bit integer.
            let seed = seed % (1 << 31);
            self.try_to(&format!("set_random_seed {seed}"), stop)?;
        }
        Ok(())
    }

    /// The first words, and what the engine is to be told at the start.
    fn handshake(&mut self, stop: &StopFlag) -> Result<(), EngineError> {
        let version = self.tell("protocol_version", self.timeouts.start, stop)?;
        if version != "2" {
            return Err(EngineError::Version(version));
        }
        // Who has no name or no list can play all the same.
        self.name = self.try_to("name", stop)?.unwrap_or_default();
        self.version = self.try_to("version", stop)?.unwrap_or_default();
        let commands = self.try_to("list_commands", stop)?.unwrap_or_default();
        self.commands = commands.split_whitespace().map(str::to_owned).collect();
        let lines: Vec<String> = self.command.startup_lines().collect();
        for line in lines {
            self.tell(&line, self.timeouts.start, stop)?;
        }
        Ok(())
    }

    /// Makes sure that the engine runs and that its next answer will be to our
    /// next question.
    fn get_ready(&mut self, stop: &StopFlag) -> Result<(), EngineError> {
        let ready = match self.pipe.state() {
            SyncState::InSync => true,
            SyncState::OutOfSync => {
                self.known = None;
                self.pipe.resync(self.timeouts.grace, stop)?
            }
            SyncState::Ended => false,
        };
        if !ready {
            // Not two of them at once: engines are large.
            self.pipe.end();
            let (log, timeouts) = (self.log.clone(), self.timeouts);
            *self = Self::start_with(&self.command, &log, timeouts, stop)?;
        }
        Ok(())
    }

    /// Tells the engine to do something that it has to do, and returns what it
    /// says.
    fn tell(
        &mut self,
        command: &str,
        limit: Duration,
        stop: &StopFlag,
    ) -> Result<String, EngineError> {
        let answer = self.pipe.ask(command, limit, stop);
        if matches!(answer, Err(EngineError::Stopped)) && self.knows("gogui-interrupt") {
            self.pipe.send("# interrupt");
        }
        match answer? {
            Answer::Done(text) => Ok(text),
            Answer::Refused(message) => Err(EngineError::Refused {
                command: command.to_owned(),
                message,
            }),
        }
    }

    /// Tells the engine to do something that it may refuse.
    fn try_to(&mut self, command: &str, stop: &StopFlag) -> Result<Option<String>, EngineError> {
        match self.tell(command, self.timeouts.answer, stop) {
            Ok(text) => Ok(Some(text)),
            Err(EngineError::Refused { .. }) => Ok(None),
            Err(other) => Err(other),
        }
    }
}

/// A vertex, `pass` or `resign`, in capitals or not.
fn read_choice(text: &str, size: Size) -> Result<Choice<Move>, EngineError> {
    match text.to_ascii_lowercase().as_str() {
        "pass" => Ok(Choice::Move(Move::Pass)),
        "resign" => Ok(Choice::Resign),
        point => match Vertex::parse(point, size) {
            Ok(vertex) => Ok(Choice::Move(Move::Place(vertex.point()))),
            Err(_) => Err(EngineError::NotAMove(text.chars().take(80).collect())),
        },
    }
}

/// The stones of a list, with the chains they belong to.
fn dead_stones(text: &str, position: &Position) -> Result<PointSet, EngineError> {
    let board = position.board();
    let mut dead = PointSet::EMPTY;
    for word in text.split_whitespace() {
        let vertex = Vertex::parse(word, board.size()).ok();
        let stone = vertex.map(Vertex::point).filter(|&p| !board.is_empty(p));
        let Some(stone) = stone else {
            return Err(EngineError::NotAStone(word.chars().take(80).collect()));
        };
        dead = dead | board.chain(stone);
    }
    Ok(dead)
}
