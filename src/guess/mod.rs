//! Guess the move: someone looks for the moves of a game, and gets points for
//! what theirs are worth.
//!
//! Points are for how little a move loses, whoever played another one: to find
//! the mistakes of a game earns nothing. How often the move of the game was found
//! is counted beside that.
//!
//! Nothing here knows a screen, a clock or a thread.

mod worth;

use crate::ai::Question;
use crate::board::{Color, Point, PointSet};
use crate::game::{Game as _, History, Turn, TurnId};
use crate::go::{IllegalMove, Move, Position};
use crate::record::GoRecord;

pub use worth::{GuessJudge, Worth};

/// The most points of a guess.
pub const MOST_POINTS: u32 = 10;

/// A game of which the moves are looked for.
#[derive(Clone, Debug)]
pub struct Guessing {
    history: History<Position>,
    /// The turns of the game, the start first.
    line: Vec<TurnId>,
    /// Which of them is shown.
    at: usize,
    /// Whose moves are looked for; those of both where it is nobody's.
    side: Option<Color>,
    state: GuessState,
    guesses: Vec<Guess>,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessState {
    /// A move is looked for.
    ToGuess,
    /// A guess is being judged.
    Asked(Move),
    /// What the guess was worth is told, beside the move of the game.
    Told,
    /// The game has no more moves.
    Over,
}

/// One guess.
#[derive(Clone, Debug, PartialEq)]
pub struct Guess {
    /// The how-manieth move of the game.
    pub number: usize,
    /// Whose.
    pub by: Color,
    /// What was guessed.
    pub guessed: Move,
    /// What was played.
    pub played: Move,
    /// What that is worth; `None` where nobody could say.
    pub worth: Option<Worth>,
}

impl Guess {
    /// Whether the move of the game was found.
    #[must_use]
    pub fn is_hit(&self) -> bool {
        self.guessed == self.played
    }
}

/// A guess that is to be judged.
#[derive(Clone, Debug)]
pub struct GuessCase {
    /// Where.
    pub before: Question<Position>,
    /// What was guessed.
    pub guessed: Move,
    /// What was played.
    pub played: Move,
}

/// What all guesses come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GuessScore {
    /// How many there were.
    pub guesses: usize,
    /// How many were judged.
    pub judged: usize,
    /// The points of those.
    pub points: u32,
    /// How often the move of the game was found.
    pub hits: usize,
}

impl Guessing {
    /// The game that a record tells: the line that is shown, from where it is shown
    /// on, or from the start where that is its end. `side` is whose moves are looked
    /// for.
    #[must_use]
    pub fn new(record: &GoRecord, side: Option<Color>) -> Self {
        let mut history = record.history().clone();
        let tree = history.tree();
        let mut line = history.path().to_vec();
        let mut at = line.len().saturating_sub(1);
        while let Some(next) = line.last().and_then(|&last| tree.preferred_child(last)) {
            line.push(next);
        }
        if at + 1 >= line.len() {
            at = 0;
        }
        history.go_to(line.get(at).copied().unwrap_or(TurnId::START));
        let mut guessing = Self {
            history,
            line,
            at,
            side,
            state: GuessState::Over,
            guesses: Vec::new(),
        };
        guessing.advance();
        guessing
    }

    /// The board as it is shown.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// Where it stands.
    #[must_use]
    pub const fn state(&self) -> GuessState {
        self.state
    }

    /// Whose moves are looked for; those of both where it is nobody's.
    #[must_use]
    pub const fn side(&self) -> Option<Color> {
        self.side
    }

    /// Looks for the moves of this side from now on.
    pub fn set_side(&mut self, side: Option<Color>) {
        self.side = side;
        if self.state == GuessState::ToGuess {
            self.advance();
        }
    }

    /// The guesses so far.
    #[must_use]
    pub fn guesses(&self) -> &[Guess] {
        &self.guesses
    }

