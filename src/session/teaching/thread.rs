//! The thread of a teacher.

use crate::ai::{Question, Report, StopFlag};
use crate::review::{GradeLimits, Reviewable, Teacher, Warning};
use crate::session::background::{Questions, cores};

/// Something that the teacher is to do.
#[derive(Debug)]
pub(super) enum Lesson<G: Reviewable> {
    /// Look at the position that the student thinks about.
    Look(Box<Question<G>>),
    /// Say what is wrong with the student's move in a position, if anything is.
    Judge {
        before: Box<Question<G>>,
        mv: G::Move,
        limits: GradeLimits,
    },
}

/// A lesson, and a flag that ends it.
#[derive(Debug)]
pub(super) struct Request<G: Reviewable> {
    pub(super) stop: StopFlag,
    pub(super) lesson: Lesson<G>,
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Answer<M> {
    /// What was found in a position so far.
    Found(Box<Report<M>>),
    /// The same, and nothing follows.
    Looked(Option<Box<Report<M>>>),
    /// What is to be said of a move.
    Judged(Option<Box<Warning<M>>>),
}

/// What the thread does. What was stopped is not told.
pub(super) fn teach<G: Reviewable>(questions: Questions<Request<G>, Answer<G::Move>>) {
    let mut teacher = Teacher::<G>::new(cores(), rand::random());
    for (Request { stop, lesson }, teller) in questions {
        let answer = match lesson {
            Lesson::Look(question) => {
                let mut tell = |report| teller.tell(Answer::Found(Box::new(report)));
                let found = teacher.look(&question, &stop, &mut tell);
                Answer::Looked(found.cloned().map(Box::new))
            }
            Lesson::Judge { before, mv, limits } => {
                let warning = teacher.judge(&before, mv, &limits, &stop);
                Answer::Judged(warning.map(Box::new))
            }
        };
        if !stop.is_raised() {
            teller.tell(answer);
        }
    }
}
