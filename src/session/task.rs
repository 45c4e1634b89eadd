//! What a thread that thinks can be asked to do, and how it does it.

use std::time::Duration;

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use crate::ai::{Budget, Choice, Config, Estimate, Mind as _, Question, Report, Stop, Thinker};
use crate::board::PointSet;
use crate::go::Position;
use crate::gtp::{EngineCommand, EngineError, EngineLog, Patience, RemoteEngine};

/// How often a search tells what it thinks.
const TOLD_EVERY: Duration = Duration::from_millis(250);

/// Something to think about.
#[derive(Debug)]
pub(super) enum Work {
    /// Choose a move.
    Move {
        mover: Mover,
        question: Box<Question>,
        budget: Budget,
    },
    /// Say what there is to say, until stopped or until the budget is spent.
    Analysis {
        config: Config,
        question: Box<Question>,
        budget: Budget,
    },
    /// Think on the other side's time, until stopped.
    Ponder {
        config: Config,
        question: Box<Question>,
    },
    /// Tell who owns what.
    Estimate(Box<Position>),
    /// Tell which stones are dead.
    Dead(Box<Position>),
}

/// Who chooses a move.
#[derive(Debug)]
pub(super) enum Mover {
    /// The program itself.
    House(Config),
    /// Another program, and where what is said to it is written down.
    Engine(EngineCommand, EngineLog),
}

/// What came of it.
#[derive(Debug)]
pub(super) enum News {
    /// What is thought so far; more follows.
    Report(Box<Report>),
    /// The move.
    Choice(Choice),
    /// The other program failed.
    Trouble(EngineError),
    /// The last thing there is to say, if there is any.
    Thought(Option<Box<Report>>),
    /// Who owns what.
    Estimate(Box<Estimate>),
    /// The dead stones.
    Dead(PointSet),
    /// The thread ended without an answer.
    Gone,
}

impl News {
    /// Whether nothing follows.
    pub(super) const fn is_last(&self) -> bool {
        match self {
            Self::Report(_) => false,
            Self::Choice(_)
            | Self::Trouble(_)
            | Self::Thought(_)
            | Self::Estimate(_)
            | Self::Dead(_)
            | Self::Gone => true,
        }
    }
}

/// What a thread keeps between two questions: whoever thought about the moves
/// before.
#[derive(Debug)]
pub(super) struct Desk {
    thinker: Option<Thinker>,
    engine: Option<(EngineCommand, RemoteEngine)>,
    rng: StdRng,
}

impl Desk {
    pub(super) fn new() -> Self {
        Self {
            thinker: None,
            engine: None,
            rng: StdRng::seed_from_u64(rand::random()),
        }
    }

    /// Does what is asked; what is found on the way is told.
    pub(super) fn work(&mut self, work: Work, stop: &Stop, tell: &mut dyn FnMut(Report)) -> News {
        match work {
            Work::Move {
                mover: Mover::House(config),
                question,
                budget,
            } => {
                let thinker = self.thinker(config);
                News::Choice(thinker.choose(&question, &budget, stop, tell))
            }
            Work::Move {
                mover: Mover::Engine(command, log),
                question,
                budget,
            } => match self.engine_move(command, &log, &question, &budget, stop) {
                Ok(choice) => News::Choice(choice),
                Err(error) => News::Trouble(error),
            },
            Work::Analysis {
                config,
                question,
                budget,
            } => {
                let thinker = self.thinker(config);
                let last = thinker.analyze(&question, &budget, stop, TOLD_EVERY, tell);
                News::Thought(last.map(Box::new))
            }
            Work::Ponder { config, question } => {
                let thinker = self.thinker(config);
                let last = thinker.ponder(&question, stop, TOLD_EVERY, tell);
                News::Thought(last.map(Box::new))
            }
            Work::Estimate(position) => {
                News::Estimate(Box::new(Estimate::of(&position, &mut self.rng)))
            }
            Work::Dead(position) => News::Dead(Estimate::of(&position, &mut self.rng).dead),
        }
    }

    /// The one who is set up like this, with what they remember.
    fn thinker(&mut self, config: Config) -> &mut Thinker {
        let known = self.thinker.take();
        let known = known.filter(|thinker| *thinker.config() == config);
        self.thinker
            .insert(known.unwrap_or_else(|| Thinker::new(config)))
    }

    fn engine_move(
        &mut self,
        command: EngineCommand,
        log: &EngineLog,
        question: &Question,
        budget: &Budget,
        stop: &Stop,
    ) -> Result<Choice, EngineError> {
        let running = self.engine.take().filter(|(known, _)| *known == command);
        let running = match running {
            Some(running) => running,
            None => {
                let engine = RemoteEngine::start_with(&command, log, Patience::default(), stop)?;
                (command, engine)
            }
        };
        let (_, engine) = self.engine.insert(running);
        engine.choose(question, budget, stop)
    }
}
