//! One game of a match.

use std::time::{Duration, Instant};

use rand::rngs::SmallRng;

use crate::ai::go::{Estimate, GoBot};
use crate::ai::{Bot as _, Budget, Choice, Question, StopFlag};
use crate::board::Color;
use crate::game::{Game as _, Margin, Outcome};
use crate::go::Count;
use crate::go::Move;
use crate::go::Position;
use crate::gtp::{EngineError, RemoteEngine};
use crate::record::{Change, GoRecord};

use super::pair::{Pair, Side};

/// After how many moves for each point of the board a game is a draw.
const LONGEST: usize = 4;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Who had Black.
    pub black: Side,
    /// How it ended.
    pub outcome: Outcome,
    /// Who lost it by something else than play, and by what.
    pub foul: Option<(Side, Foul)>,
    /// How many moves were played, a random opening among them.
    pub moves: usize,
    /// How long each has thought.
    pub thought: Pair<Thought>,
    /// The game itself.
    pub record: GoRecord,
}

/// What loses a game besides playing badly.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Foul {
    /// A move against the rules.
    #[error("{0}")]
    Illegal(String),
    /// No answer in time.
    #[error("{0}")]
    TimedOut(String),
    /// No answer at all, or none that can be understood.
    #[error("{0}")]
    Failed(String),
}

/// How long someone has thought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// In all.
    pub time: Duration,
    /// About how many moves.
    pub moves: u32,
}

/// A board with two players at it.
pub(super) struct GameInProgress<'a> {
    pub(super) record: GoRecord,
    pub(super) black: Side,
    pub(super) players: Pair<ActivePlayer<'a>>,
    pub(super) chance: SmallRng,
}

/// A player at the board.
pub(super) struct ActivePlayer<'a> {
    pub(super) engine: GameEngine<'a>,
    pub(super) budget: Budget,
    pub(super) thought: Thought,
}

/// What a player thinks with.
pub(super) enum GameEngine<'a> {
    Own(Box<GoBot>),
    Remote {
        engine: &'a mut RemoteEngine,
        seed: u64,
    },
}

impl PlayedGame {
    /// Who won, if anyone did.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        let winner = self.outcome.winner()?;
        Side::BOTH
            .into_iter()
            .find(|&side| self.color_of(side) == winner)
    }

    /// Which color an entrant had.
    #[must_use]
    pub fn color_of(&self, side: Side) -> Color {
        if side == self.black {
            return Color::Black;
        }
        Color::White
    }
}

impl Thought {
    /// The average for a move, in seconds.
    #[must_use]
    pub fn secs_per_move(self) -> f64 {
        self.time.as_secs_f64() / f64::from(self.moves.max(1))
    }

    pub(super) fn add(&mut self, other: Self) {
        self.time = self.time.saturating_add(other.time);
        self.moves = self.moves.saturating_add(other.moves);
    }
}

impl From<EngineError> for Foul {
    fn from(error: EngineError) -> Self {
        let said = error.to_string();
        match error {
            EngineError::Illegal(_) => Self::Illegal(said),
            EngineError::TimedOut { .. } => Self::TimedOut(said),
            EngineError::NoCommand
            | EngineError::OpenQuote(_)
            | EngineError::OpenBackslash
            | EngineError::NoFolder(_)
            | EngineError::NoProgram(_)
            | EngineError::CannotStart { .. }
            | EngineError::Version(_)
            | EngineError::Stopped
            | EngineError::Ended { .. }
            | EngineError::Flood
            | EngineError::NotText(_)
            | EngineError::NotAnAnswer(_)
            | EngineError::Refused { .. }
            | EngineError::NotAMove(_)
            | EngineError::NotAStone(_)
            | EngineError::NoLiberties
            | EngineError::Unknown(_) => Self::Failed(said),
        }
    }
}

impl GameInProgress<'_> {
    /// Plays the game to its end.
    pub(super) fn play(mut self) -> PlayedGame {
        let mut foul = None;
        for side in Side::BOTH {
            if let Err(error) = self.players[side].sit_down() {
                foul = foul.or(Some((side, Foul::from(error))));
            }
        }
        let outcome = match foul {
            Some((side, ref what)) => self.lost(side, what),
            None => loop {
                match self.turn() {
                    Ok(None) => {}
                    Ok(Some(outcome)) => break outcome,
                    Err((side, what)) => {
                        let outcome = self.lost(side, &what);
                        foul = Some((side, what));
                        break outcome;
                    }
                }
            },
        };
        // The head of a record can say anything.
        let _ = self.record.apply(&Change::Result(Some(outcome)));
        PlayedGame {
            black: self.black,
            outcome,
            foul,
            moves: self.record.history().past().turns(),
            thought: Pair {
                first: self.players.first.thought,
                second: self.players.second.thought,
            },
            record: self.record,
        }
    }

    /// Plays one move, or says how the game has ended.
    fn turn(&mut self) -> Result<Option<Outcome>, (Side, Foul)> {
        if let Some(outcome) = self.ended() {
            return Ok(Some(outcome));
        }
        let color = self.record.history().position().to_play();
        let side = self.side_of(color);
        let question = Question::of(self.record.history());
        let choice = self.players[side].choose(&question);
        match choice.map_err(|error| (side, Foul::from(error)))? {
            Choice::Resign => Ok(Some(Outcome::Win {
                winner: color.other(),
                by: Margin::Resignation,
            })),
            Choice::Move(mv) => match self.record.apply(&Change::Play(mv)) {
                Ok(_) => Ok(None),
                Err(refused) => Err((side, Foul::Illegal(refused.to_string()))),
            },
        }
    }

    /// How the game has ended, once play has stopped or goes on for ever.
    ///
    /// Which stones are dead is our own estimate, whoever plays: an outside
    /// engine would judge its own case.
    fn ended(&mut self) -> Option<Outcome> {
        let history = self.record.history();
        let position = history.position();
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        if position.is_over() {
            let dead = Estimate::of(position, &mut self.chance).dead;
            let outcome = Count::of(position, &dead).outcome();
            let _ = self.record.apply(&Change::Dead(Some(dead)));
            return Some(outcome);
        }
        let longest = LONGEST * position.board().size().area();
        (history.past().turns() >= longest).then_some(Outcome::Draw)
    }

    fn side_of(&self, color: Color) -> Side {
        match color {
            Color::Black => self.black,
            Color::White => self.black.other(),
        }
    }

    /// The result where a side loses by a foul.
    fn lost(&self, side: Side, foul: &Foul) -> Outcome {
        let winner = match side == self.black {
            true => Color::White,
            false => Color::Black,
        };
        let by = match foul {
            Foul::TimedOut(_) => Margin::Time,
            Foul::Illegal(_) | Foul::Failed(_) => Margin::Forfeit,
        };
        Outcome::Win { winner, by }
    }
}