    /// The how-manieth move of the game is looked for, counted from 1, and how many
    /// it has.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        let moves = |turns: &[TurnId]| {
            let tree = self.history.tree();
            let is_move = |turn: &&TurnId| matches!(tree.turn(**turn), Some(Turn::Move { .. }));
            turns.iter().filter(is_move).count()
        };
        let before = self.line.get(..=self.at).map_or(0, moves);
        let all = moves(&self.line);
        ((before + 1).min(all), all)
    }

    /// The last move that was played, and by whom.
    #[must_use]
    pub fn last_move(&self) -> Option<(Color, Move)> {
        match self.history.tree().turn(*self.line.get(self.at)?) {
            Some(&Turn::Move { by, mv }) => Some((by, mv)),
            Some(Turn::Start | Turn::Setup(_) | Turn::Note) | None => None,
        }
    }

    /// Where a stone can be put now; nowhere while nothing is looked for.
    #[must_use]
    pub fn legal(&self) -> PointSet {
        if self.state != GuessState::ToGuess {
            return PointSet::EMPTY;
        }
        let mut legal: PointSet = self
            .history
            .legal_moves()
            .into_iter()
            .filter_map(|mv| match mv {
                Move::Place(point) => Some(point),
                Move::Pass => None,
            })
            .collect();
        // What was played was played, even against the rules.
        if let Some((_, Move::Place(point))) = self.next_move()
            && self.position().board().is_empty(point)
        {
            legal.insert(point);
        }
        legal
    }

    /// Guesses a move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] where the rules forbid it.
    pub fn guess(&mut self, point: Point) -> Result<(), IllegalMove> {
        if self.state != GuessState::ToGuess {
            return Ok(());
        }
        let mv = Move::Place(point);
        let by = self.position().to_play();
        let is_played = self.next_move().is_some_and(|(_, played)| played == mv);
        if !is_played {
            self.position().judge(by, mv, self.history.past())?;
        }
        self.state = GuessState::Asked(mv);
        Ok(())
    }

    /// The guess that is to be judged.
    #[must_use]
    pub fn case(&self) -> Option<GuessCase> {
        let GuessState::Asked(guessed) = self.state else {
            return None;
        };
        Some(GuessCase {
            before: Question::of(&self.history),
            guessed,
            played: self.next_move()?.1,
        })
    }

    /// The position that someone thinks about.
    #[must_use]
    pub fn question(&self) -> Question<Position> {
        Question::of(&self.history)
    }

    /// Takes what a guess is worth; `None` where nobody could say.
    pub fn take(&mut self, worth: Option<Worth>) {
        let (GuessState::Asked(guessed), Some((by, played))) = (self.state, self.next_move())
        else {
            return;
        };
        self.guesses.push(Guess {
            number: self.place().0,
            by,
            guessed,
            played,
            worth,
        });
        self.state = GuessState::Told;
    }

    /// Plays the move of the game, and goes on to the next that is looked for. A move
    /// that was not guessed is passed over; whether there was one.
    pub fn go_on(&mut self) -> bool {
        if self.state == GuessState::Over {
            return false;
        }
        self.step();
        self.advance();
        true
    }

    /// What all guesses come to.
    #[must_use]
    pub fn score(&self) -> GuessScore {
        let mut score = GuessScore::default();
        for guess in &self.guesses {
            score.guesses += 1;
            score.hits += usize::from(guess.is_hit());
            if let Some(worth) = &guess.worth {
                score.judged += 1;
                score.points += worth.points();
            }
        }
        score
    }

    /// The next move of the game.
    fn next_move(&self) -> Option<(Color, Move)> {
        match self.history.tree().turn(*self.line.get(self.at + 1)?) {
            Some(&Turn::Move { by, mv }) => Some((by, mv)),
            Some(Turn::Start | Turn::Setup(_) | Turn::Note) | None => None,
        }
    }

    fn step(&mut self) {
        if let Some(&next) = self.line.get(self.at + 1) {
            self.history.go_to(next);
            self.at += 1;
        }
    }

    /// Plays on until a stone of the wanted side is to be put, by whose turn it is.
    fn advance(&mut self) {
        while self.at + 1 < self.line.len() {
            let to_play = self.position().to_play();
            let is_wanted = self.next_move().is_some_and(|(by, mv)| {
                by == to_play && mv != Move::Pass && self.side.is_none_or(|side| side == by)
            });
            if is_wanted && !self.position().is_over() {
                self.state = GuessState::ToGuess;
                return;
            }
            self.step();
        }
        self.state = GuessState::Over;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Size, Vertex};
    use crate::go::Ruleset;
    use crate::record::{Change, Start};

    fn at(name: &str) -> Point {
        Vertex::parse(name, Size::NINE).unwrap().point()
    }

    fn record(moves: &[&str]) -> GoRecord {
        let mut record = GoRecord::new(Start::new(Size::NINE, Ruleset::Chinese)).unwrap();
        for name in moves {
            let mv = match *name {
                "pass" => Move::Pass,
                name => Move::Place(at(name)),
            };
            record.apply(&Change::Play(mv)).unwrap();
        }
        record
    }

    fn worth(loss: f32) -> Worth {
        Worth {
            loss,
            played_loss: 0.0,
            best: Vec::new(),
        }
    }

    #[test]
    fn the_moves_of_one_side_are_looked_for_one_after_the_other() {
        let game = record(&["E5", "C3", "G7", "pass", "C7", "D3"]);
        let mut guessing = Guessing::new(&game, Some(Color::White));
        assert_eq!(
            guessing.last_move(),
            Some((Color::Black, Move::Place(at("E5"))))
        );
        assert_eq!(guessing.place(), (2, 6));
        guessing.guess(at("C3")).unwrap();
        assert_eq!(guessing.case().unwrap().played, Move::Place(at("C3")));
        guessing.take(Some(worth(0.0)));
        assert_eq!(guessing.state(), GuessState::Told);
        assert!(guessing.go_on());
        // White's pass is not looked for.
        assert_eq!(guessing.place(), (6, 6));
        guessing.guess(at("D4")).unwrap();
        guessing.take(Some(worth(2.0)));
        guessing.go_on();
        assert_eq!(guessing.state(), GuessState::Over);
        let score = guessing.score();
        assert_eq!((score.guesses, score.hits, score.points), (2, 1, 15));
        assert!(!guessing.go_on());
    }

    #[test]
    fn a_guess_is_a_legal_move_or_the_one_that_was_played() {
        let game = record(&["E5", "C3", "G7"]);
        let mut guessing = Guessing::new(&game, None);
        guessing.go_on();
        assert_eq!(guessing.place(), (2, 3));
        assert!(guessing.guess(at("E5")).is_err());
        assert_eq!(guessing.state(), GuessState::ToGuess);
        assert!(guessing.legal().contains(at("A1")) && !guessing.legal().contains(at("E5")));
        guessing.guess(at("A1")).unwrap();
        assert!(guessing.legal().is_empty());
        guessing.take(None);
        assert_eq!(
            guessing.score(),
            GuessScore {
                guesses: 1,
                ..GuessScore::default()
            }
        );
    }

    #[test]
    fn it_begins_where_the_game_is_shown_and_at_the_start_from_its_end() {
        let mut game = record(&["E5", "C3", "G7", "C7"]);
        assert_eq!(Guessing::new(&game, None).place(), (1, 4));
        let third = game.history().path()[2];
        game.apply(&Change::GoTo(third)).unwrap();
        assert_eq!(Guessing::new(&game, None).place(), (3, 4));
        for none in [record(&[]), record(&["pass"])] {
            assert_eq!(Guessing::new(&none, None).state(), GuessState::Over);
        }
    }
}
