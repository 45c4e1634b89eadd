//! Someone at work on a problem.

use std::sync::Arc;

use rand::{Rng, RngExt as _};

use super::judge::{Basis, Case, Finding, Judgement};
use super::progress::Outcome;
use super::solution::{Step, StepId, Verdict};
use super::{Figure, Puzzle};
use crate::ai::Question;
use crate::board::{Color, Point, PointSet};
use crate::game::{Game as _, History, Setup};
use crate::go::{IllegalMove, Move, Position};

/// A problem, how far someone has come with it, and what to say of that.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: Arc<Puzzle>,
    history: History<Position>,
    /// The steps that were gone, the start left out.
    path: Vec<StepId>,
    /// What was played beyond the tree.
    outside: Option<Move>,
    state: State,
    /// How long the path was before the last own move.
    decided_at: usize,
    /// What became of the first try.
    outcome: Option<Outcome>,
}

/// Where an attempt stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It is the turn of whoever solves the problem.
    ToPlay,
    /// The move was right so far, and the other side replies.
    ToReply,
    /// The problem is solved.
    Solved(Basis),
    /// The last move fails.
    Wrong(Basis),
    /// The solution ends here and does not say whether that is right.
    Open,
    /// The last move is not in the tree, and is being judged.
    Asked,
    /// The last move is not in the tree, and this is all there is to say; `None`
    /// where nobody could judge it.
    Outside(Option<Judgement>),
    /// The solution is being shown.
    Shown,
}

/// What came of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// It was played; the state says what it led to.
    Done,
    /// The rules forbid it.
    Illegal(IllegalMove),
    /// Only the moves of the tree can be played here (`FORCE`).
    NotOffered,
    /// It is nobody's turn.
    NotNow,
}

impl Attempt {
    /// A problem that nobody has touched.
    #[must_use]
    pub fn new(puzzle: Arc<Puzzle>) -> Self {
        Self {
            history: History::new(puzzle.start().clone()),
            puzzle,
            path: Vec::new(),
            outside: None,
            state: State::ToPlay,
            decided_at: 0,
            outcome: None,
        }
    }

    /// The problem.
    #[must_use]
    pub const fn puzzle(&self) -> &Arc<Puzzle> {
        &self.puzzle
    }

