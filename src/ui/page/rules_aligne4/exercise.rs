//! A board of the page: what is done on it, and whether the rules say that
//! what was asked is reached.

use super::plan::{Goal, Plan};
use crate::aligne4::{IllegalMove, Move, Position, Square};
use crate::game::{Game as _, History, Outcome, Turn};
use crate::scene::Pieces;
use crate::session::{MovePart, Picked, Playable as _};
use crate::words::{Aligne4Text, Language, piece_name, shared};

/// What became of what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ExerciseOutcome {
    /// Nothing yet.
    Open,
    /// It was reached.
    Done,
    /// Something else was.
    Missed,
}

/// A board of the page, with what was done on it.
#[derive(Clone, Debug)]
pub(super) struct Exercise {
    plan: &'static Plan,
    game: History<Position>,
    picked: Picked,
    /// What was to be said after each move, the first one first.
    verdicts: Vec<ExerciseOutcome>,
    refusal: Option<IllegalMove>,
}

impl Exercise {
    pub(super) fn new(plan: &'static Plan) -> Self {
        let mut game = History::new(Position::new(plan.variant));
        for mv in plan.opening() {
            // A board whose opening the rules refuse is shown as far as it goes.
            if game.play(mv).is_err() {
                break;
            }
        }
        Self {
            plan,
            game,
            picked: Picked::Nothing,
            verdicts: Vec::new(),
            refusal: None,
        }
    }

