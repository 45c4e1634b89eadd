//! Moves that are in no tree: who can say something about them, and what that
//! rests on.

use crate::ai::{Question, StopFlag};
use crate::board::Color;
use crate::go::{Move, Position};

/// What an answer rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// The tree of the problem.
    Tree,
    /// Reading everything that can follow.
    Reading,
    /// What the network thinks of the positions.
    Network,
}

/// What is found of a move that is in no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// It does what the solution does.
    Good,
    /// It clearly does less.
    Bad,
    /// Nothing certain can be said.
    Unclear,
}

/// What is said of a move that is in no tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// What is found.
    pub finding: Finding,
    /// On what that rests.
    pub basis: Basis,
}

/// A move that is to be judged.
#[derive(Clone, Debug)]
pub struct Case {
    /// Where it was played.
    pub before: Question<Position>,
    /// The move.
    pub played: Move,
    /// What the solution has there, where it has a right move.
    pub right: Option<Move>,
    /// Who solves the problem.
    pub student: Color,
    /// Up to how many points a move may lose and is right all the same, where points
    /// are what counts.
    pub limit: Option<f32>,
}

/// Someone who can judge moves that are in no tree.
pub trait Judge: Send {
    /// What there is to say of a move; `None` where this one can say nothing,
    /// so that another may be asked, or once the flag is raised.
    fn judge(&mut self, case: &Case, stop: &StopFlag) -> Option<Judgement>;
}

/// What the first of these who knows something says of a move; `None` where
/// none does.
pub fn judge_by(judges: &mut [Box<dyn Judge>], case: &Case, stop: &StopFlag) -> Option<Judgement> {
    let mut said = judges.iter_mut().map(|judge| judge.judge(case, stop));
    said.find_map(|judgement| judgement)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;
    use crate::game::History;
    use crate::go::Ruleset;

    struct Says(Option<Judgement>);

    impl Judge for Says {
        fn judge(&mut self, _: &Case, _: &StopFlag) -> Option<Judgement> {
            self.0
        }
    }

    #[test]
    fn the_first_who_knows_something_is_believed() {
        let start = Position::new(Size::NINE, Ruleset::Japanese.rules());
        let case = Case {
            before: Question::of(&History::new(start)),
            played: Move::Pass,
            right: None,
            student: Color::Black,
            limit: None,
        };
        let said = |finding, basis| Some(Judgement { finding, basis });
        let read = said(Finding::Bad, Basis::Reading);
        let felt = said(Finding::Good, Basis::Network);
        let ask = |judges: [Option<Judgement>; 2]| {
            let mut judges = judges.map(|says| Box::new(Says(says)) as Box<dyn Judge>);
            judge_by(&mut judges, &case, &StopFlag::default())
        };
        assert_eq!(ask([read, felt]), read);
        assert_eq!(ask([None, felt]), felt);
        assert_eq!(ask([None, None]), None);
    }
}