    /// Where it stands.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// The board as it stands.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// How many moves were played on the board.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.path.len() + self.outside.is_some() as usize
    }

    /// What became of the first try, once that is decided.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The last move, and who played it.
    #[must_use]
    pub fn last_move(&self) -> Option<(Color, Move)> {
        if let Some(mv) = self.outside {
            return Some((self.student(), mv));
        }
        let step = self.step().filter(|_| !self.path.is_empty())?;
        Some((step.by, step.mv))
    }

    /// What the author says where it stands.
    #[must_use]
    pub fn text(&self) -> &str {
        if self.outside.is_some() {
            return "";
        }
        match self.path.is_empty() {
            true => self.puzzle.text(),
            false => self.step().map_or("", Step::text),
        }
    }

    /// What is drawn on the board where it stands.
    #[must_use]
    pub fn figures(&self) -> &[(Point, Figure)] {
        if self.outside.is_some() {
            return &[];
        }
        match self.path.is_empty() {
            true => self.puzzle.figures(),
            false => self.step().map_or(&[], Step::figures),
        }
    }

    /// Where a stone can be put now; nowhere while it is nobody's turn.
    #[must_use]
    pub fn legal(&self) -> PointSet {
        if self.state != State::ToPlay {
            return PointSet::EMPTY;
        }
        let places = self.history.legal_moves().into_iter();
        let places = places.filter_map(|mv| match mv {
            Move::Place(point) => Some(point),
            Move::Pass => None,
        });
        let mut legal: PointSet = places.collect();
        for (_, step) in self.puzzle.solution().moves_of(self.here(), self.student()) {
            if let Move::Place(point) = step.mv
                && self.position().board().is_empty(point)
            {
                legal.insert(point);
            }
        }
        legal
    }

    /// Plays a move of whoever solves the problem. What the tree has there is
    /// played as it has it, even a ko that is taken too early.
    pub fn play(&mut self, mv: Move) -> Played {
        if self.state != State::ToPlay {
            return Played::NotNow;
        }
        let student = self.student();
        let is_free = match mv {
            Move::Place(point) => {
                let board = self.position().board();
                board.size().contains(point) && board.is_empty(point)
            }
            Move::Pass => true,
        };
        let solution = self.puzzle.solution();
        let known = solution
            .moves_of(self.here(), student)
            .find(|(_, step)| is_free && step.mv == mv);
        if let Some((id, _)) = known {
            self.decided_at = self.path.len();
            self.go(id);
            self.judge_own();
            return Played::Done;
        }
        if let Err(why) = self.position().judge(student, mv, self.history.past()) {
            return Played::Illegal(why);
        }
        if self.forces() {
            return Played::NotOffered;
        }
        self.decided_at = self.path.len();
        self.outside = Some(mv);
        let played = self.history.play(mv);
        debug_assert!(played.is_ok(), "it was judged");
        self.state = State::Asked;
        Played::Done
    }

    /// Replies to a right move, by chance where the author offers a choice;
    /// whether there was something to reply.
    pub fn reply(&mut self, rng: &mut impl Rng) -> bool {
        if self.state != State::ToReply {
            return false;
        }
        let replies = self.puzzle.solution().replies(self.here(), self.student());
        let chosen = match replies.len() {
            0 => None,
            len => replies.get(rng.random_range(0..len)),
        };
        let Some(&chosen) = chosen else {
            self.state = State::ToPlay;
            return false;
        };
        self.go(chosen);
        self.judge_reply();
        true
    }

    /// The move that is not in the tree, to be judged; `None` where there is
    /// none.
    #[must_use]
    pub fn case(&self) -> Option<Case> {
        let played = self.outside.filter(|_| self.state == State::Asked)?;
        let mut before = self.history.clone();
        before.undo();
        let solution = self.puzzle.solution();
        let right = solution
            .moves_of(self.here(), self.student())
            .find(|(_, step)| step.verdict == Verdict::Right);
        Some(Case {
            before: Question::of(&before),
            played,
            right: right.map(|(_, step)| step.mv),
            student: self.student(),
            limit: self.puzzle.exercise().map(|exercise| exercise.limit),
        })
    }

    /// Takes what was said of the move that is not in the tree. What the
    /// network finds good solves a problem only where there is no solution to
    /// compare with, or points are what counts; what was read is certain.
    pub fn take_judgement(&mut self, judgement: Option<Judgement>) {
        if self.state != State::Asked {
            return;
        }
        let is_enough = !self.puzzle.solution().has_answer() || self.puzzle.exercise().is_some();
        self.state = match judgement {
            Some(Judgement {
                finding: Finding::Bad,
                basis,
            }) => State::Wrong(basis),
            Some(Judgement {
                finding: Finding::Good,
                basis,
            }) if basis == Basis::Reading || is_enough => State::Solved(basis),
            said => State::Outside(said),
        };
        self.note_outcome();
    }

    /// Goes back to where the last own move was chosen; one step where the
    /// solution is shown. Whether there was something to take back.
    pub fn take_back(&mut self) -> bool {
        if self.moves() == 0 {
            return false;
        }
        let steps = match self.state {
            State::Shown => self.path.len().saturating_sub(1),
            State::ToPlay => self.last_own_move(),
            State::ToReply
            | State::Solved(_)
            | State::Wrong(_)
            | State::Open
            | State::Asked
            | State::Outside(_) => self.decided_at,
        };
        let shown = self.state == State::Shown;
        self.rewind(steps);
        if shown {
            self.state = State::Shown;
        }
        true
    }

    /// Begins again.
    pub fn restart(&mut self) {
        self.rewind(0);
    }

    /// Shows the solution, from where it stands if that is on the way to it.
    pub fn show_solution(&mut self) {
        let on_the_way = self.outside.is_none()
            && matches!(
                self.state,
                State::ToPlay | State::ToReply | State::Solved(_)
            )
            && self
                .step()
                .is_some_and(|step| step.verdict == Verdict::Right);
        if !on_the_way {
            self.rewind(0);
        }
        self.outcome = self.outcome.or(Some(Outcome::Shown));
        self.state = State::Shown;
    }

    /// Whether a line can be played on: the solution, or what refutes a move.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        let walks = matches!(
            self.state,
            State::Shown | State::Wrong(_) | State::Solved(_) | State::Open
        );
        walks && self.outside.is_none() && !self.rest_of_line().is_empty()
    }

    /// Plays the next move of the line; whether there was one.
    pub fn go_on(&mut self) -> bool {
        if !self.can_go_on() {
            return false;
        }
        let next = self.rest_of_line().first().copied();
        next.is_some_and(|next| {
            self.go(next);
            true
        })
    }

    /// How play goes on from here: the solution, or what refutes a move.
    #[must_use]
    pub fn line(&self) -> Vec<(Color, Move)> {
        let solution = self.puzzle.solution();
        let steps = self.rest_of_line().into_iter();
        let steps = steps.filter_map(|id| solution.step(id));
        steps.map(|step| (step.by, step.mv)).collect()
    }

    /// Whether there is a solution to be shown.
    #[must_use]
    pub fn has_solution(&self) -> bool {
        !self.puzzle.solution().is_empty()
    }

    fn rest_of_line(&self) -> Vec<StepId> {
        let solution = self.puzzle.solution();
        solution.line_from(self.here(), self.student())
    }

    fn student(&self) -> Color {
        self.puzzle.student()
    }

    fn here(&self) -> StepId {
        self.path.last().copied().unwrap_or(StepId::START)
    }

    fn step(&self) -> Option<&Step> {
        self.puzzle.solution().step(self.here())
    }

    fn forces(&self) -> bool {
        self.step().is_some_and(|step| step.marks.forces)
    }

    /// How long the path was before the last own move on it.
    fn last_own_move(&self) -> usize {
        let solution = self.puzzle.solution();
        let is_own = |id: &StepId| {
            let step = solution.step(*id);
            step.is_some_and(|step| step.by == self.student())
        };
        self.path.iter().rposition(is_own).unwrap_or(0)
    }

    /// Says what an own move of the tree has led to.
    fn judge_own(&mut self) {
        let solution = self.puzzle.solution();
        let (student, here) = (self.student(), self.here());
        let Some(step) = solution.step(here) else {
            return;
        };
        let has_reply = !solution.replies(here, student).is_empty();
        let has_more = solution.moves_of(here, student).next().is_some();
        self.state = match step.verdict {
            Verdict::Wrong => State::Wrong(Basis::Tree),
            Verdict::Right if step.solves => State::Solved(Basis::Tree),
            Verdict::Right | Verdict::Open if has_reply => State::ToReply,
            // Some files have the moves of one side only.
            Verdict::Right | Verdict::Open if has_more => State::ToPlay,
            Verdict::Right => State::Solved(Basis::Tree),
            Verdict::Open => State::Open,
        };
        self.take_turn();
        self.note_outcome();
    }

    /// Says what a reply has led to.
    fn judge_reply(&mut self) {
        let solution = self.puzzle.solution();
        let here = self.here();
        let has_more = solution.moves_of(here, self.student()).next().is_some();
        let step = solution.step(here);
        let verdict = step.map_or(Verdict::Open, |step| step.verdict);
        let solves = step.is_some_and(|step| step.solves);
        self.state = match verdict {
            Verdict::Right if solves => State::Solved(Basis::Tree),
            Verdict::Right | Verdict::Open | Verdict::Wrong if has_more => State::ToPlay,
            Verdict::Right => State::Solved(Basis::Tree),
            Verdict::Wrong => State::Wrong(Basis::Tree),
            Verdict::Open => State::Open,
        };
        self.take_turn();
        self.note_outcome();
    }

    fn note_outcome(&mut self) {
        let decided = match self.state {
            State::Solved(_) => Some(Outcome::Solved),
            State::Wrong(_) => Some(Outcome::Failed),
            State::ToPlay
            | State::ToReply
            | State::Open
            | State::Asked
            | State::Outside(_)
            | State::Shown => None,
        };
        self.outcome = self.outcome.or(decided);
    }

    /// Makes it the turn of whoever solves the problem, where a file has the
    /// other side play twice, or not at all.
    fn take_turn(&mut self) {
        if self.state == State::ToPlay && self.position().to_play() != self.student() {
            let setup = Setup {
                to_play: Some(self.student()),
                ..Setup::default()
            };
            let arranged = self.history.arrange(setup);
            debug_assert!(arranged.is_ok(), "a turn is on every board");
        }
    }

    /// Plays a step, whatever the rules say of it.
    fn go(&mut self, id: StepId) {
        let puzzle = Arc::clone(&self.puzzle);
        let Some(step) = puzzle.solution().step(id) else {
            return;
        };
        if let Some(setup) = &step.setup {
            let arranged = self.history.arrange((**setup).clone());
            debug_assert!(arranged.is_ok(), "points were checked against the board");
        }
        let played = self.history.record(step.by, step.mv);
        debug_assert!(played.is_ok(), "points were checked against the board");
        self.path.push(id);
    }

    /// Goes back to where only so many steps were gone.
    fn rewind(&mut self, steps: usize) {
        let mut path = std::mem::take(&mut self.path);
        path.truncate(steps);
        self.history = History::new(self.puzzle.start().clone());
        self.outside = None;
        for id in path {
            self.go(id);
        }
        self.state = State::ToPlay;
        self.decided_at = 0;
        self.take_turn();
    }
}

#[cfg(test)]
mod tests;
