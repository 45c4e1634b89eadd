//! Exercises of one's own mistakes: out of reviews, and into the deck.

use super::problems::{seconds_now, tonight};
use crate::board::Color;
use crate::game::TurnId;
use crate::go::{Move, Position};
use crate::puzzle::{Deck, Filter, Mistake, NotAnExercise, Order, Progress, PuzzleKey, Wanted};
use crate::record::{Folders, GameKind, LogError, Seat};
use crate::review::{Depth, ReviewedMove, key_moments, learning_moments};
use crate::session::{Match, ReviewState, Session};
use crate::words::{Language, ProblemWords, players_text, review_sentences};

/// How many exercises a game makes by itself at most.
const MOST_OF_A_GAME: usize = 3;

/// What is said of a mistake that makes no exercise.
#[must_use]
pub fn not_an_exercise(language: Language, why: NotAnExercise) -> &'static str {
    language.say(match why {
        NotAnExercise::NoStones => ProblemWords::NoExerciseEmpty,
        NotAnExercise::Ko => ProblemWords::NoExerciseKo,
        NotAnExercise::NotClear => ProblemWords::NoExerciseUnclear,
    })
}

/// The exercise that the move of a turn makes, as SGF.
///
/// # Errors
///
/// Why it makes none.
pub fn exercise_of(
    session: &Session<Position>,
    turn: TurnId,
    language: Language,
) -> Result<String, NotAnExercise> {
    let moves = session.reviewed_moves();
    let of = moves.iter().find(|of| of.turn == turn);
    let of = of.ok_or(NotAnExercise::NotClear)?;
    let mut history = session.record().history().clone();
    if !history.go_to(of.before) {
        return Err(NotAnExercise::NotClear);
    }
    let loss = of.loss.filter(|loss| loss.in_points);
    let facts = session.explain(turn);
    let size = session.record().size();
    let why = language.sentences(&review_sentences(language, &facts, size));
    let mistake = Mistake {
        before: history.position(),
        ruleset: session.record().start().ruleset,
        title: &title(session, of, language),
        played: of.mv,
        loss: loss.map_or(0.0, |loss| loss.points),
        why: &why,
        answer: &line_after(session, turn),
        better: &of
            .better
            .as_ref()
            .map(|better| better.variation.clone())
            .unwrap_or_default(),
        limit: session.review_settings().limits.inaccuracy,
    };
    mistake.to_sgf()
}

/// How play was expected to go on after a turn.
fn line_after(session: &Session<Position>, turn: TurnId) -> Vec<Move> {
    let report = session.review().report(turn);
    let best = report.and_then(|report| report.visited().next());
    best.map(|best| best.variation.clone()).unwrap_or_default()
}

/// Which game it was, and which move.
fn title(session: &Session<Position>, of: &ReviewedMove<Move>, language: Language) -> String {
    let record = session.record();
    let [black, white] = Color::BOTH.map(|color| record.player(color));
    let players = players_text(language, GameKind::Go, &black, &white);
    language.fill(ProblemWords::MistakeTitle, &[&players, &of.number])
}

/// The exercises that a reviewed game makes by itself: the mistakes of the only
/// person at the table, those that are the next to learn from before others. None
/// before the game [is searched](is_searched).
#[must_use]
pub fn exercises_of(session: &Match, language: Language) -> Vec<String> {
    let Some(game) = session.go() else {
        return Vec::new();
    };
    let seats = session.seats();
    let person = match (&seats.black, &seats.white) {
        (Seat::Person, Seat::Computer { .. } | Seat::Engine { .. }) => Color::Black,
        (Seat::Computer { .. } | Seat::Engine { .. }, Seat::Person) => Color::White,
        (Seat::Person | Seat::Computer { .. } | Seat::Engine { .. }, _) => return Vec::new(),
    };
    if !is_searched(session) || game.record().start().rules.is_atari_go() {
        return Vec::new();
    }
    let turns = worst_turns(game, person);
    let exercises = turns.into_iter();
    let exercises = exercises.filter_map(|turn| exercise_of(game, turn, language).ok());
    exercises.take(MOST_OF_A_GAME).collect()
}

/// Whether the review of a game has searched all that matters in it. What follows then
/// only makes sure of it, for which nobody has to wait.
#[must_use]
pub fn is_searched(session: &Match) -> bool {
    let Some(game) = session.go() else {
        return false;
    };
    let progress = game.review_progress();
    let is_done = |depth: Depth| {
        let (done, of) = progress.get(depth as usize).copied().unwrap_or_default();
        of > 0 && done >= of
    };
    let is_done = is_done(Depth::Shallow) && is_done(Depth::Deep);
    is_done || game.review_state() == Some(ReviewState::Done)
}

/// The mistakes of a side: what is next to learn from, then what decided the game, the
/// largest first.
fn worst_turns(game: &Session<Position>, color: Color) -> Vec<TurnId> {
    let moves = game.reviewed_moves();
    let limits = game.review_settings().limits;
    let mut own = key_moments(&moves, &limits, true);
    own.retain(|moment| moment.of.by == color);
    own.sort_by(|one, two| two.weight.total_cmp(&one.weight));
    let ranks = crate::board::ByColor::from_fn(|color| game.reviewed_rank(color));
    let to_learn = game.human_review().map(|human| {
        let turns = learning_moments(&moves, &limits, human, ranks);
        let is_own = |turn: &TurnId| moves.iter().any(|of| of.turn == *turn && of.by == color);
        turns.into_iter().filter(is_own).collect::<Vec<_>>()
    });
    let mut turns = to_learn.unwrap_or_default();
    for moment in own {
        if !turns.contains(&moment.of.turn) {
            turns.push(moment.of.turn);
        }
    }
    turns
}

/// Puts exercises into the deck; how many are new.
///
/// # Errors
///
/// [`LogError`], and those before it are there.
pub fn add_mistakes(
    folders: &Folders,
    games: &[String],
    wanted: Wanted,
) -> Result<usize, LogError> {
    let mut added = 0;
    for game in games {
        let is_new = Deck::add(&folders.mistakes(), game, seconds_now(), wanted)?;
        added += usize::from(is_new);
    }
    Ok(added)
}

/// Takes an exercise away; whether it was there.
///
/// # Errors
///
/// [`LogError`], and it is still there.
pub fn remove_mistake(folders: &Folders, key: PuzzleKey) -> Result<bool, LogError> {
    Deck::remove(&folders.mistakes(), key, seconds_now())
}

/// The deck; an empty one, and why, where that cannot be read.
#[must_use]
pub fn read_deck(folders: &Folders) -> (Deck, Option<LogError>) {
    match Deck::read(&folders.mistakes()) {
        Ok(deck) => (deck, None),
        Err(error) => (Deck::default(), Some(error)),
    }
}

/// How many mistakes are to be gone over today.
#[must_use]
pub fn mistakes_today(deck: &Deck, progress: &Progress) -> usize {
    let collection = deck.collection();
    let due = Order::Due.of(&collection, &Filter::default(), progress, tonight(), 0);
    due.len()
}
