//! Problems in words: what a try has come to, and on what that rests.

use super::{Language, ProblemWords as Words, color, file_error, unplayable};
use crate::puzzle::{Attempt, Basis, Finding, Judgement, NotAPuzzle, Order, ProgressError, State};

/// What is said of a problem as it stands.
#[must_use]
pub fn puzzle_state(language: Language, attempt: &Attempt) -> String {
    let side = color(language, attempt.puzzle().student());
    let say = |phrase: Words| language.say(phrase).to_owned();
    let based = |phrase: Words, basis: Basis| {
        let verdict = language.say(phrase);
        language.fill(Words::Based, &[&verdict, &basis_text(language, basis)])
    };
    match attempt.state() {
        State::ToPlay if attempt.moves() == 0 => language.fill(Words::ToPlay, &[&side]),
        State::ToPlay => language.fill(Words::RightSoFar, &[&side]),
        State::ToReply => say(Words::RightReply),
        State::Solved(basis) => based(Words::Solved, basis),
        State::Wrong(basis) => based(Words::Wrong, basis),
        State::Open => say(Words::EndsOpen),
        State::Asked => say(Words::Asked),
        State::Outside(None) => say(Words::OutsideUnknown),
        State::Outside(Some(Judgement { finding, basis })) => {
            let phrase = match finding {
                Finding::Good => Words::OutsideGood,
                Finding::Unclear => Words::OutsideUnclear,
                Finding::Bad => return based(Words::Wrong, basis),
            };
            language.fill(phrase, &[&basis_text(language, basis)])
        }
        State::Shown if attempt.has_solution() => say(Words::SolutionShown),
        State::Shown => say(Words::NoSolution),
    }
}

/// On what an answer rests.
#[must_use]
pub fn basis_text(language: Language, basis: Basis) -> &'static str {
    language.say(match basis {
        Basis::Tree => Words::ByTree,
        Basis::Reading => Words::ByReading,
        Basis::Network => Words::ByNetwork,
    })
}

/// Why a game of a file is no problem.
#[must_use]
pub fn not_a_puzzle(language: Language, why: &NotAPuzzle) -> String {
    let phrase = match why {
        NotAPuzzle::NotGo => Words::NotGo,
        NotAPuzzle::NoStones => Words::NoStones,
        NotAPuzzle::Handicap => Words::Handicap,
        NotAPuzzle::TooLarge => Words::TooLarge,
        NotAPuzzle::Saved => Words::Saved,
        NotAPuzzle::NoLiberties => Words::NoLiberties,
        NotAPuzzle::Unreadable => Words::Unreadable,
        NotAPuzzle::Unplayable(why) => return unplayable(language, *why),
    };
    language.say(phrase).to_owned()
}

/// What an order is called.
#[must_use]
pub fn order_name(language: Language, order: Order) -> &'static str {
    language.say(match order {
        Order::Given => Words::OrderGiven,
        Order::Shuffled => Words::OrderShuffled,
        Order::Failed => Words::OrderFailed,
        Order::Unsolved => Words::OrderUnsolved,
    })
}

/// What a theme is called: the usual ones in the language of the reader, others
/// as their file has them.
#[must_use]
pub fn theme_name(language: Language, theme: &str) -> String {
    let known = match theme {
        "capture" => Words::ThemeCapture,
        "ladder" => Words::ThemeLadder,
        "net" => Words::ThemeNet,
        "snapback" => Words::ThemeSnapback,
        "connect" => Words::ThemeConnect,
        "cut" => Words::ThemeCut,
        "kill" => Words::ThemeKill,
        "live" => Words::ThemeLive,
        "race" => Words::ThemeRace,
        "ko" => Words::ThemeKo,
        "seki" => Words::ThemeSeki,
        "endgame" => Words::ThemeEndgame,
        other => return other.to_owned(),
    };
    language.say(known).to_owned()
}

/// What is asked for: as its author says it, otherwise by its theme.
#[must_use]
pub fn puzzle_task(language: Language, attempt: &Attempt) -> String {
    let puzzle = attempt.puzzle();
    let text = attempt.text();
    if !text.is_empty() || attempt.moves() > 0 {
        return text.to_owned();
    }
    let phrase = match puzzle.theme() {
        "capture" => Words::TaskCapture,
        "ladder" => Words::TaskLadder,
        "net" => Words::TaskNet,
        "snapback" => Words::TaskSnapback,
        "connect" => Words::TaskConnect,
        "cut" => Words::TaskCut,
        "kill" => Words::TaskKill,
        "live" => Words::TaskLive,
        "race" => Words::TaskRace,
        "ko" => Words::TaskKo,
        "seki" => Words::TaskSeki,
        _ => return String::new(),
    };
    let is_marked = !puzzle.figures().is_empty();
    let of_marked = matches!(
        phrase,
        Words::TaskCapture
            | Words::TaskLadder
            | Words::TaskNet
            | Words::TaskSnapback
            | Words::TaskConnect
            | Words::TaskCut
    );
    if of_marked && !is_marked {
        return String::new();
    }
    language.fill(phrase, &[&color(language, puzzle.student())])
}

/// Why what was tried cannot be read or written down.
#[must_use]
pub fn progress_error(language: Language, error: &ProgressError) -> String {
    match error {
        ProgressError::File(error) => {
            language.fill(Words::NotWritten, &[&file_error(language, error)])
        }
        ProgressError::Newer(path) => language.fill(Words::NewerLog, &[&path.display()]),
    }
}
