//! Problems in words: what a try has come to, and on what that rests.

use super::{GobanWords, Language, ProblemWords as Words, color, file_error, unplayable};
use crate::board::Vertex;
use crate::game::HalfPoints;
use crate::puzzle::{
    Attempt, Basis, Collection, Exercise, Figure, Finding, Judgement, NotAPuzzle, Order, Origin,
    State, Theme,
};
use crate::record::LogError;

/// What is said of a problem as it stands.
#[must_use]
pub fn puzzle_state(language: Language, attempt: &Attempt) -> String {
    let side = color(language, attempt.puzzle().student());
    let say = |phrase: Words| language.say(phrase).to_owned();
    let based = |phrase: Words, basis: Basis| {
        let verdict = language.say(phrase);
        language.fill(Words::Based, &[&verdict, &basis_text(language, basis)])
    };
    if let Some(text) = attempt
        .puzzle()
        .exercise()
        .and_then(|exercise| exercise_state(language, exercise, attempt.state()))
    {
        return text;
    }
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

/// What is said of a mistake of someone's own, where that is not what is said of any
/// problem.
fn exercise_state(language: Language, exercise: &Exercise, state: State) -> Option<String> {
    let points =
        |points: f32| language.points(HalfPoints::from_halves((points * 2.0).round() as i32));
    Some(match state {
        State::Solved(Basis::Tree) => language.say(Words::MistakeBest).to_owned(),
        State::Solved(_) => language.fill(Words::MistakeGood, &[&points(exercise.limit)]),
        State::Wrong(Basis::Tree) => {
            let lost = language.fill(Words::MistakeAgain, &[&points(exercise.loss)]);
            let why = &exercise.why;
            match why.is_empty() {
                true => lost,
                false => language.paragraph(&[lost, why.clone()]),
            }
        }
        State::Wrong(_) => language.fill(Words::MistakeBad, &[&points(exercise.limit)]),
        State::ToPlay
        | State::ToReply
        | State::Open
        | State::Asked
        | State::Outside(_)
        | State::Shown => return None,
    })
}

/// What a collection is called.
#[must_use]
pub fn collection_name(language: Language, collection: &Collection) -> &str {
    match collection.origin() {
        Origin::Files => collection.name(),
        Origin::BuiltIn => language.say(Words::OwnCollection),
        Origin::Mistakes => language.say(Words::MyMistakes),
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
        Order::Due => Words::OrderDue,
    })
}

/// What a theme is called: the usual ones in the language of the reader, others
/// as their file has them.
#[must_use]
pub fn theme_name(language: Language, theme: &str) -> String {
    let Ok(known) = theme.parse() else {
        return theme.to_owned();
    };
    let [name, ..] = theme_phrases(known);
    language.say(name).to_owned()
}

/// The phrases of a theme: what it is called, what is asked for, and what is said once
/// that is done.
const fn theme_phrases(theme: Theme) -> [Words; 3] {
    match theme {
        Theme::Capture => [Words::ThemeCapture, Words::TaskCapture, Words::DoneCapture],
        Theme::Ladder => [Words::ThemeLadder, Words::TaskLadder, Words::DoneLadder],
        Theme::Net => [Words::ThemeNet, Words::TaskNet, Words::DoneNet],
        Theme::Snapback => [
            Words::ThemeSnapback,
            Words::TaskSnapback,
            Words::DoneSnapback,
        ],
        Theme::Connect => [Words::ThemeConnect, Words::TaskConnect, Words::DoneConnect],
        Theme::Cut => [Words::ThemeCut, Words::TaskCut, Words::DoneCut],
        Theme::Kill => [Words::ThemeKill, Words::TaskKill, Words::DoneKill],
        Theme::Live => [Words::ThemeLive, Words::TaskLive, Words::DoneLive],
        Theme::Race => [Words::ThemeRace, Words::TaskRace, Words::DoneRace],
        Theme::Ko => [Words::ThemeKo, Words::TaskKo, Words::DoneKo],
        Theme::Seki => [Words::ThemeSeki, Words::TaskSeki, Words::DoneSeki],
        Theme::Endgame => [Words::ThemeEndgame, Words::TaskEndgame, Words::DoneEndgame],
    }
}

/// What is asked for, and what was done once it is solved: as its author says it,
/// otherwise by its theme.
#[must_use]
pub fn puzzle_task(language: Language, attempt: &Attempt) -> String {
    let puzzle = attempt.puzzle();
    let text = attempt.text();
    let is_solved = matches!(attempt.state(), State::Solved(_));
    if !text.is_empty() || attempt.moves() > 0 && !is_solved {
        return text.to_owned();
    }
    let side = color(language, puzzle.student());
    if puzzle.exercise().is_some() {
        return match is_solved {
            true => String::new(),
            false => language.say(Words::TaskMistake).to_owned(),
        };
    }
    let Ok(theme) = puzzle.theme().parse::<Theme>() else {
        return String::new();
    };
    // Without marks nobody knows which stones are meant.
    if theme.names_its_target() && theme != Theme::Race && puzzle.figures().is_empty() {
        return String::new();
    }
    if let (true, Theme::Endgame, Some(points)) = (is_solved, theme, puzzle.points()) {
        return language.count(points.into(), Words::DoneEndgameBy);
    }
    let [_, task, done] = theme_phrases(theme);
    language.fill(if is_solved { done } else { task }, &[&side])
}

/// The points that are marked on the board, for those who do not see it: each kind
/// of mark by its name where there are several. Nothing where none is.
#[must_use]
pub fn puzzle_marks(language: Language, attempt: &Attempt) -> String {
    let size = attempt.puzzle().size();
    let mut kinds: Vec<(&Figure, Vec<String>)> = Vec::new();
    for (point, figure) in attempt.figures() {
        let Some(vertex) = Vertex::new(*point, size) else {
            continue;
        };
        match kinds.iter_mut().find(|(of, _)| *of == figure) {
            Some((_, points)) => points.push(vertex.to_string()),
            None => kinds.push((figure, vec![vertex.to_string()])),
        }
    }
    let marks = match kinds.as_slice() {
        [] => return String::new(),
        [(figure, points)] if !matches!(figure, Figure::Label(_)) => language.series(points),
        kinds => {
            let named = |(figure, points): &(&Figure, Vec<String>)| {
                language.with_remark(&language.series(points), &figure_name(language, figure))
            };
            language.series(&kinds.iter().map(named).collect::<Vec<_>>())
        }
    };
    language.fill(Words::MarkedPoints, &[&marks])
}

fn figure_name(language: Language, figure: &Figure) -> String {
    let name = match figure {
        Figure::Triangle => GobanWords::Triangle,
        Figure::Square => GobanWords::Square,
        Figure::Circle => GobanWords::Circle,
        Figure::Cross => GobanWords::Cross,
        Figure::Selected => GobanWords::Selected,
        Figure::Label(text) => return language.fill(GobanWords::Label, &[text]),
    };
    language.say(name).to_owned()
}

/// Why what was tried cannot be read or written down.
#[must_use]
pub fn progress_error(language: Language, error: &LogError) -> String {
    match error {
        LogError::File(error) => language.fill(Words::NotWritten, &[&file_error(language, error)]),
        LogError::Newer(path) => language.fill(Words::NewerLog, &[&path.display()]),
    }
}