    pub(super) const fn plan(&self) -> &'static Plan {
        self.plan
    }

    /// What there is to see.
    pub(super) fn pieces(&self) -> Pieces {
        Pieces {
            picked: self.picked,
            ..Pieces::of(self.game.position())
        }
    }

    /// Why the last thing tried was refused, until something else is done.
    pub(super) const fn refusal(&self) -> Option<IllegalMove> {
        self.refusal
    }

    pub(super) const fn can_undo(&self) -> bool {
        !self.verdicts.is_empty()
    }

    pub(super) fn verdict(&self) -> ExerciseOutcome {
        self.verdicts
            .last()
            .copied()
            .unwrap_or(ExerciseOutcome::Open)
    }

    /// Half a move, or the rest of it.
    pub(super) fn choose(&mut self, chosen: MovePart) {
        self.refusal = None;
        let position = *self.game.position();
        let mv = match position.pick(&mut self.picked, chosen) {
            Ok(Some(mv)) => mv,
            Ok(None) => return,
            Err(why) => {
                self.refusal = Some(why);
                return;
            }
        };
        match self.game.play(mv) {
            Ok(_) => {
                self.picked = Picked::Nothing;
                let verdict = match self.verdict() {
                    ExerciseOutcome::Done => ExerciseOutcome::Done,
                    ExerciseOutcome::Open | ExerciseOutcome::Missed => self.judge(mv),
                };
                self.verdicts.push(verdict);
            }
            Err(why) => self.refusal = Some(why),
        }
    }

    pub(super) fn undo(&mut self) {
        if self.verdicts.pop().is_some() {
            self.game.undo();
        }
        self.picked = Picked::Nothing;
        self.refusal = None;
    }

    pub(super) fn reset(&mut self) {
        *self = Self::new(self.plan);
    }

    /// Whether the rules say that what was asked for is there.
    fn judge(&self, mv: Move) -> ExerciseOutcome {
        let position = self.game.position();
        let board = position.board();
        let reached = |so: bool| {
            if so {
                ExerciseOutcome::Done
            } else {
                ExerciseOutcome::Missed
            }
        };
        match (self.plan.goal, mv) {
            (Goal::Move, _) => ExerciseOutcome::Done,
            (Goal::Win, _) => reached(!position.winning_lines().is_empty()),
            (Goal::DeadRow, _) => {
                let row = Square::ALL.into_iter().take(4);
                let full = row.map(|at| board.piece(at)).all(|piece| piece.is_some());
                if full && !position.is_over() {
                    ExerciseOutcome::Done
                } else {
                    ExerciseOutcome::Open
                }
            }
            (Goal::Safe, _) => reached(!position.is_over() && !board.can_be_completed()),
            (Goal::Draw, _) => reached(position.outcome() == Some(Outcome::Draw)),
            (Goal::SafeGift, Move::Give(piece)) => {
                let mut squares = board.empty_squares();
                reached(!squares.any(|at| board.completes(piece, at)))
            }
            (Goal::SafeGift, Move::Put { .. } | Move::Set(_)) => self.verdict(),
        }
    }

    /// What is said of what was reached, if there is something to say.
    pub(super) fn said(&self, language: Language) -> Option<String> {
        let phrase = match (self.plan.goal, self.verdict()) {
            (_, ExerciseOutcome::Open) => return None,
            (Goal::Move, _) => return Some(self.whole_move(language)),
            (Goal::Win, ExerciseOutcome::Done) => {
                let lines = self.game.position().winning_lines();
                return lines.first().map(|line| shared(language, line.values));
            }
            (Goal::Win, ExerciseOutcome::Missed) => Aligne4Text::LineMissed,
            (Goal::DeadRow, _) => Aligne4Text::NoLineDone,
            (Goal::Safe, ExerciseOutcome::Done) => Aligne4Text::SafeDone,
            (Goal::Safe, ExerciseOutcome::Missed) => Aligne4Text::SafeMissed,
            (Goal::Draw, _) => Aligne4Text::DrawDone,
            (Goal::SafeGift, ExerciseOutcome::Done) => Aligne4Text::QuartoDone,
            (Goal::SafeGift, ExerciseOutcome::Missed) => Aligne4Text::QuartoMissed,
        };
        Some(language.say(phrase).to_owned())
    }

    /// The piece that was put last, and where.
    fn whole_move(&self, language: Language) -> String {
        let tree = self.game.tree();
        let turn = tree.turn(self.game.cursor());
        let Some(Turn::Move {
            mv: Move::Put { piece, at },
            ..
        }) = turn
        else {
            return String::new();
        };
        let number = Square::at(*at).map_or(0, Square::number);
        let piece = piece_name(language, *piece);
        language.fill(Aligne4Text::TurnDone, &[&piece, &number])
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::PLANS;
    use super::*;
    use crate::aligne4::Piece;

    fn plan(title: Aligne4Text) -> Exercise {
        let plan = PLANS.iter().find(|plan| plan.title == title).unwrap();
        Exercise::new(plan)
    }

    fn put(exercise: &mut Exercise, piece: usize, square: usize) -> ExerciseOutcome {
        exercise.choose(MovePart::Piece(Piece::ALL[piece]));
        exercise.choose(MovePart::Point(Square::ALL[square].point()));
        exercise.verdict()
    }

    /// How many of all the moves that the rules allow at the start have each
    /// verdict: done, missed, open.
    fn verdicts(title: Aligne4Text) -> [usize; 3] {
        let start = plan(title);
        let mut counts = [0; 3];
        for mv in start.game.legal_moves() {
            let mut exercise = start.clone();
            let chosen = match mv {
                Move::Put { piece, at } => vec![MovePart::Point(at), MovePart::Piece(piece)],
                Move::Give(piece) => vec![MovePart::Piece(piece)],
                Move::Set(at) => vec![MovePart::Point(at)],
            };
            for part in chosen {
                exercise.choose(part);
            }
            assert_eq!(exercise.verdicts.len(), 1);
            counts[match exercise.verdict() {
                ExerciseOutcome::Done => 0,
                ExerciseOutcome::Missed => 1,
                ExerciseOutcome::Open => 2,
            }] += 1;
        }
        counts
    }

    #[test]
    fn every_board_begins_as_it_is_planned_and_can_be_played_on() {
        for plan in &PLANS {
            let exercise = Exercise::new(plan);
            let pieces = exercise.pieces();
            assert!(pieces.is_live(), "{:?}", plan.title);
            for &(piece, square) in plan.start {
                let at = Square::ALL[usize::from(square)].point();
                assert_eq!(pieces.squares[at], Piece::new(piece));
            }
            assert_eq!(pieces.tray.len(), 16 - plan.start.len());
        }
    }

    #[test]
    fn several_answers_are_right_and_the_rules_tell_which() {
        assert_eq!(verdicts(Aligne4Text::Turn), [256, 0, 0]);
        assert_eq!(verdicts(Aligne4Text::Line), [9, 112, 0]);
        assert_eq!(verdicts(Aligne4Text::NoLine), [12, 0, 132]);
        assert_eq!(verdicts(Aligne4Text::Safe), [30, 70, 0]);
        assert_eq!(verdicts(Aligne4Text::Drawn), [1, 0, 0]);
        assert_eq!(verdicts(Aligne4Text::Quarto), [2, 8, 0]);
    }

    #[test]
    fn a_miss_can_be_taken_back_and_mended() {
        let mut exercise = plan(Aligne4Text::Line);
        assert_eq!(put(&mut exercise, 11, 0), ExerciseOutcome::Missed);
        exercise.undo();
        assert_eq!(exercise.verdict(), ExerciseOutcome::Open);
        assert!(!exercise.can_undo());
        exercise.undo();
        assert_eq!(exercise.pieces().tray.len(), 11, "the start stays");
        assert_eq!(put(&mut exercise, 4, 13), ExerciseOutcome::Done);
        let said = exercise.said(Language::English).unwrap();
        assert_eq!(said, "All four are large and round");
        exercise.reset();
        assert_eq!(exercise.said(Language::English), None);
    }

    #[test]
    fn what_the_rules_refuse_is_said_and_changes_nothing() {
        let mut exercise = plan(Aligne4Text::Line);
        assert_eq!(put(&mut exercise, 2, 1), ExerciseOutcome::Open);
        assert_eq!(
            exercise.refusal(),
            Some(IllegalMove::Occupied(Square::ALL[1]))
        );
        exercise.choose(MovePart::Point(Square::ALL[13].point()));
        assert_eq!(exercise.refusal(), None);
        assert_eq!(
            exercise.verdict(),
            ExerciseOutcome::Done,
            "the piece is still held"
        );
    }

    #[test]
    fn what_was_reached_stays_reached_while_the_game_goes_on() {
        let mut exercise = plan(Aligne4Text::Quarto);
        exercise.choose(MovePart::Piece(Piece::ALL[8]));
        assert_eq!(exercise.verdict(), ExerciseOutcome::Done);
        exercise.choose(MovePart::Point(Square::ALL[0].point()));
        assert_eq!(exercise.verdict(), ExerciseOutcome::Done);
        exercise.undo();
        exercise.undo();
        assert_eq!(exercise.verdict(), ExerciseOutcome::Open);
    }
}
