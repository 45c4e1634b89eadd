//! A teaching game: the teacher speaks before the computer answers, and what it
//! spoke about is kept with the game.

use super::computer::seats;
use super::teaching::{
    Finding, HintStep, MoveWarning, Offers, WarnedMark, WarnedMove, WarningAnswer, warned_turns,
};
use super::{Event, Moment, Notice, Playable, Session, rank_of};
use crate::ai::Question;
use crate::board::Color;
use crate::game::{HalfPoints, History, Turn, TurnId};
use crate::record::AnyMove;
use crate::review::facts::Region;
use crate::review::{GradeLimits, Warning};

/// How many moves the second step of a hint shows.
const CANDIDATES: usize = 3;
/// How many moves of the line its last step shows.
const LINE: usize = 7;

impl<G: Playable> Session<G> {
    /// How often the teacher may speak, where there is one: somebody plays against
    /// a computer and wants to learn from it.
    #[must_use]
    pub fn teaching(&self) -> Option<Offers> {
        Offers::of(&self.record).filter(|_| self.student().is_some() && self.rated().is_none())
    }

    /// Whom the teacher looks at.
    fn student(&self) -> Option<Color> {
        seats::lone_person(self.record.seats())
    }

    /// What the teacher says of the last move, while it waits for an answer.
    #[must_use]
    pub fn warning(&self) -> Option<MoveWarning> {
        let turn = self.cursor();
        let warning = self.teaching.warning(turn).filter(|_| self.is_at_play())?;
        Some(self.told(turn, warning))
    }

    /// Whether the computer has to wait for the teacher, or for whoever answers it.
    pub(super) fn is_held_by_teacher(&self) -> bool {
        let turn = self.cursor();
        self.teaching.is_judging(turn) || self.is_asked()
    }

    /// Whether the teacher waits for an answer.
    pub(super) fn is_asked(&self) -> bool {
        self.teaching.warning(self.cursor()).is_some() && self.is_at_play()
    }

    /// The moves that the teacher has spoken about, in the order of play.
    #[must_use]
    pub fn warned_moves(&self) -> Vec<WarnedMove> {
        let tree = self.record.history().tree();
        let warned = warned_turns(&self.record).into_iter();
        let warned = warned.filter_map(|(turn, mark)| {
            let (by, mv) = self.move_at(turn)?;
            let before = std::iter::successors(Some(turn), |&of| tree.parent(of));
            Some(WarnedMove {
                turn,
                number: before.filter(|&of| self.move_at(of).is_some()).count(),
                by,
                mv,
                loss: mark.loss,
                answer: mark.answer,
            })
        });
        warned.collect()
    }

    /// The hint for the present position, as far as it was asked for.
    #[must_use]
    pub fn hint_step(&self) -> Option<HintStep> {
        let (steps, report) = self.teaching.hint(self.cursor())?;
        let best = report.visited().next()?;
        let any = |mv| self.any_move(mv);
        let point = any(best.mv).point();
        Some(match (steps, point) {
            (1, Some(point)) => HintStep::Region(Region::of(point, self.record.size())),
            (2, Some(_)) => {
                let moves = report.visited().take(CANDIDATES).map(|of| any(of.mv));
                let mut moves: Vec<AnyMove> = moves.filter(|mv| mv.point().is_some()).collect();
                moves.sort_by_key(|mv| mv.point().map(|at| (at.row, at.col)));
                HintStep::Candidates(moves)
            }
            // Nothing is left to look for.
            (0..=3, _) => HintStep::Move(any(best.mv)),
            (4.., _) => {
                let sides = std::iter::successors(Some(report.to_play), |side| Some(side.other()));
                let line = best.variation.iter().take(LINE).map(|&mv| any(mv));
                HintStep::Line(sides.zip(line).collect())
            }
        })
    }

    /// Another step of the hint is wanted.
    pub(super) fn ask_hint_step(&mut self) {
        match self.teaching.want_hint(self.cursor()) {
            true => self.say_hint_step(),
            false => self.say(Notice::Hinting),
        }
    }

    fn say_hint_step(&mut self) {
        self.say(match self.hint_step() {
            Some(step) => Notice::HintStep(step),
            None => Notice::NoHint,
        });
    }

    /// Says once more what the teacher waits for an answer to.
    pub(super) fn say_asked(&mut self) {
        if let Some(warning) = self.warning() {
            self.say(Notice::Warned(warning));
        }
    }

    /// The move that the teacher spoke about stays, and the computer answers it.
    pub(super) fn leave_move(&mut self, now: Moment) {
        if !self.is_asked() {
            return;
        }
        self.mark_warned(WarningAnswer::Left);
        self.teaching.answered();
        self.messages.clear();
        self.let_clock_run(now);
    }

    /// The move that the teacher spoke about is taken back. It stays in the tree.
    pub(super) fn take_back(&mut self, now: Moment) {
        let parent = self.record.history().tree().parent(self.cursor());
        let Some(parent) = parent.filter(|_| self.is_asked()) else {
            return;
        };
        self.mark_warned(WarningAnswer::TakenBack);
        self.teaching.answered();
        self.teaching.release_clock();
        self.revisit(parent, now);
        self.start_clock(now);
        self.say(Notice::TakenBack);
    }

