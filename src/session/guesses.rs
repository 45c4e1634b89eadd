//! Guesses of the moves of a game, judged in the background.

use super::Waker;
use super::background::{Background, Heard, Questions, Ticket, cores};
use crate::ai::{Question, StopFlag};
use crate::go::Position;
use crate::guess::{GuessCase, GuessJudge, Worth};

/// Something that the thread is to do.
#[derive(Debug)]
enum Request {
    /// Look at the position that someone thinks about.
    Look(Box<Question<Position>>),
    /// Say what a guess is worth.
    Judge(Box<GuessCase>),
}

/// What was asked for last.
#[derive(Debug)]
struct Asked {
    stop: StopFlag,
    /// The guess that an answer is waited for; `None` where there is none, or there
    /// is no thread.
    ticket: Option<Ticket>,
    judges: bool,
}

/// A thread that judges guesses; whoever asks never waits.
#[derive(Debug)]
pub struct GuessThread {
    thread: Background<(Request, StopFlag), Option<Worth>>,
    asked: Option<Asked>,
}

impl GuessThread {
    /// A thread that calls the waker when it has an answer. It begins with the
    /// first question.
    #[must_use]
    pub const fn new(waker: Waker) -> Self {
        Self {
            thread: Background::new("guesses", work, waker),
            asked: None,
        }
    }

    /// Looks at a position while someone thinks about it.
    pub fn look(&mut self, question: Question<Position>) {
        self.ask(Request::Look(Box::new(question)), false);
    }

    /// Asks what a guess is worth.
    pub fn judge(&mut self, case: GuessCase) {
        self.ask(Request::Judge(Box::new(case)), true);
    }

    fn ask(&mut self, request: Request, judges: bool) {
        self.forget();
        let stop = StopFlag::new();
        let ticket = self.thread.ask((request, stop.clone()));
        if ticket.is_none() {
            self.thread.shut_down();
        }
        self.asked = Some(Asked {
            stop,
            ticket,
            judges,
        });
    }

    /// Forgets what was asked.
    pub fn forget(&mut self) {
        if let Some(asked) = self.asked.take() {
            asked.stop.raise();
        }
    }

    /// The answer about a guess, once it is there; `Some(None)` where nobody could
    /// judge it.
    pub fn answer(&mut self) -> Option<Option<Worth>> {
        let asked = self.asked.as_ref().filter(|asked| asked.judges)?;
        let Some(wanted) = asked.ticket else {
            self.asked = None;
            return Some(None);
        };
        loop {
            let worth = match self.thread.hear() {
                Heard::Answer(ticket, worth) if ticket == wanted => worth,
                Heard::Answer(..) => continue,
                Heard::Nothing => return None,
                Heard::Gone => None,
            };
            self.asked = None;
            return Some(worth);
        }
    }
}

impl Drop for GuessThread {
    fn drop(&mut self) {
        self.forget();
    }
}

fn work(questions: Questions<(Request, StopFlag), Option<Worth>>) {
    let mut judge = GuessJudge::new(cores(), rand::random());
    for ((request, stop), teller) in questions {
        match request {
            Request::Look(question) => judge.look(&question, &stop),
            Request::Judge(case) => {
                let worth = judge.judge(&case, &stop);
                if !stop.is_raised() {
                    teller.tell(worth);
                }
            }
        }
    }
}
