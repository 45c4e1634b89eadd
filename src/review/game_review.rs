//! What a review has found so far.

use super::facts::Fact;
use super::{Depth, Finding, Line, Loss, Reviewable, Reviewed};
use crate::ai::{Candidate, Question, Report};
use crate::board::Color;
use crate::game::{Game, History, TurnId};

/// What is known of the positions of a game, by turn. It grows while a
/// [`Reviewer`](super::Reviewer) tells what it finds.
#[derive(Clone, Debug, PartialEq)]
pub struct Review<M> {
    positions: Vec<Option<Reviewed<M>>>,
}

/// One move of a line, and what is known of it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove<M> {
    /// The turn.
    pub turn: TurnId,
    /// The turn before it.
    pub before: TurnId,
    /// The how-manieth move of the line it is, counting from 1.
    pub number: usize,
    /// Who played.
    pub by: Color,
    /// What.
    pub mv: M,
    /// What it cost.
    pub loss: Option<Loss>,
    /// Black's win rate after it.
    pub black_win: f32,
    /// Black's lead after it.
    pub black_lead: f32,
    /// Whether that lead is known, and what it cost is known in points.
    pub in_points: bool,
    /// The best move in its place, where that was another one.
    pub better: Option<Candidate<M>>,
}

impl<M> Default for Review<M> {
    fn default() -> Self {
        Self {
            positions: Vec::new(),
        }
    }
}

impl<M: Copy + PartialEq> Review<M> {
    /// Takes note of what was found; `played` is the move that follows in the
    /// game.
    pub fn add(&mut self, finding: Finding<M>, played: Option<M>) {
        let position = self.place(finding.turn).get_or_insert_default();
        let Finding {
            analyst,
            depth,
            report,
            is_over,
            ..
        } = finding;
        position.add_by(analyst, depth, report, played, is_over);
    }

    /// Takes note of all that is known of the position after a turn, in place of
    /// what was known before.
    pub fn put(&mut self, turn: TurnId, position: Reviewed<M>) {
        *self.place(turn) = Some(position);
    }

    fn place(&mut self, turn: TurnId) -> &mut Option<Reviewed<M>> {
        let index = turn.index();
        if self.positions.len() <= index {
            self.positions.resize_with(index + 1, || None);
        }
        &mut self.positions[index]
    }

    /// Forgets everything, as where the rules have changed.
    pub fn clear(&mut self) {
        self.positions.clear();
    }

    /// Whether nothing is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.iter().all(Option::is_none)
    }

    /// What is known of the position after a turn.
    #[must_use]
    pub fn position(&self, turn: TurnId) -> Option<&Reviewed<M>> {
        self.positions.get(turn.index())?.as_ref()
    }

    /// The deepest report about the position after a turn.
    #[must_use]
    pub fn report(&self, turn: TurnId) -> Option<&Report<M>> {
        self.position(turn)?.deepest()
    }

    /// What a move cost that led from one turn to another.
    #[must_use]
    pub fn loss(&self, before: TurnId, after: TurnId, by: Color, mv: M) -> Option<Loss> {
        Loss::of(self.position(before)?, self.position(after)?, by, mv)
    }

    /// How many positions of a line were looked at so closely.
    pub fn reached<G: Game<Move = M>>(&self, line: &Line<G>, depth: Depth) -> usize {
        let turns = line.turns();
        let has = |turn| self.position(turn).is_some_and(|of| of.has(depth));
        turns.filter(|&turn| has(turn)).count()
    }

    /// Why the move of a turn was bad: the most important reason first.
    #[must_use]
    pub fn facts<G: Reviewable<Move = M>>(&self, line: &Line<G>, turn: TurnId) -> Vec<Fact> {
        let found = || {
            let index = line.index_of(turn)?;
            let (by, mv) = line.move_to(index)?;
            let before = line.turn(index.checked_sub(1)?)?;
            let mut history = line.replay();
            let place = *history.path().get(index - 1)?;
            history.go_to(place);
            let known = [self.position(before)?, self.position(turn)?];
            facts_of_move(&history, by, mv, known)
        };
        found().unwrap_or_default()
    }

    /// What a move seems to cost by the first pass alone, by its median over the
    /// line. Without a search, whoever is to move is taken to be better off than
    /// they are, and more so the more there is to gain: every move would look like
    /// a mistake.
    fn raw_bias<G: Game<Move = M>>(&self, line: &Line<G>) -> f32 {
        let costs = (1..line.len()).filter_map(|index| {
            let (by, _) = line.move_to(index)?;
            let at = |index: usize| self.position(line.turn(index)?)?.at(Depth::Raw);
            let (before, after) = (at(index - 1)?, at(index)?);
            (before.to_play == by).then(|| before.lead(by) - after.lead(by))
        });
        let mut costs: Vec<f32> = costs.collect();
        costs.sort_by(f32::total_cmp);
        costs.get(costs.len() / 2).copied().unwrap_or(0.0).max(0.0)
    }

    /// The moves of a line with what is known of them.
    #[must_use]
    pub fn moves<G: Game<Move = M>>(&self, line: &Line<G>) -> Vec<ReviewedMove<M>> {
        let mut number = 0;
        let bias = self.raw_bias(line);
        let moves = (1..line.len()).filter_map(|index| {
            let (by, mv) = line.move_to(index)?;
            number += 1;
            let (before, turn) = (line.turn(index - 1)?, line.turn(index)?);
            let after = self.report(turn)?;
            let best = self
                .report(before)
                .and_then(|report| report.visited().next());
            let loss = self.loss(before, turn, by, mv);
            Some(ReviewedMove {
                turn,
                before,
                number,
                by,
                mv,
                loss: loss.map(|loss| loss.less_bias(bias)),
                in_points: {
                    let lead = self.position(turn).is_some_and(Reviewed::tells_leads);
                    lead && loss.is_none_or(|loss| loss.in_points)
                },
                black_win: after.black_win,
                black_lead: after.black_lead,
                better: best.filter(|best| best.mv != mv).cloned(),
            })
        });
        moves.collect()
    }
}

/// Why `mv` of `by` was bad, with what is known of the present position and of the
/// one after it; `None` where that is not enough to say what it cost.
pub(super) fn facts_of_move<G: Reviewable>(
    history: &History<G>,
    by: Color,
    mv: G::Move,
    [before, after]: [&Reviewed<G::Move>; 2],
) -> Option<Vec<Fact>> {
    let loss = Loss::of(before, after, by, mv)?;
    let reports = [before.at(loss.depth)?, after.at(loss.depth)?];
    Some(G::facts(&Question::of(history), mv, reports, loss.points))
}