    /// Writes down with the last move what became of it.
    fn mark_warned(&mut self, answer: WarningAnswer) {
        let turn = self.cursor();
        let known = WarnedMark::of(&self.record, turn).map(|mark| mark.loss);
        let told = self.teaching.warning(turn).map(|of| points(of.loss.points));
        let Some(loss) = told.or(known) else {
            return;
        };
        for change in (WarnedMark { answer, loss }).changes(turn) {
            self.change_or_say(change);
        }
    }

    fn told(&self, turn: TurnId, of: &Warning<G::Move>) -> MoveWarning {
        MoveWarning {
            turn,
            by: of.by,
            mv: self.any_move(of.mv),
            loss: points(of.loss.points),
            grade: of.grade,
            facts: of.facts.clone(),
        }
    }
}

/// Who is asked what.
impl<G: Playable> Session<G> {
    /// Says what the teacher is to think about now.
    pub(super) fn assign_teacher(&mut self, now: Moment) {
        match self.lesson() {
            Some(Lesson::Look) => {
                let history = self.record.history();
                self.teaching.look(history.cursor(), || question(history));
            }
            Some(Lesson::Judge { mv, before }) => {
                let (turn, limits) = (self.cursor(), self.student_limits());
                let history = self.record.history();
                self.teaching.judge(turn, mv, limits, || {
                    let mut earlier = history.clone();
                    earlier.go_to(before);
                    question(&earlier)
                });
            }
            None => self.teaching.rest(),
        }
        if self.is_held_by_teacher() && self.clock.running().is_some() {
            self.stop_clock(now);
            self.teaching.hold_clock();
        }
    }

    /// What the teacher should be doing.
    fn lesson(&mut self) -> Option<Lesson<G::Move>> {
        let (offers, student) = self.teaching().zip(self.student())?;
        if !self.is_in_play() || !self.is_at_play() || self.is_asked() {
            return None;
        }
        let turn = self.cursor();
        if self.position().to_play() == student {
            let wanted = self.may_speak(offers) || self.teaching.is_hinting();
            return (wanted && self.position().can_be_taught()).then_some(Lesson::Look);
        }
        let tree = self.record.history().tree();
        let Some(&Turn::Move { by, mv }) = tree.turn(turn) else {
            return None;
        };
        let before = tree.parent(turn).filter(|_| by == student)?;
        match WarnedMark::of(&self.record, turn).map(|mark| mark.answer) {
            // Played again after all.
            Some(WarningAnswer::TakenBack) => {
                self.mark_warned(WarningAnswer::Left);
                return None;
            }
            Some(WarningAnswer::Left) => return None,
            None => (),
        }
        let unheard = !self.teaching.has_judged(turn) && self.position().can_be_taught();
        (unheard && self.may_speak(offers)).then_some(Lesson::Judge { mv, before })
    }

    /// Whether the teacher has not yet spoken as often as it may.
    fn may_speak(&self, offers: Offers) -> bool {
        let most = offers.most();
        most.is_none_or(|most| warned_turns(&self.record).len() < most)
    }

    /// By which limits a move of the student is a mistake: those that games are gone
    /// over by, and where nobody knows for whom, those for the rank of the computer.
    fn student_limits(&self) -> GradeLimits {
        let settings = self.reviewing.settings();
        let opponent = || {
            let student = self.student()?;
            rank_of(G::KIND, &self.record.seats()[student.other()])
        };
        match settings.limits_are_known {
            true => settings.limits,
            false => opponent().map_or(settings.limits, GradeLimits::for_rank),
        }
    }

    /// Takes what the teacher has found.
    pub(super) fn hear_teacher(&mut self, now: Moment) {
        while let Some(finding) = self.teaching.hear() {
            match finding {
                Finding::Hint => self.say_hint_step(),
                Finding::Judged(turn) if turn == self.cursor() => match self.warning() {
                    Some(warning) => {
                        self.messages.emit(Event::Warned);
                        self.say(Notice::Warned(warning));
                    }
                    None => self.let_clock_run(now),
                },
                Finding::Judged(_) => (),
            }
            self.messages.touch();
        }
    }

    /// Sets the clock going again that waited for the teacher.
    fn let_clock_run(&mut self, now: Moment) {
        if self.teaching.release_clock() && self.is_at_play() {
            self.start_clock(now);
        }
    }
}

/// Something for the teacher to do.
enum Lesson<M> {
    /// Look at the position that the student thinks about.
    Look,
    /// Judge the student's move, which was played after this turn.
    Judge { mv: M, before: TurnId },
}

fn question<G: Playable>(history: &History<G>) -> Question<G> {
    Question::of(history).with_purpose(G::purpose(history))
}

/// Points as they are told: halves while they are few.
fn points(points: f32) -> HalfPoints {
    let points = points.clamp(0.0, 1_000.0);
    if points < 3.0 {
        HalfPoints::from_halves((points * 2.0).round() as i32)
    } else {
        HalfPoints::from_points(points.round() as i32)
    }
}
