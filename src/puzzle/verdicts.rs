//! Which moves of a tree are right.
//!
//! Authors mark what is right, what is wrong, both, or nothing at all; what
//! is left unmarked means something else in each case.

use super::marks::Said;
use super::solution::{Solution, StepId, Verdict};
use crate::board::Color;

/// What an author marked in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Convention {
    /// Something is marked right, so what is not marked fails.
    RightMarked,
    /// Only what fails is marked, so what is not marked is right.
    WrongMarked,
    /// Nothing is: the first move of each choice is right, the others are
    /// tries.
    Unmarked,
}

/// Where a step stands by the marks on the way to it.
#[derive(Clone, Copy, Debug)]
struct Above {
    said: Option<Said>,
    /// Whether every own move on the way was the first of its choice.
    is_first: bool,
    /// Whether the author marked something right below.
    right_below: bool,
}

/// Gives every step its verdict.
pub(super) fn judge(solution: &mut Solution, student: Color) {
    let convention = convention(solution);
    let mut above = standings(solution, student);
    let ids: Vec<StepId> = solution.steps().map(|(id, _)| id).skip(1).collect();
    for &id in ids.iter().rev() {
        let own = above.get(id.index()).copied();
        let Some(own) = own else { continue };
        let verdict = verdict(solution, id, student, own, convention);
        let mut says_right = own.right_below;
        if let Some(step) = solution.step_mut(id) {
            let said = step.marks.said;
            step.verdict = verdict;
            step.solves = said == Some(Said::Solved) && !own.right_below;
            says_right |= matches!(said, Some(Said::Solved | Said::Right));
        }
        let parent = solution.parent(id).index();
        if let Some(parent) = above.get_mut(parent) {
            parent.right_below |= says_right;
        }
    }
    let start = verdict_of_choice(solution, StepId::START, student);
    if let Some(step) = solution.step_mut(StepId::START) {
        step.verdict = start.unwrap_or(Verdict::Open);
    }
}

fn convention(solution: &Solution) -> Convention {
    let said = |wanted: &[Said]| {
        let mut steps = solution.steps().skip(1);
        steps.any(|(_, step)| {
            let said = step.marks.said;
            step.is_reachable() && said.is_some_and(|said| wanted.contains(&said))
        })
    };
    if said(&[Said::Solved, Said::Right]) {
        Convention::RightMarked
    } else if said(&[Said::Wrong, Said::Open]) {
        Convention::WrongMarked
    } else {
        Convention::Unmarked
    }
}

/// What the marks on the way say of each step, from the start down.
fn standings(solution: &Solution, student: Color) -> Vec<Above> {
    let start = Above {
        said: None,
        is_first: true,
        right_below: false,
    };
    let choices = choices(solution, student);
    let mut above = vec![start; solution.len() + 1];
    for (id, step) in solution.steps().skip(1) {
        let before = above.get(step.parent.index()).copied().unwrap_or(start);
        let is_own = step.by == student;
        let choice = choices.get(step.parent.index()).copied();
        let choice = choice.unwrap_or_default();
        let is_first = !is_own || choice.first.is_none_or(|first| first == id);
        // Beside a move that is marked right, one that is not was not meant.
        let passed_over = is_own && choice.marks_right;
        let inherited = match before.said {
            Some(Said::Right | Said::Solved) if passed_over => None,
            other => other,
        };
        if let Some(place) = above.get_mut(id.index()) {
            place.said = step.marks.said.or(inherited);
            place.is_first = before.is_first && is_first;
        }
    }
    above
}

/// What there is to choose from behind a step.
#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    first: Option<StepId>,
    /// Whether one of the moves is marked right.
    marks_right: bool,
}

/// The choices behind each step, in one pass: there may be thousands of moves
/// behind one.
fn choices(solution: &Solution, student: Color) -> Vec<Choice> {
    let mut choices = vec![Choice::default(); solution.len() + 1];
    let own = solution.steps().skip(1);
    for (id, step) in own.filter(|(_, step)| step.by == student && step.is_reachable()) {
        if let Some(choice) = choices.get_mut(step.parent.index()) {
            choice.first = choice.first.or(Some(id));
            choice.marks_right |= matches!(step.marks.said, Some(Said::Solved | Said::Right));
        }
    }
    choices
}

fn verdict(
    solution: &Solution,
    id: StepId,
    student: Color,
    above: Above,
    convention: Convention,
) -> Verdict {
    // Whatever an author shows behind a failure, it has failed already; and
    // what is solved is solved.
    let own = solution.step(id).and_then(|step| step.marks.said);
    match own {
        Some(Said::Wrong) => return Verdict::Wrong,
        Some(Said::Solved) if !above.right_below => return Verdict::Right,
        Some(Said::Solved | Said::Right | Said::Open) | None => (),
    }
    let choice = verdict_of_choice(solution, id, student);
    if let Some(verdict) = choice.or_else(|| verdict_of_replies(solution, id, student)) {
        return verdict;
    }
    match (above.said, convention) {
        (Some(Said::Solved | Said::Right), _) => Verdict::Right,
        (Some(Said::Wrong), _) => Verdict::Wrong,
        (Some(Said::Open), _) => Verdict::Open,
        (None, Convention::RightMarked) => Verdict::Wrong,
        (None, Convention::WrongMarked) => Verdict::Right,
        (None, Convention::Unmarked) if above.is_first => Verdict::Right,
        (None, Convention::Unmarked) => Verdict::Wrong,
    }
}

/// Where whoever solves the problem chooses, one right move is enough; `None`
/// where they have no move.
fn verdict_of_choice(solution: &Solution, id: StepId, student: Color) -> Option<Verdict> {
    let verdicts = solution.moves_of(id, student).map(|(_, step)| step.verdict);
    let mut best = None;
    for verdict in verdicts {
        best = Some(match (best, verdict) {
            (Some(Verdict::Right), _) | (_, Verdict::Right) => Verdict::Right,
            (Some(Verdict::Open), _) | (_, Verdict::Open) => Verdict::Open,
            (Some(Verdict::Wrong) | None, Verdict::Wrong) => Verdict::Wrong,
        });
    }
    best
}

/// Where the other side replies, the first reply is what its author meant, or
/// those to choose from. One that leads nowhere, with nothing marked in it,
/// is passed over for one that is marked right: it is an aside.
fn verdict_of_replies(solution: &Solution, id: StepId, student: Color) -> Option<Verdict> {
    let replies = solution.moves_of(id, student.other());
    let (first, step) = replies.clone().next()?;
    let mut choices = replies.clone().filter(|(_, step)| step.marks.is_choice);
    if choices.clone().next().is_some() {
        let is_right = choices.any(|(_, step)| step.verdict == Verdict::Right);
        return Some(if is_right {
            Verdict::Right
        } else {
            step.verdict
        });
    }
    let marked_right = replies
        .clone()
        .any(|(_, step)| step.verdict == Verdict::Right);
    let is_passed_over =
        step.verdict == Verdict::Wrong && marked_right && !says_anything(solution, first);
    Some(match is_passed_over {
        true => Verdict::Right,
        false => step.verdict,
    })
}

/// Whether an author marked something on the first line from a step.
fn says_anything(solution: &Solution, id: StepId) -> bool {
    let mut here = Some(id);
    while let Some(id) = here {
        let Some(step) = solution.step(id) else {
            return false;
        };
        if step.marks.said.is_some() || !step.marks.text.is_empty() {
            return true;
        }
        here = solution.after(id).next().map(|(next, _)| next);
    }
    false
}
