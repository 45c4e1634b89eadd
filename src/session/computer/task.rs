//! What a thread that thinks can be asked to do, and how it does it.

use std::time::Duration;

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::ai::go::Estimate;
use crate::ai::{Bot as _, Budget, Choice, Config, Question, Report, StopFlag};
use crate::board::PointSet;
use crate::gtp::{EngineCommand, EngineError, EngineLog, RemoteEngine, Timeouts};
use crate::session::playable::{LevelOf, Playable};

/// How often a search tells what it thinks.
const TOLD_EVERY: Duration = Duration::from_millis(250);

/// Something to think about.
#[derive(Debug)]
pub(super) enum Task<G: Playable> {
    /// Choose a move.
    Move {
        mover: Mover<LevelOf<G>>,
        question: Box<Question<G>>,
        budget: Budget,
    },
    /// Say what there is to say, until stopped or until the budget is spent.
    Analysis {
        config: Config<LevelOf<G>>,
        question: Box<Question<G>>,
        budget: Budget,
    },
    /// Think on the other side's time, until stopped.
    Ponder {
        config: Config<LevelOf<G>>,
        question: Box<Question<G>>,
    },
    /// Tell who owns what.
    Estimate(Box<G>),
    /// Tell which stones are dead.
    Dead(Box<G>),
}

/// Who chooses a move.
#[derive(Debug)]
pub(super) enum Mover<L> {
    /// The program itself.
    House(Config<L>),
    /// Another program, and where what is said to it is written down.
    Engine(EngineCommand, EngineLog),
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Answer<M> {
    /// What is thought so far; more follows.
    Report(Box<Report<M>>),
    /// The move.
    Choice(Choice<M>),
    /// The other program failed.
    EngineFailed(EngineError),
    /// No other program can play this game.
    NoEngines,
    /// The last thing there is to say, if there is any.
    Thought(Option<Box<Report<M>>>),
    /// Who owns what.
    Estimate(Option<Box<Estimate>>),
    /// The dead stones.
    Dead(PointSet),
    /// The thread ended without an answer.
    Gone,
}

impl<M> Answer<M> {
    /// Whether nothing follows.
    pub(super) const fn is_last(&self) -> bool {
        match self {
            Self::Report(_) => false,
            Self::Choice(_)
            | Self::EngineFailed(_)
            | Self::NoEngines
            | Self::Thought(_)
            | Self::Estimate(_)
            | Self::Dead(_)
            | Self::Gone => true,
        }
    }
}

/// What a thread keeps between two tasks: the bot or the engine that was asked
/// before.
#[derive(Debug)]
pub(super) struct TaskRunner<G: Playable> {
    bot: Option<G::Bot>,
    engine: Option<(EngineCommand, RemoteEngine)>,
    rng: StdRng,
}

impl<G: Playable> TaskRunner<G> {
    pub(super) fn new() -> Self {
        Self {
            bot: None,
            engine: None,
            rng: StdRng::seed_from_u64(rand::random()),
        }
    }

    /// Runs a task, and reports what is found meanwhile.
    pub(super) fn run(
        &mut self,
        task: Task<G>,
        stop: &StopFlag,
        tell: &mut dyn FnMut(Report<G::Move>),
    ) -> Answer<G::Move> {
        match task {
            Task::Move {
                mover: Mover::House(config),
                question,
                budget,
            } => {
                let bot = self.bot(config);
                Answer::Choice(bot.choose(&question, &budget, stop, tell))
            }
            Task::Move {
                mover: Mover::Engine(command, log),
                question,
                budget,
            } => match self.engine_move(command, &log, &question, &budget, stop) {
                None => Answer::NoEngines,
                Some(Ok(choice)) => Answer::Choice(choice),
                Some(Err(error)) => Answer::EngineFailed(error),
            },
            Task::Analysis {
                config,
                question,
                budget,
            } => {
                let bot = self.bot(config);
                let last = bot.analyze(&question, &budget, stop, TOLD_EVERY, tell);
                Answer::Thought(last.map(Box::new))
            }
            Task::Ponder { config, question } => {
                let bot = self.bot(config);
                let last = bot.ponder(&question, stop, TOLD_EVERY, tell);
                Answer::Thought(last.map(Box::new))
            }
            Task::Estimate(position) => {
                Answer::Estimate(position.survey(&mut self.rng).map(Box::new))
            }
            Task::Dead(position) => {
                let survey = position.survey(&mut self.rng);
                Answer::Dead(survey.map(|survey| survey.dead).unwrap_or_default())
            }
        }
    }

    /// The bot with this config: the one from before, if it has the same.
    fn bot(&mut self, config: Config<LevelOf<G>>) -> &mut G::Bot {
        let known = self.bot.take();
        let known = known.filter(|bot| *bot.config() == config);
        self.bot
            .insert(known.unwrap_or_else(|| G::Bot::new(config)))
    }

    fn engine_move(
        &mut self,
        command: EngineCommand,
        log: &EngineLog,
        question: &Question<G>,
        budget: &Budget,
        stop: &StopFlag,
    ) -> Option<Result<Choice<G::Move>, EngineError>> {
        let running = self.engine.take().filter(|(known, _)| *known == command);
        let running = match running {
            Some(running) => running,
            None => {
                let started = RemoteEngine::start_with(&command, log, Timeouts::default(), stop);
                match started {
                    Ok(engine) => (command, engine),
                    Err(error) => return Some(Err(error)),
                }
            }
        };
        let (_, engine) = self.engine.insert(running);
        G::ask_engine(engine, question, budget, stop)
    }
}