impl ActivePlayer<'_> {
    fn sit_down(&mut self) -> Result<(), EngineError> {
        match &mut self.engine {
            GameEngine::Own(_) => Ok(()),
            GameEngine::Remote { engine, seed } => engine.shuffle(*seed, &StopFlag::new()),
        }
    }

    fn choose(&mut self, question: &Question<Position>) -> Result<Choice<Move>, EngineError> {
        let (budget, stop) = (&self.budget, StopFlag::new());
        let begun = Instant::now();
        let choice = match &mut self.engine {
            GameEngine::Own(bot) => Ok(bot.choose(question, budget, &stop, &mut |_| ())),
            GameEngine::Remote { engine, .. } => engine.choose(question, budget, &stop),
        };
        self.thought.add(Thought {
            time: begun.elapsed(),
            moves: 1,
        });
        choice
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;

    use super::*;
    use crate::ai::Config;
    use crate::ai::go::Level;
    use crate::board::Size;
    use crate::go::{Move, Ruleset, Setup};
    use crate::gtp::contest::{Contest, ContestSettings, Entrant, Limits, Tally};
    use crate::record::{Header, Start, sgf};

    fn contest(first: &str, second: &str, lines: u8) -> Contest {
        let limits = Limits {
            time: None,
            visits: Some(20),
            threads: 1,
        };
        let entrants = Pair {
            first: Entrant::parse(first, &limits).unwrap(),
            second: Entrant::parse(second, &limits).unwrap(),
        };
        let settings = ContestSettings {
            start: Start::new(Size::new(lines).unwrap(), Ruleset::Chinese),
            seed: 5,
            opening: 0,
        };
        Contest::new(settings, entrants).unwrap()
    }

    #[test]
    fn the_stronger_level_wins_with_either_color() {
        let mut contest = contest("care", "chance", 7);
        let mut tally = Tally::default();
        for number in 0..20 {
            let game = contest.play(number).unwrap();
            assert_eq!(game.foul, None);
            assert_eq!(game.black == Side::First, number % 2 == 0);
            tally.add(&game);
        }
        let total = tally.total();
        assert_eq!(total.games(), 20);
        assert_eq!(tally.with_black.games(), 10);
        assert!(total.wins > 12, "{tally:?}");
        assert!(tally.thought.first.moves > 100);
    }

    #[test]
    fn games_of_the_same_entrants_differ_and_a_match_can_be_repeated() {
        let game = |contest: &mut Contest, number| {
            sgf::write(&contest.play(number).unwrap().record.to_sgf())
        };
        let mut one = contest("care", "care", 9);
        assert_eq!(one.names().first, "Care (1)");
        let games: Vec<String> = (0..4).map(|number| game(&mut one, number)).collect();
        for (index, a) in games.iter().enumerate() {
            let moves = |text: &str| text.split(";B[").skip(1).collect::<String>();
            let others = games.iter().skip(index + 1);
            assert!(others.clone().all(|b| moves(a) != moves(b)));
        }
        let mut again = contest("care", "care", 9);
        assert_eq!(game(&mut again, 3), games[3]);
    }

    #[test]
    fn the_record_has_names_moves_and_result() {
        let game = contest("greed", "chance", 5).play(1).unwrap();
        let record = &game.record;
        let player = |color| record.header(Header::Player(color)).unwrap().into_owned();
        assert_eq!(player(Color::Black), "Chance");
        assert_eq!(player(Color::White), "Greed");
        assert_eq!(record.result(), Some(game.outcome));
        assert_eq!(record.history().past().turns(), game.moves);
    }

    #[test]
    fn a_game_that_does_not_end_is_a_draw() {
        let start = Start::new(Size::SMALLEST, Ruleset::Chinese);
        let mut record = GoRecord::new(start).unwrap();
        let resume = Setup {
            to_play: Some(Color::Black),
            ..Setup::default()
        };
        for _ in 0..8 {
            record.apply(&Change::Play(Move::Pass)).unwrap();
            record.apply(&Change::Arrange(resume.clone())).unwrap();
        }
        let thinks = || ActivePlayer {
            engine: GameEngine::Own(Box::new(GoBot::new(Config {
                level: Level::Chance.into(),
                threads: 1,
                seed: 1,
                resigns: true,
            }))),
            budget: Budget::default(),
            thought: Thought::default(),
        };
        let game = GameInProgress {
            record,
            black: Side::First,
            players: Pair {
                first: thinks(),
                second: thinks(),
            },
            chance: SmallRng::seed_from_u64(1),
        };
        let game = game.play();
        assert_eq!((game.outcome, game.moves), (Outcome::Draw, 16));
        assert_eq!(game.winner(), None);
    }
}
