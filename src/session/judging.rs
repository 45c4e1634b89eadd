//! Moves that are not in the solution of a problem, judged in the background.

use super::Waker;
use super::background::{Background, Heard, Questions, Ticket, spare_cores};
use crate::ai::StopFlag;
use crate::puzzle::{Case, Judge, Judgement, NetworkJudge, ReadingJudge, judge_by};

/// Who is asked about moves that are in no tree, the most certain first.
#[must_use]
pub fn judges(threads: usize) -> Vec<Box<dyn Judge>> {
    vec![Box::new(ReadingJudge), Box::new(NetworkJudge::new(threads))]
}

/// A thread that judges moves, one at a time; whoever asks never waits.
#[derive(Debug)]
pub struct Judging {
    thread: Background<(Case, StopFlag), Option<Judgement>>,
    asked: Option<(Ticket, StopFlag)>,
}

impl Judging {
    /// A thread that calls the waker when it has an answer. It begins with the
    /// first question.
    #[must_use]
    pub const fn new(waker: Waker) -> Self {
        Self {
            thread: Background::new("problems", work, waker),
            asked: None,
        }
    }

    /// Asks about a move; what was asked before is forgotten.
    pub fn ask(&mut self, case: Case) {
        self.forget();
        let stop = StopFlag::new();
        let ticket = self.thread.ask((case, stop.clone()));
        // Without a thread nobody can say anything.
        self.asked = Some((ticket.unwrap_or_default(), stop));
        if ticket.is_none() {
            self.thread.shut_down();
        }
    }

    /// Whether an answer is waited for.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// Forgets what was asked.
    pub fn forget(&mut self) {
        if let Some((_, stop)) = self.asked.take() {
            stop.raise();
        }
    }

    /// The answer, once it is there; `Some(None)` where nobody could judge.
    pub fn answer(&mut self) -> Option<Option<Judgement>> {
        let (wanted, _) = self.asked.as_ref()?;
        let wanted = *wanted;
        if wanted == 0 {
            self.asked = None;
            return Some(None);
        }
        loop {
            match self.thread.hear() {
                Heard::Answer(ticket, judgement) if ticket == wanted => {
                    self.asked = None;
                    return Some(judgement);
                }
                Heard::Answer(..) => {}
                Heard::Nothing => return None,
                Heard::Gone => {
                    self.asked = None;
                    return Some(None);
                }
            }
        }
    }
}

impl Drop for Judging {
    fn drop(&mut self) {
        self.forget();
    }
}

fn work(questions: Questions<(Case, StopFlag), Option<Judgement>>) {
    let mut judges = judges(spare_cores());
    for ((case, stop), teller) in questions {
        teller.tell(judge_by(&mut judges, &case, &stop));
    }
}
