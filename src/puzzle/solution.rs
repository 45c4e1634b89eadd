//! The tree of a problem: its moves, and whether they are right.

use super::marks::NodeMarks;
use crate::board::{Color, Point};
use crate::go::{Move, Setup};

use super::Figure;

/// Whether a move leads to the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It does, by what its author says.
    Right,
    /// It does not.
    Wrong,
    /// Its author leaves that open, or says nothing.
    Open,
}

/// A step of a [`Solution`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepId(u32);

impl StepId {
    /// Where nothing has been played.
    pub const START: Self = Self(0);

    /// Its number, those before it having smaller ones.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move of a solution.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who plays it.
    pub by: Color,
    /// What is played.
    pub mv: Move,
    /// What the file does to the board by hand before that.
    pub setup: Option<Box<Setup>>,
    /// Whether it is right.
    pub verdict: Verdict,
    /// Whether the problem is solved with it, though the line may go on.
    pub solves: bool,
    pub(super) parent: StepId,
    pub(super) children: Vec<StepId>,
    pub(super) marks: NodeMarks,
}

/// All moves of a problem. The first step is the start, and no move.
#[derive(Clone, Debug)]
pub struct Solution {
    steps: Vec<Step>,
}

impl Step {
    /// What its author says of it.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.marks.text
    }

    /// What is drawn on the board beside it.
    #[must_use]
    pub fn figures(&self) -> &[(Point, Figure)] {
        &self.marks.figures
    }

    /// Whether it can be reached by playing.
    #[must_use]
    pub const fn is_reachable(&self) -> bool {
        !self.marks.is_barred
    }
}

impl Solution {
    /// A tree without moves, in which it is `student`'s turn.
    pub(super) fn new(student: Color) -> Self {
        let start = Step {
            by: student.other(),
            mv: Move::Pass,
            setup: None,
            verdict: Verdict::Open,
            solves: false,
            parent: StepId::START,
            children: Vec::new(),
            marks: NodeMarks::default(),
        };
        Self { steps: vec![start] }
    }

    /// Adds a move behind another.
    pub(super) fn add(
        &mut self,
        parent: StepId,
        by: Color,
        mv: Move,
        setup: Option<Box<Setup>>,
        marks: NodeMarks,
    ) -> StepId {
        let id = StepId(u32::try_from(self.steps.len()).unwrap_or(u32::MAX));
        self.steps.push(Step {
            by,
            mv,
            setup,
            verdict: Verdict::Open,
            solves: false,
            parent,
            children: Vec::new(),
            marks,
        });
        if let Some(above) = self.steps.get_mut(parent.index()) {
            above.children.push(id);
        }
        id
    }

    /// Whether there is no move in it.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.steps.len() <= 1
    }

    /// How many moves it has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    /// Whether something in it is right: only then can it tell what is wrong.
    #[must_use]
    pub fn has_answer(&self) -> bool {
        self.after(StepId::START)
            .any(|(_, step)| step.verdict == Verdict::Right)
    }

    /// A step; `None` for one of another solution.
    #[must_use]
    pub fn step(&self, id: StepId) -> Option<&Step> {
        self.steps.get(id.index())
    }

    pub(super) fn step_mut(&mut self, id: StepId) -> Option<&mut Step> {
        self.steps.get_mut(id.index())
    }

    /// All steps, each behind the one that it follows.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = (StepId, &Step)> {
        self.steps
            .iter()
            .enumerate()
            .map(|(index, step)| (StepId(u32::try_from(index).unwrap_or(u32::MAX)), step))
    }

    /// The step before one; that of the start is the start.
    #[must_use]
    pub fn parent(&self, id: StepId) -> StepId {
        self.step(id).map_or(StepId::START, |step| step.parent)
    }

    /// The steps that follow one, in the order of the file.
    pub fn after(&self, id: StepId) -> impl DoubleEndedIterator<Item = (StepId, &Step)> + Clone {
        let children = self.step(id).map(|step| step.children.as_slice());
        let children = children.unwrap_or_default().iter();
        children.filter_map(|&child| Some((child, self.step(child)?)))
    }

    /// The moves of one side that can be played after a step.
    pub fn moves_of(
        &self,
        id: StepId,
        by: Color,
    ) -> impl DoubleEndedIterator<Item = (StepId, &Step)> + Clone {
        self.after(id)
            .filter(move |(_, step)| step.by == by && step.is_reachable())
    }

    /// The replies to a step of whoever solves the problem: those to choose
    /// from, or else the first that its author meant.
    #[must_use]
    pub fn replies(&self, id: StepId, student: Color) -> Vec<StepId> {
        let replies = self.moves_of(id, student.other());
        let chosen: Vec<StepId> = replies
            .clone()
            .filter(|(_, step)| step.marks.is_choice)
            .map(|(id, _)| id)
            .collect();
        if !chosen.is_empty() {
            return chosen;
        }
        let verdict = self.step(id).map_or(Verdict::Open, |step| step.verdict);
        let as_told = replies.clone().find(|(_, step)| step.verdict == verdict);
        let first = as_told.or_else(|| replies.clone().next());
        first.map(|(id, _)| id).into_iter().collect()
    }

    /// How play goes on from a step by the best its author has: right moves
    /// of whoever solves the problem, and the usual replies.
    #[must_use]
    pub fn line_from(&self, id: StepId, student: Color) -> Vec<StepId> {
        let mut line = Vec::new();
        let mut here = id;
        while let Some(next) = self.next_in_line(here, student) {
            line.push(next);
            here = next;
        }
        line
    }

    fn next_in_line(&self, id: StepId, student: Color) -> Option<StepId> {
        let own = self.moves_of(id, student);
        let best = |wanted| own.clone().find(|(_, step)| step.verdict == wanted);
        let own_move = best(Verdict::Right)
            .or_else(|| best(Verdict::Open))
            .or_else(|| own.clone().next());
        let reply = || self.replies(id, student).first().copied();
        own_move.map(|(id, _)| id).or_else(reply)
    }
}
